Feature: Field goals
  In the opponent's half, the offense may kick for three points instead of a play.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: A field goal is good if its number reaches the yard line

    @FG.threshold @FG.three-points @FG.kick-off @case:a-field-goal-whose-number-reaches-the-yard-line-is-good
    Scenario Outline: A field goal is good if the card's number reaches the yard line
      Given home has the ball on opponent's <line>
      And card A has field goal <number>
      When home tries a field goal and card A is turned
      Then home is to kick off
      And the score is home 3, away 0
      And the used cards are A

      Examples:
        | line | number |
        | 1    | 1      |
        | 20   | 20     |
        | 35   | 35     |
        | 35   | 36     |
        | 49   | 49     |
        | 49   | 60     |

    @FG.example @case:the-printed-number-27-is-good-from-the-opponents-27-or-nearer
    Scenario Outline: The printed field goal number 27 is good from the opponent's 27 or nearer
      Given home has the ball on opponent's <line>
      And card A is the printed card
      When home tries a field goal and card A is turned
      Then home is to kick off
      And the score is home 3, away 0

      Examples:
        | line |
        | 27   |
        | 26   |
        | 1    |

    @FG.threshold @FG.instead @case:the-matrix-of-the-card-turned-for-a-field-goal-does-not-count
    Scenario: A field goal ignores the matrix of the turned card
      Given home has the ball on opponent's 30
      And card A has field goal 29
      And card A gives TD for every pairing
      When home tries a field goal and card A is turned
      Then away starts first and ten on own 30
      And the score is home 0, away 0

    @FG.three-points @FG.kick-off @case:the-other-side-scores-3-points-for-its-field-goal-and-kicks-off-as-well
    Scenario: Away scores 3 points for its field goal and kicks off
      Given away has the ball on opponent's 12
      And the score is home 10, away 7
      And card A has field goal 40
      When away tries a field goal and card A is turned
      Then these may act: home (kick-off)
      And away is to kick off
      And the score is home 10, away 10

    @FG.threshold @FG.three-points @case:the-explanation-of-a-good-field-goal-names-the-number-the-points-and-the-kick-off
    Scenario: The explanation of a good field goal cites its number and points
      Given home has the ball on opponent's 30
      And card A has field goal 30
      When home, given card A, asks by which rules to try a field goal
      Then the explanation cites FG.opponent-half, FG.announce-draw, FG.threshold, FG.three-points, FG.kick-off

    @FG.failed @case:the-explanation-of-a-missed-field-goal-names-who-gets-the-ball
    Scenario: The explanation of a missed field goal cites FG.failed
      Given home has the ball on opponent's 30
      And card A has field goal 29
      When home, given card A, asks by which rules to try a field goal
      Then the explanation cites FG.threshold, FG.failed

    @FG.threshold @FG.failed
    Scenario Outline: A field goal one yard short of the yard line fails
      Given home has the ball on opponent's <line>
      And card A has field goal <number>
      When home tries a field goal and card A is turned
      Then away starts first and ten on own <line>
      And the score is home 0, away 0
      And the used cards are A

      Examples:
        | line | number |
        | 1    | 0      |
        | 20   | 19     |
        | 35   | 34     |
        | 49   | 48     |

    @FG.example @FG.failed @case:the-printed-number-27-is-too-small-from-the-opponents-28-or-farther
    Scenario Outline: A field goal with the printed 27 fails beyond the opponent's 27
      Given home has the ball on opponent's <line>
      And card A is the printed card
      When home tries a field goal and card A is turned
      Then away starts first and ten on own <line>
      And the score is home 0, away 0

      Examples:
        | line |
        | 28   |
        | 49   |

  Rule: A missed field goal leaves the ball where it was tried

    @FG.failed @case:a-missed-field-goal-is-not-brought-out-to-the-20
    Scenario Outline: After a missed field goal, the ball is not moved out to the 20
      Given home has the ball on opponent's <line>
      And it is fourth down with the flags from opponent's <flags>
      And card A has field goal 1
      When home tries a field goal and card A is turned
      Then away starts first and ten on own <line>

      Examples:
        | line | flags |
        | 30   | 33    |
        | 21   | 25    |
        | 20   | 25    |
        | 19   | 25    |
        | 2    | 9     |

    @FG.failed @FIRST.hand-cards @case:after-a-miss-the-other-side-plays-or-punts
    Scenario: After a missed field goal, the former defense may play or punt
      Given home has the ball on opponent's 30
      And card A has field goal 29
      When home tries a field goal and card A is turned
      Then these may act: home (call); away (call, punt)

  Rule: A field goal is possible on any down from the opponent's half

    @FG.any-down @FG.instead
    Scenario Outline: A field goal may be tried on any down
      Given home has the ball on opponent's 30
      And it is <down> down with the flags from <flags>
      And card A has field goal 30
      When home tries a field goal and card A is turned
      Then home is to kick off
      And the score is home 3, away 0

      Examples:
        | down   | flags         |
        | first  | opponent's 30 |
        | second | opponent's 33 |
        | third  | opponent's 33 |
        | fourth | opponent's 33 |

    @FG.opponent-half @FG.any-down @case:in-the-opponents-half-the-offence-may-play-punt-or-kick
    Scenario: In the opponent's half, the offense may play, punt or try a field goal
      Given home has the ball on opponent's 49
      And card A has field goal 49
      When the position is put on the table
      Then home has exactly these actions
        | action             |
        | call Draw          |
        | call Sweep         |
        | call Deep Pass     |
        | call Run Up Middle |
        | call Short Pass    |
        | punt               |
        | try a field goal   |
      And away cannot try a field goal
      When home, given card A, asks by which rules to try a field goal
      Then the explanation cites FG.opponent-half, FG.any-down
      When home tries a field goal and card A is turned
      Then home is to kick off

    @FG.opponent-half @case:the-opponents-49-is-in-his-half
    Scenario: A field goal from the opponent's 49 is accepted
      Given home has the ball on opponent's 49
      And card A has field goal 48
      When home asks whether it may try a field goal
      Then it is accepted
      When home, given card A, asks by which rules to try a field goal
      Then the explanation cites FG.opponent-half
      When home tries a field goal and card A is turned
      Then away starts first and ten on own 49

    @FG.opponent-half @case:at-midfield-the-offence-may-play-or-punt-not-kick
    Scenario: At midfield, the offense may play or punt, but not try a field goal
      Given home has the ball on midfield
      When the position is put on the table
      Then home can punt
      And home cannot try a field goal
      When home tries a field goal
      Then it is refused under FG.opponent-half

    @FG.opponent-half @case:a-field-goal-from-the-own-half-or-midfield-is-refused
    Scenario Outline: A field goal from the side's own half or from midfield is refused
      Given home has the ball on <line>
      And card A has field goal 99
      When home tries a field goal and card A is turned
      Then it is refused under FG.opponent-half
      And nothing has changed

      Examples:
        | line     |
        | own 1    |
        | own 20   |
        | own 49   |
        | midfield |

    @FG.any-down @case:the-defence-cannot-try-a-field-goal
    Scenario: The defense cannot try a field goal
      Given home has the ball on opponent's 30
      When away tries a field goal
      Then it is refused under FG.any-down
      And nothing has changed

  Rule: A field goal is announced before any play card is chosen

    @FG.no-play-cards @FG.announce-draw @case:a-play-card-the-defence-has-put-down-is-taken-back-for-a-field-goal
    Scenario: After a missed field goal, the defense takes its play card back in hand
      Given home has the ball on opponent's 30
      And the defence has called Zone
      And card A has field goal 29
      When home tries a field goal and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

    @FG.announce-draw @FG.no-play-cards @case:where-it-may-wait-a-field-goal-after-choosing-a-play-card-takes-the-card-back
    Scenario: Under KF-A25 until-reveal, a field goal returns the offense's chosen play card to hand
      Given the reading KF-A25 is until-reveal
      And home has the ball on opponent's 30
      And the offence has called Sweep
      And card A has field goal 29
      When home tries a field goal and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

    @FG.announce-draw @FG.three-points @case:where-it-may-wait-a-field-goal-after-both-play-cards-are-shown-counts
    Scenario: Under KF-A25 until-reveal, a field goal after the play cards' reveal is legal
      Given the reading KF-A25 is until-reveal
      And home has the ball on opponent's 30
      And the offence has called Sweep
      And the defence has called Zone
      And card A has field goal 30
      When home tries a field goal and card A is turned
      Then home is to kick off
      And the score is home 3, away 0
      And no play card lies on the table

    @FG.kick-off @KICKOFF.after-score @KICKOFF.draw @case:after-a-field-goal-the-scorer-cannot-go-on-playing
    Scenario: After a field goal, the scorer must kick off and cannot call a play
      Given home has the ball on opponent's 30
      And card A has field goal 30
      When home tries a field goal and card A is turned
      Then home is to kick off
      When home calls Sweep
      Then it is refused under KICKOFF.draw
      When away turns card X1 for the kick-off
      Then away starts first and ten on own 18

    @FG.announce-draw @FG.no-play-cards @FG.instead @case:a-field-goal-after-choosing-a-play-card-is-too-late
    Scenario: The offense cannot try a field goal after choosing a play card
      Given home has the ball on opponent's 30
      And the offence has called Sweep
      And card A has field goal 40
      When home tries a field goal and card A is turned
      Then it is refused under FG.announce-draw
      And nothing has changed

    @FG.announce-draw @FG.instead @case:a-field-goal-after-both-play-cards-are-shown-is-too-late
    Scenario: The offense cannot try a field goal after the play cards are revealed
      Given home has the ball on opponent's 30
      And the offence has called Sweep
      And the defence has called Zone
      When home tries a field goal
      Then it is refused under FG.announce-draw
      And nothing has changed

    @FG.opponent-half @case:where-it-may-wait-a-field-goal-from-midfield-is-refused-after-the-reveal-too
    Scenario: Under KF-A25 until-reveal, a field goal from midfield is still refused
      Given the reading KF-A25 is until-reveal
      And home has the ball on midfield
      And the offence has called Sweep
      And the defence has called Zone
      When home tries a field goal
      Then it is refused under FG.opponent-half
      And nothing has changed

    @FG.any-down @case:where-it-may-wait-the-defence-still-cannot-try-a-field-goal
    Scenario: Under KF-A25 until-reveal, the defense still cannot try a field goal
      Given the reading KF-A25 is until-reveal
      And home has the ball on opponent's 30
      And the offence has called Sweep
      And the defence has called Zone
      When away tries a field goal
      Then it is refused under FG.any-down
      And nothing has changed

    @TWO.one-play @case:a-two-point-play-cannot-be-a-field-goal
    Scenario Outline: A field goal is refused while a two-point play is to be played
      Given the reading KF-A25 is <key>
      And home is playing for two points
      And the score is home 6, away 0
      When home tries a field goal
      Then it is refused under TWO.one-play
      And nothing has changed

      Examples:
        | key                          |
        | scrimmage-only-before-choice |
        | until-reveal                 |

    @XP.must-try @case:a-field-goal-action-instead-of-the-try-is-refused
    Scenario: A field goal is refused while a try after a touchdown is due
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When home tries a field goal
      Then it is refused under XP.must-try
      And nothing has changed

    @KICKOFF.draw
    Scenario: A field goal instead of a kick-off is refused
      Given home is to kick off
      When home tries a field goal
      Then it is refused under KICKOFF.draw
      And nothing has changed

  Rule: A field goal draws one card

    @FG.announce-draw @FG.threshold @case:the-draw-for-a-field-goal-is-from-all-cards-of-the-pile-alike
    Scenario: Every card of the pile is equally likely to decide a field goal
      Given home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A, X1, X2
      When home tries a field goal
      Then a card is to be turned for the field goal
      And these outcomes are possible
        | value | p   |
        | A     | 1/3 |
        | X1    | 1/3 |
        | X2    | 1/3 |
      And nothing has changed
      When home tries a field goal and card A is turned
      Then home is to kick off

    @FG.threshold @case:how-often-a-field-goal-is-good-with-the-default-deck
    Scenario Outline: With the default deck, a field goal's odds depend on its distance
      Given home has the ball on opponent's <line>
      When the odds of home's score and the phase are asked for home to try a field goal
      Then the odds are
        | home's score | the phase | p      |
        | 3            | kick-off  | <good> |
        | 0            | choose    | <miss> |
      When home, given card P01, asks by which rules to try a field goal
      Then the explanation cites FG.threshold

      Examples:
        | line | good  | miss  |
        | 10   | 35/36 | 1/36  |
        | 15   | 17/18 | 1/18  |
        | 20   | 11/12 | 1/12  |
        | 21   | 8/9   | 1/9   |
        | 27   | 29/36 | 7/36  |
        | 28   | 7/9   | 2/9   |
        | 30   | 13/18 | 5/18  |
        | 40   | 13/36 | 23/36 |
        | 45   | 7/36  | 29/36 |
        | 49   | 1/12  | 11/12 |

    @FG.threshold @case:with-the-default-deck-a-field-goal-from-the-opponents-9-is-always-good
    Scenario: With the default deck, no field goal from the opponent's 9 fails
      Given home has the ball on opponent's 9
      When the odds of home's score are asked for home to try a field goal
      Then the odds are
        | home's score | p |
        | 3            | 1 |
      When home, given card P05, asks by which rules to try a field goal
      Then the explanation cites FG.three-points, FG.threshold

    @FG.threshold @case:cards-already-used-no-longer-count-in-the-odds-of-a-field-goal
    Scenario: Used cards do not count in the odds of a field goal
      Given home has the ball on opponent's 30
      And card A has field goal 30
      And card B has field goal 29
      And card C has field goal 31
      And the pile holds only A, B, C
      When the odds of home's score are asked for home to try a field goal
      Then the odds are
        | home's score | p   |
        | 3            | 2/3 |
        | 0            | 1/3 |
      When home tries a field goal and card B is turned
      Then away starts first and ten on own 30

    @FG.announce-draw @case:a-script-that-does-not-fit-a-field-goal-is-an-error
    Scenario Outline: A field goal with a wrong scripted card or coin is an error
      Given home has the ball on opponent's 30
      And card A has field goal 30
      When home is given <script> to try a field goal
      Then it is an error of kind <kind>
      And nothing has changed
      When home tries a field goal and card A is turned
      Then home is to kick off

      Examples:
        | case                     | kind            | script                     |
        | a card drawn for a punt  | chance-mismatch | card A for the punt        |
        | a coin instead of a card | chance-mismatch | the coin home              |
        | a card the deck has not  | chance-mismatch | card Z9 for the field goal |
        | two cards                | chance-left     | card A and card X1         |

  Rule: A field goal uses a card and makes no momentum

    @FG.announce-draw @QTR.last-card @case:a-field-goal-with-the-last-card-counts-and-ends-the-quarter
    Scenario: A field goal with the quarter's last card counts and ends the quarter
      Given home has the ball on opponent's 30
      And card A has field goal 30
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then it is quarter 2
      And home is to kick off
      And the score is home 3, away 0
      And no card has been used

    @FG.announce-draw @case:where-only-plays-take-time-the-card-of-a-field-goal-goes-back-into-the-pile
    Scenario: Under KF-A09 plays-only, a field goal's card returns to the pile
      Given the reading KF-A09 is plays-only
      And home has the ball on opponent's 30
      And card A has field goal 29
      And the pile holds only A
      When home tries a field goal and card A is turned
      Then it is quarter 1
      And away starts first and ten on own 30
      And the used cards are X1, X2, X3, X4

    @FG.threshold @case:a-field-goal-makes-no-momentum
    Scenario: A field goal gives no momentum
      Given home has the ball on opponent's 30
      And card A has field goal 29
      And card A has defence momentum 0
      When home tries a field goal and card A is turned
      Then nobody has to name a play
      And away starts first and ten on own 30

    @FG.threshold @case:where-any-movement-counts-a-missed-field-goal-moves-nothing-and-makes-no-momentum
    Scenario: Under KF-A32 any-movement, a missed field goal gives no momentum
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And home has the ball on opponent's 30
      And card A has field goal 29
      And card A has defence momentum 0
      When home tries a field goal and card A is turned
      Then nobody has to name a play
      And away starts first and ten on own 30

    @FG.failed @case:a-missed-field-goal-ends-a-ban-on-the-next-play
    Scenario: By default, a ban on a play ends when a field goal is missed
      Given home has the ball on opponent's 30
      And the defence may not use Zone while home has the ball
      And card A has field goal 29
      When home tries a field goal and card A is turned
      Then no play is forbidden

    @FG.three-points @case:a-good-field-goal-ends-a-ban-although-points-leave-momentum-alone
    Scenario: Under KF-A23 normal-play, a good field goal ends the ban on a play
      Given the reading KF-A23 is normal-play
      And home has the ball on opponent's 30
      And the defence may not use Zone while home has the ball
      And card A has field goal 30
      When home tries a field goal and card A is turned
      Then no play is forbidden
      And home is to kick off

    @FG.failed @case:where-bans-wait-a-missed-field-goal-does-not-end-one
    Scenario: Under KF-A33 next-matrix-play, a missed field goal ends no ban on a play
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on opponent's 30
      And the defence may not use Zone while home has the ball
      And card A has field goal 29
      When home tries a field goal and card A is turned
      Then the defence may not use Zone while home has the ball

    @FG.three-points @END.sudden-death
    Scenario: A field goal in overtime wins the game
      Given it is overtime
      And the score is home 17, away 17
      And away has the ball on opponent's 30
      And card A has field goal 30
      When away tries a field goal and card A is turned
      Then the game is over and away has won under END.sudden-death
      And the score is home 17, away 20

    @FG.failed
    Scenario: A field goal missed in overtime does not end the game
      Given it is overtime
      And the score is home 17, away 17
      And away has the ball on opponent's 30
      And card A has field goal 29
      When away tries a field goal and card A is turned
      Then the game goes on
      And home starts first and ten on own 30
      And the score is home 17, away 17

    @FG.threshold @case:with-the-default-deck-a-field-goal-from-the-opponents-20-in-overtime-wins-in-11-of-12-cases
    Scenario: In overtime, a field goal from the opponent's 20 wins with the probability 11/12
      Given it is overtime
      And the score is home 17, away 17
      And home has the ball on opponent's 20
      When the odds of home's score and the phase are asked for home to try a field goal
      Then the odds are
        | home's score | the phase | p     |
        | 20           | over      | 11/12 |
        | 17           | choose    | 1/12  |
      When home, given card P01, asks by which rules to try a field goal
      Then the explanation cites FG.three-points, END.sudden-death, FG.threshold
