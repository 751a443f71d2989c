Feature: Shooting
  The holder shoots at a goal hex within six hexes. Both coaches write a word in secret, the goalie is placed, and the shot is rolled.

  Rule: The holder shoots, within six hexes of a goal hex

    @SHOOT.attempt @SHOOT.order
    Scenario: A holder in front of the goal shoots, and both coaches have to write
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      Then these may act: red (aim); blue (guard)
      And red has exactly these actions
        | action     |
        | aim Left   |
        | aim Center |
        | aim Right  |
      And blue has exactly these actions
        | action       |
        | guard Left   |
        | guard Center |
        | guard Right  |
      And the phase is aim
      And M1 has the ball
      And M1 had their turn

    @SHOOT.attempt
    Scenario Outline: A <sort> can shoot
      Given <man> stands on 0,8
      And <man> has the ball
      When red plays shoot <man>
      Then the phase is aim

      Examples:
        | sort       | man |
        | forward    | F1  |
        | midfielder | M1  |

    @SHOOT.attempt
    Scenario: A man without the ball cannot shoot
      Given M1 stands on 0,8
      And F1 stands on 0,10
      And F1 has the ball
      When red plays shoot M1
      Then it is refused under SHOOT.attempt
      And nothing has changed

    @SHOOT.attempt
    Scenario: A man next to a loose ball cannot shoot it
      Given M1 stands on 0,8
      And the ball lies loose on 0,10
      When red plays shoot M1
      Then it is refused under SHOOT.attempt
      And nothing has changed

    @TURN.one-action
    Scenario: A man whose action is used cannot shoot
      Given M1 stands on 0,8
      And M1 has the ball
      And M1 had their turn
      When red plays shoot M1
      Then it is refused under TURN.one-action
      And nothing has changed

    @RANGE.max-six
    Scenario Outline: From <place> every goal hex is seven or more hexes away
      Given M1 stands on <place>
      And M1 has the ball
      When red plays shoot M1
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | place |
        | 0,4   |
        | -1,3  |
        | 4,4   |
        | 0,-14 |

    @SHOOT.attempt
    Scenario: From six hexes all three goal hexes can be aimed at
      Given M1 stands on 0,6
      And M1 has the ball
      When red plays shoot M1
      Then red has exactly these actions
        | action     |
        | aim Left   |
        | aim Center |
        | aim Right  |

    @SHOOT.attempt @SHOOT.success
    Scenario: Only a goal hex within six hexes can be aimed at, while the goalie may stand anywhere
      Given M1 stands on -1,5
      And M1 has the ball
      When red plays shoot M1
      Then red has exactly these actions
        | action   |
        | aim Left |
      And blue has exactly these actions
        | action       |
        | guard Left   |
        | guard Center |
        | guard Right  |
      When red plays aim Left
      And blue plays guard Right
      And red rolls d6 6 to roll-shot
      Then the score is red 1, blue 0

    @RANGE.max-six
    Scenario Outline: A shot from -1,5 cannot be aimed at <word>
      Given M1 stands on -1,5
      And M1 has the ball
      And M1 had their turn
      And the position says /phase is "aim"
      When red plays aim <word>
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | word   |
        | Center |
        | Right  |

    @SHOOT.roll @ACTTAB.shoot
    Scenario Outline: The row of a shot from 1,13 at <word> is the distance to that hex
      Given M1 stands on 1,13
      And M1 has the ball
      When red plays shoot M1
      And red plays aim <word>
      And blue plays guard <guard>
      And red rolls <first> to roll-shot
      Then G2 has the ball
      And the score is red 0, blue 0

      Examples:
        | word  | guard | first       |
        | Right | Left  | d6 2, d2 2  |
        | Left  | Right | d6 2        |

  Rule: Both coaches write one word in secret, and both words are shown together

    @SHOOT.secret-write @SHOOT.reveal @SHOOT.attacker-target @SHOOT.defender-goalie
    Scenario: The words are hidden from the other coach until both are written
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      Then red sees the attack word as none
      And blue sees the defence word as none
      When red plays aim Left
      Then these may act: blue (guard)
      And red sees the attack word as Left
      And blue sees the attack word as hidden
      And red sees the defence word as none
      When a bystander looks at the table
      Then the view has "hidden" at /aims/attack
      When blue plays guard Center
      Then these may act: red (roll-shot)
      And blue sees the attack word as Left
      And red sees the defence word as Center
      When a bystander looks at the table
      Then the view has "Left" at /aims/attack
      And the view has "Center" at /aims/defence

    @SHOOT.secret-write @SHOOT.reveal
    Scenario: The defending coach may write first
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And blue plays guard Right
      Then these may act: red (aim)
      And red sees the defence word as hidden
      And blue sees the defence word as Right
      And G2 stands on 0,16
      When red plays aim Left
      Then these may act: red (roll-shot)
      And red sees the defence word as Right
      And G2 stands on 1,17
      When red rolls d6 6 to roll-shot
      Then the score is red 1, blue 0

    @SHOOT.secret-write
    Scenario: A word once written cannot be changed by the attacker
      Given M1 stands on 0,8
      And M1 has the ball
      And M1 had their turn
      And the position says /phase is "aim"
      And the position says /aims/attack is "Left"
      When red plays aim Right
      Then it is refused under SHOOT.secret-write
      And nothing has changed

    @SHOOT.secret-write
    Scenario: A word once written cannot be changed by the defender
      Given M1 stands on 0,8
      And M1 has the ball
      And M1 had their turn
      And the position says /phase is "aim"
      And the position says /aims/defence is "Left"
      When blue plays guard Center
      Then it is refused under SHOOT.secret-write
      And nothing has changed

    @SHOOT.secret-write
    Scenario: There is no fourth word
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red does {"type": "aim", "at": "Top"} with []
      Then it is an error of kind bad-request
      When blue does {"type": "guard", "at": "center"} with []
      Then it is an error of kind bad-request
      When red plays aim Center
      Then these may act: blue (guard)

    @SHOOT.attacker-target
    Scenario: The defending coach does not name the hex aimed at
      Given M1 stands on 0,8
      And M1 has the ball
      And M1 had their turn
      And the position says /phase is "aim"
      When blue plays aim Left
      Then it is refused under SHOOT.attacker-target
      And nothing has changed

    @SHOOT.defender-goalie
    Scenario: The attacking coach does not name the goalie's hex
      Given M1 stands on 0,8
      And M1 has the ball
      And M1 had their turn
      And the position says /phase is "aim"
      When red plays guard Left
      Then it is refused under SHOOT.defender-goalie
      And nothing has changed

    @SHOOT.reveal
    Scenario Outline: The shot is not rolled while only <word> is written
      Given M1 stands on 0,8
      And M1 has the ball
      And M1 had their turn
      And the position says /phase is "aim"
      And the position says /aims/<word> is "Left"
      When red plays roll-shot
      Then it is refused under SHOOT.reveal
      And nothing has changed

      Examples:
        | word    |
        | attack  |
        | defence |

    @SHOOT.secret-write
    Scenario: Two coaches with three words each make six sequences of one step
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And the sequences of 1 steps are counted over all chances
      Then there are 6
      When blue plays guard Left
      And the sequences of 1 steps are counted over all chances
      Then there are 3

  Rule: The goalie is placed in the hex of the defender's word

    @SHOOT.goalie-moves @SHOOT.defender-goalie @GOALIE.placed-on-shot
    Scenario Outline: The word <word> puts blue's goalie from <box> on <place> before the roll
      Given M1 stands on 0,8
      And G2 stands on <box>
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard <word>
      Then G2 stands on <place>
      And the phase is shot
      And M1 had their turn

      Examples:
        | word   | box   | place |
        | Left   | 0,16  | -1,17 |
        | Center | 0,16  | 0,18  |
        | Right  | 0,16  | 1,17  |
        | Left   | 1,13  | -1,17 |
        | Right  | -1,17 | 1,17  |
        | Right  | 1,17  | 1,17  |

    @SHOOT.goalie-moves @GOALIE.placed-on-shot
    Scenario: A goalie who has had his turn is placed all the same
      Given M1 stands on 0,8
      And M1 has the ball
      And G2 had their turn
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Left
      Then G2 stands on -1,17
      And M1 and G2 had their turn

    @SHOOT.goalie-moves
    Scenario: Being placed is no activation of the goalie, who stays there afterwards
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 1 to roll-shot
      Then M1 had their turn
      And G2 stands on 1,17
      When blue plays move G2 to 1,15
      Then G2 stands on 1,15
      And G2 has the ball

    @SHOOT.attacker-target @SHOOT.defender-goalie @SHOOT.goalie-moves
    Scenario Outline: Red's goalie stands on <place> for <word>, as the shooter sees it
      Given M4 stands on 0,-8
      And M4 has the ball
      And it is blue's activation
      When blue plays shoot M4
      And blue plays aim Center
      And red plays guard <word>
      Then G1 stands on <place>

      Examples:
        | word   | place  |
        | Left   | 1,-17  |
        | Center | 0,-18  |
        | Right  | -1,-17 |

    @SHOOT.attempt @SHOOT.success
    Scenario: With the goalie sent off nobody guards, and a shot on target scores
      Given G2 has been caught twice before
      And G2 has been sent off
      And M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      Then these may act: red (aim)
      When red plays aim Center
      And red rolls d6 6 to roll-shot
      Then the score is red 1, blue 0

  Rule: The shot is rolled on the shoot table

    @SHOOT.roll @ACTTAB.shoot @SHOOT.failure
    Scenario Outline: A midfielder at <distance> hexes misses with <die>
      Given M1 stands on <place>
      And G2 stands on 1,15
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 <die> to roll-shot
      Then G2 has the ball
      And G2 stands on 1,17
      And the score is red 0, blue 0
      And it is blue's activation

      Examples:
        | distance | place | die |
        | 1        | 0,16  | 1   |
        | 2        | 0,14  | 1   |
        | 3        | 0,12  | 1   |
        | 3        | 0,12  | 2   |
        | 4        | 0,10  | 1   |
        | 4        | 0,10  | 2   |
        | 4        | 0,10  | 3   |
        | 5        | 0,8   | 1   |
        | 5        | 0,8   | 2   |
        | 5        | 0,8   | 3   |
        | 6        | 0,6   | 1   |
        | 6        | 0,6   | 2   |
        | 6        | 0,6   | 3   |
        | 6        | 0,6   | 4   |

    @SHOOT.roll @ACTTAB.shoot @SHOOT.deviation @SHOOT.deviate-left
    Scenario Outline: A midfielder at <distance> hexes strays with <die>
      Given M1 stands on <place>
      And G2 stands on 1,15
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 <die>, d2 1 to roll-shot
      Then G2 has the ball
      And the score is red 0, blue 0
      And it is blue's activation

      Examples:
        | distance | place | die |
        | 1        | 0,16  | 2   |
        | 1        | 0,16  | 3   |
        | 2        | 0,14  | 2   |
        | 2        | 0,14  | 3   |
        | 3        | 0,12  | 3   |
        | 4        | 0,10  | 4   |
        | 5        | 0,8   | 4   |
        | 5        | 0,8   | 5   |
        | 6        | 0,6   | 5   |

    @SHOOT.roll @ACTTAB.shoot @SHOOT.success
    Scenario Outline: A midfielder at <distance> hexes scores with <die>
      Given M1 stands on <place>
      And G2 stands on 1,15
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 <die> to roll-shot
      Then the score is red 1, blue 0
      And the phase is set-up

      Examples:
        | distance | place | die |
        | 1        | 0,16  | 4   |
        | 1        | 0,16  | 5   |
        | 1        | 0,16  | 6   |
        | 2        | 0,14  | 4   |
        | 2        | 0,14  | 5   |
        | 2        | 0,14  | 6   |
        | 3        | 0,12  | 4   |
        | 3        | 0,12  | 5   |
        | 3        | 0,12  | 6   |
        | 4        | 0,10  | 5   |
        | 4        | 0,10  | 6   |
        | 5        | 0,8   | 6   |
        | 6        | 0,6   | 6   |

    @SHOOT.roll @ACTTAB.shoot @SHOOT.failure @SKILL.shoot-plus-one
    Scenario Outline: A forward at <distance> hexes misses with <die>
      Given F1 stands on <place>
      And G2 stands on 1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 <die> to roll-shot
      Then G2 has the ball
      And G2 stands on 1,17
      And the score is red 0, blue 0
      And it is blue's activation

      Examples:
        | distance | place | die |
        | 3        | 0,12  | 1   |
        | 4        | 0,10  | 1   |
        | 4        | 0,10  | 2   |
        | 5        | 0,8   | 1   |
        | 5        | 0,8   | 2   |
        | 6        | 0,6   | 1   |
        | 6        | 0,6   | 2   |
        | 6        | 0,6   | 3   |

    @SHOOT.roll @ACTTAB.shoot @SHOOT.deviation @SHOOT.deviate-left @SKILL.shoot-plus-one
    Scenario Outline: A forward at <distance> hexes strays with <die>
      Given F1 stands on <place>
      And G2 stands on 1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 <die>, d2 1 to roll-shot
      Then G2 has the ball
      And the score is red 0, blue 0
      And it is blue's activation

      Examples:
        | distance | place | die |
        | 1        | 0,16  | 1   |
        | 1        | 0,16  | 2   |
        | 2        | 0,14  | 1   |
        | 2        | 0,14  | 2   |
        | 3        | 0,12  | 2   |
        | 4        | 0,10  | 3   |
        | 5        | 0,8   | 3   |
        | 5        | 0,8   | 4   |
        | 6        | 0,6   | 4   |

    @SHOOT.roll @ACTTAB.shoot @SHOOT.success @SKILL.shoot-plus-one
    Scenario Outline: A forward at <distance> hexes scores with <die>
      Given F1 stands on <place>
      And G2 stands on 1,15
      And F1 has the ball
      When red plays shoot F1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 <die> to roll-shot
      Then the score is red 1, blue 0
      And the phase is set-up

      Examples:
        | distance | place | die |
        | 1        | 0,16  | 3   |
        | 1        | 0,16  | 4   |
        | 1        | 0,16  | 5   |
        | 1        | 0,16  | 6   |
        | 2        | 0,14  | 3   |
        | 2        | 0,14  | 4   |
        | 2        | 0,14  | 5   |
        | 2        | 0,14  | 6   |
        | 3        | 0,12  | 3   |
        | 3        | 0,12  | 4   |
        | 3        | 0,12  | 5   |
        | 3        | 0,12  | 6   |
        | 4        | 0,10  | 4   |
        | 4        | 0,10  | 5   |
        | 4        | 0,10  | 6   |
        | 5        | 0,8   | 5   |
        | 5        | 0,8   | 6   |
        | 6        | 0,6   | 5   |
        | 6        | 0,6   | 6   |

    @SHOOT.roll
    Scenario: The shot waits for one die
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red plays roll-shot
      Then it needs a d6 for shot
      And the die may show 1, 2, 3, 4, 5 and 6, each as likely
      When red rolls d6 4 to roll-shot
      Then it needs a d2 for deviation
      And the die may show 1 and 2, each as likely
      When red rolls d6 4, d2 2 to roll-shot
      Then it needs a d6 for save
      When red rolls d6 6 to roll-shot
      Then the score is red 1, blue 0

    @SHOOT.roll
    Scenario: The defending coach does not roll the shot
      Given M1 stands on 0,8
      And G2 stands on 1,17
      And M1 has the ball
      And M1 had their turn
      And the position says /phase is "shot"
      And the position says /aims is {"attack": "Left", "defence": "Right"}
      When blue plays roll-shot
      Then it is refused under SHOOT.roll
      And nothing has changed

    @SHOOT.failure
    Scenario: After a failure there is no save and no deviation
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Left
      And red rolls d6 3, d6 1 to roll-shot
      Then it is an error of kind chance-left
      When red rolls d6 3 to roll-shot
      Then G2 has the ball
      And the score is red 0, blue 0

    @SHOOT.success @SHOOT.deviation
    Scenario: The odds of a midfielder's shot from five hexes past the wrong corner are one in four
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And the odds of red's score are asked for red to roll-shot
      Then the odds are
        | red's score | p   |
        | 0           | 3/4 |
        | 1           | 1/4 |
      When the sequences of 1 steps are counted over all chances
      Then there are 18
      When red rolls d6 4, d2 2, d6 3 to roll-shot
      Then the score is red 1, blue 0

    @SHOOT.roll @SHOOT.success
    Scenario: The explanation of a shot names table, row and result
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red, given d6 6, asks by which rules to roll-shot
      Then the explanation cites SHOOT.roll, ACTTAB.shoot, SHOOTTAB.5h, SHOOT.success

    @SHOOT.success @GAME.winner
    Scenario: A goal is one point, and the field is set up again
      Given M1 stands on 0,8
      And M1 has the ball
      And the score is red 2, blue 1
      When red plays shoot M1
      And red plays aim Right
      And blue plays guard Left
      And red rolls d6 6 to roll-shot
      Then these may act: red (place)
      And the score is red 3, blue 1
      And M1 is off the field
      And it is half 1, turn 1
      And M1 had their turn

    @SHOOT.success @GAME.winner
    Scenario: Blue scores at red's end
      Given M4 stands on 0,-8
      And M4 has the ball
      And it is blue's activation
      When blue plays shoot M4
      And blue plays aim Left
      And red plays guard Right
      And blue rolls d6 6 to roll-shot
      Then these may act: blue (place)
      And the score is red 0, blue 1

  Rule: A ball that strays goes one hex to the left or right of the hex aimed at

    @SHOOT.deviation @SHOOT.deviate-left
    Scenario Outline: Aimed at <word>, a stray ball to the left with the goalie on <guard> gives <result>
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim <word>
      And blue plays guard <guard>
      And red rolls <dice> to roll-shot
      Then the score is red <red>, blue 0
      And the phase is <phase>

      Examples:
        | word   | guard  | dice             | red | phase    | result                           |
        | Center | Right  | d6 4, d2 1       | 1   | set-up   | a goal through Left              |
        | Center | Center | d6 4, d2 1, d6 3 | 1   | set-up   | a goal next to him               |
        | Center | Left   | d6 5, d2 1, d6 3 | 0   | activate | a save in his hex                |
        | Right  | Center | d6 4, d2 1, d6 3 | 0   | activate | a save in his hex from the right |
        | Right  | Left   | d6 4, d2 1, d6 3 | 1   | set-up   | a goal through Center            |
        | Left   | Left   | d6 4, d2 1       | 0   | activate | a ball gone wide                 |

    @SHOOT.deviation @SHOOT.deviate-right
    Scenario Outline: Aimed at <word>, a stray ball to the right with the goalie on <guard> gives <result>
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim <word>
      And blue plays guard <guard>
      And red rolls <dice> to roll-shot
      Then the score is red <red>, blue 0
      And the phase is <phase>

      Examples:
        | word   | guard  | dice             | red | phase    | result                          |
        | Center | Left   | d6 4, d2 2       | 1   | set-up   | a goal through Right            |
        | Center | Right  | d6 5, d2 2, d6 3 | 0   | activate | a save in his hex               |
        | Center | Center | d6 4, d2 2, d6 4 | 0   | activate | a save next to him              |
        | Left   | Center | d6 4, d2 2, d6 3 | 0   | activate | a save in his hex from the left |
        | Left   | Right  | d6 4, d2 2, d6 3 | 1   | set-up   | a goal through Center           |
        | Right  | Right  | d6 4, d2 2       | 0   | activate | a ball gone wide                |

    @SHOOT.deviation @SHOOT.deviate-left
    Scenario: Blue's ball that strays to the left goes to greater x
      Given M4 stands on 0,-8
      And M4 has the ball
      And it is blue's activation
      When blue plays shoot M4
      And blue plays aim Center
      And red plays guard Left
      And blue rolls d6 4, d2 1, d6 3 to roll-shot
      Then G1 has the ball
      And G1 stands on 1,-17
      And it is red's activation

    @SHOOT.success
    Scenario: A ball on target does not stray
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red does {"type": "roll-shot"} with [{"kind": "d6", "value": 6}, {"kind": "d2", "value": 2}]
      Then it is an error of kind chance-left
      When red rolls d6 6 to roll-shot
      Then the score is red 1, blue 0

  Rule: A save is rolled in the saver's own hex, and by the goalie in a next hex

    @SHOOT.save-roll @ACTTAB.save-occupied @SKILL.goalie-plus-one
    Scenario Outline: Shot into the goalie's own hex, a save die of <die> leaves the score at <red>
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Left
      And red rolls d6 6, d6 <die> to roll-shot
      Then the score is red <red>, blue 0
      And the phase is <phase>

      Examples:
        | die | red | phase    |
        | 1   | 1   | set-up   |
        | 2   | 1   | set-up   |
        | 3   | 0   | activate |
        | 4   | 0   | activate |
        | 5   | 0   | activate |
        | 6   | 0   | activate |

    @SHOOT.save-roll @ACTTAB.save-adjacent @SKILL.goalie-adjacent @SKILL.goalie-plus-one
    Scenario Outline: Shot into the hex next to the goalie, a save die of <die> leaves the score at <red>
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Center
      And red rolls d6 6, d6 <die> to roll-shot
      Then the score is red <red>, blue 0
      And the phase is <phase>

      Examples:
        | die | red | phase    |
        | 1   | 1   | set-up   |
        | 2   | 1   | set-up   |
        | 3   | 1   | set-up   |
        | 4   | 0   | activate |
        | 5   | 0   | activate |
        | 6   | 0   | activate |

    @SHOOT.save-roll
    Scenario Outline: Aimed at <word> with the goalie on <guard>, a save die of 3 leaves the score at <red>
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim <word>
      And blue plays guard <guard>
      And red rolls d6 6, d6 3 to roll-shot
      Then the score is red <red>, blue 0

      Examples:
        | word   | guard  | red |
        | Left   | Left   | 0   |
        | Left   | Center | 1   |
        | Center | Left   | 1   |
        | Center | Center | 0   |
        | Center | Right  | 1   |
        | Right  | Center | 1   |
        | Right  | Right  | 0   |

    @SHOOT.success
    Scenario Outline: Aimed at <word> with the goalie on <guard>, there is no save
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim <word>
      And blue plays guard <guard>
      And red rolls d6 6 to roll-shot
      Then the score is red 1, blue 0

      Examples:
        | word  | guard |
        | Left  | Right |
        | Right | Left  |

    @SHOOT.save-roll
    Scenario: The saver holds the ball in the hex where he was placed
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Center
      And red rolls d6 6, d6 4 to roll-shot
      Then G2 has the ball
      And G2 stands on 0,18
      And M1 had their turn
      And it is blue's activation

    @SHOOT.order @SHOOT.save-roll
    Scenario: Words, goalie, shot, deviation and save follow in this order
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      Then G2 stands on -1,17
      When red plays roll-shot
      Then it needs a d6 for shot
      When red rolls d6 4 to roll-shot
      Then it needs a d2 for deviation
      When red rolls d6 4, d2 1 to roll-shot
      Then it needs a d6 for save
      When red rolls d6 4, d2 1, d6 3 to roll-shot
      Then G2 has the ball

    @SHOOT.order
    Scenario: A save cannot be rolled before the shot
      Given M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      And red does {"type": "roll-shot"} with [{"kind": "d6", "for": "save", "value": 6}, {"kind": "d6", "for": "shot", "value": 6}]
      Then it is an error of kind chance-mismatch
      When red does {"type": "roll-shot"} with [{"kind": "d6", "for": "shot", "value": 6}, {"kind": "d6", "for": "save", "value": 6}]
      Then G2 has the ball

  Rule: Fielders with Save stop a shot that goes through their hex

    @SHOOT.save-roll @SKILL.save-occupied @ACTTAB.save-occupied
    Scenario Outline: A defender on the path with the dice <dice> leaves the ball with <holder>
      Given M1 stands on 0,8
      And D3 stands on 0,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      And red rolls <dice> to roll-shot
      Then <holder> has the ball
      And D3 stands on 0,12
      And M1 had their turn
      And the score is red 0, blue 0

      Examples:
        | dice             | holder |
        | d6 6, d6 4       | D3     |
        | d6 6, d6 6       | D3     |
        | d6 6, d6 3, d6 4 | G2     |

    @SHOOT.failure
    Scenario: A defender on the path of a shot that misses rolls nothing
      Given M1 stands on 0,8
      And D3 stands on 0,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      And red rolls d6 1 to roll-shot
      Then G2 has the ball
      And D3 stands on 0,12

    @SHOOT.save-roll @SHOOT.success
    Scenario: A shot that beats the defender on the path and the goalie is a goal
      Given M1 stands on 0,8
      And D3 stands on 0,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      And red rolls d6 6, d6 3, d6 3 to roll-shot
      Then the score is red 1, blue 0

    @SHOOT.save-roll
    Scenario: A defender who has had his turn may still save
      Given M1 stands on 0,8
      And D3 stands on 0,12
      And D3 had their turn
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      And red rolls d6 6, d6 4 to roll-shot
      Then D3 has the ball

    @SHOOT.success
    Scenario Outline: A defender on <place>, next to the path, may not save
      Given M1 stands on 0,8
      And D3 stands on <place>
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      And red rolls d6 6, d6 3 to roll-shot
      Then the score is red 1, blue 0

      Examples:
        | place |
        | 1,11  |
        | -1,9  |
        | 1,15  |

    @SHOOT.save-roll
    Scenario: Of two defenders on the path the one nearer to the shooter rolls first
      Given M1 stands on 0,8
      And D3 stands on 0,10
      And D2 stands on 0,14
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      And red rolls d6 6, d6 4 to roll-shot
      Then D3 has the ball

    @SHOOT.save-roll
    Scenario: The second defender on the path rolls when the first has failed
      Given M1 stands on 0,8
      And D3 stands on 0,10
      And D2 stands on 0,14
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      And red rolls d6 6, d6 3, d6 4 to roll-shot
      Then D2 has the ball

    @SHOOT.deviation @SHOOT.save-roll
    Scenario Outline: A defender on -1,15 faces only a ball through Left: <word> and <dice> bring <ball>
      Given M1 stands on 0,8
      And D3 stands on -1,15
      And M1 has the ball
      When red plays shoot M1
      And red plays aim <word>
      And blue plays guard Right
      And red rolls <dice> to roll-shot
      Then <ball>

      Examples:
        | word   | dice             | ball                       |
        | Center | d6 4, d2 1, d6 4 | D3 has the ball            |
        | Left   | d6 4, d2 2, d6 3 | the score is red 1, blue 0 |
        | Center | d6 4, d2 2, d6 3 | G2 has the ball            |

    @SHOOT.deviate-left @SHOOT.deviation
    Scenario: Nobody saves a ball that goes wide
      Given M1 stands on 0,8
      And D3 stands on 0,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Left
      And red rolls d6 4, d2 1 to roll-shot
      Then G2 has the ball
      And G2 stands on -1,17

    @SHOOT.success
    Scenario: A man of the shooter's side who has Save does not save
      Given the class F has the skills Intercept, Pass, Tackle, Shoot and Save
      And M1 stands on 0,8
      And F1 stands on 0,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      And red rolls d6 6, d6 3 to roll-shot
      Then the score is red 1, blue 0

    @SHOOT.save-roll
    Scenario Outline: With D3 on the path, under <reading> the dice <dice> leave the ball with <holder>
      Given the reading TS-A58 is <reading>
      And M1 stands on 0,8
      And D3 stands on 0,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      And red rolls <dice> to roll-shot
      Then <holder> has the ball

      Examples:
        | reading         | dice             | holder |
        | save-after-roll | d6 6, d6 4       | D3     |
        | save-after-roll | d6 6, d6 3, d6 4 | G2     |
        | before-roll     | d6 4             | D3     |
        | before-roll     | d6 3, d6 6, d6 4 | G2     |
        | before-roll     | d6 3, d6 1       | G2     |
        | anyone-blocks   | d6 6, d6 4       | D3     |
        | anyone-blocks   | d6 6, d6 3, d6 4 | G2     |

    @SHOOT.save-roll
    Scenario Outline: With <man> on the path, under <reading> a shot with <dice> gives <ball>
      Given the reading TS-A58 is <reading>
      And M1 stands on 0,8
      And <man> stands on 0,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Left
      And red rolls <dice> to roll-shot
      Then <ball>

      Examples:
        | reading         | man | dice             | ball                       |
        | save-after-roll | F3  | d6 6, d6 3       | the score is red 1, blue 0 |
        | save-after-roll | F3  | d6 6, d6 4       | G2 has the ball            |
        | before-roll     | F3  | d6 6, d6 3       | the score is red 1, blue 0 |
        | anyone-blocks   | F3  | d6 6, d6 4       | F3 has the ball            |
        | anyone-blocks   | F3  | d6 6, d6 3, d6 3 | the score is red 1, blue 0 |
        | anyone-blocks   | M4  | d6 6, d6 4       | M4 has the ball            |

    @SHOOT.save-roll @SHOOT.deviation
    Scenario Outline: Under before-roll a defender on the path to the hex aimed at rolls <dice>, and it ends with <ball>
      Given the reading TS-A58 is before-roll
      And M1 stands on 0,8
      And D3 stands on -1,15
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red rolls <dice> to roll-shot
      Then <ball>

      Examples:
        | dice                   | ball                       |
        | d6 3, d6 4, d2 2, d6 3 | the score is red 1, blue 0 |
        | d6 3, d6 4, d2 1       | G2 has the ball            |

    @SHOOT.success @SHOOT.deviation @SHOOT.deviate-left
    Scenario: Under before-roll a defender on the path of the stray ball only does not roll
      Given the reading TS-A58 is before-roll
      And M1 stands on 0,8
      And D3 stands on -1,15
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Right
      And red rolls d6 4, d2 1 to roll-shot
      Then the score is red 1, blue 0

    @SHOOT.save-roll
    Scenario Outline: Under <reading> a shot along the edge of a defender's hex with <dice> gives <ball>
      Given the reading TS-A34 is <reading>
      And M1 stands on -3,11
      And D3 stands on -2,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard <guard>
      And red rolls <dice> to roll-shot
      Then <ball>

      Examples:
        | reading           | guard  | dice       | ball                       |
        | edge-counts-both  | Right  | d6 6, d6 4 | D3 has the ball            |
        | interior-only     | Center | d6 6, d6 3 | the score is red 1, blue 0 |
        | interior-only     | Center | d6 6, d6 4 | G2 has the ball            |
        | passer-chooses    | Right  | d6 6, d6 4 | D3 has the ball            |

    @SHOOT.success
    Scenario: Under goal-hex-only a goalie on Right has no answer to a ball through Left
      Given the reading TS-A59 is goal-hex-only
      And M1 stands on 2,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 6 to roll-shot
      Then the score is red 1, blue 0

    @SHOOT.save-roll @ACTTAB.save-adjacent
    Scenario Outline: Under whole-path a goalie on Right whom a ball to Left passes rolls <die>: <ball>
      Given the reading TS-A59 is whole-path
      And M1 stands on 2,12
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 6, d6 <die> to roll-shot
      Then <ball>

      Examples:
        | die | ball                       |
        | 3   | the score is red 1, blue 0 |
        | 4   | G2 has the ball            |

    @SHOOT.success
    Scenario: Under whole-path a goalie on Right has no answer to a ball that comes straight to Left
      Given the reading TS-A59 is whole-path
      And M1 stands on -1,9
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Right
      And red rolls d6 6 to roll-shot
      Then the score is red 1, blue 0

    @SHOOT.save-roll
    Scenario Outline: Under <reading> a goalie in the hex of the shot saves with a 3
      Given the reading TS-A59 is <reading>
      And M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Center
      And blue plays guard Center
      And red rolls d6 6, d6 3 to roll-shot
      Then G2 has the ball

      Examples:
        | reading       |
        | goal-hex-only |
        | whole-path    |

  Rule: Where the ball is after a miss

    @SHOOT.failure
    Scenario Outline: Under <reading> a missed shot brings this: <ball>
      Given the reading TS-A62 is <reading>
      And M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And blue plays guard Left
      And red rolls d6 1 to roll-shot
      Then <ball>
      And G2 stands on -1,17
      And M1 stands on 0,8
      And it is blue's activation

      Examples:
        | reading       | ball                        |
        | goalie-ball   | G2 has the ball             |
        | loose-at-goal | the ball lies loose on 0,16 |
        | shooter-keeps | M1 has the ball             |

    @SHOOT.deviation @SHOOT.deviate-right
    Scenario Outline: Under <reading> a shot that goes wide brings this: <ball>
      Given the reading TS-A62 is <reading>
      And M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Right
      And blue plays guard Center
      And red rolls d6 5, d2 2 to roll-shot
      Then <ball>
      And G2 stands on 0,18
      And the score is red 0, blue 0
      And it is blue's activation

      Examples:
        | reading       | ball                        |
        | goalie-ball   | G2 has the ball             |
        | loose-at-goal | the ball lies loose on 0,16 |
        | shooter-keeps | M1 has the ball             |

    @SHOOT.failure
    Scenario Outline: Without a goalie, under <reading> a missed shot brings this: <ball>
      Given the reading TS-A62 is <reading>
      And G2 has been caught twice before
      And G2 has been sent off
      And M1 stands on 0,8
      And M1 has the ball
      When red plays shoot M1
      And red plays aim Left
      And red rolls d6 1 to roll-shot
      Then <ball>
      And it is blue's activation

      Examples:
        | reading       | ball                        |
        | goalie-ball   | the ball lies loose on 0,16 |
        | loose-at-goal | the ball lies loose on 0,16 |
        | shooter-keeps | M1 has the ball             |

    @SHOOT.failure
    Scenario: A missed shot of blue gives red's goalie the ball
      Given M4 stands on 0,-8
      And M4 has the ball
      And it is blue's activation
      When blue plays shoot M4
      And blue plays aim Right
      And red plays guard Center
      And blue rolls d6 3 to roll-shot
      Then G1 has the ball
      And G1 stands on 0,-18
      And it is red's activation
