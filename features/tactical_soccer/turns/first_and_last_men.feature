Feature: First and last men, and the clause that a refusal reports
  A rule for the men of a list applies to the first man and to the last man. Of two reasons, the first is reported.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: First and last men of a side

    @FOUL.adjacent @case:the-last-man-of-a-side-can-be-fouled
    Scenario: Under TS-A38 own-action, an adjacent goalie can be fouled
      Given the reading TS-A38 is own-action
      And red's F1 stands on 0,14
      Then red can foul G2 with F1
      When red's F1 fouls blue's G2: the die shows 5
      Then red's F1 has had his turn

    @FAILPASS.receive-attempt @case:the-last-man-of-a-side-can-pick-up-the-ball
    Scenario: Under TS-A52 own-action, a goalie can pick up the ball in his hex
      Given the reading TS-A52 is own-action
      And the ball lies loose on 0,-16
      Then red can pick up the ball with G1
      When red's G1 picks up the ball
      Then red's G1 has the ball

    @CARD.red-effect @case:a-man-sent-off-leaves-another-who-faces-his-own-goal
    Scenario: A sending-off does not turn a teammate who faces his own goal
      Given the reading TS-A15 is facing
      And it is half 1, turn 5
      And red's F1 and F2 faces his own goal
      And red's F2 stands on 0,0
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      And red's F2 has been caught once before
      When red's F2 steals from blue's F3, fouling him: the die shows 1
      Then red's F2 is off the field
      And red's F1 faces his own goal

    @GAME.winner @case:a-goal-is-one-point-more-for-its-side-alone
    Scenario Outline: A goal adds one point only to the side that scored
      Given the score is red 2, blue 5
      And <side> is First coach
      And it is <side>'s activation
      And <side>'s <man> stands on <place>
      And <side>'s <man> has the ball
      When <side>'s <man> shoots
      And <side> aims at Left
      And <other> guards Right
      And <side> rolls the shot: the die shows 6
      Then the score is red <red>, blue <blue>

      Examples:
        | side | man | place | other | red | blue |
        | red  | M1  | 0,10  | blue  | 3   | 5    |
        | blue | M3  | 0,-10 | red   | 2   | 6    |

    @FAILPASS.d3 @case:under-reroll-a-failed-pass-in-midfield-has-all-three-faces
    Scenario: Under TS-A49 reroll, a failed pass in midfield may have any D3 value
      Given the reading TS-A49 is reroll
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And red's D1 has the ball
      When red's D1 passes to red's M1: the die shows 1
      Then a d3 is to be rolled for the failed pass
      And the die may show 1, 2 and 3, each as likely
      When red's D1 passes to red's M1: the dice show 1 and 1 on the d3
      Then the ball lies loose on 0,2

    @SCATTER.d3 @case:under-reroll-a-scatter-in-midfield-has-all-three-faces
    Scenario: Under TS-A49 reroll, a scatter in midfield may have any D3 value
      Given the reading TS-A49 is reroll
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And a ball played by red's D1 has come down on blue's F3, 4 hexes away
      When blue goes for the ball: the die shows 1
      Then a d3 is to be rolled for the scatter
      And the die may show 1, 2 and 3, each as likely
      When blue goes for the ball: the dice show 1 and 1 on the d3
      Then the ball lies loose on 1,-1

    @SKILL.tackle-two-hexes @case:under-full-move-a-tackler-can-step-into-the-only-hex-of-the-path
    Scenario: Under TS-A35 full-move, a tackler may step onto the only hex of the path
      Given the reading TS-A35 is full-move
      And red's D1 stands on 0,-8
      And red's M1 stands on 0,0
      And blue's F3 stands on 2,-4
      And red's D1 has passed to red's M1
      And the pass has failed and is bound for 0,-4
      Then blue can intercept with F3 stepping to 0,-6
      When blue's F3 steps to 0,-6 and intercepts: the die shows 6
      Then blue's F3 has the ball
      And blue's F3 stands on 0,-6

    @SKILL.tackle-two-hexes @case:under-full-move-a-tackler-can-step-through-the-corner-of-the-pitch
    Scenario: Under TS-A35 full-move, a tackler may step through a corner of the pitch
      Given the bundled small pitch
      And the reading TS-A35 is full-move
      And red's men stand on
        | F1   | F2    | M1    | M2   | D1   | G1    |
        | -2,6 | -2,-8 | -1,-9 | 1,-9 | 2,-4 | 0,-12 |
      And blue's men stand on
        | F3    | M3  | M4   | D2  | D3  | G2   |
        | -3,-7 | 2,4 | -2,4 | 2,2 | 1,5 | 0,10 |
      And red's M2 has passed to red's M1
      Then blue can intercept with F3 stepping to -2,-10
      When blue's F3 steps to -2,-10 and intercepts: the die shows 6
      Then blue's F3 has the ball
      And blue's F3 stands on -2,-10

    @SETUP.place @SETUP.circle-minimum @case:without-a-goalie-the-last-fielder-alone-must-enter-the-circle
    Scenario: Without a goalie, the last fielder must enter the circle
      Given nobody is set up and blue has the kick-off
      And it is half 1, turn 5
      And the score is red 1, blue 0
      And red's G1 has been caught twice before
      And red's G1 has been sent off
      And red has already placed F1 on -4,-14, F2 on 4,-14, M1 on -4,-10
      When red places M2 on 4,-10
      Then red's M2 stands on 4,-10
      When red places D1 on -4,-6
      Then it is refused under SETUP.circle-minimum
      When red places D1 on 0,-2
      Then these may act: blue (place)
      And red's D1 stands on 0,-2

    @SETUP.place @case:a-set-up-is-valid-while-a-fielder-is-left-for-the-circle
    Scenario Outline: A set-up is valid while a fielder may still enter the circle
      Given nobody is set up and blue has the kick-off
      And it is half 1, turn 5
      And the score is red 1, blue 0
      And red's G1 has been caught twice before
      And red's G1 has been sent off
      And red has already placed <men>
      When the position is put on the table
      Then these may act: <pending> (place)
      And it is accepted
      When <pending> places <man> on <place>
      Then <pending>'s <man> stands on <place>

      Examples:
        | case                          | men                                                              | pending | man | place |
        | one fielder left              | F1 on -4,-14, F2 on 4,-14, M1 on -4,-10, M2 on 4,-10             | red     | D1  | 0,-2  |
        | the last placed in the circle | F1 on -4,-14, F2 on 4,-14, M1 on -4,-10, M2 on 4,-10, D1 on 0,-2 | blue    | F3  | 0,2   |

    @SETUP.place @case:the-last-man-placed-may-be-the-one-in-the-circle
    Scenario: If the fourth man is in the circle, the fifth may be placed outside
      Given nobody is set up and blue has the kick-off
      And red has already placed F1 on -4,-14, F2 on 4,-14, M1 on -4,-10
      When red places M2 on 0,-2
      And red places D1 on -4,-6
      Then these may act: red (place)
      And red's D1 stands on -4,-6

    @SETUP.second-has-ball @case:the-last-man-on-the-field-may-kick-off-from-the-circle
    Scenario: A fielder in the circle may kick off after his goalie is sent off
      Given it is half 1, turn 5
      And the score is red 1, blue 0
      And blue's G2 has been caught twice before
      And blue's G2 has been sent off
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,2
      And blue's D3 stands on 1,1
      And blue has the kick-off
      And the phase is kick-off
      Then blue has exactly these actions
        | action           |
        | kick off with F3 |
        | kick off with D3 |
      When blue kicks off with D3
      Then blue's D3 has the ball

    @TURN.complete @CARD.yellow-effect @case:a-turn-in-which-every-action-is-lost-is-over-at-once
    Scenario: If a turn has no possible action left, it ends at once
      Given the reading TS-A29 is spends-next
      And it is half 1, turn 4
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And red's F1, F2, M1, M2, G1 and blue's F3, M3, M4, D2, D3 and G2 has spent his next action ahead
      And red's D1 stands on 0,-8
      And blue's F3 stands on 0,-6
      And blue's F3 has the ball
      When red's D1 steals from blue's F3, fouling him: the dice show 1 and 2
      Then it is half 1, turn 6
      And it is red's activation
      And nobody has had his turn
      When red skips D1
      Then it is blue's activation

  Rule: The clause that is reported

    @DRAFT.alternate @case:a-pick-out-of-turn-is-reported-before-a-goalie-picked
    Scenario: A goalie's draft pick out of turn is refused only for the turn
      Given a new game
      When the coaches roll for the first pick: the dice show 6 and 1
      And blue picks G2
      Then it is refused under DRAFT.alternate

    @SETUP.place @case:another-mans-place-is-reported-before-the-centre-hex
    Scenario: A man placed too early on the centre hex is refused for the order
      Given nobody is set up and blue has the kick-off
      When red places F2 on 0,0
      Then it is refused under SETUP.place

    @GOALIE.confined @case:the-room-of-a-goalie-is-reported-before-the-centre-hex
    Scenario: A goalie on the centre hex is refused only for leaving his area
      Given nobody is set up and blue has the kick-off
      And red has already placed F1 on 0,-2, F2 on 4,-14, M1 on -4,-10, M2 on 4,-10, D1 on -4,-6
      When red places G1 on 0,0
      Then it is refused under GOALIE.confined

    @SETUP.own-side @case:the-wrong-side-is-reported-before-a-hex-that-is-occupied
    Scenario: Of two faults, wrong half and shared hex, the first is reported
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      When blue places F3 on 0,-2
      Then it is refused under SETUP.own-side

    @MOVE.up-to-two @case:a-hex-off-the-map-is-reported-before-the-room-of-a-goalie
    Scenario: A goalie's move off the map is refused only as too far
      When red's G1 moves to 30,30
      Then it is refused under MOVE.up-to-two

    @ACT.list @case:an-action-that-does-not-exist-is-reported-before-the-place-of-the-ball
    Scenario: A pick-up is refused under the wrong reading before the ball is checked
      When red's F1 picks up the ball
      Then it is refused under ACT.list

    @TURN.one-action @case:an-action-already-used-is-reported-before-a-chance-already-had
    Scenario: A man who has acted and declined is refused an interception because he acted
      Given the reading TS-A29 is spends-action
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And blue's D3 stands on 1,3
      And red's M1 has passed to red's M2
      And red's M1 and blue's F3 have had their turn
      And blue's F3 has been asked about the pass
      When blue's F3 intercepts
      Then it is refused under TURN.one-action

    @SHOOT.secret-write @case:a-word-already-written-is-reported-before-the-range-of-a-second
    Scenario: A second written goal hex, also out of range, is refused as the second
      Given red's M1 stands on -4,8
      And red's M1 is shooting
      And red has written Left
      When red aims at Right
      Then it is refused under SHOOT.secret-write

    @STEAL.adjacent @case:a-steal-from-afar-is-reported-before-a-foul-that-cannot-be-added
    Scenario: A forbidden foul in a distant steal is refused only for the steal's distance
      Given the reading TS-A38 is own-action
      And blue's F3 has the ball
      When red's F1 steals from blue's M3, fouling him
      Then it is refused under STEAL.adjacent
