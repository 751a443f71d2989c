Feature: Stealing
  A man may try to take the ball from an opponent in a neighbouring hex. He needs a 6, and the Steal skill adds 1.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: A steal is tried against the holder in a neighbouring hex

    @STEAL.adjacent @STEAL.possession @ACTTAB.steal
    Scenario: A forward next to the holder takes the ball with a 6
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3: the die shows 6
      Then red's F1 has the ball
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And red's F1 has had his turn
      And it is blue's activation
      And the score is red 0, blue 0

    @STEAL.adjacent @STEAL.possession @case:the-ball-is-stolen-from-any-neighbouring-hex
    Scenario Outline: The ball may be stolen from any neighbouring hex
      Given red's F1 stands on 0,0
      And blue's F3 stands on <place>
      And blue's F3 has the ball
      When red's F1 steals from blue's F3: the die shows 6
      Then red's F1 has the ball
      And red's F1 stands on 0,0

      Examples:
        | place |
        | 0,2   |
        | 1,1   |
        | 1,-1  |
        | 0,-2  |
        | -1,-1 |
        | -1,1  |

    @STEAL.adjacent @STEAL.possession @case:a-goalie-who-holds-the-ball-is-robbed-like-any-holder
    Scenario Outline: The ball may be stolen from a goalie
      Given red's F1 stands on 0,16
      And blue's G2 stands on <place>
      And blue's G2 has the ball
      When red's F1 steals from blue's G2: the die shows 6
      Then red's F1 has the ball
      And blue's G2 stands on <place>
      And it is blue's activation

      Examples:
        | place |
        | 0,14  |
        | 1,15  |
        | 0,18  |
        | -1,17 |

    @STEAL.adjacent @STEAL.possession @case:a-defender-on-the-halfway-line-steals-from-a-man-in-the-other-half-and-stays-where-he-is
    Scenario: A defender on the halfway line may steal in the opponent's half
      Given red's D1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's D1 steals from blue's F3: the die shows 6
      Then red's D1 has the ball
      And red's D1 stands on 0,0

    @STEAL.adjacent @STEAL.possession @case:blue-steals-in-its-own-activation-in-the-same-way
    Scenario: In blue's activation, a man of blue may steal
      Given blue's F3 stands on 0,0
      And red's F1 stands on 1,-1
      And red's F1 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's F3 steals from red's F1: the die shows 6
      Then blue's F3 has the ball
      And blue's F3 has had his turn
      And it is red's activation

    @STEAL.adjacent @STEAL.possession @case:a-man-hemmed-in-by-opponents-can-only-steal-steal-with-a-foul-or-be-skipped
    Scenario: A man surrounded by opponents may steal, foul or skip
      Given red's F1 stands on -4,-16
      And blue's F3 stands on -4,-14
      And blue's M4 stands on -3,-15
      And blue's F3 has the ball
      And red's F2, M1, M2, D1 and G1 have had their turn
      When the position is put on the table
      Then these may act: red (skip, steal)
      And red has exactly these actions
        | action                             |
        | steal from F3 with F1              |
        | steal from F3 with F1, fouling him |
        | skip F1                            |
      When red's F1 steals from blue's F3: the die shows 6
      Then these may act: blue (move, skip, steal)
      And red's F1 has the ball

    @STEAL.adjacent @STEAL.possession @FOUL.roll @case:one-steal-with-and-without-a-foul-and-one-skip-make-43-sequences-of-one-step
    Scenario: A man surrounded by opponents has 43 possible action sequences
      Given red's F1 stands on -4,-16
      And blue's F3 stands on -4,-14
      And blue's M4 stands on -3,-15
      And blue's F3 has the ball
      And red's F2, M1, M2, D1 and G1 have had their turn
      When the sequences of 1 steps are counted over all chances
      Then there are 43
      When the sequences of 1 steps are counted over first chances
      Then there are 3
      When red's F1 steals from blue's F3, fouling him: the dice show 3 and 6
      Then red's F1 has the ball

    @STEAL.adjacent @case:the-ball-cannot-be-stolen-from-two-hexes-away
    Scenario Outline: The ball may not be stolen from two hexes away
      Given red's F1 stands on 0,0
      And blue's F3 stands on <place>
      And blue's F3 has the ball
      When red's F1 steals from blue's F3
      Then it is refused under STEAL.adjacent
      And nothing has changed

      Examples:
        | place |
        | 0,4   |
        | 1,3   |
        | 2,2   |
        | 2,0   |
        | -1,-3 |
        | -2,0  |

    @STEAL.adjacent @case:an-opponent-next-to-the-man-who-has-not-got-the-ball-cannot-be-robbed
    Scenario: A man without the ball may not be robbed
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's M4 stands on 0,2
      And blue's M4 has the ball
      When red's F1 steals from blue's F3
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @STEAL.adjacent @case:a-ball-that-lies-loose-under-nobody-cannot-be-stolen
    Scenario: A loose ball in an empty hex may not be stolen
      Given red's F1 stands on 0,-2
      And blue's F3 stands on -1,-1
      And the ball lies loose on 0,0
      When red's F1 steals from blue's F3
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @STEAL.adjacent @case:the-ball-is-not-stolen-from-a-team-mate
    Scenario: The ball may not be stolen from a teammate
      Given red's F1 stands on 0,-2
      And red's F2 stands on 0,0
      And red's F2 has the ball
      When red's F1 steals from red's F2
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @STEAL.adjacent @case:the-holder-has-nothing-to-steal-from-his-neighbour
    Scenario: The holder of the ball may not steal
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And red's F1 has the ball
      When red's F1 steals from blue's F3
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @TURN.one-action @case:a-man-whose-action-is-used-does-not-steal
    Scenario: A man whose action is used may not steal
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      And red's F1 has had his turn
      When red's F1 steals from blue's F3
      Then it is refused under TURN.one-action
      And nothing has changed

  Rule: The steal is good on 6, on 5 with the Steal skill

    @STEAL.adjacent @STEAL.possession @ACTTAB.steal @case:a-forward-takes-the-ball-with-a-6
    Scenario Outline: A forward's steal succeeds with a 6
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3: the die shows <die>
      Then <holder> has the ball
      And red's F1 has had his turn
      And it is blue's activation

      Examples:
        | die | holder    |
        | 1   | blue's F3 |
        | 2   | blue's F3 |
        | 3   | blue's F3 |
        | 4   | blue's F3 |
        | 5   | blue's F3 |
        | 6   | red's F1  |

    @STEAL.adjacent @STEAL.possession @ACTTAB.steal @SKILL.steal-plus-one @case:a-midfielder-takes-the-ball-with-a-5
    Scenario Outline: A midfielder's steal succeeds with a 5
      Given red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's M1 steals from blue's F3: the die shows <die>
      Then <holder> has the ball
      And red's M1 has had his turn
      And it is blue's activation

      Examples:
        | die | holder    |
        | 1   | blue's F3 |
        | 2   | blue's F3 |
        | 3   | blue's F3 |
        | 4   | blue's F3 |
        | 5   | red's M1  |
        | 6   | red's M1  |

    @STEAL.possession @ACTTAB.steal @case:a-defender-takes-the-ball-with-a-6
    Scenario Outline: A defender's steal succeeds with a 6
      Given red's D1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's D1 steals from blue's F3: the die shows <die>
      Then <holder> has the ball

      Examples:
        | die | holder    |
        | 5   | blue's F3 |
        | 6   | red's D1  |

    @STEAL.possession @ACTTAB.steal @case:a-goalie-takes-the-ball-with-a-6
    Scenario Outline: A goalie's steal succeeds with a 6
      Given red's G1 stands on 0,-14
      And blue's F3 stands on 0,-12
      And blue's F3 has the ball
      When red's G1 steals from blue's F3: the die shows <die>
      Then <holder> has the ball
      And red's G1 stands on 0,-14

      Examples:
        | die | holder    |
        | 5   | blue's F3 |
        | 6   | red's G1  |

    @STEAL.possession @SKILL.steal-plus-one @case:with-another-table-of-skills-a-forward-who-has-steal-takes-the-ball-with-a-5
    Scenario: A forward with the skill Steal steals with a 5
      Given the class F has the skills Intercept, Pass, Shoot and Steal
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3: the die shows 5
      Then red's F1 has the ball

    @STEAL.possession @ACTTAB.steal @case:with-another-table-of-skills-a-midfielder-without-steal-is-not-helped
    Scenario: A midfielder without the skill Steal does not steal with a 5
      Given the class M has the skills Receive, Tackle and Pass
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's M1 steals from blue's F3: the die shows 5
      Then blue's F3 has the ball

    @STEAL.adjacent @STEAL.possession @case:a-steal-waits-for-one-die
    Scenario: A steal without a foul takes one die
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3
      Then a die is to be rolled for the steal
      And the die may show 1, 2, 3, 4, 5 and 6, each as likely
      And nothing has changed
      When red's F1 steals from blue's F3: the die shows 1
      Then blue's F3 has the ball

    @STEAL.adjacent @STEAL.possession @case:after-a-steal-that-failed-another-man-of-the-same-side-may-try
    Scenario: After a failed steal, another man of the side may steal
      Given red's F1 stands on 0,-2
      And red's M1 stands on 1,-1
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3: the die shows 5
      Then blue's F3 has the ball
      And it is blue's activation
      When blue skips D2
      And red's M1 steals from blue's F3: the die shows 5
      Then red's M1 has the ball
      And red's F1, M1 and blue's D2 have had their turn
      And it is blue's activation

    @STEAL.adjacent @STEAL.possession
    Scenario: A stolen ball can be stolen back
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3: the die shows 6
      And blue's F3 steals from red's F1: the die shows 6
      Then blue's F3 has the ball
      And red's F1 and blue's F3 have had their turn
      And it is red's activation

    @STEAL.adjacent @STEAL.possession @ACTTAB.steal @case:the-odds-of-a-forwards-steal-are-one-in-six-of-a-midfielders-one-in-three
    Scenario: A forward steals with the probability 1/6, a midfielder with 1/3
      Given red's F1 stands on 0,-2
      And red's M1 stands on 1,-1
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When the odds of the holder are asked for red to steal from F3 with F1
      Then the odds are
        | the holder | p   |
        | red's F1   | 1/6 |
        | blue's F3  | 5/6 |
      When the odds of the holder are asked for red to steal from F3 with M1
      Then the odds are
        | the holder | p   |
        | red's M1   | 1/3 |
        | blue's F3  | 2/3 |
      When red's M1 steals from blue's F3: the die shows 6
      Then red's M1 has the ball

    @STEAL.adjacent @STEAL.possession @ACTTAB.steal @SKILL.steal-plus-one @case:the-explanation-of-a-midfielders-steal-names-the-skill-and-the-table
    Scenario: The explanation of a midfielder's steal cites skill and table
      Given red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red, given d6 5, asks by which rules to steal from F3 with M1
      Then the explanation cites STEAL.adjacent, STEAL.possession, ACTTAB.steal, SKILL.steal-plus-one
      And nothing has changed

  Rule: A loose ball in a man's hex can be won from him

    @STEAL.adjacent @STEAL.possession @ACTTAB.steal @case:the-ball-is-stolen-from-a-man-who-stands-over-it-as-if-he-held-it
    Scenario Outline: A 6 wins a loose ball that lies in the hex of an opponent
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      When red's F1 steals from blue's F3: the die shows <die>
      Then <ball>
      And red's F1 stands on 0,-2
      And red's F1 has had his turn
      And it is blue's activation

      Examples:
        | die | ball                       |
        | 5   | the ball lies loose on 0,0 |
        | 6   | red's F1 has the ball      |

    @STEAL.adjacent @SKILL.steal-plus-one @FOUL.bonus @case:skill-and-foul-help-against-a-man-who-stands-over-the-ball
    Scenario: A loose ball's steal from an opponent's hex counts skill and foul
      Given red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      When red's M1 steals from blue's F3, fouling him: the dice show 5 and 4
      Then red's M1 has the ball

    @STEAL.adjacent @case:next-to-a-man-who-stands-over-the-ball-a-steal-from-him-is-listed-with-a-foul-and-without-one
    Scenario: A man who steals a loose ball in an opponent's hex may foul him
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      When the position is put on the table
      Then red can steal from F3 with F1
      And red can steal from F3 with F1, fouling him
      When red tries to steal from F3 with F2
      Then it is refused under STEAL.adjacent

    @STEAL.adjacent @case:only-from-the-man-in-the-hex-of-the-ball-and-only-by-an-opponent-next-to-him
    Scenario Outline: A steal from anyone but an opponent in the ball's hex is refused
      Given red's F1 stands on <red>
      And red's F2 stands on <mate>
      And blue's F3 stands on <blue>
      When red tries to steal from <robbed> with F1
      Then it is refused under STEAL.adjacent
      And nothing has changed

      Examples:
        | case             | red  | mate  | blue | robbed |
        | next to the ball | 0,-2 | 4,-14 | 1,-1 | F3     |
        | two hexes away   | 0,-4 | 4,-14 | 0,0  | F3     |
        | his own mate     | 0,-2 | 0,0   | 1,1  | F2     |

    @STEAL.adjacent @case:under-two-readings-nobody-steals-a-ball-that-nobody-holds
    Scenario Outline: Without TS-A84 steal-from-him, a loose ball may not be stolen
      Given the reading TS-A84 is <reading>
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      When red tries to steal from F3 with F1
      Then it is refused under STEAL.adjacent
      And nothing has changed

      Examples:
        | reading       |
        | own-move-only |
        | he-has-it     |

    @FAILPASS.receive-attempt @case:a-ball-that-a-man-leaves-lies-loose-under-him-or-is-his
    Scenario Outline: TS-A84 decides who has a ball that a man has declined to receive
      Given the reading TS-A84 is <reading>
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 2 on the d3
      And blue's F3 lets the ball by
      And blue leaves the ball
      Then <ball>
      And blue's F3 stands on 0,0
      And it is blue's activation

      Examples:
        | reading        | ball                       |
        | steal-from-him | the ball lies loose on 0,0 |
        | own-move-only  | the ball lies loose on 0,0 |
        | he-has-it      | blue's F3 has the ball     |

    @MOVE.up-to-two @case:the-man-over-the-ball-takes-it-with-a-move-of-no-hexes-however-else-it-can-be-won
    Scenario Outline: Under TS-A84, a man in a loose ball's hex takes it without moving
      Given the reading TS-A84 is <reading>
      And it is blue's activation
      And blue is First coach
      And blue's F3 stands on 0,0
      When blue's F3 moves to 0,0
      Then blue's F3 has the ball

      Examples:
        | reading        |
        | steal-from-him |
        | own-move-only  |
