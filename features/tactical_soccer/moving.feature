Feature: Moving
  A player moves up to two hexes.

  @MOVE.up-to-two
  Scenario: A man moves two hexes
    Given F1 stands on 0,-4
    When red plays move F1 to 0,-8
    Then F1 stands on 0,-8
    And F1 had their turn
    And it is blue's activation

  @MOVE.up-to-two
  Scenario: A man cannot move three hexes
    Given F1 stands on 0,-4
    When red plays move F1 to 0,-10
    Then it is refused under MOVE.up-to-two
    And nothing has changed
