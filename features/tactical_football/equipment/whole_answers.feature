Feature: Complete answers to queries
  An answer that is a list holds every item, in its documented order.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  @6.2.B.1 @case:the-hexes-of-a-zone-are-sorted
  Scenario Outline: A lookup lists the hexes of a Zone of Control in sorted order
    When the hexes controlled from <hex> facing <facing> are looked up
    Then in this order they are <hexes>

    Examples:
      | hex  | facing | hexes               |
      | 1440 | N      | 1341, 1441 and 1541 |
      | 1440 | S      | 1340, 1439 and 1540 |
      | 1441 | NE     | 1442, 1541 and 1542 |

  @6.2.B.1
  Scenario Outline: The hexes that a man of either side controls are sorted
    Given <side>'s <man> stands on 1440 facing <facing>
    When the position is put on the table
    Then in this order <side>'s <man> controls <hexes>

    Examples:
      | side        | man | facing | hexes               |
      | the defense | #5  | N      | 1341, 1441 and 1541 |
      | the defense | #11 | S      | 1340, 1439 and 1540 |
      | the offense | #85 | N      | 1341, 1441 and 1541 |

  @6.4.E.2 @case:a-mans-list-of-sighted-opponents-holds-the-first-and-the-last
  Scenario: The complete list of opponents whom a man sights is sorted as text
    When the position is put on the table
    Then in this order the offense's #12 sights #11, #13, #26, #5, #55, #61, #64, #89, #91, #94 and #99 of the defense
    And in this order the defense's #64 sights #12, #31, #36, #51, #65, #66, #71, #77, #83 and #85 of the offense

  @3.31.1 @case:a-roster-with-three-men-of-one-number-has-two-faults
  Scenario: If four men of a roster have the same number, three faults are reported
    When a roster in which the offense's #51, #66 and #36 are all numbered 12 is checked
    Then the numbers of the offense's #66, #12 and #36 are wrong under 3.31.1

  @T.mp-chart.4
  Scenario: The expenditure chart ends with the cost of passing another man
    When the expenditure chart is looked up
    Then it reads
      | another man | 3 |
