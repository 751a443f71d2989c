Feature: Play by play
  Both sides choose a play card in secret and show them together. Then the offense turns the top Play by Play card, and
  the two play cards point at the result.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: The two sides choose in secret

    @PLAY.offence-choice @PLAY.defence-choice @case:both-sides-are-to-choose-at-the-same-time-each-from-its-own-five
    Scenario: The two sides choose at the same time, each from five plays
      Given home has the ball on own 30
      When the position is put on the table
      Then these may act: home (call, punt); away (call)
      And home has exactly these actions
        | action             |
        | call Draw          |
        | call Sweep         |
        | call Deep Pass     |
        | call Run Up Middle |
        | call Short Pass    |
        | punt               |
      And away has exactly these actions
        | action      |
        | call Blitz  |
        | call Run    |
        | call Screen |
        | call Deep   |
        | call Zone   |
      When home calls Draw
      Then it is accepted
      When away calls Zone
      Then it is accepted

    @PLAY.offence-choice @case:the-offence-may-call-each-of-its-five-plays
    Scenario Outline: The offense may call each of its five plays
      Given home has the ball on own 30
      When home calls <play>
      Then these may act: away (call)
      And home sees the offence's card as <play>

      Examples:
        | play          |
        | Draw          |
        | Sweep         |
        | Deep Pass     |
        | Run Up Middle |
        | Short Pass    |

    @PLAY.defence-choice @case:the-defence-may-call-each-of-its-five-plays
    Scenario Outline: The defense may call each of its five plays
      Given home has the ball on own 30
      When away calls <play>
      Then these may act: home (call, punt)
      And away sees the defence's card as <play>

      Examples:
        | play   |
        | Blitz  |
        | Run    |
        | Screen |
        | Deep   |
        | Zone   |

    @PLAY.offence-choice @case:the-offences-card-stays-hidden-while-the-defence-has-not-chosen
    Scenario: The offense's card stays hidden while the defense has not chosen
      Given home has the ball on own 30
      When home calls Sweep
      Then home sees the offence's card as Sweep
      And away sees the offence's card as hidden
      And away sees the defence's card as none
      When a bystander looks at the table
      Then the offence's card is shown as hidden
      And the defence's card is shown as none

    @PLAY.defence-choice @case:the-defences-card-stays-hidden-while-the-offence-has-not-chosen
    Scenario: The defense's card stays hidden while the offense has not chosen
      Given away has the ball on own 30
      When home calls Blitz
      Then home sees the defence's card as Blitz
      And away sees the defence's card as hidden
      And away sees the offence's card as none
      When a bystander looks at the table
      Then the offence's card is shown as none
      And the defence's card is shown as hidden

    @PLAY.offence-choice @PLAY.defence-choice @case:a-hidden-card-does-not-bind-the-other-side-which-may-still-choose-any-of-its-five
    Scenario: A hidden play card does not limit the opponent's choice
      Given home has the ball on own 30
      When home calls Sweep
      Then away has exactly these actions
        | action      |
        | call Blitz  |
        | call Run    |
        | call Screen |
        | call Deep   |
        | call Zone   |
      When away calls Run
      Then it is accepted

    @PLAY.reveal @case:with-both-cards-down-everybody-sees-both
    Scenario: The two sides see both play cards after the second choice
      Given home has the ball on own 30
      When away calls Deep
      And home calls Draw
      Then these may act: home (turn-card)
      And away sees the offence's card as Draw
      And home sees the defence's card as Deep
      When a bystander looks at the table
      Then the offence's card is shown as Draw
      And the defence's card is shown as Deep

    @PLAY.offence-choice @case:the-offence-does-not-choose-twice
    Scenario Outline: The offense may not choose a second play card
      Given home has the ball on own 30
      And the offence has called Sweep
      When home calls <play>
      Then it is refused under PLAY.offence-choice
      And nothing has changed

      Examples:
        | play  |
        | Draw  |
        | Sweep |

    @PLAY.defence-choice @case:the-defence-does-not-choose-twice
    Scenario: The defense may not choose a second play card
      Given home has the ball on own 30
      And the defence has called Run
      When away calls Zone
      Then it is refused under PLAY.defence-choice
      And nothing has changed

    @PLAY.offence-choice @case:the-offence-cannot-choose-a-defensive-play
    Scenario: The offense cannot choose a defensive play
      Given home has the ball on own 30
      When home asks whether it may call Zone
      Then it is refused under FIRST.hand-cards
      When home asks whether it may call Draw
      Then it is accepted

    @PLAY.defence-choice @case:the-defence-cannot-choose-an-offensive-play
    Scenario: The defense cannot choose an offensive play
      Given home has the ball on own 30
      When away asks whether it may call Draw
      Then it is refused under FIRST.hand-cards
      When away asks whether it may call Zone
      Then it is accepted

    @PLAY.offence-choice @case:the-offence-does-nothing-else-that-is-not-due-while-it-chooses
    Scenario Outline: When choosing plays, the offense may not kick off or give up plays
      Given home has the ball on own 30
      When home tries to <action>
      Then it is refused under PLAY.offence-choice
      And nothing has changed

      Examples:
        | action                   |
        | kick off                 |
        | name Sweep               |
        | kick for the extra point |

    @PLAY.defence-choice @case:the-defence-does-nothing-else-that-is-not-due-while-it-chooses
    Scenario Outline: When choosing plays, the defense may not kick off or give up plays
      Given home has the ball on own 30
      When away tries to <action>
      Then it is refused under PLAY.defence-choice
      And nothing has changed

      Examples:
        | action            |
        | kick off          |
        | name Zone         |
        | go for two points |

  Rule: The play cards are shown, and the offense turns a card

    @PLAY.draw @case:after-the-reveal-the-offence-turns-the-card-and-nothing-else-is-left-to-do
    Scenario: After both play cards are revealed, the offense can only turn a card
      Given home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      When the position is put on the table
      Then these may act: home (turn-card)
      And home has exactly these actions
        | action      |
        | turn a card |
      And away has exactly these actions
        | action |
      When home turns card P01
      Then home has the ball on own 29
      And the used cards are P01

    @PLAY.draw @case:a-play-needs-a-card-of-the-pile-each-with-its-exact-share
    Scenario: Every card of the pile is equally likely to be turned for a play
      Given home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      And card A gives 6 for Sweep against Zone
      And the pile holds only A, X1, X3, X4
      When home turns the next card
      Then a card is to be turned for the play
      And these outcomes are possible
        | value | p   |
        | A     | 1/4 |
        | X1    | 1/4 |
        | X3    | 1/4 |
        | X4    | 1/4 |
      When a bystander looks at the table
      Then a pile of 4 is shown
      When home turns card A
      Then home has the ball on own 36
      And the used cards are X2, A
      And no play card lies on the table
      When a bystander looks at the table
      Then a pile of 3 is shown

    @PLAY.draw @PLAY.cross-reference @case:a-stacked-pile-turns-its-next-card-without-a-chance
    Scenario: From a pile in a fixed order, the next listed card is turned
      Given home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      And card A gives 6 for Sweep against Zone
      And card B gives 7 for Sweep against Zone
      And the used cards are A
      And the cards come in the order listed
      When home turns the next card
      Then home has the ball on own 37
      And the used cards are A, B

    @PLAY.draw @PLAY.cross-reference @case:of-a-stacked-pile-the-next-card-is-the-first-listed-that-has-not-been-used-also-where-cards-go-back
    Scenario Outline: From a pile in a fixed order, the first listed unused card is turned
      Given the reading KF-A10 is <key>
      And home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      And card A gives 6 for Sweep against Zone
      And card B gives 7 for Sweep against Zone
      And the used cards are <used>
      And the cards come in the order listed
      When home turns the next card
      Then home has the ball on <spot>
      And the used cards are <used>, <next>

      Examples:
        | key                       | used | spot   | next |
        | discard-then-full-shuffle | X1   | own 36 | A    |
        | immediate-return          | X1   | own 36 | A    |
        | immediate-return          | A    | own 37 | B    |

    @PLAY.reveal
    Scenario Outline: No card is turned while a play card is missing
      Given home has the ball on own 30
      And the play cards on the table are <calls>
      When home turns the next card
      Then it is refused under PLAY.reveal
      And nothing has changed

      Examples:
        | case                 | calls          |
        | nobody has chosen    | none and none  |
        | only the offence has | Sweep and none |
        | only the defence has | none and Zone  |

    @PLAY.reveal @case:after-the-reveal-nobody-changes-his-play
    Scenario Outline: A side cannot change its play after both play cards are revealed
      Given home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      When <who> calls <play>
      Then it is refused under PLAY.reveal
      And nothing has changed

      Examples:
        | who  | play |
        | home | Draw |
        | away | Run  |

    @PLAY.draw @case:the-defence-does-not-turn-the-card
    Scenario: The defense may not turn the card of a play
      Given home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      When away turns the next card
      Then it is refused under PLAY.draw
      And nothing has changed

    @PLAY.draw @case:a-kick-off-is-not-due-after-the-reveal
    Scenario: After both play cards are revealed, a kick-off is refused
      Given home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      When home tries to kick off
      Then it is refused under PLAY.draw
      And nothing has changed

    @PLAY.draw @case:a-script-that-does-not-fit-a-play-is-an-error
    Scenario Outline: A play with a wrong scripted card or coin is an error
      Given home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      And card A gives 6 for Sweep against Zone
      And the pile holds only A, X1
      When home is given <script> to turn a card
      Then it is an error of kind <kind>
      And nothing has changed
      When home turns card A
      Then home has the ball on own 36

      Examples:
        | case              | script                                       | kind            |
        | a coin            | the coin home                                | chance-mismatch |
        | a card for a punt | card A for the punt                          | chance-mismatch |
        | a used card       | card X2 for the play                         | chance-mismatch |
        | a card too many   | card A for the play and card X1 for the play | chance-left     |

    @PLAY.offence-choice @case:a-call-takes-no-card
    Scenario: A choice of a play with a scripted card is an error
      Given home has the ball on own 30
      When home is given card P01 to call Sweep
      Then it is an error of kind chance-left
      And nothing has changed
      When home calls Sweep
      Then these may act: away (call)

  Rule: The two play cards point at a cell of the matrix

    @MATRIX.blitz @PLAY.cross-reference @case:what-the-printed-card-brings-against-blitz
    Scenario Outline: The printed card has a result for each play against Blitz
      Given home has the ball on own 30
      When <play> against Blitz is looked up on card P01
      Then the cell reads <cell>: <kind>
      When home's <play> meets Blitz on card P01
      Then <who> has the ball on <line>
      And it is <down> down with the flags from <flags>
      And the score is home 0, away 0

      Examples:
        | play          | cell | kind       | who  | line   | down   | flags  |
        | Draw          | 7    | gain       | home | own 37 | second | own 30 |
        | Sweep         | -2   | loss       | home | own 28 | second | own 30 |
        | Deep Pass     | -    | incomplete | home | own 30 | second | own 30 |
        | Run Up Middle | 1    | gain       | home | own 31 | second | own 30 |
        | Short Pass    | 3    | gain       | home | own 33 | second | own 30 |

    @MATRIX.run @PLAY.cross-reference @case:what-the-printed-card-brings-against-run
    Scenario Outline: The printed card has a result for each play against Run
      Given home has the ball on own 30
      When <play> against Run is looked up on card P01
      Then the cell reads <cell>: <kind>
      When home's <play> meets Run on card P01
      Then <who> has the ball on <line>
      And it is <down> down with the flags from <flags>
      And the score is home 0, away 0

      Examples:
        | play          | cell | kind | who  | line   | down   | flags  |
        | Draw          | -1   | loss | home | own 29 | second | own 30 |
        | Sweep         | 2    | gain | home | own 32 | second | own 30 |
        | Deep Pass     | 12   | gain | home | own 42 | first  | own 42 |
        | Run Up Middle | 0    | gain | home | own 30 | second | own 30 |
        | Short Pass    | -1   | loss | home | own 29 | second | own 30 |

    @MATRIX.screen @PLAY.cross-reference @case:what-the-printed-card-brings-against-screen
    Scenario Outline: The printed card has a result for each play against Screen
      Given home has the ball on own 30
      When <play> against Screen is looked up on card P01
      Then the cell reads <cell>: <kind>
      When home's <play> meets Screen on card P01
      Then <who> has the ball on <line>
      And it is <down> down with the flags from <flags>
      And the score is home 0, away 0

      Examples:
        | play          | cell | kind       | who  | line   | down   | flags  |
        | Draw          | 10   | gain       | home | own 40 | first  | own 40 |
        | Sweep         | 2    | gain       | home | own 32 | second | own 30 |
        | Deep Pass     | 10   | gain       | home | own 40 | first  | own 40 |
        | Run Up Middle | 3    | gain       | home | own 33 | second | own 30 |
        | Short Pass    | -    | incomplete | home | own 30 | second | own 30 |

    @MATRIX.deep @PLAY.cross-reference @case:what-the-printed-card-brings-against-deep
    Scenario Outline: The printed card has a result for each play against Deep
      Given home has the ball on own 30
      When <play> against Deep is looked up on card P01
      Then the cell reads <cell>: <kind>
      When home's <play> meets Deep on card P01
      Then <who> has the ball on <line>
      And it is <down> down with the flags from <flags>
      And the score is home 0, away 0

      Examples:
        | play          | cell | kind | who  | line   | down   | flags  |
        | Draw          | 4    | gain | home | own 34 | second | own 30 |
        | Sweep         | 6    | gain | home | own 36 | second | own 30 |
        | Deep Pass     | 0    | gain | home | own 30 | second | own 30 |
        | Run Up Middle | 10   | gain | home | own 40 | first  | own 40 |
        | Short Pass    | 12   | gain | home | own 42 | first  | own 42 |

    @MATRIX.zone @PLAY.cross-reference @case:what-the-printed-card-brings-against-zone
    Scenario Outline: The printed card has a result for each play against Zone
      Given home has the ball on own 30
      When <play> against Zone is looked up on card P01
      Then the cell reads <cell>: <kind>
      When home's <play> meets Zone on card P01
      Then <who> has the ball on <line>
      And it is <down> down with the flags from <flags>
      And the score is home 0, away 0

      Examples:
        | play          | cell | kind       | who  | line          | down   | flags         |
        | Draw          | 8    | gain       | home | own 38        | second | own 30        |
        | Sweep         | -1   | loss       | home | own 29        | second | own 30        |
        | Deep Pass     | -    | incomplete | home | own 30        | second | own 30        |
        | Run Up Middle | T/O  | turnover   | away | opponent's 40 | first  | opponent's 40 |
        | Short Pass    | -    | incomplete | home | own 30        | second | own 30        |

    @PLAY.cross-reference @case:row-and-column-are-not-interchangeable
    Scenario: A matrix lookup with the defensive play in the offense's place is an error
      When Sweep against Blitz is looked up on card P01
      Then the cell reads -2: loss
      When Draw against Run is looked up on card P01
      Then the cell reads -1: loss
      When Blitz against Draw is looked up on card P01
      Then it is an error of kind bad-request

    @PLAY.cross-reference @case:only-the-chosen-column-and-row-of-the-turned-card-count
    Scenario: Only the cell of the chosen column and row decides a play's result
      Given home has the ball on own 30
      And card A gives TD for every pairing
      And card A gives 5 for Draw against Screen
      When home's Draw meets Screen on card A
      Then home has the ball on own 35
      And the score is home 0, away 0

    @PLAY.example-gain
    Scenario: Deep Pass against Run on the printed card gains twelve yards
      Given home has the ball on own 40
      And card A is the printed card
      When home's Deep Pass meets Run on card A
      Then home starts first and ten on opponent's 48
      And the score is home 0, away 0

    @PLAY.example-incomplete @case:deep-pass-against-blitz-on-the-printed-card-is-incomplete-and-a-down-is-gone
    Scenario: On the printed card, Deep Pass against Blitz is incomplete
      Given home has the ball on own 40
      And card A is the printed card
      When home's Deep Pass meets Blitz on card A
      Then home has the ball on own 40
      And it is second down with the flags from own 40
      And the used cards are A

    @PLAY.purpose @MATRIX.columns @MATRIX.rows
    Scenario: Three of the five offensive plays are runs, two are passes
      When the plays are listed
      Then offensive play 1 is Draw, a run
      And offensive play 2 is Sweep, a run
      And offensive play 3 is Deep Pass, a pass
      And offensive play 4 is Run Up Middle, a run
      And offensive play 5 is Short Pass, a pass
      And the defensive plays are Blitz, Run, Screen, Deep and Zone

  Rule: A matrix cell has one of five kinds

    @RESULT.five-kinds @case:the-entry-of-a-cell-is-one-of-five-kinds
    Scenario Outline: The result in a matrix cell is one of five kinds
      Given card A gives <cell> for Short Pass against Zone
      When Short Pass against Zone is looked up on card A
      Then the kind of the cell is <kind>

      Examples:
        | cell | kind       |
        | 1    | gain       |
        | 0    | gain       |
        | -1   | loss       |
        | T/O  | turnover   |
        | TD   | touchdown  |
        | -    | incomplete |

    @RESULT.gain
    Scenario Outline: A gain carries the ball forward
      Given <who> has the ball on <from>
      And card A gives <yards> for Short Pass against Zone
      When <who>'s Short Pass meets Zone on card A
      Then <who> has the ball on <to>
      And the score is home 0, away 0

      Examples:
        | who  | from          | yards | to            |
        | home | own 30        | 7     | own 37        |
        | home | own 45        | 12    | opponent's 43 |
        | away | own 30        | 7     | own 37        |
        | away | own 49        | 1     | midfield      |
        | home | own 1         | 98    | opponent's 1  |
        | home | opponent's 30 | 29    | opponent's 1  |

    @RESULT.gain @TD.reach
    Scenario Outline: A gain that reaches the goal line is a touchdown
      Given home has the ball on opponent's <line>
      And card A gives <yards> for Short Pass against Zone
      When home's Short Pass meets Zone on card A
      Then home is to try for an extra point or two
      And the score is home 6, away 0

      Examples:
        | line | yards |
        | 30   | 30    |
        | 30   | 31    |
        | 1    | 99    |

    @RESULT.loss @case:a-loss-throws-the-offence-back-and-the-down-is-gone
    Scenario Outline: A loss moves the ball back and uses a down
      Given <who> has the ball on <from>
      And card A gives <yards> for Short Pass against Zone
      When <who>'s Short Pass meets Zone on card A
      Then <who> has the ball on <to>
      And it is second down with the flags from <from>
      And the score is home 0, away 0

      Examples:
        | who  | from          | yards | to     |
        | home | own 30        | -2    | own 28 |
        | away | opponent's 48 | -5    | own 47 |
        | home | own 5         | -4    | own 1  |

    @RESULT.loss @SAFETY.when @case:a-loss-that-reaches-the-own-goal-line-leaves-no-ball-on-the-field
    Scenario: A loss to the goal line leaves no ball on the field
      Given home has the ball on own 5
      And card A gives -5 for Short Pass against Zone
      When home's Short Pass meets Zone on card A
      Then home is to kick off
      And the score is home 0, away 2

    @RESULT.turnover @case:a-t-o-gives-the-other-side-the-ball-where-the-turnover-section-says
    Scenario Outline: A T/O moves the ball by the turnover number
      Given home has the ball on own 30
      And card A gives T/O for Run Up Middle against Zone
      And card A has turnover <number>
      When home's Run Up Middle meets Zone on card A
      Then away starts first and ten on <line>
      And the score is home 0, away 0

      Examples:
        | number | line          |
        | 10     | opponent's 40 |
        | -10    | opponent's 20 |
        | 25     | own 45        |

    @RESULT.touchdown @case:a-td-is-six-points-wherever-the-ball-was
    Scenario Outline: A TD gives six points from any line
      Given <who> has the ball on <line>
      And card A gives TD for Sweep against Run
      When <who>'s Sweep meets Run on card A
      Then <who> is to try for an extra point or two
      And the score is home <home>, away <away>

      Examples:
        | who  | line         | home | away |
        | home | own 1        | 6    | 0    |
        | home | opponent's 1 | 6    | 0    |
        | away | own 30       | 0    | 6    |

    @RESULT.incomplete @case:a-dash-for-a-pass-leaves-the-line-of-scrimmage-where-it-is
    Scenario Outline: An incomplete pass (a dash on the card) does not move the ball
      Given home has the ball on own 30
      And it is third down with the flags from own 25
      And card A gives - for <pass> against Zone
      When home's <pass> meets Zone on card A
      Then home has the ball on own 30
      And it is fourth down with the flags from own 25

      Examples:
        | pass       |
        | Deep Pass  |
        | Short Pass |

  Rule: The time to announce a kick (KF-A25)

    @PUNT.declare @PUNT.no-play-cards @case:under-either-ruling-a-punt-takes-back-the-card-the-defence-has-put-down
    Scenario Outline: Under any reading of KF-A25, a punt returns the defense's card to its hand
      Given the reading KF-A25 is <reading>
      And home has the ball on own 30
      And the defence has called Zone
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

      Examples:
        | reading                      |
        | scrimmage-only-before-choice |
        | until-reveal                 |

    @PUNT.declare @PUNT.no-play-cards @case:where-a-punt-may-be-announced-until-the-card-is-turned-the-play-cards-are-taken-back
    Scenario Outline: While a play card is chosen, a scripted card to turn is an error
      Given the reading KF-A25 is until-reveal
      And home has the ball on own 30
      And the play cards on the table are <calls>
      And the phase is <phase>
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And no play card lies on the table

      Examples:
        | case             | calls          | phase     |
        | the own card     | Sweep and none | choose    |
        | both shown cards | Sweep and Zone | turn-card |

    @FG.announce-draw @case:where-a-field-goal-may-be-announced-until-the-card-is-turned-the-play-cards-are-taken-back
    Scenario Outline: Under KF-A25 until-reveal, a late field goal returns both play cards to the hands
      Given the reading KF-A25 is until-reveal
      And home has the ball on opponent's 20
      And the play cards on the table are <calls>
      And the phase is <phase>
      And card A has field goal 19
      When home tries a field goal and card A is turned
      Then away starts first and ten on own 20
      And no play card lies on the table

      Examples:
        | case             | calls          | phase     |
        | the own card     | Sweep and none | choose    |
        | both shown cards | Sweep and Zone | turn-card |

    @PLAY.draw @case:what-is-left-to-the-offence-after-the-reveal
    Scenario Outline: After both play cards are revealed, kicks are legal only under KF-A25 until-reveal
      Given the reading KF-A25 is <reading>
      And home has the ball on opponent's 20
      And the offence has called Sweep
      And the defence has called Zone
      And card A gives 2 for Sweep against Zone
      When the position is put on the table
      Then these may act: home (<kinds>)
      When home turns card A
      Then home has the ball on opponent's 18

      Examples:
        | reading                      | kinds                       |
        | scrimmage-only-before-choice | turn-card                   |
        | until-reveal                 | turn-card, punt, field-goal |

    @PUNT.declare @case:once-the-offence-has-put-down-its-card-a-punt-comes-too-late
    Scenario: Under KF-A25 scrimmage-only-before-choice, a punt after choosing a play card is refused
      Given the reading KF-A25 is scrimmage-only-before-choice
      And home has the ball on own 30
      And the offence has called Sweep
      When home punts
      Then it is refused under PUNT.declare
      And nothing has changed

    @PUNT.no-play-cards @case:a-play-card-on-the-table-and-a-punt-exclude-each-other
    Scenario: A punt is refused while the offense's card lies on the table
      Given home has the ball on own 30
      And the offence has called Sweep
      When home punts
      Then it is refused under PUNT.declare
      And nothing has changed

    @FG.announce-draw @FG.instead @FG.no-play-cards @case:once-the-offence-has-put-down-its-card-a-field-goal-comes-too-late
    Scenario: Under KF-A25 scrimmage-only-before-choice, a field goal after choosing a play card is refused
      Given the reading KF-A25 is scrimmage-only-before-choice
      And home has the ball on opponent's 20
      And the offence has called Sweep
      When home tries a field goal
      Then it is refused under FG.announce-draw
      And nothing has changed

    @PUNT.declare @case:after-the-reveal-a-punt-comes-too-late
    Scenario: Under KF-A25 scrimmage-only-before-choice, a punt after the play cards' reveal is refused
      Given the reading KF-A25 is scrimmage-only-before-choice
      And home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      When home punts
      Then it is refused under PUNT.declare
      And nothing has changed

    @FG.announce-draw @case:after-the-reveal-a-field-goal-comes-too-late
    Scenario: Under KF-A25 scrimmage-only-before-choice, a field goal after the play cards' reveal is refused
      Given the reading KF-A25 is scrimmage-only-before-choice
      And home has the ball on opponent's 20
      And the offence has called Sweep
      And the defence has called Zone
      When home tries a field goal
      Then it is refused under FG.announce-draw
      And nothing has changed

    @TWO.one-play @case:a-two-point-play-is-no-place-for-a-kick
    Scenario Outline: A kick during a two-point play is refused
      Given the reading KF-A25 is <reading>
      And the score is home 6, away 0
      And home is playing for two points
      When home tries to <action>
      Then it is refused under TWO.one-play
      And nothing has changed

      Examples:
        | reading                      | action           |
        | scrimmage-only-before-choice | punt             |
        | scrimmage-only-before-choice | try a field goal |
        | until-reveal                 | punt             |
        | until-reveal                 | try a field goal |

  Rule: Odds and explanations of a play

    @PLAY.draw @PLAY.cross-reference @case:the-odds-of-a-play-are-the-cells-of-the-cards-left
    Scenario: The odds of a play count the matrix cells of the cards left
      Given home has the ball on opponent's 10
      And the offence has called Draw
      And the defence has called Screen
      And card A gives TD for Draw against Screen
      And card B gives T/O for Draw against Screen
      And card C gives 4 for Draw against Screen
      When the odds of home's score, the offence and the ball's line are asked for home to turn a card
      Then the odds are
        | home's score | the offence | the ball's line | p   |
        | 6            | home        | nowhere         | 5/7 |
        | 0            | away        | own 20          | 1/7 |
        | 0            | home        | opponent's 6    | 1/7 |
      When home turns card C
      Then home has the ball on opponent's 6

    @PLAY.draw @PLAY.cross-reference @case:the-odds-over-the-whole-default-deck-of-scoring-from-the-1-with-a-dive-into-a-blitz
    Scenario: Run Up Middle against Blitz from the 1 scores in 7/12 cases
      Given home has the ball on opponent's 1
      And the offence has called Run Up Middle
      And the defence has called Blitz
      When the odds of home's score are asked for home to turn a card
      Then the odds are
        | home's score | p    |
        | 6            | 7/12 |
        | 0            | 5/12 |
      When home turns card P01
      Then the score is home 6, away 0

    @PLAY.offence-choice @case:the-explanation-of-a-call-names-the-hand-and-the-choice
    Scenario: The explanation of choosing a play cites the clause that allows or refuses it
      Given home has the ball on own 30
      When home asks by which rules to call Sweep
      Then the explanation cites PLAY.offence-choice
      When home asks by which rules to call Zone
      Then the explanation cites FIRST.hand-cards

    @PLAY.draw @PLAY.cross-reference @RESULT.loss @case:the-explanation-of-a-turned-card-follows-the-draw-to-the-cell-and-the-loss
    Scenario: The explanation of a turned card cites the clauses of draw, cell and loss
      Given home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Blitz
      And card A is the printed card
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites PLAY.draw, PLAY.cross-reference, RESULT.loss
      When home asks by which rules to turn a card
      Then a card is to be turned for the play

    @PLAY.offence-choice @PLAY.defence-choice @case:sequences-from-an-own-first-down-counted-in-a-deck-of-two
    Scenario: On a first down, 12 single actions and 82 sequences of two are possible
      Given the deck is exactly the cards of this scenario
      And card A is the printed card
      And card B is the printed card
      And home has the ball on own 30
      When the sequences of 0 steps are counted over all chances
      Then there are 1
      When the sequences of 1 steps are counted over all chances
      Then there are 12
      When the sequences of 1 steps are counted over first chances
      Then there are 11
      When the sequences of 2 steps are counted over all chances
      Then there are 82
      When the sequences of 2 steps are counted over first chances
      Then there are 66
      When home calls Sweep
      Then it is accepted
      When away calls Zone
      Then it is accepted

  Rule: Odds of every pairing with the default deck

    @MATRIX.columns @MATRIX.rows @case:what-each-play-brings-against-each-defence-over-the-default-deck
    Scenario Outline: With the default deck, each play has listed odds against each defensive play
      When <play> against <defence> is weighed over the deck
      Then the shares are <shares>

      Examples:
        | play          | defence | shares |
        | Draw          | Blitz   | -3: 1/18, 0: 1/18, 2: 1/18, 3: 1/12, 5: 1/9, 6: 1/9, 7: 1/6, 8: 1/9, 10: 1/12, 12: 1/18, 15: 1/18, TD: 1/36, T/O: 1/36 |
        | Sweep         | Blitz   | -5: 1/12, -3: 1/9, -2: 5/36, 0: 5/36, 2: 1/9, 4: 1/9, 5: 1/12, 7: 1/18, 9: 1/18, 14: 1/36, 22: 1/36, TD: 1/36, T/O: 1/36 |
        | Deep Pass     | Blitz   | -9: 1/12, -6: 1/12, -: 17/36, 16: 1/18, 20: 1/12, 26: 1/18, 35: 1/18, TD: 1/18, T/O: 1/18 |
        | Run Up Middle | Blitz   | -3: 1/12, -1: 5/36, 0: 1/6, 1: 7/36, 2: 5/36, 3: 1/9, 4: 1/12, 6: 1/36, 12: 1/36, T/O: 1/36 |
        | Short Pass    | Blitz   | -7: 1/12, -4: 1/18, -: 7/18, 3: 1/9, 5: 1/9, 7: 1/12, 9: 1/18, 13: 1/36, 21: 1/36, TD: 1/36, T/O: 1/36 |
        | Draw          | Run     | -4: 1/18, -2: 1/9, -1: 5/36, 0: 7/36, 1: 1/6, 2: 5/36, 3: 1/9, 5: 1/18, T/O: 1/36 |
        | Sweep         | Run     | -4: 1/18, -2: 1/9, -1: 1/9, 0: 1/6, 1: 5/36, 2: 5/36, 3: 1/9, 4: 1/12, 6: 1/18, 9: 1/36 |
        | Deep Pass     | Run     | -4: 1/18, -: 17/36, 12: 1/12, 16: 1/12, 20: 1/9, 25: 1/18, 32: 1/18, TD: 1/36, T/O: 1/18 |
        | Run Up Middle | Run     | -3: 1/12, -2: 1/9, -1: 5/36, 0: 2/9, 1: 1/6, 2: 5/36, 3: 1/12, 4: 1/18 |
        | Short Pass    | Run     | -1: 1/18, -: 11/36, 3: 1/9, 5: 5/36, 7: 5/36, 9: 1/12, 12: 1/12, 17: 1/36, 24: 1/36, T/O: 1/36 |
        | Draw          | Screen  | -2: 1/18, 0: 1/12, 1: 1/9, 3: 5/36, 4: 1/9, 5: 1/9, 6: 1/9, 7: 1/12, 8: 1/12, 10: 1/12, 14: 1/36 |
        | Sweep         | Screen  | -3: 1/18, -1: 1/12, 0: 1/18, 2: 5/36, 3: 5/36, 4: 5/36, 5: 1/9, 7: 1/12, 9: 1/12, 12: 1/12, 22: 1/36 |
        | Deep Pass     | Screen  | -5: 1/12, -: 5/9, 10: 1/12, 15: 1/12, 19: 1/12, 24: 1/18, TD: 1/36, T/O: 1/36 |
        | Run Up Middle | Screen  | -2: 1/18, 0: 1/12, 1: 1/12, 2: 1/9, 3: 1/6, 4: 5/36, 5: 5/36, 6: 1/9, 8: 1/18, 11: 1/36, T/O: 1/36 |
        | Short Pass    | Screen  | -4: 1/12, -1: 1/9, -: 5/9, 2: 1/12, 4: 1/18, 6: 1/36, 10: 1/36, T/O: 1/18 |
        | Draw          | Deep    | -1: 1/18, 0: 1/18, 2: 1/9, 3: 5/36, 4: 1/6, 5: 5/36, 6: 1/9, 8: 1/12, 9: 1/12, 13: 1/36, T/O: 1/36 |
        | Sweep         | Deep    | -2: 1/18, 0: 1/12, 2: 1/12, 4: 5/36, 5: 1/6, 6: 5/36, 7: 1/9, 9: 1/12, 11: 1/18, 16: 1/36, TD: 1/36, T/O: 1/36 |
        | Deep Pass     | Deep    | -5: 1/12, 0: 1/36, -: 13/18, 14: 1/36, 18: 1/36, 23: 1/36, T/O: 1/12 |
        | Run Up Middle | Deep    | 0: 1/12, 1: 1/12, 2: 1/12, 3: 1/9, 4: 1/6, 5: 5/36, 6: 1/9, 7: 1/18, 8: 1/18, 10: 1/18, 15: 1/36, TD: 1/36 |
        | Short Pass    | Deep    | -: 2/9, 4: 5/36, 6: 1/6, 8: 1/6, 10: 5/36, 12: 1/9, 16: 1/36, T/O: 1/36 |
        | Draw          | Zone    | -2: 1/12, 0: 1/9, 1: 1/9, 2: 1/9, 3: 5/36, 4: 5/36, 5: 1/12, 6: 1/12, 8: 1/12, 11: 1/36, T/O: 1/36 |
        | Sweep         | Zone    | -4: 1/18, -2: 1/12, -1: 1/9, 0: 1/9, 1: 1/9, 2: 1/9, 3: 1/9, 5: 1/9, 7: 1/12, 10: 1/12, T/O: 1/36 |
        | Deep Pass     | Zone    | -4: 1/18, -: 2/3, 12: 1/18, 15: 1/18, 19: 1/12, TD: 1/36, T/O: 1/18 |
        | Run Up Middle | Zone    | 0: 1/12, 1: 1/12, 2: 1/12, 3: 1/9, 4: 5/36, 5: 1/9, 6: 1/12, 7: 1/12, 8: 1/12, 10: 1/18, 13: 1/36, 18: 1/36, T/O: 1/36 |
        | Short Pass    | Zone    | -2: 1/36, -: 5/18, 3: 5/36, 5: 1/6, 6: 1/6, 8: 1/12, 11: 1/18, 19: 1/36, T/O: 1/18 |

    @MATRIX.columns @MATRIX.rows @case:over-a-deck-of-five-with-one-other-card-the-printed-cell-weighs-four-fifths
    Scenario: If one card of five gives TD, the printed result has the probability 4/5
      Given card A gives TD for Sweep against Zone
      When Sweep against Zone is weighed over the deck
      Then the shares are -1: 4/5, TD: 1/5
