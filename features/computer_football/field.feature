Feature: The field of the computer game
  A grid of squares two yards wide, of which a window with twelve zones is on display.

  Rule: Men stand on squares of a grid

    @FIELD.grid @FIELD.square-size
    Scenario: The field is a grid of 60 by 15 squares of two yards
      When the query field is asked with {}
      Then the answer is {"seats": ["red", "yellow"], "men": 11, "columns": 60, "rows": 15, "yards_per_square": 2, "end_zone": 5, "window": 20}

    @FIELD.grid
    Scenario: A square takes one man of the offense at the line-up
      Given the offense has placed its men up to T1
      When red plays place T2 on 15,6
      Then it is refused under FIELD.grid
      And nothing has changed
      When red plays place T2 on 15,5
      Then the offense's T2 stands on 15,5
      And the offense's T1 stands on 15,6

    @FIELD.grid
    Scenario: A defender does not line up on the square of an end downfield
      Given the defense is to line up
      And the offense's SE stands on 22,8
      When yellow plays place T1 on 22,8
      Then it is refused under FIELD.grid
      And nothing has changed
      When yellow plays place T1 on 22,7
      Then the defense's T1 stands on 22,7

    @FIELD.grid
    Scenario: Two team-mates on one square are no position
      Given the offense's F stands on 12,8
      When the position is put on the table
      Then it is refused under FIELD.grid

    @FIELD.square-size
    Scenario Outline: From line <line> going <way> the goal is <yards> yards away
      When the query window is asked with {"line": <line>, "direction": "<way>"}
      Then the answer has <yards> at /yards_to_goal

      Examples:
        | way  | line | yards |
        | east | 15   | 80    |
        | east | 30   | 50    |
        | east | 44   | 22    |
        | east | 45   | 20    |
        | east | 46   | 18    |
        | east | 54   | 2     |
        | east | 55   | 0     |
        | east | 5    | 100   |
        | west | 45   | 80    |
        | west | 54   | 98    |
        | west | 12   | 14    |
        | west | 15   | 20    |

    @FIELD.compass-ew
    Scenario: An eastward offense has its linemen west of the line and the defense east of it
      When the query window is asked with {"line": 15, "direction": "east"}
      Then the answer has [16, 30] at /defense
      And the answer has [11, 14] at /backs
      And the answer has [12, 14] at /quarterback

    @FIELD.compass-ew
    Scenario: A westward offense has its linemen east of the line and the defense west of it
      When the query window is asked with {"line": 45, "direction": "west"}
      Then the answer has [31, 45] at /defense
      And the answer has [47, 50] at /backs
      And the answer has [47, 49] at /quarterback

    @FIELD.compass-ew
    Scenario: Zone 1 lies in the west whichever way the offense goes
      When the query zones is asked with {"line": 45, "direction": "west"}
      Then the answer has {"columns": [31, 35], "rows": [1, 5]} at /1
      And the answer has {"columns": [46, 50], "rows": [1, 5]} at /10

    @FIELD.compass-ns
    Scenario Outline: A ball that rolls <way> from row 9 comes to rest in row <row>
      Given the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 20,9
      And the defense's L1 stands on 22,9
      When yellow plays move L1 to 20,9 with tackle fumble, roll <way>
      Then the ball lies loose on 20,<row> fumbled by the offense
      And nobody has the ball
      And the offense's H is off the field
      And the defense's L1 is off the field
      And it is the defense's turn
      And 4 of 6 squares are left

      Examples:
        | way   | row |
        | north | 5   |
        | south | 13  |

    @FIELD.compass-ns
    Scenario: The zones of a band are numbered from north to south
      When the query zones is asked with {"line": 15, "direction": "east"}
      Then the answer has {"columns": [11, 15], "rows": [1, 5]} at /1
      And the answer has {"columns": [11, 15], "rows": [6, 10]} at /2
      And the answer has {"columns": [11, 15], "rows": [11, 15]} at /3

  Rule: Two lines and the yard markers are drawn on the field

    @FIELD.scrimmage-line @FIELD.first-down-line
    Scenario Outline: Blue on <blue> and yellow on <yellow> are drawn for a play going <way>
      Given red is on offense going <way>
      And the scrimmage line is <blue> and the first-down line <yellow>
      And it is down <down>
      And the offense is to line up
      When <seat> looks at the table
      Then the view has {"blue": <blue>, "yellow": <yellow>} at /lines

      Examples:
        | way  | blue | yellow | down | seat   |
        | east | 15   | 20     | 1    | red    |
        | east | 18   | 20     | 2    | yellow |
        | east | 52   | 55     | 1    | red    |
        | west | 45   | 40     | 1    | red    |
        | west | 43   | 40     | 3    | yellow |

    @FIELD.first-down-line
    Scenario Outline: From line <line> going <way> first and ten ends at line <yellow>
      When the query window is asked with {"line": <line>, "direction": "<way>"}
      Then the answer has <yellow> at /first_down

      Examples:
        | way  | line | yellow |
        | east | 15   | 20     |
        | east | 5    | 10     |
        | east | 49   | 54     |
        | east | 50   | 55     |
        | east | 51   | 55     |
        | east | 55   | 55     |
        | west | 45   | 40     |
        | west | 12   | 7      |
        | west | 10   | 5      |
        | west | 8    | 5      |

    @FIELD.first-down-line
    Scenario Outline: The yellow line stays through a series while the blue one goes <way> to <line>
      Given red is on offense going <way>
      And the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <at>
      And the defense's L1 stands on <from>
      When yellow plays move L1 to <at> with tackle tackle
      Then the scrimmage line is <line> and the first-down line <yellow>
      And it is down 2
      When red looks at the table
      Then the view has {"blue": <line>, "yellow": <yellow>} at /lines

      Examples:
        | way  | at   | from | line | yellow |
        | east | 18,8 | 20,8 | 18   | 20     |
        | east | 19,8 | 21,8 | 19   | 20     |
        | west | 43,8 | 41,8 | 42   | 40     |
        | east | 13,9 | 13,12 | 13   | 20     |

    @FIELD.first-down-line
    Scenario Outline: Reaching the yellow line exactly going <way> is a new first down
      Given red is on offense going <way>
      And it is down <down>
      And the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <at>
      And the defense's L1 stands on <from>
      When yellow plays move L1 to <at> with tackle tackle
      Then red is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1
      When red looks at the table
      Then the view has {"blue": <line>, "yellow": <yellow>} at /lines

      Examples:
        | way  | down | at   | from | line | yellow |
        | east | 1    | 20,8 | 22,8 | 20   | 25     |
        | east | 4    | 20,8 | 22,8 | 20   | 25     |
        | west | 1    | 41,8 | 39,8 | 40   | 35     |

    @FIELD.first-down-line
    Scenario Outline: Where the yellow line has to be passed, tackled on <at> on down <down> leaves <side> with down <next>
      Given the reading CF-A82 is beyond-only
      And it is down <down>
      And the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <at>
      And the defense's L1 stands on <from>
      When yellow plays move L1 to <at> with tackle tackle
      Then <side> is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down <next>
      When red looks at the table
      Then the view has {"blue": <line>, "yellow": <yellow>} at /lines

      Examples:
        | down | at   | from | side   | line | yellow | next |
        | 1    | 20,8 | 22,8 | red    | 20   | 20     | 2    |
        | 4    | 20,8 | 22,8 | yellow | 20   | 15     | 1    |
        | 1    | 21,8 | 23,8 | red    | 21   | 26     | 1    |

    @FIELD.yard-markers @FIELD.markers-shift
    Scenario Outline: Going <way> from line <line> the markers stand every ten yards on the same lines of the field
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 2
      And the offense is to line up
      When red looks at the table
      Then the view has {"first": <first>, "last": <last>} at /window
      And the view has <markers> at /markers

      Examples:
        | way  | line | yellow | first | last | markers                                                                                                          |
        | east | 18   | 20     | 14    | 33   | [{"line": 15, "yards": 20}, {"line": 20, "yards": 30}, {"line": 25, "yards": 40}, {"line": 30, "yards": 50}]       |
        | east | 21   | 25     | 17    | 36   | [{"line": 20, "yards": 30}, {"line": 25, "yards": 40}, {"line": 30, "yards": 50}, {"line": 35, "yards": 40}]       |
        | west | 42   | 40     | 28    | 47   | [{"line": 30, "yards": 50}, {"line": 35, "yards": 40}, {"line": 40, "yards": 30}, {"line": 45, "yards": 20}]       |

  Rule: The window has five columns behind the line, except near the goal

    @FIELD.window-offset
    Scenario Outline: Going <way> from line <line> the window of columns <first> to <last> has five columns behind the line
      When the query window is asked with {"line": <line>, "direction": "<way>"}
      Then the answer has <first> at /first
      And the answer has <last> at /last
      And the answer has false at /inside_the_20

      Examples:
        | way  | line | first | last |
        | east | 5    | 1     | 20   |
        | east | 6    | 2     | 21   |
        | east | 15   | 11    | 30   |
        | east | 44   | 40    | 59   |
        | east | 45   | 41    | 60   |
        | west | 55   | 41    | 60   |
        | west | 54   | 40    | 59   |
        | west | 45   | 31    | 50   |
        | west | 16   | 2     | 21   |
        | west | 15   | 1     | 20   |

    @FIELD.window-exception
    Scenario Outline: Going <way> from line <line>, inside the 20, the window stays at the columns <first> to <last>
      When the query window is asked with {"line": <line>, "direction": "<way>"}
      Then the answer has <first> at /first
      And the answer has <last> at /last
      And the answer has true at /inside_the_20

      Examples:
        | way  | line | first | last |
        | east | 46   | 41    | 60   |
        | east | 50   | 41    | 60   |
        | east | 55   | 41    | 60   |
        | west | 14   | 1     | 20   |
        | west | 12   | 1     | 20   |
        | west | 5    | 1     | 20   |

    @FIELD.window-exception
    Scenario Outline: On display inside the 20 going <way> are the last columns of the field
      Given yellow is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And the offense is to line up
      When yellow looks at the table
      Then the view has {"first": <first>, "last": <last>} at /window

      Examples:
        | way  | line | yellow | first | last |
        | east | 46   | 51     | 41    | 60   |
        | west | 14   | 9      | 1     | 20   |

  Rule: The window has twelve zones

    @FIELD.zones-12
    Scenario: Going east from line 15 the twelve zones cover the window
      When the query zones is asked with {"line": 15, "direction": "east"}
      Then the answer is {"1": {"columns": [11, 15], "rows": [1, 5]}, "2": {"columns": [11, 15], "rows": [6, 10]}, "3": {"columns": [11, 15], "rows": [11, 15]}, "4": {"columns": [16, 20], "rows": [1, 5]}, "5": {"columns": [16, 20], "rows": [6, 10]}, "6": {"columns": [16, 20], "rows": [11, 15]}, "7": {"columns": [21, 25], "rows": [1, 5]}, "8": {"columns": [21, 25], "rows": [6, 10]}, "9": {"columns": [21, 25], "rows": [11, 15]}, "10": {"columns": [26, 30], "rows": [1, 5]}, "11": {"columns": [26, 30], "rows": [6, 10]}, "12": {"columns": [26, 30], "rows": [11, 15]}}

    @FIELD.zones-12
    Scenario Outline: From line <line> going <way> the square <square> is in zone <zone>
      When the query zone is asked with {"line": <line>, "direction": "<way>", "square": [<square>]}
      Then the answer is <zone>

      Examples: the corners and the seams going east
        | way  | line | square | zone |
        | east | 15   | 11, 1  | 1    |
        | east | 15   | 15, 5  | 1    |
        | east | 15   | 15, 6  | 2    |
        | east | 15   | 16, 5  | 4    |
        | east | 15   | 20, 15 | 6    |
        | east | 15   | 21, 15 | 9    |
        | east | 15   | 25, 10 | 8    |
        | east | 15   | 25, 11 | 9    |
        | east | 15   | 26, 1  | 10   |
        | east | 15   | 30, 15 | 12   |

      Examples: squares that are not on display
        | way  | line | square | zone |
        | east | 15   | 10, 1  | null |
        | east | 15   | 31, 15 | null |
        | west | 45   | 30, 8  | null |
        | west | 45   | 51, 8  | null |

      Examples: going west and inside the 20
        | way  | line | square | zone |
        | west | 45   | 31, 1  | 1    |
        | west | 45   | 36, 8  | 5    |
        | west | 45   | 45, 15 | 9    |
        | west | 45   | 50, 6  | 11   |
        | east | 48   | 48, 8  | 5    |
        | east | 48   | 49, 8  | 5    |
        | east | 48   | 56, 1  | 10   |
        | west | 12   | 5, 15  | 3    |

    @FIELD.zones-use
    Scenario Outline: A pass is called to zone <zone>
      Given the offense has lined up
      When red plays call zone <zone>
      Then the phase is defend
      And the position has <zone> at /call/zone
      And the offense's Q has the ball

      Examples:
        | zone |
        | 1    |
        | 12   |

    @PLAY.2.2
    Scenario Outline: There is no zone <zone> to call
      Given the offense has lined up
      When red plays call zone <zone>
      Then it is refused under PLAY.2.2
      And nothing has changed

      Examples:
        | zone |
        | 0    |
        | 13   |

    @FIELD.zones-use @P1.1
    Scenario: A pass goes to a square of the zone that was called
      Given the call is a pass to zone 8
      And each side has finished 1 turns
      And it is the offense's turn with 4 of 4 squares left
      When red plays throw to 20,8
      Then it is refused under P1.1
      And nothing has changed
      When red plays throw to 21,8
      Then the ball is in the air over 21,8
