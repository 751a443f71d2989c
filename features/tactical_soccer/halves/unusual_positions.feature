Feature: Unusual positions that are valid
  An unusual position may be valid. The engine accepts such positions in every phase, and play goes on from them.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: Unusual drafts

    @DRAFT.alternate @case:a-draft-with-unusual-squads-goes-on
    Scenario Outline: A rare but possible draft is valid
      Given nobody stands on the field
      And there is no ball on the field
      And the phase is draft
      And <first> is First coach
      And it is <active>'s activation
      And the squads are red <red> and blue <blue>
      When the position is put on the table
      Then these may act: <active> (pick)
      And it is accepted
      When <active> tries to pick <man>
      Then <then>

      Examples:
        | case                | first | active | red                    | blue                   | man | then                |
        | one pick left       | red   | blue   | F1, F2, F3, M1, M2, G1 | M3, M4, D1, D2, G2     | D3  | the phase is set-up |
        | no defender for red | blue  | red    | M1, M2, M3, M4, G1     | F1, F2, F3, D1, D2, G2 | D3  | the phase is set-up |
        | the first pick      | blue  | blue   | G1                     | G2                     | F1  | the phase is draft  |

  Rule: Unusual set-ups

    @SETUP.place @case:an-unusual-set-up-goes-on
    Scenario Outline: A rare but possible set-up is valid
      Given nobody is set up and <kick-off> has the kick-off
      And it is half <half>, turn <turn>
      And the score is red <red>, blue <blue>
      And it is <active>'s activation
      And <off> are sent off, each caught twice before
      When the position is put on the table
      Then these may act: <side> (place)
      And it is accepted
      When <side> places <man> on <place>
      Then <side>'s <man> stands on <place>

      Examples:
        | case                                       | kick-off | half | turn | red | blue | off                                                       | side | man | place | active |
        | one man left on each side                  | blue     | 1    | 10   | 99  | 0    | red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2 and D3 | red  | G1  | 0,-18 | red    |
        | both goalies gone                          | red      | 2    | 10   | 3   | 77   | red's G1 and blue's G2                                    | blue | F3  | 0,2   | red    |
        | nobody left on the side that places first  | blue     | 2    | 5    | 1   | 9    | red's F1, F2, M1, M2, D1 and G1                           | blue | F3  | 0,2   | blue   |
        | a goal with the last activation of turn 10 | blue     | 2    | 11   | 40  | 40   | red's D1 and blue's G2                                    | red  | F1  | 0,-2  | red    |

    @SETUP.place @case:a-goalie-alone-need-not-enter-a-circle-in-his-box
    Scenario: The circle may stay empty if the side has only a goalie
      Given a pitch of one's own, laid out like the small one
      And its columns are -1 from -3 to 3, 0 from -4 to 4, 1 from -3 to 3
      And blue's goal hex Left lies on -1,5
      And blue's goal hex Center lies on 0,6
      And blue's goal hex Right lies on 1,5
      And red's goal hex Left lies on 1,-5
      And red's goal hex Center lies on 0,-6
      And red's goal hex Right lies on -1,-5
      And blue's three-by-two box lies on -1,3 0,4 1,3 -1,1 0,2 1,1
      And red's three-by-two box lies on 1,-3 0,-4 -1,-3 1,-1 0,-2 -1,-1
      And nobody is set up and blue has the kick-off
      And it is half 1, turn 5
      And the score is red 1, blue 0
      And red's F1, F2, M1, M2 and D1 are sent off, each caught twice before
      When the position is put on the table
      Then these may act: red (place)
      And it is accepted
      When red places G1 on 0,-6
      Then red's G1 stands on 0,-6

    @SETUP.second-has-ball @case:the-ball-on-the-centre-hex-leaves-bookings-as-they-are
    Scenario: If one side has no men, the set-up ends with a loose ball
      Given the reading TS-A29 is spends-next
      And it is half 1, turn 5
      And the score is red 1, blue 0
      And blue's F3, M3, M4, D2, D3 and G2 are sent off, each caught twice before
      And red's F2, M1, M2, D1 and G1 are sent off, each caught twice before
      And red's F1 is off the field
      And blue has the kick-off
      And the phase is set-up
      When the position is put on the table
      Then it is accepted
      When red places F1 on 0,-2
      Then the ball lies loose on 0,0
      And the phase is activate

    @SETUP.second-has-ball @case:a-side-without-men-leaves-bookings-and-spent-actions-of-the-other
    Scenario: If one side has no men, the set-up keeps bookings and spent actions
      Given the reading TS-A29 is spends-next
      And it is half 1, turn 5
      And the score is red 1, blue 0
      And blue's F3, M3, M4, D2, D3 and G2 are sent off, each caught twice before
      And red's F2 has been caught once before
      And red's F2 and M1 have had their turn
      And red's F2 is booked
      And red's M1 has spent his next action ahead
      And red's F1 stands on 0,-2
      And red's G1 is off the field
      And blue has the kick-off
      And the phase is set-up
      When the position is put on the table
      Then these may act: red (place)
      And it is accepted
      When red places G1 on 0,-16
      Then the ball lies loose on 0,0
      And red's F2 is booked
      And red's M1 has spent his next action ahead

    @SETUP.place @case:under-ball-only-a-kick-off-keeps-men-who-face-their-own-goal
    Scenario: Under TS-A20 ball-only, placing a man at half time does not turn an opponent
      Given the reading TS-A20 is ball-only
      And the reading TS-A15 is facing
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And red's F1 has been caught twice before
      And red's F1 is off the field
      And red's F2 stands on 0,0
      And red's M1 stands on 0,-2
      And blue's M4 faces his own goal
      And red has the kick-off
      And the phase is set-up
      When the position is put on the table
      Then these may act: red (place)
      And it is accepted
      When red places F1 on -4,-14
      Then the phase is kick-off
      And blue's M4 faces his own goal

    @SETUP.second-has-ball @case:an-unusual-kick-off-is-still-to-be-made
    Scenario Outline: Blue kicks off even if men of each side are sent off
      Given it is half <half>, turn <turn>
      And the score is red 7, blue 7
      And it is <active>'s activation
      And red's F1 stands on 0,-2
      And <first> stands on 0,2
      And <second> stands on 1,1
      And <off> are sent off, each caught twice before
      And blue has the kick-off
      And the phase is kick-off
      When the position is put on the table
      Then these may act: blue (kick-off)
      And it is accepted
      When blue kicks off with F3
      Then blue's F3 has the ball

      Examples:
        | case              | half | turn | off                                                       | first     | second    | active |
        | two men left      | 1    | 10   | red's F1, F2, M1, M2, D1, G1 and blue's M4, D2, D3 and G2 | blue's F3 | blue's M3 | blue   |
        | both goalies gone | 2    | 11   | red's G1 and blue's G2                                    | blue's F3 | blue's D3 | red    |

  Rule: Unusual turns

    @TURN.pass-on @case:an-unusual-position-amid-a-turn-is-accepted
    Scenario Outline: A rare but possible position during a turn is valid
      Given it is half <half>, turn <turn>
      And the score is red <red>, blue <blue>
      And <off> are sent off, each caught twice before
      And <done> have had their turn
      And <ball>
      When the position is put on the table
      Then these may act: red (<kinds>)
      And it is accepted
      When red skips <man>
      Then these may act: <next>

      Examples:
        | case                               | half | turn | red | blue | off                                                       | done                                                  | ball                        | kinds            | man | next                   |
        | one man left on each side          | 1    | 5    | 0   | 0    | red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 | nobody                                                | the ball lies loose on 4,16 | move, skip       | D1  | blue (move, skip)      |
        | nobody left on the other side      | 1    | 10   | 12  | 99   | blue's F3, M3, M4, D2, D3 and G2                          | nobody                                                | red's G1 has the ball       | move, pass, skip | F1  | red (move, pass, skip) |
        | both goalies gone in extra turn 57 | 2    | 57   | 30  | 30   | red's G1 and blue's G2                                    | nobody                                                | the ball lies loose on 0,16 | move, skip       | M1  | blue (move, skip)      |
        | one activation left in turn 10     | 2    | 10   | 1   | 1    | red's F2 and blue's M3                                    | red's F1, M1, M2, G1 and blue's F3, M4, D2, D3 and G2 | red's F1 has the ball       | move, skip       | D1  | red (move, pass, skip) |
        | a goalie alone on his side         | 1    | 3    | 0   | 5    | red's F1, F2, M1, M2 and D1                               | nobody                                                | red's G1 has the ball       | move, skip       | G1  | blue (move, skip)      |

    @TURN.pass-on @case:a-position-with-unusual-records-of-cards-is-accepted
    Scenario Outline: A rare but possible record of cards is valid
      Given the reading TS-A15 is facing
      And it is half <half>, turn <turn>
      And <caught> have each been caught once before
      And <done> have had their turn
      And <barred> may not be activated this turn
      And <booked> is booked
      And <turned> faces his own goal
      When the position is put on the table
      Then these may act: red (move, skip)
      And it is accepted
      When red skips D1
      Then these may act: blue (move, skip)

      Examples:
        | case                                   | half | turn | caught                                                    | done                                                      | barred                             | booked                             | turned                                                            |
        | both goalies barred                    | 1    | 2    | red's G1 and blue's G2                                    | red's G1 and blue's G2                                    | red's G1 and blue's G2             | nobody                             | red's G1 and blue's G2                                            |
        | booked in the first turn               | 1    | 1    | red's F1 and blue's D3                                    | red's F1 and blue's D3                                    | nobody                             | red's F1 and blue's D3             | nobody                                                            |
        | all but one of each side               | 1    | 9    | red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 | red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 | red's F1, M1, G1 and blue's M3, D2 | red's F2, M2 and blue's F3, M4, G2 | red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 |
        | caught twice in half 1, back in half 2 | 2    | 1    | red's F1, F1 and blue's G2, G2                            | nobody                                                    | nobody                             | nobody                             | blue's G2                                                         |

    @TURN.pass-on @case:a-man-caught-three-times-is-out-in-half-2
    Scenario: A man caught fouling three times is off the field in half 2
      Given it is half 2, turn 6
      And red's F1 has been sent off
      And blue's G2 has been sent off
      And red's F1, F1, F1, F2, F2 and blue's G2, G2, G2 are the whole list of the caught
      When the position is put on the table
      Then these may act: red (move, skip)
      And it is accepted
      When red skips F2
      Then these may act: blue (move, skip)

    @TURN.pass-on @case:every-action-but-one-may-have-been-spent-ahead
    Scenario: A side may have only one man with his next action unspent
      Given the reading TS-A29 is spends-next
      And it is half 1, turn 10
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2, D3 and G2 has spent his next action ahead
      When the position is put on the table
      Then these may act: red (move, skip)
      And it is accepted
      When red skips D1
      Then it is half 2, turn 1

  Rule: Unusual passes, landed balls and shots

    @INTERCEPT.target
    Scenario Outline: A pass may be intercepted with few men on the field
      Given it is half 1, turn 5
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 1,3
      And red's M1 has passed to red's M2
      And <off> are sent off, each caught twice before
      When the position is put on the table
      Then these may act: blue (intercept, let-by)
      And it is accepted
      When blue's D3 intercepts: the die shows 6
      Then blue's D3 has the ball

      Examples:
        | case                     | off                                                   |
        | three men left           | red's F1, F2, D1, G1 and blue's F3, M3, M4, D2 and G2 |
        | both goalies gone        | red's G1 and blue's G2                                |
        | all red men but two gone | red's F1, F2, D1 and G1                               |

    @FAILPASS.receive-attempt @case:a-ball-may-come-down-with-few-men-on-the-field
    Scenario Outline: A ball may come down on one of the few men left
      Given it is half 1, turn 5
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on blue's F3, 4 hexes away
      And <off> are sent off, each caught twice before
      When the position is put on the table
      Then these may act: blue (leave, receive)
      And it is accepted
      When blue leaves the ball
      Then the ball lies loose on 0,0

      Examples:
        | case              | off                                                   |
        | three men left    | red's F1, F2, M2, G1 and blue's M3, M4, D2, D3 and G2 |
        | both goalies gone | red's G1 and blue's G2                                |

    @SHOOT.secret-write @case:a-shot-may-be-written-for-with-few-men-on-the-field
    Scenario Outline: A shot waiting for written goal hexes is valid with few men left
      Given it is half 2, turn 10
      And red's M1 stands on 0,10
      And red's M1 is shooting
      And <off> are sent off, each caught twice before
      When the position is put on the table
      Then these may act: <pending>
      And it is accepted
      When red aims at Left
      Then the phase is <then>

      Examples:
        | case                     | off                                                           | pending                 | then |
        | the shooter alone        | red's F1, F2, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 | red (aim)               | shot |
        | no goalie of the defence | blue's G2                                                     | red (aim)               | shot |
        | shooter and goalie alone | red's F1, F2, M2, D1, G1 and blue's F3, M3, M4, D2 and D3     | red (aim); blue (guard) | aim  |

    @SHOOT.roll
    Scenario Outline: A shot may be rolled with few men on the field
      Given it is half 1, turn 5
      And red's M1 stands on 0,10
      And red's M1 is shooting
      And red has written Left
      And <off> are sent off, each caught twice before
      And the phase is shot
      When the position is put on the table
      Then these may act: red (roll-shot)
      And it is accepted
      When red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

      Examples:
        | case                     | off                                                           |
        | the shooter alone        | red's F1, F2, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 |
        | no goalie of the defence | blue's G2                                                     |

  Rule: Unusual ends of a match

    @GAME.winner @case:an-unusual-end-of-a-match-is-accepted
    Scenario Outline: A rare but possible end of a match is valid
      Given it is half 2, turn <turn>
      And the score is red <red>, blue <blue>
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And <off> are sent off, each caught twice before
      And the phase is over
      And it is nobody's activation
      When the position is put on the table
      Then the game is over and <winner> has won under <clause>
      And it is accepted

      Examples:
        | case         | turn | red | blue | off                                                           | winner | clause      |
        | by 300 goals | 10   | 0   | 300  | red's G1 and blue's G2                                        | blue   | GAME.winner |
        | one man left | 10   | 2   | 1    | red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 | red    | GAME.winner |
