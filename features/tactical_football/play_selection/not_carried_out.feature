Feature: A play that is not carried out
  A marker names what must be attempted; what another reading does with an offense that does something else.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The ball crosses the line on a forbidden side

    @13.1.C.1.1 @case:the-step-is-refused-and-nothing-has-happened
    Scenario: A crossing on a side that the marker forbids is refused; nothing changes
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then it is refused under 13.1.C.1.1
      And nothing has changed

    @13.1.C.1.1 @13.F.1 @case:in-one-reading-the-ball-is-dead-where-the-man-was-to-leave
    Scenario: Under TF-A78 dead-at-line, play ends at the line when the ball crosses wrongly
      Given the reading TF-A78 is dead-at-line
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then the game is over and away has won under 14.2.6
      And the ball is down on 1430, and the play is over
      And the gain is 0 hexes

    @13.1.C.3 @case:in-that-reading-also-where-a-pass-had-to-come-first
    Scenario: Under TF-A78 dead-at-line, a ball that crosses before the pass ends the play
      Given the reading TF-A78 is dead-at-line
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #31 has the ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      Then the ball is down on 2430, and the play is over

    @13.1.C.1.1 @case:in-one-reading-the-play-is-forfeit
    Scenario: Under TF-A78 forfeit, the play ends when the ball crosses on the wrong side
      Given the reading TF-A78 is forfeit
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then the game is over and away has won under 14.2.6
      And the ball is down on 1930, and the play is over
      And the gain is 0 hexes

    @13.1.C.6.1 @case:an-option-on-the-wrong-side-is-forfeit-there-too
    Scenario: Under TF-A78 forfeit, a crossing on the left under Option Right ends the play
      Given the reading TF-A78 is forfeit
      And the offense has selected Aggressive Blocking and Option Right
      And it is Game-Turn 6
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then the ball is down on 1930, and the play is over

    @13.1.C.1.1 @14.32.1 @case:in-a-game-of-several-plays-the-next-down-begins-where-the-ball-is-dead
    Scenario Outline: The down after a run on the forbidden side starts at the dead ball
      Given the reading TF-A78 is <reading>
      And the game has several plays
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then it is down 2
      And the line of scrimmage is 30
      And the ball lies on <hex>
      And the First Down marker is on line 37

      Examples:
        | reading      | hex  |
        | dead-at-line | 1730 |
        | forfeit      | 1930 |

    @13.1.C.1.1 @14.34.2 @case:on-fourth-down-the-other-side-begins-there-and-what-was-gained-before-it-counts
    Scenario Outline: A fourth-down run on the forbidden side scores the gain and changes possession
      Given the reading TF-A78 is <reading>
      And the game has several plays
      And it is down 4
      And the possession began on line 12
      And the First Down marker is on line 32
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then away is on offense
      And the line of scrimmage is 31
      And the ball lies on <hex>
      And home has 18 Victory Points

      Examples:
        | reading      | hex  |
        | dead-at-line | 2131 |
        | forfeit      | 1931 |

    @13.1.C.1.1 @case:the-act-is-allowed-there-so-that-the-man-has-taken-the-step
    Scenario Outline: Under TF-A78, a step across the forbidden side counts before the play ends
      Given the reading TF-A78 is <reading>
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then the offense's #31 stands on 1431

      Examples:
        | reading      |
        | dead-at-line |
        | forfeit      |

    @13.1.C.1.1 @case:and-of-a-dummy-it-is-shown-and-gone
    Scenario Outline: A dummy ball crossing the line on a forbidden side is shown and removed
      Given the reading TF-A78 is <reading>
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then the offense's #31 stands on 1431
      And the offense's #31 has spent 1 point
      And nobody of the offense has a dummy ball
      And it is the offense's movement

      Examples:
        | reading      |
        | dead-at-line |
        | forfeit      |

    @13.1.C.1.1 @case:a-dummy-that-ends-on-the-wrong-side-leaves-the-other-dummy
    Scenario Outline: Under TF-A78, when one dummy is removed, the second dummy stays
      Given the reading TF-A78 is <reading>
      And the offense's #31 has a dummy ball
      And the offense's #36 has a dummy ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then the offense's #36 has a dummy ball

      Examples:
        | reading      |
        | dead-at-line |
        | forfeit      |

    @13.F.1 @13.1.C.1.1 @case:a-dummy-that-ends-there-turns-the-ball-marker-up
    Scenario Outline: Under TF-A78, removing a dummy at the line shows the ball-play marker
      Given the reading TF-A78 is <reading>
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then the ball has not been carried across the line
      When the defense looks at the table
      Then the play marker of the offense is shown as Run Right

      Examples:
        | reading      |
        | dead-at-line |
        | forfeit      |

    @13.F.1 @case:in-one-reading-the-marker-is-only-a-word
    Scenario Outline: Under TF-A78 honour, a crossing on the side that the marker forbids is legal
      Given the reading TF-A78 is honour
      And the offense has selected Aggressive Blocking and <marker>
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then the offense's #31 stands on <to>
      When the defense looks at the table
      Then the play marker of the offense is shown as <marker>

      Examples:
        | marker             | from | to   |
        | Run Right          | 1430 | 1431 |
        | Run Left           | 2430 | 2431 |
        | Forward Pass       | 2430 | 2431 |
        | Lateral Pass Right | 2430 | 2431 |

    @7.1.C.1 @case:a-defender-with-the-carriers-number-is-not-bound-by-the-ball-marker
    Scenario: Run Right does not restrict a defender who has the carrier's number
      Given it is the defense's movement in a Contact Game-Turn
      And the offense has selected Aggressive Blocking and Run Right
      And the defense's #89 is numbered 12
      And the defense's #12 stands on 1430 facing S
      And the defense's #12 is moving with 1 point left
      When the defense's #12 moves to 1431
      Then it is refused under 7.1.C.1

  Rule: Crossings that every reading refuses

    @13.1.C.nopass @case:a-forward-pass-under-a-marker-that-forbids-it
    Scenario Outline: A forward pass under a run marker is refused under every TF-A78 reading
      Given the reading TF-A78 is <reading>
      And it is the offense's pass commitment
      When the offense commits to a forward pass aimed at 1640
      Then it is refused under 13.1.C.nopass

      Examples:
        | reading      |
        | gate-the-act |
        | dead-at-line |
        | forfeit      |
        | honour       |

  Rule: Attempts to carry out a play that fail

    @5.2.6 @14.2.6 @case:nobody-is-blamed-for-a-play-that-did-not-come-off
    Scenario Outline: A play without the crossing or pass that the marker names has no penalty
      Given the offense has selected Aggressive Blocking and <marker>
      When the offense downs the ball
      Then the ball is down on 1929, and the play is over
      And the gain is -1 hexes

      Examples:
        | marker             |
        | Run Right          |
        | Forward Pass       |
        | Lateral Pass Left  |
        | Option Right       |
