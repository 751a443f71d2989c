Feature: Cards
  A man caught in a foul is shown yellow and misses the next turn, and is sent off for the half the second time.

  Rule: Cards come from being caught in a foul and from nothing else

    @CARD.when @CARD.first-yellow @CARD.token
    Scenario Outline: Under <reading> of the foul die a <die> brings the fouler a card
      Given the reading TS-A01 is <reading>
      And F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      When red rolls d6 <die>, d6 5 to steal F1 from F3 fouling
      Then the position has ["F1"] at /offences
      And the position has ["F1"] at /booked
      And the position has [] at /sent_off
      And F1 stands on 0,0
      And F3 has the ball
      And F1 had their turn

      Examples:
        | reading   | die |
        | text-5-6  | 1   |
        | text-5-6  | 2   |
        | table-4-6 | 1   |
        | mixed     | 1   |
        | mixed     | 2   |

    @FOUL.fails
    Scenario Outline: Under <reading> of the foul die a <die> fails and brings no card
      Given the reading TS-A01 is <reading>
      And F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      When red rolls d6 <die>, d6 5 to steal F1 from F3 fouling
      Then the position has [] at /offences
      And the position has [] at /booked
      And F3 has the ball

      Examples:
        | reading   | die |
        | text-5-6  | 3   |
        | text-5-6  | 4   |
        | table-4-6 | 2   |
        | table-4-6 | 3   |
        | mixed     | 3   |

    @FOUL.bonus
    Scenario Outline: Under <reading> of the foul die a <die> succeeds and brings no card
      Given the reading TS-A01 is <reading>
      And F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      When red rolls d6 <die>, d6 5 to steal F1 from F3 fouling
      Then the position has [] at /offences
      And F1 has the ball

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
      Given F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      When red rolls d6 1 to steal F1 from F3
      Then the position has [] at /offences
      And F3 has the ball

    @CARD.when @CARD.first-yellow
    Scenario: The odds of a card with a fouled steal
      Given F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      When the odds of the holder and the booked are asked for red to steal F1 from F3 fouling
      Then the odds are
        | the holder | the booked | p    |
        | F1         | none       | 1/6  |
        | F3         | none       | 1/2  |
        | F1         | F1         | 1/18 |
        | F3         | F1         | 5/18 |
      When red, given d6 2, d6 1, asks by which rules to steal F1 from F3 fouling
      Then the explanation cites FOUL.caught, FOUL.caught-card, CARD.when, CARD.first-yellow

    @CARD.when @CARD.first-yellow
    Scenario: An interceptor who is caught gets a card and still rolls
      Given M1 stands on 0,-6
      And F1 stands on 0,0
      And F3 stands on 1,1
      And M1 has the ball
      When red plays pass M1 to F1
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 1, d6 5 to intercept F3 fouling F1
      Then F3 has the ball
      And the position has ["F3"] at /offences
      And the position has ["F3"] at /booked

    @CARD.when
    Scenario: A man caught in a foul that is an action of its own gets a card
      Given the reading TS-A38 is own-action
      And F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      When red rolls d6 2 to foul F1 on F3
      Then the position has ["F1"] at /booked
      And F3 has the ball
      And F1 had their turn

    @FOUL.roll
    Scenario: A man not caught in a foul that is an action of its own gets no card
      Given the reading TS-A38 is own-action
      And F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      When red rolls d6 3 to foul F1 on F3
      Then the position has [] at /booked
      And the position has [] at /offences
      And F1 had their turn

    @CARD.token
    Scenario: Everybody sees the cards
      Given F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      When red rolls d6 1, d6 1 to steal F1 from F3 fouling
      Then the position has ["F1"] at /offences
      When a bystander looks at the table
      Then the view has ["F1"] at /offences
      And the view has ["F1"] at /booked
      When blue looks at the table
      Then the view has ["F1"] at /offences

    @CARD.first-yellow
    Scenario: No position has a card without an offence
      Given the position says /booked is ["F1"]
      When the position is put on the table
      Then it is refused under CARD.first-yellow

    @CARD.token
    Scenario: Offences are listed in the order of the men
      Given the position says /offences is ["M1", "F1"]
      When the position is put on the table
      Then it is refused under CARD.token

  Rule: After a card the roll goes on, unless a reading ends the attempt

    @CARD.first-yellow
    Scenario Outline: Under <reading> a caught fouler with <rest> next leaves the ball with <holder>
      Given the reading TS-A40 is <reading>
      And F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      When red rolls d6 1<rest> to steal F1 from F3 fouling
      Then <holder> has the ball
      And the position has ["F1"] at /booked
      And it is blue's activation

      Examples:
        | reading        | rest   | holder |
        | roll-goes-on   | , d6 6 | F1     |
        | roll-goes-on   | , d6 5 | F3     |
        | caught-cancels |        | F3     |
        | both-cancel    |        | F3     |

    @FOUL.fails
    Scenario Outline: Under <reading> a fouler who was not caught and <rest> next leaves the ball with <holder>
      Given the reading TS-A40 is <reading>
      And F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      When red rolls d6 3<rest> to steal F1 from F3 fouling
      Then <holder> has the ball
      And the position has [] at /offences

      Examples:
        | reading        | rest   | holder |
        | roll-goes-on   | , d6 6 | F1     |
        | roll-goes-on   | , d6 5 | F3     |
        | caught-cancels | , d6 6 | F1     |
        | both-cancel    |        | F3     |

  Rule: A yellow card costs the following turn

    @CARD.yellow-effect
    Scenario Outline: A man under a ban cannot <deed>
      Given F1 stands on 0,0
      And M1 stands on 0,-2
      And F3 stands on 0,2
      And F1 has been caught once before
      And F1 had their turn
      And F1 may not be activated this turn
      And <holder> has the ball
      When red plays <deed>
      Then it is refused under CARD.yellow-effect
      And nothing has changed

      Examples:
        | holder | deed             |
        | M1     | move F1 to 1,1   |
        | F1     | pass F1 to M1    |
        | F3     | steal F1 from F3 |

    @CARD.yellow-effect @TURN.complete
    Scenario: Carded in turn 3, banned in turn 4
      Given it is half 1, turn 3
      And F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      And F2, M1, M2, D1, G1, F3, M3, M4, D2, D3, G2 had their turn
      When red rolls d6 2, d6 1 to steal F1 from F3 fouling
      Then it is half 1, turn 4
      And F1 had their turn
      And the position has ["F1"] at /barred
      And the position has [] at /booked
      And it is red's activation
      When red plays move F1 to 0,-2
      Then it is refused under CARD.yellow-effect
      And red can move M1 to -4,-8

    @TURN.complete
    Scenario: Banned in turn 4, free in turn 5
      Given it is half 1, turn 4
      And F1 stands on 0,-4
      And F1 has been caught once before
      And F1, F2, M1, M2, D1, G1, F3, M3, M4, D2, D3 had their turn
      And F1 may not be activated this turn
      And it is blue's activation
      When blue plays skip G2
      Then it is half 1, turn 5
      And nobody had their turn
      And the position has [] at /barred
      And the position has ["F1"] at /offences
      When red plays move F1 to 0,-6
      Then F1 stands on 0,-6

    @TURN.complete @CARD.yellow-effect
    Scenario: A turn is complete without the banned man
      Given it is half 1, turn 4
      And F1 has been caught once before
      And F1, F2, M1, M2, D1, F3, M3, M4, D2, D3, G2 had their turn
      And F1 may not be activated this turn
      When red plays move F1 to -4,-12
      Then it is refused under CARD.yellow-effect
      When red plays skip G1
      Then it is half 1, turn 5
      And it is red's activation

    @CARD.yellow-effect
    Scenario: A ban crosses half time
      Given the reading TS-A20 is play-on
      And it is half 1, turn 10
      And F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      And F2, M1, M2, D1, G1, F3, M3, M4, D2, D3, G2 had their turn
      When red rolls d6 2, d6 1 to steal F1 from F3 fouling
      Then it is half 2, turn 1
      And the position has ["F1"] at /barred
      And it is blue's activation

    @CARD.yellow-effect
    Scenario: A ban is served in an extra turn
      Given it is half 2, turn 10
      And F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      And F2, M1, M2, D1, G1, F3, M3, M4, D2, D3, G2 had their turn
      When red rolls d6 2, d6 1 to steal F1 from F3 fouling
      Then it is half 2, turn 11
      And the position has ["F1"] at /barred
      And F1 had their turn

    @PASS.receiver-rolls
    Scenario: A banned man receives
      Given M1 stands on 0,-4
      And F1 stands on 0,0
      And F1 has been caught once before
      And F1 had their turn
      And F1 may not be activated this turn
      And M1 has the ball
      When red rolls d6 4 to pass M1 to F1
      Then F1 has the ball

    @SKILL.save-occupied
    Scenario: A banned man saves
      Given F1 stands on 0,10
      And D2 stands on 0,14
      And D2 has been caught once before
      And D2 had their turn
      And D2 may not be activated this turn
      And F1 has the ball
      When red plays shoot F1
      Then the phase is aim
      When red plays aim Center
      Then the phase is aim
      When blue plays guard Left
      Then the phase is shot
      When red rolls d6 6, d6 4 to roll-shot
      Then D2 has the ball
      And the score is red 0, blue 0

    @PASS.receiver-rolls
    Scenario Outline: Under <reading> of interception a banned man is not asked
      Given the reading TS-A29 is <reading>
      And M1 stands on 0,-6
      And F1 stands on 0,0
      And F3 stands on 1,-3
      And F3 has been caught once before
      And F3 had their turn
      And F3 may not be activated this turn
      And M1 has the ball
      When red rolls d6 5 to pass M1 to F1
      Then F1 has the ball

      Examples:
        | reading       |
        | spends-action |
        | free-reaction |

    @CARD.yellow-effect
    Scenario: No position bans a man who is not done
      Given F1 has been caught once before
      And F1 may not be activated this turn
      When the position is put on the table
      Then it is refused under CARD.yellow-effect

    @CARD.first-yellow
    Scenario: No position bans a man who was never caught
      Given F1 had their turn
      And F1 may not be activated this turn
      When the position is put on the table
      Then it is refused under CARD.first-yellow

  Rule: The second offence is red, for the rest of the half

    @CARD.when @CARD.second-red @CARD.red-effect
    Scenario Outline: A man caught <times> before is sent off and rolls no more
      Given F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      And F1 has been caught <times> before
      When red rolls d6 <die> to steal F1 from F3 fouling
      Then F1 is off the field
      And the position has ["F1"] at /sent_off
      And the position has <offences> at /offences
      And the position has [] at /booked
      And F3 has the ball
      And it is blue's activation

      Examples:
        | times | die | offences           |
        | once  | 1   | ["F1", "F1"]       |
        | once  | 2   | ["F1", "F1"]       |
        | twice | 1   | ["F1", "F1", "F1"] |

    @FOUL.fails
    Scenario: A second foul that is not caught sends nobody off
      Given F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      And F1 has been caught once before
      When red rolls d6 3, d6 6 to steal F1 from F3 fouling
      Then F1 has the ball
      And F1 stands on 0,0
      And the position has [] at /sent_off
      And the position has ["F1"] at /offences

    @CARD.first-yellow
    Scenario: Two men caught once each have two yellow cards and no red
      Given F1 stands on 0,0
      And F3 stands on 0,2
      And F3 has the ball
      And M1 has been caught once before
      When red rolls d6 1, d6 1 to steal F1 from F3 fouling
      Then the position has ["F1", "M1"] at /offences
      And the position has ["F1"] at /booked
      And the position has [] at /sent_off
      And F1 stands on 0,0

    @CARD.second-red
    Scenario: An interceptor who is sent off does not roll, and the pass goes on
      Given M1 stands on 0,-6
      And F1 stands on 0,0
      And F3 stands on 1,1
      And F3 has been caught once before
      And M1 has the ball
      When red plays pass M1 to F1
      Then these may act: blue (intercept, let-by)
      When blue rolls d6 1, d6 5 to intercept F3 fouling F1
      Then F1 has the ball
      And F3 is off the field
      And the position has ["F3"] at /sent_off

    @CARD.red-effect
    Scenario Outline: A man who was sent off cannot <deed>
      Given F1 has been caught twice before
      And F1 has been sent off
      When red plays <deed>
      Then it is refused under CARD.red-effect
      And nothing has changed

      Examples:
        | deed           |
        | move F1 to 0,0 |
        | skip F1        |

    @PASS.attempt
    Scenario: Nobody passes to a man who was sent off
      Given F1 has been caught twice before
      And F1 has been sent off
      And M1 stands on 0,-4
      And M1 has the ball
      When red plays pass M1 to F1
      Then it is refused under PASS.attempt
      And nothing has changed

    @TURN.complete
    Scenario: A side plays on with five, and its turn is complete with them
      Given F1 has been caught twice before
      And F1 has been sent off
      And it is half 1, turn 5
      And F2, M1, M2, D1, F3, M3, M4, D2, D3, G2 had their turn
      When red plays skip G1
      Then it is half 1, turn 6
      And nobody had their turn
      And the position has ["F1"] at /sent_off
      And F1 is off the field

    @CARD.red-effect
    Scenario: A sent-off man stays away in the next turn of the half
      Given F1 has been caught twice before
      And F1 has been sent off
      And it is half 1, turn 5
      And F2, M1, M2, D1, F3, M3, M4, D2, D3, G2 had their turn
      When red plays skip G1
      Then it is half 1, turn 6
      When red plays move F1 to 0,0
      Then it is refused under CARD.red-effect

    @CARD.red-effect
    Scenario: No position has a sent-off man on the field
      Given F1 has been caught twice before
      And the position says /sent_off is ["F1"]
      When the position is put on the table
      Then it is refused under CARD.red-effect

    @CARD.second-red
    Scenario: No position has a man sent off for one offence
      Given F1 has been caught once before
      And F1 has been sent off
      When the position is put on the table
      Then it is refused under CARD.second-red

    @TURN.complete
    Scenario Outline: A sent-off man is back for the second half under <reading> and his offences stay counted
      Given the reading TS-A20 is <reading>
      And it is half 1, turn 10
      And F1 has been caught twice before
      And F1 has been sent off
      And F2, M1, M2, D1, F3, M3, M4, D2, D3, G2 had their turn
      When red plays skip G1
      Then the phase is set-up
      And the position has [] at /sent_off
      And the position has ["F1", "F1"] at /offences
      And it is half 2, turn 1

      Examples:
        | reading     |
        | new-set-up  |
        | play-on     |
        | ball-only   |

    @SETUP.place
    Scenario: Where play goes on at half time only the sent-off man is placed
      Given the reading TS-A20 is play-on
      And it is half 1, turn 10
      And F1 has been caught twice before
      And F1 has been sent off
      And F2, M1, M2, D1, F3, M3, M4, D2, D3, G2 had their turn
      When red plays skip G1
      Then the phase is set-up
      And M1 stands on -4,-10
      When red plays place F1 on 4,-14
      Then it is refused under SETUP.place
      When red plays place F1 on 2,-2
      Then it is refused under SETUP.circle-minimum
      When red plays place F1 on 1,-1
      Then F1 stands on 1,-1
      And the position has [] at /sent_off
      And it is blue's activation
      And the ball lies loose on 0,0

    @TURN.complete
    Scenario: A sent-off man does not come back for extra turns
      Given it is half 2, turn 10
      And F1 has been caught twice before
      And F1 has been sent off
      And F2, M1, M2, D1, F3, M3, M4, D2, D3, G2 had their turn
      When red plays skip G1
      Then it is half 2, turn 11
      And F1 is off the field
      And the position has ["F1"] at /sent_off
