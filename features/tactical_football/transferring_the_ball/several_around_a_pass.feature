Feature: Several men around a pass
  Each man near the passer counts, and each man of a side may be the one who throws or bars the pass.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  @T.deductions.5 @case:three-overlapping-zones-each-take-a-point
  Scenario: Three zones that overlap the passer's zone cost the pass a point each
    Given the offense is to throw a short lateral
    And the offense's #12 stands on 1925 facing N
    And the offense's #36 stands on 1923 facing N
    And the defense's #11 stands on 1927 facing S
    And the defense's #99 stands on 2126 facing SW
    And the defense's #61 stands on 1726 facing SE
    When the position is put on the table
    Then the points of a pass from #12 to #36 are
      | item              | points |
      | passer            | 10     |
      | receiver          | 3      |
      | overlapping zones | -3     |
    And the net points of a pass from #12 to #36 are 10

  @T.deductions.3 @case:under-tf-a73-zone-means-3-a-friend-and-an-opponent-at-the-passer-both-count
  Scenario: Under TF-A73 zone-means-3, friend and opponent next to the passer both cost points
    Given the reading TF-A73 is zone-means-3
    And the offense is to throw a short lateral
    And the offense's #12 stands on 1925 facing N
    And the offense's #36 stands on 1923 facing N
    And the offense's #71 stands on 1926 facing S
    And the defense's #99 stands on 2025 facing SW
    When the position is put on the table
    Then the points of a pass from #12 to #36 are
      | item              | points |
      | passer            | 10     |
      | receiver          | 3      |
      | men at the passer | -4     |

  @T.deductions.4 @case:three-opponents-at-the-receiver-each-take-two-points
  Scenario: Three opponents at the receiver cost the pass two points each
    Given the offense is to throw a short lateral
    And the offense's #12 stands on 1925 facing N
    And the offense's #36 stands on 1921 facing N
    And the defense's #11 stands on 1920 facing S
    And the defense's #99 stands on 2021 facing S
    And the defense's #61 stands on 1821 facing S
    When the position is put on the table
    Then the points of a pass from #12 to #36 are
      | item                | points |
      | passer              | 10     |
      | receiver            | 3      |
      | men at the receiver | -6     |

  @9.4.X.2 @case:of-two-eligible-passers-the-one-with-the-ball-throws
  Scenario Outline: Of two eligible passers, only the man with the ball may throw
    Given the offense is to throw a short lateral
    And the eligible passers of the snap were #12 and #85
    And the offense's <man> has the ball
    And the offense's <man> stands on 1925 facing S
    And the offense's #36 stands on 1923 facing N
    Then the offense can pass from <man> to #36
    And the offense cannot pass from <other> to #36
    When the offense's <man> passes to #36: the dice show 2
    Then the offense's #36 has kept 8 points

    Examples:
      | man | other |
      | #12 | #85   |
      | #85 | #12   |

  @9.4.Y.2
  Scenario Outline: Under TF-A66 soft-current, any one ineligible man beyond the line bars a pass
    Given the reading TF-A66 is soft-current
    And it is the offense's pass commitment
    And the offense has selected Pass Blocking and Forward Pass
    And the offense's #31 has the ball
    And the eligible receivers of the snap were <receivers>
    And the offense's <man> stands on 2440 facing N
    When the offense tries to commit to a forward pass aimed at 1640
    Then it is refused under 9.4.Y.2

    Examples:
      | man | receivers                   |
      | #12 | #21, #83, #85, #36 and #31  |
      | #85 | #21, #83, #12, #36 and #31  |
      | #51 | #21, #83, #12, #36 and #31  |
