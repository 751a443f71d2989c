Feature: Invalid positions
  A position that no game can reach is refused under the clause that it breaks. The history of the men in a play, the men off
  the field, and the numbers of plays and downs are accepted without a check.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: A position before the first play has nothing decided

    @INTRO.random-start @case:before-the-draw-the-table-is-empty-and-nothing-is-decided
    Scenario Outline: A position before the draw in which something is already decided is invalid
      Given the game is to be drawn
      And <table>
      When the position is put on the table
      Then it is refused under INTRO.random-start

      Examples:
        | table                                              |
        | it is play 2                                       |
        | it is down 2                                       |
        | the scrimmage line is 15 and the first-down line 0 |
        | the scrimmage line is 0 and the first-down line 20 |
        | red's T1 stands on 15,6                            |
        | yellow's S stands on 30,8                          |
        | red is said to be the mover                        |
        | 4 of 4 squares are left already                    |
        | the ball has changed hands                         |
        | red is said to have won                            |

    @INTRO.random-start @case:after-the-draw-it-is-known-who-began-and-which-way
    Scenario Outline: A position after the draw without a side or a goal is invalid
      Given <table>
      When the position is put on the table
      Then it is refused under INTRO.random-start

      Examples:
        | table                     |
        | nobody was drawn to begin |
        | no goal was drawn         |

    @NEWGAME.start-button @case:nobody-is-placed-before-the-scrimmage-is-started
    Scenario Outline: A position with a man placed before the scrimmage is started is invalid
      Given the game is to be started
      And <table>
      When the position is put on the table
      Then it is refused under NEWGAME.start-button

      Examples:
        | table                      |
        | red's T1 stands on 15,6    |
        | yellow's T1 stands on 16,6 |

    @PLAY.1.1 @case:there-is-no-play-before-the-first
    Scenario Outline: A position with the play number 0 or -1 is invalid
      Given it is down 2
      And <table>
      When the position is put on the table
      Then it is refused under PLAY.1.1

      Examples:
        | table         |
        | it is play 0  |
        | it is play -1 |


  Rule: The lines and the down fit each other

    @FIELD.scrimmage-line @case:the-scrimmage-line-lies-between-the-goal-lines
    Scenario Outline: A position with a scrimmage line behind a goal line is invalid
      Given it is down 2
      And <table>
      When the position is put on the table
      Then it is refused under FIELD.scrimmage-line

      Examples:
        | table                                              |
        | the scrimmage line is 4 and the first-down line 20 |
        | the scrimmage line is 0 and the first-down line 20 |

    @FIELD.scrimmage-line @case:the-scrimmage-line-lies-between-the-goal-lines-going-west-as-well
    Scenario: Going west, a position with a scrimmage line behind a goal line is invalid
      Given red is on offense going west
      And it is down 2
      And the scrimmage line is 56 and the first-down line 40
      When the position is put on the table
      Then it is refused under FIELD.scrimmage-line

    @FIELD.first-down-line @case:the-line-to-be-reached-lies-between-the-goal-lines
    Scenario: A position with a first-down line beyond the goal line is invalid
      Given it is down 2
      And the scrimmage line is 52 and the first-down line 56
      When the position is put on the table
      Then it is refused under FIELD.first-down-line

    @FIELD.first-down-line @case:the-line-to-be-reached-lies-between-the-goal-lines-going-west-as-well
    Scenario: Going west, a position with a first-down line beyond the goal line is invalid
      Given red is on offense going west
      And it is down 2
      And the scrimmage line is 8 and the first-down line 4
      When the position is put on the table
      Then it is refused under FIELD.first-down-line

    @FIELD.first-down-line @case:a-line-that-has-been-reached-is-not-the-line-to-be-reached-any-more
    Scenario Outline: A position with a scrimmage line on or past the first-down line is invalid
      Given it is down 2
      And <table>
      When the position is put on the table
      Then it is refused under FIELD.first-down-line

      Examples:
        | table                                               |
        | the scrimmage line is 20 and the first-down line 20 |
        | the scrimmage line is 21 and the first-down line 20 |

    @FIELD.first-down-line @case:going-west-a-line-that-has-been-reached-is-not-the-line-to-be-reached-any-more
    Scenario Outline: Going west, a scrimmage line on or past the first-down line makes positions invalid
      Given red is on offense going west
      And it is down 2
      And <table>
      When the position is put on the table
      Then it is refused under FIELD.first-down-line

      Examples:
        | table                                               |
        | the scrimmage line is 40 and the first-down line 40 |
        | the scrimmage line is 39 and the first-down line 40 |

    @FIELD.first-down-line @case:where-a-line-has-to-be-passed-one-that-has-been-is-not-to-be-reached-any-more
    Scenario: Under CF-A82 beyond-only, the scrimmage line may not be past the first-down line
      Given the reading CF-A82 is beyond-only
      And it is down 2
      And the scrimmage line is 21 and the first-down line 20
      When the position is put on the table
      Then it is refused under FIELD.first-down-line

    @MOVE.select @case:a-line-one-short-of-the-line-to-be-reached-or-on-the-goal-line-is-a-table
    Scenario Outline: The scrimmage line is before the first-down line, or both are the goal line
      Given it is down 2
      And <table>
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

      Examples:
        | table                                               |
        | the scrimmage line is 19 and the first-down line 20 |
        | the scrimmage line is 55 and the first-down line 55 |
        | the scrimmage line is 5 and the first-down line 10  |

    @MOVE.select @case:where-a-line-has-to-be-passed-a-scrimmage-line-on-it-is-a-table
    Scenario: Under CF-A82 beyond-only, scrimmage line and first-down line may be equal
      Given the reading CF-A82 is beyond-only
      And it is down 2
      And the scrimmage line is 20 and the first-down line 20
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @FIELD.first-down-line @case:on-a-first-down-there-are-ten-yards-to-go-or-the-goal-line
    Scenario Outline: A first-down position without ten yards or the goal to go is invalid
      Given <table>
      When the position is put on the table
      Then it is refused under FIELD.first-down-line

      Examples:
        | table                                               |
        | the scrimmage line is 15 and the first-down line 19 |
        | the scrimmage line is 15 and the first-down line 21 |
        | the scrimmage line is 50 and the first-down line 54 |
        | the scrimmage line is 52 and the first-down line 54 |

    @MOVE.select @case:a-first-down-with-ten-yards-or-the-goal-to-go-is-a-table
    Scenario Outline: A first-down position with ten yards or the goal to go is valid
      Given <table>
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

      Examples:
        | table                                               |
        | the scrimmage line is 15 and the first-down line 20 |
        | the scrimmage line is 50 and the first-down line 55 |
        | the scrimmage line is 52 and the first-down line 55 |
        | the scrimmage line is 55 and the first-down line 55 |

    @FIELD.first-down-line @case:no-series-begins-behind-the-own-goal-line
    Scenario Outline: A position is invalid if its series began behind the offense's own goal line
      Given it is down 2
      And <table>
      When the position is put on the table
      Then it is refused under FIELD.first-down-line

      Examples:
        | table                                             |
        | the scrimmage line is 5 and the first-down line 9 |
        | the scrimmage line is 5 and the first-down line 6 |


  Rule: The men are complete and on the field

    @INTRO.field-size @case:nobody-stands-off-the-field
    Scenario Outline: A position with a man on a square off the field is invalid
      Given <table>
      When the position is put on the table
      Then it is refused under INTRO.field-size

      Examples:
        | table                      |
        | red's H stands on 0,4      |
        | red's H stands on 61,4     |
        | yellow's S stands on 30,0  |
        | yellow's S stands on 30,16 |

    @FIELD.grid @case:two-defenders-on-one-square-are-no-table
    Scenario: A position with two defenders on one square is invalid
      Given yellow's B1 stands on 30,8
      When the position is put on the table
      Then it is refused under FIELD.grid

    @OBJECTIVE.eleven-men @case:a-defense-with-ten-men-is-no-table
    Scenario: A position with a defense with ten men is invalid
      Given yellow has no S at all
      When the position is put on the table
      Then it is refused under OBJECTIVE.eleven-men

    @MEN.counts @case:a-quarterback-is-no-man-of-the-defense
    Scenario: A position is invalid if the defense has a quarterback
      Given yellow has a man Q too many on 40,8
      When the position is put on the table
      Then it is refused under MEN.counts


  Rule: The men of a line-up are on permitted squares

    @PLAY.1.1 @case:the-offenses-men-are-placed-in-their-order
    Scenario: A position is invalid if offensive men were placed out of order
      Given red is to line up
      And red's T2 stands on 15,6
      When the position is put on the table
      Then it is refused under PLAY.1.1

    @PLAY.3.1 @case:the-defenses-men-are-placed-in-their-order
    Scenario: A position is invalid if defensive men were placed out of order
      Given yellow is to line up
      And yellow's T2 stands on 16,6
      When the position is put on the table
      Then it is refused under PLAY.3.1

    @PLAY.3.1 @case:while-the-game-waits-to-be-started-or-the-offense-lines-up-no-defender-is-placed
    Scenario: A position with a defender placed before the offense has called is invalid
      Given red has placed its men up to T
      And yellow's T1 stands on 16,6
      When the position is put on the table
      Then it is refused under PLAY.3.1

    @PLAY.1.2 @case:the-defense-does-not-line-up-against-ten-men
    Scenario: A position is invalid if the defense lines up against ten men
      Given yellow is to line up
      And red's T is off the field
      When the position is put on the table
      Then it is refused under PLAY.1.2

    @INTRO.segment @case:nobody-lines-up-where-the-display-does-not-reach
    Scenario Outline: A position with a defender lined up outside the display is invalid
      Given yellow has placed its men up to T1
      And <table>
      When the position is put on the table
      Then it is refused under INTRO.segment

      Examples:
        | table                      |
        | yellow's T1 stands on 31,6 |
        | yellow's T1 stands on 40,6 |

    @INTRO.segment @case:no-back-of-the-offense-lines-up-where-the-display-does-not-reach
    Scenario: A position with a back lined up outside the display is invalid
      Given red has placed its men up to T
      And red's T stands on 10,8
      When the position is put on the table
      Then it is refused under INTRO.segment

    @L1 @case:a-lineman-does-not-stand-elsewhere-than-next-to-the-line
    Scenario Outline: A position is invalid if a lineman lines up away from the scrimmage line
      Given red has placed its men up to T1
      And <table>
      When the position is put on the table
      Then it is refused under L1

      Examples:
        | table                   |
        | red's T1 stands on 14,6 |
        | red's T1 stands on 16,6 |

    @L2.2 @case:an-end-does-not-stand-between-the-line-and-the-zones-downfield
    Scenario Outline: A position with an end between the line and the downfield zones is invalid
      Given red has placed its men up to TE
      And <table>
      When the position is put on the table
      Then it is refused under L2.2

      Examples:
        | table                   |
        | red's TE stands on 20,5 |
        | red's TE stands on 14,5 |
        | red's TE stands on 26,5 |

    @L2.4 @case:inside-the-20-no-end-stands-downfield
    Scenario: A position with an end downfield inside the 20 is invalid
      Given the scrimmage line is 47 and the first-down line 52
      And red has placed its men up to TE
      And red's TE stands on 52,5
      When the position is put on the table
      Then it is refused under L2.4

    @L3.1 @case:the-quarterback-does-not-stand-beside-his-linemen-or-beyond-the-line
    Scenario Outline: A position is invalid if the quarterback lines up among or beyond the linemen
      Given red has placed its men up to Q
      And <table>
      When the position is put on the table
      Then it is refused under L3.1

      Examples:
        | table                   |
        | red's Q stands on 15,11 |
        | red's Q stands on 16,8  |

    @L3.2 @case:the-quarterback-does-not-stand-on-a-row-without-a-lineman
    Scenario: A position with a quarterback on a row without a lineman is invalid
      Given red has placed its men up to Q
      And red's Q stands on 13,5
      When the position is put on the table
      Then it is refused under L3.2

    @L3.3 @case:the-quarterback-does-not-stand-more-than-four-squares-behind-the-line
    Scenario: A position with a quarterback more than four squares behind the line is invalid
      Given red has placed its men up to Q
      And red's Q stands on 11,8
      When the position is put on the table
      Then it is refused under L3.3

    @L4.1 @case:a-back-does-not-stand-beside-the-linemen-or-beyond-the-line
    Scenario Outline: A position is invalid if a back lines up among or beyond the linemen
      Given red has placed its men up to F
      And <table>
      When the position is put on the table
      Then it is refused under L4.1

      Examples:
        | table                  |
        | red's F stands on 15,3 |
        | red's F stands on 17,3 |

    @L5 @case:a-defender-does-not-line-up-on-the-offenses-side
    Scenario Outline: A position with a defender lined up on the offense's side is invalid
      Given yellow has placed its men up to T1
      And <table>
      When the position is put on the table
      Then it is refused under L5

      Examples:
        | table                      |
        | yellow's T1 stands on 15,1 |
        | yellow's T1 stands on 12,1 |

    @FIELD.grid @case:a-defender-on-the-square-of-an-end-downfield-is-no-table
    Scenario: A position with a defender on the square of an end downfield is invalid
      Given yellow has placed its men up to T1
      And red's TE stands on 22,8
      And yellow's T1 stands on 22,8
      When the position is put on the table
      Then it is refused under FIELD.grid


  Rule: The call fits the line-up

    @PLAY.1.2 @case:while-the-offense-lines-up-nothing-is-called-yet
    Scenario: A position with a call before the offense has lined up is invalid
      Given red has lined up
      And the call is a run by H
      When the position is put on the table
      Then it is refused under PLAY.1.2

    @INTRO.run-or-pass @case:a-play-is-called-as-a-run-or-as-a-pass
    Scenario Outline: A position is invalid if run and pass, or neither, are called
      Given <table>
      When the position is put on the table
      Then it is refused under INTRO.run-or-pass

      Examples:
        | table                                           |
        | both a run by H and a pass to zone 8 are called |
        | neither a run nor a pass is called              |

    @PLAY.2.2 @case:no-pass-is-called-but-to-one-of-the-twelve-zones
    Scenario Outline: A position with a pass called to a zone outside 1-12 is invalid
      Given <table>
      When the position is put on the table
      Then it is refused under PLAY.2.2

      Examples:
        | table                         |
        | the call is a pass to zone 0  |
        | the call is a pass to zone 13 |

    @L4.2 @case:no-run-is-called-by-a-back-more-than-two-rows-from-the-quarterback
    Scenario: A position is invalid if the called runner is three rows from the quarterback
      Given yellow is to line up
      And red's H stands on 12,11
      When the position is put on the table
      Then it is refused under L4.2

    @PLAY.3.2 @case:a-run-by-a-back-two-rows-from-the-quarterback-may-have-been-called
    Scenario: A position is valid if the called runner is two rows from the quarterback
      Given yellow is to line up
      And red's H stands on 12,10
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as defend

    @PLAY.1.2 @case:a-game-that-is-over-was-decided-in-a-play-that-had-been-called
    Scenario: A position is invalid if the game is won without a called play
      Given red has won by a touchdown
      And nothing has been called
      When the position is put on the table
      Then it is refused under PLAY.1.2


  Rule: The turns and squares fit the side to move

    @OBJECTIVE.alternate @case:in-a-play-it-is-somebodys-turn
    Scenario: A position is invalid if no side has the turn during a play
      Given it is nobody's turn
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

    @OBJECTIVE.alternate @case:while-the-defense-lines-up-it-is-nobodys-turn
    Scenario Outline: A position is invalid if a side has the turn during the defense's line-up
      Given yellow is to line up
      And <table>
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

      Examples:
        | table                          |
        | red is said to be the mover    |
        | yellow is said to be the mover |

    @PLAY.1.1 @case:while-the-defense-lines-up-nothing-of-the-play-has-happened
    Scenario Outline: A position is invalid if the play has begun during the defense's line-up
      Given yellow is to line up
      And <table>
      When the position is put on the table
      Then it is refused under PLAY.1.1

      Examples:
        | table                                 |
        | red has finished 1 turn and yellow 0  |
        | 4 of 4 squares are left already       |
        | a man G1 has used 1 squares           |
        | red's G1 is pale from T1              |
        | the ball has changed hands            |
        | the scramble is said to have been run |
        | red's TE has got to the ball          |
        | another ball lies loose on 22,8       |
        | another ball is in the air over 22,8  |
        | red is said to have fumbled           |

    @SETTINGS.draw-each-turn @case:before-the-squares-of-a-turn-are-drawn-there-are-none
    Scenario Outline: A position is invalid if squares remain before the turn's number is drawn
      Given the squares are to be drawn for red
      And <table>
      When the position is put on the table
      Then it is refused under SETTINGS.draw-each-turn

      Examples:
        | table                           |
        | 4 of 4 squares are left already |
        | a man G1 has used 1 squares     |

    @SETTINGS.uniform @case:the-squares-of-a-turn-that-goes-on-have-been-drawn
    Scenario: A position is invalid if a turn has remaining squares but no drawn number
      Given no squares are drawn for the turn
      When the position is put on the table
      Then it is refused under SETTINGS.uniform

    @M8.2 @case:a-turn-that-goes-on-has-squares-left-and-no-more-than-were-drawn
    Scenario Outline: A turn with 0 remaining squares, or more than were drawn, is invalid
      Given <table>
      When the position is put on the table
      Then it is refused under M8.2

      Examples:
        | table                                     |
        | it is red's turn with 0 of 4 squares left |
        | it is red's turn with 5 of 4 squares left |

    @M8.2 @case:the-squares-used-and-those-left-make-up-the-turn
    Scenario Outline: A position is invalid if used and remaining squares do not fit the turn
      Given it is red's turn with 4 of 6 squares left
      And <table>
      When the position is put on the table
      Then it is refused under M8.2

      Examples:
        | table                       |
        | red's H has used 1 square   |
        | red's H has used 3 squares  |
        | yellow's S is off the field |

    @MEN.counts @case:nobody-who-is-no-man-of-the-side-has-used-a-square
    Scenario Outline: A position is invalid if squares were used by an unknown man or opponent
      Given it is red's turn with 4 of 6 squares left
      And <table>
      When the position is put on the table
      Then it is refused under MEN.counts

      Examples:
        | table                      |
        | a man S has used 2 squares |
        | a man X has used 2 squares |

    @M2 @case:nobody-has-used-no-square-at-all-or-more-than-his-speed
    Scenario: A position is invalid if a man has used more squares than his speed
      Given it is red's turn with 2 of 6 squares left
      And red's G1 has used 4 squares
      When the position is put on the table
      Then it is refused under M2

    @M2 @case:who-has-not-moved-has-used-nothing
    Scenario: A position is invalid if it records 0 used squares for an unmoved man
      Given a man G1 has used 0 squares
      When the position is put on the table
      Then it is refused under M2

    @OBJECTIVE.alternate @case:where-the-side-with-the-ball-goes-on-after-a-catch-the-turns-are-out-of-step-by-one-and-no-more
    Scenario Outline: Under CF-A47 ball-side-first, a position is invalid if finished turns differ too much
      Given the reading CF-A47 is ball-side-first
      And it is yellow's turn with 4 of 4 squares left
      And the call is a pass to zone 8
      And the zone is known to the defense
      And yellow's S has the ball
      And <table>
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

      Examples:
        | table                                 |
        | red has finished 3 turns and yellow 2 |
        | red has finished 2 turns and yellow 3 |

    @MOVE.select @case:where-the-side-with-the-ball-goes-on-after-a-catch-it-has-its-turn-out-of-step
    Scenario: Under CF-A47 ball-side-first, the intercepting side may have two turns in a row
      Given the reading CF-A47 is ball-side-first
      And it is yellow's turn with 4 of 4 squares left
      And the call is a pass to zone 8
      And red has finished 2 turns and yellow 2
      And the zone is known to the defense
      And yellow's S has the ball
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @OBJECTIVE.alternate @case:where-the-side-with-the-ball-goes-on-after-a-catch-nothing-is-out-of-step-before-it
    Scenario: Under CF-A47 ball-side-first, unequal numbers of turns before a catch are invalid
      Given the reading CF-A47 is ball-side-first
      And red has finished 1 turn and yellow 0
      And it is red's turn with 4 of 4 squares left
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

    @MOVE.select @case:where-the-offense-goes-on-after-its-fumble-the-turns-may-be-out-of-step-by-one-while-the-ball-is-loose
    Scenario Outline: Under CF-A74 offense-first, a loose fumble may leave the offense one turn ahead
      Given the reading CF-A74 is offense-first
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And the ball lies loose on 19,8 fumbled by red
      And <table>
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

      Examples:
        | table                                |
        | red has finished 1 turn and yellow 0 |
        | red has finished 1 turn and yellow 1 |

    @OBJECTIVE.alternate @case:where-the-offense-goes-on-after-its-fumble-the-turns-are-not-out-of-step-by-two-or-the-other-way
    Scenario Outline: Under CF-A74 offense-first, the offense may not be two turns ahead or one behind
      Given the reading CF-A74 is offense-first
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And the ball lies loose on 19,8 fumbled by red
      And <table>
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

      Examples:
        | table                                 |
        | red has finished 2 turns and yellow 0 |
        | red has finished 0 turns and yellow 1 |

    @OBJECTIVE.alternate @case:where-the-offense-goes-on-after-its-fumble-nothing-is-out-of-step-without-one
    Scenario: Under CF-A74 offense-first, the offense may be a turn ahead only after a fumble
      Given the reading CF-A74 is offense-first
      And red has finished 1 turn and yellow 0
      And it is red's turn with 4 of 4 squares left
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

    @OBJECTIVE.alternate @case:where-the-offense-goes-on-after-its-fumble-the-defense-is-never-ahead-without-one
    Scenario: Under CF-A74 offense-first, the defense may be a turn ahead only after a fumble
      Given the reading CF-A74 is offense-first
      And red has finished 0 turns and yellow 1
      And it is red's turn with 4 of 4 squares left
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

    @MOVE.select @case:where-a-side-goes-on-after-its-fumble-the-defense-may-be-ahead-by-one-after-its-own
    Scenario: Under CF-A74 offense-first, the defense may be one turn ahead after its own fumble
      Given the reading CF-A74 is offense-first
      And the call is a pass to zone 8
      And red has finished 2 turns and yellow 3
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S is off the field
      And the ball lies loose on 22,8 fumbled by yellow
      And the ball has changed hands
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @M8.2 @case:a-turn-in-which-nobody-can-do-anything-is-over
    Scenario: A position in a turn without a legal action is invalid
      Given only these men are on the field
        | side   | man | square |
        | red    | H   | 12,9   |
        | yellow | S   | 30,8   |
      And it is red's turn with 1 of 6 squares left
      And red's H has used 5 squares
      When the position is put on the table
      Then it is refused under M8.2


  Rule: The scramble fits the turns

    @SCRAMBLE.any-zone @case:a-throw-is-due-after-a-scramble-that-forced-it-and-then-alone
    Scenario Outline: A position with a forced throw is invalid if phase and scramble result disagree
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And <table>
      When the position is put on the table
      Then it is refused under SCRAMBLE.any-zone

      Examples:
        | table                                   |
        | the phase is throw                      |
        | the scramble is said to have been throw |

    @SCRAMBLE.any-zone @case:a-throw-is-forced-on-the-offenses-turn-with-the-ball-in-the-quarterbacks-hands
    Scenario: A position with a forced throw while the defense is to move is invalid
      Given the call is a pass to zone 8
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 4 of 4 squares left
      And the scramble was throw
      And the phase is throw
      When the position is put on the table
      Then it is refused under SCRAMBLE.any-zone

    @SCRAMBLE.any-zone @case:a-forced-throw-is-of-a-ball-in-the-quarterbacks-hands
    Scenario: A position with a forced throw due and a loose ball is invalid
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble was throw
      And red's Q is off the field
      And the ball lies loose on 22,8 fumbled by red
      When the position is put on the table
      Then it is refused under SCRAMBLE.any-zone

    @SCRAMBLE.choice @case:a-forced-throw-comes-before-a-square-of-the-turn-is-used
    Scenario: A position is invalid if squares were used before a forced throw
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 5 squares left
      And red's G1 has used 1 square
      And the scramble was throw
      When the position is put on the table
      Then it is refused under SCRAMBLE.choice

    @SCRAMBLE.choice @case:nobody-has-scrambled-on-a-run
    Scenario: A position with a scramble on a called run is invalid
      Given each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble is said to have been run
      When the position is put on the table
      Then it is refused under SCRAMBLE.choice

    @SCRAMBLE.choice @case:nobody-has-scrambled-before-the-second-turn-of-the-offense
    Scenario: A position with a scramble before the second turn of the offense is invalid
      Given the call is a pass to zone 8
      And it is red's turn with 4 of 4 squares left
      And red has finished 0 turns and yellow 0
      And the scramble is said to have been run
      When the position is put on the table
      Then it is refused under SCRAMBLE.choice

    @SCRAMBLE.choice @case:nobody-has-scrambled-before-the-squares-of-the-second-turn-are-drawn
    Scenario: A position with a scramble before the draw of the second turn is invalid
      Given the call is a pass to zone 8
      And the squares are to be drawn for red
      And red has finished 1 turn and yellow 1
      And the scramble is said to have been run
      When the position is put on the table
      Then it is refused under SCRAMBLE.choice

    @SCRAMBLE.choice @case:a-shift-is-not-over-before-its-turn-is
    Scenario: A shift that is marked as used up before its turn ends is invalid
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble is said to have been spent
      When the position is put on the table
      Then it is refused under SCRAMBLE.choice

    @MOVE.select @case:a-shift-may-be-over-once-the-second-turn-is
    Scenario: After the offense's second turn, a scramble may be recorded as used up
      Given the call is a pass to zone 8
      And it is yellow's turn with 4 of 4 squares left
      And red has finished 2 turns and yellow 1
      And the scramble is said to have been spent
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @SCRAMBLE.shift-4 @case:a-shift-of-up-to-4-lasts-for-the-turn-of-the-offense
    Scenario: A position with the scramble result shift-4 in the defense's turn is invalid
      Given the call is a pass to zone 8
      And it is yellow's turn with 4 of 4 squares left
      And red has finished 2 turns and yellow 1
      And the scramble is said to have been shift-4
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-4

    @SCRAMBLE.shift-4 @case:a-shift-of-up-to-4-is-over-when-the-next-turn-is-drawn
    Scenario: A shift-4 that is still recorded when the next turn begins is invalid
      Given the call is a pass to zone 8
      And the squares are to be drawn for red
      And red has finished 2 turns and yellow 2
      And the scramble is said to have been shift-4
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-4

    @SCRAMBLE.shift-4 @case:in-the-turn-of-a-shift-of-up-to-4-no-pass-is-thrown
    Scenario: A position with a pass thrown in the turn of a shift-4 is invalid
      Given a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble is said to have been shift-4
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-4

    @SCRAMBLE.shift-3 @case:a-shift-of-up-to-3-lasts-for-the-turn-of-the-offense
    Scenario: A position with the scramble result shift-3 in the defense's turn is invalid
      Given the call is a pass to zone 8
      And it is yellow's turn with 4 of 4 squares left
      And red has finished 2 turns and yellow 1
      And the scramble is said to have been shift-3
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-3

    @SCRAMBLE.shift-3 @case:a-shift-of-up-to-3-is-over-when-the-next-turn-is-drawn
    Scenario: A shift-3 that is still recorded when the next turn begins is invalid
      Given the call is a pass to zone 8
      And the squares are to be drawn for red
      And red has finished 2 turns and yellow 2
      And the scramble is said to have been shift-3
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-3

    @SCRAMBLE.shift-3 @case:in-the-turn-of-a-shift-of-up-to-3-no-pass-is-thrown
    Scenario: A position with a pass thrown in the turn of a shift-3 is invalid
      Given a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble is said to have been shift-3
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-3

    @SCRAMBLE.shift-2 @case:a-shift-of-up-to-2-lasts-for-the-turn-of-the-offense
    Scenario: A position with the scramble result shift-2 in the defense's turn is invalid
      Given the call is a pass to zone 8
      And it is yellow's turn with 4 of 4 squares left
      And red has finished 2 turns and yellow 1
      And the scramble is said to have been shift-2
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-2

    @SCRAMBLE.shift-2 @case:a-shift-of-up-to-2-is-over-when-the-next-turn-is-drawn
    Scenario: A shift-2 that is still recorded when the next turn begins is invalid
      Given the call is a pass to zone 8
      And the squares are to be drawn for red
      And red has finished 2 turns and yellow 2
      And the scramble is said to have been shift-2
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-2

    @SCRAMBLE.shift-2 @case:in-the-turn-of-a-shift-of-up-to-2-no-pass-is-thrown
    Scenario: A position with a pass thrown in the turn of a shift-2 is invalid
      Given a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble is said to have been shift-2
      When the position is put on the table
      Then it is refused under SCRAMBLE.shift-2

    @SCRAMBLE.run @case:a-quarterback-who-had-to-run-has-not-thrown
    Scenario: A position is invalid if a quarterback who had to run has thrown
      Given a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble is said to have been run
      When the position is put on the table
      Then it is refused under SCRAMBLE.run

    @PLAY.7.2 @case:a-quarterback-who-is-set-has-not-used-a-square
    Scenario: A position is invalid if a quarterback set to pass has used a square
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 4 squares left
      And red's Q has used 1 square
      When the position is put on the table
      Then it is refused under PLAY.7.2

    @PLAY.7.2 @case:a-quarterback-has-not-used-more-than-his-shift
    Scenario: A position is invalid if the quarterback has used more squares than his shift
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 1 of 4 squares left
      And the scramble is said to have been shift-2
      And red's Q has used 3 squares
      When the position is put on the table
      Then it is refused under PLAY.7.2

    @MOVE.select @case:a-quarterback-may-have-used-all-of-his-shift
    Scenario: A position is valid if the quarterback has used all squares of his shift
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 2 of 4 squares left
      And the scramble is said to have been shift-2
      And red's Q has used 2 squares
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @MOVE.select @case:where-he-is-free-like-any-man-a-quarterback-may-have-used-squares
    Scenario: Under CF-A32 free-like-any-man, a quarterback may have used squares
      Given the reading CF-A32 is free-like-any-man
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 4 squares left
      And red's Q has used 1 square
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @MOVE.select @case:a-quarterback-who-has-to-run-may-have-used-squares
    Scenario: A position is valid if a quarterback who must run has used squares
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 1 of 4 squares left
      And the scramble is said to have been run
      And red's Q has used 3 squares
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move


  Rule: The ball is in one place that fits the play

    @PLAY.7.1 @case:from-the-call-on-there-is-one-ball
    Scenario Outline: A position is invalid if a called play has no ball or two balls
      Given <table>
      When the position is put on the table
      Then it is refused under PLAY.7.1

      Examples:
        | table                                |
        | nobody has the ball                  |
        | another ball is in the air over 22,8 |

    @PLAY.7.1 @case:nobody-has-two-balls-to-look-after
    Scenario: A position with a carrier and a second, loose ball is invalid
      Given another ball lies loose on 22,8
      And red is said to have fumbled
      When the position is put on the table
      Then it is refused under PLAY.7.1

    @PLAY.7.1 @case:before-the-call-there-is-no-ball
    Scenario: A position with a carrier before the call is invalid
      Given red is to line up
      And red's Q is said to have the ball
      When the position is put on the table
      Then it is refused under PLAY.7.1

    @PLAY.7.1 @case:who-has-the-ball-is-on-the-field
    Scenario: A position with a carrier who is off the field is invalid
      Given red's H is off the field
      When the position is put on the table
      Then it is refused under PLAY.7.1

    @OBJECTIVE.touchdown @case:a-carrier-in-the-end-zone-that-he-attacks-has-scored
    Scenario Outline: A position in which play continues after an offensive touchdown is invalid
      Given red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      And <table>
      When the position is put on the table
      Then it is refused under OBJECTIVE.touchdown

      Examples:
        | table                  |
        | red's H stands on 56,4 |
        | red's H stands on 60,4 |

    @OBJECTIVE.touchdown @case:a-carrier-of-the-defense-in-the-end-zone-that-he-attacks-has-scored
    Scenario: A position in which play continues after a defensive touchdown is invalid
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S has the ball
      And yellow's S stands on 5,4
      When the position is put on the table
      Then it is refused under OBJECTIVE.touchdown

    @MOVE.select @case:a-carrier-before-the-goal-line-or-in-his-own-end-zone-has-not-scored
    Scenario Outline: Play continues with a carrier before the goal or behind his own goal
      Given red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      And <table>
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

      Examples:
        | table                  |
        | red's H stands on 55,4 |
        | red's H stands on 5,4  |
        | red's H stands on 1,4  |

    @PASS.receiver-attempt @case:no-guard-or-tackle-of-the-offense-has-caught-a-pass
    Scenario Outline: A position is invalid if an offensive guard or tackle has caught a pass
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And <table>
      When the position is put on the table
      Then it is refused under PASS.receiver-attempt

      Examples:
        | table                             |
        | red's G1 is said to have the ball |
        | red's T2 is said to have the ball |

    @MOVE.select @case:where-the-thrower-may-catch-he-has-the-ball-again
    Scenario: Under CF-A44 backs-include-q, the quarterback may have caught his own pass
      Given the reading CF-A44 is backs-include-q
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @POSSESSION.c @case:a-ball-that-has-changed-hands-was-intercepted
    Scenario: A position with the called runner carrying a ball that changed hands is invalid
      Given each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the ball has changed hands
      When the position is put on the table
      Then it is refused under POSSESSION.c

    @POSSESSION.c @case:a-ball-in-the-air-has-not-changed-hands
    Scenario: A thrown ball that changed hands before a catch makes a position invalid
      Given a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the ball has changed hands
      When the position is put on the table
      Then it is refused under POSSESSION.c

    @POSSESSION.c @case:a-receiver-of-the-offense-has-a-ball-that-has-not-changed-hands
    Scenario: A position is invalid if an offensive receiver has a ball that changed hands
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And red's TE has the ball
      And the ball has changed hands
      When the position is put on the table
      Then it is refused under POSSESSION.c

    @POSSESSION.c @case:where-an-interception-is-dead-no-play-goes-on-after-one
    Scenario: Under CF-A48 dead-at-catch, a position is invalid if play continues after an interception
      Given the reading CF-A48 is dead-at-catch
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S has the ball
      When the position is put on the table
      Then it is refused under POSSESSION.c

    @POSSESSION.c @case:the-defense-has-not-fumbled-a-ball-that-it-never-had
    Scenario: A position is invalid if a defense that never had the ball fumbled it
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S is off the field
      And the ball lies loose on 22,8 fumbled by yellow
      When the position is put on the table
      Then it is refused under POSSESSION.c

    @POSSESSION.c @case:the-offense-has-not-fumbled-a-ball-that-it-has-lost
    Scenario: A position is invalid if an offense that had lost the ball fumbled it
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And red's TE is off the field
      And the ball lies loose on 22,8 fumbled by red
      And the ball has changed hands
      When the position is put on the table
      Then it is refused under POSSESSION.c

    @MOVE.select @case:where-a-man-who-recovers-may-run-on-the-ball-may-have-changed-hands-on-a-run
    Scenario Outline: Under CF-A73 may-advance, the ball may have changed hands on a run
      Given the reading CF-A73 is may-advance
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And <table>
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

      Examples:
        | table                      |
        | yellow's S has the ball    |
        | red's G1 has the ball      |
        | the ball has changed hands |

    @PLAY.7.3 @case:there-is-no-ball-in-the-air-on-a-run
    Scenario: A position with a ball in the air on a run is invalid
      Given each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And nobody has the ball
      And another ball is in the air over 22,8
      When the position is put on the table
      Then it is refused under PLAY.7.3

    @P1.1 @case:a-thrown-ball-is-over-the-zone-that-was-called
    Scenario Outline: A position with a thrown ball outside the called zone is invalid
      Given each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And <table>
      When the position is put on the table
      Then it is refused under P1.1

      Examples:
        | table                                     |
        | a pass to zone 8 is in the air over 22,5  |
        | a pass to zone 8 is in the air over 22,11 |
        | a pass to zone 8 is in the air over 20,8  |
        | a pass to zone 8 is in the air over 26,8  |
        | a pass to zone 8 is in the air over 22,0  |
        | a pass to zone 6 is in the air over 22,0  |

    @MOVE.select @case:a-thrown-ball-may-be-over-any-square-of-the-zone-that-was-called
    Scenario Outline: A position is valid with a thrown ball over any square of the zone
      Given each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And <table>
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

      Examples:
        | table                                     |
        | a pass to zone 8 is in the air over 21,6  |
        | a pass to zone 8 is in the air over 25,10 |

    @P1.1 @case:even-after-a-forced-throw-the-ball-is-over-a-square-on-display
    Scenario: A position with a forced throw to a square outside the display is invalid
      Given each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And a pass to zone 8 is in the air over 31,8
      And the scramble is said to have been spent
      When the position is put on the table
      Then it is refused under P1.1

    @PASS.use-all @case:a-ball-is-not-in-the-air-any-more-when-both-sides-have-had-their-turn
    Scenario: A ball still in the air after both turns makes a position invalid
      Given a pass to zone 8 is in the air over 22,8
      And the squares are to be drawn for red
      And red has finished 2 turns and yellow 2
      When the position is put on the table
      Then it is refused under PASS.use-all

    @PASS.use-all @case:a-thrown-ball-is-in-the-air-until-the-defense-has-had-its-turn
    Scenario: A position with a pass caught before the defense's turn is invalid
      Given the call is a pass to zone 8
      And it is red's turn with 4 of 4 squares left
      And red has finished 1 turn and yellow 1
      And the zone is known to the defense
      And red's TE has the ball
      When the position is put on the table
      Then it is refused under PASS.use-all

    @MOVE.select @case:where-the-first-turn-will-do-for-a-throw-a-pass-may-be-caught-after-a-turn-each
    Scenario: Under CF-A34 first-turn-too, a pass may be caught after one turn of each side
      Given the reading CF-A34 is first-turn-too
      And the call is a pass to zone 8
      And it is red's turn with 4 of 4 squares left
      And red has finished 1 turn and yellow 1
      And the zone is known to the defense
      And red's TE has the ball
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @FUMBLE.first-man @case:a-loose-ball-was-fumbled-by-a-side
    Scenario: A position with a loose ball that no side fumbled is invalid
      Given each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And the ball lies loose on 19,8 fumbled by red
      And nobody has fumbled
      When the position is put on the table
      Then it is refused under FUMBLE.first-man

    @FUMBLE.first-man @case:without-a-loose-ball-nobody-has-fumbled
    Scenario: A position is invalid if a side has fumbled and no ball lies loose
      Given red is said to have fumbled
      When the position is put on the table
      Then it is refused under FUMBLE.first-man

    @FUMBLE.first-man @case:who-had-a-ball-that-lies-loose-is-known
    Scenario: A position is invalid if the man who fumbled is hidden from the defense
      Given it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And the ball lies loose on 19,8 fumbled by red
      And the carrier is hidden from the defense
      And the type is hidden from the defense
      When the position is put on the table
      Then it is refused under FUMBLE.first-man

    @TACKLE.fumble-roll @case:a-loose-ball-is-on-the-field
    Scenario Outline: A position with a loose ball off the field is invalid
      Given each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And <table>
      When the position is put on the table
      Then it is refused under TACKLE.fumble-roll

      Examples:
        | table                                       |
        | the ball lies loose on 19,0 fumbled by red  |
        | the ball lies loose on 19,16 fumbled by red |
        | the ball lies loose on 0,8 fumbled by red   |
        | the ball lies loose on 61,8 fumbled by red  |

    @FUMBLE.occupied @case:a-ball-is-not-loose-on-the-square-of-a-man
    Scenario Outline: A position with a loose ball on the square of a man is invalid
      Given each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And <table>
      When the position is put on the table
      Then it is refused under FUMBLE.occupied

      Examples:
        | table                                      |
        | the ball lies loose on 12,7 fumbled by red |
        | the ball lies loose on 30,8 fumbled by red |

    @PLAY.end @case:a-loose-ball-that-nobody-can-ever-reach-has-ended-the-play
    Scenario: A position with a loose ball that no man can still reach is invalid
      Given only these men are on the field
        | side   | man | square |
        | red    | G1  | 25,4   |
        | yellow | T1  | 18,9   |
      And the ball lies loose on 19,8 fumbled by red
      When the position is put on the table
      Then it is refused under PLAY.end

    @MOVE.select @case:a-loose-ball-beside-which-a-guard-can-still-get-is-a-table
    Scenario: A position with a loose ball that a guard can still reach is valid
      Given only these men are on the field
        | side   | man | square |
        | red    | G1  | 19,4   |
        | yellow | T1  | 18,9   |
      And the ball lies loose on 19,8 fumbled by red
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @TACKLE.removal-fumble @case:who-has-fumbled-is-off-the-field
    Scenario: A position is invalid if the man who fumbled is still on the field
      Given each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the ball lies loose on 19,8 fumbled by red
      When the position is put on the table
      Then it is refused under TACKLE.removal-fumble


  Rule: The men recorded at a thrown ball fit CF-A42

    @PASS.receiver-attempt @case:by-the-ruling-it-is-not-kept-who-of-the-offense-has-got-to-the-ball
    Scenario: Under CF-A42 standing-at-end-counts, a position that records a receiver at the ball is invalid
      Given a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And red's TE has got to the ball
      When the position is put on the table
      Then it is refused under PASS.receiver-attempt

    @PASS.defender-attempt @case:by-the-ruling-it-is-not-kept-who-of-the-defense-has-got-to-the-ball
    Scenario: Under CF-A42 standing-at-end-counts, a position that records a defender at the ball is invalid
      Given a pass to zone 8 is in the air over 22,8
      And it is yellow's turn with 4 of 4 squares left
      And yellow's S has got to the ball
      When the position is put on the table
      Then it is refused under PASS.defender-attempt

    @PASS.receiver-attempt @case:where-having-been-at-the-ball-is-enough-only-a-man-who-can-catch-and-is-on-the-field-has-got-there
    Scenario Outline: Under CF-A42 ever-there-counts, ineligible or absent men may not be recorded at the ball
      Given the reading CF-A42 is ever-there-counts
      And a pass to zone 8 is in the air over 22,8
      And it is yellow's turn with 4 of 4 squares left
      And red's SE is off the field
      And <table>
      When the position is put on the table
      Then it is refused under PASS.receiver-attempt

      Examples:
        | table                        |
        | red's G1 has got to the ball |
        | red's Q has got to the ball  |
        | red's SE has got to the ball |

    @MOVE.select @case:where-having-been-at-the-ball-is-enough-a-receiver-who-has-been-there-is-kept
    Scenario Outline: Under CF-A42 ever-there-counts, a position may record an end or halfback at the ball
      Given the reading CF-A42 is ever-there-counts
      And a pass to zone 8 is in the air over 22,8
      And it is yellow's turn with 4 of 4 squares left
      And <table>
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

      Examples:
        | table                        |
        | red's TE has got to the ball |
        | red's H has got to the ball  |

    @PASS.receiver-attempt @case:where-having-been-at-the-ball-is-enough-a-receiver-who-stands-there-has-got-there
    Scenario: Under CF-A42 ever-there-counts, a position must record a receiver at the ball's square
      Given the reading CF-A42 is ever-there-counts
      And a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And red's TE stands on 22,8
      When the position is put on the table
      Then it is refused under PASS.receiver-attempt

    @PASS.defender-attempt @case:where-having-been-at-the-ball-is-enough-a-defender-who-stands-there-has-got-there
    Scenario: Under CF-A42 ever-there-counts, a position must record a defender at the ball's square
      Given the reading CF-A42 is ever-there-counts
      And a pass to zone 8 is in the air over 22,8
      And it is yellow's turn with 4 of 4 squares left
      And yellow's S stands on 22,8
      When the position is put on the table
      Then it is refused under PASS.defender-attempt

    @PASS.defender-attempt @case:before-its-turn-the-defense-has-got-to-the-ball-only-by-standing-there
    Scenario: Under CF-A42 ever-there-counts, before his turn, a defender elsewhere has not reached the ball
      Given the reading CF-A42 is ever-there-counts
      And a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And yellow's S has got to the ball
      When the position is put on the table
      Then it is refused under PASS.defender-attempt

    @MOVE.select @case:where-he-stood-there-at-the-throw-a-defender-has-got-to-the-ball-before-his-turn
    Scenario: Under CF-A42 ever-there-counts, a defender at the ball may be recorded before his turn
      Given the reading CF-A42 is ever-there-counts
      And a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And yellow's S stands on 22,8
      And yellow's S has got to the ball
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @MOVE.select @case:in-his-turn-a-defender-may-have-got-to-the-ball
    Scenario: Under CF-A42 must-move-on, a defender may have reached the ball in his own turn
      Given the reading CF-A42 is must-move-on
      And a pass to zone 8 is in the air over 22,8
      And it is yellow's turn with 4 of 4 squares left
      And yellow's S stands on 22,8
      And yellow's S has got to the ball
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @PASS.defender-attempt @case:where-he-has-to-move-there-no-defender-has-got-to-the-ball-before-his-turn
    Scenario: Under CF-A42 must-move-on, no defender may have reached the ball before his turn
      Given the reading CF-A42 is must-move-on
      And a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And yellow's S stands on 22,8
      And yellow's S has got to the ball
      When the position is put on the table
      Then it is refused under PASS.defender-attempt

    @PASS.ball-moves @case:without-a-ball-in-the-air-nobody-has-got-to-it
    Scenario: A position is invalid if men are recorded at the ball without a pass
      Given the reading CF-A42 is ever-there-counts
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And red's TE has the ball
      And red's TE has got to the ball
      When the position is put on the table
      Then it is refused under PASS.ball-moves


  Rule: The pale men fit their blockers

    @BLOCK.pale-mark @case:the-pale-men-are-listed-in-the-order-of-the-men
    Scenario: A position is invalid if its list of men marked as pale is disordered
      Given red's F is off the field
      And red's TE is off the field
      And red's SE is off the field
      And yellow's T1 is pale from F
      And yellow's G1 is pale from TE
      And the pale men are listed backwards
      When the position is put on the table
      Then it is refused under BLOCK.pale-mark

    @BLOCK.pale-mark @case:nobody-is-pale-twice
    Scenario: A position with a man listed as pale twice is invalid
      Given red's F is off the field
      And red's TE is off the field
      And red's SE is off the field
      And yellow's T1 is pale from F
      And yellow's T1 is pale from TE
      When the position is put on the table
      Then it is refused under BLOCK.pale-mark

    @BLOCK.pale-mark @case:whoever-is-pale-is-one-of-the-men
    Scenario: A position is invalid if a man outside the roster is marked as pale
      Given red's F is off the field
      And red's TE is off the field
      And red's SE is off the field
      And yellow's T1 is pale from F
      And yellow's T9, who is none, is pale from TE
      When the position is put on the table
      Then it is refused under BLOCK.pale-mark

    @MOVE.select @case:two-men-pale-from-a-man-each-are-a-table
    Scenario: A position is valid if two men are pale after one failed block each
      Given red's F is off the field
      And red's TE is off the field
      And red's SE is off the field
      And yellow's T1 is pale from F
      And yellow's G1 is pale from TE
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @BLOCK.double @case:a-man-is-pale-from-a-blocker-of-the-other-side
    Scenario Outline: A position with a pale man without an opposing blocker is invalid
      Given red's F is off the field
      And red's TE is off the field
      And red's SE is off the field
      And <table>
      When the position is put on the table
      Then it is refused under BLOCK.double

      Examples:
        | table                           |
        | yellow's T1 is marked by nobody |
        | yellow's T1 is pale from S      |
        | yellow's T1 is pale from T9     |

    @BLOCK.double @case:nobody-is-pale-from-one-man-twice
    Scenario: A position with a pale man whose one blocker is listed twice is invalid
      Given the reading CF-A54 is running-total
      And red's F is off the field
      And red's TE is off the field
      And red's SE is off the field
      And yellow's T1 is pale from F and F
      When the position is put on the table
      Then it is refused under BLOCK.double

    @MOVE.select @case:where-all-powers-add-up-a-man-may-be-pale-from-two
    Scenario: Under CF-A54 running-total, a man made pale by two blockers is valid
      Given the reading CF-A54 is running-total
      And red's F is off the field
      And red's TE is off the field
      And red's SE is off the field
      And yellow's T1 is pale from F and SE
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @BLOCK.success-removal @case:a-blocker-who-had-more-power-than-the-man-has-taken-him-off
    Scenario: A position with a pale man whose single blocker had more power is invalid
      Given red's F is off the field
      And red's TE is off the field
      And red's SE is off the field
      And red's G1 is off the field
      And yellow's L1 is pale from G1
      When the position is put on the table
      Then it is refused under BLOCK.success-removal

    @BLOCK.failure-removal @case:where-all-powers-add-up-none-of-two-blockers-waits-beside-the-man
    Scenario: Under CF-A54 running-total, both blockers of a pale man must have left the field
      Given the reading CF-A54 is running-total
      And the reading CF-A53 is waits-beside
      And red's F stands on 20,1
      And red's SE is off the field
      And yellow's T1 is pale from F and SE
      When the position is put on the table
      Then it is refused under BLOCK.failure-removal

    @BLOCK.failure-removal @case:a-blocker-who-failed-has-marked-one-man-only
    Scenario Outline: A position is invalid if one blocker has made two men pale
      Given red's F is off the field
      And red's TE is off the field
      And yellow's T1 is pale from F
      And yellow's G1 is pale from TE
      And yellow's G2 is pale from <blocker>
      When the position is put on the table
      Then it is refused under BLOCK.failure-removal

      Examples:
        | blocker |
        | F       |
        | TE      |

    @MOVE.select @case:where-the-latest-blocker-is-remembered-he-need-not-wait-beside-the-man
    Scenario: Under CF-A54 last-two, a man made pale by an absent blocker is valid
      Given the reading CF-A54 is last-two
      And the reading CF-A53 is waits-beside
      And red's F is off the field
      And red's TE is off the field
      And red's SE is off the field
      And yellow's T1 is pale from F
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move


  Rule: What is known and the squares shared fit the play

    @PLAY.6.1 @case:seen-with-the-ball-any-man-but-the-quarterback-shows-a-run
    Scenario: A known halfback with the ball makes a hidden type of play invalid
      Given it is yellow's turn with 4 of 4 squares left
      And the carrier alone is known to the defense
      When the position is put on the table
      Then it is refused under PLAY.6.1

    @MOVE.select @case:seen-with-the-ball-the-quarterback-shows-no-type
    Scenario: A position may show the quarterback's ball and still hide the play type
      Given the call is a run by Q
      And it is yellow's turn with 4 of 4 squares left
      And the carrier is known to the defense
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @PLAY.4.4 @case:where-a-contact-shows-nothing-the-carrier-is-not-known-in-the-first-turn
    Scenario: Under CF-A29 formal-timing-only, a position in the first turn with known carrier is invalid
      Given the reading CF-A29 is formal-timing-only
      And the carrier is known to the defense
      When the position is put on the table
      Then it is refused under PLAY.4.4

    @PLAY.5.3 @case:where-a-contact-shows-nothing-the-carrier-is-not-known-in-the-first-turn-of-the-defense
    Scenario: Under CF-A29 formal-timing-only, a known carrier in the defense's first turn makes positions invalid
      Given the reading CF-A29 is formal-timing-only
      And it is yellow's turn with 4 of 4 squares left
      And the carrier is known to the defense
      When the position is put on the table
      Then it is refused under PLAY.5.3

    @PLAY.7.4 @case:where-a-contact-shows-nothing-the-runner-is-not-known-before-two-turns-each
    Scenario: Under CF-A29 formal-timing-only, a runner known before two turns of each side is invalid
      Given the reading CF-A29 is formal-timing-only
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 4 of 4 squares left
      And the carrier is known to the defense
      When the position is put on the table
      Then it is refused under PLAY.7.4

    @MOVE.select @case:where-a-contact-shows-nothing-the-runner-is-known-after-two-turns-each
    Scenario: Under CF-A29 formal-timing-only, the runner may be known after two turns of each side
      Given the reading CF-A29 is formal-timing-only
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @PLAY.4.4 @case:in-the-offenses-first-turn-of-a-run-the-type-is-not-known
    Scenario: A position in the offense's first turn with a known run is invalid
      Given the type alone is known to the defense
      When the position is put on the table
      Then it is refused under PLAY.4.4

    @FIELD.grid @case:before-a-throw-no-opponents-share-a-square
    Scenario: A position with opponents on one square before a throw is invalid
      Given each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And red's TE stands on 30,8
      When the position is put on the table
      Then it is refused under FIELD.grid

    @FIELD.grid @case:with-a-pass-in-the-air-opponents-share-the-square-of-the-ball-and-no-other
    Scenario Outline: A pass position with opponents on one square away from the ball is invalid
      Given a pass to zone 8 is in the air over 22,8
      And it is yellow's turn with 4 of 4 squares left
      And <table>
      When the position is put on the table
      Then it is refused under FIELD.grid

      Examples:
        | table                   |
        | red's TE stands on 30,8 |
        | red's TE stands on 28,1 |

    @MOVE.select @case:with-a-pass-in-the-air-opponents-may-share-the-square-of-the-ball
    Scenario Outline: A position with opponents together on the square of a thrown ball is valid
      Given a pass to zone 8 is in the air over 22,8
      And it is yellow's turn with 4 of 4 squares left
      And yellow's S stands on 22,8
      And <table>
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

      Examples:
        | table                   |
        | red's TE stands on 22,8 |
        | red's G1 stands on 22,8 |

    @FIELD.grid @case:where-nobody-may-go-where-an-opponent-stands-nobody-shares-a-square
    Scenario: Under CF-A43 no-entry, opponents on the square of a thrown ball make positions invalid
      Given the reading CF-A43 is no-entry
      And a pass to zone 8 is in the air over 22,8
      And it is yellow's turn with 4 of 4 squares left
      And yellow's S stands on 22,8
      And red's TE stands on 22,8
      When the position is put on the table
      Then it is refused under FIELD.grid

    @MOVE.select @case:where-men-may-go-anywhere-for-a-pass-they-may-share-any-squares
    Scenario: Under CF-A43 all-entries-harmless, opponents may share any squares during a pass
      Given the reading CF-A43 is all-entries-harmless
      And a pass to zone 8 is in the air over 22,8
      And it is yellow's turn with 4 of 4 squares left
      And red's SE stands on 28,1
      And red's TE stands on 30,8
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @FIELD.grid @case:after-a-catch-at-most-one-square-is-shared
    Scenario: A position is invalid if opponents share two squares after a catch
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And red's TE has the ball
      And red's SE stands on 28,1
      And red's F stands on 30,8
      When the position is put on the table
      Then it is refused under FIELD.grid

    @FIELD.grid @case:where-the-first-half-waits-he-shares-the-square-of-the-man-he-has-marked-and-of-no-other
    Scenario: Under CF-A53 waits-beside, opponents may share only the square of a pale man
      Given the reading CF-A53 is waits-beside
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And yellow's T1 is pale from F
      And red's F stands on 20,1
      And red's TE stands on 30,8
      When the position is put on the table
      Then it is refused under FIELD.grid

    @MOVE.select @case:where-the-first-half-waits-he-shares-the-square-of-the-man-he-has-marked
    Scenario: Under CF-A53 waits-beside, a first blocker may share the pale man's square
      Given the reading CF-A53 is waits-beside
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And yellow's T1 is pale from F
      And red's F stands on 20,1
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @MOVE.select @case:a-ball-that-the-quarterback-has-fumbled-in-the-first-turn-shows-no-type
    Scenario: If the quarterback fumbles in turn one, the type of play may stay hidden
      Given the call is a run by Q
      And it is red's turn with 4 of 4 squares left
      And red's Q is off the field
      And the ball lies loose on 19,8 fumbled by red
      And the type is hidden from the defense
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move


  Rule: A finished game fits its score

    @OBJECTIVE.sudden-death @case:a-game-that-is-over-has-a-winner-and-a-score
    Scenario Outline: A finished game without a recorded winner and score is invalid
      Given red has won by a touchdown
      And red's H stands on 56,4
      And <table>
      When the position is put on the table
      Then it is refused under OBJECTIVE.sudden-death

      Examples:
        | table                   |
        | nobody has won          |
        | nothing has been scored |

    @OBJECTIVE.sudden-death @case:a-game-that-goes-on-has-no-winner
    Scenario: A position is invalid if the game goes on and has a winner
      Given red is said to have won
      When the position is put on the table
      Then it is refused under OBJECTIVE.sudden-death

    @OBJECTIVE.sudden-death @case:when-the-game-is-over-nothing-of-the-play-goes-on
    Scenario Outline: A finished game that still lists part of a running play is invalid
      Given red has won by a touchdown
      And red's H stands on 56,4
      And <table>
      When the position is put on the table
      Then it is refused under OBJECTIVE.sudden-death

      Examples:
        | table                                  |
        | the carrier is hidden from the defense |
        | the zone is hidden from the defense    |
        | red is said to be the mover            |
        | 4 of 4 squares are left already        |
        | a man H has used 2 squares             |
        | another ball is in the air over 22,8   |
        | another ball lies loose on 22,8        |
        | red is said to have fumbled            |
        | red's TE has got to the ball           |

    @OBJECTIVE.touchdown @case:whoever-has-the-ball-after-a-touchdown-stands-in-the-end-zone-that-he-attacks-and-his-side-has-won
    Scenario Outline: After a touchdown, a carrier outside the attacked end zone makes the position invalid
      Given red has won by a touchdown
      And <table>
      When the position is put on the table
      Then it is refused under OBJECTIVE.touchdown

      Examples:
        | table                    |
        | red's H stands on 55,4   |
        | red's H stands on 5,4    |
        | red's H is off the field |

    @OBJECTIVE.touchdown @case:nobody-wins-by-a-touchdown-of-the-other-side
    Scenario: A touchdown of the side without the ball makes a position invalid
      Given yellow has won by a touchdown
      And red's H stands on 56,4
      When the position is put on the table
      Then it is refused under OBJECTIVE.touchdown

    @ARCHIVE.offer @case:after-a-touchdown-the-carrier-stands-in-the-end-zone-or-was-tackled
    Scenario Outline: After a touchdown, a carrier in the end zone or no carrier is valid
      Given red has won by a touchdown
      And <table>
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as over

      Examples:
        | table                  |
        | red's H stands on 56,4 |
        | nobody has the ball    |

    @OBJECTIVE.safety @case:whoever-has-the-ball-after-a-safety-stands-in-his-own-end-zone-and-the-other-side-has-won
    Scenario Outline: After a safety, a carrier outside his own end zone makes the position invalid
      Given yellow has won by a safety
      And <table>
      When the position is put on the table
      Then it is refused under OBJECTIVE.safety

      Examples:
        | table                  |
        | red's H stands on 6,4  |
        | red's H stands on 56,4 |

    @OBJECTIVE.safety @case:nobody-wins-by-a-safety-of-his-own-man
    Scenario: A position is invalid if a safety is credited to the carrier's own side
      Given red has won by a safety
      And red's H stands on 5,4
      When the position is put on the table
      Then it is refused under OBJECTIVE.safety

    @ARCHIVE.offer @case:after-a-safety-a-man-may-have-the-ball-in-his-own-end-zone
    Scenario: After a safety, a position may have the carrier in his own end zone
      Given yellow has won by a safety
      And red's H stands on 5,4
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as over

    @OBJECTIVE.sudden-death @case:when-the-game-is-over-there-are-no-squares-drawn-or-left
    Scenario Outline: A position is invalid if a finished game has allotted or remaining squares
      Given red has won by a touchdown
      And red's H stands on 56,4
      And <left> of 4 squares are left already
      And <drawn>
      When the position is put on the table
      Then it is refused under OBJECTIVE.sudden-death

      Examples:
        | left | drawn                             |
        | 0    | it is nobody's turn               |
        | 4    | no squares are drawn for the turn |

    @PLAY.1.1 @case:while-the-defense-lines-up-there-are-no-squares-drawn-or-left
    Scenario Outline: A position with allotted or remaining squares is invalid while the defense lines up
      Given yellow is to line up
      And <left> of 4 squares are left already
      And <drawn>
      When the position is put on the table
      Then it is refused under PLAY.1.1

      Examples:
        | left | drawn                             |
        | 0    | it is nobody's turn               |
        | 4    | no squares are drawn for the turn |


  Rule: Positions at the edge of validity

    @PLAY.3.2 @case:a-defender-lines-up-in-the-last-column-on-display
    Scenario: A position with a defender in the last column on display is valid
      Given yellow has placed its men up to T1
      And yellow's T1 stands on 30,6
      When the position is put on the table
      Then it is accepted
      When yellow looks at the table
      Then the phase is shown as defend

    @INTRO.field-size @case:a-column-far-beyond-the-field-can-be-written-down-and-is-no-square
    Scenario: A position with a man in a column far beyond the field is invalid
      Given red's H stands on 99,4
      When the position is put on the table
      Then it is refused under INTRO.field-size

    @POSSESSION.c @case:before-a-throw-no-ball-that-is-fumbled-by-the-defense-has-changed-hands
    Scenario: On a called run, a ball that the defense took and fumbled is invalid
      Given red's H is off the field
      And the ball lies loose on 19,8 fumbled by yellow
      And the ball has changed hands
      When the position is put on the table
      Then it is refused under POSSESSION.c

    @MOVE.select @case:where-a-recovered-ball-is-run-with-the-man-called-may-be-on-the-field-while-it-is-loose-again
    Scenario: Under CF-A73 may-advance, the runner called may be on the field during a fumble
      Given the reading CF-A73 is may-advance
      And the ball lies loose on 19,8 fumbled by red
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @MOVE.select @case:a-first-half-may-wait-on-the-field-where-the-last-two-blocks-count
    Scenario: Under CF-A54 last-two, a first blocker may wait on the field
      Given the reading CF-A53 is waits-beside
      And the reading CF-A54 is last-two
      And red's G1 is pale from L1
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @MOVE.select @case:a-guard-who-stands-where-the-ball-comes-down-has-not-got-to-it
    Scenario: Under CF-A42 ever-there-counts, a guard at the ball is not recorded there
      Given the reading CF-A42 is ever-there-counts
      And it is red's turn with 4 of 4 squares left
      And a pass to zone 8 is in the air over 22,8
      And red's G1 stands on 22,8
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @MOVE.select @case:an-end-who-has-got-to-the-ball-in-this-turn-may-have-gone-on-from-it
    Scenario: Under CF-A42 ever-there-counts, a position may record an end who left the ball
      Given the reading CF-A42 is ever-there-counts
      And it is red's turn with 4 of 4 squares left
      And a pass to zone 8 is in the air over 22,8
      And red's SE has got to the ball
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @FIELD.grid @case:nobody-but-the-first-half-who-waits-for-his-second-shares-the-square-of-a-marked-man
    Scenario: Under CF-A53 waits-beside, only his blocker may share a pale man's square
      Given the reading CF-A53 is waits-beside
      And red's G1 is pale from L1
      And yellow's T1 stands on 15,7
      When the position is put on the table
      Then it is refused under FIELD.grid

    @MOVE.select @case:after-a-scramble-is-spent-the-ball-may-be-over-any-zone
    Scenario: After a forced throw, a position with the ball over another zone is valid
      Given it is red's turn with 4 of 4 squares left
      And a pass to zone 8 is in the air over 28,3
      And the scramble is said to have been spent
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @BLOCK.success-removal @case:eleven-blockers-would-have-been-enough
    Scenario: A position with a pale man who has eleven blockers is invalid
      Given the reading CF-A54 is running-total
      And red's T1 is pale from T1, T2, G1, G2, G3, L1, L2, L3, B1, B2 and S
      When the position is put on the table
      Then it is refused under BLOCK.success-removal

    @OBJECTIVE.alternate @case:a-fumble-puts-no-turn-out-of-step-where-the-side-to-move-goes-on
    Scenario: Under CF-A74 side-to-move-continues, unequal turns after a fumble make a position invalid
      Given it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And the ball lies loose on 19,8 fumbled by red
      And red has finished 1 turn and yellow 0
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

    @OBJECTIVE.alternate @case:that-a-recovered-ball-is-run-with-puts-no-turn-out-of-step-by-itself
    Scenario: Under CF-A73 may-advance, the side to move may not be a turn ahead
      Given the reading CF-A73 is may-advance
      And it is red's turn with 4 of 4 squares left
      And red has finished 1 turn and yellow 0
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

    @MOVE.select @case:where-a-recovered-ball-is-run-with-and-its-side-goes-first-the-turns-may-be-out-of-step-by-any-number
    Scenario Outline: Under CF-A73 may-advance with CF-A47 or CF-A74, numbers of turns may differ by two
      Given the reading CF-A73 is may-advance
      And the reading <ambiguity> is <reading>
      And it is yellow's turn with 4 of 4 squares left
      And red has finished 3 turns and yellow 1
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

      Examples:
        | ambiguity | reading         |
        | CF-A47    | ball-side-first |
        | CF-A74    | offense-first   |

    @PLAY.1.1 @case:nobody-has-scrambled-while-the-offense-lines-up
    Scenario: A position with a scramble while the offense lines up is invalid
      Given red has lined up
      And the scramble is said to have been run
      When the position is put on the table
      Then it is refused under PLAY.1.1

    @PLAY.7.3 @case:the-zone-is-not-known-before-the-type-in-the-first-turn-either
    Scenario: A position with a thrown ball and a hidden play type is invalid
      Given it is red's turn with 4 of 4 squares left
      And red has finished 0 turns and yellow 0
      And a pass to zone 8 is in the air over 22,8
      And the type is hidden from the defense
      When the position is put on the table
      Then it is refused under PLAY.7.3

    @MOVE.select @case:where-a-recovered-ball-is-run-with-a-carrier-may-be-known-before-the-type
    Scenario: Under CF-A73 may-advance, a carrier may be known before the type of play
      Given the reading CF-A73 is may-advance
      And the carrier alone is known to the defense
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @M8.1 @case:no-side-has-finished-less-than-no-turn
    Scenario: A position in which a side has finished fewer than 0 turns is invalid
      Given red has finished -1 turns and yellow 0
      When the position is put on the table
      Then it is refused under M8.1

    @SCRAMBLE.choice @case:the-first-turn-of-the-defense-is-not-the-second-of-the-offense
    Scenario: A position with a scramble result before the offense's second turn is invalid
      Given the call is a pass to zone 8
      And it is yellow's turn with 4 of 4 squares left
      And red has finished 1 turn and yellow 0
      And the scramble is said to have been run
      When the position is put on the table
      Then it is refused under SCRAMBLE.choice

    @SETTINGS.draw-each-turn @case:squares-that-are-not-drawn-yet-are-not-used-up
    Scenario: A position is invalid if squares were used before their number was drawn
      Given the squares are to be drawn for red
      And 0 of 4 squares are left already
      When the position is put on the table
      Then it is refused under SETTINGS.draw-each-turn

    @SETTINGS.draw-each-turn @case:no-squares-are-left-of-such-as-are-not-drawn-yet
    Scenario: A position with remaining squares is invalid if their number was never drawn
      Given the squares are to be drawn for red
      And 4 of 4 squares are left already
      And no squares are drawn for the turn
      When the position is put on the table
      Then it is refused under SETTINGS.draw-each-turn

    @PASS.use-all @case:a-pass-of-the-first-turn-is-not-caught-before-the-defense-has-moved
    Scenario: A position with a first-turn pass caught before the defense's turn is invalid
      Given the reading CF-A34 is first-turn-too
      And it is red's turn with 4 of 4 squares left
      And the call is a pass to zone 8
      And red has finished 0 turns and yellow 0
      And the zone is known to the defense
      And red's SE has the ball
      When the position is put on the table
      Then it is refused under PASS.use-all

    @MOVE.select @case:where-contacts-tell-nothing-the-quarterback-of-a-pass-is-known-after-a-turn-each-all-the-same
    Scenario: Under CF-A29 formal-timing-only, a pass makes the quarterback known after both first turns
      Given the reading CF-A29 is formal-timing-only
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @MOVE.select @case:where-contacts-tell-nothing-who-has-caught-a-pass-of-the-first-turn-is-known-all-the-same
    Scenario: Under CF-A29 formal-timing-only, the catcher of a first-turn pass is known to the defense
      Given the reading CF-A29 is formal-timing-only
      And the reading CF-A34 is first-turn-too
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And red's SE has the ball
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as move

    @M8.2 @case:a-tackle-between-opponents-whom-he-may-not-meet-has-only-the-way-back-and-that-is-none
    Scenario: A position with remaining squares is invalid if only a blocked-in lineman could move
      Given only these men are on the field
        | side   | man | square |
        | red    | T1  | 20,12  |
        | red    | T2  | 10,3   |
        | yellow | T2  | 20,11  |
        | yellow | T1  | 20,13  |
        | yellow | S   | 21,12  |
      And it is red's turn with 1 of 3 squares left
      And red's T2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      When the position is put on the table
      Then it is refused under M8.2

    @M8.2 @case:where-he-may-not-go-to-the-ball-a-tackle-beside-it-has-nowhere-to-go
    Scenario: Under CF-A45 entry-forbidden, a position is invalid if the mover has no move
      Given the reading CF-A45 is entry-forbidden
      And only these men are on the field
        | side   | man | square |
        | red    | T1  | 20,12  |
        | red    | T2  | 10,3   |
        | yellow | T1  | 20,13  |
        | yellow | S   | 21,12  |
      And it is red's turn with 1 of 3 squares left
      And red's T2 has used 2 squares
      And a pass to zone 6 is in the air over 20,11
      When the position is put on the table
      Then it is refused under M8.2

    @M8.2 @case:at-the-edge-of-the-field-nobody-steps-aside-off-it
    Scenario: A position is invalid if the only legal step leaves the field
      Given only these men are on the field
        | side   | man | square |
        | red    | T1  | 20,15  |
        | red    | T2  | 10,3   |
        | yellow | T2  | 20,14  |
        | yellow | S   | 21,15  |
      And it is red's turn with 1 of 3 squares left
      And red's T2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      When the position is put on the table
      Then it is refused under M8.2

    @PLAY.end @case:a-first-half-who-waits-cannot-get-to-a-loose-ball
    Scenario: Under CF-A53 waits-beside, a loose ball is invalid if blocks bind all men
      Given the reading CF-A53 is waits-beside
      And only these men are on the field
        | side   | man | square |
        | red    | T1  | 25,8   |
        | yellow | L1  | 25,8   |
      And red's T1 is pale from L1
      And the ball lies loose on 19,8 fumbled by red
      When the position is put on the table
      Then it is refused under PLAY.end
