Feature: The order in which clauses are reported
  Where two conditions of an action fail, the clause that stands first in the order of blame is reported.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Clauses before the play

    @4.1.1 @case:a-number-of-nobody-is-reported-before-a-man-who-is-out
    Scenario: A selection with an injured man is refused only for its unknown number
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      And home may no longer use the offense's #36
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #99 | #36 |
      Then it is refused under 4.1.1

    @4.1.1 @case:a-man-out-of-turn-is-reported-before-a-hex-off-the-map
    Scenario: A man placed early on a wrong hex is refused only for the order
      Given the offense is to place its men
      When the offense tries to place #36 on 9999
      Then it is refused under 4.1.1

    @14.38.2 @case:in-several-plays-the-ball-that-lies-is-reported-before-a-wrong-hex
    Scenario: Of two faults, second ball placement and wrong hex, the first is reported
      Given the offense is to place its men
      And the game has several plays
      And it is possession 3
      And the ball lies on 1930
      When the offense tries to place the ball on 1950
      Then it is refused under 14.38.2

    @4.1.2 @case:the-side-that-places-the-ball-is-reported-before-the-ball-that-lies
    Scenario: If the defense places a ball already placed, only the wrong side is reported
      Given the defense is to place its men
      And the game has several plays
      And it is possession 3
      When the defense tries to place the ball on 1930
      Then it is refused under 4.1.2

    @13.1.A.choice @case:for-the-offense-a-wrong-line-marker-is-reported-before-a-wrong-play-marker
    Scenario: If both markers of the offense are wrong, only the line marker is reported
      Given the offense is in the huddle
      When the offense tries to select Aggressive Charge and Zone Defense
      Then it is refused under 13.1.A.choice

    @13.1.B.choice @case:for-the-defense-a-wrong-line-marker-is-reported-before-a-wrong-play-marker
    Scenario: If both markers of the defense are wrong, only the line marker is reported
      Given it is the defense's play selection
      And it is Game-Turn 1
      And the defense has selected nothing
      When the defense tries to select Pass Blocking and Run Left
      Then it is refused under 13.1.B.choice

    @4.3.pre.1 @case:six-men-on-the-line-are-reported-before-two-men-in-one-hex
    Scenario: A snap by six linemen is refused for their number, despite a shared hex
      Given the offense is to call Game-Turn 3
      And the offense's #83 stands on 1924
      And the offense's #36 stands on 1924
      When the offense calls a Snap Game-Turn
      Then it is refused under 4.3.pre.1

    @7.5.1 @case:two-men-in-one-hex-are-reported-before-a-ball-without-a-snapper
    Scenario: A snap with a shared hex and no snapper is refused for the hex
      Given the offense is to call Game-Turn 3
      And the ball lies on 2030
      And the offense's #65 stands on 1630
      And the offense's #31 stands on 1924
      And the offense's #36 stands on 1924
      When the offense calls a Snap Game-Turn
      Then it is refused under 7.5.1

    @4.3.pre.3 @case:under-tf-e02-exactly-seven-an-eighth-man-is-reported-before-two-in-one-hex
    Scenario: Under TF-E02 exactly-seven, a snap with eight linemen is refused for the eighth lineman
      Given the reading TF-E02 is exactly-seven
      And the offense is to call Game-Turn 3
      And the offense's #85 stands on 2430
      And the offense's #31 stands on 1924
      And the offense's #36 stands on 1924
      When the offense calls a Snap Game-Turn
      Then it is refused under 4.3.pre.3

    @9.2.G.2 @case:a-recipient-who-looks-away-is-reported-before-points-that-do-not-suffice
    Scenario: A snap to a man without points who looks away is refused for facing
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1925 facing S
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.G.2

    @13.H.1 @case:a-second-change-is-reported-before-a-marker-of-the-other-side
    Scenario: A second change of play is refused as second before its marker is checked
      Given it is the offense's pass commitment
      And the play was changed in this Game-Turn
      When the offense tries to change the play to Zone Defense
      Then it is refused under 13.H.1

  Rule: Clauses about a man who cannot act

    @8.5.H.4 @case:a-double-team-is-reported-before-the-end-of-a-mans-movement
    Scenario Outline: A man who joined a double-team is refused further actions because of the double-team
      Given the offense's #36 stands on 1440 facing N
      And the offense's #65 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5 together with #65: the dice show 7
      And the offense's #31 turns to NE
      And the offense tries to <action>
      Then it is refused under 8.5.H.4

      Examples:
        | action                            |
        | move #65 to 1542                  |
        | turn #65 to N                     |
        | leave the field with #65 going NW |
        | contact #5 with #65               |
        | enter the hex of #5 with #65      |
        | put #65 in motion                 |
        | pair #65 with #31                 |
        | hand off from #65 to #31          |

    @7.1.E @case:a-man-who-has-been-moved-is-reported-before-another-who-passes-through
    Scenario Outline: A refusal reports a man's finished move, not a teammate passing through a hex
      When the offense's #85 turns to NE
      And the offense's #36 moves to 1929
      And the offense tries to <action>
      Then it is refused under 7.1.E

      Examples:
        | action                           |
        | move #85 to 2430                 |
        | turn #85 to SE                   |
        | leave the field with #85 going N |
        | contact #5 with #85              |
        | enter the hex of #5 with #85     |
        | put #85 in motion                |
        | pair #85 with #31                |
        | hand off from #85 to #31         |

    @7.2.F.2.2 @case:under-tf-a36-phase-d-a-man-passing-through-is-reported-before-a-forced-contact
    Scenario Outline: Under TF-A36 phase-D, a refusal reports a man passing through a hex, not contacts
      Given the reading TF-A36 is phase-D
      And it is the offense's movement in a Pass Game-Turn
      And the offense's #85 stands on 1341 facing N
      And the defense's #5 stands on 1341 facing S
      When the offense's #36 moves to 1929
      And the offense tries to <action>
      Then it is refused under 7.2.F.2.2

      Examples:
        | action                           |
        | move #85 to 1342                 |
        | turn #85 to NE                   |
        | leave the field with #85 going N |
        | contact #5 with #85              |
        | enter the hex of #5 with #85     |
        | put #85 in motion                |
        | pair #85 with #31                |
        | hand off from #85 to #31         |
        | end its movement                 |

    @T.contact.Dh.1 @case:a-hit-carrier-is-reported-before-his-frozen-ball
    Scenario Outline: After a change of play, a Hit carrier's step is refused for his Hit
      Given the play was changed in this Game-Turn
      And the offense's #12 is Hit
      When the offense tries to <action>
      Then it is refused under T.contact.Dh.1

      Examples:
        | action                           |
        | move #12 to 1928                 |
        | leave the field with #12 going N |

    @13.H.4 @case:a-frozen-ball-is-reported-before-a-turn-by-three-hexsides
    Scenario: After a change of play, the carrier's turn is refused regardless of its size
      Given the play was changed in this Game-Turn
      When the offense tries to turn #12 to S
      Then it is refused under 13.H.4

    @13.H.3 @case:a-frozen-ball-is-reported-before-the-way-of-its-carrier
    Scenario Outline: After a change of play, a carrier's impossible step is refused for the change
      Given the play was changed in this Game-Turn
      When the offense tries to <action>
      Then it is refused under 13.H.3

      Examples:
        | action                           |
        | move #12 to 9999                 |
        | move #12 to 1939                 |
        | leave the field with #12 going N |

    @9.3.P.2 @case:a-man-without-a-ball-is-reported-before-the-frozen-ball
    Scenario Outline: After a change of play, a man without the ball cannot hand it off
      Given the play was changed in this Game-Turn
      When the offense tries to <action>
      Then it is refused under 9.3.P.2

      Examples:
        | action                   |
        | pair #36 with #12        |
        | hand off from #36 to #12 |

    @13.H.3 @case:a-frozen-ball-is-reported-before-the-man-who-is-to-receive-it
    Scenario Outline: After a change of play, a hand-off is refused before its recipient is checked
      Given the play was changed in this Game-Turn
      When the offense tries to <action>
      Then it is refused under 13.H.3

      Examples:
        | action                   |
        | pair #12 with #99        |
        | pair #12 with #12        |
        | hand off from #12 to #99 |
        | hand off from #12 to #12 |
        | hand off from #12 to #21 |

  Rule: Clauses about contacts

    @8.4.F.1 @case:the-side-that-enters-no-hex-is-reported-before-the-hit-man
    Scenario: Even with a Hit man, the offense may not enter a defender's hex
      Given the offense's #36 is Hit
      When the offense's #36 enters the hex of #5
      Then it is refused under 8.4.F.1

    @T.contact.Dh.1 @case:a-hit-man-is-reported-before-an-opponent-who-does-not-exist
    Scenario Outline: A Hit man's entry of an unknown man's hex is refused for the Hit
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #5 is Hit
      When the defense tries to <action>
      Then it is refused under T.contact.Dh.1

      Examples:
        | action                       |
        | enter the hex of #99 with #5 |

    @8.1.A.1 @case:a-man-who-is-not-in-front-is-reported-before-his-neutralization
    Scenario: A contact with a distant, neutralized man is refused as not in front
      Given the defense's #5 is neutralized 1
      When the offense's #36 contacts #5
      Then it is refused under 8.1.A.1

    @8.1.A.2 @case:a-carrier-who-is-not-in-front-is-reported-before-other-reasons-of-an-entry
    Scenario: Entry into a distant neutralized man's hex is refused as not straight ahead
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #21 is neutralized 1
      When the defense's #5 enters the hex of #21
      Then it is refused under 8.1.A.2

    @8.2.D.1 @case:a-neutralized-receiver-is-reported-before-the-game-turn-in-which-receivers-are-entered
    Scenario: An entry into a neutralized receiver's hex is refused because he is neutralized
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #21 stands on 1441 facing N
      And the offense's #21 is neutralized 1
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 enters the hex of #21
      Then it is refused under 8.2.D.1

    @7.5.4 @case:a-lineman-is-reported-as-no-target-before-the-contact-he-has-had
    Scenario: An entry into a contacted lineman's hex is refused because he is a lineman
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1441 facing N
      And the offense's #65 has been contacted in this phase
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 enters the hex of #65
      Then it is refused under 7.5.4

    @8.2.D.1 @case:a-neutralized-man-is-reported-before-the-contact-he-has-had
    Scenario: A second contact with a neutralized man is refused because he is neutralized
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized 1
      And the defense's #5 has been contacted in this phase
      When the offense's #36 contacts #5
      Then it is refused under 8.2.D.1

  Rule: Clauses about steps and passes

    @4.2.2 @case:the-line-is-reported-before-the-opponent-beyond-it
    Scenario: A pre-snap step onto an opponent over the line is refused as a crossing
      Given it is the offense's movement in a Pre-Contact Game-Turn
      When the offense's #65 moves to 2031
      Then it is refused under 4.2.2

    @13.H.3 @case:a-frozen-ball-is-reported-before-a-play-without-a-pass
    Scenario: After a change to Run Left, a pass is refused for the change
      Given it is the offense's pass commitment
      When the offense changes the play to Run Left
      And the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 13.H.3

    @9.4.T.2 @case:a-neutralized-defender-is-reported-before-the-distance-of-his-interception
    Scenario: A neutralized defender far away is refused an interception because he is neutralized
      Given the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense is to try an interception of the pass from #12 to #31
      And the offense's #31 stands on 2232 facing N
      And the defense's #61 stands on 2034 facing S
      And the defense's #13 is neutralized 1
      When the defense tries to intercept with #13
      Then it is refused under 9.4.T.2
