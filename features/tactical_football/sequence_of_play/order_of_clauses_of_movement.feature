Feature: The order in which clauses of movement are reported
  Where two conditions of an action fail, the clause that stands first in the order of blame is reported.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: A man who takes part in a double-team

    @T.contact.Dn
    Scenario Outline: A neutralized man is reported before his part in a double-team
      Given the offense's #31 stands on 1440 facing N
      And the offense's #21 stands on 1541 facing NW
      And the defense's #61 stands on 1441 facing S
      When the offense's #31 contacts #61 together with #21: the dice show 2
      And the offense tries to <action>
      Then it is refused under T.contact.Dn

      Examples:
        | action                            |
        | move #21 to 1542                  |
        | turn #21 to N                     |
        | leave the field with #21 going NW |
        | contact #61 with #21              |
        | enter the hex of #61 with #21     |
        | put #21 in motion                 |
        | pair #21 with #31                 |
        | hand off from #21 to #31          |

  Rule: Steps

    @9.4.Y.1
    Scenario: Under TF-A66 hard-ban, an ineligible man is reported before an opponent
      Given the reading TF-A66 is hard-ban
      When the offense's #71 moves to 1731
      Then it is refused under 9.4.Y.1

    @7.2.F.0
    Scenario: An opponent in the hex is reported before a hurdler's straight way
      Given the offense's #31 stands on 1440
      And the offense's #31 is neutralized 1
      And the offense's #36 stands on 1440 facing N
      And the offense's #36 has spent 3 points since he stood on 1439
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      And the defense's #5 stands on 1541 facing N
      When the offense's #36 moves to 1541
      Then it is refused under 7.2.F.0

    @7.2.H.1
    Scenario: A stop in a hurdle is reported before a step towards the line
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #36 stands on 1829
      And the offense's #36 is in motion
      And the offense's #66 is neutralized 1
      When the offense's #36 moves to 1830
      Then it is refused under 7.2.H.1

    @4.3.7
    Scenario: A step towards the line is reported before points that do not suffice
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #36 has a Movement Allowance of 3
      And the offense's #36 is in motion
      And the offense's #31 stands on 1829
      When the offense's #36 moves to 1829
      Then it is refused under 4.3.7

  Rule: Leaving the field

    @3.1.1
    Scenario: A hex inside the map is reported before the opponent in it
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #36 stands on 1440
      And the offense's #36 has the ball
      And the defense's #5 stands on 1441
      When the defense's #5 enters the hex of #36
      And the defense's #5 leaves the field going N
      Then it is refused under 3.1.1

    @7.2.H.1
    Scenario: A stop at the edge is reported before a hurdler's straight way
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #12 stands on 0119
      And the defense's #13 stands on 0120
      And the defense's #13 is neutralized 1
      And the defense's #5 stands on 0120
      And the defense's #5 has spent 3 points since he stood on 0121
      And the defense's #5 has entered a hex
      And the defense's #5 is the man being moved
      And the defense's #5 is passing through going S
      When the defense's #5 leaves the field going NW
      Then it is refused under 7.2.H.1

    @7.2.F.3.3
    Scenario: A hurdler's straight way is reported before points that do not suffice
      Given the offense's #31 stands on 0120
      And the offense's #31 is neutralized 1
      And the offense's #36 stands on 0120
      And the offense's #36 has spent 9 points since he stood on 0119
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      When the offense's #36 leaves the field going NW
      Then it is refused under 7.2.F.3.3

  Rule: Turns

    @T.contact.Dh.1
    Scenario: Under TF-A27 no-action, a Hit carrier is reported before his frozen facing
      Given the reading TF-A27 is no-action
      And the play was changed in this Game-Turn
      And the offense's #12 is Hit
      When the offense tries to turn #12 to NE
      Then it is refused under T.contact.Dh.1

    @7.2.F.2.2
    Scenario: A man passing through is reported before a turn by three hexsides
      When the offense's #36 moves to 1929
      And the offense tries to turn #36 to S
      Then it is refused under 7.2.F.2.2

    @6.1.A.3
    Scenario: A turn by three hexsides is reported before points that do not suffice
      Given the offense's #36 is moving with 0 points left
      When the offense tries to turn #36 to S
      Then it is refused under 6.1.A.3

  Rule: Motion

    @4.3.5
    Scenario: Under TF-A14 backs-only, a lineman is reported before his part in the snap
      Given the reading TF-A14 is backs-only
      And it is the offense's movement in the Snap Game-Turn
      When the offense's #51 goes in motion
      Then it is refused under 4.3.5

    @4.3.6
    Scenario: A part in the snap is reported before points that are spent
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #12 is moving with 2 points left
      When the offense's #12 goes in motion
      Then it is refused under 4.3.6

  Rule: The end of the movement

    @7.2.F.2.2
    Scenario: A man passing through is reported before linemen who have to go back
      Given the offense has selected Pass Blocking and Forward Pass
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #31 stands on 1928
      And the offense's #36 stands on 1928
      And the offense's #36 has spent 1 point since he stood on 1927
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      When the offense ends its movement
      Then it is refused under 7.2.F.2.2

    @13.1.A.pass.1
    Scenario: Under TF-A36 phase-D, linemen to go back are reported before forced contacts
      Given the reading TF-A36 is phase-D
      And the offense has selected Pass Blocking and Forward Pass
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 1341
      And the defense's #5 stands on 1341
      When the offense ends its movement
      Then it is refused under 13.1.A.pass.1
