Feature: A down
  Two secret calls, then the coin.

  @START.toss @case:both-sides-may-call-each-either-play
  Scenario: Each side may call either play
    Given a new game
    When the coin is tossed: south
    Then north has exactly these actions
      | action      |
      | call plunge |
      | call sweep  |

  @DOWN.calls
  Scenario Outline: A call is hidden from the other side until both have called
    Given north has the ball, 10 to go on down 1
    When north calls sweep
    And <who> looks at the table
    Then north's call is shown as <what>
    And south's call is shown as none

    Examples:
      | who         | what   |
      | north       | sweep  |
      | south       | hidden |
      | a bystander | hidden |

  @DOWN.reveal @case:with-the-second-call-both-are-shown
  Scenario: After the second call, both calls are shown
    Given north has called sweep
    When south calls plunge
    And north looks at the table
    Then south's call is shown as plunge
    And north's call is shown as sweep

  @DOWN.one-call
  Scenario: A second call of one side is refused
    Given north has called sweep
    When north calls plunge
    Then it is refused under DOWN.one-call
    And nothing has changed

  @DOWN.one-call
  Scenario: A side that has called waits for the other
    Given north has called sweep
    When north asks by which rules to call sweep
    Then the explanation cites DOWN.one-call
    And north cannot call plunge
    And south can call plunge

  @DOWN.calls
  Scenario: A flip before both have called is refused
    Given north has called sweep
    When north tries to flip
    Then it is refused under DOWN.calls

  @DOWN.reveal
  Scenario: A flip by the side without the ball is refused
    Given north has called sweep
    And south has called plunge
    When south tries to flip
    Then it is refused under DOWN.reveal

  @DOWN.reveal @case:a-table-with-both-calls-that-still-waits-for-calls-is-refused
  Scenario: A position with both calls that still waits for calls is invalid
    Given north has called sweep
    And south has called plunge
    And the phase is call
    When the position is put on the table
    Then it is refused under DOWN.reveal

  @DOWN.plunge
  Scenario Outline: A plunge is one flip
    Given north has called plunge
    And south has called sweep
    When north flips: <flip>
    Then north has the ball, <to go> to go on down 2

    Examples:
      | flip  | to go |
      | heads | 7     |
      | tails | 9     |

  @DOWN.sweep
  Scenario Outline: A sweep is two flips
    Given north has called sweep
    And south has called plunge
    When north flips: <flips>
    Then north has the ball, <to go> to go on down 2

    Examples:
      | flips           | to go |
      | heads and heads | 4     |
      | heads and tails | 7     |
      | tails and heads | 7     |
      | tails and tails | 10    |

  @DOWN.reveal @DOWN.sweep
  Scenario: A sweep needs its second flip
    Given north has called sweep
    When south calls plunge
    And north is given heads to flip
    Then the coin is to be flipped for flip 2
    And these outcomes are possible
      | value | p   |
      | heads | 1/2 |
      | tails | 1/2 |
    When north flips: heads and heads
    Then north has the ball, 4 to go on down 2

  @DOWN.plunge @DOWN.sweep @DOWN.expected @case:what-each-play-gains-is-looked-up
  Scenario: A query returns the gains of each play
    When the gains are looked up
    Then a plunge gains
      | heads | yards | expected |
      | 0     | 1     | 0        |
      | 1     | 3     | 1        |
    And a sweep gains
      | heads | yards | expected |
      | 0     | 0     | 0        |
      | 1     | 3     | 1        |
      | 2     | 6     | 3        |

  @DOWN.expected
  Scenario: A plunge that was expected gains half of 3, rounded down
    Given north has called plunge
    And south has called plunge
    When north flips: heads
    Then north has the ball, 9 to go on down 2

  @DOWN.expected @case:half-of-3-is-rounded-up-in-the-other-reading
  Scenario: Under CY-A1 up, half of 3 is rounded up
    Given the reading CY-A1 is up
    And north has called plunge
    And south has called plunge
    When north flips: heads
    Then north has the ball, 8 to go on down 2

  @DOWN.reveal @case:the-odds-of-a-sweep-that-was-expected
  Scenario: An expected sweep has its own odds
    Given north has called sweep
    When south calls sweep
    And the odds of the yards to go are asked for north to flip
    Then the odds are
      | the yards to go | p   |
      | 10              | 1/4 |
      | 9               | 1/2 |
      | 7               | 1/4 |

  @DOWN.sweep @DOWN.expected @case:the-clauses-that-decide-a-sweep-are-told
  Scenario: The explanation of a sweep cites its clauses
    Given north has called sweep
    And south has called sweep
    When north, given heads and tails, asks by which rules to flip
    Then the explanation cites DOWN.reveal, DOWN.sweep and DOWN.expected

  @DOWN.calls @case:the-ways-through-a-call-and-its-flips-are-counted
  Scenario: Perft counts the ways through a call and its flips
    Given north has the ball, 10 to go on down 1
    When south calls plunge
    And the sequences of 2 steps are counted over all chances
    Then there are 6
