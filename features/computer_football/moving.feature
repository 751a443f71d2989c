Feature: Moving the men
  Men move along straight stretches. A turn uses up exactly the squares that were drawn for it.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: A man is selected and sent along a straight line

    @MOVE.select @case:the-side-to-move-may-pick-each-of-its-men-and-the-other-side-none
    Scenario: Only the side to move may select its men
      Given only these men are on the field
        | side   | man | square |
        | red    | G1  | 15,7   |
        | red    | TE  | 15,4   |
        | red    | H   | 12,9   |
        | yellow | S   | 30,8   |
      When red looks at the table
      Then G1, TE and H may be picked
      When yellow looks at the table
      Then nobody may be picked
      When red's TE moves to 17,4
      Then red's TE stands on 17,4

    @MOVE.select @case:who-has-used-up-his-speed-may-not-be-picked-any-more
    Scenario: A man who has used up his speed may not be selected to move
      Given only these men are on the field
        | side   | man | square |
        | red    | G1  | 15,7   |
        | red    | H   | 12,9   |
        | yellow | S   | 30,8   |
      And red's G1 has used 3 squares
      When red looks at the table
      Then H may be picked

    @MOVE.destination @case:one-click-on-a-free-square-in-line-carries-a-man-all-the-way
    Scenario: One click moves a man along a straight line to a free square
      When red's G2 moves to 18,8
      Then these may act: red (move)
      And red's G2 stands on 18,8
      And red's G2 has used 3 squares
      And 3 of 6 squares are left

    @MOVE.waypoints @MOVE.mixed-path
    Scenario: An L-shaped route is entered as a corner and a destination
      When red's H moves to 14,9
      Then red's H stands on 14,9
      When red's H moves to 14,11
      Then red's H stands on 14,11
      And red's H has used 4 squares
      And 2 of 6 squares are left

    @MOVE.waypoint-commits @case:a-man-who-stops-at-a-way-point-has-moved-and-his-squares-are-spent
    Scenario: A man who stops at a waypoint has used the squares up to it
      When red's H moves to 14,9
      Then red's H stands on 14,9
      And red's H has used 2 squares
      And 4 of 6 squares are left
      When red's G3 moves to 17,9
      Then red's H stands on 14,9
      And 2 of 6 squares are left

    @MOVE.reselect-optional @case:a-route-goes-on-after-another-man-has-moved-in-between
    Scenario: A man may continue after another man has moved
      When red's H moves to 14,9
      And red's G3 moves to 16,9
      And red's H moves to 14,11
      Then red's H stands on 14,11
      And red's G3 stands on 16,9
      And red's H has used 4 squares
      And red's G3 has used 1 square
      And 1 of 6 squares are left

    @MOVE.waypoint-commits @M2 @case:a-way-point-cannot-be-taken-back-for-free
    Scenario: A man who moves back from a waypoint pays for both moves
      Given red's H stands on 12,4
      When red's H moves to 15,4
      Then red's H has used 3 squares
      When red's H moves to 12,4
      Then it is refused under M2
      When red's H moves to 13,4
      Then red's H stands on 13,4
      And red's H has used 5 squares
      And 1 of 6 squares are left

    @MOVE.select @case:the-offense-cannot-pick-a-man-who-is-off-the-field-or-not-its-own
    Scenario Outline: The offense may not select a man off the field or a defender
      Given red's F is off the field
      When red's <man> moves to 16,4
      Then it is refused under MOVE.select
      And nothing has changed

      Examples:
        | man |
        | L1  |
        | S   |
        | F   |

    @MOVE.select @case:a-word-that-means-something-to-a-program-picks-no-man
    Scenario Outline: A man's name that is a word of a programming language is refused
      When red's <name> moves to 16,4
      Then it is refused under MOVE.select
      And nothing has changed

      Examples:
        | name        |
        | constructor |
        | toString    |
        | __proto__   |

    @MOVE.select @case:the-defense-cannot-pick-the-quarterback-of-the-offense
    Scenario: The defense may not select the offense's quarterback
      Given it is yellow's turn with 6 of 6 squares left
      When yellow's Q moves to 14,8
      Then it is refused under MOVE.select
      And nothing has changed

    @INTRO.field-size @case:no-destination-lies-beyond-the-edge-of-the-field
    Scenario Outline: A destination beyond the edge of the field is refused
      Given red's F stands on <from>
      When red's F moves to <to>
      Then it is refused under INTRO.field-size
      And nothing has changed

      Examples:
        | from | to   |
        | 12,1 | 12,0 |
        | 9,15 | 9,16 |
        | 1,4  | 0,4  |

    @MOVE.waypoints @MOVE.destination @M1 @case:an-l-shaped-route-cannot-be-entered-with-one-click
    Scenario: An L-shaped move in one click is refused
      When red's H moves to 14,12
      Then it is refused under M1
      And nothing has changed
      When red asks whether it may move H to 14,12
      Then it is refused under M1

  Rule: A route is made of straight stretches in eight directions

    @M1 @case:a-tailback-goes-straight-in-each-of-the-eight-directions
    Scenario Outline: A tailback may move straight in each of eight directions
      Given red's T stands on 35,8
      When red's T moves to <to>
      Then red's T stands on <to>
      And red's T has used <squares> squares
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

    @M1 @MOVE.mixed-path @case:two-squares-east-and-one-south-east-are-one-route-of-four-squares
    Scenario: Two moves of a man, straight and diagonal, add up to four squares
      When red's SE moves to 17,12
      And red's SE moves to 18,13
      Then red's SE stands on 18,13
      And red's SE has used 4 squares
      And 2 of 6 squares are left

    @MOVE.diagonal-cost @case:three-diagonal-steps-use-up-six-squares-and-end-the-turn
    Scenario: Three diagonal steps use six squares and end the turn
      When red's T moves to 15,11
      Then red's T stands on 15,11
      And the phase is allot
      And it is yellow's turn

    @MOVE.diagonal-cost @case:a-diagonal-stretch-costs-two-squares-a-step
    Scenario Outline: A diagonal step costs two squares
      When the stretch from 12,8 to <to> is measured
      Then it costs <squares> squares

      Examples:
        | to   | squares |
        | 13,9 | 2       |
        | 11,7 | 2       |
        | 14,6 | 4       |
        | 9,11 | 6       |

    @M1 @case:a-straight-stretch-costs-a-square-a-step-and-no-other-is-one
    Scenario Outline: The cost lookup answers only straight moves: one square for each step
      When the stretch from 12,8 to <to> is measured
      Then it <costs>

      Examples:
        | to    | costs           |
        | 13,8  | costs 1 square  |
        | 18,8  | costs 6 squares |
        | 12,5  | costs 3 squares |
        | 14,9  | is no stretch   |
        | 13,11 | is no stretch   |

    @MOVE.mixed-path @case:one-diagonal-and-three-straight-steps-take-a-man-of-speed-5-to-his-limit
    Scenario: One diagonal and three straight steps use up a man's speed of 5
      Given red's H stands on 20,4
      When red's H moves to 21,5
      And red's H moves to 24,5
      Then red's H stands on 24,5
      And red's H has used 5 squares
      And 1 of 6 squares are left

    @MOVE.diagonal-cost @M2 @case:a-man-of-speed-5-has-no-third-diagonal-step
    Scenario: A man of speed 5 may not take a third diagonal step
      Given red's H stands on 20,4
      When red's H moves to 23,7
      Then it is refused under M2
      And nothing has changed
      When red's H moves to 22,6
      Then red's H has used 4 squares
      When red's H moves to 23,7
      Then it is refused under M2
      When red's H moves to 23,6
      Then red's H has used 5 squares

    @M8.2 @case:with-one-square-of-the-turn-left-nobody-steps-diagonally
    Scenario: With one square left in the turn, no man may step diagonally
      Given red's T1 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      When red's F moves to 11,6
      Then it is refused under M8.2
      And nothing has changed
      When red's F moves to 11,7
      Then red's F stands on 11,7
      And the phase is allot

    @MOVE.mixed-path @M2 @case:one-diagonal-and-three-straight-steps-are-too-many-for-a-man-of-speed-4
    Scenario: One diagonal and three straight steps exceed a man's speed of 4
      Given red's F stands on 20,4
      When red's F moves to 21,5
      And red's F moves to 24,5
      Then it is refused under M2
      When red's F moves to 23,5
      Then red's F stands on 23,5
      And red's F has used 4 squares

    @M1 @case:a-tailback-does-not-jump-to-a-square-that-is-on-no-straight-line
    Scenario Outline: A tailback may not move to a square off his straight lines
      Given red's T stands on 35,8
      When red's T moves to <to>
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

  Rule: No man moves more squares than his speed

    @M2 @M8.1 @case:in-the-next-turn-a-man-has-his-whole-speed-again
    Scenario: A fullback has his full speed again in the next turn
      Given red's F stands on 20,4
      And red's F has used 3 squares
      And it is red's turn with 1 of 4 squares left
      When red's F moves to 21,4
      And the squares of the turn are drawn: 3
      And yellow's S moves to 27,8
      And the squares of the turn are drawn: 4
      And red's F moves to 25,4
      Then red's F stands on 25,4
      And red has finished 2 turns and yellow 1

    @M2 @case:a-man-of-the-offense-moves-up-to-his-speed-and-one-more-square-is-refused
    Scenario Outline: A man of the offense may move up to his speed
      Given the limits are 3 to 9
      And it is red's turn with 9 of 9 squares left
      And red's <man> stands on 31,4
      When red's <man> moves to <beyond>
      Then it is refused under M2
      And nothing has changed
      When red's <man> moves to <to>
      Then red's <man> stands on <to>
      And red's <man> has used <squares> squares

      Examples:
        | man | beyond | to   | squares |
        | T1  | 34,4   | 33,4 | 2       |
        | T2  | 34,4   | 33,4 | 2       |
        | G1  | 35,4   | 34,4 | 3       |
        | G2  | 35,4   | 34,4 | 3       |
        | G3  | 35,4   | 34,4 | 3       |
        | TE  | 36,4   | 35,4 | 4       |
        | SE  | 37,4   | 36,4 | 5       |
        | Q   | 36,4   | 35,4 | 4       |
        | F   | 36,4   | 35,4 | 4       |
        | H   | 37,4   | 36,4 | 5       |
        | T   | 38,4   | 37,4 | 6       |

    @M2 @case:a-man-of-the-defense-moves-up-to-his-speed-and-one-more-square-is-refused
    Scenario Outline: A man of the defense may move up to his speed
      Given the limits are 3 to 9
      And it is yellow's turn with 9 of 9 squares left
      And yellow's <man> stands on 51,4
      When yellow's <man> moves to <beyond>
      Then it is refused under M2
      And nothing has changed
      When yellow's <man> moves to <to>
      Then yellow's <man> stands on <to>
      And yellow's <man> has used <squares> squares

      Examples:
        | man | beyond | to   | squares |
        | T1  | 48,4   | 49,4 | 2       |
        | T2  | 48,4   | 49,4 | 2       |
        | G1  | 47,4   | 48,4 | 3       |
        | G2  | 47,4   | 48,4 | 3       |
        | G3  | 47,4   | 48,4 | 3       |
        | L1  | 46,4   | 47,4 | 4       |
        | L2  | 46,4   | 47,4 | 4       |
        | L3  | 46,4   | 47,4 | 4       |
        | B1  | 45,4   | 46,4 | 5       |
        | B2  | 45,4   | 46,4 | 5       |
        | S   | 44,4   | 45,4 | 6       |

    @M2 @case:the-squares-of-all-stretches-of-a-man-in-a-turn-count-together
    Scenario: A man's several moves in a turn together may not exceed his speed
      Given red's F stands on 20,4
      And red's F has used 3 squares
      When red's F moves to 22,4
      Then it is refused under M2
      And nothing has changed
      When red's F moves to 21,5
      Then it is refused under M2
      When red's F moves to 21,4
      Then red's F has used 4 squares

  Rule: Nobody is passed through and no team-mate is joined

    @MOVE.diagonal-cost @case:a-man-slips-diagonally-between-two-men-who-touch-at-the-corner
    Scenario: A man may step diagonally between two men who touch at a corner
      Given red's T stands on 35,8
      And yellow's L1 stands on 36,8
      And red's F stands on 35,9
      When red's T moves to 36,9
      Then red's T stands on 36,9
      And red's T has used 2 squares

    @M3 @MOVE.mixed-path @case:a-man-goes-round-another-one-by-a-way-point
    Scenario: A man may go around another man in several moves
      Given red's T stands on 35,8
      And yellow's L1 stands on 36,8
      When red's T moves to 37,8
      Then it is refused under M3
      When red's T moves to 35,7
      And red's T moves to 36,7
      And red's T moves to 37,8
      Then red's T stands on 37,8
      And yellow's L1 stands on 36,8
      And 2 of 6 squares are left

    @M3 @M5 @case:a-square-emptied-by-a-block-may-be-crossed-in-the-same-turn
    Scenario: A man may cross a square that a block emptied in the same turn
      Given yellow's L1 stands on 16,8
      And red's T stands on 14,8
      When red's T moves to 17,8
      Then it is refused under M3
      When red's G2 blocks the man on 16,8
      And red's T moves to 17,8
      Then red's T stands on 17,8
      And yellow's L1 is off the field
      And red's G2 is off the field
      And 2 of 6 squares are left

    @M4 @case:the-square-of-a-team-mate-is-free-as-soon-as-he-has-moved-off
    Scenario: A teammate's square is free once he has moved away
      Given red's T stands on 35,8
      And red's F stands on 37,8
      When red's T moves to 37,8
      Then it is refused under M4
      And nothing has changed
      When red's F moves to 38,8
      And red's T moves to 37,8
      Then red's T stands on 37,8
      And 3 of 6 squares are left

    @M4 @M5 @case:the-square-of-a-team-mate-is-free-as-soon-as-he-has-disappeared
    Scenario: A teammate's square is free once he has left the field
      Given red's G2 stands on 35,8
      And red's T stands on 34,8
      And yellow's L1 stands on 36,8
      When red's T moves to 35,8
      Then it is refused under M4
      When red's G2 blocks the man on 36,8
      And red's T moves to 35,8
      Then red's T stands on 35,8
      And red's G2 is off the field

    @M3 @case:a-tailback-does-not-go-straight-over-a-man
    Scenario Outline: A tailback may not move straight over a man
      Given red's T stands on 35,8
      And <who>'s <man> stands on <place>
      When red's T moves to <to>
      Then it is refused under M3
      And nothing has changed

      Examples:
        | who    | man | place | to    |
        | yellow | L1  | 36,8  | 37,8  |
        | yellow | S   | 37,8  | 38,8  |
        | yellow | B1  | 36,9  | 37,10 |
        | red    | TE  | 36,8  | 37,8  |
        | red    | F   | 35,6  | 35,4  |
        | red    | SE  | 34,7  | 33,6  |

    @M4 @case:a-man-does-not-join-a-team-mate-on-his-square
    Scenario Outline: A man may not enter a teammate's square
      Given red's T stands on 35,8
      And red's <man> stands on <place>
      When red's T moves to <place>
      Then it is refused under M4
      And nothing has changed

      Examples:
        | man | place |
        | T1  | 36,8  |
        | H   | 37,10 |

    @M4 @case:a-linebacker-does-not-join-the-safety
    Scenario: A linebacker may not enter the safety's square
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's L1 stands on 28,8
      When yellow's L1 moves to 30,8
      Then it is refused under M4
      And nothing has changed

  Rule: Contact is made by entering the opponent's square

    @M5 @case:a-guard-who-enters-a-linebackers-square-blocks-him-and-pays-for-the-step
    Scenario: A guard who blocks a linebacker pays for the step into his square
      Given yellow's L1 stands on 17,8
      When red's G2 blocks the man on 17,8
      Then red's G2 is off the field
      And yellow's L1 is off the field
      And 4 of 6 squares are left

    @M5 @case:a-man-who-stops-beside-an-opponent-touches-nobody-until-he-moves-on
    Scenario: A man who stops next to an opponent does not block him
      Given yellow's L1 stands on 17,8
      When red's G2 moves to 16,8
      Then red's G2 stands on 16,8
      And yellow's L1 stands on 17,8
      And nobody is pale
      And 5 of 6 squares are left
      When red's G2 blocks the man on 17,8
      Then yellow's L1 is off the field
      And 4 of 6 squares are left

    @M5 @case:running-into-a-linebacker-with-the-ball-is-an-attempt-to-tackle-and-the-step-is-paid-for
    Scenario: A carrier who enters a linebacker's square pays and is tackled
      Given red's H stands on 20,4
      And yellow's L1 stands on 22,4
      When red's H runs into the man on 22,4
      Then a tackle is to be drawn
      And nothing has changed
      When red's H runs into the man on 22,4: a miss
      Then red's H stands on 22,4
      And yellow's L1 is off the field
      And red's H has used 2 squares
      And 4 of 6 squares are left

    @M5 @case:a-safety-beside-the-carrier-tackles-only-by-moving-onto-his-square
    Scenario: A safety next to the carrier tackles him by moving onto his square
      Given it is yellow's turn with 6 of 6 squares left
      And red's H stands on 20,4
      And yellow's S stands on 23,4
      When yellow's S moves to 21,4
      Then red's H stands on 20,4
      And yellow's S stands on 21,4
      When yellow's S tackles the carrier on 20,4
      Then a tackle is to be drawn
      When yellow's S tackles the carrier on 20,4: a tackle
      Then the phase is line-up
      And the scrimmage line is 20 and the first-down line 25

    @M6.1 @BLOCK.double-timing @case:the-halves-of-a-double-team-may-come-two-turns-apart
    Scenario: The two blocks of a double team may be two turns apart
      Given red's TE stands on 20,4
      And red's G1 stands on 20,6
      And yellow's T1 stands on 21,4
      And red's T2 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      When red's TE blocks the man on 21,4
      Then yellow's T1 is pale from TE
      And yellow's T1 stands on 21,4
      When the squares of the turn are drawn: 3
      And yellow's S moves to 27,8
      And the squares of the turn are drawn: 3
      And red's G1 moves to 21,6
      And red's G1 blocks the man on 21,4
      Then red's G1 is off the field
      And yellow's T1 is off the field
      And nobody is pale

    @M6.1 @case:both-halves-of-a-double-team-may-come-in-one-turn
    Scenario: The two men of a double team may block in one turn
      Given red's TE stands on 20,4
      And red's G1 stands on 20,5
      And yellow's T1 stands on 21,4
      When red's TE blocks the man on 21,4
      And red's G1 blocks the man on 21,4
      Then red's TE is off the field
      And red's G1 is off the field
      And yellow's T1 is off the field
      And nobody is pale
      And 3 of 6 squares are left

    @BLOCK.pale-mark @case:two-men-on-two-different-opponents-are-no-double-team
    Scenario: Blocks on two different opponents are not a double team
      Given red's TE stands on 20,4
      And red's G1 stands on 20,6
      And yellow's T1 stands on 21,4
      And yellow's T2 stands on 21,6
      When red's TE blocks the man on 21,4
      And red's G1 blocks the man on 21,6
      Then yellow's T1 stands on 21,4
      And yellow's T2 stands on 21,6
      And yellow's T1 is pale from TE
      And yellow's T2 is pale from G1

    @M6.2 @BLOCK.double @case:two-blockers-whose-powers-exceed-his-take-a-man-away
    Scenario Outline: Two blockers with more power together remove the opponent
      Given red's <first> stands on 20,4
      And red's <second> stands on 20,5
      And yellow's <target> stands on 21,4
      When red's <first> blocks the man on 21,4
      Then yellow's <target> is pale from <first>
      When red's <second> blocks the man on 21,4
      Then red's <first> is off the field
      And red's <second> is off the field
      And yellow's <target> is off the field
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

    @M6.2 @BLOCK.failure-removal @case:two-blockers-whose-powers-do-not-exceed-his-leave-a-man-standing
    Scenario Outline: Two blockers do not remove an opponent whose power equals or exceeds theirs
      Given red's <first> stands on 20,4
      And red's <second> stands on 20,5
      And yellow's <target> stands on 21,4
      When red's <first> blocks the man on 21,4
      And red's <second> blocks the man on 21,4
      Then red's <first> is off the field
      And red's <second> is off the field
      And yellow's <target> stands on 21,4

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
    Scenario Outline: Westward, a guard of the offense may move ahead but not back
      Given red is on offense going west
      And red's G1 stands on 35,8
      When red's G1 moves to <back>
      Then it is refused under M7.1
      And nothing has changed
      When red's G1 moves to <to>
      Then red's G1 stands on <to>

      Examples:
        | back | to   |
        | 36,8 | 34,8 |
        | 36,7 | 34,7 |
        | 36,9 | 35,9 |

    @M7.1 @case:a-guard-who-has-gone-forward-cannot-take-back-a-part-of-it
    Scenario: A guard who has moved forward may not move back
      When red's G2 moves to 17,8
      And red's G2 moves to 16,8
      Then it is refused under M7.1
      And red's G2 stands on 17,8
      When red's G2 moves to 17,7
      Then red's G2 stands on 17,7

    @M7.1 @case:other-men-of-the-offense-move-back
    Scenario Outline: Ends and backs of the offense may move back
      Given red's <man> stands on 35,8
      When red's <man> moves to 34,8
      Then red's <man> stands on 34,8
      When red asks whether it may move G1 to 14,7
      Then it is refused under M7.1

      Examples:
        | man |
        | TE  |
        | SE  |
        | F   |
        | H   |
        | T   |

    @M7.1 @case:an-interception-turns-no-guard-of-the-offense-round
    Scenario: After an interception, a guard of the offense still may not move back
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And red's G1 stands on 25,6
      And yellow's S stands on 23,6
      And yellow's S has the ball
      When red's G1 moves to 24,6
      Then it is refused under M7.1
      And nothing has changed
      When red's G1 moves to 26,6
      Then red's G1 stands on 26,6

    @M7.2 @case:against-an-eastward-offense-men-of-the-defense-move-where-nothing-bars-them
    Scenario Outline: Against an eastward offense, only defensive linemen may not move backward
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's <man> stands on 35,8
      When yellow's <man> moves to <to>
      Then yellow's <man> stands on <to>
      When yellow asks whether it may move G1 to 36,1
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
      And it is red's turn with 6 of 6 squares left
      And red's G2 stands on 30,4
      When red's G2 moves to 29,4
      Then it is refused under M7.2
      And nothing has changed
      When red's G2 moves to 32,4
      Then red's G2 stands on 32,4

    @M7.1 @case:eastward-a-lineman-of-the-offense-does-not-move-back
    Scenario Outline: Eastward, a lineman of the offense may not move back
      Given red's <man> stands on 35,8
      When red's <man> moves to <to>
      Then it is refused under M7.1
      And nothing has changed

      Examples:
        | man | to   |
        | T1  | 34,8 |
        | T2  | 34,7 |
        | G1  | 34,8 |
        | G2  | 34,7 |
        | G3  | 34,9 |

    @M7.2 @case:against-an-eastward-offense-a-lineman-of-the-defense-does-not-move-back
    Scenario Outline: Against an eastward offense, a lineman of the defense may not move back
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's <man> stands on 35,8
      When yellow's <man> moves to <to>
      Then it is refused under M7.2
      And nothing has changed

      Examples:
        | man | to   |
        | T1  | 36,8 |
        | T2  | 36,7 |
        | G1  | 36,8 |
        | G2  | 36,7 |
        | G3  | 36,9 |

    @M7.1
    Scenario Outline: Eastward, a lineman of the offense moves forward or sideways
      Given red's <man> stands on 35,8
      When red asks by which rules to move <man> to <to>
      Then the explanation cites M7.1, MOVE.destination
      When red's <man> moves to <to>
      Then red's <man> stands on <to>

      Examples:
        | man | to   |
        | T1  | 36,8 |
        | T2  | 35,6 |
        | G1  | 36,7 |
        | G2  | 36,9 |
        | G3  | 35,9 |

  Rule: The turns alternate, and each uses up its squares

    @M8.1 @OBJECTIVE.alternate @case:offense-defense-and-offense-again-take-their-turns
    Scenario: The two sides move in alternate turns
      Given red's T1 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      When red's G2 moves to 16,8
      Then these may act: chance (allot)
      And the phase is allot
      And it is yellow's turn
      When the squares of the turn are drawn: 3
      Then these may act: yellow (move)
      And 3 of 3 squares are left
      When yellow's S moves to 27,8
      Then it is red's turn
      And red has finished 1 turn and yellow 1
      When the squares of the turn are drawn: 5
      Then these may act: red (move)
      And 5 of 5 squares are left

    @M8.2 @case:four-squares-are-spent-as-two-and-two
    Scenario: Two men may use two squares each of a turn of four
      Given it is red's turn with 4 of 4 squares left
      When red's G2 moves to 17,8
      Then 2 of 4 squares are left
      And the phase is move
      When red's H moves to 10,9
      Then the phase is allot
      And it is yellow's turn
      And nobody has used a square

    @M8.2 @case:a-turn-ends-by-itself-when-the-speeds-are-used-up-and-a-move-may-bring-that-about
    Scenario: A turn ends when the last man has used up his speed
      Given only these men are on the field
        | side   | man | square |
        | red    | H   | 12,9   |
        | yellow | S   | 30,8   |
      When red's H moves to 17,9
      Then red's H stands on 17,9
      And the phase is allot
      And it is yellow's turn
      And red has finished 1 turn and yellow 0

    @M8.2 @case:a-turn-ends-by-itself-when-one-square-is-left-and-only-a-diagonal-step-is-free
    Scenario: A turn with one square left ends if only a diagonal step is possible
      Given the limits are 3 to 8
      And only these men are on the field
        | side   | man | square |
        | red    | H   | 1,1    |
        | red    | G1  | 2,1    |
        | red    | G2  | 1,3    |
        | yellow | S   | 30,8   |
      And it is red's turn with 2 of 7 squares left
      And red's G1 has used 3 squares
      And red's G2 has used 2 squares
      When red's G2 moves to 1,2
      Then red's G2 stands on 1,2
      And the phase is allot
      And it is yellow's turn

    @M8.2 @MOVE.diagonal-cost @case:with-two-squares-left-the-diagonal-step-is-still-due
    Scenario: A diagonal step must be made if no other step is possible
      Given the limits are 3 to 8
      And only these men are on the field
        | side   | man | square |
        | red    | H   | 1,1    |
        | red    | G1  | 2,1    |
        | red    | G2  | 1,3    |
        | yellow | S   | 30,8   |
      And it is red's turn with 3 of 8 squares left
      And red's G1 has used 3 squares
      And red's G2 has used 2 squares
      When red's G2 moves to 1,2
      Then the phase is move
      And 2 of 8 squares are left
      And red has exactly these actions
        | action        |
        | move H to 2,2 |
      When red's H moves to 2,2
      Then it is yellow's turn

    @M8.1 @M8.2 @case:a-side-without-a-man-on-the-field-loses-its-turn-which-still-counts
    Scenario: A side without men loses its turn, which then counts as finished
      Given only these men are on the field
        | side | man | square |
        | red  | H   | 12,9   |
      When red's H moves to 17,9
      And the squares of the turn are drawn: 4
      Then the phase is allot
      And it is red's turn
      And red has finished 1 turn and yellow 1
      And the type is known to the defense
      And the carrier is hidden from the defense

    @M8.2 @case:a-receiver-who-has-got-to-the-ball-must-use-up-the-squares-that-only-he-can-use
    Scenario: A receiver at the ball must move if only he can use squares
      Given only these men are on the field
        | side   | man | square |
        | red    | Q   | 13,8   |
        | red    | SE  | 21,8   |
        | yellow | L1  | 40,8   |
      And it is red's turn with 2 of 6 squares left
      And red's Q has used 4 squares
      And a pass to zone 8 is in the air over 22,8
      When red's SE moves to 22,8
      Then 1 of 6 squares are left
      And red has exactly these actions
        | action          |
        | move SE to 21,8 |
        | move SE to 23,8 |
        | move SE to 22,7 |
        | move SE to 22,9 |
      When red's SE moves to 22,7
      Then red's SE stands on 22,7
      And it is yellow's turn

    @M8.3 @case:the-end-of-a-turn-is-heard-as-one-click
    Scenario: At the end of a turn, a side hears one click
      Given red's T1 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      When red looks at the table
      Then nothing is heard
      When red's G2 moves to 16,8
      And red looks at the table
      Then a click is heard
      When yellow looks at the table
      Then a click is heard

    @M8.3 @case:no-a-click-is-heard-while-sounds-are-muted
    Scenario: The end of a turn is silent while sounds are muted
      Given sounds are muted
      And red's T1 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      When red's G2 moves to 16,8
      And red looks at the table
      Then nothing is heard

    @M8.4 @case:a-replay-of-a-play-is-silent-where-its-turns-ended
    Scenario: A replay of a play has no clicks at the ends of turns
      Given the archived game two-plays
      When the plays 1 to 1 of the archived game are replayed
      Then in frame 26 the phase is allot
      And in frame 26 offense and defense have finished 1 and 0 turns
      And in frame 26 nothing is heard
      And in frame 28 offense and defense have finished 1 and 1 turns
      And in frame 28 nothing is heard
      And in frame 31 offense and defense have finished 2 and 1 turns
      And in frame 31 nothing is heard

    @M8.2 @case:a-lone-safety-uses-up-his-speed-and-what-is-left-of-the-turn-is-lost
    Scenario: A turn ends with unused squares when a lone safety has used his speed
      Given the limits are 3 to 8
      And red is on offense going west
      And only these men are on the field
        | side   | man | square |
        | red    | H   | 45,9   |
        | yellow | S   | 20,8   |
      And it is yellow's turn with 8 of 8 squares left
      When yellow's S moves to 14,8
      Then yellow's S stands on 14,8
      And it is red's turn
      And red has finished 1 turn and yellow 1

    @M8.2 @case:beside-a-set-quarterback-the-turn-is-over-when-the-last-other-man-has-used-his-speed
    Scenario: The turn ends if only a quarterback set to pass has speed left
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And only these men are on the field
        | side   | man | square |
        | red    | Q   | 13,8   |
        | red    | TE  | 15,5   |
        | yellow | S   | 30,8   |
      When red's TE moves to 19,5
      Then red's TE stands on 19,5
      And it is yellow's turn
      And red has finished 2 turns and yellow 1
      And red's Q has the ball

    @M8.1 @M8.2 @case:a-set-quarterback-who-is-alone-loses-his-first-turn-and-may-throw-in-the-second
    Scenario: A lone quarterback set to pass loses his first turn, then may throw
      Given the call is a pass to zone 8
      And only these men are on the field
        | side   | man | square |
        | red    | Q   | 13,8   |
        | yellow | S   | 30,8   |
      And the squares are to be drawn for red
      When the squares of the turn are drawn: 4
      Then it is yellow's turn
      And red has finished 1 turn and yellow 0
      When the squares of the turn are drawn: 3
      And yellow's S moves to 27,8
      And the squares of the turn are drawn: 4
      Then these may act: red (scramble, throw)
      And 4 of 4 squares are left

    @M8.2 @case:a-set-quarterback-who-is-alone-has-to-throw-or-scramble-in-his-second-turn
    Scenario: A quarterback set to pass, if alone, must throw or scramble in turn two
      Given the call is a pass to zone 8
      And only these men are on the field
        | side   | man | square |
        | red    | Q   | 13,8   |
        | yellow | S   | 30,8   |
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      When red waits with the pass
      Then it is refused under M8.2
      And nothing has changed
      And red cannot wait with the pass

    @PLAY.7.2 @case:where-he-may-wait-a-set-quarterback-who-is-alone-lets-the-turn-go-by-and-throws-in-a-later-one
    Scenario: Under CF-B02 may-wait, a lone quarterback set to pass may wait and throw later
      Given the reading CF-B02 is may-wait
      And the call is a pass to zone 8
      And only these men are on the field
        | side   | man | square |
        | red    | Q   | 13,8   |
        | yellow | S   | 30,8   |
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      When the position is put on the table
      Then these may act: red (scramble, throw, wait)
      When red waits with the pass
      Then it is yellow's turn
      And red has finished 2 turns and yellow 1
      And red's Q has the ball
      And no squares are left
      When the squares of the turn are drawn: 3
      And yellow's S moves to 27,8
      And the squares of the turn are drawn: 4
      Then these may act: red (scramble, throw, wait)

    @M8.2 @case:where-he-may-wait-a-quarterback-does-not-while-somebody-of-his-side-can-move
    Scenario: Under CF-B02 may-wait, a quarterback waits only if no team-mate can move
      Given the reading CF-B02 is may-wait
      And the call is a pass to zone 8
      And only these men are on the field
        | side   | man | square |
        | red    | Q   | 13,8   |
        | red    | G1  | 15,7   |
        | yellow | S   | 30,8   |
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      When red waits with the pass
      Then it is refused under M8.2
      When red's G1 moves to 18,7
      Then it is yellow's turn

    @OBJECTIVE.alternate @case:where-he-may-wait-the-other-side-does-not-wait-for-him
    Scenario: Under CF-B02 may-wait, only the offense with a pass to throw may wait
      Given the reading CF-B02 is may-wait
      And the call is a pass to zone 8
      And only these men are on the field
        | side   | man | square |
        | red    | Q   | 13,8   |
        | yellow | S   | 30,8   |
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      When yellow waits with the pass
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed

    @OBJECTIVE.alternate @case:the-defense-cannot-move-before-the-turn-of-the-offense-is-over
    Scenario: A defender who moves in the offense's turn is refused
      Given red's T1 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      When yellow's S moves to 29,8
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed
      When red's G2 moves to 16,8
      And the squares of the turn are drawn: 4
      And red's G2 moves to 17,8
      Then it is refused under OBJECTIVE.alternate
      When yellow's S moves to 29,8
      Then yellow's S stands on 29,8

    @M8.2 @case:no-move-may-bring-the-squares-of-a-turn-to-one-more-than-were-drawn
    Scenario: A move is refused if it needs more squares than the turn has left
      Given red's T1 has used 2 squares
      And it is red's turn with 2 of 4 squares left
      When red's G2 moves to 18,8
      Then it is refused under M8.2
      And nothing has changed
      When red's G2 moves to 17,8
      Then the phase is allot

    @M8.2 @case:a-turn-with-a-square-left-goes-on-until-it-is-used
    Scenario: A turn does not end while one square can be used
      Given red's T has used 5 squares
      When red looks at the table
      Then 1 square is shown as left
      When red finishes its line-up
      Then it is refused under M8.1
      And nothing has changed
      When red's H moves to 12,10
      Then the phase is allot

    @M8.2 @case:a-carrier-who-alone-can-move-has-to-give-ground
    Scenario: If only the carrier can move, and only backward, he must move backward
      Given only these men are on the field
        | side   | man | square |
        | red    | H   | 20,1   |
        | red    | G1  | 20,2   |
        | red    | G2  | 21,1   |
        | yellow | S   | 40,8   |
      And the limits are 3 to 9
      And it is red's turn with 1 of 7 squares left
      And red's G1 has used 3 squares
      And red's G2 has used 3 squares
      When red's H moves to 21,1
      Then it is refused under M4
      And red has exactly these actions
        | action         |
        | move H to 19,1 |
      When red's H moves to 19,1
      Then red's H stands on 19,1
      And it is yellow's turn

    @M8.1 @case:while-men-are-to-be-moved-nobody-may-do-anything-else
    Scenario Outline: During a turn, a start, a call, a placement or a draw is refused
      When <who> tries to <action>
      Then it is refused under M8.1
      And nothing has changed

      Examples:
        | who    | action              |
        | red    | start the scrimmage |
        | red    | call a run by H     |
        | red    | place T1 on 15,6    |
        | yellow | finish the line-up  |
        | chance | draw the squares    |

  Rule: A position is valid only if its turns and squares add up

    @M8.2 @case:a-turn-whose-squares-do-not-add-up-cannot-be
    Scenario Outline: A position is invalid if the used and remaining squares do not add up
      Given it is red's turn with <left> of <allotment> squares left
      And red's G2 has used <used> squares
      When the position is put on the table
      Then it is refused under M8.2

      Examples:
        | left | allotment | used |
        | 3    | 4         | 2    |
        | 1    | 4         | 2    |
        | 0    | 4         | 3    |
        | 4    | 3         | 1    |

    @M2 @case:a-guard-cannot-have-used-four-squares
    Scenario: A position with a guard who has used four squares is invalid
      Given red's G2 has used 4 squares
      When the position is put on the table
      Then it is refused under M2

    @M8.1 @case:nobody-has-finished-less-than-no-turn
    Scenario: A position in which both sides have finished -1 turns is invalid
      Given red has finished -1 turns and yellow -1
      When the position is put on the table
      Then it is refused under M8.1

    @OBJECTIVE.alternate @case:turns-cannot-have-been-finished-out-of-turn
    Scenario Outline: A position is invalid if the mover does not fit the number of turns
      Given red has finished <offense> turns and yellow <defense>
      And it is <who>'s turn with 6 of 6 squares left
      When the position is put on the table
      Then it is refused under OBJECTIVE.alternate

      Examples:
        | offense | defense | who    |
        | 1       | 0       | red    |
        | 0       | 1       | red    |
        | 1       | 1       | yellow |

  Rule: A man has an exact list of moves

    @M1 @M3 @case:asking-beforehand-whether-a-move-is-legal-gives-the-same-answers-as-moving
    Scenario: A check of a move gives the same answer as the move
      When red asks whether it may move G2 to 18,8
      Then it is accepted
      When red asks whether it may move G2 to 17,9
      Then it is refused under M1
      When red asks whether it may move T to 14,8
      Then it is refused under M3
      When red's T moves to 14,8
      Then it is refused under M3
      And nothing has changed

    @M7.1 @M8.2
    Scenario: A guard with one square left has three moves
      Given only these men are on the field
        | side   | man | square |
        | red    | G1  | 15,7   |
        | red    | H   | 12,9   |
        | yellow | S   | 30,8   |
      And red's H has used 5 squares
      When red's G1 moves to 14,7
      Then it is refused under M7.1
      And red has exactly these actions
        | action          |
        | move G1 to 15,6 |
        | move G1 to 15,8 |
        | move G1 to 16,7 |
      And red cannot move G1 to 16,8
      When the sequences of 1 steps are counted over all chances
      Then there are 3
      When red's G1 moves to 16,8
      Then it is refused under M8.2

    @M5 @case:a-runner-with-one-square-left-beside-the-safety-has-eleven-ways-on
    Scenario: A runner next to the safety with one square left has eleven possible results
      Given only these men are on the field
        | side   | man | square |
        | red    | H   | 20,9   |
        | red    | G1  | 19,4   |
        | yellow | S   | 21,9   |
      And red's G1 has used 3 squares
      And it is red's turn with 1 of 4 squares left
      When the sequences of 1 steps are counted over all chances
      Then there are 11
      When the sequences of 1 steps are counted over first chances
      Then there are 4
      When red's H runs into the man on 21,9: a miss
      Then red's H stands on 21,9
      And yellow's S is off the field

    @M1 @M2 @M3 @M4 @M8.2 @case:the-explanation-of-a-move-names-what-it-was-measured-against
    Scenario: The explanation of a move cites the rules that it was checked against
      When red asks by which rules to move H to 14,11
      Then the explanation cites M1, M2, M3, M4, M8.2
      When red asks by which rules to move H to 14,10
      Then the explanation cites M1
      When red's H moves to 14,11
      Then red's H stands on 14,11

    @MOVE.select @case:for-the-last-square-of-a-turn-every-man-who-has-not-used-up-his-speed-may-be-picked
    Scenario: The offense may use the last square with any man who has speed left
      Given it is red's turn with 1 of 3 squares left
      And red's G2 has used 2 squares
      When red looks at the table
      Then T1, T2, G1, G2, G3, TE, SE, Q, F, H, T may be picked

    @PASS.throw @case:while-a-throw-is-due-nobody-may-be-picked
    Scenario: Before a forced throw, no man may be selected to move
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And the scramble was throw
      When red looks at the table
      Then nobody may be picked

    @PLAY.4.2 @case:a-turn-in-which-the-quarterback-can-only-throw-is-not-lost
    Scenario: A turn in which the quarterback can only throw is not skipped
      Given the call is a pass to zone 8
      And only these men are on the field
        | side   | man | square |
        | red    | Q   | 13,8   |
        | yellow | S   | 30,8   |
      And each side has finished 2 turns
      And the scramble was spent
      And the squares are to be drawn for red
      When the squares of the turn are drawn: 4
      Then these may act: red (throw)
      And it is red's turn


  Rule: A side may choose only moves of its own men

    @M2 @case:the-fastest-back-can-be-sent-all-six-squares
    Scenario: A tailback may be moved six squares, but not seven
      Then red can move T to 6,8
      And red cannot move T to 5,8
      When red's T moves to 5,8
      Then it is refused under M2

    @M7.1 @case:a-guard-can-be-sent-on-and-not-back
    Scenario: A guard may be moved forward, but not back
      Then red can move G2 to 17,8
      And red cannot move G2 to 14,8
      When red's G2 moves to 14,8
      Then it is refused under M7.1

    @M3 @case:a-back-can-be-sent-as-far-as-a-team-mate-and-not-onto-his-square-or-past-him
    Scenario: A back may move next to a teammate, but not onto or over him
      Then red can move H to 14,9
      And red cannot move H to 15,9
      And red cannot move H to 16,9
      When red's H moves to 16,9
      Then it is refused under M3

    @OBJECTIVE.alternate @case:the-side-whose-turn-it-is-not-has-nothing-to-choose
    Scenario: The side whose turn it is not has no action
      Then yellow cannot move G1 to 16,7
      And yellow cannot move S to 29,8
      When yellow tries to move S to 29,8
      Then it is refused under OBJECTIVE.alternate

    @INTRO.field-size @case:a-column-of-two-digits-is-off-the-field-one-of-three-is-no-column
    Scenario: Column 99 is off the field and column 100 is an error
      When red's H moves to 99,9
      Then it is refused under INTRO.field-size
      When red's H moves to 100,9
      Then it is an error of kind bad-request
