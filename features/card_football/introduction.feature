Feature: Two editions of one game
  The rules were published as a PDF to print and as a Vassal module. Both editions have the same rules.

  @FORMAT.two-formats @case:in-either-edition-the-printed-card-gains-7-for-draw-against-blitz
  Scenario Outline: On the printed card, a play gains the same 7 yards in both editions
    Given the edition is <edition>
    And home has the ball on own 30
    And card A is the printed card
    When home's Draw meets Blitz on card A
    Then home has the ball on own 37
    And it is second down with the flags from own 30
    And the score is home 0, away 0

    Examples:
      | edition |
      | pdf     |
      | vassal  |

  @FORMAT.two-formats @case:in-either-edition-a-new-game-begins-with-the-coin
  Scenario Outline: A new game begins with the coin toss in both editions
    Given the edition is <edition>
    And a new game
    When the game is set up
    Then these may act: chance (toss-coin)

    Examples:
      | edition |
      | pdf     |
      | vassal  |

  @FORMAT.two-formats @FG.opponent-half @case:in-either-edition-a-field-goal-from-the-own-half-is-refused
  Scenario Outline: A field goal from the own half is refused in both editions
    Given the edition is <edition>
    And home has the ball on own 49
    When home tries a field goal
    Then it is refused under FG.opponent-half
    And nothing has changed

    Examples:
      | edition |
      | pdf     |
      | vassal  |
