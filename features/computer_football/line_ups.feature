Feature: The line-ups of the computer game
  Linemen stand at the line, ends there or downfield, and backs behind them. The defense stands beyond the line.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: Tackles and guards line up in the column next to the line

    @L1 @case:a-lineman-is-placed-in-the-column-next-to-the-line
    Scenario Outline: A lineman must be placed in the column next to the line
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And red has placed its men up to <before>
      When red places <man> on <column>,<row>
      Then red's <man> stands on <column>,<row>

      Examples:
        | way  | line | yellow | before | man | column | row |
        | east | 15   | 20     | T1     | T2  | 15     | 1   |
        | east | 15   | 20     | T2     | G1  | 15     | 15  |
        | east | 15   | 20     | G1     | G2  | 15     | 14  |
        | east | 15   | 20     | G2     | G3  | 15     | 9   |
        | west | 45   | 40     | T1     | T2  | 46     | 15  |
        | west | 45   | 40     | G2     | G3  | 46     | 2   |
        | east | 55   | 55     | T2     | G1  | 55     | 7   |
        | east | 5    | 10     | T2     | G1  | 5      | 7   |

    @L1 @case:down-in-the-last-column-the-linemen-stand-in-front-of-the-goal-line
    Scenario Outline: Linemen may line up in the last column before the goal line
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a tackle
      Then the scrimmage line is <goal> and the first-down line <goal>
      And it is down 2
      When red places T1 on <column>,8
      Then red's T1 stands on <column>,8

      Examples:
        | way  | line | goal | at   | from | column |
        | east | 50   | 55   | 55,8 | 57,8 | 55     |
        | west | 10   | 5    | 6,8  | 4,8  | 6      |

    @OBJECTIVE.touchdown @case:where-touching-the-goal-line-scores-down-in-the-last-column-is-a-touchdown
    Scenario Outline: Under CF-A84 counts-as-touchdown, a carrier tackled in the last column scores a touchdown
      Given the reading CF-A84 is counts-as-touchdown
      And red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a tackle
      Then the game is over and red has won under OBJECTIVE.touchdown

      Examples:
        | way  | line | goal | at   | from |
        | east | 50   | 55   | 55,8 | 57,8 |
        | west | 10   | 5    | 6,8  | 4,8  |

    @L1 @case:where-no-play-starts-on-the-goal-line-down-in-the-last-column-puts-the-linemen-two-yards-back
    Scenario Outline: Under CF-A84 pull-back-one-column, a tackle in the last column moves the line back
      Given the reading CF-A84 is pull-back-one-column
      And red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a tackle
      Then the scrimmage line is <next> and the first-down line <goal>
      And it is down 2
      When red places T1 on <at>
      Then it is refused under L1
      When red places T1 on <column>,8
      Then red's T1 stands on <column>,8

      Examples:
        | way  | line | goal | at   | from | next | column |
        | east | 50   | 55   | 55,8 | 57,8 | 54   | 54     |
        | west | 10   | 5    | 6,8  | 4,8  | 6    | 7      |

    @L1 @case:a-lineman-is-not-placed-in-another-column
    Scenario Outline: A lineman placed away from the column next to the line is refused
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And red has placed its men up to <before>
      When red places <man> on <column>,<row>
      Then it is refused under L1
      And nothing has changed

      Examples:
        | way  | line | yellow | before | man | column | row |
        | east | 15   | 20     | T1     | T2  | 14     | 10  |
        | east | 15   | 20     | T1     | T2  | 16     | 10  |
        | east | 15   | 20     | T2     | G1  | 14     | 7   |
        | east | 15   | 20     | G1     | G2  | 16     | 8   |
        | east | 15   | 20     | G2     | G3  | 21     | 9   |
        | west | 45   | 40     | T1     | T2  | 45     | 10  |
        | west | 45   | 40     | T2     | G1  | 47     | 7   |

    @L1 @case:the-first-tackle-has-fifteen-squares-to-stand-on-all-in-the-column-next-to-the-line
    Scenario: Tackle T1, the first man placed, has fifteen possible squares next to the line
      Given red is to line up
      When the sequences of 1 steps are counted over all chances
      Then there are 15
      And red has exactly these actions
        | action            |
        | place T1 on 15,1  |
        | place T1 on 15,2  |
        | place T1 on 15,3  |
        | place T1 on 15,4  |
        | place T1 on 15,5  |
        | place T1 on 15,6  |
        | place T1 on 15,7  |
        | place T1 on 15,8  |
        | place T1 on 15,9  |
        | place T1 on 15,10 |
        | place T1 on 15,11 |
        | place T1 on 15,12 |
        | place T1 on 15,13 |
        | place T1 on 15,14 |
        | place T1 on 15,15 |
      When red places T1 on 15,15
      Then red's T1 stands on 15,15

  Rule: Ends line up with the linemen or downfield

    @L2.1 @case:an-end-is-placed-with-the-linemen
    Scenario Outline: An end may be placed in the linemen's column
      Given red is on offense going <way>
      And red has placed its men up to <before>
      When red places <man> on <square>
      Then red's <man> stands on <square>

      Examples:
        | way  | before | man | square |
        | east | G3     | TE  | 15,11  |
        | east | TE     | SE  | 15,1   |
        | west | G3     | TE  | 46,5   |
        | west | TE     | SE  | 46,15  |

    @L2.2 @L2.3 @case:an-end-is-placed-downfield
    Scenario Outline: An end may be placed downfield
      Given red is on offense going <way>
      And red has placed its men up to <before>
      When red places <man> on <square>
      Then red's <man> stands on <square>

      Examples:
        | way  | before | man | square |
        | east | G3     | TE  | 21,1   |
        | east | G3     | TE  | 25,15  |
        | east | TE     | SE  | 21,8   |
        | east | TE     | SE  | 25,8   |
        | west | G3     | TE  | 36,15  |
        | west | TE     | SE  | 40,1   |

    @L2.3 @FIELD.zones-12 @case:downfield-are-the-columns-10-to-20-yards-from-the-line
    Scenario Outline: The downfield columns lie 10 to 20 yards from the line
      When the window is looked up for line <line> going <way>
      Then the columns <from> to <to> are downfield
      When the zone of <north> is looked up for line <line> going <way>
      Then it is in zone <first>
      When the zone of <south> is looked up for line <line> going <way>
      Then it is in zone <last>

      Examples:
        | line | way  | from | to | north | first | south | last |
        | 15   | east | 21   | 25 | 21,1  | 7     | 25,15 | 9    |
        | 44   | east | 50   | 54 | 50,5  | 7     | 54,11 | 9    |
        | 45   | west | 36   | 40 | 40,1  | 4     | 36,15 | 6    |
        | 54   | west | 45   | 49 | 49,1  | 4     | 45,15 | 6    |

    @L2.5 @case:both-ends-may-stand-with-the-linemen-or-downfield
    Scenario Outline: Each end may line up with the linemen or downfield
      Given red has placed its men up to G3
      When red places TE on <tight>
      Then red's TE stands on <tight>
      When red places SE on <split>
      Then red's SE stands on <split>
      When red places Q on 13,8
      Then red's Q stands on 13,8

      Examples:
        | tight | split |
        | 15,5  | 15,12 |
        | 15,5  | 22,8  |
        | 22,8  | 15,12 |
        | 22,8  | 23,8  |

    @L2.5 @case:an-end-downfield-does-not-let-the-other-end-stand-elsewhere
    Scenario: If one end is downfield, the second end has the same columns to choose
      Given red has placed its men up to TE
      And red's TE stands on 22,8
      When red places SE on 20,8
      Then it is refused under L2.2
      And nothing has changed
      When red places SE on 22,9
      Then red's SE stands on 22,9

    @L2.1 @case:an-end-is-not-placed-behind-the-linemen
    Scenario Outline: An end placed behind the linemen is refused
      Given red is on offense going <way>
      And red has placed its men up to <before>
      When red places <man> on <square>
      Then it is refused under L2.2
      And nothing has changed

      Examples:
        | way  | before | man | square |
        | east | G3     | TE  | 14,11  |
        | east | TE     | SE  | 14,1   |
        | west | G3     | TE  | 47,5   |
        | west | TE     | SE  | 47,15  |

    @L2.2 @case:an-end-is-not-placed-too-near-or-too-far
    Scenario Outline: An end placed too near or too far downfield is refused
      Given red is on offense going <way>
      And red has placed its men up to <before>
      When red places <man> on <square>
      Then it is refused under L2.2
      And nothing has changed

      Examples:
        | way  | before | man | square |
        | east | G3     | TE  | 16,8   |
        | east | G3     | TE  | 20,8   |
        | east | TE     | SE  | 20,1   |
        | east | TE     | SE  | 26,1   |
        | east | TE     | SE  | 30,15  |
        | west | G3     | TE  | 41,8   |
        | west | TE     | SE  | 35,8   |

    @L2.4 @case:inside-the-20-no-end-is-placed-downfield
    Scenario Outline: An end placed downfield inside the 20 is refused
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And red has placed its men up to <before>
      When red places <man> on <square>
      Then it is refused under L2.4
      And nothing has changed

      Examples:
        | way  | line | yellow | before | man | square |
        | east | 46   | 51     | G3     | TE  | 51,8   |
        | east | 46   | 51     | TE     | SE  | 55,1   |
        | east | 50   | 55     | G3     | TE  | 55,15  |
        | west | 14   | 9      | G3     | TE  | 10,8   |
        | west | 14   | 9      | TE     | SE  | 6,8    |

    @L2.2
    Scenario: The tight end has eighty-five squares, ten with the linemen and seventy-five downfield
      Given red has placed its men up to G3
      When the sequences of 1 steps are counted over all chances
      Then there are 85
      When red places TE on 23,3
      Then red's TE stands on 23,3

    @L2.4 @case:not-inside-the-20-an-end-is-placed-downfield
    Scenario Outline: An end may be placed downfield while the line is outside the 20
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And red has placed its men up to G3
      When red asks by which rules to place TE on <square>
      Then the explanation cites L2.4
      When red places TE on <square>
      Then red's TE stands on <square>

      Examples:
        | way  | line | yellow | square |
        | east | 44   | 49     | 54,8   |
        | east | 45   | 50     | 51,1   |
        | east | 45   | 50     | 55,15  |
        | west | 16   | 11     | 11,8   |
        | west | 15   | 10     | 6,8    |

    @L2.4 @case:inside-the-20-the-downfield-columns-are-closed-and-the-tight-end-has-ten-squares
    Scenario: Inside the 20, without downfield columns, the tight end has ten squares
      Given the scrimmage line is 46 and the first-down line 51
      And red has placed its men up to G3
      When the window is looked up for line 46 going east
      Then no columns are downfield
      When the sequences of 1 steps are counted over all chances
      Then there are 10
      When red places TE on 51,8
      Then it is refused under L2.4
      When red places TE on 46,5
      Then red's TE stands on 46,5

  Rule: The quarterback stands behind a tackle or guard, within four squares of the line

    @L3.1 @L3.2 @L3.3 @case:the-quarterback-is-placed-behind-a-lineman
    Scenario Outline: The quarterback may be placed behind a lineman
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And red has placed its men up to SE
      When red places Q on <square>
      Then red's Q stands on <square>

      Examples:
        | way  | line | yellow | square |
        | east | 15   | 20     | 14,8   |
        | east | 15   | 20     | 13,6   |
        | east | 15   | 20     | 12,10  |
        | west | 45   | 40     | 47,7   |
        | west | 45   | 40     | 49,9   |
        | east | 50   | 55     | 47,8   |

    @L3.1 @case:the-quarterback-is-not-placed-beside-the-linemen-or-before-them
    Scenario Outline: A quarterback placed among or in front of the linemen is refused
      Given red is on offense going <way>
      And red has placed its men up to SE
      When red places Q on <square>
      Then it is refused under L3.1
      And nothing has changed

      Examples:
        | way  | square |
        | east | 15,11  |
        | east | 16,8   |
        | west | 46,11  |
        | west | 45,8   |

    @L3.2 @case:the-quarterback-is-not-placed-behind-an-end-or-behind-nobody
    Scenario Outline: A quarterback placed behind an end or in an empty row is refused
      Given red has placed its men up to SE
      When red places Q on <square>
      Then it is refused under L3.2
      And nothing has changed

      Examples: behind an end
        | square |
        | 13,5   |
        | 13,12  |

      Examples: behind nobody
        | square |
        | 13,11  |
        | 14,1   |
        | 12,15  |

    @L3.3 @case:the-quarterback-is-not-placed-on-the-fifth-square-back
    Scenario Outline: A quarterback placed on the fifth square back is refused
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And red has placed its men up to SE
      When red places Q on <square>
      Then it is refused under L3.3
      And nothing has changed

      Examples:
        | way  | line | yellow | square |
        | east | 15   | 20     | 11,8   |
        | west | 45   | 40     | 50,8   |
        | east | 50   | 55     | 46,8   |
        | west | 10   | 5      | 15,8   |

    @L3.1 @L3.2 @L3.3 @case:the-quarterback-has-five-rows-and-three-columns-to-stand-in
    Scenario: After the ends, the quarterback may line up in five rows and three columns
      Given red has placed its men up to SE
      When the sequences of 1 steps are counted over all chances
      Then there are 15
      And red has exactly these actions
        | action           |
        | place Q on 12,6  |
        | place Q on 12,7  |
        | place Q on 12,8  |
        | place Q on 12,9  |
        | place Q on 12,10 |
        | place Q on 13,6  |
        | place Q on 13,7  |
        | place Q on 13,8  |
        | place Q on 13,9  |
        | place Q on 13,10 |
        | place Q on 14,6  |
        | place Q on 14,7  |
        | place Q on 14,8  |
        | place Q on 14,9  |
        | place Q on 14,10 |
      When red places Q on 12,6
      Then red's Q stands on 12,6

  Rule: The other backs line up behind the linemen

    @L4.1 @case:a-back-is-placed-behind-the-linemen
    Scenario Outline: A back may be placed behind the linemen
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <yellow>
      And red has placed its men up to <before>
      When red places <man> on <square>
      Then red's <man> stands on <square>

      Examples:
        | way  | line | yellow | before | man | square |
        | east | 15   | 20     | Q      | F   | 14,1   |
        | east | 15   | 20     | F      | H   | 11,15  |
        | east | 15   | 20     | H      | T   | 14,8   |
        | west | 45   | 40     | Q      | F   | 47,15  |
        | west | 45   | 40     | H      | T   | 50,1   |
        | east | 50   | 55     | F      | H   | 41,8   |

    @L4.1 @case:a-back-is-not-placed-beside-the-linemen-or-before-them
    Scenario Outline: A back placed among or in front of the linemen is refused
      Given red is on offense going <way>
      And red has placed its men up to <before>
      When red places <man> on <square>
      Then it is refused under L4.1
      And nothing has changed

      Examples:
        | way  | before | man | square |
        | east | Q      | F   | 15,1   |
        | east | F      | H   | 15,15  |
        | east | H      | T   | 16,8   |
        | west | Q      | F   | 46,1   |
        | west | F      | H   | 45,8   |

    @L4.2 @case:a-back-three-rows-from-the-quarterback-is-not-called-to-run
    Scenario Outline: A back three rows from the quarterback may not be called to run
      Given red has lined up
      And red's <man> stands on <square>
      When red calls a run by <man>
      Then it is refused under L4.2
      And nothing has changed
      And red cannot call a run by <man>
      And red can call a run by Q

      Examples:
        | man | square |
        | H   | 12,11  |
        | H   | 13,5   |
        | F   | 12,5   |
        | T   | 14,11  |
        | T   | 12,15  |

    @L4.1 @case:the-fullback-has-the-four-columns-behind-the-linemen-less-the-square-of-the-quarterback
    Scenario: The fullback may be placed on 59 squares behind the linemen
      Given red has placed its men up to Q
      When the sequences of 1 steps are counted over all chances
      Then there are 59
      When red places F on 11,1
      Then red's F stands on 11,1

    @L4.2 @case:a-back-two-rows-from-the-quarterback-at-most-is-called-to-run
    Scenario Outline: A back up to two rows from the quarterback may be called to run
      Given red has lined up
      And red's <man> stands on <square>
      When red asks by which rules to call a run by <man>
      Then the explanation cites L4.2
      When red calls a run by <man>
      Then the phase is defend
      And red's <man> has the ball
      And the runner called is <man>

      Examples:
        | man | square |
        | H   | 12,10  |
        | H   | 11,6   |
        | F   | 14,6   |
        | T   | 11,10  |
        | T   | 12,8   |

  Rule: The defense stands anywhere on its side of the line

    @L5 @case:a-man-of-the-defense-is-placed-beyond-the-line
    Scenario Outline: A defender must be placed beyond the line
      Given red is on offense going <way>
      And yellow has placed its men up to <before>
      When yellow places <man> on <square>
      Then yellow's <man> stands on <square>
      And the phase is defend

      Examples:
        | way  | before | man | square |
        | east | T1     | T2  | 16,15  |
        | east | T1     | T2  | 30,1   |
        | east | G3     | L1  | 16,1   |
        | east | B2     | S   | 30,15  |
        | west | T1     | T2  | 45,1   |
        | west | B2     | S   | 31,15  |

    @L5 @case:a-man-of-the-defense-is-not-placed-across-the-line
    Scenario Outline: A defender placed across the line is refused
      Given red is on offense going <way>
      And yellow has placed its men up to <before>
      When yellow places <man> on <square>
      Then it is refused under L5
      And nothing has changed

      Examples:
        | way  | before | man | square |
        | east | T1     | T2  | 15,1   |
        | east | G3     | L1  | 15,15  |
        | east | B2     | S   | 11,1   |
        | west | T1     | T2  | 46,1   |
        | west | B2     | S   | 50,15  |

    @L5 @case:the-first-defender-has-all-squares-on-display-beyond-the-line
    Scenario: The first defender may be placed on 225 squares beyond the line
      Given yellow is to line up
      When the sequences of 1 steps are counted over all chances
      Then there are 225
      When yellow places T1 on 16,1
      Then yellow's T1 stands on 16,1

    @L5 @case:two-ends-downfield-leave-the-first-defender-two-squares-less
    Scenario: If two ends stand downfield, the first defender may be placed on 223 squares
      Given yellow is to line up
      And red's TE stands on 21,1
      And red's SE stands on 25,15
      When the sequences of 1 steps are counted over all chances
      Then there are 223
      When yellow places T1 on 21,2
      Then yellow's T1 stands on 21,2

    @L1 @case:the-explanation-of-where-a-tackle-is-placed-names-the-line-of-the-linemen
    Scenario: The explanation of an offensive tackle's placement names the line of the linemen
      Given red is to line up
      When red asks by which rules to place T1 on 15,6
      Then the explanation cites L1
      When red places T1 on 15,6
      Then red's T1 stands on 15,6

    @L3.1 @case:the-explanation-of-where-the-quarterback-is-placed-names-his-rows-and-columns
    Scenario: The explanation of the quarterback's placement names his rows and columns
      Given red has placed its men up to SE
      When red asks by which rules to place Q on 13,8
      Then the explanation cites L3.1

    @L5 @case:the-explanation-of-where-a-defender-is-placed-names-his-side-of-the-line
    Scenario: The explanation of a defender's placement names his side of the line
      Given yellow is to line up
      When yellow asks by which rules to place T1 on 16,6
      Then the explanation cites L5

    @PLAY.1.1 @case:the-defense-has-nobody-to-place-while-the-offense-lines-up
    Scenario: The defense may not place a man while the offense lines up
      Given red is to line up
      Then red can place T1 on 15,6
      And yellow cannot place T1 on 15,6
      When yellow tries to place T1 on 15,6
      Then it is refused under PLAY.1.1

    @PLAY.1.1
    Scenario: The defense cannot call the play of the offense
      Given red has lined up
      Then red can call a run by H
      And yellow cannot call a run by H
      When yellow tries to call a run by H
      Then it is refused under PLAY.1.1

    @L4.2 @case:no-run-is-offered-by-a-back-more-than-two-rows-from-the-quarterback
    Scenario: A back three rows from the quarterback is not offered for a run
      Given red has lined up
      And red's H stands on 12,11
      When red looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Then Click Here to Call the Play, Q, F, T, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
      When red tries to call a run by H
      Then it is refused under L4.2

    @PLAY.1.2 @case:the-explanation-of-a-call-that-comes-too-early-names-the-man-who-is-to-be-placed
    Scenario: The explanation of a call before the line-up is complete cites PLAY.1.2
      Given red has placed its men up to F
      When red asks by which rules to call a pass to zone 8
      Then the explanation cites PLAY.1.2
