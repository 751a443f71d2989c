Feature: Play example 3, a deep pass
  The printed moves of each phase and the sum of the pass, item by item; the drawings are lost, so the hexes are ours.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Play example 3A: the offense in the Snap Game-Turn

    @EX.3A.1 @case:pass-blocking-goes-with-forward-pass
    Scenario: Play example 3A: the offense selects Pass Blocking and Forward Pass
      Given it is the offense's play selection
      When the offense selects Pass Blocking and Forward Pass
      Then it is the offense's movement

    @EX.3A.2 @case:the-quarterback-takes-the-snap-and-steps-back-twice-for-five-points
    Scenario: Play example 3A: the quarterback takes the snap and steps back for 5 points
      Given the offense is to call Game-Turn 3
      And the offense has selected Pass Blocking and Forward Pass
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      And the offense's #12 moves to 1928
      Then the offense's #12 has spent 3 points
      When the offense's #12 moves to 1927
      Then the offense's #12 has spent 5 points
      And the offense's #12 has 0 points left

    @EX.3A.3 @case:the-linemen-drop-back-for-two-points-each-the-centre-for-three
    Scenario: Play example 3A: each lineman steps back for two points, the center for three
      Given the offense is to call Game-Turn 3
      And the offense has selected Pass Blocking and Forward Pass
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      And the offense's #12 moves to 1927 by way of 1928
      And the offense's #71 moves to 1729
      And the offense's #66 moves to 1829
      And the offense's #51 moves to 1929
      Then the offense's #51 has spent 3 points
      When the offense's #65 moves to 2029
      And the offense ends its movement
      Then it is refused under 13.1.A.pass.1
      When the offense's #77 moves to 2129
      Then the offense's #77 has spent 2 points
      When the offense ends its movement
      Then it is the defense's movement

    @EX.3A.4 @case:two-wide-receivers-the-tight-end-and-a-back-go-downfield
    Scenario: Play example 3A: two wide receivers, the tight end and a back run downfield
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #21 stands on 0930
      And the offense's #85 stands on 2929
      And the offense's #36 stands on 1228
      And the defense's #13 stands on 0940
      When the offense's #21 moves to 0936 by way of 0931, 0932, 0933, 0934, 0935
      Then the offense's #21 has spent 6 points
      When the offense's #85 moves to 2935 by way of 2930, 2931, 2932, 2933, 2934
      Then the offense's #85 has spent 6 points
      When the offense's #36 moves to 1233 by way of 1229, 1230, 1231, 1232
      Then the offense's #36 has spent 5 points
      When the offense's #83 moves to 2231
      And the offense's #83 moves to 2232
      Then the offense's #83 has spent 2 points
      When the offense's #83 moves to 2233
      Then it is refused under 7.2.H.1

  Rule: Play example 3B: the defense in the Snap Game-Turn

    @EX.3B.1 @case:the-line-comes-forward-and-the-backs-drop-four-points-less-for-each
    Scenario: Play example 3A: defenders move in the Snap Game-Turn with four points fewer
      Given it is the defense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's men stand on
        | #71  | #66  | #51  | #65  | #77  | #12  | #21  |
        | 1729 | 1829 | 1929 | 2029 | 2129 | 1927 | 0936 |
      When the defense's #91 moves to 1730
      And the defense's #99 moves to 1830
      And the defense's #94 moves to 2030
      And the defense's #61 moves to 2130
      Then the defense's #61 has spent 1 point
      When the defense's #26 moves to 1646
      And the defense's #26 moves to 1647
      Then the defense's #26 has spent 4 points
      When the defense's #11 moves to 2247 by way of 2246
      Then the defense's #11 has 4 points left
      When the offense looks at the table
      Then the play marker of the defense is not shown

    @EX.3B.2 @case:the-offense-notes-two-hexes-that-the-defense-does-not-see
    Scenario: The offense records two target hexes that the defense does not see
      Given the offense is to record its target hexes
      And the offense has selected Pass Blocking and Forward Pass
      When the offense records the target hex 0939
      And the offense records the target hex 2240
      Then it is the offense's pass commitment
      And it is Game-Turn 4
      When the defense looks at the table
      Then the target hexes are not shown

  Rule: Play example 3C: the Pass Game-Turn

    @EX.3C.1 @case:the-pass-is-announced-the-marker-turned-up-and-the-true-target-marked-in-secret
    Scenario: Play example 3C: announcing the pass shows the marker but not the target
      Given it is the offense's pass commitment
      And it is Game-Turn 4
      And the offense has selected Pass Blocking and Forward Pass
      When the offense commits to a forward pass aimed at 1640
      Then the Game-Turn is a Pass Game-Turn
      When the defense looks at the table
      Then the play marker of the offense is shown as Forward Pass
      And the target hexes are not shown

    @13.1.C.nopass @case:under-a-run-it-could-not-be-announced
    Scenario: Play example 3C: a forward pass may not be announced under Run Left
      Given it is the offense's pass commitment
      And it is Game-Turn 4
      And the offense has selected Pass Blocking and Run Left
      When the offense commits to a forward pass aimed at 1640
      Then it is refused under 13.1.C.nopass

    @EX.3C.2 @case:the-quarterback-steps-back-twice-and-keeps-six-points-and-the-ball-is-lifted-from-him
    Scenario: Play example 3C: after two steps back, a long pass is possible
      Given it is the offense's movement in a Pass Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #12 stands on 1927
      And the offense's #21 stands on 0936
      When the offense's #12 moves to 1925 by way of 1926
      Then the offense's #12 has spent 4 points
      When the offense's #21 moves to 0937
      And the offense ends its movement
      Then the offense is to throw a short pass
      When the offense lifts the ball from #12
      Then it is the defense's movement

    @9.4.R.3 @case:after-a-third-step-he-has-four-points-left-and-no-long-pass
    Scenario: Play example 3C: after a third step back, no long pass is possible
      Given it is the offense's movement in a Pass Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #12 stands on 1927
      And the offense's #21 stands on 0936
      When the offense's #12 moves to 1924 by way of 1926, 1925
      And the offense ends its movement
      And the offense throws no pass
      Then the ball is down on 1924, and the play is over

    @EX.3C.3 @case:the-defensive-line-neutralizes-the-offensive-line-whose-men-count-a-point-more
    Scenario: Play example 3C: under Pass Blocking, contacted linemen have one point more strength
      Given it is the defense's movement in a Pass Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the offense's men stand on
        | #71  | #66  | #51  | #65  | #77  | #12  | #21  | #83  |
        | 1729 | 1829 | 1929 | 2029 | 2129 | 1925 | 0937 | 2240 |
      And the defense's men stand on
        | #91  | #99  | #94  | #61  | #89  | #13  |
        | 1730 | 1930 | 2130 | 2229 | 2031 | 0938 |
        | S    | S    | SW   | SW   | S    | S    |
      When the defense's #91 contacts #71
      Then the contact is to be rolled on line -1
      When the defense's #91 contacts #71: the dice show 10
      Then the offense's #71 is neutralized 1
      When the defense's #94 contacts #65
      Then the contact is to be rolled on line 1
      When the defense's #94 contacts #65: the dice show 8
      Then the offense's #65 is neutralized 1

    @EX.3C.4 @case:89-comes-through-the-hex-that-65-has-left-and-stands-before-the-passer
    Scenario: Play example 3C: #89 moves through an empty hex to the passer
      Given it is the defense's movement in a Pass Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the offense's men stand on
        | #71  | #66  | #51  | #65  | #77  | #12  | #21  | #83  | #31  |
        | 1729 | 1829 | 1929 | 2029 | 2129 | 1925 | 0937 | 2240 | 2328 |
      And the offense's #51 is neutralized 1
      And the offense's #65 is neutralized 1
      And the offense's #77 is neutralized 1
      And the defense's men stand on
        | #91  | #99  | #94  | #61  | #89  | #13  |
        | 1730 | 1930 | 2130 | 2229 | 2031 | 0938 |
        | S    | S    | SW   | SW   | S    | S    |
      When the defense's #89 moves to 2028 by way of 2030, 2029
      Then the defense's #89 has spent 6 points
      When the defense's #89 moves to 2027
      And the defense's #89 moves to 1926 by way of 1927
      Then the defense's #89 has spent 10 points
      And the defense's #89 has 0 points left

    @8.4.G.2.1 @case:in-a-game-turn-of-a-long-pass-nobody-contacts-the-passer-actively
    Scenario: Play example 3C: the defense may not actively contact the passer
      Given it is the defense's movement in a Pass Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the offense's #12 stands on 1925
      And the defense's #89 stands on 1926 facing S
      When the defense's #89 contacts #12
      Then it is refused under 8.4.G.2.1

    @EX.3C.5 @case:a-back-enters-the-hex-of-21-for-four-points
    Scenario: Play example 3C: a back enters the hex of #21 for four points
      Given it is the defense's movement in a Pass Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the offense's #12 stands on 1925
      And the offense's #21 stands on 0937
      And the defense's #13 stands on 0938 facing S
      When the defense's #13 enters the hex of #21
      Then the defense's #13 has spent 4 points
      When the defense ends its movement
      Then the offense is to throw a long pass
