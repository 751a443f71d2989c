Feature: The play sequence
  A play has two line-ups, a secret call and turns. The turns make the call known in steps.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: The offense lines up and calls

    @PLAY.1.1 @case:man-after-man-the-offense-places-its-formation
    Scenario: The offense places its men one after another
      Given red has placed its men up to T1
      When red places T2 on 15,10
      Then these may act: red (place)
      And red's T2 stands on 15,10
      When red places G1 on 15,7
      Then red's G1 stands on 15,7
      And the phase is line-up

    @PLAY.1.2 @case:with-eleven-men-placed-the-buttons-of-four-backs-and-twelve-zones-are-offered
    Scenario: The offense is offered sixteen calls after placing eleven men
      Given red has lined up
      When red looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Then Click Here to Call the Play, Q, F, H, T, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
      When yellow looks at the table
      Then only the buttons RULES, Settings and Men are offered

    @PLAY.2.1
    Scenario Outline: The call of a run gives the back the ball in secret
      Given red has lined up
      When red calls a run by <back>
      Then the phase is defend
      And the call is a run by <back>
      And red's <back> has the ball
      And the type is hidden from the defense
      And the carrier is hidden from the defense

      Examples:
        | back |
        | Q    |
        | F    |
        | H    |
        | T    |

    @PLAY.2.2
    Scenario Outline: The call of a pass leaves the ball with the quarterback
      Given red has lined up
      When red calls a pass to zone <zone>
      Then the phase is defend
      And the call is a pass to zone <zone>
      And red's Q has the ball
      And the zone is hidden from the defense

      Examples: the first, the last, one ahead and one behind the line
        | zone |
        | 1    |
        | 12   |
        | 8    |
        | 2    |

    @PLAY.2.3 @case:the-call-is-secret-the-formation-is-not
    Scenario Outline: The call is secret and the formation is public
      Given red has lined up
      When red calls <call>
      And yellow looks at the table
      Then no call is shown
      And no carrier is shown
      And type, carrier and zone are shown as unknown
      And red's Q is shown on 13,8
      When a bystander looks at the table
      Then no call is shown
      And no carrier is shown
      When red looks at the table
      Then <shown>

      Examples:
        | call             | shown                     |
        | a run by H       | a run by H is shown       |
        | a run by Q       | a run by Q is shown       |
        | a pass to zone 8 | a pass to zone 8 is shown |

    @PLAY.1.2 @case:with-one-man-unplaced-no-call-is-offered-or-taken
    Scenario Outline: A call with one man unplaced is not offered and is refused
      Given red has placed its men up to H
      When red looks at the table
      Then only the buttons RULES, Settings and Men are offered
      When red calls <call>
      Then it is refused under PLAY.1.2
      And nothing has changed
      When red places T on 12,8
      And red calls <call>
      Then the phase is defend

      Examples:
        | call             |
        | a run by H       |
        | a pass to zone 8 |

    @PLAY.2.1 @L4.2 @case:a-halfback-may-be-two-rows-from-the-quarterback-to-be-called-not-three
    Scenario Outline: A halfback may be called to run two rows from the quarterback, not three
      Given red has lined up
      And red's H stands on 12,<row>
      When red asks whether it may call a run by H
      Then it <answer>
      When red calls a run by F
      Then red's F has the ball

      Examples:
        | row | answer                |
        | 10  | is accepted           |
        | 11  | is refused under L4.2 |

    @PLAY.1.1 @case:the-defense-cannot-place-a-man-while-the-offense-lines-up
    Scenario: A defender placed while the offense lines up is refused
      Given red has placed its men up to SE
      When yellow places T1 on 16,6
      Then it is refused under PLAY.1.1
      And nothing has changed

    @PLAY.1.1 @case:in-the-line-up-of-the-offense-nobody-but-the-next-man-is-placed
    Scenario Outline: An offensive man placed out of order is refused
      Given red has placed its men up to G1
      When red places <man> on <place>
      Then it is refused under PLAY.1.1
      And nothing has changed

      Examples:
        | man | place |
        | G3  | 15,9  |
        | T1  | 15,6  |
        | Q   | 13,7  |

    @PLAY.1.1 @case:while-the-offense-lines-up-nobody-may-do-anything-else
    Scenario Outline: Any action except a placement is refused while the offense lines up
      Given red has placed its men up to SE
      When <who> tries to <action>
      Then it is refused under PLAY.1.1
      And nothing has changed

      Examples:
        | who    | action             |
        | red    | move T1 to 16,6    |
        | yellow | finish the line-up |
        | chance | draw the squares   |
        | red    | throw to 22,8      |

    @PLAY.2.1 @case:a-run-by-a-man-who-is-no-back-cannot-be-called
    Scenario Outline: A run by a man who is not a back is refused
      Given red has lined up
      When red calls a run by <man>
      Then it is refused under PLAY.2.1
      And nothing has changed

      Examples:
        | man |
        | TE  |
        | SE  |
        | G1  |
        | T1  |
        | S   |

    @PLAY.2.2 @case:there-is-no-zone-to-pass-to-beside-the-twelve
    Scenario Outline: A pass called to a zone outside 1 to 12 is refused
      Given red has lined up
      When red calls a pass to zone <zone>
      Then it is refused under PLAY.2.2
      And nothing has changed

      Examples:
        | zone |
        | 0    |
        | 13   |

    @PLAY.2.1 @PLAY.2.2 @case:once-all-men-are-placed-sixteen-calls-can-be-made-and-nothing-else
    Scenario: An offense that has placed all men has sixteen calls and no other action
      Given red has lined up
      When red asks by which rules to call a run by Q
      Then the explanation cites PLAY.2.1
      When red asks by which rules to call a pass to zone 5
      Then the explanation cites PLAY.2.2
      When the sequences of 1 steps are counted over all chances
      Then there are 16
      And red has exactly these actions
        | action                 |
        | call a run by Q        |
        | call a run by F        |
        | call a run by H        |
        | call a run by T        |
        | call a pass to zone 1  |
        | call a pass to zone 2  |
        | call a pass to zone 3  |
        | call a pass to zone 4  |
        | call a pass to zone 5  |
        | call a pass to zone 6  |
        | call a pass to zone 7  |
        | call a pass to zone 8  |
        | call a pass to zone 9  |
        | call a pass to zone 10 |
        | call a pass to zone 11 |
        | call a pass to zone 12 |

  Rule: The defense lines up and the first turn begins

    @PLAY.3.1 @case:after-the-call-the-defense-places-its-men
    Scenario: The defense places its men after the call
      Given red has lined up
      When red calls a pass to zone 8
      Then these may act: yellow (place)
      When yellow places T1 on 16,6
      Then yellow's T1 stands on 16,6
      And red's T1 stands on 15,6

    @PLAY.3.2
    Scenario: In the standard line-up each man has his place at the line
      Given yellow has lined up
      When yellow finishes its line-up
      Then red's men stand on
        | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
        | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
      And yellow's men stand on
        | T1   | T2    | G1   | G2   | G3   | L1   | L2   | L3    | B1   | B2    | S    |
        | 16,6 | 16,10 | 16,7 | 16,8 | 16,9 | 17,4 | 17,8 | 17,12 | 18,3 | 18,13 | 19,8 |

    @PLAY.3.2 @case:the-defense-ends-its-line-up-and-the-squares-of-the-offense-are-drawn
    Scenario: After the defense ends its line-up, the number of the offense's squares is drawn
      Given yellow has lined up
      When yellow finishes its line-up
      Then these may act: chance (allot)
      And the phase is allot
      And it is red's turn
      And red has finished 0 turns and yellow 0

    @PLAY.3.2
    Scenario: The button that ends the line-up is offered to the defense alone
      Given yellow has lined up
      When yellow looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Click When Done
      When red looks at the table
      Then only the buttons RULES, Settings and Men are offered

    @PLAY.4.1 @case:a-hut-hut-announces-the-first-turn-which-is-the-offenses
    Scenario: A hut-hut call is heard as the offense's first turn of a play begins
      Given yellow has lined up
      When yellow finishes its line-up
      And red looks at the table
      Then hut-hut is heard
      When yellow looks at the table
      Then hut-hut is heard
      When the squares of the turn are drawn: 4
      Then these may act: red (move)
      And it is red's turn
      And 4 of 4 squares are left

    @PLAY.4.1 @M8.3 @case:the-hut-hut-sounds-once-in-a-play
    Scenario: The hut-hut call sounds once in a play
      Given each side has finished 1 turn
      And the squares are to be drawn for red
      When red looks at the table
      Then a click is heard

    @PLAY.4.1 @M8.3 @case:under-cf-a47-no-hut-hut-sounds-once-the-defense-has-finished-a-turn
    Scenario: The hut-hut is not heard after the defense has finished a turn (CF-A47)
      Given the reading CF-A47 is ball-side-first
      And the reading CF-A73 is may-advance
      And red has finished 0 turns and yellow 1
      And the squares are to be drawn for red
      When red looks at the table
      Then a click is heard

    @PLAY.4.1 @case:muted-sounds-leave-out-the-hut-hut
    Scenario: With muted sounds, the hut-hut call is silent
      Given sounds are muted
      And yellow has lined up
      When yellow finishes its line-up
      And yellow looks at the table
      Then nothing is heard

    @PLAY.4.2 @case:the-squares-left-are-shown-to-everybody-and-fall-with-each-move
    Scenario: Each side sees how many squares of the turn are left after each move
      Given it is red's turn with 5 of 5 squares left
      When yellow looks at the table
      Then 5 squares are shown as left
      When red's G2 moves to 18,8
      And yellow looks at the table
      Then 2 squares are shown as left
      When a bystander looks at the table
      Then 2 squares are shown as left
      When red's F moves to 11,6
      And red looks at the table
      Then 0 squares are shown as left
      And the phase is shown as allot

    @PLAY.4.3
    Scenario: A guard blocks a linebacker in the first turn of the offense
      Given yellow's L1 stands on 16,7
      When red's G1 blocks the man on 16,7
      Then red's G1 is off the field
      And yellow's L1 is off the field
      And red has finished 0 turns and yellow 0

    @PLAY.4.4 @case:in-the-first-turn-of-the-offense-the-defense-sees-nothing-of-the-call
    Scenario Outline: The defense sees nothing of the call in the offense's first turn
      Given the call is a <call>
      When yellow looks at the table
      Then no call is shown
      And no carrier is shown
      When a bystander looks at the table
      Then no call is shown
      When red looks at the table
      Then <shown>
      And red's <man> is shown with the ball

      Examples:
        | call            | shown                      | man |
        | run by T        | a run by T is shown        | T   |
        | pass to zone 11 | a pass to zone 11 is shown | Q   |

    @PLAY.3.1 @case:the-first-man-of-the-defense-is-not-placed-on-the-side-of-the-offense
    Scenario: A defender placed on the offense's side is refused and placed again
      Given yellow is to line up
      When yellow places T1 on 15,3
      Then it is refused under L5
      And nothing has changed
      When yellow places T1 on 16,3
      Then yellow's T1 stands on 16,3

    @PLAY.3.2 @case:with-one-man-unplaced-the-line-up-of-the-defense-cannot-be-ended
    Scenario: A defense with one man unplaced may not finish its line-up
      Given yellow has placed its men up to B2
      When yellow finishes its line-up
      Then it is refused under PLAY.3.2
      And nothing has changed
      When yellow places S on 19,8
      And yellow finishes its line-up
      Then the phase is allot

    @PLAY.4.1 @case:in-the-first-turn-the-defense-is-not-to-move
    Scenario: A defender who moves in the first turn of the play is refused
      Given yellow has lined up
      When yellow finishes its line-up
      And the squares of the turn are drawn: 4
      And yellow's L2 moves to 18,8
      Then it is refused under OBJECTIVE.alternate
      When red's F moves to 11,7
      Then 3 of 4 squares are left

    @PLAY.3.1 @case:while-the-defense-lines-up-nobody-may-do-anything-else
    Scenario Outline: Any action except the next placement is refused while the defense lines up
      Given yellow has placed its men up to G1
      When <who> tries to <action>
      Then it is refused under PLAY.3.1
      And nothing has changed

      Examples:
        | who    | action           |
        | red    | place T1 on 15,6 |
        | red    | call a run by F  |
        | red    | move G1 to 16,7  |
        | yellow | place G3 on 16,9 |
        | yellow | place G1 on 16,4 |
        | chance | draw the squares |

  Rule: The defense has its turn

    @PLAY.5.1 @case:with-the-last-square-of-the-offense-used-the-defense-is-to-move-with-a-draw-of-its-own
    Scenario: The defense draws its own squares after the offense's last square
      Given red's H has used 5 squares
      When red's G2 moves to 16,8
      Then these may act: chance (allot)
      And it is yellow's turn
      And red has finished 1 turn and yellow 0
      When the squares of the turn are about to be drawn
      Then the squares of the turn are to be drawn
      And the chances are 3 1/4, 4 1/4, 5 1/4, 6 1/4
      When the squares of the turn are drawn: 6
      Then these may act: yellow (move)
      And 6 of 6 squares are left

    @PLAY.5.2 @case:in-the-first-turn-of-the-defense-contact-with-a-guard-is-a-block
    Scenario: Contact with a guard in the defense's first turn is a block
      Given it is yellow's turn with 6 of 6 squares left
      And red's G1 stands on 15,7
      And yellow's T1 stands on 16,7
      When yellow's T1 blocks the man on 15,7
      Then red's G1 is off the field
      And yellow's T1 is off the field

    @PLAY.5.3 @case:in-the-first-turn-of-the-defense-the-call-is-still-hidden
    Scenario Outline: In the defense's first turn, the offense's call is hidden from the defense
      Given the call is a <call>
      And it is yellow's turn with 6 of 6 squares left
      When yellow looks at the table
      Then no call is shown
      And no carrier is shown
      And type, carrier and zone are shown as unknown
      When a bystander looks at the table
      Then no call is shown

      Examples:
        | call           |
        | run by Q       |
        | run by H       |
        | pass to zone 3 |

    @PLAY.5.1 @case:with-one-square-of-the-offense-left-the-defense-is-not-yet-to-move
    Scenario: A defender who moves before the offense's last square is refused
      Given red's H has used 5 squares
      When yellow's S moves to 29,8
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed
      When red's G2 moves to 16,8
      And the squares of the turn are drawn: 3
      And yellow's S moves to 29,8
      Then yellow's S stands on 29,8

    @PLAY.5.2 @case:in-the-first-turn-of-the-defense-contact-with-the-secret-carrier-is-a-tackle
    Scenario Outline: Contact with the secret carrier in the defense's first turn is a tackle
      Given the call is a <call>
      And it is yellow's turn with 6 of 6 squares left
      And red's <man> stands on 21,4
      And yellow's G1 stands on 22,4
      When yellow, given tackle miss, asks by which rules to move G1 to 21,4
      Then the explanation cites PLAY.5.2, TACKLE.attempt.1
      When yellow's G1 tackles the carrier on 21,4: a miss
      Then red's <man> stands on 21,4
      And yellow's G1 is off the field

      Examples:
        | call           | man |
        | run by H       | H   |
        | run by F       | F   |
        | pass to zone 8 | Q   |

    @PLAY.5.2 @case:in-the-first-turn-of-the-defense-contact-with-a-man-who-is-not-the-secret-carrier-is-a-block
    Scenario Outline: Contact with a man who is not the secret carrier is a block
      Given the call is a <call>
      And it is yellow's turn with 6 of 6 squares left
      And red's <man> stands on 21,4
      And yellow's G1 stands on 22,4
      When yellow asks by which rules to move G1 to 21,4
      Then the explanation cites PLAY.5.2, BLOCK.single
      When yellow's G1 moves onto the man on 21,4
      Then red's <man> is off the field
      And yellow's G1 is off the field

      Examples:
        | call     | man |
        | run by H | F   |
        | run by F | H   |
        | run by H | Q   |

  Rule: The type, the runner and the zone are made known in turn

    @PLAY.6.1 @PLAY.6.2 @case:after-a-turn-of-each-side-the-call-is-known-by-its-type-alone
    Scenario Outline: After a turn of each side, the defense knows only the play's type
      Given the call is a <call>
      And yellow's T1 has used 2 squares
      And it is yellow's turn with 1 of 3 squares left
      When yellow looks at the table
      Then no call is shown
      When yellow's S moves to 29,8
      Then red has finished 1 turn and yellow 1
      And the type is known to the defense
      And the zone is hidden from the defense
      When yellow looks at the table
      Then <shown>
      And <carrier>
      When a bystander looks at the table
      Then <shown>

      Examples:
        | call           | shown                             | carrier                        |
        | run by H       | a run is shown, its runner is not | no carrier is shown            |
        | run by Q       | a run is shown, its runner is not | no carrier is shown            |
        | pass to zone 8 | a pass is shown, its zone is not  | red's Q is shown with the ball |

    @PLAY.6.1 @case:one-square-before-the-end-of-its-first-turn-the-defense-does-not-know-the-type
    Scenario: The defense learns the type of play when its first turn ends
      Given yellow's T1 has used 2 squares
      And it is yellow's turn with 2 of 4 squares left
      When yellow's S moves to 29,8
      Then the type is hidden from the defense
      When yellow's S moves to 28,8
      Then the type is known to the defense
      And the carrier is hidden from the defense

    @PLAY.6.2 @case:after-a-run-is-known-for-one-contact-with-a-back-who-does-not-have-it-is-a-block-still
    Scenario: Contact with a back without the ball is a block on a known run
      Given each side has finished 1 turn
      And it is yellow's turn with 6 of 6 squares left
      And red has finished 2 turns and yellow 1
      And red's F stands on 21,4
      And yellow's G1 stands on 22,4
      When yellow's G1 blocks the man on 21,4
      Then red's F is off the field
      And the carrier is hidden from the defense
      When yellow looks at the table
      Then a run is shown, its runner is not

    @PLAY.7.2 @case:after-the-type-is-known-the-pass-may-be-thrown-in-a-later-turn-of-the-offense
    Scenario Outline: A known pass may be thrown in any later turn of the offense
      Given the call is a pass to zone 8
      And each side has finished <finished> turns
      When red throws to 22,8
      Then these may act: red (move)
      And the ball is in the air over 22,8
      And nobody has the ball
      And it is red's turn

      Examples:
        | finished |
        | 1        |
        | 2        |
        | 5        |

    @PLAY.7.2 @case:on-a-known-pass-the-offense-may-move-throw-or-scramble-and-on-a-run-only-move
    Scenario: The offense may move, throw or scramble on a known pass
      Given the call is a pass to zone 8
      And red has finished 2 turns and yellow 1
      And yellow's T1 has used 2 squares
      And it is yellow's turn with 1 of 3 squares left
      When yellow's S moves to 29,8
      And the squares of the turn are drawn: 4
      Then these may act: red (move, scramble, throw)
      When red throws to 25,10
      Then these may act: red (move)
      And the ball is in the air over 25,10

    @PLAY.7.3
    Scenario: The zone is hidden while the quarterback waits and known when he throws
      Given the call is a pass to zone 8
      And each side has finished 3 turns
      When yellow looks at the table
      Then a pass is shown, its zone is not
      And red's Q is shown with the ball
      When red throws to 22,8
      Then the zone is known to the defense
      When yellow looks at the table
      Then a pass to zone 8 is shown
      When a bystander looks at the table
      Then a pass to zone 8 is shown

    @PLAY.7.4
    Scenario Outline: The runner is made known when each side has finished two turns
      Given the call is a run by <back>
      And red has finished 2 turns and yellow 1
      And yellow's T1 has used 2 squares
      And it is yellow's turn with 1 of 3 squares left
      When yellow looks at the table
      Then no carrier is shown
      When yellow's S moves to 29,8
      Then the carrier is known to the defense
      And red has finished 2 turns and yellow 2
      When yellow looks at the table
      Then a run by <back> is shown
      And red's <back> is shown with the ball

      Examples:
        | back |
        | Q    |
        | F    |
        | H    |
        | T    |

    @PLAY.7.4 @case:the-second-turn-of-the-offense-does-not-yet-show-the-runner
    Scenario: After its second turn, the offense's runner is still hidden
      Given each side has finished 1 turn
      And red's T1 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      When red's G2 moves to 16,8
      Then the carrier is hidden from the defense
      And red has finished 2 turns and yellow 1
      When the squares of the turn are drawn: 3
      And yellow's S moves to 27,8
      Then the carrier is known to the defense

    @PLAY.7.2 @case:on-a-run-nothing-is-thrown
    Scenario: A throw by the quarterback on a called run is refused
      Given the call is a run by Q
      And each side has finished 1 turn
      When red throws to 22,8
      Then it is refused under PLAY.7.2
      And nothing has changed

    @PLAY.7.1 @case:until-he-throws-the-quarterback-is-tackled-as-a-carrier-of-power-2
    Scenario: A quarterback is tackled as a carrier of power 2 before he throws
      Given the call is a pass to zone 8
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 6 of 6 squares left
      And red's Q stands on 13,4
      And yellow's G1 stands on 14,4
      When yellow's G1 tackles the carrier on 13,4
      Then a tackle is to be drawn
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When yellow, given tackle tackle, asks by which rules to move G1 to 13,4
      Then the explanation cites PLAY.7.1
      When yellow's G1 tackles the carrier on 13,4: a tackle
      Then the scrimmage line is 13 and the first-down line 20
      And it is down 2

    @PASS.ball-moves @B1.2 @case:after-the-throw-the-quarterback-is-no-carrier-any-more
    Scenario: After the throw, the quarterback is no longer the carrier
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And red's Q stands on 13,4
      And yellow's G1 stands on 14,4
      When red asks by which rules to throw to 22,8
      Then the explanation cites PASS.ball-moves
      When red throws to 22,8
      Then nobody has the ball
      When red's TE moves to 19,5
      And red's F moves to 11,6
      And the squares of the turn are drawn: 4
      And yellow's G1 blocks the man on 13,4
      Then it is refused under B1.2

    @PLAY.7.2 @case:a-pass-that-may-be-thrown-may-be-held-back-by-moving-somebody
    Scenario: The offense may move another man instead of throwing a pass
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      When red's G2 moves to 16,8
      Then red's Q has the ball
      When red asks by which rules to move G2 to 17,8
      Then the explanation cites PLAY.7.2
      When red's G2 moves to 18,8
      Then red's Q has the ball
      And the zone is hidden from the defense

  Rule: A play ends with a tackle, a recovery, a safety or a touchdown

    @PLAY.end @case:a-tackle-ends-the-play-at-once-and-the-squares-left-are-lost
    Scenario: A tackle ends the play at once, and the remaining squares are lost
      Given it is yellow's turn with 6 of 6 squares left
      And red's H stands on 17,4
      And yellow's S stands on 18,4
      When yellow's S tackles the carrier on 17,4: a tackle
      Then these may act: red (place)
      And the phase is line-up
      And it is play 2
      And it is down 2
      And the scrimmage line is 17 and the first-down line 20
      And nobody has the ball
      And nothing has been called
      And no squares are left
      And red has finished 0 turns and yellow 0
      And red's G1 is off the field
      And the type is hidden from the defense

    @PLAY.end
    Scenario: The recovery of a fumble ends the play at once
      Given red has finished 2 turns and yellow 1
      And it is yellow's turn with 6 of 6 squares left
      And red's H is off the field
      And the ball lies loose on 29,9 fumbled by red
      When yellow's S moves to 29,9
      Then these may act: yellow (place)
      And it is play 2
      And yellow is on offense

    @PLAY.end @OBJECTIVE.touchdown @case:a-runner-who-gets-into-the-end-zone-ends-the-play-and-the-game-known-or-not
    Scenario Outline: A runner who enters the attacked end zone ends the play and the game
      Given red is on offense going <way>
      And red's H stands on <from>
      When red's H moves to <to>
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the phase is over
      And the score is a touchdown
      And the carrier is known to the defense

      Examples:
        | way  | from | to   |
        | east | 53,4 | 56,4 |
        | west | 8,4  | 5,4  |

    @M8.2
    Scenario: A runner in the last column before the goal line plays on
      Given red's H stands on 53,4
      When red's H moves to 55,4
      Then the game goes on
      And the phase is move

    @PLAY.end @OBJECTIVE.safety
    Scenario: A tackle in the own end zone ends the play and the game
      Given it is yellow's turn with 6 of 6 squares left
      And red's H stands on 4,4
      And yellow's S stands on 6,4
      When yellow's S tackles the carrier on 4,4: a tackle
      Then the game is over and yellow has won under OBJECTIVE.safety
      And the score is a safety

    @TACKLE.removal-miss
    Scenario: A missed tackle does not end the play
      Given it is yellow's turn with 6 of 6 squares left
      And red's H stands on 17,4
      And yellow's S stands on 18,4
      When yellow's S tackles the carrier on 17,4: a miss
      Then the game goes on
      And the phase is move
      And it is play 1
      And 5 of 6 squares are left

    @TACKLE.fumble-roll @case:a-fumble-does-not-end-the-play-before-somebody-has-the-ball
    Scenario: A fumble does not end the play while the ball is loose
      Given it is yellow's turn with 6 of 6 squares left
      And red's H stands on 19,6
      And yellow's S stands on 20,6
      When yellow's S tackles the carrier on 19,6: a fumble that rolls south
      Then the phase is move
      And the ball lies loose on 19,10 fumbled by red
      And it is yellow's turn
      And 5 of 6 squares are left
      When yellow's B1 moves to 28,5
      Then the phase is move
      And the ball lies loose on 19,10 fumbled by red
      And it is play 1

    @PLAY.end @OBJECTIVE.alternate @case:in-its-hundredth-turn-the-offense-still-plays-on
    Scenario: A play may go on in the offense's hundredth turn
      Given each side has finished 99 turns
      And red's T1 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      When red's G2 moves to 16,8
      Then red has finished 100 turns and yellow 99
      And it is yellow's turn
      When the squares of the turn are drawn: 3
      And yellow's S moves to 27,8
      And the squares of the turn are drawn: 3
      And red's H moves to 15,9
      Then it is refused under M4
      When red's H moves to 14,9
      Then the game goes on

    @PLAY.6.1 @B2 @case:a-runner-who-was-met-before-stays-known-when-the-type-becomes-known
    Scenario: A runner known by contact stays known when the type of play becomes known
      Given the call is a run by Q
      And red has finished 1 turn and yellow 0
      And it is yellow's turn with 2 of 3 squares left
      And yellow's L2 has used 1 square
      And red's Q stands on 19,8
      And yellow's L1 stands on 20,8
      When yellow's L1 tackles the carrier on 19,8: a miss
      Then the carrier is known to the defense
      And the type is hidden from the defense
      When yellow's S moves to 29,8
      Then it is red's turn
      And the type is known to the defense
      And the carrier is known to the defense
      And the zone is hidden from the defense

    @PLAY.5.1 @M8.1 @case:the-explanation-of-the-end-of-a-turn-names-the-defenses-turn-after-the-offenses
    Scenario: The explanation of the offense's last move cites PLAY.5.1, the defense's turn
      Given it is red's turn with 1 of 3 squares left
      And red's G1 has used 2 squares
      When red asks by which rules to move G2 to 16,8
      Then the explanation cites PLAY.5.1

    @PLAY.3.2 @case:the-explanation-of-a-line-up-that-is-not-complete-names-the-man-who-is-still-to-be-placed
    Scenario: The explanation of ending an incomplete line-up cites PLAY.3.2
      Given yellow has placed its men up to L1
      When yellow asks by which rules to finish the line-up
      Then the explanation cites PLAY.3.2
      When yellow tries to finish the line-up
      Then it is refused under PLAY.3.2

    @TACKLE.removal-miss @case:who-is-pale-stays-pale-when-a-tackle-is-missed
    Scenario: Men made pale by failed blocks stay pale when a tackle misses
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And red's F is off the field
      And yellow's T1 is pale from F
      And yellow's L1 stands on 20,8
      When yellow's L1 tackles the carrier on 19,8: a miss
      Then exactly these men are pale: yellow's T1 from F
      And red's H has the ball

    @FIELD.grid @case:nobody-is-placed-on-the-square-of-a-team-mate
    Scenario Outline: A man placed on the square of a team-mate is refused
      Given <side> has placed its men up to T1
      When <side> places T2 on <at>
      Then it is refused under FIELD.grid
      And nothing has changed

      Examples:
        | side   | at   |
        | red    | 15,6 |
        | yellow | 16,6 |

    @L2.5 @case:the-explanation-of-where-an-end-is-placed-names-which-of-his-two-grounds-it-is
    Scenario Outline: The explanation of an end's placement cites the clause of his area
      Given red has placed its men up to G3
      When red asks by which rules to place TE on <at>
      Then the explanation cites <ground>
      And the explanation does not cite <other>

      Examples:
        | at   | ground         | other |
        | 15,5 | L2.1 and L2.5  | L2.3  |
        | 22,5 | L2.3 and L2.5  | L2.1  |

  Rule: Each side has its own actions

    @PLAY.1.1 @case:while-the-offense-lines-up-the-other-side-places-nobody-nor-does-chance
    Scenario: Only the offense may place men in its line-up
      Given red is to line up
      When yellow places T1 on 15,6
      Then it is refused under PLAY.1.1
      When chance places T1 on 15,6
      Then it is refused under PLAY.1.1
      And nothing has changed

    @PLAY.3.1 @case:while-the-defense-lines-up-the-other-side-places-nobody-nor-does-chance
    Scenario: Only the defense may place men in its line-up
      Given yellow is to line up
      When red places T1 on 16,6
      Then it is refused under PLAY.3.1
      When chance places T1 on 16,6
      Then it is refused under PLAY.3.1
      And nothing has changed

    @PLAY.1.1 @case:nobody-but-the-offense-calls-the-play
    Scenario Outline: Only the offense may call the play
      Given red has lined up
      When <who> calls <call>
      Then it is refused under PLAY.1.1
      And nothing has changed

      Examples:
        | who    | call             |
        | yellow | a run by H       |
        | yellow | a pass to zone 8 |
        | chance | a run by H       |

    @PLAY.3.1 @case:nobody-but-the-defense-says-that-its-line-up-is-done
    Scenario Outline: Only the defense may finish its line-up
      Given yellow has lined up
      When <who> finishes its line-up
      Then it is refused under PLAY.3.1
      And nothing has changed

      Examples:
        | who    |
        | red    |
        | chance |

    @SETTINGS.draw-each-turn @case:no-player-draws-the-squares-of-a-turn
    Scenario Outline: A player who tries to draw the number of squares is refused
      Given the squares are to be drawn for red
      When <who> tries to draw the squares
      Then it is refused under SETTINGS.draw-each-turn
      And nothing has changed

      Examples:
        | who    |
        | red    |
        | yellow |

    @OBJECTIVE.alternate @case:on-the-turn-of-one-side-nobody-else-moves-a-man
    Scenario Outline: A move by the side whose turn it is not is refused
      Given it is <side>'s turn with 4 of 4 squares left
      When <who> tries to move <man> to <to>
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed

      Examples:
        | side   | who    | man | to    |
        | red    | yellow | G1  | 20,1  |
        | red    | yellow | S   | 29,8  |
        | red    | chance | H   | 12,10 |
        | yellow | red    | H   | 12,10 |
        | yellow | chance | S   | 29,8  |

    @PASS.offense-first @case:after-a-throw-nobody-moves-before-the-offense-has
    Scenario Outline: A defender who moves before the offense after a throw is refused
      Given each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And a pass to zone 8 is in the air over 22,8
      When <who> tries to move <man> to <to>
      Then it is refused under PASS.offense-first
      And nothing has changed

      Examples:
        | who    | man | to    |
        | yellow | S   | 29,8  |
        | yellow | T1  | 20,2  |
        | chance | TE  | 16,5  |

    @OBJECTIVE.alternate @case:with-a-pass-in-the-air-the-offense-does-not-move-on-the-defenses-turn
    Scenario: An offensive move in the defense's turn is refused during a pass
      Given it is yellow's turn with 4 of 4 squares left
      And a pass to zone 8 is in the air over 22,8
      When red tries to move TE to 16,5
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed

    @OBJECTIVE.alternate @case:nobody-but-the-offense-throws-or-scrambles
    Scenario Outline: Only the offense may throw or scramble in its turn
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      When <who> tries to <action>
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed

      Examples:
        | who    | action        |
        | yellow | throw to 22,8 |
        | chance | throw to 22,8 |
        | yellow | scramble      |
        | chance | scramble      |

    @OBJECTIVE.alternate @case:on-the-defenses-turn-the-offense-neither-throws-nor-scrambles
    Scenario Outline: A throw or scramble in the defense's turn is refused
      Given the call is a pass to zone 8
      And it is yellow's turn with 4 of 4 squares left
      And red has finished 2 turns and yellow 1
      When red tries to <action>
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed

      Examples:
        | action        |
        | throw to 22,8 |
        | scramble      |

    @OBJECTIVE.alternate @case:a-forced-throw-is-the-offenses
    Scenario: Only the offense may make the throw that a scramble forces
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 4 squares left
      And the scramble was throw
      When yellow tries to throw to 13,2
      Then it is refused under OBJECTIVE.alternate
      When red throws to 13,2
      Then the ball is in the air over 13,2

  Rule: A position is valid only if what is known fits the turns

    @PLAY.6.1 @case:after-a-turn-of-each-side-the-type-cannot-be-hidden
    Scenario: A position is invalid if the play type stays hidden after both first turns
      Given each side has finished 1 turn
      And the type is hidden from the defense
      When the position is put on the table
      Then it is refused under PLAY.6.1

    @PLAY.7.4 @case:after-two-turns-of-each-side-the-runner-cannot-be-hidden
    Scenario: A position is invalid if the runner is hidden after each side's second turn
      Given each side has finished 2 turns
      And the carrier is hidden from the defense
      When the position is put on the table
      Then it is refused under PLAY.7.4

    @PLAY.5.3 @case:in-the-first-turn-of-the-defense-the-type-alone-cannot-be-known
    Scenario: A position in the defense's first turn with a known play type is invalid
      Given it is yellow's turn with 6 of 6 squares left
      And the type is known to the defense
      When the position is put on the table
      Then it is refused under PLAY.5.3

    @PLAY.7.1 @case:on-a-known-pass-the-quarterback-cannot-be-a-hidden-carrier
    Scenario: After one turn, a position that hides the quarterback with the ball is invalid
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And the carrier is hidden from the defense
      When the position is put on the table
      Then it is refused under PLAY.7.1

    @PLAY.7.1 @case:before-the-throw-nobody-but-the-quarterback-has-the-ball-of-a-pass-play
    Scenario: A position is invalid if a halfback has the ball before the quarterback's throw
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And red's H has the ball
      When the position is put on the table
      Then it is refused under PLAY.7.1

    @PLAY.2.1 @case:on-a-run-nobody-but-the-back-who-was-called-has-the-ball
    Scenario: A position is invalid if another back than the called runner has the ball
      Given the call is a run by F
      And red's H has the ball
      When the position is put on the table
      Then it is refused under PLAY.2.1

    @PLAY.7.3 @case:the-zone-cannot-be-known-on-a-run
    Scenario: A position is invalid if a pass zone is known on a run
      Given each side has finished 2 turns
      And the zone alone is known to the defense
      When the position is put on the table
      Then it is refused under PLAY.7.3

    @PLAY.7.2 @case:the-zone-cannot-be-known-before-the-pass-could-be-thrown
    Scenario: A position with a pass in the air in the first turn is invalid
      Given red has finished 0 turns and yellow 0
      And a pass to zone 8 is in the air over 22,8
      When the position is put on the table
      Then it is refused under PLAY.7.2

    @PLAY.7.3 @case:with-a-pass-in-the-air-the-zone-cannot-be-hidden
    Scenario: A position with a pass in the air and a hidden zone is invalid
      Given a pass to zone 8 is in the air over 22,8
      And the zone is hidden from the defense
      When the position is put on the table
      Then it is refused under PLAY.7.3

    @PLAY.1.2 @case:once-the-defense-lines-up-there-is-a-call
    Scenario: A position is invalid if the defense lines up before the offense's call
      Given yellow is to line up
      And nothing has been called
      When the position is put on the table
      Then it is refused under PLAY.1.2

    @PLAY.3.1 @case:while-the-offense-lines-up-no-defender-has-been-placed
    Scenario: A position with a defender placed before the call of the play is invalid
      Given red has lined up
      And yellow's T1 stands on 16,6
      When the position is put on the table
      Then it is refused under PLAY.3.1

  Rule: A position is invalid if something is known too early

    @PLAY.4.3 @case:in-its-first-turn-the-offense-may-try-a-block-that-power-cannot-win
    Scenario: A guard may block a stronger defensive tackle in the offense's first turn
      Given yellow's T1 stands on 16,7
      When red's G1 blocks the man on 16,7
      Then red's G1 is off the field
      And yellow's T1 is pale from G1
      And 5 of 6 squares are left

    @PLAY.2.3 @case:nothing-of-the-call-can-be-known-while-the-defense-lines-up
    Scenario: A position in the defense's line-up with a known play type is invalid
      Given yellow is to line up
      And the type is known to the defense
      When the position is put on the table
      Then it is refused under PLAY.2.3

    @PLAY.4.4 @case:the-type-cannot-be-known-in-the-offenses-first-turn-of-a-pass-play
    Scenario: A position in the offense's first turn with a known pass is invalid
      Given the call is a pass to zone 8
      And the type is known to the defense
      When the position is put on the table
      Then it is refused under PLAY.7.1

    @PASS.ball-moves @case:the-zone-cannot-be-known-while-the-quarterback-still-has-the-pass
    Scenario: A position is invalid if the zone is known before the quarterback throws
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And the zone alone is known to the defense
      When the position is put on the table
      Then it is refused under PASS.ball-moves

    @PLAY.6.1 @case:the-explanation-of-the-end-of-the-first-two-turns-names-who-has-the-pass-if-it-is-one
    Scenario Outline: The explanation of the end of both first turns cites PLAY.7.1 for passes
      Given the call is a <call>
      And it is yellow's turn with 1 of 4 squares left
      And yellow's B1 has used 3 squares
      When yellow asks by which rules to move S to 29,8
      Then the explanation cites PLAY.6.1<also>
      And the explanation does not cite <other>

      Examples:
        | call           | also       | other    |
        | pass to zone 8 | , PLAY.7.1 | PLAY.7.4 |
        | run by H       |            | PLAY.7.1 |
