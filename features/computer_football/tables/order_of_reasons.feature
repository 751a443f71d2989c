Feature: Two reasons why a position is invalid
  A position with two faults is refused under the clause of the first fault.

  Background: The position that every case begins from
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: Numbers and men have two faults

    @FIELD.scrimmage-line @case:a-scrimmage-line-off-the-field-is-reported-before-its-first-down-line
    Scenario: Of two lines off the field, only the scrimmage line is reported
      Given it is down 2
      And the scrimmage line is 4 and the first-down line 56
      When the position is put on the table
      Then it is refused under FIELD.scrimmage-line

    @INTRO.field-size @case:an-offensive-man-off-the-field-is-reported-before-the-defense
    Scenario Outline: Of two faults, off-field offensive man and wrong defenders, the first is reported
      Given red's H stands on 0,4
      And <defense>
      When the position is put on the table
      Then it is refused under INTRO.field-size

      Examples:
        | defense                                |
        | yellow has no S at all                 |
        | yellow has a man Q too many on 40,8    |
        | yellow's B1 stands on 30,8             |

    @FIELD.grid @case:two-team-mates-on-a-square-are-reported-before-later-reasons
    Scenario Outline: Of two team-mates on one square and other faults, only the team-mates are reported
      Given <place>
      And <later>
      When the position is put on the table
      Then it is refused under FIELD.grid

      Examples:
        | place                      | later                       |
        | red's F stands on 12,8     | yellow has no S at all      |
        | red's F stands on 12,8     | yellow's S stands on 30,0   |
        | yellow's B1 stands on 30,8 | red is said to have won     |
        | yellow's B1 stands on 30,8 | nothing has been called     |

  Rule: A line-up has two faults

    @NEWGAME.start-button @case:men-placed-before-the-start-are-reported-before-a-wrong-down
    Scenario: Of two faults, men placed before start and down 2, the first is reported
      Given the game is to be started
      And red's T1 stands on 15,6
      And it is down 2
      When the position is put on the table
      Then it is refused under NEWGAME.start-button

    @INTRO.start-20 @case:a-wrong-starting-line-is-reported-before-the-play-and-down
    Scenario Outline: Of two faults, wrong starting line and wrong number, the first is reported
      Given the game is to be started
      And the scrimmage line is 16 and the first-down line 21
      And <number>
      When the position is put on the table
      Then it is refused under INTRO.start-20

      Examples:
        | number       |
        | it is down 2 |
        | it is play 2 |

    @PLAY.3.1 @case:a-defender-placed-too-early-is-reported-before-the-offensive-order
    Scenario: Of two faults, defender placed early and disordered offense, the first is reported
      Given red is to line up
      And red's T2 stands on 15,6
      And yellow's T1 stands on 16,6
      When the position is put on the table
      Then it is refused under PLAY.3.1

    @PLAY.1.1 @case:a-wrong-offensive-order-is-reported-before-a-mans-square
    Scenario Outline: Of two faults, offensive man's wrong order and wrong square, the first is reported
      Given red is to line up
      And red's T2 stands on <place>
      When the position is put on the table
      Then it is refused under PLAY.1.1

      Examples:
        | place |
        | 4,6   |
        | 14,6  |

    @INTRO.segment @case:a-lineman-off-the-display-is-reported-before-men-after-him
    Scenario Outline: Of two faults, lineman outside the display and misplaced man, the first is reported
      Given red has placed its men up to SE
      And red's T1 stands on 31,6
      And red's <man> stands on <place>
      When the position is put on the table
      Then it is refused under INTRO.segment

      Examples:
        | man | place |
        | T2  | 14,10 |
        | TE  | 20,5  |

    @L1 @case:a-lineman-off-the-line-is-reported-before-men-after-him
    Scenario Outline: Of two faults, lineman off the line and misplaced man, the first is reported
      Given red has placed its men up to <last>
      And red's T1 stands on 14,6
      And red's <man> stands on <place>
      When the position is put on the table
      Then it is refused under L1

      Examples:
        | last | man | place |
        | T2   | T2  | 31,10 |
        | TE   | TE  | 20,5  |
        | Q    | Q   | 11,8  |

    @L2.2 @case:an-end-short-of-the-zones-is-reported-before-men-after-him
    Scenario Outline: Of two faults, end in wrong column and misplaced man, the first is reported
      Given the scrimmage line is <line> and the first-down line <first down>
      And red has placed its men up to <last>
      And red's TE stands on <end>
      And red's <man> stands on <place>
      When the position is put on the table
      Then it is refused under L2.2

      Examples:
        | line | first down | last | end  | man | place |
        | 47   | 52         | SE   | 48,5 | SE  | 52,12 |
        | 15   | 20         | Q    | 20,5 | Q   | 16,8  |

    @L2.4 @case:an-end-downfield-inside-the-20-is-reported-before-men-after-him
    Scenario Outline: Of two faults, forbidden downfield end and misplaced man, the first is reported
      Given the scrimmage line is 47 and the first-down line 52
      And red has placed its men up to <last>
      And red's TE stands on 52,5
      And red's <man> stands on <place>
      When the position is put on the table
      Then it is refused under L2.4

      Examples:
        | last | man | place |
        | SE   | SE  | 48,12 |
        | Q    | Q   | 48,8  |

    @L3.1 @case:a-quarterback-among-the-linemen-is-reported-before-a-back-there
    Scenario: Of quarterback and fullback among the linemen, only the quarterback is reported
      Given red has placed its men up to F
      And red's Q stands on 15,11
      And red's F stands on 15,3
      When the position is put on the table
      Then it is refused under L3.1

    @L3.3 @case:a-quarterback-too-far-back-is-reported-before-his-row
    Scenario: Of two faults, quarterback's wrong distance and wrong row, the first is reported
      Given red has placed its men up to Q
      And red's Q stands on 11,5
      When the position is put on the table
      Then it is refused under L3.3

    @L3.2 @case:a-quarterback-behind-no-lineman-is-reported-before-a-misplaced-back
    Scenario: Of two faults, quarterback behind no lineman and misplaced back, the first is reported
      Given red has placed its men up to F
      And red's Q stands on 13,5
      And red's F stands on 16,3
      When the position is put on the table
      Then it is refused under L3.2

    @L4.1 @case:a-back-among-the-linemen-is-reported-before-the-defensive-order
    Scenario: Of two faults, back among linemen and disordered defenders, the first is reported
      Given yellow is to line up
      And red's F stands on 15,3
      And yellow's T2 stands on 16,6
      When the position is put on the table
      Then it is refused under L4.1

    @PLAY.3.1 @case:a-wrong-defensive-order-is-reported-before-a-mans-square
    Scenario Outline: Of two faults, defender's wrong order and wrong square, the first is reported
      Given yellow is to line up
      And yellow's T2 stands on <place>
      When the position is put on the table
      Then it is refused under PLAY.3.1

      Examples:
        | place |
        | 31,6  |
        | 12,1  |
        | 15,8  |

    @INTRO.segment @case:a-defender-off-the-display-is-reported-before-men-after-him
    Scenario Outline: Of two faults, defender outside the display and misplaced man, the first is reported
      Given yellow has placed its men up to T2
      And yellow's T1 stands on 31,6
      And yellow's T2 stands on <place>
      When the position is put on the table
      Then it is refused under INTRO.segment

      Examples:
        | place |
        | 12,1  |
        | 15,8  |

    @L5 @case:a-defender-on-the-wrong-side-is-reported-before-the-occupied-square
    Scenario Outline: Of two faults, defender across the line and misplaced man, the first is reported
      Given yellow has placed its men up to T2
      And yellow's T1 stands on <place>
      And yellow's T2 stands on <other place>
      When the position is put on the table
      Then it is refused under L5

      Examples:
        | place | other place |
        | 15,6  | 16,10       |
        | 12,1  | 31,6        |

    @FIELD.grid @case:a-defender-on-an-ends-square-is-reported-before-later-reasons
    Scenario Outline: Of an end's shared square and other faults, only the square is reported
      Given yellow has placed its men up to T2
      And red's TE stands on 25,5
      And yellow's T1 stands on 25,5
      And <later>
      When the position is put on the table
      Then it is refused under FIELD.grid

      Examples:
        | later                       |
        | yellow's T2 stands on 12,1  |
        | yellow's T2 stands on 31,6  |
        | red's T is off the field    |

    @PLAY.1.2 @case:ten-men-of-the-offense-are-reported-before-a-wrong-call
    Scenario Outline: Of two faults, offense of ten men and wrong call, the first is reported
      Given yellow is to line up
      And red's T is off the field
      And <call>
      When the position is put on the table
      Then it is refused under PLAY.1.2

      Examples:
        | call                                            |
        | neither a run nor a pass is called              |
        | both a run by H and a pass to zone 8 are called |

  Rule: The call or the turn has two faults

    @PLAY.1.2 @case:a-call-before-its-time-is-reported-before-a-call-of-nothing
    Scenario: An empty call in the offense's line-up is reported only as made too early
      Given red has lined up
      And neither a run nor a pass is called
      When the position is put on the table
      Then it is refused under PLAY.1.2

    @INTRO.run-or-pass @case:a-call-of-two-plays-is-reported-before-the-play-itself
    Scenario Outline: Of a run-and-pass call and its other faults, only the call is reported
      Given yellow is to line up
      And red's T stands on 12,12
      And <call>
      When the position is put on the table
      Then it is refused under INTRO.run-or-pass

      Examples:
        | call                                             |
        | both a run by H and a pass to zone 13 are called |
        | both a run by T and a pass to zone 8 are called  |

    @PLAY.2.2 @case:a-zone-that-does-not-exist-is-reported-before-a-missing-mover
    Scenario: Of two faults, call to zone 13 and missing mover, the first is reported
      Given the call is a pass to zone 13
      And it is nobody's turn
      When the position is put on the table
      Then it is refused under PLAY.2.2

    @L4.2 @case:a-back-too-far-from-the-quarterback-is-reported-before-later-reasons
    Scenario Outline: Of a too distant called runner and other faults, only the runner is reported
      Given yellow is to line up
      And red's T stands on 12,12
      And the call is a run by T
      And <later>
      When the position is put on the table
      Then it is refused under L4.2

      Examples:
        | later                            |
        | red is said to be the mover      |
        | the type is known to the defense |

    @OBJECTIVE.alternate @case:a-mover-before-the-play-begins-is-reported-before-later-reasons
    Scenario Outline: Of a mover before play begins and other faults, only the mover is reported
      Given yellow is to line up
      And red is said to be the mover
      And <later>
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

      Examples:
        | later                               |
        | the type is known to the defense    |
        | red has finished 1 turn and yellow 0 |
        | nobody has the ball                 |

    @M8.1 @case:negative-turns-of-either-side-are-reported-before-the-order-of-turns
    Scenario Outline: Of two faults, negative turn number and disordered turns, the first is reported
      Given red has finished <red> turns and yellow <yellow>
      When the position is put on the table
      Then it is refused under M8.1

      Examples:
        | red | yellow |
        | 0   | -1     |
        | -1  | 0      |

    @SCRAMBLE.choice @case:a-shift-on-a-run-is-reported-before-its-wrong-turn
    Scenario Outline: If a shift outlasts its turn on a run, only the run is reported
      Given each side has finished 2 turns
      And it is yellow's turn with 4 of 4 squares left
      And red has finished 3 turns and yellow 2
      And the scramble is said to have been <shift>
      When the position is put on the table
      Then it is refused under SCRAMBLE.choice

      Examples:
        | shift   |
        | shift-4 |
        | shift-3 |
        | shift-2 |

    @SCRAMBLE.any-zone @case:a-phase-without-its-scramble-is-reported-before-later-reasons
    Scenario Outline: Of an unforced throw and other faults, only the throw is reported
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And <ball>
      And the phase is throw
      And the scramble is said to have been <result>
      When the position is put on the table
      Then it is refused under SCRAMBLE.any-zone

      Examples:
        | ball                                      | result  |
        | red's Q has the ball                      | shift-4 |
        | red's Q has the ball                      | shift-3 |
        | red's Q has the ball                      | shift-2 |
        | a pass to zone 8 is in the air over 22,8  | run     |
        | nobody has the ball                       | run     |

    @SCRAMBLE.shift-4 @case:a-shift-4-out-of-its-turn-is-reported-before-a-missing-ball
    Scenario: Of two faults, shift-4 in defense's turn and missing ball, the first is reported
      Given the call is a pass to zone 8
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 4 of 4 squares left
      And the scramble is said to have been shift-4
      And nobody has the ball
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-4

    @SCRAMBLE.shift-3 @case:a-shift-3-out-of-its-turn-is-reported-before-a-missing-ball
    Scenario: Of two faults, shift-3 in defense's turn and missing ball, the first is reported
      Given the call is a pass to zone 8
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 4 of 4 squares left
      And the scramble is said to have been shift-3
      And nobody has the ball
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-3

    @SCRAMBLE.shift-2 @case:a-shift-2-out-of-its-turn-is-reported-before-a-missing-ball
    Scenario: Of two faults, shift-2 in defense's turn and missing ball, the first is reported
      Given the call is a pass to zone 8
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 4 of 4 squares left
      And the scramble is said to have been shift-2
      And nobody has the ball
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-2

    @SCRAMBLE.any-zone @case:a-forced-throw-that-was-thrown-is-reported-before-a-missing-ball
    Scenario: Of two faults, overdue forced throw and missing ball, the first is reported
      Given a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble is said to have been throw
      And the phase is throw
      And nobody has the ball
      When the position is put on the table
      Then it is refused under SCRAMBLE.any-zone

  Rule: The ball has two faults

    @PLAY.7.1 @case:a-missing-ball-is-reported-before-later-reasons
    Scenario Outline: Of a missing ball and other faults, only the ball is reported
      Given nobody has the ball
      And <later>
      When the position is put on the table
      Then it is refused under PLAY.7.1

      Examples:
        | later                              |
        | red is said to have fumbled        |
        | the ball has changed hands         |
        | red's TE has got to the ball       |
        | yellow's T1 is marked by nobody    |

    @PLAY.7.1 @case:a-carrier-off-the-field-is-reported-before-later-reasons
    Scenario Outline: Of an off-field carrier and other faults, only the carrier is reported
      Given each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And <later>
      When the position is put on the table
      Then it is refused under PLAY.7.1

      Examples:
        | later                              |
        | the ball has changed hands         |
        | red's TE has got to the ball       |

    @OBJECTIVE.touchdown @case:a-carrier-in-the-end-zone-is-reported-before-an-unchanged-ball
    Scenario: Of two faults, defender's unscored touchdown and missing interception, the first is reported
      Given each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And yellow's S has the ball
      And yellow's S stands on 5,8
      And the ball has not changed hands
      When the position is put on the table
      Then it is refused under OBJECTIVE.touchdown

    @POSSESSION.c @case:a-defender-with-an-unchanged-ball-is-reported-before-the-call
    Scenario Outline: Of a defender's unintercepted ball and other faults, only the ball is reported
      Given <call>
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And yellow's S has the ball
      And the ball has not changed hands
      When the position is put on the table
      Then it is refused under POSSESSION.c

      Examples:
        | call                         |
        | the call is a run by H       |
        | the call is a pass to zone 8 |

    @POSSESSION.c @case:a-changed-ball-in-the-air-is-reported-before-later-reasons
    Scenario Outline: Of early changed possession and other faults, only the possession is reported
      Given a pass to zone 8 is in the air over <place>
      And each side has finished <turns> turns
      And <turn>
      And the ball has changed hands
      When the position is put on the table
      Then it is refused under POSSESSION.c

      Examples:
        | place | turns | turn                                    |
        | 22,5  | 1     | it is red's turn with 4 of 4 squares left |
        | 22,8  | 2     | the squares are to be drawn for red     |

    @PLAY.7.3 @case:a-ball-thrown-in-secret-is-reported-before-the-zone-called
    Scenario: Of two faults, thrown ball's hidden zone and wrong square, the first is reported
      Given a pass to zone 8 is in the air over 22,5
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the zone is hidden from the defense
      When the position is put on the table
      Then it is refused under PLAY.7.3

    @P1.1 @case:a-ball-outside-the-zone-is-reported-before-turns-that-are-over
    Scenario: Of two faults, ball outside its zone and finished pass, the first is reported
      Given a pass to zone 8 is in the air over 22,5
      And the squares are to be drawn for red
      And each side has finished 2 turns
      When the position is put on the table
      Then it is refused under P1.1

    @PASS.receiver-attempt @case:a-receiver-wrongly-at-the-ball-is-reported-before-pale-men
    Scenario: Of two faults, wrongly recorded receiver and unblocked pale man, the first is reported
      Given a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And red's TE has got to the ball
      And yellow's T1 is marked by nobody
      When the position is put on the table
      Then it is refused under PASS.receiver-attempt

    @PASS.defender-attempt @case:a-defender-wrongly-at-the-ball-is-reported-before-pale-men
    Scenario: Of two faults, wrongly recorded defender and unblocked pale man, the first is reported
      Given a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And yellow's S has got to the ball
      And yellow's T1 is marked by nobody
      When the position is put on the table
      Then it is refused under PASS.defender-attempt

    @TACKLE.fumble-roll @case:a-loose-ball-off-the-field-is-reported-before-later-reasons
    Scenario Outline: Of an off-field loose ball and other faults, only the ball is reported
      Given only these men are on the field
        | side   | man | square |
        | red    | G1  | 25,4   |
        | yellow | T1  | 18,9   |
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the ball lies loose on 19,<row> fumbled by <side>
      When the position is put on the table
      Then it is refused under TACKLE.fumble-roll

      Examples:
        | row | side   |
        | 0   | red    |
        | 16  | yellow |

    @FUMBLE.occupied @case:a-loose-ball-on-a-mans-square-is-reported-before-later-reasons
    Scenario Outline: Of a loose ball's occupied square and other faults, only the square is reported
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And <known>
      And red's Q is off the field
      And the ball lies loose on <place> fumbled by <side>
      And <later>
      When the position is put on the table
      Then it is refused under FUMBLE.occupied

      Examples:
        | known                            | place | side   | later                               |
        | the zone is known to the defense | 12,7  | yellow | the carrier is known to the defense |
        | the type is known to the defense | 30,8  | red    | the carrier is hidden from the defense |

    @POSSESSION.c @case:a-fumble-of-an-unchanged-ball-is-reported-before-a-hidden-carrier
    Scenario: Of two faults, wrong side's fumble and hidden carrier, the first is reported
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S is off the field
      And the ball lies loose on 22,8 fumbled by yellow
      And the carrier is hidden from the defense
      When the position is put on the table
      Then it is refused under POSSESSION.c

    @FUMBLE.first-man @case:a-hidden-carrier-of-a-loose-ball-is-reported-before-the-runner
    Scenario: Of two faults, hidden fumbler and hidden play, the first is reported
      Given it is red's turn with 4 of 4 squares left
      And the ball lies loose on 19,8 fumbled by red
      And the carrier is hidden from the defense
      And the type is hidden from the defense
      When the position is put on the table
      Then it is refused under FUMBLE.first-man

  Rule: The pale men have two faults

    @BLOCK.pale-mark @case:a-pale-man-off-the-field-is-reported-before-his-blockers
    Scenario Outline: Of two faults, absent pale man and wrong blockers, the first is reported
      Given yellow's T1 is off the field
      And <mark>
      When the position is put on the table
      Then it is refused under BLOCK.pale-mark

      Examples:
        | mark                            |
        | yellow's T1 is marked by nobody |
        | yellow's T1 is pale from G1, G2 |
        | yellow's T1 is pale from T1, T2, G1, G2 and G3 |

    @BLOCK.double @case:a-pale-man-without-blockers-is-reported-before-a-later-absent-man
    Scenario: Of two faults, unblocked pale man and absent pale man, the first is reported
      Given yellow's T1 is marked by nobody
      And yellow's T2 is marked by nobody
      And yellow's T2 is off the field
      When the position is put on the table
      Then it is refused under BLOCK.double

    @BLOCK.success-removal @case:a-man-blocked-already-is-reported-before-a-later-absent-man
    Scenario: Of two faults, stronger blocker and later absent man, the first is reported
      Given red's G1 is off the field
      And yellow's L1 is pale from G1
      And yellow's L2 is marked by nobody
      And yellow's L2 is off the field
      When the position is put on the table
      Then it is refused under BLOCK.success-removal

    @BLOCK.failure-removal @case:a-first-half-still-on-the-field-is-reported-before-later-reasons
    Scenario Outline: Of a remaining first blocker and other faults, only the blocker is reported
      Given yellow's T1 is pale from TE
      And <turn>
      And <later>
      When the position is put on the table
      Then it is refused under BLOCK.failure-removal

      Examples:
        | turn                                      | later                               |
        | the squares are to be drawn for red       | 4 of 4 squares are left already     |
        | it is red's turn with 6 of 6 squares left | no squares are drawn for the turn   |
        | it is red's turn with 6 of 6 squares left | yellow's T2 is marked by nobody     |

  Rule: Squares and knowledge have two faults

    @SETTINGS.draw-each-turn @case:squares-before-their-draw-are-reported-before-a-hidden-type
    Scenario: Of two faults, remaining squares before draw and hidden type, the first is reported
      Given the squares are to be drawn for red
      And each side has finished 1 turn
      And 4 of 4 squares are left already
      And the type is hidden from the defense
      When the position is put on the table
      Then it is refused under SETTINGS.draw-each-turn

    @SETTINGS.uniform @case:squares-beyond-the-limits-are-reported-before-squares-used
    Scenario Outline: Of two faults, turn of 9 squares and unrecorded use, the first is reported
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with <left> of 9 squares left
      And the scramble was <result>
      When the position is put on the table
      Then it is refused under SETTINGS.uniform

      Examples:
        | left | result |
        | 3    | throw  |
        | 3    | run    |

    @PLAY.6.1 @case:a-hidden-type-is-reported-before-a-runner-who-must-be-known
    Scenario: Of two faults, play type and runner hidden too long, the first is reported
      Given each side has finished 2 turns
      And it is red's turn with 6 of 6 squares left
      And the type is hidden from the defense
      And the carrier is hidden from the defense
      When the position is put on the table
      Then it is refused under PLAY.6.1

    @PLAY.7.3 @case:a-zone-known-on-a-run-is-reported-before-an-unfinished-pass
    Scenario: If the zone of a called run is known, a check reports the zone
      Given red has finished 2 turns and yellow 1
      And it is yellow's turn with 6 of 6 squares left
      And the zone is known to the defense
      When the position is put on the table
      Then it is refused under PLAY.7.3

    @PLAY.7.2 @case:a-pass-thrown-too-early-is-reported-before-opponents-on-a-square
    Scenario: Of two faults, pass in turn one and shared square, the first is reported
      Given a pass to zone 8 is in the air over 22,8
      And red has finished 0 turns and yellow 0
      And it is red's turn with 6 of 6 squares left
      And red's TE stands on 30,8
      When the position is put on the table
      Then it is refused under PLAY.7.2

    @PASS.use-all @case:a-catch-before-its-time-is-reported-before-opponents-on-two-squares
    Scenario: Of two faults, catch in offense's turn and shared squares, the first is reported
      Given the call is a pass to zone 8
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 6 of 6 squares left
      And the zone is known to the defense
      And red's TE has the ball
      And red's SE stands on 30,8
      And red's F stands on 20,1
      When the position is put on the table
      Then it is refused under PASS.use-all

    @FIELD.grid @case:opponents-on-a-square-are-reported-before-a-turn-without-a-move
    Scenario: Of two faults, opponents on one square and missing move, the first is reported
      Given only these men are on the field
        | side   | man | square |
        | red    | T1  | 20,8   |
        | yellow | T1  | 20,8   |
        | yellow | S   | 40,8   |
      And the ball lies loose on 30,8 fumbled by red
      And red's T1 has used 2 squares
      When the position is put on the table
      Then it is refused under FIELD.grid

    @M8.2 @case:squares-left-that-do-not-fit-are-reported-before-later-reasons
    Scenario Outline: Of wrong remaining squares and other faults, only the squares are reported
      Given it is red's turn with <left> of <allotment> squares left
      And a man <man> has used <used> squares
      And red's TE stands on 30,8
      When the position is put on the table
      Then it is refused under M8.2

      Examples:
        | left | allotment | man | used |
        | 0    | 4         | TE  | 4    |
        | -1   | 3         | TE  | 4    |
        | 5    | 4         | TE  | -1   |

    @M8.2 @case:under-cf-a33-any-time-in-turn-a-turn-without-squares-left-is-invalid
    Scenario Outline: Under CF-A33 any-time-in-turn, a position is invalid if the turn has no remaining squares
      Given the reading CF-A33 is any-time-in-turn
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with <left> of 4 squares left
      And a man TE has used <used> squares
      When the position is put on the table
      Then it is refused under M8.2

      Examples:
        | left | used |
        | 0    | 4    |
        | -1   | 5    |

  Rule: The settings have two faults

    @SETTINGS.allotment @case:limits-out-of-order-are-reported-before-an-unknown-replay-speed
    Scenario: Of two faults, disordered limits and invalid replay speed, the first is reported
      Given the limits are 6 to 3
      And the replay speed is quick
      When the game is set up
      Then it is refused under SETTINGS.allotment

    @SETTINGS.replay-speed @case:an-unknown-replay-speed-is-reported-before-an-edition-not-offered
    Scenario: Of two faults, invalid replay speed and edition, the first is reported
      Given the reading CF-A63 is unknown-not-offered
      And the edition is classic
      And the replay speed is quick
      When the game is set up
      Then it is refused under SETTINGS.replay-speed
