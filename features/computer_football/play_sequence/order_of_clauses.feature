Feature: Two reasons why an action is refused
  An action with two faults is refused under the clause of the first fault.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: A placement has two faults

    @PLAY.1.1 @case:the-side-that-places-is-reported-before-its-man
    Scenario Outline: The defense's placement in the offense's line-up is refused before its man is checked
      Given red is to line up
      When yellow places <man> on <place>
      Then it is refused under PLAY.1.1

      Examples:
        | man | place |
        | L1  | 15,6  |
        | T1  | 0,6   |
        | T1  | 16,6  |

    @PLAY.3.1 @case:the-side-that-places-on-defense-is-reported-before-its-man
    Scenario Outline: The offense's placement in the defense's line-up is refused before its square is checked
      Given yellow is to line up
      When red places <man> on <place>
      Then it is refused under PLAY.3.1

      Examples:
        | man | place |
        | Q   | 16,6  |
        | T1  | 0,6   |
        | T2  | 15,6  |

    @MEN.counts @case:a-man-of-the-other-side-is-reported-before-his-square
    Scenario Outline: A placement of an opponent's man is refused before its square is checked
      Given <side> is to line up
      When <side> places <man> on <place>
      Then it is refused under MEN.counts

      Examples:
        | side   | man | place |
        | red    | L1  | 0,6   |
        | yellow | Q   | 16,16 |

    @PLAY.1.1 @case:an-offensive-man-out-of-order-is-reported-before-his-square
    Scenario Outline: An offensive man placed out of order is refused before his square is checked
      Given red is to line up
      When red places T2 on <place>
      Then it is refused under PLAY.1.1

      Examples:
        | place |
        | 15,0  |
        | 4,6   |
        | 14,6  |

    @PLAY.3.1 @case:a-defensive-man-out-of-order-is-reported-before-his-square
    Scenario Outline: A defensive man placed out of order is refused before his square is checked
      Given yellow is to line up
      When yellow places T2 on <place>
      Then it is refused under PLAY.3.1

      Examples:
        | place |
        | 16,0  |
        | 31,6  |
        | 15,6  |
        | 12,1  |

    @INTRO.field-size @case:a-square-off-the-field-is-reported-before-the-mans-place
    Scenario Outline: A placement off the field is refused before the man's permitted places are checked
      Given <side> is to line up
      When <side> places T1 on <place>
      Then it is refused under INTRO.field-size

      Examples:
        | side   | place |
        | red    | 0,6   |
        | red    | 61,6  |
        | yellow | 0,6   |

    @INTRO.segment @case:a-square-off-the-display-is-reported-before-the-mans-place
    Scenario Outline: A placement off the display is refused before the man's permitted places are checked
      Given red has placed its men up to <last>
      When red places <man> on <place>
      Then it is refused under INTRO.segment

      Examples:
        | last | man | place |
        | T1   | T2  | 31,6  |
        | G3   | TE  | 31,5  |
        | SE   | Q   | 31,8  |
        | SE   | Q   | 10,8  |
        | SE   | Q   | 10,5  |
        | Q    | F   | 31,3  |

    @INTRO.segment @case:a-defender-off-the-display-is-reported-before-his-side
    Scenario: A defender placed off the display is refused before his side is checked
      Given yellow is to line up
      When yellow places T1 on 10,6
      Then it is refused under INTRO.segment

    @FIELD.grid @case:an-occupied-square-is-reported-before-the-place-of-the-man
    Scenario Outline: A placement on an occupied square is refused before the man's places are checked
      Given red has placed its men up to <last>
      When red places <man> on <place>
      Then it is refused under FIELD.grid

      Examples:
        | last | man | place |
        | SE   | Q   | 15,6  |
        | Q    | F   | 15,10 |
        | H    | T   | 15,5  |

    @FIELD.grid @case:an-offensive-mans-square-is-reported-before-the-side-of-the-line
    Scenario Outline: A defender placed on an offensive man is refused before his side is checked
      Given yellow is to line up
      When yellow places T1 on <place>
      Then it is refused under FIELD.grid

      Examples:
        | place |
        | 15,6  |
        | 13,8  |

    @L3.3 @case:a-quarterback-placed-too-far-back-is-reported-before-his-row
    Scenario: A quarterback placed too far back is refused before his row is checked
      Given red has placed its men up to SE
      When red places Q on 11,5
      Then it is refused under L3.3

    @PLAY.3.1 @case:the-side-that-finishes-a-line-up-is-reported-before-missing-men
    Scenario: An offense that finishes the defense's line-up is refused before missing men are checked
      Given yellow has placed its men up to L1
      When red finishes its line-up
      Then it is refused under PLAY.3.1

  Rule: A call has two faults

    @PLAY.1.1 @case:the-side-that-calls-is-reported-before-its-call
    Scenario Outline: A call by the defense is refused before the call itself is checked
      Given red has placed its men up to <last>
      When yellow calls <call>
      Then it is refused under PLAY.1.1

      Examples:
        | last | call             |
        | T    | a punt           |
        | T    | nothing          |
        | H    | a run by H       |
        | T    | a run by G1      |
        | T    | a pass to zone 13 |

    @INTRO.no-kicks @case:a-kick-is-reported-before-an-incomplete-line-up
    Scenario: A call of a kick is refused before the incomplete line-up is checked
      Given red has placed its men up to H
      When red calls a punt
      Then it is refused under INTRO.no-kicks

    @INTRO.run-or-pass @case:a-call-of-two-plays-is-reported-before-its-back-and-zone
    Scenario Outline: A call of run and pass is refused before back and zone are checked
      Given red has lined up
      When red tries to call a run by <back> and a pass to zone <zone>
      Then it is refused under INTRO.run-or-pass

      Examples:
        | back | zone |
        | G1   | 8    |
        | H    | 13   |
        | G1   | 0    |

    @PLAY.1.2 @case:an-incomplete-line-up-is-reported-before-the-call
    Scenario Outline: A call before the line-up is complete is refused before the call is checked
      Given red has placed its men up to <last>
      When red calls <call>
      Then it is refused under PLAY.1.2

      Examples:
        | last | call              |
        | H    | a run by G1       |
        | H    | a run by T        |
        | F    | a pass to zone 13 |
        | F    | a pass to zone 0  |

  Rule: A stretch has two faults

    @MOVE.select @case:a-man-who-is-not-there-is-reported-before-the-square
    Scenario Outline: A move of a man off the field is refused before destinations are checked
      Given red's F is off the field
      When red's F moves to <place>
      Then it is refused under MOVE.select

      Examples:
        | place |
        | 0,4   |
        | 12,8  |

    @BLOCK.double @case:under-cf-a53-waits-beside-a-first-half-is-reported-before-his-square
    Scenario Outline: Under CF-A53 waits-beside, a waiting blocker's move is refused before its target is checked
      Given the reading CF-A53 is waits-beside
      And red's TE stands on 20,1
      And yellow's T1 is pale from TE
      When red's TE moves to <place>
      Then it is refused under BLOCK.double

      Examples:
        | place |
        | 20,0  |
        | 23,2  |
        | 21,1  |
        | 20,8  |

    @INTRO.field-size @case:a-stretch-off-the-field-is-reported-before-its-direction
    Scenario Outline: A move off the field is refused before its direction is checked
      Given red's <man> stands on <start>
      When red's <man> moves to <place>
      Then it is refused under INTRO.field-size

      Examples:
        | man | start | place |
        | F   | 1,4   | -1,3  |
        | G1  | 1,7   | 0,7   |
        | F   | 1,4   | -9,4  |

    @M1 @case:a-crooked-stretch-is-reported-before-a-step-back
    Scenario Outline: A lineman's crooked backward move is refused as crooked, not as backward
      Given it is <side>'s turn with 6 of 6 squares left
      When <side>'s <man> moves to <place>
      Then it is refused under M1

      Examples:
        | side   | man | place |
        | red    | G1  | 13,6  |
        | red    | T2  | 12,9  |
        | yellow | T1  | 22,2  |
        | yellow | G1  | 24,3  |

    @M7.1 @case:a-step-back-of-the-offense-is-reported-before-squares-and-men
    Scenario Outline: An offensive lineman's backward move is refused before the remaining squares are checked
      Given red's T2 has used 2 squares
      And it is red's turn with <left> of <allotment> squares left
      When red's <man> moves to <place>
      Then it is refused under M7.1

      Examples:
        | left | allotment | man | place |
        | 4    | 6         | T1  | 12,6  |
        | 1    | 3         | G1  | 13,7  |
        | 4    | 6         | G1  | 12,7  |
        | 4    | 6         | G2  | 12,8  |

    @M7.2 @case:a-step-back-of-the-defense-is-reported-before-squares-and-men
    Scenario Outline: A defensive lineman's backward move is refused before the remaining squares are checked
      Given yellow's L1 has used 2 squares
      And it is yellow's turn with <left> of <allotment> squares left
      When yellow's <man> moves to <place>
      Then it is refused under M7.2

      Examples:
        | left | allotment | man | place |
        | 4    | 6         | T2  | 23,15 |
        | 1    | 3         | T1  | 21,2  |
        | 4    | 6         | T1  | 21,1  |
        | 4    | 6         | T1  | 22,1  |

    @PLAY.7.2 @case:a-set-quarterback-is-reported-before-squares-and-men
    Scenario Outline: A set quarterback's move is refused before the remaining squares are checked
      Given the call is a pass to zone 8
      And red's T2 has used 2 squares
      And it is red's turn with <left> of <allotment> squares left
      When red's Q moves to <place>
      Then it is refused under PLAY.7.2

      Examples:
        | left | allotment | place |
        | 4    | 6         | 13,13 |
        | 1    | 3         | 13,10 |
        | 4    | 6         | 16,8  |
        | 4    | 6         | 12,8  |

    @SCRAMBLE.shift-4 @case:a-shift-4-that-is-too-long-is-reported-before-squares-and-men
    Scenario Outline: The limit of a shift-4 is checked before the remaining squares and the men
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with <left> of <allotment> squares left
      And the scramble was shift-4
      And red's <man> has used 2 squares
      When red's Q moves to <place>
      Then it is refused under SCRAMBLE.shift-4

      Examples:
        | left | allotment | man | place |
        | 4    | 6         | T2  | 13,13 |
        | 2    | 4         | T2  | 13,13 |
        | 4    | 6         | Q   | 16,8  |

    @SCRAMBLE.shift-3 @case:a-shift-3-that-is-too-long-is-reported-before-squares-and-men
    Scenario Outline: The limit of a shift-3 is checked before the remaining squares and the men
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with <left> of <allotment> squares left
      And the scramble was shift-3
      And red's <man> has used 2 squares
      When red's Q moves to <place>
      Then it is refused under SCRAMBLE.shift-3

      Examples:
        | left | allotment | man | place |
        | 4    | 6         | T2  | 13,13 |
        | 2    | 4         | T2  | 13,12 |
        | 4    | 6         | Q   | 15,8  |

    @SCRAMBLE.shift-2 @case:a-shift-2-that-is-too-long-is-reported-before-squares-and-men
    Scenario Outline: The limit of a shift-2 is checked before the remaining squares and the men
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with <left> of <allotment> squares left
      And the scramble was shift-2
      And red's <man> has used 2 squares
      When red's Q moves to <place>
      Then it is refused under SCRAMBLE.shift-2

      Examples:
        | left | allotment | man | place |
        | 4    | 6         | T2  | 13,13 |
        | 2    | 4         | T2  | 13,12 |
        | 4    | 6         | Q   | 12,8  |

    @M4 @case:under-cf-a53-waits-beside-a-team-mate-is-reported-before-the-pale-opponent
    Scenario: Under CF-A53 waits-beside, a move onto a teammate is refused regardless of pale men
      Given the reading CF-A53 is waits-beside
      And a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And red's TE stands on 20,1
      And yellow's T1 is pale from TE
      And red's SE stands on 20,3
      When red's SE moves to 20,1
      Then it is refused under M4

    @M4 @case:under-cf-a45-entry-forbidden-a-team-mate-is-reported-before-the-guards-hands
    Scenario: Under CF-A45 entry-forbidden, a move onto a teammate is refused before eligibility is checked
      Given the reading CF-A45 is entry-forbidden
      And a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And red's TE stands on 22,8
      And red's G1 stands on 20,8
      When red's G1 moves to 22,8
      Then it is refused under M4

    @M4 @case:under-cf-a49-roles-fixed-for-the-play-a-team-mate-is-reported-before-the-carrier
    Scenario: Under CF-A49 roles-fixed-for-the-play, a refusal reports a teammate on the square, not the carrier
      Given the reading CF-A49 is roles-fixed-for-the-play
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S stands on 22,8
      And yellow's S has the ball
      And red's TE stands on 22,8
      And red's SE stands on 22,10
      When red's SE moves to 22,8
      Then it is refused under M4

    @B1.2 @case:under-cf-a43-no-entry-an-opponent-is-reported-before-the-guards-hands
    Scenario: Under CF-A43 no-entry, a refusal reports an opponent on the square, not ineligibility
      Given the reading CF-A43 is no-entry
      And the reading CF-A45 is entry-forbidden
      And a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And yellow's S stands on 22,8
      And red's G1 stands on 20,8
      When red's G1 moves to 22,8
      Then it is refused under B1.2

    @OBJECTIVE.alternate @case:a-wait-out-of-turn-is-reported-before-squares-to-be-used
    Scenario Outline: A wait out of turn is refused before possible moves are checked
      Given it is <mover>'s turn with 6 of 6 squares left
      When <side> waits with the pass
      Then it is refused under OBJECTIVE.alternate

      Examples:
        | mover  | side   |
        | red    | yellow |
        | yellow | red    |

  Rule: A throw has two faults

    @OBJECTIVE.alternate @case:a-side-out-of-turn-that-throws-is-reported-before-the-run
    Scenario Outline: A throw out of turn is refused before the called run is checked
      Given it is <mover>'s turn with 6 of 6 squares left
      When <side> throws to 22,8
      Then it is refused under OBJECTIVE.alternate

      Examples:
        | mover  | side   |
        | red    | yellow |
        | yellow | red    |

    @PLAY.7.2 @case:a-throw-on-a-run-is-reported-before-turns-squares-and-place
    Scenario Outline: A throw on a run is refused before turns, squares and target are checked
      Given red's T2 has used <used> squares
      When red throws to <place>
      Then it is refused under PLAY.7.2

      Examples:
        | used | place |
        | 1    | 22,8  |
        | 2    | 0,8   |

    @PASS.ball-moves @case:a-fumbled-pass-is-reported-before-the-scramble
    Scenario Outline: A throw of a fumbled ball is refused before the scramble result is checked
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble was <result>
      And red's Q is off the field
      And the ball lies loose on 19,8 fumbled by red
      When red throws to <place>
      Then it is refused under PASS.ball-moves

      Examples:
        | result  | place |
        | run     | 22,8  |
        | shift-3 | 22,8  |
        | shift-3 | 22,0  |

    @PASS.ball-moves @case:a-ball-in-the-air-is-reported-before-squares-and-place
    Scenario Outline: A second throw of a pass is refused before squares and target are checked
      Given a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 5 squares left
      And red's TE has used 1 square
      When red throws to <place>
      Then it is refused under PASS.ball-moves

      Examples:
        | place |
        | 22,9  |
        | 22,0  |
        | 22,5  |

    @SCRAMBLE.run @case:a-quarterback-who-has-to-run-is-reported-before-squares-and-place
    Scenario Outline: A throw by a quarterback who must run is refused before squares are checked
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 4 squares left
      And the scramble was run
      And red's Q has used 1 square
      When red throws to <place>
      Then it is refused under SCRAMBLE.run

      Examples:
        | place |
        | 22,8  |
        | 22,0  |
        | 22,5  |

    @SCRAMBLE.choice @case:a-quarterback-who-shifts-is-reported-before-squares-and-place
    Scenario Outline: A throw in the turn of a shift is refused before squares are checked
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 4 squares left
      And the scramble was shift-3
      And red's Q has used 1 square
      When red throws to <place>
      Then it is refused under SCRAMBLE.choice

      Examples:
        | place |
        | 22,8  |
        | 22,0  |
        | 22,5  |

    @PLAY.6.1 @case:a-throw-in-the-first-turn-is-reported-before-squares-and-place
    Scenario Outline: A throw in the first turn is refused before squares and target are checked
      Given the call is a pass to zone 8
      And red's T2 has used 1 square
      When red throws to <place>
      Then it is refused under PLAY.6.1

      Examples:
        | place |
        | 22,8  |
        | 22,0  |
        | 13,8  |

    @PASS.use-all @case:a-throw-after-a-square-was-used-is-reported-before-its-place
    Scenario Outline: A throw after a square was used is refused before its target is checked
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 4 squares left
      And red's T2 has used 1 square
      When red throws to <place>
      Then it is refused under PASS.use-all

      Examples:
        | place |
        | 22,0  |
        | 22,5  |
        | 13,8  |

    @P1.2 @case:a-throw-into-no-zone-is-reported-before-the-barred-man-there
    Scenario: A throw outside all zones is refused before the target's man is checked
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble was throw
      And red's G1 stands on 35,8
      When red throws to 35,8
      Then it is refused under P1.2

    @P1.1 @case:a-throw-outside-the-zone-is-reported-before-the-barred-man-there
    Scenario Outline: A throw outside the called zone is refused before the target's man is checked
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      When red throws to <place>
      Then it is refused under P1.1

      Examples:
        | place |
        | 13,8  |
        | 15,7  |

  Rule: A scramble has two faults

    @OBJECTIVE.alternate @case:a-side-out-of-turn-that-scrambles-is-reported-before-the-run
    Scenario Outline: A scramble out of turn is refused before the called run is checked
      Given it is <mover>'s turn with 6 of 6 squares left
      When <side> scrambles
      Then it is refused under OBJECTIVE.alternate

      Examples:
        | mover  | side   |
        | red    | yellow |
        | yellow | red    |

    @SCRAMBLE.choice @case:a-scramble-on-a-run-is-reported-before-the-first-turn
    Scenario: A first-turn scramble on a run is refused because of the run
      Given red's T2 has used 1 square
      When red scrambles
      Then it is refused under SCRAMBLE.choice

    @PLAY.6.1 @case:a-scramble-in-the-first-turn-is-reported-before-squares-used
    Scenario: A scramble in the first turn is refused before used squares are checked
      Given the call is a pass to zone 8
      And red's T2 has used 1 square
      When red scrambles
      Then it is refused under PLAY.6.1
