Feature: Tackling
  A tackle attempt is drawn from a table by the power advantage of the tackler, and ends in a fumble, a tackle or a miss.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: Contact between a tackler and the carrier is a tackle attempt

    @TACKLE.attempt.1 @T1.1 @case:any-man-of-the-defense-may-try-to-tackle-the-carrier
    Scenario Outline: Any defender may try to tackle the carrier
      Given the carrier is known to the defense
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's <man> stands on 21,8
      When yellow's <man> tackles the carrier on 20,8
      Then a tackle is to be drawn
      When yellow's <man> tackles the carrier on 20,8: a miss
      Then yellow's <man> is off the field
      And red's H has the ball
      And red's H stands on 20,8
      And 3 of 4 squares are left
      And it is yellow's turn

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

    @TACKLE.attempt.1 @case:next-to-the-carrier-there-is-no-tackle-attempt
    Scenario: Moving next to the carrier is not yet a tackle attempt
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 22,8
      When yellow's L1 moves to 21,8
      Then yellow's L1 stands on 21,8
      And red's H has the ball
      When yellow's L1 tackles the carrier on 20,8
      Then a tackle is to be drawn
      When yellow's L1 tackles the carrier on 20,8: a tackle
      Then the phase is line-up

    @TACKLE.attempt.2 @case:the-carrier-who-moves-onto-a-defender-meets-a-tackle-attempt-in-his-own-turn
    Scenario: A carrier who moves onto a defender is tackled in his own turn
      Given it is red's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And yellow's L1 stands on 20,8
      When red's H runs into the man on 20,8
      Then a tackle is to be drawn
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When red's H runs into the man on 20,8: a tackle-1
      Then the phase is line-up
      And the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.attempt.2 @TACKLE.removal-miss @case:a-carrier-who-was-missed-where-he-ran-into-a-defender-runs-on
    Scenario: A carrier may run on if the defender on his square misses him
      Given it is red's turn with 4 of 4 squares left
      And red's H stands on 18,8
      And yellow's L1 stands on 20,8
      When red's H runs into the man on 20,8: a miss
      Then red's H stands on 20,8
      And red's H has the ball
      And yellow's L1 is off the field
      And 2 of 4 squares are left
      And it is red's turn
      When red's H moves to 22,8
      Then red's H stands on 22,8
      And the phase is allot

    @TACKLE.attempt.2 @case:a-carrier-next-to-a-defender-meets-no-tackle-attempt
    Scenario: A carrier who stops next to a defender is not tackled
      Given it is red's turn with 4 of 4 squares left
      And red's H stands on 18,8
      And yellow's L1 stands on 20,8
      When red's H moves to 19,8
      Then red's H stands on 19,8
      And yellow's L1 stands on 20,8
      When red's H runs into the man on 20,8: a tackle
      Then the phase is line-up
      And the scrimmage line is 20 and the first-down line 25

    @T1.1 @case:several-defenders-try-in-one-turn-each-with-his-own-draw
    Scenario: Several defenders may try to tackle in one turn
      Given it is yellow's turn with 5 of 5 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      And yellow's T1 stands on 20,9
      And yellow's S stands on 22,8
      When yellow's L1 tackles the carrier on 20,8: a miss
      Then 4 of 5 squares are left
      When yellow's T1 tackles the carrier on 20,8
      Then the chances are fumble 5/21, tackle-2 13/63, tackle-1 11/63, tackle 1/7, tackle+1 1/9, tackle+2 5/63, miss 1/21
      When yellow's T1 tackles the carrier on 20,8: a miss
      Then 3 of 5 squares are left
      And yellow's L1 is off the field
      And yellow's T1 is off the field
      When yellow's S tackles the carrier on 20,8: a tackle-2
      Then the phase is line-up
      And the scrimmage line is 18 and the first-down line 20

    @T1.2 @case:a-linebacker-who-goes-for-the-wrong-back-blocks-him
    Scenario: A linebacker who enters the square of a back without the ball blocks him
      Given the call is a run by Q
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 12,9
      And yellow's L1 stands on 13,9
      When yellow's L1 moves onto the man on 12,9
      Then yellow's L1 is off the field
      And red's H is off the field
      And red's Q has the ball
      And the carrier is hidden from the defense
      And it is yellow's turn
      And 3 of 4 squares are left

    @T1.2 @case:a-defensive-back-who-goes-for-the-wrong-fullback-fails-and-marks-him
    Scenario: A defensive back's block marks a fullback without the ball as pale
      Given the call is a run by Q
      And it is yellow's turn with 4 of 4 squares left
      And red's F stands on 12,7
      And yellow's B1 stands on 13,7
      When yellow's B1 moves onto the man on 12,7
      Then yellow's B1 is off the field
      And red's F stands on 12,7
      And red's F is pale from B1
      And red's Q has the ball

    @T1.2 @TACKLE.attempt.1 @case:the-same-move-against-the-secret-carrier-is-a-tackle-attempt
    Scenario: A move against the secret carrier is a tackle attempt
      Given the call is a run by F
      And it is yellow's turn with 4 of 4 squares left
      And red's F stands on 12,7
      And red's H stands on 12,9
      And yellow's B1 stands on 13,7
      And yellow's L1 stands on 13,9
      When yellow's L1 moves onto the man on 12,9
      Then red's H is off the field
      When yellow's B1 moves onto the man on 12,7
      Then a tackle is to be drawn
      When yellow's B1 tackles the carrier on 12,7: a miss
      Then red's F stands on 12,7
      And red's F has the ball
      And nobody is pale

    @T1.2 @case:a-quarterback-who-does-not-have-the-ball-is-blocked
    Scenario: A defender may block a quarterback without the ball
      Given the call is a run by H
      And it is yellow's turn with 4 of 4 squares left
      And red's Q stands on 13,8
      And yellow's G1 stands on 14,8
      When yellow's G1 moves onto the man on 13,8
      Then red's Q is off the field
      And yellow's G1 is off the field
      And red's H has the ball

    @T1.1 @M2 @case:a-defender-without-the-speed-does-not-reach-the-carrier-another-one-does
    Scenario: A defender without enough speed does not reach the carrier
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's T1 stands on 23,8
      And yellow's G1 stands on 20,11
      When yellow's T1 tackles the carrier on 20,8
      Then it is refused under M2
      And nothing has changed
      When yellow's G1 tackles the carrier on 20,8: a miss
      Then red's H has the ball
      And yellow's G1 is off the field

    @OBJECTIVE.alternate @case:in-the-turn-of-the-offense-no-defender-goes-for-the-carrier
    Scenario: A defender may not tackle in the offense's turn
      Given it is red's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      When yellow's L1 tackles the carrier on 20,8
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed

    @TACKLE.attempt.1 @case:a-tackle-attempt-takes-one-draw-and-no-second
    Scenario: A tackle attempt takes exactly one draw
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      When yellow is given tackle miss, tackle miss to move L1 to 20,8
      Then it is an error of kind chance-left
      And nothing has changed
      When yellow's L1 tackles the carrier on 20,8: a miss
      Then red's H has the ball

  Rule: The power advantage is the tackler's power less the carrier's

    @TACKLE.pa-range @case:the-power-advantage-is-the-tacklers-power-less-the-carriers-kept-within-its-range
    Scenario Outline: The power advantage (-2 to +4) is the tackler's power minus the carrier's power
      When the power advantage of a power of <tackler> over one of <carrier> is looked up
      Then the power advantage is <advantage>

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

    @TACKLE.pa-range @case:a-tailback-who-goes-for-a-tackle-with-an-intercepted-ball-does-so-at-advantage-minus-2
    Scenario: A tailback who tackles a stronger interceptor has the power advantage -2
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And red's T stands on 22,8
      And yellow's T1 stands on 23,8
      And yellow's T1 has the ball
      When red's T tackles the carrier on 23,8
      Then the chances are tackle-2 1/21, tackle-1 2/21, tackle 1/7, tackle+1 4/21, tackle+2 5/21, miss 2/7
      When red's T tackles the carrier on 23,8: a miss
      Then red's T is off the field
      And yellow's T1 has the ball

    @TACKLE.power-matters @case:men-who-stand-by-do-not-change-the-shares
    Scenario: Men near a tackle do not change its odds
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And red's TE stands on 20,7
      And yellow's S stands on 21,8
      And yellow's T1 stands on 20,9
      And yellow's T2 stands on 21,9
      When yellow's S tackles the carrier on 20,8
      Then the chances are fumble 1/21, tackle-2 5/63, tackle-1 1/9, tackle 1/7, tackle+1 11/63, tackle+2 13/63, miss 5/21
      When yellow's S tackles the carrier on 20,8: a tackle+1
      Then the scrimmage line is 21 and the first-down line 26

    @TACKLE.power-matters @case:the-explanation-of-a-tackle-names-the-powers-and-what-came-of-them
    Scenario: The explanation of a tackle names the powers and the result
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's S stands on 21,8
      When yellow, given tackle tackle, asks by which rules to move S to 20,8
      Then the explanation cites TACKLE.attempt.1, TACKLE.power-matters, TACKLE.pa-range, TACKLE.table.pa-minus-1, TACKLE.outcome-tackle, TACKLE.removal-success

  Rule: The result moves the carrier from the point of contact

    @TACKLE.outcome-back @case:met-on-column-20-going-east-a-carrier-driven-back-moves-the-line-back
    Scenario Outline: Going east, a carrier driven back moves the scrimmage line back
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 22,8
      When yellow's L1 tackles the carrier on 20,8: a <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down <down>
      And red is on offense
      And it is play 2

      Examples:
        | result   | line | first_down | down |
        | tackle-2 | 18   | 20         | 2    |
        | tackle-1 | 19   | 20         | 2    |

    @TACKLE.outcome-forward @case:met-on-column-20-going-east-a-carrier-who-drives-forward-moves-the-line-on
    Scenario Outline: Going east, a carrier who drives forward gains columns
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 22,8
      When yellow's L1 tackles the carrier on 20,8: a <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down 1
      And red is on offense
      And it is play 2

      Examples:
        | result   | line | first_down |
        | tackle+1 | 21   | 26         |
        | tackle+2 | 22   | 27         |

    @TACKLE.outcome-tackle @case:met-going-east-and-neither-driven-back-nor-on-a-carrier-is-down-where-he-was-met
    Scenario Outline: Going east, a plain tackle downs the carrier on the column of contact
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on <column>,8
      And yellow's L1 stands on 22,8
      When yellow's L1 tackles the carrier on <column>,8: a tackle
      Then the scrimmage line is <line> and the first-down line <first_down>
      And it is down <down>
      And it is play 2

      Examples:
        | column | line | first_down | down |
        | 20     | 20   | 25         | 1    |
        | 19     | 19   | 20         | 2    |

    @TACKLE.outcome-back @case:met-on-column-41-going-west-a-carrier-driven-back-moves-the-line-back
    Scenario Outline: Going west, a carrier driven back moves the scrimmage line back
      Given yellow is on offense going west
      And it is red's turn with 4 of 4 squares left
      And yellow's H stands on 41,8
      And red's L1 stands on 39,8
      When red's L1 tackles the carrier on 41,8: a <result>
      Then the scrimmage line is <line> and the first-down line 40
      And it is down 2
      And yellow is on offense

      Examples:
        | result   | line |
        | tackle-2 | 42   |
        | tackle-1 | 41   |

    @TACKLE.outcome-forward @case:met-on-column-41-going-west-a-carrier-who-drives-forward-moves-the-line-on
    Scenario Outline: Going west, a carrier who drives forward gains columns
      Given yellow is on offense going west
      And it is red's turn with 4 of 4 squares left
      And yellow's H stands on 41,8
      And red's L1 stands on 39,8
      When red's L1 tackles the carrier on 41,8: a <result>
      Then the scrimmage line is <line> and the first-down line <first_down>
      And it is down 1
      And yellow is on offense

      Examples:
        | result   | line | first_down |
        | tackle+1 | 39   | 34         |
        | tackle+2 | 38   | 33         |

    @TACKLE.outcome-tackle @case:met-on-column-41-going-west-tackle-puts-the-line-on-40
    Scenario: Going west, a plain tackle on column 41 sets the scrimmage line at 40
      Given yellow is on offense going west
      And it is red's turn with 4 of 4 squares left
      And yellow's H stands on 41,8
      And red's L1 stands on 39,8
      When red's L1 tackles the carrier on 41,8: a tackle
      Then the scrimmage line is 40 and the first-down line 35
      And it is down 1

    @TACKLE.outcome-tackle @case:where-touching-the-goal-line-scores-so-does-a-man-brought-down-in-the-last-column-before-it
    Scenario Outline: Under CF-A84 counts-as-touchdown, a tackle in the last column before the goal scores
      Given the reading CF-A84 is counts-as-touchdown
      When the spot is looked up of a carrier going <way> who is met in column <column>: a tackle
      Then he is down in column <column>: <what>

      Examples:
        | way  | column | what           |
        | east | 55     | a touchdown    |
        | east | 54     | the line is 54 |
        | west | 6      | a touchdown    |
        | west | 7      | the line is 6  |

    @TACKLE.outcome-back @case:contact-on-column-20-with-a-carrier-driven-back-gives-a-column-behind-it
    Scenario Outline: A carrier driven back is down behind the column of contact
      When the spot is looked up of a carrier going <direction> who is met in column 20: a <result>
      Then he is down in column <column>: the line is <line>

      Examples:
        | direction | result   | column | line |
        | east      | tackle-2 | 18     | 18   |
        | east      | tackle-1 | 19     | 19   |
        | west      | tackle-2 | 22     | 21   |
        | west      | tackle-1 | 21     | 20   |

    @TACKLE.outcome-tackle @case:contact-on-column-20-with-a-plain-tackle-gives-the-column-itself
    Scenario Outline: A plain tackle downs the carrier in the column of contact
      When the spot is looked up of a carrier going <direction> who is met in column 20: a <result>
      Then he is down in column <column>: the line is <line>

      Examples:
        | direction | result | column | line |
        | east      | tackle | 20     | 20   |
        | west      | tackle | 20     | 19   |

    @TACKLE.outcome-forward @case:contact-on-column-20-with-a-carrier-driving-on-gives-a-column-beyond-it
    Scenario Outline: A carrier who drives forward is down beyond the column of contact
      When the spot is looked up of a carrier going <direction> who is met in column 20: a <result>
      Then he is down in column <column>: the line is <line>

      Examples:
        | direction | result   | column | line |
        | east      | tackle+1 | 21     | 21   |
        | east      | tackle+2 | 22     | 22   |
        | west      | tackle+1 | 19     | 18   |
        | west      | tackle+2 | 18     | 17   |

    @TACKLE.no-forward-progress @case:a-first-down-reached-at-the-contact-is-lost-to-a-carrier-driven-back
    Scenario: A carrier driven back short of the first-down line has no first down
      Given it is down 2
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 21,8
      And yellow's L1 stands on 22,8
      When yellow's L1 tackles the carrier on 21,8: a tackle-2
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 3

    @TACKLE.no-forward-progress @case:a-first-down-reached-at-the-spot-is-kept-by-a-carrier-driven-back
    Scenario: A carrier driven back to the first-down line has a first down
      Given it is down 2
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 22,8
      And yellow's L1 stands on 23,8
      When yellow's L1 tackles the carrier on 22,8: a tackle-2
      Then the scrimmage line is 20 and the first-down line 25
      And it is down 1

    @TACKLE.no-forward-progress @TACKLE.outcome-back @case:on-fourth-down-being-driven-back-below-the-first-down-line-gives-the-ball-away
    Scenario: On fourth down, a carrier driven back short of the first-down line loses possession
      Given it is down 4
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      When yellow's L1 tackles the carrier on 20,8: a tackle-1
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 19 and the first-down line 14

    @TACKLE.outcome-forward @case:men-on-the-way-do-not-stop-a-carrier-who-drives-forward
    Scenario: Men behind the contact do not stop a carrier who drives forward
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 20,9
      And yellow's T1 stands on 21,8
      And yellow's T2 stands on 22,8
      When yellow's L1 tackles the carrier on 20,8: a tackle+2
      Then the scrimmage line is 22 and the first-down line 27

  Rule: The tackler leaves the field, and the carrier if he is down

    @TACKLE.removal-success
    Scenario Outline: Tackler and carrier leave the field after a tackle
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on <at>
      And yellow's S stands on <from>
      When yellow's S tackles the carrier on <at>: a <result>
      Then the phase is over
      And red's H is off the field
      And yellow's S is off the field
      And red's Q stands on 13,8

      Examples:
        | at  | from | result   |
        | 4,8 | 6,8  | tackle-2 |
        | 4,8 | 6,8  | tackle-1 |
        | 4,8 | 6,8  | tackle   |
        | 4,8 | 6,8  | tackle+1 |
        | 3,8 | 5,8  | tackle+2 |

    @TACKLE.removal-fumble @TACKLE.fumble-roll @case:after-a-fumble-tackler-and-carrier-are-gone-and-the-ball-lies-where-it-rolled
    Scenario Outline: A fumble removes tackler and carrier and leaves the ball loose
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      When yellow's L1 tackles the carrier on 20,8: a fumble
      Then the roll of the fumble is to be drawn
      And the chances are north 1/2, south 1/2
      When yellow's L1 tackles the carrier on 20,8: a fumble that rolls <way>
      Then the ball lies loose on <ball> fumbled by red
      And nobody has the ball
      And red's H is off the field
      And yellow's L1 is off the field
      And 3 of 4 squares are left

      Examples:
        | way   | ball  |
        | north | 20,4  |
        | south | 20,12 |

    @TACKLE.fumble-roll @case:going-west-too-a-fumble-rolls-along-its-column
    Scenario: Going west, a fumble rolls along its column too
      Given yellow is on offense going west
      And it is red's turn with 4 of 4 squares left
      And yellow's H stands on 41,7
      And red's L1 stands on 40,7
      When red's L1 tackles the carrier on 41,7: a fumble that rolls south
      Then the ball lies loose on 41,11 fumbled by yellow

    @TACKLE.removal-miss @case:after-a-miss-only-the-tackler-is-gone-and-the-carrier-may-run-on
    Scenario: A miss removes the tackler and lets the carrier run on
      Given it is yellow's turn with 1 of 4 squares left
      And yellow's L3 has used 3 squares
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      When yellow's L1 tackles the carrier on 20,8: a miss
      Then yellow's L1 is off the field
      And red's H stands on 20,8
      And red's H has the ball
      And the phase is allot
      And it is red's turn
      When the squares of the turn are drawn: 5
      Then it is red's turn
      When red's H moves to 25,8
      Then red's H stands on 25,8

    @TACKLE.removal-fumble @case:the-tackler-who-forced-the-fumble-does-not-go-for-the-ball
    Scenario: The tackler who forced the fumble has left the field
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      When yellow's L1 tackles the carrier on 20,8: a fumble that rolls north
      Then yellow's L1 is off the field
      When yellow's L1 moves to 20,7
      Then it is refused under MOVE.select
      And it is yellow's turn

    @TACKLE.removal-miss @case:a-tackler-who-missed-is-not-picked-again
    Scenario: A tackler who missed the carrier has left the field
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      When yellow's L1 tackles the carrier on 20,8: a miss
      Then yellow's L1 is off the field
      When yellow's L1 moves to 21,8
      Then it is refused under MOVE.select
      And red's H has the ball

    @TACKLE.fumble-roll @case:the-odds-of-where-a-fumbled-ball-comes-to-rest-are-even
    Scenario: A fumbled ball rolls north or south with equal odds
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L2 stands on 21,8
      When the odds of the loose ball and the phase are asked for yellow to move L2 to 20,8
      Then the odds are
        | the loose ball | the phase | p    |
        | 20,4           | move      | 1/14 |
        | 20,12          | move      | 1/14 |
        | nowhere        | line-up   | 5/7  |
        | nowhere        | move      | 1/7  |
      When yellow's L2 tackles the carrier on 20,8: a fumble that rolls south
      Then the ball lies loose on 20,12 fumbled by red

    @TACKLE.fumble-roll @case:a-fumble-rolls-neither-forward-nor-back
    Scenario: A fumble never rolls forward or back
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L2 stands on 21,8
      When yellow's L2 tackles the carrier on 20,8: a fumble that rolls east
      Then it is an error of kind chance-mismatch
      When yellow's L2 tackles the carrier on 20,8: a fumble that rolls north
      Then the ball lies loose on 20,4 fumbled by red

    @TACKLE.table.pa-plus-3 @case:the-last-square-of-a-lone-tackle-beside-a-halfback-has-three-ways-to-go-and-ten-ends
    Scenario: A lone defensive tackle next to a halfback has ten results with one square
      Given only these men are on the field
        | side   | man | square |
        | red    | H   | 20,8   |
        | red    | G1  | 15,7   |
        | yellow | T1  | 21,8   |
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      When the sequences of 1 steps are counted over all chances
      Then there are 10
      When the sequences of 1 steps are counted over first chances
      Then there are 3
      When yellow's T1 tackles the carrier on 20,8: a tackle
      Then the scrimmage line is 20 and the first-down line 25

  Rule: The tackle table has seven rows of shares

    @TACKLE.table.pa-minus-2 @case:the-shares-at-power-advantage-minus-2
    Scenario Outline: The lookup gives the exact tackle odds at power advantage -2
      When the shares of a tackle are looked up at power advantage -2
      Then the share of <result> is <share>

      Examples:
        | result   | share |
        | fumble   | 0     |
        | tackle-2 | 1/21  |
        | tackle-1 | 2/21  |
        | tackle   | 1/7   |
        | tackle+1 | 4/21  |
        | tackle+2 | 5/21  |
        | miss     | 2/7   |

    @TACKLE.table.pa-minus-2 @case:the-printed-row-at-power-advantage-minus-2
    Scenario Outline: The lookup gives the printed tackle row at power advantage -2
      When the printed row of tackles is looked up at power advantage -2
      Then the printed cell of <result> is <cell>

      Examples:
        | result   | cell  |
        | fumble   | 0.000 |
        | tackle-2 | 0.048 |
        | tackle-1 | 0.095 |
        | tackle   | 0.143 |
        | tackle+1 | 0.190 |
        | tackle+2 | 0.238 |
        | miss     | 0.286 |

    @TACKLE.table.pa-minus-1 @case:the-shares-at-power-advantage-minus-1
    Scenario Outline: The lookup gives the exact tackle odds at power advantage -1
      When the shares of a tackle are looked up at power advantage -1
      Then the share of <result> is <share>

      Examples:
        | result   | share |
        | fumble   | 1/21  |
        | tackle-2 | 5/63  |
        | tackle-1 | 1/9   |
        | tackle   | 1/7   |
        | tackle+1 | 11/63 |
        | tackle+2 | 13/63 |
        | miss     | 5/21  |

    @TACKLE.table.pa-minus-1 @case:the-printed-row-at-power-advantage-minus-1
    Scenario Outline: The lookup gives the printed tackle row at power advantage -1
      When the printed row of tackles is looked up at power advantage -1
      Then the printed cell of <result> is <cell>

      Examples:
        | result   | cell  |
        | fumble   | 0.048 |
        | tackle-2 | 0.079 |
        | tackle-1 | 0.111 |
        | tackle   | 0.143 |
        | tackle+1 | 0.175 |
        | tackle+2 | 0.206 |
        | miss     | 0.238 |

    @TACKLE.table.pa-zero @case:the-shares-at-power-advantage-0
    Scenario Outline: The lookup gives the exact tackle odds at power advantage 0
      When the shares of a tackle are looked up at power advantage 0
      Then the share of <result> is <share>

      Examples:
        | result   | share |
        | fumble   | 2/21  |
        | tackle-2 | 1/9   |
        | tackle-1 | 8/63  |
        | tackle   | 1/7   |
        | tackle+1 | 10/63 |
        | tackle+2 | 11/63 |
        | miss     | 4/21  |

    @TACKLE.table.pa-zero @case:the-printed-row-at-power-advantage-0
    Scenario Outline: The lookup gives the printed tackle row at power advantage 0
      When the printed row of tackles is looked up at power advantage 0
      Then the printed cell of <result> is <cell>

      Examples:
        | result   | cell  |
        | fumble   | 0.095 |
        | tackle-2 | 0.111 |
        | tackle-1 | 0.127 |
        | tackle   | 0.143 |
        | tackle+1 | 0.159 |
        | tackle+2 | 0.175 |
        | miss     | 0.190 |

    @TACKLE.table.pa-plus-1 @case:the-shares-at-power-advantage-plus-1
    Scenario Outline: The lookup gives the exact tackle odds at power advantage +1
      When the shares of a tackle are looked up at power advantage 1
      Then the share of <result> is <share>

      Examples:
        | result   | share |
        | fumble   | 1/7   |
        | tackle-2 | 1/7   |
        | tackle-1 | 1/7   |
        | tackle   | 1/7   |
        | tackle+1 | 1/7   |
        | tackle+2 | 1/7   |
        | miss     | 1/7   |

    @TACKLE.table.pa-plus-1 @case:the-printed-row-at-power-advantage-plus-1
    Scenario Outline: The lookup gives the printed tackle row at power advantage +1
      When the printed row of tackles is looked up at power advantage 1
      Then the printed cell of <result> is <cell>

      Examples:
        | result   | cell  |
        | fumble   | 0.143 |
        | tackle-2 | 0.143 |
        | tackle-1 | 0.143 |
        | tackle   | 0.143 |
        | tackle+1 | 0.143 |
        | tackle+2 | 0.143 |
        | miss     | 0.143 |

    @TACKLE.table.pa-plus-2 @case:the-shares-at-power-advantage-plus-2
    Scenario Outline: The lookup gives the exact tackle odds at power advantage +2
      When the shares of a tackle are looked up at power advantage 2
      Then the share of <result> is <share>

      Examples:
        | result   | share |
        | fumble   | 4/21  |
        | tackle-2 | 11/63 |
        | tackle-1 | 10/63 |
        | tackle   | 1/7   |
        | tackle+1 | 8/63  |
        | tackle+2 | 1/9   |
        | miss     | 2/21  |

    @TACKLE.table.pa-plus-2 @case:the-printed-row-at-power-advantage-plus-2
    Scenario Outline: The lookup gives the printed tackle row at power advantage +2
      When the printed row of tackles is looked up at power advantage 2
      Then the printed cell of <result> is <cell>

      Examples:
        | result   | cell  |
        | fumble   | 0.190 |
        | tackle-2 | 0.175 |
        | tackle-1 | 0.159 |
        | tackle   | 0.143 |
        | tackle+1 | 0.127 |
        | tackle+2 | 0.111 |
        | miss     | 0.095 |

    @TACKLE.table.pa-plus-3 @case:the-shares-at-power-advantage-plus-3
    Scenario Outline: The lookup gives the exact tackle odds at power advantage +3
      When the shares of a tackle are looked up at power advantage 3
      Then the share of <result> is <share>

      Examples:
        | result   | share |
        | fumble   | 5/21  |
        | tackle-2 | 13/63 |
        | tackle-1 | 11/63 |
        | tackle   | 1/7   |
        | tackle+1 | 1/9   |
        | tackle+2 | 5/63  |
        | miss     | 1/21  |

    @TACKLE.table.pa-plus-3 @case:the-printed-row-at-power-advantage-plus-3
    Scenario Outline: The lookup gives the printed tackle row at power advantage +3
      When the printed row of tackles is looked up at power advantage 3
      Then the printed cell of <result> is <cell>

      Examples:
        | result   | cell  |
        | fumble   | 0.238 |
        | tackle-2 | 0.206 |
        | tackle-1 | 0.175 |
        | tackle   | 0.143 |
        | tackle+1 | 0.111 |
        | tackle+2 | 0.079 |
        | miss     | 0.048 |

    @TACKLE.table.pa-plus-4 @case:the-shares-at-power-advantage-plus-4
    Scenario Outline: The lookup gives the exact tackle odds at power advantage +4
      When the shares of a tackle are looked up at power advantage 4
      Then the share of <result> is <share>

      Examples:
        | result   | share |
        | fumble   | 2/7   |
        | tackle-2 | 5/21  |
        | tackle-1 | 4/21  |
        | tackle   | 1/7   |
        | tackle+1 | 2/21  |
        | tackle+2 | 1/21  |
        | miss     | 0     |

    @TACKLE.table.pa-plus-4 @case:the-printed-row-at-power-advantage-plus-4
    Scenario Outline: The lookup gives the printed tackle row at power advantage +4
      When the printed row of tackles is looked up at power advantage 4
      Then the printed cell of <result> is <cell>

      Examples:
        | result   | cell  |
        | fumble   | 0.286 |
        | tackle-2 | 0.238 |
        | tackle-1 | 0.190 |
        | tackle   | 0.143 |
        | tackle+1 | 0.095 |
        | tackle+2 | 0.048 |
        | miss     | 0.000 |

  Rule: The shares of a tackle attempt in play are those of the power advantage

    @TACKLE.table.pa-minus-2 @TACKLE.power-matters @TACKLE.attempt.1 @case:s-on-q-is-a-tackle-attempt-at-power-advantage-minus-2
    Scenario: If the safety tackles the quarterback, the power advantage is -2
      Given the call is a run by Q
      And it is yellow's turn with 4 of 4 squares left
      And red's Q stands on 18,8
      And yellow's S stands on 19,8
      When yellow's S tackles the carrier on 18,8
      Then a tackle is to be drawn
      And the chances are fumble 0, tackle-2 1/21, tackle-1 2/21, tackle 1/7, tackle+1 4/21, tackle+2 5/21, miss 2/7
      When yellow's S tackles the carrier on 18,8: a tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-minus-1 @TACKLE.power-matters @TACKLE.attempt.1 @case:b1-on-f-is-a-tackle-attempt-at-power-advantage-minus-1
    Scenario: If a defensive back tackles the fullback, the power advantage is -1
      Given the call is a run by F
      And it is yellow's turn with 4 of 4 squares left
      And red's F stands on 18,8
      And yellow's B1 stands on 19,8
      When yellow's B1 tackles the carrier on 18,8
      Then a tackle is to be drawn
      And the chances are fumble 1/21, tackle-2 5/63, tackle-1 1/9, tackle 1/7, tackle+1 11/63, tackle+2 13/63, miss 5/21
      When yellow's B1 tackles the carrier on 18,8: a tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-zero @TACKLE.power-matters @TACKLE.attempt.1 @case:l1-on-f-is-a-tackle-attempt-at-power-advantage-0
    Scenario: If a linebacker tackles the fullback, the power advantage is 0
      Given the call is a run by F
      And it is yellow's turn with 4 of 4 squares left
      And red's F stands on 18,8
      And yellow's L1 stands on 19,8
      When yellow's L1 tackles the carrier on 18,8
      Then a tackle is to be drawn
      And the chances are fumble 2/21, tackle-2 1/9, tackle-1 8/63, tackle 1/7, tackle+1 10/63, tackle+2 11/63, miss 4/21
      When yellow's L1 tackles the carrier on 18,8: a tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-plus-1 @TACKLE.power-matters @TACKLE.attempt.1 @case:g1-on-f-is-a-tackle-attempt-at-power-advantage-plus-1
    Scenario: If a guard tackles the fullback, the power advantage is +1
      Given the call is a run by F
      And it is yellow's turn with 4 of 4 squares left
      And red's F stands on 18,8
      And yellow's G1 stands on 19,8
      When yellow's G1 tackles the carrier on 18,8
      Then a tackle is to be drawn
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When yellow's G1 tackles the carrier on 18,8: a tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-plus-2 @TACKLE.power-matters @TACKLE.attempt.1 @case:t1-on-f-is-a-tackle-attempt-at-power-advantage-plus-2
    Scenario: If a defensive tackle tackles the fullback, the power advantage is +2
      Given the call is a run by F
      And it is yellow's turn with 4 of 4 squares left
      And red's F stands on 18,8
      And yellow's T1 stands on 19,8
      When yellow's T1 tackles the carrier on 18,8
      Then a tackle is to be drawn
      And the chances are fumble 4/21, tackle-2 11/63, tackle-1 10/63, tackle 1/7, tackle+1 8/63, tackle+2 1/9, miss 2/21
      When yellow's T1 tackles the carrier on 18,8: a tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-plus-3 @TACKLE.power-matters @TACKLE.attempt.1 @case:t1-on-h-is-a-tackle-attempt-at-power-advantage-plus-3
    Scenario: If a defensive tackle tackles the halfback, the power advantage is +3
      Given the call is a run by H
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 18,8
      And yellow's T1 stands on 19,8
      When yellow's T1 tackles the carrier on 18,8
      Then a tackle is to be drawn
      And the chances are fumble 5/21, tackle-2 13/63, tackle-1 11/63, tackle 1/7, tackle+1 1/9, tackle+2 5/63, miss 1/21
      When yellow's T1 tackles the carrier on 18,8: a tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-plus-4 @TACKLE.power-matters @TACKLE.attempt.1 @case:t1-on-t-is-a-tackle-attempt-at-power-advantage-plus-4
    Scenario: If a defensive tackle tackles the tailback, the power advantage is +4
      Given the call is a run by T
      And it is yellow's turn with 4 of 4 squares left
      And red's T stands on 18,8
      And yellow's T1 stands on 19,8
      When yellow's T1 tackles the carrier on 18,8
      Then a tackle is to be drawn
      And the chances are fumble 2/7, tackle-2 5/21, tackle-1 4/21, tackle 1/7, tackle+1 2/21, tackle+2 1/21, miss 0
      When yellow's T1 tackles the carrier on 18,8: a tackle+1
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

    @TACKLE.table.pa-minus-2 @case:at-power-advantage-minus-2-no-fumble-can-come-up
    Scenario: A chance script with a fumble at power advantage -2 is an error
      Given the call is a run by Q
      And it is yellow's turn with 4 of 4 squares left
      And red's Q stands on 18,8
      And yellow's S stands on 19,8
      When yellow's S tackles the carrier on 18,8: a fumble that rolls north
      Then it is an error of kind chance-mismatch
      And nothing has changed
      When yellow's S tackles the carrier on 18,8: a tackle-2
      Then the scrimmage line is 16 and the first-down line 20

    @TACKLE.table.pa-plus-4 @case:at-power-advantage-plus-4-no-miss-can-come-up
    Scenario: A scripted miss at power advantage +4 is an error
      Given the call is a run by T
      And it is yellow's turn with 4 of 4 squares left
      And red's T stands on 18,8
      And yellow's T1 stands on 19,8
      When yellow's T1 tackles the carrier on 18,8: a miss
      Then it is an error of kind chance-mismatch
      And nothing has changed
      When yellow's T1 tackles the carrier on 18,8: a tackle
      Then the scrimmage line is 18 and the first-down line 20

  Rule: The classic edition ignores the powers (CF-A63)

    @VERSION.no-power @case:in-the-earlier-edition-any-tackler-on-any-carrier-has-seven-results-of-the-same-share
    Scenario Outline: In the classic edition, any tackle attempt has seven equally likely results
      Given the edition is classic
      And the call is a run by <carrier>
      And it is yellow's turn with 4 of 4 squares left
      And red's <carrier> stands on 18,8
      And yellow's <tackler> stands on 19,8
      When yellow's <tackler> tackles the carrier on 18,8
      Then the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When yellow's <tackler> tackles the carrier on 18,8: a <result>
      Then it is yellow's turn
      And 3 of 4 squares are left
      And red's <carrier> <fate>
      And yellow's <tackler> is off the field

      Examples:
        | carrier | tackler | result                  | fate             |
        | Q       | S       | fumble that rolls north | is off the field |
        | F       | B1      | miss                    | stands on 18,8   |
        | F       | L1      | miss                    | stands on 18,8   |
        | F       | G1      | miss                    | stands on 18,8   |
        | F       | T1      | miss                    | stands on 18,8   |
        | H       | T1      | fumble that rolls south | is off the field |
        | T       | T1      | miss                    | stands on 18,8   |

    @VERSION.no-power @case:in-the-earlier-edition-the-shares-at-any-power-advantage-are-sevenths
    Scenario Outline: In the classic edition, each tackle result has the odds 1/7
      Given the edition is classic
      When the shares of a tackle are looked up at power advantage <advantage>
      Then the shares are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7

      Examples:
        | advantage |
        | -2        |
        | -1        |
        | 0         |
        | 1         |
        | 2         |
        | 3         |
        | 4         |

    @VERSION.no-power @case:where-the-earlier-edition-used-the-row-of-advantage-0-it-serves-every-advantage
    Scenario Outline: Under CF-A63 pa-zero-row, the classic edition uses one row of odds for all tackles
      Given the edition is classic
      And the reading CF-A63 is pa-zero-row
      When the shares of a tackle are looked up at power advantage <advantage>
      Then the shares are fumble 2/21, tackle-2 1/9, tackle-1 8/63, tackle 1/7, tackle+1 10/63, tackle+2 11/63, miss 4/21

      Examples:
        | advantage |
        | -2        |
        | 0         |
        | 1         |
        | 4         |

    @VERSION.no-power @case:where-the-earlier-edition-used-the-row-of-advantage-0-a-tackle-on-a-tailback-draws-from-it
    Scenario: Under CF-A63 pa-zero-row, a tackle of the tailback uses the row of advantage 0
      Given the edition is classic
      And the reading CF-A63 is pa-zero-row
      And the call is a run by T
      And it is yellow's turn with 4 of 4 squares left
      And red's T stands on 18,8
      And yellow's T1 stands on 19,8
      When yellow's T1 tackles the carrier on 18,8
      Then the chances are fumble 2/21, tackle-2 1/9, tackle-1 8/63, tackle 1/7, tackle+1 10/63, tackle+2 11/63, miss 4/21
      When yellow's T1 tackles the carrier on 18,8: a miss
      Then red's T has the ball

    @TACKLE.power-matters @case:where-the-earlier-distribution-is-unknown-the-described-edition-is-played-as-ever
    Scenario: Under CF-A63 unknown-not-offered, the current edition uses the row of the advantage
      Given the reading CF-A63 is unknown-not-offered
      And the call is a run by T
      And it is yellow's turn with 4 of 4 squares left
      And red's T stands on 18,8
      And yellow's T1 stands on 19,8
      When yellow's T1 tackles the carrier on 18,8
      Then the chances are fumble 2/7, tackle-2 5/21, tackle-1 4/21, tackle 1/7, tackle+1 2/21, tackle+2 1/21, miss 0
      When yellow's T1 tackles the carrier on 18,8: a tackle
      Then the scrimmage line is 18 and the first-down line 20

    @VERSION.no-power @case:where-the-earlier-distribution-is-unknown-the-edition-is-not-played
    Scenario: Under CF-A63 unknown-not-offered, a position of the classic edition is invalid
      Given the edition is classic
      And the reading CF-A63 is unknown-not-offered
      When the position is put on the table
      Then it is refused under VERSION.no-power

    @VERSION.no-power @case:where-the-earlier-distribution-is-unknown-no-new-game-of-the-edition-begins
    Scenario: Under CF-A63 unknown-not-offered, a new game of the classic edition is refused
      Given a new game
      And the edition is classic
      And the reading CF-A63 is unknown-not-offered
      When the game is set up
      Then it is refused under VERSION.no-power

  Rule: The exact shares behind the printed decimals are sixty-thirds (CF-A62)

    @TACKLE.table.pa-minus-2 @case:where-the-printed-decimals-count-the-row-of-power-advantage-minus-2-is-normalised
    Scenario: Under CF-A62 printed-normalised, the tackle odds at power advantage -2 are normalised
      Given the reading CF-A62 is printed-normalised
      When the shares of a tackle are looked up at power advantage -2
      Then the shares are fumble 0, tackle-2 6/125, tackle-1 19/200, tackle 143/1000, tackle+1 19/100, tackle+2 119/500, miss 143/500

    @TACKLE.table.pa-minus-1 @case:where-the-printed-decimals-count-the-row-of-power-advantage-minus-1-is-normalised
    Scenario: Under CF-A62 printed-normalised, the tackle odds at power advantage -1 are normalised
      Given the reading CF-A62 is printed-normalised
      When the shares of a tackle are looked up at power advantage -1
      Then the shares are fumble 6/125, tackle-2 79/1000, tackle-1 111/1000, tackle 143/1000, tackle+1 7/40, tackle+2 103/500, miss 119/500

    @TACKLE.table.pa-zero @case:where-the-printed-decimals-count-the-row-of-power-advantage-0-is-normalised
    Scenario: Under CF-A62 printed-normalised, the tackle odds at power advantage 0 are normalised
      Given the reading CF-A62 is printed-normalised
      When the shares of a tackle are looked up at power advantage 0
      Then the shares are fumble 19/200, tackle-2 111/1000, tackle-1 127/1000, tackle 143/1000, tackle+1 159/1000, tackle+2 7/40, miss 19/100

    @TACKLE.table.pa-plus-1 @case:where-the-printed-decimals-count-the-row-of-power-advantage-plus-1-is-normalised
    Scenario: Under CF-A62 printed-normalised, the tackle odds at power advantage +1 are normalised
      Given the reading CF-A62 is printed-normalised
      When the shares of a tackle are looked up at power advantage 1
      Then the shares are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7

    @TACKLE.table.pa-plus-2 @case:where-the-printed-decimals-count-the-row-of-power-advantage-plus-2-is-normalised
    Scenario: Under CF-A62 printed-normalised, the tackle odds at power advantage +2 are normalised
      Given the reading CF-A62 is printed-normalised
      When the shares of a tackle are looked up at power advantage 2
      Then the shares are fumble 19/100, tackle-2 7/40, tackle-1 159/1000, tackle 143/1000, tackle+1 127/1000, tackle+2 111/1000, miss 19/200

    @TACKLE.table.pa-plus-3 @case:where-the-printed-decimals-count-the-row-of-power-advantage-plus-3-is-normalised
    Scenario: Under CF-A62 printed-normalised, the tackle odds at power advantage +3 are normalised
      Given the reading CF-A62 is printed-normalised
      When the shares of a tackle are looked up at power advantage 3
      Then the shares are fumble 119/500, tackle-2 103/500, tackle-1 7/40, tackle 143/1000, tackle+1 111/1000, tackle+2 79/1000, miss 6/125

    @TACKLE.table.pa-plus-4 @case:where-the-printed-decimals-count-the-row-of-power-advantage-plus-4-is-normalised
    Scenario: Under CF-A62 printed-normalised, the tackle odds at power advantage +4 are normalised
      Given the reading CF-A62 is printed-normalised
      When the shares of a tackle are looked up at power advantage 4
      Then the shares are fumble 143/500, tackle-2 119/500, tackle-1 19/100, tackle 143/1000, tackle+1 19/200, tackle+2 6/125, miss 0

    @TACKLE.table.pa-zero @case:where-the-printed-decimals-count-l1-on-f-draws-from-them
    Scenario: Under CF-A62 printed-normalised, a linebacker tackles the fullback with the odds of advantage 0
      Given the reading CF-A62 is printed-normalised
      And the call is a run by F
      And it is yellow's turn with 4 of 4 squares left
      And red's F stands on 18,8
      And yellow's L1 stands on 19,8
      When yellow's L1 tackles the carrier on 18,8
      Then the chances are fumble 19/200, tackle-2 111/1000, tackle-1 127/1000, tackle 143/1000, tackle+1 159/1000, tackle+2 7/40, miss 19/100
      When yellow's L1 tackles the carrier on 18,8: a tackle-1
      Then the scrimmage line is 17 and the first-down line 20

    @TACKLE.table.pa-plus-4 @case:where-the-printed-decimals-count-t1-on-t-draws-from-them
    Scenario: Under CF-A62 printed-normalised, lineman T1 tackles the tailback with the odds of advantage +4
      Given the reading CF-A62 is printed-normalised
      And the call is a run by T
      And it is yellow's turn with 4 of 4 squares left
      And red's T stands on 18,8
      And yellow's T1 stands on 19,8
      When yellow's T1 tackles the carrier on 18,8
      Then the chances are fumble 143/500, tackle-2 119/500, tackle-1 19/100, tackle 143/1000, tackle+1 19/200, tackle+2 6/125, miss 0
      When yellow's T1 tackles the carrier on 18,8: a tackle-1
      Then the scrimmage line is 17 and the first-down line 20

  Rule: Games of the classic edition replay with their recorded results

    @VERSION.replay-compatible @case:a-safety-recorded-under-the-earlier-edition-is-a-safety-in-the-replay
    Scenario: A safety recorded under the classic edition is a safety in the replay
      Given the archived game classic-safety
      When the plays 1 to 1 of the archived game are replayed
      Then in frame 33 the phase is over
      And in frame 33 the score is a safety
      And in frame 33 the winner is yellow

    @VERSION.replay-compatible @case:another-reading-of-the-earlier-shares-does-not-change-a-recorded-result
    Scenario: A reading of the classic tackle odds does not change a recorded result
      Given the archived game classic-safety
      And the reading CF-A63 is pa-zero-row
      When the plays 1 to 1 of the archived game are replayed
      Then in frame 33 the score is a safety

  Rule: CF-A64 decides the point of contact when the carrier moves onto a defender

    @TACKLE.attempt.2 @TACKLE.outcome-tackle @case:a-carrier-who-runs-into-a-defender-is-met-on-the-defenders-column
    Scenario Outline: A carrier who runs into a defender is tackled on the defender's column
      Given it is red's turn with 4 of 4 squares left
      And red's H stands on <from>
      And yellow's L1 stands on 19,8
      When red's H runs into the man on 19,8: a tackle
      Then the scrimmage line is 19 and the first-down line 20
      And it is down 2

      Examples:
        | from |
        | 18,8 |
        | 16,8 |
        | 18,7 |
        | 20,8 |

    @TACKLE.attempt.2 @TACKLE.outcome-tackle @case:where-his-last-own-square-counts-a-carrier-is-met-on-the-column-he-came-from
    Scenario Outline: Under CF-A64 carriers-last-square, a tackled carrier is down on the column he came from
      Given the reading CF-A64 is carriers-last-square
      And it is red's turn with 4 of 4 squares left
      And red's H stands on <from>
      And yellow's L1 stands on 18,8
      When red's H runs into the man on 18,8: a tackle
      Then the scrimmage line is <column> and the first-down line 20
      And it is down 2

      Examples:
        | from | column |
        | 17,8 | 17     |
        | 16,8 | 17     |
        | 17,7 | 17     |
        | 19,8 | 19     |
        | 18,7 | 18     |

    @TACKLE.attempt.2 @case:where-his-last-own-square-counts-a-carrier-who-was-missed-still-stands-where-he-moved
    Scenario: Under CF-A64 carriers-last-square, a missed carrier stands on the square he entered
      Given the reading CF-A64 is carriers-last-square
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 18,8
      And yellow's L1 stands on 20,8
      When red's H runs into the man on 20,8: a miss
      Then red's H stands on 20,8
      And red's H has the ball

    @TACKLE.attempt.1 @case:where-his-last-own-square-counts-a-carrier-who-is-met-by-a-defender-is-met-where-he-stands
    Scenario: Under CF-A64 carriers-last-square, a carrier tackled in the defense's turn is down in place
      Given the reading CF-A64 is carriers-last-square
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 18,8
      And yellow's L1 stands on 20,8
      When yellow's L1 tackles the carrier on 18,8: a tackle
      Then the scrimmage line is 18 and the first-down line 20

    @TACKLE.fumble-roll
    Scenario: A ball fumbled on a run northward rolls from the defender's square
      Given it is red's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 20,6
      When red's H runs into the man on 20,6: a fumble that rolls south
      Then the ball lies loose on 20,10 fumbled by red

    @TACKLE.fumble-roll @case:where-his-last-own-square-counts-a-ball-fumbled-on-a-run-northward-rolls-from-there
    Scenario: Under CF-A64 carriers-last-square, a fumble rolls from the carrier's last square
      Given the reading CF-A64 is carriers-last-square
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 20,6
      When red's H runs into the man on 20,6: a fumble that rolls south
      Then the ball lies loose on 20,11 fumbled by red

  Rule: A defender met inside the end zone still tackles (CF-A65)

    @TACKLE.attempt.2 @case:running-into-a-defender-behind-the-goal-line-scores-a-touchdown
    Scenario Outline: A carrier who meets a defender behind the goal line may score
      Given the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 55,8
      And yellow's L1 stands on 56,8
      When red's H runs into the man on 56,8
      Then a tackle is to be drawn
      When red's H runs into the man on 56,8: a <result>
      Then the phase is over
      And the winner is red
      And the score is a touchdown

      Examples:
        | result   |
        | tackle   |
        | tackle+1 |
        | tackle+2 |
        | miss     |

    @TACKLE.attempt.2 @TACKLE.outcome-back @case:running-into-a-defender-behind-the-goal-line-may-be-stopped-before-it
    Scenario Outline: A carrier who meets a defender behind the goal line may be stopped
      Given the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 55,8
      And yellow's L1 stands on 56,8
      When red's H runs into the man on 56,8: a <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line 55
      And it is down 2

      Examples:
        | result   | line |
        | tackle-1 | 55   |
        | tackle-2 | 54   |

    @TACKLE.attempt.2 @TACKLE.fumble-roll @case:running-into-a-defender-behind-the-goal-line-can-end-in-a-fumble-there
    Scenario: A carrier who meets a defender behind the goal line may fumble
      Given the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 55,8
      And yellow's L1 stands on 56,8
      When red's H runs into the man on 56,8: a fumble that rolls north
      Then the ball lies loose on 56,4 fumbled by red
      And the phase is move

    @TACKLE.attempt.2 @TACKLE.outcome-back @case:going-west-running-into-a-defender-behind-the-goal-line-is-stopped-short-of-it
    Scenario: Going west, a carrier who meets a defender behind the goal may be stopped
      Given yellow is on offense going west
      And the scrimmage line is 10 and the first-down line 5
      And it is yellow's turn with 4 of 4 squares left
      And yellow's H stands on 6,8
      And red's L1 stands on 5,8
      When yellow's H runs into the man on 5,8: a tackle-1
      Then the phase is line-up
      And the scrimmage line is 5 and the first-down line 5
      And it is down 2

    @OBJECTIVE.touchdown @case:where-the-goal-line-counts-first-running-into-a-defender-behind-it-scores-without-a-draw
    Scenario: Under CF-A65 touchdown-on-entry, meeting a defender behind the goal line scores without a draw
      Given the reading CF-A65 is touchdown-on-entry
      And the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 55,8
      And yellow's L1 stands on 56,8
      When red's H runs into the man on 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the score is a touchdown

    @TACKLE.attempt.2 @case:where-the-goal-line-counts-first-a-defender-in-front-of-it-still-tackles
    Scenario: Under CF-A65 touchdown-on-entry, a defender in front of the goal line still tackles
      Given the reading CF-A65 is touchdown-on-entry
      And the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 54,8
      And yellow's L1 stands on 55,8
      When red's H runs into the man on 55,8
      Then a tackle is to be drawn
      When red's H runs into the man on 55,8: a tackle-1
      Then the scrimmage line is 54 and the first-down line 55

    @OBJECTIVE.touchdown @case:a-carrier-who-crosses-the-goal-line-before-he-gets-to-a-defender-has-scored
    Scenario: A carrier who crosses the goal line before he meets a defender has scored
      Given the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 55,8
      And yellow's L1 stands on 58,8
      When red's H runs into the man on 58,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the score is a touchdown

    @TACKLE.attempt.2 @TACKLE.outcome-tackle @case:where-his-last-own-square-counts-a-carrier-met-behind-the-goal-line-is-down-in-front-of-it
    Scenario: Under CF-A64 carriers-last-square, a carrier tackled behind the goal is down before it
      Given the reading CF-A64 is carriers-last-square
      And the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 55,8
      And yellow's L1 stands on 56,8
      When red's H runs into the man on 56,8: a tackle
      Then the phase is line-up
      And the scrimmage line is 55 and the first-down line 55
      And it is down 2

    @TACKLE.attempt.2 @case:where-his-last-own-square-counts-a-carrier-missed-behind-the-goal-line-has-scored
    Scenario: Under CF-A64 carriers-last-square, a carrier whom a tackler misses behind the goal has scored
      Given the reading CF-A64 is carriers-last-square
      And the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 55,8
      And yellow's L1 stands on 56,8
      When red's H runs into the man on 56,8: a miss
      Then the phase is over
      And the winner is red

    @TACKLE.attempt.2 @case:an-interceptor-who-was-missed-behind-the-goal-line-that-he-attacks-has-scored
    Scenario: An interceptor has scored if a tackler misses him behind the goal he attacks
      Given the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S has the ball
      And yellow's S stands on 6,8
      And red's F stands on 5,8
      When yellow's S runs into the man on 5,8: a miss
      Then the phase is over
      And the winner is yellow

  Rule: A carrier driven forward across the goal line scores (CF-A66)

    @TACKLE.outcome-forward @case:going-either-way-a-carrier-is-driven-over-the-goal-line
    Scenario Outline: A carrier driven over the goal line scores in either direction
      Given <who> is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And it is <other>'s turn with 4 of 4 squares left
      And <who>'s H stands on <column>,8
      And <other>'s L1 stands on <column>,9
      When <other>'s L1 tackles the carrier on <column>,8: a <result>
      Then the game is over and <who> has won under OBJECTIVE.touchdown
      And the score is a touchdown
      And the winner is <who>
      And <who>'s H is off the field
      And <other>'s L1 is off the field

      Examples:
        | who    | way  | line | goal | other  | column | result   |
        | red    | east | 50   | 55   | yellow | 55     | tackle+1 |
        | red    | east | 50   | 55   | yellow | 55     | tackle+2 |
        | red    | east | 50   | 55   | yellow | 54     | tackle+2 |
        | yellow | west | 10   | 5    | red    | 6      | tackle+1 |
        | yellow | west | 10   | 5    | red    | 7      | tackle+2 |

    @TACKLE.outcome-forward @case:going-either-way-a-carrier-stays-on-the-goal-line
    Scenario Outline: A carrier driven to the goal line is down on it in either direction
      Given <who> is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And it is <other>'s turn with 4 of 4 squares left
      And <who>'s H stands on <column>,8
      And <other>'s L1 stands on <column>,9
      When <other>'s L1 tackles the carrier on <column>,8: a <result>
      Then the phase is line-up
      And the scrimmage line is <goal> and the first-down line <goal>
      And it is down 2
      And <who> is on offense

      Examples:
        | who    | way  | line | goal | other  | column | result   |
        | red    | east | 50   | 55   | yellow | 54     | tackle+1 |
        | red    | east | 50   | 55   | yellow | 53     | tackle+2 |
        | yellow | west | 10   | 5    | red    | 7      | tackle+1 |

    @TACKLE.outcome-forward @case:where-the-ball-is-dead-before-the-goal-line-driving-on-does-not-score
    Scenario Outline: Under CF-A66 dead-before-goal, a carrier driven over the goal does not score
      Given the reading CF-A66 is dead-before-goal
      And <who> is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And it is <other>'s turn with 4 of 4 squares left
      And <who>'s H stands on <column>,8
      And <other>'s L1 stands on <column>,9
      When <other>'s L1 tackles the carrier on <column>,8: a <result>
      Then the phase is line-up
      And the scrimmage line is <goal> and the first-down line <goal>
      And it is down 2
      And <who> is on offense

      Examples:
        | who    | way  | line | goal | other  | column | result   |
        | red    | east | 50   | 55   | yellow | 55     | tackle+1 |
        | red    | east | 50   | 55   | yellow | 55     | tackle+2 |
        | red    | east | 50   | 55   | yellow | 54     | tackle+2 |
        | yellow | west | 10   | 5    | red    | 6      | tackle+1 |

    @TACKLE.outcome-forward @case:contact-before-the-goal-attacked-may-give-the-spot-of-a-score
    Scenario Outline: The lookup gives a touchdown for a carrier driven forward over the goal
      When the spot is looked up of a carrier going <direction> who is met in column <contact>: a <result>
      Then he is down in column <column>: <spot>

      Examples:
        | direction | contact | result   | column | spot           |
        | east      | 55      | tackle+1 | 56     | a touchdown    |
        | east      | 55      | tackle+2 | 57     | a touchdown    |
        | west      | 6       | tackle+1 | 5      | a touchdown    |
        | east      | 54      | tackle+1 | 55     | the line is 55 |

    @TACKLE.outcome-back @case:contact-before-the-own-goal-may-give-the-spot-of-a-safety
    Scenario Outline: The lookup gives a safety for a carrier driven back over his goal
      When the spot is looked up of a carrier going <direction> who is met in column <contact>: a <result>
      Then he is down in column <column>: <spot>

      Examples:
        | direction | contact | result   | column | spot           |
        | east      | 6       | tackle-1 | 5      | a safety       |
        | east      | 7       | tackle-2 | 5      | a safety       |
        | east      | 7       | tackle-1 | 6      | the line is 6  |
        | west      | 55      | tackle-1 | 56     | a safety       |
        | west      | 54      | tackle-1 | 55     | the line is 54 |

  Rule: A carrier driven back across his own goal line concedes a safety (CF-A67)

    @TACKLE.outcome-back @TACKLE.no-forward-progress @POSSESSION.b.1 @case:driven-back-over-the-own-goal-line-a-carrier-concedes-a-safety
    Scenario Outline: A carrier driven back over his own goal line concedes a safety
      Given <who> is on offense going <way>
      And it is <other>'s turn with 4 of 4 squares left
      And <who>'s H stands on <column>,8
      And <other>'s L1 stands on <column>,9
      When <other>'s L1 tackles the carrier on <column>,8: a <result>
      Then the phase is over
      And the winner is <other>
      And the score is a safety

      Examples:
        | who    | way  | other  | column | result   |
        | red    | east | yellow | 6      | tackle-1 |
        | red    | east | yellow | 6      | tackle-2 |
        | red    | east | yellow | 7      | tackle-2 |
        | red    | east | yellow | 5      | tackle-1 |
        | yellow | west | red    | 55     | tackle-1 |
        | yellow | west | red    | 54     | tackle-2 |

    @TACKLE.outcome-back @case:a-carrier-stays-in-front-of-the-own-goal-line
    Scenario Outline: A carrier driven back but still before his goal concedes no safety
      Given <who> is on offense going <way>
      And it is <other>'s turn with 4 of 4 squares left
      And <who>'s H stands on <column>,8
      And <other>'s L1 stands on <column>,9
      When <other>'s L1 tackles the carrier on <column>,8: a <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down 2
      And <who> is on offense

      Examples:
        | who    | way  | other  | column | result   | line | first_down |
        | red    | east | yellow | 7      | tackle-1 | 6    | 20         |
        | red    | east | yellow | 8      | tackle-2 | 6    | 20         |
        | yellow | west | red    | 54     | tackle-1 | 54   | 40         |

    @TACKLE.outcome-tackle @case:in-the-first-column-before-the-own-goal-line-a-plain-tackle-is-no-safety
    Scenario: A plain tackle one column before the own goal is not a safety
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 6,8
      And yellow's L1 stands on 6,9
      When yellow's L1 tackles the carrier on 6,8: a tackle
      Then the phase is line-up
      And the scrimmage line is 6 and the first-down line 20

    @TACKLE.outcome-back @case:where-the-contact-decides-being-driven-back-concedes-nothing
    Scenario Outline: Under CF-A67 contact-decides, a carrier driven over his goal concedes no safety
      Given the reading CF-A67 is contact-decides
      And <who> is on offense going <way>
      And it is <other>'s turn with 4 of 4 squares left
      And <who>'s H stands on <column>,8
      And <other>'s L1 stands on <column>,9
      When <other>'s L1 tackles the carrier on <column>,8: a <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down 2
      And <who> is on offense

      Examples:
        | who    | way  | other  | column | result   | line | first_down |
        | red    | east | yellow | 6      | tackle-1 | 6    | 20         |
        | red    | east | yellow | 6      | tackle-2 | 6    | 20         |
        | red    | east | yellow | 7      | tackle-2 | 6    | 20         |
        | yellow | west | red    | 55     | tackle-1 | 54   | 40         |

    @TACKLE.outcome-back @case:where-the-contact-decides-a-carrier-met-in-his-end-zone-and-driven-back-concedes-a-safety
    Scenario: Under CF-A67 contact-decides, a contact in the carrier's own end zone is a safety
      Given the reading CF-A67 is contact-decides
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 5,8
      And yellow's L1 stands on 5,9
      When yellow's L1 tackles the carrier on 5,8: a tackle-1
      Then the phase is over
      And the winner is yellow
      And the score is a safety

  Rule: A carrier met behind his own goal line may be driven out (CF-A68)

    @TACKLE.outcome-forward @case:a-carrier-brings-the-ball-out-of-the-own-end-zone
    Scenario Outline: A carrier who drives out of his own end zone concedes no safety
      Given <who> is on offense going <way>
      And it is <other>'s turn with 4 of 4 squares left
      And <who>'s H stands on <column>,8
      And <other>'s L1 stands on <column>,9
      When <other>'s L1 tackles the carrier on <column>,8: a <result>
      Then the phase is line-up
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down 2
      And <who> is on offense

      Examples:
        | who    | way  | other  | column | result   | line | first_down |
        | red    | east | yellow | 5      | tackle+1 | 6    | 20         |
        | red    | east | yellow | 5      | tackle+2 | 7    | 20         |
        | red    | east | yellow | 4      | tackle+2 | 6    | 20         |
        | yellow | west | red    | 56     | tackle+1 | 54   | 40         |

    @TACKLE.outcome-forward @POSSESSION.b.1 @case:a-carrier-does-not-bring-the-ball-out-of-the-own-end-zone
    Scenario Outline: A carrier who drives forward inside his own end zone concedes a safety
      Given <who> is on offense going <way>
      And it is <other>'s turn with 4 of 4 squares left
      And <who>'s H stands on <column>,8
      And <other>'s L1 stands on <column>,9
      When <other>'s L1 tackles the carrier on <column>,8: a <result>
      Then the phase is over
      And the winner is <other>
      And the score is a safety

      Examples:
        | who    | way  | other  | column | result   |
        | red    | east | yellow | 4      | tackle+1 |
        | red    | east | yellow | 3      | tackle+2 |
        | yellow | west | red    | 57     | tackle+1 |

    @TACKLE.outcome-tackle @POSSESSION.b.1 @case:a-carrier-tackled-behind-his-own-goal-line-concedes-the-safety-that-ends-the-game
    Scenario: A plain tackle behind the carrier's own goal line ends the game
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 5,8
      And yellow's L1 stands on 5,9
      When yellow's L1 tackles the carrier on 5,8: a tackle
      Then the phase is over
      And the winner is yellow
      And the score is a safety

    @TACKLE.outcome-forward @case:where-a-contact-behind-the-goal-line-decides-driving-on-does-not-help
    Scenario Outline: Under CF-A68 contact-decides, a carrier driven out of his end zone concedes a safety
      Given the reading CF-A68 is contact-decides
      And <who> is on offense going <way>
      And it is <other>'s turn with 4 of 4 squares left
      And <who>'s H stands on <column>,8
      And <other>'s L1 stands on <column>,9
      When <other>'s L1 tackles the carrier on <column>,8: a <result>
      Then the phase is over
      And the winner is <other>
      And the score is a safety

      Examples:
        | who    | way  | other  | column | result   |
        | red    | east | yellow | 5      | tackle+1 |
        | red    | east | yellow | 4      | tackle+2 |
        | yellow | west | red    | 56     | tackle+1 |

    @TACKLE.outcome-forward @case:where-a-contact-behind-the-goal-line-decides-one-in-front-of-it-does-not
    Scenario: Under CF-A68 contact-decides, a contact before the carrier's own goal concedes no safety
      Given the reading CF-A68 is contact-decides
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 6,8
      And yellow's L1 stands on 6,9
      When yellow's L1 tackles the carrier on 6,8: a tackle+1
      Then the phase is line-up
      And the scrimmage line is 7 and the first-down line 20

    @TACKLE.outcome-forward @case:where-a-drive-does-not-score-a-carrier-driven-on-is-dead-before-the-goal-line
    Scenario Outline: Under CF-A66 dead-before-goal, a driving carrier is down before the goal line
      Given the reading CF-A66 is dead-before-goal
      When the spot is looked up of a carrier going <direction> who is met in column <contact>: a <result>
      Then he is down in column <column>: the line is <line>

      Examples:
        | direction | contact | result   | column | line |
        | east      | 30      | tackle+1 | 31     | 31   |
        | east      | 53      | tackle+2 | 55     | 55   |
        | east      | 54      | tackle+2 | 55     | 55   |
        | west      | 8       | tackle+2 | 6      | 5    |
        | west      | 7       | tackle+2 | 6      | 5    |

    @TACKLE.outcome-tackle @case:where-a-drive-does-not-score-a-carrier-met-and-downed-beyond-the-goal-line-has-scored-all-the-same
    Scenario Outline: Under CF-A66 dead-before-goal, a carrier met beyond the goal line has scored
      Given the reading CF-A66 is dead-before-goal
      When the spot is looked up of a carrier going <direction> who is met in column <contact>: a tackle
      Then he is down in column <contact>: a touchdown

      Examples:
        | direction | contact |
        | east      | 56      |
        | west      | 5       |

    @TACKLE.removal-miss @case:a-quarterback-who-was-missed-on-a-run-that-is-known-leaves-the-type-known
    Scenario: If a tackler misses the quarterback on a known run, the run stays known
      Given the call is a run by Q
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 4 of 4 squares left
      And red's Q stands on 20,8
      And yellow's L1 stands on 21,8
      When yellow's L1 tackles the carrier on 20,8: a miss
      Then the type is known to the defense
      And the carrier is known to the defense

    @TACKLE.power-matters @case:the-explanation-of-a-tackle-names-the-row-of-its-power-advantage-and-no-other
    Scenario Outline: The explanation of a tackle cites only the row of its power advantage
      Given the call is a run by <carrier>
      And it is yellow's turn with 4 of 4 squares left
      And red's <carrier> stands on 20,8
      And yellow's <tackler> stands on 21,8
      When yellow, given tackle tackle, asks by which rules to move <tackler> to 20,8
      Then the explanation cites TACKLE.table.<row>
      And the explanation does not cite TACKLE.table.<below>, TACKLE.table.<above>

      Examples:
        | carrier | tackler | row        | below      | above     |
        | F       | S       | pa-minus-2 | pa-minus-1 | pa-zero   |
        | H       | S       | pa-minus-1 | pa-minus-2 | pa-zero   |
        | H       | B1      | pa-zero    | pa-minus-1 | pa-plus-1 |
        | H       | L1      | pa-plus-1  | pa-zero    | pa-plus-2 |
        | H       | G1      | pa-plus-2  | pa-plus-1  | pa-plus-3 |
        | H       | T1      | pa-plus-3  | pa-plus-2  | pa-plus-4 |
        | T       | T1      | pa-plus-4  | pa-plus-2  | pa-plus-3 |

    @TACKLE.removal-fumble @case:the-explanation-of-a-fumble-names-what-takes-both-men-away
    Scenario: The explanation of a fumble cites why both men leave the field
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's S stands on 21,8
      When yellow, given tackle fumble, roll north, asks by which rules to move S to 20,8
      Then the explanation cites TACKLE.removal-fumble
      And the explanation does not cite TACKLE.removal-success
      When yellow, given tackle tackle, asks by which rules to move S to 20,8
      Then the explanation does not cite TACKLE.removal-fumble


  Rule: Readings of CF-A74 apply to fumbles alone, and lookups may fail

    @B3 @case:where-a-fumble-of-its-own-ends-the-offenses-turn-a-miss-does-not
    Scenario: Under CF-A74 defense-first, a missed tackle does not end the offense's turn
      Given the reading CF-A74 is defense-first
      And yellow's S stands on 13,9
      When red's H runs into the man on 13,9: a miss
      Then it is red's turn
      And 5 of 6 squares are left

    @B3 @case:where-the-offense-goes-on-after-a-fumble-of-its-own-it-does-not-after-a-miss
    Scenario: Under CF-A74 offense-first, a missed tackle with the last square ends the offense's turn
      Given the reading CF-A74 is offense-first
      And yellow's S stands on 13,9
      And it is red's turn with 1 of 3 squares left
      And red's G1 has used 2 squares
      When red's H runs into the man on 13,9: a miss
      Then it is yellow's turn

    @BLOCK.pale-mark @case:where-a-fumble-of-its-own-ends-the-offenses-turn-who-is-pale-stays-so
    Scenario: Under CF-A74 defense-first, men made pale by blocks stay pale after an offensive fumble
      Given the reading CF-A74 is defense-first
      And yellow's S stands on 13,9
      And yellow's L1 is off the field
      And red's G1 is pale from L1
      When red's H runs into the man on 13,9: a fumble that rolls north
      Then it is yellow's turn
      And red's G1 is pale from L1
      When yellow looks at the table
      Then red's G1 alone is shown pale

    @VERSION.no-power @case:an-even-row-of-pa-0-is-as-printed-where-the-printed-decimals-count
    Scenario: Under CF-A63 pa-zero-row with printed decimals, every tackle uses the row of advantage 0
      Given the edition is classic
      And the reading CF-A63 is pa-zero-row
      And the reading CF-A62 is printed-normalised
      When the shares of a tackle are looked up at power advantage 4
      Then the share of fumble is 19/200

    @TACKLE.table.pa-plus-4 @case:no-row-of-the-table-is-beyond-its-ends
    Scenario Outline: A lookup of a row that the tackle table lacks is an error
      When the shares of a tackle are looked up at power advantage 4
      Then the share of fumble is 2/7
      When the shares of a tackle are looked up at power advantage <advantage>
      Then it is an error of kind bad-request

      Examples:
        | advantage |
        | 5         |
        | -3        |

    @TACKLE.outcome-tackle @case:where-the-contact-decides-at-the-own-goal-a-tackle-in-the-field-is-on-its-spot
    Scenario: Under CF-A67 contact-decides, a plain tackle downs the carrier in place
      Given the reading CF-A67 is contact-decides
      When the spot is looked up of a carrier going east who is met in column 20: a tackle
      Then he is down in column 20: the line is 20

    @TACKLE.outcome-back @case:the-end-of-the-field-stops-him-who-is-driven-back
    Scenario Outline: The end of the field stops a carrier who is driven back
      When the spot is looked up of a carrier going east who is met in column <column>: a tackle-2
      Then he is down in column 1: a safety

      Examples:
        | column |
        | 1      |
        | 2      |
        | 3      |

    @TACKLE.outcome-tackle @case:no-spot-is-asked-of-a-column-there-is-not-or-of-a-carrier-who-is-not-down
    Scenario Outline: A lookup of a tackled carrier's spot needs a valid column and tackle result
      When the spot is looked up of a carrier going east who is met in column 20: a tackle
      Then he is down in column 20: the line is 20
      When the spot is looked up of a carrier going east who is met in column <column>: a <result>
      Then it is an error of kind bad-request

      Examples:
        | column | result |
        | 0      | tackle |
        | 61     | tackle |
        | 20     | fumble |
        | 20     | miss   |
