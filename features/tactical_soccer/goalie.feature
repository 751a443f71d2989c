Feature: The goalie
  A goalie stays in his box of six hexes or his goal of three hexes. For a shot he is placed on any hex of the goal.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: The goalie stays in box or goal

    @GOALIE.confined @MOVE.up-to-two @case:a-goalie-moves-within-box-and-goal
    Scenario Outline: A goalie may move within his box and goal
      Given <seat>'s <man> stands on <from>
      And <seat> is First coach
      And it is <seat>'s activation
      When <seat>'s <man> moves to <to>
      Then <seat>'s <man> stands on <to>
      And <seat>'s <man> has had his turn

      Examples:
        | seat | man | from   | to     |
        | red  | G1  | 0,-16  | 0,-14  |
        | red  | G1  | 0,-16  | 1,-13  |
        | red  | G1  | 0,-16  | 0,-18  |
        | red  | G1  | -1,-13 | -1,-17 |
        | red  | G1  | 1,-17  | -1,-17 |
        | blue | G2  | 0,16   | -1,17  |
        | blue | G2  | 0,18   | 0,14   |
        | blue | G2  | 1,13   | 1,17   |

    @GOALIE.confined @case:a-goalie-who-alone-is-left-has-eight-hexes-to-go-to-from-the-hex-before-center
    Scenario: A goalie in front of goal hex Center may move to eight hexes
      Given the ball lies loose on 0,0
      And red's F1, F2, M1, M2 and D1 have had their turn
      When red asks by which rules to move G1 to 0,-14
      Then the explanation cites GOALIE.confined, MOVE.up-to-two
      And red has exactly these actions
        | action            |
        | move G1 to 0,-14  |
        | move G1 to 1,-13  |
        | move G1 to -1,-13 |
        | move G1 to 1,-15  |
        | move G1 to -1,-15 |
        | move G1 to 1,-17  |
        | move G1 to -1,-17 |
        | move G1 to 0,-18  |
        | skip G1           |
      When the sequences of 1 steps are counted over all chances
      Then there are 9

    @GOALIE.confined @SETUP.place @case:at-set-up-the-goalie-may-be-placed-in-box-and-goal
    Scenario Outline: At set-up the goalie may be placed in his box or goal
      Given the phase is set-up
      And blue has the kick-off
      And nobody stands on the field
      And red's men stand on
        | F1   | F2    | M1     | M2    | D1    |
        | 0,-2 | 4,-14 | -4,-10 | 4,-10 | -4,-6 |
      When red places G1 on <place>
      Then red's G1 stands on <place>

      Examples:
        | place  |
        | 0,-18  |
        | 1,-17  |
        | -1,-13 |

    @GOALIE.confined @case:a-goalie-does-not-leave-box-and-goal
    Scenario Outline: A goalie may not leave his box and goal
      Given <seat>'s <man> stands on <from>
      And <seat> is First coach
      And it is <seat>'s activation
      When <seat>'s <man> moves to <to>
      Then it is refused under GOALIE.confined
      And nothing has changed

      Examples:
        | seat | man | from   | to     |
        | red  | G1  | 0,-16  | 0,-12  |
        | red  | G1  | 0,-14  | 0,-12  |
        | red  | G1  | 1,-15  | 2,-16  |
        | red  | G1  | 1,-13  | 2,-14  |
        | red  | G1  | -1,-13 | -1,-11 |
        | red  | G1  | -1,-17 | -2,-16 |
        | blue | G2  | 0,14   | 0,12   |
        | blue | G2  | 1,15   | 2,14   |

    @GOALIE.confined @case:no-position-has-a-goalie-outside-box-and-goal
    Scenario Outline: A position with a goalie outside his box and goal is invalid
      Given <man> stands on <place>
      When the position is put on the table
      Then it is refused under GOALIE.confined

      Examples:
        | man       | place |
        | red's G1  | 0,-12 |
        | red's G1  | 2,-16 |
        | red's G1  | 0,0   |
        | red's G1  | 1,15  |
        | red's G1  | 0,18  |
        | blue's G2 | 0,12  |
        | blue's G2 | 0,-18 |

    @GOALIE.confined @case:at-set-up-the-goalie-may-not-be-placed-outside-box-and-goal
    Scenario Outline: At set-up the goalie may not be placed outside his box and goal
      Given the phase is set-up
      And blue has the kick-off
      And nobody stands on the field
      And red's men stand on
        | F1   | F2    | M1     | M2    | D1    |
        | 0,-2 | 4,-14 | -4,-10 | 4,-10 | -4,-6 |
      When red places G1 on <place>
      Then it is refused under GOALIE.confined
      And nothing has changed

      Examples:
        | place |
        | 0,-12 |
        | 2,-16 |
        | 2,-8  |

    @GOALIE.confined @case:the-goalie-may-carry-the-ball-in-his-box-but-not-out-of-it
    Scenario: The goalie may carry the ball inside his box, but not out of it
      Given red's G1 stands on 0,-14
      And red's G1 has the ball
      When red's G1 moves to 0,-12
      Then it is refused under GOALIE.confined
      And nothing has changed
      And red can move G1 to 0,-16
      And red can move G1 to 1,-13

  Rule: The box has six hexes

    @GOALIE.box @GOALIE.three-goal-hexes @case:the-pitch-names-six-box-hexes-and-three-goal-hexes-on-either-side
    Scenario: The pitch has six box hexes and three goal hexes per side
      When the pitch is looked up
      Then red's box is 1,-15 0,-16 -1,-15 1,-13 0,-14 -1,-13
      And blue's box is -1,15 0,16 1,15 -1,13 0,14 1,13
      And red's goal has Left on 1,-17, Center on 0,-18 and Right on -1,-17
      And blue's goal has Left on -1,17, Center on 0,18 and Right on 1,17

    @GOALIE.box @case:as-an-arc-the-box-has-six-other-hexes
    Scenario: Under TS-A14 arc-of-six, the box is an arc of six hexes
      Given the reading TS-A14 is arc-of-six
      When the pitch is looked up
      Then red's box is 2,-16 1,-15 0,-16 -1,-15 -2,-16 0,-14
      And blue's box is -2,16 -1,15 0,16 1,15 2,16 0,14

    @GOALIE.confined @case:the-goalie-may-go-from-0-minus-16-to-the-hexes-of-his-box
    Scenario Outline: The goalie may move from 0,-16 to hexes of his box
      Given the reading TS-A14 is <reading>
      When red's G1 moves to <to>
      Then red's G1 stands on <to>

      Examples:
        | reading      | to     |
        | three-by-two | 1,-13  |
        | three-by-two | -1,-13 |
        | three-by-two | 0,-14  |
        | arc-of-six   | 2,-16  |
        | arc-of-six   | -2,-16 |
        | arc-of-six   | 0,-14  |

    @GOALIE.box
    Scenario: A pitch whose red box has five hexes is faulty
      When a pitch of seven columns called bad is checked with red's box on 1,-9 0,-10 -1,-9 1,-7 0,-8
      Then its first fault is against GOALIE.box

    @GOALIE.box
    Scenario: A pitch whose red box has seven hexes is faulty
      When a pitch of seven columns called bad is checked with red's box on 1,-9 0,-10 -1,-9 1,-7 0,-8 -1,-7 0,-6
      Then its first fault is against GOALIE.box

    @GOALIE.box @case:a-pitch-whose-red-box-has-a-hex-that-is-not-on-the-field-is-faulty
    Scenario: A pitch whose red box has a hex off the field is faulty
      When a pitch of seven columns called bad is checked with red's box on 1,-9 0,-10 -1,-9 1,-7 0,-8 -1,-11
      Then its first fault is against GOALIE.box

    @INTRO.kit-complete @case:the-same-pitch-with-six-hexes-in-each-box-has-no-fault
    Scenario: A pitch with six hexes in each box has no fault
      When a pitch of seven columns called good is checked with red's box on 1,-9 0,-10 -1,-9 1,-7 0,-8 -1,-7
      Then it has no faults

    @GOALIE.confined @case:the-goalie-may-not-go-from-0-minus-16-to-hexes-that-his-box-lacks
    Scenario Outline: The goalie may not move from 0,-16 to hexes outside his box
      Given the reading TS-A14 is <reading>
      When red's G1 moves to <to>
      Then it is refused under GOALIE.confined
      And nothing has changed

      Examples:
        | reading      | to     |
        | three-by-two | 2,-16  |
        | three-by-two | -2,-16 |
        | arc-of-six   | 1,-13  |
        | arc-of-six   | -1,-13 |

  Rule: The goal has three hexes, for its goalie alone

    @MOVE.up-to-two @case:a-fielder-may-walk-in-the-box
    Scenario Outline: A fielder may enter the box
      Given red's F1 stands on <from>
      When red's F1 moves to <to>
      Then red's F1 stands on <to>

      Examples:
        | from  | to    |
        | 0,-12 | 0,-14 |
        | 2,-16 | 1,-15 |
        | 0,10  | 0,14  |
        | -2,14 | -1,15 |

    @GOALIE.three-goal-hexes @GOALIE.box @case:the-goal-of-blue-has-its-center-behind-the-box-on-every-field
    Scenario Outline: On every field, blue's goal hex Center lies behind blue's box
      Given the reading TS-A10 is <reading>
      When the pitch is looked up
      Then blue's goal has its Center on <center>
      And hex 2 of blue's box is <box>

      Examples:
        | reading      | center | box  |
        | parametric   | 0,18   | 0,16 |
        | proposed-149 | 0,18   | 0,16 |
        | small-73     | 0,12   | 0,10 |

    @GOALIE.three-goal-hexes @case:under-parametric-the-small-pitch-may-be-given
    Scenario: Under TS-A10 parametric, a game may use the small pitch
      Given the reading TS-A10 is parametric
      And the bundled small pitch
      When the pitch is looked up
      Then blue's goal has its Center on 0,12

    @GOALIE.three-goal-hexes @case:a-fielder-does-not-enter-a-goal-hex
    Scenario Outline: A fielder may not enter a goal hex
      Given red's F1 stands on <from>
      And red's G1 stands on 1,-13
      And blue's G2 stands on 1,13
      When red's F1 moves to <to>
      Then it is refused under GOALIE.three-goal-hexes
      And nothing has changed

      Examples:
        | from   | to     |
        | 0,-16  | 0,-18  |
        | 0,-16  | 1,-17  |
        | -1,-15 | -1,-17 |
        | 0,16   | 0,18   |
        | -2,16  | -1,17  |

    @GOALIE.three-goal-hexes @case:no-position-has-a-fielder-in-the-goal
    Scenario Outline: A position with a fielder in a goal is invalid
      Given <man> stands on <place>
      When the position is put on the table
      Then it is refused under GOALIE.three-goal-hexes

      Examples:
        | man       | place |
        | red's F1  | 0,-18 |
        | red's F1  | 0,18  |
        | blue's D2 | 1,17  |

    @INTRO.kit-complete @case:no-pitch-may-be-given-but-where-the-reading-of-the-field-allows-it
    Scenario Outline: Under TS-A10, a pitch that the reading excludes is refused
      Given the reading TS-A10 is <reading>
      And the bundled <pitch> pitch
      When the position is put on the table
      Then it is refused under INTRO.kit-complete

      Examples:
        | reading      | pitch   |
        | proposed-149 | small   |
        | small-73     | default |

  Rule: For a shot the goalie is put into any goal hex

    @GOALIE.placed-on-shot @GOALIE.three-goal-hexes @case:a-goalie-who-had-his-turn-is-placed-all-the-same-from-wherever-he-stands
    Scenario Outline: A goalie who has already acted is placed for a shot
      Given red's F1 stands on 0,10
      And red's F1 has the ball
      And blue's D2 stands on 4,4
      And blue's G2 stands on <from>
      And blue's G2 has had his turn
      When red's F1 shoots
      Then blue's G2 stands on <from>
      When red aims at Center
      Then blue's G2 stands on <from>
      When blue guards <word>
      Then blue's G2 stands on <to>
      And the phase is shot
      And red's F1 and blue's G2 have had their turn

      Examples:
        | from  | word   | to    |
        | -1,13 | Left   | -1,17 |
        | -1,13 | Center | 0,18  |
        | -1,13 | Right  | 1,17  |
        | 1,13  | Left   | -1,17 |
        | 0,18  | Right  | 1,17  |
        | 0,18  | Center | 0,18  |

    @GOALIE.placed-on-shot @case:the-red-goalie-is-placed-on-a-goal-hex-as-the-shooter-sees-it
    Scenario Outline: A written goal hex places red's goalie from the shooter's point of view
      Given blue's F3 stands on 0,-10
      And blue's F3 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's F3 shoots
      Then the phase is aim
      When red guards <word>
      Then red's G1 stands on 0,-16
      When blue aims at Center
      Then red's G1 stands on <to>

      Examples:
        | word   | to     |
        | Left   | 1,-17  |
        | Center | 0,-18  |
        | Right  | -1,-17 |

    @GOALIE.placed-on-shot @case:after-the-shot-the-goalie-stays-where-he-was-placed-and-has-a-ball-that-missed
    Scenario: After a missed shot, the goalie stays in place and has the ball
      Given red's F1 stands on 0,8
      And red's F1 has the ball
      And blue's D2 stands on 4,4
      When red's F1 shoots
      Then the phase is aim
      When red aims at Center
      Then the phase is aim
      When blue guards Left
      Then blue's G2 stands on -1,17
      When red rolls the shot: the die shows 1
      Then blue's G2 has the ball
      And blue's G2 stands on -1,17
      And the score is red 0, blue 0

    @GOALIE.placed-on-shot @case:a-goalie-who-was-placed-moves-from-there-for-a-shot-does-not-take-his-action
    Scenario: A goalie placed for a shot may still use his action
      Given red's F1 stands on 0,8
      And red's F1 has the ball
      And blue's D2 stands on 4,4
      When red's F1 shoots
      Then the phase is aim
      When red aims at Center
      Then the phase is aim
      When blue guards Right
      Then blue's G2 stands on 1,17
      When red rolls the shot: the die shows 1
      Then red's F1 has had his turn
      And it is blue's activation
      When blue's G2 moves to 1,13
      Then blue's G2 stands on 1,13
      And blue's G2 has the ball

    @SHOOT.defender-goalie @case:a-side-without-a-goalie-guards-nothing
    Scenario: The coach of a side without a goalie writes no goal hex
      Given it is half 1, turn 3
      And blue's G2 has been caught twice before
      And blue's G2 has been sent off
      And red's F1 stands on 0,8
      And red's F1 has the ball
      And blue's D2 stands on 4,4
      When red's F1 shoots
      Then these may act: red (aim)
      When blue guards Center
      Then it is refused under CARD.red-effect
