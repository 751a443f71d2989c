Feature: Quarters and the end of the game
  The deck is the clock: when its last card has been used, a quarter is over.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: The last card of the deck ends the quarter

    @QTR.last-card @QTR.first-and-third @case:after-the-last-card-of-quarter-1-or-3-the-drive-goes-on-in-the-next-with-a-full-pile
    Scenario Outline: After quarters 1 and 3, the drive goes on with a newly shuffled pile
      Given it is quarter <quarter>
      And the score is home 7, away 3
      And home has the ball on own 41
      And it is second down with the flags from own 38
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter <next>
      And home has the ball on own 44
      And it is third down with the flags from own 38
      And the phase is choose
      And no card has been used
      And the score is home 7, away 3
      When home looks at the table
      Then a pile of 5 is shown

      Examples:
        | quarter | next |
        | 1       | 2    |
        | 3       | 4    |

    @PLAY.draw @case:with-one-card-left-a-quarter-still-runs
    Scenario Outline: A quarter does not end while one card is left
      Given it is quarter <quarter>
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A, X1
      When home's Sweep meets Blitz on card A
      Then it is quarter <quarter>
      And home has the ball on own 44
      And it is second down with the flags from own 41
      And the used cards are X2, X3, X4, A
      When home looks at the table
      Then a pile of 1 is shown

      Examples:
        | quarter |
        | 1       |
        | 2       |
        | 3       |
        | 4       |

    @QTR.last-card @QTR.first-and-third @FIRST.renewal @case:a-first-down-with-the-last-card-of-quarter-1-counts-in-quarter-2
    Scenario: A first down made with quarter 1's last card counts in quarter 2
      Given home has the ball on own 41
      And it is fourth down with the flags from own 38
      And card A gives 7 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home starts first and ten on own 48

    @QTR.last-card @QTR.first-and-third @FIRST.turnover-on-downs @case:the-ball-lost-on-downs-with-the-last-card-of-quarter-3-is-the-other-sides-in-quarter-4
    Scenario: A failed fourth down with quarter 3's last card still loses the ball
      Given it is quarter 3
      And home has the ball on own 41
      And it is fourth down with the flags from own 38
      And card A gives 6 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 4
      And away starts first and ten on opponent's 47

    @QTR.last-card @QTR.first-and-third @MOM.offence-effect @case:momentum-of-the-last-card-of-quarter-1-is-named-in-quarter-2-and-binds-there
    Scenario: A play given up after quarter 1's last card is refused in quarter 2
      Given home has the ball on own 41
      And card A gives 6 for Sweep against Blitz
      And card A has offence momentum 6
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And the defence must name a play
      When away names Zone
      Then the defence may not use Zone while home has the ball
      When away calls Zone
      Then it is refused under MOM.offence-effect

    @QTR.last-card @QTR.first-and-third @case:all-cards-can-be-turned-again-after-the-shuffle
    Scenario: After the shuffle at a quarter's end, all cards can be turned again
      Given home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      And home calls Draw
      And away calls Run
      And home turns the next card
      Then a card is to be turned for the play
      And these outcomes are possible
        | value | p   |
        | A     | 1/5 |
        | X1    | 1/5 |
        | X2    | 1/5 |
        | X3    | 1/5 |
        | X4    | 1/5 |

    @QTR.last-card @case:a-kick-off-with-the-last-card-ends-the-quarter-and-the-receiver-goes-on
    Scenario: A kick-off with the quarter's last card counts and ends the quarter
      Given home is to kick off
      And card A has kick-off r33
      And the pile holds only A
      When away turns card A for the kick-off
      Then it is quarter 2
      And away starts first and ten on own 33
      And no card has been used

    @QTR.last-card @case:an-extra-point-with-the-last-card-counts-and-ends-the-quarter
    Scenario: An extra point with the quarter's last card counts and ends the quarter
      Given it is quarter 3
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      And the pile holds only A
      When home kicks for the extra point and card A is turned
      Then it is quarter 4
      And home is to kick off
      And the score is home 7, away 0
      And no card has been used

    @QTR.last-card @case:a-two-point-play-with-the-last-card-counts-and-ends-the-quarter
    Scenario: A two-point play with the quarter's last card counts and ends the quarter
      Given home is playing for two points
      And the score is home 6, away 0
      And card A gives 20 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home is to kick off
      And the score is home 8, away 0

    @QTR.last-card @case:going-for-two-points-uses-no-card-and-ends-no-quarter
    Scenario: The choice of two points uses no card and ends no quarter
      Given home has just scored a touchdown
      And the score is home 6, away 0
      And card A gives 3 for Draw against Blitz
      And the pile holds only A
      When home goes for two points
      Then it is quarter 1
      And home is playing for two points
      And the used cards are X1, X2, X3, X4
      When home's Draw meets Blitz on card A
      Then it is quarter 2
      And home is to kick off
      And no card has been used

    @QTR.last-card @case:a-card-that-has-to-be-turned-before-the-try-does-not-end-the-quarter-until-it-is-read
    Scenario: Under KF-A24 after-draw, the quarter ends after the try that uses its last card
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      And the pile holds only A
      When home turns card A before choosing a try
      Then it is quarter 1
      And home is to try for an extra point or two
      When home kicks for the extra point
      Then it is quarter 2
      And home is to kick off
      And the score is home 7, away 0
      And no card has been used

    @QTR.last-card @QTR.first-and-third @case:the-explanation-of-the-last-card-of-quarter-1-names-the-end-of-the-quarter-and-no-half-time
    Scenario: The explanation of quarter 1's last card cites the rule that the drive continues
      Given home has the ball on own 41
      And the offence has called Sweep
      And the defence has called Blitz
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites RESULT.gain, QTR.last-card, QTR.first-and-third

    @QTR.half @QTR.half-kicker @case:the-explanation-of-the-last-card-of-quarter-2-names-half-time-and-its-kicker
    Scenario: The explanation of quarter 2's last card cites the clause for the second-half kicker
      Given it is quarter 2
      And home has the ball on own 41
      And the offence has called Sweep
      And the defence has called Blitz
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites QTR.last-card, QTR.half, QTR.half-kicker

    @END.fourth @END.winner @case:the-explanation-of-the-last-card-of-quarter-4-names-the-winners-clause
    Scenario: The explanation of quarter 4's last card cites END.winner
      Given it is quarter 4
      And the score is home 7, away 3
      And home has the ball on own 41
      And the offence has called Sweep
      And the defence has called Blitz
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites QTR.last-card, END.fourth, END.winner

    @QTR.last-card @case:a-kick-off-cannot-be-due-without-a-card
    Scenario: A position before a kick-off is invalid if no card is left
      Given home is to kick off
      And card A is the printed card
      And the used cards are A, X1, X2, X3 and X4
      When the position is put on the table
      Then it is refused under QTR.last-card

    @QTR.last-card @case:a-drive-cannot-go-on-without-a-card
    Scenario: A position during a drive without a card left is invalid
      Given home has the ball on own 30
      And card A is the printed card
      And the used cards are A, X1, X2, X3 and X4
      When the position is put on the table
      Then it is refused under QTR.last-card

    @PREP.shuffle @case:the-used-cards-are-cards-of-the-deck-each-of-them-once
    Scenario Outline: A position with a used card repeated or not in the deck is invalid
      Given home has the ball on own 30
      And card A is the printed card
      And the used cards are <cards>
      When the position is put on the table
      Then it is refused under PREP.shuffle

      Examples:
        | case                    | cards   |
        | a card the deck has not | B       |
        | a card twice            | A and A |

  Rule: Cards that take time

    @QTR.last-card @case:where-only-plays-take-time-a-play-with-the-last-card-ends-the-quarter
    Scenario: Under KF-A09 plays-only, a play with the last card ends the quarter
      Given the reading KF-A09 is plays-only
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home has the ball on own 44
      And no card has been used

    @QTR.last-card @case:where-only-plays-take-time-a-two-point-play-with-the-last-card-ends-the-quarter
    Scenario: Under KF-A09 plays-only, a two-point play with the last card ends the quarter
      Given the reading KF-A09 is plays-only
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 20 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home is to kick off
      And the score is home 8, away 0

    @KICKOFF.draw @case:where-only-plays-take-time-the-card-of-a-kick-off-goes-back-into-the-pile
    Scenario: Under KF-A09 plays-only, a kick-off's card returns to the pile
      Given the reading KF-A09 is plays-only
      And home is to kick off
      And card A has kick-off r33
      And the pile holds only A
      When away turns card A for the kick-off
      Then it is quarter 1
      And away starts first and ten on own 33
      And the used cards are X1, X2, X3, X4

    @END.fourth @END.winner @case:where-only-plays-take-time-a-field-goal-in-the-last-minute-leaves-time-for-a-kick-off
    Scenario: Under KF-A09 plays-only, a kick-off follows a field goal with quarter 4's last card
      Given the reading KF-A09 is plays-only
      And it is quarter 4
      And the score is home 7, away 9
      And home has the ball on opponent's 30
      And card A has field goal 30
      And card A gives 3 for Sweep against Blitz
      And card A has kick-off r20
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then home is to kick off
      And it is quarter 4
      And the score is home 10, away 9
      When away turns card A for the kick-off
      Then away starts first and ten on own 20
      When away's Sweep meets Blitz on card A
      Then the game is over and home has won under END.winner

    @PLAY.draw @case:where-used-cards-return-at-once-a-card-used-before-may-be-turned-again-in-the-same-quarter
    Scenario: Under KF-A10 immediate-return, a used card may be turned again
      Given the reading KF-A10 is immediate-return
      And home has the ball on own 41
      And the offence has called Sweep
      And the defence has called Blitz
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A, X1
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
      When home turns card X2
      Then it is quarter 1
      And the used cards are X2, X3, X4, X2

    @QTR.last-card @QTR.first-and-third @case:where-used-cards-return-at-once-the-quarter-ends-after-as-many-uses-as-the-deck-has-cards
    Scenario: Under KF-A10 immediate-return, a quarter ends when the draws equal the deck's cards
      Given the reading KF-A10 is immediate-return
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the used cards are A, A, X1 and A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home has the ball on own 44
      And it is second down with the flags from own 41
      And no card has been used

    @PLAY.draw @case:where-used-cards-return-at-once-one-use-less-does-not-end-the-quarter
    Scenario: Under KF-A10 immediate-return, one draw fewer than the deck's cards ends no quarter
      Given the reading KF-A10 is immediate-return
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the used cards are A, A and A
      When home's Sweep meets Blitz on card A
      Then it is quarter 1
      And the used cards are A, A, A, A

    @END.fourth @END.winner @END.tie-kickoff @case:where-used-cards-return-at-once-a-kick-at-the-end-of-a-level-game-wins-it-in-1-of-5-cases
    Scenario: Under KF-A10 immediate-return, the last card's field goal wins in 1/5 of cases
      Given the reading KF-A10 is immediate-return
      And it is quarter 4
      And the score is home 13, away 13
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the used cards are A, A, A and A
      When the odds of home's score and the phase are asked for home to try a field goal
      Then the odds are
        | home's score | the phase | p   |
        | 16           | over      | 1/5 |
        | 13           | coin      | 4/5 |
      When home, given card X1, asks by which rules to try a field goal
      Then the explanation cites FG.failed, END.tie-kickoff
      When home tries a field goal and card A is turned
      Then the game is over and home has won under END.winner

    @QTR.last-card @case:where-used-cards-return-at-once-the-quarter-still-cannot-go-on-after-its-last-use
    Scenario: Under KF-A10 immediate-return, a drive position after the quarter's last draw is invalid
      Given the reading KF-A10 is immediate-return
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the used cards are A, A, X1, A and A
      When the position is put on the table
      Then it is refused under QTR.last-card

  Rule: Half time

    @QTR.half @QTR.half-kicker @KICKOFF.second-half @case:after-quarter-2-the-drive-ends-and-whoever-received-the-opening-kick-off-kicks-off
    Scenario Outline: After quarter 2 the drive ends and the opening receiver kicks off
      Given it is quarter 2
      And the score is home 7, away 3
      And <opening> kicked off to open the game
      And <who> has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When <who>'s Sweep meets Blitz on card A
      Then it is quarter 3
      And <kicker> is to kick off
      And no ball lies on the field
      And there is no down
      And no card has been used
      And the score is home 7, away 3
      And <opening> kicked off to open the game

      Examples:
        | opening | who  | kicker |
        | away    | home | home   |
        | away    | away | home   |
        | home    | home | away   |
        | home    | away | away   |

    @QTR.half @QTR.half-kicker
    Scenario: The opening kicker receives the second half
      Given it is quarter 2
      And home kicked off to open the game
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And card A has kick-off r27
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then these may act: home (kick-off)
      And away is to kick off
      When home turns card A for the kick-off
      Then home starts first and ten on own 27
      And it is quarter 3
      And the used cards are A

    @QTR.half @case:half-time-ends-a-drive-and-with-it-the-need-to-name-a-play
    Scenario: At half time, the defense no longer has to give up a play
      Given it is quarter 2
      And home has the ball on own 41
      And card A gives 6 for Sweep against Blitz
      And card A has offence momentum 6
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 3
      And home is to kick off
      And nobody has to name a play
      And no play is forbidden

    @QTR.half @case:where-bans-wait-half-time-ends-them
    Scenario: Under KF-A33 next-matrix-play, half time ends all bans on plays
      Given the reading KF-A33 is next-matrix-play
      And it is quarter 2
      And home has the ball on own 41
      And the offence may not use Draw while away has the ball
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 3
      And no play is forbidden

    @QTR.first-and-third @case:where-bans-wait-the-end-of-quarter-1-does-not-end-them
    Scenario: Under KF-A33 next-matrix-play, a ban on a play outlasts quarter 1
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on own 41
      And the offence may not use Draw while away has the ball
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And the offence may not use Draw while away has the ball

    @QTR.half @QTR.half-kicker @case:a-fourth-down-failed-with-the-last-card-of-the-half-leads-to-the-second-half-kick-off-as-well
    Scenario: A fourth down failed with a half's last card leads to the kick-off
      Given it is quarter 2
      And home has the ball on own 41
      And it is fourth down with the flags from own 38
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 3
      And home is to kick off

  Rule: The end of the game

    @END.fourth @END.winner @case:whoever-leads-after-quarter-4-has-won
    Scenario Outline: The side that leads after quarter 4 has won
      Given it is quarter 4
      And the score is home <home>, away <away>
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game is over and <winner> has won under END.winner
      And the score is home <home>, away <away>
      And the phase is over
      And it is not overtime

      Examples:
        | home | away | winner |
        | 21   | 20   | home   |
        | 20   | 21   | away   |
        | 2    | 0    | home   |

    @END.fourth @END.winner
    Scenario: A field goal with the last card of quarter 4 wins
      Given it is quarter 4
      And the score is home 18, away 20
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then the game is over and home has won under END.winner
      And the score is home 21, away 20

    @END.fourth @END.winner
    Scenario: A safety with the last card of quarter 4 wins
      Given it is quarter 4
      And the score is home 20, away 19
      And home has the ball on own 1
      And card A gives -2 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game is over and away has won under END.winner
      And the score is home 20, away 21

    @END.fourth @case:when-the-game-is-over-nobody-can-do-a-thing
    Scenario Outline: Nobody can act when the game is over
      Given the game is over
      And the score is home 21, away 20
      When the position is put on the table
      Then the game is over and home has won under END.winner
      And home has exactly these actions
        | action |
      And away has exactly these actions
        | action |
      When <who> tries to <action>
      Then it is refused under END.fourth
      And nothing has changed

      Examples:
        | who  | action      |
        | home | punt        |
        | away | kick off    |
        | away | turn a card |

    @END.fourth
    Scenario: When the game is over no coin is tossed
      Given the game is over
      And the score is home 21, away 20
      When the coin is about to be tossed
      Then it is refused under END.fourth
      And nothing has changed

    @END.fourth @case:a-drive-before-quarter-1-or-after-quarter-4-is-no-position
    Scenario Outline: A position with a drive in quarter 0 or quarter 5 is invalid
      Given home has the ball on own 30
      And it is quarter <quarter>
      When the position is put on the table
      Then it is refused under END.fourth

      Examples:
        | quarter |
        | 0       |
        | 5       |

    @END.fourth @case:the-game-cannot-be-over-before-quarter-4
    Scenario Outline: A position with the game over before quarter 4 is invalid
      Given the game is over
      And it is quarter <quarter>
      And the score is home 21, away 20
      When the position is put on the table
      Then it is refused under END.fourth

      Examples:
        | quarter |
        | 1       |
        | 3       |

  Rule: A tie leads to overtime with a new kick-off

    @END.tie-kickoff @END.fourth @case:level-after-quarter-4-the-score-is-kept-and-a-coin-decides-who-receives
    Scenario: A tie after quarter 4 leads to the coin of overtime
      Given it is quarter 4
      And the score is home 13, away 13
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then these may act: chance (toss-coin)
      And it is overtime
      And the phase is coin
      And the number of the quarter is 4
      And no card has been used
      And the score is home 13, away 13
      When the coin is about to be tossed
      Then the coin is to be tossed for the receiver
      And these outcomes are possible
        | value | p   |
        | home  | 1/2 |
        | away  | 1/2 |

    @END.tie-kickoff @case:the-side-for-which-the-coin-of-overtime-falls-receives-whoever-opened-the-game
    Scenario Outline: The side that wins the overtime coin receives the kick-off
      Given the coin of overtime is still to be tossed
      And the score is home 13, away 13
      And <opening> kicked off to open the game
      When the coin falls for <receiver>
      Then these may act: <receiver> (kick-off)
      And <kicker> is to kick off
      And it is overtime
      And <opening> kicked off to open the game
      And the score is home 13, away 13

      Examples:
        | receiver | kicker | opening |
        | home     | away   | home    |
        | home     | away   | away    |
        | away     | home   | home    |
        | away     | home   | away    |

    @END.tie-kickoff @case:after-the-coin-of-overtime-the-receiver-turns-a-card-as-always
    Scenario: After the coin of overtime, the receiver turns the kick-off card
      Given the coin of overtime is still to be tossed
      And the score is home 13, away 13
      When the coin is about to be tossed
      Then the coin is to be tossed for the receiver
      And nothing has changed
      When the coin falls for away
      Then home is to kick off
      When away turns card P01 for the kick-off
      Then away starts first and ten on own 18
      And it is overtime

    @END.tie-kickoff @case:the-coin-of-overtime-leaves-the-cards-made-at-random-as-they-are
    Scenario: The coin of overtime does not change the generated deck
      Given the reading KF-A01 is random-generator
      And card A is the printed card
      And card B is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A and A
      And the coin of overtime is still to be tossed
      And the score is home 13, away 13
      When the coin falls for away
      Then home is to kick off
      And the cards made are A and A

    @END.tie-kickoff @END.fourth @case:where-the-kick-offs-of-the-halves-alternate-overtime-is-kicked-off-without-a-coin
    Scenario Outline: Under KF-A45 alternate, overtime begins with a kick-off without a coin toss
      Given the reading KF-A45 is alternate
      And it is quarter 4
      And the score is home 13, away 13
      And <opening> kicked off to open the game
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is overtime
      And <kicker> is to kick off
      And no card has been used

      Examples:
        | opening | kicker |
        | away    | away   |
        | home    | home   |

    @END.tie-kickoff @case:no-side-tosses-the-coin-of-overtime
    Scenario: A side may not toss the coin of overtime
      Given the coin of overtime is still to be tossed
      And the score is home 13, away 13
      When the coin is tossed by home
      Then it is refused under END.tie-kickoff
      And nothing has changed

    @END.tie-kickoff @case:nobody-kicks-off-in-overtime-before-the-coin
    Scenario: A kick-off in overtime is refused before the coin toss
      Given the coin of overtime is still to be tossed
      And the score is home 13, away 13
      When away turns the next card for the kick-off
      Then it is refused under END.tie-kickoff
      And nothing has changed

    @END.tie-kickoff @case:overtime-cannot-begin-before-quarter-4
    Scenario: A position with overtime in quarter 3 is invalid
      Given it is overtime
      And it is quarter 3
      And home has the ball on own 30
      When the position is put on the table
      Then it is refused under END.tie-kickoff

    @END.tie-kickoff @case:the-game-cannot-be-over-while-level
    Scenario: A position with the game over at a level score is invalid
      Given the game is over
      And the score is home 13, away 13
      When the position is put on the table
      Then it is refused under END.tie-kickoff

  Rule: The first to score in overtime wins

    @END.sudden-death @KICKOFF.td @case:a-kick-off-run-back-in-overtime-wins-the-game
    Scenario: A receiver who runs back a kick-off in overtime wins the game
      Given it is overtime
      And the score is home 13, away 13
      And home is to kick off
      And card A has kick-off TD
      When away turns card A for the kick-off
      Then the game is over and away has won under END.sudden-death
      And the score is home 13, away 19
      And the phase is over

    @END.sudden-death @case:a-kick-off-lost-into-the-receivers-end-zone-in-overtime-wins-the-game-for-the-kicker
    Scenario: An overtime kick-off lost into the end zone wins for the kicker
      Given it is overtime
      And the score is home 13, away 13
      And home is to kick off
      And card A has kick-off T/O
      And card A has turnover -20
      When away turns card A for the kick-off
      Then the game is over and home has won under END.sudden-death
      And the score is home 19, away 13

    @END.sudden-death
    Scenario: A touchdown in overtime wins the game without a try
      Given it is overtime
      And the score is home 13, away 13
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then the game is over and home has won under END.sudden-death
      And the score is home 19, away 13
      And the phase is over
      And it is overtime

    @END.sudden-death
    Scenario: A field goal ends overtime and nobody kicks off
      Given it is overtime
      And the score is home 0, away 0
      And home has the ball on opponent's 30
      And card A has field goal 30
      When home tries a field goal and card A is turned
      Then the game is over and home has won under END.sudden-death
      And the score is home 3, away 0
      When away turns the next card for the kick-off
      Then it is refused under END.sudden-death

    @END.sudden-death @case:a-safety-ends-overtime-and-the-defence-has-won
    Scenario: A safety ends overtime and the defense has won
      Given it is overtime
      And the score is home 13, away 13
      And away has the ball on own 1
      And card A gives -1 for Sweep against Blitz
      When away's Sweep meets Blitz on card A
      Then the game is over and home has won under END.sudden-death
      And the score is home 15, away 13

    @END.sudden-death @case:a-negative-punt-into-the-own-end-zone-ends-overtime
    Scenario: In overtime, a negative punt into the punter's end zone wins for the receiver
      Given it is overtime
      And the score is home 13, away 13
      And away has the ball on own 5
      And card A has punt -8
      When away punts and card A is turned
      Then the game is over and home has won under END.sudden-death
      And the score is home 19, away 13

    @RESULT.gain @case:without-a-score-overtime-goes-on
    Scenario: While nobody scores, overtime goes on
      Given it is overtime
      And the score is home 13, away 13
      And home has the ball on opponent's 5
      And card A gives 4 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then the game goes on
      And it is overtime
      And home has the ball on opponent's 1
      And it is second down with the flags from opponent's 5

    @END.sudden-death
    Scenario: After overtime nobody can act
      Given the game is over
      And it is overtime
      And the score is home 13, away 16
      When the position is put on the table
      Then the game is over and away has won under END.sudden-death
      When away calls Zone
      Then it is refused under END.sudden-death
      And nothing has changed

    @END.sudden-death @case:where-the-last-try-is-played-a-touchdown-of-overtime-brings-it-and-nothing-more
    Scenario: Under KF-A44 complete-try, a touchdown in overtime is followed only by its try
      Given the reading KF-A44 is complete-try
      And it is overtime
      And the score is home 13, away 13
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card B has field goal 20
      When home's Sweep meets Blitz on card A
      Then the game goes on
      And home is to try for an extra point or two
      And the score is home 19, away 13
      When home kicks for the extra point and card B is turned
      Then the game is over and home has won under END.sudden-death
      And the score is home 20, away 13

    @END.sudden-death @TWO.points @case:where-the-last-try-is-played-it-may-be-for-two-points
    Scenario: Under KF-A44 complete-try, an overtime try may be for two points
      Given the reading KF-A44 is complete-try
      And it is overtime
      And the score is home 19, away 13
      And home has just scored a touchdown
      And card A gives 20 for Sweep against Blitz
      When home goes for two points
      And home's Sweep meets Blitz on card A
      Then the game is over and home has won under END.sudden-death
      And the score is home 21, away 13

    @END.sudden-death @case:where-the-last-try-is-played-a-failed-one-ends-the-game-too
    Scenario: Under KF-A44 complete-try, a failed try also ends the game
      Given the reading KF-A44 is complete-try
      And it is overtime
      And the score is home 19, away 13
      And home has just scored a touchdown
      And card A has field goal 19
      When home kicks for the extra point and card A is turned
      Then the game is over and home has won under END.sudden-death
      And the score is home 19, away 13

    @END.sudden-death @TWO.one-play @case:where-the-last-try-is-played-the-defence-cannot-score-on-it-even-where-it-is-live
    Scenario: Under KF-A44 complete-try, the defense cannot score on the try
      Given the reading KF-A44 is complete-try
      And the reading KF-A21 is live-ball
      And it is overtime
      And the score is home 19, away 13
      And home is playing for two points
      And card A gives -80 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then the game is over and home has won under END.sudden-death
      And the score is home 19, away 13

    @END.sudden-death @case:where-the-last-try-is-played-a-field-goal-or-a-safety-still-ends-the-game-at-once
    Scenario Outline: Under KF-A44 complete-try, a field goal or safety ends the game
      Given the reading KF-A44 is complete-try
      And it is overtime
      And the score is home 13, away 13
      And home has the ball on <line>
      And card A has field goal 30
      And card A gives -1 for Sweep against Blitz
      And the offence has called Sweep
      And the defence has called Blitz
      And the reading KF-A25 is until-reveal
      When home is given card A to <action>
      Then the game is over and <winner> has won under END.sudden-death
      And the score is home <home>, away <away>

      Examples:
        | case       | line          | action           | winner | home | away |
        | field goal | opponent's 30 | try a field goal | home   | 16   | 13   |
        | safety     | own 1         | turn a card      | away   | 13   | 15   |

    @END.sudden-death @case:somebody-leads-in-overtime-and-the-game-goes-on-that-cannot-be
    Scenario: A position is invalid if overtime goes on with one side ahead
      Given it is overtime
      And the score is home 16, away 13
      And home has the ball on own 30
      When the position is put on the table
      Then it is refused under END.sudden-death

    @END.sudden-death @case:a-touchdown-of-overtime-has-no-try
    Scenario: A position with a try after a touchdown in overtime is invalid
      Given it is overtime
      And the score is home 19, away 13
      And home has just scored a touchdown
      When the position is put on the table
      Then it is refused under END.sudden-death

    @END.sudden-death @case:overtime-cannot-be-over-while-level
    Scenario: A position is invalid if the game ends in overtime at level scores
      Given the game is over
      And it is overtime
      And the score is home 13, away 13
      When the position is put on the table
      Then it is refused under END.sudden-death

  Rule: The cards of overtime

    @PLAY.draw @case:when-the-pile-of-overtime-is-empty-the-cards-are-shuffled-and-play-goes-on
    Scenario: An empty pile in overtime is shuffled again
      Given it is overtime
      And the score is home 13, away 13
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game goes on
      And it is overtime
      And home has the ball on own 44
      And it is second down with the flags from own 41
      And the number of the quarter is 4
      And no card has been used

    @END.sudden-death @case:where-overtime-is-one-deck-the-last-card-without-a-score-draws-the-game
    Scenario: Under KF-A43 one-deck, an overtime without a score ends drawn with the last card
      Given the reading KF-A43 is one-deck
      And it is overtime
      And the score is home 13, away 13
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game is over and drawn under END.sudden-death
      And the score is home 13, away 13
      And the phase is over

    @PLAY.draw @case:where-overtime-is-one-deck-the-last-card-but-one-does-not-draw-the-game
    Scenario: Under KF-A43 one-deck, overtime without a score goes on after the second-last card
      Given the reading KF-A43 is one-deck
      And it is overtime
      And the score is home 13, away 13
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A, X1
      When home's Sweep meets Blitz on card A
      Then the game goes on
      And home has the ball on own 44

    @END.sudden-death @case:where-overtime-is-one-deck-a-score-with-the-last-card-wins
    Scenario: Under KF-A43 one-deck, a score with the last card of overtime wins
      Given the reading KF-A43 is one-deck
      And it is overtime
      And the score is home 13, away 13
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then the game is over and home has won under END.sudden-death
      And the score is home 16, away 13

    @END.sudden-death @case:where-overtime-is-one-deck-it-may-be-over-while-level
    Scenario: Under KF-A43 one-deck, a position in which overtime ended level is valid
      Given the reading KF-A43 is one-deck
      And the game is over
      And it is overtime
      And the score is home 13, away 13
      When the position is put on the table
      Then the game is over and drawn under END.sudden-death

    @END.sudden-death @case:where-overtime-is-one-deck-and-the-last-try-is-played-a-touchdown-with-its-last-card-has-none
    Scenario: Under KF-A43 one-deck, an overtime touchdown with the last card has no try
      Given the reading KF-A43 is one-deck
      And the reading KF-A44 is complete-try
      And it is overtime
      And the score is home 13, away 13
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game is over and home has won under END.sudden-death
      And the score is home 19, away 13

    @TD.six @END.sudden-death @case:where-the-last-try-is-played-a-touchdown-with-the-last-card-of-the-pile-is-followed-by-a-shuffle-and-the-try
    Scenario: Under KF-A44 complete-try, an empty pile is shuffled for the try
      Given the reading KF-A44 is complete-try
      And it is overtime
      And the score is home 13, away 13
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card A has field goal 20
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game goes on
      And home is to try for an extra point or two
      And no card has been used
      When home kicks for the extra point and card A is turned
      Then the game is over and home has won under END.sudden-death
      And the score is home 20, away 13

  Rule: The action of the last card (KF-A11)

    @TD.six @QTR.last-card @case:a-touchdown-with-the-last-card-of-quarter-1-counts
    Scenario: A touchdown with the last card of quarter 1 scores
      Given home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the score is home 6, away 0
      And it is quarter 2

    @QTR.last-card @case:where-the-last-card-is-cut-off-a-touchdown-with-the-last-card-of-quarter-1-or-3-does-not-count
    Scenario Outline: Under KF-A11 cut-off, a touchdown with a quarter's last card does not score
      Given the reading KF-A11 is cut-off
      And it is quarter <quarter>
      And home has the ball on opponent's 5
      And it is third down with the flags from opponent's 9
      And card A gives TD for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter <next>
      And home has the ball on opponent's 5
      And it is third down with the flags from opponent's 9
      And the score is home 0, away 0
      And no card has been used

      Examples:
        | quarter | next |
        | 1       | 2    |
        | 3       | 4    |

    @QTR.last-card @case:where-the-last-card-is-cut-off-the-play-cards-already-shown-stay-shown-for-the-next-card
    Scenario: Under KF-A11 cut-off, play cards stay shown if the last card has no effect
      Given the reading KF-A11 is cut-off
      And home has the ball on opponent's 5
      And card A gives TD for Sweep against Blitz
      And card B gives 2 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then these may act: home (turn-card)
      And the play cards on the table are Sweep and Blitz
      When home turns card B
      Then home has the ball on opponent's 3
      And it is second down with the flags from opponent's 5
      And it is quarter 2
      And the used cards are B

    @PLAY.draw @case:where-the-last-card-is-cut-off-the-last-card-but-one-counts
    Scenario: Under KF-A11 cut-off, a touchdown with a quarter's second-last card scores
      Given the reading KF-A11 is cut-off
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A, X1
      When home's Sweep meets Blitz on card A
      Then it is quarter 1
      And home is to try for an extra point or two
      And the score is home 6, away 0

    @QTR.last-card @QTR.half @QTR.half-kicker @case:where-the-last-card-is-cut-off-a-touchdown-with-the-last-card-of-the-half-does-not-count
    Scenario: Under KF-A11 cut-off, a touchdown with a half's last card does not score
      Given the reading KF-A11 is cut-off
      And it is quarter 2
      And home has the ball on opponent's 5
      And card A gives TD for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 3
      And home is to kick off
      And the score is home 0, away 0

    @END.fourth @END.winner @case:where-the-last-card-is-cut-off-a-touchdown-with-the-last-card-of-the-game-does-not-count
    Scenario: Under KF-A11 cut-off, a touchdown with the game's last card does not score
      Given the reading KF-A11 is cut-off
      And it is quarter 4
      And the score is home 13, away 14
      And home has the ball on opponent's 5
      And card A gives TD for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game is over and away has won under END.winner
      And the score is home 13, away 14

    @END.tie-kickoff @case:where-the-last-card-is-cut-off-a-field-goal-with-the-last-card-leaves-the-game-level
    Scenario: Under KF-A11 cut-off, a field goal with the game's last card does not score
      Given the reading KF-A11 is cut-off
      And it is quarter 4
      And the score is home 13, away 13
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then it is overtime
      And the phase is coin
      And the score is home 13, away 13

    @QTR.last-card @case:where-the-last-card-is-cut-off-a-punt-with-it-stays-due
    Scenario: Under KF-A11 cut-off, a punt with the last card must be made again
      Given the reading KF-A11 is cut-off
      And home has the ball on own 30
      And it is fourth down with the flags from own 28
      And card A has punt 40
      And the pile holds only A
      When home punts and card A is turned
      Then it is quarter 2
      And home has the ball on own 30
      And it is fourth down with the flags from own 28
      And no card has been used

    @QTR.last-card @case:where-the-last-card-is-cut-off-a-kick-off-with-it-is-still-due
    Scenario: Under KF-A11 cut-off, a kick-off with the last card must be made again
      Given the reading KF-A11 is cut-off
      And home is to kick off
      And card A has kick-off TD
      And the pile holds only A
      When away turns card A for the kick-off
      Then it is quarter 2
      And home is to kick off
      And the score is home 0, away 0
      And no card has been used

    @QTR.last-card @case:where-the-last-card-is-cut-off-an-extra-point-with-the-last-card-of-quarter-1-or-3-is-still-due
    Scenario Outline: Under KF-A11 cut-off, an extra point with the last card must be tried again
      Given the reading KF-A11 is cut-off
      And it is quarter <quarter>
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      And the pile holds only A
      When home kicks for the extra point and card A is turned
      Then it is quarter <next>
      And home is to try for an extra point or two
      And the score is home 6, away 0
      And no card has been used

      Examples:
        | quarter | next |
        | 1       | 2    |
        | 3       | 4    |

    @QTR.last-card @case:where-the-last-card-is-cut-off-a-two-point-play-with-it-stays-due
    Scenario: Under KF-A11 cut-off, a two-point play with the last card must be tried again
      Given the reading KF-A11 is cut-off
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 20 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home is playing for two points
      And the score is home 6, away 0

    @QTR.last-card @case:where-the-last-card-is-cut-off-the-try-of-the-halfs-last-card-is-played-from-a-fresh-shuffle
    Scenario: Under KF-A11 cut-off, an extra point with a half's last card is tried again
      Given the reading KF-A11 is cut-off
      And it is quarter 2
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      And the pile holds only A
      When home kicks for the extra point and card A is turned
      Then it is quarter 2
      And home is to try for an extra point or two
      And the action is played from a fresh shuffle after the quarter
      And the score is home 6, away 0
      When home kicks for the extra point and card A is turned
      Then it is quarter 3
      And home is to kick off
      And the score is home 7, away 0

    @XP.one-point @QTR.half @case:where-the-last-card-is-cut-off-a-try-outside-the-quarter-is-not
    Scenario: Under KF-A11 cut-off, an extra point played after the quarter still counts
      Given the reading KF-A11 is cut-off
      And it is quarter 2
      And the action is played from a fresh shuffle after the quarter
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      And the deck is exactly the cards of this scenario
      When home kicks for the extra point and card A is turned
      Then it is quarter 3
      And home is to kick off
      And the score is home 7, away 0

    @END.sudden-death @case:where-the-last-card-is-cut-off-the-last-card-of-a-pile-of-overtime-still-counts
    Scenario: Under KF-A11 cut-off, a field goal with the overtime pile's last card counts
      Given the reading KF-A11 is cut-off
      And it is overtime
      And the score is home 13, away 13
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then the game is over and home has won under END.sudden-death
      And the score is home 16, away 13

  Rule: The try after a touchdown with the last card (KF-A12)

    @QTR.last-card @XP.must-try @XP.kick-off @case:after-a-touchdown-with-the-last-card-of-quarter-1-or-3-the-try-opens-the-next
    Scenario Outline: After a touchdown with the last card, the try opens quarter 2 or 4
      Given it is quarter <quarter>
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card A has field goal 20
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter <next>
      And home is to try for an extra point or two
      And the action is played within the quarter
      And no card has been used
      When home kicks for the extra point and card A is turned
      Then it is quarter <next>
      And home is to kick off
      And the score is home 7, away 0
      And the used cards are A

      Examples:
        | quarter | next |
        | 1       | 2    |
        | 3       | 4    |

    @QTR.last-card @QTR.half @QTR.half-kicker @case:after-a-touchdown-with-the-last-card-of-the-half-the-try-is-played-from-a-fresh-shuffle
    Scenario Outline: After a touchdown with a half's last card, the try uses a fresh shuffle
      Given it is quarter 2
      And <opening> kicked off to open the game
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card A has field goal 20
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home is to try for an extra point or two
      And the action is played from a fresh shuffle after the quarter
      And no card has been used
      When home kicks for the extra point and card A is turned
      Then it is quarter 3
      And <kicker> is to kick off
      And the action is played within the quarter
      And no card has been used
      And the score is home 7, away 0

      Examples:
        | opening | kicker |
        | away    | home   |
        | home    | away   |

    @QTR.half @TWO.points
    Scenario: The try after the half's last card may be for two points
      Given it is quarter 2
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card B gives 20 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      And home goes for two points
      Then it is quarter 2
      And the action is played from a fresh shuffle after the quarter
      When home's Sweep meets Blitz on card B
      Then it is quarter 3
      And home is to kick off
      And the score is home 8, away 0

    @END.fourth @END.winner @case:after-a-touchdown-with-the-last-card-of-the-game-the-try-is-played-and-may-win-it
    Scenario: After a touchdown with the game's last card, the try wins the game
      Given it is quarter 4
      And the score is home 14, away 20
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card A has field goal 20
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game goes on
      And home is to try for an extra point or two
      And it is quarter 4
      And the action is played from a fresh shuffle after the quarter
      And no card has been used
      When home kicks for the extra point and card A is turned
      Then the game is over and home has won under END.winner
      And the score is home 21, away 20

    @END.tie-kickoff @case:after-a-failed-try-with-the-game-level-overtime-begins
    Scenario: Overtime begins after a failed try if the score is level
      Given it is quarter 4
      And the score is home 14, away 20
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card A has field goal 19
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      And home kicks for the extra point and card A is turned
      Then these may act: chance (toss-coin)
      And it is overtime
      And the score is home 20, away 20
      And the action is played within the quarter
      And no card has been used

    @END.fourth @END.winner @case:even-a-try-that-cannot-matter-is-played
    Scenario: A try that cannot change the winner is still played
      Given it is quarter 4
      And the score is home 0, away 40
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card A has field goal 20
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then home is to try for an extra point or two
      When home kicks for the extra point and card A is turned
      Then the game is over and away has won under END.winner
      And the score is home 7, away 40

    @TD.six @KICKOFF.after-score @case:where-the-last-try-is-lost-the-scorer-kicks-off-in-the-next-quarter
    Scenario Outline: Under KF-A12 lost, a touchdown with the last card is followed by a kick-off
      Given the reading KF-A12 is lost
      And it is quarter <quarter>
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter <next>
      And home is to kick off
      And no card has been used
      And the score is home 6, away 0

      Examples:
        | quarter | next |
        | 1       | 2    |
        | 3       | 4    |

    @QTR.half @QTR.half-kicker @case:where-the-last-try-is-lost-the-second-half-follows-at-once
    Scenario Outline: Under KF-A12 lost, the second half follows a touchdown with quarter 2's last card
      Given the reading KF-A12 is lost
      And it is quarter 2
      And <opening> kicked off to open the game
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 3
      And <kicker> is to kick off
      And the score is home 6, away 0

      Examples:
        | opening | kicker |
        | away    | home   |
        | home    | away   |

    @END.fourth @END.winner @case:where-the-last-try-is-lost-a-touchdown-one-point-short-loses-the-game
    Scenario: Under KF-A12 lost, a side one point behind after a last touchdown loses
      Given the reading KF-A12 is lost
      And it is quarter 4
      And the score is home 14, away 21
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game is over and away has won under END.winner
      And the score is home 20, away 21

    @END.tie-kickoff @case:where-the-last-try-is-lost-a-touchdown-that-levels-the-score-leads-to-overtime
    Scenario: Under KF-A12 lost, a last touchdown that levels the score leads to overtime
      Given the reading KF-A12 is lost
      And it is quarter 4
      And the score is home 14, away 20
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is overtime
      And the phase is coin
      And the score is home 20, away 20

    @QTR.last-card @case:where-a-decided-try-is-skipped-one-before-the-end-of-the-game-is-still-played
    Scenario Outline: Under KF-A12 skip-if-decided, a last-card try in quarters 1 to 3 is played
      Given the reading KF-A12 is skip-if-decided
      And it is quarter <quarter>
      And the score is home 0, away 40
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter <next>
      And home is to try for an extra point or two
      And the action is played <when>

      Examples:
        | quarter | next | when                                   |
        | 1       | 2    | within the quarter                     |
        | 2       | 2    | from a fresh shuffle after the quarter |
        | 3       | 4    | within the quarter                     |

    @TD.six @case:where-a-decided-try-is-skipped-one-that-may-decide-the-game-is-played
    Scenario Outline: Under KF-A12 skip-if-decided, a last try that may decide the game is played
      Given the reading KF-A12 is skip-if-decided
      And it is quarter 4
      And the score is home 14, away <away>
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game goes on
      And home is to try for an extra point or two
      And the action is played from a fresh shuffle after the quarter

      Examples:
        | away |
        | 20   |
        | 21   |
        | 22   |

    @END.fourth @END.winner @case:where-a-decided-try-is-skipped-the-game-is-over-at-once-where-it-decides-nothing
    Scenario Outline: Under KF-A12 skip-if-decided, a last try that cannot decide the game is skipped
      Given the reading KF-A12 is skip-if-decided
      And it is quarter 4
      And the score is home 14, away <away>
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game is over and <winner> has won under END.winner
      And the score is home 20, away <away>

      Examples:
        | away | winner |
        | 19   | home   |
        | 23   | away   |

    @END.fourth @END.winner @case:where-a-decided-try-is-skipped-the-one-that-matters-can-win-the-game
    Scenario: Under KF-A12 skip-if-decided, the deciding try wins the game
      Given the reading KF-A12 is skip-if-decided
      And it is quarter 4
      And the score is home 14, away 21
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card B gives TD for every pairing
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      And home goes for two points
      And home's Draw meets Zone on card B
      Then the game is over and home has won under END.winner
      And the score is home 22, away 21

    @XP.must-try @case:a-kick-off-run-back-with-the-last-card-of-the-half-brings-the-receivers-try-from-a-fresh-shuffle
    Scenario: A kick-off touchdown with a half's last card brings a try after a shuffle
      Given it is quarter 2
      And home is to kick off
      And card A has kick-off TD
      And the pile holds only A
      When away turns card A for the kick-off
      Then it is quarter 2
      And away is to try for an extra point or two
      And the action is played from a fresh shuffle after the quarter
      When away tries to kick off
      Then it is refused under XP.must-try

  Rule: The kick-off due after a score with the last card (KF-A13)

    @QTR.last-card @KICKOFF.after-score @FG.kick-off @case:the-kick-off-owed-after-the-last-card-of-quarter-1-or-3-opens-the-next
    Scenario Outline: A kick-off that is due after quarter 1 or 3 opens the next quarter
      Given it is quarter <quarter>
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then it is quarter <next>
      And home is to kick off
      And the action is played within the quarter
      And no card has been used
      And the score is home 3, away 0

      Examples:
        | quarter | next |
        | 1       | 2    |
        | 3       | 4    |

    @QTR.half @QTR.half-kicker @case:the-kick-off-of-the-second-half-replaces-the-one-owed
    Scenario Outline: At half time, the second half's kick-off replaces a kick-off due after a score
      Given it is quarter 2
      And <opening> kicked off to open the game
      And away has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When away tries a field goal and card A is turned
      Then it is quarter 3
      And <kicker> is to kick off
      And the action is played within the quarter
      And the score is home 0, away 3

      Examples:
        | opening | kicker |
        | away    | home   |
        | home    | away   |

    @END.fourth @END.winner @case:the-kick-off-owed-after-the-last-card-of-the-game-is-dropped
    Scenario: A kick-off due after the last card of the game is not played
      Given it is quarter 4
      And the score is home 0, away 0
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then the game is over and home has won under END.winner
      And the score is home 3, away 0

    @END.tie-kickoff @case:a-safety-that-levels-the-game-with-its-last-card-leads-to-the-coin-of-overtime
    Scenario: A safety with the last card that ties the game leads to overtime
      Given it is quarter 4
      And the score is home 9, away 7
      And home has the ball on own 1
      And card A gives -1 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is overtime
      And the phase is coin
      And the score is home 9, away 9

    @KICKOFF.after-score @QTR.first-and-third @case:where-every-kick-off-is-made-the-one-owed-after-quarter-1-or-3-is-made-before-the-next
    Scenario Outline: Under KF-A13 always-made, a kick-off due after a score precedes the next quarter
      Given the reading KF-A13 is always-made
      And it is quarter <quarter>
      And home has the ball on opponent's 30
      And card A has field goal 30
      And card A has kick-off r33
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then it is quarter <quarter>
      And home is to kick off
      And the action is played from a fresh shuffle after the quarter
      And no card has been used
      When away turns card A for the kick-off
      Then it is quarter <next>
      And away starts first and ten on own 33
      And the action is played within the quarter
      And no card has been used

      Examples:
        | quarter | next |
        | 1       | 2    |
        | 3       | 4    |

    @KICKOFF.after-score @QTR.half @QTR.half-kicker @case:where-every-kick-off-is-made-the-one-owed-at-half-time-is-made-and-abandoned
    Scenario Outline: Under KF-A13 always-made, a kick-off due at half time is made and then ignored
      Given the reading KF-A13 is always-made
      And it is quarter 2
      And <opening> kicked off to open the game
      And away has the ball on opponent's 30
      And card A has field goal 30
      And card A has kick-off k40
      And the pile holds only A
      When away tries a field goal and card A is turned
      Then it is quarter 2
      And away is to kick off
      And the action is played from a fresh shuffle after the quarter
      When home turns card A for the kick-off
      Then it is quarter 3
      And <kicker> is to kick off
      And the action is played within the quarter
      And no ball lies on the field
      And no card has been used

      Examples:
        | opening | kicker |
        | away    | home   |
        | home    | away   |

    @END.fourth @END.winner @case:where-every-kick-off-is-made-the-one-owed-at-the-end-is-made-and-then-the-game-is-over
    Scenario: Under KF-A13 always-made, the last kick-off ends the game
      Given the reading KF-A13 is always-made
      And it is quarter 4
      And the score is home 0, away 0
      And home has the ball on opponent's 30
      And card A has field goal 30
      And card A has kick-off r33
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then the game goes on
      And home is to kick off
      And it is quarter 4
      And the action is played from a fresh shuffle after the quarter
      When away turns card A for the kick-off
      Then the game is over and home has won under END.winner
      And the score is home 3, away 0

    @END.fourth @END.winner @KICKOFF.td @case:where-every-kick-off-is-made-the-one-owed-at-the-end-may-be-run-back-with-its-try-and-the-next-kick-off
    Scenario: Under KF-A13 always-made, a receiver may win by running back the last kick-off
      Given the reading KF-A13 is always-made
      And it is quarter 4
      And the score is home 0, away 0
      And home has the ball on opponent's 30
      And card A has field goal 30
      And card A has kick-off TD
      And card B has field goal 20
      And card C has kick-off r33
      And the pile holds only A
      When home tries a field goal and card A is turned
      And away turns card A for the kick-off
      Then away is to try for an extra point or two
      And it is quarter 4
      And the action is played from a fresh shuffle after the quarter
      When away kicks for the extra point and card B is turned
      Then away is to kick off
      And it is quarter 4
      And the action is played from a fresh shuffle after the quarter
      And no card has been used
      When home turns card C for the kick-off
      Then the game is over and away has won under END.winner
      And the score is home 3, away 7

    @END.tie-kickoff @case:where-every-kick-off-is-made-a-level-game-goes-to-overtime-after-the-one-owed
    Scenario: Under KF-A13 always-made, a tied game goes from the last kick-off to overtime
      Given the reading KF-A13 is always-made
      And it is quarter 4
      And the score is home 0, away 3
      And home has the ball on opponent's 30
      And card A has field goal 30
      And card A has kick-off r33
      And the pile holds only A
      When home tries a field goal and card A is turned
      And away turns card A for the kick-off
      Then it is overtime
      And the phase is coin
      And the score is home 3, away 3
      And no card has been used

    @QTR.half @QTR.half-kicker @case:where-every-kick-off-is-made-the-halfs-last-touchdown-brings-its-try-its-kick-off-and-then-the-second-half
    Scenario: Under KF-A13 always-made, a half's last touchdown brings a try and a kick-off
      Given the reading KF-A13 is always-made
      And it is quarter 2
      And home kicked off to open the game
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card B has field goal 20
      And card C has kick-off r33
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then home is to try for an extra point or two
      And the action is played from a fresh shuffle after the quarter
      When home kicks for the extra point and card B is turned
      Then home is to kick off
      And it is quarter 2
      And the action is played from a fresh shuffle after the quarter
      When away turns card C for the kick-off
      Then it is quarter 3
      And away is to kick off
      And the score is home 7, away 0

    @KICKOFF.after-score @case:where-every-kick-off-is-made-and-the-last-try-is-lost-the-kick-off-is-made-at-once
    Scenario: Under KF-A13 always-made and KF-A12 lost, the kick-off directly follows a last-card touchdown
      Given the reading KF-A13 is always-made
      And the reading KF-A12 is lost
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card A has kick-off r33
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 1
      And home is to kick off
      And the action is played from a fresh shuffle after the quarter
      When away turns card A for the kick-off
      Then it is quarter 2
      And away starts first and ten on own 33
      And the score is home 6, away 0

    @XP.must-try @XP.kick-off @case:where-every-kick-off-is-made-a-touchdown-with-the-last-card-of-quarter-1-is-tried-and-kicked-off-in-quarter-2
    Scenario: Under KF-A13 always-made, the try after quarter 1's last touchdown is in quarter 2
      Given the reading KF-A13 is always-made
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card B has field goal 20
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home is to try for an extra point or two
      When home kicks for the extra point and card B is turned
      Then home is to kick off
      And it is quarter 2
      And the action is played within the quarter

    @SAFETY.kick-off @QTR.first-and-third @case:where-every-kick-off-is-made-the-one-owed-for-a-safety-with-the-last-card-is-made-at-once-too
    Scenario: Under KF-A13 always-made, the kick-off after a last-card safety precedes the next quarter
      Given the reading KF-A13 is always-made
      And it is quarter 3
      And home has the ball on own 1
      And card A gives -1 for Sweep against Blitz
      And card A has kick-off r33
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 3
      And home is to kick off
      And the action is played from a fresh shuffle after the quarter
      When away turns card A for the kick-off
      Then it is quarter 4
      And away starts first and ten on own 33
      And the score is home 0, away 2

    @KICKOFF.after-score @KICKOFF.r-number @case:where-every-kick-off-is-made-and-the-last-card-is-cut-off-the-voided-kick-off-is-made-before-the-next-quarter
    Scenario: Under KF-A13 always-made and KF-A11 cut-off, a last-card kick-off is made again
      Given the reading KF-A13 is always-made
      And the reading KF-A11 is cut-off
      And home is to kick off
      And card A has kick-off r33
      And the pile holds only A
      When away turns card A for the kick-off
      Then it is quarter 1
      And home is to kick off
      And the action is played from a fresh shuffle after the quarter
      And no card has been used
      When away turns card A for the kick-off
      Then it is quarter 2
      And away starts first and ten on own 33
      And the action is played within the quarter

    @XP.must-try @END.winner @case:where-every-kick-off-is-made-and-the-last-try-is-lost-the-try-of-a-kick-off-run-back-is-played-all-the-same
    Scenario: Under KF-A13 always-made, a kick-off touchdown has a try despite KF-A12 lost
      Given the reading KF-A13 is always-made
      And the reading KF-A12 is lost
      And it is quarter 4
      And the score is home 0, away 0
      And home has the ball on opponent's 30
      And card A has field goal 30
      And card A has kick-off TD
      And card B has field goal 20
      And card C has kick-off r33
      And the pile holds only A
      When home tries a field goal and card A is turned
      And away turns card A for the kick-off
      Then away is to try for an extra point or two
      And the action is played from a fresh shuffle after the quarter
      When away kicks for the extra point and card B is turned
      And home turns card C for the kick-off
      Then the game is over and away has won under END.winner
      And the score is home 3, away 7

  Rule: The try under KF-A12 while-play-goes-on

    @QTR.first-and-third @QTR.last-card @case:where-the-try-needs-play-to-go-on-after-quarters-1-and-3-it-opens-the-next
    Scenario Outline: Under KF-A12 while-play-goes-on, a try after quarter 1 or 3 begins the next quarter
      Given the reading KF-A12 is while-play-goes-on
      And it is quarter <quarter>
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter <next>
      And home is to try for an extra point or two
      And the action is played within the quarter
      And no card has been used

      Examples:
        | quarter | next |
        | 1       | 2    |
        | 3       | 4    |

    @QTR.half @QTR.half-kicker @case:where-the-try-needs-play-to-go-on-none-is-made-after-the-first-half
    Scenario: Under KF-A12 while-play-goes-on, half time cancels the try
      Given the reading KF-A12 is while-play-goes-on
      And it is quarter 2
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 3
      And home is to kick off
      And the score is home 6, away 0

    @END.fourth @case:where-the-try-needs-play-to-go-on-none-is-made-after-the-game
    Scenario Outline: Under KF-A12 while-play-goes-on, the end of the game cancels the try
      Given the reading KF-A12 is while-play-goes-on
      And it is quarter 4
      And the score is home 14, away <away>
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then <end>

      Examples:
        | case             | away | end                                                |
        | one point behind | 21   | the game is over and away has won under END.winner |
        | level            | 20   | it is overtime                                     |

    @KICKOFF.after-score @XP.must-try @case:where-the-try-needs-play-to-go-on-and-the-kick-off-is-always-made-only-a-try-after-it-is-played
    Scenario: Under KF-A12 while-play-goes-on, only a touchdown on an untimed kick-off has a try
      Given the reading KF-A12 is while-play-goes-on
      And the reading KF-A13 is always-made
      And it is quarter 2
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card B has kick-off TD
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then home is to kick off
      And the action is played from a fresh shuffle after the quarter
      When away turns card B for the kick-off
      Then away is to try for an extra point or two
      And the action is played from a fresh shuffle after the quarter

  Rule: Explanations of a last card

    @FG.three-points @case:a-kick-off-that-is-not-made-is-not-owed
    Scenario Outline: If no kick-off follows a score, the explanation of the score cites no kick-off
      Given it is <when>
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home, given card A, asks by which rules to try a field goal
      Then the explanation cites FG.three-points, <clauses>
      And the explanation does not cite FG.kick-off, KICKOFF.after-score

      Examples:
        | when      | clauses                        |
        | quarter 2 | QTR.last-card, QTR.half-kicker |
        | quarter 4 | QTR.last-card, END.winner      |
        | overtime  | END.sudden-death               |

    @FG.kick-off @KICKOFF.after-score @case:a-kick-off-that-opens-the-next-quarter-is-owed
    Scenario Outline: If a kick-off follows a last-card score, the explanation cites the kick-off
      Given the reading KF-A13 is <key>
      And it is quarter <quarter>
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home, given card A, asks by which rules to try a field goal
      Then the explanation cites FG.kick-off, KICKOFF.after-score, QTR.last-card

      Examples:
        | key                   | quarter |
        | owed-then-or-replaced | 1       |
        | owed-then-or-replaced | 3       |
        | always-made           | 2       |
        | always-made           | 4       |

    @XP.one-point @case:after-a-try-outside-the-quarter-no-kick-off-is-owed-and-no-pile-was-emptied-by-it
    Scenario: The explanation of an extra point after the quarter cites no kick-off
      Given it is quarter 2
      And home has just scored a touchdown
      And the score is home 6, away 0
      And the action is played from a fresh shuffle after the quarter
      And card A has field goal 20
      When home, given card A, asks by which rules to kick for the extra point
      Then the explanation cites XP.one-point, QTR.half
      And the explanation does not cite XP.kick-off, KICKOFF.after-score, QTR.last-card

    @TWO.points @case:after-a-two-point-play-outside-the-quarter-no-kick-off-is-owed
    Scenario: The explanation of a two-point play after the quarter's end cites no kick-off
      Given it is quarter 2
      And home is playing for two points
      And the score is home 6, away 0
      And the action is played from a fresh shuffle after the quarter
      And card A gives 20 for Sweep against Zone
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites TWO.points, QTR.half
      And the explanation does not cite TWO.kick-off, KICKOFF.after-score, QTR.last-card

    @SAFETY.points @case:after-a-safety-with-the-last-card-of-the-game-no-kick-off-is-owed
    Scenario: The explanation of a safety with the game's last card cites no kick-off
      Given it is quarter 4
      And home has the ball on own 1
      And card A gives -2 for Sweep against Zone
      And the pile holds only A
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites SAFETY.points, QTR.last-card, END.winner
      And the explanation does not cite SAFETY.kick-off, KICKOFF.after-score

    @TD.six @case:a-try-that-is-not-made-is-not-due
    Scenario Outline: If a touchdown brings no try, its explanation cites no duty to try
      Given it is <when>
      And <reading>
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Zone
      And the pile holds only A
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites TD.six, <clause>
      And the explanation does not cite XP.must-try

      Examples:
        | when      | reading                               | clause              |
        | overtime  | the reading KF-A44 is stop-at-once    | END.sudden-death    |
        | quarter 1 | the reading KF-A12 is lost            | KICKOFF.after-score |
        | quarter 2 | the reading KF-A12 is lost            | QTR.half            |
        | quarter 4 | the reading KF-A12 is skip-if-decided | END.winner          |

    @TD.six @XP.must-try @case:a-try-that-is-made-is-due
    Scenario Outline: If a touchdown brings a try, its explanation cites the duty to try
      Given it is <when>
      And <reading>
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Zone
      And the pile holds only A
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites TD.six, XP.must-try
      And the explanation does not cite END.winner

      Examples:
        | when      | reading                            |
        | overtime  | the reading KF-A44 is complete-try |
        | quarter 4 | the reading KF-A12 is untimed-try  |

    @MOM.offence-trigger @case:where-the-half-or-the-game-ends-with-momentum-nothing-is-to-be-named
    Scenario Outline: The explanation of a long gain with a half's last card cites no momentum
      Given it is quarter <quarter>
      And the score is home 7, away 0
      And card A gives 12 for Sweep against Zone
      And card A has offence momentum 10
      And the pile holds only A
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites MOM.offence-trigger, <clause>
      And the explanation does not cite MOM.offence-effect

      Examples:
        | quarter | clause     |
        | 2       | QTR.half   |
        | 4       | END.fourth |

    @MOM.offence-trigger @MOM.offence-effect @case:where-the-quarter-goes-over-into-the-next-with-momentum-a-play-is-to-be-named
    Scenario: The explanation of a long gain with quarter 1's last card cites momentum
      Given it is quarter 1
      And card A gives 12 for Sweep against Zone
      And card A has offence momentum 10
      And the pile holds only A
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites MOM.offence-trigger, QTR.first-and-third, MOM.offence-effect

    @QTR.last-card @case:a-card-that-is-cut-off-is-measured-by-nothing
    Scenario Outline: Under KF-A11 cut-off, the explanation of a last-card kick omits the number's clause
      Given the reading KF-A11 is cut-off
      And <state>
      And the score is home 6, away 0
      And the pile holds only P01
      When home, given card P01, asks by which rules to <action>
      Then the explanation cites <announced>, QTR.last-card
      And the explanation does not cite <measured>

      Examples:
        | state                              | action                   | announced        | measured          |
        | home has the ball on opponent's 20 | try a field goal         | FG.announce-draw | FG.threshold      |
        | home has the ball on opponent's 20 | punt                     | PUNT.declare     | PUNT.read-section |
        | home has just scored a touchdown   | kick for the extra point | XP.is-kick       | XP.threshold      |

    @TWO.one-play @END.sudden-death @case:in-overtime-a-turnover-on-the-two-point-play-for-the-record-is-not-carried-out
    Scenario: Under KF-A44 complete-try, a turnover on a try in overtime has no effect
      Given the reading KF-A44 is complete-try
      And the reading KF-A22 is apply-turnover
      And it is overtime
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives T/O for Sweep against Zone
      And card A has turnover -90
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites TWO.one-play, END.sudden-death
      And the explanation does not cite TO.section, TO.minus, TO.from-scrimmage, TWO.kick-off

  Rule: A ban and the kick-off after a lost try

    @MOM.offence-effect @KICKOFF.after-score @case:where-the-last-try-is-lost-and-promises-wait-the-play-is-named-before-the-kick-off
    Scenario: Under KF-A12 lost, the defense gives up a play between touchdown and kick-off
      Given the reading KF-A12 is lost
      And the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And the reading KF-A33 is next-matrix-play
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card A has offence momentum 5
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the defence must name a play
      And it is quarter 2
      And the play is named for home's drive
      When away names Zone
      Then home is to kick off
      And the only play forbidden is Zone to the defence while home has the ball

    @KICKOFF.after-score @case:where-the-last-try-is-lost-and-promises-do-not-wait-no-play-is-named-before-the-kick-off
    Scenario: Under KF-A33 next-action-only, neither side gives up a play if the try is lost
      Given the reading KF-A12 is lost
      And the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card A has offence momentum 5
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then home is to kick off
      And nobody has to name a play
      And it is quarter 2

    @END.winner @case:where-the-last-try-of-the-game-is-lost-nothing-is-named-and-the-cards-stay-used
    Scenario: Under KF-A12 lost, neither side gives up a play after the game's last touchdown
      Given the reading KF-A12 is lost
      And the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And the reading KF-A33 is next-matrix-play
      And it is quarter 4
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card A has offence momentum 5
      And the deck is exactly the cards of this scenario
      When home's Sweep meets Blitz on card A
      Then the game is over and home has won under END.winner
      And nobody has to name a play
      And the used cards are A

  Rule: Cleared and kept parts of a position

    @KICKOFF.place-ball @KICKOFF.place-flags @case:once-a-kick-off-is-played-nobody-is-the-kicker
    Scenario: After a kick-off, neither side is the kicker
      Given home is to kick off
      And card A has kick-off r25
      When away turns card A for the kick-off
      Then neither side is the kicker
      And the ball lies on own 25
      And the flags begin on own 25
      And the offence is away

    @TD.reach @case:after-a-touchdown-ball-flags-down-and-play-cards-are-put-away
    Scenario: A touchdown removes ball, first-down flags, down and play cards from the table
      Given home has the ball on opponent's 5
      And it is third down with the flags from opponent's 12
      And card A gives 5 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then no ball lies on the field
      And no flags lie on the field
      And there is no down
      And no play card lies on the table
      And neither side is the kicker

    @FG.kick-off @case:after-a-field-goal-ball-flags-down-and-the-defences-play-card-are-put-away
    Scenario: A field goal removes ball, first-down flags, down and the defense's play card
      Given home has the ball on opponent's 30
      And it is third down with the flags from opponent's 34
      And the defence has called Zone
      And card A has field goal 30
      When home tries a field goal and card A is turned
      Then no ball lies on the field
      And no flags lie on the field
      And there is no down
      And no play card lies on the table
      And the kicker is home

    @FIRST.four-chances @case:after-a-play-the-play-cards-are-taken-back
    Scenario Outline: After a play short of a first down, the play cards leave the table
      Given home has the ball on own 30
      And card A gives 4 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then no play card lies on the table
      And the phase is choose

      Examples:
        | case      |
        | next down |

    @FIRST.renewal @case:after-a-play-the-play-cards-are-taken-back
    Scenario Outline: After a play that gains a first down, the play cards leave the table
      Given home has the ball on own 30
      And card A gives 10 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then no play card lies on the table
      And the phase is choose

      Examples:
        | case       |
        | first down |

    @FG.failed @case:after-a-missed-field-goal-the-defences-play-card-is-taken-back
    Scenario: A missed field goal removes the defense's play card from the table
      Given home has the ball on opponent's 30
      And the defence has called Zone
      And card A has field goal 29
      When home tries a field goal and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

    @QTR.half @QTR.half-kicker @case:half-time-puts-away-another-card-for-a-lost-kick-off
    Scenario: Half time cancels a second card due for a fumbled kick-off
      Given the reading KF-A16 is redraw
      And it is quarter 2
      And home is to kick off
      And card A has kick-off T/O
      And the pile holds only A
      When away turns card A for the kick-off
      Then it is quarter 3
      And no other card is to be turned for the place of the ball
      And home is to kick off

    @QTR.half @case:half-time-puts-away-a-play-that-was-to-be-named-and-every-promise
    Scenario: Half time ends all bans, and no side has to give up a play
      Given the reading KF-A33 is next-matrix-play
      And it is quarter 2
      And the offence may not use Sweep while away has the ball
      And card A gives 12 for Sweep against Zone
      And card A has offence momentum 10
      And the pile holds only A
      When home's Sweep meets Zone on card A
      Then it is quarter 3
      And home is to kick off
      And nobody has to name a play
      And the play is named for nobody's drive
      And no play is forbidden
      And no play card lies on the table

    @END.winner @case:the-end-of-the-game-puts-away-promises-and-play
    Scenario: The end of the game ends all bans and removes the ball
      Given the reading KF-A33 is next-matrix-play
      And it is quarter 4
      And the score is home 7, away 0
      And the offence may not use Sweep while away has the ball
      And card A gives 12 for Sweep against Zone
      And card A has offence momentum 10
      And the pile holds only A
      When home's Sweep meets Zone on card A
      Then the game is over and home has won under END.winner
      And no play is forbidden
      And nobody has to name a play
      And no ball lies on the field

    @END.tie-kickoff @case:overtime-begins-without-promises-whichever-way-it-begins
    Scenario Outline: Under any reading of KF-A45, overtime begins without bans on plays
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A45 is <key>
      And it is quarter 4
      And the offence may not use Sweep while away has the ball
      And card A gives 12 for Sweep against Zone
      And the pile holds only A
      When home's Sweep meets Zone on card A
      Then it is overtime
      And the phase is <phase>
      And no play is forbidden
      And no card has been used

      Examples:
        | key             | phase    |
        | receiver-random | coin     |
        | alternate       | kick-off |

    @END.sudden-death @case:a-score-in-overtime-puts-away-promises
    Scenario: A score in overtime ends all bans on plays
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And it is overtime
      And home has the ball on opponent's 30
      And the offence may not use Sweep while away has the ball
      And card A has field goal 30
      When home tries a field goal and card A is turned
      Then the game is over and home has won under END.sudden-death
      And no play is forbidden

    @END.winner @case:after-the-untimed-try-of-the-fourth-quarter-nothing-is-untimed
    Scenario: A game that ended with an untimed try is not marked as untimed
      Given it is quarter 4
      And home has just scored a touchdown
      And the score is home 6, away 0
      And the action is played from a fresh shuffle after the quarter
      And card A has field goal 20
      When home kicks for the extra point and card A is turned
      Then the game is over and home has won under END.winner
      And the action is played within the quarter

    @QTR.first-and-third @case:the-first-and-third-quarter-take-nothing-away-but-the-used-cards
    Scenario Outline: The end of quarter 1 or 3 clears the used cards, not the drive
      Given the reading KF-A33 is <key>
      And it is quarter <quarter>
      And the score is home 7, away 3
      And home has the ball on own 36
      And it is second down with the flags from own 30
      And card A gives 3 for Sweep against Zone
      And card A has offence momentum 3
      And the pile holds only A
      When home's Sweep meets Zone on card A
      Then it is quarter <next>
      And no card has been used
      And the defence must name a play
      When away names Zone
      Then home has the ball on own 39
      And it is third down with the flags from own 30
      And the only play forbidden is Zone to the defence while home has the ball
      And the score is home 7, away 3
      And away kicked off to open the game

      Examples:
        | key              | quarter | next |
        | next-action-only | 1       | 2    |
        | next-matrix-play | 3       | 4    |

  Rule: Combined readings of the last card

    @XP.must-try @KICKOFF.td
    Scenario Outline: A touchdown on an untimed kick-off brings its try in any quarter
      Given the reading KF-A13 is always-made
      And the reading KF-A12 is <key>
      And it is quarter <quarter>
      And home is to kick off
      And the score is home 3, away 0
      And the action is played from a fresh shuffle after the quarter
      And card A has kick-off TD
      When away turns card A for the kick-off
      Then away is to try for an extra point or two
      And it is quarter <quarter>
      And the action is played from a fresh shuffle after the quarter
      And no card has been used

      Examples:
        | key                | quarter |
        | untimed-try        | 1       |
        | lost               | 2       |
        | while-play-goes-on | 3       |
        | skip-if-decided    | 4       |

    @END.winner @case:a-decided-try-that-is-skipped-ends-the-game-even-where-the-kick-off-is-always-made
    Scenario: Under KF-A13 always-made, a last touchdown without a deciding try ends the game
      Given the reading KF-A12 is skip-if-decided
      And the reading KF-A13 is always-made
      And it is quarter 4
      And the score is home 30, away 0
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Zone
      And the pile holds only A
      When home's Sweep meets Zone on card A
      Then the game is over and home has won under END.winner
      And the score is home 36, away 0

    @KICKOFF.after-score @case:where-the-try-is-lost-and-the-kick-off-always-made-it-is-made-outside-the-quarter
    Scenario: Under KF-A13 always-made and KF-A12 lost, the kick-off comes before half time
      Given the reading KF-A12 is lost
      And the reading KF-A13 is always-made
      And it is quarter 2
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Zone
      And the pile holds only A
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And it is quarter 2
      And the action is played from a fresh shuffle after the quarter

    @KICKOFF.after-score @case:where-the-try-is-lost-and-promises-wait-but-none-is-to-be-named-the-kick-off-follows
    Scenario: Under KF-A12 lost, the kick-off follows at once if no play is given up
      Given the reading KF-A12 is lost
      And the reading KF-A33 is next-matrix-play
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Zone
      And the pile holds only A
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And nobody has to name a play
      And it is quarter 2

    @XP.must-try @case:where-the-last-try-is-lost-a-try-in-the-midst-of-a-quarter-is-due-all-the-same
    Scenario: Under KF-A12 lost, a touchdown with cards left still brings a try
      Given the reading KF-A12 is lost
      And it is quarter 2
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Zone
      And the pile holds only A and X1
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites TD.six, XP.must-try

    @XP.must-try @case:a-try-is-due-after-a-touchdown-on-an-untimed-kick-off-though-its-card-was-the-only-one
    Scenario: The explanation of a kick-off touchdown after the quarter cites the duty to try
      Given the reading KF-A12 is lost
      And the reading KF-A13 is always-made
      And it is quarter 2
      And home is to kick off
      And the score is home 3, away 0
      And the action is played from a fresh shuffle after the quarter
      And card A has kick-off TD
      And the deck is exactly the cards of this scenario
      When away, given card A, asks by which rules to kick off
      Then the explanation cites KICKOFF.td, XP.must-try

    @FG.kick-off @case:in-the-midst-of-a-quarter-a-kick-off-is-owed
    Scenario Outline: The explanation of a field goal during a quarter cites its kick-off
      Given it is quarter <quarter>
      And home has the ball on opponent's 30
      And card A has field goal 30
      When home, given card A, asks by which rules to try a field goal
      Then the explanation cites FG.kick-off

      Examples:
        | quarter |
        | 2       |
        | 4       |

    @END.sudden-death @TD.six @case:in-overtime-with-one-deck-the-last-card-leaves-none-for-a-try-for-the-record
    Scenario: Under KF-A43 one-deck, the explanation of overtime's last touchdown cites no try
      Given the reading KF-A43 is one-deck
      And the reading KF-A44 is complete-try
      And it is overtime
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Zone
      And the pile holds only A
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites TD.six, END.sudden-death
      And the explanation does not cite XP.must-try
      When home turns card A
      Then the game is over and home has won under END.sudden-death

    @TD.six @XP.must-try @case:in-overtime-a-try-for-the-record-needs-a-card-or-a-shuffle
    Scenario Outline: Under KF-A44 complete-try, the explanation of an overtime touchdown cites the duty to try
      Given the reading KF-A43 is <key>
      And the reading KF-A44 is complete-try
      And it is overtime
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Zone
      And the pile holds only <pile>
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites TD.six, XP.must-try

      Examples:
        | key                 | pile     |
        | one-deck            | A and X1 |
        | fresh-and-reshuffle | A        |

    @QTR.last-card @case:where-the-last-card-is-cut-off-a-card-turned-before-the-try-is-void-and-another-is-turned
    Scenario: Under KF-A11 cut-off, a last card turned before the try is replaced
      Given the reading KF-A11 is cut-off
      And the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 40
      And the pile holds only A
      When home turns card A before choosing a try
      Then it is quarter 2
      And no card has been turned before the try
      And home is to try for an extra point or two
      And no card has been used
      When home turns card X1 before choosing a try
      Then the card X1 has been turned before the try

    @TWO.points @case:where-only-plays-take-time-the-card-turned-before-a-two-point-play-is-used-by-the-play
    Scenario: Under KF-A09 plays-only, a two-point play uses up the card turned before it
      Given the reading KF-A24 is after-draw
      And the reading KF-A09 is plays-only
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A gives 20 for Sweep against Zone
      When home turns card A before choosing a try
      Then no card has been used
      When home goes for two points
      Then the card A has been turned before the try
      When home calls Sweep
      And away calls Zone
      And home turns the next card
      Then the score is home 8, away 0
      And the used cards are A
      And no card has been turned before the try

    @XP.one-point @case:under-kf-a09-plays-only-the-last-card-of-the-pile-may-be-turned-before-a-try
    Scenario: Under KF-A09 plays-only, a try with the quarter's last card is valid
      Given the reading KF-A24 is after-draw
      And the reading KF-A09 is plays-only
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      And the used cards are X1, X2, X3 and X4
      And the card A has been turned before the try
      When the position is put on the table
      Then it is accepted
      When home kicks for the extra point
      Then the score is home 7, away 0

    @TWO.alternative @case:under-kf-a10-immediate-return-no-card-is-turned-before-a-try-after-the-last-use
    Scenario: Under KF-A10 immediate-return, a try's card turned after the last draw is invalid
      Given the reading KF-A24 is after-draw
      And the reading KF-A09 is plays-only
      And the reading KF-A10 is immediate-return
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      And the used cards are A, A, X1, A and A
      And the card A has been turned before the try
      When the position is put on the table
      Then it is refused under TWO.alternative

    @XP.one-point @case:where-only-plays-take-time-the-card-turned-before-an-extra-point-is-not-used
    Scenario: Under KF-A09 plays-only, an extra point does not use its card
      Given the reading KF-A24 is after-draw
      And the reading KF-A09 is plays-only
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has field goal 20
      When home turns card A before choosing a try
      And home kicks for the extra point
      Then the score is home 7, away 0
      And no card has been used
      And no card has been turned before the try

    @QTR.first-and-third @case:where-cards-go-back-at-once-a-pile-in-order-begins-again-only-when-the-quarter-is-over
    Scenario: Under KF-A10 immediate-return, a pile in fixed order begins again after the quarter
      Given the reading KF-A10 is immediate-return
      And the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r30
      And card B gives 4 for Sweep against Zone
      And card C gives 5 for Sweep against Zone
      And home is to kick off
      When away turns the next card for the kick-off
      Then away starts first and ten on own 30
      And the used cards are A
      When away calls Sweep
      And home calls Zone
      And away turns the next card
      Then away has the ball on own 34
      And the used cards are A and B
      When away calls Sweep
      And home calls Zone
      And away turns the next card
      Then it is quarter 2
      And away has the ball on own 39
      And no card has been used

    @PUNT.read-section @case:a-pile-in-order-comes-in-order-whatever-becomes-of-used-cards
    Scenario Outline: Under any reading of KF-A10, a pile in a fixed order keeps its order
      Given the reading KF-A10 is <key>
      And the deck is exactly the cards of this scenario, in the order listed
      And card A has punt 10
      And card B has punt 20
      And card C has punt 30
      And home has the ball on own 30
      And the used cards are A
      When home punts
      Then away starts first and ten on midfield
      And the used cards are A and B

      Examples:
        | key                       |
        | discard-then-full-shuffle |
        | immediate-return          |

    @KICKOFF.draw @case:of-a-deck-made-at-random-the-first-card-listed-is-the-first-made-that-is-still-in-the-pile
    Scenario: In a generated deck, a count of sequences begins with the first unused card
      Given the reading KF-A01 is random-generator
      And card A has kick-off r40
      And card B has kick-off TD
      And the deck is exactly the cards of this scenario
      And card C is the printed card
      And the cards made are A, B and A
      And home is to kick off
      And the used cards are A
      When the sequences of 2 steps are counted over first chances
      Then there are 11
      When away turns card A for the kick-off
      Then away starts first and ten on own 40

  Rule: Parts of a position that the end of a quarter keeps

    @PREP.coin @case:the-coin-leaves-the-cards-made-as-they-are
    Scenario: The opening coin toss does not change the generated deck
      Given the reading KF-A01 is random-generator
      And the deck has 1 copies of the printed card
      And a new game
      When chance makes card C01
      And the coin falls for home
      Then the cards made are C01

    @QTR.first-and-third @case:the-end-of-a-quarter-leaves-the-cards-made-as-they-are
    Scenario Outline: The end of quarter 1 or 3 does not change the generated deck
      Given the reading KF-A01 is random-generator
      And it is quarter <quarter>
      And the score is home <home>, away 0
      And card A gives 4 for Sweep against Zone
      And card B is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A and A
      And the used cards are A
      And home has the ball on own 30
      When home's Sweep meets Zone on card A
      Then the cards made are A and A
      And the phase is choose
      And the used cards are none

      Examples:
        | quarter | home |
        | 1       | 0    |
        | 3       | 0    |

    @QTR.half @case:the-end-of-a-quarter-leaves-the-cards-made-as-they-are
    Scenario Outline: Half time does not change the generated deck
      Given the reading KF-A01 is random-generator
      And it is quarter <quarter>
      And the score is home <home>, away 0
      And card A gives 4 for Sweep against Zone
      And card B is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A and A
      And the used cards are A
      And home has the ball on own 30
      When home's Sweep meets Zone on card A
      Then the cards made are A and A
      And the phase is kick-off
      And the used cards are none

      Examples:
        | quarter | home |
        | 2       | 0    |

    @END.tie-kickoff @case:the-end-of-a-quarter-leaves-the-cards-made-as-they-are
    Scenario Outline: A tie after quarter 4 does not change the generated deck
      Given the reading KF-A01 is random-generator
      And it is quarter <quarter>
      And the score is home <home>, away 0
      And card A gives 4 for Sweep against Zone
      And card B is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A and A
      And the used cards are A
      And home has the ball on own 30
      When home's Sweep meets Zone on card A
      Then the cards made are A and A
      And the phase is coin
      And the used cards are none

      Examples:
        | quarter | home |
        | 4       | 0    |

    @END.winner @case:the-end-of-a-quarter-leaves-the-cards-made-as-they-are
    Scenario Outline: The end of the game does not change the generated deck
      Given the reading KF-A01 is random-generator
      And it is quarter <quarter>
      And the score is home <home>, away 0
      And card A gives 4 for Sweep against Zone
      And card B is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A and A
      And the used cards are A
      And home has the ball on own 30
      When home's Sweep meets Zone on card A
      Then the cards made are A and A
      And the phase is over
      And the used cards are A and A

      Examples:
        | quarter | home |
        | 4       | 7    |

    @END.sudden-death @case:the-shuffle-of-overtime-leaves-promises-and-the-cards-made-as-they-are
    Scenario: The shuffle in overtime changes neither bans on plays nor the generated deck
      Given the reading KF-A01 is random-generator
      And the reading KF-A33 is next-matrix-play
      And it is overtime
      And the offence may not use Draw while away has the ball
      And card A gives 4 for Sweep against Zone
      And card B is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A and A
      And the used cards are A
      When home's Sweep meets Zone on card A
      Then no card has been used
      And the cards made are A and A
      And the only play forbidden is Draw to the offence while away has the ball

    @QTR.last-card @case:a-card-that-is-cut-off-leaves-promises-and-the-cards-made-as-they-are
    Scenario: A card without effect (KF-A11 cut-off) changes neither bans nor generated deck
      Given the reading KF-A01 is random-generator
      And the reading KF-A11 is cut-off
      And card A gives 4 for Sweep against Zone
      And card B is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A and A
      And the used cards are A
      And the offence may not use Draw while home has the ball
      When home's Sweep meets Zone on card A
      Then it is quarter 2
      And the play cards on the table are Sweep and Zone
      And the cards made are A and A
      And the only play forbidden is Draw to the offence while home has the ball

    @XP.must-try @QTR.last-card @case:a-try-outside-the-quarter-leaves-promises-and-the-cards-made-as-they-are
    Scenario: A try due outside the quarter changes neither bans on plays nor generated deck
      Given the reading KF-A01 is random-generator
      And the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And it is quarter 2
      And home has the ball on opponent's 5
      And the offence may not use Draw while away has the ball
      And card A gives 5 for Sweep against Zone
      And card B is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A and A
      And the used cards are A
      When home's Sweep meets Zone on card A
      Then home is to try for an extra point or two
      And the cards made are A and A
      And the only play forbidden is Draw to the offence while away has the ball

    @FG.kick-off @QTR.last-card @case:a-kick-off-outside-the-quarter-leaves-promises-and-the-cards-made-as-they-are
    Scenario: A kick-off due outside the quarter changes neither bans on plays nor generated deck
      Given the reading KF-A01 is random-generator
      And the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And the reading KF-A13 is always-made
      And home has the ball on opponent's 5
      And the offence may not use Draw while away has the ball
      And card A has field goal 5
      And card B is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A and A
      And the used cards are A
      When home tries a field goal and card A is turned
      Then home is to kick off
      And the cards made are A and A
      And the only play forbidden is Draw to the offence while away has the ball

    @KICKOFF.after-score @case:a-try-that-is-lost-leaves-promises-and-the-cards-made-as-they-are
    Scenario: A try lost under KF-A12 changes neither bans on plays nor the generated deck
      Given the reading KF-A01 is random-generator
      And the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And the reading KF-A12 is lost
      And home has the ball on opponent's 5
      And the offence may not use Draw while away has the ball
      And card A gives 5 for Sweep against Zone
      And card A has offence momentum 5
      And card B is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A and A
      And the used cards are A
      When home's Sweep meets Zone on card A
      Then the defence must name a play
      And the cards made are A and A
      And the only play forbidden is Draw to the offence while away has the ball
