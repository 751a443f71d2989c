Feature: Kick-offs
  A kick-off opens the game and the second half and follows every score. The receiving player turns the top card and
  reads its kick-off section.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: A kick-off opens each half and follows every score

    @KICKOFF.at-start @KICKOFF.roles @KICKOFF.draw @case:the-one-who-does-not-kick-receives-the-opening-kick-off-and-turns-the-card
    Scenario: The receiver turns the opening kick-off card
      Given a new game
      And card A has kick-off r22
      When the coin falls for away
      Then these may act: home (kick-off)
      When home turns card A for the kick-off
      Then home starts first and ten on own 22
      And away kicked off to open the game
      And it is quarter 1

    @KICKOFF.second-half @case:the-second-half-opens-with-a-kick-off-by-the-opening-receiver-wherever-the-ball-was
    Scenario: The opening receiver kicks off the second half
      Given it is quarter 2
      And away kicked off to open the game
      And the score is home 7, away 3
      And home has the ball on own 30
      And card A gives 4 for Draw against Deep
      And the pile holds only A
      When home's Draw meets Deep on card A
      Then home is to kick off
      And it is quarter 3
      And the score is home 7, away 3
      And no card has been used

    @QTR.first-and-third
    Scenario Outline: Quarters 2 and 4 do not open with a kick-off
      Given it is quarter <quarter>
      And home has the ball on own 30
      And card A gives 4 for Draw against Deep
      And the pile holds only A
      When home's Draw meets Deep on card A
      Then home has the ball on own 34
      And it is second down with the flags from own 30
      And it is quarter <next>
      And the phase is choose

      Examples:
        | quarter | next |
        | 1       | 2    |
        | 3       | 4    |

    @KICKOFF.after-score
    Scenario: After a field goal the scorer kicks off
      Given home has the ball on opponent's 20
      And card A has field goal 20
      When home tries a field goal and card A is turned
      Then the score is home 3, away 0
      And home is to kick off

    @FG.failed @FG.opponent-half
    Scenario: After a missed field goal there is no kick-off
      Given home has the ball on opponent's 20
      And card A has field goal 19
      When home tries a field goal and card A is turned
      Then the score is home 0, away 0
      And away starts first and ten on own 20
      When away tries a field goal
      Then it is refused under FG.opponent-half

    @KICKOFF.after-score @case:after-a-touchdown-the-kick-off-waits-for-the-try
    Scenario: The kick-off after a touchdown comes after the try
      Given home has the ball on opponent's 10
      And card A gives TD for Sweep against Zone
      And card B has field goal 19
      When home's Sweep meets Zone on card A
      Then home is to try for an extra point or two
      When home kicks for the extra point and card B is turned
      Then the score is home 6, away 0
      And home is to kick off

    @KICKOFF.after-score @case:after-a-safety-the-side-that-gave-it-up-kicks-off
    Scenario: A side that gives up a safety kicks off
      Given home has the ball on own 3
      And card A gives -3 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then the score is home 0, away 2
      And home is to kick off

  Rule: Only the receiver turns the kick-off card

    @KICKOFF.draw @KICKOFF.roles @case:at-a-kick-off-the-receiver-has-one-action-and-the-kicker-none
    Scenario: Only the receiver may act at a kick-off
      Given away is to kick off
      When the position is put on the table
      Then these may act: home (kick-off)
      And home has exactly these actions
        | action   |
        | kick off |
      And away has exactly these actions
        | action |
      When home turns card P01 for the kick-off
      Then home starts first and ten on own 18

    @KICKOFF.draw @case:a-kick-off-needs-a-card-of-the-pile-each-with-its-exact-share
    Scenario: Every card of the pile is equally likely to be turned for a kick-off
      Given home is to kick off
      And card A has kick-off k40
      And the pile holds only A, X1, X2
      When away turns the next card for the kick-off
      Then a card is to be turned for the kick-off
      And these outcomes are possible
        | value | p   |
        | A     | 1/3 |
        | X1    | 1/3 |
        | X2    | 1/3 |
      When away turns card A for the kick-off
      Then away starts first and ten on opponent's 40

    @KICKOFF.draw @case:the-other-sections-of-a-kick-off-card-mean-nothing
    Scenario: Only the kick-off section of a card decides a kick-off
      Given home is to kick off
      And card A has kick-off r25
      And card A has punt TD
      And card A has field goal 99
      And card A has turnover -45
      And card A gives TD for every pairing
      And card A has offence momentum 1
      When away turns card A for the kick-off
      Then away starts first and ten on own 25
      And the score is home 0, away 0
      And nobody has to name a play
      And the used cards are A

    @KICKOFF.draw @case:the-explanation-of-a-kick-off-names-the-draw-the-number-and-where-ball-and-flags-lie
    Scenario: The explanation of a kick-off cites the rules of card, ball and first-down flags
      Given home is to kick off
      And card A has kick-off r25
      When away, given card A, asks by which rules to kick off
      Then the explanation cites KICKOFF.draw, KICKOFF.r-number, KICKOFF.place-ball, KICKOFF.place-flags
      When home, given card A, asks by which rules to kick off
      Then the explanation cites KICKOFF.draw

    @KICKOFF.draw @KICKOFF.td @case:the-odds-of-a-kick-off-are-those-of-the-cards-left
    Scenario: The odds of a kick-off depend on the cards left in the pile
      Given home is to kick off
      And card A has kick-off TD
      And card B has kick-off k18
      And the pile holds only A, B, X1, X2, X3, X4
      When the odds of the ball's line and away's score are asked for away to kick off
      Then the odds are
        | the ball's line | away's score | p   |
        | nowhere         | 6            | 1/6 |
        | opponent's 18   | 0            | 1/6 |
        | own 18          | 0            | 2/3 |
      When away turns card A for the kick-off
      Then the score is home 0, away 6

    @KICKOFF.draw @case:a-kick-off-has-as-many-one-step-sequences-as-the-pile-has-cards
    Scenario: Before a kick-off, the count of sequences has one for each card
      Given home is to kick off
      And card A has kick-off r25
      And the pile holds only A, X1, X2
      When the sequences of 1 steps are counted over all chances
      Then there are 3
      When the sequences of 1 steps are counted over first chances
      Then there are 1
      When away turns card A for the kick-off
      Then away starts first and ten on own 25

    @KICKOFF.draw @case:the-kicker-does-not-turn-the-card
    Scenario: The kicking side may not turn the kick-off card
      Given home is to kick off
      When home turns the next card for the kick-off
      Then it is refused under KICKOFF.draw
      And nothing has changed

    @KICKOFF.draw @case:while-a-kick-off-is-due-nothing-else-can-be-done
    Scenario Outline: Before a kick-off, every action except the kick-off is refused
      Given home is to kick off
      When <who> tries to <action>
      Then it is refused under KICKOFF.draw
      And nothing has changed

      Examples:
        | who  | action                   |
        | away | call Sweep               |
        | home | call Zone                |
        | away | punt                     |
        | away | try a field goal         |
        | away | turn a card              |
        | home | kick for the extra point |

    @KICKOFF.draw @case:a-script-that-does-not-fit-a-kick-off-is-an-error
    Scenario Outline: A kick-off with a wrong scripted card or coin is an error
      Given home is to kick off
      And card A has kick-off r25
      When away is given <script> to kick off
      Then it is an error of kind <kind>
      And nothing has changed
      When away turns card A for the kick-off
      Then away starts first and ten on own 25

      Examples:
        | case                    | script                         | kind            |
        | a coin                  | the coin home for the kick-off | chance-mismatch |
        | a card for a punt       | card A for the punt            | chance-mismatch |
        | a card the deck has not | card B for the kick-off        | chance-mismatch |
        | a second card left over | card A and card X1             | chance-left     |

    @KICKOFF.draw @case:a-card-may-be-scripted-without-saying-what-it-is-for
    Scenario: A kick-off accepts a scripted card for which no purpose is stated
      Given home is to kick off
      And card A has kick-off r25
      When away is given card A to kick off
      Then away starts first and ten on own 25

  Rule: The letter of a kick-off number says whose half counts

    @KICKOFF.example @KICKOFF.r-number @case:the-pictured-card-gives-the-receiver-his-own-18
    Scenario: The printed card's kick-off gives the receiver its own 18
      Given home is to kick off
      And card A is the printed card
      When away turns card A for the kick-off
      Then away starts first and ten on own 18

    @KICKOFF.r-number @case:an-r-and-a-number-put-the-ball-on-that-line-of-the-receiver
    Scenario Outline: An r-number of a kick-off card is measured from the receiver's goal line
      Given <kicker> is to kick off
      And card A has kick-off <number>
      When <who> turns card A for the kick-off
      Then <who> starts first and ten on <line>
      And the score is home 0, away 0

      Examples:
        | number | who  | kicker | line     |
        | r1     | away | home   | own 1    |
        | r49    | away | home   | own 49   |
        | r50    | away | home   | midfield |
        | r20    | home | away   | own 20   |

    @KICKOFF.k-number @case:a-k-and-a-number-give-the-receiver-the-ball-on-that-line-of-the-kicker
    Scenario Outline: A kick-off number with the letter k counts from the kicker's goal line
      Given <kicker> is to kick off
      And card A has kick-off <number>
      When <who> turns card A for the kick-off
      Then <who> starts first and ten on <line>
      When a bystander looks at the table
      Then the line to gain is shown on <flag>

      Examples:
        | number | who  | kicker | line          | flag          |
        | k50    | away | home   | midfield      | opponent's 40 |
        | k49    | away | home   | opponent's 49 | opponent's 39 |
        | k40    | away | home   | opponent's 40 | opponent's 30 |
        | k40    | home | away   | opponent's 40 | opponent's 30 |
        | k11    | away | home   | opponent's 11 | opponent's 1  |
        | k10    | away | home   | opponent's 10 | the goal line |
        | k9     | away | home   | opponent's 9  | the goal line |
        | k1     | away | home   | opponent's 1  | the goal line |

    @KICKOFF.place-ball @KICKOFF.place-flags @case:the-flags-lie-from-the-ball-to-ten-yards-nearer-the-end-zone-under-attack
    Scenario: After a kick-off, the first-down flags lie from the ball to ten yards ahead
      Given home is to kick off
      And card A has kick-off r18
      When away turns card A for the kick-off
      Then the ball lies on own 18
      And the flags begin on own 18
      And it is first down
      When home looks at the table
      Then the line to gain is shown on own 28

    @KICKOFF.place-flags @case:before-the-kick-off-there-are-no-flags
    Scenario: Before a kick-off, no first-down flags lie on the field
      Given home is to kick off
      And card A has kick-off r18
      When away looks at the table
      Then no line to gain is shown
      And the hand is shown as none
      When away turns card A for the kick-off
      Then it is first down with the flags from own 18

  Rule: A kick-off may be returned for a touchdown

    @KICKOFF.td @case:a-td-on-the-kick-off-is-six-points-for-the-receiver-who-then-tries-and-kicks-off-himself
    Scenario: A TD on a kick-off gives the receiver 6 points
      Given home is to kick off
      And card A has kick-off TD
      And card B has field goal 20
      When away turns card A for the kick-off
      Then away is to try for an extra point or two
      And the score is home 0, away 6
      When away kicks for the extra point and card B is turned
      Then the score is home 0, away 7
      And away is to kick off

    @KICKOFF.td @case:after-a-kick-off-run-back-for-a-touchdown-the-kicker-has-no-try
    Scenario: The kicker has no try after a kick-off touchdown
      Given home is to kick off
      And card A has kick-off TD
      When away turns card A for the kick-off
      Then the score is home 0, away 6
      When home kicks for the extra point
      Then it is refused under XP.must-try

  Rule: A fumbled kick-off under each reading of KF-A16

    @KICKOFF.turnover @case:counted-from-the-receivers-20-a-lost-kick-off-gives-the-kicker-the-ball-by-the-turnover-number
    Scenario Outline: Under KF-A16 receiver-20-plus-number, the turnover number places a fumbled kick-off
      Given the reading KF-A16 is receiver-20-plus-number
      And home is to kick off
      And card A has kick-off T/O
      And card A has turnover <number>
      When away turns card A for the kick-off
      Then home starts first and ten on <line>
      And the score is home 0, away 0
      And the used cards are A

      Examples:
        | number | line          |
        | 10     | opponent's 30 |
        | 1      | opponent's 21 |
        | -1     | opponent's 19 |
        | -10    | opponent's 10 |
        | -19    | opponent's 1  |
        | 30     | midfield      |
        | 79     | own 1         |
        | 80     | own 20        |

    @KICKOFF.turnover @TO.offence-end-zone @case:counted-from-the-receivers-20-a-lost-kick-off-into-the-receivers-end-zone-is-a-touchdown-for-the-kicker
    Scenario Outline: Under KF-A16 receiver-20-plus-number, a fumbled kick-off into the end zone is the kicker's touchdown
      Given the reading KF-A16 is receiver-20-plus-number
      And home is to kick off
      And card A has kick-off T/O
      And card A has turnover <number>
      When away turns card A for the kick-off
      Then home is to try for an extra point or two
      And the score is home 6, away 0

      Examples:
        | number |
        | -20    |
        | -21    |

    @KICKOFF.turnover @KICKOFF.place-flags @TO.meaning @case:where-the-number-is-ignored-a-lost-kick-off-leaves-the-ball-on-the-receivers-20
    Scenario Outline: Under KF-A16 at-receiver-20, a fumbled kick-off stays on the receiver's 20
      Given the reading KF-A16 is at-receiver-20
      And home is to kick off
      And card A has kick-off T/O
      And card A has turnover <number>
      When away turns card A for the kick-off
      Then home starts first and ten on opponent's 20
      And the score is home 0, away 0

      Examples:
        | number |
        | 10     |
        | -20    |
        | 80     |

    @KICKOFF.turnover @case:counted-from-midfield-a-lost-kick-off-gives-the-kicker-the-ball-by-the-turnover-number
    Scenario Outline: Under KF-A16 midfield-base, the turnover number places a fumbled kick-off
      Given the reading KF-A16 is midfield-base
      And home is to kick off
      And card A has kick-off T/O
      And card A has turnover <number>
      When away turns card A for the kick-off
      Then home starts first and ten on <line>
      And the score is home 0, away 0

      Examples:
        | number | line          |
        | 10     | own 40        |
        | -10    | opponent's 40 |
        | -20    | opponent's 30 |
        | -49    | opponent's 1  |
        | 49     | own 1         |
        | 50     | own 20        |

    @KICKOFF.turnover @case:counted-from-midfield-a-lost-kick-off-goes-fifty-yards-back-for-a-touchdown
    Scenario: Under KF-A16 midfield-base, a fumbled kick-off with turnover number -50 is the kicker's touchdown
      Given the reading KF-A16 is midfield-base
      And home is to kick off
      And card A has kick-off T/O
      And card A has turnover -50
      When away turns card A for the kick-off
      Then home is to try for an extra point or two
      And the score is home 6, away 0

    @KICKOFF.turnover @KICKOFF.place-flags @case:with-another-card-turned-for-the-place-its-number-gives-the-kicker-the-ball
    Scenario Outline: Under KF-A16 redraw, a second card's kick-off number places the ball
      Given the reading KF-A16 is redraw
      And home is to kick off
      And card A has kick-off T/O
      And card A has turnover -20
      And card B has kick-off <number>
      When away turns card A for the kick-off
      Then these may act: away (kick-off)
      And home is to kick off
      And another card is to be turned for the place of the ball
      And the score is home 0, away 0
      When away turns card B for the kick-off
      Then home starts first and ten on <line>
      And no other card is to be turned for the place of the ball
      And the used cards are A and B

      Examples:
        | number | line          |
        | r18    | opponent's 18 |
        | r1     | opponent's 1  |
        | r50    | midfield      |
        | k40    | own 40        |
        | k1     | own 1         |

    @KICKOFF.turnover @case:a-card-for-the-place-that-names-none-brings-another
    Scenario Outline: Under KF-A16 redraw, a TD or T/O on the second card brings a third
      Given the reading KF-A16 is redraw
      And home is to kick off
      And another card is to be turned for the place of the ball
      And card A has kick-off <entry>
      And card B has kick-off r30
      When away turns card A for the kick-off
      Then home is to kick off
      And another card is to be turned for the place of the ball
      And the score is home 0, away 0
      When away turns card B for the kick-off
      Then home starts first and ten on opponent's 30

      Examples:
        | entry |
        | TD    |
        | T/O   |

    @KICKOFF.turnover @TO.meaning @case:a-lost-kick-off-turns-the-hands-round-the-kicker-takes-the-offensive-cards
    Scenario: After a fumbled kick-off, the kicking side is on offense and calls its plays
      Given home is to kick off
      And card A has kick-off T/O
      When away turns card A for the kick-off
      Then these may act: home (call, field-goal, punt); away (call)
      When home calls Sweep
      Then it is accepted
      When away calls Draw
      Then it is refused under FIRST.hand-cards

  Rule: A fumbled kick-off has no line of scrimmage

    @KICKOFF.turnover @TO.plus @case:a-lost-kick-off-is-not-counted-from-a-line-of-scrimmage
    Scenario: The explanation of a fumbled kick-off cites no rule of the line of scrimmage
      Given home is to kick off
      And card A has kick-off T/O
      And card A has turnover 10
      When away, given card A, asks by which rules to kick off
      Then the explanation cites KICKOFF.turnover, TO.section, TO.plus
      And the explanation does not cite TO.from-scrimmage

    @KICKOFF.turnover @TO.minus @case:the-explanation-of-a-lost-kick-off-cites-the-sign-of-its-number
    Scenario: The explanation of a fumbled kick-off with a negative turnover number cites TO.minus
      Given home is to kick off
      And card A has kick-off T/O
      And card A has turnover -10
      When away, given card A, asks by which rules to kick off
      Then the explanation cites KICKOFF.turnover, TO.section, TO.minus
      And the explanation does not cite TO.plus
