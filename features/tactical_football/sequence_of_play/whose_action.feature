Feature: The side that may act in each phase
  The right action by the wrong side, with the wrong man, or with a man who can do nothing.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The side that may act before the play

    @4.0.1 @case:only-chance-tosses-the-coin
    Scenario Outline: A Player who tries to toss the coin is refused
      Given the coin is to be tossed
      When <side> tries to <action>
      Then it is refused under 4.0.1

      Examples:
        | side | action        |
        | home | toss the coin |
        | away | toss the coin |

    @14.2.2 @case:the-offense-rolls-for-its-objective
    Scenario Outline: Only the offense rolls for its objective
      Given the objective is to be rolled
      When <side> tries to <action>
      Then it is refused under 14.2.2

      Examples:
        | side        | action             |
        | the defense | roll the objective |

    @4.1.2 @case:a-side-selects-its-own-men-in-its-turn
    Scenario Outline: Each side may select only its own men, in its turn
      Given the offense is to select its men
      When <side> tries to <action>
      Then it is refused under 4.1.2

      Examples:
        | side        | action                                                              |
        | the defense | select the men #61, #91, #99, #94, #64, #55, #89, #13, #5, #11, #26 |

    @4.1.2 @case:a-side-places-in-its-own-set-up
    Scenario Outline: Each side may place men only in its own set-up
      Given the offense is to place its men
      When <side> tries to <action>
      Then it is refused under 4.1.2

      Examples:
        | side        | action                 |
        | the defense | place #51 on 1924      |
        | the defense | place the ball on 1930 |
        | the defense | face #51 to N          |

    @4.1.2
    Scenario Outline: The defense does not place the ball
      Given the defense is to place its men
      When <side> tries to <action>
      Then it is refused under 4.1.2

      Examples:
        | side        | action                 |
        | the defense | place the ball on 1930 |
        | the offense | place #61 on 1931      |

    @4.1.1 @case:a-man-faces-once-he-is-placed
    Scenario Outline: A man may not choose a facing before he is placed
      Given the offense is to place its men
      When <side> tries to <action>
      Then it is refused under 4.1.1

      Examples:
        | side        | action        |
        | the offense | face #51 to N |

    @4.1.1 @case:men-are-placed-in-their-order
    Scenario Outline: A man placed out of his side's fixed order is refused
      Given the offense is to place its men
      When <side> tries to <action>
      Then it is refused under 4.1.1

      Examples:
        | side        | action            |
        | the offense | place #65 on 1924 |
        | the offense | place #60 on 1924 |

    @3.1.1 @case:men-are-placed-on-the-map
    Scenario Outline: A man may not be placed off the map
      Given <side> is to place its men
      When <side> tries to <action>
      Then it is refused under 3.1.1

      Examples:
        | side        | action            |
        | the offense | place #51 on 3824 |
        | the defense | place #61 on 3840 |

    @4.1.1 @case:a-side-is-done-when-all-its-men-are-placed
    Scenario Outline: A side may end its set-up only when all men are placed
      Given the offense is to place its men
      When <side> tries to <action>
      Then it is refused under 4.1.1

      Examples:
        | side        | action          |
        | the offense | be done placing |

    @5.0.1 @case:the-other-side-does-not-end-a-set-up
    Scenario Outline: The side that is not placing men may not end a set-up
      Given the offense is to place its men
      When <side> tries to <action>
      Then it is refused under 5.0.1

      Examples:
        | side        | action          |
        | the defense | be done placing |

    @13.PROC.3 @case:the-offense-selects-in-its-huddle
    Scenario Outline: Only the offense selects a play in the huddle
      Given the offense is in the huddle
      When <side> tries to <action>
      Then it is refused under 13.PROC.3

      Examples:
        | side        | action                                  |
        | the defense | select Reaction Charge and Zone Defense |

  Rule: The side that may act before the snap

    @13.PROC.3 @case:each-side-selects-in-its-own-phase
    Scenario Outline: Each side selects a play only in its own phase
      Given it is <other>'s play selection
      When <side> tries to <action>
      Then it is refused under 13.PROC.3

      Examples:
        | side        | action                                  | other       |
        | the defense | select Reaction Charge and Zone Defense | the offense |
        | the offense | select Pass Blocking and Run Right      | the defense |

    @4.2.1 @case:the-offense-calls-game-turns
    Scenario Outline: Only the offense calls Game-Turns
      Given the offense is to call Game-Turn 3
      When <side> tries to <action>
      Then it is refused under 4.2.1

      Examples:
        | side        | action                       |
        | the defense | call a Snap Game-Turn        |
        | the defense | call a Pre-Contact Game-Turn |

    @4.2.1 @case:before-it-has-called-one-it-moves-nobody
    Scenario: The offense may not move before it calls a Game-Turn
      Given the offense is to call Game-Turn 3
      When the offense tries to move #85 to 2430
      Then it is refused under 4.2.1

    @5.12.1.A.2 @case:the-offense-snaps
    Scenario Outline: The defense may not act during the offense's snap
      Given it is the offense's snap
      When <side> tries to <action>
      Then it is refused under 5.12.1.A.2

      Examples:
        | side        | action        |
        | the defense | snap the ball |

  Rule: The side that may act after the snap

    @7.1.D @case:a-side-moves-its-men-in-its-own-phase
    Scenario Outline: A side may move its men only in its own phase
      Given it is the offense's movement in the Snap Game-Turn
      When <side> tries to <action>
      Then it is refused under 7.1.D

      Examples:
        | side        | action                          |
        | the defense | move #5 to 2734                 |
        | the defense | turn #5 to SE                   |
        | the defense | leave the field with #5 going N |
        | the defense | put #5 in motion                |
        | the defense | contact #36 with #64            |
        | the defense | enter the hex of #12 with #64   |

    @7.1.D @case:the-offense-does-not-move-in-the-defenses-phase
    Scenario Outline: The offense may not move in the defense's phase
      Given it is the defense's movement in a Contact Game-Turn
      When <side> tries to <action>
      Then it is refused under 7.1.D

      Examples:
        | side        | action                           |
        | the offense | move #85 to 2430                 |
        | the offense | turn #85 to NE                   |
        | the offense | contact #64 with #36             |
        | the offense | leave the field with #85 going N |

    @4.1.1 @case:men-of-the-other-side-are-not-moved
    Scenario Outline: A side may not move the opponent's men
      Given it is <side>'s movement in a Contact Game-Turn
      When <side> tries to <action>
      Then it is refused under 4.1.1

      Examples:
        | side        | action                           |
        | the offense | move #5 to 2734                  |
        | the defense | move #85 to 2430                 |
        | the offense | turn #5 to SE                    |
        | the offense | contact #36 with #64             |
        | the offense | leave the field with #60 going N |

    @7.2.G.1 @case:who-has-left-the-field-does-nothing
    Scenario Outline: A man who has left the field may not act
      Given the offense's #36 is off the field
      When <side> tries to <action>
      Then it is refused under 7.2.G.1

      Examples:
        | side        | action                           |
        | the offense | move #36 to 1829                 |
        | the offense | turn #36 to NE                   |
        | the offense | contact #64 with #36             |
        | the offense | leave the field with #36 going N |

    @T.recovery.I @case:who-is-injured-does-nothing
    Scenario Outline: An injured man may not act
      Given the offense's #36 is injured
      When <side> tries to <action>
      Then it is refused under T.recovery.I

      Examples:
        | side        | action                           |
        | the offense | move #36 to 1829                 |
        | the offense | turn #36 to NE                   |
        | the offense | contact #64 with #36             |
        | the offense | leave the field with #36 going N |

    @T.contact.Dn @case:who-is-neutralized-does-nothing
    Scenario Outline: A neutralized man may not act
      Given the offense's #36 is neutralized 1
      When <side> tries to <action>
      Then it is refused under T.contact.Dn

      Examples:
        | side        | action                           |
        | the offense | turn #36 to NE                   |
        | the offense | contact #64 with #36             |
        | the offense | leave the field with #36 going N |

    @8.6.L.1 @case:the-offense-downs-the-ball
    Scenario Outline: Only the offense may down the ball
      Given it is the offense's movement in a Contact Game-Turn
      When <side> tries to <action>
      Then it is refused under 8.6.L.1

      Examples:
        | side        | action        |
        | the defense | down the ball |

    @5.0.1 @case:the-other-side-does-not-end-a-movement
    Scenario Outline: Only the side that is moving may end its movement
      Given it is <other>'s movement in a Contact Game-Turn
      When <side> tries to <action>
      Then it is refused under 5.0.1

      Examples:
        | side        | action           | other       |
        | the defense | end its movement | the offense |
        | the offense | end its movement | the defense |

    @T.recovery.use @case:a-side-rolls-for-its-own-men
    Scenario Outline: A side may roll recovery only for its own men
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      When <side> tries to <action>
      Then it is refused under T.recovery.use

      Examples:
        | side        | action                     |
        | the defense | roll for recovery with #36 |
        | the offense | roll for recovery with #31 |

    @5.13.1.B.1 @case:the-offense-commits-itself
    Scenario Outline: Only the offense may commit itself to a pass
      Given it is the offense's pass commitment
      When <side> tries to <action>
      Then it is refused under 5.13.1.B.1

      Examples:
        | side        | action                   |
        | the defense | commit to no pass        |
        | the defense | commit to a lateral pass |

    @8.0.3 @case:the-offense-resolves-passive-contacts
    Scenario Outline: Only the offense resolves passive contacts
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1440
      And the defense's #5 stands on 1440
      When <side> tries to <action>
      Then it is refused under 8.0.3

      Examples:
        | side        | action                            |
        | the defense | contact the man on the hex of #12 |

    @5.13.1.C.1 @case:a-passive-contact-is-resolved-where-there-is-one
    Scenario Outline: A passive contact is refused for a man without an opponent in his hex
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1440
      And the defense's #5 stands on 1440
      When <side> tries to <action>
      Then it is refused under 5.13.1.C.1

      Examples:
        | side        | action                            |
        | the offense | contact the man on the hex of #36 |

    @5.12.2.D @case:the-offense-records-its-target-hexes
    Scenario Outline: Only the offense records target hexes
      Given the offense is to record its target hexes
      When <side> tries to <action>
      Then it is refused under 5.12.2.D

      Examples:
        | side        | action                     |
        | the defense | record the target hex 1640 |

    @3.1.1 @case:a-recorded-target-hex-is-on-the-map
    Scenario Outline: A target hex off the map may not be recorded
      Given the offense is to record its target hexes
      When <side> tries to <action>
      Then it is refused under 3.1.1

      Examples:
        | side        | action                     |
        | the offense | record the target hex 3840 |

    @5.0.1 @case:the-offense-ends-the-phases-of-its-passes
    Scenario Outline: Only the offense ends its pass phases
      Given <phase>
      When <side> tries to <action>
      Then it is refused under 5.0.1

      Examples:
        | side        | action        | phase                                |
        | the defense | throw no pass | the offense is to throw a short pass |
        | the defense | throw no pass | the offense is to throw a long pass  |

    @7.5.9 @case:nobody-enters-a-second-hex-with-an-opponent-in-the-first
    Scenario: A defender in an opponent's hex may not enter a second opponent's hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #12 stands on 0140
      And the defense's #5 stands on 0240 facing SW
      When the defense's #5 enters the hex of #12
      And the defense's #5 moves to 0139
      Then it is refused under 7.5.9

    @7.5.9 @case:nobody-leaves-the-field-from-the-hex-of-an-opponent
    Scenario: A man who entered an opponent's hex may not leave the field
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #12 stands on 0140
      And the defense's #5 stands on 0240 facing SW
      When the defense's #5 enters the hex of #12
      And the defense's #5 leaves the field going SW
      Then it is refused under 7.5.9

    @7.5.6 @case:a-defender-does-not-stay-with-a-man-who-may-not-have-the-ball
    Scenario: A defender may not stay in the hex of a man without the ball
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the defense's #5 stands on 1440
      When the defense ends its movement
      Then it is refused under 7.5.6

    @7.2.J.1 @case:a-man-halted-by-zones-enters-no-further-hex
    Scenario: A man stopped between controlled hexes may enter no further hex
      Given the offense's #36 stands on 1440
      And the offense's #36 has spent 1 point since he stood on 1439
      And the offense's #36 has entered a hex
      And the offense's #36 has been halted going from zone to zone
      And the offense's #36 is the man being moved
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.J.1

    @7.2.J.1 @case:a-man-halted-by-zones-does-not-leave-the-field
    Scenario: A man stopped between controlled hexes may not leave the field
      Given the offense's #36 stands on 0140 facing NW
      And the offense's #36 has spent 1 point since he stood on 0139
      And the offense's #36 has entered a hex
      And the offense's #36 has been halted going from zone to zone
      And the offense's #36 is the man being moved
      When the offense's #36 leaves the field going NW
      Then it is refused under 7.2.J.1

    @7.1.E
    Scenario Outline: Only one man is moved at a time
      Given the offense's #36 has moved and has 5 points left
      And the offense's #85 is moving with 11 points left
      When <side> tries to <action>
      Then it is refused under 7.1.E

      Examples:
        | side        | action                           |
        | the offense | move #36 to 1829                 |
        | the offense | turn #36 to NE                   |
        | the offense | contact #64 with #36             |
        | the offense | leave the field with #36 going N |

    @7.2.F.2.2 @case:while-a-man-passes-through-nobody-else-acts
    Scenario Outline: While a man passes through a hex, no other man may act
      Given the offense's #36 stands on 1440
      And the offense's #31 stands on 1440
      And the offense's #36 has spent 1 point since he stood on 1439
      And the offense's #36 has entered a hex
      And the offense's #36 is the man being moved
      And the offense's #36 is passing through going N
      When <side> tries to <action>
      Then it is refused under 7.2.F.2.2

      Examples:
        | side        | action                            |
        | the offense | move #85 to 2430                  |
        | the offense | turn #85 to NE                    |
        | the offense | contact #55 with #83              |
        | the offense | leave the field with #21 going NW |
        | the offense | turn #36 to NE                    |
        | the offense | contact #64 with #36              |
        | the offense | end its movement                  |

    @T.contact.Dh.1 @case:a-man-who-is-hit-enters-no-hex
    Scenario Outline: A Hit man may not enter a hex
      Given the offense's #21 is Hit
      And the offense's #21 stands on 0130 facing NW
      When <side> tries to <action>
      Then it is refused under T.contact.Dh.1

      Examples:
        | side        | action                            |
        | the offense | move #21 to 0131                  |
        | the offense | leave the field with #21 going NW |

    @3.1.1 @case:nobody-leaves-the-field-but-at-its-edge
    Scenario Outline: A man may leave the field only at its edge
      Given the offense's #36 stands on 1440
      When <side> tries to <action>
      Then it is refused under 3.1.1

      Examples:
        | side        | action                           |
        | the offense | leave the field with #36 going N |

    @8.0.1 @case:a-contact-is-made-with-a-man-of-the-other-side
    Scenario Outline: A man may contact only an opponent
      Given the offense's #36 stands on 1440
      When <side> tries to <action>
      Then it is refused under 8.0.1

      Examples:
        | side        | action               |
        | the offense | contact #65 with #36 |
        | the offense | contact #75 with #36 |

  Rule: The side that rolls for recovery

    @T.recovery.r1 @case:a-throw-is-read-on-the-line-of-marker-1
    Scenario: A recovery roll for neutralization marker 1 uses line 1 of the recovery table
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 1
      When the offense's #36 rolls for recovery: the dice show 7
      Then it is accepted

    @T.recovery.r2 @case:a-throw-is-read-on-the-line-of-marker-2
    Scenario: A recovery roll for neutralization marker 2 uses line 2 of the recovery table
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 2
      When the offense's #36 rolls for recovery: the dice show 7
      Then it is accepted

    @T.recovery.r3 @case:a-throw-is-read-on-the-line-of-marker-3
    Scenario: A recovery roll for neutralization marker 3 uses line 3 of the recovery table
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 3
      When the offense's #36 rolls for recovery: the dice show 7
      Then it is accepted

    @T.recovery.r4 @case:a-throw-is-read-on-the-line-of-marker-4
    Scenario: A recovery roll for neutralization marker 4 uses line 4 of the recovery table
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 4
      When the offense's #36 rolls for recovery: the dice show 7
      Then it is accepted

    @5.13.0 @case:the-target-hexes-stay-recorded-in-the-game-turns-that-follow
    Scenario: The target hexes stay recorded in later Game-Turns
      Given it is the defense's movement in a Contact Game-Turn
      When the defense ends its movement
      And the offense looks at the table
      Then the target hexes are shown as 1640 and 2240
