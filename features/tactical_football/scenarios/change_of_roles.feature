Feature: The change of roles
  When a possession is over the other Player takes the offense; the field is turned round, so that the offense always goes up.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The place of the ball after a change of roles

    @14.34.2 @case:after-four-plays-it-is-where-the-fourth-left-it
    Scenario Outline: After four plays, the opponent starts where the fourth ended
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #12 stands on 1725
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then away is on offense
      And the line of scrimmage is <line>
      And the ball lies on <ball>
      And the First Down marker is on line <marker>
      And it is down 1
      And the possession began on line <line>

      Examples:
        | case          | hex  | line | ball | marker |
        | in the middle | 1933 | 28   | 1928 | 35     |
        | the hashmark  | 1733 | 28   | 2128 | 35     |
        | column 18     | 1833 | 28   | 2028 | 35     |
        | right of it   | 3036 | 25   | 1725 | 32     |
        | far back      | 2010 | 51   | 1851 | 58     |

    @14.34.2 @14.38.3 @14.38.4 @case:a-ball-dead-in-row-forty-gives-line-twenty-one-on-the-other-hashmark
    Scenario: Row 40 becomes the opponent's line 21 on the opposite hashmark
      Given the game has several plays
      And it is possession 3
      And the First Down marker is on line 44
      And the possession began on line 12
      And the line of scrimmage is 38
      And the ball was snapped from 1938
      And the farthest line of the possession is 38
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 0840
      When the offense downs the ball
      Then away is on offense
      And the line of scrimmage is 21
      And the ball lies on 2121
      And home has 28 Victory Points

    @14.34.3 @14.32.event.3 @case:after-a-fumble-it-is-where-the-defender-has-it
    Scenario: After a lost fumble, the opponent starts where the recovering defender stands
      Given it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 8 for recovery-defense to contact #31 with #5
      Then away is on offense
      And the line of scrimmage is 20
      And the ball lies on 2120
      And the First Down marker is on line 27
      And it is possession 4

    @14.34.3 @14.32.event.3 @case:after-an-interception-it-is-where-the-interceptor-stands
    Scenario: After an interception, the intercepting team goes on offense where the interceptor stands
      Given the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the defense is to try an interception of the pass from #12 to #31
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #31 stands on 2232 facing N
      And the defense's #61 stands on 2034 facing S
      When the defense's #61 tries to intercept: the dice show 7
      Then away is on offense
      And the line of scrimmage is 27
      And the ball lies on 1827
      And the First Down marker is on line 34

    @14.34.1.1 @14.34.1.2 @14.32.event.1 @case:after-a-touchdown-it-is-on-the-other-players-twenty
    Scenario: After a touchdown, the opponent starts on its own line 12
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1960 facing N
      When the offense's #31 moves to 1961
      Then away is on offense
      And the line of scrimmage is 12
      And the ball lies on 1912
      And the First Down marker is on line 19
      And the possession began on line 12
      And it is down 1
      And it is possession 4

    @14.34.1.2 @case:in-one-reading-on-the-twenty-that-he-attacks
    Scenario: Under TF-A90 friendly-goal-20, a touchdown starts the opponent on line 48
      Given the reading TF-A90 is friendly-goal-20
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1960 facing N
      When the offense's #31 moves to 1961
      Then away is on offense
      And the line of scrimmage is 48
      And the ball lies on 1948
      And the First Down marker is on line 55

  Rule: The roles that the teams play

    @14.34.2 @14.32.event.2 @case:the-other-player-lines-up-the-offensive-team
    Scenario: After a failed fourth down, the opponent lines up its Offensive Team
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      And away selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #18 | #21 | #85 | #31 | #36 |
      Then it is accepted
      When home tries to place #51 on 1720
      Then it is refused under 4.1.2

    @14.34.2 @14.32.event.2 @case:aways-possession-ends-and-home-is-on-offense-again
    Scenario: After away's possession, home is on offense again
      Given the game has several plays
      And each seat has 3 possessions
      And away is on offense
      And it is possession 4
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      Then home is on offense
      And it is possession 5
      And away has 3 Victory Points
      And home has 0 Victory Points

    @14.32.4 @case:a-new-series-of-the-same-player-is-no-change-of-roles
    Scenario: A new series for the same Player does not change roles
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1941
      When the offense downs the ball
      Then home is on offense
      And it is possession 3
