Feature: Invalid games and men
  Sides, objective, line and men as they are put on the table, before anything else is asked.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Invalid scenarios, sides and lines

    @4.0.1 @case:the-sides-are-chosen-before-the-objective-is-rolled
    Scenario: A position is invalid if the objective roll comes before the choice of sides
      Given the objective is to be rolled
      And neither side is the offense yet
      When the position is put on the table
      Then it is refused under 4.0.1

    @4.0.1 @case:while-the-game-goes-on-somebody-is-the-offense
    Scenario: A position during the game is invalid if neither side is the offense
      Given neither side is the offense yet
      When the position is put on the table
      Then it is refused under 4.0.1

    @4.0.1 @case:before-the-choice-neither-side-is-the-offense
    Scenario Outline: A position is invalid if it names an offense before the choice of sides
      Given <stage>
      And home is the offense already
      When the position is put on the table
      Then it is refused under 4.0.1

      Examples:
        | stage                    |
        | the coin is to be tossed |
        | away is to take a side   |

    @14.2.2 @case:before-its-roll-there-is-no-objective
    Scenario Outline: A position is invalid if it has an objective before the objective roll
      Given <stage>
      And the objective is 4 hexes
      When the position is put on the table
      Then it is refused under 14.2.2

      Examples:
        | stage                         |
        | the coin is to be tossed      |
        | home is to take a side        |
        | the objective is to be rolled |

    @14.2.2 @case:after-its-roll-there-is-an-objective
    Scenario Outline: A position without an objective is invalid after the objective roll
      Given <stage>
      And there is no objective
      When the position is put on the table
      Then it is refused under 14.2.2

      Examples:
        | stage                                               |
        | the offense is to select its men                    |
        | the offense is in the huddle                        |
        | it is the offense's movement in a Contact Game-Turn |

    @14.2.2 @case:no-die-shows-such-an-objective
    Scenario Outline: A position with an objective that no die can show is invalid
      Given the objective is <hexes> hexes
      When the position is put on the table
      Then it is refused under 14.2.2

      Examples:
        | hexes |
        | 0     |
        | 7     |

    @7.1.A @case:the-objective-is-what-a-die-can-show
    Scenario Outline: A position with an objective from 1 to 6 is valid
      Given the objective is <hexes> hexes
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | hexes |
        | 1     |
        | 6     |

    @3.32.11 @case:no-line-is-beyond-a-goal-line
    Scenario Outline: A position with the line of scrimmage on or beyond a goal is invalid
      Given the offense is to select its men
      And the line of scrimmage is <line>
      When the position is put on the table
      Then it is refused under 3.32.11

      Examples:
        | line |
        | 0    |
        | 61   |

    @4.1.1 @case:the-last-lines-on-the-field
    Scenario Outline: The line of scrimmage may be the first or last line of the field
      Given the offense is to select its men
      And the line of scrimmage is <line>
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is accepted

      Examples:
        | line |
        | 1    |
        | 60   |

  Rule: Invalid men in a position

    @4.1.1 @case:a-man-whom-the-line-up-has-not
    Scenario Outline: A position is invalid if a man on the field is outside the line-up
      Given <man> is missing from the position
      And <nobody> stands on 1436
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | man               | nobody            |
        | the offense's #36 | the offense's #99 |
        | the defense's #5  | the defense's #12 |

    @3.3.1 @case:a-man-on-the-field-has-not-left-it
    Scenario Outline: A position that lists a man both on and off the field is invalid
      Given the offense's #31 is missing from the position
      And the offense's #36 is <gone>
      And the offense's #36 stands on 1828
      When the position is put on the table
      Then it is refused under 3.3.1

      Examples:
        | gone          |
        | off the field |
        | injured       |

    @3.3.1 @case:a-man-is-off-the-field-once
    Scenario: A position that lists one man as off the field twice is invalid
      Given the offense's #31 is missing from the position
      And the offense's #36 is off the field
      And the offense's #36 is injured
      When the position is put on the table
      Then it is refused under 3.3.1

    @4.1.1 @case:ten-men-are-no-side
    Scenario Outline: A position in which a side has ten men is invalid
      Given <man> is missing from the position
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | man               |
        | the offense's #36 |
        | the defense's #5  |

    @4.1.1 @case:twelve-men-are-no-side
    Scenario Outline: A position in which a side has twelve men is invalid
      Given <man> stands on <hex>
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | man               | hex  |
        | the offense's #60 | 1425 |
        | the defense's #75 | 1445 |

    @7.1.A @case:those-who-have-left-are-of-the-eleven
    Scenario: Men who have left the field still count among a side's eleven
      Given the offense's #36 is off the field
      And the offense's #31 is injured
      When the offense's #85 moves to 2430
      Then it is accepted

    @4.1.1 @case:nobody-stands-on-the-field-before-the-men-are-selected
    Scenario Outline: A position is invalid if men are on the field before they are selected
      Given <stage>
      And the offense's #36 stands on 1924
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | stage                            |
        | the coin is to be tossed         |
        | the objective is to be rolled    |
        | the offense is to select its men |

    @3.3.1 @case:a-man-who-stands-is-not-to-be-placed
    Scenario Outline: A position that lists a fielded man as still to be placed is invalid
      Given <side> is to place its men
      And <man> stands on <hex>
      When the position is put on the table
      Then it is refused under 3.3.1

      Examples:
        | side        | man               | hex  |
        | the offense | the offense's #51 | 1924 |
        | the defense | the defense's #61 | 1931 |

    @4.1.1 @case:the-defense-stands-nowhere-before-its-set-up
    Scenario Outline: A position with a defender on the field before the defense's set-up is invalid
      Given <stage>
      And the defense's #61 stands on 1931
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | stage                            |
        | the offense is to place its men  |
        | the offense is in the huddle     |
        | the defense is to select its men |

    @4.1.1 @case:a-man-is-to-be-placed-once
    Scenario: A position in which a man is listed twice for placement is invalid
      Given the offense is to place its men
      And the offense's #51 is to be placed instead of #65
      When the position is put on the table
      Then it is refused under 4.1.1

    @4.1.1 @case:a-man-of-no-line-up-is-not-to-be-placed
    Scenario: A position is invalid if an opponent's man is among those to be placed
      Given the defense is to place its men
      And the defense's #51 is to be placed instead of #61
      When the position is put on the table
      Then it is refused under 4.1.1

    @14.13.1 @case:outside-the-huddle-one-stack-leaves-no-hex-to-the-next-man
    Scenario: Under TF-A07 exactly-one-stack, a position whose first man is outside the huddle is invalid
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the offense's #51 has been placed on 1024
      When the position is put on the table
      Then it is refused under 14.13.1

    @4.1.2 @case:outside-the-huddle-one-stack-is-complete-without-a-next-man
    Scenario: Under TF-A07 exactly-one-stack, eleven men placed outside the huddle may stay
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the ball lies on 1930
      And the offense's men have been placed on
        | #51  | #65  | #66  | #71  | #77  | #83  | #12  | #21  | #85  | #31  | #36  |
        | 1024 | 1124 | 1224 | 1324 | 1424 | 1023 | 1123 | 1223 | 1323 | 1423 | 1022 |
      When the offense is done placing
      Then the offense is in the huddle

    @4.1.7 @case:men-outside-the-huddle-leave-the-defense-its-hexes-under-one-stack
    Scenario: Under TF-A07 exactly-one-stack, the defense may set up against a spread offense
      Given the reading TF-A07 is exactly-one-stack
      And the defense is to place its men
      And the offense's men stand on
        | #51  | #65  | #66  | #71  | #77  | #83  | #12  | #21  | #85  | #31  | #36  |
        | 1024 | 1124 | 1224 | 1324 | 1424 | 1023 | 1123 | 1223 | 1323 | 1423 | 1022 |
      When the defense places #61 on 1931
      Then the defense's #61 stands on 1931

  Rule: Invalid hexes of men

    @3.1.1 @case:men-stand-on-the-map
    Scenario Outline: A position in which a man is off the map is invalid
      Given <man> stands on <hex>
      When the position is put on the table
      Then it is refused under 3.1.1

      Examples:
        | man               | hex  |
        | the offense's #36 | 3830 |
        | the defense's #5  | 1468 |
        | the defense's #5  | 0030 |
        | the offense's #36 | 1494 |

    @7.1.A @case:the-map-has-these-hexes
    Scenario Outline: Men may stand on corner and edge hexes of the map
      Given <man> stands on <hex>
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | man               | hex  |
        | the offense's #36 | 3730 |
        | the defense's #5  | 1466 |
        | the defense's #5  | 0130 |
        | the offense's #36 | 1495 |

    @5.11.0 @case:before-the-snap-nobody-has-been-contacted
    Scenario Outline: A position is invalid if a man is Hit or neutralized before the snap
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And <what is wrong>
      When the position is put on the table
      Then it is refused under 5.11.0

      Examples:
        | what is wrong                      |
        | the offense's #36 is Hit           |
        | the offense's #36 is neutralized 1 |
        | the defense's #5 is Hit            |
        | the defense's #5 is neutralized 4  |

    @T.contact.Dh.1 @case:a-man-is-hit-or-neutralized-not-both
    Scenario Outline: A position in which a man is both Hit and neutralized is invalid
      Given <man> is Hit
      And <man> is neutralized 1
      When the position is put on the table
      Then it is refused under T.contact.Dh.1

      Examples:
        | man               |
        | the offense's #36 |
        | the defense's #5  |

    @4.2.1 @case:in-the-huddle-men-of-the-offense-share-a-hex
    Scenario: In the huddle, several men of the offense may share a hex
      Given the offense is to call Game-Turn 2
      And the offense's #36 stands on 1924
      And the offense's #31 stands on 1924
      When the offense calls a Pre-Contact Game-Turn
      Then it is accepted

    @7.5.1 @case:nobody-shares-a-hex-before-the-snap-but-in-the-huddle
    Scenario Outline: A position in which two men share a hex outside the huddle is invalid
      Given the offense is to call Game-Turn 2
      And <first> stands on <hex>
      And <second> stands on <hex>
      When the position is put on the table
      Then it is refused under 7.5.1

      Examples:
        | first             | second            | hex  |
        | the offense's #36 | the offense's #31 | 1925 |
        | the offense's #36 | the offense's #31 | 1624 |
        | the defense's #5  | the defense's #26 | 1640 |

    @7.5.1 @case:after-the-snap-nobody-shares-a-hex-where-the-huddle-was
    Scenario: A position after the snap is invalid if two men share a huddle hex
      Given the offense's #36 stands on 1924
      And the offense's #31 stands on 1924
      When the position is put on the table
      Then it is refused under 7.5.1

    @7.1.A @case:a-man-of-each-side-may-share-a-hex
    Scenario: A position in which two opponents share a hex is valid
      Given the offense's #36 stands on 1440
      And the defense's #5 stands on 1440
      When the offense's #85 moves to 2430
      Then it is accepted

    @5.2.1 @case:a-play-may-have-ended-while-a-man-passed-through-a-friends-hex-and-is-over
    Scenario Outline: A position of a finished play with two teammates in one hex is valid
      Given the play is over, and home has won
      And the play has ended with <end>
      And the offense's #36 stands on 1440
      And the offense's #31 stands on 1440
      When the offense's #85 moves to 2430
      Then it is refused under 5.2.1

      Examples:
        | end                  |
        | the ball downed      |
        | a touchdown          |
        | a forbidden crossing |

    @7.5.1 @case:but-with-no-other-end
    Scenario Outline: After tackles or incomplete passes, a position with teammates in one hex is invalid
      Given the play is over, and home has won
      And the play has ended with <end>
      And the offense's #36 stands on 1440
      And the offense's #31 stands on 1440
      When the position is put on the table
      Then it is refused under 7.5.1

      Examples:
        | end                    |
        | a tackle               |
        | the ball out of bounds |
        | an incomplete pass     |
