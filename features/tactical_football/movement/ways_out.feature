Feature: The way out of an occupied hex
  Nobody begins what he could not end: whoever enters an occupied hex must be able to come out of it, by the rules of every hex beyond.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: An exit through an occupied hex

    @7.2.F.4 @case:an-opponent-behind-the-man-to-be-hurdled-closes-the-way
    Scenario: An opponent behind the man to be hurdled prevents the hurdle
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized 1
      And the defense's #26 stands on 1442 facing N
      When the position is put on the table
      Then the offense's #36 may enter exactly 1541, 1540, 1439, 1340 and 1341
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.F.4

    @7.2.F.3.1 @7.2.F.4 @case:a-second-neutralized-man-behind-the-first-is-hurdled-as-well
    Scenario: A hurdler may also hurdle a second neutralized man behind the first
      Given the offense's #21 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized 1
      And the defense's #26 stands on 1442 facing S
      And the defense's #26 is neutralized 2
      When the offense's #21 moves to 1443 by way of 1441, 1442
      Then the offense's #21 stands on 1443 facing N
      And the offense's #21 has spent 9 points

    @7.2.F.4 @case:a-friend-behind-the-hurdled-man-whose-hex-is-controlled-is-no-way-out
    Scenario: A controlled teammate's hex behind the hurdled man prevents the hurdle
      Given the offense's #21 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized 1
      And the offense's #31 stands on 1442
      And the defense's #26 stands on 1443 facing S
      When the offense's #21 moves to 1441
      Then it is refused under 7.2.F.4

    @7.2.F.4 @case:a-friend-behind-the-hurdled-man-is-a-way-out-for-who-can-go-on-from-there-by-points
    Scenario Outline: A hurdler may land on a teammate if he has points to continue
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441
      And the defense's #5 is neutralized 1
      And the offense's #65 stands on 1442
      And the offense's #36 is moving with <points> points left
      When the offense's #36 moves to 1441
      Then the offense's #36 has <left> points left

      Examples:
        | points | left |
        | 9      | 5    |
        | 10     | 6    |

    @7.2.F.4 @case:with-eight-points-he-would-be-left-in-the-friends-hex
    Scenario: A hurdle that would end on a teammate is refused
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441
      And the defense's #5 is neutralized 1
      And the offense's #65 stands on 1442
      And the offense's #36 is moving with 8 points left
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.F.4

    @7.2.F.4 @case:an-opponent-behind-the-hurdled-man-closes-the-way-for-the-last-point-too
    Scenario: A hurdle is refused if an opponent bars the only way out
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441
      And the defense's #5 is neutralized 1
      And the defense's #89 stands on 1442 facing N
      And the offense's #36 is moving with 5 points left
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.F.4

    @7.2.F.2.1 @7.2.F.4 @case:behind-a-friend-any-free-hex-will-do
    Scenario: A man may leave a teammate's hex into any empty hex
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      And the defense's #5 stands on 1442 facing N
      When the offense's #36 moves to 1441
      Then the offense's #36 may enter exactly 1542, 1541, 1440, 1341 and 1342
      And the offense cannot end its movement

    @7.2.F.2.1 @case:who-can-pay-for-the-way-through-a-friends-hex-may-enter-it
    Scenario Outline: A man with enough points may pass through a teammate's hex: <where>
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on <friend>
      And the defense's #5 stands on <opponent> facing N
      And the offense's #36 is moving with <points> points left
      Then the offense's #36 may enter exactly 1441, 1541, 1540, 1439, 1340 and 1341
      When the offense's #36 moves to <friend>
      Then the offense's #36 has <left> points left

      Examples:
        | where                                | friend | opponent | points | left |
        | ahead, and out ahead                 | 1441   | 2735     | 5      | 1    |
        | beside him, and out ahead            | 1541   | 2735     | 6      | 1    |
        | ahead, and out to a side of somebody | 1441   | 1442     | 6      | 2    |

    @7.2.F.4 @case:with-a-point-less-he-may-not
    Scenario Outline: A man one point short may not pass through a teammate's hex: <where>
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on <friend>
      And the defense's #5 stands on <opponent> facing N
      And the offense's #36 is moving with <points> points left
      Then the offense's #36 may enter exactly <hexes>
      When the offense's #36 moves to <friend>
      Then it is refused under 7.2.F.4

      Examples:
        | where                                | friend | opponent | points | hexes                           |
        | ahead, and out ahead                 | 1441   | 2735     | 4      | 1541, 1540, 1439, 1340 and 1341 |
        | beside him, and out ahead            | 1541   | 2735     | 5      | 1441, 1540, 1439, 1340 and 1341 |
        | ahead, and out to a side of somebody | 1441   | 1442     | 5      | 1541, 1540, 1439, 1340 and 1341 |

  Rule: A move from a hurdle into a carrier's hex

    @7.2.F.3.3 @case:a-man-in-the-midst-of-a-hurdle-does-not-bend-into-the-carriers-hex
    Scenario: A hurdler may not turn aside into a carrier's hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1541 facing SE
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1442 facing SE
      When the defense's #5 moves to 1441
      Then the defense's #5 may enter the hex of nobody
      When the defense's #5 enters the hex of #31
      Then it is refused under 7.2.F.3.3

    @7.2.F.1.0 @7.2.F.3.2 @7.2.F.4 @case:a-defender-hurdles-a-blocker-into-the-carriers-hex
    Scenario: A defender may hurdle a blocker into the carrier's hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing S
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 moves to 1441
      Then the defense's #5 has spent 4 points
      And the defense's #5 may enter no hex
      And the defense's #5 may enter the hex of exactly #31
      When the defense's #5 enters the hex of #31
      Then the defense's #5 stands on 1440 facing S
      And the defense's #5 has spent 8 points

    @7.2.F.4 @case:he-does-not-begin-without-the-points-for-both-hexes
    Scenario Outline: A hurdle into a carrier's hex needs the points for the entry
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing S
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1442 facing S
      And the defense's #5 is moving with <points> points left
      When the defense's #5 moves to 1441
      Then it is <answer>

      Examples:
        | points | answer                |
        | 8      | accepted              |
        | 7      | refused under 7.2.F.4 |

    @7.2.F.4 @case:nor-if-he-had-not-sighted-the-carrier-when-the-phase-began
    Scenario: A hurdle into a carrier's hex needs sight of the carrier
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing S
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1442 facing NE
      When the defense's #5 turns to SE
      And the defense's #5 turns to S
      And the defense's #5 moves to 1441
      Then it is refused under 7.2.F.4

    @7.2.F.4 @case:nor-if-the-carriers-hex-is-not-before-him
    Scenario: A hurdle into a carrier's hex needs the carrier straight ahead
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing S
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1442 facing SE
      When the defense's #5 moves to 1441
      Then it is refused under 7.2.F.4

    @7.2.H.2 @case:nor-does-the-carriers-own-control-keep-him-from-it-by-reading
    Scenario Outline: Under TF-A22, a carrier's own control does not stop a hurdle towards the carrier
      Given the reading TF-A22 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 moves to 1441
      And the defense's #5 enters the hex of #31
      Then the defense's #5 stands on 1440 facing S
      And the defense's #5 has spent 8 points

      Examples:
        | reading   |
        | last-step |

    @7.2.H.1 @case:he-has-to-stop-on-the-man-he-would-hurdle-by-reading
    Scenario Outline: Under two readings of TF-A22, a defender may not hurdle in a controlled hex
      Given the reading TF-A22 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1442 facing S
      And the defense's #5 is moving with <points> points left
      When the defense's #5 moves to 1441
      Then it is refused under 7.2.H.1

      Examples:
        | reading     | points |
        | last-step   | 7      |
        | target-only | 8      |

    @7.2.H.1 @case:from-one-controlled-hex-he-does-not-hurdle-in-another
    Scenario: A defender does not hurdle from one controlled hex into another
      Given the reading TF-E05 is final
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the offense's #36 stands on 1443 facing S
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 moves to 1441
      Then it is refused under 7.2.H.1

    @7.2.J.1 @case:under-the-other-reading-he-does-and-goes-on
    Scenario: Under TF-E05 exempt, a defender may hurdle between controlled hexes to the carrier
      Given the reading TF-E05 is exempt
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the offense's #36 stands on 1443 facing S
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 moves to 1441
      And the defense's #5 enters the hex of #31
      Then the defense's #5 has spent 8 points

    @7.2.F.2.1 @7.2.H.2 @case:through-a-friend-in-front-of-the-carrier-he-enters-and-goes-nowhere-else
    Scenario: A defender in a teammate's hex may enter the neighboring hex of the carrier
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #26 stands on 1441
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 moves to 1441
      Then the defense's #5 may enter no hex
      When the defense's #5 enters the hex of #31
      Then the defense's #5 has spent 8 points

    @7.2.H.1 @case:from-the-friends-hex-that-the-carrier-controls-he-does-not-step-aside
    Scenario: A defender in a teammate's hex that an opponent controls may not step aside
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #26 stands on 1441
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 moves to 1441
      And the defense's #5 moves to 1541
      Then it is refused under 7.2.H.1

    @7.2.F.2.2 @case:nor-does-he-end-his-movement-there
    Scenario: A defender may not stop in a teammate's hex next to a carrier
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #26 stands on 1441
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 moves to 1441
      And the defense ends its movement
      Then it is refused under 7.2.F.2.2

  Rule: The list of exits from an occupied hex

    @7.1.A @case:a-friends-hex-that-he-cannot-pay-for-is-not-listed
    Scenario: A man may not enter a teammate's hex without points to leave it
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      And the offense's #36 is moving with 3 points left
      When the position is put on the table
      Then the offense's #36 may enter exactly 1541, 1540, 1439, 1340 and 1341
      When the offense's #36 moves to 1541
      Then the offense's #36 stands on 1541 facing N

    @7.2.F.4 @case:into-a-friends-hex-with-opponents-all-around-it-nobody-goes-out-of-a-hex-that-he-shares
    Scenario: A man may not leave into a teammate's hex with no way out
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      And the offense's #36 stands on 1442
      And the defense's #5 stands on 1443 facing N
      And the defense's #13 stands on 1543 facing NE
      And the defense's #26 stands on 1542 facing SE
      And the defense's #11 stands on 1343 facing NW
      And the defense's #55 stands on 1342 facing SW
      When the position is put on the table
      Then the offense's #31 may enter exactly 1541, 1440 and 1341
      When the offense's #31 moves to 1442
      Then it is refused under 7.2.F.4

    @7.2.H.1 @case:a-friends-hex-that-an-opponent-controls-is-not-listed
    Scenario: A man may not enter a teammate's hex that an opponent controls
      Given the offense's #36 stands on 1440 facing S
      And the offense's #31 stands on 1441
      And the defense's #5 stands on 1442 facing S
      When the position is put on the table
      Then the offense's #36 may enter exactly 1541, 1540, 1439, 1340 and 1341
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.F.2.2

    @7.2.F.4 @case:a-neutralized-friend-is-not-listed-where-an-opponent-closes-the-way-straight-on
    Scenario: A man may not hurdle a neutralized teammate in front of an opponent
      Given the offense's #36 stands on 1440 facing N
      And the offense's #65 stands on 1441
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1442 facing N
      When the position is put on the table
      Then the offense's #36 may enter exactly 1541, 1540, 1439, 1340 and 1341
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.F.4

    @7.2.F.3.3 @case:in-the-midst-of-a-hurdle-the-hex-straight-on-is-listed-alone
    Scenario: A man in the middle of a hurdle may enter only the hex ahead
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized 1
      When the offense's #36 moves to 1441
      Then the offense's #36 may enter exactly 1442
      When the offense's #36 moves to 1542
      Then it is refused under 7.2.F.3.3

    @7.1.A @case:with-a-point-to-go-on-with-a-friends-hex-is-listed
    Scenario: A man may enter a teammate's hex if points remain to leave it again
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      And the offense's #36 is moving with 5 points left
      When the position is put on the table
      Then the offense's #36 may enter exactly 1441, 1541, 1540, 1439, 1340 and 1341
      When the offense's #36 moves to 1442 by way of 1441
      Then the offense's #36 has spent 10 points

    @7.1.A @case:with-one-point-the-hex-ahead-is-listed-alone
    Scenario: A man with one point may enter only the hex straight ahead
      Given the offense's #36 stands on 1440 facing N
      And the offense's #36 is moving with 1 point left
      When the position is put on the table
      Then the offense's #36 may enter exactly 1441
      And the offense's #36 may turn
      When the offense's #36 moves to 1441
      Then the offense's #36 has spent 10 points

    @7.2.F.4 @case:a-friends-hex-at-the-line-is-not-listed-for-a-carrier-who-may-not-cross-it-yet
    Scenario: A carrier may not enter a teammate's hex whose only exits cross the line
      Given the offense has selected Aggressive Blocking and Lateral Pass Right
      And the offense's #12 stands on 2629 facing N
      And the offense's #65 stands on 2630
      And the offense's #36 stands on 2530
      And the offense's #31 stands on 2730
      And the defense's #5 stands on 2629
      And the defense's #5 is neutralized 1
      And the offense's #12 is moving with 6 points left
      When the position is put on the table
      Then the offense's #12 may enter exactly 2729, 2628 and 2529
      When the offense's #12 moves to 2630
      Then it is refused under 7.2.F.4

  Rule: Exits before the snap

    @4.2.2 @case:no-hex-beyond-the-line-is-listed
    Scenario Outline: Before the snap, a man may not step beyond the line
      Given it is <side>'s movement in a Pre-Contact Game-Turn
      And <man> stands on <hex>
      When the position is put on the table
      Then <man> may enter exactly <hexes>
      When <man> moves to <beyond>
      Then it is refused under 4.2.2

      Examples:
        | side        | man               | hex  | hexes                        | beyond |
        | the defense | the defense's #5  | 3331 | 3332, 3431, 3231             | 3330   |
        | the offense | the offense's #36 | 3430 | 3530, 3429, 3330             | 3431   |

  Rule: Exits off the map

    @7.2.F.4 @7.2.G.1 @case:out-of-a-friends-hex-at-the-edge-a-man-may-go-off-the-map-with-his-last-point
    Scenario: From a teammate's hex at the edge, a man may leave the map
      Given the offense's #36 stands on 0240 facing SW
      And the offense's #31 stands on 0140
      And the offense's #36 is moving with 5 points left
      When the offense's #36 moves to 0140
      And the offense's #36 leaves the field going SW
      Then the offense's #36 is off the field

    @7.2.F.4 @7.2.G.1 @case:the-man-with-the-ball-hurdles-at-the-edge-and-is-off-the-map-with-it
    Scenario: A carrier who hurdles at the edge leaves the map with the ball
      Given the offense's #31 has the ball
      And the offense's #31 stands on 0240 facing SW
      And the defense's #13 stands on 0140
      And the defense's #13 is neutralized 1
      When the offense's #31 moves to 0140
      And the offense's #31 leaves the field going SW
      Then the ball is down on 0140, and the play is over

    @7.2.F.4 @7.2.G.1 @case:who-may-not-cross-the-line-may-still-hurdle-off-the-map
    Scenario: Under TF-A66 hard-ban, a lineman may hurdle off the map
      Given the reading TF-A66 is hard-ban
      And the offense's #65 stands on 0228 facing SW
      And the defense's #13 stands on 0128
      And the defense's #13 is neutralized 1
      When the offense's #65 moves to 0128
      And the offense's #65 leaves the field going SW
      Then the offense's #65 is off the field

    @7.2.F.4 @case:without-it-he-does-not-go-in
    Scenario: A man without points to leave an occupied hex cannot enter it
      Given the offense's #36 stands on 0240 facing SW
      And the offense's #31 stands on 0140
      And the offense's #36 is moving with 4 points left
      When the offense's #36 moves to 0140
      Then it is refused under 7.2.F.4

  Rule: Exits of the man in motion

    @7.2.F.4 @case:he-does-not-begin-a-hurdle-that-would-bring-him-nearer-to-the-line-in-his-first-half
    Scenario: In his first half of points, a man in motion may not hurdle
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing NE
      And the offense's #85 is in motion
      And the offense's #31 stands on 3028
      And the offense's #31 is neutralized 1
      When the offense's #85 moves to 3028
      Then it is refused under 7.2.F.4

    @7.2.F.4 @case:he-begins-it-where-his-first-half-will-be-over-before-its-end
    Scenario: A man in motion may hurdle if the hurdle uses up half his points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing NE
      And the offense's #85 is in motion
      And the offense's #31 stands on 3028
      And the offense's #31 is neutralized 1
      When the offense's #85 turns to N
      And the offense's #85 turns to NE
      And the offense's #85 moves to 3129 by way of 3028
      Then the offense's #85 stands on 3129 facing NE
      And the offense's #85 has spent 7 points

    @4.3.7 @case:where-only-the-end-of-the-first-half-counts-he-may-hurdle-towards-the-line-within-it
    Scenario: Under TF-A13 final, the man in motion may hurdle towards the line
      Given the reading TF-A13 is final
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #21 stands on 1127 facing N
      And the offense's #21 is in motion
      And the offense's #36 stands on 1128
      And the offense's #36 is neutralized 1
      When the offense's #21 moves to 1129 by way of 1128
      Then the offense's #21 has spent 5 points
