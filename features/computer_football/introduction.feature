Feature: Introduction of the computer game
  Red and Yellow meet on a field of 60 columns and 15 rows; the program sees to it that the rules are kept.

  Rule: Two sides play on a field of fixed size, of which a part is on display

    @INTRO.two-players @INTRO.field-size
    Scenario: The sides are red and yellow and the field has 60 columns and 15 rows
      When the query field is asked with {}
      Then the answer has ["red", "yellow"] at /seats
      And the answer has 60 at /columns
      And the answer has 15 at /rows

    @INTRO.two-players
    Scenario: After the draw red and yellow may act and nobody else
      Given the game is to be drawn
      When the query field is asked of the table with {}
      Then the answer has ["red", "yellow"] at /seats
      When chance plays draw with side yellow, goal west
      Then these may act: red (start); yellow (start)

    @INTRO.field-size
    Scenario Outline: No man of the <side> is sent off the field from <from> to <to>
      Given it is the <side>'s turn with 6 of 6 squares left
      And the <side>'s <man> stands on <from>
      When <seat> plays move <man> to <to>
      Then it is refused under INTRO.field-size
      And nothing has changed

      Examples:
        | side    | seat   | man | from  | to    |
        | offense | red    | TE  | 30,15 | 30,16 |
        | offense | red    | TE  | 30,1  | 30,0  |
        | defense | yellow | S   | 60,8  | 61,8  |
        | defense | yellow | S   | 1,8   | 0,8   |
        | defense | yellow | S   | 60,15 | 61,16 |

    @INTRO.field-size
    Scenario Outline: A man gets to the outermost square <to>
      Given the offense has finished 3 turns and the defense 2
      And it is the defense's turn with 6 of 6 squares left
      And the defense's S stands on <from>
      When the query field is asked of the table with {}
      Then the answer has 60 at /columns
      When yellow plays move S to <to>
      Then the defense's S stands on <to>
      And 5 of 6 squares are left

      Examples:
        | from  | to    |
        | 60,14 | 60,15 |
        | 59,1  | 60,1  |
        | 2,1   | 1,1   |
        | 1,14  | 1,15  |

    @INTRO.field-size
    Scenario Outline: Nobody lines up off the field on <square>
      Given the offense is to line up
      When red plays place T1 on <square>
      Then it is refused under INTRO.field-size
      And nothing has changed

      Examples:
        | square |
        | 15,16  |
        | 15,0   |
        | 61,8   |
        | 0,8    |

    @INTRO.segment
    Scenario Outline: Going <way> from line <line> the columns <first> to <last> are on display
      When the query window is asked with {"line": <line>, "direction": "<way>"}
      Then the answer has <first> at /first
      And the answer has <last> at /last

      Examples:
        | way  | line | first | last |
        | east | 15   | 11    | 30   |
        | east | 30   | 26    | 45   |
        | east | 5    | 1     | 20   |
        | east | 54   | 41    | 60   |
        | west | 45   | 31    | 50   |
        | west | 55   | 41    | 60   |
        | west | 6    | 1     | 20   |

    @INTRO.segment
    Scenario Outline: <seat> is shown twenty columns
      Given the offense is to line up
      When <seat> looks at the table
      Then the view has {"first": 11, "last": 30} at /window

      Examples:
        | seat   |
        | red    |
        | yellow |

    @INTRO.segment
    Scenario: A bystander is shown twenty columns of a westward play
      Given yellow is on offense going west
      And the offense is to line up
      When a bystander looks at the table
      Then the view has {"first": 31, "last": 50} at /window

    @INTRO.segment
    Scenario Outline: A back going <way> does not line up on <square>, which is not on display
      Given red is on offense going <way>
      And the offense has placed its men up to Q
      When red plays place F on <square>
      Then it is refused under INTRO.segment
      And nothing has changed
      When red plays place F on <near>
      Then the offense's F stands on <near>

      Examples:
        | way  | square | near |
        | east | 10,8   | 11,8 |
        | west | 51,8   | 50,8 |

    @INTRO.segment
    Scenario Outline: A defender against a play going <way> does not line up on <square>, which is not on display
      Given red is on offense going <way>
      And the defense is to line up
      When yellow plays place T1 on <square>
      Then it is refused under INTRO.segment
      And nothing has changed
      When yellow plays place T1 on <near>
      Then the defense's T1 stands on <near>

      Examples:
        | way  | square | near  |
        | east | 31,15  | 30,15 |
        | west | 30,1   | 31,1  |

  Rule: There are runs and passes and no kicks

    @INTRO.no-kicks
    Scenario Outline: On fourth down a <kick> cannot be called
      Given the offense has lined up
      And it is down 4
      When red plays call kick <kick>
      Then it is refused under INTRO.no-kicks
      And nothing has changed

      Examples:
        | kick       |
        | punt       |
        | field-goal |
        | kickoff    |

    @INTRO.no-kicks
    Scenario: On fourth down the offense has sixteen calls and none is a kick
      Given the offense has lined up
      And it is down 4
      When red plays call kick punt
      Then it is refused under INTRO.no-kicks
      And red has exactly these actions
        | action       |
        | call run Q   |
        | call run F   |
        | call run H   |
        | call run T   |
        | call zone 1  |
        | call zone 2  |
        | call zone 3  |
        | call zone 4  |
        | call zone 5  |
        | call zone 6  |
        | call zone 7  |
        | call zone 8  |
        | call zone 9  |
        | call zone 10 |
        | call zone 11 |
        | call zone 12 |

    @INTRO.run-or-pass
    Scenario Outline: A call of <call> is one of the two types
      Given the offense has lined up
      When red plays call <call>
      Then these may act: yellow (place)
      And the phase is defend
      And the position has <written> at /call
      And the type is hidden from the defense

      Examples:
        | call    | written                    |
        | run H   | {"run": "H", "zone": null} |
        | zone 12 | {"run": null, "zone": 12}  |

    @INTRO.run-or-pass
    Scenario: A call of a runner and a zone at once is refused
      Given the offense has lined up
      When red plays call run H and zone 8
      Then it is refused under INTRO.run-or-pass
      And nothing has changed

    @INTRO.run-or-pass
    Scenario: A call of neither a runner nor a zone is refused
      Given the offense has lined up
      When red does {"type": "call"} with []
      Then it is refused under INTRO.run-or-pass
      And nothing has changed

  Rule: A game begins on the 20 of a side that chance picks

    @INTRO.start-20 @INTRO.random-start
    Scenario Outline: With <side> on offense and the <goal> goal defended the first line is <line>
      Given the game is to be drawn
      When chance plays draw with side <side>, goal <goal>
      Then the phase is start
      And <side> is on offense
      And the position has "<east>" at /eastward
      And the scrimmage line is <line> and the first-down line <yellow>

      Examples:
        | side   | goal | east   | line | yellow |
        | red    | east | red    | 15   | 20     |
        | red    | west | yellow | 45   | 40     |
        | yellow | east | yellow | 15   | 20     |
        | yellow | west | red    | 45   | 40     |

    @INTRO.start-20
    Scenario: Half of all games begin on line 15 and half on line 45, each with ten yards to go
      Given the game is to be drawn
      When the odds of /line and /first_down are asked for chance's draw
      Then the odds are
        | is       | p   |
        | [15, 20] | 1/2 |
        | [45, 40] | 1/2 |
      When chance plays draw with side yellow, goal west
      Then the scrimmage line is 45 and the first-down line 40

    @INTRO.start-20
    Scenario Outline: A game going <way> cannot begin on line <line>
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And the game is to be started
      When the position is put on the table
      Then it is refused under INTRO.start-20

      Examples:
        | way  | line | yellow |
        | east | 16   | 21     |
        | east | 45   | 50     |
        | west | 44   | 39     |
        | west | 15   | 10     |

    @INTRO.random-start
    Scenario: Chance decides the side and the goal evenly and independently
      Given the game is to be drawn
      When the odds of /offense and /eastward are asked for chance's draw
      Then the odds are
        | is                   | p   |
        | ["red", "red"]       | 1/4 |
        | ["red", "yellow"]    | 1/4 |
        | ["yellow", "red"]    | 1/4 |
        | ["yellow", "yellow"] | 1/4 |
      When chance plays draw with side red, goal east
      Then red is on offense

    @INTRO.random-start
    Scenario Outline: Before the draw <seat> can do nothing by <action>
      Given the game is to be drawn
      When <seat> plays <action>
      Then it is refused under INTRO.random-start
      And nothing has changed

      Examples:
        | seat   | action         |
        | red    | place T1 on 15,6 |
        | yellow | start          |
        | red    | call run H     |

    @INTRO.random-start
    Scenario: There are four draws
      Given the game is to be drawn
      When the sequences of 1 steps are counted over all chances
      Then there are 4
      When the sequences of 2 steps are counted over all chances
      Then there are 8
      When chance plays draw with side yellow, goal east
      Then yellow is on offense

  Rule: The program refuses what is against the rules

    @INTRO.enforced.1 @L1
    Scenario: A guard refused off the line of the linemen is placed again where he belongs
      Given the offense has placed its men up to T2
      When red plays place G1 on 14,7
      Then it is refused under L1
      And nothing has changed
      When red plays place G1 on 15,7
      Then the offense's G1 stands on 15,7
      And the phase is line-up

    @INTRO.enforced.2 @M2
    Scenario: A move beyond the speed of a man is refused and another one made in the same turn
      When red plays move T1 to 18,6
      Then it is refused under M2
      And nothing has changed
      When red plays move T1 to 17,6
      Then the offense's T1 stands on 17,6
      And 4 of 6 squares are left
      And it is the offense's turn

    @INTRO.rules-button
    Scenario: The rules are at hand in the first window
      Given the game is to be drawn
      When red looks at the table
      Then the view has ["RULES", "Settings", "Men", "Play a New Game", "Archived Games"] at /offered

    @INTRO.rules-button
    Scenario Outline: The rules are at hand for <seat> while the offense lines up
      Given the offense has placed its men up to T1
      When <seat> looks at the table
      Then the view has ["RULES", "Settings", "Men"] at /offered

      Examples:
        | seat   |
        | red    |
        | yellow |
