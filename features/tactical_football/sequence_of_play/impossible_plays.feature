Feature: Invalid plays
  The Game-Turn, the snap, the markers, the ball and the target hexes that do not go with what the table waits for.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Invalid Game-Turns

    @3.32.6 @case:another-type-of-game-turn-than-the-stage-has
    Scenario Outline: A position is invalid if its type of Game-Turn does not fit the stage
      Given <stage>
      And the type of the Game-Turn reads <type>
      When the position is put on the table
      Then it is refused under 3.32.6

      Examples:
        | stage                                                   | type        |
        | the offense is to place its men                         | undecided   |
        | the offense is in the huddle                            | pre-contact |
        | the offense is to call Game-Turn 2                      | pre-contact |
        | the offense is to call Game-Turn 2                      | snap        |
        | it is the offense's play selection                      | undecided   |
        | it is the offense's movement in a Pre-Contact Game-Turn | undecided   |
        | it is the offense's movement in a Pre-Contact Game-Turn | set-up      |
        | it is the offense's snap                                | undecided   |
        | it is the offense's snap                                | contact     |
        | it is the offense's movement in a Contact Game-Turn     | undecided   |
        | it is the defense's movement in a Contact Game-Turn     | pre-contact |
        | the offense is to record its target hexes               | undecided   |
        | the offense is to record its target hexes               | contact     |
        | it is the offense's pass commitment                     | contact     |

    @3.32.6 @case:the-offense-recovers-before-it-commits-itself
    Scenario: A Contact Game-Turn position is invalid before the offense's recovery has ended
      Given the offense's #36 is neutralized 1
      And it is the offense's neutralization recovery in a Contact Game-Turn
      And the type of the Game-Turn reads contact
      When the position is put on the table
      Then it is refused under 3.32.6

    @3.32.6 @case:a-passive-contact-is-made-after-the-commitment
    Scenario: A position is invalid if passive contacts are resolved before the pass commitment
      Given the offense's #36 stands on 1440
      And the defense's #5 stands on 1440
      And it is the offense's passive contact resolution in a Contact Game-Turn
      And the type of the Game-Turn reads undecided
      When the position is put on the table
      Then it is refused under 3.32.6

    @3.32.6 @case:in-a-contact-game-turn-there-is-no-phase-of-passes
    Scenario Outline: A position with a pass phase in a Contact Game-Turn is invalid
      Given <stage>
      And the type of the Game-Turn reads contact
      When the position is put on the table
      Then it is refused under 3.32.6

      Examples:
        | stage                                |
        | the offense is to throw a short pass |
        | the offense is to throw a long pass  |

    @5.11.3.1 @case:set-up-is-before-the-first-game-turn
    Scenario Outline: A position during the set-up is invalid if it has a Game-Turn number
      Given <stage>
      And it is Game-Turn 1
      When the position is put on the table
      Then it is refused under 5.11.3.1

      Examples:
        | stage                           |
        | the coin is to be tossed        |
        | the offense is to place its men |
        | the offense is in the huddle    |

    @5.11.3.1 @case:after-set-up-game-turns-are-counted-from-1
    Scenario: A position after the set-up is invalid if the Game-Turn number is 0
      Given the offense is to call Game-Turn 1
      And it is Game-Turn 0
      When the position is put on the table
      Then it is refused under 5.11.3.1

    @4.2.5 @case:a-fifth-pre-contact-game-turn
    Scenario Outline: A position with a fifth Pre-Contact Game-Turn is invalid
      Given <stage>
      And it is Game-Turn 5
      When the position is put on the table
      Then it is refused under 4.2.5

      Examples:
        | stage                                                   |
        | it is the offense's movement in a Pre-Contact Game-Turn |
        | it is the defense's movement in a Pre-Contact Game-Turn |
        | it is the offense's play selection                      |

    @4.2.5 @case:a-sixth-game-turn-without-a-snap
    Scenario Outline: A position in the sixth Game-Turn without a snap is invalid
      Given <stage>
      And it is Game-Turn 6
      When the position is put on the table
      Then it is refused under 4.2.5

      Examples:
        | stage                              |
        | the offense is to call Game-Turn 2 |
        | it is the offense's snap           |

    @4.2.5 @case:a-fifth-game-turn-that-waits-for-a-call-although-no-snap-is-possible
    Scenario Outline: A position before Game-Turn 5 is called is invalid if nobody can snap
      Given the reading TF-A10 is <reading>
      And the offense is to call Game-Turn 5
      And the offense's #83 stands on 2229
      When the position is put on the table
      Then it is refused under 4.2.5

      Examples:
        | reading   |
        | dead-play |
        | forfeit   |

    @7.1.A @case:four-pre-contact-game-turns-and-a-snap
    Scenario: A position in a fourth Pre-Contact Game-Turn is valid
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 4
      When the offense's #85 moves to 2430
      Then it is accepted

    @9.2.D.1 @case:the-fifth-game-turn-without-a-snap-before-it-is-the-snap-game-turn
    Scenario: The fifth Game-Turn without an earlier snap is the Snap Game-Turn
      Given it is the offense's snap
      And it is Game-Turn 5
      When the offense snaps the ball
      Then the offense's #12 has the ball

    @7.1.A @case:under-the-milder-reading-they-go-on
    Scenario: Under TF-A10 extra-turns, a position in a seventh Pre-Contact Game-Turn is valid
      Given the reading TF-A10 is extra-turns
      And it is the offense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 7
      When the offense's #85 moves to 2430
      Then it is accepted

  Rule: Invalid records of a pass

    @5.13.1.B.1 @case:in-a-contact-game-turn-no-pass-is-announced
    Scenario: A position with an announced pass in a Contact Game-Turn is invalid
      Given a lateral pass is announced, and its target reads nowhere
      When the position is put on the table
      Then it is refused under 5.13.1.B.1

    @5.13.1.B.1 @case:before-the-snap-none-is-whatever-a-reading-says-of-laterals-in-its-game-turn
    Scenario Outline: Under readings with early laterals, a position with a pre-snap lateral is invalid
      Given the reading <ambiguity> is <reading>
      And it is the offense's movement in a Pre-Contact Game-Turn
      And a lateral pass is announced, and its target reads nowhere
      When the position is put on the table
      Then it is refused under 5.13.1.B.1

      Examples:
        | ambiguity | reading         |
        | TF-A42    | lateral-anytime |
        | TF-A76    | lateral-on-snap |

    @5.13.1.B.1 @case:in-a-pass-game-turn-one-is
    Scenario Outline: A position with a Pass Game-Turn without an announced pass is invalid
      Given <stage>
      And no pass is announced
      When the position is put on the table
      Then it is refused under 5.13.1.B.1

      Examples:
        | stage                                            |
        | it is the offense's movement in a Pass Game-Turn |
        | it is the defense's movement in a Pass Game-Turn |
        | the offense is to throw a short pass             |
        | the offense is to throw a long pass              |

    @5.13.1.B.2 @case:a-pass-at-another-target-than-it-has
    Scenario Outline: An announced forward pass needs a recorded target, and a lateral has none
      Given it is the offense's movement in a Pass Game-Turn
      And a <sort> pass is announced, and its target reads <target>
      When the position is put on the table
      Then it is refused under 5.13.1.B.2

      Examples:
        | sort    | target  |
        | forward | 1641    |
        | forward | nowhere |
        | lateral | 1640    |

    @7.1.A @case:a-pass-at-the-target-it-has
    Scenario Outline: A position is valid if the announced forward pass has a recorded target
      Given it is the offense's movement in a Pass Game-Turn
      And a <sort> pass is announced, and its target reads <target>
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | sort    | target  |
        | forward | 1640    |
        | forward | 2240    |
        | lateral | nowhere |

    @5.13.2.D @case:only-once-no-short-pass-was-thrown-is-it-a-long-one
    Scenario Outline: A position is invalid if a long pass comes before the short-pass phase's end
      Given <stage>
      And the length of the pass reads <length>
      When the position is put on the table
      Then it is refused under 5.13.2.D

      Examples:
        | stage                                            | length |
        | it is the offense's movement in a Pass Game-Turn | long   |
        | the offense is to throw a short pass             | long   |
        | it is the defense's movement in a Pass Game-Turn | open   |
        | the offense is to throw a long pass              | open   |

  Rule: Invalid records of the snap

    @5.11.0 @case:a-man-is-hit-in-a-position-in-which-nothing-has-been-snapped
    Scenario Outline: A position in which a man is Hit without an earlier snap is invalid
      Given <stage>
      And nothing has been snapped
      And the target hexes read nowhere
      And the offense's #36 is Hit
      When the position is put on the table
      Then it is refused under 5.11.0

      Examples:
        | stage                                               |
        | it is the offense's movement in a Contact Game-Turn |
        | the play is over, and away has won                  |

    @4.2.2 @case:a-man-is-beyond-the-line-although-nothing-has-been-snapped
    Scenario: A position is invalid if a man is beyond the line without a snap
      Given it is the offense's movement in a Contact Game-Turn
      And nothing has been snapped
      And the target hexes read nowhere
      And the offense's #31 stands on 2531
      When the position is put on the table
      Then it is refused under 4.2.2

    @9.2.D.2 @case:after-the-snap-it-is-told-who-made-it
    Scenario Outline: A position after the snap is invalid if no snap is recorded
      Given <stage>
      And nothing has been snapped
      And the target hexes read nowhere
      When the position is put on the table
      Then it is refused under 9.2.D.2

      Examples:
        | stage                                               |
        | it is the offense's movement in the Snap Game-Turn  |
        | it is the offense's movement in a Contact Game-Turn |
        | the offense is to record its target hexes           |

    @9.2.D.2 @case:before-the-snap-nobody-has-made-it
    Scenario Outline: A position is invalid if a snap is recorded before the Snap Game-Turn
      Given <stage>
      And the ball has been snapped already
      When the position is put on the table
      Then it is refused under 9.2.D.2

      Examples:
        | stage                              |
        | it is the offense's snap           |
        | the offense is to call Game-Turn 3 |

    @5.11.3.2 @case:the-game-turn-of-the-snap-is-neither-the-first-nor-to-come
    Scenario Outline: A position is invalid if the snap is in Game-Turn 1 or the future
      Given the ball was snapped in Game-Turn <turn>
      When the position is put on the table
      Then it is refused under 5.11.3.2

      Examples:
        | turn |
        | 1    |
        | 5    |

    @7.1.A @case:it-may-be-the-second
    Scenario: A position is valid if the ball was snapped in Game-Turn 2
      Given the ball was snapped in Game-Turn 2
      When the offense's #85 moves to 2430
      Then it is accepted

    @5.12.3.2 @case:there-is-one-snap-game-turn
    Scenario Outline: A position is invalid if the recorded Game-Turn of the snap is wrong
      Given <stage>
      And the ball was snapped in Game-Turn <turn>
      And the target hexes read <targets>
      When the position is put on the table
      Then it is refused under 5.12.3.2

      Examples:
        | stage                                               | turn | targets       |
        | it is the offense's movement in the Snap Game-Turn  | 2    | 1640 and 2240 |
        | it is the offense's movement in a Contact Game-Turn | 4    | nowhere       |

    @4.1.5 @case:the-ball-was-snapped-from-the-line-between-the-hashmarks
    Scenario Outline: A position is invalid if the snap came from a hex forbidden for balls
      Given the ball was snapped from <hex>
      When the position is put on the table
      Then it is refused under 4.1.5

      Examples:
        | hex  |
        | 1929 |
        | 1931 |
        | 1630 |
        | 2230 |

    @9.4.X.2 @case:the-man-with-the-ball-after-the-snap-was-no-other-than-a-passer
    Scenario Outline: A position is invalid if the man who took the snap may not pass
      Given the ball was snapped by <snapper> to <recipient>
      When the position is put on the table
      Then it is refused under 9.4.X.2

      Examples:
        | snapper | recipient |
        | #12     | #12       |
        | #51     | #36       |

    @13.1.A.linemen @case:a-lineman-receives-no-passes
    Scenario: A position in which an eligible receiver is recorded as a lineman is invalid
      Given the linemen of the offense were #71, #66, #51, #65 and #83
      When the position is put on the table
      Then it is refused under 13.1.A.linemen

    @4.1.1 @case:somebody-in-the-snap-is-none-of-the-eleven
    Scenario Outline: A position is invalid if the snap record names men outside the eleven
      Given <what is wrong>
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | what is wrong                                       |
        | the eligible passers of the snap were #12 and #60   |
        | the eligible receivers of the snap were #21 and #60 |
        | the linemen of the offense were #51 and #60         |
        | the linemen of the defense were #61 and #75         |
        | the ball was snapped by #60 to #12                  |

    @7.1.A @case:a-man-of-the-snap-may-have-left-the-field-since
    Scenario Outline: A position is valid if a man of the snap has left the field
      Given <man> is off the field
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | man               |
        | the offense's #51 |
        | the offense's #21 |
        | the defense's #61 |

  Rule: Invalid play markers

    @4.1.6 @case:a-play-that-was-selected-too-early-or-not-yet
    Scenario Outline: A position is invalid if the offense's play is selected too early or missing
      Given <stage>
      And the offense has selected <what>
      When the position is put on the table
      Then it is refused under 4.1.6

      Examples:
        | stage                                               | what                        |
        | the offense is in the huddle                        | Pass Blocking and Run Right |
        | the offense is to place its men                     | Pass Blocking and Run Right |
        | the offense is to select its men                    | Pass Blocking and Run Right |
        | the defense is to select its men                    | nothing                     |
        | the defense is to place its men                     | nothing                     |
        | it is the offense's movement in a Contact Game-Turn | nothing                     |

    @13.PROC.1 @case:the-defense-has-not-selected-before-its-first-phase
    Scenario Outline: A position is invalid if the defense selected markers before its first selection phase
      Given <stage>
      And it is Game-Turn 1
      When the position is put on the table
      Then it is refused under 13.PROC.1

      Examples:
        | stage                                                   |
        | it is the defense's play selection                      |
        | it is the offense's movement in a Pre-Contact Game-Turn |
        | the offense is to call Game-Turn 2                      |

    @13.PROC.1 @case:the-defense-has-selected-in-its-first-phase
    Scenario Outline: A position is invalid if the defense lacks markers after its first selection phase
      Given <stage>
      And the defense has selected nothing
      When the position is put on the table
      Then it is refused under 13.PROC.1

      Examples:
        | stage                                                   |
        | it is the defense's movement in a Pre-Contact Game-Turn |
        | it is the offense's play selection                      |
        | the offense is to call Game-Turn 2                      |
        | it is the offense's movement in a Contact Game-Turn     |

    @13.PROC.2 @case:in-its-first-phase-the-defense-is-still-to-select
    Scenario: In its first Play Selection Phase, the defense may select its markers
      Given it is the defense's play selection
      And it is Game-Turn 1
      And the defense has selected nothing
      When the defense selects Reaction Charge and Zone Defense
      Then it is accepted

    @13.PROC.1 @case:in-its-first-movement-it-has-selected
    Scenario: A position in which the defense moves without selected markers is invalid
      Given it is the defense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 1
      And the defense has selected nothing
      When the position is put on the table
      Then it is refused under 13.PROC.1

    @7.1.A @case:its-first-movement
    Scenario: The defense may move in Game-Turn 1 once it has selected its markers
      Given it is the defense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 1
      When the defense's #5 moves to 2734
      Then it is accepted

    @7.1.A @case:the-first-movement-of-the-offense-before-the-defense-has-selected
    Scenario: In Game-Turn 1, the offense moves before the defense has selected
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 1
      And the defense has selected nothing
      When the offense's #85 moves to 2430
      Then it is accepted

    @13.1.A.choice @case:a-marker-of-the-offenses-line
    Scenario: A position in which the offense has selected a defensive line marker is invalid
      Given the offense has selected Reaction Charge and Run Right
      When the position is put on the table
      Then it is refused under 13.1.A.choice

    @13.1.B.choice @case:a-marker-of-the-defenses-line
    Scenario: A position in which the defense has selected an offensive line marker is invalid
      Given the defense has selected Pass Blocking and Zone Defense
      When the position is put on the table
      Then it is refused under 13.1.B.choice

    @13.1.C.choice @case:a-ball-marker
    Scenario: A position in which the offense's ball-play marker is a coverage marker is invalid
      Given the offense has selected Pass Blocking and Zone Defense
      When the position is put on the table
      Then it is refused under 13.1.C.choice

    @13.1.D.choice @case:a-coverage-marker
    Scenario: A position in which the defense's coverage marker is a ball-play marker is invalid
      Given the defense has selected Reaction Charge and Run Left
      When the position is put on the table
      Then it is refused under 13.1.D.choice

    @13.E.1 @case:nothing-is-shown-before-the-snap
    Scenario Outline: A position with a shown ball-play or coverage marker before the snap is invalid
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And <side> has shown its <marker> marker
      When the position is put on the table
      Then it is refused under 13.E.1

      Examples:
        | side        | marker    |
        | the offense | ball-play |
        | the defense | coverage  |

  Rule: Invalid positions of the ball

    @5.2.1 @case:when-the-play-is-over-the-ball-is-down
    Scenario Outline: A position of a finished play is invalid if the ball is not down
      Given the play is over, and home has won
      And <what is wrong>
      When the position is put on the table
      Then it is refused under 5.2.1

      Examples:
        | what is wrong                  |
        | the offense's #12 has the ball |
        | the ball lies on 1930          |
        | the ball has not been placed   |

    @4.3.1 @case:after-the-snap-somebody-carries-the-ball
    Scenario Outline: A position after the snap is invalid if no man carries the ball
      Given <what is wrong>
      When the position is put on the table
      Then it is refused under 4.3.1

      Examples:
        | what is wrong                |
        | the ball lies on 1930        |
        | the ball has not been placed |
        | the ball is down on 1930     |

    @4.3.1 @case:before-the-snap-nobody-carries-it
    Scenario Outline: A position before the snap is invalid if a man carries the ball
      Given <stage>
      And the offense's #12 has the ball
      When the position is put on the table
      Then it is refused under 4.3.1

      Examples:
        | stage                                                   |
        | the offense is in the huddle                            |
        | it is the offense's movement in a Pre-Contact Game-Turn |
        | it is the offense's snap                                |

    @4.3.1 @case:before-the-snap-it-is-not-down
    Scenario: A position before the snap is invalid if the ball is down
      Given the offense is to call Game-Turn 2
      And the ball is down on 1930
      When the position is put on the table
      Then it is refused under 4.3.1

    @4.3.1 @case:a-ball-is-loose-in-the-phases-of-the-defense-alone
    Scenario Outline: A position with a loose ball in the offense's own phase is invalid
      Given it is the defense's movement for the ball that #31 has fumbled in a Contact Game-Turn
      And <stage>
      When the position is put on the table
      Then it is refused under 4.3.1

      Examples:
        | stage                                               |
        | it is the offense's movement in a Contact Game-Turn |
        | it is the offense's pass commitment                 |

    @9.1.C.1 @case:a-man-has-one-ball-marker
    Scenario Outline: A position with two ball markers under one man is invalid
      Given the offense's #36 has a dummy ball
      And <man> has a dummy ball
      When the position is put on the table
      Then it is refused under 9.1.C.1

      Examples:
        | man               |
        | the offense's #36 |
        | the offense's #12 |

    @9.1.C.1 @case:a-man-with-a-dummy-ball-is-on-the-field
    Scenario: A position with a dummy ball under a man off the field is invalid
      Given the offense's #36 has a dummy ball
      And the offense's #36 is off the field
      When the position is put on the table
      Then it is refused under 9.1.C.1

    @T.contact.Dn @case:a-man-with-a-dummy-ball-is-not-neutralized
    Scenario: A position with a dummy ball under a neutralized man is invalid
      Given the offense's #36 has a dummy ball
      And the offense's #36 is neutralized 1
      When the position is put on the table
      Then it is refused under T.contact.Dn

    @4.1.5 @case:the-offense-has-placed-the-ball-in-its-set-up
    Scenario Outline: A position after the offense's set-up is invalid if the ball is not placed
      Given <stage>
      And the ball has not been placed
      When the position is put on the table
      Then it is refused under 4.1.5

      Examples:
        | stage                                                   |
        | the offense is in the huddle                            |
        | the defense is to select its men                        |
        | the defense is to place its men                         |
        | it is the offense's movement in a Pre-Contact Game-Turn |
        | it is the offense's snap                                |

    @4.1.2 @case:in-its-set-up-the-offense-may-have-placed-it
    Scenario Outline: During the offense's set-up, a position is valid with or without its ball
      Given the offense is to place its men
      And <ball>
      When the offense places #51 on 1924
      Then it is accepted

      Examples:
        | ball                         |
        | the ball has not been placed |
        | the ball lies on 1930        |

    @4.1.2 @case:before-its-set-up-it-has-not
    Scenario Outline: A position before the offense's set-up is invalid if the ball is placed
      Given <stage>
      And the ball lies on 1930
      When the position is put on the table
      Then it is refused under 4.1.2

      Examples:
        | stage                            |
        | the coin is to be tossed         |
        | home is to take a side           |
        | the objective is to be rolled    |
        | the offense is to select its men |

    @4.1.2 @case:in-a-game-of-several-plays-it-lies-nowhere-before-the-sides-are-chosen
    Scenario Outline: In a game of several plays, a ball placed before side choice is invalid
      Given <stage>
      And the game has several plays
      And it is possession 1
      And the possession began on line 12
      And the First Down marker is on line 19
      And the farthest line of the possession is 12
      And the line of scrimmage is 12
      And the ball lies on 1912
      When the position is put on the table
      Then it is refused under 4.1.2

      Examples:
        | stage                    |
        | the coin is to be tossed |
        | home is to take a side   |

    @4.1.5 @case:from-then-on-it-lies-where-the-last-play-left-it
    Scenario Outline: In a game of several plays, an unplaced ball after side choice is invalid
      Given <stage>
      And the game has several plays
      And the ball has not been placed
      When the position is put on the table
      Then it is refused under 4.1.5

      Examples:
        | stage                            |
        | the offense is to select its men |
        | the offense is to place its men  |
        | the offense is in the huddle     |

    @4.1.5 @case:the-ball-is-placed-next-to-the-line-and-between-the-hashmarks
    Scenario Outline: A position with the ball off the line or outside the hashmarks is invalid
      Given the offense is to place its men
      And the ball lies on <hex>
      When the position is put on the table
      Then it is refused under 4.1.5

      Examples:
        | hex  |
        | 1929 |
        | 1931 |
        | 1630 |
        | 2230 |

    @5.2.1 @case:when-the-play-is-over-nothing-more-is-done
    Scenario Outline: After the end of the play, no man may move
      Given <stage>
      And the play is over, and home has won
      When the offense's #85 moves to 2430
      Then it is refused under 5.2.1

      Examples:
        | stage                                               |
        | it is the offense's movement in a Contact Game-Turn |
        | it is the offense's movement in a Pass Game-Turn    |
        | it is the defense's movement in the Snap Game-Turn  |
        | it is the offense's pass commitment                 |
        | the offense is to call Game-Turn 5                  |

  Rule: Invalid target hexes

    @3.1.1 @case:a-target-hex-is-on-the-map
    Scenario: A position whose second target hex is off the map is invalid
      Given the target hexes read 1640 and 3840
      When the position is put on the table
      Then it is refused under 3.1.1

    @3.1.1 @case:the-first-target-hex-is-on-the-map-as-well
    Scenario: A position whose first target hex is off the map is invalid
      Given the target hexes read 3840 and 1640
      When the position is put on the table
      Then it is refused under 3.1.1

    @5.12.2.D @case:the-two-are-not-the-same
    Scenario: A position is invalid if the same target hex is recorded twice
      Given the target hexes read 1640 and 1640
      When the position is put on the table
      Then it is refused under 5.12.2.D

    @5.12.2.D @case:not-as-many-as-have-been-recorded-by-now
    Scenario Outline: A position in which the number of target hexes is wrong is invalid
      Given <stage>
      And the target hexes read <targets>
      When the position is put on the table
      Then it is refused under 5.12.2.D

      Examples:
        | stage                                                   | targets       |
        | it is the offense's movement in a Contact Game-Turn     | 1640          |
        | it is the offense's movement in a Contact Game-Turn     | nowhere       |
        | the offense is to record its target hexes               | 1640 and 2240 |
        | it is the offense's movement in the Snap Game-Turn      | 1640          |
        | it is the offense's movement in a Pre-Contact Game-Turn | 1640          |

    @5.12.2.D @case:the-end-of-the-play-keeps-the-recorded-targets
    Scenario Outline: A position of a finished play is invalid without two recorded target hexes
      Given the play is over, and away has won
      And the ball was snapped in Game-Turn <snap>
      And the type of the Game-Turn reads <type>
      And the target hexes read <targets>
      When the position is put on the table
      Then it is refused under 5.12.2.D

      Examples:
        | case                     | snap | type    | targets |
        | after the Snap Game-Turn | 3    | contact | 1640    |
        | after it, and none       | 3    | contact | nowhere |
        | in the Snap Game-Turn    | 4    | snap    | 1640    |

    @5.12.2.D @case:the-first-is-recorded-before-the-second
    Scenario: The offense records the second target hex after the first
      Given the offense is to record its target hexes
      And the target hexes read 1640
      When the offense records the target hex 2240
      Then it is accepted
