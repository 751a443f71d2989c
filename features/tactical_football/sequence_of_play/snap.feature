Feature: The Snap Game-Turn
  The offense snaps and moves; the defense recovers, moves and loses its Hits; then the offense records two hexes.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The offensive half of the Snap Game-Turn

    @5.12.1.0 @5.12.1.A.2 @case:the-snap-comes-first-then-the-men-move-and-the-defense-is-next
    Scenario: In the Snap Game-Turn, both sides move after the snap
      Given it is the offense's snap
      When the offense snaps the ball
      Then it is the offense's movement
      When the offense ends its movement
      Then it is the defense's movement

    @5.12.1.A.2 @case:nobody-moves-before-the-snap
    Scenario: In the Snap Game-Turn, no man may move before the snap
      Given it is the offense's snap
      When the offense's #36 moves to 1829
      Then it is refused under 5.12.1.A.2

    @5.12.1.A.1 @5.12.1.0 @case:whom-the-offense-may-contact-is-fixed-before-the-snap
    Scenario: The offense may contact only opponents sighted before the snap
      Given it is the offense's snap
      And the offense's #36 stands on 1429 facing S
      And the defense's #64 stands on 1431 facing S
      When the offense snaps the ball
      And the offense's #36 turns to N
      And the offense's #36 moves to 1430
      Then the offense's #36 may contact nobody

    @5.12.1.A.3.1 @7.3.K.1 @case:a-man-contacts-in-the-snap-game-turn
    Scenario: A man may contact an opponent in the Snap Game-Turn
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #71 contacts #91: the dice show 6
      Then the defense's #91 is Hit

    @5.12.1.A.3.3 @5.12.1.A.1 @case:a-man-neutralized-by-the-offense-rolls-in-the-same-game-turn
    Scenario: A defender neutralized in the Snap Game-Turn rolls for recovery in that Game-Turn
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #71 contacts #91: the dice show 8
      Then the defense's #91 is neutralized 1
      When the offense ends its movement
      Then it is the defense's neutralization recovery

  Rule: The defensive half of the Snap Game-Turn

    @5.12.2.B.1 @5.12.1.A.3.1 @case:the-defense-sights-after-the-offense-has-moved
    Scenario: The defense's sighting is fixed after the offense has moved
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #36 stands on 1429 facing N
      And the defense's #64 stands on 1431 facing S
      When the offense's #36 moves to 1430
      And the offense ends its movement
      Then the defense's #64 may contact exactly #36

    @5.12.2.B.2.1 @7.3.K.1 @case:a-defender-moves-and-contacts-with-what-minus-four-leaves-him
    Scenario: At the snap, a defender moves and contacts with four points fewer
      Given it is the defense's movement in the Snap Game-Turn
      And the offense's #36 stands on 1430 facing N
      And the defense's #64 stands on 1433 facing S
      When the defense's #64 moves to 1432
      And the defense's #64 moves to 1431
      And the defense's #64 contacts #36: the dice show 7
      Then the offense's #36 is Hit
      And the defense's #64 has 0 points left

    @5.12.2.C @5.12.2.D @case:then-the-defenses-hits-come-off-and-the-offense-records-two-target-hexes
    Scenario: After the defense's movement at the snap, the offense records its target hexes
      Given it is the defense's movement in the Snap Game-Turn
      And the defense's #64 is Hit
      When the defense ends its movement
      Then the defense's #64 is not Hit
      And the offense is to record its target hexes
      When the offense records the target hex 1937
      And the offense records the target hex 2539
      Then it is Game-Turn 4
      And it is the offense's pass commitment

    @5.12.2.D @case:the-two-hexes-differ
    Scenario: The two recorded target hexes must differ
      Given the offense is to record its target hexes
      When the offense records the target hex 1937
      And the offense records the target hex 1937
      Then it is refused under 5.12.2.D

    @5.12.2.D @case:the-defense-does-not-learn-them
    Scenario: The defense does not see the target hexes
      Given the offense is to record its target hexes
      When the offense records the target hex 1937
      And the offense records the target hex 2539
      And the defense looks at the table
      Then the target hexes are not shown

    @5.12.3.3 @5.11.3.1 @4.4.1
    Scenario: After the Snap Game-Turn comes a Contact or Pass Game-Turn
      Given the offense is to record its target hexes
      When the offense records the target hex 1937
      And the offense records the target hex 2539
      Then it is Game-Turn 4
      When the offense commits to no pass
      Then the Game-Turn is a Contact Game-Turn

    @5.12.3.2 @case:no-snap-game-turn-is-called-in-place-of-the-commitment
    Scenario: A Snap Game-Turn may not be called in the pass commitment
      Given it is the offense's pass commitment
      When the offense calls a Snap Game-Turn
      Then it is refused under 5.12.3.2

    @5.13.1.B.1 @case:a-contact-or-pass-game-turn-is-not-called-but-committed-to
    Scenario Outline: In the pass commitment, the offense may not call a Contact or Pass Game-Turn
      Given it is the offense's pass commitment
      When the offense calls a <type> Game-Turn
      Then it is refused under 5.13.1.B.1

      Examples:
        | type    |
        | Pass    |
        | Contact |

    @5.13.1.D.2.1 @case:who-calls-a-contact-or-pass-game-turn-in-the-midst-of-one-calls-no-second-snap
    Scenario Outline: During a movement, the offense may not call another Game-Turn
      When the offense calls a <type> Game-Turn
      Then it is refused under 5.13.1.D.2.1

      Examples:
        | type    |
        | Pass    |
        | Contact |

    @5.12.3.2 @9.2.F.1 @case:there-is-no-second-snap
    Scenario: A second snap in a play is refused
      When the offense calls a Snap Game-Turn
      Then it is refused under 5.12.3.2
      When the offense snaps the ball
      Then it is refused under 9.2.F.1
