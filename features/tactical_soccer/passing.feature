Feature: Passing
  The holder may try to send the ball to another man of his side.

  Rule: Whether a pass gets there is tested on the row of its distance

    @PASS.attempt
    Scenario Outline: A defender's pass to 0,<y> ahead gets there on a die of <die>
      Given D1 stands on 0,-8
      And M1 stands on 0,<y>
      And D1 has the ball
      When red rolls d6 <die>, d6 6 to pass D1 to M1
      Then M1 has the ball
      And M1 stands on 0,<y>
      And D1 had their turn
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

    @PASS.attempt
    Scenario Outline: A defender's pass to 0,<y> ahead fails on a die of <die>
      Given D1 stands on 0,-8
      And M1 stands on 0,<y>
      And D1 has the ball
      When red rolls d6 <die>, d3 2 to pass D1 to M1
      Then the ball lies loose on 0,<past>
      And D1 had their turn
      And it is blue's activation

      Examples:
        | y  | die | past |
        | -6 | 1   | -4   |
        | -4 | 2   | -2   |
        | -2 | 3   | 0    |
        | 0  | 3   | 2    |
        | 2  | 4   | 4    |
        | 4  | 5   | 6    |

    @PASS.attempt
    Scenario: A pass needs a die of its own and then a die to be received
      Given D1 stands on 0,-6
      And M1 stands on 0,-2
      And D1 has the ball
      When red plays pass D1 to M1
      Then it needs a d6 for pass
      And the die may show 1, 2, 3, 4, 5 and 6, each as likely
      When red rolls d6 3 to pass D1 to M1
      Then it needs a d6 for receive
      When red rolls d6 3, d6 3 to pass D1 to M1
      Then M1 has the ball

    @PASS.attempt
    Scenario: The odds of a defender's pass over two hexes to a midfielder ahead
      Given D1 stands on 0,-6
      And M1 stands on 0,-2
      And D1 has the ball
      When the odds of the holder, the loose ball and the phase are asked for red to pass D1 to M1
      Then the odds are
        | the holder | the loose ball | the phase | p    |
        | M1         | nowhere        | activate  | 4/9  |
        | nobody     | -1,-1          | activate  | 2/27 |
        | nobody     | 1,-1           | activate  | 2/27 |
        | nobody     | 0,0            | activate  | 5/27 |
        | nobody     | 0,2            | activate  | 1/9  |
        | nobody     | nowhere        | receive   | 1/9  |
      When red rolls d6 3, d6 3 to pass D1 to M1
      Then M1 has the ball

    @PASS.attempt
    Scenario: A pass goes over men of both sides who stand on its line
      Given D1 stands on 0,-8
      And F1 stands on 0,-6
      And F3 stands on 0,-4
      And F3 had their turn
      And M1 stands on 0,-2
      And D1 has the ball
      When red rolls d6 4, d6 4 to pass D1 to M1
      Then M1 has the ball
      And F1 stands on 0,-6
      And F3 stands on 0,-4

    @PASS.attempt
    Scenario: A pass may go to the own goalie
      Given D1 stands on 0,-12
      And G1 stands on 0,-14
      And D1 has the ball
      When red rolls d6 3 to pass D1 to G1
      Then G1 has the ball

  Rule: Only the holder passes, and only to another man of his side within six hexes

    @PASS.attempt
    Scenario: A man without the ball cannot pass
      Given D1 stands on 0,-8
      And M1 stands on 0,-4
      And F1 stands on 2,-4
      And F1 has the ball
      When red plays pass D1 to M1
      Then it is refused under PASS.attempt
      And nothing has changed

    @PASS.attempt
    Scenario: Nobody passes a ball that lies loose, not even under him
      Given D1 stands on 0,-8
      And M1 stands on 0,-4
      And the ball lies loose on 0,-8
      When red plays pass D1 to M1
      Then it is refused under PASS.attempt
      And nothing has changed

    @PASS.attempt
    Scenario Outline: A pass to <whom> is none
      Given M1 stands on 0,-4
      And F3 stands on 0,-2
      And M2 has been caught twice before
      And M2 has been sent off
      And M1 has the ball
      When red plays pass M1 to <whom>
      Then it is refused under PASS.attempt
      And nothing has changed

      Examples:
        | whom |
        | M1   |
        | F3   |
        | M2   |

    @RANGE.max-six
    Scenario Outline: No pass goes over seven hexes to <to>
      Given <man> stands on 0,-12
      And F2 stands on <to>
      And <man> has the ball
      When red plays pass <man> to F2
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | man | to   |
        | D1  | 0,2  |
        | M1  | 0,2  |
        | M1  | 1,1  |
        | M1  | 4,-2 |

    @PASS.attempt @MOVE.up-to-two
    Scenario: The holder may pass to those within six hexes and nobody else passes
      Given F1 stands on -4,-16
      And M1 stands on -3,-15
      And F2 stands on -4,-14
      And M2 stands on -4,-4
      And D1 stands on -4,-2
      And F1 has the ball
      And F2, M1, M2, D1, G1 had their turn
      When red, given d6 3, asks by which rules to pass F1 to M1
      Then the explanation cites PASS.attempt
      And red has exactly these actions
        | action        |
        | pass F1 to F2 |
        | pass F1 to M1 |
        | pass F1 to M2 |
        | pass F1 to G1 |
        | skip F1       |
      When red asks by which rules to move F1 to -4,-12
      Then the explanation cites MOVE.up-to-two

    @PASS.attempt
    Scenario: The first steps of a shut-in holder with one man to pass to are counted with all their dice
      Given D1 stands on -4,-16
      And M1 stands on -3,-15
      And F2 stands on -4,-14
      And F1 stands on -4,0
      And M2 stands on 4,0
      And G1 stands on 1,-13
      And D1 has the ball
      And F1, F2, M1, M2, G1 had their turn
      When red, given d6 2, d6 2, asks by which rules to pass D1 to M1
      Then the explanation cites PASS.attempt
      And red has exactly these actions
        | action        |
        | pass D1 to F2 |
        | pass D1 to M1 |
        | pass D1 to G1 |
        | skip D1       |
      When the sequences of 1 steps are counted over all chances
      Then there are 137

  Rule: A passer with the skill needs no die for a pass ahead

    @PASS.receiver-rolls @SKILL.pass-auto-ahead
    Scenario Outline: <man> plays a ball ahead without a pass die
      Given <man> stands on 0,-8
      And F2 stands on 0,-2
      And <man> has the ball
      When red rolls d6 5 to pass <man> to F2
      Then F2 has the ball

      Examples:
        | man |
        | F1  |
        | M1  |

    @SKILL.pass-auto-ahead
    Scenario: The die of an automatic pass is left over
      Given F1 stands on 0,-8
      And F2 stands on 0,-2
      And F1 has the ball
      When red rolls d6 5, d6 5 to pass F1 to F2
      Then it is an error of kind chance-left
      When red rolls d6 5 to pass F1 to F2
      Then F2 has the ball

    @PASS.attempt
    Scenario: A defender has no such skill and needs both dice
      Given D1 stands on 0,-8
      And F2 stands on 0,-2
      And D1 has the ball
      When red rolls d6 5 to pass D1 to F2
      Then it needs a d6 for receive
      When red rolls d6 5, d6 5 to pass D1 to F2
      Then F2 has the ball

  Rule: A pass to the rear suffers -1

    @PASS.attempt @PASS.rear-penalty
    Scenario Outline: A defender's pass back to 0,<y> gets there on a die of <die>
      Given D1 stands on 0,0
      And M1 stands on 0,<y>
      And D1 has the ball
      When red rolls d6 <die> to pass D1 to M1
      Then M1 has the ball

      Examples:
        | y   | die |
        | -2  | 3   |
        | -4  | 4   |
        | -6  | 5   |
        | -8  | 5   |
        | -10 | 6   |

    @PASS.attempt @PASS.rear-penalty
    Scenario Outline: A defender's pass back to 0,<y> fails on a die of <die>
      Given D1 stands on 0,0
      And M1 stands on 0,<y>
      And D1 has the ball
      When red rolls d6 <die>, d3 2 to pass D1 to M1
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

    @PASS.rear-penalty
    Scenario Outline: For a blue defender the rear is where y is greater, and a die of <die> brings <holder> the ball
      Given D2 stands on 0,4
      And M3 stands on 0,6
      And D2 has the ball
      And it is blue's activation
      When blue rolls d6 <die><rest> to pass D2 to M3
      Then the position has <holder> at /holder

      Examples:
        | die | rest   | holder |
        | 3   |        | "M3"   |
        | 2   | , d3 2 | null   |

    @PASS.attempt
    Scenario: A blue defender's pass towards lesser y has no -1
      Given D2 stands on 0,4
      And M3 stands on 0,2
      And D2 has the ball
      And it is blue's activation
      When blue rolls d6 2, d6 2 to pass D2 to M3
      Then M3 has the ball

    @PASS.attempt
    Scenario Outline: A midfielder's pass back to 0,<y> has no -1, a die of <die> is enough
      Given M1 stands on 0,0
      And M2 stands on 0,<y>
      And M1 has the ball
      When red rolls d6 <die> to pass M1 to M2
      Then M2 has the ball

      Examples:
        | y   | die |
        | -2  | 2   |
        | -4  | 3   |
        | -6  | 4   |
        | -12 | 6   |

    @PASS.attempt
    Scenario: A midfielder's pass back still fails on the die of its row
      Given M1 stands on 0,0
      And M2 stands on 0,-6
      And M1 has the ball
      When red rolls d6 3, d3 2 to pass M1 to M2
      Then the ball lies loose on 0,-8

    @PASS.rear-penalty
    Scenario Outline: A slanting step to <to> is a pass back, a die of 2 fails
      Given D1 stands on 0,0
      And M1 stands on <to>
      And D1 has the ball
      When red rolls d6 2, d3 2 to pass D1 to M1
      Then the ball lies loose on <past>

      Examples:
        | to    | past  |
        | 1,-1  | 2,-2  |
        | -1,-1 | -2,-2 |

  Rule: Level is neither ahead nor rear, unless a reading says otherwise

    @PASS.attempt
    Scenario Outline: Under the reading <reading> of level a defender's pass over two hexes gets there on <die>
      Given the reading TS-A16 is <reading>
      And D1 stands on 0,-4
      And M1 stands on 2,-4
      And D1 has the ball
      When red rolls <dice> to pass D1 to M1
      Then M1 has the ball

      Examples:
        | reading      | die | dice       |
        | plain-roll   | 3   | d6 3, d6 3 |
        | counts-ahead | 3   | d6 3       |
        | counts-rear  | 4   | d6 4, d6 3 |

    @PASS.attempt
    Scenario Outline: Under the reading <reading> of level a defender's pass over two hexes fails on <die>
      Given the reading TS-A16 is <reading>
      And D1 stands on 0,-4
      And M1 stands on 2,-4
      And D1 has the ball
      When red rolls d6 <die>, d3 2 to pass D1 to M1
      Then the ball lies loose on 3,-3

      Examples:
        | reading      | die |
        | plain-roll   | 2   |
        | counts-ahead | 2   |
        | counts-rear  | 3   |

    @PASS.receiver-rolls
    Scenario Outline: Under the reading <reading> of level a forward's pass to a forward takes <dice>
      Given the reading TS-A16 is <reading>
      And F1 stands on 0,-4
      And F2 stands on 2,-4
      And F1 has the ball
      When red rolls <dice> to pass F1 to F2
      Then F2 has the ball

      Examples:
        | reading      | dice       |
        | plain-roll   | d6 3, d6 3 |
        | counts-ahead | d6 3       |
        | counts-rear  | d6 3, d6 4 |

  Rule: Ahead may be read from the facing of a man or from the distance to the goal

    @PASS.attempt
    Scenario Outline: Under the reading <reading> a defender's pass to 0,-6 gets there on <die>
      Given the reading TS-A15 is <reading>
      And the position says /turned is <turned>
      And D1 stands on 0,-4
      And M1 stands on 0,-6
      And D1 has the ball
      When red rolls d6 <die> to pass D1 to M1
      Then M1 has the ball

      Examples:
        | reading          | turned | die |
        | attack-direction | []     | 3   |
        | facing           | []     | 3   |
        | facing           | ["D1"] | 2   |
        | goal-distance    | []     | 3   |

    @PASS.rear-penalty
    Scenario Outline: Under the reading <reading> a defender's pass to 0,-6 fails on a die of 2
      Given the reading TS-A15 is <reading>
      And D1 stands on 0,-4
      And M1 stands on 0,-6
      And D1 has the ball
      When red rolls d6 2, d3 2 to pass D1 to M1
      Then the ball lies loose on 0,-8

      Examples:
        | reading          |
        | attack-direction |
        | facing           |
        | goal-distance    |

    @PASS.rear-penalty
    Scenario: A man who faces his own goal passes to his rear when he passes to 0,-2
      Given the reading TS-A15 is facing
      And the position says /turned is ["D1"]
      And D1 stands on 0,-4
      And M1 stands on 0,-2
      And D1 has the ball
      When red rolls d6 2, d3 2 to pass D1 to M1
      Then the ball lies loose on 0,0
      When blue plays move G2 to 0,14
      Then the position has ["D1"] at /turned

    @PASS.attempt
    Scenario: A forward who faces his own goal needs a die for a pass to 0,-2
      Given the reading TS-A15 is facing
      And the position says /turned is ["F1"]
      And F1 stands on 0,-4
      And M1 stands on 0,-2
      And F1 has the ball
      When red rolls d6 2, d6 2 to pass F1 to M1
      Then M1 has the ball

    @MOVE.up-to-two
    Scenario Outline: A man who moves from 0,-4 to <to> faces the way he went, so that <turned> are turned
      Given the reading TS-A15 is facing
      And the position says /turned is <before>
      And F1 stands on 0,-4
      And the ball lies loose on 4,0
      When red plays move F1 to <to>
      Then the position has <turned> at /turned

      Examples:
        | before | to   | turned |
        | []     | 0,-6 | ["F1"] |
        | []     | 1,-3 | []     |
        | []     | 2,-4 | []     |
        | ["F1"] | 2,-4 | ["F1"] |
        | ["F1"] | 0,-2 | []     |

    @PASS.rear-penalty
    Scenario Outline: Farther from the goal is to the rear under goal-distance, so a <bad> fails to <to> and lands on <place>
      Given the reading TS-A15 is goal-distance
      And D1 stands on 0,0
      And M2 stands on <to>
      And D3 stands on -4,6
      And D1 has the ball
      When red rolls d6 <bad>, d3 <d3> to pass D1 to M2
      Then the ball lies loose on <place>

      Examples:
        | to  | bad | d3 | place |
        | 2,0 | 3   | 2  | 3,1   |
        | 4,2 | 4   | 3  | 2,2   |

    @PASS.attempt
    Scenario: The same level pass has no -1 in the direction of attack
      Given D1 stands on 0,0
      And M2 stands on 2,0
      And D1 has the ball
      When red rolls d6 3, d6 3 to pass D1 to M2
      Then M2 has the ball

    @SKILL.pass-auto-ahead
    Scenario: Nearer to the goal is ahead under goal-distance, so that a level pass to the middle is automatic
      Given the reading TS-A15 is goal-distance
      And F1 stands on 2,0
      And M1 stands on 0,0
      And F1 has the ball
      When red rolls d6 3 to pass F1 to M1
      Then M1 has the ball

  Rule: The pass roll comes before interception and the receive roll last

    @PASS.attempt @INTERCEPT.path
    Scenario: After the pass roll the other side is asked, then the receiver rolls
      Given D1 stands on 0,-6
      And M1 stands on 0,0
      And F3 stands on 1,-3
      And D1 has the ball
      When red rolls d6 4 to pass D1 to M1
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 4 to let-by F3
      Then M1 has the ball
      And D1 had their turn
      And it is blue's activation

    @FAILPASS.d3 @INTERCEPT.path
    Scenario: A failed pass is intercepted on its way to where it would have landed
      Given D1 stands on 0,-6
      And M1 stands on 0,0
      And F3 stands on 1,-3
      And D1 has the ball
      When red rolls d6 3, d3 1 to pass D1 to M1
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball

    @FAILPASS.d3 @INTERCEPT.path
    Scenario: A failed pass that is let by lands where its roll said
      Given D1 stands on 0,-6
      And M1 stands on 0,0
      And F3 stands on 1,-3
      And D1 has the ball
      When red rolls d6 3, d3 1 to pass D1 to M1
      Then these may act: blue (intercept, let-by)
      When blue plays let-by F3
      Then the ball lies loose on 0,4

    @PASS.attempt @INTERCEPT.path
    Scenario: Where interception comes first the pass is rolled after it
      Given the reading TS-A32 is intercept-first
      And D1 stands on 0,-6
      And M1 stands on 0,0
      And F3 stands on 1,-3
      And D1 has the ball
      When red plays pass D1 to M1
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 4, d6 4 to let-by F3
      Then M1 has the ball

    @FAILPASS.d3 @INTERCEPT.path
    Scenario: Where interception comes first a failed pass meets nobody any more
      Given the reading TS-A32 is intercept-first
      And D1 stands on 0,-6
      And M1 stands on 0,0
      And F3 stands on 1,-3
      And D1 has the ball
      When red plays pass D1 to M1
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 4, d6 3, d3 1 to intercept F3
      Then the ball lies loose on 0,4
      And F3, D1 had their turn

    @FAILPASS.d3
    Scenario: Where only good passes can be intercepted a failed one lands at once
      Given the reading TS-A32 is only-good-passes
      And D1 stands on 0,-6
      And M1 stands on 0,0
      And F3 stands on 1,-3
      And D1 has the ball
      When red rolls d6 3, d3 1 to pass D1 to M1
      Then the ball lies loose on 0,4

    @PASS.attempt @INTERCEPT.path
    Scenario: Where only good passes can be intercepted a good one still is
      Given the reading TS-A32 is only-good-passes
      And D1 stands on 0,-6
      And M1 stands on 0,0
      And F3 stands on 1,-3
      And D1 has the ball
      When red rolls d6 4 to pass D1 to M1
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball
