Feature: Positions that contradict the rules
  No play comes to such a position; put on the table, it is refused under the rule that keeps it from being.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Men on invalid hexes

    @7.5.1 @case:two-men-of-one-side-never-share-a-hex-after-the-snap
    Scenario Outline: A position after the snap is invalid if two teammates share a hex
      Given <first> stands on 1440
      And <second> stands on 1440
      When the position is put on the table
      Then it is refused under 7.5.1

      Examples:
        | first             | second            |
        | the offense's #36 | the offense's #65 |
        | the defense's #5  | the defense's #89 |

    @4.2.2 @case:before-the-snap-nobody-stands-beyond-the-line
    Scenario Outline: A position before the snap is invalid if a man is beyond the line
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And <man> stands on <hex>
      When the position is put on the table
      Then it is refused under 4.2.2

      Examples:
        | man               | hex  |
        | the offense's #36 | 1432 |
        | the defense's #64 | 1429 |

  Rule: Men who may not have the ball

    @5.2.2 @case:the-carrier-is-not-neutralized-while-play-goes-on
    Scenario: A position is invalid if the carrier is neutralized while play continues
      Given the offense's #31 has the ball
      And the offense's #31 is neutralized 2
      When the position is put on the table
      Then it is refused under 5.2.2

    @9.1.C.1 @case:the-carrier-is-not-off-the-field-while-play-goes-on
    Scenario: A position is invalid if the carrier is off the field while play continues
      Given the offense's #31 has the ball
      And the offense's #31 is off the field
      When the position is put on the table
      Then it is refused under 9.1.C.1

    @4.1.5 @case:before-the-snap-the-ball-lies-next-to-the-line
    Scenario: A position before the snap with the ball away from the line is invalid
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the ball lies on 1925
      When the position is put on the table
      Then it is refused under 4.1.5

  Rule: Invalid numbers of spent points

    @7.1.C.1 @case:nobody-has-spent-more-than-his-allowance
    Scenario: A position is refused if a man has spent points beyond his allowance
      Given the offense's #36 is moving with -1 points left
      When the position is put on the table
      Then it is refused under 7.1.C.1
