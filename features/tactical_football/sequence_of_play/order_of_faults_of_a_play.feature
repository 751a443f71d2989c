Feature: The order in which faults of a play are reported
  Where two things are wrong with a position, the one that stands first in the order of blame is reported.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Faults of a position before the snap

    @4.1.1 @case:a-banned-man-of-nobody-is-reported-before-a-man-banned-twice
    Scenario: Of two faults, injured man outside roster and repeated entry, the first is reported
      Given the game has several plays
      And home may no longer use the offense's #98
      And home may no longer use the offense's #98
      When the position is put on the table
      Then it is refused under 4.1.1

    @4.1.1 @case:a-man-of-nobody-is-reported-before-a-huddle-that-has-no-hex
    Scenario: Of two faults, man outside roster and ball without hex, the first is reported
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the offense's #51 has been placed on 1930
      And the offense's #98 is to be placed instead of #65
      When the position is put on the table
      Then it is refused under 4.1.1

    @3.32.6 @case:a-wrong-type-of-game-turn-is-reported-before-its-number
    Scenario: Of two faults, wrong Game-Turn type and Game-Turn 0, the first is reported
      Given the type of the Game-Turn reads set-up
      And it is Game-Turn 0
      When the position is put on the table
      Then it is refused under 3.32.6

    @4.2.5 @case:a-fifth-pre-contact-game-turn-is-reported-before-a-pass-in-it
    Scenario: Of two faults, fifth Pre-Contact Game-Turn and early pass, the first is reported
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 5
      And a forward pass is announced, and its target reads 1640
      When the position is put on the table
      Then it is refused under 4.2.5

    @5.11.3.2 @case:a-snap-in-the-first-game-turn-is-reported-before-the-line
    Scenario: Of two faults, snap in Game-Turn 1 and missing lineman, the first is reported
      Given it is the offense's snap
      And it is Game-Turn 1
      And the defense has selected nothing
      And the offense's #83 stands on 2226
      When the position is put on the table
      Then it is refused under 5.11.3.2

    @4.0.1 @case:a-missing-offense-is-reported-before-a-missing-objective
    Scenario: Of two faults, missing offense and missing objective, the first is reported
      Given neither side is the offense yet
      And there is no objective
      When the position is put on the table
      Then it is refused under 4.0.1

    @14.2.2 @case:a-missing-objective-is-reported-before-a-line-off-the-map
    Scenario: Of two faults, missing objective and off-field line, the first is reported
      Given there is no objective
      And the line of scrimmage is 0
      When the position is put on the table
      Then it is refused under 14.2.2

  Rule: Faults of the snap and the markers

    @5.11.3.2 @case:a-snap-in-game-turn-1-is-reported-before-the-snap-game-turn
    Scenario: Of two faults, snap in Game-Turn 1 and wrong record, the first is reported
      Given it is the offense's movement in the Snap Game-Turn
      And the ball was snapped in Game-Turn 1
      When the position is put on the table
      Then it is refused under 5.11.3.2

    @13.1.A.choice @case:a-wrong-line-marker-on-the-table-is-reported-before-a-wrong-ball-marker
    Scenario: Of two faults, wrong line marker and wrong ball-play marker, the first is reported
      Given the offense has selected Aggressive Charge and Zone Defense
      When the position is put on the table
      Then it is refused under 13.1.A.choice

    @13.1.C.choice @case:a-wrong-ball-marker-is-reported-before-its-being-shown-too-early
    Scenario: Of two faults, offense's coverage marker and early showing, the first is reported
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense has selected Pass Blocking and Zone Defense
      And the offense has shown its ball-play marker
      When the position is put on the table
      Then it is refused under 13.1.C.choice

    @9.2.D.2 @case:a-crossing-before-the-snap-is-reported-before-a-throw-for-recovery
    Scenario: Of two faults, early crossing and early recovery roll, the first is reported
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the ball has been carried across the line
      And a throw for recovery has been made in this Game-Turn
      When the position is put on the table
      Then it is refused under 9.2.D.2

    @4.1.1 @case:a-man-of-nobody-in-the-snap-is-reported-before-missing-markers
    Scenario: Of two faults, unknown snapper and missing markers, the first is reported
      Given the ball was snapped by #98 to #12
      And the offense has selected nothing
      When the position is put on the table
      Then it is refused under 4.1.1

    @13.1.D.choice @case:a-wrong-coverage-marker-is-reported-before-a-ball-on-the-ground
    Scenario: Of two faults, wrong coverage marker and free ball, the first is reported
      Given the defense has selected Reaction Charge and Run Left
      And the ball lies on 1930
      When the position is put on the table
      Then it is refused under 13.1.D.choice

  Rule: Faults of the ball and the target hexes

    @4.3.1 @case:a-ball-on-the-ground-is-reported-before-target-hexes-off-the-map
    Scenario: Of two faults, free ball in play and off-map targets, the first is reported
      Given the ball lies on 1930
      And the target hexes read 9999 and 1640
      When the position is put on the table
      Then it is refused under 4.3.1

    @4.3.1 @case:a-ball-on-the-ground-is-reported-before-too-many-changes
    Scenario: Of two faults, free ball and too many play changes, the first is reported
      Given the ball lies on 1930
      And the play has been changed 3 times
      When the position is put on the table
      Then it is refused under 4.3.1

    @5.12.2.D @case:one-target-hex-recorded-twice-is-reported-before-too-many-changes
    Scenario: Of two faults, repeated target and too many play changes, the first is reported
      Given the target hexes read 1640 and 1640
      And the play has been changed 3 times
      When the position is put on the table
      Then it is refused under 5.12.2.D

    @5.12.2.D @case:target-hexes-before-the-snap-are-reported-before-a-caught-lateral
    Scenario: Of two faults, early target hexes and early lateral, the first is reported
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the target hexes read 1640 and 2240
      And a lateral has been caught
      When the position is put on the table
      Then it is refused under 5.12.2.D

    @9.1.C.1 @case:two-markers-of-one-man-are-reported-before-a-third-dummy
    Scenario: Of two faults, carrier with a dummy and third dummy, the first is reported
      Given the offense's #12 has a dummy ball
      And the offense's #36 has a dummy ball
      And the offense's #31 has a dummy ball
      When the position is put on the table
      Then it is refused under 9.1.C.1

    @4.3.1 @case:a-loose-ball-of-the-offense-is-reported-before-the-goal-line
    Scenario: Of two faults, loose ball's wrong phase and wrong hex, the first is reported
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the offense's #12 stands on 1461
      And it is the offense's movement in a Contact Game-Turn
      When the position is put on the table
      Then it is refused under 4.3.1

  Rule: Faults of the play since the snap

    @13.F.1 @case:a-hidden-ball-marker-is-reported-before-a-marker-that-forbids-passes
    Scenario: Of two faults, marker hidden during pass and wrong marker, the first is reported
      Given it is the offense's movement in a Pass Game-Turn
      And the offense has selected Pass Blocking and Run Right
      When the position is put on the table
      Then it is refused under 13.F.1

    @13.F.1 @case:after-a-forward-pass-a-hidden-marker-is-reported-before-a-marker-without-passes
    Scenario: Of two faults, marker hidden after pass and wrong marker, the first is reported
      Given a forward pass has been tried
      And the offense has selected Pass Blocking and Run Right
      When the position is put on the table
      Then it is refused under 13.F.1

    @9.4.Y.1 @case:an-ineligible-man-across-is-reported-before-a-crossing-with-a-hidden-marker
    Scenario: Of two faults, unrecorded crossing and hidden ball-play marker, the first is reported
      Given the offense's #65 stands on 1441
      And no record says that an ineligible man has crossed the line
      And the ball has been carried across the line
      When the position is put on the table
      Then it is refused under 9.4.Y.1

    @13.H.1 @case:too-many-changes-of-the-play-are-reported-before-a-hidden-marker
    Scenario: Of two faults, too many play changes and hidden marker, the first is reported
      Given the play has been changed 3 times
      When the position is put on the table
      Then it is refused under 13.H.1

    @3.1.1 @case:target-hexes-off-the-map-are-reported-before-one-hex-recorded-twice
    Scenario: Of two faults, targets off the map and equal targets, the first is reported
      Given the target hexes read 9999 and 9999
      When the position is put on the table
      Then it is refused under 3.1.1

    @9.4.R.2 @case:men-named-too-early-are-reported-before-an-ineligible-passer
    Scenario: Of two faults, passer named early and ineligible passer, the first is reported
      Given the offense is to throw a short pass
      And #36 is named to pass to #31
      When the position is put on the table
      Then it is refused under 9.4.R.2

    @9.0.proc.3.4 @case:a-lifted-ball-with-another-man-is-reported-before-dummies
    Scenario: Of two faults, passer without ball and third man's dummy, the first is reported
      Given the offense is to throw a long pass
      And the ball has been lifted from #12
      And the offense's #36 has the ball
      And the offense's #31 has a dummy ball
      When the position is put on the table
      Then it is refused under 9.0.proc.3.4

    @13.F.1 @case:a-hidden-ball-marker-is-reported-before-a-frozen-pass
    Scenario: Of two faults, hidden ball-play marker and forbidden pass, the first is reported
      Given it is the offense's movement in a Pass Game-Turn
      And the play was changed in this Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the position is put on the table
      Then it is refused under 13.F.1

    @9.4.R.1 @case:an-unannounced-forward-pass-is-reported-before-a-hidden-ball-marker
    Scenario: Of two faults, unannounced forward pass and hidden marker, the first is reported
      Given the reading TF-A42 is lateral-in-contact
      And the offense is to throw a short pass
      And the type of the Game-Turn reads contact
      And the offense has selected Pass Blocking and Forward Pass
      When the position is put on the table
      Then it is refused under 9.4.R.1

    @9.4.X.1 @case:an-ineligible-receiver-is-reported-before-a-ball-with-another-man
    Scenario: Of two faults, ineligible receiver and third man's ball, the first is reported
      Given the defense is to try an interception of the pass from #12 to #71
      And the defense's #89 stands on 1829
      And the offense's #36 has the ball
      When the position is put on the table
      Then it is refused under 9.4.X.1

  Rule: Faults of the movement

    @8.2.C @case:a-contacted-man-of-nobody-is-reported-before-points-of-nobody
    Scenario: Of two faults, unknown contacted man and unknown man's points, the first is reported
      Given the defense's #98 has been contacted in this phase
      And the offense's #98 has paid 3 points before this phase
      When the position is put on the table
      Then it is refused under 8.2.C

    @9.3.L.3 @case:three-hand-offs-are-reported-before-a-frozen-ball
    Scenario: Of two faults, third declared hand-off and frozen ball, the first is reported
      Given the play was changed in this Game-Turn
      And a hand-off from #12 to #36 has been declared
      And a hand-off from #12 to #31 has been declared
      And a hand-off from #12 to #21 has been declared
      When the position is put on the table
      Then it is refused under 9.3.L.3

    @7.1.C.1 @case:points-overspent-are-reported-before-a-missing-step
    Scenario: Of two faults, points above allowance and missing step, the first is reported
      Given the offense's #36 has spent 11 points since he stood on 1827
      When the position is put on the table
      Then it is refused under 7.1.C.1

    @7.1.A @case:a-missing-step-is-reported-before-a-man-who-passes-nobody
    Scenario: A man who passes through his starting hex is reported for his missing step
      Given the offense's #36 has spent 2 points since he stood on 1828
      And the offense's #36 is passing through going N
      When the position is put on the table
      Then it is refused under 7.1.A

    @8.2.C @case:a-contacted-man-of-nobody-is-reported-before-a-hand-off
    Scenario: Of two faults, unknown contacted man and hand-off to oneself, the first is reported
      Given the defense's #98 has been contacted in this phase
      And a hand-off from #12 to #12 has been declared
      When the position is put on the table
      Then it is refused under 8.2.C

    @13.H.3 @case:a-frozen-ball-is-reported-before-a-hand-off-to-nobody
    Scenario: Of two faults, frozen ball's hand-off and unknown recipient, the first is reported
      Given the play was changed in this Game-Turn
      And a hand-off from #12 to #60 has been declared
      When the position is put on the table
      Then it is refused under 13.H.3
