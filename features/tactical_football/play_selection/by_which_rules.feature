Feature: Explanations and views of a selected play
  What the explanation of an act cites, what is kept, and what an act leaves as it was.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Explanations of a selection

    @13.PROC.1 @13.1.A.choice @case:what-a-side-selects-is-what-lies-before-it
    Scenario Outline: Each side sees the markers that it has selected
      Given it is <side>'s play selection
      When <side> selects <line> and <play>
      And <side> looks at the table
      Then the line marker of <side> is shown as <line>
      And the play marker of <side> is shown as <play>

      Examples:
        | side        | line                | play         |
        | the offense | Pass Blocking       | Option Right |
        | the offense | Aggressive Blocking | Run Left     |

    @13.PROC.1 @13.1.B.choice @case:so-it-is-with-the-defense
    Scenario: The defense sees the markers that it has selected
      Given it is the defense's play selection
      When the defense selects Aggressive Charge and Man-to-Man
      And the defense looks at the table
      Then the line marker of the defense is shown as Aggressive Charge
      And the play marker of the defense is shown as Man-to-Man

    @13.GEN.1 @case:it-is-selected-in-the-phase-for-it-and-the-first-time-in-the-huddle
    Scenario Outline: The explanation of a marker selection cites the rule for the current phase
      Given <stage>
      When <side> asks by which rules to select <line> and <play>
      Then the explanation cites <clause>
      And the explanation does not cite <others>

      Examples:
        | case                  | stage                             | side        | line            | play      | clause   | others               |
        | in its Player-Turn    | it is the offense's play selection | the offense | Pass Blocking   | Run Left  | 5.11.1.A | 5.11.2.A             |
        | the defense in its    | it is the defense's play selection | the defense | Reaction Charge | Zone Defense | 5.11.2.A | 5.11.1.A and 4.1.6 |
        | in the huddle         | the offense is in the huddle      | the offense | Pass Blocking   | Run Left  | 4.1.6    | 5.11.1.A and 5.11.2.A |

    @13.PROC.3 @13.GEN.1 @case:the-last-selection-before-the-snap-counts
    Scenario: Before the snap, the offense's last selection of markers is in force
      Given it is the offense's play selection
      And the offense has selected Pass Blocking and Forward Pass
      When the offense selects Aggressive Blocking and Lateral Pass Left
      And the offense looks at the table
      Then the play marker of the offense is shown as Lateral Pass Left

  Rule: Explanations of a crossing of the line

    @13.1.C.3 @case:after-the-forward-pass-the-crossing-is-by-the-rule-of-that-marker
    Scenario: After a forward pass, the explanation of a crossing cites the marker Forward Pass
      Given the offense has selected Pass Blocking and Forward Pass
      And a forward pass has been tried
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense asks by which rules to move #31 to 2431
      Then the explanation cites 13.1.C.3

    @13.1.C.6.2 @13.1.C.6.1 @case:under-an-option-it-is-the-wait-and-the-side
    Scenario: Under Option Right, the explanation of a late crossing cites wait and right side
      Given the offense has selected Aggressive Blocking and Option Right
      And it is Game-Turn 6
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense asks by which rules to move #31 to 2431
      Then the explanation cites 13.1.C.6.2 and 13.1.C.6.1

    @13.1.C.4.2 @13.1.C.5.2 @case:under-a-lateral-marker-it-is-the-lateral-and-the-side
    Scenario: Under Lateral Pass Right, the explanation of a crossing cites lateral and right side
      Given the offense has selected Aggressive Blocking and Lateral Pass Right
      And a lateral has been caught
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense asks by which rules to move #31 to 2431
      Then the explanation cites 13.1.C.4.2 and 13.1.C.5.2

    @13.1.C.1.1 @13.F.1 @case:under-a-run-it-is-the-side
    Scenario: Under Run Right, the explanation of a crossing cites the right side
      Given the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense asks by which rules to move #31 to 2431
      Then the explanation cites 13.1.C.1.1 and 13.F.1

    @13.F.1 @case:a-ball-marker-that-lies-face-up-is-not-turned-up-again
    Scenario: If the ball-play marker is already shown, a crossing's explanation cites no reveal
      Given the offense's #31 has the ball
      And the offense has shown its ball-play marker
      And the ball has been carried across the line
      And the offense's #31 stands on 2430 facing N
      When the offense asks by which rules to move #31 to 2431
      Then the explanation does not cite 13.F.1

  Rule: Target hexes and changes that a crossing leaves as they were

    @13.F.1 @case:the-two-target-hexes-outlast-the-crossing
    Scenario: The offense still sees its target hexes after the ball has crossed
      Given the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      Then the ball has been carried across the line
      When the offense looks at the table
      Then the target hexes are shown as 1640 and 2240

    @9.4.Y.1 @case:and-that-of-a-lineman
    Scenario: After a lineman has crossed the line, the offense still sees its target hexes
      Given the offense's #77 stands on 2430 facing N
      When the offense's #77 moves to 2431
      Then an ineligible man has been across the line
      When the offense looks at the table
      Then the target hexes are shown as 1640 and 2240

    @13.H.1 @case:and-a-change-of-play
    Scenario: After a change of play, the offense still sees its target hexes
      Given it is the offense's pass commitment
      When the offense changes the play to Option Left
      And the offense looks at the table
      Then the target hexes are shown as 1640 and 2240
      And the line marker of the offense is shown as Aggressive Blocking

    @13.1.C.1.1 @case:a-forward-pass-that-was-tried-under-another-marker-frees-no-run-from-its-side
    Scenario: After a forward pass and a change to Run Right, left crossings are illegal
      Given it is Game-Turn 7
      And a forward pass has been tried
      And the offense has selected Pass Blocking and Run Right
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the play has been changed 1 time
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then it is refused under 13.1.C.1.1

    @13.H.1 @case:the-change-of-this-game-turn-is-remembered-in-the-next
    Scenario: Under TF-A79 one-change, a play changed in an earlier Game-Turn cannot change again
      Given the reading TF-A79 is one-change
      And it is the offense's pass commitment
      When the offense changes the play to Run Left
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense changes the play to Option Left
      Then it is refused under 13.H.1

    @13.H.1 @13.H.2 @case:under-the-ruling-it-hinders-no-other-change
    Scenario: A change of play does not prevent a later change
      Given it is the offense's pass commitment
      When the offense changes the play to Run Left
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense changes the play to Option Left
      Then it is accepted

  Rule: Crossings with a dummy, and other readings of a crossing

    @13.1.C.1.1 @case:where-the-ball-is-dead-at-the-line-a-dummy-on-the-wrong-side-is-only-shown
    Scenario: Under TF-A78 dead-at-line, a dummy that crosses on the wrong side is removed
      Given the reading TF-A78 is dead-at-line
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then nobody of the offense has a dummy ball
      And it is the offense's movement
      And the offense's #12 has the ball

    @9.4.Y.1 @case:where-linemen-may-not-cross-at-all-they-are-not-offered-it
    Scenario: Under TF-A66 hard-ban, a lineman may not step beyond the line
      Given the reading TF-A66 is hard-ban
      And the offense's #77 stands on 2630 facing N
      When the position is put on the table
      Then the offense's #77 may enter exactly 2730, 2629 and 2530
      When the offense's #77 moves to 2631
      Then it is refused under 9.4.Y.1

    @4.2.2 @case:before-the-snap-nobody-is-ineligible-there-but-nobody-crosses-either
    Scenario: Before the snap, no man of the offense may cross the line
      Given the reading TF-A66 is hard-ban
      And it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #31 stands on 2630
      When the offense's #31 moves to 2631
      Then it is refused under 4.2.2

    @7.1.A @case:there-an-end-of-the-line-crosses
    Scenario: Under TF-A66 hard-ban, an end may cross the line
      Given the reading TF-A66 is hard-ban
      And the offense's #83 stands on 2630 facing N
      When the position is put on the table
      Then the offense's #83 may enter exactly 2631, 2731, 2730, 2629, 2530 and 2531
      When the offense's #83 moves to 2631
      Then it is accepted

  Rule: Conditions that let the ball cross the line

    @13.1.C.6.2 @case:an-option-has-waited-and-goes-to-its-side
    Scenario: Under Option Right, the explanation of a crossing cites both rules of the side
      Given the offense has selected Aggressive Blocking and Option Right
      And it is Game-Turn 6
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense asks by which rules to move #31 to 2431
      Then the explanation cites 13.1.C.6.2, 13.1.C.6.1 and 13.1.C.1.2

    @13.1.C.6.2 @case:after-a-forward-pass-it-has-waited-and-its-side-does-not-matter
    Scenario: Under an Option, a crossing's explanation after a forward pass cites no side
      Given it is Game-Turn 7
      And a forward pass has been tried
      And the offense has selected Aggressive Blocking and Option Right
      And the offense has shown its ball-play marker
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense asks by which rules to move #31 to 1431
      Then the explanation cites 13.1.C.6.2
      And the explanation does not cite 13.1.C.1.2

    @13.1.C.1.1 @case:a-run-goes-to-its-side
    Scenario: Under Run Right, the explanation of a crossing also cites how sides are counted
      Given the offense has selected Aggressive Blocking and Run Right
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense asks by which rules to move #31 to 2431
      Then the explanation cites 13.1.C.1.1 and 13.1.C.1.2

    @7.1.A @case:a-man-without-a-ball-asks-no-marker
    Scenario: If a man without a ball crosses, the explanation cites no ball-play marker
      Given the offense has selected Aggressive Blocking and Run Right
      And the offense's #36 stands on 2430 facing N
      When the offense asks by which rules to move #36 to 2431
      Then the explanation does not cite 13.1.C.1.2
