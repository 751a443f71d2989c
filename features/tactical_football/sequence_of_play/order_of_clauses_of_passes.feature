Feature: The order in which clauses of passes and hand-offs are reported
  Where two conditions of an action fail, the clause that stands first in the order of blame is reported.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Clauses about declared hand-offs

    @7.2.F.2.2 @case:a-man-passing-through-is-reported-before-a-recipient-who-does-not-exist
    Scenario Outline: A hand-off from a teammate's hex is refused before its recipient is checked
      When the offense's #12 moves to 1828
      And the offense tries to <action>
      Then it is refused under 7.2.F.2.2

      Examples:
        | action                   |
        | pair #12 with #99        |
        | hand off from #12 to #99 |

    @T.contact.Dn @case:a-neutralized-recipient-is-reported-before-his-part-in-a-double-team
    Scenario Outline: A hand-off to a neutralized double-team partner is refused because he is neutralized
      Given the offense's #31 stands on 1440
      And the offense's #21 stands on 1541 facing NW
      And the defense's #61 stands on 1441
      When the offense's #31 contacts #61 together with #21: the dice show 2
      And the offense tries to <action>
      Then it is refused under T.contact.Dn

      Examples:
        | action                   |
        | pair #12 with #21        |
        | hand off from #12 to #21 |

    @7.1.E @case:under-tf-a36-phase-d-a-recipients-earlier-movement-is-reported-before-his-forced-contact
    Scenario Outline: Under TF-A36 phase-D, a hand-off is refused because the recipient's move is finished
      Given the reading TF-A36 is phase-D
      And it is the offense's movement in a Pass Game-Turn
      And the offense's #85 stands on 1341
      And the offense's #85 has moved and has 2 points left
      And the defense's #5 stands on 1341
      When the offense tries to <action>
      Then it is refused under 7.1.E

      Examples:
        | action                   |
        | pair #12 with #85        |
        | hand off from #12 to #85 |

    @7.5.5 @case:under-tf-a36-phase-d-a-recipients-forced-contact-is-reported-before-the-declared-hand-off
    Scenario: Under TF-A36 phase-D, a repeated hand-off is refused for the recipient's due contact
      Given the reading TF-A36 is phase-D
      And it is the offense's movement in a Pass Game-Turn
      And the offense's #85 stands on 1341
      And the defense's #5 stands on 1341
      And a hand-off from #12 to #85 has been declared
      When the offense's #12 is paired with #85
      Then it is refused under 7.5.5

    @7.5.5 @case:under-tf-a36-and-tf-a27-a-recipients-forced-contact-is-reported-before-his-hit
    Scenario: Under TF-A36 and TF-A27, a Hit recipient is refused for his due contact
      Given the reading TF-A36 is phase-D
      And the reading TF-A27 is no-ball
      And it is the offense's movement in a Pass Game-Turn
      And the offense's #85 stands on 1341
      And the offense's #85 is Hit
      And the defense's #5 stands on 1341
      When the offense's #12 hands off to #85
      Then it is refused under 7.5.5

    @4.1.1 @case:a-recipient-who-does-not-exist-is-reported-before-a-third-hand-off
    Scenario Outline: A third hand-off to an unknown man is refused because he is unknown
      Given a hand-off from #12 to #36 has been declared
      And a hand-off from #36 to #31 has been declared
      When the offense tries to <action>
      Then it is refused under 4.1.1

      Examples:
        | action                   |
        | pair #12 with #98        |
        | hand off from #12 to #98 |

    @9.3.L.2 @case:a-hand-off-to-oneself-is-reported-before-a-third-hand-off
    Scenario: A third hand-off of a man to himself is refused before hand-offs are counted
      Given a hand-off from #12 to #36 has been declared
      And a hand-off from #36 to #31 has been declared
      When the offense's #12 is paired with #12
      Then it is refused under 9.3.L.2

    @9.3.M.1 @case:two-men-of-a-hand-off-are-reported-before-a-third-hand-off
    Scenario: A repeated third hand-off is refused as a repeat, not as the third
      Given a hand-off from #12 to #36 has been declared
      And a hand-off from #36 to #31 has been declared
      When the offense's #12 is paired with #36
      Then it is refused under 9.3.M.1

  Rule: Clauses about hand-offs

    @9.4.T.2 @case:under-tf-a27-no-ball-a-hit-recipient-is-reported-before-his-motion
    Scenario: Under TF-A27 no-ball, a Hit recipient in motion is refused because he is Hit
      Given the reading TF-A27 is no-ball
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #36 is in motion
      And the offense's #36 is Hit
      When the offense's #12 hands off to #36
      Then it is refused under 9.4.T.2

    @4.3.6 @case:a-recipient-in-motion-is-reported-before-his-distance
    Scenario: A hand-off to a distant man in motion is refused for his motion
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 is in motion
      When the offense's #12 hands off to #85
      Then it is refused under 4.3.6

    @9.3.L.2 @case:under-tf-e47-hand-off-too-distance-is-reported-before-the-ball-marker
    Scenario Outline: Under TF-E47 hand-off-too, a distant hand-off is refused for distance, despite the marker
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and <marker>
      And the offense's #12 stands on <from>
      And the offense's #36 stands on <to>
      When the offense's #12 hands off to #36
      Then it is refused under 9.3.L.2

      Examples:
        | marker             | from | to   |
        | Option Right       | 2529 | 2532 |
        | Forward Pass       | 2529 | 2532 |
        | Lateral Pass Right | 2529 | 2532 |
        | Lateral Pass Left  | 2529 | 2532 |
        | Run Left           | 2529 | 2532 |
        | Run Right          | 1429 | 1432 |

    @13.PROC.4 @case:under-tf-e47-hand-off-too-the-ball-marker-is-reported-before-sight
    Scenario Outline: Under TF-E47 hand-off-too, an unsighted hand-off over the line is refused for the marker
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and <marker>
      And the offense's #12 stands on <from> facing S
      And the offense's #36 stands on <to>
      When the offense's #12 hands off to #36
      Then it is refused under <clause>

      Examples:
        | marker             | from | to   | clause     |
        | Option Right       | 2430 | 2431 | 13.1.C.6.2 |
        | Forward Pass       | 2430 | 2431 | 13.1.C.3   |
        | Lateral Pass Right | 2430 | 2431 | 13.1.C.4.1 |
        | Lateral Pass Left  | 2430 | 2431 | 13.1.C.5.1 |
        | Run Left           | 2430 | 2431 | 13.1.C.2   |
        | Run Right          | 1430 | 1431 | 13.1.C.1.1 |

    @13.PROC.4 @case:under-tf-e47-hand-off-too-the-wrong-side-is-reported-before-sight
    Scenario Outline: Under TF-E47 hand-off-too, an unsighted hand-off is refused because the marker forbids its side
      Given the reading TF-E47 is hand-off-too
      And the offense has selected Aggressive Blocking and <marker>
      And a lateral has been caught
      And it is Game-Turn 7
      And the offense's #12 stands on <from> facing S
      And the offense's #36 stands on <to>
      When the offense's #12 hands off to #36
      Then it is refused under <clause>

      Examples:
        | marker             | from | to   | clause     |
        | Lateral Pass Right | 1430 | 1431 | 13.1.C.4.2 |
        | Lateral Pass Left  | 2430 | 2431 | 13.1.C.5.1 |
        | Option Right       | 1430 | 1431 | 13.1.C.6.1 |
        | Option Left        | 2430 | 2431 | 13.1.C.7   |

    @9.3.N.1 @case:under-tf-a20-both-sight-before-the-phase-is-reported-before-sight-now
    Scenario: Under TF-A20 both, a hand-off checks sight at the phase's start before sight now
      Given the reading TF-A20 is both
      And the offense's #36 stands on 1928
      When the offense's #12 hands off to #36
      Then it is refused under 9.3.N.1

    @6.4.F.2 @case:under-tf-a20-instant-sight-now-is-reported-before-a-third-hand-off
    Scenario: Under TF-A20 instant, a third, unsighted hand-off is refused only for missing sight
      Given the reading TF-A20 is instant
      And the offense's #36 stands on 1928
      And a hand-off from #31 to #21 has been made
      And a hand-off from #21 to #31 has been made
      When the offense's #12 hands off to #36
      Then it is refused under 6.4.F.2

    @9.3.L.3 @case:a-third-hand-off-is-reported-before-a-dummy-that-is-not-named
    Scenario: A third hand-off is refused as the third before its dummy is checked
      Given the offense's #12 faces S
      And the offense's #36 stands on 1928
      And the offense's #36 has a dummy ball
      And a hand-off from #31 to #21 has been made
      And a hand-off from #21 to #31 has been made
      When the offense's #12 hands off to #36
      Then it is refused under 9.3.L.3

    @9.3.N.3.1 @case:a-third-dummy-is-reported-before-points-that-do-not-suffice
    Scenario: A hand-off that places a third dummy is refused before points are checked
      Given the offense's #12 faces S
      And the offense's #12 is moving with 0 points left
      And the offense's #36 stands on 1928
      And the offense's #21 has a dummy ball
      And the offense's #31 has a dummy ball
      When the offense's #12 hands off to #36, giving a dummy
      Then it is refused under 9.3.N.3.1

  Rule: Clauses about the announcement of a pass

    @5.12.2.D @case:the-side-that-records-targets-is-reported-before-a-hex-off-the-map
    Scenario: A target hex that the defense records is refused before the hex is checked
      Given the offense is to record its target hexes
      When the defense tries to record the target hex 9999
      Then it is refused under 5.12.2.D

    @5.13.1.B.1 @case:the-side-that-commits-is-reported-before-a-play-without-a-pass
    Scenario: A forward pass that the defense announces is refused before the marker is checked
      Given it is the offense's pass commitment
      When the defense tries to commit to a forward pass aimed at 1640
      Then it is refused under 5.13.1.B.1

    @5.13.1.B.1 @case:the-side-that-commits-is-reported-before-a-frozen-ball
    Scenario: The defense may not announce a pass, even after a change of play
      Given it is the offense's pass commitment
      And the play was changed in this Game-Turn
      When the defense tries to commit to a lateral pass
      Then it is refused under 5.13.1.B.1

    @13.1.C.nopass @case:a-marker-that-forbids-the-pass-is-reported-before-a-second-pass
    Scenario: A second forward pass under Run Right is refused because the marker forbids passes
      Given it is the offense's pass commitment
      And a forward pass has been tried
      And the play has been changed 1 time
      And the offense has selected Pass Blocking and Run Right
      And the offense has shown its ball-play marker
      When the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 13.1.C.nopass

    @13.1.C.6.2 @case:the-wait-of-an-option-is-reported-before-a-second-forward-pass
    Scenario: A second forward pass under an early Option is refused because Options must wait
      Given it is the offense's pass commitment
      And a forward pass has been tried
      And the play has been changed 1 time
      And the offense has selected Pass Blocking and Option Right
      And the offense has shown its ball-play marker
      When the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 13.1.C.6.2

    @13.1.C.6.2 @case:under-tf-a76-all-three-s3-the-wait-is-reported-before-a-laterals-target
    Scenario: Under TF-A76 all-three-s3, an Option lateral with a target is refused as too early
      Given the reading TF-A76 is all-three-s3
      And it is the offense's pass commitment
      And the offense has selected Pass Blocking and Option Right
      When the offense tries to commit to a lateral pass aimed at 1640
      Then it is refused under 13.1.C.6.2

    @9.4.S.3 @case:a-second-forward-pass-is-reported-before-an-ineligible-man-across-the-line
    Scenario: A second forward pass is refused as second although an ineligible man has crossed
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      And a forward pass has been tried
      And the offense's #65 stands on 1441
      When the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 9.4.S.3

    @9.4.Y.2 @case:an-ineligible-man-across-the-line-is-reported-before-a-wrong-target
    Scenario: After an ineligible man's crossing, a pass is refused before its target is checked
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #65 stands on 1441
      When the offense tries to commit to a forward pass aimed at 1931
      Then it is refused under 9.4.Y.2

    @5.13.1.B.2 @case:under-tf-a64-name-at-commitment-a-laterals-target-is-reported-before-missing-names
    Scenario: Under TF-A64 name-at-commitment, a lateral with a target is refused before names are checked
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's pass commitment
      When the offense tries to commit to a lateral pass aimed at 1640
      Then it is refused under 5.13.1.B.2

    @5.13.1.B.1 @case:names-that-nobody-asks-for-are-reported-before-an-ineligible-passer
    Scenario: An announcement that names men too early is refused before their eligibility is checked
      Given it is the offense's pass commitment
      When the offense tries to commit to a lateral pass from #36 to #71
      Then it is refused under 5.13.1.B.1

  Rule: Clauses about passes

    @9.0.general.0 @case:the-side-that-passes-is-reported-before-a-pass-to-oneself
    Scenario: If the defense tries to pass, the men of the pass are not checked
      Given the offense is to throw a short lateral
      When the defense tries to pass from #12 to #12
      Then it is refused under 9.0.general.0

    @9.0.general.0 @case:under-tf-a76-all-three-s3-the-side-that-passes-is-reported-before-the-wait
    Scenario: Under TF-A76 all-three-s3, a pass by the defense is refused for its side
      Given the reading TF-A76 is all-three-s3
      And the offense has selected Pass Blocking and Option Right
      And the offense is to throw a short lateral
      When the defense tries to pass from #12 to #36
      Then it is refused under 9.0.general.0

    @9.0.general.0 @case:under-tf-a42-lateral-in-contact-the-side-that-passes-is-reported-before-a-frozen-ball
    Scenario Outline: Under TF-A42 lateral-in-contact, a defense's pass after a change is refused for its side
      Given the reading TF-A42 is lateral-in-contact
      And the offense is to throw a short lateral
      And the play was changed in this Game-Turn
      And the type of the Game-Turn reads contact
      When the defense tries to <action>
      Then it is refused under 9.0.general.0

      Examples:
        | action                 |
        | pass from #12 to #36   |
        | lift the ball from #12 |

    @13.H.3 @case:under-tf-a42-lateral-in-contact-a-frozen-ball-is-reported-before-other-conditions
    Scenario Outline: Under TF-A42 lateral-in-contact, a pass after a change is refused before men are checked
      Given the reading TF-A42 is lateral-in-contact
      And the offense is to throw a short lateral
      And the play was changed in this Game-Turn
      And the type of the Game-Turn reads contact
      When the offense tries to <action>
      Then it is refused under 13.H.3

      Examples:
        | action                 |
        | pass from #99 to #36   |
        | lift the ball from #12 |

    @13.1.C.6.2 @case:under-tf-a76-all-three-s3-the-wait-is-reported-before-a-man-of-nobody
    Scenario: Under TF-A76 all-three-s3, an early Option pass is refused before its men are checked
      Given the reading TF-A76 is all-three-s3
      And the offense has selected Pass Blocking and Option Right
      And the offense is to throw a short lateral
      When the offense tries to pass from #99 to #36
      Then it is refused under 13.1.C.6.2

    @9.4.S.1 @case:under-tf-a76-lateral-on-snap-the-snap-game-turn-is-reported-before-a-man-of-nobody
    Scenario Outline: Under TF-A76 lateral-on-snap, a pass at the snap is refused before men are checked
      Given the reading TF-A76 is lateral-on-snap
      And the target hexes read nowhere
      And the offense is to throw a short lateral
      And it is Game-Turn 3
      And the type of the Game-Turn reads snap
      When the offense tries to <action>
      Then it is refused under 9.4.S.1

      Examples:
        | action                 |
        | pass from #99 to #36   |
        | lift the ball from #12 |

    @9.4.Y.2 @case:an-ineligible-man-across-the-line-is-reported-before-a-man-of-nobody
    Scenario: After an ineligible man's crossing, a pass is refused before its passer is checked
      Given the offense is to throw a short pass
      And the offense's #65 stands on 1441
      When the offense tries to pass from #99 to #36
      Then it is refused under 9.4.Y.2

    @9.4.Y.2 @case:under-tf-a64-name-at-execution-an-ineligible-man-is-reported-before-a-ball-not-lifted
    Scenario: Under TF-A64 name-at-execution, a passer is not named while a lineman is downfield
      Given the reading TF-A64 is name-at-execution
      And the offense is to throw a short pass
      And the offense's #65 stands on 1441
      When the offense lifts the ball from #12
      Then it is refused under 9.4.Y.2

    @4.1.1 @case:a-number-of-nobody-is-reported-before-a-pass-to-oneself
    Scenario: A pass of an unknown man to himself is refused because he is unknown
      Given the offense is to throw a short pass
      When the offense tries to pass from #99 to #99
      Then it is refused under 4.1.1

    @9.0.general.1 @case:a-pass-to-oneself-is-reported-before-a-man-off-the-field
    Scenario: A man's pass to himself is refused before his presence is checked
      Given the offense is to throw a short pass
      And the offense's #21 is off the field
      When the offense tries to pass from #21 to #21
      Then it is refused under 9.0.general.1

    @9.0.proc.3.4 @case:a-man-without-the-ball-is-reported-before-an-ineligible-passer
    Scenario: A pass without the ball is refused before the passer's eligibility is checked
      Given the offense is to throw a short pass
      When the offense's #36 passes to #31
      Then it is refused under 9.0.proc.3.4

    @9.4.X.1 @case:under-tf-a64-name-at-commitment-an-ineligible-receiver-is-reported-before-another-named-man
    Scenario: Under TF-A64 name-at-commitment, an ineligible receiver is refused before the names are checked
      Given the reading TF-A64 is name-at-commitment
      And the offense is to throw a short pass
      And #12 is named to pass to #31
      When the offense's #12 passes to #51
      Then it is refused under 9.4.X.1

    @9.4.X.1 @case:an-ineligible-passer-is-reported-before-a-pass-too-long-for-the-phase
    Scenario: A pass by an ineligible man is refused before its length is checked
      Given the offense is to throw a short lateral
      And the offense's #31 stands on 2728
      And the offense's #31 has the ball
      When the offense's #31 passes to #12
      Then it is refused under 9.4.X.1

    @9.0.proc.2 @case:points-that-a-passer-lacks-are-reported-before-a-pass-backwards
    Scenario: A pass by a man without points is refused before its direction is checked
      Given the offense is to throw a short pass
      And the offense's #12 has kept 0 points
      When the offense's #12 passes to #36
      Then it is refused under 9.0.proc.2

    @9.4.U.3 @case:a-pass-too-long-for-the-phase-is-reported-before-its-wrong-direction
    Scenario: A pass too long for a short phase is refused before direction is checked
      Given the offense is to throw a short lateral
      When the offense's #12 passes to #21
      Then it is refused under 9.4.U.3

    @9.4.R.2 @case:under-tf-a64-name-at-commitment-another-named-man-is-reported-before-a-passers-points
    Scenario: Under TF-A64 name-at-commitment, a pass to another receiver is refused before points are checked
      Given the reading TF-A64 is name-at-commitment
      And the offense is to throw a short pass
      And #12 is named to pass to #31
      And the offense's #12 has kept 0 points
      When the offense's #12 passes to #21
      Then it is refused under 9.4.R.2

    @9.0.proc.2 @case:points-that-a-receiver-lacks-are-reported-before-more-than-45-hexes
    Scenario: A pass over 45 hexes without points is refused only for missing points
      Given the offense is to throw a short pass
      And the offense's #12 stands on 1901
      And the offense's #21 stands on 1960
      And the offense's #21 has kept 0 points
      When the offense's #12 passes to #21
      Then it is refused under 9.0.proc.2

    @9.4.W @case:more-than-45-hexes-are-reported-before-the-short-pass
    Scenario: A short-phase pass over 45 hexes is refused because 45 is the limit
      Given the offense is to throw a short pass
      And the offense's #12 stands on 1901
      And the offense's #21 stands on 1960
      When the offense's #12 passes to #21
      Then it is refused under 9.4.W

    @9.4.U.2 @case:a-distance-too-short-is-reported-before-a-pass-backwards
    Scenario: A pass too short to be long is refused before its direction is checked
      Given the offense is to throw a long pass
      When the offense's #12 passes to #36
      Then it is refused under 9.4.U.2

    @9.4.R.4 @case:a-pass-forwards-is-reported-before-the-sight-of-the-passer
    Scenario: A pass in the wrong direction is refused before sight is checked
      Given the offense is to throw a long lateral
      When the offense's #12 passes to #21
      Then it is refused under 9.4.R.4

    @9.0.proc.1 @case:under-tf-a64-target-hex-only-sight-is-reported-before-the-target-hex
    Scenario: Under TF-A64 target-hex-only, an unsighted pass is refused before its target is checked
      Given the reading TF-A64 is target-hex-only
      And the offense is to throw a short pass
      And the offense's #12 faces S
      And the offense's #21 stands on 1932
      When the offense's #12 passes to #21
      Then it is refused under 9.0.proc.1

    @9.4.R.1 @case:under-tf-a42-lateral-in-contact-no-commitment-is-reported-before-a-ball-not-lifted
    Scenario: Under TF-A42 lateral-in-contact, a passer may not be named without an announced pass
      Given the reading TF-A42 is lateral-in-contact
      And the reading TF-A64 is name-at-execution
      And the offense is to throw a short lateral
      And the type of the Game-Turn reads contact
      When the offense lifts the ball from #12
      Then it is refused under 9.4.R.1

    @9.4.R.5 @case:under-tf-a64-name-at-execution-a-lifted-ball-is-reported-before-a-missing-ball
    Scenario: Under TF-A64 name-at-execution, naming a passer is refused before the ball is checked
      Given the reading TF-A64 is name-at-execution
      And the offense is to throw a short pass
      When the offense lifts the ball from #36
      Then it is refused under 9.4.R.5

    @9.5.AA.2 @case:the-side-that-intercepts-is-reported-before-a-man-of-the-other-side
    Scenario: If the offense tries to intercept, its man is not checked
      Given the defense is to try an interception of the pass from #12 to #31
      When the offense tries to intercept with #12
      Then it is refused under 9.5.AA.2
