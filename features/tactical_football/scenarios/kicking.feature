Feature: Punts
  On fourth down the offense may give the ball away: it goes to the other Player's twenty.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The effect of a punt

    @14.34.4.1 @14.34.4.4 @14.32.event.4 @case:the-ball-goes-to-the-other-players-own-twenty-from-wherever-it-is-kicked
    Scenario Outline: A punt from any line puts the ball on the opponent's own twenty
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the line of scrimmage is <line>
      And the ball lies on <ball>
      And the possession began on line 12
      And the First Down marker is on line 36
      And the farthest line of the possession is 33
      When the offense punts
      Then nothing is to be rolled
      And away is on offense
      And the line of scrimmage is 12
      And the ball lies on 1912
      And the First Down marker is on line 19
      And it is down 1
      And home has <points> Victory Points
      And away has 0 Victory Points

      Examples:
        | line | ball | points |
        | 31   | 1931 | 19     |
        | 20   | 2020 | 8      |
        | 5    | 1705 | 0      |

    @14.34.4.4 @case:in-one-reading-to-the-twenty-that-he-attacks
    Scenario: Under TF-A90 friendly-goal-20, a punt starts the opponent on line 48
      Given the reading TF-A90 is friendly-goal-20
      And the offense is to select its men
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the ball lies on 1930
      When the offense punts
      Then away is on offense
      And the line of scrimmage is 48
      And the ball lies on 1948

    @14.32.event.4 @14.33.2 @case:what-a-kick-is-worth-by-reading
    Scenario Outline: The reading of TF-A93 decides the points of a punt
      Given the reading TF-A93 is <reading>
      And the offense is to select its men
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the line of scrimmage is 31
      And the ball lies on 1931
      And the possession began on line 12
      And the First Down marker is on line 36
      And the farthest line of the possession is 33
      When the offense punts
      Then home has <points> Victory Points

      Examples:
        | reading                     | points |
        | possession-start-floor-zero | 19     |
        | farthest-reached            | 21     |
        | signed                      | 19     |
        | new-ball-spot               | 19     |

    @14.32.event.4 @14.33.2 @case:where-points-may-be-negative-a-kick-from-behind-the-start-costs-some
    Scenario: Under TF-A93 signed, a punt from behind the possession's start scores negative points
      Given the reading TF-A93 is signed
      And the offense is to select its men
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the line of scrimmage is 5
      And the ball lies on 1705
      And the possession began on line 12
      And the First Down marker is on line 36
      And the farthest line of the possession is 33
      When the offense punts
      Then home has -7 Victory Points

    @14.34.4.1 @14.35.1 @case:who-has-the-last-possession-may-kick-it-away-too
    Scenario: The player of the last possession may punt and end the game
      Given the offense is to select its men
      And the game has several plays
      And away is on offense
      And it is possession 4
      And it is down 4
      And home has 11 Victory Points
      And away has 3 Victory Points
      And the ball lies on 1930
      When the offense punts
      Then the game is over and home has won under 14.35.1
      And the ball is down on 1949, and the play is over
      And the play has ended with a punt
      And the ball is the defense's
      And the gain is 0 hexes

  Rule: Conditions that forbid a punt

    @14.34.4.2 @case:on-no-other-down
    Scenario Outline: A punt on a down before the fourth is refused
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And it is down <down>
      And the ball lies on 1930
      When the offense punts
      Then it is refused under 14.34.4.2

      Examples:
        | down |
        | 1    |
        | 2    |
        | 3    |

    @14.34.4.3 @case:not-when-the-fourth-play-has-been-begun
    Scenario: A punt is refused once the fourth play has started
      Given the offense is to place its men
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the ball lies on 1930
      When the offense punts
      Then it is refused under 14.34.4.3

    @14.34.4.3 @case:not-when-the-ball-has-been-snapped
    Scenario: A punt is refused after the snap
      Given the game has several plays
      And it is possession 3
      And it is down 4
      When the offense punts
      Then it is refused under 14.34.4.3

    @14.34.4.1 @14.32.event.2 @case:not-when-the-fourth-play-has-failed
    Scenario: A punt is refused after the fourth play has failed
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      And home tries to punt
      Then it is refused under 14.34.4.1

    @14.34.4.1 @case:the-defense-kicks-nothing
    Scenario: The defense may not punt
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the ball lies on 1930
      When the defense tries to punt
      Then it is refused under 14.34.4.1

    @14.34.4.2 @case:who-has-just-got-the-ball-has-first-down-and-does-not-kick
    Scenario: A Player may not punt on first down
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      And away tries to punt
      Then it is refused under 14.34.4.2

  Rule: The phases that offer a punt

    @14.34.4.2 @case:on-fourth-down-before-the-men-are-picked
    Scenario: On fourth down, the offense may punt before it selects its men
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the ball lies on 1930
      When the position is put on the table
      Then the offense can punt
      When the defense tries to punt
      Then it is refused under 14.34.4.1
      When the offense punts
      Then away is on offense

    @14.34.4.2 @case:not-on-another-down
    Scenario Outline: The offense may not punt on a down before the fourth
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And it is down <down>
      And the ball lies on 1930
      When the position is put on the table
      Then the offense cannot punt
      When the offense punts
      Then it is refused under 14.34.4.2

      Examples:
        | down |
        | 1    |
        | 3    |

    @14.34.4.3 @case:not-to-the-defense-nor-when-the-men-are-placed
    Scenario: A punt is not offered while the defense selects its men
      Given the defense is to select its men
      And the game has several plays
      And it is possession 3
      And it is down 4
      When the position is put on the table
      Then the offense cannot punt
      And the defense cannot punt
      When the offense punts
      Then it is refused under 14.34.4.3

    @14.34.4.3 @case:not-when-the-men-move
    Scenario: A punt is not offered during movement
      Given the game has several plays
      And it is possession 3
      And it is down 4
      When the position is put on the table
      Then the offense cannot punt
      When the offense punts
      Then it is refused under 14.34.4.3

    @14.4.1 @case:not-in-a-single-play
    Scenario: The offense may not punt in a single play
      Given the offense is to select its men
      When the position is put on the table
      Then the offense cannot punt
      When the offense punts
      Then it is refused under 14.4.1
