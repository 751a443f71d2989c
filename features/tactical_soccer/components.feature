Feature: Title, introduction and components
  Two coaches, twenty-two tokens for twelve players, one ball, two dice, and no sheet with a field on it.

  @TITLE.name
  Scenario: The game is Scrimmage, a tactical soccer game, by Daelphinux
    When the question about is asked of {}
    Then the answer has "Scrimmage, A Tactical Soccer Game" at /title
    And the answer has "Daelphinux" at /author

  @INTRO.two-coaches
  Scenario: Scrimmage is played by exactly two coaches, red and blue
    When the question about is asked of {}
    Then the answer has ["red", "blue"] at /coaches

  @INTRO.two-coaches @GAME.phase-order
  Scenario: A new game waits for the dice of its two coaches and has nobody but the goalies in the squads
    Given a new game
    When the game is set up
    Then these may act: chance (roll-off)
    And the phase is roll-off
    And the position has {"red": ["G1"], "blue": ["G2"]} at /squads
    And the score is red 0, blue 0

  Rule: The kit holds twenty-two tokens that stand for twelve players

    @COMP.token-count @COMP.goalie-tokens @COMP.colour-pairs @POOL.two-tokens
    Scenario: Twenty fielder tokens in two colours and two single goalies make twenty-two
      When the question kit is asked of {}
      Then the answer has ["red F1", "red F2", "red F3", "red M1", "red M2", "red M3", "red M4", "red D1", "red D2", "red D3", "blue F1", "blue F2", "blue F3", "blue M1", "blue M2", "blue M3", "blue M4", "blue D1", "blue D2", "blue D3", "red G1", "blue G2"] at /tokens
      And the answer has ["G1", "G2"] at /goalies

    @COMP.token-count @POOL.twelve
    Scenario: The tokens stand for twelve different players
      When the question kit is asked of {}
      Then the answer has ["F1", "F2", "F3", "M1", "M2", "M3", "M4", "D1", "D2", "D3", "G1", "G2"] at /players

    @COMP.class-counts @POOL.class-counts
    Scenario Outline: The ten fielders count <number> of the class <class>
      When the question kit is asked of {}
      Then the answer has <number> at /classes/<class>

      Examples:
        | class      | number |
        | forward    | 3      |
        | midfielder | 4      |
        | defender   | 3      |

    @COMP.card-tokens @INTRO.kit-complete
    Scenario: The whole kit, ten yellow cards included, has no field in it
      When the question kit is asked of {}
      Then the answer is {"players": ["F1", "F2", "F3", "M1", "M2", "M3", "M4", "D1", "D2", "D3", "G1", "G2"], "classes": {"forward": 3, "midfielder": 4, "defender": 3, "goalie": 0}, "goalies": ["G1", "G2"], "tokens": ["red F1", "red F2", "red F3", "red M1", "red M2", "red M3", "red M4", "red D1", "red D2", "red D3", "blue F1", "blue F2", "blue F3", "blue M1", "blue M2", "blue M3", "blue M4", "blue D1", "blue D2", "blue D3", "red G1", "blue G2"], "balls": 1, "yellow cards": 10, "dice": 2, "charts": ["position", "action", "shoot", "success"], "records": ["score", "shot choices", "turns"]}

    @COMP.charts
    Scenario: Four charts belong to the kit
      When the question kit is asked of {}
      Then the answer has ["position", "action", "shoot", "success"] at /charts

    @COMP.dice
    Scenario: The coaches bring two dice
      When the question kit is asked of {}
      Then the answer has 2 at /dice

    @COMP.record-sheet
    Scenario: Three things are written down
      When the question kit is asked of {}
      Then the answer has ["score", "shot choices", "turns"] at /records

  Rule: There is one ball, and it is either held or loose

    @COMP.ball
    Scenario: The kit holds one ball
      When the question kit is asked of {}
      Then the answer has 1 at /balls

    @COMP.ball @MOVE.up-to-two
    Scenario: The ball that lay loose is held and no longer lies there
      Given the ball lies loose on 0,-4
      And F1 stands on 0,-8
      When red plays move F1 to 0,-4
      Then F1 has the ball
      And the position has null at /loose

    @COMP.ball
    Scenario: A ball held by a man cannot lie loose elsewhere as well
      Given F1 has the ball
      And the position says /loose is [0, 0]
      When the position is put on the table
      Then it is refused under COMP.ball

    @COMP.ball
    Scenario: A ball that is neither held nor loose does not exist in play
      Given the position says /loose is null
      When the position is put on the table
      Then it is refused under COMP.ball

    @COMP.ball
    Scenario: A ball cannot lie loose in a goal hex
      Given the ball lies loose on 0,18
      When the position is put on the table
      Then it is refused under COMP.ball

    @COMP.ball
    Scenario: A man who is sent off cannot hold the ball
      Given F1 has been caught twice before
      And F1 has been sent off
      And F1 has the ball
      When the position is put on the table
      Then it is refused under COMP.ball

  Rule: Each single test is one six-sided die

    @COMP.dice @DRAFT.roll-first
    Scenario: The roll for the first pick begins with one die of red's
      Given a new game
      When the coaches roll no dice for the first pick
      Then it needs a d6 for roll-off-red
      When the coaches roll d6 1, d6 2 for the first pick
      Then the phase is draft

    @COMP.dice @DRAFT.roll-first
    Scenario: Blue's die for the first pick is the second one
      Given a new game
      When the coaches roll d6 4 for the first pick
      Then it needs a d6 for roll-off-blue
      When the coaches roll d6 4, d6 2 for the first pick
      Then the phase is draft

    @ACTTAB.steal
    Scenario: A steal is tested with a single die
      Given F3 stands on 0,-4
      And F3 has the ball
      And F1 stands on 0,-6
      When red plays steal F1 from F3
      Then it needs a d6 for steal
      When red rolls d6 3, d6 3 to steal F1 from F3
      Then it is an error of kind chance-left
      When red rolls d6 6 to steal F1 from F3
      Then F1 has the ball

  Rule: Score, shot choices and turns are recorded, the choices in secret

    @COMP.record-sheet @SHOOT.secret-write @SHOOT.reveal
    Scenario: The record of a shot shows each coach only his own word until both are written
      Given F1 stands on -1,15
      And F1 has the ball
      And G2 stands on 0,14
      When red plays shoot F1
      And red plays aim Left
      Then red sees the attack word as Left
      And blue sees the attack word as hidden
      And blue sees the defence word as none
      When blue plays guard Right
      Then blue sees the attack word as Left
      And red sees the defence word as Right
      And G2 stands on 1,17

    @COMP.record-sheet
    Scenario: Score, half and turn stand open on the record for everybody
      Given it is half 2, turn 7
      And the score is red 3, blue 2
      When a bystander looks at the table
      Then the view has {"red": 3, "blue": 2} at /score
      And the view has 2 at /half
      And the view has 7 at /turn

  Rule: Card tokens are markers and never run out

    @CARD.token @CARD.first-yellow
    Scenario: An eleventh caution is given although the kit holds ten yellow cards
      Given the position says /offences is ["F1", "F2", "F3", "M1", "M2", "M3", "M4", "D2", "D3", "G2"]
      And F3 stands on 0,-4
      And F3 has the ball
      And D1 stands on 0,-6
      When red rolls d6 1, d6 5 to steal D1 from F3 fouling
      Then the position has ["F1", "F2", "F3", "M1", "M2", "M3", "M4", "D1", "D2", "D3", "G2"] at /offences
      And the position has ["D1"] at /booked
      And F3 has the ball

  Rule: The field is not in the kit: it is data, with an invented default

    @INTRO.kit-complete @SETUP.centre-hex-mark
    Scenario: The default field says of itself that it is invented
      When the question pitch is asked of {}
      Then the answer has true at /invented
      And the answer has "default" at /id
      And the answer has [0, 0] at /centre

    @INTRO.kit-complete
    Scenario Outline: The shot of nine hexes on the default field is one of six under <reading> with the <pitch> pitch
      Given the reading TS-A10 is <reading>
      And the bundled <pitch> pitch
      When the question pitch is asked of {}
      Then the answer has "<pitch>" at /id
      And the answer has <goal> at /goals/blue/Center

      Examples:
        | reading      | pitch   | goal    |
        | parametric   | default | [0, 18] |
        | parametric   | small   | [0, 12] |
        | proposed-149 | default | [0, 18] |
        | small-73     | small   | [0, 12] |

    @INTRO.kit-complete
    Scenario Outline: Under <reading> a game on the <pitch> pitch is refused
      Given the reading TS-A10 is <reading>
      And the bundled <pitch> pitch
      And a new game
      When the game is set up
      Then it is refused under INTRO.kit-complete

      Examples:
        | reading      | pitch   |
        | proposed-149 | small   |
        | small-73     | default |

    @RANGE.max-six
    Scenario Outline: From the centre hex no goal is in range under <reading>
      Given the reading TS-A10 is <reading>
      And F1 stands on 0,0
      And F1 has the ball
      When red plays shoot F1
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | reading      |
        | parametric   |
        | proposed-149 |

    @SHOOT.attempt
    Scenario: From the centre hex of the small field the Center of the goal can be shot at
      Given the reading TS-A10 is small-73
      And F1 stands on 0,0
      And F1 has the ball
      And F2 stands on 3,-7
      And M1 stands on -3,-5
      And M2 stands on 3,-5
      And D1 stands on -3,-3
      And G1 stands on 0,-10
      And F3 stands on -3,9
      And M3 stands on 3,9
      And M4 stands on -3,7
      And D2 stands on 3,7
      And D3 stands on 3,5
      And G2 stands on 0,10
      When red plays shoot F1
      Then these may act: red (aim); blue (guard)
      And the phase is aim

    @INTRO.kit-complete
    Scenario Outline: The field has <what> under <reading>
      Given the reading TS-A10 is <reading>
      When the question pitch is asked of {}
      Then the answer has <cells> at /boxes/blue
      And the answer has <halfway> at /halfway

      Examples:
        | reading      | what                 | cells                                                       | halfway                                    |
        | parametric   | five halfway hexes   | [[-1, 15], [0, 16], [1, 15], [-1, 13], [0, 14], [1, 13]]    | [[-4, 0], [-2, 0], [0, 0], [2, 0], [4, 0]] |
        | small-73     | three halfway hexes  | [[-1, 9], [0, 10], [1, 9], [-1, 7], [0, 8], [1, 7]]         | [[-2, 0], [0, 0], [2, 0]]                  |
