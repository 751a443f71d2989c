Feature: Passing
  The holder may try to send the ball to another man of his side.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: A pass is tested on the row of its distance

    @PASS.attempt @case:a-defenders-pass-ahead-gets-there-on-a-die-that-grows-with-the-distance
    Scenario Outline: A defender's pass ahead succeeds if the die reaches the number for its distance
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,<y>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show <die> and 6
      Then red's M1 has the ball
      And red's M1 stands on 0,<y>
      And red's D1 has had his turn
      And it is blue's activation
      And the score is red 0, blue 0

      Examples:
        | y  | die |
        | -6 | 2   |
        | -4 | 3   |
        | -2 | 4   |
        | 0  | 4   |
        | 2  | 5   |
        | 4  | 6   |

    @PASS.attempt @case:a-defenders-pass-ahead-fails-one-below-the-die-it-takes
    Scenario Outline: A defender's pass ahead fails if the die is one below the number
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,<y>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show <die> and 2 on the d3
      Then the ball lies loose on 0,<past>
      And red's D1 has had his turn
      And it is blue's activation

      Examples:
        | y  | die | past |
        | -6 | 1   | -4   |
        | -4 | 2   | -2   |
        | -2 | 3   | 0    |
        | 0  | 3   | 2    |
        | 2  | 4   | 4    |
        | 4  | 5   | 6    |

    @PASS.attempt @case:a-pass-needs-a-die-of-its-own-and-then-a-die-to-be-received
    Scenario: A pass needs its own die, then a die for the reception
      Given red's D1 stands on 0,-6
      And red's M1 stands on 0,-2
      And red's D1 has the ball
      When red's D1 passes to red's M1
      Then a die is to be rolled for the pass
      And the die may show 1, 2, 3, 4, 5 and 6, each as likely
      When red's D1 passes to red's M1: the die shows 3
      Then a die is to be rolled for the reception
      When red's D1 passes to red's M1: the dice show 3 and 3
      Then red's M1 has the ball

    @PASS.attempt @case:the-odds-of-a-defenders-pass-over-two-hexes-to-a-midfielder-ahead
    Scenario: The odds of a defender's pass combine both dice
      Given red's D1 stands on 0,-6
      And red's M1 stands on 0,-2
      And red's D1 has the ball
      When the odds of the holder, the loose ball and the phase are asked for red to pass from D1 to M1
      Then the odds are
        | the holder | the loose ball | the phase | p    |
        | red's M1   | nowhere        | activate  | 4/9  |
        | nobody     | -1,-1          | activate  | 2/27 |
        | nobody     | 1,-1           | activate  | 2/27 |
        | nobody     | 0,0            | activate  | 5/27 |
        | nobody     | 0,2            | activate  | 1/9  |
        | nobody     | nowhere        | receive   | 1/9  |
      When red's D1 passes to red's M1: the dice show 3 and 3
      Then red's M1 has the ball

    @PASS.attempt @case:a-pass-goes-over-men-of-both-sides-who-stand-on-its-line
    Scenario: A pass may go over men of both sides on its line
      Given red's D1 stands on 0,-8
      And red's F1 stands on 0,-6
      And blue's F3 stands on 0,-4
      And blue's F3 has had his turn
      And red's M1 stands on 0,-2
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 4 and 4
      Then red's M1 has the ball
      And red's F1 stands on 0,-6
      And blue's F3 stands on 0,-4

    @PASS.attempt @case:a-pass-may-go-to-the-own-goalie
    Scenario: A pass may go to the passer's own goalie
      Given red's D1 stands on 0,-12
      And red's G1 stands on 0,-14
      And red's D1 has the ball
      When red's D1 passes to red's G1: the die shows 3
      Then red's G1 has the ball

  Rule: Only the holder passes, to a team-mate within six hexes

    @PASS.attempt @MOVE.up-to-two @case:the-holder-may-pass-to-those-within-six-hexes-and-nobody-else-passes
    Scenario: The holder may pass only to teammates within six hexes
      Given red's men stand on
        | F1     | M1     | F2     | M2    | D1    |
        | -4,-16 | -3,-15 | -4,-14 | -4,-4 | -4,-2 |
      And red's F1 has the ball
      And red's F2, M1, M2, D1 and G1 have had their turn
      When red, given d6 3, asks by which rules to pass from F1 to M1
      Then the explanation cites PASS.attempt
      And red has exactly these actions
        | action             |
        | pass from F1 to F2 |
        | pass from F1 to M1 |
        | pass from F1 to M2 |
        | pass from F1 to G1 |
        | skip F1            |
      When red asks by which rules to move F1 to -4,-12
      Then the explanation cites MOVE.up-to-two

    @PASS.attempt @case:the-first-steps-of-a-shut-in-holder-with-one-man-to-pass-to-are-counted-with-all-their-dice
    Scenario: The action sequences of a surrounded holder are counted with all their dice
      Given red's men stand on
        | D1     | M1     | F2     | F1   | M2  | G1    |
        | -4,-16 | -3,-15 | -4,-14 | -4,0 | 4,0 | 1,-13 |
      And red's D1 has the ball
      And red's F1, F2, M1, M2 and G1 have had their turn
      When red, given d6 2, d6 2, asks by which rules to pass from D1 to M1
      Then the explanation cites PASS.attempt
      And red has exactly these actions
        | action             |
        | pass from D1 to F2 |
        | pass from D1 to M1 |
        | pass from D1 to G1 |
        | skip D1            |
      When the sequences of 1 steps are counted over all chances
      Then there are 137

    @PASS.attempt
    Scenario: A man without the ball cannot pass
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-4
      And red's F1 stands on 2,-4
      And red's F1 has the ball
      When red's D1 passes to red's M1
      Then it is refused under PASS.attempt
      And nothing has changed

    @PASS.attempt @case:nobody-passes-a-ball-that-lies-loose-not-even-under-him
    Scenario: A pass of a loose ball is refused, even from its hex
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-4
      And the ball lies loose on 0,-8
      When red's D1 passes to red's M1
      Then it is refused under PASS.attempt
      And nothing has changed

    @PASS.attempt @case:a-pass-to-nobody-but-a-team-mate-elsewhere-on-the-field-is-none
    Scenario Outline: A pass to anyone except a team-mate on the field is refused
      Given it is half 1, turn 3
      And red's M1 stands on 0,-4
      And blue's F3 stands on 0,-2
      And red's M2 has been caught twice before
      And red's M2 has been sent off
      And red's M1 has the ball
      When red's M1 passes to <whom>
      Then it is refused under PASS.attempt
      And nothing has changed

      Examples:
        | whom      |
        | red's M1  |
        | blue's F3 |
        | red's M2  |

    @RANGE.max-six @case:no-pass-goes-over-seven-hexes
    Scenario Outline: A pass over seven hexes is refused
      Given red's <man> stands on 0,-12
      And red's F2 stands on <to>
      And red's <man> has the ball
      When red's <man> passes to red's F2
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | man | to   |
        | D1  | 0,2  |
        | M1  | 0,2  |
        | M1  | 1,1  |
        | M1  | 4,-2 |

  Rule: A passer with the skill needs no die for a pass ahead

    @PASS.receiver-rolls @SKILL.pass-auto-ahead @case:a-man-with-pass-plays-a-ball-ahead-without-a-pass-die
    Scenario Outline: A man with Pass passes ahead without a pass die
      Given red's <man> stands on 0,-8
      And red's F2 stands on 0,-2
      And red's <man> has the ball
      When red's <man> passes to red's F2: the die shows 5
      Then red's F2 has the ball

      Examples:
        | man |
        | F1  |
        | M1  |

    @PASS.attempt @case:a-defender-has-no-such-skill-and-needs-both-dice
    Scenario: A defender without Pass needs both dice for a pass ahead
      Given red's D1 stands on 0,-8
      And red's F2 stands on 0,-2
      And red's D1 has the ball
      When red's D1 passes to red's F2: the die shows 5
      Then a die is to be rolled for the reception
      When red's D1 passes to red's F2: the dice show 5 and 5
      Then red's F2 has the ball

    @SKILL.pass-auto-ahead @case:the-die-of-an-automatic-pass-is-left-over
    Scenario: A second die for a pass that needs only one die is an error
      Given red's F1 stands on 0,-8
      And red's F2 stands on 0,-2
      And red's F1 has the ball
      When red's F1 passes to red's F2: the dice show 5 and 5
      Then it is an error of kind chance-left
      When red's F1 passes to red's F2: the die shows 5
      Then red's F2 has the ball

  Rule: A pass to the rear subtracts 1 from its die

    @PASS.attempt @PASS.rear-penalty @case:a-defenders-pass-back-gets-there-on-a-die-one-higher-than-ahead
    Scenario Outline: A defender's pass back needs one more on the die than a pass ahead
      Given red's D1 stands on 0,0
      And red's M1 stands on 0,<y>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the die shows <die>
      Then red's M1 has the ball

      Examples:
        | y   | die |
        | -2  | 3   |
        | -4  | 4   |
        | -6  | 5   |
        | -8  | 5   |
        | -10 | 6   |

    @PASS.attempt @PASS.rear-penalty @case:a-defenders-pass-back-fails-one-below-the-die-it-takes
    Scenario Outline: A defender's pass back fails if the die is one below the number
      Given red's D1 stands on 0,0
      And red's M1 stands on 0,<y>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show <die> and 2 on the d3
      Then the ball lies loose on 0,<past>

      Examples:
        | y   | die | past |
        | -2  | 1   | -4   |
        | -2  | 2   | -4   |
        | -4  | 3   | -6   |
        | -6  | 4   | -8   |
        | -8  | 4   | -10  |
        | -10 | 5   | -12  |
        | -12 | 6   | -14  |

    @PASS.rear-penalty @case:for-a-blue-defender-the-rear-is-where-y-is-greater
    Scenario Outline: A blue defender's pass to greater y is a pass back
      Given blue's D2 stands on 0,4
      And blue's M3 stands on 0,6
      And blue's D2 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's D2 passes to blue's M3: the dice show <dice>
      Then the holder is <holder>

      Examples:
        | dice              | holder    |
        | 3                 | blue's M3 |
        | 2 and 2 on the d3 | nobody    |

    @PASS.attempt @case:a-blue-defenders-pass-towards-lesser-y-has-no-minus-1
    Scenario: A blue defender's pass to lesser y has no modifier of -1
      Given blue's D2 stands on 0,4
      And blue's M3 stands on 0,2
      And blue's D2 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's D2 passes to blue's M3: the dice show 2 and 2
      Then blue's M3 has the ball

    @PASS.attempt @case:a-midfielders-pass-back-has-no-minus-1
    Scenario Outline: A midfielder's pass back has no modifier of -1
      Given red's M1 stands on 0,0
      And red's M2 stands on 0,<y>
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows <die>
      Then red's M2 has the ball

      Examples:
        | y   | die |
        | -2  | 2   |
        | -4  | 3   |
        | -6  | 4   |
        | -12 | 6   |

    @PASS.attempt @case:a-midfielders-pass-back-still-fails-on-the-die-of-its-row
    Scenario: A midfielder's pass back over three hexes fails on a 3
      Given red's M1 stands on 0,0
      And red's M2 stands on 0,-6
      And red's M1 has the ball
      When red's M1 passes to red's M2: the dice show 3 and 2 on the d3
      Then the ball lies loose on 0,-8

    @PASS.rear-penalty @case:a-slanting-step-is-a-pass-back-a-die-of-2-fails
    Scenario Outline: A pass back at a slant fails with a die of 2
      Given red's D1 stands on 0,0
      And red's M1 stands on <to>
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 2 and 2 on the d3
      Then the ball lies loose on <past>

      Examples:
        | to    | past  |
        | 1,-1  | 2,-2  |
        | -1,-1 | -2,-2 |

  Rule: A level pass is neither ahead nor back, unless TS-A16 says otherwise

    @PASS.attempt @case:a-defenders-level-pass-over-two-hexes-gets-there-on-the-die-of-its-reading
    Scenario Outline: The reading of TS-A16 decides which die a defender's level pass needs
      Given the reading TS-A16 is <reading>
      And red's D1 stands on 0,-4
      And red's M1 stands on 2,-4
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show <dice>
      Then red's M1 has the ball

      Examples:
        | reading      | dice    |
        | plain-roll   | 3 and 3 |
        | counts-ahead | 3       |
        | counts-rear  | 4 and 3 |

    @PASS.attempt @case:a-defenders-level-pass-over-two-hexes-fails-one-below-the-die-of-its-reading
    Scenario Outline: The reading of TS-A16 decides with which die a defender's level pass fails
      Given the reading TS-A16 is <reading>
      And red's D1 stands on 0,-4
      And red's M1 stands on 2,-4
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show <die> and 2 on the d3
      Then the ball lies loose on 3,-3

      Examples:
        | reading      | die |
        | plain-roll   | 2   |
        | counts-ahead | 2   |
        | counts-rear  | 3   |

    @PASS.receiver-rolls @case:a-forwards-level-pass-to-a-forward-takes-the-dice-of-its-reading
    Scenario Outline: The reading of TS-A16 decides how many dice a forward's level pass takes
      Given the reading TS-A16 is <reading>
      And red's F1 stands on 0,-4
      And red's F2 stands on 2,-4
      And red's F1 has the ball
      When red's F1 passes to red's F2: the dice show <dice>
      Then red's F2 has the ball

      Examples:
        | reading      | dice    |
        | plain-roll   | 3 and 3 |
        | counts-ahead | 3       |
        | counts-rear  | 3 and 4 |

  Rule: The reading of TS-A15 decides what is ahead of a man

    @PASS.attempt @case:a-defenders-pass-to-0-minus-6-gets-there-on-the-die-of-the-way-he-faces
    Scenario Outline: Under TS-A15, the die for a defender's pass to 0,-6 depends on his facing
      Given the reading TS-A15 is <reading>
      And <turned> faces his own goal
      And red's D1 stands on 0,-4
      And red's M1 stands on 0,-6
      And red's D1 has the ball
      When red's D1 passes to red's M1: the die shows <die>
      Then red's M1 has the ball

      Examples:
        | reading          | turned   | die |
        | attack-direction | nobody   | 3   |
        | facing           | nobody   | 3   |
        | facing           | red's D1 | 2   |
        | goal-distance    | nobody   | 3   |

    @PASS.rear-penalty @case:a-defenders-pass-to-0-minus-6-fails-on-a-die-of-2
    Scenario Outline: Under TS-A15, a defender's pass to 0,-6 fails with a 2
      Given the reading TS-A15 is <reading>
      And red's D1 stands on 0,-4
      And red's M1 stands on 0,-6
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 2 and 2 on the d3
      Then the ball lies loose on 0,-8

      Examples:
        | reading          |
        | attack-direction |
        | facing           |
        | goal-distance    |

    @PASS.rear-penalty @case:a-man-who-faces-his-own-goal-passes-to-his-rear-when-he-passes-to-0-minus-2
    Scenario: Under TS-A15 facing, a defender facing his own goal passes back to 0,-2
      Given the reading TS-A15 is facing
      And red's D1 faces his own goal
      And red's D1 stands on 0,-4
      And red's M1 stands on 0,-2
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 2 and 2 on the d3
      Then the ball lies loose on 0,0
      When blue's G2 moves to 0,14
      Then red's D1 faces his own goal

    @PASS.attempt @case:a-forward-who-faces-his-own-goal-needs-a-die-for-a-pass-to-0-minus-2
    Scenario: Under TS-A15 facing, a forward facing his own goal rolls to pass to 0,-2
      Given the reading TS-A15 is facing
      And red's F1 faces his own goal
      And red's F1 stands on 0,-4
      And red's M1 stands on 0,-2
      And red's F1 has the ball
      When red's F1 passes to red's M1: the dice show 2 and 2
      Then red's M1 has the ball

    @MOVE.up-to-two @case:a-man-who-moves-from-0-minus-4-faces-the-way-he-went
    Scenario Outline: Under TS-A15 facing, a move from 0,-4 may change a man's facing
      Given the reading TS-A15 is facing
      And <before> faces his own goal
      And red's F1 stands on 0,-4
      And the ball lies loose on 4,0
      When red's F1 moves to <to>
      Then <turned> faces his own goal

      Examples:
        | before   | to   | turned   |
        | nobody   | 0,-6 | red's F1 |
        | nobody   | 1,-3 | nobody   |
        | nobody   | 2,-4 | nobody   |
        | red's F1 | 2,-4 | red's F1 |
        | red's F1 | 0,-2 | nobody   |

    @PASS.rear-penalty @case:farther-from-the-goal-is-to-the-rear-under-goal-distance
    Scenario Outline: Under TS-A15 goal-distance, a pass away from the goal is a pass back
      Given the reading TS-A15 is goal-distance
      And red's D1 stands on 0,0
      And red's M2 stands on <to>
      And blue's D3 stands on -4,6
      And red's D1 has the ball
      When red's D1 passes to red's M2: the dice show <bad> and <d3> on the d3
      Then the ball lies loose on <place>

      Examples:
        | to  | bad | d3 | place |
        | 2,0 | 3   | 2  | 3,1   |
        | 4,2 | 4   | 3  | 2,2   |

    @PASS.attempt @case:the-same-level-pass-has-no-minus-1-in-the-direction-of-attack
    Scenario: By default, a defender's level pass has no modifier of -1
      Given red's D1 stands on 0,0
      And red's M2 stands on 2,0
      And red's D1 has the ball
      When red's D1 passes to red's M2: the dice show 3 and 3
      Then red's M2 has the ball

    @SKILL.pass-auto-ahead @case:nearer-to-the-goal-is-ahead-under-goal-distance-so-that-a-level-pass-to-the-middle-is-automatic
    Scenario: Under TS-A15 goal-distance, a level pass toward the middle counts as ahead
      Given the reading TS-A15 is goal-distance
      And red's F1 stands on 2,0
      And red's M1 stands on 0,0
      And red's F1 has the ball
      When red's F1 passes to red's M1: the die shows 3
      Then red's M1 has the ball

  Rule: The order is pass roll, interception, receive roll

    @PASS.attempt @INTERCEPT.path @case:after-the-pass-roll-the-other-side-is-asked-then-the-receiver-rolls
    Scenario: After the roll for a pass, opponents may intercept before the receiver rolls
      Given red's D1 stands on 0,-6
      And red's M1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M1: the die shows 4
      Then these may act: blue (intercept, let-by)
      When blue's F3 lets the ball by: the die shows 4
      Then red's M1 has the ball
      And red's D1 has had his turn
      And it is blue's activation

    @FAILPASS.d3 @INTERCEPT.path @case:a-failed-pass-is-intercepted-on-its-way-to-where-it-would-have-landed
    Scenario: A failed pass may be intercepted before it lands
      Given red's D1 stands on 0,-6
      And red's M1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then these may act: blue (intercept, let-by)
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball

    @FAILPASS.d3 @INTERCEPT.path @case:a-failed-pass-that-is-let-by-lands-where-its-roll-said
    Scenario: The D3 decides where a failed pass lands if no opponent intercepts it
      Given red's D1 stands on 0,-6
      And red's M1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then these may act: blue (intercept, let-by)
      When blue's F3 lets the ball by
      Then the ball lies loose on 0,4

    @PASS.attempt @INTERCEPT.path @case:where-interception-comes-first-the-pass-is-rolled-after-it
    Scenario: Under TS-A32 intercept-first, the pass die is rolled after the opponents' decision
      Given the reading TS-A32 is intercept-first
      And red's D1 stands on 0,-6
      And red's M1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M1
      Then these may act: blue (intercept, let-by)
      When blue's F3 lets the ball by: the dice show 4 and 4
      Then red's M1 has the ball

    @FAILPASS.d3 @INTERCEPT.path @case:where-interception-comes-first-a-failed-pass-meets-nobody-any-more
    Scenario: Under TS-A32 intercept-first, nobody intercepts after the pass die has failed
      Given the reading TS-A32 is intercept-first
      And red's D1 stands on 0,-6
      And red's M1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M1
      Then these may act: blue (intercept, let-by)
      When blue's F3 intercepts: the dice show 4, 3 and 1 on the d3
      Then the ball lies loose on 0,4
      And red's D1 and blue's F3 have had their turn

    @FAILPASS.d3 @case:where-only-good-passes-can-be-intercepted-a-failed-one-lands-at-once
    Scenario: Under TS-A32 only-good-passes, a failed pass lands at once
      Given the reading TS-A32 is only-good-passes
      And red's D1 stands on 0,-6
      And red's M1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then the ball lies loose on 0,4

    @PASS.attempt @INTERCEPT.path @case:where-only-good-passes-can-be-intercepted-a-good-one-still-is
    Scenario: Under TS-A32 only-good-passes, a good pass may be intercepted
      Given the reading TS-A32 is only-good-passes
      And red's D1 stands on 0,-6
      And red's M1 stands on 0,0
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M1: the die shows 4
      Then these may act: blue (intercept, let-by)
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
