Feature: Queries of the map and the rosters
  What a program can ask about the map under each reading, and about a roster that somebody made.

  Rule: Hashmarks of the map

    @3.1.1 @14.38.1 @case:the-hashmarks-by-reading
    Scenario Outline: The map reading decides the columns of the hashmarks
      Given the reading <ambiguity> is <reading>
      When the field is looked up
      Then the hashmarks are in columns <left> and <right>
      And it reads
        | columns | <columns> |
        | inbounds | <inbounds> |

      Examples:
        | ambiguity | reading | columns | left | right | inbounds |
        | TF-A03    | 17-21   | 37      | 17   | 21    | 300      |
        | TF-A03    | 15-23   | 37      | 15   | 23    | 540      |
        | TF-A03    | 13-25   | 37      | 13   | 25    | 780      |
        | TF-A01    | 32x60   | 32      | 14   | 18    | 300      |
        | TF-A01    | 60x37   | 37      | 17   | 21    | 300      |

    @14.38.1 @14.38.3 @case:the-hex-inbounds-that-is-nearest
    Scenario Outline: The reading of TF-A03 decides the nearest inbounds hex
      Given the reading TF-A03 is <reading>
      When the hex <hex> is looked up
      Then the nearest hex inbounds is <inbounds>

      Examples:
        | reading | hex  | inbounds |
        | 17-21   | 0140 | 1740     |
        | 17-21   | 1640 | 1740     |
        | 17-21   | 1740 | 1740     |
        | 17-21   | 1940 | 1940     |
        | 17-21   | 2140 | 2140     |
        | 17-21   | 2240 | 2140     |
        | 17-21   | 3740 | 2140     |
        | 15-23   | 1440 | 1540     |
        | 15-23   | 2440 | 2340     |
        | 13-25   | 1240 | 1340     |
        | 13-25   | 2640 | 2540     |
        | 17-21   | 1499 | 1701     |
        | 17-21   | 1900 | 1901     |
        | 17-21   | 1466 | 1760     |
        | 17-21   | 2061 | 2060     |

    @14.38.1 @case:what-lies-between-the-hashmarks
    Scenario Outline: A hex on or inside the hashmarks counts as between the hashmarks
      When the hex <hex> is looked up
      Then it <lies> between the hashmarks

      Examples:
        | case                | hex  | lies         |
        | on the left one     | 1740 | lies         |
        | on the right one    | 2140 | lies         |
        | left of them        | 1640 | does not lie |
        | right of them       | 2240 | does not lie |
        | in the end zone     | 1962 | does not lie |

  Rule: Rows, columns and end zones of the map

    @3.1.1 @14.39.1 @case:the-column-and-the-row-of-a-hex
    Scenario Outline: The number of a hex gives its column and row
      When the hex <hex> is looked up
      Then it reads
        | column | <column> |
        | row    | <row>    |

      Examples:
        | hex  | column | row |
        | 1441 | 14     | 41  |
        | 0101 | 1      | 1   |
        | 3760 | 37     | 60  |
        | 1466 | 14     | 66  |
        | 1400 | 14     | 0   |
        | 1495 | 14     | -5  |

    @14.39.1
    Scenario Outline: The end zones begin beyond the goal lines
      When the hex <hex> is looked up
      Then it reads
        | end zone | <zone> |

      Examples:
        | hex  | zone   |
        | 1461 | ahead  |
        | 1466 | ahead  |
        | 1400 | behind |
        | 1495 | behind |

    @3.1.1 @14.39.1
    Scenario Outline: The map ends behind the end zones
      When the hex <hex> is looked up
      Then the hexes around it are <around>, clockwise from N

      Examples:
        | hex  | around                                         |
        | 1566 | nowhere, 1666, 1665, 1565, 1465 and 1466       |
        | 1466 | nowhere, nowhere, 1566, 1465, 1366 and nowhere |
        | 1495 | 1496, 1596, 1595, nowhere, 1395 and 1396       |
        | 1595 | 1596, 1695, nowhere, nowhere, nowhere and 1495 |

    @3.1.1 @case:how-far-apart-two-hexes-are
    Scenario Outline: The distance of two hexes is the number of steps
      When the distance from 1440 to <hex> is looked up
      Then it is <hexes> hexes

      Examples:
        | hex  | hexes |
        | 1440 | 0     |
        | 1446 | 6     |
        | 1640 | 2     |
        | 2440 | 10    |
        | 2445 | 10    |
        | 2446 | 11    |
        | 0440 | 10    |

  Rule: The line of scrimmage on the map

    @3.32.12 @case:hexes-on-either-side-of-the-line-by-reading
    Scenario Outline: The map reading decides on which side of the line a hex lies
      Given the reading <ambiguity> is <reading>
      When the hex <hex> is looked up against line 30
      Then it reads
        | side  | <side>  |
        | depth | <depth> |

      Examples:
        | ambiguity | reading    | hex  | side    | depth |
        | TF-A04    | row        | 1932 | defense | 1     |
        | TF-A04    | row        | 1824 | offense | 6     |
        | TF-A04    | half       | 1829 | offense | 0     |
        | TF-A04    | half       | 1828 | offense | 1     |
        | TF-A04    | half       | 1831 | defense | 0     |
        | TF-A04    | half       | 1832 | defense | 1     |
        | TF-A04    | half       | 1931 | defense | 0     |
        | TF-A04    | half       | 1929 | offense | 1     |
        | TF-A05    | adjacent-1 | 1930 | offense | 1     |
        | TF-A05    | adjacent-1 | 1929 | offense | 2     |
        | TF-A05    | adjacent-1 | 1931 | defense | 1     |

    @3.32.12 @case:hexes-that-touch-the-line-by-reading
    Scenario Outline: The map reading decides which hexes touch the line
      Given the reading <ambiguity> is <reading>
      When the hex <hex> is looked up against line 30
      Then it touches the line

      Examples:
        | ambiguity | reading    | hex  |
        | TF-A04    | row        | 1930 |
        | TF-A04    | row        | 1831 |
        | TF-A04    | half       | 1829 |
        | TF-A04    | half       | 1831 |
        | TF-A05    | adjacent-1 | 1930 |

    @3.32.12 @case:hexes-that-do-not-touch-it-by-reading
    Scenario Outline: The map reading decides which hexes do not touch the line
      Given the reading <ambiguity> is <reading>
      When the hex <hex> is looked up against line 30
      Then it does not touch the line

      Examples:
        | ambiguity | reading    | hex  |
        | TF-A04    | row        | 1929 |
        | TF-A04    | row        | 1832 |
        | TF-A04    | half       | 1828 |
        | TF-A04    | half       | 1832 |
        | TF-A05    | adjacent-1 | 1929 |

    @3.32.12 @case:a-hex-that-the-straight-line-cuts-is-on-neither-side-and-does-not-touch-it
    Scenario: Under TF-A04 half, a hex cut by the line does not touch the line
      Given the reading TF-A04 is half
      When the hex 1830 is looked up against line 30
      Then the line cuts it
      And it does not touch the line

  Rule: Queries beyond the lines of the contact table

    @T.contact.use @case:the-share-of-the-only-result-beyond-the-lines-where-no-dice-are-thrown
    Scenario Outline: Under TF-A30 auto, a strength difference beyond the table has one certain result
      Given the reading TF-A30 is auto
      When the odds of a contact at differential <differential> are looked up
      Then the shares are
        | result   | p |
        | <result> | 1 |

      Examples:
        | differential | result |
        | -3           | An2    |
        | 7            | Dn4    |

    @T.contact.use @case:where-no-contact-is-allowed-below-the-lines-there-are-no-shares
    Scenario: Under TF-A30 forbid-low, a strength difference below the table has no odds
      Given the reading TF-A30 is forbid-low
      When the odds of a contact at differential -3 are looked up
      Then the shares are
        | result | p |

    @T.contact.use @case:the-line-nearest-to-a-differential-beyond-the-table-has-its-shares
    Scenario Outline: Under TF-A30 clamp, a strength difference beyond the table uses the nearest line's odds
      Given the reading TF-A30 is <reading>
      When the odds of a contact at differential <differential> are looked up
      Then the shares are
        | result | p |
        | An2 | 1/12 |
        | An1 | 1/3  |
        | Dh  | 5/12 |
        | Dn1 | 1/6  |

      Examples:
        | reading    | differential |
        | clamp      | -3           |
        | forbid-low | -2           |
        | auto       | -2           |

    @T.contact.use @case:above-the-lines-the-last-one-is-read-in-two-of-the-readings
    Scenario Outline: If a strength difference exceeds the table, two TF-A30 readings use its last line
      Given the reading TF-A30 is <reading>
      When the odds of a contact at differential 7 are looked up
      Then the shares are
        | result | p |
        | Dn2 | 5/12 |
        | Dn3 | 5/12 |
        | Dn4 | 1/6  |

      Examples:
        | reading    |
        | clamp      |
        | forbid-low |

    @T.contact.use @case:a-throw-beyond-the-lines-where-no-dice-are-thrown-reads-the-same-whatever-it-shows
    Scenario Outline: Under TF-A30 auto, a strength difference beyond the table gives its result without dice
      Given the reading TF-A30 is auto
      When a roll of <dice> at differential <differential> is looked up in the contact table
      Then it reads <result> for what is there without dice

      Examples:
        | differential | dice | result |
        | -3           | 12   | An2    |
        | 7            | 2    | Dn4    |
        | -2           | 12   | Dn1    |
        | 6            | 2    | Dn2    |

    @T.contact.use @case:where-no-contact-is-allowed-below-the-lines-a-throw-reads-nothing
    Scenario: Under TF-A30 forbid-low, a strength difference below the table has no result
      Given the reading TF-A30 is forbid-low
      When a roll of 7 at differential -3 is looked up in the contact table
      Then there is no such line

  Rule: The sources of the values in an answer

    @3.3.1 @14.1.1 @case:printed-worked-out-or-chosen
    Scenario Outline: The roster says whether each value is stated, derived or invented
      When the man <man> of the offense is looked up
      Then his <value> is <origin>

      Examples:
        | man | value     | origin   |
        | #51 | number    | stated   |
        | #51 | strength  | invented |
        | #51 | allowance | derived  |
        | #66 | strength  | stated   |
        | #21 | passing   | stated   |
        | #12 | receiving | invented |

    @3.3.1 @14.1.1 @case:the-men-of-the-reference-roster
    Scenario Outline: The reference roster gives position and ratings of each man
      When the man <man> of <side> is looked up
      Then it reads
        | position   | strength   | allowance   | passing   | receiving   |
        | <position> | <strength> | <allowance> | <passing> | <receiving> |

      Examples:
        | side        | man | position | strength | allowance | passing | receiving |
        | the offense | #51 | C        | 5        | 8         | 0       | 0         |
        | the offense | #65 | G        | 5        | 9         | 0       | 0         |
        | the offense | #66 | G        | 5        | 9         | 0       | 0         |
        | the offense | #71 | T        | 6        | 8         | 0       | 0         |
        | the offense | #77 | T        | 6        | 8         | 0       | 0         |
        | the offense | #83 | TE       | 4        | 10        | 0       | 4         |
        | the offense | #12 | QB       | 2        | 10        | 10      | 2         |
        | the offense | #21 | WR       | 2        | 12        | 0       | 5         |
        | the offense | #85 | WR       | 2        | 12        | 0       | 5         |
        | the offense | #31 | RB       | 3        | 12        | 2       | 3         |
        | the offense | #36 | RB       | 4        | 10        | 2       | 3         |
        | the offense | #60 | UL       | 5        | 8         | 0       | 0         |
        | the offense | #44 | UB       | 3        | 10        | 0       | 4         |
        | the offense | #18 | QB       | 2        | 9         | 7       | 1         |
        | the defense | #61 | DE       | 6        | 9         | 0       | 0         |
        | the defense | #91 | DE       | 6        | 9         | 0       | 0         |
        | the defense | #99 | DT       | 7        | 8         | 0       | 0         |
        | the defense | #94 | DT       | 7        | 8         | 0       | 0         |
        | the defense | #64 | MLB      | 5        | 10        | 0       | 0         |
        | the defense | #55 | OLB      | 4        | 10        | 0       | 0         |
        | the defense | #89 | OLB      | 4        | 10        | 0       | 0         |
        | the defense | #13 | CB       | 3        | 11        | 0       | 0         |
        | the defense | #5  | CB       | 3        | 11        | 0       | 0         |
        | the defense | #11 | SS       | 3        | 12        | 0       | 0         |
        | the defense | #26 | WS       | 2        | 12        | 0       | 0         |
        | the defense | #75 | UL       | 6        | 8         | 0       | 0         |
        | the defense | #50 | ULB      | 3        | 10        | 0       | 0         |
        | the defense | #22 | UB       | 2        | 11        | 0       | 0         |

  Rule: Queries that are errors

    @T.contact.use @case:throws-and-differentials-that-are-none
    Scenario Outline: A lookup with an impossible roll or strength difference is a bad request
      When a roll of 7 at differential 200 is looked up in the contact table
      Then it reads Dn3 for neutralized to the third degree
      When a roll of <dice> at differential <differential> is looked up in the contact table
      Then it is an error of kind bad-request

      Examples:
        | case              | dice | differential |
        | less than 2       | 1    | 0            |
        | more than 12      | 13   | 0            |
        | beyond all bounds | 7    | 201          |

    @T.recovery.use @case:markers-and-throws-for-recovery-that-are-none
    Scenario Outline: A lookup with an impossible marker or recovery roll is a bad request
      When a roll of 7 against marker 1 is looked up in the recovery table
      Then it reads R for what comes of it
      When a roll of <dice> against marker <marker> is looked up in the recovery table
      Then it is an error of kind bad-request

      Examples:
        | dice | marker |
        | 1    | 1      |
        | 13   | 1      |
        | 7    | 0      |
        | 7    | 5      |

    @T.recovery.use @T.recovery.r1 @case:odds-of-recovery-that-nobody-has
    Scenario Outline: A lookup of recovery odds for an unknown marker is a bad request
      When the odds of recovery from marker 1 are looked up
      Then the shares are
        | result | p   |
        | R      | 5/6 |
        | .      | 1/6 |
      When the odds of recovery from marker <marker> are looked up
      Then it is an error of kind bad-request

      Examples:
        | marker |
        | 0      |
        | 5      |

    @T.recovery.use @case:throws-for-recovery-in-no-game-turn-or-in-too-many
    Scenario Outline: A lookup of recovery odds must cover between 1 and 20 Game-Turns
      When the odds of recovery from marker 4 within 20 turns are looked up
      Then the query is answered
      When the odds of recovery from marker 4 within <turns> turns are looked up
      Then it is an error of kind bad-request

      Examples:
        | turns |
        | 0     |
        | 21    |

    @3.32.12 @case:the-lines-run-from-goal-line-to-goal-line
    Scenario Outline: A hex lookup against a line beyond a goal line is a bad request
      When the hex 1401 is looked up against line 0
      Then it touches the line
      When the hex 1401 is looked up against line <line>
      Then it is an error of kind bad-request

      Examples:
        | line |
        | -1   |
        | 61   |

    @3.32.11 @case:lines-that-are-none
    Scenario Outline: A yard-line query with a wrong number is a bad request
      When the 100-yard line is looked up
      Then it is line 60
      When the <yards>-yard line is looked up
      Then it is an error of kind bad-request

      Examples:
        | yards |
        | 3     |
        | 105   |

    @3.1.1 @case:hexes-that-are-none
    Scenario Outline: A lookup of a hex number off the map is a bad request
      When the hex 3766 is looked up
      Then it reads
        | column | 37 |
        | row    | 66 |
      When the hex <hex> is looked up
      Then it is an error of kind bad-request

      Examples:
        | hex  |
        | 3840 |
        | 1467 |
        | 0040 |

    @3.1.1 @case:two-hexes-at-once
    Scenario: A query with two hexes in one argument is a bad request
      When the hex 1441 is looked up
      Then it reads
        | column | 14 |
        | row    | 41 |
      When the hexes 1441 and 1442 are looked up as one
      Then it is an error of kind bad-request

  Rule: Games with a custom roster

    @4.1.1 @case:eleven-men-of-each-side-are-enough
    Scenario: A roster with eleven men of each side is valid
      When a roster of the eleven of each side is checked
      Then nothing is wrong with it

    @4.1.1 @case:ten-men-of-a-side-are-too-few
    Scenario: A roster with ten men of one side is invalid
      When a roster without the defense's #26 is checked
      Then the line-up of the defense is wrong under 4.1.1

    @3.31.1 @case:two-men-of-a-side-do-not-bear-the-same-number
    Scenario: A roster with two men of one number on a side is invalid
      When a roster in which the offense's #36 is numbered 12 is checked
      Then the number of the offense's #36 is wrong under 3.31.1

    @3.31.1 @14.1.1 @case:a-mans-number-is-reported-before-his-position
    Scenario: A roster check reports a wrong number before the same man's wrong position
      When a roster in which the offense's #36 is numbered 12 and is a SS is checked
      Then the number of the offense's #36 is wrong under 3.31.1, then his position under 14.1.1

    @4.1.1
    Scenario: A counter has a number of two digits at most
      When a roster in which the offense's #36 is numbered 99 is checked
      Then nothing is wrong with it
      When a roster in which the offense's #36 is numbered 100 is checked
      Then it is an error of kind bad-request

    @4.1.1
    Scenario: Men of different sides may bear the same number
      When a roster in which the offense's #36 is numbered 5 is checked
      Then nothing is wrong with it

    @4.1.1 @3.31.1 @14.1.1 @case:every-fault-of-a-roster-is-found-in-the-order-of-its-men
    Scenario: A roster check lists every fault in the order of the roster's men
      When a roster with these changes is checked
        | the offense | #65 | number   | 51 |
        | the offense | #65 | position | CB |
        | the offense | #85 | number   | 51 |
        | the offense | #36 | left out |    |
        | the defense | #91 | position | QB |
        | the defense | #94 | number   | 61 |
        | the defense | #11 | position | QB |
        | the defense | #26 | left out |    |
      Then exactly these faults of the roster are found
        | the offense | all |          | 4.1.1  |
        | the offense | #65 | number   | 3.31.1 |
        | the offense | #65 | position | 14.1.1 |
        | the offense | #85 | number   | 3.31.1 |
        | the defense | all |          | 4.1.1  |
        | the defense | #91 | position | 14.1.1 |
        | the defense | #94 | number   | 3.31.1 |
        | the defense | #11 | position | 14.1.1 |

    @4.0.1 @case:a-game-is-played-with-the-reference-roster-by-its-name
    Scenario: A game may choose the reference roster by its name
      Given a new game
      And the roster of the game is the one named reference
      When the game is set up
      And the coin falls for home
      Then home is to take a side

    @4.1.1 @case:a-roster-that-is-not-bundled-is-malformed
    Scenario: A game with a roster name that is not bundled is a bad request
      When a roster of the eleven of each side is checked
      Then nothing is wrong with it
      When a game with the roster named nonsense is begun
      Then it is an error of kind bad-request

    @14.1.1 @case:the-first-fault-of-a-roster-is-the-one-under-which-a-game-is-refused
    Scenario Outline: A game with a roster of several faults is refused for the first fault
      Given a new game
      And the roster of the game has these changes
        | <who>   | <man>   | <what>   | <value>   |
        | <other> | <later> | position | <of none> |
      When the game is set up
      Then it is refused under <clause>

      Examples:
        | case                      | who         | man | what     | value | other       | later | of none | clause |
        | a number, then a position | the offense | #65 | number   | 51    | the offense | #36   | CB      | 3.31.1 |
        | the offense is first      | the offense | #36 | left out |       | the defense | #61   | QB      | 4.1.1  |
        | the number of the defense | the defense | #26 | number   | 11    | the defense | #26   | QB      | 3.31.1 |
        | two positions             | the offense | #65 | position | QB    | the defense | #26   | QB      | 14.1.1 |

    @14.1.1 @case:a-position-of-the-other-side-or-of-nobody
    Scenario Outline: A roster that gives a man a position of the opposing side is invalid
      When a roster in which <who>'s <man> is a <position> is checked
      Then the position of <who>'s <man> is wrong under 14.1.1

      Examples:
        | who         | man | position |
        | the offense | #36 | CB       |
        | the offense | #36 | ULB      |
        | the defense | #5  | QB       |
        | the defense | #5  | XX       |

    @4.1.1 @case:every-position-of-a-side-may-be-had
    Scenario Outline: A roster may give any man any position of his side
      When a roster in which <who>'s <man> is a <position> is checked
      Then nothing is wrong with it

      Examples:
        | who         | man | position |
        | the offense | #36 | G        |
        | the offense | #36 | T        |
        | the offense | #36 | TE       |
        | the offense | #36 | QB       |
        | the offense | #36 | WR       |
        | the offense | #36 | RB       |
        | the defense | #5  | DE       |
        | the defense | #5  | MLB      |
        | the defense | #5  | OLB      |
        | the defense | #5  | CB       |
        | the defense | #5  | SS       |
        | the defense | #5  | WS       |
        | the defense | #5  | ULB      |
