Feature: Games of several plays that cannot be
  Downs, markers, points and lists of injured men that no game comes to are refused.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The scenario

    @14.0.1
    Scenario: Several plays have them
      Given the scenario is of several plays
      When the position is put on the table
      Then it is refused under 14.0.1

    @14.2.2
    Scenario: Several plays have no objective
      Given the game has several plays
      And it is possession 3
      And the objective is 4 hexes
      When the position is put on the table
      Then it is refused under 14.2.2

  Rule: Downs

    @14.3.1
    Scenario Outline: There are four plays
      Given the game has several plays
      And it is possession 3
      And it is down <down>
      When the position is put on the table
      Then it is refused under 14.3.1

      Examples:
        | down |
        | 0    |
        | 5    |

    @14.32.4
    Scenario Outline: The marker lies seven hexes beyond the ball of a first down
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

    @14.32.4
    Scenario: The ball is never at the marker when a play begins
      Given the game has several plays
      And it is possession 3
      And it is down 2
      And the possession began on line 23
      And the First Down marker is on line 30
      When the position is put on the table
      Then it is refused under 14.32.4

    @14.31.1
    Scenario: The first possession begins on the twenty
      Given the game has several plays
      And it is possession 1
      And home has 0 Victory Points
      When the position is put on the table
      Then it is refused under 14.31.1

    @14.35.2
    Scenario Outline: There are as many possessions as were agreed
      Given the game has several plays
      And each seat has 2 possessions
      And it is possession <number>
      When the position is put on the table
      Then it is refused under 14.35.2

      Examples:
        | number |
        | 5      |
        | 0      |

  Rule: Points

    @14.33.1
    Scenario: Who has not finished a possession has no points
      Given the game has several plays
      And away is on offense
      And it is possession 2
      And away has 3 Victory Points
      When the position is put on the table
      Then it is refused under 14.33.1

    @14.33.3
    Scenario: A possession gives sixty at most
      Given the game has several plays
      And it is possession 3
      And home has 61 Victory Points
      When the position is put on the table
      Then it is refused under 14.33.3

    @14.33.2
    Scenario: Nobody has fewer than none
      Given the game has several plays
      And it is possession 3
      And home has -1 Victory Points
      When the position is put on the table
      Then it is refused under 14.33.2

  Rule: The injured

    @14.37.1
    Scenario: A man who may not play is not on the field
      Given the game has several plays
      And it is possession 3
      And home may no longer use the offense's #36
      When the position is put on the table
      Then it is refused under 14.37.1

    @14.37.4
    Scenario: Nobody is brought back while eleven are left
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And a man of the offense is to be brought back
      When the position is put on the table
      Then it is refused under 14.37.4

    @14.37.4
    Scenario: And nobody lines up with ten
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And all men of the offense but its eleven are gone for home
      And home may no longer use the offense's #36
      When the position is put on the table
      Then it is refused under 14.37.4

  Rule: The last word of it

    @14.37.4
    Scenario: In a single play nobody is brought back
      Given the offense is to select its men
      And a man of the offense is to be brought back
      When the position is put on the table
      Then it is refused under 14.37.4

    @14.35.1
    Scenario Outline: Nobody has won but the Player with more points
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

    @14.35.2
    Scenario: Nobody has won before the last possession
      Given the play is over, and home has won
      And the game has several plays
      And home has 4 Victory Points
      When the position is put on the table
      Then it is refused under 14.35.2

    @14.32.4
    Scenario Outline: A later series began at least seven hexes on, and on the field
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

    @14.33.2
    Scenario Outline: The farthest line is one that the possession has come to
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

  Rule: What is possible

    @7.1.A
    Scenario: The first possession, which has come from the twenty to another series
      Given the game has several plays
      And it is possession 1
      And the possession began on line 12
      When the offense's #85 moves to 2430
      Then it is accepted

    @7.1.A
    Scenario Outline: Points of a possession that is over
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

    @14.33.3
    Scenario Outline: But for no more of them than he has had
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
