Feature: The order in which faults of a position are reported
  Where two things are wrong with a position, the one that stands first in the order of blame is reported.

  Background: The position that every case begins from
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  @4.0.1 @case:the-fault-sides-is-reported-before-the-fault-another-scenario
  Scenario: Of two faults, missing offense and wrong scenario, the first is reported
    Given neither side is the offense yet
    And the scenario is of several plays
    When the position is put on the table
    Then it is refused under 4.0.1

  @4.0.1 @case:the-fault-sides-is-reported-before-the-fault-no-such-line
  Scenario: Of two faults, offense before coin toss and wrong line, the first is reported
    Given the coin is to be tossed
    And home is the offense already
    And the line of scrimmage is 0
    When the position is put on the table
    Then it is refused under 4.0.1

  @3.32.11 @case:the-fault-no-such-line-is-reported-before-the-fault-single-play
  Scenario: Of two faults, scrimmage line 0 and injured man's return, the first is reported
    Given the offense is to select its men
    And the line of scrimmage is 0
    And a man of the offense is to be brought back
    When the position is put on the table
    Then it is refused under 3.32.11

  @14.2.2 @case:the-fault-objective-is-reported-before-the-fault-single-play
  Scenario: Of two faults, missing objective and injured man's return, the first is reported
    Given the offense is to select its men
    And there is no objective
    And a man of the offense is to be brought back
    When the position is put on the table
    Then it is refused under 14.2.2

  @14.2.2 @case:the-fault-no-such-objective-is-reported-before-the-fault-single-play
  Scenario: Of two faults, objective of 0 and injured man's return, the first is reported
    Given the objective is 0 hexes
    And the offense is to select its men
    And a man of the offense is to be brought back
    When the position is put on the table
    Then it is refused under 14.2.2

  @14.2.2 @case:the-fault-several-plays-is-reported-before-the-fault-no-such-down
  Scenario: Of two faults, forbidden objective roll and down 0, the first is reported
    Given the objective is to be rolled
    And the game has several plays
    And it is possession 3
    And it is down 0
    When the position is put on the table
    Then it is refused under 14.2.2

  @14.31.3 @case:the-fault-begun-already-is-reported-before-the-fault-no-such-down
  Scenario: Of two faults, possession before coin toss and down 0, the first is reported
    Given the coin is to be tossed
    And the game has several plays
    And it is possession 3
    And it is down 0
    When the position is put on the table
    Then it is refused under 14.31.3

  @14.3.1 @case:the-fault-no-such-down-is-reported-before-the-fault-start
  Scenario: Of two faults, down 0 and misplaced first possession, the first is reported
    Given the game has several plays
    And it is possession 3
    And it is down 0
    And it is possession 1
    And home has 0 Victory Points
    When the position is put on the table
    Then it is refused under 14.3.1

  @14.31.1 @case:the-fault-start-is-reported-before-the-fault-no-series-began-there
  Scenario: Of two faults, misplaced first possession and misplaced marker, the first is reported
    Given the game has several plays
    And it is possession 3
    And the First Down marker is on line 36
    And it is possession 1
    And home has 0 Victory Points
    When the position is put on the table
    Then it is refused under 14.31.1

  @14.32.4 @case:the-fault-no-series-began-there-is-reported-before-the-fault-farthest
  Scenario: Of two faults, misplaced First Down marker and wrong line, the first is reported
    Given the game has several plays
    And it is possession 3
    And the First Down marker is on line 36
    And it is down 2
    And the farthest line of the possession is 29
    When the position is put on the table
    Then it is refused under 14.32.4

  @14.32.4 @case:the-fault-line-and-marker-is-reported-before-the-fault-farthest
  Scenario: Of two faults, line at marker and wrong farthest line, the first is reported
    Given the game has several plays
    And it is possession 3
    And it is down 2
    And the possession began on line 23
    And the First Down marker is on line 30
    And it is down 1
    And the farthest line of the possession is 31
    When the position is put on the table
    Then it is refused under 14.32.4

  @14.33.2 @case:the-fault-farthest-is-reported-before-the-fault-no-such-possession
  Scenario: Of two faults, wrong farthest line and extra possession, the first is reported
    Given the game has several plays
    And it is down 1
    And the farthest line of the possession is 31
    And each seat has 2 possessions
    And it is possession 5
    When the position is put on the table
    Then it is refused under 14.33.2

  @14.35.2 @case:the-fault-no-such-possession-is-reported-before-the-fault-winner
  Scenario: Of two faults, extra possession and win at level points, the first is reported
    Given the play is over, and home has won
    And the game has several plays
    And away is on offense
    And it is possession 4
    And home has 60 Victory Points
    And away has 60 Victory Points
    And each seat has 2 possessions
    And it is possession 5
    When the position is put on the table
    Then it is refused under 14.35.2

  @14.35.2 @case:the-fault-not-an-equal-number-is-reported-before-the-fault-too-many
  Scenario: Of two faults, early win and too many points, the first is reported
    Given the play is over, and home has won
    And the game has several plays
    And home has 4 Victory Points
    And it is possession 3
    And away has 61 Victory Points
    When the position is put on the table
    Then it is refused under 14.35.2

  @14.35.1 @case:the-fault-winner-is-reported-before-the-fault-too-many
  Scenario: Of two faults, winner with fewer points and excess points, the first is reported
    Given the play is over, and away has won
    And the game has several plays
    And away is on offense
    And it is possession 4
    And home has 60 Victory Points
    And away has 60 Victory Points
    And home has 121 Victory Points
    When the position is put on the table
    Then it is refused under 14.35.1

  @14.33.1 @case:the-fault-no-possession-yet-is-reported-before-the-fault-no-such-man
  Scenario: Of two faults, points before any possession and unknown injury, the first is reported
    Given the game has several plays
    And away is on offense
    And it is possession 2
    And away has 3 Victory Points
    And home may no longer use the offense's #99
    When the position is put on the table
    Then it is refused under 14.33.1

  @14.33.3 @case:the-fault-too-many-is-reported-before-the-fault-no-such-man
  Scenario: Of two faults, too many points and unknown injured man, the first is reported
    Given the game has several plays
    And it is possession 3
    And home has 61 Victory Points
    And home may no longer use the offense's #99
    When the position is put on the table
    Then it is refused under 14.33.3

  @14.33.2 @case:the-fault-below-the-least-is-reported-before-the-fault-no-such-man
  Scenario: Of two faults, negative points and unknown injured man, the first is reported
    Given the game has several plays
    And it is possession 3
    And home has -1 Victory Points
    And home may no longer use the offense's #99
    When the position is put on the table
    Then it is refused under 14.33.2

  @4.1.1 @case:the-fault-no-such-man-is-reported-before-the-fault-man-twice
  Scenario: Of two faults, man outside roster and man placed twice, the first is reported
    Given the defense is to place its men
    And the defense's #61 stands on 1931
    And the offense's #36 is missing from the position
    And the offense's #99 stands on 1436
    When the position is put on the table
    Then it is refused under 4.1.1

  @14.37.1 @case:the-fault-man-twice-is-reported-before-the-fault-men-left
  Scenario: Of two faults, injured man listed twice and missing men, the first is reported
    Given the game has several plays
    And home may no longer use the offense's #60
    And the offense is to select its men
    And it is possession 3
    And the ball lies on 1930
    And all men of the offense except its eleven are out of the game for home
    And home may no longer use the offense's #36
    When the position is put on the table
    Then it is refused under 14.37.1

  @14.37.1 @case:the-fault-injured-before-is-reported-before-the-fault-not-eleven
  Scenario: Of two faults, injured man who plays and missing defender, the first is reported
    Given the game has several plays
    And it is possession 3
    And home may no longer use the offense's #36
    And the defense's #5 is missing from the position
    When the position is put on the table
    Then it is refused under 14.37.1

  @T.contact.Dh.1 @case:the-fault-hit-and-neutralized-is-reported-before-the-fault-two-in-a-hex
  Scenario: Of two faults, Hit, neutralized man and shared hex, the first is reported
    Given the offense's #36 is Hit
    And the offense's #36 is neutralized 1
    And the offense's #36 stands on 1924
    And the offense's #31 stands on 1924
    When the position is put on the table
    Then it is refused under T.contact.Dh.1

  @4.2.2 @case:the-fault-over-the-line-is-reported-before-the-fault-contacted-before-the-snap
  Scenario: Of two faults, man's early crossing and early Hit, the first is reported
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And the offense's #36 stands on 1432
    And the offense's #36 is Hit
    When the position is put on the table
    Then it is refused under 4.2.2

  @5.11.0 @case:the-fault-contacted-before-the-snap-is-reported-before-the-fault-two-in-a-hex
  Scenario: Of two faults, Hit before the snap and shared hex, the first is reported
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And the offense's #36 is Hit
    And the defense's #5 stands on 1440
    And the defense's #89 stands on 1440
    When the position is put on the table
    Then it is refused under 5.11.0

  @3.32.6 @case:the-fault-not-at-this-stage-is-reported-before-the-fault-no-such-game-turn
  Scenario: Of two faults, wrong Game-Turn type and early snap, the first is reported
    Given the offense is to place its men
    And the type of the Game-Turn reads undecided
    And the ball was snapped in Game-Turn 1
    When the position is put on the table
    Then it is refused under 3.32.6

  @5.11.3.1 @case:the-fault-no-such-game-turn-is-reported-before-the-fault-not-next-to-the-line
  Scenario: Of two faults, Game-Turn before coin toss and wrong snap, the first is reported
    Given the coin is to be tossed
    And it is Game-Turn 1
    And the ball was snapped from 1929
    When the position is put on the table
    Then it is refused under 5.11.3.1

  @4.2.5 @case:the-fault-four-have-been-is-reported-before-the-fault-not-next-to-the-line
  Scenario: Of two faults, fifth Pre-Contact Game-Turn and misplaced ball, the first is reported
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And it is Game-Turn 5
    And the ball lies on 1925
    When the position is put on the table
    Then it is refused under 4.2.5

  @9.2.D.2 @case:the-fault-snap-is-reported-before-the-fault-snap-game-turn
  Scenario: Of two faults, snap recorded early and wrong snap number, the first is reported
    Given it is the offense's movement in the Snap Game-Turn
    And the ball was snapped in Game-Turn 2
    And the target hexes read 1640 and 2240
    And the offense is to call Game-Turn 3
    And the ball has been snapped already
    When the position is put on the table
    Then it is refused under 9.2.D.2

  @5.12.3.2 @case:the-fault-snap-game-turn-is-reported-before-the-fault-not-next-to-the-line
  Scenario: Of two faults, snap's wrong Game-Turn and wrong hex, the first is reported
    Given it is the offense's movement in the Snap Game-Turn
    And the ball was snapped in Game-Turn 2
    And the target hexes read 1640 and 2240
    And the ball was snapped from 1929
    When the position is put on the table
    Then it is refused under 5.12.3.2

  @4.1.5 @case:the-fault-not-next-to-the-line-is-reported-before-the-fault-recipient
  Scenario: Of two faults, snap from wrong hex and wrong recipient, the first is reported
    Given the ball was snapped from 1929
    And the ball was snapped by #12 to #12
    When the position is put on the table
    Then it is refused under 4.1.5

  @9.4.X.2 @case:the-fault-recipient-is-reported-before-the-fault-eligible-lineman
  Scenario: Of two faults, snap to oneself and wrong lineman, the first is reported
    Given the ball was snapped by #12 to #12
    And the linemen of the offense were #71, #66, #51, #65 and #83
    When the position is put on the table
    Then it is refused under 9.4.X.2

  @13.1.A.linemen @case:the-fault-eligible-lineman-is-reported-before-the-fault-ball-not-down
  Scenario: Of two faults, eligible man as lineman and downed ball, the first is reported
    Given the linemen of the offense were #71, #66, #51, #65 and #83
    And the play is over, and home has won
    And the offense's #12 has the ball
    When the position is put on the table
    Then it is refused under 13.1.A.linemen

  @13.E.1 @case:the-fault-shown-before-the-snap-is-reported-before-the-fault-ball
  Scenario: Of two faults, early shown marker and downed ball, the first is reported
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And the offense has shown its ball-play marker
    And the ball is down on 1930
    When the position is put on the table
    Then it is refused under 13.E.1

  @4.3.1 @case:the-fault-ball-is-reported-before-the-fault-the-same-hex
  Scenario: Of two faults, free ball in play and repeated target, the first is reported
    Given the ball lies on 1930
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 4.3.1

  @4.1.5 @case:the-fault-not-placed-is-reported-before-the-fault-the-same-hex
  Scenario: Of two faults, unplaced ball and repeated target, the first is reported
    Given the offense is in the huddle
    And the ball has not been placed
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 4.1.5

  @4.1.2 @case:the-fault-placed-too-early-is-reported-before-the-fault-the-same-hex
  Scenario: Of two faults, ball before coin toss and repeated target, the first is reported
    Given the coin is to be tossed
    And the ball lies on 1930
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 4.1.2

  @9.1.C.1 @case:the-fault-two-markers-is-reported-before-the-fault-the-same-hex
  Scenario: Of two faults, carrier with a dummy and repeated target, the first is reported
    Given the offense's #36 has a dummy ball
    And the offense's #12 has a dummy ball
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 9.1.C.1

  @9.1.C.1 @case:the-fault-carrier-not-there-is-reported-before-the-fault-the-same-hex
  Scenario: Of two faults, absent man's dummy and repeated target, the first is reported
    Given the offense's #36 has a dummy ball
    And the offense's #36 is off the field
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 9.1.C.1

  @5.13.1.B.1 @case:the-fault-pass-is-reported-before-the-fault-marker-not-shown
  Scenario: Of two faults, pass out of turn and hidden marker, the first is reported
    Given a lateral pass is announced, and its target reads nowhere
    And the ball has been carried across the line
    And the offense has selected Aggressive Blocking and Forward Pass
    When the position is put on the table
    Then it is refused under 5.13.1.B.1

  @5.13.1.B.2 @case:the-fault-not-one-of-the-two-is-reported-before-the-fault-length
  Scenario: Of two faults, pass's unrecorded target and wrong length, the first is reported
    Given it is the offense's movement in a Pass Game-Turn
    And a forward pass is announced, and its target reads 1641
    And the length of the pass reads long
    When the position is put on the table
    Then it is refused under 5.13.1.B.2

  @5.13.2.D @case:the-fault-length-is-reported-before-the-fault-marker-not-shown
  Scenario: Of two faults, wrong pass length and hidden marker, the first is reported
    Given it is the offense's movement in a Pass Game-Turn
    And the length of the pass reads long
    And the ball has been carried across the line
    And the offense has selected Aggressive Blocking and Forward Pass
    When the position is put on the table
    Then it is refused under 5.13.2.D

  @9.4.S.3 @case:the-fault-forward-pass-thrown-is-reported-before-the-fault-ineligible-across
  Scenario: Of two faults, unrecorded pass and ineligible man's crossing, the first is reported
    Given it is the defense's movement in a Pass Game-Turn
    And #12 is named to pass to #36
    And the length of the pass reads thrown
    And the offense's #36 has the ball
    And the offense's #71 stands on 1740
    And no record says that an ineligible man has crossed the line
    When the position is put on the table
    Then it is refused under 9.4.S.3

  @9.4.Y.1 @case:the-fault-ineligible-across-is-reported-before-the-fault-changes
  Scenario: Of two faults, unrecorded crossing and too many play changes, the first is reported
    Given the offense's #71 stands on 1740
    And no record says that an ineligible man has crossed the line
    And it is Game-Turn 4
    And the offense has shown its ball-play marker
    And the play has been changed 1 times
    When the position is put on the table
    Then it is refused under 9.4.Y.1

  @13.H.1 @case:the-fault-changes-is-reported-before-the-fault-shown-without-a-forward-pass
  Scenario: Of two faults, too many play changes and shown coverage, the first is reported
    Given it is Game-Turn 4
    And the offense has shown its ball-play marker
    And the play has been changed 1 times
    And the defense has shown its coverage marker
    When the position is put on the table
    Then it is refused under 13.H.1

  @7.1.E @case:the-fault-active-without-an-act-is-reported-before-the-fault-no-such-opponent
  Scenario: Of two faults, moving man's inaction and wrong contact, the first is reported
    Given it is the offense's movement in a Contact Game-Turn
    And the offense's #36 is the man being moved
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 7.1.E

  @7.1.A @case:the-fault-elsewhere-without-a-step-is-reported-before-the-fault-too-far
  Scenario: Of two faults, unrecorded step and too long move, the first is reported
    Given the offense's #36 stands on 1440
    And the offense's #36 has spent 0 points since he stood on 1438
    And the offense's #36 has entered a hex
    And the offense's #36 has spent 2 points since he stood on 1827
    When the position is put on the table
    Then it is refused under 7.1.A

  @7.1.C.1 @case:the-fault-too-far-is-reported-before-the-fault-no-such-opponent
  Scenario: Of two faults, too long move and wrong contact, the first is reported
    Given the offense's #36 stands on 1440
    And the offense's #36 has spent 0 points since he stood on 1438
    And the offense's #36 has entered a hex
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 7.1.C.1

  @7.2.F.2.2 @case:the-fault-passes-nobody-is-reported-before-the-fault-no-such-opponent
  Scenario: Of two faults, unmoved man's passage and wrong contact, the first is reported
    Given the offense's #36 stands on 1440
    And the defense's #5 stands on 1440
    And the offense's #36 has spent 3 points since he stood on 1439
    And the offense's #36 has entered a hex
    And the offense's #36 is passing through going N
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 7.2.F.2.2

  @7.2.F.4 @case:the-fault-cannot-come-out-is-reported-before-the-fault-no-such-opponent
  Scenario: Of two faults, passing man's missing exit and wrong contact, the first is reported
    Given the offense's #36 stands on 1440
    And the defense's #5 stands on 1440
    And the offense's #36 has spent 3 points since he stood on 1439
    And the offense's #36 has entered a hex
    And the offense's #36 is the man being moved
    And the offense's #36 is passing through going N
    And the offense's #36 is neutralized 1
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 7.2.F.4

  @8.2.C @case:the-fault-no-such-opponent-is-reported-before-the-fault-cannot-be-in-motion
  Scenario: Of two faults, contact by a team-mate and wrong motion, the first is reported
    Given it is the offense's movement in a Contact Game-Turn
    And the offense's #36 is in motion
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 8.2.C
