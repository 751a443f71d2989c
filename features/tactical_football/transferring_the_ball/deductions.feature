Feature: The Passing Points Deduction Schedule
  Points come off for the distance, the target, and the men around the two.

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

  Rule: Deductions for the distance of a pass

    @T.deductions.1 @9.4.V.1 @case:the-bands-of-the-distance
    Scenario Outline: A pass at the limit of a distance band gets that band's deduction
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's men stand on
        | #12  | #66  | #77  | #21   |
        | 1955 | 1956 | 1855 | <hex> |
      Then the net points of a pass from #12 to #21 are <net>
      When the offense's #12 passes to #21: the dice show <dice>
      Then <outcome>

      Examples:
        | case            | hex  | net | dice | outcome                                        |
        | 6 hexes, 10     | 1949 | 10  | 10   | the offense's #21 has the ball                 |
        | 6 hexes, 11     | 1949 | 10  | 11   | the ball is down on 1930, and the play is over |
        | 11 hexes, 10    | 1944 | 10  | 10   | the offense's #21 has the ball                 |
        | 11 hexes, 11    | 1944 | 10  | 11   | the defense is to try an interception          |
        | 12 hexes, 2     | 1943 | 9   | 2    | the ball is down on 1930, and the play is over |
        | 12 hexes, 10    | 1943 | 9   | 10   | the offense's #21 has the ball                 |
        | 12 hexes, 11    | 1943 | 9   | 11   | the ball is down on 1930, and the play is over |
        | 17 hexes, 2     | 1938 | 9   | 2    | the ball is down on 1930, and the play is over |
        | 17 hexes, 10    | 1938 | 9   | 10   | the offense's #21 has the ball                 |
        | 17 hexes, 11    | 1938 | 9   | 11   | the ball is down on 1930, and the play is over |
        | 18 hexes, 2     | 1937 | 8   | 2    | the ball is down on 1930, and the play is over |
        | 18 hexes, 9     | 1937 | 8   | 9    | the offense's #21 has the ball                 |
        | 18 hexes, 10    | 1937 | 8   | 10   | the ball is down on 1930, and the play is over |
        | 30 hexes, 2     | 1925 | 8   | 2    | the ball is down on 1930, and the play is over |
        | 30 hexes, 9     | 1925 | 8   | 9    | the offense's #21 has the ball                 |
        | 30 hexes, 10    | 1925 | 8   | 10   | the ball is down on 1930, and the play is over |
        | 31 hexes, 7     | 1924 | 6   | 7    | the offense's #21 has the ball                 |
        | 31 hexes, 8     | 1924 | 6   | 8    | the ball is down on 1930, and the play is over |
        | 45 hexes, 7     | 1910 | 6   | 7    | the offense's #21 has the ball                 |
        | 45 hexes, 8     | 1910 | 6   | 8    | the ball is down on 1930, and the play is over |

    @9.4.V.1 @9.4.V.2 @T.pass.use @case:up-to-five-hexes-nothing-is-deducted
    Scenario Outline: A pass of up to five hexes has no deduction
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #12  | #66  | #77  | #21   |
        | 1955 | 1956 | 1855 | <hex> |
      When the position is put on the table
      Then the net points of a pass from #12 to #21 are 11

      Examples:
        | case     | hex  |
        | 2 hexes  | 1953 |
        | 3 hexes  | 1952 |
        | 5 hexes  | 1950 |

    @9.4.V.2 @case:what-the-schedule-says-of-the-distance
    Scenario Outline: The distance of a long pass decides its deduction
      Given the offense is to throw a long pass
      And the ball has been lifted from #12
      And the offense's #36 stands on <hex>
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item     | points    |
        | passer   | 10        |
        | receiver | 3         |
        | distance | -<points> |
        | target   | -<off>    |

      Examples:
        | hex  | points | off |
        | 1936 | 1      | 6   |
        | 2436 | 2      | 8   |
        | 1642 | 3      | 2   |
        | 1942 | 2      | 3   |
        | 1943 | 3      | 4   |
        | 1055 | 5      | 18  |
        | 1755 | 5      | 15  |
        | 0155 | 5      | 22  |
        | 1056 | 5      | 19  |
        | 1960 | 5      | 21  |

  Rule: Deductions at the target hex

    @9.4.V.2 @9.4.V.1 @case:on-the-target-nothing-is-deducted-for-it
    Scenario: A receiver on the target hex has no deduction
      Given the offense is to throw a long pass
      And the ball has been lifted from #12
      And the offense's #36 stands on 1640
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are 11

    @T.deductions.2 @9.4.Z.3 @case:each-hex-off-the-true-target-costs-a-point
    Scenario Outline: Each hex from the receiver to the true target costs the pass a point
      Given the offense is to throw a long pass
      And the ball has been lifted from #12
      And the offense's #36 stands on <hex>
      Then the net points of a pass from #12 to #36 are <net>
      When the offense's #12 passes to #36: the dice show <dice>
      Then <outcome>

      Examples:
        | case           | hex  | net | dice | outcome                                        |
        | 1 off, 10      | 1639 | 10  | 10   | the offense's #36 has the ball                 |
        | 1 off, 11      | 1639 | 10  | 11   | the ball is down on 1930, and the play is over |
        | 3 off, 9       | 1738 | 8   | 9    | the offense's #36 has the ball                 |
        | 3 off, 10      | 1738 | 8   | 10   | the ball is down on 1930, and the play is over |
        | 5 off, 7       | 1436 | 6   | 7    | the offense's #36 has the ball                 |
        | 5 off, 8       | 1436 | 6   | 8    | the defense is to try an interception          |
        | 3 off, 8       | 1543 | 7   | 8    | the offense's #36 has the ball                 |
        | 3 off, 9       | 1543 | 7   | 9    | the defense is to try an interception          |
        | 5 off, 7       | 1635 | 6   | 7    | the offense's #36 has the ball                 |
        | 5 off, 8       | 1635 | 6   | 8    | the defense is to try an interception          |
        | 6 off, 7       | 1634 | 6   | 7    | the offense's #36 has the ball                 |
        | 6 off, 8       | 1634 | 6   | 8    | the defense is to try an interception          |
        | 8 off, 6       | 1733 | 4   | 6    | the offense's #36 has the ball                 |
        | 8 off, 7       | 1733 | 4   | 7    | the defense is to try an interception          |

    @9.4.V.2 @T.pass.use @case:only-the-true-target-counts-not-the-other-one
    Scenario Outline: The deduction counts from the true target hex, not from the second recorded hex
      Given the offense is to throw a long pass
      And the ball has been lifted from #12
      And the offense's #36 stands on <hex>
      And the true target hex is the second one
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are <net>

      Examples:
        | hex  | net |
        | 2240 | 11  |
        | 2239 | 10  |
        | 1640 | 5   |

    @9.4.V.2 @case:only-a-pass-over-the-line-has-a-target-to-be-off-by-reading
    Scenario Outline: The reading of TF-A65 decides which forward passes have a target deduction
      Given the reading TF-A65 is <reading>
      And the offense is to throw a short pass
      And the target hexes read 0735 and 2240
      And a forward pass is announced, and its target reads 0735
      And the offense's men stand on
        | #12      | #36        | #71  |
        | <passer> | <receiver> | 1520 |
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are <net>

      Examples:
        | reading                       | passer | receiver | net |
        | passer-behind-receiver-beyond | 0930   | 0932     | 9   |
        | all-forward                   | 0930   | 0932     | 9   |
        | target-beyond                 | 0930   | 0932     | 9   |
        | passer-behind-receiver-beyond | 0928   | 0930     | 13  |
        | all-forward                   | 0928   | 0930     | 7   |
        | target-beyond                 | 0928   | 0930     | 7   |
        | passer-behind-receiver-beyond | 1027   | 0931     | 8   |
        | all-forward                   | 1027   | 0931     | 8   |
        | target-beyond                 | 1027   | 0931     | 8   |
        | passer-behind-receiver-beyond | 0831   | 0833     | 13  |
        | all-forward                   | 0831   | 0833     | 11  |
        | target-beyond                 | 0831   | 0833     | 11  |

    @9.4.V.2 @case:a-lateral-has-no-target-in-any-of-them
    Scenario Outline: A lateral has no target deduction under every TF-A65 reading
      Given the reading TF-A65 is <reading>
      And the offense is to throw a short lateral
      And the offense's men stand on
        | #12  | #36  | #71  |
        | 1528 | 1530 | 1520 |
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are 13

      Examples:
        | reading                       |
        | passer-behind-receiver-beyond |
        | all-forward                   |
        | target-beyond                 |

    @9.4.V.2 @case:a-target-behind-the-line-by-reading
    Scenario Outline: The reading of TF-A65 decides the points of a pass aimed behind the line
      Given the reading TF-A65 is <reading>
      And the offense is to throw a short pass
      And the target hexes read 1626 and 2240
      And a forward pass is announced, and its target reads 1626
      And the offense's men stand on
        | #12  | #36        | #71  |
        | 1528 | <receiver> | 1520 |
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are <net>

      Examples:
        | reading                       | receiver | net |
        | passer-behind-receiver-beyond | 1530     | 13  |
        | all-forward                   | 1530     | 9   |
        | target-beyond                 | 1530     | 13  |
        | passer-behind-receiver-beyond | 1532     | 5   |
        | all-forward                   | 1532     | 5   |
        | target-beyond                 | 1532     | 11  |

    @9.4.V.2 @case:a-pass-that-does-not-go-forward-or-not-to-beyond-the-line-has-none-in-any-reading
    Scenario Outline: A pass behind the line ignores the target hex under every TF-A65 reading
      Given the reading TF-A65 is <reading>
      And the offense is to throw a short pass
      And the target hexes read 1640 and 1630
      And a forward pass is announced, and its target reads <target>
      And the offense's men stand on
        | #12  | #36        | #71  |
        | 1528 | <receiver> | 1520 |
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are 13

      Examples:
        | case                   | reading       | target | receiver |
        | along a row            | all-forward   | 1640   | 1728     |
        | back                   | all-forward   | 1640   | 1526     |
        | along a row            | target-beyond | 1640   | 1728     |
        | a target at the line   | target-beyond | 1630   | 1530     |

    @9.4.V.2 @case:where-no-pass-is-announced-there-is-none-to-be-off
    Scenario: Before a pass is announced, no deduction for a target hex is counted
      Given the offense's men stand on
        | #12  | #36  | #71  |
        | 0930 | 0932 | 1520 |
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are 13

    @9.4.V.2 @case:a-lateral-has-no-target
    Scenario: A lateral has no deduction for a target hex
      Given the offense is to throw a short lateral
      And the offense's #36 stands on 1923
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item     | points |
        | passer   | 10     |
        | receiver | 3      |
      And the net points of a pass from #12 to #36 are 13

  Rule: Deductions for men around the passer

    @T.deductions.3 @case:each-of-the-six-hexes-around-the-passer
    Scenario Outline: A man in any hex next to the passer deducts points
      Given the offense is to throw a short lateral
      And the offense's #71 stands on <hex>
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item              | points    |
        | passer            | 10        |
        | receiver          | 3         |
        | men at the passer | -<points> |
      And the net points of a pass from #12 to #36 are <net>

      Examples:
        | hex  | points | net |
        | 1926 | 2      | 11  |
        | 2025 | 2      | 11  |
        | 2024 | 2      | 11  |
        | 1924 | 2      | 11  |
        | 1824 | 2      | 11  |
        | 1825 | 2      | 11  |

    @9.4.V.2 @case:each-of-the-six-hexes-around-the-passer
    Scenario Outline: A teammate away from the passer does not change the net points
      Given the offense is to throw a short lateral
      And the offense's #71 stands on <hex>
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item              | points    |
        | passer            | 10        |
        | receiver          | 3         |
        | men at the passer | -<points> |
      And the net points of a pass from #12 to #36 are <net>

      Examples:
        | hex  | points | net |
        | 1927 | 0      | 13  |
        | 2026 | 0      | 13  |
        | 1923 | 0      | 13  |
        | 2124 | 0      | 13  |

    @T.deductions.3 @case:an-opponent-next-to-the-passer-costs-two-whichever-way-he-faces-and-nothing-more
    Scenario Outline: An opponent next to the passer costs two points, regardless of facing
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1926 facing <facing>
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item              | points |
        | passer            | 10     |
        | receiver          | 3      |
        | men at the passer | -2     |

      Examples:
        | facing |
        | S      |
        | SE     |
        | NE     |
        | N      |

    @T.deductions.3 @case:in-his-hex-hit-neutralized-or-the-receiver-himself-he-counts
    Scenario Outline: Every man next to the passer counts for the deduction, even neutralized or Hit
      Given the offense is to throw a short lateral
      And the <side>'s #<man> stands on <hex>
      And the <side>'s #<man> is <state>
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item              | points |
        | passer            | 10     |
        | receiver          | 3      |
        | men at the passer | -2     |

      Examples:
        | case                         | side    | man | hex  | state         |
        | an opponent in his hex       | defense | 89  | 1925 | Hit           |
        | a neutralized one in his hex | defense | 89  | 1925 | neutralized 2 |
        | a neutralized opponent       | defense | 89  | 1926 | neutralized 4 |
        | a neutralized friend         | offense | 71  | 1926 | neutralized 1 |
        | a Hit friend                 | offense | 71  | 1824 | Hit           |

    @T.deductions.3 @case:the-receiver-next-to-the-passer-counts-as-a-man-next-to-the-passer
    Scenario: A receiver next to the passer costs points like any man next to him
      Given the offense is to throw a short lateral
      And the offense's #36 stands on 1924
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item              | points |
        | passer            | 10     |
        | receiver          | 3      |
        | men at the passer | -2     |
      And the net points of a pass from #12 to #36 are 11

    @T.deductions.3 @T.deductions.4 @case:one-defender-between-the-two-counts-at-both
    Scenario: A defender next to both passer and receiver counts for each of them
      Given the offense is to throw a short lateral
      And the offense's #36 stands on 1724
      And the defense's #89 stands on 1824
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item                | points |
        | passer              | 10     |
        | receiver            | 3      |
        | men at the passer   | -2     |
        | men at the receiver | -2     |
      And the net points of a pass from #12 to #36 are 9

    @T.deductions.3 @case:friends-and-opponents-are-counted-together
    Scenario Outline: Teammates and opponents next to the passer are counted together
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #71     | #66     |
        | <first> | <second> |
      And the defense's men stand on
        | #89     | #55      |
        | <third> | <fourth> |
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are <net>

      Examples:
        | first | second | third | fourth | net |
        | 1926  | 1730   | 1533  | 2333   | 11  |
        | 1926  | 2025   | 1533  | 2333   | 9   |
        | 1926  | 2025   | 1825  | 2333   | 7   |
        | 1926  | 2025   | 1825  | 1925   | 5   |
        | 2024  | 1824   | 1924  | 1926   | 5   |

  Rule: Deductions for men around the receiver

    @T.deductions.4
    Scenario Outline: Each opponent in the receiver's hex or next to it costs two points
      Given the offense is to throw a short lateral
      And the defense's #89 stands on <hex> facing <facing>
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item                | points    |
        | passer              | 10        |
        | receiver            | 3         |
        | men at the receiver | -<points> |
      And the net points of a pass from #12 to #36 are <net>

      Examples:
        | hex  | facing | points | net |
        | 1624 | S      | 2      | 11  |
        | 1625 | N      | 2      | 11  |
        | 1725 | S      | 2      | 11  |
        | 1724 | SE     | 2      | 11  |
        | 1623 | N      | 2      | 11  |
        | 1524 | N      | 2      | 11  |
        | 1525 | SW     | 2      | 11  |

    @9.4.V.2 @case:each-opponent-in-the-receivers-hex-or-next-to-it-costs-two-points
    Scenario Outline: An opponent not next to the receiver does not change the net points
      Given the offense is to throw a short lateral
      And the defense's #89 stands on <hex> facing <facing>
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item                | points    |
        | passer              | 10        |
        | receiver            | 3         |
        | men at the receiver | -<points> |
      And the net points of a pass from #12 to #36 are <net>

      Examples:
        | hex  | facing | points | net |
        | 1626 | S      | 0      | 13  |
        | 1822 | N      | 0      | 13  |
        | 1425 | S      | 0      | 13  |

    @9.4.V.2 @case:friends-next-to-the-receiver-cost-nothing
    Scenario: Teammates next to the receiver do not reduce the net points of a pass
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #71  | #66  | #51  |
        | 1625 | 1725 | 1623 |
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are 13

    @T.deductions.4 @case:neutralized-and-hit-opponents-stand-there-all-the-same
    Scenario Outline: Neutralized and Hit opponents next to the receiver count for the deduction
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1625
      And the defense's #89 is <state>
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are 11

      Examples:
        | state         |
        | Hit           |
        | neutralized 3 |

    @T.deductions.4 @case:three-of-them-cost-six-points
    Scenario: Three opponents next to the receiver cost six points
      Given the offense is to throw a short lateral
      And the defense's men stand on
        | #89  | #55  | #13  |
        | 1624 | 1625 | 1524 |
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are 7

  Rule: Zones of Control that overlap the passer's

    @T.deductions.5
    Scenario Outline: Each opponent whose zone overlaps the passer's costs a point
      Given the offense is to throw a short lateral
      And the offense's #12 stands on 1925 facing <passer>
      And the defense's #89 stands on <hex> facing <facing>
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item              | points    |
        | passer            | 10        |
        | receiver          | 3         |
        | overlapping zones | -<points> |
      And the net points of a pass from #12 to #36 are <net>

      Examples:
        | case                   | passer | hex  | facing | points | net |
        | one hex in common      | N      | 1927 | S      | 1      | 12  |
        | two hexes in common    | N      | 2026 | SW     | 1      | 12  |
        | beside, hex in common  | N      | 2125 | NW     | 1      | 12  |
        | face to face below     | S      | 1923 | N      | 1      | 12  |
        | distance two aside     | NE     | 2126 | SW     | 1      | 12  |
        | two in common, aside   | NE     | 2125 | SW     | 1      | 12  |

    @9.4.V.2 @case:each-opponent-whose-zone-overlaps-the-passers-costs-a-point
    Scenario Outline: A Zone of Control that does not overlap the passer's zone has no deduction
      Given the offense is to throw a short lateral
      And the offense's #12 stands on 1925 facing <passer>
      And the defense's #89 stands on <hex> facing <facing>
      When the position is put on the table
      Then the points of a pass from #12 to #36 are
        | item              | points    |
        | passer            | 10        |
        | receiver          | 3         |
        | overlapping zones | -<points> |
      And the net points of a pass from #12 to #36 are <net>

      Examples:
        | case                   | passer | hex  | facing | points | net |
        | three hexes away       | N      | 1928 | S      | 0      | 13  |
        | he looks away          | N      | 1927 | N      | 0      | 13  |
        | the passer looks away  | S      | 1927 | S      | 0      | 13  |
        | three aside            | NE     | 2226 | SW     | 0      | 13  |

    @9.4.V.2 @case:a-neutralized-opponent-has-no-zone
    Scenario: A neutralized opponent near the passer costs no point for a zone
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1927 facing S
      And the defense's #89 is neutralized 1
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are 13

    @T.deductions.5 @case:a-hit-opponent-keeps-his
    Scenario: A Hit opponent near the passer still costs a point for his zone
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1927 facing S
      And the defense's #89 is Hit
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are 12

    @9.4.V.2 @case:a-friends-zone-costs-nothing
    Scenario: The zone of a passer's own teammate does not reduce a pass's net points
      Given the offense is to throw a short lateral
      And the offense's #71 stands on 1927 facing S
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are 13

    @9.4.V.2 @case:opponents-at-the-passer-by-reading
    Scenario Outline: The reading of TF-A73 decides how many points an opponent near the passer deducts
      Given the reading TF-A73 is <reading>
      And the offense is to throw a short lateral
      And the defense's #89 stands on <hex> facing <facing>
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are <net>

      Examples:
        | case                     | reading           | hex  | facing | net |
        | next to him, facing him  | item3-then-item5  | 1926 | S      | 11  |
        | next to him, facing him  | zone-means-3      | 1926 | S      | 11  |
        | next to him, facing him  | both              | 1926 | S      | 10  |
        | facing him, overlapping  | item3-then-item5  | 2025 | SW     | 11  |
        | facing him, overlapping  | zone-means-3      | 2025 | SW     | 11  |
        | facing him, overlapping  | both              | 2025 | SW     | 10  |
        | next to him, looking off | item3-then-item5  | 1926 | N      | 11  |
        | next to him, looking off | zone-means-3      | 1926 | N      | 13  |
        | next to him, looking off | both              | 1926 | N      | 11  |
        | looking off, overlapping | item3-then-item5  | 1926 | NE     | 11  |
        | looking off, overlapping | zone-means-3      | 1926 | NE     | 12  |
        | looking off, overlapping | both              | 1926 | NE     | 10  |
        | overlapping from two off | item3-then-item5  | 1927 | S      | 12  |
        | overlapping from two off | zone-means-3      | 1927 | S      | 12  |
        | overlapping from two off | both              | 1927 | S      | 12  |
        | in his hex               | item3-then-item5  | 1925 | S      | 11  |
        | in his hex               | zone-means-3      | 1925 | S      | 13  |
        | in his hex               | both              | 1925 | S      | 11  |
        | in his hex, his way      | item3-then-item5  | 1925 | N      | 11  |
        | in his hex, his way      | zone-means-3      | 1925 | N      | 12  |
        | in his hex, his way      | both              | 1925 | N      | 10  |

    @9.4.V.2 @case:a-friend-next-to-the-passer-by-reading
    Scenario Outline: The reading of TF-A73 decides whether a teammate next to the passer deducts points
      Given the reading TF-A73 is <reading>
      And the offense is to throw a short lateral
      And the offense's #71 stands on 1926 facing <facing>
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are <net>

      Examples:
        | reading           | facing | net |
        | item3-then-item5  | S      | 11  |
        | zone-means-3      | S      | 11  |
        | both              | S      | 11  |
        | item3-then-item5  | N      | 11  |
        | zone-means-3      | N      | 13  |
        | both              | N      | 11  |

    @9.4.V.2 @case:a-neutralized-opponent-next-to-the-passer-by-reading
    Scenario Outline: TF-A73 decides whether a neutralized opponent next to the passer deducts points
      Given the reading TF-A73 is <reading>
      And the offense is to throw a short lateral
      And the defense's #89 stands on 1926 facing S
      And the defense's #89 is neutralized 1
      When the position is put on the table
      Then the net points of a pass from #12 to #36 are <net>

      Examples:
        | reading           | net |
        | item3-then-item5  | 11  |
        | zone-means-3      | 13  |
        | both              | 11  |

  Rule: All deductions together

    @9.4.V.1 @9.4.V.2 @T.pass.use @case:distance-target-a-man-at-the-passer-and-one-on-the-receiver
    Scenario: A pass loses points for distance, target and men near passer and receiver
      Given the offense is to throw a long pass
      And the target hexes read 0939 and 2240
      And a forward pass is announced, and its target reads 0939
      And the ball has been lifted from #12
      And the offense's #21 stands on 0937
      And the defense's #5 stands on 0937
      And the defense's #89 stands on 1926
      When the position is put on the table
      Then the points of a pass from #12 to #21 are
        | item                | points |
        | passer              | 10     |
        | receiver            | 5      |
        | distance            | -2     |
        | target              | -2     |
        | men at the passer   | -2     |
        | men at the receiver | -2     |
      And the net points of a pass from #12 to #21 are 7

    @9.4.V.1 @9.4.V.2 @T.pass.use @case:one-thing-more-one-line-less
    Scenario Outline: Each man who is added near passer or receiver lowers the net points
      Given the offense is to throw a long pass
      And the target hexes read 0939 and 2240
      And a forward pass is announced, and its target reads 0939
      And the ball has been lifted from #12
      And the offense's men stand on
        | #21  | #71   |
        | 0937 | <tackle> |
      And the defense's men stand on
        | #5   | #89  | #55   | #13   |
        | 0937 | 1926 | <linebacker> | <corner> |
      When the position is put on the table
      Then the net points of a pass from #12 to #21 are <net>

      Examples:
        | case                     | tackle | linebacker | corner | net |
        | as it was                | 1730   | 2333       | 1135   | 7   |
        | a blocker at the passer  | 2024   | 2333       | 1135   | 5   |
        | a zone that overlaps     | 1730   | 2126       | 1135   | 6   |
        | a second at the receiver | 1730   | 2333       | 0938   | 5   |
        | all three                | 2024   | 2126       | 0938   | 2   |

    @T.pass.use @case:above-eleven-line-eleven-is-read
    Scenario Outline: A pass with more than eleven net points uses line eleven
      Given the offense is to throw a short lateral
      And the offense's #21 stands on 1624 facing NE
      And the offense's #36 stands on 1130
      Then the net points of a pass from #12 to #21 are 15
      When the offense's #12 passes to #21: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the offense's #21 has the ball                 |
        | 11   | the offense's #21 has the ball                 |
        | 12   | the ball is down on 1930, and the play is over |

    @T.pass.use @T.pass.no @case:below-nothing-no-dice-are-thrown-and-the-pass-is-not-complete
    Scenario: A pass with negative net points fails without dice
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's men stand on
        | #12  | #71  | #66  | #51  | #65  | #77  | #36  |
        | 1955 | 1956 | 2055 | 2054 | 1954 | 1854 | 1910 |
      Then the net points of a pass from #12 to #36 are -2
      When the offense's #12 passes to #36
      Then the ball is down on 1930, and the play is over

    @T.pass.use @T.pass.no @9.5.AA.1 @case:nor-is-an-interception-thrown-for-less
    Scenario: After a pass fails for negative net points, a defender may still intercept
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's men stand on
        | #12  | #71  | #66  | #51  | #65  | #77  | #36  |
        | 1955 | 1956 | 2055 | 2054 | 1954 | 1854 | 1910 |
      And the defense's #5 stands on 1913
      When the offense's #12 passes to #36
      Then the defense is to try an interception
      When the defense's #5 tries to intercept: the dice show 7
      Then the ball is down on 1913, and the play is over
      And the ball is the defense's

    @T.pass.use @T.pass.low @case:at-nothing-there-are-dice-and-two-is-enough
    Scenario Outline: A pass with zero net points is completed by a roll of 2
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's men stand on
        | #12  | #71  | #66  | #51  | #65  | #36  |
        | 1955 | 1956 | 2055 | 2054 | 1954 | 1910 |
      Then the net points of a pass from #12 to #36 are 0
      When the offense's #12 passes to #36: the dice show <dice>
      Then <outcome>

      Examples:
        | dice | outcome                                        |
        | 2    | the offense's #36 has the ball                 |
        | 3    | the ball is down on 1930, and the play is over |
