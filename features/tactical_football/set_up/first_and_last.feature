Feature: First, middle and last men of a list
  A condition on several men holds for the first, for those in the middle and for the last.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: First, middle and last men of a roster

    @14.1.1 @case:a-wrong-position-is-found-anywhere-in-the-line-up
    Scenario Outline: A roster check finds a wrong playing position of any man in the line-up
      When a roster in which <who>'s <man> is a <position> is checked
      Then the position of <who>'s <man> is wrong under 14.1.1

      Examples:
        | who         | man | position |
        | the offense | #51 | CB       |
        | the offense | #83 | CB       |
        | the offense | #36 | CB       |
        | the defense | #61 | QB       |
        | the defense | #55 | QB       |
        | the defense | #26 | QB       |

    @3.31.1 @case:a-number-twice-is-found-anywhere-behind-its-first-man
    Scenario Outline: A roster check finds a repeated number anywhere in the line-up
      When a roster in which <who>'s <man> is numbered <number> is checked
      Then the number of <who>'s <man> is wrong under 3.31.1

      Examples:
        | who         | man | number |
        | the offense | #65 | 51     |
        | the offense | #36 | 51     |
        | the offense | #36 | 31     |
        | the defense | #91 | 61     |
        | the defense | #26 | 61     |
        | the defense | #26 | 11     |

    @4.1.1 @case:a-line-up-without-one-of-its-men-is-too-small
    Scenario Outline: A roster without one man of a line-up is too small
      When a roster without <who>'s <man> is checked
      Then the line-up of <who> is wrong under 4.1.1

      Examples:
        | who         | man |
        | the offense | #51 |
        | the offense | #36 |
        | the defense | #61 |
        | the defense | #26 |

  Rule: First, middle and last men who control hexes

    @7.2.H.1
    Scenario Outline: Each man of the defense stops an opponent in his zone
      Given the offense's #36 stands on 1439 facing N
      And the defense's <man> stands on 1441 facing S
      When the offense's #36 moves to 1440
      And the offense's #36 moves to 1340
      Then it is refused under 7.2.H.1

      Examples:
        | man |
        | #91 |
        | #99 |
        | #64 |
        | #13 |
        | #5  |
        | #26 |
        | #11 |

    @7.2.H.1
    Scenario Outline: Each man of the offense stops an opponent in his zone
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's <man> stands on 1441 facing N
      And the defense's #5 stands on 1444 facing S
      When the defense's #5 moves to 1443
      And the defense's #5 moves to 1442
      And the defense's #5 moves to 1543
      Then it is refused under 7.2.H.1

      Examples:
        | man |
        | #21 |
        | #71 |
        | #77 |
        | #85 |
        | #36 |
        | #31 |

    @6.2.B.2 @case:a-neutralized-man-leaves-the-zones-of-two-men-beside-him-in-force
    Scenario Outline: A neutralized man does not change the zones of two teammates
      Given the defense's #91 stands on 1241 facing S
      And the defense's #64 stands on 1441 facing S
      And the defense's #11 stands on 1641 facing S
      And the defense's <man> is neutralized 1
      When the position is put on the table
      Then the defense's <man> controls no hex
      And the defense's <other man> controls exactly <hexes>
      And the defense's <third man> controls exactly <more hexes>

      Examples:
        | man | other man | hexes               | third man | more hexes          |
        | #91 | #64       | 1541, 1440 and 1341 | #11       | 1741, 1640 and 1541 |
        | #64 | #91       | 1341, 1240 and 1141 | #11       | 1741, 1640 and 1541 |
        | #11 | #91       | 1341, 1240 and 1141 | #64       | 1541, 1440 and 1341 |

  Rule: First, middle and last conditions of a late snap

    @4.2.5 @5.11.3.3 @case:the-play-is-dead-if-one-condition-of-the-snap-fails
    Scenario Outline: After four Game-Turns, one unmet condition of the snap makes the play dead
      Given it is the defense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 4
      And <what fails>
      When the defense ends its movement
      Then the ball is down on <ball>, and the play is over

      Examples:
        | case                    | what fails                                | ball |
        | six men on the line     | the offense's #21 stands on 1129          | 1930 |
        | the snapper looks back  | the offense's #51 stands on 1930 facing S | 1930 |
        | nobody behind him       | the offense's #12 stands on 1725          | 1930 |
        | the nearest looks away  | the offense's #12 stands on 1929 facing S | 1930 |
        | too far for the snapper | the offense's #12 stands on 1925          | 1930 |

    @4.2.5 @5.11.3.3 @case:the-play-is-dead-if-the-ball-passes-the-nearest-man
    Scenario: The play is dead if the nearest man behind the ball looks away
      Given it is the defense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 4
      And the offense's #12 stands on 1928 facing S
      And the offense's #36 stands on 1927 facing N
      When the defense ends its movement
      Then the ball is down on 1930, and the play is over

    @4.2.5 @5.11.3.3 @case:the-play-is-dead-if-two-men-share-a-hex-of-the-huddle
    Scenario: The play is dead if two men still share a huddle hex
      Given it is the defense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 4
      And the offense's #36 stands on 1924
      And the offense's #31 stands on 1924
      When the defense ends its movement
      Then the ball is down on 1930, and the play is over

    @4.2.5 @5.11.3.3 @case:under-tf-e02-exactly-seven-the-play-is-dead-with-eight-men-on-the-line
    Scenario: Under TF-E02 exactly-seven, eight men on the line make the play dead
      Given the reading TF-E02 is exactly-seven
      And it is the defense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 4
      And the offense's #85 stands on 2430
      When the defense ends its movement
      Then the ball is down on 1930, and the play is over

    @4.2.5 @5.11.3.3 @case:the-play-is-dead-if-nobody-stands-on-the-ball
    Scenario: The play is dead if no man is on the ball
      Given it is the defense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 4
      And the ball lies on 2030
      And the offense's #65 stands on 1630
      When the defense ends its movement
      Then the ball is down on 2030, and the play is over

    @4.2.1 @case:in-the-fifth-game-turn-a-snap-that-lacks-one-condition-need-not-be-called
    Scenario Outline: Under TF-A10 extra-turns, an impossible snap need not be called
      Given the reading TF-A10 is extra-turns
      And the offense is to call Game-Turn 5
      And <what fails>
      When the offense calls a Pre-Contact Game-Turn
      Then it is the offense's play selection

      Examples:
        | case                    | what fails                                |
        | six men on the line     | the offense's #21 stands on 1129          |
        | the snapper looks back  | the offense's #51 stands on 1930 facing S |
        | nobody behind him       | the offense's #12 stands on 1725          |
        | the nearest looks away  | the offense's #12 stands on 1929 facing S |
        | too far for the snapper | the offense's #12 stands on 1925          |
