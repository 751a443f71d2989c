Feature: By which rules men act
  Each phase has its own rule by which a side moves, and each marker its own line of the table.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  @5.12.1.A.3.1
  Scenario: The offense moves by the rule of its phase in the Snap Game-Turn
    Given it is the offense's movement in the Snap Game-Turn
    When the offense asks by which rules to move #85 to 2430
    Then the explanation cites 5.12.1.A.3.1 and 4.3.3
    And the explanation does not cite 5.12.2.B.2.1

  @5.12.2.B.2.1
  Scenario: The defense moves by the rule of its phase in the Snap Game-Turn
    Given it is the defense's movement in the Snap Game-Turn
    When the defense asks by which rules to move #5 to 2736
    Then the explanation cites 5.12.2.B.2.1 and 4.3.4
    And the explanation does not cite 5.12.1.A.3.1

  @T.recovery.r1
  Scenario: The throw for a man neutralized 1 is read on his line
    Given it is the offense's neutralization recovery in a Contact Game-Turn
    And the offense's #36 is neutralized 1
    When the offense, given 2d6 7, asks by which rules to roll for recovery with #36
    Then the explanation cites T.recovery.r1

  @T.recovery.r2
  Scenario: The throw for a man neutralized 2 is read on his line
    Given it is the offense's neutralization recovery in a Contact Game-Turn
    And the offense's #36 is neutralized 2
    When the offense, given 2d6 7, asks by which rules to roll for recovery with #36
    Then the explanation cites T.recovery.r2

  @T.recovery.r3
  Scenario: The throw for a man neutralized 3 is read on his line
    Given it is the offense's neutralization recovery in a Contact Game-Turn
    And the offense's #36 is neutralized 3
    When the offense, given 2d6 7, asks by which rules to roll for recovery with #36
    Then the explanation cites T.recovery.r3

  @T.recovery.r4
  Scenario: The throw for a man neutralized 4 is read on his line
    Given it is the offense's neutralization recovery in a Contact Game-Turn
    And the offense's #36 is neutralized 4
    When the offense, given 2d6 7, asks by which rules to roll for recovery with #36
    Then the explanation cites T.recovery.r4
