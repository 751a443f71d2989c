Feature: Moving
  A man moves up to two hexes.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  @MOVE.up-to-two @case:a-man-moves-two-hexes
  Scenario: A man may move two hexes
    Given red's F1 stands on 0,-4
    When red's F1 moves to 0,-8
    Then red's F1 stands on 0,-8
    And red's F1 has had his turn
    And it is blue's activation

  @MOVE.up-to-two @case:a-man-cannot-move-three-hexes
  Scenario: A man may not move three hexes
    Given red's F1 stands on 0,-4
    When red's F1 moves to 0,-10
    Then it is refused under MOVE.up-to-two
    And nothing has changed

  Rule: A move goes one or two hexes in any direction

    @MOVE.up-to-two @case:a-man-on-0-minus-4-moves-one-hex-or-two
    Scenario Outline: A man on 0,-4 may move one hex or two hexes
      Given red's F1 stands on 0,-4
      And the ball lies loose on 4,0
      When red's F1 moves to <to>
      Then red's F1 stands on <to>
      And the ball lies loose on 4,0
      And it is blue's activation

      Examples: one hex
        | to    |
        | 0,-2  |
        | 1,-3  |
        | 1,-5  |
        | 0,-6  |
        | -1,-5 |
        | -1,-3 |

      Examples: two hexes
        | to    |
        | 0,0   |
        | 1,-1  |
        | 2,-2  |
        | 2,-4  |
        | 2,-6  |
        | 1,-7  |
        | -2,-4 |
        | -1,-1 |

    @MOVE.up-to-two
    Scenario: A man who moves takes the ball along
      Given red's F1 stands on 0,-4
      And red's F1 has the ball
      When red's F1 moves to 1,-1
      Then red's F1 stands on 1,-1
      And red's F1 has the ball

    @MOVE.up-to-two @case:a-man-on-0-minus-4-does-not-get-farther-than-two-hexes-nor-nowhere
    Scenario Outline: A move from 0,-4 to three hexes away or to 0,-4 itself is refused
      Given red's F1 stands on 0,-4
      And the ball lies loose on 4,0
      When red's F1 moves to <to>
      Then it is refused under MOVE.up-to-two
      And nothing has changed

      Examples: three hexes
        | to    |
        | 0,2   |
        | 1,1   |
        | 2,0   |
        | 3,-1  |
        | 3,-5  |
        | 2,-8  |
        | -3,-3 |
        | -1,-9 |

      Examples: where he stands
        | to   |
        | 0,-4 |

    @MOVE.up-to-two @case:no-man-leaves-the-field
    Scenario Outline: A move off the field is refused
      Given red's F1 stands on 4,-8
      When red's F1 moves to <to>
      Then it is refused under MOVE.up-to-two
      And nothing has changed

      Examples:
        | to   |
        | 5,-7 |
        | 6,-8 |

  Rule: A hex holds one man, and a move crosses nobody

    @MOVE.up-to-two @case:a-man-moves-round-another-one-in-two-steps
    Scenario: A man may move around another man in two steps
      Given red's F1 stands on 0,-4
      And blue's F3 stands on 0,-6
      When red's F1 moves to 1,-7
      Then red's F1 stands on 1,-7

    @MOVE.up-to-two @TURN.pass-on @case:a-man-in-the-corner-with-one-way-out-has-three-moves
    Scenario: A man in a corner with one way out has three moves
      Given red's F1 stands on -4,-16
      And red's M1 stands on -3,-15
      And red's F2, M1, M2, D1 and G1 have had their turn
      When red asks by which rules to move F1 to -4,-14
      Then the explanation cites MOVE.up-to-two
      And red has exactly these actions
        | action            |
        | move F1 to -4,-14 |
        | move F1 to -4,-12 |
        | move F1 to -3,-13 |
        | skip F1           |
      When the sequences of 1 steps are counted over all chances
      Then there are 4
      When red skips F1
      Then it is blue's activation

    @TURN.pass-on @case:a-man-who-is-shut-in-can-only-be-skipped
    Scenario: A surrounded man may only be skipped
      Given red's F1 stands on -4,-16
      And red's M1 stands on -3,-15
      And red's F2 stands on -4,-14
      And red's F2, M1, M2, D1 and G1 have had their turn
      When red skips F1
      Then it is blue's activation

    @MOVE.up-to-two @case:a-man-does-not-move-into-the-hex-of-another-man
    Scenario Outline: A man may not move into the hex of another man
      Given red's F1 stands on 0,-4
      And <other> stands on 0,-6
      When red's F1 moves to 0,-6
      Then it is refused under MOVE.up-to-two
      And nothing has changed

      Examples:
        | other     |
        | red's M1  |
        | blue's F3 |

    @MOVE.up-to-two @case:a-man-does-not-move-straight-through-another-man
    Scenario Outline: A man may not move straight through another man
      Given red's F1 stands on 0,-4
      And <other> stands on 0,-6
      When red's F1 moves to 0,-8
      Then it is refused under MOVE.up-to-two
      And nothing has changed

      Examples:
        | other     |
        | red's M1  |
        | blue's F3 |

    @MOVE.up-to-two @case:a-man-who-is-shut-in-has-no-move
    Scenario: A move of a surrounded man is refused
      Given red's F1 stands on -4,-16
      And red's M1 stands on -3,-15
      And red's F2 stands on -4,-14
      And red's F2, M1, M2, D1 and G1 have had their turn
      When red's F1 moves to -4,-12
      Then it is refused under MOVE.up-to-two
      And red has exactly these actions
        | action  |
        | skip F1 |

  Rule: A man who enters the hex of a loose ball gets it

    @MOVE.up-to-two @case:a-man-takes-the-ball-at-the-end-of-his-move
    Scenario: A man may take the ball at the end of his move
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,-2
      Then red's F1 has the ball
      And red's F1 stands on 0,-2
      And it is blue's activation

    @MOVE.up-to-two @case:a-man-takes-the-ball-after-one-hex-and-goes-on-with-it
    Scenario: A man may take the ball after one hex and move on
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,0 by way of 0,-2
      Then red's F1 has the ball
      And red's F1 stands on 0,0

    @MOVE.up-to-two @case:a-man-fetches-the-ball-and-comes-back
    Scenario: A man may take the ball and move back
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,-4 by way of 0,-2
      Then red's F1 has the ball
      And red's F1 stands on 0,-4
      And red's F1 has had his turn

    @MOVE.up-to-two @case:a-man-who-stands-over-the-ball-takes-it-with-a-move-of-no-hexes
    Scenario: A man in the hex of a loose ball may take it without moving
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 moves to 0,-4
      Then red's F1 has the ball
      And red's F1 stands on 0,-4
      And red's F1 has had his turn

    @MOVE.up-to-two @case:a-man-who-walks-off-the-ball-leaves-it-behind
    Scenario: A man who moves away from the hex of a loose ball leaves it
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 moves to 0,-6
      Then red's F1 stands on 0,-6
      And the ball lies loose on 0,-4

    @MOVE.up-to-two @case:round-the-ball-a-man-gets-without-taking-it
    Scenario: A man who moves around the ball does not take it
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 1,-1
      Then red's F1 stands on 1,-1
      And the ball lies loose on 0,-2

    @MOVE.up-to-two @case:nobody-gets-straight-over-the-ball-without-taking-it
    Scenario: A move straight over the ball without taking it is refused
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,0
      Then it is refused under MOVE.up-to-two
      And nothing has changed

    @MOVE.up-to-two @case:to-fetch-the-ball-costs-the-hexes-of-the-way-round
    Scenario: A detour to pick up the ball uses hexes of the move
      Given red's F1 stands on 0,-4
      And the ball lies loose on 1,-3
      When red's F1 moves to 0,0 by way of 1,-3
      Then it is refused under MOVE.up-to-two
      And nothing has changed
      And red can move F1 to 1,-1 by way of 1,-3
      And red can move F1 to 0,-4 by way of 1,-3
      And red can move F1 to 0,0

    @MOVE.up-to-two @case:a-man-takes-no-ball-on-his-way-where-none-lies
    Scenario: A move that names a way over a hex without the ball is refused
      Given red's F1 stands on 0,-4
      And the ball lies loose on 1,-3
      When red's F1 moves to 0,0 by way of 0,-2
      Then it is refused under MOVE.up-to-two
      And nothing has changed

    @MOVE.up-to-two @case:nobody-takes-a-ball-on-his-way-that-lies-two-hexes-off
    Scenario: A move of three hexes over a loose ball is refused
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,0
      When red's F1 moves to 0,2 by way of 0,0
      Then it is refused under MOVE.up-to-two
      And nothing has changed

    @ACT.list @case:to-pick-up-is-no-action-where-entering-the-hex-is-enough
    Scenario: Under TS-A52 enter-hex, picking up a ball is not an action
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 picks up the ball
      Then it is refused under ACT.list
      And nothing has changed

    @TURN.one-action @case:a-turn-already-had-is-reported-before-picking-up-the-ball
    Scenario: A pick-up by a man who has acted is refused because he has acted
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      And red's F1 has had his turn
      When red's F1 picks up the ball
      Then it is refused under TURN.one-action
      And nothing has changed

  Rule: Under TS-A52 receive-roll, a move ends on the ball, with a die

    @MOVE.up-to-two @case:a-die-of-2-or-more-controls-a-ball-that-was-walked-onto
    Scenario Outline: Under TS-A52 receive-roll, a die of 2 or more picks up the ball
      Given the reading TS-A52 is receive-roll
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,-2: the die shows <die>
      Then red's F1 has the ball
      And red's F1 stands on 0,-2
      And it is blue's activation

      Examples:
        | die |
        | 2   |
        | 3   |
        | 6   |

    @MOVE.up-to-two @SCATTER.d3 @SCATTER.ahead-one @case:a-die-of-1-on-a-ball-that-was-walked-onto-scatters-it
    Scenario Outline: Under TS-A52 receive-roll, a die of 1 scatters the ball
      Given the reading TS-A52 is receive-roll
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,-2: the dice show 1 and <d3> on the d3
      Then the ball lies loose on <to>
      And red's F1 stands on 0,-2

      Examples:
        | d3 | to    |
        | 1  | -1,-1 |
        | 2  | 1,-1  |
        | 3  | 0,0   |

    @MOVE.up-to-two @case:a-man-on-the-ball-rolls-for-it-with-a-move-of-no-hexes
    Scenario: Under TS-A52 receive-roll, a man in the ball's hex rolls without moving
      Given the reading TS-A52 is receive-roll
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 moves to 0,-4: the die shows 2
      Then red's F1 has the ball

    @MOVE.up-to-two @case:a-ball-that-has-to-be-received-is-not-carried-on
    Scenario: Under TS-A52 receive-roll, a move through the ball is refused
      Given the reading TS-A52 is receive-roll
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,0 by way of 0,-2
      Then it is refused under MOVE.up-to-two
      And nothing has changed

  Rule: Under TS-A52 own-action, a move onto the ball does not take it

    @MOVE.up-to-two @case:a-man-who-walks-by-leaves-the-ball-on-0-minus-2-alone
    Scenario Outline: Under TS-A52 own-action, a man who moves leaves the ball
      Given the reading TS-A52 is own-action
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to <to>
      Then red's F1 stands on <to>
      And the ball lies loose on 0,-2

      Examples:
        | to   |
        | 0,-2 |
        | 0,0  |

    @FAILPASS.receive-attempt @case:a-man-on-the-ball-picks-it-up-with-his-action
    Scenario: Under TS-A52 own-action, a man in the ball's hex picks up the ball
      Given the reading TS-A52 is own-action
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 picks up the ball
      Then red's F1 has the ball
      And red's F1 has had his turn
      And it is blue's activation

    @FAILPASS.receive-attempt @case:a-man-next-to-the-ball-cannot-pick-it-up
    Scenario: Under TS-A52 own-action, a man next to the ball cannot take it
      Given the reading TS-A52 is own-action
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 picks up the ball
      Then it is refused under FAILPASS.receive-attempt
      And nothing has changed

    @MOVE.up-to-two @case:a-move-of-no-hexes-does-not-pick-the-ball-up-where-that-is-an-action-of-its-own
    Scenario: Under TS-A52 own-action, a zero-hex move is refused
      Given the reading TS-A52 is own-action
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 moves to 0,-4
      Then it is refused under MOVE.up-to-two
      And nothing has changed

  Rule: Forwards and midfielders stand in either half

    @SIDE.forwards-free @MOVE.up-to-two @case:a-forward-crosses-halfway
    Scenario Outline: A forward may cross the halfway line
      Given <seat>'s <man> stands on <from>
      And <seat> is First coach
      And it is <seat>'s activation
      And the ball lies loose on -4,0
      When <seat>'s <man> moves to <to>
      Then <seat>'s <man> stands on <to>

      Examples:
        | seat | man | from | to   |
        | red  | F1  | 0,0  | 1,1  |
        | red  | F1  | 1,-1 | 1,3  |
        | blue | F3  | 0,0  | 0,-4 |
        | blue | F3  | 1,1  | 1,-1 |

    @SIDE.midfielders-free @MOVE.up-to-two @case:a-midfielder-crosses-halfway
    Scenario Outline: A midfielder may cross the halfway line
      Given <seat>'s <man> stands on <from>
      And <seat> is First coach
      And it is <seat>'s activation
      And the ball lies loose on -4,0
      When <seat>'s <man> moves to <to>
      Then <seat>'s <man> stands on <to>

      Examples:
        | seat | man | from | to   |
        | red  | M1  | 0,0  | 1,1  |
        | red  | M1  | 1,-1 | 1,3  |
        | blue | M3  | 0,0  | 0,-4 |
        | blue | M3  | 1,1  | 1,-1 |

  Rule: Defenders stay in their own half, halfway included

    @SIDE.defenders-own
    Scenario Outline: A defender may go up to the halfway hexes
      Given <seat>'s <man> stands on <from>
      And <seat> is First coach
      And it is <seat>'s activation
      And the ball lies loose on -4,0
      When <seat>'s <man> moves to <to>
      Then <seat>'s <man> stands on <to>

      Examples:
        | seat | man | from | to  |
        | red  | D1  | 0,-4 | 0,0 |
        | red  | D1  | 0,0  | 2,0 |
        | blue | D2  | 0,4  | 0,0 |
        | blue | D2  | 1,1  | 2,0 |

    @SIDE.defenders-own @case:a-man-may-go-onto-the-halfway-hexes-that-the-reading-gives-him
    Scenario Outline: Under TS-A13, a defender may move onto his halfway hexes
      Given the reading TS-A13 is <reading>
      And <seat>'s <man> stands on <from>
      And <seat> is First coach
      And it is <seat>'s activation
      And the ball lies loose on 0,-8
      When <seat>'s <man> moves to <to>
      Then <seat>'s <man> stands on <to>

      Examples:
        | reading   | seat | man | from  | to   |
        | shared    | red  | D1  | 0,-2  | 0,0  |
        | shared    | red  | D1  | 2,-2  | 2,0  |
        | shared    | blue | D2  | 0,2   | 0,0  |
        | odd-split | red  | D1  | 0,-2  | 0,0  |
        | odd-split | red  | D1  | -4,-2 | -4,0 |
        | odd-split | blue | D2  | 2,2   | 2,0  |
        | odd-split | blue | D2  | -2,2  | -2,0 |
        | neutral   | red  | D1  | 0,-4  | 0,-2 |
        | neutral   | blue | D2  | 0,2   | 1,1  |

    @SIDE.defenders-own @case:a-defender-may-not-go-past-the-halfway-hexes
    Scenario Outline: A defender may not move past the halfway hexes
      Given <seat>'s <man> stands on <from>
      And <seat> is First coach
      And it is <seat>'s activation
      And the ball lies loose on -4,0
      When <seat>'s <man> moves to <to>
      Then it is refused under SIDE.defenders-own
      And nothing has changed

      Examples:
        | seat | man | from | to    |
        | red  | D1  | 0,0  | 0,2   |
        | red  | D1  | 0,0  | 1,1   |
        | red  | D1  | 0,-2 | 1,1   |
        | blue | D2  | 0,2  | 0,-2  |
        | blue | D2  | 1,1  | 1,-1  |
        | blue | D2  | 0,0  | -1,-1 |

    @MOVE.up-to-two @case:a-defender-does-not-walk-round-through-the-other-half
    Scenario: A defender may not move through the opponent's half and back
      Given red's D1 stands on 0,0
      And red's M1 stands on 1,-1
      And the ball lies loose on -4,0
      When red's D1 moves to 2,0
      Then it is refused under MOVE.up-to-two
      And nothing has changed

    @SIDE.defenders-own @case:no-position-has-a-defender-past-the-halfway-hexes
    Scenario Outline: A position with a defender beyond the halfway hexes is invalid
      Given <man> stands on <place>
      When the position is put on the table
      Then it is refused under SIDE.defenders-own

      Examples:
        | man       | place |
        | red's D1  | 1,1   |
        | red's D1  | 0,12  |
        | blue's D2 | 1,-1  |
        | blue's D3 | 0,-2  |

    @SIDE.defenders-own @case:a-man-may-not-go-onto-the-halfway-hexes-that-the-reading-denies-him
    Scenario Outline: Under TS-A13, a defender cannot move onto halfway hexes denied to his side
      Given the reading TS-A13 is <reading>
      And <seat>'s <man> stands on <from>
      And <seat> is First coach
      And it is <seat>'s activation
      And the ball lies loose on 0,-8
      When <seat>'s <man> moves to <to>
      Then it is refused under SIDE.defenders-own
      And nothing has changed

      Examples:
        | reading   | seat | man | from  | to   |
        | neutral   | red  | D1  | 0,-2  | 0,0  |
        | neutral   | blue | D2  | 0,2   | 0,0  |
        | odd-split | red  | D1  | 2,-2  | 2,0  |
        | odd-split | red  | D1  | -2,-2 | -2,0 |
        | odd-split | blue | D2  | 0,2   | 0,0  |
        | odd-split | blue | D2  | 4,2   | 4,0  |

  Rule: Of the six actions, receiving and saving are not among them

    @MOVE.up-to-two @case:a-holder-before-the-goal-may-move-with-the-ball
    Scenario: A holder in front of the goal may move with the ball
      Given red's F1 stands on 0,8
      And red's M1 stands on 0,4
      And red's F1 has the ball
      When red asks by which rules to move F1 to 0,6
      Then the explanation cites MOVE.up-to-two, SIDE.forwards-free
      When red's F1 moves to 0,6
      Then red's F1 has the ball

    @MOVE.up-to-two @case:with-the-ball-before-the-goal-red-has-four-kinds-of-action
    Scenario: A holder in front of the goal has four kinds of action
      Given red's F1 stands on 0,8
      And red's M1 stands on 0,4
      And red's M1 has had his turn
      And it is blue's activation
      And red's F1 has the ball
      When blue's G2 moves to 0,14
      Then these may act: red (move, pass, shoot, skip)

    @MOVE.up-to-two @case:next-to-the-holder-of-the-other-side-red-may-steal
    Scenario: A man next to an opponent with the ball may steal
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's G2 moves to 0,14
      Then these may act: red (move, skip, steal)

    @FOUL.adjacent @FOUL.roll @case:a-foul-may-be-an-action-of-its-own-where-the-reading-says-so
    Scenario Outline: Under TS-A38 own-action and TS-A38 both, a foul is an action of its own
      Given the reading TS-A38 is <reading>
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 fouls blue's F3: the die shows 5
      Then blue's F3 has the ball
      And red's F1 has had his turn
      And it is blue's activation
      And so far nobody has been caught

      Examples:
        | reading    |
        | own-action |
        | both       |

    @STEAL.adjacent @FOUL.bonus @case:a-foul-may-go-with-a-steal-where-the-reading-says-so
    Scenario Outline: Under TS-A38 add-on and under TS-A38 both, a steal may include a foul
      Given the reading TS-A38 is <reading>
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show 5 and 5
      Then red's F1 has the ball

      Examples:
        | reading |
        | add-on  |
        | both    |

    @ACT.list @case:neither-to-go-for-the-ball-nor-to-leave-it-is-a-way-to-use-an-activation
    Scenario Outline: To receive or to leave a ball is not an action of a turn
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red tries to <deed>
      Then it is refused under ACT.list
      And nothing has changed

      Examples:
        | deed            |
        | go for the ball |
        | leave the ball  |

    @ACT.list @case:an-action-that-is-not-in-the-list-is-not-understood
    Scenario: An unknown action is a bad request
      Given red's F1 stands on 0,-4
      When red tries to dribble with F1
      Then it is an error of kind bad-request
      When red goes for the ball
      Then it is refused under ACT.list

    @FOUL.bonus @case:by-itself-a-foul-cannot-use-an-activation
    Scenario: By default, a foul as an action of its own is refused
      Given red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 fouls blue's F3
      Then it is refused under FOUL.bonus
      And nothing has changed

    @FOUL.declare @case:where-a-foul-is-an-action-of-its-own-none-goes-with-a-steal
    Scenario: Under TS-A38 own-action, a steal with a foul is refused
      Given the reading TS-A38 is own-action
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him
      Then it is refused under FOUL.declare
      And nothing has changed

  Rule: Intercept is in the list of actions and uses one

    @INTERCEPT.path @case:a-man-who-tries-to-intercept-has-had-his-turn
    Scenario: A man who tries to intercept has used his action
      Given red's M1 stands on 0,-6
      And red's F1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's F1
      Then these may act: blue (intercept, let-by)
      And the phase is intercept
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And red's M1 and blue's F3 have had their turn
      And it is blue's activation

    @PASS.attempt @case:a-man-who-had-his-turn-is-not-asked-to-intercept
    Scenario: A man who has acted may not intercept
      Given red's M1 stands on 0,-6
      And red's F1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      And blue's F3 has had his turn
      When red's M1 passes to red's F1: the die shows 5
      Then red's F1 has the ball
      And red's M1 and blue's F3 have had their turn

    @INTERCEPT.path @case:where-interception-is-free-a-man-who-had-his-turn-tries-and-one-who-had-not-keeps-it
    Scenario: Under TS-A29 free-reaction, an interception uses no action
      Given the reading TS-A29 is free-reaction
      And red's M1 stands on 0,-6
      And red's F1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      And blue's D3 stands on -1,1
      And blue's F3 has had his turn
      When red's M1 passes to red's F1
      Then the phase is intercept
      When blue's F3 intercepts: the die shows 4
      Then the phase is intercept
      When blue's D3 intercepts: the die shows 5
      Then blue's D3 has the ball
      And red's M1 and blue's F3 have had their turn

    @INTERCEPT.path @case:where-interception-spends-the-next-action-a-man-who-had-his-turn-loses-the-one-of-the-next-turn
    Scenario: Under TS-A29 spends-next, an interception may use the next action
      Given the reading TS-A29 is spends-next
      And red's M1 stands on 0,-6
      And red's F1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      And blue's F3 has had his turn
      When red's M1 passes to red's F1
      Then the phase is intercept
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 has spent his next action ahead

  Rule: Where a move cannot end, and how a man then faces

    @MOVE.up-to-two @case:a-man-who-takes-the-ball-on-his-way-does-not-end-it-where-somebody-stands
    Scenario: A man who takes the ball may not end on an occupied hex
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,2
      When red's F1 moves to 0,2 by way of 0,0
      Then it is refused under MOVE.up-to-two
      And nothing has changed
      When red's F1 moves to 1,1 by way of 0,0
      Then red's F1 stands on 1,1

    @MOVE.up-to-two @case:unless-men-face-a-way-nobody-is-turned-by-walking-back
    Scenario: Without TS-A15 facing, a man who moves back does not turn
      Given red's F1 stands on 0,-2
      When red's F1 moves to 0,-6
      Then red's F1 stands on 0,-6
      And nobody faces his own goal

    @MOVE.up-to-two @case:the-freedom-of-a-class-is-told-of-its-men-alone
    Scenario Outline: The explanation of a move cites no rule of another class of men
      When red asks by which rules to move <man> to <place>
      Then the explanation cites MOVE.up-to-two
      And the explanation does not cite <others>

      Examples:
        | man | place  | others                                    |
        | F1  | -4,-12 | SIDE.midfielders-free                     |
        | M2  | 4,-8   | SIDE.forwards-free                        |
        | D1  | -4,-4  | SIDE.forwards-free, SIDE.midfielders-free |
        | G1  | 0,-14  | SIDE.forwards-free, SIDE.midfielders-free |

  Rule: Goals, and hexes with a man over the ball

    @GOALIE.three-goal-hexes @case:a-defender-moves-into-no-goal-his-own-neither
    Scenario: A defender may not move into his own goal
      Given it is blue's activation
      And blue is First coach
      And blue's D2 stands on 1,15
      When blue's D2 moves to 1,17
      Then it is refused under GOALIE.three-goal-hexes

    @MOVE.up-to-two @case:nobody-takes-on-his-way-a-ball-over-which-another-man-stands
    Scenario: A man may not take a ball that lies in another man's hex
      Given red's F1 stands on 0,-4
      And red's M1 stands on 0,-2
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,0 by way of 0,-2
      Then it is refused under MOVE.up-to-two

    @MOVE.up-to-two @case:a-ball-that-takes-an-action-of-its-own-leaves-the-moves-beside-it-as-they-are
    Scenario: Under TS-A52 own-action, a loose ball does not change where a man may move
      Given the reading TS-A52 is own-action
      And red's F1 stands on -4,-16
      And red's M1 stands on -3,-15
      And the ball lies loose on -4,-14
      And red's F2, M1, M2, D1 and G1 have had their turn
      Then red has exactly these actions
        | action              |
        | move F1 to -4,-14   |
        | skip F1             |
        | move F1 to -4,-12   |
        | move F1 to -3,-13   |
      When red's F1 moves to -4,-12
      Then the ball lies loose on -4,-14

    @MOVE.up-to-two @case:where-a-ball-has-to-be-received-a-man-beside-it-stops-on-it-and-carries-it-nowhere
    Scenario: Under TS-A52 receive-roll, a man who reaches the ball's hex must stop there
      Given the reading TS-A52 is receive-roll
      And red's F1 stands on -4,-16
      And red's M1 stands on -3,-15
      And the ball lies loose on -4,-14
      And red's F2, M1, M2, D1 and G1 have had their turn
      Then red has exactly these actions
        | action            |
        | move F1 to -4,-14 |
        | skip F1           |
      When red's F1 moves to -4,-14: the die shows 2
      Then red's F1 has the ball

    @MOVE.up-to-two @case:a-man-beside-a-loose-ball-has-the-moves-onto-it-and-on-from-it-back-to-his-own-hex-too
    Scenario: A man next to a ball may fetch it and go on
      Given red's F1 stands on -4,-16
      And red's M1 stands on -3,-15
      And the ball lies loose on -4,-14
      And red's F2, M1, M2, D1 and G1 have had their turn
      Then red has exactly these actions
        | action                             |
        | move F1 to -4,-14                  |
        | move F1 to -4,-16 by way of -4,-14 |
        | move F1 to -4,-12 by way of -4,-14 |
        | move F1 to -3,-13 by way of -4,-14 |
        | skip F1                            |
      When red's F1 moves to -4,-16 by way of -4,-14
      Then red's F1 has the ball

    @MOVE.up-to-two @case:a-man-over-a-loose-ball-may-stay-there-and-take-it-and-walk-away-from-it
    Scenario: A surrounded man over a loose ball may take it or skip
      Given red's F1 stands on -4,-16
      And red's M1 stands on -3,-15
      And red's F2 stands on -4,-14
      And the ball lies loose on -4,-16
      And red's F2, M1, M2, D1 and G1 have had their turn
      Then red has exactly these actions
        | action            |
        | move F1 to -4,-16 |
        | skip F1           |
      When red's F1 moves to -4,-16
      Then red's F1 has the ball

    @TURN.pass-on @case:a-loose-ball-over-which-another-man-stands-is-on-nobodys-way
    Scenario: If the loose ball is in a teammate's hex, a surrounded man cannot move
      Given red's F1 stands on -4,-16
      And red's M1 stands on -3,-15
      And red's F2 stands on -4,-14
      And the ball lies loose on -4,-14
      And red's F2, M1, M2, D1 and G1 have had their turn
      Then red has exactly these actions
        | action  |
        | skip F1 |
      When red skips F1
      Then it is blue's activation

    @MOVE.up-to-two @case:a-man-in-the-far-corner-has-the-moves-of-his-way-out-and-no-others
    Scenario: A man in the far corner can only move out of this corner
      Given blue's M3 stands on 4,0
      And red's F1 stands on 4,16
      And red's M1 stands on 3,15
      And red's F2, M1, M2, D1 and G1 have had their turn
      Then red has exactly these actions
        | action          |
        | move F1 to 4,14 |
        | move F1 to 4,12 |
        | move F1 to 3,13 |
        | skip F1         |
      When red's F1 moves to 4,12
      Then red's F1 stands on 4,12

    @PASS.receiver-rolls @case:where-a-ball-has-to-be-received-whoever-takes-it-has-had-his-turn-like-others-before-him
    Scenario: Under TS-A52 receive-roll, a man who takes the ball has used his action
      Given the reading TS-A52 is receive-roll
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      And red's M1 has had his turn
      When red's F1 moves to 0,-2: the die shows 2
      Then red's F1 has the ball
      And red's F1 and M1 have had their turn
