Feature: Pass play
  The quarterback throws to a square of the called zone. Both sides then try to move a man onto that square.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: The pass is thrown to a square of the called zone

    @PASS.throw @PASS.ball-moves @P1.1 @case:a-pass-to-zone-8-from-the-own-20-is-thrown-to-a-square-of-the-zone
    Scenario Outline: A pass to zone 8 may be thrown to any square of the zone
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red throws to <square>
      Then the ball is in the air over <square>
      And nobody has the ball
      And red's Q stands on 13,8
      And the zone is known to the defense
      And it is red's turn
      And 5 of 5 squares are left
      And red has finished 1 turn and yellow 1

      Examples:
        | square |
        | 21,6   |
        | 25,6   |
        | 23,8   |
        | 21,10  |
        | 25,10  |

    @PASS.throw @P1.1 @case:going-west-a-pass-to-zone-5-from-the-own-20-is-thrown-to-a-square-of-the-zone
    Scenario Outline: Going west, a pass to zone 5 may go to any of its squares
      Given yellow is on offense going west
      And the call is a pass to zone 5
      And each side has finished 1 turn
      And it is yellow's turn with 5 of 5 squares left
      When yellow throws to <square>
      Then the ball is in the air over <square>
      And it is yellow's turn

      Examples:
        | square |
        | 36,6   |
        | 40,10  |

    @PASS.throw @P1.1
    Scenario: A pass may be thrown into the end zone
      Given the scrimmage line is 48 and the first-down line 53
      And the call is a pass to zone 11
      And each side has finished 1 turn
      And it is red's turn with 3 of 3 squares left
      When red throws to 60,8
      Then the game goes on
      And the ball is in the air over 60,8

    @PASS.throw @case:the-zone-is-lit-for-the-offense-alone-before-the-throw
    Scenario: Before the throw, only the offense sees the called zone
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red looks at the table
      Then zone 8 is lit
      And in addition to RULES, Settings and Men these buttons are offered: Throw Pass, Scramble
      When yellow looks at the table
      Then no zone is lit
      And a pass is shown, its zone is not
      And only the buttons RULES, Settings and Men are offered
      When red throws to 22,7
      Then the ball is in the air over 22,7

    @PASS.ball-moves @case:the-thrown-ball-and-its-zone-are-seen-by-the-defense-and-by-a-bystander
    Scenario: The defense and a bystander see the thrown ball and its zone
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red throws to 23,8
      Then the ball is in the air over 23,8
      When yellow looks at the table
      Then the ball is shown in the air over 23,8
      And a pass to zone 8 is shown
      And nobody is shown with the ball
      When a bystander looks at the table
      Then the ball is shown in the air over 23,8
      And a pass to zone 8 is shown

    @PASS.ball-moves @case:men-between-the-quarterback-and-the-target-do-not-touch-the-ball
    Scenario: Men between the quarterback and the target do not affect the pass
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And yellow's T1 stands on 14,8
      And yellow's S stands on 22,8
      When red throws to 23,8
      Then the ball is in the air over 23,8
      And yellow's T1 stands on 14,8
      And yellow's S stands on 22,8

    @P1.1 @case:a-pass-to-zone-8-from-the-own-20-is-not-thrown-beside-the-zone
    Scenario Outline: A pass to zone 8 thrown outside the zone is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red throws to <square>
      Then it is refused under P1.1
      And nothing has changed

      Examples: one square outside
        | square |
        | 20,6   |
        | 26,10  |
        | 21,5   |
        | 25,11  |

      Examples: far outside
        | square |
        | 13,3   |
        | 31,8   |
        | 8,8    |

    @P1.1 @case:going-west-a-pass-to-zone-5-from-the-own-20-is-not-thrown-beside-the-zone
    Scenario Outline: Going west, a pass to zone 5 thrown outside the zone is refused
      Given yellow is on offense going west
      And the call is a pass to zone 5
      And each side has finished 1 turn
      And it is yellow's turn with 5 of 5 squares left
      When yellow throws to <square>
      Then it is refused under P1.1
      And nothing has changed

      Examples:
        | square |
        | 35,6   |
        | 41,10  |
        | 36,5   |
        | 40,11  |

    @PASS.ball-moves @case:a-ball-that-has-been-thrown-is-not-thrown-again
    Scenario: A ball in the air may not be thrown again
      Given the call is a pass to zone 8
      And it is red's turn with 5 of 5 squares left
      And a pass to zone 8 is in the air over 23,8
      When red throws to 24,8
      Then it is refused under PASS.ball-moves
      And nothing has changed

    @PASS.ball-moves @case:a-receiver-who-has-caught-the-pass-does-not-throw-it-on
    Scenario: A receiver who has caught the pass may not throw
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 5 of 5 squares left
      And red's SE stands on 23,8
      And the zone is known to the defense
      And red's SE has the ball
      When red throws to 24,8
      Then it is refused under PASS.ball-moves
      And nothing has changed

    @PASS.throw @PASS.ball-moves @P1.1 @case:the-explanation-of-a-throw-names-what-was-asked-and-what-was-done
    Scenario: The explanation of a throw cites the rules of throw and zone
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red asks by which rules to throw to 23,8
      Then the explanation cites PASS.throw, P1.1, P2.2, PASS.ball-moves

    @INTRO.field-size @case:a-pass-is-not-thrown-off-the-field
    Scenario Outline: A pass may not be thrown off the field
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble was <scramble>
      When red throws to <to>
      Then it is refused under INTRO.field-size
      And nothing has changed

      Examples:
        | scramble | to    |
        | throw    | 22,0  |
        | throw    | 22,16 |
        | throw    | 61,8  |

    @INTRO.field-size @case:a-pass-to-the-zone-called-is-not-thrown-off-the-field
    Scenario Outline: A pass to a called zone may not be thrown off the field
      Given the call is a pass to zone <zone>
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      When red throws to <to>
      Then it is refused under INTRO.field-size
      And nothing has changed

      Examples:
        | zone | to    |
        | 7    | 22,0  |
        | 9    | 22,16 |
        | 8    | 0,8   |

  Rule: A pass is thrown at the start of a later turn

    @PASS.throw @case:where-throws-come-at-any-time-in-a-turn-what-is-left-of-it-is-spent-on-the-catch
    Scenario: Under CF-A33 any-time-in-turn, a throw leaves the unused squares for the catch
      Given the reading CF-A33 is any-time-in-turn
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 5 squares left
      And red's F has used 1 square
      When red throws to 23,8
      Then the ball is in the air over 23,8
      And 4 of 5 squares are left
      And red's F has used 1 square
      And it is red's turn

    @PASS.throw @case:where-passes-come-in-the-first-turn-the-throw-makes-type-and-zone-known
    Scenario: Under CF-A34 first-turn-too, the throw makes type of play and zone known
      Given the reading CF-A34 is first-turn-too
      And the call is a pass to zone 8
      And it is red's turn with 5 of 5 squares left
      When red throws to 23,8
      Then the ball is in the air over 23,8
      And the type is known to the defense
      And the zone is known to the defense
      And it is red's turn

    @PASS.use-all @case:once-a-square-of-the-turn-is-used-the-pass-waits-for-a-later-turn
    Scenario: A throw is refused after a square of the turn was used
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red's F moves to 12,6
      Then 4 of 5 squares are left
      When red throws to 23,8
      Then it is refused under PASS.use-all
      And 4 of 5 squares are left
      And red's Q has the ball

    @PASS.use-all @case:a-pass-is-not-thrown-with-one-square-of-the-turn-used
    Scenario: After one used square of the turn, the pass may not be thrown
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 5 squares left
      And red's F has used 1 square
      When red throws to 23,8
      Then it is refused under PASS.use-all
      And nothing has changed

    @PLAY.6.1 @case:the-pass-is-held-back-in-the-first-turn-of-the-offense
    Scenario: The pass may not be thrown in the offense's first turn
      Given the call is a pass to zone 8
      And it is red's turn with 5 of 5 squares left
      When red throws to 23,8
      Then it is refused under PLAY.6.1
      And nothing has changed

    @PLAY.7.2 @case:a-run-by-the-quarterback-is-never-thrown
    Scenario: On a called run by the quarterback, a throw is refused
      Given the call is a run by Q
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red throws to 23,8
      Then it is refused under PLAY.7.2
      And nothing has changed

    @OBJECTIVE.alternate @case:the-pass-is-not-thrown-in-the-turn-of-the-defense
    Scenario: The pass may not be thrown in the turn of the defense
      Given the call is a pass to zone 8
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 5 of 5 squares left
      When red throws to 23,8
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed

  Rule: The target square may hold a receiver or a defender

    @P2.1 @case:a-pass-is-thrown-to-the-square-of-a-man-of-the-offense-who-can-catch-it
    Scenario Outline: A pass may be thrown to the square of an eligible receiver
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And red's <man> stands on 23,8
      When red throws to 23,8
      Then the ball is in the air over 23,8
      And red's <man> stands on 23,8
      And nobody has the ball

      Examples:
        | man |
        | TE  |
        | SE  |
        | F   |
        | H   |
        | T   |

    @P2.1 @case:a-pass-is-thrown-to-the-square-of-a-man-of-the-defense
    Scenario Outline: A pass may be thrown to the square of a defender
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And yellow's <man> stands on 23,8
      When red throws to 23,8
      Then the ball is in the air over 23,8
      And yellow's <man> stands on 23,8
      And nobody has the ball

      Examples:
        | man |
        | T1  |
        | G1  |
        | L1  |
        | S   |

    @PASS.throw @case:a-pass-behind-the-line-next-to-men-who-cannot-catch-it-is-thrown
    Scenario Outline: A pass may be thrown to an empty square behind the line
      Given the call is a pass to zone 2
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red throws to <square>
      Then the ball is in the air over <square>

      Examples:
        | square |
        | 14,8   |
        | 13,9   |
        | 12,7   |

    @P2.2 @case:a-pass-is-not-thrown-to-the-square-of-a-man-of-the-offense-who-cannot-catch-it
    Scenario Outline: A pass thrown to the square of an ineligible offensive man is refused
      Given the call is a pass to zone 2
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red throws to <square>
      Then it is refused under P2.2
      And nothing has changed

      Examples:
        | square |
        | 13,8   |
        | 15,6   |
        | 15,10  |
        | 15,7   |
        | 15,8   |
        | 15,9   |

  Rule: The offense moves first, then the defense, and both spend all their squares

    @PASS.offense-first @PASS.receiver-attempt @case:a-pass-is-thrown-and-the-offense-spends-its-squares-first
    Scenario: After a throw, the offense uses its squares first
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And red's SE stands on 23,12
      When red throws to 23,8
      Then these may act: red (move)
      And it is red's turn
      When red's SE moves to 23,8
      Then 1 of 5 squares are left
      And it is red's turn
      And nobody has the ball
      When red's G1 moves to 16,7
      Then these may act: chance (allot)
      And the phase is allot
      And it is yellow's turn
      And nobody has the ball
      And the ball is in the air over 23,8

    @PASS.receiver-attempt @PASS.use-all @PASS.1 @case:a-receiver-on-the-ball-has-caught-it-when-the-defense-has-spent-its-squares-too
    Scenario: A receiver on the ball's square catches it after the defense's last square
      Given a pass to zone 8 is in the air over 23,8
      And red has finished 2 turns and yellow 1
      And red's SE stands on 23,8
      And the squares are to be drawn for yellow
      When the squares of the turn are drawn: 3
      Then these may act: yellow (move)
      And 3 of 3 squares are left
      When yellow's S moves to 28,8
      Then nobody has the ball
      And 1 of 3 squares are left
      When yellow's S moves to 28,9
      Then red's SE has the ball
      And red's SE stands on 23,8
      And no ball is in the air
      And the ball has not changed hands
      And the phase is allot
      And it is red's turn
      And red has finished 2 turns and yellow 2

    @PASS.use-all @case:a-defender-on-the-ball-with-squares-to-spare-has-not-yet-caught-it
    Scenario: A defender on the ball's square intercepts only after his side's last square
      Given it is yellow's turn with 3 of 3 squares left
      And a pass to zone 8 is in the air over 23,8
      And yellow's S stands on 25,8
      When yellow's S moves to 23,8
      Then nobody has the ball
      And the ball is in the air over 23,8
      And 1 of 3 squares are left
      And it is yellow's turn
      When yellow's B1 moves to 27,1
      Then yellow's S has the ball

    @PASS.1 @case:a-defense-that-has-no-man-left-loses-its-turn-and-the-receiver-keeps-the-ball
    Scenario: If the defense has no men, it loses its turn, and the receiver catches
      Given only these men are on the field
        | side | man | square |
        | red  | Q   | 13,8   |
        | red  | SE  | 23,9   |
        | red  | G1  | 15,7   |
      And it is red's turn with 2 of 5 squares left
      And red's H has used 3 squares
      And a pass to zone 8 is in the air over 23,8
      When red's SE moves to 23,8
      Then nobody has the ball
      When red's G1 moves to 16,7
      Then the phase is allot
      And it is yellow's turn
      When the squares of the turn are drawn: 3
      Then red's SE has the ball
      And the phase is allot
      And it is red's turn

    @M8.1 @case:the-squares-of-the-defense-are-drawn-before-it-goes-for-the-ball
    Scenario: The defense draws its squares before it moves to a thrown ball
      Given it is red's turn with 1 of 5 squares left
      And red's H has used 4 squares
      And a pass to zone 8 is in the air over 23,8
      And yellow's S stands on 25,8
      When red's G1 moves to 16,7
      Then the phase is allot
      When yellow's S moves to 23,8
      Then it is refused under SETTINGS.draw-each-turn
      And the phase is allot
      When the squares of the turn are drawn: 4
      Then it is yellow's turn
      And 4 of 4 squares are left

    @OBJECTIVE.alternate @case:the-defense-does-not-go-first-for-a-thrown-ball
    Scenario: The defense may not move first after a throw
      Given it is red's turn with 5 of 5 squares left
      And a pass to zone 8 is in the air over 23,8
      And yellow's S stands on 25,8
      When yellow's S moves to 23,8
      Then it is refused under PASS.offense-first
      And nothing has changed

    @M8.2 @case:no-man-goes-further-than-the-squares-left-while-the-pass-is-in-the-air
    Scenario: During a pass, a move is refused if it exceeds the turn's remaining squares
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And yellow's S stands on 25,8
      When yellow's S moves to 23,8
      Then it is refused under M8.2
      And nothing has changed

  Rule: The men on the ball's square decide who catches the pass

    @PASS.1 @PASS.receiver-attempt @case:the-pass-is-complete-to-an-end-or-a-back-who-alone-is-on-its-square
    Scenario Outline: An end or a back alone on the ball's square completes the pass
      Given only these men are on the field
        | side   | man   | square |
        | red    | <man> | 22,8   |
        | yellow | L1    | 24,12  |
      And it is red's turn with 1 of 3 squares left
      And red's H has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      When red's <man> moves to 23,8
      Then nobody has the ball
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's L1 moves to 24,9
      Then red's <man> has the ball
      And red's <man> stands on 23,8
      And it is red's turn
      And the phase is allot

      Examples:
        | man |
        | TE  |
        | SE  |
        | F   |
        | H   |
        | T   |

    @PASS.2 @PASS.defender-attempt @case:the-pass-is-intercepted-by-a-defender-who-alone-is-on-its-square
    Scenario Outline: A defender alone on the ball's square intercepts the pass
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And yellow's <man> stands on 24,8
      When yellow's <man> moves to 23,8
      Then yellow's <man> has the ball
      And yellow's <man> stands on 23,8
      And the ball has changed hands
      And no ball is in the air
      And the phase is allot

      Examples:
        | man |
        | T1  |
        | T2  |
        | G1  |
        | G2  |
        | G3  |
        | L1  |
        | L2  |
        | L3  |
        | B1  |
        | B2  |
        | S   |

    @PASS.2 @case:going-west-a-pass-is-intercepted-from-the-east
    Scenario: Going west, a defender alone on the ball's square intercepts
      Given yellow is on offense going west
      And it is red's turn with 5 of 5 squares left
      And a pass to zone 5 is in the air over 36,8
      When red's S moves to 36,8
      Then red's S has the ball
      And the ball has changed hands
      And yellow is on offense
      And it is yellow's turn

    @PASS.3
    Scenario: The pass is incomplete if nobody is on its square
      Given it is down 2
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 22,8
      And yellow's S stands on 25,8
      When yellow's S moves to 24,8
      Then the phase is line-up
      And it is down 3
      And red is on offense
      And the scrimmage line is 15 and the first-down line 20
      And it is play 2
      And nobody has the ball
      And no ball is in the air

    @PASS.3 @case:an-incomplete-pass-on-fourth-down-gives-the-ball-to-the-other-side-at-the-line
    Scenario: An incomplete pass on fourth down is a turnover at the scrimmage line
      Given it is down 4
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      When yellow's S moves to 29,8
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 15 and the first-down line 10

    @PASS.3 @case:going-west-an-incomplete-pass-leaves-the-line-where-it-was
    Scenario: Going west, an incomplete pass leaves the scrimmage line where it was
      Given yellow is on offense going west
      And it is red's turn with 1 of 3 squares left
      And red's L3 has used 2 squares
      And a pass to zone 5 is in the air over 38,8
      When red's S moves to 32,8
      Then yellow is on offense
      And it is down 2
      And the scrimmage line is 45 and the first-down line 40

    @PASS.4.1 @PASS.4.2 @case:the-draw-decides-who-has-a-contested-pass
    Scenario Outline: A draw decides which side gets a contested pass
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8
      Then the catch is to be drawn
      And these outcomes are possible
        | value       | p   |
        | incomplete  | 1/2 |
        | complete    | 1/4 |
        | intercepted | 1/4 |
      When yellow's S moves to 23,8: the pass is <result>
      Then <carrier>
      And the ball <changed>
      And the phase is <phase>
      And it is down <down>
      And it is <mover>'s turn

      Examples:
        | result      | carrier                 | changed               | phase   | down | mover  |
        | incomplete  | nobody has the ball     | has not changed hands | line-up | 2    | nobody |
        | complete    | red's SE has the ball   | has not changed hands | allot   | 1    | red    |
        | intercepted | yellow's S has the ball | has changed hands     | allot   | 1    | red    |

    @PASS.4.2 @case:powers-play-no-part-in-a-contest-for-the-ball
    Scenario Outline: Powers do not affect a contest for the ball
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's <receiver> stands on 23,8
      And yellow's <defender> stands on 24,8
      When yellow's <defender> moves to 23,8
      Then the chances are incomplete 1/2, complete 1/4, intercepted 1/4
      When yellow's <defender> moves to 23,8: the pass is intercepted
      Then yellow's <defender> has the ball

      Examples:
        | receiver | defender |
        | T        | T1       |
        | F        | S        |
        | H        | G2       |

    @PASS.4.1 @PASS.4.2 @case:the-draw-of-a-contest-waits-for-the-last-square-of-the-defense
    Scenario: After the defense's last square, chance decides who catches a contested pass
      Given it is yellow's turn with 2 of 3 squares left
      And yellow's L3 has used 1 square
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8
      Then nobody has the ball
      And yellow's S stands on 23,8
      And red's SE stands on 23,8
      And 1 of 3 squares are left
      When yellow's B1 moves to 27,1: the pass is complete
      Then red's SE has the ball

    @PASS.4.1 @case:a-defender-who-leaves-the-ball-again-contests-nothing
    Scenario: A defender who leaves the ball's square does not contest the pass
      Given it is yellow's turn with 2 of 3 squares left
      And yellow's L3 has used 1 square
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8
      Then nobody has the ball
      When yellow's S moves to 23,9
      Then red's SE has the ball
      And yellow's S stands on 23,9
      When the catch is looked up for both sides at the ball
      Then the share of incomplete is 1/2

    @PASS.1
    Scenario: A receiver alone at the ball completes the pass for certain
      When the catch is looked up for a receiver alone at the ball
      Then the shares are complete 1

    @PASS.2
    Scenario: A defender alone at the ball intercepts the pass for certain
      When the catch is looked up for a defender alone at the ball
      Then the shares are intercepted 1

    @PASS.3 @case:with-nobody-at-the-ball-the-pass-is-incomplete-for-certain
    Scenario: A pass without a man at the ball is certainly incomplete
      When the catch is looked up for nobody at the ball
      Then the shares are incomplete 1

    @PASS.3 @case:whether-a-side-is-at-the-ball-is-true-or-false-not-a-number
    Scenario: A lookup of a catch is an error if numbers replace true or false
      When the catch is looked up for nobody at the ball
      Then the shares are incomplete 1
      When the catch is looked up for the numbers 1 and 0 at the ball
      Then it is an error of kind bad-request

    @PASS.4.1 @case:a-script-with-a-contest-is-too-much-where-one-side-alone-is-there
    Scenario: A scripted draw for a catch is an error if only one side competes
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8: the pass is intercepted
      Then it is an error of kind chance-left
      When yellow's S moves to 23,8
      Then yellow's S has the ball
      When the catch is looked up for both sides at the ball
      Then the shares are incomplete 1/2, complete 1/4, intercepted 1/4

    @PASS.4.1 @PASS.4.2 @case:a-draw-of-the-tackle-table-does-not-settle-a-contested-pass
    Scenario: A tackle result scripted for the draw of a contested pass is an error
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S tackles the carrier on 23,8: a miss
      Then it is an error of kind chance-mismatch
      When yellow's S moves to 23,8: the pass is complete
      Then red's SE has the ball

    @PASS.4.2
    Scenario: The odds of a contest are a half, a quarter and a quarter
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When the odds of the carrier and the phase are asked for yellow to move S to 23,8
      Then the odds are
        | the carrier  | the phase | p   |
        | nobody       | line-up   | 1/2 |
        | offense's SE | allot     | 1/4 |
        | defense's S  | allot     | 1/4 |
      When yellow's S moves to 23,8: the pass is incomplete
      Then it is down 2

    @PASS.4.2 @case:the-last-square-of-a-lone-defender-next-to-a-contest-can-be-spent-in-four-ways-with-six-ends
    Scenario: A lone defender next to a contested ball has four moves with six results
      Given only these men are on the field
        | side   | man | square |
        | red    | SE  | 23,8   |
        | yellow | S   | 24,8   |
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      When the sequences of 1 steps are counted over all chances
      Then there are 6
      When the sequences of 1 steps are counted over first chances
      Then there are 4
      When yellow's S moves to 23,8: the pass is complete
      Then red's SE has the ball

    @B1.2 @case:while-the-pass-is-in-the-air-a-receiver-enters-the-square-of-an-opponent-at-the-ball-only
    Scenario: A receiver may enter an opponent's square only at the ball during a pass
      Given only these men are on the field
        | side   | man | square |
        | red    | SE  | 22,8   |
        | yellow | L1  | 23,8   |
        | yellow | L2  | 22,9   |
      And it is red's turn with 1 of 3 squares left
      And red's H has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      When the position is put on the table
      Then red has exactly these actions
        | action          |
        | move SE to 23,8 |
        | move SE to 21,8 |
        | move SE to 22,7 |
      When red's SE blocks the man on 22,9
      Then it is refused under B1.2
      And nothing has changed

  Rule: A man counts as being at the ball by CF-A42

    @PASS.receiver-attempt @case:by-the-ruling-it-is-not-kept-who-has-got-to-the-ball
    Scenario: Under CF-A42 standing-at-end-counts, no record of men who reached the ball is kept
      Given each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And a pass to zone 8 is in the air over 22,8
      And red's H stands on 22,9
      When red's H moves to 22,8
      Then none of red's men has got to the ball
      And 3 of 4 squares are left

    @PASS.receiver-attempt @case:where-it-is-kept-a-guard-at-the-ball-is-not-and-of-two-receivers-the-first-or-the-last-is
    Scenario Outline: CF-A42 decides which of two receivers who reached the ball is recorded
      Given the reading CF-A42 is <reading>
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      And a pass to zone 8 is in the air over 22,8
      And red's G2 stands on 21,8
      And red's TE stands on 21,7
      And red's H stands on 22,9
      When red's G2 moves to 22,8
      Then none of red's men has got to the ball
      When red's G2 moves to 23,8
      And red's H moves to 22,8
      Then red's H has got to the ball
      When red's H moves to 22,9
      Then red's H has got to the ball
      When red's TE moves to 22,8
      Then red's <kept> has got to the ball
      And it is yellow's turn

      Examples:
        | reading           | kept |
        | ever-there-counts | H    |
        | must-move-on      | TE   |

    @PASS.1 @case:where-having-been-at-the-ball-is-enough-it-is-forgotten-with-the-catch
    Scenario: Under CF-A42 ever-there-counts, a catch deletes the record of men at the ball
      Given the reading CF-A42 is ever-there-counts
      And it is yellow's turn with 1 of 1 squares left
      And the limits are 1 to 6
      And a pass to zone 8 is in the air over 22,8
      And red's TE stands on 22,8
      And red's TE has got to the ball
      When yellow's S moves to 29,8
      Then red's TE has the ball
      And none of red's men has got to the ball

    @PASS.3 @case:where-the-thrower-may-catch-a-guard-at-the-ball-catches-nothing-all-the-same
    Scenario: Under CF-A44 backs-include-q, a guard at the ball still does not catch it
      Given the reading CF-A44 is backs-include-q
      And the limits are 1 to 6
      And it is yellow's turn with 1 of 1 squares left
      And a pass to zone 8 is in the air over 22,8
      And red's G2 stands on 22,8
      When yellow's S moves to 29,8
      Then the phase is line-up
      And it is down 2

    @PASS.1 @BLOCK.pale-mark @case:who-is-pale-stays-pale-when-a-pass-is-caught
    Scenario: Men made pale by failed blocks stay pale when a pass is caught
      Given the limits are 1 to 6
      And it is yellow's turn with 1 of 1 squares left
      And a pass to zone 8 is in the air over 22,8
      And red's TE stands on 22,8
      And red's F is off the field
      And yellow's T1 is pale from F
      When yellow's S moves to 29,8
      Then red's TE has the ball
      And exactly these men are pale: yellow's T1 from F
      When red looks at the table
      Then yellow's T1 alone is shown pale

    @POSSESSION.c
    Scenario: The explanation of a tackle of an interceptor names the interception
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S has the ball
      And red's TE stands on 29,8
      When red, given tackle tackle, asks by which rules to move TE to 30,8
      Then the explanation cites POSSESSION.c
      And the explanation does not cite POSSESSION.d

    @P2.1 @case:the-explanation-of-a-throw-to-an-end-names-that-it-may-go-to-his-square
    Scenario: The explanation of a throw to an end's square cites P2.1
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And red's TE stands on 22,8
      When red asks by which rules to throw to 22,8
      Then the explanation cites P2.1
      When red asks by which rules to throw to 22,9
      Then the explanation does not cite P2.1

    @P2.1 @case:the-explanation-of-a-throw-to-a-defender-names-that-it-may-go-to-his-square
    Scenario: The explanation of a throw to a defender's square cites P2.1
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And yellow's S stands on 22,8
      When red asks by which rules to throw to 22,8
      Then the explanation cites P2.1

    @PASS.1 @case:where-a-man-who-recovers-may-run-on-a-ball-that-has-changed-hands-before-a-pass-has-done-so-after-it
    Scenario: Under CF-A73 may-advance, a ball that changed hands stays so recorded after a catch
      Given the reading CF-A73 is may-advance
      And the limits are 1 to 6
      And it is yellow's turn with 1 of 1 squares left
      And a pass to zone 8 is in the air over 22,8
      And the ball has changed hands
      And red's TE stands on 22,8
      When yellow's S moves to 29,8
      Then red's TE has the ball
      And the ball has changed hands

    @PASS.1 @case:where-an-interception-is-dead-a-completed-pass-is-not
    Scenario: Under CF-A48 dead-at-catch, play goes on after a completed pass
      Given the reading CF-A48 is dead-at-catch
      And the limits are 1 to 6
      And it is yellow's turn with 1 of 1 squares left
      And a pass to zone 8 is in the air over 22,8
      And red's TE stands on 22,8
      When yellow's S moves to 29,8
      Then red's TE has the ball
      And the phase is allot

    @PASS.use-all @case:the-explanation-of-the-end-of-a-pass-names-what-came-of-it-and-nothing-else
    Scenario Outline: The explanation of a pass that ends cites only the clause of its result
      Given the limits are 1 to 6
      And it is yellow's turn with 1 of 1 squares left
      And a pass to zone 8 is in the air over 22,8
      And red's TE stands on <receiver>
      And yellow's B1 stands on <defender>
      When yellow<given> asks by which rules to move S to 29,8
      Then the explanation cites <clause>
      And the explanation does not cite <others>

      Examples:
        | receiver | defender | given                     | clause   | others                      |
        | 22,8     | 28,1     |                           | PASS.1   | PASS.2, PASS.3 and PASS.4.1 |
        | 15,5     | 22,8     |                           | PASS.2   | PASS.1, PASS.3 and PASS.4.1 |
        | 15,5     | 28,1     |                           | PASS.3   | PASS.1, PASS.2 and PASS.4.1 |
        | 22,8     | 22,8     | , given catch incomplete, | PASS.4.1 | PASS.1, PASS.2 and PASS.3   |

    @PASS.1 @case:a-receiver-who-stands-where-the-pass-comes-down-catches-it-without-a-move
    Scenario: A receiver on the target square catches the pass without a move
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      When yellow's S moves to 29,8
      Then red's SE has the ball

    @PASS.3 @case:where-men-must-move-onto-the-ball-one-who-only-stands-there-does-not-catch-it
    Scenario: Under CF-A42 must-move-on, a receiver who does not move does not catch
      Given the reading CF-A42 is must-move-on
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      When yellow's S moves to 29,8
      Then the phase is line-up
      And it is down 2
      And the scrimmage line is 15 and the first-down line 20

    @PASS.1 @case:where-men-must-move-onto-the-ball-one-who-steps-off-and-on-again-catches-it
    Scenario: Under CF-A42 must-move-on, a receiver who leaves the ball's square and returns catches
      Given the reading CF-A42 is must-move-on
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 3 squares left
      And red's SE stands on 23,8
      When red throws to 23,8
      Then none of red's men has got to the ball
      When red's SE moves to 23,9
      Then none of red's men has got to the ball
      When red's SE moves to 23,8
      Then red's SE has got to the ball
      When red's G1 moves to 16,7
      Then the phase is allot
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's S moves to 27,8
      Then red's SE has the ball

    @PASS.3 @case:a-receiver-who-leaves-the-ball-before-all-squares-are-spent-has-not-caught-it
    Scenario: A receiver on the ball's square who moves away too early does not catch
      Given it is red's turn with 1 of 3 squares left
      And red's H has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      When red's SE moves to 23,9
      Then nobody has the ball
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's S moves to 27,8
      Then the phase is line-up
      And it is down 2

    @PASS.3 @case:where-men-must-move-onto-the-ball-one-who-arrives-and-leaves-again-has-not-caught-it
    Scenario: Under CF-A42 must-move-on, a receiver who reaches the ball's square and leaves catches nothing
      Given the reading CF-A42 is must-move-on
      And it is red's turn with 2 of 3 squares left
      And red's H has used 1 square
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 22,8
      When red's SE moves to 23,8
      Then nobody has the ball
      When red's SE moves to 23,9
      Then nobody has the ball
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's S moves to 27,8
      Then the phase is line-up
      And it is down 2

    @PASS.1 @case:where-having-been-there-is-enough-a-receiver-has-the-ball-where-he-now-stands
    Scenario: Under CF-A42 ever-there-counts, a receiver who left the ball's square still catches
      Given the reading CF-A42 is ever-there-counts
      And it is red's turn with 2 of 3 squares left
      And red's H has used 1 square
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 22,8
      When red's SE moves to 23,8
      Then red's SE has got to the ball
      When red's SE moves to 23,9
      Then red's SE has got to the ball
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's S moves to 27,8
      Then red's SE has the ball
      And red's SE stands on 23,9
      And it is red's turn

    @PASS.1 @case:where-having-been-there-is-enough-standing-there-at-the-throw-is
    Scenario: Under CF-A42 ever-there-counts, a receiver on the target square has reached the ball
      Given the reading CF-A42 is ever-there-counts
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 3 squares left
      And red's SE stands on 23,8
      When red throws to 23,8
      Then red's SE has got to the ball
      And none of yellow's men has got to the ball
      When red's SE moves to 24,9
      Then 1 of 3 squares are left
      When red's H moves to 13,9
      Then the phase is allot
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's S moves to 27,8
      Then red's SE has the ball
      And red's SE stands on 24,9

    @PASS.4.1 @case:where-having-been-there-is-enough-a-receiver-who-has-gone-still-contests-the-pass
    Scenario: Under CF-A42 ever-there-counts, a receiver who left the ball's square contests the pass
      Given the reading CF-A42 is ever-there-counts
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,9
      And red's SE has got to the ball
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8: the pass is complete
      Then red's SE has the ball
      And red's SE stands on 23,9
      And it is red's turn

    @PASS.2 @case:a-receiver-who-has-gone-leaves-the-pass-to-the-interceptor
    Scenario: If the receiver has left the ball's square, a defender there intercepts
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,9
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8
      Then yellow's S has the ball

    @PASS.2 @case:a-defender-who-stands-where-the-pass-comes-down-intercepts-it-without-a-move
    Scenario: A defender on the target square intercepts the pass without a move
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And yellow's L1 stands on 23,8
      When yellow's S moves to 29,8
      Then yellow's L1 has the ball

    @PASS.3 @case:where-men-must-move-onto-the-ball-a-defender-who-only-stands-there-does-not-intercept
    Scenario: Under CF-A42 must-move-on, a defender who does not move does not intercept
      Given the reading CF-A42 is must-move-on
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And yellow's L1 stands on 23,8
      When yellow's S moves to 29,8
      Then the phase is line-up
      And it is down 2

  Rule: A man enters an opponent's square during a pass only at the ball (CF-A43)

    @PASS.defender-attempt @PASS.4.1 @case:entering-the-square-of-the-receiver-at-the-ball-is-a-contest-and-no-tackle
    Scenario: If a defender joins the receiver on the ball's square, the catch is drawn
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's T stands on 23,8
      And yellow's T1 stands on 24,8
      When yellow's T1 moves to 23,8
      Then the catch is to be drawn
      When yellow's T1 moves to 23,8: the pass is complete
      Then red's T has the ball

    @PASS.receiver-attempt @case:entering-the-square-of-a-defender-at-the-ball-is-no-block
    Scenario: An entry into a defender's square at the ball is not a block
      Given it is red's turn with 2 of 3 squares left
      And red's H has used 1 square
      And a pass to zone 8 is in the air over 23,8
      And red's TE stands on 22,8
      And yellow's B1 stands on 23,8
      When red's TE moves to 23,8
      Then red's TE stands on 23,8
      And yellow's B1 stands on 23,8
      And nobody is pale
      And 1 of 3 squares are left

    @PASS.1 @case:where-nobody-enters-at-the-ball-the-receiver-who-was-first-has-it
    Scenario: Under CF-A43 no-entry, the receiver at the ball catches it without a contest
      Given the reading CF-A43 is no-entry
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 24,9
      Then red's SE has the ball

    @PASS.1 @case:where-all-entries-are-harmless-men-share-a-square-away-from-the-ball
    Scenario: Under CF-A43 all-entries-harmless, men share a square away from the ball
      Given the reading CF-A43 is all-entries-harmless
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And red's TE stands on 24,9
      And yellow's S stands on 24,8
      When yellow's S blocks the man on 24,9
      Then red's SE has the ball
      And red's TE stands on 24,9
      And yellow's S stands on 24,9
      And nobody is pale

    @PASS.4.1 @PASS.4.2 @case:where-all-entries-are-harmless-the-ball-is-contested-all-the-same
    Scenario: Under CF-A43 all-entries-harmless, two opponents at the ball still contest it
      Given the reading CF-A43 is all-entries-harmless
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8
      Then the chances are incomplete 1/2, complete 1/4, intercepted 1/4
      When yellow's S moves to 23,8: the pass is intercepted
      Then yellow's S has the ball

    @B1.2 @case:away-from-the-ball-no-man-enters-the-square-of-an-opponent
    Scenario: During a pass, no man may enter an opponent's square away from the ball
      Given it is yellow's turn with 2 of 3 squares left
      And yellow's L3 has used 1 square
      And a pass to zone 8 is in the air over 23,8
      And red's TE stands on 24,9
      And yellow's S stands on 24,8
      When yellow's S blocks the man on 24,9
      Then it is refused under B1.2
      And nothing has changed

    @B1.2 @case:where-nobody-enters-at-the-ball-a-receiver-on-it-keeps-the-defense-out
    Scenario: Under CF-A43 no-entry, a defender may not enter the receiver's square at the ball
      Given the reading CF-A43 is no-entry
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8
      Then it is refused under B1.2
      And nothing has changed

  Rule: Ends and backs except the thrower may catch (CF-A44, CF-A45)

    @PASS.3 @case:the-quarterback-who-threw-catches-nothing
    Scenario: The quarterback who threw may not catch the pass
      Given it is red's turn with 1 of 3 squares left
      And red's H has used 2 squares
      And a pass to zone 2 is in the air over 14,8
      When red's Q moves to 14,8
      Then red's Q stands on 14,8
      And nobody has the ball
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's S moves to 27,8
      Then the phase is line-up
      And it is down 2

    @PASS.1 @case:where-the-thrower-is-one-of-the-backs-he-catches-his-own-pass
    Scenario: Under CF-A44 backs-include-q, the quarterback catches his own pass
      Given the reading CF-A44 is backs-include-q
      And it is red's turn with 1 of 3 squares left
      And red's H has used 2 squares
      And a pass to zone 2 is in the air over 14,8
      When red's Q moves to 14,8
      Then nobody has the ball
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's S moves to 27,8
      Then red's Q has the ball
      And red's Q stands on 14,8
      And it is red's turn

    @PASS.3 @case:a-lineman-of-the-offense-on-the-balls-square-does-not-make-the-pass-complete
    Scenario Outline: A lineman of the offense on the ball's square leaves the pass incomplete
      Given it is red's turn with 1 of 3 squares left
      And red's H has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's <man> stands on 22,8
      When red's <man> moves to 23,8
      Then red's <man> stands on 23,8
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's S moves to 27,8
      Then the phase is line-up
      And it is down 2

      Examples:
        | man |
        | T1  |
        | T2  |
        | G1  |
        | G2  |
        | G3  |

    @PASS.2 @case:a-lineman-on-the-balls-square-does-not-hinder-the-interceptor
    Scenario: A lineman on the ball's square does not prevent an interception
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's G1 stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8
      Then yellow's S has the ball
      And yellow's S stands on 23,8
      And red's G1 stands on 23,8
      And it is red's turn

    @PASS.1 @case:where-only-men-who-can-catch-may-enter-a-split-end-does
    Scenario: Under CF-A45 entry-forbidden, a split end may enter the ball's square
      Given the reading CF-A45 is entry-forbidden
      And it is red's turn with 1 of 3 squares left
      And red's H has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 22,8
      When red's SE moves to 23,8
      Then red's SE stands on 23,8
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's S moves to 27,8
      Then red's SE has the ball

    @PASS.1 @case:where-only-men-who-can-catch-may-enter-a-thrower-who-counts-as-one-of-the-backs-does
    Scenario: Under CF-A45 entry-forbidden and CF-A44 backs-include-q, the thrower may enter the ball's square
      Given the reading CF-A45 is entry-forbidden
      And the reading CF-A44 is backs-include-q
      And it is red's turn with 1 of 3 squares left
      And red's H has used 2 squares
      And a pass to zone 2 is in the air over 14,8
      When red's Q moves to 14,8
      Then red's Q stands on 14,8
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's S moves to 27,8
      Then red's Q has the ball

    @PASS.receiver-attempt @case:where-only-men-who-can-catch-may-enter-others-are-kept-from-the-balls-square
    Scenario Outline: Under CF-A45 entry-forbidden, an ineligible man may not enter the ball's square
      Given the reading CF-A45 is entry-forbidden
      And it is red's turn with 1 of 3 squares left
      And red's H has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's <man> stands on 22,8
      When red's <man> moves to 23,8
      Then it is refused under PASS.receiver-attempt
      And nothing has changed

      Examples:
        | man |
        | G1  |
        | T2  |
        | Q   |

  Rule: The man who lost the contest leaves the field (CF-A46)

    @PASS.4.2 @case:the-loser-of-a-contest-leaves-the-field
    Scenario Outline: The man who loses a contested catch leaves the field
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8: the pass is <result>
      Then <who>'s <man> has the ball
      And <who>'s <man> stands on 23,8
      And <whose>'s <gone> is off the field
      And the phase is allot

      Examples:
        | result      | who    | man | whose  | gone |
        | complete    | red    | SE  | yellow | S    |
        | intercepted | yellow | S   | red    | SE   |

    @PASS.4.2 @case:where-they-share-the-square-both-stay-after-a-contest
    Scenario Outline: Under CF-A46 share-until-moved, two opponents stay on the square after a contested catch
      Given the reading CF-A46 is share-until-moved
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8: the pass is <result>
      Then <who>'s <man> has the ball
      And red's SE stands on 23,8
      And yellow's S stands on 23,8
      And the phase is allot

      Examples:
        | result      | who    | man |
        | complete    | red    | SE  |
        | intercepted | yellow | S   |

    @PASS.4.2 @case:where-the-play-is-dead-at-the-catch-the-next-line-is-where-it-was-caught
    Scenario Outline: Under CF-A46 down-at-the-catch, the next play starts where the contested ball was caught
      Given the reading CF-A46 is down-at-the-catch
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8: the pass is <result>
      Then the phase is line-up
      And <side> is on offense
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down <down>
      And it is play 2

      Examples:
        | result      | side   | line | first_down | down |
        | complete    | red    | 23   | 28         | 1    |
        | intercepted | yellow | 22   | 17         | 1    |
        | incomplete  | red    | 15   | 20         | 2    |

    @PASS.1 @case:where-a-contest-is-dead-at-the-catch-an-uncontested-catch-is-not
    Scenario: Under CF-A46 down-at-the-catch, an uncontested catch does not end the play
      Given the reading CF-A46 is down-at-the-catch
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      When yellow's S moves to 29,8
      Then red's SE has the ball
      And the phase is allot

    @PASS.4.2 @case:where-they-share-the-square-the-interceptor-is-met-once-the-receiver-has-moved-off
    Scenario: Under CF-A46 share-until-moved, the interceptor may be tackled after the receiver leaves
      Given the reading CF-A46 is share-until-moved
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And red's TE stands on 22,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8: the pass is intercepted
      Then yellow's S has the ball
      When the squares of the turn are drawn: 6
      Then it is red's turn
      When red's TE tackles the carrier on 23,8
      Then it is refused under M4
      And red's TE stands on 22,8
      When red's SE moves to 23,9
      Then red's SE stands on 23,9
      And yellow's S stands on 23,8
      When red's TE tackles the carrier on 23,8
      Then a tackle is to be drawn
      When red's TE tackles the carrier on 23,8: a tackle
      Then yellow is on offense
      And the scrimmage line is 22 and the first-down line 17

  Rule: The reading of CF-A47 decides who moves after the catch

    @PASS.2
    Scenario: After an interception the throwing side has the next turn, with a fresh draw
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8
      Then the phase is allot
      And it is red's turn
      When the squares of the turn are drawn: 6
      Then these may act: red (move)
      And it is red's turn
      And 6 of 6 squares are left

    @PASS.2 @case:where-the-side-with-the-ball-goes-first-the-interceptors-have-the-next-turn
    Scenario: Under CF-A47 ball-side-first, the interceptors have the next turn
      Given the reading CF-A47 is ball-side-first
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8
      Then the phase is allot
      And it is yellow's turn
      When the squares of the turn are drawn: 6
      Then these may act: yellow (move)
      And it is yellow's turn
      And 6 of 6 squares are left

    @PASS.4.2 @case:where-the-side-with-the-ball-goes-first-it-moves-after-a-contest
    Scenario Outline: Under CF-A47 ball-side-first, the side that wins a contest has the next turn
      Given the reading CF-A47 is ball-side-first
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      And yellow's S stands on 24,8
      When yellow's S moves to 23,8: the pass is <result>
      Then the phase is allot
      And it is <who>'s turn

      Examples:
        | result      | who    |
        | complete    | red    |
        | intercepted | yellow |

    @PASS.1 @case:where-the-side-with-the-ball-goes-first-a-completion-changes-nothing-in-the-order
    Scenario: Under CF-A47 ball-side-first, a completed pass does not change the order
      Given the reading CF-A47 is ball-side-first
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 23,8
      And red's SE stands on 23,8
      When yellow's S moves to 29,8
      Then red's SE has the ball
      And it is red's turn

  Rule: A catch in the attacked end zone scores (CF-A51)

    @PASS.1
    Scenario: A pass completed behind the goal line is a touchdown
      Given the scrimmage line is 48 and the first-down line 53
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 11 is in the air over 56,8
      And red's SE stands on 56,8
      When yellow's S moves to 29,8
      Then the phase is over
      And the score is a touchdown
      And the winner is red

    @PASS.1 @case:a-pass-completed-in-the-last-column-before-the-goal-line-is-no-touchdown
    Scenario: A pass completed one column before the goal line is not a touchdown
      Given the scrimmage line is 48 and the first-down line 53
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 8 is in the air over 55,8
      And red's SE stands on 55,8
      When yellow's S moves to 29,8
      Then the phase is allot
      And red's SE has the ball

    @PASS.2 @OBJECTIVE.touchdown @case:an-interception-in-the-end-zone-that-the-interceptors-attack-is-a-touchdown
    Scenario: An interceptor who catches in the end zone that his side attacks scores
      Given the scrimmage line is 8 and the first-down line 15
      And it is down 2
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 2 is in the air over 5,8
      And yellow's B1 stands on 5,8
      When yellow's S moves to 29,8
      Then the phase is over
      And the score is a touchdown
      And the winner is yellow

    @PASS.2 @case:an-interception-in-the-end-zone-of-the-interceptors-is-no-score-yet
    Scenario: An interceptor who catches in his own end zone does not end the game
      Given the scrimmage line is 48 and the first-down line 53
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L3 has used 2 squares
      And a pass to zone 11 is in the air over 58,8
      And yellow's S stands on 59,8
      When yellow's S moves to 58,8
      Then the game goes on
      And yellow's S has the ball
      And the phase is allot

    @PASS.throw @case:an-ordinary-throw-leaves-the-scramble-of-the-play-unused-and-a-forced-one-uses-it-up
    Scenario: An ordinary throw does not use up the scramble of the play
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      When red throws to 22,8
      Then nobody has scrambled
      And the ball is in the air over 22,8

    @P1.2 @SCRAMBLE.any-zone @case:a-throw-that-the-scramble-forced-leaves-the-scramble-spent
    Scenario: A forced throw uses up the scramble of the play
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      When red scrambles: a throw
      Then the scramble was throw
      When red throws to 17,2
      Then the scramble was spent
      And the ball is in the air over 17,2

    @PASS.offense-first @case:the-defense-cannot-go-for-a-thrown-ball-before-the-offense-has
    Scenario: A defender who moves to the ball in the offense's turn is refused
      Given a pass to zone 8 is in the air over 22,8
      And yellow's L1 stands on 22,9
      When yellow's L1 moves to 22,8
      Then it is refused under PASS.offense-first
      And nothing has changed

    @BLOCK.success-removal @case:where-a-man-who-cannot-catch-keeps-off-the-square-of-a-thrown-ball-he-blocks-elsewhere-as-ever
    Scenario: Under CF-A45 entry-forbidden, a guard may still enter squares away from the ball
      Given the reading CF-A45 is entry-forbidden
      And yellow's L1 stands on 16,7
      When red looks at the table
      Then red can move G1 to 16,7
      When red's G1 blocks the man on 16,7
      Then red's G1 is off the field
      And yellow's L1 is off the field


  Rule: A pass keeps marks and shows its zone

    @MOVE.select @case:while-the-quarterback-is-set-the-others-may-be-picked
    Scenario: With the quarterback set to pass, all other men may be selected to move
      Given the call is a pass to zone 8
      When red looks at the table
      Then T1, T2, G1, G2, G3, TE, SE, F, H and T may be picked

    @PASS.receiver-attempt @case:where-he-may-not-go-to-the-ball-a-tackle-can-be-sent-as-far-as-beside-it-and-an-end-to-it
    Scenario: Under CF-A45 entry-forbidden, tackle T1 may stop before the ball's square, not on it
      Given the reading CF-A45 is entry-forbidden
      And it is red's turn with 6 of 6 squares left
      And a pass to zone 8 is in the air over 22,8
      And red's T1 stands on 20,8
      And red's TE stands on 22,11
      Then red can move T1 to 21,8
      And red cannot move T1 to 22,8
      And red can move TE to 22,8
      When red's T1 moves to 22,8
      Then it is refused under PASS.receiver-attempt

    @PASS.receiver-attempt @case:where-he-may-not-go-to-the-ball-a-tackle-does-not-meet-a-defender-there-either
    Scenario: Under CF-A45 entry-forbidden, tackle T1 may not meet a defender at the ball
      Given the reading CF-A45 is entry-forbidden
      And it is red's turn with 6 of 6 squares left
      And a pass to zone 8 is in the air over 22,8
      And yellow's S stands on 22,8
      And red's T1 stands on 20,8
      And red's TE stands on 22,11
      Then red can move TE to 22,8
      And red cannot move T1 to 22,8
      When red's T1 moves to 22,8
      Then it is refused under PASS.receiver-attempt

    @M4 @case:where-an-end-and-a-defender-are-at-the-ball-no-other-end-can-be-sent-there
    Scenario: A second end may not enter the ball's square if a team-mate is there
      Given it is red's turn with 6 of 6 squares left
      And a pass to zone 8 is in the air over 22,8
      And yellow's S stands on 22,8
      And red's TE stands on 22,8
      And red's SE stands on 22,11
      Then red can move SE to 22,9
      And red cannot move SE to 22,8
      When red's SE moves to 22,8
      Then it is refused under M4

    @BLOCK.pale-mark @case:who-is-pale-stays-so-when-a-team-mate-gets-to-the-ball
    Scenario: Men made pale by failed blocks stay pale when a teammate reaches the ball
      Given the reading CF-A42 is ever-there-counts
      And it is red's turn with 6 of 6 squares left
      And a pass to zone 8 is in the air over 22,8
      And yellow's L1 is off the field
      And red's G1 is pale from L1
      And red's TE stands on 22,11
      When red's TE moves to 22,8
      Then red's TE has got to the ball
      And red's G1 is pale from L1
      When yellow looks at the table
      Then red's G1 alone is shown pale

    @BLOCK.pale-mark @case:who-is-pale-stays-so-when-the-pass-is-thrown
    Scenario: Men made pale by failed blocks stay pale when the pass is thrown
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And yellow's L1 is off the field
      And red's G1 is pale from L1
      When red throws to 22,8
      Then the ball is in the air over 22,8
      And red's G1 is pale from L1
      When yellow looks at the table
      Then red's G1 alone is shown pale

    @M8.2 @case:where-the-pass-may-be-thrown-at-any-time-in-the-turn-the-turn-is-over-with-its-last-square-all-the-same
    Scenario: Under CF-A33 any-time-in-turn, the offense's turn still ends with its last square
      Given the reading CF-A33 is any-time-in-turn
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 1 of 3 squares left
      And red's G1 has used 2 squares
      When red's G2 moves to 16,8
      Then it is yellow's turn

    @PLAY.4.2 @case:where-the-pass-may-be-thrown-at-any-time-in-the-turn-no-throw-is-offered-before-its-squares-are-drawn
    Scenario: Under CF-A33 any-time-in-turn, no throw is offered before the draw of squares
      Given the reading CF-A33 is any-time-in-turn
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And the squares are to be drawn for red
      When red looks at the table
      Then only the buttons RULES, Settings and Men are offered

    @PASS.throw @case:no-zone-is-lit-when-a-scramble-has-made-the-throw-free
    Scenario: After a scramble that forces a throw, no pass zone is lit on display
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble was throw
      When red looks at the table
      Then no zone is lit

    @MOVE.destination @case:where-the-roles-are-fixed-an-interceptor-may-still-run
    Scenario: Under CF-A49 roles-fixed-for-the-play, an interceptor may still run
      Given the reading CF-A49 is roles-fixed-for-the-play
      And the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S has the ball
      And yellow's S stands on 30,10
      When yellow's S moves to 29,10
      Then yellow's S stands on 29,10

    @PASS.use-all @case:the-explanation-of-a-throw-that-comes-too-late-names-what-was-drawn-and-what-is-left
    Scenario: The explanation of a refused throw cites the duty to use all squares
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 2 of 4 squares left
      And red's G1 has used 2 squares
      When red asks by which rules to throw to 22,8
      Then the explanation cites PASS.use-all
