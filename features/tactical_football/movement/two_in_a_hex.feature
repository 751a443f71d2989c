Feature: Two men in a hex and two at the edge
  A man who passes through a hex meets everybody in it, and each man at the edge has his own way off.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  @7.2.F.3.3 @case:a-fallen-intruder-with-a-friend-makes-a-man-go-straight-on
  Scenario Outline: A man hurdling a neutralized intruder and a teammate may not turn aside
    Given the offense's #36 stands on 1438 facing N
    And the offense's #65 stands on 1439 facing N
    And the defense's #5 stands on 1439 facing N
    And the defense's #5 is neutralized 1
    When the offense's #36 moves to 1439
    And the offense's #36 moves to <hex>
    Then it is refused under 7.2.F.3.3

    Examples:
      | hex  |
      | 1540 |
      | 1340 |
      | 1539 |

  @7.2.F.3.1 @case:a-man-goes-straight-on-over-a-friend-and-a-fallen-intruder
  Scenario: A man may hurdle a teammate and a neutralized intruder straight ahead
    Given the offense's #36 stands on 1438 facing N
    And the offense's #65 stands on 1439 facing N
    And the defense's #5 stands on 1439 facing N
    And the defense's #5 is neutralized 1
    When the offense's #36 moves to 1439
    And the offense's #36 moves to 1440
    Then the offense's #36 stands on 1440 facing N

  @7.2.F.0 @case:a-fit-intruder-with-a-fallen-friend-lets-nobody-pass
  Scenario: No man may hurdle a neutralized opponent in a hex with an active intruder
    Given the offense's #36 stands on 1438 facing N
    And the offense's #65 stands on 1439 facing N
    And the offense's #65 is neutralized 1
    And the defense's #5 stands on 1439 facing N
    When the offense's #36 moves to 1439
    Then it is refused under 7.2.F.0

  @7.2.G.1 @case:after-one-man-has-left-the-field-two-others-may-leave-on-both-sides
  Scenario Outline: After one man has left the field, two more men may leave it
    Given it is <side>'s movement in a Contact Game-Turn
    And <side>'s <first> stands on 0140 facing SW
    And <side>'s <second> stands on 0150 facing SW
    And <side>'s <third> stands on 3740 facing SE
    When <side>'s <first> leaves the field going SW
    Then <side> can leave the field with <second> going SW
    And <side> can leave the field with <second> going NW
    And <side> can leave the field with <third> going SE
    And <side> can leave the field with <third> going NE

    Examples:
      | side        | first | second | third |
      | the offense | #36   | #12    | #85   |
      | the defense | #64   | #11    | #99   |
