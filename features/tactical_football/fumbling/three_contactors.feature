Feature: Several men at a fumbled ball
  Of the men who have contacted the carrier, each fit one may take the ball.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  @12.proc.1 @case:each-of-three-contacting-men-may-pick-up-the-ball
  Scenario Outline: Any of three contacting defenders may pick up the ball
    Given it is the defense's movement in a Contact Game-Turn
    And the offense's #31 has the ball
    And the offense's #31 stands on 1441 facing N
    And the defense's #5 stands on 1442 facing S
    And the defense's #13 stands on 1542 facing SW
    And the defense's #89 stands on 1342 facing SE
    When the defense is given 2d6 <contact> for contact, 2d6 12 for fumble to contact #31 with #89 together with #5 and #13
    Then the defense can pick up the ball with #5
    And the defense can pick up the ball with #13
    And the defense can pick up the ball with #89

    Examples:
      | contact |
      | 2       |
      | 12      |

  @T.contact.An @case:under-tf-a33-one-the-two-partners-who-are-fit-may-pick-up-the-ball
  Scenario: Under TF-A33 one, both active partners may take the fumbled ball
    Given the reading TF-A33 is one
    And it is the defense's movement in a Contact Game-Turn
    And the offense has selected Pass Blocking and Run Right
    And the offense's #71 stands on 1441 facing N
    And the offense's #71 has the ball
    And the defense's #26 stands on 1442 facing S
    And the defense's #13 stands on 1542 facing SW
    And the defense's #5 stands on 1342 facing SE
    When the defense is given 2d6 2 for contact, 2d6 12 for fumble to contact #71 with #26 together with #5 and #13
    Then the defense can pick up the ball with #5
    And the defense can pick up the ball with #13

  @12.C1.3 @T.contact.An @case:under-tf-a33-one-the-one-partner-who-is-fit-takes-the-ball-at-once
  Scenario: Under TF-A33 one, the only active partner takes the ball at once
    Given the reading TF-A33 is one
    And it is the defense's movement in a Contact Game-Turn
    And the offense's #71 stands on 1441 facing N
    And the offense's #71 has the ball
    And the defense's #26 stands on 1442 facing S
    And the defense's #13 stands on 1542 facing SW
    When the defense is given 2d6 2 for contact, 2d6 12 for fumble, 2d6 8 for recovery-defense to contact #71 with #26 together with #13
    Then the ball is down on 1542, and the play is over
    And the ball is the defense's
