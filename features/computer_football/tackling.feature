Feature: Tackling
  A tackle attempt is drawn from a table by the power advantage of the tackler, and ends in a fumble, a tackle or a miss.

  Rule: What is a tackle attempt

    @TACKLE.attempt.1 @T1.1
    Scenario Outline: <man> of the defense may try to tackle the carrier
      Given the carrier is known to the defense
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's <man> stands on 21,8
      When yellow plays move <man> to 20,8
      Then it needs a tackle for tackle
      When yellow plays move <man> to 20,8 with tackle miss
      Then the defense's <man> is off the field
      And the offense's H has the ball
      And the offense's H stands on 20,8
      And 3 of 4 squares are left
      And it is the defense's turn

      Examples:
        | man |
        | T1  |
        | T2  |
        | G1  |
        | G2  |
        | G3  |
        | L1  |
        | L2  |
        | L3  |
        | B1  |
        | B2  |
        | S   |

    @TACKLE.attempt.1
    Scenario: Next to the carrier there is no tackle attempt
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 22,8
      When yellow plays move L1 to 21,8
      Then the defense's L1 stands on 21,8
      And the offense's H has the ball
      When yellow plays move L1 to 20,8
      Then it needs a tackle for tackle
      When yellow plays move L1 to 20,8 with tackle tackle
      Then the phase is line-up

    @TACKLE.attempt.1
    Scenario: A tackle attempt takes one draw and no second
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      When yellow plays move L1 to 20,8 with tackle miss, tackle miss
      Then it is an error of kind chance-left
      And nothing has changed
      When yellow plays move L1 to 20,8 with tackle miss
      Then the offense's H has the ball

    @TACKLE.attempt.2
    Scenario: The carrier who moves onto a defender meets a tackle attempt in his own turn
      Given it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 19,8
      And the defense's L1 stands on 20,8
      When red plays move H to 20,8
      Then it needs a tackle for tackle
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When red plays move H to 20,8 with tackle tackle-1
      Then the phase is line-up
      And the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.attempt.2 @TACKLE.removal-miss
    Scenario: A carrier who was missed where he ran into a defender runs on
      Given it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 18,8
      And the defense's L1 stands on 20,8
      When red plays move H to 20,8 with tackle miss
      Then the offense's H stands on 20,8
      And the offense's H has the ball
      And the defense's L1 is off the field
      And 2 of 4 squares are left
      And it is the offense's turn
      When red plays move H to 22,8
      Then the offense's H stands on 22,8
      And the phase is allot

    @TACKLE.attempt.2
    Scenario: A carrier next to a defender meets no tackle attempt
      Given it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 18,8
      And the defense's L1 stands on 20,8
      When red plays move H to 19,8
      Then the offense's H stands on 19,8
      And the defense's L1 stands on 20,8
      When red plays move H to 20,8 with tackle tackle
      Then the phase is line-up
      And the scrimmage line is 20 and the first-down line 25

    @T1.1
    Scenario: Several defenders try in one turn, each with his own draw
      Given it is the defense's turn with 5 of 5 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      And the defense's T1 stands on 20,9
      And the defense's S stands on 22,8
      When yellow plays move L1 to 20,8 with tackle miss
      Then 4 of 5 squares are left
      When yellow plays move T1 to 20,8
      Then the chances are fumble 5/21, tackle-2 13/63, tackle-1 11/63, tackle 1/7, tackle+1 1/9, tackle+2 5/63, miss 1/21
      When yellow plays move T1 to 20,8 with tackle miss
      Then 3 of 5 squares are left
      And the defense's L1 is off the field
      And the defense's T1 is off the field
      When yellow plays move S to 20,8 with tackle tackle-2
      Then the phase is line-up
      And the scrimmage line is 18 and the first-down line 20

    @OBJECTIVE.alternate
    Scenario: In the turn of the offense no defender goes for the carrier
      Given it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      When yellow plays move L1 to 20,8
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed

    @T1.1 @M2
    Scenario: A defender without the speed does not reach the carrier, another one does
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's T1 stands on 23,8
      And the defense's G1 stands on 20,11
      When yellow plays move T1 to 20,8
      Then it is refused under M2
      And nothing has changed
      When yellow plays move G1 to 20,8 with tackle miss
      Then the offense's H has the ball
      And the defense's G1 is off the field

    @T1.2
    Scenario: A linebacker who goes for the wrong back blocks him
      Given the call is a run by Q
      And it is the defense's turn with 4 of 4 squares left
      And the defense's L1 stands on 13,9
      When yellow plays move L1 to 12,9
      Then the defense's L1 is off the field
      And the offense's H is off the field
      And the offense's Q has the ball
      And the carrier is hidden from the defense
      And it is the defense's turn
      And 3 of 4 squares are left

    @T1.2
    Scenario: A defensive back who goes for the wrong fullback fails and marks him
      Given the call is a run by Q
      And it is the defense's turn with 4 of 4 squares left
      And the defense's B1 stands on 13,7
      When yellow plays move B1 to 12,7
      Then the defense's B1 is off the field
      And the offense's F stands on 12,7
      And the offense's F is pale from B1
      And the offense's Q has the ball

    @T1.2 @TACKLE.attempt.1
    Scenario: The same move against the secret carrier is a tackle attempt
      Given the call is a run by F
      And it is the defense's turn with 4 of 4 squares left
      And the defense's B1 stands on 13,7
      And the defense's L1 stands on 13,9
      When yellow plays move L1 to 12,9
      Then the offense's H is off the field
      When yellow plays move B1 to 12,7
      Then it needs a tackle for tackle
      When yellow plays move B1 to 12,7 with tackle miss
      Then the offense's F stands on 12,7
      And the offense's F has the ball
      And nobody is pale

    @T1.2
    Scenario: A quarterback who does not have the ball is blocked
      Given the call is a run by H
      And it is the defense's turn with 4 of 4 squares left
      And the defense's G1 stands on 14,8
      When yellow plays move G1 to 13,8
      Then the offense's Q is off the field
      And the defense's G1 is off the field
      And the offense's H has the ball

  Rule: The power advantage is the tackler's power less the carrier's

    @TACKLE.pa-range
    Scenario Outline: A tackler of power <tackler> on a carrier of power <carrier> has the advantage <advantage>
      When the query power-advantage is asked with {"tackler": <tackler>, "carrier": <carrier>}
      Then the answer is <advantage>

      Examples: carriers who began the play on offense
        | tackler | carrier | advantage |
        | 0       | 0       | 0         |
        | 0       | 1       | -1        |
        | 0       | 2       | -2        |
        | 1       | 0       | 1         |
        | 1       | 1       | 0         |
        | 1       | 2       | -1        |
        | 2       | 0       | 2         |
        | 2       | 1       | 1         |
        | 2       | 2       | 0         |
        | 3       | 0       | 3         |
        | 3       | 1       | 2         |
        | 3       | 2       | 1         |
        | 4       | 0       | 4         |
        | 4       | 1       | 3         |
        | 4       | 2       | 2         |

      Examples: carriers of the line, within the range
        | tackler | carrier | advantage |
        | 1       | 3       | -2        |
        | 2       | 4       | -2        |
        | 3       | 4       | -1        |
        | 4       | 4       | 0         |

      Examples: carriers of the line, kept within the range
        | tackler | carrier | advantage |
        | 0       | 3       | -2        |
        | 0       | 4       | -2        |
        | 1       | 4       | -2        |

    @TACKLE.pa-range
    Scenario: A tailback who goes for a tackle with an intercepted ball does so at advantage -2
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is the offense's turn with 4 of 4 squares left
      And the zone is known to the defense
      And the offense's T stands on 22,8
      And the defense's T1 stands on 23,8
      And the defense's T1 has the ball
      When red plays move T to 23,8
      Then the chances are tackle-2 1/21, tackle-1 2/21, tackle 1/7, tackle+1 4/21, tackle+2 5/21, miss 2/7
      When red plays move T to 23,8 with tackle miss
      Then the offense's T is off the field
      And the defense's T1 has the ball

    @TACKLE.power-matters
    Scenario: Men who stand by do not change the shares
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the offense's TE stands on 20,7
      And the defense's S stands on 21,8
      And the defense's T1 stands on 20,9
      And the defense's T2 stands on 21,9
      When yellow plays move S to 20,8
      Then the chances are fumble 1/21, tackle-2 5/63, tackle-1 1/9, tackle 1/7, tackle+1 11/63, tackle+2 13/63, miss 5/21
      When yellow plays move S to 20,8 with tackle tackle+1
      Then the scrimmage line is 21 and the first-down line 26

    @TACKLE.power-matters
    Scenario: The explanation of a tackle names the powers and what came of them
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's S stands on 21,8
      When yellow asks why for move S to 20,8 with tackle tackle
      Then the explanation cites TACKLE.attempt.1, TACKLE.power-matters, TACKLE.pa-range, TACKLE.table.pa-minus-1, TACKLE.outcome-tackle, TACKLE.removal-success

  Rule: Where the carrier goes down

    @TACKLE.outcome-back
    Scenario Outline: Met on column 20 going east, <result> puts the line on <line>
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 22,8
      When yellow plays move L1 to 20,8 with tackle <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down <down>
      And red is on offense
      And it is play 2

      Examples:
        | result   | line | first_down | down |
        | tackle-2 | 18   | 20         | 2    |
        | tackle-1 | 19   | 20         | 2    |

    @TACKLE.outcome-forward
    Scenario Outline: Met on column 20 going east, <result> moves the line on to <line>
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 22,8
      When yellow plays move L1 to 20,8 with tackle <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down 1
      And red is on offense
      And it is play 2

      Examples:
        | result   | line | first_down |
        | tackle+1 | 21   | 26         |
        | tackle+2 | 22   | 27         |

    @TACKLE.outcome-tackle
    Scenario Outline: Met on column <column> going east, tackle puts the line on <line>
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on <column>,8
      And the defense's L1 stands on 22,8
      When yellow plays move L1 to <column>,8 with tackle tackle
      Then the scrimmage line is <line> and the first-down line <first_down>
      And it is down <down>
      And it is play 2

      Examples:
        | column | line | first_down | down |
        | 20     | 20   | 25         | 1    |
        | 19     | 19   | 20         | 2    |

    @TACKLE.outcome-back
    Scenario Outline: Met on column 41 going west, <result> puts the line on <line>
      Given yellow is on offense going west
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 41,8
      And the defense's L1 stands on 39,8
      When red plays move L1 to 41,8 with tackle <result>
      Then the scrimmage line is <line> and the first-down line 40
      And it is down 2
      And yellow is on offense

      Examples:
        | result   | line |
        | tackle-2 | 42   |
        | tackle-1 | 41   |

    @TACKLE.outcome-forward
    Scenario Outline: Met on column 41 going west, <result> moves the line on to <line>
      Given yellow is on offense going west
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 41,8
      And the defense's L1 stands on 39,8
      When red plays move L1 to 41,8 with tackle <result>
      Then the scrimmage line is <line> and the first-down line <first_down>
      And it is down 1
      And yellow is on offense

      Examples:
        | result   | line | first_down |
        | tackle+1 | 39   | 34         |
        | tackle+2 | 38   | 33         |

    @TACKLE.outcome-tackle
    Scenario: Met on column 41 going west, tackle puts the line on 40
      Given yellow is on offense going west
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 41,8
      And the defense's L1 stands on 39,8
      When red plays move L1 to 41,8 with tackle tackle
      Then the scrimmage line is 40 and the first-down line 35
      And it is down 1

    @TACKLE.outcome-back
    Scenario Outline: Contact on column 20 going <direction> with <result> is driven back to column <column>
      When the query spot is asked with {"contact": 20, "result": "<result>", "direction": "<direction>"}
      Then the answer is {"column": <column>, "score": null, "line": <line>}

      Examples:
        | direction | result   | column | line |
        | east      | tackle-2 | 18     | 18   |
        | east      | tackle-1 | 19     | 19   |
        | west      | tackle-2 | 22     | 21   |
        | west      | tackle-1 | 21     | 20   |

    @TACKLE.outcome-tackle
    Scenario Outline: Contact on column 20 going <direction> with <result> stays on column <column>
      When the query spot is asked with {"contact": 20, "result": "<result>", "direction": "<direction>"}
      Then the answer is {"column": <column>, "score": null, "line": <line>}

      Examples:
        | direction | result   | column | line |
        | east      | tackle   | 20     | 20   |
        | west      | tackle   | 20     | 19   |

    @TACKLE.outcome-forward
    Scenario Outline: Contact on column 20 going <direction> with <result> goes on to column <column>
      When the query spot is asked with {"contact": 20, "result": "<result>", "direction": "<direction>"}
      Then the answer is {"column": <column>, "score": null, "line": <line>}

      Examples:
        | direction | result   | column | line |
        | east      | tackle+1 | 21     | 21   |
        | east      | tackle+2 | 22     | 22   |
        | west      | tackle+1 | 19     | 18   |
        | west      | tackle+2 | 18     | 17   |

    @TACKLE.no-forward-progress
    Scenario: A first down reached at the contact is lost to a carrier driven back
      Given it is down 2
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 21,8
      And the defense's L1 stands on 22,8
      When yellow plays move L1 to 21,8 with tackle tackle-2
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 3

    @TACKLE.no-forward-progress
    Scenario: A first down reached at the spot is kept by a carrier driven back
      Given it is down 2
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 22,8
      And the defense's L1 stands on 23,8
      When yellow plays move L1 to 22,8 with tackle tackle-2
      Then the scrimmage line is 20 and the first-down line 25
      And it is down 1

    @TACKLE.no-forward-progress @TACKLE.outcome-back
    Scenario: On fourth down, being driven back below the first-down line gives the ball away
      Given it is down 4
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      When yellow plays move L1 to 20,8 with tackle tackle-1
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 19 and the first-down line 14

    @TACKLE.outcome-forward
    Scenario: Men on the way do not stop a carrier who drives forward
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 20,9
      And the defense's T1 stands on 21,8
      And the defense's T2 stands on 22,8
      When yellow plays move L1 to 20,8 with tackle tackle+2
      Then the scrimmage line is 22 and the first-down line 27

  Rule: Who leaves the field

    @TACKLE.removal-success
    Scenario Outline: Tackler and carrier leave the field after <result>
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on <at>
      And the defense's S stands on <from>
      When yellow plays move S to <at> with tackle <result>
      Then the phase is over
      And the offense's H is off the field
      And the defense's S is off the field
      And the offense's Q stands on 13,8

      Examples:
        | result   | from | at  |
        | tackle-2 | 6,8  | 4,8 |
        | tackle-1 | 6,8  | 4,8 |
        | tackle   | 6,8  | 4,8 |
        | tackle+1 | 6,8  | 4,8 |
        | tackle+2 | 5,8  | 3,8 |

    @TACKLE.removal-fumble @TACKLE.fumble-roll
    Scenario Outline: After a fumble that rolls <way> tackler and carrier are gone and the ball lies on <ball>
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      When yellow plays move L1 to 20,8 with tackle fumble
      Then it needs a roll for fumble
      And the chances are north 1/2, south 1/2
      When yellow plays move L1 to 20,8 with tackle fumble, roll <way>
      Then the ball lies loose on <ball> fumbled by the offense
      And nobody has the ball
      And the offense's H is off the field
      And the defense's L1 is off the field
      And 3 of 4 squares are left

      Examples:
        | way   | ball  |
        | north | 20,4  |
        | south | 20,12 |

    @TACKLE.removal-fumble
    Scenario: The tackler who forced the fumble does not go for the ball
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      When yellow plays move L1 to 20,8 with tackle fumble, roll north
      Then the defense's L1 is off the field
      When yellow plays move L1 to 20,7
      Then it is refused under MOVE.select
      And it is the defense's turn

    @TACKLE.fumble-roll
    Scenario: Going west, too, a fumble rolls along its column
      Given yellow is on offense going west
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 41,7
      And the defense's L1 stands on 40,7
      When red plays move L1 to 41,7 with tackle fumble, roll south
      Then the ball lies loose on 41,11 fumbled by the offense

    @TACKLE.fumble-roll
    Scenario: The odds of where a fumbled ball comes to rest are even
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L2 stands on 21,8
      When the odds of /loose, /phase are asked for yellow's move L2 to 20,8
      Then the odds are
        | is                  | p     |
        | [[20, 4], "move"]   | 1/14  |
        | [[20, 12], "move"]  | 1/14  |
        | [null, "line-up"]   | 5/7   |
        | [null, "move"]      | 1/7   |
      When yellow plays move L2 to 20,8 with tackle fumble, roll south
      Then the ball lies loose on 20,12 fumbled by the offense

    @TACKLE.fumble-roll
    Scenario: A fumble rolls neither forward nor back
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L2 stands on 21,8
      When yellow plays move L2 to 20,8 with tackle fumble, roll east
      Then it is an error of kind chance-mismatch
      When yellow plays move L2 to 20,8 with tackle fumble, roll north
      Then the ball lies loose on 20,4 fumbled by the offense

    @TACKLE.removal-miss
    Scenario: After a miss only the tackler is gone and the carrier may run on
      Given it is the defense's turn with 1 of 4 squares left
      And the defense's L3 has used 3 squares
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      When yellow plays move L1 to 20,8 with tackle miss
      Then the defense's L1 is off the field
      And the offense's H stands on 20,8
      And the offense's H has the ball
      And the phase is allot
      And it is the offense's turn
      When chance plays allot with squares 5
      Then it is the offense's turn
      When red plays move H to 25,8
      Then the offense's H stands on 25,8

    @TACKLE.removal-miss
    Scenario: A tackler who missed is not picked again
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      When yellow plays move L1 to 20,8 with tackle miss
      Then the defense's L1 is off the field
      When yellow plays move L1 to 21,8
      Then it is refused under MOVE.select
      And the offense's H has the ball

    @TACKLE.table.pa-plus-3
    Scenario: The last square of a lone tackle beside a halfback has three ways to go and ten ends
      Given only these men are on the field
        | side    | man | square |
        | offense | H   | 20,8   |
        | offense | G1  | 15,7   |
        | defense | T1  | 21,8   |
      And it is the defense's turn with 1 of 3 squares left
      And the defense's L3 has used 2 squares
      When the sequences of 1 steps are counted over all chances
      Then there are 10
      When the sequences of 1 steps are counted over first chances
      Then there are 3
      When yellow plays move T1 to 20,8 with tackle tackle
      Then the scrimmage line is 20 and the first-down line 25

  Rule: The table of tackles, cell by cell

    @TACKLE.table.pa-minus-2
    Scenario Outline: At power advantage -2 the share of <result> is <share>
      When the query tackle is asked with {"advantage": -2}
      Then the answer has "<share>" at /<result>

      Examples:
        | result   | share |
        | fumble   | 0     |
        | tackle-2 | 1/21  |
        | tackle-1 | 2/21  |
        | tackle   | 1/7   |
        | tackle+1 | 4/21  |
        | tackle+2 | 5/21  |
        | miss     | 2/7   |

    @TACKLE.table.pa-minus-2
    Scenario Outline: The printed cell for <result> at power advantage -2 is <cell>
      When the query printed-tackle is asked with {"advantage": -2}
      Then the answer has "<cell>" at /<place>

      Examples:
        | result   | cell  | place |
        | fumble   | 0.000 | 0     |
        | tackle-2 | 0.048 | 1     |
        | tackle-1 | 0.095 | 2     |
        | tackle   | 0.143 | 3     |
        | tackle+1 | 0.190 | 4     |
        | tackle+2 | 0.238 | 5     |
        | miss     | 0.286 | 6     |

    @TACKLE.table.pa-minus-1
    Scenario Outline: At power advantage -1 the share of <result> is <share>
      When the query tackle is asked with {"advantage": -1}
      Then the answer has "<share>" at /<result>

      Examples:
        | result   | share |
        | fumble   | 1/21  |
        | tackle-2 | 5/63  |
        | tackle-1 | 1/9   |
        | tackle   | 1/7   |
        | tackle+1 | 11/63 |
        | tackle+2 | 13/63 |
        | miss     | 5/21  |

    @TACKLE.table.pa-minus-1
    Scenario Outline: The printed cell for <result> at power advantage -1 is <cell>
      When the query printed-tackle is asked with {"advantage": -1}
      Then the answer has "<cell>" at /<place>

      Examples:
        | result   | cell  | place |
        | fumble   | 0.048 | 0     |
        | tackle-2 | 0.079 | 1     |
        | tackle-1 | 0.111 | 2     |
        | tackle   | 0.143 | 3     |
        | tackle+1 | 0.175 | 4     |
        | tackle+2 | 0.206 | 5     |
        | miss     | 0.238 | 6     |

    @TACKLE.table.pa-zero
    Scenario Outline: At power advantage 0 the share of <result> is <share>
      When the query tackle is asked with {"advantage": 0}
      Then the answer has "<share>" at /<result>

      Examples:
        | result   | share |
        | fumble   | 2/21  |
        | tackle-2 | 1/9   |
        | tackle-1 | 8/63  |
        | tackle   | 1/7   |
        | tackle+1 | 10/63 |
        | tackle+2 | 11/63 |
        | miss     | 4/21  |

    @TACKLE.table.pa-zero
    Scenario Outline: The printed cell for <result> at power advantage 0 is <cell>
      When the query printed-tackle is asked with {"advantage": 0}
      Then the answer has "<cell>" at /<place>

      Examples:
        | result   | cell  | place |
        | fumble   | 0.095 | 0     |
        | tackle-2 | 0.111 | 1     |
        | tackle-1 | 0.127 | 2     |
        | tackle   | 0.143 | 3     |
        | tackle+1 | 0.159 | 4     |
        | tackle+2 | 0.175 | 5     |
        | miss     | 0.190 | 6     |

    @TACKLE.table.pa-plus-1
    Scenario Outline: At power advantage +1 the share of <result> is <share>
      When the query tackle is asked with {"advantage": 1}
      Then the answer has "<share>" at /<result>

      Examples:
        | result   | share |
        | fumble   | 1/7   |
        | tackle-2 | 1/7   |
        | tackle-1 | 1/7   |
        | tackle   | 1/7   |
        | tackle+1 | 1/7   |
        | tackle+2 | 1/7   |
        | miss     | 1/7   |

    @TACKLE.table.pa-plus-1
    Scenario Outline: The printed cell for <result> at power advantage +1 is <cell>
      When the query printed-tackle is asked with {"advantage": 1}
      Then the answer has "<cell>" at /<place>

      Examples:
        | result   | cell  | place |
        | fumble   | 0.143 | 0     |
        | tackle-2 | 0.143 | 1     |
        | tackle-1 | 0.143 | 2     |
        | tackle   | 0.143 | 3     |
        | tackle+1 | 0.143 | 4     |
        | tackle+2 | 0.143 | 5     |
        | miss     | 0.143 | 6     |

    @TACKLE.table.pa-plus-2
    Scenario Outline: At power advantage +2 the share of <result> is <share>
      When the query tackle is asked with {"advantage": 2}
      Then the answer has "<share>" at /<result>

      Examples:
        | result   | share |
        | fumble   | 4/21  |
        | tackle-2 | 11/63 |
        | tackle-1 | 10/63 |
        | tackle   | 1/7   |
        | tackle+1 | 8/63  |
        | tackle+2 | 1/9   |
        | miss     | 2/21  |

    @TACKLE.table.pa-plus-2
    Scenario Outline: The printed cell for <result> at power advantage +2 is <cell>
      When the query printed-tackle is asked with {"advantage": 2}
      Then the answer has "<cell>" at /<place>

      Examples:
        | result   | cell  | place |
        | fumble   | 0.190 | 0     |
        | tackle-2 | 0.175 | 1     |
        | tackle-1 | 0.159 | 2     |
        | tackle   | 0.143 | 3     |
        | tackle+1 | 0.127 | 4     |
        | tackle+2 | 0.111 | 5     |
        | miss     | 0.095 | 6     |

    @TACKLE.table.pa-plus-3
    Scenario Outline: At power advantage +3 the share of <result> is <share>
      When the query tackle is asked with {"advantage": 3}
      Then the answer has "<share>" at /<result>

      Examples:
        | result   | share |
        | fumble   | 5/21  |
        | tackle-2 | 13/63 |
        | tackle-1 | 11/63 |
        | tackle   | 1/7   |
        | tackle+1 | 1/9   |
        | tackle+2 | 5/63  |
        | miss     | 1/21  |

    @TACKLE.table.pa-plus-3
    Scenario Outline: The printed cell for <result> at power advantage +3 is <cell>
      When the query printed-tackle is asked with {"advantage": 3}
      Then the answer has "<cell>" at /<place>

      Examples:
        | result   | cell  | place |
        | fumble   | 0.238 | 0     |
        | tackle-2 | 0.206 | 1     |
        | tackle-1 | 0.175 | 2     |
        | tackle   | 0.143 | 3     |
        | tackle+1 | 0.111 | 4     |
        | tackle+2 | 0.079 | 5     |
        | miss     | 0.048 | 6     |

    @TACKLE.table.pa-plus-4
    Scenario Outline: At power advantage +4 the share of <result> is <share>
      When the query tackle is asked with {"advantage": 4}
      Then the answer has "<share>" at /<result>

      Examples:
        | result   | share |
        | fumble   | 2/7   |
        | tackle-2 | 5/21  |
        | tackle-1 | 4/21  |
        | tackle   | 1/7   |
        | tackle+1 | 2/21  |
        | tackle+2 | 1/21  |
        | miss     | 0     |

    @TACKLE.table.pa-plus-4
    Scenario Outline: The printed cell for <result> at power advantage +4 is <cell>
      When the query printed-tackle is asked with {"advantage": 4}
      Then the answer has "<cell>" at /<place>

      Examples:
        | result   | cell  | place |
        | fumble   | 0.286 | 0     |
        | tackle-2 | 0.238 | 1     |
        | tackle-1 | 0.190 | 2     |
        | tackle   | 0.143 | 3     |
        | tackle+1 | 0.095 | 4     |
        | tackle+2 | 0.048 | 5     |
        | miss     | 0.000 | 6     |

  Rule: The shares of a tackle attempt in play are those of the power advantage

    @TACKLE.table.pa-minus-2 @TACKLE.power-matters @TACKLE.attempt.1
    Scenario: S on Q is a tackle attempt at power advantage -2
      Given the call is a run by Q
      And it is the defense's turn with 4 of 4 squares left
      And the offense's Q stands on 18,8
      And the defense's S stands on 19,8
      When yellow plays move S to 18,8
      Then it needs a tackle for tackle
      And the chances are fumble 0, tackle-2 1/21, tackle-1 2/21, tackle 1/7, tackle+1 4/21, tackle+2 5/21, miss 2/7
      When yellow plays move S to 18,8 with tackle tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-minus-1 @TACKLE.power-matters @TACKLE.attempt.1
    Scenario: B1 on F is a tackle attempt at power advantage -1
      Given the call is a run by F
      And it is the defense's turn with 4 of 4 squares left
      And the offense's F stands on 18,8
      And the defense's B1 stands on 19,8
      When yellow plays move B1 to 18,8
      Then it needs a tackle for tackle
      And the chances are fumble 1/21, tackle-2 5/63, tackle-1 1/9, tackle 1/7, tackle+1 11/63, tackle+2 13/63, miss 5/21
      When yellow plays move B1 to 18,8 with tackle tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-zero @TACKLE.power-matters @TACKLE.attempt.1
    Scenario: L1 on F is a tackle attempt at power advantage 0
      Given the call is a run by F
      And it is the defense's turn with 4 of 4 squares left
      And the offense's F stands on 18,8
      And the defense's L1 stands on 19,8
      When yellow plays move L1 to 18,8
      Then it needs a tackle for tackle
      And the chances are fumble 2/21, tackle-2 1/9, tackle-1 8/63, tackle 1/7, tackle+1 10/63, tackle+2 11/63, miss 4/21
      When yellow plays move L1 to 18,8 with tackle tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-plus-1 @TACKLE.power-matters @TACKLE.attempt.1
    Scenario: G1 on F is a tackle attempt at power advantage +1
      Given the call is a run by F
      And it is the defense's turn with 4 of 4 squares left
      And the offense's F stands on 18,8
      And the defense's G1 stands on 19,8
      When yellow plays move G1 to 18,8
      Then it needs a tackle for tackle
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When yellow plays move G1 to 18,8 with tackle tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-plus-2 @TACKLE.power-matters @TACKLE.attempt.1
    Scenario: T1 on F is a tackle attempt at power advantage +2
      Given the call is a run by F
      And it is the defense's turn with 4 of 4 squares left
      And the offense's F stands on 18,8
      And the defense's T1 stands on 19,8
      When yellow plays move T1 to 18,8
      Then it needs a tackle for tackle
      And the chances are fumble 4/21, tackle-2 11/63, tackle-1 10/63, tackle 1/7, tackle+1 8/63, tackle+2 1/9, miss 2/21
      When yellow plays move T1 to 18,8 with tackle tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-plus-3 @TACKLE.power-matters @TACKLE.attempt.1
    Scenario: T1 on H is a tackle attempt at power advantage +3
      Given the call is a run by H
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 18,8
      And the defense's T1 stands on 19,8
      When yellow plays move T1 to 18,8
      Then it needs a tackle for tackle
      And the chances are fumble 5/21, tackle-2 13/63, tackle-1 11/63, tackle 1/7, tackle+1 1/9, tackle+2 5/63, miss 1/21
      When yellow plays move T1 to 18,8 with tackle tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-plus-4 @TACKLE.power-matters @TACKLE.attempt.1
    Scenario: T1 on T is a tackle attempt at power advantage +4
      Given the call is a run by T
      And it is the defense's turn with 4 of 4 squares left
      And the offense's T stands on 18,8
      And the defense's T1 stands on 19,8
      When yellow plays move T1 to 18,8
      Then it needs a tackle for tackle
      And the chances are fumble 2/7, tackle-2 5/21, tackle-1 4/21, tackle 1/7, tackle+1 2/21, tackle+2 1/21, miss 0
      When yellow plays move T1 to 18,8 with tackle tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-minus-2
    Scenario: At power advantage -2 no fumble can come up
      Given the call is a run by Q
      And it is the defense's turn with 4 of 4 squares left
      And the offense's Q stands on 18,8
      And the defense's S stands on 19,8
      When yellow plays move S to 18,8 with tackle fumble, roll north
      Then it is an error of kind chance-mismatch
      And nothing has changed
      When yellow plays move S to 18,8 with tackle tackle-2
      Then the scrimmage line is 16 and the first-down line 20

    @TACKLE.table.pa-plus-4
    Scenario: At power advantage +4 no miss can come up
      Given the call is a run by T
      And it is the defense's turn with 4 of 4 squares left
      And the offense's T stands on 18,8
      And the defense's T1 stands on 19,8
      When yellow plays move T1 to 18,8 with tackle miss
      Then it is an error of kind chance-mismatch
      And nothing has changed
      When yellow plays move T1 to 18,8 with tackle tackle
      Then the scrimmage line is 18 and the first-down line 20

  Rule: In earlier versions the powers do not matter (CF-A63)

    @VERSION.no-power
    Scenario Outline: In the earlier edition <tackler> on <carrier> has seven results of the same share
      Given the edition is classic
      And the call is a run by <carrier>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's <carrier> stands on 18,8
      And the defense's <tackler> stands on 19,8
      When yellow plays move <tackler> to 18,8
      Then the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When yellow plays move <tackler> to 18,8 with tackle <result>
      Then it is the <mover>'s turn
      And 3 of 4 squares are left
      And the offense's <carrier> <fate>
      And the defense's <tackler> is off the field

      Examples:
        | tackler | carrier | result             | mover   | fate             |
        | S       | Q       | fumble, roll north | defense | is off the field |
        | B1      | F       | miss               | defense | stands on 18,8   |
        | L1      | F       | miss               | defense | stands on 18,8   |
        | G1      | F       | miss               | defense | stands on 18,8   |
        | T1      | F       | miss               | defense | stands on 18,8   |
        | T1      | H       | fumble, roll south | defense | is off the field |
        | T1      | T       | miss               | defense | stands on 18,8   |

    @VERSION.no-power
    Scenario Outline: In the earlier edition the shares at power advantage <advantage> are sevenths
      Given the edition is classic
      When the query tackle is asked with {"advantage": <advantage>}
      Then the answer is {"fumble": "1/7", "tackle-2": "1/7", "tackle-1": "1/7", "tackle": "1/7", "tackle+1": "1/7", "tackle+2": "1/7", "miss": "1/7"}

      Examples:
        | advantage |
        | -2        |
        | -1        |
        | 0         |
        | 1         |
        | 2         |
        | 3         |
        | 4         |

    @VERSION.no-power
    Scenario Outline: Where the earlier edition used the row of advantage 0, it serves advantage <advantage>
      Given the edition is classic
      And the reading CF-A63 is pa-zero-row
      When the query tackle is asked with {"advantage": <advantage>}
      Then the answer is {"fumble": "2/21", "tackle-2": "1/9", "tackle-1": "8/63", "tackle": "1/7", "tackle+1": "10/63", "tackle+2": "11/63", "miss": "4/21"}

      Examples:
        | advantage |
        | -2        |
        | 0         |
        | 1         |
        | 4         |

    @VERSION.no-power
    Scenario: Where the earlier edition used the row of advantage 0, a tackle on a tailback draws from it
      Given the edition is classic
      And the reading CF-A63 is pa-zero-row
      And the call is a run by T
      And it is the defense's turn with 4 of 4 squares left
      And the offense's T stands on 18,8
      And the defense's T1 stands on 19,8
      When yellow plays move T1 to 18,8
      Then the chances are fumble 2/21, tackle-2 1/9, tackle-1 8/63, tackle 1/7, tackle+1 10/63, tackle+2 11/63, miss 4/21
      When yellow plays move T1 to 18,8 with tackle miss
      Then the offense's T has the ball

    @VERSION.no-power
    Scenario: Where the earlier distribution is unknown, the edition is not played
      Given the edition is classic
      And the reading CF-A63 is unknown-not-offered
      When the position is put on the table
      Then it is refused under VERSION.no-power

    @VERSION.no-power
    Scenario: Where the earlier distribution is unknown, no new game of the edition begins
      Given a new game
      And the edition is classic
      And the reading CF-A63 is unknown-not-offered
      When the game is set up
      Then it is refused under VERSION.no-power

    @TACKLE.power-matters
    Scenario: Where the earlier distribution is unknown, the described edition is played as ever
      Given the reading CF-A63 is unknown-not-offered
      And the call is a run by T
      And it is the defense's turn with 4 of 4 squares left
      And the offense's T stands on 18,8
      And the defense's T1 stands on 19,8
      When yellow plays move T1 to 18,8
      Then the chances are fumble 2/7, tackle-2 5/21, tackle-1 4/21, tackle 1/7, tackle+1 2/21, tackle+2 1/21, miss 0
      When yellow plays move T1 to 18,8 with tackle tackle
      Then the scrimmage line is 18 and the first-down line 20

  Rule: The exact shares behind the printed decimals (CF-A62)

    @TACKLE.table.pa-minus-2
    Scenario: Where the printed decimals count, the row of power advantage -2 is normalised
      Given the reading CF-A62 is printed-normalised
      When the query tackle is asked with {"advantage": -2}
      Then the answer is {"fumble": "0", "tackle-2": "6/125", "tackle-1": "19/200", "tackle": "143/1000", "tackle+1": "19/100", "tackle+2": "119/500", "miss": "143/500"}

    @TACKLE.table.pa-minus-1
    Scenario: Where the printed decimals count, the row of power advantage -1 is normalised
      Given the reading CF-A62 is printed-normalised
      When the query tackle is asked with {"advantage": -1}
      Then the answer is {"fumble": "6/125", "tackle-2": "79/1000", "tackle-1": "111/1000", "tackle": "143/1000", "tackle+1": "7/40", "tackle+2": "103/500", "miss": "119/500"}

    @TACKLE.table.pa-zero
    Scenario: Where the printed decimals count, the row of power advantage 0 is normalised
      Given the reading CF-A62 is printed-normalised
      When the query tackle is asked with {"advantage": 0}
      Then the answer is {"fumble": "19/200", "tackle-2": "111/1000", "tackle-1": "127/1000", "tackle": "143/1000", "tackle+1": "159/1000", "tackle+2": "7/40", "miss": "19/100"}

    @TACKLE.table.pa-plus-1
    Scenario: Where the printed decimals count, the row of power advantage +1 is normalised
      Given the reading CF-A62 is printed-normalised
      When the query tackle is asked with {"advantage": 1}
      Then the answer is {"fumble": "1/7", "tackle-2": "1/7", "tackle-1": "1/7", "tackle": "1/7", "tackle+1": "1/7", "tackle+2": "1/7", "miss": "1/7"}

    @TACKLE.table.pa-plus-2
    Scenario: Where the printed decimals count, the row of power advantage +2 is normalised
      Given the reading CF-A62 is printed-normalised
      When the query tackle is asked with {"advantage": 2}
      Then the answer is {"fumble": "19/100", "tackle-2": "7/40", "tackle-1": "159/1000", "tackle": "143/1000", "tackle+1": "127/1000", "tackle+2": "111/1000", "miss": "19/200"}

    @TACKLE.table.pa-plus-3
    Scenario: Where the printed decimals count, the row of power advantage +3 is normalised
      Given the reading CF-A62 is printed-normalised
      When the query tackle is asked with {"advantage": 3}
      Then the answer is {"fumble": "119/500", "tackle-2": "103/500", "tackle-1": "7/40", "tackle": "143/1000", "tackle+1": "111/1000", "tackle+2": "79/1000", "miss": "6/125"}

    @TACKLE.table.pa-plus-4
    Scenario: Where the printed decimals count, the row of power advantage +4 is normalised
      Given the reading CF-A62 is printed-normalised
      When the query tackle is asked with {"advantage": 4}
      Then the answer is {"fumble": "143/500", "tackle-2": "119/500", "tackle-1": "19/100", "tackle": "143/1000", "tackle+1": "19/200", "tackle+2": "6/125", "miss": "0"}

    @TACKLE.table.pa-zero
    Scenario: Where the printed decimals count, L1 on F draws from them
      Given the reading CF-A62 is printed-normalised
      And the call is a run by F
      And it is the defense's turn with 4 of 4 squares left
      And the offense's F stands on 18,8
      And the defense's L1 stands on 19,8
      When yellow plays move L1 to 18,8
      Then the chances are fumble 19/200, tackle-2 111/1000, tackle-1 127/1000, tackle 143/1000, tackle+1 159/1000, tackle+2 7/40, miss 19/100
      When yellow plays move L1 to 18,8 with tackle tackle-1
      Then the scrimmage line is 17 and the first-down line 20

    @TACKLE.table.pa-plus-4
    Scenario: Where the printed decimals count, T1 on T draws from them
      Given the reading CF-A62 is printed-normalised
      And the call is a run by T
      And it is the defense's turn with 4 of 4 squares left
      And the offense's T stands on 18,8
      And the defense's T1 stands on 19,8
      When yellow plays move T1 to 18,8
      Then the chances are fumble 143/500, tackle-2 119/500, tackle-1 19/100, tackle 143/1000, tackle+1 19/200, tackle+2 6/125, miss 0
      When yellow plays move T1 to 18,8 with tackle tackle-1
      Then the scrimmage line is 17 and the first-down line 20

  Rule: Games of the earlier version replay as they were

    @VERSION.replay-compatible
    Scenario: A safety recorded under the earlier edition is a safety in the replay
      Given the archived game classic-safety
      When the query replayed is asked of the archive with {"from": 1, "to": 1}
      Then the answer has "over" at /frames/33/position/phase
      And the answer has "safety" at /frames/33/position/score
      And the answer has "yellow" at /frames/33/position/winner

    @VERSION.replay-compatible
    Scenario: Another reading of the earlier shares does not change a recorded result
      Given the archived game classic-safety
      And the reading CF-A63 is pa-zero-row
      When the query replayed is asked of the archive with {"from": 1, "to": 1}
      Then the answer has "safety" at /frames/33/position/score

  Rule: Where the point of contact is when the carrier comes to the defender (CF-A64)

    @TACKLE.attempt.2 @TACKLE.outcome-tackle
    Scenario Outline: A carrier from <from> who runs into a defender is met on the defender's column
      Given it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on <from>
      And the defense's L1 stands on 19,8
      When red plays move H to 19,8 with tackle tackle
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

      Examples:
        | from |
        | 18,8 |
        | 16,8 |
        | 18,7 |
        | 20,8 |

    @TACKLE.attempt.2 @TACKLE.outcome-tackle
    Scenario Outline: Where his last own square counts, a carrier from <from> is met on column <column>
      Given the reading CF-A64 is carriers-last-square
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on <from>
      And the defense's L1 stands on 18,8
      When red plays move H to 18,8 with tackle tackle
      Then the scrimmage line is <column> and the first-down line 20
      And it is down 2

      Examples:
        | from | column |
        | 17,8 | 17     |
        | 16,8 | 17     |
        | 17,7 | 17     |
        | 19,8 | 19     |
        | 18,7 | 18     |

    @TACKLE.attempt.2
    Scenario: Where his last own square counts, a carrier who was missed still stands where he moved
      Given the reading CF-A64 is carriers-last-square
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 18,8
      And the defense's L1 stands on 20,8
      When red plays move H to 20,8 with tackle miss
      Then the offense's H stands on 20,8
      And the offense's H has the ball

    @TACKLE.attempt.1
    Scenario: Where his last own square counts, a carrier who is met by a defender is met where he stands
      Given the reading CF-A64 is carriers-last-square
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 18,8
      And the defense's L1 stands on 20,8
      When yellow plays move L1 to 18,8 with tackle tackle
      Then the scrimmage line is 18 and the first-down line 20

    @TACKLE.fumble-roll
    Scenario: A ball fumbled on a run northward rolls from the defender's square
      Given it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 20,6
      When red plays move H to 20,6 with tackle fumble, roll south
      Then the ball lies loose on 20,10 fumbled by the offense

    @TACKLE.fumble-roll
    Scenario: Where his last own square counts, a ball fumbled on a run northward rolls from there
      Given the reading CF-A64 is carriers-last-square
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 20,6
      When red plays move H to 20,6 with tackle fumble, roll south
      Then the ball lies loose on 20,11 fumbled by the offense

  Rule: A defender met inside the end zone (CF-A65)

    @TACKLE.attempt.2
    Scenario Outline: Running into a defender behind the goal line with <result> scores a touchdown
      Given the scrimmage line is 50 and the first-down line 55
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 55,8
      And the defense's L1 stands on 56,8
      When red plays move H to 56,8
      Then it needs a tackle for tackle
      When red plays move H to 56,8 with tackle <result>
      Then the phase is over
      And the position has "red" at /winner
      And the position has "touchdown" at /score

      Examples:
        | result   |
        | tackle   |
        | tackle+1 |
        | tackle+2 |
        | miss     |

    @TACKLE.attempt.2 @TACKLE.outcome-back
    Scenario Outline: Running into a defender behind the goal line with <result> is stopped on line <line>
      Given the scrimmage line is 50 and the first-down line 55
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 55,8
      And the defense's L1 stands on 56,8
      When red plays move H to 56,8 with tackle <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line 55
      And it is down 2

      Examples:
        | result   | line |
        | tackle-1 | 55   |
        | tackle-2 | 54   |

    @TACKLE.attempt.2 @TACKLE.fumble-roll
    Scenario: Running into a defender behind the goal line can end in a fumble there
      Given the scrimmage line is 50 and the first-down line 55
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 55,8
      And the defense's L1 stands on 56,8
      When red plays move H to 56,8 with tackle fumble, roll north
      Then the ball lies loose on 56,4 fumbled by the offense
      And the phase is move

    @TACKLE.attempt.2 @TACKLE.outcome-back
    Scenario: Going west, running into a defender behind the goal line is stopped short of it
      Given yellow is on offense going west
      And the scrimmage line is 10 and the first-down line 5
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 6,8
      And the defense's L1 stands on 5,8
      When yellow plays move H to 5,8 with tackle tackle-1
      Then the phase is line-up
      And the scrimmage line is 5 and the first-down line 5
      And it is down 2

    @OBJECTIVE.touchdown
    Scenario: Where the goal line counts first, running into a defender behind it scores without a draw
      Given the reading CF-A65 is touchdown-on-entry
      And the scrimmage line is 50 and the first-down line 55
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 55,8
      And the defense's L1 stands on 56,8
      When red plays move H to 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the position has "touchdown" at /score

    @TACKLE.attempt.2
    Scenario: Where the goal line counts first, a defender in front of it still tackles
      Given the reading CF-A65 is touchdown-on-entry
      And the scrimmage line is 50 and the first-down line 55
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 54,8
      And the defense's L1 stands on 55,8
      When red plays move H to 55,8
      Then it needs a tackle for tackle
      When red plays move H to 55,8 with tackle tackle-1
      Then the scrimmage line is 54 and the first-down line 55

    @OBJECTIVE.touchdown
    Scenario: A carrier who crosses the goal line before he gets to a defender has scored
      Given the scrimmage line is 50 and the first-down line 55
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 55,8
      And the defense's L1 stands on 58,8
      When red plays move H to 58,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the position has "touchdown" at /score

    @TACKLE.attempt.2 @TACKLE.outcome-tackle
    Scenario: Where his last own square counts, a carrier met behind the goal line is down in front of it
      Given the reading CF-A64 is carriers-last-square
      And the scrimmage line is 50 and the first-down line 55
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 55,8
      And the defense's L1 stands on 56,8
      When red plays move H to 56,8 with tackle tackle
      Then the phase is line-up
      And the scrimmage line is 55 and the first-down line 55
      And it is down 2

    @TACKLE.attempt.2
    Scenario: Where his last own square counts, a carrier missed behind the goal line has scored
      Given the reading CF-A64 is carriers-last-square
      And the scrimmage line is 50 and the first-down line 55
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 55,8
      And the defense's L1 stands on 56,8
      When red plays move H to 56,8 with tackle miss
      Then the phase is over
      And the position has "red" at /winner

  Rule: Driven forward across the goal line (CF-A66)

    @TACKLE.outcome-forward
    Scenario Outline: Going <way>, a carrier met on column <column> with <result> is driven over the goal line
      Given <who> is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on <column>,8
      And the defense's L1 stands on <column>,9
      When <other> plays move L1 to <column>,8 with tackle <result>
      Then the game is over and <who> has won under OBJECTIVE.touchdown
      And the position has "touchdown" at /score
      And the position has "<who>" at /winner
      And the offense's H is off the field
      And the defense's L1 is off the field

      Examples:
        | who    | other  | way  | line | goal | column | result   |
        | red    | yellow | east | 50   | 55   | 55     | tackle+1 |
        | red    | yellow | east | 50   | 55   | 55     | tackle+2 |
        | red    | yellow | east | 50   | 55   | 54     | tackle+2 |
        | yellow | red    | west | 10   | 5    | 6      | tackle+1 |
        | yellow | red    | west | 10   | 5    | 7      | tackle+2 |

    @TACKLE.outcome-forward
    Scenario Outline: Going <way>, a carrier met on column <column> with <result> stays on the goal line
      Given <who> is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on <column>,8
      And the defense's L1 stands on <column>,9
      When <other> plays move L1 to <column>,8 with tackle <result>
      Then the phase is line-up
      And the scrimmage line is <goal> and the first-down line <goal>
      And it is down 2
      And <who> is on offense

      Examples:
        | who    | other  | way  | line | goal | column | result   |
        | red    | yellow | east | 50   | 55   | 54     | tackle+1 |
        | red    | yellow | east | 50   | 55   | 53     | tackle+2 |
        | yellow | red    | west | 10   | 5    | 7      | tackle+1 |

    @TACKLE.outcome-forward
    Scenario Outline: Where the ball is dead before the goal line, <result> on column <column> going <way> does not score
      Given the reading CF-A66 is dead-before-goal
      And <who> is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on <column>,8
      And the defense's L1 stands on <column>,9
      When <other> plays move L1 to <column>,8 with tackle <result>
      Then the phase is line-up
      And the scrimmage line is <goal> and the first-down line <goal>
      And it is down 2
      And <who> is on offense

      Examples:
        | who    | other  | way  | line | goal | column | result   |
        | red    | yellow | east | 50   | 55   | 55     | tackle+1 |
        | red    | yellow | east | 50   | 55   | 55     | tackle+2 |
        | red    | yellow | east | 50   | 55   | 54     | tackle+2 |
        | yellow | red    | west | 10   | 5    | 6      | tackle+1 |

    @TACKLE.outcome-forward
    Scenario Outline: Contact on column <contact> going <direction> with <result> gives the spot of a score
      When the query spot is asked with {"contact": <contact>, "result": "<result>", "direction": "<direction>"}
      Then the answer is {"column": <column>, "score": <score>, "line": <line>}

      Examples:
        | contact | direction | result   | column | score       | line |
        | 55      | east      | tackle+1 | 56     | "touchdown" | null |
        | 55      | east      | tackle+2 | 57     | "touchdown" | null |
        | 6       | west      | tackle+1 | 5      | "touchdown" | null |
        | 54      | east      | tackle+1 | 55     | null        | 55   |

    @TACKLE.outcome-back
    Scenario Outline: Contact on column <contact> going <direction> with <result> gives the spot of a safety
      When the query spot is asked with {"contact": <contact>, "result": "<result>", "direction": "<direction>"}
      Then the answer is {"column": <column>, "score": <score>, "line": <line>}

      Examples:
        | contact | direction | result   | column | score    | line |
        | 6       | east      | tackle-1 | 5      | "safety" | null |
        | 7       | east      | tackle-2 | 5      | "safety" | null |
        | 7       | east      | tackle-1 | 6      | null     | 6    |
        | 55      | west      | tackle-1 | 56     | "safety" | null |
        | 54      | west      | tackle-1 | 55     | null     | 54   |

  Rule: Driven back across the own goal line (CF-A67)

    @TACKLE.outcome-back @TACKLE.no-forward-progress @POSSESSION.b.1
    Scenario Outline: Going <way>, <result> on column <column> concedes a safety
      Given <who> is on offense going <way>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on <column>,8
      And the defense's L1 stands on <column>,9
      When <other> plays move L1 to <column>,8 with tackle <result>
      Then the phase is over
      And the position has "<other>" at /winner
      And the position has "safety" at /score

      Examples:
        | who    | other  | way  | column | result   |
        | red    | yellow | east | 6      | tackle-1 |
        | red    | yellow | east | 6      | tackle-2 |
        | red    | yellow | east | 7      | tackle-2 |
        | red    | yellow | east | 5      | tackle-1 |
        | yellow | red    | west | 55     | tackle-1 |
        | yellow | red    | west | 54     | tackle-2 |

    @TACKLE.outcome-back
    Scenario Outline: Going <way>, <result> on column <column> stays in front of the own goal line
      Given <who> is on offense going <way>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on <column>,8
      And the defense's L1 stands on <column>,9
      When <other> plays move L1 to <column>,8 with tackle <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down 2
      And <who> is on offense

      Examples:
        | who    | other  | way  | column | result   | line | first_down |
        | red    | yellow | east | 7      | tackle-1 | 6    | 20         |
        | red    | yellow | east | 8      | tackle-2 | 6    | 20         |
        | yellow | red    | west | 54     | tackle-1 | 54   | 40         |

    @TACKLE.outcome-tackle
    Scenario: In the first column before the own goal line a plain tackle is no safety
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 6,8
      And the defense's L1 stands on 6,9
      When yellow plays move L1 to 6,8 with tackle tackle
      Then the phase is line-up
      And the scrimmage line is 6 and the first-down line 20

    @TACKLE.outcome-back
    Scenario Outline: Where the contact decides, <result> on column <column> going <way> concedes nothing
      Given the reading CF-A67 is contact-decides
      And <who> is on offense going <way>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on <column>,8
      And the defense's L1 stands on <column>,9
      When <other> plays move L1 to <column>,8 with tackle <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down 2
      And <who> is on offense

      Examples:
        | who    | other  | way  | column | result   | line | first_down |
        | red    | yellow | east | 6      | tackle-1 | 6    | 20         |
        | red    | yellow | east | 6      | tackle-2 | 6    | 20         |
        | red    | yellow | east | 7      | tackle-2 | 6    | 20         |
        | yellow | red    | west | 55     | tackle-1 | 54   | 40         |

    @TACKLE.outcome-back
    Scenario: Where the contact decides, a carrier met in his end zone and driven back concedes a safety
      Given the reading CF-A67 is contact-decides
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 5,8
      And the defense's L1 stands on 5,9
      When yellow plays move L1 to 5,8 with tackle tackle-1
      Then the phase is over
      And the position has "yellow" at /winner
      And the position has "safety" at /score

  Rule: Met behind the own goal line and driven out (CF-A68)

    @TACKLE.outcome-forward
    Scenario Outline: Going <way>, <result> on column <column> brings the ball out of the own end zone
      Given <who> is on offense going <way>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on <column>,8
      And the defense's L1 stands on <column>,9
      When <other> plays move L1 to <column>,8 with tackle <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down 2
      And <who> is on offense

      Examples:
        | who    | other  | way  | column | result   | line | first_down |
        | red    | yellow | east | 5      | tackle+1 | 6    | 20         |
        | red    | yellow | east | 5      | tackle+2 | 7    | 20         |
        | red    | yellow | east | 4      | tackle+2 | 6    | 20         |
        | yellow | red    | west | 56     | tackle+1 | 54   | 40         |

    @TACKLE.outcome-forward @POSSESSION.b.1
    Scenario Outline: Going <way>, <result> on column <column> does not bring the ball out of the own end zone
      Given <who> is on offense going <way>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on <column>,8
      And the defense's L1 stands on <column>,9
      When <other> plays move L1 to <column>,8 with tackle <result>
      Then the phase is over
      And the position has "<other>" at /winner
      And the position has "safety" at /score

      Examples:
        | who    | other  | way  | column | result   |
        | red    | yellow | east | 4      | tackle+1 |
        | red    | yellow | east | 3      | tackle+2 |
        | yellow | red    | west | 57     | tackle+1 |

    @TACKLE.outcome-tackle @POSSESSION.b.1
    Scenario: A carrier tackled behind his own goal line concedes the safety that ends the game
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 5,8
      And the defense's L1 stands on 5,9
      When yellow plays move L1 to 5,8 with tackle tackle
      Then the phase is over
      And the position has "yellow" at /winner
      And the position has "safety" at /score

    @TACKLE.outcome-forward
    Scenario Outline: Where a contact behind the goal line decides, <result> on column <column> going <way> is a safety
      Given the reading CF-A68 is contact-decides
      And <who> is on offense going <way>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on <column>,8
      And the defense's L1 stands on <column>,9
      When <other> plays move L1 to <column>,8 with tackle <result>
      Then the phase is over
      And the position has "<other>" at /winner
      And the position has "safety" at /score

      Examples:
        | who    | other  | way  | column | result   |
        | red    | yellow | east | 5      | tackle+1 |
        | red    | yellow | east | 4      | tackle+2 |
        | yellow | red    | west | 56     | tackle+1 |

    @TACKLE.outcome-forward
    Scenario: Where a contact behind the goal line decides, one in front of it does not
      Given the reading CF-A68 is contact-decides
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 6,8
      And the defense's L1 stands on 6,9
      When yellow plays move L1 to 6,8 with tackle tackle+1
      Then the phase is line-up
      And the scrimmage line is 7 and the first-down line 20

    @TACKLE.outcome-forward
    Scenario Outline: Where a drive does not score a carrier met in <contact> and driven <direction> by <result> is dead in <column>
      Given the reading CF-A66 is dead-before-goal
      When the query spot is asked with {"contact": <contact>, "result": "<result>", "direction": "<direction>"}
      Then the answer is {"column": <column>, "score": null, "line": <line>}

      Examples:
        | contact | result   | direction | column | line |
        | 30      | tackle+1 | east      | 31     | 31   |
        | 53      | tackle+2 | east      | 55     | 55   |
        | 54      | tackle+2 | east      | 55     | 55   |
        | 8       | tackle+2 | west      | 6      | 5    |
        | 7       | tackle+2 | west      | 6      | 5    |

    @TACKLE.outcome-tackle
    Scenario Outline: Where a drive does not score a carrier met and downed beyond the goal line has scored all the same
      Given the reading CF-A66 is dead-before-goal
      When the query spot is asked with {"contact": <contact>, "result": "tackle", "direction": "<direction>"}
      Then the answer is {"column": <contact>, "score": "touchdown", "line": null}

      Examples:
        | contact | direction |
        | 56      | east      |
        | 5       | west      |
