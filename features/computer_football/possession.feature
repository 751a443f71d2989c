Feature: Keeping and losing the ball
  A play sets the next spot, lines and down. The ball passes to the other side in four ways.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: The line follows the ball, and the offense keeps it

    @POSSESSION.retain @case:going-east-from-line-15-a-runner-short-of-the-yellow-line-has-a-new-line-and-the-next-down
    Scenario Outline: Going east, a runner short of the first-down line has the next down
      Given it is yellow's turn with 6 of 6 squares left
      And red's H stands on <contact>
      And yellow's S stands on <from>
      When yellow's S tackles the carrier on <contact>: a <result>
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

    @POSSESSION.retain @case:going-west-from-line-45-a-runner-short-of-the-yellow-line-has-a-new-line-and-the-next-down
    Scenario Outline: Going west, a runner short of the first-down line has the next down
      Given yellow is on offense going west
      And it is red's turn with 6 of 6 squares left
      And yellow's H stands on <contact>
      And red's S stands on <from>
      When red's S tackles the carrier on <contact>: a <result>
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

    @POSSESSION.retain @case:an-incomplete-pass-keeps-the-line-and-uses-up-the-down
    Scenario Outline: After an incomplete pass, the next down starts from the same scrimmage line
      Given it is down <down>
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      When yellow's S moves to 30,9
      Then red is on offense
      And the scrimmage line is 15 and the first-down line 20
      And it is down <next>
      And the phase is line-up

      Examples:
        | down | next |
        | 1    | 2    |
        | 2    | 3    |
        | 3    | 4    |

    @POSSESSION.retain @case:the-offense-keeps-the-ball-when-it-recovers-its-own-fumble-and-the-down-counts
    Scenario: The offense that recovers its own fumble has the next down
      Given it is down 2
      And it is red's turn with 6 of 6 squares left
      And each side has finished 2 turns
      And red's H is off the field
      And the ball lies loose on 18,12 fumbled by red
      When red's SE moves to 18,12
      Then these may act: red (place)
      And red is on offense
      And the scrimmage line is 18 and the first-down line 20
      And it is down 3

  Rule: Reaching the yellow line is a new first down

    @POSSESSION.a @case:gaining-ten-yards-or-more-is-a-first-down
    Scenario Outline: A gain of ten yards or more is a first down
      Given red is on offense going <way>
      And it is down <down>
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <contact>
      And yellow's S stands on <from>
      When yellow's S tackles the carrier on <contact>: a <result>
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

    @POSSESSION.a @case:short-of-the-yellow-line-on-the-fourth-down-the-ball-is-turned-over
    Scenario Outline: A fourth down that ends short of the first-down line changes possession
      Given red is on offense going <way>
      And it is down 4
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <contact>
      And yellow's S stands on <from>
      When yellow's S tackles the carrier on <contact>: a <result>
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
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      When yellow's S moves to 30,9
      Then yellow is on offense
      And the scrimmage line is 15 and the first-down line 10
      And it is down 1

    @POSSESSION.a @case:four-plays-without-ten-yards-lose-the-ball-even-if-the-offense-recovers-its-own-fumble
    Scenario: An offense that recovers its fourth-down fumble before the first-down line loses the ball
      Given it is down 4
      And each side has finished 2 turns
      And red's H is off the field
      And the ball lies loose on 18,12 fumbled by red
      When red's SE moves to 18,12
      Then yellow is on offense
      And the scrimmage line is 18 and the first-down line 13
      And it is down 1

    @POSSESSION.a @case:an-own-fumble-recovered-beyond-the-yellow-line-is-a-new-first-down
    Scenario: An own fumble recovered beyond the first-down line is a new first down
      Given it is down 4
      And each side has finished 2 turns
      And red's H is off the field
      And the ball lies loose on 20,12 fumbled by red
      When red's SE moves to 20,12
      Then red is on offense
      And the scrimmage line is 20 and the first-down line 25
      And it is down 1

    @POSSESSION.retain @case:where-the-yellow-line-is-to-be-passed-reaching-it-is-no-first-down
    Scenario: Under CF-A82 beyond-only, reaching the first-down line is not a first down
      Given the reading CF-A82 is beyond-only
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 20,4
      And yellow's S stands on 21,4
      When yellow's S tackles the carrier on 20,4: a tackle
      Then red is on offense
      And the scrimmage line is 20 and the first-down line 20
      And it is down 2

    @POSSESSION.a @case:with-the-yellow-line-to-be-passed-a-tackle-on-it-is-short
    Scenario Outline: Under CF-A82 beyond-only, a carrier tackled on the first-down line has no first down
      Given the reading CF-A82 is beyond-only
      And it is down <down>
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 20,4
      And yellow's S stands on 21,4
      When yellow's S tackles the carrier on 20,4: a <result>
      Then <who> is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down <next>

      Examples:
        | down | result   | who    | line | yellow | next |
        | 1    | tackle+1 | red    | 21   | 26     | 1    |
        | 4    | tackle   | yellow | 20   | 15     | 1    |
        | 4    | tackle+1 | red    | 21   | 26     | 1    |

    @POSSESSION.retain @case:going-west-the-yellow-line-can-have-to-be-passed-as-well
    Scenario: Under CF-A82 beyond-only, a westward carrier must pass the first-down line
      Given the reading CF-A82 is beyond-only
      And red is on offense going west
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 41,4
      And yellow's S stands on 40,4
      When yellow's S tackles the carrier on 41,4: a tackle
      Then red is on offense
      And the scrimmage line is 40 and the first-down line 40
      And it is down 2

    @POSSESSION.a @case:no-play-of-a-series-is-a-fifth-down-or-none
    Scenario Outline: A position with a down of 0 or 5 is invalid
      Given it is down <down>
      When the position is put on the table
      Then it is refused under POSSESSION.a

      Examples:
        | down |
        | 0    |
        | 5    |

  Rule: CF-A81 decides on which side of a man's square the next line is

    @POSSESSION.retain @case:with-the-rear-edge-of-the-square-the-line-is-its-other-side
    Scenario Outline: Under CF-A81 rear-edge, the next line is the rear edge of the carrier's square
      Given the reading CF-A81 is rear-edge
      And red is on offense going <way>
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <column>,4
      And yellow's S stands on <from>
      When yellow's S tackles the carrier on <column>,4: a tackle
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

    @POSSESSION.c @case:after-an-interception-the-edge-is-that-of-the-new-direction
    Scenario Outline: CF-A81 decides which edge of a tackled interceptor's square is the next line
      Given the reading CF-A81 is <edge>
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And yellow's S stands on 25,4
      And yellow's S has the ball
      And red's H stands on 24,4
      When red's H tackles the carrier on 25,4: a tackle
      Then yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1

      Examples:
        | edge       | line | yellow |
        | front-edge | 24   | 19     |
        | rear-edge  | 25   | 20     |

    @TACKLE.outcome-tackle @case:the-spot-goes-by-the-edge-of-the-square
    Scenario Outline: CF-A81 decides at which edge of the square a tackled carrier is spotted
      Given the reading CF-A81 is <edge>
      When the spot is looked up of a carrier going <way> who is met in column <contact>: a <result>
      Then he is down in column <column>: <spot>

      Examples: the front edge
        | edge       | way  | contact | result | column | spot           |
        | front-edge | east | 15      | tackle | 15     | the line is 15 |
        | front-edge | west | 41      | tackle | 41     | the line is 40 |
        | front-edge | east | 6       | tackle | 6      | the line is 6  |
        | front-edge | east | 5       | tackle | 5      | a safety       |
        | front-edge | west | 56      | tackle | 56     | a safety       |

      Examples: the rear edge
        | edge      | way  | contact | result | column | spot           |
        | rear-edge | east | 15      | tackle | 15     | the line is 14 |
        | rear-edge | west | 41      | tackle | 41     | the line is 41 |
        | rear-edge | east | 55      | tackle | 55     | the line is 54 |
        | rear-edge | west | 6       | tackle | 6      | the line is 6  |
        | rear-edge | east | 6       | tackle | 6      | the line is 5  |

  Rule: The goal line limits the first-down line

    @POSSESSION.a @FIELD.first-down-line @case:a-first-down-puts-the-yellow-line-five-columns-on-or-on-the-goal-line
    Scenario Outline: A first down sets the first-down line ten yards ahead or on the goal
      Given red is on offense going <way>
      And the scrimmage line is <from> and the first-down line <yellow>
      And it is down 3
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <contact>
      And yellow's S stands on <tackler>
      When yellow's S tackles the carrier on <contact>: a tackle
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

    @POSSESSION.retain @case:with-the-goal-line-to-go-a-man-down-in-the-last-column-before-it-is-no-first-down
    Scenario Outline: A carrier tackled in the last column before the goal has no first down
      Given red is on offense going <way>
      And the scrimmage line is <from> and the first-down line <goal>
      And it is down 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <contact>
      And yellow's S stands on <tackler>
      When yellow's S tackles the carrier on <contact>: a tackle
      Then red is on offense
      And the scrimmage line is <goal> and the first-down line <goal>
      And it is down 3

      Examples:
        | way  | from | goal | contact | tackler |
        | east | 52   | 55   | 55,4    | 56,4    |
        | east | 50   | 55   | 55,4    | 56,4    |
        | east | 55   | 55   | 55,4    | 56,4    |
        | west | 8    | 5    | 6,4     | 5,4     |

    @POSSESSION.retain @case:where-the-goal-line-is-reached-like-any-other-line-a-man-down-on-it-has-a-first-down
    Scenario Outline: Under CF-B01 reached-like-any-other, a carrier tackled on the goal line has a first down
      Given the reading CF-B01 is reached-like-any-other
      And red is on offense going <way>
      And the scrimmage line is <from> and the first-down line <goal>
      And it is down 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <contact>
      And yellow's S stands on <tackler>
      When yellow's S tackles the carrier on <contact>: a tackle
      Then red is on offense
      And the scrimmage line is <goal> and the first-down line <goal>
      And it is down 1

      Examples:
        | way  | from | goal | contact | tackler |
        | east | 50   | 55   | 55,4    | 56,4    |
        | east | 54   | 55   | 55,4    | 56,4    |
        | west | 8    | 5    | 6,4     | 5,4     |

    @POSSESSION.retain @case:where-the-goal-line-is-reached-like-any-other-line-a-man-down-short-of-it-or-on-it-again-has-none
    Scenario Outline: Under CF-B01 reached-like-any-other, a carrier tackled before the goal line has no first down
      Given the reading CF-B01 is reached-like-any-other
      And the scrimmage line is <from> and the first-down line 55
      And it is down 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <contact>,4
      And yellow's S stands on 56,4
      When yellow's S tackles the carrier on <contact>,4: a tackle
      Then red is on offense
      And the scrimmage line is <contact> and the first-down line 55
      And it is down 3

      Examples:
        | from | contact |
        | 50   | 54      |
        | 55   | 55      |

    @POSSESSION.retain @case:where-a-line-has-to-be-passed-the-goal-line-is-not-reached-by-a-man-down-on-it
    Scenario: Under CF-B01 reached-like-any-other and CF-A82 beyond-only, reaching the goal line gives no first down
      Given the reading CF-B01 is reached-like-any-other
      And the reading CF-A82 is beyond-only
      And the scrimmage line is 50 and the first-down line 55
      And it is down 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 55,4
      And yellow's S stands on 56,4
      When yellow's S tackles the carrier on 55,4: a tackle
      Then the scrimmage line is 55 and the first-down line 55
      And it is down 3

    @POSSESSION.a @case:with-a-yellow-line-short-of-the-goal-a-man-down-in-the-last-column-before-the-goal-has-a-first-down
    Scenario: A carrier tackled on the goal past the first-down line has a first down
      Given the scrimmage line is 48 and the first-down line 53
      And it is down 3
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 55,4
      And yellow's S stands on 56,4
      When yellow's S tackles the carrier on 55,4: a tackle
      Then red is on offense
      And the scrimmage line is 55 and the first-down line 55
      And it is down 1

    @POSSESSION.a @case:with-the-goal-line-to-go-the-fourth-down-without-a-touchdown-is-a-turnover
    Scenario: A fourth down without a touchdown at goal to go is a turnover
      Given the scrimmage line is 52 and the first-down line 55
      And it is down 4
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 54,4
      And yellow's S stands on 55,4
      When yellow's S tackles the carrier on 54,4: a tackle
      Then yellow is on offense
      And the scrimmage line is 54 and the first-down line 49
      And it is down 1

    @POSSESSION.a @case:on-the-fourth-down-the-goal-line-itself-is-not-enough-and-the-other-side-starts-on-its-own
    Scenario: A fourth down that ends on the goal line gives the defense the ball
      Given the scrimmage line is 52 and the first-down line 55
      And it is down 4
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 55,4
      And yellow's S stands on 56,4
      When yellow's S tackles the carrier on 55,4: a tackle
      Then yellow is on offense
      And the scrimmage line is 55 and the first-down line 50
      And it is down 1

    @POSSESSION.a @case:where-the-line-is-set-back-from-the-goal-line-one-taken-over-after-downs-is-not-though-it-is-measured-anew
    Scenario: Under CF-A84 pull-back-one-column, a defense that stops fourth down starts on the goal line
      Given the reading CF-A84 is pull-back-one-column
      And the reading CF-A87 is always-recomputed
      And the scrimmage line is 8 and the first-down line 15
      And it is down 4
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 6,4
      And yellow's S stands on 7,4
      When yellow's S tackles the carrier on 6,4: a tackle
      Then yellow is on offense
      And the scrimmage line is 5 and the first-down line 5

    @POSSESSION.retain @case:where-the-line-is-set-back-from-the-goal-line-a-man-down-before-it-starts-one-column-back
    Scenario Outline: Under CF-A84 pull-back-one-column, a tackle on the goal line sets the line back
      Given the reading CF-A84 is pull-back-one-column
      And red is on offense going <way>
      And the scrimmage line is <from> and the first-down line <goal>
      And it is down 1
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <contact>
      And yellow's S stands on <tackler>
      When yellow's S tackles the carrier on <contact>: a tackle
      Then red is on offense
      And the scrimmage line is <line> and the first-down line <goal>
      And it is down 2

      Examples:
        | way  | from | goal | contact | tackler | line |
        | east | 52   | 55   | 55,4    | 56,4    | 54   |
        | east | 52   | 55   | 54,4    | 55,4    | 54   |
        | west | 8    | 5    | 6,4     | 5,4     | 6    |

    @OBJECTIVE.touchdown @case:where-the-goal-line-itself-scores-reaching-it-has-won
    Scenario Outline: Under CF-A84 counts-as-touchdown, a carrier tackled on the goal line has scored
      Given the reading CF-A84 is counts-as-touchdown
      And red is on offense going <way>
      And the scrimmage line is <from> and the first-down line <goal>
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <contact>
      And yellow's S stands on <tackler>
      When yellow's S tackles the carrier on <contact>: a <result>
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the score is a touchdown

      Examples:
        | way  | from | goal | contact | tackler | result   |
        | east | 52   | 55   | 55,4    | 56,4    | tackle   |
        | east | 52   | 55   | 54,4    | 55,4    | tackle+1 |
        | west | 8    | 5    | 6,4     | 5,4     | tackle   |

    @POSSESSION.retain @case:where-the-goal-line-itself-scores-a-man-down-one-column-before-it-has-not
    Scenario: Under CF-A84 counts-as-touchdown, a carrier tackled one column short has not scored
      Given the reading CF-A84 is counts-as-touchdown
      And the scrimmage line is 52 and the first-down line 55
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 54,4
      And yellow's S stands on 55,4
      When yellow's S tackles the carrier on 54,4: a tackle
      Then red is on offense
      And the scrimmage line is 54 and the first-down line 55
      And it is down 2

    @OBJECTIVE.touchdown @case:from-the-goal-line-a-runner-still-has-to-enter-the-end-zone
    Scenario: A runner who starts on the goal line has to enter the end zone
      Given the scrimmage line is 55 and the first-down line 55
      And red's H stands on 54,4
      When red's H moves to 55,4
      Then the game goes on
      When red's H moves to 56,4
      Then the game is over and red has won under OBJECTIVE.touchdown

    @POSSESSION.c @case:an-interceptor-down-in-the-last-column-before-the-goal-of-the-passers-starts-where-the-reading-says
    Scenario Outline: CF-A84 decides the next line if an interceptor is tackled before the passers' goal
      Given the reading CF-A84 is <reading>
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And yellow's S stands on 6,4
      And yellow's S has the ball
      And red's H stands on 7,4
      When red's H tackles the carrier on 6,4: a tackle
      Then yellow is on offense
      And the scrimmage line is <line> and the first-down line 5
      And it is down 1

      Examples:
        | reading               | line |
        | playable-on-goal-line | 5    |
        | pull-back-one-column  | 6    |

  Rule: The reading of CF-A87 decides from which edge the other side starts

    @POSSESSION.a @case:where-every-spot-is-computed-anew-a-fourth-down-short-gives-the-other-side-a-line-for-its-own-direction
    Scenario Outline: Under CF-A87 always-recomputed, a failed fourth down sets a new first-down line
      Given the reading CF-A87 is always-recomputed
      And red is on offense going <way>
      And it is down 4
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <column>,4
      And yellow's S stands on <from>
      When yellow's S tackles the carrier on <column>,4: a tackle
      Then yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1

      Examples:
        | way  | column | from | line | yellow |
        | east | 17     | 18,4 | 16   | 11     |
        | west | 44     | 43,4 | 44   | 49     |

    @POSSESSION.a @case:where-every-spot-is-computed-anew-an-incomplete-pass-on-the-fourth-down-does-so-too
    Scenario Outline: Under CF-A87 always-recomputed, an incomplete fourth-down pass sets a new first-down line
      Given the reading CF-A87 is always-recomputed
      And red is on offense going <way>
      And it is down 4
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone <zone> is in the air over <ball>
      When yellow's S moves to <to>
      Then yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>

      Examples:
        | way  | zone | ball | to   | line | yellow |
        | east | 8    | 22,8 | 30,9 | 14   | 9      |
        | west | 5    | 39,8 | 31,9 | 46   | 51     |

    @POSSESSION.a @case:by-the-ruling-the-line-stays-where-it-is-after-downs-for-both-sides
    Scenario Outline: Under CF-A87 line-kept-on-downs-else-new-direction, the line stays after a failed fourth down
      Given red is on offense going <way>
      And it is down 4
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <column>,4
      And yellow's S stands on <from>
      When yellow's S tackles the carrier on <column>,4: a tackle
      Then yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>

      Examples:
        | way  | column | from | line | yellow |
        | east | 17     | 18,4 | 17   | 12     |
        | west | 44     | 43,4 | 43   | 48     |

    @POSSESSION.d @case:a-fumble-recovered-by-the-defense-gives-it-the-same-line-under-both-readings
    Scenario Outline: Each reading of CF-A87 gives the same line after a defender recovers a fumble
      Given the reading CF-A87 is <reading>
      And it is down 2
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 6 of 6 squares left
      And red's H is off the field
      And the ball lies loose on 29,9 fumbled by red
      When yellow's S moves to 29,9
      Then yellow is on offense
      And the scrimmage line is 28 and the first-down line 23
      And it is down 1

      Examples:
        | reading                               |
        | line-kept-on-downs-else-new-direction |
        | always-recomputed                     |

    @POSSESSION.a @case:a-fourth-down-that-ends-near-the-goal-leaves-the-other-side-a-line-by-the-reading
    Scenario Outline: CF-A87 decides the new scrimmage line after a failed fourth down near the goal
      Given the reading CF-A87 is <reading>
      And it is down 4
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <column>,4
      And yellow's S stands on <from>
      When yellow's S tackles the carrier on <column>,4: a tackle
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

    @POSSESSION.b.1 @case:a-runner-down-behind-his-own-goal-line-concedes-a-safety
    Scenario Outline: A runner tackled behind his own goal line concedes a safety
      Given red is on offense going <way>
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <contact>
      And yellow's S stands on <from>
      When yellow's S tackles the carrier on <contact>: a <result>
      Then the game is over and yellow has won under OBJECTIVE.safety
      And the phase is over
      And the score is a safety
      And the winner is yellow

      Examples:
        | way  | contact | from | result   |
        | east | 5,4     | 6,4  | tackle   |
        | east | 1,4     | 2,4  | tackle   |
        | east | 6,4     | 7,4  | tackle-1 |
        | east | 7,4     | 8,4  | tackle-2 |
        | west | 56,4    | 55,4 | tackle   |
        | west | 55,4    | 54,4 | tackle-1 |

    @POSSESSION.retain @case:a-runner-down-before-his-own-goal-line-concedes-no-safety
    Scenario Outline: A runner tackled before his own goal line does not concede a safety
      Given red is on offense going <way>
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <contact>
      And yellow's S stands on <from>
      When yellow's S tackles the carrier on <contact>: a <result>
      Then the game goes on
      And red is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 2

      Examples:
        | way  | contact | from | result   | line | yellow |
        | east | 6,4     | 7,4  | tackle   | 6    | 20     |
        | east | 7,4     | 8,4  | tackle-1 | 6    | 20     |
        | east | 5,4     | 6,4  | tackle+1 | 6    | 20     |
        | west | 55,4    | 54,4 | tackle   | 54   | 40     |

    @POSSESSION.b.1
    Scenario: A safety against yellow's offense is credited to red
      Given yellow is on offense going west
      And it is red's turn with 6 of 6 squares left
      And yellow's H stands on 58,4
      And red's S stands on 57,4
      When red's S tackles the carrier on 58,4: a tackle
      Then the game is over and red has won under OBJECTIVE.safety
      And the winner is red

    @POSSESSION.b.2
    Scenario Outline: An interceptor tackled in his own end zone concedes a safety
      Given <passers> is on offense going <way>
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And <who>'s S stands on <contact>
      And <who>'s S has the ball
      And <passers>'s H stands on <from>
      When <passers>'s H tackles the carrier on <contact>: a <result>
      Then the game is over and <passers> has won under OBJECTIVE.safety
      And the score is a safety

      Examples:
        | passers | way  | who    | contact | from | result   |
        | red     | east | yellow | 57,4    | 56,4 | tackle   |
        | red     | east | yellow | 55,4    | 54,4 | tackle-1 |
        | yellow  | west | red    | 4,4     | 5,4  | tackle   |

    @POSSESSION.c @case:an-interceptor-who-gets-out-of-his-end-zone-is-safe
    Scenario: An interceptor who leaves his end zone does not give up a safety
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And yellow's S stands on 55,4
      And yellow's S has the ball
      And red's H stands on 54,4
      When red's H tackles the carrier on 55,4: a tackle
      Then the game goes on
      And yellow is on offense
      And the scrimmage line is 54 and the first-down line 49
      And it is down 1

    @POSSESSION.b.3 @POSSESSION.b.2 @case:an-interception-in-the-own-end-zone-is-brought-out-to-no-yard-line-but-played-on
    Scenario: After an interception in the own end zone, play continues without a touchback
      Given the scrimmage line is 45 and the first-down line 50
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone 11 is in the air over 57,8
      And yellow's S stands on 58,8
      And red's TE stands on 55,8
      When yellow's S moves to 57,8
      Then the game goes on
      And yellow's S has the ball
      And yellow's S stands on 57,8
      And the scrimmage line is 45 and the first-down line 50
      And it is red's turn
      When the squares of the turn are drawn: 4
      And red's TE tackles the carrier on 57,8: a tackle
      Then the game is over and red has won under OBJECTIVE.safety

    @POSSESSION.b.3 @case:a-ball-fumbled-into-the-own-end-zone-and-recovered-there-is-no-touchback-either
    Scenario: A fumble recovered by the defense in its own end zone is a safety
      Given red has finished 2 turns and yellow 1
      And it is yellow's turn with 6 of 6 squares left
      And red's H is off the field
      And red's G1 stands on 10,4
      And yellow's S stands on 57,5
      And the ball lies loose on 57,4 fumbled by red
      When yellow's S moves to 57,4
      Then the game is over and red has won under OBJECTIVE.safety

    @POSSESSION.b.1 @case:the-chance-of-a-safety-from-the-first-column-in-front-of-the-own-goal
    Scenario: The odds of a safety one column before the own goal are 2/7
      Given the edition is classic
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 6,4
      And yellow's S stands on 7,4
      When the odds of the score and the line are asked for yellow to move S to 6,4
      Then the odds are
        | the score | the line | p   |
        | safety    | 15       | 2/7 |
        | none      | 6        | 1/7 |
        | none      | 7        | 1/7 |
        | none      | 8        | 1/7 |
        | none      | 15       | 2/7 |
      When yellow's S tackles the carrier on 6,4: a tackle-2
      Then the game is over and yellow has won under OBJECTIVE.safety

  Rule: An interception passes the ball

    @POSSESSION.c @case:an-intercepted-pass-is-run-back-and-the-interceptors-side-lines-up-where-he-goes-down
    Scenario: The interceptor's side lines up where he is tackled after his return
      Given it is down 2
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L1 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And yellow's L2 stands on 23,8
      And red's SE stands on 20,8
      When yellow's L2 moves to 22,8
      Then these may act: chance (allot)
      And yellow's L2 has the ball
      And the ball has changed hands
      And it is red's turn
      And it is play 1
      When the squares of the turn are drawn: 4
      And red's SE tackles the carrier on 22,8
      Then a tackle is to be drawn
      When red's SE tackles the carrier on 22,8: a tackle
      Then yellow is on offense
      And the scrimmage line is 21 and the first-down line 16
      And it is down 1
      And it is play 2
      And the phase is line-up

    @POSSESSION.c @case:where-the-play-is-dead-at-the-interception-the-defense-starts-from-it
    Scenario Outline: Under CF-A48 dead-at-catch, the defense starts where it intercepted
      Given the reading CF-A48 is dead-at-catch
      And red is on offense going <way>
      And it is down <down>
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L1 has used 2 squares
      And a pass to zone <zone> is in the air over <ball>
      And yellow's L2 stands on <from>
      When yellow's L2 moves to <ball>
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

    @PASS.4.2 @case:a-contested-pass-that-is-intercepted-is-run-back-or-dead-by-the-reading
    Scenario Outline: The reading of CF-A48 decides whether a contested interception is returned
      Given the reading CF-A48 is <reading>
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L1 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And red's TE stands on 22,8
      And yellow's L2 stands on 23,8
      When yellow's L2 moves to 22,8
      Then the catch is to be drawn
      And the chances are incomplete 1/2, complete 1/4, intercepted 1/4
      When yellow's L2 moves to 22,8: the pass is intercepted
      Then the phase is <phase>
      And <carrier>
      And it is play <play>

      Examples:
        | reading       | phase   | carrier                  | play |
        | live-return   | allot   | yellow's L2 has the ball | 1    |
        | dead-at-catch | line-up | nobody has the ball      | 2    |

    @POSSESSION.retain @case:a-contested-pass-that-is-incomplete-leaves-the-ball-with-the-offense
    Scenario: After an incomplete contested pass, the offense keeps the ball
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L1 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And red's TE stands on 22,8
      And yellow's L2 stands on 23,8
      When yellow's L2 moves to 22,8: the pass is incomplete
      Then red is on offense
      And the scrimmage line is 15 and the first-down line 20
      And it is down 2

    @OBJECTIVE.touchdown @case:an-interceptor-who-is-not-caught-runs-on-and-wins
    Scenario: An interceptor whom nobody tackles runs to the goal line and wins
      Given the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And the zone is known to the defense
      And it is yellow's turn with 6 of 6 squares left
      And yellow's S stands on 8,4
      And yellow's S has the ball
      When yellow asks by which rules to move S to 6,4
      Then the explanation cites MOVE.destination
      When yellow's S moves to 5,4
      Then the game is over and yellow has won under OBJECTIVE.touchdown

    @POSSESSION.c @case:the-carrier-of-the-defense-has-got-the-ball-by-an-interception
    Scenario: A position with a defender's ball that has not changed hands is invalid
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And yellow's L2 has the ball
      And the ball has not changed hands
      When the position is put on the table
      Then it is refused under POSSESSION.c

  Rule: The reading of CF-A49 decides who tackles and who blocks after an interception

    @TACKLE.attempt.1 @T1.1 @case:by-the-ruling-the-side-that-threw-tackles-the-interceptor
    Scenario: Under CF-A49 roles-follow-the-ball, the throwing side tackles the interceptor
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And yellow's L2 stands on 25,4
      And yellow's L2 has the ball
      And red's G1 stands on 24,4
      When red's G1 tackles the carrier on 25,4
      Then a tackle is to be drawn
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When red's G1 tackles the carrier on 25,4: a miss
      Then red's G1 is off the field
      And yellow's L2 has the ball

    @TACKLE.outcome-back
    Scenario: An interceptor is driven back toward the goal of his own side
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And yellow's L2 stands on 25,4
      And yellow's L2 has the ball
      And red's G1 stands on 24,4
      When red's G1 tackles the carrier on 25,4: a tackle-2
      Then yellow is on offense
      And the scrimmage line is 26 and the first-down line 21

    @BLOCK.both-sides @B1.1 @case:by-the-ruling-the-interceptors-side-may-block-for-him
    Scenario: Under CF-A49 roles-follow-the-ball, the interceptor's side may block for him
      Given the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And the zone is known to the defense
      And it is yellow's turn with 6 of 6 squares left
      And yellow's L2 stands on 25,4
      And yellow's L2 has the ball
      And yellow's G1 stands on 26,6
      And red's TE stands on 24,6
      When yellow's G1 blocks the man on 24,6
      Then red's TE is off the field
      And yellow's G1 is off the field
      And yellow's L2 has the ball

    @B3 @case:by-the-ruling-an-interceptor-who-runs-into-an-opponent-is-met-by-a-tackler
    Scenario: Under CF-A49 roles-follow-the-ball, an interceptor who meets an opponent is tackled
      Given the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And the zone is known to the defense
      And it is yellow's turn with 6 of 6 squares left
      And yellow's L2 stands on 25,4
      And yellow's L2 has the ball
      And red's TE stands on 24,4
      When yellow's L2 runs into the man on 24,4
      Then a tackle is to be drawn
      When yellow's L2 runs into the man on 24,4: a tackle
      Then yellow is on offense
      And the scrimmage line is 23 and the first-down line 18

    @TACKLE.attempt.1 @case:with-fixed-roles-a-runner-is-tackled-by-the-defense-as-ever
    Scenario: Under CF-A49 roles-fixed-for-the-play, the defense tackles a runner
      Given the reading CF-A49 is roles-fixed-for-the-play
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 17,4
      And yellow's S stands on 18,4
      When yellow's S tackles the carrier on 17,4: a tackle
      Then red is on offense
      And the scrimmage line is 17 and the first-down line 20

    @BLOCK.both-sides @case:with-fixed-roles-the-men-around-an-interceptor-may-still-be-blocked
    Scenario: Under CF-A49 roles-fixed-for-the-play, men around an interceptor may be blocked
      Given the reading CF-A49 is roles-fixed-for-the-play
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And yellow's L2 stands on 25,4
      And yellow's L2 has the ball
      And yellow's B1 stands on 25,6
      And red's G1 stands on 24,6
      When red's G1 blocks the man on 25,6
      Then yellow's B1 is off the field
      And red's G1 is off the field
      And yellow's L2 has the ball

    @T1.1 @case:with-fixed-roles-nobody-may-be-moved-onto-an-interceptor
    Scenario: Under CF-A49 roles-fixed-for-the-play, an interceptor may not be tackled
      Given the reading CF-A49 is roles-fixed-for-the-play
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And yellow's L2 stands on 25,4
      And yellow's L2 has the ball
      And red's G1 stands on 24,4
      When red's G1 tackles the carrier on 25,4
      Then it is refused under T1.1
      And nothing has changed
      And red cannot move G1 to 25,4
      And red can move G1 to 25,3

    @T1.1 @case:with-fixed-roles-an-interceptor-may-not-be-moved-onto-an-opponent
    Scenario: Under CF-A49 roles-fixed-for-the-play, an interceptor may not enter an opponent's square
      Given the reading CF-A49 is roles-fixed-for-the-play
      And the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And the zone is known to the defense
      And it is yellow's turn with 6 of 6 squares left
      And yellow's L2 stands on 25,4
      And yellow's L2 has the ball
      And red's TE stands on 24,4
      When yellow's L2 runs into the man on 24,4
      Then it is refused under T1.1
      And nothing has changed

  Rule: A fumble recovered by the defense passes the ball

    @POSSESSION.d @case:a-defender-first-on-a-loose-ball-starts-where-he-took-it
    Scenario Outline: If a defender reaches a loose ball, his side starts a series there
      Given red is on offense going <way>
      And it is down <down>
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 6 of 6 squares left
      And red's H is off the field
      And yellow's S stands on <from>
      And the ball lies loose on <ball> fumbled by red
      When yellow's S moves to <ball>
      Then these may act: yellow (place)
      And yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1
      And it is play 2

      Examples:
        | way  | down | from | ball | line | yellow |
        | east | 1    | 19,4 | 18,4 | 17   | 12     |
        | east | 4    | 31,4 | 30,4 | 29   | 24     |
        | west | 2    | 42,4 | 43,4 | 43   | 48     |

    @POSSESSION.d @case:a-loose-ball-that-comes-to-rest-on-a-man-of-the-defense-is-his
    Scenario: A loose ball that stops at a defender gives his side the ball
      Given it is yellow's turn with 6 of 6 squares left
      And red's H stands on 21,4
      And yellow's S stands on 22,4
      And yellow's L2 stands on 21,8
      When yellow's S tackles the carrier on 21,4: a fumble that rolls south
      Then yellow is on offense
      And the scrimmage line is 20 and the first-down line 15
      And it is down 1

    @POSSESSION.d
    Scenario: The throwing side that recovers the interceptor's fumble starts a new series
      Given the call is a pass to zone 8
      And it is down 3
      And each side has finished 2 turns
      And the zone is known to the defense
      And the ball lies loose on 17,12 fumbled by yellow
      And the ball has changed hands
      When red's SE moves to 17,12
      Then these may act: red (place)
      And red is on offense
      And the scrimmage line is 17 and the first-down line 22
      And it is down 1

    @POSSESSION.c
    Scenario: The intercepting side that recovers its own man's fumble keeps the ball
      Given the call is a pass to zone 8
      And it is down 3
      And red has finished 3 turns and yellow 2
      And the zone is known to the defense
      And it is yellow's turn with 6 of 6 squares left
      And the ball lies loose on 29,8 fumbled by yellow
      And the ball has changed hands
      When yellow's S moves to 29,8
      Then yellow is on offense
      And the scrimmage line is 28 and the first-down line 23
      And it is down 1
