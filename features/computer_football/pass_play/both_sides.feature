Feature: Men of either side at the ball
  The rules for an offensive man at the ball or across the goal line also apply to a defender.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: Men of either side may reach a thrown ball

    @PASS.throw @case:under-cf-a42-ever-there-counts-a-defender-under-the-throw-reaches-the-ball
    Scenario: Under CF-A42 ever-there-counts, a defender already on the target square has reached the ball
      Given the reading CF-A42 is ever-there-counts
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 3 squares left
      And yellow's S stands on 23,8
      When red throws to 23,8
      Then yellow's S has got to the ball
      And none of red's men has got to the ball

    @PASS.throw @case:under-cf-a42-ever-there-counts-two-opponents-under-the-throw-reach-the-ball
    Scenario: Under CF-A42 ever-there-counts, two opponents already on the target square have reached the ball
      Given the reading CF-A42 is ever-there-counts
      And the reading CF-A53 is waits-beside
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 3 squares left
      And red's SE stands on 23,8
      And yellow's T1 stands on 23,8
      And yellow's T1 is pale from SE
      When red throws to 23,8
      Then red's SE has got to the ball
      And yellow's T1 has got to the ball

    @PASS.receiver-attempt @case:under-cf-a45-entry-forbidden-a-guard-moves-to-any-square-but-the-balls
    Scenario: Under CF-A45 entry-forbidden, a guard moves to any square except the ball's square
      Given the reading CF-A45 is entry-forbidden
      And a pass to zone 8 is in the air over 22,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And red's G1 stands on 20,8
      When red's G1 moves to 22,8
      Then it is refused under PASS.receiver-attempt
      When red's G1 moves to 21,8
      Then red's G1 stands on 21,8

    @M3 @case:under-cf-a45-entry-forbidden-a-man-beyond-the-ball-stops-a-guard
    Scenario Outline: Under CF-A45 entry-forbidden, a guard may not move over a thrown ball's square
      Given the reading CF-A45 is entry-forbidden
      And a pass to zone 8 is in the air over 21,8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And red's G1 stands on 20,8
      And <side>'s <man> stands on 22,8
      When the position is put on the table
      Then it is accepted
      And red cannot move G1 to 22,8
      And red cannot move G1 to 23,8
      And red can move G1 to 20,9
      When red's G1 moves to 23,8
      Then it is refused under M3

      Examples:
        | side   | man |
        | red    | TE  |
        | yellow | S   |

  Rule: A man who crosses the goal line before contact has scored

    @OBJECTIVE.touchdown @case:a-carrier-who-crosses-the-goal-line-before-an-opponent-has-scored
    Scenario Outline: A carrier who crosses the goal before he meets a defender has scored
      Given the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H stands on <start>
      And yellow's L1 stands on <place>
      When red's H runs into the man on <place>
      Then the game is over and red has won under OBJECTIVE.touchdown

      Examples:
        | start | place |
        | 55,8  | 57,8  |
        | 54,8  | 57,8  |
        | 55,8  | 57,10 |

    @OBJECTIVE.touchdown @case:an-interceptor-who-crosses-the-goal-line-before-an-opponent-has-scored
    Scenario Outline: An interceptor who crosses the goal before he meets an opponent has scored
      Given the scrimmage line is 10 and the first-down line 15
      And the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S has the ball
      And yellow's S stands on <start>
      And red's F stands on <place>
      When yellow's S runs into the man on <place>
      Then the game is over and yellow has won under OBJECTIVE.touchdown

      Examples:
        | start | place |
        | 6,8   | 4,8   |
        | 7,8   | 4,8   |
        | 6,8   | 4,6   |

  Rule: A fumble in the other side's turn keeps the order

    @FUMBLE.occupied @case:any-reading-of-cf-a74-leaves-fumbles-in-the-other-turn-alone
    Scenario Outline: After a fumble in the defense's turn, CF-A74 does not change who moves next
      Given the reading CF-A74 is <key>
      And the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with <left> of 4 squares left
      And yellow's L2 has used <used> squares
      And the zone is known to the defense
      And red's SE has the ball
      And red's SE stands on 19,8
      And red's T2 stands on 19,4
      And yellow's S stands on 19,4
      And yellow's L1 stands on 20,8
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then <side> is on offense

      Examples:
        | key           | left | used | side   |
        | defense-first | 2    | 2    | yellow |
        | defense-first | 1    | 3    | red    |
        | offense-first | 2    | 2    | yellow |
        | offense-first | 1    | 3    | red    |

  Rule: A turn of the defense alone makes nothing known

    @M8.2 @case:a-turn-of-the-defense-alone-makes-no-type-known
    Scenario: The type of play stays hidden until both sides have finished a turn
      Given the reading CF-A73 is may-advance
      And the reading CF-A47 is ball-side-first
      And red has finished 0 turns and yellow 1
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      When yellow's S moves to 30,9
      Then red has finished 0 turns and yellow 2
      And the type is hidden from the defense
      And the carrier is hidden from the defense

    @PASS.throw @case:the-turns-of-the-offense-alone-decide-whether-it-may-throw
    Scenario: Only the number of the offense's own turns decides whether it may throw
      Given the reading CF-A73 is may-advance
      And the reading CF-A47 is ball-side-first
      And the call is a pass to zone 8
      And red has finished 1 turn and yellow 0
      And it is red's turn with 4 of 4 squares left
      When red throws to 22,8
      Then the ball is in the air over 22,8

    @PLAY.6.1 @case:a-turn-of-the-defense-alone-lets-nobody-throw-or-scramble
    Scenario Outline: After a turn of the defense only, a throw or scramble is refused
      Given the reading CF-A73 is may-advance
      And the reading CF-A47 is ball-side-first
      And the call is a pass to zone 8
      And red has finished 0 turns and yellow 1
      And it is red's turn with 4 of 4 squares left
      When red tries to <action>
      Then it is refused under PLAY.6.1

      Examples:
        | action        |
        | throw to 22,8 |
        | scramble      |
