Feature: The tables of tests
  The success table and the shoot table are read by distance and die. The action table gives the face that other tests need.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: Every cell of the success table

    @SUCCTAB.1h @RANGE.row-distance @RANGE.column-die @case:row-1h-of-the-success-table
    Scenario Outline: The lookup gives the results of the success table for one hex
      When a die of <die> over 1 hex is looked up in the success table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means   |
        | 1   | F      | failure |
        | 2   | S      | success |
        | 3   | S      | success |
        | 4   | S      | success |
        | 5   | S      | success |
        | 6   | S      | success |

    @SUCCTAB.2h @RANGE.row-distance @RANGE.column-die @case:row-2h-of-the-success-table
    Scenario Outline: The lookup gives the results of the success table for two hexes
      When a die of <die> over 2 hexes is looked up in the success table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means   |
        | 1   | F      | failure |
        | 2   | F      | failure |
        | 3   | S      | success |
        | 4   | S      | success |
        | 5   | S      | success |
        | 6   | S      | success |

    @SUCCTAB.3h @RANGE.row-distance @RANGE.column-die @case:row-3h-of-the-success-table
    Scenario Outline: The lookup gives the results of the success table for three hexes
      When a die of <die> over 3 hexes is looked up in the success table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means   |
        | 1   | F      | failure |
        | 2   | F      | failure |
        | 3   | F      | failure |
        | 4   | S      | success |
        | 5   | S      | success |
        | 6   | S      | success |

    @SUCCTAB.4h @RANGE.row-distance @RANGE.column-die @case:row-4h-of-the-success-table
    Scenario Outline: The lookup gives the results of the success table for four hexes
      When a die of <die> over 4 hexes is looked up in the success table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means   |
        | 1   | F      | failure |
        | 2   | F      | failure |
        | 3   | F      | failure |
        | 4   | S      | success |
        | 5   | S      | success |
        | 6   | S      | success |

    @SUCCTAB.5h @RANGE.row-distance @RANGE.column-die @case:row-5h-of-the-success-table
    Scenario Outline: The lookup gives the results of the success table for five hexes
      When a die of <die> over 5 hexes is looked up in the success table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means   |
        | 1   | F      | failure |
        | 2   | F      | failure |
        | 3   | F      | failure |
        | 4   | F      | failure |
        | 5   | S      | success |
        | 6   | S      | success |

    @SUCCTAB.6h @RANGE.row-distance @RANGE.column-die @case:row-6h-of-the-success-table
    Scenario Outline: The lookup gives the results of the success table for six hexes
      When a die of <die> over 6 hexes is looked up in the success table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means   |
        | 1   | F      | failure |
        | 2   | F      | failure |
        | 3   | F      | failure |
        | 4   | F      | failure |
        | 5   | F      | failure |
        | 6   | S      | success |

  Rule: Every cell of the shoot table

    @SHOOTTAB.1h @RANGE.row-distance @RANGE.column-die @case:row-1h-of-the-shoot-table
    Scenario Outline: The lookup gives the results of the shoot table for one hex
      When a die of <die> over 1 hex is looked up in the shoot table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | D      | deviation |
        | 3   | D      | deviation |
        | 4   | S      | success   |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SHOOTTAB.2h @RANGE.row-distance @RANGE.column-die @case:row-2h-of-the-shoot-table
    Scenario Outline: The lookup gives the results of the shoot table for two hexes
      When a die of <die> over 2 hexes is looked up in the shoot table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | D      | deviation |
        | 3   | D      | deviation |
        | 4   | S      | success   |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SHOOTTAB.3h @RANGE.row-distance @RANGE.column-die @case:row-3h-of-the-shoot-table
    Scenario Outline: The lookup gives the results of the shoot table for three hexes
      When a die of <die> over 3 hexes is looked up in the shoot table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | M      | failure   |
        | 3   | D      | deviation |
        | 4   | S      | success   |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SHOOTTAB.4h @RANGE.row-distance @RANGE.column-die @case:row-4h-of-the-shoot-table
    Scenario Outline: The lookup gives the results of the shoot table for four hexes
      When a die of <die> over 4 hexes is looked up in the shoot table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | M      | failure   |
        | 3   | M      | failure   |
        | 4   | D      | deviation |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SHOOTTAB.5h @RANGE.row-distance @RANGE.column-die @case:row-5h-of-the-shoot-table
    Scenario Outline: The lookup gives the results of the shoot table for five hexes
      When a die of <die> over 5 hexes is looked up in the shoot table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | M      | failure   |
        | 3   | M      | failure   |
        | 4   | D      | deviation |
        | 5   | D      | deviation |
        | 6   | S      | success   |

    @SHOOTTAB.6h @RANGE.row-distance @RANGE.column-die @case:row-6h-of-the-shoot-table
    Scenario Outline: The lookup gives the results of the shoot table for six hexes
      When a die of <die> over 6 hexes is looked up in the shoot table
      Then it reads <letter> for <means> in column <die>

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | M      | failure   |
        | 3   | M      | failure   |
        | 4   | M      | failure   |
        | 5   | D      | deviation |
        | 6   | S      | success   |

  Rule: The legend explains the letters of the tables

    @LEGEND.success @case:s-is-a-success-in-both-tables
    Scenario Outline: The letter S means a success in the success and shoot tables
      When a die of <die> over <distance> hexes is looked up in the <table> table
      Then it reads S
      And it means success

      Examples:
        | table   | distance | die |
        | success | 6        | 6   |
        | shoot   | 6        | 6   |
        | success | 1        | 2   |
        | shoot   | 1        | 4   |

    @LEGEND.failure @case:f-is-a-failure-one-face-below-the-success-of-a-row
    Scenario Outline: At each distance, the die below the lowest success is marked F for failure
      When a die of <die> over <distance> hexes is looked up in the success table
      Then it reads F
      And it means failure

      Examples:
        | distance | die |
        | 1        | 1   |
        | 2        | 2   |
        | 4        | 3   |
        | 6        | 5   |

    @LEGEND.deviation @case:d-is-a-deviation-between-miss-and-success
    Scenario Outline: In the shoot table, the letter D means that the shot deviates
      When a die of <die> over <distance> hexes is looked up in the shoot table
      Then it reads D
      And it means deviation

      Examples:
        | distance | die |
        | 1        | 2   |
        | 3        | 3   |
        | 4        | 4   |
        | 6        | 5   |

    @SHOOTTAB.letters @case:the-letter-m-of-the-shoot-table-which-the-legend-lacks-is-a-failure
    Scenario Outline: In the shoot table, M means a failure, although the legend lacks it
      When a die of <die> over <distance> hexes is looked up in the shoot table
      Then it reads M
      And it means failure

      Examples:
        | distance | die |
        | 1        | 1   |
        | 3        | 2   |
        | 5        | 3   |
        | 6        | 4   |

  Rule: A modified die stays at the edge of the table

    @RANGE.column-die @case:a-modified-die-is-read-in-the-column-of-the-face-it-has-become-or-at-the-edge
    Scenario Outline: After a modifier, the column of the changed die is read
      When a die of <die>, modified by <modifier>, over 2 hexes is looked up in the success table
      Then it is read in column <column>

      Examples:
        | die | modifier | column |
        | 1   | -1       | 1      |
        | 2   | -1       | 1      |
        | 3   | -1       | 2      |
        | 5   | 1        | 6      |
        | 6   | 1        | 6      |

  Rule: The action table

    @ACTTAB.pass @ACTTAB.shoot @ACTTAB.receive @case:the-action-table-says-for-passes-receptions-and-shots-in-which-table-to-look-them-up
    Scenario: The action table names the table for passes, receptions and shots
      When the action table is looked up
      Then the tests need
        | steal | save adjacent | save occupied | intercept | pass          | receive       | shot        |
        | 6     | 5             | 4             | 5         | success table | success table | shoot table |

    @ACTTAB.steal @ACTTAB.save-adjacent @ACTTAB.save-occupied @ACTTAB.intercept @case:the-action-table-says-which-face-steals-saves-and-interceptions-need
    Scenario: The action table gives the lowest die for steals, saves and interceptions
      When the action table is looked up
      Then the tests need
        | steal | save adjacent | save occupied | intercept | pass          | receive       | shot        |
        | 6     | 5             | 4             | 5         | success table | success table | shoot table |

    @ACTTAB.foul @case:the-foul-row-of-the-action-table-where-it-is-the-one-to-go-by-makes-4-a-success-and-1-caught
    Scenario Outline: Under TS-A01 table-4-6, the action table decides a foul die
      Given the reading TS-A01 is table-4-6
      When a foul die of <die> is looked up
      Then the outcome is <outcome>

      Examples:
        | die | outcome |
        | 1   | caught  |
        | 2   | failure |
        | 3   | failure |
        | 4   | success |
        | 6   | success |

    @ACTTAB.pass @ACTTAB.receive @RANGE.row-distance @case:a-pass-of-two-hexes-ahead-is-good-on-a-3-and-its-reception-from-the-rear-on-a-4
    Scenario: A two-hex pass succeeds with 3, and its reception from behind with 4
      Given red's D1 stands on 0,-8
      And red's F2 stands on 0,-4
      And red's D1 has the ball
      When red's D1 passes to red's F2: the dice show 3 and 4
      Then red's F2 has the ball

    @ACTTAB.pass @LEGEND.failure
    Scenario: A pass of two hexes fails on a 2
      Given red's D1 stands on 0,-8
      And red's F2 stands on 0,-4
      And red's D1 has the ball
      When red's D1 passes to red's F2: the dice show 2 and 2 on the d3
      Then the ball lies loose on 0,-2

    @ACTTAB.receive @LEGEND.failure
    Scenario: A reception from the rear at two hexes fails on a 3
      Given red's D1 stands on 0,-8
      And red's F2 stands on 0,-4
      And red's D1 has the ball
      When red's D1 passes to red's F2: the dice show 3, 3 and 3 on the d3
      Then the ball lies loose on 0,-2

  Rule: A target more than six hexes away is refused

    @PASS.attempt @SUCCTAB.6h
    Scenario: A pass over six hexes may be tried
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,0
      When red's D1 passes to red's M2: the dice show 6 and 6
      Then red's M2 has the ball

    @SHOOT.attempt @case:a-shooter-six-hexes-from-all-three-goal-hexes-may-aim-at-each
    Scenario: A shooter six hexes from all goal hexes may aim at each
      Given red's F1 stands on 0,6
      And red's F1 has the ball
      When red's F1 shoots
      Then red has exactly these actions
        | action        |
        | aim at Left   |
        | aim at Center |
        | aim at Right  |

    @RANGE.max-six @RANGE.row-distance @case:steps-between-two-hexes-are-in-range-up-to-six
    Scenario Outline: A distance of up to six steps between two hexes is in range
      When the distance from <from> to <to> is measured
      Then the distance is <steps>, <reach> range

      Examples:
        | from   | to    | steps | reach  |
        | 0,0    | 0,2   | 1     | in     |
        | 0,0    | 1,1   | 1     | in     |
        | 0,0    | 2,0   | 2     | in     |
        | 0,0    | 4,0   | 4     | in     |
        | 0,0    | 1,3   | 2     | in     |
        | -3,-13 | -1,-3 | 6     | in     |
        | -3,-13 | 1,-3  | 7     | out of |
        | 0,-12  | 0,0   | 6     | in     |
        | 0,-12  | 0,2   | 7     | out of |

    @RANGE.row-distance @SUCCTAB.6h @case:a-failed-pass-that-comes-down-eight-hexes-away-is-received-on-the-row-of-six
    Scenario: A failed pass that lands eight hexes away uses table row six
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,0
      And red's M1 stands on 0,4
      When red's D1 passes to red's M2: the dice show 5 and 1 on the d3
      Then these may act: red (leave, receive)
      And the phase is receive
      When red goes for the ball: the die shows 5
      Then a d3 is to be rolled for the scatter
      When red goes for the ball: the die shows 6
      Then red's M1 has the ball

    @RANGE.max-six @SHOOT.attempt @case:a-shooter-six-hexes-from-left-and-seven-from-the-rest-may-aim-at-left-only
    Scenario: A shooter six hexes from Left may aim only at Left
      Given red's F1 stands on -1,5
      And red's F1 has the ball
      When red's F1 shoots
      Then red has exactly these actions
        | action      |
        | aim at Left |
      When red aims at Center
      Then it is refused under RANGE.max-six
      When red aims at Right
      Then it is refused under RANGE.max-six
      When red aims at Left
      Then these may act: blue (guard)

    @RANGE.max-six @case:a-pass-over-seven-hexes-is-refused-although-it-needs-no-roll
    Scenario: A pass over seven hexes is refused even with the skill Pass
      Given red's M1 stands on 0,-12
      And red's M1 has the ball
      And red's M2 stands on 0,2
      When red's M1 passes to red's M2
      Then it is refused under RANGE.max-six
      And nothing has changed

    @RANGE.max-six
    Scenario Outline: A pass over seven hexes is refused in any direction
      Given red's D1 stands on <from>
      And red's D1 has the ball
      And red's M2 stands on <to>
      When red's D1 passes to red's M2
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | from   | to    |
        | -3,-7  | 4,-6  |
        | -3,-13 | 1,-3  |
        | 0,-2   | 1,-15 |

    @RANGE.max-six @case:seven-hexes-from-the-goal-nobody-shoots
    Scenario Outline: A shot from seven hexes away is refused
      Given red's F1 stands on <place>
      And red's F1 has the ball
      When red's F1 shoots
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | place |
        | 0,4   |
        | -1,3  |
        | -3,3  |

  Rule: The success table decides passes and receptions

    @SUCCTAB.1h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance @case:a-pass-over-1-and-its-reception-are-good-on-2
    Scenario: A pass over 1 hex and its reception succeed with a 2
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-10
      When red's D1 passes to red's M2: the dice show 2 and 2
      Then red's M2 has the ball
      And it is blue's activation

    @SUCCTAB.1h @ACTTAB.pass @LEGEND.failure @case:a-pass-over-1-fails-on-1
    Scenario: A pass over 1 hex fails with a 1
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-10
      When red's D1 passes to red's M2: the dice show 1 and 2 on the d3
      Then the ball lies loose on 0,-8
      And it is blue's activation

    @SUCCTAB.1h @ACTTAB.receive @LEGEND.failure @case:a-reception-over-1-fails-on-1
    Scenario: A reception over 1 hex fails with a 1
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-10
      When red's D1 passes to red's M2: the dice show 6, 1 and 3 on the d3
      Then the ball lies loose on 0,-8
      And red's M2 stands on 0,-10

    @SUCCTAB.2h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance @case:a-pass-over-2-and-its-reception-are-good-on-3
    Scenario: A pass over 2 hexes and its reception succeed with a 3
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-8
      When red's D1 passes to red's M2: the dice show 3 and 3
      Then red's M2 has the ball
      And it is blue's activation

    @SUCCTAB.2h @ACTTAB.pass @LEGEND.failure @case:a-pass-over-2-fails-on-2
    Scenario: A pass over 2 hexes fails with a 2
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-8
      When red's D1 passes to red's M2: the dice show 2 and 2 on the d3
      Then the ball lies loose on 0,-6
      And it is blue's activation

    @SUCCTAB.2h @ACTTAB.receive @LEGEND.failure @case:a-reception-over-2-fails-on-2
    Scenario: A reception over 2 hexes fails with a 2
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-8
      When red's D1 passes to red's M2: the dice show 6, 2 and 3 on the d3
      Then the ball lies loose on 0,-6
      And red's M2 stands on 0,-8

    @SUCCTAB.3h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance @case:a-pass-over-3-and-its-reception-are-good-on-4
    Scenario: A pass over 3 hexes and its reception succeed with a 4
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-6
      When red's D1 passes to red's M2: the dice show 4 and 4
      Then red's M2 has the ball
      And it is blue's activation

    @SUCCTAB.3h @ACTTAB.pass @LEGEND.failure @case:a-pass-over-3-fails-on-3
    Scenario: A pass over 3 hexes fails with a 3
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-6
      When red's D1 passes to red's M2: the dice show 3 and 2 on the d3
      Then the ball lies loose on 0,-4
      And it is blue's activation

    @SUCCTAB.3h @ACTTAB.receive @LEGEND.failure @case:a-reception-over-3-fails-on-3
    Scenario: A reception over 3 hexes fails with a 3
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-6
      When red's D1 passes to red's M2: the dice show 6, 3 and 3 on the d3
      Then the ball lies loose on 0,-4
      And red's M2 stands on 0,-6

    @SUCCTAB.4h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance @case:a-pass-over-4-and-its-reception-are-good-on-4
    Scenario: A pass over 4 hexes and its reception succeed with a 4
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-4
      When red's D1 passes to red's M2: the dice show 4 and 4
      Then red's M2 has the ball
      And it is blue's activation

    @SUCCTAB.4h @ACTTAB.pass @LEGEND.failure @case:a-pass-over-4-fails-on-3
    Scenario: A pass over 4 hexes fails with a 3
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-4
      When red's D1 passes to red's M2: the dice show 3 and 2 on the d3
      Then the ball lies loose on 0,-2
      And it is blue's activation

    @SUCCTAB.4h @ACTTAB.receive @LEGEND.failure @case:a-reception-over-4-fails-on-3
    Scenario: A reception over 4 hexes fails with a 3
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-4
      When red's D1 passes to red's M2: the dice show 6, 3 and 3 on the d3
      Then the ball lies loose on 0,-2
      And red's M2 stands on 0,-4

    @SUCCTAB.5h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance @case:a-pass-over-5-and-its-reception-are-good-on-5
    Scenario: A pass over 5 hexes and its reception succeed with a 5
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-2
      When red's D1 passes to red's M2: the dice show 5 and 5
      Then red's M2 has the ball
      And it is blue's activation

    @SUCCTAB.5h @ACTTAB.pass @LEGEND.failure @case:a-pass-over-5-fails-on-4
    Scenario: A pass over 5 hexes fails with a 4
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-2
      When red's D1 passes to red's M2: the dice show 4 and 2 on the d3
      Then the ball lies loose on 0,0
      And it is blue's activation

    @SUCCTAB.5h @ACTTAB.receive @LEGEND.failure @case:a-reception-over-5-fails-on-4
    Scenario: A reception over 5 hexes fails with a 4
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-2
      When red's D1 passes to red's M2: the dice show 6, 4 and 3 on the d3
      Then the ball lies loose on 0,0
      And red's M2 stands on 0,-2

    @SUCCTAB.6h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance @case:a-pass-over-6-and-its-reception-are-good-on-6
    Scenario: A pass over 6 hexes and its reception succeed with a 6
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,0
      When red's D1 passes to red's M2: the dice show 6 and 6
      Then red's M2 has the ball
      And it is blue's activation

    @SUCCTAB.6h @ACTTAB.pass @LEGEND.failure @case:a-pass-over-6-fails-on-5
    Scenario: A pass over 6 hexes fails with a 5
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,0
      When red's D1 passes to red's M2: the dice show 5 and 2 on the d3
      Then the ball lies loose on 0,2
      And it is blue's activation

    @SUCCTAB.6h @ACTTAB.receive @LEGEND.failure @case:a-reception-over-6-fails-on-5
    Scenario: A reception over 6 hexes fails with a 5
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,0
      When red's D1 passes to red's M2: the dice show 6, 5 and 3 on the d3
      Then the ball lies loose on 0,2
      And red's M2 stands on 0,0

    @SUCCTAB.3h @SUCCTAB.4h @case:a-pass-over-three-hexes-comes-to-its-man-in-one-case-of-four-as-over-four-hexes
    Scenario: A pass over three hexes succeeds in one case of four
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,-6
      # a good pass 1/2 and a good reception 1/2; a failed pass comes down where nobody stands
      When the odds of the holder are asked for red to pass from D1 to M2
      Then the odds are
        | the holder | p   |
        | red's M2   | 1/4 |
        | nobody     | 3/4 |
      When a die of 3 over 3 hexes is looked up in the success table
      Then it reads F
      When a die of 3 over 4 hexes is looked up in the success table
      Then it reads F

  Rule: The shoot table decides shots

    @SHOOTTAB.1h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance @case:a-midfielders-shot-over-1-hex-misses-strays-or-goes-through-by-the-row-1h
    Scenario Outline: A midfielder's shot over one hex uses the table row for one hex
      Given red's M1 stands on 0,16
      And red's M1 has the ball
      And blue's G2 stands on 1,13
      When red's M1 shoots
      And red aims at Center
      And blue guards Right
      And red rolls the shot: the dice show <dice>
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | dice | goals |
        | 1    | 0     |

      Examples: the letter D
        | dice              | goals |
        | 2 and 1 on the d2 | 1     |
        | 3 and 1 on the d2 | 1     |

      Examples: the letter S
        | dice    | goals |
        | 4 and 1 | 1     |
        | 5 and 1 | 1     |
        | 6 and 1 | 1     |

    @SHOOTTAB.2h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance @case:a-midfielders-shot-over-2-hexes-misses-strays-or-goes-through-by-the-row-2h
    Scenario Outline: A midfielder's shot over two hexes uses the table row for two hexes
      Given red's M1 stands on 0,14
      And red's M1 has the ball
      And blue's G2 stands on 1,13
      When red's M1 shoots
      And red aims at Center
      And blue guards Right
      And red rolls the shot: the dice show <dice>
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | dice | goals |
        | 1    | 0     |

      Examples: the letter D
        | dice              | goals |
        | 2 and 1 on the d2 | 1     |
        | 3 and 1 on the d2 | 1     |

      Examples: the letter S
        | dice    | goals |
        | 4 and 1 | 1     |
        | 5 and 1 | 1     |
        | 6 and 1 | 1     |

    @SHOOTTAB.3h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance @case:a-midfielders-shot-over-3-hexes-misses-strays-or-goes-through-by-the-row-3h
    Scenario Outline: A midfielder's shot over three hexes uses the table row for three hexes
      Given red's M1 stands on 0,12
      And red's M1 has the ball
      And blue's G2 stands on 1,13
      When red's M1 shoots
      And red aims at Center
      And blue guards Right
      And red rolls the shot: the dice show <dice>
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | dice | goals |
        | 1    | 0     |
        | 2    | 0     |

      Examples: the letter D
        | dice              | goals |
        | 3 and 1 on the d2 | 1     |

      Examples: the letter S
        | dice    | goals |
        | 4 and 1 | 1     |
        | 5 and 1 | 1     |
        | 6 and 1 | 1     |

    @SHOOTTAB.4h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance @case:a-midfielders-shot-over-4-hexes-misses-strays-or-goes-through-by-the-row-4h
    Scenario Outline: A midfielder's shot over four hexes uses the table row for four hexes
      Given red's M1 stands on 0,10
      And red's M1 has the ball
      And blue's G2 stands on 1,13
      When red's M1 shoots
      And red aims at Center
      And blue guards Right
      And red rolls the shot: the dice show <dice>
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | dice | goals |
        | 1    | 0     |
        | 2    | 0     |
        | 3    | 0     |

      Examples: the letter D
        | dice              | goals |
        | 4 and 1 on the d2 | 1     |

      Examples: the letter S
        | dice    | goals |
        | 5 and 1 | 1     |
        | 6 and 1 | 1     |

    @SHOOTTAB.5h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance @case:a-midfielders-shot-over-5-hexes-misses-strays-or-goes-through-by-the-row-5h
    Scenario Outline: A midfielder's shot over five hexes uses the table row for five hexes
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      And blue's G2 stands on 1,13
      When red's M1 shoots
      And red aims at Center
      And blue guards Right
      And red rolls the shot: the dice show <dice>
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | dice | goals |
        | 1    | 0     |
        | 2    | 0     |
        | 3    | 0     |

      Examples: the letter D
        | dice              | goals |
        | 4 and 1 on the d2 | 1     |
        | 5 and 1 on the d2 | 1     |

      Examples: the letter S
        | dice    | goals |
        | 6 and 1 | 1     |

    @SHOOTTAB.6h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance @case:a-midfielders-shot-over-6-hexes-misses-strays-or-goes-through-by-the-row-6h
    Scenario Outline: A midfielder's shot over six hexes uses the table row for six hexes
      Given red's M1 stands on 0,6
      And red's M1 has the ball
      And blue's G2 stands on 1,13
      When red's M1 shoots
      And red aims at Center
      And blue guards Right
      And red rolls the shot: the dice show <dice>
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | dice | goals |
        | 1    | 0     |
        | 2    | 0     |
        | 3    | 0     |
        | 4    | 0     |

      Examples: the letter D
        | dice              | goals |
        | 5 and 1 on the d2 | 1     |

      Examples: the letter S
        | dice    | goals |
        | 6 and 1 | 1     |

    @SHOOTTAB.letters @LEGEND.failure @case:a-miss-is-a-failure-and-leaves-the-ball-with-the-goalie
    Scenario: A missed shot leaves the ball with the goalie and scores no goal
      Given red's M1 stands on 0,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Right
      And red rolls the shot: the die shows 2
      Then blue's G2 has the ball
      And blue's G2 stands on 1,17
      And the score is red 0, blue 0

    @LEGEND.deviation @SHOOTTAB.3h @case:a-deviation-to-the-side-of-the-goalie-meets-him
    Scenario: A shot that deviates towards the goalie's hex can be saved by him
      Given red's M1 stands on 0,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Right
      And red rolls the shot: the dice show 3, 2 on the d2 and 3
      Then blue's G2 has the ball
      And the score is red 0, blue 0

  Rule: Modifiers move the die to another column

    @RANGE.column-die @case:a-modifier-moves-the-die-to-another-column-of-either-table
    Scenario Outline: A modifier changes which column of the success or shoot table is read
      When a die of <die>, modified by <modifier>, over 4 hexes is looked up in the <table> table
      Then it is read in column <column>
      And it reads <letter>

      Examples:
        | table   | die | modifier | column | letter |
        | success | 5   | 0        | 5      | S      |
        | success | 4   | -1       | 3      | F      |
        | success | 5   | -1       | 4      | S      |
        | success | 1   | -1       | 1      | F      |
        | success | 6   | 1        | 6      | S      |
        | shoot   | 3   | 1        | 4      | D      |
        | shoot   | 4   | 1        | 5      | S      |
        | shoot   | 6   | 1        | 6      | S      |
        | shoot   | 1   | 1        | 2      | M      |

    @RANGE.column-die @SUCCTAB.1h @case:the-one-of-a-defender-who-passes-backwards-is-read-in-column-one
    Scenario: A defender's die of 1 with a modifier of -1 is read as 1
      Given red's D1 stands on 0,-4
      And red's D1 has the ball
      And red's M1 stands on 0,-6
      When red's D1 passes to red's M1: the dice show 1 and 2 on the d3
      Then the ball lies loose on 0,-8

    @RANGE.column-die @SHOOTTAB.6h @case:the-six-of-a-forward-who-shoots-over-six-hexes-is-read-in-column-six
    Scenario: A forward's die of 6 with a modifier of +1 is read as 6
      Given red's F1 stands on -1,5
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

  Rule: The action table in play

    @ACTTAB.steal @case:a-defenders-steal-takes-a-6
    Scenario Outline: A defender's steal needs a 6
      Given blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's D1 stands on 0,-6
      When red's D1 steals from blue's F3: the die shows <die>
      Then <holder> has the ball

      Examples:
        | die | holder    |
        | 1   | blue's F3 |
        | 2   | blue's F3 |
        | 3   | blue's F3 |
        | 4   | blue's F3 |
        | 5   | blue's F3 |
        | 6   | red's D1  |

    @ACTTAB.foul @case:a-foul-die-is-read-by-the-text-the-action-table-or-both
    Scenario Outline: The reading of TS-A01 decides by which table a foul die is read
      Given the reading TS-A01 is <reading>
      When a foul die of <die> is looked up
      Then the outcome is <outcome> and nothing else

      Examples: the text
        | reading  | die | outcome |
        | text-5-6 | 1   | caught  |
        | text-5-6 | 2   | caught  |
        | text-5-6 | 3   | failure |
        | text-5-6 | 4   | failure |
        | text-5-6 | 5   | success |
        | text-5-6 | 6   | success |

      Examples: the action table
        | reading   | die | outcome |
        | table-4-6 | 1   | caught  |
        | table-4-6 | 2   | failure |
        | table-4-6 | 3   | failure |
        | table-4-6 | 4   | success |
        | table-4-6 | 5   | success |
        | table-4-6 | 6   | success |

      Examples: success from the table, caught from the text
        | reading | die | outcome |
        | mixed   | 1   | caught  |
        | mixed   | 2   | caught  |
        | mixed   | 3   | failure |
        | mixed   | 4   | success |
        | mixed   | 5   | success |
        | mixed   | 6   | success |

    @ACTTAB.foul @ACTTAB.steal @case:a-defenders-steal-of-five-with-a-foul-is-won-where-the-foul-works
    Scenario Outline: Under TS-A01, the foul die decides whether a defender steals with a 5
      Given the reading TS-A01 is <reading>
      And blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's D1 stands on 0,-6
      When red's D1 steals from blue's F3, fouling him: the dice show <die> and 5
      Then <holder> has the ball
      And <booked> is booked

      Examples:
        | reading   | die | holder    | booked   |
        | text-5-6  | 1   | blue's F3 | red's D1 |
        | text-5-6  | 2   | blue's F3 | red's D1 |
        | text-5-6  | 4   | blue's F3 | nobody   |
        | text-5-6  | 5   | red's D1  | nobody   |
        | table-4-6 | 1   | blue's F3 | red's D1 |
        | table-4-6 | 2   | blue's F3 | nobody   |
        | table-4-6 | 3   | blue's F3 | nobody   |
        | table-4-6 | 4   | red's D1  | nobody   |
        | mixed     | 2   | blue's F3 | red's D1 |
        | mixed     | 3   | blue's F3 | nobody   |
        | mixed     | 4   | red's D1  | nobody   |

    @ACTTAB.save-occupied @case:a-defender-in-the-path-of-the-shot-saves-with-a-4
    Scenario Outline: A defender on the path of a shot saves with a 4
      Given red's F1 stands on -1,11
      And red's F1 has the ball
      And blue's D2 stands on -1,13
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the dice show 6 and <die>
      Then the score is red <goals>, blue 0

      Examples:
        | die | goals |
        | 1   | 1     |
        | 3   | 1     |
        | 4   | 0     |
        | 6   | 0     |

    @ACTTAB.save-adjacent @case:a-goalie-next-to-the-hex-of-the-shot-saves-with-a-4
    Scenario Outline: A goalie next to the shot's hex saves with a 4
      Given red's F1 stands on -1,11
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Center
      And red rolls the shot: the dice show 6 and <die>
      Then the score is red <goals>, blue 0

      Examples:
        | die | goals |
        | 1   | 1     |
        | 3   | 1     |
        | 4   | 0     |
        | 6   | 0     |

    @ACTTAB.save-occupied
    Scenario Outline: A goalie in the hex of the shot saves with a 3
      Given red's F1 stands on -1,11
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Left
      And red rolls the shot: the dice show 6 and <die>
      Then the score is red <goals>, blue 0

      Examples:
        | die | goals |
        | 1   | 1     |
        | 2   | 1     |
        | 3   | 0     |
        | 6   | 0     |

    @ACTTAB.intercept @case:an-intercept-die-of-5-or-6-wins-the-ball
    Scenario Outline: An interception die of 5 or 6 wins the ball
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,-4
      And blue's F3 stands on 1,-7
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the die shows <die>
      Then blue's F3 has the ball
      And it is blue's activation

      Examples:
        | die |
        | 5   |
        | 6   |

    @ACTTAB.intercept @case:an-intercept-die-of-4-or-less-does-not-win-the-ball
    Scenario Outline: An interception die of 4 or less does not win the ball
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,-4
      And blue's F3 stands on 1,-7
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the dice show <die> and 3
      Then red's M2 has the ball

      Examples:
        | die |
        | 1   |
        | 4   |

    @ACTTAB.intercept @FOUL.bonus @case:an-intercept-die-of-four-wins-the-ball-with-a-good-foul
    Scenario: After a successful foul, an interception succeeds with a 4
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,-4
      And blue's F3 stands on 1,-7
      When red's M1 passes to red's M2
      And blue's F3 intercepts, fouling red's M1: the dice show 5 and 4
      Then blue's F3 has the ball

    @ACTTAB.intercept-skill @SKILL.intercept
    Scenario: A defender next to the path may intercept
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's D2 stands on 1,5
      And blue's D3 stands on 4,12
      And it is red's activation
      When red's M1 passes to red's M2: the die shows 3
      Then a d3 is to be rolled for the failed pass
      When red's M1 passes to red's M2: the die shows 4
      Then these may act: blue (intercept, let-by)
      When blue's D2 intercepts: the die shows 5
      Then blue's D2 has the ball

    @ACTTAB.intercept-skill
    Scenario: A goalie next to the path may not intercept
      Given red's F1 stands on 0,8
      And red's F1 has the ball
      And red's M1 stands on 0,12
      And blue's G2 stands on 1,13
      And blue's F3 stands on -1,11
      When red's F1 passes to red's M1
      Then these may act: blue (intercept, let-by)
      When blue's G2 intercepts: the die shows 6
      Then it is refused under ACTTAB.intercept-skill

    @ACTTAB.intercept-skill @case:a-midfielder-next-to-the-path-or-stepping-up-to-it-may-not-intercept
    Scenario Outline: Under TS-A36, a midfielder whom the reading forbids to intercept is refused
      Given the reading TS-A36 is <reading>
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's F3 stands on 1,-7
      And blue's M3 stands on <place>
      When red's M1 passes to red's M2
      And blue is given d6 6 to <action>
      Then it is refused under ACTTAB.intercept-skill

      Examples:
        | reading                | place | action                             |
        | only-at-two            | 1,-5  | intercept with M3                  |
        | tackle-needs-intercept | 1,-5  | intercept with M3                  |
        | tackle-needs-intercept | 2,-4  | intercept with M3 stepping to 1,-5 |

  Rule: Requests for tables that are bad requests

    @RANGE.column-die @RANGE.row-distance @case:a-die-a-distance-or-a-modifier-beyond-every-table-is-no-question
    Scenario Outline: A die, distance or modifier beyond every table is a bad request
      When a die of 3, modified by 0, over 2 hexes is looked up in the <table> table
      Then it is read in column 3
      When a die of <die>, modified by <modifier>, over <distance> hexes is looked up in the <table> table
      Then it is an error of kind bad-request

      Examples:
        | die | modifier | distance | table   |
        | 7   | 0        | 2        | success |
        | 7   | 0        | 2        | shoot   |
        | 0   | 0        | 2        | success |
        | 3   | 10       | 2        | success |
        | 3   | -10      | 2        | shoot   |
        | 3   | 0        | 7        | success |
        | 3   | 0        | 0        | shoot   |

    @RANGE.column-die @case:the-largest-modifier-that-can-be-asked-for
    Scenario Outline: A table query with a modifier of 9 or -9 is answered
      When a die of 3, modified by <modifier>, over 2 hexes is looked up in the success table
      Then it is read in column <column>

      Examples:
        | modifier | column |
        | 9        | 6      |
        | -9       | 1      |

  Rule: Values that are not a die or a hex

    @ACTTAB.foul @case:a-foul-die-shows-1-to-6
    Scenario Outline: A lookup of a foul die outside 1 to 6 is a bad request
      When a foul die of 6 is looked up
      Then the outcome is success
      When a foul die of <die> is looked up
      Then it is an error of kind bad-request

      Examples:
        | die |
        | 0   |
        | 7   |

    @PATH.definition @case:a-balls-path-goes-between-hexes-of-the-pitch
    Scenario Outline: Looking up a path to a place off the pitch is a bad request
      When the path of a pass from 0,0 to 0,2 is looked up
      Then the ball moves through 0,0 0,2
      When the path of a pass from 0,0 to <place> is looked up
      Then it is an error of kind bad-request

      Examples:
        | case          | place |
        | no hex        | 0,1   |
        | off the pitch | 20,14 |
