Feature: Invalid phases
  What men have done in a phase, whom it waits for, and a snap that could not have been called.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Invalid records of movement

    @7.1.E @case:the-man-being-moved-has-done-something
    Scenario Outline: A position is invalid if the man being moved has not acted at all
      Given <stage>
      And <man> is the man being moved
      When the position is put on the table
      Then it is refused under 7.1.E

      Examples:
        | stage                                                   | man               |
        | it is the offense's movement in a Contact Game-Turn     | the offense's #36 |
        | it is the defense's movement in a Pre-Contact Game-Turn | the defense's #5  |

    @4.1.1 @case:a-man-who-has-moved-is-on-the-field
    Scenario: A position is invalid if a man off the field is recorded as moved
      Given the offense's #36 has spent 2 points since he stood on 1828
      And the offense's #36 is off the field
      When the position is put on the table
      Then it is refused under 4.1.1

    @3.1.1 @case:he-began-on-the-map
    Scenario: A position is invalid if a moved man's starting hex is off the map
      Given the offense's #36 has spent 2 points since he stood on 3828
      When the position is put on the table
      Then it is refused under 3.1.1

    @7.1.C.1 @case:nobody-has-spent-less-than-nothing
    Scenario: A position in which a man has spent negative points is invalid
      Given the offense's #36 has spent -1 points since he stood on 1828
      When the position is put on the table
      Then it is refused under 7.1.C.1

    @7.1.C.1 @case:nobody-has-spent-more-than-he-has
    Scenario Outline: A position is invalid if a man has spent more points than his allowance
      Given it is <side>'s movement in <turn>
      And <man> has spent <points> points since he stood on <hex>
      When the position is put on the table
      Then it is refused under <clause>

      Examples:
        | side        | turn                    | man               | points | hex  | clause  |
        | the offense | a Pre-Contact Game-Turn | the offense's #36 | 11     | 1828 | 7.1.C.1 |
        | the offense | a Contact Game-Turn     | the offense's #36 | 11     | 1828 | 7.1.C.1 |
        | the offense | a Pass Game-Turn        | the offense's #36 | 11     | 1828 | 7.1.C.1 |
        | the defense | a Contact Game-Turn     | the defense's #5  | 12     | 2735 | 7.1.C.1 |

    @4.3.3 @case:in-the-snap-game-turn-the-offense-has-half-of-it
    Scenario: A Snap Game-Turn position is invalid if a man spends over half his allowance
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #36 has spent 6 points since he stood on 1828
      When the position is put on the table
      Then it is refused under 4.3.3

    @4.3.4 @case:in-the-snap-game-turn-the-defense-has-four-fewer
    Scenario: A Snap Game-Turn position is invalid if a defender overspends his reduced points
      Given it is the defense's movement in the Snap Game-Turn
      And the defense's #5 has spent 8 points since he stood on 2735
      When the position is put on the table
      Then it is refused under 4.3.4

    @5.0.1 @case:all-that-he-has-may-be-spent
    Scenario Outline: A position in which a man has spent his whole allowance is valid
      Given it is <side>'s movement in <turn>
      And <man> has spent <points> points since he stood on <hex>
      When <side> ends its movement
      Then it is accepted

      Examples:
        | side        | turn                | man               | points | hex  |
        | the offense | a Contact Game-Turn | the offense's #36 | 10     | 1828 |
        | the offense | the Snap Game-Turn  | the offense's #36 | 5      | 1828 |
        | the defense | the Snap Game-Turn  | the defense's #5  | 7      | 2735 |
        | the defense | a Contact Game-Turn | the defense's #5  | 11     | 2735 |

    @7.1.C.1 @case:what-was-paid-before-is-not-there-to-be-spent
    Scenario: A position is invalid if points paid earlier and points spent exceed the allowance
      Given the offense's #36 has paid 3 points before this phase
      And the offense's #36 has spent 8 points since he stood on 1828
      When the position is put on the table
      Then it is refused under 7.1.C.1

    @7.1.A @case:who-has-entered-no-hex-stands-where-he-began
    Scenario: A position is invalid if a man left his starting hex without entering another
      Given the offense's #36 has spent 2 points since he stood on 1827
      When the position is put on the table
      Then it is refused under 7.1.A

    @7.1.C.1 @case:of-two-men-who-cannot-have-moved-so-13-is-asked-about-before-5-as-numbers-are-ordered-as-texts
    Scenario: A position check takes men in text order of their numbers: 13 before 5
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #5 has spent 2 points since he stood on 2734
      And the defense's #13 has spent 12 points since he stood on 1135
      When the position is put on the table
      Then it is refused under 7.1.C.1

    @7.1.A @case:each-man-who-has-entered-no-hex-stands-where-he-began
    Scenario Outline: A position is invalid if any man without steps is off his starting hex
      Given it is <side>'s movement in a Contact Game-Turn
      And <side>'s <first> has spent 1 point since he stood on <hex>
      And <side>'s <second> has spent 1 point since he stood on <another hex>
      And <side>'s <third> has spent 1 point since he stood on <at>
      When the position is put on the table
      Then it is refused under 7.1.A

      Examples:
        | side        | first | hex  | second | another hex | third | at   |
        | the offense | #31   | 2028 | #36    | 1827        | #85   | 2429 |
        | the offense | #31   | 2028 | #36    | 1828        | #85   | 2430 |
        | the defense | #11   | 2245 | #26    | 1644        | #5    | 2735 |
        | the defense | #11   | 2245 | #26    | 1645        | #5    | 2736 |

    @7.1.A @case:who-has-entered-no-hex-is-not-halted
    Scenario: A position is invalid if a man stopped by controlled hexes entered no hex
      Given the offense's #36 has spent 2 points since he stood on 1828
      And the offense's #36 has been halted going from zone to zone
      When the position is put on the table
      Then it is refused under 7.1.A

    @7.2.F.4 @case:nor-does-a-man-whose-ball-is-frozen-come-out-of-a-friends-hex
    Scenario: After a change of play, a carrier passing through a hex is invalid
      Given the play was changed in this Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440
      And the offense's #36 stands on 1440
      And the offense's #31 has spent 4 points since he stood on 1439
      And the offense's #31 has entered a hex
      And the offense's #31 is the man being moved
      And the offense's #31 is passing through going N
      When the position is put on the table
      Then it is refused under 7.2.F.4

    @7.2.H.2 @case:a-defender-in-the-midst-of-a-hurdle-in-a-controlled-hex-can-still-come-into-the-carriers
    Scenario: A defender who hurdles in a controlled hex may enter the carrier's hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 has spent 7 points since he stood on 1442
      And the defense's #5 has entered a hex
      And the defense's #5 is the man being moved
      And the defense's #5 is passing through going S
      When the defense's #5 enters the hex of #31
      Then the defense's #5 has spent 11 points

    @7.2.F.4 @case:without-the-points-or-the-reading-for-it-he-cannot-be-there
    Scenario Outline: A position is invalid if a hurdler lacks the points to leave the hex
      Given the reading TF-A22 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 has spent <points> points since he stood on 1442
      And the defense's #5 has entered a hex
      And the defense's #5 is the man being moved
      And the defense's #5 is passing through going S
      When the position is put on the table
      Then it is refused under 7.2.F.4

      Examples:
        | reading     | points |
        | last-step   | 8      |
        | target-only | 4      |

    @7.1.A @case:who-has-entered-no-hex-passes-through-nobody
    Scenario: A position is invalid if a man passing through has entered no hex
      Given the offense's #36 stands on 1440
      And the defense's #5 stands on 1440
      And the offense's #36 has spent 3 points since he stood on 1440
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      When the position is put on the table
      Then it is refused under 7.1.A

    @7.1.C.1 @case:nobody-is-farther-than-his-points-and-one-hex-more
    Scenario Outline: A position is invalid if a man moved farther than his spent points pay
      Given the offense's #36 stands on 1440
      And the offense's #36 has spent <points> points since he stood on <hex>
      And the offense's #36 has entered a hex
      When the position is put on the table
      Then it is refused under 7.1.C.1

      Examples:
        | points | hex  |
        | 0      | 1438 |
        | 2      | 1436 |

    @7.1.A @case:one-hex-more-is-possible
    Scenario Outline: A man may have moved one hex farther than his spent points pay
      Given the offense's #36 stands on 1440
      And the offense's #36 has spent <points> points since he stood on <hex>
      And the offense's #36 has entered a hex
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | points | hex  |
        | 0      | 1439 |
        | 1      | 1438 |
        | 2      | 1437 |

    @7.2.F.2.2 @case:who-passes-through-is-the-man-being-moved
    Scenario: A position is invalid if a man passing through is not the moving man
      Given the offense's #36 stands on 1440
      And the defense's #5 stands on 1440
      And the offense's #36 has spent 3 points since he stood on 1439
      And the offense's #36 has entered a hex
      And the offense's #36 is passing through going N
      When the position is put on the table
      Then it is refused under 7.2.F.2.2

    @7.2.F.2.2 @case:who-passes-through-is-not-alone
    Scenario: A position is invalid if a man alone in a hex is passing through
      Given the offense's #36 stands on 1440
      And the offense's #36 has spent 3 points since he stood on 1439
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      When the position is put on the table
      Then it is refused under 7.2.F.2.2

    @7.1.A @case:a-man-passes-through-another
    Scenario Outline: A position in which a man passes through another man's hex is valid
      Given the offense's #36 stands on 1440
      And <other> stands on 1440
      And the offense's #36 has spent 3 points since he stood on 1439
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      When the offense's #36 moves to 1441
      Then it is accepted

      Examples:
        | other             |
        | the defense's #5  |
        | the offense's #31 |

    @7.5.1 @case:a-third-man-in-the-hex
    Scenario: A position with three men in one hex is invalid
      Given the offense's #36 stands on 1440
      And the offense's #31 stands on 1440
      And the offense's #85 stands on 1440
      And the offense's #36 has spent 3 points since he stood on 1439
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      When the position is put on the table
      Then it is refused under 7.5.1

    @7.2.F.4 @case:who-passes-through-can-come-out-again
    Scenario Outline: A position is invalid if a man passing through a hex cannot leave again
      Given the offense's #36 stands on 1440
      And the defense's #5 stands on 1440
      And the offense's #36 has spent <points> points since he stood on 1439
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      And <what is wrong>
      When the position is put on the table
      Then it is refused under 7.2.F.4

      Examples:
        | case                 | points | what is wrong                                             |
        | he is neutralized    | 3      | the offense's #36 is neutralized 1                        |
        | he is Hit            | 3      | the offense's #36 is Hit                                  |
        | he has been halted   | 3      | the offense's #36 has been halted going from zone to zone |
        | he has no point left | 10     | the defense's #5 is neutralized 1                         |

  Rule: Invalid records of contacts and motion

    @8.2.C @case:a-man-is-contacted-once-in-a-phase
    Scenario: A position is invalid if a man is listed twice as contacted
      Given the defense's #5 has been contacted in this phase
      And the defense's #5 has been contacted in this phase
      When the position is put on the table
      Then it is refused under 8.2.C

    @8.2.C @case:who-has-been-contacted-is-an-opponent
    Scenario: A position is invalid if the moving side's own man is listed as contacted
      Given the offense's #36 has been contacted in this phase
      When the position is put on the table
      Then it is refused under 8.2.C

    @7.1.A @case:who-has-been-contacted-may-have-left-the-field
    Scenario: A position is valid if a contacted man has since left the field
      Given the defense's #5 is injured
      And the defense's #5 has been contacted in this phase
      When the offense's #85 moves to 2430
      Then it is accepted

    @7.5.7 @case:who-has-paid-before-is-one-of-the-side
    Scenario: A position in the offense's movement is invalid if a defender has paid points
      Given the defense's #5 has paid 1 point before this phase
      When the position is put on the table
      Then it is refused under 7.5.7

    @7.5.7 @case:nobody-has-paid-less-than-nothing
    Scenario: A position in which a man has paid negative points is invalid
      Given the offense's #36 has paid -1 points before this phase
      When the position is put on the table
      Then it is refused under 7.5.7

    @7.5.7 @case:a-payment-below-nothing-is-refused-between-those-of-two-other-men
    Scenario: A position is invalid if the second of three recorded payments is negative
      Given the offense's #12 has paid 1 point before this phase
      And the offense's #31 has paid -1 points before this phase
      And the offense's #36 has paid 1 point before this phase
      When the position is put on the table
      Then it is refused under 7.5.7

    @7.1.A @case:nothing-may-have-been-paid
    Scenario: A position in which a man has paid zero points is valid
      Given the offense's #36 has paid 0 points before this phase
      When the offense's #85 moves to 2430
      Then it is accepted

    @4.3.5 @case:nobody-else-is-in-motion
    Scenario Outline: A position is invalid if the man in motion may not go in motion
      Given <stage>
      And <man> is in motion
      When the position is put on the table
      Then it is refused under 4.3.5

      Examples:
        | stage                                               | man               |
        | it is the offense's movement in a Contact Game-Turn | the offense's #36 |
        | it is the defense's movement in the Snap Game-Turn  | the defense's #5  |
        | it is the defense's movement in the Snap Game-Turn  | the offense's #36 |
        | it is the offense's movement in the Snap Game-Turn  | the offense's #51 |
        | it is the offense's movement in the Snap Game-Turn  | the offense's #12 |
        | it is the offense's movement in the Snap Game-Turn  | the defense's #5  |

    @7.1.A @case:a-man-in-motion
    Scenario Outline: A position with a man in motion in the Snap Game-Turn is valid
      Given the reading TF-A14 is <reading>
      And it is the offense's movement in the Snap Game-Turn
      And the offense's <man> is in motion
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | reading    | man |
        | declare    | #36 |
        | declare    | #65 |
        | backs-only | #36 |

    @7.1.A @case:the-man-in-motion-may-have-left-the-map
    Scenario Outline: A position is valid if the man in motion has left the map
      Given the reading TF-A14 is <reading>
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #36 is in motion
      And the offense's #36 is off the field
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | reading    |
        | declare    |
        | backs-only |

    @4.3.5 @case:no-man-of-the-line-is-in-motion-under-the-narrower-reading
    Scenario: Under TF-A14 backs-only, a position in which a lineman is in motion is invalid
      Given the reading TF-A14 is backs-only
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #65 is in motion
      When the position is put on the table
      Then it is refused under 4.3.5

  Rule: Invalid records of recovery and passive contacts

    @T.recovery.use @case:recovery-waits-for-somebody
    Scenario Outline: A recovery phase position is invalid if no man awaits a recovery roll
      Given it is <side>'s neutralization recovery in a Contact Game-Turn
      When the position is put on the table
      Then it is refused under T.recovery.use

      Examples:
        | side        |
        | the offense |
        | the defense |

    @T.recovery.use @case:a-recovery-does-not-wait-for-a-fit-man-alone
    Scenario Outline: A position is invalid if only an active man awaits a recovery roll
      Given it is <side>'s neutralization recovery in a Contact Game-Turn
      And <side>'s <man> is still to be handled in this phase
      When the position is put on the table
      Then it is refused under T.recovery.use

      Examples:
        | side        | man |
        | the offense | #36 |
        | the defense | #26 |

    @T.recovery.use @case:it-waits-for-each-man-once
    Scenario: A position is invalid if one man is listed twice for recovery rolls
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      And the offense's #36 is still to be handled in this phase
      When the position is put on the table
      Then it is refused under T.recovery.use

    @T.recovery.use @case:it-waits-for-neutralized-men
    Scenario: A position is invalid if a man not neutralized awaits a recovery roll
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      And the offense's #31 is still to be handled in this phase
      When the position is put on the table
      Then it is refused under T.recovery.use

    @T.recovery.use @case:it-waits-for-nobody-off-the-field
    Scenario: A position is invalid if a man off the field awaits a recovery roll
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      And the offense's #31 is off the field
      And the offense's #31 is still to be handled in this phase
      When the position is put on the table
      Then it is refused under T.recovery.use

    @T.recovery.use @case:a-recovery-does-not-wait-for-a-fit-man-before-a-neutralized-one
    Scenario: A position is invalid if an active man awaits recovery with a neutralized man
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      And the offense's #31 is to be handled before all other men
      When the position is put on the table
      Then it is refused under T.recovery.use

    @5.13.1.C.1 @case:passive-contacts-wait-for-somebody
    Scenario: A position in a passive contact phase is invalid if no man awaits contact
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      When the position is put on the table
      Then it is refused under 5.13.1.C.1

    @5.13.1.C.1 @case:a-passive-contact-does-not-wait-for-a-man-without-an-opponent
    Scenario: A position is invalid if a man without any intruder awaits passive contact
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #36 is still to be handled in this phase
      When the position is put on the table
      Then it is refused under 5.13.1.C.1

    @5.13.1.C.1 @case:they-wait-for-each-man-once
    Scenario: A position is invalid if one man is listed twice for passive contact
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1440
      And the defense's #5 stands on 1440
      And the offense's #12 is still to be handled in this phase
      When the position is put on the table
      Then it is refused under 5.13.1.C.1

    @5.13.1.C.1 @case:they-wait-for-men-who-share-a-hex
    Scenario: A position is invalid if a man without an intruder awaits contact among others
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1440
      And the defense's #5 stands on 1440
      And the offense's #36 is still to be handled in this phase
      When the position is put on the table
      Then it is refused under 5.13.1.C.1

    @5.13.1.C.1 @case:a-man-without-an-intruder-is-refused-before-one-with-an-intruder
    Scenario: A position is invalid if a man without an intruder heads the contact list
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1440
      And the defense's #5 stands on 1440
      And the offense's #36 is to be handled before all other men
      When the position is put on the table
      Then it is refused under 5.13.1.C.1

    @5.13.1.C.1 @case:they-wait-for-nobody-off-the-field
    Scenario: A position is invalid if a man off the field awaits passive contact
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1440
      And the defense's #5 stands on 1440
      And the offense's #36 is off the field
      And the offense's #36 is still to be handled in this phase
      When the position is put on the table
      Then it is refused under 5.13.1.C.1

    @5.13.1.C.1 @case:a-contact-that-has-been-made-is-not-waited-for
    Scenario Outline: A position is invalid if a man's passive contact is wrongly recorded as made
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1440
      And the defense's #5 stands on 1440
      And <man> has made his passive contact
      When the position is put on the table
      Then it is refused under 5.13.1.C.1

      Examples:
        | man               |
        | the offense's #12 |
        | the offense's #60 |

    @5.13.1.C.1 @case:other-contacts-may-have-been-made
    Scenario: A position is valid if one of two passive contacts was made earlier
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1440
      And the defense's #5 stands on 1440
      And the offense's #36 has made his passive contact
      When the offense's #12 contacts the man on his hex: the dice show 7, and 6 for the fumble
      Then it is accepted

  Rule: Invalid positions at the snap

    @5.11.3.2 @case:there-is-no-snap-in-the-first-game-turn
    Scenario: A position with the snap in the first Game-Turn is invalid
      Given it is the offense's snap
      And it is Game-Turn 1
      And the defense has selected nothing
      When the position is put on the table
      Then it is refused under 5.11.3.2

    @4.3.pre.1 @case:no-snap-is-due-with-six-men-on-the-line
    Scenario: A position at the snap with six men on the line is invalid
      Given it is the offense's snap
      And the offense's #83 stands on 2229
      When the position is put on the table
      Then it is refused under 4.3.pre.1

    @4.3.pre.3 @case:no-snap-is-due-with-eight-men-on-the-line-under-the-harder-reading
    Scenario: Under TF-E02 exactly-seven, a position at the snap with eight linemen is invalid
      Given the reading TF-E02 is exactly-seven
      And it is the offense's snap
      And the offense's #85 stands on 2430
      When the position is put on the table
      Then it is refused under 4.3.pre.3

    @7.5.1 @case:no-snap-is-due-with-men-in-the-huddle
    Scenario: A position at the snap with two men in a huddle hex is invalid
      Given it is the offense's snap
      And the offense's #36 stands on 1924
      And the offense's #31 stands on 1924
      When the position is put on the table
      Then it is refused under 7.5.1

    @9.2.E.1 @case:no-snap-is-due-without-a-man-on-the-ball
    Scenario: A position at the snap without a man on the ball is invalid
      Given it is the offense's snap
      And the ball lies on 2030
      And the offense's #65 stands on 1630
      When the position is put on the table
      Then it is refused under 9.2.E.1

    @9.2.G.1 @case:no-snap-is-due-with-nobody-behind-the-ball
    Scenario: A position at the snap without a man behind the ball is invalid
      Given it is the offense's snap
      And the offense's #12 stands on 1725
      When the position is put on the table
      Then it is refused under 9.2.G.1

    @9.2.G.2 @case:no-snap-is-due-to-a-man-who-looks-away
    Scenario: A position at the snap whose recipient looks away is invalid
      Given it is the offense's snap
      And the offense's #12 stands on 1929 facing S
      When the position is put on the table
      Then it is refused under 9.2.G.2

    @9.2.J.1 @case:no-snap-is-due-over-more-hexes-than-the-snapper-can-pay
    Scenario: A position at a snap that the snapper cannot pay is invalid
      Given it is the offense's snap
      And the offense's #12 stands on 1925
      When the position is put on the table
      Then it is refused under 9.2.J.1

    @5.12.1.A.2 @case:a-snap-is-due
    Scenario: A position at the snap with a legal formation is valid
      Given it is the offense's snap
      When the offense snaps the ball
      Then it is accepted
