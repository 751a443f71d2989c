Feature: Fumbling
  Whenever a carrier is contacted, and on a long snap, two dice are thrown; on a 12 the ball is loose.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: When it is rolled for

    @12.general @12.proc.1
    Scenario Outline: Twelve, and nothing else, is a fumble
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and <fumble> for the fumble
      Then the offense's #31 has the ball
      And it is the defense's movement

      Examples:
        | fumble |
        | 2      |
        | 7      |
        | 11     |

    @T.contact.r-1 @8.0.P.3
    Scenario: A contact on a man without a ball is no fumble
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #36: the dice show 9
      Then the offense's #36 is not neutralized
      And the offense's #36 is Hit

    @12.D @9.3.Q.0
    Scenario: A dummy that is dropped is gone, and play goes on
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and 12 for the fumble
      Then the offense's #12 has the ball
      And it is the defense's movement
      When the defense looks at the table
      Then the carriers are shown as #12

  Rule: After a fumbled contact

    @12.proc.4 @12.A.1 @12.A.2 @5.2.4 @12.C1.3 @14.2.5
    Scenario: The ball goes to the contacting man, and the defense recovers on anything but seven
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 8 for recovery-defense to contact #31 with #5
      Then the game is over and away has won under 14.2.6
      And the ball is down on 1441, and the play is over

    @12.B.1 @12.B.3 @12.C1.4 @5.2.4
    Scenario: On a seven the offense throws, and the fumbling man has it again
      Given it is the defense's movement in a Contact Game-Turn
      And the objective is 4 hexes
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 7 for recovery-defense, 2d6 5 for recovery-offense to contact #31 with #5
      Then the game is over and home has won under 14.2.6
      And the ball is down on 1440, and the play is over
      And the gain is 10 hexes

    @12.B.2 @12.A.1 @12.C1.4 @12.proc.4
    Scenario: They throw in turn until one of them has it
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 7 for recovery-defense, 2d6 7 for recovery-offense, 2d6 2 for recovery-defense to contact #31 with #5
      Then the ball is down on 1441, and the play is over

    @12.proc.1 @12.proc.2 @12.C1.4 @12.C1.3
    Scenario: A carrier who is neutralized may fumble all the same
      Given it is the defense's movement in a Contact Game-Turn
      And the objective is 4 hexes
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 11 for contact, 2d6 12 for fumble, 2d6 7 for recovery-defense, 2d6 5 for recovery-offense to contact #31 with #5
      Then the game is over and home has won under 14.2.6
      And the ball is down on 1440, and the play is over

    @12.B.1 @12.proc.2 @12.B.2 @12.D
    Scenario: If the contacting man is neutralized the offense throws first
      Given it is the defense's movement in a Contact Game-Turn
      And the objective is 4 hexes
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 3 for contact, 2d6 12 for fumble, 2d6 4 for recovery-offense to contact #31 with #5
      Then the game is over and home has won under 14.2.6
      And the ball is down on 1440, and the play is over

  Rule: After a fumbled snap or a forced contact

    @9.2.J.3 @12.proc.1 @12.proc.2 @12.proc.3 @12.C1.1 @12.C1.2 @12.C1.5 @12.A.1
    Scenario: A twelve on a long snap is a fumble, and the defense recovers at the line
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1927
      And the defense's #64 stands on 1931
      When the offense calls a Snap Game-Turn
      And the offense is given 2d6 12 for snap to snap the ball
      Then it is the defense's movement
      When the defense's #64 enters the hex of #51
      Then the defense's #64 has 2 points left
      When the defense is given 2d6 6 for recovery-defense to end its movement
      Then the game is over and away has won under 14.2.6
      And the ball is down on 1930, and the play is over

    @9.2.J.3 @12.C1.1 @12.C1.2 @12.B.1 @12.B.3
    Scenario: With nobody of the defense at the ball the offense has all throws
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1927
      When the offense calls a Snap Game-Turn
      And the offense is given 2d6 12 for snap to snap the ball
      And the defense is given 2d6 7 for recovery-offense, 2d6 11 for recovery-offense to end its movement
      Then the ball is down on 1930, and the play is over

    @12.proc.1 @12.proc.3 @12.C1.1 @12.C2 @12.A.1 @12.A.2
    Scenario: A twelve in the forced contact is a fumble too, and the intruder is at the ball
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense is given 2d6 6 for contact, 2d6 12 for fumble to contact the man on the hex of #31
      And the defense is given 2d6 8 for recovery-defense to end its movement
      Then the game is over and away has won under 14.2.6
      And the ball is down on 1441, and the play is over
