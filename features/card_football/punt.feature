Feature: Punts
  The offence may give the ball away on purpose, in the hope of pushing it far down the field first.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: A punt moves the ball by the number of its section and gives it to the receiver

    @PUNT.any-down @PUNT.distance @PUNT.possession @PUNT.read-section
    Scenario: A punt of 40 from the own 30 gives the receiver his own 30
      Given home has the ball on own 30
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And the used cards are A

    @PUNT.any-down @PUNT.possession
    Scenario Outline: The offence may punt on any down
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

    @PUNT.distance @PUNT.possession
    Scenario Outline: A punt that stays in the field is taken over where it lies
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

    @PUNT.read-section @PUNT.distance
    Scenario: The matrix of the card turned for a punt does not count
      Given home has the ball on own 30
      And card A has punt 40
      And card A gives TD for every pairing
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And the score is home 0, away 0

    @PUNT.any-down @PUNT.purpose
    Scenario: On fourth down in the own half the offence may play or punt
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

    @PUNT.purpose
    Scenario: Nothing forces a punt on fourth down
      Given home has the ball on own 31
      And it is fourth down with the flags from own 30
      When home, given card P01, asks by which rules to punt
      Then the explanation cites PUNT.any-down, PUNT.purpose
      When home calls Sweep
      Then it is accepted
      And it is fourth down with the flags from own 30

    @PUNT.possession @FIRST.hand-cards
    Scenario: After a punt the receiver plays, punts or kicks and the punter defends
      Given home has the ball on own 9
      And card A has punt 39
      When home punts and card A is turned
      Then these may act: home (call); away (call, field-goal, punt)
      And away starts first and ten on opponent's 48

    @PUNT.declare @PUNT.read-section @PUNT.distance @PUNT.possession
    Scenario: The explanation of a punt names what was asked and what was done
      Given home has the ball on own 30
      And card A has punt 40
      When home, given card A, asks by which rules to punt
      Then the explanation cites PUNT.any-down, PUNT.declare, PUNT.no-play-cards, PUNT.read-section, PUNT.distance, PUNT.possession

  Rule: A punt over the receiver's goal line is brought out to his 20

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

    @PUNT.example @TOUCHBACK.punt
    Scenario: The printed punt of 30 from the opponent's 25 puts the receiver on his 20
      Given home has the ball on opponent's 25
      And card A is the printed card
      When home punts and card A is turned
      Then away starts first and ten on own 20

    @PUNT.past-goal-line @TOUCHBACK.punt
    Scenario: Where the line must be crossed, a punt one yard over it is brought out to the 20
      Given the reading KF-A19 is strict-except-td
      And home has the ball on opponent's 25
      And card A has punt 26
      When home punts and card A is turned
      Then away starts first and ten on own 20

    @PUNT.distance
    Scenario Outline: Where the line must be crossed, a punt onto it is spotted on the 1
      Given the reading KF-A19 is strict-except-td
      And home has the ball on <line>
      And card A has punt <number>
      When home punts and card A is turned
      Then away starts first and ten on own 1

      Examples:
        | line          | number |
        | opponent's 25 | 25     |
        | own 30        | 70     |

    @PUNT.distance
    Scenario Outline: A punt one yard short of the goal line is not brought out
      Given home has the ball on <line>
      And card A has punt <number>
      When home punts and card A is turned
      Then away starts first and ten on own 1

      Examples:
        | line          | number |
        | own 30        | 69     |
        | opponent's 25 | 24     |

  Rule: The receiver may run a punt back for a touchdown

    @PUNT.td @TD.six @XP.must-try
    Scenario Outline: A punt returned for a touchdown gives the receiver 6 points and the try
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

    @PUNT.td @XP.kick-off
    Scenario: The receiver who ran a punt back kicks off after his try
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

  Rule: A receiver who loses the punt gives the punter four new chances

    @PUNT.turnover @TO.section @TO.plus
    Scenario Outline: A lost punt with a plus moves towards the goal line of the punter who gains it
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

    @PUNT.turnover @TO.section @TO.minus
    Scenario Outline: A lost punt with a minus moves towards the goal line of the receiver who loses it
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

    @PUNT.turnover @TO.defender-end-zone @TOUCHBACK.turnover
    Scenario Outline: A lost punt with a plus into the punter's end zone is a touchback on his 20
      Given home has the ball on own 30
      And card A has punt T/O
      And card A has turnover <number>
      When home punts and card A is turned
      Then home starts first and ten on own 20

      Examples:
        | number |
        | 30     |
        | 31     |

    @PUNT.turnover @TO.offence-end-zone @TD.six
    Scenario Outline: A lost punt with a minus into the receiver's end zone is a touchdown for the punter
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

    @PUNT.turnover
    Scenario Outline: Where a lost punt stays at the line of scrimmage, the number is ignored
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

    @PUNT.turnover @TO.plus @TO.meaning
    Scenario Outline: Where the signs keep their sides, a lost punt with a plus moves towards the receiver's goal line
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

    @PUNT.turnover @TO.minus @TO.meaning
    Scenario Outline: Where the signs keep their sides, a lost punt with a minus moves towards the punter's goal line
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

    @PUNT.turnover @TO.defender-end-zone
    Scenario: Where the signs keep their sides, a lost punt with a plus into the receiver's end zone leaves him the ball on his 20
      Given the reading KF-A17 is offence-relative
      And home has the ball on opponent's 10
      And card A has punt T/O
      And card A has turnover 10
      When home punts and card A is turned
      Then away starts first and ten on own 20

    @PUNT.turnover @TO.offence-end-zone
    Scenario: Where the signs keep their sides, a lost punt with a minus into the punter's end zone is a touchdown for the receiver
      Given the reading KF-A17 is offence-relative
      And home has the ball on own 10
      And card A has punt T/O
      And card A has turnover -10
      When home punts and card A is turned
      Then away is to try for an extra point or two
      And the score is home 0, away 6

    @PUNT.turnover @TO.minus
    Scenario Outline: The explanation of a lost punt cites the sign of its number
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

    @PUNT.turnover
    Scenario Outline: Where the line must be crossed, a lost punt onto it is spotted on the 1, and one over the punter's is brought out
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

    @PUNT.turnover @TO.offence-end-zone
    Scenario: Where the line must be crossed, a lost punt that crosses it is still a touchdown for the punter
      Given the reading KF-A19 is strict-except-td
      And home has the ball on opponent's 10
      And card A has punt T/O
      And card A has turnover -11
      When home punts and card A is turned
      Then home is to try for an extra point or two
      And the score is home 6, away 0

    @PUNT.turnover @SAFETY.points @SAFETY.kick-off @TO.offence-end-zone
    Scenario: Where every end zone is a safety, a punt lost in the receiver's end zone costs him 2 points and the kick-off
      Given the reading KF-A20 is always-safety
      And home has the ball on opponent's 10
      And card A has punt T/O
      And card A has turnover -10
      When home punts and card A is turned
      Then away is to kick off
      And the score is home 2, away 0

  Rule: A negative punt goes towards the punter's own end zone

    @PUNT.negative @PUNT.possession
    Scenario Outline: A negative punt gives the receiver the ball behind the line of scrimmage
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

    @PUNT.negative-end-zone @TD.six
    Scenario Outline: A negative punt into the punter's end zone is a touchdown and no safety
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

    @PUNT.negative
    Scenario: Where the line must be crossed, a punt back onto it is spotted on the 1
      Given the reading KF-A19 is strict-except-td
      And home has the ball on own 5
      And card A has punt -5
      When home punts and card A is turned
      Then away starts first and ten on opponent's 1
      And the score is home 0, away 0

    @PUNT.negative-end-zone
    Scenario: Where the line must be crossed, a punt back over it is a touchdown
      Given the reading KF-A19 is strict-except-td
      And home has the ball on own 5
      And card A has punt -6
      When home punts and card A is turned
      Then away is to try for an extra point or two
      And the score is home 0, away 6

    @PUNT.negative @SAFETY.points @SAFETY.kick-off @PUNT.negative-end-zone
    Scenario: Where every end zone is a safety, a punt back into it is worth 2 points and the punter kicks off
      Given the reading KF-A20 is always-safety
      And home has the ball on own 5
      And card A has punt -8
      When home punts and card A is turned
      Then home is to kick off
      And the score is home 0, away 2

    @PUNT.negative-end-zone @TD.six
    Scenario: Where every end zone is a touchdown, a punt back into it stays one
      Given the reading KF-A20 is always-td
      And home has the ball on own 5
      And card A has punt -8
      When home punts and card A is turned
      Then away is to try for an extra point or two
      And the score is home 0, away 6

    @PUNT.negative @case:a-punt-that-falls-back-to-the-own-1-is-no-touchdown
    Scenario: A punt that falls back to the own 1 is not a touchdown
      Given home has the ball on own 5
      And card A has punt -4
      When home punts and card A is turned
      Then away starts first and ten on opponent's 1
      And the score is home 0, away 0

  Rule: A punt is announced before any play card is chosen and any card is turned

    @PUNT.no-play-cards @PUNT.declare
    Scenario: A play card the defence has put down is taken back for a punt
      Given home has the ball on own 30
      And the defence has called Zone
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

    @PUNT.declare @PUNT.distance @case:where-it-may-wait-a-punt-after-choosing-a-play-card-takes-the-card-back
    Scenario: Under KF-A25 until-reveal, a punt after choosing a play card takes the card back
      Given the reading KF-A25 is until-reveal
      And home has the ball on own 30
      And the offence has called Sweep
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

    @PUNT.declare @PUNT.distance @case:where-it-may-wait-a-punt-after-both-play-cards-are-shown-takes-them-back
    Scenario: Under KF-A25 until-reveal, a punt after both play cards are shown takes them back
      Given the reading KF-A25 is until-reveal
      And home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

    @PUNT.declare
    Scenario: Asking beforehand gives the same answers as punting
      Given home has the ball on own 30
      When home asks whether it may punt
      Then it is accepted
      When away asks whether it may punt
      Then it is refused under PUNT.any-down
      When home calls Sweep
      Then it is accepted
      When home asks whether it may punt
      Then it is refused under PUNT.declare

    @PUNT.any-down
    Scenario: The defence cannot punt
      Given home has the ball on own 30
      When away punts
      Then it is refused under PUNT.any-down
      And nothing has changed

    @PUNT.declare @PUNT.no-play-cards
    Scenario: A punt after choosing a play card is too late
      Given home has the ball on own 30
      And the offence has called Sweep
      When home punts
      Then it is refused under PUNT.declare
      And nothing has changed

    @PUNT.declare
    Scenario: A punt after both play cards are shown is too late
      Given home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      And card A has punt 40
      When home punts and card A is turned
      Then it is refused under PUNT.declare
      And nothing has changed

    @PUNT.any-down @case:where-it-may-wait-the-defence-still-cannot-punt-after-the-reveal
    Scenario: Under KF-A25 until-reveal, the defence still cannot punt after the reveal
      Given the reading KF-A25 is until-reveal
      And home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      When away punts
      Then it is refused under PUNT.any-down
      And nothing has changed

    @TWO.one-play
    Scenario Outline: A two-point play cannot be a punt
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
    Scenario: Under KF-A25 until-reveal, a two-point play cannot become a punt after the reveal
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

    @MOM.offence-effect
    Scenario: A punt before the defence has named its play is refused
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

    @PUNT.read-section @PUNT.distance
    Scenario: The draw for a punt is from all cards of the pile alike
      Given home has the ball on own 30
      And card A has punt 40
      When home punts
      Then a card is to be turned for the punt
      And it may be
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
      And it may be
        | value | p   |
        | A     | 1/2 |
        | X3    | 1/2 |
      When home punts and card X1 is turned
      Then it is an error of kind chance-mismatch
      When home punts and card A is turned
      Then away starts first and ten on own 30

    @PUNT.distance
    Scenario: One card in five has a punt of 40 and the others the printed 30
      Given home has the ball on own 30
      And card A has punt 40
      When the odds of the offence and the ball's line are asked for home to punt
      Then the odds are
        | the offence | the ball's line | p   |
        | away        | own 30          | 1/5 |
        | away        | own 40          | 4/5 |
      When home punts and card A is turned
      Then away starts first and ten on own 30

    @PUNT.td
    Scenario: With the default deck a punt from the own 30 is lost twice and run back once in 36 cards
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

    @PUNT.turnover
    Scenario Outline: With the default deck the punter keeps the ball after a punt lost on one of two cards
      Given home has the ball on own 30
      When home punts and card <card> is turned
      Then home starts first and ten on <starts>

      Examples:
        | card | starts |
        | P10  | own 20 |
        | P35  | own 36 |

    @PUNT.any-down
    Scenario: A punt adds one step for each card of the pile
      Given home has the ball on own 30
      And card A has punt 40
      When the sequences of 1 steps are counted over all chances
      Then there are 15
      When the sequences of 1 steps are counted over first chances
      Then there are 11
      When home punts and card A is turned
      Then away starts first and ten on own 30

  Rule: Momentum and punts

    @PUNT.distance
    Scenario: A punt makes no momentum
      Given home has the ball on own 30
      And card A has punt 40
      And card A has offence momentum 10
      When home punts and card A is turned
      Then nobody has to name a play
      And away starts first and ten on own 30

    @PUNT.distance
    Scenario: Where any movement counts, a ban that would lapse at once is not named after a punt
      Given the reading KF-A32 is any-movement
      And home has the ball on own 30
      And card A has punt 40
      And card A has offence momentum 10
      When home punts and card A is turned
      Then nobody has to name a play
      And away starts first and ten on own 30

    @PUNT.distance @MOM.offence-trigger @MOM.offence-effect
    Scenario: Where any movement counts and bans wait, a punt of the printed number makes the defence name a play
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

    @PUNT.distance
    Scenario: Where any movement counts and bans wait, a punt one yard short of the number makes no momentum
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A has punt 40
      And card A has offence momentum 41
      When home punts and card A is turned
      Then nobody has to name a play
      And away starts first and ten on own 30

    @PUNT.negative @MOM.defence-trigger @MOM.defence-effect
    Scenario: Where any movement counts and bans wait, a negative punt makes the punter name a play
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

    @PUNT.turnover
    Scenario: Where any movement counts, a lost punt makes no momentum
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A has punt T/O
      And card A has turnover -40
      And card A has offence momentum 1
      When home punts and card A is turned
      Then nobody has to name a play
      And home starts first and ten on opponent's 30

    @PUNT.possession
    Scenario: A punt ends a ban on the next play
      Given home has the ball on own 30
      And the defence may not use Zone while home has the ball
      And card A has punt 40
      When home punts and card A is turned
      Then no play is forbidden
      And away starts first and ten on own 30

    @PUNT.possession
    Scenario: Where bans wait, a punt does not end one
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And the defence may not use Zone while home has the ball
      And card A has punt 40
      When home punts and card A is turned
      Then the defence may not use Zone while home has the ball
      And away starts first and ten on own 30

  Rule: Whether a punt takes time

    @PUNT.read-section @QTR.last-card
    Scenario: A punt with the last card counts and ends the quarter
      Given home has the ball on own 30
      And card A has punt 40
      And the pile holds only A
      When home punts and card A is turned
      Then it is quarter 2
      And away starts first and ten on own 30
      And no card has been used

    @PUNT.read-section @case:where-only-plays-take-time-the-card-of-a-punt-goes-back-into-the-pile
    Scenario: Under KF-A09 plays-only, the card of a punt goes back into the pile
      Given the reading KF-A09 is plays-only
      And home has the ball on own 30
      And card A has punt 40
      And the pile holds only A
      When home punts and card A is turned
      Then it is quarter 1
      And away starts first and ten on own 30
      And the used cards are X1, X2, X3, X4
