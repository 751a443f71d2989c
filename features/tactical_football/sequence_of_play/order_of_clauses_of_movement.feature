Feature: The order in which clauses of movement are reported
  Where two conditions of an action fail, the clause that stands first in the order of blame is reported.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Clauses about the partners of a double-team

    @T.contact.Dn @case:a-neutralized-man-is-reported-before-his-part-in-a-double-team
    Scenario Outline: A neutralized man of a double-team is refused actions because he is neutralized
      Given the offense's #31 stands on 1440 facing N
      And the offense's #21 stands on 1541 facing NW
      And the defense's #61 stands on 1441 facing S
      When the offense's #31 contacts #61 together with #21: the dice show 2
      And the offense tries to <action>
      Then it is refused under T.contact.Dn

      Examples:
        | action                            |
        | move #21 to 1542                  |
        | turn #21 to N                     |
        | leave the field with #21 going NW |
        | contact #61 with #21              |
        | enter the hex of #61 with #21     |
        | put #21 in motion                 |
        | pair #21 with #31                 |
        | hand off from #21 to #31          |

    @12.C2 @case:under-tf-a53-one-named-only-the-man-who-goes-is-reported-before-other-conditions
    Scenario Outline: Under TF-A53 one-named-only, a second defender is refused before his Hit is checked
      Given the reading TF-A53 is one-named-only
      And it is the defense's movement for the ball that #36 has fumbled in a Contact Game-Turn
      And the defense's #13 has moved and has 2 points left
      And the defense's #5 is Hit
      When the defense tries to <action>
      Then it is refused under 12.C2

      Examples:
        | action                          |
        | move #5 to 2734                 |
        | leave the field with #5 going N |
        | enter the hex of #36 with #5    |
        | contact #36 with #5             |
        | put #5 in motion                |
        | pair #5 with #11                |
        | hand off from #5 to #11         |

    @12.C2 @case:under-tf-a53-and-tf-a27-the-man-who-goes-is-reported-before-a-hit-man
    Scenario Outline: Under TF-A53 and TF-A27, a second defender is refused before his Hit is checked
      Given the reading TF-A53 is one-named-only
      And the reading TF-A27 is no-action
      And it is the defense's movement for the ball that #36 has fumbled in a Contact Game-Turn
      And the defense's #13 has moved and has 2 points left
      And the defense's #5 is Hit
      When the defense tries to <action>
      Then it is refused under 12.C2

      Examples:
        | action              |
        | turn #5 to SW       |
        | contact #36 with #5 |

    @7.1.C.1 @case:under-tf-a53-one-named-only-the-man-who-goes-can-run-out-of-points
    Scenario: Under TF-A53 one-named-only, the one defender who may move still needs points
      Given the reading TF-A53 is one-named-only
      And it is the defense's movement for the ball that #36 has fumbled in a Contact Game-Turn
      And the defense's #13 is moving with 0 points left
      When the defense's #13 moves to 1134
      Then it is refused under 7.1.C.1

    @4.1.1 @case:a-man-of-nobody-is-reported-before-another-who-passes-through
    Scenario Outline: A refusal reports an unknown man, not a teammate who passes through a hex
      When the offense's #36 moves to 1929
      And the offense tries to <action>
      Then it is refused under 4.1.1

      Examples:
        | action                           |
        | move #98 to 1930                 |
        | turn #98 to NE                   |
        | leave the field with #98 going N |
        | contact #5 with #98              |
        | enter the hex of #5 with #98     |
        | put #98 in motion                |
        | pair #98 with #31                |
        | hand off from #98 to #31         |

    @7.2.G.1 @case:a-man-who-has-left-the-field-is-reported-before-other-conditions
    Scenario Outline: An impossible action of an absent man is refused for his absence
      Given the offense's #31 is off the field
      When the offense tries to <action>
      Then it is refused under 7.2.G.1

      Examples:
        | action                        |
        | move #31 to 9999              |
        | contact #98 with #31          |
        | enter the hex of #91 with #31 |
        | put #31 in motion             |

    @T.recovery.I @case:an-injured-man-is-reported-before-other-conditions
    Scenario Outline: An impossible action of an injured man is refused because he is injured
      Given the offense's #31 is injured
      When the offense tries to <action>
      Then it is refused under T.recovery.I

      Examples:
        | action                        |
        | move #31 to 9999              |
        | contact #98 with #31          |
        | enter the hex of #91 with #31 |
        | put #31 in motion             |

    @7.2.G.1 @case:a-defender-off-the-field-is-reported-before-the-side-that-hands-off
    Scenario Outline: A hand-off by an absent defender is refused because he is off the field
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #99 is off the field
      When the defense tries to <action>
      Then it is refused under 7.2.G.1

      Examples:
        | action                   |
        | pair #99 with #91        |
        | hand off from #99 to #91 |

    @T.recovery.I @case:an-injured-defender-is-reported-before-the-side-that-hands-off
    Scenario Outline: A hand-off by an injured defender is refused because he is injured
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #99 is injured
      When the defense tries to <action>
      Then it is refused under T.recovery.I

      Examples:
        | action                   |
        | pair #99 with #91        |
        | hand off from #99 to #91 |

    @7.5.5 @case:under-tf-a36-phase-d-a-forced-contact-is-reported-before-other-conditions
    Scenario Outline: Under TF-A36 phase-D, an impossible action is refused while a forced contact is due
      Given the reading TF-A36 is phase-D
      And the offense's #65 stands on 1440
      And the defense's #5 stands on 1440
      When the offense tries to <action>
      Then it is refused under 7.5.5

      Examples:
        | action                        |
        | contact #98 with #65          |
        | enter the hex of #91 with #65 |
        | put #65 in motion             |
        | pair #65 with #31             |
        | hand off from #65 to #31      |

    @7.5.5 @case:under-tf-a36-phase-d-a-forced-contact-is-reported-before-a-hit-man
    Scenario Outline: Under TF-A36 phase-D, a Hit man's step is refused while contact is due
      Given the reading TF-A36 is phase-D
      And the offense's #65 stands on 1440
      And the offense's #65 is Hit
      And the defense's #5 stands on 1440
      When the offense tries to <action>
      Then it is refused under 7.5.5

      Examples:
        | action                           |
        | move #65 to 1441                 |
        | leave the field with #65 going N |

    @7.5.5 @case:under-tf-a36-phase-d-a-forced-contact-is-reported-before-a-frozen-facing
    Scenario: Under TF-A36 phase-D, a frozen carrier's turn is refused while contact is due
      Given the reading TF-A36 is phase-D
      And the offense's #31 stands on 1440
      And the offense's #31 has the ball
      And the defense's #5 stands on 1440
      And the play was changed in this Game-Turn
      When the offense tries to turn #31 to NE
      Then it is refused under 7.5.5

    @7.1.D @case:the-side-whose-phase-it-is-is-reported-before-a-man-of-nobody
    Scenario Outline: If the defense hands off in the offense's movement, the men are not checked
      When the defense tries to <action>
      Then it is refused under 7.1.D

      Examples:
        | action                   |
        | pair #98 with #31        |
        | hand off from #98 to #31 |

  Rule: Clauses about steps

    @7.1.A @case:a-hex-that-is-not-next-to-him-is-reported-before-the-line
    Scenario: Before the snap, a step to a distant hex is refused for the distance
      Given it is the offense's movement in a Pre-Contact Game-Turn
      When the offense tries to move #65 to 2033
      Then it is refused under 7.1.A

    @7.1.A @case:a-hex-that-is-not-next-to-him-is-reported-before-the-ball-marker
    Scenario Outline: A carrier's step to a distant hex is refused before the marker is checked
      Given the offense has selected Aggressive Blocking and <marker>
      When the offense tries to move #12 to 2434
      Then it is refused under 7.1.A

      Examples:
        | marker             |
        | Run Left           |
        | Forward Pass       |
        | Lateral Pass Right |
        | Lateral Pass Left  |
        | Option Right       |

    @13.PROC.4 @case:under-tf-a66-hard-ban-the-ball-marker-is-reported-before-an-ineligible-carrier
    Scenario Outline: Under TF-A66 hard-ban, an ineligible carrier's crossing is refused because of the ball-play marker
      Given the reading TF-A66 is hard-ban
      And the offense has selected Aggressive Blocking and <marker>
      And the offense's #65 stands on <from>
      And the offense's #65 has the ball
      When the offense tries to move #65 to <to>
      Then it is refused under <clause>

      Examples:
        | marker             | from | to   | clause     |
        | Option Right       | 2430 | 2431 | 13.1.C.6.2 |
        | Forward Pass       | 2430 | 2431 | 13.1.C.3   |
        | Lateral Pass Right | 2430 | 2431 | 13.1.C.4.1 |
        | Lateral Pass Left  | 2430 | 2431 | 13.1.C.5.1 |
        | Run Left           | 2430 | 2431 | 13.1.C.2   |
        | Run Right          | 1430 | 1431 | 13.1.C.1.1 |

    @13.PROC.4 @case:under-tf-a66-hard-ban-the-wrong-side-is-reported-before-an-ineligible-carrier
    Scenario Outline: Under TF-A66 hard-ban, an ineligible carrier's crossing is refused for the marker's side
      Given the reading TF-A66 is hard-ban
      And the offense has selected Aggressive Blocking and <marker>
      And a lateral has been caught
      And it is Game-Turn 7
      And the offense's #65 stands on <from>
      And the offense's #65 has the ball
      When the offense tries to move #65 to <to>
      Then it is refused under <clause>

      Examples:
        | marker             | from | to   | clause     |
        | Lateral Pass Right | 1430 | 1431 | 13.1.C.4.2 |
        | Lateral Pass Left  | 2430 | 2431 | 13.1.C.5.1 |
        | Option Right       | 1430 | 1431 | 13.1.C.6.1 |
        | Option Left        | 2430 | 2431 | 13.1.C.7   |

    @7.2.F.3.3 @case:a-hurdlers-straight-way-is-reported-before-his-stop
    Scenario: A hurdler's step aside into controlled hexes is refused for its direction
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #12 stands on 1440
      And the defense's #13 stands on 1441
      And the defense's #13 is neutralized 1
      And the defense's #5 stands on 1441
      And the defense's #5 has spent 3 points since he stood on 1442
      And the defense's #5 has entered a hex
      And the defense's #5 is the man being moved
      And the defense's #5 is passing through going S
      When the defense's #5 moves to 1541
      Then it is refused under 7.2.F.3.3

    @7.2.H.1 @case:a-mans-stop-is-reported-before-the-friend-with-whom-he-would-stop
    Scenario: A stopped man's step onto a teammate is refused because he must stop
      Given the offense's #36 stands on 1440
      And the offense's #36 has spent 1 point since he stood on 1439
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #31 stands on 1340
      And the defense's #5 stands on 1441
      And the defense's #13 stands on 1341
      When the offense's #36 moves to 1340
      Then it is refused under 7.2.H.1

    @7.2.J.1 @case:under-tf-a23-locked-the-lock-is-reported-before-points-that-do-not-suffice
    Scenario: Under TF-A23 locked, a stopped man without points is refused because he must stop
      Given the reading TF-A23 is locked
      And the offense's #36 stands on 1440
      And the offense's #36 is moving with 0 points left
      And the defense's #5 stands on 1441
      When the offense's #36 moves to 1439
      Then it is refused under 7.2.J.1

    @7.2.F.2.2 @case:a-stop-with-a-friend-is-reported-before-points-that-do-not-suffice
    Scenario: Of two faults, an opponent's control and missing points, the first is reported
      Given the offense's #36 stands on 1439
      And the offense's #36 is moving with 3 points left
      And the offense's #31 stands on 1440
      And the defense's #5 stands on 1441
      When the offense's #36 moves to 1440
      Then it is refused under 7.2.F.2.2

    @7.2.F.2.2 @case:a-stop-with-a-friend-is-reported-before-another-man-in-motion
    Scenario: Of two faults, an opponent's control and halved points, the first is reported
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #21 is in motion
      When the offense's #71 moves to 1830
      Then it is refused under 7.2.F.2.2

    @7.2.F.4 @case:a-missing-way-out-is-reported-before-linemen-to-go-back
    Scenario: A hurdle without a way out is refused because no way out exists
      Given the offense has selected Pass Blocking and Forward Pass
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #51 is moving with 2 points left
      When the offense's #12 moves to 1930
      Then it is refused under 7.2.F.4

    @7.1.C.1 @case:points-for-the-friends-hex-are-reported-before-the-way-out-of-it
    Scenario: A step onto a teammate is refused for missing points before exits are checked
      Given the offense's #36 is moving with 3 points left
      When the offense's #36 moves to 1929
      Then it is refused under 7.1.C.1

    @4.3.4 @case:in-the-snap-game-turn-four-points-fewer-are-reported-before-the-whole-allowance
    Scenario Outline: At the snap, a refusal reports the four points deducted, not the whole allowance
      Given it is the defense's movement in the Snap Game-Turn
      And the defense's #5 stands on <from>
      And the defense's #5 is moving with 0 points left
      When the defense tries to <action>
      Then it is refused under 4.3.4

      Examples:
        | from | action                           |
        | 2735 | move #5 to 2734                  |
        | 0140 | leave the field with #5 going NW |
        | 2735 | turn #5 to SW                    |

    @4.3.5 @case:in-the-snap-game-turn-another-in-motion-is-reported-before-half-the-points
    Scenario Outline: While a teammate is in motion, men are refused more than half their points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 is in motion
      And the offense's #36 stands on <from>
      And the offense's #36 is moving with <points> points left
      And the defense's #5 stands on 1441
      When the offense tries to <action>
      Then it is refused under 4.3.5

      Examples:
        | from | points | action                            |
        | 1440 | 0      | move #36 to 1439                  |
        | 1440 | 0      | turn #36 to NE                    |
        | 0130 | 0      | leave the field with #36 going NW |
        | 1440 | 3      | contact #5 with #36               |

    @6.1.A.3 @case:a-turn-by-three-hexsides-is-reported-before-another-man-in-motion
    Scenario: A turn by three hexsides with halved points is refused for its size
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 is in motion
      And the offense's #36 is moving with 0 points left
      When the offense tries to turn #36 to S
      Then it is refused under 6.1.A.3

    @9.4.Y.1 @case:under-tf-a66-hard-ban-an-ineligible-man-is-reported-before-an-opponent
    Scenario: Under TF-A66 hard-ban, an ineligible man may not cross into an opponent's hex
      Given the reading TF-A66 is hard-ban
      When the offense's #71 moves to 1731
      Then it is refused under 9.4.Y.1

    @7.2.F.0 @case:an-opponent-in-the-hex-is-reported-before-a-hurdlers-straight-way
    Scenario: A hurdler's step aside onto an opponent is refused because of the opponent
      Given the offense's #31 stands on 1440
      And the offense's #31 is neutralized 1
      And the offense's #36 stands on 1440 facing N
      And the offense's #36 has spent 3 points since he stood on 1439
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      And the defense's #5 stands on 1541 facing N
      When the offense's #36 moves to 1541
      Then it is refused under 7.2.F.0

    @7.2.H.1 @case:a-stop-in-a-hurdle-is-reported-before-a-step-towards-the-line
    Scenario: A man in motion may not hurdle in a controlled hex, in any direction
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #36 stands on 1829
      And the offense's #36 is in motion
      And the offense's #66 is neutralized 1
      When the offense's #36 moves to 1830
      Then it is refused under 7.2.H.1

    @4.3.7 @case:a-step-towards-the-line-is-reported-before-points-that-do-not-suffice
    Scenario: A motion step towards the line is refused before points are checked
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #36 has a Movement Allowance of 3
      And the offense's #36 is in motion
      And the offense's #31 stands on 1829
      When the offense's #36 moves to 1829
      Then it is refused under 4.3.7

  Rule: Clauses about leaving the field

    @3.1.1 @case:a-hex-inside-the-map-is-reported-before-the-opponent-in-it
    Scenario: An exit that stays on the map is refused before opponents are checked
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #36 stands on 1440
      And the offense's #36 has the ball
      And the defense's #5 stands on 1441
      When the defense's #5 enters the hex of #36
      And the defense's #5 leaves the field going N
      Then it is refused under 3.1.1

    @7.2.H.1 @case:a-stop-at-the-edge-is-reported-before-a-hurdlers-straight-way
    Scenario: A hurdler's exit in a zone is refused for the zone, despite its direction
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #12 stands on 0119
      And the defense's #13 stands on 0120
      And the defense's #13 is neutralized 1
      And the defense's #5 stands on 0120
      And the defense's #5 has spent 3 points since he stood on 0121
      And the defense's #5 has entered a hex
      And the defense's #5 is the man being moved
      And the defense's #5 is passing through going S
      When the defense's #5 leaves the field going NW
      Then it is refused under 7.2.H.1

    @7.2.F.3.3 @case:a-hurdlers-straight-way-is-reported-before-points-that-do-not-suffice
    Scenario: A hurdler without points who leaves the field sideways is refused as sideways
      Given the offense's #31 stands on 0120
      And the offense's #31 is neutralized 1
      And the offense's #36 stands on 0120
      And the offense's #36 has spent 9 points since he stood on 0119
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      When the offense's #36 leaves the field going NW
      Then it is refused under 7.2.F.3.3

    @7.2.F.3.3 @case:a-hurdlers-straight-way-is-reported-before-another-man-in-motion
    Scenario: A hurdler who leaves the field sideways is refused before halved points are checked
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 is in motion
      And the offense's #31 stands on 0120
      And the offense's #31 is neutralized 1
      And the offense's #36 stands on 0120
      And the offense's #36 has spent 4 points since he stood on 0119
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      When the offense's #36 leaves the field going NW
      Then it is refused under 7.2.F.3.3

  Rule: Clauses about turns of a man

    @T.contact.Dh.1 @case:under-tf-a27-no-action-a-hit-carrier-is-reported-before-his-frozen-facing
    Scenario: Under TF-A27 no-action, a turn by a Hit, frozen carrier is refused for Hit
      Given the reading TF-A27 is no-action
      And the play was changed in this Game-Turn
      And the offense's #12 is Hit
      When the offense tries to turn #12 to NE
      Then it is refused under T.contact.Dh.1

    @7.2.F.2.2 @case:a-man-passing-through-is-reported-before-a-turn-by-three-hexsides
    Scenario: A half turn in a teammate's hex is refused before its size is checked
      When the offense's #36 moves to 1929
      And the offense tries to turn #36 to S
      Then it is refused under 7.2.F.2.2

    @6.1.A.3 @case:a-turn-by-three-hexsides-is-reported-before-points-that-do-not-suffice
    Scenario: A turn by three hexsides without points is refused for its size
      Given the offense's #36 is moving with 0 points left
      When the offense tries to turn #36 to S
      Then it is refused under 6.1.A.3

    @7.1.A @case:under-tf-a23-carrier-free-a-step-from-zone-to-zone-leaves-a-carrier-free-to-move
    Scenario: Under TF-A23 carrier-free, a carrier may move on between two controlled hexes
      Given the reading TF-A23 is carrier-free
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing NE
      And the defense's #5 stands on 1441 facing S
      When the offense's #31 moves to 1541
      And the offense's #31 moves to 1542
      Then the offense's #31 stands on 1542

  Rule: Clauses about motion before the snap

    @4.3.5 @case:under-tf-a14-backs-only-a-lineman-is-reported-before-his-part-in-the-snap
    Scenario: Under TF-A14 backs-only, the snapper's motion is refused because he is a lineman
      Given the reading TF-A14 is backs-only
      And it is the offense's movement in the Snap Game-Turn
      When the offense's #51 goes in motion
      Then it is refused under 4.3.5

    @4.3.5
    Scenario: Under TF-A14 backs-only, a lineman who stepped back does not go in motion
      Given the reading TF-A14 is backs-only
      And it is the offense's movement in the Snap Game-Turn
      When the offense's #65 moves to 2029
      And the offense's #65 goes in motion
      Then it is refused under 4.3.5

    @4.3.5 @case:motion-outside-the-snap-game-turn-is-reported-before-a-part-in-the-snap
    Scenario: Motion outside the Snap Game-Turn is refused before the snapper's role is checked
      When the offense's #51 goes in motion
      Then it is refused under 4.3.5

    @4.3.5 @case:another-man-in-motion-is-reported-before-a-part-in-the-snap
    Scenario: A snapper's second motion is refused as the second, not for his snap
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #21 is in motion
      When the offense's #51 goes in motion
      Then it is refused under 4.3.5

    @4.3.6 @case:a-part-in-the-snap-is-reported-before-points-that-are-spent
    Scenario: The man who took the snap is refused motion for that, not spent points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #12 is moving with 2 points left
      When the offense's #12 goes in motion
      Then it is refused under 4.3.6

  Rule: Clauses about the end of the movement

    @7.2.F.2.2 @case:a-man-passing-through-is-reported-before-linemen-who-have-to-go-back
    Scenario: While a man passes through a teammate's hex, the movement may not end
      Given the offense has selected Pass Blocking and Forward Pass
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #31 stands on 1928
      And the offense's #36 stands on 1928
      And the offense's #36 has spent 1 point since he stood on 1927
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      When the offense ends its movement
      Then it is refused under 7.2.F.2.2

    @13.1.A.pass.1 @case:under-tf-a36-phase-d-linemen-to-go-back-are-reported-before-forced-contacts
    Scenario: Under TF-A36 phase-D, a movement may not end while linemen must move back
      Given the reading TF-A36 is phase-D
      And the offense has selected Pass Blocking and Forward Pass
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 1341
      And the defense's #5 stands on 1341
      When the offense ends its movement
      Then it is refused under 13.1.A.pass.1
