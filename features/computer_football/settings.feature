Feature: Settings of the computer game
  The settings are the limits on the squares of a turn, the speed of replays and the sounds.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: Three controls keep what they are set to

    @SETTINGS.window @SETTINGS.default @case:without-a-choice-the-limits-are-3-and-6-replays-moderate-and-the-sounds-on
    Scenario: By default, turns have 3 to 6 squares, replays are moderate and sounds on
      When the settings are looked up
      Then the limits are 3 to 6
      And replays are moderate
      And sounds are not muted

    @SETTINGS.window @case:limits-replay-speed-and-muting-are-kept-as-chosen
    Scenario: A game keeps the chosen limits, replay speed and muting
      Given the limits are 2 to 9
      And the replay speed is fast
      And sounds are muted
      When the settings are looked up
      Then the settings are
        | edition | limits | replays | muted | speeds of replays    |
        | power   | 2 to 9 | fast    | yes   | slow, moderate, fast |

    @SETTINGS.window @case:the-earlier-edition-has-the-same-three-controls
    Scenario: The classic edition has the same three settings as the current edition
      Given the edition is classic
      And the replay speed is slow
      When the settings are looked up
      Then the settings are
        | edition | limits | replays | muted | speeds of replays    |
        | classic | 3 to 6 | slow    | no    | slow, moderate, fast |

    @SETTINGS.window
    Scenario Outline: The settings are offered to both sides before a game
      Given the game is to be started
      When <seat> looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Start the Scrimmage

      Examples:
        | seat   |
        | red    |
        | yellow |

    @SETTINGS.replay-speed
    Scenario Outline: Replays have three speeds
      Given the replay speed is <speed>
      When the settings are looked up
      Then replays are <speed>
      And replays may be slow, moderate and fast

      Examples:
        | speed    |
        | slow     |
        | moderate |
        | fast     |

    @SETTINGS.replay-speed @case:a-turn-goes-the-same-way-whatever-the-speed-of-replays
    Scenario Outline: The replay speed changes neither the moves nor the number of squares drawn
      Given the replay speed is <speed>
      And the squares are to be drawn for red
      When the settings are asked of the table
      Then replays are <speed>
      When the squares of the turn are drawn: 4
      Then 4 of 4 squares are left
      When red's T1 moves to 17,6
      Then 2 of 4 squares are left
      And red's T1 stands on 17,6

      Examples:
        | speed |
        | slow  |
        | fast  |

    @SETTINGS.mute @case:the-call-that-begins-a-play-is-not-heard-when-muted
    Scenario: With muted sounds, the call that begins a play is silent
      Given sounds are muted
      And the squares are to be drawn for red
      When red looks at the table
      Then nothing is heard

    @SETTINGS.mute @case:the-call-that-begins-a-play-is-heard-when-not-muted
    Scenario: Without muting, the call that begins a play is heard
      Given the squares are to be drawn for red
      When red looks at the table
      Then hut-hut is heard
      When the settings are asked of the table
      Then sounds are not muted

    @SETTINGS.mute @case:the-click-that-ends-a-turn-is-not-heard-when-muted
    Scenario Outline: With muted sounds, the click that ends a turn is silent
      Given sounds are muted
      And red has finished 1 turn and yellow 0
      And the squares are to be drawn for yellow
      When <seat> looks at the table
      Then nothing is heard
      When the squares of the turn are drawn: 5
      Then it is yellow's turn
      And 5 of 5 squares are left

      Examples:
        | seat   |
        | red    |
        | yellow |

    @SETTINGS.replay-speed @case:replays-have-no-other-speeds
    Scenario Outline: A replay speed that is not one of the three speeds is refused
      Given the replay speed is <speed>
      When the game is set up
      Then it is refused under SETTINGS.replay-speed

      Examples:
        | speed  |
        | medium |
        | faster |

  Rule: Each turn has a number of squares for the whole team

    @SETTINGS.allotment @case:five-squares-are-spent-as-three-by-one-man-and-two-by-another
    Scenario: Two men may use three and two squares of a turn of five
      Given the squares are to be drawn for red
      When the squares of the turn are drawn: 5
      Then 5 of 5 squares are left
      When red's G1 moves to 18,7
      Then 2 of 5 squares are left
      And it is red's turn
      When red's T1 moves to 17,6
      Then the phase is allot
      And it is yellow's turn
      And red has finished 1 turn and yellow 0

    @SETTINGS.draw-each-turn @SETTINGS.uniform @case:each-number-within-the-limits-has-the-same-chance
    Scenario Outline: Each number of squares for a turn within the limits has the same chance
      Given the limits are <lower> to <upper>
      And the squares are to be drawn for red
      When the squares of the turn are about to be drawn
      Then the squares of the turn are to be drawn
      And the chances are <chances>
      When the squares of the turn are drawn: <upper>
      Then <upper> of <upper> squares are left
      And the phase is move

      Examples:
        | lower | upper | chances                                         |
        | 2     | 4     | 2 1/3, 3 1/3, 4 1/3                             |
        | 3     | 6     | 3 1/4, 4 1/4, 5 1/4, 6 1/4                      |
        | 1     | 2     | 1 1/2, 2 1/2                                    |
        | 1     | 1     | 1 1                                             |
        | 41    | 41    | 41 1                                            |
        | 1     | 7     | 1 1/7, 2 1/7, 3 1/7, 4 1/7, 5 1/7, 6 1/7, 7 1/7 |

    @SETTINGS.uniform @case:the-shares-of-the-squares-can-be-asked-for
    Scenario: A lookup lists the odds of each number of squares in a turn
      Given the limits are 10 to 12
      When the shares of the squares are looked up
      Then the shares are 10 1/3, 11 1/3, 12 1/3

    @SETTINGS.draw-each-turn @case:the-squares-of-the-defense-are-drawn-anew-after-the-turn-of-the-offense
    Scenario: How many squares the defense may move is drawn after the offense's turn
      Given it is red's turn with 3 of 3 squares left
      When red's G1 moves to 18,7
      Then these may act: chance (allot)
      And the phase is allot
      And the squares of the turn are not drawn yet
      When the squares of the turn are drawn: 6
      Then these may act: yellow (move)
      And 6 of 6 squares are left
      And it is yellow's turn

    @SETTINGS.limits-new-only @case:a-game-begun-after-a-change-of-the-limits-is-drawn-from-the-new-ones
    Scenario: A game begun after a change of the limits draws from the new limits
      Given the limits are 2 to 4
      And the game is to be drawn
      When the settings are asked of the table
      Then the limits are 2 to 4
      When the shares of the squares are asked of the table
      Then the shares are 2 1/3, 3 1/3, 4 1/3

    @M8.2 @case:three-squares-each-of-two-men-are-too-many-for-an-allotment-of-five
    Scenario: Two men may not use three squares each in a turn of five
      Given it is red's turn with 2 of 5 squares left
      And red's G1 has used 3 squares
      When red's G2 moves to 18,8
      Then it is refused under M8.2
      And nothing has changed

    @SETTINGS.draw-each-turn @case:before-the-squares-are-drawn-nobody-can-do-anything
    Scenario Outline: Until the number of squares is drawn for a turn, other actions are refused
      Given the squares are to be drawn for <who>
      When <seat> tries to <action>
      Then it is refused under SETTINGS.draw-each-turn
      And nothing has changed

      Examples:
        | who    | seat   | action             |
        | red    | red    | move G1 to 16,7    |
        | yellow | yellow | move S to 29,8     |
        | red    | red    | throw to 22,8      |
        | red    | yellow | finish the line-up |

    @SETTINGS.allotment @case:limits-upside-down-or-of-0-are-no-range-of-squares
    Scenario Outline: A lower limit of squares is refused if 0 or above the upper limit
      Given the limits are <lower> to <upper>
      When the game is set up
      Then it is refused under SETTINGS.allotment

      Examples:
        | lower | upper |
        | 6     | 3     |
        | 4     | 3     |
        | 0     | 3     |
        | 0     | 0     |

    @SETTINGS.uniform @SETTINGS.default @SETTINGS.draw-each-turn @case:unless-changed-the-turn-has-3-4-5-or-6-squares-with-a-quarter-each
    Scenario: A turn under the default limits has 3 to 6 squares equally often
      Given the squares are to be drawn for red
      When the odds of the allotment are asked for chance to draw the squares
      Then the odds are
        | the allotment | p   |
        | 3             | 1/4 |
        | 4             | 1/4 |
        | 5             | 1/4 |
        | 6             | 1/4 |
      When the squares of the turn are drawn: 3
      Then 3 of 3 squares are left

    @SETTINGS.default @SETTINGS.draw-each-turn @case:unless-changed-no-turn-has-fewer-than-3-or-more-than-6-squares
    Scenario Outline: A turn under the default limits never has 2 or 7 squares
      Given the squares are to be drawn for red
      When the squares of the turn are drawn: <squares>
      Then it is an error of kind chance-mismatch
      When the squares of the turn are drawn: <next>
      Then <next> of <next> squares are left

      Examples:
        | squares | next |
        | 2       | 3    |
        | 7       | 6    |

    @SETTINGS.limits-new-only @case:a-game-begun-under-limits-of-2-to-4-never-draws-other-numbers
    Scenario Outline: A game begun under limits 2 to 4 draws only 2 to 4 squares
      Given the limits are 2 to 4
      And the squares are to be drawn for red
      When the squares of the turn are drawn: <squares>
      Then it is an error of kind chance-mismatch
      When the squares of the turn are drawn: <next>
      Then <next> of <next> squares are left

      Examples:
        | squares | next |
        | 1       | 2    |
        | 5       | 4    |

    @SETTINGS.uniform @case:under-limits-of-2-to-4-no-turn-has-other-squares-on-the-table
    Scenario Outline: Under limits 2 to 4, a turn of 1 or 5 squares is invalid
      Given the limits are 2 to 4
      And it is red's turn with <squares> of <squares> squares left
      When the position is put on the table
      Then it is refused under SETTINGS.uniform

      Examples:
        | squares |
        | 1       |
        | 5       |

  Rule: A game that was recorded keeps its limits

    @SETTINGS.limits-archived
    Scenario Outline: The record of a game holds its limits
      Given the archived game <game>
      When the archive is looked up
      Then it was played under limits of <from> to 6

      Examples:
        | game           | from |
        | two-plays      | 3    |
        | first-safety   | 6    |
        | classic-safety | 6    |

    @SETTINGS.limits-archived @SETTINGS.limits-new-only @case:a-game-recorded-under-3-to-6-is-extended-under-3-to-6-when-the-settings-say-1-to-2
    Scenario: A game recorded under limits of 3 to 6 is extended under these limits
      Given the archived game two-plays
      And the limits are 1 to 2
      When the archived game is extended
      Then it was played under limits of 3 to 6
      And it has 2 plays

    @SETTINGS.limits-archived @case:a-game-recorded-under-3-to-6-is-extended-under-these-whatever-limits-are-set-today
    Scenario Outline: A game recorded under limits 3 to 6 keeps them when it is extended
      Given the archived game two-plays
      And the limits are <lower> to <upper>
      When the archived game is extended
      Then it was played under limits of 3 to 6

      Examples:
        | lower | upper |
        | 1     | 1     |
        | 3     | 5     |
        | 7     | 9     |
