Feature: Receiving and scattering
  The receiver of a good pass tests whether he controls the ball. After a failure the ball scatters ahead of him.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: The receiver rolls on the row of his distance to the passer

    @PASS.receiver-rolls @case:a-midfielder-controls-a-ball-from-0-minus-8-with-a-die-that-grows-with-the-distance
    Scenario Outline: A midfielder receives a ball from behind if the die reaches the distance's number
      Given red's M2 stands on 0,-8
      And red's M1 stands on 0,<y>
      And red's M2 has the ball
      When red's M2 passes to red's M1: the die shows <die>
      Then red's M1 has the ball
      And red's M2 has had his turn
      And it is blue's activation

      Examples:
        | y  | die |
        | -6 | 2   |
        | -4 | 3   |
        | -2 | 4   |
        | 0  | 4   |
        | 2  | 5   |
        | 4  | 6   |

    @PASS.receiver-rolls @SCATTER.ahead-one @case:a-midfielder-loses-a-ball-from-0-minus-8-one-below-the-die-it-takes
    Scenario Outline: A midfielder fails to receive from behind if his die is one too low
      Given red's M2 stands on 0,-8
      And red's M1 stands on 0,<y>
      And red's M2 has the ball
      When red's M2 passes to red's M1: the dice show <die> and 3 on the d3
      Then the ball lies loose on 0,<loose>
      And red's M1 stands on 0,<y>
      And it is blue's activation

      Examples:
        | y  | die | loose |
        | -6 | 1   | -4    |
        | -4 | 2   | -2    |
        | -2 | 3   | 0     |
        | 0  | 3   | 2     |
        | 2  | 4   | 4     |
        | 4  | 5   | 6     |

    @PASS.receiver-rolls @case:a-good-pass-asks-for-the-die-of-the-receiver-and-after-a-failure-for-a-d3
    Scenario: The receiver of a good pass rolls; if he fails, a D3 follows
      Given red's M2 stands on 0,-8
      And red's M1 stands on 0,-4
      And red's M2 has the ball
      When red's M2 passes to red's M1
      Then a die is to be rolled for the reception
      When red's M2 passes to red's M1: the die shows 2
      Then a d3 is to be rolled for the scatter
      And the die may show 1, 2 and 3, each as likely
      When red's M2 passes to red's M1: the die shows 3
      Then red's M1 has the ball

    @PASS.receiver-rolls @case:a-man-who-had-his-turn-still-receives
    Scenario: A man who has acted may still receive
      Given red's M2 stands on 0,-8
      And red's M1 stands on 0,-4
      And red's M2 has the ball
      And red's M1 has had his turn
      When red's M2 passes to red's M1: the die shows 3
      Then red's M1 has the ball
      And red's M1 and M2 have had their turn

    @PASS.receiver-rolls @case:the-explanation-of-a-pass-that-is-dropped-names-roll-and-scatter
    Scenario: The explanation of a pass that is not received cites roll and scatter
      Given red's M2 stands on 0,-8
      And red's M1 stands on 0,-4
      And red's M2 has the ball
      When red, given d6 2, d3 1, asks by which rules to pass from M2 to M1
      Then the explanation cites PASS.receiver-rolls, SCATTER.ahead-one, SCATTER.d3, SCATTER.forward-left

  Rule: A ball that comes from behind subtracts 1 from the reception's die

    @PASS.receiver-rolls @PASS.rear-reception-penalty @case:a-forward-controls-a-ball-from-0-minus-8-behind-him-with-a-die-one-higher
    Scenario Outline: A forward needs one more on the die for a ball from behind
      Given red's M2 stands on 0,-8
      And red's F1 stands on 0,<y>
      And red's M2 has the ball
      When red's M2 passes to red's F1: the die shows <die>
      Then red's F1 has the ball

      Examples:
        | y  | die |
        | -6 | 3   |
        | -4 | 4   |
        | -2 | 5   |
        | 0  | 5   |
        | 2  | 6   |

    @PASS.receiver-rolls @PASS.rear-reception-penalty @case:a-forward-loses-a-ball-from-0-minus-8-behind-him-one-below-the-die-it-takes
    Scenario Outline: A forward fails to receive from behind if his die is one too low
      Given red's M2 stands on 0,-8
      And red's F1 stands on 0,<y>
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show <die> and 3 on the d3
      Then the ball lies loose on 0,<loose>

      Examples:
        | y  | die | loose |
        | -6 | 1   | -4    |
        | -6 | 2   | -4    |
        | -4 | 3   | -2    |
        | -2 | 4   | 0     |
        | 0  | 4   | 2     |
        | 2  | 5   | 4     |
        | 4  | 6   | 6     |

    @PASS.receiver-rolls @case:a-forward-controls-a-ball-from-0-0-ahead-of-him-with-the-die-of-the-distance
    Scenario Outline: A forward receives a ball from ahead if the die reaches the distance's number
      Given red's M2 stands on 0,0
      And red's F1 stands on 0,<y>
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 6 and <die>
      Then red's F1 has the ball

      Examples:
        | y   | die |
        | -2  | 2   |
        | -4  | 3   |
        | -6  | 4   |
        | -8  | 4   |
        | -10 | 5   |
        | -12 | 6   |

    @PASS.receiver-rolls @case:even-a-ball-from-ahead-is-lost-with-the-die-below-its-row
    Scenario: A forward does not receive a three-hex pass from ahead with a 3
      Given red's M2 stands on 0,0
      And red's F1 stands on 0,-6
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 6, 3 and 1 on the d3
      Then the ball lies loose on -1,-5

    @PASS.rear-reception-penalty @case:for-a-blue-forward-a-ball-from-greater-y-comes-from-behind-so-a-die-of-3-over-two-hexes-fails-and-4-controls
    Scenario Outline: A blue forward needs a 4 to receive a ball from greater y
      Given blue's M3 stands on 0,4
      And blue's F3 stands on 0,0
      And blue's M3 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's M3 passes to blue's F3: the dice show <dice>
      Then the holder is <holder>

      Examples:
        | dice              | holder    |
        | 4                 | blue's F3 |
        | 3 and 3 on the d3 | nobody    |

    @PASS.attempt @case:a-receiver-with-the-skill-needs-no-die-for-a-ball-from-ahead
    Scenario: A man with Receive needs no die for a ball from ahead
      Given red's M2 stands on 0,0
      And red's M1 stands on 0,-12
      And red's M2 has the ball
      When red's M2 passes to red's M1: the die shows 6
      Then red's M1 has the ball

    @PASS.receiver-rolls @case:a-forward-two-hexes-beside-the-passer-needs-the-die-of-the-reading
    Scenario Outline: The reading of TS-A16 decides which die a forward needs for a level ball
      Given the reading TS-A16 is <reading>
      And red's M2 stands on 2,-4
      And red's F1 stands on 0,-4
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show <dice>
      Then red's F1 has the ball

      Examples:
        | reading      | dice    |
        | plain-roll   | 3 and 3 |
        | counts-ahead | 3       |
        | counts-rear  | 3 and 4 |

    @PASS.receiver-rolls @case:a-forward-two-hexes-beside-the-passer-drops-the-ball-one-below-the-die-of-the-reading
    Scenario Outline: The reading of TS-A16 decides which die fails to receive a level ball
      Given the reading TS-A16 is <reading>
      And red's M2 stands on 2,-4
      And red's F1 stands on 0,-4
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show <dice>
      Then the ball lies loose on 0,-2

      Examples:
        | reading      | dice                 |
        | plain-roll   | 3, 2 and 3 on the d3 |
        | counts-ahead | 2 and 3 on the d3    |
        | counts-rear  | 3, 3 and 3 on the d3 |

    @PASS.attempt @case:a-midfielder-beside-the-passer-takes-the-dice-of-the-reading
    Scenario Outline: Unless TS-A16 is counts-ahead, a pass between midfielders on one level takes dice
      Given the reading TS-A16 is <reading>
      And red's M2 stands on 2,-4
      And red's M1 stands on 0,-4
      And red's M2 has the ball
      When red's M2 passes to red's M1: the dice show <dice>
      Then red's M1 has the ball

      Examples:
        | reading     | dice    |
        | plain-roll  | 3 and 3 |
        | counts-rear | 3 and 3 |

    @SKILL.pass-auto-ahead @SKILL.receive-auto-ahead @case:where-level-counts-as-ahead-two-men-with-both-skills-need-no-die-at-all
    Scenario: Under TS-A16 counts-ahead, a level pass between midfielders takes no die
      Given the reading TS-A16 is counts-ahead
      And red's M2 stands on 2,-4
      And red's M1 stands on 0,-4
      And red's M2 has the ball
      When red's M2 passes to red's M1
      Then red's M1 has the ball

    @PASS.receiver-rolls @case:a-forward-who-faces-the-passer-behind-him-receives-without-minus-1
    Scenario: Under TS-A15 facing, a forward facing his goal receives from there without the -1
      Given the reading TS-A15 is facing
      And red's F1 faces his own goal
      And red's M2 stands on 0,-8
      And red's F1 stands on 0,-4
      And red's M2 has the ball
      When red's M2 passes to red's F1: the die shows 3
      Then red's F1 has the ball

    @PASS.rear-reception-penalty @case:a-forward-who-faces-his-own-goal-has-a-passer-on-0-0-behind-him
    Scenario: Under TS-A15 facing, a forward facing his goal fails to receive with a 3
      Given the reading TS-A15 is facing
      And red's F1 faces his own goal
      And red's M2 stands on 0,0
      And red's F1 stands on 0,-4
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 6, 3 and 3 on the d3
      Then the ball lies loose on 0,-6

    @PASS.rear-reception-penalty @case:under-goal-distance-a-ball-from-the-wing-comes-from-behind-a-forward-level-with-it-in-the-middle
    Scenario: Under TS-A15 goal-distance, a ball from the wing counts as from behind
      Given the reading TS-A15 is goal-distance
      And red's M2 stands on 2,0
      And red's F1 stands on 0,0
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 3 and 3 on the d3
      Then the ball lies loose on 0,2

  Rule: A failed reception moves the ball one hex ahead of the receiver

    @SCATTER.ahead-one @SCATTER.d3 @SCATTER.forward-left
    Scenario Outline: On a D3 of 1 the ball scatters to the forward left
      Given <seat>'s <passer> stands on <from>
      And <seat>'s <man> stands on <at>
      And <seat>'s <passer> has the ball
      And <seat> is First coach
      And it is <seat>'s activation
      When <seat>'s <passer> passes to <seat>'s <man>: the dice show 1 and 1 on the d3
      Then the ball lies loose on <to>

      Examples:
        | seat | passer | from | man | at   | to    |
        | red  | M2     | 0,-4 | F1  | 0,-2 | -1,-1 |
        | red  | M2     | 1,-5 | M1  | 1,-3 | 0,-2  |
        | blue | M3     | 0,4  | F3  | 0,2  | 1,1   |

    @SCATTER.ahead-one @SCATTER.d3 @SCATTER.forward-right
    Scenario Outline: On a D3 of 2 the ball scatters to the forward right
      Given <seat>'s <passer> stands on <from>
      And <seat>'s <man> stands on <at>
      And <seat>'s <passer> has the ball
      And <seat> is First coach
      And it is <seat>'s activation
      When <seat>'s <passer> passes to <seat>'s <man>: the dice show 1 and 2 on the d3
      Then the ball lies loose on <to>

      Examples:
        | seat | passer | from | man | at   | to   |
        | red  | M2     | 0,-4 | F1  | 0,-2 | 1,-1 |
        | red  | M2     | 1,-5 | M1  | 1,-3 | 2,-2 |
        | blue | M3     | 0,4  | F3  | 0,2  | -1,1 |

    @SCATTER.ahead-one @SCATTER.d3 @SCATTER.direct-ahead
    Scenario Outline: On a D3 of 3 the ball scatters straight ahead
      Given <seat>'s <passer> stands on <from>
      And <seat>'s <man> stands on <at>
      And <seat>'s <passer> has the ball
      And <seat> is First coach
      And it is <seat>'s activation
      When <seat>'s <passer> passes to <seat>'s <man>: the dice show 1 and 3 on the d3
      Then the ball lies loose on <to>

      Examples:
        | seat | passer | from | man | at   | to   |
        | red  | M2     | 0,-4 | F1  | 0,-2 | 0,0  |
        | red  | M2     | 1,-5 | M1  | 1,-3 | 1,-1 |
        | blue | M3     | 0,4  | F3  | 0,2  | 0,0  |

    @SCATTER.ahead-one @SCATTER.d3 @case:the-odds-of-a-dropped-ball-put-it-on-each-of-the-three-hexes-ahead-alike
    Scenario: A ball not received goes to each of the three hexes equally often
      Given red's M2 stands on 0,-4
      And red's F1 stands on 0,-2
      And red's M2 has the ball
      When the odds of the holder and the loose ball are asked for red to pass from M2 to F1
      Then the odds are
        | the holder | the loose ball | p   |
        | red's F1   | nowhere        | 2/3 |
        | nobody     | -1,-1          | 1/9 |
        | nobody     | 1,-1           | 1/9 |
        | nobody     | 0,0            | 1/9 |
      When red's M2 passes to red's F1: the dice show 2 and 3 on the d3
      Then the ball lies loose on 0,0

    @SCATTER.ahead-one @case:a-dropped-ball-of-a-man-who-faces-his-own-goal-goes-ahead-by-the-reading
    Scenario Outline: Under TS-A15, a ball that a man fails to receive goes where he faces
      Given the reading TS-A15 is <reading>
      And <turned> faces his own goal
      And red's M2 stands on 0,-4
      And red's F1 stands on 0,-2
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 1 and <d3> on the d3
      Then the ball lies loose on <to>

      Examples:
        | reading       | turned   | d3 | to    |
        | facing        | red's F1 | 1  | 1,-3  |
        | facing        | red's F1 | 2  | -1,-3 |
        | facing        | nobody   | 1  | -1,-1 |
        | facing        | nobody   | 3  | 0,0   |
        | goal-distance | nobody   | 1  | -1,-1 |

    @SCATTER.ahead-one @case:a-ball-that-scatters-straight-back-from-a-man-who-faces-the-passer-may-be-received-by-the-passer
    Scenario: Under TS-A15 facing, the passer may receive a scattered ball
      Given the reading TS-A15 is facing
      And red's F1 faces his own goal
      And red's M2 stands on 0,-4
      And red's F1 stands on 0,-2
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 1 and 3 on the d3
      Then these may act: red (leave, receive)
      When red goes for the ball
      Then red's M2 has the ball

    @PASS.receiver-rolls @case:dice-that-do-not-fit-a-dropped-ball-are-refused
    Scenario Outline: Dice that are not possible for a failed reception are an error
      Given red's M2 stands on 0,-4
      And red's F1 stands on 0,-2
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show <script>
      Then it is an error of kind <kind>
      When red's M2 passes to red's F1: the die shows 3
      Then red's F1 has the ball

      Examples:
        | script                         | kind            |
        | 1 and 4 on the d3              | chance-mismatch |
        | 1 and 2                        | chance-mismatch |
        | 1, 1 on the d3 and 1 on the d3 | chance-left     |
        | 3 and 1 on the d3              | chance-left     |

  Rule: Under TS-A11 point-forward, straight ahead is behind the corner

    @SCATTER.ahead-one @SCATTER.d3 @case:under-point-forward-a-d3-scatters-the-ball-from-0-minus-4-to-one-of-two-hexes-ahead-or-beside
    Scenario Outline: Under TS-A11 point-forward, a D3 scatters the ball from 0,-4
      Given the reading TS-A11 is point-forward
      And red's men stand on
        | F1   | F2   | M1    | M2   | D1    | G1   |
        | 0,-4 | 8,-8 | -8,-8 | 1,-5 | -8,-6 | 0,-8 |
      And blue's men stand on
        | F3   | M3  | M4   | D2  | D3  | G2  |
        | -8,8 | 8,8 | -8,6 | 8,6 | 8,4 | 0,8 |
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and <d3> on the d3
      Then the ball lies loose on <to>

      Examples:
        | d3 | to    |
        | 1  | -1,-3 |
        | 2  | 1,-3  |
        | 3  | 0,-2  |

    @MOVE.up-to-two @case:under-flat-forward-the-hex-straight-ahead-is-a-neighbour
    Scenario: Under TS-A11 flat-forward, a man on 0,-4 may move to 0,0
      Given the reading TS-A11 is flat-forward
      And red's F1 stands on 0,-4
      And the ball lies loose on -4,0
      When red's F1 moves to 0,0
      Then red's F1 stands on 0,0

    @MOVE.up-to-two @case:under-point-forward-the-hex-straight-ahead-is-two-steps-away
    Scenario: Under TS-A11 point-forward, a man on 0,-4 may not move to 0,0
      Given the reading TS-A11 is point-forward
      And red's men stand on
        | F1   | F2   | M1    | M2   | D1    | G1   |
        | 0,-4 | 8,-8 | -8,-8 | 1,-5 | -8,-6 | 0,-8 |
      And blue's men stand on
        | F3   | M3  | M4   | D2  | D3  | G2  |
        | -8,8 | 8,8 | -8,6 | 8,6 | 8,4 | 0,8 |
      And the ball lies loose on 8,0
      When red's F1 moves to 0,0
      Then it is refused under MOVE.up-to-two
      And red can move F1 to 0,-2
      And red can move F1 to 2,-4

    @SCATTER.direct-ahead @case:a-pitch-whose-corners-point-the-other-way-than-the-reading-says-is-not-played-on
    Scenario Outline: Under TS-A11, a position on the wrong pitch is refused
      Given the reading TS-A11 is <reading>
      And the bundled <pitch> pitch
      When the position is put on the table
      Then it is refused under SCATTER.direct-ahead

      Examples:
        | reading       | pitch           |
        | flat-forward  | default-pointed |
        | point-forward | default         |

  Rule: A man in the scatter hex may receive the ball, once

    @SCATTER.ahead-one
    Scenario Outline: A man in the hex of a scattered ball takes it
      Given the reading TS-A51 is same-right-once-each
      And red's M2 stands on 0,-4
      And red's F1 stands on 0,-2
      And <seat>'s <man> stands on 0,0
      And blue's F3 and M3 have had their turn
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 3 on the d3
      Then these may act: <seat> (leave, receive)
      When <seat> <goes>
      Then <seat>'s <man> has the ball
      And it is blue's activation

      Examples:
        | man | seat | goes                               |
        | M1  | red  | goes for the ball: the die shows 2 |
        | F2  | red  | goes for the ball: the die shows 3 |
        | F3  | blue | goes for the ball: the die shows 2 |
        | M3  | blue | goes for the ball                  |

    @SCATTER.ahead-one @case:a-man-in-the-hex-of-a-scattered-ball-drops-it-and-it-scatters-ahead-of-him
    Scenario Outline: A scattered ball that a man fails to receive in his hex scatters ahead
      Given red's M2 stands on 0,-4
      And red's F1 stands on 0,-2
      And <seat>'s <man> stands on 0,0
      And blue's F3 has had his turn
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 3 on the d3
      Then these may act: <seat> (leave, receive)
      When <seat> goes for the ball: the dice show <die> and 1 on the d3
      Then the ball lies loose on <to>

      Examples:
        | man | seat | die | to   |
        | M1  | red  | 1   | -1,1 |
        | F2  | red  | 2   | -1,1 |
        | F3  | blue | 1   | 1,-1 |

    @SCATTER.ahead-one
    Scenario: A man may leave a ball that scatters to him
      Given red's M2 stands on 0,-4
      And red's F1 stands on 0,-2
      And red's M1 stands on 0,0
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 3 on the d3
      Then these may act: red (leave, receive)
      When red leaves the ball
      Then the ball lies loose on 0,0
      And it is blue's activation

    @SCATTER.ahead-one @case:a-ball-that-scatters-back-to-a-man-who-has-tried-lies-loose-under-him
    Scenario: A ball that scatters back to its first receiver lies loose
      Given red's M2 stands on 0,-4
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has had his turn
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 3 on the d3
      Then these may act: blue (leave, receive)
      When blue goes for the ball: the dice show 1 and 3 on the d3
      Then the ball lies loose on 0,-2
      And red's F1 stands on 0,-2
      And it is blue's activation

    @SCATTER.ahead-one @case:where-a-man-has-no-right-to-a-scattered-ball-it-lies-loose-under-him
    Scenario: Under TS-A51 no-right, a ball scattered onto a man lies loose
      Given the reading TS-A51 is no-right
      And red's M2 stands on 0,-4
      And red's F1 stands on 0,-2
      And red's M1 stands on 0,0
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 3 on the d3
      Then the ball lies loose on 0,0
      And red's M1 stands on 0,0
      And it is blue's activation

    @SCATTER.ahead-one @case:where-a-man-takes-a-scattered-ball-without-a-roll-whoever-stands-there-has-it
    Scenario Outline: Under TS-A51 takes-it, a man in the scatter hex has the ball
      Given the reading TS-A51 is takes-it
      And red's M2 stands on 0,-4
      And red's F1 stands on 0,-2
      And <man> stands on 0,0
      And blue's F3 has had his turn
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 3 on the d3
      Then <man> has the ball
      And it is blue's activation

      Examples:
        | man       |
        | red's F2  |
        | blue's F3 |

  Rule: A ball that scatters over the side line

    @SCATTER.ahead-one @case:a-ball-scattered-over-the-side-goes-straight-ahead
    Scenario Outline: A scattered ball that would cross the side line goes straight ahead
      Given the reading TS-A49 is <reading>
      And red's M2 stands on <from>
      And red's F1 stands on <at>
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and <d3> on the d3
      Then the ball lies loose on <to>

      Examples:
        | reading     | from  | at   | d3 | to   |
        | stop-inside | -4,-2 | -4,0 | 1  | -4,2 |
        | stop-inside | -4,-2 | -4,0 | 3  | -4,2 |
        | stop-inside | -4,-2 | -4,0 | 2  | -3,1 |
        | stop-inside | 4,-2  | 4,0  | 2  | 4,2  |
        | overrun-out | -4,-2 | -4,0 | 1  | -4,2 |

    @SCATTER.ahead-one @case:under-throw-in-a-ball-scattered-over-the-side-goes-to-the-nearest-opponent-of-the-man-who-dropped-it
    Scenario: Under TS-A49 throw-in, a ball scattered over the side line goes to an opponent
      Given the reading TS-A49 is throw-in
      And red's M2 stands on -4,-2
      And red's F1 stands on -4,0
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 1 on the d3
      Then blue's M4 has the ball
      And blue's M4 stands on -4,10
      And it is blue's activation

    @SCATTER.ahead-one @case:under-throw-in-a-scatter-that-stays-on-the-field-is-as-ever
    Scenario: Under TS-A49 throw-in, a ball scattered within the field lies loose
      Given the reading TS-A49 is throw-in
      And red's M2 stands on -4,-2
      And red's F1 stands on -4,0
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 2 on the d3
      Then the ball lies loose on -3,1

    @SCATTER.d3 @case:under-reroll-a-scatter-has-only-the-faces-that-keep-the-ball-from-the-side-line
    Scenario: Under TS-A49 reroll, no D3 scatters the ball over the side line
      Given the reading TS-A49 is reroll
      And red's M2 stands on -4,-2
      And red's F1 stands on -4,0
      And red's M2 has the ball
      When red's M2 passes to red's F1: the die shows 2
      Then a d3 is to be rolled for the scatter
      And the die may show 2 and 3, each as likely
      When red's M2 passes to red's F1: the dice show 2 and 1 on the d3
      Then it is an error of kind chance-mismatch
      When red's M2 passes to red's F1: the dice show 2 and 2 on the d3
      Then the ball lies loose on -3,1

    @SCATTER.d3 @case:a-ball-beside-a-short-last-column-is-over-the-side
    Scenario: Next to a short last column, a scattered ball crosses the side line
      Given the reading TS-A10 is parametric
      And the bundled small pitch
      And the reading TS-A49 is reroll
      And red's men stand on
        | F1  | F2    | M1   | M2  | D1   | G1    |
        | 3,9 | -2,-2 | 0,-4 | 3,7 | 0,-6 | 0,-10 |
      And blue's men stand on
        | F3   | M3   | M4   | D2   | D3   | G2   |
        | -3,1 | -3,3 | -2,4 | -3,5 | -3,7 | 0,10 |
      And red's M2 has the ball
      When red's M2 passes to red's F1: the die shows 2
      Then a d3 is to be rolled for the scatter
      And the die may show 1 and 3, each as likely
      When red's M2 passes to red's F1: the dice show 2 and 2 on the d3
      Then it is an error of kind chance-mismatch
      When red's M2 passes to red's F1: the dice show 2 and 1 on the d3
      Then the ball lies loose on 2,10

  Rule: A scatter over the end line

    @SCATTER.ahead-one @case:a-ball-that-scatters-over-the-end-goes-to-the-goalie
    Scenario Outline: A ball that scatters over the end line goes to the goalie
      Given the reading TS-A50 is <reading>
      And blue's men stand on
        | F3  | M4   | M3  | D2  |
        | 4,2 | -4,2 | 4,4 | 4,8 |
      And red's M2 stands on <from>
      And red's F1 stands on <at>
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and <d3> on the d3
      Then blue's G2 has the ball
      And blue's G2 stands on 0,16
      And the score is red 0, blue 0

      Examples:
        | reading     | from  | at    | d3 |
        | goalie-ball | -2,14 | -2,16 | 1  |
        | goalie-ball | -2,14 | -2,16 | 2  |
        | goalie-ball | -2,14 | -2,16 | 3  |
        | goalie-ball | -4,14 | -4,16 | 1  |
        | goalie-ball | -3,13 | -3,15 | 3  |
        | corner      | -2,14 | -2,16 | 3  |

    @SCATTER.ahead-one @case:from-the-last-row-of-an-odd-column-a-slanting-scatter-stays-on-the-field
    Scenario Outline: A slanting scatter from an odd column's last row stays on the field
      Given blue's men stand on
        | F3  | M4   | M3  | D2  |
        | 4,2 | -4,2 | 4,4 | 4,8 |
      And red's M2 stands on -3,13
      And red's F1 stands on -3,15
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and <d3> on the d3
      Then the ball lies loose on <to>

      Examples:
        | d3 | to    |
        | 1  | -4,16 |
        | 2  | -2,16 |

    @SCATTER.ahead-one @case:under-stop-inside-a-scatter-over-the-end-stays-loose-in-the-hex-of-the-man-who-dropped-it
    Scenario: Under TS-A50 stop-inside, a ball scattered over the end line lies loose
      Given the reading TS-A50 is stop-inside
      And blue's men stand on
        | F3  | M4   | M3  | D2  |
        | 4,2 | -4,2 | 4,4 | 4,8 |
      And red's M2 stands on -2,14
      And red's F1 stands on -2,16
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 3 on the d3
      Then the ball lies loose on -2,16
      And red's F1 stands on -2,16

    @SCATTER.ahead-one @case:without-a-goalie-a-scatter-over-the-end-lies-loose-before-center
    Scenario: Without a goalie, a ball scattered over the end lies before goal hex Center
      Given it is half 1, turn 3
      And blue's G2 has been caught twice before
      And blue's G2 has been sent off
      And blue's men stand on
        | F3  | M4   | M3  | D2  |
        | 4,2 | -4,2 | 4,4 | 4,8 |
      And red's M2 stands on -2,14
      And red's F1 stands on -2,16
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 2 on the d3
      Then the ball lies loose on 0,16
      And the score is red 0, blue 0

    @SCATTER.ahead-one @case:on-the-small-pitch-a-scatter-off-the-side-is-turned-straight-ahead-and-then-over-the-end
    Scenario: On the small pitch, a ball scattered to the left crosses the end line
      Given the bundled small pitch
      And red's men stand on
        | F1   | F2   | M1   | M2   | D1    | G1    |
        | -3,9 | 3,-9 | 3,-7 | -3,7 | -3,-7 | 0,-10 |
      And blue's men stand on
        | F3  | M3   | M4   | D2  | D3  | G2   |
        | 3,1 | 3,-1 | 3,-3 | 3,3 | 3,5 | 0,10 |
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 1 on the d3
      Then blue's G2 has the ball
      And blue's G2 stands on 0,10

  Rule: Balls that stay on the field, and a ball without a passer

    @SCATTER.ahead-one @case:under-stop-inside-a-ball-that-scatters-on-the-field-goes-on
    Scenario: Under TS-A50 stop-inside, a ball that scatters within the field moves one hex
      Given the reading TS-A50 is stop-inside
      And red's M2 stands on 0,-8
      And red's F1 stands on 0,-4
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 1 and 3 on the d3
      Then the ball lies loose on 0,-2

    @FAILPASS.receive-attempt @case:a-ball-that-stayed-with-its-passer-is-received-with-a-roll-whatever-a-level-hex-counts-as
    Scenario Outline: Under TS-A16, a failed pass that stays with the passer needs a receive roll
      Given the reading TS-A16 is <reading>
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-4
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 1 and 3 on the d3
      Then these may act: red (leave, receive)
      When red goes for the ball
      Then a die is to be rolled for the reception
      When red goes for the ball: the die shows 2
      Then red's D1 has the ball

      Examples:
        | reading      |
        | counts-ahead |
        | counts-rear  |

    @FAILPASS.receive-attempt @case:a-ball-that-a-goalie-leaves-in-his-goal-comes-to-lie-before-it
    Scenario Outline: If a goalie leaves the ball in his goal, it lies before the goal
      Given <who> is First coach
      And it is <who>'s activation
      And the class G has the skills Goalie, Receive and Save
      And <who>'s <man> stands on <near>
      And <who>'s <goalie> stands on <goal>
      And a ball that <who>'s <goalie> failed to pass has stayed with him
      When <who> leaves the ball
      Then the ball lies loose on <place>

      Examples:
        | who  | goalie | goal  | man | near  | place |
        | red  | G1     | 0,-18 | F1  | 0,-14 | 0,-16 |
        | red  | G1     | 1,-17 | F1  | 0,-14 | 0,-16 |
        | blue | G2     | 0,18  | F3  | 0,14  | 0,16  |
