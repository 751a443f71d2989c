Feature: Turns and activations
  In a turn each player gets one action; the coaches activate one player each in turn, the First coach first.

  Rule: In one turn each player gets one action

    @TURN.one-action
    Scenario Outline: A man who had his turn cannot <what> again
      Given F1 had their turn
      And F1 has the ball
      And F1 stands on 0,12
      And F3 stands on 1,13
      When red plays <action>
      Then it is refused under TURN.one-action
      And nothing has changed

      Examples:
        | what  | action         |
        | move  | move F1 to 0,10 |
        | pass  | pass F1 to F2  |
        | shoot | shoot F1       |
        | skip  | skip F1        |

    @TURN.one-action
    Scenario: A second steal by one man in one turn is refused
      Given F3 stands on 0,-4
      And F3 has the ball
      And M1 stands on 0,-6
      When red rolls d6 1 to steal M1 from F3
      Then M1 had their turn
      When blue plays skip G2
      And red rolls d6 6 to steal M1 from F3
      Then it is refused under TURN.one-action

    @TURN.one-action @TURN.alternate @TURN.complete
    Scenario: All six men of a coach may act in one turn
      Given F3, M3, M4, D2, D3 and G2 had their turn
      When red plays move F1 to -4,-16
      And red plays move F2 to 4,-16
      And red plays move M1 to -4,-8
      And red plays move M2 to 4,-8
      And red plays move D1 to -4,-4
      Then F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G2 had their turn
      And it is half 1, turn 1
      When red plays move G1 to 0,-18
      Then it is half 1, turn 2
      And nobody had their turn

    @TURN.one-action @TURN.first-starts
    Scenario: In the next turn everybody has his action again
      Given F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      And red plays move F1 to -4,-16
      Then F1 had their turn
      And F1 stands on -4,-16

  Rule: The action is a permission

    @TURN.optional @TURN.pass-on
    Scenario: A coach may finish a turn without acting with anyone
      Given F1, F2, M1, M2, D1 and G1 had their turn
      And it is blue's activation
      When blue plays skip F3
      And blue plays skip M3
      And blue plays skip M4
      And blue plays skip D2
      And blue plays skip D3
      And blue plays skip G2
      Then it is half 1, turn 2
      And F3 stands on -4,14
      And the ball lies loose on 0,0

    @TURN.optional @TURN.pass-on
    Scenario: Even the man with the ball may be skipped and keeps it
      Given F1 has the ball
      When red plays skip F1
      Then F1 has the ball
      And F1 had their turn
      And it is blue's activation

  Rule: Within a turn the coaches take turns

    @TURN.alternate
    Scenario: After red's activation comes blue's, after blue's red's
      When red plays move F1 to -4,-12
      Then these may act: blue (move, skip)
      And it is blue's activation
      When blue plays move F3 to -4,12
      Then these may act: red (move, skip)
      And it is red's activation
      And F1 and F3 had their turn

    @TURN.alternate
    Scenario: A coach cannot activate two men in a row while the other has men left
      When red plays move F1 to -4,-12
      And red plays move F2 to 4,-12
      Then it is refused under TURN.alternate

    @TURN.alternate
    Scenario Outline: Out of turn blue cannot <action>
      When blue plays <action>
      Then it is refused under TURN.alternate
      And nothing has changed

      Examples:
        | action           |
        | move F3 to -4,12 |
        | skip G2          |

    @TEAM.draft-own
    Scenario: A coach does not activate the other's men
      When red plays move F3 to -4,12
      Then it is refused under TEAM.draft-own
      And nothing has changed

    @TURN.alternate
    Scenario: A coach with men left goes on alone when the other has none
      Given F1, F2, M1, M2 and D1 had their turn
      When red plays skip G1
      Then these may act: blue (move, skip)
      When blue plays skip F3
      Then it is blue's activation
      When blue plays skip M3
      Then it is blue's activation
      And F1, F2, F3, M1, M2, M3, D1 and G1 had their turn

    @TURN.complete
    Scenario: A man who was sent off takes no place in the order
      Given F1, F2, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And F3 has been caught twice before
      And F3 has been sent off
      And it is blue's activation
      When blue plays skip G2
      Then it is half 1, turn 2
      And it is red's activation

  Rule: Every turn the First coach activates first

    @TURN.first-starts @TURN.complete
    Scenario Outline: With <first> First turn <next> of half <half> begins with <first>
      Given it is half <half>, turn <turn>
      And <first> is First coach
      And F1, F2, F3, M1, M2, M3, M4, D1, D2 and D3 had their turn
      And it is <first>'s activation
      When <first> plays skip <goalie>
      And <second> plays skip <other>
      Then it is half <half>, turn <next>
      And it is <first>'s activation

      Examples:
        | half | turn | next | first | second | goalie | other |
        | 1    | 1    | 2    | red   | blue   | G1     | G2    |
        | 1    | 1    | 2    | blue  | red    | G2     | G1    |
        | 1    | 9    | 10   | red   | blue   | G1     | G2    |
        | 2    | 1    | 2    | blue  | red    | G2     | G1    |
        | 2    | 9    | 10   | blue  | red    | G2     | G1    |

    @TURN.first-starts
    Scenario: The First coach begins although he had the last activation of the turn before
      Given F3, M3, M4, D2, D3, G2, F1, F2, M1, M2 and D1 had their turn
      When red plays skip G1
      Then it is half 1, turn 2
      And it is red's activation

    @TURN.first-starts @TURN.alternate
    Scenario: At the start of a turn the Second coach has to wait
      Given F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      And blue plays move F3 to -4,12
      Then it is refused under TURN.first-starts

  Rule: The turn is over when every man of both coaches is done

    @TURN.complete @TURN.pass-on
    Scenario: With eleven men done the turn is open, with twelve it is over
      Given F1, F2, F3, M1, M2, M3, M4, D1, D2 and D3 had their turn
      When red plays skip G1
      Then it is half 1, turn 1
      And it is blue's activation
      When blue plays skip G2
      Then it is half 1, turn 2
      And nobody had their turn

    @TURN.complete
    Scenario: Nobody can be about to act when everybody is done
      Given F1, F2, F3, M1, M2, M3, M4, D1, D2, D3, G1 and G2 had their turn
      When the position is put on the table
      Then it is refused under TURN.complete

    @SETUP.second-has-ball @SHOOT.success
    Scenario Outline: After a goal in mid-turn the set-up is made and turn <turn> goes on with <next> under <reading>
      Given the reading TS-A23 is <reading>
      And F1 stands on -1,15
      And F1 has the ball
      And M1, D3, G1 and F3 had their turn
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 6 to roll-shot
      Then these may act: red (place)
      And the score is red 1, blue 0
      And the phase is set-up
      And the position has "blue" at /kick_off
      When red plays place F1 on 0,-2
      And red plays place F2 on 4,-14
      And red plays place M1 on -4,-10
      And red plays place M2 on 4,-10
      And red plays place D1 on -4,-6
      And red plays place G1 on 0,-16
      And blue plays place F3 on 0,2
      And blue plays place M3 on 4,14
      And blue plays place M4 on -4,10
      And blue plays place D2 on 4,10
      And blue plays place D3 on 4,6
      And blue plays place G2 on 0,16
      Then F3 has the ball
      And it is half 1, turn <turn>
      And it is <next>'s activation
      And <done> had their turn

      Examples:
        | reading         | turn | next | done                  |
        | reset-same-turn | 1    | blue | F1, F3, M1, D3 and G1 |

    @SHOOT.success
    Scenario: Under reset-new-turn the turn is over with the goal and the First coach begins after the set-up
      Given the reading TS-A23 is reset-new-turn
      And F1 stands on -1,15
      And F1 has the ball
      And M1, D3, G1 and F3 had their turn
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 6 to roll-shot
      Then these may act: red (place)
      And it is half 1, turn 2
      And the score is red 1, blue 0
      And the position has "blue" at /kick_off
      When red plays place F1 on 0,-2
      And red plays place F2 on 4,-14
      And red plays place M1 on -4,-10
      And red plays place M2 on 4,-10
      And red plays place D1 on -4,-6
      And red plays place G1 on 0,-16
      And blue plays place F3 on 0,2
      And blue plays place M3 on 4,14
      And blue plays place M4 on -4,10
      And blue plays place D2 on 4,10
      And blue plays place D3 on 4,6
      And blue plays place G2 on 0,16
      Then F3 has the ball
      And it is half 1, turn 2
      And it is red's activation
      And nobody had their turn

    @SHOOT.success
    Scenario: Under goalie-ball everybody stays after a goal and the beaten goalie has the ball
      Given the reading TS-A23 is goalie-ball
      And F1 stands on -1,15
      And F1 has the ball
      And M1, D3, G1 and F3 had their turn
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 6 to roll-shot
      Then it is blue's activation
      And it is half 1, turn 1
      And G2 has the ball
      And G2 stands on 1,17
      And F1 stands on -1,15
      And the score is red 1, blue 0
      And F1, F3, M1, D3 and G1 had their turn

    @TURN.complete
    Scenario: A goal with the last activation of a turn is followed by the set-up and then by the next turn
      Given F1 stands on -1,15
      And F1 has the ball
      And F2, F3, M1, M2, M3, M4, D1, D2, D3, G1 and G2 had their turn
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 6 to roll-shot
      Then the phase is set-up
      And the score is red 1, blue 0
      When red plays place F1 on 0,-2
      And red plays place F2 on 4,-14
      And red plays place M1 on -4,-10
      And red plays place M2 on 4,-10
      And red plays place D1 on -4,-6
      And red plays place G1 on 0,-16
      And blue plays place F3 on 0,2
      And blue plays place M3 on 4,14
      And blue plays place M4 on -4,10
      And blue plays place D2 on 4,10
      And blue plays place D3 on 4,6
      And blue plays place G2 on 0,16
      Then F3 has the ball
      And it is half 1, turn 2
      And it is red's activation
      And nobody had their turn

  Rule: A coach may skip a man, and the man is then done

    @TURN.pass-on
    Scenario: A skip takes the coach's place in the order
      When red plays skip M1
      Then it is blue's activation
      And M1 had their turn
      And M1 stands on -4,-10

    @TURN.pass-on @TURN.one-action
    Scenario: A skipped man does not come back in the same turn
      When red plays skip M1
      And blue plays skip F3
      And red plays move M1 to -4,-8
      Then it is refused under TURN.one-action

    @TURN.pass-on
    Scenario: A skip names one man and leaves the others their actions
      When red plays skip M1
      And blue plays skip F3
      Then these may act: red (move, skip)
      And red cannot skip M1
      And red can skip F1
      And red can move F1 to -4,-12

    @TURN.pass-on
    Scenario: The last goalie in his corner of the goal has exactly these actions
      Given F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G2 had their turn
      And G1 stands on 1,-17
      # 0,-18 and 1,-15 and 0,-16 are next to him; two steps take him to -1,-17, -1,-15, 1,-13 and 0,-14
      When the position is put on the table
      Then red has exactly these actions
        | action             |
        | move G1 to 0,-18   |
        | move G1 to 1,-15   |
        | move G1 to 0,-16   |
        | move G1 to -1,-17  |
        | move G1 to -1,-15  |
        | move G1 to 1,-13   |
        | move G1 to 0,-14   |
        | skip G1            |
      When red plays skip G1
      Then it is half 1, turn 2

    @TURN.pass-on
    Scenario: The last man in the corner of the field has nine steps to choose from
      Given F2, F3, M1, M2, M3, M4, D1, D2, D3, G1 and G2 had their turn
      And F1 stands on -4,-16
      # -4,-14 and -3,-15 at one step; -4,-12, -3,-13, -2,-16 and -2,-14 at two; and the skip
      When the sequences of 1 steps are counted over all chances
      Then there are 7
      When red plays skip F1
      Then it is half 1, turn 2

  Rule: Whether an interception takes a man's action is a matter of reading

    @TURN.one-action @ACTTAB.intercept
    Scenario Outline: After a vain try the interceptor <has> under <reading>
      Given the reading TS-A29 is <reading>
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,-4
      And F3 stands on 1,-7
      When red plays pass M1 to M2
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 4, d6 6 to intercept F3
      Then M2 has the ball
      And it is blue's activation
      And <done> had their turn
      And the position has [] at /spent_ahead

      Examples:
        | reading       | has                      | done      |
        | spends-action | has no action left       | F3 and M1 |
        | free-reaction | still has his own action | M1        |
        | spends-next   | has no action left       | F3 and M1 |

    @TURN.pass-on @INTERCEPT.path
    Scenario: A man who lets a pass by keeps his action
      Given M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,-4
      And F3 stands on 1,-7
      When red plays pass M1 to M2
      And blue rolls d6 6 to let-by F3
      Then M2 has the ball
      And M1 had their turn
      When blue plays skip F3
      Then F3 and M1 had their turn

    @TURN.one-action
    Scenario: Under spends-action a man who had his turn is not asked whether he intercepts
      Given M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,-4
      And F3 stands on 1,-7
      And F3 had their turn
      When red rolls d6 6 to pass M1 to M2
      Then M2 has the ball
      And F3 and M1 had their turn

    @TURN.one-action @INTERCEPT.path
    Scenario Outline: A man who had his turn may intercept under <reading> and <pays>
      Given the reading TS-A29 is <reading>
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,-4
      And F3 stands on 1,-7
      And F3 had their turn
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept F3
      Then F3 has the ball
      And F3 and M1 had their turn
      And the position has <ahead> at /spent_ahead

      Examples:
        | reading       | pays                      | ahead  |
        | free-reaction | pays nothing              | []     |
        | spends-next   | pays with the turn ahead  | ["F3"] |

    @TURN.one-action @TURN.complete
    Scenario: Under spends-next the man who paid ahead counts as done from the start of the next turn
      Given the reading TS-A29 is spends-next
      And the position says /spent_ahead is ["F3"]
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      Then it is half 1, turn 2
      And F3 had their turn
      And the position has [] at /spent_ahead
      When red plays skip G1
      And blue plays move F3 to -4,12
      Then it is refused under TURN.one-action

    @TURN.one-action
    Scenario: Without spends-next nobody can have paid ahead
      Given the position says /spent_ahead is ["F3"]
      When the position is put on the table
      Then it is refused under TURN.one-action
