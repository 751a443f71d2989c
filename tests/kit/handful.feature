Feature: A handful of cases for the kit's own tests
  One or two of each level, so that every fault of an adapter has a case that meets it and the whole takes no time.

  @RESULT.five-kinds
  Scenario: The printed card gives 7 for Draw against Blitz
    Given card A is the printed card
    When Draw against Blitz is looked up on card A
    Then the cell reads 7: gain

  @FIRST.four-chances
  Scenario: A fifth down cannot be
    Given home has the ball on own 30
    And the down is 5
    When the position is put on the table
    Then it is refused under FIRST.four-chances

  @PUNT.distance @PUNT.possession
  Scenario: A punt of 40 from the own 30 gives the receiver his own 30
    Given home has the ball on own 30
    And card A has punt 40
    When home punts and card A is turned
    Then away starts first and ten on own 30
    And the used cards are A

  @FG.opponent-half
  Scenario: A field goal from the own half is refused
    Given home has the ball on own 49
    When home tries a field goal
    Then it is refused under FG.opponent-half
    And nothing has changed

  @PUNT.turnover
  Scenario: A receiver who loses the punt again loses it where the number says
    Given home has the ball on own 30
    And it is third down with the flags from own 25
    And card A has punt T/O
    And card A has turnover 10
    When home punts and card A is turned
    Then home starts first and ten on own 20

  @PUNT.turnover
  Scenario: Under at-scrimmage the punter goes on where he was
    Given the reading KF-A17 is at-scrimmage
    And home has the ball on own 30
    And it is third down with the flags from own 25
    And card A has punt T/O
    And card A has turnover 10
    When home punts and card A is turned
    Then home starts first and ten on own 30

  @FG.opponent-half
  Scenario: On fourth down the offence may play or punt
    Given home has the ball on own 30
    And it is fourth down with the flags from own 30
    And card A is the printed card
    When the position is put on the table
    Then home has exactly these actions
      | action             |
      | call Draw          |
      | call Sweep         |
      | call Deep Pass     |
      | call Run Up Middle |
      | call Short Pass    |
      | punt               |
    When home asks whether it may try a field goal
    Then it is refused under FG.opponent-half

  @PUNT.read-section
  Scenario: A punt waits for the card that is turned
    Given home has the ball on own 30
    And card A has punt 40
    When home punts
    Then a card is to be turned for the punt
    And these outcomes are possible
      | value | p   |
      | A     | 1/5 |
      | X1    | 1/5 |
      | X2    | 1/5 |
      | X3    | 1/5 |
      | X4    | 1/5 |
    When home punts and card A is turned
    Then away has the ball on own 30

  @PLAY.offence-choice
  Scenario: The offence's choice is hidden from the defence
    Given home has the ball on own 30
    When home calls Sweep
    Then it is accepted
    When away looks at the table
    Then away sees the offence's card as hidden

  @PUNT.purpose
  Scenario: The explanation of a punt says that it is open on every down
    Given home has the ball on own 30
    And card A is the printed card
    When home, given card A, asks by which rules to punt
    Then the explanation cites PUNT.purpose
    And the explanation does not cite FG.three-points
    When home asks by which rules to try a field goal
    Then the explanation cites FG.opponent-half
