Feature: Play example 2, a sweep to the weak side
  The printed moves of each phase with their points; the drawings are lost, so the hexes are ours and each phase is set up anew.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Play example 2A: the offense in the Snap Game-Turn

    @EX.2A.2 @EX.1B.i @case:the-quarterback-takes-the-snap-steps-back-pivots-and-hands-off-to-31
    Scenario: Play example 2A: the quarterback takes the snap and hands off to #31
      Given the offense is to call Game-Turn 3
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Reaction Charge and Zone Defense
      And the offense's #12 stands on 1929 facing NE
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then the offense's #12 has spent 1 point
      When the offense's #12 moves to 1928
      Then the offense's #12 has spent 3 points
      When the offense's #12 turns to N
      And the offense's #12 is paired with #31
      And the offense's #31 moves to 1929
      And the offense's #12 hands off to #31: the dice show 7
      Then the offense's #12 has spent 5 points
      And the offense's #12 has 0 points left
      And the offense's #31 has spent 3 points
      And the offense's #31 has the ball
      When the offense's #31 turns to NW
      And the offense's #31 moves to 1829
      Then the offense's #31 has spent 5 points

    @EX.2A.1 @case:aggressive-blocking-goes-with-run-left
    Scenario: Play example 2A: the offense selects Aggressive Blocking and Run Left
      Given it is the offense's play selection
      When the offense selects Aggressive Blocking and Run Left
      Then it is the offense's movement

    @EX.2A.3 @case:36-leads-and-the-two-guards-pull-out
    Scenario: Play example 2A: #36 leads, and both guards leave the line
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #12 stands on 1928
      And the offense's #31 stands on 2128
      When the offense's #36 turns to NW
      And the offense's #36 moves to 1430 by way of 1729, 1629, 1530
      Then the offense's #36 has spent 5 points
      When the offense's #66 moves to 1729 by way of 1829
      Then the offense's #66 has spent 4 points
      And the offense's #66 has 0 points left
      When the offense's #65 moves to 1929 by way of 2029
      Then the offense's #65 has spent 4 points
      And the offense's #65 has 0 points left

    @4.3.3 @case:a-guard-has-four-points-at-the-snap-and-no-fifth
    Scenario: Play example 2A: a guard may not spend a fifth point
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      When the offense's #66 moves to 1729 by way of 1829
      And the offense's #66 turns to NW
      Then it is refused under 4.3.3

    @EX.2A.4 @case:71-contacts-91-for-three-points-who-is-hit
    Scenario: Play example 2A: #71 contacts #91 for three points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Reaction Charge and Zone Defense
      When the offense's #71 contacts #91
      Then the contact is to be rolled on line 0
      When the offense's #71 contacts #91: the dice show 6
      Then the defense's #91 is Hit
      And the offense's #71 has spent 3 points

    @EX.2A.5 @case:the-wide-receivers-go-downfield-with-half-of-their-twelve
    Scenario: Play example 2A: wide receivers may spend only half of their twelve points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense's #13 stands on 2735
      And the defense's #5 stands on 1437
      When the offense's #21 moves to 1136 by way of 1131, 1132, 1133, 1134, 1135
      Then the offense's #21 has spent 6 points
      When the offense's #85 turns to NE
      And the offense's #85 moves to 2530
      And the offense's #85 turns to N
      And the offense's #85 moves to 2533 by way of 2531, 2532
      Then the offense's #85 has spent 6 points
      When the offense's #85 moves to 2534
      Then it is refused under 4.3.3

  Rule: Play example 2B: the defense in the Snap Game-Turn

    @EX.2B.1 @case:reaction-charge-goes-with-zone-defense
    Scenario: Play example 2B: the defense selects Reaction Charge and Zone Defense
      Given it is the defense's play selection
      When the defense selects Reaction Charge and Zone Defense
      Then it is the defense's movement

    @EX.2B.3 @case:91-who-is-hit-himself-hits-71
    Scenario: Play example 2B: #91, though Hit, contacts and hits #71
      Given it is the defense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Reaction Charge and Zone Defense
      And the defense's #91 is Hit
      When the defense's #91 contacts #71
      Then the contact is to be rolled on line 0
      When the defense's #91 contacts #71: the dice show 6
      Then the offense's #71 is Hit
      And the defense's #91 has 1 point left

    @EX.2B.6 @case:both-tackles-neutralize-the-men-before-them-for-all-their-four-points
    Scenario: Play example 2B: both tackles neutralize the men before them for four points
      Given it is the defense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Reaction Charge and Zone Defense
      And the offense's #65 stands on 1729
      And the offense's #66 stands on 1629
      And the offense's #12 stands on 1928
      And the defense's #99 stands on 1931
      And the defense's #61 stands on 2031
      And the defense's #94 stands on 2131
      When the defense's #99 contacts #51: the dice show 7
      Then the offense's #51 is neutralized 1
      And the defense's #99 has 0 points left
      When the defense's #94 contacts #77: the dice show 8
      Then the offense's #77 is neutralized 1
      And the defense's #94 has 0 points left

    @4.3.4 @case:after-a-step-a-tackle-has-no-contact-left
    Scenario: Play example 2B: tackle #94, who has stepped, cannot pay for a contact
      Given it is the defense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Reaction Charge and Zone Defense
      And the defense's #61 stands on 2332
      And the defense's #94 stands on 2132
      When the defense's #94 moves to 2131
      Then the defense's #94 has 3 points left
      When the defense's #94 contacts #77
      Then it is refused under 4.3.4

    @EX.2B.2 @case:61-comes-through-the-gap-and-is-stopped-by-a-guards-zone
    Scenario: Play example 2B: #61 is stopped by a guard's Zone of Control
      Given it is the defense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Reaction Charge and Zone Defense
      And the offense's #12 stands on 1928
      And the offense's #65 stands on 1929
      And the offense's #51 is neutralized 1
      And the offense's #77 is neutralized 1
      And the offense's #31 stands on 1629
      And the defense's #61 stands on 2031
      And the defense's #94 stands on 2132
      When the defense's #61 moves to 2029 by way of 2030
      Then the defense's #61 has spent 2 points
      And the defense's #61 has 3 points left
      When the defense's #61 moves to 2028
      Then it is refused under 7.2.H.1

    @EX.2B.4 @case:89-and-5-come-up-against-the-sweep
    Scenario: Play example 2B: #89 and #5 move up against the sweep
      Given it is the defense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Reaction Charge and Zone Defense
      And the offense's #36 stands on 1430 facing NW
      And the offense's #21 stands on 0936
      And the defense's #13 stands on 2735
      And the defense's #5 stands on 1335
      When the defense's #89 turns to SW
      And the defense's #89 moves to 1332 by way of 1432
      And the defense's #89 turns to S
      And the defense's #89 moves to 1331
      Then the defense's #89 has spent 5 points
      When the defense's #5 turns to SE
      And the defense's #5 moves to 1534 by way of 1434
      And the defense's #5 turns to S
      And the defense's #5 moves to 1531 by way of 1533, 1532
      Then the defense's #5 has spent 7 points
      And the defense's #5 has 0 points left

    @EX.2B.5 @case:64-goes-with-the-flow-and-the-other-backs-turn
    Scenario: Play example 2B: #64 moves with the run, and other backs turn
      Given it is the defense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Reaction Charge and Zone Defense
      When the defense's #64 turns to SW
      And the defense's #64 moves to 1732 by way of 1832
      Then the defense's #64 has spent 3 points
      When the defense's #26 turns to SW
      Then the defense's #26 has spent 1 point
      When the defense's #11 turns to SE
      Then the defense's #11 has spent 1 point
      When the defense's #55 turns to SW
      Then the defense's #55 has spent 1 point

    @4.3.4 @EX.2B.5 @case:64-has-six-points-at-the-snap-and-no-seventh
    Scenario: Play example 2B: #64 may not spend a seventh point
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Reaction Charge and Zone Defense
      And the defense's #64 stands on 0345 facing S
      When the defense's #64 moves to 0339 by way of 0344, 0343, 0342, 0341, 0340
      And the defense's #64 turns to SW
      Then it is refused under 4.3.4

  Rule: Play example 2C: the movement of the offense

    @EX.2C.1 @EX.2C.2 @case:36-and-65-neutralize-5-together-and-36-goes-on
    Scenario: Play example 2C: #36 and #65 neutralize #5, and #36 continues
      Given the offense has selected Aggressive Blocking and Run Left
      And the defense's #5 stands on 1531 facing S
      And the defense's #89 stands on 1331 facing S
      And the offense's #65 stands on 1630 facing NW
      And the offense's #36 stands on 1430 facing NE
      When the offense's #36 contacts #5 together with #65
      Then the contact is to be rolled on line 6
      When the offense's #36 contacts #5 together with #65: the dice show 3
      Then the defense's #5 is neutralized 2
      And the offense's #36 has spent 4 points
      And the offense's #65 has spent 4 points
      When the offense's #36 moves to 1431
      Then the offense's #36 has spent 6 points
      When the offense's #65 moves to 1631
      Then it is refused under 8.5.H.4

    @EX.2C.3 @case:66-hits-89-for-four-points-for-aggressive-blocking-is-over
    Scenario: Play example 2C: after the Snap Game-Turn, #66's contact costs four points, not three
      Given the offense has selected Aggressive Blocking and Run Left
      And the defense's #89 stands on 1331 facing S
      And the offense's #66 stands on 1330 facing N
      When the offense's #66 contacts #89
      Then the contact is to be rolled on line 1
      When the offense's #66 contacts #89: the dice show 5
      Then the defense's #89 is Hit
      And the offense's #66 has spent 4 points

    @EX.2C.4 @case:71-still-hit-contacts-91-and-is-neutralized-himself
    Scenario: Play example 2C: #71, still Hit, contacts #91 and is neutralized
      Given the offense has selected Aggressive Blocking and Run Left
      And the offense's #71 is Hit
      When the offense's #71 contacts #91
      Then the contact is to be rolled on line 0
      When the offense's #71 contacts #91: the dice show 3
      Then the offense's #71 is neutralized 1

    @EX.2C.5 @case:31-hurdles-5-and-gains-eight-hexes-with-all-his-twelve-points
    Scenario: Play example 2C: #31 hurdles #5 and gains eight hexes
      Given the offense has selected Aggressive Blocking and Run Left
      And the defense's #5 stands on 1531 facing S
      And the defense's #5 is neutralized 2
      And the defense's #89 stands on 1331 facing S
      And the offense's #31 has the ball
      And the offense's #31 stands on 1530 facing NW
      When the offense's #31 turns to N
      And the offense's #31 moves to 1532 by way of 1531
      Then the offense's #31 has spent 6 points
      When the offense's #31 moves to 1538 by way of 1533, 1534, 1535, 1536, 1537
      Then the offense's #31 has spent 12 points
      And the offense's #31 stands on 1538 facing N

    @7.2.F.3.3 @case:out-of-the-hurdled-hex-he-goes-straight-on
    Scenario: Play example 2C: a hurdler leaves the hurdled hex straight ahead
      Given the offense has selected Aggressive Blocking and Run Left
      And the defense's #5 stands on 1531 facing S
      And the defense's #5 is neutralized 2
      And the defense's #89 stands on 1331 facing S
      And the offense's #31 has the ball
      And the offense's #31 stands on 1530 facing N
      When the offense's #31 moves to 1531
      And the offense's #31 moves to 1631
      Then it is refused under 7.2.F.3.3

  Rule: Play example 2D: the movement of the defense, with #94 moved by hand

    @EX.2D.1 @EX.2D.2 @EX.2D.3 @EX.2D.4 @case:94-and-64-catch-him-from-behind-neutralized-2-no-fumble-a-gain-of-eight
    Scenario: Play example 2D: #94 and #64 tackle #31 after a gain of eight
      Given it is the defense's movement in a Contact Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #31 has the ball
      And the offense's #31 stands on 1538 facing N
      And the defense's #89 stands on 1331
      And the defense's #13 stands on 2735
      And the defense's #5 stands on 1135
      And the defense's #94 stands on 1635 facing N
      And the defense's #64 stands on 1533 facing N
      When the defense's #94 moves to 1637 by way of 1636
      And the defense's #94 turns to NW
      And the defense's #64 moves to 1537 by way of 1534, 1535, 1536
      And the defense's #64 contacts #31 together with #94
      Then the contact is to be rolled on line 6
      When the defense's #64 contacts #31 together with #94: the dice show 6, and 5 for the fumble
      Then the game is over and home has won under 14.2.6
      And the ball is down on 1538, and the play is over
      And the gain is 8 hexes
      And the offense's #31 is neutralized 2

    @EX.2D.1 @case:from-behind-each-of-them-pays-two-points
    Scenario: Play example 2D: a contact from behind costs each man two points
      Given it is the defense's movement in a Contact Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #36 has a dummy ball
      And the offense's #36 stands on 1538 facing N
      And the defense's #94 stands on 1637 facing NW
      And the defense's #64 stands on 1537 facing N
      When the defense's #64 contacts #36 together with #94: the dice show 4, and 5 for the fumble
      Then the defense's #64 has spent 2 points
      And the defense's #94 has spent 2 points

    @EX.2D.2 @5.2.2 @case:degree-2-comes-on-two-to-six
    Scenario Outline: Play example 2D: the roll decides to which degree the carrier is neutralized
      Given it is the defense's movement in a Contact Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #31 has the ball
      And the offense's #31 stands on 1538 facing N
      And the defense's #94 stands on 1637 facing NW
      And the defense's #64 stands on 1537 facing N
      When the defense's #64 contacts #31 together with #94: the dice show <dice>, and 5 for the fumble
      Then the offense's #31 is neutralized <degree>
      And the ball is down on 1538, and the play is over

      Examples:
        | dice | degree |
        | 2    | 2      |
        | 6    | 2      |
        | 7    | 3      |
        | 12   | 4      |

    @8.4.G.1 @case:against-a-man-without-the-ball-it-is-refused
    Scenario: Play example 2D: contact from behind on a man without the ball is refused
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #36 stands on 1538 facing N
      And the defense's #94 stands on 1637 facing NW
      And the defense's #64 stands on 1537 facing N
      When the defense's #64 contacts #36 together with #94
      Then it is refused under 8.4.G.1

    @14.32.4 @EX.2D.4 @case:in-a-game-of-several-plays-the-eight-hexes-are-a-first-down
    Scenario: Play example 2D: in several plays, a gain of eight is a First Down
      Given the game has several plays
      And it is possession 3
      And it is the defense's movement in a Contact Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #31 has the ball
      And the offense's #31 stands on 1538 facing N
      And the defense's #94 stands on 1637 facing NW
      And the defense's #64 stands on 1537 facing N
      When the defense's #64 contacts #31 together with #94: the dice show 6, and 5 for the fumble
      Then it is down 1
      And the line of scrimmage is 38
      And the ball lies on 1738
      And the First Down marker is on line 45
