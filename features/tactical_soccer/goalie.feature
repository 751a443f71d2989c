Feature: The goalie
  A goalie stays in his box of six hexes or his goal of three; for a shot he is put into any hex of the goal.

  Rule: The goalie stays in box or goal

    @GOALIE.confined @MOVE.up-to-two
    Scenario Outline: The goalie <man> moves from <from> to <to> within box and goal
      Given <man> stands on <from>
      And it is <seat>'s activation
      When <seat> plays move <man> to <to>
      Then <man> stands on <to>
      And <man> had their turn

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

    @GOALIE.confined
    Scenario Outline: The goalie <man> does not leave box and goal from <from> to <to>
      Given <man> stands on <from>
      And it is <seat>'s activation
      When <seat> plays move <man> to <to>
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

    @GOALIE.confined
    Scenario: A goalie who alone is left has eight hexes to go to from the hex before Center
      Given the ball lies loose on 0,0
      And F1, F2, M1, M2, D1 had their turn
      When red asks by which rules to move G1 to 0,-14
      Then the explanation cites GOALIE.confined, MOVE.up-to-two
      And red has exactly these actions
        | action           |
        | move G1 to 0,-14  |
        | move G1 to 1,-13  |
        | move G1 to -1,-13 |
        | move G1 to 1,-15  |
        | move G1 to -1,-15 |
        | move G1 to 1,-17  |
        | move G1 to -1,-17 |
        | move G1 to 0,-18  |
        | skip G1          |
      When the sequences of 1 steps are counted over all chances
      Then there are 9

    @GOALIE.confined
    Scenario Outline: No position has the goalie <man> on <place>
      Given <man> stands on <place>
      When the position is put on the table
      Then it is refused under GOALIE.confined

      Examples:
        | man | place |
        | G1  | 0,-12 |
        | G1  | 2,-16 |
        | G1  | 0,0   |
        | G1  | 0,16  |
        | G1  | 0,18  |
        | G2  | 0,12  |
        | G2  | 0,-18 |

    @GOALIE.confined @SETUP.place
    Scenario Outline: At set-up the goalie may be placed on <place>
      Given the position says /phase is "set-up"
      And the position says /kick_off is "blue"
      And the position says /loose is null
      And the position says /men is {"F1": [0,-2], "F2": [4,-14], "M1": [-4,-10], "M2": [4,-10], "D1": [-4,-6], "G1": null, "F3": null, "M3": null, "M4": null, "D2": null, "D3": null, "G2": null}
      When red plays place G1 on <place>
      Then G1 stands on <place>

      Examples:
        | place  |
        | 0,-18  |
        | 1,-17  |
        | -1,-13 |

    @GOALIE.confined
    Scenario Outline: At set-up the goalie may not be placed on <place>
      Given the position says /phase is "set-up"
      And the position says /kick_off is "blue"
      And the position says /loose is null
      And the position says /men is {"F1": [0,-2], "F2": [4,-14], "M1": [-4,-10], "M2": [4,-10], "D1": [-4,-6], "G1": null, "F3": null, "M3": null, "M4": null, "D2": null, "D3": null, "G2": null}
      When red plays place G1 on <place>
      Then it is refused under GOALIE.confined
      And nothing has changed

      Examples:
        | place |
        | 0,-12 |
        | 2,-16 |
        | 2,-8  |

    @GOALIE.confined
    Scenario: The goalie may carry the ball in his box but not out of it
      Given G1 stands on 0,-14
      And G1 has the ball
      When red plays move G1 to 0,-12
      Then it is refused under GOALIE.confined
      And nothing has changed
      And red can move G1 to 0,-16
      And red can move G1 to 1,-13

  Rule: The box has six hexes

    @GOALIE.box @GOALIE.three-goal-hexes
    Scenario: The pitch names six box hexes and three goal hexes on either side
      When the question pitch is asked of {}
      Then the answer has [[1,-15],[0,-16],[-1,-15],[1,-13],[0,-14],[-1,-13]] at /boxes/red
      And the answer has [[-1,15],[0,16],[1,15],[-1,13],[0,14],[1,13]] at /boxes/blue
      And the answer has {"Left": [1,-17], "Center": [0,-18], "Right": [-1,-17]} at /goals/red
      And the answer has {"Left": [-1,17], "Center": [0,18], "Right": [1,17]} at /goals/blue

    @GOALIE.box
    Scenario: As an arc the box has six other hexes
      Given the reading TS-A14 is arc-of-six
      When the question pitch is asked of {}
      Then the answer has [[2,-16],[1,-15],[0,-16],[-1,-15],[-2,-16],[0,-14]] at /boxes/red
      And the answer has [[-2,16],[-1,15],[0,16],[1,15],[2,16],[0,14]] at /boxes/blue

    @GOALIE.confined
    Scenario Outline: Under <reading> of the box the goalie may go from 0,-16 to <to>
      Given the reading TS-A14 is <reading>
      When red plays move G1 to <to>
      Then G1 stands on <to>

      Examples:
        | reading      | to     |
        | three-by-two | 1,-13  |
        | three-by-two | -1,-13 |
        | three-by-two | 0,-14  |
        | arc-of-six   | 2,-16  |
        | arc-of-six   | -2,-16 |
        | arc-of-six   | 0,-14  |

    @GOALIE.confined
    Scenario Outline: Under <reading> of the box the goalie may not go from 0,-16 to <to>
      Given the reading TS-A14 is <reading>
      When red plays move G1 to <to>
      Then it is refused under GOALIE.confined
      And nothing has changed

      Examples:
        | reading      | to     |
        | three-by-two | 2,-16  |
        | three-by-two | -2,-16 |
        | arc-of-six   | 1,-13  |
        | arc-of-six   | -1,-13 |

    @GOALIE.box
    Scenario Outline: A pitch whose red box <fault> is faulty
      When the question check-pitch is asked of {"pitch": {"id": "bad", "invented": true, "orientation": "flat", "columns": [[-3,-9,9],[-2,-10,10],[-1,-9,9],[0,-10,10],[1,-9,9],[2,-10,10],[3,-9,9]], "centre": [0,0], "goals": {"red": {"Left": [1,-11], "Center": [0,-12], "Right": [-1,-11]}, "blue": {"Left": [-1,11], "Center": [0,12], "Right": [1,11]}}, "boxes": {"three-by-two": {"red": <box>, "blue": [[-1,9],[0,10],[1,9],[-1,7],[0,8],[1,7]]}, "arc-of-six": {"red": [[2,-10],[1,-9],[0,-10],[-1,-9],[-2,-10],[0,-8]], "blue": [[-2,10],[-1,9],[0,10],[1,9],[2,10],[0,8]]}}}}
      Then the answer has "GOALIE.box" at /faults/0/clause

      Examples:
        | fault               | box |
        | has five hexes      | [[1,-9],[0,-10],[-1,-9],[1,-7],[0,-8]] |
        | has seven hexes     | [[1,-9],[0,-10],[-1,-9],[1,-7],[0,-8],[-1,-7],[0,-6]] |
        | is not on the field | [[1,-9],[0,-10],[-1,-9],[1,-7],[0,-8],[-1,-11]] |

    @INTRO.kit-complete
    Scenario: The same pitch with six hexes in each box has no fault
      When the question check-pitch is asked of {"pitch": {"id": "good", "invented": true, "orientation": "flat", "columns": [[-3,-9,9],[-2,-10,10],[-1,-9,9],[0,-10,10],[1,-9,9],[2,-10,10],[3,-9,9]], "centre": [0,0], "goals": {"red": {"Left": [1,-11], "Center": [0,-12], "Right": [-1,-11]}, "blue": {"Left": [-1,11], "Center": [0,12], "Right": [1,11]}}, "boxes": {"three-by-two": {"red": [[1,-9],[0,-10],[-1,-9],[1,-7],[0,-8],[-1,-7]], "blue": [[-1,9],[0,10],[1,9],[-1,7],[0,8],[1,7]]}, "arc-of-six": {"red": [[2,-10],[1,-9],[0,-10],[-1,-9],[-2,-10],[0,-8]], "blue": [[-2,10],[-1,9],[0,10],[1,9],[2,10],[0,8]]}}}}
      Then the answer is {"faults": []}

  Rule: The goal has three hexes, for its goalie alone

    @GOALIE.three-goal-hexes
    Scenario Outline: A fielder does not enter the goal hex <to>
      Given F1 stands on <from>
      And G1 stands on 1,-13
      And G2 stands on 1,13
      When red plays move F1 to <to>
      Then it is refused under GOALIE.three-goal-hexes
      And nothing has changed

      Examples:
        | from   | to     |
        | 0,-16  | 0,-18  |
        | 0,-16  | 1,-17  |
        | -1,-15 | -1,-17 |
        | 0,16   | 0,18   |
        | -2,16  | -1,17  |

    @MOVE.up-to-two
    Scenario Outline: A fielder may walk in the box on <to>
      Given F1 stands on <from>
      When red plays move F1 to <to>
      Then F1 stands on <to>

      Examples:
        | from   | to    |
        | 0,-12  | 0,-14 |
        | 2,-16  | 1,-15 |
        | 0,10   | 0,14  |
        | -2,14  | -1,15 |

    @GOALIE.three-goal-hexes
    Scenario Outline: No position has the fielder <man> in the goal on <place>
      Given <man> stands on <place>
      When the position is put on the table
      Then it is refused under GOALIE.three-goal-hexes

      Examples:
        | man | place |
        | F1  | 0,-18 |
        | F1  | 0,18  |
        | D2  | 1,17  |

    @GOALIE.three-goal-hexes @GOALIE.box
    Scenario Outline: Under <reading> of the field the goal of blue has its Center on <center> and the box hex before it on <box>
      Given the reading TS-A10 is <reading>
      When the question pitch is asked of {}
      Then the answer has <center> at /goals/blue/Center
      And the answer has <box> at /boxes/blue/1

      Examples:
        | reading      | center | box    |
        | parametric   | [0,18] | [0,16] |
        | proposed-149 | [0,18] | [0,16] |
        | small-73     | [0,12] | [0,10] |

    @GOALIE.three-goal-hexes
    Scenario: Under parametric the small pitch may be given
      Given the reading TS-A10 is parametric
      And the bundled small pitch
      When the question pitch is asked of {}
      Then the answer has [0,12] at /goals/blue/Center

    @INTRO.kit-complete
    Scenario Outline: Under <reading> no <pitch> pitch may be given
      Given the reading TS-A10 is <reading>
      And the bundled <pitch> pitch
      When the position is put on the table
      Then it is refused under INTRO.kit-complete

      Examples:
        | reading      | pitch   |
        | proposed-149 | small   |
        | small-73     | default |

  Rule: For a shot the goalie is put into any goal hex

    @GOALIE.placed-on-shot @GOALIE.three-goal-hexes
    Scenario Outline: A goalie on <from> who had his turn is placed on <to> for <word>
      Given F1 stands on 0,10
      And F1 has the ball
      And D2 stands on 4,4
      And G2 stands on <from>
      And G2 had their turn
      When red plays shoot F1
      Then G2 stands on <from>
      When red plays aim Center
      Then G2 stands on <from>
      When blue plays guard <word>
      Then G2 stands on <to>
      And the phase is shot
      And F1, G2 had their turn

      Examples:
        | from  | word   | to    |
        | -1,13 | Left   | -1,17 |
        | -1,13 | Center | 0,18  |
        | -1,13 | Right  | 1,17  |
        | 1,13  | Left   | -1,17 |
        | 0,18  | Right  | 1,17  |
        | 0,18  | Center | 0,18  |

    @GOALIE.placed-on-shot
    Scenario Outline: The red goalie is placed on <to> for <word> as the shooter sees it
      Given F3 stands on 0,-10
      And F3 has the ball
      And it is blue's activation
      When blue plays shoot F3
      Then the phase is aim
      When red plays guard <word>
      Then G1 stands on 0,-16
      When blue plays aim Center
      Then G1 stands on <to>

      Examples:
        | word   | to     |
        | Left   | 1,-17  |
        | Center | 0,-18  |
        | Right  | -1,-17 |

    @GOALIE.placed-on-shot
    Scenario: After the shot the goalie stays where he was placed and has a ball that missed
      Given F1 stands on 0,8
      And F1 has the ball
      And D2 stands on 4,4
      When red plays shoot F1
      Then the phase is aim
      When red plays aim Center
      Then the phase is aim
      When blue plays guard Left
      Then G2 stands on -1,17
      When red rolls d6 1 to roll-shot
      Then G2 has the ball
      And G2 stands on -1,17
      And the score is red 0, blue 0

    @GOALIE.placed-on-shot
    Scenario: A goalie who was placed moves from there, for a shot does not take his action
      Given F1 stands on 0,8
      And F1 has the ball
      And D2 stands on 4,4
      When red plays shoot F1
      Then the phase is aim
      When red plays aim Center
      Then the phase is aim
      When blue plays guard Right
      Then G2 stands on 1,17
      When red rolls d6 1 to roll-shot
      Then F1 had their turn
      And it is blue's activation
      When blue plays move G2 to 1,13
      Then G2 stands on 1,13
      And G2 has the ball

    @SHOOT.defender-goalie
    Scenario: A side without a goalie guards nothing
      Given G2 has been caught twice before
      And G2 has been sent off
      And F1 stands on 0,8
      And F1 has the ball
      And D2 stands on 4,4
      When red plays shoot F1
      Then these may act: red (aim)
      When blue plays guard Center
      Then it is refused under SHOOT.defender-goalie
