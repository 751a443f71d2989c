Feature: A case that counts, for the adapter that miscounts

  @KICKOFF.draw
  Scenario: A kick-off has as many one-step sequences as the pile has cards
    Given home is to kick off
    And card A has kick-off r25
    And the pile holds only A, X1, X2
    When the sequences of 1 steps are counted over all chances
    Then there are 3
    When away turns card A for the kick-off
    Then away starts first and ten on own 25
