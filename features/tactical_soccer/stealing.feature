Feature: Stealing
  A player may try to take the ball from an opponent in a neighbouring hex: 6 on the die, with 1 added for the Steal skill.

  Rule: A steal is tried against the holder in a neighbouring hex

    @STEAL.adjacent @STEAL.possession @ACTTAB.steal
    Scenario: A forward next to the holder takes the ball with a 6
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 6 to steal F1 from F3
      Then F1 has the ball
      And F1 stands on 0,-2
      And F3 stands on 0,0
      And F1 had their turn
      And it is blue's activation
      And the score is red 0, blue 0

    @STEAL.adjacent @STEAL.possession
    Scenario Outline: The ball is stolen from the neighbouring hex <place>
      Given F1 stands on 0,0
      And F3 stands on <place>
      And F3 has the ball
      When red rolls d6 6 to steal F1 from F3
      Then F1 has the ball
      And F1 stands on 0,0

      Examples:
        | place |
        | 0,2   |
        | 1,1   |
        | 1,-1  |
        | 0,-2  |
        | -1,-1 |
        | -1,1  |

    @STEAL.adjacent
    Scenario Outline: The ball cannot be stolen from <place>, two hexes away
      Given F1 stands on 0,0
      And F3 stands on <place>
      And F3 has the ball
      When red plays steal F1 from F3
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

    @STEAL.adjacent
    Scenario: An opponent next to the man who has not got the ball cannot be robbed
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And M4 stands on 0,2
      And M4 has the ball
      When red plays steal F1 from F3
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @STEAL.adjacent
    Scenario: A ball that lies loose under nobody cannot be stolen
      Given F1 stands on 0,-2
      And F3 stands on -1,-1
      And the ball lies loose on 0,0
      When red plays steal F1 from F3
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @STEAL.adjacent
    Scenario: The ball is not stolen from a team-mate
      Given F1 stands on 0,-2
      And F2 stands on 0,0
      And F2 has the ball
      When red plays steal F1 from F2
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @STEAL.adjacent
    Scenario: The holder has nothing to steal from his neighbour
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F1 has the ball
      When red plays steal F1 from F3
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @STEAL.adjacent @STEAL.possession
    Scenario Outline: A goalie who holds the ball on <place> is robbed like any holder
      Given F1 stands on 0,16
      And G2 stands on <place>
      And G2 has the ball
      When red rolls d6 6 to steal F1 from G2
      Then F1 has the ball
      And G2 stands on <place>
      And it is blue's activation

      Examples:
        | place |
        | 0,14  |
        | 1,15  |
        | 0,18  |
        | -1,17 |

    @STEAL.adjacent @STEAL.possession
    Scenario: A defender on the halfway line steals from a man in the other half and stays where he is
      Given D1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      When red rolls d6 6 to steal D1 from F3
      Then D1 has the ball
      And D1 stands on 0,0

    @STEAL.adjacent @STEAL.possession
    Scenario: Blue steals in its own activation in the same way
      Given F3 stands on 0,0
      And F1 stands on 1,-1
      And F1 has the ball
      And it is blue's activation
      When blue rolls d6 6 to steal F3 from F1
      Then F3 has the ball
      And F3 had their turn
      And it is red's activation

    @TURN.one-action
    Scenario: A man whose action is used does not steal
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      And F1 had their turn
      When red plays steal F1 from F3
      Then it is refused under TURN.one-action
      And nothing has changed

    @STEAL.adjacent @STEAL.possession
    Scenario: A man hemmed in by opponents can only steal, steal with a foul, or be skipped
      Given F1 stands on -4,-16
      And F3 stands on -4,-14
      And M4 stands on -3,-15
      And F3 has the ball
      And F2, M1, M2, D1 and G1 had their turn
      When the position is put on the table
      Then these may act: red (skip, steal)
      And red has exactly these actions
        | action                   |
        | steal F1 from F3         |
        | steal F1 from F3 fouling |
        | skip F1                  |
      When red rolls d6 6 to steal F1 from F3
      Then these may act: blue (move, skip, steal)
      And F1 has the ball

    @STEAL.adjacent @STEAL.possession @FOUL.roll
    Scenario: One steal with and without a foul and one skip make 43 sequences of one step
      Given F1 stands on -4,-16
      And F3 stands on -4,-14
      And M4 stands on -3,-15
      And F3 has the ball
      And F2, M1, M2, D1 and G1 had their turn
      When the sequences of 1 steps are counted over all chances
      Then there are 43
      When the sequences of 1 steps are counted over first chances
      Then there are 3
      When red rolls d6 3, d6 6 to steal F1 from F3 fouling
      Then F1 has the ball

  Rule: The steal is good on 6, on 5 with the Steal skill

    @STEAL.adjacent @STEAL.possession @ACTTAB.steal
    Scenario Outline: A forward who rolls <die> to steal leaves the ball with <holder>
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 <die> to steal F1 from F3
      Then <holder> has the ball
      And F1 had their turn
      And it is blue's activation

      Examples:
        | die | holder |
        | 1   | F3     |
        | 2   | F3     |
        | 3   | F3     |
        | 4   | F3     |
        | 5   | F3     |
        | 6   | F1     |

    @STEAL.adjacent @STEAL.possession @ACTTAB.steal @SKILL.steal-plus-one
    Scenario Outline: A midfielder who rolls <die> to steal leaves the ball with <holder>
      Given M1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 <die> to steal M1 from F3
      Then <holder> has the ball
      And M1 had their turn
      And it is blue's activation

      Examples:
        | die | holder |
        | 1   | F3     |
        | 2   | F3     |
        | 3   | F3     |
        | 4   | F3     |
        | 5   | M1     |
        | 6   | M1     |

    @STEAL.possession @ACTTAB.steal
    Scenario Outline: A defender who rolls <die> to steal leaves the ball with <holder>
      Given D1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 <die> to steal D1 from F3
      Then <holder> has the ball

      Examples:
        | die | holder |
        | 5   | F3     |
        | 6   | D1     |

    @STEAL.possession @ACTTAB.steal
    Scenario Outline: A goalie who rolls <die> to steal leaves the ball with <holder>
      Given G1 stands on 0,-14
      And F3 stands on 0,-12
      And F3 has the ball
      When red rolls d6 <die> to steal G1 from F3
      Then <holder> has the ball
      And G1 stands on 0,-14

      Examples:
        | die | holder |
        | 5   | F3     |
        | 6   | G1     |

    @STEAL.possession @SKILL.steal-plus-one
    Scenario: With another table of skills a forward who has Steal takes the ball with a 5
      Given the class F has the skills Intercept, Pass, Shoot and Steal
      And F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 5 to steal F1 from F3
      Then F1 has the ball

    @STEAL.possession @ACTTAB.steal
    Scenario: With another table of skills a midfielder without Steal is not helped
      Given the class M has the skills Receive, Tackle and Pass
      And M1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 5 to steal M1 from F3
      Then F3 has the ball

    @STEAL.adjacent @STEAL.possession
    Scenario: A steal waits for one die
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red plays steal F1 from F3
      Then it needs a d6 for steal
      And the die may show 1, 2, 3, 4, 5 and 6, each as likely
      And nothing has changed
      When red rolls d6 1 to steal F1 from F3
      Then F3 has the ball

    @STEAL.adjacent @STEAL.possession
    Scenario: After a steal that failed another man of the same side may try
      Given F1 stands on 0,-2
      And M1 stands on 1,-1
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 5 to steal F1 from F3
      Then F3 has the ball
      And it is blue's activation
      When blue plays skip D2
      And red rolls d6 5 to steal M1 from F3
      Then M1 has the ball
      And F1, M1 and D2 had their turn
      And it is blue's activation

    @STEAL.adjacent @STEAL.possession
    Scenario: A stolen ball can be stolen back
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 6 to steal F1 from F3
      And blue rolls d6 6 to steal F3 from F1
      Then F3 has the ball
      And F1 and F3 had their turn
      And it is red's activation

    @STEAL.adjacent @STEAL.possession @ACTTAB.steal
    Scenario: The odds of a forward's steal are one in six, of a midfielder's one in three
      Given F1 stands on 0,-2
      And M1 stands on 1,-1
      And F3 stands on 0,0
      And F3 has the ball
      When the odds of the holder are asked for red to steal F1 from F3
      Then the odds are
        | the holder | p   |
        | F1         | 1/6 |
        | F3         | 5/6 |
      When the odds of the holder are asked for red to steal M1 from F3
      Then the odds are
        | the holder | p   |
        | M1         | 1/3 |
        | F3         | 2/3 |
      When red rolls d6 6 to steal M1 from F3
      Then M1 has the ball

    @STEAL.adjacent @STEAL.possession @ACTTAB.steal @SKILL.steal-plus-one
    Scenario: The explanation of a midfielder's steal names the skill and the table
      Given M1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red, given d6 5, asks by which rules to steal M1 from F3
      Then the explanation cites STEAL.adjacent, STEAL.possession, ACTTAB.steal, SKILL.steal-plus-one
      And nothing has changed
