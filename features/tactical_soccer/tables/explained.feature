Feature: Clauses that explain the result of a roll
  The explanation of an action cites the clauses that decided the result, rows and columns included, and no other clauses.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: Explanations of the row of a distance

    @ACTTAB.pass @RANGE.row-distance @case:a-pass-is-read-in-the-row-of-its-distance
    Scenario Outline: The explanation of a pass cites only the table row of its distance
      Given red's D1 stands on 0,-8
      And red's M1 stands on <place>
      And red's D1 has the ball
      When red, given d6 6, d6 6, asks by which rules to pass from D1 to M1
      Then the explanation cites PASS.attempt, <row>
      And the explanation does not cite <others>

      Examples:
        | place | row | others |
        | 0,-6 | SUCCTAB.1h | SUCCTAB.2h, SUCCTAB.3h, SUCCTAB.4h, SUCCTAB.5h, SUCCTAB.6h |
        | 0,-4 | SUCCTAB.2h | SUCCTAB.1h, SUCCTAB.3h, SUCCTAB.4h, SUCCTAB.5h, SUCCTAB.6h |
        | 0,-2 | SUCCTAB.3h | SUCCTAB.1h, SUCCTAB.2h, SUCCTAB.4h, SUCCTAB.5h, SUCCTAB.6h |
        | 0,0 | SUCCTAB.4h | SUCCTAB.1h, SUCCTAB.2h, SUCCTAB.3h, SUCCTAB.5h, SUCCTAB.6h |
        | 0,2 | SUCCTAB.5h | SUCCTAB.1h, SUCCTAB.2h, SUCCTAB.3h, SUCCTAB.4h, SUCCTAB.6h |
        | 0,4 | SUCCTAB.6h | SUCCTAB.1h, SUCCTAB.2h, SUCCTAB.3h, SUCCTAB.4h, SUCCTAB.5h |

    @ACTTAB.shoot @RANGE.row-distance @case:a-shot-is-read-in-the-row-of-its-distance
    Scenario Outline: The explanation of a shot cites only the table row of its distance
      Given red's M1 stands on <place>
      And red's M1 is shooting
      And red has written Center
      And blue has written Center
      And blue's G2 stands on 0,18
      When red, given <dice>, asks by which rules to roll the shot
      Then the explanation cites SHOOT.roll, <row>
      And the explanation does not cite <others>

      Examples:
        | place | dice       | row | others |
        | 0,16 | d6 6, d6 6 | SHOOTTAB.1h | SHOOTTAB.2h, SHOOTTAB.3h, SHOOTTAB.4h, SHOOTTAB.5h, SHOOTTAB.6h, LEGEND.failure, SHOOTTAB.letters, LEGEND.deviation |
        | 0,14 | d6 6, d6 6 | SHOOTTAB.2h | SHOOTTAB.1h, SHOOTTAB.3h, SHOOTTAB.4h, SHOOTTAB.5h, SHOOTTAB.6h, LEGEND.failure, SHOOTTAB.letters, LEGEND.deviation |
        | 0,12 | d6 6, d6 6 | SHOOTTAB.3h | SHOOTTAB.1h, SHOOTTAB.2h, SHOOTTAB.4h, SHOOTTAB.5h, SHOOTTAB.6h, LEGEND.failure, SHOOTTAB.letters, LEGEND.deviation |
        | 0,10 | d6 6, d6 6 | SHOOTTAB.4h | SHOOTTAB.1h, SHOOTTAB.2h, SHOOTTAB.3h, SHOOTTAB.5h, SHOOTTAB.6h, LEGEND.failure, SHOOTTAB.letters, LEGEND.deviation |
        | 0,8 | d6 6, d6 6 | SHOOTTAB.5h | SHOOTTAB.1h, SHOOTTAB.2h, SHOOTTAB.3h, SHOOTTAB.4h, SHOOTTAB.6h, LEGEND.failure, SHOOTTAB.letters, LEGEND.deviation |
        | 0,6 | d6 6, d6 6 | SHOOTTAB.6h | SHOOTTAB.1h, SHOOTTAB.2h, SHOOTTAB.3h, SHOOTTAB.4h, SHOOTTAB.5h, LEGEND.failure, SHOOTTAB.letters, LEGEND.deviation |
        | 0,14  | d6 1       | SHOOTTAB.2h | LEGEND.success, LEGEND.deviation, SHOOT.deviation, SHOOT.success |
        | 0,14  | d6 2, d2 1, d6 6 | SHOOTTAB.2h | LEGEND.success, LEGEND.failure, SHOOTTAB.letters |

    @SHOOT.deviation @case:a-deviation-goes-by-its-own-die
    Scenario Outline: The explanation of a deviating shot cites only the clause of its die
      Given red's M1 stands on 0,14
      And red's M1 is shooting
      And red has written Center
      And blue has written Center
      And blue's G2 stands on 0,18
      When red, given d6 2, d2 <d2>, d6 6, asks by which rules to roll the shot
      Then the explanation cites SHOOT.deviation
      And the explanation does not cite <other>, SKILL.save-occupied, ACTTAB.save-occupied, SHOOT.success

      Examples:
        | d2 | other               |
        | 1  | SHOOT.deviate-right |
        | 2  | SHOOT.deviate-left  |

    @SKILL.save-occupied @ACTTAB.save-occupied @case:a-goalie-on-the-path-saves-in-his-own-hex
    Scenario: A save on the path is explained like one in the goalie's own hex
      Given red's M1 stands on -2,16
      And red's M1 is shooting
      And red has written Right
      And blue has written Left
      And blue's G2 stands on -1,17
      When red, given d6 6, d6 3, asks by which rules to roll the shot
      Then the explanation cites SHOOT.save-roll
      And the explanation does not cite SKILL.goalie-adjacent, ACTTAB.save-adjacent, GAME.winner

    @SKILL.save-occupied @ACTTAB.save-occupied @SKILL.goalie-adjacent @case:a-goal-through-the-goalies-own-hex-has-nothing-to-do-with-the-hexes-next-to-him
    Scenario: The explanation of a goal through the goalie's hex cites no save nearby
      Given red's M1 stands on 0,14
      And red's M1 is shooting
      And red has written Center
      And blue has written Center
      And blue's G2 stands on 0,18
      When red, given d6 6, d6 1, asks by which rules to roll the shot
      Then the explanation cites SHOOT.success
      And the explanation does not cite SKILL.goalie-adjacent, ACTTAB.save-adjacent

    @ACTTAB.save-occupied @case:a-fielders-save-is-not-helped-by-the-skill-of-goalies
    Scenario: The explanation of a fielder's save does not cite the goalie's skill
      Given red's M1 stands on 0,10
      And blue's D2 stands on 0,14
      And red's M1 is shooting
      And red has written Center
      And blue has written Left
      And blue's G2 stands on -1,17
      When red, given d6 6, d6 4, asks by which rules to roll the shot
      Then the explanation cites SHOOT.save-roll
      And the explanation does not cite SKILL.goalie-plus-one, SKILL.goalie-adjacent, ACTTAB.save-adjacent

    @SHOOT.roll @case:a-midfielders-shot-is-not-helped-by-the-skill-of-forwards
    Scenario: The explanation of a midfielder's shot does not cite the forward's skill
      Given red's M1 stands on 0,10
      And red's F1 stands on 2,10
      And red's M1 is shooting
      And red has written Center
      And blue has written Center
      And blue's G2 stands on 0,18
      When red, given d6 6, d6 6, asks by which rules to roll the shot
      Then the explanation cites SHOOT.roll
      And the explanation does not cite SKILL.shoot-plus-one

  Rule: Explanations of passes and receptions

    @PASS.attempt @case:what-helps-or-hinders-a-pass
    Scenario Outline: The explanation of a pass cites the skill and the penalty that changed it
      Given red's <man> stands on 0,-8
      And red's F2 stands on <place>
      And red's <man> has the ball
      When red, given <dice>, asks by which rules to pass from <man> to F2
      Then the explanation cites <cited>
      And the explanation does not cite <others>

      Examples:
        | case            | man | place | dice       | cited                     | others                                                                        |
        | ahead, skill    | M1  | 0,-4  | d6 6       | SKILL.pass-auto-ahead     | SKILL.pass-no-rear-penalty, PASS.rear-penalty, ACTTAB.pass                    |
        | ahead, no skill | D1  | 0,-4  | d6 6, d6 6 | ACTTAB.pass               | SKILL.pass-auto-ahead, SKILL.pass-no-rear-penalty, PASS.rear-penalty          |
        | rear, skill     | M1  | 0,-12 | d6 6, d6 6 | ACTTAB.pass                | SKILL.pass-auto-ahead, PASS.rear-penalty                                     |
        | rear, no skill  | D1  | 0,-12 | d6 6, d6 6 | PASS.rear-penalty         | SKILL.pass-auto-ahead, SKILL.pass-no-rear-penalty                             |
        | level, no skill | D1  | 2,-8  | d6 6, d6 6 | ACTTAB.pass               | SKILL.pass-auto-ahead, SKILL.pass-no-rear-penalty, PASS.rear-penalty          |

    @PASS.receiver-rolls @case:what-helps-or-hinders-a-reception
    Scenario Outline: The explanation of a reception cites the skill and the penalty that changed it
      Given red's F1 stands on 0,-8
      And red's <man> stands on <place>
      And red's F1 has the ball
      When red, given <dice>, asks by which rules to pass from F1 to <man>
      Then the explanation cites <cited>
      And the explanation does not cite <others>

      Examples:
        | case                     | man | place | dice       | cited                        | others                                                                          |
        | from the rear, skill     | M1  | 0,-4  | d6 6       | ACTTAB.receive                | PASS.rear-reception-penalty, SKILL.receive-auto-ahead                          |
        | from the rear, no skill  | F2  | 0,-4  | d6 6       | ACTTAB.receive               | SKILL.receive-no-rear-penalty, SKILL.receive-auto-ahead                         |
        | from ahead, skill        | M1  | 0,-12 | d6 6       | SKILL.receive-auto-ahead     | SKILL.receive-no-rear-penalty, PASS.rear-reception-penalty, ACTTAB.receive      |
        | from ahead, no skill     | F2  | 0,-12 | d6 6, d6 6 | ACTTAB.receive               | SKILL.receive-auto-ahead, SKILL.receive-no-rear-penalty, PASS.rear-reception-penalty |

    @PASS.attempt @case:a-failed-pass-and-a-failed-reception-go-by-their-own-die
    Scenario Outline: The explanation of a failed pass or reception cites only its die
      Given red's D1 stands on 0,-8
      And red's F1 stands on 0,-4
      And red's D1 has the ball
      When red, given <dice>, asks by which rules to pass from D1 to F1
      Then the explanation cites <cited>
      And the explanation does not cite <others>

      Examples:
        | case      | dice             | cited                                              | others                                              |
        | past two  | d6 1, d3 1       | FAILPASS.d3 | FAILPASS.past-one, FAILPASS.short-two, SCATTER.d3   |
        | past one  | d6 1, d3 2       | FAILPASS.d3                                  | FAILPASS.past-two, FAILPASS.short-two, SCATTER.d3   |
        | short two | d6 1, d3 3       | FAILPASS.d3                                 | FAILPASS.past-two, FAILPASS.past-one, SCATTER.d3    |
        | left      | d6 6, d6 1, d3 1 | SCATTER.forward-left | FAILPASS.d3, SCATTER.forward-right, SCATTER.direct-ahead |
        | right     | d6 6, d6 1, d3 2 | SCATTER.forward-right                              | SCATTER.forward-left, SCATTER.direct-ahead          |
        | straight  | d6 6, d6 1, d3 3 | SCATTER.direct-ahead                               | SCATTER.forward-left, SCATTER.forward-right         |

  Rule: Explanations of interceptions

    @ACTTAB.intercept @case:by-which-right-a-man-intercepts
    Scenario Outline: The explanation of an interception cites the skill that allows it
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's <man> stands on <place>
      And red's M1 has passed to red's M2
      When blue, given d6 5, asks by which rules to <deed>
      Then the explanation cites <cited>
      And the explanation does not cite <others>

      Examples:
        | case                   | man | place | deed                                | cited                                    | others                            |
        | near the path          | F3  | 1,-5  | intercept with F3                   | INTERCEPT.path, SKILL.intercept          | INTERCEPT.target                  |
        | near the receiver      | F3  | 0,4   | intercept with F3                   | ACTTAB.intercept, SKILL.intercept        | SKILL.steal-plus-one              |
        | near both              | F3  | 1,1   | intercept with F3                   | INTERCEPT.path, ACTTAB.intercept         | SKILL.steal-plus-one              |
        | with a step            | F3  | 2,-4  | intercept with F3 stepping to 1,-5  | SKILL.intercept, SKILL.tackle-two-hexes  | INTERCEPT.target                  |
        | a midfielder's step    | M4  | 2,-4  | intercept with M4 stepping to 1,-5  | INTERCEPT.path, SKILL.tackle-two-hexes   | SKILL.intercept, INTERCEPT.target |
        | a step to the receiver | M4  | 0,6   | intercept with M4 stepping to 0,4   | ACTTAB.intercept, SKILL.tackle-two-hexes | SKILL.intercept                   |
        | one from the receiver  | F3  | 0,4   | intercept with F3                   | INTERCEPT.target, SKILL.intercept        | SKILL.steal-plus-one              |
        | two from the receiver  | F3  | 1,-1  | intercept with F3                   | INTERCEPT.path, SKILL.intercept          | INTERCEPT.target                  |
        | two, and a step to him | M4  | 0,6   | intercept with M4 stepping to 0,4   | INTERCEPT.target, SKILL.tackle-two-hexes | SKILL.intercept                   |

    @ACTTAB.intercept @case:next-to-a-receiver-who-will-not-get-the-ball-nobody-intercepts-by-that
    Scenario: After a failed pass, the explanation of an interception does not cite the receiver
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 1,-1
      And red's D1 has passed to red's M1
      And the pass has failed and is bound for 0,2
      When blue, given d6 5, asks by which rules to intercept with F3
      Then the explanation cites INTERCEPT.path
      And the explanation does not cite INTERCEPT.target

    @ACTTAB.intercept @case:under-reach-two-a-man-who-stands-near-enough-takes-the-ball-where-he-stands
    Scenario: Under TS-A35 reach-two, an interceptor next to the path stays in his hex
      Given the reading TS-A35 is reach-two
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-5
      And red's M1 has passed to red's M2
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on 1,-5

    @SKILL.tackle-two-hexes @case:a-step-is-told-where-it-is-made
    Scenario Outline: The explanation of an interception with a step cites the rule of the step
      Given the reading TS-A35 is <reading>
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 2,-4
      And red's M1 has passed to red's M2
      When blue's F3 steps to 1,-5 and intercepts: the dice show <dice>
      Then blue's F3 stands on <place>
      And <holder> has the ball

      Examples:
        | reading            | dice    | place | holder    |
        | step-then-adjacent | 5       | 1,-5  | blue's F3 |
        | reach-two          | 5       | 1,-5  | blue's F3 |
        | reach-two          | 4 and 4 | 2,-4  | red's M2  |

  Rule: Explanations of steals and fouls

    @FOUL.roll @case:a-foul-and-its-card-as-far-as-they-came
    Scenario Outline: The explanation of a foul cites only the results that occurred
      Given red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red, given d6 <foul>, d6 5, asks by which rules to steal from F3 with F1, fouling him
      Then the explanation cites FOUL.roll, <cited>
      And the explanation does not cite <others>

      Examples:
        | foul | cited                                                             | others                                                     |
        | 5    | FOUL.success, FOUL.bonus                                          | FOUL.fails, FOUL.caught, CARD.first-yellow                 |
        | 4    | FOUL.fails                                                        | FOUL.success, FOUL.caught, FOUL.bonus, CARD.first-yellow   |
        | 2    | CARD.first-yellow | FOUL.success, FOUL.fails, FOUL.bonus, CARD.second-red |

    @STEAL.possession @case:a-forwards-steal-is-not-helped-by-the-skill-of-midfielders
    Scenario: The explanation of a forward's steal does not cite the midfielder's skill
      Given red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red, given d6 6, asks by which rules to steal from F3 with F1
      Then the explanation cites STEAL.possession, ACTTAB.steal
      And the explanation does not cite SKILL.steal-plus-one

  Rule: Explanations of the end of an activation or a turn

    @TURN.alternate @case:what-the-end-of-an-activation-brings-is-told-and-no-more
    Scenario: The explanation of an activation's end cites only who acts next
      When red asks by which rules to skip F1
      Then the explanation cites TURN.pass-on
      And the explanation does not cite TURN.complete, GAME.ten-turns, TURN.first-starts

    @TURN.complete @case:what-the-end-of-a-turn-brings-is-told-and-no-more
    Scenario: The explanation of a turn's end during a half cites no half time
      Given it is half 1, turn 5
      And red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red asks by which rules to skip G1
      Then the explanation cites TURN.complete
      And the explanation does not cite GAME.half-time-switch, GAME.tie-continue, GAME.end
