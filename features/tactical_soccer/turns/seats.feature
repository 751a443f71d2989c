Feature: Actions by the coach who is not to act
  An expected action is refused to every seat that may not take it.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1  | F2    | M1   | M2    | D1    | G1    |
      | 0,8 | 4,-14 | 0,12 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3  | M3   | M4    | D2   | D3  | G2   |
      | 1,9 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: The coach who acts before play

    @DRAFT.roll-first @case:only-chance-rolls-for-the-first-pick
    Scenario Outline: Red and blue may not roll for the first draft pick
      Given a new game
      When the game is set up
      And <who> tries to roll for the first pick
      Then it is refused under DRAFT.roll-first

      Examples:
        | who  |
        | red  |
        | blue |

    @DRAFT.alternate @case:only-the-coach-whose-pick-it-is-picks
    Scenario Outline: In the draft, only the coach whose turn it is may pick
      Given nobody stands on the field
      And there is no ball on the field
      And the phase is draft
      And the squads are red F1, G1 and blue M1, G2
      When <who> tries to pick D1
      Then it is refused under DRAFT.alternate
      And nothing has changed

      Examples:
        | who    |
        | blue   |
        | chance |

    @SETUP.place @case:only-his-coach-places-a-man
    Scenario Outline: Only a man's own coach may place him
      Given nobody is set up and blue has the kick-off
      When <who> tries to place F1 on 0,-2
      Then it is refused under SETUP.place
      And nothing has changed

      Examples:
        | who    |
        | blue   |
        | chance |

    @SETUP.second-has-ball @case:only-the-coach-with-the-kick-off-says-who-has-the-ball
    Scenario Outline: Only the coach with the kick-off chooses the holder
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And red's M1 stands on -4,-10
      And blue has already placed F3 on 0,2, M3 on 1,1, M4 on -4,10, D2 on 4,10, D3 on 4,6, G2 on 0,16
      And the phase is kick-off
      When <who> tries to kick off with F3
      Then it is refused under SETUP.second-has-ball
      And nothing has changed

      Examples:
        | who    |
        | red    |
        | chance |

  Rule: The coach who acts in an activation

    @TURN.alternate
    Scenario Outline: Only the active coach activates his men
      Given <holder> has the ball
      When <who> tries to <deed>
      Then it is refused under TURN.alternate
      And nothing has changed

      Examples:
        | case               | who    | holder    | deed                             |
        | move               | blue   | red's F1  | move F1 to 0,6                   |
        | move               | chance | red's F1  | move F1 to 0,6                   |
        | pass               | blue   | red's F1  | pass from F1 to M1               |
        | pass               | chance | red's F1  | pass from F1 to M1               |
        | steal              | blue   | blue's F3 | steal from F3 with F1            |
        | steal              | chance | blue's F3 | steal from F3 with F1            |
        | shoot              | blue   | red's M1  | shoot with M1                    |
        | shoot              | chance | red's M1  | shoot with M1                    |
        | skip               | blue   | red's F1  | skip F1                          |
        | skip               | chance | red's F1  | skip F1                          |
        | his own man, moved | blue   | red's F1  | move F3 to 2,8                   |
        | his own, skipped   | blue   | red's F1  | skip F3                          |

    @TURN.alternate @case:only-the-active-coach-picks-the-ball-up-or-fouls-where-these-are-actions
    Scenario Outline: Only the active coach may pick up the ball or foul with his men
      Given the reading TS-A52 is own-action
      And the reading TS-A38 is both
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      When <who> tries to <deed>
      Then it is refused under TURN.alternate
      And nothing has changed

      Examples:
        | who    | deed                    |
        | blue   | pick up the ball with F1 |
        | chance | pick up the ball with F1 |
        | blue   | foul F3 with F1          |
        | chance | foul F3 with F1          |

    @TEAM.draft-own @case:the-active-coach-activates-no-man-of-the-other
    Scenario Outline: The active coach cannot activate the other coach's man
      Given <holder> has the ball
      When red tries to <deed>
      Then it is refused under TEAM.draft-own
      And nothing has changed

      Examples:
        | case  | holder    | deed                  |
        | move  | red's F1  | move F3 to 2,8        |
        | pass  | blue's F3 | pass from F3 to M3    |
        | steal | red's F1  | steal from F1 with F3 |
        | shoot | blue's F3 | shoot with F3         |
        | skip  | red's F1  | skip F3               |

    @TEAM.draft-own @case:the-active-coach-picks-nothing-up-with-a-man-of-the-other-and-fouls-with-none
    Scenario Outline: The active coach cannot pick up the ball or foul with an opponent's man
      Given the reading TS-A52 is own-action
      And the reading TS-A38 is both
      And blue's F3 stands on 0,0
      And red's F1 stands on 0,2
      When red tries to <deed>
      Then it is refused under TEAM.draft-own
      And nothing has changed

      Examples:
        | deed                     |
        | pick up the ball with F3 |
        | foul F1 with F3          |

  Rule: The coach who answers an opponent's action

    @INTERCEPT.passes-only @case:only-the-other-coach-answers-a-pass-with-his-own-men
    Scenario Outline: Only the passer's opponents may intercept or let the ball by
      Given red's F1 has passed to red's M1
      When <who> tries to <deed>
      Then it is refused under INTERCEPT.passes-only
      And nothing has changed

      Examples:
        | who    | deed                       |
        | red    | intercept with F3          |
        | chance | intercept with F3          |
        | red    | let the ball by with F3    |
        | chance | let the ball by with F3    |
        | blue   | intercept with M2          |
        | blue   | let the ball by with M2    |

    @FAILPASS.receive-attempt @case:only-his-own-coach-says-what-the-man-does-to-whom-the-ball-has-come
    Scenario Outline: Only a man's own coach may receive or leave a landed ball
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on blue's F3, 4 hexes away
      When <who> tries to <deed>
      Then it is refused under FAILPASS.receive-attempt
      And nothing has changed

      Examples:
        | who    | deed            |
        | red    | go for the ball |
        | chance | go for the ball |
        | red    | leave the ball  |
        | chance | leave the ball  |

    @FAILPASS.receive-attempt @case:a-man-of-the-passing-side-is-answered-for-by-his-coach
    Scenario: The passing coach decides whether a team-mate takes a landed ball
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And red's F1 stands on 0,0
      And a ball played by red's D1 has come down on red's F1, 4 hexes away
      When blue tries to leave the ball
      Then it is refused under FAILPASS.receive-attempt
      When red leaves the ball
      Then the ball lies loose on 0,0

    @SHOOT.attacker-target @case:only-the-attacker-writes-where-he-aims
    Scenario Outline: Only the attacking coach writes the hex at which the shot is aimed
      Given red's F1 is shooting
      When <who> tries to aim at Left
      Then it is refused under SHOOT.attacker-target
      And nothing has changed

      Examples:
        | who    |
        | blue   |
        | chance |

    @SHOOT.defender-goalie @case:only-the-defender-writes-where-his-goalie-stands
    Scenario Outline: Only the defending coach writes the hex of the goalie
      Given red's F1 is shooting
      When <who> tries to guard Left
      Then it is refused under SHOOT.defender-goalie
      And nothing has changed

      Examples:
        | who    |
        | red    |
        | chance |

    @SHOOT.roll @case:only-the-attacker-has-the-shot-rolled
    Scenario Outline: Only the attacking coach may roll the shot
      Given red's F1 is shooting
      And red has written Left
      And blue has written Right
      And blue's G2 stands on 1,17
      When <who> tries to roll the shot
      Then it is refused under SHOOT.roll
      And nothing has changed

      Examples:
        | who    |
        | blue   |
        | chance |
