Feature: Hidden balls and dummies
  The defense sees who may have the ball, and no more, until the dummies are shown.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
      | N    | N    | N    | N    | N    | N    | N    | N    | S    | N    | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The view of the defense after a hand-off

    @9.1.C.2 @9.3.N.3.1 @9.3.N.3.2 @case:with-a-dummy-it-sees-two-carriers-wherever-the-ball-is
    Scenario Outline: The defense sees two carriers after a hand-off with a dummy
      When the offense's #12 hands off to #31, <how> a dummy: the dice show 7
      And the defense looks at the table
      Then the carriers are shown as #12 and #31
      And a hand-off from #12 to #31 is shown

      Examples:
        | case    | how     |
        | staying | keeping |
        | going   | giving  |

    @9.3.L.2 @case:openly-it-sees-the-ball-go-over
    Scenario: The defense sees the recipient of an open hand-off
      When the offense's #12 hands off to #31: the dice show 7
      And the defense looks at the table
      Then the carriers are shown as #31

    @9.1.C.2
    Scenario: A bystander sees no more than the defense
      When the offense's #12 hands off to #31, giving a dummy: the dice show 7
      And a bystander looks at the table
      Then the carriers are shown as #12 and #31

    @9.3.M.1 @9.3.M.2 @case:a-pair-that-was-declared-is-not-shown-before-the-hand-off-is-made
    Scenario: The defense does not see a declared hand-off until it is made
      Given the offense's #31 stands on 2026
      When the offense's #12 moves to 1928
      And the offense's #12 is paired with #31
      And the defense looks at the table
      Then no hand-off is shown
      When the offense's #31 moves to 2027
      And the offense's #12 hands off to #31: the dice show 7
      And the defense looks at the table
      Then a hand-off from #12 to #31 is shown

    @9.1.C.2 @9.3.P.1 @case:after-two-hand-offs-it-sees-three-carriers-wherever-the-ball-is
    Scenario Outline: The defense sees three carriers after two hand-offs with dummies
      Given the offense's #85 stands on 2029
      When the offense's #12 hands off to #31, <first> a dummy: the dice show 7
      And the offense's #31 hands off to #85, <second> a dummy: the dice show 7
      Then the offense's #<man> has the ball
      When the defense looks at the table
      Then the carriers are shown as #12, #31 and #85

      Examples:
        | case            | first   | second  | man |
        | staying staying | keeping | keeping | 85  |
        | staying going   | keeping | giving  | 31  |
        | going staying   | giving  | keeping | 12  |
        | going going     | giving  | giving  | 12  |

  Rule: The view of the defense during a pass

    @5.12.2.D @9.1.C.2 @case:which-of-the-two-target-hexes-counts-is-the-offenses-secret
    Scenario: Only the offense sees which of its two target hexes counts
      Given it is the offense's movement in a Pass Game-Turn
      When the defense looks at the table
      Then the true target hex is not shown
      And the target hexes are not shown
      When the offense looks at the table
      Then the true target hex is shown as 1640

    @9.1.C.2 @13.F.1 @case:of-a-lateral-there-is-none
    Scenario: The defense sees no target hex after a lateral was announced
      Given it is the offense's movement in a Pass Game-Turn of a lateral
      When the defense looks at the table
      Then no target hex of the pass is shown, not even a hidden one

    @5.12.2.D @case:where-the-receiver-is-named-at-the-commitment-the-defense-is-not-told-of-him
    Scenario: Under TF-A64 name-at-commitment, the defense does not see the named receiver
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's movement in a Pass Game-Turn
      And #12 is named to pass to #36
      When the defense looks at the table
      Then the receiver of the pass is not shown
      When the offense looks at the table
      Then the receiver of the pass is shown as #36

    @5.12.2.D @case:once-the-pass-is-thrown-it-sees-them-as-by-the-ruling
    Scenario: Under TF-A64 name-at-commitment, the defense sees the receiver after the throw
      Given the reading TF-A64 is name-at-commitment
      And the offense's #12 faces N
      And the offense's #36 stands on 1930
      And the offense's #51 stands on 1528
      And the defense is to try an interception of the pass from #12 to #36
      And the offense has shown its ball-play marker
      When the defense looks at the table
      Then the receiver of the pass is shown as #36
      And the true target hex is not shown

    @9.1.C.2 @case:of-a-lateral-that-nobody-has-announced-nobody-is-named-before-it-is-thrown
    Scenario: An unannounced lateral shows no receiver before the throw
      Given the reading TF-A42 is lateral-in-contact
      And the reading TF-A64 is name-at-commitment
      And the offense is to throw a short lateral
      And the type of the Game-Turn reads contact
      When the defense looks at the table
      Then no receiver of the pass is shown, not even a hidden one

    @9.4.R.5 @case:a-passer-from-whom-the-ball-was-lifted-is-known
    Scenario: The defense sees which man is named as passer of a long pass
      Given the offense is to throw a short pass
      And the offense's #12 stands on 1925 facing N
      When the offense lifts the ball from #12
      And the defense looks at the table
      Then the passer is shown as #12
      And the true target hex is not shown

  Rule: A man with a dummy is a carrier in everything

    @9.3.P.2 @case:he-may-be-contacted-from-behind
    Scenario Outline: A man with a dummy may be contacted from behind
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 stands on 1440 facing N
      And the offense's #12 stands on 1042 facing N
      And the offense's #<man> has the ball
      And the offense's #<other> has a dummy ball
      And the defense's #5 stands on 1439 facing N
      When the defense's #5 contacts #31: the dice show 6, and 7 for the fumble
      Then the offense's #31 is Hit
      And the defense's #5 has 9 points left

      Examples:
        | case    | man | other |
        | in truth | 31 | 12    |
        | in show | 12  | 31    |

    @9.3.P.2 @case:his-hex-may-be-entered
    Scenario Outline: A defender may enter the hex of a man with a dummy
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 stands on 1440 facing N
      And the offense's #<man> has the ball
      And the offense's #<other> has a dummy ball
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 enters the hex of #31
      Then the defense's #5 stands on 1440
      When the defense looks at the table
      Then the carriers are shown as #12 and #31

      Examples:
        | case    | man | other |
        | in truth | 31 | 12    |
        | in show | 12  | 31    |

    @9.3.P.2 @9.3.L.2 @case:he-hands-off-what-he-has
    Scenario: A man who hands off his dummy does not give the real ball
      Given the offense's #31 has a dummy ball
      And the offense's #85 stands on 2029
      When the offense's #31 hands off to #85, keeping a dummy: the dice show 7
      Then the offense's #12 has the ball
      And the offense's #85 has a dummy ball

  Rule: Events that reveal a dummy

    @9.3.Q.1 @case:after-any-contact-with-him-whatever-it-does-to-him
    Scenario Outline: After any contact with a man who has a dummy, the dummy is shown
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 stands on 1440 facing N
      And the offense's #31 has a dummy ball
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show <dice>, and 7 for the fumble
      Then nobody of the offense has a dummy ball
      And the offense's #12 has the ball
      And it is the defense's movement
      When the defense looks at the table
      Then the carriers are shown as #12

      Examples:
        | case                        | dice |
        | the contacting man falls    | 2    |
        | he is Hit                   | 6    |
        | he is neutralized           | 10   |

    @9.3.Q.1 @case:the-real-ball-is-shown-as-well-and-the-other-mans-dummy-stays-where-it-is
    Scenario: A contact with the real carrier removes a dummy from another man
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 stands on 1440 facing N
      And the offense's #31 has the ball
      And the offense's #12 has a dummy ball
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and 7 for the fumble
      Then nobody of the offense has a dummy ball
      When the defense looks at the table
      Then the carriers are shown as #31

    @9.3.Q.1 @case:of-three-carriers-the-two-others-stay-hidden
    Scenario: After a contact shows one of two dummies, two possible carriers remain
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 stands on 1440 facing N
      And the offense's #31 has a dummy ball
      And the offense's #36 has a dummy ball
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and 7 for the fumble
      And the defense looks at the table
      Then the carriers are shown as #12 and #36

    @9.3.Q.2 @case:at-the-end-of-the-game-turn-all-of-them-are-shown-and-the-dummies-go
    Scenario: At the end of a Game-Turn, the carrier is shown, and dummies are removed
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has a dummy ball
      And the offense's #36 has a dummy ball
      When the defense ends its movement
      Then nobody of the offense has a dummy ball
      And the offense's #12 has the ball
      When the defense looks at the table
      Then the carriers are shown as #12

    @9.3.Q.2 @case:a-ball-that-got-over-the-line-otherwise-has-still-not-been-carried-across-it
    Scenario: A ball revealed beyond the line is not a recorded crossing
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #12 stands on 2440
      And the offense's #31 has a dummy ball
      When the defense ends its movement
      Then nobody of the offense has a dummy ball
      And the ball has not been carried across the line

    @5.0.1 @case:not-at-the-end-of-the-offenses-half
    Scenario: A dummy stays hidden when the offense ends its movement
      Given the offense's #31 has a dummy ball
      When the offense ends its movement
      And the defense looks at the table
      Then the carriers are shown as #12 and #31

    @9.3.Q.2 @9.4.Z.1 @case:in-the-snap-game-turn-they-are-shown-once-the-target-hexes-are-recorded
    Scenario: In the Snap Game-Turn, dummies are shown once both targets are recorded
      Given the offense is to record its target hexes
      And the offense's #31 has a dummy ball
      When the offense records the target hex 1640
      And the defense looks at the table
      Then the carriers are shown as #12 and #31
      When the offense records the target hex 2240
      And the defense looks at the table
      Then the carriers are shown as #12

    @T.contact.Dn @9.3.Q.0
    Scenario: A man who is neutralized by his own contact loses his dummy
      Given the offense's #31 has a dummy ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #99 stands on 1441 facing S
      When the offense's #31 contacts #99: the dice show 2
      Then nobody of the offense has a dummy ball
      And the offense's #31 is neutralized 2
      And it is the offense's movement

    @9.3.Q.0 @case:a-man-who-carries-a-dummy-off-the-field-ends-nothing
    Scenario: A man who carries a dummy off the field does not end the play
      Given the offense's #31 has a dummy ball
      And the offense's #31 stands on 3728 facing NE
      When the offense's #31 leaves the field going NE
      Then nobody of the offense has a dummy ball
      And the offense's #31 is off the field
      And it is the offense's movement

    @9.3.Q.0
    Scenario: A short pass shows where the ball is
      Given the offense is to throw a short lateral
      And the offense's #31 has a dummy ball
      And the offense's #12 stands on 1925 facing S
      And the offense's #36 stands on 1723
      When the offense's #12 passes to #36: the dice show 7
      Then nobody of the offense has a dummy ball
      And the offense's #36 has the ball

    @9.3.Q.0 @9.4.R.5 @case:a-ball-that-is-lifted-for-a-long-pass-is-known-to-the-defense
    Scenario: Naming the passer of a long pass shows who has the real ball
      Given the offense is to throw a short pass
      And the offense's #12 stands on 1925 facing N
      And the offense's #31 has a dummy ball
      When the defense looks at the table
      Then the carriers are shown as #12 and #31
      When the offense lifts the ball from #12
      And the defense looks at the table
      Then the carriers are shown as #12
