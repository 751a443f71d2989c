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
  Scenario: Only the missing offense is reported if the scenario is also wrong
    Given neither side is the offense yet
    And the scenario is of several plays
    When the position is put on the table
    Then it is refused under 4.0.1

  @4.0.1 @case:the-fault-sides-is-reported-before-the-fault-no-such-line
  Scenario: Only an offense before the coin toss is reported if the line is wrong
    Given the coin is to be tossed
    And home is the offense already
    And the line of scrimmage is 0
    When the position is put on the table
    Then it is refused under 4.0.1

  @3.32.11 @case:the-fault-no-such-line-is-reported-before-the-fault-single-play
  Scenario: Only a line on row 0 is reported if an injured man also returns
    Given the offense is to select its men
    And the line of scrimmage is 0
    And a man of the offense is to be brought back
    When the position is put on the table
    Then it is refused under 3.32.11

  @14.2.2 @case:the-fault-objective-is-reported-before-the-fault-single-play
  Scenario: Only a missing objective is reported if an injured man also comes back
    Given the offense is to select its men
    And there is no objective
    And a man of the offense is to be brought back
    When the position is put on the table
    Then it is refused under 14.2.2

  @14.2.2 @case:the-fault-no-such-objective-is-reported-before-the-fault-single-play
  Scenario: Only an objective of 0 is reported if an injured man also comes back
    Given the objective is 0 hexes
    And the offense is to select its men
    And a man of the offense is to be brought back
    When the position is put on the table
    Then it is refused under 14.2.2

  @14.2.2 @case:the-fault-several-plays-is-reported-before-the-fault-no-such-down
  Scenario: For a game of several plays, the objective roll is reported, not down 0
    Given the objective is to be rolled
    And the game has several plays
    And it is possession 3
    And it is down 0
    When the position is put on the table
    Then it is refused under 14.2.2

  @14.31.3 @case:the-fault-begun-already-is-reported-before-the-fault-no-such-down
  Scenario: Only a possession before the coin toss is reported if the down is 0
    Given the coin is to be tossed
    And the game has several plays
    And it is possession 3
    And it is down 0
    When the position is put on the table
    Then it is refused under 14.31.3

  @14.3.1 @case:the-fault-no-such-down-is-reported-before-the-fault-start
  Scenario: Only a down of 0 is reported if the first possession also began elsewhere
    Given the game has several plays
    And it is possession 3
    And it is down 0
    And it is possession 1
    And home has 0 Victory Points
    When the position is put on the table
    Then it is refused under 14.3.1

  @14.31.1 @case:the-fault-start-is-reported-before-the-fault-no-series-began-there
  Scenario: Only a first possession begun elsewhere is reported if the marker is also misplaced
    Given the game has several plays
    And it is possession 3
    And the First Down marker is on line 36
    And it is possession 1
    And home has 0 Victory Points
    When the position is put on the table
    Then it is refused under 14.31.1

  @14.32.4 @case:the-fault-no-series-began-there-is-reported-before-the-fault-farthest
  Scenario: Only a misplaced First Down marker is reported if the farthest line is wrong
    Given the game has several plays
    And it is possession 3
    And the First Down marker is on line 36
    And it is down 2
    And the farthest line of the possession is 29
    When the position is put on the table
    Then it is refused under 14.32.4

  @14.32.4 @case:the-fault-line-and-marker-is-reported-before-the-fault-farthest
  Scenario: Only a line at the marker is reported if the farthest line is wrong
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
  Scenario: Only a wrong farthest line is reported if there is one possession too many
    Given the game has several plays
    And it is down 1
    And the farthest line of the possession is 31
    And each seat has 2 possessions
    And it is possession 5
    When the position is put on the table
    Then it is refused under 14.33.2

  @14.35.2 @case:the-fault-no-such-possession-is-reported-before-the-fault-winner
  Scenario: Only a possession too many is reported if the points are also level
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
  Scenario: Only a win before the last possession is reported if points are too high
    Given the play is over, and home has won
    And the game has several plays
    And home has 4 Victory Points
    And it is possession 3
    And away has 61 Victory Points
    When the position is put on the table
    Then it is refused under 14.35.2

  @14.35.1 @case:the-fault-winner-is-reported-before-the-fault-too-many
  Scenario: Only a winner with fewer points is reported if points are too high
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
  Scenario: Only points before any finished possession are reported if an injured man is unknown
    Given the game has several plays
    And away is on offense
    And it is possession 2
    And away has 3 Victory Points
    And home may no longer use the offense's #99
    When the position is put on the table
    Then it is refused under 14.33.1

  @14.33.3 @case:the-fault-too-many-is-reported-before-the-fault-no-such-man
  Scenario: Only too many points are reported if an injured man is also unknown
    Given the game has several plays
    And it is possession 3
    And home has 61 Victory Points
    And home may no longer use the offense's #99
    When the position is put on the table
    Then it is refused under 14.33.3

  @14.33.2 @case:the-fault-below-the-least-is-reported-before-the-fault-no-such-man
  Scenario: Only points below 0 are reported if an injured man is also unknown
    Given the game has several plays
    And it is possession 3
    And home has -1 Victory Points
    And home may no longer use the offense's #99
    When the position is put on the table
    Then it is refused under 14.33.2

  @4.1.1 @case:the-fault-no-such-man-is-reported-before-the-fault-man-twice
  Scenario: Only a man outside the roster is reported if another is placed twice
    Given the defense is to place its men
    And the defense's #61 stands on 1931
    And the offense's #36 is missing from the position
    And the offense's #99 stands on 1436
    When the position is put on the table
    Then it is refused under 4.1.1

  @14.37.1 @case:the-fault-man-twice-is-reported-before-the-fault-men-left
  Scenario: Only an injured man listed twice is reported if too few men are left
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
  Scenario: Only an injured man who plays is reported if a defender is also missing
    Given the game has several plays
    And it is possession 3
    And home may no longer use the offense's #36
    And the defense's #5 is missing from the position
    When the position is put on the table
    Then it is refused under 14.37.1

  @T.contact.Dh.1 @case:the-fault-hit-and-neutralized-is-reported-before-the-fault-two-in-a-hex
  Scenario: Only a man both Hit and neutralized is reported if others share a hex
    Given the offense's #36 is Hit
    And the offense's #36 is neutralized 1
    And the offense's #36 stands on 1924
    And the offense's #31 stands on 1924
    When the position is put on the table
    Then it is refused under T.contact.Dh.1

  @4.2.2 @case:the-fault-over-the-line-is-reported-before-the-fault-contacted-before-the-snap
  Scenario: Only a man across the line before the snap is reported, not his Hit
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And the offense's #36 stands on 1432
    And the offense's #36 is Hit
    When the position is put on the table
    Then it is refused under 4.2.2

  @5.11.0 @case:the-fault-contacted-before-the-snap-is-reported-before-the-fault-two-in-a-hex
  Scenario: A Hit before the snap is reported although two defenders also share a hex
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And the offense's #36 is Hit
    And the defense's #5 stands on 1440
    And the defense's #89 stands on 1440
    When the position is put on the table
    Then it is refused under 5.11.0

  @3.32.6 @case:the-fault-not-at-this-stage-is-reported-before-the-fault-no-such-game-turn
  Scenario: Only a wrong type of Game-Turn is reported if the snap came too early
    Given the offense is to place its men
    And the type of the Game-Turn reads undecided
    And the ball was snapped in Game-Turn 1
    When the position is put on the table
    Then it is refused under 3.32.6

  @5.11.3.1 @case:the-fault-no-such-game-turn-is-reported-before-the-fault-not-next-to-the-line
  Scenario: Only a Game-Turn before the coin toss is reported if the snap is wrong
    Given the coin is to be tossed
    And it is Game-Turn 1
    And the ball was snapped from 1929
    When the position is put on the table
    Then it is refused under 5.11.3.1

  @4.2.5 @case:the-fault-four-have-been-is-reported-before-the-fault-not-next-to-the-line
  Scenario: Only a fifth Pre-Contact Game-Turn is reported if the ball is also misplaced
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And it is Game-Turn 5
    And the ball lies on 1925
    When the position is put on the table
    Then it is refused under 4.2.5

  @9.2.D.2 @case:the-fault-snap-is-reported-before-the-fault-snap-game-turn
  Scenario: Only a snap recorded too early is reported if its number is also wrong
    Given it is the offense's movement in the Snap Game-Turn
    And the ball was snapped in Game-Turn 2
    And the target hexes read 1640 and 2240
    And the offense is to call Game-Turn 3
    And the ball has been snapped already
    When the position is put on the table
    Then it is refused under 9.2.D.2

  @5.12.3.2 @case:the-fault-snap-game-turn-is-reported-before-the-fault-not-next-to-the-line
  Scenario: Only the snap's wrong Game-Turn is reported if its hex is also wrong
    Given it is the offense's movement in the Snap Game-Turn
    And the ball was snapped in Game-Turn 2
    And the target hexes read 1640 and 2240
    And the ball was snapped from 1929
    When the position is put on the table
    Then it is refused under 5.12.3.2

  @4.1.5 @case:the-fault-not-next-to-the-line-is-reported-before-the-fault-recipient
  Scenario: Only a snap from a wrong hex is reported if the snapper took it
    Given the ball was snapped from 1929
    And the ball was snapped by #12 to #12
    When the position is put on the table
    Then it is refused under 4.1.5

  @9.4.X.2 @case:the-fault-recipient-is-reported-before-the-fault-eligible-lineman
  Scenario: Only a snapper's snap to himself is reported if a lineman is wrongly recorded
    Given the ball was snapped by #12 to #12
    And the linemen of the offense were #71, #66, #51, #65 and #83
    When the position is put on the table
    Then it is refused under 9.4.X.2

  @13.1.A.linemen @case:the-fault-eligible-lineman-is-reported-before-the-fault-ball-not-down
  Scenario: Only an eligible man recorded as lineman is reported if a ball is down
    Given the linemen of the offense were #71, #66, #51, #65 and #83
    And the play is over, and home has won
    And the offense's #12 has the ball
    When the position is put on the table
    Then it is refused under 13.1.A.linemen

  @13.E.1 @case:the-fault-shown-before-the-snap-is-reported-before-the-fault-ball
  Scenario: Only a marker shown before the snap is reported if the ball is down
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And the offense has shown its ball-play marker
    And the ball is down on 1930
    When the position is put on the table
    Then it is refused under 13.E.1

  @4.3.1 @case:the-fault-ball-is-reported-before-the-fault-the-same-hex
  Scenario: Only a ball free during play is reported if a target is recorded twice
    Given the ball lies on 1930
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 4.3.1

  @4.1.5 @case:the-fault-not-placed-is-reported-before-the-fault-the-same-hex
  Scenario: Only a ball not yet placed is reported if a target is recorded twice
    Given the offense is in the huddle
    And the ball has not been placed
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 4.1.5

  @4.1.2 @case:the-fault-placed-too-early-is-reported-before-the-fault-the-same-hex
  Scenario: Only a ball before the coin toss is reported if a target is repeated
    Given the coin is to be tossed
    And the ball lies on 1930
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 4.1.2

  @9.1.C.1 @case:the-fault-two-markers-is-reported-before-the-fault-the-same-hex
  Scenario: Only a carrier with a dummy is reported if a target is recorded twice
    Given the offense's #36 has a dummy ball
    And the offense's #12 has a dummy ball
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 9.1.C.1

  @9.1.C.1 @case:the-fault-carrier-not-there-is-reported-before-the-fault-the-same-hex
  Scenario: A dummy of an absent man is reported although two targets are also equal
    Given the offense's #36 has a dummy ball
    And the offense's #36 is off the field
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 9.1.C.1

  @5.13.1.B.1 @case:the-fault-pass-is-reported-before-the-fault-marker-not-shown
  Scenario: Only a pass in a Contact Game-Turn is reported if a marker is hidden
    Given a lateral pass is announced, and its target reads nowhere
    And the ball has been carried across the line
    And the offense has selected Aggressive Blocking and Forward Pass
    When the position is put on the table
    Then it is refused under 5.13.1.B.1

  @5.13.1.B.2 @case:the-fault-not-one-of-the-two-is-reported-before-the-fault-length
  Scenario: Only a pass at an unrecorded hex is reported if its length is wrong
    Given it is the offense's movement in a Pass Game-Turn
    And a forward pass is announced, and its target reads 1641
    And the length of the pass reads long
    When the position is put on the table
    Then it is refused under 5.13.1.B.2

  @5.13.2.D @case:the-fault-length-is-reported-before-the-fault-marker-not-shown
  Scenario: Only a wrong pass length is reported if the ball-play marker is also hidden
    Given it is the offense's movement in a Pass Game-Turn
    And the length of the pass reads long
    And the ball has been carried across the line
    And the offense has selected Aggressive Blocking and Forward Pass
    When the position is put on the table
    Then it is refused under 5.13.2.D

  @9.4.S.3 @case:the-fault-forward-pass-thrown-is-reported-before-the-fault-ineligible-across
  Scenario: Only a pass without its record is reported if an ineligible man also crossed
    Given it is the defense's movement in a Pass Game-Turn
    And #12 is named to pass to #36
    And the length of the pass reads thrown
    And the offense's #36 has the ball
    And the offense's #71 stands on 1740
    And no record says that an ineligible man has crossed the line
    When the position is put on the table
    Then it is refused under 9.4.S.3

  @9.4.Y.1 @case:the-fault-ineligible-across-is-reported-before-the-fault-changes
  Scenario: Only an ineligible man's unrecorded crossing is reported if play changes are too many
    Given the offense's #71 stands on 1740
    And no record says that an ineligible man has crossed the line
    And it is Game-Turn 4
    And the offense has shown its ball-play marker
    And the play has been changed 1 times
    When the position is put on the table
    Then it is refused under 9.4.Y.1

  @13.H.1 @case:the-fault-changes-is-reported-before-the-fault-shown-without-a-forward-pass
  Scenario: Only too many play changes are reported if the coverage marker is shown
    Given it is Game-Turn 4
    And the offense has shown its ball-play marker
    And the play has been changed 1 times
    And the defense has shown its coverage marker
    When the position is put on the table
    Then it is refused under 13.H.1

  @7.1.E @case:the-fault-active-without-an-act-is-reported-before-the-fault-no-such-opponent
  Scenario: Only a moving man's inaction is reported if his contact is also wrong
    Given it is the offense's movement in a Contact Game-Turn
    And the offense's #36 is the man being moved
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 7.1.E

  @7.1.A @case:the-fault-elsewhere-without-a-step-is-reported-before-the-fault-too-far
  Scenario: Only an unrecorded step is reported if the move is also too long
    Given the offense's #36 stands on 1440
    And the offense's #36 has spent 0 points since he stood on 1438
    And the offense's #36 has entered a hex
    And the offense's #36 has spent 2 points since he stood on 1827
    When the position is put on the table
    Then it is refused under 7.1.A

  @7.1.C.1 @case:the-fault-too-far-is-reported-before-the-fault-no-such-opponent
  Scenario: Only a move longer than its points is reported if a contact is wrong
    Given the offense's #36 stands on 1440
    And the offense's #36 has spent 0 points since he stood on 1438
    And the offense's #36 has entered a hex
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 7.1.C.1

  @7.2.F.2.2 @case:the-fault-passes-nobody-is-reported-before-the-fault-no-such-opponent
  Scenario: Only a man passing through without moving is reported, not his wrong contact
    Given the offense's #36 stands on 1440
    And the defense's #5 stands on 1440
    And the offense's #36 has spent 3 points since he stood on 1439
    And the offense's #36 has entered a hex
    And the offense's #36 is passing through going N
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 7.2.F.2.2

  @7.2.F.4 @case:the-fault-cannot-come-out-is-reported-before-the-fault-no-such-opponent
  Scenario: Only a man stuck in a passed-through hex is reported, not his wrong contact
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
  Scenario: Only a contact by a man's own side is reported, not his impossible motion
    Given it is the offense's movement in a Contact Game-Turn
    And the offense's #36 is in motion
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 8.2.C
