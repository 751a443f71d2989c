Feature: Contact and Pass Game-Turns
  Recovery, commitment, passive contacts, movement, Hits off; then the same for the defense; passes have phases of their own.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The offensive half of Contact and Pass Game-Turns

    @5.13.0 @5.13.1.B.1 @5.13.1.D.2.1 @3.32.6 @case:without-a-pass-the-game-turn-is-a-contact-game-turn
    Scenario: A Game-Turn without an announced pass is a Contact Game-Turn
      Given it is the offense's pass commitment
      When the offense commits to no pass
      Then the Game-Turn is a Contact Game-Turn
      And it is the offense's movement
      When the offense ends its movement
      Then it is the defense's movement
      When the defense ends its movement
      Then it is Game-Turn 6

    @5.13.1.B.1 @9.4.R.2 @3.32.7 @3.32.10 @9.4.S.1 @case:the-announcement-makes-it-a-pass-game-turn
    Scenario Outline: If the offense announces a pass, the Game-Turn is a Pass Game-Turn
      Given it is the offense's pass commitment
      And the offense has selected Aggressive Blocking and Forward Pass
      When the offense commits to <pass>
      Then the Game-Turn is a Pass Game-Turn
      And it is the offense's movement

      Examples:
        | pass                         |
        | a lateral pass               |
        | a forward pass aimed at 1640 |

    @5.13.1.B.2
    Scenario Outline: A forward pass is aimed at one of the two recorded hexes
      Given it is the offense's pass commitment
      And the offense has selected Aggressive Blocking and Forward Pass
      When the offense commits to a forward pass aimed at <hex>
      Then it is <answer>

      Examples:
        | hex  | answer                   |
        | 1640 | accepted                 |
        | 2240 | accepted                 |
        | 1641 | refused under 5.13.1.B.2 |

    @5.13.1.B.1 @5.13.1.D.1 @9.4.R.1 @case:after-the-recovery-dice-the-pass-may-still-be-announced
    Scenario: The offense may announce a pass after its recovery rolls
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense has selected Aggressive Blocking and Forward Pass
      And the offense's #36 is neutralized 1
      When the offense's #36 rolls for recovery: the dice show 4
      And the offense commits to a forward pass aimed at 1640
      Then the Game-Turn is a Pass Game-Turn

    @9.4.R.1 @case:after-the-commitment-no-pass-is-announced-any-more
    Scenario: The offense may not announce a pass after the pass commitment
      When the offense commits to a lateral pass
      Then it is refused under 9.4.R.1

    @5.13.1.C.1 @5.13.1.D.2.1 @case:passive-contacts-come-before-movement
    Scenario: Passive contacts are resolved before the offense moves
      Given it is the offense's pass commitment
      And the offense's #12 stands on 1925 facing N
      And the defense's #5 stands on 1925 facing S
      When the offense commits to no pass
      Then it is the offense's passive contact resolution
      When the offense's #12 contacts the man on his hex: the dice show 7, and 6 for the fumble
      Then it is the offense's movement

    @5.13.1.D.1 @case:the-offense-sights-when-its-movement-begins
    Scenario: The offense may contact opponents whom its men see as its movement begins
      Given it is the offense's pass commitment
      And the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense commits to no pass
      Then the offense's #36 may contact exactly #5

    @4.3.3 @case:after-the-snap-nobodys-points-are-halved
    Scenario: After the Snap Game-Turn, all men have their full points
      When the position is put on the table
      Then the offense's #36 has 10 points left
      And the offense's #31 has 12 points left

    @5.13.1.E @5.0.1 @case:hits-come-off-before-a-short-pass
    Scenario: Hits of the offense are removed before a short pass
      Given it is the offense's movement in a Pass Game-Turn
      And the offense's #36 is Hit
      When the offense ends its movement
      Then the offense's #36 is not Hit
      And the offense is to throw a short pass

    @5.13.1.F @5.13.2.B.2.1 @case:a-short-pass-comes-before-the-defense-moves
    Scenario: A short pass is thrown before the defense moves
      Given the offense is to throw a short lateral
      And the offense's #36 stands on 1827 facing NE
      When the offense's #12 passes to #36: the dice show 5
      Then it is the defense's movement

  Rule: The defensive half of Contact and Pass Game-Turns

    @5.13.2.A @5.13.2.B.2.1 @case:the-defense-recovers-before-it-moves
    Scenario: Neutralized defenders roll for recovery before the defense moves
      Given the defense's #5 is neutralized 1
      When the offense ends its movement
      Then it is the defense's neutralization recovery
      When the defense's #5 rolls for recovery: the dice show 3
      Then it is the defense's movement
      And the defense's #5 has 11 points left

    @5.13.2.B.1 @case:the-defense-sights-when-its-movement-begins
    Scenario: The defense may contact opponents whom its men see as its movement begins
      Given the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1440
      And the offense ends its movement
      Then the defense's #5 may contact exactly #36

    @5.13.2.C @5.13.0 @case:in-a-contact-game-turn-the-next-game-turn-follows-the-defenses-hit-recovery
    Scenario: In a Contact Game-Turn, the defense's Hit recovery is the last phase
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #5 is Hit
      When the defense ends its movement
      Then the defense's #5 is not Hit
      And it is the offense's pass commitment

    @5.13.2.D @9.4.R.3 @5.2.1 @case:a-long-pass-comes-after-the-defenses-movement-and-must-be-thrown
    Scenario: A long pass must be thrown after the defense's movement
      Given it is the defense's movement in a Pass Game-Turn
      When the defense ends its movement
      Then the offense is to throw a long pass
      When the offense throws no pass
      Then the ball is down on 1929, and the play is over
      And the gain is -1 hexes

    @5.13.0 @5.12.3.3 @case:in-a-contact-game-turn-there-is-none
    Scenario: In a Contact Game-Turn, no long pass can be thrown
      Given it is the defense's movement in a Contact Game-Turn
      When the defense ends its movement
      And the offense throws no pass
      Then it is refused under 5.13.1.B.1

    @5.2.1 @case:when-the-ball-is-down-nothing-more-is-done
    Scenario: After the ball is down, no man may move any more
      When the offense downs the ball
      And the offense's #36 moves to 1829
      Then it is refused under 5.2.1

    @5.2.7 @5.13.1.F @9.4.R.3 @case:contact-and-pass-game-turns-follow-each-other-until-the-ball-is-down
    Scenario: Contact and Pass Game-Turns alternate as the offense decides until the ball is down
      Given it is the offense's pass commitment
      When the offense commits to a lateral pass
      And the offense ends its movement
      And the offense's #12 passes to #31: the dice show 3
      And the defense ends its movement
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to a lateral pass
      And the offense ends its movement
      And the offense throws no pass
      Then the ball is down on 2028, and the play is over

  Rule: Records that stay or end after a phase

    @5.13.2.D
    Scenario: The target hexes stay recorded until a long pass is thrown
      Given it is the defense's movement in a Pass Game-Turn
      When the defense ends its movement
      Then the offense is to throw a long pass
      And the target hexes are still 1640 and 2240

    @7.1.C.2 @case:also-until-a-short-one-is
    Scenario: The target hexes stay recorded until a short pass is thrown
      Given it is the offense's movement in a Pass Game-Turn
      When the offense ends its movement
      Then the offense is to throw a short pass
      And the target hexes are still 1640 and 2240

    @5.13.1.B.1 @case:and-while-passive-contacts-are-made
    Scenario: The target hexes stay recorded during passive contact resolution
      Given it is the offense's pass commitment
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      When the offense commits to no pass
      Then it is the offense's passive contact resolution
      And the target hexes are still 1640 and 2240

    @5.13.1.D.1 @case:where-they-are-made-in-phase-d-movement-comes-first
    Scenario: Under TF-A36 phase-D, the offense moves right after the pass commitment
      Given the reading TF-A36 is phase-D
      And it is the offense's pass commitment
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      When the offense commits to no pass
      Then it is the offense's movement

    @5.13.2.B.1 @case:a-lineman-whom-an-aggressive-charge-has-freed-of-a-hit-at-the-snap-keeps-one-in-later-turns
    Scenario: Aggressive Charge does not remove a lineman's Hit after the Snap Game-Turn
      Given the defense has selected Aggressive Charge and Zone Defense
      And the defense's #61 is Hit
      When the offense ends its movement
      Then it is the defense's movement
      And the defense's #61 is Hit

    @7.1.C.2 @case:a-lateral-that-was-not-thrown-in-a-contact-game-turn-is-not-due-after-it-either
    Scenario: If the offense throws no lateral in its Contact Game-Turn, the chance is over
      Given the reading TF-A42 is lateral-anytime
      When the offense ends its movement
      Then the offense is to throw a short pass
      When the offense throws no pass
      Then the target hexes are still 1640 and 2240
      When the defense ends its movement
      Then it is the offense's pass commitment

    @7.1.C.2 @case:in-the-snap-game-turn-no-hit-of-the-offense-comes-off
    Scenario: In the Snap Game-Turn, no Hit of the offense is removed
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #36 is Hit
      When the offense ends its movement
      Then it is the defense's movement
      And the offense's #36 is Hit

    @7.1.C.2 @case:the-target-hexes-outlast-a-recovery
    Scenario: The target hexes stay recorded during the defense's recovery
      Given the defense's #5 is neutralized 1
      When the offense ends its movement
      Then it is the defense's neutralization recovery
      And the target hexes are still 1640 and 2240
