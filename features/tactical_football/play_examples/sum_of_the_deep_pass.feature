Feature: Play example 3: the net points of the deep pass
  Item by item as it is printed, what the dice then say, and what other positions come to.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The net points of the pass in play example 3

    @EX.3C.6 @EX.3C.7 @EX.3C.8 @case:ten-and-five-less-two-two-two-and-two-are-seven-nine-is-incomplete-and-six-intercepts-nothing
    Scenario: Play example 3C: with 7 net points, the pass is incomplete on a 9
      Given the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the target hexes read 2240 and 0939
      And the true target hex is the second one
      And the offense's #12 stands on 1925 facing N
      And the offense's #12 has kept 6 points
      And the offense's #36 stands on 1233
      And the offense's #21 stands on 0937 facing N
      And the defense's #13 stands on 0937 facing S
      And the defense's #89 stands on 1926 facing S
      When the offense's #12 passes to #21: the dice show 9
      Then the defense is to try an interception
      When the defense's #13 tries to intercept: the dice show 6
      Then the ball is down on 1930, and the play is over
      And the gain is 0 hexes
      And the ball is still the offense's

    @EX.3C.6 @T.deductions.1 @T.deductions.2 @T.deductions.3 @T.deductions.4 @case:item-by-item
    Scenario: Play example 3C: the lookup lists each deduction from the deep pass
      Given the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the target hexes read 2240 and 0939
      And the true target hex is the second one
      And the offense's #12 stands on 1925 facing N
      And the offense's #12 has kept 6 points
      And the offense's #36 stands on 1233
      And the offense's #21 stands on 0937 facing N
      And the defense's #13 stands on 0937 facing S
      And the defense's #89 stands on 1926 facing S
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
      When the offense's #12 passes to #21: the dice show 8
      Then the offense's #21 has the ball

    @EX.3C.6 @case:with-seven-points-three-to-eight-complete-the-pass-completed
    Scenario Outline: Play example 3C: with 7 net points, rolls of 3 to 8 succeed
      Given the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the target hexes read 2240 and 0939
      And the true target hex is the second one
      And the offense's #12 stands on 1925 facing N
      And the offense's #12 has kept 6 points
      And the offense's #36 stands on 1233
      And the offense's #21 stands on 0937 facing N
      And the defense's #13 stands on 0937 facing S
      And the defense's #89 stands on 1926 facing S
      When the offense's #12 passes to #21: the dice show <dice>
      Then the offense's #21 has the ball

      Examples:
        | dice |
        | 3    |
        | 7    |
        | 8    |

    @EX.3C.6 @case:with-seven-points-three-to-eight-complete-the-pass-not-completed
    Scenario Outline: Play example 3C: with 7 net points, a roll outside 3 to 8 fails
      Given the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the target hexes read 2240 and 0939
      And the true target hex is the second one
      And the offense's #12 stands on 1925 facing N
      And the offense's #12 has kept 6 points
      And the offense's #36 stands on 1233
      And the offense's #21 stands on 0937 facing N
      And the defense's #13 stands on 0937 facing S
      And the defense's #89 stands on 1926 facing S
      When the offense's #12 passes to #21: the dice show <dice>
      Then the defense is to try an interception

      Examples:
        | dice |
        | 2    |
        | 9    |
        | 12   |

    @EX.3C.7 @case:seven-alone-would-have-been-an-interception
    Scenario: Play example 3C: a roll of 7 intercepts the incomplete pass
      Given the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the target hexes read 2240 and 0939
      And the true target hex is the second one
      And the offense's #12 stands on 1925 facing N
      And the offense's #12 has kept 6 points
      And the offense's #36 stands on 1233
      And the offense's #21 stands on 0937 facing N
      And the defense's #13 stands on 0937 facing S
      And the defense's #89 stands on 1926 facing S
      When the offense's #12 passes to #21: the dice show 9
      And the defense's #13 tries to intercept: the dice show 7
      Then the game is over and away has won under 14.2.6
      And the ball is down on 0937, and the play is over
      And the ball is the defense's

    @EX.3C.8 @14.32.2 @case:in-a-game-of-several-plays-the-down-is-used-and-the-line-stays
    Scenario: Play example 3C: in several plays, the incomplete pass uses one down
      Given the game has several plays
      And it is possession 3
      And the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the target hexes read 2240 and 0939
      And the true target hex is the second one
      And the offense's #12 stands on 1925 facing N
      And the offense's #12 has kept 6 points
      And the offense's #36 stands on 1233
      And the offense's #21 stands on 0937 facing N
      And the defense's #13 stands on 0937 facing S
      And the defense's #89 stands on 1926 facing S
      When the offense's #12 passes to #21: the dice show 9
      And the defense tries no interception
      Then it is down 2
      And the line of scrimmage is 30
      And the ball lies on 1930

  Rule: The net points of the pass from other positions

    @EX.3C.6 @case:one-man-more-or-one-who-looks-away
    Scenario Outline: In example 3C, another man or another facing changes the net points
      Given the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the target hexes read 2240 and 0939
      And the true target hex is the second one
      And the offense's #12 stands on 1925 facing N
      And the offense's #12 has kept 6 points
      And the offense's #36 stands on 1233
      And the offense's #21 stands on 0937 facing N
      And the defense's #13 stands on 0937 facing S
      And the defense's #89 stands on 1926 facing S
      And <one>
      When the position is put on the table
      Then the net points of a pass from #12 to #21 are <net>
      When the offense's #12 passes to #21: the dice show 7
      Then it is accepted

      Examples:
        | case                                          | one                                           | net |
        | a blocker beside the passer                   | the offense's #51 stands on 1825              | 5   |
        | a second defender beside him                  | the defense's #61 stands on 2024 facing S     | 5   |
        | a defender whose zone overlaps his            | the defense's #61 stands on 1927 facing S     | 6   |
        | the same, facing away                         | the defense's #61 stands on 1927 facing N     | 7   |
        | a second defender beside the receiver         | the defense's #26 stands on 0938 facing S     | 5   |
        | a friend beside the receiver                  | the offense's #85 stands on 0938              | 7   |
        | the receiver on the target, uncovered, 19 off | the offense's #21 stands on 0939              | 10  |
