Feature: Turns and activations
  In a turn each man gets one action. The coaches activate one man each alternately, the First coach first.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: In one turn each player gets one action

    @TURN.one-action @TURN.alternate @TURN.complete
    Scenario: All six men of a coach may act in one turn
      Given blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red's F1 moves to -4,-16
      And red's F2 moves to 4,-16
      And red's M1 moves to -4,-8
      And red's M2 moves to 4,-8
      And red's D1 moves to -4,-4
      Then red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And it is half 1, turn 1
      When red's G1 moves to 0,-18
      Then it is half 1, turn 2
      And nobody has had his turn

    @TURN.one-action @TURN.first-starts @case:in-the-next-turn-everybody-has-his-action-again
    Scenario: Every man has an action again in the next turn
      Given red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      And red's F1 moves to -4,-16
      Then red's F1 has had his turn
      And red's F1 stands on -4,-16

    @TURN.one-action
    Scenario: A second steal by one man in one turn is refused
      Given blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's M1 stands on 0,-6
      When red's M1 steals from blue's F3: the die shows 1
      Then red's M1 has had his turn
      When blue skips G2
      And red's M1 steals from blue's F3: the die shows 6
      Then it is refused under TURN.one-action

    @TURN.one-action @case:a-man-who-had-his-turn-can-do-nothing-again
    Scenario Outline: A man who has acted may not act again in the turn
      Given red's F1 has had his turn
      And red's F1 has the ball
      And red's F1 stands on 0,12
      And blue's F3 stands on 1,13
      When red tries to <action>
      Then it is refused under <clause>
      And nothing has changed

      Examples:
        | action             | clause          |
        | move F1 to 0,10    | TURN.one-action |
        | pass from F1 to F2 | TURN.one-action |
        | shoot with F1      | TURN.one-action |
        | skip F1            | TURN.pass-on    |

  Rule: The action is a permission

    @TURN.optional @TURN.pass-on @case:a-coach-may-finish-a-turn-without-acting-with-anyone
    Scenario: A coach may finish a turn by skipping every man
      Given red's F1, F2, M1, M2, D1 and G1 have had their turn
      And it is blue's activation
      When blue skips F3
      And blue skips M3
      And blue skips M4
      And blue skips D2
      And blue skips D3
      And blue skips G2
      Then it is half 1, turn 2
      And blue's F3 stands on -4,14
      And the ball lies loose on 0,0

    @TURN.optional @TURN.pass-on @case:even-the-man-with-the-ball-may-be-skipped-and-keeps-it
    Scenario: The man with the ball may be skipped and keeps it
      Given red's F1 has the ball
      When red skips F1
      Then red's F1 has the ball
      And red's F1 has had his turn
      And it is blue's activation

  Rule: Within a turn the coaches take turns

    @TURN.alternate @case:after-reds-activation-comes-blues-after-blues-reds
    Scenario: Activations alternate between red and blue
      When red's F1 moves to -4,-12
      Then these may act: blue (move, skip)
      And it is blue's activation
      When blue's F3 moves to -4,12
      Then these may act: red (move, skip)
      And it is red's activation
      And red's F1 and blue's F3 have had their turn

    @TURN.alternate @case:a-coach-with-men-left-goes-on-alone-when-the-other-has-none
    Scenario: If one coach has no men left to act, the other acts repeatedly
      Given red's F1, F2, M1, M2 and D1 have had their turn
      When red skips G1
      Then these may act: blue (move, skip)
      When blue skips F3
      Then it is blue's activation
      When blue skips M3
      Then it is blue's activation
      And red's F1, F2, M1, M2, D1, G1 and blue's F3 and M3 have had their turn

    @TURN.complete @case:a-man-who-was-sent-off-takes-no-place-in-the-order
    Scenario: A man who was sent off is left out of the order of activations
      Given it is half 1, turn 3
      And red's F1, F2, M1, M2, D1, G1 and blue's M3, M4, D2 and D3 have had their turn
      And blue's F3 has been caught twice before
      And blue's F3 has been sent off
      And it is blue's activation
      When blue skips G2
      Then it is half 1, turn 4
      And it is red's activation

    @TURN.alternate @case:a-coach-cannot-activate-two-men-in-a-row-while-the-other-has-men-left
    Scenario: A coach may not choose to activate two men in a row
      When red's F1 moves to -4,-12
      And red's F2 moves to 4,-12
      Then it is refused under TURN.alternate

    @TURN.alternate @case:out-of-turn-blue-can-neither-move-nor-skip-a-man
    Scenario Outline: A blue action in red's activation is refused
      When blue tries to <action>
      Then it is refused under TURN.alternate
      And nothing has changed

      Examples:
        | action           |
        | move F3 to -4,12 |
        | skip G2          |

    @TEAM.draft-own @case:a-coach-does-not-activate-the-others-men
    Scenario: A coach may not activate the opponent's men
      When red tries to move F3 to -4,12
      Then it is refused under TEAM.draft-own
      And nothing has changed

  Rule: The First coach activates first in every turn

    @TURN.first-starts @TURN.complete
    Scenario Outline: Every turn of a half begins with its First coach
      Given it is half <half>, turn <turn>
      And <first> is First coach
      And red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is <first>'s activation
      When <first> skips <goalie>
      And <second> skips <other>
      Then it is half <half>, turn <next>
      And it is <first>'s activation

      Examples:
        | half | turn | next | first | second | goalie | other |
        | 1    | 1    | 2    | red   | blue   | G1     | G2    |
        | 1    | 1    | 2    | blue  | red    | G2     | G1    |
        | 1    | 9    | 10   | red   | blue   | G1     | G2    |
        | 2    | 1    | 2    | blue  | red    | G2     | G1    |
        | 2    | 9    | 10   | blue  | red    | G2     | G1    |

    @TURN.first-starts @case:the-first-coach-begins-although-he-had-the-last-activation-of-the-turn-before
    Scenario: The First coach begins a turn even after acting last in the previous turn
      Given red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips G1
      Then it is half 1, turn 2
      And it is red's activation

    @TURN.first-starts @TURN.alternate @case:at-the-start-of-a-turn-the-second-coach-has-to-wait
    Scenario: The Second coach cannot act first in a new turn
      Given red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      And blue's F3 moves to -4,12
      Then it is refused under TURN.alternate

  Rule: The turn is over when every man of both coaches is done

    @TURN.complete @TURN.pass-on @case:with-eleven-men-done-the-turn-is-open-with-twelve-it-is-over
    Scenario: A turn ends after its twelfth man has acted, not after its eleventh
      Given red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2 and D3 have had their turn
      When red skips G1
      Then it is half 1, turn 1
      And it is blue's activation
      When blue skips G2
      Then it is half 1, turn 2
      And nobody has had his turn

    @SETUP.second-has-ball @SHOOT.success @case:under-reset-same-turn-the-set-up-is-made-after-a-goal-in-mid-turn-and-the-turn-goes-on
    Scenario: Under TS-A23 reset-same-turn, a goal's turn goes on after the set-up
      Given the reading TS-A23 is reset-same-turn
      And red's F1 stands on -1,15
      And red's F1 has the ball
      And red's M1, G1 and blue's D3 and F3 have had their turn
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then these may act: red (place)
      And the score is red 1, blue 0
      And the phase is set-up
      And blue has the kick-off
      When red places its men
        | F1   | F2    | M1     | M2    | D1    | G1    |
        | 0,-2 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue places its men
        | F3  | M3   | M4    | D2   | D3  | G2   |
        | 0,2 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      Then blue's F3 has the ball
      And it is half 1, turn 1
      And it is blue's activation
      And red's F1, M1, G1 and blue's F3 and D3 have had their turn

    @SHOOT.success @case:under-reset-new-turn-the-turn-is-over-with-the-goal-and-the-first-coach-begins-after-the-set-up
    Scenario: Under TS-A23 reset-new-turn, a goal ends the turn
      Given the reading TS-A23 is reset-new-turn
      And red's F1 stands on -1,15
      And red's F1 has the ball
      And red's M1, G1 and blue's D3 and F3 have had their turn
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then these may act: red (place)
      And it is half 1, turn 2
      And the score is red 1, blue 0
      And blue has the kick-off
      When red places its men
        | F1   | F2    | M1     | M2    | D1    | G1    |
        | 0,-2 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue places its men
        | F3  | M3   | M4    | D2   | D3  | G2   |
        | 0,2 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      Then blue's F3 has the ball
      And it is half 1, turn 2
      And it is red's activation
      And nobody has had his turn

    @SHOOT.success @case:under-goalie-ball-everybody-stays-after-a-goal-and-the-beaten-goalie-has-the-ball
    Scenario: Under TS-A23 goalie-ball, no man leaves his hex after a goal
      Given the reading TS-A23 is goalie-ball
      And red's F1 stands on -1,15
      And red's F1 has the ball
      And red's M1, G1 and blue's D3 and F3 have had their turn
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then it is blue's activation
      And it is half 1, turn 1
      And blue's G2 has the ball
      And blue's G2 stands on 1,17
      And red's F1 stands on -1,15
      And the score is red 1, blue 0
      And red's F1, M1, G1 and blue's F3 and D3 have had their turn

    @TURN.complete @case:a-goal-with-the-last-activation-of-a-turn-is-followed-by-the-set-up-and-then-by-the-next-turn
    Scenario: A goal with a turn's last activation brings a set-up before the next turn
      Given red's F1 stands on -1,15
      And red's F1 has the ball
      And red's F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then the phase is set-up
      And the score is red 1, blue 0
      When red places its men
        | F1   | F2    | M1     | M2    | D1    | G1    |
        | 0,-2 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue places its men
        | F3  | M3   | M4    | D2   | D3  | G2   |
        | 0,2 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      Then blue's F3 has the ball
      And it is half 1, turn 2
      And it is red's activation
      And nobody has had his turn

    @TURN.complete @case:nobody-can-be-about-to-act-when-everybody-is-done
    Scenario: A turn in which no man is left to act is invalid
      Given red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When the position is put on the table
      Then it is refused under TURN.complete

  Rule: A coach may skip a man, and the man is then done

    @TURN.pass-on @case:a-skip-takes-the-coachs-place-in-the-order
    Scenario: After a skip, the opponent activates next
      When red skips M1
      Then it is blue's activation
      And red's M1 has had his turn
      And red's M1 stands on -4,-10

    @TURN.pass-on @case:a-skip-names-one-man-and-leaves-the-others-their-actions
    Scenario: A skip uses the action of one man only
      When red skips M1
      And blue skips F3
      Then these may act: red (move, skip)
      And red cannot skip M1
      And red can skip F1
      And red can move F1 to -4,-12

    @TURN.pass-on @case:the-last-goalie-in-his-corner-of-the-goal-has-exactly-these-actions
    Scenario: A goalie as last man in his goal's corner has eight actions
      Given red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And red's G1 stands on 1,-17
      # 0,-18 and 1,-15 and 0,-16 are next to him; two steps take him to -1,-17, -1,-15, 1,-13 and 0,-14
      When the position is put on the table
      Then red has exactly these actions
        | action            |
        | move G1 to 0,-18  |
        | move G1 to 1,-15  |
        | move G1 to 0,-16  |
        | move G1 to -1,-17 |
        | move G1 to -1,-15 |
        | move G1 to 1,-13  |
        | move G1 to 0,-14  |
        | skip G1           |
      When red skips G1
      Then it is half 1, turn 2

    @TURN.pass-on @case:the-last-man-in-the-corner-of-the-field-has-nine-steps-to-choose-from
    Scenario: A last man in a corner of the field has seven actions
      Given red's F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And red's F1 stands on -4,-16
      # -4,-14 and -3,-15 at one step; -4,-12, -3,-13, -2,-16 and -2,-14 at two; and the skip
      When the sequences of 1 steps are counted over all chances
      Then there are 7
      When red skips F1
      Then it is half 1, turn 2

    @TURN.pass-on @TURN.one-action @case:a-skipped-man-does-not-come-back-in-the-same-turn
    Scenario: A skipped man may not act later in the same turn
      When red skips M1
      And blue skips F3
      And red's M1 moves to -4,-8
      Then it is refused under TURN.one-action

  Rule: The reading of TS-A29 decides whether an interception uses an action

    @TURN.one-action @ACTTAB.intercept @case:after-a-vain-try-the-interceptor-has-an-action-left-or-none
    Scenario Outline: The reading of TS-A29 decides whether a missed interception uses the action
      Given the reading TS-A29 is <reading>
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,-4
      And blue's F3 stands on 1,-7
      When red's M1 passes to red's M2
      Then these may act: blue (intercept, let-by)
      When blue's F3 intercepts: the dice show 4 and 6
      Then red's M2 has the ball
      And it is blue's activation
      And <done>
      And nobody has spent his next action ahead

      Examples:
        | reading       | done                                       |
        | spends-action | red's M1 and blue's F3 have had their turn |
        | free-reaction | red's M1 has had his turn                  |
        | spends-next   | red's M1 and blue's F3 have had their turn |

    @TURN.pass-on @INTERCEPT.path @case:a-man-who-lets-a-pass-by-keeps-his-action
    Scenario: A man who declines to intercept may still act in the turn
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,-4
      And blue's F3 stands on 1,-7
      When red's M1 passes to red's M2
      And blue's F3 lets the ball by: the die shows 6
      Then red's M2 has the ball
      And red's M1 has had his turn
      When blue skips F3
      Then red's M1 and blue's F3 have had their turn

    @TURN.one-action @case:under-spends-action-a-man-who-had-his-turn-is-not-asked-whether-he-intercepts
    Scenario: Under TS-A29 spends-action, a man who has acted is refused an interception
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,-4
      And blue's F3 stands on 1,-7
      And blue's F3 has had his turn
      When red's M1 passes to red's M2: the die shows 6
      Then red's M2 has the ball
      And red's M1 and blue's F3 have had their turn

    @TURN.one-action @INTERCEPT.path @case:a-man-who-had-his-turn-may-intercept-and-pays-by-the-reading
    Scenario Outline: TS-A29 decides which action a man spends on an interception after he has acted
      Given the reading TS-A29 is <reading>
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,-4
      And blue's F3 stands on 1,-7
      And blue's F3 has had his turn
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And red's M1 and blue's F3 have had their turn
      And <ahead> has spent his next action ahead

      Examples:
        | reading       | ahead     |
        | free-reaction | nobody    |
        | spends-next   | blue's F3 |

    @TURN.one-action @TURN.complete @case:under-spends-next-the-man-who-paid-ahead-counts-as-done-from-the-start-of-the-next-turn
    Scenario: Under TS-A29 spends-next, a man who spent his next action is done next turn
      Given the reading TS-A29 is spends-next
      And blue's F3 has spent his next action ahead
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      Then it is half 1, turn 2
      And blue's F3 has had his turn
      And nobody has spent his next action ahead
      When red skips G1
      And blue's F3 moves to -4,12
      Then it is refused under TURN.one-action

    @TURN.one-action @case:without-spends-next-nobody-can-have-paid-ahead
    Scenario: Without TS-A29 spends-next, a record of a spent next action is invalid
      Given blue's F3 has spent his next action ahead
      When the position is put on the table
      Then it is refused under TURN.one-action
