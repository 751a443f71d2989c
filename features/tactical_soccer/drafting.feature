Feature: Drafting and the pool of players
  Each coach starts with a goalie. The higher die picks first, and the coaches then pick ten fielders one by one.

  Rule: The dice settle who drafts first

    @DRAFT.roll-first @case:the-higher-die-picks-first
    Scenario Outline: The coach with the higher draft die picks first
      Given a new game
      When the coaches roll for the first pick: the dice show <red> and <blue>
      Then these may act: <first> (pick)
      And <first> is First coach
      And the phase is draft

      Examples:
        | red | blue | first |
        | 6   | 1    | red   |
        | 2   | 1    | red   |
        | 6   | 5    | red   |
        | 1   | 2    | blue  |
        | 5   | 6    | blue  |
        | 3   | 4    | blue  |

    @DRAFT.roll-first @case:equal-dice-are-rolled-again
    Scenario Outline: Equal dice in the draft roll are rolled again
      Given a new game
      When the coaches roll for the first pick: the dice show <face> and <face>
      Then these may act: chance (roll-off)
      And the phase is roll-off
      And nobody is First coach
      When the coaches roll for the first pick: the dice show 1 and 2
      Then these may act: blue (pick)

      Examples:
        | face |
        | 1    |
        | 6    |

    @DRAFT.roll-first @case:nobody-picks-before-the-roll
    Scenario: A draft pick before the roll is refused
      Given a new game
      When red picks F1
      Then it is refused under DRAFT.roll-first

    @DRAFT.roll-first @case:no-coach-makes-the-roll-for-the-first-pick-on-his-own
    Scenario: A coach may not roll the dice for the first draft pick
      Given a new game
      When red is given d6 6, d6 1 to roll for the first pick
      Then it is refused under DRAFT.roll-first

    @DRAFT.roll-first @GAME.phase-order @case:the-roll-is-made-once
    Scenario: The draft roll for the first pick cannot be made a second time
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And the coaches roll for the first pick: the dice show 1 and 6
      Then it is refused under GAME.phase-order

    @DRAFT.roll-first @case:before-the-roll-nobody-but-the-goalies-is-in-a-squad
    Scenario: Before the roll, each squad holds only its goalie
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      And the squads are red F1, G1 and blue G2
      And nobody stands on the field
      And the phase is roll-off
      And nobody is First coach
      And it is nobody's activation
      And there is no ball on the field
      When the position is put on the table
      Then it is refused under DRAFT.roll-first

  Rule: Each coach is given one goalie outside the draft

    @DRAFT.goalie-each @POOL.goalie-each @case:both-coaches-have-a-goalie-before-the-first-pick
    Scenario: Each coach has a goalie before the first draft pick
      Given a new game
      When the game is set up
      Then these may act: chance (roll-off)
      And the squad of red is G1
      And the squad of blue is G2

    @DRAFT.goalie-each
    Scenario Outline: A goalie cannot be drafted
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And red picks <man>
      Then it is refused under DRAFT.goalie-each

      Examples:
        | man |
        | G1  |
        | G2  |

    @DRAFT.goalie-each @case:four-fielders-and-two-goalies-are-no-squad
    Scenario: A squad of four fielders and two goalies is invalid
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      And the squads are red F1, F2, M1, M2, G1, G2 and blue F3, M3, M4, D1, D2, D3
      When the position is put on the table
      Then it is refused under DRAFT.goalie-each

    @DRAFT.goalie-each @case:the-coaches-do-not-exchange-their-goalies
    Scenario: A position in which the coaches have exchanged goalies is invalid
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      And the squads are red F1, F2, M1, M2, D1, G2 and blue F3, M3, M4, D2, D3, G1
      And blue's G1 stands on 0,16
      And red's G2 stands on 0,-16
      When the position is put on the table
      Then it is refused under DRAFT.goalie-each

  Rule: The coaches draft one man at a time in turn

    @DRAFT.alternate @TEAM.draft-own @case:after-reds-pick-it-is-blues-after-blues-reds
    Scenario: After red's draft pick, blue picks, and after blue's draft pick, red picks
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And red picks M4
      Then these may act: blue (pick)
      And the squad of red is M4 and G1
      When blue picks F1
      Then these may act: red (pick)
      And the squad of blue is F1 and G2

    @DRAFT.alternate @case:the-first-two-picks-can-be-made-in-ninety-ways
    Scenario: The first two draft picks can be made in ninety ways
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And the sequences of 1 steps are counted over all chances
      Then there are 10
      When the sequences of 2 steps are counted over all chances
      Then there are 90
      When red picks D1
      And blue picks D2
      And the sequences of 1 steps are counted over all chances
      Then there are 8

    @DRAFT.alternate @case:the-second-round-begins-with-the-first-coach-again
    Scenario: The second round of the draft begins with the First coach again
      Given a new game
      When the coaches roll for the first pick: the dice show 2 and 3
      And the coaches pick in turn
        | blue | red | red |
        | M4   | M3  | M2  |
      Then it is refused under DRAFT.alternate
      When blue picks M2
      Then these may act: red (pick)
      And the squad of blue is M2, M4 and G2

    @DRAFT.alternate @case:a-coach-cannot-pick-twice-in-a-row
    Scenario: In the draft, a coach cannot pick twice in a row
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And red picks M4
      And red picks M3
      Then it is refused under DRAFT.alternate

    @DRAFT.alternate @case:the-loser-of-the-roll-cannot-pick-first
    Scenario: The coach who loses the draft roll cannot pick first
      Given a new game
      When the coaches roll for the first pick: the dice show 2 and 3
      And red picks M4
      Then it is refused under DRAFT.alternate

    @DRAFT.alternate @case:a-draft-in-which-one-coach-is-two-picks-ahead-cannot-be
    Scenario: A draft in which a coach is two picks ahead is invalid
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      And the phase is draft
      And the squads are red F1, F2, G1 and blue G2
      And nobody stands on the field
      And there is no ball on the field
      And it is blue's activation
      When the position is put on the table
      Then it is refused under DRAFT.alternate

  Rule: Ten fielders are on offer, and both squads together use them all

    @DRAFT.from-ten @POOL.twelve @POOL.goalie-each @case:the-first-coach-has-all-ten-fielders-to-pick-from
    Scenario: In the draft, the First coach has all ten fielders to pick from
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
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
      When red picks F1
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

    @DRAFT.from-ten @TEAM.size @TEAM.composition @TEAM.draft-own @DRAFT.alternate @case:ten-picks-make-two-squads-of-five-fielders-and-a-goalie
    Scenario: Ten draft picks make two squads of five fielders and a goalie
      Given a new game
      When the coaches roll for the first pick: the dice show 3 and 5
      And the coaches pick in turn
        | blue | red | blue | red | blue | red | blue | red | blue |
        | F1   | D1  | M1   | F2  | M2   | D2  | M3   | F3  | M4   |
      Then the phase is draft
      And red has exactly these actions
        | action  |
        | pick D3 |
      When red picks D3
      Then these may act: blue (place)
      And the phase is set-up
      And the squads are red F2, F3, D1, D2, D3, G1 and blue F1, M1, M2, M3, M4, G2
      And red has the kick-off
      And blue is First coach

    @POOL.class-counts @DRAFT.from-ten @case:nobody-can-draft-a-fourth-forward
    Scenario: A coach cannot draft a fourth forward
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And the coaches pick in turn
        | red | blue | red | blue | red | blue |
        | F1  | M1   | F2  | M2   | F3  | M3   |
      Then red has exactly these actions
        | action  |
        | pick M4 |
        | pick D1 |
        | pick D2 |
        | pick D3 |
      When the kit is looked up
      Then it has 3 of the class forward

    @POOL.class-counts @POOL.twelve @case:the-pool-is-three-forwards-four-midfielders-three-defenders-and-two-goalies
    Scenario: The pool has three forwards, four midfielders, three defenders and two goalies
      When the kit is looked up
      Then its players have the labels F1, F2, F3, M1, M2, M3, M4, D1, D2, D3, G1 and G2

    @POOL.colour-token @POOL.two-tokens @POOL.other-token-boxed @case:a-pick-puts-the-token-of-the-coachs-colour-on-the-table-and-the-twin-in-the-box
    Scenario: A draft pick uses a fielder's token and removes the other color's token
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And red asks by which rules to pick F1
      Then the explanation cites POOL.colour-token, POOL.other-token-boxed
      When red picks F1
      Then the squad of red is F1 and G1
      And the squad of blue is G2
      When the kit is looked up
      Then token 1 is red F1
      And token 11 is blue F1

    @POOL.two-tokens
    Scenario Outline: Each fielder has a token in each colour
      When the kit is looked up
      Then token <place> is <colour> <man>

      Examples:
        | man | colour | place |
        | F1  | red    | 1     |
        | D3  | red    | 10    |
        | F1  | blue   | 11    |
        | D3  | blue   | 20    |

    @POOL.colour-token @case:the-twin-of-a-drafted-man-is-not-to-be-had-by-the-other-coach-in-his-own-colour
    Scenario: A coach cannot pick the same fielder that the opponent has drafted
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And red picks F1
      And blue picks F1
      Then it is refused under DRAFT.from-ten
      When blue picks F2
      Then the squad of blue is F2 and G2
      And the squad of red is F1 and G1

    @DRAFT.from-ten @POOL.other-token-boxed @case:a-fielder-who-is-taken-cannot-be-picked-again
    Scenario Outline: A drafted fielder cannot be drafted again
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And the coaches pick in turn
        | red | blue     | <coach> |
        | F1  | <second> | <man>   |
      Then it is refused under DRAFT.from-ten

      Examples:
        | coach | second | man |
        | red   | F2     | F1  |
        | red   | F2     | F2  |

    @POOL.other-token-boxed @case:the-other-coach-cannot-pick-the-twin-of-a-fielder-just-taken
    Scenario: A coach cannot pick the fielder that the opponent has just drafted
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And red picks D3
      And blue picks D3
      Then it is refused under DRAFT.from-ten

    @POOL.other-token-boxed @case:no-fielder-serves-both-coaches
    Scenario: A position is invalid if the same fielder is in both squads
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      And the squads are red F1, F2, M1, M2, D1, G1 and blue F1, M3, M4, D2, D3, G2
      When the position is put on the table
      Then it is refused under POOL.other-token-boxed

  Rule: A squad has six men, five fielders and a goalie

    Background: The standard formation
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

    @TURN.pass-on
    Scenario: A squad without any defender may play
      Given the squads are red F1, M1, M2, M3, M4, G1 and blue F2, F3, D1, D2, D3, G2
      And blue's D1 stands on -3,13
      And blue's F2 stands on 4,16
      When red skips M1
      Then it is blue's activation
      And red's M1 has had his turn

    @TEAM.size @case:a-squad-of-five-or-of-seven-cannot-play
    Scenario Outline: A squad of five men or seven men is invalid
      Given the squads are red <red> and blue <blue>
      When the position is put on the table
      Then it is refused under TEAM.size

      Examples:
        | red                        | blue                   |
        | F1, F2, M1, M2, G1         | F3, M3, M4, D2, D3, G2 |
        | F1, F2, M1, M2, D1, D2, G1 | F3, M3, M4, D3, G2     |

    @TEAM.draft-own @case:a-squad-is-listed-in-the-order-of-the-men
    Scenario Outline: A squad listed out of the order of the men is invalid
      Given the squads read red <red> and blue <blue>
      When the position is put on the table
      Then it is refused under TEAM.draft-own

      Examples:
        | case               | red                    | blue                   |
        | two forwards       | F2, F1, M1, M2, D1, G1 | F3, M3, M4, D2, D3, G2 |
        | the goalie first   | F1, F2, M1, M2, D1, G1 | G2, F3, M3, M4, D2, D3 |

    @DRAFT.goalie-each @case:a-squad-of-six-fielders-has-no-goalie-and-cannot-play
    Scenario: A squad of six fielders lacks a goalie and is invalid
      Given the squads are red F1, F2, M1, M2, M3, D1 and blue F3, M4, D2, D3, G1, G2
      When the position is put on the table
      Then it is refused under DRAFT.goalie-each

  Rule: The winner of the roll is First coach in the first half

    @DRAFT.roll-first @SETUP.second-has-ball @TEAM.composition @case:the-higher-die-has-the-first-activation-and-the-other-coach-the-ball
    Scenario Outline: The draft roll's winner activates first, and the opponent's side starts with the ball
      Given a new game
      When the coaches roll for the first pick: the dice show <red> and <blue>
      And the coaches pick in turn
        | <first> | <second> | <first> | <second> | <first> | <second> | <first> | <second> | <first> | <second> |
        | F1      | F2       | F3      | M1       | M2      | M3       | M4      | D1       | D2      | D3       |
      Then these may act: <first> (place)
      When <first> places its men
        | F1        | F3        | M2        | M4        | D2         | <goalie>   |
        | 0,<sign>2 | 0,<sign>4 | 0,<sign>6 | 0,<sign>8 | 0,<sign>10 | 0,<sign>16 |
      And <second> places its men
        | F2         | M1         | M3         | D1         | D3          | <keeper>    |
        | 0,<other>2 | 0,<other>4 | 0,<other>6 | 0,<other>8 | 0,<other>10 | 0,<other>16 |
      Then <second>'s F2 has the ball
      And it is <first>'s activation
      And it is half 1, turn 1

      Examples:
        | red | blue | first | second | sign | other | goalie | keeper |
        | 4   | 3    | red   | blue   | -    |       | G1     | G2     |
        | 3   | 4    | blue  | red    |      | -     | G2     | G1     |
