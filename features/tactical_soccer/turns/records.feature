Feature: What is kept and what is forgotten
  Cards, bans, send-offs, actions spent and ways men face outlive what happens on the field, and are changed by nothing but their own rules.

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

  Rule: Actions

    @MOVE.up-to-two
    Scenario: A move changes the place of one man and his way
      When red's F1 moves to 0,4
      Then all is as it was but the places, the facing, the turns taken and the activation
      And red's F1, D1 and blue's M4 faces his own goal
      And red's F1, F2, M2 and blue's M3 have had their turn
      And it is blue's activation
      And red's F1 stands on 0,4

    @TURN.pass-on
    Scenario: A skip changes nothing but whose turn it is
      When red skips D1
      Then all is as it was but the turns taken and the activation
      And red's F2, M2, D1 and blue's M3 have had their turn
      And it is blue's activation

    @STEAL.possession
    Scenario Outline: A steal without a foul changes who has the ball
      Given blue's F3 has the ball
      When red's F1 steals from blue's F3: the die shows <die>
      Then all is as it was but the ball, the turns taken and the activation
      And <holder> has the ball
      And red's F1, F2, M2 and blue's M3 have had their turn

      Examples:
        | die | holder    |
        | 6   | red's F1  |
        | 5   | blue's F3 |

    @CARD.first-yellow
    Scenario: A yellow card is entered beside the others
      Given blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show 1 and 6
      Then all is as it was but the ball, the turns taken, the activation, the bookings and the offences
      And red's F1 and F2 is booked
      And the whole list of the caught is red's F1, F2 and blue's M3, D3 and D3

    @CARD.second-red @CARD.red-effect
    Scenario: A red card is entered beside the others, and its man leaves the field and the facing
      Given red's F1, F2 and blue's M3, D3 and D3 are listed as offences, in this order
      And red's F1, D1 and blue's M4 faces his own goal
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the die shows 1
      Then all is as it was but the places, the facing, the turns taken, the activation, the offences and the send-offs
      And red's F1 and blue's D3 has been sent off
      And red's F1, F2, M2 and blue's M3 have had their turn
      And red's D1 and blue's M4 faces his own goal
      And the whole list of the caught is red's F1, F1, F2 and blue's M3, D3 and D3
      And red's F1 is off the field

    @CARD.red-effect
    Scenario: The holder who is sent off for a foul by itself leaves the ball where he stood
      Given the reading TS-A38 is own-action
      And red's F1, F2 and blue's M3, D3 and D3 are listed as offences, in this order
      And red's F1, D1 and blue's M4 faces his own goal
      When red's F1 fouls blue's F3: the die shows 1
      Then all is as it was but the places, the facing, the ball, the turns taken, the activation, the offences and the send-offs
      And the ball lies loose on 0,8
      And red's F1 is off the field
      And red's F1 and blue's D3 has been sent off
      And red's F1, F2, M2 and blue's M3 have had their turn
      And red's D1 and blue's M4 faces his own goal
      And the whole list of the caught is red's F1, F1, F2 and blue's M3, D3 and D3

    @PASS.attempt
    Scenario: A pass on its way changes who has the ball
      When red's F1 passes to red's M1
      Then all is as it was but the phase, the ball, the turns taken and the pass
      And the phase is intercept
      And no ball lies loose
      And the holder is nobody

    @INTERCEPT.path
    Scenario: Who lets a pass by has been asked, and no more
      Given red's F1 has passed to red's M1
      And red's F1, F2, M2 and blue's M3 have had their turn
      When blue's F3 lets the ball by: the die shows 3
      Then all is as it was but the phase, the ball, the pass and the activation
      And red's M1 has the ball
      And it is blue's activation

    @ACTTAB.intercept
    Scenario: Who intercepts has the ball and has used his action
      Given red's F1 has passed to red's M1
      And red's F1, F2, M2 and blue's M3 have had their turn
      When blue's F3 intercepts: the die shows 5
      Then all is as it was but the phase, the ball, the pass, the activation and the turns taken
      And blue's F3 has the ball
      And red's F1, F2, M2 and blue's F3 and M3 have had their turn

    @ACTTAB.intercept
    Scenario: Who intercepts with his next action has used that too
      Given red's F1 has passed to red's M1
      And red's F1, F2, M2 and blue's F3 and M3 have had their turn
      When blue's F3 intercepts: the dice show 4 and 3
      Then all is as it was but the phase, the ball, the pass, the activation and the actions ahead
      And red's M1 has the ball
      And red's M2 and blue's F3 has spent his next action ahead

    @SKILL.tackle-two-hexes
    Scenario: A tackle step changes the place of one man and his way
      Given blue's F3 stands on -4,14
      And blue's M4 stands on -2,12
      And red's F1 has passed to red's M1
      And red's F1, F2, M2 and blue's M3 have had their turn
      When blue's M4 steps to -1,13 and intercepts, fouling red's M1: the dice show 3, 4 and 3
      Then all is as it was but the phase, the places, the ball, the pass, the activation and the turns taken
      And red's M1 has the ball
      And blue's M4 stands on -1,13
      And red's D1 and blue's M4 faces his own goal

    @SHOOT.attempt
    Scenario: A shot announced changes who has had his turn
      When red's F1 shoots
      Then all is as it was but the phase and the turns taken

    @SHOOT.secret-write @SHOOT.goalie-moves
    Scenario: With the words written the goalie alone has moved
      Given red's F1 is shooting
      And red's F1, F2, M2 and blue's M3 have had their turn
      When red aims at Left
      Then all is as it was but the words
      When blue guards Right
      Then all is as it was but the words, the phase and the places
      And blue's G2 stands on 1,17

    @SHOOT.failure
    Scenario: A shot that misses gives the ball to the goalie
      Given red's F1 is shooting
      And red has written Left
      And blue has written Right
      And blue's G2 stands on 1,17
      And red's F1, F2, M2 and blue's M3 have had their turn
      When red rolls the shot: the die shows 2
      Then all is as it was but the phase, the ball, the words and the activation
      And no word is written
      And blue's G2 has the ball
      And it is blue's activation

    @SHOOT.save-roll
    Scenario: A shot that is saved gives the ball to who saved it
      Given red's F1 is shooting
      And red has written Left
      And blue has written Left
      And blue's G2 stands on -1,17
      And red's F1, F2, M2 and blue's M3 have had their turn
      When red rolls the shot: the dice show 6 and 6
      Then all is as it was but the phase, the ball, the words and the activation
      And no word is written
      And blue's G2 has the ball

    @SHOOT.success
    Scenario: A goal clears the field, and every record but the score stands
      Given red's F1 is shooting
      And red has written Left
      And blue has written Right
      And blue's G2 stands on 1,17
      And red's F1, F2, M2 and blue's M3 have had their turn
      When red rolls the shot: the die shows 6
      Then these may act: red (place)
      And all is as it was but the phase, the places, the facing, the ball, the kick-off, the score, the words and the activation
      And the score is red 3, blue 1
      And blue has the kick-off
      And the phase is set-up
      And nobody faces his own goal

    @SETUP.place
    Scenario: A man placed changes nothing but where he stands
      Given nobody is set up and blue has the kick-off
      And nobody faces his own goal
      When red places F1 on 0,-2
      Then all is as it was but the places
      And red's F1 stands on 0,-2

    @SETUP.second-has-ball
    Scenario: After a set-up amid a turn play goes on with every record as it was
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
      Then all is as it was but the phase and the places
      When blue kicks off with M4
      Then all is as it was but the phase, the places, the ball and the kick-off
      And blue's M4 has the ball
      And it is red's activation

    @FAILPASS.receive-attempt
    Scenario: A ball left lies loose, and no record changes
      Given blue's F3 stands on 0,-2
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-4
      And a ball played by red's D1 has come down on blue's F3, 3 hexes away
      And red's F2, M2, D1 and blue's M3 have had their turn
      And red's D1 and blue's M4 faces his own goal
      When blue leaves the ball
      Then all is as it was but the phase, the ball, the reception and the activation
      And the ball lies loose on 0,-2
      And it is blue's activation

    @SCATTER.d3
    Scenario: A ball that scatters lies loose, and no record changes
      Given blue's F3 stands on 0,-2
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-4
      And a ball played by red's D1 has come down on blue's F3, 3 hexes away
      And red's F2, M2, D1 and blue's M3 have had their turn
      And red's F1 and blue's F3 and M4 faces his own goal
      When blue goes for the ball: the dice show 3 and 3 on the d3
      Then all is as it was but the phase, the ball, the reception and the activation
      And the ball lies loose on 0,0

    @SCATTER.d3 @SCATTER.ahead-one
    Scenario: A ball that scatters onto a man waits for him, and no record changes
      Given blue's F3 stands on 0,-2
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-4
      And red's M2 stands on 0,0
      And a ball played by red's D1 has come down on blue's F3, 3 hexes away
      And red's F2, M2, D1 and blue's M3 have had their turn
      And red's F1 and blue's F3 and M4 faces his own goal
      When blue goes for the ball: the dice show 3 and 3 on the d3
      Then these may act: red (leave, receive)
      And all is as it was but the reception

    @FAILPASS.direction
    Scenario: A pass that fails and comes down on a man waits for him
      Given blue's F3 stands on 4,12
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's M4 stands on 0,2
      And red's D1 has the ball
      When red's D1 passes to red's M1: the dice show 3 and 1 on the d3
      Then these may act: blue (leave, receive)
      And all is as it was but the phase, the ball, the turns taken and the reception
      And red's F2, M2, D1 and blue's M3 have had their turn

    @SKILL.receive-auto-ahead
    Scenario: A pass received without a roll
      Given red's F1 stands on 0,0
      And red's M1 stands on 0,-4
      And red's M1 has had his turn
      And red's F2, M2 and blue's M3 have had their turn
      When red's F1 passes to red's M1: the die shows 6
      Then all is as it was but the ball, the turns taken and the activation
      And red's M1 has the ball

    @FAILPASS.receive-attempt
    Scenario Outline: A loose ball taken
      Given the reading TS-A52 is <reading>
      And red's F1 stands on <place>
      And the ball lies loose on 0,2
      When red tries to <deed>
      Then all is as it was but the places, the ball, the turns taken and the activation
      And red's F1 has the ball
      And red's F1, F2, M2 and blue's M3 have had their turn

      Examples:
        | reading    | place | deed                     |
        | enter-hex  | 0,0   | move F1 to 0,2           |
        | own-action | 0,2   | pick up the ball with F1 |

    @PASS.receiver-rolls
    Scenario: A loose ball taken with a roll
      Given the reading TS-A52 is receive-roll
      And red's F1 stands on 0,0
      And the ball lies loose on 0,2
      When red's F1 moves to 0,2: the die shows 2
      Then all is as it was but the places, the ball, the turns taken and the activation
      And red's F1 has the ball

    @FOUL.roll
    Scenario: A foul by itself
      Given the reading TS-A38 is own-action
      When red's F1 fouls blue's F3: the die shows 3
      Then all is as it was but the turns taken and the activation

    @SETUP.second-has-ball @case:a-side-without-anybody-kicks-off-with-a-ball-on-the-centre-hex
    Scenario: A side without men kicks off with the ball on the centre hex
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
      Then all is as it was but the phase, the places, the ball and the kick-off
      And the ball lies loose on 0,0
      And nobody has the kick-off

  Rule: Turns and halves

    @TURN.complete @CARD.yellow-effect
    Scenario: A new turn begins with those who lost their action before it
      Given red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then all is as it was but the turn, the turns taken, the bans, the bookings and the actions ahead
      And it is half 2, turn 5
      And red's F2 and M2 have had their turn
      And red's F2 may not be activated this turn
      And nobody is booked
      And nobody has spent his next action ahead
      And it is red's activation

    @GAME.tie-continue
    Scenario: An extra turn begins like any other, and every other record stands
      Given it is half 2, turn 10
      And the score is red 2, blue 2
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then all is as it was but the turn, the turns taken, the bans, the bookings and the actions ahead
      And it is half 2, turn 11
      And red's F2 and M2 have had their turn
      And red's F2 may not be activated this turn

    @GAME.half-time-switch
    Scenario: Half time forgets who was sent off, and no offence
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

    @GAME.half-time-switch
    Scenario: Under play-on half time keeps men, ball and ways
      Given the reading TS-A20 is play-on
      And it is half 1, turn 10
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then these may act: blue (place)
      And all is as it was but the half, the phase, the labels, the activation, the turns taken, the bans, the bookings, the actions ahead and the send-offs
      And it is half 2, turn 1
      When blue places D3 on 0,2
      Then red's F1 has the ball
      And it is blue's activation

    @GAME.half-time-switch
    Scenario: Under ball-only half time keeps men and ways, and takes the ball
      Given the reading TS-A20 is ball-only
      And it is half 1, turn 10
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then all is as it was but the half, the phase, the labels, the activation, the turns taken, the bans, the bookings, the actions ahead, the send-offs, the ball and the kick-off
      And red has the kick-off
      And the holder is nobody

    @SETUP.second-has-ball
    Scenario: Under ball-only a man on the centre hex is in the circle
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

    @GAME.end
    Scenario: The end leaves the table as it stands
      Given it is half 2, turn 10
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2 and G2 have had their turn
      When red skips D1
      Then the game is over and red has won under GAME.winner
      And all is as it was but the phase, the turns taken and the activation

    @GAME.tie-stop
    Scenario: The goal that ends extra turns leaves all but the score and the ball
      Given it is half 2, turn 12
      And the score is red 1, blue 1
      And red's F1 is shooting
      And red has written Left
      And blue has written Right
      And blue's G2 stands on 1,17
      And red's F1, F2, M2 and blue's M3 have had their turn
      When red rolls the shot: the die shows 6
      Then the game is over and red has won under GAME.tie-stop
      And all is as it was but the phase, the ball, the score, the words and the activation
      And the score is red 2, blue 1

    @GAME.half-time-switch
    Scenario: Under play-on the new First coach's man comes back before the other's
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

    @TURN.first-starts
    Scenario: A First coach whose men have all spent their actions ahead leaves the turn to the other
      Given nobody is booked
      And red's F1, F2, M1, M2, D1 and G1 has spent his next action ahead
      And it is blue's activation
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4 and D2 have had their turn
      When blue skips G2
      Then it is half 2, turn 5
      And it is blue's activation
      And red's F1, F2, M1, M2, D1 and G1 have had their turn

  Rule: Directions in the second half

    @SCATTER.ahead-one @SCATTER.d3
    Scenario Outline: In half 2 a ball still scatters towards the goal that a man attacks
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

  Rule: What is shown of it

    @POOL.other-token-boxed @CARD.token @case:everybody-is-shown-the-tokens-in-the-box-and-the-cards-on-the-men
    Scenario Outline: Both coaches and a bystander see the boxed tokens and the cards
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

    @CARD.token
    Scenario: Nobody is shown with a card who was never caught
      Given nobody is booked
      And nobody has been caught
      And nobody may not be activated this turn
      And nobody has been sent off yet
      And blue's D3 stands on 4,6
      When red looks at the table
      Then nobody is shown with a card

  Rule: What a half and a match leave behind

    @CARD.yellow-effect
    Scenario: Under ball-only a yellow card of turn 10 bars in the second half
      Given the reading TS-A20 is ball-only
      And it is half 1, turn 10
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      And red's F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red's F1 steals from blue's F3, fouling him: the dice show 2 and 1
      Then it is half 2, turn 1
      And red's F1 and F2 may not be activated this turn

    @GAME.end
    Scenario: After the last activation nothing is left to do
      Given it is half 2, turn 10
      And the score is red 1, blue 0
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips D1
      Then the game is over and red has won under GAME.winner
      When red skips F1
      Then it is refused under GAME.end

    @SETUP.place
    Scenario: Under play-on a man who comes back need not go into a circle that opponents fill
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
