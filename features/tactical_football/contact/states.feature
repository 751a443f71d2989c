Feature: Hit and neutralized men
  A Hit man enters no hex; a neutralized man does nothing at all.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Men who are Hit

    @T.contact.Dh.1 @case:a-man-who-is-hit-does-not-move-until-the-marker-is-off
    Scenario: A Hit man may not move until his marker is removed
      Given the offense's #36 stands on 1440 facing N
      And the offense's #36 is Hit
      Then the offense's #36 may enter no hex
      When the offense's #36 moves to 1441
      Then it is refused under T.contact.Dh.1
      When the offense ends its movement
      Then the offense's #36 is not Hit

    @T.contact.Dh.1 @T.contact.Dh.2 @case:a-hit-man-turns-and-contacts-in-place-by-reading-allowed
    Scenario Outline: Under three readings of TF-A27, a Hit man may turn
      Given the reading TF-A27 is <reading>
      And the offense's #36 stands on 1440 facing N
      And the offense's #36 is Hit
      And the defense's #5 stands on 1541 facing SW
      When the offense's #36 turns to NE
      Then it is <answer>

      Examples:
        | reading          | answer                       |
        | table-plus       | accepted                     |
        | table-all        | accepted                     |
        | no-ball          | accepted                     |

    @T.contact.Dh.1 @case:a-hit-man-turns-and-contacts-in-place-by-reading-refused
    Scenario Outline: Under TF-A27 contact-in-place and TF-A27 no-action, a Hit man may not turn
      Given the reading TF-A27 is <reading>
      And the offense's #36 stands on 1440 facing N
      And the offense's #36 is Hit
      And the defense's #5 stands on 1541 facing SW
      When the offense's #36 turns to NE
      Then it is <answer>

      Examples:
        | reading          | answer                       |
        | contact-in-place | refused under T.contact.Dh.1 |
        | no-action        | refused under T.contact.Dh.1 |

    @T.contact.Dh.1 @case:a-hit-man-contacts-the-man-ahead-but-for-one-reading
    Scenario Outline: The reading of TF-A27 decides whether a Hit man may contact the man ahead
      Given the reading TF-A27 is <reading>
      And the offense's #36 stands on 1440 facing N
      And the offense's #36 is Hit
      And the defense's #5 stands on 1441 facing S
      Then the offense's #36 may contact <whom>
      When the offense's #36 contacts #5: the dice show 8
      Then it is <answer>

      Examples:
        | reading          | whom       | answer                       |
        | table-plus       | exactly #5 | accepted                     |
        | contact-in-place | exactly #5 | accepted                     |
        | no-action        | nobody     | refused under T.contact.Dh.1 |

    @T.contact.Dh.2
    Scenario: A carrier who is Hit keeps the ball
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and 5 for the fumble
      Then the offense's #31 is Hit
      And the offense's #31 has the ball
      And it is the defense's movement

    @T.contact.Dh.2 @case:under-one-reading-a-carrier-who-is-hit-is-down
    Scenario: Under TF-A27 no-ball, a carrier who becomes Hit is down
      Given the reading TF-A27 is no-ball
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and 5 for the fumble
      Then the ball is down on 1440, and the play is over

    @5.13.1.E @case:offensive-hits-last-through-the-own-movement-and-no-longer
    Scenario: Hits of the offense are removed at the end of its movement
      Given the offense's #36 stands on 1440 facing N
      And the offense's #36 is Hit
      And the defense's #5 stands on 1541 facing N
      And the defense's #5 is Hit
      When the offense ends its movement
      Then the offense's #36 is not Hit
      And the defense's #5 is Hit

    @5.13.2.C @T.contact.Dh.1 @case:defensive-hits-last-through-the-defenses-movement
    Scenario: Hits of the defense are removed at the end of its movement
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #5 is Hit
      And the offense's #36 is Hit
      When the defense's #5 moves to 2734
      Then it is refused under T.contact.Dh.1
      When the defense ends its movement
      Then the defense's #5 is not Hit
      And the offense's #36 is Hit

    @5.12.2.C @case:in-the-snap-game-turn-too-the-defenses-own-hits-come-off-the-offenses-stay
    Scenario: The defense's movement in the Snap Game-Turn removes only defensive Hits
      Given it is the defense's movement in the Snap Game-Turn
      And the defense's #64 is Hit
      And the offense's #71 is Hit
      When the defense ends its movement
      Then the defense's #64 is not Hit
      And the offense's #71 is Hit

    @T.contact.Dh.1 @5.13.2.C @case:a-hit-keeps-a-linebacker-out-of-his-own-movement
    Scenario: A linebacker who is Hit may turn in his next movement, but not move
      Given the offense's #36 stands on 1440 facing N
      And the defense's #89 stands on 1441 facing S
      When the offense's #36 contacts #89: the dice show 6
      And the offense ends its movement
      Then it is the defense's movement
      When the defense's #89 turns to SW
      Then the defense's #89 has spent 1 point
      When the defense's #89 moves to 1442
      Then it is refused under T.contact.Dh.1
      When the defense ends its movement
      Then the defense's #89 is not Hit

    @5.13.2.A @T.recovery.R.1 @case:a-neutralization-of-the-first-degree-may-be-over-before-it
    Scenario: A man neutralized to degree 1 may recover before his next movement
      Given the offense's #36 stands on 1440 facing N
      And the defense's #89 stands on 1441 facing S
      When the offense's #36 contacts #89: the dice show 8
      Then the defense's #89 is neutralized 1
      When the offense ends its movement
      And the defense's #89 rolls for recovery: the dice show 9
      Then it is the defense's movement
      And the defense's #89 has 10 points left

  Rule: Men who are neutralized

    @T.contact.Dn @5.12.1.A.3.3 @case:a-man-who-is-neutralized-is-marked-at-once-and-controls-nothing
    Scenario: A neutralized man controls no hex
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5: the dice show 8
      Then the defense's #5 is neutralized 1
      And the defense's #5 controls no hex

    @T.contact.Dn
    Scenario: A neutralized man does not move, turn or contact
      Given the offense's #36 stands on 1440 facing N
      And the offense's #36 is neutralized 1
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1439
      Then it is refused under T.contact.Dn
      When the offense's #36 turns to NE
      Then it is refused under T.contact.Dn
      When the offense's #36 contacts #5
      Then it is refused under T.contact.Dn

    @T.contact.An @8.0.P.4 @case:a-man-who-comes-off-worse-goes-no-further
    Scenario: A man neutralized by his own contact may not move on
      Given the offense's #36 stands on 1440 facing N
      And the defense's #64 stands on 1441 facing S
      When the offense's #36 contacts #64: the dice show 5
      Then the offense's #36 is neutralized 1
      When the offense's #36 moves to 1439
      Then it is refused under T.contact.Dn

    @T.contact.Dn @8.2.D.2 @case:neutralization-takes-the-place-of-a-hit
    Scenario: A neutralization marker replaces a Hit marker
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is Hit
      When the offense's #36 contacts #5: the dice show 10
      Then the defense's #5 is neutralized 2
      And the defense's #5 is not Hit

    @T.contact.An @5.2.2
    Scenario: A carrier who is neutralized by his own contact is down
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #64 stands on 1441 facing S
      When the offense's #31 contacts #64: the dice show 4
      Then the ball is down on 1440, and the play is over
      And the gain is 10 hexes

  Rule: The end of a play by neutralizing the carrier

    @5.2.2 @12.proc.1 @case:a-carrier-who-is-neutralized-is-down-unless-he-fumbles
    Scenario Outline: A neutralized carrier who does not fumble is down
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1438 facing N
      And the defense's #64 stands on 1437 facing N
      When the defense's #64 contacts #31: the dice show <dice>, and <fumble> for the fumble
      Then the ball is down on 1438, and the play is over
      And the gain is 8 hexes

      Examples:
        | case | dice | fumble |
        | 1    | 7    | 11     |
        | 2    | 9    | 2      |
        | 3    | 12   | 7      |

    @9.3.P.2 @9.3.Q.0 @case:a-man-with-a-dummy-is-neutralized-and-play-goes-on
    Scenario: If a dummy carrier is neutralized, play continues
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1438 facing N
      And the defense's #64 stands on 1437 facing N
      When the defense's #64 contacts #31: the dice show 7, and 3 for the fumble
      Then the offense's #31 is neutralized 1
      And the offense's #12 has the ball
      And it is the defense's movement
