Feature: Actions that are refused because another action is due
  In every phase the match waits for certain actions. Any other action is refused under the clause of the expected action.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1  | F2    | M1   | M2    | D1    | G1    |
      | 0,8 | 4,-14 | 0,12 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3  | M3   | M4    | D2   | D3  | G2   |
      | 1,9 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: Actions that are not due before play

    @DRAFT.roll-first @case:before-the-roll-nothing-else-is-due
    Scenario Outline: Before the draft roll, every other action is refused
      Given a new game
      When the game is set up
      And red tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                    | clause                |
        | pick F1                 | DRAFT.roll-first      |
        | place F1 on 0,-2        | DRAFT.roll-first      |
        | move F1 to 0,4          | DRAFT.roll-first      |

    @INTERCEPT.passes-only @case:before-the-roll-no-pass-is-there-to-be-answered
    Scenario Outline: Before the draft roll, no man may intercept or let a pass by
      Given a new game
      When the game is set up
      And red tries to <deed>
      Then it is refused under INTERCEPT.passes-only

      Examples:
        | deed                    |
        | intercept with F1       |
        | let the ball by with F1 |

    @GAME.phase-order @case:during-the-draft-nothing-but-picks-is-due
    Scenario Outline: During the draft, every action except a pick is refused
      Given nobody stands on the field
      And there is no ball on the field
      And the phase is draft
      And the squads are red F1, G1 and blue M1, G2
      When <who> tries to <deed>
      Then it is refused under GAME.phase-order

      Examples:
        | who    | deed                    |
        | chance | roll for the first pick |
        | red    | place F1 on 0,-2        |
        | red    | skip F1                 |
        | red    | go for the ball         |

    @INTERCEPT.passes-only @case:during-the-draft-no-pass-is-there-to-be-answered
    Scenario: During the draft, no man may intercept or let a pass by
      Given nobody stands on the field
      And there is no ball on the field
      And the phase is draft
      And the squads are red F1, G1 and blue M1, G2
      When red tries to let the ball by with F1
      Then it is refused under INTERCEPT.passes-only

    @GAME.phase-order @case:during-the-first-set-up-nothing-but-places-is-due
    Scenario Outline: During the first set-up, every action except placing is refused
      Given nobody is set up and blue has the kick-off
      When <who> tries to <deed>
      Then it is refused under GAME.phase-order

      Examples:
        | who    | deed                    |
        | chance | roll for the first pick |
        | red    | pick F3                 |
        | red    | skip F1                 |
        | blue   | kick off with F3        |
        | red    | aim at Left             |

    @GAME.half-time-same-teams @case:in-half-2-nobody-is-drafted-anew
    Scenario Outline: In half 2, a draft pick is refused
      Given nobody is set up and blue has the kick-off
      And it is half 2, turn 1
      When <who> tries to <deed>
      Then it is refused under GAME.half-time-same-teams

      Examples:
        | who    | deed                    |
        | chance | roll for the first pick |
        | red    | pick F3                 |

    @SETUP.second-has-ball @case:before-the-kick-off-nothing-but-the-kick-off-is-due
    Scenario Outline: Before the kick-off, every other action is refused
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And red's M1 stands on -4,-10
      And blue has already placed F3 on 0,2, M3 on 1,1, M4 on -4,10, D2 on 4,10, D3 on 4,6, G2 on 0,16
      And the phase is kick-off
      When <who> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | who  | deed             | clause                |
        | blue | place F3 on 0,4  | SETUP.second-has-ball |
        | red  | skip F1          | SETUP.second-has-ball |
        | blue | leave the ball   | SETUP.second-has-ball |

    @GAME.half-time-same-teams @case:before-the-kick-off-nobody-is-drafted
    Scenario: Before the kick-off, a draft pick or an answer to a pass is refused
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And red's M1 stands on -4,-10
      And blue has already placed F3 on 0,2, M3 on 1,1, M4 on -4,10, D2 on 4,10, D3 on 4,6, G2 on 0,16
      And the phase is kick-off
      When blue tries to pick F1
      Then it is refused under GAME.half-time-same-teams
      When blue tries to let the ball by with F3
      Then it is refused under INTERCEPT.passes-only

  Rule: Actions that are not due in a turn

    @ACT.list @case:an-activation-waits-for-no-answer
    Scenario Outline: During an activation, an answer to a pass or a shot is refused
      Given red's F1 has the ball
      When <who> tries to <deed>
      Then it is refused under ACT.list

      Examples:
        | who  | deed            |
        | red  | go for the ball |
        | red  | leave the ball  |
        | red  | aim at Left     |
        | blue | guard Left      |
        | red  | roll the shot   |

    @GAME.phase-order @case:in-a-turn-nobody-is-set-up
    Scenario Outline: In a turn, placing a man is refused
      Given red's F1 has the ball
      When red tries to <deed>
      Then it is refused under GAME.phase-order

      Examples:
        | deed             |
        | place F1 on 0,-2 |
        | kick off with F1 |

    @GAME.half-time-same-teams @case:in-a-turn-nobody-is-drafted
    Scenario Outline: In a turn, a draft pick is refused
      Given red's F1 has the ball
      When <who> tries to <deed>
      Then it is refused under GAME.half-time-same-teams

      Examples:
        | who    | deed                    |
        | red    | pick F3                 |
        | chance | roll for the first pick |

    @INTERCEPT.passes-only @case:without-a-pass-nothing-is-intercepted-or-let-by
    Scenario Outline: Without a pass in the air, no man may let a pass by
      Given red's F1 has the ball
      When blue tries to <deed>
      Then it is refused under INTERCEPT.passes-only

      Examples:
        | deed                    |
        | intercept with F3       |
        | let the ball by with F3 |

    @INTERCEPT.path @case:while-a-pass-may-be-intercepted-nothing-else-is-due
    Scenario Outline: While a pass may be intercepted, other actions are refused
      Given red's F1 has passed to red's M1
      When <who> tries to <deed>
      Then it is refused under INTERCEPT.path

      Examples:
        | who  | deed             |
        | red  | skip M1          |
        | blue | move F3 to 2,8   |
        | red  | place F1 on 0,-2 |
        | blue | go for the ball  |
        | red  | roll the shot    |

    @GAME.half-time-same-teams @case:while-a-pass-may-be-intercepted-nobody-is-drafted
    Scenario: While a pass may be intercepted, a draft pick is refused
      Given red's F1 has passed to red's M1
      When blue tries to pick F1
      Then it is refused under GAME.half-time-same-teams

    @FAILPASS.receive-attempt @case:while-a-ball-may-be-received-nothing-else-is-due
    Scenario Outline: While a ball may be received, other actions are refused
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on blue's F3, 4 hexes away
      When <who> tries to <deed>
      Then it is refused under FAILPASS.receive-attempt

      Examples:
        | who  | deed           |
        | blue | skip F3        |
        | blue | move F3 to 0,2 |
        | red  | roll the shot  |

    @GAME.half-time-same-teams @case:while-a-ball-may-be-received-nobody-is-drafted-and-nothing-is-let-by
    Scenario: While a ball may be received, a draft pick or an interception is refused
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on blue's F3, 4 hexes away
      When blue tries to pick F1
      Then it is refused under GAME.half-time-same-teams
      When blue tries to let the ball by with F3
      Then it is refused under INTERCEPT.passes-only

    @SHOOT.secret-write @case:while-words-are-written-nothing-else-is-due
    Scenario Outline: Before both coaches have written a goal hex, actions such as skips are refused
      Given red's F1 is shooting
      When <who> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | who  | deed            | clause              |
        | red  | skip F2         | SHOOT.secret-write  |
        | blue | move F3 to 2,8  | SHOOT.secret-write  |
        | red  | go for the ball | SHOOT.secret-write  |

    @SHOOT.reveal @case:while-words-are-written-the-shot-is-not-rolled
    Scenario: Before both coaches have written a goal hex, the shot cannot be rolled
      Given red's F1 is shooting
      And red has written Left
      When red tries to roll the shot
      Then it is refused under SHOOT.reveal
      When blue tries to intercept with F3
      Then it is refused under INTERCEPT.passes-only
      When red tries to pick F3
      Then it is refused under GAME.half-time-same-teams

    @SHOOT.order @case:with-both-words-written-only-the-roll-is-due
    Scenario Outline: After both coaches have written a goal hex, only the shot roll is accepted
      Given red's F1 is shooting
      And red has written Left
      And blue has written Right
      And blue's G2 stands on 1,17
      When <who> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | who  | deed       | clause      |
        | red  | aim at Right | SHOOT.order |
        | blue | guard Left | SHOOT.order |
        | red  | skip F2    | SHOOT.order |

    @GAME.half-time-same-teams @case:with-both-words-written-nobody-is-drafted-and-nothing-is-let-by
    Scenario: After both coaches have written a goal hex, draft picks and interceptions are refused
      Given red's F1 is shooting
      And red has written Left
      And blue has written Right
      And blue's G2 stands on 1,17
      When red tries to pick F3
      Then it is refused under GAME.half-time-same-teams
      When blue tries to let the ball by with F3
      Then it is refused under INTERCEPT.passes-only

  Rule: Actions after the end of the match

    @GAME.end @case:after-turn-10-nothing-is-due
    Scenario Outline: After the last turn of the match, every action is refused
      Given it is half 2, turn 10
      And the score is red 1, blue 0
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And the phase is over
      And it is nobody's activation
      When <who> tries to <deed>
      Then it is refused under GAME.end

      Examples:
        | who    | deed                    |
        | red    | skip F1                 |
        | blue   | let the ball by with F3 |
        | chance | roll for the first pick |

  Rule: Places off the pitch

    @MOVE.up-to-two @case:a-place-far-off-the-pitch-is-no-hex-of-it
    Scenario Outline: A man cannot move to a place far off the pitch
      When red tries to move F1 to <place>
      Then it is refused under MOVE.up-to-two
      And nothing has changed

      Examples:
        | place   |
        | 99,99   |
        | -99,-99 |
        | 0,9     |

    @MOVE.up-to-two @case:a-place-farther-off-than-can-be-written-is-an-error
    Scenario Outline: A coordinate beyond the bounds is an error
      When red tries to move F1 to <place>
      Then it is an error of kind bad-request
      When red tries to move F1 to 99,99
      Then it is refused under MOVE.up-to-two

      Examples:
        | place  |
        | 100,0  |
        | 0,-100 |

  Rule: Actions that belong to another phase of the match

    @GAME.phase-order @case:in-a-turn-nobody-is-placed-kicks-off-or-is-picked
    Scenario Outline: In a turn, placing, kicking off and drafting are refused
      When red tries to <deed>
      Then it is refused under GAME.phase-order
      And nothing has changed

      Examples:
        | deed             |
        | place F1 on 0,-2 |
        | kick off with F1 |

  Rule: Actions that are not due in the second half

    @GAME.phase-order @case:during-the-set-up-of-half-2-nothing-but-places-is-due
    Scenario Outline: During the set-up of half 2, other actions are refused
      Given nobody is set up and blue has the kick-off
      And it is half 2, turn 1
      When <who> tries to <deed>
      Then it is refused under GAME.phase-order

      Examples:
        | who  | deed             |
        | red  | skip F1          |
        | blue | kick off with F3 |
