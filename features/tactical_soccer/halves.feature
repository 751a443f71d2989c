Feature: Play: halves, half time, the end
  Draft, set-up, ten turns, half time, ten turns, end; and on while the score is level.

  Rule: Each half lasts ten turns

    @GAME.ten-turns @TURN.complete @TURN.first-starts
    Scenario Outline: Turn <turn> of half <half> is followed by turn <next>
      Given it is half <half>, turn <turn>
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      Then it is half <half>, turn <next>
      And it is red's activation
      And nobody had their turn

      Examples:
        | half | turn | next |
        | 1    | 1    | 2    |
        | 1    | 9    | 10   |
        | 2    | 1    | 2    |
        | 2    | 9    | 10   |

    @GAME.ten-turns
    Scenario: The eleventh man of turn ten does not end the half
      Given it is half 1, turn 10
      And F1, F2, F3, M1, M2, M3, M4, D1, D2 and G1 had their turn
      And it is blue's activation
      When blue plays skip D3
      Then it is half 1, turn 10
      And it is blue's activation
      When blue plays skip G2
      Then it is half 2, turn 1

    @GAME.ten-turns
    Scenario: The first half has no eleventh turn
      Given it is half 1, turn 11
      When the position is put on the table
      Then it is refused under GAME.ten-turns

  Rule: After turn ten of the first half comes half time

    @GAME.two-halves @GAME.half-time-switch @GAME.ten-turns
    Scenario: Half time makes the Second coach First and calls for a new set-up
      Given it is half 1, turn 10
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      And the score is red 2, blue 0
      When blue plays skip G2
      Then these may act: blue (place)
      And it is half 2, turn 1
      And the phase is set-up
      And the position has "blue" at /first
      And the position has "red" at /kick_off
      And the score is red 2, blue 0

    @GAME.ten-turns
    Scenario: Between two turns of one half the labels stay
      Given it is half 1, turn 9
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      Then the position has "red" at /first

    @GAME.half-time-switch @GAME.half-time-same-teams @GAME.second-half-turns @SETUP.second-has-ball
    Scenario: The second half is set up by the same twelve, the new Second coach has the ball, the new First coach begins
      Given it is half 1, turn 10
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      And blue plays place F3 on 0,2
      And blue plays place M3 on 2,6
      And blue plays place M4 on -2,6
      And blue plays place D2 on 2,10
      And blue plays place D3 on -2,10
      And blue plays place G2 on 0,16
      And red plays place F1 on 0,-2
      And red plays place F2 on 2,-4
      And red plays place M1 on 2,-6
      And red plays place M2 on -2,-6
      And red plays place D1 on 0,-10
      And red plays place G1 on 0,-16
      Then it is half 2, turn 1
      And it is blue's activation
      And F1 has the ball
      And the position has {"red": ["F1", "F2", "M1", "M2", "D1", "G1"], "blue": ["F3", "M3", "M4", "D2", "D3", "G2"]} at /squads

    @GAME.half-time-same-teams
    Scenario: At half time nobody is drafted anew
      Given it is half 1, turn 10
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      Then blue cannot pick F1
      And the position has {"red": ["F1", "F2", "M1", "M2", "D1", "G1"], "blue": ["F3", "M3", "M4", "D2", "D3", "G2"]} at /squads
      When blue plays pick F1
      Then it is refused under GAME.half-time-same-teams

  Rule: Whether men and ball stay at half time is a matter of reading

    @GAME.half-time-switch @GAME.second-half-turns
    Scenario Outline: Half time with a man of each side in the circle under <reading>
      Given the reading TS-A20 is <reading>
      And it is half 1, turn 10
      And F1 stands on 0,-2
      And M3 stands on 0,2
      And M3 has the ball
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      Then it is half 2, turn 1
      And the position has "blue" at /first
      And <players>
      And <ball>
      And the phase is <phase>

      Examples:
        | reading    | players             | ball                         | phase    |
        | new-set-up | F1 is off the field | the position has null at /holder | set-up   |
        | play-on    | F1 stands on 0,-2   | M3 has the ball              | activate |
        | ball-only  | F1 stands on 0,-2   | F1 has the ball              | activate |

    @GAME.half-time-switch
    Scenario: Under ball-only the new Second coach names one of several men in the circle
      Given the reading TS-A20 is ball-only
      And it is half 1, turn 10
      And F1 stands on 0,-2
      And M1 stands on 1,-1
      And the ball lies loose on -3,9
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      Then the phase is kick-off
      And red has exactly these actions
        | action      |
        | kick-off F1 |
        | kick-off M1 |
      When red plays kick-off M1
      Then M1 has the ball
      And it is blue's activation

    @GAME.half-time-switch
    Scenario: Under ball-only a Second coach with nobody in the circle names any of his men
      Given the reading TS-A20 is ball-only
      And it is half 1, turn 10
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      Then red has exactly these actions
        | action      |
        | kick-off F1 |
        | kick-off F2 |
        | kick-off M1 |
        | kick-off M2 |
        | kick-off D1 |
        | kick-off G1 |
      When red plays kick-off D1
      Then D1 has the ball
      And it is blue's activation

    @GAME.half-time-switch
    Scenario Outline: A man sent off in the first half is placed again at half time under <reading>
      Given the reading TS-A20 is <reading>
      And it is half 1, turn 10
      And F1 has been caught twice before
      And F1 has been sent off
      And M1 stands on 0,-2
      And M3 has the ball
      And F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      Then <due>
      And the phase is set-up
      And the position has [] at /sent_off

      Examples:
        | reading    | due                         |
        | new-set-up | these may act: blue (place) |
        | play-on    | these may act: red (place)  |
        | ball-only  | these may act: red (place)  |

    @GAME.half-time-switch
    Scenario: Under play-on the man who comes back is placed like at a set-up, and then the new First coach begins
      Given the reading TS-A20 is play-on
      And it is half 1, turn 10
      And F1 has been caught twice before
      And F1 has been sent off
      And M3 has the ball
      And F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      And red plays place F1 on 0,-2
      Then it is blue's activation
      And F1 stands on 0,-2
      And M3 has the ball

    @GAME.half-time-switch @SHOOT.success
    Scenario Outline: A goal with the last activation of the first half gives the ball to <owner> under <reading>
      Given the reading TS-A20 is <reading>
      And it is half 1, turn 10
      And F1 stands on -1,15
      And F1 has the ball
      And F2, F3, M1, M2, M3, M4, D1, D2, D3, G1 and G2 had their turn
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 6 to roll-shot
      Then these may act: <placing> (place)
      And the phase is set-up
      And it is half 2, turn 1
      And the score is red 1, blue 0
      And the position has "<owner>" at /kick_off
      And the position has "blue" at /first

      Examples: the new Second coach, as at every half time
        | reading    | owner | placing |
        | new-set-up | red   | blue    |

      Examples: the side that conceded, as after every goal
        | reading | owner | placing |
        | play-on | blue  | red     |

  Rule: A match runs in the order draft, set-up, turns, half time, turns, end

    @GAME.phase-order
    Scenario: Nobody is placed before the draft is over
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And red plays place F1 on 0,-2
      Then it is refused under GAME.phase-order
      And the phase is draft

    @GAME.phase-order
    Scenario: No turn begins before the set-up is finished
      Given only red is set up and blue has the kick-off
      And F1 stands on 0,-2
      When red plays move F1 to 0,-4
      Then it is refused under GAME.phase-order
      And nothing has changed

    @GAME.phase-order
    Scenario: No goal can have been scored during the draft
      Given the position says /phase is "draft"
      And the position says /squads is {"red": ["G1"], "blue": ["G2"]}
      And the position says /men is {"F1": null, "F2": null, "F3": null, "M1": null, "M2": null, "M3": null, "M4": null, "D1": null, "D2": null, "D3": null, "G1": null, "G2": null}
      And the position says /loose is null
      And the score is red 1, blue 0
      When the position is put on the table
      Then it is refused under GAME.phase-order

    @GAME.phase-order
    Scenario: The last pick of the draft opens the set-up
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And red plays pick F1
      And blue plays pick F2
      And red plays pick F3
      And blue plays pick M1
      And red plays pick M2
      And blue plays pick M3
      And red plays pick M4
      And blue plays pick D1
      And red plays pick D2
      Then the phase is draft
      When blue plays pick D3
      Then these may act: red (place)
      And the phase is set-up

  Rule: The match ends after the second run of turns unless the score is level

    @GAME.end @GAME.winner
    Scenario Outline: After turn ten of the second half <red>-<blue> is a win for <winner>
      Given it is half 2, turn 10
      And blue is First coach
      And the score is red <red>, blue <blue>
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G2 had their turn
      When red plays skip G1
      Then the game is over and <winner> has won under GAME.winner
      And the phase is over

      Examples:
        | red | blue | winner |
        | 2   | 1    | red    |
        | 3   | 2    | red    |
        | 0   | 1    | blue   |
        | 1   | 5    | blue   |

    @GAME.winner @TURN.pass-on
    Scenario: A lead before the last man of turn ten is no win yet
      Given it is half 2, turn 10
      And blue is First coach
      And the score is red 2, blue 1
      And F1, F2, F3, M1, M2, M3, M4, D1, D2 and D3 had their turn
      And it is blue's activation
      When blue plays skip G2
      Then the game goes on
      And it is red's activation
      When red plays skip G1
      Then the game is over and red has won under GAME.winner

    @GAME.end
    Scenario: Nothing can be done after the end
      Given it is half 2, turn 10
      And blue is First coach
      And the score is red 2, blue 1
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G2 had their turn
      When red plays skip G1
      And blue plays move F3 to -4,12
      Then it is refused under GAME.end

    @GAME.end
    Scenario: No match is over in the ninth turn of the second half
      Given it is half 2, turn 9
      And the score is red 2, blue 1
      And the position says /phase is "over"
      And the position says /active is null
      When the position is put on the table
      Then it is refused under GAME.end

    @GAME.two-halves
    Scenario: A lead at the end of the first half wins nothing
      Given it is half 1, turn 10
      And the score is red 0, blue 4
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G1 had their turn
      And it is blue's activation
      When blue plays skip G2
      Then the game goes on
      And it is half 2, turn 1

  Rule: A level score is played on until the points differ

    @GAME.tie-continue
    Scenario Outline: A score of <goals> all after turn <turn> of the second half leads to turn <next>
      Given it is half 2, turn <turn>
      And blue is First coach
      And the score is red <goals>, blue <goals>
      And F1, F2, F3, M1, M2, M3, M4, D1, D2, D3 and G2 had their turn
      And F1 stands on 0,-6
      And F1 has the ball
      When red plays skip G1
      Then the game goes on
      And it is half 2, turn <next>
      And it is blue's activation
      And the position has "blue" at /first
      And F1 stands on 0,-6
      And F1 has the ball

      Examples:
        | goals | turn | next |
        | 0     | 10   | 11   |
        | 1     | 10   | 11   |
        | 1     | 11   | 12   |
        | 3     | 20   | 21   |

    @GAME.tie-continue
    Scenario: A match cannot be over while the score is level
      Given it is half 2, turn 10
      And the score is red 1, blue 1
      And the position says /phase is "over"
      And the position says /active is null
      When the position is put on the table
      Then it is refused under GAME.tie-continue

    @GAME.tie-continue
    Scenario: A man sent off in the second half stays off in the extra turns
      Given it is half 2, turn 10
      And blue is First coach
      And the score is red 1, blue 1
      And F1 has been caught twice before
      And F1 has been sent off
      And F2, F3, M1, M2, M3, M4, D1, D2, D3 and G2 had their turn
      When red plays skip G1
      Then it is half 2, turn 11
      And F1 is off the field

    @GAME.tie-stop @GAME.winner
    Scenario: In an extra turn the goal that breaks the tie ends the match at once
      Given it is half 2, turn 11
      And blue is First coach
      And the score is red 1, blue 1
      And F1 stands on -1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 3 to roll-shot
      Then the game is over and red has won under GAME.tie-stop
      And the score is red 2, blue 1

    @SHOOT.success
    Scenario: In turn ten the goal that breaks a tie does not end the match
      Given it is half 2, turn 10
      And blue is First coach
      And the score is red 1, blue 1
      And F1 stands on -1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 3 to roll-shot
      Then the game goes on
      And the score is red 2, blue 1
      And the phase is set-up

    @GAME.tie-stop
    Scenario: An extra turn cannot run with the tie broken
      Given it is half 2, turn 11
      And the score is red 2, blue 1
      When the position is put on the table
      Then it is refused under GAME.tie-stop
