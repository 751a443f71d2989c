Feature: The two men of a hand-off
  What bars one of them, what is listed of the ways to place the markers, and what is kept besides.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
      | N    | N    | N    | N    | N    | N    | N    | N    | S    | N    | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The releaser and the recipient of a hand-off

    @7.2.G.1 @case:a-man-who-has-left-the-field-takes-nothing
    Scenario Outline: A man off the field may not take a hand-off
      Given the offense's #31 is off the field
      When the offense tries to <action>
      Then it is refused under 7.2.G.1

      Examples:
        | action                   |
        | hand off from #12 to #31 |
        | pair #12 with #31        |

    @T.recovery.I @case:nor-does-an-injured-man
    Scenario Outline: An injured man does not take part in a hand-off
      Given the offense's #31 is injured
      When the offense tries to <action>
      Then it is refused under T.recovery.I

      Examples:
        | action                   |
        | hand off from #12 to #31 |
        | pair #12 with #31        |

    @9.3.L.2 @case:nobody-is-paired-with-himself
    Scenario: A man may not declare a hand-off to himself
      When the offense tries to pair #12 with #12
      Then it is refused under 9.3.L.2

    @9.4.T.2 @case:where-no-man-who-is-hit-has-the-ball-he-is-not-listed-for-it-either
    Scenario: Under TF-A27 no-ball, the offense cannot hand off to a Hit man
      Given the reading TF-A27 is no-ball
      And the offense's #31 is Hit
      Then the offense cannot hand off from #12 to #31
      And the offense can hand off from #12 to #36
      When the offense tries to hand off from #12 to #31
      Then it is refused under 9.4.T.2

    @9.3.M.1 @case:two-men-who-are-together-are-not-paired-the-other-way-round
    Scenario: A declared hand-off may not also be declared the other way around
      When the offense's #12 is paired with #31
      Then the offense cannot pair #31 with #12
      And the offense cannot pair #12 with #31
      And the offense can pair #12 with #36
      When the offense tries to pair #31 with #12
      Then it is refused under 9.3.M.1
      When the offense looks at the table
      Then the target hexes are shown as 1640 and 2240

    @9.0.general.0 @case:a-defender-who-names-a-man-of-the-offense-hands-nothing-to-him
    Scenario Outline: A defender may not hand off to a man of the offense
      Given it is the defense's movement in a Contact Game-Turn
      When the defense tries to <action>
      Then it is refused under 9.0.general.0

      Examples:
        | action                  |
        | hand off from #5 to #31 |
        | pair #5 with #31        |

    @9.0.general.0 @case:nor-does-a-defender-who-wears-the-number-of-the-man-with-the-ball
    Scenario: A defender who has the same number as the carrier may not hand off
      Given the defense's #13 is numbered 12
      And it is the defense's movement in a Contact Game-Turn
      And the defense's #12 stands on 1632
      Then the defense cannot hand off from #12 to #91
      And the defense cannot pair #12 with #91
      When the defense tries to hand off from #12 to #91
      Then it is refused under 9.0.general.0

    @8.5.H.4 @case:a-man-who-has-stood-by-in-a-double-team-takes-nothing
    Scenario Outline: A man who joined a double-team may not take a hand-off
      Given the offense's #12 stands on 1439 facing N
      And the offense's #31 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5 together with #31: the dice show 7
      And the offense tries to <action>
      Then it is refused under 8.5.H.4

      Examples:
        | action                   |
        | hand off from #12 to #31 |
        | pair #12 with #31        |

    @7.2.F.2.2 @case:nobody-transfers-the-ball-in-the-hex-of-a-friend-through-whom-he-passes
    Scenario Outline: A man passing through a teammate's hex may not hand off
      Given the offense's #12 stands on 1440 facing N
      And the offense's #36 stands on 1441 facing N
      And the offense's #31 stands on 1442 facing N
      When the offense's #12 moves to 1441
      And the offense tries to <action>
      Then it is refused under 7.2.F.2.2

      Examples:
        | action                   |
        | hand off from #12 to #31 |
        | pair #12 with #31        |

    @7.5.5 @case:where-contacts-come-first-as-a-man-is-moved-one-with-an-opponent-in-his-hex-takes-nothing
    Scenario Outline: Under TF-A36 phase-D, a man with an opponent on his hex cannot receive
      Given the reading TF-A36 is phase-D
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1440 facing N
      And the offense's #12 stands on 1439 facing N
      And the defense's #5 stands on 1440
      When the offense tries to <action>
      Then it is refused under 7.5.5

      Examples:
        | case                                        | action                                  |
        | hand off from #12 to #31 with a dummy going | hand off from #12 to #31 giving a dummy |
        | pair #12 with #31                           | pair #12 with #31                       |

  Rule: The dummies that a hand-off may place

    @9.3.L.2 @case:openly-or-with-a-dummy-at-either-of-the-two
    Scenario: The legal hand-offs are open, with the giver's dummy, or with the receiver's dummy
      Then the offense can hand off from #12 to #31
      And the offense can hand off from #12 to #31 keeping a dummy
      And the offense can hand off from #12 to #31 giving a dummy
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball
      When the offense looks at the table
      Then the target hexes are shown as 1640 and 2240

    @9.3.N.3.2 @case:to-a-man-with-a-marker-it-is-told-what-stays-and-what-goes
    Scenario: A hand-off to a man with a dummy must say which marker is given
      Given the offense's #31 has a dummy ball
      Then the offense can hand off from #12 to #31 keeping a dummy
      And the offense can hand off from #12 to #31 giving a dummy
      And the offense cannot hand off from #12 to #31
      When the offense tries to hand off from #12 to #31
      Then it is refused under 9.3.N.3.2

    @9.3.N.3.1 @case:with-two-dummies-on-the-field-no-third-is-placed
    Scenario: With two dummies on the field, a third may not be placed
      Given the offense's #85 has a dummy ball
      And the offense's #36 has a dummy ball
      Then the offense can hand off from #12 to #31
      And the offense cannot hand off from #12 to #31 keeping a dummy
      And the offense cannot hand off from #12 to #31 giving a dummy
      When the offense tries to hand off from #12 to #31 giving a dummy
      Then it is refused under 9.3.N.3.1

  Rule: Records kept in a hand-off

    @9.3.Q.0 @case:the-target-hexes-are-known-to-the-offense-when-the-dummies-go
    Scenario: The offense still sees its target hexes after the dummies are removed
      Given the offense's #36 has a dummy ball
      When the offense's #12 hands off to #31: the dice show 12
      And the offense looks at the table
      Then the target hexes are shown as 1640 and 2240

    @12.D @case:while-another-dummy-is-left-the-ball-may-be-the-one-that-was-carried-across
    Scenario: If one of two dummies is fumbled, the ball's recorded crossing stays
      Given it is the defense's movement in a Contact Game-Turn
      And the offense has selected Aggressive Blocking and Run Right
      And the offense has shown its ball-play marker
      And the ball has been carried across the line
      And the offense's #31 has a dummy ball
      And the offense's #36 has a dummy ball
      And the offense's #31 stands on 2240 facing N
      And the defense's #5 stands on 2241 facing S
      When the defense's #5 contacts #31: the dice show 6, and 12 for the fumble
      Then the ball has been carried across the line
      When the offense looks at the table
      Then the target hexes are shown as 1640 and 2240

    @12.D @case:when-the-last-one-is-gone-it-was-not
    Scenario: If the last dummy is fumbled, the recorded crossing of the line is deleted
      Given it is the defense's movement in a Contact Game-Turn
      And the offense has selected Aggressive Blocking and Run Right
      And the offense has shown its ball-play marker
      And the ball has been carried across the line
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 2240 facing N
      And the defense's #5 stands on 2241 facing S
      When the defense's #5 contacts #31: the dice show 6, and 12 for the fumble
      Then the ball has not been carried across the line
      When the offense looks at the table
      Then the target hexes are shown as 1640 and 2240

    @9.3.Q.2 @case:nor-was-it-when-the-dummies-go-with-the-game-turn
    Scenario: When the Game-Turn ends, a dummy's crossing of the line no longer counts
      Given the offense has selected Aggressive Blocking and Run Right
      And the offense has shown its ball-play marker
      And the ball has been carried across the line
      And the offense's #12 stands on 1929
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 2240 facing N
      When the offense ends its movement
      And the defense ends its movement
      Then nobody of the offense has a dummy ball
      And the ball has not been carried across the line

    @9.3.Q.1 @case:the-ball-that-was-known-to-be-carried-across-stays-so-when-its-man-is-contacted-behind-the-line
    Scenario: If a carrier is contacted behind the line, his recorded crossing stays
      Given it is the defense's movement in a Contact Game-Turn
      And the offense has selected Aggressive Blocking and Run Right
      And the offense has shown its ball-play marker
      And the ball has been carried across the line
      And the offense's #31 has the ball
      And the offense's #31 stands on 2228 facing N
      And the defense's #5 stands on 2229 facing S
      When the defense's #5 contacts #31: the dice show 6, and 11 for the fumble
      Then the ball has been carried across the line

    @7.2.G.1 @case:a-man-without-a-marker-leaves-the-field-and-the-dummies-of-others-stay
    Scenario: When a man without a marker leaves the field, other men keep their dummies
      Given the offense's #31 has a dummy ball
      And the offense's #36 stands on 0134 facing NW
      When the offense's #36 leaves the field going NW
      Then the offense's #31 has a dummy ball

    @9.1.A.5 @case:where-a-carrier-who-is-hit-is-down-one-who-is-not-has-the-ball-as-before
    Scenario: Under TF-A27 no-ball, a carrier who is not Hit keeps the ball
      Given the reading TF-A27 is no-ball
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 3, and 11 for the fumble
      Then the defense's #5 is neutralized 1
      And the offense's #31 has the ball
