Feature: Fumbles
  A fumbled ball lies loose until a man recovers it or until no man can reach it.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: The first man on its square recovers the ball and ends the play (CF-A73)

    @FUMBLE.first-man @PLAY.end @case:a-guard-of-the-offense-recovers-the-fumble-of-his-side
    Scenario: A guard who recovers his side's fumble keeps the ball for the offense
      Given it is red's turn with 3 of 3 squares left
      And red's H is off the field
      And red's G1 stands on 17,8
      And the ball lies loose on 19,8 fumbled by red
      When red's G1 moves to 19,8
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20
      And it is play 2
      And no ball lies loose
      And nobody has fumbled

    @FUMBLE.first-man @case:one-square-short-of-the-ball-nothing-is-recovered
    Scenario: A man one square short of the ball does not recover it
      Given it is red's turn with 3 of 3 squares left
      And red's H is off the field
      And red's G1 stands on 17,8
      And the ball lies loose on 19,8 fumbled by red
      When red's G1 moves to 18,8
      Then the ball lies loose on 19,8 fumbled by red
      And nobody has the ball
      And it is red's turn
      When red's G1 moves to 19,8
      Then the phase is line-up
      And it is down 2

    @FUMBLE.first-man
    Scenario: A fumble recovered by the offense beyond the first-down line is a first down
      Given it is down 3
      And it is red's turn with 3 of 3 squares left
      And red's H is off the field
      And red's SE stands on 22,12
      And the ball lies loose on 22,11 fumbled by red
      When red's SE moves to 22,11
      Then red is on offense
      And it is down 1
      And the scrimmage line is 22 and the first-down line 27

    @FUMBLE.first-man @POSSESSION.a @case:a-fumble-recovered-by-the-offense-short-of-the-first-down-on-fourth-down-goes-over
    Scenario: On fourth down, an offense recovering its fumble before the first-down line loses possession
      Given it is down 4
      And it is red's turn with 3 of 3 squares left
      And red's H is off the field
      And red's SE stands on 19,12
      And the ball lies loose on 19,11 fumbled by red
      When red's SE moves to 19,11
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 19 and the first-down line 14

    @FUMBLE.first-man @POSSESSION.d @case:a-fumble-recovered-by-a-man-of-the-defense-gives-his-side-the-ball
    Scenario Outline: A defender who recovers a fumble gives his side the ball
      Given it is down 2
      And it is yellow's turn with 3 of 3 squares left
      And red's H is off the field
      And yellow's <man> stands on 20,8
      And the ball lies loose on 19,8 fumbled by red
      When yellow's <man> moves to 19,8
      Then the phase is line-up
      And yellow is on offense
      And it is down 1
      And the scrimmage line is 18 and the first-down line 13
      And it is play 2

      Examples:
        | man |
        | T1  |
        | G2  |
        | L1  |
        | B1  |
        | S   |

    @FUMBLE.first-man @POSSESSION.d @case:going-west-a-fumble-recovered-by-the-defense-gives-it-the-ball-going-east
    Scenario: A defense that recovers the fumble of a westward offense attacks eastward
      Given yellow is on offense going west
      And it is red's turn with 3 of 3 squares left
      And yellow's H is off the field
      And red's L1 stands on 41,8
      And the ball lies loose on 42,8 fumbled by yellow
      When red's L1 moves to 42,8
      Then red is on offense
      And it is down 1
      And the scrimmage line is 42 and the first-down line 47

    @B1.1 @case:while-the-ball-is-loose-men-block
    Scenario: Men may block while the ball is loose
      Given it is yellow's turn with 4 of 4 squares left
      And red's H is off the field
      And red's SE stands on 19,9
      And yellow's L1 stands on 20,9
      And the ball lies loose on 19,8 fumbled by red
      When yellow's L1 blocks the man on 19,9
      Then red's SE is off the field
      And yellow's L1 is off the field
      And the ball lies loose on 19,8 fumbled by red
      And 3 of 4 squares are left

    @FUMBLE.first-man @case:where-the-play-goes-on-a-defender-who-recovers-is-the-carrier-and-his-side-moves-on
    Scenario: Under CF-A73 may-advance, a defender who recovers the ball may run on
      Given the reading CF-A73 is may-advance
      And it is yellow's turn with 4 of 4 squares left
      And red's H is off the field
      And yellow's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by red
      When yellow's L1 moves to 19,8
      Then the phase is move
      And yellow's L1 has the ball
      And the ball has changed hands
      And no ball lies loose
      And nobody has fumbled
      And it is yellow's turn
      And 2 of 4 squares are left
      And red is on offense
      When yellow's L1 moves to 17,8
      Then yellow's L1 stands on 17,8
      And the phase is allot
      And it is red's turn

    @FUMBLE.first-man @case:where-the-play-goes-on-a-guard-of-the-offense-who-recovers-is-the-carrier
    Scenario: Under CF-A73 may-advance, a guard of the offense who recovers is the carrier
      Given the reading CF-A73 is may-advance
      And it is red's turn with 3 of 3 squares left
      And red's H is off the field
      And red's G1 stands on 17,8
      And the ball lies loose on 19,8 fumbled by red
      When red's G1 moves to 19,8
      Then red's G1 has the ball
      And the ball has not changed hands
      And it is red's turn
      And 1 of 3 squares are left
      When red's G1 moves to 20,8
      Then red's G1 stands on 20,8
      And the phase is allot
      And it is yellow's turn

    @FUMBLE.first-man @TACKLE.attempt.1 @case:where-the-play-goes-on-the-side-that-lost-the-ball-tackles-the-man-who-recovered-it
    Scenario: Under CF-A73 may-advance, the side that fumbled may tackle the man who recovered
      Given the reading CF-A73 is may-advance
      And it is yellow's turn with 2 of 2 squares left
      And the limits are 1 to 6
      And red's H is off the field
      And red's SE stands on 19,9
      And yellow's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by red
      When yellow's L1 moves to 19,8
      Then yellow's L1 has the ball
      And it is red's turn
      When the squares of the turn are drawn: 3
      Then it is red's turn
      When red's SE tackles the carrier on 19,8: a tackle-1
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 19 and the first-down line 14

    @FUMBLE.occupied @case:where-the-play-goes-on-a-man-on-whose-square-the-fumble-rolls-runs-with-it
    Scenario: Under CF-A73 may-advance, a defender who recovers the ball at once may run on
      Given the reading CF-A73 is may-advance
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And yellow's L1 stands on 20,8
      And yellow's S stands on 19,4
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then yellow's S has the ball
      And it is yellow's turn
      And 3 of 4 squares are left
      When yellow's S moves to 16,4
      Then yellow's S stands on 16,4

    @FUMBLE.occupied @OBJECTIVE.touchdown @case:where-the-play-goes-on-a-man-on-whose-square-the-fumble-rolls-in-the-end-zone-attacked-has-scored
    Scenario: Under CF-A73 may-advance, a fumble that rolls into a team-mate's hands may score
      Given the reading CF-A73 is may-advance
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 55,8
      And red's F stands on 56,4
      And yellow's L1 stands on 56,8
      When red's H runs into the man on 56,8: a fumble that rolls north
      Then the game is over and red has won under OBJECTIVE.touchdown

    @FUMBLE.first-man @case:a-stretch-that-would-run-on-over-the-loose-ball-ends-there-and-recovers-it
    Scenario Outline: A move over the loose ball ends on the ball and recovers it
      Given it is yellow's turn with 4 of 4 squares left
      And red's H is off the field
      And yellow's L1 stands on 21,8
      And the ball lies loose on <ball>,8 fumbled by red
      When yellow's L1 moves to <to>,8
      Then the phase is line-up
      And yellow is on offense
      And the scrimmage line is <line> and the first-down line <next>

      Examples:
        | ball | to | line | next |
        | 20   | 18 | 19   | 14   |
        | 19   | 18 | 18   | 13   |
        | 18   | 18 | 17   | 12   |

    @FUMBLE.first-man @M8.2 @case:a-man-who-has-recovered-on-his-way-has-used-the-squares-to-the-ball-and-no-more
    Scenario: Under CF-A73 may-advance, a move over the loose ball stops on the ball
      Given the reading CF-A73 is may-advance
      And it is yellow's turn with 5 of 5 squares left
      And red's H is off the field
      And yellow's S stands on 19,4
      And the ball lies loose on 19,6 fumbled by red
      When yellow's S moves to 19,8
      Then yellow's S stands on 19,6
      And yellow's S has the ball
      And yellow's S has used 2 squares
      And 3 of 5 squares are left
      When yellow's S moves to 19,7
      Then yellow's S stands on 19,7

    @FUMBLE.first-man @MOVE.diagonal-cost @case:a-slanting-stretch-over-the-loose-ball-costs-two-for-each-square-to-it
    Scenario: A diagonal move to the loose ball costs two for each square
      Given the reading CF-A73 is may-advance
      And it is yellow's turn with 6 of 6 squares left
      And red's H is off the field
      And yellow's S stands on 21,6
      And the ball lies loose on 20,7 fumbled by red
      When yellow's S moves to 18,9
      Then yellow's S stands on 20,7
      And yellow's S has used 2 squares
      And 4 of 6 squares are left

    @FUMBLE.first-man @case:a-stretch-over-the-loose-ball-onto-a-man-ends-before-it-meets-him
    Scenario: A move over the loose ball towards an occupied square ends on the ball
      Given it is yellow's turn with 4 of 4 squares left
      And red's H is off the field
      And red's F stands on 18,8
      And yellow's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by red
      When yellow's L1 moves to 18,8
      Then the phase is line-up
      And yellow is on offense
      And the scrimmage line is 18 and the first-down line 13

    @M2 @case:a-stretch-over-the-loose-ball-that-is-too-long-as-it-is-clicked-is-refused
    Scenario: A move over the loose ball beyond the man's speed is refused
      Given it is yellow's turn with 6 of 6 squares left
      And red's H is off the field
      And yellow's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by red
      When yellow's L1 moves to 16,8
      Then it is refused under M2
      And nothing has changed

    @M3 @case:a-stretch-over-the-loose-ball-and-a-man-beyond-it-is-refused
    Scenario: A move over a loose ball and a man behind the ball is refused
      Given it is yellow's turn with 6 of 6 squares left
      And red's H is off the field
      And red's F stands on 18,8
      And yellow's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by red
      When yellow's L1 moves to 17,8
      Then it is refused under M3
      And nothing has changed

    @FUMBLE.first-man @case:where-only-ending-a-stretch-on-its-square-wins-the-ball-a-man-runs-on-over-it-and-leaves-it-lying
    Scenario: Under CF-A76 must-stop, a man who moves across the ball leaves it loose
      Given the reading CF-A76 is must-stop
      And it is yellow's turn with 5 of 5 squares left
      And red's H is off the field
      And yellow's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by red
      When yellow's L1 moves to 18,8
      Then yellow's L1 stands on 18,8
      And the ball lies loose on 19,8 fumbled by red
      And 2 of 5 squares are left
      When yellow's L1 moves to 19,8
      Then the phase is line-up
      And yellow is on offense

    @FUMBLE.first-man
    Scenario: The explanation of a recovery names who has the ball
      Given it is yellow's turn with 4 of 4 squares left
      And red's H is off the field
      And yellow's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by red
      When yellow asks by which rules to move L1 to 19,8
      Then the explanation cites FUMBLE.first-man, POSSESSION.d

  Rule: A man on whose square the ball comes to rest recovers it

    @FUMBLE.occupied @case:a-defender-four-squares-north-of-the-contact-recovers-at-once
    Scenario: A defender four squares north of the contact recovers the ball at once
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And yellow's L1 stands on 20,8
      And yellow's S stands on 19,4
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then the phase is line-up
      And yellow is on offense
      And it is down 1
      And the scrimmage line is 18 and the first-down line 13

    @FUMBLE.occupied @case:a-man-of-the-offense-four-squares-south-of-the-contact-recovers-at-once
    Scenario: An offensive man four squares south of the contact recovers the ball at once
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And red's T2 stands on 19,12
      And yellow's L1 stands on 20,8
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls south
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20

    @FUMBLE.occupied @case:of-two-opponents-where-the-ball-comes-to-rest-the-one-whose-side-moves-first-for-it-has-it
    Scenario Outline: Of two opponents at a fumbled ball, the side that moves first gets it
      Given the call is a pass to zone 8
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
      Then the phase is line-up
      And <side> is on offense
      And the scrimmage line is <line> and the first-down line <first_down>

      Examples:
        | left | used | side   | line | first_down |
        | 2    | 2    | yellow | 18   | 13         |
        | 1    | 3    | red    | 19   | 20         |

    @FUMBLE.occupied @B3 @case:of-two-opponents-there-after-a-fumble-in-its-own-turn-who-moves-first-is-told-by-the-reading
    Scenario Outline: The reading of CF-A74 decides which of two opponents at a fumble moves first
      Given the reading CF-A74 is <key>
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with <left> of 4 squares left
      And red's F has used <used> squares
      And the zone is known to the defense
      And red's SE has the ball
      And red's SE stands on 19,8
      And red's T2 stands on 20,4
      And yellow's S stands on 20,4
      And yellow's L1 stands on 20,8
      When red's SE runs into the man on 20,8: a fumble that rolls north
      Then <side> is on offense

      Examples:
        | key                    | left | used | side   |
        | side-to-move-continues | 2    | 2    | red    |
        | side-to-move-continues | 1    | 3    | yellow |
        | defense-first          | 2    | 2    | yellow |
        | offense-first          | 1    | 3    | red    |

    @FUMBLE.first-man @TACKLE.fumble-roll @case:men-one-square-from-where-the-ball-comes-to-rest-or-on-its-way-do-not-have-it
    Scenario: Men near a fumbled ball's path do not recover it
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And red's SE stands on 19,13
      And yellow's L1 stands on 20,8
      And yellow's S stands on 19,10
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls south
      Then the ball lies loose on 19,12 fumbled by red
      And nobody has the ball
      And the phase is move
      When yellow's S moves to 19,12
      Then yellow is on offense

    @FUMBLE.occupied @case:the-odds-of-a-fumble-onto-a-defender-on-one-side-only-are-even
    Scenario: A fumble rolls with even odds toward a defender on one side or away
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And yellow's L1 stands on 20,8
      And yellow's S stands on 19,4
      When the odds of the offense and the phase are asked for yellow to move L1 to 19,8
      Then the odds are
        | the offense | the phase | p    |
        | yellow      | line-up   | 1/14 |
        | red         | move      | 3/14 |
        | red         | line-up   | 5/7  |
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then yellow is on offense

  Rule: Squares left decide who goes first after a fumble in the defense's turn

    @FUMBLE.order.1 @case:with-squares-left-of-its-turn-the-defense-goes-on-for-the-ball
    Scenario Outline: After a fumble, the defense uses its remaining squares
      Given it is yellow's turn with <before> of 5 squares left
      And yellow's L3 has used <used> squares
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      When yellow's L1 tackles the carrier on 20,8: a fumble that rolls north
      Then these may act: yellow (move)
      And the phase is move
      And it is yellow's turn
      And <left> of 5 squares are left
      And the ball lies loose on 20,4 fumbled by red
      And red has finished 1 turn and yellow 0

      Examples:
        | before | used | left |
        | 4      | 1    | 3    |
        | 3      | 2    | 2    |
        | 2      | 3    | 1    |

    @FUMBLE.order.2 @case:with-no-square-left-the-offense-goes-first-for-the-ball-with-a-fresh-draw
    Scenario: After a fumble on the defense's last square, the offense draws squares
      Given it is yellow's turn with 1 of 5 squares left
      And yellow's L3 has used 4 squares
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      When yellow's L1 tackles the carrier on 20,8: a fumble that rolls north
      Then these may act: chance (allot)
      And the phase is allot
      And it is red's turn
      And the ball lies loose on 20,4 fumbled by red
      And red has finished 1 turn and yellow 1
      When the squares of the turn are drawn: 6
      Then these may act: red (move)
      And 6 of 6 squares are left

    @FUMBLE.order.1 @case:after-an-interception-the-throwing-side-that-forces-a-fumble-goes-on-for-the-ball
    Scenario: If the throwing side forces an interceptor's fumble, that side uses its remaining squares
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And red's TE stands on 22,8
      And yellow's S stands on 23,8
      And yellow's S has the ball
      When red's TE tackles the carrier on 23,8: a fumble that rolls south
      Then the ball lies loose on 23,12 fumbled by yellow
      And it is red's turn
      And 3 of 4 squares are left
      And the phase is move

    @FUMBLE.order.2 @case:after-an-interception-a-throwing-side-with-no-square-left-lets-the-other-side-go-first
    Scenario: If the throwing side's last square forces a fumble, the opponents move first
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 1 of 4 squares left
      And red's H has used 3 squares
      And the zone is known to the defense
      And red's TE stands on 22,8
      And yellow's S stands on 23,8
      And yellow's S has the ball
      When red's TE tackles the carrier on 23,8: a fumble that rolls south
      Then the phase is allot
      And it is yellow's turn
      And the ball lies loose on 23,12 fumbled by yellow

    @FUMBLE.first-man @POSSESSION.d @case:a-fumble-of-the-interceptor-that-the-throwing-side-recovers-is-its-new-first-down
    Scenario: The throwing side that recovers an interceptor's fumble has a first down
      Given it is down 3
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S is off the field
      And the ball has changed hands
      And red's TE stands on 17,11
      And the ball lies loose on 17,12 fumbled by yellow
      When red's TE moves to 17,12
      Then red is on offense
      And it is down 1
      And the scrimmage line is 17 and the first-down line 22

    @FUMBLE.occupied @case:a-fumble-of-the-interceptor-that-his-own-side-recovers-keeps-the-ball-with-it
    Scenario: The interceptor's side that recovers his fumble keeps the ball
      Given it is down 3
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S stands on 23,8
      And yellow's B1 stands on 23,12
      And red's TE stands on 22,8
      And yellow's S has the ball
      When red's TE tackles the carrier on 23,8: a fumble that rolls south
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 22 and the first-down line 17

    @FUMBLE.order.1 @M2 @case:squares-a-man-used-before-the-fumble-still-count-after-it
    Scenario: Squares used before a fumble are still subtracted from the man's speed
      Given it is yellow's turn with 4 of 6 squares left
      And yellow's L2 has used 2 squares
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      And yellow's L2 stands on 17,4
      When yellow's L1 tackles the carrier on 20,8: a fumble that rolls north
      Then it is yellow's turn
      And 3 of 6 squares are left
      When yellow's L2 moves to 20,4
      Then it is refused under M2
      And the ball lies loose on 20,4 fumbled by red
      When yellow's L2 moves to 19,4
      Then yellow's L2 stands on 19,4
      And 1 of 6 squares are left

  Rule: CF-A74 decides who goes first after a fumble in the offense's own turn

    @TACKLE.removal-fumble @TACKLE.attempt.2 @B3 @case:a-side-that-lost-the-ball-in-its-own-turn-goes-on-with-the-squares-left
    Scenario: A side that fumbles in its own turn continues with its remaining squares
      Given it is red's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And yellow's L1 stands on 20,8
      When red's H runs into the man on 20,8: a fumble that rolls north
      Then the phase is move
      And it is red's turn
      And 3 of 4 squares are left
      And the ball lies loose on 20,4 fumbled by red

    @TACKLE.removal-fumble @TACKLE.attempt.2 @B3 @case:a-side-that-lost-the-ball-with-its-last-square-leaves-the-first-try-to-the-other-one
    Scenario: A side that fumbles with its last square moves second to the ball
      Given it is red's turn with 1 of 3 squares left
      And red's SE has used 2 squares
      And red's H stands on 19,8
      And yellow's L1 stands on 20,8
      When red's H runs into the man on 20,8: a fumble that rolls north
      Then the phase is allot
      And it is yellow's turn
      And the ball lies loose on 20,4 fumbled by red

    @TACKLE.removal-fumble @B3 @case:where-the-defense-goes-first-what-the-offense-had-left-is-lost
    Scenario: Under CF-A74 defense-first, the offense loses its squares after its own fumble
      Given the reading CF-A74 is defense-first
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And yellow's L1 stands on 20,8
      When red's H runs into the man on 20,8: a fumble that rolls north
      Then the phase is allot
      And it is yellow's turn
      And the ball lies loose on 20,4 fumbled by red
      When the squares of the turn are drawn: 5
      Then these may act: yellow (move)
      And 5 of 5 squares are left

    @TACKLE.removal-fumble @B3 @case:where-the-defense-goes-first-it-does-so-after-the-last-square-of-the-offense-as-well
    Scenario: Under CF-A74 defense-first, the defense draws squares after the offense's last square
      Given the reading CF-A74 is defense-first
      And it is red's turn with 1 of 3 squares left
      And red's SE has used 2 squares
      And red's H stands on 19,8
      And yellow's L1 stands on 20,8
      When red's H runs into the man on 20,8: a fumble that rolls north
      Then the phase is allot
      And it is yellow's turn

    @TACKLE.removal-fumble @B3 @case:where-the-offense-goes-first-it-goes-on-with-the-squares-left
    Scenario: Under CF-A74 offense-first, after a fumble the offense continues with its remaining squares
      Given the reading CF-A74 is offense-first
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And yellow's L1 stands on 20,8
      When red's H runs into the man on 20,8: a fumble that rolls north
      Then the phase is move
      And it is red's turn
      And 3 of 4 squares are left

    @TACKLE.removal-fumble @B3 @case:where-the-offense-goes-first-it-has-a-fresh-draw-after-its-last-square
    Scenario: Under CF-A74 offense-first, the offense has a fresh draw after its last square
      Given the reading CF-A74 is offense-first
      And it is red's turn with 1 of 3 squares left
      And red's SE has used 2 squares
      And red's H stands on 19,8
      And yellow's L1 stands on 20,8
      When red's H runs into the man on 20,8: a fumble that rolls north
      Then the phase is allot
      And it is red's turn
      When the squares of the turn are drawn: 5
      Then these may act: red (move)
      And 5 of 5 squares are left

    @TACKLE.removal-fumble @B3 @case:where-the-offense-goes-first-but-nobody-of-it-can-use-the-squares-left-its-turn-is-over
    Scenario: Under CF-A74 offense-first, an offense without a man to move ends its turn
      Given the reading CF-A74 is offense-first
      And it is red's turn with 4 of 4 squares left
      And only these men are on the field
        | side   | man | square |
        | red    | H   | 19,8   |
        | yellow | L1  | 20,8   |
        | yellow | S   | 24,8   |
      When red's H runs into the man on 20,8: a fumble that rolls north
      Then the phase is allot
      And it is yellow's turn
      And the ball lies loose on 20,4 fumbled by red

    @FUMBLE.order.1 @case:a-fumble-in-the-defenses-turn-is-the-same-with-the-other-side-going-first
    Scenario Outline: CF-A74 does not change the order after a fumble in the defense's turn
      Given the reading CF-A74 is <key>
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 20,8
      And yellow's L1 stands on 21,8
      When yellow's L1 tackles the carrier on 20,8: a fumble that rolls north
      Then it is yellow's turn
      And 3 of 4 squares are left

      Examples:
        | key           |
        | defense-first |
        | offense-first |

  Rule: A roll that would leave the field stops at the sideline (CF-A72)

    @TACKLE.fumble-roll @case:a-ball-fumbled-near-a-sideline-comes-to-rest-by-its-way-and-row
    Scenario Outline: A fumbled ball near a sideline stops on the outermost row
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,<row>
      And yellow's L1 stands on 18,<row>
      When yellow's L1 tackles the carrier on 19,<row>: a fumble that rolls <way>
      Then the ball lies loose on 19,<rest> fumbled by red
      And nobody has the ball
      And it is yellow's turn

      Examples:
        | row | way   | rest |
        | 5   | north | 1    |
        | 4   | north | 1    |
        | 2   | north | 1    |
        | 1   | north | 1    |
        | 11  | south | 15   |
        | 12  | south | 15   |
        | 15  | south | 15   |
        | 4   | south | 8    |

    @TACKLE.fumble-roll @FUMBLE.occupied @case:a-man-on-the-last-row-has-the-ball-that-stops-at-the-sideline
    Scenario: A defender recovers a fumbled ball that stops in the outermost row with him
      Given it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,3
      And yellow's L1 stands on 20,3
      And yellow's S stands on 19,1
      When yellow's L1 tackles the carrier on 19,3: a fumble that rolls north
      Then yellow is on offense
      And the scrimmage line is 18 and the first-down line 13

    @TACKLE.fumble-roll @case:where-it-is-dead-out-of-bounds-a-ball-that-rolls-out-stays-with-its-side
    Scenario Outline: Under CF-A72 out-of-bounds-dead, the offense keeps a fumble that rolls out of bounds
      Given the reading CF-A72 is out-of-bounds-dead
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,<row>
      And yellow's L1 stands on 18,<row>
      When yellow's L1 tackles the carrier on 19,<row>: a fumble that rolls <way>
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20

      Examples:
        | row | way   |
        | 4   | north |
        | 1   | north |
        | 12  | south |
        | 15  | south |

    @TACKLE.fumble-roll @case:where-out-of-bounds-is-dead-a-ball-may-just-stay-in
    Scenario Outline: Under CF-A72 out-of-bounds-dead, a ball that stops on the last row stays loose
      Given the reading CF-A72 is out-of-bounds-dead
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,<row>
      And yellow's L1 stands on 18,<row>
      When yellow's L1 tackles the carrier on 19,<row>: a fumble that rolls <way>
      Then the ball lies loose on 19,<rest> fumbled by red

      Examples:
        | row | way   | rest |
        | 5   | north | 1    |
        | 11  | south | 15   |

    @TACKLE.fumble-roll @case:where-it-is-dead-out-of-bounds-on-fourth-down-the-ball-goes-over
    Scenario: Under CF-A72 out-of-bounds-dead, a fumble out of bounds on fourth down is a turnover
      Given the reading CF-A72 is out-of-bounds-dead
      And it is down 4
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,2
      And yellow's L1 stands on 20,2
      When yellow's L1 tackles the carrier on 19,2: a fumble that rolls north
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 19 and the first-down line 14

    @TACKLE.fumble-roll @case:where-it-is-dead-out-of-bounds-the-interceptor-who-fumbled-keeps-the-ball-for-his-side
    Scenario: Under CF-A72 out-of-bounds-dead, the interceptor who fumbled keeps the ball for his side
      Given the reading CF-A72 is out-of-bounds-dead
      And the call is a pass to zone 7
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And red's TE stands on 22,3
      And yellow's S stands on 23,3
      And yellow's S has the ball
      When red's TE tackles the carrier on 23,3: a fumble that rolls north
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 22 and the first-down line 17

    @TACKLE.fumble-roll @case:where-it-turns-round-a-ball-fumbled-near-a-sideline-rolls-back
    Scenario Outline: Under CF-A72 opposite-direction, a ball fumbled near a sideline rolls back
      Given the reading CF-A72 is opposite-direction
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,<row>
      And yellow's L1 stands on 18,<row>
      When yellow's L1 tackles the carrier on 19,<row>: a fumble that rolls <way>
      Then the ball lies loose on 19,<rest> fumbled by red

      Examples:
        | row | way   | rest |
        | 5   | north | 1    |
        | 4   | north | 8    |
        | 1   | north | 5    |
        | 11  | south | 15   |
        | 12  | south | 8    |
        | 15  | south | 11   |

  Rule: A recovery inside an end zone scores by goal (CF-A77)

    @FUMBLE.first-man @case:a-man-of-the-offense-recovers-behind-a-goal-line-and-a-side-has-won
    Scenario Outline: An offensive man who recovers the ball behind a goal line ends the game
      Given <offense> is on offense going <way>
      And it is <offense>'s turn with 4 of 4 squares left
      And <offense>'s H is off the field
      And <offense>'s <by> stands on <from>
      And the ball lies loose on <column>,8 fumbled by <offense>
      When <offense>'s <by> moves to <column>,8
      Then the game is over and <who> has won under OBJECTIVE.<score>
      And the phase is over
      And the winner is <who>
      And the score is a <score>

      Examples:
        | offense | way  | by | from | column | who    | score     |
        | red     | east | SE | 56,9 | 56     | red    | touchdown |
        | red     | east | SE | 60,9 | 60     | red    | touchdown |
        | yellow  | west | SE | 5,9  | 5      | yellow | touchdown |
        | red     | east | F  | 5,9  | 5      | yellow | safety    |
        | red     | east | F  | 1,9  | 1      | yellow | safety    |
        | yellow  | west | F  | 56,9 | 56     | red    | safety    |

    @FUMBLE.first-man @case:a-man-of-the-defense-recovers-behind-a-goal-line-and-a-side-has-won
    Scenario Outline: A defender who recovers the ball behind a goal line ends the game
      Given <offense> is on offense going <way>
      And it is <defense>'s turn with 4 of 4 squares left
      And <offense>'s H is off the field
      And <defense>'s <by> stands on <from>
      And the ball lies loose on <column>,8 fumbled by <offense>
      When <defense>'s <by> moves to <column>,8
      Then the game is over and <who> has won under OBJECTIVE.<score>
      And the winner is <who>
      And the score is a <score>

      Examples:
        | offense | way  | defense | by | from | column | who    | score     |
        | red     | east | yellow  | S  | 5,9  | 5      | yellow | touchdown |
        | yellow  | west | red     | S  | 56,9 | 56     | red    | touchdown |
        | red     | east | yellow  | S  | 56,9 | 56     | red    | safety    |
        | yellow  | west | red     | S  | 5,9  | 5      | yellow | safety    |

    @FUMBLE.first-man @case:a-recovery-in-the-last-column-before-the-goal-line-attacked-is-no-touchdown
    Scenario: A recovery in the last column before the goal line is not a touchdown
      Given the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And red's SE stands on 55,9
      And the ball lies loose on 55,8 fumbled by red
      When red's SE moves to 55,8
      Then the phase is line-up
      And the scrimmage line is 55 and the first-down line 55
      And it is down 2

    @FUMBLE.first-man @case:a-recovery-in-the-first-column-before-the-own-goal-line-is-no-safety
    Scenario: A recovery in the first column before the own goal is not a safety
      Given it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And red's F stands on 6,9
      And the ball lies loose on 6,8 fumbled by red
      When red's F moves to 6,8
      Then the phase is line-up
      And the scrimmage line is 6 and the first-down line 20
      And it is down 2

    @FUMBLE.occupied @case:a-ball-that-comes-to-rest-on-a-man-of-the-offense-behind-the-goal-line-is-a-touchdown
    Scenario: A fumble that stops at a team-mate behind the goal is a touchdown
      Given the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H stands on 55,8
      And red's SE stands on 56,12
      And yellow's L1 stands on 56,8
      When red's H runs into the man on 56,8: a fumble that rolls south
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the score is a touchdown

    @FUMBLE.first-man @case:where-the-goal-line-is-the-spot-the-offense-that-recovers-behind-it-starts-on-it
    Scenario Outline: Under CF-A77 spot-on-goal-line, an offense that recovers a ball behind the goal starts there
      Given the reading CF-A77 is spot-on-goal-line
      And the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And red's SE stands on <column>,9
      And the ball lies loose on <column>,8 fumbled by red
      When red's SE moves to <column>,8
      Then the phase is line-up
      And red is on offense
      And the scrimmage line is <line> and the first-down line 55
      And it is down 2

      Examples:
        | column | line |
        | 56     | 55   |
        | 60     | 55   |
        | 5      | 5    |

    @FUMBLE.first-man @case:where-the-goal-line-is-the-spot-the-defense-that-recovers-behind-it-starts-on-it
    Scenario Outline: Under CF-A77 spot-on-goal-line, a defense that recovers a ball behind the goal starts there
      Given the reading CF-A77 is spot-on-goal-line
      And it is yellow's turn with 4 of 4 squares left
      And red's H is off the field
      And yellow's S stands on <column>,9
      And the ball lies loose on <column>,8 fumbled by red
      When yellow's S moves to <column>,8
      Then the phase is line-up
      And yellow is on offense
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down 1

      Examples:
        | column | line | first_down |
        | 57     | 55   | 50         |
        | 5      | 5    | 5          |

    @FUMBLE.first-man @case:where-a-recovery-can-only-be-a-touchdown-one-in-the-goal-attacked-still-is
    Scenario: Under CF-A77 touchdown-only, a recovery in the attacked end zone scores
      Given the reading CF-A77 is touchdown-only
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And red's SE stands on 56,9
      And the ball lies loose on 56,8 fumbled by red
      When red's SE moves to 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the score is a touchdown

    @FUMBLE.first-man @case:where-a-recovery-can-only-be-a-touchdown-one-in-the-own-end-zone-is-spotted-on-the-goal-line
    Scenario: Under CF-A77 touchdown-only, a recovery in the own end zone does not score
      Given the reading CF-A77 is touchdown-only
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And red's F stands on 4,9
      And the ball lies loose on 4,8 fumbled by red
      When red's F moves to 4,8
      Then the phase is line-up
      And red is on offense
      And the scrimmage line is 5 and the first-down line 20
      And it is down 2

    @FUMBLE.first-man @case:where-a-recovery-can-only-be-a-touchdown-the-defense-is-spotted-on-its-goal-line
    Scenario: Under CF-A77 touchdown-only, a defense that recovers behind its goal starts on it
      Given the reading CF-A77 is touchdown-only
      And it is yellow's turn with 4 of 4 squares left
      And red's H is off the field
      And yellow's S stands on 57,9
      And the ball lies loose on 57,8 fumbled by red
      When yellow's S moves to 57,8
      Then yellow is on offense
      And the scrimmage line is 55 and the first-down line 50
      And it is down 1

  Rule: A ball that nobody can ever reach is dead (CF-A99)

    @PLAY.end @case:with-nobody-left-on-the-field-a-fumble-is-dead-and-the-down-counts
    Scenario: If no man can recover a fumble, the play ends and uses a down
      Given only these men are on the field
        | side   | man | square |
        | red    | H   | 19,8   |
        | yellow | L1  | 20,8   |
      And it is yellow's turn with 4 of 4 squares left
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20
      And it is play 2

    @PLAY.end @case:tackles-and-guards-who-have-passed-the-ball-do-not-keep-the-play-alive
    Scenario: Tackles and guards who have passed a loose ball do not prolong the play
      Given only these men are on the field
        | side   | man | square |
        | red    | H   | 19,8   |
        | red    | G1  | 20,4   |
        | red    | T2  | 25,15  |
        | yellow | L1  | 20,8   |
        | yellow | G2  | 18,4   |
        | yellow | T1  | 10,1   |
      And it is yellow's turn with 4 of 4 squares left
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20

    @TACKLE.fumble-roll @case:a-guard-who-can-still-get-to-the-ball-keeps-the-play-going
    Scenario Outline: A guard who can still reach a loose ball prolongs the play
      Given only these men are on the field
        | side   | man | square   |
        | red    | H   | 19,8     |
        | <who>  | G1  | <square> |
        | yellow | L1  | 20,8     |
      And it is yellow's turn with 4 of 4 squares left
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then the ball lies loose on 19,4 fumbled by red
      And it is down 1

      Examples:
        | square | who    |
        | 19,15  | red    |
        | 18,4   | red    |
        | 19,15  | yellow |
        | 20,4   | yellow |

    @TACKLE.fumble-roll
    Scenario Outline: A fumble stays loose while one of two guards can reach it
      Given only these men are on the field
        | side   | man | square      |
        | red    | H   | 19,8        |
        | <side> | G1  | <G1 stands> |
        | <side> | G2  | <G2 stands> |
        | yellow | L1  | 20,8        |
      And it is yellow's turn with 4 of 4 squares left
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then the ball lies loose on 19,4 fumbled by red
      And it is down 1

      Examples:
        | side   | G1 stands | G2 stands |
        | red    | 18,4      | 20,4      |
        | red    | 20,4      | 18,4      |
        | yellow | 18,4      | 20,4      |
        | yellow | 20,4      | 18,4      |

    @PLAY.end @case:a-ball-that-nobody-can-reach-in-the-end-zone-attacked-is-no-touchdown
    Scenario Outline: A fumble behind the attacked goal that nobody can reach is not a touchdown
      Given <offense> is on offense going <way>
      And the scrimmage line is <from> and the first-down line <goal>
      And it is down 2
      And only these men are on the field
        | side      | man | square   |
        | <offense> | H   | <at>,8   |
        | <defense> | L1  | <meets>,8 |
      And it is <offense>'s turn with 4 of 4 squares left
      When <offense>'s H runs into the man on <meets>,8: a fumble that rolls north
      Then the phase is line-up
      And <offense> is on offense
      And it is down 3
      And the scrimmage line is <goal> and the first-down line <goal>

      Examples:
        | offense | defense | way  | from | goal | at | meets |
        | red     | yellow  | east | 50   | 55   | 55 | 56    |
        | yellow  | red     | west | 10   | 5    | 6  | 5     |

    @PLAY.end @case:a-ball-that-nobody-can-reach-in-the-own-end-zone-is-no-safety
    Scenario: A fumble behind the own goal that nobody can reach is not a safety
      Given it is down 2
      And only these men are on the field
        | side   | man | square |
        | red    | H   | 4,8    |
        | yellow | L1  | 5,8    |
      And it is yellow's turn with 4 of 4 squares left
      When yellow's L1 tackles the carrier on 4,8: a fumble that rolls south
      Then the phase is line-up
      And red is on offense
      And it is down 3
      And the scrimmage line is 5 and the first-down line 20

    @PLAY.end @case:where-the-goal-line-scores-for-a-man-tackled-on-it-a-ball-that-nobody-can-reach-there-does-not
    Scenario: Under CF-A84 counts-as-touchdown, an unreachable ball on the goal line does not score
      Given the reading CF-A84 is counts-as-touchdown
      And the scrimmage line is 50 and the first-down line 55
      And only these men are on the field
        | side   | man | square |
        | red    | H   | 55,8   |
        | yellow | L1  | 56,8   |
      And it is yellow's turn with 4 of 4 squares left
      When yellow's L1 tackles the carrier on 55,8: a fumble that rolls south
      Then the phase is line-up
      And the scrimmage line is 55 and the first-down line 55
      And it is down 2

    @PLAY.end @case:where-no-play-starts-on-the-goal-line-a-ball-that-nobody-can-reach-before-it-puts-the-line-two-yards-back
    Scenario: Under CF-A84 pull-back-one-column, a fumble nobody can reach puts the line one column back
      Given the reading CF-A84 is pull-back-one-column
      And the scrimmage line is 50 and the first-down line 55
      And only these men are on the field
        | side   | man | square |
        | red    | H   | 55,8   |
        | yellow | L1  | 56,8   |
      And it is yellow's turn with 4 of 4 squares left
      When yellow's L1 tackles the carrier on 55,8: a fumble that rolls south
      Then the scrimmage line is 54 and the first-down line 55
      And it is down 2

    @FUMBLE.first-man @case:where-a-recovery-is-spotted-on-the-goal-line-it-is-no-touchdown-though-the-goal-line-scores-for-a-man-tackled-on-it
    Scenario: Under CF-A77 spot-on-goal-line and CF-A84 counts-as-touchdown, a recovery is not a touchdown
      Given the reading CF-A77 is spot-on-goal-line
      And the reading CF-A84 is counts-as-touchdown
      And the scrimmage line is 50 and the first-down line 55
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And red's SE stands on 57,9
      And the ball lies loose on 57,8 fumbled by red
      When red's SE moves to 57,8
      Then the phase is line-up
      And the scrimmage line is 55 and the first-down line 55
      And it is down 2

    @TACKLE.fumble-roll @TACKLE.removal-fumble @case:where-a-contact-shows-nothing-a-fumble-shows-who-had-the-ball-and-who-is-pale-stays-pale
    Scenario: Under CF-A29 formal-timing-only, a fumble makes the carrier known
      Given the reading CF-A29 is formal-timing-only
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And red's F is off the field
      And yellow's T1 is pale from F
      And yellow's L1 stands on 20,8
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then the ball lies loose on 19,4 fumbled by red
      And the carrier is known to the defense
      And the type is hidden from the defense
      And exactly these men are pale: yellow's T1 from F

    @FUMBLE.first-man @case:where-a-contact-shows-nothing-a-ball-that-lies-loose-has-shown-who-had-it-and-nothing-more
    Scenario: Under CF-A29 formal-timing-only, a loose ball reveals the carrier but not the play type
      Given the reading CF-A29 is formal-timing-only
      And red has finished 1 turn and yellow 0
      And it is yellow's turn with 4 of 4 squares left
      And red's H is off the field
      And the ball lies loose on 19,8 fumbled by red
      And the carrier alone is known to the defense
      And yellow's L1 stands on 20,8
      When yellow's L1 moves to 19,8
      Then yellow is on offense

    @FUMBLE.first-man @case:where-a-man-who-recovers-may-run-on-who-is-pale-stays-pale
    Scenario: Under CF-A73 may-advance, men made pale by blocks stay pale after a recovery
      Given the reading CF-A73 is may-advance
      And it is yellow's turn with 4 of 4 squares left
      And red's H is off the field
      And red's F is off the field
      And yellow's T1 is pale from F
      And yellow's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by red
      When yellow's L1 moves to 19,8
      Then yellow's L1 has the ball
      And exactly these men are pale: yellow's T1 from F

    @TACKLE.fumble-roll @case:a-back-who-has-passed-the-ball-can-still-turn-round-for-it
    Scenario: A back who has moved past a loose ball can go back to it
      Given only these men are on the field
        | side   | man | square |
        | red    | H   | 19,8   |
        | red    | F   | 25,4   |
        | yellow | L1  | 20,8   |
      And it is yellow's turn with 4 of 4 squares left
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then the ball lies loose on 19,4 fumbled by red

    @TACKLE.fumble-roll
    Scenario Outline: The explanation of a fumble names who moves first for the ball
      Given it is yellow's turn with <left> of 4 squares left
      And yellow's L2 has used <used> squares
      And red's H stands on 19,8
      And yellow's L1 stands on 20,8
      When yellow, given tackle fumble, roll north, asks by which rules to move L1 to 19,8
      Then the explanation cites <order>
      And the explanation does not cite <other>

      Examples:
        | left | used | order          | other          |
        | 2    | 2    | FUMBLE.order.1 | FUMBLE.order.2 |
        | 1    | 3    | FUMBLE.order.2 | FUMBLE.order.1 |

    @POSSESSION.d
    Scenario: The explanation of a recovery by the defense names the fumble
      Given it is yellow's turn with 4 of 4 squares left
      And red's H is off the field
      And yellow's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by red
      When yellow asks by which rules to move L1 to 19,8
      Then the explanation cites POSSESSION.d
      And the explanation does not cite POSSESSION.c

    @POSSESSION.d @case:the-explanation-of-a-recovery-after-an-interception-names-the-fumble
    Scenario: If the offense recovers the interceptors' fumble, the explanation cites POSSESSION.d
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S is off the field
      And the ball has changed hands
      And red's TE stands on 17,11
      And the ball lies loose on 17,12 fumbled by yellow
      When red asks by which rules to move TE to 17,12
      Then the explanation cites POSSESSION.d
      And the explanation does not cite POSSESSION.c

    @POSSESSION.c @case:the-explanation-of-the-interceptors-own-recovery-names-the-interception
    Scenario: If the intercepting side recovers its own fumble, the explanation cites POSSESSION.c
      Given the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S is off the field
      And the ball has changed hands
      And yellow's B1 stands on 17,11
      And the ball lies loose on 17,12 fumbled by yellow
      When yellow asks by which rules to move B1 to 17,12
      Then the explanation cites POSSESSION.c
      And the explanation does not cite POSSESSION.d

    @PLAY.end @case:a-dead-ball-on-fourth-down-short-of-the-first-down-line-goes-over
    Scenario: On fourth down, an unreachable fumble short of the line changes possession
      Given only these men are on the field
        | side   | man | square |
        | red    | H   | 19,8   |
        | yellow | L1  | 20,8   |
      And it is down 4
      And it is yellow's turn with 4 of 4 squares left
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls south
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 19 and the first-down line 14

    @PLAY.end @case:a-ball-that-an-interceptor-fumbled-and-nobody-can-reach-stays-with-his-side
    Scenario: An interceptor's fumble that no man can reach stays with his side
      Given only these men are on the field
        | side   | man | square |
        | red    | TE  | 22,8   |
        | yellow | S   | 23,8   |
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S has the ball
      When red's TE tackles the carrier on 23,8: a fumble that rolls south
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 22 and the first-down line 17

    @PLAY.end @case:a-guard-who-moves-past-the-ball-as-the-last-who-could-reach-it-ends-the-play
    Scenario: If the last guard near a loose ball moves past it, the play ends
      Given only these men are on the field
        | side | man | square |
        | red  | G1  | 19,5   |
      And it is red's turn with 3 of 3 squares left
      And the ball lies loose on 19,8 fumbled by red
      When red's G1 moves to 20,5
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20


  Rule: A recovery near the goal may score

    @OBJECTIVE.touchdown @case:where-a-recovered-ball-is-run-with-it-scores-at-once-in-the-end-zone-attacked
    Scenario: Under CF-A73 may-advance, a recovery in the attacked end zone scores at once
      Given the reading CF-A73 is may-advance
      And red's H is off the field
      And the ball lies loose on 56,8 fumbled by red
      And red's TE stands on 55,8
      When red's TE moves to 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown

    @OBJECTIVE.touchdown @case:after-a-touchdown-by-recovery-nobody-has-fumbled-and-no-squares-are-drawn
    Scenario: After a touchdown by recovery, the position has no fumble and no allotted squares
      Given red's H is off the field
      And the ball lies loose on 56,8 fumbled by red
      And red's TE stands on 55,8
      And yellow's L1 is off the field
      And red's G1 is pale from L1
      When red's TE moves to 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      And nobody has fumbled
      And the squares of the turn are not drawn yet
      And red's G1 is pale from L1

    @OBJECTIVE.touchdown @case:where-touching-the-goal-line-scores-so-does-who-recovers-the-ball-in-the-last-column-before-it
    Scenario: Under CF-A84 counts-as-touchdown, a recovery in the column before the goal line scores
      Given the reading CF-A84 is counts-as-touchdown
      And red's H is off the field
      And the ball lies loose on 55,8 fumbled by red
      And red's TE stands on 54,8
      When red's TE moves to 55,8
      Then the game is over and red has won under OBJECTIVE.touchdown

    @REPLAY.start @case:without-a-man-of-the-offense-on-the-field-a-play-still-goes-on-and-no-instant-replay-is-offered
    Scenario: No instant replay is offered during a play without offensive men
      Given only these men are on the field
        | side   | man | square |
        | yellow | S   | 30,8   |
      And it is play 2
      And it is yellow's turn with 4 of 4 squares left
      And the ball lies loose on 19,8 fumbled by red
      When red looks at the table
      Then only the buttons RULES, Settings and Men are offered
