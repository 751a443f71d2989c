Feature: Moving the men
  Men move along straight stretches, and a turn uses up exactly the squares that were drawn for it.

  Rule: A man is picked and sent along a straight line

    @MOVE.select
    Scenario: The side to move may pick each of its men and the other side none
      Given only these men are on the field
        | side    | man | square |
        | offense | G1  | 15,7   |
        | offense | TE  | 15,4   |
        | offense | H   | 12,9   |
        | defense | S   | 30,8   |
      When red looks at the table
      Then the view has ["G1", "TE", "H"] at /selectable
      When yellow looks at the table
      Then the view has [] at /selectable
      When red plays move TE to 17,4
      Then the offense's TE stands on 17,4

    @MOVE.select
    Scenario Outline: The offense cannot pick <man>, who is <why>
      Given the offense's F is off the field
      When red plays move <man> to 16,4
      Then it is refused under MOVE.select
      And nothing has changed

      Examples:
        | man | why                       |
        | L1  | a man of the defense      |
        | S   | the safety of the defense |
        | F   | off the field             |

    @MOVE.select
    Scenario: The defense cannot pick the quarterback of the offense
      Given it is the defense's turn with 6 of 6 squares left
      When yellow plays move Q to 14,8
      Then it is refused under MOVE.select
      And nothing has changed

    @MOVE.destination
    Scenario: One click on a free square in line carries a man all the way
      When red plays move G2 to 18,8
      Then these may act: red (move)
      And the offense's G2 stands on 18,8
      And the offense's G2 has used 3 squares
      And 3 of 6 squares are left

    @INTRO.field-size
    Scenario Outline: No destination lies beyond the edge of the field at <to>
      Given the offense's F stands on <from>
      When red plays move F to <to>
      Then it is refused under INTRO.field-size
      And nothing has changed

      Examples:
        | from | to   |
        | 12,1 | 12,0 |
        | 9,15 | 9,16 |
        | 1,4  | 0,4  |

    @MOVE.waypoints @MOVE.mixed-path
    Scenario: An L-shaped route is entered as a corner and a destination
      When red plays move H to 14,9
      Then the offense's H stands on 14,9
      When red plays move H to 14,11
      Then the offense's H stands on 14,11
      And the offense's H has used 4 squares
      And 2 of 6 squares are left

    @MOVE.waypoints @MOVE.destination @M1
    Scenario: An L-shaped route cannot be entered with one click
      When red plays move H to 14,12
      Then it is refused under M1
      And nothing has changed
      When red asks whether move H to 14,12 is legal
      Then it is refused under MOVE.waypoints

    @MOVE.waypoint-commits
    Scenario: A man who stops at a way-point has moved, and his squares are spent
      When red plays move H to 14,9
      Then the offense's H stands on 14,9
      And the offense's H has used 2 squares
      And 4 of 6 squares are left
      When red plays move G3 to 17,9
      Then the offense's H stands on 14,9
      And 2 of 6 squares are left

    @MOVE.waypoint-commits @M2
    Scenario: A way-point cannot be taken back for free
      Given the offense's H stands on 12,4
      When red plays move H to 15,4
      Then the offense's H has used 3 squares
      When red plays move H to 12,4
      Then it is refused under M2
      When red plays move H to 13,4
      Then the offense's H stands on 13,4
      And the offense's H has used 5 squares
      And 1 of 6 squares are left

    @MOVE.reselect-optional
    Scenario: A route goes on after another man has moved in between
      When red plays move H to 14,9
      And red plays move G3 to 16,9
      And red plays move H to 14,11
      Then the offense's H stands on 14,11
      And the offense's G3 stands on 16,9
      And the offense's H has used 4 squares
      And the offense's G3 has used 1 squares
      And 1 of 6 squares are left

  Rule: A route is made of straight stretches in eight directions

    @M1
    Scenario Outline: A tailback on 35,8 goes straight to <to>
      Given the offense's T stands on 35,8
      When red plays move T to <to>
      Then the offense's T stands on <to>
      And the offense's T has used <squares> squares
      And <left> of 6 squares are left

      Examples:
        | to    | squares | left |
        | 35,5  | 3       | 3    |
        | 35,11 | 3       | 3    |
        | 38,8  | 3       | 3    |
        | 32,8  | 3       | 3    |
        | 37,6  | 4       | 2    |
        | 37,10 | 4       | 2    |
        | 33,6  | 4       | 2    |
        | 33,10 | 4       | 2    |

    @M1
    Scenario Outline: A tailback on 35,8 does not jump to <to>
      Given the offense's T stands on 35,8
      When red plays move T to <to>
      Then it is refused under M1
      And nothing has changed

      Examples: a knight's jump
        | to    |
        | 36,6  |
        | 37,7  |
        | 37,9  |
        | 36,10 |
        | 34,10 |
        | 33,9  |
        | 33,7  |
        | 34,6  |

      Examples: flatter and steeper
        | to    |
        | 38,9  |
        | 38,10 |
        | 34,5  |

      Examples: where he stands
        | to   |
        | 35,8 |

    @M1 @MOVE.mixed-path
    Scenario: Two squares east and one south-east are one route of four squares
      When red plays move SE to 17,12
      And red plays move SE to 18,13
      Then the offense's SE stands on 18,13
      And the offense's SE has used 4 squares
      And 2 of 6 squares are left

    @MOVE.diagonal-cost
    Scenario: Three diagonal steps use up six squares and end the turn
      When red plays move T to 15,11
      Then the offense's T stands on 15,11
      And the phase is allot
      And it is the defense's turn

    @MOVE.diagonal-cost @M2
    Scenario: A man of speed 5 has no third diagonal step
      Given the offense's H stands on 20,4
      When red plays move H to 23,7
      Then it is refused under M2
      And nothing has changed
      When red plays move H to 22,6
      Then the offense's H has used 4 squares
      When red plays move H to 23,7
      Then it is refused under M2
      When red plays move H to 23,6
      Then the offense's H has used 5 squares

    @M8.2
    Scenario: With one square of the turn left nobody steps diagonally
      Given the offense's T1 has used 2 squares
      And it is the offense's turn with 1 of 3 squares left
      When red plays move F to 11,6
      Then it is refused under M8.2
      And nothing has changed
      When red plays move F to 11,7
      Then the offense's F stands on 11,7
      And the phase is allot

    @MOVE.diagonal-cost
    Scenario Outline: The diagonal stretch from 12,8 to <to> costs <squares> squares
      When the query cost is asked with {"from": [12, 8], "to": <square>}
      Then the answer is <squares>

      Examples:
        | to    | square   | squares |
        | 13,9  | [13, 9]  | 2       |
        | 11,7  | [11, 7]  | 2       |
        | 14,6  | [14, 6]  | 4       |
        | 9,11  | [9, 11]  | 6       |

    @M1
    Scenario Outline: The stretch from 12,8 to <to> costs <squares>
      When the query cost is asked with {"from": [12, 8], "to": <square>}
      Then the answer is <squares>

      Examples:
        | to    | square   | squares |
        | 13,8  | [13, 8]  | 1       |
        | 18,8  | [18, 8]  | 6       |
        | 12,5  | [12, 5]  | 3       |
        | 14,9  | [14, 9]  | null    |
        | 13,11 | [13, 11] | null    |

    @MOVE.mixed-path
    Scenario: One diagonal and three straight steps take a man of speed 5 to his limit
      Given the offense's H stands on 20,4
      When red plays move H to 21,5
      And red plays move H to 24,5
      Then the offense's H stands on 24,5
      And the offense's H has used 5 squares
      And 1 of 6 squares are left

    @MOVE.mixed-path @M2
    Scenario: One diagonal and three straight steps are too many for a man of speed 4
      Given the offense's F stands on 20,4
      When red plays move F to 21,5
      And red plays move F to 24,5
      Then it is refused under M2
      When red plays move F to 23,5
      Then the offense's F stands on 23,5
      And the offense's F has used 4 squares

  Rule: No man moves more squares than his speed

    @M2
    Scenario Outline: The offense's <man> moves <squares> squares, and one more is refused
      Given the limits are 3 to 9
      And it is the offense's turn with 9 of 9 squares left
      And the offense's <man> stands on 31,4
      When red plays move <man> to <beyond>
      Then it is refused under M2
      And nothing has changed
      When red plays move <man> to <to>
      Then the offense's <man> stands on <to>
      And the offense's <man> has used <squares> squares

      Examples:
        | man | squares | to   | beyond |
        | T1  | 2       | 33,4 | 34,4   |
        | T2  | 2       | 33,4 | 34,4   |
        | G1  | 3       | 34,4 | 35,4   |
        | G2  | 3       | 34,4 | 35,4   |
        | G3  | 3       | 34,4 | 35,4   |
        | TE  | 4       | 35,4 | 36,4   |
        | SE  | 5       | 36,4 | 37,4   |
        | Q   | 4       | 35,4 | 36,4   |
        | F   | 4       | 35,4 | 36,4   |
        | H   | 5       | 36,4 | 37,4   |
        | T   | 6       | 37,4 | 38,4   |

    @M2
    Scenario Outline: The defense's <man> moves <squares> squares, and one more is refused
      Given the limits are 3 to 9
      And it is the defense's turn with 9 of 9 squares left
      And the defense's <man> stands on 51,4
      When yellow plays move <man> to <beyond>
      Then it is refused under M2
      And nothing has changed
      When yellow plays move <man> to <to>
      Then the defense's <man> stands on <to>
      And the defense's <man> has used <squares> squares

      Examples:
        | man | squares | to   | beyond |
        | T1  | 2       | 49,4 | 48,4   |
        | T2  | 2       | 49,4 | 48,4   |
        | G1  | 3       | 48,4 | 47,4   |
        | G2  | 3       | 48,4 | 47,4   |
        | G3  | 3       | 48,4 | 47,4   |
        | L1  | 4       | 47,4 | 46,4   |
        | L2  | 4       | 47,4 | 46,4   |
        | L3  | 4       | 47,4 | 46,4   |
        | B1  | 5       | 46,4 | 45,4   |
        | B2  | 5       | 46,4 | 45,4   |
        | S   | 6       | 45,4 | 44,4   |

    @M2
    Scenario: The squares of all stretches of a man in a turn count together
      Given the offense's F stands on 20,4
      And the offense's F has used 3 squares
      When red plays move F to 22,4
      Then it is refused under M2
      And nothing has changed
      When red plays move F to 21,5
      Then it is refused under M2
      When red plays move F to 21,4
      Then the offense's F has used 4 squares

    @M2 @M8.1
    Scenario: In the next turn a man has his whole speed again
      Given the offense's F stands on 20,4
      And the offense's F has used 3 squares
      And it is the offense's turn with 1 of 4 squares left
      When red plays move F to 21,4
      And chance plays allot with squares 3
      And yellow plays move S to 27,8
      And chance plays allot with squares 4
      And red plays move F to 25,4
      Then the offense's F stands on 25,4
      And the offense has finished 2 turns and the defense 1

  Rule: Nobody is passed through and no team-mate is joined

    @M3
    Scenario Outline: A tailback does not go straight over <who> on <place>
      Given the offense's T stands on 35,8
      And the <side>'s <man> stands on <place>
      When red plays move T to <to>
      Then it is refused under M3
      And nothing has changed

      Examples:
        | who               | side    | man | place | to    |
        | an opponent       | defense | L1  | 36,8  | 37,8  |
        | an opponent       | defense | S   | 37,8  | 38,8  |
        | an opponent       | defense | B1  | 36,9  | 37,10 |
        | a team-mate       | offense | TE  | 36,8  | 37,8  |
        | a team-mate       | offense | F   | 35,6  | 35,4  |
        | a team-mate       | offense | SE  | 34,7  | 33,6  |

    @M3 @MOVE.mixed-path
    Scenario: A man goes round another one by a way-point
      Given the offense's T stands on 35,8
      And the defense's L1 stands on 36,8
      When red plays move T to 37,8
      Then it is refused under M3
      When red plays move T to 35,7
      And red plays move T to 36,7
      And red plays move T to 37,8
      Then the offense's T stands on 37,8
      And the defense's L1 stands on 36,8
      And 2 of 6 squares are left

    @M3 @M5
    Scenario: A square emptied by a block may be crossed in the same turn
      Given the defense's L1 stands on 16,8
      And the offense's T stands on 14,8
      When red plays move T to 17,8
      Then it is refused under M3
      When red plays move G2 to 16,8
      And red plays move T to 17,8
      Then the offense's T stands on 17,8
      And the defense's L1 is off the field
      And the offense's G2 is off the field
      And 2 of 6 squares are left

    @MOVE.diagonal-cost
    Scenario: A man slips diagonally between two men who touch at the corner
      Given the offense's T stands on 35,8
      And the defense's L1 stands on 36,8
      And the offense's F stands on 35,9
      When red plays move T to 36,9
      Then the offense's T stands on 36,9
      And the offense's T has used 2 squares

    @M4
    Scenario Outline: A man does not join his team-mate <man>
      Given the offense's T stands on 35,8
      And the offense's <man> stands on <place>
      When red plays move T to <place>
      Then it is refused under M4
      And nothing has changed

      Examples:
        | man | place |
        | T1  | 36,8  |
        | H   | 37,10 |

    @M4
    Scenario: A linebacker does not join the safety
      Given it is the defense's turn with 6 of 6 squares left
      And the defense's L1 stands on 28,8
      When yellow plays move L1 to 30,8
      Then it is refused under M4
      And nothing has changed

    @M4
    Scenario: The square of a team-mate is free as soon as he has moved off
      Given the offense's T stands on 35,8
      And the offense's F stands on 37,8
      When red plays move T to 37,8
      Then it is refused under M4
      And nothing has changed
      When red plays move F to 38,8
      And red plays move T to 37,8
      Then the offense's T stands on 37,8
      And 3 of 6 squares are left

    @M4 @M5
    Scenario: The square of a team-mate is free as soon as he has disappeared
      Given the offense's G2 stands on 35,8
      And the offense's T stands on 34,8
      And the defense's L1 stands on 36,8
      When red plays move T to 35,8
      Then it is refused under M4
      When red plays move G2 to 36,8
      And red plays move T to 35,8
      Then the offense's T stands on 35,8
      And the offense's G2 is off the field

  Rule: Contact is made by entering the opponent's square

    @M5
    Scenario: A guard who enters a linebacker's square blocks him and pays for the step
      Given the defense's L1 stands on 17,8
      When red plays move G2 to 17,8
      Then the offense's G2 is off the field
      And the defense's L1 is off the field
      And 4 of 6 squares are left

    @M5
    Scenario: A man who stops beside an opponent touches nobody until he moves on
      Given the defense's L1 stands on 17,8
      When red plays move G2 to 16,8
      Then the offense's G2 stands on 16,8
      And the defense's L1 stands on 17,8
      And nobody is pale
      And 5 of 6 squares are left
      When red plays move G2 to 17,8
      Then the defense's L1 is off the field
      And 4 of 6 squares are left

    @M5
    Scenario: Running into a linebacker with the ball is an attempt to tackle, and the step is paid for
      Given the offense's H stands on 20,4
      And the defense's L1 stands on 22,4
      When red plays move H to 22,4
      Then it needs a tackle for tackle
      And nothing has changed
      When red plays move H to 22,4 with tackle miss
      Then the offense's H stands on 22,4
      And the defense's L1 is off the field
      And the offense's H has used 2 squares
      And 4 of 6 squares are left

    @M5
    Scenario: A safety beside the carrier tackles only by moving onto his square
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 20,4
      And the defense's S stands on 23,4
      When yellow plays move S to 21,4
      Then the offense's H stands on 20,4
      And the defense's S stands on 21,4
      When yellow plays move S to 20,4
      Then it needs a tackle for tackle
      When yellow plays move S to 20,4 with tackle tackle
      Then the phase is line-up
      And the scrimmage line is 20 and the first-down line 25

    @M6.1 @BLOCK.double-timing
    Scenario: The halves of a double team may come two turns apart
      Given the offense's TE stands on 20,4
      And the offense's G1 stands on 20,6
      And the defense's T1 stands on 21,4
      And the offense's T2 has used 2 squares
      And it is the offense's turn with 1 of 3 squares left
      When red plays move TE to 21,4
      Then the defense's T1 is pale from TE
      And the defense's T1 stands on 21,4
      When chance plays allot with squares 3
      And yellow plays move S to 27,8
      And chance plays allot with squares 3
      And red plays move G1 to 21,6
      And red plays move G1 to 21,4
      Then the offense's G1 is off the field
      And the defense's T1 is off the field
      And nobody is pale

    @M6.1
    Scenario: Both halves of a double team may come in one turn
      Given the offense's TE stands on 20,4
      And the offense's G1 stands on 20,5
      And the defense's T1 stands on 21,4
      When red plays move TE to 21,4
      And red plays move G1 to 21,4
      Then the offense's TE is off the field
      And the offense's G1 is off the field
      And the defense's T1 is off the field
      And nobody is pale
      And 3 of 6 squares are left

    @BLOCK.pale-mark
    Scenario: Two men on two different opponents are no double team
      Given the offense's TE stands on 20,4
      And the offense's G1 stands on 20,6
      And the defense's T1 stands on 21,4
      And the defense's T2 stands on 21,6
      When red plays move TE to 21,4
      And red plays move G1 to 21,6
      Then the defense's T1 stands on 21,4
      And the defense's T2 stands on 21,6
      And the defense's T1 is pale from TE
      And the defense's T2 is pale from G1

    @M6.2 @BLOCK.double
    Scenario Outline: Two blockers whose powers exceed his take <target> away: <first> and <second>
      Given the offense's <first> stands on 20,4
      And the offense's <second> stands on 20,5
      And the defense's <target> stands on 21,4
      When red plays move <first> to 21,4
      Then the defense's <target> is pale from <first>
      When red plays move <second> to 21,4
      Then the offense's <first> is off the field
      And the offense's <second> is off the field
      And the defense's <target> is off the field
      And nobody is pale

      Examples:
        | first | second | target |
        | TE    | G1     | T1     |
        | G1    | TE     | T1     |
        | G1    | G2     | T2     |
        | T1    | SE     | T1     |
        | F     | TE     | G1     |
        | G3    | SE     | G2     |
        | SE    | TE     | L1     |
        | T     | SE     | S      |

    @M6.2 @BLOCK.failure-removal
    Scenario Outline: Two blockers whose powers do not exceed his leave <target> standing: <first> and <second>
      Given the offense's <first> stands on 20,4
      And the offense's <second> stands on 20,5
      And the defense's <target> stands on 21,4
      When red plays move <first> to 21,4
      And red plays move <second> to 21,4
      Then the offense's <first> is off the field
      And the offense's <second> is off the field
      And the defense's <target> stands on 21,4

      Examples:
        | first | second | target |
        | TE    | F      | T1     |
        | SE    | G1     | T2     |
        | T     | T1     | T1     |
        | SE    | TE     | G1     |
        | T     | G1     | G2     |
        | T     | TE     | L1     |
        | T     | SE     | B1     |

  Rule: Tackles and guards do not move backward

    @M7.1
    Scenario Outline: Eastward, the offense's <man> does not move back to <to>
      Given the offense's <man> stands on 35,8
      When red plays move <man> to <to>
      Then it is refused under M7.1
      And nothing has changed

      Examples:
        | man | to   |
        | T1  | 34,8 |
        | T2  | 34,7 |
        | G1  | 34,8 |
        | G2  | 34,7 |
        | G3  | 34,9 |

    @M7.1
    Scenario Outline: Eastward, the offense's <man> moves forward or sideways to <to>
      Given the offense's <man> stands on 35,8
      When red asks why for move <man> to <to> with no chance
      Then the explanation cites M7.1, MOVE.destination
      When red plays move <man> to <to>
      Then the offense's <man> stands on <to>

      Examples:
        | man | to   |
        | T1  | 36,8 |
        | T2  | 35,6 |
        | G1  | 36,7 |
        | G2  | 36,9 |
        | G3  | 35,9 |

    @M7.1
    Scenario Outline: Westward, the offense's G1 on 45,8 may move to <to> but not to <back>
      Given red is on offense going west
      And the offense's G1 stands on 35,8
      When red plays move G1 to <back>
      Then it is refused under M7.1
      And nothing has changed
      When red plays move G1 to <to>
      Then the offense's G1 stands on <to>

      Examples:
        | to   | back |
        | 34,8 | 36,8 |
        | 34,7 | 36,7 |
        | 35,9 | 36,9 |

    @M7.1
    Scenario: A guard who has gone forward cannot take back a part of it
      When red plays move G2 to 17,8
      And red plays move G2 to 16,8
      Then it is refused under M7.1
      And the offense's G2 stands on 17,8
      When red plays move G2 to 17,7
      Then the offense's G2 stands on 17,7

    @M7.1
    Scenario Outline: Other men of the offense move back: <man>
      Given the offense's <man> stands on 35,8
      When red plays move <man> to 34,8
      Then the offense's <man> stands on 34,8
      When red asks whether move G1 to 14,7 is legal
      Then it is refused under M7.1

      Examples:
        | man |
        | TE  |
        | SE  |
        | F   |
        | H   |
        | T   |

    @M7.1
    Scenario: An interception turns no guard of the offense round
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And the offense's G1 stands on 25,6
      And the defense's S stands on 23,6
      And the defense's S has the ball
      When red plays move G1 to 24,6
      Then it is refused under M7.1
      And nothing has changed
      When red plays move G1 to 26,6
      Then the offense's G1 stands on 26,6

    @M7.2
    Scenario Outline: Against an eastward offense the defense's <man> does not move back to <to>
      Given it is the defense's turn with 6 of 6 squares left
      And the defense's <man> stands on 35,8
      When yellow plays move <man> to <to>
      Then it is refused under M7.2
      And nothing has changed

      Examples:
        | man | to   |
        | T1  | 36,8 |
        | T2  | 36,7 |
        | G1  | 36,8 |
        | G2  | 36,7 |
        | G3  | 36,9 |

    @M7.2
    Scenario Outline: Against an eastward offense the defense's <man> moves to <to>
      Given it is the defense's turn with 6 of 6 squares left
      And the defense's <man> stands on 35,8
      When yellow plays move <man> to <to>
      Then the defense's <man> stands on <to>
      When yellow asks whether move G1 to 36,1 is legal
      Then it is refused under M7.2

      Examples: forward and sideways
        | man | to   |
        | T1  | 33,8 |
        | T2  | 34,7 |
        | G2  | 35,7 |
        | G3  | 35,9 |

      Examples: men who are not barred
        | man | to   |
        | L1  | 36,8 |
        | L2  | 37,8 |
        | B1  | 36,7 |
        | S   | 36,8 |

    @M7.2
    Scenario: Against a westward offense the defense's guard moves east and not west
      Given yellow is on offense going west
      And it is the defense's turn with 6 of 6 squares left
      And the defense's G2 stands on 30,4
      When red plays move G2 to 29,4
      Then it is refused under M7.2
      And nothing has changed
      When red plays move G2 to 32,4
      Then the defense's G2 stands on 32,4

  Rule: The turns alternate, and each uses up its squares

    @M8.1 @OBJECTIVE.alternate
    Scenario: Offense, defense and offense again take their turns
      Given the offense's T1 has used 2 squares
      And it is the offense's turn with 1 of 3 squares left
      When red plays move G2 to 16,8
      Then these may act: chance (allot)
      And the phase is allot
      And it is the defense's turn
      When chance plays allot with squares 3
      Then these may act: yellow (move)
      And 3 of 3 squares are left
      When yellow plays move S to 27,8
      Then it is the offense's turn
      And the offense has finished 1 turns and the defense 1
      When chance plays allot with squares 5
      Then these may act: red (move)
      And 5 of 5 squares are left

    @OBJECTIVE.alternate
    Scenario: The defense cannot move before the turn of the offense is over
      Given the offense's T1 has used 2 squares
      And it is the offense's turn with 1 of 3 squares left
      When yellow plays move S to 29,8
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed
      When red plays move G2 to 16,8
      And chance plays allot with squares 4
      And red plays move G2 to 17,8
      Then it is refused under OBJECTIVE.alternate
      When yellow plays move S to 29,8
      Then the defense's S stands on 29,8

    @M8.1
    Scenario Outline: While men are to be moved nobody may <action>
      When <who> plays <action>
      Then it is refused under M8.1
      And nothing has changed

      Examples:
        | who    | action          |
        | red    | start           |
        | red    | call run H      |
        | red    | place T1 on 15,6 |
        | yellow | done            |
        | chance | allot           |

    @M8.2
    Scenario: Four squares are spent as two and two
      Given it is the offense's turn with 4 of 4 squares left
      When red plays move G2 to 17,8
      Then 2 of 4 squares are left
      And the phase is move
      When red plays move H to 10,9
      Then the phase is allot
      And it is the defense's turn
      And the position has {} at /used

    @M8.2
    Scenario: No move may bring the squares of a turn to one more than were drawn
      Given the offense's T1 has used 2 squares
      And it is the offense's turn with 2 of 4 squares left
      When red plays move G2 to 18,8
      Then it is refused under M8.2
      And nothing has changed
      When red plays move G2 to 17,8
      Then the phase is allot

    @M8.2
    Scenario: A turn with a square left goes on until it is used
      Given the offense's T has used 5 squares
      When red looks at the table
      Then the view has 1 at /squares_left
      When red plays done
      Then it is refused under M8.1
      And nothing has changed
      When red plays move H to 12,10
      Then the phase is allot

    @M8.2
    Scenario: A turn ends by itself when the speeds are used up, and a move may bring that about
      Given only these men are on the field
        | side    | man | square |
        | offense | H   | 12,9   |
        | defense | S   | 30,8   |
      When red plays move H to 17,9
      Then the offense's H stands on 17,9
      And the phase is allot
      And it is the defense's turn
      And the offense has finished 1 turns and the defense 0

    @M8.2
    Scenario: A turn ends by itself when one square is left and only a diagonal step is free
      Given the limits are 3 to 8
      And only these men are on the field
        | side    | man | square |
        | offense | H   | 1,1    |
        | offense | G1  | 2,1    |
        | offense | G2  | 1,3    |
        | defense | S   | 30,8   |
      And it is the offense's turn with 2 of 7 squares left
      And the offense's G1 has used 3 squares
      And the offense's G2 has used 2 squares
      When red plays move G2 to 1,2
      Then the offense's G2 stands on 1,2
      And the phase is allot
      And it is the defense's turn

    @M8.2
    Scenario: With two squares left the diagonal step is still due
      Given the limits are 3 to 8
      And only these men are on the field
        | side    | man | square |
        | offense | H   | 1,1    |
        | offense | G1  | 2,1    |
        | offense | G2  | 1,3    |
        | defense | S   | 30,8   |
      And it is the offense's turn with 3 of 8 squares left
      And the offense's G1 has used 3 squares
      And the offense's G2 has used 2 squares
      When red plays move G2 to 1,2
      Then the phase is move
      And 2 of 8 squares are left
      And red has exactly these actions
        | action        |
        | move H to 2,2 |
      When red plays move H to 2,2
      Then it is the defense's turn

    @M8.1 @M8.2
    Scenario: A side without a man on the field loses its turn, which still counts
      Given only these men are on the field
        | side    | man | square |
        | offense | H   | 12,9   |
      When red plays move H to 17,9
      And chance plays allot with squares 4
      Then the phase is allot
      And it is the offense's turn
      And the offense has finished 1 turns and the defense 1
      And the type is known to the defense
      And the carrier is hidden from the defense

    @M8.2
    Scenario: A receiver who has got to the ball must use up the squares that only he can use
      Given only these men are on the field
        | side    | man | square |
        | offense | Q   | 13,8   |
        | offense | SE  | 21,8   |
        | defense | L1  | 40,8   |
      And it is the offense's turn with 2 of 6 squares left
      And the offense's Q has used 4 squares
      And a pass to zone 8 is in the air over 22,8
      When red plays move SE to 22,8
      Then 1 of 6 squares are left
      And red has exactly these actions
        | action          |
        | move SE to 21,8 |
        | move SE to 23,8 |
        | move SE to 22,7 |
        | move SE to 22,9 |
      When red plays move SE to 22,7
      Then the offense's SE stands on 22,7
      And it is the defense's turn

    @M8.3
    Scenario: The end of a turn is heard as one click
      Given the offense's T1 has used 2 squares
      And it is the offense's turn with 1 of 3 squares left
      When red looks at the table
      Then the view has [] at /sounds
      When red plays move G2 to 16,8
      And red looks at the table
      Then the view has ["click"] at /sounds
      When yellow looks at the table
      Then the view has ["click"] at /sounds

    @M8.3
    Scenario: No click is heard while sounds are muted
      Given sounds are muted
      And the offense's T1 has used 2 squares
      And it is the offense's turn with 1 of 3 squares left
      When red plays move G2 to 16,8
      And red looks at the table
      Then the view has [] at /sounds

    @M8.4
    Scenario: A replay of a play is silent where its turns ended
      Given the archived game two-plays
      When the query replayed is asked of the archive with {"from": 1, "to": 1}
      Then the answer has "allot" at /frames/26/position/phase
      And the answer has {"offense": 1, "defense": 0} at /frames/26/position/turns
      And the answer has [] at /frames/26/sounds
      And the answer has {"offense": 1, "defense": 1} at /frames/28/position/turns
      And the answer has [] at /frames/28/sounds
      And the answer has {"offense": 2, "defense": 1} at /frames/31/position/turns
      And the answer has [] at /frames/31/sounds

    @M8.2
    Scenario: A lone safety uses up his speed, and what is left of the turn is lost
      Given the limits are 3 to 8
      And red is on offense going west
      And only these men are on the field
        | side    | man | square |
        | offense | H   | 45,9   |
        | defense | S   | 20,8   |
      And it is the defense's turn with 8 of 8 squares left
      When yellow plays move S to 14,8
      Then the defense's S stands on 14,8
      And it is the offense's turn
      And the offense has finished 1 turns and the defense 1

    @M8.2
    Scenario: A carrier who alone can move has to give ground
      Given only these men are on the field
        | side    | man | square |
        | offense | H   | 20,1   |
        | offense | G1  | 20,2   |
        | offense | G2  | 21,1   |
        | defense | S   | 40,8   |
      And the limits are 3 to 9
      And it is the offense's turn with 1 of 7 squares left
      And the offense's G1 has used 3 squares
      And the offense's G2 has used 3 squares
      When red plays move H to 21,1
      Then it is refused under M4
      And red has exactly these actions
        | action         |
        | move H to 19,1 |
      When red plays move H to 19,1
      Then the offense's H stands on 19,1
      And it is the defense's turn

    @M8.2
    Scenario: Beside a set quarterback the turn is over when the last other man has used his speed
      Given the call is a pass to zone 8
      And each side has finished 1 turns
      And only these men are on the field
        | side    | man | square |
        | offense | Q   | 13,8   |
        | offense | TE  | 15,5   |
        | defense | S   | 30,8   |
      When red plays move TE to 19,5
      Then the offense's TE stands on 19,5
      And it is the defense's turn
      And the offense has finished 2 turns and the defense 1
      And the offense's Q has the ball

    @M8.1 @M8.2
    Scenario: A set quarterback who is alone loses his first turn and may throw in the second
      Given the call is a pass to zone 8
      And only these men are on the field
        | side    | man | square |
        | offense | Q   | 13,8   |
        | defense | S   | 30,8   |
      And the squares are to be drawn for the offense
      When chance plays allot with squares 4
      Then it is the defense's turn
      And the offense has finished 1 turns and the defense 0
      When chance plays allot with squares 3
      And yellow plays move S to 27,8
      And chance plays allot with squares 4
      Then these may act: red (scramble, throw)
      And 4 of 4 squares are left

  Rule: What is on the table adds up

    @M8.2
    Scenario Outline: A turn of <allotment> with <left> left, of which G2 used <used>, cannot be
      Given it is the offense's turn with <left> of <allotment> squares left
      And the offense's G2 has used <used> squares
      When the position is put on the table
      Then it is refused under M8.2

      Examples:
        | allotment | left | used |
        | 4         | 3    | 2    |
        | 4         | 1    | 2    |
        | 4         | 0    | 3    |
        | 3         | 4    | 1    |

    @M2
    Scenario: A guard cannot have used four squares
      Given the offense's G2 has used 4 squares
      When the position is put on the table
      Then it is refused under M2

    @M8.1
    Scenario: Nobody has finished less than no turn
      Given the offense has finished -1 turns and the defense -1
      When the position is put on the table
      Then it is refused under M8.1

    @OBJECTIVE.alternate
    Scenario Outline: On the <side>'s turn <offense> and <defense> turns cannot have been finished
      Given the offense has finished <offense> turns and the defense <defense>
      And it is the <side>'s turn with 6 of 6 squares left
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

      Examples:
        | side    | offense | defense |
        | offense | 1       | 0       |
        | offense | 0       | 1       |
        | defense | 1       | 1       |

  Rule: What can be done is exact

    @M7.1 @M8.2
    Scenario: A guard with one square left has three moves
      Given only these men are on the field
        | side    | man | square |
        | offense | G1  | 15,7   |
        | offense | H   | 12,9   |
        | defense | S   | 30,8   |
      And the offense's H has used 5 squares
      When red plays move G1 to 14,7
      Then it is refused under M7.1
      And red has exactly these actions
        | action          |
        | move G1 to 15,6 |
        | move G1 to 15,8 |
        | move G1 to 16,7 |
      And red cannot move G1 to 16,8
      When the sequences of 1 steps are counted over all chances
      Then there are 3
      When red plays move G1 to 16,8
      Then it is refused under M8.2

    @M5
    Scenario: A runner with one square left beside the safety has eleven ways on
      Given only these men are on the field
        | side    | man | square |
        | offense | H   | 20,9   |
        | offense | G1  | 19,4   |
        | defense | S   | 21,9   |
      And the offense's G1 has used 3 squares
      And it is the offense's turn with 1 of 4 squares left
      When the sequences of 1 steps are counted over all chances
      Then there are 11
      When the sequences of 1 steps are counted over first chances
      Then there are 4
      When red plays move H to 21,9 with tackle miss
      Then the offense's H stands on 21,9
      And the defense's S is off the field

    @M1 @M2 @M3 @M4 @M8.2
    Scenario: The explanation of a move names what it was measured against
      When red asks why for move H to 14,11 with no chance
      Then the explanation cites M1, M2, M3, M4, M8.2
      When red asks why for move H to 14,10 with no chance
      Then the explanation cites M1
      When red plays move H to 14,11
      Then the offense's H stands on 14,11

    @M1 @M3
    Scenario: Asking beforehand whether a move is legal gives the same answers as moving
      When red asks whether move G2 to 18,8 is legal
      Then it is accepted
      When red asks whether move G2 to 17,9 is legal
      Then it is refused under M1
      When red asks whether move T to 14,8 is legal
      Then it is refused under M3
      When red plays move T to 14,8
      Then it is refused under M3
      And nothing has changed
