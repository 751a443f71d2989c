Feature: The Option markers
  Run, lateral or forward pass, as the offense likes; but not before the third Game-Turn after the snap.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: An Option waits until the third Game-Turn

    @13.1.C.6.2 @13.1.C.6.3 @case:before-the-third-game-turn-after-the-snap-the-ball-is-not-carried-over
    Scenario Outline: Under an Option, the ball may not cross before Game-Turn 3 after the snap
      Given the offense has selected Aggressive Blocking and <marker>
      And it is Game-Turn <turn>
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then it is refused under 13.1.C.6.2

      Examples:
        | marker       | turn | from | to   |
        | Option Right | 4    | 2430 | 2431 |
        | Option Right | 5    | 2430 | 2431 |
        | Option Left  | 4    | 1430 | 1431 |
        | Option Left  | 5    | 1430 | 1431 |

    @13.F.1 @case:in-the-third-it-is
    Scenario Outline: Under an Option, the ball may cross from the third Game-Turn after the snap
      Given the offense has selected Aggressive Blocking and <marker>
      And it is Game-Turn <turn>
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then it is accepted
      When the defense looks at the table
      Then the play marker of the offense is shown as <marker>

      Examples:
        | marker       | turn | from | to   |
        | Option Right | 6    | 2430 | 2431 |
        | Option Right | 9    | 2430 | 2431 |
        | Option Left  | 6    | 1430 | 1431 |

    @13.1.C.6.2 @case:it-is-counted-from-the-snap-game-turn-whenever-that-was
    Scenario: The three Game-Turns that an Option waits count from the Snap Game-Turn
      Given the offense has selected Aggressive Blocking and Option Right
      And the ball was snapped in Game-Turn 4
      And it is Game-Turn 6
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      Then it is refused under 13.1.C.6.2

    @13.1.C.6.2 @case:not-in-the-snap-game-turn-itself
    Scenario: Under an Option, the ball does not cross in the Snap Game-Turn
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Option Right
      And the offense's #12 stands on 2430 facing N
      When the offense's #12 moves to 2431
      Then it is refused under 13.1.C.6.2

    @13.1.C.6.2 @case:a-man-with-a-dummy-waits-too
    Scenario: Under an Option, a dummy may not cross before the third Game-Turn
      Given the offense has selected Aggressive Blocking and Option Right
      And it is Game-Turn 5
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      Then it is refused under 13.1.C.6.2

    @7.1.A @case:a-man-without-a-ball-does-not-wait
    Scenario: Under an Option, a man without a ball may cross at once
      Given the offense has selected Aggressive Blocking and Option Right
      And the offense's #36 stands on 2430 facing N
      When the offense's #36 moves to 2431
      Then it is accepted

    @7.1.A @case:along-the-line-the-ball-may-be-carried-meanwhile
    Scenario: Under an Option, the ball may move along the line before the third Game-Turn
      Given the offense has selected Aggressive Blocking and Option Right
      And the offense's #31 has the ball
      And the offense's #31 stands on 2529 facing NE
      When the offense's #31 moves to 2630 by way of 2629
      Then it is accepted

    @13.1.C.6.2 @case:a-forward-pass-waits-as-long
    Scenario Outline: Under an Option, a forward pass waits for the third Game-Turn
      Given it is the offense's pass commitment
      And it is Game-Turn <turn>
      And the offense has selected Pass Blocking and <marker>
      When the offense commits to a forward pass aimed at 1640
      Then it is refused under 13.1.C.6.2

      Examples:
        | marker       | turn |
        | Option Right | 4    |
        | Option Right | 5    |
        | Option Left  | 5    |

    @9.4.R.1 @5.13.1.B.1 @case:a-lateral-does-not-wait
    Scenario Outline: Under an Option, a lateral need not wait
      Given it is the offense's pass commitment
      And it is Game-Turn 4
      And the offense has selected Pass Blocking and <marker>
      When the offense commits to a lateral pass
      Then it is the offense's movement

      Examples:
        | marker       |
        | Option Right |
        | Option Left  |

  Rule: The wait of an Option under other readings

    @13.1.C.6.2 @case:where-the-lateral-is-one-of-the-three-acts-it-waits-too
    Scenario Outline: Under TF-A76 all-three-s3, a lateral under an Option waits for the third Game-Turn
      Given the reading TF-A76 is all-three-s3
      And it is the offense's pass commitment
      And it is Game-Turn <turn>
      And the offense has selected Pass Blocking and <marker>
      When the offense commits to a lateral pass
      Then it is refused under 13.1.C.6.2

      Examples:
        | marker       | turn |
        | Option Right | 4    |
        | Option Left  | 5    |

    @5.13.1.B.1 @case:there-it-is-thrown-from-the-third-game-turn-on
    Scenario: Under TF-A76 all-three-s3, a lateral under an Option is legal in Game-Turn three
      Given the reading TF-A76 is all-three-s3
      And it is the offense's pass commitment
      And it is Game-Turn 6
      And the offense has selected Pass Blocking and Option Right
      When the offense commits to a lateral pass
      Then it is the offense's movement

    @5.13.1.B.1 @case:there-other-markers-laterals-do-not-wait
    Scenario: Under TF-A76 all-three-s3, a lateral under Lateral Pass Right does not wait
      Given the reading TF-A76 is all-three-s3
      And it is the offense's pass commitment
      And it is Game-Turn 4
      And the offense has selected Pass Blocking and Lateral Pass Right
      When the offense commits to a lateral pass
      Then it is the offense's movement

    @13.F.1 @case:where-the-snap-game-turn-is-counted-as-the-first-the-second-after-it-will-do
    Scenario: Under TF-A76 count-snap-as-one, an Option permits crossing two Game-Turns after the snap
      Given the reading TF-A76 is count-snap-as-one
      And the offense has selected Aggressive Blocking and Option Right
      And it is Game-Turn 5
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      Then it is accepted

    @13.1.C.6.2 @case:there-the-first-after-it-will-not
    Scenario: Under TF-A76 count-snap-as-one, an Option forbids crossing one Game-Turn after the snap
      Given the reading TF-A76 is count-snap-as-one
      And the offense has selected Aggressive Blocking and Option Right
      And it is Game-Turn 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      Then it is refused under 13.1.C.6.2

    @13.F.1 @case:there-a-forward-pass-is-thrown-in-the-second-as-well
    Scenario: Under TF-A76 count-snap-as-one, a forward pass is allowed in the second Game-Turn
      Given the reading TF-A76 is count-snap-as-one
      And it is the offense's pass commitment
      And it is Game-Turn 5
      And the offense has selected Pass Blocking and Option Left
      When the offense commits to a forward pass aimed at 1640
      Then it is the offense's movement

    @9.4.U.2 @case:where-the-example-is-taken-at-its-word-an-option-lateral-is-thrown-in-the-snap-game-turn
    Scenario: Under TF-A76 lateral-on-snap, an Option lateral is thrown in the Snap Game-Turn
      Given the reading TF-A76 is lateral-on-snap
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Option Right
      And the offense's #12 stands on 2026 facing NE
      And the offense's #31 stands on 2426 facing N
      When the offense ends its movement
      Then the offense is to throw a short pass
      When the offense's #12 passes to #31: the dice show 4
      Then the offense's #31 has the ball
      And it is the defense's movement

    @9.4.S.1 @case:there-no-other-play-has-one-though-the-phase-for-it-comes
    Scenario: Under TF-A76 lateral-on-snap, other plays throw no lateral in the Snap Game-Turn
      Given the reading TF-A76 is lateral-on-snap
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #12 stands on 2026 facing NE
      And the offense's #31 stands on 2426 facing N
      When the offense ends its movement
      Then the offense is to throw a short pass
      And the offense cannot pass from #12 to #31
      When the offense tries to pass from #12 to #31
      Then it is refused under 9.4.S.1
      When the offense throws no pass
      Then it is the defense's movement

    @5.0.1 @case:under-the-ruling-no-pass-is-thrown-in-the-snap-game-turn
    Scenario: Under TF-A76 cross-and-forward-s3, no pass is thrown in the Snap Game-Turn
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Option Right
      When the offense ends its movement
      Then it is the defense's movement

  Rule: An Option allows one of three plays

    @13.1.C.6.1 @case:option-right-does-not-go-to-the-left
    Scenario: Under Option Right, the ball may not cross on the left
      Given the offense has selected Aggressive Blocking and Option Right
      And it is Game-Turn 6
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then it is refused under 13.1.C.6.1

    @13.1.C.7 @case:option-left-does-not-go-to-the-right
    Scenario: Under Option Left, the ball may not cross on the right
      Given the offense has selected Aggressive Blocking and Option Left
      And it is Game-Turn 6
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      Then it is refused under 13.1.C.7

    @13.1.C.6.1 @case:after-a-lateral-option-right-still-goes-to-the-right
    Scenario: Under Option Right, the ball must cross on the right after a lateral
      Given the offense has selected Aggressive Blocking and Option Right
      And it is Game-Turn 6
      And a lateral has been caught
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then it is refused under 13.1.C.6.1

    @13.1.C.7 @case:after-a-lateral-option-left-still-goes-to-the-left
    Scenario: Under Option Left, the ball must cross on the left after a lateral
      Given the offense has selected Aggressive Blocking and Option Left
      And it is Game-Turn 7
      And a lateral has been caught
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      Then it is refused under 13.1.C.7

    @7.1.A @case:after-a-forward-pass-the-ball-goes-over-where-it-likes
    Scenario Outline: Under an Option, after a forward pass, the ball may cross on either side
      Given the offense has selected Aggressive Blocking and <marker>
      And the offense has shown its ball-play marker
      And it is Game-Turn 7
      And a forward pass has been tried
      And the defense has shown its coverage marker
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then it is accepted

      Examples:
        | marker       | from | to   |
        | Option Right | 1430 | 1431 |
        | Option Left  | 2430 | 2431 |
