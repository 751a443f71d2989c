Feature: Games and men that cannot be
  Sides, objective, line and men as they are put on the table, before anything else is asked.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The game

    @4.0.1
    Scenario: The sides are chosen before the objective is rolled
      Given the objective is to be rolled
      And neither side is the offense yet
      When the position is put on the table
      Then it is refused under 4.0.1

    @4.0.1 @case:while-the-game-goes-on-somebody-is-the-offense
    Scenario: A game in progress without a side on offense is invalid
      Given neither side is the offense yet
      When the position is put on the table
      Then it is refused under 4.0.1

    @4.0.1 @case:before-the-choice-neither-side-is-the-offense
    Scenario Outline: An offense before the choice of sides is invalid
      Given <stage>
      And home is the offense already
      When the position is put on the table
      Then it is refused under 4.0.1

      Examples:
        | stage                    |
        | the coin is to be tossed |
        | away is to take a side   |

    @14.2.2 @case:before-its-roll-there-is-no-objective
    Scenario Outline: An objective before its roll is invalid
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
    Scenario Outline: A missing objective after its roll is invalid
      Given <stage>
      And there is no objective
      When the position is put on the table
      Then it is refused under 14.2.2

      Examples:
        | stage                                               |
        | the offense is to select its men                    |
        | the offense is in the huddle                        |
        | it is the offense's movement in a Contact Game-Turn |

    @14.2.2
    Scenario Outline: No die shows such an objective
      Given the objective is <hexes> hexes
      When the position is put on the table
      Then it is refused under 14.2.2

      Examples:
        | hexes |
        | 0     |
        | 7     |

    @7.1.A
    Scenario Outline: The objective is what a die can show
      Given the objective is <hexes> hexes
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | hexes |
        | 1     |
        | 6     |

    @3.32.11
    Scenario Outline: No line is beyond a goal line
      Given the offense is to select its men
      And the line of scrimmage is <line>
      When the position is put on the table
      Then it is refused under 3.32.11

      Examples:
        | line |
        | 0    |
        | 61   |

    @4.1.1
    Scenario Outline: The last lines on the field
      Given the offense is to select its men
      And the line of scrimmage is <line>
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is accepted

      Examples:
        | line |
        | 1    |
        | 60   |

  Rule: The men

    @4.1.1
    Scenario Outline: A man whom the line-up has not
      Given <man> is nowhere
      And <nobody> stands on 1436
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | man               | nobody            |
        | the offense's #36 | the offense's #99 |
        | the defense's #5  | the defense's #12 |

    @3.3.1 @case:a-man-on-the-field-has-not-left-it
    Scenario Outline: A man both on and off the field is invalid
      Given the offense's #31 is nowhere
      And the offense's #36 is <gone>
      And the offense's #36 stands on 1828
      When the position is put on the table
      Then it is refused under 3.3.1

      Examples:
        | gone          |
        | off the field |
        | injured       |

    @3.3.1
    Scenario: A man is off the field once
      Given the offense's #31 is nowhere
      And the offense's #36 is off the field
      And the offense's #36 is injured
      When the position is put on the table
      Then it is refused under 3.3.1

    @4.1.1 @case:ten-men-are-no-side
    Scenario Outline: A side with ten men is invalid
      Given <man> is nowhere
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | man               |
        | the offense's #36 |
        | the defense's #5  |

    @4.1.1 @case:twelve-men-are-no-side
    Scenario Outline: A side with twelve men is invalid
      Given <man> stands on <hex>
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | man               | hex  |
        | the offense's #60 | 1425 |
        | the defense's #75 | 1445 |

    @7.1.A @case:those-who-have-left-are-of-the-eleven
    Scenario: Men who have left the field count among the eleven
      Given the offense's #36 is off the field
      And the offense's #31 is injured
      When the offense's #85 moves to 2430
      Then it is accepted

    @4.1.1
    Scenario Outline: Nobody stands on the field before the men are selected
      Given <stage>
      And the offense's #36 stands on 1924
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | stage                            |
        | the coin is to be tossed         |
        | the objective is to be rolled    |
        | the offense is to select its men |

    @3.3.1
    Scenario Outline: A man who stands is not to be placed
      Given <side> is to place its men
      And <man> stands on <hex>
      When the position is put on the table
      Then it is refused under 3.3.1

      Examples:
        | side        | man               | hex  |
        | the offense | the offense's #51 | 1924 |
        | the defense | the defense's #61 | 1931 |

    @4.1.1
    Scenario Outline: The defense stands nowhere before its set-up
      Given <stage>
      And the defense's #61 stands on 1931
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | stage                            |
        | the offense is to place its men  |
        | the offense is in the huddle     |
        | the defense is to select its men |

    @4.1.1
    Scenario: A man is to be placed once
      Given the offense is to place its men
      And the offense's #51 is to be placed instead of #65
      When the position is put on the table
      Then it is refused under 4.1.1

    @4.1.1
    Scenario: A man of no line-up is not to be placed
      Given the defense is to place its men
      And the defense's #51 is to be placed instead of #61
      When the position is put on the table
      Then it is refused under 4.1.1

    @14.13.1
    Scenario: Outside the huddle one stack leaves no hex to the next man
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the offense's #51 has been placed on 1024
      When the position is put on the table
      Then it is refused under 14.13.1

    @4.1.2
    Scenario: Outside the huddle one stack is complete without a next man
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the ball lies on 1930
      And the offense's men have been placed on
        | #51  | #65  | #66  | #71  | #77  | #83  | #12  | #21  | #85  | #31  | #36  |
        | 1024 | 1124 | 1224 | 1324 | 1424 | 1023 | 1123 | 1223 | 1323 | 1423 | 1022 |
      When the offense is done placing
      Then the offense is in the huddle

    @4.1.7
    Scenario: Men outside the huddle leave the defense its hexes under one stack
      Given the reading TF-A07 is exactly-one-stack
      And the defense is to place its men
      And the offense's men stand on
        | #51  | #65  | #66  | #71  | #77  | #83  | #12  | #21  | #85  | #31  | #36  |
        | 1024 | 1124 | 1224 | 1324 | 1424 | 1023 | 1123 | 1223 | 1323 | 1423 | 1022 |
      When the defense places #61 on 1931
      Then the defense's #61 stands on 1931

  Rule: Where they stand

    @3.1.1
    Scenario Outline: Men stand on the map
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
    Scenario Outline: Corner and edge hexes of the map are valid
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
    Scenario Outline: A Hit or neutralized man before the snap is invalid
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

    @T.contact.Dh.1
    Scenario Outline: A man is Hit or neutralized, not both
      Given <man> is Hit
      And <man> is neutralized 1
      When the position is put on the table
      Then it is refused under T.contact.Dh.1

      Examples:
        | man               |
        | the offense's #36 |
        | the defense's #5  |

    @4.2.1
    Scenario: In the huddle men of the offense share a hex
      Given the offense is to call Game-Turn 2
      And the offense's #36 stands on 1924
      And the offense's #31 stands on 1924
      When the offense calls a Pre-Contact Game-Turn
      Then it is accepted

    @7.5.1
    Scenario Outline: Nobody shares a hex before the snap but in the huddle
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

    @7.5.1
    Scenario: After the snap nobody shares a hex where the huddle was
      Given the offense's #36 stands on 1924
      And the offense's #31 stands on 1924
      When the position is put on the table
      Then it is refused under 7.5.1

    @7.1.A
    Scenario: A man of each side may share a hex
      Given the offense's #36 stands on 1440
      And the defense's #5 stands on 1440
      When the offense's #85 moves to 2430
      Then it is accepted

    @5.2.1 @case:a-play-may-have-ended-while-a-man-passed-through-a-friends-hex-and-is-over
    Scenario Outline: A finished play with two teammates in one hex is valid
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
    Scenario Outline: Two men in one hex at the end are invalid under other ends
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
