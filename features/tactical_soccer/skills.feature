Feature: Players and skills
  The class of a man decides his skills, and his skills decide how well he acts.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: Each class has exactly four skills

    @POSTAB.forward @TEAM.class-skills @TEAM.skills-effect
    Scenario: A forward can intercept, pass, shoot and tackle
      When the skills of the class F are looked up
      Then a forward has the skills Intercept, Pass, Shoot and Tackle

    @POSTAB.midfielder @TEAM.class-skills @TEAM.skills-effect
    Scenario: A midfielder can pass, receive, tackle and steal
      When the skills of the class M are looked up
      Then a midfielder has the skills Pass, Receive, Tackle and Steal

    @POSTAB.defender @TEAM.class-skills @TEAM.skills-effect
    Scenario: A defender can intercept, receive, tackle and save
      When the skills of the class D are looked up
      Then a defender has the skills Intercept, Receive, Tackle and Save

    @POSTAB.goalie @TEAM.class-skills @TEAM.skills-effect @case:a-goalie-can-pass-receive-save-and-has-the-skill-of-his-class
    Scenario: A goalie has the skills Pass, Receive, Save and Goalie
      When the skills of the class G are looked up
      Then a goalie has the skills Pass, Receive, Save and Goalie

    @SKILL.steal-plus-one @case:all-midfielders-steal-equally-well
    Scenario Outline: Each midfielder steals with the same dice
      Given blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's <man> stands on 0,-6
      When red's <man> steals from blue's F3: the die shows 5
      Then red's <man> has the ball

      Examples:
        | man |
        | M1  |
        | M2  |

    @ACTTAB.steal @case:without-the-skill-a-midfielders-five-is-no-steal
    Scenario: A midfielder without the skill Steal fails to steal with a 5
      Given the class M has the skills Receive, Tackle, Pass
      And blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's M1 stands on 0,-6
      When red's M1 steals from blue's F3: the die shows 5
      Then blue's F3 has the ball

  Rule: Pass makes forward passes certain

    @SKILL.pass-auto-ahead @case:a-man-with-pass-needs-no-pass-roll-to-a-man-six-hexes-ahead
    Scenario Outline: A man with Pass needs no pass roll over six hexes ahead
      Given red's <passer> stands on <from>
      And red's <passer> has the ball
      And red's M2 stands on <to>
      When red's <passer> passes to red's M2
      Then a die is to be rolled for the reception
      When red's <passer> passes to red's M2: the die shows 6
      Then red's M2 has the ball

      Examples:
        | passer | from  | to   |
        | M1     | 0,-12 | 0,0  |
        | F1     | 0,-12 | 0,0  |
        | G1     | 0,-16 | 0,-4 |

    @PASS.attempt @SUCCTAB.6h @case:a-defender-needs-the-pass-roll-to-a-man-six-hexes-ahead
    Scenario: A defender must roll to pass to a man six hexes ahead
      Given red's D1 stands on 0,-12
      And red's D1 has the ball
      And red's M2 stands on 0,0
      When red's D1 passes to red's M2
      Then a die is to be rolled for the pass
      When red's D1 passes to red's M2: the die shows 6
      Then a die is to be rolled for the reception
      When red's D1 passes to red's M2: the dice show 6 and 6
      Then red's M2 has the ball

    @SKILL.pass-no-rear-penalty @case:a-pass-backwards-needs-the-roll-with-the-skill-too
    Scenario: A man with Pass still rolls for a pass back
      Given red's M1 stands on 0,-4
      And red's M1 has the ball
      And red's M2 stands on 0,-8
      When red's M1 passes to red's M2
      Then a die is to be rolled for the pass
      When red's M1 passes to red's M2: the die shows 3
      Then red's M2 has the ball

    @SKILL.pass-no-rear-penalty @SUCCTAB.2h @case:a-forwards-pass-two-hexes-back-is-good-on-three
    Scenario: A forward's pass back over two hexes succeeds with a 3
      Given red's F1 stands on 0,-4
      And red's F1 has the ball
      And red's M1 stands on 0,-8
      When red's F1 passes to red's M1: the die shows 3
      Then red's M1 has the ball

    @SKILL.pass-no-rear-penalty @SUCCTAB.2h @case:a-forwards-pass-two-hexes-back-fails-on-two
    Scenario: A forward's pass back over two hexes fails with a 2
      Given red's F1 stands on 0,-4
      And red's F1 has the ball
      And red's M1 stands on 0,-8
      When red's F1 passes to red's M1: the die shows 2
      Then a d3 is to be rolled for the failed pass
      When red's F1 passes to red's M1: the dice show 2 and 2 on the d3
      Then the ball lies loose on 0,-10

    @PASS.rear-penalty @SUCCTAB.2h @case:a-defenders-pass-two-hexes-back-fails-on-three-and-is-good-on-four
    Scenario: A defender's pass back over two hexes fails with a 3, not a 4
      Given red's D1 stands on 0,-4
      And red's D1 has the ball
      And red's M1 stands on 0,-8
      When red's D1 passes to red's M1: the die shows 3
      Then a d3 is to be rolled for the failed pass
      When red's D1 passes to red's M1: the die shows 4
      Then red's M1 has the ball

    @PASS.attempt @case:a-defenders-pass-and-its-reception-level-at-two-hexes-are-good-on-the-die-of-the-reading
    Scenario Outline: TS-A16 decides the dice with which a defender's level pass and its reception succeed
      Given the reading TS-A16 is <reading>
      And red's D1 stands on 0,-8
      And red's D1 has the ball
      And red's F1 stands on 2,-8
      When red's D1 passes to red's F1: the dice show <face> and <face>
      Then red's F1 has the ball

      Examples:
        | reading      | face |
        | plain-roll   | 3    |
        | counts-ahead | 3    |
        | counts-rear  | 4    |

    @PASS.attempt @case:a-defenders-pass-level-at-two-hexes-fails-one-below-the-die-of-the-reading
    Scenario Outline: The reading of TS-A16 decides the die with which a defender's level pass fails
      Given the reading TS-A16 is <reading>
      And red's D1 stands on 0,-8
      And red's D1 has the ball
      And red's F1 stands on 2,-8
      When red's D1 passes to red's F1: the die shows <face>
      Then a d3 is to be rolled for the failed pass
      When red's D1 passes to red's F1: the dice show <face> and 2 on the d3
      Then the ball lies loose on 3,-7

      Examples:
        | reading      | face |
        | plain-roll   | 2    |
        | counts-ahead | 2    |
        | counts-rear  | 3    |

    @SKILL.pass-auto-ahead @SKILL.receive-auto-ahead @case:under-counts-ahead-a-level-pass-between-midfielders-needs-no-die
    Scenario: Under TS-A16 counts-ahead, a level pass between midfielders needs no dice
      Given the reading TS-A16 is counts-ahead
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 2,-8
      When red's M1 passes to red's M2
      Then red's M2 has the ball
      And it is blue's activation

    @PASS.attempt @PASS.receiver-rolls @case:a-level-pass-between-midfielders-needs-two-dice-where-level-is-not-ahead
    Scenario Outline: Without TS-A16 counts-ahead, midfielders pass level with two dice
      Given the reading TS-A16 is <reading>
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 2,-8
      When red's M1 passes to red's M2
      Then a die is to be rolled for the pass
      When red's M1 passes to red's M2: the die shows 3
      Then a die is to be rolled for the reception
      When red's M1 passes to red's M2: the dice show 3 and 3
      Then red's M2 has the ball

      Examples:
        | reading     |
        | plain-roll  |
        | counts-rear |

    @SKILL.pass-auto-ahead @case:ahead-is-nearer-to-the-end-that-the-player-attacks-as-blue-sees-it-too
    Scenario: For a man of blue, ahead means nearer to red's end
      Given blue's M3 stands on 0,8
      And blue's M3 has the ball
      And blue's M4 stands on 0,4
      And blue is First coach
      And it is blue's activation
      When blue's M3 passes to blue's M4
      Then a die is to be rolled for the reception
      When blue's M3 passes to blue's M4: the die shows 3
      Then blue's M4 has the ball

    @SKILL.pass-auto-ahead @case:a-wide-man-nearer-to-the-end-is-ahead-by-the-direction-of-attack
    Scenario: By default, a man nearer to the end is ahead, however far aside
      Given red's M1 stands on 0,-4
      And red's M1 has the ball
      And red's F1 stands on 4,-2
      When red's M1 passes to red's F1
      Then a die is to be rolled for the reception
      When red's M1 passes to red's F1: the die shows 5
      Then red's F1 has the ball

    @PASS.attempt @case:a-wide-man-nearer-to-the-end-but-farther-from-the-goal-is-not-ahead-under-goal-distance
    Scenario: Under TS-A15 goal-distance, a man far to the side may not be ahead
      Given the reading TS-A15 is goal-distance
      And red's M1 stands on 0,-4
      And red's M1 has the ball
      And red's F1 stands on 4,-2
      When red's M1 passes to red's F1
      Then a die is to be rolled for the pass
      When red's M1 passes to red's F1: the die shows 3
      Then a d3 is to be rolled for the failed pass
      When red's M1 passes to red's F1: the dice show 4 and 4
      Then red's F1 has the ball

    @SKILL.pass-auto-ahead @SKILL.receive-auto-ahead @case:under-facing-a-man-who-walked-back-passes-backwards-without-a-die
    Scenario: Under TS-A15 facing, a midfielder facing his goal passes toward it without a die
      Given the reading TS-A15 is facing
      And red's M1 faces his own goal
      And red's M1 stands on 0,-4
      And red's M1 has the ball
      And red's M2 stands on 0,-8
      When red's M1 passes to red's M2
      Then red's M2 has the ball

    @PASS.attempt @case:under-facing-a-man-who-did-not-walk-back-rolls-for-a-pass-backwards
    Scenario: Under TS-A15 facing, a man facing the opponent's goal rolls for a pass back
      Given the reading TS-A15 is facing
      And red's M1 stands on 0,-4
      And red's M1 has the ball
      And red's M2 stands on 0,-8
      When red's M1 passes to red's M2
      Then a die is to be rolled for the pass
      When red's M1 passes to red's M2: the die shows 3
      Then red's M2 has the ball

  Rule: Receive makes the ball from ahead safe

    @SKILL.receive-auto-ahead @case:a-man-with-receive-takes-a-good-pass-from-ahead-without-a-die
    Scenario Outline: A man with Receive takes a ball from ahead without a die
      Given red's F1 stands on 0,-10
      And red's F1 has the ball
      And red's <man> stands on 0,-14
      And red's G1 stands on <goalie>
      When red's F1 passes to red's <man>: the die shows 3
      Then red's <man> has the ball

      Examples:
        | man | goalie |
        | M1  | 0,-18  |
        | D1  | 0,-18  |
        | G1  | 0,-14  |

    @PASS.receiver-rolls @SUCCTAB.2h
    Scenario: A forward has to roll for a good pass from ahead
      Given red's F1 stands on 0,-4
      And red's F1 has the ball
      And red's F2 stands on 0,-8
      When red's F1 passes to red's F2: the die shows 3
      Then a die is to be rolled for the reception
      When red's F1 passes to red's F2: the dice show 3 and 2
      Then a d3 is to be rolled for the scatter
      When red's F1 passes to red's F2: the dice show 3 and 3
      Then red's F2 has the ball

    @SKILL.receive-no-rear-penalty @SUCCTAB.3h @case:a-midfielder-takes-a-pass-of-three-hexes-from-behind-on-four
    Scenario: A midfielder receives a pass of three hexes from behind with a 4
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,-2
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

    @SKILL.receive-no-rear-penalty @SUCCTAB.3h @case:a-midfielder-drops-a-pass-of-three-hexes-from-behind-on-three
    Scenario: A midfielder does not receive a three-hex pass from behind with a 3
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,-2
      When red's M1 passes to red's M2: the dice show 3 and 1 on the d3
      Then the ball lies loose on -1,-1
      And red's M2 stands on 0,-2

    @PASS.rear-reception-penalty @SUCCTAB.3h @case:a-forward-takes-the-same-pass-on-five-and-drops-it-on-four
    Scenario: A forward receives a three-hex pass with 5, but not with 4
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's F1 stands on 0,-2
      When red's M1 passes to red's F1: the die shows 4
      Then a d3 is to be rolled for the scatter
      When red's M1 passes to red's F1: the die shows 5
      Then red's F1 has the ball

  Rule: Shoot adds one to a shot

    @SKILL.shoot-plus-one @SHOOTTAB.1h @case:a-forwards-three-from-one-hex-is-a-goal
    Scenario: A forward's shot from one hex succeeds with a 3
      Given red's F1 stands on -1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 3
      Then the score is red 1, blue 0

    @SKILL.shoot-plus-one @SHOOTTAB.1h @case:a-forwards-two-from-one-hex-strays
    Scenario: A forward's shot from one hex deviates with a 2
      Given red's F1 stands on -1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 2
      Then a d2 is to be rolled for the deviation
      When red rolls the shot: the dice show 2 and 1 on the d2
      Then the score is red 0, blue 0
      And blue's G2 has the ball

    @ACTTAB.shoot @SHOOTTAB.1h @case:a-midfielders-three-from-one-hex-strays
    Scenario: A midfielder's shot from one hex deviates with a 3
      Given red's M1 stands on -1,15
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 3
      Then a d2 is to be rolled for the deviation
      When red rolls the shot: the die shows 4
      Then the score is red 1, blue 0

  Rule: Steal adds one to a steal

    @ACTTAB.steal @case:a-class-steals-on-its-own-die-and-not-on-one-less
    Scenario Outline: A steal fails if the die is one too low for the man's class
      Given blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's <man> stands on 0,-6
      When red's <man> steals from blue's F3: the die shows <bad>
      Then blue's F3 has the ball
      And red's <man> has had his turn

      Examples:
        | man | bad |
        | M1  | 4   |
        | F1  | 5   |
        | D1  | 5   |

    @ACTTAB.steal @case:a-man-has-the-ball-after-a-good-steal-roll-of-his-class
    Scenario Outline: A man whose die is high enough for his class steals the ball
      Given blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's <man> stands on 0,-6
      When red's <man> steals from blue's F3: the die shows <face>
      Then red's <man> has the ball

      Examples:
        | man | face |
        | M1  | 5    |
        | M1  | 6    |
        | F1  | 6    |
        | D1  | 6    |

    @SKILL.steal-plus-one @ACTTAB.steal
    Scenario: A midfielder's steal succeeds in one case of three
      Given blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's M1 stands on 0,-6
      When the odds of the holder are asked for red to steal from F3 with M1
      Then the odds are
        | the holder | p   |
        | red's M1   | 1/3 |
        | blue's F3  | 2/3 |
      When red's M1 steals from blue's F3: the die shows 5
      Then red's M1 has the ball

    @ACTTAB.steal
    Scenario: A forward's steal succeeds in one case of six
      Given blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's F1 stands on 0,-6
      When the odds of the holder are asked for red to steal from F3 with F1
      Then the odds are
        | the holder | p   |
        | red's F1   | 1/6 |
        | blue's F3  | 5/6 |
      When red's F1 steals from blue's F3: the die shows 6
      Then red's F1 has the ball

    @SKILL.steal-plus-one @FOUL.bonus @case:with-a-foul-a-midfielders-steal-succeeds-in-seven-cases-of-eighteen
    Scenario: A midfielder's steal with a foul succeeds in 7/18 of cases
      Given blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's M1 stands on 0,-6
      # the foul works on 5 and 6, then 4 steals; otherwise 5: 1/3 * 1/2 + 2/3 * 1/3
      When the odds of the holder are asked for red to steal from F3 with M1, fouling him
      Then the odds are
        | the holder | p     |
        | red's M1   | 7/18  |
        | blue's F3  | 11/18 |
      When red's M1 steals from blue's F3, fouling him: the dice show 6 and 4
      Then red's M1 has the ball

  Rule: Intercept entitles a man to try

    @SKILL.intercept @INTERCEPT.path @ACTTAB.intercept @case:a-forward-next-to-the-path-may-try
    Scenario: A forward next to the path may try to intercept
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,-4
      And blue's F3 stands on 1,-7
      When red's M1 passes to red's M2
      Then these may act: blue (intercept, let-by)
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball

    @PASS.receiver-rolls @case:a-goalie-next-to-the-path-is-not-asked
    Scenario: A goalie next to the path may not try to intercept
      Given red's F1 stands on 0,8
      And red's F1 has the ball
      And red's M1 stands on 0,12
      And blue's G2 stands on 1,13
      And blue's D2 stands on 3,15
      And blue's M4 stands on -4,6
      When red's F1 passes to red's M1
      Then a die is to be rolled for the reception
      When red's F1 passes to red's M1: the die shows 3
      Then red's M1 has the ball

    @PASS.receiver-rolls @case:a-forward-without-the-skills-intercept-and-tackle-is-not-asked
    Scenario: A forward without the skills Intercept and Tackle may not try to intercept
      Given the class F has the skills Pass, Shoot
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,-4
      And blue's F3 stands on 1,-7
      When red's M1 passes to red's M2: the die shows 3
      Then red's M2 has the ball

  Rule: Tackle lets a man step and intercept at two hexes

    @SKILL.tackle-two-hexes @ACTTAB.intercept @case:a-forward-two-hexes-from-the-path-may-step-next-to-it-and-try
    Scenario: A forward two hexes from the path may step and intercept
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's F3 stands on 2,-4
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                             |
        | intercept with F3 stepping to 1,-3 |
        | intercept with F3 stepping to 1,-5 |
        | let the ball by with F3            |
      When blue's F3 steps to 1,-5 and intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on 1,-5

    @PASS.receiver-rolls @case:a-forward-is-not-asked-at-three-hexes
    Scenario: A forward three hexes from the path may not intercept
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's F3 stands on 3,-5
      When red's M1 passes to red's M2
      Then a die is to be rolled for the reception
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

    @PASS.receiver-rolls @case:a-forward-without-tackle-is-not-asked-at-two-hexes
    Scenario: A forward who lacks Tackle may not intercept two hexes from the path
      Given the class F has the skills Intercept, Pass, Shoot
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's F3 stands on 2,-4
      When red's M1 passes to red's M2
      Then a die is to be rolled for the reception
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

    @SKILL.tackle-two-hexes @case:after-a-vain-tackle-the-man-stands-where-the-reading-leaves-him
    Scenario Outline: The reading of TS-A35 decides where a tackler stands after an interception that failed
      Given the reading TS-A35 is <reading>
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's F3 stands on 2,-4
      When red's M1 passes to red's M2
      And blue's F3 steps to 1,-3 and intercepts: the dice show 4 and 4
      Then blue's F3 stands on <place>
      And red's M2 has the ball

      Examples:
        | reading            | place |
        | step-then-adjacent | 1,-3  |
        | reach-two          | 2,-4  |
        | full-move          | 1,-3  |

    @SKILL.tackle-two-hexes @case:after-a-good-tackle-the-man-stands-on-the-hex-of-his-step
    Scenario Outline: Under TS-A35, a tackler who intercepts ends on the hex of his step
      Given the reading TS-A35 is <reading>
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's F3 stands on 2,-4
      When red's M1 passes to red's M2
      And blue's F3 steps to 1,-3 and intercepts: the die shows 5
      Then blue's F3 stands on 1,-3
      And blue's F3 has the ball

      Examples:
        | reading            |
        | step-then-adjacent |
        | reach-two          |
        | full-move          |

    @SKILL.tackle-two-hexes @case:under-full-move-a-man-three-hexes-from-the-path-may-walk-two-and-try
    Scenario: Under TS-A35 full-move, a man three hexes from the path may try to intercept
      Given the reading TS-A35 is full-move
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's F3 stands on 3,-5
      When red's M1 passes to red's M2
      And blue's F3 steps to 1,-5 and intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on 1,-5

    @SKILL.tackle-two-hexes @case:a-midfielder-two-hexes-from-the-path-may-try-with-a-step
    Scenario Outline: Under TS-A36, a midfielder two hexes from the path may intercept with a step
      Given the reading TS-A36 is <reading>
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's M3 stands on 2,-4
      When red's M1 passes to red's M2
      And blue's M3 steps to 1,-5 and intercepts: the die shows 5
      Then blue's M3 has the ball

      Examples:
        | reading       |
        | only-at-two   |
        | tackle-counts |

    @ACTTAB.intercept @case:under-tackle-counts-a-midfielder-next-to-the-path-tries-from-where-he-stands
    Scenario: Under TS-A36 tackle-counts, a midfielder next to the path may intercept
      Given the reading TS-A36 is tackle-counts
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's M3 stands on 1,-5
      When red's M1 passes to red's M2
      And blue's M3 intercepts: the die shows 5
      Then blue's M3 has the ball
      And blue's M3 stands on 1,-5

    @PASS.receiver-rolls @case:a-midfielder-is-not-asked-where-the-reading-denies-him
    Scenario Outline: The reading of TS-A36 decides when a midfielder may not intercept
      Given the reading TS-A36 is <reading>
      And red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's M3 stands on <place>
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

      Examples:
        | reading                | place |
        | only-at-two            | 1,-5  |
        | tackle-needs-intercept | 1,-5  |
        | tackle-needs-intercept | 2,-4  |

    @SKILL.tackle-two-hexes @case:a-tackle-that-does-not-end-next-to-the-path-in-an-empty-hex-of-the-own-side-is-refused
    Scenario Outline: A tackle step to a wrong hex is refused
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's F3 stands on 2,-4
      And red's D1 stands on 1,-3
      When red's M1 passes to red's M2
      And blue's F3 steps to <place> and intercepts: the die shows 6
      Then it is refused under <clause>

      Examples:
        | place | clause                 |
        | 2,-2  | SKILL.tackle-two-hexes |
        | 0,-4  | SKILL.tackle-two-hexes |
        | 1,-3  | SKILL.tackle-two-hexes |

    @SKILL.tackle-two-hexes @case:at-two-hexes-nobody-intercepts-without-a-step
    Scenario: A man two hexes from a pass may not intercept without a step
      Given red's M1 stands on 0,-8
      And red's M1 has the ball
      And red's M2 stands on 0,0
      And blue's F3 stands on 2,-4
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the die shows 6
      Then it is refused under SKILL.tackle-two-hexes

  Rule: Save stops a shot through the own hex

    @SKILL.save-occupied @ACTTAB.save-occupied @case:a-defender-on-the-path-of-a-shot-saves-on-four
    Scenario: A defender on the path of a shot saves with a 4 or more
      Given red's F1 stands on -1,11
      And red's F1 has the ball
      And blue's D2 stands on -1,13
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the dice show 3 and 4
      Then blue's D2 has the ball
      And the score is red 0, blue 0

    @SKILL.save-occupied @ACTTAB.save-occupied @case:a-defender-on-the-path-of-a-shot-does-not-save-on-three
    Scenario: A defender on the path of a shot does not save with a 3
      Given red's F1 stands on -1,11
      And red's F1 has the ball
      And blue's D2 stands on -1,13
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the dice show 3 and 3
      Then the score is red 1, blue 0

    @SHOOT.success @case:a-man-without-save-or-away-from-the-path-does-not-stop-the-shot
    Scenario Outline: A man without Save, or off the shot's path, may not save
      Given red's F1 stands on -1,11
      And red's F1 has the ball
      And <man> stands on <place>
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 3
      Then the score is red 1, blue 0

      Examples:
        | man       | place |
        | blue's D2 | -2,14 |
        | blue's F3 | -1,13 |
        | blue's M3 | -1,13 |
        | red's D1  | -4,-6 |

    @SKILL.save-occupied @case:under-before-roll-the-defender-on-the-path-saves-before-the-shot-is-rolled
    Scenario: Under TS-A58 before-roll, a defender saves before the shot die
      Given the reading TS-A58 is before-roll
      And red's F1 stands on -1,11
      And red's F1 has the ball
      And blue's D2 stands on -1,13
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot
      Then a die is to be rolled for the save
      When red rolls the shot: the die shows 4
      Then blue's D2 has the ball
      And the score is red 0, blue 0

    @SKILL.save-occupied @SHOOT.failure @case:under-before-roll-a-shot-that-would-miss-is-rolled-after-the-vain-save
    Scenario: Under TS-A58 before-roll, the shot die follows a failed save
      Given the reading TS-A58 is before-roll
      And red's F1 stands on -1,11
      And red's F1 has the ball
      And blue's D2 stands on -1,13
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the dice show 3 and 1
      Then blue's G2 has the ball
      And the score is red 0, blue 0

    @SHOOT.save-roll @case:under-anyone-blocks-a-forward-on-the-path-rolls-for-a-save
    Scenario: Under TS-A58 anyone-blocks, a forward on the path rolls
      Given the reading TS-A58 is anyone-blocks
      And red's F1 stands on -1,11
      And red's F1 has the ball
      And blue's F3 stands on -1,13
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 3
      Then a die is to be rolled for the save
      When red rolls the shot: the dice show 3 and 4
      Then blue's F3 has the ball

  Rule: Goalie stops shots through next hexes, with one added

    @SKILL.goalie-adjacent @SKILL.goalie-plus-one @ACTTAB.save-adjacent @case:a-goalie-next-to-the-hex-of-the-shot-saves-on-four
    Scenario: A goalie one hex from the shot's hex saves with a 4
      Given red's F1 stands on -1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Center
      And red rolls the shot: the dice show 3 and 4
      Then blue's G2 has the ball
      And blue's G2 stands on 0,18
      And the score is red 0, blue 0

    @SKILL.goalie-adjacent @SKILL.goalie-plus-one @ACTTAB.save-adjacent @case:a-goalie-next-to-the-hex-of-the-shot-does-not-save-on-three
    Scenario: A goalie one hex from the shot's hex does not save with 3
      Given red's F1 stands on -1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Center
      And red rolls the shot: the dice show 3 and 3
      Then the score is red 1, blue 0

    @SKILL.goalie-plus-one @ACTTAB.save-occupied @case:a-goalie-in-the-hex-of-the-shot-saves-on-three
    Scenario: A goalie in the shot's own hex saves with a 3
      Given red's F1 stands on -1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Left
      And red rolls the shot: the dice show 3 and 3
      Then blue's G2 has the ball
      And the score is red 0, blue 0

    @SKILL.goalie-plus-one @ACTTAB.save-occupied @case:a-goalie-in-the-hex-of-the-shot-does-not-save-on-two
    Scenario: A goalie in the shot's own hex does not save with a 2
      Given red's F1 stands on -1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Left
      And red rolls the shot: the dice show 3 and 2
      Then the score is red 1, blue 0

    @SHOOT.success @case:a-goalie-on-left-cannot-answer-a-shot-through-right
    Scenario: A goalie on Left may not save a shot through Right
      Given red's F1 stands on -1,13
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Right
      And blue guards Left
      And red rolls the shot: the die shows 3
      Then the score is red 1, blue 0

    @SKILL.goalie-adjacent @case:under-whole-path-a-goalie-on-left-answers-a-shot-through-right-that-goes-past-him
    Scenario: Under TS-A59 whole-path, a goalie next to the path saves with 4
      Given the reading TS-A59 is whole-path
      And red's F1 stands on -1,13
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Right
      And blue guards Left
      And red rolls the shot: the die shows 3
      Then a die is to be rolled for the save
      When red rolls the shot: the dice show 3 and 4
      Then blue's G2 has the ball
      And blue's G2 stands on -1,17

    @SKILL.goalie-adjacent @case:under-whole-path-the-goalie-still-needs-the-die-of-a-next-hex
    Scenario: Under TS-A59 whole-path, a goalie next to the path fails with a 3
      Given the reading TS-A59 is whole-path
      And red's F1 stands on -1,13
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Right
      And blue guards Left
      And red rolls the shot: the dice show 3 and 3
      Then the score is red 1, blue 0

  Rule: The class alone decides, in any half and table of skills

    @TEAM.class-skills @POSTAB.midfielder @POSTAB.goalie @case:a-table-that-takes-steal-from-midfielders-leaves-the-four-skills-of-the-goalie
    Scenario: A skill table without Steal for midfielders does not change the skills of goalies
      Given the class M has the skills Pass, Receive and Tackle
      When the skills of the class M are looked up
      Then its skills are Pass, Receive and Tackle
      When the skills of the class G are looked up
      Then a goalie has the skills Pass, Receive, Save and Goalie

    @TEAM.class-skills @POSTAB.forward @POSTAB.defender @case:another-table-of-skills-changes-one-class-and-leaves-the-printed-skills-to-the-others
    Scenario: A changed table of skills changes one class and keeps the others
      Given the class F has the skills Intercept, Pass and Steal
      When the skills of the class F are looked up
      Then its skills are Intercept, Pass and Steal
      When the skills of the class D are looked up
      Then its skills are Intercept, Receive, Tackle and Save

    @SKILL.steal-plus-one
    Scenario Outline: In either half the midfielder M2 steals with a 5
      Given it is half <half>, turn 3
      And red's <man> stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's <man> steals from blue's F3: the die shows <die>
      Then <holder> has the ball

      Examples:
        | man | half | die | holder    |
        | M2  | 1    | 4   | blue's F3 |
        | M2  | 1    | 5   | red's M2  |
        | M2  | 2    | 4   | blue's F3 |
        | M2  | 2    | 5   | red's M2  |

    @TEAM.skills-effect @ACTTAB.steal @case:without-steal-a-forward-still-steals-in-one-case-of-six-whatever-else-he-has
    Scenario Outline: A forward without Steal still steals in one case of six
      Given the class F has the skills <skills>
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When the skills of the class F are looked up
      Then its skills are <held>
      When the odds of the holder are asked for red to steal from F3 with F1
      Then the odds are
        | the holder | p   |
        | red's F1   | 1/6 |
        | blue's F3  | 5/6 |
      When red's F1 steals from blue's F3: the die shows 5
      Then blue's F3 has the ball

      Examples:
        | skills                             | held                               |
        | Intercept, Pass and Tackle         | Intercept, Pass and Tackle         |
        | Intercept, Pass, Tackle and Goalie | Intercept, Pass, Tackle and Goalie |

    @TEAM.class-skills @POSTAB.forward @case:there-is-no-other-class-to-have-skills-while-there-is-the-class-f
    Scenario Outline: An unknown class of men is a bad request
      When the skills of the class <sort> are looked up
      Then it is an error of kind bad-request
      When the skills of the class F are looked up
      Then its skills are Intercept, Pass, Shoot and Tackle

      Examples:
        | sort |
        | X    |
        | F1   |

  Rule: What a skill does not cover

    @SKILL.intercept @case:the-defender-beside-the-path-wins-the-ball-with-a-5
    Scenario Outline: A defender next to the path wins the ball with a 5
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 1,1
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue can intercept with D3
      When blue's D3 intercepts: the dice show <dice>
      Then <holder> has the ball

      Examples:
        | dice    | holder    |
        | 5       | blue's D3 |
        | 4 and 4 | red's M2  |

    @SKILL.intercept @case:with-another-table-of-skills-a-midfielder-who-has-intercept-may-try-next-to-the-path
    Scenario: A midfielder may intercept if the table gives him Intercept
      Given the class M has the skills Receive, Tackle, Pass and Intercept
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's M4 stands on -1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's M4 intercepts: the die shows 5
      Then blue's M4 has the ball
      And blue's M4 stands on -1,-3

    @PASS.attempt @case:the-pass-skill-spares-no-die-for-a-receiver-level-or-behind
    Scenario Outline: A man with Pass still rolls for a level or back pass
      Given red's <man> stands on 0,-4
      And red's F2 stands on <to>
      And red's <man> has the ball
      When red's <man> passes to red's F2
      Then a die is to be rolled for the pass
      When red's <man> passes to red's F2: the dice show 6 and 6
      Then red's F2 has the ball

      Examples:
        | man | to   |
        | F1  | 2,-4 |
        | F1  | 1,-5 |
        | M1  | 0,-6 |

    @PASS.receiver-rolls @case:the-receive-skill-spares-no-die-for-a-ball-from-behind
    Scenario Outline: A man with Receive rolls for a ball from behind
      Given red's F2 stands on 0,-6
      And red's <man> stands on 0,-4
      And red's F2 has the ball
      When red's F2 passes to red's <man>
      Then a die is to be rolled for the reception
      When red's F2 passes to red's <man>: the die shows 2
      Then red's <man> has the ball

      Examples:
        | man |
        | M1  |
        | D1  |

    @PASS.receiver-rolls @case:the-receive-skill-spares-no-die-for-a-ball-from-the-same-level
    Scenario: A man with Receive rolls for a level ball
      Given red's F2 stands on 2,-4
      And red's M1 stands on 0,-4
      And red's F2 has the ball
      When red's F2 passes to red's M1: the die shows 3
      Then a die is to be rolled for the reception
      When red's F2 passes to red's M1: the dice show 3 and 3
      Then red's M1 has the ball

    @SKILL.receive-no-rear-penalty @case:the-defender-d1-receives-a-ball-from-three-hexes-behind-with-a-4
    Scenario Outline: The defender D1 receives from three hexes behind with a 4
      Given red's M2 stands on 0,-8
      And red's D1 stands on 0,-2
      And red's M2 has the ball
      When red's M2 passes to red's D1: the dice show <dice>
      Then the holder is <holder>

      Examples:
        | dice              | holder   |
        | 3 and 3 on the d3 | nobody   |
        | 4                 | red's D1 |

    @SKILL.pass-no-rear-penalty @SKILL.receive-auto-ahead @case:the-odds-of-a-forwards-pass-back-over-three-hexes-are-those-of-the-pass-die-alone
    Scenario: The odds of a forward's pass back depend on one die
      Given red's F1 stands on 0,0
      And red's M1 stands on 0,-6
      And red's F1 has the ball
      When the odds of the holder and the loose ball are asked for red to pass from F1 to M1
      Then the odds are
        | the holder | the loose ball | p   |
        | red's M1   | nowhere        | 1/2 |
        | nobody     | 0,-10          | 1/6 |
        | nobody     | 0,-8           | 1/6 |
        | nobody     | 0,-2           | 1/6 |
      When red's F1 passes to red's M1: the die shows 4
      Then red's M1 has the ball

    @SKILL.shoot-plus-one
    Scenario Outline: A forward six hexes from Left scores with a 5
      Given red's F1 stands on 0,6
      And blue's G2 stands on 1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the dice show <dice>
      Then the score is red <red>, blue 0

      Examples:
        | dice              | red |
        | 3                 | 0   |
        | 4 and 1 on the d2 | 0   |
        | 5                 | 1   |
        | 6                 | 1   |

    @SKILL.save-occupied @case:a-goalie-with-save-but-not-goalie-stops-a-shot-into-his-own-hex-with-a-4
    Scenario Outline: A goalie with only the skill Save saves in his hex with 4
      Given the class G has the skills Pass, Receive and Save
      And red's M1 stands on 0,10
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Center
      And red rolls the shot: the dice show 6 and <die>
      Then <ball>

      Examples:
        | die | ball                       |
        | 3   | the score is red 1, blue 0 |
        | 4   | blue's G2 has the ball     |

    @SHOOT.success @case:a-goalie-with-save-but-not-goalie-has-no-die-for-the-next-hex
    Scenario: A goalie without the Goalie skill cannot save in a neighbouring hex
      Given the class G has the skills Pass, Receive and Save
      And red's M1 stands on 0,10
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

    @ACTTAB.intercept-skill @case:a-midfielder-or-goalie-beside-the-path-has-no-intercept-and-is-refused
    Scenario Outline: A midfielder or goalie without Intercept cannot intercept
      Given red's M1 stands on 0,8
      And red's M2 stands on 0,12
      And blue's F3 stands on 1,9
      And blue's <man> stands on <place>
      And red's M1 has passed to red's M2
      When blue's <man> intercepts
      Then it is refused under ACTTAB.intercept-skill
      And nothing has changed

      Examples:
        | man | place |
        | M3  | -1,9  |
        | G2  | 0,14  |

    @INTERCEPT.path @case:a-man-three-hexes-from-the-path-is-refused-a-step
    Scenario Outline: A man three hexes from the path may not step to intercept
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 1,1
      And blue's <man> stands on <place>
      And red's M1 has passed to red's M2
      When blue's <man> steps to <step> and intercepts
      Then it is refused under INTERCEPT.path
      And nothing has changed

      Examples:
        | man | place | step |
        | F3  | 3,-3  | 2,-2 |
        | M4  | 3,-3  | 2,-4 |

  Rule: Skills are listed in the order in which they are explained

    @SKILL.intercept @SKILL.goalie-adjacent @case:a-class-with-all-skills-has-them-in-this-order-however-they-are-written-down
    Scenario: The skills of a class are listed in rulebook order
      Given the class F has the skills Goalie, Save, Steal, Tackle, Shoot, Receive, Pass and Intercept
      When the skills of the class F are looked up
      Then its skills are Intercept, Pass, Receive, Shoot, Tackle, Steal, Save and Goalie
