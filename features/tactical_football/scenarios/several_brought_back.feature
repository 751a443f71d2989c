Feature: Several men injured or brought back
  Each injured man is banned, and each banned man but those brought back stays so.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Injury rolls for several men after the play

    @14.37.1 @T.recovery.I @case:under-tf-e12-roll-at-end-each-of-three-neutralized-men-has-his-own-roll
    Scenario Outline: Under TF-E12 roll-at-end, each of three neutralized men has his own recovery roll
      Given the reading TF-E12 is roll-at-end
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #21 is injured
      And the offense's #12 is neutralized 4
      And the offense's #36 is neutralized 4
      And the offense's #85 is neutralized 4
      When the offense is given 2d6 <first> for recovery, 2d6 <second> for recovery, 2d6 <third> for recovery to down the ball
      Then home may no longer use the offense's #21
      And home may <one> the offense's #12
      And home may <two> the offense's #36
      And home may <three> the offense's #85

      Examples:
        | first | second | third | one           | two           | three         |
        | 10    | 9      | 12    | no longer use | use           | no longer use |
        | 2     | 10     | 11    | use           | no longer use | no longer use |
        | 11    | 12     | 7     | no longer use | no longer use | use           |

    @14.37.1 @T.recovery.I @case:under-tf-e12-roll-at-end-the-defenses-men-have-rolls-of-their-own
    Scenario Outline: Under TF-E12 roll-at-end, each neutralized man of the defense has his own recovery roll
      Given the reading TF-E12 is roll-at-end
      And the game has several plays
      And it is possession 3
      And the defense's #26 is injured
      And the defense's #11 is neutralized 4
      And the defense's #64 is neutralized 4
      And the defense's #99 is neutralized 4
      When the offense is given 2d6 <first> for recovery, 2d6 <second> for recovery, 2d6 <third> for recovery to down the ball
      Then away may no longer use the defense's #26
      And away may <one> the defense's #11
      And away may <two> the defense's #64
      And away may <three> the defense's #99

      Examples:
        | first | second | third | one           | two           | three         |
        | 10    | 9      | 12    | no longer use | use           | no longer use |
        | 2     | 10     | 11    | use           | no longer use | no longer use |

    @14.37.1 @14.39.2 @case:under-tf-a92-safety-option-an-injured-man-is-banned-after-a-safety
    Scenario: Under TF-A92 safety-option, a man injured before a safety is out of later plays
      Given the reading TF-A92 is safety-option
      And the game has several plays
      And it is possession 3
      And the offense's #12 stands on 1999 facing N
      And the offense's #36 is injured
      And the defense's #5 is injured
      When the offense downs the ball
      Then home may no longer use the offense's #36
      And away may no longer use the defense's #5

  Rule: Several injured men come back

    @14.37.4 @case:after-the-first-of-three-is-brought-back-all-other-banned-men-may-follow
    Scenario: After one of three injured men comes back, the remaining two may follow
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And all men of the offense except its eleven are out of the game for home
      And home may no longer use the offense's #36
      And home may no longer use the offense's #12
      And home may no longer use the offense's #31
      And a man of the offense is to be brought back
      When the defense brings back #36
      Then the defense can bring back #12
      And the defense can bring back #31
      And the defense can bring back #60
      And the defense cannot bring back #36
      And home may use the offense's #36
      And home may no longer use the offense's #31
