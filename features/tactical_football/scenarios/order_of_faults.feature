Feature: The order in which faults of a position are reported
  Where two things are wrong with a position, the one that stands first in the order of blame is reported.

  Background: The position that every case begins from
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1925 | 1624 | 2222 |
      | N    | N    | N    | N    | N    | N    | N    | N    | N    | NE   | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |
    And the offense has selected Pass Blocking and Forward Pass

  @9.4.R.1 @case:the-fault-not-announced-is-reported-before-the-fault-second-forward-pass
  Scenario: A second forward pass that nobody announced is reported only as not announced
    Given the reading TF-A42 is lateral-in-contact
    And the offense is to throw a short pass
    And the type of the Game-Turn reads contact
    And a forward pass has been tried
    When the position is put on the table
    Then it is refused under 9.4.R.1

  @13.F.1 @case:the-fault-marker-not-shown-is-reported-before-the-fault-second-forward-pass
  Scenario: Of two faults, second forward pass and hidden marker, only the marker is reported
    Given the offense is to throw a short pass
    And a forward pass has been tried
    And it is the offense's movement in a Pass Game-Turn
    And the offense has selected Pass Blocking and Forward Pass
    When the position is put on the table
    Then it is refused under 13.F.1

  @13.1.C.nopass @case:the-fault-no-forward-pass-is-reported-before-the-fault-second-forward-pass
  Scenario: A second forward pass under Run Right is reported as forbidden by the marker
    Given the offense is to throw a short pass
    And a forward pass has been tried
    And it is the offense's movement in a Pass Game-Turn
    And the offense has selected Pass Blocking and Run Right
    And the offense has shown its ball-play marker
    When the position is put on the table
    Then it is refused under 13.1.C.nopass

  @9.4.S.3 @case:the-fault-second-forward-pass-is-reported-before-the-fault-named
  Scenario: Of two faults, second forward pass and passer named early, the first is reported
    Given the offense is to throw a short pass
    And a forward pass has been tried
    And it is the offense's movement in a Pass Game-Turn
    And #12 is named to pass to #36
    When the position is put on the table
    Then it is refused under 9.4.S.3

  @9.4.S.3 @case:a-second-forward-pass-is-reported-although-nothing-has-been-snapped
  Scenario: Of two faults, second forward pass and missing snap, the first is reported
    Given the offense's #36 stands on 1928
    And the defense is to try an interception of the pass from #12 to #36
    And nothing has been snapped
    And it is the offense's movement in a Pass Game-Turn
    And #12 is named to pass to #36
    When the position is put on the table
    Then it is refused under 9.4.S.3

  @9.4.X.1 @case:the-fault-no-passer-is-reported-before-the-fault-nobody-near
  Scenario: Of two faults, ineligible passer and interceptor too far away, the first is reported
    Given the offense's #36 stands on 1928
    And the defense is to try an interception of the pass from #12 to #36
    And nothing has been snapped
    When the position is put on the table
    Then it is refused under 9.4.X.1

  @9.4.X.1 @case:the-fault-no-receiver-is-reported-before-the-fault-nobody-near
  Scenario: Of two faults, ineligible receiver and interceptor too far away, the first is reported
    Given the defense is to try an interception of the pass from #12 to #36
    And the offense's #36 is off the field
    And the offense's men stand on
      | #21  | #71  |
      | 1928 | 1926 |
    And the offense's #12 has the ball
    And the defense is to try an interception of the pass from #12 to #71
    And the defense's #89 stands on 1829
    When the position is put on the table
    Then it is refused under 9.4.X.1

  @9.5.AA.2 @case:the-fault-nobody-near-is-reported-before-the-fault-points
  Scenario: Of two faults, interceptor too far away and wrong points, the first is reported
    Given the offense is to throw a short lateral
    And the offense's #31 is off the field
    And the offense's #31 has kept 3 points
    And the offense's #36 stands on 1928
    And the defense is to try an interception of the pass from #12 to #36
    When the position is put on the table
    Then it is refused under 9.5.AA.2

  @9.3.Q.0 @case:the-fault-dummies-left-is-reported-before-the-fault-points
  Scenario: Of two faults, long pass's dummy and wrong pass points, the first is reported
    Given the offense is to throw a short lateral
    And the offense's #31 is off the field
    And the offense's #31 has kept 3 points
    And it is the defense's movement in a Pass Game-Turn
    And the offense's #21 stands on 1928
    And the offense's #31 has a dummy ball
    And the ball has been lifted from #12
    When the position is put on the table
    Then it is refused under 9.3.Q.0

  @7.1.C.2 @case:the-fault-points-is-reported-before-the-fault-overspent
  Scenario: Of two faults, absent man's points and another man's excess, the first is reported
    Given the offense is to throw a short lateral
    And the offense's #31 is off the field
    And the offense's #31 has kept 3 points
    And the offense's #12 has kept 11 points
    When the position is put on the table
    Then it is refused under 7.1.C.2

  @7.1.C.1 @case:the-fault-overspent-is-reported-before-the-fault-ineligible-across
  Scenario: Of two faults, points above allowance and ineligible man's crossing, the first is reported
    Given the offense is to throw a short lateral
    And the offense's #12 has kept 11 points
    And the reading TF-A66 is hard-ban
    And an ineligible man has been across the line
    When the position is put on the table
    Then it is refused under 7.1.C.1

  @9.4.S.1 @case:the-fault-in-the-snap-game-turn-is-reported-before-the-fault-ineligible-across
  Scenario: Of two faults, pass at the snap and ineligible crossing, the first is reported
    Given it is the offense's movement in the Snap Game-Turn
    And a forward pass has been tried
    And the reading TF-A66 is hard-ban
    And an ineligible man has been across the line
    When the position is put on the table
    Then it is refused under 9.4.S.1

  @9.3.N.3.1 @case:the-fault-more-dummies-than-hand-offs-is-reported-before-the-fault-dummies-before-hand-offs
  Scenario: Three dummies are reported as too many, not as placed before any hand-off
    Given the offense's #31 has a dummy ball
    And the offense's #36 has a dummy ball
    And the offense's #85 has a dummy ball
    And it is the offense's pass commitment
    And the defense's #5 stands on 1925
    When the position is put on the table
    Then it is refused under 9.3.N.3.1

  @9.3.L.3 @case:the-fault-more-than-two-is-reported-before-the-fault-no-such-men
  Scenario: Of two faults, third declared hand-off and hand-off to oneself, the first is reported
    Given the offense's #21 is moving with 9 points left
    And a hand-off from #12 to #36 has been declared
    And a hand-off from #36 to #31 has been declared
    And a hand-off from #31 to #21 has been declared
    And the offense's #31 is off the field
    And a hand-off from #12 to #12 has been declared
    When the position is put on the table
    Then it is refused under 9.3.L.3

  @9.3.L.2 @case:the-fault-no-such-men-is-reported-before-the-fault-has-not-paid
  Scenario: Of two faults, hand-off to oneself and unpaid hand-off, the first is reported
    Given the offense's #31 is off the field
    And a hand-off from #12 to #12 has been declared
    And a hand-off from #12 to #36 has been made
    And the offense's #12 has spent 0 points since he stood on 1925
    When the position is put on the table
    Then it is refused under 9.3.L.2
