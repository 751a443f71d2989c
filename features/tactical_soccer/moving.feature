Feature: Moving
  A player moves up to two hexes.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  @MOVE.up-to-two
  Scenario: A man moves two hexes
    Given red's F1 stands on 0,-4
    When red's F1 moves to 0,-8
    Then red's F1 stands on 0,-8
    And red's F1 has had his turn
    And it is blue's activation

  @MOVE.up-to-two
  Scenario: A man cannot move three hexes
    Given red's F1 stands on 0,-4
    When red's F1 moves to 0,-10
    Then it is refused under MOVE.up-to-two
    And nothing has changed

  Rule: A move goes one or two hexes in any direction

    @MOVE.up-to-two
    Scenario Outline: A man on 0,-4 moves one hex or two
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

    @MOVE.up-to-two
    Scenario Outline: A man on 0,-4 does not get farther than two hexes, nor nowhere
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

    @MOVE.up-to-two
    Scenario Outline: No man leaves the field
      Given red's F1 stands on 4,-8
      When red's F1 moves to <to>
      Then it is refused under MOVE.up-to-two
      And nothing has changed

      Examples:
        | to   |
        | 5,-7 |
        | 6,-8 |

  Rule: A hex holds one man and nobody is crossed

    @MOVE.up-to-two
    Scenario: A man moves round another one in two steps
      Given red's F1 stands on 0,-4
      And blue's F3 stands on 0,-6
      When red's F1 moves to 1,-7
      Then red's F1 stands on 1,-7

    @MOVE.up-to-two @TURN.pass-on
    Scenario: A man in the corner with one way out has three moves
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

    @TURN.pass-on
    Scenario: A man who is shut in can only be skipped
      Given red's F1 stands on -4,-16
      And red's M1 stands on -3,-15
      And red's F2 stands on -4,-14
      And red's F2, M1, M2, D1 and G1 have had their turn
      When red skips F1
      Then it is blue's activation

    @MOVE.up-to-two
    Scenario Outline: A man does not move into the hex of another man
      Given red's F1 stands on 0,-4
      And <other> stands on 0,-6
      When red's F1 moves to 0,-6
      Then it is refused under MOVE.up-to-two
      And nothing has changed

      Examples:
        | other     |
        | red's M1  |
        | blue's F3 |

    @MOVE.up-to-two
    Scenario Outline: A man does not move straight through another man
      Given red's F1 stands on 0,-4
      And <other> stands on 0,-6
      When red's F1 moves to 0,-8
      Then it is refused under MOVE.up-to-two
      And nothing has changed

      Examples:
        | other     |
        | red's M1  |
        | blue's F3 |

    @MOVE.up-to-two
    Scenario: A man who is shut in has no move
      Given red's F1 stands on -4,-16
      And red's M1 stands on -3,-15
      And red's F2 stands on -4,-14
      And red's F2, M1, M2, D1 and G1 have had their turn
      When red's F1 moves to -4,-12
      Then it is refused under MOVE.up-to-two
      And red has exactly these actions
        | action  |
        | skip F1 |

  Rule: A man who enters the hex of a loose ball has it

    @MOVE.up-to-two
    Scenario: A man takes the ball at the end of his move
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,-2
      Then red's F1 has the ball
      And red's F1 stands on 0,-2
      And it is blue's activation

    @MOVE.up-to-two
    Scenario: A man takes the ball after one hex and goes on with it
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,0 by way of 0,-2
      Then red's F1 has the ball
      And red's F1 stands on 0,0

    @MOVE.up-to-two
    Scenario: A man fetches the ball and comes back
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,-4 by way of 0,-2
      Then red's F1 has the ball
      And red's F1 stands on 0,-4
      And red's F1 has had his turn

    @MOVE.up-to-two @case:a-man-who-stands-over-the-ball-takes-it-with-a-move-of-no-hexes
    Scenario: A man over the ball takes it with a move of no hexes
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 moves to 0,-4
      Then red's F1 has the ball
      And red's F1 stands on 0,-4
      And red's F1 has had his turn

    @MOVE.up-to-two
    Scenario: A man who walks off the ball leaves it behind
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 moves to 0,-6
      Then red's F1 stands on 0,-6
      And the ball lies loose on 0,-4

    @MOVE.up-to-two
    Scenario: Round the ball a man gets without taking it
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 1,-1
      Then red's F1 stands on 1,-1
      And the ball lies loose on 0,-2

    @MOVE.up-to-two
    Scenario: Nobody gets straight over the ball without taking it
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,0
      Then it is refused under MOVE.up-to-two
      And nothing has changed

    @MOVE.up-to-two
    Scenario: To fetch the ball costs the hexes of the way round
      Given red's F1 stands on 0,-4
      And the ball lies loose on 1,-3
      When red's F1 moves to 0,0 by way of 1,-3
      Then it is refused under MOVE.up-to-two
      And nothing has changed
      And red can move F1 to 1,-1 by way of 1,-3
      And red can move F1 to 0,-4 by way of 1,-3
      And red can move F1 to 0,0

    @MOVE.up-to-two
    Scenario: A man takes no ball on his way where none lies
      Given red's F1 stands on 0,-4
      And the ball lies loose on 1,-3
      When red's F1 moves to 0,0 by way of 0,-2
      Then it is refused under MOVE.up-to-two
      And nothing has changed

    @MOVE.up-to-two
    Scenario: Nobody takes a ball on his way that lies two hexes off
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,0
      When red's F1 moves to 0,2 by way of 0,0
      Then it is refused under MOVE.up-to-two
      And nothing has changed

    @ACT.list @case:to-pick-up-is-no-action-where-entering-the-hex-is-enough
    Scenario: Under the ruling, picking up a ball is not an action
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 picks up the ball
      Then it is refused under ACT.list
      And nothing has changed

    @TURN.one-action
    Scenario: A turn already had is reported before picking up the ball
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      And red's F1 has had his turn
      When red's F1 picks up the ball
      Then it is refused under TURN.one-action
      And nothing has changed

  Rule: Where a loose ball has to be received, the move ends on it and the die decides

    @MOVE.up-to-two
    Scenario Outline: A die of 2 or more controls a ball that was walked onto
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

    @MOVE.up-to-two @SCATTER.d3 @SCATTER.ahead-one
    Scenario Outline: A die of 1 on a ball that was walked onto scatters it
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

    @MOVE.up-to-two
    Scenario: A man on the ball rolls for it with a move of no hexes
      Given the reading TS-A52 is receive-roll
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 moves to 0,-4: the die shows 2
      Then red's F1 has the ball

    @MOVE.up-to-two
    Scenario: A ball that has to be received is not carried on
      Given the reading TS-A52 is receive-roll
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,0 by way of 0,-2
      Then it is refused under MOVE.up-to-two
      And nothing has changed

  Rule: Where picking up is an action of its own, walking onto the ball does nothing

    @MOVE.up-to-two
    Scenario Outline: A man who walks by leaves the ball on 0,-2 alone
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

    @FAILPASS.receive-attempt
    Scenario: A man on the ball picks it up with his action
      Given the reading TS-A52 is own-action
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 picks up the ball
      Then red's F1 has the ball
      And red's F1 has had his turn
      And it is blue's activation

    @FAILPASS.receive-attempt
    Scenario: A man next to the ball cannot pick it up
      Given the reading TS-A52 is own-action
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      When red's F1 picks up the ball
      Then it is refused under FAILPASS.receive-attempt
      And nothing has changed

    @MOVE.up-to-two
    Scenario: A move of no hexes does not pick the ball up where that is an action of its own
      Given the reading TS-A52 is own-action
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red's F1 moves to 0,-4
      Then it is refused under MOVE.up-to-two
      And nothing has changed

  Rule: Forwards and midfielders stand in either half

    @SIDE.forwards-free @MOVE.up-to-two
    Scenario Outline: A forward crosses halfway
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

    @SIDE.midfielders-free @MOVE.up-to-two
    Scenario Outline: A midfielder crosses halfway
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

    @SIDE.defenders-own
    Scenario Outline: A man may go onto the halfway hexes that the reading gives him
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

    @SIDE.defenders-own
    Scenario Outline: A defender may not go past the halfway hexes
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

    @MOVE.up-to-two
    Scenario: A defender does not walk round through the other half
      Given red's D1 stands on 0,0
      And red's M1 stands on 1,-1
      And the ball lies loose on -4,0
      When red's D1 moves to 2,0
      Then it is refused under MOVE.up-to-two
      And nothing has changed

    @SIDE.defenders-own
    Scenario Outline: No position has a defender past the halfway hexes
      Given <man> stands on <place>
      When the position is put on the table
      Then it is refused under SIDE.defenders-own

      Examples:
        | man       | place |
        | red's D1  | 1,1   |
        | red's D1  | 0,12  |
        | blue's D2 | 1,-1  |
        | blue's D3 | 0,-2  |

    @SIDE.defenders-own
    Scenario Outline: A man may not go onto the halfway hexes that the reading denies him
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

  Rule: There are six actions, and receiving and saving are none of them

    @MOVE.up-to-two
    Scenario: A holder before the goal may move with the ball
      Given red's F1 stands on 0,8
      And red's M1 stands on 0,4
      And red's F1 has the ball
      When red asks by which rules to move F1 to 0,6
      Then the explanation cites MOVE.up-to-two, SIDE.forwards-free
      When red's F1 moves to 0,6
      Then red's F1 has the ball

    @MOVE.up-to-two
    Scenario: With the ball before the goal red has four kinds of action
      Given red's F1 stands on 0,8
      And red's M1 stands on 0,4
      And red's M1 has had his turn
      And it is blue's activation
      And red's F1 has the ball
      When blue's G2 moves to 0,14
      Then these may act: red (move, pass, shoot, skip)

    @MOVE.up-to-two
    Scenario: Next to the holder of the other side red may steal
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's G2 moves to 0,14
      Then these may act: red (move, skip, steal)

    @FOUL.adjacent @FOUL.roll
    Scenario Outline: A foul may be an action of its own where the reading says so
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

    @STEAL.adjacent @FOUL.bonus
    Scenario Outline: A foul may go with a steal where the reading says so
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
    Scenario Outline: Receiving a ball or leaving it is not an action
      Given red's F1 stands on 0,-4
      And the ball lies loose on 0,-4
      When red tries to <deed>
      Then it is refused under ACT.list
      And nothing has changed

      Examples:
        | deed            |
        | go for the ball |
        | leave the ball  |

    @ACT.list
    Scenario: An action that is not in the list is not understood
      Given red's F1 stands on 0,-4
      When red tries to dribble with F1
      Then it is an error of kind bad-request
      When red goes for the ball
      Then it is refused under ACT.list

    @FOUL.bonus
    Scenario: By itself a foul cannot use an activation
      Given red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 fouls blue's F3
      Then it is refused under FOUL.bonus
      And nothing has changed

    @FOUL.declare
    Scenario: Where a foul is an action of its own none goes with a steal
      Given the reading TS-A38 is own-action
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him
      Then it is refused under FOUL.declare
      And nothing has changed

  Rule: Intercept is in the list of actions, so that it takes the action of the man

    @INTERCEPT.path
    Scenario: A man who tries to intercept has had his turn
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

    @PASS.attempt
    Scenario: A man who had his turn is not asked to intercept
      Given red's M1 stands on 0,-6
      And red's F1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      And blue's F3 has had his turn
      When red's M1 passes to red's F1: the die shows 5
      Then red's F1 has the ball
      And red's M1 and blue's F3 have had their turn

    @INTERCEPT.path
    Scenario: Where interception is free a man who had his turn tries and one who had not keeps it
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

    @INTERCEPT.path
    Scenario: Where interception spends the next action a man who had his turn loses the one of the next turn
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

  Rule: Where a man cannot end his way, and which way he faces then

    @MOVE.up-to-two @case:a-man-who-takes-the-ball-on-his-way-does-not-end-it-where-somebody-stands
    Scenario: A man who takes the ball cannot end on an occupied hex
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,2
      When red's F1 moves to 0,2 by way of 0,0
      Then it is refused under MOVE.up-to-two
      And nothing has changed
      When red's F1 moves to 1,1 by way of 0,0
      Then red's F1 stands on 1,1

    @MOVE.up-to-two
    Scenario: Unless men face a way nobody is turned by walking back
      Given red's F1 stands on 0,-2
      When red's F1 moves to 0,-6
      Then red's F1 stands on 0,-6
      And nobody faces his own goal

    @MOVE.up-to-two @case:the-freedom-of-a-class-is-told-of-its-men-alone
    Scenario Outline: The explanation of a class's free move applies only to its own men
      When red asks by which rules to move <man> to <place>
      Then the explanation cites MOVE.up-to-two
      And the explanation does not cite <others>

      Examples:
        | man | place  | others                                    |
        | F1  | -4,-12 | SIDE.midfielders-free                     |
        | M2  | 4,-8   | SIDE.forwards-free                        |
        | D1  | -4,-4  | SIDE.forwards-free, SIDE.midfielders-free |
        | G1  | 0,-14  | SIDE.forwards-free, SIDE.midfielders-free |

  Rule: Goals, and hexes where others stand over the ball

    @GOALIE.three-goal-hexes
    Scenario: A defender moves into no goal, his own neither
      Given it is blue's activation
      And blue is First coach
      And blue's D2 stands on 1,15
      When blue's D2 moves to 1,17
      Then it is refused under GOALIE.three-goal-hexes

    @MOVE.up-to-two
    Scenario: Nobody takes on his way a ball over which another man stands
      Given red's F1 stands on 0,-4
      And red's M1 stands on 0,-2
      And the ball lies loose on 0,-2
      When red's F1 moves to 0,0 by way of 0,-2
      Then it is refused under MOVE.up-to-two

    @MOVE.up-to-two
    Scenario: A ball that takes an action of its own leaves the moves beside it as they are
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

    @MOVE.up-to-two
    Scenario: Where a ball has to be received a man beside it stops on it, and carries it nowhere
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

    @MOVE.up-to-two
    Scenario: A man beside a loose ball has the moves onto it and on from it, back to his own hex too
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
    Scenario: A man over a loose ball may take it and stay, or walk away
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

    @TURN.pass-on
    Scenario: A loose ball over which another man stands is on nobody's way
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
    Scenario: A man in the far corner has only the moves out of it
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
    Scenario: Under TS-A52 receive-roll, a man who takes the ball has had his turn
      Given the reading TS-A52 is receive-roll
      And red's F1 stands on 0,-4
      And the ball lies loose on 0,-2
      And red's M1 has had his turn
      When red's F1 moves to 0,-2: the die shows 2
      Then red's F1 has the ball
      And red's F1 and M1 have had their turn
