Feature: Drafting and the pool of players
  Each coach is given a goalie; the higher die picks first; then ten fielders are picked one by one.

  Rule: The dice settle who picks first

    @DRAFT.roll-first
    Scenario Outline: With <red> against <blue> on the dice <first> picks first
      Given a new game
      When the coaches roll d6 <red>, d6 <blue> for the first pick
      Then these may act: <first> (pick)
      And the position has "<first>" at /first
      And the phase is draft

      Examples:
        | red | blue | first |
        | 6   | 1    | red   |
        | 2   | 1    | red   |
        | 6   | 5    | red   |
        | 1   | 2    | blue  |
        | 5   | 6    | blue  |
        | 3   | 4    | blue  |

    @DRAFT.roll-first
    Scenario Outline: Equal dice of <face> are rolled again
      Given a new game
      When the coaches roll d6 <face>, d6 <face> for the first pick
      Then these may act: chance (roll-off)
      And the phase is roll-off
      And the position has null at /first
      When the coaches roll d6 1, d6 2 for the first pick
      Then these may act: blue (pick)

      Examples:
        | face |
        | 1    |
        | 6    |

    @DRAFT.roll-first
    Scenario: Nobody picks before the roll
      Given a new game
      When red plays pick F1
      Then it is refused under DRAFT.roll-first

    @DRAFT.roll-first
    Scenario: No coach makes the roll for the first pick on his own
      Given a new game
      When red rolls d6 6, d6 1 to roll-off
      Then it is refused under DRAFT.roll-first

    @DRAFT.roll-first @GAME.phase-order
    Scenario: The roll is made once
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And the coaches roll d6 1, d6 6 for the first pick
      Then it is refused under GAME.phase-order

    @DRAFT.roll-first
    Scenario: Before the roll nobody but the goalies is in a squad
      Given the position says /squads is {"red": ["F1", "G1"], "blue": ["G2"]}
      And the position says /men is {"F1": null, "F2": null, "F3": null, "M1": null, "M2": null, "M3": null, "M4": null, "D1": null, "D2": null, "D3": null, "G1": null, "G2": null}
      And the position says /phase is "roll-off"
      And the position says /first is null
      And the position says /active is null
      And the position says /loose is null
      When the position is put on the table
      Then it is refused under DRAFT.roll-first

  Rule: Each coach is given one goalie outside the draft

    @DRAFT.goalie-each @POOL.goalie-each
    Scenario: Both coaches have a goalie before the first pick
      Given a new game
      When the game is set up
      Then these may act: chance (roll-off)
      And the position has ["G1"] at /squads/red
      And the position has ["G2"] at /squads/blue

    @DRAFT.goalie-each
    Scenario Outline: The goalie <man> cannot be drafted
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And red plays pick <man>
      Then it is refused under DRAFT.goalie-each

      Examples:
        | man |
        | G1  |
        | G2  |

    @DRAFT.goalie-each @TEAM.composition
    Scenario: Four fielders and two goalies are no squad
      Given the squads are red F1, F2, M1, M2, G1, G2 and blue F3, M3, M4, D1, D2, D3
      When the position is put on the table
      Then it is refused under TEAM.composition

    @DRAFT.goalie-each
    Scenario: The coaches do not exchange their goalies
      Given the squads are red F1, F2, M1, M2, D1, G2 and blue F3, M3, M4, D2, D3, G1
      And G1 stands on 0,16
      And G2 stands on 0,-16
      When the position is put on the table
      Then it is refused under DRAFT.goalie-each

  Rule: The coaches pick one man at a time in turn

    @DRAFT.alternate @TEAM.draft-own
    Scenario: After red's pick it is blue's, after blue's red's
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And red plays pick M4
      Then these may act: blue (pick)
      And the position has ["M4", "G1"] at /squads/red
      When blue plays pick F1
      Then these may act: red (pick)
      And the position has ["F1", "G2"] at /squads/blue

    @DRAFT.alternate
    Scenario: A coach cannot pick twice in a row
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And red plays pick M4
      And red plays pick M3
      Then it is refused under DRAFT.alternate

    @DRAFT.alternate
    Scenario: The loser of the roll cannot pick first
      Given a new game
      When the coaches roll d6 2, d6 3 for the first pick
      And red plays pick M4
      Then it is refused under DRAFT.alternate

    @DRAFT.alternate
    Scenario: The second round begins with the First coach again
      Given a new game
      When the coaches roll d6 2, d6 3 for the first pick
      And blue plays pick M4
      And red plays pick M3
      And red plays pick M2
      Then it is refused under DRAFT.alternate
      When blue plays pick M2
      Then these may act: red (pick)
      And the position has ["M2", "M4", "G2"] at /squads/blue

    @DRAFT.alternate
    Scenario: A draft in which one coach is two picks ahead cannot be
      Given the position says /phase is "draft"
      And the position says /squads is {"red": ["F1", "F2", "G1"], "blue": ["G2"]}
      And the position says /men is {"F1": null, "F2": null, "F3": null, "M1": null, "M2": null, "M3": null, "M4": null, "D1": null, "D2": null, "D3": null, "G1": null, "G2": null}
      And the position says /loose is null
      And it is blue's activation
      When the position is put on the table
      Then it is refused under DRAFT.alternate

    @DRAFT.alternate
    Scenario: The first two picks can be made in ninety ways
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And the sequences of 1 steps are counted over all chances
      Then there are 10
      When the sequences of 2 steps are counted over all chances
      Then there are 90
      When red plays pick D1
      And blue plays pick D2
      And the sequences of 1 steps are counted over all chances
      Then there are 8

  Rule: Ten fielders are on offer, and both squads together use them all

    @DRAFT.from-ten @POOL.twelve @POOL.goalie-each
    Scenario: The First coach has all ten fielders to pick from
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      Then red has exactly these actions
        | action  |
        | pick F1 |
        | pick F2 |
        | pick F3 |
        | pick M1 |
        | pick M2 |
        | pick M3 |
        | pick M4 |
        | pick D1 |
        | pick D2 |
        | pick D3 |
      When red plays pick F1
      Then blue has exactly these actions
        | action  |
        | pick F2 |
        | pick F3 |
        | pick M1 |
        | pick M2 |
        | pick M3 |
        | pick M4 |
        | pick D1 |
        | pick D2 |
        | pick D3 |

    @DRAFT.from-ten @TEAM.size @TEAM.composition @TEAM.draft-own @DRAFT.alternate
    Scenario: Ten picks make two squads of five fielders and a goalie
      Given a new game
      When the coaches roll d6 3, d6 5 for the first pick
      And blue plays pick F1
      And red plays pick D1
      And blue plays pick M1
      And red plays pick F2
      And blue plays pick M2
      And red plays pick D2
      And blue plays pick M3
      And red plays pick F3
      And blue plays pick M4
      Then the phase is draft
      And red has exactly these actions
        | action  |
        | pick D3 |
      When red plays pick D3
      Then these may act: blue (place)
      And the phase is set-up
      And the position has {"red": ["F2", "F3", "D1", "D2", "D3", "G1"], "blue": ["F1", "M1", "M2", "M3", "M4", "G2"]} at /squads
      And the position has "red" at /kick_off
      And the position has "blue" at /first

    @DRAFT.from-ten @POOL.other-token-boxed
    Scenario Outline: A fielder who is taken cannot be picked by <coach>
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And red plays pick F1
      And blue plays pick <second>
      And <coach> plays pick <man>
      Then it is refused under POOL.other-token-boxed

      Examples:
        | coach | second | man |
        | red   | F2     | F1  |
        | red   | F2     | F2  |

    @POOL.other-token-boxed
    Scenario: The other coach cannot pick the twin of a fielder just taken
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And red plays pick D3
      And blue plays pick D3
      Then it is refused under POOL.other-token-boxed

    @POOL.other-token-boxed
    Scenario: No fielder serves both coaches
      Given the squads are red F1, F2, M1, M2, D1, G1 and blue F1, M3, M4, D2, D3, G2
      When the position is put on the table
      Then it is refused under POOL.other-token-boxed

    @POOL.class-counts @DRAFT.from-ten
    Scenario: Nobody can draft a fourth forward
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And red plays pick F1
      And blue plays pick M1
      And red plays pick F2
      And blue plays pick M2
      And red plays pick F3
      And blue plays pick M3
      Then red has exactly these actions
        | action  |
        | pick M4 |
        | pick D1 |
        | pick D2 |
        | pick D3 |
      When the question kit is asked of {}
      Then the answer has 3 at /classes/forward

    @POOL.class-counts @POOL.twelve
    Scenario: The pool is three forwards, four midfielders, three defenders and two goalies
      When the question kit is asked of {}
      Then the answer has ["F1", "F2", "F3", "M1", "M2", "M3", "M4", "D1", "D2", "D3", "G1", "G2"] at /players

    @POOL.colour-token @POOL.two-tokens @POOL.other-token-boxed
    Scenario: A pick puts the token of the coach's colour on the table and the twin in the box
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And red asks by which rules to pick F1
      Then the explanation cites POOL.colour-token, POOL.other-token-boxed
      When red plays pick F1
      Then the position has ["F1", "G1"] at /squads/red
      And the position has ["G2"] at /squads/blue
      When the question kit is asked of {}
      Then the answer has "red F1" at /tokens/0
      And the answer has "blue F1" at /tokens/10

    @POOL.colour-token
    Scenario: The twin of a drafted man is not to be had by the other coach in his own colour
      Given a new game
      When the coaches roll d6 6, d6 1 for the first pick
      And red plays pick F1
      And blue plays pick F1
      Then it is refused under DRAFT.from-ten
      When blue plays pick F2
      Then the position has ["F2", "G2"] at /squads/blue
      And the position has ["F1", "G1"] at /squads/red

    @POOL.two-tokens
    Scenario Outline: The fielder <man> has a <colour> token
      When the question kit is asked of {}
      Then the answer has "<colour> <man>" at /tokens/<place>

      Examples:
        | man | colour | place |
        | F1  | red    | 0     |
        | D3  | red    | 9     |
        | F1  | blue   | 10    |
        | D3  | blue   | 19    |

  Rule: A squad has six men, five fielders and a goalie

    @TEAM.size
    Scenario Outline: A squad of <number> cannot play
      Given the squads are red <red> and blue <blue>
      When the position is put on the table
      Then it is refused under TEAM.size

      Examples:
        | number | red                        | blue                        |
        | five   | F1, F2, M1, M2, G1         | F3, M3, M4, D2, D3, G2      |
        | seven  | F1, F2, M1, M2, D1, D2, G1 | F3, M3, M4, D3, G2          |

    @TEAM.composition
    Scenario: A squad of six fielders has no goalie and cannot play
      Given the squads are red F1, F2, M1, M2, M3, D1 and blue F3, M4, D2, D3, G1, G2
      When the position is put on the table
      Then it is refused under TEAM.composition

    @TURN.pass-on
    Scenario: A squad without any defender may play
      Given the squads are red F1, M1, M2, M3, M4, G1 and blue F2, F3, D1, D2, D3, G2
      And D1 stands on -3,13
      And F2 stands on 4,16
      When red plays skip M1
      Then it is blue's activation
      And M1 had their turn

  Rule: The winner of the roll is First coach in the first half

    @DRAFT.roll-first @SETUP.second-has-ball
    Scenario Outline: With <red> against <blue> on the dice <first> has the first activation and <second> the ball
      Given a new game
      When the coaches roll d6 <red>, d6 <blue> for the first pick
      And <first> plays pick F1
      And <second> plays pick F2
      And <first> plays pick F3
      And <second> plays pick M1
      And <first> plays pick M2
      And <second> plays pick M3
      And <first> plays pick M4
      And <second> plays pick D1
      And <first> plays pick D2
      And <second> plays pick D3
      Then these may act: <first> (place)
      When <first> plays place F1 on 0,<sign>2
      And <first> plays place F3 on 0,<sign>4
      And <first> plays place M2 on 0,<sign>6
      And <first> plays place M4 on 0,<sign>8
      And <first> plays place D2 on 0,<sign>10
      And <first> plays place <goalie> on 0,<sign>16
      And <second> plays place F2 on 0,<other>2
      And <second> plays place M1 on 0,<other>4
      And <second> plays place M3 on 0,<other>6
      And <second> plays place D1 on 0,<other>8
      And <second> plays place D3 on 0,<other>10
      And <second> plays place <keeper> on 0,<other>16
      Then F2 has the ball
      And it is <first>'s activation
      And it is half 1, turn 1

      Examples:
        | red | blue | first | second | sign | other | goalie | keeper |
        | 4   | 3    | red   | blue   | -    |       | G1     | G2     |
        | 3   | 4    | blue  | red    |      | -     | G2     | G1     |
