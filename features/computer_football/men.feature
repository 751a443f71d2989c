Feature: The men of the computer game
  Five speeds, and the slower a man is the more power he has.

  Rule: Speed and power go together

    @MEN.shapes @MEN.counts @MEN.table @MEN.men-button
    Scenario Outline: There are <men> men of speed <speed>, whose power is <power>
      When the query speeds is asked with {}
      Then the answer has {"speed": <speed>, "power": <power>, "men": <men>, "shape": "<shape>"} at /<place>

      Examples:
        | place | speed | power | men | shape  |
        | 0     | 2     | 4     | 2   | square |
        | 1     | 3     | 3     | 3   | square |
        | 2     | 4     | 2     | 3   | other  |
        | 3     | 5     | 1     | 2   | other  |
        | 4     | 6     | 0     | 1   | other  |

    @MEN.shapes @MEN.counts @MEN.table @MEN.power-formula
    Scenario: The list of men has five rows and eleven men
      When the query speeds is asked with {}
      Then the answer is [{"speed": 2, "power": 4, "men": 2, "shape": "square"}, {"speed": 3, "power": 3, "men": 3, "shape": "square"}, {"speed": 4, "power": 2, "men": 3, "shape": "other"}, {"speed": 5, "power": 1, "men": 2, "shape": "other"}, {"speed": 6, "power": 0, "men": 1, "shape": "other"}]

    @MEN.men-button
    Scenario Outline: The list of men is offered to <seat> while the defense lines up
      Given the defense has placed its men up to T1
      When <seat> looks at the table
      Then the view has ["RULES", "Settings", "Men"] at /offered

      Examples:
        | seat   |
        | red    |
        | yellow |

    @MEN.power-formula @MEN.blocking-power
    Scenario Outline: A man of speed <speed> has power <power> whatever his side
      When the query men is asked with {}
      Then the answer has <speed> at /offense/<ours>/speed
      And the answer has <power> at /offense/<ours>/power
      And the answer has <speed> at /defense/<theirs>/speed
      And the answer has <power> at /defense/<theirs>/power

      Examples:
        | speed | power | ours | theirs |
        | 2     | 4     | T2   | T1     |
        | 3     | 3     | G3   | G1     |
        | 4     | 2     | Q    | L3     |
        | 5     | 1     | H    | B2     |
        | 6     | 0     | T    | S      |

    @MEN.blocking-power
    Scenario Outline: <blocker> against <target> is a block that succeeds: <succeeds>
      When the query block is asked with {"blockers": ["<blocker>"], "target": "<target>"}
      Then the answer has <succeeds> at /succeeds

      Examples:
        | blocker | target | succeeds |
        | T1      | G1     | true     |
        | G1      | T1     | false    |
        | G1      | L1     | true     |
        | L1      | Q      | false    |
        | L1      | H      | true     |
        | H       | S      | true     |

    @MEN.speed6-no-power
    Scenario Outline: The fastest man blocks <target> in vain
      When the query block is asked with {"blockers": ["T"], "target": "<target>"}
      Then the answer has false at /succeeds

      Examples:
        | target |
        | S      |
        | B1     |
        | L1     |
        | T1     |

    @MEN.speed6-no-power
    Scenario Outline: As second blocker the fastest man adds nothing to G1 against <target>
      When the query block is asked with {"blockers": ["G1", "T"], "target": "<target>"}
      Then the answer has <succeeds> at /succeeds

      Examples:
        | target | succeeds |
        | L1     | true     |
        | G2     | false    |
        | T1     | false    |

    @MEN.speed6-no-power
    Scenario: The tailback disappears when he blocks the safety, who stays
      Given the defense's S stands on 15,3
      And the offense's T stands on 12,3
      When red plays move T to 15,3
      Then the offense's T is off the field
      And the defense's S stands on 15,3
      And the defense's S is pale from T
      And 3 of 6 squares are left

    @MEN.speed-limit
    Scenario Outline: <man> moves <speed> squares in a turn and not one more
      Given it is the offense's turn with 6 of 6 squares left
      And the offense's <man> stands on 30,<row>
      When red plays move <man> to <far>,<row>
      Then it is refused under M2
      And nothing has changed
      When red plays move <man> to <near>,<row>
      Then the offense's <man> stands on <near>,<row>
      And the offense's <man> has used <speed> squares
      And red cannot move <man> to <far>,<row>

      Examples:
        | man | speed | row | near | far |
        | T1  | 2     | 4   | 32   | 33  |
        | G1  | 3     | 4   | 33   | 34  |
        | TE  | 4     | 4   | 34   | 35  |
        | SE  | 5     | 4   | 35   | 36  |

    @MEN.speed-limit
    Scenario: Squares of two stretches add up to the speed of a man
      Given the offense's G1 has used 2 squares
      When red plays move G1 to 17,7
      Then it is refused under M2
      And nothing has changed
      When red plays move G1 to 16,7
      Then the offense's G1 has used 3 squares
      And 3 of 6 squares are left

    @MEN.speed-limit
    Scenario: In the next turn a man has his full speed again
      Given each side has finished 1 turns
      And the squares are to be drawn for the offense
      When chance plays allot with squares 6
      Then 6 of 6 squares are left
      When red plays move G1 to 19,7
      Then it is refused under M2
      When red plays move G1 to 18,7
      Then the offense's G1 stands on 18,7
      And 3 of 6 squares are left

  Rule: The men of the offense

    @MEN.off-tackles @MEN.off-guards @MEN.square-shapes
    Scenario Outline: The offense has <man> of speed <speed> and power <power>, who does not move backward
      When the query men is asked with {}
      Then the answer has {"speed": <speed>, "power": <power>, "backward": false} at /offense/<man>

      Examples:
        | man | speed | power |
        | T1  | 2     | 4     |
        | T2  | 2     | 4     |
        | G1  | 3     | 3     |
        | G2  | 3     | 3     |
        | G3  | 3     | 3     |

    @MEN.off-tight-end @MEN.off-split-end @MEN.off-quarterback @MEN.off-fullback @MEN.off-halfback @MEN.off-tailback @MEN.square-shapes
    Scenario Outline: The offense has <man> of speed <speed> and power <power>, who may move backward
      When the query men is asked with {}
      Then the answer has {"speed": <speed>, "power": <power>, "backward": true} at /offense/<man>

      Examples:
        | man | speed | power |
        | TE  | 4     | 2     |
        | SE  | 5     | 1     |
        | Q   | 4     | 2     |
        | F   | 4     | 2     |
        | H   | 5     | 1     |
        | T   | 6     | 0     |

    @MEN.square-shapes @M7.1
    Scenario Outline: <man> of an offense going <way> does not step back to <back> but moves to <ahead>
      Given red is on offense going <way>
      And the offense's <man> stands on 30,5
      When red plays move <man> to <back>
      Then it is refused under M7.1
      And nothing has changed
      When red plays move <man> to <ahead>
      Then the offense's <man> stands on <ahead>

      Examples:
        | way  | man | back | ahead |
        | east | T1  | 29,5 | 31,5  |
        | east | G3  | 29,4 | 31,4  |
        | east | G2  | 29,6 | 30,6  |
        | west | T2  | 31,5 | 29,5  |
        | west | G1  | 31,6 | 30,4  |

    @MEN.off-tailback
    Scenario: The tailback is no tackle and runs six squares
      When red asks why for move T to 6,8 with no chance
      Then the explanation cites M2
      When the query men is asked with {}
      Then the answer has 6 at /offense/T/speed
      When red plays move T to 6,8
      Then the offense's T stands on 6,8
      And the offense's T1 stands on 15,6
      And the phase is allot

    @MEN.counts
    Scenario: A twelfth man with a label of the other side is no man of the offense
      Given the position says /men/offense is {"T1": [15, 6], "T2": [15, 10], "G1": [15, 7], "G2": [15, 8], "G3": [15, 9], "TE": [15, 5], "SE": [15, 12], "Q": [13, 8], "F": [12, 7], "H": [12, 9], "T": [12, 8], "L1": [12, 12]}
      When the position is put on the table
      Then it is refused under MEN.counts

    @MEN.counts
    Scenario Outline: <seat> has no man <man> to place
      Given the <side> is to line up
      When <seat> plays place <man> on <square>
      Then it is refused under MEN.counts
      And nothing has changed

      Examples:
        | side    | seat   | man | square |
        | offense | red    | T3  | 15,6   |
        | offense | red    | G4  | 15,6   |
        | offense | red    | L1  | 15,6   |
        | defense | yellow | Q   | 16,6   |
        | defense | yellow | TE  | 16,6   |

  Rule: The men of the defense

    @MEN.def-linemen @MEN.def-linebackers @MEN.def-backs @MEN.def-safety
    Scenario Outline: The defense has <man> of speed <speed> and power <power>
      When the query men is asked with {}
      Then the answer has {"speed": <speed>, "power": <power>, "backward": <backward>} at /defense/<man>

      Examples:
        | man | speed | power | backward |
        | T1  | 2     | 4     | false    |
        | T2  | 2     | 4     | false    |
        | G1  | 3     | 3     | false    |
        | G2  | 3     | 3     | false    |
        | G3  | 3     | 3     | false    |
        | L1  | 4     | 2     | true     |
        | L2  | 4     | 2     | true     |
        | L3  | 4     | 2     | true     |
        | B1  | 5     | 1     | true     |
        | B2  | 5     | 1     | true     |
        | S   | 6     | 0     | true     |

    @MEN.def-linemen
    Scenario: G1 of the defense and G1 of the offense are two men
      Given it is the defense's turn with 6 of 6 squares left
      And the defense's G1 stands on 25,8
      When the query men is asked with {}
      Then the answer has 3 at /defense/G1/speed
      When yellow plays move G1 to 22,8
      Then the defense's G1 stands on 22,8
      And the offense's G1 stands on 15,7

    @MEN.def-linemen-no-backward @M7.2
    Scenario Outline: <man> of a defense against an offense going <way> does not step back to <back>
      Given red is on offense going <way>
      And it is the defense's turn with 6 of 6 squares left
      And the defense's <man> stands on 30,5
      When yellow plays move <man> to <back>
      Then it is refused under M7.2
      And nothing has changed

      Examples:
        | way  | man | back |
        | east | G1  | 31,5 |
        | east | T1  | 31,4 |
        | east | G3  | 31,6 |
        | west | T2  | 29,5 |
        | west | G2  | 29,4 |

    @M7.2
    Scenario Outline: <man> of a defense against an offense going <way> moves forward or sideways to <to>
      Given red is on offense going <way>
      And it is the defense's turn with 6 of 6 squares left
      And the defense's <man> stands on 30,5
      When yellow asks why for move <man> to <to> with no chance
      Then the explanation cites M7.2
      When yellow plays move <man> to <to>
      Then the defense's <man> stands on <to>

      Examples:
        | way  | man | to   |
        | east | G1  | 29,5 |
        | east | T1  | 29,6 |
        | east | G3  | 30,6 |
        | west | T2  | 31,5 |
        | west | G2  | 30,2 |

    @MEN.def-linemen-no-backward
    Scenario Outline: <man> of the defense is free to go back
      Given it is the defense's turn with 6 of 6 squares left
      And the defense's G1 stands on 28,5
      And the defense's <man> stands on 30,5
      When yellow plays move G1 to 29,5
      Then it is refused under MEN.def-linemen-no-backward
      When yellow plays move <man> to 31,5
      Then the defense's <man> stands on 31,5

      Examples:
        | man |
        | L1  |
        | B1  |
        | S   |
