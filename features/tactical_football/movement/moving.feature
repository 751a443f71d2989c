Feature: Movement
  Men move one by one and spend Movement Points in any mix, up to their allowance.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: A man spends his points in any mix

    @7.0.1 @7.3.K.1 @3.32.4 @7.1.A @case:two-steps-a-turn-and-a-contact-within-nine-points
    Scenario: A man may take two steps, turn and contact with nine points
      Given the offense's #65 stands on 1438 facing N
      And the defense's #5 stands on 1541 facing SW
      When the offense's #65 moves to 1439
      And the offense's #65 moves to 1440
      And the offense's #65 turns to NE
      And the offense's #65 contacts #5: the dice show 7
      Then the defense's #5 is neutralized 1
      And the offense's #65 has spent 7 points
      And the offense's #65 has 2 points left

    @7.3.K.1 @8.0.P.4 @case:a-man-may-contact-first-and-move-after-it
    Scenario: A man may contact an opponent and then move
      Given the offense's #65 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #65 contacts #5: the dice show 7
      And the offense's #65 moves to 1541
      And the offense's #65 moves to 1542
      Then the offense's #65 stands on 1542 facing N
      And the offense's #65 has spent 7 points

    @7.3.K.1 @8.1.A.3 @case:a-man-may-contact-two-opponents-one-after-the-other
    Scenario: A man may contact two different opponents in one phase
      Given the offense's #65 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #89 stands on 1541 facing SW
      When the offense's #65 contacts #5: the dice show 7
      And the offense's #65 turns to NE
      And the offense's #65 contacts #89: the dice show 8
      Then the defense's #5 is neutralized 1
      And the defense's #89 is neutralized 1
      And the offense's #65 has 0 points left

    @7.1.A @7.1.C.1 @case:a-way-in-all-directions-costs-what-its-steps-cost
    Scenario: A move over several hexes costs the sum of its steps
      Given the offense's #36 stands on 1440 facing N
      When the offense's #36 moves to 1342 by way of 1441, 1442
      Then the offense's #36 stands on 1342 facing N
      And the offense's #36 has spent 4 points

    @7.4.L @9.2.J.2 @T.mp-chart.3.1 @case:snapper-and-quarterback-move-on-with-what-the-snap-has-left-them
    Scenario: After the snap, the snapper and its recipient move with their remaining points
      Given it is the offense's snap
      When the offense snaps the ball
      Then the offense's #51 has spent 1 point
      And the offense's #12 has spent 1 point
      And the offense's #12 has 4 points left
      When the offense's #12 moves to 1928
      And the offense's #12 moves to 1927
      Then the offense's #12 has 0 points left
      When the offense's #51 moves to 1929
      Then the offense's #51 has 1 point left

    @7.1.B @7.1.C.2 @case:nobody-has-to-move
    Scenario: The offense need not move any man
      When the offense ends its movement
      Then it is the defense's movement
      When the defense ends its movement
      Then it is Game-Turn 5
      And it is the offense's pass commitment

  Rule: Limits of a man's movement

    @7.1.C.1 @3.32.4 @case:a-man-spends-his-whole-allowance-and-no-point-more
    Scenario: A man may spend his whole allowance, but no more
      Given the offense's #36 stands on 0635 facing N
      When the offense's #36 moves to 0645 by way of 0636, 0637, 0638, 0639, 0640, 0641, 0642, 0643, 0644
      Then the offense's #36 stands on 0645 facing N
      And the offense's #36 has 0 points left
      When the offense's #36 moves to 0646
      Then it is refused under 7.1.C.1

    @7.1.A @case:no-hex-is-left-out-on-the-way
    Scenario: A move must name every hex on its way
      Given the offense's #36 stands on 1440 facing N
      When the offense's #36 moves to 1442
      Then it is refused under 7.1.A

    @7.1.C.1 @case:a-contact-that-cannot-be-paid-is-no-contact
    Scenario: A man without enough points may not contact an opponent
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the offense's #36 is moving with 3 points left
      When the offense's #36 contacts #5
      Then it is refused under 7.1.C.1

    @7.1.C.2 @case:points-that-are-left-over-do-not-come-back
    Scenario: Unspent points are lost at the end of the phase
      Given the offense's #36 stands on 1440 facing N
      When the offense's #36 moves to 1441
      Then the offense's #36 has 9 points left
      When the offense ends its movement
      And the defense ends its movement
      And the offense commits to no pass
      Then it is the offense's movement
      And the offense's #36 has 10 points left

    @7.1.D @case:the-other-side-stands-still
    Scenario: The side that is not moving cannot move a man
      When the defense's #5 moves to 2734
      Then it is refused under 7.1.D

    @7.1.E @case:a-man-whose-turn-has-passed-does-not-come-back
    Scenario: A man whose move is finished may not move again in the phase
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1640 facing N
      When the offense's #36 moves to 1441
      And the offense's #31 moves to 1641
      And the offense's #36 moves to 1442
      Then it is refused under 7.1.E

    @7.1.A @6.1.A.3 @case:as-long-as-nobody-else-has-moved-a-man-may-go-on
    Scenario: A man may continue while no other man has moved
      Given the offense's #36 stands on 1440 facing N
      When the offense's #36 moves to 1441
      And the offense's #36 turns to NE
      And the offense's #36 moves to 1542
      Then the offense's #36 stands on 1542 facing NE

    @7.1.C.1 @case:who-has-paid-all-that-he-has-before-his-phase-enters-no-hex
    Scenario: A man who has paid all his points before the phase may not move
      Given the offense's #36 has paid 10 points before this phase
      And the offense's #36 stands on 0520
      When the position is put on the table
      Then the offense's #36 may enter no hex
      And the offense's #36 may not turn
      When the offense's #36 moves to 0521
      Then it is refused under 7.1.C.1

    @3.32.4 @case:a-man-of-the-other-side-who-wears-the-same-number-has-spent-nothing
    Scenario: A man's spent points do not change those of an opponent with his number
      Given the defense's #5 is numbered 36
      And the defense's #36 stands on 2735
      And the offense's #36 is moving with 4 points left
      When the position is put on the table
      Then the offense's #36 has 4 points left
      And the defense's #36 has 11 points left

    @3.32.4 @case:between-the-phases-of-movement-everybody-has-all-of-his-points
    Scenario: Between movement phases, every man has all of his points
      Given it is the offense's pass commitment
      When the position is put on the table
      Then the offense's #36 has 10 points left

    @3.1.1 @case:there-is-no-hex-off-the-map-to-go-to
    Scenario: A move to a hex off the map is refused
      When the offense's #36 moves to 3828
      Then it is refused under 3.1.1

    @3.1.1 @case:what-is-written-with-other-than-four-digits-is-no-hex-of-any-map
    Scenario Outline: A hex number without four digits is a bad request
      When the offense moves the man written 36 to the hex written <hex>
      Then it is an error of kind bad-request
      When the offense moves the man written 36 to the hex written 3828
      Then it is refused under 3.1.1

      Examples:
        | hex   |
        | 144   |
        | 14410 |
        | forty |

    @4.1.1 @case:a-word-that-means-something-to-a-program-is-still-the-name-of-no-man
    Scenario Outline: A move that names a word instead of a man is refused
      When the offense moves the man written <name> to the hex written 1827
      Then it is refused under 4.1.1
      And nothing has changed

      Examples:
        | name        |
        | constructor |
        | toString    |
        | __proto__   |

    @7.1.C.1 @case:points-that-he-has-not-got-are-what-keeps-a-man-from-a-vacant-hex-whoever-controls-it
    Scenario: A man without points may not enter an empty hex, controlled or not
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1442 facing S
      And the offense's #36 is moving with 0 points left
      When the offense's #36 moves to 1441
      Then it is refused under 7.1.C.1

    @7.1.C.1 @case:and-the-defense-from-the-other-side-of-the-line-even-where-the-offenses-men-are-kept-behind-it
    Scenario: Under TF-A66 hard-ban, a defender still needs points to cross the line
      Given the reading TF-A66 is hard-ban
      And it is the defense's movement in a Contact Game-Turn
      And the defense's #5 stands on 3330 facing N
      And the defense's #5 is moving with 0 points left
      When the defense's #5 moves to 3331
      Then it is refused under 7.1.C.1

    @7.1.E @9.3.M.2 @case:two-men-go-on-together-only-until-a-third-one-moves
    Scenario: The two men of a hand-off may not move after a third man
      Given a hand-off from #12 to #31 has been declared
      When the offense's #31 moves to 2027
      And the offense's #36 moves to 1827
      And the offense's #12 moves to 1928
      And the offense's #31 moves to 2026
      Then it is refused under 7.1.E

    @6.1.A.3 @case:a-turn-is-one-hexside
    Scenario: A turn changes the facing by one hexside
      When the offense tries to turn #36 to SE
      Then it is refused under 6.1.A.3

    @T.contact.Dh.1 @case:a-man-who-is-hit-does-not-turn-by-two-readings
    Scenario Outline: Under two readings of TF-A27, a Hit man may not turn
      Given the reading TF-A27 is <reading>
      And the offense's #36 is Hit
      When the position is put on the table
      Then the offense's #36 may not turn
      When the offense's #36 turns to NE
      Then it is refused under T.contact.Dh.1

      Examples:
        | reading          |
        | contact-in-place |
        | no-action        |

    @6.1.A.3 @case:nobody-else-is-kept-from-it
    Scenario Outline: Under any reading of TF-A27, a man who is not Hit may turn
      Given the reading TF-A27 is <reading>
      When the offense's #36 turns to NE
      Then the offense's #36 faces NE

      Examples:
        | reading          |
        | contact-in-place |
        | no-action        |

    @7.1.D @case:nobody-moves-the-men-of-the-other-player
    Scenario Outline: A Player may not move the opponent's men
      When the defense tries to <action>
      Then it is refused under 7.1.D

      Examples:
        | action           |
        | move #36 to 1827 |
        | turn #36 to NE   |

  Rule: Movement at two corners of the map

    @4.2.2 @7.1.A @case:before-the-snap-a-man-may-step-into-his-corner-of-the-map
    Scenario Outline: Before the snap, a man may step into a corner hex of the map
      Given it is <side>'s movement in a Pre-Contact Game-Turn
      And <side>'s <man> stands on <from> facing <facing>
      When <side>'s <man> moves to <corner>
      Then <side>'s <man> stands on <corner> facing <facing>
      And <side>'s <man> may enter exactly <hexes>

      Examples:
        | side        | man | from | facing | corner | hexes               |
        | the offense | #21 | 0196 | S      | 0195   | 0196 and 0295       |
        | the defense | #5  | 3765 | N      | 3766   | 3765, 3665 and 3666 |

    @7.2.H.1 @case:a-man-in-a-corner-of-the-map-controls-the-hexes-before-him
    Scenario Outline: A man in a map corner controls the hexes in front of him
      Given it is <side>'s movement in a Contact Game-Turn
      And <side>'s <man> stands on <from> facing <facing>
      And <other>'s <opponent> stands on <corner> facing <opposite>
      When <side>'s <man> moves to <to>
      Then <side>'s <man> may enter no hex

      Examples:
        | side        | man | from | facing | to   | other       | opponent | corner | opposite |
        | the offense | #36 | 3764 | N      | 3765 | the defense | #5       | 3766   | S        |
        | the defense | #5  | 0197 | S      | 0196 | the offense | #65      | 0195   | N        |
