Feature: A drive and whole games, move by move
  Complete games: one drive with the default deck, and short games in which every card is listed.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: From the coin to the second kick-off with the default deck

    @PREP.coin @PREP.next-is-kickoff @KICKOFF.at-start @KICKOFF.roles @KICKOFF.draw @KICKOFF.place-ball
    Scenario: Away kicks off and home receives on its 25
      Given a new game
      When the coin falls for away
      Then these may act: home (kick-off)
      And away is to kick off
      And away kicked off to open the game
      And the score is home 0, away 0
      When home turns card P02 for the kick-off
      Then home starts first and ten on own 25
      And the used cards are P02

    @FIRST.renewal @FIRST.four-chances @PLAY.reveal @PLAY.cross-reference @RESULT.loss @RESULT.incomplete
    Scenario: Home drives from its 25 to two first downs in four plays
      Given home has the ball on own 25
      When home's Sweep meets Deep on card P10
      Then home starts first and ten on own 36
      When home's Draw meets Run on card P01
      Then home has the ball on own 35
      And it is second down with the flags from own 36
      When home's Deep Pass meets Run on card P07
      Then home has the ball on own 35
      And it is third down with the flags from own 36
      And nobody has to name a play
      When home's Short Pass meets Zone on card P16
      Then home starts first and ten on own 46

    @MOM.offence-trigger @MOM.offence-effect @RESULT.gain @case:momentum-keeps-the-defence-from-a-play-and-the-drive-goes-on-to-the-opponents-12
    Scenario: A play banned for the defense is refused while home drives to the 12
      Given home has the ball on own 46
      When home's Sweep meets Screen on card P06
      Then home has the ball on opponent's 42
      And it is first down with the flags from opponent's 42
      And the defence must name a play
      When away names Blitz
      Then the defence may not use Blitz while home has the ball
      And the phase is choose
      When away calls Blitz
      Then it is refused under MOM.offence-effect
      When home's Short Pass meets Deep on card P11
      Then home starts first and ten on opponent's 30
      And no play is forbidden
      When home's Deep Pass meets Screen on card P20
      Then home has the ball on opponent's 35
      And it is second down with the flags from opponent's 30
      When home's Draw meets Deep on card P22
      Then home has the ball on opponent's 31
      And it is third down with the flags from opponent's 30
      When home's Deep Pass meets Zone on card P33
      Then home has the ball on opponent's 12
      And it is first down with the flags from opponent's 12
      And the defence must name a play

    @RESULT.touchdown @TD.six
    Scenario: Home scores from the opponent's 12 in two plays
      Given home has the ball on opponent's 12
      And the defence must name a play for home's drive
      When away names Screen
      And home's Run Up Middle meets Zone on card P36
      Then home has the ball on opponent's 5
      And it is second down with the flags from opponent's 12
      And no play is forbidden
      And nobody has to name a play
      When home's Run Up Middle meets Deep on card P15
      Then home is to try for an extra point or two
      And the score is home 6, away 0

    @XP.is-kick @XP.threshold @XP.one-point @XP.kick-off @KICKOFF.after-score @KICKOFF.k-number @case:home-kicks-the-point-and-kicks-off-and-away-runs-it-back-into-homes-half
    Scenario: Home kicks the extra point, and away returns the kick-off
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When home kicks for the extra point and card P30 is turned
      Then these may act: away (kick-off)
      And home is to kick off
      And the score is home 7, away 0
      When away turns card P09 for the kick-off
      Then away starts first and ten on opponent's 38
      And it is quarter 1
      And the used cards are P30, P09
      When a bystander looks at the table
      Then a pile of 34 is shown
      And the line to gain is shown on opponent's 28

    @FIRST.turnover-on-downs @FIRST.turn-markers @KICKOFF.r-number
    Scenario: Away receives and loses the ball on downs
      Given a new game
      When the coin falls for home
      And away turns card P18 for the kick-off
      Then away starts first and ten on own 36
      When away's Run Up Middle meets Run on card P07
      Then away has the ball on own 33
      And it is second down with the flags from own 36
      When away's Draw meets Run on card P19
      Then away has the ball on own 33
      And it is third down with the flags from own 36
      And nobody has to name a play
      When away's Sweep meets Blitz on card P29
      Then away has the ball on own 35
      And it is fourth down with the flags from own 36
      When away's Short Pass meets Blitz on card P04
      Then home starts first and ten on opponent's 42
      And the used cards are P18, P07, P19, P29, P04

    @PUNT.distance @PUNT.possession @TO.plus @TO.from-scrimmage @case:home-loses-the-ball-by-a-turnover-and-away-gives-it-back-by-a-punt
    Scenario: Home loses the ball by a turnover, and away punts
      Given home has the ball on opponent's 42
      When home's Sweep meets Deep on card P27
      Then home has the ball on opponent's 44
      And it is second down with the flags from opponent's 42
      When home's Run Up Middle meets Zone on card P01
      Then away starts first and ten on own 34
      When away punts and card P05 is turned
      Then home starts first and ten on own 13

    @SAFETY.when @SAFETY.points @SAFETY.kick-off @MOM.defence-trigger @MOM.defence-effect @case:home-is-driven-back-into-its-own-end-zone-for-a-safety-and-kicks-off
    Scenario: Home is driven into its own end zone for a safety
      Given home has the ball on own 13
      When home's Run Up Middle meets Screen on card P31
      Then home has the ball on own 11
      And it is second down with the flags from own 13
      And nobody has to name a play
      When home's Draw meets Run on card P12
      Then home has the ball on own 7
      And it is third down with the flags from own 13
      And the offence must name a play
      When home names Draw
      And home calls Draw
      Then it is refused under MOM.defence-effect
      When home's Deep Pass meets Blitz on card P08
      Then these may act: away (kick-off)
      And home is to kick off
      And the score is home 0, away 2
      When away turns card P11 for the kick-off
      Then away starts first and ten on opponent's 46

    @FG.threshold @FG.three-points @FG.kick-off
    Scenario: Away moves into range and kicks a field goal
      Given the score is home 0, away 2
      And away has the ball on opponent's 46
      When away's Short Pass meets Run on card P25
      Then away starts first and ten on opponent's 22
      When away tries a field goal and card P30 is turned
      Then away is to kick off
      And the score is home 0, away 5
      And the used cards are P25, P30

  Rule: Games of one card

    @QTR.last-card @QTR.first-and-third @QTR.half @QTR.half-kicker @PUNT.distance @KICKOFF.second-half @case:with-a-deck-of-one-card-every-quarter-is-one-draw
    Scenario: With a deck of one card, every quarter ends after one draw
      Given a new game
      And the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r18
      And card A has punt 30
      When the coin falls for home
      Then these may act: away (kick-off)
      When away turns the next card for the kick-off
      Then it is quarter 2
      And away starts first and ten on own 18
      And no card has been used
      When away punts
      Then it is quarter 3
      And away is to kick off
      And the score is home 0, away 0
      When home turns the next card for the kick-off
      Then it is quarter 4
      And home starts first and ten on own 18

    @END.fourth @END.tie-kickoff @case:with-a-deck-of-one-card-the-play-of-a-tied-fourth-quarter-leads-to-overtime
    Scenario: With a deck of one card, a tied fourth quarter leads to overtime
      Given the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r18
      And it is quarter 4
      And home has the ball on own 18
      When home calls Deep Pass
      And away calls Run
      And home turns the next card
      Then these may act: chance (toss-coin)
      And it is overtime
      When the coin falls for away
      Then home is to kick off
      And it is overtime
      When away turns the next card for the kick-off
      Then away starts first and ten on own 18
      And no card has been used

    @END.sudden-death @RESULT.gain @RESULT.touchdown @case:with-a-deck-of-one-card-overtime-goes-on-over-shuffles
    Scenario: With a deck of one card, overtime reshuffles until a score
      Given the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r18
      And card A gives TD for Short Pass against Zone
      And it is overtime
      And away has the ball on own 18
      When away calls Draw
      And home calls Screen
      And away turns the next card
      Then away starts first and ten on own 28
      And it is overtime
      When away calls Short Pass
      And home calls Zone
      And away turns the next card
      Then the game is over and away has won under END.sudden-death
      And the score is home 0, away 6

    @QTR.half @XP.must-try @XP.one-point @END.fourth @END.winner @KICKOFF.td @case:with-a-deck-of-one-card-that-is-always-a-touchdown-every-try-opens-or-closes-a-quarter
    Scenario: If every card gives a touchdown, each try begins or ends a quarter
      Given a new game
      And the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off TD
      And card A gives TD for every pairing
      When the coin falls for away
      And home turns the next card for the kick-off
      Then it is quarter 2
      And home is to try for an extra point or two
      And the score is home 6, away 0
      When home kicks for the extra point
      Then it is quarter 3
      And home is to kick off
      And the score is home 7, away 0
      When away turns the next card for the kick-off
      Then it is quarter 4
      And away is to try for an extra point or two
      When away goes for two points
      And home calls Blitz
      And away calls Draw
      And away turns the next card
      Then the game is over and away has won under END.winner
      And the score is home 7, away 8

    @END.fourth @END.tie-kickoff @case:where-the-last-card-is-cut-off-a-deck-of-one-card-makes-four-quarters-of-kick-offs-that-stay-due
    Scenario: Under KF-A11 cut-off, each kick-off with a one-card deck ends a quarter without effect
      Given a new game
      And the reading KF-A11 is cut-off
      And the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off TD
      When the coin falls for away
      And home turns the next card for the kick-off
      Then it is quarter 2
      And away is to kick off
      When home turns the next card for the kick-off
      Then it is quarter 3
      And home is to kick off
      When away turns the next card for the kick-off
      Then it is quarter 4
      And home is to kick off
      And the score is home 0, away 0
      When away turns the next card for the kick-off
      Then these may act: chance (toss-coin)
      And it is overtime
      When the coin falls for home
      And home turns the next card for the kick-off
      Then the game is over and home has won under END.sudden-death
      And the score is home 6, away 0

    @KICKOFF.draw @case:cards-in-a-fixed-order-need-no-chance-and-take-none
    Scenario: In a deck of fixed order, a scripted next card is an error
      Given a new game
      And the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r18
      And card B has kick-off r40
      When the coin falls for home
      And away turns card A for the kick-off
      Then it is an error of kind chance-left
      When away turns the next card for the kick-off
      Then away starts first and ten on own 18
      And the used cards are A

  Rule: Games of two cards, of which the second scores a touchdown

    @QTR.last-card @XP.must-try @XP.failed @XP.kick-off @case:with-two-cards-the-first-quarter-ends-in-a-touchdown-and-the-try-is-the-next-card
    Scenario: With a deck of two cards, quarter 1 ends in a touchdown
      Given a new game
      And the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r30
      And card A has field goal 19
      And card A gives 4 for every pairing
      And card B has kick-off r40
      And card B gives TD for every pairing
      When the coin falls for away
      And home turns the next card for the kick-off
      Then home starts first and ten on own 30
      And it is quarter 1
      When home calls Sweep
      And away calls Zone
      And home turns the next card
      Then it is quarter 2
      And home is to try for an extra point or two
      And the score is home 6, away 0
      When home kicks for the extra point
      Then home is to kick off
      And it is quarter 2
      And the used cards are A
      And the score is home 6, away 0

    @QTR.half @QTR.half-kicker @case:with-two-cards-the-kick-off-ends-the-half-and-the-third-quarter-ends-in-a-touchdown
    Scenario: With a deck of two cards, a kick-off ends the half
      Given the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r30
      And card A has field goal 19
      And card A gives 4 for every pairing
      And card B has kick-off r40
      And card B gives TD for every pairing
      And the pile holds only B
      And it is quarter 2
      And the score is home 6, away 0
      And home is to kick off
      When away turns the next card for the kick-off
      Then it is quarter 3
      And home is to kick off
      And no card has been used
      When away turns the next card for the kick-off
      Then away starts first and ten on own 30
      And it is quarter 3
      When away calls Draw
      And home calls Blitz
      And away turns the next card
      Then it is quarter 4
      And away is to try for an extra point or two
      And the score is home 6, away 6

    @END.fourth @case:with-two-cards-the-try-opens-the-fourth-quarter-and-the-kick-off-ends-it-in-a-tie
    Scenario: With a deck of two cards, a try and a kick-off fill quarter 4
      Given the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r30
      And card A has field goal 19
      And card A gives 4 for every pairing
      And card B has kick-off r40
      And card B gives TD for every pairing
      And it is quarter 4
      And the score is home 6, away 6
      And away has just scored a touchdown
      When away goes for two points
      And away calls Draw
      And home calls Blitz
      And away turns the next card
      Then away is to kick off
      And the score is home 6, away 6
      And it is quarter 4
      And the used cards are A
      When home turns the next card for the kick-off
      Then these may act: chance (toss-coin)
      And it is overtime

    @END.sudden-death @case:with-two-cards-the-second-one-of-overtime-wins
    Scenario: With a deck of two cards, the second card of overtime wins the game
      Given the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r30
      And card A has field goal 19
      And card A gives 4 for every pairing
      And card B has kick-off r40
      And card B gives TD for every pairing
      And the coin of overtime is still to be tossed
      And the score is home 6, away 6
      When the coin falls for away
      And away turns the next card for the kick-off
      Then away starts first and ten on own 30
      When away calls Draw
      And home calls Blitz
      And away turns the next card
      Then the game is over and away has won under END.sudden-death
      And the score is home 6, away 12

    @QTR.half @QTR.half-kicker @TWO.points @case:with-two-cards-the-try-of-the-halfs-last-touchdown-starts-the-pile-anew
    Scenario: With a deck of two cards, a half's last try starts a new pile
      Given a new game
      And the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r30
      And card A gives 20 for every pairing
      And card B gives TD for every pairing
      When the coin falls for home
      And away turns the next card for the kick-off
      And away calls Draw
      And home calls Blitz
      And away turns the next card
      Then it is quarter 2
      And the score is home 0, away 6
      When away goes for two points
      And away calls Draw
      And home calls Blitz
      And away turns the next card
      Then the score is home 0, away 8
      And away is to kick off
      And the used cards are A
      When home turns the next card for the kick-off
      Then it is quarter 3
      And away is to kick off
      When home turns the next card for the kick-off
      Then home starts first and ten on own 30
      And it is quarter 3

  Rule: Games with a scripted order of cards

    @KICKOFF.r-number @RESULT.gain @RESULT.loss @case:a-kick-off-and-two-plays-come-in-the-order-of-the-deck
    Scenario: The cards of a kick-off and two plays come in the deck's order
      Given a new game
      And the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r22
      And card B gives 6 for Draw against Zone
      And card C gives -3 for Sweep against Screen
      And card D gives - for Deep Pass against Deep
      When the coin falls for home
      And away turns the next card for the kick-off
      Then away starts first and ten on own 22
      When away calls Draw
      And home calls Zone
      And away turns the next card
      Then away has the ball on own 28
      And it is second down with the flags from own 22
      When away calls Sweep
      And home calls Screen
      And away turns the next card
      Then away has the ball on own 25
      And it is third down with the flags from own 22

    @RESULT.incomplete @PUNT.distance @PUNT.possession @RESULT.turnover @TO.plus @case:a-third-down-a-punt-and-a-turnover-come-in-the-order-of-the-deck
    Scenario: The cards of a punt and a turnover come in the deck's order
      Given the deck is exactly the cards of this scenario, in the order listed
      And card D gives - for Deep Pass against Deep
      And card E has punt 35
      And card F gives T/O for Short Pass against Run
      And card F has turnover 12
      And card G is the printed card
      And away has the ball on own 25
      And it is third down with the flags from own 22
      When away calls Deep Pass
      And home calls Deep
      And away turns the next card
      Then away has the ball on own 25
      And it is fourth down with the flags from own 22
      When away punts
      Then home starts first and ten on own 40
      When home calls Short Pass
      And away calls Run
      And home turns the next card
      Then away starts first and ten on own 48
      And the used cards are D, E, F

    @QTR.last-card @QTR.first-and-third @case:a-punt-with-the-last-card-ends-the-quarter-and-the-order-begins-anew
    Scenario: A punt with the last card ends the quarter and restarts the listed order
      Given the deck is exactly the cards of this scenario, in the order listed
      And card A has punt 30
      And card B gives 6 for Draw against Zone
      And card G is the printed card
      And the pile holds only G
      And away has the ball on own 48
      When away punts
      Then it is quarter 2
      And home starts first and ten on own 22
      And no card has been used
      When home punts
      Then away starts first and ten on own 48
      And the used cards are A

    @FG.failed @FIRST.four-chances @case:three-plays-and-a-missed-field-goal-come-in-the-order-of-the-deck
    Scenario: The cards of three plays and a missed field goal follow the deck's order
      Given the deck is exactly the cards of this scenario, in the order listed
      And card B gives 6 for Draw against Zone
      And card C gives -3 for Sweep against Screen
      And card D gives - for Deep Pass against Deep
      And card E has punt 35
      And card G is the printed card
      And away has the ball on own 48
      When away calls Draw
      And home calls Zone
      And away turns the next card
      Then away has the ball on opponent's 46
      When away calls Sweep
      And home calls Screen
      And away turns the next card
      Then away has the ball on opponent's 49
      And it is third down with the flags from own 48
      When away calls Deep Pass
      And home calls Deep
      And away turns the next card
      Then away has the ball on opponent's 49
      And it is fourth down with the flags from own 48
      When away tries a field goal
      Then home starts first and ten on own 49

    @QTR.half @case:a-turnover-and-the-last-play-of-the-half-come-in-the-order-of-the-deck
    Scenario: The cards of a turnover and the half's last play follow the deck's order
      Given the deck is exactly the cards of this scenario, in the order listed
      And card A has kick-off r22
      And card F gives T/O for Short Pass against Run
      And card F has turnover 12
      And card G is the printed card
      And the pile holds only F, G
      And home kicked off to open the game
      And it is quarter 2
      And home has the ball on own 49
      When home calls Short Pass
      And away calls Run
      And home turns the next card
      Then away starts first and ten on own 39
      And the used cards are A, F
      When away calls Draw
      And home calls Run
      And away turns the next card
      Then it is quarter 3
      And away is to kick off
      And the score is home 0, away 0
      When home turns the next card for the kick-off
      Then home starts first and ten on own 22

  Rule: Games with thirty-six copies of the printed card

    @RESULT.gain @FIRST.renewal @PLAY.cross-reference @case:with-nothing-but-printed-cards-every-outcome-of-a-pairing-is-known-beforehand
    Scenario: With printed cards only, Short Pass against Deep gains 12 yards with certainty
      Given the reading KF-A01 is sample-only
      And home has the ball on own 30
      And the offence has called Short Pass
      And the defence has called Deep
      When the odds of the offence, the ball's line and the down are asked for home to turn a card
      Then the odds are
        | the offence | the ball's line | the down | p |
        | home        | own 42          | 1        | 1 |
      When home turns card P01
      Then home starts first and ten on own 42
      And the used cards are P01
