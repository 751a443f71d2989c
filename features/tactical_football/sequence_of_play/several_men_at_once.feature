Feature: Several men as a phase begins
  Each man whom a phase concerns is counted as it begins, the first and the last of the side too.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Several neutralized men as a phase begins

    @7.1.B @case:three-neutralized-defenders-wait-for-their-rolls-after-the-offenses-movement
    Scenario: Three neutralized defenders await recovery rolls after the offense's movement
      Given the defense's #11 is neutralized 1
      And the defense's #64 is neutralized 2
      And the defense's #99 is neutralized 3
      When the offense ends its movement
      Then it is the defense's neutralization recovery
      And the defense can roll for recovery with #11
      And the defense can roll for recovery with #64
      And the defense can roll for recovery with #99

    @7.1.B @case:three-neutralized-men-of-the-offense-wait-for-their-rolls-after-the-defenses-movement
    Scenario: Three neutralized men of the offense await recovery rolls after the defense's movement
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #12 is neutralized 1
      And the offense's #51 is neutralized 2
      And the offense's #85 is neutralized 3
      When the defense ends its movement
      Then it is the offense's neutralization recovery
      And the offense can roll for recovery with #12
      And the offense can roll for recovery with #51
      And the offense can roll for recovery with #85

  Rule: Men of two hand-offs as a phase begins

    @7.2.G.1 @case:when-the-last-of-three-men-leaves-the-field-the-first-two-may-still-hand-off
    Scenario: The last man of two linked hand-offs may leave before they are made
      Given the offense's #36 stands on 0129 facing NW
      And a hand-off from #12 to #31 has been declared
      And a hand-off from #31 to #36 has been declared
      When the offense's #36 leaves the field going NW
      Then the offense's #36 is off the field

  Rule: Several Hit men as a phase begins

    @13.1.B.aggressive.1
    Scenario: Under Aggressive Charge, three Hit linemen all lose their markers before they move
      Given it is the defense's neutralization recovery in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #61 is Hit
      And the defense's #94 is Hit
      And the defense's #99 is Hit
      And the defense's #5 is neutralized 1
      When the defense's #5 rolls for recovery: the dice show 7
      Then the defense's #61 is not Hit
      And the defense's #94 is not Hit
      And the defense's #99 is not Hit

    @5.13.2.C @case:after-a-movement-the-hit-men-of-that-side-alone-lose-their-markers
    Scenario Outline: After a side's movement, only its own Hit men lose their Hit markers
      Given it is <side>'s movement in a Contact Game-Turn
      And <side>'s <first> is Hit
      And <side>'s <last> is Hit
      And <other side>'s <other> is Hit
      When <side> ends its movement
      Then <side>'s <first> is not Hit
      And <side>'s <last> is not Hit
      And <other side>'s <other> is Hit

      Examples:
        | side        | first | last | other side  | other |
        | the defense | #11   | #99  | the offense | #12   |

  Rule: Men in the order in which they were placed

    @5.12.1.A.3.3 @case:neutralized-men-wait-for-recovery-in-text-order-however-they-were-placed
    Scenario: Neutralized men await recovery with numbers sorted as text, not by placement
      Given the defense is to place its men
      And the offense's men stand on
        | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
        | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
      And the defense's men have been placed on
        | #61  | #91  | #94  | #55  | #89  | #13  | #5   | #11  | #26  |
        | 2131 | 2233 | 2031 | 2333 | 1533 | 1135 | 2735 | 2245 | 1645 |
      When the defense places #99 on 1731
      And the defense places #64 on 1831
      And the defense is done placing
      And the offense calls a Pre-Contact Game-Turn
      And the offense selects Aggressive Blocking and Run Right
      And the offense ends its movement
      And the defense selects Reaction Charge and Zone Defense
      And the defense ends its movement
      And the offense calls a Snap Game-Turn
      And the offense snaps the ball
      And the offense's #71 contacts #99: the dice show 10
      And the offense's #66 contacts #64: the dice show 8
      And the offense ends its movement
      Then it is the defense's neutralization recovery
      And in this order the defense has to roll for #64 and #99

    @14.37.1 @case:under-tf-e12-roll-at-end-men-placed-out-of-order-roll-in-text-order
    Scenario: Under TF-E12 roll-at-end, recovery rolls follow numbers sorted as text, not placement
      Given the reading TF-E12 is roll-at-end
      And the defense is to place its men
      And the game has several plays
      And the offense's men stand on
        | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
        | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
      And the defense's men have been placed on
        | #61  | #91  | #94  | #55  | #89  | #13  | #5   | #11  | #26  |
        | 2131 | 2233 | 2031 | 2333 | 1533 | 1135 | 2735 | 2245 | 1645 |
      When the defense places #99 on 1731
      And the defense places #64 on 1831
      And the defense is done placing
      And the offense calls a Pre-Contact Game-Turn
      And the offense selects Aggressive Blocking and Run Right
      And the offense ends its movement
      And the defense selects Reaction Charge and Zone Defense
      And the defense ends its movement
      And the offense calls a Snap Game-Turn
      And the offense snaps the ball
      And the offense's #71 contacts #99: the dice show 12
      And the offense's #66 contacts #64: the dice show 12
      And the offense is given 2d6 7 for recovery, 2d6 12 for recovery to down the ball
      Then away may no longer use the defense's #99
