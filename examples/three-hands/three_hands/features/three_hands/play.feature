Feature: Tricks

  Background:
    Given the phase is play
    And the hands of left are 1 and 9
    And the hands of middle are 2 and 8
    And the hands of right are 3 and 4

  @PLAY.secret
  Scenario: A card face down is hidden from other players
    When left plays 9
    And middle looks at the table
    Then the view of the table of left is hidden
    And the view of the hands of middle is 2 and 8

  @PLAY.secret
  Scenario: A player who has a card on the table waits for the others
    When left plays 9
    Then these may act: middle (play); right (play)
    When left tries to play 1
    Then it is refused under PLAY.secret

  @PLAY.hand
  Scenario: A player plays a card of their hand
    When left plays 9
    Then the hands of left are 1
    And middle has exactly these actions
      | action |
      | play 2 |
      | play 8 |

  @PLAY.hand
  Scenario: A card of another hand is refused
    When left tries to play 2
    Then it is refused under PLAY.hand

  @PLAY.highest
  Scenario: The highest card wins a point
    When left plays 1
    And middle plays 8
    And right plays 4
    Then the points of middle are 1
    And the table of left is none
    When right looks at the table
    Then the view of the last trick of left is 1

  @PLAY.highest
  Scenario: A table with three cards is refused
    Given the hands of left are 1
    And the hands of middle are 2
    And the hands of right are 3
    And the table of left is 9
    And the table of middle is 8
    And the table of right is 4
    When the position is put on the table
    Then it is refused under PLAY.highest

  @PLAY.most
  Scenario Outline: The last trick ends the game
    Given the reading TH-A1 is <reading>
    And the hands of left are 1
    And the hands of middle are 2
    And the hands of right are 3
    And the points of <leader> are 1
    When left plays 1
    And middle plays 2
    And right plays 3
    Then the winner is <winner>

    Examples:
      | reading | leader | winner |
      | draw    | right  | right  |
      | draw    | left   | nobody |
      | last    | left   | right  |
