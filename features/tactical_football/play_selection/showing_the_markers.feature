Feature: Revealing the play markers
  Line markers at the snap, the ball-play marker at the crossing or with a forward pass, the coverage marker before the defense moves against it.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Revealing the ball-play marker

    @13.F.1 @case:nobody-of-the-defense-sees-it-after-the-snap
    Scenario: After the snap, the defense does not see the ball-play marker
      When the defense looks at the table
      Then the play marker of the offense is not shown
      And the line marker of the offense is shown as Aggressive Blocking

    @13.F.1 @case:the-offense-sees-its-own
    Scenario: The offense sees its own ball-play marker
      When the offense looks at the table
      Then the play marker of the offense is shown as Run Right

    @13.E.1 @case:the-call-of-the-snap-game-turn-turns-the-line-markers-up
    Scenario: The call of the Snap Game-Turn shows the line markers
      Given the offense is to call Game-Turn 3
      When the offense calls a Snap Game-Turn
      And the defense looks at the table
      Then the line marker of the offense is shown as Aggressive Blocking
      And the play marker of the offense is not shown

    @13.F.1 @9.1.C.2 @case:the-seat-of-chance-sees-the-secrets-of-neither-side
    Scenario: The seat of chance, which rolls the dice, sees no secret of either side
      Given the offense's #36 has a dummy ball
      When chance looks at the table
      Then the play marker of the offense is not shown
      And the play marker of the defense is not shown
      And the target hexes are not shown
      And the carriers are shown as #12 and #36

    @13.F.1 @case:a-bystander-sees-what-is-face-up
    Scenario: A bystander sees only markers that are face up
      When a bystander looks at the table
      Then the play marker of the offense is not shown
      And the line marker of the defense is shown as Reaction Charge

    @13.F.1 @case:a-short-lateral-that-is-caught-shows-nothing
    Scenario: A caught short lateral does not show the ball-play marker
      Given the offense is to throw a short lateral
      And the offense's #12 stands on 2026 facing NE
      And the offense's #31 stands on 2426 facing N
      When the offense's #12 passes to #31: the dice show 4
      And the defense looks at the table
      Then the play marker of the offense is not shown
      And the carriers are shown as #31

    @13.F.1 @5.13.1.B.1 @case:the-announcement-of-a-forward-pass-shows-it-before-anybody-moves
    Scenario: The announcement of a forward pass shows the ball-play marker before anyone moves
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      When the offense commits to a forward pass aimed at 1640
      And the defense looks at the table
      Then the play marker of the offense is shown as Forward Pass
      And the target hexes are not shown

    @8.6.L.1 @case:a-play-that-ends-behind-the-line-never-shows-it
    Scenario: A play that ends behind the line never shows the ball-play marker
      When the offense downs the ball
      Then the ball is down on 1929, and the play is over
      When the defense looks at the table
      Then the play marker of the offense is not shown

    @5.2.2 @case:nor-does-a-carrier-who-is-neutralized-behind-the-line
    Scenario: A carrier neutralized behind the line does not show the ball-play marker
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 2429 facing N
      And the offense's #85 stands on 2628
      And the defense's #5 stands on 2430 facing S
      When the defense's #5 contacts #31: the dice show 11, and 6 for the fumble
      Then the ball is down on 2429, and the play is over
      When the defense looks at the table
      Then the play marker of the offense is not shown

    @9.4.R.3 @case:nor-does-a-lateral-that-is-not-thrown
    Scenario: A lateral that is not thrown does not show the ball-play marker
      Given the offense is to throw a short lateral
      And the offense's #12 has kept 0 points
      When the offense throws no pass
      Then the ball is down on 1929, and the play is over
      When the defense looks at the table
      Then the play marker of the offense is not shown

  Rule: Revealing the coverage marker

    @13.G.1 @case:it-is-hidden-in-the-offensive-half-of-the-pass-game-turn
    Scenario: The coverage marker is hidden during the offensive half of a Pass Game-Turn
      Given it is the offense's movement in a Pass Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      When the offense looks at the table
      Then the play marker of the defense is not shown

    @13.G.1 @13.1.D.scope @case:it-is-turned-up-when-the-defensive-half-begins
    Scenario Outline: The coverage marker is shown when the defensive half begins
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #21 stands on 1940 facing N
      And the defense has selected Reaction Charge and <coverage>
      When the offense commits to a forward pass aimed at 1640
      And the offense ends its movement
      And the offense lifts the ball from #12
      Then it is the defense's movement
      When the offense looks at the table
      Then the play marker of the defense is shown as <coverage>

      Examples:
        | coverage     |
        | Zone Defense |
        | Man-to-Man   |

    @13.G.1 @13.1.D.scope @case:before-the-defenses-recovery-dice
    Scenario: The coverage marker is shown before the defense's recovery dice
      Given the offense is to throw a short pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #21 stands on 1940 facing N
      And the defense's #5 is neutralized 1
      When the offense lifts the ball from #12
      Then it is the defense's neutralization recovery
      When the offense looks at the table
      Then the play marker of the defense is shown as Zone Defense

    @13.G.1 @case:after-a-short-forward-pass-that-was-caught-as-well
    Scenario: The coverage marker is shown after a caught short forward pass
      Given the offense is to throw a short pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #31 stands on 2230 facing N
      And the offense's #83 stands on 2328
      And the defense's #61 stands on 2035
      And the defense's #55 stands on 2535
      When the offense's #12 passes to #31: the dice show 4
      Then the offense's #31 has the ball
      When the offense looks at the table
      Then the play marker of the defense is shown as Zone Defense

    @13.G.2 @case:after-a-short-pass-that-ends-the-play-it-is-never-shown
    Scenario: A short pass that ends the play does not show the coverage marker
      Given the offense is to throw a short pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #31 stands on 2230 facing N
      And the offense's #83 stands on 2328
      And the defense's #61 stands on 2035
      And the defense's #55 stands on 2535
      When the offense's #12 passes to #31: the dice show 12
      Then the defense is to try an interception
      When the defense tries no interception
      Then the ball is down on 1930, and the play is over
      When the offense looks at the table
      Then the play marker of the defense is not shown

    @13.G.1 @case:in-a-pass-game-turn-of-a-lateral-it-stays-hidden
    Scenario: The coverage marker stays hidden in a Pass Game-Turn of a lateral
      Given it is the offense's pass commitment
      And the offense's #12 stands on 2026 facing NW
      And the offense's #31 stands on 1226 facing N
      When the offense commits to a lateral pass
      And the offense ends its movement
      And the offense lifts the ball from #12
      Then it is the defense's movement
      When the offense looks at the table
      Then the play marker of the defense is not shown

    @13.G.1 @case:in-a-contact-game-turn-it-stays-hidden
    Scenario: The coverage marker stays hidden in a Contact Game-Turn
      When the offense ends its movement
      Then it is the defense's movement
      When the offense looks at the table
      Then the play marker of the defense is not shown

    @13.G.2 @case:when-a-running-play-is-over-it-is-still-hidden
    Scenario: The coverage marker stays hidden after a running play
      Given the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      And the offense downs the ball
      Then the ball is down on 2431, and the play is over
      When the offense looks at the table
      Then the play marker of the defense is not shown

    @13.G.1 @case:once-turned-up-it-stays-so
    Scenario: A shown coverage marker stays visible for the rest of the play
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And a forward pass has been tried
      And the defense has shown its coverage marker
      When the offense looks at the table
      Then the play marker of the defense is shown as Zone Defense

  Rule: The effects of the coverage marker

    @8.3.E @case:zone-does-nothing-against-a-lateral
    Scenario: Zone Defense has no effect against a lateral
      Given it is the defense's movement in a Pass Game-Turn of a lateral
      And the ball has been lifted from #12
      And the offense's #21 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing N
      When the defense's #5 turns to S
      And the defense's #5 enters the hex of #21
      Then it is refused under 8.3.E

    @7.3.K.2 @case:man-to-man-does-nothing-against-a-lateral
    Scenario: Man-to-Man has no effect against a lateral
      Given it is the defense's movement in a Pass Game-Turn of a lateral
      And the ball has been lifted from #12
      And the defense has selected Reaction Charge and Man-to-Man
      And the offense's #21 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 enters the hex of #21
      Then the defense's #5 has spent 4 points
