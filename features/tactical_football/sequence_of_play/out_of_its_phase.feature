Feature: Actions outside their phase
  An action that belongs to another phase is refused under the one that the play is in.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Actions of movement outside their phase

    @5.12.1.A.3.1 @case:the-offenses-in-the-snap-game-turn
    Scenario: The offense may not record a target hex during its Snap Game-Turn movement
      Given it is the offense's movement in the Snap Game-Turn
      When the offense tries to record the target hex 1640
      Then it is refused under 5.12.1.A.3.1

    @5.12.2.B.2.1 @case:the-defenses-in-the-snap-game-turn
    Scenario: The defense may not try an interception during its Snap Game-Turn movement
      Given it is the defense's movement in the Snap Game-Turn
      When the defense tries to intercept with #5
      Then it is refused under 5.12.2.B.2.1

    @5.13.1.D.2.1 @case:the-offenses-after-it
    Scenario: The offense may not record a target hex during its Contact Game-Turn movement
      When the offense tries to record the target hex 1640
      Then it is refused under 5.13.1.D.2.1

    @5.13.1.D.2.1 @case:so-it-is-in-the-game-of-several-plays
    Scenario: A target hex recorded out of its phase is refused in a multiple-play game
      Given the game has several plays
      And it is possession 3
      When the offense tries to record the target hex 1640
      Then it is refused under 5.13.1.D.2.1

    @5.13.1.D.2.1 @case:a-single-play-knows-no-kick-whatever-its-phase
    Scenario: A punt during the offense's movement of a single play is refused
      When the offense tries to punt
      Then it is refused under 5.13.1.D.2.1

    @5.13.2.B.2.1 @case:the-defenses-after-it
    Scenario: The defense may not try an interception during its Contact Game-Turn movement
      Given it is the defense's movement in a Contact Game-Turn
      When the defense tries to intercept with #5
      Then it is refused under 5.13.2.B.2.1

    @12.proc.3 @case:the-defenses-for-a-loose-ball
    Scenario: The defense may not pick up a loose ball while its men still move
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      When the defense tries to pick up the ball with #5
      Then it is refused under 12.proc.3

    @5.12.3.3 @case:after-the-snap-no-pre-contact-game-turn-is-called
    Scenario: After the snap, the offense may not call a Pre-Contact Game-Turn
      When the offense tries to call a Pre-Contact Game-Turn
      Then it is refused under 5.12.3.3

    @5.13.1.C.1 @case:a-man-contacts-the-man-on-his-hex-after-the-resolution
    Scenario: After passive contact resolution, a man may not contact the opponent in his hex
      Given it is the offense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      When the offense tries to contact the man on the hex of #31
      Then it is refused under 5.13.1.C.1

    @8.0.3 @case:the-defense-resolves-no-contact-in-any-movement
    Scenario Outline: The defense may not resolve a forced contact during either side's movement
      Given it is <side>'s movement in a Contact Game-Turn
      When the defense tries to contact the man on the hex of #31
      Then it is refused under 8.0.3

      Examples:
        | side        |
        | the offense |
        | the defense |

    @9.4.R.1 @case:committing-to-anything-in-a-later-stage-is-too-late
    Scenario Outline: A pass may not be announced after the pass commitment phase
      Given <stage>
      When the offense tries to commit to <what>
      Then it is refused under 9.4.R.1

      Examples:
        | stage                                               | what           |
        | it is the offense's movement in a Contact Game-Turn | no pass        |
        | it is the offense's movement in a Contact Game-Turn | a lateral pass |
        | the offense is to throw a short pass                | no pass        |

    @9.0.general.3 @case:in-the-movement-no-ball-is-lifted
    Scenario: In a movement, the offense may not name the passer of a long pass
      Given it is the offense's movement in a Pass Game-Turn
      When the offense tries to lift the ball from #12
      Then it is refused under 9.0.general.3

  Rule: Other actions outside their phase

    @5.12.2.A @case:recovery-in-the-snap-game-turn
    Scenario: The defense may not try an interception during its Snap Game-Turn recovery
      Given it is the defense's neutralization recovery in the Snap Game-Turn
      And the defense's #5 is neutralized 1
      When the defense tries to intercept with #5
      Then it is refused under 5.12.2.A

    @5.13.2.A @case:the-defenses-recovery-after-it
    Scenario: The defense may not try an interception during its Contact Game-Turn recovery
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #5 is neutralized 1
      When the defense tries to intercept with #5
      Then it is refused under 5.13.2.A

    @5.13.1.A @case:the-offenses
    Scenario: The offense may not record a target hex during its neutralization recovery
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      When the offense tries to record the target hex 1640
      Then it is refused under 5.13.1.A

    @5.13.1.F @case:short-passes
    Scenario: The offense may not record a target hex in the phase of short passes
      Given the offense is to throw a short pass
      When the offense tries to record the target hex 1640
      Then it is refused under 5.13.1.F

    @5.12.2.D @case:the-recording-of-target-hexes
    Scenario: The offense may not down the ball while it records target hexes
      Given the offense is to record its target hexes
      When the offense tries to down the ball
      Then it is refused under 5.12.2.D

    @5.13.2.D @case:long-passes
    Scenario: The offense may not down the ball in the phase of long passes
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      When the offense tries to down the ball
      Then it is refused under 5.13.2.D

  Rule: Actions outside their phase before a play

    @4.0.1 @case:until-the-sides-are-taken
    Scenario Outline: Before the sides are chosen, a Player may not roll for the objective
      Given <stage>
      When home tries to roll the objective
      Then it is refused under 4.0.1

      Examples:
        | stage                    |
        | the coin is to be tossed |
        | home is to take a side   |

    @14.2.2 @case:until-the-objective-is-rolled
    Scenario: Before the objective is rolled, the offense may not place the ball
      Given the objective is to be rolled
      When the offense tries to place the ball on 1930
      Then it is refused under 14.2.2

    @4.1.2 @case:set-up
    Scenario: The offense may not roll for the objective during its set-up
      Given the offense is to place its men
      When the offense tries to roll the objective
      Then it is refused under 4.1.2
