Feature: The field of the computer game
  The field is a grid of squares two yards wide. A window with twelve zones is on display.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: Men stand on squares of a grid

    @FIELD.grid @FIELD.square-size
    Scenario: The field is a grid of 60 by 15 squares of two yards
      When the field is looked up
      Then the field is
        | sides       | men | columns | rows | yards of a square | columns of an end zone | columns on display |
        | red, yellow | 11  | 60      | 15   | 2                 | 5                      | 20                 |

    @FIELD.square-size @case:the-goal-is-two-yards-away-for-each-column
    Scenario Outline: A lookup gives the distance to the goal from each line
      When the window is looked up for line <line> going <way>
      Then the goal is <yards> yards away

      Examples:
        | line | way  | yards |
        | 15   | east | 80    |
        | 30   | east | 50    |
        | 44   | east | 22    |
        | 45   | east | 20    |
        | 46   | east | 18    |
        | 54   | east | 2     |
        | 55   | east | 0     |
        | 5    | east | 100   |
        | 45   | west | 80    |
        | 54   | west | 98    |
        | 12   | west | 14    |
        | 15   | west | 20    |

    @FIELD.compass-ew @FIELD.window-offset @case:an-eastward-offense-has-its-linemen-west-of-the-line-and-the-defense-east-of-it
    Scenario: An eastward offense stands west of the line, and the defense stands east
      When the window is looked up for line 15 going east
      Then the defense may stand in the columns 16 to 30
      And the backs may stand in the columns 11 to 14
      And the quarterback may stand in the columns 12 to 14

    @FIELD.compass-ew @case:a-westward-offense-has-its-linemen-east-of-the-line-and-the-defense-west-of-it
    Scenario: A westward offense stands east of the line, and the defense stands west
      When the window is looked up for line 45 going west
      Then the defense may stand in the columns 31 to 45
      And the backs may stand in the columns 47 to 50
      And the quarterback may stand in the columns 47 to 49

    @FIELD.compass-ew @case:zone-1-lies-in-the-west-whichever-way-the-offense-goes
    Scenario: If the offense goes west, pass zone 1 still lies in the west
      When the zones are looked up for line 45 going west
      Then zone 1 has the columns 31 to 35 and the rows 1 to 5
      And zone 10 has the columns 46 to 50 and the rows 1 to 5

    @FIELD.compass-ns @case:a-ball-rolls-north-to-a-lower-row-and-south-to-a-higher-one
    Scenario Outline: A fumbled ball rolls north to lower rows or south to higher rows
      Given red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 20,9
      And yellow's L1 stands on 22,9
      When yellow's L1 tackles the carrier on 20,9: a fumble that rolls <way>
      Then the ball lies loose on 20,<row> fumbled by red
      And nobody has the ball
      And red's H is off the field
      And yellow's L1 is off the field
      And it is yellow's turn
      And 4 of 6 squares are left

      Examples:
        | way   | row |
        | north | 5   |
        | south | 13  |

    @FIELD.compass-ns @case:the-zones-of-a-band-are-numbered-from-north-to-south
    Scenario: The three pass zones of the same columns are numbered from north to south
      When the zones are looked up for line 15 going east
      Then zone 1 has the columns 11 to 15 and the rows 1 to 5
      And zone 2 has the columns 11 to 15 and the rows 6 to 10
      And zone 3 has the columns 11 to 15 and the rows 11 to 15

    @FIELD.grid @case:a-square-takes-one-man-of-the-offense-at-the-line-up
    Scenario: A square of the line-up holds only one man of the offense
      Given red has placed its men up to T1
      When red places T2 on 15,6
      Then it is refused under FIELD.grid
      And nothing has changed
      When red places T2 on 15,5
      Then red's T2 stands on 15,5
      And red's T1 stands on 15,6

    @FIELD.grid @case:a-defender-does-not-line-up-on-the-square-of-an-end-downfield
    Scenario: A defender may not line up on the square of an end downfield
      Given yellow is to line up
      And red's SE stands on 22,8
      When yellow places T1 on 22,8
      Then it is refused under FIELD.grid
      And nothing has changed
      When yellow places T1 on 22,7
      Then yellow's T1 stands on 22,7

    @FIELD.grid @case:two-team-mates-on-one-square-are-no-position
    Scenario: A position with two team-mates on one square is invalid
      Given red's F stands on 12,8
      When the position is put on the table
      Then it is refused under FIELD.grid

  Rule: Two lines and the yard markers are drawn on the field

    @FIELD.yard-markers @FIELD.window-offset @case:a-yard-line-on-either-edge-of-the-display-has-its-marker
    Scenario Outline: Each yard line in or at the edge of the display has a marker
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 2
      And red is to line up
      When red looks at the table
      Then the columns <first> to <last> are on display
      And the yard markers are <markers>

      Examples:
        | way  | line | yellow | first | last | markers                                                                 |
        | east | 15   | 20     | 11    | 30   | 10 on line 10, 20 on line 15, 30 on line 20, 40 on line 25, 50 on line 30 |
        | east | 16   | 21     | 12    | 31   | 20 on line 15, 30 on line 20, 40 on line 25, 50 on line 30              |
        | east | 10   | 15     | 6     | 25   | 0 on line 5, 10 on line 10, 20 on line 15, 30 on line 20, 40 on line 25 |
        | east | 54   | 55     | 41    | 60   | 30 on line 40, 20 on line 45, 10 on line 50, 0 on line 55               |
        | west | 6    | 5      | 1     | 20   | 0 on line 5, 10 on line 10, 20 on line 15, 30 on line 20                |

    @FIELD.scrimmage-line @FIELD.first-down-line @case:blue-and-yellow-are-drawn-on-the-two-lines-of-a-play
    Scenario Outline: The scrimmage line is drawn in blue and the first-down line in yellow
      Given red is on offense going <way>
      And the scrimmage line is <blue> and the first-down line <yellow>
      And it is down <down>
      And red is to line up
      When <seat> looks at the table
      Then blue is drawn on line <blue> and yellow on line <yellow>

      Examples:
        | way  | blue | yellow | down | seat   |
        | east | 15   | 20     | 1    | red    |
        | east | 18   | 20     | 2    | yellow |
        | east | 52   | 55     | 1    | red    |
        | west | 45   | 40     | 1    | red    |
        | west | 43   | 40     | 3    | yellow |

    @FIELD.first-down-line @case:first-and-ten-ends-five-columns-on-or-at-the-goal
    Scenario Outline: A new series has its first-down line ten yards ahead or on the goal
      When the window is looked up for line <line> going <way>
      Then first and ten ends at line <yellow>

      Examples:
        | line | way  | yellow |
        | 15   | east | 20     |
        | 5    | east | 10     |
        | 49   | east | 54     |
        | 50   | east | 55     |
        | 51   | east | 55     |
        | 55   | east | 55     |
        | 45   | west | 40     |
        | 12   | west | 7      |
        | 10   | west | 5      |
        | 8    | west | 5      |

    @FIELD.first-down-line @case:the-yellow-line-stays-through-a-series-while-the-blue-one-moves
    Scenario Outline: During a series, the first-down line does not move with the scrimmage line
      Given red is on offense going <way>
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a tackle
      Then the scrimmage line is <line> and the first-down line <yellow>
      And it is down 2
      When red looks at the table
      Then blue is drawn on line <line> and yellow on line <yellow>

      Examples:
        | way  | at   | from  | line | yellow |
        | east | 18,8 | 20,8  | 18   | 20     |
        | east | 19,8 | 21,8  | 19   | 20     |
        | west | 43,8 | 41,8  | 42   | 40     |
        | east | 13,9 | 13,12 | 13   | 20     |

    @FIELD.first-down-line @case:reaching-the-yellow-line-exactly-is-a-new-first-down
    Scenario Outline: Reaching the first-down line exactly is a new first down
      Given red is on offense going <way>
      And it is down <down>
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a tackle
      Then red is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1
      When red looks at the table
      Then blue is drawn on line <line> and yellow on line <yellow>

      Examples:
        | way  | down | at   | from | line | yellow |
        | east | 1    | 20,8 | 22,8 | 20   | 25     |
        | east | 4    | 20,8 | 22,8 | 20   | 25     |
        | west | 1    | 41,8 | 39,8 | 40   | 35     |

    @FIELD.first-down-line @case:where-the-yellow-line-has-to-be-passed-reaching-it-is-not-enough
    Scenario Outline: Under CF-A82 beyond-only, a man who only reaches the first-down line needs another down
      Given the reading CF-A82 is beyond-only
      And it is down <down>
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a tackle
      Then <side> is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down <next>
      When red looks at the table
      Then blue is drawn on line <line> and yellow on line <yellow>

      Examples:
        | down | at   | from | side   | line | yellow | next |
        | 1    | 20,8 | 22,8 | red    | 20   | 20     | 2    |
        | 4    | 20,8 | 22,8 | yellow | 20   | 15     | 1    |
        | 1    | 21,8 | 23,8 | red    | 21   | 26     | 1    |

    @FIELD.yard-markers @FIELD.markers-shift @FIELD.window-offset @case:the-markers-stand-every-ten-yards-on-the-same-lines-of-the-field
    Scenario Outline: Yard markers stand every ten yards, always on the same lines of the field
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 2
      And red is to line up
      When red looks at the table
      Then the columns <first> to <last> are on display
      And the yard markers are <markers>

      Examples:
        | way  | line | yellow | first | last | markers                                                    |
        | east | 18   | 20     | 14    | 33   | 20 on line 15, 30 on line 20, 40 on line 25, 50 on line 30 |
        | east | 21   | 25     | 17    | 36   | 30 on line 20, 40 on line 25, 50 on line 30, 40 on line 35 |
        | west | 42   | 40     | 28    | 47   | 50 on line 30, 40 on line 35, 30 on line 40, 20 on line 45 |

  Rule: The window has five columns behind the line, except near the goal

    @FIELD.window-offset @case:the-window-has-five-columns-behind-the-line
    Scenario Outline: The display window has five columns behind the scrimmage line outside the 20
      When the window is looked up for line <line> going <way>
      Then the columns <first> to <last> are on display
      And the line is not inside the 20

      Examples:
        | line | way  | first | last |
        | 5    | east | 1     | 20   |
        | 6    | east | 2     | 21   |
        | 15   | east | 11    | 30   |
        | 44   | east | 40    | 59   |
        | 45   | east | 41    | 60   |
        | 55   | west | 41    | 60   |
        | 54   | west | 40    | 59   |
        | 45   | west | 31    | 50   |
        | 16   | west | 2     | 21   |
        | 15   | west | 1     | 20   |

    @FIELD.window-exception @case:inside-the-20-the-window-stays-at-the-last-columns
    Scenario Outline: If the line is inside the 20, the display stays at the field's end
      When the window is looked up for line <line> going <way>
      Then the columns <first> to <last> are on display
      And the line is inside the 20

      Examples:
        | line | way  | first | last |
        | 46   | east | 41    | 60   |
        | 50   | east | 41    | 60   |
        | 55   | east | 41    | 60   |
        | 14   | west | 1     | 20   |
        | 12   | west | 1     | 20   |
        | 5    | west | 1     | 20   |

    @FIELD.window-exception @case:on-display-inside-the-20-are-the-last-columns-of-the-field
    Scenario Outline: If play starts inside the 20, the last columns of the field are displayed
      Given yellow is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And yellow is to line up
      When yellow looks at the table
      Then the columns <first> to <last> are on display

      Examples:
        | way  | line | yellow | first | last |
        | east | 46   | 51     | 41    | 60   |
        | west | 14   | 9      | 1     | 20   |

  Rule: The window has twelve zones

    @FIELD.zones-12 @case:going-east-from-line-15-the-twelve-zones-cover-the-window
    Scenario: Going east from line 15, the twelve pass zones cover the display window
      When the zones are looked up for line 15 going east
      Then the zones are
        | zone | columns  | rows     |
        | 1    | 11 to 15 | 1 to 5   |
        | 2    | 11 to 15 | 6 to 10  |
        | 3    | 11 to 15 | 11 to 15 |
        | 4    | 16 to 20 | 1 to 5   |
        | 5    | 16 to 20 | 6 to 10  |
        | 6    | 16 to 20 | 11 to 15 |
        | 7    | 21 to 25 | 1 to 5   |
        | 8    | 21 to 25 | 6 to 10  |
        | 9    | 21 to 25 | 11 to 15 |
        | 10   | 26 to 30 | 1 to 5   |
        | 11   | 26 to 30 | 6 to 10  |
        | 12   | 26 to 30 | 11 to 15 |

    @FIELD.zones-12 @case:a-square-of-the-window-is-in-one-of-its-zones
    Scenario Outline: Each square of the display window belongs to one pass zone
      When the zone of <square> is looked up for line <line> going <way>
      Then it is in zone <zone>

      Examples: the corners and the seams going east
        | square | line | way  | zone |
        | 11,1   | 15   | east | 1    |
        | 15,5   | 15   | east | 1    |
        | 15,6   | 15   | east | 2    |
        | 16,5   | 15   | east | 4    |
        | 20,15  | 15   | east | 6    |
        | 21,15  | 15   | east | 9    |
        | 25,10  | 15   | east | 8    |
        | 25,11  | 15   | east | 9    |
        | 26,1   | 15   | east | 10   |
        | 30,15  | 15   | east | 12   |

      Examples: squares that are not on display
        | square | line | way  | zone |
        | 10,1   | 15   | east | none |
        | 31,15  | 15   | east | none |
        | 30,8   | 45   | west | none |
        | 51,8   | 45   | west | none |

      Examples: going west and inside the 20
        | square | line | way  | zone |
        | 31,1   | 45   | west | 1    |
        | 36,8   | 45   | west | 5    |
        | 45,15  | 45   | west | 9    |
        | 50,6   | 45   | west | 11   |
        | 48,8   | 48   | east | 5    |
        | 49,8   | 48   | east | 5    |
        | 56,1   | 48   | east | 10   |
        | 5,15   | 12   | west | 3    |

    @FIELD.zones-use @case:a-pass-is-called-to-the-first-or-the-last-zone
    Scenario Outline: A pass may be called to zone 1 and to zone 12
      Given red has lined up
      When red calls a pass to zone <zone>
      Then the phase is defend
      And the zone called is <zone>
      And red's Q has the ball

      Examples:
        | zone |
        | 1    |
        | 12   |

    @FIELD.zones-use @P1.1 @case:a-pass-goes-to-a-square-of-the-zone-that-was-called
    Scenario: A pass may be thrown to any square of the called zone
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      When red throws to 20,8
      Then it is refused under P1.1
      And nothing has changed
      When red throws to 21,8
      Then the ball is in the air over 21,8

    @PLAY.2.2 @case:there-is-no-zone-0-and-no-zone-13-to-call
    Scenario Outline: A pass called to zone 0 or zone 13 is refused
      Given red has lined up
      When red calls a pass to zone <zone>
      Then it is refused under PLAY.2.2
      And nothing has changed

      Examples:
        | zone |
        | 0    |
        | 13   |

    @INTRO.segment @FIELD.zones-12 @case:no-zone-is-asked-of-a-square-off-the-field
    Scenario Outline: A lookup of the zone of a square off the field is an error
      When the zone of 20,15 is looked up for line 15 going east
      Then it is in zone 6
      When the zone of <place> is looked up for line 15 going east
      Then it is an error of kind bad-request

      Examples:
        | place |
        | 61,3  |
        | 20,16 |

    @L1 @case:the-linemen-may-stand-in-one-column-alone
    Scenario Outline: The lookup gives the one column next to the line as the linemen's place
      When the window is looked up for line 20 going <way>
      Then the linemen may stand in the columns <column> to <column>

      Examples:
        | way  | column |
        | east | 20     |
        | west | 21     |
