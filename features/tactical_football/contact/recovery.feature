Feature: Recovery from neutralization
  In the recovery phase of his side two dice tell whether a neutralized man comes back, stays, or is injured.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Queries of the recovery table

    @T.recovery.r1 @T.recovery.use @case:marker-1-in-the-recovery-table
    Scenario Outline: The recovery table gives a result for every roll against neutralization marker 1
      When a roll of <dice> against marker 1 is looked up in the recovery table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning   |
        | 2    | R    | recovery  |
        | 3    | R    | recovery  |
        | 4    | R    | recovery  |
        | 5    | R    | recovery  |
        | 6    | R    | recovery  |
        | 7    | R    | recovery  |
        | 8    | R    | recovery  |
        | 9    | R    | recovery  |
        | 10   | none | no effect |
        | 11   | none | no effect |
        | 12   | none | no effect |

    @T.recovery.r2 @T.recovery.use @case:marker-2-in-the-recovery-table
    Scenario Outline: The recovery table gives a result for every roll against neutralization marker 2
      When a roll of <dice> against marker 2 is looked up in the recovery table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning   |
        | 2    | R    | recovery  |
        | 3    | R    | recovery  |
        | 4    | R    | recovery  |
        | 5    | R    | recovery  |
        | 6    | R    | recovery  |
        | 7    | R    | recovery  |
        | 8    | none | no effect |
        | 9    | none | no effect |
        | 10   | none | no effect |
        | 11   | none | no effect |
        | 12   | I    | injury    |

    @T.recovery.r3 @T.recovery.use @case:marker-3-in-the-recovery-table
    Scenario Outline: The recovery table gives a result for every roll against neutralization marker 3
      When a roll of <dice> against marker 3 is looked up in the recovery table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning   |
        | 2    | R    | recovery  |
        | 3    | R    | recovery  |
        | 4    | R    | recovery  |
        | 5    | R    | recovery  |
        | 6    | R    | recovery  |
        | 7    | none | no effect |
        | 8    | none | no effect |
        | 9    | none | no effect |
        | 10   | none | no effect |
        | 11   | I    | injury    |
        | 12   | I    | injury    |

    @T.recovery.r4 @T.recovery.use @case:marker-4-in-the-recovery-table
    Scenario Outline: The recovery table gives a result for every roll against neutralization marker 4
      When a roll of <dice> against marker 4 is looked up in the recovery table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning   |
        | 2    | R    | recovery  |
        | 3    | R    | recovery  |
        | 4    | R    | recovery  |
        | 5    | R    | recovery  |
        | 6    | none | no effect |
        | 7    | none | no effect |
        | 8    | none | no effect |
        | 9    | none | no effect |
        | 10   | I    | injury    |
        | 11   | I    | injury    |
        | 12   | I    | injury    |

    @T.recovery.r1 @T.recovery.r4 @case:the-recovery-table-has-eleven-cells-for-each-marker
    Scenario: The recovery table has eleven cells for each neutralization marker
      When the recovery table is looked up
      Then its lines are
        | marker | 2 | 3 | 4 | 5 | 6    | 7    | 8    | 9    | 10   | 11   | 12   |
        | 1      | R | R | R | R | R    | R    | R    | R    | none | none | none |
        | 2      | R | R | R | R | R    | R    | none | none | none | none | I    |
        | 3      | R | R | R | R | R    | none | none | none | none | I    | I    |
        | 4      | R | R | R | R | none | none | none | none | I    | I    | I    |

  Rule: Every cell of the recovery table in play

    @T.recovery.r1 @T.recovery.use @5.13.2.A @case:what-two-dice-do-to-a-man-with-marker-1
    Scenario Outline: Two dice decide the recovery of a man with neutralization marker 1
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #5 is neutralized 1
      When the defense's #5 rolls for recovery: the dice show <dice>
      Then the defense's #5 is <state>

      Examples:
        | dice | state           |
        | 2    | not neutralized |
        | 3    | not neutralized |
        | 4    | not neutralized |
        | 5    | not neutralized |
        | 6    | not neutralized |
        | 7    | not neutralized |
        | 8    | not neutralized |
        | 9    | not neutralized |
        | 10   | neutralized 1   |
        | 11   | neutralized 1   |
        | 12   | neutralized 1   |

    @T.recovery.r2 @T.recovery.use @5.13.2.A @case:what-two-dice-do-to-a-man-with-marker-2
    Scenario Outline: Two dice decide the recovery of a man with neutralization marker 2
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #5 is neutralized 2
      When the defense's #5 rolls for recovery: the dice show <dice>
      Then the defense's #5 is <state>

      Examples:
        | dice | state           |
        | 2    | not neutralized |
        | 3    | not neutralized |
        | 4    | not neutralized |
        | 5    | not neutralized |
        | 6    | not neutralized |
        | 7    | not neutralized |
        | 8    | neutralized 2   |
        | 9    | neutralized 2   |
        | 10   | neutralized 2   |
        | 11   | neutralized 2   |
        | 12   | injured         |

    @T.recovery.r3 @T.recovery.use @5.13.2.A @case:what-two-dice-do-to-a-man-with-marker-3
    Scenario Outline: Two dice decide the recovery of a man with neutralization marker 3
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #5 is neutralized 3
      When the defense's #5 rolls for recovery: the dice show <dice>
      Then the defense's #5 is <state>

      Examples:
        | dice | state           |
        | 2    | not neutralized |
        | 3    | not neutralized |
        | 4    | not neutralized |
        | 5    | not neutralized |
        | 6    | not neutralized |
        | 7    | neutralized 3   |
        | 8    | neutralized 3   |
        | 9    | neutralized 3   |
        | 10   | neutralized 3   |
        | 11   | injured         |
        | 12   | injured         |

    @T.recovery.r4 @T.recovery.use @5.13.2.A @case:what-two-dice-do-to-a-man-with-marker-4
    Scenario Outline: Two dice decide the recovery of a man with neutralization marker 4
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #5 is neutralized 4
      When the defense's #5 rolls for recovery: the dice show <dice>
      Then the defense's #5 is <state>

      Examples:
        | dice | state           |
        | 2    | not neutralized |
        | 3    | not neutralized |
        | 4    | not neutralized |
        | 5    | not neutralized |
        | 6    | neutralized 4   |
        | 7    | neutralized 4   |
        | 8    | neutralized 4   |
        | 9    | neutralized 4   |
        | 10   | injured         |
        | 11   | injured         |
        | 12   | injured         |

  Rule: The effect of a recovery

    @T.recovery.R.1 @T.recovery.R.2 @5.13.1.A @case:a-man-who-recovers-moves-in-the-same-turn-with-all-his-points-and-is-not-hit
    Scenario: A recovered man may move with all his points and is not Hit
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 stands on 1440 facing N
      And the offense's #36 is neutralized 1
      When the offense's #36 rolls for recovery: the dice show 9
      And the offense commits to no pass
      Then the offense's #36 is not Hit
      And the offense's #36 has 10 points left
      When the offense's #36 moves to 1441
      Then the offense's #36 stands on 1441 facing N

    @T.recovery.R.1 @6.2.B.2 @case:a-man-who-recovers-has-his-zone-of-control-again
    Scenario: A man who recovers from neutralization has his Zone of Control again
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized 2
      When the defense's #5 rolls for recovery: the dice show 7
      Then the defense's #5 controls exactly 1541, 1440 and 1341

    @T.recovery.none @T.recovery.use @case:a-man-who-does-not-recover-rolls-again-in-the-next-game-turn
    Scenario: A man who does not recover from neutralization rolls again in the next Game-Turn
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      When the offense's #36 rolls for recovery: the dice show 10
      Then the offense's #36 is neutralized 1
      And it is the offense's pass commitment
      When the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      Then it is the offense's neutralization recovery

    @T.recovery.I @case:an-injured-man-is-off-the-field
    Scenario: A man injured by his recovery roll is off the field
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized 4
      When the defense's #5 rolls for recovery: the dice show 10
      Then the defense's #5 is injured
      And it is the defense's movement
      When the defense's #5 moves to 1440
      Then it is refused under T.recovery.I

    @5.13.1.A @T.recovery.use @case:each-neutralized-man-rolls-once-before-anybody-does-anything
    Scenario: A neutralized man rolls for recovery only once in a phase
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      And the offense's #65 is neutralized 3
      When the offense's #36 rolls for recovery: the dice show 12
      And the offense's #36 rolls for recovery: the dice show 2
      Then it is refused under T.recovery.use
      When the offense's #65 rolls for recovery: the dice show 7
      Then the offense's #65 is neutralized 3
      And it is the offense's pass commitment

    @T.recovery.use @case:between-two-rolls-nothing-of-the-play-is-forgotten
    Scenario: The target hexes stay recorded between two recovery rolls
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      And the offense's #65 is neutralized 3
      When the offense's #36 rolls for recovery: the dice show 2
      Then it is the offense's neutralization recovery
      And the target hexes are still 1640 and 2240

    @5.13.1.A @case:the-roll-is-not-left-out
    Scenario: The pass commitment is refused until every neutralized man has rolled for recovery
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      When the offense commits to no pass
      Then it is refused under 5.13.1.A

    @T.recovery.use @case:a-man-without-a-marker-does-not-roll
    Scenario: A man without a neutralization marker makes no recovery roll
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      When the offense's #65 rolls for recovery: the dice show 7
      Then it is refused under T.recovery.use

    @5.12.2.A @T.recovery.R.2 @case:the-defense-recovers-in-the-half-turn-after-the-contact
    Scenario: If the offense neutralizes a defender, he rolls for recovery in the same Game-Turn
      Given it is the defense's neutralization recovery in the Snap Game-Turn
      And the defense's #91 is neutralized 1
      When the defense's #91 rolls for recovery: the dice show 9
      Then the defense's #91 is not neutralized
      And it is the defense's movement

    @5.12.2.A @T.recovery.none @case:a-defender-who-does-not-recover-at-the-snap-stays-down-for-it
    Scenario: A neutralized defender who does not recover in the Snap Game-Turn may not turn
      Given it is the defense's neutralization recovery in the Snap Game-Turn
      And the defense's #91 is neutralized 1
      When the defense's #91 rolls for recovery: the dice show 10
      Then the defense's #91 is neutralized 1
      And it is the defense's movement
      When the defense's #91 turns to SW
      Then it is refused under T.contact.Dn

    @T.recovery.use @case:in-the-other-sides-recovery-nobody-of-mine-rolls
    Scenario: A man may not roll for recovery in the opponent's recovery phase
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #91 is neutralized 1
      And the offense's #36 is neutralized 1
      When the offense's #36 rolls for recovery: the dice show 9
      Then it is refused under T.recovery.use
