Feature: Unusual positions that are valid
  The rules allow positions that look strange. Every phase accepts them, and play goes on.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: Unusual positions before the first kick-off and the overtime coin

    @PREP.shuffle @case:a-deck-of-one-card-is-made-with-one-card
    Scenario: Under KF-A01 random-generator, chance generates a deck of one card in one step
      Given the reading KF-A01 is random-generator
      And the deck is exactly the cards of this scenario
      And card A is the printed card
      And home is to kick off
      And neither side is the kicker
      And neither side kicked off to open the game
      And the phase is deck
      When the position is put on the table
      Then these may act: chance (make-card)
      And it is accepted
      When chance makes card A
      Then these may act: chance (toss-coin)

    @END.tie-kickoff @case:the-coin-of-overtime-is-tossed-at-any-level-score
    Scenario Outline: The coin of overtime is tossed after any tied score
      Given the reading <reading>
      And the score is home <points>, away <points>
      And <opener> kicked off to open the game
      And the coin of overtime is still to be tossed
      When the position is put on the table
      Then these may act: chance (toss-coin)
      And it is accepted
      When the coin falls for home
      Then away is to kick off
      And it is overtime

      Examples:
        | case               | points | opener | reading                   |
        | without a point    | 0      | home   | KF-A45 is receiver-random |
        | two points each    | 2      | away   | KF-A43 is one-deck        |
        | hundreds of points | 444    | home   | KF-A44 is complete-try    |

  Rule: Unusual positions before a kick-off

    @KICKOFF.draw @case:an-unusual-kick-off-is-still-to-be-made
    Scenario Outline: A rare but possible position before a kick-off is valid
      Given home is to kick off
      And <first>
      And <second>
      And <third>
      When the position is put on the table
      Then these may act: away (kick-off)
      And it is accepted
      When away, given card P36, asks by which rules to kick off
      Then the explanation cites KICKOFF.draw

      Examples:
        | case                                       | first                                  | second                                                      | third                                                |
        | one card left in the last quarter          | it is quarter 4                        | the pile holds only P36                                     | the score is home 0, away 98                         |
        | one card left in overtime                  | it is overtime                         | the pile holds only P36                                     | the score is home 3, away 3                          |
        | every card used once or twice              | the reading KF-A10 is immediate-return | the used cards are P01, P01, P01 and P36                    | it is quarter 3                                      |
        | the place of a lost kick-off still open    | the reading KF-A16 is redraw           | another card is to be turned for the place of the ball      | the pile holds only P36                              |
        | promises waiting for both drives           | the reading KF-A33 is next-matrix-play | the reading KF-A23 is normal-play                           | the defence may not use Zone while away has the ball |
        | outside the quarter                        | the reading KF-A13 is always-made      | the action is played from a fresh shuffle after the quarter | it is quarter 4                                      |
        | the kicker of the second half in the first | it is quarter 1                        | home kicked off to open the game                            | the score is home 2, away 0                          |

  Rule: Unusual positions before a play

    @PLAY.offence-choice @case:an-unusual-position-before-the-choice-of-plays-is-accepted
    Scenario Outline: A rare but possible position before the choice of plays is valid
      Given <ball>
      And <down>
      And <third>
      And <fourth>
      When the position is put on the table
      Then these may act: <pending>
      And it is accepted
      When <side> asks by which rules to call Run Up Middle
      Then the explanation cites PLAY.offence-choice

      Examples:
        | case                                  | ball                               | down                                                | third                                  | fourth                                                | pending                                    | side |
        | the ball 98 yards behind the flags    | home has the ball on own 1         | it is fourth down with the flags from opponent's 1  | the pile holds only P36                | the score is home 0, away 77                          | home (call, punt); away (call)             | home |
        | a yard short on the goal line         | away has the ball on opponent's 1  | it is fourth down with the flags from opponent's 10 | the pile holds only P01                | it is quarter 4                                       | away (call, field-goal, punt); home (call) | away |
        | the last card of a scoreless overtime | home has the ball on opponent's 49 | it is second down with the flags from opponent's 40 | it is overtime                         | the pile holds only P17                               | home (call, field-goal, punt); away (call) | home |
        | a promise of each drive               | away has the ball on midfield      | it is third down with the flags from midfield       | the reading KF-A33 is next-matrix-play | the offence may not use Sweep while home has the ball | away (call, punt); home (call)             | away |
        | only the defence has called           | home has the ball on own 50        | it is first down with the flags from midfield       | the defence has called Blitz           | the score is home 6, away 2                           | home (call, punt)                          | home |
        | only the offence has called           | home has the ball on opponent's 20 | it is fourth down with the flags from opponent's 29 | the offence has called Deep Pass       | the score is home 200, away 0                         | away (call)                                | home |
        | a kick after the call                 | home has the ball on opponent's 20 | it is fourth down with the flags from own 75        | the reading KF-A25 is until-reveal     | the offence has called Deep Pass                      | home (field-goal, punt); away (call)       | home |

    @MOM.defence-effect @case:promises-of-both-drives-bind-each-in-its-own
    Scenario: A banned play is refused only in the drive that the ban names
      Given the reading KF-A33 is next-matrix-play
      And away has the ball on midfield
      And the defence may not use Zone while home has the ball
      And the offence may not use Sweep while away has the ball
      When away calls Sweep
      Then it is refused under MOM.defence-effect
      When away calls Draw
      Then it is accepted
      When home calls Zone
      Then it is accepted
      And these may act: away (turn-card)

    @PLAY.offence-choice @case:an-unusual-two-point-play-is-accepted
    Scenario Outline: A rare but possible two-point play is valid
      Given away is playing for two points
      And <first>
      And <second>
      And <third>
      When the position is put on the table
      Then these may act: <pending>
      And it is accepted
      When away asks by which rules to call Run Up Middle
      Then the explanation cites PLAY.offence-choice

      Examples:
        | case                         | first                        | second                        | third                                                       | pending                  |
        | one card left and far behind | the score is home 98, away 6 | the pile holds only P36       | it is quarter 3                                             | away (call); home (call) |
        | outside the half             | the score is home 0, away 6  | it is quarter 2               | the action is played from a fresh shuffle after the quarter | away (call); home (call) |
        | for the record of overtime   | it is overtime               | the score is home 17, away 23 | the reading KF-A44 is complete-try                          | away (call); home (call) |
        | only the defence has called  | the score is home 7, away 8  | it is quarter 4               | the defence has called Zone                                 | away (call)              |

  Rule: Unusual positions before the card of a play

    @PLAY.draw @case:an-unusual-position-before-the-card-is-turned-is-accepted
    Scenario Outline: A rare but possible position before the card is turned is valid
      Given <ball>
      And <second>
      And <third>
      And the offence has called <offence>
      And the defence has called <defence>
      When the position is put on the table
      Then these may act: <pending>
      And it is accepted
      When <side>, given card P20, asks by which rules to turn a card
      Then the explanation cites PLAY.draw

      Examples:
        | case                                | ball                               | second                                             | third                                                 | offence       | defence | pending                            | side |
        | the last card of the game           | away has the ball on own 1         | it is quarter 4                                    | the pile holds only P20                               | Draw          | Blitz   | away (turn-card)                   | away |
        | the last card of overtime           | home has the ball on opponent's 1  | it is overtime                                     | the pile holds only P20                               | Deep Pass     | Deep    | home (turn-card)                   | home |
        | a play promised for the other drive | home has the ball on own 30        | the reading KF-A33 is next-matrix-play             | the offence may not use Sweep while away has the ball | Sweep         | Zone    | home (turn-card)                   | home |
        | fourth down and 99                  | home has the ball on own 1         | it is fourth down with the flags from opponent's 5 | the used cards are P36 and P01                        | Short Pass    | Screen  | home (turn-card)                   | home |
        | a kick after both calls             | home has the ball on opponent's 49 | the reading KF-A25 is until-reveal                 | it is quarter 2                                       | Run Up Middle | Run     | home (field-goal, punt, turn-card) | home |
        | a two-point play with the last card | home is playing for two points     | the score is home 6, away 0                        | the pile holds only P20                               | Sweep         | Deep    | home (turn-card)                   | home |

    @TWO.one-play @case:a-two-point-play-with-its-card-face-up-and-no-other-card-left-is-accepted
    Scenario: A two-point play is valid after the last card of the pile was turned
      Given the reading KF-A24 is after-draw
      And card A gives 20 for Sweep against Zone
      And home is playing for two points
      And the score is home 14, away 20
      And the used cards are X1, X2, X3 and X4
      And the card A has been turned before the try
      And the offence has called Sweep
      And the defence has called Zone
      When the position is put on the table
      Then these may act: home (turn-card)
      And it is accepted
      When home turns the next card
      Then the score is home 16, away 20
      And it is quarter 2
      And no card has been used

  Rule: Unusual positions while a play is named

    @MOM.defence-effect @case:an-unusual-position-before-the-offence-names-a-play-is-accepted
    Scenario Outline: A rare but possible position before the offense names a play is valid
      Given home has the ball on <ball>
      And <second>
      And <third>
      And the offence must name a play for home's drive
      When the position is put on the table
      Then these may act: home (name)
      And it is accepted
      When home asks by which rules to name Draw
      Then the explanation cites MOM.defence-effect

      Examples:
        | case                                       | ball         | second                                             | third                              |
        | one card left                              | own 1        | it is fourth down with the flags from opponent's 1 | the pile holds only P36            |
        | in overtime                                | opponent's 1 | it is overtime                                     | the used cards are P05             |
        | after a punt for the drive of the receiver | own 20       | the reading KF-A33 is next-matrix-play             | the reading KF-A32 is any-movement |

    @MOM.offence-effect @case:an-unusual-position-before-the-defence-names-a-play-is-accepted
    Scenario Outline: A rare but possible position before the defense names a play is valid
      Given home has the ball on <ball>
      And <second>
      And <third>
      And the defence must name a play for <side>'s drive
      When the position is put on the table
      Then these may act: <namer> (name)
      And it is accepted
      When <namer> asks by which rules to name Blitz
      Then the explanation cites MOM.offence-effect

      Examples:
        | case                                     | ball         | second                                             | third                              | side | namer |
        | one card left                            | own 1        | it is fourth down with the flags from opponent's 1 | the pile holds only P36            | home | away  |
        | in overtime                              | opponent's 1 | it is overtime                                     | the used cards are P05             | home | away  |
        | after a punt for the drive of the kicker | own 20       | the reading KF-A33 is next-matrix-play             | the reading KF-A32 is any-movement | away | home  |

    @MOM.offence-effect @case:a-play-named-for-a-drive-takes-the-place-of-an-old-promise
    Scenario: A newly banned play replaces the earlier ban for the same drive
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on own 40
      And the offence may not use Sweep while home has the ball
      And the offence may not use Draw while away has the ball
      And the defence must name a play for home's drive
      When away names Zone
      Then these may act: home (call, punt); away (call)
      And the plays forbidden are
        | play | to      | while |
        | Zone | defence | home  |
        | Draw | offence | away  |

    @MOM.offence-effect @case:a-play-is-named-before-a-kick-off-or-a-try-where-promises-wait
    Scenario Outline: Under KF-A23 normal-play, the defense gives up a play before a kick-off or try
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And <state>
      And the score is home 6, away 0
      And the pile holds only P36
      And the defence must name a play for home's drive
      When the position is put on the table
      Then these may act: away (name)
      And it is accepted
      When away names Blitz
      Then the phase is <then>
      And the only play forbidden is Blitz to the defence while home has the ball

      Examples:
        | state                            | then     |
        | home is to kick off              | kick-off |
        | home has just scored a touchdown | try      |

  Rule: Unusual positions before a try

    @TWO.alternative @case:an-unusual-try-is-still-to-be-made
    Scenario Outline: A rare but possible position before a try is valid
      Given away has just scored a touchdown
      And <first>
      And <second>
      And <third>
      When the position is put on the table
      Then these may act: <pending>
      And it is accepted
      When away asks by which rules to go for two points
      Then the explanation cites TWO.alternative

      Examples:
        | case                            | first                        | second                                 | third                                                       | pending                        |
        | one card left and far behind    | the score is home 98, away 6 | the pile holds only P36                | it is quarter 4                                             | away (extra-point, two-points) |
        | outside the game                | the score is home 0, away 6  | it is quarter 4                        | the action is played from a fresh shuffle after the quarter | away (extra-point, two-points) |
        | for the record of overtime      | it is overtime               | the score is home 17, away 23          | the reading KF-A44 is complete-try                          | away (extra-point, two-points) |
        | no card turned yet and one left | the score is home 0, away 12 | the reading KF-A24 is after-draw       | the pile holds only P36                                     | away (turn-try-card)           |
        | more uses than one of a card    | the score is home 2, away 8  | the reading KF-A10 is immediate-return | the used cards are P01, P01 and P02                         | away (extra-point, two-points) |

    @XP.failed @case:a-try-with-its-card-face-up-and-no-other-card-left-is-accepted
    Scenario: A try is valid after the last card of the pile was turned
      Given the reading KF-A24 is after-draw
      And card A has field goal 19
      And home has just scored a touchdown
      And the score is home 6, away 98
      And the used cards are X4, X3, X2 and X1
      And the card A has been turned before the try
      When the position is put on the table
      Then these may act: home (extra-point, two-points)
      And it is accepted
      When home asks by which rules to kick for the extra point
      Then the explanation cites XP.failed

  Rule: Unusual positions after the game

    @END.winner @case:an-unusual-end-of-a-game-is-accepted
    Scenario Outline: A rare but possible end of a game is valid
      Given the game is over
      And <first>
      And <second>
      And <third>
      When the position is put on the table
      Then the game is over and <winner> has won under END.winner
      And it is accepted

      Examples:
        | case                  | first                         | second                           | third                   | winner |
        | by a safety alone     | the score is home 0, away 2   | it is quarter 4                  | the pile holds only P36 | away   |
        | by hundreds of points | the score is home 333, away 0 | home kicked off to open the game | the used cards are P36  | home   |

    @END.sudden-death @case:an-unusual-end-of-overtime-is-accepted
    Scenario Outline: A rare but possible end of overtime is valid
      Given it is overtime
      And the game is over
      And the score is home <home>, away <away>
      And the reading <reading>
      And the used cards are P36
      When the position is put on the table
      Then the game is over and <winner> has won under END.sudden-death
      And it is accepted

      Examples:
        | case                                 | home | away | reading                       | winner |
        | by a safety                          | 2    | 0    | KF-A43 is one-deck            | home   |
        | by eight points                      | 17   | 25   | KF-A44 is complete-try        | away   |
        | by a field goal from a fresh shuffle | 300  | 303  | KF-A43 is fresh-and-reshuffle | away   |

    @END.sudden-death @case:a-scoreless-game-with-one-deck-of-overtime-may-be-over
    Scenario: Under KF-A43 one-deck, a scoreless game that ended with the last card is valid
      Given the reading KF-A43 is one-deck
      And the game is over
      And it is overtime
      And card A is the printed card
      And the used cards are A, X1, X2, X3 and X4
      When the position is put on the table
      Then the game is over and drawn under END.sudden-death
      And it is accepted
