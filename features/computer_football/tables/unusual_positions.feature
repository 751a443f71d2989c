Feature: Unusual positions that are valid
  A position that play seldom reaches is accepted, and the game goes on from it.

  Background: The position that every case begins from
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: A position before a play is unusual

    @INTRO.random-start @case:the-empty-table-before-the-draw-is-valid-under-any-options
    Scenario Outline: The empty position before the draw is valid under any options
      Given the game is to be drawn
      And <option>
      When the position is put on the table
      Then it is accepted
      When yellow is drawn to begin, attacking the west goal
      Then yellow is on offense
      And the scrimmage line is 45 and the first-down line 40

      Examples:
        | option                                   |
        | the edition is classic                   |
        | the limits are 1 to 1                    |
        | the limits are 1000 to 1000              |
        | the reading CF-A82 is beyond-only        |

    @NEWGAME.start-button @case:either-side-waits-for-the-start-on-its-own-20
    Scenario Outline: Each side may begin a game on its own 20
      Given the game is to be started
      And <side> is on offense going <way>
      When the position is put on the table
      Then it is accepted
      When <other> starts the scrimmage
      Then the phase is line-up
      And <side> is on offense

      Examples:
        | side   | way  | other  |
        | red    | east | yellow |
        | red    | west | yellow |
        | yellow | east | red    |
        | yellow | west | red    |

    @PLAY.1.1 @case:an-offense-on-its-last-down-lines-up-at-either-goal-line
    Scenario Outline: An offense on fourth down may line up at either goal line
      Given <side> is on offense going <way>
      And the scrimmage line is <line> and the first-down line <first down>
      And it is down 4
      And it is play 999
      And <side> is to line up
      When the position is put on the table
      Then it is accepted
      When <side> places T1 on <place>
      Then <side>'s T1 stands on <place>

      Examples:
        | side   | way  | line | first down | place |
        | red    | east | 55   | 55         | 55,1  |
        | red    | east | 5    | 10         | 5,15  |
        | yellow | west | 5    | 5          | 6,15  |
        | yellow | west | 55   | 50         | 56,1  |
        | red    | west | 5    | 5          | 6,8   |
        | yellow | east | 54   | 55         | 54,8  |

    @L4.2 @case:a-quarterback-in-the-corner-has-only-the-backs-near-him
    Scenario: With the quarterback in a corner, only backs near him may be called
      Given red has placed its men up to H
      And red's T1 stands on 15,1
      And red's T2 stands on 15,15
      And red's TE stands on 21,1
      And red's SE stands on 25,15
      And red's Q stands on 12,1
      And red's F stands on 11,15
      And red's H stands on 11,1
      When the position is put on the table
      Then it is accepted
      When red places T on 11,4
      Then red can call a run by Q
      And red can call a run by H
      And red cannot call a run by F
      When red calls a run by T
      Then it is refused under L4.2

    @PLAY.3.2 @case:a-defense-around-the-ends-downfield-finishes-its-line-up
    Scenario Outline: A defense may line up around ends downfield
      Given yellow has placed its men up to B2
      And red's TE stands on 25,5
      And red's SE stands on 21,12
      And yellow's T1 stands on 16,1
      And yellow's T2 stands on 16,15
      And yellow's G1 stands on 30,1
      And yellow's G2 stands on 30,15
      And yellow's G3 stands on 25,6
      And yellow's L1 stands on 25,4
      And yellow's L2 stands on 24,5
      And the call is <call>
      When the position is put on the table
      Then it is accepted
      When yellow places S on 26,5
      And yellow finishes its line-up
      Then these may act: chance (allot)
      And it is red's turn

      Examples:
        | call              |
        | a run by Q        |
        | a pass to zone 1  |
        | a pass to zone 12 |

  Rule: A turn without drawn squares is unusual

    @SETTINGS.draw-each-turn @case:a-turn-with-one-man-a-side-waits-for-its-squares
    Scenario Outline: With one man on each side, the number of squares is still drawn
      Given only these men are on the field
        | side   | man   | square  |
        | red    | H     | <red>   |
        | yellow | <man> | <yellow> |
      And each side has finished <turns> turns
      And the squares are to be drawn for red
      When the position is put on the table
      Then it is accepted
      When the squares of the turn are drawn: 6
      Then these may act: red (move)
      And 6 of 6 squares are left

      Examples:
        | red   | man | yellow | turns |
        | 55,1  | S   | 60,1   | 2     |
        | 1,15  | T1  | 1,14   | 2     |
        | 30,8  | B2  | 1,8    | 40    |

    @OBJECTIVE.alternate @case:a-side-with-nobody-on-the-field-loses-its-turn
    Scenario: A side without men on the field loses its turn
      Given only these men are on the field
        | side | man | square |
        | red  | H   | 30,8   |
      And red has finished 3 turns and yellow 2
      And the squares are to be drawn for yellow
      When the position is put on the table
      Then it is accepted
      When the squares of the turn are drawn: 6
      Then these may act: chance (allot)
      And it is red's turn
      And red has finished 3 turns and yellow 3

    @PASS.1
    Scenario: A pass comes down to a receiver without opponents
      Given only these men are on the field
        | side | man | square |
        | red  | T   | 22,8   |
      And a pass to zone 8 is in the air over 22,8
      And red has finished 2 turns and yellow 1
      And the squares are to be drawn for yellow
      When the position is put on the table
      Then it is accepted
      When the squares of the turn are drawn: 3
      Then red's T has the ball
      And it is red's turn

  Rule: A position during a turn is unusual

    @MOVE.destination @case:a-carrier-at-an-edge-of-the-field-uses-the-last-square
    Scenario Outline: A carrier at an edge of the field may use the last square
      Given each side has finished 2 turns
      And red's T2 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      And red's H stands on <start>
      When the position is put on the table
      Then it is accepted
      When red's H moves to <place>
      Then red's H stands on <place>
      And the squares of the turn are not drawn yet
      And it is yellow's turn

      Examples:
        | start | place |
        | 55,1  | 55,2  |
        | 55,15 | 54,15 |
        | 1,1   | 2,1   |
        | 1,15  | 1,14  |
        | 5,8   | 4,8   |

    @MOVE.destination @case:an-interceptor-at-an-edge-of-the-field-moves
    Scenario Outline: An interceptor at an edge of the field may move
      Given the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S has the ball
      And yellow's S stands on <start>
      When the position is put on the table
      Then it is accepted
      When yellow's S moves to <place>
      Then yellow's S stands on <place>
      And yellow's S has the ball

      Examples:
        | start | place |
        | 60,15 | 60,14 |
        | 60,1  | 58,1  |
        | 6,15  | 7,15  |

    @M8.2 @case:a-side-that-has-used-40-of-41-squares-moves-once
    Scenario: If a side has used 40 of its 41 squares, one square is left
      Given the limits are 41 to 41
      And each side has finished 2 turns
      And red's T1 has used 2 squares
      And red's T2 has used 2 squares
      And red's G1 has used 3 squares
      And red's G2 has used 3 squares
      And red's G3 has used 3 squares
      And red's TE has used 4 squares
      And red's SE has used 5 squares
      And red's Q has used 4 squares
      And red's F has used 4 squares
      And red's H has used 5 squares
      And red's T has used 5 squares
      And it is red's turn with 1 of 41 squares left
      When the position is put on the table
      Then it is accepted
      When red's H moves to 13,9
      Then it is refused under M2
      When red's T moves to 11,8
      Then it is yellow's turn

    @BLOCK.double @case:five-pale-men-stand-after-their-blockers-are-used-up
    Scenario: Five men may be pale after their blockers have left the field
      Given red's TE is off the field
      And red's SE is off the field
      And red's F is off the field
      And red's Q is off the field
      And red's T is off the field
      And yellow's T1 is pale from TE
      And yellow's T2 is pale from SE
      And yellow's G1 is pale from F
      And yellow's G2 is pale from Q
      And yellow's G3 is pale from T
      And yellow's T2 stands on 16,9
      When the position is put on the table
      Then it is accepted
      When red's G3 blocks the man on 16,9
      Then yellow's T2 stands on 16,9
      And exactly these men are pale: yellow's T1 from TE; yellow's G1 from F; yellow's G2 from Q; yellow's G3 from T

    @BLOCK.success-removal @case:under-cf-a54-running-total-three-used-up-blockers-count-with-the-fourth
    Scenario: Under CF-A54 running-total, the powers of four blockers add up
      Given the reading CF-A54 is running-total
      And red's T is off the field
      And red's SE is off the field
      And red's F is off the field
      And yellow's T1 is pale from T, SE and F
      And yellow's T1 stands on 16,7
      When the position is put on the table
      Then it is accepted
      When red's G1 blocks the man on 16,7
      Then yellow's T1 is off the field
      And red's G1 is off the field
      And nobody is pale

    @SCRAMBLE.choice @case:a-quarterback-who-is-left-alone-with-the-pass-throws-or-scrambles
    Scenario Outline: A quarterback alone on the field may throw or scramble
      Given only these men are on the field
        | side   | man | square |
        | red    | Q   | <red>  |
        | yellow | S   | 30,8   |
      And the call is a pass to zone <zone>
      And each side has finished <turns> turns
      And it is red's turn with 6 of 6 squares left
      When the position is put on the table
      Then it is accepted
      And red cannot move Q to <place>
      And red can throw to <throw>
      When red scrambles: a run
      Then red can move Q to <place>
      And the scramble was run

      Examples:
        | red   | zone | turns | place | throw |
        | 13,8  | 8    | 1     | 13,9  | 22,8  |
        | 1,1   | 1    | 7     | 2,1   | 11,1  |
        | 55,15 | 12   | 2     | 56,15 | 30,15 |

    @PASS.3 @case:a-ball-over-a-corner-of-the-field-waits-for-its-turn
    Scenario Outline: A ball in the air over a corner is valid until the turn ends
      Given the scrimmage line is 45 and the first-down line 50
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone <zone> is in the air over <ball>
      When the position is put on the table
      Then it is accepted
      When yellow's S moves to 30,9
      Then the phase is line-up
      And it is down 2
      And the scrimmage line is 45 and the first-down line 50

      Examples:
        | zone | ball  |
        | 12   | 60,15 |
        | 10   | 60,1  |
        | 1    | 41,1  |

    @FUMBLE.first-man @case:the-last-man-on-the-field-recovers-a-ball-in-a-corner
    Scenario Outline: The last man on the field may recover a ball in a corner
      Given only these men are on the field
        | side   | man   | square  |
        | <side> | <man> | <start> |
      And red has finished <turns> turns and yellow 2
      And it is <side>'s turn with 4 of 4 squares left
      And the ball lies loose on <ball> fumbled by red
      When the position is put on the table
      Then it is accepted
      When <side>'s <man> moves to <ball>
      Then <end>

      Examples:
        | side   | turns | man | start | ball  | end                  |
        | red    | 2     | T   | 56,15 | 60,15 | the winner is red    |
        | red    | 2     | F   | 1,3   | 1,1   | the winner is yellow |
        | yellow | 3     | S   | 3,3   | 1,1   | the winner is yellow |
        | yellow | 3     | S   | 4,1   | 1,1   | the winner is yellow |
        | yellow | 3     | B1  | 60,12 | 60,15 | the winner is red    |

    @FUMBLE.first-man @case:a-guard-alone-reaches-a-ball-that-has-not-gone-past-him
    Scenario: A lone guard may recover a ball that he has not passed
      Given only these men are on the field
        | side   | man | square |
        | red    | G1  | 20,8   |
        | yellow | T1  | 19,15  |
      And each side has finished 2 turns
      And it is red's turn with 3 of 3 squares left
      And the ball lies loose on 20,5 fumbled by red
      When the position is put on the table
      Then it is accepted
      When red's G1 moves to 20,5
      Then the scrimmage line is 20 and the first-down line 25
      And red is on offense

    @M4
    Scenario: Under CF-A46 share-until-moved, two opponents share the square of a catch
      Given only these men are on the field
        | side   | man | square |
        | red    | TE  | 22,8   |
        | yellow | S   | 22,8   |
        | yellow | B1  | 22,9   |
      And the reading CF-A46 is share-until-moved
      And the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      And the zone is known to the defense
      And red's TE has the ball
      When the position is put on the table
      Then it is accepted
      When yellow's B1 moves to 22,8
      Then it is refused under M4
      When yellow's S moves to 23,8
      Then yellow can move B1 to 22,8

    @BLOCK.success-removal @case:under-cf-a53-waits-beside-first-halves-of-both-sides-wait-on-two-squares
    Scenario: Under CF-A53 waits-beside, both sides may have a waiting first blocker
      Given the reading CF-A53 is waits-beside
      And red's TE stands on 20,1
      And yellow's T1 is pale from TE
      And yellow's L1 stands on 15,7
      And red's G1 is pale from L1
      And red's F stands on 19,1
      And red's G3 stands on 20,2
      When the position is put on the table
      Then it is accepted
      And red cannot move TE to 20,3
      When red's G3 blocks the man on 20,1
      Then yellow's T1 is off the field
      And red's TE is off the field
      And exactly these men are pale: red's G1 from L1

    @M8.2
    Scenario Outline: A turn of a single square ends with the first step
      Given the limits are 1 to 1
      And <side> is on offense going <way>
      And each side has finished 99 turns
      And it is <side>'s turn with 1 of 1 squares left
      When the position is put on the table
      Then it is accepted
      When <side>'s Q moves to <place>
      Then these may act: chance (allot)
      And <side> has finished 100 turns and <other> 99

      Examples:
        | side   | way  | other  | place |
        | red    | east | yellow | 13,7  |
        | yellow | west | red    | 48,7  |

  Rule: A forced throw is unusual

    @SCRAMBLE.any-zone @case:a-quarterback-left-alone-throws-to-any-corner-of-the-display
    Scenario Outline: A lone quarterback may throw to any corner of the display
      Given only these men are on the field
        | side   | man | square |
        | <side> | Q   | 30,8   |
      And <side> is on offense going <way>, with every man where he stands
      And the call is a pass to zone 1
      And each side has finished <turns> turns
      And it is <side>'s turn with <squares> of <squares> squares left
      And the limits are 1 to 6
      And the scramble was throw
      And the scrimmage line is <line> and the first-down line <first down>
      When the position is put on the table
      Then it is accepted
      And <side> can throw to <corner>
      And <side> can throw to <other corner>
      And <side> cannot throw to 30,8
      When <side> throws to <corner>
      Then the ball is in the air over <corner>

      Examples:
        | side | way  | turns | squares | line | first down | corner | other corner |
        | red  | east | 1     | 1       | 30   | 35         | 26,1   | 45,15        |
        | red  | west | 50    | 6       | 30   | 25         | 35,15  | 16,1         |

  Rule: A finished game is unusual

    @ARCHIVE.offer @case:a-finished-game-keeps-men-marks-down-and-carrier
    Scenario Outline: A finished game still shows men, marks of pale men and down
      Given it is down 4
      And it is play 500
      And each side has finished <turns> turns
      And red's TE is off the field
      And yellow's T2 is pale from TE
      And <end>
      And <carrier>
      When the position is put on the table
      Then it is accepted
      When yellow looks at the table
      Then the phase is shown as over
      And yellow's T2 alone is shown pale

      Examples:
        | turns | end                         | carrier                |
        | 0     | red has won by a touchdown  | red's H stands on 60,1 |
        | 9     | red has won by a touchdown  | nobody has the ball    |
        | 2     | yellow has won by a safety  | nobody has the ball    |
        | 2     | yellow has won by a safety  | red's H stands on 1,15 |
        | 2     | red has won by a safety     | nobody has the ball    |

    @ARCHIVE.offer @case:a-game-that-a-defender-has-ended-keeps-him-where-he-scored
    Scenario Outline: A defender's touchdown or safety in an end zone may end a game
      Given the call is a pass to zone 8
      And only these men are on the field
        | side   | man | square  |
        | yellow | S   | <place> |
      And yellow's S has the ball
      And <winner> has won by a <score>
      When the position is put on the table
      Then it is accepted
      When red looks at the table
      Then the phase is shown as over

      Examples:
        | place | winner | score     |
        | 5,1   | yellow | touchdown |
        | 1,15  | yellow | touchdown |
        | 56,8  | red    | safety    |
        | 60,15 | red    | safety    |
