Feature: Players and skills
  The class of a man fixes his skills, and the skills change how well he does things.

  Rule: Each class has exactly four skills

    @POSTAB.forward @TEAM.class-skills @TEAM.skills-effect
    Scenario: A forward can intercept, pass, shoot and tackle
      When the question skills is asked of {"class": "F"}
      Then the answer is {"class": "forward", "skills": ["Intercept", "Pass", "Shoot", "Tackle"]}

    @POSTAB.midfielder @TEAM.class-skills @TEAM.skills-effect
    Scenario: A midfielder can pass, receive, tackle and steal
      When the question skills is asked of {"class": "M"}
      Then the answer is {"class": "midfielder", "skills": ["Pass", "Receive", "Tackle", "Steal"]}

    @POSTAB.defender @TEAM.class-skills @TEAM.skills-effect
    Scenario: A defender can intercept, receive, tackle and save
      When the question skills is asked of {"class": "D"}
      Then the answer is {"class": "defender", "skills": ["Intercept", "Receive", "Tackle", "Save"]}

    @POSTAB.goalie @TEAM.class-skills @TEAM.skills-effect
    Scenario: A goalie can pass, receive, save and has the skill of his class
      When the question skills is asked of {"class": "G"}
      Then the answer is {"class": "goalie", "skills": ["Pass", "Receive", "Save", "Goalie"]}

    @SKILL.steal-plus-one
    Scenario Outline: The midfielders <man> and M1 steal equally well
      Given F3 stands on 0,-4
      And F3 has the ball
      And <man> stands on 0,-6
      When red rolls d6 5 to steal <man> from F3
      Then <man> has the ball

      Examples:
        | man |
        | M1  |
        | M2  |

    @ACTTAB.steal
    Scenario: Without the skill a midfielder's five is no steal
      Given the class M has the skills Receive, Tackle, Pass
      And F3 stands on 0,-4
      And F3 has the ball
      And M1 stands on 0,-6
      When red rolls d6 5 to steal M1 from F3
      Then F3 has the ball

  Rule: Pass makes forward passes certain

    @SKILL.pass-auto-ahead
    Scenario Outline: <passer> needs no pass roll to a man six hexes ahead
      Given <passer> stands on <from>
      And <passer> has the ball
      And M2 stands on <to>
      When red plays pass <passer> to M2
      Then it needs a d6 for receive
      When red rolls d6 6 to pass <passer> to M2
      Then M2 has the ball

      Examples:
        | passer | from  | to   |
        | M1     | 0,-12 | 0,0  |
        | F1     | 0,-12 | 0,0  |
        | G1     | 0,-16 | 0,-4 |

    @PASS.attempt @SUCCTAB.6h
    Scenario: A defender needs the pass roll to a man six hexes ahead
      Given D1 stands on 0,-12
      And D1 has the ball
      And M2 stands on 0,0
      When red plays pass D1 to M2
      Then it needs a d6 for pass
      When red rolls d6 6 to pass D1 to M2
      Then it needs a d6 for receive
      When red rolls d6 6, d6 6 to pass D1 to M2
      Then M2 has the ball

    @SKILL.pass-no-rear-penalty
    Scenario: A pass backwards needs the roll with the skill too
      Given M1 stands on 0,-4
      And M1 has the ball
      And M2 stands on 0,-8
      When red plays pass M1 to M2
      Then it needs a d6 for pass
      When red rolls d6 3 to pass M1 to M2
      Then M2 has the ball

    @SKILL.pass-no-rear-penalty @SUCCTAB.2h
    Scenario: A forward's pass two hexes back is good on three
      Given F1 stands on 0,-4
      And F1 has the ball
      And M1 stands on 0,-8
      When red rolls d6 3 to pass F1 to M1
      Then M1 has the ball

    @SKILL.pass-no-rear-penalty @SUCCTAB.2h
    Scenario: A forward's pass two hexes back fails on two
      Given F1 stands on 0,-4
      And F1 has the ball
      And M1 stands on 0,-8
      When red rolls d6 2 to pass F1 to M1
      Then it needs a d3 for failed-pass
      When red rolls d6 2, d3 2 to pass F1 to M1
      Then the ball lies loose on 0,-10

    @PASS.rear-penalty @SUCCTAB.2h
    Scenario: A defender's pass two hexes back fails on three and is good on four
      Given D1 stands on 0,-4
      And D1 has the ball
      And M1 stands on 0,-8
      When red rolls d6 3 to pass D1 to M1
      Then it needs a d3 for failed-pass
      When red rolls d6 4 to pass D1 to M1
      Then M1 has the ball

    @PASS.attempt
    Scenario Outline: A defender's pass and its reception level at two hexes are good on <face> under <reading>
      Given the reading TS-A16 is <reading>
      And D1 stands on 0,-8
      And D1 has the ball
      And F1 stands on 2,-8
      When red rolls d6 <face>, d6 <face> to pass D1 to F1
      Then F1 has the ball

      Examples:
        | reading       | face |
        | plain-roll    | 3    |
        | counts-ahead  | 3    |
        | counts-rear   | 4    |

    @PASS.attempt
    Scenario Outline: A defender's pass level at two hexes fails on <face> under <reading>
      Given the reading TS-A16 is <reading>
      And D1 stands on 0,-8
      And D1 has the ball
      And F1 stands on 2,-8
      When red rolls d6 <face> to pass D1 to F1
      Then it needs a d3 for failed-pass
      When red rolls d6 <face>, d3 2 to pass D1 to F1
      Then the ball lies loose on 3,-7

      Examples:
        | reading       | face |
        | plain-roll    | 2    |
        | counts-ahead  | 2    |
        | counts-rear   | 3    |

    @SKILL.pass-auto-ahead @SKILL.receive-auto-ahead
    Scenario: Under counts-ahead a level pass between midfielders needs no die
      Given the reading TS-A16 is counts-ahead
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 2,-8
      When red plays pass M1 to M2
      Then M2 has the ball
      And it is blue's activation

    @PASS.attempt @PASS.receiver-rolls
    Scenario Outline: Under <reading> a level pass between midfielders needs two dice
      Given the reading TS-A16 is <reading>
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 2,-8
      When red plays pass M1 to M2
      Then it needs a d6 for pass
      When red rolls d6 3 to pass M1 to M2
      Then it needs a d6 for receive
      When red rolls d6 3, d6 3 to pass M1 to M2
      Then M2 has the ball

      Examples:
        | reading     |
        | plain-roll  |
        | counts-rear |

    @SKILL.pass-auto-ahead
    Scenario: Ahead is nearer to the end that the player attacks, as blue sees it too
      Given M3 stands on 0,8
      And M3 has the ball
      And M4 stands on 0,4
      And it is blue's activation
      When blue plays pass M3 to M4
      Then it needs a d6 for receive
      When blue rolls d6 3 to pass M3 to M4
      Then M4 has the ball

    @SKILL.pass-auto-ahead
    Scenario: A wide man nearer to the end is ahead by the direction of attack
      Given M1 stands on 0,-4
      And M1 has the ball
      And F1 stands on 4,-2
      When red plays pass M1 to F1
      Then it needs a d6 for receive
      When red rolls d6 5 to pass M1 to F1
      Then F1 has the ball

    @PASS.attempt
    Scenario: A wide man nearer to the end but farther from the goal is not ahead under goal-distance
      Given the reading TS-A15 is goal-distance
      And M1 stands on 0,-4
      And M1 has the ball
      And F1 stands on 4,-2
      When red plays pass M1 to F1
      Then it needs a d6 for pass
      When red rolls d6 3 to pass M1 to F1
      Then it needs a d3 for failed-pass
      When red rolls d6 4, d6 4 to pass M1 to F1
      Then F1 has the ball

    @SKILL.pass-auto-ahead @SKILL.receive-auto-ahead
    Scenario: Under facing a man who walked back passes backwards without a die
      Given the reading TS-A15 is facing
      And the position says /turned is ["M1"]
      And M1 stands on 0,-4
      And M1 has the ball
      And M2 stands on 0,-8
      When red plays pass M1 to M2
      Then M2 has the ball

    @PASS.attempt
    Scenario: Under facing a man who did not walk back rolls for a pass backwards
      Given the reading TS-A15 is facing
      And M1 stands on 0,-4
      And M1 has the ball
      And M2 stands on 0,-8
      When red plays pass M1 to M2
      Then it needs a d6 for pass
      When red rolls d6 3 to pass M1 to M2
      Then M2 has the ball

  Rule: Receive makes the ball from ahead safe

    @SKILL.receive-auto-ahead
    Scenario Outline: <man> takes a good pass from ahead without a die
      Given F1 stands on 0,-10
      And F1 has the ball
      And <man> stands on 0,-14
      And G1 stands on <goalie>
      When red rolls d6 3 to pass F1 to <man>
      Then <man> has the ball

      Examples:
        | man | goalie |
        | M1  | 0,-18  |
        | D1  | 0,-18  |
        | G1  | 0,-14  |

    @PASS.receiver-rolls @SUCCTAB.2h
    Scenario: A forward has to roll for a good pass from ahead
      Given F1 stands on 0,-4
      And F1 has the ball
      And F2 stands on 0,-8
      When red rolls d6 3 to pass F1 to F2
      Then it needs a d6 for receive
      When red rolls d6 3, d6 2 to pass F1 to F2
      Then it needs a d3 for scatter
      When red rolls d6 3, d6 3 to pass F1 to F2
      Then F2 has the ball

    @SKILL.receive-no-rear-penalty @SUCCTAB.3h
    Scenario: A midfielder takes a pass of three hexes from behind on four
      Given M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,-2
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball

    @SKILL.receive-no-rear-penalty @SUCCTAB.3h
    Scenario: A midfielder drops a pass of three hexes from behind on three
      Given M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,-2
      When red rolls d6 3, d3 1 to pass M1 to M2
      Then the ball lies loose on -1,-1
      And M2 stands on 0,-2

    @PASS.rear-reception-penalty @SUCCTAB.3h
    Scenario: A forward takes the same pass on five and drops it on four
      Given M1 stands on 0,-8
      And M1 has the ball
      And F1 stands on 0,-2
      When red rolls d6 4 to pass M1 to F1
      Then it needs a d3 for scatter
      When red rolls d6 5 to pass M1 to F1
      Then F1 has the ball

  Rule: Shoot adds one to a shot

    @SKILL.shoot-plus-one @SHOOTTAB.1h
    Scenario: A forward's three from one hex is a goal
      Given F1 stands on -1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 3 to roll-shot
      Then the score is red 1, blue 0

    @SKILL.shoot-plus-one @SHOOTTAB.1h
    Scenario: A forward's two from one hex strays
      Given F1 stands on -1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 2 to roll-shot
      Then it needs a d2 for deviation
      When red rolls d6 2, d2 1 to roll-shot
      Then the score is red 0, blue 0
      And G2 has the ball

    @ACTTAB.shoot @SHOOTTAB.1h
    Scenario: A midfielder's three from one hex strays
      Given M1 stands on -1,15
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 3 to roll-shot
      Then it needs a d2 for deviation
      When red rolls d6 4 to roll-shot
      Then the score is red 1, blue 0

  Rule: Steal adds one to a steal

    @ACTTAB.steal
    Scenario Outline: <man> steals on <good> and not on <bad>
      Given F3 stands on 0,-4
      And F3 has the ball
      And <man> stands on 0,-6
      When red rolls d6 <bad> to steal <man> from F3
      Then F3 has the ball
      And <man> had their turn

      Examples:
        | man | good | bad |
        | M1  | 5    | 4   |
        | F1  | 6    | 5   |
        | D1  | 6    | 5   |

    @ACTTAB.steal
    Scenario Outline: <man> has the ball after a steal roll of <face>
      Given F3 stands on 0,-4
      And F3 has the ball
      And <man> stands on 0,-6
      When red rolls d6 <face> to steal <man> from F3
      Then <man> has the ball

      Examples:
        | man | face |
        | M1  | 5    |
        | M1  | 6    |
        | F1  | 6    |
        | D1  | 6    |

    @SKILL.steal-plus-one @ACTTAB.steal
    Scenario: A midfielder's steal succeeds in one case of three
      Given F3 stands on 0,-4
      And F3 has the ball
      And M1 stands on 0,-6
      When the odds of the holder are asked for red to steal M1 from F3
      Then the odds are
        | the holder | p   |
        | M1         | 1/3 |
        | F3         | 2/3 |
      When red rolls d6 5 to steal M1 from F3
      Then M1 has the ball

    @ACTTAB.steal
    Scenario: A forward's steal succeeds in one case of six
      Given F3 stands on 0,-4
      And F3 has the ball
      And F1 stands on 0,-6
      When the odds of the holder are asked for red to steal F1 from F3
      Then the odds are
        | the holder | p   |
        | F1         | 1/6 |
        | F3         | 5/6 |
      When red rolls d6 6 to steal F1 from F3
      Then F1 has the ball

    @SKILL.steal-plus-one @FOUL.bonus
    Scenario: With a foul a midfielder's steal succeeds in seven cases of eighteen
      Given F3 stands on 0,-4
      And F3 has the ball
      And M1 stands on 0,-6
      # the foul works on 5 and 6, then 4 steals; otherwise 5: 1/3 * 1/2 + 2/3 * 1/3
      When the odds of the holder are asked for red to steal M1 from F3 fouling
      Then the odds are
        | the holder | p     |
        | M1         | 7/18  |
        | F3         | 11/18 |
      When red rolls d6 6, d6 4 to steal M1 from F3 fouling
      Then M1 has the ball

  Rule: Intercept entitles a man to try

    @SKILL.intercept @INTERCEPT.path @ACTTAB.intercept
    Scenario: A forward next to the path may try
      Given M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,-4
      And F3 stands on 1,-7
      When red plays pass M1 to M2
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball

    @PASS.receiver-rolls
    Scenario: A goalie next to the path is not asked
      Given F1 stands on 0,8
      And F1 has the ball
      And M1 stands on 0,12
      And G2 stands on 1,13
      And D2 stands on 3,15
      And M4 stands on -4,6
      When red plays pass F1 to M1
      Then it needs a d6 for receive
      When red rolls d6 3 to pass F1 to M1
      Then M1 has the ball

    @PASS.receiver-rolls
    Scenario: A forward without the skills Intercept and Tackle is not asked
      Given the class F has the skills Pass, Shoot
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,-4
      And F3 stands on 1,-7
      When red rolls d6 3 to pass M1 to M2
      Then M2 has the ball

  Rule: Tackle lets a man step and intercept at two hexes

    @SKILL.tackle-two-hexes @ACTTAB.intercept
    Scenario: A forward two hexes from the path may step next to it and try
      Given M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,0
      And F3 stands on 2,-4
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action                       |
        | intercept F3 stepping to 1,-3 |
        | intercept F3 stepping to 1,-5 |
        | let-by F3                    |
      When blue rolls d6 5 to intercept F3 stepping to 1,-5
      Then F3 has the ball
      And F3 stands on 1,-5

    @SKILL.tackle-two-hexes
    Scenario Outline: A tackle to <place> is refused, <because>
      Given M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,0
      And F3 stands on 2,-4
      And D1 stands on 1,-3
      When red plays pass M1 to M2
      And blue rolls d6 6 to intercept F3 stepping to <place>
      Then it is refused under <clause>

      Examples:
        | place | because                            | clause                 |
        | 2,-2  | still two hexes from the path      | SKILL.tackle-two-hexes |
        | 0,-4  | two steps away                     | SKILL.tackle-two-hexes |
        | 1,-3  | where somebody stands              | SKILL.tackle-two-hexes |

    @SKILL.tackle-two-hexes
    Scenario: At two hexes nobody intercepts without a step
      Given M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,0
      And F3 stands on 2,-4
      When red plays pass M1 to M2
      And blue rolls d6 6 to intercept F3
      Then it is refused under SKILL.tackle-two-hexes

    @PASS.receiver-rolls
    Scenario Outline: A forward on <place> is not asked <because>
      Given <table>
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,0
      And F3 stands on <place>
      When red plays pass M1 to M2
      Then it needs a d6 for receive
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball

      Examples:
        | place | because                                | table                                             |
        | 3,-5  | at three hexes                         | the score is red 0, blue 0                        |
        | 2,-4  | without Tackle at two hexes            | the class F has the skills Intercept, Pass, Shoot |

    @SKILL.tackle-two-hexes
    Scenario Outline: After a vain tackle the man stands on <place> under <reading>
      Given the reading TS-A35 is <reading>
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,0
      And F3 stands on 2,-4
      When red plays pass M1 to M2
      And blue rolls d6 4, d6 4 to intercept F3 stepping to 1,-3
      Then F3 stands on <place>
      And M2 has the ball

      Examples:
        | reading            | place |
        | step-then-adjacent | 1,-3  |
        | reach-two          | 2,-4  |
        | full-move          | 1,-3  |

    @SKILL.tackle-two-hexes
    Scenario Outline: After a good tackle the man stands on the hex of his step under <reading>
      Given the reading TS-A35 is <reading>
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,0
      And F3 stands on 2,-4
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept F3 stepping to 1,-3
      Then F3 stands on 1,-3
      And F3 has the ball

      Examples:
        | reading            |
        | step-then-adjacent |
        | reach-two          |
        | full-move          |

    @SKILL.tackle-two-hexes
    Scenario: Under full-move a man three hexes from the path may walk two and try
      Given the reading TS-A35 is full-move
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,0
      And F3 stands on 3,-5
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept F3 stepping to 1,-5
      Then F3 has the ball
      And F3 stands on 1,-5

    @SKILL.tackle-two-hexes
    Scenario Outline: A midfielder two hexes from the path may try with a step under <reading>
      Given the reading TS-A36 is <reading>
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,0
      And M3 stands on 2,-4
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept M3 stepping to 1,-5
      Then M3 has the ball

      Examples:
        | reading       |
        | only-at-two   |
        | tackle-counts |

    @ACTTAB.intercept
    Scenario: Under tackle-counts a midfielder next to the path tries from where he stands
      Given the reading TS-A36 is tackle-counts
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,0
      And M3 stands on 1,-5
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept M3
      Then M3 has the ball
      And M3 stands on 1,-5

    @PASS.receiver-rolls
    Scenario Outline: A midfielder on <place> is not asked under <reading>
      Given the reading TS-A36 is <reading>
      And M1 stands on 0,-8
      And M1 has the ball
      And M2 stands on 0,0
      And M3 stands on <place>
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball

      Examples:
        | reading                | place |
        | only-at-two            | 1,-5  |
        | tackle-needs-intercept | 1,-5  |
        | tackle-needs-intercept | 2,-4  |

  Rule: Save stops a shot through the own hex

    @SKILL.save-occupied @ACTTAB.save-occupied
    Scenario: A defender on the path of a shot saves on four
      Given F1 stands on -1,11
      And F1 has the ball
      And D2 stands on -1,13
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 3, d6 4 to roll-shot
      Then D2 has the ball
      And the score is red 0, blue 0

    @SKILL.save-occupied @ACTTAB.save-occupied
    Scenario: A defender on the path of a shot does not save on three
      Given F1 stands on -1,11
      And F1 has the ball
      And D2 stands on -1,13
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 3, d6 3 to roll-shot
      Then the score is red 1, blue 0

    @SHOOT.success
    Scenario Outline: <man> on <place> does not stop the shot, <because>
      Given F1 stands on -1,11
      And F1 has the ball
      And <man> stands on <place>
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 3 to roll-shot
      Then the score is red 1, blue 0

      Examples:
        | man | place | because                          |
        | D2  | -2,14 | for he stands next to the path   |
        | F3  | -1,13 | for a forward has no Save        |
        | M3  | -1,13 | for a midfielder has no Save     |
        | D1  | -4,-6 | for he stands far away           |

    @SKILL.save-occupied
    Scenario: Under before-roll the defender on the path saves before the shot is rolled
      Given the reading TS-A58 is before-roll
      And F1 stands on -1,11
      And F1 has the ball
      And D2 stands on -1,13
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red plays roll-shot
      Then it needs a d6 for save
      When red rolls d6 4 to roll-shot
      Then D2 has the ball
      And the score is red 0, blue 0

    @SKILL.save-occupied @SHOOT.failure
    Scenario: Under before-roll a shot that would miss is rolled after the vain save
      Given the reading TS-A58 is before-roll
      And F1 stands on -1,11
      And F1 has the ball
      And D2 stands on -1,13
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 3, d6 1 to roll-shot
      Then G2 has the ball
      And the score is red 0, blue 0

    @SHOOT.save-roll
    Scenario: Under anyone-blocks a forward on the path rolls for a save
      Given the reading TS-A58 is anyone-blocks
      And F1 stands on -1,11
      And F1 has the ball
      And F3 stands on -1,13
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 3 to roll-shot
      Then it needs a d6 for save
      When red rolls d6 3, d6 4 to roll-shot
      Then F3 has the ball

  Rule: Goalie stops shots through hexes next to him, with one added

    @SKILL.goalie-adjacent @SKILL.goalie-plus-one @ACTTAB.save-adjacent
    Scenario: A goalie next to the hex of the shot saves on four
      Given F1 stands on -1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Center
      And red rolls d6 3, d6 4 to roll-shot
      Then G2 has the ball
      And G2 stands on 0,18
      And the score is red 0, blue 0

    @SKILL.goalie-adjacent @SKILL.goalie-plus-one @ACTTAB.save-adjacent
    Scenario: A goalie next to the hex of the shot does not save on three
      Given F1 stands on -1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Center
      And red rolls d6 3, d6 3 to roll-shot
      Then the score is red 1, blue 0

    @SKILL.goalie-plus-one @ACTTAB.save-occupied
    Scenario: A goalie in the hex of the shot saves on three
      Given F1 stands on -1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Left
      And red rolls d6 3, d6 3 to roll-shot
      Then G2 has the ball
      And the score is red 0, blue 0

    @SKILL.goalie-plus-one @ACTTAB.save-occupied
    Scenario: A goalie in the hex of the shot does not save on two
      Given F1 stands on -1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Left
      And red rolls d6 3, d6 2 to roll-shot
      Then the score is red 1, blue 0

    @SHOOT.success
    Scenario: A goalie on Left cannot answer a shot through Right
      Given F1 stands on -1,13
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Right
      And blue plays guard Left
      And red rolls d6 3 to roll-shot
      Then the score is red 1, blue 0

    @SKILL.goalie-adjacent
    Scenario: Under whole-path a goalie on Left answers a shot through Right that goes past him
      Given the reading TS-A59 is whole-path
      And F1 stands on -1,13
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Right
      And blue plays guard Left
      And red rolls d6 3 to roll-shot
      Then it needs a d6 for save
      When red rolls d6 3, d6 4 to roll-shot
      Then G2 has the ball
      And G2 stands on -1,17

    @SKILL.goalie-adjacent
    Scenario: Under whole-path the goalie still needs the die of a next hex
      Given the reading TS-A59 is whole-path
      And F1 stands on -1,13
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Right
      And blue plays guard Left
      And red rolls d6 3, d6 3 to roll-shot
      Then the score is red 1, blue 0

  Rule: The class alone decides, in any half and under any table of skills

    @TEAM.class-skills @POSTAB.forward
    Scenario Outline: There is no class <sort> to have skills, while there is the class F
      When the question skills is asked of {"class": "<sort>"}
      Then it is an error of kind bad-request
      When the question skills is asked of {"class": "F"}
      Then the answer has ["Intercept", "Pass", "Shoot", "Tackle"] at /skills

      Examples:
        | sort |
        | X    |
        | F1   |

    @TEAM.class-skills @POSTAB.midfielder @POSTAB.goalie
    Scenario: A table that takes Steal from midfielders leaves the four skills of the goalie
      Given the class M has the skills Pass, Receive and Tackle
      When the question skills is asked of {"class": "M"}
      Then the answer has ["Pass", "Receive", "Tackle"] at /skills
      When the question skills is asked of {"class": "G"}
      Then the answer is {"class": "goalie", "skills": ["Pass", "Receive", "Save", "Goalie"]}

    @TEAM.class-skills @POSTAB.forward @POSTAB.defender
    Scenario: Another table of skills changes one class and leaves the printed skills to the others
      Given the class F has the skills Intercept, Pass and Steal
      When the question skills is asked of {"class": "F"}
      Then the answer has ["Intercept", "Pass", "Steal"] at /skills
      When the question skills is asked of {"class": "D"}
      Then the answer has ["Intercept", "Receive", "Tackle", "Save"] at /skills

    @SKILL.steal-plus-one
    Scenario Outline: In half <half> the midfielder <man> who steals with <die> leaves the ball with <holder>
      Given it is half <half>, turn 3
      And <man> stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 <die> to steal <man> from F3
      Then <holder> has the ball

      Examples:
        | man | half | die | holder |
        | M2  | 1    | 4   | F3     |
        | M2  | 1    | 5   | M2     |
        | M2  | 2    | 4   | F3     |
        | M2  | 2    | 5   | M2     |

    @TEAM.skills-effect @ACTTAB.steal
    Scenario Outline: With the skills <skills> a forward still steals in one case of six
      Given the class F has the skills <skills>
      And F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When the question skills is asked of {"class": "F"}
      Then the answer has <held> at /skills
      When the odds of the holder are asked for red to steal F1 from F3
      Then the odds are
        | the holder | p   |
        | F1         | 1/6 |
        | F3         | 5/6 |
      When red rolls d6 5 to steal F1 from F3
      Then F3 has the ball

      Examples:
        | skills                            | held                                      |
        | Intercept, Pass and Tackle        | ["Intercept", "Pass", "Tackle"]           |
        | Intercept, Pass, Tackle and Goalie | ["Intercept", "Pass", "Tackle", "Goalie"] |

  Rule: What a skill does not cover

    @SKILL.intercept
    Scenario Outline: The defender beside the path who rolls <dice> leaves the ball with <holder>
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 1,1
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue can intercept D3
      When blue rolls <dice> to intercept D3
      Then <holder> has the ball

      Examples:
        | dice       | holder |
        | d6 5       | D3     |
        | d6 4, d6 4 | M2     |

    @ACTTAB.intercept-skill
    Scenario Outline: <man>, on <place> beside the path, has no Intercept and is refused
      Given M1 stands on 0,8
      And M2 stands on 0,12
      And F3 stands on 1,9
      And <man> stands on <place>
      And the position says /phase is "intercept"
      And the position says /loose is null
      And the position says /done is ["M1"]
      And the position says /flight is {"passer": "M1", "origin": [0, 8], "receiver": "M2", "to": [0, 12], "good": true, "side": null, "asked": []}
      When blue plays intercept <man>
      Then it is refused under ACTTAB.intercept-skill
      And nothing has changed

      Examples:
        | man | place |
        | M3  | -1,9  |
        | G2  | 0,14  |

    @SKILL.intercept
    Scenario: With another table of skills a midfielder who has Intercept may try next to the path
      Given the class M has the skills Receive, Tackle, Pass and Intercept
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And M4 stands on -1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept M4
      Then M4 has the ball
      And M4 stands on -1,-3

    @PASS.attempt
    Scenario Outline: The Pass skill spares <man> no die for a receiver on <to>, level or behind
      Given <man> stands on 0,-4
      And F2 stands on <to>
      And <man> has the ball
      When red plays pass <man> to F2
      Then it needs a d6 for pass
      When red rolls d6 6, d6 6 to pass <man> to F2
      Then F2 has the ball

      Examples:
        | man | to   |
        | F1  | 2,-4 |
        | F1  | 1,-5 |
        | M1  | 0,-6 |

    @PASS.receiver-rolls
    Scenario Outline: The Receive skill spares <man> no die for a ball from <from>, <where>
      Given F2 stands on <from>
      And <man> stands on 0,-4
      And F2 has the ball
      When red rolls <short> to pass F2 to <man>
      Then it needs a d6 for receive
      When red rolls <full> to pass F2 to <man>
      Then <man> has the ball

      Examples:
        | man | from | where  | short   | full       |
        | M1  | 0,-6 | behind | no dice | d6 2       |
        | D1  | 0,-6 | behind | no dice | d6 2       |
        | M1  | 2,-4 | level  | d6 3    | d6 3, d6 3 |

    @SKILL.receive-no-rear-penalty
    Scenario Outline: The defender D1 with the dice <dice> for a ball from three hexes behind leaves the holder <holder>
      Given M2 stands on 0,-8
      And D1 stands on 0,-2
      And M2 has the ball
      When red rolls <dice> to pass M2 to D1
      Then the position has <holder> at /holder

      Examples:
        | dice       | holder |
        | d6 3, d3 3 | null   |
        | d6 4       | "D1"   |

    @SKILL.pass-no-rear-penalty @SKILL.receive-auto-ahead
    Scenario: The odds of a forward's pass back over three hexes are those of the pass die alone
      Given F1 stands on 0,0
      And M1 stands on 0,-6
      And F1 has the ball
      When the odds of the holder and the loose ball are asked for red to pass F1 to M1
      Then the odds are
        | the holder | the loose ball | p   |
        | M1         | nowhere        | 1/2 |
        | nobody     | 0,-10          | 1/6 |
        | nobody     | 0,-8           | 1/6 |
        | nobody     | 0,-2           | 1/6 |
      When red rolls d6 4 to pass F1 to M1
      Then M1 has the ball

    @SKILL.shoot-plus-one
    Scenario Outline: A forward six hexes from Left who rolls <dice> makes it red <red>
      Given F1 stands on 0,6
      And G2 stands on 1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls <dice> to roll-shot
      Then the score is red <red>, blue 0

      Examples:
        | dice       | red |
        | d6 3       | 0   |
        | d6 4, d2 1 | 0   |
        | d6 5       | 1   |
        | d6 6       | 1   |

    @SKILL.tackle-two-hexes
    Scenario Outline: <man> three hexes from the path on <place> is refused a step to <step>
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 1,1
      And <man> stands on <place>
      And the position says /phase is "intercept"
      And the position says /loose is null
      And the position says /done is ["M1"]
      And the position says /flight is {"passer": "M1", "origin": [0, -6], "receiver": "M2", "to": [0, 2], "good": true, "side": null, "asked": []}
      When blue plays intercept <man> stepping to <step>
      Then it is refused under SKILL.tackle-two-hexes
      And nothing has changed

      Examples:
        | man | place | step |
        | F3  | 3,-3  | 2,-2 |
        | M4  | 3,-3  | 2,-4 |

    @SKILL.save-occupied
    Scenario Outline: A goalie with Save but not Goalie stops a shot into his own hex with <die>: <ball>
      Given the class G has the skills Pass, Receive and Save
      And M1 stands on 0,10
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Center
      And red rolls d6 6, d6 <die> to roll-shot
      Then <ball>

      Examples:
        | die | ball                       |
        | 3   | the score is red 1, blue 0 |
        | 4   | G2 has the ball            |

    @SHOOT.success
    Scenario: A goalie with Save but not Goalie has no die for the next hex
      Given the class G has the skills Pass, Receive and Save
      And M1 stands on 0,10
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Right
      And red rolls d6 6 to roll-shot
      Then the score is red 1, blue 0
