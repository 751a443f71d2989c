Feature: The two scenarios
  A single play for a number of hexes, or possession after possession for points.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The choice of the scenario

    @14.2.1
    Scenario: A single play begins on midfield
      Given a new game
      When the game is set up
      Then the line of scrimmage is 30

    @14.2.7 @4.1.5 @case:its-ball-is-placed-next-to-the-fifty-yard-line
    Scenario: In the single play, the ball is placed next to the fifty-yard line
      Given a new game
      When the game is set up
      And the coin falls for home
      And home takes the offense
      And the objective is rolled: the die shows 4
      And the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      And the offense places the ball on 1930
      Then the ball lies on 1930

    @14.0.1 @14.31.1 @case:a-game-of-several-plays-begins-without-a-die-for-the-objective
    Scenario: A game of several plays begins without a die roll for an objective
      Given a new game
      And the scenario is of several plays
      When the game is set up
      And the coin falls for home
      And home takes the offense
      Then the offense is to select its men
      And it is possession 1
      And it is down 1

    @14.31.1 @14.31.2 @14.31.3 @case:it-begins-on-the-own-twenty-the-marker-seven-hexes-ahead
    Scenario: A game of several plays starts on line 12, with First Down on 19
      Given a new game
      And the scenario is of several plays
      When the game is set up
      And the coin falls for home
      And home takes the offense
      Then the ball lies on 1912
      And the line of scrimmage is 12
      And the First Down marker is on line 19
      And the possession began on line 12
      And home has 0 Victory Points
      And away has 0 Victory Points

    @14.31.1 @14.31.3 @14.0.1 @case:whoever-takes-the-offense-begins
    Scenario: The Player who takes the offense begins
      Given a new game
      And the scenario is of several plays
      When the game is set up
      And the coin falls for home
      And home takes the defense
      Then away is on offense
      And the ball lies on 1912
      And it is possession 1

    @4.0.1 @case:a-table-on-which-the-coin-is-to-be-tossed-says-so
    Scenario: After the coin toss, the winner chooses a side
      Given the coin is to be tossed
      And the game has several plays
      And it is possession 1
      And the line of scrimmage is 12
      And the possession began on line 12
      And the First Down marker is on line 19
      And the farthest line of the possession is 12
      When the coin falls for home
      Then home is to take a side

    @14.31.1 @case:the-other-twenty-in-another-reading
    Scenario: Under TF-A90 friendly-goal-20, the game begins on line 48
      Given the reading TF-A90 is friendly-goal-20
      And a new game
      And the scenario is of several plays
      When the game is set up
      And the coin falls for home
      And home takes the offense
      Then the ball lies on 1948
      And the line of scrimmage is 48
      And the First Down marker is on line 55

    @14.31.2 @case:six-hexes-ahead-in-another-reading
    Scenario: Under TF-A88 six, the first First Down marker lies six hexes from the line
      Given the reading TF-A88 is six
      And a new game
      And the scenario is of several plays
      When the game is set up
      And the coin falls for home
      And home takes the offense
      Then the line of scrimmage is 12
      And the First Down marker is on line 18

    @14.2.1 @case:in-a-single-play-the-objective-is-rolled
    Scenario: In a single play, a die roll decides the objective
      Given a new game
      When the game is set up
      And the coin falls for home
      And home takes the offense
      Then the objective is to be rolled

    @14.38.2 @case:in-several-plays-the-offense-does-not-choose-the-hex-of-the-ball
    Scenario: In a game of several plays, the offense may not choose the ball's hex
      Given the offense is to place its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      When the offense places the ball on 2030
      Then it is refused under 14.38.2

  Rule: Parts of the game that a single play does not have

    @14.4.1 @case:no-kick-in-a-single-play
    Scenario: A punt in a single play is refused
      Given the offense is to select its men
      When the offense punts
      Then it is refused under 14.4.1

    @14.4.1 @case:whatever-the-objective
    Scenario Outline: A punt in a single play is refused under any objective
      Given the offense is to select its men
      And the objective is <hexes> hexes
      When the offense punts
      Then it is refused under 14.4.1

      Examples:
        | hexes |
        | 6     |
        | 1     |

    @14.35.2 @case:one-to-twenty-possessions-each
    Scenario Outline: A game of several plays may have 1 to 20 possessions for each Player
      Given a new game
      And the scenario is of several plays
      And each seat has <number> possessions
      When the game is set up
      Then it is accepted

      Examples:
        | number |
        | 1      |
        | 20     |

    @3.1.1
    Scenario: Under TF-A02 absolute, a game of several plays is refused
      Given the reading TF-A02 is absolute
      And a new game
      And the scenario is of several plays
      When the game is set up
      Then it is refused under 3.1.1

    @4.0.1 @case:a-game-of-several-plays-begins-on-either-of-the-other-maps
    Scenario Outline: Under TF-A02 even-up and odd-up, a game of several plays begins
      Given the reading TF-A02 is <reading>
      And a new game
      And the scenario is of several plays
      When the game is set up
      And the coin falls for home
      Then home is to take a side

      Examples:
        | reading |
        | even-up |
        | odd-up  |

    @4.0.1
    Scenario: Under TF-A02 absolute, a game of a single play begins
      Given the reading TF-A02 is absolute
      And a new game
      When the game is set up
      And the coin falls for away
      Then away is to take a side

    @14.2.1 @case:no-possessions-in-a-single-play
    Scenario: A number of possessions in a single play is refused
      Given a new game
      And each seat has 2 possessions
      When the game is set up
      Then it is refused under 14.2.1

    @4.1.1 @case:nobody-is-brought-back-in-a-single-play
    Scenario: In a single play, no injured man comes back
      Given the offense is to select its men
      When the defense brings back #60
      Then it is refused under 4.1.1

    @T.recovery.I @case:a-man-who-is-injured-in-a-single-play-is-off-for-that-play-only
    Scenario: A man injured in a single play leaves that play
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 4
      When the offense's #36 rolls for recovery: the dice show 12
      Then the offense's #36 is injured
      And it is the offense's pass commitment
