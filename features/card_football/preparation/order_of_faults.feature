Feature: The order in which faults of a position are reported
  If a position has two faults, the fault that is first in the rule precedence is reported.

  @END.sudden-death @case:the-fault-sudden-death-is-reported-before-the-fault-opening-kicker
  Scenario: Of two faults, lead in overtime and missing opening kicker, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And it is overtime
    And the score is home 7, away 10
    And home has the ball on own 30
    And neither side kicked off to open the game
    When the position is put on the table
    Then it is refused under END.sudden-death

  @PREP.coin @case:the-fault-opening-kicker-is-reported-before-the-fault-kicker
  Scenario: Of two missing kickers, opening and next, only the opening kicker is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And neither side kicked off to open the game
    And home is to kick off
    And neither side is the kicker
    When the position is put on the table
    Then it is refused under PREP.coin

  @PREP.next-is-kickoff @case:the-fault-already-begun-is-reported-before-the-fault-kicker
  Scenario: Of two faults, quarter 2 and kicker before the coin, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is to kick off
    And neither side is the kicker
    And neither side kicked off to open the game
    And the phase is coin
    And it is quarter 2
    And home has the ball on own 30
    And the kicker is away
    When the position is put on the table
    Then it is refused under PREP.next-is-kickoff

  @KICKOFF.roles @case:the-fault-kicker-is-reported-before-the-fault-redraw
  Scenario: Of two faults, missing kicker and forbidden second card, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is to kick off
    And neither side is the kicker
    And another card is to be turned for the place of the ball
    When the position is put on the table
    Then it is refused under KICKOFF.roles

  @KICKOFF.turnover @case:the-fault-redraw-is-reported-before-the-fault-who-has-the-ball
  Scenario: Of two faults, forbidden second card and offense named early, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is to kick off
    And another card is to be turned for the place of the ball
    And the offence is away
    When the position is put on the table
    Then it is refused under KICKOFF.turnover

  @FIRST.roles @case:the-fault-who-has-the-ball-is-reported-before-the-fault-ball
  Scenario: Of two faults, wrong offense and missing ball, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is to kick off
    And the offence is away
    And home has the ball on own 30
    And no ball lies on the field
    When the position is put on the table
    Then it is refused under FIRST.roles

  @KICKOFF.place-ball @case:the-fault-ball-is-reported-before-the-fault-lone-point
  Scenario: Of two faults, missing ball and score of 1, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And no ball lies on the field
    And the score is home 1, away 0
    When the position is put on the table
    Then it is refused under KICKOFF.place-ball

  @XP.one-point @case:the-fault-lone-point-is-reported-before-the-fault-no-touchdown
  Scenario: Of two faults, score of 1 and missing touchdown, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is playing for two points
    And the score is home 3, away 14
    And home has the ball on own 30
    And the score is home 1, away 0
    When the position is put on the table
    Then it is refused under XP.one-point

  @TD.six @case:the-fault-no-touchdown-is-reported-before-the-fault-two-point-play
  Scenario: Of two faults, missing touchdown and try's wrong line, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is playing for two points
    And the score is home 6, away 0
    And the ball lies on spot 79
    And home has just scored a touchdown
    And the score is home 0, away 14
    When the position is put on the table
    Then it is refused under TD.six

  @FIRST.four-chances @case:the-fault-no-such-down-is-reported-before-the-fault-calls
  Scenario: Of two faults, down 0 and play cards revealed early, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the down is 0
    And the play cards on the table are Sweep and Zone
    When the position is put on the table
    Then it is refused under FIRST.four-chances

  @FIRST.flags-track @case:the-fault-flags-is-reported-before-the-fault-calls
  Scenario: Of two faults, flags on goal line and revealed cards, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the play cards on the table are Sweep and Zone
    And home has the ball on own 5
    And the flags begin on spot 0
    When the position is put on the table
    Then it is refused under FIRST.flags-track

  @FIRST.renewal @case:the-fault-first-down-made-is-reported-before-the-fault-calls
  Scenario: Of two faults, passed line to gain and revealed cards, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the play cards on the table are Sweep and Zone
    And home has the ball on own 40
    And it is second down with the flags from own 30
    When the position is put on the table
    Then it is refused under FIRST.renewal

  @PLAY.reveal @case:the-fault-calls-is-reported-before-the-fault-not-in-hand
  Scenario: Of two faults, offense's missing call and defense's wrong call, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the phase is turn-card
    And the play cards on the table are none and Zone
    And the defence has called Draw
    When the position is put on the table
    Then it is refused under PLAY.reveal

  @FIRST.hand-cards @case:the-fault-not-in-hand-is-reported-before-the-fault-deep-pass-not-available
  Scenario: Of two faults, offense's Blitz call and useless ban, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the offence has called Blitz
    And Deep Pass is barred inside the 20
    And home has the ball on opponent's 19
    And the offence may not use Deep Pass while home has the ball
    When the position is put on the table
    Then it is refused under FIRST.hand-cards

  @MOM.no-empty-promise @case:the-fault-deep-pass-not-available-is-reported-before-the-fault-bans-out-of-order
  Scenario: Of two faults, invalid Deep Pass call and two bans, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the defence may not use Blitz while home has the ball
    And the defence may not use Zone while home has the ball
    And Deep Pass is barred inside the 20
    And home has the ball on opponent's 19
    And the offence has called Deep Pass
    When the position is put on the table
    Then it is refused under MOM.no-empty-promise

  @MOM.offence-effect @case:the-fault-bans-out-of-order-is-reported-before-the-fault-ban-mom-defence-effect
  Scenario: A position with three bans on the defense for one drive is refused
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the defence may not use Blitz while home has the ball
    And the defence may not use Zone while home has the ball
    And the defence may not use Draw while home has the ball
    When the position is put on the table
    Then it is refused under MOM.offence-effect

  @MOM.offence-effect @case:the-fault-ban-mom-offence-effect-is-reported-before-the-fault-ban-mom-defence-effect
  Scenario: A ban that forbids the defense an offensive play makes a position invalid
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the defence may not use Draw while home has the ball
    When the position is put on the table
    Then it is refused under MOM.offence-effect

  @MOM.defence-effect @case:the-fault-ban-mom-defence-effect-is-reported-before-the-fault-naming
  Scenario: Of two faults, useless ban on Blitz and untimely play-naming, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the offence may not use Blitz while home has the ball
    And the defence is to name a play
    When the position is put on the table
    Then it is refused under MOM.defence-effect

  @MOM.offence-effect @case:the-fault-naming-is-reported-before-the-fault-generated-deck
  Scenario: Of two faults, untimely play-naming and forbidden generated cards, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the defence is to name a play
    And card A is the printed card
    And the cards made are A, A, A, A and A
    When the position is put on the table
    Then it is refused under MOM.offence-effect

  @PREP.shuffle @case:the-fault-generated-deck-is-reported-before-the-fault-card-face-up
  Scenario: Of two faults, forbidden generated cards and early-turned card, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And card A is the printed card
    And the cards made are A, A, A, A and A
    And home has just scored a touchdown
    And the score is home 6, away 0
    And the card A has been turned before the try
    When the position is put on the table
    Then it is refused under PREP.shuffle

  @TWO.alternative @case:the-fault-card-face-up-is-reported-before-the-fault-untimed
  Scenario: Of two faults, invalid turned card and invalid untimed action, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has just scored a touchdown
    And the score is home 6, away 0
    And card A is the printed card
    And the card A has been turned before the try
    And it is quarter 2
    And home is to kick off
    And the reading KF-A12 is untimed-try
    And the action is played from a fresh shuffle after the quarter
    When the position is put on the table
    Then it is refused under TWO.alternative

  @END.fourth @case:the-fault-quarter-is-reported-before-the-fault-overtime
  Scenario: Of two faults, quarter 0 and finished level game, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And the game is over
    And the score is home 13, away 13
    And home has the ball on own 30
    And it is quarter 0
    When the position is put on the table
    Then it is refused under END.fourth

  @END.tie-kickoff @case:the-fault-overtime-is-reported-before-the-fault-sudden-death
  Scenario: Of two faults, overtime in quarter 3 and lead, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And it is overtime
    And it is quarter 3
    And home has the ball on own 30
    And the score is home 16, away 13
    When the position is put on the table
    Then it is refused under END.tie-kickoff

  @TWO.spot @case:the-fault-two-point-play-is-reported-before-the-fault-ball-in-end-zone-td-reach
  Scenario: For a two-point play on the offense's own goal line, only TWO.spot is cited
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is playing for two points
    And the score is home 6, away 0
    And the ball lies on spot 79
    And home has the ball on own 1
    And the ball lies on spot 0
    When the position is put on the table
    Then it is refused under TWO.spot

  @TD.reach @case:the-fault-ball-in-end-zone-td-reach-is-reported-before-the-fault-ball-in-end-zone-safety-when
  Scenario: A position with the ball on the opponent's goal line is refused under TD.reach
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 1
    And the ball lies on spot 0
    And home has the ball on opponent's 5
    And the ball lies on spot 100
    When the position is put on the table
    Then it is refused under TD.reach

  @MOM.offence-effect @case:the-fault-named-in-vain-mom-offence-effect-is-reported-before-the-fault-named-in-vain-mom-defence-effect
  Scenario: A position in which the defense must name a useless play is invalid
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And the reading KF-A36 is configurable-off
    And home has just scored a touchdown
    And the score is home 8, away 0
    And the defence must name a play for home's drive
    When the position is put on the table
    Then it is refused under MOM.offence-effect

  @PREP.shuffle @case:the-fault-no-such-card-left-is-reported-before-the-fault-card-face-up
  Scenario: Of two faults, unknown used card and early-turned card, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And card A is the printed card
    And the used cards are B
    And home has just scored a touchdown
    And the score is home 6, away 0
    And card A has field goal 20
    And the card A has been turned before the try
    When the position is put on the table
    Then it is refused under PREP.shuffle

  @PREP.coin @case:the-fault-opening-kicker-is-reported-before-the-fault-already-begun
  Scenario: Of two faults, opening kicker and points before the coin, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is to kick off
    And neither side is the kicker
    And the phase is coin
    And the score is home 3, away 0
    When the position is put on the table
    Then it is refused under PREP.coin

  @TWO.spot @case:the-fault-two-point-play-is-reported-before-a-ball-in-the-end-zone
  Scenario: A two-point play at the opponent's goal line is refused only under TWO.spot
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is playing for two points
    And the score is home 6, away 0
    And the ball lies on spot 100
    When the position is put on the table
    Then it is refused under TWO.spot

  @SAFETY.when @case:a-ball-in-the-own-end-zone-is-reported-before-the-fault-no-such-down
  Scenario: Of two faults, ball in end zone and down 5, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And the ball lies on spot 0
    And the down is 5
    When the position is put on the table
    Then it is refused under SAFETY.when

  @FIRST.four-chances @case:the-fault-no-such-down-is-reported-before-the-fault-flags
  Scenario: Of two faults, down 5 and flags on goal line, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 5
    And the down is 5
    And the flags begin on spot 0
    When the position is put on the table
    Then it is refused under FIRST.four-chances

  @FIRST.flags-track @case:the-fault-flags-is-reported-before-the-fault-first-down-made
  Scenario: Of two faults, misplaced first-down flags and ten yards gained, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 45
    And the flags begin on spot 30
    When the position is put on the table
    Then it is refused under FIRST.flags-track

  @MOM.offence-effect @case:the-fault-naming-is-reported-before-the-fault-named-in-vain-mom-defence-effect
  Scenario: Of two faults, play-naming without drive and missing effect, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And the offence must name a play for home's drive
    And the play is to be named for nobody's drive
    When the position is put on the table
    Then it is refused under MOM.offence-effect

  @PREP.shuffle @case:a-made-card-that-the-deck-lacks-is-reported-in-first-place-too
  Scenario: A position is refused if its first generated card is not in the deck
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And the reading KF-A01 is random-generator
    And card A is the printed card
    And the cards made are Q9, A, A, A and A
    When the position is put on the table
    Then it is refused under PREP.shuffle

  @MOM.defence-effect @case:the-fault-named-in-vain-mom-defence-effect-is-reported-before-the-fault-generated-deck
  Scenario: Of two faults, play-naming without effect and generated cards, the first is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has just scored a touchdown
    And the score is home 6, away 0
    And the offence must name a play for home's drive
    And card A is the printed card
    And the cards made are A, A, A, A and A
    When the position is put on the table
    Then it is refused under MOM.defence-effect

  @MOM.no-empty-promise @case:an-empty-promise-is-reported-before-a-promise-for-another-drive
  Scenario Outline: Of two invalid bans, only the ban on an unavailable Deep Pass is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And the reading KF-A33 is next-action-only
    And Deep Pass is barred inside the 20
    And <who> has the ball on opponent's 19
    And the <first role> may not use <first> while home has the ball
    And the <second role> may not use <second> while away has the ball
    When the position is put on the table
    Then it is refused under MOM.no-empty-promise

    Examples:
      | who  | first role | first     | second role | second    |
      | home | offence    | Deep Pass | defence     | Zone      |
      | away | defence    | Zone      | offence     | Deep Pass |
