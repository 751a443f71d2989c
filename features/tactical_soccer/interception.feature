Feature: Interception
  An opponent near the path of a pass, or next to the man it is meant for, may try to catch it: 5 or more on the die.

  Rule: A man within one hex of the path may try, and wins the ball with a 5

    @INTERCEPT.path @SKILL.intercept @ACTTAB.intercept @ACTTAB.intercept-skill
    Scenario Outline: A forward next to the path who rolls <dice> leaves the ball with <holder>
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls <dice> to intercept F3
      Then <holder> has the ball
      And F3 stands on 1,-3
      And M2 stands on 0,2
      And M1 and F3 had their turn
      And it is blue's activation
      And the score is red 0, blue 0

      Examples:
        | dice       | holder |
        | d6 1, d6 4 | M2     |
        | d6 2, d6 4 | M2     |
        | d6 3, d6 4 | M2     |
        | d6 4, d6 4 | M2     |
        | d6 5       | F3     |
        | d6 6       | F3     |

    @INTERCEPT.path
    Scenario: After the pass the other coach decides before the ball is received
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      Then these may act: blue (intercept, let-by)
      And blue has exactly these actions
        | action       |
        | intercept F3 |
        | let-by F3    |
      When blue plays intercept F3
      Then it needs a d6 for intercept
      And the die may show 1, 2, 3, 4, 5 and 6, each as likely
      When blue rolls d6 5 to intercept F3
      Then these may act: blue (move, skip)
      And F3 has the ball

    @INTERCEPT.path
    Scenario: A ball that is let by must still be received
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      And blue plays let-by F3
      Then it needs a d6 for receive
      When blue rolls d6 4 to let-by F3
      Then M2 has the ball
      And M1 had their turn
      And it is blue's activation

    @INTERCEPT.path
    Scenario: A missed interception leaves the reception to fail as ever
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 4, d6 3, d3 3 to intercept F3
      Then the ball lies loose on 0,4
      And M1 and F3 had their turn

    @INTERCEPT.path
    Scenario: A man who stands on the path itself may try
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 0,-2
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action       |
        | intercept F3 |
        | let-by F3    |
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball
      And F3 stands on 0,-2

    @INTERCEPT.path
    Scenario: A man in the only hex between passer and receiver may try
      Given M1 stands on 0,-6
      And M2 stands on 0,-2
      And F3 stands on 0,-4
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept F3
      Then F3 has the ball

    @INTERCEPT.path
    Scenario Outline: A man on <place>, next to the path of four hexes, needs no step
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on <place>
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue can intercept F3
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball
      And F3 stands on <place>

      Examples:
        | place |
        | 1,-5  |
        | -1,-5 |
        | -1,-3 |
        | -1,-1 |
        | 1,-1  |
        | 1,1   |

    @INTERCEPT.path
    Scenario: Red men intercept what blue passes
      Given M4 stands on 0,6
      And M3 stands on 0,-2
      And F1 stands on 1,3
      And M4 has the ball
      And it is blue's activation
      When blue plays pass M4 to M3
      Then these may act: red (intercept, let-by)
      When red rolls d6 5 to intercept F1
      Then F1 has the ball
      And F1 and M4 had their turn
      And it is red's activation

    @PASS.attempt
    Scenario: A team-mate of the passer is not asked
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F1 stands on 1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      Then it needs a d6 for receive
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball
      And M1 had their turn

    @PASS.attempt
    Scenario: A man three hexes from the path is not asked
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 3,-3
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball
      And it is blue's activation

    @INTERCEPT.path @SKILL.intercept
    Scenario: The odds of a forward's interception before a four-hex reception
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      And the odds of the holder are asked for blue to intercept F3
      Then the odds are
        | the holder | p   |
        | F3         | 1/3 |
        | M2         | 1/3 |
        | nobody     | 1/3 |
      When the sequences of 1 steps are counted over all chances
      Then there are 62
      When the sequences of 1 steps are counted over first chances
      Then there are 2
      When blue rolls d6 6 to intercept F3
      Then F3 has the ball

    @INTERCEPT.path @ACTTAB.intercept @SKILL.intercept
    Scenario: The explanation of an interception names path, skill and table
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      And blue, given d6 5, asks by which rules to intercept F3
      Then the explanation cites INTERCEPT.path, SKILL.intercept, ACTTAB.intercept

  Rule: A man next to the receiver may try, wherever the path is

    @INTERCEPT.target @ACTTAB.intercept
    Scenario Outline: A man behind the receiver who rolls <dice> leaves the ball with <holder>
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 0,4
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action                  |
        | intercept D3            |
        | intercept D3 fouling M2 |
        | let-by D3               |
      When blue rolls <dice> to intercept D3
      Then <holder> has the ball
      And D3 stands on 0,4

      Examples:
        | dice       | holder |
        | d6 4, d6 4 | M2     |
        | d6 5       | D3     |

    @INTERCEPT.target
    Scenario: A pass to a neighbour has no path and is still open to a man next to the receiver
      Given M1 stands on 0,-2
      And M2 stands on 0,0
      And D3 stands on 0,2
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue can intercept D3
      When blue rolls d6 5 to intercept D3
      Then D3 has the ball

    @INTERCEPT.target @SKILL.tackle-two-hexes
    Scenario: A man two hexes behind the receiver has to step up to him
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 0,6
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action                                  |
        | intercept D3 stepping to 0,4            |
        | intercept D3 stepping to 0,4 fouling M2 |
        | let-by D3                               |
      When blue plays intercept D3
      Then it is refused under SKILL.tackle-two-hexes
      When blue rolls d6 5 to intercept D3 stepping to 0,4
      Then D3 has the ball
      And D3 stands on 0,4

    @PASS.attempt
    Scenario: A man two hexes behind the receiver who has no Tackle is not asked
      Given the class D has the skills Save, Receive and Intercept
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 0,6
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball

    @INTERCEPT.target
    Scenario: A man next to the receiver needs no Tackle
      Given the class D has the skills Save, Receive and Intercept
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 0,4
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept D3
      Then D3 has the ball

    @PASS.attempt
    Scenario: A man three hexes behind the receiver is not asked
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 1,7
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball

  Rule: What is refused while a pass is in the air

    Background:
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And the position says /phase is "intercept"
      And the position says /loose is null
      And the position says /done is ["M1"]
      And the position says /flight is {"passer": "M1", "origin": [0, -6], "receiver": "M2", "to": [0, 2], "good": true, "side": null, "asked": []}

    @INTERCEPT.path
    Scenario: A man away from the path cannot intercept although another one may
      Given D3 stands on 4,6
      When blue plays intercept D3
      Then it is refused under INTERCEPT.path
      And nothing has changed

    @SKILL.tackle-two-hexes
    Scenario: A man three hexes from the path cannot intercept with a step
      Given M4 stands on -3,-3
      When blue plays intercept M4 stepping to -2,-4
      Then it is refused under SKILL.tackle-two-hexes
      And nothing has changed

    @ACTTAB.intercept-skill
    Scenario: A midfielder next to the path cannot intercept
      Given M4 stands on -1,-3
      When blue plays intercept M4
      Then it is refused under ACTTAB.intercept-skill
      And nothing has changed

    @ACTTAB.intercept-skill
    Scenario: A goalie next to the receiver cannot intercept
      Given M1 stands on 0,10
      And M2 stands on 0,14
      And F3 stands on 1,11
      And the position says /flight is {"passer": "M1", "origin": [0, 10], "receiver": "M2", "to": [0, 14], "good": true, "side": null, "asked": []}
      When blue plays intercept G2
      Then it is refused under ACTTAB.intercept-skill
      And nothing has changed

    @INTERCEPT.path
    Scenario: The passing side cannot intercept its own pass
      Given F1 stands on -1,-3
      When red plays intercept F1
      Then it is refused under INTERCEPT.path
      And nothing has changed

    @SKILL.tackle-two-hexes
    Scenario: A man next to the path takes no tackle step
      When blue plays intercept F3 stepping to 1,-1
      Then it is refused under SKILL.tackle-two-hexes
      And nothing has changed

    @TURN.one-action
    Scenario: A man whose action is used cannot intercept
      Given M4 stands on 2,-4
      And D3 stands on 1,1
      And the position says /done is ["M1", "D3"]
      When blue plays intercept D3
      Then it is refused under TURN.one-action
      And nothing has changed

    @INTERCEPT.target
    Scenario: A man without Tackle two hexes from the receiver cannot intercept
      Given the class D has the skills Save, Receive and Intercept
      And D3 stands on 0,6
      When blue plays intercept D3
      Then it is refused under INTERCEPT.target
      And nothing has changed

    @INTERCEPT.path
    Scenario: A man without Tackle two hexes from the path cannot intercept
      Given the class F has the skills Intercept, Pass and Shoot
      And F3 stands on 2,-2
      And D3 stands on 1,1
      When blue plays intercept F3
      Then it is refused under INTERCEPT.path
      And nothing has changed

    @INTERCEPT.path
    Scenario: Nobody moves while a pass is in the air
      When blue plays move F3 to 1,-5
      Then it is refused under INTERCEPT.path
      And nothing has changed

    @INTERCEPT.path
    Scenario: A man who met the path later waits until the first has decided
      Given D3 stands on 1,1
      When blue plays intercept D3
      Then it is refused under INTERCEPT.path
      And nothing has changed

    @SIDE.defenders-own
    Scenario: A defender does not step over the halfway line to intercept
      Given D3 stands on 2,0
      And F3 stands on -4,14
      When blue plays intercept D3 stepping to 1,-1
      Then it is refused under SIDE.defenders-own
      And nothing has changed

    @SKILL.tackle-two-hexes
    Scenario: A tackle step does not end in an occupied hex
      Given M4 stands on 1,-3
      And F3 stands on 2,-2
      When blue plays intercept F3 stepping to 1,-3
      Then it is refused under SKILL.tackle-two-hexes
      And nothing has changed

  Rule: Several opponents try one after another, in the order of the path

    @INTERCEPT.path
    Scenario: The man whom the ball meets first is asked first
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-5
      And D3 stands on 1,1
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action                  |
        | intercept F3            |
        | intercept F3 fouling M1 |
        | let-by F3               |
      When blue rolls d6 4 to intercept F3
      Then blue has exactly these actions
        | action                  |
        | intercept D3            |
        | intercept D3 fouling M2 |
        | let-by D3               |
      When blue rolls d6 5 to intercept D3
      Then D3 has the ball
      And M1, F3 and D3 had their turn
      And it is blue's activation

    @INTERCEPT.path
    Scenario: An interception that succeeds ends the pass for those behind
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-5
      And D3 stands on 1,1
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept F3
      Then F3 has the ball
      And M1 and F3 had their turn
      And it is blue's activation

    @INTERCEPT.path
    Scenario: A man who lets the ball by keeps his action and is not asked again
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-5
      And D3 stands on 1,1
      And M1 has the ball
      When red plays pass M1 to M2
      And blue plays let-by F3
      Then blue cannot intercept F3
      When blue rolls d6 4, d6 4 to intercept D3
      Then M2 has the ball
      And M1 and D3 had their turn
      When blue plays move F3 to 1,-3
      Then F3 stands on 1,-3

    @INTERCEPT.path
    Scenario: Of two men with the same first hex the defending coach asks whom he likes
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And M3 stands on -2,-4
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action                                    |
        | intercept F3                              |
        | let-by F3                                 |
        | intercept M3 stepping to -1,-3            |
        | intercept M3 stepping to -1,-5            |
        | intercept M3 stepping to -1,-5 fouling M1 |
        | let-by M3                                 |
      When blue rolls d6 4 to intercept M3 stepping to -1,-3
      Then blue has exactly these actions
        | action       |
        | intercept F3 |
        | let-by F3    |
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball
      And M3 stands on -1,-3

    @INTERCEPT.target
    Scenario: A man who is only next to the receiver comes last
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And D2 stands on 1,1
      And D3 stands on 1,3
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue cannot intercept D3
      When blue rolls d6 4 to intercept D2
      Then blue can intercept D3
      When blue rolls d6 6 to intercept D3
      Then D3 has the ball

  Rule: Interception answers passes only

    @STEAL.possession
    Scenario: A steal next to an opponent who could intercept asks nobody
      Given F1 stands on 0,-2
      And M4 stands on 0,0
      And F3 stands on 1,-1
      And M4 has the ball
      When red rolls d6 6 to steal F1 from M4
      Then F1 has the ball
      And the phase is activate
      And it is blue's activation

    @MOVE.up-to-two
    Scenario: A man who carries the ball past an opponent is not intercepted
      Given F1 stands on 0,-4
      And F3 stands on 1,-1
      And F1 has the ball
      When red plays move F1 to 0,0
      Then F1 has the ball
      And F1 stands on 0,0
      And it is blue's activation

    @SHOOT.attempt @SHOOT.success
    Scenario: A shot past a forward is not intercepted
      Given F1 stands on 0,10
      And F3 stands on 1,13
      And F1 has the ball
      When red plays shoot F1
      Then these may act: red (aim); blue (guard)
      When red plays aim Left
      And blue plays guard Right
      Then these may act: red (roll-shot)
      When red rolls d6 6 to roll-shot
      Then the score is red 1, blue 0

    @INTERCEPT.passes-only
    Scenario: With no pass in the air nobody can intercept
      Given F1 stands on 0,10
      And F3 stands on 1,13
      And F1 has the ball
      And it is blue's activation
      When blue plays intercept F3
      Then it is refused under INTERCEPT.passes-only
      And nothing has changed

    @INTERCEPT.passes-only
    Scenario: A shot that is being aimed cannot be intercepted
      Given F1 stands on 0,10
      And F3 stands on 1,13
      And F1 has the ball
      And F1 had their turn
      And the position says /phase is "aim"
      When blue plays intercept F3
      Then it is refused under INTERCEPT.passes-only
      And nothing has changed

    @INTERCEPT.passes-only
    Scenario: A pass past the same forward can be intercepted
      Given F1 stands on 0,10
      And F2 stands on 0,14
      And F3 stands on 1,13
      And F1 has the ball
      When red plays pass F1 to F2
      And blue rolls d6 5 to intercept F3
      Then F3 has the ball

  Rule: The path is the straight segment between two centres

    @PATH.definition
    Scenario Outline: From <from> to <to> the ball moves through <hexes>
      When the question path is asked of {"from": <from>, "to": <to>}
      Then the answer is <hexes>

      Examples:
        | from    | to      | hexes                                                |
        | [0, -6] | [0, 2]  | [[0, -6], [0, -4], [0, -2], [0, 0], [0, 2]]          |
        | [0, 2]  | [0, -6] | [[0, 2], [0, 0], [0, -2], [0, -4], [0, -6]]          |
        | [0, 0]  | [3, 3]  | [[0, 0], [1, 1], [2, 2], [3, 3]]                     |
        | [0, 0]  | [-3, 3] | [[0, 0], [-1, 1], [-2, 2], [-3, 3]]                  |
        | [0, 0]  | [1, 5]  | [[0, 0], [0, 2], [1, 3], [1, 5]]                     |
        | [-2, 0] | [3, 3]  | [[-2, 0], [-1, 1], [0, 2], [1, 1], [2, 2], [3, 3]]   |
        | [0, 0]  | [0, 2]  | [[0, 0], [0, 2]]                                     |

    @PATH.definition
    Scenario: Under interior-only neither a hex along an edge nor one touched in a corner is on the path
      Given the reading TS-A34 is interior-only
      When the question path is asked of {"from": [0, 0], "to": [4, 0]}
      Then the answer is [[0, 0], [2, 0], [4, 0]]
      When the question path is asked of {"from": [-2, 0], "to": [3, 3]}
      Then the answer is [[-2, 0], [-1, 1], [0, 2], [1, 1], [2, 2], [3, 3]]

    @PATH.definition
    Scenario Outline: Under passer-chooses a pass along edges moves through the hexes to its <side>
      Given the reading TS-A34 is passer-chooses
      When the question path is asked of {"from": <from>, "to": <to>, "side": "<side>"}
      Then the answer is <hexes>

      Examples:
        | side  | from    | to     | hexes                                     |
        | left  | [0, 0]  | [2, 0] | [[0, 0], [1, 1], [2, 0]]                  |
        | right | [0, 0]  | [2, 0] | [[0, 0], [1, -1], [2, 0]]                 |
        | left  | [2, 0]  | [0, 0] | [[2, 0], [1, -1], [0, 0]]                 |
        | left  | [0, 0]  | [1, 3] | [[0, 0], [0, 2], [1, 3]]                  |
        | right | [-2, 0] | [2, 0] | [[-2, 0], [-1, -1], [0, 0], [1, -1], [2, 0]] |

    @PATH.definition
    Scenario Outline: With corners towards the goals a ball played straight ahead goes along an edge, to the <side>
      Given the reading TS-A11 is point-forward
      And the reading TS-A34 is passer-chooses
      When the question path is asked of {"from": [0, 0], "to": [0, 2], "side": "<side>"}
      Then the answer is <hexes>

      Examples:
        | side  | hexes                     |
        | left  | [[0, 0], [-1, 1], [0, 2]] |
        | right | [[0, 0], [1, 1], [0, 2]]  |

    @INTERCEPT.path
    Scenario Outline: By default a pass along an edge meets the man on <place> on either side of it
      Given M1 stands on 0,0
      And M2 stands on 2,0
      And F3 stands on <place>
      And M1 has the ball
      When red rolls d6 3 to pass M1 to M2
      Then blue has exactly these actions
        | action       |
        | intercept F3 |
        | let-by F3    |
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball
      And F3 stands on <place>

      Examples:
        | place |
        | 1,3   |
        | 1,-3  |

    @INTERCEPT.path
    Scenario: Under edge-counts-both the hexes along an edge are on the path
      Given the reading TS-A34 is edge-counts-both
      And M1 stands on 0,0
      And M2 stands on 2,0
      And F3 stands on 1,3
      And M1 has the ball
      When red rolls d6 3 to pass M1 to M2
      Then blue has exactly these actions
        | action       |
        | intercept F3 |
        | let-by F3    |
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball
      And F3 stands on 1,3

    @INTERCEPT.target @SKILL.tackle-two-hexes
    Scenario: Under interior-only the hexes along an edge are not on the path
      Given the reading TS-A34 is interior-only
      And M1 stands on 0,0
      And M2 stands on 2,0
      And F3 stands on 1,3
      And M1 has the ball
      When red rolls d6 3 to pass M1 to M2
      Then blue has exactly these actions
        | action                                  |
        | intercept F3 stepping to 1,1            |
        | intercept F3 stepping to 1,1 fouling M1 |
        | intercept F3 stepping to 1,1 fouling M2 |
        | intercept F3 stepping to 2,2            |
        | intercept F3 stepping to 2,2 fouling M2 |
        | let-by F3                               |
      When blue rolls d6 5 to intercept F3 stepping to 2,2
      Then F3 has the ball
      And F3 stands on 2,2

    @INTERCEPT.path
    Scenario: Under passer-chooses a ball played to the left passes a man on the left
      Given the reading TS-A34 is passer-chooses
      And M1 stands on 0,0
      And M2 stands on 2,0
      And F3 stands on 1,3
      And M1 has the ball
      When red rolls d6 3 to pass M1 to M2 left
      Then blue has exactly these actions
        | action       |
        | intercept F3 |
        | let-by F3    |
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball
      And F3 stands on 1,3

    @INTERCEPT.target @SKILL.tackle-two-hexes
    Scenario: Under passer-chooses a ball played to the right leaves the man on the left a step away
      Given the reading TS-A34 is passer-chooses
      And M1 stands on 0,0
      And M2 stands on 2,0
      And F3 stands on 1,3
      And M1 has the ball
      When red rolls d6 3 to pass M1 to M2 right
      Then blue cannot intercept F3
      And blue can intercept F3 stepping to 1,1
      When blue rolls d6 5 to intercept F3 stepping to 2,2
      Then F3 has the ball
      And F3 stands on 2,2

    @PATH.definition
    Scenario: Under passer-chooses a pass along an edge names its side
      Given the reading TS-A34 is passer-chooses
      And M1 stands on 0,0
      And M2 stands on 2,0
      And M1 has the ball
      When red plays pass M1 to M2
      Then it is refused under PATH.definition
      And nothing has changed

    @PATH.definition
    Scenario: Under passer-chooses a pass that runs along no edge has no side
      Given the reading TS-A34 is passer-chooses
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And M1 has the ball
      When red plays pass M1 to M2 left
      Then it is refused under PATH.definition
      And nothing has changed

    @PATH.definition
    Scenario: Where both sides of an edge count no side is chosen
      Given M1 stands on 0,0
      And M2 stands on 2,0
      And M1 has the ball
      When red plays pass M1 to M2 left
      Then it is refused under PATH.definition
      And nothing has changed

    @INTERCEPT.path
    Scenario Outline: Under <reading> a man next to the landing hex of a pass gone astray has the actions of <kind>
      Given the reading TS-A33 is <reading>
      And D1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-1
      And D1 has the ball
      When red rolls d6 1, d3 3 to pass D1 to M2
      Then blue <can> intercept F3
      When blue rolls d6 5 to <action>
      Then F3 has the ball
      And F3 stands on <place>

      Examples:
        | reading      | kind        | can    | action                        | place |
        | between-only | a tackler   | cannot | intercept F3 stepping to 1,-3 | 1,-3  |
        | with-end     | a neighbour | can    | intercept F3                  | 1,-1  |
        | both         | a neighbour | can    | intercept F3                  | 1,-1  |

    @INTERCEPT.path
    Scenario: Under both a man behind the passer may try
      Given the reading TS-A33 is both
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 0,-8
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action                  |
        | intercept F3            |
        | intercept F3 fouling M1 |
        | let-by F3               |
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball
      And F3 stands on 0,-8

    @PASS.attempt
    Scenario Outline: Under <reading> a man behind the passer is not asked
      Given the reading TS-A33 is <reading>
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 0,-8
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball
      And M1 had their turn

      Examples:
        | reading      |
        | between-only |
        | with-end     |

  Rule: Tackle reaches two hexes with a step

    @SKILL.tackle-two-hexes @INTERCEPT.path
    Scenario Outline: A forward two hexes from the path who steps and rolls <dice> leaves the ball with <holder>
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 2,-2
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action                        |
        | intercept F3 stepping to 1,-1 |
        | intercept F3 stepping to 1,-3 |
        | let-by F3                     |
      When blue rolls <dice> to intercept F3 stepping to 1,-3
      Then <holder> has the ball
      And F3 stands on 1,-3
      And M1 and F3 had their turn

      Examples:
        | dice       | holder |
        | d6 4, d6 4 | M2     |
        | d6 5       | F3     |

    @PASS.attempt
    Scenario: A tackler whose hexes to step to are all occupied is not asked
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 2,-2
      And F1 stands on 1,-1
      And F2 stands on 1,-3
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball
      And F3 stands on 2,-2

    @PASS.attempt
    Scenario: Under full-move a tackler does not run through occupied hexes
      Given the reading TS-A35 is full-move
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 3,-3
      And F1 stands on 2,-2
      And F2 stands on 2,-4
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball
      And F3 stands on 3,-3

    @PASS.attempt
    Scenario: A forward without Tackle two hexes from the path is not asked
      Given the class F has the skills Intercept, Pass and Shoot
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 2,-2
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball
      And F3 stands on 2,-2

    @SKILL.tackle-two-hexes
    Scenario Outline: Under <reading> a tackler who rolls <dice> leaves the ball with <holder> and stands on <place>
      Given the reading TS-A35 is <reading>
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 2,-2
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls <dice> to intercept F3 stepping to 1,-3
      Then <holder> has the ball
      And F3 stands on <place>
      And M1 and F3 had their turn

      Examples:
        | reading            | dice       | holder | place |
        | step-then-adjacent | d6 4, d6 4 | M2     | 1,-3  |
        | step-then-adjacent | d6 5       | F3     | 1,-3  |
        | reach-two          | d6 4, d6 4 | M2     | 2,-2  |
        | reach-two          | d6 5       | F3     | 1,-3  |
        | full-move          | d6 4, d6 4 | M2     | 1,-3  |
        | full-move          | d6 5       | F3     | 1,-3  |

    @SKILL.tackle-two-hexes
    Scenario: Under full-move a tackler three hexes away runs two of them
      Given the reading TS-A35 is full-move
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 3,-3
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action                        |
        | intercept F3 stepping to 1,-1 |
        | intercept F3 stepping to 1,-3 |
        | intercept F3 stepping to 1,-5 |
        | intercept F3 stepping to 1,-5 fouling M1 |
        | let-by F3                     |
      When blue rolls d6 4, d6 4 to intercept F3 stepping to 1,-3
      Then M2 has the ball
      And F3 stands on 1,-3

    @PASS.attempt
    Scenario Outline: Under <reading> a tackler three hexes away is not asked
      Given the reading TS-A35 is <reading>
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 3,-3
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball
      And F3 stands on 3,-3

      Examples:
        | reading            |
        | step-then-adjacent |
        | reach-two          |

    @PASS.attempt
    Scenario: Under full-move a tackler four hexes away is not asked
      Given the reading TS-A35 is full-move
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 4,-4
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball

  Rule: Midfielders have Tackle without Intercept

    @SKILL.tackle-two-hexes
    Scenario Outline: Under <reading> a midfielder two hexes from the path may step and wins the ball with a 5
      Given the reading TS-A36 is <reading>
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And M4 stands on 2,-2
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action                        |
        | intercept M4 stepping to 1,-1 |
        | intercept M4 stepping to 1,-3 |
        | let-by M4                     |
      When blue rolls d6 5 to intercept M4 stepping to 1,-1
      Then M4 has the ball
      And M4 stands on 1,-1

      Examples:
        | reading       |
        | only-at-two   |
        | tackle-counts |

    @PASS.attempt
    Scenario: Under tackle-needs-intercept a midfielder two hexes from the path is not asked
      Given the reading TS-A36 is tackle-needs-intercept
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And M4 stands on 2,-2
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball
      And M4 stands on 2,-2

    @INTERCEPT.path
    Scenario: Under tackle-counts a midfielder next to the path may try
      Given the reading TS-A36 is tackle-counts
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And M4 stands on 1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action       |
        | intercept M4 |
        | let-by M4    |
      When blue rolls d6 5 to intercept M4
      Then M4 has the ball
      And M4 stands on 1,-3

    @PASS.attempt
    Scenario Outline: Under <reading> a midfielder next to the path is not asked
      Given the reading TS-A36 is <reading>
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And M4 stands on 1,-3
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball

      Examples:
        | reading                |
        | only-at-two            |
        | tackle-needs-intercept |

    @SKILL.tackle-two-hexes @INTERCEPT.path
    Scenario: Under tackle-needs-intercept a forward still steps
      Given the reading TS-A36 is tackle-needs-intercept
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 2,-2
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept F3 stepping to 1,-1
      Then F3 has the ball

    @PASS.attempt
    Scenario Outline: Under <reading> a goalie next to the receiver is not asked
      Given the reading TS-A36 is <reading>
      And M1 stands on 0,10
      And M2 stands on 0,14
      And M1 has the ball
      When red rolls d6 3 to pass M1 to M2
      Then M2 has the ball

      Examples:
        | reading                |
        | only-at-two            |
        | tackle-counts          |
        | tackle-needs-intercept |

  Rule: What an interception costs

    @INTERCEPT.path @TURN.one-action
    Scenario: A man who tried to intercept is done for the turn
      Given the reading TS-A29 is spends-action
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept F3
      Then M1 and F3 had their turn
      And it is blue's activation
      When blue plays move F3 to 1,-5
      Then it is refused under TURN.one-action

    @PASS.attempt
    Scenario: Under spends-action a man who has used his action is not asked
      Given the reading TS-A29 is spends-action
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And F3 had their turn
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball

    @INTERCEPT.path
    Scenario: Under free-reaction a man who has used his action may try
      Given the reading TS-A29 is free-reaction
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And F3 had their turn
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept F3
      Then F3 has the ball
      And M1 and F3 had their turn
      And the position has [] at /spent_ahead

    @INTERCEPT.path
    Scenario: Under free-reaction a man who tried keeps his action, but has one try at each pass
      Given the reading TS-A29 is free-reaction
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 4, d6 4 to intercept F3
      Then M2 has the ball
      And M1 had their turn
      When blue plays move F3 to 1,-1
      Then F3 stands on 1,-1
      And M1 and F3 had their turn

    @PASS.attempt
    Scenario: Under free-reaction a man barred by a yellow card is not asked
      Given the reading TS-A29 is free-reaction
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And F3 has been caught once before
      And F3 had their turn
      And F3 may not be activated this turn
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball

    @INTERCEPT.path
    Scenario: Under spends-next a man who has used his action spends that of the next turn
      Given the reading TS-A29 is spends-next
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And F3 had their turn
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 4, d6 4 to intercept F3
      Then M2 has the ball
      And the position has ["F3"] at /spent_ahead

    @INTERCEPT.path
    Scenario: Under spends-next a man spends the action of this turn first
      Given the reading TS-A29 is spends-next
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept F3
      Then F3 has the ball
      And M1 and F3 had their turn
      And the position has [] at /spent_ahead

    @INTERCEPT.path @TURN.complete
    Scenario: Under spends-next the action spent ahead is gone when the next turn begins
      Given the reading TS-A29 is spends-next
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And F1, F2, F3, M2, M3, M4, D1, D2, D3, G1 and G2 had their turn
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 5 to intercept F3
      Then it is half 1, turn 2
      And F3 has the ball
      And F3 had their turn
      And the position has [] at /spent_ahead
      And it is red's activation

    @PASS.attempt
    Scenario: Under spends-next the action of the next turn is not spent twice
      Given the reading TS-A29 is spends-next
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And F3 had their turn
      And the position says /spent_ahead is ["F3"]
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball

    @PASS.attempt
    Scenario: Under spends-next a man to be barred next turn has no action to spend
      Given the reading TS-A29 is spends-next
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And F3 had their turn
      And F3 has been caught once before
      And the position says /booked is ["F3"]
      And M1 has the ball
      When red rolls d6 4 to pass M1 to M2
      Then M2 has the ball

  Rule: When interception comes

    @INTERCEPT.path
    Scenario: A pass gone astray is intercepted on its way to the hex where it lands
      Given the reading TS-A32 is pass-intercept-receive
      And D1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And D1 has the ball
      When red rolls d6 1, d3 3 to pass D1 to M2
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball

    @INTERCEPT.path
    Scenario: A pass gone astray that nobody catches lies where it lands
      Given D1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And D1 has the ball
      When red rolls d6 1, d3 3 to pass D1 to M2
      And blue rolls d6 4 to intercept F3
      Then the ball lies loose on 0,-2
      And F3 and D1 had their turn
      And it is blue's activation

    @INTERCEPT.path
    Scenario: A pass that runs on past the receiver is intercepted beyond him
      Given D1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 1,5
      And D1 has the ball
      When red rolls d6 3, d3 1 to pass D1 to M2
      Then blue has exactly these actions
        | action       |
        | intercept D3 |
        | let-by D3    |
      When blue rolls d6 5 to intercept D3
      Then D3 has the ball

    @PASS.attempt
    Scenario: A man next to the receiver is not asked when the pass goes astray
      Given D1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 1,3
      And D1 has the ball
      When red rolls d6 3, d3 3 to pass D1 to M2
      Then the ball lies loose on 0,-2
      And it is blue's activation

    @INTERCEPT.target
    Scenario: The same man is asked when the pass is good
      Given D1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 1,3
      And D1 has the ball
      When red rolls d6 4 to pass D1 to M2
      And blue rolls d6 5 to intercept D3
      Then D3 has the ball

    @PASS.attempt
    Scenario: Under only-good-passes a pass gone astray is not intercepted
      Given the reading TS-A32 is only-good-passes
      And D1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And D1 has the ball
      When red rolls d6 1, d3 3 to pass D1 to M2
      Then the ball lies loose on 0,-2
      And D1 had their turn
      And it is blue's activation

    @INTERCEPT.path
    Scenario: Under only-good-passes a good pass is intercepted
      Given the reading TS-A32 is only-good-passes
      And D1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And D1 has the ball
      When red rolls d6 4 to pass D1 to M2
      And blue rolls d6 5 to intercept F3
      Then F3 has the ball

    @INTERCEPT.path
    Scenario: Under intercept-first the pass is not rolled before the interception
      Given the reading TS-A32 is intercept-first
      And D1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And D1 has the ball
      When red plays pass D1 to M2
      Then these may act: blue (intercept, let-by)
      When blue plays let-by F3
      Then it needs a d6 for pass
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball

    @INTERCEPT.path
    Scenario Outline: Under intercept-first a missed interception is followed by <dice>
      Given the reading TS-A32 is intercept-first
      And D1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-3
      And D1 has the ball
      When red plays pass D1 to M2
      And blue rolls d6 4, <dice> to intercept F3
      Then <ball>
      And F3 and D1 had their turn
      And it is blue's activation

      Examples:
        | dice             | ball                        |
        | d6 4, d6 4       | M2 has the ball             |
        | d6 3, d3 3       | the ball lies loose on 0,-2 |
        | d6 3, d3 1       | the ball lies loose on 0,6  |
        | d6 4, d6 3, d3 1 | the ball lies loose on -1,3 |

    @INTERCEPT.target
    Scenario: Under intercept-first a man next to the receiver is asked although the pass may go astray
      Given the reading TS-A32 is intercept-first
      And D1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 0,4
      And D1 has the ball
      When red plays pass D1 to M2
      And blue rolls d6 5 to intercept D3
      Then D3 has the ball

    @PASS.attempt
    Scenario: Under intercept-first a man beyond the receiver is not asked after a pass ran on
      Given the reading TS-A32 is intercept-first
      And D1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 1,7
      And D1 has the ball
      When red rolls d6 3, d3 1 to pass D1 to M2
      Then the ball lies loose on 0,6
      And it is blue's activation
