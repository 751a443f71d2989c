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
  Scenario: Picks made out of turn are reported, not that neither coach is First coach
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
  Scenario: A draft with all fielders picked is reported, not that it is turn 11
    Given nobody stands on the field
    And there is no ball on the field
    And the phase is draft
    And it is half 1, turn 11
    When the position is put on the table
    Then it is refused under DRAFT.from-ten

  @DRAFT.roll-first @case:the-fault-first-is-reported-before-the-fault-active
  Scenario: A missing First coach is reported, not that neither coach is to act
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
  Scenario: Turn 11 in half 1 is reported, not that the match is over
    Given it is half 2, turn 9
    And the score is red 2, blue 1
    And the phase is over
    And it is nobody's activation
    And it is half 1, turn 11
    When the position is put on the table
    Then it is refused under GAME.ten-turns

  @GAME.tie-stop @case:the-fault-already-decided-is-reported-before-the-fault-play-before-the-draft-is-over
  Scenario: An extra turn after the winning goal is reported, not that squads are incomplete
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
  Scenario: Done men in the wrong order are reported, not barred men in wrong order
    Given the reading TS-A29 is spends-next
    And red's F2 and F1 are listed as done, in this order
    And red's F2 and F1 are listed as barred, in this order
    When the position is put on the table
    Then it is refused under TURN.one-action

  @CARD.yellow-effect @case:the-fault-barred-not-in-order-is-reported-before-the-fault-booked-not-in-order
  Scenario: Barred men in the wrong order are reported, not booked men in wrong order
    Given red's F2 and F1 are listed as barred, in this order
    And red's F2 and F1 are listed as booked, in this order
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.first-yellow @case:the-fault-booked-not-in-order-is-reported-before-the-fault-spent-ahead-not-in-order
  Scenario: Booked men in the wrong order are reported, not the list of spent actions
    Given red's F2 and F1 are listed as booked, in this order
    And the reading TS-A29 is spends-next
    And red's F2 and F1 are listed as spent ahead, in this order
    When the position is put on the table
    Then it is refused under CARD.first-yellow

  @TURN.one-action @case:the-fault-spent-ahead-not-in-order-is-reported-before-the-fault-sent-off-not-in-order
  Scenario: Spent next actions in the wrong order are reported, not sent-off men
    Given the reading TS-A29 is spends-next
    And red's F2 and F1 are listed as spent ahead, in this order
    And red's F2 and F1 are listed as sent off, in this order
    When the position is put on the table
    Then it is refused under TURN.one-action

  @CARD.red-effect @case:the-fault-sent-off-not-in-order-is-reported-before-the-fault-turned-not-in-order
  Scenario: Sent-off men in the wrong order are reported, not turned men in wrong order
    Given red's F2 and F1 are listed as sent off, in this order
    And the reading TS-A15 is facing
    And red's F1 stands on -4,-14
    And red's F2 and F1 are listed as turned, in this order
    When the position is put on the table
    Then it is refused under CARD.red-effect

  @SCATTER.ahead-one @case:the-fault-turned-not-in-order-is-reported-before-the-fault-offences-not-in-order
  Scenario: Turned men in the wrong order are reported, not caught men in wrong order
    Given the reading TS-A15 is facing
    And red's F1 stands on -4,-14
    And red's F2 and F1 are listed as turned, in this order
    And the caught are listed as red's M1 and F1
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @CARD.token @case:the-fault-offences-not-in-order-is-reported-before-the-fault-no-facing
  Scenario: Caught men in the wrong order are reported, not men who may not turn
    Given the caught are listed as red's M1 and F1
    And the reading TS-A15 is attack-direction
    And red's F1 stands on -4,-14
    And red's F1 and F2 are listed as turned, in this order
    When the position is put on the table
    Then it is refused under CARD.token

  @SCATTER.ahead-one @case:the-fault-no-facing-is-reported-before-the-fault-spent-ahead
  Scenario: Men turned under another reading are reported, not an action spent too early
    Given the reading TS-A15 is attack-direction
    And red's F1 stands on -4,-14
    And red's F1 and F2 are listed as turned, in this order
    And blue's F3 has spent his next action ahead
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @SCATTER.ahead-one @case:the-fault-turned-off-the-field-is-reported-before-the-fault-spent-ahead
  Scenario: A turned man off the field is reported, not an action spent too early
    Given the reading TS-A15 is facing
    And it is half 1, turn 5
    And red's F1 are sent off, each caught twice before
    And red's F1 faces his own goal
    And blue's F3 has spent his next action ahead
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @TURN.one-action @case:the-fault-spent-ahead-is-reported-before-the-fault-two-in-a-hex
  Scenario: A next action that nobody may spend is reported, not two men in a hex
    Given blue's F3 has spent his next action ahead
    And red's F1 stands on 0,-4
    And red's F2 stands on 0,-4
    When the position is put on the table
    Then it is refused under TURN.one-action

  @SETUP.place @case:the-fault-two-in-a-hex-is-reported-before-the-fault-sent-off
  Scenario: Two men in one hex are reported, not a sent-off man still there
    Given red's F1 stands on 0,-4
    And red's F2 stands on 0,-4
    And red's F1 has been caught twice before
    And red's F1 has been sent off and stays on the field
    When the position is put on the table
    Then it is refused under SETUP.place

  @CARD.red-effect @case:the-fault-sent-off-is-reported-before-the-fault-no-such-hex
  Scenario: A sent-off man still on the field is reported, not his hex off the pitch
    Given red's F1 has been caught twice before
    And red's F1 has been sent off and stays on the field
    And red's F1 stands on 6,0
    When the position is put on the table
    Then it is refused under CARD.red-effect

  @SETUP.place @case:the-fault-no-such-hex-is-reported-before-the-fault-in-goal
  Scenario: A man on a hex off the pitch is reported, not a fielder in goal
    Given red's F1 stands on 6,0
    And blue's D2 stands on 1,17
    When the position is put on the table
    Then it is refused under SETUP.place

  @GOALIE.three-goal-hexes @case:the-fault-in-goal-is-reported-before-the-fault-out-of-his-box
  Scenario: A fielder in a goal is reported, not a goalie outside his box
    Given red's F1 stands on 0,-18
    And red's G1 stands on 0,-12
    When the position is put on the table
    Then it is refused under GOALIE.three-goal-hexes

  @GOALIE.confined @case:the-fault-out-of-his-box-is-reported-before-the-fault-not-placed
  Scenario: A goalie outside his box is reported, not a man without a hex
    Given red's G1 stands on 0,-12
    And red's F1 is off the field
    When the position is put on the table
    Then it is refused under GOALIE.confined

  @SIDE.defenders-own @case:the-fault-not-his-ground-is-reported-before-the-fault-not-placed
  Scenario: A defender in the wrong half is reported, not a man without a hex
    Given red's D1 stands on 1,1
    And red's F1 is off the field
    When the position is put on the table
    Then it is refused under SIDE.defenders-own

  @GAME.tie-stop @case:the-fault-decided-before-the-set-up-is-reported-before-the-fault-no-kick-off
  Scenario: A set-up after a decided extra turn is reported, not the missing kick-off
    Given nobody is set up and blue has the kick-off
    And it is half 2, turn 11
    And the score is red 1, blue 1
    And red's F1 has had his turn
    And nobody has the kick-off
    When the position is put on the table
    Then it is refused under GAME.tie-stop

  @SETUP.second-has-ball @case:the-fault-nobody-has-scored-is-reported-before-the-fault-out-of-order
  Scenario: A kick-off during a turn is reported, not men placed in the wrong order
    Given the reading TS-A29 is spends-next
    And nobody is set up and blue has the kick-off
    And red's F1 has had his turn
    And red has already placed F2 on 4,-14
    When the position is put on the table
    Then it is refused under SETUP.second-has-ball

  @SETUP.second-has-ball @case:the-fault-nobody-has-scored-is-reported-before-the-fault-everybody-is-placed
  Scenario: A kick-off without a goal is reported, not that all men are already placed
    Given only red is set up and blue has the kick-off
    And it is half 1, turn 5
    And red's F1 stands on 0,-2
    And blue's men stand on
      | F3  | M3   | M4    | D2   | D3  | G2   |
      | 0,2 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
    When the position is put on the table
    Then it is refused under SETUP.second-has-ball

  @SETUP.place @case:the-fault-everybody-is-placed-is-reported-before-the-fault-turned-at-a-set-up
  Scenario: A set-up with all men placed is reported, not a man who faces back
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
  Scenario: A kick-off with no man to choose is reported, not an absent man's return
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
  Scenario: A man absent without a red card is reported, not an absent ball holder
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
  Scenario: Men placed in the wrong order are reported, not a man who faces back
    Given nobody is set up and blue has the kick-off
    And red has already placed F1 on 0,-2, M1 on 4,-14
    And the reading TS-A15 is facing
    And only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F1 faces his own goal
    When the position is put on the table
    Then it is refused under SETUP.place

  @SCATTER.ahead-one @case:the-fault-turned-at-a-set-up-is-reported-before-the-fault-centre-hex
  Scenario: A man who faces back is reported, not that he occupies the centre hex
    Given the reading TS-A15 is facing
    And only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F1 faces his own goal
    And red's F1 stands on 0,0
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @SETUP.centre-hex-empty @case:the-fault-centre-hex-is-reported-before-the-fault-not-his-side
  Scenario: A man on the centre hex is reported, not a man in the wrong half
    Given only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F2 stands on 1,1
    And red's F1 stands on 0,0
    When the position is put on the table
    Then it is refused under SETUP.centre-hex-empty

  @SETUP.own-side @case:the-fault-not-his-side-is-reported-before-the-fault-circle-empty
  Scenario: A man in the wrong half is reported, not that the circle is empty
    Given only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F2 stands on 1,1
    And blue has already placed F3 on 0,4, M3 on 4,14, M4 on -4,10, D2 on 4,10, D3 on 4,6
    When the position is put on the table
    Then it is refused under SETUP.own-side

  @COMP.ball @case:the-fault-off-the-field-is-reported-before-the-fault-without-two-offences
  Scenario: A ball off the pitch is reported, not a man sent off without reason
    Given the ball lies loose on 6,0
    And the phase is activate
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under COMP.ball

  @COMP.ball @case:the-fault-two-balls-is-reported-before-the-fault-caught-after-being-sent-off
  Scenario: Two balls are reported, not a man caught twice who is still on the field
    Given red's F1 is shooting
    And another ball lies loose on 0,0
    And it is half 1, turn 5
    And red's F1 has been caught twice before
    When the position is put on the table
    Then it is refused under COMP.ball

  @COMP.ball @case:the-fault-no-ball-is-reported-before-the-fault-without-two-offences
  Scenario: A missing ball is reported, not a man sent off without reason
    Given there is no ball on the field
    And the phase is activate
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under COMP.ball

  @SHOOT.attempt @case:the-fault-without-the-ball-is-reported-before-the-fault-without-two-offences
  Scenario: A shooter without the ball is reported, not a man sent off without reason
    Given red's F1 stands on 0,8
    And red's F1 is shooting
    And blue's F3 has the ball
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under SHOOT.attempt

  @COMP.ball @case:the-fault-another-ball-is-reported-before-the-fault-without-two-offences
  Scenario: A second ball during a pass is reported, not a man sent off without reason
    Given red's F1 has passed to red's F2
    And the ball lies loose on 0,0
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under COMP.ball

  @SETUP.second-has-ball @case:the-fault-ball-before-kick-off-is-reported-before-the-fault-barred-in-the-first-turn
  Scenario: A ball before the kick-off is reported, not a man barred in turn 1
    Given only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And the ball lies loose on 0,0
    And red's F1 has been caught once before
    And red's F1 has had his turn
    And red's F1 may not be activated this turn
    When the position is put on the table
    Then it is refused under SETUP.second-has-ball

  @CARD.second-red @case:the-fault-without-two-offences-is-reported-before-the-fault-offence-without-a-card
  Scenario: A man sent off after one foul is reported, not his missing yellow card
    Given red's F1 has been caught once before
    And red's F1 has been sent off
    And it is half 1, turn 1
    And red's F1 has had his turn
    When the position is put on the table
    Then it is refused under CARD.second-red

  @CARD.red-effect @case:the-fault-caught-after-being-sent-off-is-reported-before-the-fault-caught-while-barred
  Scenario: A man caught too often is reported, not that he was never barred
    Given it is half 2, turn 5
    And red's F1 has been caught thrice before
    And it is half 1, turn 1
    And red's F1 has been caught twice before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under CARD.red-effect

  @CARD.yellow-effect @case:the-fault-caught-while-barred-is-reported-before-the-fault-not-one-offence
  Scenario: A yellow card that never barred its man is reported, not his wrong booking
    Given it is half 1, turn 1
    And red's F1 has been caught twice before
    And red's F1 has been sent off
    And red's F1 is booked
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.yellow-effect @case:the-fault-barred-in-the-first-turn-is-reported-before-the-fault-words-without-a-shot
  Scenario: A man barred in turn 1 is reported, not a goal hex already written
    Given red's F1 has been caught once before
    And red's F1 has had his turn
    And red's F1 may not be activated this turn
    And red has written Left
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.first-yellow @case:the-fault-not-one-offence-is-reported-before-the-fault-spent-ahead-but-not-done
  Scenario: A booking without a foul is reported, not an action spent too early
    Given red's F1 is booked
    And the reading TS-A29 is spends-next
    And red's F1 has spent his next action ahead
    When the position is put on the table
    Then it is refused under CARD.first-yellow

  @CARD.yellow-effect @case:the-fault-barred-but-not-done-is-reported-before-the-fault-spent-ahead-but-not-done
  Scenario: A barred man not listed as done is reported, not his spent next action
    Given it is half 1, turn 3
    And red's F1 has been caught once before
    And red's F1 may not be activated this turn
    And the reading TS-A29 is spends-next
    And red's F1 has spent his next action ahead
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @TURN.one-action @case:the-fault-booked-but-not-done-is-reported-before-the-fault-words-without-a-shot
  Scenario: A booked man not listed as done is reported, not a written goal hex
    Given the reading TS-A29 is spends-action
    And the reading TS-A38 is add-on
    And it is half 1, turn 5
    And red's F1 has been caught once before
    And red's F1 is booked
    And red has written Left
    When the position is put on the table
    Then it is refused under TURN.one-action

  @TURN.one-action @case:the-fault-spent-ahead-but-not-done-is-reported-before-the-fault-words-without-a-shot
  Scenario: A next action spent before this turn's action is reported, not a goal hex
    Given the reading TS-A29 is spends-next
    And red's F1 has spent his next action ahead
    And red has written Left
    When the position is put on the table
    Then it is refused under TURN.one-action

  @CARD.yellow-effect @case:the-fault-spent-ahead-while-barred-is-reported-before-the-fault-words-without-a-shot
  Scenario: A barred man's spent next action is reported, not a goal hex already written
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
  Scenario: A goal hex written without a shot is reported, not that nobody can act
    Given red has written Left
    And red's F1, F2, M1, M2, D1 and G1 have had their turn
    When the position is put on the table
    Then it is refused under SHOOT.secret-write

  @TURN.one-action @case:the-fault-acting-but-not-done-is-reported-before-the-fault-over-in-the-midst-of-a-turn
  Scenario: A passer not listed as done is reported, not that the last turn is unfinished
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
  Scenario: A pass with a wrong path side is reported, not that it was rolled early
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
  Scenario: A pass rolled before its interception is reported, not that it could not fail
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
  Scenario: A failed pass that could not fail is reported, not that nobody may intercept
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
  Scenario: A good pass that could only fail is reported, not a reception not due
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
  Scenario: A good pass to a wrong hex is reported, not a team-mate asked to intercept
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
  Scenario: A landing hex that no D3 gives is reported, not a reception not due
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
  Scenario: A pass that nobody may intercept is reported, not a reception not due
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
  Scenario: A team-mate asked to intercept is reported, not a reception that is not due
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
  Scenario: A scattered ball's wrong table row is reported, not its wrong hex of origin
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
  Scenario: A wrong table row of a reception is reported, not that no man passed
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
  Scenario: A reception that is not due is reported, not a shot from too far
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
  Scenario: A shot from too far is reported, not that both coaches have already written
    Given red's M1 stands on 0,10
    And red's M1 is shooting
    And red has written Left
    And blue has written Right
    And the phase is aim
    And red's M1 stands on -4,4
    When the position is put on the table
    Then it is refused under RANGE.max-six

  @SHOOT.reveal @case:the-fault-words-is-reported-before-the-fault-no-goalie
  Scenario: A shot with both goal hexes already written is reported, not the missing goalie
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
  Scenario: A man drafted twice is reported, not that the squad has a wrong goalie
    Given the squads read red F1, F2, M1, M2, D1, G1 and blue F3, M3, M4, D2, G2, G2
    When the position is put on the table
    Then it is refused under POOL.other-token-boxed

  @POOL.other-token-boxed @case:the-fault-drafted-twice-is-reported-before-the-fault-drafted-too-early
  Scenario: A man drafted twice is reported, not that he was picked before the roll
    Given nobody stands on the field
    And there is no ball on the field
    And the phase is roll-off
    And nobody is First coach
    And it is nobody's activation
    And the squads read red F1, F1, G1 and blue G2
    When the position is put on the table
    Then it is refused under POOL.other-token-boxed

  @DRAFT.goalie-each @case:the-fault-not-his-one-goalie-is-reported-before-the-fault-squad-not-in-order
  Scenario: A squad with the wrong goalie is reported, not its wrong order
    Given nobody stands on the field
    And the squads read red F2, F1, M1, M2, D1, D2 and blue F3, M3, M4, D3, G1, G2
    When the position is put on the table
    Then it is refused under DRAFT.goalie-each

  @TEAM.draft-own @case:the-fault-squad-not-in-order-is-reported-before-the-fault-not-six
  Scenario: A squad in the wrong order is reported, not that it has five men
    Given nobody stands on the field
    And the squads read red F2, F1, M1, M2, G1 and blue F3, M3, M4, D2, D3, G2
    When the position is put on the table
    Then it is refused under TEAM.draft-own

  @DRAFT.alternate @case:the-fault-picks-is-reported-before-the-fault-nobody-left-to-pick
  Scenario: A pick out of turn is reported, not that all fielders are picked
    Given nobody stands on the field
    And there is no ball on the field
    And the phase is draft
    And it is blue's activation
    When the position is put on the table
    Then it is refused under DRAFT.alternate

  @GAME.end @case:the-fault-over-too-early-is-reported-before-the-fault-over-while-level
  Scenario: An end before turn 10 is reported, not that the score is level
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
  Scenario: A man barred in turn 1 is reported, not that he has no foul
    Given red's F1 has had his turn
    And red's F1 may not be activated this turn
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.yellow-effect @case:the-fault-barred-but-not-done-is-reported-before-the-fault-booked-but-not-done
  Scenario: A barred man not listed as done is reported, not such a booked man
    Given the reading TS-A29 is spends-action
    And it is half 1, turn 5
    And red's F1 and F2 have each been caught once before
    And red's F1 may not be activated this turn
    And red's F2 is booked
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @TURN.one-action @case:the-fault-spent-ahead-but-not-done-is-reported-before-the-fault-spent-ahead-while-barred
  Scenario: A next action spent before this turn's action is reported, not a barred man's
    Given the reading TS-A29 is spends-next
    And it is half 1, turn 5
    And red's F1 has been caught once before
    And red's F1 has had his turn
    And red's F1 may not be activated this turn
    And red's F1 and F2 has spent his next action ahead
    When the position is put on the table
    Then it is refused under TURN.one-action

  @PASS.rear-penalty @case:the-fault-cannot-succeed-is-reported-before-the-fault-not-to-the-receiver
  Scenario: A good pass that could only fail is reported, not its wrong hex
    Given red's D1 stands on 0,0
    And red's M1 stands on 0,-12
    And blue's F3 stands on 1,-5
    And red's D1 has passed to red's M1
    And the pass is bound for 0,-8
    When the position is put on the table
    Then it is refused under PASS.rear-penalty

  @SCATTER.ahead-one @case:the-fault-not-ahead-of-who-failed-is-reported-before-the-fault-nobody-has-passed-before
  Scenario: A ball that scattered to an impossible hex is reported, not its missing passer
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
