Feature: Game equipment
  The map, the men and their numbers, the terms.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The men of the game

    @3.3.1 @3.31.1 @3.32.1 @3.32.3 @3.32.4 @case:a-receivers-counter
    Scenario: The counter of a wide receiver shows five values
      When the man #21 of the offense is looked up
      Then it reads
        | position | strength | allowance | passing | receiving |
        | WR       | 2        | 12        | 0       | 5         |

    @3.3.1 @3.32.1 @14.1.1 @case:the-quarterbacks
    Scenario: The counter of the quarterback shows five values
      When the man #12 of the offense is looked up
      Then it reads
        | position | strength | allowance | passing | receiving |
        | QB       | 2        | 10        | 10      | 2         |

    @3.3.1 @3.32.3 @case:the-defenders-whose-counters-can-be-read
    Scenario Outline: The roster gives the printed values of defenders with readable counters
      When the man <man> of the defense is looked up
      Then it reads
        | position   | strength   | allowance   | passing | receiving |
        | <position> | <strength> | <allowance> | 0       | 0         |

      Examples:
        | man | position | strength | allowance |
        | #99 | DT       | 7        | 8         |
        | #61 | DE       | 6        | 9         |
        | #64 | MLB      | 5        | 10        |
        | #55 | OLB      | 4        | 10        |

    @3.32.4 @7.1.C.1 @case:the-allowance-is-the-ceiling-of-one-phase
    Scenario: A man may spend at most his allowance in one phase
      Given the offense's #71 stands on 0535 facing N
      When the offense's #71 moves to 0543 by way of 0536, 0537, 0538, 0539, 0540, 0541, 0542
      Then the offense's #71 has 0 points left
      When the offense's #71 turns to NE
      Then it is refused under 7.1.C.1

  Rule: The map of hexes

    @3.1.1 @case:six-hexes-lie-around-a-hex-by-reading
    Scenario Outline: The map reading decides the six neighbors of a hex
      Given the reading <ambiguity> is <reading>
      When the hex <hex> is looked up
      Then the hexes around it are <around>, clockwise from N

      Examples:
        | ambiguity | reading  | hex  | around                                |
        | TF-A02    | even-up  | 1440 | 1441, 1541, 1540, 1439, 1340 and 1341 |
        | TF-A02    | even-up  | 1540 | 1541, 1640, 1639, 1539, 1439 and 1440 |
        | TF-A02    | odd-up   | 1440 | 1441, 1540, 1539, 1439, 1339 and 1340 |
        | TF-A02    | absolute | 1440 | 1441, 1541, 1540, 1439, 1340 and 1341 |
        | TF-A01    | 60x37    | 4014 | 4114, 4115, 4015, 3914, 4013 and 4113 |

    @3.1.1 @case:the-printed-example-lies-in-a-straight-line
    Scenario: Hex 1442 lies straight north of 1440, as in the printed example
      When the distance from 1440 to 1442 is looked up
      Then it is 2 hexes
      And it lies straight N of there

    @3.1.1 @case:a-hex-lies-straight-one-way-or-none
    Scenario Outline: The distance query gives one direction for a hex in a straight line
      When the distance from 1440 to <hex> is looked up
      Then it lies straight <way> of there

      Examples:
        | hex  | way |
        | 1438 | S   |
        | 1641 | NE  |
        | 1639 | SE  |
        | 1239 | SW  |
        | 1241 | NW  |

    @3.1.1 @case:under-tf-a01-60x37-rows-behind-the-goal-line-count-modulo-100
    Scenario: Under TF-A01 60x37, a neighbor of hex 0014 is 9914
      Given the reading TF-A01 is 60x37
      When the hex 0014 is looked up
      Then the hexes around it are 0114, 0115, 0015, 9914, 0013 and 0113, clockwise from N

    @3.1.1 @case:the-map-ends-at-the-sidelines-by-reading
    Scenario Outline: The reading of TF-A01 decides the columns of the map
      Given the reading TF-A01 is <reading>
      When the hex <hex> is looked up
      Then the hexes around it are <around>, clockwise from N

      Examples:
        | reading | hex  | around                                      |
        | 37x60   | 3740 | 3741, nowhere, nowhere, 3739, 3639 and 3640 |
        | 32x60   | 3240 | 3241, nowhere, nowhere, 3239, 3140 and 3141 |

  Rule: The chart of Movement Points

    @T.mp-chart.1 @T.mp-chart.2 @T.mp-chart.4 @T.mp-chart.3.2 @case:movement-and-contact
    Scenario: The expenditure chart gives the costs of movement and contact
      When the expenditure chart is looked up
      Then it reads
        | front hex    | 1 |
        | other hex    | 2 |
        | turn         | 1 |
        | contact      | 4 |
        | rear contact | 2 |
        | entering     | 3 |
        | resolving    | 4 |

    @T.mp-chart.3.1 @T.mp-chart.3.2 @T.mp-chart.3.3 @T.mp-chart.3.4 @case:the-ball
    Scenario: The expenditure chart gives the costs of handling the ball
      When the expenditure chart is looked up
      Then it reads
        | snapping        | 1 |
        | hand off        | 1 |
        | long pass       | 6 |
        | short pass      | 1 |
        | long reception  | 2 |
        | short reception | 2 |

    @T.mp-chart.4 @case:a-hex-with-another-man-in-it-costs-three-points-more
    Scenario: A step into a hex with another man costs three points more
      When the expenditure chart is looked up
      Then it reads
        | another man | 3 |

    @T.mp-chart.3.3 @T.mp-chart.3.4 @T.mp-chart.1 @case:the-lost-cells-of-the-chart-by-reading
    Scenario Outline: The reading of TF-A17 decides the unreadable cells of the expenditure chart
      Given the reading TF-A17 is <reading>
      When the expenditure chart is looked up
      Then it reads
        | long pass       | <long pass>       |
        | short pass      | <short pass>      |
        | long reception  | <long reception>  |
        | short reception | <short reception> |

      Examples:
        | reading | long pass | short pass | long reception | short reception |
        | 6-1-2-2 | 6         | 1          | 2              | 2               |
        | 6-2-2-2 | 6         | 2          | 2              | 2               |
        | 6-2-6-2 | 6         | 2          | 6              | 2               |
        | 6-2-1-2 | 6         | 2          | 1              | 2               |

  Rule: Queries of the map and the tables

    @3.1.1 @case:the-field-in-numbers
    Scenario: The field query returns the numbers of columns, rows and hexes
      When the field is looked up
      Then it reads
        | columns | rows | end zone | hexes | inbounds |
        | 37      | 60   | 6        | 2664  | 300      |

    @3.1.1 @case:a-neighbouring-hex
    Scenario: A neighbouring hex is at distance 1 and in one of six directions
      When the distance from 1440 to 1541 is looked up
      Then it is 1 hex
      And it lies straight NE of there

    @3.1.1 @case:a-hex-that-lies-in-none-of-the-six-directions
    Scenario: Some hexes lie in none of the six straight directions from a hex
      When the distance from 1440 to 1542 is looked up
      Then it is 2 hexes
      And it does not lie in a straight line

    @3.1.1 @case:a-hex-does-not-lie-in-a-straight-line-from-itself
    Scenario: No straight direction leads from a hex to the same hex
      When the distance from 1440 to 1440 is looked up
      Then it is 0 hexes
      And it does not lie in a straight line

    @3.32.11 @case:a-line-of-scrimmage-by-its-yards
    Scenario Outline: A lookup of a yard line returns the number of the line of scrimmage
      When the <yards>-yard line is looked up
      Then it is line <line>

      Examples:
        | yards | line |
        | 0     | 0    |
        | 20    | 12   |
        | 50    | 30   |
        | 100   | 60   |

    @6.2.B.1 @case:the-hexes-that-a-man-would-control
    Scenario: A man facing N on 1440 controls three hexes
      When the hexes controlled from 1440 facing N are looked up
      Then they are exactly 1341, 1441 and 1541

    @6.2.B.1 @case:the-controlled-hexes-are-listed-as-texts-are-sorted
    Scenario Outline: The lookup lists the hexes that a man controls, sorted as text
      When the hexes controlled from <hex> facing <facing> are looked up
      Then in this order they are <hexes>

      Examples:
        | hex  | facing | hexes               |
        | 1440 | N      | 1341, 1441 and 1541 |
        | 1440 | NE     | 1441, 1540 and 1541 |
        | 1440 | SE     | 1439, 1540 and 1541 |
        | 1440 | S      | 1340, 1439 and 1540 |
        | 1440 | SW     | 1340, 1341 and 1439 |
        | 1440 | NW     | 1340, 1341 and 1441 |
        | 1401 | S      | 1301, 1400 and 1501 |
        | 1400 | S      | 1300, 1499 and 1500 |

    @6.4.E.2 @case:a-hex-inside-the-pattern-of-sight
    Scenario: A hex inside the cone of sight is sighted
      When it is looked up whether 1545 is sighted from 1440 facing N
      Then it is

    @6.4.E.2 @case:a-hex-behind-the-pattern-of-sight
    Scenario: A hex behind a man is not sighted
      When it is looked up whether 1439 is sighted from 1440 facing N
      Then it is not

    @6.4.E.2 @case:the-hex-he-stands-in-is-no-part-of-it-by-reading
    Scenario Outline: Under three readings of TF-A19, a man does not sight his own hex
      Given the reading TF-A19 is <reading>
      When it is looked up whether 1440 is sighted from 1440 facing N
      Then it is not

      Examples:
        | reading     |
        | closed-cone |
        | open-cone   |
        | edge-fan    |

    @6.4.E.2 @case:under-tf-a19-open-cone-the-edge-is-sighted-at-distance-1-only
    Scenario Outline: Under TF-A19 open-cone, hexes on the cone's edge are sighted only at distance 1
      Given the reading TF-A19 is open-cone
      When it is looked up whether <hex> is sighted from 1440 facing <facing>
      Then it <answer>

      Examples:
        | facing | hex  | answer |
        | NE     | 1441 | is     |
        | NE     | 1442 | is not |
        | SE     | 1439 | is     |
        | SE     | 1438 | is not |

    @6.4.E.2 @case:under-tf-a19-edge-fan-a-man-sights-the-hexes-exactly-beside-him
    Scenario Outline: Under TF-A19 edge-fan, a man sights the hexes exactly to his sides
      Given the reading TF-A19 is edge-fan
      When it is looked up whether <hex> is sighted from 1440 facing NE
      Then it is

      Examples:
        | hex  |
        | 1342 |
        | 1539 |

    @6.0.1 @6.1.A.1 @case:the-front-hexside
    Scenario: The front hexside costs 1 point to cross
      When the hexside N of a man facing N is looked up
      Then it is a front hexside, and a step there costs 1

    @6.0.1 @6.1.A.2 @case:an-oblique-hexside
    Scenario: An oblique hexside costs 2 points to cross
      When the hexside NE of a man facing N is looked up
      Then it is an oblique hexside, and a step there costs 2

    @6.0.1 @6.1.A.2 @case:a-rear-hexside
    Scenario: A rear hexside costs 2 points to cross
      When the hexside SE of a man facing N is looked up
      Then it is a rear hexside, and a step there costs 2

    @T.contact.use @T.contact.r6 @case:a-differential-beyond-the-table-is-read-on-its-last-line
    Scenario: If the strength difference is beyond the contact table, the nearest line is used
      When a roll of 7 at differential 9 is looked up in the contact table
      Then it reads Dn3 for neutralized to the third degree

    @T.contact.use @8.0.P.2 @case:the-shares-of-a-contact-two-points-down
    Scenario: The lookup lists the odds of each contact result at strength difference -2
      When the odds of a contact at differential -2 are looked up
      Then the shares are
        | result | p |
        | An2 | 1/12 |
        | An1 | 1/3  |
        | Dh  | 5/12 |
        | Dn1 | 1/6  |

    @T.recovery.use @T.recovery.r4 @case:the-shares-of-recovery-from-the-worst-marker
    Scenario: The lookup lists the odds of each recovery result for neutralization marker 4
      When the odds of recovery from marker 4 are looked up
      Then the shares are
        | result | p |
        | R    | 5/18 |
        | none | 5/9  |
        | I    | 1/6  |

    # By hand in docs/derivations: a second throw comes after half of the first ones, 5/12 + 1/2 x 5/12.
    @T.recovery.use @T.recovery.r3 @case:the-shares-of-recovery-from-the-third-marker-after-two-game-turns
    Scenario: The lookup lists the odds of recovery within two Game-Turns for marker 3
      When the odds of recovery from marker 3 within 2 turns are looked up
      Then the shares are
        | result | p |
        | R    | 5/8 |
        | none | 1/4 |
        | I    | 1/8 |

    # By hand in docs/derivations: 1/6 x 5/6 in each round, and 1/36 of the rounds begin anew.
    @12.A.1 @12.B.1 @12.B.2 @12.proc.2 @case:the-offense-keeps-one-lost-ball-in-seven-for-which-the-defense-throws-first
    Scenario: If the defense rolls first, the offense recovers a fumble with the probability 1/7
      When the odds of a fumble are looked up
      Then it reads
        | fumbled | 1/36 |
        | kept    | 1/7  |

  Rule: The reference roster

    @3.3.1 @3.31.1 @case:a-counter-of-the-reference-roster
    Scenario Outline: Each counter of the reference roster shows its values
      When the man <man> of <side> is looked up
      Then it reads
        | position   | strength   | allowance   | passing   | receiving   |
        | <position> | <strength> | <allowance> | <passing> | <receiving> |

      Examples:
        | man | side | position | strength | allowance | passing | receiving |
        | #51 | the offense | C | 5 | 8 | 0 | 0 |
        | #65 | the offense | G | 5 | 9 | 0 | 0 |
        | #66 | the offense | G | 5 | 9 | 0 | 0 |
        | #71 | the offense | T | 6 | 8 | 0 | 0 |
        | #77 | the offense | T | 6 | 8 | 0 | 0 |
        | #83 | the offense | TE | 4 | 10 | 0 | 4 |
        | #12 | the offense | QB | 2 | 10 | 10 | 2 |
        | #21 | the offense | WR | 2 | 12 | 0 | 5 |
        | #85 | the offense | WR | 2 | 12 | 0 | 5 |
        | #31 | the offense | RB | 3 | 12 | 2 | 3 |
        | #36 | the offense | RB | 4 | 10 | 2 | 3 |
        | #60 | the offense | UL | 5 | 8 | 0 | 0 |
        | #44 | the offense | UB | 3 | 10 | 0 | 4 |
        | #18 | the offense | QB | 2 | 9 | 7 | 1 |
        | #61 | the defense | DE | 6 | 9 | 0 | 0 |
        | #91 | the defense | DE | 6 | 9 | 0 | 0 |
        | #99 | the defense | DT | 7 | 8 | 0 | 0 |
        | #94 | the defense | DT | 7 | 8 | 0 | 0 |
        | #64 | the defense | MLB | 5 | 10 | 0 | 0 |
        | #55 | the defense | OLB | 4 | 10 | 0 | 0 |
        | #89 | the defense | OLB | 4 | 10 | 0 | 0 |
        | #13 | the defense | CB | 3 | 11 | 0 | 0 |
        | #5 | the defense | CB | 3 | 11 | 0 | 0 |
        | #11 | the defense | SS | 3 | 12 | 0 | 0 |
        | #26 | the defense | WS | 2 | 12 | 0 | 0 |
        | #75 | the defense | UL | 6 | 8 | 0 | 0 |
        | #50 | the defense | ULB | 3 | 10 | 0 | 0 |
        | #22 | the defense | UB | 2 | 11 | 0 | 0 |
