Feature: Sound positions that look unusual
  Men off the field, injured, neutralized and Hit may be together in any stage after the snap.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: After the snap

    @5.0.1
    Scenario Outline: A movement ends with men gone, injured, neutralized and Hit on both sides
      Given it is <side>'s movement in <turn>
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #31 is neutralized 2
      And the defense's #26 is neutralized 3
      And the offense's #66 is Hit
      And the defense's #91 is Hit
      When <side> ends its movement
      Then it is accepted

      Examples:
        | side        | turn                |
        | the offense | the Snap Game-Turn  |
        | the defense | the Snap Game-Turn  |
        | the offense | a Contact Game-Turn |
        | the defense | a Contact Game-Turn |
        | the offense | a Pass Game-Turn    |
        | the defense | a Pass Game-Turn    |

    @T.recovery.use
    Scenario Outline: A recovery begins with men gone, injured, neutralized and Hit on both sides
      Given it is <side>'s neutralization recovery in a Contact Game-Turn
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #31 is neutralized 2
      And the defense's #26 is neutralized 3
      And the offense's #66 is Hit
      And the defense's #91 is Hit
      When <side>'s <man> rolls for recovery: the dice show 9
      Then it is accepted

      Examples:
        | side        | man |
        | the offense | #31 |
        | the defense | #26 |

    @5.13.1.B.1
    Scenario Outline: A commitment is made with men gone, injured, neutralized and Hit on both sides
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball marker
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #31 is neutralized 2
      And the defense's #26 is neutralized 3
      And the offense's #66 is Hit
      And the defense's #91 is Hit
      When the offense commits to <pass>
      Then it is the offense's movement

      Examples:
        | pass                         |
        | no pass                      |
        | a forward pass aimed at 1640 |

    @9.4.R.3
    Scenario Outline: No pass is thrown with men gone, injured, neutralized and Hit on both sides
      Given the offense is to throw a <length> pass
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #31 is neutralized 2
      And the defense's #26 is neutralized 3
      And the offense's #66 is Hit
      And the defense's #91 is Hit
      When the offense throws no pass
      Then the play has ended with no pass

      Examples:
        | length |
        | long   |
