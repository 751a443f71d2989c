Feature: Objective of the computer game
  The first touchdown or safety wins.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: A carrier who gets into the goal his side attacks wins

    @OBJECTIVE.touchdown @OBJECTIVE.sudden-death @case:a-carrier-who-gets-over-the-goal-line-wins
    Scenario Outline: A carrier who crosses the goal line wins
      Given <seat> is on offense going <way>
      And each side has finished 2 turns
      And <seat>'s H stands on <from>
      When <seat>'s H moves to <to>
      Then the game is over and <seat> has won under OBJECTIVE.touchdown
      And the phase is over
      And the score is a touchdown
      And the winner is <seat>

      Examples:
        | seat   | way  | from  | to    |
        | red    | east | 55,8  | 56,8  |
        | yellow | east | 54,3  | 56,3  |
        | red    | east | 53,8  | 58,8  |
        | red    | west | 6,8   | 5,8   |
        | yellow | west | 7,15  | 5,15  |
        | red    | east | 55,14 | 56,15 |

    @OBJECTIVE.touchdown @case:a-carrier-who-is-one-column-short-has-not-scored
    Scenario Outline: A carrier one column before the goal line has not scored
      Given red is on offense going <way>
      And each side has finished 2 turns
      And red's H stands on <from>
      When red's H moves to <to>
      Then the game goes on
      And the phase is move
      And red's H stands on <to>
      And 4 of 6 squares are left
      When red's H moves to <goal>
      Then the game is over and red has won under OBJECTIVE.touchdown

      Examples:
        | way  | from | to   | goal |
        | east | 53,8 | 55,8 | 56,8 |
        | west | 8,8  | 6,8  | 5,8  |

    @OBJECTIVE.touchdown @case:the-way-of-the-offense-tells-its-goal-wherever-the-men-stand
    Scenario: The direction of the offense decides its goal
      Given yellow is on offense going west, with every man where he stands
      And the scrimmage line is 12 and the first-down line 7
      And each side has finished 2 turns
      And yellow's H stands on 6,8
      When yellow's H moves to 5,8
      Then the game is over and yellow has won under OBJECTIVE.touchdown

    @OBJECTIVE.touchdown @case:a-man-without-the-ball-scores-nothing-where-the-carrier-would
    Scenario: A man without the ball who crosses the goal line does not score
      Given each side has finished 2 turns
      And red's T stands on 55,8
      And red's H stands on 55,9
      When red's T moves to 56,8
      Then the game goes on
      And the phase is move
      When red's H moves to 56,9
      Then the game is over and red has won under OBJECTIVE.touchdown

    @OBJECTIVE.safety @OBJECTIVE.alternate @case:a-carrier-who-goes-into-his-own-end-zone-has-not-scored-and-can-be-tackled-there
    Scenario: A carrier in his own end zone may still be tackled there
      Given each side has finished 2 turns
      And it is red's turn with 1 of 6 squares left
      And red's T has used 5 squares
      And red's H stands on 6,8
      And yellow's L1 stands on 8,8
      When red's H moves to 5,8
      Then the game goes on
      And the phase is allot
      And red's H has the ball
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's L1 tackles the carrier on 5,8: a tackle
      Then the game is over and yellow has won under OBJECTIVE.safety

    @OBJECTIVE.touchdown @case:a-carrier-nobody-knows-yet-scores-at-once
    Scenario: A secret carrier who crosses the goal line scores at once
      Given the scrimmage line is 54 and the first-down line 55
      And red's H stands on 53,9
      When red's H moves to 56,9
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the score is a touchdown

    @OBJECTIVE.touchdown @case:a-defender-who-has-intercepted-carries-the-ball-over-the-goal-line-and-wins
    Scenario Outline: An interceptor who crosses the goal line wins
      Given <seat> is on offense going <way>
      And the call is a pass to zone 8
      And the zone is known to the defense
      And <seat> has finished 4 turns and <winner> 3
      And it is <winner>'s turn with 6 of 6 squares left
      And <winner>'s S stands on <from>
      And <winner>'s S has the ball
      When <winner>'s S moves to <to>
      Then the game is over and <winner> has won under OBJECTIVE.touchdown
      And the score is a touchdown

      Examples:
        | seat   | way  | winner | from | to   |
        | red    | east | yellow | 7,8  | 5,8  |
        | red    | west | yellow | 54,8 | 56,8 |
        | yellow | east | red    | 6,3  | 5,3  |

    @OBJECTIVE.touchdown @B3 @case:a-carrier-who-meets-a-defender-in-the-end-zone-and-is-in-has-scored
    Scenario Outline: A carrier tackled by a defender in the end zone has scored a touchdown
      Given the scrimmage line is 50 and the first-down line 55
      And each side has finished 2 turns
      And red's H stands on 55,8
      And yellow's B1 stands on 56,8
      When red's H runs into the man on 56,8
      Then a tackle is to be drawn
      When red's H runs into the man on 56,8: a <result>
      Then the game is over and red has won under OBJECTIVE.touchdown

      Examples:
        | result   |
        | tackle   |
        | tackle+2 |
        | miss     |

    @B3 @TACKLE.outcome-back @case:a-carrier-who-meets-a-defender-in-the-end-zone-and-is-driven-back-is-down-before-the-goal-line
    Scenario Outline: A carrier who is driven back out of the end zone scores no touchdown
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And each side has finished 2 turns
      And red's H stands on <from>
      And yellow's B1 stands on <to>
      When red's H runs into the man on <to>: a tackle-2
      Then the game goes on
      And the scrimmage line is <next> and the first-down line <goal>
      And it is down 2

      Examples:
        | way  | line | goal | from | to   | next |
        | east | 50   | 55   | 55,8 | 56,8 | 54   |
        | west | 10   | 5    | 6,8  | 5,8  | 6    |

    @OBJECTIVE.touchdown @case:where-crossing-the-line-scores-before-contact-no-tackle-is-drawn-in-the-end-zone
    Scenario: Under CF-A65 touchdown-on-entry, a carrier who meets a defender in the end zone scores
      Given the reading CF-A65 is touchdown-on-entry
      And the scrimmage line is 50 and the first-down line 55
      And each side has finished 2 turns
      And red's H stands on 55,8
      And yellow's B1 stands on 56,8
      When red's H runs into the man on 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown

    @OBJECTIVE.touchdown
    Scenario Outline: A carrier who is driven forward over the goal line has scored
      Given red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a tackle+1
      Then the game is over and red has won under OBJECTIVE.touchdown

      Examples:
        | way  | line | goal | at   | from |
        | east | 50   | 55   | 55,8 | 57,8 |
        | west | 10   | 5    | 6,8  | 4,8  |

    @TACKLE.outcome-forward @case:where-a-drive-ends-before-the-goal-line-a-carrier-who-is-driven-over-it-is-dead-in-front-of-it
    Scenario Outline: Under CF-A66 dead-before-goal, a carrier driven over the goal line is down before it
      Given the reading CF-A66 is dead-before-goal
      And red is on offense going <way>
      And the scrimmage line is <line> and the first-down line <goal>
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a <result>
      Then the game goes on
      And the phase is line-up
      And the scrimmage line is <goal> and the first-down line <goal>
      And it is down 2

      Examples:
        | way  | line | goal | at   | from | result   |
        | east | 50   | 55   | 55,8 | 57,8 | tackle+1 |
        | east | 50   | 55   | 54,8 | 57,8 | tackle+2 |
        | west | 10   | 5    | 6,8  | 4,8  | tackle+1 |

  Rule: A fumble recovered in an end zone scores by goal (CF-A77)

    @OBJECTIVE.touchdown @case:recovering-the-ball-in-the-goal-one-attacks-wins
    Scenario Outline: A side that recovers a fumble in the end zone it attacks wins
      Given the reading CF-A77 is <reading>
      And it is <seat>'s turn with 4 of 4 squares left
      And red's H is off the field
      And <seat>'s <man> stands on <from>
      And the ball lies loose on <ball> fumbled by red
      When <seat>'s <man> moves to <ball>
      Then the game is over and <seat> has won under OBJECTIVE.touchdown

      Examples:
        | reading        | seat   | man | from | ball |
        | by-goal        | red    | F   | 55,8 | 57,8 |
        | touchdown-only | red    | F   | 55,8 | 57,8 |
        | by-goal        | yellow | L1  | 6,8  | 4,8  |
        | touchdown-only | yellow | L1  | 6,8  | 4,8  |

    @OBJECTIVE.safety @case:recovering-the-ball-in-the-goal-one-defends-is-a-safety
    Scenario Outline: A side that recovers a fumble in its own end zone concedes a safety
      Given it is <seat>'s turn with 4 of 4 squares left
      And red's H is off the field
      And <seat>'s <man> stands on <from>
      And the ball lies loose on <ball> fumbled by red
      When <seat>'s <man> moves to <ball>
      Then the game is over and <winner> has won under OBJECTIVE.safety
      And the score is a safety

      Examples:
        | seat   | man | from | ball | winner |
        | red    | F   | 6,8  | 4,8  | yellow |
        | yellow | L1  | 55,8 | 57,8 | red    |

    @FUMBLE.first-man @case:where-no-recovery-scores-the-next-play-begins-on-the-goal-line
    Scenario Outline: Under CF-A77, a recovery that does not score puts the line on the goal
      Given the reading CF-A77 is <reading>
      And it is <seat>'s turn with 4 of 4 squares left
      And red's H is off the field
      And <seat>'s <man> stands on <from>
      And the ball lies loose on <ball> fumbled by red
      When <seat>'s <man> moves to <ball>
      Then the game goes on
      And the phase is line-up
      And <next> is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down <down>

      Examples:
        | reading           | seat   | man | from | ball | next   | line | yellow | down |
        | spot-on-goal-line | red    | F   | 6,8  | 4,8  | red    | 5    | 20     | 2    |
        | touchdown-only    | red    | F   | 6,8  | 4,8  | red    | 5    | 20     | 2    |
        | spot-on-goal-line | yellow | L1  | 55,8 | 57,8 | yellow | 55   | 50     | 1    |
        | touchdown-only    | yellow | L1  | 55,8 | 57,8 | yellow | 55   | 50     | 1    |
        | spot-on-goal-line | yellow | L1  | 6,8  | 4,8  | yellow | 5    | 5      | 1    |

    @FUMBLE.first-man @case:where-no-recovery-scores-the-offense-keeps-the-ball-on-the-goal-line-it-attacks
    Scenario: Under CF-A77 spot-on-goal-line, the offense that recovers the ball starts on the goal line
      Given the reading CF-A77 is spot-on-goal-line
      And the scrimmage line is 50 and the first-down line 55
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And red's F stands on 55,8
      And the ball lies loose on 57,8 fumbled by red
      When red's F moves to 57,8
      Then the game goes on
      And red is on offense
      And the scrimmage line is 55 and the first-down line 55
      And it is down 2

  Rule: A carrier tackled behind his own goal line loses

    @OBJECTIVE.safety @OBJECTIVE.sudden-death @case:a-carrier-tackled-behind-his-goal-line-loses
    Scenario Outline: A carrier tackled in his own end zone gives up a safety
      Given <loser> is on offense going <way>
      And <loser> has finished 3 turns and <winner> 2
      And it is <winner>'s turn with 6 of 6 squares left
      And <loser>'s H stands on <at>
      And <winner>'s L1 stands on <from>
      When <winner>'s L1 tackles the carrier on <at>: a tackle
      Then the game is over and <winner> has won under OBJECTIVE.safety
      And the phase is over
      And the score is a safety
      And the winner is <winner>

      Examples:
        | loser  | way  | winner | at   | from |
        | red    | east | yellow | 5,8  | 7,8  |
        | red    | west | yellow | 56,8 | 54,8 |
        | yellow | east | red    | 1,1  | 3,1  |

    @POSSESSION.retain @case:a-carrier-who-is-tackled-one-column-before-his-goal-line-loses-nothing-but-yards
    Scenario Outline: A carrier tackled one column before his own goal line only loses yards
      Given red is on offense going <way>
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a <result>
      Then the game goes on
      And red is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 2

      Examples:
        | way  | at   | from | result   | line | yellow |
        | east | 6,8  | 8,8  | tackle   | 6    | 20     |
        | west | 55,8 | 53,8 | tackle   | 54   | 40     |
        | east | 5,8  | 7,8  | tackle+1 | 6    | 20     |

    @OBJECTIVE.safety
    Scenario: A carrier driven back over his goal line gives up a safety
      Given red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 6,8
      And yellow's L1 stands on 8,8
      When yellow's L1 tackles the carrier on 6,8: a tackle-1
      Then the game is over and yellow has won under OBJECTIVE.safety

    @OBJECTIVE.touchdown
    Scenario: The explanation of a touchdown does not name a safety
      Given each side has finished 2 turns
      And red's H stands on 55,8
      When red asks by which rules to move H to 56,8
      Then the explanation cites OBJECTIVE.touchdown
      And the explanation does not cite OBJECTIVE.safety

    @OBJECTIVE.safety @POSSESSION.b.1
    Scenario: The explanation of a safety does not name a touchdown
      Given red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 6,8
      And yellow's L1 stands on 8,8
      When yellow, given tackle tackle-1, asks by which rules to move L1 to 6,8
      Then the explanation cites OBJECTIVE.safety, POSSESSION.b.1
      And the explanation does not cite OBJECTIVE.touchdown

    @OBJECTIVE.safety @case:a-defender-tackled-in-his-own-end-zone-with-an-intercepted-ball-gives-up-a-safety
    Scenario: An interceptor tackled in his own end zone concedes a safety to the offense
      Given the call is a pass to zone 8
      And the zone is known to the defense
      And red has finished 3 turns and yellow 3
      And it is red's turn with 6 of 6 squares left
      And red's T stands on 55,8
      And yellow's S stands on 57,8
      And yellow's S has the ball
      When red's T tackles the carrier on 57,8: a tackle
      Then the game is over and red has won under OBJECTIVE.safety
      And the score is a safety

  Rule: The first score ends the game and nothing else does

    @OBJECTIVE.sudden-death @case:a-score-leaves-nobody-with-anything-to-do
    Scenario: After a score, no side has an action
      Given each side has finished 2 turns
      And red's H stands on 55,8
      When red's H moves to 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      And red has exactly these actions
        | action |
      And yellow has exactly these actions
        | action |

    @POSSESSION.a
    Scenario Outline: Losing the ball on downs does not end the game
      Given red is on offense going <way>
      And it is down 4
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on <at>
      And yellow's L1 stands on <from>
      When yellow's L1 tackles the carrier on <at>: a tackle
      Then the game goes on
      And these may act: yellow (place)
      And yellow is on offense
      And the scrimmage line is <line> and the first-down line <yellow>
      And it is down 1

      Examples:
        | way  | at   | from | line | yellow |
        | east | 17,8 | 19,8 | 17   | 12     |
        | west | 44,8 | 42,8 | 43   | 48     |

    @OBJECTIVE.sudden-death @OBJECTIVE.touchdown @case:a-long-gain-to-the-last-column-before-the-goal-does-not-end-the-game-but-the-next-column-does
    Scenario: A carrier wins when he steps from the last column into the end zone
      Given each side has finished 2 turns
      And red's H stands on 51,8
      When red's H moves to 55,8
      Then the game goes on
      And nobody has won
      And 2 of 6 squares are left
      When red's H moves to 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      When red's H moves to 57,8
      Then it is refused under OBJECTIVE.sudden-death

    @OBJECTIVE.sudden-death @case:after-a-score-nobody-can-do-anything-any-more
    Scenario Outline: Any action after a score is refused
      Given each side has finished 2 turns
      And red's H stands on <at>
      And <winner> has won by a <score>
      When <seat> tries to <action>
      Then it is refused under OBJECTIVE.sudden-death
      And nothing has changed

      Examples:
        | at   | winner | score     | seat   | action              |
        | 56,8 | red    | touchdown | red    | move H to 57,8      |
        | 56,8 | red    | touchdown | yellow | move S to 31,8      |
        | 56,8 | red    | touchdown | chance | draw the squares    |
        | 56,8 | red    | touchdown | chance | draw who begins     |
        | 56,8 | red    | touchdown | yellow | place T1 on 5,8     |
        | 4,8  | yellow | safety    | red    | call a run by H     |
        | 4,8  | yellow | safety    | red    | place T1 on 15,8    |
        | 4,8  | yellow | safety    | yellow | start the scrimmage |

  Rule: The sides move in turn

    @OBJECTIVE.alternate @case:the-turn-of-the-defense-follows-the-turn-of-the-offense-and-is-followed-by-it
    Scenario: The turns of the offense and the defense alternate
      Given it is red's turn with 1 of 6 squares left
      And red's T has used 5 squares
      When red's G1 moves to 16,7
      Then the phase is allot
      And it is yellow's turn
      And red has finished 1 turn and yellow 0
      When the squares of the turn are drawn: 3
      Then these may act: yellow (move)
      And it is yellow's turn
      When yellow's S moves to 27,8
      Then the phase is allot
      And it is red's turn
      And red has finished 1 turn and yellow 1

    @OBJECTIVE.alternate @case:after-an-interception-the-next-turn-goes-by-the-reading
    Scenario Outline: The reading of CF-A47 decides which side has the turn after an interception
      Given the reading CF-A47 is <reading>
      And the call is a pass to zone 8
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 1 of 4 squares left
      And yellow's S has used 3 squares
      And yellow's S stands on 23,8
      And a pass to zone 8 is in the air over 22,8
      When yellow's S moves to 22,8
      Then the game goes on
      And the phase is allot
      And yellow's S has the ball
      And it is <who>'s turn

      Examples:
        | reading            | who    |
        | strict-alternation | red    |
        | ball-side-first    | yellow |

    @OBJECTIVE.alternate @case:after-a-completed-pass-the-offense-has-the-next-turn-whatever-the-reading
    Scenario Outline: Under any reading of CF-A47, the offense moves next after a completed pass
      Given the reading CF-A47 is <reading>
      And the call is a pass to zone 8
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 1 of 4 squares left
      And yellow's S has used 3 squares
      And red's SE stands on 22,8
      And a pass to zone 8 is in the air over 22,8
      When yellow's S moves to 29,8
      Then the phase is allot
      And red's SE has the ball
      And it is red's turn
      And red has finished 2 turns and yellow 2

      Examples:
        | reading            |
        | strict-alternation |
        | ball-side-first    |

    @OBJECTIVE.alternate @case:the-turn-goes-on-with-the-same-side-while-squares-are-left
    Scenario: The turn of a side continues while some of its squares are unused
      Given it is red's turn with 2 of 6 squares left
      And red's T has used 4 squares
      When red's G1 moves to 16,7
      Then the phase is move
      And it is red's turn
      And 1 of 6 squares are left
      When yellow's S moves to 29,8
      Then it is refused under OBJECTIVE.alternate

    @OBJECTIVE.alternate @case:no-side-moves-in-the-turn-of-the-other
    Scenario Outline: A move in the turn of the other side is refused
      Given it is <who>'s turn with 6 of 6 squares left
      When <seat>'s <man> moves to <to>
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed

      Examples:
        | who    | seat   | man | to   |
        | red    | yellow | S   | 29,8 |
        | red    | yellow | G1  | 20,2 |
        | yellow | red    | G1  | 16,7 |
        | yellow | red    | H   | 13,9 |

  Rule: Eleven men play for each side

    @OBJECTIVE.eleven-men @case:a-side-has-eleven-men
    Scenario: Each side has eleven men
      When the field is looked up
      Then a side has 11 men

    @OBJECTIVE.eleven-men @case:with-ten-men-lined-up-the-offense-cannot-call-and-the-eleventh-is-still-to-be-placed
    Scenario: A call with ten men lined up is refused until the eleventh is placed
      Given red has placed its men up to H
      When red calls a run by H
      Then it is refused under PLAY.1.2
      And nothing has changed
      When red places T on 12,8
      Then red's T stands on 12,8
      And red can call a run by H

    @OBJECTIVE.eleven-men @case:a-table-with-ten-men-of-the-offense-is-refused
    Scenario: A position with ten men of the offense is invalid
      Given red has no T at all
      When the position is put on the table
      Then it is refused under OBJECTIVE.eleven-men

    @OBJECTIVE.sudden-death @case:a-touchdown-leaves-no-squares-of-the-turn-used-or-unused
    Scenario: After a touchdown, the position lists no used or remaining squares
      Given each side has finished 2 turns
      And it is red's turn with 5 of 6 squares left
      And red's G1 has used 1 square
      And red's H stands on 54,8
      When red's H moves to 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      And nobody has used a square
      And no squares are left
      And it is nobody's turn

    @OBJECTIVE.safety @case:a-carrier-who-was-tackled-behind-his-goal-line-has-the-ball-no-more
    Scenario: After a safety, the tackled carrier no longer has the ball
      Given red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 5,8
      And yellow's L1 stands on 7,8
      When yellow's L1 tackles the carrier on 5,8: a tackle
      Then the game is over and yellow has won under OBJECTIVE.safety
      And nobody has the ball
      And no squares are left
      And nobody has used a square

    @OBJECTIVE.touchdown @case:a-carrier-who-was-driven-over-the-goal-line-he-attacks-has-the-ball-no-more
    Scenario: A carrier driven over the goal line scores and leaves the field
      Given red has finished 3 turns and yellow 2
      And it is yellow's turn with 6 of 6 squares left
      And red's H stands on 55,8
      And yellow's L1 stands on 57,8
      When yellow's L1 tackles the carrier on 55,8: a tackle+1
      Then the game is over and red has won under OBJECTIVE.touchdown
      And nobody has the ball
      And red's H is off the field
