Feature: Quarters and the end of the game
  The deck is the clock: when its last card has been used, a quarter is over.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: The last card of the deck ends the quarter

    @QTR.last-card @QTR.first-and-third
    Scenario Outline: After the last card of quarter 1 or 3 the drive goes on in the next with a full pile
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

    @PLAY.draw
    Scenario Outline: With one card left a quarter still runs
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

    @QTR.last-card @QTR.first-and-third @FIRST.renewal
    Scenario: A first down with the last card of quarter 1 counts in quarter 2
      Given home has the ball on own 41
      And it is fourth down with the flags from own 38
      And card A gives 7 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home starts first and ten on own 48

    @QTR.last-card @QTR.first-and-third @FIRST.turnover-on-downs
    Scenario: The ball lost on downs with the last card of quarter 3 is the other side's in quarter 4
      Given it is quarter 3
      And home has the ball on own 41
      And it is fourth down with the flags from own 38
      And card A gives 6 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 4
      And away starts first and ten on opponent's 47

    @QTR.last-card @QTR.first-and-third @MOM.offence-effect
    Scenario: Momentum of the last card of quarter 1 is named in quarter 2 and binds there
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

    @QTR.last-card @QTR.first-and-third
    Scenario: All cards can be turned again after the shuffle
      Given home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      And home calls Draw
      And away calls Run
      And home turns the next card
      Then a card is to be turned for the play
      And it may be
        | value | p   |
        | A     | 1/5 |
        | X1    | 1/5 |
        | X2    | 1/5 |
        | X3    | 1/5 |
        | X4    | 1/5 |

    @QTR.last-card
    Scenario: A kick-off with the last card ends the quarter and the receiver goes on
      Given home is to kick off
      And card A has kick-off r33
      And the pile holds only A
      When away turns card A for the kick-off
      Then it is quarter 2
      And away starts first and ten on own 33
      And no card has been used

    @QTR.last-card
    Scenario: An extra point with the last card counts and ends the quarter
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

    @QTR.last-card
    Scenario: A two-point play with the last card counts and ends the quarter
      Given home is playing for two points
      And the score is home 6, away 0
      And card A gives 20 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home is to kick off
      And the score is home 8, away 0

    @QTR.last-card
    Scenario: Going for two points uses no card and ends no quarter
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

    @QTR.last-card
    Scenario: A card that has to be turned before the try does not end the quarter until it is read
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

    @QTR.last-card @QTR.first-and-third
    Scenario: The explanation of the last card of quarter 1 names the end of the quarter and no half time
      Given home has the ball on own 41
      And the offence has called Sweep
      And the defence has called Blitz
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites RESULT.gain, QTR.last-card, QTR.first-and-third

    @QTR.half @QTR.half-kicker
    Scenario: The explanation of the last card of quarter 2 names half time and its kicker
      Given it is quarter 2
      And home has the ball on own 41
      And the offence has called Sweep
      And the defence has called Blitz
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites QTR.last-card, QTR.half, QTR.half-kicker

    @END.fourth @END.winner
    Scenario: The explanation of the last card of quarter 4 names the winner's clause
      Given it is quarter 4
      And the score is home 7, away 3
      And home has the ball on own 41
      And the offence has called Sweep
      And the defence has called Blitz
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites QTR.last-card, END.fourth, END.winner

    @QTR.last-card
    Scenario: A kick-off cannot be due without a card
      Given home is to kick off
      And card A is the printed card
      And the used cards are A, X1, X2, X3 and X4
      When the position is put on the table
      Then it is refused under QTR.last-card

    @QTR.last-card
    Scenario: A drive cannot go on without a card
      Given home has the ball on own 30
      And card A is the printed card
      And the used cards are A, X1, X2, X3 and X4
      When the position is put on the table
      Then it is refused under QTR.last-card

    @PREP.shuffle
    Scenario Outline: The used cards are cards of the deck, each of them once
      Given home has the ball on own 30
      And card A is the printed card
      And the used cards are <cards>
      When the position is put on the table
      Then it is refused under PREP.shuffle

      Examples:
        | case                    | cards   |
        | a card the deck has not | B       |
        | a card twice            | A and A |

  Rule: Which cards take time

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
    Scenario: Under KF-A09 plays-only, the card of a kick-off goes back into the pile
      Given the reading KF-A09 is plays-only
      And home is to kick off
      And card A has kick-off r33
      And the pile holds only A
      When away turns card A for the kick-off
      Then it is quarter 1
      And away starts first and ten on own 33
      And the used cards are X1, X2, X3, X4

    @END.fourth @END.winner
    Scenario: Where only plays take time, a field goal in the last minute leaves time for a kick-off
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

    @PLAY.draw
    Scenario: Where used cards return at once, a card used before may be turned again in the same quarter
      Given the reading KF-A10 is immediate-return
      And home has the ball on own 41
      And the offence has called Sweep
      And the defence has called Blitz
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A, X1
      When home turns the next card
      Then a card is to be turned for the play
      And it may be
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

    @QTR.last-card @QTR.first-and-third
    Scenario: Where used cards return at once, the quarter ends after as many uses as the deck has cards
      Given the reading KF-A10 is immediate-return
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the used cards are A, A, X1 and A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home has the ball on own 44
      And it is second down with the flags from own 41
      And no card has been used

    @PLAY.draw
    Scenario: Where used cards return at once, one use less does not end the quarter
      Given the reading KF-A10 is immediate-return
      And home has the ball on own 41
      And card A gives 3 for Sweep against Blitz
      And the used cards are A, A and A
      When home's Sweep meets Blitz on card A
      Then it is quarter 1
      And the used cards are A, A, A, A

    @END.fourth @END.winner @END.tie-kickoff
    Scenario: Where used cards return at once, a kick at the end of a level game wins it in 1 of 5 cases
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
    Scenario: Under KF-A10 immediate-return, the quarter still cannot go on after its last use
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

    @QTR.half
    Scenario: Half time ends a drive and with it the need to name a play
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

    @QTR.half
    Scenario: Where bans wait, half time ends them
      Given the reading KF-A33 is next-matrix-play
      And it is quarter 2
      And home has the ball on own 41
      And the offence may not use Draw while away has the ball
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 3
      And no play is forbidden

    @QTR.first-and-third
    Scenario: Where bans wait, the end of quarter 1 does not end them
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on own 41
      And the offence may not use Draw while away has the ball
      And card A gives 3 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And the offence may not use Draw while away has the ball

    @QTR.half @QTR.half-kicker
    Scenario: A fourth down failed with the last card of the half leads to the second-half kick-off as well
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

    @END.fourth
    Scenario Outline: When the game is over nobody can do a thing
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
    Scenario Outline: A drive before quarter 1 or after quarter 4 is invalid
      Given home has the ball on own 30
      And it is quarter <quarter>
      When the position is put on the table
      Then it is refused under END.fourth

      Examples:
        | quarter |
        | 0       |
        | 5       |

    @END.fourth
    Scenario Outline: The game cannot be over before quarter 4
      Given the game is over
      And it is quarter <quarter>
      And the score is home 21, away 20
      When the position is put on the table
      Then it is refused under END.fourth

      Examples:
        | quarter |
        | 1       |
        | 3       |

  Rule: A tie is played off from a new kick-off

    @END.tie-kickoff @END.fourth
    Scenario: Level after quarter 4 the score is kept and a coin decides who receives
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
      And it may be
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

    @END.tie-kickoff
    Scenario: After the coin of overtime the receiver turns a card as always
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

    @END.tie-kickoff
    Scenario: The coin of overtime leaves the cards made at random as they are
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
    Scenario Outline: Under KF-A45 alternate, overtime is kicked off without a coin
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
    Scenario: A coin of overtime that a side tosses changes nothing
      Given the coin of overtime is still to be tossed
      And the score is home 13, away 13
      When the coin is tossed by home
      Then it is refused under END.tie-kickoff
      And nothing has changed

    @END.tie-kickoff
    Scenario: Nobody kicks off in overtime before the coin
      Given the coin of overtime is still to be tossed
      And the score is home 13, away 13
      When away turns the next card for the kick-off
      Then it is refused under END.tie-kickoff
      And nothing has changed

    @END.tie-kickoff
    Scenario: Overtime cannot begin before quarter 4
      Given it is overtime
      And it is quarter 3
      And home has the ball on own 30
      When the position is put on the table
      Then it is refused under END.tie-kickoff

    @END.tie-kickoff
    Scenario: The game cannot be over while level
      Given the game is over
      And the score is home 13, away 13
      When the position is put on the table
      Then it is refused under END.tie-kickoff

  Rule: The first to score in overtime wins

    @END.sudden-death @KICKOFF.td
    Scenario: A kick-off run back in overtime wins the game
      Given it is overtime
      And the score is home 13, away 13
      And home is to kick off
      And card A has kick-off TD
      When away turns card A for the kick-off
      Then the game is over and away has won under END.sudden-death
      And the score is home 13, away 19
      And the phase is over

    @END.sudden-death
    Scenario: A kick-off lost into the receiver's end zone in overtime wins the game for the kicker
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

    @END.sudden-death
    Scenario: A safety ends overtime and the defence has won
      Given it is overtime
      And the score is home 13, away 13
      And away has the ball on own 1
      And card A gives -1 for Sweep against Blitz
      When away's Sweep meets Blitz on card A
      Then the game is over and home has won under END.sudden-death
      And the score is home 15, away 13

    @END.sudden-death
    Scenario: A negative punt into the own end zone ends overtime
      Given it is overtime
      And the score is home 13, away 13
      And away has the ball on own 5
      And card A has punt -8
      When away punts and card A is turned
      Then the game is over and home has won under END.sudden-death
      And the score is home 19, away 13

    @RESULT.gain
    Scenario: Without a score overtime goes on
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

    @END.sudden-death
    Scenario: Where the last try is played, a touchdown of overtime brings it and nothing more
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

    @END.sudden-death @TWO.points
    Scenario: Where the last try is played, it may be for two points
      Given the reading KF-A44 is complete-try
      And it is overtime
      And the score is home 19, away 13
      And home has just scored a touchdown
      And card A gives 20 for Sweep against Blitz
      When home goes for two points
      And home's Sweep meets Blitz on card A
      Then the game is over and home has won under END.sudden-death
      And the score is home 21, away 13

    @END.sudden-death
    Scenario: Where the last try is played, a failed one ends the game too
      Given the reading KF-A44 is complete-try
      And it is overtime
      And the score is home 19, away 13
      And home has just scored a touchdown
      And card A has field goal 19
      When home kicks for the extra point and card A is turned
      Then the game is over and home has won under END.sudden-death
      And the score is home 19, away 13

    @END.sudden-death @TWO.one-play
    Scenario: Where the last try is played, the defence cannot score on it even where it is live
      Given the reading KF-A44 is complete-try
      And the reading KF-A21 is live-ball
      And it is overtime
      And the score is home 19, away 13
      And home is playing for two points
      And card A gives -80 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then the game is over and home has won under END.sudden-death
      And the score is home 19, away 13

    @END.sudden-death
    Scenario Outline: Where the last try is played, a field goal or a safety still ends the game at once
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
    Scenario: A game that goes on while one side leads in overtime is invalid
      Given it is overtime
      And the score is home 16, away 13
      And home has the ball on own 30
      When the position is put on the table
      Then it is refused under END.sudden-death

    @END.sudden-death
    Scenario: A touchdown of overtime has no try
      Given it is overtime
      And the score is home 19, away 13
      And home has just scored a touchdown
      When the position is put on the table
      Then it is refused under END.sudden-death

    @END.sudden-death
    Scenario: Overtime cannot be over while level
      Given the game is over
      And it is overtime
      And the score is home 13, away 13
      When the position is put on the table
      Then it is refused under END.sudden-death

  Rule: The cards of overtime

    @PLAY.draw
    Scenario: When the pile of overtime is empty the cards are shuffled and play goes on
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
    Scenario: Under KF-A43 one-deck, the last card without a score draws the game
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
    Scenario: Under KF-A43 one-deck, the last card but one does not draw the game
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
    Scenario: Under KF-A43 one-deck, a score with the last card wins
      Given the reading KF-A43 is one-deck
      And it is overtime
      And the score is home 13, away 13
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then the game is over and home has won under END.sudden-death
      And the score is home 16, away 13

    @END.sudden-death
    Scenario: Where overtime is one deck, it may be over while level
      Given the reading KF-A43 is one-deck
      And the game is over
      And it is overtime
      And the score is home 13, away 13
      When the position is put on the table
      Then the game is over and drawn under END.sudden-death

    @END.sudden-death
    Scenario: Where overtime is one deck and the last try is played, a touchdown with its last card has none
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

    @TD.six @END.sudden-death
    Scenario: Where the last try is played, a touchdown with the last card of the pile is followed by a shuffle and the try
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

  Rule: Whether the action of the last card counts

    @TD.six @QTR.last-card
    Scenario: A touchdown with the last card of quarter 1 counts
      Given home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the score is home 6, away 0
      And it is quarter 2

    @QTR.last-card
    Scenario Outline: Where the last card is cut off, a touchdown with the last card of quarter 1 or 3 does not count
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
    Scenario: Under KF-A11 cut-off, the play cards already shown stay shown for the next card
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
    Scenario: Under KF-A11 cut-off, the last card but one counts
      Given the reading KF-A11 is cut-off
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A, X1
      When home's Sweep meets Blitz on card A
      Then it is quarter 1
      And home is to try for an extra point or two
      And the score is home 6, away 0

    @QTR.last-card @QTR.half @QTR.half-kicker
    Scenario: Where the last card is cut off, a touchdown with the last card of the half does not count
      Given the reading KF-A11 is cut-off
      And it is quarter 2
      And home has the ball on opponent's 5
      And card A gives TD for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 3
      And home is to kick off
      And the score is home 0, away 0

    @END.fourth @END.winner
    Scenario: Where the last card is cut off, a touchdown with the last card of the game does not count
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
    Scenario: Under KF-A11 cut-off, a field goal with the last card leaves the game level
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

    @QTR.last-card
    Scenario: Where the last card is cut off, a punt with it stays due
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

    @QTR.last-card
    Scenario: Where the last card is cut off, a kick-off with it is still due
      Given the reading KF-A11 is cut-off
      And home is to kick off
      And card A has kick-off TD
      And the pile holds only A
      When away turns card A for the kick-off
      Then it is quarter 2
      And home is to kick off
      And the score is home 0, away 0
      And no card has been used

    @QTR.last-card
    Scenario Outline: Where the last card is cut off, an extra point with the last card of quarter 1 or 3 is still due
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

    @QTR.last-card
    Scenario: Where the last card is cut off, a two-point play with it stays due
      Given the reading KF-A11 is cut-off
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives 20 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 2
      And home is playing for two points
      And the score is home 6, away 0

    @QTR.last-card
    Scenario: Where the last card is cut off, the try of the half's last card is played from a fresh shuffle
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

    @XP.one-point @QTR.half
    Scenario: Where the last card is cut off, a try outside the quarter is not
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
    Scenario: Under KF-A11 cut-off, the last card of a pile of overtime still counts
      Given the reading KF-A11 is cut-off
      And it is overtime
      And the score is home 13, away 13
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then the game is over and home has won under END.sudden-death
      And the score is home 16, away 13

  Rule: The try after a touchdown with the last card

    @QTR.last-card @XP.must-try @XP.kick-off
    Scenario Outline: After a touchdown with the last card of quarter 1 or 3 the try opens the next
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

    @QTR.last-card @QTR.half @QTR.half-kicker
    Scenario Outline: After a touchdown with the last card of the half the try is played from a fresh shuffle
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

    @END.fourth @END.winner
    Scenario: After a touchdown with the last card of the game the try is played and may win it
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

    @END.tie-kickoff
    Scenario: After a failed try with the game level overtime begins
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

    @END.fourth @END.winner
    Scenario: Even a try that cannot matter is played
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
    Scenario Outline: Under KF-A12 lost, the scorer kicks off in the next quarter
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

    @QTR.half @QTR.half-kicker
    Scenario Outline: Where the last try is lost, the second half follows at once
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
    Scenario: Under KF-A12 lost, a touchdown one point short loses the game
      Given the reading KF-A12 is lost
      And it is quarter 4
      And the score is home 14, away 21
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then the game is over and away has won under END.winner
      And the score is home 20, away 21

    @END.tie-kickoff
    Scenario: Where the last try is lost, a touchdown that levels the score leads to overtime
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

    @QTR.last-card
    Scenario Outline: Where a decided try is skipped, one before the end of the game is still played
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

    @TD.six
    Scenario Outline: Where a decided try is skipped, one that may decide the game is played
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

    @END.fourth @END.winner
    Scenario Outline: Where a decided try is skipped, the game is over at once where it decides nothing
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

    @END.fourth @END.winner
    Scenario: Where a decided try is skipped, the one that matters can win the game
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

    @XP.must-try
    Scenario: A kick-off run back with the last card of the half brings the receiver's try from a fresh shuffle
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

  Rule: The kick-off owed after a score with the last card

    @QTR.last-card @KICKOFF.after-score @FG.kick-off
    Scenario Outline: The kick-off owed after the last card of quarter 1 or 3 opens the next
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

    @QTR.half @QTR.half-kicker
    Scenario Outline: The kick-off of the second half replaces the one owed
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

    @END.fourth @END.winner
    Scenario: The kick-off owed after the last card of the game is dropped
      Given it is quarter 4
      And the score is home 0, away 0
      And home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then the game is over and home has won under END.winner
      And the score is home 3, away 0

    @END.tie-kickoff
    Scenario: A safety that levels the game with its last card leads to the coin of overtime
      Given it is quarter 4
      And the score is home 9, away 7
      And home has the ball on own 1
      And card A gives -1 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is overtime
      And the phase is coin
      And the score is home 9, away 9

    @KICKOFF.after-score @QTR.first-and-third
    Scenario Outline: Where every kick-off is made, the one owed after quarter 1 or 3 is made before the next
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

    @KICKOFF.after-score @QTR.half @QTR.half-kicker
    Scenario Outline: Where every kick-off is made, the one owed at half time is made and abandoned
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

    @END.fourth @END.winner
    Scenario: Where every kick-off is made, the one owed at the end is made and then the game is over
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

    @END.fourth @END.winner @KICKOFF.td
    Scenario: Where every kick-off is made, the one owed at the end may be run back, with its try and the next kick-off
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

    @END.tie-kickoff
    Scenario: Where every kick-off is made, a level game goes to overtime after the one owed
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

    @QTR.half @QTR.half-kicker
    Scenario: Where every kick-off is made, the half's last touchdown brings its try, its kick-off and then the second half
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

    @KICKOFF.after-score
    Scenario: Where every kick-off is made and the last try is lost, the kick-off is made at once
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

    @XP.must-try @XP.kick-off
    Scenario: Where every kick-off is made, a touchdown with the last card of quarter 1 is tried and kicked off in quarter 2
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

    @SAFETY.kick-off @QTR.first-and-third
    Scenario: Where every kick-off is made, the one owed for a safety with the last card is made at once too
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

    @KICKOFF.after-score @KICKOFF.r-number
    Scenario: Where every kick-off is made and the last card is cut off, the voided kick-off is made before the next quarter
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

    @XP.must-try @END.winner
    Scenario: Where every kick-off is made and the last try is lost, the try of a kick-off run back is played all the same
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

  Rule: No try where play has stopped, if the words are taken as they stand

    @QTR.first-and-third @QTR.last-card
    Scenario Outline: Where the try needs play to go on, after quarters 1 and 3 it opens the next
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

    @QTR.half @QTR.half-kicker
    Scenario: Where the try needs play to go on, none is made after the first half
      Given the reading KF-A12 is while-play-goes-on
      And it is quarter 2
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And the pile holds only A
      When home's Sweep meets Blitz on card A
      Then it is quarter 3
      And home is to kick off
      And the score is home 6, away 0

    @END.fourth
    Scenario Outline: Where the try needs play to go on, none is made after the game
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

    @KICKOFF.after-score @XP.must-try
    Scenario: Where the try needs play to go on and the kick-off is always made, only a try after it is played
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

  Rule: What of a card's consequences is told

    @FG.three-points
    Scenario Outline: A kick-off that is not made is not owed
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

    @FG.kick-off @KICKOFF.after-score
    Scenario Outline: A kick-off that opens the next quarter is owed
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

    @XP.one-point
    Scenario: After a try outside the quarter no kick-off is owed, and no pile was emptied by it
      Given it is quarter 2
      And home has just scored a touchdown
      And the score is home 6, away 0
      And the action is played from a fresh shuffle after the quarter
      And card A has field goal 20
      When home, given card A, asks by which rules to kick for the extra point
      Then the explanation cites XP.one-point, QTR.half
      And the explanation does not cite XP.kick-off, KICKOFF.after-score, QTR.last-card

    @TWO.points
    Scenario: After a two-point play outside the quarter no kick-off is owed
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

    @SAFETY.points
    Scenario: After a safety with the last card of the game no kick-off is owed
      Given it is quarter 4
      And home has the ball on own 1
      And card A gives -2 for Sweep against Zone
      And the pile holds only A
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites SAFETY.points, QTR.last-card, END.winner
      And the explanation does not cite SAFETY.kick-off, KICKOFF.after-score

    @TD.six
    Scenario Outline: A try that is not made is not due
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

    @TD.six @XP.must-try
    Scenario Outline: A try that is made is due
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

    @MOM.offence-trigger
    Scenario Outline: Where the half or the game ends with momentum, nothing is to be named
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

    @MOM.offence-trigger @MOM.offence-effect
    Scenario: Where the quarter goes over into the next with momentum, a play is to be named
      Given it is quarter 1
      And card A gives 12 for Sweep against Zone
      And card A has offence momentum 10
      And the pile holds only A
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites MOM.offence-trigger, QTR.first-and-third, MOM.offence-effect

    @QTR.last-card
    Scenario Outline: A card that is cut off is measured by nothing
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

    @TWO.one-play @END.sudden-death
    Scenario: In overtime a turnover on the two-point play for the record is not carried out
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

  Rule: A promise and the kick-off after a lost try

    @MOM.offence-effect @KICKOFF.after-score
    Scenario: Where the last try is lost and promises wait, the play is named before the kick-off
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

    @KICKOFF.after-score
    Scenario: Where the last try is lost and promises do not wait, no play is named before the kick-off
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

    @END.winner
    Scenario: Where the last try of the game is lost, nothing is named, and the cards stay used
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

  Rule: What is put away, and what is kept

    @KICKOFF.place-ball @KICKOFF.place-flags
    Scenario: Once a kick-off is played nobody is the kicker
      Given home is to kick off
      And card A has kick-off r25
      When away turns card A for the kick-off
      Then neither side is the kicker
      And the ball lies on own 25
      And the flags begin on own 25
      And the offence is away

    @TD.reach
    Scenario: After a touchdown ball, flags, down and play cards are put away
      Given home has the ball on opponent's 5
      And it is third down with the flags from opponent's 12
      And card A gives 5 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then no ball lies on the field
      And no flags lie on the field
      And there is no down
      And no play card lies on the table
      And neither side is the kicker

    @FG.kick-off
    Scenario: After a field goal ball, flags, down and the defence's play card are put away
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
    Scenario Outline: After a play that leads to the next down the play cards are taken back
      Given home has the ball on own 30
      And card A gives 4 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then no play card lies on the table
      And the phase is choose

      Examples:
        | case      |
        | next down |

    @FIRST.renewal @case:after-a-play-the-play-cards-are-taken-back
    Scenario Outline: After a play that gains a first down the play cards are taken back
      Given home has the ball on own 30
      And card A gives 10 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then no play card lies on the table
      And the phase is choose

      Examples:
        | case       |
        | first down |

    @FG.failed
    Scenario: After a missed field goal the defence's play card is taken back
      Given home has the ball on opponent's 30
      And the defence has called Zone
      And card A has field goal 29
      When home tries a field goal and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

    @QTR.half @QTR.half-kicker
    Scenario: Half time puts away another card for a lost kick-off
      Given the reading KF-A16 is redraw
      And it is quarter 2
      And home is to kick off
      And card A has kick-off T/O
      And the pile holds only A
      When away turns card A for the kick-off
      Then it is quarter 3
      And no other card is to be turned for the place of the ball
      And home is to kick off

    @QTR.half
    Scenario: Half time puts away a play that was to be named, and every promise
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

    @END.winner
    Scenario: The end of the game puts away promises and play
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
    Scenario Outline: Overtime begins without promises under any reading of KF-A45
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

    @END.sudden-death
    Scenario: A score in overtime puts away promises
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And it is overtime
      And home has the ball on opponent's 30
      And the offence may not use Sweep while away has the ball
      And card A has field goal 30
      When home tries a field goal and card A is turned
      Then the game is over and home has won under END.sudden-death
      And no play is forbidden

    @END.winner
    Scenario: After the untimed try of the fourth quarter nothing is untimed
      Given it is quarter 4
      And home has just scored a touchdown
      And the score is home 6, away 0
      And the action is played from a fresh shuffle after the quarter
      And card A has field goal 20
      When home kicks for the extra point and card A is turned
      Then the game is over and home has won under END.winner
      And the action is played within the quarter

    @QTR.first-and-third
    Scenario Outline: The first and third quarter take nothing away but the used cards
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

  Rule: Readings that meet

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

    @END.winner
    Scenario: A decided try that is skipped ends the game even where the kick-off is always made
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

    @KICKOFF.after-score
    Scenario: Where the try is lost and the kick-off always made, it is made outside the quarter
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

    @KICKOFF.after-score
    Scenario: Where the try is lost and promises wait but none is to be named, the kick-off follows
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
    Scenario: Under KF-A12 lost, a try during a quarter is still due
      Given the reading KF-A12 is lost
      And it is quarter 2
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Zone
      And the pile holds only A and X1
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites TD.six, XP.must-try

    @XP.must-try
    Scenario: A try is due after a touchdown on an untimed kick-off, though its card was the only one
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
    Scenario Outline: The rules of a field goal during a quarter cite its kick-off
      Given it is quarter <quarter>
      And home has the ball on opponent's 30
      And card A has field goal 30
      When home, given card A, asks by which rules to try a field goal
      Then the explanation cites FG.kick-off

      Examples:
        | quarter |
        | 2       |
        | 4       |

    @END.sudden-death @TD.six
    Scenario: In overtime with one deck, the last card leaves none for a try for the record
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

    @TD.six @XP.must-try
    Scenario Outline: In overtime a try for the record needs a card, or a shuffle
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

    @QTR.last-card
    Scenario: Where the last card is cut off, a card turned before the try is void and another is turned
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

    @TWO.points
    Scenario: Where only plays take time, the card turned before a two-point play is used by the play
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

    @XP.one-point
    Scenario: Where only plays take time, the card turned before an extra point is not used
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

    @QTR.first-and-third
    Scenario: Where cards go back at once, a pile in order begins again only when the quarter is over
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
    Scenario Outline: An ordered pile keeps its order under any reading of KF-A10
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

    @KICKOFF.draw
    Scenario: Of a deck made at random the first card listed is the first made that is still in the pile
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

  Rule: What no end of a quarter takes away

    @PREP.coin
    Scenario: The coin leaves the cards made as they are
      Given the reading KF-A01 is random-generator
      And the deck has 1 copies of the printed card
      And a new game
      When chance makes card C01
      And the coin falls for home
      Then the cards made are C01

    @QTR.first-and-third @case:the-end-of-a-quarter-leaves-the-cards-made-as-they-are
    Scenario Outline: The end of quarter 1 or 3 leaves the cards made as they are
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
    Scenario Outline: The half leaves the cards made as they are
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
    Scenario Outline: The coin of overtime leaves the cards made as they are
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
    Scenario Outline: The end of the game leaves the cards made as they are
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

    @END.sudden-death
    Scenario: The shuffle of overtime leaves promises and the cards made as they are
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

    @QTR.last-card
    Scenario: A card that is cut off leaves promises and the cards made as they are
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

    @XP.must-try @QTR.last-card
    Scenario: A try outside the quarter leaves promises and the cards made as they are
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

    @FG.kick-off @QTR.last-card
    Scenario: A kick-off outside the quarter leaves promises and the cards made as they are
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

    @KICKOFF.after-score
    Scenario: A try that is lost leaves promises and the cards made as they are
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
