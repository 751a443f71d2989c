Feature: Several men with the same duty
  A phase waits for each man who has a duty, and no act may take it from any of them.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Several linemen must move back

    @13.1.A.pass.1 @case:a-phase-waits-for-the-one-lineman-who-has-not-gone-back
    Scenario Outline: A phase cannot end while a single lineman still has to move back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the eligible receivers of the snap were #21, #83, #36 and #31
      And the linemen of the offense were #12, #66 and #85
      And the offense's #12 stands on 1529 facing N
      And the offense's #66 stands on 1629 facing N
      And the offense's #85 stands on 2529 facing N
      And the offense's <man> stands on <hex> facing N
      When the offense ends its movement
      Then it is refused under 13.1.A.pass.1

      Examples:
        | man | hex  |
        | #12 | 1530 |
        | #66 | 1630 |
        | #85 | 2530 |

    @13.1.A.pass.1 @case:of-three-linemen-on-the-line-none-may-spend-the-points-to-go-back
    Scenario Outline: Three linemen on the line must each have points left for a step back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the eligible receivers of the snap were #21, #83, #36 and #31
      And the linemen of the offense were #12, #66 and #85
      And the offense's #12 stands on 1530 facing N
      And the offense's #66 stands on 1630 facing N
      And the offense's #85 stands on 2530 facing N
      And the offense's <man> is moving with 2 points left
      When the offense's <man> turns to NE
      Then it is refused under 13.1.A.pass.1

      Examples:
        | man |
        | #12 |
        | #66 |
        | #85 |

    @13.1.A.pass.1 @case:while-others-wait-a-lineman-who-is-back-may-not-return-to-the-line
    Scenario Outline: A lineman who has moved back may not return while others must move back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the eligible receivers of the snap were #21, #83, #36 and #31
      And the linemen of the offense were #12, #66 and #85
      And the offense's #12 stands on 1530 facing N
      And the offense's #66 stands on 1630 facing N
      And the offense's #85 stands on 2530 facing N
      And the offense's <man> stands on <from> facing N
      And the offense's <man> is moving with 2 points left
      When the offense's <man> moves to <to>
      Then it is refused under 13.1.A.pass.1

      Examples:
        | man | from | to   |
        | #12 | 1529 | 1530 |
        | #66 | 1629 | 1630 |
        | #85 | 2529 | 2530 |

  Rule: Several men must leave a shared hex

    @7.5.6 @case:a-phase-waits-for-the-one-defender-who-has-to-leave-a-hex
    Scenario Outline: A phase cannot end while a single defender still has to leave a hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440 facing N
      And the defense's <man> stands on 1440 facing S
      When the defense ends its movement
      Then it is refused under 7.5.6

      Examples:
        | man |
        | #11 |
        | #64 |
        | #99 |

    @7.5.6 @case:a-phase-waits-for-the-second-defender-who-has-to-leave-a-hex
    Scenario Outline: A phase cannot end while a second defender still has to leave a hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440 facing N
      And the defense's <first> stands on 1440 facing S
      And the offense's #71 stands on 2440 facing N
      And the defense's <second> stands on 2440 facing S
      When the defense's <first> moves to 1439
      And the defense ends its movement
      Then it is refused under 7.5.6
      When the defense's <second> moves to 2439
      And the defense ends its movement
      Then it is the offense's pass commitment

      Examples:
        | first | second |
        | #11   | #99    |
        | #99   | #11    |

    @7.5.6 @case:a-defender-with-a-harmless-way-out-may-not-close-anothers-only-one
    Scenario: A defender may not take another defender's only way out
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's men stand on
        | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
        | 1439 | 1441 | 1240 | 1540 | 1440 | 1341 | 1241 | 1239 | 1541 | 1140 | 1339 |
      And the defense's #11 stands on 1240 facing S
      And the defense's #99 stands on 1440 facing S
      When the defense's #11 moves to 1340
      Then it is refused under 7.5.6
      When the defense's #11 moves to 1141
      Then the defense's #99 may enter exactly 1340

  Rule: The refusal names the general ban before the unfulfilled duty

    @7.1.A @case:a-lineman-with-a-duty-to-go-back-moves-only-to-a-neighbouring-hex
    Scenario: A lineman who must move back is refused a distant hex for its distance
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the eligible receivers of the snap were #21, #83, #36 and #31
      And the linemen of the offense were #12, #66 and #85
      And the offense's #66 stands on 1630 facing N
      When the offense's #66 moves to 1640
      Then it is refused under 7.1.A
