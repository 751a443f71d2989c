Feature: Play example 1, a run off tackle to the left
  Every printed move with its points; the drawing is lost, so the hexes are ours, chosen to give the printed totals.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
      | N    | N    | N    | N    | N    | N    | N    | NW   | NE   | N    | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1931 | 2031 | 2131 | 1933 | 1533 | 2337 | 0840 | 2736 | 1939 | 2245 |
    And the offense has selected Aggressive Blocking and Run Left
    And the defense has selected Reaction Charge and Zone Defense

  Rule: Play example 1A: before the snap

    @EX.1A.form @9.4.X.2 @9.4.X.3 @case:both-lines-stand-and-the-snap-fixes-who-may-pass-and-receive
    Scenario: Play example 1A: the snap fixes who may pass and receive
      Given the offense is to call Game-Turn 3
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then the eligible passers of the snap are #12
      And the eligible receivers of the snap are #21, #83, #85, #12, #36 and #31
      When the offense ends its movement
      Then it is the defense's movement

    @EX.1A.play @case:the-offense-has-no-aggressive-charge
    Scenario: As in play example 1A, the offense may not select Aggressive Charge
      Given it is the offense's play selection
      When the offense tries to select Aggressive Charge and Run Left
      Then it is refused under 13.1.A.choice

    @EX.1A.play @case:what-it-must-have-selected-is-aggressive-blocking
    Scenario: Play example 1A: the offense selects Aggressive Blocking and Run Left
      Given it is the offense's play selection
      When the offense selects Aggressive Blocking and Run Left
      Then it is the offense's movement

    @EX.1A.def @case:the-line-markers-are-turned-up-zone-defense-and-run-left-stay-hidden
    Scenario: The call of the snap shows line markers, not ball or coverage markers
      Given the offense is to call Game-Turn 3
      When the offense calls a Snap Game-Turn
      And the offense looks at the table
      Then the line marker of the defense is shown as Reaction Charge
      And the play marker of the defense is not shown
      When the defense looks at the table
      Then the line marker of the offense is shown as Aggressive Blocking
      And the play marker of the offense is not shown

  Rule: Play example 1B: the movement of the offense

    @EX.1B.a @4.3.5 @case:wide-receiver-85-goes-in-motion-to-the-left-11-points
    Scenario: Play example 1B: #85 goes in motion to the left for 11 points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #12 stands on 1928 facing SE
      When the offense's #85 goes in motion
      And the offense's #85 turns to SW
      And the offense's #85 moves to 1424 by way of 2329, 2228, 2128, 2027, 1927, 1826, 1726, 1625 and 1525
      Then the offense's #85 has spent 11 points
      And the offense's #85 has 1 point left

    @4.3.3 @case:a-second-man-does-not-spend-more-than-half
    Scenario: Play example 1B: a second man may not spend more than half his points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 is in motion
      When the offense's #21 moves to 1136 by way of 1131, 1132, 1133, 1134 and 1135
      And the offense's #21 moves to 1137
      Then it is refused under 4.3.5

    @EX.1B.b @case:tight-end-83-turns-1-point
    Scenario: Play example 1B: tight end #83 turns for 1 point
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #83 turns to NE
      Then the offense's #83 has spent 1 point

    @EX.1B.c @case:right-tackle-77-sidesteps-and-turns-3-points
    Scenario: Play example 1B: right tackle #77 sidesteps and turns for 3 points
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #77 moves to 2229
      Then the offense's #77 faces N
      And the offense's #77 has spent 2 points
      When the offense's #77 turns to NE
      Then the offense's #77 has spent 3 points

    @EX.1B.d @case:right-guard-65-turns-1-point
    Scenario: Play example 1B: right guard #65 turns for 1 point
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #65 turns to NE
      Then the offense's #65 has spent 1 point

    @EX.1B.e @9.2.J.2 @case:center-51-snaps-sidesteps-and-turns-4-points-all-he-has
    Scenario: Play example 1B: #51 snaps, sidesteps and turns for four points
      Given the offense is to call Game-Turn 3
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then nothing is to be rolled
      And the offense's #51 has spent 1 point
      When the offense's #51 moves to 2029
      And the offense's #51 turns to NW
      Then the offense's #51 has spent 4 points
      And the offense's #51 has 0 points left

    @EX.1B.f @case:left-guard-66-goes-forward-and-turns-2-points
    Scenario: Play example 1B: left guard #66 steps ahead and turns for 2 points
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #66 moves to 1831
      And the offense's #66 turns to NW
      Then the offense's #66 has spent 2 points

    @EX.1B.g @13.1.A.aggressive.3 @case:tackle-71-contacts-end-91-who-is-hit-3-points
    Scenario: Play example 1B: tackle #71 contacts end #91 for 3 points
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #71 contacts #91: the dice show 7
      Then the defense's #91 is Hit
      And the offense's #71 has spent 3 points
      And the offense's #71 has 1 point left

    @EX.1B.h @case:the-left-back-36-goes-out-to-the-left-5-points
    Scenario: Play example 1B: left back #36 runs to the left for 5 points
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #36 turns to NW
      And the offense's #36 moves to 1430 by way of 1729, 1629 and 1530
      Then the offense's #36 has spent 5 points
      And the offense's #36 has 0 points left

    @EX.1B.i @EX.1B.j @9.3.N.2.2 @case:the-quarterback-5-points-hands-off-in-the-hex-he-has-left-to-the-right-back-6-points
    Scenario: Play example 1B: #12 hands off to #31 for his last point
      Given the offense is to call Game-Turn 3
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      And the offense's #12 moves to 1928
      And the offense's #12 turns to N
      Then the offense's #12 has spent 4 points
      When the offense's #12 is paired with #31
      And the offense's #31 turns to NW
      And the offense's #31 moves to 1929
      And the offense's #12 hands off to #31: the dice show 7
      Then the offense's #12 has spent 5 points
      And the offense's #12 has 0 points left
      When the offense's #31 moves to 1829
      And the offense's #31 moves to 1729
      Then the offense's #31 has spent 6 points
      And the offense's #31 has 0 points left
      And the offense's #31 has the ball

    @EX.1B.i @9.3.N.3.2 @case:the-same-with-a-dummy-the-defense-does-not-know-which-of-the-two-runs
    Scenario: Play example 1B: a dummy hides which of two backs runs
      Given the offense is to call Game-Turn 3
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      And the offense's #12 moves to 1928
      And the offense's #12 turns to N
      And the offense's #12 is paired with #31
      And the offense's #31 turns to NW
      And the offense's #31 moves to 1929
      And the offense's #12 hands off to #31, keeping a dummy: the dice show 7
      And the defense looks at the table
      Then the carriers are shown as #12 and #31

    @9.3.N.1 @case:had-the-quarterback-faced-straight-ahead-he-could-not-have-handed-off-to-him
    Scenario: Play example 1B: if #12 faces ahead, he cannot hand off to #31
      Given the offense is to call Game-Turn 3
      And the offense's #12 faces N
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      And the offense's #12 moves to 1928
      And the offense tries to pair #12 with #31
      Then it is refused under 9.3.N.1

    @EX.1B.k @case:split-end-21-goes-downfield-6-points-half-of-what-he-has
    Scenario: Play example 1B: #21 goes downfield for six points
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #21 moves to 1136 by way of 1131, 1132, 1133, 1134 and 1135
      Then the offense's #21 has spent 6 points
      And the offense's #21 has 0 points left

  Rule: Play example 1C: the movement of the defense

    @EX.1C.a @4.3.4 @case:ends-and-tackles-penetrate-where-the-line-has-opened
    Scenario Outline: Play example 1C: ends and tackles move through gaps in the line
      Given it is the defense's movement in the Snap Game-Turn
      And the offense's men stand on
        | #51  | #77  |
        | 2029 | 2229 |
      When the defense's #<man> moves to <hex>
      Then the defense's #<man> has <left> points left

      Examples:
        | man | hex  | left |
        | 61  | 2130 | 4    |
        | 99  | 1930 | 3    |

    @13.1.B.reaction.2 @case:before-that-each-of-them-has-a-turn-for-nothing
    Scenario: Play example 1C: Reaction Charge gives a lineman a free turn
      Given it is the defense's movement in the Snap Game-Turn
      And the offense's #77 stands on 2229
      When the defense's #61 turns to SW
      Then the defense's #61 has 5 points left
      When the defense's #61 turns to S
      Then the defense's #61 has 4 points left

    @EX.1C.a @7.3.K.3 @case:or-make-contact-a-tackle-with-all-four-points-that-he-has
    Scenario: Play example 1C: tackle #94 spends all his four points on a contact
      Given it is the defense's movement in the Snap Game-Turn
      When the defense's #94 contacts #65: the dice show 6
      Then the offense's #65 is Hit
      And the defense's #94 has 0 points left

    @4.3.4 @case:a-tackle-who-has-stepped-has-no-contact-left
    Scenario: Play example 1C: tackle #99, who has stepped, cannot pay for a contact
      Given it is the defense's movement in the Snap Game-Turn
      And the offense's #51 stands on 2029 facing NW
      When the defense's #99 moves to 1930
      And the defense's #99 turns to SE
      And the defense's #99 contacts #51: the dice show 7
      Then it is refused under 4.3.4

    @T.contact.Dh.1 @case:end-91-hit-by-71-penetrates-nowhere
    Scenario: Play example 1C: end #91, who is Hit, may not move
      Given it is the defense's movement in the Snap Game-Turn
      And the defense's #91 is Hit
      And the offense's #36 stands on 1430
      When the defense's #91 moves to 1630
      Then it is refused under T.contact.Dh.1

    @EX.1C.b @case:cornerback-13-comes-up-6-points
    Scenario: Play example 1C: cornerback #13 moves up for 6 points
      Given it is the defense's movement in the Snap Game-Turn
      When the defense's #13 moves to 0834 by way of 0839, 0838, 0837, 0836 and 0835
      Then the defense's #13 has spent 6 points
      And the defense's #13 has 1 point left

    @EX.1C.c @case:linebacker-89-comes-up-to-the-first-man-out-3-points
    Scenario: Play example 1C: linebacker #89 moves up for 3 points
      Given it is the defense's movement in the Snap Game-Turn
      And the offense's #36 stands on 1430 facing NW
      When the defense's #89 moves to 1530 by way of 1532 and 1531
      Then the defense's #89 has spent 3 points
      And the defense's #89 has 3 points left

    @EX.1C.d @case:middle-linebacker-64-slides-2-points
    Scenario: Play example 1C: middle linebacker #64 slides for 2 points
      Given it is the defense's movement in the Snap Game-Turn
      And the offense's #66 stands on 1831 facing NW
      When the defense's #64 moves to 1832
      Then the defense's #64 faces S
      And the defense's #64 has spent 2 points

    @EX.1C.e @7.1.E @case:weak-safety-26-comes-up-into-the-hex-that-tackle-99-has-left
    Scenario: Play example 1C: safety #26 moves up into the hex that #99 left
      Given it is the defense's movement in the Snap Game-Turn
      And the offense's #51 stands on 2029 facing NW
      And the offense's #65 faces NE
      And the defense's #64 stands on 1832
      When the defense's #99 moves to 1930
      And the defense's #26 moves to 1931 by way of 1938, 1937, 1936, 1935, 1934, 1933 and 1932
      Then the defense's #26 has spent 8 points
      And the defense's #26 has 0 points left
      When the defense's #99 turns to SE
      Then it is refused under 7.1.E

    @7.2.F.2.2 @7.5.1 @case:not-before-he-has-left-it
    Scenario: Play example 1C: a man may not enter a teammate's hex to stay
      Given it is the defense's movement in the Snap Game-Turn
      And the defense's #26 stands on 1932
      When the defense's #26 moves to 1931
      Then it is refused under 7.2.F.2.2

    @EX.1C.f @case:strong-safety-11-slides-with-the-play-8-points-all-he-has
    Scenario: Play example 1C: #11 slides with the play for eight points
      Given it is the defense's movement in the Snap Game-Turn
      When the defense's #11 turns to SW
      And the defense's #11 moves to 1542 by way of 2145, 2044, 1944, 1843, 1743 and 1642
      Then the defense's #11 has spent 8 points
      And the defense's #11 has 0 points left

    @EX.1C.g @case:linebacker-55-slides-with-the-play-6-points-all-he-has
    Scenario: Play example 1C: #55 slides with the play for six points
      Given it is the defense's movement in the Snap Game-Turn
      When the defense's #55 turns to SW
      And the defense's #55 moves to 1834 by way of 2236, 2136, 2035 and 1935
      Then the defense's #55 has spent 6 points
      And the defense's #55 has 0 points left

    @4.3.4 @case:there-is-no-seventh-point
    Scenario: Play example 1C: #55 has no seventh point to spend
      Given it is the defense's movement in the Snap Game-Turn
      When the defense's #55 turns to SW
      And the defense's #55 moves to 1834 by way of 2236, 2136, 2035 and 1935
      And the defense's #55 turns to S
      Then it is refused under 4.3.4

    @EX.1C.h @case:cornerback-5-penetrates-against-a-reverse-7-points
    Scenario: Play example 1C: cornerback #5 moves across the line for 7 points
      Given it is the defense's movement in the Snap Game-Turn
      When the defense's #5 moves to 2729 by way of 2735, 2734, 2733, 2732, 2731 and 2730
      Then the defense's #5 has spent 7 points
      And the defense's #5 has 0 points left
