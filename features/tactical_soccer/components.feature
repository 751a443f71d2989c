Feature: Title, introduction and components
  The game has two coaches, twenty-two tokens for twelve players, one ball and two dice. No sheet of the kit shows a field.

  @TITLE.name @case:the-game-is-scrimmage-a-tactical-soccer-game-by-daelphinux
  Scenario: The game is Scrimmage, a tactical soccer game by Daelphinux
    When the game is looked up
    Then its title is Scrimmage, A Tactical Soccer Game
    And its author is Daelphinux

  @INTRO.two-coaches
  Scenario: Scrimmage is played by exactly two coaches, red and blue
    When the game is looked up
    Then its coaches are red and blue

  @INTRO.two-coaches @GAME.phase-order @case:a-new-game-waits-for-the-dice-of-its-two-coaches-and-has-nobody-but-the-goalies-in-the-squads
  Scenario: A new game waits for the draft roll, with only goalies in the squads
    Given a new game
    When the game is set up
    Then these may act: chance (roll-off)
    And the phase is roll-off
    And the squads are red G1 and blue G2
    And the score is red 0, blue 0

  Rule: The kit holds twenty-two tokens that stand for twelve players

    @COMP.token-count @COMP.goalie-tokens @COMP.colour-pairs @POOL.two-tokens
    Scenario: Twenty fielder tokens in two colours and two single goalies make twenty-two
      When the kit is looked up
      Then its tokens are red F1, F2, F3, M1, M2, M3, M4, D1, D2, D3; blue F1, F2, F3, M1, M2, M3, M4, D1, D2, D3; red G1; blue G2
      And its goalies have the labels G1 and G2

    @COMP.token-count @POOL.twelve @case:the-tokens-stand-for-twelve-different-players
    Scenario: The tokens represent twelve different players
      When the kit is looked up
      Then its players have the labels F1, F2, F3, M1, M2, M3, M4, D1, D2, D3, G1 and G2

    @COMP.class-counts @POOL.class-counts @case:the-ten-fielders-are-counted-by-class
    Scenario Outline: The lookup of the kit counts the fielders of each class
      When the kit is looked up
      Then it has <number> of the class <class>

      Examples:
        | class      | number |
        | forward    | 3      |
        | midfielder | 4      |
        | defender   | 3      |

    @COMP.card-tokens @INTRO.kit-complete @case:the-whole-kit-ten-yellow-cards-included-has-no-field-in-it
    Scenario: The kit has ten yellow cards and no field
      When the kit is looked up
      Then the whole kit is
        | players      | F1, F2, F3, M1, M2, M3, M4, D1, D2, D3, G1, G2                                                           |
        | classes      | 3 forward, 4 midfielder, 3 defender, 0 goalie                                                            |
        | goalies      | G1, G2                                                                                                   |
        | tokens       | red F1, F2, F3, M1, M2, M3, M4, D1, D2, D3; blue F1, F2, F3, M1, M2, M3, M4, D1, D2, D3; red G1; blue G2 |
        | balls        | 1                                                                                                        |
        | yellow cards | 10                                                                                                       |
        | dice         | 2                                                                                                        |
        | charts       | position, action, shoot, success                                                                         |
        | records      | score, shot choices, turns                                                                               |

    @COMP.charts @case:four-charts-belong-to-the-kit
    Scenario: The kit contains four charts
      When the kit is looked up
      Then its charts are called position, action, shoot and success

    @COMP.dice @case:the-coaches-bring-two-dice
    Scenario: The kit holds two dice
      When the kit is looked up
      Then it has 2 dice

    @COMP.record-sheet @case:three-things-are-written-down
    Scenario: The kit has sheets for the score, the shots and the turns
      When the kit is looked up
      Then its records are called score, shot choices and turns

  Rule: There is one ball, and it is either held or loose

    Background: The standard formation
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

    @COMP.ball
    Scenario: The kit holds one ball
      When the kit is looked up
      Then it has 1 ball

    @COMP.ball @MOVE.up-to-two @case:the-ball-that-lay-loose-is-held-and-no-longer-lies-there
    Scenario: A ball that a man picks up is no longer loose
      Given the ball lies loose on 0,-4
      And red's F1 stands on 0,-8
      When red's F1 moves to 0,-4
      Then red's F1 has the ball
      And no ball lies loose

    @COMP.ball @case:a-ball-held-by-a-man-cannot-lie-loose-elsewhere-as-well
    Scenario: A position with a held ball and a loose ball is invalid
      Given red's F1 has the ball
      And another ball lies loose on 0,0
      When the position is put on the table
      Then it is refused under COMP.ball

    @COMP.ball @case:a-ball-that-is-neither-held-nor-loose-does-not-exist-in-play
    Scenario: A position in play without a ball is invalid
      Given there is no ball on the field
      When the position is put on the table
      Then it is refused under COMP.ball

    @COMP.ball @case:a-ball-cannot-lie-loose-in-a-goal-hex
    Scenario: A position with a loose ball in a goal is invalid
      Given the ball lies loose on 0,18
      When the position is put on the table
      Then it is refused under COMP.ball

    @COMP.ball @case:a-man-who-is-sent-off-cannot-hold-the-ball
    Scenario: A position in which a sent-off man holds the ball is invalid
      Given red's F1 has been caught twice before
      And red's F1 has been sent off
      And red's F1 has the ball
      When the position is put on the table
      Then it is refused under COMP.ball

  Rule: Each single test is one six-sided die

    @COMP.dice @DRAFT.roll-first @case:the-roll-for-the-first-pick-begins-with-one-die-of-reds
    Scenario: The draft roll begins with red's die
      Given a new game
      When the coaches roll for the first pick
      Then a die is to be rolled for red
      When the coaches roll for the first pick: the dice show 1 and 2
      Then the phase is draft

    @COMP.dice @DRAFT.roll-first @case:blues-die-for-the-first-pick-is-the-second-one
    Scenario: Blue rolls the second die of the draft roll
      Given a new game
      When the coaches roll for the first pick: the die shows 4
      Then a die is to be rolled for blue
      When the coaches roll for the first pick: the dice show 4 and 2
      Then the phase is draft

    @ACTTAB.steal
    Scenario: A steal is tested with a single die
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      And blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's F1 stands on 0,-6
      When red's F1 steals from blue's F3
      Then a die is to be rolled for the steal
      When red's F1 steals from blue's F3: the dice show 3 and 3
      Then it is an error of kind chance-left
      When red's F1 steals from blue's F3: the die shows 6
      Then red's F1 has the ball

  Rule: Score, shot choices and turns are recorded, the choices in secret

    Background: The standard formation
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

    @COMP.record-sheet @SHOOT.secret-write @SHOOT.reveal @case:the-record-of-a-shot-shows-each-coach-only-his-own-word-until-both-are-written
    Scenario: During a shot, coaches see only their own chosen goal hex until both choose
      Given red's F1 stands on -1,15
      And red's F1 has the ball
      And blue's G2 stands on 0,14
      When red's F1 shoots
      And red aims at Left
      Then red sees the attack word as Left
      And blue sees the attack word as hidden
      And blue sees the defence word as none
      When blue guards Right
      Then blue sees the attack word as Left
      And red sees the defence word as Right
      And blue's G2 stands on 1,17

    @COMP.record-sheet @case:score-half-and-turn-stand-open-on-the-record-for-everybody
    Scenario: A bystander sees the score, the half and the turn
      Given it is half 2, turn 7
      And the score is red 3, blue 2
      When a bystander looks at the table
      Then the score is shown as red 3, blue 2
      And half 2 and turn 7 are shown

  Rule: Card tokens are markers and never run out

    @CARD.token @CARD.first-yellow @case:an-eleventh-caution-is-given-although-the-kit-holds-ten-yellow-cards
    Scenario: An eleventh yellow card is given although the kit holds only ten
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And it is half 1, turn 3
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      And red's F1, F2, M1, M2 and blue's F3, M3, M4, D2, D3 and G2 have each been caught once before
      And blue's F3 stands on 0,-4
      And blue's F3 has the ball
      And red's D1 stands on 0,-6
      When red's D1 steals from blue's F3, fouling him: the dice show 1 and 5
      Then so far red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have been caught
      And red's D1 is booked
      And blue's F3 has the ball

  Rule: The kit has no field, and the default field is invented

    @INTRO.kit-complete @SETUP.centre-hex-mark @case:the-default-field-says-of-itself-that-it-is-invented
    Scenario: The lookup says that the default field is invented
      When the pitch is looked up
      Then it says of itself that it is invented
      And its name is default
      And its centre hex is 0,0

    @INTRO.kit-complete @case:the-shot-of-nine-hexes-on-the-default-field-is-one-of-six-on-the-small-one
    Scenario Outline: Under TS-A10, the selected pitch decides where blue's goal is
      Given the reading TS-A10 is <reading>
      And the bundled <pitch> pitch
      When the pitch is looked up
      Then its name is <pitch>
      And blue's goal has its Center on <goal>

      Examples:
        | reading      | pitch   | goal |
        | parametric   | default | 0,18 |
        | parametric   | small   | 0,12 |
        | proposed-149 | default | 0,18 |
        | small-73     | small   | 0,12 |

    @SHOOT.attempt @case:from-the-centre-hex-of-the-small-field-the-center-of-the-goal-can-be-shot-at
    Scenario: On the small field, the centre hex is near enough for a shot
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      And the reading TS-A10 is small-73
      And red's F1 stands on 0,0
      And red's F1 has the ball
      And red's men stand on
        | F2   | M1    | M2   | D1    | G1    |
        | 3,-7 | -3,-5 | 3,-5 | -3,-3 | 0,-10 |
      And blue's men stand on
        | F3   | M3  | M4   | D2  | D3  | G2   |
        | -3,9 | 3,9 | -3,7 | 3,7 | 3,5 | 0,10 |
      When red's F1 shoots
      Then these may act: red (aim); blue (guard)
      And the phase is aim

    @INTRO.kit-complete @case:the-size-of-the-field-gives-it-five-or-three-halfway-hexes
    Scenario Outline: The default field has five halfway hexes, and the small field has three
      Given the reading TS-A10 is <reading>
      When the pitch is looked up
      Then blue's box is <cells>
      And its halfway hexes are <halfway>

      Examples:
        | reading    | cells                           | halfway               |
        | parametric | -1,15 0,16 1,15 -1,13 0,14 1,13 | -4,0 -2,0 0,0 2,0 4,0 |
        | small-73   | -1,9 0,10 1,9 -1,7 0,8 1,7      | -2,0 0,0 2,0          |

    @INTRO.kit-complete @case:a-game-is-refused-on-a-pitch-that-the-reading-of-the-field-does-not-know
    Scenario Outline: Under TS-A10, a game on a pitch outside the reading is refused
      Given the reading TS-A10 is <reading>
      And the bundled <pitch> pitch
      And a new game
      When the game is set up
      Then it is refused under INTRO.kit-complete

      Examples:
        | reading      | pitch   |
        | proposed-149 | small   |
        | small-73     | default |

    @RANGE.max-six @case:from-the-centre-hex-of-the-default-field-no-goal-is-in-range
    Scenario Outline: On the default field, a shot from the centre hex is too far
      Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1     | F2    | M1     | M2    | D1    | G1    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  | G2   |
        | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      And the reading TS-A10 is <reading>
      And red's F1 stands on 0,0
      And red's F1 has the ball
      When red's F1 shoots
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | reading      |
        | parametric   |
        | proposed-149 |
