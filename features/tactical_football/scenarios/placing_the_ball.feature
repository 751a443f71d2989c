Feature: Placing the ball
  Every play begins between the hashmarks; a ball dead outside goes straight across to the nearer one.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The place of the ball after a play

    @14.38.2 @14.38.1 @case:between-the-hashmarks-it-stays-where-it-is
    Scenario Outline: A ball between the hashmarks stays on its hex
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then the ball lies on <hex>
      And the line of scrimmage is 34

      Examples:
        | case               | hex  |
        | the left hashmark  | 1734 |
        | column 18          | 1834 |
        | the middle         | 1934 |
        | column 20          | 2034 |
        | the right hashmark | 2134 |

    @14.38.3 @14.38.4 @14.38.1 @case:from-a-side-zone-it-goes-to-the-hashmark-in-its-row
    Scenario Outline: A ball in a side zone moves to the hashmark of its row
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then the ball lies on <ball>
      And the line of scrimmage is 34
      And it is down 2

      Examples:
        | case                  | hex  | ball |
        | one column out        | 1634 | 1734 |
        | one column out        | 2234 | 2134 |
        | the left side zone    | 0834 | 1734 |
        | the right side zone   | 3034 | 2134 |
        | the left sideline     | 0134 | 1734 |
        | the right sideline    | 3734 | 2134 |

    @14.38.3 @7.2.G.2 @case:out-of-bounds-it-is-dead-in-the-last-hex-on-the-field-and-goes-to-the-hashmark
    Scenario Outline: A ball that leaves the field goes to its last row's hashmark
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex> facing <way>
      When the offense's #31 leaves the field going <way>
      Then the ball lies on <ball>
      And the line of scrimmage is 35

      Examples:
        | hex  | way | ball |
        | 0135 | NW  | 1735 |
        | 3735 | NE  | 2135 |
        | 0135 | SW  | 1735 |

    @14.38.2 @14.38.1 @case:the-hashmarks-of-other-readings-and-a-ball-that-stays
    Scenario Outline: The reading of TF-A03 decides whether the ball moves to a hashmark
      Given the reading TF-A03 is <reading>
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then the ball lies on <hex>

      Examples:
        | reading | hex  |
        | 15-23   | 1534 |
        | 15-23   | 2334 |
        | 13-25   | 1334 |
        | 13-25   | 2534 |

    @14.38.3 @14.38.1 @case:the-hashmarks-of-other-readings-and-a-ball-that-goes-there
    Scenario Outline: The reading of TF-A03 decides the hashmark for the ball
      Given the reading TF-A03 is <reading>
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then the ball lies on <ball>

      Examples:
        | reading | hex  | ball |
        | 15-23   | 1434 | 1534 |
        | 15-23   | 3034 | 2334 |
        | 13-25   | 1234 | 1334 |
        | 13-25   | 2634 | 2534 |

    @14.38.4 @14.38.3 @case:it-lies-there-before-anybody-is-selected
    Scenario: After a play, the ball lies on its new hex before men are selected
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 0834
      When the offense downs the ball
      Then the offense is to select its men
      And the ball lies on 1734

    @14.38.2 @case:the-offense-does-not-move-it-from-there
    Scenario: The offense may not move a ball that lies between the hashmarks
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1834
      When the offense downs the ball
      And the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      And the offense places the ball on 1934
      Then it is refused under 14.38.2

    @8.6.L.1 @5.2.6 @case:in-a-single-play-there-is-no-next-play-and-the-ball-stays-where-it-is-down
    Scenario: In a single play, the ball stays where it is down
      Given the offense's #31 has the ball
      And the offense's #31 stands on 0834
      When the offense downs the ball
      Then the ball is down on 0834, and the play is over

  Rule: The place of a ball dead behind a goal line

    @14.32.1 @case:the-next-down-begins-on-the-first-row-and-nobody-scores
    Scenario Outline: A ball dead behind the goal line starts the next down on row 1
      Given the game has several plays
      And it is possession 3
      And the offense's #12 stands on <hex>
      When the offense downs the ball
      Then the line of scrimmage is 1
      And the ball lies on <ball>
      And it is down 2
      And home has 0 Victory Points
      And away has 0 Victory Points

      Examples:
        | case          | hex  | ball |
        | the first row | 1901 | 1901 |
        | row 0         | 1900 | 1901 |
        | row -5        | 0895 | 1701 |

    @14.33.2 @case:other-readings-give-the-other-player-points-and-the-ball-on-his-twenty
    Scenario Outline: Under TF-A92, a ball downed behind the own goal goes to the opponent
      Given the reading TF-A92 is <reading>
      And the game has several plays
      And it is possession 3
      And the offense's #12 stands on 1900
      When the offense downs the ball
      Then away is on offense
      And the line of scrimmage is 12
      And the ball lies on 1912
      And it is possession 4
      And home has 0 Victory Points
      And away has <points> Victory Points

      Examples:
        | reading       | points |
        | safety-option | 20     |
        | turnover      | 60     |

    @14.33.2 @7.2.G.2 @case:so-it-is-when-the-ball-has-gone-over-a-sideline-there
    Scenario: Under TF-A92 safety-option, leaving the field behind the goal gives the opponent 20 points
      Given the reading TF-A92 is safety-option
      And the game has several plays
      And it is possession 3
      And the offense's #12 stands on 0100 facing NW
      When the offense's #12 leaves the field going NW
      Then away is on offense
      And away has 20 Victory Points

    @14.33.2 @case:so-it-is-when-its-man-is-tackled-there
    Scenario: Under TF-A92 safety-option, a tackle behind the own goal gives the opponent 20 points
      Given the reading TF-A92 is safety-option
      And it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the offense's #12 stands on 1900 facing N
      And the defense's #5 stands on 1901 facing S
      When the defense's #5 contacts #12: the dice show 12, and 5 for the fumble
      Then away is on offense
      And away has 20 Victory Points

    @14.33.2 @case:so-it-is-when-the-offense-has-fumbled-there-and-kept-it
    Scenario: Under TF-A92 safety-option, a recovered fumble behind the goal gives the opponent 20 points
      Given the reading TF-A92 is safety-option
      And the game has several plays
      And it is possession 3
      And the offense's #12 stands on 1900 facing N
      And the offense's #31 stands on 1901 facing N
      When the offense's #12 hands off to #31: the dice show 12
      And the defense ends its movement: the dice show 5
      Then away is on offense
      And away has 20 Victory Points

    @14.33.2 @9.4.R.3 @case:so-it-is-when-no-pass-comes-of-what-was-announced
    Scenario: Under TF-A92 safety-option, a passer behind his goal who throws nothing concedes 20 points
      Given the reading TF-A92 is safety-option
      And the game has several plays
      And it is possession 3
      And the offense is to throw a short lateral
      And the offense's #12 stands on 1900 facing N
      When the offense throws no pass
      Then away is on offense
      And away has 20 Victory Points

    @14.33.2 @case:what-the-possession-has-brought-is-counted-besides-by-the-reading-of-that
    Scenario: Under TF-A92 safety-option, points of the possession count in addition to the safety
      Given the reading TF-A92 is safety-option
      And the reading TF-A93 is farthest-reached
      And the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the First Down marker is on line 37
      And the farthest line of the possession is 34
      And the offense's #12 stands on 1900
      When the offense downs the ball
      Then home has 22 Victory Points
      And away has 20 Victory Points

    @14.35.1 @case:in-the-last-possession-it-ends-the-game
    Scenario: Under TF-A92 safety-option, a safety in the last possession ends the game
      Given the reading TF-A92 is safety-option
      And the game has several plays
      And away is on offense
      And it is possession 4
      And home has 17 Victory Points
      And away has 30 Victory Points
      And the offense's #12 stands on 1900
      When the offense downs the ball
      Then the game is over and home has won under 14.35.1

    @14.34.2 @14.33.2 @case:in-those-readings-too-a-possession-that-ends-on-the-field-gives-the-other-player-nothing
    Scenario Outline: Under TF-A92 safety-option and turnover, losing the ball without a safety scores nothing
      Given the reading TF-A92 is <reading>
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #12 stands on 1925
      When the offense downs the ball
      Then away is on offense
      And away has 0 Victory Points

      Examples:
        | reading       |
        | safety-option |
        | turnover      |

    @14.32.1 @case:in-those-readings-too-the-first-row-is-on-the-field
    Scenario Outline: Under TF-A92 safety-option and turnover, a ball in row 1 is not a safety
      Given the reading TF-A92 is <reading>
      And the game has several plays
      And it is possession 3
      And the offense's #12 stands on 1901
      When the offense downs the ball
      Then home is on offense
      And the line of scrimmage is 1
      And away has 0 Victory Points

      Examples:
        | reading       |
        | safety-option |
        | turnover      |

    @14.34.2 @14.32.event.2 @case:after-a-fourth-down-there-the-other-player-begins-next-to-the-goal-line
    Scenario: After a fourth down behind the goal line, the opponent starts on line 60
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #12 stands on 1900
      When the offense downs the ball
      Then away is on offense
      And the line of scrimmage is 60
      And the ball lies on 1960
      And the First Down marker is on line 67

    @14.32.1 @7.2.G.2 @case:out-of-bounds-behind-the-own-goal-line-it-comes-back-to-the-first-row
    Scenario Outline: A ball out of bounds behind the own goal line returns to row 1
      Given the game has several plays
      And it is possession 3
      And the offense's #12 stands on <hex> facing <way>
      When the offense's #12 leaves the field going <way>
      Then the line of scrimmage is 1
      And the ball lies on <ball>
      And it is down 2

      Examples:
        | case         | hex  | way | ball |
        | the sideline | 0199 | SW  | 1701 |
        | the back     | 2095 | S   | 2001 |

    @14.34.2 @case:a-fourth-down-that-ends-on-the-last-row-leaves-the-other-player-on-his-first
    Scenario: A fourth down that ends on row 60 gives the opponent row 1
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the possession began on line 12
      And the line of scrimmage is 57
      And the ball was snapped from 1957
      And the First Down marker is on line 64
      And the farthest line of the possession is 57
      And the offense's #31 has the ball
      And the offense's #31 stands on 1960
      When the offense downs the ball
      Then away is on offense
      And the line of scrimmage is 1
      And the ball lies on 1901
      And home has 48 Victory Points

    @4.1.3 @case:on-the-first-row-the-huddle-is-in-the-end-zone
    Scenario Outline: With line of scrimmage 1, the huddle is in the End Zone
      Given the offense is to place its men
      And the game has several plays
      And it is possession 3
      And it is down 2
      And the line of scrimmage is 1
      And the ball lies on 1901
      When the offense tries to place #51 on <hex>
      Then it is <answer>

      Examples:
        | hex  | answer              |
        | 1995 | accepted            |
        | 1996 | refused under 4.1.3 |

  Rule: The place of the ball if the line cuts through hexes

    @14.38.1 @14.32.1 @case:the-line-lies-ahead-of-the-ball
    Scenario Outline: Under TF-A04 half, the new line may lie one row ahead of the ball
      Given the reading TF-A04 is half
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then the ball lies on <ball>
      And the line of scrimmage is <line>

      Examples:
        | case                                 | hex  | ball | line |
        | a hex that the line does not cut     | 1934 | 1934 | 34   |
        | one that the line ahead of it cuts   | 1834 | 1834 | 35   |
        | the other raised column              | 2034 | 2034 | 35   |
        | from a raised column of a side zone  | 0834 | 1734 | 34   |
