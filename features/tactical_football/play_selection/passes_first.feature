Feature: Plays that begin with a pass
  Forward Pass wants a forward pass, the lateral markers a lateral, before the ball is carried over the line.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Plays without a forward pass

    @13.1.C.nopass @case:four-markers-forbid-a-forward-pass
    Scenario Outline: Run markers and lateral markers forbid a forward pass
      Given it is the offense's pass commitment
      And the offense has selected Aggressive Blocking and <marker>
      When the offense commits to a forward pass aimed at 1640
      Then it is refused under 13.1.C.nopass

      Examples:
        | marker             |
        | Run Right          |
        | Run Left           |
        | Lateral Pass Right |
        | Lateral Pass Left  |

    @13.F.1 @5.13.1.B.1 @case:forward-pass-allows-it
    Scenario: The marker Forward Pass allows a forward pass
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      When the offense commits to a forward pass aimed at 1640
      Then it is the offense's movement
      When the defense looks at the table
      Then the play marker of the offense is shown as Forward Pass

    @13.F.1 @case:the-options-allow-it-from-the-third-game-turn-on
    Scenario Outline: Option markers allow a forward pass from the third Game-Turn
      Given it is the offense's pass commitment
      And it is Game-Turn 6
      And the offense has selected Pass Blocking and <marker>
      When the offense commits to a forward pass aimed at 2240
      Then it is the offense's movement
      When the defense looks at the table
      Then the play marker of the offense is shown as <marker>

      Examples:
        | marker       |
        | Option Right |
        | Option Left  |

    @5.13.1.B.1 @9.4.R.1 @case:a-lateral-is-allowed-under-every-marker-and-shows-none
    Scenario Outline: A lateral is allowed under every ball-play marker and shows no marker
      Given it is the offense's pass commitment
      And the offense has selected Aggressive Blocking and <marker>
      When the offense commits to a lateral pass
      Then it is the offense's movement
      When the defense looks at the table
      Then the play marker of the offense is not shown

      Examples:
        | marker             |
        | Run Right          |
        | Run Left           |
        | Forward Pass       |
        | Lateral Pass Right |
        | Lateral Pass Left  |
        | Option Right       |
        | Option Left        |

  Rule: The marker Forward Pass

    @13.1.C.3 @case:the-ball-is-not-carried-over-the-line-before-a-forward-pass-was-tried
    Scenario Outline: Under the marker Forward Pass, the ball may not cross before a forward pass
      Given the offense has selected Pass Blocking and Forward Pass
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then it is refused under 13.1.C.3

      Examples:
        | case      | from | to   |
        | the right | 2430 | 2431 |
        | the left  | 1430 | 1431 |

    @13.1.C.3 @case:nor-by-a-man-with-a-dummy-before-the-pass
    Scenario: Under Forward Pass, no dummy crosses the line before the pass
      Given the offense has selected Pass Blocking and Forward Pass
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      Then it is refused under 13.1.C.3

    @7.1.A @case:when-a-forward-pass-has-been-tried-the-ball-goes-over-on-either-side
    Scenario Outline: After a forward pass under Forward Pass, the ball may cross anywhere
      Given the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And a forward pass has been tried
      And the defense has shown its coverage marker
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then it is accepted

      Examples:
        | from | to   |
        | 2430 | 2431 |
        | 1430 | 1431 |

    @9.4.S.3 @case:a-second-forward-pass-is-none-of-the-plays
    Scenario: After a forward pass under Forward Pass, no second forward pass may be announced
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And a forward pass has been tried
      And the defense has shown its coverage marker
      When the offense commits to a forward pass aimed at 1640
      Then it is refused under 9.4.S.3

    @13.F.1 @9.4.U.2 @case:a-short-forward-pass-behind-the-line-is-caught-and-the-catcher-runs-over-it
    Scenario: A receiver who catches a pass behind the line may run across the line
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #31 stands on 2230 facing N
      And the offense's #83 stands on 2328
      And the defense's #61 stands on 2035
      And the defense's #55 stands on 2535
      When the offense commits to a forward pass aimed at 1640
      And the offense ends its movement
      And the offense's #12 passes to #31: the dice show 4
      Then the offense's #31 has the ball
      When the defense ends its movement
      And the offense commits to no pass
      And the offense's #31 moves to 2231
      Then it is accepted

  Rule: The lateral markers

    @13.1.C.4.1 @case:under-lateral-pass-right-nothing-goes-over-before-a-lateral-was-caught
    Scenario Outline: Under Lateral Pass Right, the ball may not cross before a caught lateral
      Given the offense has selected Aggressive Blocking and Lateral Pass Right
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then it is refused under 13.1.C.4.1

      Examples:
        | case      | from | to   |
        | the right | 2430 | 2431 |
        | the left  | 1430 | 1431 |

    @13.1.C.5.1 @case:under-lateral-pass-left-nothing-goes-over-before-a-lateral-was-caught
    Scenario Outline: Under Lateral Pass Left, the ball may not cross before a caught lateral
      Given the offense has selected Aggressive Blocking and Lateral Pass Left
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then it is refused under 13.1.C.5.1

      Examples:
        | case      | from | to   |
        | the right | 2430 | 2431 |
        | the left  | 1430 | 1431 |

    @13.F.1 @case:when-a-lateral-was-caught-the-ball-goes-over-on-the-side-of-the-marker
    Scenario Outline: After a caught lateral, the carrier crosses on the marker's side
      Given the offense has selected Aggressive Blocking and <marker>
      And a lateral has been caught
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then it is accepted
      When the defense looks at the table
      Then the play marker of the offense is shown as <marker>

      Examples:
        | marker             | from | to   |
        | Lateral Pass Right | 2430 | 2431 |
        | Lateral Pass Left  | 1430 | 1431 |

    @13.1.C.4.2 @case:under-lateral-pass-right-not-on-the-left
    Scenario: Under Lateral Pass Right, the ball may not cross on the left
      Given the offense has selected Aggressive Blocking and Lateral Pass Right
      And a lateral has been caught
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then it is refused under 13.1.C.4.2

    @13.1.C.4.2 @case:nor-by-a-man-with-a-dummy
    Scenario: Under a lateral marker, no man with a dummy crosses on the forbidden side
      Given the offense has selected Aggressive Blocking and Lateral Pass Right
      And a lateral has been caught
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then it is refused under 13.1.C.4.2

    @13.1.C.5.1 @case:under-lateral-pass-left-not-on-the-right
    Scenario: Under Lateral Pass Left, the ball may not cross on the right
      Given the offense has selected Aggressive Blocking and Lateral Pass Left
      And a lateral has been caught
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      Then it is refused under 13.1.C.5.1

    @13.F.1 @case:another-man-than-the-catcher-may-carry-it-over
    Scenario: After a lateral, any man may carry the ball across the line
      Given the offense has selected Aggressive Blocking and Lateral Pass Right
      And a lateral has been caught
      And the offense's #12 stands on 2430 facing N
      When the offense's #12 moves to 2431
      Then it is accepted

    @13.1.C.4.1 @case:a-hand-off-is-no-lateral
    Scenario: A hand-off does not count as a lateral
      Given the offense has selected Aggressive Blocking and Lateral Pass Right
      And the offense's #12 stands on 2429 facing NE
      And the offense's #85 stands on 2628
      And the offense's #31 stands on 2530 facing N
      When the offense's #12 hands off to #31: the dice show 7
      And the offense's #31 moves to 2531
      Then it is refused under 13.1.C.4.1

    @13.1.C.5.2 @9.4.U.2 @case:a-short-lateral-caught-and-the-run-to-the-right
    Scenario: After a short lateral to the right, its receiver runs across on the right
      Given it is the offense's pass commitment
      And the offense has selected Aggressive Blocking and Lateral Pass Right
      And the offense's #12 stands on 2026 facing NE
      And the offense's #31 stands on 2426 facing N
      When the offense commits to a lateral pass
      And the offense ends its movement
      And the offense's #12 passes to #31: the dice show 4
      Then the offense's #31 has the ball
      And a lateral has been caught
      And no forward pass has been tried
      When the defense ends its movement
      And the offense commits to no pass
      And the offense's #31 turns to NE
      And the offense's #31 moves to 2828 by way of 2527, 2627, 2728
      And the offense's #31 turns to N
      And the offense's #31 moves to 2831 by way of 2829, 2830
      Then it is accepted
      When the defense looks at the table
      Then the play marker of the offense is shown as Lateral Pass Right

    @13.1.C.5.2 @9.4.U.3 @case:a-long-lateral-does-as-well
    Scenario: After a caught long lateral, the ball may cross on the marker's side
      Given it is the offense's pass commitment
      And the offense has selected Aggressive Blocking and Lateral Pass Left
      And the offense's #12 stands on 2026 facing NW
      And the offense's #31 stands on 1226 facing N
      When the offense commits to a lateral pass
      And the offense ends its movement
      And the offense lifts the ball from #12
      And the defense ends its movement
      And the offense's #12 passes to #31: the dice show 4
      Then the offense's #31 has the ball
      When the offense commits to no pass
      And the offense's #31 moves to 1231 by way of 1227, 1228, 1229, 1230
      Then it is accepted
      When the defense looks at the table
      Then the play marker of the offense is shown as Lateral Pass Left

    @9.4.V.4
    Scenario: A lateral that nobody catches ends the play, and the marker stays hidden
      Given the offense is to throw a short lateral
      And the offense has selected Aggressive Blocking and Lateral Pass Right
      And the offense's #12 stands on 2026 facing NE
      And the offense's #31 stands on 2426 facing N
      When the offense's #12 passes to #31: the dice show 12
      Then the ball is down on 1930, and the play is over
      And the gain is 0 hexes
      When the defense looks at the table
      Then the play marker of the offense is not shown

  Rule: The play after its first pass

    @13.1.C.nopass @case:a-lateral-play-that-was-caught-does-not-turn-into-a-forward-pass
    Scenario: After a caught lateral under a lateral marker, no forward pass is allowed
      Given it is the offense's pass commitment
      And the offense has selected Aggressive Blocking and Lateral Pass Left
      And a lateral has been caught
      And the offense's #31 has the ball
      When the offense commits to a forward pass aimed at 1640
      Then it is refused under 13.1.C.nopass

    @7.1.A @case:who-catches-a-forward-pass-beyond-the-line-runs-on
    Scenario: A receiver who catches a pass beyond the line may run on
      Given the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the offense's #21 stands on 1636 facing N
      When the offense's #12 passes to #21: the dice show 4
      Then the offense's #21 has the ball
      And it is the offense's pass commitment
      When the offense commits to no pass
      And the offense's #21 moves to 1638 by way of 1637
      Then it is accepted

    @9.4.S.3 @case:he-throws-no-second-one
    Scenario: A second forward pass in a play is refused
      Given the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the offense's #21 stands on 1636 facing N
      When the offense's #12 passes to #21: the dice show 4
      And the offense commits to a forward pass aimed at 1640
      Then it is refused under 9.4.S.3

    @9.4.R.1 @case:but-a-lateral
    Scenario: A passer who has thrown a forward pass may announce a lateral
      Given the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the offense's #21 stands on 1636 facing N
      When the offense's #12 passes to #21: the dice show 4
      And the offense commits to a lateral pass
      Then the Game-Turn is a Pass Game-Turn
