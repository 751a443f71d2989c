Feature: Explanations of the actions of men
  Each phase has its own rule by which a side moves, and each marker its own line of the table.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  @5.12.1.A.3.1 @case:the-offense-moves-by-the-rule-of-its-phase-in-the-snap-game-turn
  Scenario: The explanation of an offensive Snap Game-Turn move cites the rule of the phase
    Given it is the offense's movement in the Snap Game-Turn
    When the offense asks by which rules to move #85 to 2430
    Then the explanation cites 5.12.1.A.3.1 and 4.3.3
    And the explanation does not cite 5.12.2.B.2.1

  @5.12.2.B.2.1 @case:the-defense-moves-by-the-rule-of-its-phase-in-the-snap-game-turn
  Scenario: The explanation of a defensive Snap Game-Turn move cites the rule of the phase
    Given it is the defense's movement in the Snap Game-Turn
    When the defense asks by which rules to move #5 to 2736
    Then the explanation cites 5.12.2.B.2.1 and 4.3.4
    And the explanation does not cite 5.12.1.A.3.1

  @T.recovery.r1 @case:the-throw-for-a-man-neutralized-1-is-read-on-his-line
  Scenario: The explanation of a recovery roll for neutralization marker 1 cites its table line
    Given it is the offense's neutralization recovery in a Contact Game-Turn
    And the offense's #36 is neutralized 1
    When the offense, given 2d6 7, asks by which rules to roll for recovery with #36
    Then the explanation cites T.recovery.r1

  @T.recovery.r2 @case:the-throw-for-a-man-neutralized-2-is-read-on-his-line
  Scenario: The explanation of a recovery roll for neutralization marker 2 cites its table line
    Given it is the offense's neutralization recovery in a Contact Game-Turn
    And the offense's #36 is neutralized 2
    When the offense, given 2d6 7, asks by which rules to roll for recovery with #36
    Then the explanation cites T.recovery.r2

  @T.recovery.r3 @case:the-throw-for-a-man-neutralized-3-is-read-on-his-line
  Scenario: The explanation of a recovery roll for neutralization marker 3 cites its table line
    Given it is the offense's neutralization recovery in a Contact Game-Turn
    And the offense's #36 is neutralized 3
    When the offense, given 2d6 7, asks by which rules to roll for recovery with #36
    Then the explanation cites T.recovery.r3

  @T.recovery.r4 @case:the-throw-for-a-man-neutralized-4-is-read-on-his-line
  Scenario: The explanation of a recovery roll for neutralization marker 4 cites its table line
    Given it is the offense's neutralization recovery in a Contact Game-Turn
    And the offense's #36 is neutralized 4
    When the offense, given 2d6 7, asks by which rules to roll for recovery with #36
    Then the explanation cites T.recovery.r4

  @5.13.1.E @case:the-offenses-hit-marker-comes-off-in-its-hit-recovery-phase
  Scenario: With a Hit offensive man, the explanation of the movement's end cites Hit removal
    Given the offense's #36 is Hit
    When the offense asks by which rules to end its movement
    Then the explanation cites 5.13.1.E
    And the explanation does not cite 5.13.2.C and 5.12.2.C

  @5.13.2.C @case:the-defenses-hit-marker-comes-off-in-its-hit-recovery-phase
  Scenario: With a Hit defender, the explanation of the movement's end cites Hit removal
    Given it is the defense's movement in a Contact Game-Turn
    And the defense's #5 is Hit
    When the defense asks by which rules to end its movement
    Then the explanation cites 5.13.2.C
    And the explanation does not cite 5.13.1.E and 5.12.2.C

  @5.12.2.C @case:the-snap-game-turn-has-a-hit-recovery-phase-of-its-own
  Scenario: In the Snap Game-Turn, the explanation of the defense's movement's end cites its rule
    Given it is the defense's movement in the Snap Game-Turn
    And the defense's #5 is Hit
    When the defense asks by which rules to end its movement
    Then the explanation cites 5.12.2.C
    And the explanation does not cite 5.13.2.C and 5.13.1.E

  @5.13.1.E @case:without-a-hit-man-of-its-own-a-side-passes-over-hit-recovery
  Scenario: Without a Hit man, the explanation of a movement's end cites no Hit removal
    Given the defense's #5 is Hit
    When the offense asks by which rules to end its movement
    Then the explanation does not cite 5.13.1.E

  @5.13.1.D.1 @5.13.1.D.2.1
  Scenario: The offense determines its sighting before it moves
    Given it is the offense's pass commitment
    When the offense asks by which rules to commit to no pass
    Then the explanation cites 5.13.1.D.1 and 5.13.1.D.2.1
    And the explanation does not cite 5.13.2.B.1 and 5.13.2.B.2.1

  @5.13.2.B.1 @5.13.2.B.2.1
  Scenario: The defense determines its sighting after the offense has moved
    When the offense asks by which rules to end its movement
    Then the explanation cites 5.13.2.B.1 and 5.13.2.B.2.1
    And the explanation does not cite 5.12.2.B.1 and 5.12.2.B.2.1

  @5.12.2.B.1 @5.12.2.B.2.1
  Scenario: In the Snap Game-Turn, the defense has its own sighting segment
    Given it is the offense's movement in the Snap Game-Turn
    When the offense asks by which rules to end its movement
    Then the explanation cites 5.12.2.B.1 and 5.12.2.B.2.1
    And the explanation does not cite 5.13.2.B.1 and 5.13.2.B.2.1

  @5.2.2 @case:the-rules-for-a-neutralized-carrier-cite-how-the-play-ends
  Scenario: The explanation of a neutralized carrier cites the rule that the play ends
    Given it is the defense's movement in a Contact Game-Turn
    And the offense's #31 has the ball
    And the offense's #31 stands on 1441 facing N
    And the defense's #5 stands on 1442 facing S
    When the defense, given 2d6 10 and 2d6 6, asks by which rules to contact #31 with #5
    Then the explanation cites 5.2.1, 5.2.2 and T.contact.Dn
    And the explanation does not cite 5.2.5 and T.contact.An

  @5.2.5 @7.2.G.2 @case:the-rules-for-a-carrier-out-of-bounds-cite-how-the-play-ends
  Scenario: The explanation of a carrier out of bounds cites the end of play
    Given the offense's #31 has the ball
    And the offense's #31 stands on 0140 facing SW
    When the offense asks by which rules to leave the field with #31 going SW
    Then the explanation cites 5.2.5 and 7.2.G.2
    And the explanation does not cite 5.2.2 and 5.2.6

  @5.2.4 @12.A.2 @case:the-rules-for-a-fumble-that-the-defense-recovers-cite-its-possession
  Scenario: The explanation of a fumble that the defense recovers cites the change of possession
    Given it is the defense's movement in a Contact Game-Turn
    And the offense's #31 has the ball
    And the offense's #31 stands on 1440 facing N
    And the defense's #5 stands on 1441 facing S
    When the defense, given 2d6 6, 2d6 12 and 2d6 5, asks by which rules to contact #31 with #5
    Then the explanation cites 5.2.4, 12.A.1 and 12.A.2
    And the explanation does not cite 14.32.event.1

  @5.2.3 @9.4.V.4 @case:the-rules-for-an-incomplete-pass-cite-how-the-play-ends
  Scenario: The explanation of an incomplete pass cites the rule that the play ends
    Given the offense is to throw a short lateral
    And the offense's #12 stands on 1925 facing N
    And the offense's #36 stands on 1923 facing N
    When the offense, given 2d6 12, asks by which rules to pass from #12 to #36
    Then the explanation cites 5.2.3, 9.4.V.4 and 9.1.B.2
    And the explanation does not cite 14.32.event.1 and 9.5.AA.4

  @5.2.3 @9.5.AA.4 @case:the-rules-for-an-interception-cite-neither-a-fumble-nor-an-incomplete-pass
  Scenario: The explanation of an interception cites neither a fumble nor an incomplete pass
    Given the defense is to try an interception of the pass from #12 to #31
    And the offense has selected Pass Blocking and Forward Pass
    And the offense has shown its ball-play marker
    And the offense's #31 stands on 2232 facing N
    And the defense's #61 stands on 2034 facing S
    When the defense, given 2d6 7, asks by which rules to intercept with #61
    Then the explanation cites 5.2.3, 9.5.AA.4 and 9.5.AA.5
    And the explanation does not cite 9.4.V.4, 9.1.B.2 and 12.A.2

  @T.contact.An @case:the-rules-for-a-contact-that-fails-cite-the-contacting-mans-marker
  Scenario: The explanation of a failed contact cites the marker that the contacting man gets
    Given the offense's #36 stands on 1440 facing N
    And the defense's #5 stands on 1441 facing S
    When the offense, given 2d6 2, asks by which rules to contact #5 with #36
    Then the explanation cites T.contact.An

  @14.39.2 @case:the-rules-for-a-catch-beyond-the-goal-line-cite-a-touchdown
  Scenario: The explanation of a catch beyond the goal line cites a Touchdown
    Given the offense is to throw a long pass
    And the target hexes read 1962 and 2240
    And a forward pass is announced, and its target reads 1962
    And the ball has been lifted from #12
    And the offense's #12 stands on 1925 facing N
    And the offense's #21 stands on 1962 facing S
    When the offense, given 2d6 7, asks by which rules to pass from #12 to #21
    Then the explanation cites 14.32.event.1 and 14.39.2

  @14.32.event.1 @case:the-rules-for-a-hand-off-over-the-goal-line-cite-no-catch
  Scenario: The explanation of a hand-off over the goal line does not cite a catch
    Given the offense's #12 stands on 1460 facing N
    And the offense's #31 stands on 1461 facing S
    When the offense, given 2d6 7, asks by which rules to hand off from #12 to #31
    Then the explanation cites 14.32.event.1
    And the explanation does not cite 14.39.2
