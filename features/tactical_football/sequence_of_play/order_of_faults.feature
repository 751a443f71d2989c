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
  Scenario: A check reports that neither side is the offense, not a wrong scenario
    Given neither side is the offense yet
    And the scenario is of several plays
    When the position is put on the table
    Then it is refused under 4.0.1

  @4.0.1 @case:the-fault-sides-is-reported-before-the-fault-no-such-line
  Scenario: A check reports an offense before the coin toss, not a wrong line
    Given the coin is to be tossed
    And home is the offense already
    And the line of scrimmage is 0
    When the position is put on the table
    Then it is refused under 4.0.1

  @3.32.11 @case:the-fault-no-such-line-is-reported-before-the-fault-single-play
  Scenario: A line of scrimmage on row 0 is reported, not an injured man's return
    Given the offense is to select its men
    And the line of scrimmage is 0
    And a man of the offense is to be brought back
    When the position is put on the table
    Then it is refused under 3.32.11

  @14.2.2 @case:the-fault-objective-is-reported-before-the-fault-single-play
  Scenario: A missing objective is reported, not that an injured man comes back
    Given the offense is to select its men
    And there is no objective
    And a man of the offense is to be brought back
    When the position is put on the table
    Then it is refused under 14.2.2

  @14.2.2 @case:the-fault-no-such-objective-is-reported-before-the-fault-single-play
  Scenario: An objective of 0 is reported, not that an injured man comes back
    Given the objective is 0 hexes
    And the offense is to select its men
    And a man of the offense is to be brought back
    When the position is put on the table
    Then it is refused under 14.2.2

  @14.2.2 @case:the-fault-several-plays-is-reported-before-the-fault-no-such-down
  Scenario: An objective roll in several plays is reported, not that the down is 0
    Given the objective is to be rolled
    And the game has several plays
    And it is possession 3
    And it is down 0
    When the position is put on the table
    Then it is refused under 14.2.2

  @14.31.3 @case:the-fault-begun-already-is-reported-before-the-fault-no-such-down
  Scenario: A third possession before the coin toss is reported, not the down 0
    Given the coin is to be tossed
    And the game has several plays
    And it is possession 3
    And it is down 0
    When the position is put on the table
    Then it is refused under 14.31.3

  @14.3.1 @case:the-fault-no-such-down-is-reported-before-the-fault-start
  Scenario: A down of 0 is reported, not that the first possession began elsewhere
    Given the game has several plays
    And it is possession 3
    And it is down 0
    And it is possession 1
    And home has 0 Victory Points
    When the position is put on the table
    Then it is refused under 14.3.1

  @14.31.1 @case:the-fault-start-is-reported-before-the-fault-no-series-began-there
  Scenario: A first possession begun elsewhere is reported, not the misplaced First Down marker
    Given the game has several plays
    And it is possession 3
    And the First Down marker is on line 36
    And it is possession 1
    And home has 0 Victory Points
    When the position is put on the table
    Then it is refused under 14.31.1

  @14.32.4 @case:the-fault-no-series-began-there-is-reported-before-the-fault-farthest
  Scenario: A misplaced First Down marker is reported, not the possession's wrong farthest line
    Given the game has several plays
    And it is possession 3
    And the First Down marker is on line 36
    And it is down 2
    And the farthest line of the possession is 29
    When the position is put on the table
    Then it is refused under 14.32.4

  @14.32.4 @case:the-fault-line-and-marker-is-reported-before-the-fault-farthest
  Scenario: A line at the First Down marker is reported, not the wrong farthest line
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
  Scenario: A wrong farthest line is reported, not that the possession is one too many
    Given the game has several plays
    And it is down 1
    And the farthest line of the possession is 31
    And each seat has 2 possessions
    And it is possession 5
    When the position is put on the table
    Then it is refused under 14.33.2

  @14.35.2 @case:the-fault-no-such-possession-is-reported-before-the-fault-winner
  Scenario: A possession too many is reported, not that the points are level
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
  Scenario: A win before the last possession is reported, not that points are too high
    Given the play is over, and home has won
    And the game has several plays
    And home has 4 Victory Points
    And it is possession 3
    And away has 61 Victory Points
    When the position is put on the table
    Then it is refused under 14.35.2

  @14.35.1 @case:the-fault-winner-is-reported-before-the-fault-too-many
  Scenario: A winner with fewer points is reported, not that points are too high
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
  Scenario: Points before any finished possession are reported, not an injured man outside the roster
    Given the game has several plays
    And away is on offense
    And it is possession 2
    And away has 3 Victory Points
    And home may no longer use the offense's #99
    When the position is put on the table
    Then it is refused under 14.33.1

  @14.33.3 @case:the-fault-too-many-is-reported-before-the-fault-no-such-man
  Scenario: Too many points are reported, not an injured man outside the roster
    Given the game has several plays
    And it is possession 3
    And home has 61 Victory Points
    And home may no longer use the offense's #99
    When the position is put on the table
    Then it is refused under 14.33.3

  @14.33.2 @case:the-fault-below-the-least-is-reported-before-the-fault-no-such-man
  Scenario: Points below 0 are reported, not an injured man outside the roster
    Given the game has several plays
    And it is possession 3
    And home has -1 Victory Points
    And home may no longer use the offense's #99
    When the position is put on the table
    Then it is refused under 14.33.2

  @4.1.1 @case:the-fault-no-such-man-is-reported-before-the-fault-man-twice
  Scenario: A man outside the roster is reported, not a man who is placed twice
    Given the defense is to place its men
    And the defense's #61 stands on 1931
    And the offense's #36 is missing from the position
    And the offense's #99 stands on 1436
    When the position is put on the table
    Then it is refused under 4.1.1

  @14.37.1 @case:the-fault-man-twice-is-reported-before-the-fault-men-left
  Scenario: An injured man listed twice is reported, not that fewer than eleven are left
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
  Scenario: An injured man who plays is reported, not that a defender is missing
    Given the game has several plays
    And it is possession 3
    And home may no longer use the offense's #36
    And the defense's #5 is missing from the position
    When the position is put on the table
    Then it is refused under 14.37.1

  @T.contact.Dh.1 @case:the-fault-hit-and-neutralized-is-reported-before-the-fault-two-in-a-hex
  Scenario: A man both Hit and neutralized is reported, not two men in one hex
    Given the offense's #36 is Hit
    And the offense's #36 is neutralized 1
    And the offense's #36 stands on 1924
    And the offense's #31 stands on 1924
    When the position is put on the table
    Then it is refused under T.contact.Dh.1

  @4.2.2 @case:the-fault-over-the-line-is-reported-before-the-fault-contacted-before-the-snap
  Scenario: Before the snap, a man across the line is reported, not his Hit
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And the offense's #36 stands on 1432
    And the offense's #36 is Hit
    When the position is put on the table
    Then it is refused under 4.2.2

  @5.11.0 @case:the-fault-contacted-before-the-snap-is-reported-before-the-fault-two-in-a-hex
  Scenario: A Hit before the snap is reported, not two defenders in one hex
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And the offense's #36 is Hit
    And the defense's #5 stands on 1440
    And the defense's #89 stands on 1440
    When the position is put on the table
    Then it is refused under 5.11.0

  @3.32.6 @case:the-fault-not-at-this-stage-is-reported-before-the-fault-no-such-game-turn
  Scenario: A wrong type of Game-Turn is reported, not that the snap came too early
    Given the offense is to place its men
    And the type of the Game-Turn reads undecided
    And the ball was snapped in Game-Turn 1
    When the position is put on the table
    Then it is refused under 3.32.6

  @5.11.3.1 @case:the-fault-no-such-game-turn-is-reported-before-the-fault-not-next-to-the-line
  Scenario: A Game-Turn before the coin toss is reported, not the snap's wrong hex
    Given the coin is to be tossed
    And it is Game-Turn 1
    And the ball was snapped from 1929
    When the position is put on the table
    Then it is refused under 5.11.3.1

  @4.2.5 @case:the-fault-four-have-been-is-reported-before-the-fault-not-next-to-the-line
  Scenario: A fifth Pre-Contact Game-Turn is reported, not that the ball lies off the line
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And it is Game-Turn 5
    And the ball lies on 1925
    When the position is put on the table
    Then it is refused under 4.2.5

  @9.2.D.2 @case:the-fault-snap-is-reported-before-the-fault-snap-game-turn
  Scenario: A snap recorded before the Snap Game-Turn is reported, not its wrong number
    Given it is the offense's movement in the Snap Game-Turn
    And the ball was snapped in Game-Turn 2
    And the target hexes read 1640 and 2240
    And the offense is to call Game-Turn 3
    And the ball has been snapped already
    When the position is put on the table
    Then it is refused under 9.2.D.2

  @5.12.3.2 @case:the-fault-snap-game-turn-is-reported-before-the-fault-not-next-to-the-line
  Scenario: A wrong number of the Snap Game-Turn is reported, not the snap's wrong hex
    Given it is the offense's movement in the Snap Game-Turn
    And the ball was snapped in Game-Turn 2
    And the target hexes read 1640 and 2240
    And the ball was snapped from 1929
    When the position is put on the table
    Then it is refused under 5.12.3.2

  @4.1.5 @case:the-fault-not-next-to-the-line-is-reported-before-the-fault-recipient
  Scenario: A snap from a wrong hex is reported, not that the snapper took it
    Given the ball was snapped from 1929
    And the ball was snapped by #12 to #12
    When the position is put on the table
    Then it is refused under 4.1.5

  @9.4.X.2 @case:the-fault-recipient-is-reported-before-the-fault-eligible-lineman
  Scenario: A snap that the snapper took himself is reported, not a wrongly recorded lineman
    Given the ball was snapped by #12 to #12
    And the linemen of the offense were #71, #66, #51, #65 and #83
    When the position is put on the table
    Then it is refused under 9.4.X.2

  @13.1.A.linemen @case:the-fault-eligible-lineman-is-reported-before-the-fault-ball-not-down
  Scenario: An eligible man recorded as lineman is reported, not a ball still carried
    Given the linemen of the offense were #71, #66, #51, #65 and #83
    And the play is over, and home has won
    And the offense's #12 has the ball
    When the position is put on the table
    Then it is refused under 13.1.A.linemen

  @13.E.1 @case:the-fault-shown-before-the-snap-is-reported-before-the-fault-ball
  Scenario: A marker shown before the snap is reported, not that the ball is down
    Given it is the offense's movement in a Pre-Contact Game-Turn
    And the offense has shown its ball marker
    And the ball is down on 1930
    When the position is put on the table
    Then it is refused under 13.E.1

  @4.3.1 @case:the-fault-ball-is-reported-before-the-fault-the-same-hex
  Scenario: A ball that lies free during play is reported, not a target recorded twice
    Given the ball lies on 1930
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 4.3.1

  @4.1.5 @case:the-fault-not-placed-is-reported-before-the-fault-the-same-hex
  Scenario: A ball not placed yet is reported, not a target hex recorded twice
    Given the offense is in the huddle
    And the ball has not been placed
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 4.1.5

  @4.1.2 @case:the-fault-placed-too-early-is-reported-before-the-fault-the-same-hex
  Scenario: A ball placed before the coin toss is reported, not a target recorded twice
    Given the coin is to be tossed
    And the ball lies on 1930
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 4.1.2

  @9.1.C.1 @case:the-fault-two-markers-is-reported-before-the-fault-the-same-hex
  Scenario: A carrier who also has a dummy is reported, not a target recorded twice
    Given the offense's #36 has a dummy ball
    And the offense's #12 has a dummy ball
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 9.1.C.1

  @9.1.C.1 @case:the-fault-carrier-not-there-is-reported-before-the-fault-the-same-hex
  Scenario: A dummy of a man off the field is reported, not a repeated target
    Given the offense's #36 has a dummy ball
    And the offense's #36 is off the field
    And the target hexes read 1640 and 1640
    When the position is put on the table
    Then it is refused under 9.1.C.1

  @5.13.1.B.1 @case:the-fault-pass-is-reported-before-the-fault-marker-not-shown
  Scenario: A pass announced in a Contact Game-Turn is reported, not the hidden ball marker
    Given a lateral pass is announced, and its target reads nowhere
    And the ball has been carried across the line
    And the offense has selected Aggressive Blocking and Forward Pass
    When the position is put on the table
    Then it is refused under 5.13.1.B.1

  @5.13.1.B.2 @case:the-fault-not-one-of-the-two-is-reported-before-the-fault-length
  Scenario: A pass at an unrecorded target hex is reported, not the wrong pass length
    Given it is the offense's movement in a Pass Game-Turn
    And a forward pass is announced, and its target reads 1641
    And the length of the pass reads long
    When the position is put on the table
    Then it is refused under 5.13.1.B.2

  @5.13.2.D @case:the-fault-length-is-reported-before-the-fault-marker-not-shown
  Scenario: A wrong pass length is reported, not that the ball marker is hidden
    Given it is the offense's movement in a Pass Game-Turn
    And the length of the pass reads long
    And the ball has been carried across the line
    And the offense has selected Aggressive Blocking and Forward Pass
    When the position is put on the table
    Then it is refused under 5.13.2.D

  @9.4.S.3 @case:the-fault-forward-pass-thrown-is-reported-before-the-fault-ineligible-across
  Scenario: A thrown pass without its record is reported, not an ineligible man's crossing
    Given it is the defense's movement in a Pass Game-Turn
    And #12 is named to pass to #36
    And the length of the pass reads thrown
    And the offense's #36 has the ball
    And the offense's #71 stands on 1740
    And no record says that an ineligible man has crossed the line
    When the position is put on the table
    Then it is refused under 9.4.S.3

  @9.4.Y.1 @case:the-fault-ineligible-across-is-reported-before-the-fault-changes
  Scenario: An unrecorded crossing by an ineligible man is reported, not too many play changes
    Given the offense's #71 stands on 1740
    And no record says that an ineligible man has crossed the line
    And it is Game-Turn 4
    And the offense has shown its ball marker
    And the play has been changed 1 times
    When the position is put on the table
    Then it is refused under 9.4.Y.1

  @13.H.1 @case:the-fault-changes-is-reported-before-the-fault-shown-without-a-forward-pass
  Scenario: Too many changes of play are reported, not that the coverage marker is shown
    Given it is Game-Turn 4
    And the offense has shown its ball marker
    And the play has been changed 1 times
    And the defense has shown its coverage marker
    When the position is put on the table
    Then it is refused under 13.H.1

  @7.1.E @case:the-fault-active-without-an-act-is-reported-before-the-fault-no-such-opponent
  Scenario: A moving man who did nothing is reported, not his wrong contact
    Given it is the offense's movement in a Contact Game-Turn
    And the offense's #36 is the man being moved
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 7.1.E

  @7.1.A @case:the-fault-elsewhere-without-a-step-is-reported-before-the-fault-too-far
  Scenario: An unrecorded step is reported, not that the move is too long
    Given the offense's #36 stands on 1440
    And the offense's #36 has spent 0 points since he stood on 1438
    And the offense's #36 has entered a hex
    And the offense's #36 has spent 2 points since he stood on 1827
    When the position is put on the table
    Then it is refused under 7.1.A

  @7.1.C.1 @case:the-fault-too-far-is-reported-before-the-fault-no-such-opponent
  Scenario: A move longer than its points is reported, not a teammate's wrong contact
    Given the offense's #36 stands on 1440
    And the offense's #36 has spent 0 points since he stood on 1438
    And the offense's #36 has entered a hex
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 7.1.C.1

  @7.2.F.2.2 @case:the-fault-passes-nobody-is-reported-before-the-fault-no-such-opponent
  Scenario: A passing man who is not the mover is reported, not his wrong contact
    Given the offense's #36 stands on 1440
    And the defense's #5 stands on 1440
    And the offense's #36 has spent 3 points since he stood on 1439
    And the offense's #36 has entered a hex
    And the offense's #36 is passing through going N
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 7.2.F.2.2

  @7.2.F.4 @case:the-fault-cannot-come-out-is-reported-before-the-fault-no-such-opponent
  Scenario: A passing man who cannot leave the hex is reported, not his wrong contact
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
  Scenario: A man contacted by his own side is reported, not his impossible motion
    Given it is the offense's movement in a Contact Game-Turn
    And the offense's #36 is in motion
    And the offense's #36 has been contacted in this phase
    When the position is put on the table
    Then it is refused under 8.2.C
