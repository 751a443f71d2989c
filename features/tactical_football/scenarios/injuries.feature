Feature: Injuries
  In a game of several plays a man who is injured does not play for that Player any more.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Injured men who may not play

    @14.37.1 @T.recovery.I
    Scenario: A man injured in a play is not selected for the next one
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the offense's #36 is neutralized 4
      When the offense's #36 rolls for recovery: the dice show 12
      Then the offense's #36 is injured
      When the offense commits to no pass
      And the offense downs the ball
      Then home may no longer use the offense's #36
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is refused under 14.37.1
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #44 |
      Then it is accepted

    @14.37.1 @case:nor-for-any-later-one
    Scenario: A man injured for the game is not selected for any later play
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And it is down 3
      And the ball lies on 1930
      And home may no longer use the offense's #12
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is refused under 14.37.1

    @4.1.2 @case:the-second-quarterback-plays-instead
    Scenario: If the first quarterback is injured, the second quarterback plays
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And home may no longer use the offense's #12
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #18 | #21 | #85 | #31 | #36 |
      Then it is accepted

    @14.37.2 @case:the-other-player-may-use-the-same-man
    Scenario: A man injured for one Player may be used by the opponent
      Given the offense is to select its men
      And the game has several plays
      And away is on offense
      And it is possession 4
      And the ball lies on 1930
      And home may no longer use the offense's #12
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is accepted

    @14.37.2 @case:so-may-he-who-plays-the-defense-now
    Scenario: The defense may use a man whom only the opponent lost by injury
      Given the defense is to select its men
      And the game has several plays
      And it is possession 3
      And home may no longer use the defense's #5
      When the defense selects its men
        | #61 | #91 | #99 | #94 | #64 | #55 | #89 | #13 | #5 | #11 | #26 |
      Then it is accepted

    @14.37.1 @case:not-who-has-injured-men-of-his-own
    Scenario: A player may not select their own injured man
      Given the offense is to select its men
      And the game has several plays
      And away is on offense
      And it is possession 4
      And the ball lies on 1930
      And away may no longer use the offense's #12
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is refused under 14.37.1

    @14.37.1 @T.recovery.I @case:a-man-of-the-defense-counts-against-him-who-plays-the-defense
    Scenario: A defender who is injured is out for the Player who used him
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized 4
      When the defense's #5 rolls for recovery: the dice show 10
      And the defense ends its movement
      And the offense commits to no pass
      And the offense downs the ball
      Then away may no longer use the defense's #5
      And home may use the defense's #5

    @14.34.2 @14.32.event.2 @case:the-lists-outlast-the-possession
    Scenario: After a possession, each Player's injured men stay out of the game
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And home may no longer use the offense's #18
      And away may no longer use the defense's #22
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      Then away is on offense
      And home may no longer use the offense's #18
      And away may no longer use the defense's #22
      And away may use the offense's #18

    @14.32.1 @case:a-man-who-was-hit-or-neutralized-plays-on-in-the-next-down
    Scenario: A man who was Hit or neutralized may play in the next down
      Given the game has several plays
      And it is possession 3
      And the offense's #36 is neutralized 4
      And the offense's #65 is Hit
      When the offense downs the ball
      Then home may use the offense's #36
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is accepted

  Rule: The injury roll at the end of the play

    @5.2.2 @14.32.1 @case:under-the-ruling-a-tackled-carrier-is-not-thrown-for-any-more
    Scenario: Under TF-E12 no-roll, a tackled carrier has no recovery roll after the play
      Given it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1433 facing N
      And the defense's #5 stands on 1434 facing S
      When the defense's #5 contacts #31: the dice show 11, and 6 for the fumble
      Then home may use the offense's #31
      And it is down 2

    @14.37.1 @T.recovery.I @case:in-the-other-reading-he-is-and-may-be-injured
    Scenario: Under TF-E12 roll-at-end, the carrier whose tackle ends the play may be injured
      Given the reading TF-E12 is roll-at-end
      And it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1433 facing N
      And the defense's #5 stands on 1434 facing S
      When the defense is given 2d6 11 for contact, 2d6 6 for fumble, 2d6 12 for recovery to contact #31 with #5
      Then home may no longer use the offense's #31
      And it is down 2

    @14.32.2 @case:in-that-reading-any-other-throw-leaves-him
    Scenario: Under TF-E12 roll-at-end, a recovery roll below 12 leaves the carrier usable
      Given the reading TF-E12 is roll-at-end
      And it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1433 facing N
      And the defense's #5 stands on 1434 facing S
      When the defense is given 2d6 11 for contact, 2d6 6 for fumble, 2d6 11 for recovery to contact #31 with #5
      Then home may use the offense's #31
      And it is down 2

    @14.37.1 @T.recovery.I @case:in-that-reading-each-neutralized-man-is-thrown-for-once-the-offenses-first
    Scenario: Under TF-E12 roll-at-end, each neutralized man rolls once, the offense first
      Given the reading TF-E12 is roll-at-end
      And the game has several plays
      And it is possession 3
      And the offense's #36 is neutralized 4
      And the defense's #91 is neutralized 1
      When the offense is given 2d6 10 for recovery, 2d6 11 for recovery to down the ball
      Then home may no longer use the offense's #36
      And away may use the defense's #91

    @14.37.1 @T.recovery.I @case:in-that-reading-it-is-so-after-a-touchdown
    Scenario: Under TF-E12 roll-at-end, neutralized men roll after a touchdown
      Given the reading TF-E12 is roll-at-end
      And the game has several plays
      And it is possession 3
      And the offense's #36 is neutralized 2
      And the offense's #31 has the ball
      And the offense's #31 stands on 1960 facing N
      When the offense is given 2d6 12 for recovery to move #31 to 1961
      Then home may no longer use the offense's #36
      And home has 60 Victory Points

    @14.37.1 @T.recovery.I @case:in-that-reading-it-is-so-after-a-fumble-once-the-ball-is-recovered
    Scenario: Under TF-E12 roll-at-end, neutralized men roll after a recovered fumble
      Given the reading TF-E12 is roll-at-end
      And it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the offense's #36 is neutralized 2
      And the offense's #31 has the ball
      And the offense's #31 stands on 1433 facing N
      And the defense's #5 stands on 1434 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 8 for recovery-defense, 2d6 12 for recovery to contact #31 with #5
      Then home may no longer use the offense's #36
      And away is on offense

    @14.37.1 @T.recovery.I @case:in-that-reading-it-is-so-after-a-pass-that-was-not-caught
    Scenario Outline: Under TF-E12 roll-at-end, neutralized men roll after an uncaught pass
      Given the reading TF-E12 is roll-at-end
      And the game has several plays
      And it is possession 3
      And the defense is to try an interception of the pass from #12 to #31
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #31 stands on 2232 facing N
      And the offense's #36 is neutralized 2
      And the defense's #61 stands on 2034 facing S
      When the defense is given <throws> to <action>
      Then home may no longer use the offense's #36
      And <side> is on offense

      Examples:
        | throws                                     | action              | side |
        | 2d6 7 for interception, 2d6 12 for recovery | intercept with #61  | away |
        | 2d6 8 for interception, 2d6 12 for recovery | intercept with #61  | home |
        | 2d6 12 for recovery                        | try no interception | home |

    @5.2.6 @14.32.1 @case:under-the-ruling-a-man-with-marker-4-is-fit-again-for-the-next-down
    Scenario: Under TF-E12 no-roll, a man neutralized to degree 4 may play the next down
      Given the reading TF-E12 is no-roll
      And the game has several plays
      And it is possession 3
      And the offense's #36 is neutralized 4
      When the offense downs the ball
      Then home may use the offense's #36
      And it is down 2

    @14.37.1 @T.recovery.r4 @case:in-the-other-reading-an-eleven-keeps-him-out-of-the-game
    Scenario: Under TF-E12 roll-at-end, a roll of 11 removes a man neutralized to degree 4
      Given the reading TF-E12 is roll-at-end
      And the game has several plays
      And it is possession 3
      And the offense's #36 is neutralized 4
      When the offense is given 2d6 11 for recovery to down the ball
      Then home may no longer use the offense's #36
      And it is down 2

  Rule: Teams with fewer than eleven men

    @14.37.1 @case:with-eleven-left-nobody-is-brought-back
    Scenario: A side with eleven men left brings back no man
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And home may no longer use the offense's #60
      And home may no longer use the offense's #44
      And the offense's #36 is neutralized 4
      When the offense's #36 rolls for recovery: the dice show 12
      And the offense commits to no pass
      And the offense downs the ball
      Then the offense is to select its men

    @14.37.4 @14.37.1 @case:with-ten-left-the-opponent-brings-one-back
    Scenario: With ten men left, the opponent chooses the man who comes back
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And all men of the offense except its eleven are out of the game for home
      And the offense's #36 is neutralized 4
      When the offense's #36 rolls for recovery: the dice show 12
      And the offense commits to no pass
      And the offense downs the ball
      Then a man of the offense is to be brought back
      When away brings back #44
      Then the offense is to select its men
      And home may use the offense's #44
      And home may no longer use the offense's #36

    @14.37.4 @case:he-may-be-the-man-who-has-just-been-injured
    Scenario: The man brought back may be the man who was just injured
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And all men of the offense except its eleven are out of the game for home
      And home may no longer use the offense's #36
      And a man of the offense is to be brought back
      When the defense brings back #36
      Then the offense is to select its men
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is accepted

    @14.37.4 @case:his-own-player-does-not-pick
    Scenario: The injured man's own Player may not choose who comes back
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And all men of the offense except its eleven are out of the game for home
      And home may no longer use the offense's #36
      And a man of the offense is to be brought back
      When the offense brings back #36
      Then it is refused under 14.37.4

    @14.37.4 @case:nobody-is-brought-back-who-is-not-injured
    Scenario: Only an injured man may be brought back into the game
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And all men of the offense except its eleven are out of the game for home
      And home may no longer use the offense's #36
      And a man of the offense is to be brought back
      When the defense brings back #12
      Then it is refused under 14.37.4

    @14.37.4 @case:with-two-men-short-two-are-brought-back-one-after-the-other
    Scenario: With nine men left, two injured men come back, the second after the first
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And all men of the offense except its eleven are out of the game for home
      And home may no longer use the offense's #36
      And home may no longer use the offense's #12
      And a man of the offense is to be brought back
      When the defense brings back #60
      Then a man of the offense is to be brought back
      When the defense brings back #60
      Then it is refused under 14.37.4
      When the defense brings back #18
      Then the offense is to select its men

    @14.37.4 @case:the-team-is-not-selected-before
    Scenario: A side may not select its men before the injured man comes back
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And all men of the offense except its eleven are out of the game for home
      And home may no longer use the offense's #36
      And a man of the offense is to be brought back
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then it is refused under 14.37.4

    @14.37.4 @case:the-defense-may-be-short-as-well-and-the-offense-picks
    Scenario: If the defense has ten men left, the offense chooses the returning man
      Given the defense is to select its men
      And the game has several plays
      And it is possession 3
      And all men of the defense except its eleven are out of the game for away
      And away may no longer use the defense's #5
      And a man of the defense is to be brought back
      When the offense brings back #75
      Then the defense is to select its men
      And away may use the defense's #75
      And away may no longer use the defense's #5

  Rule: Injured men on the list of each team

    @14.37.1 @T.recovery.I @case:when-away-is-on-offense-its-own-list-grows
    Scenario: An injured man of away's offense stays out for away, but not for home
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the game has several plays
      And away is on offense
      And it is possession 4
      And the offense's #36 is neutralized 4
      When the offense's #36 rolls for recovery: the dice show 12
      And the offense commits to no pass
      And the offense downs the ball
      Then away may no longer use the offense's #36
      And home may use the offense's #36

    @4.1.2 @case:the-same-number-of-the-other-team-is-another-man
    Scenario: An injured man does not bar the same number on the opposing team
      Given the defense is to select its men
      And the game has several plays
      And it is possession 3
      And away may no longer use the offense's #12
      When the defense selects its men
        | #61 | #91 | #99 | #94 | #64 | #55 | #89 | #13 | #5 | #11 | #26 |
      Then it is accepted

    @14.37.4 @14.37.1 @case:who-was-brought-back-may-be-injured-again
    Scenario: A man who was brought back may be injured again
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And home may no longer use the offense's #60
      And home may no longer use the offense's #44
      And home may no longer use the offense's #18
      And the offense's #36 is neutralized 4
      When the offense's #36 rolls for recovery: the dice show 12
      And the offense commits to no pass
      And the offense downs the ball
      Then a man of the offense is to be brought back
      When away brings back #36
      Then home may use the offense's #36
      And the offense is to select its men
