Feature: The ball after a change of play
  In the Game-Turn of a change the ball stays where it is, and the man who has it faces where he faces.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The ball is frozen after a change of play

    @13.H.3 @case:the-carrier-enters-no-hex
    Scenario: After a change of play, the carrier may not enter a hex
      Given it is the offense's pass commitment
      When the offense changes the play to Run Left
      And the offense commits to no pass
      And the offense's #12 moves to 1928
      Then it is refused under 13.H.3

    @13.H.4 @case:nor-does-he-turn
    Scenario: After a change of play, the carrier may not turn that Game-Turn
      Given it is the offense's pass commitment
      When the offense changes the play to Run Left
      And the offense commits to no pass
      And the offense's #12 turns to NE
      Then it is refused under 13.H.4

    @13.H.3 @case:no-hex-is-listed-for-him
    Scenario: After a change of play, the carrier is offered no step and no turn
      Given the play was changed in this Game-Turn
      And the offense's #12 stands on 1924
      When the position is put on the table
      Then the offense's #12 may enter no hex
      And the offense's #12 may not turn
      And the offense's #36 may turn
      When the offense's #12 moves to 1923
      Then it is refused under 13.H.3

    @13.H.3 @case:nor-does-he-hand-the-ball-off
    Scenario: In the Game-Turn of a change of play, the carrier may not hand off
      Given the play was changed in this Game-Turn
      And the offense's #12 stands on 1928 facing SE
      And the offense's #31 stands on 2027 facing N
      When the offense's #12 hands off to #31
      Then it is refused under 13.H.3

    @13.H.3 @case:nor-does-he-leave-the-field-with-it
    Scenario: After a change of play, the carrier may not leave the field that Game-Turn
      Given the play was changed in this Game-Turn
      And the offense's #12 stands on 0129 facing NW
      When the offense's #12 leaves the field going NW
      Then it is refused under 13.H.3

    @13.H.3 @case:nor-is-a-hand-off-declared
    Scenario: After a change of play, the carrier may not declare a hand-off
      Given the play was changed in this Game-Turn
      And the offense's #12 stands on 1928 facing SE
      And the offense's #31 stands on 2026 facing N
      When the offense's #12 is paired with #31
      Then it is refused under 13.H.3

    @7.1.A @case:a-defender-with-the-number-of-the-carrier-moves-in-the-game-turn-of-a-change
    Scenario: After a change of play, a defender with the carrier's number may move
      Given the defense's #5 is numbered 12
      And it is the defense's movement in a Contact Game-Turn
      And the play was changed in this Game-Turn
      When the defense's #12 moves to 2734
      Then it is accepted

    @7.2.G.1 @case:another-man-leaves-the-field-as-ever
    Scenario: After a change of play, a man without the ball may leave the field
      Given the play was changed in this Game-Turn
      And the offense's #36 stands on 0129 facing NW
      When the offense's #36 leaves the field going NW
      Then the offense's #36 is off the field

    @13.H.3 @case:no-pass-is-announced
    Scenario Outline: In the Game-Turn of a change of play, no pass may be announced
      Given it is the offense's pass commitment
      And the offense has selected Aggressive Blocking and Run Left
      When the offense changes the play to Forward Pass
      And the offense commits to <pass>
      Then it is refused under 13.H.3

      Examples:
        | pass                         |
        | a lateral pass               |
        | a forward pass aimed at 1640 |

    @5.13.1.B.1 @case:in-one-reading-a-pass-may-be-announced-to-be-thrown-after-the-phase
    Scenario Outline: Under TF-A79 freeze-phase-only, a pass may be announced after a change of play
      Given the reading TF-A79 is freeze-phase-only
      And it is the offense's pass commitment
      When the offense changes the play to Forward Pass
      And the offense commits to <pass>
      Then it is the offense's movement
      And the Game-Turn is a Pass Game-Turn

      Examples:
        | pass                         |
        | a lateral pass               |
        | a forward pass aimed at 1640 |

    @13.H.3 @13.H.4 @case:in-that-reading-the-phase-itself-is-frozen-as-well
    Scenario: Under TF-A79 freeze-phase-only, the carrier may not move after a change of play
      Given the reading TF-A79 is freeze-phase-only
      And the play was changed in this Game-Turn
      When the offense's #12 moves to 1928
      Then it is refused under 13.H.3
      When the offense's #12 turns to NE
      Then it is refused under 13.H.4

    @7.1.A @case:all-others-move-as-ever
    Scenario: After a change of play, men without the ball move as usual
      Given the play was changed in this Game-Turn
      When the offense's #36 moves to 1829
      Then it is accepted
      When the offense's #31 turns to NE
      Then the offense's #31 has spent 1 point

    @T.contact.r1 @case:the-carrier-may-contact-the-man-before-him
    Scenario: After a change of play, the carrier may contact the man in front
      Given the play was changed in this Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      And the defense's #26 stands on 2431 facing S
      When the offense's #31 contacts #26: the dice show 5
      Then the defense's #26 is Hit
      And the offense's #31 has the ball

    @5.13.1.C.1 @case:a-forced-contact-is-made-all-the-same
    Scenario: After a change of play, the carrier still makes his forced contact
      Given it is the offense's pass commitment
      And the offense's #12 stands on 1925 facing N
      And the defense's #5 stands on 1925 facing S
      When the offense changes the play to Run Left
      And the offense commits to no pass
      And the offense's #12 contacts the man on his hex: the dice show 7, and 6 for the fumble
      Then it is the offense's movement

    @8.6.L.1 @5.2.6 @case:the-ball-may-be-downed-where-it-is
    Scenario: After a change of play, the offense may down the ball
      Given the play was changed in this Game-Turn
      When the offense downs the ball
      Then the ball is down on 1929, and the play is over

    @13.H.3 @case:in-the-next-game-turn-the-ball-is-free-again
    Scenario: In the Game-Turn after a change of play, the carrier may move again
      Given it is the offense's pass commitment
      When the offense changes the play to Run Left
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to no pass
      And the offense's #12 moves to 1928
      Then it is accepted
      When the offense's #12 turns to NE
      Then it is accepted
