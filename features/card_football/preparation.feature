Feature: Before the kick-off
  The field lies between the players, a coin names the kicker, the two marker cards are put aside, and the rest of
  the cards are shuffled into a face-down pile.

  Rule: Each side defends the end zone behind it

    @PREP.field @case:a-side-scores-in-the-end-zone-of-the-other-not-in-its-own
    Scenario Outline: A side scores in the other side's end zone
      Given a new game
      And card A has kick-off k7
      And card B gives 7 for Draw against Blitz
      When the coin falls for <other>
      And <who> turns card A for the kick-off
      Then <who> has the ball on opponent's 7
      When <who>'s Draw meets Blitz on card B
      Then the score is home <home>, away <away>
      And <who> is to try for an extra point or two

      Examples:
        | who  | other | home | away |
        | home | away  | 6    | 0    |
        | away | home  | 0    | 6    |

    @PREP.field @SAFETY.when @case:the-end-zone-behind-a-side-costs-it-a-safety
    Scenario Outline: A runner who is driven back into his own end zone concedes a safety
      Given a new game
      And card A has kick-off r2
      And card B gives -2 for Sweep against Blitz
      When the coin falls for <other>
      And <who> turns card A for the kick-off
      Then <who> has the ball on own 2
      When <who>'s Sweep meets Blitz on card B
      Then the score is home <home>, away <away>
      And <who> is to kick off

      Examples:
        | who  | other | home | away |
        | home | away  | 0    | 2    |
        | away | home  | 2    | 0    |

  Rule: A coin decides who kicks off

    @PREP.coin @case:the-coin-decides-with-equal-chances-who-kicks-off
    Scenario: The opening coin makes each side the kicker with equal chance
      Given a new game
      When the coin is about to be tossed
      Then the coin is to be tossed for the kicker
      And these outcomes are possible
        | value | p   |
        | home  | 1/2 |
        | away  | 1/2 |
      When the coin falls for away
      Then away is to kick off

    @PREP.coin @PREP.next-is-kickoff @case:the-side-for-which-the-coin-falls-kicks-off-and-the-other-receives
    Scenario Outline: The side for which the coin falls kicks off to open the game
      Given a new game
      When the coin falls for <kicker>
      Then these may act: <receiver> (kick-off)
      And <kicker> is to kick off
      And <kicker> kicked off to open the game
      And the score is home 0, away 0
      And it is quarter 1
      And no card has been used

      Examples:
        | kicker | receiver |
        | home   | away     |
        | away   | home     |

    @PREP.coin @case:before-the-coin-nobody-but-chance-is-asked
    Scenario: Before the coin toss, neither side may act
      Given a new game
      When the game is set up
      Then these may act: chance (toss-coin)
      And home has exactly these actions
        | action |
      And away has exactly these actions
        | action |
      When away turns card P01 for the kick-off
      Then it is refused under PREP.coin

    @PREP.coin @PREP.next-is-kickoff @case:from-the-start-there-are-two-sequences-of-one-step-and-ten-of-two-in-a-deck-of-five
    Scenario: From a new game, two single actions and ten sequences of two are possible
      Given a new game
      And card A is the printed card
      When the sequences of 1 steps are counted over all chances
      Then there are 2
      When the sequences of 2 steps are counted over all chances
      Then there are 10
      When the sequences of 2 steps are counted over first chances
      Then there are 1
      When the coin falls for home
      Then home is to kick off

    @PREP.next-is-kickoff @case:the-first-card-of-a-game-is-read-in-its-kick-off-section
    Scenario: The kick-off section of the game's first card places the ball
      Given a new game
      And card A has kick-off r33
      When the coin falls for home
      And away turns card A for the kick-off
      Then away starts first and ten on own 33
      And the used cards are A

    @PREP.coin @case:neither-side-may-toss-the-coin
    Scenario Outline: A coin tossed by either side is refused
      Given a new game
      When the coin is tossed by <who>
      Then it is refused under PREP.coin

      Examples:
        | who  |
        | home |
        | away |

    @PREP.coin @case:before-the-coin-has-fallen-nothing-else-can-be-done
    Scenario Outline: Before the coin, every action except the toss is refused
      Given a new game
      When home tries to <action>
      Then it is refused under PREP.coin

      Examples:
        | action           |
        | kick off         |
        | call Sweep       |
        | punt             |
        | try a field goal |

    @PREP.next-is-kickoff @case:no-play-comes-before-the-opening-kick-off
    Scenario: A play before the opening kick-off is refused
      Given a new game
      When the coin falls for home
      And away calls Sweep
      Then it is refused under KICKOFF.draw

  Rule: Marker cards, play cards, and the sections of a card

    @COMP.marker-cards @PREP.marker-cards @case:the-two-marker-cards-lie-beside-the-default-deck-not-in-it
    Scenario: The two marker cards are not part of the default deck
      When the deck is counted
      Then beside it lie the markers line of scrimmage and first-down flags
      And the number of cards is 36

    @COMP.play-cards
    Scenario: There are five offensive and five defensive play cards
      When the plays are listed
      Then the plays are
        | offence       | kind | defence |
        | Draw          | run  | Blitz   |
        | Sweep         | run  | Run     |
        | Deep Pass     | pass | Screen  |
        | Run Up Middle | run  | Deep    |
        | Short Pass    | pass | Zone    |

    @COMP.card-sections
    Scenario: The printed card has the five sections, and no momentum
      When card P01 is read
      Then it has kick-off r18, punt 30, field goal 27, turnover 10, the matrix
        | against | Draw | Sweep | Deep Pass | Run Up Middle | Short Pass |
        | Blitz   | 7    | -2    | -         | 1             | 3          |
        | Run     | -1   | 2     | 12        | 0             | -1         |
        | Screen  | 10   | 2     | 10        | 3             | -          |
        | Deep    | 4    | 6     | 0         | 10            | 12         |
        | Zone    | 8    | -1    | -         | T/O           | -          |

    @TO.most-cards @case:a-deck-check-without-faults-says-so
    Scenario: The check of a valid deck reports no fault
      Given card A is the printed card
      When the deck of this scenario is checked
      Then the deck has no fault
      And the cards with a turnover are most

    @RESULT.five-kinds @case:the-outermost-numbers-and-the-three-signs-may-stand-in-a-cell
    Scenario Outline: A matrix cell with -99 to 99, a dash, TD or T/O is valid
      Given card A gives <cell> for Deep Pass against Deep
      When the deck of this scenario is checked
      Then the deck has no fault
      When Deep Pass against Deep is looked up on card A
      Then the cell reads <cell>: <kind>

      Examples:
        | case             | cell | kind       |
        | the longest gain | 99   | gain       |
        | the longest loss | -99  | loss       |
        | a touchdown      | TD   | touchdown  |
        | a turnover       | T/O  | turnover   |
        | an incompletion  | -    | incomplete |

    @COMP.card-sections @case:the-outermost-entries-of-every-section-are-accepted
    Scenario: The highest and lowest entries of every card section are valid
      Given card A has kick-off r1
      And card A has punt 99
      And card A has field goal 0
      And card A has turnover 99
      And card B has kick-off k50
      And card B has punt -99
      And card B has field goal 99
      And card B has turnover -99
      And card C has kick-off TD
      And card C has punt T/O
      And card C has turnover 1
      And card D has kick-off T/O
      And card D has punt TD
      And card D has turnover -1
      When the deck of this scenario is checked
      Then the deck has no fault
      When card B is read
      Then its kick-off section reads k50
      And its punt section reads -99
      And its field goal section reads 99
      And its turnover section reads -99

    @PREP.marker-cards @case:a-deck-with-a-card-named-like-a-marker-or-a-play-is-refused
    Scenario Outline: A card with the name of a marker card or a play is refused
      Given card A is named <name>
      And home has the ball on own 30
      When the position is put on the table
      Then it is refused under PREP.marker-cards

      Examples:
        | name              |
        | line-of-scrimmage |
        | first-down-flags  |
        | Sweep             |
        | Deep Pass         |
        | Zone              |

    @COMP.card-sections
    Scenario Outline: A card without one of its sections is refused
      Given card A lacks its <section> section
      And a new game
      When the game is set up
      Then it is refused under COMP.card-sections

      Examples:
        | section    |
        | kick-off   |
        | matrix     |
        | punt       |
        | field goal |
        | turnover   |

    @COMP.card-sections @case:a-card-whose-name-is-no-text-is-refused
    Scenario: A card with a number for its name is refused
      Given card A has the number 7 for a name
      And a new game
      When the game is set up
      Then it is refused under COMP.card-sections

    @COMP.card-sections @case:a-card-with-a-section-that-no-card-has-is-refused
    Scenario: A card with an unknown section is refused
      Given card A's weather section reads snow
      And a new game
      When the game is set up
      Then it is refused under COMP.card-sections

    @MATRIX.rows @case:a-matrix-without-one-of-the-five-rows-is-refused
    Scenario: A card matrix without one of the five rows is refused
      Given card A gives 1 for every pairing
      And card A's matrix lacks its Zone row
      And a new game
      When the game is set up
      Then it is refused under MATRIX.rows

    @MATRIX.rows @case:a-matrix-with-a-sixth-row-is-refused
    Scenario: A card matrix with a sixth row is refused
      Given card A's Prevent row reads 1, 1, 1, 1, 1
      And a new game
      When the game is set up
      Then it is refused under MATRIX.rows

    @MATRIX.columns @case:a-row-that-has-not-five-cells-is-refused
    Scenario Outline: A matrix row with more or fewer than five cells is refused
      Given card A's Screen row reads <row>
      And a new game
      When the game is set up
      Then it is refused under MATRIX.columns

      Examples:
        | case       | row              |
        | four cells | 1, 1, 1, 1       |
        | six cells  | 1, 1, 1, 1, 1, 1 |
        | no cells   | none             |

    @RESULT.five-kinds @case:a-cell-that-reads-none-of-the-five-kinds-is-refused
    Scenario Outline: A card with a matrix cell of an unknown kind is refused
      Given card A's Deep row reads 1, 1, <cell>, 1, 1
      And a new game
      When the game is set up
      Then it is refused under RESULT.five-kinds

      Examples:
        | case                         | cell          |
        | above 99                     | 100           |
        | below minus 99               | -100          |
        | touchdown in small letters   | td            |
        | turnover with another letter | T/D           |
        | number as a text             | the text +7   |
        | empty text                   | an empty text |
        | nothing at all               | nothing       |
        | true                         | a truth value |

    @RESULT.incomplete @case:a-dash-for-a-run-is-refused
    Scenario Outline: A card with a dash (incomplete pass) for a run is refused
      Given card A gives - for <run> against Zone
      And a new game
      When the game is set up
      Then it is refused under RESULT.incomplete

      Examples:
        | run           |
        | Draw          |
        | Sweep         |
        | Run Up Middle |

    @KICKOFF.r-number @case:a-kick-off-section-without-an-r-or-k-and-a-line-from-1-to-50-is-refused
    Scenario Outline: A kick-off section with an invalid entry is refused
      Given card A's kick-off section reads <entry>
      And a new game
      When the game is set up
      Then it is refused under KICKOFF.r-number

      Examples:
        | case                     | entry       |
        | r before the first line  | r0          |
        | r past midfield          | r51         |
        | k before the first line  | k0          |
        | k past midfield          | k51         |
        | text without a letter    | the text 18 |
        | letter behind the number | 18r         |
        | bare number              | 18          |
        | dash                     | -           |

    @PUNT.read-section @case:a-punt-section-without-a-number-of-two-digits-td-or-t-o-is-refused
    Scenario Outline: A punt section with an invalid entry is refused
      Given card A's punt section reads <entry>
      And a new game
      When the game is set up
      Then it is refused under PUNT.read-section

      Examples:
        | case             | entry       |
        | above 99         | 100         |
        | below minus 99   | -100        |
        | dash             | -           |
        | number as a text | the text 40 |

    @FG.threshold @case:a-field-goal-section-without-a-number-from-0-to-99-is-refused
    Scenario Outline: A field goal section with an invalid entry is refused
      Given card A's field goal section reads <entry>
      And a new game
      When the game is set up
      Then it is refused under FG.threshold

      Examples:
        | case           | entry   |
        | below 0        | -1      |
        | above 99       | 100     |
        | touchdown      | TD      |
        | turnover       | T/O     |
        | nothing at all | nothing |

    @TO.section @case:a-turnover-section-without-a-number-of-two-digits-other-than-0-is-refused
    Scenario Outline: A turnover section with an invalid entry is refused
      Given card A's turnover section reads <entry>
      And a new game
      When the game is set up
      Then it is refused under TO.section

      Examples:
        | case             | entry       |
        | zero             | 0           |
        | above 99         | 100         |
        | below minus 99   | -100        |
        | touchdown        | TD          |
        | number as a text | the text 10 |

    @PREP.marker-cards @case:a-marker-card-in-a-deck-is-found-when-the-deck-is-checked
    Scenario: A deck check reports a card with the name of a marker card
      Given card A is named first-down-flags
      When the deck of this scenario is checked
      Then fault 1 is under PREP.marker-cards

    @RESULT.five-kinds @case:a-deck-check-says-where-the-faulty-cell-is
    Scenario: A deck check reports card, row and column of a faulty matrix cell
      Given card A gives 100 for Short Pass against Zone
      When the deck of this scenario is checked
      Then the only fault is under RESULT.five-kinds, on the first card for Short Pass against Zone

    @PREP.shuffle @COMP.card-sections @case:a-deck-check-lists-several-faults-in-the-order-of-the-rulebook-and-weighs-nothing
    Scenario: A deck check lists faults in the order of the rulebook
      Given card A lacks its punt section
      And card B is named X1
      When the deck of this scenario is checked
      Then fault 1 is under PREP.shuffle
      And fault 2 is under COMP.card-sections
      And the cards with a turnover are not counted

    @COMP.card-sections @case:of-a-card-that-lacks-a-section-nothing-else-is-looked-at
    Scenario: If a card lacks its matrix, a deck check reports no wrong cell
      Given card A gives 100 for Short Pass against Zone
      And card A lacks its punt section
      When the deck of this scenario is checked
      Then the only fault is under COMP.card-sections, in the punt section of the first card

    @MATRIX.rows @case:of-a-matrix-without-the-five-rows-no-cell-is-looked-at
    Scenario: If a matrix lacks a row, a deck check reports no wrong cell
      Given card A gives 100 for Short Pass against Zone
      And card A's matrix lacks its Run row
      When the deck of this scenario is checked
      Then the only fault is under MATRIX.rows, in the matrix section of the first card

  Rule: The number of cards in a deck

    @PREP.shuffle @case:a-deck-of-one-card-will-do
    Scenario: A deck of one card is valid
      Given the deck has 1 copies of the printed card
      And a new game
      When the game is set up
      Then it is accepted

    @PREP.shuffle @case:a-deck-of-36-cards-is-always-accepted-one-of-another-number-where-that-is-free
    Scenario Outline: A deck of 35 or 37 cards is valid except under KF-A03 fixed
      Given the reading KF-A03 is <reading>
      And the deck has <count> copies of the printed card
      And a new game
      When the game is set up
      Then it is accepted

      Examples:
        | count | reading             |
        | 35    | any-size-default-36 |
        | 36    | any-size-default-36 |
        | 37    | any-size-default-36 |
        | 36    | fixed               |

    @PREP.shuffle @case:the-default-deck-is-our-own-has-36-cards-and-most-of-them-can-cost-the-ball
    Scenario: The default deck has 36 invented cards, 23 with a turnover
      When the deck is counted
      Then the number of cards is 36
      And its cards are our own
      And the number of cards with a turnover is 23

    @PREP.shuffle
    Scenario: The bundled sample deck is the printed card alone
      Given the bundled sample deck
      When the deck is counted
      Then the number of cards is 1
      And its cards are printed in the source
      And the number of cards with a turnover is 1

    @PREP.shuffle @case:the-cards-of-a-given-deck-are-counted-and-those-with-a-turnover-in-the-matrix-among-them
    Scenario: A deck count shows the number of cards and of cards with a turnover
      Given the deck is exactly the cards of this scenario
      And card A is the printed card
      And card B gives 3 for every pairing
      And card C gives T/O for every pairing
      When the deck is counted
      Then the number of cards is 3
      And the number of cards with a turnover is 2

    @TO.most-cards @case:more-than-half-of-the-cards-is-called-most
    Scenario Outline: A deck check says most cards have a turnover only if over half do
      Given the deck is exactly the cards of this scenario
      And card A is the printed card
      And card B gives <second> for every pairing
      And card C gives <third> for every pairing
      And card D gives 3 for every pairing
      And card D has kick-off T/O
      And card D has punt T/O
      When the deck of this scenario is checked
      Then the cards with a turnover are <most>

      Examples:
        | case          | second | third | most     |
        | One of four   | 3      | 3     | not most |
        | Half          | T/O    | 3     | not most |
        | Three of four | T/O    | T/O   | most     |

    @COMP.card-sections @case:the-sections-of-the-default-deck-weighed
    Scenario Outline: With the default deck, each entry of every card section has listed odds
      When the <section> section is weighed over the deck
      Then the shares are <shares>

      Examples:
        | section    | shares |
        | kick-off   | r6: 1/36, r10: 1/36, r13: 1/36, r15: 1/36, r16: 1/36, r17: 1/36, r18: 1/36, r19: 1/36, r20: 5/36, r21: 1/36, r22: 1/18, r23: 1/36, r24: 1/36, r25: 1/18, r26: 1/36, r27: 1/36, r28: 1/36, r29: 1/36, r31: 1/36, r33: 1/36, r36: 1/36, r39: 1/36, r44: 1/36, r49: 1/36, k21: 1/36, k38: 1/36, k46: 1/36, TD: 1/36, T/O: 1/18 |
        | punt       | -8: 1/36, 22: 1/36, 25: 1/36, 27: 1/36, 29: 1/36, 30: 1/36, 31: 1/36, 32: 1/36, 33: 1/36, 34: 1/36, 35: 1/36, 36: 1/36, 37: 1/36, 38: 1/18, 39: 1/36, 40: 1/18, 41: 1/36, 42: 1/18, 43: 1/36, 44: 1/36, 45: 1/36, 46: 1/36, 47: 1/36, 48: 1/36, 49: 1/36, 51: 1/36, 53: 1/36, 55: 1/36, 58: 1/36, 62: 1/36, TD: 1/36, T/O: 1/18 |
        | field goal | 9: 1/36, 14: 1/36, 18: 1/36, 20: 1/36, 22: 1/36, 24: 1/36, 25: 1/36, 27: 1/36, 28: 1/36, 29: 1/36, 30: 1/36, 31: 1/36, 32: 1/36, 33: 1/36, 34: 1/18, 35: 1/36, 36: 1/18, 37: 1/36, 38: 1/36, 39: 1/18, 40: 1/36, 41: 1/36, 42: 1/36, 43: 1/36, 44: 1/18, 45: 1/36, 46: 1/36, 47: 1/36, 48: 1/36, 49: 1/36, 51: 1/36, 55: 1/36 |
        | turnover   | -45: 1/36, -28: 1/36, -20: 1/36, -15: 1/36, -12: 1/36, -10: 1/36, -8: 1/36, -6: 1/36, -5: 1/36, -4: 1/36, -3: 1/36, -2: 1/36, -1: 1/36, 1: 1/36, 2: 1/36, 3: 1/36, 4: 1/36, 5: 1/18, 6: 1/36, 7: 1/36, 8: 1/36, 9: 1/36, 10: 1/18, 12: 1/36, 13: 1/36, 15: 1/36, 16: 1/36, 18: 1/36, 20: 1/36, 22: 1/36, 24: 1/36, 28: 1/36, 33: 1/36, 40: 1/36 |

    @PREP.shuffle
    Scenario: A deck without a card is refused
      Given the deck is exactly the cards of this scenario
      And a new game
      When the game is set up
      Then it is refused under PREP.shuffle

    @PREP.shuffle
    Scenario: Two cards of one name are refused
      Given card A is named X1
      And a new game
      When the game is set up
      Then it is refused under PREP.shuffle

    @PREP.shuffle @case:where-the-number-of-cards-is-a-rule-a-deck-of-another-number-is-refused
    Scenario Outline: Under KF-A03 fixed, a deck without exactly 36 cards is refused
      Given the reading KF-A03 is fixed
      And the deck has <count> copies of the printed card
      And a new game
      When the game is set up
      Then it is refused under PREP.shuffle

      Examples:
        | count |
        | 35    |
        | 37    |
        | 1     |

  Rule: The cards are shuffled into a pile

    @PREP.shuffle @PREP.pile @case:every-card-of-the-pile-comes-with-the-same-chance
    Scenario: After the coin toss, every card is equally likely for the opening kick-off
      Given a new game
      And card A is the printed card
      When the coin falls for home
      And away turns the next card for the kick-off
      Then a card is to be turned for the kick-off
      And these outcomes are possible
        | value | p   |
        | A     | 1/5 |
        | X1    | 1/5 |
        | X2    | 1/5 |
        | X3    | 1/5 |
        | X4    | 1/5 |

    @PREP.pile @case:a-card-that-has-been-used-does-not-come-again
    Scenario: A used card is not drawn again from the pile
      Given home has the ball on own 30
      And card A is the printed card
      And the pile holds only A and X3
      When a bystander looks at the table
      Then a pile of 2 is shown
      When home punts
      Then these outcomes are possible
        | value | p   |
        | A     | 1/2 |
        | X3    | 1/2 |
      When home punts and card X1 is turned
      Then it is an error of kind chance-mismatch
      And nothing has changed

    @PREP.shuffle @PREP.pile @case:a-stacked-pile-comes-in-the-order-listed-and-needs-no-chance
    Scenario: A pile in a listed order is turned in the order of the list
      Given a new game
      And card A has kick-off r30
      And card B has punt 40
      And the cards come in the order listed
      When the coin falls for home
      And away turns the next card for the kick-off
      Then away starts first and ten on own 30
      And the used cards are A
      When away punts
      Then home starts first and ten on own 30
      And the used cards are A and B

    @PREP.pile @case:the-pile-is-counted-in-the-open-its-cards-are-not-shown
    Scenario: The two sides and bystanders see the pile's size, but not its cards
      Given home has the ball on own 30
      And card A is the printed card
      And the pile holds only A and X3
      When a bystander looks at the table
      Then a pile of 2 is shown
      And the cards shown as used are X1, X2 and X4
      When home looks at the table
      Then a pile of 2 is shown
      When away looks at the table
      Then a pile of 2 is shown

    @PUNT.read-section @case:a-stacked-pile-takes-no-script-for-its-card
    Scenario: With a pile in a listed order, a scripted card is an error
      Given home has the ball on own 30
      And card A has punt 40
      And the cards come in the order listed
      When home punts and card A is turned
      Then it is an error of kind chance-left
      And nothing has changed
      When home punts
      Then away starts first and ten on own 30
      And the used cards are A

  Rule: The content of the deck (KF-A01)

    Background: The standard position
      Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

    @KICKOFF.draw @KICKOFF.r-number @case:a-deck-given-as-data-is-played-with-as-it-is
    Scenario: Under KF-A01 deck-as-data, the game uses the cards of the deck
      Given the reading KF-A01 is deck-as-data
      And home is to kick off
      And card A has kick-off r40
      When away turns card A for the kick-off
      Then away starts first and ten on own 40
      And the used cards are A

    @KICKOFF.draw @KICKOFF.r-number @case:with-nothing-but-the-printed-card-every-card-of-a-deck-of-five-is-p01
    Scenario: Under KF-A01 sample-only, every card is a copy of the printed card P01
      Given the reading KF-A01 is sample-only
      And home is to kick off
      And card A has kick-off r40
      When away turns the next card for the kick-off
      Then a card is to be turned for the kick-off
      And these outcomes are possible
        | value | p |
        | P01   | 1 |
      When away turns card A for the kick-off
      Then it is an error of kind chance-mismatch
      And nothing has changed
      When away turns card P01 for the kick-off
      Then away starts first and ten on own 18
      And the used cards are P01

    @KICKOFF.draw @KICKOFF.r-number @case:with-nothing-but-the-printed-card-a-stacked-deck-needs-no-chance
    Scenario: Under KF-A01 sample-only, the first card of a listed order is P01
      Given the reading KF-A01 is sample-only
      And the cards come in the order listed
      And home is to kick off
      And card A has kick-off r40
      When away turns the next card for the kick-off
      Then away starts first and ten on own 18
      And the used cards are P01

    @QTR.last-card @case:with-nothing-but-the-printed-card-a-quarter-still-has-as-many-cards-as-the-deck
    Scenario: Under KF-A01 sample-only, a quarter has as many cards as the deck
      Given the reading KF-A01 is sample-only
      And the deck is exactly the cards of this scenario
      And card A has punt 50
      And card B has punt 60
      And home has the ball on own 30
      When home punts and card P01 is turned
      Then it is quarter 1
      And away starts first and ten on own 40
      And the used cards are P01
      When away punts and card P01 is turned
      Then it is quarter 2
      And home starts first and ten on own 30
      And no card has been used

    @PREP.shuffle @case:cards-made-at-random-come-before-the-coin-one-after-another
    Scenario: Under KF-A01 random-generator, chance generates the deck's cards before the coin toss
      Given the reading KF-A01 is random-generator
      And the deck is exactly the cards of this scenario
      And card A has kick-off r40
      And card B has kick-off r10
      And a new game
      When the game is set up
      Then these may act: chance (make-card)
      And the phase is deck
      When chance is about to make a card
      Then a card is to be turned for the deck
      And these outcomes are possible
        | value | p   |
        | A     | 1/2 |
        | B     | 1/2 |
      When chance makes card A
      Then these may act: chance (make-card)
      When chance makes card A
      Then these may act: chance (toss-coin)
      And the phase is coin
      And the cards made are A and A
      When the coin falls for home
      Then home is to kick off
      When away turns the next card for the kick-off
      Then these outcomes are possible
        | value | p |
        | A     | 1 |
      When away turns card A for the kick-off
      Then away starts first and ten on own 40

    @PREP.shuffle @case:the-coin-waits-until-all-cards-are-made
    Scenario: Under KF-A01 random-generator, the coin is refused before all cards exist
      Given the reading KF-A01 is random-generator
      And the deck is exactly the cards of this scenario
      And card A has kick-off r40
      And card B has kick-off r10
      And a new game
      When chance makes card B
      Then the phase is deck
      When the coin falls for home
      Then it is refused under PREP.shuffle

    @PREP.shuffle @case:no-card-is-made-once-all-are-made
    Scenario: Under KF-A01 random-generator, no further card is made once the deck is complete
      Given the reading KF-A01 is random-generator
      And the deck has 1 copies of the printed card
      And a new game
      When chance makes card C01
      Then the phase is coin
      When chance is about to make a card
      Then it is refused under PREP.coin

    @PUNT.read-section @case:repeated-cards-of-a-deck-made-at-random-weigh-as-often-as-they-were-made
    Scenario: Under KF-A01 random-generator, each copy of a card adds to its odds
      Given the reading KF-A01 is random-generator
      And card A is the printed card
      And home has the ball on own 30
      And the cards made are X1, A, A, X1 and A
      And the used cards are A
      When home punts
      Then these outcomes are possible
        | value | p   |
        | A     | 1/2 |
        | X1    | 1/2 |
      When home punts and card A is turned
      Then the used cards are A and A

  Rule: Actions that use up a card (KF-A09)

    Background: The standard position
      Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

    @KICKOFF.draw @case:a-kick-off-uses-up-its-card-unless-only-plays-take-time
    Scenario Outline: A kick-off uses up its card except under KF-A09 plays-only
      Given the reading KF-A09 is <reading>
      And home is to kick off
      And card A has kick-off r25
      When away turns card A for the kick-off
      Then away starts first and ten on own 25
      And the used cards are <used>

      Examples:
        | reading     | used |
        | all-consume | A    |
        | plays-only  | none |

    @PUNT.read-section @case:a-punt-uses-up-its-card-unless-only-plays-take-time
    Scenario Outline: A punt uses up its card except under KF-A09 plays-only
      Given the reading KF-A09 is <reading>
      And home has the ball on own 30
      And card A has punt 40
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And the used cards are <used>

      Examples:
        | reading     | used |
        | all-consume | A    |
        | plays-only  | none |

    @FG.announce-draw @case:a-field-goal-uses-up-its-card-unless-only-plays-take-time
    Scenario Outline: A field goal uses up its card except under KF-A09 plays-only
      Given the reading KF-A09 is <reading>
      And home has the ball on opponent's 27
      And card A has field goal 27
      When home tries a field goal and card A is turned
      Then the score is home 3, away 0
      And the used cards are <used>

      Examples:
        | reading     | used |
        | all-consume | A    |
        | plays-only  | none |

    @XP.is-kick @case:an-extra-point-uses-up-its-card-unless-only-plays-take-time
    Scenario Outline: An extra point uses up its card except under KF-A09 plays-only
      Given the reading KF-A09 is <reading>
      And the score is home 6, away 0
      And home has just scored a touchdown
      And card A has field goal 20
      When home kicks for the extra point and card A is turned
      Then the score is home 7, away 0
      And the used cards are <used>

      Examples:
        | reading     | used |
        | all-consume | A    |
        | plays-only  | none |

    @PLAY.draw @case:a-play-uses-up-its-card-whatever-takes-time
    Scenario Outline: Under any reading of KF-A09, a play uses up its card
      Given the reading KF-A09 is <reading>
      And home has the ball on own 30
      And card A gives 3 for Sweep against Run
      When home's Sweep meets Run on card A
      Then home has the ball on own 33
      And the used cards are A

      Examples:
        | reading     |
        | all-consume |
        | plays-only  |

    @TWO.one-play @case:a-two-point-play-uses-up-its-card-whatever-takes-time
    Scenario Outline: Under any reading of KF-A09, a two-point play uses up its card
      Given the reading KF-A09 is <reading>
      And the score is home 6, away 0
      And home is playing for two points
      And card A gives 20 for Sweep against Run
      When home's Sweep meets Run on card A
      Then the score is home 8, away 0
      And the used cards are A

      Examples:
        | reading     |
        | all-consume |
        | plays-only  |

    @QTR.last-card
    Scenario: A punt that uses up the last card ends the quarter
      Given the reading KF-A09 is all-consume
      And home has the ball on own 30
      And card A has punt 40
      And the pile holds only A
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And it is quarter 2
      And no card has been used

    @PUNT.read-section @case:a-punt-that-puts-its-card-back-ends-no-quarter-and-the-same-card-may-come-again
    Scenario: Under KF-A09 plays-only, a punt does not end the quarter
      Given the reading KF-A09 is plays-only
      And home has the ball on own 30
      And card A has punt 40
      And the pile holds only A
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And it is quarter 1
      And the used cards are X1, X2, X3, X4
      When away punts
      Then these outcomes are possible
        | value | p |
        | A     | 1 |

  Rule: The place of used cards (KF-A10)

    Background: The standard position
      Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

    @PREP.pile @case:where-used-cards-return-at-once-every-draw-is-from-the-whole-deck
    Scenario: Under KF-A10 immediate-return, every draw is from the whole deck
      Given the reading KF-A10 is immediate-return
      And home has the ball on own 30
      And card A has punt 40
      And the used cards are A and X1
      When home looks at the table
      Then a pile of 3 is shown
      When home punts
      Then these outcomes are possible
        | value | p   |
        | A     | 1/5 |
        | X1    | 1/5 |
        | X2    | 1/5 |
        | X3    | 1/5 |
        | X4    | 1/5 |
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And it is quarter 1

    @PREP.pile @case:where-used-cards-lie-aside-every-draw-is-from-the-cards-that-are-left
    Scenario: Under KF-A10 discard-then-full-shuffle, only unused cards can be drawn
      Given the reading KF-A10 is discard-then-full-shuffle
      And home has the ball on own 30
      And card A has punt 40
      And the used cards are A and X1
      When home looks at the table
      Then a pile of 3 is shown
      When home punts
      Then these outcomes are possible
        | value | p   |
        | X2    | 1/3 |
        | X3    | 1/3 |
        | X4    | 1/3 |
      When home punts and card A is turned
      Then it is an error of kind chance-mismatch
      And nothing has changed

    @QTR.last-card @case:where-used-cards-return-at-once-as-many-uses-as-the-deck-has-cards-make-a-quarter
    Scenario: Under KF-A10 immediate-return, a quarter ends after as many draws as cards
      Given the reading KF-A10 is immediate-return
      And the deck is exactly the cards of this scenario
      And card A has punt 40
      And card B has punt 50
      And card C has punt 60
      And home has the ball on own 30
      And the used cards are A
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And it is quarter 1
      And the used cards are A and A
      When away punts and card A is turned
      Then home starts first and ten on own 30
      And it is quarter 2
      And no card has been used

  Rule: Valid and invalid positions

    Background: The standard position
      Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

    @FIRST.flags-track @case:a-position-at-the-edge-of-what-can-be-is-accepted
    Scenario Outline: A ball one yard inside either end of the field is valid
      Given home has the ball on <ball>
      And it is <down> down with the flags from <flags>
      When the position is put on the table
      Then these may act: home (<kinds>); away (call)
      When a bystander looks at the table
      Then the line to gain is shown on <line>

      Examples:
        | case                             | ball          | down   | flags         | line          | kinds                  |
        | on the own 1                     | own 1         | first  | own 1         | own 11        | call, punt             |
        | one yard before the goal line    | opponent's 1  | fourth | opponent's 1  | the goal line | call, field-goal, punt |
        | one yard short of the first down | own 39        | third  | own 30        | own 40        | call, punt             |
        | far behind the flags             | own 2         | fourth | own 45        | opponent's 45 | call, punt             |
        | one yard past midfield           | opponent's 49 | first  | opponent's 49 | opponent's 39 | call, field-goal, punt |

    @END.fourth @case:there-is-no-quarter-before-the-first-or-after-the-fourth
    Scenario Outline: A position in a quarter before the first or after the fourth is invalid
      Given it is quarter <quarter>
      And home has the ball on own 30
      When the position is put on the table
      Then it is refused under END.fourth

      Examples:
        | quarter |
        | 0       |
        | 5       |

    @END.fourth @case:a-game-cannot-be-over-in-the-third-quarter
    Scenario: A position in which the game is over in the third quarter is invalid
      Given the game is over
      And the score is home 7, away 0
      And it is quarter 3
      When the position is put on the table
      Then it is refused under END.fourth

    @END.tie-kickoff @case:there-is-no-overtime-in-the-third-quarter
    Scenario: A position is invalid if the third quarter is already overtime
      Given it is overtime
      And it is quarter 3
      And home has the ball on own 30
      When the position is put on the table
      Then it is refused under END.tie-kickoff

    @END.tie-kickoff @case:a-game-that-is-level-cannot-be-over-without-overtime
    Scenario: A position is invalid if the game ended level without overtime
      Given the game is over
      And the score is home 7, away 7
      When the position is put on the table
      Then it is refused under END.tie-kickoff

    @END.sudden-death @case:overtime-does-not-go-on-once-somebody-leads
    Scenario: A position in which one side leads while overtime goes on is invalid
      Given it is overtime
      And the score is home 7, away 10
      And home has the ball on own 30
      When the position is put on the table
      Then it is refused under END.sudden-death

    @END.sudden-death @case:a-game-that-is-level-in-overtime-cannot-be-over
    Scenario: A position is invalid if the game ended in overtime with level scores
      Given the game is over
      And it is overtime
      And the score is home 7, away 7
      When the position is put on the table
      Then it is refused under END.sudden-death

    @PREP.coin @case:nobody-has-the-ball-without-having-tossed-the-coin
    Scenario: A position with a ball is invalid if neither side made the opening kick-off
      Given home has the ball on own 30
      And neither side kicked off to open the game
      When the position is put on the table
      Then it is refused under PREP.coin

    @PREP.coin @case:the-opening-kicker-is-not-known-before-the-coin
    Scenario: A position before the coin toss is invalid if it names an opening kicker
      Given home is to kick off
      And neither side is the kicker
      And the phase is coin
      When the position is put on the table
      Then it is refused under PREP.coin

    @KICKOFF.roles @case:there-is-no-kick-off-without-a-kicker
    Scenario: A position before a kick-off is invalid if neither side is the kicker
      Given home is to kick off
      And neither side is the kicker
      When the position is put on the table
      Then it is refused under KICKOFF.roles

    @KICKOFF.roles @case:there-is-no-kicker-while-a-play-is-being-chosen
    Scenario: A position before a play is invalid if a side is the kicker
      Given home has the ball on own 30
      And the kicker is away
      When the position is put on the table
      Then it is refused under KICKOFF.roles

    @KICKOFF.turnover @case:a-kick-off-card-is-not-turned-again-where-the-ruling-needs-none
    Scenario: Without KF-A16 redraw, a position is invalid if a second kick-off card is due
      Given home is to kick off
      And another card is to be turned for the place of the ball
      When the position is put on the table
      Then it is refused under KICKOFF.turnover

    @KICKOFF.turnover @case:a-second-kick-off-card-belongs-to-a-kick-off
    Scenario: A position during a drive is invalid if a second kick-off card is due
      Given the reading KF-A16 is redraw
      And home has the ball on own 30
      And another card is to be turned for the place of the ball
      When the position is put on the table
      Then it is refused under KICKOFF.turnover

    @FIRST.roles @case:somebody-has-the-ball-while-a-play-is-chosen-and-while-it-is-turned
    Scenario Outline: A position during a play is invalid if neither side has the ball
      Given home has the ball on own 30
      And neither side is the offence
      And the play cards on the table are <calls>
      And the phase is <phase>
      When the position is put on the table
      Then it is refused under FIRST.roles

      Examples:
        | phase     | calls          |
        | choose    | none and none  |
        | turn-card | Sweep and Zone |

    @FIRST.roles @case:nobody-has-the-ball-while-a-kick-off-is-due
    Scenario: A position before a kick-off is invalid if a side is the offense
      Given home is to kick off
      And the offence is away
      When the position is put on the table
      Then it is refused under FIRST.roles

    @FIRST.roles @case:somebody-has-scored-where-a-try-is-due
    Scenario: A position before a try is invalid if neither side is the scorer
      Given home has just scored a touchdown
      And the score is home 6, away 0
      And neither side is the offence
      When the position is put on the table
      Then it is refused under FIRST.roles

    @KICKOFF.place-ball @case:while-a-play-is-chosen-there-are-a-ball-a-down-and-flags
    Scenario Outline: A position before a play is invalid without ball, down or first-down flags
      Given home has the ball on own 30
      And <flaw>
      When the position is put on the table
      Then it is refused under KICKOFF.place-ball

      Examples:
        | flaw                      |
        | no ball lies on the field |
        | there is no down          |
        | no flags lie on the field |

    @KICKOFF.place-ball @case:while-a-kick-off-is-due-there-are-no-ball-no-down-and-no-flags
    Scenario Outline: A position before a kick-off is invalid with ball, down or first-down flags
      Given home is to kick off
      And <flaw>
      When the position is put on the table
      Then it is refused under KICKOFF.place-ball

      Examples:
        | flaw                       |
        | the ball lies on spot 30   |
        | the down is 1              |
        | the flags begin on spot 30 |

    @KICKOFF.place-ball @case:a-try-that-is-still-to-come-has-no-ball-on-the-field
    Scenario: A position before a try is invalid if the ball lies on the field
      Given home has just scored a touchdown
      And the score is home 6, away 0
      And the ball lies on spot 80
      When the position is put on the table
      Then it is refused under KICKOFF.place-ball

    @TD.reach @case:a-ball-on-the-goal-line-under-attack-is-a-touchdown-not-a-position
    Scenario: A position is invalid if the ball lies on the goal line under attack
      Given home has the ball on opponent's 1
      And the ball lies on spot 100
      When the position is put on the table
      Then it is refused under TD.reach

    @SAFETY.when @case:a-ball-on-the-own-goal-line-or-behind-it-is-a-safety-not-a-position
    Scenario Outline: A position with the ball on or behind the offense's goal line is invalid
      Given home has the ball on own 1
      And the ball lies on spot <spot>
      When the position is put on the table
      Then it is refused under SAFETY.when

      Examples:
        | case                 | spot |
        | on the own goal line | 0    |
        | behind it            | -1   |

    @FIRST.four-chances @case:there-is-no-down-before-the-first-or-after-the-fourth
    Scenario Outline: A position with a down before the first or after the fourth is invalid
      Given home has the ball on own 30
      And the down is <down>
      When the position is put on the table
      Then it is refused under FIRST.four-chances

      Examples:
        | down |
        | 0    |
        | 5    |

    @FIRST.flags-track @case:the-flags-cannot-begin-on-a-goal-line
    Scenario Outline: A position is invalid if the first-down flags begin on a goal line
      Given home has the ball on own 5
      And the flags begin on spot <start>
      When the position is put on the table
      Then it is refused under FIRST.flags-track

      Examples:
        | start |
        | 0     |
        | 100   |

    @FIRST.renewal @case:a-ball-on-the-line-to-gain-or-past-it-is-a-new-first-down-not-a-position
    Scenario Outline: A position with the ball on or past the line to gain is invalid
      Given home has the ball on <ball>
      And it is second down with the flags from own 30
      When the position is put on the table
      Then it is refused under FIRST.renewal

      Examples:
        | case                | ball   |
        | on the line to gain | own 40 |
        | past it             | own 41 |

    @TWO.spot @case:a-two-point-play-is-played-from-the-20-without-a-down-and-without-flags
    Scenario Outline: A two-point play away from the 20, or with down or flags, is invalid
      Given home is playing for two points
      And the score is home 6, away 0
      And <flaw>
      When the position is put on the table
      Then it is refused under TWO.spot

      Examples:
        | flaw                       |
        | the ball lies on spot 79   |
        | the ball lies on spot 81   |
        | the down is 1              |
        | the flags begin on spot 80 |

    @PLAY.reveal @case:no-play-card-lies-on-the-table-at-a-kick-off
    Scenario: A position before a kick-off is invalid if a play card is chosen
      Given home is to kick off
      And the play cards on the table are Sweep and none
      When the position is put on the table
      Then it is refused under PLAY.reveal

    @PLAY.reveal @case:with-both-play-cards-chosen-nobody-is-choosing-any-more
    Scenario: A position with both play cards chosen is invalid while the sides still choose
      Given home has the ball on own 30
      And the play cards on the table are Sweep and Zone
      When the position is put on the table
      Then it is refused under PLAY.reveal

    @PLAY.reveal @case:a-card-is-to-be-turned-only-with-both-play-cards-on-the-table
    Scenario Outline: A position with a missing play card is invalid when a card is turned
      Given home has the ball on own 30
      And the phase is turn-card
      And the play cards on the table are <calls>
      When the position is put on the table
      Then it is refused under PLAY.reveal

      Examples:
        | case              | calls          |
        | offence's missing | none and Zone  |
        | defence's missing | Sweep and none |

    @FIRST.hand-cards @case:neither-side-can-have-called-a-play-of-the-other
    Scenario Outline: A position is invalid if a side has chosen the other side's play
      Given home has the ball on own 30
      And the <role> has called <play>
      When the position is put on the table
      Then it is refused under FIRST.hand-cards

      Examples:
        | role    | play  |
        | offence | Blitz |
        | defence | Draw  |

    @MOM.offence-effect @case:the-defence-cannot-have-forsworn-a-play-of-the-offence
    Scenario: A position in which a ban forbids the defense an offensive play is invalid
      Given home has the ball on own 30
      And the defence may not use Draw while home has the ball
      When the position is put on the table
      Then it is refused under MOM.offence-effect

    @MOM.defence-effect @case:the-offence-cannot-have-forsworn-a-play-of-the-defence
    Scenario: A position in which a ban forbids the offense a defensive play is invalid
      Given home has the ball on own 30
      And the offence may not use Blitz while home has the ball
      When the position is put on the table
      Then it is refused under MOM.defence-effect

    @MOM.offence-effect @case:two-plays-cannot-be-forsworn-for-the-same-drive
    Scenario: A position with two banned plays of the defense in one drive is invalid
      Given home has the ball on own 30
      And the defence may not use Blitz while home has the ball
      And the defence may not use Zone while home has the ball
      When the position is put on the table
      Then it is refused under MOM.offence-effect

    @MOM.offence-effect @case:a-defensive-play-that-was-forsworn-cannot-have-been-called
    Scenario: A position is invalid if the defense has chosen a banned play
      Given home has the ball on own 30
      And the defence may not use Blitz while home has the ball
      And the defence has called Blitz
      When the position is put on the table
      Then it is refused under MOM.offence-effect

    @MOM.defence-effect @case:an-offensive-play-that-was-forsworn-cannot-have-been-called
    Scenario: A position is invalid if the offense has chosen a banned play
      Given home has the ball on own 30
      And the offence may not use Sweep while home has the ball
      And the offence has called Sweep
      When the position is put on the table
      Then it is refused under MOM.defence-effect

    @MOM.offence-effect @case:a-play-is-to-be-named-in-its-own-phase-and-by-somebody
    Scenario Outline: A position is invalid if a play is given up in the wrong phase
      Given home has the ball on own 30
      And <flaw>
      When the position is put on the table
      Then it is refused under MOM.offence-effect

      Examples:
        | flaw                          |
        | the defence is to name a play |
        | the phase is name             |

    @MOM.offence-effect @case:a-play-to-be-named-is-named-for-somebodys-drive
    Scenario: A position is invalid if a play to be named belongs to no drive
      Given home has the ball on own 30
      And the defence must name a play for home's drive
      And the play is to be named for nobody's drive
      When the position is put on the table
      Then it is refused under MOM.offence-effect

    @PREP.shuffle @case:cards-that-are-not-in-the-deck-or-not-so-often-cannot-have-been-used
    Scenario Outline: A position is invalid if its used cards cannot come from the deck
      Given home has the ball on own 30
      And card A is the printed card
      And the used cards are <used>
      When the position is put on the table
      Then it is refused under PREP.shuffle

      Examples:
        | case                    | used         |
        | a card the deck has not | Q9           |
        | a card twice            | A and A      |
        | another card twice      | A, X1 and X1 |

    @PREP.shuffle @case:cards-made-at-random-belong-to-the-reading-that-makes-them
    Scenario: Without KF-A01 random-generator, a position with a generated deck is invalid
      Given home has the ball on own 30
      And card A is the printed card
      And the cards made are A, A, A, A and A
      When the position is put on the table
      Then it is refused under PREP.shuffle

    @PREP.shuffle @case:a-game-under-way-has-made-as-many-cards-as-its-deck-has-all-of-them-from-it
    Scenario Outline: Under KF-A01 random-generator, a position with missing, extra or unknown generated cards is invalid
      Given the reading KF-A01 is random-generator
      And home has the ball on own 30
      And card A is the printed card
      And the cards made are <made>
      When the position is put on the table
      Then it is refused under PREP.shuffle

      Examples:
        | case                 | made                |
        | no card              | none                |
        | one too few          | A, A, A and A       |
        | one too many         | A, A, A, A, A and A |
        | one the deck has not | A, A, A, A and Q9   |

    @PREP.shuffle @case:a-card-cannot-have-been-used-more-often-than-it-was-made
    Scenario: A position is invalid if a card was used more often than generated
      Given the reading KF-A01 is random-generator
      And home has the ball on own 30
      And card A is the printed card
      And the cards made are A, A, X1, X2 and X3
      And the used cards are A, A and A
      When the position is put on the table
      Then it is refused under PREP.shuffle

    @QTR.last-card @case:a-quarter-does-not-go-on-without-a-card
    Scenario: A position during a drive is invalid if the pile is empty
      Given home has the ball on own 30
      And card A is the printed card
      And the used cards are X1, A, X2, X3 and X4
      When the position is put on the table
      Then it is refused under QTR.last-card

    @TWO.alternative @case:no-card-is-turned-before-the-choice-of-try-under-the-ruling
    Scenario: Under KF-A24 before-draw, a card already turned for a try is invalid
      Given home has just scored a touchdown
      And the score is home 6, away 0
      And card A is the printed card
      And the card A has been turned before the try
      When the position is put on the table
      Then it is refused under TWO.alternative

    @TWO.alternative @case:where-the-last-card-of-a-quarter-is-cut-off-it-does-not-lie-there-before-a-try
    Scenario: Under KF-A11 cut-off, a last card turned for a try makes a position invalid
      Given the reading KF-A24 is after-draw
      And the reading KF-A11 is cut-off
      And card A has field goal 20
      And home has just scored a touchdown
      And the score is home 6, away 0
      And the used cards are X1, X2, X3 and X4
      And the card A has been turned before the try
      When the position is put on the table
      Then it is refused under TWO.alternative

    @TWO.alternative @case:no-card-for-a-try-lies-on-the-table-during-a-drive
    Scenario: A position during a drive with a card turned for a try is invalid
      Given the reading KF-A24 is after-draw
      And home has the ball on own 30
      And card A is the printed card
      And the card A has been turned before the try
      When the position is put on the table
      Then it is refused under TWO.alternative

  Rule: Positions that no game can reach

    Background: The standard position
      Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

    @PREP.next-is-kickoff @case:before-the-coin-a-game-may-be-put-on-the-table
    Scenario: A position before the opening coin toss is valid
      Given home is to kick off
      And neither side is the kicker
      And neither side kicked off to open the game
      And the phase is coin
      When the coin falls for away
      Then away is to kick off

    @PREP.next-is-kickoff @case:before-the-coin-nothing-has-been-played
    Scenario Outline: A position before the coin with points, used cards or quarter 2 is invalid
      Given home is to kick off
      And neither side is the kicker
      And neither side kicked off to open the game
      And the phase is coin
      And <flaw>
      When the position is put on the table
      Then it is refused under PREP.next-is-kickoff

      Examples:
        | flaw                        |
        | it is quarter 2             |
        | the score is home 3, away 0 |
        | the score is home 0, away 2 |
        | the used cards are P01      |

    @PREP.shuffle @case:a-deck-that-is-being-made-may-be-put-on-the-table
    Scenario Outline: A position is valid while chance is still generating the deck
      Given the reading KF-A01 is random-generator
      And card A is the printed card
      And home is to kick off
      And neither side is the kicker
      And neither side kicked off to open the game
      And the cards made are <made>
      And the phase is deck
      When the position is put on the table
      Then these may act: chance (make-card)
      When a bystander looks at the table
      Then a pile of 5 is shown
      When chance makes card A
      Then the cards made are <then>

      Examples:
        | made       | then          |
        | none       | A             |
        | A          | A and A       |
        | A, A and A | A, A, A and A |

    @PREP.shuffle @PREP.pile @case:the-last-card-made-is-followed-by-the-coin
    Scenario: After the last card of a generated deck, the coin is tossed
      Given the reading KF-A01 is random-generator
      And card A is the printed card
      And home is to kick off
      And neither side is the kicker
      And neither side kicked off to open the game
      And the cards made are X1, A, A and X4
      And the phase is deck
      When chance makes card X1
      Then these may act: chance (toss-coin)
      And the cards made are X1, A, A, X4 and X1

    @PREP.shuffle @case:a-deck-that-is-complete-is-not-being-made-nor-one-of-another-reading
    Scenario Outline: In the phase deck, a position with a complete or wrong deck is invalid
      Given the reading KF-A01 is <key>
      And card A is the printed card
      And home is to kick off
      And neither side is the kicker
      And neither side kicked off to open the game
      And the cards made are <made>
      And the phase is deck
      When the position is put on the table
      Then it is refused under PREP.shuffle

      Examples:
        | case                       | key              | made             |
        | all made                   | random-generator | A, A, A, A and A |
        | a card the deck has not    | random-generator | A and Q9         |
        | a deck of the setting      | deck-as-data     | none             |
        | copies of the printed card | sample-only      | none             |

    @PREP.next-is-kickoff @case:no-deck-is-made-in-overtime
    Scenario: A position in overtime is invalid if the deck is still being generated
      Given the reading KF-A01 is random-generator
      And card A is the printed card
      And it is overtime
      And home is to kick off
      And neither side is the kicker
      And neither side kicked off to open the game
      And the phase is deck
      When the position is put on the table
      Then it is refused under PREP.next-is-kickoff

    @END.tie-kickoff @case:the-coin-of-overtime-falls-before-a-fresh-pile-where-there-is-one
    Scenario Outline: Before the coin of overtime, used cards or the reading KF-A45 alternate are invalid
      Given the coin of overtime is still to be tossed
      And <flaw>
      When the position is put on the table
      Then it is refused under END.tie-kickoff

      Examples:
        | case                 | flaw                            |
        | a card has been used | the used cards are P01          |
        | kick-offs alternate  | the reading KF-A45 is alternate |

    @END.sudden-death @case:in-overtime-no-try-is-due-but-one-for-the-record-by-a-side-that-leads-by-six
    Scenario Outline: An overtime try is invalid without both KF-A44 complete-try and a six-point lead
      Given the reading KF-A44 is <key>
      And it is overtime
      And <who> has just scored a touchdown
      And the score is home <home>, away <away>
      When the position is put on the table
      Then it is refused under END.sudden-death

      Examples:
        | case                    | key          | who  | home | away |
        | the score has decided   | stop-at-once | home | 16   | 10   |
        | the sides are level     | complete-try | home | 10   | 10   |
        | level, and no record    | stop-at-once | home | 10   | 10   |
        | ahead by too little     | complete-try | home | 13   | 10   |
        | ahead by too much       | complete-try | home | 17   | 10   |
        | the other side is ahead | complete-try | away | 16   | 10   |

    @END.sudden-death @XP.one-point @case:in-overtime-a-try-for-the-record-is-due-to-the-side-that-leads-by-six
    Scenario: Under KF-A44 complete-try, an overtime scorer that leads by six kicks its extra point
      Given the reading KF-A44 is complete-try
      And it is overtime
      And away has just scored a touchdown
      And the score is home 10, away 16
      When away kicks for the extra point and card P01 is turned
      Then the game is over and away has won under END.sudden-death
      And the score is home 10, away 17

    @END.sudden-death @case:overtime-ends-with-one-score-and-not-with-a-lead-that-none-makes
    Scenario Outline: A position is invalid if overtime ended with a lead of an impossible size
      Given the reading KF-A44 is <key>
      And the game is over
      And it is overtime
      And the score is home <home>, away 10
      When the position is put on the table
      Then it is refused under END.sudden-death

      Examples:
        | case                    | key          | home |
        | ahead by four           | stop-at-once | 14   |
        | ahead by a try too many | stop-at-once | 17   |
        | ahead by two too many   | stop-at-once | 18   |
        | ahead by nine           | complete-try | 19   |
        | behind by five          | complete-try | 5    |

    @END.sudden-death @case:overtime-may-have-ended-with-any-one-score
    Scenario Outline: A position in which one score has ended overtime is valid
      Given the reading KF-A44 is <key>
      And the game is over
      And it is overtime
      And the score is home <home>, away 10
      When the position is put on the table
      Then the game is over and home has won under END.sudden-death

      Examples:
        | case                 | key          | home |
        | a safety             | stop-at-once | 12   |
        | a field goal         | stop-at-once | 13   |
        | a touchdown          | stop-at-once | 16   |
        | with its extra point | complete-try | 17   |
        | with its two points  | complete-try | 18   |

    @XP.one-point @case:nobody-has-one-point-alone
    Scenario Outline: A position is invalid if a side has exactly one point
      Given home has the ball on own 30
      And the score is home <home>, away <away>
      When the position is put on the table
      Then it is refused under XP.one-point

      Examples:
        | home | away |
        | 1    | 0    |
        | 7    | 1    |

    @TD.six @case:a-try-is-made-on-top-of-a-touchdown
    Scenario Outline: A position before a try is invalid if the touchdown's six points are missing
      Given <state>
      And the score is home <home>, away 14
      When the position is put on the table
      Then it is refused under TD.six

      Examples:
        | case                         | state                            | home |
        | no points                    | home has just scored a touchdown | 0    |
        | too few points               | home has just scored a touchdown | 5    |
        | a point alone before         | home has just scored a touchdown | 7    |
        | too few for a two-point play | home is playing for two points   | 3    |

    @XP.one-point @case:a-try-may-be-due-with-eight-points-two-of-them-made-before
    Scenario: A side with eight points after a safety and a touchdown makes its try
      Given home has just scored a touchdown
      And the score is home 8, away 0
      When home kicks for the extra point and card P01 is turned
      Then the score is home 9, away 0

    @END.sudden-death @case:overtime-with-one-deck-does-not-end-with-a-lead-that-no-score-makes-either
    Scenario: Under KF-A43 one-deck, an overtime that ended with a lead of four is invalid
      Given the reading KF-A43 is one-deck
      And the game is over
      And it is overtime
      And the score is home 14, away 10
      When the position is put on the table
      Then it is refused under END.sudden-death

    @FIRST.flags-track @case:on-no-down-do-the-flags-begin-on-a-goal-line
    Scenario Outline: A second-down position is invalid if the first-down flags begin on a goal line
      Given home has the ball on own 5
      And the down is 2
      And the flags begin on spot <start>
      When the position is put on the table
      Then it is refused under FIRST.flags-track

      Examples:
        | start |
        | 0     |
        | 100   |

    @KICKOFF.place-ball @case:a-try-has-no-ball-on-the-field-not-even-with-its-down-and-its-flags
    Scenario: A position before a try is invalid with ball, down and first-down flags
      Given home has the ball on own 30
      And the score is home 6, away 0
      And the phase is try
      When the position is put on the table
      Then it is refused under KICKOFF.place-ball

    @FIRST.flags-track @case:on-first-down-the-flags-begin-at-the-ball
    Scenario Outline: A first-down position is invalid if the flags do not begin at the ball
      Given home has the ball on <ball>
      And it is first down with the flags from own 30
      When the position is put on the table
      Then it is refused under FIRST.flags-track

      Examples:
        | case             | ball   |
        | ball past them   | own 31 |
        | ball behind them | own 29 |

    @KICKOFF.place-ball @case:before-a-play-that-is-named-the-ball-is-placed-wholly-or-not-at-all
    Scenario Outline: A position with a play to name needs a ball, a down and flags
      Given home has the ball on own 30
      And the defence must name a play for home's drive
      And <flaw>
      When the position is put on the table
      Then it is refused under KICKOFF.place-ball

      Examples:
        | flaw                      |
        | no ball lies on the field |
        | there is no down          |
        | no flags lie on the field |

    @KICKOFF.place-ball @case:a-two-point-play-too-is-played-with-a-ball-on-the-field
    Scenario: A position during a two-point play is invalid without a ball on the field
      Given home is playing for two points
      And the score is home 6, away 0
      And no ball lies on the field
      When the position is put on the table
      Then it is refused under KICKOFF.place-ball

    @KICKOFF.place-ball @case:before-a-kick-off-no-ball-lies-on-the-field-while-a-play-is-named
    Scenario: If a play is named before a kick-off, the field has no ball
      Given the reading KF-A23 is normal-play
      And the reading KF-A33 is next-matrix-play
      And home is to kick off
      And the score is home 8, away 0
      And the defence must name a play for home's drive
      And the ball lies on spot 30
      And it is first down with the flags from own 30
      When the position is put on the table
      Then it is refused under KICKOFF.place-ball

    @KICKOFF.place-ball @case:when-the-game-is-over-or-before-the-coin-of-overtime-no-ball-lies-on-the-field
    Scenario Outline: A position with a ball after the game or before overtime's coin is invalid
      Given <state>
      And the score is home 7, away <away>
      And the ball lies on spot 30
      When the position is put on the table
      Then it is refused under KICKOFF.place-ball

      Examples:
        | state                                      | away |
        | the game is over                           | 0    |
        | the coin of overtime is still to be tossed | 7    |

    @TWO.spot @case:there-is-a-two-point-play-only-while-it-is-chosen-and-turned
    Scenario Outline: A two-point position without a ball is invalid before the try is chosen
      Given home is playing for two points
      And the score is home 6, away 0
      And the phase is <phase>
      And <flaw>
      When the position is put on the table
      Then it is refused under <clause>

      Examples:
        | case                | phase | flaw                      | clause   |
        | before it is chosen | try   | no ball lies on the field | TWO.spot |

    @KICKOFF.place-ball @case:there-is-a-two-point-play-only-while-it-is-chosen-and-turned
    Scenario Outline: A two-point position with a ball is invalid before the try is chosen
      Given home is playing for two points
      And the score is home 6, away 0
      And the phase is <phase>
      And <flaw>
      When the position is put on the table
      Then it is refused under <clause>

      Examples:
        | case                | phase | flaw                     | clause             |
        | the ball left lying | try   | the ball lies on spot 80 | KICKOFF.place-ball |

    @PLAY.reveal @case:play-cards-lie-on-the-table-only-where-a-play-is-chosen
    Scenario Outline: Before a try or a play's naming, a chosen play card is invalid
      Given <state>
      And the score is home 6, away 0
      And the play cards on the table are none and Zone
      When the position is put on the table
      Then it is refused under PLAY.reveal

      Examples:
        | state                                         |
        | home has just scored a touchdown              |
        | the defence must name a play for home's drive |

    @MOM.no-empty-promise @case:where-deep-pass-is-barred-it-is-neither-on-the-table-nor-promised
    Scenario Outline: A position with Deep Pass called or banned inside its distance limit is invalid
      Given Deep Pass is barred inside the 20
      And home has the ball on opponent's <line>
      And <what>
      When the position is put on the table
      Then it is refused under MOM.no-empty-promise

      Examples:
        | case     | line | what                                                      |
        | called   | 19   | the offence has called Deep Pass                          |
        | promised | 19   | the offence may not use Deep Pass while home has the ball |

    @PLAY.reveal @case:where-deep-pass-is-not-barred-it-may-lie-on-the-table
    Scenario: A position with Deep Pass called exactly at its distance limit is valid
      Given Deep Pass is barred inside the 20
      And home has the ball on opponent's 20
      And the offence has called Deep Pass
      When away calls Zone
      Then these may act: home (turn-card)
      And the play cards on the table are Deep Pass and Zone

    @MOM.defence-effect @case:where-deep-pass-is-not-barred-it-may-have-been-promised
    Scenario: A position with Deep Pass banned exactly at its distance limit is valid
      Given Deep Pass is barred inside the 20
      And home has the ball on opponent's 20
      And the offence may not use Deep Pass while home has the ball
      When home calls Deep Pass
      Then it is refused under MOM.defence-effect

    @MOM.offence-effect @case:where-deep-pass-is-barred-another-play-may-have-been-promised
    Scenario: Inside the Deep Pass limit, a position may have a ban on another play
      Given Deep Pass is barred inside the 20
      And home has the ball on opponent's 19
      And the defence may not use Zone while home has the ball
      When away calls Zone
      Then it is refused under MOM.offence-effect

    @MOM.defence-effect @case:before-the-try-deep-pass-can-have-been-promised-and-the-promise-binds-the-two-point-play-where-it-is-barred
    Scenario: Under KF-A23 normal-play, a banned Deep Pass is refused on the two-point play
      Given Deep Pass is barred inside the 30
      And the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And home is playing for two points
      And the score is home 6, away 0
      And the offence may not use Deep Pass while home has the ball
      When home calls Deep Pass
      Then it is refused under MOM.defence-effect

    @MOM.defence-effect @case:where-promises-wait-deep-pass-may-have-been-promised-before-it-was-barred
    Scenario: Under KF-A33 next-matrix-play, a position with Deep Pass banned inside its limit is valid
      Given Deep Pass is barred inside the 20
      And the reading KF-A33 is next-matrix-play
      And home has the ball on opponent's 19
      And the offence may not use Deep Pass while home has the ball
      When home calls Deep Pass
      Then it is refused under MOM.defence-effect

    @QTR.last-card @case:no-action-is-played-outside-the-quarter-that-was-not-due-when-it-ended
    Scenario Outline: An action after a quarter's end is invalid unless it was already due
      Given it is quarter <quarter>
      And <state>
      And the score is home 6, away 0
      And the reading <reading>
      And the action is played from a fresh shuffle after the quarter
      When the position is put on the table
      Then it is refused under QTR.last-card

      Examples:
        | case                            | quarter | state                            | reading                      |
        | a play                          | 2       | home has the ball on own 30      | KF-A12 is untimed-try        |
        | a play where kick-offs are made | 2       | home has the ball on own 30      | KF-A13 is always-made        |
        | a kick-off under the ruling     | 2       | home is to kick off              | KF-A12 is untimed-try        |
        | a try of the first quarter      | 1       | home has just scored a touchdown | KF-A12 is untimed-try        |
        | a try of the third quarter      | 3       | home is playing for two points   | KF-A12 is untimed-try        |
        | a try that is lost              | 2       | home has just scored a touchdown | KF-A12 is lost               |
        | a try while play does not go on | 4       | home has just scored a touchdown | KF-A12 is while-play-goes-on |
        | a try that cannot matter        | 4       | home has just scored a touchdown | KF-A12 is skip-if-decided    |

    @QTR.last-card @case:outside-the-quarter-no-card-has-been-used-and-nothing-is-played-so-in-overtime
    Scenario Outline: A try after quarter 4 is invalid in overtime or with used cards
      Given it is quarter 4
      And home has just scored a touchdown
      And the score is home 6, away 0
      And the action is played from a fresh shuffle after the quarter
      And <flaw>
      And <reading>
      When the position is put on the table
      Then it is refused under QTR.last-card

      Examples:
        | case        | flaw                   | reading                            |
        | a card used | the used cards are P01 | the reading KF-A12 is untimed-try  |
        | in overtime | it is overtime         | the reading KF-A44 is complete-try |

    @XP.is-kick @case:a-try-that-was-due-when-the-quarter-ended-may-be-played-outside-it
    Scenario Outline: An untimed try after the end of a quarter is valid
      Given it is quarter <quarter>
      And home has just scored a touchdown
      And the score is home 6, away <away>
      And the reading <reading>
      And the action is played from a fresh shuffle after the quarter
      When home kicks for the extra point and card P01 is turned
      Then the score is home 7, away <away>

      Examples:
        | case                    | quarter | away | reading                   |
        | at half time            | 2       | 0    | KF-A12 is untimed-try     |
        | two points behind       | 4       | 8    | KF-A12 is skip-if-decided |
        | level                   | 4       | 6    | KF-A12 is skip-if-decided |
        | behind before half time | 2       | 40   | KF-A12 is skip-if-decided |
        | after an untimed return | 3       | 0    | KF-A13 is always-made     |

    @PLAY.offence-choice @case:a-two-point-play-that-was-due-when-the-game-ended-may-be-played-outside-the-quarter
    Scenario: An untimed two-point play at the end of the game is valid
      Given it is quarter 4
      And home is playing for two points
      And the score is home 6, away 0
      And the action is played from a fresh shuffle after the quarter
      When home calls Sweep
      Then these may act: away (call)

    @KICKOFF.draw @case:where-the-last-kick-off-is-always-made-it-may-be-played-outside-the-quarter
    Scenario: Under KF-A13 always-made, an untimed kick-off after the quarter is valid
      Given the reading KF-A13 is always-made
      And home is to kick off
      And the score is home 3, away 0
      And the action is played from a fresh shuffle after the quarter
      When away turns card P01 for the kick-off
      Then it is quarter 2
      And away starts first and ten on own 18

    @PREP.shuffle @case:where-a-card-goes-back-at-once-no-more-cards-have-been-used-than-the-pile-has
    Scenario: Under KF-A10 immediate-return, a position with more card uses than cards is invalid
      Given the reading KF-A10 is immediate-return
      And home has the ball on own 30
      And card A is the printed card
      And the used cards are A, A, A, A, A and A
      When the position is put on the table
      Then it is refused under PREP.shuffle

    @TWO.alternative @case:the-card-turned-before-the-try-is-the-last-one-used-where-kicks-use-cards
    Scenario Outline: A card turned before a try must be the last of the used cards
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A is the printed card
      And the card A has been turned before the try
      And the used cards are <used>
      When the position is put on the table
      Then it is refused under TWO.alternative

      Examples:
        | case         | used     |
        | not used     | none     |
        | not the last | A and X1 |

    @XP.is-kick @case:a-card-turned-before-the-try-may-be-put-on-the-table-with-it
    Scenario Outline: Under KF-A24 after-draw, a try with a turned card is valid
      Given the reading KF-A24 is after-draw
      And the reading KF-A09 is <key>
      And card A has field goal 20
      And home has just scored a touchdown
      And the score is home 6, away 0
      And the used cards are <used>
      And the card A has been turned before the try
      When home kicks for the extra point
      Then the score is home 7, away 0
      And the used cards are <then>

      Examples:
        | case                  | key         | used      | then           |
        | the first one used    | all-consume | none      | A              |
        | another one before it | all-consume | X1        | X1 and A       |
        | two before it         | all-consume | X1 and X2 | X1, X2 and A   |
        | kicks use none        | plays-only  | X1        | X1             |

    @XP.is-kick @QTR.first-and-third @case:the-last-card-of-a-quarter-may-have-been-turned-before-the-try
    Scenario: A quarter's last card, turned before a try, decides the extra point
      Given the reading KF-A24 is after-draw
      And card A has field goal 20
      And home has just scored a touchdown
      And the score is home 6, away 0
      And the used cards are X1, X2, X3 and X4
      And the card A has been turned before the try
      When home kicks for the extra point
      Then the score is home 7, away 0
      And it is quarter 2

    @XP.is-kick @QTR.half @case:outside-the-quarter-too-a-card-may-have-been-turned-before-the-try
    Scenario Outline: A card turned before an untimed try decides the extra point
      Given the reading KF-A24 is after-draw
      And the reading KF-A09 is <key>
      And it is quarter 2
      And card A has field goal 20
      And home has just scored a touchdown
      And the score is home 6, away 0
      And the action is played from a fresh shuffle after the quarter
      And the card A has been turned before the try
      When home kicks for the extra point
      Then it is quarter 3
      And the score is home 7, away 0

      Examples:
        | key         |
        | all-consume |
        | plays-only  |

    @END.winner @case:a-game-may-be-over-with-its-pile-empty
    Scenario: A position in which the game ended with an empty pile is valid
      Given the game is over
      And the score is home 7, away 0
      And card A is the printed card
      And the used cards are A, X1, X2, X3 and X4
      When the position is put on the table
      Then the game is over and home has won under END.winner

    @PREP.shuffle @case:where-cards-go-back-at-once-a-used-card-is-one-of-the-deck
    Scenario: Under KF-A10 immediate-return, a position with a used card outside the deck is invalid
      Given the reading KF-A10 is immediate-return
      And home has the ball on own 30
      And card A is the printed card
      And the used cards are Q9
      When the position is put on the table
      Then it is refused under PREP.shuffle

    @PREP.shuffle @case:not-even-one-card-is-made-under-another-reading
    Scenario: Without KF-A01 random-generator, a position with any generated card is invalid
      Given home has the ball on own 30
      And card A is the printed card
      And the cards made are A
      When the position is put on the table
      Then it is refused under PREP.shuffle

    @TWO.alternative @case:the-card-turned-before-the-try-is-a-card-of-the-deck
    Scenario: A position is invalid if the card turned before the try is unknown
      Given the reading KF-A24 is after-draw
      And the reading KF-A09 is plays-only
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A is the printed card
      And the card Q9 has been turned before the try
      When the position is put on the table
      Then it is refused under TWO.alternative

    @TWO.alternative @case:under-kf-a09-plays-only-the-card-turned-before-the-try-is-unused
    Scenario: Under KF-A09 plays-only, a try's turned card may not be a used card
      Given the reading KF-A24 is after-draw
      And the reading KF-A09 is plays-only
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A has punt 40
      And the pile holds only X1
      And the card A has been turned before the try
      When the position is put on the table
      Then it is refused under TWO.alternative

  Rule: The cards of the two bundled decks, entry by entry

    @COMP.card-sections @case:the-default-deck-has-this-card
    Scenario Outline: Each card of the default deck has its listed entries
      When card <card> is read
      Then its kick-off section reads <kick-off>
      And its punt section reads <punt>
      And its field goal section reads <goal>
      And its turnover section reads <turnover>
      And its momentum note reads <momentum>
      And its Blitz row reads <blitz>
      And its Run row reads <run>
      And its Screen row reads <screen>
      And its Deep row reads <deep>
      And its Zone row reads <zone>

      Examples:
        | card | kick-off | punt | goal | turnover | momentum   | blitz             | run               | screen           | deep             | zone             |
        | P01  | r18      | 30   | 27   | 10       | nothing    | 7, -2, -, 1, 3    | -1, 2, 12, 0, -1  | 10, 2, 10, 3, -  | 4, 6, 0, 10, 12  | 8, -1, -, T/O, - |
        | P02  | r25      | 34   | 34   | -28      | nothing    | 3, -2, T/O, 1, -  | 1, -1, 12, -1, 9  | -2, 2, -, 5, -   | 3, 16, -, 2, 10  | 4, 1, -, 5, -    |
        | P03  | r29      | TD   | 40   | 16       | nothing    | 7, -5, -, 4, -    | 3, 1, -, 3, T/O   | 7, 2, -5, -2, -  | 6, 5, -, 2, 10   | 2, -4, 12, 4, 5  |
        | P04  | r27      | 62   | 22   | 33       | defence -2 | 15, 5, -, 6, 7    | 0, 1, 16, -3, 5   | 6, 4, -, 8, -4   | 8, 0, -, 1, 6    | 6, 5, 15, 4, 3   |
        | P05  | k21      | 53   | 9    | 5        | nothing    | T/O, 0, -, -1, -  | 0, -1, -, 1, -    | 4, 0, 19, 5, 10  | 4, 7, -, 5, 8    | 4, 5, -, 0, 6    |
        | P06  | TD       | 41   | 51   | 40       | offence 10 | 7, 5, -, 0, -4    | 2, 0, 20, 2, 12   | 3, 12, -, 5, -4  | 5, 0, -, 6, 8    | 8, 7, -, 2, 8    |
        | P07  | r20      | 38   | 28   | 15       | offence 12 | 3, -2, -, 1, -    | -2, 1, -, -3, 12  | 4, 9, -, 3, -    | 9, 5, 14, 2, -   | T/O, 0, -, 3, 6  |
        | P08  | r26      | 58   | 39   | -8       | nothing    | 6, 0, -9, 3, -    | -1, 0, -, 1, -    | 3, 3, -, 2, -    | 4, -2, -, 1, T/O | 6, -1, 15, 6, -  |
        | P09  | k38      | 48   | 44   | -2       | nothing    | 2, 2, -9, 0, 7    | 5, 2, -, 0, 3     | 1, 5, 15, 1, 2   | 2, 6, -, 7, 8    | -2, 1, -, 1, -2  |
        | P10  | r21      | T/O  | 33   | 10       | nothing    | 8, 7, 20, -1, -4  | 2, 4, -, 0, 5     | 8, 4, -, 6, T/O  | 6, 11, -, 0, 12  | 1, 0, -, 5, 3    |
        | P11  | k46      | 31   | 39   | -4       | nothing    | 15, -2, 20, -3, 9 | 0, 6, -, 0, 3     | -2, 3, -, 4, -1  | 3, 11, -, 6, 12  | 3, 3, -, 4, 8    |
        | P12  | r24      | 45   | 37   | 8        | defence -3 | 7, -5, 26, -1, 21 | -4, -2, 12, 1, -  | 8, 7, -, 0, -1   | 2, T/O, -, 8, -  | 1, 5, T/O, 8, -  |
        | P13  | r17      | 42   | 43   | -3       | offence 20 | 8, 9, TD, 4, -    | -2, 9, 20, 3, 3   | 8, 2, 24, 0, 2   | 5, 2, -, 4, 8    | 2, 0, -4, 10, 6  |
        | P14  | r33      | -8   | 55   | 5        | defence -1 | 10, 22, -, 0, -7  | 0, -1, TD, 1, -   | 1, 0, -, 0, -    | 2, 9, -, 6, -    | 11, 5, -4, 2, -  |
        | P15  | r20      | 38   | 35   | 1        | defence -1 | 12, 14, -, 0, 3   | 2, 0, -, 2, 3     | 4, -1, -, 5, -   | 0, 2, -, TD, -   | -2, T/O, -, 3, 8 |
        | P16  | r25      | 25   | 36   | 18       | nothing    | 8, 4, 26, 2, -7   | T/O, 2, -, 0, 7   | 0, 4, -, 6, 2    | 9, 7, -, 0, 6    | 0, -1, 12, 0, 11 |
        | P17  | r31      | 51   | 14   | -5       | nothing    | 10, -5, -, 2, -   | 2, 3, -, 1, 5     | 6, 5, 24, T/O, - | 13, TD, -, 3, 10 | 3, 3, -, 8, 19   |
        | P18  | r36      | 37   | 49   | 22       | defence 0  | 3, -3, -, -1, -   | 5, 0, -, -3, -1   | 5, -3, 15, 3, -1 | 5, 4, -, 4, 4    | 4, -1, -, 18, 6  |
        | P19  | r13      | 39   | 32   | 24       | defence -2 | 7, 4, -, 3, TD    | 0, -2, 20, -2, -  | 0, 2, -, 2, -1   | 0, 9, -5, 3, -   | -2, -2, -, 4, 3  |
        | P20  | r16      | 47   | 42   | 7        | offence 15 | 2, -2, -6, -1, -  | 0, -4, 32, -1, -  | 4, 4, -5, 4, -   | 3, 5, -, 4, -    | 1, 3, 19, 8, T/O |
        | P21  | r44      | 32   | 20   | 13       | nothing    | 6, 0, -, -3, -7   | 1, 0, -, 4, -     | 5, 3, -, 11, -   | 3, 7, -, 4, 10   | 3, 3, -, 4, 5    |
        | P22  | r6       | 33   | 47   | -12      | nothing    | 7, 7, 16, 1, 7    | -4, -1, -4, 2, 9  | 7, 3, 10, 3, 4   | 4, 5, -, 5, -    | 2, 10, TD, 13, - |
        | P23  | r20      | 43   | 38   | 12       | nothing    | 0, 0, -9, 1, 5    | -1, 3, -4, 0, 9   | 3, 5, -5, 3, T/O | T/O, 6, -, 1, 4  | 1, 1, -, 6, 5    |
        | P24  | r22      | 42   | 18   | 2        | nothing    | 5, 4, 16, 3, -    | -2, 3, 32, -2, 7  | 6, 4, TD, 3, -   | 8, 6, -, 4, 6    | 3, 2, -, 5, -    |
        | P25  | r20      | 36   | 30   | 20       | nothing    | 5, TD, -, 2, 3    | 3, 0, 16, 1, 24   | 0, -1, -, 1, -   | 4, 9, T/O, 7, 4  | 5, 7, -, 6, 3    |
        | P26  | T/O      | 27   | 48   | 28       | offence 10 | 6, -3, -6, 1, T/O | -1, 3, -, 3, -    | 7, 12, -, 2, -   | 5, 4, -, 15, 10  | 0, 10, -, 7, -   |
        | P27  | r39      | 22   | 34   | 3        | nothing    | 0, T/O, -, 2, -   | 1, 1, 25, 0, 5    | 5, -1, 19, 4, -  | 2, -2, T/O, 3, - | 5, 10, -, 1, 3   |
        | P28  | r28      | 55   | 29   | -10      | offence 8  | 5, -3, TD, -3, 5  | 0, 1, -, 2, 12    | 1, 5, -, 6, -    | 6, 0, 23, 5, 6   | 2, 1, -, 3, -    |
        | P29  | r49      | 44   | 36   | 9        | defence 0  | 5, 2, -, 0, -     | 2, -2, -, 4, 7    | 10, 12, 19, 4, 6 | 6, 7, -, 0, 6    | 0, 2, -, 10, 5   |
        | P30  | r10      | 40   | 25   | -1       | offence 12 | 12, 0, -, 4, 5    | -2, 2, 16, 2, 5   | 3, 7, T/O, 2, -  | 8, 4, 18, 3, 6   | 3, -2, -, 3, 11  |
        | P31  | r22      | 35   | 45   | -45      | defence -4 | -3, 9, -6, 12, 5  | 3, 4, T/O, -1, -  | 1, 3, -, -2, -   | 5, 5, -5, 5, 8   | 4, -2, 19, 7, 6  |
        | P32  | T/O      | 29   | 46   | -20      | nothing    | 10, -3, -, 1, 13  | 1, -4, T/O, -1, 7 | 5, 9, 10, 1, -   | 4, 5, -, 6, 12   | 6, 0, -, 1, 5    |
        | P33  | r23      | 49   | 31   | 6        | offence 18 | 6, 4, 35, 2, -    | -1, -2, -, -1, 7  | 6, 9, -, 4, 4    | -1, 2, -5, 8, 4  | 8, 7, 19, 0, T/O |
        | P34  | r19      | 40   | 44   | 4        | nothing    | -3, 5, 20, 3, -   | 1, 4, 20, -2, -   | 14, 7, -, 8, -4  | 9, 4, -, 10, 16  | 5, 2, T/O, 2, -  |
        | P35  | r15      | T/O  | 41   | -6       | defence 0  | 8, 2, 35, T/O, 3  | 3, 6, 25, -2, -   | 10, -3, 15, 5, - | 3, 4, T/O, 4, 8  | 4, 2, -, 5, 6    |
        | P36  | r20      | 46   | 24   | -15      | offence 15 | TD, 2, T/O, 0, 9  | 1, 2, -, 0, 17    | 3, 22, -, 6, -   | -1, 6, -, 5, 4   | 0, -4, -, 7, 5   |

    @COMP.card-sections
    Scenario: The sample deck has the one card that the source prints
      Given the bundled sample deck
      When card P01 is read
      Then it has kick-off r18, punt 30, field goal 27, turnover 10, the matrix
        | against | Draw | Sweep | Deep Pass | Run Up Middle | Short Pass |
        | Blitz   | 7    | -2    | -         | 1             | 3          |
        | Run     | -1   | 2     | 12        | 0             | -1         |
        | Screen  | 10   | 2     | 10        | 3             | -          |
        | Deep    | 4    | 6     | 0         | 10            | 12         |
        | Zone    | 8    | -1    | -         | T/O           | -          |

    @PREP.shuffle @case:a-bundled-deck-has-its-name-and-so-many-cards-each-drawn-by-chance
    Scenario Outline: A bundled deck has its name, size and turnover cards
      Given the bundled <deck> deck
      When the deck is counted
      Then the deck is named <name>
      And the number of cards is <cards>
      And the number of cards with a turnover is <turnovers>
      And its cards are <source>

      Examples:
        | deck    | name       | cards | turnovers | source                |
        | default | default-36 | 36    | 23        | our own               |
        | sample  | sample     | 1     | 1         | printed in the source |

    @PREP.shuffle @case:there-is-no-bundled-deck-of-another-name
    Scenario: A bundled deck of an unknown name is an error
      When the bundled sample deck is counted
      Then the deck is named sample
      When the bundled travel deck is counted
      Then it is an error of kind bad-request

  Rule: Actions by the player who is not to act

    Background: The standard position
      Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

    @PREP.shuffle @case:no-side-makes-a-card-of-the-deck
    Scenario Outline: Under KF-A01 random-generator, only chance may generate a card of the deck
      Given the reading KF-A01 is random-generator
      And a new game
      When <who> tries to make a card
      Then it is refused under PREP.shuffle

      Examples:
        | who  |
        | home |
        | away |

    @END.tie-kickoff
    Scenario Outline: Only chance tosses the coin of overtime
      Given the coin of overtime is still to be tossed
      When the coin is tossed by <who>
      Then it is refused under END.tie-kickoff

      Examples:
        | who  |
        | home |
        | away |

    @KICKOFF.draw @case:nobody-but-the-receiver-turns-the-card-of-a-kick-off
    Scenario Outline: Only the receiver turns the card of a kick-off
      Given home is to kick off
      When <who> tries to kick off
      Then it is refused under KICKOFF.draw

      Examples:
        | who    |
        | home   |
        | chance |

    @PLAY.defence-choice @case:chance-puts-down-no-play-card
    Scenario Outline: Chance may not choose a play card
      Given home has the ball on own 30
      When chance tries to call <play>
      Then it is refused under PLAY.defence-choice

      Examples:
        | play  |
        | Sweep |
        | Zone  |
        | Punt  |

    @PLAY.draw @case:nobody-but-the-offence-turns-the-card-of-a-play
    Scenario Outline: Only the offense turns the card of a play
      Given home has the ball on own 30
      And the offence has called Sweep
      And the defence has called Zone
      When <who> tries to turn a card
      Then it is refused under PLAY.draw

      Examples:
        | who    |
        | away   |
        | chance |

    @PUNT.any-down @case:nobody-but-the-offence-punts
    Scenario Outline: A punt by the defense or by chance is refused
      Given home has the ball on own 30
      When <who> tries to punt
      Then it is refused under PUNT.any-down

      Examples:
        | who    |
        | away   |
        | chance |

    @FG.any-down @case:nobody-but-the-offence-kicks-a-field-goal-wherever-the-ball-lies
    Scenario Outline: A field goal by the defense or by chance is refused from any line
      Given home has the ball on <line>
      When <who> tries to try a field goal
      Then it is refused under FG.any-down

      Examples:
        | who    | line          |
        | away   | opponent's 30 |
        | away   | own 30        |
        | chance | opponent's 30 |

    @PUNT.any-down @case:on-a-two-point-play-too-a-kick-by-the-defence-is-none-of-its-business
    Scenario Outline: A defense's punt during a two-point try is refused for its side
      Given home is playing for two points
      And the score is home 6, away 0
      When away tries to <kick>
      Then it is refused under PUNT.any-down

      Examples:
        | kick |
        | punt |

    @FG.any-down @case:on-a-two-point-play-too-a-kick-by-the-defence-is-none-of-its-business
    Scenario Outline: A defense's field goal during a two-point try is refused for its side
      Given home is playing for two points
      And the score is home 6, away 0
      When away tries to <kick>
      Then it is refused under FG.any-down

      Examples:
        | kick             |
        | try a field goal |

    @TWO.one-play @case:on-a-two-point-play-a-kick-is-refused-as-such-even-after-the-choice
    Scenario Outline: On a two-point play, a kick after choosing a play card is refused
      Given home is playing for two points
      And the score is home 6, away 0
      And the offence has called Sweep
      When home tries to <kick>
      Then it is refused under TWO.one-play

      Examples:
        | kick             |
        | punt             |
        | try a field goal |

    @MOM.offence-effect @case:nobody-names-a-play-but-the-side-that-has-to
    Scenario Outline: If the defense must give up a play, the offense may not name one
      Given home has the ball on own 30
      And the defence must name a play for home's drive
      When <who> tries to name <play>
      Then it is refused under MOM.offence-effect

      Examples:
        | case                             | who    | play  |
        | the offence for the defence      | home   | Zone  |
        | the offence for it, its own play | home   | Sweep |
        | chance for the defence           | chance | Zone  |

    @MOM.defence-effect @case:nobody-names-a-play-but-the-side-that-has-to
    Scenario Outline: If the offense must give up a play, the defense may not name one
      Given home has the ball on own 30
      And the offence must name a play for home's drive
      When <who> tries to name Sweep
      Then it is refused under MOM.defence-effect

      Examples:
        | case                        | who    |
        | the defence for the offence | away   |
        | chance for the offence      | chance |

    @MOM.offence-effect @case:a-play-is-named-of-the-own-hand
    Scenario Outline: The defense may not give up an offensive or unknown play
      Given home has the ball on own 30
      And the defence must name a play for home's drive
      When away tries to name <play>
      Then it is refused under MOM.offence-effect

      Examples:
        | case              | play  |
        | an offensive play | Sweep |
        | a play nobody has | Punt  |

    @MOM.defence-effect @case:a-play-is-named-of-the-own-hand
    Scenario Outline: The offense may not give up a defensive or unknown play
      Given home has the ball on own 30
      And the offence must name a play for home's drive
      When home tries to name <play>
      Then it is refused under MOM.defence-effect

      Examples:
        | case                | play |
        | a defensive play    | Zone |
        | a play nobody knows | Punt |

    @XP.must-try @case:nobody-tries-but-the-scorer
    Scenario Outline: Only the scorer may kick for the extra point
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When <who> tries to <action>
      Then it is refused under XP.must-try

      Examples:
        | who    | action                   |
        | away   | kick for the extra point |
        | chance | kick for the extra point |

    @TWO.alternative @case:nobody-tries-but-the-scorer
    Scenario Outline: Only the scorer may go for two points
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When <who> tries to <action>
      Then it is refused under TWO.alternative

      Examples:
        | who    | action            |
        | away   | go for two points |
        | chance | go for two points |

    @XP.must-try @case:nobody-turns-the-card-before-the-try-but-the-scorer
    Scenario Outline: Only the scorer turns the card before the try
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      When <who> tries to turn a card before the try
      Then it is refused under XP.must-try

      Examples:
        | who    |
        | away   |
        | chance |

    @XP.must-try @case:under-the-ruling-too-the-card-before-the-try-is-none-of-the-other-sides-business
    Scenario: Under KF-A24 before-draw, the defense turns no card before the try
      Given home has just scored a touchdown
      And the score is home 6, away 0
      When away tries to turn a card before the try
      Then it is refused under XP.must-try

  Rule: Explanations of refused actions

    Background: The standard position
      Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

    @PLAY.offence-choice @case:who-has-chosen-is-told-what
    Scenario Outline: The explanation of the offense's second choice cites the rule of one choice
      Given home has the ball on own 30
      And the <role> has called Sweep
      When home asks by which rules to call Draw
      Then the explanation cites PLAY.offence-choice

      Examples:
        | role    |
        | offence |

    @PLAY.defence-choice @case:who-has-chosen-is-told-what
    Scenario Outline: The explanation of the defense's second choice cites the rule of one choice
      Given home has the ball on own 30
      And the <role> has called Zone
      When away asks by which rules to call Blitz
      Then the explanation cites PLAY.defence-choice

      Examples:
        | role    |
        | defence |

    @MOM.defence-effect @case:who-has-promised-is-told-what
    Scenario Outline: The explanation of a banned offensive call cites the defense's momentum
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And the <role> may not use <play> while home has the ball
      And the <other> may not use <second> while away has the ball
      When home asks by which rules to call <play>
      Then the explanation cites MOM.defence-effect

      Examples:
        | role    | play  | other   | second |
        | offence | Sweep | offence | Draw   |
        | offence | Sweep | defence | Blitz  |

    @MOM.offence-effect @case:who-has-promised-is-told-what
    Scenario Outline: The explanation of a banned defensive call cites the offense's momentum
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And the <role> may not use <play> while home has the ball
      And the <other> may not use Blitz while away has the ball
      When away asks by which rules to call <play>
      Then the explanation cites MOM.offence-effect

      Examples:
        | role    | play | other   |
        | defence | Zone | defence |

    @PUNT.declare @case:a-kick-that-comes-too-late-is-told-so
    Scenario Outline: The explanation of a punt after choosing a play card cites PUNT.declare
      Given home has the ball on opponent's 30
      And the offence has called Sweep
      When home asks by which rules to <kick>
      Then the explanation cites PUNT.declare

      Examples:
        | kick |
        | punt |

    @FG.announce-draw @case:a-kick-that-comes-too-late-is-told-so
    Scenario Outline: The explanation of a late field goal cites the rule of its announcement
      Given home has the ball on opponent's 30
      And the offence has called Sweep
      When home asks by which rules to <kick>
      Then the explanation cites FG.announce-draw

      Examples:
        | kick             |
        | try a field goal |

    @TWO.alternative @case:that-the-card-before-the-try-lies-face-down-is-told
    Scenario: Before the try's card is turned, the explanation of going for two cites TWO.alternative
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      When home asks by which rules to go for two points
      Then the explanation cites TWO.alternative

    @TWO.alternative @case:which-card-has-been-turned-before-the-try-is-told
    Scenario: The explanation of turning a second card before the try cites TWO.alternative
      Given the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A is the printed card
      And the card A has been turned before the try
      When home asks by which rules to turn a card before the try
      Then the explanation cites TWO.alternative

  Rule: Cards with entries of a wrong type

    @MATRIX.rows @case:a-matrix-that-is-no-table-of-rows-is-refused
    Scenario Outline: A card with a matrix section that is not a table is refused
      Given card A's matrix section reads <entry>
      And a new game
      When the game is set up
      Then it is refused under MATRIX.rows

      Examples:
        | entry         |
        | nothing       |
        | 5             |
        | the text Zone |

    @MATRIX.columns @case:a-row-that-is-no-list-of-cells-is-refused
    Scenario Outline: A card with a matrix row that is not a list is refused
      Given card A has <entry> for its Zone row
      And a new game
      When the game is set up
      Then it is refused under MATRIX.columns

      Examples:
        | entry          |
        | nothing        |
        | 5              |
        | the text 12345 |

    @MOM.some-cards @case:a-momentum-note-that-is-none-or-of-which-one-side-is-no-number-is-refused
    Scenario Outline: A card with a momentum section without notes for the roles is refused
      Given card A's momentum section reads <entry>
      And a new game
      When the game is set up
      Then it is refused under MOM.some-cards

      Examples:
        | entry            |
        | 5                |
        | the text offence |
        | an empty text    |

    @MOM.some-cards @case:both-sides-of-a-momentum-note-are-numbers
    Scenario Outline: A card with a text or three-digit number as momentum note is refused
      Given card A's momentum note reads <note>
      And a new game
      When the game is set up
      Then it is refused under MOM.some-cards

      Examples:
        | note                             |
        | offence 5 and defence the text 3 |
        | offence the text 5 and defence 3 |
        | offence 100 and defence 3        |
        | offence 5 and defence -100       |

    @COMP.card-sections @case:a-card-without-one-section-has-that-fault-and-no-other
    Scenario Outline: A deck check reports only one fault for a card's missing section
      Given card A lacks its <section> section
      When the deck of this scenario is checked
      Then the only fault is under COMP.card-sections, in the <section> section of the first card

      Examples:
        | section  |
        | id       |
        | kick-off |
        | momentum |
        | matrix   |

    @PREP.shuffle @case:of-a-deck-of-the-wrong-size-with-a-wrong-card-the-size-is-blamed-first
    Scenario: Under KF-A03 fixed, a small deck's wrong card is not reported
      Given the reading KF-A03 is fixed
      And card A's punt section reads nothing
      And a new game
      When the game is set up
      Then it is refused under PREP.shuffle

    @PREP.shuffle @case:where-the-size-is-fixed-the-sample-deck-is-too-small
    Scenario: Under KF-A03 fixed, the sample deck is refused
      Given the reading KF-A03 is fixed
      And the bundled sample deck
      And a new game
      When the game is set up
      Then it is refused under PREP.shuffle

    @PREP.coin @case:where-the-size-is-fixed-the-default-deck-will-do
    Scenario: Under KF-A03 fixed, the default deck is accepted
      Given the reading KF-A03 is fixed
      And a new game
      When the coin falls for home
      Then home is to kick off

    @PREP.shuffle @case:the-deck-that-is-played-with-where-none-is-named
    Scenario: A game for which no deck is named uses the default deck
      When the deck is counted
      Then the number of cards is 36

  Rule: Yard lines in words

    @TD.reach @FIRST.renewal @case:a-yard-line-is-looked-up-as-it-stands
    Scenario Outline: A lookup of a yard line returns the line and its distance from goal
      When the line <line> is looked up
      Then that is <line>, <yards> yards from the goal line

      Examples:
        | line          | yards |
        | own 1         | 99    |
        | own 49        | 51    |
        | midfield      | 50    |
        | opponent's 49 | 49    |
        | opponent's 1  | 1     |

    @TD.reach @FIRST.renewal @case:the-50-of-either-side-is-midfield-and-a-gain-may-end-one-yard-before-a-goal-line
    Scenario Outline: The own 50 and the opponent's 50 are both midfield
      When <gain> yards are gained from <line>
      Then that is <then>, <yards> yards from the goal line

      Examples:
        | line          | gain | then         | yards |
        | own 50        | 0    | midfield     | 50    |
        | opponent's 50 | 0    | midfield     | 50    |
        | own 1         | 98   | opponent's 1 | 1     |
        | opponent's 1  | -98  | own 1        | 99    |
        | opponent's 20 | -31  | own 49       | 51    |

    @TD.reach @FIRST.renewal @case:what-is-no-yard-line-and-a-gain-that-ends-on-a-goal-line-or-beyond-is-an-error
    Scenario Outline: A gain from an invalid yard line or too long is an error
      When the line own 30 is looked up
      Then that is own 30, 70 yards from the goal line
      When <gain> yards are gained from <line>
      Then it is an error of kind bad-request

      Examples:
        | line          | gain |
        | own 0         | 5    |
        | own 51        | 5    |
        | opponent's 51 | 5    |
        | own           | 5    |
        | 30            | 5    |
        | the number 30 | 5    |
        | their 30      | 5    |
        | own 30 yards  | 5    |
        | own 30        | 70   |
        | own 30        | 71   |
        | own 30        | -30  |
        | own 30        | -31  |
        | own 30        | 100  |
