Feature: The tables of tests
  Two tables are read by distance and die, a third says what the other tests need.

  Rule: The success table, cell by cell

    @SUCCTAB.1h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 1H of the success table a die of <die> reads <letter>
      When the question success is asked of {"distance": 1, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | F      | failure   |
        | 2   | S      | success   |
        | 3   | S      | success   |
        | 4   | S      | success   |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SUCCTAB.2h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 2H of the success table a die of <die> reads <letter>
      When the question success is asked of {"distance": 2, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | F      | failure   |
        | 2   | F      | failure   |
        | 3   | S      | success   |
        | 4   | S      | success   |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SUCCTAB.3h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 3H of the success table a die of <die> reads <letter>
      When the question success is asked of {"distance": 3, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | F      | failure   |
        | 2   | F      | failure   |
        | 3   | F      | failure   |
        | 4   | S      | success   |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SUCCTAB.4h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 4H of the success table a die of <die> reads <letter>
      When the question success is asked of {"distance": 4, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | F      | failure   |
        | 2   | F      | failure   |
        | 3   | F      | failure   |
        | 4   | S      | success   |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SUCCTAB.5h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 5H of the success table a die of <die> reads <letter>
      When the question success is asked of {"distance": 5, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | F      | failure   |
        | 2   | F      | failure   |
        | 3   | F      | failure   |
        | 4   | F      | failure   |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SUCCTAB.6h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 6H of the success table a die of <die> reads <letter>
      When the question success is asked of {"distance": 6, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | F      | failure   |
        | 2   | F      | failure   |
        | 3   | F      | failure   |
        | 4   | F      | failure   |
        | 5   | F      | failure   |
        | 6   | S      | success   |

  Rule: The shoot table, cell by cell

    @SHOOTTAB.1h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 1H of the shoot table a die of <die> reads <letter>
      When the question shoot is asked of {"distance": 1, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | D      | deviation |
        | 3   | D      | deviation |
        | 4   | S      | success   |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SHOOTTAB.2h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 2H of the shoot table a die of <die> reads <letter>
      When the question shoot is asked of {"distance": 2, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | D      | deviation |
        | 3   | D      | deviation |
        | 4   | S      | success   |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SHOOTTAB.3h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 3H of the shoot table a die of <die> reads <letter>
      When the question shoot is asked of {"distance": 3, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | M      | failure   |
        | 3   | D      | deviation |
        | 4   | S      | success   |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SHOOTTAB.4h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 4H of the shoot table a die of <die> reads <letter>
      When the question shoot is asked of {"distance": 4, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | M      | failure   |
        | 3   | M      | failure   |
        | 4   | D      | deviation |
        | 5   | S      | success   |
        | 6   | S      | success   |

    @SHOOTTAB.5h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 5H of the shoot table a die of <die> reads <letter>
      When the question shoot is asked of {"distance": 5, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | M      | failure   |
        | 3   | M      | failure   |
        | 4   | D      | deviation |
        | 5   | D      | deviation |
        | 6   | S      | success   |

    @SHOOTTAB.6h @RANGE.row-distance @RANGE.column-die
    Scenario Outline: In row 6H of the shoot table a die of <die> reads <letter>
      When the question shoot is asked of {"distance": 6, "die": <die>}
      Then the answer is {"letter": "<letter>", "means": "<means>", "column": <die>}

      Examples:
        | die | letter | means     |
        | 1   | M      | failure   |
        | 2   | M      | failure   |
        | 3   | M      | failure   |
        | 4   | M      | failure   |
        | 5   | D      | deviation |
        | 6   | S      | success   |

  Rule: The legend names the letters

    @LEGEND.success
    Scenario Outline: S is a success in the <table> table
      When the question <table> is asked of {"distance": <distance>, "die": <die>}
      Then the answer has "S" at /letter
      And the answer has "success" at /means

      Examples:
        | table   | distance | die |
        | success | 6        | 6   |
        | shoot   | 6        | 6   |
        | success | 1        | 2   |
        | shoot   | 1        | 4   |

    @LEGEND.failure
    Scenario Outline: F is a failure one face below the success of row <distance>H
      When the question success is asked of {"distance": <distance>, "die": <die>}
      Then the answer has "F" at /letter
      And the answer has "failure" at /means

      Examples:
        | distance | die |
        | 1        | 1   |
        | 2        | 2   |
        | 4        | 3   |
        | 6        | 5   |

    @LEGEND.deviation
    Scenario Outline: D is a deviation between miss and success in row <distance>H
      When the question shoot is asked of {"distance": <distance>, "die": <die>}
      Then the answer has "D" at /letter
      And the answer has "deviation" at /means

      Examples:
        | distance | die |
        | 1        | 2   |
        | 3        | 3   |
        | 4        | 4   |
        | 6        | 5   |

    @SHOOTTAB.letters
    Scenario Outline: The letter M of the shoot table, which the legend lacks, is a failure in row <distance>H
      When the question shoot is asked of {"distance": <distance>, "die": <die>}
      Then the answer has "M" at /letter
      And the answer has "failure" at /means

      Examples:
        | distance | die |
        | 1        | 1   |
        | 3        | 2   |
        | 5        | 3   |
        | 6        | 4   |

  Rule: A modified die is read at the edge of the table where it would leave it

    @RANGE.column-die
    Scenario Outline: A die of <die> with <modifier> is read in column <column>
      When the question success is asked of {"distance": 2, "die": <die>, "modifier": <modifier>}
      Then the answer has <column> at /column

      Examples:
        | die | modifier | column |
        | 1   | -1       | 1      |
        | 2   | -1       | 1      |
        | 3   | -1       | 2      |
        | 5   | 1        | 6      |
        | 6   | 1        | 6      |

  Rule: The action table

    @ACTTAB.steal @ACTTAB.pass @ACTTAB.shoot @ACTTAB.receive @ACTTAB.save-adjacent @ACTTAB.save-occupied @ACTTAB.intercept
    Scenario: The action table says what each test needs or where to look it up
      When the question action-table is asked of {}
      Then the answer is {"steal": 6, "save adjacent": 5, "save occupied": 4, "intercept": 5, "pass": "success table", "receive": "success table", "shot": "shoot table"}

    @ACTTAB.foul
    Scenario Outline: The foul row of the action table, where it is the one to go by, makes of a <die> <outcome>
      Given the reading TS-A01 is table-4-6
      When the question foul-die is asked of {"die": <die>}
      Then the answer has "<outcome>" at /outcome

      Examples:
        | die | outcome |
        | 1   | caught  |
        | 2   | failure |
        | 3   | failure |
        | 4   | success |
        | 6   | success |

    @ACTTAB.pass @ACTTAB.receive @RANGE.row-distance
    Scenario: A pass of two hexes ahead is good on a 3, and its reception from the rear on a 4
      Given D1 stands on 0,-8
      And F2 stands on 0,-4
      And D1 has the ball
      When red rolls d6 3, d6 4 to pass D1 to F2
      Then F2 has the ball

    @ACTTAB.pass @LEGEND.failure
    Scenario: A pass of two hexes fails on a 2
      Given D1 stands on 0,-8
      And F2 stands on 0,-4
      And D1 has the ball
      When red rolls d6 2, d3 2 to pass D1 to F2
      Then the ball lies loose on 0,-2

    @ACTTAB.receive @LEGEND.failure
    Scenario: A reception from the rear at two hexes fails on a 3
      Given D1 stands on 0,-8
      And F2 stands on 0,-4
      And D1 has the ball
      When red rolls d6 3, d6 3, d3 3 to pass D1 to F2
      Then the ball lies loose on 0,-2

  Rule: No action is tried on a target more than six hexes away

    @RANGE.max-six
    Scenario: A pass over seven hexes is refused although it needs no roll
      Given M1 stands on 0,-12
      And M1 has the ball
      And M2 stands on 0,2
      When red plays pass M1 to M2
      Then it is refused under RANGE.max-six
      And nothing has changed

    @PASS.attempt @SUCCTAB.6h
    Scenario: A pass over six hexes may be tried
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,0
      When red rolls d6 6, d6 6 to pass D1 to M2
      Then M2 has the ball

    @RANGE.max-six
    Scenario Outline: A pass from <from> to <to> over seven hexes is refused
      Given D1 stands on <from>
      And D1 has the ball
      And M2 stands on <to>
      When red plays pass D1 to M2
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | from   | to     |
        | -3,-7  | 4,-6   |
        | -3,-13 | 1,-3   |
        | 0,-2   | 1,-15  |

    @RANGE.max-six
    Scenario Outline: Seven hexes from the goal nobody shoots: <place>
      Given F1 stands on <place>
      And F1 has the ball
      When red plays shoot F1
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | place |
        | 0,4   |
        | -1,3  |
        | -3,3  |

    @RANGE.max-six @SHOOT.attempt
    Scenario: A shooter six hexes from Left and seven from the rest may aim at Left only
      Given F1 stands on -1,5
      And F1 has the ball
      When red plays shoot F1
      Then red has exactly these actions
        | action   |
        | aim Left |
      When red plays aim Center
      Then it is refused under RANGE.max-six
      When red plays aim Right
      Then it is refused under RANGE.max-six
      When red plays aim Left
      Then these may act: blue (guard)

    @SHOOT.attempt
    Scenario: A shooter six hexes from all three goal hexes may aim at each
      Given F1 stands on 0,6
      And F1 has the ball
      When red plays shoot F1
      Then red has exactly these actions
        | action     |
        | aim Left   |
        | aim Center |
        | aim Right  |

    @RANGE.max-six @RANGE.row-distance
    Scenario Outline: From <from> to <to> are <steps> steps, <range>
      When the question distance is asked of {"from": [<from>], "to": [<to>]}
      Then the answer is {"steps": <steps>, "in range": <answer>}

      Examples:
        | from   | to     | steps | range        | answer |
        | 0,0    | 0,2    | 1     | in range     | true   |
        | 0,0    | 1,1    | 1     | in range     | true   |
        | 0,0    | 2,0    | 2     | in range     | true   |
        | 0,0    | 4,0    | 4     | in range     | true   |
        | 0,0    | 1,3    | 2     | in range     | true   |
        | -3,-13 | -1,-3  | 6     | in range     | true   |
        | -3,-13 | 1,-3   | 7     | out of range | false  |
        | 0,-12  | 0,0    | 6     | in range     | true   |
        | 0,-12  | 0,2    | 7     | out of range | false  |

    @RANGE.row-distance @SUCCTAB.6h
    Scenario: A failed pass that comes down eight hexes away is received on the row of six
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,0
      And M1 stands on 0,4
      When red rolls d6 5, d3 1 to pass D1 to M2
      Then these may act: red (leave, receive)
      And the phase is receive
      When red rolls d6 5 to receive
      Then it needs a d3 for scatter
      When red rolls d6 6 to receive
      Then M1 has the ball

  Rule: The success table decides passes and receptions

    @SUCCTAB.1h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance
    Scenario: A pass over 1 and its reception are good on 2
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-10
      When red rolls d6 2, d6 2 to pass D1 to M2
      Then M2 has the ball
      And it is blue's activation

    @SUCCTAB.1h @ACTTAB.pass @LEGEND.failure
    Scenario: A pass over 1 fails on 1
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-10
      When red rolls d6 1, d3 2 to pass D1 to M2
      Then the ball lies loose on 0,-8
      And it is blue's activation

    @SUCCTAB.1h @ACTTAB.receive @LEGEND.failure
    Scenario: A reception over 1 fails on 1
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-10
      When red rolls d6 6, d6 1, d3 3 to pass D1 to M2
      Then the ball lies loose on 0,-8
      And M2 stands on 0,-10

    @SUCCTAB.2h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance
    Scenario: A pass over 2 and its reception are good on 3
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-8
      When red rolls d6 3, d6 3 to pass D1 to M2
      Then M2 has the ball
      And it is blue's activation

    @SUCCTAB.2h @ACTTAB.pass @LEGEND.failure
    Scenario: A pass over 2 fails on 2
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-8
      When red rolls d6 2, d3 2 to pass D1 to M2
      Then the ball lies loose on 0,-6
      And it is blue's activation

    @SUCCTAB.2h @ACTTAB.receive @LEGEND.failure
    Scenario: A reception over 2 fails on 2
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-8
      When red rolls d6 6, d6 2, d3 3 to pass D1 to M2
      Then the ball lies loose on 0,-6
      And M2 stands on 0,-8

    @SUCCTAB.3h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance
    Scenario: A pass over 3 and its reception are good on 4
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-6
      When red rolls d6 4, d6 4 to pass D1 to M2
      Then M2 has the ball
      And it is blue's activation

    @SUCCTAB.3h @ACTTAB.pass @LEGEND.failure
    Scenario: A pass over 3 fails on 3
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-6
      When red rolls d6 3, d3 2 to pass D1 to M2
      Then the ball lies loose on 0,-4
      And it is blue's activation

    @SUCCTAB.3h @ACTTAB.receive @LEGEND.failure
    Scenario: A reception over 3 fails on 3
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-6
      When red rolls d6 6, d6 3, d3 3 to pass D1 to M2
      Then the ball lies loose on 0,-4
      And M2 stands on 0,-6

    @SUCCTAB.4h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance
    Scenario: A pass over 4 and its reception are good on 4
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-4
      When red rolls d6 4, d6 4 to pass D1 to M2
      Then M2 has the ball
      And it is blue's activation

    @SUCCTAB.4h @ACTTAB.pass @LEGEND.failure
    Scenario: A pass over 4 fails on 3
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-4
      When red rolls d6 3, d3 2 to pass D1 to M2
      Then the ball lies loose on 0,-2
      And it is blue's activation

    @SUCCTAB.4h @ACTTAB.receive @LEGEND.failure
    Scenario: A reception over 4 fails on 3
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-4
      When red rolls d6 6, d6 3, d3 3 to pass D1 to M2
      Then the ball lies loose on 0,-2
      And M2 stands on 0,-4

    @SUCCTAB.5h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance
    Scenario: A pass over 5 and its reception are good on 5
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-2
      When red rolls d6 5, d6 5 to pass D1 to M2
      Then M2 has the ball
      And it is blue's activation

    @SUCCTAB.5h @ACTTAB.pass @LEGEND.failure
    Scenario: A pass over 5 fails on 4
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-2
      When red rolls d6 4, d3 2 to pass D1 to M2
      Then the ball lies loose on 0,0
      And it is blue's activation

    @SUCCTAB.5h @ACTTAB.receive @LEGEND.failure
    Scenario: A reception over 5 fails on 4
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-2
      When red rolls d6 6, d6 4, d3 3 to pass D1 to M2
      Then the ball lies loose on 0,0
      And M2 stands on 0,-2

    @SUCCTAB.6h @ACTTAB.pass @ACTTAB.receive @LEGEND.success @RANGE.column-die @RANGE.row-distance
    Scenario: A pass over 6 and its reception are good on 6
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,0
      When red rolls d6 6, d6 6 to pass D1 to M2
      Then M2 has the ball
      And it is blue's activation

    @SUCCTAB.6h @ACTTAB.pass @LEGEND.failure
    Scenario: A pass over 6 fails on 5
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,0
      When red rolls d6 5, d3 2 to pass D1 to M2
      Then the ball lies loose on 0,2
      And it is blue's activation

    @SUCCTAB.6h @ACTTAB.receive @LEGEND.failure
    Scenario: A reception over 6 fails on 5
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,0
      When red rolls d6 6, d6 5, d3 3 to pass D1 to M2
      Then the ball lies loose on 0,2
      And M2 stands on 0,0

    @SUCCTAB.3h @SUCCTAB.4h
    Scenario: A pass over three hexes comes to its man in one case of four, as over four hexes
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,-6
      # a good pass 1/2 and a good reception 1/2; a failed pass comes down where nobody stands
      When the odds of the holder are asked for red to pass D1 to M2
      Then the odds are
        | the holder | p   |
        | M2         | 1/4 |
        | nobody     | 3/4 |
      When the question success is asked of {"distance": 3, "die": 3}
      Then the answer has "F" at /letter
      When the question success is asked of {"distance": 4, "die": 3}
      Then the answer has "F" at /letter

  Rule: The shoot table decides shots

    @SHOOTTAB.1h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance
    Scenario Outline: A shot of a midfielder over 1 with <die> <how>
      Given M1 stands on 0,16
      And M1 has the ball
      And G2 stands on 1,13
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Right
      And red rolls <dice> to roll-shot
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | die | how | dice | goals |
        | 1 | misses | d6 1 | 0 |

      Examples: the letter D
        | die | how | dice | goals |
        | 2 | strays to Left past the goalie on Right | d6 2, d2 1 | 1 |
        | 3 | strays to Left past the goalie on Right | d6 3, d2 1 | 1 |

      Examples: the letter S
        | die | how | dice | goals |
        | 4 | goes through Center past the goalie | d6 4, d6 1 | 1 |
        | 5 | goes through Center past the goalie | d6 5, d6 1 | 1 |
        | 6 | goes through Center past the goalie | d6 6, d6 1 | 1 |


    @SHOOTTAB.2h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance
    Scenario Outline: A shot of a midfielder over 2 with <die> <how>
      Given M1 stands on 0,14
      And M1 has the ball
      And G2 stands on 1,13
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Right
      And red rolls <dice> to roll-shot
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | die | how | dice | goals |
        | 1 | misses | d6 1 | 0 |

      Examples: the letter D
        | die | how | dice | goals |
        | 2 | strays to Left past the goalie on Right | d6 2, d2 1 | 1 |
        | 3 | strays to Left past the goalie on Right | d6 3, d2 1 | 1 |

      Examples: the letter S
        | die | how | dice | goals |
        | 4 | goes through Center past the goalie | d6 4, d6 1 | 1 |
        | 5 | goes through Center past the goalie | d6 5, d6 1 | 1 |
        | 6 | goes through Center past the goalie | d6 6, d6 1 | 1 |


    @SHOOTTAB.3h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance
    Scenario Outline: A shot of a midfielder over 3 with <die> <how>
      Given M1 stands on 0,12
      And M1 has the ball
      And G2 stands on 1,13
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Right
      And red rolls <dice> to roll-shot
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | die | how | dice | goals |
        | 1 | misses | d6 1 | 0 |
        | 2 | misses | d6 2 | 0 |

      Examples: the letter D
        | die | how | dice | goals |
        | 3 | strays to Left past the goalie on Right | d6 3, d2 1 | 1 |

      Examples: the letter S
        | die | how | dice | goals |
        | 4 | goes through Center past the goalie | d6 4, d6 1 | 1 |
        | 5 | goes through Center past the goalie | d6 5, d6 1 | 1 |
        | 6 | goes through Center past the goalie | d6 6, d6 1 | 1 |


    @SHOOTTAB.4h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance
    Scenario Outline: A shot of a midfielder over 4 with <die> <how>
      Given M1 stands on 0,10
      And M1 has the ball
      And G2 stands on 1,13
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Right
      And red rolls <dice> to roll-shot
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | die | how | dice | goals |
        | 1 | misses | d6 1 | 0 |
        | 2 | misses | d6 2 | 0 |
        | 3 | misses | d6 3 | 0 |

      Examples: the letter D
        | die | how | dice | goals |
        | 4 | strays to Left past the goalie on Right | d6 4, d2 1 | 1 |

      Examples: the letter S
        | die | how | dice | goals |
        | 5 | goes through Center past the goalie | d6 5, d6 1 | 1 |
        | 6 | goes through Center past the goalie | d6 6, d6 1 | 1 |


    @SHOOTTAB.5h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance
    Scenario Outline: A shot of a midfielder over 5 with <die> <how>
      Given M1 stands on 0,8
      And M1 has the ball
      And G2 stands on 1,13
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Right
      And red rolls <dice> to roll-shot
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | die | how | dice | goals |
        | 1 | misses | d6 1 | 0 |
        | 2 | misses | d6 2 | 0 |
        | 3 | misses | d6 3 | 0 |

      Examples: the letter D
        | die | how | dice | goals |
        | 4 | strays to Left past the goalie on Right | d6 4, d2 1 | 1 |
        | 5 | strays to Left past the goalie on Right | d6 5, d2 1 | 1 |

      Examples: the letter S
        | die | how | dice | goals |
        | 6 | goes through Center past the goalie | d6 6, d6 1 | 1 |


    @SHOOTTAB.6h @ACTTAB.shoot @RANGE.column-die @RANGE.row-distance
    Scenario Outline: A shot of a midfielder over 6 with <die> <how>
      Given M1 stands on 0,6
      And M1 has the ball
      And G2 stands on 1,13
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Right
      And red rolls <dice> to roll-shot
      Then the score is red <goals>, blue 0

      Examples: the letter M
        | die | how | dice | goals |
        | 1 | misses | d6 1 | 0 |
        | 2 | misses | d6 2 | 0 |
        | 3 | misses | d6 3 | 0 |
        | 4 | misses | d6 4 | 0 |

      Examples: the letter D
        | die | how | dice | goals |
        | 5 | strays to Left past the goalie on Right | d6 5, d2 1 | 1 |

      Examples: the letter S
        | die | how | dice | goals |
        | 6 | goes through Center past the goalie | d6 6, d6 1 | 1 |

    @SHOOTTAB.letters @LEGEND.failure
    Scenario: A miss is a failure and leaves the ball with the goalie
      Given M1 stands on 0,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Right
      And red rolls d6 2 to roll-shot
      Then G2 has the ball
      And G2 stands on 1,17
      And the score is red 0, blue 0

    @LEGEND.deviation @SHOOTTAB.3h
    Scenario: A deviation to the side of the goalie meets him
      Given M1 stands on 0,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Right
      And red rolls d6 3, d2 2, d6 3 to roll-shot
      Then G2 has the ball
      And the score is red 0, blue 0

  Rule: Modifiers move the die to another column

    @RANGE.column-die
    Scenario Outline: On the <table> table a die of <die> with <modifier> is read in column <column>
      When the question <table> is asked of {"distance": 4, "die": <die>, "modifier": <modifier>}
      Then the answer has <column> at /column
      And the answer has "<letter>" at /letter

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

    @RANGE.column-die @SUCCTAB.1h
    Scenario: The one of a defender who passes backwards is read in column one
      Given D1 stands on 0,-4
      And D1 has the ball
      And M1 stands on 0,-6
      When red rolls d6 1, d3 2 to pass D1 to M1
      Then the ball lies loose on 0,-8

    @RANGE.column-die @SHOOTTAB.6h
    Scenario: The six of a forward who shoots over six hexes is read in column six
      Given F1 stands on -1,5
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 6 to roll-shot
      Then the score is red 1, blue 0

  Rule: The action table in play

    @ACTTAB.steal
    Scenario Outline: A defender's steal with <die> leaves the ball with <holder>
      Given F3 stands on 0,-4
      And F3 has the ball
      And D1 stands on 0,-6
      When red rolls d6 <die> to steal D1 from F3
      Then <holder> has the ball

      Examples:
        | die | holder |
        | 1   | F3     |
        | 2   | F3     |
        | 3   | F3     |
        | 4   | F3     |
        | 5   | F3     |
        | 6   | D1     |

    @ACTTAB.foul
    Scenario Outline: A foul die of <die> is <outcome> under <reading>
      Given the reading TS-A01 is <reading>
      When the question foul-die is asked of {"die": <die>}
      Then the answer is {"outcome": "<outcome>"}

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

    @ACTTAB.foul @ACTTAB.steal
    Scenario Outline: A defender's steal of five with a foul die of <die> under <reading>: <how>
      Given the reading TS-A01 is <reading>
      And F3 stands on 0,-4
      And F3 has the ball
      And D1 stands on 0,-6
      When red rolls d6 <die>, d6 5 to steal D1 from F3 fouling
      Then <holder> has the ball
      And the position has <booked> at /booked

      Examples:
        | reading   | die | how                | holder | booked |
        | text-5-6  | 1   | in vain and caught | F3     | ["D1"] |
        | text-5-6  | 2   | in vain and caught | F3     | ["D1"] |
        | text-5-6  | 4   | in vain            | F3     | []     |
        | text-5-6  | 5   | the ball is won    | D1     | []     |
        | table-4-6 | 1   | in vain and caught | F3     | ["D1"] |
        | table-4-6 | 2   | in vain            | F3     | []     |
        | table-4-6 | 3   | in vain            | F3     | []     |
        | table-4-6 | 4   | the ball is won    | D1     | []     |
        | mixed     | 2   | in vain and caught | F3     | ["D1"] |
        | mixed     | 3   | in vain            | F3     | []     |
        | mixed     | 4   | the ball is won    | D1     | []     |

    @ACTTAB.save-occupied
    Scenario Outline: A defender in the path of the shot rolls <die>: <goals> goals
      Given F1 stands on -1,11
      And F1 has the ball
      And D2 stands on -1,13
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 6, d6 <die> to roll-shot
      Then the score is red <goals>, blue 0

      Examples:
        | die | goals |
        | 1   | 1     |
        | 3   | 1     |
        | 4   | 0     |
        | 6   | 0     |

    @ACTTAB.save-adjacent
    Scenario Outline: A goalie next to the hex of the shot rolls <die>: <goals> goals
      Given F1 stands on -1,11
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Center
      And red rolls d6 6, d6 <die> to roll-shot
      Then the score is red <goals>, blue 0

      Examples:
        | die | goals |
        | 1   | 1     |
        | 3   | 1     |
        | 4   | 0     |
        | 6   | 0     |

    @ACTTAB.save-occupied
    Scenario Outline: A goalie in the hex of the shot rolls <die>: <goals> goals
      Given F1 stands on -1,11
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Left
      And red rolls d6 6, d6 <die> to roll-shot
      Then the score is red <goals>, blue 0

      Examples:
        | die | goals |
        | 1   | 1     |
        | 2   | 1     |
        | 3   | 0     |
        | 6   | 0     |

    @ACTTAB.intercept
    Scenario Outline: An intercept die of <die> wins the ball
      Given M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,-4
      And F3 stands on 1,-7
      When red plays pass M1 to M2
      And blue rolls d6 <die> to intercept F3
      Then F3 has the ball
      And it is blue's activation

      Examples:
        | die |
        | 5   |
        | 6   |

    @ACTTAB.intercept
    Scenario Outline: An intercept die of <die> does not win the ball
      Given M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,-4
      And F3 stands on 1,-7
      When red plays pass M1 to M2
      And blue rolls d6 <die>, d6 3 to intercept F3
      Then M2 has the ball

      Examples:
        | die |
        | 1   |
        | 4   |

    @ACTTAB.intercept @FOUL.bonus
    Scenario: An intercept die of four wins the ball with a good foul
      Given M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,-4
      And F3 stands on 1,-7
      When red plays pass M1 to M2
      And blue rolls d6 5, d6 4 to intercept F3 fouling M1
      Then F3 has the ball

    @ACTTAB.intercept-skill
    Scenario Outline: A midfielder on <place> may not <action> under <reading>
      Given the reading TS-A36 is <reading>
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,0
      And F3 stands on 1,-7
      And M3 stands on <place>
      When red plays pass M1 to M2
      And blue rolls d6 6 to <action>
      Then it is refused under ACTTAB.intercept-skill

      Examples:
        | reading                | place | action                        |
        | only-at-two            | 1,-5  | intercept M3                  |
        | tackle-needs-intercept | 1,-5  | intercept M3                  |
        | tackle-needs-intercept | 2,-4  | intercept M3 stepping to 1,-5 |

    @ACTTAB.intercept-skill @SKILL.intercept
    Scenario: A defender next to the path may intercept
      Given M1 stands on 0,8
      And M1 has the ball
      And M2 stands on 0,0
      And D2 stands on 1,5
      And D3 stands on 4,12
      And it is red's activation
      When red rolls d6 3 to pass M1 to M2
      Then it needs a d3 for failed-pass
      When red rolls d6 4 to pass M1 to M2
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 5 to intercept D2
      Then D2 has the ball

    @ACTTAB.intercept-skill
    Scenario: A goalie next to the path may not intercept
      Given F1 stands on 0,8
      And F1 has the ball
      And M1 stands on 0,12
      And G2 stands on 1,13
      And F3 stands on -1,11
      When red plays pass F1 to M1
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 6 to intercept G2
      Then it is refused under ACTTAB.intercept-skill
