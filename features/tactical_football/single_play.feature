Feature: The single play scenario
  One die sets the goal; the offense wins if the ball is down that far beyond the line in its hands.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The goal of the single play scenario

    @14.2.2 @case:one-die-is-rolled-before-anybody-is-placed
    Scenario: One die decides the objective before men are placed
      Given the objective is to be rolled
      When the objective is rolled: the die shows 4
      Then the offense is to select its men

    @14.2.3 @14.2.6 @4.5.1 @2.0.2 @14.2.1 @14.2.5 @case:the-goal-is-reached-or-it-is-not
    Scenario Outline: The objective decides who wins a single play
      Given the objective is 4 hexes
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then the game is over and <winner> has won under 14.2.6

      Examples:
        | case | hex  | winner |
        | 4    | 1434 | home   |
        | 5    | 1435 | home   |
        | 3    | 1433 | away   |
        | -2   | 1428 | away   |

    @14.2.7 @3.3.2 @14.2.2 @case:the-line-is-the-fifty-yard-line
    Scenario: A single play begins on the fifty-yard line
      Given the objective is to be rolled
      When the objective is rolled: the die shows 1
      And the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      And the offense places the ball on 1930
      Then the ball lies on 1930

    @4.1.5 @case:the-ball-does-not-lie-on-another-line
    Scenario: In a single play, the ball cannot lie on another line
      Given the offense is to place its men
      When the offense places the ball on 1920
      Then it is refused under 4.1.5

    @14.13.2 @5.11.1.B @case:a-man-walks-from-the-huddle-and-pays
    Scenario: Before the snap, each step of a man out of the huddle costs points
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #83 stands on 1924 facing N
      When the offense's #83 moves to 1925
      And the offense's #83 moves to 2025
      Then the offense's #83 has 7 points left

    @14.2.6 @case:when-it-is-over-what-was-recorded-for-it-is-still-there
    Scenario: After a single play, the target hexes stay recorded
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1434
      When the offense downs the ball
      Then the gain is 4 hexes
      And the target hexes are still 1640 and 2240
