Feature: Leaving the map
  A man may leave the hexfield; with the ball he ends the play.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: A man who leaves the map does not return

    @7.2.G.1 @case:a-man-leaves-over-the-sideline-and-does-not-come-back
    Scenario: A man who leaves the field over the sideline does not return
      Given the offense's #36 stands on 0140 facing NW
      When the offense's #36 leaves the field going NW
      Then the offense's #36 is off the field
      When the offense's #36 moves to 0140
      Then it is refused under 7.2.G.1

    @7.1.C.1 @case:leaving-costs-as-much-as-a-step
    Scenario: A step off the map costs as much as any step
      Given the offense's #36 stands on 0140 facing N
      And the offense's #36 is moving with 1 point left
      When the offense's #36 leaves the field going NW
      Then it is refused under 7.1.C.1

    @7.2.G.1 @case:a-defender-may-leave-as-well
    Scenario: A defender may leave the field
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #5 stands on 3740 facing SE
      When the defense's #5 leaves the field going SE
      Then the defense's #5 is off the field
      And it is the defense's movement

  Rule: The ball leaves the map with its carrier

    @7.2.G.2 @5.2.5
    Scenario: A carrier who leaves the map ends the play
      Given the offense's #31 has the ball
      And the offense's #31 stands on 0134 facing NW
      When the offense's #31 leaves the field going NW
      Then the ball is down on 0134, and the play is over
      And the gain is 4 hexes

    @7.2.G.2 @5.2.5 @case:also-over-the-other-sideline-and-behind-the-line
    Scenario: A carrier who leaves over the right sideline behind the line loses hexes
      Given the offense's #31 has the ball
      And the offense's #31 stands on 3725 facing SE
      When the offense's #31 leaves the field going SE
      Then the ball is down on 3725, and the play is over
      And the gain is -5 hexes

    @7.2.G.1 @case:a-man-without-the-ball-ends-nothing
    Scenario: A man who leaves without the ball does not end the play
      Given the offense's #36 stands on 0134 facing NW
      When the offense's #36 leaves the field going NW
      Then it is the offense's movement
      And the offense's #12 has the ball

    @7.2.G.1 @case:a-man-with-a-dummy-leaves-the-dummy-is-gone-and-play-goes-on
    Scenario: If a dummy carrier leaves the field, the dummy is removed; play continues
      Given the offense's #31 has a dummy ball
      And the offense's #31 stands on 0134 facing NW
      When the offense's #31 leaves the field going NW
      Then the offense's #31 is off the field
      And it is the offense's movement
      And the offense's #12 has the ball
      When the defense looks at the table
      Then the carriers are shown as #12

    @9.1.A.4 @7.1.A
    Scenario: A carrier who crosses the goal line is still on the map
      Given the reading TF-A91 is edge-only
      And the offense's #31 has the ball
      And the offense's #31 stands on 1460 facing N
      When the offense's #31 moves to 1461
      Then the offense's #31 stands on 1461
      And it is the offense's movement

  Rule: Conditions that keep a man from leaving the map

    @7.2.H.1 @case:a-man-whom-a-controlled-hex-has-stopped-does-not-leave-either
    Scenario: A man stopped in a controlled hex may not leave the field
      Given the offense's #36 stands on 0240 facing N
      And the defense's #5 stands on 0142 facing S
      When the offense's #36 moves to 0141
      Then the offense cannot leave the field with #36 going NW
      When the offense's #36 leaves the field going NW
      Then it is refused under 7.2.H.1

    @7.2.G.1
    Scenario: A man who begins in a controlled hex may leave it over the sideline
      Given the offense's #36 stands on 0141 facing NW
      And the defense's #5 stands on 0142 facing S
      When the position is put on the table
      Then the offense can leave the field with #36 going NW
      When the offense's #36 leaves the field going NW
      Then the offense's #36 is off the field

    @7.2.J.1 @case:after-a-step-from-control-to-control-he-does-not-leave
    Scenario: After a step between controlled hexes, a man may not leave the map
      Given the offense's #36 stands on 0240 facing NW
      And the defense's #5 stands on 0142 facing S
      And the defense's #55 stands on 0241 facing S
      When the offense's #36 moves to 0141
      Then the offense cannot leave the field with #36 going NW
      When the offense's #36 leaves the field going NW
      Then it is refused under 7.2.J.1

    @T.contact.Dh.1 @case:nor-does-a-man-who-is-hit
    Scenario: A Hit man may not leave the field
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #5 stands on 3740 facing SE
      And the defense's #5 is Hit
      When the position is put on the table
      Then the defense cannot leave the field with #5 going SE
      When the defense's #5 leaves the field going SE
      Then it is refused under T.contact.Dh.1

    @3.1.1 @case:there-is-no-way-off-the-map-over-a-hexside-with-a-hex-behind-it
    Scenario: A man may leave the map only across a hexside at its edge
      Given the offense's #36 stands on 0140 facing NW
      When the position is put on the table
      Then the offense cannot leave the field with #36 going N
      And the offense cannot leave the field with #36 going NE
      And the offense can leave the field with #36 going SW
      When the offense's #36 leaves the field going NE
      Then it is refused under 3.1.1

    @7.1.C.1 @case:no-way-off-is-offered-that-he-cannot-pay-for
    Scenario: A man may not leave the field over a hexside that exceeds his points
      Given the offense's #36 stands on 0140 facing NW
      And the offense's #36 is moving with 1 point left
      When the position is put on the table
      Then the offense can leave the field with #36 going NW
      And the offense cannot leave the field with #36 going SW
      When the offense's #36 leaves the field going SW
      Then it is refused under 7.1.C.1

  Rule: Men of a hand-off leave the map

    @7.1.E @case:not-one-who-has-stood-by-in-a-double-team-but-the-other-of-them
    Scenario: If the middle man of two linked hand-offs leaves, the first may still move
      Given a hand-off from #36 to #31 has been declared
      And a hand-off from #31 to #65 has been declared
      And the offense's #31 stands on 0140
      And the offense's #36 stands on 1440 facing N
      And the offense's #65 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5 together with #65: the dice show 7
      Then the offense's #65 may enter no hex
      And the offense's #65 may not turn
      When the offense's #31 leaves the field going SW
      And the offense's #36 moves to 1439
      Then the offense's #36 stands on 1439 facing N

    @9.3.L.3 @case:hand-offs-that-have-been-made-count-although-one-of-the-two-men-has-left
    Scenario: A hand-off counts towards the maximum after one of its men leaves the field
      Given a hand-off from #12 to #31 has been made
      And a hand-off from #31 to #36 has been made
      And the offense's #36 has the ball
      And the offense's #31 stands on 0140
      And the offense's #12 has moved and has 6 points left
      And the offense's #31 has moved and has 6 points left
      And the offense's #36 is moving with 6 points left
      When the offense's #31 leaves the field going SW
      And the offense tries to pair #36 with #21
      Then it is refused under 9.3.L.3

  Rule: Leaving the map in the middle of a hurdle

    @7.2.F.3.3 @case:he-leaves-straight-on-or-not-at-all
    Scenario: A hurdler at the edge may leave the field only straight ahead
      Given the offense's #36 stands on 0240 facing SW
      And the defense's #5 stands on 0140
      And the defense's #5 is neutralized 1
      When the offense's #36 moves to 0140
      Then the offense can leave the field with #36 going SW
      And the offense cannot leave the field with #36 going NW
      When the offense's #36 leaves the field going NW
      Then it is refused under 7.2.F.3.3
      When the offense's #36 leaves the field going SW
      Then the offense's #36 is off the field

  Rule: Leaving the map after several men moved

    @7.1.E @9.3.M.2 @case:of-two-men-who-moved-with-him-the-one-named-last-goes-on-and-what-was-declared-is-off
    Scenario: If the middle man of two linked hand-offs leaves, a moved first man stops
      Given the offense's #31 stands on 0134 facing NW
      And a hand-off from #12 to #31 has been declared
      And a hand-off from #31 to #36 has been declared
      And the offense's #12 has moved and has 5 points left
      And the offense's #36 has moved and has 5 points left
      And the offense's #31 is moving with 5 points left
      When the offense's #31 leaves the field going NW
      And the offense's #36 turns to NE
      Then the offense's #36 has 4 points left
      When the offense's #12 turns to NE
      Then it is refused under 7.1.E

  Rule: Men with the same number leave the map

    @7.2.G.1 @case:a-defender-who-wears-the-number-of-the-man-with-the-ball-leaves-without-it
    Scenario: A defender with the carrier's number leaves the field without the ball
      Given the defense's #5 is numbered 12
      And it is the defense's movement in a Contact Game-Turn
      And the defense's #12 stands on 0140
      When the defense's #12 leaves the field going SW
      Then the defense's #12 is off the field
      And it is the defense's movement
