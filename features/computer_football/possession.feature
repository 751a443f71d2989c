Feature: Keeping and losing the ball
  Spots, lines and downs from play to play, and the four ways in which the ball passes to the other side.

  Rule: The line follows the ball, and the offense keeps it

    @POSSESSION.retain
    Scenario Outline: Going east from line 15, a runner met on <contact> with <result> makes it line <line> on down 2
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <contact>
      And the defense's S stands on <from>
      When yellow plays move S to <contact> with tackle <result>
      Then these may act: red (place)
      And red is on offense
      And the scrimmage line is <line> and the first-down line 20
      And it is down 2
      And it is play 2

      Examples:
        | contact | from | result   | line |
        | 15,4    | 16,4 | tackle   | 15   |
        | 17,4    | 18,4 | tackle   | 17   |
        | 17,4    | 18,4 | tackle-2 | 15   |
        | 17,4    | 18,4 | tackle+2 | 19   |
        | 20,4    | 21,4 | tackle-1 | 19   |
        | 20,4    | 21,4 | tackle-2 | 18   |
        | 11,4    | 12,4 | tackle   | 11   |

    @POSSESSION.retain
    Scenario Outline: Going west from line 45, a runner met on <contact> with <result> makes it line <line> on down 2
      Given yellow is on offense going west
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <contact>
      And the defense's S stands on <from>
      When red plays move S to <contact> with tackle <result>
      Then these may act: yellow (place)
      And yellow is on offense
      And the scrimmage line is <line> and the first-down line 40
      And it is down 2

      Examples:
        | contact | from | result   | line |
        | 46,4    | 45,4 | tackle   | 45   |
        | 44,4    | 43,4 | tackle   | 43   |
        | 44,4    | 43,4 | tackle-2 | 45   |
        | 44,4    | 43,4 | tackle+2 | 41   |
        | 41,4    | 40,4 | tackle-1 | 41   |
        | 50,4    | 49,4 | tackle   | 49   |

    @POSSESSION.retain
    Scenario Outline: An incomplete pass on down <down> keeps the line and uses up the down
      Given it is down <down>
      And it is the defense's turn with 1 of 3 squares left
      And the defense's L2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      When yellow plays move S to 30,9
      Then red is on offense
      And the scrimmage line is 15 and the first-down line 20
      And it is down <next>
      And the phase is line-up

      Examples:
        | down | next |
        | 1    | 2    |
        | 2    | 3    |
        | 3    | 4    |

    @POSSESSION.retain
    Scenario: The offense keeps the ball when it recovers its own fumble, and the down counts
      Given it is down 2
      And it is the offense's turn with 6 of 6 squares left
      And each side has finished 2 turns
      And the offense's H is off the field
      And the ball lies loose on 18,12 fumbled by the offense
      When red plays move SE to 18,12
      Then these may act: red (place)
      And red is on offense
      And the scrimmage line is 18 and the first-down line 20
      And it is down 3

  Rule: Reaching the yellow line is a new first down

    @POSSESSION.a
    Scenario Outline: Going <way>, <result> on <contact> gains ten yards or more on down <down>: first down at line <line>
      Given red is on offense going <way>
      And it is down <down>
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <contact>
      And the defense's S stands on <from>
      When yellow plays move S to <contact> with tackle <result>
      Then red is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1

      Examples:
        | way  | down | contact | from | result   | line | yellow |
        | east | 1    | 20,4    | 21,4 | tackle   | 20   | 25     |
        | east | 4    | 20,4    | 21,4 | tackle   | 20   | 25     |
        | east | 2    | 20,4    | 21,4 | tackle+1 | 21   | 26     |
        | east | 3    | 20,4    | 21,4 | tackle+2 | 22   | 27     |
        | east | 1    | 22,4    | 23,4 | tackle-2 | 20   | 25     |
        | west | 1    | 41,4    | 40,4 | tackle   | 40   | 35     |
        | west | 4    | 41,4    | 40,4 | tackle   | 40   | 35     |
        | west | 2    | 42,4    | 41,4 | tackle+2 | 39   | 34     |

    @POSSESSION.a
    Scenario Outline: Going <way>, <result> on <contact> is short of the yellow line on the fourth down: a turnover at line <line>
      Given red is on offense going <way>
      And it is down 4
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <contact>
      And the defense's S stands on <from>
      When yellow plays move S to <contact> with tackle <result>
      Then these may act: yellow (place)
      And yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1
      And it is play 2

      Examples:
        | way  | contact | from | result   | line | yellow |
        | east | 19,4    | 20,4 | tackle   | 19   | 14     |
        | east | 20,4    | 21,4 | tackle-1 | 19   | 14     |
        | east | 15,4    | 16,4 | tackle   | 15   | 10     |
        | west | 42,4    | 41,4 | tackle   | 41   | 46     |
        | west | 41,4    | 40,4 | tackle-2 | 42   | 47     |

    @POSSESSION.a
    Scenario: An incomplete pass on the fourth down is a turnover at the same line
      Given it is down 4
      And it is the defense's turn with 1 of 3 squares left
      And the defense's L2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      When yellow plays move S to 30,9
      Then yellow is on offense
      And the scrimmage line is 15 and the first-down line 10
      And it is down 1

    @POSSESSION.a
    Scenario: Four plays without ten yards lose the ball even if the offense recovers its own fumble
      Given it is down 4
      And each side has finished 2 turns
      And the offense's H is off the field
      And the ball lies loose on 18,12 fumbled by the offense
      When red plays move SE to 18,12
      Then yellow is on offense
      And the scrimmage line is 18 and the first-down line 13
      And it is down 1

    @POSSESSION.a
    Scenario: An own fumble recovered beyond the yellow line is a new first down
      Given it is down 4
      And each side has finished 2 turns
      And the offense's H is off the field
      And the ball lies loose on 20,12 fumbled by the offense
      When red plays move SE to 20,12
      Then red is on offense
      And the scrimmage line is 20 and the first-down line 25
      And it is down 1

    @POSSESSION.retain
    Scenario: Where the yellow line is to be passed, reaching it is no first down
      Given the reading CF-A82 is beyond-only
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 20,4
      And the defense's S stands on 21,4
      When yellow plays move S to 20,4 with tackle tackle
      Then red is on offense
      And the scrimmage line is 20 and the first-down line 20
      And it is down 2

    @POSSESSION.a
    Scenario Outline: A tackle on 20,4 from line 15 on down <down> with the yellow line to be passed: <outcome>
      Given the reading CF-A82 is beyond-only
      And it is down <down>
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 20,4
      And the defense's S stands on 21,4
      When yellow plays move S to 20,4 with tackle <result>
      Then <who> is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down <next>

      Examples:
        | down | result   | outcome                | who    | line | yellow | next |
        | 1    | tackle+1 | passed, first down     | red    | 21   | 26     | 1    |
        | 4    | tackle   | lost on downs          | yellow | 20   | 15     | 1    |
        | 4    | tackle+1 | passed on the fourth   | red    | 21   | 26     | 1    |

    @POSSESSION.retain
    Scenario: Going west the yellow line can have to be passed as well
      Given the reading CF-A82 is beyond-only
      And red is on offense going west
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 41,4
      And the defense's S stands on 40,4
      When yellow plays move S to 41,4 with tackle tackle
      Then red is on offense
      And the scrimmage line is 40 and the first-down line 40
      And it is down 2

    @POSSESSION.a
    Scenario Outline: No play of a series is down <down>
      Given it is down <down>
      When the position is put on the table
      Then it is refused under POSSESSION.a

      Examples:
        | down |
        | 0    |
        | 5    |

  Rule: On which side of a man's square the next line is

    @POSSESSION.retain
    Scenario Outline: With the rear edge of the square, <way> a man down in column <column> makes it line <line> on down <down>
      Given the reading CF-A81 is rear-edge
      And red is on offense going <way>
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <column>,4
      And the defense's S stands on <from>
      When yellow plays move S to <column>,4 with tackle tackle
      Then red is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down <down>

      Examples:
        | way  | column | from | line | yellow | down |
        | east | 15     | 16,4 | 14   | 20     | 2    |
        | east | 20     | 21,4 | 19   | 20     | 2    |
        | east | 21     | 22,4 | 20   | 25     | 1    |
        | west | 46     | 45,4 | 46   | 40     | 2    |
        | west | 41     | 40,4 | 41   | 40     | 2    |
        | west | 40     | 39,4 | 40   | 35     | 1    |

    @POSSESSION.c
    Scenario Outline: After an interception the <edge> for the new direction makes it line <line>
      Given the reading CF-A81 is <edge>
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And the defense's S stands on 25,4
      And the defense's S has the ball
      And the offense's H stands on 24,4
      When red plays move H to 25,4 with tackle tackle
      Then yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1

      Examples:
        | edge       | line | yellow |
        | front-edge | 24   | 19     |
        | rear-edge  | 25   | 20     |

    @TACKLE.outcome-tackle
    Scenario Outline: The spot of a <result> met in column <contact> going <way> with the <edge> is asked for
      Given the reading CF-A81 is <edge>
      When the query spot is asked with {"contact": <contact>, "result": "<result>", "direction": "<way>"}
      Then the answer is {"column": <column>, "score": <score>, "line": <line>}

      Examples: the front edge
        | edge       | way  | contact | result   | column | score       | line |
        | front-edge | east | 15      | tackle   | 15     | null        | 15   |
        | front-edge | west | 41      | tackle   | 41     | null        | 40   |
        | front-edge | east | 6       | tackle   | 6      | null        | 6    |
        | front-edge | east | 5       | tackle   | 5      | "safety"    | null |
        | front-edge | west | 56      | tackle   | 56     | "safety"    | null |

      Examples: the rear edge
        | edge       | way  | contact | result   | column | score       | line |
        | rear-edge  | east | 15      | tackle   | 15     | null        | 14   |
        | rear-edge  | west | 41      | tackle   | 41     | null        | 41   |
        | rear-edge  | east | 55      | tackle   | 55     | null        | 54   |
        | rear-edge  | west | 6       | tackle   | 6      | null        | 6    |
        | rear-edge  | east | 6       | tackle   | 6      | null        | 5    |

  Rule: Near the goal line

    @POSSESSION.a @FIELD.first-down-line
    Scenario Outline: Going <way>, a first down at line <line> puts the yellow line on <next>
      Given red is on offense going <way>
      And the scrimmage line is <from> and the first-down line <yellow>
      And it is down 3
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <contact>
      And the defense's S stands on <tackler>
      When yellow plays move S to <contact> with tackle tackle
      Then red is on offense
      And the scrimmage line is <line> and the first-down line <next>
      And it is down 1

      Examples:
        | way  | from | yellow | contact | tackler | line | next |
        | east | 44   | 49     | 49,4    | 50,4    | 49   | 54   |
        | east | 45   | 50     | 50,4    | 51,4    | 50   | 55   |
        | east | 45   | 50     | 51,4    | 52,4    | 51   | 55   |
        | east | 49   | 54     | 54,4    | 55,4    | 54   | 55   |
        | west | 15   | 10     | 11,4    | 10,4    | 10   | 5    |
        | west | 15   | 10     | 9,4     | 8,4     | 8    | 5    |

    @POSSESSION.retain
    Scenario Outline: With the goal line to go from line <from>, a man down in the last column before it going <way> is no first down
      Given red is on offense going <way>
      And the scrimmage line is <from> and the first-down line <goal>
      And it is down 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <contact>
      And the defense's S stands on <tackler>
      When yellow plays move S to <contact> with tackle tackle
      Then red is on offense
      And the scrimmage line is <goal> and the first-down line <goal>
      And it is down 3

      Examples:
        | way  | from | goal | contact | tackler |
        | east | 52   | 55   | 55,4    | 56,4    |
        | east | 50   | 55   | 55,4    | 56,4    |
        | east | 55   | 55   | 55,4    | 56,4    |
        | west | 8    | 5    | 6,4     | 5,4     |

    @POSSESSION.a
    Scenario: With a yellow line short of the goal, a man down in the last column before the goal has a first down
      Given the scrimmage line is 48 and the first-down line 53
      And it is down 3
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 55,4
      And the defense's S stands on 56,4
      When yellow plays move S to 55,4 with tackle tackle
      Then red is on offense
      And the scrimmage line is 55 and the first-down line 55
      And it is down 1

    @POSSESSION.a
    Scenario: With the goal line to go, the fourth down without a touchdown is a turnover
      Given the scrimmage line is 52 and the first-down line 55
      And it is down 4
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 54,4
      And the defense's S stands on 55,4
      When yellow plays move S to 54,4 with tackle tackle
      Then yellow is on offense
      And the scrimmage line is 54 and the first-down line 49
      And it is down 1

    @POSSESSION.a
    Scenario: On the fourth down the goal line itself is not enough, and the other side starts on its own
      Given the scrimmage line is 52 and the first-down line 55
      And it is down 4
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 55,4
      And the defense's S stands on 56,4
      When yellow plays move S to 55,4 with tackle tackle
      Then yellow is on offense
      And the scrimmage line is 55 and the first-down line 50
      And it is down 1

    @POSSESSION.retain
    Scenario Outline: Where the line is set back from the goal line, a man down on <contact> going <way> makes it <line>
      Given the reading CF-A84 is pull-back-one-column
      And red is on offense going <way>
      And the scrimmage line is <from> and the first-down line <goal>
      And it is down 1
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <contact>
      And the defense's S stands on <tackler>
      When yellow plays move S to <contact> with tackle tackle
      Then red is on offense
      And the scrimmage line is <line> and the first-down line <goal>
      And it is down 2

      Examples:
        | way  | from | goal | contact | tackler | line |
        | east | 52   | 55   | 55,4    | 56,4    | 54   |
        | east | 52   | 55   | 54,4    | 55,4    | 54   |
        | west | 8    | 5    | 6,4     | 5,4     | 6    |

    @OBJECTIVE.touchdown
    Scenario Outline: Where the goal line itself scores, <result> on <contact> going <way> has won
      Given the reading CF-A84 is counts-as-touchdown
      And red is on offense going <way>
      And the scrimmage line is <from> and the first-down line <goal>
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <contact>
      And the defense's S stands on <tackler>
      When yellow plays move S to <contact> with tackle <result>
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the position has "touchdown" at /score

      Examples:
        | way  | from | goal | contact | tackler | result   |
        | east | 52   | 55   | 55,4    | 56,4    | tackle   |
        | east | 52   | 55   | 54,4    | 55,4    | tackle+1 |
        | west | 8    | 5    | 6,4     | 5,4     | tackle   |

    @POSSESSION.retain
    Scenario: Where the goal line itself scores, a man down one column before it has not
      Given the reading CF-A84 is counts-as-touchdown
      And the scrimmage line is 52 and the first-down line 55
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 54,4
      And the defense's S stands on 55,4
      When yellow plays move S to 54,4 with tackle tackle
      Then red is on offense
      And the scrimmage line is 54 and the first-down line 55
      And it is down 2

    @OBJECTIVE.touchdown
    Scenario: From the goal line a runner still has to enter the end zone
      Given the scrimmage line is 55 and the first-down line 55
      And the offense's H stands on 54,4
      When red plays move H to 55,4
      Then the game goes on
      When red plays move H to 56,4
      Then the game is over and red has won under OBJECTIVE.touchdown

    @POSSESSION.c
    Scenario Outline: An interceptor down in the last column before the goal of the passers, with the reading <reading>, starts at <line>
      Given the reading CF-A84 is <reading>
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And the defense's S stands on 6,4
      And the defense's S has the ball
      And the offense's H stands on 7,4
      When red plays move H to 6,4 with tackle tackle
      Then yellow is on offense
      And the scrimmage line is <line> and the first-down line 5
      And it is down 1

      Examples:
        | reading               | line |
        | playable-on-goal-line | 5    |
        | pull-back-one-column  | 6    |

  Rule: From which edge the other side starts

    @POSSESSION.a
    Scenario Outline: Where every spot is computed anew, going <way> a fourth down short in column <column> gives the other side line <line>
      Given the reading CF-A87 is always-recomputed
      And red is on offense going <way>
      And it is down 4
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <column>,4
      And the defense's S stands on <from>
      When yellow plays move S to <column>,4 with tackle tackle
      Then yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1

      Examples:
        | way  | column | from | line | yellow |
        | east | 17     | 18,4 | 16   | 11     |
        | west | 44     | 43,4 | 44   | 49     |

    @POSSESSION.a
    Scenario Outline: Where every spot is computed anew, an incomplete pass going <way> on the fourth down gives the other side line <line>
      Given the reading CF-A87 is always-recomputed
      And red is on offense going <way>
      And it is down 4
      And it is the defense's turn with 1 of 3 squares left
      And the defense's L2 has used 2 squares
      And a pass to zone <zone> is in the air over <ball>
      When yellow plays move S to <to>
      Then yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>

      Examples:
        | way  | zone | ball | to   | line | yellow |
        | east | 8    | 22,8 | 30,9 | 14   | 9      |
        | west | 5    | 39,8 | 31,9 | 46   | 51     |

    @POSSESSION.a
    Scenario Outline: By the ruling the line stays where it is after downs: going <way>, column <column> is line <line> for both
      Given red is on offense going <way>
      And it is down 4
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <column>,4
      And the defense's S stands on <from>
      When yellow plays move S to <column>,4 with tackle tackle
      Then yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>

      Examples:
        | way  | column | from | line | yellow |
        | east | 17     | 18,4 | 17   | 12     |
        | west | 44     | 43,4 | 43   | 48     |

    @POSSESSION.d
    Scenario Outline: A fumble recovered by the defense in column 29 gives it line 28 with the reading <reading>
      Given the reading CF-A87 is <reading>
      And it is down 2
      And the offense has finished 2 turns and the defense 1
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H is off the field
      And the ball lies loose on 29,9 fumbled by the offense
      When yellow plays move S to 29,9
      Then yellow is on offense
      And the scrimmage line is 28 and the first-down line 23
      And it is down 1

      Examples:
        | reading                               |
        | line-kept-on-downs-else-new-direction |
        | always-recomputed                     |

    @POSSESSION.a
    Scenario Outline: With the reading <reading>, a fourth down that ends in column <column> leaves the other side line <line> near the goal
      Given the reading CF-A87 is <reading>
      And it is down 4
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <column>,4
      And the defense's S stands on <from>
      When yellow plays move S to <column>,4 with tackle tackle
      Then yellow is on offense
      And the scrimmage line is <line> and the first-down line 5
      And it is down 1

      Examples:
        | reading                               | column | from | line |
        | line-kept-on-downs-else-new-direction | 8      | 9,4  | 8    |
        | line-kept-on-downs-else-new-direction | 6      | 7,4  | 6    |
        | always-recomputed                     | 8      | 9,4  | 7    |
        | always-recomputed                     | 6      | 7,4  | 5    |

  Rule: A carrier tackled behind his own goal line concedes a safety

    @POSSESSION.b.1
    Scenario Outline: Going <way>, <result> on <contact> puts a runner down in column <column>, which concedes a safety
      Given red is on offense going <way>
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <contact>
      And the defense's S stands on <from>
      When yellow plays move S to <contact> with tackle <result>
      Then the game is over and yellow has won under OBJECTIVE.safety
      And the phase is over
      And the position has "safety" at /score
      And the position has "yellow" at /winner

      Examples:
        | way  | contact | from | result   | column |
        | east | 5,4     | 6,4  | tackle   | 5      |
        | east | 1,4     | 2,4  | tackle   | 1      |
        | east | 6,4     | 7,4  | tackle-1 | 5      |
        | east | 7,4     | 8,4  | tackle-2 | 5      |
        | west | 56,4    | 55,4 | tackle   | 56     |
        | west | 55,4    | 54,4 | tackle-1 | 56     |

    @POSSESSION.retain
    Scenario Outline: Going <way>, <result> on <contact> puts a runner down in column <column>, which concedes no safety
      Given red is on offense going <way>
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <contact>
      And the defense's S stands on <from>
      When yellow plays move S to <contact> with tackle <result>
      Then the game goes on
      And red is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 2

      Examples:
        | way  | contact | from | result   | column | line | yellow |
        | east | 6,4     | 7,4  | tackle   | 6      | 6    | 20     |
        | east | 7,4     | 8,4  | tackle-1 | 6      | 6    | 20     |
        | east | 5,4     | 6,4  | tackle+1 | 6      | 6    | 20     |
        | west | 55,4    | 54,4 | tackle   | 55     | 54   | 40     |

    @POSSESSION.b.1
    Scenario: A safety against yellow's offense is credited to red
      Given yellow is on offense going west
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 58,4
      And the defense's S stands on 57,4
      When red plays move S to 58,4 with tackle tackle
      Then the game is over and red has won under OBJECTIVE.safety
      And the position has "red" at /winner

    @POSSESSION.b.1
    Scenario: The chance of a safety from the first column in front of the own goal
      Given the edition is classic
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 6,4
      And the defense's S stands on 7,4
      When the odds of /score, /line are asked for yellow's move S to 6,4
      Then the odds are
        | is             | p   |
        | ["safety", 15] | 2/7 |
        | [null, 6]      | 1/7 |
        | [null, 7]      | 1/7 |
        | [null, 8]      | 1/7 |
        | [null, 15]     | 2/7 |
      When yellow plays move S to 6,4 with tackle tackle-2
      Then the game is over and yellow has won under OBJECTIVE.safety

    @POSSESSION.b.2
    Scenario Outline: An interceptor tackled in his own end zone in column <column> going <way> concedes a safety
      Given <passers> is on offense going <other>
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And the defense's S stands on <contact>
      And the defense's S has the ball
      And the offense's H stands on <from>
      When <passers> plays move H to <contact> with tackle <result>
      Then the game is over and <passers> has won under OBJECTIVE.safety
      And the position has "safety" at /score

      Examples:
        | passers | other | way  | contact | from | result   | column |
        | red     | east  | west | 57,4    | 56,4 | tackle   | 57     |
        | red     | east  | west | 55,4    | 54,4 | tackle-1 | 56     |
        | yellow  | west  | east | 4,4     | 5,4  | tackle   | 4      |

    @POSSESSION.c
    Scenario: An interceptor who gets out of his end zone is safe
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And the defense's S stands on 55,4
      And the defense's S has the ball
      And the offense's H stands on 54,4
      When red plays move H to 55,4 with tackle tackle
      Then the game goes on
      And yellow is on offense
      And the scrimmage line is 54 and the first-down line 49
      And it is down 1

    @POSSESSION.b.3 @POSSESSION.b.2
    Scenario: An interception in the own end zone is brought out to no yard line but played on
      Given the scrimmage line is 45 and the first-down line 50
      And it is the defense's turn with 1 of 3 squares left
      And the defense's L2 has used 2 squares
      And a pass to zone 11 is in the air over 57,8
      And the defense's S stands on 58,8
      And the offense's TE stands on 55,8
      When yellow plays move S to 57,8
      Then the game goes on
      And the defense's S has the ball
      And the defense's S stands on 57,8
      And the scrimmage line is 45 and the first-down line 50
      And it is the offense's turn
      When chance plays allot with squares 4
      And red plays move TE to 57,8 with tackle tackle
      Then the game is over and red has won under OBJECTIVE.safety

    @POSSESSION.b.3
    Scenario: A ball fumbled into the own end zone and recovered there is no touchback either
      Given the offense has finished 2 turns and the defense 1
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H is off the field
      And the offense's G1 stands on 10,4
      And the defense's S stands on 57,5
      And the ball lies loose on 57,4 fumbled by the offense
      When yellow plays move S to 57,4
      Then the game is over and red has won under OBJECTIVE.safety

  Rule: An interception passes the ball

    @POSSESSION.c
    Scenario: An intercepted pass is run back, and the interceptor's side lines up where he goes down
      Given it is down 2
      And it is the defense's turn with 1 of 3 squares left
      And the defense's L1 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And the defense's L2 stands on 23,8
      And the offense's SE stands on 20,8
      When yellow plays move L2 to 22,8
      Then these may act: chance (allot)
      And the defense's L2 has the ball
      And the position has true at /changed
      And it is the offense's turn
      And it is play 1
      When chance plays allot with squares 4
      And red plays move SE to 22,8
      Then it needs a tackle for tackle
      When red plays move SE to 22,8 with tackle tackle
      Then yellow is on offense
      And the scrimmage line is 21 and the first-down line 16
      And it is down 1
      And it is play 2
      And the phase is line-up

    @OBJECTIVE.touchdown
    Scenario: An interceptor who is not caught runs on and wins
      Given the call is a pass to zone 8
      And the offense has finished 3 turns and the defense 2
      And the zone is known to the defense
      And it is the defense's turn with 6 of 6 squares left
      And the defense's S stands on 8,4
      And the defense's S has the ball
      When yellow asks why for move S to 6,4 with no chance
      Then the explanation cites MOVE.destination
      When yellow plays move S to 5,4
      Then the game is over and yellow has won under OBJECTIVE.touchdown

    @POSSESSION.c
    Scenario Outline: Where the play is dead at the interception, going <way> yellow starts from it at line <line>
      Given the reading CF-A48 is dead-at-catch
      And red is on offense going <way>
      And it is down <down>
      And it is the defense's turn with 1 of 3 squares left
      And the defense's L1 has used 2 squares
      And a pass to zone <zone> is in the air over <ball>
      And the defense's L2 stands on <from>
      When yellow plays move L2 to <ball>
      Then these may act: yellow (place)
      And yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1
      And it is play 2
      And nobody has the ball

      Examples:
        | way  | down | zone | ball | from | line | yellow |
        | east | 1    | 8    | 22,8 | 23,8 | 21   | 16     |
        | west | 3    | 5    | 39,8 | 38,8 | 39   | 44     |

    @PASS.4.2
    Scenario Outline: A contested pass that is intercepted is run back or dead with the reading <reading>
      Given the reading CF-A48 is <reading>
      And it is the defense's turn with 1 of 3 squares left
      And the defense's L1 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And the offense's TE stands on 22,8
      And the defense's L2 stands on 23,8
      When yellow plays move L2 to 22,8
      Then it needs a catch for contested-pass
      And the chances are incomplete 1/2, complete 1/4, intercepted 1/4
      When yellow plays move L2 to 22,8 with catch intercepted
      Then the phase is <phase>
      And the position has <carrier> at /carrier
      And it is play <play>

      Examples:
        | reading       | phase   | carrier                         | play |
        | live-return   | allot   | {"of": "defense", "man": "L2"}  | 1    |
        | dead-at-catch | line-up | null                            | 2    |

    @POSSESSION.retain
    Scenario: A contested pass that is incomplete leaves the ball with the offense
      Given it is the defense's turn with 1 of 3 squares left
      And the defense's L1 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And the offense's TE stands on 22,8
      And the defense's L2 stands on 23,8
      When yellow plays move L2 to 22,8 with catch incomplete
      Then red is on offense
      And the scrimmage line is 15 and the first-down line 20
      And it is down 2

    @POSSESSION.c
    Scenario: The carrier of the defense has got the ball by an interception
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And the defense's L2 has the ball
      And the position says /changed is false
      When the position is put on the table
      Then it is refused under POSSESSION.c

  Rule: Who tackles and who blocks after an interception

    @TACKLE.attempt.1 @T1.1
    Scenario: By the ruling the side that threw tackles the interceptor
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And the defense's L2 stands on 25,4
      And the defense's L2 has the ball
      And the offense's G1 stands on 24,4
      When red plays move G1 to 25,4
      Then it needs a tackle for tackle
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When red plays move G1 to 25,4 with tackle miss
      Then the offense's G1 is off the field
      And the defense's L2 has the ball

    @TACKLE.outcome-back
    Scenario: An interceptor is driven back toward the goal of his own side
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And the defense's L2 stands on 25,4
      And the defense's L2 has the ball
      And the offense's G1 stands on 24,4
      When red plays move G1 to 25,4 with tackle tackle-2
      Then yellow is on offense
      And the scrimmage line is 26 and the first-down line 21

    @BLOCK.both-sides @B1.1
    Scenario: By the ruling the interceptor's side may block for him
      Given the call is a pass to zone 8
      And the offense has finished 3 turns and the defense 2
      And the zone is known to the defense
      And it is the defense's turn with 6 of 6 squares left
      And the defense's L2 stands on 25,4
      And the defense's L2 has the ball
      And the defense's G1 stands on 26,6
      And the offense's TE stands on 24,6
      When yellow plays move G1 to 24,6
      Then the offense's TE is off the field
      And the defense's G1 is off the field
      And the defense's L2 has the ball

    @B3
    Scenario: By the ruling an interceptor who runs into an opponent is met by a tackler
      Given the call is a pass to zone 8
      And the offense has finished 3 turns and the defense 2
      And the zone is known to the defense
      And it is the defense's turn with 6 of 6 squares left
      And the defense's L2 stands on 25,4
      And the defense's L2 has the ball
      And the offense's TE stands on 24,4
      When yellow plays move L2 to 24,4
      Then it needs a tackle for tackle
      When yellow plays move L2 to 24,4 with tackle tackle
      Then yellow is on offense
      And the scrimmage line is 23 and the first-down line 18

    @T1.1
    Scenario: With fixed roles nobody may be moved onto an interceptor
      Given the reading CF-A49 is roles-fixed-for-the-play
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And the defense's L2 stands on 25,4
      And the defense's L2 has the ball
      And the offense's G1 stands on 24,4
      When red plays move G1 to 25,4
      Then it is refused under T1.1
      And nothing has changed
      And red cannot move G1 to 25,4
      And red can move G1 to 25,3

    @T1.1
    Scenario: With fixed roles an interceptor may not be moved onto an opponent
      Given the reading CF-A49 is roles-fixed-for-the-play
      And the call is a pass to zone 8
      And the offense has finished 3 turns and the defense 2
      And the zone is known to the defense
      And it is the defense's turn with 6 of 6 squares left
      And the defense's L2 stands on 25,4
      And the defense's L2 has the ball
      And the offense's TE stands on 24,4
      When yellow plays move L2 to 24,4
      Then it is refused under T1.1
      And nothing has changed

    @TACKLE.attempt.1
    Scenario: With fixed roles a runner is tackled by the defense as ever
      Given the reading CF-A49 is roles-fixed-for-the-play
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 17,4
      And the defense's S stands on 18,4
      When yellow plays move S to 17,4 with tackle tackle
      Then red is on offense
      And the scrimmage line is 17 and the first-down line 20

    @BLOCK.both-sides
    Scenario: With fixed roles the men around an interceptor may still be blocked
      Given the reading CF-A49 is roles-fixed-for-the-play
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And the defense's L2 stands on 25,4
      And the defense's L2 has the ball
      And the defense's B1 stands on 25,6
      And the offense's G1 stands on 24,6
      When red plays move G1 to 25,6
      Then the defense's B1 is off the field
      And the offense's G1 is off the field
      And the defense's L2 has the ball

  Rule: A fumble recovered by the defense passes the ball

    @POSSESSION.d
    Scenario Outline: Going <way> on down <down>, a defender first on a loose ball in column <column> starts at line <line>
      Given red is on offense going <way>
      And it is down <down>
      And the offense has finished 2 turns and the defense 1
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H is off the field
      And the defense's S stands on <from>
      And the ball lies loose on <ball> fumbled by the offense
      When yellow plays move S to <ball>
      Then these may act: yellow (place)
      And yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1
      And it is play 2

      Examples:
        | way  | down | from | ball | column | line | yellow |
        | east | 1    | 19,4 | 18,4 | 18     | 17   | 12     |
        | east | 4    | 31,4 | 30,4 | 30     | 29   | 24     |
        | west | 2    | 42,4 | 43,4 | 43     | 43   | 48     |

    @POSSESSION.d
    Scenario: A loose ball that comes to rest on a man of the defense is his
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 21,4
      And the defense's S stands on 22,4
      And the defense's L2 stands on 21,8
      When yellow plays move S to 21,4 with tackle fumble, roll south
      Then yellow is on offense
      And the scrimmage line is 20 and the first-down line 15
      And it is down 1

    @POSSESSION.d
    Scenario: The throwing side that recovers the interceptor's fumble starts a new series
      Given the call is a pass to zone 8
      And it is down 3
      And each side has finished 2 turns
      And the zone is known to the defense
      And the ball lies loose on 17,12 fumbled by the defense
      And the ball has changed hands
      When red plays move SE to 17,12
      Then these may act: red (place)
      And red is on offense
      And the scrimmage line is 17 and the first-down line 22
      And it is down 1

    @POSSESSION.c
    Scenario: The intercepting side that recovers its own man's fumble keeps the ball
      Given the call is a pass to zone 8
      And it is down 3
      And the offense has finished 3 turns and the defense 2
      And the zone is known to the defense
      And it is the defense's turn with 6 of 6 squares left
      And the ball lies loose on 29,8 fumbled by the defense
      And the ball has changed hands
      When yellow plays move S to 29,8
      Then yellow is on offense
      And the scrimmage line is 28 and the first-down line 23
      And it is down 1
