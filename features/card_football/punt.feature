Feature: Punts
  The offense may kick the ball far down the field. The receiver then gets the ball.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: A punt moves the ball by its number and changes possession

    @PUNT.any-down @PUNT.distance @PUNT.possession @PUNT.read-section @case:a-punt-of-40-from-the-own-30-gives-the-receiver-his-own-30
    Scenario: A punt of 40 from the own 30 reaches the receiver's 30
      Given home has the ball on own 30
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And the used cards are A

    @PUNT.any-down @PUNT.possession @case:the-offence-may-punt-on-any-down
    Scenario Outline: The offense may punt on any down
      Given home has the ball on own 34
      And it is <down> down with the flags from <flags>
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 26

      Examples:
        | down   | flags  |
        | first  | own 34 |
        | second | own 30 |
        | third  | own 30 |
        | fourth | own 30 |

    @PUNT.distance @PUNT.possession @case:a-punt-that-stays-in-the-field-is-taken-over-where-it-lies
    Scenario Outline: After a punt inside the field, the receiver starts where the punt ends
      Given home has the ball on <line>
      And it is fourth down with the flags from own 20
      And card A has punt <number>
      When home punts and card A is turned
      Then away starts first and ten on <starts>
      And the score is home 0, away 0

      Examples:
        | line   | number | starts        |
        | own 1  | 98     | own 1         |
        | own 25 | 25     | midfield      |
        | own 25 | 24     | opponent's 49 |
        | own 25 | 26     | own 49        |
        | own 25 | 0      | opponent's 25 |

    @PUNT.read-section @PUNT.distance @case:the-matrix-of-the-card-turned-for-a-punt-does-not-count
    Scenario: A punt ignores the matrix of the turned card
      Given home has the ball on own 30
      And card A has punt 40
      And card A gives TD for every pairing
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And the score is home 0, away 0

    @PUNT.any-down @PUNT.purpose @case:on-fourth-down-in-the-own-half-the-offence-may-play-or-punt
    Scenario: The offense may play or punt on fourth down
      Given home has the ball on own 31
      And it is fourth down with the flags from own 30
      And card A has punt 40
      When the position is put on the table
      Then home has exactly these actions
        | action             |
        | call Draw          |
        | call Sweep         |
        | call Deep Pass     |
        | call Run Up Middle |
        | call Short Pass    |
        | punt               |
      When home punts and card A is turned
      Then away starts first and ten on own 29

    @PUNT.purpose @case:nothing-forces-a-punt-on-fourth-down
    Scenario: The offense need not punt on fourth down
      Given home has the ball on own 31
      And it is fourth down with the flags from own 30
      When home, given card P01, asks by which rules to punt
      Then the explanation cites PUNT.any-down, PUNT.purpose
      When home calls Sweep
      Then it is accepted
      And it is fourth down with the flags from own 30

    @PUNT.possession @FIRST.hand-cards @case:after-a-punt-the-receiver-plays-punts-or-kicks-and-the-punter-defends
    Scenario: After a punt, the receiver may call plays, punt or kick a field goal
      Given home has the ball on own 9
      And card A has punt 39
      When home punts and card A is turned
      Then these may act: home (call); away (call, field-goal, punt)
      And away starts first and ten on opponent's 48

    @PUNT.declare @PUNT.read-section @PUNT.distance @PUNT.possession @case:the-explanation-of-a-punt-names-what-was-asked-and-what-was-done
    Scenario: The explanation of a punt cites the clauses for its announcement and distance
      Given home has the ball on own 30
      And card A has punt 40
      When home, given card A, asks by which rules to punt
      Then the explanation cites PUNT.any-down, PUNT.declare, PUNT.no-play-cards, PUNT.read-section, PUNT.distance, PUNT.possession

  Rule: A punt over the goal line is brought out to the 20

    @PUNT.past-goal-line @TOUCHBACK.punt
    Scenario Outline: A punt to the goal line or over it is a touchback
      Given home has the ball on <line>
      And card A has punt <number>
      When home punts and card A is turned
      Then away starts first and ten on own 20
      And the score is home 0, away 0

      Examples:
        | line          | number |
        | own 1         | 99     |
        | own 30        | 71     |
        | opponent's 25 | 25     |
        | opponent's 25 | 26     |
        | opponent's 1  | 1      |
        | opponent's 1  | 99     |

    @PUNT.example @TOUCHBACK.punt @case:the-printed-punt-of-30-from-the-opponents-25-puts-the-receiver-on-his-20
    Scenario: The printed punt of 30 from the opponent's 25 is a touchback
      Given home has the ball on opponent's 25
      And card A is the printed card
      When home punts and card A is turned
      Then away starts first and ten on own 20

    @PUNT.past-goal-line @TOUCHBACK.punt @case:where-the-line-must-be-crossed-a-punt-one-yard-over-it-is-brought-out-to-the-20
    Scenario: Under KF-A19 strict-except-td, a punt over the goal line is a touchback
      Given the reading KF-A19 is strict-except-td
      And home has the ball on opponent's 25
      And card A has punt 26
      When home punts and card A is turned
      Then away starts first and ten on own 20

    @PUNT.distance @case:where-the-line-must-be-crossed-a-punt-onto-it-is-spotted-on-the-1
    Scenario Outline: Under KF-A19 strict-except-td, a punt onto the goal line stops on the 1
      Given the reading KF-A19 is strict-except-td
      And home has the ball on <line>
      And card A has punt <number>
      When home punts and card A is turned
      Then away starts first and ten on own 1

      Examples:
        | line          | number |
        | opponent's 25 | 25     |
        | own 30        | 70     |

    @PUNT.distance @case:a-punt-one-yard-short-of-the-goal-line-is-not-brought-out
    Scenario Outline: A punt one yard short of the goal line is not a touchback
      Given home has the ball on <line>
      And card A has punt <number>
      When home punts and card A is turned
      Then away starts first and ten on own 1

      Examples:
        | line          | number |
        | own 30        | 69     |
        | opponent's 25 | 24     |

  Rule: The receiver may run a punt back for a touchdown

    @PUNT.td @TD.six @XP.must-try @case:a-punt-returned-for-a-touchdown-gives-the-receiver-6-points-and-the-try
    Scenario Outline: A punt run back for a touchdown gives the receiver 6 points
      Given home has the ball on <line>
      And the score is home 3, away 0
      And card A has punt TD
      When home punts and card A is turned
      Then away is to try for an extra point or two
      And the score is home 3, away 6

      Examples:
        | line          |
        | own 1         |
        | own 30        |
        | opponent's 25 |

    @PUNT.td @XP.kick-off @case:the-receiver-who-ran-a-punt-back-kicks-off-after-his-try
    Scenario: A receiver that runs a punt back kicks off after its try
      Given away has the ball on own 40
      And card A has punt TD
      And card B has field goal 20
      When away punts and card A is turned
      Then home is to try for an extra point or two
      When home kicks for the extra point and card B is turned
      Then home is to kick off
      And the score is home 7, away 0

    @PUNT.td @END.sudden-death
    Scenario: A punt run back in overtime wins the game at once
      Given it is overtime
      And the score is home 14, away 14
      And home has the ball on own 30
      And card A has punt TD
      When home punts and card A is turned
      Then the game is over and away has won under END.sudden-death
      And the score is home 14, away 20

  Rule: A fumbled punt gives the punter four new downs

    @PUNT.turnover @TO.section @TO.plus @case:a-lost-punt-with-a-plus-moves-towards-the-goal-line-of-the-punter-who-gains-it
    Scenario Outline: A fumbled punt with a positive turnover number moves towards the punter's goal line
      Given home has the ball on <line>
      And it is fourth down with the flags from own 28
      And card A has punt T/O
      And card A has turnover <number>
      When home punts and card A is turned
      Then home starts first and ten on <starts>
      And the score is home 0, away 0

      Examples:
        | line   | number | starts |
        | own 30 | 10     | own 20 |
        | own 30 | 29     | own 1  |

    @PUNT.turnover @TO.section @TO.minus @case:a-lost-punt-with-a-minus-moves-towards-the-goal-line-of-the-receiver-who-loses-it
    Scenario Outline: A fumbled punt with a negative turnover number moves towards the receiver's goal line
      Given home has the ball on <line>
      And it is fourth down with the flags from <line>
      And card A has punt T/O
      And card A has turnover <number>
      When home punts and card A is turned
      Then home starts first and ten on <starts>
      And the score is home 0, away 0

      Examples:
        | line          | number | starts       |
        | own 30        | -10    | own 40       |
        | opponent's 10 | -9     | opponent's 1 |

    @PUNT.turnover @TO.defender-end-zone @TOUCHBACK.turnover @case:a-lost-punt-with-a-plus-into-the-punters-end-zone-is-a-touchback-on-his-20
    Scenario Outline: A fumbled punt that ends in the punter's end zone is a touchback
      Given home has the ball on own 30
      And card A has punt T/O
      And card A has turnover <number>
      When home punts and card A is turned
      Then home starts first and ten on own 20

      Examples:
        | number |
        | 30     |
        | 31     |

    @PUNT.turnover @TO.offence-end-zone @TD.six @case:a-lost-punt-with-a-minus-into-the-receivers-end-zone-is-a-touchdown-for-the-punter
    Scenario Outline: A fumbled punt that ends in the receiver's end zone is the punter's touchdown
      Given home has the ball on opponent's 10
      And card A has punt T/O
      And card A has turnover <number>
      When home punts and card A is turned
      Then home is to try for an extra point or two
      And the score is home 6, away 0

      Examples:
        | number |
        | -10    |
        | -11    |

    @PUNT.turnover @case:where-a-lost-punt-stays-at-the-line-of-scrimmage-the-number-is-ignored
    Scenario Outline: Under KF-A17 at-scrimmage, a fumbled punt ignores the turnover number
      Given the reading KF-A17 is at-scrimmage
      And home has the ball on own 30
      And it is fourth down with the flags from own 28
      And card A has punt T/O
      And card A has turnover <number>
      When home punts and card A is turned
      Then home starts first and ten on own 30

      Examples:
        | number |
        | 10     |
        | -10    |
        | 99     |
        | -99    |

    @PUNT.turnover @TO.plus @TO.meaning @case:where-the-signs-keep-their-sides-a-lost-punt-with-a-plus-moves-towards-the-receivers-goal-line
    Scenario Outline: Under KF-A17 offence-relative, a positive number moves a fumbled punt towards the receiver's goal
      Given the reading KF-A17 is offence-relative
      And home has the ball on <line>
      And card A has punt T/O
      And card A has turnover <number>
      When home punts and card A is turned
      Then home starts first and ten on <starts>

      Examples:
        | line          | number | starts       |
        | own 30        | 10     | own 40       |
        | opponent's 10 | 9      | opponent's 1 |

    @PUNT.turnover @TO.minus @TO.meaning @case:where-the-signs-keep-their-sides-a-lost-punt-with-a-minus-moves-towards-the-punters-goal-line
    Scenario Outline: Under KF-A17 offence-relative, a negative number moves a fumbled punt towards the punter's goal
      Given the reading KF-A17 is offence-relative
      And home has the ball on own 30
      And card A has punt T/O
      And card A has turnover <number>
      When home punts and card A is turned
      Then home starts first and ten on <starts>

      Examples:
        | number | starts |
        | -10    | own 20 |
        | -29    | own 1  |

    @PUNT.turnover @TO.defender-end-zone @case:where-the-signs-keep-their-sides-a-lost-punt-with-a-plus-into-the-receivers-end-zone-leaves-him-the-ball-on-his-20
    Scenario: Under KF-A17 offence-relative, a fumbled punt into the receiver's end zone is a touchback
      Given the reading KF-A17 is offence-relative
      And home has the ball on opponent's 10
      And card A has punt T/O
      And card A has turnover 10
      When home punts and card A is turned
      Then away starts first and ten on own 20

    @PUNT.turnover @TO.offence-end-zone @case:where-the-signs-keep-their-sides-a-lost-punt-with-a-minus-into-the-punters-end-zone-is-a-touchdown-for-the-receiver
    Scenario: Under KF-A17 offence-relative, a fumbled punt into the punter's end zone is a touchdown
      Given the reading KF-A17 is offence-relative
      And home has the ball on own 10
      And card A has punt T/O
      And card A has turnover -10
      When home punts and card A is turned
      Then away is to try for an extra point or two
      And the score is home 0, away 6

    @PUNT.turnover @TO.minus @case:the-explanation-of-a-lost-punt-cites-the-sign-of-its-number
    Scenario Outline: The explanation of a fumbled punt with a negative turnover number cites TO.minus
      Given the reading KF-A17 is <reading>
      And home has the ball on own 30
      And card A has punt T/O
      And card A has turnover -10
      When home, given card A, asks by which rules to punt
      Then the explanation cites PUNT.turnover, TO.section, TO.minus
      And the explanation does not cite TO.plus

      Examples:
        | reading                   |
        | scrimmage-gainer-relative |
        | offence-relative          |

    @PUNT.turnover @case:where-the-line-must-be-crossed-a-lost-punt-onto-it-is-spotted-on-the-1-and-one-over-the-punters-is-brought-out
    Scenario Outline: Under KF-A19 strict-except-td, a fumbled punt onto the goal line stops on 1
      Given the reading KF-A19 is strict-except-td
      And home has the ball on <line>
      And card A has punt T/O
      And card A has turnover <number>
      When home punts and card A is turned
      Then home starts first and ten on <starts>
      And the score is home 0, away 0

      Examples:
        | line          | number | starts       |
        | own 30        | 30     | own 1        |
        | own 30        | 31     | own 20       |
        | opponent's 10 | -10    | opponent's 1 |

    @PUNT.turnover @TO.offence-end-zone @case:where-the-line-must-be-crossed-a-lost-punt-that-crosses-it-is-still-a-touchdown-for-the-punter
    Scenario: Under KF-A19 strict-except-td, a fumbled punt over the goal line is a touchdown
      Given the reading KF-A19 is strict-except-td
      And home has the ball on opponent's 10
      And card A has punt T/O
      And card A has turnover -11
      When home punts and card A is turned
      Then home is to try for an extra point or two
      And the score is home 6, away 0

    @PUNT.turnover @SAFETY.points @SAFETY.kick-off @TO.offence-end-zone @case:where-every-end-zone-is-a-safety-a-punt-lost-in-the-receivers-end-zone-costs-him-2-points-and-the-kick-off
    Scenario: Under KF-A20 always-safety, a fumbled punt into the receiver's end zone is a safety
      Given the reading KF-A20 is always-safety
      And home has the ball on opponent's 10
      And card A has punt T/O
      And card A has turnover -10
      When home punts and card A is turned
      Then away is to kick off
      And the score is home 2, away 0

  Rule: A negative punt goes towards the punter's own end zone

    @PUNT.negative @PUNT.possession @case:a-negative-punt-gives-the-receiver-the-ball-behind-the-line-of-scrimmage
    Scenario Outline: A negative punt gives the receiver the ball behind the scrimmage line
      Given home has the ball on own 30
      And card A has punt <number>
      When home punts and card A is turned
      Then away starts first and ten on <starts>
      And the score is home 0, away 0

      Examples:
        | number | starts        |
        | -1     | opponent's 29 |
        | -8     | opponent's 22 |
        | -29    | opponent's 1  |

    @PUNT.negative-end-zone @TD.six @case:a-negative-punt-into-the-punters-end-zone-is-a-touchdown-and-no-safety
    Scenario Outline: A negative punt into the punter's end zone is a touchdown for the receiver
      Given home has the ball on own 5
      And card A has punt <number>
      When home punts and card A is turned
      Then away is to try for an extra point or two
      And the score is home 0, away 6

      Examples:
        | number |
        | -5     |
        | -6     |
        | -99    |

    @PUNT.negative @case:where-the-line-must-be-crossed-a-punt-back-onto-it-is-spotted-on-the-1
    Scenario: Under KF-A19 strict-except-td, a negative punt onto the goal line stops on 1
      Given the reading KF-A19 is strict-except-td
      And home has the ball on own 5
      And card A has punt -5
      When home punts and card A is turned
      Then away starts first and ten on opponent's 1
      And the score is home 0, away 0

    @PUNT.negative-end-zone @case:where-the-line-must-be-crossed-a-punt-back-over-it-is-a-touchdown
    Scenario: Under KF-A19 strict-except-td, a negative punt over the goal line is the receiver's touchdown
      Given the reading KF-A19 is strict-except-td
      And home has the ball on own 5
      And card A has punt -6
      When home punts and card A is turned
      Then away is to try for an extra point or two
      And the score is home 0, away 6

    @PUNT.negative @SAFETY.points @SAFETY.kick-off @PUNT.negative-end-zone @case:where-every-end-zone-is-a-safety-a-punt-back-into-it-is-worth-2-points-and-the-punter-kicks-off
    Scenario: Under KF-A20 always-safety, a negative punt into the punter's end zone is a safety
      Given the reading KF-A20 is always-safety
      And home has the ball on own 5
      And card A has punt -8
      When home punts and card A is turned
      Then home is to kick off
      And the score is home 0, away 2

    @PUNT.negative-end-zone @TD.six @case:where-every-end-zone-is-a-touchdown-a-punt-back-into-it-stays-one
    Scenario: Under KF-A20 always-td, a negative punt into the punter's end zone is a touchdown
      Given the reading KF-A20 is always-td
      And home has the ball on own 5
      And card A has punt -8
      When home punts and card A is turned
      Then away is to try for an extra point or two
      And the score is home 0, away 6

    @PUNT.negative @case:a-punt-that-falls-back-to-the-own-1-is-no-touchdown
    Scenario: A negative punt back to the punter's own 1 is not a touchdown
      Given home has the ball on own 5
      And card A has punt -4
      When home punts and card A is turned
      Then away starts first and ten on opponent's 1
      And the score is home 0, away 0

  Rule: A punt is announced before any play card is chosen

    @PUNT.no-play-cards @PUNT.declare @case:a-play-card-the-defence-has-put-down-is-taken-back-for-a-punt
    Scenario: After a punt, the defense has its play card back in hand
      Given home has the ball on own 30
      And the defence has called Zone
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

    @PUNT.declare @PUNT.distance @case:where-it-may-wait-a-punt-after-choosing-a-play-card-takes-the-card-back
    Scenario: Under KF-A25 until-reveal, a punt returns the offense's card to its hand
      Given the reading KF-A25 is until-reveal
      And home has the ball on own 30
      And the offence has called Sweep
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

    @PUNT.declare @PUNT.distance @case:where-it-may-wait-a-punt-after-both-play-cards-are-shown-takes-them-back
    Scenario: Under KF-A25 until-reveal, a punt after the reveal returns both revealed play cards
      Given the reading KF-A25 is until-reveal
      And home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

    @PUNT.declare @case:asking-beforehand-gives-the-same-answers-as-punting
    Scenario: A query whether a side may punt gives the same answer as the punt
      Given home has the ball on own 30
      When home asks whether it may punt
      Then it is accepted
      When away asks whether it may punt
      Then it is refused under PUNT.any-down
      When home calls Sweep
      Then it is accepted
      When home asks whether it may punt
      Then it is refused under PUNT.declare

    @PUNT.any-down @case:the-defence-cannot-punt
    Scenario: The defense cannot punt
      Given home has the ball on own 30
      When away punts
      Then it is refused under PUNT.any-down
      And nothing has changed

    @PUNT.declare @PUNT.no-play-cards @case:a-punt-after-choosing-a-play-card-is-too-late
    Scenario: The offense cannot punt after choosing a play card
      Given home has the ball on own 30
      And the offence has called Sweep
      When home punts
      Then it is refused under PUNT.declare
      And nothing has changed

    @PUNT.declare @case:a-punt-after-both-play-cards-are-shown-is-too-late
    Scenario: The offense cannot punt after both play cards are revealed
      Given home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      And card A has punt 40
      When home punts and card A is turned
      Then it is refused under PUNT.declare
      And nothing has changed

    @PUNT.any-down @case:where-it-may-wait-the-defence-still-cannot-punt-after-the-reveal
    Scenario: Under KF-A25 until-reveal, the defense cannot punt after the play cards are revealed
      Given the reading KF-A25 is until-reveal
      And home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      When away punts
      Then it is refused under PUNT.any-down
      And nothing has changed

    @TWO.one-play @case:a-two-point-play-cannot-be-a-punt
    Scenario Outline: A punt is refused while a two-point play is to be played
      Given the reading KF-A25 is <key>
      And home is playing for two points
      And the score is home 6, away 0
      When home punts
      Then it is refused under TWO.one-play
      And nothing has changed

      Examples:
        | key                          |
        | scrimmage-only-before-choice |
        | until-reveal                 |

    @TWO.one-play @case:where-it-may-wait-a-two-point-play-cannot-become-a-punt-after-the-reveal
    Scenario: Under KF-A25 until-reveal, a punt is refused during a two-point play
      Given the reading KF-A25 is until-reveal
      And home is playing for two points
      And the score is home 6, away 0
      And the offence has called Sweep
      And the defence has called Zone
      When home punts
      Then it is refused under TWO.one-play
      And nothing has changed

    @KICKOFF.draw
    Scenario: A punt instead of a kick-off is refused
      Given home is to kick off
      When home punts
      Then it is refused under KICKOFF.draw
      And nothing has changed

    @XP.must-try
    Scenario: A punt instead of the try is refused
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When home punts
      Then it is refused under XP.must-try
      And nothing has changed

    @MOM.offence-effect @case:a-punt-before-the-defence-has-named-its-play-is-refused
    Scenario: A punt before the defense has named its play is refused
      Given home has the ball on own 30
      And the defence must name a play for home's drive
      When home punts
      Then it is refused under MOM.offence-effect
      And nothing has changed

    @END.fourth
    Scenario: A punt after the end of the game is refused
      Given the game is over
      And the score is home 7, away 3
      When home punts
      Then it is refused under END.fourth
      And nothing has changed

  Rule: A punt draws one card

    @PUNT.read-section @PUNT.distance @case:the-draw-for-a-punt-is-from-all-cards-of-the-pile-alike
    Scenario: Every card of the pile is equally likely to be turned for a punt
      Given home has the ball on own 30
      And card A has punt 40
      When home punts
      Then a card is to be turned for the punt
      And these outcomes are possible
        | value | p   |
        | A     | 1/5 |
        | X1    | 1/5 |
        | X2    | 1/5 |
        | X3    | 1/5 |
        | X4    | 1/5 |
      And nothing has changed
      When home punts and card A is turned
      Then away starts first and ten on own 30

    @PUNT.read-section
    Scenario: Used cards cannot be turned for a punt
      Given home has the ball on own 30
      And card A has punt 40
      And the pile holds only A, X3
      When home punts
      Then a card is to be turned for the punt
      And these outcomes are possible
        | value | p   |
        | A     | 1/2 |
        | X3    | 1/2 |
      When home punts and card X1 is turned
      Then it is an error of kind chance-mismatch
      When home punts and card A is turned
      Then away starts first and ten on own 30

    @PUNT.distance @case:one-card-in-five-has-a-punt-of-40-and-the-others-the-printed-30
    Scenario: The odds of a punt count each card of the pile
      Given home has the ball on own 30
      And card A has punt 40
      When the odds of the offence and the ball's line are asked for home to punt
      Then the odds are
        | the offence | the ball's line | p   |
        | away        | own 30          | 1/5 |
        | away        | own 40          | 4/5 |
      When home punts and card A is turned
      Then away starts first and ten on own 30

    @PUNT.td @case:with-the-default-deck-a-punt-from-the-own-30-is-lost-twice-and-run-back-once-in-36-cards
    Scenario: The default deck gives the odds of a lost or returned punt
      Given home has the ball on own 30
      When the odds of the phase and the offence are asked for home to punt
      Then the odds are
        | the phase | the offence | p     |
        | choose    | away        | 11/12 |
        | choose    | home        | 1/18  |
        | try       | away        | 1/36  |
      When home punts and card P03 is turned
      Then away is to try for an extra point or two
      When away kicks for the extra point and card P01 is turned
      Then away is to kick off

    @PUNT.turnover @case:with-the-default-deck-the-punter-keeps-the-ball-after-a-punt-lost-on-one-of-two-cards
    Scenario Outline: With the default deck, the punting side keeps a punt that the receiver fumbles
      Given home has the ball on own 30
      When home punts and card <card> is turned
      Then home starts first and ten on <starts>

      Examples:
        | card | starts |
        | P10  | own 20 |
        | P35  | own 36 |

    @PUNT.any-down @case:a-punt-adds-one-step-for-each-card-of-the-pile
    Scenario: Before a punt, the count of sequences includes one for each card
      Given home has the ball on own 30
      And card A has punt 40
      When the sequences of 1 steps are counted over all chances
      Then there are 15
      When the sequences of 1 steps are counted over first chances
      Then there are 11
      When home punts and card A is turned
      Then away starts first and ten on own 30

  Rule: Momentum and punts

    @PUNT.distance @case:a-punt-makes-no-momentum
    Scenario: By default, a punt gives no momentum, however long
      Given home has the ball on own 30
      And card A has punt 40
      And card A has offence momentum 10
      When home punts and card A is turned
      Then nobody has to name a play
      And away starts first and ten on own 30

    @PUNT.distance @case:where-any-movement-counts-a-ban-that-would-lapse-at-once-is-not-named-after-a-punt
    Scenario: Under KF-A33 next-action-only, a punt gives no momentum
      Given the reading KF-A32 is any-movement
      And home has the ball on own 30
      And card A has punt 40
      And card A has offence momentum 10
      When home punts and card A is turned
      Then nobody has to name a play
      And away starts first and ten on own 30

    @PUNT.distance @MOM.offence-trigger @MOM.offence-effect @case:where-any-movement-counts-and-bans-wait-a-punt-of-the-printed-number-makes-the-defence-name-a-play
    Scenario: Under KF-A32 any-movement, a punt as long as the momentum note gives momentum
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A has punt 40
      And card A has offence momentum 40
      When home punts and card A is turned
      Then the defence must name a play
      And the play is named for home's drive
      And away has the ball on own 30
      When away names Zone
      Then away starts first and ten on own 30
      And the defence may not use Zone while home has the ball

    @PUNT.distance @case:where-any-movement-counts-and-bans-wait-a-punt-one-yard-short-of-the-number-makes-no-momentum
    Scenario: Under KF-A32 any-movement, a punt shorter than the momentum note gives no momentum
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A has punt 40
      And card A has offence momentum 41
      When home punts and card A is turned
      Then nobody has to name a play
      And away starts first and ten on own 30

    @PUNT.negative @MOM.defence-trigger @MOM.defence-effect @case:where-any-movement-counts-and-bans-wait-a-negative-punt-makes-the-punter-name-a-play
    Scenario: Under KF-A32 any-movement, after a negative punt the punter gives up a play
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A has punt -8
      And card A has defence momentum -8
      When home punts and card A is turned
      Then the offence must name a play
      When home names Sweep
      Then away starts first and ten on opponent's 22
      And the offence may not use Sweep while home has the ball

    @PUNT.turnover @case:where-any-movement-counts-a-lost-punt-makes-no-momentum
    Scenario: Under KF-A32 any-movement, a fumbled punt gives no momentum
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A has punt T/O
      And card A has turnover -40
      And card A has offence momentum 1
      When home punts and card A is turned
      Then nobody has to name a play
      And home starts first and ten on opponent's 30

    @PUNT.possession @case:a-punt-ends-a-ban-on-the-next-play
    Scenario: By default, a punt ends a ban on a play
      Given home has the ball on own 30
      And the defence may not use Zone while home has the ball
      And card A has punt 40
      When home punts and card A is turned
      Then no play is forbidden
      And away starts first and ten on own 30

    @PUNT.possession @case:where-bans-wait-a-punt-does-not-end-one
    Scenario: Under KF-A33 next-matrix-play, a punt does not end a ban on a play
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And the defence may not use Zone while home has the ball
      And card A has punt 40
      When home punts and card A is turned
      Then the defence may not use Zone while home has the ball
      And away starts first and ten on own 30

  Rule: A punt uses a card

    @PUNT.read-section @QTR.last-card @case:a-punt-with-the-last-card-counts-and-ends-the-quarter
    Scenario: A punt with the quarter's last card counts and ends the quarter
      Given home has the ball on own 30
      And card A has punt 40
      And the pile holds only A
      When home punts and card A is turned
      Then it is quarter 2
      And away starts first and ten on own 30
      And no card has been used

    @PUNT.read-section @case:where-only-plays-take-time-the-card-of-a-punt-goes-back-into-the-pile
    Scenario: Under KF-A09 plays-only, a punt's card returns to the pile
      Given the reading KF-A09 is plays-only
      And home has the ball on own 30
      And card A has punt 40
      And the pile holds only A
      When home punts and card A is turned
      Then it is quarter 1
      And away starts first and ten on own 30
      And the used cards are X1, X2, X3, X4
