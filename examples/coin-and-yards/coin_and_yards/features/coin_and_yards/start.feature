Feature: Sides and start
  The field, the ball in its middle, and the toss.

  @START.sides @START.field
  Scenario: A game is set up with the ball in the middle
    Given a new game
    When the game is set up
    Then these may act: chance (toss)

  @START.toss @START.field
  Scenario Outline: The side that wins the toss has the ball first
    Given a new game
    When the coin is tossed: <side>
    Then these may act: north (call); south (call)
    And <side> has the ball, 10 to go on down 1

    Examples:
      | side  |
      | north |
      | south |

  @START.toss
  Scenario: A side that tosses the coin itself is refused
    Given a new game
    When north tries to toss the coin
    Then it is refused under START.toss

  @START.toss
  Scenario: A table after the toss where nobody has the ball is refused
    Given nobody has the ball
    When the position is put on the table
    Then it is refused under START.toss

  @START.field
  Scenario: A table before the toss with the ball off the middle is refused
    Given north has the ball, 9 to go on down 1
    And nobody has the ball
    And the phase is toss
    When the position is put on the table
    Then it is refused under START.field

  @START.sides @START.toss
  Scenario: A call before the toss is refused
    Given a new game
    When north calls sweep
    Then it is refused under START.toss
