Feature: Objective of the computer game
  The first touchdown or safety wins.

  Rule: A carrier who gets into the goal his side attacks wins

    @OBJECTIVE.touchdown @OBJECTIVE.sudden-death
    Scenario Outline: <seat> going <way> carries the ball from <from> to <to> and wins
      Given <seat> is on offense going <way>
      And each side has finished 2 turns
      And the offense's H stands on <from>
      When <seat> plays move H to <to>
      Then the game is over and <seat> has won under OBJECTIVE.touchdown
      And the phase is over
      And the position has "touchdown" at /score
      And the position has "<seat>" at /winner

      Examples:
        | seat   | way  | from  | to    |
        | red    | east | 55,8  | 56,8  |
        | yellow | east | 54,3  | 56,3  |
        | red    | east | 53,8  | 58,8  |
        | red    | west | 6,8   | 5,8   |
        | yellow | west | 7,15  | 5,15  |
        | red    | east | 55,14 | 56,15 |

    @OBJECTIVE.touchdown
    Scenario Outline: A carrier going <way> who is one column short on <to> has not scored
      Given red is on offense going <way>
      And each side has finished 2 turns
      And the offense's H stands on <from>
      When red plays move H to <to>
      Then the game goes on
      And the phase is move
      And the offense's H stands on <to>
      And 4 of 6 squares are left
      When red plays move H to <goal>
      Then the game is over and red has won under OBJECTIVE.touchdown

      Examples:
        | way  | from | to   | goal |
        | east | 53,8 | 55,8 | 56,8 |
        | west | 8,8  | 6,8  | 5,8  |

    @OBJECTIVE.touchdown
    Scenario: A man without the ball scores nothing where the carrier would
      Given each side has finished 2 turns
      And the offense's T stands on 55,8
      And the offense's H stands on 55,9
      When red plays move T to 56,8
      Then the game goes on
      And the phase is move
      When red plays move H to 56,9
      Then the game is over and red has won under OBJECTIVE.touchdown

    @OBJECTIVE.safety @OBJECTIVE.alternate
    Scenario: A carrier who goes into his own end zone has not scored and can be tackled there
      Given each side has finished 2 turns
      And it is the offense's turn with 1 of 6 squares left
      And the offense's T has used 5 squares
      And the offense's H stands on 6,8
      And the defense's L1 stands on 8,8
      When red plays move H to 5,8
      Then the game goes on
      And the phase is allot
      And the offense's H has the ball
      When chance plays allot with squares 3
      Then it is the defense's turn
      When yellow plays move L1 to 5,8 with tackle tackle
      Then the game is over and yellow has won under OBJECTIVE.safety

    @OBJECTIVE.touchdown
    Scenario: A carrier nobody knows yet scores at once
      Given the scrimmage line is 54 and the first-down line 55
      And the offense's H stands on 53,9
      When red plays move H to 56,9
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the position has "touchdown" at /score

    @OBJECTIVE.touchdown
    Scenario Outline: A defender who has intercepted against <seat> going <way> carries the ball into <to> and wins
      Given <seat> is on offense going <way>
      And the call is a pass to zone 8
      And the zone is known to the defense
      And the offense has finished 4 turns and the defense 3
      And it is the defense's turn with 6 of 6 squares left
      And the defense's S stands on <from>
      And the defense's S has the ball
      When <winner> plays move S to <to>
      Then the game is over and <winner> has won under OBJECTIVE.touchdown
      And the position has "touchdown" at /score

      Examples:
        | seat   | winner | way  | from | to   |
        | red    | yellow | east | 7,8  | 5,8  |
        | red    | yellow | west | 54,8 | 56,8 |
        | yellow | red    | east | 6,3  | 5,3  |

    @OBJECTIVE.touchdown @B3
    Scenario Outline: A carrier who meets a defender in the end zone and is in for <result> has scored
      Given the scrimmage line is 50 and the first-down line 55
      And each side has finished 2 turns
      And the offense's H stands on 55,8
      And the defense's B1 stands on 56,8
      When red plays move H to 56,8
      Then it needs a tackle for tackle
      When red plays move H to 56,8 with tackle <result>
      Then the game is over and red has won under OBJECTIVE.touchdown

      Examples:
        | result   |
        | tackle   |
        | tackle+2 |
        | miss     |

    @B3 @TACKLE.outcome-back
    Scenario Outline: A carrier who meets a defender in the end zone and is driven back is down before the goal line going <way>
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And each side has finished 2 turns
      And the offense's H stands on <from>
      And the defense's B1 stands on <to>
      When red plays move H to <to> with tackle tackle-2
      Then the game goes on
      And the scrimmage line is <next> and the first-down line <goal>
      And it is down 2

      Examples:
        | way  | line | goal | from | to   | next |
        | east | 50   | 55   | 55,8 | 56,8 | 54   |
        | west | 10   | 5    | 6,8  | 5,8  | 6    |

    @OBJECTIVE.touchdown
    Scenario: Where crossing the line scores before contact no tackle is drawn in the end zone
      Given the reading CF-A65 is touchdown-on-entry
      And the scrimmage line is 50 and the first-down line 55
      And each side has finished 2 turns
      And the offense's H stands on 55,8
      And the defense's B1 stands on 56,8
      When red plays move H to 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown

    @OBJECTIVE.touchdown
    Scenario Outline: A carrier going <way> who is driven forward over the goal line has scored
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <at>
      And the defense's L1 stands on <from>
      When yellow plays move L1 to <at> with tackle tackle+1
      Then the game is over and red has won under OBJECTIVE.touchdown

      Examples:
        | way  | line | goal | at   | from |
        | east | 50   | 55   | 55,8 | 57,8 |
        | west | 10   | 5    | 6,8  | 4,8  |

    @TACKLE.outcome-forward
    Scenario Outline: Where a drive ends before the goal line a carrier going <way> who is driven over it by <result> is dead in front of it
      Given the reading CF-A66 is dead-before-goal
      And red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <at>
      And the defense's L1 stands on <from>
      When yellow plays move L1 to <at> with tackle <result>
      Then the game goes on
      And the phase is line-up
      And the scrimmage line is <goal> and the first-down line <goal>
      And it is down 2

      Examples:
        | way  | line | goal | at   | from | result   |
        | east | 50   | 55   | 55,8 | 57,8 | tackle+1 |
        | east | 50   | 55   | 54,8 | 57,8 | tackle+2 |
        | west | 10   | 5    | 6,8  | 4,8  | tackle+1 |

  Rule: A fumble recovered in an end zone scores, or not

    @OBJECTIVE.touchdown
    Scenario Outline: <seat> recovers on <ball> in the goal it attacks and wins where <reading> holds
      Given the reading CF-A77 is <reading>
      And it is the <side>'s turn with 4 of 4 squares left
      And the offense's H is off the field
      And the <side>'s <man> stands on <from>
      And the ball lies loose on <ball> fumbled by the offense
      When <seat> plays move <man> to <ball>
      Then the game is over and <seat> has won under OBJECTIVE.touchdown

      Examples:
        | reading         | seat   | side    | man | from | ball |
        | by-goal         | red    | offense | F   | 55,8 | 57,8 |
        | touchdown-only  | red    | offense | F   | 55,8 | 57,8 |
        | by-goal         | yellow | defense | L1  | 6,8  | 4,8  |
        | touchdown-only  | yellow | defense | L1  | 6,8  | 4,8  |

    @OBJECTIVE.safety
    Scenario Outline: <seat> recovers on <ball> in the goal it defends and <winner> wins by a safety
      Given it is the <side>'s turn with 4 of 4 squares left
      And the offense's H is off the field
      And the <side>'s <man> stands on <from>
      And the ball lies loose on <ball> fumbled by the offense
      When <seat> plays move <man> to <ball>
      Then the game is over and <winner> has won under OBJECTIVE.safety
      And the position has "safety" at /score

      Examples:
        | seat   | winner | side    | man | from | ball |
        | red    | yellow | offense | F   | 6,8  | 4,8  |
        | yellow | red    | defense | L1  | 55,8 | 57,8 |

    @FUMBLE.first-man
    Scenario Outline: Where <reading> holds <seat> recovers on <ball> without a score and <next> begins on the goal line
      Given the reading CF-A77 is <reading>
      And it is the <side>'s turn with 4 of 4 squares left
      And the offense's H is off the field
      And the <side>'s <man> stands on <from>
      And the ball lies loose on <ball> fumbled by the offense
      When <seat> plays move <man> to <ball>
      Then the game goes on
      And the phase is line-up
      And <next> is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down <down>

      Examples:
        | reading           | seat   | next   | side    | man | from | ball | line | yellow | down |
        | spot-on-goal-line | red    | red    | offense | F   | 6,8  | 4,8  | 5    | 20     | 2    |
        | touchdown-only    | red    | red    | offense | F   | 6,8  | 4,8  | 5    | 20     | 2    |
        | spot-on-goal-line | yellow | yellow | defense | L1  | 55,8 | 57,8 | 55   | 50     | 1    |
        | touchdown-only    | yellow | yellow | defense | L1  | 55,8 | 57,8 | 55   | 50     | 1    |
        | spot-on-goal-line | yellow | yellow | defense | L1  | 6,8  | 4,8  | 5    | 5      | 1    |

    @FUMBLE.first-man
    Scenario: Where no recovery scores the offense keeps the ball on the goal line it attacks
      Given the reading CF-A77 is spot-on-goal-line
      And the scrimmage line is 50 and the first-down line 55
      And each side has finished 2 turns
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the offense's F stands on 55,8
      And the ball lies loose on 57,8 fumbled by the offense
      When red plays move F to 57,8
      Then the game goes on
      And red is on offense
      And the scrimmage line is 55 and the first-down line 55
      And it is down 2

  Rule: A carrier tackled behind his own goal line loses

    @OBJECTIVE.safety @OBJECTIVE.sudden-death
    Scenario Outline: <loser> going <way> is tackled on <at> behind its goal line and <winner> wins
      Given <loser> is on offense going <way>
      And the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <at>
      And the defense's L1 stands on <from>
      When <winner> plays move L1 to <at> with tackle tackle
      Then the game is over and <winner> has won under OBJECTIVE.safety
      And the phase is over
      And the position has "safety" at /score
      And the position has "<winner>" at /winner

      Examples:
        | loser  | winner | way  | at   | from |
        | red    | yellow | east | 5,8  | 7,8  |
        | red    | yellow | west | 56,8 | 54,8 |
        | yellow | red    | east | 1,1  | 3,1  |

    @POSSESSION.retain
    Scenario Outline: A carrier going <way> who is tackled one column before his goal line on <at> loses nothing but yards
      Given red is on offense going <way>
      And the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <at>
      And the defense's L1 stands on <from>
      When yellow plays move L1 to <at> with tackle <result>
      Then the game goes on
      And red is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 2

      Examples:
        | way  | at   | from | result   | line | yellow |
        | east | 6,8  | 8,8  | tackle   | 6    | 20     |
        | west | 55,8 | 53,8 | tackle   | 54   | 40     |
        | east | 5,8  | 7,8  | tackle+1 | 6    | 20     |

    @OBJECTIVE.safety
    Scenario: A carrier driven back over his goal line gives up a safety
      Given the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 6,8
      And the defense's L1 stands on 8,8
      When yellow plays move L1 to 6,8 with tackle tackle-1
      Then the game is over and yellow has won under OBJECTIVE.safety

    @OBJECTIVE.safety
    Scenario: A defender tackled in his own end zone with an intercepted ball gives up a safety
      Given the call is a pass to zone 8
      And the zone is known to the defense
      And the offense has finished 3 turns and the defense 3
      And it is the offense's turn with 6 of 6 squares left
      And the offense's T stands on 55,8
      And the defense's S stands on 57,8
      And the defense's S has the ball
      When red plays move T to 57,8 with tackle tackle
      Then the game is over and red has won under OBJECTIVE.safety
      And the position has "safety" at /score

  Rule: The first score ends the game and nothing else does

    @OBJECTIVE.sudden-death
    Scenario Outline: After a <score> <seat> can no longer do anything by <action>
      Given each side has finished 2 turns
      And the offense's H stands on <at>
      And <winner> has won by a <score>
      When <seat> plays <action>
      Then it is refused under OBJECTIVE.sudden-death
      And nothing has changed

      Examples:
        | score     | winner | at   | seat   | action           |
        | touchdown | red    | 56,8 | red    | move H to 57,8   |
        | touchdown | red    | 56,8 | yellow | move S to 31,8   |
        | touchdown | red    | 56,8 | chance | allot            |
        | touchdown | red    | 56,8 | chance | draw             |
        | touchdown | red    | 56,8 | yellow | place T1 on 5,8  |
        | safety    | yellow | 4,8  | red    | call run H       |
        | safety    | yellow | 4,8  | red    | place T1 on 15,8 |
        | safety    | yellow | 4,8  | yellow | start            |

    @OBJECTIVE.sudden-death
    Scenario: A score leaves nobody with anything to do
      Given each side has finished 2 turns
      And the offense's H stands on 55,8
      When red plays move H to 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      And red has exactly these actions
        | action |
      And yellow has exactly these actions
        | action |

    @OBJECTIVE.sudden-death @OBJECTIVE.touchdown
    Scenario: A long gain to the last column before the goal does not end the game but the next column does
      Given each side has finished 2 turns
      And the offense's H stands on 51,8
      When red plays move H to 55,8
      Then the game goes on
      And the position has null at /winner
      And 2 of 6 squares are left
      When red plays move H to 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      When red plays move H to 57,8
      Then it is refused under OBJECTIVE.sudden-death

    @POSSESSION.a
    Scenario Outline: Losing the ball on downs going <way> does not end the game
      Given red is on offense going <way>
      And it is down 4
      And the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <at>
      And the defense's L1 stands on <from>
      When yellow plays move L1 to <at> with tackle tackle
      Then the game goes on
      And these may act: yellow (place)
      And yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1

      Examples:
        | way  | at   | from | line | yellow |
        | east | 17,8 | 19,8 | 17   | 12     |
        | west | 44,8 | 42,8 | 43   | 48     |

  Rule: The sides move in turn

    @OBJECTIVE.alternate
    Scenario: The turn of the defense follows the turn of the offense and is followed by it
      Given it is the offense's turn with 1 of 6 squares left
      And the offense's T has used 5 squares
      When red plays move G1 to 16,7
      Then the phase is allot
      And it is the defense's turn
      And the offense has finished 1 turns and the defense 0
      When chance plays allot with squares 3
      Then these may act: yellow (move)
      And it is the defense's turn
      When yellow plays move S to 27,8
      Then the phase is allot
      And it is the offense's turn
      And the offense has finished 1 turns and the defense 1

    @OBJECTIVE.alternate
    Scenario Outline: <seat> cannot move <man> in the turn of the <side>
      Given it is the <side>'s turn with 6 of 6 squares left
      When <seat> plays move <man> to <to>
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed

      Examples:
        | side    | seat   | man | to   |
        | offense | yellow | S   | 29,8 |
        | offense | yellow | G1  | 20,2 |
        | defense | red    | G1  | 16,7 |
        | defense | red    | H   | 13,9 |

    @OBJECTIVE.alternate
    Scenario: The turn goes on with the same side while squares are left
      Given it is the offense's turn with 2 of 6 squares left
      And the offense's T has used 4 squares
      When red plays move G1 to 16,7
      Then the phase is move
      And it is the offense's turn
      And 1 of 6 squares are left
      When yellow plays move S to 29,8
      Then it is refused under OBJECTIVE.alternate

    @OBJECTIVE.alternate
    Scenario Outline: After an interception the <mover> has the next turn where <reading> holds
      Given the reading CF-A47 is <reading>
      And the call is a pass to zone 8
      And the offense has finished 2 turns and the defense 1
      And it is the defense's turn with 1 of 4 squares left
      And the defense's S has used 3 squares
      And the defense's S stands on 23,8
      And a pass to zone 8 is in the air over 22,8
      When yellow plays move S to 22,8
      Then the game goes on
      And the phase is allot
      And the defense's S has the ball
      And it is the <mover>'s turn

      Examples:
        | reading            | mover   |
        | strict-alternation | offense |
        | ball-side-first    | defense |

    @OBJECTIVE.alternate
    Scenario Outline: After a completed pass the offense has the next turn where <reading> holds
      Given the reading CF-A47 is <reading>
      And the call is a pass to zone 8
      And the offense has finished 2 turns and the defense 1
      And it is the defense's turn with 1 of 4 squares left
      And the defense's S has used 3 squares
      And the offense's SE stands on 22,8
      And a pass to zone 8 is in the air over 22,8
      When yellow plays move S to 29,8
      Then the phase is allot
      And the offense's SE has the ball
      And it is the offense's turn
      And the offense has finished 2 turns and the defense 2

      Examples:
        | reading            |
        | strict-alternation |
        | ball-side-first    |

  Rule: Eleven men play for each side

    @OBJECTIVE.eleven-men
    Scenario: A side has eleven men
      When the query field is asked with {}
      Then the answer has 11 at /men

    @OBJECTIVE.eleven-men
    Scenario: A table with ten men of the offense is refused
      Given the position says /men/offense is {"T1": [15, 6], "T2": [15, 10], "G1": [15, 7], "G2": [15, 8], "G3": [15, 9], "TE": [15, 5], "SE": [15, 12], "Q": [13, 8], "F": [12, 7], "H": [12, 9]}
      When the position is put on the table
      Then it is refused under OBJECTIVE.eleven-men

    @OBJECTIVE.eleven-men
    Scenario: With ten men lined up the offense cannot call and the eleventh is still to be placed
      Given the offense has placed its men up to H
      When red plays call run H
      Then it is refused under PLAY.1.2
      And nothing has changed
      When red plays place T on 12,8
      Then the offense's T stands on 12,8
      And red can call run H
