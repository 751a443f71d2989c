Feature: Scramble
  On a pass play the quarterback may scramble once. Chance decides whether he must run, must throw or may shift.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: The quarterback may scramble once, at the start of a later turn

    @SCRAMBLE.choice @SCRAMBLE.odds @case:a-scramble-needs-one-draw-of-five-results
    Scenario: A scramble is decided by one draw with five possible results
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red scrambles
      Then the scramble is to be drawn
      And these outcomes are possible
        | value   | p    |
        | run     | 2/5  |
        | throw   | 1/5  |
        | shift-4 | 1/5  |
        | shift-3 | 1/10 |
        | shift-2 | 1/10 |
      When red scrambles: a run
      Then the scramble was run
      And it is red's turn
      And 5 of 5 squares are left

    @SCRAMBLE.odds @case:a-scramble-may-come-out-in-five-ways
    Scenario Outline: A scramble has one of five results
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red scrambles: a <result>
      Then these may act: red (<kinds>)
      And the scramble was <result>
      And the phase is <phase>
      And red's Q has the ball
      And red's Q stands on 13,8
      And 5 of 5 squares are left
      And the zone is hidden from the defense

      Examples:
        | result  | kinds | phase |
        | run     | move  | move  |
        | throw   | throw | throw |
        | shift-4 | move  | move  |
        | shift-3 | move  | move  |
        | shift-2 | move  | move  |

    @SCRAMBLE.choice
    Scenario: A quarterback on a pass play may move his men, scramble or throw
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red asks whether it may scramble
      Then it is accepted
      When red scrambles: a shift-2
      Then these may act: red (move)

    @SCRAMBLE.odds @case:who-is-pale-stays-pale-when-the-quarterback-scrambles
    Scenario: Men made pale by failed blocks stay pale when the quarterback scrambles
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And red's F is off the field
      And yellow's T1 is pale from F
      When red scrambles: a run
      Then exactly these men are pale: yellow's T1 from F

    @SCRAMBLE.choice @case:the-first-scramble-may-wait-for-the-third-turn
    Scenario: A quarterback who has not scrambled before may scramble in the offense's third turn
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 5 of 5 squares left
      When red scrambles: a shift-4
      Then the scramble was shift-4

    @SCRAMBLE.choice @case:the-button-for-a-scramble-goes-once-it-has-been-used
    Scenario: After a scramble, the scramble button is no longer offered
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Throw Pass, Scramble
      When red scrambles: a run
      Then it is red's turn
      When red looks at the table
      Then only the buttons RULES, Settings and Men are offered
      And no zone is lit

    @SCRAMBLE.choice @case:on-a-run-nobody-scrambles
    Scenario: A scramble on a run is refused
      Given the call is a run by Q
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red scrambles
      Then it is refused under SCRAMBLE.choice
      And nothing has changed

    @SCRAMBLE.choice @case:after-the-throw-nobody-scrambles
    Scenario: A scramble after the throw is refused
      Given it is red's turn with 5 of 5 squares left
      And a pass to zone 8 is in the air over 23,8
      When red scrambles
      Then it is refused under SCRAMBLE.choice
      And nothing has changed

    @SCRAMBLE.choice @case:a-receiver-who-has-caught-the-pass-does-not-scramble
    Scenario: A receiver who has caught the pass may not scramble
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 5 of 5 squares left
      And red's SE stands on 23,8
      And the zone is known to the defense
      And red's SE has the ball
      When red scrambles
      Then it is refused under SCRAMBLE.choice
      And nothing has changed

    @SCRAMBLE.choice @case:in-the-turn-of-a-scramble-there-is-no-other
    Scenario Outline: A second scramble in the same turn is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And the scramble was <result>
      When red scrambles
      Then it is refused under SCRAMBLE.choice
      And nothing has changed

      Examples:
        | result  |
        | run     |
        | shift-4 |
        | shift-3 |
        | shift-2 |

    @SCRAMBLE.choice @case:in-a-later-turn-of-the-play-there-is-no-second-scramble
    Scenario: A second scramble in a later turn is refused
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 5 of 5 squares left
      And the scramble was spent
      When red scrambles
      Then it is refused under SCRAMBLE.choice
      And nothing has changed

    @SCRAMBLE.choice @case:once-a-square-of-the-turn-is-used-the-scramble-waits-for-a-later-turn
    Scenario: A scramble is refused after a square of the turn was used
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 4 of 5 squares left
      And red's F has used 1 square
      When red scrambles
      Then it is refused under SCRAMBLE.choice
      And nothing has changed

    @PLAY.6.1 @case:in-the-first-turn-nobody-scrambles
    Scenario: A scramble in the offense's first turn is refused
      Given the call is a pass to zone 8
      And it is red's turn with 5 of 5 squares left
      When red scrambles
      Then it is refused under PLAY.6.1
      And nothing has changed

    @OBJECTIVE.alternate @case:the-quarterback-does-not-scramble-in-the-turn-of-the-defense
    Scenario: The quarterback may not scramble in the turn of the defense
      Given the call is a pass to zone 8
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 5 of 5 squares left
      When red scrambles
      Then it is refused under OBJECTIVE.alternate
      And nothing has changed

    @SCRAMBLE.odds @case:a-scramble-comes-out-in-no-other-way
    Scenario Outline: A scramble result outside the five is an error
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red scrambles: a <result>
      Then it is an error of kind chance-mismatch
      When the shares of a scramble are asked of the table
      Then the shares are run 2/5, throw 1/5, shift-4 1/5, shift-3 1/10, shift-2 1/10

      Examples:
        | result  |
        | shift-1 |
        | shift-5 |
        | spent   |

    @SCRAMBLE.odds @case:the-odds-of-a-scramble-add-up-to-one
    Scenario: The odds of all scramble results add up to 1
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When the odds of the scramble and the phase are asked for red to scramble
      Then the odds are
        | the scramble | the phase | p    |
        | run          | move      | 2/5  |
        | throw        | throw     | 1/5  |
        | shift-4      | move      | 1/5  |
        | shift-3      | move      | 1/10 |
        | shift-2      | move      | 1/10 |
      When red scrambles: a shift-3
      Then the scramble was shift-3

    @SCRAMBLE.choice @SCRAMBLE.odds @case:a-lone-quarterback-with-a-pass-to-zone-8-has-25-throws-and-a-scramble-with-five-ends
    Scenario: A lone quarterback has 25 possible throws and a scramble with five results
      Given only these men are on the field
        | side   | man | square |
        | red    | Q   | 13,8   |
        | yellow | S   | 30,8   |
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 3 squares left
      When the sequences of 1 steps are counted over all chances
      Then there are 30
      When the sequences of 1 steps are counted over first chances
      Then there are 26
      When red scrambles: a shift-2
      Then the scramble was shift-2

    @SCRAMBLE.choice
    Scenario: The explanation of a scramble names the choice and its odds
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red, given scramble run, asks by which rules to scramble
      Then the explanation cites SCRAMBLE.choice, SCRAMBLE.odds, SCRAMBLE.run

  Rule: The quarterback must run

    @SCRAMBLE.run @case:a-quarterback-who-has-to-run-moves-like-any-man
    Scenario: A quarterback who must run moves like any man
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      When red scrambles: a run
      Then red's Q has the ball
      When red's Q moves to 13,4
      Then red's Q stands on 13,4
      And red's Q has the ball
      And 2 of 6 squares are left

    @SCRAMBLE.run @case:a-quarterback-who-has-to-run-may-stay-where-he-is-for-now
    Scenario: A quarterback who must run need not move in this turn
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 3 squares left
      When red scrambles: a run
      Then it is red's turn
      When red's SE moves to 18,12
      Then the phase is allot
      And it is yellow's turn
      And the scramble was run
      And red's Q stands on 13,8

    @TACKLE.fumble-roll @case:a-quarterback-who-has-to-run-and-fumbles-does-not-show-the-zone
    Scenario: A fumble by a quarterback who must run does not show the zone
      Given the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      And the scramble was run
      And red's Q stands on 19,8
      And yellow's L1 stands on 20,8
      When yellow looks at the table
      Then a pass is shown, its zone is not
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then the zone is hidden from the defense

    @OBJECTIVE.touchdown @case:a-quarterback-who-has-to-run-runs-again-in-his-next-turn
    Scenario: A quarterback with the scramble result run may still run in his next turn
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And the scramble was run
      And red's Q stands on 52,3
      When red's Q moves to 56,3
      Then the phase is over
      And the score is a touchdown
      And the winner is red

    @SCRAMBLE.run @case:a-quarterback-who-has-to-run-throws-no-more
    Scenario: A quarterback with the scramble result run may not throw in that turn
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      And the scramble was run
      When red throws to 23,8
      Then it is refused under SCRAMBLE.run
      And nothing has changed

    @SCRAMBLE.run @case:a-quarterback-who-had-to-run-throws-no-more-in-later-turns-either
    Scenario: A quarterback with the scramble result run may not throw in a later turn
      Given the call is a pass to zone 8
      And each side has finished 3 turns
      And it is red's turn with 6 of 6 squares left
      And the scramble was run
      When red throws to 23,8
      Then it is refused under SCRAMBLE.run
      And nothing has changed

    @M2 @case:a-quarterback-who-has-to-run-goes-no-further-than-his-speed
    Scenario: A quarterback who must run may not exceed his speed
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      And the scramble was run
      When red's Q moves to 13,3
      Then it is refused under M2
      And nothing has changed

  Rule: The quarterback must throw at once, into any zone

    @SCRAMBLE.any-zone @P1.2 @case:after-a-scramble-that-forces-the-throw-it-may-go-to-any-zone
    Scenario Outline: A forced throw may go to any zone
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red scrambles: a throw
      Then the phase is throw
      When red throws to <square>
      Then the ball is in the air over <square>
      And the phase is move
      And it is red's turn
      And 5 of 5 squares are left
      And nobody has the ball

      Examples:
        | square |
        | 13,3   |
        | 13,7   |
        | 11,15  |
        | 16,1   |
        | 18,8   |
        | 20,11  |
        | 23,5   |
        | 23,6   |
        | 21,15  |
        | 30,1   |
        | 26,10  |
        | 30,15  |

    @SCRAMBLE.any-zone @P1.2 @case:going-west-a-forced-throw-goes-to-a-zone-that-was-not-called
    Scenario: Going west, a forced throw may go to a zone that was not called
      Given yellow is on offense going west
      And the call is a pass to zone 5
      And each side has finished 1 turn
      And it is yellow's turn with 5 of 5 squares left
      When yellow scrambles: a throw
      Then these may act: yellow (throw)
      When yellow throws to 50,15
      Then the ball is in the air over 50,15

    @SCRAMBLE.any-zone @case:until-the-forced-throw-the-zone-stays-secret
    Scenario: The zone stays secret until the forced throw
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red scrambles: a throw
      Then the zone is hidden from the defense
      When yellow looks at the table
      Then a pass is shown, its zone is not
      When red throws to 18,3
      Then the zone is known to the defense
      And the ball is in the air over 18,3

    @PASS.throw @case:in-the-turn-after-a-shift-the-pass-is-thrown-to-the-zone-called
    Scenario: A throw in the turn after a shift goes to the zone called
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 5 of 5 squares left
      And the scramble was spent
      When red throws to 23,6
      Then the ball is in the air over 23,6

    @P1.2 @case:even-a-forced-throw-stays-on-display
    Scenario Outline: A forced throw to a square outside the display is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And the scramble was throw
      When red throws to <square>
      Then it is refused under P1.2
      And nothing has changed

      Examples:
        | square |
        | 31,8   |
        | 10,8   |
        | 56,8   |

    @P2.2 @case:even-a-forced-throw-does-not-go-to-the-square-of-a-man-who-cannot-catch
    Scenario Outline: A forced throw to the square of an ineligible man is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And the scramble was throw
      When red throws to <square>
      Then it is refused under P2.2
      And nothing has changed

      Examples:
        | square |
        | 13,8   |
        | 15,8   |
        | 15,6   |

    @SCRAMBLE.any-zone @case:before-a-forced-throw-no-man-is-moved
    Scenario: A move before a forced throw is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And the scramble was throw
      When red's F moves to 12,6
      Then it is refused under SCRAMBLE.any-zone
      And nothing has changed

    @SCRAMBLE.any-zone @case:before-a-forced-throw-there-is-no-other-scramble
    Scenario: A scramble before a forced throw is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And the scramble was throw
      When red scrambles
      Then it is refused under SCRAMBLE.any-zone
      And nothing has changed

    @P1.2 @case:going-west-a-forced-throw-stays-on-display
    Scenario: Going west, a forced throw off the display is refused
      Given yellow is on offense going west
      And the call is a pass to zone 5
      And each side has finished 1 turn
      And it is yellow's turn with 5 of 5 squares left
      And the scramble was throw
      When yellow throws to 30,8
      Then it is refused under P1.2
      And nothing has changed

    @P1.1 @case:without-a-scramble-the-zone-called-binds
    Scenario: A throw outside the called zone without a scramble is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red throws to 18,3
      Then it is refused under P1.1
      And nothing has changed

    @P1.1 @case:after-a-shift-the-zone-called-still-binds
    Scenario: A throw outside the called zone after a shift is refused
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 5 of 5 squares left
      And the scramble was spent
      When red throws to 23,5
      Then it is refused under P1.1
      And nothing has changed

    @SCRAMBLE.any-zone @case:a-forced-throw-has-all-squares-on-display-but-those-of-six-men-to-go-to
    Scenario: With six ineligible men in the zones, a forced throw has 294 possible squares
      Given only these men are on the field
        | side   | man | square |
        | red    | T1  | 15,6   |
        | red    | T2  | 15,10  |
        | red    | G1  | 15,7   |
        | red    | G2  | 15,8   |
        | red    | G3  | 15,9   |
        | red    | Q   | 13,8   |
        | red    | SE  | 15,12  |
        | yellow | G1  | 16,8   |
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And the scramble was throw
      When the sequences of 1 steps are counted over all chances
      Then there are 294
      When red throws to 16,8
      Then the ball is in the air over 16,8

  Rule: The quarterback may shift

    @SCRAMBLE.shift-4 @case:a-shift-of-up-to-four-allows-four-squares
    Scenario: After the scramble result shift-4, the quarterback may move four squares
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      When red scrambles: a shift-4
      Then the scramble was shift-4
      When red's Q moves to 13,4
      Then red's Q stands on 13,4
      And red's Q has the ball
      And 2 of 6 squares are left

    @SCRAMBLE.shift-3 @case:a-shift-of-up-to-three-allows-three-squares
    Scenario: After the scramble result shift-3, the quarterback may move three squares
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      When red scrambles: a shift-3
      Then the scramble was shift-3
      When red's Q moves to 13,5
      Then red's Q stands on 13,5
      And 3 of 6 squares are left

    @SCRAMBLE.shift-2 @case:a-shift-of-up-to-two-allows-a-way
    Scenario Outline: After the scramble result shift-2, the quarterback may move up to two squares
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      When red scrambles: a shift-2
      Then the scramble was shift-2
      When red's Q moves to <square>
      Then red's Q stands on <square>
      And red's Q has used <squares> squares

      Examples:
        | square | squares |
        | 13,6   | 2       |
        | 14,9   | 2       |
        | 14,8   | 1       |

    @SCRAMBLE.shift-3 @case:going-west-a-shift-of-up-to-three-goes-back-as-well-as-forward
    Scenario: Going west, a quarterback with a shift-3 may move forward and back
      Given yellow is on offense going west
      And the call is a pass to zone 5
      And each side has finished 1 turn
      And it is yellow's turn with 6 of 6 squares left
      When yellow scrambles: a shift-3
      Then the scramble was shift-3
      When yellow's Q moves to 48,6
      Then yellow's Q stands on 48,6
      When yellow's Q moves to 49,6
      Then yellow's Q stands on 49,6
      And yellow's Q has used 3 squares

    @SCRAMBLE.shift-3 @case:the-stretches-of-a-shift-of-up-to-three-add-up
    Scenario: A quarterback's moves in a shift-3 together use at most three squares
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      When red scrambles: a shift-3
      Then the scramble was shift-3
      When red's Q moves to 14,7
      Then red's Q has used 2 squares
      When red's Q moves to 13,6
      Then it is refused under SCRAMBLE.shift-3
      And red's Q stands on 14,7
      When red's Q moves to 14,6
      Then red's Q stands on 14,6
      And red's Q has used 3 squares
      When red's Q moves to 14,5
      Then it is refused under SCRAMBLE.shift-3
      And red's Q stands on 14,6

    @SCRAMBLE.shift-4 @PLAY.7.2 @case:a-shift-that-is-not-used-ends-with-its-turn
    Scenario: A shift that the quarterback does not use ends with its turn
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 3 squares left
      When red scrambles: a shift-4
      Then the scramble was shift-4
      When red's SE moves to 18,12
      Then the phase is allot
      And it is yellow's turn
      And the scramble was spent
      When the squares of the turn are drawn: 3
      Then it is yellow's turn
      When yellow's S moves to 27,8
      Then it is red's turn
      When the squares of the turn are drawn: 3
      Then it is red's turn
      When red's Q moves to 13,7
      Then it is refused under PLAY.7.2
      And red's Q stands on 13,8
      When red throws to 23,8
      Then the ball is in the air over 23,8

    @SCRAMBLE.shift-4 @case:a-shift-of-up-to-four-is-no-shift-of-five
    Scenario: A quarterback's move of five squares after the scramble result shift-4 is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      And the scramble was shift-4
      When red's Q moves to 13,3
      Then it is refused under SCRAMBLE.shift-4
      And nothing has changed

    @SCRAMBLE.shift-3 @case:a-shift-of-up-to-three-is-no-shift-of-four-whatever-the-speed
    Scenario: A quarterback's move of four squares after the scramble result shift-3 is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      And the scramble was shift-3
      When red's Q moves to 13,4
      Then it is refused under SCRAMBLE.shift-3
      And nothing has changed

    @SCRAMBLE.shift-2 @case:a-shift-of-up-to-two-does-not-allow-a-longer-way
    Scenario Outline: A quarterback's move of three squares after the scramble result shift-2 is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      And the scramble was shift-2
      When red's Q moves to <square>
      Then it is refused under SCRAMBLE.shift-2
      And nothing has changed

      Examples:
        | square |
        | 13,5   |
        | 13,11  |
        | 11,6   |

    @SCRAMBLE.shift-2 @case:a-shift-of-up-to-two-already-made-is-not-made-again-in-the-turn
    Scenario: A quarterback's third square after the scramble result shift-2 is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And the scramble was shift-2
      And it is red's turn with 3 of 5 squares left
      And red's Q has used 2 squares
      When red's Q moves to 13,7
      Then it is refused under SCRAMBLE.shift-2
      And nothing has changed

    @M8.2 @case:a-shift-takes-its-squares-from-the-turn
    Scenario: A quarterback may not shift by more squares than the turn has left
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 3 squares left
      And the scramble was shift-4
      When red's Q moves to 13,4
      Then it is refused under M8.2
      And nothing has changed

    @SCRAMBLE.choice @case:in-the-turn-of-a-scramble-that-came-out-otherwise-no-pass-is-thrown
    Scenario Outline: After a scramble result of shift, a throw in the same turn is refused
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And the scramble was <result>
      When red throws to 23,8
      Then it is refused under SCRAMBLE.choice
      And nothing has changed

      Examples:
        | result  |
        | shift-4 |
        | shift-3 |
        | shift-2 |

    @SCRAMBLE.shift-2 @case:a-lone-quarterback-in-a-shift-of-up-to-two-has-twelve-ways-to-go
    Scenario: A lone quarterback with a shift-2 has twelve moves
      Given only these men are on the field
        | side   | man | square |
        | red    | Q   | 13,8   |
        | yellow | S   | 30,8   |
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      And the scramble was shift-2
      When the position is put on the table
      Then red has exactly these actions
        | action          |
        | move Q to 14,8  |
        | move Q to 15,8  |
        | move Q to 12,8  |
        | move Q to 11,8  |
        | move Q to 13,7  |
        | move Q to 13,6  |
        | move Q to 13,9  |
        | move Q to 13,10 |
        | move Q to 14,7  |
        | move Q to 14,9  |
        | move Q to 12,7  |
        | move Q to 12,9  |
      When red's Q moves to 13,5
      Then it is refused under SCRAMBLE.shift-2
      And nothing has changed

  Rule: A quarterback with a pass to throw stays on his set position (CF-A32)

    @MOVE.waypoint-commits @case:a-quarterback-who-runs-moves-from-the-first-turn-on
    Scenario: On a called run, the quarterback may move from the first turn on
      Given the call is a run by Q
      And it is red's turn with 5 of 5 squares left
      When red's Q moves to 13,7
      Then red's Q stands on 13,7
      And 4 of 5 squares are left

    @MOVE.waypoint-commits @case:where-the-quarterback-is-free-like-any-man-he-moves-before-the-throw
    Scenario: Under CF-A32 free-like-any-man, the quarterback may move before the throw
      Given the reading CF-A32 is free-like-any-man
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      When red's Q moves to 13,4
      Then red's Q stands on 13,4
      And red's Q has the ball
      And 2 of 6 squares are left

    @MOVE.waypoint-commits @case:where-the-quarterback-is-free-like-any-man-he-is-so-again-after-the-turn-of-the-shift
    Scenario: Under CF-A32 free-like-any-man, the quarterback moves freely after the turn of a shift
      Given the reading CF-A32 is free-like-any-man
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 6 of 6 squares left
      And the scramble was spent
      When red's Q moves to 13,5
      Then red's Q stands on 13,5
      When red throws to 23,8
      Then it is refused under PASS.use-all
      And red's Q has the ball

    @PLAY.7.2 @case:without-a-scramble-the-quarterback-does-not-move-with-a-pass-to-throw
    Scenario: With a pass called, the quarterback may not move without a scramble
      Given the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 5 of 5 squares left
      When red's Q moves to 13,7
      Then it is refused under PLAY.7.2
      And nothing has changed

    @PLAY.7.2 @case:in-the-first-turn-too-the-quarterback-does-not-move-with-a-pass-to-throw
    Scenario: With a pass called, the quarterback may not move in his first turn
      Given the call is a pass to zone 8
      And it is red's turn with 5 of 5 squares left
      When red's Q moves to 13,7
      Then it is refused under PLAY.7.2
      And nothing has changed

    @M2 @case:where-the-quarterback-is-free-like-any-man-his-speed-binds-him
    Scenario: Under CF-A32 free-like-any-man, the quarterback's speed limits his move
      Given the reading CF-A32 is free-like-any-man
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      When red's Q moves to 13,3
      Then it is refused under M2
      And nothing has changed

    @SCRAMBLE.shift-2 @case:where-the-quarterback-is-free-like-any-man-a-shift-limits-him-for-the-turn
    Scenario: Under CF-A32 free-like-any-man, a shift limits the quarterback for the turn
      Given the reading CF-A32 is free-like-any-man
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      And the scramble was shift-2
      When red's Q moves to 13,5
      Then it is refused under SCRAMBLE.shift-2
      And nothing has changed

    @SCRAMBLE.choice @SCRAMBLE.odds @case:a-lone-quarterback-who-is-free-like-any-man-has-sixteen-moves-more
    Scenario: Under CF-A32 free-like-any-man, a lone quarterback may also make one of sixteen moves
      Given the reading CF-A32 is free-like-any-man
      And only these men are on the field
        | side   | man | square |
        | red    | Q   | 13,8   |
        | yellow | S   | 30,8   |
      And the call is a pass to zone 8
      And each side has finished 1 turn
      And it is red's turn with 3 of 3 squares left
      When the sequences of 1 steps are counted over all chances
      Then there are 46
      When red scrambles: a throw
      Then the phase is throw
