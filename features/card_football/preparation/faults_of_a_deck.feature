Feature: Faults of every card of a deck
  A deck check examines every card, every section and every row, and lists the faults in the order of the rulebook.

  Rule: A deck check covers every card, section and row

    @COMP.card-sections
    Scenario: A deck is refused if its last card lacks a section
      Given the deck is exactly the cards of this scenario
      And card A is the printed card
      And card B lacks its punt section
      And a new game
      When the game is set up
      Then it is refused under COMP.card-sections

    @PREP.shuffle
    Scenario: A deck is refused if its last card repeats a name
      Given the deck is exactly the cards of this scenario
      And card A is the printed card
      And card B is named A
      And a new game
      When the game is set up
      Then it is refused under PREP.shuffle

    @PREP.marker-cards @case:a-deck-is-refused-if-its-last-card-is-named-like-another-kind
    Scenario Outline: A deck with a last card named as a marker or play is refused
      Given the deck is exactly the cards of this scenario
      And card A is the printed card
      And card B is named <name>
      And a new game
      When the game is set up
      Then it is refused under PREP.marker-cards

      Examples:
        | name              |
        | line-of-scrimmage |
        | first-down-flags  |
        | Sweep             |
        | Zone              |

    @COMP.card-sections @case:each-of-two-faults-in-the-sections-of-a-card-is-listed
    Scenario Outline: A deck check lists each of two faulty sections of a card
      Given <first>
      And <second>
      When the deck of this scenario is checked
      Then fault 1 is under COMP.card-sections
      And fault 2 is under COMP.card-sections

      Examples:
        | case             | first                           | second                            |
        | missing sections | card A lacks its punt section   | card A lacks its turnover section |
        | unknown sections | card A's fumble section reads 5 | card A's penalty section reads 5  |

    @MATRIX.columns @case:a-deck-is-refused-if-any-row-lacks-its-five-cells
    Scenario Outline: A deck is refused if a matrix row has fewer than five cells
      Given card A's <defence> row reads 1, 2
      And a new game
      When the game is set up
      Then it is refused under MATRIX.columns

      Examples:
        | defence |
        | Blitz   |
        | Run     |
        | Screen  |
        | Deep    |
        | Zone    |

    @TO.most-cards @case:the-last-card-counts-for-the-majority-of-cards-with-turnovers
    Scenario: The last card counts when a deck check says that most cards have turnovers
      Given the deck is exactly the cards of this scenario
      And card A gives 3 for every pairing
      And card B gives T/O for every pairing
      And card C gives T/O for every pairing
      When the deck of this scenario is checked
      Then the cards with a turnover are most

  Rule: The rulebook, not the order of cards, ranks the faults

    @COMP.card-sections @TO.section @case:a-missing-section-comes-before-a-wrong-number-on-an-earlier-card
    Scenario: A missing section is listed before a wrong number, even on a later card
      Given card A has turnover 0
      And card B lacks its punt section
      When the deck of this scenario is checked
      Then fault 1 is under COMP.card-sections
      And fault 2 is under TO.section

    @PREP.shuffle @case:a-wrong-number-of-cards-is-reported-before-a-marker-card
    Scenario: Under KF-A03 fixed, only a deck's wrong size is reported, not its wrong card
      Given the reading KF-A03 is fixed
      And card A is named Sweep
      And a new game
      When the game is set up
      Then it is refused under PREP.shuffle

  Rule: A distribution lists numbers before words

    @PLAY.cross-reference @case:the-results-of-a-pairing-come-in-the-order-of-the-page
    Scenario: The possible results of two plays are listed as numbers, then dash, TD, T/O
      Given the deck is exactly the cards of this scenario
      And card A gives T/O for Deep Pass against Zone
      And card B gives 7 for Deep Pass against Zone
      And card C gives TD for Deep Pass against Zone
      And card D gives - for Deep Pass against Zone
      And card E gives -2 for Deep Pass against Zone
      And card F gives 12 for Deep Pass against Zone
      When Deep Pass against Zone is weighed over the deck
      Then the results are listed as -2, 7, 12, -, TD, T/O

    @PLAY.cross-reference @case:the-order-of-the-cards-does-not-change-the-order-of-results
    Scenario: For every deck, possible results of two plays are listed in the same order
      Given the deck is exactly the cards of this scenario
      And card A gives 12 for Short Pass against Run
      And card B gives - for Short Pass against Run
      And card C gives TD for Short Pass against Run
      And card D gives T/O for Short Pass against Run
      When Short Pass against Run is weighed over the deck
      Then the results are listed as 12, -, TD, T/O

    @COMP.card-sections @case:the-numbers-of-a-section-come-in-ascending-order-before-its-words
    Scenario: The possible entries of a card section are listed as numbers, then words
      Given the deck is exactly the cards of this scenario
      And card A has punt TD
      And card B has punt 40
      And card C has punt -8
      And card D has punt 38
      When the punt section is weighed over the deck
      Then the results are listed as -8, 38, 40, TD

    @COMP.card-sections @case:the-words-of-a-section-come-in-the-order-of-their-characters
    Scenario: The possible words of a card section are listed in the order of characters
      Given the deck is exactly the cards of this scenario
      And card A has kick-off r18
      And card B has kick-off TD
      And card C has kick-off k21
      And card D has kick-off T/O
      When the kick-off section is weighed over the deck
      Then the results are listed as T/O, TD, k21, r18
