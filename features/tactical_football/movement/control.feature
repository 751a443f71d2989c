Feature: Movement in controlled hexes
  A man stops where an opponent controls; from one controlled hex he steps into another only if he began in the first.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: A controlled hex stops a man

    @7.2.H.1 @7.2.J.2 @case:a-man-who-enters-a-controlled-hex-goes-no-further-and-spends-his-points-otherwise
    Scenario: A man in a second controlled hex may turn and contact, but not step
      Given the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1440
      Then the offense's #36 may enter no hex
      When the offense's #36 turns to NE
      And the offense's #36 turns to N
      And the offense's #36 contacts #5: the dice show 5
      Then the defense's #5 is Hit
      And the offense's #36 has spent 7 points
      And the offense's #36 may enter no hex

    @7.2.H.1 @case:neither-onward-nor-back
    Scenario Outline: A man stopped in a controlled hex may not step in any direction
      Given the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1440
      And the offense's #36 moves to <hex>
      Then it is refused under 7.2.H.1

      Examples:
        | case             | hex  |
        | back             | 1439 |
        | aside            | 1340 |
        | controlled hex   | 1541 |
        | controlled hex 2 | 1341 |

    @7.2.J.1 @case:where-a-man-is-held-in-control-only-controlled-hexes-are-listed
    Scenario: Under TF-A23 locked, a stopped man may step only into controlled hexes
      Given the reading TF-A23 is locked
      And the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the position is put on the table
      Then the offense's #36 may enter exactly 1341 and 1541
      When the offense's #36 moves to 1439
      Then it is refused under 7.2.J.1

    @7.1.A @7.0.1 @case:beside-a-mans-back-there-is-no-stop
    Scenario: A man may pass behind an opponent without a stop
      Given the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing N
      When the offense's #36 moves to 1440
      And the offense's #36 moves to 1341
      And the offense's #36 moves to 1240
      Then the offense's #36 stands on 1240 facing N
      And the offense's #36 has spent 5 points

    @7.2.H.1 @case:the-defense-is-stopped-by-the-offense-in-the-same-way
    Scenario: A controlled hex stops a defender as it stops a man of the offense
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #5 stands on 1443 facing S
      And the offense's #65 stands on 1441 facing N
      When the defense's #5 moves to 1442
      Then the defense's #5 may enter no hex
      And the defense's #5 has 10 points left

  Rule: Movement after a contact that frees the hex

    @7.2.H.1 @8.0.P.4 @case:the-stop-lasts-as-long-as-somebody-controls-the-hex
    Scenario Outline: A man stopped in a hex stays stopped while an opponent controls the hex
      Given the reading TF-A21 is release
      And the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1440
      And the offense's #36 contacts #5: the dice show <dice>
      And the offense's #36 moves to 1541
      Then it is <answer>

      Examples:
        | case | dice | answer                |
        | Dn1  | 8    | accepted              |
        | Dn2  | 12   | accepted              |
        | Dh   | 5    | refused under 7.2.H.1 |

    @7.2.H.1 @8.0.P.4 @case:unless-it-is-agreed-otherwise-the-stop-is-over-when-the-one-who-controls-the-hex-is-neutralized
    Scenario: A stopped man may move on after he neutralizes the man who stopped him
      Given the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1440
      And the offense's #36 contacts #5: the dice show 8
      And the offense's #36 moves to 1541
      Then the offense's #36 stands on 1541 facing N

    @7.2.H.1 @case:a-second-controller-keeps-the-stop-up
    Scenario: A second opponent who controls the hex keeps a man stopped
      Given the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #89 stands on 1541 facing SW
      When the offense's #36 moves to 1440
      And the offense's #36 contacts #5: the dice show 8
      Then the defense's #5 is neutralized 1
      And the offense's #36 has 5 points left
      And the offense's #36 may enter no hex

    @7.2.H.1 @case:under-the-other-reading-a-stop-lasts-to-the-end-of-the-phase
    Scenario: Under TF-A21 final, a stop lasts to the end of the phase
      Given the reading TF-A21 is final
      And the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1440
      And the offense's #36 contacts #5: the dice show 8
      And the offense's #36 moves to 1541
      Then it is refused under 7.2.H.1

  Rule: Movement that begins in a controlled hex

    @7.2.J.1 @case:from-control-to-control-and-no-further
    Scenario: A man must stop after one step between controlled hexes
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1541
      Then the offense's #36 stands on 1541 facing N
      And the offense's #36 may enter no hex
      When the offense's #36 moves to 1540
      Then it is refused under 7.2.J.1

    @7.1.C.1 @case:a-man-with-one-point-does-not-go-aside-from-control-to-control
    Scenario: A man with one point may not step aside between controlled hexes
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the offense's #36 is moving with 1 point left
      When the offense's #36 moves to 1541
      Then it is refused under 7.1.C.1

    @7.2.J.1 @7.2.J.2 @case:after-the-step-from-control-to-control-he-may-still-turn-and-contact
    Scenario: A man may turn after a step between two controlled hexes
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1541
      And the offense's #36 turns to SW
      Then the offense's #36 has spent 4 points
      And the offense's #36 faces SW

    @7.2.J.1 @case:neutralizing-the-controller-does-not-free-him-any-more
    Scenario: After a step between controlled hexes, a man stays stopped to the phase's end
      Given the offense's #36 stands on 1439 facing N
      And the defense's #89 stands on 1339 facing NE
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1440
      And the offense's #36 contacts #5: the dice show 8
      Then the defense's #5 is neutralized 1
      When the offense's #36 moves to 1541
      Then it is refused under 7.2.J.1

    @7.2.H.1 @case:who-has-freed-his-own-hex-first-is-stopped-in-the-next-one-only-as-long-as-it-is-controlled
    Scenario: A man stopped in a second controlled hex moves on when nobody controls it
      Given the offense's #31 stands on 1440 facing NE
      And the defense's #13 stands on 1541 facing SW
      And the defense's #5 stands on 1542 facing SW
      When the offense's #31 contacts #13: the dice show 8
      And the offense's #31 moves to 1441
      Then the offense's #31 may enter no hex
      When the offense's #31 contacts #5: the dice show 8
      And the offense's #31 moves to 1442
      Then the offense's #31 stands on 1442 facing NE
      And the offense's #31 has spent 12 points

    @7.2.H.1 @case:a-hurdle-between-two-controlled-hexes-is-no-step-from-one-to-the-other
    Scenario: A hurdle between two controlled hexes is not a step between them
      Given the offense's #31 stands on 1440 facing N
      And the defense's #89 stands on 1340 facing NE
      And the defense's #5 stands on 1441
      And the defense's #5 is neutralized 1
      And the defense's #26 stands on 1443 facing S
      When the offense's #31 moves to 1442 by way of 1441
      Then the offense's #31 may enter no hex
      When the offense's #31 contacts #26: the dice show 8
      And the offense's #31 moves to 1543
      Then the offense's #31 has spent 11 points

    @7.2.H.1 @case:who-has-left-control-and-comes-back-is-stopped-anew-and-freed-by-a-contact
    Scenario: A man who re-enters a controlled hex must stop again
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1439
      And the offense's #36 moves to 1440
      Then the offense's #36 may enter no hex
      When the offense's #36 contacts #5: the dice show 9
      And the offense's #36 moves to 1541
      Then the offense's #36 has spent 9 points

    @7.2.J.1 @case:out-of-control-he-goes-on-until-he-is-controlled-again
    Scenario: A man who steps out of a controlled hex may move on
      Given the offense's #36 stands on 1440 facing S
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1439
      And the offense's #36 moves to 1438
      Then the offense's #36 stands on 1438 facing S
      And the offense's #36 has spent 2 points

    @7.2.J.1 @case:the-step-from-control-to-control-is-open-in-every-reading
    Scenario Outline: In every TF-A23 reading, a man may step between controlled hexes
      Given the reading TF-A23 is <reading>
      And the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to <hex>
      Then the offense's #36 stands on <hex> facing N
      And the offense's #36 may enter no hex

      Examples:
        | reading      | hex  |
        | literal      | 1541 |
        | literal      | 1341 |
        | carrier-free | 1541 |
        | locked       | 1541 |
        | locked       | 1341 |

    @7.2.J.1 @case:a-man-held-by-the-locked-reading-is-refused-the-way-out
    Scenario: Under TF-A23 locked, a stopped man may not step into an uncontrolled hex
      Given the reading TF-A23 is locked
      And the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1439
      Then it is refused under 7.2.J.1

    @7.1.A @case:the-ball-carrier-is-stopped-like-anybody-but-for-one-reading-allowed
    Scenario Outline: Under TF-A23 carrier-free, the carrier moves on from a controlled hex
      Given the reading TF-A23 is <reading>
      And the offense's #31 has the ball
      And the offense's #31 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #31 moves to 1440
      And the offense's #31 moves to 1541
      Then it is <answer>

      Examples:
        | reading      | answer                |
        | carrier-free | accepted              |

    @7.2.H.1 @case:the-ball-carrier-is-stopped-like-anybody-but-for-one-reading-refused
    Scenario Outline: Under TF-A23 literal, the carrier stops in a controlled hex
      Given the reading TF-A23 is <reading>
      And the offense's #31 has the ball
      And the offense's #31 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #31 moves to 1440
      And the offense's #31 moves to 1541
      Then it is <answer>

      Examples:
        | reading      | answer                |
        | literal      | refused under 7.2.H.1 |

    @7.1.A @case:who-was-stopped-before-he-took-the-ball-goes-on-with-it-in-that-reading
    Scenario: Under TF-A23 carrier-free, a stopped man who receives the ball moves on
      Given the reading TF-A23 is carrier-free
      And the reading TF-A21 is final
      And the offense's #31 has the ball
      And the offense's #31 stands on 1540 facing NW
      And the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      And a hand-off from #31 to #36 has been declared
      When the offense's #36 moves to 1440
      Then the offense's #36 may enter no hex
      When the offense's #31 hands off to #36: the dice show 7
      Then the offense's #36 may enter exactly 1541, 1540, 1439, 1340 and 1341

    @7.2.F.2.1 @case:a-carrier-who-is-never-stopped-passes-through-a-controlled-friend
    Scenario: Under TF-A23 carrier-free, the carrier may pass through a teammate's controlled hex
      Given the reading TF-A23 is carrier-free
      And the offense's #31 has the ball
      And the offense's #31 stands on 1438 facing N
      And the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1440 facing S
      When the offense's #31 moves to 1439
      And the offense's #31 moves to 1339
      Then the offense's #31 stands on 1339

    @7.2.H.1 @7.2.F.2.2 @case:a-carrier-who-is-stopped-like-anybody-does-not
    Scenario: A carrier may not enter a teammate's hex that an opponent controls
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1438 facing N
      And the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1440 facing S
      When the offense's #31 moves to 1439
      Then it is refused under 7.2.F.2.2

  Rule: Movement into a carrier's hex

    @7.2.H.2 @7.5.3 @case:the-stop-before-the-carrier-does-not-bind-the-man-who-enters-his-hex
    Scenario: A defender may enter the hex of the carrier who stopped him
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing S
      And the defense's #5 stands on 1439 facing N
      When the defense's #5 moves to 1440
      And the defense's #5 enters the hex of #31
      Then the defense's #5 stands on 1441 facing N
      And the defense's #5 has spent 5 points

    @7.2.H.2 @7.2.H.1 @case:the-same-man-may-not-walk-past
    Scenario: A defender stopped by the carrier may not walk past him
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing S
      And the defense's #5 stands on 1439 facing N
      When the defense's #5 moves to 1440
      And the defense's #5 moves to 1340
      Then it is refused under 7.2.H.1

    @7.2.H.2 @case:how-far-the-exception-reaches-by-reading-allowed
    Scenario Outline: Under TF-A22 last-step, a defender may enter the carrier's hex from a controlled hex
      Given the reading TF-A22 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing S
      And the defense's #5 stands on 1439 facing N
      When the defense's #5 moves to 1440
      And the defense's #5 enters the hex of #31
      Then it is <answer>

      Examples:
        | reading     | answer                |
        | last-step   | accepted              |

    @7.2.F.2.2 @case:in-the-midst-of-a-controlled-friends-hex-he-contacts-nobody
    Scenario: A carrier in a teammate's controlled hex may not contact an opponent
      Given the reading TF-A23 is carrier-free
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the offense's #36 stands on 1441
      And the defense's #5 stands on 1442 facing S
      When the offense's #31 moves to 1441
      Then the offense's #31 may contact nobody
      When the offense's #31 contacts #5
      Then it is refused under 7.2.F.2.2

    @7.2.H.1 @case:a-defender-who-wears-the-number-of-the-carrier-is-stopped-in-that-reading-too
    Scenario: Under TF-A23 carrier-free, a defender with the carrier's number is stopped
      Given the reading TF-A23 is carrier-free
      And the defense's #5 is numbered 12
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #36 stands on 1440 facing N
      And the defense's #12 stands on 1443 facing S
      When the defense's #12 moves to 1441 by way of 1442
      Then the defense's #12 may enter no hex
      When the defense's #12 moves to 1541
      Then it is refused under 7.2.H.1

    @7.1.A @case:how-far-the-exception-reaches-by-reading-refused
    Scenario Outline: Under TF-A22 target-only, a stopped defender may not enter the carrier's hex
      Given the reading TF-A22 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing S
      And the defense's #5 stands on 1439 facing N
      When the defense's #5 moves to 1440
      And the defense's #5 enters the hex of #31
      Then it is <answer>

      Examples:
        | reading     | answer                |
        | target-only | refused under 7.2.H.1 |

    @7.2.H.2 @case:two-controlled-hexes-before-the-carrier-by-reading
    Scenario Outline: Under two readings of TF-A22, a defender may not step between two controlled hexes
      Given the reading TF-A22 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing S
      And the offense's #65 stands on 1340 facing SE
      And the defense's #5 stands on 1438 facing N
      When the defense's #5 moves to 1439
      And the defense's #5 moves to 1440
      Then it is <answer>

      Examples:
        | reading     | answer                |
        | last-step   | refused under 7.2.H.1 |
        | target-only | refused under 7.2.H.1 |

    @7.2.H.2 @case:another-mans-control-of-the-carriers-own-hex-does-not-matter
    Scenario: Control of the carrier's hex by another man does not stop a defender
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the offense's #65 stands on 1541 facing SW
      And the defense's #5 stands on 1439 facing N
      When the defense's #5 moves to 1440
      And the defense's #5 enters the hex of #31
      Then the defense's #5 stands on 1441 facing N
      And the defense's #5 has spent 5 points

    @7.2.J.1 @case:after-a-step-from-control-to-control-the-carrier-is-out-of-reach-but-for-one-reading-refused
    Scenario Outline: Under TF-E05 final, a step between controlled hexes prevents entry into the carrier's hex
      Given the reading TF-E05 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing S
      And the offense's #65 stands on 1339 facing NE
      And the defense's #5 stands on 1439 facing N
      When the defense's #5 moves to 1440
      And the defense's #5 enters the hex of #31
      Then it is <answer>

      Examples:
        | reading | answer                |
        | final   | refused under 7.2.J.1 |

    @7.2.J.1 @7.2.H.2 @case:after-a-step-from-control-to-control-the-carrier-is-out-of-reach-but-for-one-reading-allowed
    Scenario Outline: Under TF-E05 exempt, a step between controlled hexes permits entry into the carrier's hex
      Given the reading TF-E05 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing S
      And the offense's #65 stands on 1339 facing NE
      And the defense's #5 stands on 1439 facing N
      When the defense's #5 moves to 1440
      And the defense's #5 enters the hex of #31
      Then it is <answer>

      Examples:
        | reading | answer                |
        | exempt  | accepted              |
