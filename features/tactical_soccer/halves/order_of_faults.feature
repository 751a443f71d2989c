Feature: The order in which faults of a position are reported
  If a position has two faults, the engine reports the first one in the order of blame.

  Background: The position that every case begins from
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  @DRAFT.alternate @case:the-fault-picks-is-reported-before-the-fault-first
  Scenario: Of a position's misordered picks and missing First coach, only the picks are reported
    Given nobody stands on the field
    And there is no ball on the field
    And the phase is draft
    And red is First coach
    And it is blue's activation
    And the squads are red F1, G1 and blue M1, G2
    And nobody is First coach
    When the position is put on the table
    Then it is refused under DRAFT.alternate

  @DRAFT.from-ten @case:the-fault-nobody-left-to-pick-is-reported-before-the-fault-no-such-turn
  Scenario: Only a draft with all fielders picked is reported if it is turn 11
    Given nobody stands on the field
    And there is no ball on the field
    And the phase is draft
    And it is half 1, turn 11
    When the position is put on the table
    Then it is refused under DRAFT.from-ten

  @DRAFT.roll-first @case:the-fault-first-is-reported-before-the-fault-active
  Scenario: Only a missing First coach is reported if neither coach is to act
    Given nobody is First coach
    And it is nobody's activation
    When the position is put on the table
    Then it is refused under DRAFT.roll-first

  @TURN.alternate @case:the-fault-active-is-reported-before-the-fault-no-such-turn
  Scenario: If neither coach is to act in turn 11, the missing coach is reported
    Given it is nobody's activation
    And it is half 1, turn 11
    When the position is put on the table
    Then it is refused under TURN.alternate

  @GAME.ten-turns @case:the-fault-no-such-turn-is-reported-before-the-fault-over-too-early
  Scenario: Only turn 11 in half 1 is reported if the match is also over
    Given it is half 2, turn 9
    And the score is red 2, blue 1
    And the phase is over
    And it is nobody's activation
    And it is half 1, turn 11
    When the position is put on the table
    Then it is refused under GAME.ten-turns

  @GAME.tie-stop @case:the-fault-already-decided-is-reported-before-the-fault-play-before-the-draft-is-over
  Scenario: Only a turn after the winning goal is reported if squads are incomplete
    Given it is half 2, turn 11
    And the score is red 2, blue 1
    And the phase is draft
    And the squads are red G1 and blue G2
    And nobody stands on the field
    And there is no ball on the field
    And the score is red 1, blue 0
    When the position is put on the table
    Then it is refused under GAME.tie-stop

  @TURN.one-action @case:the-fault-done-not-in-order-is-reported-before-the-fault-barred-not-in-order
  Scenario: Only the wrong order of done men is reported if barred men are disordered
    Given the reading TS-A29 is spends-next
    And red's F2 and F1 are listed as done, in this order
    And red's F2 and F1 are listed as barred, in this order
    When the position is put on the table
    Then it is refused under TURN.one-action

  @CARD.yellow-effect @case:the-fault-barred-not-in-order-is-reported-before-the-fault-booked-not-in-order
  Scenario: Only the wrong order of barred men is reported if booked men are disordered
    Given red's F2 and F1 are listed as barred, in this order
    And red's F2 and F1 are listed as booked, in this order
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.first-yellow @case:the-fault-booked-not-in-order-is-reported-before-the-fault-spent-ahead-not-in-order
  Scenario: Only the wrong order of booked men is reported if spent actions are disordered
    Given red's F2 and F1 are listed as booked, in this order
    And the reading TS-A29 is spends-next
    And red's F2 and F1 are listed as spent ahead, in this order
    When the position is put on the table
    Then it is refused under CARD.first-yellow

  @TURN.one-action @case:the-fault-spent-ahead-not-in-order-is-reported-before-the-fault-sent-off-not-in-order
  Scenario: Only the wrong order of spent actions is reported if sent-off men are disordered
    Given the reading TS-A29 is spends-next
    And red's F2 and F1 are listed as spent ahead, in this order
    And red's F2 and F1 are listed as sent off, in this order
    When the position is put on the table
    Then it is refused under TURN.one-action

  @CARD.red-effect @case:the-fault-sent-off-not-in-order-is-reported-before-the-fault-turned-not-in-order
  Scenario: Only the wrong order of sent-off men is reported if turned men are disordered
    Given red's F2 and F1 are listed as sent off, in this order
    And the reading TS-A15 is facing
    And red's F1 stands on -4,-14
    And red's F2 and F1 are listed as turned, in this order
    When the position is put on the table
    Then it is refused under CARD.red-effect

  @SCATTER.ahead-one @case:the-fault-turned-not-in-order-is-reported-before-the-fault-offences-not-in-order
  Scenario: Only the wrong order of turned men is reported if caught men are disordered
    Given the reading TS-A15 is facing
    And red's F1 stands on -4,-14
    And red's F2 and F1 are listed as turned, in this order
    And the caught are listed as red's M1 and F1
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @CARD.token @case:the-fault-offences-not-in-order-is-reported-before-the-fault-no-facing
  Scenario: Only the wrong order of caught men is reported if turned men are forbidden
    Given the caught are listed as red's M1 and F1
    And the reading TS-A15 is attack-direction
    And red's F1 stands on -4,-14
    And red's F1 and F2 are listed as turned, in this order
    When the position is put on the table
    Then it is refused under CARD.token

  @SCATTER.ahead-one @case:the-fault-no-facing-is-reported-before-the-fault-spent-ahead
  Scenario: Under TS-A15 attack-direction, listed turned men are reported, not an early spent action
    Given the reading TS-A15 is attack-direction
    And red's F1 stands on -4,-14
    And red's F1 and F2 are listed as turned, in this order
    And blue's F3 has spent his next action ahead
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @SCATTER.ahead-one @case:the-fault-turned-off-the-field-is-reported-before-the-fault-spent-ahead
  Scenario: Only a turned man off the field is reported if another acted early
    Given the reading TS-A15 is facing
    And it is half 1, turn 5
    And red's F1 are sent off, each caught twice before
    And red's F1 faces his own goal
    And blue's F3 has spent his next action ahead
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @TURN.one-action @case:the-fault-spent-ahead-is-reported-before-the-fault-two-in-a-hex
  Scenario: Only a wrongly spent next action is reported if two men share a hex
    Given blue's F3 has spent his next action ahead
    And red's F1 stands on 0,-4
    And red's F2 stands on 0,-4
    When the position is put on the table
    Then it is refused under TURN.one-action

  @SETUP.place @case:the-fault-two-in-a-hex-is-reported-before-the-fault-sent-off
  Scenario: Only two men in one hex are reported if one is sent off
    Given red's F1 stands on 0,-4
    And red's F2 stands on 0,-4
    And red's F1 has been caught twice before
    And red's F1 has been sent off and stays on the field
    When the position is put on the table
    Then it is refused under SETUP.place

  @CARD.red-effect @case:the-fault-sent-off-is-reported-before-the-fault-no-such-hex
  Scenario: Only a sent-off man still there is reported if his hex is also invalid
    Given red's F1 has been caught twice before
    And red's F1 has been sent off and stays on the field
    And red's F1 stands on 6,0
    When the position is put on the table
    Then it is refused under CARD.red-effect

  @SETUP.place @case:the-fault-no-such-hex-is-reported-before-the-fault-in-goal
  Scenario: Only a man off the pitch is reported if a fielder is in goal
    Given red's F1 stands on 6,0
    And blue's D2 stands on 1,17
    When the position is put on the table
    Then it is refused under SETUP.place

  @GOALIE.three-goal-hexes @case:the-fault-in-goal-is-reported-before-the-fault-out-of-his-box
  Scenario: Only a fielder in a goal is reported if a goalie leaves his box
    Given red's F1 stands on 0,-18
    And red's G1 stands on 0,-12
    When the position is put on the table
    Then it is refused under GOALIE.three-goal-hexes

  @GOALIE.confined @case:the-fault-out-of-his-box-is-reported-before-the-fault-not-placed
  Scenario: Only a goalie outside his box is reported if a man has no hex
    Given red's G1 stands on 0,-12
    And red's F1 is off the field
    When the position is put on the table
    Then it is refused under GOALIE.confined

  @SIDE.defenders-own @case:the-fault-not-his-ground-is-reported-before-the-fault-not-placed
  Scenario: Only a defender in the wrong half is reported if a man is missing
    Given red's D1 stands on 1,1
    And red's F1 is off the field
    When the position is put on the table
    Then it is refused under SIDE.defenders-own

  @GAME.tie-stop @case:the-fault-decided-before-the-set-up-is-reported-before-the-fault-no-kick-off
  Scenario: Only a set-up after the decision is reported if the kick-off is also missing
    Given nobody is set up and blue has the kick-off
    And it is half 2, turn 11
    And the score is red 1, blue 1
    And red's F1 has had his turn
    And nobody has the kick-off
    When the position is put on the table
    Then it is refused under GAME.tie-stop

  @SETUP.second-has-ball @case:the-fault-nobody-has-scored-is-reported-before-the-fault-out-of-order
  Scenario: Only a kick-off during a turn is reported if men are also disordered
    Given the reading TS-A29 is spends-next
    And nobody is set up and blue has the kick-off
    And red's F1 has had his turn
    And red has already placed F2 on 4,-14
    When the position is put on the table
    Then it is refused under SETUP.second-has-ball

  @SETUP.second-has-ball @case:the-fault-nobody-has-scored-is-reported-before-the-fault-everybody-is-placed
  Scenario: Only a kick-off without a goal is reported if all men are placed
    Given only red is set up and blue has the kick-off
    And it is half 1, turn 5
    And red's F1 stands on 0,-2
    And blue's men stand on
      | F3  | M3   | M4    | D2   | D3  | G2   |
      | 0,2 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
    When the position is put on the table
    Then it is refused under SETUP.second-has-ball

  @SETUP.place @case:the-fault-everybody-is-placed-is-reported-before-the-fault-turned-at-a-set-up
  Scenario: Only a set-up with all men placed is reported if one faces back
    Given only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And blue's men stand on
      | F3  | M3   | M4    | D2   | D3  | G2   |
      | 0,2 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
    And the reading TS-A15 is facing
    And red's F1 faces his own goal
    When the position is put on the table
    Then it is refused under SETUP.place

  @SETUP.second-has-ball @case:the-fault-nothing-to-choose-is-reported-before-the-fault-never-sent-off
  Scenario: Only a kick-off without a choice is reported if an absent man returns
    Given the reading TS-A20 is play-on
    And it is half 2, turn 1
    And blue is First coach
    And it is blue's activation
    And red's F1 is off the field
    And the phase is set-up
    And nobody has the kick-off
    And the ball lies loose on 0,0
    And there is no ball on the field
    And the phase is kick-off
    When the position is put on the table
    Then it is refused under SETUP.second-has-ball

  @CARD.red-effect @case:the-fault-never-sent-off-is-reported-before-the-fault-holder-off-the-field
  Scenario: Only a man absent without a red card is reported if another is absent
    Given it is half 1, turn 5
    And red's F1 are sent off, each caught twice before
    And red's F1 has the ball
    And the reading TS-A20 is play-on
    And it is half 2, turn 1
    And blue is First coach
    And it is blue's activation
    And red's G1 has been caught once before
    And red's G1 is off the field
    And the phase is set-up
    And nobody has the kick-off
    When the position is put on the table
    Then it is refused under CARD.red-effect

  @SETUP.place @case:the-fault-out-of-order-is-reported-before-the-fault-turned-at-a-set-up
  Scenario: Only the wrong order of placed men is reported if one also faces back
    Given nobody is set up and blue has the kick-off
    And red has already placed F1 on 0,-2, M1 on 4,-14
    And the reading TS-A15 is facing
    And only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F1 faces his own goal
    When the position is put on the table
    Then it is refused under SETUP.place

  @SCATTER.ahead-one @case:the-fault-turned-at-a-set-up-is-reported-before-the-fault-centre-hex
  Scenario: Only a man's wrong facing is reported if he is on the centre hex
    Given the reading TS-A15 is facing
    And only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F1 faces his own goal
    And red's F1 stands on 0,0
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @SETUP.centre-hex-empty @case:the-fault-centre-hex-is-reported-before-the-fault-not-his-side
  Scenario: Only a man on the centre hex is reported if another's half is wrong
    Given only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F2 stands on 1,1
    And red's F1 stands on 0,0
    When the position is put on the table
    Then it is refused under SETUP.centre-hex-empty

  @SETUP.own-side @case:the-fault-not-his-side-is-reported-before-the-fault-circle-empty
  Scenario: Only a man in the wrong half is reported if the circle is empty
    Given only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F2 stands on 1,1
    And blue has already placed F3 on 0,4, M3 on 4,14, M4 on -4,10, D2 on 4,10, D3 on 4,6
    When the position is put on the table
    Then it is refused under SETUP.own-side

  @COMP.ball @case:the-fault-off-the-field-is-reported-before-the-fault-without-two-offences
  Scenario: Only a ball off the pitch is reported if a sending-off is also wrong
    Given the ball lies loose on 6,0
    And the phase is activate
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under COMP.ball

  @COMP.ball @case:the-fault-two-balls-is-reported-before-the-fault-caught-after-being-sent-off
  Scenario: Only two balls are reported if a man caught twice is still there
    Given red's F1 is shooting
    And another ball lies loose on 0,0
    And it is half 1, turn 5
    And red's F1 has been caught twice before
    When the position is put on the table
    Then it is refused under COMP.ball

  @COMP.ball @case:the-fault-no-ball-is-reported-before-the-fault-without-two-offences
  Scenario: Only the missing ball is reported if a sending-off is also wrong
    Given there is no ball on the field
    And the phase is activate
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under COMP.ball

  @SHOOT.attempt @case:the-fault-without-the-ball-is-reported-before-the-fault-without-two-offences
  Scenario: Only a shooter without the ball is reported if a sending-off is also wrong
    Given red's F1 stands on 0,8
    And red's F1 is shooting
    And blue's F3 has the ball
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under SHOOT.attempt

  @COMP.ball @case:the-fault-another-ball-is-reported-before-the-fault-without-two-offences
  Scenario: Only a second ball during a pass is reported if a sending-off is wrong
    Given red's F1 has passed to red's F2
    And the ball lies loose on 0,0
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under COMP.ball

  @SETUP.second-has-ball @case:the-fault-ball-before-kick-off-is-reported-before-the-fault-barred-in-the-first-turn
  Scenario: Only a ball before the kick-off is reported if a man is barred early
    Given only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And the ball lies loose on 0,0
    And red's F1 has been caught once before
    And red's F1 has had his turn
    And red's F1 may not be activated this turn
    When the position is put on the table
    Then it is refused under SETUP.second-has-ball

  @CARD.second-red @case:the-fault-without-two-offences-is-reported-before-the-fault-offence-without-a-card
  Scenario: Only a sending-off after one foul is reported if a card is also missing
    Given red's F1 has been caught once before
    And red's F1 has been sent off
    And it is half 1, turn 1
    And red's F1 has had his turn
    When the position is put on the table
    Then it is refused under CARD.second-red

  @CARD.red-effect @case:the-fault-caught-after-being-sent-off-is-reported-before-the-fault-caught-while-barred
  Scenario: Only a man caught too often is reported if he was also never barred
    Given it is half 2, turn 5
    And red's F1 has been caught thrice before
    And it is half 1, turn 1
    And red's F1 has been caught twice before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under CARD.red-effect

  @CARD.yellow-effect @case:the-fault-caught-while-barred-is-reported-before-the-fault-not-one-offence
  Scenario: Only a yellow card without its ban is reported if a booking is wrong
    Given it is half 1, turn 1
    And red's F1 has been caught twice before
    And red's F1 has been sent off
    And red's F1 is booked
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.yellow-effect @case:the-fault-barred-in-the-first-turn-is-reported-before-the-fault-words-without-a-shot
  Scenario: Only a ban in turn 1 is reported if a goal hex is written
    Given red's F1 has been caught once before
    And red's F1 has had his turn
    And red's F1 may not be activated this turn
    And red has written Left
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.first-yellow @case:the-fault-not-one-offence-is-reported-before-the-fault-spent-ahead-but-not-done
  Scenario: Only a booking without a foul is reported if an action is spent early
    Given red's F1 is booked
    And the reading TS-A29 is spends-next
    And red's F1 has spent his next action ahead
    When the position is put on the table
    Then it is refused under CARD.first-yellow

  @CARD.yellow-effect @case:the-fault-barred-but-not-done-is-reported-before-the-fault-spent-ahead-but-not-done
  Scenario: Only a barred man not listed as done is reported, not his next action
    Given it is half 1, turn 3
    And red's F1 has been caught once before
    And red's F1 may not be activated this turn
    And the reading TS-A29 is spends-next
    And red's F1 has spent his next action ahead
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @TURN.one-action @case:the-fault-booked-but-not-done-is-reported-before-the-fault-words-without-a-shot
  Scenario: Only a booked man not listed as done is reported, not the goal hex
    Given the reading TS-A29 is spends-action
    And the reading TS-A38 is add-on
    And it is half 1, turn 5
    And red's F1 has been caught once before
    And red's F1 is booked
    And red has written Left
    When the position is put on the table
    Then it is refused under TURN.one-action

  @TURN.one-action @case:the-fault-spent-ahead-but-not-done-is-reported-before-the-fault-words-without-a-shot
  Scenario: Only a next action spent early is reported if a goal hex is written
    Given the reading TS-A29 is spends-next
    And red's F1 has spent his next action ahead
    And red has written Left
    When the position is put on the table
    Then it is refused under TURN.one-action

  @CARD.yellow-effect @case:the-fault-spent-ahead-while-barred-is-reported-before-the-fault-words-without-a-shot
  Scenario: Only a barred man's spent next action is reported if a goal hex exists
    Given the reading TS-A29 is spends-next
    And it is half 1, turn 5
    And red's F1 has been caught once before
    And red's F1 has had his turn
    And red's F1 may not be activated this turn
    And red's F1 has spent his next action ahead
    And red has written Left
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @SHOOT.secret-write @case:the-fault-words-without-a-shot-is-reported-before-the-fault-nobody-left-to-activate
  Scenario: Only a goal hex written without a shot is reported if nobody can act
    Given red has written Left
    And red's F1, F2, M1, M2, D1 and G1 have had their turn
    When the position is put on the table
    Then it is refused under SHOOT.secret-write

  @TURN.one-action @case:the-fault-acting-but-not-done-is-reported-before-the-fault-over-in-the-midst-of-a-turn
  Scenario: Only a passer not listed as done is reported if the turn is unfinished
    Given red's F1 stands on 0,8
    And red's F2 stands on 0,12
    And red's F1 has passed to red's F2
    And red's M1 has had his turn
    And the reading TS-A23 is reset-new-turn
    And it is half 2, turn 10
    And the score is red 1, blue 0
    And the phase is over
    And it is nobody's activation
    When the position is put on the table
    Then it is refused under TURN.one-action

  @PATH.definition @case:the-fault-side-is-reported-before-the-fault-pass-roll
  Scenario: Only a wrong path side of a pass is reported if it came early
    Given the reading TS-A34 is passer-chooses
    And red's M1 stands on 0,-6
    And red's M2 stands on 0,2
    And blue's F3 stands on 1,-3
    And red's M1 has passed to red's M2
    And the pass goes along the left
    And the reading TS-A32 is intercept-first
    When the position is put on the table
    Then it is refused under PATH.definition

  @INTERCEPT.path @case:the-fault-pass-roll-is-reported-before-the-fault-cannot-fail
  Scenario: Only a pass rolled too early is reported if it also could not fail
    Given the reading TS-A32 is intercept-first
    And red's M1 stands on 0,-6
    And red's M2 stands on 0,2
    And blue's F3 stands on 1,-3
    And red's M1 has passed to red's M2
    And blue's F3 stands on 1,1
    And the pass has failed and is bound for 0,4
    When the position is put on the table
    Then it is refused under INTERCEPT.path

  @SKILL.pass-auto-ahead @case:the-fault-cannot-fail-is-reported-before-the-fault-nobody-to-intercept
  Scenario: Only a pass that could not fail is reported if nobody may intercept it
    Given red's M1 stands on 0,-6
    And red's M2 stands on 0,2
    And blue's F3 stands on 1,1
    And red's M1 has passed to red's M2
    And the pass has failed and is bound for 0,4
    And blue's F3 stands on 1,-3
    And blue's F3 stands on -4,14
    And there is no ball on the field
    When the position is put on the table
    Then it is refused under SKILL.pass-auto-ahead

  @PASS.rear-penalty @case:the-fault-cannot-succeed-is-reported-before-the-fault-catch
  Scenario: Only an impossible good pass is reported if a reception is also not due
    Given red's D1 stands on 0,-8
    And red's M1 stands on 0,-2
    And blue's F3 stands on 0,0
    And it is half 1, turn 5
    And a ball played by red's D1 has come down on blue's F3, 4 hexes away
    And the phase is activate
    And the ball lies loose on 2,0
    And red's D1 stands on 0,0
    And red's M1 stands on 0,-12
    And blue's F3 stands on 1,-5
    And red's D1 has passed to red's M1
    When the position is put on the table
    Then it is refused under PASS.rear-penalty

  @PASS.attempt @case:the-fault-not-to-the-receiver-is-reported-before-the-fault-asked
  Scenario: Only a good pass to a wrong hex is reported if a team-mate intercepts
    Given red's M1 stands on 0,-6
    And red's M2 stands on 0,2
    And blue's F3 stands on 1,-3
    And red's M1 has passed to red's M2
    And the pass is bound for 0,4
    And red's F1 has been asked about the pass
    And there is no ball on the field
    When the position is put on the table
    Then it is refused under PASS.attempt

  @FAILPASS.d3 @case:the-fault-no-such-landing-is-reported-before-the-fault-catch
  Scenario: Only an impossible landing hex is reported if a reception is also not due
    Given red's D1 stands on 0,-8
    And red's M1 stands on 0,-2
    And blue's F3 stands on 0,0
    And it is half 1, turn 5
    And a ball played by red's D1 has come down on blue's F3, 4 hexes away
    And the phase is activate
    And the ball lies loose on 2,0
    And blue's F3 stands on 0,-4
    And red's D1 has passed to red's M1
    And the pass has failed and is bound for 0,-2
    When the position is put on the table
    Then it is refused under FAILPASS.d3

  @INTERCEPT.path @case:the-fault-nobody-to-intercept-is-reported-before-the-fault-catch
  Scenario: Only a pass without an interceptor is reported if a reception is not due
    Given red's D1 stands on 0,-8
    And red's M1 stands on 0,-2
    And blue's F3 stands on 0,0
    And it is half 1, turn 5
    And a ball played by red's D1 has come down on blue's F3, 4 hexes away
    And the phase is activate
    And the ball lies loose on 2,0
    And red's M1 stands on 0,-6
    And red's M2 stands on 0,2
    And blue's F3 stands on 1,-3
    And red's M1 has passed to red's M2
    And blue's F3 stands on -4,14
    And there is no ball on the field
    When the position is put on the table
    Then it is refused under INTERCEPT.path

  @INTERCEPT.path @case:the-fault-asked-is-reported-before-the-fault-catch
  Scenario: Only a team-mate asked to intercept is reported if a reception is not due
    Given red's D1 stands on 0,-8
    And red's M1 stands on 0,-2
    And blue's F3 stands on 0,0
    And it is half 1, turn 5
    And a ball played by red's D1 has come down on blue's F3, 4 hexes away
    And the phase is activate
    And the ball lies loose on 2,0
    And red's M1 stands on 0,-6
    And red's M2 stands on 0,2
    And blue's F3 stands on 1,-3
    And red's M1 has passed to red's M2
    And red's F1 has been asked about the pass
    And there is no ball on the field
    When the position is put on the table
    Then it is refused under INTERCEPT.path

  @RANGE.row-distance @case:the-fault-row-of-a-scatter-is-reported-before-the-fault-not-from-who-failed
  Scenario: Only a scattered ball's wrong table row is reported if its origin is wrong
    Given it is half 1, turn 5
    And red's D1 stands on 0,-8
    And red's M1 stands on 0,-2
    And blue's F3 stands on 0,0
    And a ball played by red's D1 has come down on red's M1, 1 hex away
    And blue's M3 are sent off, each caught twice before
    And blue's M3 and F3 have failed to receive it, in this order
    And it comes from 0,0
    And a ball played by red's D1 has come down on red's M1, 3 hexes away
    And blue's F3 has failed to receive it
    When the position is put on the table
    Then it is refused under RANGE.row-distance

  @RANGE.row-distance @case:the-fault-row-is-reported-before-the-fault-nobody-has-passed
  Scenario: Only a reception's wrong table row is reported if no man passed either
    Given red's D1 stands on 0,-8
    And red's M1 stands on 0,-2
    And blue's F3 stands on 0,0
    And a ball played by red's D1 has come down on blue's F3, 4 hexes away
    And it is received in row 3
    And it is half 1, turn 5
    And nobody has had his turn
    When the position is put on the table
    Then it is refused under RANGE.row-distance

  @FAILPASS.receive-attempt @case:the-fault-catch-is-reported-before-the-fault-shot-too-far
  Scenario: Only a reception not due is reported if a shot is also too far
    Given red's D1 stands on 0,-8
    And red's M1 stands on 0,-2
    And blue's F3 stands on 0,0
    And it is half 1, turn 5
    And a ball played by red's D1 has come down on blue's F3, 4 hexes away
    And red's M1 is shooting
    And the phase is aim
    When the position is put on the table
    Then it is refused under FAILPASS.receive-attempt

  @RANGE.max-six @case:the-fault-shot-too-far-is-reported-before-the-fault-words
  Scenario: Only a shot from too far is reported if both goal hexes are written
    Given red's M1 stands on 0,10
    And red's M1 is shooting
    And red has written Left
    And blue has written Right
    And the phase is aim
    And red's M1 stands on -4,4
    When the position is put on the table
    Then it is refused under RANGE.max-six

  @SHOOT.reveal @case:the-fault-words-is-reported-before-the-fault-no-goalie
  Scenario: Only the two written goal hexes are reported if the goalie is also missing
    Given it is half 1, turn 5
    And red's M1 stands on 0,10
    And red's M1 is shooting
    And blue's G2 are sent off, each caught twice before
    And blue has written Left
    And red has written Left
    And blue has written Right
    And the phase is aim
    When the position is put on the table
    Then it is refused under SHOOT.reveal

  @POOL.other-token-boxed @case:the-fault-drafted-twice-is-reported-before-the-fault-not-his-one-goalie
  Scenario: Only a man drafted twice is reported if a squad's goalie is also wrong
    Given the squads read red F1, F2, M1, M2, D1, G1 and blue F3, M3, M4, D2, G2, G2
    When the position is put on the table
    Then it is refused under POOL.other-token-boxed

  @POOL.other-token-boxed @case:the-fault-drafted-twice-is-reported-before-the-fault-drafted-too-early
  Scenario: Only a man drafted twice is reported if he was also picked too early
    Given nobody stands on the field
    And there is no ball on the field
    And the phase is roll-off
    And nobody is First coach
    And it is nobody's activation
    And the squads read red F1, F1, G1 and blue G2
    When the position is put on the table
    Then it is refused under POOL.other-token-boxed

  @DRAFT.goalie-each @case:the-fault-not-his-one-goalie-is-reported-before-the-fault-squad-not-in-order
  Scenario: Only a squad's wrong goalie is reported if its order is also wrong
    Given nobody stands on the field
    And the squads read red F2, F1, M1, M2, D1, D2 and blue F3, M3, M4, D3, G1, G2
    When the position is put on the table
    Then it is refused under DRAFT.goalie-each

  @TEAM.draft-own @case:the-fault-squad-not-in-order-is-reported-before-the-fault-not-six
  Scenario: Only a squad in the wrong order is reported if it has five men
    Given nobody stands on the field
    And the squads read red F2, F1, M1, M2, G1 and blue F3, M3, M4, D2, D3, G2
    When the position is put on the table
    Then it is refused under TEAM.draft-own

  @DRAFT.alternate @case:the-fault-picks-is-reported-before-the-fault-nobody-left-to-pick
  Scenario: Only a pick out of turn is reported if all fielders are already picked
    Given nobody stands on the field
    And there is no ball on the field
    And the phase is draft
    And it is blue's activation
    When the position is put on the table
    Then it is refused under DRAFT.alternate

  @GAME.end @case:the-fault-over-too-early-is-reported-before-the-fault-over-while-level
  Scenario: Only an end before turn 10 is reported if the score is also level
    Given it is half 2, turn 9
    And the phase is over
    And it is nobody's activation
    When the position is put on the table
    Then it is refused under GAME.end

  @GAME.phase-order @case:a-word-written-during-the-draft-is-play-before-it-is-over
  Scenario: A goal hex written during the draft is reported as the fault
    Given nobody stands on the field
    And there is no ball on the field
    And the squads are red G1 and blue G2
    And the phase is draft
    And red has written Left
    When the position is put on the table
    Then it is refused under GAME.phase-order

  @CARD.yellow-effect @case:the-fault-barred-in-the-first-turn-is-reported-before-the-fault-not-one-offence
  Scenario: Only a ban in turn 1 is reported if the man has no foul
    Given red's F1 has had his turn
    And red's F1 may not be activated this turn
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.yellow-effect @case:the-fault-barred-but-not-done-is-reported-before-the-fault-booked-but-not-done
  Scenario: Only a barred man not listed as done is reported, not a booked man
    Given the reading TS-A29 is spends-action
    And it is half 1, turn 5
    And red's F1 and F2 have each been caught once before
    And red's F1 may not be activated this turn
    And red's F2 is booked
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @TURN.one-action @case:the-fault-spent-ahead-but-not-done-is-reported-before-the-fault-spent-ahead-while-barred
  Scenario: Only a next action spent early is reported if a barred man spent his
    Given the reading TS-A29 is spends-next
    And it is half 1, turn 5
    And red's F1 has been caught once before
    And red's F1 has had his turn
    And red's F1 may not be activated this turn
    And red's F1 and F2 has spent his next action ahead
    When the position is put on the table
    Then it is refused under TURN.one-action

  @PASS.rear-penalty @case:the-fault-cannot-succeed-is-reported-before-the-fault-not-to-the-receiver
  Scenario: Only an impossible good pass is reported if its hex is also wrong
    Given red's D1 stands on 0,0
    And red's M1 stands on 0,-12
    And blue's F3 stands on 1,-5
    And red's D1 has passed to red's M1
    And the pass is bound for 0,-8
    When the position is put on the table
    Then it is refused under PASS.rear-penalty

  @SCATTER.ahead-one @case:the-fault-not-ahead-of-who-failed-is-reported-before-the-fault-nobody-has-passed-before
  Scenario: Only a ball scattered to an impossible hex is reported if nobody passed either
    Given it is half 1, turn 5
    And red's D1 stands on 0,-8
    And red's M1 stands on 0,-2
    And blue's F3 stands on 4,4
    And a ball played by red's D1 has come down on red's M1, 1 hex away
    And blue's F3 has failed to receive it
    And it comes from 4,4
    And nobody has had his turn
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one
