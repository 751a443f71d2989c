Feature: The Pass Completion Table
  The net points give the line, two dice give the column: the pass is complete or it is not.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1925 | 1624 | 2222 |
      | N    | N    | N    | N    | N    | N    | N    | N    | N    | NE   | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Queries of the Pass Completion Table

    @T.pass.low @T.pass.use @case:line-0-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 0 net points
      When a roll of <dice> at net 0 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | completed     |
        | 3    | not completed |
        | 4    | not completed |
        | 5    | not completed |
        | 6    | not completed |
        | 7    | not completed |
        | 8    | not completed |
        | 9    | not completed |
        | 10   | not completed |
        | 11   | not completed |
        | 12   | not completed |

    @T.pass.low @T.pass.mid @T.pass.high @case:the-table-as-a-whole
    Scenario: The lookup of the completion table lists the completing rolls of each line
      When the completion table is looked up
      Then line 0 completes with 2
      And line 5 completes with 2, 3, 4, 5 and 6
      And line 11 completes with 2, 3, 4, 5, 6, 7, 8, 9, 10 and 11

    @T.pass.low @T.pass.high @case:the-lines-of-the-whole-table-that-are-read-otherwise-by-reading
    Scenario Outline: The reading of TF-A45 decides lines 2, 4 and 9 of the completion table
      Given the reading TF-A45 is <reading>
      When the completion table is looked up
      Then line 2 completes with <two>
      And line 4 completes with <four>
      And line 9 completes with <nine>

      Examples:
        | reading | two     | four       | nine                          |
        | smooth  | 3 and 4 | 4, 5 and 6 | 3, 4, 5, 6, 7, 8, 9 and 10    |
        | left    | 2 and 3 | 2, 3 and 4 | 2, 3, 4, 5, 6, 7, 8 and 9     |
        | 2-alt   | 4 and 5 | 4, 5 and 6 | 3, 4, 5, 6, 7, 8, 9 and 10    |

    @T.pass.low @T.pass.mid @T.pass.high @case:the-other-lines-of-the-whole-table
    Scenario: The completion table gives the completing rolls of every line
      When the completion table is looked up
      Then line 1 completes with 2 and 3
      And line 2 completes with 3 and 4
      And line 3 completes with 3, 4 and 5
      And line 6 completes with 2, 3, 4, 5, 6 and 7
      And line 7 completes with 3, 4, 5, 6, 7 and 8
      And line 8 completes with 3, 4, 5, 6, 7, 8 and 9
      And line 10 completes with 2, 3, 4, 5, 6, 7, 8, 9 and 10

    @9.4.V.2 @case:of-a-pass-over-more-than-forty-five-hexes-there-are-no-points
    Scenario: A lookup of pass points over more than 45 hexes is an error
      Given the offense is to throw a long pass
      And the offense's #12 stands on 1910
      And the offense's #21 stands on 1955
      And the offense's #85 stands on 2056
      When the points of a pass from #12 to #21 are looked up
      Then it is accepted
      When the points of a pass from #12 to #85 are looked up
      Then it is an error of kind bad-request

    @3.1.1 @case:of-a-position-that-cannot-be-no-points-are-told-but-what-is-wrong-with-it
    Scenario: A lookup of pass points in an invalid position reports the position's fault
      Given the offense's #21 stands on 3828
      When the points of a pass from #12 to #85 are looked up, the position as it is written
      Then it is refused under 3.1.1

    @T.pass.use @case:throws-and-net-points-that-are-none
    Scenario Outline: A completion table lookup with an impossible roll or net points is an error
      When a roll of 7 at net 200 is looked up in the completion table
      Then the pass is completed
      When a roll of <dice> at net <net> is looked up in the completion table
      Then it is an error of kind bad-request

      Examples:
        | case              | dice | net  |
        | less than 2       | 1    | 5    |
        | more than 12      | 13   | 5    |
        | beyond all bounds | 7    | 201  |
        | and below them    | 7    | -201 |

    @T.pass.use @case:below-the-lowest-line-nothing-completes
    Scenario Outline: A pass with net points below zero is never completed
      When a roll of <dice> at net -1 is looked up in the completion table
      Then the pass is not completed

      Examples:
        | dice |
        | 2    |
        | 7    |

    @T.pass.low @T.pass.use @case:line-1-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 1 net point
      When a roll of <dice> at net 1 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | completed     |
        | 3    | completed     |
        | 4    | not completed |
        | 5    | not completed |
        | 6    | not completed |
        | 7    | not completed |
        | 8    | not completed |
        | 9    | not completed |
        | 10   | not completed |
        | 11   | not completed |
        | 12   | not completed |

    @T.pass.low @T.pass.use @case:line-2-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 2 net points
      When a roll of <dice> at net 2 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | not completed |
        | 3    | completed     |
        | 4    | completed     |
        | 5    | not completed |
        | 6    | not completed |
        | 7    | not completed |
        | 8    | not completed |
        | 9    | not completed |
        | 10   | not completed |
        | 11   | not completed |
        | 12   | not completed |

    @T.pass.low @T.pass.use @case:line-3-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 3 net points
      When a roll of <dice> at net 3 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | not completed |
        | 3    | completed     |
        | 4    | completed     |
        | 5    | completed     |
        | 6    | not completed |
        | 7    | not completed |
        | 8    | not completed |
        | 9    | not completed |
        | 10   | not completed |
        | 11   | not completed |
        | 12   | not completed |

    @T.pass.low @T.pass.use @case:line-4-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 4 net points
      When a roll of <dice> at net 4 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | not completed |
        | 3    | not completed |
        | 4    | completed     |
        | 5    | completed     |
        | 6    | completed     |
        | 7    | not completed |
        | 8    | not completed |
        | 9    | not completed |
        | 10   | not completed |
        | 11   | not completed |
        | 12   | not completed |

    @T.pass.mid @T.pass.use @case:line-5-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 5 net points
      When a roll of <dice> at net 5 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | completed     |
        | 3    | completed     |
        | 4    | completed     |
        | 5    | completed     |
        | 6    | completed     |
        | 7    | not completed |
        | 8    | not completed |
        | 9    | not completed |
        | 10   | not completed |
        | 11   | not completed |
        | 12   | not completed |

    @T.pass.mid @T.pass.use @case:line-6-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 6 net points
      When a roll of <dice> at net 6 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | completed     |
        | 3    | completed     |
        | 4    | completed     |
        | 5    | completed     |
        | 6    | completed     |
        | 7    | completed     |
        | 8    | not completed |
        | 9    | not completed |
        | 10   | not completed |
        | 11   | not completed |
        | 12   | not completed |

    @T.pass.mid @T.pass.use @case:line-7-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 7 net points
      When a roll of <dice> at net 7 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | not completed |
        | 3    | completed     |
        | 4    | completed     |
        | 5    | completed     |
        | 6    | completed     |
        | 7    | completed     |
        | 8    | completed     |
        | 9    | not completed |
        | 10   | not completed |
        | 11   | not completed |
        | 12   | not completed |

    @T.pass.mid @T.pass.use @case:line-8-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 8 net points
      When a roll of <dice> at net 8 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | not completed |
        | 3    | completed     |
        | 4    | completed     |
        | 5    | completed     |
        | 6    | completed     |
        | 7    | completed     |
        | 8    | completed     |
        | 9    | completed     |
        | 10   | not completed |
        | 11   | not completed |
        | 12   | not completed |

    @T.pass.high @T.pass.use @case:line-9-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 9 net points
      When a roll of <dice> at net 9 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | not completed |
        | 3    | completed     |
        | 4    | completed     |
        | 5    | completed     |
        | 6    | completed     |
        | 7    | completed     |
        | 8    | completed     |
        | 9    | completed     |
        | 10   | completed     |
        | 11   | not completed |
        | 12   | not completed |

    @T.pass.high @T.pass.use @case:line-10-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 10 net points
      When a roll of <dice> at net 10 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | completed     |
        | 3    | completed     |
        | 4    | completed     |
        | 5    | completed     |
        | 6    | completed     |
        | 7    | completed     |
        | 8    | completed     |
        | 9    | completed     |
        | 10   | completed     |
        | 11   | not completed |
        | 12   | not completed |

    @T.pass.high @T.pass.use @case:line-11-of-the-completion-table
    Scenario Outline: The completion table decides every dice roll with 11 net points
      When a roll of <dice> at net 11 is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | dice | cell          |
        | 2    | completed     |
        | 3    | completed     |
        | 4    | completed     |
        | 5    | completed     |
        | 6    | completed     |
        | 7    | completed     |
        | 8    | completed     |
        | 9    | completed     |
        | 10   | completed     |
        | 11   | completed     |
        | 12   | not completed |

  Rule: Readings of the lines that the scan has displaced

    @T.pass.low @case:lines-2-and-4-by-reading
    Scenario Outline: The reading of TF-A45 decides the rolls of lines 2 and 4
      Given the reading TF-A45 is <reading>
      When a roll of <dice> at net <net> is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | net | reading | dice | cell          |
        | 2   | smooth  | 2    | not completed |
        | 2   | smooth  | 3    | completed     |
        | 2   | smooth  | 4    | completed     |
        | 2   | smooth  | 5    | not completed |
        | 2   | smooth  | 6    | not completed |
        | 2   | left    | 2    | completed     |
        | 2   | left    | 3    | completed     |
        | 2   | left    | 4    | not completed |
        | 2   | left    | 5    | not completed |
        | 2   | left    | 6    | not completed |
        | 2   | 2-alt   | 2    | not completed |
        | 2   | 2-alt   | 3    | not completed |
        | 2   | 2-alt   | 4    | completed     |
        | 2   | 2-alt   | 5    | completed     |
        | 2   | 2-alt   | 6    | not completed |
        | 4   | smooth  | 2    | not completed |
        | 4   | smooth  | 3    | not completed |
        | 4   | smooth  | 4    | completed     |
        | 4   | smooth  | 5    | completed     |
        | 4   | smooth  | 6    | completed     |
        | 4   | smooth  | 7    | not completed |
        | 4   | left    | 2    | completed     |
        | 4   | left    | 3    | completed     |
        | 4   | left    | 4    | completed     |
        | 4   | left    | 5    | not completed |
        | 4   | left    | 6    | not completed |
        | 4   | left    | 7    | not completed |
        | 4   | 2-alt   | 2    | not completed |
        | 4   | 2-alt   | 3    | not completed |
        | 4   | 2-alt   | 4    | completed     |
        | 4   | 2-alt   | 5    | completed     |
        | 4   | 2-alt   | 6    | completed     |
        | 4   | 2-alt   | 7    | not completed |

    @T.pass.mid @case:line-6-by-reading
    Scenario Outline: The reading of TF-A45 decides the results on line 6 of the completion table
      Given the reading TF-A45 is <reading>
      When a roll of <dice> at net <net> is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | net | reading | dice | cell          |
        | 6   | smooth  | 2    | completed     |
        | 6   | smooth  | 7    | completed     |
        | 6   | smooth  | 8    | not completed |
        | 6   | left    | 2    | completed     |
        | 6   | left    | 7    | completed     |
        | 6   | left    | 8    | not completed |
        | 6   | 2-alt   | 2    | completed     |
        | 6   | 2-alt   | 7    | completed     |
        | 6   | 2-alt   | 8    | not completed |

    @T.pass.high @case:line-9-by-reading
    Scenario Outline: The reading of TF-A45 decides the results on line 9 of the completion table
      Given the reading TF-A45 is <reading>
      When a roll of <dice> at net <net> is looked up in the completion table
      Then the pass is <cell>

      Examples:
        | net | reading | dice | cell          |
        | 9   | smooth  | 2    | not completed |
        | 9   | smooth  | 3    | completed     |
        | 9   | smooth  | 9    | completed     |
        | 9   | smooth  | 10   | completed     |
        | 9   | smooth  | 11   | not completed |
        | 9   | left    | 2    | completed     |
        | 9   | left    | 3    | completed     |
        | 9   | left    | 9    | completed     |
        | 9   | left    | 10   | not completed |
        | 9   | left    | 11   | not completed |
        | 9   | 2-alt   | 2    | not completed |
        | 9   | 2-alt   | 3    | completed     |
        | 9   | 2-alt   | 9    | completed     |
        | 9   | 2-alt   | 10   | completed     |
        | 9   | 2-alt   | 11   | not completed |

    @T.pass.use @case:the-odds-are-those-of-two-dice
    Scenario Outline: The lookup gives the probability that a pass with given net points is completed
      When the odds of a completion at net <net> are looked up
      Then the pass is completed in <share>

      Examples:
        | net | share |
        | -1  | 0     |
        | 0   | 1/36  |
        | 2   | 5/36  |
        | 4   | 1/3   |
        | 5   | 5/12  |
        | 6   | 7/12  |
        | 7   | 25/36 |
        | 9   | 8/9   |
        | 10  | 11/12 |
        | 11  | 35/36 |
        | 12  | 35/36 |

  Rule: Every line of the Pass Completion Table in play

    @T.pass.low @9.4.V.3.1 @case:a-short-lateral-of-0-net-points
    Scenario Outline: The dice decide whether a short lateral with 0 net points is caught
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #31
      And the offense's #31 has the ball
      And the offense's men stand on
        | #12  | #31  | #83  | #36  | #71  | #66  | #51  |
        | 2222 | 1925 | 1624 | 2230 | 1926 | 2025 | 2024 |
        | N    | N    | NE   | N    | N    | N    | N    |
      Then the net points of a pass from #31 to #83 are 0
      When the offense's #31 passes to #83: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the offense's #83 has the ball                 |
        | 3    | the ball is down on 1930, and the play is over |

    @T.pass.low @9.4.V.2 @case:how-likely-it-is-to-be-completed-is-told-with-its-points
    Scenario: The points of a pass are shown with its odds of completion
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #71  | #66  | #51  | #65  | #77  | #85  |
        | 1926 | 2025 | 2024 | 1924 | 1824 | 1825 |
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are 1
      And the pass is completed in 1/12

    @T.pass.low @9.4.V.3.1 @case:a-short-lateral-of-1-net-points
    Scenario Outline: The dice decide whether a short lateral with 1 net point is caught
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #71  | #66  | #51  | #65  | #77  | #85  |
        | 1926 | 2025 | 2024 | 1924 | 1824 | 1825 |
      Then the net points of a pass from #12 to #36 are 1
      When the offense's #12 passes to #36: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the offense's #36 has the ball                 |
        | 3    | the offense's #36 has the ball                 |
        | 4    | the ball is down on 1930, and the play is over |

    @T.pass.low @9.4.V.3.1 @case:a-short-lateral-of-2-net-points
    Scenario Outline: The dice decide whether a short lateral with 2 net points is caught
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #83  | #36  | #71  | #66  | #51  | #65  | #77  | #85  |
        | 1624 | 2230 | 1926 | 2025 | 2024 | 1924 | 1824 | 1825 |
        | NE   | N    | N    | N    | N    | N    | N    | N    |
      Then the net points of a pass from #12 to #83 are 2
      When the offense's #12 passes to #83: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the ball is down on 1930, and the play is over |
        | 3    | the offense's #83 has the ball                 |
        | 4    | the offense's #83 has the ball                 |
        | 5    | the ball is down on 1930, and the play is over |

    @T.pass.low @9.4.V.3.1 @case:a-short-lateral-of-3-net-points
    Scenario Outline: The dice decide whether a short lateral with 3 net points is caught
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #71  | #66  | #51  | #65  | #77  |
        | 1926 | 2025 | 2024 | 1924 | 1824 |
      Then the net points of a pass from #12 to #36 are 3
      When the offense's #12 passes to #36: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the ball is down on 1930, and the play is over |
        | 3    | the offense's #36 has the ball                 |
        | 5    | the offense's #36 has the ball                 |
        | 6    | the ball is down on 1930, and the play is over |

    @T.pass.low @9.4.V.3.1 @case:a-short-lateral-of-4-net-points
    Scenario Outline: The dice decide whether a short lateral with 4 net points is caught
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #83  | #36  | #71  | #66  | #51  | #65  | #77  |
        | 1624 | 2230 | 1926 | 2025 | 2024 | 1924 | 1824 |
        | NE   | N    | N    | N    | N    | N    | N    |
      Then the net points of a pass from #12 to #83 are 4
      When the offense's #12 passes to #83: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 3    | the ball is down on 1930, and the play is over |
        | 4    | the offense's #83 has the ball                 |
        | 6    | the offense's #83 has the ball                 |
        | 7    | the ball is down on 1930, and the play is over |

    @T.pass.mid @9.4.V.3.1 @case:a-short-lateral-of-5-net-points
    Scenario Outline: The dice decide whether a short lateral with 5 net points is caught
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #71  | #66  | #51  | #65  |
        | 1926 | 2025 | 2024 | 1924 |
      Then the net points of a pass from #12 to #36 are 5
      When the offense's #12 passes to #36: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the offense's #36 has the ball                 |
        | 6    | the offense's #36 has the ball                 |
        | 7    | the ball is down on 1930, and the play is over |

    @T.pass.mid @9.4.V.3.1 @case:a-short-lateral-of-6-net-points
    Scenario Outline: The dice decide whether a short lateral with 6 net points is caught
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #83  | #36  | #71  | #66  | #51  | #65  |
        | 1624 | 2230 | 1926 | 2025 | 2024 | 1924 |
        | NE   | N    | N    | N    | N    | N    |
      Then the net points of a pass from #12 to #83 are 6
      When the offense's #12 passes to #83: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the offense's #83 has the ball                 |
        | 7    | the offense's #83 has the ball                 |
        | 8    | the ball is down on 1930, and the play is over |

    @T.pass.mid @9.4.V.3.1 @case:a-short-lateral-of-7-net-points
    Scenario Outline: The dice decide whether a short lateral with 7 net points is caught
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #71  | #66  | #51  |
        | 1926 | 2025 | 2024 |
      Then the net points of a pass from #12 to #36 are 7
      When the offense's #12 passes to #36: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the ball is down on 1930, and the play is over |
        | 3    | the offense's #36 has the ball                 |
        | 8    | the offense's #36 has the ball                 |
        | 9    | the ball is down on 1930, and the play is over |

    @T.pass.mid @9.4.V.3.1 @case:a-short-lateral-of-8-net-points
    Scenario Outline: The dice decide whether a short lateral with 8 net points is caught
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #83  | #36  | #71  | #66  | #51  |
        | 1624 | 2230 | 1926 | 2025 | 2024 |
        | NE   | N    | N    | N    | N    |
      Then the net points of a pass from #12 to #83 are 8
      When the offense's #12 passes to #83: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the ball is down on 1930, and the play is over |
        | 3    | the offense's #83 has the ball                 |
        | 9    | the offense's #83 has the ball                 |
        | 10   | the ball is down on 1930, and the play is over |

    @T.pass.high @9.4.V.3.1 @case:a-short-lateral-of-9-net-points
    Scenario Outline: The dice decide whether a short lateral with 9 net points is caught
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #71  | #66  |
        | 1926 | 2025 |
      Then the net points of a pass from #12 to #36 are 9
      When the offense's #12 passes to #36: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the ball is down on 1930, and the play is over |
        | 3    | the offense's #36 has the ball                 |
        | 10   | the offense's #36 has the ball                 |
        | 11   | the ball is down on 1930, and the play is over |

    @T.pass.high @9.4.V.3.1 @case:a-short-lateral-of-10-net-points
    Scenario Outline: The dice decide whether a short lateral with 10 net points is caught
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #83  | #36  | #71  | #66  |
        | 1624 | 2230 | 1926 | 2025 |
        | NE   | N    | N    | N    |
      Then the net points of a pass from #12 to #83 are 10
      When the offense's #12 passes to #83: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the offense's #83 has the ball                 |
        | 10   | the offense's #83 has the ball                 |
        | 11   | the ball is down on 1930, and the play is over |

    @T.pass.high @9.4.V.3.1 @case:a-short-lateral-of-11-net-points
    Scenario Outline: The dice decide whether a short lateral with 11 net points is caught
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #71  |
        | 1926 |
      Then the net points of a pass from #12 to #36 are 11
      When the offense's #12 passes to #36: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the offense's #36 has the ball                 |
        | 11   | the offense's #36 has the ball                 |
        | 12   | the ball is down on 1930, and the play is over |
