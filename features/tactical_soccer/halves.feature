Feature: Halves, half time and the end
  A match consists of the draft, two halves with a set-up and ten turns each, and extra turns while the score is level.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: Each half lasts ten turns

    @GAME.ten-turns @TURN.complete @TURN.first-starts @case:a-turn-is-followed-by-the-next-one-of-its-half
    Scenario Outline: The end of a turn starts the next turn of its half
      Given it is half <half>, turn <turn>
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      Then it is half <half>, turn <next>
      And it is red's activation
      And nobody has had his turn

      Examples:
        | half | turn | next |
        | 1    | 1    | 2    |
        | 1    | 9    | 10   |
        | 2    | 1    | 2    |
        | 2    | 9    | 10   |

    @GAME.ten-turns @case:the-eleventh-man-of-turn-ten-does-not-end-the-half
    Scenario: Turn 10 ends after its twelfth man has acted, not after its eleventh
      Given it is half 1, turn 10
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4 and D2 have had their turn
      And it is blue's activation
      When blue skips D3
      Then it is half 1, turn 10
      And it is blue's activation
      When blue skips G2
      Then it is half 2, turn 1

    @GAME.ten-turns @case:the-first-half-has-no-eleventh-turn
    Scenario: A position in turn 11 of half 1 is invalid
      Given it is half 1, turn 11
      When the position is put on the table
      Then it is refused under GAME.ten-turns

    @GAME.ten-turns @case:it-has-none-however-far-it-has-come-and-whatever-the-score
    Scenario Outline: Turn 11 of half 1 is invalid at any score
      Given it is half 1, turn 11
      And <men> have had their turn
      And it is <side>'s activation
      And the score is red <red>, blue <blue>
      When the position is put on the table
      Then it is refused under GAME.ten-turns

      Examples:
        | men                                                               | side | red | blue |
        | red's F1 and blue's F3                                            | red  | 1   | 1    |
        | red's F1, F2, M1 and blue's F3 and M3                             | blue | 0   | 0    |
        | red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 | red  | 0   | 2    |

  Rule: Half time follows turn ten of the first half

    @GAME.two-halves @GAME.half-time-switch @GAME.ten-turns @case:half-time-makes-the-second-coach-first-and-calls-for-a-new-set-up
    Scenario: At half time, the Second coach becomes First, and a set-up follows
      Given it is half 1, turn 10
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      And the score is red 2, blue 0
      When blue skips G2
      Then these may act: blue (place)
      And it is half 2, turn 1
      And the phase is set-up
      And blue is First coach
      And red has the kick-off
      And the score is red 2, blue 0

    @GAME.ten-turns @case:between-two-turns-of-one-half-the-labels-stay
    Scenario: A new turn within a half begins with the First coach
      Given it is half 1, turn 9
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      Then red is First coach

    @GAME.half-time-switch @GAME.half-time-same-teams @GAME.second-half-turns @SETUP.second-has-ball @case:the-second-half-is-set-up-by-the-same-twelve-the-new-second-coach-has-the-ball-the-new-first-coach-begins
    Scenario: The second half starts with the same men and exchanged coaches
      Given it is half 1, turn 10
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      And blue places its men
        | F3  | M3  | M4   | D2   | D3    | G2   |
        | 0,2 | 2,6 | -2,6 | 2,10 | -2,10 | 0,16 |
      And red places its men
        | F1   | F2   | M1   | M2    | D1    | G1    |
        | 0,-2 | 2,-4 | 2,-6 | -2,-6 | 0,-10 | 0,-16 |
      Then it is half 2, turn 1
      And it is blue's activation
      And red's F1 has the ball
      And the squads are red F1, F2, M1, M2, D1, G1 and blue F3, M3, M4, D2, D3, G2

    @GAME.half-time-same-teams @case:at-half-time-nobody-is-drafted-anew
    Scenario: A coach may not draft again at half time
      Given it is half 1, turn 10
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      Then blue cannot pick F1
      And the squads are red F1, F2, M1, M2, D1, G1 and blue F3, M3, M4, D2, D3, G2
      When blue tries to pick F1
      Then it is refused under GAME.half-time-same-teams

  Rule: The reading of TS-A20 decides whether men and ball stay at half time

    @GAME.half-time-switch @GAME.second-half-turns @case:half-time-with-a-man-of-each-side-in-the-circle
    Scenario Outline: The reading of TS-A20 decides where men and ball are after half time
      Given the reading TS-A20 is <reading>
      And it is half 1, turn 10
      And red's F1 stands on 0,-2
      And blue's M3 stands on 0,2
      And blue's M3 has the ball
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      Then it is half 2, turn 1
      And blue is First coach
      And <players>
      And <ball>
      And the phase is <phase>

      Examples:
        | reading    | players                   | ball                   | phase    |
        | new-set-up | red's F1 is off the field | the holder is nobody   | set-up   |
        | play-on    | red's F1 stands on 0,-2   | blue's M3 has the ball | activate |
        | ball-only  | red's F1 stands on 0,-2   | red's F1 has the ball  | activate |

    @GAME.half-time-switch @case:under-ball-only-the-new-second-coach-names-one-of-several-men-in-the-circle
    Scenario: Under TS-A20 ball-only, the Second coach chooses among men in the circle
      Given the reading TS-A20 is ball-only
      And it is half 1, turn 10
      And red's F1 stands on 0,-2
      And red's M1 stands on 1,-1
      And the ball lies loose on -3,9
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      Then the phase is kick-off
      And red has exactly these actions
        | action           |
        | kick off with F1 |
        | kick off with M1 |
      When red kicks off with M1
      Then red's M1 has the ball
      And it is blue's activation

    @GAME.half-time-switch @case:under-ball-only-a-second-coach-with-nobody-in-the-circle-names-any-of-his-men
    Scenario: Under TS-A20 ball-only, any man kicks off if nobody is in the circle
      Given the reading TS-A20 is ball-only
      And it is half 1, turn 10
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      Then red has exactly these actions
        | action           |
        | kick off with F1 |
        | kick off with F2 |
        | kick off with M1 |
        | kick off with M2 |
        | kick off with D1 |
        | kick off with G1 |
      When red kicks off with D1
      Then red's D1 has the ball
      And it is blue's activation

    @GAME.half-time-switch @case:a-man-sent-off-in-the-first-half-is-placed-again-at-half-time
    Scenario Outline: A man sent off in half 1 returns at half time
      Given the reading TS-A20 is <reading>
      And it is half 1, turn 10
      And red's F1 has been caught twice before
      And red's F1 has been sent off
      And red's M1 stands on 0,-2
      And blue's M3 has the ball
      And red's F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      Then <due>
      And the phase is set-up
      And nobody has been sent off

      Examples:
        | reading    | due                         |
        | new-set-up | these may act: blue (place) |
        | play-on    | these may act: red (place)  |
        | ball-only  | these may act: red (place)  |

    @GAME.half-time-switch @case:under-play-on-the-man-who-comes-back-is-placed-like-at-a-set-up-and-then-the-new-first-coach-begins
    Scenario: Under TS-A20 play-on, a returning man is placed before half 2 starts
      Given the reading TS-A20 is play-on
      And it is half 1, turn 10
      And red's F1 has been caught twice before
      And red's F1 has been sent off
      And blue's M3 has the ball
      And red's F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      And red places F1 on 0,-2
      Then it is blue's activation
      And red's F1 stands on 0,-2
      And blue's M3 has the ball

    @GAME.half-time-switch @SHOOT.success @case:a-goal-with-the-last-activation-of-the-first-half-gives-the-ball-to-the-coach-of-the-reading
    Scenario Outline: TS-A20 decides who has the ball after a goal that ends half 1
      Given the reading TS-A20 is <reading>
      And it is half 1, turn 10
      And red's F1 stands on -1,15
      And red's F1 has the ball
      And red's F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then these may act: <placing> (place)
      And the phase is set-up
      And it is half 2, turn 1
      And the score is red 1, blue 0
      And <owner> has the kick-off
      And blue is First coach

      Examples: the new Second coach, as at every half time
        | reading    | owner | placing |
        | new-set-up | red   | blue    |

      Examples: the side that conceded, as after every goal
        | reading | owner | placing |
        | play-on | blue  | red     |

  Rule: The order is draft, set-up, turns, half time, turns, end

    @GAME.phase-order
    Scenario: The last pick of the draft opens the set-up
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And the coaches pick in turn
        | red | blue | red | blue | red | blue | red | blue | red |
        | F1  | F2   | F3  | M1   | M2  | M3   | M4  | D1   | D2  |
      Then the phase is draft
      When blue picks D3
      Then these may act: red (place)
      And the phase is set-up

    @GAME.phase-order @case:nobody-is-placed-before-the-draft-is-over
    Scenario: A man may not be placed before the draft is over
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And red places F1 on 0,-2
      Then it is refused under GAME.phase-order
      And the phase is draft

    @GAME.phase-order @case:no-turn-begins-before-the-set-up-is-finished
    Scenario: A man may not move before the set-up is finished
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      When red's F1 moves to 0,-4
      Then it is refused under GAME.phase-order
      And nothing has changed

    @GAME.phase-order @case:no-goal-can-have-been-scored-during-the-draft
    Scenario: A goal scored during the draft is invalid
      Given the phase is draft
      And the squads are red G1 and blue G2
      And nobody stands on the field
      And there is no ball on the field
      And the score is red 1, blue 0
      When the position is put on the table
      Then it is refused under GAME.phase-order

  Rule: The match ends after half 2 unless the score is level

    @GAME.end @GAME.winner @case:after-turn-ten-of-the-second-half-the-higher-score-wins
    Scenario Outline: After turn ten of half 2, the higher score wins
      Given it is half 2, turn 10
      And blue is First coach
      And the score is red <red>, blue <blue>
      And red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips G1
      Then the game is over and <winner> has won under GAME.winner
      And the phase is over

      Examples:
        | red | blue | winner |
        | 2   | 1    | red    |
        | 3   | 2    | red    |
        | 0   | 1    | blue   |
        | 1   | 5    | blue   |

    @GAME.winner @TURN.pass-on @case:a-lead-before-the-last-man-of-turn-ten-is-no-win-yet
    Scenario: A lead does not end the match before turn ten's last activation
      Given it is half 2, turn 10
      And blue is First coach
      And the score is red 2, blue 1
      And red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      Then the game goes on
      And it is red's activation
      When red skips G1
      Then the game is over and red has won under GAME.winner

    @GAME.two-halves @case:a-lead-at-the-end-of-the-first-half-wins-nothing
    Scenario: A lead after half 1 does not end the match
      Given it is half 1, turn 10
      And the score is red 0, blue 4
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And it is blue's activation
      When blue skips G2
      Then the game goes on
      And it is half 2, turn 1

    @GAME.end @case:nothing-can-be-done-after-the-end
    Scenario: An action after the end of the match is refused
      Given it is half 2, turn 10
      And blue is First coach
      And the score is red 2, blue 1
      And red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips G1
      And blue's F3 moves to -4,12
      Then it is refused under GAME.end

    @GAME.end @case:no-match-is-over-in-the-ninth-turn-of-the-second-half
    Scenario: A match that ended in turn 9 of half 2 is invalid
      Given it is half 2, turn 9
      And the score is red 2, blue 1
      And the phase is over
      And it is nobody's activation
      When the position is put on the table
      Then it is refused under GAME.end

  Rule: A level score is played on until the points differ

    @GAME.tie-continue @case:a-level-score-after-turn-ten-or-later-of-the-second-half-leads-to-one-more-turn
    Scenario Outline: A level score after turn ten of half 2 adds a turn
      Given it is half 2, turn <turn>
      And blue is First coach
      And the score is red <goals>, blue <goals>
      And red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And red's F1 stands on 0,-6
      And red's F1 has the ball
      When red skips G1
      Then the game goes on
      And it is half 2, turn <next>
      And it is blue's activation
      And blue is First coach
      And red's F1 stands on 0,-6
      And red's F1 has the ball

      Examples:
        | goals | turn | next |
        | 0     | 10   | 11   |
        | 1     | 10   | 11   |
        | 1     | 11   | 12   |
        | 3     | 20   | 21   |

    @GAME.tie-continue @case:a-man-sent-off-in-the-second-half-stays-off-in-the-extra-turns
    Scenario: A man sent off in half 2 stays off in extra turns
      Given it is half 2, turn 10
      And blue is First coach
      And the score is red 1, blue 1
      And red's F1 has been caught twice before
      And red's F1 has been sent off
      And red's F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips G1
      Then it is half 2, turn 11
      And red's F1 is off the field

    @GAME.tie-stop @GAME.winner @case:in-an-extra-turn-the-goal-that-breaks-the-tie-ends-the-match-at-once
    Scenario: A goal that breaks the tie in an extra turn wins
      Given it is half 2, turn 11
      And red is First coach
      And the score is red 1, blue 1
      And red's F1 stands on -1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 3
      Then the game is over and red has won under GAME.tie-stop
      And the score is red 2, blue 1
      And the holder is nobody
      And it is nobody's activation

    @SHOOT.success @case:in-turn-ten-the-goal-that-breaks-a-tie-does-not-end-the-match
    Scenario: If a goal breaks the tie during turn ten, the match still goes on
      Given it is half 2, turn 10
      And red is First coach
      And the score is red 1, blue 1
      And red's F1 stands on -1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 3
      Then the game goes on
      And the score is red 2, blue 1
      And the phase is set-up

    @GAME.tie-continue @case:a-match-cannot-be-over-while-the-score-is-level
    Scenario: A match that is over with a level score is invalid
      Given it is half 2, turn 10
      And the score is red 1, blue 1
      And the phase is over
      And it is nobody's activation
      When the position is put on the table
      Then it is refused under GAME.tie-continue

    @GAME.tie-stop @case:an-extra-turn-cannot-run-with-the-tie-broken
    Scenario: An extra turn after the tie is broken is invalid
      Given it is half 2, turn 11
      And the score is red 2, blue 1
      When the position is put on the table
      Then it is refused under GAME.tie-stop
