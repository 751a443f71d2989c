Feature: Settings of the computer game
  Limits on the squares of a turn, the speed of replays and the sounds.

  Rule: Three controls keep what they are set to

    @SETTINGS.window @SETTINGS.default
    Scenario: Without a choice the limits are 3 and 6, replays moderate and the sounds on
      When the query settings is asked with {}
      Then the answer has [3, 6] at /limits
      And the answer has "moderate" at /replay_speed
      And the answer has false at /mute

    @SETTINGS.window
    Scenario: Limits, replay speed and muting are kept as chosen
      Given the limits are 2 to 9
      And the replay speed is fast
      And sounds are muted
      When the query settings is asked with {}
      Then the answer is {"edition": "power", "limits": [2, 9], "replay_speed": "fast", "mute": true, "replay_speeds": ["slow", "moderate", "fast"]}

    @SETTINGS.window
    Scenario: The earlier edition has the same three controls
      Given the edition is classic
      And the replay speed is slow
      When the query settings is asked with {}
      Then the answer is {"edition": "classic", "limits": [3, 6], "replay_speed": "slow", "mute": false, "replay_speeds": ["slow", "moderate", "fast"]}

    @SETTINGS.window
    Scenario Outline: The settings are offered to <seat> before a game
      Given the game is to be started
      When <seat> looks at the table
      Then the view has ["RULES", "Settings", "Men", "Start the Scrimmage"] at /offered

      Examples:
        | seat   |
        | red    |
        | yellow |

    @SETTINGS.replay-speed
    Scenario Outline: Replays can be <speed>
      Given the replay speed is <speed>
      When the query settings is asked with {}
      Then the answer has "<speed>" at /replay_speed
      And the answer has ["slow", "moderate", "fast"] at /replay_speeds

      Examples:
        | speed    |
        | slow     |
        | moderate |
        | fast     |

    @SETTINGS.replay-speed
    Scenario Outline: Replays cannot be <speed>
      Given the replay speed is <speed>
      When the game is set up
      Then it is refused under SETTINGS.replay-speed

      Examples:
        | speed  |
        | medium |
        | faster |

    @SETTINGS.replay-speed
    Scenario Outline: A turn goes the same way whether replays are <speed> or not
      Given the replay speed is <speed>
      And the squares are to be drawn for the offense
      When the query settings is asked of the table with {}
      Then the answer has "<speed>" at /replay_speed
      When chance plays allot with squares 4
      Then 4 of 4 squares are left
      When red plays move T1 to 17,6
      Then 2 of 4 squares are left
      And the offense's T1 stands on 17,6

      Examples:
        | speed |
        | slow  |
        | fast  |

    @SETTINGS.mute
    Scenario: The call that begins a play is not heard when muted
      Given sounds are muted
      And the squares are to be drawn for the offense
      When red looks at the table
      Then the view has [] at /sounds

    @SETTINGS.mute
    Scenario: The call that begins a play is heard when not muted
      Given the squares are to be drawn for the offense
      When red looks at the table
      Then the view has ["hut-hut"] at /sounds
      When the query settings is asked of the table with {}
      Then the answer has false at /mute

    @SETTINGS.mute
    Scenario Outline: The click that ends a turn is not heard by <seat> when muted
      Given sounds are muted
      And the offense has finished 1 turns and the defense 0
      And the squares are to be drawn for the defense
      When <seat> looks at the table
      Then the view has [] at /sounds
      When chance plays allot with squares 5
      Then it is the defense's turn
      And 5 of 5 squares are left

      Examples:
        | seat   |
        | red    |
        | yellow |

  Rule: Each turn has a number of squares for the whole team

    @SETTINGS.allotment
    Scenario: Five squares are spent as three by one man and two by another
      Given the squares are to be drawn for the offense
      When chance plays allot with squares 5
      Then 5 of 5 squares are left
      When red plays move G1 to 18,7
      Then 2 of 5 squares are left
      And it is the offense's turn
      When red plays move T1 to 17,6
      Then the phase is allot
      And it is the defense's turn
      And the offense has finished 1 turns and the defense 0

    @M8.2
    Scenario: Three squares each of two men are too many for an allotment of five
      Given it is the offense's turn with 5 of 5 squares left
      And the offense's G1 has used 3 squares
      And the position says /left is 2
      When red plays move G2 to 18,8
      Then it is refused under M8.2
      And nothing has changed

    @SETTINGS.allotment
    Scenario Outline: Limits of <lower> to <upper> are no range of squares
      Given the limits are <lower> to <upper>
      When the game is set up
      Then it is refused under SETTINGS.allotment

      Examples:
        | lower | upper |
        | 6     | 3     |
        | 4     | 3     |
        | 0     | 3     |
        | 0     | 0     |

    @SETTINGS.draw-each-turn @SETTINGS.uniform
    Scenario Outline: Limits of <lower> to <upper> leave these numbers with these chances
      Given the limits are <lower> to <upper>
      And the squares are to be drawn for the offense
      When chance plays allot
      Then it needs a squares for allotment
      And the chances are <chances>
      When chance plays allot with squares <upper>
      Then <upper> of <upper> squares are left
      And the phase is move

      Examples:
        | lower | upper | chances                                     |
        | 2     | 4     | 2 1/3, 3 1/3, 4 1/3                         |
        | 3     | 6     | 3 1/4, 4 1/4, 5 1/4, 6 1/4                  |
        | 1     | 2     | 1 1/2, 2 1/2                                |
        | 1     | 1     | 1 1                                         |
        | 41    | 41    | 41 1                                        |
        | 1     | 7     | 1 1/7, 2 1/7, 3 1/7, 4 1/7, 5 1/7, 6 1/7, 7 1/7 |

    @SETTINGS.uniform
    Scenario: The shares of the squares can be asked for
      Given the limits are 10 to 12
      When the query squares is asked with {}
      Then the answer is {"10": "1/3", "11": "1/3", "12": "1/3"}

    @SETTINGS.uniform @SETTINGS.default @SETTINGS.draw-each-turn
    Scenario: Unless changed the turn has 3, 4, 5 or 6 squares with a quarter each
      Given the squares are to be drawn for the offense
      When the odds of /allotment are asked for chance's allot
      Then the odds are
        | is  | p   |
        | [3] | 1/4 |
        | [4] | 1/4 |
        | [5] | 1/4 |
        | [6] | 1/4 |
      When chance plays allot with squares 3
      Then 3 of 3 squares are left

    @SETTINGS.default @SETTINGS.draw-each-turn
    Scenario Outline: Unless changed no turn has <squares> squares
      Given the squares are to be drawn for the offense
      When chance plays allot with squares <squares>
      Then it is an error of kind chance-mismatch
      When chance plays allot with squares <next>
      Then <next> of <next> squares are left

      Examples:
        | squares | next |
        | 2       | 3    |
        | 7       | 6    |

    @SETTINGS.draw-each-turn
    Scenario: The squares of the defense are drawn anew after the turn of the offense
      Given it is the offense's turn with 3 of 3 squares left
      When red plays move G1 to 18,7
      Then these may act: chance (allot)
      And the phase is allot
      And the position has null at /allotment
      When chance plays allot with squares 6
      Then these may act: yellow (move)
      And 6 of 6 squares are left
      And it is the defense's turn

    @SETTINGS.draw-each-turn
    Scenario Outline: Before the squares are drawn <seat> cannot <action>
      Given the squares are to be drawn for the <side>
      When <seat> plays <action>
      Then it is refused under SETTINGS.draw-each-turn
      And nothing has changed

      Examples:
        | side    | seat   | action           |
        | offense | red    | move G1 to 16,7  |
        | defense | yellow | move S to 29,8   |
        | offense | red    | throw to 22,8    |
        | offense | yellow | done             |

    @SETTINGS.limits-new-only
    Scenario: A game begun after a change of the limits is drawn from the new ones
      Given the limits are 2 to 4
      And the game is to be drawn
      When the query settings is asked of the table with {}
      Then the answer has [2, 4] at /limits
      When the query squares is asked of the table with {}
      Then the answer is {"2": "1/3", "3": "1/3", "4": "1/3"}

    @SETTINGS.limits-new-only
    Scenario Outline: A game begun under limits of 2 to 4 never draws <squares> squares
      Given the limits are 2 to 4
      And the squares are to be drawn for the offense
      When chance plays allot with squares <squares>
      Then it is an error of kind chance-mismatch
      When chance plays allot with squares <next>
      Then <next> of <next> squares are left

      Examples:
        | squares | next |
        | 1       | 2    |
        | 5       | 4    |

    @SETTINGS.uniform
    Scenario Outline: Under limits of 2 to 4 no turn has <squares> squares on the table
      Given the limits are 2 to 4
      And it is the offense's turn with <squares> of <squares> squares left
      When the position is put on the table
      Then it is refused under SETTINGS.uniform

      Examples:
        | squares |
        | 1       |
        | 5       |

  Rule: A game that was recorded keeps its limits

    @SETTINGS.limits-archived
    Scenario Outline: The record of <game> holds the limits of <limits>
      Given the archived game <game>
      When the query archived is asked of the archive with {}
      Then the answer has <limits> at /limits

      Examples:
        | game           | limits |
        | two-plays      | [3, 6] |
        | first-safety   | [6, 6] |
        | classic-safety | [6, 6] |

    @SETTINGS.limits-archived @SETTINGS.limits-new-only
    Scenario: A game recorded under 3 to 6 is extended under 3 to 6 when the settings say 1 to 2
      Given the archived game two-plays
      And the limits are 1 to 2
      When the query extended is asked of the archive with {}
      Then the answer has [3, 6] at /limits
      And the answer has 2 at /plays

    @SETTINGS.limits-archived
    Scenario Outline: A game recorded under 3 to 6 is not extended under <limits>
      Given the archived game two-plays
      When the query extended is asked of the archive with {"limits": <limits>}
      Then it is refused under SETTINGS.limits-archived
      When the query extended is asked of the archive with {"limits": [3, 6]}
      Then the answer has [3, 6] at /limits

      Examples:
        | limits |
        | [1, 2] |
        | [3, 5] |
        | [4, 6] |
