Feature: One crossing after another
  What a change of play forgets, and from where a hand-off crosses the line.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  @13.H.5 @case:after-a-change-of-play-what-the-old-marker-has-brought-does-not-count
  Scenario Outline: After a change of play, earlier crossings and laterals do not count
    Given it is the offense's pass commitment
    And the offense has shown its ball-play marker
    And the ball has been carried across the line
    And a lateral has been caught
    And the offense's #12 stands on 2433 facing N
    When the offense changes the play to <play>
    Then the ball has not been carried across the line
    And the offense can commit to no pass

    Examples:
      | play               |
      | Run Left           |
      | Lateral Pass Right |

  @13.1.C.1.1 @case:under-tf-a78-dead-at-line-the-releasers-hex-tells-the-side-of-a-hand-off
  Scenario: Under TF-A78 dead-at-line, the releaser's hex decides a hand-off's side
    Given the reading TF-E47 is hand-off-too
    And the reading TF-A78 is dead-at-line
    And the offense's #66 stands on 1625
    And the offense's #12 stands on 1830 facing N
    And the offense's #31 stands on 1931 facing N
    When the offense's #12 hands off to #31: the dice show 7
    Then the ball is down on 1830, and the play is over

  @13.F.1 @case:under-tf-a78-dead-at-line-a-hand-off-from-the-right-side-crosses-the-line
  Scenario: Under TF-A78 dead-at-line, a hand-off on the correct side crosses the line
    Given the reading TF-E47 is hand-off-too
    And the reading TF-A78 is dead-at-line
    And the offense's #65 stands on 1625
    And the offense's #12 stands on 2030 facing N
    And the offense's #31 stands on 1931 facing N
    When the offense's #12 hands off to #31: the dice show 7
    Then the ball has been carried across the line
    And the offense's #31 has the ball
