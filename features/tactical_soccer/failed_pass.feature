Feature: Failed passes
  A failed pass goes on in the direction of the man it was meant for; a D3 says how far.

  Rule: A D3 moves a failed pass along the line through the man it was meant for

    @FAILPASS.direction @FAILPASS.d3 @FAILPASS.past-two
    Scenario Outline: On a D3 of 1 a failed pass from <from> to <at> lands two hexes past him on <to>
      Given D1 stands on <from>
      And M1 stands on <at>
      And D1 has the ball
      When red rolls d6 1, d3 1 to pass D1 to M1
      Then the ball lies loose on <to>
      And it is blue's activation

      Examples:
        | from  | at    | to   |
        | 0,-8  | 0,-2  | 0,2  |
        | 0,-8  | 0,-6  | 0,-2 |
        | 0,-8  | 0,4   | 0,8  |
        | -2,-8 | 1,-5  | 3,-3 |
        | -2,0  | 1,-3  | 3,-5 |
        | 0,-2  | 0,-8  | 0,-12 |
        | 0,-8  | 1,-3  | 2,0  |

    @FAILPASS.direction @FAILPASS.d3 @FAILPASS.past-one
    Scenario Outline: On a D3 of 2 a failed pass from <from> to <at> lands one hex past him on <to>
      Given D1 stands on <from>
      And M1 stands on <at>
      And D1 has the ball
      When red rolls d6 1, d3 2 to pass D1 to M1
      Then the ball lies loose on <to>

      Examples:
        | from  | at    | to   |
        | 0,-8  | 0,-2  | 0,0  |
        | 0,-8  | 0,-6  | 0,-4 |
        | 0,-8  | 0,4   | 0,6  |
        | -2,-8 | 1,-5  | 2,-4 |
        | -2,0  | 1,-3  | 2,-4 |
        | 0,-2  | 0,-8  | 0,-10 |
        | 0,-8  | 1,-3  | 1,-1 |

    @FAILPASS.direction @FAILPASS.d3 @FAILPASS.short-two
    Scenario Outline: On a D3 of 3 a failed pass from <from> to <at> lands two hexes before him on <to>
      Given D1 stands on <from>
      And M1 stands on <at>
      And D1 has the ball
      When red rolls d6 1, d3 3 to pass D1 to M1
      Then the ball lies loose on <to>

      Examples:
        | from  | at    | to    |
        | 0,-8  | 0,-2  | 0,-6  |
        | 0,-8  | 0,2   | 0,-2  |
        | 0,-8  | 0,4   | 0,0   |
        | -2,-8 | 1,-5  | -1,-7 |
        | -2,0  | 1,-3  | -1,-1 |
        | 0,-2  | 0,-8  | 0,-4  |
        | 0,-8  | 1,-3  | 0,-6  |

    @FAILPASS.direction @FAILPASS.past-one
    Scenario Outline: Of two hexes equally near the line from <from> through <at> the left one <to> is taken
      Given D1 stands on <from>
      And M1 stands on <at>
      And D1 has the ball
      When red rolls d6 1, d3 2 to pass D1 to M1
      Then the ball lies loose on <to>

      Examples:
        | from | at    | to    |
        | 0,-4 | 2,-4  | 3,-3  |
        | 0,-4 | -2,-4 | -3,-5 |

    @FAILPASS.direction @FAILPASS.past-two
    Scenario: Two hexes past a man two hexes beside there is no choice between hexes
      Given D1 stands on 0,-4
      And M1 stands on 2,-4
      And D1 has the ball
      When red rolls d6 2, d3 1 to pass D1 to M1
      Then the ball lies loose on 4,-4

    @FAILPASS.direction @FAILPASS.short-two @FAILPASS.past-one @FAILPASS.past-two
    Scenario Outline: The landing hexes of a pass from <from> to <to> are <hexes>
      When the question failed-pass is asked of {"from": [<from>], "to": [<to>]}
      Then the answer is <hexes>

      Examples:
        | from | to    | hexes |
        | 0,-8 | 0,-2  | [{"hex": [0,2], "line": null}, {"hex": [0,0], "line": null}, {"hex": [0,-6], "line": null}] |
        | 0,-4 | 4,-4  | [{"hex": [4,-4], "line": null}, {"hex": [4,-4], "line": null}, {"hex": [2,-4], "line": null}] |
        | 0,12 | 0,16  | [{"hex": [0,20], "line": "end"}, {"hex": [0,18], "line": "end"}, {"hex": [0,12], "line": null}] |

  Rule: One D3 follows a pass that fails, none a pass that does not

    @FAILPASS.d3
    Scenario: After a pass die that fails a D3 is needed
      Given D1 stands on 0,-8
      And M1 stands on 0,-2
      And D1 has the ball
      When red rolls d6 3 to pass D1 to M1
      Then it needs a d3 for failed-pass
      And the die may show 1, 2 and 3, each as likely
      When red rolls d6 3, d3 2 to pass D1 to M1
      Then the ball lies loose on 0,0

    @PASS.attempt
    Scenario Outline: A D3 does not follow a good pass and is asked only once: <script>
      Given D1 stands on 0,-8
      And M1 stands on 0,-2
      And D1 has the ball
      When red rolls <script> to pass D1 to M1
      Then it is an error of kind <kind>
      When red rolls d6 4, d6 4 to pass D1 to M1
      Then M1 has the ball

      Examples:
        | script           | kind            |
        | d6 4, d3 1       | chance-mismatch |
        | d6 4, d6 4, d3 1 | chance-left     |
        | d6 3, d3 1, d3 1 | chance-left     |
        | d6 3, d3 0       | chance-mismatch |

    @FAILPASS.d3 @FAILPASS.direction
    Scenario: The odds of a pass back that never gets there
      Given D1 stands on 0,0
      And M1 stands on 0,-12
      And D1 has the ball
      When the odds of the loose ball are asked for red to pass D1 to M1
      Then the odds are
        | the loose ball | p   |
        | 0,-8           | 1/3 |
        | 0,-14          | 1/3 |
        | nowhere        | 1/3 |
      When red rolls d6 6, d3 1 to pass D1 to M1
      Then these may act: red (leave, receive)

  Rule: A failed pass never goes behind the passer

    @FAILPASS.short-two @FAILPASS.receive-attempt
    Scenario Outline: A pass to <at> that falls two short stays in the passer's hex, where a die of <die> controls it
      Given D1 stands on 0,-8
      And M1 stands on <at>
      And D1 has the ball
      When red rolls d6 1, d3 3 to pass D1 to M1
      Then these may act: red (leave, receive)
      When red rolls d6 <die> to receive
      Then D1 has the ball
      And it is blue's activation

      Examples:
        | at    | die |
        | 0,-6  | 2   |
        | 0,-4  | 2   |
        | 1,-5  | 6   |
        | 0,-10 | 2   |

    @FAILPASS.short-two @FAILPASS.receive-attempt @SCATTER.ahead-one
    Scenario Outline: A passer in whose hex the ball stayed drops it with a 1 and it scatters to <to>
      Given D1 stands on 0,-8
      And M1 stands on 2,-8
      And D1 has the ball
      When red rolls d6 2, d3 3 to pass D1 to M1
      Then these may act: red (leave, receive)
      When red rolls d6 1, d3 <d3> to receive
      Then the ball lies loose on <to>

      Examples:
        | d3 | to    |
        | 1  | -1,-7 |
        | 2  | 1,-7  |
        | 3  | 0,-6  |

  Rule: Whoever stands where it lands may try to receive it

    @FAILPASS.receive-attempt
    Scenario Outline: <man> on the landing hex 0,2 controls a failed pass from 0,-8 with <deed>
      Given D1 stands on 0,-8
      And M1 stands on 0,-2
      And <man> stands on 0,2
      And F3, D3 had their turn
      And D1 has the ball
      When red rolls d6 3, d3 1 to pass D1 to M1
      Then these may act: <seat> (leave, receive)
      When <seat> <deed>
      Then <man> has the ball
      And <man> stands on 0,2
      And it is blue's activation

      Examples:
        | man | seat | deed                  |
        | M2  | red  | rolls d6 5 to receive |
        | F2  | red  | rolls d6 6 to receive |

    @FAILPASS.receive-attempt @FAILPASS.any-team
    Scenario Outline: The opponent <man> on the landing hex 0,2 controls a failed pass from 0,-8 with <deed>
      Given D1 stands on 0,-8
      And M1 stands on 0,-2
      And <man> stands on 0,2
      And F3, D3, M3 had their turn
      And D1 has the ball
      When red rolls d6 3, d3 1 to pass D1 to M1
      Then these may act: blue (leave, receive)
      When blue <deed>
      Then <man> has the ball
      And it is blue's activation

      Examples:
        | man | deed                  |
        | F3  | rolls d6 5 to receive |
        | M3  | plays receive         |
        | D3  | plays receive         |

    @FAILPASS.receive-attempt
    Scenario Outline: <man> on the landing hex 0,2 drops a failed pass from 0,-8 with <die>, and it goes ahead of him to <to>
      Given D1 stands on 0,-8
      And M1 stands on 0,-2
      And <man> stands on 0,2
      And F3 had their turn
      And D1 has the ball
      When red rolls d6 3, d3 1 to pass D1 to M1
      Then these may act: <seat> (leave, receive)
      When <seat> rolls d6 <die>, d3 3 to receive
      Then the ball lies loose on <to>

      Examples:
        | man | seat | die | to  |
        | M2  | red  | 4   | 0,4 |
        | F2  | red  | 5   | 0,4 |
        | F3  | blue | 4   | 0,0 |

    @FAILPASS.receive-attempt
    Scenario Outline: A man <far> hexes from the passer receives a failed pass on the row of six
      Given D1 stands on 0,-8
      And M1 stands on 0,4
      And M2 stands on <at>
      And D1 has the ball
      When red rolls d6 5, d3 <d3> to pass D1 to M1
      Then these may act: red (leave, receive)
      When red rolls d6 <die><rest> to receive
      Then the position has <holder> at /holder

      Examples:
        | far   | at  | d3 | die | rest   | holder |
        | seven | 0,6 | 2  | 6   |        | "M2"   |
        | seven | 0,6 | 2  | 5   | , d3 1 | null   |
        | eight | 0,8 | 1  | 6   |        | "M2"   |
        | eight | 0,8 | 1  | 5   | , d3 1 | null   |

    @FAILPASS.receive-attempt
    Scenario Outline: The man of <seat> on the landing hex may leave the ball there
      Given D1 stands on 0,-8
      And M1 stands on 0,-2
      And <man> stands on 0,2
      And F3 had their turn
      And D1 has the ball
      When red rolls d6 3, d3 1 to pass D1 to M1
      Then <seat> has exactly these actions
        | action  |
        | receive |
        | leave   |
      When <seat> plays leave
      Then the ball lies loose on 0,2
      And <man> stands on 0,2
      And it is blue's activation

      Examples:
        | seat | man |
        | red  | M2  |
        | blue | F3  |

    @FAILPASS.receive-attempt
    Scenario: Only the coach of the man on the landing hex may have it received
      Given D1 stands on 0,-8
      And M1 stands on 0,-2
      And M2 stands on 0,2
      And D1 has the ball
      When red rolls d6 3, d3 1 to pass D1 to M1
      Then these may act: red (leave, receive)
      And blue cannot receive
      And blue cannot leave
      When red rolls d6 5 to receive
      Then M2 has the ball

    @FAILPASS.d3
    Scenario: Nobody is asked next to the landing hex
      Given D1 stands on 0,-8
      And M1 stands on 0,-2
      And M2 stands on 0,4
      And D1 has the ball
      When red rolls d6 3, d3 1 to pass D1 to M1
      Then the ball lies loose on 0,2
      And it is blue's activation

  Rule: A failed pass over the side line

    @FAILPASS.direction @FAILPASS.receive-attempt
    Scenario Outline: Under stop-inside an overrun on <d3> stops on the receiver at the side line, who may try after all
      Given the reading TS-A49 is stop-inside
      And D1 stands on 0,-4
      And M1 stands on 4,-4
      And D1 has the ball
      When red rolls d6 3, d3 <d3> to pass D1 to M1
      Then these may act: red (leave, receive)
      When red rolls d6 <die><rest> to receive
      Then the position has <holder> at /holder

      Examples:
        | d3 | die | rest   | holder |
        | 1  | 4   |        | "M1"   |
        | 2  | 4   |        | "M1"   |
        | 2  | 3   | , d3 1 | null   |

    @FAILPASS.direction @FAILPASS.past-two
    Scenario: Under stop-inside an overrun of two that is off the side stops one past the receiver
      Given D1 stands on 1,-5
      And M1 stands on 3,-5
      And D1 has the ball
      When red rolls d6 2, d3 1 to pass D1 to M1
      Then the ball lies loose on 4,-4

    @FAILPASS.d3
    Scenario Outline: Under <reading> an overrun off the side on <d3> gives the nearest opponent the ball
      Given the reading TS-A49 is <reading>
      And D1 stands on 0,-4
      And M1 stands on 4,-4
      And D1 has the ball
      When red rolls d6 3, d3 <d3> to pass D1 to M1
      Then D3 has the ball
      And D3 stands on 4,6
      And it is blue's activation

      Examples:
        | reading     | d3 |
        | overrun-out | 1  |
        | overrun-out | 2  |
        | throw-in    | 1  |
        | throw-in    | 2  |

    @FAILPASS.short-two
    Scenario Outline: Under <reading> a pass that falls short of the side line lies loose on 2,-4
      Given the reading TS-A49 is <reading>
      And D1 stands on 0,-4
      And M1 stands on 4,-4
      And D1 has the ball
      When red rolls d6 3, d3 3 to pass D1 to M1
      Then the ball lies loose on 2,-4

      Examples:
        | reading     |
        | stop-inside |
        | overrun-out |
        | throw-in    |
        | reroll      |

    @FAILPASS.d3
    Scenario Outline: Of equally near opponents the first in order has a ball that went off the side, whether <reading>
      Given the reading TS-A49 is <reading>
      And D1 stands on 0,-4
      And M1 stands on 4,-4
      And F3 stands on 3,3
      And M3 stands on 4,4
      And M4 stands on 3,5
      And D1 has the ball
      When red rolls d6 3, d3 2 to pass D1 to M1
      Then F3 has the ball
      And F3 stands on 3,3

      Examples:
        | reading     |
        | overrun-out |
        | throw-in    |

    @FAILPASS.d3
    Scenario: Under reroll a failed pass to the side line can only fall short
      Given the reading TS-A49 is reroll
      And D1 stands on 0,-4
      And M1 stands on 4,-4
      And D1 has the ball
      When red rolls d6 3 to pass D1 to M1
      Then it needs a d3 for failed-pass
      And the die may show 3, each as likely
      When red rolls d6 3, d3 1 to pass D1 to M1
      Then it is an error of kind chance-mismatch
      When red rolls d6 3, d3 3 to pass D1 to M1
      Then the ball lies loose on 2,-4

    @FAILPASS.d3
    Scenario: Under reroll a failed pass one hex from the side line cannot go two past
      Given the reading TS-A49 is reroll
      And D1 stands on 1,-5
      And M1 stands on 3,-5
      And D1 has the ball
      When red rolls d6 2 to pass D1 to M1
      Then the die may show 2 and 3, each as likely
      When red rolls d6 2, d3 2 to pass D1 to M1
      Then the ball lies loose on 4,-4

  Rule: A failed pass over the end line

    @FAILPASS.direction
    Scenario Outline: A failed pass from <from> to <at> that goes over the end on <d3> is the goalie's
      Given D1 stands on <from>
      And M1 stands on <at>
      And D1 has the ball
      When red rolls d6 2, d3 <d3> to pass D1 to M1
      Then G1 has the ball
      And G1 stands on 0,-16
      And the score is red 0, blue 0
      And it is blue's activation

      Examples:
        | from  | at    | d3 |
        | 2,-12 | 2,-16 | 1  |
        | 2,-12 | 2,-16 | 2  |

      Examples: a goal hex is over the end line and no goal
        | from  | at    | d3 |
        | 1,-13 | 1,-15 | 2  |

      Examples: off the side and over the end at once
        | from  | at    | d3 |
        | 2,-14 | 3,-15 | 1  |

    @FAILPASS.past-one
    Scenario: One hex past the last but one row a failed pass is still on the field
      Given D1 stands on 2,-14
      And M1 stands on 3,-15
      And D1 has the ball
      When red rolls d6 2, d3 2 to pass D1 to M1
      Then the ball lies loose on 4,-16

    @FAILPASS.direction
    Scenario: Without a goalie a failed pass over the end lies loose before Center
      Given G1 has been caught twice before
      And G1 has been sent off
      And D1 stands on 2,-12
      And M1 stands on 2,-16
      And D1 has the ball
      When red rolls d6 2, d3 2 to pass D1 to M1
      Then the ball lies loose on 0,-16

    @FAILPASS.receive-attempt
    Scenario: Under stop-inside a failed pass over the end stops on the receiver in the last row
      Given the reading TS-A50 is stop-inside
      And D1 stands on 2,-12
      And M1 stands on 2,-16
      And D1 has the ball
      When red rolls d6 3, d3 2 to pass D1 to M1
      Then these may act: red (leave, receive)
      When red plays receive
      Then M1 has the ball

    @FAILPASS.direction
    Scenario Outline: Under corner a defender's failed pass over his own end from <from> to <at> is a corner for <taker>
      Given the reading TS-A50 is corner
      And D1 stands on <from>
      And M1 stands on <at>
      And G1 stands on 1,-13
      And F3 stands on 4,0
      And M3 stands on -4,0
      And D1 has the ball
      When red rolls d6 2, d3 2 to pass D1 to M1
      Then <taker> has the ball
      And F3 stands on 4,0
      And M3 stands on -4,0
      And it is blue's activation

      Examples:
        | from   | at     | taker |
        | 2,-12  | 2,-16  | F3    |
        | -2,-12 | -2,-16 | M3    |
        | 0,-12  | 0,-16  | F3    |

    @FAILPASS.direction
    Scenario: Under corner an attacker's failed pass over the end is the goalie's
      Given the reading TS-A50 is corner
      And the class M has the skills Receive, Tackle, Steal
      And M2 stands on 2,12
      And F1 stands on 2,16
      And F3 stands on 4,2
      And M3 stands on -4,4
      And D2 stands on 4,4
      And M2 has the ball
      When red rolls d6 2, d3 2 to pass M2 to F1
      Then G2 has the ball
      And G2 stands on 0,16
