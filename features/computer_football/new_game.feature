Feature: New game of the computer game
  Chance decides which side begins and which goal it attacks. The first series starts on the 20.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: A game is opened and started with two buttons

    @NEWGAME.button @case:both-sides-are-offered-a-new-game-in-the-first-window
    Scenario Outline: Each side is offered a new game in the first window
      Given the game is to be drawn
      When <seat> looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Play a New Game, Archived Games

      Examples:
        | seat   |
        | red    |
        | yellow |

    @NEWGAME.start-button @case:either-side-starts-the-scrimmage-and-the-offense-lines-up
    Scenario Outline: Each side may start the scrimmage, and the offense lines up
      Given <offense> is on offense going <way>
      And the game is to be started
      When <seat> starts the scrimmage
      Then these may act: <offense> (place)
      And the phase is line-up
      And <offense> is on offense
      And it is play 1

      Examples:
        | offense | way  | seat   |
        | red     | east | red    |
        | red     | east | yellow |
        | yellow  | west | red    |

    @NEWGAME.start-button @case:both-sides-are-offered-the-start-of-the-scrimmage
    Scenario Outline: Each side is offered the start of the scrimmage
      Given the game is to be started
      When <seat> looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Start the Scrimmage

      Examples:
        | seat   |
        | red    |
        | yellow |

    @NEWGAME.start-button @case:before-the-start-nobody-can-do-anything-else
    Scenario Outline: Any action except the start is refused before the scrimmage starts
      Given the game is to be started
      When <seat> tries to <action>
      Then it is refused under NEWGAME.start-button
      And nothing has changed

      Examples:
        | seat   | action           |
        | red    | place T1 on 15,6 |
        | yellow | place T1 on 16,6 |
        | red    | call a run by H  |
        | chance | draw who begins  |

    @NEWGAME.button @case:a-new-game-has-no-plays-behind-it
    Scenario: A new game has no earlier plays
      Given a new game
      When the game is set up
      Then these may act: chance (draw)
      And the phase is draw
      And it is play 1
      When red looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Play a New Game, Archived Games

    @NEWGAME.start-button @case:chance-does-not-start-the-scrimmage
    Scenario: A start of the scrimmage by chance instead of a player is refused
      Given the game is to be started
      When chance starts the scrimmage
      Then it is refused under NEWGAME.start-button
      And nothing has changed

    @INTRO.random-start @case:no-player-draws-who-begins
    Scenario Outline: A player who tries to draw who begins is refused
      Given the game is to be drawn
      When <who> tries to draw who begins
      Then it is refused under INTRO.random-start
      And nothing has changed

      Examples:
        | who    |
        | red    |
        | yellow |

  Rule: Chance draws the side and the goal

    @NEWGAME.random-goal @case:both-goals-are-defended-with-the-same-chance
    Scenario Outline: Chance draws the west goal and the east goal equally often
      Given the game is to be drawn
      When <side> is drawn to begin
      Then the goal to attack is to be drawn
      And these outcomes are possible
        | value | p   |
        | west  | 1/2 |
        | east  | 1/2 |
      When <side> is drawn to begin, attacking the <goal> goal
      Then <side> is on offense
      And <east> goes east

      Examples:
        | side   | goal | east   |
        | red    | east | red    |
        | red    | west | yellow |
        | yellow | east | yellow |
        | yellow | west | red    |

    @NEWGAME.random-offense @case:no-side-decides-who-begins
    Scenario Outline: A side that tries to choose who begins is refused
      Given the game is to be drawn
      When <seat> is given side red, goal east to draw who begins
      Then it is refused under INTRO.random-start
      And nothing has changed
      When yellow is drawn to begin, attacking the west goal
      Then yellow is on offense

      Examples:
        | seat   |
        | red    |
        | yellow |

    @NEWGAME.random-offense
    Scenario: Red and yellow begin on offense with the same chance
      Given the game is to be drawn
      When it is about to be drawn who begins
      Then who begins is to be drawn
      And these outcomes are possible
        | value  | p   |
        | red    | 1/2 |
        | yellow | 1/2 |
      When the odds of the offense are asked for chance to draw who begins
      Then the odds are
        | the offense | p   |
        | red         | 1/2 |
        | yellow      | 1/2 |
      When yellow is drawn to begin, attacking the east goal
      Then yellow is on offense

    @NEWGAME.random-offense @NEWGAME.random-goal @case:a-draw-of-what-is-not-on-offer-fits-nothing
    Scenario Outline: A draw with a result that does not exist is an error
      Given the game is to be drawn
      When chance is given <draw> to draw who begins
      Then it is an error of kind <kind>
      When red is drawn to begin, attacking the west goal
      Then red is on offense
      And yellow goes east

      Examples:
        | draw                           | kind            |
        | side green, goal east          | chance-mismatch |
        | side red, goal north           | chance-mismatch |
        | goal east, side red            | chance-mismatch |
        | side red, goal east, goal west | chance-left     |

  Rule: The first series is first and ten on the 20

    @NEWGAME.first-series @case:the-side-that-begins-has-first-and-ten-on-the-20-of-the-goal-it-defends
    Scenario Outline: The side that begins has first and ten on its own 20
      Given the game is to be drawn
      When <side> is drawn to begin, attacking the <goal> goal
      Then it is down 1
      And it is play 1
      And the scrimmage line is <line> and the first-down line <yellow>
      When <side> starts the scrimmage
      Then these may act: <side> (place)
      And the phase is line-up
      When <side> places T1 on <column>,1
      Then <side>'s T1 stands on <column>,1

      Examples:
        | side   | goal | line | yellow | column |
        | red    | east | 15   | 20     | 15     |
        | yellow | east | 15   | 20     | 15     |
        | red    | west | 45   | 40     | 46     |
        | yellow | west | 45   | 40     | 46     |

    @TACKLE.outcome-tackle @case:a-man-down-in-the-column-of-the-linemen-has-gained-nothing-and-the-line-stays
    Scenario Outline: A carrier tackled in the linemen's column gains nothing
      Given red is on offense going <way>
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a tackle
      Then the scrimmage line is <line> and the first-down line <yellow>
      And it is down 2

      Examples:
        | way  | at   | from | line | yellow |
        | east | 15,3 | 17,3 | 15   | 20     |
        | west | 46,3 | 44,3 | 45   | 40     |

    @TACKLE.outcome-tackle @case:where-the-spot-is-the-rear-edge-the-line-is-the-squares-other-side
    Scenario Outline: Under CF-A81 rear-edge, a tackle puts the next line at the square's rear edge
      Given the reading CF-A81 is rear-edge
      And red is on offense going <way>
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a tackle
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

    @NEWGAME.first-series @case:a-game-begins-with-nothing-but-first-and-ten-in-its-first-play
    Scenario Outline: A starting position with another down or distance than first and ten is invalid
      Given the game is to be started
      And <fault>
      When the position is put on the table
      Then it is refused under NEWGAME.first-series

      Examples:
        | fault                                               |
        | it is down 2                                        |
        | the scrimmage line is 15 and the first-down line 21 |
        | the scrimmage line is 15 and the first-down line 19 |
        | it is play 2                                        |

    @NEWGAME.start-button
    Scenario: A bystander is not offered the start of the scrimmage
      Given the game is to be started
      When a bystander looks at the table
      Then only the buttons RULES, Settings and Men are offered

    @INTRO.segment
    Scenario: Before the draw no yard markers are on display
      Given the game is to be drawn
      When red looks at the table
      Then the yard markers are none
