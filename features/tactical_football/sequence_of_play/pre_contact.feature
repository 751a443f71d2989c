Feature: The Pre-Contact Game-Turn
  Each side selects its play and moves its men; nothing else happens before the snap.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Phases of the Pre-Contact Game-Turn

    @5.11.1.A @5.11.1.B @5.0.1 @5.10.1 @case:the-offense-selects-then-moves
    Scenario: In a Pre-Contact Game-Turn, the offense selects and then moves
      Given it is the offense's play selection
      When the offense selects Pass Blocking and Forward Pass
      Then it is the offense's movement
      When the offense ends its movement
      Then it is the defense's play selection

    @5.11.2.A @5.11.2.B @5.11.3.1 @case:the-defense-selects-then-moves-and-the-game-turn-is-over
    Scenario: In a Pre-Contact Game-Turn, the defense selects and moves last
      Given it is the defense's play selection
      When the defense selects Aggressive Charge and Man-to-Man
      Then it is the defense's movement
      And it is Game-Turn 2
      When the defense ends its movement
      Then the offense is to call Game-Turn 3

    @5.11.1.A @13.PROC.3 @case:a-marker-may-be-kept
    Scenario: A side may select its present play marker again
      Given it is the offense's play selection
      When the offense selects Aggressive Blocking and Run Right
      Then it is the offense's movement

    @5.11.1.A @case:nobody-moves-before-the-selection
    Scenario: A side may not move before its play selection
      Given it is the offense's play selection
      When the offense's #36 moves to 1829
      Then it is refused under 5.11.1.A

    @5.11.2.A @case:nor-does-the-defense-move-before-its-own
    Scenario: The defense may not move before its Pre-Contact movement
      Given it is the defense's play selection
      When the defense's #64 moves to 1932
      Then it is refused under 5.11.2.A

    @5.11.1.B @7.1.C.1 @case:the-offense-moves-with-its-full-allowance
    Scenario: Before the snap, the offense moves with its full allowance
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #36 stands on 1420 facing N
      When the offense's #36 moves to 1430 by way of 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429
      Then the offense's #36 has 0 points left

    @5.11.2.B @7.1.C.1 @14.13.5 @case:so-does-the-defense
    Scenario: Each defender has his full points in a Pre-Contact Game-Turn
      Given it is the defense's movement in a Pre-Contact Game-Turn
      When the defense's #99 turns to SW
      Then the defense's #99 has 7 points left
      When the defense's #26 moves to 1644
      Then the defense's #26 has 11 points left

    @14.13.5 @5.11.2.B @case:a-defender-pays-for-every-change-of-his-place
    Scenario: A defender pays for each step and turn before the snap
      Given it is the defense's movement in a Pre-Contact Game-Turn
      When the defense's #64 moves to 1934
      Then the defense's #64 has 8 points left

    @7.1.C.1 @case:and-he-is-not-placed-anew-beyond-his-points
    Scenario: A defender does not move beyond his points in a Pre-Contact Game-Turn
      Given it is the defense's movement in a Pre-Contact Game-Turn
      And the defense's #64 is moving with 1 point left
      When the defense's #64 moves to 1934
      Then it is refused under 7.1.C.1

    @5.11.0 @case:no-ball-is-downed-and-no-man-entered
    Scenario: Before the snap, a defender in movement may not enter an opponent's hex
      Given it is the defense's movement in a Pre-Contact Game-Turn
      And the offense's #51 stands on 1930
      And the defense's #94 stands on 1931 facing S
      When the defense's #94 enters the hex of #51
      Then it is refused under 5.11.0

    @4.3.1 @9.1.A.2 @case:the-ball-stays-where-it-lies-when-the-man-on-it-walks-off
    Scenario: The ball stays on its hex when a man leaves the hex
      Given it is the offense's movement in a Pre-Contact Game-Turn
      When the offense's #51 moves to 1829
      Then the ball lies on 1930

    @7.2.G.1 @case:a-man-who-walks-off-the-field-before-the-snap-is-not-the-man-being-moved
    Scenario: A man may leave the field in a Pre-Contact Game-Turn
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #21 stands on 0228 facing NW
      When the offense's #21 moves to 0129
      And the offense's #21 leaves the field going NW
      Then the offense's #21 is off the field

  Rule: The calls after a Pre-Contact Game-Turn

    @5.12.3.3
    Scenario Outline: Contact and Pass Game-Turns come after the snap
      Given the offense is to call Game-Turn 3
      When the offense calls <turn>
      Then it is refused under 5.12.3.3

      Examples:
        | turn                |
        | a Contact Game-Turn |
        | a Pass Game-Turn    |

  Rule: The first Pre-Contact Game-Turn

    @4.1.2 @5.11.3.1 @case:it-begins-once-the-defense-has-placed-its-men
    Scenario: Game-Turn 1 begins once the defense has placed its men
      Given the defense is to place its men
      When the defense places its men
        | #61  | #91  | #99  | #94  | #64  | #55  | #89  | #13  | #5   | #11  | #26  |
        | 2131 | 1731 | 1831 | 2031 | 1933 | 2333 | 1533 | 1135 | 2735 | 2245 | 1645 |
      And the defense is done placing
      Then the offense is to call Game-Turn 1
