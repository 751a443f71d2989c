Feature: Passing
  Who may throw to whom, how far, and for how many points.

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

  Rule: Men who may throw or catch a pass

    @9.4.X.1 @9.4.X.2 @9.0.general.3 @T.pass.C @9.4.V.0.1 @9.4.V.0.2 @case:the-man-who-took-the-snap-throws
    Scenario: The man who took the snap may throw a pass
      Given the offense is to throw a short pass
      And the offense's #36 stands on 1929
      When the offense's #12 passes to #36: the dice show 2
      Then the offense's #36 has the ball
      And a forward pass has been tried
      And the ball has not been carried across the line
      And it is the defense's movement

    @9.4.X.2 @3.32.8 @case:a-man-who-was-far-enough-back-at-the-snap-throws
    Scenario: A man who was far enough back at the snap may throw
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #31
      And the offense's #31 has the ball
      And the offense's #83 stands on 2021
      When the offense's #31 passes to #83: the dice show 2
      Then the offense's #83 has the ball
      And a lateral has been caught
      And no forward pass has been tried

    @9.4.X.1 @9.4.T.1 @case:nobody-else-throws
    Scenario Outline: A man who is not an eligible passer may not throw
      Given the offense is to throw a short lateral
      And the offense's #<man> stands on 1726
      And the offense's #<man> has the ball
      When the offense tries to pass from #<man> to #36
      Then it is refused under 9.4.X.1

      Examples:
        | case      | man |
        | a back    | 31  |
        | a lineman | 66  |
        | an end    | 83  |

    @9.4.X.1 @9.4.T.1 @case:a-man-who-was-inside-the-line-at-the-snap-does-not-catch
    Scenario Outline: A lineman at the snap may not catch a pass
      Given the offense is to throw a short lateral
      And the offense's #<man> stands on 1724
      When the offense tries to pass from #12 to #<man>
      Then it is refused under 9.4.X.1

      Examples:
        | man |
        | 71  |
        | 66  |
        | 51  |
        | 65  |
        | 77  |

    @9.4.U.2 @case:both-ends-of-the-line-and-the-men-behind-it-do
    Scenario Outline: Ends of the line and backs may receive a pass
      Given the offense is to throw a short lateral
      And the offense's #36 stands on 1328
      And the offense's #<man> stands on 1624 facing NE
      When the offense's #12 passes to #<man>: the dice show 7
      Then the offense's #<man> has the ball

      Examples:
        | man |
        | 21  |
        | 83  |
        | 85  |
        | 31  |

    @9.0.general.1 @case:the-passer-himself-is-no-receiver-of-his-own-pass
    Scenario: A man may not pass to himself
      Given the offense is to throw a short lateral
      When the offense tries to pass from #12 to #12
      Then it is refused under 9.0.general.1

    @9.1.A.5 @9.0.proc.3.4 @case:without-the-ball-there-is-nothing-to-throw
    Scenario: A man without the ball may not throw a pass
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #31
      And the offense's #31 stands on 1723
      When the offense tries to pass from #31 to #36
      Then it is refused under 9.0.proc.3.4

    @9.1.A.5 @9.0.proc.3.4 @case:a-dummy-is-nothing-to-throw-either
    Scenario: A man with a dummy may not throw a pass
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #31
      And the offense's #31 stands on 1723
      And the offense's #31 has a dummy ball
      When the offense tries to pass from #31 to #36
      Then it is refused under 9.0.proc.3.4

    @9.4.T.2 @T.contact.Dn @case:a-neutralized-man-does-not-catch
    Scenario: A neutralized man may not catch a pass
      Given the offense is to throw a short lateral
      And the offense's #36 is neutralized 1
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.T.2

    @9.4.T.2 @case:nor-does-a-man-who-is-hit-but-for-one-reading-refused
    Scenario Outline: Under two readings of TF-A27, a Hit man may not catch a pass
      Given the reading TF-A27 is <reading>
      And the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      And the offense's #36 is Hit
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.T.2

      Examples:
        | reading    |
        | table-plus |
        | no-ball    |

    @9.4.U.3 @case:where-the-table-counts-alone-a-man-who-is-hit-catches
    Scenario: Under TF-A27 table-all, a Hit man may catch a pass
      Given the reading TF-A27 is table-all
      And the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      And the offense's #36 is Hit
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @4.1.1 @case:it-goes-to-a-man-of-the-offense-who-is-on-the-field
    Scenario Outline: A pass may only go to a man of the offense on the field
      Given the offense is to throw a short lateral
      When the offense tries to pass from #12 to #<man>
      Then it is refused under 4.1.1

      Examples:
        | case           | man |
        | an opponent    | 91  |
        | an unknown man | 60  |

    @9.0.general.0 @case:the-defense-does-not-throw
    Scenario: The defense may not throw a pass
      Given the offense is to throw a short lateral
      When the defense tries to pass from #12 to #36
      Then it is refused under 9.0.general.0

  Rule: Sight from the passer to the receiver

    @9.0.proc.1 @6.4.F.2 @case:one-of-the-two-has-to-see-the-other
    Scenario Outline: A pass is refused if neither man has the other in sight
      Given the offense is to throw a short lateral
      And the offense's #12 stands on 1925 facing <passer>
      And the offense's #36 stands on 1624 facing <receiver>
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.0.proc.1

      Examples:
        | case             | passer | receiver |
        | neither          | N      | SW       |
        | backs turned     | SE     | NW       |
        | just out of both | NE     | N        |

    @9.4.U.2 @case:either-will-do
    Scenario Outline: A pass needs sight by either the passer or the receiver
      Given the offense is to throw a short lateral
      And the offense's #12 stands on 1925 facing <passer>
      And the offense's #36 stands on 1624 facing <receiver>
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

      Examples:
        | case             | passer | receiver |
        | the passer       | SW     | SW       |
        | the receiver     | NE     | SE       |
        | both             | SW     | NE       |

  Rule: The points that passer and receiver keep

    @9.0.proc.2 @7.4.L @case:passer-and-receiver-have-kept-their-points-for-a-short-pass
    Scenario Outline: For a short pass, passer and receiver must have enough unspent points
      Given the offense is to throw a short lateral
      And the offense's #12 has kept <passer> points
      And the offense's #36 has kept <receiver> points
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.0.proc.2

      Examples:
        | case                  | passer | receiver |
        | the passer has none   | 0      | 10       |
        | the receiver has one  | 10     | 1        |
        | the receiver has none | 10     | 0        |

    @9.4.U.2 @T.mp-chart.3.3 @T.mp-chart.3.4 @case:one-from-the-passer-and-two-from-the-receiver-are-enough-for-a-short-one
    Scenario: A short pass needs one passer point and two receiver points
      Given the offense is to throw a short lateral
      And the offense's #12 has kept 1 point
      And the offense's #36 has kept 2 points
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @9.0.proc.2 @7.4.L @case:and-for-a-long-one
    Scenario Outline: For a long pass, passer and receiver must have enough unspent points
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      And the offense's #12 has kept <passer> points
      And the offense's #36 has kept <receiver> points
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.0.proc.2

      Examples:
        | case                 | passer | receiver |
        | the receiver has one | 10     | 1        |

    @9.4.U.3 @T.mp-chart.3.3 @T.mp-chart.3.4 @case:six-from-the-passer-and-two-from-the-receiver-are-enough-for-a-long-one
    Scenario: A long pass needs six passer points and two receiver points
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      And the offense's #12 has kept 6 points
      And the offense's #36 has kept 2 points
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @9.4.R.3 @case:with-five-kept-the-ball-is-not-lifted-from-him
    Scenario: A man with five unspent points may not be named for a long pass
      Given the offense is to throw a short pass
      And the offense's #12 has kept 5 points
      When the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.3

    @9.0.proc.2 @case:what-the-damaged-chart-asks-of-them-by-reading-refused
    Scenario Outline: Under three readings of TF-A17, a passer with one unspent point may not pass
      Given the reading TF-A17 is <reading>
      And the offense is to throw a short lateral
      And the offense's #12 has kept 1 point
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.0.proc.2

      Examples:
        | reading |
        | 6-2-2-2 |
        | 6-2-6-2 |
        | 6-2-1-2 |

    @9.0.proc.2 @case:what-it-asks-of-the-receiver-of-a-long-pass-by-reading-refused
    Scenario Outline: The reading of TF-A17 decides below how many points a long pass is refused
      Given the reading TF-A17 is <reading>
      And the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      And the offense's #36 has kept <points> points
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.0.proc.2

      Examples:
        | reading | points |
        | 6-1-2-2 | 1      |
        | 6-2-2-2 | 1      |
        | 6-2-6-2 | 5      |
        | 6-2-1-2 | 0      |

    @9.4.U.3 @case:what-it-asks-of-the-receiver-of-a-long-pass-by-reading-enough
    Scenario Outline: The reading of TF-A17 decides how many receiver points suffice for a long pass
      Given the reading TF-A17 is <reading>
      And the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      And the offense's #36 has kept <points> points
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

      Examples:
        | reading | points |
        | 6-1-2-2 | 2      |
        | 6-2-2-2 | 2      |
        | 6-2-6-2 | 6      |
        | 6-2-1-2 | 1      |

    @9.4.R.3 @case:what-is-spent-in-the-movement-is-not-kept
    Scenario: Points spent in movement cannot pay for a long pass
      Given it is the offense's pass commitment
      And the offense's #36 stands on 1324
      When the offense commits to a lateral pass
      And the offense's #12 moves to 1928 by way of 1926 and 1927
      And the offense's #12 turns to NW
      And the offense's #12 moves to 1828
      And the offense ends its movement
      And the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.3

    @9.0.proc.2 @case:a-receiver-who-has-run-out-his-points-does-not-catch
    Scenario: A receiver with too few unspent points may not catch
      Given it is the offense's pass commitment
      And the offense's #36 stands on 1615 facing N
      When the offense commits to a lateral pass
      And the offense's #36 moves to 1624 by way of 1616, 1617, 1618, 1619, 1620, 1621, 1622 and 1623
      Then the offense's #36 has 1 point left
      When the offense ends its movement
      And the offense tries to pass from #12 to #36
      Then it is refused under 9.0.proc.2

    @9.4.U.2 @case:a-passer-with-his-last-point-throws-a-short-one
    Scenario: A passer with one unspent point throws a short pass
      Given it is the offense's pass commitment
      And the offense's #12 stands on 1916 facing N
      And the offense's #36 stands on 1624 facing NE
      When the offense commits to a lateral pass
      And the offense's #12 moves to 1925 by way of 1917, 1918, 1919, 1920, 1921, 1922, 1923 and 1924
      And the offense ends its movement
      And the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @9.0.proc.2 @case:a-hand-off-in-the-same-game-turn-is-paid-out-of-the-same-points
    Scenario: A hand-off leaves the passer too few points for a long pass
      Given it is the offense's pass commitment
      And the offense's #12 stands on 1925 facing S
      And the offense's #31 stands on 1924
      And the offense's #36 stands on 1615 facing N
      When the offense commits to a lateral pass
      And the offense's #12 turns to N
      And the offense's #12 turns to NW
      And the offense's #12 hands off to #31, giving a dummy: the dice show 7
      Then the offense's #12 has 5 points left
      When the offense ends its movement
      And the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.3

    @9.4.R.5 @case:without-it-he-has-just-enough-for-a-long-pass
    Scenario: Without a hand-off, the passer has enough points for a long pass
      Given it is the offense's pass commitment
      And the offense's #12 stands on 1925 facing S
      And the offense's #36 stands on 1615 facing N
      When the offense commits to a lateral pass
      And the offense's #12 turns to N
      And the offense's #12 turns to NW
      Then the offense's #12 has 6 points left
      When the offense ends its movement
      And the offense lifts the ball from #12
      Then it is the defense's movement

  Rule: Forward passes and laterals

    @9.4.R.4 @3.32.10 @case:a-pass-that-is-none-of-the-announced-kind-is-refused
    Scenario Outline: A pass of a kind that was not announced is refused
      Given the offense is to throw a short <kind>
      And the offense's #36 stands on <hex>
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.R.4

      Examples:
        | case                          | kind    | hex  |
        | back, announced forward       | pass    | 1624 |
        | beside, announced forward     | pass    | 1725 |
        | half a hex up is beside       | pass    | 1625 |
        | a row up, announced lateral   | lateral | 1726 |
        | straight up, announced lateral | lateral | 1928 |

    @9.4.U.2 @case:one-of-the-announced-kind-is-thrown
    Scenario Outline: A forward pass or lateral of the announced kind may be thrown
      Given the offense is to throw a short <kind>
      And the offense's #36 stands on <hex>
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

      Examples:
        | case          | kind    | hex  |
        | a row up      | pass    | 1726 |
        | straight up   | pass    | 1928 |
        | half a hex up | lateral | 1625 |
        | beside        | lateral | 1725 |
        | back          | lateral | 1723 |

    @9.4.U.2 @case:beyond-the-line-a-forward-pass-may-be-thrown-too
    Scenario: A passer beyond the line may throw a forward pass
      Given the offense is to throw a short pass
      And the offense's men stand on
        | #12  | #36  |
        | 0832 | 0835 |
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

  Rule: The maximum length of a pass

    @9.4.U.1 @9.4.U.3 @case:six-hexes-are-no-short-pass
    Scenario Outline: A pass of exactly six hexes is not a short pass
      Given the offense is to throw a short lateral
      And the offense's #36 stands on <hex>
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.U.3

      Examples:
        | case          | hex  |
        | 6             | 1324 |
        | 6 straight on | 1919 |

    @9.4.U.2 @case:five-are
    Scenario Outline: A pass of at most five hexes is a short pass
      Given the offense is to throw a short lateral
      And the offense's #36 stands on <hex>
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

      Examples:
        | case          | hex  |
        | 5             | 1423 |
        | 5 straight on | 1920 |
        | 1             | 1824 |

    @9.4.U.1 @9.4.U.2 @case:five-hexes-are-no-long-pass
    Scenario Outline: A pass of at most five hexes is not a long pass
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on <hex>
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.U.2

      Examples:
        | hex  |
        | 1920 |
        | 1824 |

    @9.4.W @case:more-than-45-are-too-far
    Scenario Outline: A pass of more than 45 hexes is refused
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's men stand on
        | #12  | #36   |
        | 1956 | <hex> |
      Then the offense cannot pass from #12 to #36
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.W

      Examples:
        | case            | hex  |
        | 46              | 1910 |
        | 46 on a slant   | 0119 |
        | 56              | 1900 |

    @9.4.U.3 @T.deductions.1 @case:forty-five-are-not
    Scenario: A pass of exactly 45 hexes is allowed
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's men stand on
        | #12  | #36  |
        | 1955 | 1910 |
      Then the offense can pass from #12 to #36
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

  Rule: Eligible receivers who are fixed at the snap

    @9.4.X.2 @9.4.X.0 @case:passers-are-the-man-of-the-snap-and-those-three-rows-or-more-behind-the-first
    Scenario Outline: Passers are the snap's receiver and men at least three rows back
      Given the reading TF-A05 is <reading>
      And the offense is to call Game-Turn 3
      And the offense's men stand on
        | #12  | #36   | #31  | #85  |
        | 1929 | <hex> | 2028 | 2429 |
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then the eligible passers of the snap are <men>

      Examples:
        | case                 | reading    | hex  | men         |
        | the third row        | adjacent-0 | 1828 | #12         |
        | the fourth row       | adjacent-0 | 1827 | #12 and #36 |
        | the second row       | adjacent-1 | 1829 | #12 and #31 |
        | the third, counted 3 | adjacent-1 | 1828 | #12, #36 and #31 |

    @9.4.X.3 @9.4.X.0 @case:of-all-men-next-to-the-line-the-leftmost-and-the-rightmost-receive
    Scenario Outline: The outermost men next to the line are eligible receivers
      Given the offense is to call Game-Turn 3
      And the offense's men stand on
        | #12  | #36  | #31  | #85   |
        | 1929 | 1828 | 2028 | <hex> |
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then the eligible receivers of the snap are <men>

      Examples:
        | case                          | hex  | men                             |
        | an eighth man outside         | 2430 | #21, #85, #12, #36 and #31      |
        | an eighth man inside          | 1630 | #21, #83, #12, #36 and #31      |
        | an eighth man on the left end | 1030 | #85, #83, #12, #36 and #31      |
        | behind the line               | 2429 | #21, #83, #85, #12, #36 and #31 |

  Rule: Readings of how many ends of the line are eligible

    @9.4.X.3 @9.2.D.1 @case:the-second-man-from-the-end
    Scenario Outline: The reading of TF-A69 decides whether the second man from the end is eligible
      Given the reading TF-A69 is <reading>
      And the offense is to call Game-Turn 3
      And the offense's men stand on
        | #12  | #36  | #31  | #85  |
        | 1929 | 1828 | 2028 | 2429 |
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then the eligible receivers of the snap are <men>

      Examples:
        | reading     | men                                    |
        | one-per-end | #21, #83, #85, #12, #36 and #31        |
        | two-per-end | #21, #71, #77, #83, #85, #12, #36 and #31 |

  Rule: The gain of an incomplete pass

    @9.4.V.4 @case:nothing-also-where-the-line-cuts-through-every-second-hex-and-the-ball-lay-a-row-behind-it
    Scenario: Under TF-A04 half, an incomplete pass gains nothing
      Given the reading TF-A04 is half
      And the ball was snapped from 1829
      And the offense is to throw a short pass
      And the offense's #36 stands on 1927
      And the offense's men stand on
        | #66  | #71  | #77  |
        | 1829 | 1729 | 2129 |
        | N    | N    | N    |
      When the offense's #12 passes to #36: the dice show 12
      Then the ball is down on 1829, and the play is over
      And the gain is 0 hexes
