Feature: The order in which faults of a position are reported
  If a position has two faults, the fault that is first in the rule precedence is reported.

  @END.sudden-death @case:the-fault-sudden-death-is-reported-before-the-fault-opening-kicker
  Scenario: If overtime is decided without an opening kicker, only the score is reported
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And it is overtime
    And the score is home 7, away 10
    And home has the ball on own 30
    And neither side kicked off to open the game
    When the position is put on the table
    Then it is refused under END.sudden-death

  @PREP.coin @case:the-fault-opening-kicker-is-reported-before-the-fault-kicker
  Scenario: Only the missing opening kicker is reported if the next kicker is also missing
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And neither side kicked off to open the game
    And home is to kick off
    And neither side is the kicker
    When the position is put on the table
    Then it is refused under PREP.coin

  @PREP.next-is-kickoff @case:the-fault-already-begun-is-reported-before-the-fault-kicker
  Scenario: Only quarter 2 before the coin toss is reported if a kicker is named
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
  Scenario: Only a missing kicker is reported if a forbidden second card is also due
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is to kick off
    And neither side is the kicker
    And another card is to be turned for the place of the ball
    When the position is put on the table
    Then it is refused under KICKOFF.roles

  @KICKOFF.turnover @case:the-fault-redraw-is-reported-before-the-fault-who-has-the-ball
  Scenario: Only a forbidden second card is reported if an offense is also named early
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is to kick off
    And another card is to be turned for the place of the ball
    And the offence is away
    When the position is put on the table
    Then it is refused under KICKOFF.turnover

  @FIRST.roles @case:the-fault-who-has-the-ball-is-reported-before-the-fault-ball
  Scenario: Only the wrong side on offense is reported if the ball is also missing
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is to kick off
    And the offence is away
    And home has the ball on own 30
    And no ball lies on the field
    When the position is put on the table
    Then it is refused under FIRST.roles

  @KICKOFF.place-ball @case:the-fault-ball-is-reported-before-the-fault-lone-point
  Scenario: Only the missing ball is reported if a side also has exactly one point
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And no ball lies on the field
    And the score is home 1, away 0
    When the position is put on the table
    Then it is refused under KICKOFF.place-ball

  @XP.one-point @case:the-fault-lone-point-is-reported-before-the-fault-no-touchdown
  Scenario: Only a score of 1 is reported if a try also lacks its touchdown
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is playing for two points
    And the score is home 3, away 14
    And home has the ball on own 30
    And the score is home 1, away 0
    When the position is put on the table
    Then it is refused under XP.one-point

  @TD.six @case:the-fault-no-touchdown-is-reported-before-the-fault-two-point-play
  Scenario: Only the missing touchdown is reported if its try also has a wrong line
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home is playing for two points
    And the score is home 6, away 0
    And the ball lies on spot 79
    And home has just scored a touchdown
    And the score is home 0, away 14
    When the position is put on the table
    Then it is refused under TD.six

  @FIRST.four-chances @case:the-fault-no-such-down-is-reported-before-the-fault-calls
  Scenario: Only a down of 0 is reported if play cards are also revealed early
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the down is 0
    And the play cards on the table are Sweep and Zone
    When the position is put on the table
    Then it is refused under FIRST.four-chances

  @FIRST.flags-track @case:the-fault-flags-is-reported-before-the-fault-calls
  Scenario: Only flags on the goal line are reported if play cards are also revealed
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the play cards on the table are Sweep and Zone
    And home has the ball on own 5
    And the flags begin on spot 0
    When the position is put on the table
    Then it is refused under FIRST.flags-track

  @FIRST.renewal @case:the-fault-first-down-made-is-reported-before-the-fault-calls
  Scenario: Only the passed line to gain is reported if play cards are also revealed
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the play cards on the table are Sweep and Zone
    And home has the ball on own 40
    And it is second down with the flags from own 30
    When the position is put on the table
    Then it is refused under FIRST.renewal

  @PLAY.reveal @case:the-fault-calls-is-reported-before-the-fault-not-in-hand
  Scenario: Only the offense's missing call is reported if the defense also calls Draw
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the phase is turn-card
    And the play cards on the table are none and Zone
    And the defence has called Draw
    When the position is put on the table
    Then it is refused under PLAY.reveal

  @FIRST.hand-cards @case:the-fault-not-in-hand-is-reported-before-the-fault-deep-pass-not-available
  Scenario: If the offense has called Blitz, a check does not report its useless ban
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the offence has called Blitz
    And Deep Pass is barred inside the 20
    And home has the ball on opponent's 19
    And the offence may not use Deep Pass while home has the ball
    When the position is put on the table
    Then it is refused under FIRST.hand-cards

  @MOM.no-empty-promise @case:the-fault-deep-pass-not-available-is-reported-before-the-fault-bans-out-of-order
  Scenario: Only the invalid Deep Pass call is reported if two plays are also banned
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
  Scenario: Only the offense's useless ban on Blitz is reported, not the untimely naming
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the offence may not use Blitz while home has the ball
    And the defence is to name a play
    When the position is put on the table
    Then it is refused under MOM.defence-effect

  @MOM.offence-effect @case:the-fault-naming-is-reported-before-the-fault-generated-deck
  Scenario: Only an untimely naming of a play is reported if cards were also generated
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 30
    And the defence is to name a play
    And card A is the printed card
    And the cards made are A, A, A, A and A
    When the position is put on the table
    Then it is refused under MOM.offence-effect

  @PREP.shuffle @case:the-fault-generated-deck-is-reported-before-the-fault-card-face-up
  Scenario: Only the generated cards are reported if a card was also turned too early
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
  Scenario: Only the invalid turned card is reported if an untimed action is also invalid
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
  Scenario: Only quarter 0 is reported if a level game is also over
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And the game is over
    And the score is home 13, away 13
    And home has the ball on own 30
    And it is quarter 0
    When the position is put on the table
    Then it is refused under END.fourth

  @END.tie-kickoff @case:the-fault-overtime-is-reported-before-the-fault-sudden-death
  Scenario: Only the wrong quarter of overtime is reported if a side also leads
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
  Scenario: Only an unknown used card is reported if a card was also turned early
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
  Scenario: Only an opening kicker before the coin toss is reported if points also exist
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
  Scenario: Only a ball in the end zone is reported if the down is 5
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And the ball lies on spot 0
    And the down is 5
    When the position is put on the table
    Then it is refused under SAFETY.when

  @FIRST.four-chances @case:the-fault-no-such-down-is-reported-before-the-fault-flags
  Scenario: Only a down of 5 is reported if flags are on the goal line
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 5
    And the down is 5
    And the flags begin on spot 0
    When the position is put on the table
    Then it is refused under FIRST.four-chances

  @FIRST.flags-track @case:the-fault-flags-is-reported-before-the-fault-first-down-made
  Scenario: Only the misplaced first-down flags are reported if ten yards were also made
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has the ball on own 45
    And the flags begin on spot 30
    When the position is put on the table
    Then it is refused under FIRST.flags-track

  @MOM.offence-effect @case:the-fault-naming-is-reported-before-the-fault-named-in-vain-mom-defence-effect
  Scenario: Only a play-naming without a drive is reported, not its missing effect
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
  Scenario: Only the missing effect of a play-naming is reported, not the generated cards
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game
    And home has just scored a touchdown
    And the score is home 6, away 0
    And the offence must name a play for home's drive
    And card A is the printed card
    And the cards made are A, A, A, A and A
    When the position is put on the table
    Then it is refused under MOM.defence-effect

  @MOM.no-empty-promise @case:an-empty-promise-is-reported-before-a-promise-for-another-drive
  Scenario Outline: A position with two invalid bans is refused only for the unavailable Deep Pass
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
