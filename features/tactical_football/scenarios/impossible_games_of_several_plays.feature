Feature: Invalid games of several plays
  Downs, markers, points and lists of injured men that no game comes to are refused.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Invalid scenarios in games of several plays

    @14.0.1 @case:several-plays-have-them
    Scenario: A game of several plays is refused without its data of downs and possessions
      Given the scenario is of several plays
      When the position is put on the table
      Then it is refused under 14.0.1

    @14.2.2 @case:several-plays-have-no-objective
    Scenario: A position with an objective in a game of several plays is invalid
      Given the game has several plays
      And it is possession 3
      And the objective is 4 hexes
      When the position is put on the table
      Then it is refused under 14.2.2

  Rule: Invalid downs

    @14.3.1 @case:there-are-four-plays
    Scenario Outline: A position with a down number outside 1 to 4 is invalid
      Given the game has several plays
      And it is possession 3
      And it is down <down>
      When the position is put on the table
      Then it is refused under 14.3.1

      Examples:
        | down |
        | 0    |
        | 5    |

    @14.32.4 @case:the-marker-lies-seven-hexes-beyond-the-ball-of-a-first-down
    Scenario Outline: On first down, the First Down marker is seven hexes ahead of the line
      Given the game has several plays
      And it is possession 3
      And the First Down marker is on line <marker>
      When the position is put on the table
      Then it is refused under 14.32.4

      Examples:
        | case      | marker |
        | too near  | 36     |
        | too far   | 38     |
        | behind    | 30     |

    @14.32.4 @case:the-ball-is-never-at-the-marker-when-a-play-begins
    Scenario: A position with the line of scrimmage at the First Down marker is invalid
      Given the game has several plays
      And it is possession 3
      And it is down 2
      And the possession began on line 23
      And the First Down marker is on line 30
      When the position is put on the table
      Then it is refused under 14.32.4

    @14.31.1 @case:the-first-possession-begins-on-the-twenty
    Scenario: A position with a first possession begun away from line 12 is invalid
      Given the game has several plays
      And it is possession 1
      And home has 0 Victory Points
      When the position is put on the table
      Then it is refused under 14.31.1

    @14.35.2 @case:there-are-as-many-possessions-as-were-agreed
    Scenario Outline: A position with more possessions than agreed, or fewer than one, is invalid
      Given the game has several plays
      And each seat has 2 possessions
      And it is possession <number>
      When the position is put on the table
      Then it is refused under 14.35.2

      Examples:
        | number |
        | 5      |
        | 0      |

  Rule: Invalid Victory Points

    @14.33.1 @case:who-has-not-finished-a-possession-has-no-points
    Scenario: A position with Victory Points before the Player's first finished possession is invalid
      Given the game has several plays
      And away is on offense
      And it is possession 2
      And away has 3 Victory Points
      When the position is put on the table
      Then it is refused under 14.33.1

    @14.33.1 @case:nor-has-he-where-a-lost-ball-may-bring-him-some-while-the-first-possession-goes-on
    Scenario Outline: Under TF-A92, points for a lost ball during the first possession are invalid
      Given the reading TF-A92 is <reading>
      And the game has several plays
      And it is possession 1
      And the possession began on line 12
      And home has 0 Victory Points
      And away has 2 Victory Points
      When the position is put on the table
      Then it is refused under 14.33.1

      Examples:
        | reading       |
        | turnover      |
        | safety-option |

    @14.33.3 @case:a-possession-gives-sixty-at-most
    Scenario: A position with more than sixty Victory Points from one possession is invalid
      Given the game has several plays
      And it is possession 3
      And home has 61 Victory Points
      When the position is put on the table
      Then it is refused under 14.33.3

    @14.33.2 @case:nobody-has-fewer-than-none
    Scenario: A position with negative Victory Points is invalid
      Given the game has several plays
      And it is possession 3
      And home has -1 Victory Points
      When the position is put on the table
      Then it is refused under 14.33.2

  Rule: Invalid injuries

    @14.37.1 @case:a-man-who-may-not-play-is-not-on-the-field
    Scenario: A position is invalid if a man out of the game takes the field
      Given the game has several plays
      And it is possession 3
      And home may no longer use the offense's #36
      When the position is put on the table
      Then it is refused under 14.37.1

    @14.37.4 @case:nobody-is-brought-back-while-eleven-are-left
    Scenario: A position is invalid if a man is brought back while eleven are left
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And a man of the offense is to be brought back
      When the position is put on the table
      Then it is refused under 14.37.4

    @14.37.4 @case:and-nobody-lines-up-with-ten
    Scenario: A position is invalid if a side with ten men left lines up
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And all men of the offense except its eleven are out of the game for home
      And home may no longer use the offense's #36
      When the position is put on the table
      Then it is refused under 14.37.4

  Rule: Invalid ends of a game

    @4.1.1 @case:with-just-eleven-left-they-line-up
    Scenario: A side may still line up if exactly eleven of its men are left
      Given the offense is to select its men
      And the game has several plays
      And the ball lies on 1930
      And all men of the offense except its eleven are out of the game for home
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is accepted

    @4.0.1 @case:nobody-lines-up-before-the-sides-are-chosen
    Scenario: A position is invalid if men are selected before the sides are chosen
      Given the offense is to select its men
      And the game has several plays
      And neither side is the offense yet
      When the position is put on the table
      Then it is refused under 4.0.1

    @14.37.4 @case:in-a-single-play-nobody-is-brought-back
    Scenario: A position is invalid if a man is brought back in a single play
      Given the offense is to select its men
      And a man of the offense is to be brought back
      When the position is put on the table
      Then it is refused under 14.37.4

    @14.35.1 @case:nobody-has-won-but-the-player-with-more-points
    Scenario Outline: A position is invalid if the winner has no more points than the opponent
      Given the play is over, and <winner> has won
      And the game has several plays
      And away is on offense
      And it is possession 4
      And home has <home> Victory Points
      And away has <away> Victory Points
      When the position is put on the table
      Then it is refused under 14.35.1

      Examples:
        | case                  | home | away | winner |
        | a drawn game          | 60   | 60   | home   |
        | a drawn game          | 60   | 60   | away   |
        | the one with less     | 4    | 7    | home   |
        | the other with less   | 7    | 4    | away   |

    @14.35.2 @case:nobody-has-won-before-the-last-possession
    Scenario: A position with a winner before the last possession is invalid
      Given the play is over, and home has won
      And the game has several plays
      And home has 4 Victory Points
      When the position is put on the table
      Then it is refused under 14.35.2

    @14.32.4 @case:a-later-series-began-at-least-seven-hexes-on-and-on-the-field
    Scenario Outline: A later series begins at least seven hexes beyond the possession's start
      Given the game has several plays
      And it is down 2
      And the line of scrimmage is <line>
      And the ball was snapped from 19<line>
      And the farthest line of the possession is <farthest>
      And the First Down marker is on line <marker>
      When the position is put on the table
      Then it is refused under 14.32.4

      Examples:
        | case                    | line | farthest | marker |
        | three hexes on          | 30   | 33       | 40     |
        | six hexes on            | 30   | 36       | 43     |
        | behind the possession's | 26   | 30       | 36     |

    @14.33.2 @case:the-farthest-line-is-one-that-the-possession-has-come-to
    Scenario Outline: A farthest line that the possession cannot have reached makes a position invalid
      Given the game has several plays
      And it is down <down>
      And the farthest line of the possession is <farthest>
      When the position is put on the table
      Then it is refused under 14.33.2

      Examples:
        | case                    | down | farthest |
        | farther at a first down | 1    | 31       |
        | behind the beginning    | 2    | 29       |
        | at the marker           | 2    | 37       |

  Rule: Valid games of several plays

    @7.1.A @case:the-first-possession-which-has-come-from-the-twenty-to-another-series
    Scenario: A position with a later series in the first possession is valid
      Given the game has several plays
      And it is possession 1
      And the possession began on line 12
      When the offense's #85 moves to 2430
      Then it is accepted

    @7.1.A @case:points-of-a-possession-that-is-over
    Scenario Outline: Up to sixty points for each finished possession are valid
      Given the game has several plays
      And away is on offense
      And it is possession <number>
      And home has <home> Victory Points
      And away has <away> Victory Points
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | number | home | away |
        | 2      | 60   | 0    |
        | 4      | 120  | 60   |

    @14.33.3 @case:but-for-no-more-of-them-than-he-has-had
    Scenario Outline: A position with more Victory Points than the finished possessions allow is invalid
      Given the game has several plays
      And away is on offense
      And it is possession <number>
      And home has <home> Victory Points
      And away has <away> Victory Points
      When the position is put on the table
      Then it is refused under 14.33.3

      Examples:
        | number | home | away |
        | 2      | 61   | 0    |
        | 4      | 121  | 60   |
        | 4      | 120  | 61   |

  Rule: Invalid records before the first play

    @14.2.2 @case:nobody-rolls-for-an-objective
    Scenario: An objective roll in a game of several plays makes the position invalid
      Given the objective is to be rolled
      And the game has several plays
      When the position is put on the table
      Then it is refused under 14.2.2

    @14.31.3 @case:nothing-has-been-played-before-the-coin-is-tossed
    Scenario: A position in which a possession runs before the coin toss is invalid
      Given the coin is to be tossed
      And the game has several plays
      When the position is put on the table
      Then it is refused under 14.31.3

    @14.31.3 @case:the-ball-is-on-the-twenty-before-it-is
    Scenario Outline: Before the coin toss, a line of scrimmage away from line 12 is invalid
      Given the coin is to be tossed
      And the game has several plays
      And it is possession 1
      And the possession began on line 12
      And the First Down marker is on line 19
      And the farthest line of the possession is 12
      And the line of scrimmage is <line>
      When the position is put on the table
      Then it is refused under 14.31.3

      Examples:
        | case        | line |
        | its own ten | 6    |
        | one hex on  | 13   |

    @4.0.1 @case:the-coin-of-the-first-play
    Scenario: A position before the coin toss with the line on 12 is valid
      Given the coin is to be tossed
      And the game has several plays
      And it is possession 1
      And the possession began on line 12
      And the First Down marker is on line 19
      And the farthest line of the possession is 12
      And the line of scrimmage is 12
      When the coin falls for home
      Then it is accepted

  Rule: Invalid lines from goal line to goal line

    @14.31.1 @case:no-possession-begins-beyond-a-goal-line
    Scenario Outline: A position is invalid if the possession began beyond a goal line
      Given the offense is to select its men
      And the game has several plays
      And it is down 2
      And the possession began on line <start>
      And the First Down marker is on line <marker>
      And the farthest line of the possession is <farthest>
      And the line of scrimmage is <line>
      And the ball lies on <hex>
      When the position is put on the table
      Then it is refused under 14.31.1

      Examples:
        | case       | start | marker | farthest | line | hex  |
        | behind one | 0     | 7      | 1        | 1    | 1901 |
        | beyond one | 61    | 68     | 61       | 60   | 1960 |

    @4.1.1
    Scenario Outline: A possession may begin in the row next to a goal line
      Given the offense is to select its men
      And the game has several plays
      And the possession began on line <line>
      And the First Down marker is on line <marker>
      And the farthest line of the possession is <line>
      And the line of scrimmage is <line>
      And the ball lies on <hex>
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is accepted

      Examples:
        | case        | line | marker | hex  |
        | its own     | 1    | 8      | 1901 |
        | the other's | 60   | 67     | 1960 |

    @4.1.1 @case:a-later-series-that-can-have-begun-there
    Scenario Outline: A later series may begin on the far goal line or next to it
      Given the offense is to select its men
      And the game has several plays
      And the First Down marker is on line <marker>
      And the farthest line of the possession is <line>
      And the line of scrimmage is <line>
      And the ball lies on <hex>
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is accepted

      Examples:
        | case                 | line | marker | hex  |
        | seven hexes on       | 37   | 44     | 1937 |
        | next to the far goal | 60   | 67     | 1960 |

    @14.32.4 @case:no-series-began-beyond-the-far-goal-line
    Scenario: A position is invalid if a series began beyond the far goal line
      Given the offense is to select its men
      And the game has several plays
      And it is down 2
      And the First Down marker is on line 68
      And the farthest line of the possession is 61
      And the line of scrimmage is 60
      And the ball lies on 1960
      When the position is put on the table
      Then it is refused under 14.32.4

  Rule: Invalid positions of the markers down by down

    @7.1.A @case:the-ball-has-come-farther-or-lost-ground
    Scenario Outline: A line of scrimmage at or before the farthest line is valid
      Given the game has several plays
      And it is down <down>
      And the line of scrimmage is <line>
      And the ball was snapped from 19<line>
      And the farthest line of the possession is <farthest>
      And no record says that an ineligible man has crossed the line
      And the offense's men stand on
        | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
        | 1126 | 1726 | 1826 | 1926 | 2026 | 2126 | 2226 | 2425 | 1925 | 1824 | 2024 |
      When the offense's #85 moves to 2426
      Then it is accepted

      Examples:
        | case                     | down | line | farthest |
        | the last play            | 4    | 36   | 36       |
        | ground lost from farther | 3    | 33   | 36       |
        | behind the beginning     | 2    | 26   | 30       |

    @14.32.4 @case:a-first-down-is-played-where-its-series-begins
    Scenario Outline: On first down, the line of scrimmage must be where the series began
      Given the game has several plays
      And the First Down marker is on line <marker>
      And the farthest line of the possession is <farthest>
      And the line of scrimmage is <line>
      And the ball was snapped from 19<line>
      When the position is put on the table
      Then it is refused under 14.32.4

      Examples:
        | case            | marker | farthest | line |
        | of the first    | 37     | 30       | 29   |
        | of a later one  | 44     | 37       | 36   |

    @14.33.2 @case:no-play-began-farther-than-the-farthest-line
    Scenario: A position is invalid if the line of scrimmage is past the farthest line
      Given the game has several plays
      And it is down 2
      And the line of scrimmage is 33
      And the ball was snapped from 1933
      And the farthest line of the possession is 32
      When the position is put on the table
      Then it is refused under 14.33.2

    @7.1.A @case:the-last-possession-is-played
    Scenario: The last agreed possession may be played
      Given the game has several plays
      And each seat has 2 possessions
      And away is on offense
      And it is possession 4
      When the offense's #85 moves to 2430
      Then it is accepted

  Rule: Invalid Victory Points under each reading

    @7.1.A @case:as-many-as-a-reading-gives-for-one-possession
    Scenario Outline: The highest and the lowest Victory Points that a reading allows are valid
      Given the reading <ambiguity> is <reading>
      And the game has several plays
      And away is on offense
      And it is possession 2
      And home has <home> Victory Points
      And away has <away> Victory Points
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | ambiguity | reading       | home | away |
        | TF-A93    | signed        | -59  | 0    |
        | TF-A92    | safety-option | 60   | 20   |
        | TF-A92    | turnover      | 60   | 60   |

    @14.33.2 @case:nobody-has-lost-more-hexes-than-there-are
    Scenario: Under TF-A93 signed, Victory Points below the longest possible loss are invalid
      Given the reading TF-A93 is signed
      And the game has several plays
      And away is on offense
      And it is possession 2
      And home has -60 Victory Points
      When the position is put on the table
      Then it is refused under 14.33.2

    @14.33.3 @case:and-no-more-than-it-gives
    Scenario Outline: Under TF-A92, a position with more points than a lost ball gives is invalid
      Given the reading TF-A92 is <reading>
      And the game has several plays
      And away is on offense
      And it is possession 2
      And away has <points> Victory Points
      When the position is put on the table
      Then it is refused under 14.33.3

      Examples:
        | reading       | points |
        | safety-option | 21     |
        | turnover      | 61     |

    @14.33.3 @case:two-possessions-are-one-for-each
    Scenario: After one possession of each Player, more than sixty points are invalid
      Given the game has several plays
      And it is possession 3
      And away has 61 Victory Points
      When the position is put on the table
      Then it is refused under 14.33.3

    @7.1.A @case:and-each-may-have-made-the-most-of-his
    Scenario: Each Player may have the maximum points of his possessions
      Given the game has several plays
      And it is possession 3
      And home has 60 Victory Points
      And away has 60 Victory Points
      When the offense's #85 moves to 2430
      Then it is accepted

    @14.33.3 @case:two-possessions-under-that-reading-are-as-much-as-two-touchdowns
    Scenario: Under TF-A92 turnover, more than two Touchdowns' points after two possessions are invalid
      Given the reading TF-A92 is turnover
      And the game has several plays
      And it is possession 3
      And home has 121 Victory Points
      When the position is put on the table
      Then it is refused under 14.33.3

  Rule: Invalid lists of injured men

    @4.1.1 @case:they-name-men-of-the-rosters
    Scenario Outline: A list of injured men with a man not on the roster is invalid
      Given the game has several plays
      And <seat> may no longer use <man>
      When the position is put on the table
      Then it is refused under 4.1.1

      Examples:
        | seat | man               |
        | home | the offense's #99 |
        | home | the defense's #12 |
        | away | the offense's #61 |
        | away | the defense's #51 |

    @14.37.1 @case:they-name-each-man-once
    Scenario Outline: A list of injured men that names a man twice is invalid
      Given the game has several plays
      And <seat> may no longer use <man>
      And <seat> may no longer use <man>
      When the position is put on the table
      Then it is refused under 14.37.1

      Examples:
        | seat | man               |
        | home | the offense's #60 |
        | home | the defense's #75 |
        | away | the offense's #60 |
        | away | the defense's #75 |

    @14.37.1 @case:a-man-on-them-has-no-part-in-the-play-wherever-he-is
    Scenario Outline: A position in which an injured man takes part in the play is invalid
      Given the game has several plays
      And <man> is <gone>
      And <seat> may no longer use <man>
      When the position is put on the table
      Then it is refused under 14.37.1

      Examples:
        | seat | man               | gone          |
        | home | the offense's #36 | off the field |
        | home | the offense's #36 | injured       |
        | away | the defense's #5  | off the field |
        | away | the defense's #5  | injured       |

    @14.37.1 @case:nor-is-he-to-be-placed
    Scenario: A position is invalid if an injured man is among men to be placed
      Given the offense is to place its men
      And the game has several plays
      And the ball lies on 1930
      And home may no longer use the offense's #36
      When the position is put on the table
      Then it is refused under 14.37.1

    @14.2.6 @case:a-single-play-is-never-drawn
    Scenario: A position in which a single play ends in a draw is invalid
      Given the play is over, and nobody has won
      When the position is put on the table
      Then it is refused under 14.2.6

    @5.2.1 @case:a-game-that-is-over-has-no-play-left
    Scenario: After the end of the game, no play may begin
      Given the offense is to select its men
      And the game has several plays
      And each seat has 2 possessions
      And away is on offense
      And it is possession 4
      And home has 60 Victory Points
      And the play is over, and home has won
      When the offense's #85 moves to 2430
      Then it is refused under 5.2.1
