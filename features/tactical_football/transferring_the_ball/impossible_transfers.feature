Feature: Invalid records of hand-offs and passes
  A position in which hand-offs, passes or dummies do not fit together is refused by the clause that they break.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1925 | 1624 | 2222 |
      | N    | N    | N    | N    | N    | N    | N    | N    | N    | NE   | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |
    And the offense has selected Pass Blocking and Forward Pass

  Rule: Invalid dummies

    @9.3.N.3.1 @case:two-hand-offs-bring-two-dummies-not-three
    Scenario Outline: A position with three dummies on the field is invalid
      Given the offense's #31 has a dummy ball
      And the offense's #36 has a dummy ball
      And the offense's #<man> has a dummy ball
      When the position is put on the table
      Then it is refused under 9.3.N.3.1

      Examples:
        | man |
        | 85  |
        | 66  |

    @5.0.1 @case:two-are-possible
    Scenario: A position with two dummies on the field is valid
      Given the offense's #31 has a dummy ball
      And the offense's #36 has a dummy ball
      When the offense ends its movement
      Then it is the defense's movement

    @9.1.C.1 @case:one-man-has-one-marker
    Scenario: A position in which a man has both ball and dummy is invalid
      Given the offense's #12 has a dummy ball
      When the position is put on the table
      Then it is refused under 9.1.C.1

    @9.3.Q.2 @case:at-the-beginning-of-a-game-turn-there-are-none
    Scenario Outline: A position is invalid if a dummy ball is out when a Game-Turn begins
      Given <stage>
      And the defense's #5 stands on 1925
      And the offense's #31 has a dummy ball
      When the position is put on the table
      Then it is refused under 9.3.Q.2

      Examples:
        | stage                                                              |
        | it is the offense's pass commitment                                |
        | it is the offense's passive contact resolution in a Contact Game-Turn |

    @9.3.Q.2 @case:nor-as-the-men-of-the-offense-recover
    Scenario: A position with a dummy during the offense's neutralization recovery is invalid
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      And the offense's #31 has a dummy ball
      When the position is put on the table
      Then it is refused under 9.3.Q.2

    @T.recovery.use @case:as-the-men-of-the-defense-do-there-may-be-some
    Scenario: A position with a dummy during the defense's recovery is valid
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #5 is neutralized 1
      And the offense's #31 has a dummy ball
      When the defense's #5 rolls for recovery: the dice show 7
      Then the offense's #31 has a dummy ball

    @9.3.Q.0 @case:a-pass-that-is-lifted-or-thrown-has-shown-them
    Scenario Outline: After the passer is named, a position with a dummy is invalid
      Given <stage>
      And the offense's #21 stands on 1928
      And the offense's #31 has a dummy ball
      And the ball has been lifted from #12
      When the position is put on the table
      Then it is refused under 9.3.Q.0

      Examples:
        | stage                                                          |
        | it is the defense's movement in a Pass Game-Turn               |
        | it is the defense's movement in a Pass Game-Turn of a lateral  |
        | the offense is to throw a long pass                            |
        | the offense is to throw a long lateral                         |

    @T.contact.Dn @case:a-neutralized-man-has-no-dummy
    Scenario: A position in which a neutralized man has a dummy is invalid
      Given the offense's #31 has a dummy ball
      And the offense's #31 is neutralized 1
      When the position is put on the table
      Then it is refused under T.contact.Dn

  Rule: Invalid records of hand-offs

    @9.3.L.3 @case:more-than-two-of-them
    Scenario: A position with more than two declared hand-offs is invalid
      Given the offense's #21 is moving with 9 points left
      And a hand-off from #12 to #36 has been declared
      And a hand-off from #36 to #31 has been declared
      And a hand-off from #31 to #21 has been declared
      When the position is put on the table
      Then it is refused under 9.3.L.3

    @9.0.general.2 @case:one-in-the-defenses-movement
    Scenario: A position with a hand-off declared in the defense's movement is invalid
      Given it is the defense's movement in a Contact Game-Turn
      And a hand-off from #12 to #36 has been declared
      When the position is put on the table
      Then it is refused under 9.0.general.2

    @13.H.3 @case:one-in-the-game-turn-in-which-the-play-was-changed
    Scenario: A position with a declared hand-off after a change of play is invalid
      Given the play was changed in this Game-Turn
      And a hand-off from #12 to #36 has been declared
      When the position is put on the table
      Then it is refused under 13.H.3

    @9.3.L.2 @case:one-to-himself-or-to-somebody-who-is-not-there
    Scenario Outline: A position is invalid if a declared hand-off goes to a wrong recipient
      Given the offense's #31 is off the field
      And a hand-off from #<man> to #<other> has been declared
      When the position is put on the table
      Then it is refused under 9.3.L.2

      Examples:
        | case                 | man | other |
        | to himself           | 12  | 12    |
        | to a man who is gone | 12  | 31    |
        | to an unknown man    | 12  | 60    |

    @9.3.L.2 @case:a-second-hand-off-to-an-unknown-man-is-refused-like-a-first
    Scenario: A position is invalid if the second declared hand-off goes to an unknown man
      Given a hand-off from #12 to #36 has been declared
      And a hand-off from #36 to #60 has been declared
      When the position is put on the table
      Then it is refused under 9.3.L.2

    @9.3.N.2.2 @case:one-that-nobody-has-paid-for
    Scenario: A position is invalid if a hand-off was made without payment of points
      Given a hand-off from #12 to #36 has been made
      And the offense's #12 has spent 0 points since he stood on 1925
      When the position is put on the table
      Then it is refused under 9.3.N.2.2

    @9.3.N.2.2 @case:one-of-which-a-man-has-done-nothing
    Scenario Outline: A position is invalid if a man of a made hand-off did not act
      Given a hand-off from #12 to #36 has been made
      And the offense's #<man> has done nothing in this phase
      When the position is put on the table
      Then it is refused under 9.3.N.2.2

      Examples:
        | man |
        | 12  |
        | 36  |

    @7.1.A @case:who-has-left-the-field-since-has-nothing-to-show-for-it
    Scenario: A position is valid if a man has left the field after his hand-off
      Given a hand-off from #12 to #36 has been made
      And the offense's #36 has done nothing in this phase
      And the offense's #36 is off the field
      When the offense's #31 moves to 2223
      Then it is accepted

  Rule: Invalid records of passes

    @9.4.R.2 @case:passer-and-receiver-are-told-when-they-are-named-and-not-before
    Scenario Outline: A position is invalid if it names passer and receiver too early
      Given <stage>
      And <told>
      When the position is put on the table
      Then it is refused under 9.4.R.2

      Examples:
        | case                       | stage                                            | told                                     |
        | while the men move         | it is the offense's movement in a Pass Game-Turn | #12 is named to pass to #36              |
        | before a short pass        | the offense is to throw a short lateral          | #12 is named to pass to #36              |
        | the receiver of a long one | the offense is to throw a long lateral           | #12 is named to pass to #36              |

    @9.4.X.1 @case:they-are-men-who-may-pass-and-receive
    Scenario Outline: An interception position is invalid if passer or receiver is ineligible
      Given the offense's men stand on
        | #21  | #71  |
        | 1928 | 1926 |
      And the offense's #<man> has the ball
      And the defense is to try an interception of the pass from #<man> to #<other>
      And the defense's #89 stands on 1829
      When the position is put on the table
      Then it is refused under 9.4.X.1

      Examples:
        | case                   | man | other |
        | a passer who is none   | 36  | 21    |
        | a receiver who is none | 12  | 71    |
        | the passer himself     | 12  | 12    |

    @9.4.X.1 @case:where-nothing-was-snapped-nobody-may
    Scenario: A position is invalid if a pass was thrown without an earlier snap
      Given the offense's #36 stands on 1928
      And the defense is to try an interception of the pass from #12 to #36
      And nothing has been snapped
      When the position is put on the table
      Then it is refused under 9.4.X.1

    @9.0.proc.3.4 @case:the-ball-is-lifted-from-the-man-who-has-it
    Scenario: A position is invalid if the named passer does not have the ball
      Given the offense is to throw a long lateral
      And the eligible passers of the snap were #12 and #31
      And the ball has been lifted from #31
      When the position is put on the table
      Then it is refused under 9.0.proc.3.4

    @9.5.AA.2 @case:nobody-is-asked-to-intercept-who-is-too-far-away
    Scenario: A position at an interception try is invalid without a defender within three hexes
      Given the offense's #36 stands on 1928
      And the defense is to try an interception of the pass from #12 to #36
      When the position is put on the table
      Then it is refused under 9.5.AA.2

    @9.5.AA.2 @case:nor-where-the-receiver-has-left-the-field
    Scenario: An interception position is invalid if the receiver has left the field
      Given the defense is to try an interception of the pass from #12 to #36
      And the offense's #36 is off the field
      When the position is put on the table
      Then it is refused under 9.5.AA.2

    @9.4.S.3 @case:a-second-forward-pass-is-under-way
    Scenario: A position just before a second forward pass is invalid
      Given the offense is to throw a short pass
      And a forward pass has been tried
      When the position is put on the table
      Then it is refused under 9.4.S.3

    @7.1.C.1 @case:nobody-has-kept-more-than-he-had-or-less-than-nothing
    Scenario Outline: A position is invalid if a man's recorded pass points are outside his allowance
      Given the offense is to throw a short lateral
      And the offense's #12 has kept <points> points
      When the position is put on the table
      Then it is refused under 7.1.C.1

      Examples:
        | points |
        | 11     |
        | -1     |

    @9.4.Y.1 @case:where-they-are-banned-nobody-has-been-beyond-the-line-who-may-not-receive
    Scenario: Under TF-A66 hard-ban, a position recording an ineligible man's crossing is invalid
      Given the reading TF-A66 is hard-ban
      And an ineligible man has been across the line
      When the position is put on the table
      Then it is refused under 9.4.Y.1

    @9.4.S.1 @case:in-the-snap-game-turn-nothing-has-been-passed
    Scenario Outline: A position is invalid if it records a pass in the Snap Game-Turn
      Given it is the offense's movement in the Snap Game-Turn
      And <said>
      When the position is put on the table
      Then it is refused under 9.4.S.1

      Examples:
        | said                          |
        | a forward pass has been tried |
        | a lateral has been caught     |

    @7.1.C.2 @case:a-man-who-has-left-the-field-has-kept-nothing-for-a-pass
    Scenario: A position with recorded pass points of a man off the field is invalid
      Given the offense is to throw a short lateral
      And the offense's #31 is off the field
      And the offense's #31 has kept 3 points
      When the position is put on the table
      Then it is refused under 7.1.C.2

    @9.4.V.0.2 @case:after-the-catch-the-receiver-has-the-ball
    Scenario: A position after a completed pass is invalid if the receiver lacks the ball
      Given it is the defense's movement in a Pass Game-Turn of a lateral
      And #12 is named to pass to #36
      And the length of the pass reads thrown
      When the position is put on the table
      Then it is refused under 9.4.V.0.2

    @7.1.A @case:with-the-ball-in-his-hands-the-defense-moves
    Scenario: After a completed short pass, the defense may move
      Given it is the defense's movement in a Pass Game-Turn of a lateral
      And #12 is named to pass to #36
      And the length of the pass reads thrown
      And the offense's #36 has the ball
      When the defense's #5 moves to 2734
      Then it is accepted

    @7.1.A @case:where-laterals-are-thrown-in-the-snap-game-turn-one-may-have-been-caught
    Scenario: Under TF-A42 lateral-anytime, a position with a lateral caught at the snap is valid
      Given the reading TF-A42 is lateral-anytime
      And it is the defense's movement in the Snap Game-Turn
      And a lateral has been caught
      When the defense's #5 moves to 2734
      Then it is accepted

    @13.F.1 @case:a-forward-pass-is-not-announced-under-a-marker-that-lies-face-down
    Scenario: A position with a forward pass announced under a hidden ball-play marker is invalid
      Given it is the offense's movement in a Pass Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the position is put on the table
      Then it is refused under 13.F.1

    @13.1.C.nopass @case:nor-under-one-that-has-none
    Scenario Outline: A Pass Game-Turn position is invalid if the ball-play marker forbids a pass
      Given it is the offense's movement in a Pass Game-Turn
      And the offense has selected Pass Blocking and <marker>
      And the offense has shown its ball-play marker
      When the position is put on the table
      Then it is refused under 13.1.C.nopass

      Examples:
        | marker             |
        | Run Right          |
        | Run Left           |
        | Lateral Pass Right |
        | Lateral Pass Left  |

    @13.1.C.6.2 @case:nor-under-an-option-before-the-third-game-turn-after-the-snap
    Scenario: A Pass Game-Turn position is invalid under an Option two Game-Turns after the snap
      Given it is the offense's movement in a Pass Game-Turn
      And it is Game-Turn 5
      And the offense has selected Pass Blocking and Option Right
      And the offense has shown its ball-play marker
      When the position is put on the table
      Then it is refused under 13.1.C.6.2

    @7.1.A @case:in-the-third-it-may-be-announced
    Scenario: A position with an Option pass three Game-Turns after the snap is valid
      Given it is the offense's movement in a Pass Game-Turn
      And it is Game-Turn 6
      And the offense has selected Pass Blocking and Option Right
      And the offense has shown its ball-play marker
      When the offense's #31 moves to 2223
      Then it is accepted

    @4.1.6 @case:who-announces-a-pass-has-selected-a-play
    Scenario: A position with a Pass Game-Turn without a selected play is invalid
      Given it is the offense's movement in a Pass Game-Turn
      And the offense has selected nothing
      When the position is put on the table
      Then it is refused under 4.1.6

    @9.2.D.2 @case:and-has-snapped-the-ball
    Scenario: A Pass Game-Turn position without an earlier snap is invalid
      Given it is the offense's movement in a Pass Game-Turn
      And nothing has been snapped
      When the position is put on the table
      Then it is refused under 9.2.D.2

    @4.1.1 @case:nobody-has-kept-points-for-a-pass-who-is-not-there
    Scenario: A position is invalid if pass points are recorded for an unknown man
      Given it is the defense's movement for the ball that #12 has fumbled in a Pass Game-Turn
      And the offense's #98 has kept 3 points
      When the position is put on the table
      Then it is refused under 4.1.1

    @7.1.C.1 @case:of-the-men-who-have-kept-points-12-is-asked-about-before-8-as-numbers-are-ordered-as-texts
    Scenario: Pass points (kept points) of number 12 are checked before 8, sorted as text
      Given it is the defense's movement for the ball that #12 has fumbled in a Pass Game-Turn
      And the offense's #8 has kept 3 points
      And the offense's #12 has kept 99 points
      When the position is put on the table
      Then it is refused under 7.1.C.1

  Rule: Passes without announcement under each reading

    @9.4.R.1 @case:a-forward-pass-is-not-among-them
    Scenario: Under TF-A42 lateral-in-contact, a position with an unannounced forward pass is invalid
      Given the reading TF-A42 is lateral-in-contact
      And the offense is to throw a short pass
      And the type of the Game-Turn reads contact
      When the position is put on the table
      Then it is refused under 9.4.R.1

    @5.13.1.B.1 @case:in-their-phase-there-is-one-to-be-thrown
    Scenario: Under TF-A42 lateral-in-contact, a position with a short-pass phase without a pass is invalid
      Given the reading TF-A42 is lateral-in-contact
      And the offense is to throw a short lateral
      And the type of the Game-Turn reads contact
      And no pass is announced
      When the position is put on the table
      Then it is refused under 5.13.1.B.1

    @5.12.2.B.1 @case:a-lateral-that-nobody-has-announced-may-be-due-after-the-snap
    Scenario Outline: In readings with early laterals, the offense may decline to throw a lateral
      Given the reading <ambiguity> is <reading>
      And the offense is to throw a short lateral
      And the type of the Game-Turn reads snap
      And it is Game-Turn 3
      And the target hexes read nowhere
      When the offense throws no pass
      Then it is the defense's movement

      Examples:
        | ambiguity | reading         |
        | TF-A76    | lateral-on-snap |
        | TF-A42    | lateral-anytime |

    @9.4.U.2 @case:until-that-phase-is-over-the-lateral-may-be-of-any-length
    Scenario: Under TF-A42 lateral-in-contact, an unannounced short lateral may be thrown
      Given the reading TF-A42 is lateral-in-contact
      And the offense is to throw a short lateral
      And the type of the Game-Turn reads contact
      And the offense's #12 faces S
      And the offense's #36 stands on 1723
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @5.13.2.D @case:before-it-and-after-it-none-is-due
    Scenario Outline: Under TF-A42 lateral-in-contact, a position with an unthrown lateral during movement is invalid
      Given the reading TF-A42 is lateral-in-contact
      And it is <side>'s movement in a Pass Game-Turn of a lateral
      And the type of the Game-Turn reads contact
      When the position is put on the table
      Then it is refused under 5.13.2.D

      Examples:
        | side        |
        | the offense |
        | the defense |

    @5.13.2.B.1 @case:nobody-is-named-for-it-before-it-is-thrown-where-passer-and-receiver-are-named-at-the-commitment
    Scenario: Under TF-A64 name-at-commitment, the offense may decline an unannounced lateral
      Given the reading TF-A42 is lateral-in-contact
      And the reading TF-A64 is name-at-commitment
      And the offense is to throw a short lateral
      And the type of the Game-Turn reads contact
      When the offense throws no pass
      Then it is the defense's movement

    @5.13.2.B.1 @case:in-the-game-turn-of-a-change-the-phase-comes-and-nothing-is-thrown-in-it
    Scenario: After a change of play, the offense throws no lateral in the short-pass phase
      Given the reading TF-A42 is lateral-in-contact
      And the offense is to throw a short lateral
      And the type of the Game-Turn reads contact
      And the play was changed in this Game-Turn
      When the offense throws no pass
      Then it is the defense's movement

    @13.H.3 @case:one-that-was-thrown-in-it-cannot-be
    Scenario: A position with a lateral thrown after a change of play is invalid
      Given the reading TF-A42 is lateral-in-contact
      And it is the defense's movement in a Pass Game-Turn of a lateral
      And the type of the Game-Turn reads contact
      And #12 is named to pass to #36
      And the length of the pass reads thrown
      And the offense's #36 has the ball
      And the play was changed in this Game-Turn
      When the position is put on the table
      Then it is refused under 13.H.3

  Rule: Records of passes in a play that is over

    @13.F.1 @case:the-pass-may-have-come-to-anything
    Scenario Outline: A finished position in a Pass Game-Turn is valid with any pass result
      Given <stage>
      And <said>
      And the play is over, and away has won
      When the defense looks at the table
      Then the play marker of the offense is shown as Forward Pass

      Examples:
        | case          | stage                                            | said                              |
        | not thrown    | it is the offense's movement in a Pass Game-Turn | the length of the pass reads open |
        | a long one    | the offense is to throw a long pass              | the ball has been lifted from #12 |

    @13.F.1 @case:after-a-pass-that-was-not-completed-nobody-has-the-ball-any-more
    Scenario: After an incomplete pass, the view of the finished play shows marker and receiver
      Given the defense is to try an interception of the pass from #12 to #36
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the play is over, and away has won
      When the defense looks at the table
      Then the play marker of the offense is shown as Forward Pass
      And the receiver of the pass is shown as #36
      And the true target hex is not shown

    @9.4.R.2 @case:nobody-was-named-for-a-pass-that-was-never-thrown
    Scenario: A finished play is invalid if it names men of a pass never thrown
      Given it is the offense's movement in a Pass Game-Turn
      And #12 is named to pass to #36
      And the play is over, and away has won
      When the position is put on the table
      Then it is refused under 9.4.R.2
