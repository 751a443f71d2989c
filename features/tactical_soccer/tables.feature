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
