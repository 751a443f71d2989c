Feature: Men in the order of their numbers
  A phase that waits for several men lists them by number, regardless of the order in which they were placed.

  Background: One man is still to be placed
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense is to place its men
    And the ball lies on 1930
    And the offense's men have been placed on
      | #51  | #65  | #66  | #71  | #77  | #83  | #12  | #21  | #85  | #31  |
      | 1930 | 2030 | 1830 | 1730 | 2130 | 1130 | 1929 | 1828 | 2429 | 2028 |

  @T.recovery.use @5.12.2.A @case:men-to-roll-for-are-in-the-order-of-numbers-not-of-placement
  Scenario: Men who await recovery rolls are listed by number, not in order of placement
    When the offense places #36 on 2124
    And the offense is done placing
    And the offense selects Aggressive Blocking and Run Left
    And the defense selects its men
      | #61 | #91 | #99 | #94 | #64 | #55 | #89 | #13 | #5 | #11 | #26 |
    And the defense places its men
      | #61  | #91  | #99  | #94  | #64  | #55  | #89  | #13  | #5   | #11  | #26  |
      | 2131 | 1731 | 1831 | 2031 | 1933 | 2333 | 1533 | 1135 | 2735 | 2245 | 1645 |
    And the defense is done placing
    And the offense calls a Pre-Contact Game-Turn
    And the offense selects Aggressive Blocking and Run Left
    And the offense's #36 moves to 2230 by way of 2224, 2225, 2226, 2227, 2228 and 2229
    And the offense ends its movement
    And the defense selects Reaction Charge and Zone Defense
    And the defense ends its movement
    And the offense calls a Snap Game-Turn
    And the offense snaps the ball
    And the offense's #71 contacts #91: the dice show 12
    And the offense's #66 contacts #99: the dice show 12
    And the offense's #65 contacts #94: the dice show 12
    And the offense ends its movement
    Then the phase waits in this order for #91, #94 and #99
    When the defense's #91 rolls for recovery: the dice show 7
    Then the phase waits in this order for #94 and #99

  @5.13.1.C.1 @7.5.5 @case:passive-contacts-are-in-the-order-of-numbers-not-of-placement
  Scenario: Men with passive contacts are listed by number, not in order of placement
    Given the reading TF-A35 is always
    When the offense places #36 on 2124
    And the offense is done placing
    And the offense selects Aggressive Blocking and Run Left
    And the defense selects its men
      | #61 | #91 | #99 | #94 | #64 | #55 | #89 | #13 | #5 | #11 | #26 |
    And the defense places its men
      | #61  | #91  | #99  | #94  | #64  | #55  | #89  | #13  | #5   | #11  | #26  |
      | 2131 | 1731 | 1831 | 2031 | 1933 | 2231 | 1533 | 1131 | 2735 | 2245 | 1645 |
    And the defense is done placing
    And the offense calls a Pre-Contact Game-Turn
    And the offense selects Aggressive Blocking and Run Left
    And the offense's #36 moves to 2230 by way of 2224, 2225, 2226, 2227, 2228 and 2229
    And the offense ends its movement
    And the defense selects Reaction Charge and Zone Defense
    And the defense ends its movement
    And the offense calls a Snap Game-Turn
    And the offense snaps the ball
    And the offense ends its movement
    And the defense's #55 enters the hex of #36
    And the defense's #13 enters the hex of #83
    And the defense ends its movement
    And the offense records the target hex 1640
    And the offense records the target hex 2240
    And the offense commits to no pass
    Then the phase waits in this order for #36 and #83
    When the offense's #36 contacts the man on his hex: the dice show 7
    Then it is the offense's passive contact resolution

  @14.37.1 @case:under-tf-e12-roll-at-end-the-last-rolls-are-in-the-order-of-numbers
  Scenario: Under TF-E12 roll-at-end, recovery rolls at the play's end follow the men's numbers
    Given the reading TF-E12 is roll-at-end
    And the game has several plays
    And it is possession 3
    When the offense places #36 on 2124
    And the offense is done placing
    And the offense selects Aggressive Blocking and Run Left
    And the defense selects its men
      | #61 | #91 | #99 | #94 | #64 | #55 | #89 | #13 | #5 | #11 | #26 |
    And the defense places its men
      | #61  | #91  | #99  | #94  | #64  | #55  | #89  | #13  | #5   | #11  | #26  |
      | 2131 | 1731 | 1831 | 2031 | 1933 | 2333 | 1533 | 1135 | 2735 | 2245 | 1645 |
    And the defense is done placing
    And the offense calls a Pre-Contact Game-Turn
    And the offense selects Aggressive Blocking and Run Left
    And the offense's #36 moves to 2230 by way of 2224, 2225, 2226, 2227, 2228 and 2229
    And the offense ends its movement
    And the defense selects Aggressive Charge and Zone Defense
    And the defense ends its movement
    And the offense calls a Snap Game-Turn
    And the offense snaps the ball
    And the offense's #71 contacts #91: the dice show 12
    And the offense's #66 contacts #99: the dice show 12
    And the offense's #65 contacts #94: the dice show 12
    And the offense is given 2d6 7 for recovery, 2d6 12 for recovery, 2d6 7 for recovery to down the ball
    Then away may no longer use the defense's #94
    And away may use the defense's #99
    And away may use the defense's #91
