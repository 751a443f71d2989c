Feature: Handing off
  Two men side by side may change the ball, or only seem to. It costs each of them a point, and dice are thrown.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
      | N    | N    | N    | N    | N    | N    | N    | N    | S    | N    | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Hand-offs with one dummy or without a dummy

    @9.3.L.2 @9.3.N.2.2 @9.0.proc.3.1 @9.0.general.1 @3.32.15 @case:openly-the-ball-goes-over-and-the-releaser-has-nothing
    Scenario: An open hand-off gives the ball to the recipient
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball
      And nobody of the offense has a dummy ball
      And the offense's #12 has spent 1 point
      And the offense's #31 has spent 1 point
      And it is the offense's movement

    @9.3.N.3.1 @9.3.N.3.2 @9.0.proc.3.3 @case:the-ball-goes-over-and-a-dummy-stays
    Scenario: A man may hand off the real ball and keep a dummy
      When the offense's #12 hands off to #31, keeping a dummy: the dice show 7
      Then the offense's #31 has the ball
      And the offense's #12 has a dummy ball
      And the offense's #12 has spent 1 point
      And the offense's #31 has spent 1 point

    @9.3.N.3.1 @9.3.N.3.2 @9.0.proc.2 @9.0.proc.3.3 @case:only-a-dummy-goes-over-and-both-have-paid-all-the-same
    Scenario: A hand-off of a dummy costs both men one point
      When the offense's #12 hands off to #31, giving a dummy: the dice show 7
      Then the offense's #12 has the ball
      And the offense's #31 has a dummy ball
      And the offense's #12 has spent 1 point
      And the offense's #31 has spent 1 point

    @12.proc.1 @case:each-of-them-is-thrown-for
    Scenario Outline: Each hand-off, with a dummy or without, needs a fumble roll
      When the offense's #12 hands off to #31<how>
      Then the dice are to be rolled for the fumble
      When the offense's #12 hands off to #31<how>: the dice show 11
      Then it is the offense's movement

      Examples:
        | case     | how               |
        | openly   |                   |
        | in truth | , keeping a dummy |
        | in show  | , giving a dummy  |

    @12.proc.1 @9.3.L.2 @case:anything-but-a-twelve-is-none
    Scenario Outline: A hand-off roll below 12 causes no fumble
      When the offense's #12 hands off to #31: the dice show <dice>
      Then the offense's #31 has the ball
      And it is the offense's movement

      Examples:
        | dice |
        | 2    |
        | 7    |
        | 11   |

    @9.3.P.1 @9.3.L.2 @12.proc.1 @case:a-dummy-is-handed-off-with-a-dummy-of-its-own
    Scenario: A hand-off of a dummy may place a second dummy
      Given the offense's #31 has a dummy ball
      And the offense's #31 stands on 2028 facing N
      And the offense's #85 stands on 2029
      When the offense's #31 hands off to #85, keeping a dummy: the dice show 9
      Then the offense's #12 has the ball
      And the offense's #31 has a dummy ball
      And the offense's #85 has a dummy ball

    @9.3.P.1 @case:a-dummy-goes-over-openly-and-its-releaser-is-no-carrier-any-more
    Scenario: A man who hands off his only dummy is no longer a possible carrier
      Given the offense's #31 has a dummy ball
      And the offense's #85 stands on 2029
      When the offense's #31 hands off to #85: the dice show 9
      And the defense looks at the table
      Then the carriers are shown as #12 and #85

    @9.3.P.1 @9.3.L.3 @9.3.N.3.1 @case:two-hand-offs-bring-two-dummies-into-play
    Scenario: Two hand-offs may place two dummies
      Given the offense's #31 stands on 2028 facing N
      And the offense's #85 stands on 2029
      When the offense's #12 hands off to #31, keeping a dummy: the dice show 4
      And the offense's #31 hands off to #85, keeping a dummy: the dice show 5
      Then the offense's #85 has the ball
      And the offense's #12 has a dummy ball
      And the offense's #31 has a dummy ball
      And the offense's #31 has spent 2 points
      When the defense looks at the table
      Then the carriers are shown as #12, #31 and #85

    @9.3.P.1 @9.3.N.3.2 @case:between-two-men-with-a-marker-each-the-markers-are-put-down-anew
    Scenario Outline: In a hand-off to a dummy's holder, the releaser chooses the real carrier
      Given the offense's #31 has a dummy ball
      When the offense's #12 hands off to #31, <how> a dummy: the dice show 7
      Then the offense's #<real> has the ball
      And the offense's #<other> has a dummy ball
      When the defense looks at the table
      Then the carriers are shown as #12 and #31

      Examples:
        | case    | how     | real | other |
        | staying | keeping | 31   | 12    |
        | going   | giving  | 12   | 31    |

    @9.3.P.1 @9.3.N.3.2 @case:the-man-with-the-dummy-may-take-the-ball-back
    Scenario Outline: A man with a dummy may exchange markers with the ball carrier
      Given the offense's #31 stands on 2028 facing NW
      And the offense's #31 has a dummy ball
      When the offense's #31 hands off to #12, <how> a dummy: the dice show 7
      Then the offense's #<real> has the ball
      And the offense's #<other> has a dummy ball

      Examples:
        | case    | how     | real | other |
        | staying | keeping | 31   | 12    |
        | going   | giving  | 12   | 31    |

    @9.3.N.3.2 @case:between-two-men-with-a-marker-each-it-has-to-be-said-where-they-go
    Scenario: A hand-off to a man with a dummy must say who gets the ball
      Given the offense's #31 has a dummy ball
      When the offense's #12 hands off to #31
      Then it is refused under 9.3.N.3.2

  Rule: Movement before and after a hand-off

    @9.3.N.3.3 @case:both-go-on-with-the-points-they-have-left
    Scenario: After a hand-off, both men move on with their remaining points
      When the offense's #12 hands off to #31: the dice show 7
      And the offense's #31 moves to 2029
      And the offense's #12 moves to 1928
      And the offense's #31 moves to 2129
      Then the offense's #31 has spent 4 points
      And the offense's #12 has spent 2 points

    @9.3.N.2.1 @9.3.N.2.2 @9.0.proc.3.1 @case:the-recipient-comes-to-a-releaser-who-stands-still
    Scenario: Before a hand-off, the recipient may move up to the releaser
      Given the offense's #31 stands on 2126
      When the offense's #31 moves to 2127
      And the offense's #31 moves to 2027
      And the offense's #31 moves to 2028
      And the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball
      And the offense's #31 has spent 5 points
      And the offense's #12 has spent 1 point

    @9.3.N.2.1 @9.3.N.3.3 @case:the-releaser-goes-to-a-recipient-who-stands-still-and-who-then-runs
    Scenario: Before a hand-off, the releaser may move up to the recipient
      Given the offense's #31 stands on 2026
      When the offense's #12 moves to 1928
      And the offense's #12 moves to 1927
      And the offense's #12 hands off to #31, keeping a dummy: the dice show 7
      And the offense's #31 moves to 2027
      Then the offense's #31 has the ball
      And the offense's #12 has spent 3 points
      And the offense's #31 has spent 2 points

    @9.3.M.1 @9.3.N.2.1 @case:declared-as-a-pair-two-men-may-be-on-the-way-at-one-time
    Scenario: The two men of a declared hand-off may move alternately
      Given the offense's #31 stands on 2026
      When the offense's #12 moves to 1928
      And the offense's #12 is paired with #31
      And the offense's #31 moves to 2027
      And the offense's #12 turns to SE
      And the offense's #12 hands off to #31: the dice show 7
      And the offense's #31 moves to 2028
      And the offense's #12 moves to 2027
      Then the offense's #31 has the ball
      And the offense's #12 has spent 4 points
      And the offense's #31 has spent 3 points

    @9.3.L.3 @case:a-hand-off-between-the-ends-of-two-others-is-the-third
    Scenario: With two declared hand-offs, another between the two outer men counts as a third
      Given the offense's #31 stands on 2026 facing NW
      And the offense's #36 stands on 1827
      When the offense's #12 is paired with #31
      And the offense's #31 is paired with #36
      And the offense tries to pair #12 with #36
      Then it is refused under 9.3.L.3

    @9.3.M.1 @9.3.L.3 @case:with-two-hand-offs-three-men-are-on-the-way
    Scenario: With two declared hand-offs, the three men may move alternately
      Given the offense's #31 stands on 2026 facing NW
      And the offense's #36 stands on 1827
      When the offense's #12 moves to 1928
      And the offense's #12 is paired with #31
      And the offense's #31 moves to 1927
      And the offense's #31 is paired with #36
      And the offense's #36 turns to NW
      And the offense's #12 hands off to #31: the dice show 7
      And the offense's #31 hands off to #36: the dice show 8
      And the offense's #36 moves to 1728
      And the offense's #12 moves to 1828
      Then the offense's #36 has the ball
      And the offense's #12 has spent 4 points
      And the offense's #31 has spent 3 points
      And the offense's #36 has spent 3 points

    @9.3.N.3.3 @9.3.N.2.2 @case:the-last-point-will-do-and-then-there-is-none-to-go-on-with
    Scenario Outline: A man may spend his last point on a hand-off
      Given the offense's #<man> is moving with 1 point left
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball
      And the offense's #<man> has 0 points left
      And the offense's #<man> may enter no hex

      Examples:
        | man |
        | 12  |
        | 31  |

    @9.3.L.2 @case:a-man-who-is-hit-hands-off-and-takes-a-hand-off
    Scenario Outline: A Hit man may hand off and take a hand-off
      Given the offense's #<man> is Hit
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball

      Examples:
        | man |
        | 12  |
        | 31  |

    @9.3.N.2.1 @9.3.L.2 @case:a-man-whom-a-zone-has-stopped-takes-the-ball-where-he-stands
    Scenario: A man stopped by a zone of control may take a hand-off
      Given the offense's #31 stands on 2127 facing NW
      And the offense's #12 stands on 1928 facing SE
      And the defense's #5 stands on 2026 facing NW
      When the offense's #31 moves to 2027
      Then the offense's #31 may enter no hex
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball

    @9.3.L.2 @9.3.L.3 @case:the-ball-may-go-over-and-come-back
    Scenario: The ball may be handed off and handed back
      Given the offense's #31 stands on 2028 facing NW
      When the offense's #12 hands off to #31: the dice show 7
      And the offense's #31 hands off to #12: the dice show 7
      Then the offense's #12 has the ball
      And the offense's #12 has spent 2 points
      And the offense's #31 has spent 2 points

    @9.1.A.5 @9.3.L.2 @case:the-recipient-is-a-carrier-and-may-hand-the-ball-on
    Scenario: A man who takes a hand-off may hand the ball on
      Given the offense's #85 stands on 2029
      When the offense's #12 hands off to #31: the dice show 7
      And the offense's #31 hands off to #85: the dice show 7
      Then the offense's #85 has the ball
      And nobody of the offense has a dummy ball

    @9.3.L.3 @9.3.L.1 @case:a-new-phase-has-two-hand-offs-of-its-own
    Scenario: A new phase allows two more hand-offs
      Given the offense's #85 stands on 2029 facing S
      And the offense's #31 faces N
      When the offense's #12 hands off to #31: the dice show 7
      And the offense's #31 hands off to #85: the dice show 7
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to no pass
      And the offense's #85 hands off to #31: the dice show 7
      Then the offense's #31 has the ball

  Rule: The Game-Turns that allow hand-offs

    @9.3.L.1 @9.0.general.2 @case:a-hand-off-in-every-game-turn-from-the-snap-on
    Scenario Outline: A hand-off is allowed in every Game-Turn from the snap on
      Given it is the offense's movement in <turn>
      And the offense's #12 faces SE
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball

      Examples:
        | turn                 |
        | the Snap Game-Turn   |
        | a Contact Game-Turn  |
        | a Pass Game-Turn     |

    @9.3.N.2.2 @case:in-the-snap-game-turn-the-hand-off-comes-out-of-the-halved-allowance-after-the-snap
    Scenario: In the Snap Game-Turn, a hand-off is paid from the halved allowance
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #12 faces SE
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #12 has 3 points left
      And the offense's #31 has 5 points left

    @5.11.0 @case:before-the-snap-there-is-none
    Scenario: A hand-off before the snap is refused
      Given it is the offense's movement in a Pre-Contact Game-Turn
      When the offense's #12 hands off to #31
      Then it is refused under 5.11.0

    @5.13.1.B.1 @case:nor-while-the-pass-is-committed
    Scenario: A hand-off is refused during the pass commitment
      Given it is the offense's pass commitment
      When the offense's #12 hands off to #31
      Then it is refused under 5.13.1.B.1

  Rule: Conditions of a hand-off

    @9.3.L.2 @3.32.15 @case:the-two-stand-next-to-each-other
    Scenario Outline: Releaser and recipient of a hand-off are adjacent
      Given the offense's #31 stands on <hex>
      When the offense tries to hand off from #12 to #31
      Then it is refused under 9.3.L.2

      Examples:
        | case              | hex  |
        | two straight on   | 1927 |
        | two to the right  | 2127 |
        | two and a half    | 2027 |

    @9.3.N.1 @9.0.proc.1 @case:the-releaser-has-the-recipient-in-sight-before-the-phase-begins
    Scenario Outline: The releaser must have sighted the recipient before the phase began
      Given the offense's #12 faces <facing>
      And the offense's #31 stands on <hex>
      When the offense tries to hand off from #12 to #31
      Then it is refused under 9.3.N.1

      Examples:
        | case             | facing | hex  |
        | behind him       | N      | 2028 |
        | left behind      | NE     | 1928 |
        | looking aside    | SW     | 2028 |
        | just out of sight | NW    | 2029 |

    @9.3.L.2 @case:what-he-sees-is-within-120-degrees
    Scenario Outline: A releaser may hand off within his cone of sight
      Given the offense's #12 faces <facing>
      And the offense's #36 stands on 1626
      And the offense's #31 stands on <hex>
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball

      Examples:
        | facing | hex  |
        | SE     | 2028 |
        | NE     | 2028 |
        | S      | 2028 |
        | N      | 2029 |
        | NW     | 1828 |
        | SW     | 1828 |

    @9.3.N.1 @case:that-the-recipient-sees-the-releaser-is-not-enough
    Scenario: A hand-off is refused if only the recipient sights the releaser
      Given the offense's #12 faces N
      And the offense's #31 stands on 2028 facing NW
      When the offense tries to hand off from #12 to #31
      Then it is refused under 9.3.N.1

    @9.3.N.2.1 @9.3.L.2 @case:who-was-in-sight-at-the-beginning-may-be-behind-him-now
    Scenario: Under TF-A20 phase-start, a man may receive if he was sighted at the start
      Given the reading TF-A20 is phase-start
      When the offense's #12 turns to N
      And the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball
      And the offense's #12 has spent 4 points

    @9.3.N.1 @case:a-man-turned-to-in-this-phase-only-by-reading-refused
    Scenario Outline: In two readings of TF-A20, a man must be sighted at the phase's start
      Given the reading TF-A20 is <reading>
      And the offense's #12 faces N
      When the offense's #12 turns to SE by way of NE
      And the offense tries to hand off from #12 to #31
      Then it is refused under 9.3.N.1

      Examples:
        | reading     |
        | phase-start |
        | both        |

    @9.3.L.2 @case:a-man-turned-to-in-this-phase-only-may-be-handed-the-ball-where-the-instant-counts
    Scenario: Under TF-A20 instant, a man may receive if he is sighted during the phase
      Given the reading TF-A20 is instant
      And the offense's #12 faces N
      When the offense's #12 turns to SE by way of NE
      And the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball

    @6.4.F.2 @case:a-man-turned-away-from-in-this-phase-by-reading
    Scenario Outline: In two readings of TF-A20, a man must be sighted at the hand-off itself
      Given the reading TF-A20 is <reading>
      When the offense's #12 turns to N
      And the offense tries to hand off from #12 to #31
      Then it is refused under 6.4.F.2

      Examples:
        | reading |
        | instant |
        | both    |

    @9.3.N.1 @case:a-man-who-steps-into-sight-in-this-phase-was-not-seen-when-it-began
    Scenario: A man who steps into the releaser's sight in this phase may not receive
      Given the offense's #12 faces NE
      And the offense's #31 stands on 1927 facing NE
      When the offense's #31 moves to 2027
      And the offense's #31 moves to 2028
      And the offense tries to hand off from #12 to #31
      Then it is refused under 9.3.N.1

    @9.3.N.2.2 @9.0.proc.2 @case:each-of-the-two-has-a-point-left
    Scenario Outline: Releaser and recipient each need one remaining point for a hand-off
      Given the offense's #<man> is moving with 0 points left
      When the offense tries to <action>
      Then it is refused under 9.3.N.2.2

      Examples:
        | case                   | man | action                                  |
        | the releaser has none  | 12  | hand off from #12 to #31                |
        | the recipient has none | 31  | hand off from #12 to #31                |
        | not even in show       | 31  | hand off from #12 to #31 giving a dummy |

    @9.3.N.2.2 @case:in-the-snap-game-turn-half-of-the-allowance-is-all-there-is
    Scenario: In the Snap Game-Turn, a man without halved points may not receive
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #12 faces SE
      And the offense's #31 is moving with 0 points left
      When the offense tries to hand off from #12 to #31
      Then it is refused under 9.3.N.2.2

    @7.2.F.2.2 @case:a-man-who-passes-through-a-friends-hex-takes-nothing-on-the-way
    Scenario: A man passing through a teammate's hex may not receive
      Given the offense's #31 stands on 1827 facing N
      When the offense's #31 moves to 1828
      And the offense tries to hand off from #12 to #31
      Then it is refused under 7.2.F.2.2

    @T.contact.Dn @9.4.T.2 @case:a-neutralized-man-takes-no-hand-off
    Scenario: A neutralized man may not take a hand-off
      Given the offense's #31 is neutralized 1
      When the offense tries to hand off from #12 to #31
      Then it is refused under T.contact.Dn

    @9.3.P.2 @case:only-a-man-with-a-ball-or-a-dummy-hands-off
    Scenario Outline: Only a man with a ball or a dummy may hand off
      When the offense tries to hand off from #<man> to #<other>
      Then it is refused under 9.3.P.2

      Examples:
        | man | other |
        | 31  | 12    |
        | 71  | 66    |

    @4.1.1 @case:it-goes-to-a-friend-on-the-field-and-to-another-one
    Scenario Outline: A hand-off goes to another man of the offense on the field
      When the offense tries to hand off from #12 to #<man>
      Then it is refused under <clause>

      Examples:
        | case            | man | clause  |
        | an opponent     | 91  | 4.1.1   |
        | an unknown man  | 60  | 4.1.1   |

    @9.3.L.2 @case:nobody-hands-off-to-himself
    Scenario: A man may not hand off to himself
      When the offense tries to hand off from #12 to #12
      Then it is refused under 9.3.L.2

    @4.3.6 @case:the-man-in-motion-takes-neither-ball-nor-dummy-in-his-first-half
    Scenario Outline: In his first half of points, a man in motion takes no hand-offs
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #12 faces SE
      And the offense's #31 is in motion
      And the offense's #31 is moving with 7 points left
      When the offense tries to <action>
      Then it is refused under 4.3.6

      Examples:
        | case     | action                                  |
        | in truth | hand off from #12 to #31                |
        | in show  | hand off from #12 to #31 giving a dummy |

    @9.3.L.2 @9.3.N.2.2 @case:after-his-first-half-the-man-in-motion-takes-the-ball
    Scenario: In his second half of points, a man in motion may take hand-offs
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #12 faces SE
      And the offense's #31 is in motion
      And the offense's #31 is moving with 6 points left
      When the offense's #12 hands off to #31: the dice show 7
      Then the offense's #31 has the ball
      And the offense's #31 has 5 points left

  Rule: The maximum of two hand-offs and three men

    @9.3.L.3
    Scenario: The third hand-off of a phase is refused
      Given the offense's #85 stands on 2029 facing S
      When the offense's #12 hands off to #31: the dice show 7
      And the offense's #31 hands off to #85: the dice show 7
      And the offense tries to hand off from #85 to #31
      Then it is refused under 9.3.L.3

    @9.3.L.3 @case:hand-offs-in-show-count-too
    Scenario: Hand-offs of dummies count towards the maximum of two
      Given the offense's #85 stands on 2029
      When the offense's #12 hands off to #31, giving a dummy: the dice show 7
      And the offense's #31 hands off to #85, giving a dummy: the dice show 7
      And the offense tries to hand off from #12 to #36
      Then it is refused under 9.3.L.3

    @9.3.L.3 @case:a-man-between-two-declared-hand-offs-declares-no-third
    Scenario: A man in two declared hand-offs may not declare a third
      Given the offense's #31 stands on 2028 facing N
      And the offense's #85 stands on 2029 facing N
      And a hand-off from #12 to #31 has been declared
      And a hand-off from #31 to #85 has been declared
      When the offense tries to pair #31 with #65
      Then it is refused under 9.3.L.3

    @9.3.M.1 @case:of-two-declared-hand-offs-the-second-is-not-declared-again
    Scenario: A declared hand-off may not be declared again
      Given the offense's #31 stands on 2028 facing N
      And the offense's #85 stands on 2029 facing N
      And a hand-off from #12 to #31 has been declared
      And a hand-off from #31 to #85 has been declared
      When the offense tries to pair #85 with #31
      Then it is refused under 9.3.M.1

    @9.3.L.3 @case:a-third-pair-is-not-declared
    Scenario: A third hand-off may not be declared in a phase
      Given the offense's #31 stands on 2028 facing N
      And the offense's #85 stands on 2029 facing N
      And a hand-off from #12 to #31 has been declared
      And a hand-off from #31 to #85 has been declared
      When the offense tries to pair #85 with #65
      Then it is refused under 9.3.L.3

    @9.3.N.1 @case:a-pair-that-was-not-in-sight-is-not-declared
    Scenario: A hand-off to an unsighted man may not be declared
      Given the offense's #12 faces N
      When the offense tries to pair #12 with #31
      Then it is refused under 9.3.N.1

    @9.3.P.2 @case:nor-is-one-of-a-man-who-has-no-ball-and-is-to-get-none
    Scenario: A man without a ball may not declare a hand-off
      Given the offense's #36 faces SE
      When the offense tries to pair #36 with #31
      Then it is refused under 9.3.P.2

    @7.1.E @9.3.M.2 @case:without-the-word-the-first-man-is-done-when-the-second-begins
    Scenario: Without a declaration, a hand-off is refused once the recipient has moved
      Given the offense's #31 stands on 2026
      When the offense's #12 moves to 1928
      And the offense's #31 moves to 2027
      And the offense tries to hand off from #12 to #31
      Then it is refused under 7.1.E

    @7.1.E @9.3.M.2 @case:when-a-man-outside-begins-to-act-the-men-of-the-pair-are-done
    Scenario Outline: When a third man begins to move, neither man of the hand-off may move
      Given the offense's #31 stands on 2026
      When the offense's #12 moves to 1928
      And the offense's #12 is paired with #31
      And the offense's #31 moves to 2027
      And the offense's #36 turns to NE
      And the offense tries to <action>
      Then it is refused under 7.1.E

      Examples:
        | action                      |
        | move #12 to 1927            |
        | move #31 to 2028            |
        | hand off from #12 to #31    |

    @7.1.E @case:after-the-hand-off-too-they-are-done-when-another-begins
    Scenario: After a hand-off, its recipient may not move once a third man has begun
      When the offense's #12 hands off to #31: the dice show 7
      And the offense's #36 turns to NE
      And the offense's #31 moves to 2029
      Then it is refused under 7.1.E

    @7.1.E @case:a-releaser-who-was-moved-before-hands-off-no-more
    Scenario: A man whose move has ended may not hand off the ball
      Given the offense's #12 has moved and has 5 points left
      And the offense's #36 is moving with 3 points left
      When the offense tries to hand off from #12 to #31
      Then it is refused under 7.1.E

    @9.3.M.2 @7.1.E @case:whoever-was-moved-before-cannot-be-declared
    Scenario: A man moved earlier in the phase may not be declared for a hand-off
      Given the offense's #31 has moved and has 5 points left
      And the offense's #36 is moving with 3 points left
      When the offense tries to pair #12 with #31
      Then it is refused under 7.1.E

    @9.3.M.2 @7.1.E @case:a-man-who-leaves-the-field-acts-too-and-whoever-was-declared-and-has-moved-does-not-go-on-after-him
    Scenario: After a third man leaves, a moved man of a hand-off may not continue
      Given the offense's #31 stands on 2026
      And the offense's #36 stands on 3728 facing NE
      When the offense's #12 is paired with #31
      And the offense's #31 moves to 2027
      And the offense's #36 leaves the field going NE
      And the offense's #12 moves to 1928
      And the offense tries to move #31 to 2028
      Then it is refused under 7.1.E

    @7.2.G.1 @case:he-whose-partner-leaves-the-field-goes-on
    Scenario: If his partner in a hand-off leaves the field, a man may still move
      Given the offense's #12 stands on 3526 facing SE
      And the offense's #31 stands on 3727 facing NE
      When the offense's #12 moves to 3525
      And the offense's #12 is paired with #31
      And the offense's #31 leaves the field going NE
      And the offense's #12 moves to 3524
      Then the offense's #12 has spent 4 points

    @9.3.L.3 @case:as-one-of-a-pair-acts-another-pair-counts-no-more-among-the-two
    Scenario: A third hand-off may not be declared even after two men have moved
      Given the offense's #31 stands on 2026 facing NW
      And the offense's #36 stands on 1828 facing S
      And the offense's #36 has a dummy ball
      And the offense's #21 stands on 1827
      When the offense's #12 is paired with #31
      And the offense's #36 is paired with #21
      And the offense's #31 turns to N
      And the offense's #31 is paired with #21
      And the offense tries to pair #21 with #71
      Then it is refused under 9.3.L.3

    @7.0.1 @case:a-hand-off-that-was-declared-need-not-be-made
    Scenario: A declared hand-off need not be made
      Given the offense's #31 stands on 2026
      When the offense's #12 moves to 1928
      And the offense's #12 is paired with #31
      And the offense's #31 moves to 2027
      And the offense ends its movement
      Then it is the defense's movement
      And the offense's #12 has the ball

  Rule: The side that may hand off the ball

    @7.1.D @case:in-the-other-half-nobody-of-the-offense-hands-off-and-nobody-for-the-other-side
    Scenario Outline: A hand-off in the defense's movement or by the opponent is refused
      Given it is <side>'s movement in a Contact Game-Turn
      When <who> tries to hand off from #12 to #31
      Then it is refused under 7.1.D

      Examples:
        | case                           | side        | who         |
        | the offense's men, wrong seat  | the offense | the defense |
        | the offense, in the other half | the defense | the offense |

    @9.0.general.0 @case:the-defense-has-no-ball-to-hand-off
    Scenario: The defense may not hand off, because it has no ball
      Given it is the defense's movement in a Contact Game-Turn
      When the defense tries to hand off from #91 to #99
      Then it is refused under 9.0.general.0

    @7.1.D @case:nor-does-it-declare-a-pair
    Scenario: The defense may not declare a hand-off
      When the defense tries to pair #12 with #31
      Then it is refused under 7.1.D
