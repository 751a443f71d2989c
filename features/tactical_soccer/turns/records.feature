Feature: Values that an action keeps and changes
  Cards, bans, send-offs, spent actions and facing change only under their own clauses. All other actions keep them.

  Background: A match in its second half, with something on every record
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1  | F2    | M1   | M2    | D1    | G1    |
      | 0,8 | 4,-14 | 0,12 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3   | M3   | M4    | D2   | D3  | G2   |
      | 1,9  | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
    And the reading TS-A15 is facing
    And the reading TS-A29 is spends-next
    And it is half 2, turn 4
    And the score is red 2, blue 1
    And blue's D3 are sent off, each caught twice before
    And red's F2 and blue's M3, D3 and D3 are listed as offences, in this order
    And red's F2 is booked
    And blue's M3 may not be activated this turn
    And red's F2, M2 and blue's M3 have had their turn
    And red's M2 has spent his next action ahead
    And red's D1 and blue's M4 faces his own goal
    And red's F1 has the ball

  Rule: Values that each action keeps and changes

    @MOVE.up-to-two @case:a-move-changes-the-place-of-one-man-and-his-way
    Scenario: A move changes only its man's place and facing
      When red's F1 moves to 0,4
      Then nothing has changed except the places, the facing, the turns taken and the activation
      And red's F1, D1 and blue's M4 faces his own goal
      And red's F1, F2, M2 and blue's M3 have had their turn
      And it is blue's activation
      And red's F1 stands on 0,4

    @TURN.pass-on @case:a-skip-changes-nothing-but-whose-turn-it-is
    Scenario: A skip changes only who acts next and which men are done
      When red skips D1
      Then nothing has changed except the turns taken and the activation
      And red's F2, M2, D1 and blue's M3 have had their turn
      And it is blue's activation

    @STEAL.possession @case:a-steal-without-a-foul-changes-who-has-the-ball
    Scenario Outline: A foul-free attempt to steal changes at most the ball's holder and who acts
      Given blue's F3 has the ball
      When red's F1 steals from blue's F3: the die shows <die>
      Then nothing has changed except the ball, the turns taken and the activation
      And <holder> has the ball
      And red's F1, F2, M2 and blue's M3 have had their turn

      Examples:
        | die | holder    |
        | 6   | red's F1  |
        | 5   | blue's F3 |

    @CARD.first-yellow @case:a-yellow-card-is-entered-beside-the-others
    Scenario: A man's yellow card does not change the bookings and fouls of other men
      Given blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show 1 and 6
      Then nothing has changed except the ball, the turns taken, the activation, the bookings and the offences
      And red's F1 and F2 is booked
      And the whole list of the caught is red's F1, F2 and blue's M3, D3 and D3

    @CARD.second-red @CARD.red-effect @case:a-red-card-is-entered-beside-the-others-and-its-man-leaves-the-field-and-the-facing
    Scenario: After a red card, the man has neither a place nor a facing
      Given red's F1, F2 and blue's M3, D3 and D3 are listed as offences, in this order
      And red's F1, D1 and blue's M4 faces his own goal
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the die shows 1
      Then nothing has changed except the places, the facing, the turns taken, the activation, the offences and the send-offs
      And red's F1 and blue's D3 has been sent off
      And red's F1, F2, M2 and blue's M3 have had their turn
      And red's D1 and blue's M4 faces his own goal
      And the whole list of the caught is red's F1, F1, F2 and blue's M3, D3 and D3
      And red's F1 is off the field

    @CARD.red-effect @case:the-holder-who-is-sent-off-for-a-foul-by-itself-leaves-the-ball-where-he-stood
    Scenario: A holder sent off for a separate foul leaves the ball in his hex
      Given the reading TS-A38 is own-action
      And red's F1, F2 and blue's M3, D3 and D3 are listed as offences, in this order
      And red's F1, D1 and blue's M4 faces his own goal
      When red's F1 fouls blue's F3: the die shows 1
      Then nothing has changed except the places, the facing, the ball, the turns taken, the activation, the offences and the send-offs
      And the ball lies loose on 0,8
      And red's F1 is off the field
      And red's F1 and blue's D3 has been sent off
      And red's F1, F2, M2 and blue's M3 have had their turn
      And red's D1 and blue's M4 faces his own goal
      And the whole list of the caught is red's F1, F1, F2 and blue's M3, D3 and D3

    @PASS.attempt @case:a-pass-on-its-way-changes-who-has-the-ball
    Scenario: A pass in the air leaves no man with the ball
      When red's F1 passes to red's M1
      Then nothing has changed except the phase, the ball, the turns taken and the pass
      And the phase is intercept
      And no ball lies loose
      And the holder is nobody

    @INTERCEPT.path @case:who-lets-a-pass-by-has-been-asked-and-no-more
    Scenario: A man who declines to intercept loses no action
      Given red's F1 has passed to red's M1
      And red's F1, F2, M2 and blue's M3 have had their turn
      When blue's F3 lets the ball by: the die shows 3
      Then nothing has changed except the phase, the ball, the pass and the activation
      And red's M1 has the ball
      And it is blue's activation

    @ACTTAB.intercept @case:who-intercepts-has-the-ball-and-has-used-his-action
    Scenario: An interceptor has the ball and has used his action
      Given red's F1 has passed to red's M1
      And red's F1, F2, M2 and blue's M3 have had their turn
      When blue's F3 intercepts: the die shows 5
      Then nothing has changed except the phase, the ball, the pass, the activation and the turns taken
      And blue's F3 has the ball
      And red's F1, F2, M2 and blue's F3 and M3 have had their turn

    @ACTTAB.intercept @case:who-intercepts-with-his-next-action-has-used-that-too
    Scenario: An interceptor who has already acted spends his next action
      Given red's F1 has passed to red's M1
      And red's F1, F2, M2 and blue's F3 and M3 have had their turn
      When blue's F3 intercepts: the dice show 4 and 3
      Then nothing has changed except the phase, the ball, the pass, the activation and the actions ahead
      And red's M1 has the ball
      And red's M2 and blue's F3 has spent his next action ahead

    @SKILL.tackle-two-hexes @case:a-tackle-step-changes-the-place-of-one-man-and-his-way
    Scenario: A tackle step changes only its man's place and facing
      Given blue's F3 stands on -4,14
      And blue's M4 stands on -2,12
      And red's F1 has passed to red's M1
      And red's F1, F2, M2 and blue's M3 have had their turn
      When blue's M4 steps to -1,13 and intercepts, fouling red's M1: the dice show 3, 4 and 3
      Then nothing has changed except the phase, the places, the ball, the pass, the activation and the turns taken
      And red's M1 has the ball
      And blue's M4 stands on -1,13
      And red's D1 and blue's M4 faces his own goal

    @SHOOT.attempt @case:a-shot-announced-changes-who-has-had-his-turn
    Scenario: Declaring a shot changes only the phase and which men are done
      When red's F1 shoots
      Then nothing has changed except the phase and the turns taken

    @SHOOT.secret-write @SHOOT.goalie-moves @case:with-the-words-written-the-goalie-alone-has-moved
    Scenario: The second written goal hex moves the goalie and no other man
      Given red's F1 is shooting
      And red's F1, F2, M2 and blue's M3 have had their turn
      When red aims at Left
      Then nothing has changed except the words
      When blue guards Right
      Then nothing has changed except the words, the phase and the places
      And blue's G2 stands on 1,17

    @SHOOT.failure @case:a-shot-that-misses-gives-the-ball-to-the-goalie
    Scenario: A missed shot gives the goalie the ball
      Given red's F1 is shooting
      And red has written Left
      And blue has written Right
      And blue's G2 stands on 1,17
      And red's F1, F2, M2 and blue's M3 have had their turn
      When red rolls the shot: the die shows 2
      Then nothing has changed except the phase, the ball, the words and the activation
      And no word is written
      And blue's G2 has the ball
      And it is blue's activation

    @SHOOT.save-roll @case:a-shot-that-is-saved-gives-the-ball-to-who-saved-it
    Scenario: A saved shot gives the saver the ball
      Given red's F1 is shooting
      And red has written Left
      And blue has written Left
      And blue's G2 stands on -1,17
      And red's F1, F2, M2 and blue's M3 have had their turn
      When red rolls the shot: the dice show 6 and 6
      Then nothing has changed except the phase, the ball, the words and the activation
      And no word is written
      And blue's G2 has the ball

    @SHOOT.success @case:a-goal-clears-the-field-and-every-record-but-the-score-stands
    Scenario: A goal clears the field and changes no other record
      Given red's F1 is shooting
      And red has written Left
      And blue has written Right
      And blue's G2 stands on 1,17
      And red's F1, F2, M2 and blue's M3 have had their turn
      When red rolls the shot: the die shows 6
      Then these may act: red (place)
      And nothing has changed except the phase, the places, the facing, the ball, the kick-off, the score, the words and the activation
      And the score is red 3, blue 1
      And blue has the kick-off
      And the phase is set-up
      And nobody faces his own goal

    @SETUP.place @case:a-man-placed-changes-nothing-but-where-he-stands
    Scenario: Placing a man changes only where this man is
      Given nobody is set up and blue has the kick-off
      And nobody faces his own goal
      When red places F1 on 0,-2
      Then nothing has changed except the places
      And red's F1 stands on 0,-2

    @SETUP.second-has-ball @case:after-a-set-up-amid-a-turn-play-goes-on-with-every-record-as-it-was
    Scenario: A set-up during a turn changes only phase, places, ball and kick-off
      Given nobody faces his own goal
      And red's men stand on
        | F1   | F2    | M1     | M2    | D1    | G1    |
        | 0,-2 | 4,-14 | -4,-14 | 4,-10 | -4,-6 | 0,-16 |
      And blue's men stand on
        | F3  | M3   | M4    | D2   |
        | 0,2 | 4,14 | -1,1  | 4,10 |
      And blue's G2 is off the field
      And the phase is set-up
      And blue has the kick-off
      When blue places G2 on 0,16
      Then nothing has changed except the phase and the places
      When blue kicks off with M4
      Then nothing has changed except the phase, the places, the ball and the kick-off
      And blue's M4 has the ball
      And it is red's activation

    @FAILPASS.receive-attempt @case:a-ball-left-lies-loose-and-no-record-changes
    Scenario: A ball that a man leaves lies loose and changes no record
      Given blue's F3 stands on 0,-2
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-4
      And a ball played by red's D1 has come down on blue's F3, 3 hexes away
      And red's F2, M2, D1 and blue's M3 have had their turn
      And red's D1 and blue's M4 faces his own goal
      When blue leaves the ball
      Then nothing has changed except the phase, the ball, the reception and the activation
      And the ball lies loose on 0,-2
      And it is blue's activation

    @SCATTER.d3 @case:a-ball-that-scatters-lies-loose-and-no-record-changes
    Scenario: A ball that scatters lies loose and changes no record
      Given blue's F3 stands on 0,-2
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-4
      And a ball played by red's D1 has come down on blue's F3, 3 hexes away
      And red's F2, M2, D1 and blue's M3 have had their turn
      And red's F1 and blue's F3 and M4 faces his own goal
      When blue goes for the ball: the dice show 3 and 3 on the d3
      Then nothing has changed except the phase, the ball, the reception and the activation
      And the ball lies loose on 0,0

    @SCATTER.d3 @SCATTER.ahead-one @case:a-ball-that-scatters-onto-a-man-waits-for-him-and-no-record-changes
    Scenario: If a ball scatters onto a man, he decides whether to receive it
      Given blue's F3 stands on 0,-2
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-4
      And red's M2 stands on 0,0
      And a ball played by red's D1 has come down on blue's F3, 3 hexes away
      And red's F2, M2, D1 and blue's M3 have had their turn
      And red's F1 and blue's F3 and M4 faces his own goal
      When blue goes for the ball: the dice show 3 and 3 on the d3
      Then these may act: red (leave, receive)
      And nothing has changed except the reception

    @FAILPASS.direction @case:a-pass-that-fails-and-comes-down-on-a-man-waits-for-him
    Scenario: If a failed pass lands on a man, he decides whether to receive it
      Given blue's F3 stands on 4,12
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's M4 stands on 0,2
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then these may act: blue (leave, receive)
      And nothing has changed except the phase, the ball, the turns taken and the reception
      And red's F2, M2, D1 and blue's M3 have had their turn

    @SKILL.receive-auto-ahead @case:a-pass-received-without-a-roll
    Scenario: A pass without a receive roll changes only the holder and who is done
      Given red's F1 stands on 0,0
      And red's M1 stands on 0,-4
      And red's M1 has had his turn
      And red's F2, M2 and blue's M3 have had their turn
      When red's F1 passes to red's M1: the die shows 6
      Then nothing has changed except the ball, the turns taken and the activation
      And red's M1 has the ball

    @FAILPASS.receive-attempt @case:a-loose-ball-taken
    Scenario Outline: Taking a loose ball changes only its holder and the list of done men
      Given the reading TS-A52 is <reading>
      And red's F1 stands on <place>
      And the ball lies loose on 0,2
      When red tries to <deed>
      Then nothing has changed except the places, the ball, the turns taken and the activation
      And red's F1 has the ball
      And red's F1, F2, M2 and blue's M3 have had their turn

      Examples:
        | reading    | place | deed                     |
        | enter-hex  | 0,0   | move F1 to 0,2           |
        | own-action | 0,2   | pick up the ball with F1 |

    @PASS.receiver-rolls @case:a-loose-ball-taken-with-a-roll
    Scenario: Taking a loose ball with a die changes only holder and done men
      Given the reading TS-A52 is receive-roll
      And red's F1 stands on 0,0
      And the ball lies loose on 0,2
      When red's F1 moves to 0,2: the die shows 2
      Then nothing has changed except the places, the ball, the turns taken and the activation
      And red's F1 has the ball

    @FOUL.roll @case:a-foul-by-itself
    Scenario: A foul as a separate action changes only who is done
      Given the reading TS-A38 is own-action
      When red's F1 fouls blue's F3: the die shows 3
      Then nothing has changed except the turns taken and the activation

    @SETUP.second-has-ball @case:a-side-without-anybody-kicks-off-with-a-ball-on-the-centre-hex
    Scenario: A side without men kicks off from the centre hex
      Given nobody faces his own goal
      And nobody has spent his next action ahead
      And red's F1, F2, M1, M2, D1 and G1 are sent off, each caught twice before
      And red's F1, F1, F2, F2, M1, M1, M2, M2, D1, D1, G1, G1 and blue's M3, D3 and D3 are the whole list of the caught
      And nobody is booked
      And blue's M3 has had his turn
      And it is blue's activation
      And the score is red 2, blue 3
      And blue's men stand on
        | F3  | M3   | M4    | D2   |
        | 0,2 | 4,14 | -4,10 | 4,10 |
      And blue's G2 is off the field
      And the phase is set-up
      And red has the kick-off
      When blue places G2 on 0,16
      Then nothing has changed except the phase, the places, the ball and the kick-off
      And the ball lies loose on 0,0
      And nobody has the kick-off

  Rule: Values that the end of a turn or half keeps and changes

    @TURN.complete @CARD.yellow-effect @case:a-new-turn-begins-with-those-who-lost-their-action-before-it
    Scenario: A man who is booked, or spent his action ahead, is done next turn
      Given red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then nothing has changed except the turn, the turns taken, the bans, the bookings and the actions ahead
      And it is half 2, turn 5
      And red's F2 and M2 have had their turn
      And red's F2 may not be activated this turn
      And nobody is booked
      And nobody has spent his next action ahead
      And it is red's activation

    @GAME.tie-continue @case:an-extra-turn-begins-like-any-other-and-every-other-record-stands
    Scenario: An extra turn changes only the records that every new turn changes
      Given it is half 2, turn 10
      And the score is red 2, blue 2
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then nothing has changed except the turn, the turns taken, the bans, the bookings and the actions ahead
      And it is half 2, turn 11
      And red's F2 and M2 have had their turn
      And red's F2 may not be activated this turn

    @GAME.half-time-switch @case:half-time-forgets-who-was-sent-off-and-no-offence
    Scenario: Half time clears the send-offs but not the offences
      Given it is half 1, turn 10
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then these may act: blue (place)
      And it is half 2, turn 1
      And the score is red 2, blue 1
      And nobody has been sent off
      And the whole list of the caught is red's F2 and blue's M3, D3 and D3
      And red's F2 and M2 have had their turn
      And red's F2 may not be activated this turn
      And nobody is booked
      And nobody has spent his next action ahead
      And nobody faces his own goal
      And blue is First coach
      And red has the kick-off

    @GAME.half-time-switch @case:under-play-on-half-time-keeps-men-ball-and-ways
    Scenario: Under TS-A20 play-on, half time changes neither men, ball nor facing
      Given the reading TS-A20 is play-on
      And it is half 1, turn 10
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then these may act: blue (place)
      And nothing has changed except the half, the phase, the labels, the activation, the turns taken, the bans, the bookings, the actions ahead and the send-offs
      And it is half 2, turn 1
      When blue places D3 on 0,2
      Then red's F1 has the ball
      And it is blue's activation

    @GAME.half-time-switch @case:under-ball-only-half-time-keeps-men-and-ways-and-takes-the-ball
    Scenario: Under TS-A20 ball-only, half time changes neither men's places nor facing
      Given the reading TS-A20 is ball-only
      And it is half 1, turn 10
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then nothing has changed except the half, the phase, the labels, the activation, the turns taken, the bans, the bookings, the actions ahead, the send-offs, the ball and the kick-off
      And red has the kick-off
      And the holder is nobody

    @SETUP.second-has-ball @case:under-ball-only-a-man-on-the-centre-hex-is-in-the-circle
    Scenario: Under TS-A20 ball-only, a man on the centre hex kicks off
      Given the reading TS-A20 is ball-only
      And it is half 1, turn 10
      And nobody has been sent off yet
      And red's F2 and blue's M3 are listed as offences, in this order
      And blue's D3 stands on 4,6
      And red's M1 stands on 0,0
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips D1
      Then red's M1 has the ball
      And it is blue's activation

    @GAME.end @case:the-end-leaves-the-table-as-it-stands
    Scenario: The end of the match does not change the position
      Given it is half 2, turn 10
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then the game is over and red has won under GAME.winner
      And nothing has changed except the phase, the turns taken and the activation

    @GAME.tie-stop @case:the-goal-that-ends-extra-turns-leaves-all-but-the-score-and-the-ball
    Scenario: A goal that ends extra turns changes only the score and the ball
      Given it is half 2, turn 12
      And the score is red 1, blue 1
      And red's F1 is shooting
      And red has written Left
      And blue has written Right
      And blue's G2 stands on 1,17
      And red's F1, F2, M2 and blue's M3 have had their turn
      When red rolls the shot: the die shows 6
      Then the game is over and red has won under GAME.tie-stop
      And nothing has changed except the phase, the ball, the score, the words and the activation
      And the score is red 2, blue 1

    @GAME.half-time-switch @case:under-play-on-the-new-first-coachs-man-comes-back-before-the-others
    Scenario: Under TS-A20 play-on, the First coach's men return first
      Given the reading TS-A20 is play-on
      And it is half 1, turn 10
      And nobody has spent his next action ahead
      And nobody is booked
      And red's F2 are sent off, each caught twice before
      And red's F2, F2 and blue's M3, D3 and D3 are the whole list of the caught
      And red's F1, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then these may act: blue (place)
      When blue places D3 on 0,2
      Then these may act: red (place)

    @TURN.first-starts @case:a-first-coach-whose-men-have-all-spent-their-actions-ahead-leaves-the-turn-to-the-other
    Scenario: If the First coach's men are all done, the Second coach begins the turn
      Given nobody is booked
      And red's F1, F2, M1, M2, D1 and G1 has spent his next action ahead
      And it is blue's activation
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4 and D2 have had their turn
      When blue skips G2
      Then it is half 2, turn 5
      And it is blue's activation
      And red's F1, F2, M1, M2, D1 and G1 have had their turn

  Rule: Directions in the second half

    @SCATTER.ahead-one @SCATTER.d3 @case:in-half-2-a-ball-still-scatters-towards-the-goal-that-a-man-attacks
    Scenario Outline: In half 2, a ball not received scatters towards the goal that blue attacks
      Given nobody faces his own goal
      And blue's F3 stands on 0,-2
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-4
      And a ball played by red's D1 has come down on blue's F3, 3 hexes away
      And red's F2, M2, D1 and blue's M3 have had their turn
      When blue goes for the ball: the dice show 1 and <d3> on the d3
      Then <ball>

      Examples:
        | d3 | ball                        |
        | 1  | the ball lies loose on 1,-3 |
        | 2  | the ball lies loose on -1,-3 |

  Rule: The view of coaches and bystanders

    @POOL.other-token-boxed @CARD.token @case:everybody-is-shown-the-tokens-in-the-box-and-the-cards-on-the-men
    Scenario Outline: Coaches and bystanders see the tokens in the box and the cards
      When <who> looks at the table
      Then the box is shown to hold blue F1, blue F2, blue M1, blue M2, blue D1, red F3, red M3, red M4, red D2 and red D3
      And the cards are shown as
        | F2     | M3     | D3  |
        | yellow | yellow | red |

      Examples:
        | who         |
        | red         |
        | blue        |
        | a bystander |

    @CARD.token @case:nobody-is-shown-with-a-card-who-was-never-caught
    Scenario: A man who was never caught fouling shows no card
      Given nobody is booked
      And nobody has been caught
      And nobody may not be activated this turn
      And nobody has been sent off yet
      And blue's D3 stands on 4,6
      When red looks at the table
      Then nobody is shown with a card

  Rule: Effects of a half's end and a match's end

    @CARD.yellow-effect @case:under-ball-only-a-yellow-card-of-turn-10-bars-in-the-second-half
    Scenario: Under TS-A20 ball-only, a turn-10 yellow card bars the man in half 2
      Given the reading TS-A20 is ball-only
      And it is half 1, turn 10
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      And red's F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red's F1 steals from blue's F3, fouling him: the dice show 2 and 1
      Then it is half 2, turn 1
      And red's F1 and F2 may not be activated this turn

    @GAME.end @case:after-the-last-activation-nothing-is-left-to-do
    Scenario: After the last activation, no action is left
      Given it is half 2, turn 10
      And the score is red 1, blue 0
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips D1
      Then the game is over and red has won under GAME.winner
      When red skips F1
      Then it is refused under GAME.end

    @SETUP.place @case:under-play-on-a-man-who-comes-back-need-not-go-into-a-circle-that-opponents-fill
    Scenario: Under TS-A20 play-on, a returning man may be placed outside a full circle
      Given the reading TS-A20 is play-on
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And red's F1 has been caught twice before
      And red's F1 is off the field
      And blue's F3 stands on 0,-2
      And blue's M3 stands on -1,-1
      And blue's M4 stands on 1,-1
      And the ball lies loose on 0,2
      And the phase is set-up
      When red places F1 on -4,-14
      Then red's F1 stands on -4,-14
