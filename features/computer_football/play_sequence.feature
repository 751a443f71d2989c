Feature: The play sequence
  Line-ups, the secret call, the turns, and what is made known of the call as they go by.

  Rule: The offense lines up and calls

    @PLAY.1.1
    Scenario: Man after man the offense places its formation
      Given the offense has placed its men up to T1
      When red plays place T2 on 15,10
      Then these may act: red (place)
      And the offense's T2 stands on 15,10
      When red plays place G1 on 15,7
      Then the offense's G1 stands on 15,7
      And the phase is line-up

    @PLAY.1.1
    Scenario: The defense cannot place a man while the offense lines up
      Given the offense has placed its men up to SE
      When yellow plays place T1 on 16,6
      Then it is refused under PLAY.1.1
      And nothing has changed

    @PLAY.1.1
    Scenario Outline: In the line-up of the offense <man> is not the next man after G1
      Given the offense has placed its men up to G1
      When red plays place <man> on <place>
      Then it is refused under PLAY.1.1
      And nothing has changed

      Examples:
        | man | place |
        | G3  | 15,9  |
        | T1  | 15,6  |
        | Q   | 13,7  |

    @PLAY.1.1
    Scenario Outline: While the offense lines up nobody may <action>
      Given the offense has placed its men up to SE
      When <who> plays <action>
      Then it is refused under PLAY.1.1
      And nothing has changed

      Examples:
        | who    | action          |
        | red    | move T1 to 16,6 |
        | yellow | done            |
        | chance | allot           |
        | red    | throw to 22,8   |

    @PLAY.1.2
    Scenario: With eleven men placed the buttons of four backs and twelve zones are offered
      Given the offense has lined up
      When red looks at the table
      Then the view has ["RULES", "Settings", "Men", "Then Click Here to Call the Play", "Q", "F", "H", "T", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] at /offered
      When yellow looks at the table
      Then the view has ["RULES", "Settings", "Men"] at /offered

    @PLAY.1.2
    Scenario Outline: With one man unplaced no <call> is offered or taken
      Given the offense has placed its men up to H
      When red looks at the table
      Then the view has ["RULES", "Settings", "Men"] at /offered
      When red plays call <call>
      Then it is refused under PLAY.1.2
      And nothing has changed
      When red plays place T on 12,8
      And red plays call <call>
      Then the phase is defend

      Examples:
        | call   |
        | run H  |
        | zone 8 |

    @PLAY.2.1
    Scenario Outline: The call of a run by <back> gives him the ball in secret
      Given the offense has lined up
      When red plays call run <back>
      Then the phase is defend
      And the position has {"run": "<back>", "zone": null} at /call
      And the offense's <back> has the ball
      And the type is hidden from the defense
      And the carrier is hidden from the defense

      Examples:
        | back |
        | Q    |
        | F    |
        | H    |
        | T    |

    @PLAY.2.1
    Scenario Outline: A run by <man> cannot be called
      Given the offense has lined up
      When red plays call run <man>
      Then it is refused under PLAY.2.1
      And nothing has changed

      Examples:
        | man |
        | TE  |
        | SE  |
        | G1  |
        | T1  |
        | S   |

    @PLAY.2.1 @L4.2
    Scenario Outline: A halfback <rows> rows from the quarterback <verdict> be called
      Given the offense has lined up
      And the offense's H stands on 12,<row>
      When red asks whether call run H is legal
      Then it <answer>
      When red plays call run F
      Then the offense's F has the ball

      Examples:
        | rows | row | verdict | answer                |
        | 2    | 10  | may     | is accepted           |
        | 3    | 11  | may not | is refused under L4.2 |

    @PLAY.2.2
    Scenario Outline: The call of a pass to zone <zone> leaves the ball with the quarterback
      Given the offense has lined up
      When red plays call zone <zone>
      Then the phase is defend
      And the position has {"run": null, "zone": <zone>} at /call
      And the offense's Q has the ball
      And the zone is hidden from the defense

      Examples: the first, the last, one ahead and one behind the line
        | zone |
        | 1    |
        | 12   |
        | 8    |
        | 2    |

    @PLAY.2.2
    Scenario Outline: There is no zone <zone> to pass to
      Given the offense has lined up
      When red plays call zone <zone>
      Then it is refused under PLAY.2.2
      And nothing has changed

      Examples:
        | zone |
        | 0    |
        | 13   |

    @PLAY.2.1 @PLAY.2.2
    Scenario: Once all men are placed sixteen calls can be made and nothing else
      Given the offense has lined up
      When red asks why for call run Q with no chance
      Then the explanation cites PLAY.2.1
      When red asks why for call zone 5 with no chance
      Then the explanation cites PLAY.2.2
      When the sequences of 1 steps are counted over all chances
      Then there are 16
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

    @PLAY.2.3
    Scenario Outline: The call of a <call> is secret, the formation is not
      Given the offense has lined up
      When red plays call <words>
      And yellow looks at the table
      Then the view has "hidden" at /call
      And the view has "hidden" at /carrier
      And the view has {"type": false, "carrier": false, "zone": false} at /known
      And the view has [13, 8] at /men/offense/Q
      When a bystander looks at the table
      Then the view has "hidden" at /call
      And the view has "hidden" at /carrier
      When red looks at the table
      Then the view has <own> at /call

      Examples:
        | call           | words  | own                         |
        | run by H       | run H  | {"run": "H", "zone": null}  |
        | run by Q       | run Q  | {"run": "Q", "zone": null}  |
        | pass to zone 8 | zone 8 | {"run": null, "zone": 8}    |

  Rule: The defense lines up and the first turn begins

    @PLAY.3.1
    Scenario: After the call the defense places its men
      Given the offense has lined up
      When red plays call zone 8
      Then these may act: yellow (place)
      When yellow plays place T1 on 16,6
      Then the defense's T1 stands on 16,6
      And the offense's T1 stands on 15,6

    @PLAY.3.1
    Scenario: The first man of the defense is not placed on the side of the offense
      Given the defense is to line up
      When yellow plays place T1 on 15,3
      Then it is refused under L5
      And nothing has changed
      When yellow plays place T1 on 16,3
      Then the defense's T1 stands on 16,3

    @PLAY.3.1
    Scenario Outline: While the defense lines up <who> cannot <action>
      Given the defense has placed its men up to G1
      When <who> plays <action>
      Then it is refused under PLAY.3.1
      And nothing has changed

      Examples:
        | who    | action          |
        | red    | place T1 on 15,6 |
        | red    | call run F      |
        | red    | move G1 to 16,7 |
        | yellow | place G3 on 16,9 |
        | yellow | place G1 on 16,4 |
        | chance | allot           |

    @PLAY.3.2
    Scenario: The defense ends its line-up and the squares of the offense are drawn
      Given the defense has lined up
      When yellow plays done
      Then these may act: chance (allot)
      And the phase is allot
      And it is the offense's turn
      And the offense has finished 0 turns and the defense 0

    @PLAY.3.2
    Scenario: With one man unplaced the line-up of the defense cannot be ended
      Given the defense has placed its men up to B2
      When yellow plays done
      Then it is refused under PLAY.3.2
      And nothing has changed
      When yellow plays place S on 19,8
      And yellow plays done
      Then the phase is allot

    @PLAY.3.2
    Scenario: The button that ends the line-up is offered to the defense alone
      Given the defense has lined up
      When yellow looks at the table
      Then the view has ["RULES", "Settings", "Men", "Click When Done"] at /offered
      When red looks at the table
      Then the view has ["RULES", "Settings", "Men"] at /offered

    @PLAY.4.1
    Scenario: A hut-hut announces the first turn, which is the offense's
      Given the defense has lined up
      When yellow plays done
      And red looks at the table
      Then the view has ["hut-hut"] at /sounds
      When yellow looks at the table
      Then the view has ["hut-hut"] at /sounds
      When chance plays allot with squares 4
      Then these may act: red (move)
      And it is the offense's turn
      And 4 of 4 squares are left

    @PLAY.4.1 @M8.3
    Scenario: The hut-hut sounds once in a play
      Given each side has finished 1 turns
      And the squares are to be drawn for the offense
      When red looks at the table
      Then the view has ["click"] at /sounds

    @PLAY.4.1
    Scenario: Muted sounds leave out the hut-hut
      Given sounds are muted
      And the defense has lined up
      When yellow plays done
      And yellow looks at the table
      Then the view has [] at /sounds

    @PLAY.4.1
    Scenario: In the first turn the defense is not to move
      Given the defense has lined up
      When yellow plays done
      And chance plays allot with squares 4
      And yellow plays move L2 to 18,8
      Then it is refused under OBJECTIVE.alternate
      When red plays move F to 11,7
      Then 3 of 4 squares are left

    @PLAY.4.2
    Scenario: The squares left are shown to everybody and fall with each move
      Given it is the offense's turn with 5 of 5 squares left
      When yellow looks at the table
      Then the view has 5 at /squares_left
      When red plays move G2 to 18,8
      And yellow looks at the table
      Then the view has 2 at /squares_left
      When a bystander looks at the table
      Then the view has 2 at /squares_left
      When red plays move F to 11,6
      And red looks at the table
      Then the view has 0 at /squares_left
      And the view has "allot" at /phase

    @PLAY.4.3
    Scenario: A guard blocks a linebacker in the first turn of the offense
      Given the defense's L1 stands on 16,7
      When red plays move G1 to 16,7
      Then the offense's G1 is off the field
      And the defense's L1 is off the field
      And the offense has finished 0 turns and the defense 0

    @PLAY.4.4
    Scenario Outline: In the first turn of the offense the defense sees nothing of a <call>
      Given the call is a <call>
      When yellow looks at the table
      Then the view has "hidden" at /call
      And the view has "hidden" at /carrier
      When a bystander looks at the table
      Then the view has "hidden" at /call
      When red looks at the table
      Then the view has <own> at /call
      And the view has {"of": "offense", "man": "<man>"} at /carrier

      Examples:
        | call            | own                        | man |
        | run by T        | {"run": "T", "zone": null} | T   |
        | pass to zone 11 | {"run": null, "zone": 11}  | Q   |

  Rule: The defense has its turn

    @PLAY.5.1
    Scenario: With the last square of the offense used the defense is to move with a draw of its own
      Given the offense's H has used 5 squares
      When red plays move G2 to 16,8
      Then these may act: chance (allot)
      And it is the defense's turn
      And the offense has finished 1 turns and the defense 0
      When chance plays allot
      Then it needs a squares for allotment
      And the chances are 3 1/4, 4 1/4, 5 1/4, 6 1/4
      When chance plays allot with squares 6
      Then these may act: yellow (move)
      And 6 of 6 squares are left

    @PLAY.5.1
    Scenario: With one square of the offense left the defense is not yet to move
      Given the offense's H has used 5 squares
      When yellow plays move S to 29,8
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed
      When red plays move G2 to 16,8
      And chance plays allot with squares 3
      And yellow plays move S to 29,8
      Then the defense's S stands on 29,8

    @PLAY.5.2
    Scenario Outline: In the first turn of the defense contact with <man> on a <call> is a <what>
      Given the call is a <call>
      And it is the defense's turn with 6 of 6 squares left
      And the offense's <man> stands on 21,4
      And the defense's G1 stands on 22,4
      When yellow asks why for move G1 to 21,4 with <chance>
      Then the explanation cites PLAY.5.2, <clause>
      When yellow plays move G1 to 21,4 with <chance>
      Then the position has <place> at /men/offense/<man>
      And the defense's G1 is off the field

      Examples:
        | call           | man | what    | chance      | clause           | place   |
        | run by H       | H   | tackle  | tackle miss | TACKLE.attempt.1 | [21, 4] |
        | run by H       | F   | block   | no chance   | BLOCK.single     | null    |
        | run by F       | F   | tackle  | tackle miss | TACKLE.attempt.1 | [21, 4] |
        | run by F       | H   | block   | no chance   | BLOCK.single     | null    |
        | pass to zone 8 | Q   | tackle  | tackle miss | TACKLE.attempt.1 | [21, 4] |
        | run by H       | Q   | block   | no chance   | BLOCK.single     | null    |

    @PLAY.5.2
    Scenario: In the first turn of the defense contact with a guard is a block
      Given it is the defense's turn with 6 of 6 squares left
      And the defense's T1 stands on 16,7
      When yellow plays move T1 to 15,7
      Then the offense's G1 is off the field
      And the defense's T1 is off the field

    @PLAY.5.3
    Scenario Outline: In the first turn of the defense a <call> is still hidden
      Given the call is a <call>
      And it is the defense's turn with 6 of 6 squares left
      When yellow looks at the table
      Then the view has "hidden" at /call
      And the view has "hidden" at /carrier
      And the view has {"type": false, "carrier": false, "zone": false} at /known
      When a bystander looks at the table
      Then the view has "hidden" at /call

      Examples:
        | call           |
        | run by Q       |
        | run by H       |
        | pass to zone 3 |

  Rule: What is made known, and when

    @PLAY.6.1 @PLAY.6.2
    Scenario Outline: After a turn of each side a <call> is known by its type alone
      Given the call is a <call>
      And the defense's T1 has used 2 squares
      And it is the defense's turn with 1 of 3 squares left
      When yellow looks at the table
      Then the view has "hidden" at /call
      When yellow plays move S to 29,8
      Then the offense has finished 1 turns and the defense 1
      And the type is known to the defense
      And the zone is hidden from the defense
      When yellow looks at the table
      Then the view has <seen> at /call
      And the view has <carrier> at /carrier
      When a bystander looks at the table
      Then the view has <seen> at /call

      Examples:
        | call           | seen                            | carrier                         |
        | run by H       | {"run": "hidden", "zone": null} | "hidden"                        |
        | run by Q       | {"run": "hidden", "zone": null} | "hidden"                        |
        | pass to zone 8 | {"run": null, "zone": "hidden"} | {"of": "offense", "man": "Q"}   |

    @PLAY.6.1
    Scenario: One square before the end of its first turn the defense does not know the type
      Given the defense's T1 has used 2 squares
      And it is the defense's turn with 2 of 4 squares left
      When yellow plays move S to 29,8
      Then the type is hidden from the defense
      When yellow plays move S to 28,8
      Then the type is known to the defense
      And the carrier is hidden from the defense

    @PLAY.6.2
    Scenario: After a run is known for one, contact with a back who does not have it is a block still
      Given each side has finished 1 turns
      And it is the defense's turn with 6 of 6 squares left
      And the offense has finished 2 turns and the defense 1
      And the offense's F stands on 21,4
      And the defense's G1 stands on 22,4
      When yellow plays move G1 to 21,4
      Then the offense's F is off the field
      And the carrier is hidden from the defense
      When yellow looks at the table
      Then the view has {"run": "hidden", "zone": null} at /call

    @PLAY.7.1
    Scenario: Until he throws the quarterback is tackled as a carrier of power 2
      Given the call is a pass to zone 8
      And the offense has finished 2 turns and the defense 1
      And it is the defense's turn with 6 of 6 squares left
      And the offense's Q stands on 13,4
      And the defense's G1 stands on 14,4
      When yellow plays move G1 to 13,4
      Then it needs a tackle for tackle
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When yellow asks why for move G1 to 13,4 with tackle tackle
      Then the explanation cites PLAY.7.1
      When yellow plays move G1 to 13,4 with tackle tackle
      Then the scrimmage line is 13 and the first-down line 20
      And it is down 2

    @PASS.ball-moves @B1.2
    Scenario: After the throw the quarterback is no carrier any more
      Given the call is a pass to zone 8
      And each side has finished 1 turns
      And the offense's Q stands on 13,4
      And the defense's G1 stands on 14,4
      When red asks why for throw to 22,8 with no chance
      Then the explanation cites PASS.ball-moves
      When red plays throw to 22,8
      Then nobody has the ball
      When red plays move TE to 19,5
      And red plays move F to 11,6
      And chance plays allot with squares 4
      And yellow plays move G1 to 13,4
      Then it is refused under B1.2

    @PLAY.7.2
    Scenario Outline: After the type is known the pass may be thrown in the <turn> turn of the offense
      Given the call is a pass to zone 8
      And each side has finished <finished> turns
      When red plays throw to 22,8
      Then these may act: red (move)
      And the ball is in the air over 22,8
      And nobody has the ball
      And it is the offense's turn

      Examples:
        | turn   | finished |
        | second | 1        |
        | third  | 2        |
        | sixth  | 5        |

    @PLAY.7.2
    Scenario: A pass that may be thrown may be held back by moving somebody
      Given the call is a pass to zone 8
      And each side has finished 1 turns
      When red plays move G2 to 16,8
      Then the offense's Q has the ball
      When red asks why for move G2 to 17,8 with no chance
      Then the explanation cites PLAY.7.2
      When red plays move G2 to 18,8
      Then the offense's Q has the ball
      And the zone is hidden from the defense

    @PLAY.7.2
    Scenario: On a run nothing is thrown
      Given the call is a run by Q
      And each side has finished 1 turns
      When red plays throw to 22,8
      Then it is refused under PLAY.7.2
      And nothing has changed

    @PLAY.7.2
    Scenario: On a known pass the offense may move, throw or scramble, and on a run only move
      Given the call is a pass to zone 8
      And the offense has finished 2 turns and the defense 1
      And the defense's T1 has used 2 squares
      And it is the defense's turn with 1 of 3 squares left
      When yellow plays move S to 29,8
      And chance plays allot with squares 4
      Then these may act: red (move, scramble, throw)
      When red plays throw to 25,10
      Then these may act: red (move)
      And the ball is in the air over 25,10

    @PLAY.7.3
    Scenario: The zone is hidden while the quarterback waits and known when he throws
      Given the call is a pass to zone 8
      And each side has finished 3 turns
      When yellow looks at the table
      Then the view has {"run": null, "zone": "hidden"} at /call
      And the view has {"of": "offense", "man": "Q"} at /carrier
      When red plays throw to 22,8
      Then the zone is known to the defense
      When yellow looks at the table
      Then the view has {"run": null, "zone": 8} at /call
      When a bystander looks at the table
      Then the view has {"run": null, "zone": 8} at /call

    @PLAY.7.4
    Scenario Outline: The runner <back> is made known when each side has finished two turns
      Given the call is a run by <back>
      And the offense has finished 2 turns and the defense 1
      And the defense's T1 has used 2 squares
      And it is the defense's turn with 1 of 3 squares left
      When yellow looks at the table
      Then the view has "hidden" at /carrier
      When yellow plays move S to 29,8
      Then the carrier is known to the defense
      And the offense has finished 2 turns and the defense 2
      When yellow looks at the table
      Then the view has {"run": "<back>", "zone": null} at /call
      And the view has {"of": "offense", "man": "<back>"} at /carrier

      Examples:
        | back |
        | Q    |
        | F    |
        | H    |
        | T    |

    @PLAY.7.4
    Scenario: The second turn of the offense does not yet show the runner
      Given each side has finished 1 turns
      And the offense's T1 has used 2 squares
      And it is the offense's turn with 1 of 3 squares left
      When red plays move G2 to 16,8
      Then the carrier is hidden from the defense
      And the offense has finished 2 turns and the defense 1
      When chance plays allot with squares 3
      And yellow plays move S to 27,8
      Then the carrier is known to the defense

  Rule: A play ends with a tackle, a recovery, a safety or a touchdown

    @PLAY.end
    Scenario: A tackle ends the play at once and the squares left are lost
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 17,4
      And the defense's S stands on 18,4
      When yellow plays move S to 17,4 with tackle tackle
      Then these may act: red (place)
      And the phase is line-up
      And it is play 2
      And it is down 2
      And the scrimmage line is 17 and the first-down line 20
      And nobody has the ball
      And the position has null at /call
      And the position has 0 at /left
      And the offense has finished 0 turns and the defense 0
      And the offense's G1 is off the field
      And the type is hidden from the defense

    @PLAY.end
    Scenario: The recovery of a fumble ends the play at once
      Given the offense has finished 2 turns and the defense 1
      And it is the defense's turn with 6 of 6 squares left
      And the offense's H is off the field
      And the ball lies loose on 29,9 fumbled by the offense
      When yellow plays move S to 29,9
      Then these may act: yellow (place)
      And it is play 2
      And yellow is on offense

    @PLAY.end @OBJECTIVE.touchdown
    Scenario Outline: Going <way> a runner who gets into the end zone ends the play and the game, known or not
      Given red is on offense going <way>
      And the offense's H stands on <from>
      When red plays move H to <to>
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the phase is over
      And the position has "touchdown" at /score
      And the carrier is known to the defense

      Examples:
        | way  | from | to   |
        | east | 53,4 | 56,4 |
        | west | 8,4  | 5,4  |

    @M8.2
    Scenario: A runner in the last column before the goal line plays on
      Given the offense's H stands on 53,4
      When red plays move H to 55,4
      Then the game goes on
      And the phase is move

    @PLAY.end @OBJECTIVE.safety
    Scenario: A tackle in the own end zone ends the play and the game
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 4,4
      And the defense's S stands on 6,4
      When yellow plays move S to 4,4 with tackle tackle
      Then the game is over and yellow has won under OBJECTIVE.safety
      And the position has "safety" at /score

    @TACKLE.removal-miss
    Scenario: A missed tackle does not end the play
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 17,4
      And the defense's S stands on 18,4
      When yellow plays move S to 17,4 with tackle miss
      Then the game goes on
      And the phase is move
      And it is play 1
      And 5 of 6 squares are left

    @TACKLE.fumble-roll
    Scenario: A fumble does not end the play before somebody has the ball
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 19,6
      And the defense's S stands on 20,6
      When yellow plays move S to 19,6 with tackle fumble, roll south
      Then the phase is move
      And the ball lies loose on 19,10 fumbled by the offense
      And it is the defense's turn
      And 5 of 6 squares are left
      When yellow plays move B1 to 28,5
      Then the phase is move
      And the ball lies loose on 19,10 fumbled by the offense
      And it is play 1

    @PLAY.end @OBJECTIVE.alternate
    Scenario: In its hundredth turn the offense still plays on
      Given each side has finished 99 turns
      And the offense's T1 has used 2 squares
      And it is the offense's turn with 1 of 3 squares left
      When red plays move G2 to 16,8
      Then the offense has finished 100 turns and the defense 99
      And it is the defense's turn
      When chance plays allot with squares 3
      And yellow plays move S to 27,8
      And chance plays allot with squares 3
      And red plays move H to 15,9
      Then it is refused under M4
      When red plays move H to 14,9
      Then the game goes on

  Rule: What is known fits the turns that were played

    @PLAY.6.1
    Scenario: After a turn of each side the type cannot be hidden
      Given each side has finished 1 turns
      And the position says /known/type is false
      When the position is put on the table
      Then it is refused under PLAY.6.1

    @PLAY.7.4
    Scenario: After two turns of each side the runner cannot be hidden
      Given each side has finished 2 turns
      And the position says /known/carrier is false
      When the position is put on the table
      Then it is refused under PLAY.7.4

    @PLAY.5.3
    Scenario: In the first turn of the defense the type alone cannot be known
      Given it is the defense's turn with 6 of 6 squares left
      And the type is known to the defense
      When the position is put on the table
      Then it is refused under PLAY.5.3

    @PLAY.7.1
    Scenario: On a known pass the quarterback cannot be a hidden carrier
      Given the call is a pass to zone 8
      And each side has finished 1 turns
      And the position says /known/carrier is false
      When the position is put on the table
      Then it is refused under PLAY.7.1

    @PLAY.7.1
    Scenario: Before the throw nobody but the quarterback has the ball of a pass play
      Given the call is a pass to zone 8
      And each side has finished 1 turns
      And the offense's H has the ball
      When the position is put on the table
      Then it is refused under PLAY.7.1

    @PLAY.2.1
    Scenario: On a run nobody but the back who was called has the ball
      Given the call is a run by F
      And the offense's H has the ball
      When the position is put on the table
      Then it is refused under PLAY.2.1

    @PLAY.7.3
    Scenario: The zone cannot be known on a run
      Given each side has finished 2 turns
      And the position says /known/zone is true
      When the position is put on the table
      Then it is refused under PLAY.7.3

    @PLAY.7.2
    Scenario: The zone cannot be known before the pass could be thrown
      Given the offense has finished 0 turns and the defense 0
      And a pass to zone 8 is in the air over 22,8
      When the position is put on the table
      Then it is refused under PLAY.7.2

    @PLAY.7.3
    Scenario: With a pass in the air the zone cannot be hidden
      Given a pass to zone 8 is in the air over 22,8
      And the position says /known/zone is false
      When the position is put on the table
      Then it is refused under PLAY.7.3

    @PLAY.1.2
    Scenario: Once the defense lines up there is a call
      Given the defense is to line up
      And the position says /call is null
      And the position says /carrier is null
      When the position is put on the table
      Then it is refused under PLAY.1.2

    @PLAY.3.1
    Scenario: While the offense lines up no defender has been placed
      Given the offense has lined up
      And the defense's T1 stands on 16,6
      When the position is put on the table
      Then it is refused under PLAY.3.1

  Rule: What may not be known yet

    @PLAY.2.3
    Scenario: Nothing of the call can be known while the defense lines up
      Given the defense is to line up
      And the position says /known/type is true
      When the position is put on the table
      Then it is refused under PLAY.2.3

    @PLAY.4.4
    Scenario: The type cannot be known in the offense's first turn of a pass play
      Given the call is a pass to zone 8
      And the position says /known/type is true
      When the position is put on the table
      Then it is refused under PLAY.4.4

    @PLAY.6.2
    Scenario: The zone cannot be known while the quarterback still has the pass
      Given the call is a pass to zone 8
      And each side has finished 1 turns
      And the position says /known/zone is true
      When the position is put on the table
      Then it is refused under PLAY.6.2

    @PLAY.4.3
    Scenario: In its first turn the offense may try a block that power cannot win
      Given the defense's T1 stands on 16,7
      When red plays move G1 to 16,7
      Then the offense's G1 is off the field
      And the defense's T1 is pale from G1
      And 5 of 6 squares are left
