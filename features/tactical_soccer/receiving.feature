Feature: Receiving and scattering
  A pass that gets there still has to be received; a failed reception scatters the ball ahead of the receiver.

  Rule: The receiver tests on the row of the distance from the passer

    @PASS.receiver-rolls
    Scenario Outline: A midfielder on 0,<y> controls a ball from 0,-8 with a die of <die>
      Given M2 stands on 0,-8
      And M1 stands on 0,<y>
      And M2 has the ball
      When red rolls d6 <die> to pass M2 to M1
      Then M1 has the ball
      And M2 had their turn
      And it is blue's activation

      Examples:
        | y  | die |
        | -6 | 2   |
        | -4 | 3   |
        | -2 | 4   |
        | 0  | 4   |
        | 2  | 5   |
        | 4  | 6   |

    @PASS.receiver-rolls @SCATTER.ahead-one
    Scenario Outline: A midfielder on 0,<y> loses a ball from 0,-8 with a die of <die>
      Given M2 stands on 0,-8
      And M1 stands on 0,<y>
      And M2 has the ball
      When red rolls d6 <die>, d3 3 to pass M2 to M1
      Then the ball lies loose on 0,<loose>
      And M1 stands on 0,<y>
      And it is blue's activation

      Examples:
        | y  | die | loose |
        | -6 | 1   | -4    |
        | -4 | 2   | -2    |
        | -2 | 3   | 0     |
        | 0  | 3   | 2     |
        | 2  | 4   | 4     |
        | 4  | 5   | 6     |

    @PASS.receiver-rolls
    Scenario: A good pass asks for the die of the receiver and after a failure for a D3
      Given M2 stands on 0,-8
      And M1 stands on 0,-4
      And M2 has the ball
      When red plays pass M2 to M1
      Then it needs a d6 for receive
      When red rolls d6 2 to pass M2 to M1
      Then it needs a d3 for scatter
      And the die may show 1, 2 and 3, each as likely
      When red rolls d6 3 to pass M2 to M1
      Then M1 has the ball

    @PASS.receiver-rolls
    Scenario: A man who had his turn still receives
      Given M2 stands on 0,-8
      And M1 stands on 0,-4
      And M2 has the ball
      And M1 had their turn
      When red rolls d6 3 to pass M2 to M1
      Then M1 has the ball
      And M1, M2 had their turn

    @PASS.receiver-rolls
    Scenario: The explanation of a pass that is dropped names roll and scatter
      Given M2 stands on 0,-8
      And M1 stands on 0,-4
      And M2 has the ball
      When red, given d6 2, d3 1, asks by which rules to pass M2 to M1
      Then the explanation cites PASS.receiver-rolls, SCATTER.ahead-one, SCATTER.d3, SCATTER.forward-left

  Rule: A ball that comes from behind suffers -1

    @PASS.receiver-rolls @PASS.rear-reception-penalty
    Scenario Outline: A forward on 0,<y> controls a ball from 0,-8 behind him with a die of <die>
      Given M2 stands on 0,-8
      And F1 stands on 0,<y>
      And M2 has the ball
      When red rolls d6 <die> to pass M2 to F1
      Then F1 has the ball

      Examples:
        | y  | die |
        | -6 | 3   |
        | -4 | 4   |
        | -2 | 5   |
        | 0  | 5   |
        | 2  | 6   |

    @PASS.receiver-rolls @PASS.rear-reception-penalty
    Scenario Outline: A forward on 0,<y> loses a ball from 0,-8 behind him with a die of <die>
      Given M2 stands on 0,-8
      And F1 stands on 0,<y>
      And M2 has the ball
      When red rolls d6 <die>, d3 3 to pass M2 to F1
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

    @PASS.receiver-rolls
    Scenario Outline: A forward on 0,<y> controls a ball from 0,0 ahead of him with a die of <die>
      Given M2 stands on 0,0
      And F1 stands on 0,<y>
      And M2 has the ball
      When red rolls d6 6, d6 <die> to pass M2 to F1
      Then F1 has the ball

      Examples:
        | y   | die |
        | -2  | 2   |
        | -4  | 3   |
        | -6  | 4   |
        | -8  | 4   |
        | -10 | 5   |
        | -12 | 6   |

    @PASS.receiver-rolls
    Scenario: Even a ball from ahead is lost with the die below its row
      Given M2 stands on 0,0
      And F1 stands on 0,-6
      And M2 has the ball
      When red rolls d6 6, d6 3, d3 1 to pass M2 to F1
      Then the ball lies loose on -1,-5

    @PASS.rear-reception-penalty
    Scenario Outline: For a blue forward a ball from greater y comes from behind, so a die of 3 over two hexes fails and 4 controls
      Given M3 stands on 0,4
      And F3 stands on 0,0
      And M3 has the ball
      And it is blue's activation
      When blue rolls d6 <die><rest> to pass M3 to F3
      Then the position has <holder> at /holder

      Examples:
        | die | rest   | holder |
        | 4   |        | "F3"   |
        | 3   | , d3 3 | null   |

    @PASS.attempt
    Scenario: A receiver with the skill needs no die for a ball from ahead
      Given M2 stands on 0,0
      And M1 stands on 0,-12
      And M2 has the ball
      When red rolls d6 6 to pass M2 to M1
      Then M1 has the ball

    @PASS.receiver-rolls
    Scenario Outline: Under the reading <reading> of level a forward two hexes beside the passer needs <die>
      Given the reading TS-A16 is <reading>
      And M2 stands on 2,-4
      And F1 stands on 0,-4
      And M2 has the ball
      When red rolls <pass>d6 <die> to pass M2 to F1
      Then F1 has the ball

      Examples:
        | reading      | pass   | die |
        | plain-roll   | d6 3,  | 3   |
        | counts-ahead |        | 3   |
        | counts-rear  | d6 3,  | 4   |

    @PASS.receiver-rolls
    Scenario Outline: Under the reading <reading> of level a forward two hexes beside the passer drops the ball with <die>
      Given the reading TS-A16 is <reading>
      And M2 stands on 2,-4
      And F1 stands on 0,-4
      And M2 has the ball
      When red rolls <pass>d6 <die>, d3 3 to pass M2 to F1
      Then the ball lies loose on 0,-2

      Examples:
        | reading      | pass   | die |
        | plain-roll   | d6 3,  | 2   |
        | counts-ahead |        | 2   |
        | counts-rear  | d6 3,  | 3   |

    @PASS.attempt
    Scenario Outline: Under the reading <reading> of level a midfielder beside the passer takes <dice>
      Given the reading TS-A16 is <reading>
      And M2 stands on 2,-4
      And M1 stands on 0,-4
      And M2 has the ball
      When red rolls <dice> to pass M2 to M1
      Then M1 has the ball

      Examples:
        | reading     | dice       |
        | plain-roll  | d6 3, d6 3 |
        | counts-rear | d6 3, d6 3 |

    @SKILL.pass-auto-ahead @SKILL.receive-auto-ahead
    Scenario: Where level counts as ahead two men with both skills need no die at all
      Given the reading TS-A16 is counts-ahead
      And M2 stands on 2,-4
      And M1 stands on 0,-4
      And M2 has the ball
      When red plays pass M2 to M1
      Then M1 has the ball

    @PASS.receiver-rolls
    Scenario: A forward who faces the passer behind him receives without -1
      Given the reading TS-A15 is facing
      And the position says /turned is ["F1"]
      And M2 stands on 0,-8
      And F1 stands on 0,-4
      And M2 has the ball
      When red rolls d6 3 to pass M2 to F1
      Then F1 has the ball

    @PASS.rear-reception-penalty
    Scenario: A forward who faces his own goal has a passer on 0,0 behind him
      Given the reading TS-A15 is facing
      And the position says /turned is ["F1"]
      And M2 stands on 0,0
      And F1 stands on 0,-4
      And M2 has the ball
      When red rolls d6 6, d6 3, d3 3 to pass M2 to F1
      Then the ball lies loose on 0,-6

    @PASS.rear-reception-penalty
    Scenario: Under goal-distance a ball from the wing comes from behind a forward level with it in the middle
      Given the reading TS-A15 is goal-distance
      And M2 stands on 2,0
      And F1 stands on 0,0
      And M2 has the ball
      When red rolls d6 3, d3 3 to pass M2 to F1
      Then the ball lies loose on 0,2

  Rule: A failed reception moves the ball one hex ahead of the receiver

    @SCATTER.ahead-one @SCATTER.d3 @SCATTER.forward-left
    Scenario Outline: On a D3 of 1 the ball scatters from <man> to the forward left <to>
      Given <passer> stands on <from>
      And <man> stands on <at>
      And <passer> has the ball
      And it is <seat>'s activation
      When <seat> rolls d6 1, d3 1 to pass <passer> to <man>
      Then the ball lies loose on <to>

      Examples:
        | seat | passer | from | man | at   | to    |
        | red  | M2     | 0,-4 | F1  | 0,-2 | -1,-1 |
        | red  | M2     | 1,-5 | M1  | 1,-3 | 0,-2  |
        | blue | M3     | 0,4  | F3  | 0,2  | 1,1   |

    @SCATTER.ahead-one @SCATTER.d3 @SCATTER.forward-right
    Scenario Outline: On a D3 of 2 the ball scatters from <man> to the forward right <to>
      Given <passer> stands on <from>
      And <man> stands on <at>
      And <passer> has the ball
      And it is <seat>'s activation
      When <seat> rolls d6 1, d3 2 to pass <passer> to <man>
      Then the ball lies loose on <to>

      Examples:
        | seat | passer | from | man | at   | to   |
        | red  | M2     | 0,-4 | F1  | 0,-2 | 1,-1 |
        | red  | M2     | 1,-5 | M1  | 1,-3 | 2,-2 |
        | blue | M3     | 0,4  | F3  | 0,2  | -1,1 |

    @SCATTER.ahead-one @SCATTER.d3 @SCATTER.direct-ahead
    Scenario Outline: On a D3 of 3 the ball scatters from <man> straight ahead to <to>
      Given <passer> stands on <from>
      And <man> stands on <at>
      And <passer> has the ball
      And it is <seat>'s activation
      When <seat> rolls d6 1, d3 3 to pass <passer> to <man>
      Then the ball lies loose on <to>

      Examples:
        | seat | passer | from | man | at   | to   |
        | red  | M2     | 0,-4 | F1  | 0,-2 | 0,0  |
        | red  | M2     | 1,-5 | M1  | 1,-3 | 1,-1 |
        | blue | M3     | 0,4  | F3  | 0,2  | 0,0  |

    @PASS.receiver-rolls
    Scenario Outline: The script <script> does not fit a dropped ball
      Given M2 stands on 0,-4
      And F1 stands on 0,-2
      And M2 has the ball
      When red rolls <script> to pass M2 to F1
      Then it is an error of kind <kind>
      When red rolls d6 3 to pass M2 to F1
      Then F1 has the ball

      Examples:
        | script           | kind            |
        | d6 1, d3 4       | chance-mismatch |
        | d6 1, d6 2       | chance-mismatch |
        | d6 1, d3 1, d3 1 | chance-left     |
        | d6 3, d3 1       | chance-left     |

    @SCATTER.ahead-one @SCATTER.d3
    Scenario: The odds of a dropped ball put it on each of the three hexes ahead alike
      Given M2 stands on 0,-4
      And F1 stands on 0,-2
      And M2 has the ball
      When the odds of the holder and the loose ball are asked for red to pass M2 to F1
      Then the odds are
        | the holder | the loose ball | p   |
        | F1         | nowhere        | 2/3 |
        | nobody     | -1,-1          | 1/9 |
        | nobody     | 1,-1           | 1/9 |
        | nobody     | 0,0            | 1/9 |
      When red rolls d6 2, d3 3 to pass M2 to F1
      Then the ball lies loose on 0,0

    @SCATTER.ahead-one
    Scenario Outline: Under the reading <reading> a dropped ball of a man who faces his own goal goes to <to> on <d3>
      Given the reading TS-A15 is <reading>
      And the position says /turned is <turned>
      And M2 stands on 0,-4
      And F1 stands on 0,-2
      And M2 has the ball
      When red rolls d6 1, d3 <d3> to pass M2 to F1
      Then the ball lies loose on <to>

      Examples:
        | reading       | turned | d3 | to    |
        | facing        | ["F1"] | 1  | 1,-3  |
        | facing        | ["F1"] | 2  | -1,-3 |
        | facing        | []     | 1  | -1,-1 |
        | facing        | []     | 3  | 0,0   |
        | goal-distance | []     | 1  | -1,-1 |

    @SCATTER.ahead-one
    Scenario: A ball that scatters straight back from a man who faces the passer may be received by the passer
      Given the reading TS-A15 is facing
      And the position says /turned is ["F1"]
      And M2 stands on 0,-4
      And F1 stands on 0,-2
      And M2 has the ball
      When red rolls d6 1, d3 3 to pass M2 to F1
      Then these may act: red (leave, receive)
      When red plays receive
      Then M2 has the ball

  Rule: Where corners point to the goals, straight ahead is the hex behind the corner

    @SCATTER.ahead-one @SCATTER.d3
    Scenario Outline: Under point-forward a D3 of <d3> scatters the ball from 0,-4 to <to>
      Given the reading TS-A11 is point-forward
      And the position says /men is {"F1": [0,-4], "F2": [8,-8], "M1": [-8,-8], "M2": [1,-5], "D1": [-8,-6], "G1": [0,-8], "F3": [-8,8], "M3": [8,8], "M4": [-8,6], "D2": [8,6], "D3": [8,4], "G2": [0,8]}
      And M2 has the ball
      When red rolls d6 2, d3 <d3> to pass M2 to F1
      Then the ball lies loose on <to>

      Examples:
        | d3 | to    |
        | 1  | -1,-3 |
        | 2  | 1,-3  |
        | 3  | 0,-2  |

    @MOVE.up-to-two
    Scenario: Under point-forward the hex straight ahead is two steps away
      Given the reading TS-A11 is point-forward
      And the position says /men is {"F1": [0,-4], "F2": [8,-8], "M1": [-8,-8], "M2": [1,-5], "D1": [-8,-6], "G1": [0,-8], "F3": [-8,8], "M3": [8,8], "M4": [-8,6], "D2": [8,6], "D3": [8,4], "G2": [0,8]}
      And the ball lies loose on 8,0
      When red plays move F1 to 0,0
      Then it is refused under MOVE.up-to-two
      And red can move F1 to 0,-2
      And red can move F1 to 2,-4

    @MOVE.up-to-two
    Scenario: Under flat-forward the hex straight ahead is a neighbour
      Given the reading TS-A11 is flat-forward
      And F1 stands on 0,-4
      And the ball lies loose on -4,0
      When red plays move F1 to 0,0
      Then F1 stands on 0,0

    @SCATTER.direct-ahead
    Scenario Outline: Under <reading> the <pitch> pitch is not played on
      Given the reading TS-A11 is <reading>
      And the bundled <pitch> pitch
      When the position is put on the table
      Then it is refused under SCATTER.direct-ahead

      Examples:
        | reading       | pitch           |
        | flat-forward  | default-pointed |
        | point-forward | default         |

  Rule: A man in the hex to which the ball scatters may receive it, each once

    @SCATTER.ahead-one
    Scenario Outline: <man> in the hex of a scattered ball takes it with <deed>
      Given the reading TS-A51 is same-right-once-each
      And M2 stands on 0,-4
      And F1 stands on 0,-2
      And <man> stands on 0,0
      And F3, M3 had their turn
      And M2 has the ball
      When red rolls d6 2, d3 3 to pass M2 to F1
      Then these may act: <seat> (leave, receive)
      When <seat> <deed>
      Then <man> has the ball
      And it is blue's activation

      Examples:
        | man | seat | deed                  |
        | M1  | red  | rolls d6 2 to receive |
        | F2  | red  | rolls d6 3 to receive |
        | F3  | blue | rolls d6 2 to receive |
        | M3  | blue | plays receive         |

    @SCATTER.ahead-one
    Scenario Outline: <man> in the hex of a scattered ball drops it with <die> and it scatters ahead of him to <to>
      Given M2 stands on 0,-4
      And F1 stands on 0,-2
      And <man> stands on 0,0
      And F3 had their turn
      And M2 has the ball
      When red rolls d6 2, d3 3 to pass M2 to F1
      Then these may act: <seat> (leave, receive)
      When <seat> rolls d6 <die>, d3 1 to receive
      Then the ball lies loose on <to>

      Examples:
        | man | seat | die | to   |
        | M1  | red  | 1   | -1,1 |
        | F2  | red  | 2   | -1,1 |
        | F3  | blue | 1   | 1,-1 |

    @SCATTER.ahead-one
    Scenario: A man may leave a ball that scatters to him
      Given M2 stands on 0,-4
      And F1 stands on 0,-2
      And M1 stands on 0,0
      And M2 has the ball
      When red rolls d6 2, d3 3 to pass M2 to F1
      Then these may act: red (leave, receive)
      When red plays leave
      Then the ball lies loose on 0,0
      And it is blue's activation

    @SCATTER.ahead-one
    Scenario: A ball that scatters back to a man who has tried lies loose under him
      Given M2 stands on 0,-4
      And F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 had their turn
      And M2 has the ball
      When red rolls d6 2, d3 3 to pass M2 to F1
      Then these may act: blue (leave, receive)
      When blue rolls d6 1, d3 3 to receive
      Then the ball lies loose on 0,-2
      And F1 stands on 0,-2
      And it is blue's activation

    @SCATTER.ahead-one
    Scenario: Where a man has no right to a scattered ball it lies loose under him
      Given the reading TS-A51 is no-right
      And M2 stands on 0,-4
      And F1 stands on 0,-2
      And M1 stands on 0,0
      And M2 has the ball
      When red rolls d6 2, d3 3 to pass M2 to F1
      Then the ball lies loose on 0,0
      And M1 stands on 0,0
      And it is blue's activation

    @SCATTER.ahead-one
    Scenario Outline: Where a man takes a scattered ball without a roll <man> has it
      Given the reading TS-A51 is takes-it
      And M2 stands on 0,-4
      And F1 stands on 0,-2
      And <man> stands on 0,0
      And F3 had their turn
      And M2 has the ball
      When red rolls d6 2, d3 3 to pass M2 to F1
      Then <man> has the ball
      And it is blue's activation

      Examples:
        | man |
        | F2  |
        | F3  |

  Rule: A scatter off the side line

    @SCATTER.ahead-one
    Scenario Outline: Under <reading> a ball scattered over the side from <at> on <d3> goes straight ahead to <to>
      Given the reading TS-A49 is <reading>
      And M2 stands on <from>
      And F1 stands on <at>
      And M2 has the ball
      When red rolls d6 2, d3 <d3> to pass M2 to F1
      Then the ball lies loose on <to>

      Examples:
        | reading     | from  | at   | d3 | to   |
        | stop-inside | -4,-2 | -4,0 | 1  | -4,2 |
        | stop-inside | -4,-2 | -4,0 | 3  | -4,2 |
        | stop-inside | -4,-2 | -4,0 | 2  | -3,1 |
        | stop-inside | 4,-2  | 4,0  | 2  | 4,2  |
        | overrun-out | -4,-2 | -4,0 | 1  | -4,2 |

    @SCATTER.ahead-one
    Scenario: Under throw-in a ball scattered over the side goes to the nearest opponent of the man who dropped it
      Given the reading TS-A49 is throw-in
      And M2 stands on -4,-2
      And F1 stands on -4,0
      And M2 has the ball
      When red rolls d6 2, d3 1 to pass M2 to F1
      Then M4 has the ball
      And M4 stands on -4,10
      And it is blue's activation

    @SCATTER.ahead-one
    Scenario: Under throw-in a scatter that stays on the field is as ever
      Given the reading TS-A49 is throw-in
      And M2 stands on -4,-2
      And F1 stands on -4,0
      And M2 has the ball
      When red rolls d6 2, d3 2 to pass M2 to F1
      Then the ball lies loose on -3,1

    @SCATTER.d3
    Scenario: Under reroll a scatter has only the faces that keep the ball from the side line
      Given the reading TS-A49 is reroll
      And M2 stands on -4,-2
      And F1 stands on -4,0
      And M2 has the ball
      When red rolls d6 2 to pass M2 to F1
      Then it needs a d3 for scatter
      And the die may show 2 and 3, each as likely
      When red rolls d6 2, d3 1 to pass M2 to F1
      Then it is an error of kind chance-mismatch
      When red rolls d6 2, d3 2 to pass M2 to F1
      Then the ball lies loose on -3,1

  Rule: A scatter over the end line

    @SCATTER.ahead-one
    Scenario Outline: Under <reading> a ball that scatters from <at> over the end on <d3> goes to the goalie
      Given the reading TS-A50 is <reading>
      And F3 stands on 4,2
      And M4 stands on -4,2
      And M3 stands on 4,4
      And D2 stands on 4,8
      And M2 stands on <from>
      And F1 stands on <at>
      And M2 has the ball
      When red rolls d6 2, d3 <d3> to pass M2 to F1
      Then G2 has the ball
      And G2 stands on 0,16
      And the score is red 0, blue 0

      Examples:
        | reading     | from  | at    | d3 |
        | goalie-ball | -2,14 | -2,16 | 1  |
        | goalie-ball | -2,14 | -2,16 | 2  |
        | goalie-ball | -2,14 | -2,16 | 3  |
        | goalie-ball | -4,14 | -4,16 | 1  |
        | goalie-ball | -3,13 | -3,15 | 3  |
        | corner      | -2,14 | -2,16 | 3  |

    @SCATTER.ahead-one
    Scenario Outline: From the last row of an odd column a scatter on <d3> stays on the field on <to>
      Given F3 stands on 4,2
      And M4 stands on -4,2
      And M3 stands on 4,4
      And D2 stands on 4,8
      And M2 stands on -3,13
      And F1 stands on -3,15
      And M2 has the ball
      When red rolls d6 2, d3 <d3> to pass M2 to F1
      Then the ball lies loose on <to>

      Examples:
        | d3 | to    |
        | 1  | -4,16 |
        | 2  | -2,16 |

    @SCATTER.ahead-one
    Scenario: Under stop-inside a scatter over the end stays loose in the hex of the man who dropped it
      Given the reading TS-A50 is stop-inside
      And F3 stands on 4,2
      And M4 stands on -4,2
      And M3 stands on 4,4
      And D2 stands on 4,8
      And M2 stands on -2,14
      And F1 stands on -2,16
      And M2 has the ball
      When red rolls d6 2, d3 3 to pass M2 to F1
      Then the ball lies loose on -2,16
      And F1 stands on -2,16

    @SCATTER.ahead-one
    Scenario: Without a goalie a scatter over the end lies loose before Center
      Given G2 has been caught twice before
      And G2 has been sent off
      And F3 stands on 4,2
      And M4 stands on -4,2
      And M3 stands on 4,4
      And D2 stands on 4,8
      And M2 stands on -2,14
      And F1 stands on -2,16
      And M2 has the ball
      When red rolls d6 2, d3 2 to pass M2 to F1
      Then the ball lies loose on 0,16
      And the score is red 0, blue 0

    @SCATTER.ahead-one
    Scenario: On the small pitch a scatter off the side is turned straight ahead and then over the end
      Given the bundled small pitch
      And the position says /men is {"F1": [-3,9], "F2": [3,-9], "M1": [3,-7], "M2": [-3,7], "D1": [-3,-7], "G1": [0,-10], "F3": [3,1], "M3": [3,-1], "M4": [3,-3], "D2": [3,3], "D3": [3,5], "G2": [0,10]}
      And M2 has the ball
      When red rolls d6 2, d3 1 to pass M2 to F1
      Then G2 has the ball
      And G2 stands on 0,10
