Feature: The course of a play
  Two sides, one play, from the huddle until the ball is down.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: From the huddle to the dead ball

    @1.0.1 @2.0.3 @5.2.7
    Scenario: Pre-Contact, Snap and Contact Game-Turns follow each other
      Given the offense is to call Game-Turn 2
      When the offense calls a Pre-Contact Game-Turn
      And the offense selects Aggressive Blocking and Run Right
      And the offense ends its movement
      And the defense selects Aggressive Charge and Zone Defense
      And the defense ends its movement
      And the offense calls a Snap Game-Turn
      And the offense snaps the ball
      And the offense ends its movement
      And the defense ends its movement
      And the offense records the target hex 1937
      And the offense records the target hex 2539
      And the offense commits to no pass
      Then the Game-Turn is a Contact Game-Turn
      And it is Game-Turn 4
      When the offense downs the ball
      Then the ball is down on 1929, and the play is over

    @2.0.2 @3.32.11
    Scenario Outline: The gain is counted from the line towards the far goal
      Given the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then the gain is <gain> hexes

      Examples:
        | hex  | gain |
        | 1431 | 1    |
        | 1442 | 12   |
        | 1430 | 0    |
        | 1428 | -2   |
