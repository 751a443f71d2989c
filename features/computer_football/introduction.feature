Feature: Introduction of the computer game
  Red and Yellow play on a field of 60 columns and 15 rows. The program enforces the rules.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: Two sides play on a field of which a part is on display

    @INTRO.two-players @INTRO.field-size @case:the-sides-are-red-and-yellow-and-the-field-has-60-columns-and-15-rows
    Scenario: The field has red and yellow sides, 60 columns and 15 rows
      When the field is looked up
      Then the sides are red and yellow
      And the field has 60 columns
      And the field has 15 rows

    @INTRO.two-players @case:after-the-draw-red-and-yellow-may-act-and-nobody-else
    Scenario: Only red and yellow may act after the draw
      Given the game is to be drawn
      When the field is asked of the table
      Then the sides are red and yellow
      When yellow is drawn to begin, attacking the west goal
      Then these may act: red (start); yellow (start)

    @INTRO.field-size @case:a-man-gets-to-the-outermost-squares
    Scenario Outline: A man may move to the outermost squares
      Given red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And yellow's S stands on <from>
      When the field is asked of the table
      Then the field has 60 columns
      When yellow's S moves to <to>
      Then yellow's S stands on <to>
      And 5 of 6 squares are left

      Examples:
        | from  | to    |
        | 60,14 | 60,15 |
        | 59,1  | 60,1  |
        | 2,1   | 1,1   |
        | 1,14  | 1,15  |

    @INTRO.segment @FIELD.window-offset @case:twenty-columns-are-on-display
    Scenario Outline: The display shows twenty columns
      When the window is looked up for line <line> going <way>
      Then the columns <first> to <last> are on display

      Examples:
        | line | way  | first | last |
        | 15   | east | 11    | 30   |
        | 30   | east | 26    | 45   |
        | 5    | east | 1     | 20   |
        | 54   | east | 41    | 60   |
        | 45   | west | 31    | 50   |
        | 55   | west | 41    | 60   |
        | 6    | west | 1     | 20   |

    @INTRO.segment @FIELD.window-offset
    Scenario Outline: Each side is shown twenty columns
      Given red is to line up
      When <seat> looks at the table
      Then the columns 11 to 30 are on display

      Examples:
        | seat   |
        | red    |
        | yellow |

    @INTRO.segment @case:a-bystander-is-shown-twenty-columns-of-a-westward-play
    Scenario: A bystander also sees twenty columns while a side goes west
      Given yellow is on offense going west
      And yellow is to line up
      When a bystander looks at the table
      Then the columns 31 to 50 are on display

    @INTRO.segment @case:a-back-does-not-line-up-on-a-square-that-is-not-on-display
    Scenario Outline: A back placed on a square outside the display is refused
      Given red is on offense going <way>
      And red has placed its men up to Q
      When red places F on <square>
      Then it is refused under INTRO.segment
      And nothing has changed
      When red places F on <near>
      Then red's F stands on <near>

      Examples:
        | way  | square | near |
        | east | 10,8   | 11,8 |
        | west | 51,8   | 50,8 |

    @INTRO.segment @case:a-defender-does-not-line-up-on-a-square-that-is-not-on-display
    Scenario Outline: A defender placed on a square outside the display is refused
      Given red is on offense going <way>
      And yellow is to line up
      When yellow places T1 on <square>
      Then it is refused under INTRO.segment
      And nothing has changed
      When yellow places T1 on <near>
      Then yellow's T1 stands on <near>

      Examples:
        | way  | square | near  |
        | east | 31,15  | 30,15 |
        | west | 30,1   | 31,1  |

    @INTRO.field-size @case:no-man-is-sent-off-the-field
    Scenario Outline: A move to a square off the field is refused
      Given it is <seat>'s turn with 6 of 6 squares left
      And <seat>'s <man> stands on <from>
      When <seat>'s <man> moves to <to>
      Then it is refused under INTRO.field-size
      And nothing has changed

      Examples:
        | seat   | man | from  | to    |
        | red    | TE  | 30,15 | 30,16 |
        | red    | TE  | 30,1  | 30,0  |
        | yellow | S   | 60,8  | 61,8  |
        | yellow | S   | 1,8   | 0,8   |
        | yellow | S   | 60,15 | 61,16 |

    @INTRO.field-size @case:nobody-lines-up-off-the-field
    Scenario Outline: A placement off the field is refused
      Given red is to line up
      When red places T1 on <square>
      Then it is refused under INTRO.field-size
      And nothing has changed

      Examples:
        | square |
        | 15,16  |
        | 15,0   |
        | 61,8   |
        | 0,8    |

  Rule: A call is a run or a pass and never a kick

    @INTRO.run-or-pass @case:a-call-is-one-of-the-two-types
    Scenario Outline: Each call is either a run or a pass
      Given red has lined up
      When red calls <call>
      Then these may act: yellow (place)
      And the phase is defend
      And the call is <call>
      And the type is hidden from the defense

      Examples:
        | call              |
        | a run by H        |
        | a pass to zone 12 |

    @INTRO.no-kicks @case:on-fourth-down-no-kick-can-be-called
    Scenario Outline: A call of a kick on fourth down is refused
      Given red has lined up
      And it is down 4
      When red calls a <kick>
      Then it is refused under INTRO.no-kicks
      And nothing has changed

      Examples:
        | kick       |
        | punt       |
        | field-goal |
        | kickoff    |

    @INTRO.no-kicks @case:on-fourth-down-the-offense-has-sixteen-calls-and-none-is-a-kick
    Scenario: The offense has sixteen calls on fourth down and cannot punt
      Given red has lined up
      And it is down 4
      When red calls a punt
      Then it is refused under INTRO.no-kicks
      And red has exactly these actions
        | action                 |
        | call a run by Q        |
        | call a run by F        |
        | call a run by H        |
        | call a run by T        |
        | call a pass to zone 1  |
        | call a pass to zone 2  |
        | call a pass to zone 3  |
        | call a pass to zone 4  |
        | call a pass to zone 5  |
        | call a pass to zone 6  |
        | call a pass to zone 7  |
        | call a pass to zone 8  |
        | call a pass to zone 9  |
        | call a pass to zone 10 |
        | call a pass to zone 11 |
        | call a pass to zone 12 |

    @INTRO.run-or-pass
    Scenario: A call of a runner and a zone at once is refused
      Given red has lined up
      When red calls a run by H and a pass to zone 8
      Then it is refused under INTRO.run-or-pass
      And nothing has changed

    @INTRO.run-or-pass
    Scenario: A call of neither a runner nor a zone is refused
      Given red has lined up
      When red calls nothing
      Then it is refused under INTRO.run-or-pass
      And nothing has changed

  Rule: A game begins on the 20 of a side that chance draws

    @INTRO.start-20 @INTRO.random-start @case:the-first-line-is-the-20-of-the-side-that-begins
    Scenario Outline: The first scrimmage line is the 20 of the side that begins
      Given the game is to be drawn
      When <side> is drawn to begin, attacking the <goal> goal
      Then the phase is start
      And <side> is on offense
      And <east> goes east
      And the scrimmage line is <line> and the first-down line <yellow>

      Examples:
        | side   | goal | east   | line | yellow |
        | red    | east | red    | 15   | 20     |
        | red    | west | yellow | 45   | 40     |
        | yellow | east | yellow | 15   | 20     |
        | yellow | west | red    | 45   | 40     |

    @INTRO.random-start @case:before-the-draw-nobody-can-do-anything
    Scenario Outline: Any action of a side before the draw is refused
      Given the game is to be drawn
      When <seat> tries to <action>
      Then it is refused under INTRO.random-start
      And nothing has changed

      Examples:
        | seat   | action              |
        | red    | place T1 on 15,6    |
        | yellow | start the scrimmage |
        | red    | call a run by H     |

    @INTRO.start-20 @case:half-of-all-games-begin-on-line-15-and-half-on-line-45-each-with-ten-yards-to-go
    Scenario: Half of all games begin on line 15 and half on line 45
      Given the game is to be drawn
      When the odds of the line and the first-down line are asked for chance to draw who begins
      Then the odds are
        | the line | the first-down line | p   |
        | 15       | 20                  | 1/2 |
        | 45       | 40                  | 1/2 |
      When yellow is drawn to begin, attacking the west goal
      Then the scrimmage line is 45 and the first-down line 40

    @INTRO.start-20 @case:a-game-cannot-begin-on-another-line-than-the-20
    Scenario Outline: A starting position is invalid if the scrimmage line is not the offense's 20
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

    @INTRO.random-start @case:chance-decides-the-side-and-the-goal-evenly-and-independently
    Scenario: Chance draws the side that begins and its goal evenly and independently
      Given the game is to be drawn
      When the odds of the offense and who goes east are asked for chance to draw who begins
      Then the odds are
        | the offense | who goes east | p   |
        | red         | red           | 1/4 |
        | red         | yellow        | 1/4 |
        | yellow      | red           | 1/4 |
        | yellow      | yellow        | 1/4 |
      When red is drawn to begin, attacking the east goal
      Then red is on offense

    @INTRO.random-start @case:there-are-four-draws
    Scenario: The draw of the first offense and its goal has four possible results
      Given the game is to be drawn
      When the sequences of 1 steps are counted over all chances
      Then there are 4
      When the sequences of 2 steps are counted over all chances
      Then there are 8
      When yellow is drawn to begin, attacking the east goal
      Then yellow is on offense

  Rule: The program refuses what is against the rules

    @INTRO.rules-button @case:the-rules-are-at-hand-in-the-first-window
    Scenario: The first window offers the button RULES
      Given the game is to be drawn
      When red looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Play a New Game, Archived Games

    @INTRO.rules-button @case:the-rules-are-at-hand-for-both-sides-while-the-offense-lines-up
    Scenario Outline: While the offense lines up, each side is offered the button RULES
      Given red has placed its men up to T1
      When <seat> looks at the table
      Then only the buttons RULES, Settings and Men are offered

      Examples:
        | seat   |
        | red    |
        | yellow |

    @INTRO.enforced.1 @L1 @case:a-guard-refused-off-the-line-of-the-linemen-is-placed-again-where-he-belongs
    Scenario: A guard whose placement was refused may then be placed next to the line
      Given red has placed its men up to T2
      When red places G1 on 14,7
      Then it is refused under L1
      And nothing has changed
      When red places G1 on 15,7
      Then red's G1 stands on 15,7
      And the phase is line-up

    @INTRO.enforced.2 @M2 @case:a-move-beyond-the-speed-of-a-man-is-refused-and-another-one-made-in-the-same-turn
    Scenario: After a refused move beyond a man's speed, a shorter move is accepted
      When red's T1 moves to 18,6
      Then it is refused under M2
      And nothing has changed
      When red's T1 moves to 17,6
      Then red's T1 stands on 17,6
      And 4 of 6 squares are left
      And it is red's turn
