Feature: Reasons that keep the passer or the receiver from a pass
  Passer and receiver are each asked for; a pass that is not lawful is not listed, and each result names its line.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1925 | 1624 | 2222 |
      | N    | N    | N    | N    | N    | N    | N    | N    | N    | NE   | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |
    And the offense has selected Pass Blocking and Forward Pass

  Rule: Conditions that the passer or the receiver can violate

    @7.2.G.1 @case:a-man-who-has-left-the-field-neither-throws-nor-catches
    Scenario Outline: A man who left the field may neither throw nor catch a pass
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #31
      And the offense's #<gone> is off the field
      When the offense tries to pass from #<man> to #<other>
      Then it is refused under 7.2.G.1

      Examples:
        | case         | gone | man | other |
        | the receiver | 36   | 12  | 36    |
        | the passer   | 31   | 31  | 36    |

    @9.4.T.2 @case:nor-does-one-who-has-been-taken-off-injured
    Scenario Outline: A man taken off injured neither throws nor receives a pass
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #31
      And the offense's #<gone> is injured
      When the offense tries to pass from #<man> to #<other>
      Then it is refused under 9.4.T.2

      Examples:
        | case         | gone | man | other |
        | the receiver | 36   | 12  | 36    |
        | the passer   | 31   | 31  | 36    |

    @4.1.1 @case:a-man-of-the-other-side-throws-nothing
    Scenario: A defender may not throw the offense's pass
      Given the offense is to throw a short lateral
      When the offense tries to pass from #91 to #36
      Then it is refused under 4.1.1

    @9.4.T.2 @case:a-passer-who-is-hit-does-not-throw-but-for-one-reading-refused
    Scenario Outline: Under TF-A27 table-plus, a passer who is Hit does not throw
      Given the reading TF-A27 is <reading>
      And the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      And the offense's #12 is Hit
      Then the offense cannot pass from #12 to #36
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.T.2

      Examples:
        | reading    |
        | table-plus |

    @9.4.U.3 @case:where-the-table-counts-alone-he-throws
    Scenario: Under TF-A27 table-all, a man who is Hit may throw a pass
      Given the reading TF-A27 is table-all
      And the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      And the offense's #12 is Hit
      Then the offense can pass from #12 to #36
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

  Rule: The records and the cost of a pass

    @9.4.V.0.2 @case:a-lateral-does-not-take-back-the-forward-pass-that-was-tried
    Scenario: A lateral after a forward pass leaves the forward pass recorded
      Given the offense is to throw a short lateral
      And a forward pass has been tried
      When the offense's #12 passes to #36: the dice show 5
      Then the offense's #36 has the ball
      And a lateral has been caught
      And a forward pass has been tried

    @9.0.proc.2 @T.mp-chart.3.3 @T.mp-chart.3.4 @case:both-have-paid-for-it-and-nobody-else
    Scenario: Passer and receiver each pay points for a completed pass
      Given the offense is to throw a short lateral
      And the offense's #12 has kept 4 points
      When the offense's #12 passes to #36: the dice show 5
      Then the offense's #12 has kept 3 points
      And the offense's #36 has kept 8 points
      And the offense's #31 has kept 12 points

    @T.mp-chart.3.4 @case:to-catch-a-short-one-costs-two-whatever-a-long-one-costs-by-reading
    Scenario Outline: Catching a short pass costs two points under any reading of TF-A17
      Given the reading TF-A17 is <reading>
      And the offense is to throw a short lateral
      When the offense's #12 passes to #36: the dice show 5
      Then the offense's #36 has kept 8 points

      Examples:
        | reading |
        | 6-2-6-2 |
        | 6-2-1-2 |

    @9.4.V.0.2
    Scenario: A forward pass is not a lateral
      Given the offense is to throw a short pass
      And the offense's #36 stands on 1929
      When the offense's #12 passes to #36: the dice show 3
      Then a forward pass has been tried
      And the offense's #36 has the ball

  Rule: The list of legal passes

    @9.4.R.4 @case:a-short-lateral-is-listed-a-long-one-and-a-forward-one-are-not
    Scenario: The offense cannot throw a long or forward pass as a short lateral
      Given the offense is to throw a short lateral
      And the offense's #83 stands on 1929
      And the offense's #31 stands on 2522
      Then the offense can pass from #12 to #36
      And the offense cannot pass from #12 to #83
      And the offense cannot pass from #12 to #31
      And the offense cannot pass from #12 to #71
      And the offense cannot pass from #12 to #12
      When the offense tries to pass from #12 to #83
      Then it is refused under 9.4.R.4

    @9.4.R.2 @case:where-nobody-is-named-a-pass-is-committed-to-without-names
    Scenario: If names come later, the legal announcements of a pass name no men
      Given it is the offense's pass commitment
      Then the offense can commit to a lateral pass
      And the offense can commit to a forward pass aimed at 1640
      And the offense can commit to no pass
      And the offense cannot commit to a lateral pass from #12 to #36
      When the offense commits to a lateral pass
      Then the Game-Turn is a Pass Game-Turn

    @9.4.R.2 @case:where-passer-and-receiver-are-named-it-is-committed-to-with-them
    Scenario: Under TF-A64 name-at-commitment, a commitment lists passer and receiver
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's pass commitment
      Then the offense can commit to a lateral pass from #12 to #36
      And the offense can commit to a forward pass aimed at 2240 from #12 to #36
      When the offense commits to a lateral pass from #12 to #36
      Then the Game-Turn is a Pass Game-Turn

    @5.12.2.D @case:a-target-hex-that-is-recorded-is-not-listed-again
    Scenario: A recorded target hex may not be recorded again
      Given the offense is to record its target hexes
      When the offense records the target hex 1640
      Then the offense cannot record the target hex 1640
      And the offense can record the target hex 2240
      When the offense records the target hex 1640
      Then it is refused under 5.12.2.D

    @13.H.3 @case:in-the-game-turn-of-a-change-no-unannounced-lateral-is-thrown
    Scenario: After a change of play, no unannounced lateral is thrown that Game-Turn
      Given the reading TF-A42 is lateral-in-contact
      And the play was changed in this Game-Turn
      When the offense ends its movement
      Then the offense cannot pass from #12 to #36
      When the offense tries to pass from #12 to #36
      Then it is refused under 13.H.3

    @13.1.C.6.2 @case:where-an-option-lateral-waits-it-is-neither-listed-nor-thrown
    Scenario: Under TF-A76 all-three-s3, an Option lateral is neither listed nor thrown
      Given the reading TF-A76 is all-three-s3
      And the offense is to throw a short lateral
      And the offense has selected Pass Blocking and Option Right
      Then the offense cannot pass from #12 to #36
      When the offense tries to pass from #12 to #36
      Then it is refused under 13.1.C.6.2

  Rule: Explanations of a pass by the line of the table

    @T.pass.low @case:four-net-points-are-the-last-of-the-low-lines
    Scenario: The explanation of a pass with 4 net points cites the low lines' clause
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #83  | #36  | #71  | #66  | #51  | #65  | #77  |
        | 1624 | 2230 | 1926 | 2025 | 2024 | 1924 | 1824 |
        | NE   | N    | N    | N    | N    | N    | N    |
      When the offense, given 2d6 5, asks by which rules to pass from #12 to #83
      Then the explanation cites T.pass.low and T.pass.C
      And the explanation does not cite T.pass.mid
      And the explanation does not cite T.pass.no

    @T.pass.mid @case:five-are-the-first-of-the-middle-ones
    Scenario: The explanation of a pass with 5 net points cites the middle lines' clause
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #71  | #66  | #51  | #65  |
        | 1926 | 2025 | 2024 | 1924 |
      When the offense, given 2d6 12, asks by which rules to pass from #12 to #36
      Then the explanation cites T.pass.mid, T.pass.no and 9.4.V.3.2
      And the explanation does not cite T.pass.C

    @T.pass.mid @case:eight-are-the-last-of-them
    Scenario: The explanation of a pass with 8 net points cites the middle lines' clause
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #83  | #36  | #71  | #66  | #51  |
        | 1624 | 2230 | 1926 | 2025 | 2024 |
        | NE   | N    | N    | N    | N    |
      When the offense, given 2d6 5, asks by which rules to pass from #12 to #83
      Then the explanation cites T.pass.mid and T.pass.C
      And the explanation does not cite T.pass.high

    @T.pass.high @case:nine-are-the-first-of-the-high-ones
    Scenario: The explanation of a pass with 9 net points cites the high lines' clause
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #71  | #66  |
        | 1926 | 2025 |
      When the offense, given 2d6 12, asks by which rules to pass from #12 to #36
      Then the explanation cites T.pass.high and T.pass.no
      And the explanation does not cite T.pass.mid
