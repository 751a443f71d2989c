Feature: Cards
  A man caught in a foul gets a yellow card and misses the next turn. For the second foul he is sent off for the half.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: Only a man caught in a foul gets a card

    @CARD.when @CARD.first-yellow @CARD.token @case:a-foul-die-in-the-low-range-of-its-reading-brings-the-fouler-a-card
    Scenario Outline: Under TS-A01, a low foul die gives the fouler a card
      Given the reading TS-A01 is <reading>
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show <die> and 5
      Then so far red's F1 has been caught
      And red's F1 is booked
      And nobody has been sent off
      And red's F1 stands on 0,0
      And blue's F3 has the ball
      And red's F1 has had his turn

      Examples:
        | reading   | die |
        | text-5-6  | 1   |
        | text-5-6  | 2   |
        | table-4-6 | 1   |
        | mixed     | 1   |
        | mixed     | 2   |

    @FOUL.fails @case:a-foul-die-in-the-middle-range-of-its-reading-fails-and-brings-no-card
    Scenario Outline: Under TS-A01 text-5-6, a foul die of 3 gives no card
      Given the reading TS-A01 is <reading>
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show <die> and 5
      Then so far nobody has been caught
      And nobody is booked
      And blue's F3 has the ball

      Examples:
        | reading   | die |
        | text-5-6  | 3   |
        | text-5-6  | 4   |
        | table-4-6 | 2   |
        | table-4-6 | 3   |
        | mixed     | 3   |

    @FOUL.bonus @case:a-foul-die-in-the-high-range-of-its-reading-succeeds-and-brings-no-card
    Scenario Outline: Under TS-A01, a high foul die gives no card
      Given the reading TS-A01 is <reading>
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show <die> and 5
      Then so far nobody has been caught
      And red's F1 has the ball

      Examples:
        | reading   | die |
        | text-5-6  | 5   |
        | text-5-6  | 6   |
        | table-4-6 | 4   |
        | table-4-6 | 6   |
        | mixed     | 4   |
        | mixed     | 5   |

    @STEAL.possession
    Scenario: A steal that fails brings no card
      Given red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 steals from blue's F3: the die shows 1
      Then so far nobody has been caught
      And blue's F3 has the ball

    @CARD.when @CARD.first-yellow @case:the-odds-of-a-card-with-a-fouled-steal
    Scenario: The odds of a steal with a foul include the odds of a card
      Given red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When the odds of the holder and the booked are asked for red to steal from F3 with F1, fouling him
      Then the odds are
        | the holder | the booked | p    |
        | red's F1   | nobody     | 1/6  |
        | blue's F3  | nobody     | 1/2  |
        | red's F1   | red's F1   | 1/18 |
        | blue's F3  | red's F1   | 5/18 |
      When red, given d6 2, d6 1, asks by which rules to steal from F3 with F1, fouling him
      Then the explanation cites FOUL.caught, FOUL.caught-card, CARD.when, CARD.first-yellow

    @CARD.when @CARD.first-yellow @case:an-interceptor-who-is-caught-gets-a-card-and-still-rolls
    Scenario: An interceptor caught in a foul gets a card and still rolls
      Given red's M1 stands on 0,-6
      And red's F1 stands on 0,0
      And blue's F3 stands on 1,1
      And red's M1 has the ball
      When red's M1 passes to red's F1
      Then these may act: blue (intercept, let-by)
      When blue's F3 intercepts, fouling red's F1: the dice show 1 and 5
      Then blue's F3 has the ball
      And so far blue's F3 has been caught
      And blue's F3 is booked

    @CARD.when @case:a-man-caught-in-a-foul-that-is-an-action-of-its-own-gets-a-card
    Scenario: Under TS-A38 own-action, a man caught in a foul gets a card
      Given the reading TS-A38 is own-action
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 fouls blue's F3: the die shows 2
      Then red's F1 is booked
      And blue's F3 has the ball
      And red's F1 has had his turn

    @FOUL.roll @case:a-man-not-caught-in-a-foul-that-is-an-action-of-its-own-gets-no-card
    Scenario: Under TS-A38 own-action, a fouler who is not caught gets no card
      Given the reading TS-A38 is own-action
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 fouls blue's F3: the die shows 3
      Then nobody is booked
      And so far nobody has been caught
      And red's F1 has had his turn

    @CARD.token @case:everybody-sees-the-cards
    Scenario: Coaches and bystanders see the cards
      Given red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show 1 and 1
      Then so far red's F1 has been caught
      When a bystander looks at the table
      Then red's F1 is shown as caught once, and nobody else
      And red's F1 is shown as booked, and nobody else
      When blue looks at the table
      Then red's F1 is shown as caught once, and nobody else

    @CARD.first-yellow @case:no-position-has-a-card-without-an-offence
    Scenario: A position with a card for a man without an offence is invalid
      Given red's F1 is booked
      When the position is put on the table
      Then it is refused under CARD.first-yellow

    @CARD.token @case:offences-are-listed-in-the-order-of-the-men
    Scenario: A position with its list of offences in the wrong order is invalid
      Given the caught are listed as red's M1 and F1
      When the position is put on the table
      Then it is refused under CARD.token

  Rule: After a card the roll goes on, unless TS-A40 ends the attempt

    @CARD.first-yellow @case:a-caught-fouler-rolls-on-unless-the-reading-ends-his-attempt
    Scenario Outline: A caught fouler still rolls to steal, unless TS-A40 ends his attempt
      Given the reading TS-A40 is <reading>
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show <dice>
      Then <holder> has the ball
      And red's F1 is booked
      And it is blue's activation

      Examples:
        | reading        | dice    | holder    |
        | roll-goes-on   | 1 and 6 | red's F1  |
        | roll-goes-on   | 1 and 5 | blue's F3 |
        | caught-cancels | 1       | blue's F3 |
        | both-cancel    | 1       | blue's F3 |

    @FOUL.fails @case:a-fouler-who-failed-and-was-not-caught-rolls-on-unless-the-reading-ends-his-attempt
    Scenario Outline: A man whose foul fails still rolls to steal, unless TS-A40 ends his attempt
      Given the reading TS-A40 is <reading>
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show <dice>
      Then <holder> has the ball
      And so far nobody has been caught

      Examples:
        | reading        | dice    | holder    |
        | roll-goes-on   | 3 and 6 | red's F1  |
        | roll-goes-on   | 3 and 5 | blue's F3 |
        | caught-cancels | 3 and 6 | red's F1  |
        | both-cancel    | 3       | blue's F3 |

  Rule: A yellow card costs the following turn

    @TURN.complete @case:banned-in-turn-4-free-in-turn-5
    Scenario: A man who is barred in turn 4 may act again in turn 5
      Given it is half 1, turn 4
      And red's F1 stands on 0,-4
      And red's F1 has been caught once before
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And red's F1 may not be activated this turn
      And it is blue's activation
      When blue skips G2
      Then it is half 1, turn 5
      And nobody has had his turn
      And nobody is barred from this turn
      And so far red's F1 has been caught
      When red's F1 moves to 0,-6
      Then red's F1 stands on 0,-6

    @CARD.yellow-effect @case:a-ban-crosses-half-time
    Scenario: A yellow card given in turn 10 bars the man in the next half
      Given the reading TS-A20 is play-on
      And it is half 1, turn 10
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      And red's F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red's F1 steals from blue's F3, fouling him: the dice show 2 and 1
      Then it is half 2, turn 1
      And red's F1 may not be activated this turn
      And it is blue's activation

    @CARD.yellow-effect @case:a-ban-is-served-in-an-extra-turn
    Scenario: A yellow card given in turn 10 bars the man in an extra turn
      Given it is half 2, turn 10
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      And red's F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red's F1 steals from blue's F3, fouling him: the dice show 2 and 1
      Then it is half 2, turn 11
      And red's F1 may not be activated this turn
      And red's F1 has had his turn

    @PASS.receiver-rolls @case:a-banned-man-receives
    Scenario: A barred man may receive a pass
      Given it is half 1, turn 3
      And red's M1 stands on 0,-4
      And red's F1 stands on 0,0
      And red's F1 has been caught once before
      And red's F1 has had his turn
      And red's F1 may not be activated this turn
      And red's M1 has the ball
      When red's M1 passes to red's F1: the die shows 4
      Then red's F1 has the ball

    @SKILL.save-occupied @case:a-banned-man-saves
    Scenario: A barred man may save a shot
      Given it is half 1, turn 3
      And red's F1 stands on 0,10
      And blue's D2 stands on 0,14
      And blue's D2 has been caught once before
      And blue's D2 has had his turn
      And blue's D2 may not be activated this turn
      And red's F1 has the ball
      When red's F1 shoots
      Then the phase is aim
      When red aims at Center
      Then the phase is aim
      When blue guards Left
      Then the phase is shot
      When red rolls the shot: the dice show 6 and 4
      Then blue's D2 has the ball
      And the score is red 0, blue 0

    @PASS.receiver-rolls @case:a-banned-man-is-not-asked-to-intercept-whatever-an-interception-costs
    Scenario Outline: Under TS-A29, a barred man may not try to intercept
      Given it is half 1, turn 3
      And the reading TS-A29 is <reading>
      And red's M1 stands on 0,-6
      And red's F1 stands on 0,0
      And blue's F3 stands on 1,-3
      And blue's F3 has been caught once before
      And blue's F3 has had his turn
      And blue's F3 may not be activated this turn
      And red's M1 has the ball
      When red's M1 passes to red's F1: the die shows 5
      Then red's F1 has the ball

      Examples:
        | reading       |
        | spends-action |
        | free-reaction |

    @CARD.yellow-effect @TURN.complete @case:carded-in-turn-3-banned-in-turn-4
    Scenario: A man with a yellow card in turn 3 misses turn 4
      Given it is half 1, turn 3
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      And red's F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red's F1 steals from blue's F3, fouling him: the dice show 2 and 1
      Then it is half 1, turn 4
      And red's F1 has had his turn
      And red's F1 may not be activated this turn
      And nobody is booked
      And it is red's activation
      When red's F1 moves to 0,-2
      Then it is refused under CARD.yellow-effect
      And red can move M1 to -4,-8

    @TURN.complete @CARD.yellow-effect @case:a-turn-is-complete-without-the-banned-man
    Scenario: A turn is complete without the action of a barred man
      Given it is half 1, turn 4
      And red's F1 has been caught once before
      And red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And red's F1 may not be activated this turn
      When red's F1 moves to -4,-12
      Then it is refused under CARD.yellow-effect
      When red skips G1
      Then it is half 1, turn 5
      And it is red's activation

    @CARD.yellow-effect @case:a-man-under-a-ban-can-do-nothing-with-the-ball-or-without-it
    Scenario Outline: A barred man can do nothing with or without the ball
      Given it is half 1, turn 3
      And red's F1 stands on 0,0
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,2
      And red's F1 has been caught once before
      And red's F1 has had his turn
      And red's F1 may not be activated this turn
      And <holder> has the ball
      When red tries to <deed>
      Then it is refused under CARD.yellow-effect
      And nothing has changed

      Examples:
        | holder    | deed                  |
        | red's M1  | move F1 to 1,1        |
        | red's F1  | pass from F1 to M1    |
        | blue's F3 | steal from F3 with F1 |

    @CARD.yellow-effect @case:no-position-bans-a-man-who-is-not-done
    Scenario: A position is invalid if a barred man is not listed as done
      Given it is half 1, turn 3
      And red's F1 has been caught once before
      And red's F1 may not be activated this turn
      When the position is put on the table
      Then it is refused under CARD.yellow-effect

    @CARD.first-yellow @case:no-position-bans-a-man-who-was-never-caught
    Scenario: A position in which a barred man was never caught fouling is invalid
      Given it is half 1, turn 3
      And red's F1 has had his turn
      And red's F1 may not be activated this turn
      When the position is put on the table
      Then it is refused under CARD.first-yellow

  Rule: The second offence is red, for the rest of the half

    @CARD.when @CARD.second-red @CARD.red-effect @case:a-man-caught-before-is-sent-off-and-rolls-no-more
    Scenario Outline: A man who is caught fouling twice is sent off and does not roll
      Given it is half 2, turn 1
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      And red's F1 has been caught <times> before
      When red's F1 steals from blue's F3, fouling him: the die shows <die>
      Then red's F1 is off the field
      And red's F1 has been sent off
      And so far red's F1 alone has been caught, <offences> times
      And nobody is booked
      And blue's F3 has the ball
      And it is blue's activation

      Examples:
        | times | die | offences |
        | once  | 1   | two      |
        | once  | 2   | two      |
        | twice | 1   | three    |

    @FOUL.fails @case:a-second-foul-that-is-not-caught-sends-nobody-off
    Scenario: A man who is not caught in his second foul is not sent off
      Given it is half 1, turn 3
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      And red's F1 has been caught once before
      When red's F1 steals from blue's F3, fouling him: the dice show 3 and 6
      Then red's F1 has the ball
      And red's F1 stands on 0,0
      And nobody has been sent off
      And so far red's F1 has been caught

    @CARD.first-yellow @case:two-men-caught-once-each-have-two-yellow-cards-and-no-red
    Scenario: Two men caught fouling once each have two yellow cards and no red
      Given it is half 1, turn 3
      And red's F1 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      And red's M1 has been caught once before
      When red's F1 steals from blue's F3, fouling him: the dice show 1 and 1
      Then so far red's F1 and M1 have been caught
      And red's F1 is booked
      And nobody has been sent off
      And red's F1 stands on 0,0

    @CARD.second-red @case:an-interceptor-who-is-sent-off-does-not-roll-and-the-pass-goes-on
    Scenario: The pass goes on without a roll if the interceptor is sent off
      Given it is half 1, turn 3
      And red's M1 stands on 0,-6
      And red's F1 stands on 0,0
      And blue's F3 stands on 1,1
      And blue's F3 has been caught once before
      And red's M1 has the ball
      When red's M1 passes to red's F1
      Then these may act: blue (intercept, let-by)
      When blue's F3 intercepts, fouling red's F1: the dice show 1 and 5
      Then red's F1 has the ball
      And blue's F3 is off the field
      And blue's F3 has been sent off

    @TURN.complete @case:a-side-plays-on-with-five-and-its-turn-is-complete-with-them
    Scenario: A side with five men continues and completes its turn
      Given red's F1 has been caught twice before
      And red's F1 has been sent off
      And it is half 1, turn 5
      And red's F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips G1
      Then it is half 1, turn 6
      And nobody has had his turn
      And red's F1 has been sent off
      And red's F1 is off the field

    @TURN.complete @case:a-sent-off-man-is-back-for-the-second-half-and-his-offences-stay-counted
    Scenario Outline: A sent-off man returns in half 2, and his offences still count
      Given the reading TS-A20 is <reading>
      And it is half 1, turn 10
      And red's F1 has been caught twice before
      And red's F1 has been sent off
      And red's F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips G1
      Then the phase is set-up
      And nobody has been sent off
      And so far red's F1 alone has been caught, two times
      And it is half 2, turn 1

      Examples:
        | reading    |
        | new-set-up |
        | play-on    |
        | ball-only  |

    @TURN.complete
    Scenario: A sent-off man does not come back for extra turns
      Given it is half 2, turn 10
      And red's F1 has been caught twice before
      And red's F1 has been sent off
      And red's F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips G1
      Then it is half 2, turn 11
      And red's F1 is off the field
      And red's F1 has been sent off

    @CARD.red-effect
    Scenario: A sent-off man stays away in the next turn of the half
      Given red's F1 has been caught twice before
      And red's F1 has been sent off
      And it is half 1, turn 5
      And red's F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips G1
      Then it is half 1, turn 6
      When red's F1 moves to 0,0
      Then it is refused under CARD.red-effect

    @SETUP.place @case:where-play-goes-on-at-half-time-only-the-sent-off-man-is-placed
    Scenario: Under TS-A20 play-on, only a sent-off man is placed at half time
      Given the reading TS-A20 is play-on
      And it is half 1, turn 10
      And red's F1 has been caught twice before
      And red's F1 has been sent off
      And red's F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      When red skips G1
      Then the phase is set-up
      And red's M1 stands on -4,-10
      When red places F1 on 4,-14
      Then it is refused under SETUP.place
      When red places F1 on 2,-2
      Then it is refused under SETUP.circle-minimum
      When red places F1 on 1,-1
      Then red's F1 stands on 1,-1
      And nobody has been sent off
      And it is blue's activation
      And the ball lies loose on 0,0

    @CARD.red-effect @case:a-man-who-was-sent-off-can-neither-move-nor-be-skipped
    Scenario Outline: A man who was sent off may neither move nor be skipped
      Given it is half 1, turn 3
      And red's F1 has been caught twice before
      And red's F1 has been sent off
      When red tries to <deed>
      Then it is refused under CARD.red-effect
      And nothing has changed

      Examples:
        | deed           |
        | move F1 to 0,0 |
        | skip F1        |

    @PASS.attempt @case:nobody-passes-to-a-man-who-was-sent-off
    Scenario: A pass to a man who was sent off is refused
      Given it is half 1, turn 3
      And red's F1 has been caught twice before
      And red's F1 has been sent off
      And red's M1 stands on 0,-4
      And red's M1 has the ball
      When red's M1 passes to red's F1
      Then it is refused under PASS.attempt
      And nothing has changed

    @CARD.red-effect @case:no-position-has-a-sent-off-man-on-the-field
    Scenario: A position with a sent-off man on the field is invalid
      Given red's F1 has been caught twice before
      And red's F1 has been sent off and stays on the field
      When the position is put on the table
      Then it is refused under CARD.red-effect

    @CARD.second-red @case:no-position-has-a-man-sent-off-for-one-offence
    Scenario: A position with a man sent off for one offence is invalid
      Given red's F1 has been caught once before
      And red's F1 has been sent off
      When the position is put on the table
      Then it is refused under CARD.second-red

  Rule: A man is caught no more often than his cards allow

    @TURN.pass-on @case:offences-and-cards-that-a-match-can-bring
    Scenario Outline: Records of offences and cards that a match can produce are valid
      Given the reading TS-A29 is <interception>
      And it is half <half>, turn <turn>
      And red's F1 has been caught <times> before
      And red's F1 has had his turn
      And <card>
      And red is First coach
      When red skips M1
      Then these may act: blue (move, skip)

      Examples:
        | case                              | interception  | half | turn | times  | card                                    |
        | half 1, one offence               | spends-action | 1    | 5    | once   | nobody is booked                        |
        | half 1, just sent off             | spends-action | 1    | 3    | twice  | red's F1 has been sent off              |
        | half 2, back after two            | spends-action | 2    | 1    | twice  | nobody is booked                        |
        | half 2, sent off for the second   | spends-action | 2    | 1    | twice  | red's F1 has been sent off              |
        | half 2, sent off for the third    | spends-action | 2    | 1    | thrice | red's F1 has been sent off              |
        | turn 1, booked                    | spends-action | 1    | 1    | once   | red's F1 is booked                      |
        | turn 2, booked                    | spends-action | 1    | 2    | once   | red's F1 is booked                      |
        | turn 2, barred                    | spends-action | 1    | 2    | once   | red's F1 may not be activated this turn |
        | turn 3, caught in turn 1          | spends-action | 1    | 3    | once   | nobody is booked                        |
        | half 2, barred for the last one   | spends-action | 2    | 1    | once   | red's F1 may not be activated this turn |

    @CARD.red-effect @case:nobody-is-caught-again-after-he-was-sent-off-for-the-rest-of-the-half
    Scenario Outline: A position with a man on the field after too many offences is invalid
      Given it is half <half>, turn 5
      And red's F1 has been caught <times> before
      When the position is put on the table
      Then it is refused under CARD.red-effect

      Examples:
        | half | times  |
        | 1    | twice  |
        | 2    | thrice |

    @CARD.red-effect @case:a-man-who-is-sent-off-has-two-offences-and-a-third-only-in-half-2
    Scenario Outline: A position is invalid if a sent-off man has more offences than possible
      Given it is half <half>, turn 5
      And red's F1 has been caught <times> before
      And red's F1 has been sent off
      When the position is put on the table
      Then it is refused under CARD.red-effect

      Examples:
        | half | times      |
        | 1    | thrice     |
        | 2    | four times |

    @CARD.yellow-effect @case:before-turn-3-nobody-can-have-been-caught-twice
    Scenario Outline: Before turn 3, a position with a man caught fouling twice is invalid
      Given it is half 1, turn <turn>
      And red's F1 has been caught twice before
      And red's F1 has been sent off
      When the position is put on the table
      Then it is refused under CARD.yellow-effect

      Examples:
        | turn |
        | 1    |
        | 2    |

    @CARD.first-yellow @case:an-offence-of-the-first-two-turns-shows-in-a-card-that-still-counts
    Scenario Outline: Before turn 3, a position with a caught man without a card is invalid
      Given it is half 1, turn <turn>
      And red's F1 has been caught once before
      And red's F1 has had his turn
      When the position is put on the table
      Then it is refused under CARD.first-yellow

      Examples:
        | turn |
        | 1    |
        | 2    |

    @CARD.yellow-effect @case:nobody-is-barred-in-the-first-turn-of-the-match
    Scenario: A position with a barred man in the match's first turn is invalid
      Given red's F1 has been caught once before
      And red's F1 has had his turn
      And red's F1 may not be activated this turn
      When the position is put on the table
      Then it is refused under CARD.yellow-effect

    @CARD.yellow-effect @case:a-man-who-is-barred-cannot-be-caught-in-that-turn
    Scenario: A man both barred and booked for one foul makes a position invalid
      Given it is half 1, turn 5
      And red's F1 has been caught once before
      And red's F1 has had his turn
      And red's F1 may not be activated this turn
      And red's F1 is booked
      When the position is put on the table
      Then it is refused under CARD.yellow-effect

    @CARD.first-yellow @case:a-new-yellow-card-is-the-first
    Scenario Outline: A position with a yellow card for a second offence is invalid
      Given it is half 2, turn 5
      And red's F1 has been caught twice before
      And red's F1 has had his turn
      And red's F1 <card>
      When the position is put on the table
      Then it is refused under CARD.first-yellow

      Examples:
        | card                           |
        | is booked                      |
        | may not be activated this turn |

    @CARD.first-yellow @case:nobody-who-was-never-caught-is-booked
    Scenario: A position is invalid if a booked man has no offence
      Given it is half 1, turn 5
      And red's F1 has had his turn
      And red's F1 is booked
      When the position is put on the table
      Then it is refused under CARD.first-yellow

    @TURN.one-action @case:who-was-booked-has-used-his-action
    Scenario Outline: A position is invalid if a booked man is not listed as done
      Given the reading TS-A29 is <interception>
      And the reading TS-A38 is <fouling>
      And it is half 1, turn 5
      And red's F1 has been caught once before
      And red's F1 is booked
      When the position is put on the table
      Then it is refused under TURN.one-action

      Examples:
        | interception  | fouling    |
        | spends-action | add-on     |
        | spends-next   | add-on     |
        | free-reaction | own-action |

    @TURN.pass-on @case:where-fouls-cost-nothing-a-booked-man-may-have-his-action-left-or-be-sent-off-as-well
    Scenario Outline: Under TS-A29 free-reaction, a man with a yellow card may still have his action
      Given the reading TS-A29 is free-reaction
      And it is half <half>, turn <turn>
      And red's F1 has been caught <times> before
      And <card>
      And <then>
      When red skips M1
      Then these may act: blue (move, skip)

      Examples:
        | case                                    | half | turn | times | card                            | then                       |
        | booked and not done                     | 1    | 1    | once  | red's F1 is booked              | nobody has had his turn    |
        | booked and sent off in one turn         | 1    | 1    | twice | red's F1 is booked              | red's F1 has been sent off |
        | sent off in turn 2                      | 1    | 2    | twice | red's F1 is booked              | red's F1 has been sent off |

    @CARD.first-yellow @case:where-fouls-cost-nothing-a-booked-man-with-two-offences-is-off-the-field
    Scenario: Under TS-A29 free-reaction, a booked man caught fouling twice must be off the field
      Given the reading TS-A29 is free-reaction
      And it is half 2, turn 5
      And red's F1 has been caught twice before
      And red's F1 is booked
      When the position is put on the table
      Then it is refused under CARD.first-yellow

    @CARD.first-yellow @case:where-fouls-cost-an-action-nobody-is-booked-and-sent-off-in-one-turn
    Scenario: By default, a position with a man both booked and sent off is invalid
      Given it is half 1, turn 5
      And red's F1 has been caught twice before
      And red's F1 is booked
      And red's F1 has had his turn
      And red's F1 has been sent off
      When the position is put on the table
      Then it is refused under CARD.first-yellow

    @CARD.first-yellow @case:where-fouls-cost-nothing-too-nobody-is-barred-who-was-never-caught
    Scenario: Under TS-A29 free-reaction, a position with a barred man without an offence is invalid
      Given the reading TS-A29 is free-reaction
      And it is half 2, turn 1
      And red's F1 has had his turn
      And red's F1 may not be activated this turn
      When the position is put on the table
      Then it is refused under CARD.first-yellow

    @TURN.one-action @case:who-has-spent-his-next-action-ahead-has-used-this-one
    Scenario: A man who spent his next action must have spent this turn's action too
      Given the reading TS-A29 is spends-next
      And red's F1 has spent his next action ahead
      When the position is put on the table
      Then it is refused under TURN.one-action

    @CARD.yellow-effect @case:a-barred-man-has-no-action-to-spend-ahead
    Scenario: A position is invalid if a barred man has spent his next action
      Given the reading TS-A29 is spends-next
      And it is half 1, turn 5
      And red's F1 has been caught once before
      And red's F1 has had his turn
      And red's F1 may not be activated this turn
      And red's F1 has spent his next action ahead
      When the position is put on the table
      Then it is refused under CARD.yellow-effect

    @TURN.pass-on @case:where-fouls-cost-nothing-a-man-barred-for-his-second-offence-as-well-may-be-off-the-field-or-back-for-half-2
    Scenario Outline: Under TS-A29 free-reaction, a barred man may have been caught fouling twice
      Given the reading TS-A29 is free-reaction
      And it is half <half>, turn <turn>
      And red's F1 has been caught twice before
      And red's F1 may not be activated this turn
      And red's F1 has had his turn
      And <then>
      When red skips M1
      Then these may act: blue (move, skip)

      Examples:
        | case              | half | turn | then                       |
        | sent off          | 1    | 5    | red's F1 has been sent off |
        | back for half 2   | 2    | 1    | red's F1 has had his turn  |

    @CARD.first-yellow @case:where-fouls-cost-nothing-a-yellow-card-is-still-no-older-than-its-turn
    Scenario Outline: Under TS-A29 free-reaction, a position with an earlier turn's yellow card is invalid
      Given the reading TS-A29 is free-reaction
      And it is half 2, turn <turn>
      And red's F1 has been caught <times> before
      And <card>
      And <then>
      When the position is put on the table
      Then it is refused under CARD.first-yellow

      Examples:
        | case                        | turn | times       | card                                    | then                       |
        | barred and on the field     | 2    | twice       | red's F1 may not be activated this turn | red's F1 has had his turn  |
        | booked and on the field     | 1    | twice       | red's F1 is booked                      | red's F1 has had his turn  |
