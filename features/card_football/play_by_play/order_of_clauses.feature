Feature: The order in which reasons for a refusal are reported
  If two conditions of an action fail, the clause that is first in the rule precedence is reported.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  @FG.announce-draw @case:a-call-that-was-made-is-reported-before-the-half-of-a-field-goal
  Scenario: A late field goal from the own half is refused only for being late
    Given home has the ball on own 30
    And the offence has called Sweep
    When home tries to try a field goal
    Then it is refused under FG.announce-draw

  @PLAY.offence-choice @case:a-second-call-of-the-offence-is-reported-before-a-play-not-in-hand
  Scenario: If the offense's second call is a defensive play, only calling twice is reported
    Given home has the ball on own 30
    And the offence has called Sweep
    When home calls Blitz
    Then it is refused under PLAY.offence-choice

  @MOM.offence-effect @case:the-side-that-names-is-reported-before-a-play-not-in-hand
  Scenario: A play named out of turn is refused before the play is checked
    Given home has the ball on own 30
    And the defence must name a play for home's drive
    When home names Sweep
    Then it is refused under MOM.offence-effect

  @FIRST.hand-cards @case:a-play-of-the-other-hand-is-reported-before-the-ban-on-it
  Scenario: If the defense calls a banned offensive play, the ban is not reported
    Given home has the ball on own 30
    And the offence may not use Sweep while home has the ball
    When away calls Sweep
    Then it is refused under FIRST.hand-cards

  @FIRST.hand-cards @case:a-deep-pass-by-the-defence-is-reported-before-its-limit
  Scenario: If the defense calls an unavailable Deep Pass, its distance limit is not reported
    Given Deep Pass is barred inside the 20
    And home has the ball on opponent's 19
    When away calls Deep Pass
    Then it is refused under FIRST.hand-cards

  @MOM.defence-effect @case:the-side-that-names-is-reported-before-a-deep-pass-not-available
  Scenario: If Deep Pass is named out of turn, its distance limit is not reported
    Given Deep Pass is barred inside the 20
    And home has the ball on opponent's 19
    And the offence must name a play for home's drive
    When away names Deep Pass
    Then it is refused under MOM.defence-effect
