Feature: Turnovers and touchbacks
  The side that has the ball, or should receive it, loses it. The card says how far the ball moves.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: A plus moves the ball towards the defense's goal line

    @TO.plus @TO.from-scrimmage @TO.section @RESULT.turnover @TO.meaning @case:a-turnover-with-a-plus-gives-the-defence-the-ball-nearer-its-own-goal-line
    Scenario Outline: A turnover with a positive number moves the ball towards the defense's goal line
      Given home has the ball on <line>
      And card A gives T/O for Sweep against Blitz
      And card A has turnover <number>
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on <starts>
      And the score is home 0, away 0

      Examples:
        | line          | number | starts        |
        | own 40        | 10     | midfield      |
        | own 40        | 9      | opponent's 49 |
        | own 40        | 11     | own 49        |
        | own 40        | 59     | own 1         |
        | opponent's 10 | 9      | own 1         |
        | own 1         | 98     | own 1         |
        | own 1         | 1      | opponent's 2  |

    @TO.defender-end-zone @TOUCHBACK.turnover @case:a-turnover-with-a-plus-into-the-defenders-end-zone-starts-on-his-20
    Scenario Outline: A turnover that carries the ball into the defense's end zone is a touchback
      Given home has the ball on <line>
      And card A gives T/O for Sweep against Blitz
      And card A has turnover <number>
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on own 20
      And the score is home 0, away 0

      Examples:
        | line          | number |
        | opponent's 5  | 10     |
        | opponent's 10 | 10     |
        | opponent's 10 | 11     |
        | own 40        | 60     |
        | own 40        | 99     |
        | opponent's 1  | 1      |

    @TO.plus @case:where-the-line-must-be-crossed-a-turnover-onto-the-defenders-goal-line-starts-on-his-1-and-one-over-it-on-his-20
    Scenario Outline: Under KF-A19 strict-except-td, a turnover onto the defense's goal line stops on its 1
      Given the reading KF-A19 is strict-except-td
      And home has the ball on opponent's 10
      And card A gives T/O for Sweep against Blitz
      And card A has turnover <number>
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on own <starts>

      Examples:
        | number | starts |
        | 9      | 1      |
        | 10     | 1      |
        | 11     | 20     |

  Rule: A minus moves the ball towards the offense's goal line

    @TO.minus @TO.from-scrimmage @TO.section @TO.meaning @case:a-turnover-with-a-minus-gives-the-defence-the-ball-nearer-the-offences-goal-line
    Scenario Outline: A turnover with a negative number moves the ball towards the offense's goal line
      Given home has the ball on <line>
      And card A gives T/O for Sweep against Blitz
      And card A has turnover <number>
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on <starts>
      And the score is home 0, away 0

      Examples:
        | line         | number | starts        |
        | own 40       | -10    | opponent's 30 |
        | own 40       | -39    | opponent's 1  |
        | own 10       | -9     | opponent's 1  |
        | opponent's 1 | -98    | opponent's 1  |
        | opponent's 1 | -1     | own 2         |
        | own 49       | -1     | opponent's 48 |

    @TO.offence-end-zone @TD.six @XP.must-try @case:a-turnover-with-a-minus-into-the-offences-end-zone-is-a-touchdown-for-the-defence
    Scenario Outline: A turnover that carries the ball into the offense's end zone is a touchdown
      Given home has the ball on <line>
      And the score is home 3, away 7
      And card A gives T/O for Sweep against Blitz
      And card A has turnover <number>
      When home's Sweep meets Blitz on card A
      Then away is to try for an extra point or two
      And the score is home 3, away 13

      Examples:
        | line   | number |
        | own 5  | -10    |
        | own 10 | -10    |
        | own 10 | -11    |
        | own 40 | -40    |
        | own 1  | -1     |

    @TO.offence-end-zone @XP.kick-off @case:the-defence-that-scored-on-a-turnover-kicks-off-after-its-try
    Scenario: The defense that scored on a turnover kicks off after its try
      Given away has the ball on own 5
      And card A gives T/O for Draw against Run
      And card A has turnover -10
      And card B has field goal 19
      When away's Draw meets Run on card A
      And home kicks for the extra point and card B is turned
      Then home is to kick off
      And the score is home 6, away 0

    @TO.minus @case:where-the-line-must-be-crossed-a-turnover-back-onto-it-is-spotted-on-the-1
    Scenario: Under KF-A19 strict-except-td, a turnover onto the offense's goal line stops on its 1
      Given the reading KF-A19 is strict-except-td
      And home has the ball on own 10
      And card A gives T/O for Sweep against Blitz
      And card A has turnover -10
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on opponent's 1
      And the score is home 0, away 0

    @TO.offence-end-zone @case:where-the-line-must-be-crossed-a-turnover-back-over-it-is-a-touchdown
    Scenario: Under KF-A19 strict-except-td, a turnover over the offense's goal line is a touchdown
      Given the reading KF-A19 is strict-except-td
      And home has the ball on own 10
      And card A gives T/O for Sweep against Blitz
      And card A has turnover -11
      When home's Sweep meets Blitz on card A
      Then away is to try for an extra point or two
      And the score is home 0, away 6

    @TO.minus @SAFETY.points @SAFETY.kick-off @TO.offence-end-zone @case:where-every-end-zone-is-a-safety-a-turnover-into-the-offences-own-is-worth-2-points-and-it-kicks-off
    Scenario Outline: Under KF-A20 always-safety, a turnover into the offense's end zone is a safety
      Given the reading KF-A20 is always-safety
      And home has the ball on own 10
      And card A gives T/O for Sweep against Blitz
      And card A has turnover <number>
      When home's Sweep meets Blitz on card A
      Then home is to kick off
      And the score is home 0, away 2

      Examples:
        | number |
        | -10    |
        | -45    |

    @TO.minus @case:where-every-end-zone-is-a-safety-a-turnover-that-ends-on-the-1-is-none
    Scenario: Under KF-A20 always-safety, a turnover to the 1 is not a safety
      Given the reading KF-A20 is always-safety
      And home has the ball on own 10
      And card A gives T/O for Sweep against Blitz
      And card A has turnover -9
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on opponent's 1
      And the score is home 0, away 0

    @TO.offence-end-zone @TD.six @case:where-every-end-zone-is-a-touchdown-a-turnover-into-the-offences-own-stays-one
    Scenario: Under KF-A20 always-td, a turnover into the offense's end zone is a touchdown
      Given the reading KF-A20 is always-td
      And home has the ball on own 10
      And card A gives T/O for Sweep against Blitz
      And card A has turnover -10
      When home's Sweep meets Blitz on card A
      Then away is to try for an extra point or two
      And the score is home 0, away 6

  Rule: A turnover is counted from the line of scrimmage

    @TO.from-scrimmage @TO.plus @case:a-turnover-is-counted-from-the-ball-not-from-the-flags
    Scenario Outline: A turnover is counted from the ball, not from the first-down flags
      Given home has the ball on own 47
      And it is <down> down with the flags from <flags>
      And card A gives T/O for Sweep against Blitz
      And card A has turnover 10
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on own 43

      Examples:
        | down   | flags  |
        | first  | own 47 |
        | second | own 40 |
        | third  | own 40 |
        | fourth | own 40 |

    @TO.from-scrimmage @TO.minus @case:a-turnover-with-the-ball-far-behind-the-flags-is-counted-from-the-ball
    Scenario: A turnover behind the first-down flags is counted from the ball
      Given home has the ball on own 12
      And it is third down with the flags from own 30
      And card A gives T/O for Sweep against Blitz
      And card A has turnover -10
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on opponent's 2

    @TO.from-scrimmage @TO.plus @TO.meaning @case:a-turnover-of-ten-yards-or-more-makes-no-first-down
    Scenario: A turnover of ten yards or more gives the offense no first down
      Given home has the ball on own 30
      And card A gives T/O for Sweep against Blitz
      And card A has turnover 40
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on own 30

    @TO.plus @case:a-turnover-makes-no-momentum
    Scenario: By default, a turnover gives no momentum
      Given home has the ball on own 30
      And card A gives T/O for Sweep against Blitz
      And card A has turnover 10
      And card A has offence momentum 5
      When home's Sweep meets Blitz on card A
      Then nobody has to name a play
      And away starts first and ten on opponent's 40

    @TO.minus @case:where-even-touchdowns-make-momentum-a-turnover-makes-none
    Scenario: Under KF-A31 all, a turnover with a negative number gives no momentum
      Given the reading KF-A31 is all
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A gives T/O for Sweep against Blitz
      And card A has turnover -10
      And card A has defence momentum -5
      When home's Sweep meets Blitz on card A
      Then nobody has to name a play
      And away starts first and ten on opponent's 20

  Rule: The printed turnover

    @TO.example @TO.from-scrimmage @case:on-the-printed-card-run-up-middle-against-zone-moves-the-ball-ten-yards-for-the-defence
    Scenario Outline: A turnover on the printed card moves the ball ten yards for the defense
      Given home has the ball on <line>
      And card A is the printed card
      When home's Run Up Middle meets Zone on card A
      Then away starts first and ten on <starts>

      Examples:
        | line          | starts        |
        | own 1         | opponent's 11 |
        | own 18        | opponent's 28 |
        | own 40        | midfield      |
        | opponent's 45 | own 35        |
        | opponent's 11 | own 1         |

    @TO.example @TOUCHBACK.turnover @case:on-the-printed-card-run-up-middle-against-zone-from-the-opponents-10-is-a-touchback
    Scenario: A turnover on the printed card from the opponent's 10 is a touchback
      Given home has the ball on opponent's 10
      And card A is the printed card
      When home's Run Up Middle meets Zone on card A
      Then away starts first and ten on own 20

    @TO.sample-number
    Scenario: The printed card has the turnover number +10
      When card P01 is read
      Then its turnover section reads 10

    @TO.sample-number @case:the-turnover-number-of-the-printed-card-takes-the-ball-from-the-own-40-to-midfield-and-not-a-yard-less
    Scenario: A turnover on the printed card from the own 40 ends at midfield
      Given home has the ball on own 40
      And card A is the printed card
      When home's Run Up Middle meets Zone on card A
      Then away starts first and ten on midfield

    @TO.matrix-repeat @case:the-second-print-of-the-matrix-is-the-same-as-the-first
    Scenario Outline: The second print of the card's matrix has the same results as the first
      When <offence> against <defence> is looked up on card P01
      Then the cell reads <result>: <kind>

      Examples:
        | offence       | defence | result | kind       |
        | Draw          | Blitz   | 7      | gain       |
        | Sweep         | Blitz   | -2     | loss       |
        | Deep Pass     | Blitz   | -      | incomplete |
        | Run Up Middle | Blitz   | 1      | gain       |
        | Short Pass    | Blitz   | 3      | gain       |
        | Draw          | Run     | -1     | loss       |
        | Sweep         | Run     | 2      | gain       |
        | Deep Pass     | Run     | 12     | gain       |
        | Run Up Middle | Run     | 0      | gain       |
        | Short Pass    | Run     | -1     | loss       |
        | Draw          | Screen  | 10     | gain       |
        | Sweep         | Screen  | 2      | gain       |
        | Deep Pass     | Screen  | 10     | gain       |
        | Run Up Middle | Screen  | 3      | gain       |
        | Short Pass    | Screen  | -      | incomplete |
        | Draw          | Deep    | 4      | gain       |
        | Sweep         | Deep    | 6      | gain       |
        | Deep Pass     | Deep    | 0      | gain       |
        | Run Up Middle | Deep    | 10     | gain       |
        | Short Pass    | Deep    | 12     | gain       |
        | Draw          | Zone    | 8      | gain       |
        | Sweep         | Zone    | -1     | loss       |
        | Deep Pass     | Zone    | -      | incomplete |
        | Run Up Middle | Zone    | T/O    | turnover   |
        | Short Pass    | Zone    | -      | incomplete |

    @TO.meaning @TO.plus @case:the-explanation-of-a-turnover-names-the-section-the-move-and-who-has-the-ball
    Scenario: The explanation of a turnover cites the clauses of card section and ball movement
      Given home has the ball on own 40
      And the offence has called Run Up Middle
      And the defence has called Zone
      And card A is the printed card
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites RESULT.turnover, TO.meaning, TO.section, TO.from-scrimmage, TO.plus

  Rule: A receiver can lose a kick-off or a punt

    @TO.meaning @KICKOFF.turnover @case:a-lost-kick-off-gives-the-kicker-the-ball-counted-from-the-receivers-20
    Scenario Outline: A fumbled kick-off is counted from the receiver's 20
      Given home is to kick off
      And card A has kick-off T/O
      And card A has turnover <number>
      When away turns card A for the kick-off
      Then home starts first and ten on <starts>
      And the score is home 0, away 0

      Examples:
        | number | starts        |
        | 10     | opponent's 30 |
        | -10    | opponent's 10 |
        | -19    | opponent's 1  |
        | 80     | own 20        |

    @TO.meaning @KICKOFF.turnover @TO.offence-end-zone @case:a-lost-kick-off-that-ends-in-the-receivers-end-zone-is-a-touchdown-for-the-kicker
    Scenario: A fumbled kick-off into the receiver's end zone is a touchdown for the kicker
      Given home is to kick off
      And card A has kick-off T/O
      And card A has turnover -20
      When away turns card A for the kick-off
      Then home is to try for an extra point or two
      And the score is home 6, away 0

    @KICKOFF.turnover @SAFETY.points @SAFETY.kick-off @TO.offence-end-zone @case:where-every-end-zone-is-a-safety-a-kick-off-lost-in-the-receivers-own-costs-him-2-points-and-the-kick-off
    Scenario: Under KF-A20 always-safety, a fumbled kick-off into the end zone is a safety
      Given the reading KF-A20 is always-safety
      And home is to kick off
      And card A has kick-off T/O
      And card A has turnover -20
      When away turns card A for the kick-off
      Then away is to kick off
      And the score is home 2, away 0

    @KICKOFF.turnover @case:where-the-line-must-be-crossed-a-kick-off-lost-on-the-receivers-goal-line-is-spotted-on-his-1
    Scenario: Under KF-A19 strict-except-td, a fumbled kick-off onto the goal line stops on 1
      Given the reading KF-A19 is strict-except-td
      And home is to kick off
      And card A has kick-off T/O
      And card A has turnover -20
      When away turns card A for the kick-off
      Then home starts first and ten on opponent's 1
      And the score is home 0, away 0

    @TO.meaning @PUNT.turnover @case:a-punt-can-be-lost-by-the-receiver
    Scenario: A punt lost by the receiver gives the punter the ball
      Given home has the ball on own 40
      And card A has punt T/O
      And card A has turnover -10
      When home punts and card A is turned
      Then home starts first and ten on midfield

  Rule: The turnover section and the number of turnover cards

    @TO.section @TO.plus @case:a-turnover-section-with-a-number-from-1-to-99-is-in-order
    Scenario Outline: A card with a turnover number from 1 to 99 is valid
      Given home has the ball on midfield
      And card A's turnover section reads <value>
      And card A gives T/O for Sweep against Blitz
      When the deck of this scenario is checked
      Then the deck has no fault
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on <starts>

      Examples:
        | value | starts |
        | 1     | own 49 |
        | 99    | own 20 |

    @TO.section @TO.minus @case:a-turnover-section-that-says-minus-1-is-in-order
    Scenario: A card with the turnover number -1 is valid
      Given home has the ball on midfield
      And card A's turnover section reads -1
      And card A gives T/O for Sweep against Blitz
      When the deck of this scenario is checked
      Then the deck has no fault
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on opponent's 49

    @TO.most-cards @case:in-the-default-deck-23-of-36-cards-have-a-turnover-in-the-matrix
    Scenario: In the default deck, 23 of 36 cards have a turnover
      When the deck is counted
      Then the number of cards is 36
      And the number of cards with a turnover is 23

    @TO.most-cards @case:more-than-half-of-the-cards-with-a-turnover-are-most
    Scenario: A deck check finds turnovers on most cards if more than half have one
      Given the deck is exactly the cards of this scenario
      And card A is the printed card
      And card B is the printed card
      And card C gives 3 for every pairing
      When the deck of this scenario is checked
      Then the deck has no fault, and the cards with a turnover are most

    @TO.most-cards @case:a-turnover-on-kick-offs-and-punts-only-does-not-make-most-cards-bring-one
    Scenario: A deck check's count of turnover cards omits turnovers on kick-offs and punts
      Given the deck is exactly the cards of this scenario
      And card A gives 3 for every pairing
      And card A has kick-off T/O
      And card A has punt T/O
      When the deck of this scenario is checked
      Then the deck has no fault, and the cards with a turnover are not most

    @TO.section @case:over-the-printed-card-and-its-copies-the-turnover-is-always-plus-10
    Scenario: The sample deck's turnover number is always +10
      Given the bundled sample deck
      When the turnover section is weighed over the deck
      Then the distribution is
        | result | p |
        | 10     | 1 |

    @TO.from-scrimmage @TO.plus @case:one-card-in-five-loses-the-ball-and-the-others-gain-2
    Scenario: The odds of a turnover count each card of the pile
      Given home has the ball on own 40
      And the offence has called Sweep
      And the defence has called Run
      And card A gives T/O for Sweep against Run
      And card A has turnover 5
      When the odds of the offence, the ball's line and the down are asked for home to turn a card
      Then the odds are
        | the offence | the ball's line | the down | p   |
        | away        | opponent's 45   | 1        | 1/5 |
        | home        | own 42          | 2        | 4/5 |
      When home turns card A
      Then away starts first and ten on opponent's 45

    @TO.most-cards @case:half-of-the-cards-with-a-turnover-are-not-most
    Scenario: Turnover cards that are exactly half of a deck are not most cards
      Given the deck is exactly the cards of this scenario
      And card A is the printed card
      And card B gives 3 for every pairing
      When the deck of this scenario is checked
      Then the deck has no fault, and the cards with a turnover are not most

    @TO.section @case:a-turnover-section-without-a-number-other-than-0-is-a-fault-of-the-deck
    Scenario Outline: A deck check reports an invalid turnover section
      Given card A's turnover section reads <value>
      When the deck of this scenario is checked
      Then fault 1 is under TO.section
      And the cards with a turnover are not counted

      Examples:
        | case             | value        |
        | zero             | 0            |
        | above 99         | 100          |
        | below minus 99   | -100         |
        | number as a text | the text +10 |
        | turnover         | T/O          |
        | nothing at all   | nothing      |

    @TO.section @case:a-game-cannot-be-played-with-a-turnover-of-0
    Scenario: A position is refused if a card has the turnover number 0
      Given card A's turnover section reads 0
      When the position is put on the table
      Then it is refused under TO.section

  Rule: Touchbacks

    @TOUCHBACK.turnover @case:a-touchback-after-a-turnover-brings-the-defence-four-chances-from-its-20
    Scenario: After a touchback on a turnover, the defense starts with a first down
      Given away has the ball on opponent's 3
      And it is fourth down with the flags from opponent's 9
      And card A gives T/O for Short Pass against Deep
      And card A has turnover 3
      When away's Short Pass meets Deep on card A
      Then home starts first and ten on own 20

    @TOUCHBACK.punt @case:a-touchback-after-a-punt-brings-the-receiver-four-chances-from-his-20
    Scenario: After a touchback on a punt, the receiver starts with a first down
      Given away has the ball on opponent's 3
      And it is fourth down with the flags from opponent's 9
      And card A has punt 3
      When away punts and card A is turned
      Then home starts first and ten on own 20

    @RESULT.turnover @END.sudden-death @case:a-turnover-into-the-offences-end-zone-in-overtime-wins-the-game-for-the-defence
    Scenario: An overtime turnover into the offense's end zone wins the game
      Given it is overtime
      And the score is home 7, away 7
      And home has the ball on own 5
      And card A gives T/O for Sweep against Blitz
      And card A has turnover -5
      When home's Sweep meets Blitz on card A
      Then the game is over and away has won under END.sudden-death
      And the score is home 7, away 13

    @TOUCHBACK.turnover @case:a-touchback-in-overtime-is-no-score
    Scenario: A touchback in overtime scores nothing
      Given it is overtime
      And the score is home 7, away 7
      And home has the ball on opponent's 5
      And card A gives T/O for Sweep against Blitz
      And card A has turnover 5
      When home's Sweep meets Blitz on card A
      Then the game goes on
      And away starts first and ten on own 20

  Rule: Explanations of a turnover's direction

    @RESULT.turnover @case:a-turnover-is-told-by-its-sign
    Scenario Outline: The explanation of a turnover cites TO.plus or TO.minus by its number's sign
      Given home has the ball on own 30
      And card A gives T/O for Sweep against Zone
      And card A has turnover <number>
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites TO.section, <sign>, TO.from-scrimmage
      And the explanation does not cite <other>

      Examples:
        | number | sign     | other    |
        | 1      | TO.plus  | TO.minus |
        | 10     | TO.plus  | TO.minus |
        | -1     | TO.minus | TO.plus  |

    @TWO.one-play @case:where-turnovers-apply-to-the-two-point-play-that-one-is-told
    Scenario: Under KF-A22 apply-turnover, the explanation of a two-point turnover cites its clause
      Given the reading KF-A22 is apply-turnover
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives T/O for Sweep against Zone
      And card A has turnover -10
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites TO.section, TO.minus, TO.from-scrimmage, TWO.one-play

    @PUNT.negative-end-zone @case:a-punt-that-scores-makes-no-momentum-even-where-promises-wait
    Scenario Outline: Under KF-A32 any-movement, a punt that scores gives no momentum
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is <key>
      And home has the ball on own 5
      And card A has punt -10
      And card A has defence momentum 0
      When home punts and card A is turned
      Then nobody has to name a play
      And away is to try for an extra point or two

      Examples:
        | key         |
        | no-momentum |
        | normal-play |

    @PLAY.draw @case:the-cards-made-for-a-game-stay-those-of-the-game
    Scenario: A redrawn kick-off and a play do not change the generated deck
      Given the reading KF-A01 is random-generator
      And the reading KF-A16 is redraw
      And card A has kick-off T/O
      And card B has kick-off k5
      And card C gives 5 for Sweep against Zone
      And card C has field goal 20
      And card D gives 4 for Sweep against Zone
      And the deck is exactly the cards of this scenario
      And the cards made are A, B, C and D
      And home is to kick off
      When away turns card A for the kick-off
      Then the cards made are A, B, C and D
      And another card is to be turned for the place of the ball
      When away turns card B for the kick-off
      Then home starts first and ten on own 5
      And the cards made are A, B, C and D
      When home's Sweep meets Zone on card D
      Then home has the ball on own 9
      And the cards made are A, B, C and D
