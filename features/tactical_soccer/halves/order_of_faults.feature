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
  Scenario: Of two faults, misordered draft picks and missing First coach, the first is reported
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
  Scenario: Of two faults, finished draft and turn 11, the first is reported
    Given nobody stands on the field
    And there is no ball on the field
    And the phase is draft
    And it is half 1, turn 11
    When the position is put on the table
    Then it is refused under DRAFT.from-ten

  @DRAFT.roll-first @case:the-fault-first-is-reported-before-the-fault-active
  Scenario: Of two faults, missing First coach and missing active coach, the first is reported
    Given nobody is First coach
    And it is nobody's activation
    When the position is put on the table
    Then it is refused under DRAFT.roll-first

  @TURN.alternate @case:the-fault-active-is-reported-before-the-fault-no-such-turn
  Scenario: Of two faults, missing active coach and turn 11, the first is reported
    Given it is nobody's activation
    And it is half 1, turn 11
    When the position is put on the table
    Then it is refused under TURN.alternate

  @GAME.ten-turns @case:the-fault-no-such-turn-is-reported-before-the-fault-over-too-early
  Scenario: Of two faults, turn 11 and finished match, the first is reported
    Given it is half 2, turn 9
    And the score is red 2, blue 1
    And the phase is over
    And it is nobody's activation
    And it is half 1, turn 11
    When the position is put on the table
    Then it is refused under GAME.ten-turns

  @GAME.tie-stop @case:the-fault-already-decided-is-reported-before-the-fault-play-before-the-draft-is-over
  Scenario: Of two faults, turn after winning goal and incomplete squads, the first is reported
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
  Scenario: Of two disordered lists, done men and barred men, the first is reported
    Given the reading TS-A29 is spends-next
    And red's F2 and F1 are listed as done, in this order
    And red's F2 and F1 are listed as barred, in this order
    When the position is put on the table
    Then it is refused under TURN.one-action

  @CARD.yellow-effect @case:the-fault-barred-not-in-order-is-reported-before-the-fault-booked-not-in-order
  Scenario: Of two disordered lists, barred men and booked men, the first is reported
    Given red's F2 and F1 are listed as barred, in this order
    And red's F2 and F1 are listed as booked, in this order
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.first-yellow @case:the-fault-booked-not-in-order-is-reported-before-the-fault-spent-ahead-not-in-order
  Scenario: Of two disordered lists, booked men and spent actions, the first is reported
    Given red's F2 and F1 are listed as booked, in this order
    And the reading TS-A29 is spends-next
    And red's F2 and F1 are listed as spent ahead, in this order
    When the position is put on the table
    Then it is refused under CARD.first-yellow

  @TURN.one-action @case:the-fault-spent-ahead-not-in-order-is-reported-before-the-fault-sent-off-not-in-order
  Scenario: Of two disordered lists, spent actions and sent-off men, the first is reported
    Given the reading TS-A29 is spends-next
    And red's F2 and F1 are listed as spent ahead, in this order
    And red's F2 and F1 are listed as sent off, in this order
    When the position is put on the table
    Then it is refused under TURN.one-action

  @CARD.red-effect @case:the-fault-sent-off-not-in-order-is-reported-before-the-fault-turned-not-in-order
  Scenario: Of two disordered lists, sent-off men and men facing back, the first is reported
    Given red's F2 and F1 are listed as sent off, in this order
    And the reading TS-A15 is facing
    And red's F1 stands on -4,-14
    And red's F2 and F1 are listed as turned, in this order
    When the position is put on the table
    Then it is refused under CARD.red-effect

  @SCATTER.ahead-one @case:the-fault-turned-not-in-order-is-reported-before-the-fault-offences-not-in-order
  Scenario: Of two disordered lists, men facing back and caught foulers, the first is reported
    Given the reading TS-A15 is facing
    And red's F1 stands on -4,-14
    And red's F2 and F1 are listed as turned, in this order
    And the caught are listed as red's M1 and F1
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @CARD.token @case:the-fault-offences-not-in-order-is-reported-before-the-fault-no-facing
  Scenario: Of two faults, disordered caught foulers and forbidden facings, the first is reported
    Given the caught are listed as red's M1 and F1
    And the reading TS-A15 is attack-direction
    And red's F1 stands on -4,-14
    And red's F1 and F2 are listed as turned, in this order
    When the position is put on the table
    Then it is refused under CARD.token

  @SCATTER.ahead-one @case:the-fault-no-facing-is-reported-before-the-fault-spent-ahead
  Scenario: Under TS-A15 attack-direction, men facing back are reported, not an early spent action
    Given the reading TS-A15 is attack-direction
    And red's F1 stands on -4,-14
    And red's F1 and F2 are listed as turned, in this order
    And blue's F3 has spent his next action ahead
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @SCATTER.ahead-one @case:the-fault-turned-off-the-field-is-reported-before-the-fault-spent-ahead
  Scenario: Of two faults, absent man's facing and early spent action, the first is reported
    Given the reading TS-A15 is facing
    And it is half 1, turn 5
    And red's F1 are sent off, each caught twice before
    And red's F1 faces his own goal
    And blue's F3 has spent his next action ahead
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @TURN.one-action @case:the-fault-spent-ahead-is-reported-before-the-fault-two-in-a-hex
  Scenario: Of two faults, wrongly spent action and shared hex, the first is reported
    Given blue's F3 has spent his next action ahead
    And red's F1 stands on 0,-4
    And red's F2 stands on 0,-4
    When the position is put on the table
    Then it is refused under TURN.one-action

  @SETUP.place @case:the-fault-two-in-a-hex-is-reported-before-the-fault-sent-off
  Scenario: Of two faults, shared hex and sent-off man's presence, the first is reported
    Given red's F1 stands on 0,-4
    And red's F2 stands on 0,-4
    And red's F1 has been caught twice before
    And red's F1 has been sent off and stays on the field
    When the position is put on the table
    Then it is refused under SETUP.place

  @CARD.red-effect @case:the-fault-sent-off-is-reported-before-the-fault-no-such-hex
  Scenario: Of two faults, sent-off man's presence and invalid hex, the first is reported
    Given red's F1 has been caught twice before
    And red's F1 has been sent off and stays on the field
    And red's F1 stands on 6,0
    When the position is put on the table
    Then it is refused under CARD.red-effect

  @SETUP.place @case:the-fault-no-such-hex-is-reported-before-the-fault-in-goal
  Scenario: Of two faults, off-pitch man and fielder in goal, the first is reported
    Given red's F1 stands on 6,0
    And blue's D2 stands on 1,17
    When the position is put on the table
    Then it is refused under SETUP.place

  @GOALIE.three-goal-hexes @case:the-fault-in-goal-is-reported-before-the-fault-out-of-his-box
  Scenario: Of two faults, fielder in a goal and straying goalie, the first is reported
    Given red's F1 stands on 0,-18
    And red's G1 stands on 0,-12
    When the position is put on the table
    Then it is refused under GOALIE.three-goal-hexes

  @GOALIE.confined @case:the-fault-out-of-his-box-is-reported-before-the-fault-not-placed
  Scenario: Of two faults, goalie outside his box and unplaced man, the first is reported
    Given red's G1 stands on 0,-12
    And red's F1 is off the field
    When the position is put on the table
    Then it is refused under GOALIE.confined

  @SIDE.defenders-own @case:the-fault-not-his-ground-is-reported-before-the-fault-not-placed
  Scenario: Of two faults, defender in wrong half and missing man, the first is reported
    Given red's D1 stands on 1,1
    And red's F1 is off the field
    When the position is put on the table
    Then it is refused under SIDE.defenders-own

  @GAME.tie-stop @case:the-fault-decided-before-the-set-up-is-reported-before-the-fault-no-kick-off
  Scenario: Of two faults, untimely set-up and missing kick-off, the first is reported
    Given nobody is set up and blue has the kick-off
    And it is half 2, turn 11
    And the score is red 1, blue 1
    And red's F1 has had his turn
    And nobody has the kick-off
    When the position is put on the table
    Then it is refused under GAME.tie-stop

  @SETUP.second-has-ball @case:the-fault-nobody-has-scored-is-reported-before-the-fault-out-of-order
  Scenario: Of two faults, kick-off during a turn and disordered men, the first is reported
    Given the reading TS-A29 is spends-next
    And nobody is set up and blue has the kick-off
    And red's F1 has had his turn
    And red has already placed F2 on 4,-14
    When the position is put on the table
    Then it is refused under SETUP.second-has-ball

  @SETUP.second-has-ball @case:the-fault-nobody-has-scored-is-reported-before-the-fault-everybody-is-placed
  Scenario: Of two faults, kick-off without a goal and full set-up, the first is reported
    Given only red is set up and blue has the kick-off
    And it is half 1, turn 5
    And red's F1 stands on 0,-2
    And blue's men stand on
      | F3  | M3   | M4    | D2   | D3  | G2   |
      | 0,2 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |
    When the position is put on the table
    Then it is refused under SETUP.second-has-ball

  @SETUP.place @case:the-fault-everybody-is-placed-is-reported-before-the-fault-turned-at-a-set-up
  Scenario: Of two faults, finished set-up and wrong facing, the first is reported
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
  Scenario: Of two faults, kick-off without choice and returning man, the first is reported
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
  Scenario: Of two faults, absence without red card and absent holder, the first is reported
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
  Scenario: Of two faults, wrong placing order and wrong facing, the first is reported
    Given nobody is set up and blue has the kick-off
    And red has already placed F1 on 0,-2, M1 on 4,-14
    And the reading TS-A15 is facing
    And only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F1 faces his own goal
    When the position is put on the table
    Then it is refused under SETUP.place

  @SCATTER.ahead-one @case:the-fault-turned-at-a-set-up-is-reported-before-the-fault-centre-hex
  Scenario: Of two faults, wrong facing and man on centre hex, the first is reported
    Given the reading TS-A15 is facing
    And only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F1 faces his own goal
    And red's F1 stands on 0,0
    When the position is put on the table
    Then it is refused under SCATTER.ahead-one

  @SETUP.centre-hex-empty @case:the-fault-centre-hex-is-reported-before-the-fault-not-his-side
  Scenario: Of two faults, man on centre hex and wrong half, the first is reported
    Given only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F2 stands on 1,1
    And red's F1 stands on 0,0
    When the position is put on the table
    Then it is refused under SETUP.centre-hex-empty

  @SETUP.own-side @case:the-fault-not-his-side-is-reported-before-the-fault-circle-empty
  Scenario: Of two faults, man in wrong half and empty circle, the first is reported
    Given only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And red's F2 stands on 1,1
    And blue has already placed F3 on 0,4, M3 on 4,14, M4 on -4,10, D2 on 4,10, D3 on 4,6
    When the position is put on the table
    Then it is refused under SETUP.own-side

  @COMP.ball @case:the-fault-off-the-field-is-reported-before-the-fault-without-two-offences
  Scenario: Of two faults, ball off the pitch and wrong sending-off, the first is reported
    Given the ball lies loose on 6,0
    And the phase is activate
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under COMP.ball

  @COMP.ball @case:the-fault-two-balls-is-reported-before-the-fault-caught-after-being-sent-off
  Scenario: Of two faults, two balls and missing red card, the first is reported
    Given red's F1 is shooting
    And another ball lies loose on 0,0
    And it is half 1, turn 5
    And red's F1 has been caught twice before
    When the position is put on the table
    Then it is refused under COMP.ball

  @COMP.ball @case:the-fault-no-ball-is-reported-before-the-fault-without-two-offences
  Scenario: Of two faults, missing ball and wrong sending-off, the first is reported
    Given there is no ball on the field
    And the phase is activate
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under COMP.ball

  @SHOOT.attempt @case:the-fault-without-the-ball-is-reported-before-the-fault-without-two-offences
  Scenario: Of two faults, shooter without ball and wrong sending-off, the first is reported
    Given red's F1 stands on 0,8
    And red's F1 is shooting
    And blue's F3 has the ball
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under SHOOT.attempt

  @COMP.ball @case:the-fault-another-ball-is-reported-before-the-fault-without-two-offences
  Scenario: Of two faults, second ball during pass and wrong sending-off, the first is reported
    Given red's F1 has passed to red's F2
    And the ball lies loose on 0,0
    And red's F1 has been caught once before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under COMP.ball

  @SETUP.second-has-ball @case:the-fault-ball-before-kick-off-is-reported-before-the-fault-barred-in-the-first-turn
  Scenario: Of two faults, ball before kick-off and early ban, the first is reported
    Given only red is set up and blue has the kick-off
    And red's F1 stands on 0,-2
    And the ball lies loose on 0,0
    And red's F1 has been caught once before
    And red's F1 has had his turn
    And red's F1 may not be activated this turn
    When the position is put on the table
    Then it is refused under SETUP.second-has-ball

  @CARD.second-red @case:the-fault-without-two-offences-is-reported-before-the-fault-offence-without-a-card
  Scenario: Of two faults, sending-off after one foul and missing card, the first is reported
    Given red's F1 has been caught once before
    And red's F1 has been sent off
    And it is half 1, turn 1
    And red's F1 has had his turn
    When the position is put on the table
    Then it is refused under CARD.second-red

  @CARD.red-effect @case:the-fault-caught-after-being-sent-off-is-reported-before-the-fault-caught-while-barred
  Scenario: Of two faults, too many caught fouls and missing ban, the first is reported
    Given it is half 2, turn 5
    And red's F1 has been caught thrice before
    And it is half 1, turn 1
    And red's F1 has been caught twice before
    And red's F1 has been sent off
    When the position is put on the table
    Then it is refused under CARD.red-effect

  @CARD.yellow-effect @case:the-fault-caught-while-barred-is-reported-before-the-fault-not-one-offence
  Scenario: Of two faults, card without ban and wrong booking, the first is reported
    Given it is half 1, turn 1
    And red's F1 has been caught twice before
    And red's F1 has been sent off
    And red's F1 is booked
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.yellow-effect @case:the-fault-barred-in-the-first-turn-is-reported-before-the-fault-words-without-a-shot
  Scenario: Of two faults, ban in turn 1 and goal hex, the first is reported
    Given red's F1 has been caught once before
    And red's F1 has had his turn
    And red's F1 may not be activated this turn
    And red has written Left
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.first-yellow @case:the-fault-not-one-offence-is-reported-before-the-fault-spent-ahead-but-not-done
  Scenario: Of two faults, booking without foul and early spent action, the first is reported
    Given red's F1 is booked
    And the reading TS-A29 is spends-next
    And red's F1 has spent his next action ahead
    When the position is put on the table
    Then it is refused under CARD.first-yellow

  @CARD.yellow-effect @case:the-fault-barred-but-not-done-is-reported-before-the-fault-spent-ahead-but-not-done
  Scenario: Of two faults, barred man not done and spent action, the first is reported
    Given it is half 1, turn 3
    And red's F1 has been caught once before
    And red's F1 may not be activated this turn
    And the reading TS-A29 is spends-next
    And red's F1 has spent his next action ahead
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @TURN.one-action @case:the-fault-booked-but-not-done-is-reported-before-the-fault-words-without-a-shot
  Scenario: Of two faults, booked man not done and goal hex, the first is reported
    Given the reading TS-A29 is spends-action
    And the reading TS-A38 is add-on
    And it is half 1, turn 5
    And red's F1 has been caught once before
    And red's F1 is booked
    And red has written Left
    When the position is put on the table
    Then it is refused under TURN.one-action

  @TURN.one-action @case:the-fault-spent-ahead-but-not-done-is-reported-before-the-fault-words-without-a-shot
  Scenario: Of two faults, action spent early and written goal hex, the first is reported
    Given the reading TS-A29 is spends-next
    And red's F1 has spent his next action ahead
    And red has written Left
    When the position is put on the table
    Then it is refused under TURN.one-action

  @CARD.yellow-effect @case:the-fault-spent-ahead-while-barred-is-reported-before-the-fault-words-without-a-shot
  Scenario: Of two faults, barred man's spent action and goal hex, the first is reported
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
  Scenario: Of two faults, goal hex without shot and finished side, the first is reported
    Given red has written Left
    And red's F1, F2, M1, M2, D1 and G1 have had their turn
    When the position is put on the table
    Then it is refused under SHOOT.secret-write

  @TURN.one-action @case:the-fault-acting-but-not-done-is-reported-before-the-fault-over-in-the-midst-of-a-turn
  Scenario: Of two faults, passer not done and unfinished turn, the first is reported
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
  Scenario: Of two faults, pass's wrong path side and early pass, the first is reported
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
  Scenario: Of two faults, early pass roll and impossible failure, the first is reported
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
  Scenario: Of two faults, pass's impossible failure and missing interceptor, the first is reported
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
  Scenario: Of two faults, impossible good pass and untimely reception, the first is reported
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
  Scenario: Of two faults, good pass's wrong hex and team-mate's interception, the first is reported
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
  Scenario: Of two faults, impossible landing hex and untimely reception, the first is reported
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
  Scenario: Of two faults, pass without interceptor and untimely reception, the first is reported
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
  Scenario: Of two faults, team-mate's interception and untimely reception, the first is reported
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
  Scenario: Of two faults, scattered ball's wrong row and wrong origin, the first is reported
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
  Scenario: Of two faults, reception's wrong row and missing passer, the first is reported
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
  Scenario: Of two faults, untimely reception and too distant shot, the first is reported
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
  Scenario: Of two faults, too distant shot and written goal hexes, the first is reported
    Given red's M1 stands on 0,10
    And red's M1 is shooting
    And red has written Left
    And blue has written Right
    And the phase is aim
    And red's M1 stands on -4,4
    When the position is put on the table
    Then it is refused under RANGE.max-six

  @SHOOT.reveal @case:the-fault-words-is-reported-before-the-fault-no-goalie
  Scenario: Of two faults, written goal hexes and missing goalie, the first is reported
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
  Scenario: Of two faults, man drafted twice and wrong goalie, the first is reported
    Given the squads read red F1, F2, M1, M2, D1, G1 and blue F3, M3, M4, D2, G2, G2
    When the position is put on the table
    Then it is refused under POOL.other-token-boxed

  @POOL.other-token-boxed @case:the-fault-drafted-twice-is-reported-before-the-fault-drafted-too-early
  Scenario: Of two faults, man drafted twice and early pick, the first is reported
    Given nobody stands on the field
    And there is no ball on the field
    And the phase is roll-off
    And nobody is First coach
    And it is nobody's activation
    And the squads read red F1, F1, G1 and blue G2
    When the position is put on the table
    Then it is refused under POOL.other-token-boxed

  @DRAFT.goalie-each @case:the-fault-not-his-one-goalie-is-reported-before-the-fault-squad-not-in-order
  Scenario: Of two faults, squad's wrong goalie and wrong order, the first is reported
    Given nobody stands on the field
    And the squads read red F2, F1, M1, M2, D1, D2 and blue F3, M3, M4, D3, G1, G2
    When the position is put on the table
    Then it is refused under DRAFT.goalie-each

  @TEAM.draft-own @case:the-fault-squad-not-in-order-is-reported-before-the-fault-not-six
  Scenario: Of two faults, squad's wrong order and missing man, the first is reported
    Given nobody stands on the field
    And the squads read red F2, F1, M1, M2, G1 and blue F3, M3, M4, D2, D3, G2
    When the position is put on the table
    Then it is refused under TEAM.draft-own

  @DRAFT.alternate @case:the-fault-picks-is-reported-before-the-fault-nobody-left-to-pick
  Scenario: Of two faults, wrong drafting coach and finished draft, the first is reported
    Given nobody stands on the field
    And there is no ball on the field
    And the phase is draft
    And it is blue's activation
    When the position is put on the table
    Then it is refused under DRAFT.alternate

  @GAME.end @case:the-fault-over-too-early-is-reported-before-the-fault-over-while-level
  Scenario: Of two faults, end before turn 10 and level score, the first is reported
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
  Scenario: Of two faults, ban in turn 1 and missing foul, the first is reported
    Given red's F1 has had his turn
    And red's F1 may not be activated this turn
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @CARD.yellow-effect @case:the-fault-barred-but-not-done-is-reported-before-the-fault-booked-but-not-done
  Scenario: Of two faults, unlisted barred man and unlisted booked man, the first is reported
    Given the reading TS-A29 is spends-action
    And it is half 1, turn 5
    And red's F1 and F2 have each been caught once before
    And red's F1 may not be activated this turn
    And red's F2 is booked
    When the position is put on the table
    Then it is refused under CARD.yellow-effect

  @TURN.one-action @case:the-fault-spent-ahead-but-not-done-is-reported-before-the-fault-spent-ahead-while-barred
  Scenario: Of two faults, action spent early and barred man's action, the first is reported
    Given the reading TS-A29 is spends-next
    And it is half 1, turn 5
    And red's F1 has been caught once before
    And red's F1 has had his turn
    And red's F1 may not be activated this turn
    And red's F1 and F2 has spent his next action ahead
    When the position is put on the table
    Then it is refused under TURN.one-action

  @PASS.rear-penalty @case:the-fault-cannot-succeed-is-reported-before-the-fault-not-to-the-receiver
  Scenario: Of two faults, impossible good pass and wrong hex, the first is reported
    Given red's D1 stands on 0,0
    And red's M1 stands on 0,-12
    And blue's F3 stands on 1,-5
    And red's D1 has passed to red's M1
    And the pass is bound for 0,-8
    When the position is put on the table
    Then it is refused under PASS.rear-penalty

  @SCATTER.ahead-one @case:the-fault-not-ahead-of-who-failed-is-reported-before-the-fault-nobody-has-passed-before
  Scenario: Of two faults, impossible scatter hex and missing passer, the first is reported
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
