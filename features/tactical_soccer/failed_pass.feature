Feature: Failed passes
  A failed pass lands on the line through its receiver. A D3 decides how far the ball goes.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: A D3 moves a failed pass along its line

    @FAILPASS.direction @FAILPASS.d3 @FAILPASS.past-two @case:on-a-d3-of-1-a-failed-pass-lands-two-hexes-past-the-receiver
    Scenario Outline: On a D3 of 1, a failed pass lands two hexes beyond the receiver
      Given red's D1 stands on <from>
      And red's M1 stands on <at>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 1 and 1 on the d3
      Then the ball lies loose on <to>
      And it is blue's activation

      Examples:
        | from  | at   | to    |
        | 0,-8  | 0,-2 | 0,2   |
        | 0,-8  | 0,-6 | 0,-2  |
        | 0,-8  | 0,4  | 0,8   |
        | -2,-8 | 1,-5 | 3,-3  |
        | -2,0  | 1,-3 | 3,-5  |
        | 0,-2  | 0,-8 | 0,-12 |
        | 0,-8  | 1,-3 | 2,0   |

    @FAILPASS.direction @FAILPASS.d3 @FAILPASS.past-one @case:on-a-d3-of-2-a-failed-pass-lands-one-hex-past-the-receiver
    Scenario Outline: On a D3 of 2, a failed pass lands one hex beyond the receiver
      Given red's D1 stands on <from>
      And red's M1 stands on <at>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 1 and 2 on the d3
      Then the ball lies loose on <to>

      Examples:
        | from  | at   | to    |
        | 0,-8  | 0,-2 | 0,0   |
        | 0,-8  | 0,-6 | 0,-4  |
        | 0,-8  | 0,4  | 0,6   |
        | -2,-8 | 1,-5 | 2,-4  |
        | -2,0  | 1,-3 | 2,-4  |
        | 0,-2  | 0,-8 | 0,-10 |
        | 0,-8  | 1,-3 | 1,-1  |

    @FAILPASS.direction @FAILPASS.d3 @FAILPASS.short-two @case:on-a-d3-of-3-a-failed-pass-lands-two-hexes-before-the-receiver
    Scenario Outline: On a D3 of 3, a failed pass lands two hexes before the receiver
      Given red's D1 stands on <from>
      And red's M1 stands on <at>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 1 and 3 on the d3
      Then the ball lies loose on <to>

      Examples:
        | from  | at   | to    |
        | 0,-8  | 0,-2 | 0,-6  |
        | 0,-8  | 0,2  | 0,-2  |
        | 0,-8  | 0,4  | 0,0   |
        | -2,-8 | 1,-5 | -1,-7 |
        | -2,0  | 1,-3 | -1,-1 |
        | 0,-2  | 0,-8 | 0,-4  |
        | 0,-8  | 1,-3 | 0,-6  |

    @FAILPASS.direction @FAILPASS.past-one @case:of-two-hexes-equally-near-the-line-of-the-pass-the-left-one-is-taken
    Scenario Outline: Of two equally near hexes, a failed pass lands on the left one
      Given red's D1 stands on <from>
      And red's M1 stands on <at>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 1 and 2 on the d3
      Then the ball lies loose on <to>

      Examples:
        | from | at    | to    |
        | 0,-4 | 2,-4  | 3,-3  |
        | 0,-4 | -2,-4 | -3,-5 |

    @FAILPASS.direction @FAILPASS.past-two @case:two-hexes-past-a-man-two-hexes-beside-there-is-no-choice-between-hexes
    Scenario: A D3 of 1 gives a failed pass across the pitch one landing hex
      Given red's D1 stands on 0,-4
      And red's M1 stands on 2,-4
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 2 and 1 on the d3
      Then the ball lies loose on 4,-4

    @FAILPASS.direction @FAILPASS.short-two @FAILPASS.past-one @FAILPASS.past-two @case:the-landing-hexes-of-a-pass-follow-from-its-line
    Scenario Outline: The lookup gives the hex where a failed pass lands for each D3 value
      When the landing hexes of a failed pass from <from> to <to> are looked up
      Then with a 1, a 2 and a 3 the ball lands on <one>, on <two> and on <three>

      Examples:
        | from | to   | one               | two               | three |
        | 0,-8 | 0,-2 | 0,2               | 0,0               | 0,-6  |
        | 0,-4 | 4,-4 | 4,-4              | 4,-4              | 2,-4  |
        | 0,12 | 0,16 | 0,20 over the end | 0,18 over the end | 0,12  |

    @FAILPASS.direction @FAILPASS.past-one @FAILPASS.past-two @case:under-reroll-a-landing-that-cannot-come-up-is-told-as-if-the-ball-stopped-inside
    Scenario: Under TS-A49 reroll, the lookup gives no landing hex beyond the side line
      Given the reading TS-A49 is reroll
      When the landing hexes of a failed pass from 0,-4 to 4,-4 are looked up
      Then with a 1, a 2 and a 3 the ball lands on 4,-4, on 4,-4 and on 2,-4

    @FAILPASS.past-one @FAILPASS.direction @case:of-two-equally-near-hexes-one-on-the-field-is-taken-else-the-left-one
    Scenario Outline: Of two equally near landing hexes, a failed pass takes the on-pitch one
      When the landing hexes of a failed pass from <from> to <to> are looked up
      Then with a 1, a 2 and a 3 the ball lands on <one>, on <two> and on <three>

      Examples:
        | case                            | from  | to   | one   | two   | three |
        | to the right, the left one off  | -2,16 | 0,16 | 2,16  | 1,15  | -2,16 |
        | its mirror image                | 2,16  | 0,16 | -2,16 | -1,15 | 2,16  |
        | to the right, both on the field | -2,4  | 0,4  | 2,4   | 1,5   | -2,4  |
        | to the left, both on the field  | 2,4   | 0,4  | -2,4  | -1,3  | 2,4   |

  Rule: One D3 follows a pass that fails, and no other pass

    @FAILPASS.d3 @case:after-a-pass-die-that-fails-a-d3-is-needed
    Scenario: A pass die that fails is followed by a D3
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And red's D1 has the ball
      When red's D1 passes to red's M1: the die shows 3
      Then a d3 is to be rolled for the failed pass
      And the die may show 1, 2 and 3, each as likely
      When red's D1 passes to red's M1: the dice show 3 and 2 on the d3
      Then the ball lies loose on 0,0

    @FAILPASS.d3 @FAILPASS.direction @case:the-odds-of-a-pass-back-that-never-gets-there
    Scenario: A pass back over six hexes fails with every die
      Given red's D1 stands on 0,0
      And red's M1 stands on 0,-12
      And red's D1 has the ball
      When the odds of the loose ball are asked for red to pass from D1 to M1
      Then the odds are
        | the loose ball | p   |
        | 0,-8           | 1/3 |
        | 0,-14          | 1/3 |
        | nowhere        | 1/3 |
      When red's D1 passes to red's M1: the dice show 6 and 1 on the d3
      Then these may act: red (leave, receive)

    @PASS.attempt @case:a-d3-does-not-follow-a-good-pass-and-is-asked-only-once
    Scenario Outline: A good pass takes no D3, and a failed pass takes one D3
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show <script>
      Then it is an error of kind <kind>
      When red's D1 passes to red's M1: the dice show 4 and 4
      Then red's M1 has the ball

      Examples:
        | script                         | kind            |
        | 4 and 1 on the d3              | chance-mismatch |
        | 4, 4 and 1 on the d3           | chance-left     |
        | 3, 1 on the d3 and 1 on the d3 | chance-left     |
        | 3 and 0 on the d3              | chance-mismatch |

  Rule: A failed pass never goes behind the passer

    @FAILPASS.short-two @FAILPASS.receive-attempt @case:a-pass-that-falls-two-short-stays-in-the-passers-hex-where-he-may-control-it
    Scenario Outline: If a failed pass lands on its passer, he may try to receive it
      Given red's D1 stands on 0,-8
      And red's M1 stands on <at>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 1 and 3 on the d3
      Then these may act: red (leave, receive)
      When red goes for the ball: the die shows <die>
      Then red's D1 has the ball
      And it is blue's activation

      Examples:
        | at    | die |
        | 0,-6  | 2   |
        | 0,-4  | 2   |
        | 1,-5  | 6   |
        | 0,-10 | 2   |

    @FAILPASS.short-two @FAILPASS.receive-attempt @SCATTER.ahead-one @case:a-passer-in-whose-hex-the-ball-stayed-drops-it-with-a-1-and-it-scatters
    Scenario Outline: A passer fails with a 1 to receive a failed pass in his hex
      Given red's D1 stands on 0,-8
      And red's M1 stands on 2,-8
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 2 and 3 on the d3
      Then these may act: red (leave, receive)
      When red goes for the ball: the dice show 1 and <d3> on the d3
      Then the ball lies loose on <to>

      Examples:
        | d3 | to    |
        | 1  | -1,-7 |
        | 2  | 1,-7  |
        | 3  | 0,-6  |

  Rule: A man on the landing hex may try to receive the ball

    @FAILPASS.receive-attempt @case:a-team-mate-on-the-landing-hex-controls-a-failed-pass-from-0-minus-8-with-his-die
    Scenario Outline: A failed pass that lands on a team-mate can be received by him
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And red's <man> stands on 0,2
      And blue's F3 and D3 have had their turn
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then these may act: <seat> (leave, receive)
      When <seat> goes for the ball: the die shows <die>
      Then red's <man> has the ball
      And red's <man> stands on 0,2
      And it is blue's activation

      Examples:
        | man | seat | die |
        | M2  | red  | 5   |
        | F2  | red  | 6   |

    @FAILPASS.receive-attempt @FAILPASS.any-team @case:an-opponent-on-the-landing-hex-controls-a-failed-pass-from-0-minus-8
    Scenario Outline: An opponent can receive a failed pass from 0,-8 that lands on him
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's <man> stands on 0,2
      And blue's F3, D3 and M3 have had their turn
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then these may act: blue (leave, receive)
      When blue <goes>
      Then blue's <man> has the ball
      And it is blue's activation

      Examples:
        | man | goes                               |
        | F3  | goes for the ball: the die shows 5 |
        | M3  | goes for the ball                  |
        | D3  | goes for the ball                  |

    @FAILPASS.receive-attempt @case:a-man-on-the-landing-hex-drops-a-failed-pass-from-0-minus-8-and-it-goes-ahead-of-him
    Scenario Outline: A man on the landing hex fails to receive the ball, which scatters ahead
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And <seat>'s <man> stands on 0,2
      And blue's F3 has had his turn
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then these may act: <seat> (leave, receive)
      When <seat> goes for the ball: the dice show <die> and 3 on the d3
      Then the ball lies loose on <to>

      Examples:
        | man | seat | die | to  |
        | M2  | red  | 4   | 0,4 |
        | F2  | red  | 5   | 0,4 |
        | F3  | blue | 4   | 0,0 |

    @FAILPASS.receive-attempt @case:a-man-seven-or-eight-hexes-from-the-passer-receives-a-failed-pass-on-the-row-of-six
    Scenario Outline: A failed pass that lands seven or eight hexes away uses table row six
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,4
      And red's M2 stands on <at>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 5 and <d3> on the d3
      Then these may act: red (leave, receive)
      When red goes for the ball: the dice show <dice>
      Then the holder is <holder>

      Examples:
        | at  | d3 | dice              | holder   |
        | 0,6 | 2  | 6                 | red's M2 |
        | 0,6 | 2  | 5 and 1 on the d3 | nobody   |
        | 0,8 | 1  | 6                 | red's M2 |
        | 0,8 | 1  | 5 and 1 on the d3 | nobody   |

    @FAILPASS.receive-attempt @case:a-man-of-either-side-on-the-landing-hex-may-leave-the-ball-there
    Scenario Outline: A man of either side on the landing hex may leave the ball there
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And <seat>'s <man> stands on 0,2
      And blue's F3 has had his turn
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then <seat> has exactly these actions
        | action          |
        | go for the ball |
        | leave the ball  |
      When <seat> leaves the ball
      Then the ball lies loose on 0,2
      And <seat>'s <man> stands on 0,2
      And it is blue's activation

      Examples:
        | seat | man |
        | red  | M2  |
        | blue | F3  |

    @FAILPASS.receive-attempt @case:only-the-coach-of-the-man-on-the-landing-hex-may-have-it-received
    Scenario: Only a man's own coach decides that he receives a landed ball
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And red's M2 stands on 0,2
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then these may act: red (leave, receive)
      And blue cannot go for the ball
      And blue cannot leave the ball
      When red goes for the ball: the die shows 5
      Then red's M2 has the ball

    @FAILPASS.d3 @case:nobody-is-asked-next-to-the-landing-hex
    Scenario: A man next to the landing hex cannot receive the ball
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And red's M2 stands on 0,4
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then the ball lies loose on 0,2
      And it is blue's activation

  Rule: A failed pass over the side line

    @FAILPASS.direction @FAILPASS.receive-attempt @case:under-stop-inside-an-overrun-stops-on-the-receiver-at-the-side-line-who-may-try-after-all
    Scenario Outline: Under TS-A49 stop-inside, a pass beyond the side line stops at the receiver
      Given the reading TS-A49 is stop-inside
      And red's D1 stands on 0,-4
      And red's M1 stands on 4,-4
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and <d3> on the d3
      Then these may act: red (leave, receive)
      When red goes for the ball: the dice show <dice>
      Then the holder is <holder>

      Examples:
        | d3 | dice              | holder   |
        | 1  | 4                 | red's M1 |
        | 2  | 4                 | red's M1 |
        | 2  | 3 and 1 on the d3 | nobody   |

    @FAILPASS.direction @FAILPASS.past-two @case:under-stop-inside-an-overrun-of-two-that-is-off-the-side-stops-one-past-the-receiver
    Scenario: Under TS-A49 stop-inside, a pass over the side stops one hex past the receiver
      Given red's D1 stands on 1,-5
      And red's M1 stands on 3,-5
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 2 and 1 on the d3
      Then the ball lies loose on 4,-4

    @FAILPASS.d3 @case:where-a-ball-over-the-side-is-out-an-overrun-gives-the-nearest-opponent-the-ball
    Scenario Outline: Under TS-A49, an overlong pass over the side line goes to the nearest opponent
      Given the reading TS-A49 is <reading>
      And red's D1 stands on 0,-4
      And red's M1 stands on 4,-4
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and <d3> on the d3
      Then blue's D3 has the ball
      And blue's D3 stands on 4,6
      And it is blue's activation

      Examples:
        | reading     | d3 |
        | overrun-out | 1  |
        | overrun-out | 2  |
        | throw-in    | 1  |
        | throw-in    | 2  |

    @FAILPASS.short-two @case:where-a-ball-over-the-side-is-kept-in-or-rolled-again-a-pass-that-falls-short-lies-loose-on-2-minus-4
    Scenario Outline: Under each reading of TS-A49, a pass that falls short lies loose on 2,-4
      Given the reading TS-A49 is <reading>
      And red's D1 stands on 0,-4
      And red's M1 stands on 4,-4
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 3 on the d3
      Then the ball lies loose on 2,-4

      Examples:
        | reading     |
        | stop-inside |
        | overrun-out |
        | throw-in    |
        | reroll      |

    @FAILPASS.d3 @case:of-equally-near-opponents-the-first-in-order-has-a-ball-that-went-off-the-side
    Scenario Outline: Under TS-A49, the first listed of equally near opponents gets the ball
      Given the reading TS-A49 is <reading>
      And red's D1 stands on 0,-4
      And red's M1 stands on 4,-4
      And blue's F3 stands on 3,3
      And blue's M3 stands on 4,4
      And blue's M4 stands on 3,5
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 2 on the d3
      Then blue's F3 has the ball
      And blue's F3 stands on 3,3

      Examples:
        | reading     |
        | overrun-out |
        | throw-in    |

    @FAILPASS.d3 @case:under-reroll-a-failed-pass-one-hex-from-the-side-line-cannot-go-two-past
    Scenario: Under TS-A49 reroll, a D3 that would land beyond the side line cannot occur
      Given the reading TS-A49 is reroll
      And red's D1 stands on 1,-5
      And red's M1 stands on 3,-5
      And red's D1 has the ball
      When red's D1 passes to red's M1: the die shows 2
      Then the die may show 2 and 3, each as likely
      When red's D1 passes to red's M1: the dice show 2 and 2 on the d3
      Then the ball lies loose on 4,-4

    @FAILPASS.d3 @case:under-reroll-a-failed-pass-to-the-side-line-can-only-fall-short
    Scenario: Under TS-A49 reroll, a failed pass to the side line always falls short
      Given the reading TS-A49 is reroll
      And red's D1 stands on 0,-4
      And red's M1 stands on 4,-4
      And red's D1 has the ball
      When red's D1 passes to red's M1: the die shows 3
      Then a d3 is to be rolled for the failed pass
      And the die may show 3, each as likely
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then it is an error of kind chance-mismatch
      When red's D1 passes to red's M1: the dice show 3 and 3 on the d3
      Then the ball lies loose on 2,-4

  Rule: A failed pass over the end line

    @FAILPASS.direction @case:a-failed-pass-that-goes-over-the-end-is-the-goalies
    Scenario Outline: A failed pass that crosses the end line goes to the goalie
      Given red's D1 stands on <from>
      And red's M1 stands on <at>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 2 and <d3> on the d3
      Then red's G1 has the ball
      And red's G1 stands on 0,-16
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

    @FAILPASS.past-one @case:one-hex-past-the-last-but-one-row-a-failed-pass-is-still-on-the-field
    Scenario: A failed pass that ends in the last row stays in play
      Given red's D1 stands on 2,-14
      And red's M1 stands on 3,-15
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 2 and 2 on the d3
      Then the ball lies loose on 4,-16

    @FAILPASS.direction @case:without-a-goalie-a-failed-pass-over-the-end-lies-loose-before-center
    Scenario: Without a goalie, a failed pass over the end lies before goal hex Center
      Given it is half 1, turn 3
      And red's G1 has been caught twice before
      And red's G1 has been sent off
      And red's D1 stands on 2,-12
      And red's M1 stands on 2,-16
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 2 and 2 on the d3
      Then the ball lies loose on 0,-16

    @FAILPASS.receive-attempt @case:under-stop-inside-a-failed-pass-over-the-end-stops-on-the-receiver-in-the-last-row
    Scenario: Under TS-A50 stop-inside, a pass over the end stops on the receiver
      Given the reading TS-A50 is stop-inside
      And red's D1 stands on 2,-12
      And red's M1 stands on 2,-16
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 2 on the d3
      Then these may act: red (leave, receive)
      When red goes for the ball
      Then red's M1 has the ball

    @FAILPASS.direction @case:under-corner-a-defenders-failed-pass-over-his-own-end-is-a-corner-for-the-nearest-opponent
    Scenario Outline: Under TS-A50 corner, a defender's pass over his end gives a corner
      Given the reading TS-A50 is corner
      And red's D1 stands on <from>
      And red's M1 stands on <at>
      And red's G1 stands on 1,-13
      And blue's F3 stands on 4,0
      And blue's M3 stands on -4,0
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 2 and 2 on the d3
      Then blue's <taker> has the ball
      And blue's F3 stands on 4,0
      And blue's M3 stands on -4,0
      And it is blue's activation

      Examples:
        | from   | at     | taker |
        | 2,-12  | 2,-16  | F3    |
        | -2,-12 | -2,-16 | M3    |
        | 0,-12  | 0,-16  | F3    |
        | -1,-11 | -1,-15 | M3    |
        | 1,-11  | 1,-15  | F3    |

    @FAILPASS.direction @case:under-corner-the-other-end-has-its-corners-too-and-behind-the-middle-the-left-one-as-red-sees-it
    Scenario Outline: Under TS-A50 corner, a pass over blue's end gives red a corner
      Given the reading TS-A50 is corner
      And blue is First coach
      And it is blue's activation
      And blue's D2 stands on <from>
      And blue's M3 stands on <at>
      And blue's G2 stands on 1,13
      And red's F1 stands on 4,0
      And red's F2 stands on -4,0
      And blue's D2 has the ball
      When blue's D2 passes to blue's M3: the dice show 2 and 2 on the d3
      Then red's <taker> has the ball

      Examples:
        | from  | at    | taker |
        | 2,12  | 2,16  | F1    |
        | -2,12 | -2,16 | F2    |
        | 0,12  | 0,16  | F2    |
        | -1,11 | -1,15 | F2    |

    @FAILPASS.direction @case:under-corner-an-attackers-failed-pass-over-the-end-is-the-goalies
    Scenario: Under TS-A50 corner, an attacker's pass over the end goes to the goalie
      Given the reading TS-A50 is corner
      And the class M has the skills Receive, Tackle, Steal
      And red's M2 stands on 2,12
      And red's F1 stands on 2,16
      And blue's F3 stands on 4,2
      And blue's M3 stands on -4,4
      And blue's D2 stands on 4,4
      And red's M2 has the ball
      When red's M2 passes to red's F1: the dice show 2 and 2 on the d3
      Then blue's G2 has the ball
      And blue's G2 stands on 0,16

  Rule: Failed passes in a goal, along an end, or without a receiver

    @FAILPASS.receive-attempt @FAILPASS.short-two @case:a-failed-pass-stays-with-a-goalie-in-his-goal-as-with-anybody
    Scenario: A failed pass may come back to a goalie in his own goal
      Given the class G has the skills Goalie, Receive and Save
      And red's G1 stands on 0,-18
      And red's M1 stands on 0,-16
      And red's G1 has the ball
      When red's G1 passes to red's M1: the dice show 1 and 3 on the d3
      Then these may act: red (leave, receive)
      When red goes for the ball: the die shows 2
      Then red's G1 has the ball

    @FAILPASS.direction @FAILPASS.short-two @FAILPASS.past-one @FAILPASS.past-two @case:the-landing-hexes-of-a-pass-out-of-a-goal-and-of-one-along-an-end
    Scenario Outline: The lookup gives landing hexes for passes from a goal or along an end
      Given the reading TS-A49 is throw-in
      When the landing hexes of a failed pass from <from> to <to> are looked up
      Then with a 1, a 2 and a 3 the ball lands on <one>, on <two> and on <three>

      Examples:
        | case                  | from  | to    | one                | two               | three |
        | to the next hex       | 0,-18 | 0,-16 | 0,-12              | 0,-14             | 0,-18 |
        | two hexes             | 0,18  | 0,14  | 0,10               | 0,12              | 0,18  |
        | level with the end    | 2,16  | 4,16  | 6,16 over the side | 5,17 over the end | 2,16  |

    @FAILPASS.direction @case:a-pass-goes-to-another-hex
    Scenario: A query for a failed pass to the passer's own hex is an error
      When the landing hexes of a failed pass from 0,-8 to 0,-2 are looked up
      Then with a 1, a 2 and a 3 the ball lands on 0,2, on 0,0 and on 0,-6
      When the landing hexes of a failed pass from 0,-8 to 0,-8 are looked up
      Then it is an error of kind bad-request

    @FAILPASS.direction @case:under-corner-the-nearest-to-the-corner-on-the-side-where-the-ball-went-has-it
    Scenario Outline: Under TS-A50 corner, the attacker nearest to the corner gets the ball
      Given the reading TS-A50 is corner
      And blue is First coach
      And it is blue's activation
      And blue's D2 stands on <from>
      And blue's M3 stands on <at>
      And blue's G2 stands on 1,13
      And red's F1 stands on -2,12
      And red's M1 stands on <near>
      And red's F2 stands on 2,12
      And red's F1, F2 and M1 have had their turn
      And blue's D2 has the ball
      When blue's D2 passes to blue's M3: the dice show 2 and 2 on the d3
      Then red's <taker> has the ball

      Examples:
        | case                | from  | at    | near  | taker |
        | left of the middle  | -1,11 | -1,15 | -4,12 | M1    |
        | straight behind it  | 0,12  | 0,16  | -4,12 | M1    |
        | right of the middle | 1,11  | 1,15  | 4,12  | M1    |

    @FAILPASS.direction @case:under-corner-the-goalie-has-the-ball-where-no-opponent-is-left-to-take-a-corner
    Scenario: Under TS-A50 corner, the goalie has the ball if no attacker is left
      Given the reading TS-A50 is corner
      And it is half 1, turn 5
      And red is First coach
      And it is blue's activation
      And blue's D2 stands on 2,12
      And blue's M3 stands on 2,16
      And blue's G2 stands on 1,13
      And red's F1, F2, M1, M2, D1 and G1 are sent off, each caught twice before
      And blue's D2 has the ball
      When blue's D2 passes to blue's M3: the dice show 2 and 2 on the d3
      Then blue's G2 has the ball

    @FAILPASS.direction @case:where-no-opponent-is-left-for-a-throw-in-the-passer-has-the-ball
    Scenario: Under TS-A49 throw-in, without opponents on the pitch the passer has the ball
      Given the reading TS-A49 is throw-in
      And it is half 1, turn 5
      And red is First coach
      And it is blue's activation
      And blue's D2 stands on 2,8
      And blue's M3 stands on 4,10
      And blue's M4 stands on -2,8
      And red's F1, F2, M1, M2, D1 and G1 are sent off, each caught twice before
      And blue's D2 has the ball
      When blue's D2 passes to blue's M3: the dice show 1 and 1 on the d3
      Then blue's D2 has the ball

    @FAILPASS.direction @case:under-he-has-it-a-ball-that-comes-down-where-nobody-stands-lies-loose
    Scenario: Under TS-A84 he-has-it, a ball that comes down in an empty hex lies loose
      Given the reading TS-A84 is he-has-it
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 1 and 2 on the d3
      Then the ball lies loose on 0,0

    @FAILPASS.direction @FAILPASS.short-two @FAILPASS.past-one @FAILPASS.past-two @case:under-stop-inside-a-ball-stops-before-the-end-be-it-that-its-line-touches-the-field-again
    Scenario Outline: Under TS-A50 stop-inside, a ball stops before it crosses the end line
      Given the reading TS-A50 is stop-inside
      When the landing hexes of a failed pass from <from> to <to> are looked up
      Then with a 1, a 2 and a 3 the ball lands on <one>, on <two> and on <three>

      Examples:
        | case            | from   | to   | one  | two  | three  |
        | along the end   | -4,14  | 0,16 | 2,16 | 0,16 | -2,16  |
        | within the goal | 0,-18  | 2,-14 | 3,-11 | 3,-13 | 0,-18 |

    @FAILPASS.past-two @case:where-a-failed-pass-comes-down-is-no-part-of-its-path
    Scenario: A man next to the landing hex alone may not intercept a failed pass
      Given the class F has the skills Intercept, Pass and Shoot
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,4
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 1 and 1 on the d3
      Then the ball lies loose on 0,2
