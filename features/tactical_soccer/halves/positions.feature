Feature: Positions that no match produces
  The engine accepts a position only if a match can produce it. Each fault of a position is reported under its own clause.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: Positions with invalid squads, coaches or clock

    @DRAFT.alternate @case:a-draft-goes-on-where-it-stands
    Scenario Outline: A draft position is valid after any number of picks
      Given nobody stands on the field
      And there is no ball on the field
      And the phase is draft
      And <first> is First coach
      And it is <active>'s activation
      And the squads are red <red> and blue <blue>
      When <active> tries to pick D1
      Then these may act: <next> (pick)

      Examples:
        | case              | first | active | red        | blue       | next |
        | level, red first  | red   | red    | F1, G1     | M1, G2     | blue |
        | ahead, red first  | red   | blue   | F1, F2, G1 | M1, G2     | red  |
        | level, blue first | blue  | blue   | F1, G1     | M1, G2     | red  |
        | ahead, blue first | blue  | red    | F1, G1     | M1, M2, G2 | blue |

    @DRAFT.alternate @case:the-picks-are-even-or-the-first-coach-is-one-ahead-and-the-other-picks
    Scenario Outline: A draft with uneven picks or a wrong active coach is invalid
      Given nobody stands on the field
      And there is no ball on the field
      And the phase is draft
      And <first> is First coach
      And it is <active>'s activation
      And the squads are red <red> and blue <blue>
      When the position is put on the table
      Then it is refused under DRAFT.alternate

      Examples:
        | case                   | first | active | red            | blue       |
        | level, the other       | red   | blue   | F1, G1         | M1, G2     |
        | one ahead, he again    | red   | red    | F1, F2, G1     | M1, G2     |
        | the Second coach ahead | red   | red    | F1, G1         | M1, M2, G2 |
        | two ahead              | red   | blue   | F1, F2, F3, G1 | M1, G2     |

    @DRAFT.from-ten @case:a-draft-is-over-when-nobody-is-left
    Scenario: A draft with no fielder left to pick is invalid
      Given nobody stands on the field
      And there is no ball on the field
      And the phase is draft
      When the position is put on the table
      Then it is refused under DRAFT.from-ten

    @DRAFT.roll-first @case:once-the-roll-is-made-there-is-a-first-coach
    Scenario: A match without a First coach after the draft roll is invalid
      Given nobody is First coach
      When the position is put on the table
      Then it is refused under DRAFT.roll-first

    @DRAFT.roll-first @case:before-the-roll-there-is-no-first-coach
    Scenario: A position with a First coach before the draft roll is invalid
      Given nobody stands on the field
      And there is no ball on the field
      And the phase is roll-off
      And the squads are red G1 and blue G2
      And it is nobody's activation
      When the position is put on the table
      Then it is refused under DRAFT.roll-first

    @TURN.alternate @case:in-play-it-is-somebodys-activation
    Scenario: A match in play without a side to activate is invalid
      Given it is nobody's activation
      When the position is put on the table
      Then it is refused under TURN.alternate

    @TURN.alternate @case:after-the-end-it-is-nobodys-activation
    Scenario: A match that is over but has an activation is invalid
      Given it is half 2, turn 10
      And the score is red 1, blue 0
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And the phase is over
      When the position is put on the table
      Then it is refused under TURN.alternate

    @GAME.end @case:a-match-that-is-over-after-turn-10-stands
    Scenario: A match that is over after turn 10 is valid
      Given it is half 2, turn 10
      And the score is red 2, blue 0
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And the phase is over
      And it is nobody's activation
      When red skips F1
      Then it is refused under GAME.end

    @GAME.tie-stop @case:extra-turns-end-with-the-first-goal
    Scenario Outline: After an extra turn, the winner must lead by exactly one goal
      Given it is half 2, turn 12
      And the score is red <red>, blue <blue>
      And the phase is over
      And it is nobody's activation
      When <deed>
      Then it is refused under GAME.tie-stop

      Examples:
        | case             | red | blue | deed                             |
        | ended by a goal  | 3   | 2    | red skips F1                     |
        | one goal too many | 3   | 1    | the position is put on the table |

    @TURN.complete @case:a-match-does-not-end-in-the-midst-of-turn-10
    Scenario: A match that ended during turn 10 is invalid
      Given it is half 2, turn 10
      And the score is red 1, blue 0
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2 and D3 have had their turn
      And the phase is over
      And it is nobody's activation
      When the position is put on the table
      Then it is refused under TURN.complete

    @GAME.end @case:under-reset-new-turn-a-goal-in-turn-10-ends-the-match-in-its-midst-with-nobody-on-the-field
    Scenario: Under TS-A23 reset-new-turn, a match may end with a goal in turn 10
      Given the reading TS-A23 is reset-new-turn
      And it is half 2, turn 10
      And the score is red 1, blue 0
      And nobody stands on the field
      And there is no ball on the field
      And the phase is over
      And it is nobody's activation
      When red skips F1
      Then it is refused under GAME.end

    @TURN.complete @case:under-reset-new-turn-a-match-does-not-end-in-the-midst-of-turn-10-with-men-on-the-field
    Scenario: Under TS-A23 reset-new-turn, a match that ended during turn 10 is invalid
      Given the reading TS-A23 is reset-new-turn
      And it is half 2, turn 10
      And the score is red 1, blue 0
      And the phase is over
      And it is nobody's activation
      When the position is put on the table
      Then it is refused under TURN.complete

    @TURN.first-starts @case:the-first-coach-activates-first
    Scenario Outline: A position in which the Second coach begins a turn is invalid
      Given <first> is First coach
      And it is <active>'s activation
      When the position is put on the table
      Then it is refused under TURN.first-starts

      Examples:
        | first | active |
        | red   | blue   |
        | blue  | red    |

    @TURN.alternate @case:the-other-coach-may-be-the-first-to-activate-where-the-first-coach-has-nobody-left-or-may-have-lost-the-order
    Scenario Outline: The Second coach may begin a turn if the First coach cannot act
      Given the reading TS-A29 is <reading>
      And it is half 1, turn 5
      And it is blue's activation
      And <men> have had their turn
      When blue skips <skipped>
      Then these may act: <next>

      Examples:
        | case                   | reading       | men                              | skipped | next              |
        | somebody was activated | spends-action | red's F1 and F2                  | F3      | red (move, skip)  |
        | red has nobody left    | spends-action | red's F1, F2, M1, M2, D1 and G1  | F3      | blue (move, skip) |
        | actions spent ahead    | spends-next   | blue's M3 and M4                 | F3      | red (move, skip)  |

    @TURN.complete @case:the-coach-whose-activation-it-is-has-a-man-left
    Scenario: A position is invalid if the active coach has no men left to act
      Given red's F1, F2, M1, M2, D1 and G1 have had their turn
      When the position is put on the table
      Then it is refused under TURN.complete

  Rule: Positions with invalid lists of men

    @TURN.one-action @case:lists-of-men-are-in-order-and-name-nobody-twice
    Scenario Outline: A list of men with wrong order or repetition is invalid
      Given the reading TS-A29 is spends-next
      And <men> are listed as <list>, in this order
      When the position is put on the table
      Then it is refused under <clause>

      Examples:
        | case                | men                | list        | clause              |
        | done, order         | red's F2 and F1    | done        | TURN.one-action     |
        | done, twice         | red's F1, F1       | done        | TURN.one-action     |
        | spent ahead, order  | red's F2 and F1    | spent ahead | TURN.one-action     |
        | spent ahead, twice  | red's F1, F1       | spent ahead | TURN.one-action     |

    @CARD.yellow-effect @case:the-barred-are-in-order
    Scenario: A list of barred men in the wrong order is invalid
      Given red's F2 and F1 are listed as barred, in this order
      When the position is put on the table
      Then it is refused under CARD.yellow-effect

    @CARD.first-yellow @case:the-booked-are-in-order
    Scenario: A list of booked men in the wrong order is invalid
      Given red's F2 and F1 are listed as booked, in this order
      When the position is put on the table
      Then it is refused under CARD.first-yellow

    @CARD.red-effect @case:those-sent-off-are-in-order
    Scenario: A list of sent-off men in the wrong order is invalid
      Given red's F2 and F1 are listed as sent off, in this order
      When the position is put on the table
      Then it is refused under CARD.red-effect

    @SCATTER.ahead-one @case:who-faces-his-own-goal-is-on-the-field-once-and-in-order-and-only-where-men-face
    Scenario Outline: A position with wrongly listed men who face their own goal is invalid
      Given the reading TS-A15 is <reading>
      And red's F1 <sent off>
      And <men> are listed as turned, in this order
      When the position is put on the table
      Then it is refused under SCATTER.ahead-one

      Examples:
        | case              | reading          | sent off           | men              |
        | no facing         | attack-direction | stands on -4,-14   | red's F1 and F2  |
        | order             | facing           | stands on -4,-14   | red's F2 and F1  |
        | twice             | facing           | stands on -4,-14   | red's F1 and F1  |

    @SCATTER.ahead-one @case:a-man-sent-off-faces-nowhere
    Scenario: A position is invalid if a sent-off man faces his own goal
      Given the reading TS-A15 is facing
      And it is half 1, turn 5
      And red's F1 are sent off, each caught twice before
      And red's F1 faces his own goal
      When the position is put on the table
      Then it is refused under SCATTER.ahead-one

    @SCATTER.ahead-one @case:either-of-two-men-listed-as-turned-can-be-off-the-field
    Scenario Outline: A sent-off man among two men facing their own goal makes positions invalid
      Given the reading TS-A15 is facing
      And it is half 1, turn 5
      And red's <man> are sent off, each caught twice before
      And red's F1 and F2 are listed as turned, in this order
      When the position is put on the table
      Then it is refused under SCATTER.ahead-one

      Examples:
        | man |
        | F1  |
        | F2  |

    @TURN.one-action @case:under-spends-action-nobody-spends-an-action-ahead
    Scenario: Under TS-A29 spends-action, a record of a spent next action is invalid
      Given red's F1 has had his turn
      And red's F1 has spent his next action ahead
      When the position is put on the table
      Then it is refused under TURN.one-action

    @CARD.red-effect @case:somebody-is-always-left
    Scenario: A match with all men of both sides sent off is invalid
      Given it is half 1, turn 5
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 are sent off, each caught twice before
      When the position is put on the table
      Then it is refused under CARD.red-effect

  Rule: Positions with men in invalid places

    @SETUP.place @case:a-man-stands-on-a-hex-of-the-pitch
    Scenario Outline: A position with a man on a place outside the pitch is invalid
      Given red's F1 stands on <place>
      When the position is put on the table
      Then it is refused under SETUP.place

      Examples:
        | case                | place |
        | beyond the touch line | 6,0   |
        | beyond the goal     | 0,20  |
        | no hex at all       | 1,0   |

    @GOALIE.three-goal-hexes @case:no-fielder-stands-in-a-goal
    Scenario Outline: A position with a fielder in a goal hex is invalid
      Given red's F1 stands on <place>
      When the position is put on the table
      Then it is refused under GOALIE.three-goal-hexes

      Examples:
        | case           | place |
        | the other goal | 0,18  |
        | his own        | -1,-17 |

    @GOALIE.confined @case:a-goalie-stands-in-his-own-box-or-goal
    Scenario Outline: A position with a goalie outside his own box and goal is invalid
      Given blue's G2 stands on <place>
      When the position is put on the table
      Then it is refused under GOALIE.confined

      Examples:
        | case           | place |
        | before his box | 0,12  |
        | beside his box | 2,16  |
        | the other goal | 0,-18 |

    @SIDE.defenders-own @case:a-defender-stands-on-his-own-side
    Scenario Outline: A defender beyond the halfway line makes a position invalid
      Given the reading TS-A13 is <reading>
      And <who>'s <man> stands on <place>
      When the position is put on the table
      Then it is refused under SIDE.defenders-own

      Examples:
        | reading   | who  | man | place |
        | shared    | red  | D1  | 1,1   |
        | shared    | blue | D2  | 1,-1  |
        | neutral   | red  | D1  | 2,0   |
        | neutral   | blue | D2  | 2,0   |
        | odd-split | red  | D1  | 2,0   |
        | odd-split | blue | D2  | 4,0   |

  Rule: Positions with an invalid set-up or kick-off

    @SETUP.second-has-ball @case:nobody-has-the-kick-off-in-play
    Scenario: A position in play is invalid if a side still has the kick-off
      Given blue has the kick-off
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

    @SETUP.place @case:a-set-up-has-somebody-to-place
    Scenario: A set-up with no man left to place is invalid
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And blue's men stand on
        | F3  | M3   | M4    | D2   | D3  | G2   |
        | 0,2 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
      When the position is put on the table
      Then it is refused under SETUP.place

    @SETUP.second-has-ball @case:a-kick-off-has-two-men-to-choose-from-when-everybody-is-placed
    Scenario Outline: A kick-off needs two men to choose from and no man left to place
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And blue has already placed <placed>
      And the phase is kick-off
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

      Examples:
        | case            | placed                                                           |
        | one in the circle | F3 on 0,2, M3 on 4,14, M4 on -4,10, D2 on 4,10, D3 on 4,6, G2 on 0,16 |
        | somebody to place | F3 on 0,2, M3 on 1,1, M4 on -4,10, D2 on 4,10, D3 on 4,6             |

    @SETUP.place @case:men-are-placed-in-their-order-the-coach-without-the-ball-first
    Scenario Outline: A set-up with men placed out of order is invalid
      Given nobody is set up and blue has the kick-off
      And <who> has already placed <placed>
      When the position is put on the table
      Then it is refused under SETUP.place

      Examples:
        | case                   | who  | placed                |
        | F2 before F1           | red  | F2 on 4,-14           |
        | M1 before F2           | red  | F1 on 0,-2, M1 on 4,-14 |
        | the coach with the ball | blue | F3 on 0,2             |

    @SETUP.second-has-ball @case:a-set-up-begins-a-half-or-follows-a-goal-that-the-coach-with-the-ball-conceded
    Scenario Outline: A set-up during a half is invalid unless a goal was scored
      Given nobody is set up and <who> has the kick-off
      And it is half <half>, turn <turn>
      And the score is red <red>, blue <blue>
      And red's F1 and blue's F3 have had their turn
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

      Examples:
        | case                        | who  | half | turn | red | blue |
        | no goal at all              | blue | 1    | 5    | 0   | 0    |
        | only the other coach's goal | blue | 1    | 5    | 0   | 1    |
        | amid turn 1                 | blue | 1    | 1    | 0   | 0    |
        | amid turn 1 of half 2       | red  | 2    | 1    | 2   | 0    |

    @SETUP.second-has-ball @case:at-the-first-set-up-the-second-coach-has-the-ball
    Scenario: A set-up of half 1 that gives the First coach the ball is invalid
      Given nobody is set up and red has the kick-off
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

    @SETUP.second-has-ball @case:under-goalie-ball-no-goal-leads-to-a-set-up
    Scenario: Under TS-A23 goalie-ball, no set-up follows a goal
      Given the reading TS-A23 is goalie-ball
      And nobody is set up and blue has the kick-off
      And it is half 1, turn 5
      And the score is red 1, blue 0
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

    @SETUP.place @case:a-set-up-after-a-goal-goes-on-where-it-stands
    Scenario Outline: A position of a set-up after a goal is valid
      Given nobody is set up and <who> has the kick-off
      And it is half 1, turn 5
      And the score is red <red>, blue <blue>
      And <done> have had their turn
      When <other> places <man> on <place>
      Then these may act: <other> (place)

      Examples:
        | case         | who  | red | blue | done             | other | man | place |
        | red scored   | blue | 1   | 0    | red's F1 and F2  | red   | F1  | 0,-2  |
        | blue scored  | red  | 0   | 3    | blue's F3 and M3 | blue  | F3  | 0,2   |

    @GAME.tie-stop @case:in-extra-turns-there-is-no-set-up-but-after-a-goal-with-the-last-activation-of-turn-10
    Scenario Outline: In extra turns, a set-up is valid only after turn 10's last goal
      Given nobody is set up and blue has the kick-off
      And it is half 2, turn <turn>
      And the score is red 1, blue 1
      And <done> had his turn
      When the position is put on the table
      Then it is refused under GAME.tie-stop

      Examples:
        | turn | done         |
        | 11   | red's F1 has |
        | 12   | nobody has   |

    @SETUP.place @case:a-goal-with-the-last-activation-of-turn-10-brings-a-set-up-in-turn-11
    Scenario: A goal with turn 10's last activation brings set-up in turn 11
      Given nobody is set up and blue has the kick-off
      And it is half 2, turn 11
      And the score is red 1, blue 1
      When red places F1 on 0,-2
      Then these may act: red (place)

    @SCATTER.ahead-one @case:at-a-set-up-everybody-faces-the-goal-he-attacks
    Scenario: A set-up with a man who faces his own goal is invalid
      Given the reading TS-A15 is facing
      And only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And red's F1 faces his own goal
      When the position is put on the table
      Then it is refused under SCATTER.ahead-one

    @SETUP.centre-hex-empty @case:at-a-set-up-nobody-stands-on-the-centre-hex
    Scenario: A set-up position with a man on the centre hex is invalid
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,0
      When the position is put on the table
      Then it is refused under SETUP.centre-hex-empty

    @SETUP.own-side @case:at-a-set-up-every-fielder-stands-on-his-own-side
    Scenario: A set-up with a fielder outside his own side is invalid
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And red's F2 stands on 1,1
      When the position is put on the table
      Then it is refused under SETUP.own-side

    @SETUP.circle-minimum @case:whoever-has-placed-all-his-fielders-has-one-in-the-circle
    Scenario Outline: A finished set-up without a fielder in the circle is invalid
      Given only red is set up and blue has the kick-off
      And red's F1 stands on <place>
      And blue has already placed <placed>
      When the position is put on the table
      Then it is refused under SETUP.circle-minimum

      Examples:
        | case        | place | placed                                                       |
        | red's       | 0,-4  | nobody                                                       |
        | blue's also | 0,-2  | F3 on 0,4, M3 on 4,14, M4 on -4,10, D2 on 4,10, D3 on 4,6     |

    @SETUP.second-has-ball @case:nobody-has-the-ball-before-the-kick-off
    Scenario: A position with a ball on the field before the kick-off is invalid
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And the ball lies loose on 0,0
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

    @CARD.red-effect @case:at-half-time-only-who-was-sent-off-comes-back-onto-a-field-that-is-not-cleared
    Scenario Outline: At half time, an absent man without a red card makes a position invalid
      Given the reading TS-A20 is <reading>
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And red's F1 is off the field
      And the phase is set-up
      And <kick-off>
      And <ball>
      When the position is put on the table
      Then it is refused under CARD.red-effect

      Examples:
        | reading   | kick-off                 | ball                       |
        | play-on   | nobody has the kick-off  | the ball lies loose on 0,0 |
        | ball-only | red has the kick-off     | there is no ball on the field |

    @CARD.red-effect @case:of-two-men-who-come-back-at-half-time-both-were-sent-off
    Scenario Outline: At half time, two absent men and one red card make a position invalid
      Given the reading TS-A20 is play-on
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And red's <man> has been caught twice before
      And red's F1 is off the field
      And red's F2 is off the field
      And the phase is set-up
      And nobody has the kick-off
      And the ball lies loose on 0,0
      When the position is put on the table
      Then it is refused under CARD.red-effect

      Examples:
        | man |
        | F1  |
        | F2  |

    @SETUP.place @case:at-half-time-who-was-sent-off-comes-back-onto-a-field-that-is-not-cleared
    Scenario Outline: At half time, a sent-off man returns to a field with all other men
      Given the reading TS-A20 is <reading>
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And red's F1 has been caught twice before
      And red's F1 is off the field
      And red's F2 stands on 0,0
      And the phase is set-up
      And <kick-off>
      And <ball>
      When red places F1 on -4,-14
      Then <holder>

      Examples:
        | reading   | kick-off                | ball                          | holder                     |
        | play-on   | nobody has the kick-off | the ball lies loose on 0,2    | the ball lies loose on 0,2 |
        | ball-only | red has the kick-off    | there is no ball on the field | red's F2 has the ball      |

  Rule: Positions with an invalid ball

    @COMP.ball @case:there-is-one-ball-in-play-and-nowhere-else
    Scenario Outline: A position with a ball in a wrong place is invalid
      Given <ball>
      And <phase>
      When the position is put on the table
      Then it is refused under COMP.ball

      Examples:
        | case              | ball                                   | phase                |
        | nowhere           | there is no ball on the field          | the phase is activate |
        | off the field     | the ball lies loose on 6,0             | the phase is activate |
        | in a goal         | the ball lies loose on 0,18            | the phase is activate |
        | two in a shot     | red's F1 is shooting                   | another ball lies loose on 0,0 |
        | held amid a pass  | red's F1 has passed to red's F2        | red's F1 has the ball |
        | loose amid a pass | red's F1 has passed to red's F2        | the ball lies loose on 0,0 |

    @COMP.ball @case:whoever-has-the-ball-is-on-the-field
    Scenario: A position in which a man off the field has the ball is invalid
      Given it is half 1, turn 5
      And red's F1 are sent off, each caught twice before
      And red's F1 has the ball
      When the position is put on the table
      Then it is refused under COMP.ball

    @SHOOT.attempt @case:in-a-shot-the-ball-is-with-a-man-of-the-active-coach
    Scenario Outline: A position with a shot by a man without the ball is invalid
      Given red's F1 stands on 0,8
      And red's F1 is shooting
      And <ball>
      When the position is put on the table
      Then it is refused under SHOOT.attempt

      Examples:
        | ball                       |
        | blue's F3 has the ball     |
        | the ball lies loose on 0,0 |

  Rule: Positions with an invalid pass

    @TURN.one-action @case:passer-and-shooter-have-used-their-action
    Scenario Outline: A passer or shooter who is not listed as done makes a position invalid
      Given red's F1 stands on 0,8
      And red's F2 stands on 0,12
      And red's F1 <deed>
      And red's M1 has had his turn
      When the position is put on the table
      Then it is refused under TURN.one-action

      Examples:
        | deed                   |
        | has passed to red's F2 |
        | is shooting            |

    @SHOOT.secret-write @case:no-words-are-written-without-a-shot
    Scenario: A position with a chosen goal hex and no shot is invalid
      Given red has written Left
      When the position is put on the table
      Then it is refused under SHOOT.secret-write

    @INTERCEPT.path @case:a-pass-is-on-its-way-while-it-may-be-intercepted-and-only-then
    Scenario Outline: A pass is in the air only while an opponent may intercept it
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has passed to red's M2
      And <what>
      And <ball>
      When the position is put on the table
      Then it is refused under INTERCEPT.path

      Examples:
        | case                | what                    | ball                          |
        | no pass             | no pass is on its way   | there is no ball on the field |
        | nobody near         | blue's F3 stands on -4,14 | there is no ball on the field |
        | another phase       | the phase is activate   | red's F1 has the ball         |
        | not rolled          | the pass has not been rolled | there is no ball on the field |
        | asked, a mate       | red's F1 has been asked about the pass | there is no ball on the field |
        | asked, out of order | blue's M4 and M3 have been asked about the pass, in this order | there is no ball on the field |

    @INTERCEPT.path @case:under-intercept-first-the-pass-is-not-rolled-while-it-may-be-intercepted
    Scenario: Under TS-A32 intercept-first, a pass rolled before its interception is invalid
      Given the reading TS-A32 is intercept-first
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has passed to red's M2
      When the position is put on the table
      Then it is refused under INTERCEPT.path

    @PASS.attempt @case:a-pass-goes-from-where-its-passer-stands-to-where-its-receiver-stands
    Scenario Outline: A pass must go from its passer's hex to its receiver's hex
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has passed to <receiver>
      And <what>
      When the position is put on the table
      Then it is refused under PASS.attempt

      Examples:
        | case             | receiver  | what                         |
        | another origin   | red's M2  | the pass comes from 0,-8     |
        | another end      | red's M2  | the pass is bound for 0,4    |
        | to himself       | red's M1  | it is half 1, turn 1         |
        | to an opponent   | blue's F3 | it is half 1, turn 1         |
        | his opponents' turn | red's M2 | it is blue's activation      |

    @PASS.attempt @case:no-pass-goes-to-a-man-off-the-field
    Scenario: A pass to a man off the field is invalid
      Given it is half 1, turn 5
      And red's M1 stands on 0,-6
      And blue's F3 stands on 1,-3
      And red's M1 has passed to red's M2
      And red's M2 are sent off, each caught twice before
      When the position is put on the table
      Then it is refused under PASS.attempt

    @RANGE.max-six @case:no-pass-goes-farther-than-six-hexes
    Scenario: A pass over more than six hexes is invalid
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,8
      And blue's F3 stands on 1,-3
      And red's M1 has passed to red's M2
      When the position is put on the table
      Then it is refused under RANGE.max-six

    @PATH.definition @case:a-pass-has-a-side-only-where-its-passer-chooses-one
    Scenario Outline: Under TS-A34, a pass with a wrong or missing path side is invalid
      Given the reading TS-A34 is <reading>
      And red's M1 stands on 0,-6
      And red's M2 stands on <place>
      And blue's F3 stands on 1,-3
      And red's M1 has passed to red's M2
      And <side>
      When the position is put on the table
      Then it is refused under PATH.definition

      Examples:
        | case            | reading          | place | side                         |
        | no edge         | passer-chooses   | 0,2   | the pass goes along the left |
        | an edge, unsaid | passer-chooses   | 2,-6  | it is half 1, turn 1         |
        | no choice       | edge-counts-both | 2,-6  | the pass goes along the left |

    @SKILL.pass-auto-ahead @case:a-pass-that-needs-no-roll-has-not-failed
    Scenario: A position with a failed pass that needed no roll is invalid
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,1
      And red's M1 has passed to red's M2
      And the pass has failed and is bound for 0,4
      When the position is put on the table
      Then it is refused under SKILL.pass-auto-ahead

    @PASS.rear-penalty @case:a-pass-that-cannot-get-there-has-failed
    Scenario: A position with a successful pass that could only fail is invalid
      Given red's D1 stands on 0,0
      And red's M1 stands on 0,-12
      And blue's F3 stands on 1,-5
      And red's D1 has passed to red's M1
      When the position is put on the table
      Then it is refused under PASS.rear-penalty

    @FAILPASS.d3 @case:a-failed-pass-is-bound-for-one-of-its-landings
    Scenario Outline: A failed pass to a hex where it cannot land is invalid
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,-4
      And red's D1 has passed to red's M1
      And the pass has failed and is bound for <place>
      When the position is put on the table
      Then it is refused under FAILPASS.d3

      Examples:
        | case            | place |
        | the receiver    | 0,-2  |
        | three beyond    | 0,4   |
        | one short       | 0,-4  |

    @INTERCEPT.path @case:a-failed-pass-on-its-way-may-be-intercepted
    Scenario Outline: A failed pass in the air may be intercepted
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on <man>
      And red's D1 has passed to red's M1
      And the pass has failed and is bound for <place>
      When blue's F3 lets the ball by
      Then the ball lies loose on <place>

      Examples:
        | place | man  |
        | 0,0   | 1,-3 |
        | 0,2   | 1,-3 |

  Rule: A ball that has landed on a man

    @FAILPASS.receive-attempt @case:whoever-stands-in-a-landing-of-a-failed-pass-may-try-to-receive-it
    Scenario Outline: A man on a landing hex of a failed pass may receive
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on <place>
      And a ball played by red's D1 has come down on blue's F3, <row> hexes away
      When blue goes for the ball: the die shows <die>
      Then blue's F3 has the ball
      And it is blue's activation

      Examples:
        | place | row | die |
        | 0,-6  | 1   | 2   |
        | 0,0   | 4   | 4   |
        | 0,2   | 5   | 5   |

    @FAILPASS.receive-attempt @case:a-passer-with-whom-the-ball-has-stayed-may-try-to-receive-it
    Scenario: A passer whose failed pass landed in his own hex may receive it
      Given red's D1 stands on 0,-8
      And red's M1 stands on 1,-7
      And a ball that red's D1 failed to pass has stayed with him
      When red goes for the ball: the die shows 2
      Then red's D1 has the ball

    @PASS.receiver-rolls @SKILL.receive-auto-ahead @case:a-ball-that-scattered-from-one-man-to-another-may-be-received-by-him-in-turn
    Scenario: A ball that scatters from man to man may be received
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on red's M1, 3 hexes away
      And blue's F3 has failed to receive it
      And it comes from 0,0
      And it is received in row 1
      When red goes for the ball
      Then red's M1 has the ball
      And it is blue's activation

    @FAILPASS.receive-attempt @case:before-a-ball-scatters-from-man-to-man-somebody-of-the-active-side-has-passed
    Scenario Outline: A scattered ball between men is invalid if no man can have passed it
      Given it is half 1, turn 5
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on red's M1, 3 hexes away
      And blue's F3 has failed to receive it
      And it comes from 0,0
      And it is received in row 1
      And nobody has had his turn
      And <what>
      When the position is put on the table
      Then it is refused under FAILPASS.receive-attempt

      Examples:
        | case                        | what                       |
        | nobody has acted            | it is half 1, turn 5       |
        | only the other side has     | blue's M4 has had his turn |

    @FAILPASS.receive-attempt @case:a-ball-comes-down-on-a-man-on-the-field-who-has-not-tried-from-another-hex-of-the-pitch-amid-a-pass
    Scenario Outline: A landed ball with inconsistent records is invalid
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And it is half 1, turn 5
      And a ball played by red's D1 has come down on blue's F3, 4 hexes away
      And <what>
      And <more>
      When the position is put on the table
      Then it is refused under FAILPASS.receive-attempt

      Examples:
        | case                  | what                                                      | more                     |
        | he has tried          | blue's F3 has failed to receive it                        | it is half 1, turn 5     |
        | another tried twice   | red's M1 and M1 have failed to receive it, in this order  | it is half 1, turn 5     |
        | he is off the field   | blue's F3 are sent off, each caught twice before          | it is half 1, turn 5     |
        | from his own hex      | it comes from 0,0                                         | it is half 1, turn 5     |
        | from off the pitch    | it comes from 6,0                                         | it is half 1, turn 5     |
        | nobody has passed     | nobody has had his turn                                   | it is half 1, turn 5     |
        | nobody stands there   | it comes from 0,-10                                       | it is received in row 5  |
        | an opponent stands there | it comes from 4,6                                      | it is received in row 5  |
        | no ball came down     | no ball has come down                                     | it is half 1, turn 5     |
        | another phase         | the phase is activate                                     | the ball lies loose on 2,0 |

    @FAILPASS.receive-attempt @case:a-ball-stays-with-a-passer-of-the-active-coach-alone
    Scenario: A failed pass that stayed with a man of the inactive side is invalid
      Given red's D1 stands on 0,-8
      And red's M1 stands on 1,-7
      And a ball that blue's F3 failed to pass has stayed with him
      When the position is put on the table
      Then it is refused under FAILPASS.receive-attempt

    @RANGE.row-distance @case:the-row-is-the-distance-the-ball-came
    Scenario Outline: A position is invalid if its receive row differs from the ball's distance
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And <ball>
      And it is received in row <row>
      When the position is put on the table
      Then it is refused under RANGE.row-distance

      Examples:
        | case          | ball                                                               | row |
        | less          | a ball played by red's D1 has come down on blue's F3, 4 hexes away | 3   |
        | more          | a ball played by red's D1 has come down on blue's F3, 4 hexes away | 5   |
        | with a passer | a ball that red's D1 failed to pass has stayed with him            | 2   |

    @RANGE.row-distance @case:a-scattered-ball-comes-from-the-next-hex
    Scenario: A position is invalid if a scattered ball is not received on row 1
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on red's M1, 3 hexes away
      And blue's F3 has failed to receive it
      And it comes from 0,0
      When the position is put on the table
      Then it is refused under RANGE.row-distance

    @FAILPASS.receive-attempt @case:farther-than-six-hexes-away-a-ball-is-received-in-row-6
    Scenario: A ball from more than six hexes is received in row 6
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,4
      And blue's F3 stands on 0,8
      And a ball played by red's D1 has come down on blue's F3, 6 hexes away
      When blue goes for the ball: the die shows 6
      Then blue's F3 has the ball

    @FAILPASS.d3 @case:a-ball-comes-down-where-a-pass-that-can-fail-may-land
    Scenario Outline: A ball that came down where the pass cannot land is invalid
      Given red's <man> stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on <place>
      And a ball played by red's <man> has come down on blue's F3, <row> hexes away
      When the position is put on the table
      Then it is refused under FAILPASS.d3

      Examples:
        | case                    | man | place | row |
        | no landing              | D1  | 0,-4  | 2   |
        | beyond every landing    | D1  | 0,4   | 6   |
        | of a pass without a die | F1  | 0,0   | 4   |

    @FAILPASS.d3 @case:with-nobody-near-a-pass-does-not-stay-with-its-passer
    Scenario: A failed long pass that stays with its passer is invalid
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And a ball that red's D1 failed to pass has stayed with him
      When the position is put on the table
      Then it is refused under FAILPASS.d3

    @SCATTER.ahead-one @case:a-ball-scatters-one-hex-ahead-from-who-failed-last-to-who-may-try-now
    Scenario Outline: A scattered ball from the wrong hex is invalid
      Given the reading TS-A51 is <reading>
      And red's D1 stands on 0,-8
      And red's M1 stands on <place>
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on red's M1, 1 hex away
      And blue's F3 has failed to receive it
      And it comes from <origin>
      When the position is put on the table
      Then it is refused under SCATTER.ahead-one

      Examples:
        | case              | reading              | place | origin  |
        | no chains         | no-right             | 0,-2  | 0,0     |
        | he takes it       | takes-it             | 0,-2  | 0,0     |
        | behind him        | same-right-once-each | 0,2   | 0,0     |
        | two hexes ahead   | same-right-once-each | 0,-4  | 0,0     |
        | from another hex  | same-right-once-each | 0,-2  | 0,-8    |
        | from nowhere      | same-right-once-each | 0,-2  | nowhere |

    @SCATTER.ahead-one @case:each-of-several-who-failed-had-the-next-one-ahead-of-him
    Scenario: If failed receivers are listed against the ball's direction, a position is invalid
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's M3 stands on 0,4
      And a ball played by red's D1 has come down on red's M1, 1 hex away
      And blue's M3 and F3 have failed to receive it, in this order
      And it comes from 0,0
      When the position is put on the table
      Then it is refused under SCATTER.ahead-one

    @SCATTER.ahead-one @case:the-last-of-several-who-failed-had-the-next-one-ahead-too
    Scenario: A ball that skips a hex after several failed receivers is invalid
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,4
      And blue's M3 stands on 0,2
      And a ball played by red's D1 has come down on red's M1, 1 hex away
      And blue's F3 and M3 have failed to receive it, in this order
      And it comes from 0,2
      When the position is put on the table
      Then it is refused under SCATTER.ahead-one

    @SCATTER.ahead-one @case:the-second-of-three-who-failed-is-on-the-field-too
    Scenario: A position with the second of three failed receivers off the field is invalid
      Given it is half 1, turn 5
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,0
      And blue's F3 stands on 0,4
      And blue's M3 stands on 0,2
      And a ball played by red's D1 has come down on red's M1, 1 hex away
      And blue's M4 are sent off, each caught twice before
      And blue's F3, M4 and M3 have failed to receive it, in this order
      And it comes from 0,2
      When the position is put on the table
      Then it is refused under SCATTER.ahead-one

    @SCATTER.ahead-one @case:nobody-off-the-field-has-failed-to-receive-a-ball
    Scenario: A position is invalid if its failed receiver is off the field
      Given it is half 1, turn 5
      And red's M1 stands on 0,-2
      And a ball played by red's D1 has come down on red's M1, 1 hex away
      And blue's F3 are sent off, each caught twice before
      And blue's F3 has failed to receive it
      When the position is put on the table
      Then it is refused under SCATTER.ahead-one

  Rule: Positions with an invalid shot

    @SHOOT.roll @case:a-shot-waits-for-its-roll-when-both-words-are-written-and-the-goalie-stands-where-his-coach-put-him
    Scenario: A shot is rolled after both coaches chose hexes and the goalie is placed
      Given red's M1 stands on 0,10
      And red's M1 is shooting
      And red has written Left
      And blue has written Right
      And blue's G2 stands on 1,17
      When red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

    @SHOOT.roll @case:without-a-goalie-a-shot-waits-for-its-roll-when-the-attacks-word-is-written
    Scenario: Without a goalie, a shot is rolled after the attacker's choice of hex
      Given it is half 1, turn 5
      And red's M1 stands on 0,10
      And red's M1 is shooting
      And blue's G2 are sent off, each caught twice before
      And red has written Left
      And the phase is shot
      When red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

    @RANGE.max-six @case:shooter-and-target-are-within-six-hexes
    Scenario Outline: A shot at a goal hex beyond six hexes is invalid
      Given red's M1 stands on <place>
      And red's M1 is shooting
      And red has written <word>
      When the position is put on the table
      Then it is refused under RANGE.max-six

      Examples:
        | case             | place | word  |
        | no goal hex      | -4,4  | Left  |
        | not the one hex  | -4,8  | Right |

    @RANGE.max-six @case:nobody-shoots-out-of-range-of-every-goal-hex
    Scenario: A position with a shot out of range of every goal hex is invalid
      Given red's M1 is shooting
      When the position is put on the table
      Then it is refused under RANGE.max-six

    @SHOOT.reveal @case:words-are-revealed-when-both-are-written-and-not-before
    Scenario Outline: Written goal hexes are invalid if they are shown too early or too late
      Given red's M1 stands on 0,10
      And red's M1 is shooting
      And <first>
      And <second>
      And the phase is <phase>
      When the position is put on the table
      Then it is refused under SHOOT.reveal

      Examples:
        | case         | first                | second                 | phase |
        | both in aim  | red has written Left | blue has written Right | aim   |
        | no defence   | red has written Left | red has written Left   | shot  |
        | no attack    | blue has written Left | blue has written Left | shot  |

    @SHOOT.defender-goalie @case:without-a-goalie-no-word-is-written-for-one
    Scenario: A goal hex written by a coach without a goalie makes a position invalid
      Given it is half 1, turn 5
      And red's M1 stands on 0,10
      And red's M1 is shooting
      And blue's G2 are sent off, each caught twice before
      And blue has written Left
      When the position is put on the table
      Then it is refused under SHOOT.defender-goalie

    @SHOOT.goalie-moves @case:for-the-roll-the-goalie-stands-in-the-goal-hex-of-his-coachs-word
    Scenario Outline: A position is invalid if the goalie is off the hex his coach chose
      Given red's M1 stands on 0,10
      And red's M1 is shooting
      And red has written Left
      And blue has written Right
      And blue's G2 stands on <place>
      When the position is put on the table
      Then it is refused under SHOOT.goalie-moves

      Examples:
        | place |
        | 0,16  |
        | -1,17 |

  Rule: Set-ups at the start of a half, and men who return

    @CARD.red-effect @case:of-two-men-who-come-back-at-half-time-each-has-been-sent-off
    Scenario: At half time, each of two absent men needs a red card
      Given the reading TS-A20 is play-on
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And red's F1 has been caught twice before
      And red's F1 is off the field
      And red's F2 is off the field
      And red's D1 has the ball
      And the phase is set-up
      When the position is put on the table
      Then it is refused under CARD.red-effect

    @SETUP.centre-hex-empty @case:in-the-second-half-as-well-nobody-is-set-up-on-the-centre-hex
    Scenario: In half 2, a set-up with a man on the centre hex is invalid
      Given nobody is set up and red has the kick-off
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And blue has already placed F3 on 0,0
      When the position is put on the table
      Then it is refused under SETUP.centre-hex-empty

    @SETUP.second-has-ball @case:under-spends-next-too-nobody-is-done-at-the-first-set-up-of-the-match
    Scenario: Under TS-A29 spends-next, a man done at the set-up of half 1 is invalid
      Given the reading TS-A29 is spends-next
      And nobody is set up and blue has the kick-off
      And red's F1 has had his turn
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

    @SETUP.place @case:under-spends-next-a-man-may-have-lost-his-action-before-the-second-half
    Scenario: Under TS-A29 spends-next, a man may start half 2 without an action
      Given the reading TS-A29 is spends-next
      And nobody is set up and red has the kick-off
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And red's F1 has had his turn
      When blue places F3 on 0,2
      Then blue's F3 stands on 0,2
      And red's F1 has had his turn

    @SETUP.place @case:a-man-sent-off-is-passed-over-in-the-order-of-placing
    Scenario: A sent-off man is skipped in the order of placing
      Given nobody is set up and blue has the kick-off
      And it is half 1, turn 5
      And the score is red 1, blue 0
      And red's F1 are sent off, each caught twice before
      And red has already placed F2 on 0,-2
      When red places M1 on 4,-14
      Then these may act: red (place)

    @SETUP.place @case:a-goal-in-turn-10-brings-a-set-up-in-that-turn
    Scenario Outline: After a goal in turn 10, the set-up is still in turn 10
      Given nobody is set up and blue has the kick-off
      And it is half <half>, turn 10
      And the score is red 1, blue 0
      And red's F1 has had his turn
      When red places F1 on 0,-2
      Then these may act: red (place)

      Examples:
        | half |
        | 1    |
        | 2    |

    @SETUP.place
    Scenario: A goalie may be set up in his goal
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And red's G1 stands on 0,-18
      When blue places F3 on 0,2
      Then these may act: blue (place)

    @SETUP.centre-hex-empty @case:under-ball-only-too-nobody-is-set-up-on-the-centre-hex-after-a-goal
    Scenario: Under TS-A20 ball-only, a set-up with a man on the centre is invalid
      Given the reading TS-A20 is ball-only
      And nobody is set up and blue has the kick-off
      And it is half 1, turn 5
      And the score is red 1, blue 0
      And red has already placed F1 on 0,0
      When the position is put on the table
      Then it is refused under SETUP.centre-hex-empty

    @SETUP.centre-hex-empty @case:under-play-on-too-nobody-is-set-up-on-the-centre-hex-after-a-goal-with-the-last-activation-of-half-1
    Scenario: Under TS-A20 play-on, a set-up with a man on the centre is invalid
      Given the reading TS-A20 is play-on
      And nobody is set up and red has the kick-off
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And the score is red 0, blue 1
      And blue has already placed F3 on 0,0
      When the position is put on the table
      Then it is refused under SETUP.centre-hex-empty

    @SETUP.place @case:under-ball-only-everybody-is-placed-anew-after-a-goal-with-the-last-activation-of-half-1
    Scenario: Under TS-A20 ball-only, a goal that ends half 1 brings a new set-up
      Given the reading TS-A20 is ball-only
      And nobody is set up and red has the kick-off
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And the score is red 0, blue 1
      And blue has already placed F3 on 0,2
      When blue places M3 on 4,14
      Then these may act: blue (place)

    @SETUP.second-has-ball @case:under-play-on-men-come-back-without-a-kick-off-at-half-time-alone
    Scenario Outline: Under TS-A20 play-on, a set-up without a kick-off is valid only at half time
      Given the reading TS-A20 is play-on
      And it is half <half>, turn <turn>
      And red's F1 is off the field
      And the phase is set-up
      And nobody has the kick-off
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

      Examples:
        | case            | half | turn |
        | amid the first  | 1    | 5    |
        | amid the second | 2    | 5    |

    @SETUP.place @case:under-play-on-there-is-no-set-up-at-half-time-where-nobody-comes-back
    Scenario: Under TS-A20 play-on, a set-up at half time needs an absent man
      Given the reading TS-A20 is play-on
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And the phase is set-up
      And nobody has the kick-off
      When the position is put on the table
      Then it is refused under SETUP.place

    @SETUP.second-has-ball @case:under-play-on-there-is-no-kick-off-at-half-time-unless-a-goal-has-cleared-the-field
    Scenario: Under TS-A20 play-on, a half-time kick-off with men in place is invalid
      Given the reading TS-A20 is play-on
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And there is no ball on the field
      And the phase is kick-off
      And nobody has the kick-off
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

    @CARD.red-effect @case:at-half-time-nobody-comes-back-who-has-not-been-sent-off-not-even-the-last-to-be-placed
    Scenario Outline: Under TS-A20 play-on, an absent man needs two fouls for which he was caught
      Given the reading TS-A20 is play-on
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And red's <man> has been caught <times> before
      And red's <man> is off the field
      And the phase is set-up
      And nobody has the kick-off
      When the position is put on the table
      Then it is refused under CARD.red-effect

      Examples:
        | case        | man | times |
        | caught once | F1  | once  |
        | the last    | G1  | once  |

  Rule: Positions that look invalid but are valid, and the reverse

    @DRAFT.roll-first @case:before-the-roll-each-coach-has-his-goalie-and-nobody-else
    Scenario: Before the roll, each squad with only its goalie is valid
      Given nobody stands on the field
      And there is no ball on the field
      And the phase is roll-off
      And nobody is First coach
      And it is nobody's activation
      And the squads are red G1 and blue G2
      When the coaches roll for the first pick: the dice show 3 and 2
      Then red is First coach

    @DRAFT.alternate @case:without-a-first-coach-nobody-picks
    Scenario: A draft with an activation but no First coach is invalid
      Given nobody stands on the field
      And there is no ball on the field
      And the phase is draft
      And nobody is First coach
      And it is red's activation
      And the squads are red G1 and blue G2
      When the position is put on the table
      Then it is refused under DRAFT.alternate

    @DRAFT.roll-first @case:a-draft-without-first-coach-and-activation-lacks-the-first-coach
    Scenario: A draft without activation and First coach is invalid for its missing roll
      Given nobody stands on the field
      And there is no ball on the field
      And the phase is draft
      And nobody is First coach
      And it is nobody's activation
      And the squads are red G1 and blue G2
      When the position is put on the table
      Then it is refused under DRAFT.roll-first

    @GAME.tie-stop @case:a-match-may-be-over-with-everybody-sent-off
    Scenario: A match that is over is valid even if all men are sent off
      Given it is half 2, turn 12
      And the score is red 1, blue 0
      And the phase is over
      And it is nobody's activation
      And red's F1, F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 are sent off, each caught twice before
      When red skips F1
      Then it is refused under GAME.tie-stop

    @TURN.complete @case:a-match-is-not-over-amid-turn-10-for-an-empty-field-alone
    Scenario: A match that ended during turn 10 on an empty field is invalid
      Given it is half 2, turn 10
      And the score is red 1, blue 0
      And nobody stands on the field
      And there is no ball on the field
      And the phase is over
      And it is nobody's activation
      When the position is put on the table
      Then it is refused under TURN.complete

    @COMP.ball @case:under-play-on-there-is-a-ball-while-men-come-back
    Scenario: Under TS-A20 play-on, a half-time set-up without a ball is invalid
      Given the reading TS-A20 is play-on
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And red's F1 has been caught twice before
      And red's F1 is off the field
      And there is no ball on the field
      And the phase is set-up
      When the position is put on the table
      Then it is refused under COMP.ball

    @PASS.attempt @case:a-pass-is-played-by-a-man-of-the-active-coach
    Scenario: A pass by a man of the other coach is invalid
      Given blue's F3 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 1,1
      And blue's F3 has passed to red's M2
      And it is red's activation
      When the position is put on the table
      Then it is refused under PASS.attempt

    @INTERCEPT.path @case:a-pass-that-could-not-get-there-may-have-failed
    Scenario: A pass that could only fail is valid as a failed pass
      Given red's D1 stands on 0,0
      And red's M1 stands on 0,-12
      And blue's F3 stands on 1,-5
      And red's D1 has passed to red's M1
      And the pass has failed and is bound for 0,-8
      When blue's F3 lets the ball by
      Then the ball lies loose on 0,-8

    @SCATTER.ahead-one @case:of-several-who-failed-nobody-is-off-the-field
    Scenario: A position is invalid if one of two failed receivers is off the field
      Given it is half 1, turn 5
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on red's M1, 1 hex away
      And blue's M3 are sent off, each caught twice before
      And blue's M3 and F3 have failed to receive it, in this order
      And it comes from 0,0
      When the position is put on the table
      Then it is refused under SCATTER.ahead-one

    @PASS.receiver-rolls @SKILL.receive-auto-ahead @case:a-ball-that-two-have-failed-to-receive-may-be-received-by-a-third
    Scenario: A third man may receive a ball that two men have failed to receive
      Given red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's M4 stands on 0,2
      And a ball played by red's D1 has come down on red's M1, 1 hex away
      And blue's M4 and F3 have failed to receive it, in this order
      And it comes from 0,0
      When red goes for the ball
      Then red's M1 has the ball

    @GAME.two-halves @case:under-ball-only-an-action-spent-ahead-is-gone-in-the-second-half
    Scenario: Under TS-A20 ball-only, a man who spent his next action begins half 2 done
      Given the reading TS-A20 is ball-only
      And the reading TS-A29 is spends-next
      And it is half 1, turn 10
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And red's F1 has spent his next action ahead
      When red skips D1
      Then it is half 2, turn 1
      And red's F1 has had his turn

    @GAME.end @case:nobody-kicks-off-after-a-goal-with-the-last-activation-of-the-match
    Scenario: A goal with the match's last activation brings no kick-off
      Given it is half 2, turn 10
      And red's F1, F2, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And red's M1 stands on 0,10
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then the score is red 1, blue 0
      And nobody has the kick-off

  Rule: The first and the last man of each list count

    @SETUP.place @case:no-man-stands-in-the-hex-of-the-last-goalie
    Scenario: A position with a man in the opposing goalie's hex is invalid
      Given red's F1 stands on 0,16
      When the position is put on the table
      Then it is refused under SETUP.place

    @TURN.complete @case:turn-10-is-not-over-while-a-man-of-either-side-is-left
    Scenario Outline: A match that ended in turn 10 with a man to act is invalid
      Given it is half 2, turn 10
      And the score is red 1, blue 0
      And <men> have had their turn
      And the phase is over
      And it is nobody's activation
      When the position is put on the table
      Then it is refused under TURN.complete

      Examples:
        | case         | men                                                           |
        | red's first  | red's F2, M1, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 |
        | red's last   | red's F1, F2, M1, M2, D1 and blue's F3, M3, M4, D2, D3 and G2 |
        | blue's first | red's F1, F2, M1, M2, D1, G1 and blue's M3, M4, D2, D3 and G2 |

    @TURN.complete @case:nobody-is-set-up-for-an-activation-that-no-man-is-left-for
    Scenario: A set-up is invalid if the coach to act has no men left
      Given nobody is set up and blue has the kick-off
      And it is half 1, turn 5
      And the score is red 1, blue 0
      And red's F1, F2, M1, M2, D1 and G1 have had their turn
      When the position is put on the table
      Then it is refused under TURN.complete

    @TURN.first-starts @case:a-set-up-before-a-turn-leads-to-an-activation-of-the-first-coach
    Scenario: A set-up is invalid if the Second coach would begin the next turn
      Given nobody is set up and blue has the kick-off
      And it is half 1, turn 5
      And the score is red 1, blue 0
      And it is blue's activation
      When the position is put on the table
      Then it is refused under TURN.first-starts

    @CARD.first-yellow @case:a-man-is-barred-for-one-offence-the-first-man-and-the-last
    Scenario Outline: A barred fielder or goalie without a foul makes a position invalid
      Given it is half 1, turn 5
      And <man> has had his turn
      And <man> may not be activated this turn
      When the position is put on the table
      Then it is refused under CARD.first-yellow

      Examples:
        | man       |
        | red's F1  |
        | blue's G2 |

    @CARD.red-effect @case:under-play-on-nobody-of-blue-comes-back-without-two-offences
    Scenario: Under TS-A20 play-on, an absent blue man must have been caught fouling twice
      Given the reading TS-A20 is play-on
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And blue's F3 is off the field
      And the phase is set-up
      And nobody has the kick-off
      When the position is put on the table
      Then it is refused under CARD.red-effect

    @CARD.red-effect @case:under-play-on-each-of-two-who-come-back-has-two-offences
    Scenario Outline: Under TS-A20 play-on, two absent men must have been caught fouling twice each
      Given the reading TS-A20 is play-on
      And it is half 2, turn 1
      And blue is First coach
      And it is blue's activation
      And <off> is off the field
      And <also off> is off the field
      And <caught> have each been caught once before
      And the phase is set-up
      And nobody has the kick-off
      When the position is put on the table
      Then it is refused under CARD.red-effect

      Examples:
        | case         | off       | also off | caught                     |
        | of the first | blue's F3 | red's G1 | red's G1, G1 and blue's F3 |
        | of the last  | blue's F3 | red's G1 | red's G1 and blue's F3, F3 |

    @SETUP.place @case:a-man-is-placed-out-of-order-if-any-man-before-him-is-not-placed
    Scenario Outline: A set-up in which a man was placed out of order is invalid
      Given nobody is set up and blue has the kick-off
      And <placed>
      When the position is put on the table
      Then it is refused under SETUP.place

      Examples:
        | case             | placed                   |
        | red's goalie     | red's G1 stands on 0,-16 |
        | blue's goalie    | blue's G2 stands on 0,16 |
        | the last but one | blue's D3 stands on 4,6  |

    @INTERCEPT.target @case:a-pass-may-have-been-let-by-by-any-opponents-in-order
    Scenario Outline: Any opponents may already have declined to intercept the pass
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 1,3
      And red's M1 has passed to red's M2
      And blue's <asked> have been asked about the pass, in this order
      When the position is put on the table
      Then these may act: blue (intercept, let-by)
      And it is accepted
      When blue's D3 intercepts: the die shows 6
      Then blue's D3 has the ball

      Examples:
        | case                   | asked                 |
        | the first              | F3                    |
        | the last               | G2                    |
        | the first and the last | F3 and G2             |
        | all others             | F3, M3, M4, D2 and G2 |

    @PASS.receiver-rolls @case:before-a-scatter-any-man-of-the-active-side-may-have-passed
    Scenario Outline: Any red man may have passed a ball that has scattered
      Given it is half 1, turn 5
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on red's M1, 1 hex away
      And blue's F3 has failed to receive it
      And it comes from 0,0
      And red's <passer> has had his turn
      When the position is put on the table
      Then these may act: red (leave, receive)
      And it is accepted
      When red goes for the ball
      Then red's M1 has the ball

      Examples:
        | passer |
        | F1     |
        | M1     |
        | G1     |

    @FAILPASS.receive-attempt @case:a-ball-may-have-been-meant-for-the-last-man-of-a-side
    Scenario: A failed pass to the goalie may land on an opponent
      Given it is half 1, turn 5
      And red's D1 stands on 0,-8
      And red's G1 stands on 0,-16
      And blue's F3 stands on 0,-12
      And a ball played by red's D1 has come down on blue's F3, 2 hexes away
      When the position is put on the table
      Then these may act: blue (leave, receive)
      And it is accepted
      When blue leaves the ball
      Then the ball lies loose on 0,-12

    @FAILPASS.d3 @case:under-reroll-a-failed-pass-is-bound-for-no-hex-beyond-a-side-line
    Scenario: Under TS-A49 reroll, a failed pass over the side line is invalid
      Given the reading TS-A49 is reroll
      And red's D1 stands on 2,-6
      And red's M2 stands on 0,-10
      And red's M1 stands on 4,-10
      And blue's F3 stands on 3,-9
      And red's D1 has passed to red's M1
      And the pass has failed and is bound for 4,-10
      When the position is put on the table
      Then it is refused under FAILPASS.d3

    @FAILPASS.receive-attempt @case:before-a-scatter-no-barred-man-has-passed
    Scenario: A scattered ball is invalid if its only possible passer is barred
      Given it is half 1, turn 5
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on red's M1, 1 hex away
      And blue's F3 has failed to receive it
      And it comes from 0,0
      And red's F1 has been caught once before
      And red's F1 has had his turn
      And red's F1 may not be activated this turn
      When the position is put on the table
      Then it is refused under FAILPASS.receive-attempt
