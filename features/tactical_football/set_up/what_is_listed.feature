Feature: Legal actions that a side sees in the set-up
  Places that are listed and places that are not, and a fifth Game-Turn with a formation that can snap.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  @4.1.7 @case:the-defense-is-told-of-no-hex-beyond-the-line
  Scenario: The defense may not set up a man beyond the line
    Given the defense is to place its men
    Then the defense can place #61 on 1931
    And the defense cannot place #61 on 1930
    When the defense places #61 on 1930
    Then it is refused under 4.1.7

  @4.1.3 @case:the-offense-is-told-of-no-hex-outside-the-huddle
  Scenario: The offense may not set up a man outside the huddle
    Given the offense is to place its men
    Then the offense can place #51 on 1924
    And the offense cannot place #51 on 1925
    And the offense cannot place #65 on 1924
    When the offense places #51 on 1925
    Then it is refused under 4.1.3

  @4.2.1 @case:a-fifth-game-turn-can-be-called-with-a-formation-that-can-snap
  Scenario: After four Pre-Contact Game-Turns, the offense may call a possible snap
    Given it is the defense's movement in a Pre-Contact Game-Turn
    And it is Game-Turn 4
    When the defense ends its movement
    Then the offense is to call Game-Turn 5
    When the offense calls a Snap Game-Turn
    Then it is the offense's snap

  @14.13.1 @case:where-every-man-of-the-huddle-has-a-hex-of-his-own-no-taken-one-is-listed
  Scenario: Under TF-A07 one-per-hex, no man may be set up in an occupied hex
    Given the reading TF-A07 is one-per-hex
    And the offense is to place its men
    When the offense places #51 on 1924
    Then the offense's #51 stands on 1924 facing N
    And the offense can place #65 on 1923
    And the offense cannot place #65 on 1924
    When the offense places #65 on 1924
    Then it is refused under 14.13.1

  @14.13.1 @4.1.3 @case:a-huddle-next-to-the-goal-line-has-five-hexes-and-each-of-them-is-taken-before-one-is-shared
  Scenario: Under TF-A07 one-per-hex, the huddle at the goal line has five hexes
    Given the reading TF-A07 is one-per-hex
    And the offense is to place its men
    And the game has several plays
    And it is down 2
    And the line of scrimmage is 1
    And the ball lies on 1901
    When the offense places #51 on 1795
    And the offense places #65 on 1895
    And the offense places #66 on 1995
    And the offense places #71 on 2095
    Then the offense can place #77 on 2195
    And the offense cannot place #77 on 1795
    When the offense places #77 on 1795
    Then it is refused under 14.13.1
    When the offense places #77 on 2195
    Then the offense can place #83 on 1795
    And the offense can place #83 on 2195
    When the offense places #83 on 1995
    Then the offense's #83 stands on 1995 facing N

  @4.1.7 @case:no-man-of-the-defense-is-listed-for-a-hex-that-another-has
  Scenario: The defense may not set up two men in one hex
    Given the defense is to place its men
    When the defense places #61 on 1931
    Then the defense's #61 stands on 1931 facing S
    And the defense can place #91 on 1932
    And the defense cannot place #91 on 1931
    When the defense places #91 on 1931
    Then it is refused under 4.1.7

  @4.1.7 @case:the-stack-of-the-offense-does-not-bind-the-defense
  Scenario: Under TF-A07 exactly-one-stack, the defense need not form a stack
    Given the reading TF-A07 is exactly-one-stack
    And the defense is to place its men
    When the defense places #61 on 1931
    And the defense places #91 on 2032
    Then the defense's #91 stands on 2032 facing S

  @4.1.1 @4.1.2 @case:who-has-not-been-selected-is-not-placed
  Scenario: A man who was not selected may not be placed
    Given the offense is to select its men
    When the offense selects its men
      | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 | #60 |
    Then the offense can place #65 on 1924
    And the offense cannot place #51 on 1924
    When the offense places #51 on 1924
    Then it is refused under 4.1.1

  @14.2.2 @case:each-face-of-the-die-is-an-objective
  Scenario Outline: A die roll of 2, 3, 5 or 6 gives that objective in hexes
    Given the objective is to be rolled
    When the objective is rolled: the die shows <face>
    Then the objective is <face> hexes

    Examples:
      | face |
      | 2    |
      | 3    |
      | 5    |
      | 6    |
