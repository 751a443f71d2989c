Feature: Facing
  A man faces one hexside; his facing says what a step costs, what he controls, whom he sights and whom he may contact.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: A man faces one hexside and keeps his facing when he moves

    @6.0.1 @6.0.3 @6.1.A.1
    Scenario Outline: A step into the front hex costs one point
      Given the offense's #36 stands on 1440 facing <facing>
      When the offense's #36 moves to <hex>
      Then the offense's #36 stands on <hex> facing <facing>
      And the offense's #36 has spent <points>

      Examples:
        | case  | facing | hex  | points  |
        | front | N      | 1441 | 1 point |
        | front | NE     | 1541 | 1 point |
        | front | S      | 1439 | 1 point |
        | front | SW     | 1340 | 1 point |

    @6.0.1 @6.0.3 @6.1.A.2 @case:a-step-into-any-other-hex-costs-two-and-keeps-the-facing
    Scenario Outline: A step into any hex but the front one costs two points
      Given the offense's #36 stands on 1440 facing <facing>
      When the offense's #36 moves to <hex>
      Then the offense's #36 stands on <hex> facing <facing>
      And the offense's #36 has spent <points>

      Examples:
        | case    | facing | hex  | points   |
        | oblique | N      | 1541 | 2 points |
        | oblique | N      | 1341 | 2 points |
        | rear    | N      | 1540 | 2 points |
        | rear    | N      | 1340 | 2 points |
        | rear    | N      | 1439 | 2 points |
        | oblique | NE     | 1441 | 2 points |
        | oblique | NE     | 1540 | 2 points |
        | rear    | NE     | 1340 | 2 points |
        | rear    | S      | 1441 | 2 points |
        | oblique | SW     | 1341 | 2 points |

    @6.0.1 @6.1.A.1 @case:in-an-odd-column-the-oblique-hexes-lie-one-row-lower
    Scenario: In an odd column, a man facing NE steps ahead into the same row
      Given the offense's #36 stands on 1540 facing NE
      When the offense's #36 moves to 1640
      Then the offense's #36 stands on 1640 facing NE
      And the offense's #36 has spent 1 point

    @6.0.5 @6.1.A.3
    Scenario Outline: A turn costs one point for each hexside
      Given the offense's #36 stands on 1440 facing N
      When the offense's #36 turns to <facing>
      Then the offense's #36 stands on 1440 facing <facing>
      And the offense's #36 has spent <points>

      Examples:
        | facing | points   |
        | NE     | 1 point  |
        | NW     | 1 point  |
        | SE     | 2 points |
        | SW     | 2 points |
        | S      | 3 points |

    @6.0.5 @case:after-a-turn-the-same-step-has-another-price
    Scenario: After a turn, the same step may cost fewer points
      Given the offense's #36 stands on 1440 facing N
      When the offense's #36 turns to NE
      And the offense's #36 moves to 1541
      Then the offense's #36 stands on 1541 facing NE
      And the offense's #36 has spent 2 points

    @6.1.A.3 @7.1.C.1 @case:without-a-point-nobody-turns
    Scenario: A man without points may not turn
      Given the offense's #36 stands on 1440 facing N
      And the offense's #36 is moving with 0 points left
      When the offense's #36 turns to NE
      Then it is refused under 7.1.C.1

    @6.1.A.2 @7.1.C.1 @case:one-point-buys-no-step-to-the-rear
    Scenario: A man with one point may not step to the rear
      Given the offense's #36 stands on 1440 facing N
      And the offense's #36 is moving with 1 point left
      When the offense's #36 moves to 1439
      Then it is refused under 7.1.C.1
      When the offense's #36 moves to 1441
      Then the offense's #36 stands on 1441 facing N

  Rule: A man controls his front hex and the hexes to its left and right

    @6.2.B.1 @case:three-hexes-are-controlled-and-none-behind
    Scenario Outline: A man controls three hexes in front of him and no hex behind him
      Given the defense's #5 stands on 1441 facing <facing>
      When the position is put on the table
      Then the defense's #5 controls exactly <hexes>

      Examples:
        | facing | hexes               |
        | N      | 1342, 1442 and 1542 |
        | NE     | 1442, 1542 and 1541 |
        | SE     | 1542, 1541 and 1440 |
        | S      | 1541, 1440 and 1341 |
        | SW     | 1440, 1341 and 1342 |
        | NW     | 1341, 1342 and 1442 |

    @6.2.B.1 @case:control-reaches-into-a-hex-with-a-man-in-it
    Scenario: A man controls a front hex that another man occupies
      Given the defense's #5 stands on 1441 facing S
      And the offense's #36 stands on 1440
      When the position is put on the table
      Then the defense's #5 controls exactly 1541, 1440 and 1341

    @6.2.B.1 @case:at-the-sideline-control-ends-with-the-map
    Scenario: A man at the sideline controls only hexes on the map
      Given the defense's #5 stands on 0141 facing S
      When the position is put on the table
      Then the defense's #5 controls exactly 0240 and 0140

    @6.2.B.2 @T.contact.Dn @case:nor-does-he-share-in-what-another-man-of-his-side-controls
    Scenario: A neutralized man does not share control of his teammate's hexes
      Given the defense's #5 stands on 1441 facing S
      And the defense's #89 stands on 1641 facing S
      And the defense's #5 is neutralized 1
      When the position is put on the table
      Then the defense's #5 controls no hex
      And the defense's #89 controls exactly 1741, 1640 and 1541

    @6.2.B.2 @T.contact.Dn @case:a-neutralized-man-controls-nothing-whatever-the-degree
    Scenario Outline: A man neutralized to any degree controls no hex
      Given the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized <degree>
      When the position is put on the table
      Then the defense's #5 controls no hex

      Examples:
        | degree |
        | 1      |
        | 2      |
        | 3      |
        | 4      |

    @7.1.A @case:a-neutralized-man-stops-nobody
    Scenario: A neutralized man does not stop opponents
      Given the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized 1
      When the offense's #36 moves to 1440
      And the offense's #36 moves to 1341
      Then the offense's #36 stands on 1341 facing N
      And the offense's #36 has spent 3 points

    @T.contact.Dh.2
    Scenario: A Hit man keeps his Zone of Control
      Given the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is Hit
      Then the defense's #5 controls exactly 1541, 1440 and 1341
      When the offense's #36 moves to 1440
      Then the offense's #36 may enter no hex

    @6.2.C @7.2.H.1 @case:a-controlled-hex-hampers-movement
    Scenario: A man must stop in a controlled hex
      Given the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 moves to 1440
      And the offense's #36 moves to 1439
      Then it is refused under 7.2.H.1

  Rule: Contact goes through the front hexside

    @6.3.D.1 @8.1.A.1 @case:a-man-contacts-the-man-in-his-front-hex
    Scenario: A man may contact an opponent in his front hex
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5
      Then the contact is to be rolled on line 1

    @6.3.D.1 @8.1.A.1 @case:a-man-in-any-other-adjacent-hex-is-out-of-reach
    Scenario Outline: A man may not contact an opponent in another adjacent hex
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on <hex> facing <facing>
      When the offense's #36 contacts #5
      Then it is refused under 8.1.A.1

      Examples:
        | case    | hex  | facing |
        | oblique | 1541 | SW     |
        | oblique | 1341 | SE     |
        | ahead   | 1442 | S      |

    @6.3.D.2 @8.1.A.2
    Scenario: A man enters the hex of a ball-carrier only through his own front hexside
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1541 facing S
      When the defense's #5 enters the hex of #31
      Then it is refused under 8.1.A.2
      When the defense's #5 turns to SW
      And the defense's #5 enters the hex of #31
      Then the defense's #5 stands on 1440 facing SW

    @6.3.D.2 @8.1.A.2 @case:nor-through-a-rear-one
    Scenario: A man may not enter a carrier's hex through his own rear hexside
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing N
      When the defense's #5 enters the hex of #31
      Then it is refused under 8.1.A.2

  Rule: Sight is a cone of 120 degrees without end

    @6.4.E.1 @8.3.E @case:a-man-who-was-not-in-sight-is-not-contacted
    Scenario: A man who was not sighted may not be contacted
      Given the offense's #36 stands on 1440 facing S
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 turns to N
      And the offense's #36 contacts #5
      Then it is refused under 8.3.E

    @6.4.E.2 @case:the-cone-prolongs-the-three-controlled-hexes
    Scenario Outline: A man's cone of sight widens from the three hexes that he controls
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on <hex>
      When the position is put on the table
      Then the offense's #36 <does> the defense's #5

      Examples:
        | case                         | hex  | does           |
        | next to him, ahead           | 1441 | sights         |
        | next to him, oblique         | 1541 | sights         |
        | next to him, oblique         | 1341 | sights         |
        | next to him, behind          | 1540 | does not sight |
        | two away, ahead              | 1442 | sights         |
        | two away, between            | 1542 | sights         |
        | two away, the edge           | 1641 | sights         |
        | two away, the other edge     | 1241 | sights         |
        | two away, just outside       | 1640 | does not sight |
        | two away, just outside, left | 1240 | does not sight |
        | two away, behind             | 1438 | does not sight |

    @6.4.E.2 @6.4.F.1 @case:who-is-not-being-moved-sights-from-where-he-stands
    Scenario Outline: A man who is not moving sights from his hex and facing
      Given <stage>
      And the offense's #36 stands on 1440 facing <facing>
      And the defense's #5 stands on 1442
      When the position is put on the table
      Then the offense's #36 <does> the defense's #5

      Examples:
        | case                     | stage                                            | facing | does           |
        | outside all movement     | it is the offense's pass commitment              | N      | sights         |
        | facing away              | it is the offense's pass commitment              | S      | does not sight |
        | as the other side moves  | it is the defense's movement in a Contact Game-Turn | N   | sights         |

    @6.4.E.2 @6.4.F.1 @case:before-the-snap-he-sights-from-where-he-has-gone
    Scenario: Before the snap, a man sights from his present hex and facing
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #31 stands on 2026 facing N
      When the offense's #31 turns to NE
      Then the offense's #31 sights the defense's #5
      And the offense's #31 does not sight the defense's #13

    @6.4.E.2 @case:he-sights-his-own-men-by-the-same-rule
    Scenario: A man sights teammates only in the cone in which he sights opponents
      Given it is the offense's pass commitment
      And the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1442
      When the position is put on the table
      Then the offense's #36 sights the offense's #31
      And the offense's #36 does not sight the offense's #12

    @6.4.E.2 @case:the-men-whom-a-man-sights-are-listed-as-texts-are-sorted
    Scenario Outline: Sighted men are listed with their numbers sorted as text
      Given it is the offense's pass commitment
      And <who>'s <man> stands on <hex> facing <facing>
      When the position is put on the table
      Then in this order <who>'s <man> sights <opponents> of <other>
      And in this order <who>'s <man> sights <friends> of <who>

      Examples:
        | who         | man | hex  | facing | other       | opponents                                                      | friends                                                 |
        | the offense | #77 | 1801 | N      | the defense | #11, #13, #26, #5, #55, #61, #64, #89, #91, #94 and #99        | #12, #21, #31, #36, #51, #65, #66, #71, #83 and #85     |
        | the defense | #55 | 1866 | S      | the offense | #12, #21, #31, #36, #51, #65, #66, #71, #77, #83 and #85       | #11, #13, #26, #5, #61, #64, #89, #91, #94 and #99      |

    @6.2.B.1 @case:the-hexes-that-a-man-of-a-position-controls-are-listed-as-texts-are-sorted
    Scenario Outline: Controlled hexes are listed with their numbers sorted as text
      Given it is the offense's pass commitment
      And the offense's #36 stands on 1440 facing <facing>
      When the position is put on the table
      Then in this order the offense's #36 controls <hexes>

      Examples:
        | facing | hexes               |
        | N      | 1341, 1441 and 1541 |
        | NE     | 1441, 1540 and 1541 |
        | SE     | 1439, 1540 and 1541 |
        | S      | 1340, 1439 and 1540 |
        | SW     | 1340, 1341 and 1439 |
        | NW     | 1340, 1341 and 1441 |

    @6.4.E.2 @6.4.F.1 @case:what-a-man-of-the-other-side-with-the-same-number-has-done-does-not-matter
    Scenario: A man's sight does not change when an opponent with his number moves
      Given the offense's #36 stands on 1440 facing N
      And the defense's #13 is numbered 36
      And the defense's #5 stands on 1442
      And it is the defense's movement in a Contact Game-Turn
      And the defense's #36 has spent 0 points since he stood on 1135
      When the position is put on the table
      Then the offense's #36 sights the defense's #5

    @6.4.E.3 @case:neither-distance-nor-men-stand-in-the-way
    Scenario Outline: Distance and intervening men do not block sight
      Given the offense's #36 stands on 1432 facing N
      And the defense's #89 stands on 1433
      And the defense's #5 stands on <hex>
      When the position is put on the table
      Then the offense's #36 <does> the defense's #5

      Examples:
        | case              | hex  | does           |
        | over another man  | 1434 | sights         |
        | to the far end    | 1460 | sights         |
        | along the right   | 2838 | does not sight |
        | the edge, 14 away | 2839 | sights         |
        | to the rear       | 1410 | does not sight |

    @6.4.E.2 @case:the-edges-of-the-cone-under-each-reading
    Scenario Outline: TF-A19 decides whether hexes on the edges of the cone are sighted
      Given the reading TF-A19 is <reading>
      And the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on <hex>
      When the position is put on the table
      Then the offense's #36 <does> the defense's #5

      Examples:
        | case             | reading     | hex  | does           |
        | on the edge      | closed-cone | 1641 | sights         |
        | outside the edge | closed-cone | 1741 | does not sight |
        | on the edge      | open-cone   | 1641 | does not sight |
        | next to him      | open-cone   | 1541 | sights         |
        | inside the edge  | open-cone   | 1542 | sights         |
        | outside the edge | edge-fan    | 1741 | sights         |
        | straight aside   | edge-fan    | 1640 | sights         |
        | behind           | edge-fan    | 1539 | does not sight |

    @6.4.F.1 @6.4.E.1 @case:whom-a-man-may-contact-is-fixed-when-the-phase-begins
    Scenario: A man may contact only opponents sighted at the phase start
      Given the offense's #36 stands on 1440 facing S
      And the defense's #5 stands on 1442 facing S
      When the offense's #36 turns to N
      And the offense's #36 moves to 1441
      Then the offense's #36 may contact nobody
      When the offense's #36 contacts #5
      Then it is refused under 8.3.E

    @6.4.F.1 @case:what-a-man-sights-for-contact-does-not-change-as-he-turns
    Scenario: Turning does not change the opponents sighted for contact
      Given the offense's #36 stands on 1440 facing S
      And the defense's #5 stands on 1442 facing S
      And the defense's #89 stands on 1438 facing S
      When the offense's #36 turns to N
      Then the offense's #36 sights the defense's #89
      And the offense's #36 does not sight the defense's #5
      And the defense's #5 sights the offense's #36
      And the defense's #89 does not sight the offense's #36

    @6.4.F.1 @case:a-man-once-sighted-may-be-contacted-after-turning-away-and-back
    Scenario: A man may turn away and back, then contact an opponent sighted earlier
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 turns to S
      Then the offense's #36 may contact nobody
      When the offense's #36 turns to N
      Then the offense's #36 has spent 6 points
      When the offense's #36 contacts #5: the dice show 5
      Then the defense's #5 is Hit
      And the offense's #36 has 0 points left

    @6.4.F.2 @9.2.G.2 @case:sighting-for-the-snap-is-looked-at-when-the-ball-is-snapped
    Scenario: Whether a recipient sees the snapper is checked when the ball is snapped
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1929 facing S
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.G.2
