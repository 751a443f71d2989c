Feature: The play examples as complete games
  What the printed plays tell of movement, snap and contact, move by move with its points; hexes are ours, numbers are printed.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Worked play 1, a run off tackle

    @6.1.A.3 @9.2.J.2 @7.1.A @case:1b-the-snap-and-the-line
    Scenario: The worked example 1B shows the snap and the men who block
      Given the offense is to call Game-Turn 3
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Reaction Charge and Zone Defense
      And the defense's #99 stands on 1931
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      And the offense's #83 turns to NW
      Then the offense's #83 has spent 1 point
      When the offense's #77 moves to 2229
      And the offense's #77 turns to NW
      Then the offense's #77 has spent 3 points
      When the offense's #65 turns to NW
      Then the offense's #65 has spent 1 point
      When the offense's #51 moves to 1829
      And the offense's #51 turns to NW
      Then the offense's #51 has spent 4 points
      When the offense's #66 moves to 1831
      And the offense's #66 turns to NW
      Then the offense's #66 has spent 2 points

    @13.1.A.aggressive.3 @T.contact.r0 @case:1b-the-tackle-hits-the-end-for-three-points
    Scenario: In worked example 1B, a contact costs the tackle #71 three points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Reaction Charge and Zone Defense
      When the offense's #71 contacts #91: the dice show 6
      Then the defense's #91 is Hit
      And the offense's #71 has spent 3 points

    @4.3.5 @4.3.3 @7.1.A @case:1b-the-backs-and-the-wide-receivers
    Scenario: The worked example 1B shows how backs and wide receivers move
      Given it is the offense's movement in the Snap Game-Turn
      And the defense's #13 stands on 0937
      When the offense's #85 goes in motion
      And the offense's #85 turns to SW
      And the offense's #85 moves to 1525 by way of 2329, 2228, 2128, 2027, 1927, 1826, 1726, 1625
      Then the offense's #85 has spent 11 points
      When the offense's #36 turns to NW
      And the offense's #36 moves to 1430 by way of 1729, 1629, 1530
      Then the offense's #36 has spent 5 points
      When the offense's #12 moves to 1928
      And the offense's #12 turns to NW
      Then the offense's #12 has spent 4 points
      When the offense's #21 moves to 1136 by way of 1131, 1132, 1133, 1134, 1135
      Then the offense's #21 has spent 6 points

    @4.3.4 @7.1.A @case:1c-the-defense
    Scenario: The worked example 1C shows how the defense moves
      Given it is the defense's movement in the Snap Game-Turn
      And the offense's #21 stands on 0940
      And the offense's #85 stands on 1525
      When the defense's #13 moves to 1129 by way of 1134, 1133, 1132, 1131, 1130
      Then the defense's #13 has spent 6 points
      When the defense's #89 moves to 1530 by way of 1532, 1531
      Then the defense's #89 has spent 3 points
      When the defense's #64 moves to 1832
      Then the defense's #64 has spent 2 points
      When the defense's #11 turns to SW
      And the defense's #11 moves to 1542 by way of 2145, 2044, 1944, 1843, 1743, 1642
      Then the defense's #11 has spent 8 points
      When the defense's #55 turns to NW
      And the defense's #55 moves to 1935 by way of 2233, 2134, 2034
      Then the defense's #55 has spent 6 points
      When the defense's #5 moves to 2728 by way of 2734, 2733, 2732, 2731, 2730, 2729
      Then the defense's #5 has spent 7 points

  Rule: Worked play 2, a sweep to the weak side

    @8.5.H.1 @8.5.H.4 @T.contact.r6 @case:2c-the-double-team-on-the-cornerback-and-what-follows
    Scenario: The worked example 2C shows a double-team and the run after it
      Given the offense has selected Aggressive Blocking and Run Left
      And the offense's #31 has the ball
      And the defense's #5 stands on 1531 facing S
      And the offense's #36 stands on 1430 facing NE
      And the offense's #65 stands on 1630 facing NW
      And the defense's #89 stands on 1331 facing S
      And the offense's #66 stands on 1330 facing N
      And the offense's #31 stands on 1529 facing N
      When the offense's #36 contacts #5 together with #65: the dice show 3
      Then the defense's #5 is neutralized 2
      When the offense's #36 moves to 1431
      Then the offense's #36 has spent 6 points
      When the offense's #66 contacts #89: the dice show 5
      Then the defense's #89 is Hit
      When the offense's #71 contacts #91: the dice show 4
      Then the offense's #71 is neutralized 1
      When the offense's #31 moves to 1538 by way of 1530, 1531, 1532, 1533, 1534, 1535, 1536, 1537
      Then the offense's #31 stands on 1538 facing N
      And the offense's #31 has spent 12 points

    @7.3.K.3 @5.2.2 @T.contact.r6 @case:2d-two-men-catch-the-carrier-from-behind
    Scenario: The worked example 2D shows two defenders who tackle the carrier from behind
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1538 facing N
      And the defense's #89 stands on 1135
      And the defense's #13 stands on 0835
      And the defense's #91 stands on 1631 facing N
      And the defense's #64 stands on 1533 facing N
      And the offense's #71 stands on 1430
      When the defense's #91 moves to 1637 by way of 1632, 1633, 1634, 1635, 1636
      And the defense's #91 turns to NW
      Then the defense's #91 has 2 points left
      When the defense's #64 moves to 1537 by way of 1534, 1535, 1536
      And the defense's #64 contacts #31 together with #91: the dice show 4, and 5 for the fumble
      Then the ball is down on 1538, and the play is over
      And the gain is 8 hexes

  Rule: Worked play 3, a deep pass

    @9.2.J.2 @6.1.A.2 @case:3a-the-pocket
    Scenario: The worked example 3A shows linemen who protect the passer before a deep pass
      Given the offense is to call Game-Turn 3
      And the offense has selected Pass Blocking and Forward Pass
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      And the offense's #12 moves to 1928
      Then the offense's #12 has spent 3 points
      When the offense's #51 moves to 1929
      Then the offense's #51 has spent 3 points
      When the offense's #71 moves to 1729
      And the offense's #66 moves to 1829
      And the offense's #65 moves to 2029
      And the offense's #77 moves to 2129
      Then the offense's #77 has spent 2 points
      When the offense ends its movement
      Then it is the defense's movement
