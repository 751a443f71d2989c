Feature: Several injured men
  Each injured man joins the list of his seat and team once, behind those who are on it.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Several men are injured in one play

    @14.37.1 @case:two-men-of-the-offense-injured-in-one-play-are-both-out
    Scenario: Two men of the offense injured in one play are out of the game
      Given the game has several plays
      And it is possession 3
      And the offense's #36 is injured
      And the offense's #85 is injured
      When the offense downs the ball
      Then home may no longer use the offense's #36
      And home may no longer use the offense's #85
      And the offense is to select its men

    @14.37.1 @case:injured-men-of-both-sides-count-against-their-own-seats
    Scenario: Injured men of offense and defense are out only for their own Player
      Given the game has several plays
      And it is possession 3
      And the offense's #36 is injured
      And the defense's #5 is injured
      And the defense's #64 is injured
      When the offense downs the ball
      Then home may no longer use the offense's #36
      And away may no longer use the defense's #5
      And away may no longer use the defense's #64
      And home may use the defense's #5

    @14.37.1 @case:a-man-injured-in-this-play-joins-two-injured-in-earlier-plays
    Scenario: A man injured in this play is out with two men injured earlier
      Given the game has several plays
      And it is possession 3
      And home may no longer use the offense's #60
      And home may no longer use the offense's #18
      And away may no longer use the defense's #75
      And the offense's #36 is injured
      When the offense downs the ball
      Then home may no longer use the offense's #36
      And home may no longer use the offense's #60
      And home may no longer use the offense's #18

    @14.37.1 @case:away-on-offense-with-two-injured-men-loses-them-and-home-keeps-its-men
    Scenario: Two injured offensive men of the Player away are out for away only
      Given the game has several plays
      And away is on offense
      And it is possession 4
      And home may no longer use the offense's #60
      And the offense's #36 is injured
      And the offense's #85 is injured
      And the defense's #5 is injured
      When the offense downs the ball
      Then away may no longer use the offense's #36
      And away may no longer use the offense's #85
      And home may no longer use the defense's #5
      And home may use the offense's #36

  Rule: Last injury rolls for several men

    @14.37.1 @T.recovery.I @case:under-tf-e12-roll-at-end-each-of-three-men-has-his-own-throw
    Scenario Outline: Under TF-E12 roll-at-end, each of three neutralized men makes his own recovery roll
      Given the reading TF-E12 is roll-at-end
      And the game has several plays
      And it is possession 3
      And the offense's #36 is neutralized 4
      And the offense's #85 is neutralized 4
      And the defense's #91 is neutralized 4
      When the offense is given <throws> to down the ball
      Then home <may> use the offense's #36
      And home <may too> use the offense's #85
      And away <may as well> use the defense's #91

      Examples:
        | throws                                                        | may           | may too       | may as well   |
        | 2d6 12 for recovery, 2d6 12 for recovery, 2d6 7 for recovery  | may no longer | may no longer | may           |
        | 2d6 12 for recovery, 2d6 7 for recovery, 2d6 12 for recovery  | may no longer | may           | may no longer |
        | 2d6 7 for recovery, 2d6 12 for recovery, 2d6 12 for recovery  | may           | may no longer | may no longer |
        | 2d6 12 for recovery, 2d6 12 for recovery, 2d6 12 for recovery | may no longer | may no longer | may no longer |

  Rule: The selection after several injuries

    @14.37.1 @case:a-line-up-with-an-injured-man-is-refused-wherever-he-stands-in-the-list
    Scenario Outline: A line-up with an injured man anywhere in the list is refused
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And home may no longer use the offense's #51
      And home may no longer use the offense's #66
      And home may no longer use the offense's #36
      When the offense selects its men
        | <first> | #65 | <third> | #71 | #77 | #83 | #12 | #21 | #85 | #31 | <last> |
      Then it is <answer>

      Examples:
        | first | third | last | answer                |
        | #51   | #60   | #44  | refused under 14.37.1 |
        | #18   | #66   | #44  | refused under 14.37.1 |
        | #18   | #60   | #36  | refused under 14.37.1 |

    @14.37.4 @case:any-man-of-the-list-is-brought-back-and-the-others-stay-on-it
    Scenario Outline: Any one injured man may be brought back while the others stay out
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And all men of the offense except its eleven are out of the game for home
      And home may no longer use the offense's #36
      And a man of the offense is to be brought back
      When the defense brings back <man>
      Then the offense is to select its men
      And home may use the offense's <man>

      Examples:
        | man |
        | #60 |
        | #44 |
        | #18 |
        | #36 |

    @14.37.4 @case:a-list-of-the-other-seat-is-left-alone-when-a-man-comes-back
    Scenario: When an injured man comes back, the opponent's injured men stay out
      Given the defense is to select its men
      And the game has several plays
      And it is possession 3
      And all men of the defense except its eleven are out of the game for away
      And away may no longer use the defense's #5
      And home may no longer use the offense's #60
      And home may no longer use the defense's #75
      And away may no longer use the offense's #12
      And a man of the defense is to be brought back
      When the offense brings back #5
      Then the defense is to select its men
      And away may use the defense's #5
      And home may no longer use the defense's #75
