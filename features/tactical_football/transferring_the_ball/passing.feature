Feature: Passing
  A pass is committed to before the men move. A short one is thrown at once after that, a long one when the defense has moved.

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

  Rule: The commitment

    @9.4.R.2 @9.4.Z.2
    Scenario: A forward pass is announced with its target, and the ball marker is turned up
      Given it is the offense's pass commitment
      When the offense commits to a forward pass aimed at 1640
      Then it is the offense's movement
      And the Game-Turn is a Pass Game-Turn
      And the ball marker has been turned up
      When the defense looks at the table
      Then the target hexes are not shown

    @9.4.R.2
    Scenario: A lateral pass has no target, and turns nothing up
      Given it is the offense's pass commitment
      When the offense commits to a lateral pass
      Then it is the offense's movement
      And the Game-Turn is a Pass Game-Turn
      And the ball marker has not been turned up

    @9.4.Z.1 @9.4.Z.2
    Scenario Outline: The true target is one of the two that were recorded
      Given it is the offense's pass commitment
      When the offense tries to commit to a forward pass aimed at <hex>
      Then it is refused under 5.13.1.B.2

      Examples:
        | hex  |
        | 1641 |
        | 1930 |

    @9.4.S.3 @4.4.2
    Scenario: A second forward pass is not committed to
      Given it is the offense's pass commitment
      And a forward pass has been tried
      When the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 9.4.S.3

    @9.4.R.2
    Scenario: A lateral is, after a forward pass too
      Given it is the offense's pass commitment
      And a forward pass has been tried
      When the offense commits to a lateral pass
      Then the Game-Turn is a Pass Game-Turn

    @9.4.S.3 @4.4.2
    Scenario: The forward pass that was caught is the one
      Given the offense is to throw a short pass
      And the offense's #36 stands on 1929
      When the offense's #12 passes to #36: the dice show 3
      And the defense ends its movement
      And the offense tries to commit to a forward pass aimed at 2240
      Then it is refused under 9.4.S.3

    @9.4.S.2 @9.4.R.2
    Scenario: Pass Game-Turn may follow Pass Game-Turn
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #36
      And the offense's #36 stands on 1625
      When the offense's #12 passes to #36: the dice show 3
      And the defense ends its movement
      And the offense commits to a lateral pass
      And the offense ends its movement
      And the offense's #36 passes to #12: the dice show 5
      Then the offense's #12 has the ball

    @9.4.R.2
    Scenario: However many laterals have been caught, another may be thrown
      Given it is the offense's pass commitment
      And it is Game-Turn 9
      And a lateral has been caught
      When the offense commits to a lateral pass
      Then the Game-Turn is a Pass Game-Turn

    @9.4.Y.2
    Scenario: No forward pass once a man who may not receive has been beyond the line
      Given it is the offense's pass commitment
      And an ineligible man has been across the line
      When the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 9.4.Y.2

    @9.4.R.2 @case:but-a-lateral
    Scenario: But a lateral is committed to after that
      Given it is the offense's pass commitment
      And an ineligible man has been across the line
      When the offense commits to a lateral pass
      Then the Game-Turn is a Pass Game-Turn

    @5.13.1.B.1
    Scenario: The defense commits to nothing
      Given it is the offense's pass commitment
      When the defense tries to commit to a lateral pass
      Then it is refused under 5.13.1.B.1

    @9.0.general.3
    Scenario Outline: Men who move do not throw
      Given it is the offense's movement in <turn>
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.0.general.3

      Examples:
        | turn                |
        | the Snap Game-Turn  |
        | a Contact Game-Turn |
        | a Pass Game-Turn    |

    @9.4.R.1
    Scenario Outline: Nor is a pass announced when the phase is past
      Given it is the offense's movement in <turn>
      When the offense tries to commit to a lateral pass
      Then it is refused under 9.4.R.1

      Examples:
        | turn                |
        | the Snap Game-Turn  |
        | a Contact Game-Turn |
        | a Pass Game-Turn    |

    @9.4.R.2 @9.4.R.3
    Scenario: Who has committed himself and throws nothing has ended the play
      Given it is the offense's pass commitment
      When the offense commits to a lateral pass
      And the offense ends its movement
      And the offense throws no pass
      Then the ball is down on 1925, and the play is over
      And the gain is -5 hexes
      And the play has ended with no pass
      And the ball is still the offense's

  Rule: Men who may not receive, and the line

    @9.4.Y.1
    Scenario Outline: His step over the line bars the forward pass for good
      Given the reading TF-A66 is soft-permanent
      And the offense's #<man> stands on <from>
      When the offense's #<man> moves to <to>
      Then an ineligible man has been across the line

      Examples:
        | case       | man | from | to   |
        | the centre | 51  | 1930 | 1931 |
        | a tackle   | 77  | 2630 | 2631 |

    @9.4.R.2
    Scenario Outline: An eligible man may cross it
      Given the offense's #<man> stands on <from>
      When the offense's #<man> moves to <to>
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to a forward pass aimed at 1640
      Then the Game-Turn is a Pass Game-Turn

      Examples:
        | case                  | man | from | to   |
        | an end of the line    | 21  | 1130 | 1131 |
        | the other end         | 83  | 2530 | 2531 |
        | a back                | 36  | 0830 | 0831 |

    @9.4.R.2
    Scenario: His step along the line or behind it bars nothing
      Given the offense's #77 stands on 2630
      When the offense's #77 moves to 2530
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to a forward pass aimed at 1640
      Then the Game-Turn is a Pass Game-Turn

    @9.4.Y.2
    Scenario Outline: A man who is beyond it, by reading
      Given the reading TF-A66 is <reading>
      And it is the offense's pass commitment
      And an ineligible man has been across the line
      And the offense's #51 stands on 1932
      When the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 9.4.Y.2

      Examples:
        | reading        |
        | soft-permanent |
        | soft-current   |

    @9.4.Y.2
    Scenario: A man who has come back bars it still
      Given the reading TF-A66 is soft-permanent
      And it is the offense's pass commitment
      And an ineligible man has been across the line
      When the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 9.4.Y.2

    @9.4.R.2
    Scenario: Where only those who are there count he bars it no more
      Given the reading TF-A66 is soft-current
      And it is the offense's pass commitment
      And an ineligible man has been across the line
      When the offense commits to a forward pass aimed at 1640
      Then the Game-Turn is a Pass Game-Turn

    @9.4.Y.1
    Scenario: Where he is banned he does not step there
      Given the reading TF-A66 is hard-ban
      When the offense's #51 moves to 1931
      Then it is refused under 9.4.Y.1

    @7.1.A
    Scenario: The ban is for those who may not receive
      Given the reading TF-A66 is hard-ban
      And the offense's #83 stands on 2530
      When the offense's #83 moves to 2531
      Then the offense's #83 stands on 2531

    @9.4.Y.2 @9.4.R.3
    Scenario: A man who crosses after the commitment makes the pass impossible
      Given it is the offense's pass commitment
      And the offense's #77 stands on 2630
      And the offense's #36 stands on 1929
      When the offense commits to a forward pass aimed at 1640
      And the offense's #77 moves to 2631
      And the offense ends its movement
      And the offense tries to pass from #12 to #36
      Then it is refused under 9.4.Y.2
      When the offense throws no pass
      Then the ball is down on 1925, and the play is over

  Rule: Who throws and who catches

    @9.4.X.1 @9.4.X.2 @9.0.general.3 @T.pass.C @9.4.V.0.1 @9.4.V.0.2
    Scenario: The man who took the snap throws
      Given the offense is to throw a short pass
      And the offense's #36 stands on 1929
      When the offense's #12 passes to #36: the dice show 2
      Then the offense's #36 has the ball
      And a forward pass has been tried
      And the ball has not been carried across the line
      And it is the defense's movement

    @9.4.X.2
    Scenario: A man who was far enough back at the snap throws
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #31
      And the offense's #31 has the ball
      And the offense's #83 stands on 2021
      When the offense's #31 passes to #83: the dice show 2
      Then the offense's #83 has the ball
      And a lateral has been caught
      And no forward pass has been tried

    @9.4.X.1 @9.4.T.1
    Scenario Outline: Nobody else throws
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

    @9.4.X.1 @9.4.T.1
    Scenario Outline: A man who was inside the line at the snap does not catch
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

    @9.4.U.2
    Scenario Outline: Both ends of the line and the men behind it do
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

    @9.0.general.1
    Scenario: The passer himself is no receiver of his own pass
      Given the offense is to throw a short lateral
      When the offense tries to pass from #12 to #12
      Then it is refused under 9.0.general.1

    @9.1.A.5 @9.0.proc.3.4
    Scenario: Without the ball there is nothing to throw
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #31
      And the offense's #31 stands on 1723
      When the offense tries to pass from #31 to #36
      Then it is refused under 9.0.proc.3.4

    @9.1.A.5 @9.0.proc.3.4
    Scenario: A dummy is nothing to throw either
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #31
      And the offense's #31 stands on 1723
      And the offense's #31 has a dummy ball
      When the offense tries to pass from #31 to #36
      Then it is refused under 9.0.proc.3.4

    @9.4.T.2 @T.contact.Dn
    Scenario: A neutralized man does not catch
      Given the offense is to throw a short lateral
      And the offense's #36 is neutralized 1
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.T.2

    @9.4.T.2
    Scenario Outline: Nor does a man who is Hit, but for one reading, refused
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

    @9.4.U.3
    Scenario: Where the table counts alone a man who is Hit catches
      Given the reading TF-A27 is table-all
      And the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      And the offense's #36 is Hit
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @4.1.1
    Scenario Outline: It goes to a man of the offense who is on the field
      Given the offense is to throw a short lateral
      When the offense tries to pass from #12 to #<man>
      Then it is refused under 4.1.1

      Examples:
        | case           | man |
        | an opponent    | 91  |
        | an unknown man | 60  |

    @9.0.general.0
    Scenario: The defense does not throw
      Given the offense is to throw a short lateral
      When the defense tries to pass from #12 to #36
      Then it is refused under 9.0.general.0

  Rule: Sight

    @9.0.proc.1 @6.4.F.2
    Scenario Outline: One of the two has to see the other
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

    @9.4.U.2
    Scenario Outline: Either will do
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

  Rule: The points that are kept

    @9.0.proc.2 @7.4.L
    Scenario Outline: Passer and receiver have kept their points for a short pass
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

    @9.4.U.2 @T.mp-chart.3.3 @T.mp-chart.3.4
    Scenario: One from the passer and two from the receiver are enough for a short one
      Given the offense is to throw a short lateral
      And the offense's #12 has kept 1 point
      And the offense's #36 has kept 2 points
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @9.0.proc.2 @7.4.L
    Scenario Outline: And for a long one
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

    @9.4.U.3 @T.mp-chart.3.3 @T.mp-chart.3.4
    Scenario: Six from the passer and two from the receiver are enough for a long one
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      And the offense's #12 has kept 6 points
      And the offense's #36 has kept 2 points
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @9.4.R.3
    Scenario: With five kept the ball is not lifted from him
      Given the offense is to throw a short pass
      And the offense's #12 has kept 5 points
      When the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.3

    @9.0.proc.2
    Scenario Outline: What the damaged chart asks of them, by reading, refused
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

    @9.0.proc.2
    Scenario Outline: What it asks of the receiver of a long pass, by reading, refused
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

    @9.4.U.3
    Scenario Outline: What it asks of the receiver of a long pass, by reading, enough
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

    @9.4.R.3
    Scenario: What is spent in the movement is not kept
      Given it is the offense's pass commitment
      And the offense's #36 stands on 1324
      When the offense commits to a lateral pass
      And the offense's #12 moves to 1928 by way of 1926 and 1927
      And the offense's #12 turns to NW
      And the offense's #12 moves to 1828
      And the offense ends its movement
      And the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.3

  Rule: Forward or lateral

    @9.4.R.4 @3.32.10
    Scenario Outline: A pass that is none of the announced kind is refused
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

    @9.4.U.2
    Scenario Outline: One of the announced kind is thrown
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

    @9.4.U.2
    Scenario: Beyond the line a forward pass may be thrown too
      Given the offense is to throw a short pass
      And the offense's men stand on
        | #12  | #36  |
        | 0832 | 0835 |
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

  Rule: How far

    @9.4.U.1 @9.4.U.3
    Scenario Outline: Six hexes are no short pass
      Given the offense is to throw a short lateral
      And the offense's #36 stands on <hex>
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.U.3

      Examples:
        | case          | hex  |
        | 6             | 1324 |
        | 6 straight on | 1919 |

    @9.4.U.2
    Scenario Outline: Five are
      Given the offense is to throw a short lateral
      And the offense's #36 stands on <hex>
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

      Examples:
        | case          | hex  |
        | 5             | 1423 |
        | 5 straight on | 1920 |
        | 1             | 1824 |

    @9.4.U.1 @9.4.U.2
    Scenario Outline: Five hexes are no long pass
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's #36 stands on <hex>
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.U.2

      Examples:
        | hex  |
        | 1920 |
        | 1824 |

    @9.4.W
    Scenario Outline: More than 45 are too far
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's men stand on
        | #12  | #36   |
        | 1956 | <hex> |
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.W

      Examples:
        | case            | hex  |
        | 46              | 1910 |
        | 46 on a slant   | 0119 |
        | 56              | 1900 |

    @9.4.U.3 @T.deductions.1
    Scenario: Forty-five are not
      Given the offense is to throw a long lateral
      And the ball has been lifted from #12
      And the offense's men stand on
        | #12  | #36  |
        | 1955 | 1910 |
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

  Rule: The order of a pass

    @9.4.U.2 @9.0.general.3
    Scenario: A short pass is thrown before the defense moves, and its catcher may then be contacted
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1525 facing SE
      When the offense's #12 passes to #36: the dice show 7
      Then it is the defense's movement
      And the offense's #36 has the ball
      When the defense's #89 contacts #36: the dice show 8, and 7 for the fumble
      Then the ball is down on 1624, and the play is over

    @9.4.R.5 @9.4.U.3 @9.0.proc.3.4
    Scenario: A long pass is lifted, and thrown after the defense has moved
      Given the offense is to throw a short pass
      And the offense's #21 stands on 1640
      When the offense lifts the ball from #12
      Then it is the defense's movement
      When the defense's #26 moves to 1644
      And the defense ends its movement
      Then the offense is to throw a long pass
      When the offense's #12 passes to #21: the dice show 7
      Then the offense's #21 has the ball
      And it is the offense's pass commitment
      And it is Game-Turn 5

    @9.4.U.3 @T.deductions.4
    Scenario: What the defense does before a long pass counts in it
      Given it is the defense's movement in a Pass Game-Turn
      And the ball has been lifted from #12
      And the offense's #21 stands on 1640
      Then the net points of a pass from #12 to #21 are 13
      When the defense's #26 moves to 1641 by way of 1644, 1643 and 1642
      And the defense ends its movement
      Then the net points of a pass from #12 to #21 are 11

    @9.4.R.5
    Scenario: A forward pass from the announcement to the throw
      Given it is the offense's pass commitment
      And the offense's #21 stands on 1634
      When the offense commits to a forward pass aimed at 1640
      Then the ball marker has been turned up
      When the offense's #21 moves to 1639 by way of 1635, 1636, 1637 and 1638
      And the offense ends its movement
      And the offense lifts the ball from #12
      Then the coverage marker has been turned up
      When the defense ends its movement
      And the offense's #12 passes to #21: the dice show 12
      Then the ball is down on 1930, and the play is over
      And the gain is 0 hexes
      And the play has ended with an incomplete pass
      And the ball is still the offense's

    @9.0.proc.3.4
    Scenario: The man it was lifted from throws, and nobody else
      Given the offense is to throw a long lateral
      And the eligible passers of the snap were #12 and #31
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      When the offense tries to pass from #31 to #36
      Then it is refused under 9.0.proc.3.4

    @9.4.R.3
    Scenario: A ball is not lifted where nobody is far enough for a long pass
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #21  | #85  | #83  | #36  | #31  |
        | 1724 | 1623 | 1523 | 1625 | 1722 |
      When the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.3

    @9.4.R.3
    Scenario: Where no pass is possible the play ends before the defense has moved
      Given the offense is to throw a short pass
      And the offense's #12 has kept 0 points
      When the offense throws no pass
      Then the ball is down on 1925, and the play is over
      And the coverage marker has not been turned up
      And the play has ended with no pass

    @9.4.R.3
    Scenario: Who has the ball lifted and does not throw has ended the play too
      Given the offense is to throw a long pass
      And the ball has been lifted from #12
      When the offense throws no pass
      Then the ball is down on 1925, and the play is over
      And the gain is -5 hexes

    @9.4.R.2 @9.4.S.2
    Scenario: One pass in a Pass Game-Turn
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #36
      When the offense's #12 passes to #36: the dice show 7
      And the defense ends its movement
      Then it is the offense's pass commitment

    @9.4.V.4 @9.1.B.2 @5.2.3 @9.4.V.3.2
    Scenario Outline: After an incomplete pass the ball goes back to where it was snapped
      Given the offense is to throw a short <kind>
      And the offense's men stand on
        | #12      | #36        |
        | <passer> | <receiver> |
      When the offense's #12 passes to #36: the dice show 12
      Then the ball is down on 1930, and the play is over
      And the gain is 0 hexes
      And the ball is still the offense's
      And the play has ended with an incomplete pass

      Examples:
        | case                    | kind    | passer | receiver |
        | forward behind the line | pass    | 1925   | 1928     |
        | forward over the line   | pass    | 0829   | 0832     |
        | lateral behind it       | lateral | 1925   | 1624     |
        | lateral twelve beyond   | lateral | 0842   | 0541     |

    @9.4.V.0.1 @9.4.V.0.2 @T.pass.C
    Scenario: Before the dice nobody has it
      Given the offense is to throw a short lateral
      When the offense's #12 passes to #36
      Then the dice are to be rolled for the completion
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @9.1.A.5 @9.4.R.2 @9.4.S.2
    Scenario: The catcher runs on in the next Game-Turn
      Given the offense is to throw a short lateral
      And the offense has selected Pass Blocking and Lateral Pass Left
      When the offense's #12 passes to #36: the dice show 7
      And the defense ends its movement
      And the offense commits to no pass
      And the offense's #36 moves to 1725
      Then the offense's #36 has the ball
      And the offense's #36 has 9 points left

    @9.4.U.3 @T.deductions.3
    Scenario: A man who has entered the passer's hex is counted, and his contact comes after the pass
      Given it is the defense's movement in a Pass Game-Turn
      And the ball has been lifted from #12
      And the offense's #21 stands on 1640
      And the defense's #89 stands on 1926 facing S
      When the defense's #89 enters the hex of #12
      And the defense ends its movement
      Then the net points of a pass from #12 to #21 are 11
      When the offense's #12 passes to #21: the dice show 7
      Then the offense's #21 has the ball
      And it is the offense's pass commitment

    @9.4.U.3 @9.4.V.0.2 @14.32.event.1
    Scenario: A catch beyond the goal line is a touchdown
      Given the offense is to throw a long pass
      And the target hexes read 1962 and 2240
      And a forward pass is announced, and its target reads 1962
      And the ball has been lifted from #12
      And the offense's #21 stands on 1962
      Then the net points of a pass from #12 to #21 are 10
      When the offense's #12 passes to #21: the dice show 7
      Then the game is over and home has won under 14.2.6
      And the ball is down on 1962, and the play is over
      And the play has ended with a touchdown

    @8.4.G.2.1
    Scenario: The man it was lifted from is not contacted before he throws
      Given it is the defense's movement in a Pass Game-Turn
      And the ball has been lifted from #12
      And the offense's #21 stands on 1640
      And the defense's #89 stands on 1926 facing S
      Then the defense's #89 may enter the hex of exactly #12
      When the defense tries to contact #12 with #89
      Then it is refused under 8.4.G.2.1

  Rule: Who is named when, by reading

    @9.4.R.5
    Scenario: By the ruling the ball is lifted before the defense moves
      Given the reading TF-A64 is lifted
      And the offense is to throw a short pass
      And the offense's #31 has a dummy ball
      When the offense lifts the ball from #12
      And the defense looks at the table
      Then the carriers are shown as #12

    @9.4.U.3
    Scenario: Named at the execution, he is hidden among the carriers until then
      Given the reading TF-A64 is name-at-execution
      And the offense is to throw a short pass
      And the offense's #31 has a dummy ball
      When the offense throws no pass
      Then it is the defense's movement
      When the defense looks at the table
      Then the carriers are shown as #12 and #31
      When the defense ends its movement
      Then the offense is to throw a long pass

    @9.4.R.5
    Scenario Outline: Where he is not lifted there is nothing to lift
      Given the reading TF-A64 is <reading>
      And the offense is to throw a short pass
      When the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.5

      Examples:
        | reading            |
        | name-at-execution  |

    @9.4.R.3
    Scenario: And where no long pass could be lawful the play ends there as well
      Given the reading TF-A64 is name-at-execution
      And the offense is to throw a short pass
      And the offense's #12 has kept 5 points
      When the offense throws no pass
      Then the ball is down on 1925, and the play is over

    @9.4.R.2
    Scenario: Named at the commitment, passer and receiver are bound
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's pass commitment
      And the offense's #21 stands on 1523 facing NE
      When the offense commits to a lateral pass from #12 to #36
      And the offense ends its movement
      And the offense tries to pass from #12 to #21
      Then it is refused under 9.4.R.2
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @5.13.1.B.1
    Scenario: There they have to be named
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's pass commitment
      When the offense tries to commit to a lateral pass
      Then it is refused under 5.13.1.B.1

    @9.4.X.1
    Scenario Outline: And must be men who may pass and receive
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's pass commitment
      When the offense tries to commit to a lateral pass from #<man> to #<other>
      Then it is refused under 9.4.X.1

      Examples:
        | man | other |
        | 36  | 21    |
        | 12  | 71    |

    @5.13.1.B.1
    Scenario: Elsewhere nobody is named
      Given it is the offense's pass commitment
      When the offense tries to commit to a lateral pass from #12 to #36
      Then it is refused under 5.13.1.B.1

    @9.4.Z.3
    Scenario: Where the target binds, the receiver has to stand on it
      Given the reading TF-A64 is target-hex-only
      And the offense is to throw a long pass
      And the ball has been lifted from #12
      And the offense's #21 stands on 1639
      When the offense tries to pass from #12 to #21
      Then it is refused under 9.4.Z.3

    @9.4.U.3
    Scenario: On the target he catches
      Given the reading TF-A64 is target-hex-only
      And the offense is to throw a long pass
      And the ball has been lifted from #12
      And the offense's #21 stands on 1640
      When the offense's #12 passes to #21: the dice show 7
      Then the offense's #21 has the ball

    @9.4.U.2
    Scenario: A lateral has no target there either
      Given the reading TF-A64 is target-hex-only
      And the offense is to throw a short lateral
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

  Rule: Receivers after a short pass, by reading

    @8.4.F.3
    Scenario: After a completed short pass only the man with the ball is entered
      Given the reading TF-E08 is none
      And the offense is to throw a short lateral
      And the defense's #13 stands on 1131 facing S
      When the offense's #12 passes to #36: the dice show 7
      And the defense tries to enter the hex of #21 with #13
      Then it is refused under 8.4.F.3

    @8.4.F.3
    Scenario: In the other reading the Pass Game-Turn lasts
      Given the reading TF-E08 is all
      And the offense is to throw a short lateral
      And the defense's #13 stands on 1131 facing S
      When the offense's #12 passes to #36: the dice show 7
      And the defense's #13 enters the hex of #21
      Then the defense's #13 stands on 1130

  Rule: Who is fixed at the snap

    @9.4.X.2
    Scenario Outline: Passers are the man of the snap and those three rows or more behind the first
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

    @9.4.X.3
    Scenario Outline: Of all men next to the line the leftmost and the rightmost receive
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

  Rule: How many men at each end of the line, by reading

    @9.4.X.3 @9.2.D.1
    Scenario Outline: The second man from the end
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

  Rule: Laterals that nobody has announced, by reading

    @5.0.1
    Scenario Outline: By the ruling a Contact Game-Turn has no phase for a pass
      Given the reading TF-A42 is <reading>
      And it is <stage>
      And the offense has selected Aggressive Blocking and Run Right
      When the offense ends its movement
      Then it is the defense's movement

      Examples:
        | case                | reading            | stage                                           |
        | Contact Game-Turn   | case-94            | the offense's movement in a Contact Game-Turn   |
        | Snap Game-Turn      | case-94            | the offense's movement in the Snap Game-Turn    |
        | not before it       | lateral-in-contact | the offense's movement in the Snap Game-Turn    |

    @5.0.1
    Scenario Outline: In the others a short lateral may be thrown after the men have moved
      Given the reading TF-A42 is <reading>
      And it is <stage>
      And the offense has selected Aggressive Blocking and Run Right
      When the offense ends its movement
      Then the offense is to throw a short pass

      Examples:
        | case                | reading            | stage                                           |
        | a Contact Game-Turn | lateral-in-contact | the offense's movement in a Contact Game-Turn   |
        | in Contact, anytime | lateral-anytime    | the offense's movement in a Contact Game-Turn   |
        | in the Snap         | lateral-anytime    | the offense's movement in the Snap Game-Turn    |

    @9.4.U.2 @T.pass.C
    Scenario Outline: It is settled like any other
      Given the reading TF-A42 is <reading>
      And it is <stage>
      And the offense has selected Aggressive Blocking and Run Right
      When the offense ends its movement
      And the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball
      And it is the defense's movement

      Examples:
        | case                | reading            | stage                                           |
        | a Contact Game-Turn | lateral-in-contact | the offense's movement in a Contact Game-Turn   |
        | the Snap Game-Turn  | lateral-anytime    | the offense's movement in the Snap Game-Turn    |

    @9.4.V.4
    Scenario: And ends the play where it fails
      Given the reading TF-A42 is lateral-in-contact
      When the offense ends its movement
      And the offense's #12 passes to #36: the dice show 12
      Then the ball is down on 1930, and the play is over
      And the play has ended with an incomplete pass

    @5.0.1
    Scenario: Nobody has to throw it
      Given the reading TF-A42 is lateral-in-contact
      When the offense ends its movement
      And the offense throws no pass
      Then it is the defense's movement
      And the offense's #12 has the ball

    @9.4.R.4
    Scenario: It is no forward pass
      Given the reading TF-A42 is lateral-in-contact
      And the offense's #36 stands on 1928
      When the offense ends its movement
      And the offense tries to pass from #12 to #36
      Then it is refused under 9.4.R.4

    @9.4.U.3
    Scenario: It is no long one
      Given the reading TF-A42 is lateral-in-contact
      And the offense's #36 stands on 1324
      When the offense ends its movement
      And the offense tries to pass from #12 to #36
      Then it is refused under 9.4.U.3

    @9.4.R.1
    Scenario: Nor is a ball lifted for one
      Given the reading TF-A42 is lateral-in-contact
      And the offense's #36 stands on 1324
      When the offense ends its movement
      And the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.1
