Feature: What a side is told it can do in set-up
  Places that are listed and places that are not, and a fifth Game-Turn with a formation that can snap.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  @4.1.7
  Scenario: The defense is told of no hex beyond the line
    Given the defense is to place its men
    Then the defense can place #61 on 1931
    And the defense cannot place #61 on 1930
    When the defense places #61 on 1930
    Then it is refused under 4.1.7

  @4.1.3
  Scenario: The offense is told of no hex outside the huddle
    Given the offense is to place its men
    Then the offense can place #51 on 1924
    And the offense cannot place #51 on 1925
    And the offense cannot place #65 on 1924
    When the offense places #51 on 1925
    Then it is refused under 4.1.3

  @4.2.1
  Scenario: A fifth Game-Turn can be called with a formation that can snap
    Given it is the defense's movement in a Pre-Contact Game-Turn
    And it is Game-Turn 4
    When the defense ends its movement
    Then the offense is to call Game-Turn 5
    When the offense calls a Snap Game-Turn
    Then it is the offense's snap
