Feature: Changing the play
  At the start of a Game-Turn after the snap the offense may lay another ball-play marker, face up; the ball then stays where it is.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The time and the markers of a change of play

    @13.H.1 @13.H.2 @case:any-other-ball-marker-may-be-laid-and-the-defense-reads-it
    Scenario Outline: The offense may change to any other ball-play marker, which is then shown
      Given it is the offense's pass commitment
      When the offense changes the play to <marker>
      Then it is accepted
      When the defense looks at the table
      Then the play marker of the offense is shown as <marker>

      Examples:
        | marker             |
        | Run Left           |
        | Forward Pass       |
        | Lateral Pass Right |
        | Lateral Pass Left  |
        | Option Right       |
        | Option Left        |

    @13.H.1 @13.H.2 @case:before-the-recovery-dice-it-is-the-start-of-the-game-turn-as-well
    Scenario: The offense may change the play before its first recovery roll
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      When the offense changes the play to Run Left
      Then it is accepted
      When the offense's #36 rolls for recovery: the dice show 7
      Then it is the offense's pass commitment

    @13.H.1 @case:once-a-die-has-fallen-it-is-not-the-start-any-more
    Scenario: The offense may not change the play after a recovery roll
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      And the offense's #65 is neutralized 1
      When the offense's #36 rolls for recovery: the dice show 7
      And the offense changes the play to Run Left
      Then it is refused under 13.H.1

    @13.H.1 @case:nor-in-the-commitment-that-follows
    Scenario: After a recovery roll, the play may not be changed in the pass commitment
      Given it is the offense's pass commitment
      And a throw for recovery has been made in this Game-Turn
      When the offense changes the play to Run Left
      Then it is refused under 13.H.1

    @13.H.1 @case:not-while-men-move
    Scenario: The offense may not change the play during movement
      When the offense changes the play to Run Left
      Then it is refused under 13.H.1

    @13.H.1 @case:not-in-the-snap-game-turn
    Scenario: The play is not changed in the Snap Game-Turn
      Given it is the offense's movement in the Snap Game-Turn
      When the offense changes the play to Run Left
      Then it is refused under 13.H.1

    @13.H.1 @case:not-before-the-snap-where-markers-are-swapped-in-secret
    Scenario: The offense may not change the play before the snap
      Given it is the offense's movement in a Pre-Contact Game-Turn
      When the offense changes the play to Run Left
      Then it is refused under 13.H.1

    @13.H.1 @case:not-before-a-forced-contact-either
    Scenario: The offense may not change the play before a forced contact
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the defense's #5 stands on 1925 facing S
      When the offense changes the play to Run Left
      Then it is refused under 13.H.1

    @13.H.1 @case:the-defense-changes-nothing
    Scenario: The defense may not change the play
      Given it is the offense's pass commitment
      When the defense tries to change the play to Run Left
      Then it is refused under 13.H.1

    @13.H.2 @case:the-marker-that-is-in-force-is-no-other-one
    Scenario Outline: A change of play to the marker already in force is refused
      Given it is the offense's pass commitment
      And the offense has selected Aggressive Blocking and <marker>
      When the offense changes the play to <marker>
      Then it is refused under 13.H.2

      Examples:
        | marker             |
        | Run Right          |
        | Lateral Pass Left  |

    @13.1.C.choice @case:the-other-markers-stand-from-the-snap-on
    Scenario Outline: The play is not changed to a coverage marker
      Given it is the offense's pass commitment
      When the offense changes the play to <marker>
      Then it is refused under 13.1.C.choice

      Examples:
        | marker            |
        | Man-to-Man        |
        | Zone Defense      |

    @13.H.5 @case:a-changed-play-has-carried-no-ball-across-the-line-yet
    Scenario Outline: After a change of play, an earlier crossing of the line does not count
      Given it is the offense's <phase>
      And the offense has selected Aggressive Blocking and <old>
      And the offense has shown its ball-play marker
      And the ball has been carried across the line
      And the offense's #85 is neutralized 1
      When the offense changes the play to <new>
      Then the ball has not been carried across the line
      And the play has been changed 1 times

      Examples:
        | phase                                           | old               | new               |
        | pass commitment                                 | Run Right         | Lateral Pass Left |
        | neutralization recovery in a Contact Game-Turn  | Lateral Pass Left | Option Right      |

  Rule: The number of changes of play

    @13.H.1 @case:once-in-a-game-turn
    Scenario: The play may be changed only once in a Game-Turn
      Given it is the offense's pass commitment
      When the offense changes the play to Run Left
      And the offense changes the play to Option Left
      Then it is refused under 13.H.1

    @13.H.1 @13.H.2 @case:in-the-next-game-turn-again-but-for-one-reading-allowed
    Scenario Outline: Unless TF-A79 is one-change, the play may be changed again next Game-Turn
      Given the reading TF-A79 is <reading>
      And it is the offense's pass commitment
      And the play has been changed 1 time
      And the offense has shown its ball-play marker
      When the offense changes the play to Run Left
      Then it is accepted

      Examples:
        | reading           |
        | freeze-whole-turn |
        | freeze-phase-only |

    @13.H.1 @case:also-after-a-pause-of-a-game-turn
    Scenario: The play may be changed again in a later Game-Turn
      Given it is the offense's pass commitment
      And it is Game-Turn 6
      And the play has been changed 1 time
      And the offense has shown its ball-play marker
      When the offense changes the play to Run Left
      Then it is accepted

    @13.H.1 @case:in-the-next-game-turn-again-but-for-one-reading-refused
    Scenario: Under TF-A79 one-change, the play is not changed a second time
      Given the reading TF-A79 is one-change
      And it is the offense's pass commitment
      And the play has been changed 1 time
      And the offense has shown its ball-play marker
      When the offense changes the play to Run Left
      Then it is refused under 13.H.1

    @13.H.1 @case:the-first-change-is-allowed-in-that-reading-too
    Scenario: Under TF-A79 one-change, the first change of play is allowed
      Given the reading TF-A79 is one-change
      And it is the offense's pass commitment
      When the offense changes the play to Run Left
      Then it is accepted

  Rule: The effects of the new play

    @13.1.C.1.1 @13.H.5 @case:from-the-next-game-turn-on-the-old-side-does-not-count
    Scenario: After a change to Run Right, a crossing on the left is refused
      Given it is the offense's pass commitment
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense changes the play to Run Right
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to no pass
      And the offense's #31 moves to 1431
      Then it is refused under 13.1.C.1.1

    @13.H.5 @7.1.A @case:and-the-new-one-does
    Scenario: After a change to Run Right, the ball may cross on the right
      Given it is the offense's pass commitment
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense changes the play to Run Right
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to no pass
      And the offense's #31 moves to 2431
      Then it is accepted

    @13.1.C.nopass @13.H.5 @case:changed-to-a-run-no-forward-pass-any-more
    Scenario: After a change to a run, a forward pass may not be announced
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      When the offense changes the play to Run Left
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to a forward pass aimed at 1640
      Then it is refused under 13.1.C.nopass

    @13.H.5 @5.13.1.B.1 @case:changed-to-a-pass-a-forward-pass-in-the-next-game-turn
    Scenario: After a change to Forward Pass, the next Game-Turn may have a forward pass
      Given it is the offense's pass commitment
      When the offense changes the play to Forward Pass
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to a forward pass aimed at 1640
      Then the Game-Turn is a Pass Game-Turn

    @13.1.C.4.1 @case:a-lateral-that-was-caught-before-the-change-is-not-the-new-plays
    Scenario: A lateral caught before the change to Lateral Pass Right permits no crossing
      Given it is the offense's pass commitment
      And a lateral has been caught
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense changes the play to Lateral Pass Right
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to no pass
      And the offense's #31 moves to 2431
      Then it is refused under 13.1.C.4.1

    @13.1.C.6.2 @case:the-wait-of-an-option-is-counted-from-the-snap-all-the-same
    Scenario: After a change to an Option, the wait for crossing counts from the snap
      Given it is the offense's pass commitment
      And it is Game-Turn 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense changes the play to Option Right
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to no pass
      And the offense's #31 moves to 2431
      Then it is refused under 13.1.C.6.2

    @13.H.5 @7.1.A @case:changed-in-the-second-game-turn-after-the-snap-it-is-ripe-in-the-third
    Scenario: Under an Option chosen late, the ball still crosses in the third Game-Turn
      Given it is the offense's pass commitment
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense changes the play to Option Right
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to no pass
      And the offense's #31 moves to 2431
      Then it is accepted

    @9.4.S.3 @case:a-forward-pass-that-was-tried-before-the-change-was-the-plays-only-one
    Scenario: After a forward pass, a change of play permits no second forward pass
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Run Right
      And a forward pass has been tried
      And the defense has shown its coverage marker
      And the play has been changed 1 time
      And the offense has shown its ball-play marker
      When the offense changes the play to Forward Pass
      And the offense commits to no pass
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to a forward pass aimed at 1640
      Then it is refused under 9.4.S.3

  Rule: The phases that offer a change of play

    @13.H.1 @13.H.2 @case:at-the-start-of-a-game-turn-to-any-other-ball-marker
    Scenario: The offense may change to any other ball-play marker at a Game-Turn's start
      Given it is the offense's pass commitment
      When the position is put on the table
      Then the offense can change the play to Run Left
      And the offense can change the play to Option Right
      And the offense cannot change the play to Run Right
      And the defense cannot change the play to Run Left
      When the offense changes the play to Run Left
      Then the offense cannot change the play to Option Right
      When the offense commits to no pass
      Then the offense cannot change the play to Option Right

    @13.H.1 @case:not-when-a-die-has-fallen
    Scenario: A change of play is not offered after a recovery roll
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      When the position is put on the table
      Then the offense can change the play to Run Left
      When the offense's #36 rolls for recovery: the dice show 4
      Then the offense cannot change the play to Run Left
      When the offense changes the play to Run Left
      Then it is refused under 13.H.1

    @13.H.1 @case:not-in-the-defenses-recovery
    Scenario: The play is not changed during the defense's recovery
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #5 is neutralized 1
      When the position is put on the table
      Then the offense cannot change the play to Run Left
      When the offense changes the play to Run Left
      Then it is refused under 13.H.1

    @13.H.3 @13.H.4 @case:a-frozen-man-is-offered-no-step-and-no-turn
    Scenario: After a change of play, the carrier may neither step nor turn that Game-Turn
      Given the play was changed in this Game-Turn
      When the position is put on the table
      Then the offense's #12 may enter no hex
      And the offense's #12 may not turn
      When the offense's #12 moves to 1928
      Then it is refused under 13.H.3
      When the offense's #12 turns to NE
      Then it is refused under 13.H.4
