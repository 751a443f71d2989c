Feature: Coverage, by reading
  What the point of Man-to-Man pays for, and who profits from coverage.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |
