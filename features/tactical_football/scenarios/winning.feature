Feature: Winning a game of several plays
  After as many possessions for each as were agreed, the Player with more Victory Points.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The end of a game of several plays

    @14.35.1 @14.35.2 @case:when-both-have-had-their-possessions-the-points-decide
    Scenario Outline: After the agreed possessions, the Player with more points wins
      Given the game has several plays
      And away is on offense
      And it is possession 4
      And it is down 4
      And home has <home> Victory Points
      And away has <away> Victory Points
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      Then the game is over and <winner> has won under 14.35.1

      Examples:
        | case              | home | away | winner |
        | 83 and 63         | 83   | 60   | home   |
        | the last hex wins | 62   | 60   | away   |
        | one short         | 64   | 60   | home   |

    @14.35.1
    Scenario: Equal points are a draw
      Given the game has several plays
      And away is on offense
      And it is possession 4
      And it is down 4
      And home has 63 Victory Points
      And away has 60 Victory Points
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      Then the game is over and drawn under 14.35.1
      And the ball is down on 1933, and the play is over
      And the gain is 3 hexes

    @14.35.1 @14.33.3 @case:a-touchdown-each-time-on-both-sides-is-a-draw
    Scenario: If each possession of both Players is a Touchdown, the game is a draw
      Given the game has several plays
      And away is on offense
      And it is possession 4
      And home has 120 Victory Points
      And away has 60 Victory Points
      And the offense's #31 has the ball
      And the offense's #31 stands on 1960 facing N
      When the offense's #31 moves to 1961
      Then the game is over and drawn under 14.35.1

    @14.32.event.2 @case:before-that-it-goes-on-whatever-the-points
    Scenario Outline: A game goes on after a possession that is not its last
      Given the game has several plays
      And each seat has <number> possessions
      And away is on offense
      And it is possession <possession>
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      Then the game goes on
      And it is possession <next>

      Examples:
        | number | possession | next |
        | 3      | 4          | 5    |
        | 2      | 2          | 3    |
        | 20     | 38         | 39   |

    @14.35.2 @14.35.1 @case:with-three-each-the-sixth-possession-is-the-last
    Scenario: With three possessions for each Player, the sixth possession is the last
      Given the game has several plays
      And each seat has 3 possessions
      And away is on offense
      And it is possession 6
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      Then the game is over and away has won under 14.35.1

    @14.35.2 @case:with-one-each-the-second-is
    Scenario: With one possession for each Player, the second possession is the last
      Given the game has several plays
      And each seat has 1 possession
      And away is on offense
      And it is possession 2
      And it is down 4
      And home has 4 Victory Points
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      Then the game is over and home has won under 14.35.1

    @14.35.1 @case:when-it-is-over-nobody-does-anything
    Scenario: After the end of the game, no action is possible
      Given the game has several plays
      And away is on offense
      And it is possession 4
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      And home tries to punt
      Then it is refused under 5.2.1
