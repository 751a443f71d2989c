Feature: Carrying the ball over the line
  The ball-play marker says on which side the ball goes over the Line of Scrimmage; a step over it elsewhere is refused.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The side on which the ball crosses the line

    @13.F.1 @13.PROC.4 @13.1.LABELS @case:the-ball-goes-over-on-the-side-that-the-marker-names
    Scenario Outline: The ball may cross the line on the side that the marker names
      Given the offense has selected Aggressive Blocking and <marker>
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then the offense's #31 stands on <to>
      When the defense looks at the table
      Then the play marker of the offense is shown as <marker>

      Examples:
        | marker    | from | to   |
        | Run Right | 2430 | 2431 |
        | Run Right | 3730 | 3731 |
        | Run Left  | 1430 | 1431 |
        | Run Left  | 0130 | 0131 |

    @13.F.1 @13.PROC.4 @case:a-step-out-of-a-cut-hex-carries-the-ball-over-the-line
    Scenario: Under TF-A04 half, a step beyond a hex on the line crosses it
      Given the reading TF-A04 is half
      And the offense has selected Aggressive Blocking and Run Right
      And the offense's #31 has the ball
      And the offense's #31 stands on 2630 facing N
      When the offense's #31 moves to 2631
      And the defense looks at the table
      Then the play marker of the offense is shown as Run Right

    @7.1.A @case:a-step-into-a-cut-hex-does-not-carry-the-ball-over
    Scenario: Under TF-A04 half, a step into a hex that the line cuts crosses nothing
      Given the reading TF-A04 is half
      And the offense's #31 has the ball
      And the offense's #31 stands on 2629 facing N
      When the offense's #31 moves to 2630
      Then the ball has not been carried across the line

    @7.1.A @case:under-tf-a66-hard-ban-a-defender-comes-back-over-the-line
    Scenario: Under TF-A66 hard-ban, a defender beyond the line may come back
      Given the reading TF-A66 is hard-ban
      And the reading TF-A23 is locked
      And it is the defense's movement in a Contact Game-Turn
      And the defense's #13 stands on 0330 facing N
      And the defense's #5 stands on 3330 facing N
      When the defense's #5 moves to 3331
      Then it is accepted

    @7.1.A @case:a-defender-with-the-number-of-the-carrier-comes-back-over-the-line-anywhere
    Scenario: A defender with the carrier's number may come back over the line anywhere
      Given the offense has selected Aggressive Blocking and Run Right
      And the defense's #5 is numbered 12
      And it is the defense's movement in a Contact Game-Turn
      And the defense's #12 stands on 1430 facing N
      When the defense's #12 moves to 1431
      Then it is accepted

    @13.1.C.1.1 @case:a-step-out-of-a-cut-hex-is-bound-to-the-side
    Scenario: Under TF-A04 half, a carrier leaves the line by the marker's side
      Given the reading TF-A04 is half
      And the offense has selected Aggressive Blocking and Run Right
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then it is refused under 13.1.C.1.1

    @13.1.C.1.1 @case:under-run-right-it-does-not-go-over-on-the-left
    Scenario Outline: Under Run Right, the ball may not cross on the left
      Given the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then it is refused under 13.1.C.1.1

      Examples:
        | from | to   |
        | 1430 | 1431 |
        | 0130 | 0131 |

    @13.1.C.2 @case:under-run-left-it-does-not-go-over-on-the-right
    Scenario Outline: Under Run Left, the ball may not cross on the right
      Given the offense has selected Aggressive Blocking and Run Left
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing N
      When the offense's #31 moves to <to>
      Then it is refused under 13.1.C.2

      Examples:
        | from | to   |
        | 2430 | 2431 |
        | 3730 | 3731 |

    @13.F.1 @13.1.C.1.2 @case:the-column-that-the-ball-leaves-tells-the-side-not-the-one-that-it-comes-to
    Scenario Outline: The column that the ball leaves decides the side of the crossing
      Given the offense has selected Aggressive Blocking and <marker>
      And the offense's #66 stands on 1528
      And the offense's #65 stands on 2328
      And the offense's #31 has the ball
      And the offense's #31 stands on <from> facing <facing>
      When the offense's #31 moves to 1931
      Then it is accepted

      Examples:
        | marker    | from | facing |
        | Run Left  | 1830 | NE     |
        | Run Right | 2030 | NW     |

    @13.1.C.1.1 @case:one-column-left-of-the-snap-is-left
    Scenario: A ball that crosses one column left of the snap crosses on the left
      Given the offense's #66 stands on 1528
      And the offense's #31 has the ball
      And the offense's #31 stands on 1830 facing NE
      When the offense's #31 moves to 1931
      Then it is refused under 13.1.C.1.1

    @13.1.C.2 @case:one-column-right-of-the-snap-is-right
    Scenario: A ball that crosses one column right of the snap crosses on the right
      Given the offense has selected Aggressive Blocking and Run Left
      And the offense's #65 stands on 2328
      And the offense's #31 has the ball
      And the offense's #31 stands on 2030 facing NW
      When the offense's #31 moves to 1931
      Then it is refused under 13.1.C.2

    @13.F.1 @13.1.C.1.2 @case:the-column-of-the-snap-is-both-sides
    Scenario Outline: A crossing in the column of the snap counts as right and as left
      Given the offense has selected Aggressive Blocking and <marker>
      And the offense's #51 stands on 1527
      And the offense's #31 has the ball
      And the offense's #31 stands on 1930 facing N
      When the offense's #31 moves to 1931
      Then it is accepted

      Examples:
        | marker    |
        | Run Right |
        | Run Left  |

    @13.1.C.1.1 @case:under-another-reading-it-is-not-right
    Scenario: Under TF-A77 snap-hex-neither, a ball in the snap's column does not cross right
      Given the reading TF-A77 is snap-hex-neither
      And the offense's #51 stands on 1527
      And the offense's #31 has the ball
      And the offense's #31 stands on 1930 facing N
      When the offense's #31 moves to 1931
      Then it is refused under 13.1.C.1.1

    @13.1.C.2 @case:under-another-reading-it-is-not-left
    Scenario: Under TF-A77 snap-hex-neither, a ball in the snap's column does not cross left
      Given the reading TF-A77 is snap-hex-neither
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #51 stands on 1527
      And the offense's #31 has the ball
      And the offense's #31 stands on 1930 facing N
      When the offense's #31 moves to 1931
      Then it is refused under 13.1.C.2

    @13.F.1 @case:out-of-a-raised-column-of-the-snap-there-are-three-hexsides-allowed
    Scenario Outline: Under two readings of TF-A77, the ball may cross from a raised snap column
      Given the reading TF-A77 is <reading>
      And the ball was snapped from 1830
      And the offense has selected Aggressive Blocking and <marker>
      And the offense's #66 stands on 1528
      And the defense's #99 stands on 1833
      And the defense's #91 stands on 1633
      And the offense's #31 has the ball
      And the offense's #31 stands on 1830 facing N
      When the offense's #31 moves to <to>
      Then it is accepted

      Examples:
        | reading       | marker    | to   |
        | snap-hex-both | Run Right | 1731 |
        | snap-hex-both | Run Left  | 1931 |
        | split-hex     | Run Right | 1931 |
        | split-hex     | Run Right | 1831 |
        | split-hex     | Run Left  | 1831 |
        | split-hex     | Run Left  | 1731 |

    @13.F.1 @case:unless-it-is-agreed-otherwise-each-of-the-three-hexsides-serves-either-side
    Scenario Outline: In a raised snap column, each hexside counts as right and left
      Given the ball was snapped from 1830
      And the offense has selected Aggressive Blocking and <marker>
      And the offense's #66 stands on 1528
      And the defense's #99 stands on 1833
      And the defense's #91 stands on 1633
      And the offense's #31 has the ball
      And the offense's #31 stands on 1830 facing N
      When the offense's #31 moves to <to>
      Then it is accepted

      Examples:
        | marker    | to   |
        | Run Right | 1731 |
        | Run Left  | 1931 |

    @13.PROC.4 @case:out-of-a-raised-column-of-the-snap-there-are-three-hexsides-refused
    Scenario Outline: Under two readings of TF-A77, some hexsides of a raised snap column forbid crossing
      Given the reading TF-A77 is <reading>
      And the ball was snapped from 1830
      And the offense has selected Aggressive Blocking and <marker>
      And the offense's #66 stands on 1528
      And the defense's #99 stands on 1833
      And the defense's #91 stands on 1633
      And the offense's #31 has the ball
      And the offense's #31 stands on 1830 facing N
      When the offense's #31 moves to <to>
      Then it is refused under <clause>

      Examples:
        | reading          | marker    | to   | clause     |
        | split-hex        | Run Right | 1731 | 13.1.C.1.1 |
        | split-hex        | Run Left  | 1931 | 13.1.C.2   |
        | snap-hex-neither | Run Right | 1931 | 13.1.C.1.1 |
        | snap-hex-neither | Run Left  | 1731 | 13.1.C.2   |

    @13.1.C.1.1 @case:the-side-is-told-by-the-hex-of-the-snap-wherever-the-ball-has-been-since
    Scenario: The hex of the snap decides on which side a carrier crosses the line
      Given the ball was snapped from 2130
      And the offense's #66 stands on 1528
      And the offense's #51 stands on 1527
      And the offense's #65 stands on 2328
      And the offense's #31 has the ball
      And the offense's #31 stands on 2030 facing N
      And the defense's #94 stands on 2033
      When the offense's #31 moves to 2031
      Then it is refused under 13.1.C.1.1

    @7.1.A @case:behind-the-line-the-ball-goes-where-it-likes
    Scenario: Behind the line, the carrier may move to either side
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1529 facing NW
      When the offense's #31 moves to 1430 by way of 1429
      Then it is accepted
      When the defense looks at the table
      Then the play marker of the offense is not shown

    @7.1.A @case:men-without-the-ball-cross-where-they-like-and-show-nothing
    Scenario: A man without the ball may cross the line anywhere without showing a marker
      Given the offense's #36 stands on 1430 facing N
      When the offense's #36 moves to 1431
      Then the offense's #36 stands on 1431
      When the defense looks at the table
      Then the play marker of the offense is not shown

    @13.F.1 @case:in-the-snap-game-turn-the-ball-is-carried-over-as-well
    Scenario: The ball may be carried over the line in the Snap Game-Turn
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #12 stands on 2430 facing N
      When the offense's #12 moves to 2431
      Then it is accepted
      When the defense looks at the table
      Then the play marker of the offense is shown as Run Right

    @13.1.C.1.1 @case:in-the-snap-game-turn-the-side-binds-as-well
    Scenario: In the Snap Game-Turn, the ball must cross on the marker's side
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #12 stands on 1430 facing N
      When the offense's #12 moves to 1431
      Then it is refused under 13.1.C.1.1

  Rule: The ball after it has crossed the line

    @7.1.A @case:over-once-the-ball-is-bound-to-no-side-any-more
    Scenario: After one crossing of the line, the carrier may cross on either side
      Given the ball has been carried across the line
      And the offense has shown its ball-play marker
      And the offense's #31 has the ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then it is accepted

    @13.F.1 @7.1.A @case:back-behind-the-line-and-over-it-again-on-the-other-side
    Scenario: A carrier may return behind the line and cross on the other side
      Given the offense's #66 stands on 1528
      And the offense's #51 stands on 1527
      And the offense's #65 stands on 2328
      And the defense's #91 stands on 1635
      And the defense's #99 stands on 1835
      And the defense's #94 stands on 2035
      And the offense's #31 has the ball
      And the offense's #31 stands on 2030 facing NW
      When the offense's #31 moves to 1931
      And the offense's #31 moves to 1830
      And the offense's #31 moves to 1831
      Then it is accepted
      And the offense's #31 has spent 5 points

    @13.1.C.nopass @case:over-the-line-or-not-the-marker-still-forbids-a-forward-pass
    Scenario: After the ball has crossed, the run marker still forbids a forward pass
      Given it is the offense's pass commitment
      And the ball has been carried across the line
      And the offense has shown its ball-play marker
      And the offense's #12 stands on 2433 facing N
      When the offense commits to a forward pass aimed at 1640
      Then it is refused under 13.1.C.nopass

  Rule: A man with a dummy crosses the line

    @13.1.C.1.1 @case:he-is-bound-to-the-side-like-the-man-with-the-ball
    Scenario: A man with a dummy may cross only on the side of the marker
      Given the offense's #31 has a dummy ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then it is refused under 13.1.C.1.1

    @13.1.C.2 @case:so-is-he-under-run-left
    Scenario: Under Run Left, a man with a dummy crosses only on the left
      Given the offense has selected Aggressive Blocking and Run Left
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      Then it is refused under 13.1.C.2

    @13.F.1 @case:his-crossing-turns-the-marker-up-and-nobody-learns-who-has-the-ball
    Scenario: A man's crossing with a dummy shows the ball-play marker, but not the carrier
      Given the offense's #31 has a dummy ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      And the defense looks at the table
      Then the play marker of the offense is shown as Run Right
      And the carriers are shown as #12 and #31

    @13.F.1 @case:the-real-balls-crossing-does-not-tell-either
    Scenario: If the real ball crosses, the marker is shown, but not the carrier
      Given the offense's #31 has the ball
      And the offense's #12 has a dummy ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      And the defense looks at the table
      Then the play marker of the offense is shown as Run Right
      And the carriers are shown as #31 and #12

    @13.1.C.1.1 @case:when-his-dummy-is-gone-the-man-with-the-ball-is-still-bound
    Scenario: After a dummy crosses, the real ball must still cross on the marker's side
      Given the offense's #12 stands on 1430 facing N
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      And the offense ends its movement
      And the defense ends its movement
      Then the ball has not been carried across the line
      When the offense commits to no pass
      And the offense's #12 moves to 1431
      Then it is refused under 13.1.C.1.1

    @13.1.C.1.1 @case:nor-is-he-free-while-both-are-about
    Scenario: A dummy carrier must cross on the marker's side while the ball is hidden
      Given the offense's #12 stands on 1430 facing N
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      And the offense's #12 moves to 1431
      Then it is refused under 13.1.C.1.1

    @7.1.A @case:if-it-was-the-real-ball-that-went-over-he-is-free-when-the-dummy-is-gone
    Scenario: The real ball's crossing of the line is recorded after the Game-Turn
      Given the offense's #31 has the ball
      And the offense's #12 has a dummy ball
      And the offense's #31 stands on 2430 facing N
      When the offense's #31 moves to 2431
      And the offense ends its movement
      And the defense ends its movement
      Then the ball has been carried across the line

    @7.1.A @case:whoever-has-lost-his-dummy-is-bound-to-nothing
    Scenario: A man who lost his dummy may cross the line on either side
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1430 facing N
      When the defense ends its movement
      And the offense commits to no pass
      And the offense's #31 moves to 1431
      Then it is accepted
      When the defense looks at the table
      Then the play marker of the offense is not shown

  Rule: The hexes that a carrier may enter

    @13.1.C.1.1 @case:the-man-with-the-ball-is-offered-the-hexes-before-the-line-and-those-beyond-it-on-the-right-side
    Scenario: A carrier is offered hexes beyond the line on the marker's side only
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1429 facing N
      And the offense's #36 stands on 1427
      When the position is put on the table
      Then the offense's #31 may enter exactly 1430, 1530, 1529, 1428, 1329 and 1330
      When the offense's #31 moves to 1430
      Then the offense's #31 may enter exactly 1530, 1429 and 1330
      When the offense's #31 moves to 1431
      Then it is refused under 13.1.C.1.1

    @13.F.1 @case:on-the-right-he-is-offered-all-six
    Scenario: Under Run Right, a carrier on the right may enter all six hexes around
      Given the offense's #31 has the ball
      And the offense's #31 stands on 2630 facing N
      When the position is put on the table
      Then the offense's #31 may enter exactly 2631, 2731, 2730, 2629, 2530 and 2531
      When the offense's #31 moves to 2731
      Then it is accepted

  Rule: Actions that are not a crossing of the line

    @9.1.A.5 @9.0.proc.3.1 @case:a-hand-off-over-the-line-carries-nothing-across-it-and-shows-nothing
    Scenario: A hand-off over the line is not a crossing and shows no marker
      Given the offense has selected Aggressive Blocking and Run Left
      And the offense's #12 stands on 2530 facing N
      And the offense's #31 stands on 2531 facing N
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball
      And the ball has not been carried across the line
      And the ball-play marker has not been turned up

    @7.1.A @9.1.A.4 @case:who-has-taken-the-ball-there-goes-on-with-it-on-either-side
    Scenario: A man who takes a hand-off beyond the line may move on
      Given the offense has selected Aggressive Blocking and Run Left
      And the offense's #12 stands on 2530 facing N
      And the offense's #31 stands on 2531 facing N
      When the offense's #12 hands off to #31: the dice show 7
      And the offense's #31 moves to 2532
      Then it is accepted
      And the ball-play marker has not been turned up

    @13.1.C.2 @case:back-behind-the-line-he-is-bound-to-the-side
    Scenario: A carrier who returns behind the line must cross on the marker's side
      Given the offense has selected Aggressive Blocking and Run Left
      And the offense's #12 stands on 2530 facing N
      And the offense's #31 stands on 2531 facing N
      When the offense's #12 hands off to #31: the dice show 7
      And the offense's #31 moves to 2630
      And the offense tries to move #31 to 2631
      Then it is refused under 13.1.C.2

  Rule: Readings under which a hand-off over the line is a crossing

    @13.PROC.4 @case:under-tf-e47-hand-off-too-the-marker-forbids-a-hand-off-over-the-line
    Scenario Outline: Under TF-E47 hand-off-too, the marker forbids a hand-off over the line
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and <marker>
      And it is Game-Turn <turn>
      And the offense's #12 stands on <from> facing N
      And the offense's #31 stands on <to> facing N
      When the offense's #12 hands off to #31
      Then it is refused under <clause>

      Examples:
        | marker             | turn | from | to   | clause     |
        | Run Right          | 4    | 1330 | 1331 | 13.1.C.1.1 |
        | Run Left           | 4    | 2530 | 2531 | 13.1.C.2   |
        | Forward Pass       | 4    | 2530 | 2531 | 13.1.C.3   |
        | Lateral Pass Right | 4    | 2530 | 2531 | 13.1.C.4.1 |
        | Lateral Pass Left  | 4    | 1330 | 1331 | 13.1.C.5.1 |
        | Option Right       | 5    | 2530 | 2531 | 13.1.C.6.2 |
        | Option Right       | 6    | 1330 | 1331 | 13.1.C.6.1 |
        | Option Left        | 6    | 2530 | 2531 | 13.1.C.7   |

    @13.PROC.4 @case:under-tf-e47-hand-off-too-a-caught-lateral-leaves-the-side-to-be-kept
    Scenario Outline: Under TF-E47 hand-off-too, the side of a lateral marker also limits hand-offs
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and <marker>
      And a lateral has been caught
      And the offense's #12 stands on <from> facing N
      And the offense's #31 stands on <to> facing N
      When the offense's #12 hands off to #31
      Then it is refused under <clause>

      Examples:
        | marker             | from | to   | clause     |
        | Lateral Pass Right | 1330 | 1331 | 13.1.C.4.2 |
        | Lateral Pass Left  | 2530 | 2531 | 13.1.C.5.1 |

    @13.F.1 @9.3.L.2 @case:under-tf-e47-hand-off-too-a-lawful-hand-off-over-the-line-turns-the-marker-up
    Scenario Outline: Under TF-E47 hand-off-too, a hand-off across the line shows the marker
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #12 stands on 1330 facing N
      And the offense's #31 stands on 1331 facing N
      When the offense's #12 hands off to #31<dummy>: the dice show 7
      Then the ball has been carried across the line
      And the ball-play marker has been turned up
      When the offense's #31 moves to 1332
      Then it is accepted

      Examples:
        | case          | dummy             |
        | openly        |                   |
        | a dummy stays | , keeping a dummy |
        | a dummy goes  | , giving a dummy  |

    @13.1.C.2 @case:under-tf-e47-hand-off-too-no-dummy-goes-over-the-wrong-side
    Scenario Outline: Under TF-E47 hand-off-too, a dummy may not cross on the wrong side by hand-off
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #12 stands on 2530 facing N
      And the offense's #31 stands on 2531 facing N
      When the offense's #12 hands off to #31, <way> a dummy
      Then it is refused under 13.1.C.2

      Examples:
        | case    | way     |
        | staying | keeping |
        | going   | giving  |

    @13.1.C.2 @case:under-tf-e47-hand-off-too-no-markers-are-exchanged-over-the-wrong-side
    Scenario: Under TF-E47 hand-off-too, no carrier may hand off across the wrong side
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #12 stands on 2530 facing N
      And the offense's #31 stands on 2531 facing S
      And the offense's #31 has a dummy ball
      When the offense's #31 hands off to #12, keeping a dummy
      Then it is refused under 13.1.C.2

    @9.3.L.2 @case:under-tf-e47-hand-off-too-the-ball-is-handed-back-on-either-side
    Scenario: Under TF-E47 hand-off-too, a hand-off back over the line may use any side
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #12 stands on 2531 facing S
      And the offense's #31 stands on 2530 facing N
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball
      And the ball has not been carried across the line
      And the ball-play marker has not been turned up

    @9.3.L.2 @case:under-tf-e47-hand-off-too-no-side-binds-once-the-line-was-crossed
    Scenario: Under TF-E47 hand-off-too, after a crossing, a hand-off is legal on either side
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and Run Left
      And the ball has been carried across the line
      And the offense has shown its ball-play marker
      And the offense's #12 stands on 2530 facing N
      And the offense's #31 stands on 2531 facing N
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball

    @12.C1.1 @case:under-tf-e47-hand-off-too-a-fumbled-hand-off-takes-nothing-over-the-line
    Scenario: Under TF-E47 hand-off-too, a fumbled hand-off does not cross the line
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #12 stands on 1330 facing N
      And the offense's #31 stands on 1331 facing N
      When the offense's #12 hands off to #31: the dice show 12
      Then the ball is loose on 1330
      And the ball has not been carried across the line
      And the ball-play marker has not been turned up

    @13.1.C.1.1 @case:a-forbidden-hand-off-over-the-line-is-paid-for-by-reading-of-tf-a78
    Scenario Outline: Under TF-E47 hand-off-too, TF-A78 decides where a wrong hand-off leaves the ball
      Given the reading TF-E47 is hand-off-too
      And the reading TF-A78 is <reading>
      And the offense's #12 stands on 1330 facing N
      And the offense's #31 stands on 1331 facing N
      When the offense's #12 hands off to #31: the dice show 7
      Then the ball is down on <hex>, and the play is over
      And the gain is 0 hexes

      Examples:
        | reading      | hex  |
        | dead-at-line | 1330 |
        | forfeit      | 1930 |

    @13.1.C.1.1 @case:under-tf-a78-dead-at-line-a-dummy-handed-over-the-wrong-side-is-gone
    Scenario: Under TF-A78 dead-at-line, a dummy handed over the wrong side is removed
      Given the reading TF-E47 is hand-off-too
      And the reading TF-A78 is dead-at-line
      And the offense's #12 stands on 1330 facing N
      And the offense's #31 stands on 1331 facing N
      When the offense's #12 hands off to #31, giving a dummy: the dice show 7
      Then nobody of the offense has a dummy ball
      And the offense's #12 has the ball
      And the ball-play marker has been turned up
      And the ball has not been carried across the line

    @13.1.C.1.1 @case:under-tf-a78-dead-at-line-a-dummy-handed-over-leaves-the-other-dummy
    Scenario: Under TF-A78 dead-at-line, removing a handed-off dummy leaves the second dummy
      Given the reading TF-E47 is hand-off-too
      And the reading TF-A78 is dead-at-line
      And the offense's #36 has a dummy ball
      And the offense's #12 stands on 1330 facing N
      And the offense's #31 stands on 1331 facing N
      When the offense's #12 hands off to #31, giving a dummy: the dice show 7
      Then the offense's #36 has a dummy ball
      And the offense's #12 has the ball

    @13.1.C.2 @case:under-tf-a78-the-hex-behind-the-line-tells-the-side-of-a-hand-off
    Scenario Outline: Under TF-A78, the hex of the man behind the line decides a hand-off's side
      Given the reading TF-E47 is hand-off-too
      And the reading TF-A78 is <reading>
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #65 stands on 2028
      And the offense's #36 stands on 1628
      And the offense's #12 stands on 2030 facing N
      And the offense's #31 stands on 1931 facing N
      When the offense's #12 hands off to #31: the dice show 7
      Then the ball is down on <hex>, and the play is over

      Examples:
        | reading      | hex  |
        | dead-at-line | 2030 |
        | forfeit      | 1930 |

    @13.F.1 @case:under-tf-a78-honour-a-hand-off-over-the-wrong-side-counts
    Scenario: Under TF-A78 honour, a hand-off over the wrong side counts as a crossing
      Given the reading TF-E47 is hand-off-too
      And the reading TF-A78 is honour
      And the offense's #12 stands on 1330 facing N
      And the offense's #31 stands on 1331 facing N
      When the offense's #12 hands off to #31: the dice show 7
      Then the ball has been carried across the line
      And the ball-play marker has been turned up

    @13.1.C.2 @case:under-tf-e47-hand-off-too-the-hex-behind-the-line-tells-the-side
    Scenario: Under TF-E47 hand-off-too, the man behind the line decides a hand-off's side
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #65 stands on 2028
      And the offense's #36 stands on 1628
      And the offense's #12 stands on 2030 facing N
      And the offense's #31 stands on 1931 facing N
      When the offense's #12 hands off to #31
      Then it is refused under 13.1.C.2

    @13.1.C.1.1 @case:under-tf-a77-split-hex-the-hexside-of-a-hand-off-tells-the-side
    Scenario: Under TF-A77 split-hex, the hexside of a hand-off decides the side
      Given the reading TF-E47 is hand-off-too
      And the reading TF-A77 is split-hex
      And the ball was snapped from 1830
      And the offense's #66 stands on 1628
      And the offense's #12 stands on 1830 facing N
      And the offense's #31 stands on 1931 facing N
      And the offense's #36 stands on 1731
      And the defense's #91 stands on 1535
      When the offense's #12 hands off to #36
      Then it is refused under 13.1.C.1.1
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball
