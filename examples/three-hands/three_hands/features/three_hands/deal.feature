Feature: Deck and deal

  @DEAL.players @DEAL.deck
  Scenario: A game starts with empty hands
    Given a new game
    When the game is set up
    Then these may act: chance (deal)
    And the hands of right are nothing

  @DEAL.deck
  Scenario: A card in two hands is refused
    Given the phase is play
    And the hands of left are 1 and 2
    And the hands of middle are 3 and 4
    And the hands of right are 4 and 5
    When the position is put on the table
    Then it is refused under DEAL.deck

  @DEAL.two
  Scenario: The first card goes to the left player
    When chance deals by card 7
    Then the hands of left are 7
    And the turn is middle

  @DEAL.two
  Scenario: A player sees the number of cards of other hands
    Given the hands of left are 7
    And the turn is middle
    When middle looks at the table
    Then the view of the hands of left is hidden

  @DEAL.two
  Scenario: Each card left in the deck is equally likely
    When chance deals by card 7
    And the odds of the hands of middle are asked for chance to deal
    Then the odds are
      | the hands of middle | p   |
      | 1                   | 1/8 |
      | 2                   | 1/8 |
      | 3                   | 1/8 |
      | 4                   | 1/8 |
      | 5                   | 1/8 |
      | 6                   | 1/8 |
      | 8                   | 1/8 |
      | 9                   | 1/8 |

  @DEAL.two
  Scenario: A player who deals is refused
    When left tries to deal
    Then it is refused under DEAL.two
