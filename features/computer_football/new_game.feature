Feature: New game of the computer game
  Chance decides who begins and which way; then the first series starts on the 20.

  Rule: A game is opened and started with two buttons

    @NEWGAME.button
    Scenario Outline: <seat> is offered a new game in the first window
      Given the game is to be drawn
      When <seat> looks at the table
      Then the view has ["RULES", "Settings", "Men", "Play a New Game", "Archived Games"] at /offered

      Examples:
        | seat   |
        | red    |
        | yellow |

    @NEWGAME.button
    Scenario: A new game has no plays behind it
      Given a new game
      When the game is set up
      Then these may act: chance (draw)
      And the phase is draw
      And it is play 1
      When red looks at the table
      Then the view has ["RULES", "Settings", "Men", "Play a New Game", "Archived Games"] at /offered

    @NEWGAME.start-button
    Scenario Outline: <seat> starts the scrimmage and the offense lines up
      Given <offense> is on offense going <way>
      And the game is to be started
      When <seat> plays start
      Then these may act: <offense> (place)
      And the phase is line-up
      And <offense> is on offense
      And it is play 1

      Examples:
        | offense | way  | seat   |
        | red     | east | red    |
        | red     | east | yellow |
        | yellow  | west | red    |

    @NEWGAME.start-button
    Scenario Outline: Before the start <seat> cannot <action>
      Given the game is to be started
      When <seat> plays <action>
      Then it is refused under NEWGAME.start-button
      And nothing has changed

      Examples:
        | seat   | action           |
        | red    | place T1 on 15,6 |
        | yellow | place T1 on 16,6 |
        | red    | call run H       |
        | chance | draw             |

    @NEWGAME.start-button
    Scenario Outline: <seat> is offered the start of the scrimmage
      Given the game is to be started
      When <seat> looks at the table
      Then the view has ["RULES", "Settings", "Men", "Start the Scrimmage"] at /offered

      Examples:
        | seat   |
        | red    |
        | yellow |

  Rule: Chance draws the side and the goal

    @NEWGAME.random-offense
    Scenario: Red and yellow begin on offense with the same chance
      Given the game is to be drawn
      When chance plays draw
      Then it needs a side for starting-offense
      And it may be
        | value  | p   |
        | red    | 1/2 |
        | yellow | 1/2 |
      When the odds of /offense are asked for chance's draw
      Then the odds are
        | is         | p   |
        | ["red"]    | 1/2 |
        | ["yellow"] | 1/2 |
      When chance plays draw with side yellow, goal east
      Then yellow is on offense

    @NEWGAME.random-goal
    Scenario Outline: With <side> on offense both goals are defended with the same chance
      Given the game is to be drawn
      When chance plays draw with side <side>
      Then it needs a goal for defended-goal
      And it may be
        | value | p   |
        | west  | 1/2 |
        | east  | 1/2 |
      When chance plays draw with side <side>, goal <goal>
      Then <side> is on offense
      And the position has "<east>" at /eastward

      Examples:
        | side   | goal | east   |
        | red    | east | red    |
        | red    | west | yellow |
        | yellow | east | yellow |
        | yellow | west | red    |

    @NEWGAME.random-offense @NEWGAME.random-goal
    Scenario Outline: A draw of <draw> fits nothing
      Given the game is to be drawn
      When chance plays draw with <draw>
      Then it is an error of kind <kind>
      When chance plays draw with side red, goal west
      Then red is on offense
      And the position has "yellow" at /eastward

      Examples:
        | draw                            | kind            |
        | side green, goal east           | chance-mismatch |
        | side red, goal north            | chance-mismatch |
        | goal east, side red             | chance-mismatch |
        | side red, goal east, goal west  | chance-left     |

    @NEWGAME.random-offense
    Scenario Outline: <seat> does not decide who begins
      Given the game is to be drawn
      When <seat> plays draw with side red, goal east
      Then it is refused under INTRO.random-start
      And nothing has changed
      When chance plays draw with side yellow, goal west
      Then yellow is on offense

      Examples:
        | seat   |
        | red    |
        | yellow |

  Rule: The first series is first and ten on the 20

    @NEWGAME.first-series
    Scenario Outline: <side> begins with first and ten on line <line> when the <goal> goal is defended
      Given the game is to be drawn
      When chance plays draw with side <side>, goal <goal>
      Then it is down 1
      And it is play 1
      And the scrimmage line is <line> and the first-down line <yellow>
      When <side> plays start
      Then these may act: <side> (place)
      And the phase is line-up
      When <side> plays place T1 on <column>,1
      Then the offense's T1 stands on <column>,1

      Examples:
        | side   | goal | line | yellow | column |
        | red    | east | 15   | 20     | 15     |
        | yellow | east | 15   | 20     | 15     |
        | red    | west | 45   | 40     | 46     |
        | yellow | west | 45   | 40     | 46     |

    @NEWGAME.first-series
    Scenario Outline: A game does not begin with <field> of <value>
      Given the game is to be started
      And the position says /<field> is <value>
      When the position is put on the table
      Then it is refused under NEWGAME.first-series

      Examples:
        | field      | value |
        | down       | 2     |
        | first_down | 21    |
        | first_down | 19    |
        | play       | 2     |

    @TACKLE.outcome-tackle
    Scenario Outline: A man down in the column of the linemen going <way> has gained nothing and the line stays
      Given red is on offense going <way>
      And the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <at>
      And the defense's L1 stands on <from>
      When yellow plays move L1 to <at> with tackle tackle
      Then the scrimmage line is <line> and the first-down line <yellow>
      And it is down 2

      Examples:
        | way  | at   | from | line | yellow |
        | east | 15,3 | 17,3 | 15   | 20     |
        | west | 46,3 | 44,3 | 45   | 40     |

    @TACKLE.outcome-tackle
    Scenario Outline: Where the spot is the rear edge, a man going <way> down on <at> brings the line to <line>
      Given the reading CF-A81 is rear-edge
      And red is on offense going <way>
      And the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on <at>
      And the defense's L1 stands on <from>
      When yellow plays move L1 to <at> with tackle tackle
      Then red is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down <down>

      Examples:
        | way  | at   | from | line | yellow | down |
        | east | 15,3 | 17,3 | 14   | 20     | 2    |
        | west | 46,3 | 44,3 | 46   | 40     | 2    |
        | east | 20,3 | 22,3 | 19   | 20     | 2    |
        | east | 21,3 | 23,3 | 20   | 25     | 1    |
        | west | 41,3 | 39,3 | 41   | 40     | 2    |
