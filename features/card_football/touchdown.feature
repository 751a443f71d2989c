Feature: Touchdowns, the extra point and two points
  A touchdown is worth six points. Then the scorer must try for one or two more points.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: A touchdown is made by reaching the opponent's goal line

    @TD.reach @TD.six @XP.must-try @case:a-gain-to-the-opponents-goal-line-or-over-it-is-a-touchdown
    Scenario Outline: A gain to or over the opponent's goal line is a touchdown
      Given home has the ball on opponent's <line>
      And card A gives <gain> for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home is to try for an extra point or two
      And the score is home 6, away 0

      Examples:
        | line | gain |
        | 5    | 5    |
        | 5    | 6    |
        | 1    | 1    |
        | 1    | 99   |
        | 49   | 49   |

    @TD.reach @TD.six @case:a-gain-of-the-whole-field-from-the-own-1-is-a-touchdown
    Scenario: A gain of 99 yards from the own 1 is a touchdown
      Given home has the ball on own 1
      And card A gives 99 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home is to try for an extra point or two
      And the score is home 6, away 0

    @TD.reach @RESULT.touchdown @case:a-td-on-a-card-is-a-touchdown-from-everywhere
    Scenario Outline: A TD on a card is a touchdown from every yard line
      Given away has the ball on <line>
      And the score is home 3, away 7
      And card A gives TD for Deep Pass against Blitz
      When away's Deep Pass meets Blitz on card A
      Then away is to try for an extra point or two
      And the score is home 3, away 13

      Examples:
        | line         |
        | own 1        |
        | midfield     |
        | opponent's 1 |

    @TD.reach @TD.six @case:a-touchdown-on-fourth-down-counts-before-the-downs-do
    Scenario: A fourth down that ends in a touchdown is a touchdown, not lost downs
      Given home has the ball on opponent's 5
      And it is fourth down with the flags from opponent's 9
      And card A gives 5 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home is to try for an extra point or two
      And the score is home 6, away 0

    @TD.reach @case:where-other-cases-must-cross-the-line-a-gain-onto-it-is-still-a-touchdown
    Scenario: Under KF-A19 strict-except-td, a gain onto the goal line is a touchdown
      Given the reading KF-A19 is strict-except-td
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home is to try for an extra point or two
      And the score is home 6, away 0

    @TD.six @KICKOFF.td
    Scenario: A kick-off run back is a touchdown for the receiver
      Given away is to kick off
      And card A has kick-off TD
      When home turns card A for the kick-off
      Then home is to try for an extra point or two
      And the score is home 6, away 0

    @TD.six @TO.offence-end-zone @case:the-defence-scores-a-touchdown-of-its-own-when-a-turnover-ends-in-the-offences-end-zone
    Scenario: A turnover that ends in the offense's end zone is the defense's touchdown
      Given home has the ball on own 8
      And card A gives T/O for Sweep against Zone
      And card A has turnover -9
      When home's Sweep meets Zone on card A
      Then away is to try for an extra point or two
      And the score is home 0, away 6

    @TD.six @case:the-scores-are-listed
    Scenario: A query lists the points of each kind of score
      When the scores are listed
      Then the scores are
        | touchdown | extra point | two-point try | field goal | safety |
        | 6         | 1           | 2             | 3          | 2      |

    @RESULT.gain @case:a-gain-that-stops-one-yard-short-of-the-goal-line-is-no-touchdown
    Scenario Outline: A gain that stops one yard short of the goal line scores no touchdown
      Given home has the ball on opponent's <line>
      And card A gives <gain> for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home has the ball on opponent's 1
      And it is second down with the flags from opponent's <line>
      And the score is home 0, away 0

      Examples:
        | line | gain |
        | 5    | 4    |
        | 2    | 1    |

    @RESULT.gain @case:a-gain-of-98-from-the-own-1-ends-on-the-opponents-1
    Scenario: A gain of 98 yards from the own 1 stops before the goal line
      Given home has the ball on own 1
      And card A gives 98 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home starts first and ten on opponent's 1

    @TD.reach @RESULT.gain @case:the-ball-may-lie-one-yard-before-the-goal-line
    Scenario: A position with the ball one yard before the goal line is valid
      Given home has the ball on opponent's 1
      And card A gives 1 for Sweep against Zone
      When the position is put on the table
      Then it is accepted
      When home's Sweep meets Zone on card A
      Then home is to try for an extra point or two

    @TD.reach @case:the-ball-cannot-lie-on-the-opponents-goal-line-or-beyond
    Scenario Outline: A position with the ball on or past the opponent's goal line is invalid
      Given home has the ball on opponent's 5
      And the ball lies on spot <spot>
      When the position is put on the table
      Then it is refused under TD.reach

      Examples:
        | spot |
        | 100  |
        | 101  |

  Rule: The scorer must try for the extra point

    @XP.must-try @case:after-a-touchdown-the-scorer-may-kick-or-go-for-two-and-nobody-else-may-act
    Scenario: After a touchdown, only the scorer may act
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When the position is put on the table
      Then these may act: home (extra-point, two-points)
      And home has exactly these actions
        | action                   |
        | kick for the extra point |
        | go for two points        |
      And away has exactly these actions
        | action |
      When away kicks for the extra point
      Then it is refused under XP.must-try

    @XP.threshold @XP.one-point @XP.is-kick @XP.kick-off @case:an-extra-point-with-20-or-more-is-good
    Scenario Outline: An extra point with a card number of 20 or more is good
      Given home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal <number>
      When home kicks for the extra point and card A is turned
      Then home is to kick off
      And the score is home 7, away 0
      And the used cards are A

      Examples:
        | number |
        | 20     |
        | 21     |
        | 99     |

    @XP.is-kick @case:the-matrix-of-the-card-turned-for-an-extra-point-does-not-count
    Scenario: An extra point ignores the matrix of the turned card
      Given home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 19
      And card A gives TD for every pairing
      When home kicks for the extra point and card A is turned
      Then the score is home 6, away 0

    @XP.one-point @XP.kick-off @case:the-side-that-scored-on-a-return-tries-and-then-kicks-off
    Scenario: The side that scored on a return has the try and then kicks off
      Given home has the ball on own 30
      And card A has punt TD
      And card B has field goal 33
      When home punts and card A is turned
      And away kicks for the extra point and card B is turned
      Then these may act: home (kick-off)
      And away is to kick off
      And the score is home 0, away 7

    @XP.is-kick @XP.threshold @case:the-draw-for-an-extra-point-is-from-all-cards-of-the-pile-alike
    Scenario: Every card of the pile is equally likely to decide an extra point
      Given home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      And the pile holds only A, X2
      When home kicks for the extra point
      Then a card is to be turned for the extra point
      And these outcomes are possible
        | value | p   |
        | A     | 1/2 |
        | X2    | 1/2 |
      And nothing has changed
      When home kicks for the extra point and card A is turned
      Then the score is home 7, away 0

    @XP.threshold @case:with-the-default-deck-an-extra-point-is-good-in-11-of-12-cases
    Scenario: With the default deck, 11 of 12 extra points are good
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When the odds of home's score are asked for home to kick for the extra point
      Then the odds are
        | home's score | p     |
        | 7            | 11/12 |
        | 6            | 1/12  |
      When home, given card P21, asks by which rules to kick for the extra point
      Then the explanation cites XP.must-try, XP.is-kick, XP.threshold, XP.one-point, XP.kick-off
      When home, given card P24, asks by which rules to kick for the extra point
      Then the explanation cites XP.threshold, XP.failed, XP.kick-off

    @XP.threshold @case:with-copies-of-the-printed-card-the-extra-point-is-always-good
    Scenario: Under KF-A01 sample-only, the extra point is always good
      Given the reading KF-A01 is sample-only
      And home has just scored a touchdown
      And the score is home 6, away 0
      When the odds of home's score are asked for home to kick for the extra point
      Then the odds are
        | home's score | p |
        | 7            | 1 |
      When home kicks for the extra point and card P01 is turned
      Then the score is home 7, away 0

    @XP.is-kick @case:where-only-plays-take-time-the-card-of-an-extra-point-goes-back-into-the-pile
    Scenario: Under KF-A09 plays-only, an extra point's card returns to the pile
      Given the reading KF-A09 is plays-only
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      And the pile holds only A
      When home kicks for the extra point and card A is turned
      Then it is quarter 1
      And home is to kick off
      And the used cards are X1, X2, X3, X4

    @XP.threshold @XP.failed @XP.kick-off @case:an-extra-point-with-less-than-20-fails
    Scenario Outline: An extra point with a card number under 20 fails
      Given home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal <number>
      When home kicks for the extra point and card A is turned
      Then home is to kick off
      And the score is home 6, away 0
      And the used cards are A

      Examples:
        | number |
        | 19     |
        | 0      |

    @XP.must-try @case:after-a-touchdown-nothing-else-can-be-done-before-the-try
    Scenario Outline: After a touchdown, every action except a try is refused
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When <who> tries to <action>
      Then it is refused under XP.must-try
      And nothing has changed

      Examples:
        | who  | action                   |
        | home | kick off                 |
        | away | kick off                 |
        | home | turn a card              |
        | away | kick for the extra point |

    @XP.must-try
    Scenario: After a touchdown no play card may be chosen before the try
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When home calls Sweep
      Then it is refused under XP.must-try
      And nothing has changed

    @PLAY.offence-choice @case:no-extra-point-without-a-touchdown
    Scenario: An extra point without a touchdown is refused
      Given home has the ball on opponent's 5
      When home kicks for the extra point
      Then it is refused under PLAY.offence-choice
      And nothing has changed

  Rule: The scorer may play for two points instead

    @TWO.alternative @TWO.spot @case:for-two-points-the-ball-is-put-on-the-opponents-20-and-no-card-is-turned
    Scenario: After the choice of two points, the two-point play is played from the 20
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When home goes for two points
      Then these may act: home (call); away (call)
      And home is playing for two points
      And the phase is choose
      And no card has been used
      And the score is home 6, away 0

    @TWO.spot @case:on-the-two-point-play-there-are-no-downs-and-no-flags
    Scenario: On the two-point play there are no downs and no first-down flags
      Given away has just scored a touchdown
      And the score is home 0, away 6
      When away goes for two points
      Then there is no down
      And no flags lie on the field

    @TWO.one-play @case:on-the-two-point-play-the-offence-chooses-among-its-five-play-cards-only
    Scenario: On the two-point play, the offense can only call a play
      Given home is playing for two points
      And the score is home 6, away 0
      When the position is put on the table
      Then home has exactly these actions
        | action             |
        | call Draw          |
        | call Sweep         |
        | call Deep Pass     |
        | call Run Up Middle |
        | call Short Pass    |
      And away has exactly these actions
        | action      |
        | call Blitz  |
        | call Run    |
        | call Screen |
        | call Deep   |
        | call Zone   |
      When home punts
      Then it is refused under TWO.one-play

    @TWO.one-play @TWO.points @TWO.kick-off @case:a-two-point-play-that-makes-the-20-yards-is-good
    Scenario Outline: A two-point play that gains 20 yards or more is good
      Given home is playing for two points
      And the score is home 6, away 0
      And card A gives <result> for Deep Pass against Zone
      When home's Deep Pass meets Zone on card A
      Then home is to kick off
      And the score is home 8, away 0
      And the used cards are A

      Examples:
        | result |
        | 20     |
        | 21     |
        | TD     |

    @TWO.one-play @TWO.kick-off @case:a-two-point-play-that-does-not-make-the-20-yards-fails-and-there-is-no-second-one
    Scenario Outline: A two-point play short of 20 yards fails
      Given home is playing for two points
      And the score is home 6, away 0
      And card A gives <result> for Deep Pass against Zone
      When home's Deep Pass meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 0
      And no ball lies on the field
      When home calls Sweep
      Then it is refused under KICKOFF.draw

      Examples:
        | case                      | result |
        | one yard short            | 19     |
        | halfway                   | 10     |
        | no yard                   | 0      |
        | incompletion              | -      |
        | back to the own goal line | -80    |
        | the longest loss          | -99    |
        | turnover                  | T/O    |

    @TWO.points @TWO.kick-off @case:the-side-that-scored-on-a-return-is-the-offence-of-its-two-point-play
    Scenario: A receiver that scores on a punt return may play for two points
      Given home has the ball on own 30
      And card A has punt TD
      And card B gives 20 for Sweep against Zone
      When home punts and card A is turned
      And away goes for two points
      And away's Sweep meets Zone on card B
      Then these may act: home (kick-off)
      And away is to kick off
      And the score is home 0, away 8

    @TWO.one-play @PLAY.cross-reference
    Scenario: A two-point play draws one card once both sides have chosen
      Given home is playing for two points
      And the score is home 6, away 0
      And the offence has called Sweep
      And the defence has called Zone
      And card A gives 20 for Sweep against Zone
      When home turns the next card
      Then a card is to be turned for the play
      And these outcomes are possible
        | value | p   |
        | A     | 1/5 |
        | X1    | 1/5 |
        | X2    | 1/5 |
        | X3    | 1/5 |
        | X4    | 1/5 |
      And nothing has changed
      When the odds of home's score and the phase are asked for home to turn a card
      Then the odds are
        | home's score | the phase | p   |
        | 8            | kick-off  | 1/5 |
        | 6            | kick-off  | 4/5 |
      When home turns card A
      Then the score is home 8, away 0

    @TWO.one-play @case:with-the-default-deck-deep-pass-against-blitz-makes-two-points-in-1-of-4-cases
    Scenario: Deep Pass against Blitz scores two points in 1 of 4 cases
      Given home is playing for two points
      And the score is home 6, away 0
      And the offence has called Deep Pass
      And the defence has called Blitz
      When the odds of home's score are asked for home to turn a card
      Then the odds are
        | home's score | p   |
        | 8            | 1/4 |
        | 6            | 3/4 |
      When home turns card P13
      Then the score is home 8, away 0

    @TWO.alternative @case:the-other-side-cannot-go-for-two
    Scenario: The side that did not score the touchdown cannot go for two points
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When away goes for two points
      Then it is refused under TWO.alternative
      And nothing has changed

    @TWO.alternative @case:once-two-points-are-chosen-the-extra-point-is-gone
    Scenario: The extra point is refused after choosing two points
      Given home is playing for two points
      And the score is home 6, away 0
      When home kicks for the extra point
      Then it is refused under TWO.alternative
      And nothing has changed

    @TWO.alternative @case:the-choice-of-two-points-is-all-that-forbids-the-extra-point-after-it
    Scenario: The explanation of an extra point after choosing two points cites only TWO.alternative
      Given home is playing for two points
      And the score is home 6, away 0
      When home asks by which rules to kick for the extra point
      Then the explanation cites TWO.alternative
      And the explanation does not cite PLAY.offence-choice

    @PLAY.reveal @case:a-two-point-play-cannot-be-turned-before-the-defence-has-chosen
    Scenario: On a two-point play, no card is turned before the defense has chosen
      Given home is playing for two points
      And the score is home 6, away 0
      And the offence has called Sweep
      When home turns the next card
      Then it is refused under PLAY.reveal
      And nothing has changed

    @TWO.spot @case:a-two-point-play-cannot-lie-one-yard-off-the-20
    Scenario Outline: A position with a two-point play one yard off the 20 is invalid
      Given home is playing for two points
      And the score is home 6, away 0
      And the ball lies on spot <spot>
      When the position is put on the table
      Then it is refused under TWO.spot

      Examples:
        | spot |
        | 79   |
        | 81   |

    @TWO.spot @case:a-two-point-play-has-no-down-and-no-flags
    Scenario Outline: A position with a two-point play and a down or first-down flags is invalid
      Given home is playing for two points
      And the score is home 6, away 0
      And <flaw>
      When the position is put on the table
      Then it is refused under TWO.spot

      Examples:
        | flaw                       |
        | the down is 1              |
        | the flags begin on spot 80 |

    @KICKOFF.place-ball @case:a-try-has-no-ball-on-the-field
    Scenario: A position before a try is invalid with a ball on the field
      Given home has just scored a touchdown
      And the score is home 6, away 0
      And the ball lies on spot 80
      When the position is put on the table
      Then it is refused under KICKOFF.place-ball

    @FIRST.roles @case:a-try-needs-a-scorer
    Scenario: A position before a try is invalid without a side that scored
      Given home has just scored a touchdown
      And the score is home 6, away 0
      And neither side is the offence
      When the position is put on the table
      Then it is refused under FIRST.roles

  Rule: Losses and turnovers on the two-point play

    @TWO.one-play @SAFETY.when @SAFETY.points @case:where-the-two-point-play-is-live-a-loss-into-the-own-end-zone-is-a-safety
    Scenario Outline: Under KF-A21 live-ball, a two-point loss into the own end zone is a safety
      Given the reading KF-A21 is live-ball
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives <loss> for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 2

      Examples:
        | loss |
        | -80  |
        | -99  |

    @TWO.one-play @TWO.kick-off @case:where-the-two-point-play-is-live-a-result-short-of-both-end-zones-just-fails
    Scenario Outline: Under KF-A21 live-ball, a two-point result between the end zones only fails the try
      Given the reading KF-A21 is live-ball
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives <result> for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 0

      Examples:
        | result |
        | -79    |
        | 19     |

    @TWO.one-play @TD.six @TWO.kick-off @SAFETY.when @case:where-the-two-point-play-is-live-and-every-end-zone-is-a-touchdown-the-defence-gets-6-points-and-no-try
    Scenario: Under KF-A21 live-ball and KF-A20 always-td, a two-point loss of 80 scores 6
      Given the reading KF-A21 is live-ball
      And the reading KF-A20 is always-td
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives -80 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 6

    @TWO.one-play @SAFETY.points @TWO.kick-off @SAFETY.when @case:where-the-two-point-play-is-live-and-every-end-zone-is-a-safety-the-defence-gets-2-points
    Scenario: Under KF-A21 live-ball and KF-A20 always-safety, a two-point loss of 80 scores 2
      Given the reading KF-A21 is live-ball
      And the reading KF-A20 is always-safety
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives -80 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 2

    @TWO.one-play @TWO.kick-off @case:where-the-line-must-be-crossed-a-live-two-point-play-gives-a-safety-only-behind-it
    Scenario Outline: Under KF-A21 live-ball and KF-A19 strict-except-td, two-point safeties must cross the goal line
      Given the reading KF-A21 is live-ball
      And the reading KF-A19 is strict-except-td
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives <loss> for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away <away>

      Examples:
        | loss | away |
        | -80  | 0    |
        | -81  | 2    |

    @TWO.points @case:where-other-cases-must-cross-the-line-a-two-point-gain-onto-it-is-good
    Scenario: Under KF-A19 strict-except-td, a two-point gain onto the goal line is good
      Given the reading KF-A19 is strict-except-td
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 20 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then the score is home 8, away 0

    @TWO.one-play @TWO.kick-off @case:a-turnover-on-the-two-point-play-is-a-failed-try-and-nothing-else
    Scenario Outline: A turnover on the two-point play ends the try without other effect
      Given home is playing for two points
      And the score is home 6, away 0
      And card A gives T/O for Sweep against Zone
      And card A has turnover <number>
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 0

      Examples:
        | number |
        | 20     |
        | -80    |
        | -99    |

    @TWO.one-play @TO.minus @TO.offence-end-zone @case:where-turnovers-apply-to-the-two-point-play-one-into-the-own-end-zone-is-a-touchdown-without-a-try
    Scenario Outline: Under KF-A22 apply-turnover, a two-point turnover back into the end zone is a touchdown
      Given the reading KF-A22 is apply-turnover
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives T/O for Sweep against Zone
      And card A has turnover <number>
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 6

      Examples:
        | number |
        | -80    |
        | -99    |

    @TWO.one-play @TWO.kick-off @case:where-turnovers-apply-to-the-two-point-play-one-that-stays-out-of-the-own-end-zone-just-fails
    Scenario Outline: Under KF-A22 apply-turnover, a two-point turnover outside the end zone only fails the try
      Given the reading KF-A22 is apply-turnover
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives T/O for Sweep against Zone
      And card A has turnover <number>
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 0

      Examples:
        | number |
        | -79    |
        | 19     |
        | 20     |
        | 99     |

    @TWO.one-play @TWO.kick-off @case:where-turnovers-apply-an-incomplete-pass-on-the-two-point-play-is-no-turnover
    Scenario: Under KF-A22 apply-turnover, an incomplete two-point pass is not a turnover
      Given the reading KF-A22 is apply-turnover
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives - for Short Pass against Zone
      And card A has turnover -80
      When home's Short Pass meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 0

    @TWO.one-play @SAFETY.points @TWO.kick-off @TO.offence-end-zone @case:where-turnovers-apply-and-every-end-zone-is-a-safety-a-two-point-turnover-into-it-is-worth-2-points
    Scenario: Under KF-A22 apply-turnover and KF-A20 always-safety, a two-point turnover of -80 scores 2
      Given the reading KF-A22 is apply-turnover
      And the reading KF-A20 is always-safety
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives T/O for Sweep against Zone
      And card A has turnover -80
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 2

    @TWO.one-play @TD.six @TWO.kick-off @TO.offence-end-zone @case:where-turnovers-apply-and-every-end-zone-is-a-touchdown-a-two-point-turnover-into-it-is-worth-6-points
    Scenario: Under KF-A22 apply-turnover and KF-A20 always-td, a two-point turnover of -80 scores 6
      Given the reading KF-A22 is apply-turnover
      And the reading KF-A20 is always-td
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives T/O for Sweep against Zone
      And card A has turnover -80
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 6

    @TWO.one-play @TWO.kick-off @case:where-turnovers-apply-and-the-line-must-be-crossed-a-two-point-turnover-scores-only-behind-it
    Scenario Outline: Under KF-A22 apply-turnover and KF-A19 strict-except-td, two-point turnovers must cross the goal line
      Given the reading KF-A22 is apply-turnover
      And the reading KF-A19 is strict-except-td
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives T/O for Sweep against Zone
      And card A has turnover <number>
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away <away>

      Examples:
        | number | away |
        | -80    | 0    |
        | -81    | 6    |

    @TWO.one-play @TWO.kick-off @case:a-live-two-point-play-does-not-make-its-turnovers-count
    Scenario: Under KF-A21 live-ball, a turnover on the two-point play still has no effect
      Given the reading KF-A21 is live-ball
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives T/O for Sweep against Zone
      And card A has turnover -80
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 0

    @TWO.one-play @TWO.kick-off @case:turnovers-that-count-do-not-make-losses-on-the-two-point-play-count
    Scenario: Under KF-A22 apply-turnover, a loss on the two-point play still has no effect
      Given the reading KF-A22 is apply-turnover
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives -80 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 0

  Rule: Momentum and Deep Pass on the two-point play

    @TD.six @case:a-touchdown-ends-all-bans
    Scenario: A touchdown ends all bans on plays
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on opponent's 5
      And the defence may not use Zone while home has the ball
      And card A gives 5 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then no play is forbidden
      And home is to try for an extra point or two

    @FG.three-points @case:a-field-goal-ends-all-bans
    Scenario: A field goal ends all bans on plays
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on opponent's 5
      And the offence may not use Sweep while away has the ball
      And card A has field goal 5
      When home tries a field goal and card A is turned
      Then no play is forbidden
      And home is to kick off

    @FG.three-points @case:where-bans-outlast-scores-a-field-goal-leaves-them-in-force
    Scenario: Under KF-A23 normal-play, a field goal does not end bans on plays
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And home has the ball on opponent's 5
      And the offence may not use Sweep while away has the ball
      And card A has field goal 5
      When home tries a field goal and card A is turned
      Then the offence may not use Sweep while away has the ball
      And home is to kick off

    @TWO.one-play @TWO.points @case:a-ban-is-not-obeyed-on-the-two-point-play
    Scenario: By default, a play banned before may be called on the two-point play
      Given the reading KF-A33 is next-matrix-play
      And away has the ball on own 8
      And the defence may not use Zone while home has the ball
      And card A gives T/O for Draw against Blitz
      And card A has turnover -10
      And card B gives 20 for Sweep against Zone
      When away's Draw meets Blitz on card A
      Then home is to try for an extra point or two
      When home goes for two points
      And home's Sweep meets Zone on card B
      Then the score is home 8, away 0

    @TWO.one-play @TWO.kick-off @case:the-two-point-play-makes-no-momentum
    Scenario: By default, the two-point play gives no momentum
      Given the reading KF-A33 is next-matrix-play
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 12 for Sweep against Zone
      And card A has offence momentum 10
      When home's Sweep meets Zone on card A
      Then nobody has to name a play
      And home is to kick off

    @TWO.one-play @MOM.offence-trigger @case:where-it-is-a-play-like-any-other-a-failed-two-point-play-can-make-momentum
    Scenario: Under KF-A23 normal-play, a long gain on a failed two-point play gives momentum
      Given the reading KF-A23 is normal-play
      And the reading KF-A33 is next-matrix-play
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 12 for Sweep against Zone
      And card A has offence momentum 12
      When home's Sweep meets Zone on card A
      Then the defence must name a play
      And the kicker is home
      When away names Zone
      Then home is to kick off
      And the defence may not use Zone while home has the ball

    @TWO.one-play @TWO.kick-off @case:where-it-is-a-play-like-any-other-a-ban-that-would-lapse-at-the-kick-off-is-not-named-after-the-two-point-play
    Scenario: Under KF-A33 next-action-only, a failed two-point play gives no momentum
      Given the reading KF-A23 is normal-play
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 12 for Sweep against Zone
      And card A has offence momentum 12
      When home's Sweep meets Zone on card A
      Then nobody has to name a play
      And home is to kick off

    @TWO.points @MOM.offence-trigger @case:where-touchdowns-make-momentum-a-two-point-play-of-the-printed-20-yards-does-too
    Scenario: Under KF-A31 all, a good two-point play counts 20 yards towards momentum
      Given the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And the reading KF-A33 is next-matrix-play
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 45 for Sweep against Zone
      And card A has offence momentum 20
      When home's Sweep meets Zone on card A
      Then the defence must name a play
      And the score is home 8, away 0
      When away names Zone
      Then home is to kick off

    @TWO.points @case:a-two-point-play-that-succeeds-makes-no-momentum-short-of-the-note-or-where-touchdowns-make-none
    Scenario Outline: A good two-point play gives momentum only under KF-A31 all
      Given the reading KF-A23 is normal-play
      And the reading KF-A31 is <key>
      And the reading KF-A33 is next-matrix-play
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 45 for Sweep against Zone
      And card A has offence momentum <yards>
      When home's Sweep meets Zone on card A
      Then nobody has to name a play
      And home is to kick off
      And the score is home 8, away 0

      Examples:
        | case                                 | key              | yards |
        | one yard short of the printed number | all              | 21    |
        | where touchdowns make none           | numbers-and-dash | 20    |

    @MOM.offence-trigger @MOM.offence-effect @case:where-touchdowns-make-momentum-and-bans-bind-the-try-the-defence-names-a-play-for-the-two-point-play
    Scenario: Under KF-A31 all, a play banned after a touchdown is refused in the try
      Given the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And the score is home 0, away 0
      And home has the ball on opponent's 10
      And card A gives TD for Sweep against Zone
      And card A has offence momentum 10
      When home's Sweep meets Zone on card A
      Then the defence must name a play
      And the score is home 6, away 0
      When away names Zone
      Then home is to try for an extra point or two
      When home goes for two points
      And away calls Zone
      Then it is refused under MOM.offence-effect
      When away calls Run
      Then it is accepted

    @TD.six @case:where-touchdowns-make-momentum-but-scores-end-all-bans-nothing-is-named
    Scenario: Under KF-A31 all without KF-A23 normal-play, a touchdown gives no momentum
      Given the reading KF-A31 is all
      And home has the ball on opponent's 10
      And card A gives TD for Sweep against Zone
      And card A has offence momentum 10
      When home's Sweep meets Zone on card A
      Then nobody has to name a play
      And home is to try for an extra point or two

    @TWO.one-play @TWO.points @case:a-deep-pass-limit-does-not-apply-to-the-two-point-play
    Scenario: By default, a Deep Pass limit does not apply to the two-point play
      Given Deep Pass is barred inside the 21
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 20 for Deep Pass against Zone
      When home's Deep Pass meets Zone on card A
      Then the score is home 8, away 0

    @TWO.points @case:where-it-is-a-play-like-any-other-a-deep-pass-limit-of-20-leaves-the-two-point-play-free
    Scenario: Under KF-A23 normal-play, a Deep Pass limit of 20 allows a two-point Deep Pass
      Given the reading KF-A23 is normal-play
      And Deep Pass is barred inside the 20
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 20 for Deep Pass against Zone
      When home's Deep Pass meets Zone on card A
      Then the score is home 8, away 0

    @MOM.offence-effect @case:where-it-is-a-play-like-any-other-the-two-point-play-obeys-a-ban-of-a-defensive-play
    Scenario: Under KF-A23 normal-play, a banned defensive play is refused on the two-point try
      Given the reading KF-A23 is normal-play
      And the reading KF-A33 is next-matrix-play
      And home is playing for two points
      And the score is home 6, away 0
      And the defence may not use Zone while home has the ball
      When away calls Zone
      Then it is refused under MOM.offence-effect
      And nothing has changed
      When away calls Blitz
      Then it is accepted

    @MOM.defence-effect @case:where-it-is-a-play-like-any-other-the-two-point-play-obeys-a-ban-of-an-offensive-play
    Scenario: Under KF-A23 normal-play, a banned offensive play is refused on the two-point try
      Given the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And home is playing for two points
      And the score is home 6, away 0
      And the offence may not use Sweep while home has the ball
      When home calls Sweep
      Then it is refused under MOM.defence-effect
      And nothing has changed
      When home calls Draw
      Then it is accepted

    @MOM.no-empty-promise @case:where-it-is-a-play-like-any-other-a-deep-pass-limit-of-21-applies-to-the-two-point-play
    Scenario: Under KF-A23 normal-play, a Deep Pass limit of 21 forbids a two-point Deep Pass
      Given the reading KF-A23 is normal-play
      And Deep Pass is barred inside the 21
      And home is playing for two points
      And the score is home 6, away 0
      When home calls Deep Pass
      Then it is refused under MOM.no-empty-promise
      And nothing has changed

  Rule: The try is chosen before or after the card (KF-A24)

    @TWO.alternative @case:where-the-card-comes-first-the-scorer-has-nothing-else-to-do
    Scenario: Under KF-A24 after-draw, the scorer must turn a card before choosing the try
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      When the position is put on the table
      Then these may act: home (turn-try-card)
      And home has exactly these actions
        | action                     |
        | turn a card before the try |
      When home tries to turn a card before the try
      Then a card is to be turned for the try
      And these outcomes are possible
        | value | p   |
        | A     | 1/5 |
        | X1    | 1/5 |
        | X2    | 1/5 |
        | X3    | 1/5 |
        | X4    | 1/5 |
      And nothing has changed
      When home turns card A before choosing a try
      Then these may act: home (extra-point, two-points)
      And the card A has been turned before the try
      And the used cards are A
      And home is to try for an extra point or two

    @XP.threshold @XP.kick-off @case:where-the-card-comes-first-its-number-decides-the-kick
    Scenario Outline: Under KF-A24 after-draw, the number of the card already turned decides the extra point
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal <number>
      When home turns card A before choosing a try
      And home kicks for the extra point
      Then home is to kick off
      And the score is home <points>, away 0
      And the used cards are A
      And no card has been turned before the try

      Examples:
        | number | points |
        | 20     | 7      |
        | 19     | 6      |

    @TWO.one-play @TWO.points @TWO.kick-off @case:where-the-card-comes-first-the-same-card-decides-the-two-point-play
    Scenario: Under KF-A24 after-draw, the card already turned decides the two-point play
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A gives 20 for Sweep against Zone
      When home turns card A before choosing a try
      And home goes for two points
      Then home is playing for two points
      And the card A has been turned before the try
      When home calls Sweep
      And away calls Zone
      And home turns the next card
      Then home is to kick off
      And the score is home 8, away 0
      And the used cards are A
      And no card has been turned before the try

    @TWO.alternative @case:where-the-card-comes-first-both-may-see-it-before-they-choose
    Scenario: Under KF-A24 after-draw, the card turned before the try is visible to all
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      When home turns card A before choosing a try
      And away looks at the table
      Then card A is shown as turned before the try
      When a bystander looks at the table
      Then card A is shown as turned before the try

    @TWO.alternative @case:no-card-is-turned-before-the-try-is-chosen
    Scenario: Under KF-A24 before-draw, turning a card before the choice of try is refused
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When home turns card X1 before choosing a try
      Then it is refused under TWO.alternative
      And nothing has changed

    @TWO.alternative @case:where-the-card-comes-first-a-try-before-it-is-refused
    Scenario Outline: Under KF-A24 after-draw, a try before the card is turned is refused
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      When home tries to <action>
      Then it is refused under TWO.alternative
      And nothing has changed

      Examples:
        | action                   |
        | kick for the extra point |
        | go for two points        |

    @TWO.alternative @case:where-the-card-comes-first-the-other-side-cannot-turn-it
    Scenario: Under KF-A24 after-draw, only the scorer turns the card before the try
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      When away tries to turn a card before the try
      Then it is refused under XP.must-try
      And nothing has changed
      When home kicks for the extra point
      Then it is refused under TWO.alternative

    @TWO.alternative @case:where-the-card-comes-first-it-is-not-turned-twice
    Scenario: Under KF-A24 after-draw, a second card may not be turned for a try
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      And the card A has been turned before the try
      When home turns card X1 before choosing a try
      Then it is refused under TWO.alternative
      And nothing has changed

    @TWO.one-play @case:where-the-card-comes-first-no-second-card-is-turned-for-the-two-point-play
    Scenario: Under KF-A24 after-draw, the two-point play turns no second card
      Given the reading KF-A24 is after-draw
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 20 for Sweep against Zone
      And the card A has been turned before the try
      And the offence has called Sweep
      And the defence has called Zone
      When home turns card X1
      Then it is an error of kind chance-left
      And nothing has changed
      When home turns the next card
      Then the score is home 8, away 0

    @TWO.one-play @case:a-card-turned-before-the-try-joins-the-used-cards-when-played
    Scenario: A card turned before the try becomes a used card with the two-point play
      Given the reading KF-A24 is after-draw
      And the reading KF-A09 is plays-only
      And card A gives 20 for Sweep against Zone
      And home is playing for two points
      And the score is home 6, away 0
      And the used cards are X1 and X2
      And the card A has been turned before the try
      And the offence has called Sweep
      And the defence has called Zone
      When home turns the next card
      Then the score is home 8, away 0
      And the used cards are X1, X2 and A

    @TWO.alternative @case:a-turned-card-without-that-reading-is-no-position
    Scenario: Without KF-A24 after-draw, a position with a card turned before the try is invalid
      Given home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      And the card A has been turned before the try
      When the position is put on the table
      Then it is refused under TWO.alternative

    @TWO.alternative @case:a-turned-card-outside-a-try-is-no-position
    Scenario: Under KF-A24 after-draw, a card turned for a try is invalid during a drive
      Given the reading KF-A24 is after-draw
      And home has the ball on own 30
      And card A has field goal 20
      And the card A has been turned before the try
      When the position is put on the table
      Then it is refused under TWO.alternative
