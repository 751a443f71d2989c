Feature: Shooting
  The holder shoots at a goal hex within six hexes. Both coaches write a word in secret, the goalie is placed, and the shot is rolled.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: The holder shoots, within six hexes of a goal hex

    @SHOOT.attempt @SHOOT.order @case:a-holder-in-front-of-the-goal-shoots-and-both-coaches-have-to-write
    Scenario: After a shot is declared, both coaches write down a goal hex
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      Then these may act: red (aim); blue (guard)
      And red has exactly these actions
        | action        |
        | aim at Left   |
        | aim at Center |
        | aim at Right  |
      And blue has exactly these actions
        | action       |
        | guard Left   |
        | guard Center |
        | guard Right  |
      And the phase is aim
      And red's M1 has the ball
      And red's M1 has had his turn

    @SHOOT.attempt @case:a-forward-can-shoot-and-so-can-a-midfielder
    Scenario Outline: A forward or a midfielder can shoot
      Given red's <man> stands on 0,8
      And red's <man> has the ball
      When red's <man> shoots
      Then the phase is aim

      Examples:
        | man |
        | F1  |
        | M1  |

    @SHOOT.attempt @case:from-six-hexes-all-three-goal-hexes-can-be-aimed-at
    Scenario: A shooter within six hexes of all goal hexes may aim at each
      Given red's M1 stands on 0,6
      And red's M1 has the ball
      When red's M1 shoots
      Then red has exactly these actions
        | action        |
        | aim at Left   |
        | aim at Center |
        | aim at Right  |

    @SHOOT.attempt @SHOOT.success @case:only-a-goal-hex-within-six-hexes-can-be-aimed-at-while-the-goalie-may-stand-anywhere
    Scenario: A shooter may aim only at a goal hex within six hexes
      Given red's M1 stands on -1,5
      And red's M1 has the ball
      When red's M1 shoots
      Then red has exactly these actions
        | action      |
        | aim at Left |
      And blue has exactly these actions
        | action       |
        | guard Left   |
        | guard Center |
        | guard Right  |
      When red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

    @SHOOT.roll @ACTTAB.shoot @case:the-row-of-a-shot-from-1-13-is-the-distance-to-the-hex-aimed-at
    Scenario Outline: A shot from 1,13 uses the table row of the distance to its target
      Given red's M1 stands on 1,13
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at <word>
      And blue guards <guard>
      And red rolls the shot: the dice show <first>
      Then blue's G2 has the ball
      And the score is red 0, blue 0

      Examples:
        | word  | guard | first             |
        | Right | Left  | 2 and 2 on the d2 |
        | Left  | Right | 2                 |

    @SHOOT.attempt @case:a-man-without-the-ball-cannot-shoot
    Scenario: A man without the ball may not shoot
      Given red's M1 stands on 0,8
      And red's F1 stands on 0,10
      And red's F1 has the ball
      When red's M1 shoots
      Then it is refused under SHOOT.attempt
      And nothing has changed

    @SHOOT.attempt @case:a-man-next-to-a-loose-ball-cannot-shoot-it
    Scenario: A man next to a loose ball may not shoot it
      Given red's M1 stands on 0,8
      And the ball lies loose on 0,10
      When red's M1 shoots
      Then it is refused under SHOOT.attempt
      And nothing has changed

    @TURN.one-action @case:a-man-whose-action-is-used-cannot-shoot
    Scenario: A man whose action is used may not shoot
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      And red's M1 has had his turn
      When red's M1 shoots
      Then it is refused under TURN.one-action
      And nothing has changed

    @RANGE.max-six @case:from-seven-or-more-hexes-away-no-goal-hex-is-in-range
    Scenario Outline: A shot from seven or more hexes away is refused
      Given red's M1 stands on <place>
      And red's M1 has the ball
      When red's M1 shoots
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | place |
        | 0,4   |
        | -1,3  |
        | 4,4   |
        | 0,-14 |

    @RANGE.max-six @case:a-shot-from-minus-1-5-can-be-aimed-at-neither-center-nor-right
    Scenario Outline: A shot from -1,5 cannot be aimed at Center or Right
      Given red's M1 stands on -1,5
      And red's M1 is shooting
      When red aims at <word>
      Then it is refused under RANGE.max-six
      And nothing has changed

      Examples:
        | word   |
        | Center |
        | Right  |

  Rule: The two coaches write in secret, and both words are revealed together

    @SHOOT.secret-write @SHOOT.reveal @SHOOT.attacker-target @SHOOT.defender-goalie @case:the-words-are-hidden-from-the-other-coach-until-both-are-written
    Scenario: A coach does not see the opponent's goal hex until both coaches have written
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      Then red sees the attack word as none
      And blue sees the defence word as none
      When red aims at Left
      Then these may act: blue (guard)
      And red sees the attack word as Left
      And blue sees the attack word as hidden
      And red sees the defence word as none
      When a bystander looks at the table
      Then the attack word is shown as hidden
      When blue guards Center
      Then these may act: red (roll-shot)
      And blue sees the attack word as Left
      And red sees the defence word as Center
      When a bystander looks at the table
      Then the attack word is shown as Left
      And the defence word is shown as Center

    @SHOOT.secret-write @SHOOT.reveal @case:the-defending-coach-may-write-first
    Scenario: The defending coach may write the goalie's hex before the attacker writes
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And blue guards Right
      Then these may act: red (aim)
      And red sees the defence word as hidden
      And blue sees the defence word as Right
      And blue's G2 stands on 0,16
      When red aims at Left
      Then these may act: red (roll-shot)
      And red sees the defence word as Right
      And blue's G2 stands on 1,17
      When red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

    @SHOOT.secret-write @case:two-coaches-with-three-words-each-make-six-sequences-of-one-step
    Scenario: Before a shot, the two coaches together have six possible first choices
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And the sequences of 1 steps are counted over all chances
      Then there are 6
      When blue guards Left
      And the sequences of 1 steps are counted over all chances
      Then there are 3

    @SHOOT.secret-write @case:there-is-no-fourth-word
    Scenario: A shot with any word but Left, Center or Right is a bad request
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Top
      Then it is an error of kind bad-request
      When blue guards center
      Then it is an error of kind bad-request
      When red aims at Center
      Then these may act: blue (guard)

    @SHOOT.secret-write @case:a-word-once-written-cannot-be-changed-by-the-attacker
    Scenario: The attacker cannot change the goal hex that he has written
      Given red's M1 stands on 0,8
      And red's M1 is shooting
      And red has written Left
      When red aims at Right
      Then it is refused under SHOOT.secret-write
      And nothing has changed

    @SHOOT.secret-write @case:a-word-once-written-cannot-be-changed-by-the-defender
    Scenario: The defender cannot change the goal hex that he has written
      Given red's M1 stands on 0,8
      And red's M1 is shooting
      And blue has written Left
      When blue guards Center
      Then it is refused under SHOOT.secret-write
      And nothing has changed

    @SHOOT.attacker-target @case:the-defending-coach-does-not-name-the-hex-aimed-at
    Scenario: The defending coach may not write the target hex for the attacker
      Given red's M1 stands on 0,8
      And red's M1 is shooting
      When blue aims at Left
      Then it is refused under SHOOT.attacker-target
      And nothing has changed

    @SHOOT.defender-goalie @case:the-attacking-coach-does-not-name-the-goalies-hex
    Scenario: The attacking coach may not write the goalie's hex for the defender
      Given red's M1 stands on 0,8
      And red's M1 is shooting
      When red guards Left
      Then it is refused under SHOOT.defender-goalie
      And nothing has changed

    @SHOOT.reveal @case:the-shot-is-not-rolled-while-only-one-coach-has-written
    Scenario Outline: A shot is not rolled while only one coach has written a goal hex
      Given red's M1 stands on 0,8
      And red's M1 is shooting
      And <coach> has written Left
      When red rolls the shot
      Then it is refused under SHOOT.reveal
      And nothing has changed

      Examples:
        | coach |
        | red   |
        | blue  |

  Rule: The goalie is placed in the hex of the defender's word

    @SHOOT.goalie-moves @SHOOT.defender-goalie @GOALIE.placed-on-shot @case:the-defenders-word-puts-blues-goalie-on-its-hex-before-the-roll
    Scenario Outline: Before the roll, blue's goalie goes to the goal hex that blue wrote
      Given red's M1 stands on 0,8
      And blue's G2 stands on <box>
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards <word>
      Then blue's G2 stands on <place>
      And the phase is shot
      And red's M1 has had his turn

      Examples:
        | word   | box   | place |
        | Left   | 0,16  | -1,17 |
        | Center | 0,16  | 0,18  |
        | Right  | 0,16  | 1,17  |
        | Left   | 1,13  | -1,17 |
        | Right  | -1,17 | 1,17  |
        | Right  | 1,17  | 1,17  |

    @SHOOT.goalie-moves @GOALIE.placed-on-shot @case:a-goalie-who-has-had-his-turn-is-placed-all-the-same
    Scenario: A goalie who has already acted is placed for the shot
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      And blue's G2 has had his turn
      When red's M1 shoots
      And red aims at Left
      And blue guards Left
      Then blue's G2 stands on -1,17
      And red's M1 and blue's G2 have had their turn

    @SHOOT.goalie-moves @case:being-placed-is-no-activation-of-the-goalie-who-stays-there-afterwards
    Scenario: Placing the goalie for a shot is not his activation
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 1
      Then red's M1 has had his turn
      And blue's G2 stands on 1,17
      When blue's G2 moves to 1,15
      Then blue's G2 stands on 1,15
      And blue's G2 has the ball

    @SHOOT.attacker-target @SHOOT.defender-goalie @SHOOT.goalie-moves @case:reds-goalie-stands-where-the-shooter-sees-the-word
    Scenario Outline: Red's goalie is placed as the shooter sees Left and Right
      Given blue's M4 stands on 0,-8
      And blue's M4 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's M4 shoots
      And blue aims at Center
      And red guards <word>
      Then red's G1 stands on <place>

      Examples:
        | word   | place  |
        | Left   | 1,-17  |
        | Center | 0,-18  |
        | Right  | -1,-17 |

    @SHOOT.attempt @SHOOT.success @case:with-the-goalie-sent-off-nobody-guards-and-a-shot-on-target-scores
    Scenario: If the side has no goalie, a shot on target scores
      Given it is half 1, turn 3
      And blue's G2 has been caught twice before
      And blue's G2 has been sent off
      And red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      Then these may act: red (aim)
      When red aims at Center
      And red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

  Rule: The shot is rolled on the shoot table

    @SHOOT.roll @ACTTAB.shoot @SHOOT.failure @case:a-midfielder-misses-with-the-low-dice-of-the-distance
    Scenario Outline: A midfielder's shot misses with the low numbers for its distance
      Given red's M1 stands on <place>
      And blue's G2 stands on 1,15
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows <die>
      Then blue's G2 has the ball
      And blue's G2 stands on 1,17
      And the score is red 0, blue 0
      And it is blue's activation

      Examples:
        | place | die |
        | 0,16  | 1   |
        | 0,14  | 1   |
        | 0,12  | 1   |
        | 0,12  | 2   |
        | 0,10  | 1   |
        | 0,10  | 2   |
        | 0,10  | 3   |
        | 0,8   | 1   |
        | 0,8   | 2   |
        | 0,8   | 3   |
        | 0,6   | 1   |
        | 0,6   | 2   |
        | 0,6   | 3   |
        | 0,6   | 4   |

    @SHOOT.roll @ACTTAB.shoot @SHOOT.deviation @SHOOT.deviate-left @case:a-midfielders-shot-strays-with-the-middle-dice-of-the-distance
    Scenario Outline: A midfielder's shot deviates with the middle numbers for its distance
      Given red's M1 stands on <place>
      And blue's G2 stands on 1,15
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the dice show <die> and 1 on the d2
      Then blue's G2 has the ball
      And the score is red 0, blue 0
      And it is blue's activation

      Examples:
        | place | die |
        | 0,16  | 2   |
        | 0,16  | 3   |
        | 0,14  | 2   |
        | 0,14  | 3   |
        | 0,12  | 3   |
        | 0,10  | 4   |
        | 0,8   | 4   |
        | 0,8   | 5   |
        | 0,6   | 5   |

    @SHOOT.roll @ACTTAB.shoot @SHOOT.success @case:a-midfielder-scores-with-the-high-dice-of-the-distance
    Scenario Outline: A midfielder's shot succeeds with the high numbers for its distance
      Given red's M1 stands on <place>
      And blue's G2 stands on 1,15
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows <die>
      Then the score is red 1, blue 0
      And the phase is set-up

      Examples:
        | place | die |
        | 0,16  | 4   |
        | 0,16  | 5   |
        | 0,16  | 6   |
        | 0,14  | 4   |
        | 0,14  | 5   |
        | 0,14  | 6   |
        | 0,12  | 4   |
        | 0,12  | 5   |
        | 0,12  | 6   |
        | 0,10  | 5   |
        | 0,10  | 6   |
        | 0,8   | 6   |
        | 0,6   | 6   |

    @SHOOT.roll @ACTTAB.shoot @SHOOT.failure @SKILL.shoot-plus-one @case:a-forward-misses-with-the-low-dice-of-the-distance
    Scenario Outline: A forward's shot misses with the low numbers for its distance
      Given red's F1 stands on <place>
      And blue's G2 stands on 1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows <die>
      Then blue's G2 has the ball
      And blue's G2 stands on 1,17
      And the score is red 0, blue 0
      And it is blue's activation

      Examples:
        | place | die |
        | 0,12  | 1   |
        | 0,10  | 1   |
        | 0,10  | 2   |
        | 0,8   | 1   |
        | 0,8   | 2   |
        | 0,6   | 1   |
        | 0,6   | 2   |
        | 0,6   | 3   |

    @SHOOT.roll @ACTTAB.shoot @SHOOT.deviation @SHOOT.deviate-left @SKILL.shoot-plus-one @case:a-forwards-shot-strays-with-the-middle-dice-of-the-distance
    Scenario Outline: A forward's shot deviates with the middle numbers for its distance
      Given red's F1 stands on <place>
      And blue's G2 stands on 1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the dice show <die> and 1 on the d2
      Then blue's G2 has the ball
      And the score is red 0, blue 0
      And it is blue's activation

      Examples:
        | place | die |
        | 0,16  | 1   |
        | 0,16  | 2   |
        | 0,14  | 1   |
        | 0,14  | 2   |
        | 0,12  | 2   |
        | 0,10  | 3   |
        | 0,8   | 3   |
        | 0,8   | 4   |
        | 0,6   | 4   |

    @SHOOT.roll @ACTTAB.shoot @SHOOT.success @SKILL.shoot-plus-one @case:a-forward-scores-with-the-high-dice-of-the-distance
    Scenario Outline: A forward's shot succeeds with the high numbers for its distance
      Given red's F1 stands on <place>
      And blue's G2 stands on 1,15
      And red's F1 has the ball
      When red's F1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows <die>
      Then the score is red 1, blue 0
      And the phase is set-up

      Examples:
        | place | die |
        | 0,16  | 3   |
        | 0,16  | 4   |
        | 0,16  | 5   |
        | 0,16  | 6   |
        | 0,14  | 3   |
        | 0,14  | 4   |
        | 0,14  | 5   |
        | 0,14  | 6   |
        | 0,12  | 3   |
        | 0,12  | 4   |
        | 0,12  | 5   |
        | 0,12  | 6   |
        | 0,10  | 4   |
        | 0,10  | 5   |
        | 0,10  | 6   |
        | 0,8   | 5   |
        | 0,8   | 6   |
        | 0,6   | 5   |
        | 0,6   | 6   |

    @SHOOT.roll @case:the-shot-waits-for-one-die
    Scenario: A shot takes the shot die before all other dice
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot
      Then a die is to be rolled for the shot
      And the die may show 1, 2, 3, 4, 5 and 6, each as likely
      When red rolls the shot: the die shows 4
      Then a d2 is to be rolled for the deviation
      And the die may show 1 and 2, each as likely
      When red rolls the shot: the dice show 4 and 2 on the d2
      Then a die is to be rolled for the save
      When red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

    @SHOOT.success @SHOOT.deviation @case:the-odds-of-a-midfielders-shot-from-five-hexes-past-the-wrong-corner-are-one-in-four
    Scenario: A midfielder's shot from five hexes scores in one of four cases
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And the odds of red's score are asked for red to roll the shot
      Then the odds are
        | red's score | p   |
        | 0           | 3/4 |
        | 1           | 1/4 |
      When the sequences of 1 steps are counted over all chances
      Then there are 18
      When red rolls the shot: the dice show 4, 2 on the d2 and 3
      Then the score is red 1, blue 0

    @SHOOT.roll @SHOOT.success
    Scenario: The explanation of a shot names table, row and result
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red, given d6 6, asks by which rules to roll the shot
      Then the explanation cites SHOOT.roll, ACTTAB.shoot, SHOOTTAB.5h, SHOOT.success

    @SHOOT.success @GAME.winner @case:a-goal-is-one-point-and-the-field-is-set-up-again
    Scenario: A goal counts one point and brings a new set-up
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      And the score is red 2, blue 1
      When red's M1 shoots
      And red aims at Right
      And blue guards Left
      And red rolls the shot: the die shows 6
      Then these may act: red (place)
      And the score is red 3, blue 1
      And red's M1 is off the field
      And it is half 1, turn 1
      And red's M1 has had his turn

    @SHOOT.success @GAME.winner
    Scenario: Blue scores at red's end
      Given blue's M4 stands on 0,-8
      And blue's M4 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's M4 shoots
      And blue aims at Left
      And red guards Right
      And blue rolls the shot: the die shows 6
      Then these may act: blue (place)
      And the score is red 0, blue 1

    @SHOOT.failure @case:after-a-failure-there-is-no-save-and-no-deviation
    Scenario: After a missed shot, there is no save and no deviation
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Left
      And red rolls the shot: the dice show 3 and 1
      Then it is an error of kind chance-left
      When red rolls the shot: the die shows 3
      Then blue's G2 has the ball
      And the score is red 0, blue 0

    @SHOOT.roll
    Scenario: The defending coach does not roll the shot
      Given red's M1 stands on 0,8
      And blue's G2 stands on 1,17
      And red's M1 is shooting
      And red has written Left
      And blue has written Right
      When blue rolls the shot
      Then it is refused under SHOOT.roll
      And nothing has changed

  Rule: A ball that strays goes one hex left or right

    @SHOOT.deviation @SHOOT.deviate-left @case:a-stray-ball-to-the-left-goes-through-wide-or-to-the-goalie
    Scenario Outline: A shot that deviates to the left can score, miss or meet the goalie
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at <word>
      And blue guards <guard>
      And red rolls the shot: the dice show <dice>
      Then the score is red <red>, blue 0
      And the phase is <phase>

      Examples:
        | word   | guard  | dice                 | red | phase    |
        | Center | Right  | 4 and 1 on the d2    | 1   | set-up   |
        | Center | Center | 4, 1 on the d2 and 3 | 1   | set-up   |
        | Center | Left   | 5, 1 on the d2 and 3 | 0   | activate |
        | Right  | Center | 4, 1 on the d2 and 3 | 0   | activate |
        | Right  | Left   | 4, 1 on the d2 and 3 | 1   | set-up   |
        | Left   | Left   | 4 and 1 on the d2    | 0   | activate |

    @SHOOT.deviation @SHOOT.deviate-right @case:a-stray-ball-to-the-right-goes-through-wide-or-to-the-goalie
    Scenario Outline: A shot that deviates to the right can score, miss or meet the goalie
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at <word>
      And blue guards <guard>
      And red rolls the shot: the dice show <dice>
      Then the score is red <red>, blue 0
      And the phase is <phase>

      Examples:
        | word   | guard  | dice                 | red | phase    |
        | Center | Left   | 4 and 2 on the d2    | 1   | set-up   |
        | Center | Right  | 5, 2 on the d2 and 3 | 0   | activate |
        | Center | Center | 4, 2 on the d2 and 4 | 0   | activate |
        | Left   | Center | 4, 2 on the d2 and 3 | 0   | activate |
        | Left   | Right  | 4, 2 on the d2 and 3 | 1   | set-up   |
        | Right  | Right  | 4 and 2 on the d2    | 0   | activate |

    @SHOOT.deviation @SHOOT.deviate-left @case:blues-ball-that-strays-to-the-left-goes-to-greater-x
    Scenario: Blue's shot that deviates to the left goes to a hex with greater x
      Given blue's M4 stands on 0,-8
      And blue's M4 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's M4 shoots
      And blue aims at Center
      And red guards Left
      And blue rolls the shot: the dice show 4, 1 on the d2 and 3
      Then red's G1 has the ball
      And red's G1 stands on 1,-17
      And it is red's activation

    @SHOOT.success @case:a-ball-on-target-does-not-stray
    Scenario: A shot on target does not deviate
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the dice show 6 and 2 on the d2
      Then it is an error of kind chance-left
      When red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

  Rule: A goalie saves in his own hex or a next hex

    @SHOOT.save-roll @ACTTAB.save-occupied @SKILL.goalie-plus-one @case:shot-into-the-goalies-own-hex-the-ball-is-saved-with-a-3
    Scenario Outline: A goalie saves a shot into his own hex with a 3
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Left
      And red rolls the shot: the dice show 6 and <die>
      Then the score is red <red>, blue 0
      And the phase is <phase>

      Examples:
        | die | red | phase    |
        | 1   | 1   | set-up   |
        | 2   | 1   | set-up   |
        | 3   | 0   | activate |
        | 4   | 0   | activate |
        | 5   | 0   | activate |
        | 6   | 0   | activate |

    @SHOOT.save-roll @ACTTAB.save-adjacent @SKILL.goalie-adjacent @SKILL.goalie-plus-one @case:shot-into-the-hex-next-to-the-goalie-the-ball-is-saved-with-a-4
    Scenario Outline: A goalie with a 4 saves a shot through the hex next to him
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Center
      And red rolls the shot: the dice show 6 and <die>
      Then the score is red <red>, blue 0
      And the phase is <phase>

      Examples:
        | die | red | phase    |
        | 1   | 1   | set-up   |
        | 2   | 1   | set-up   |
        | 3   | 1   | set-up   |
        | 4   | 0   | activate |
        | 5   | 0   | activate |
        | 6   | 0   | activate |

    @SHOOT.save-roll @case:a-save-die-of-3-is-enough-in-the-goalies-own-hex-only
    Scenario Outline: A goalie saves with a die of 3 only in his own hex
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at <word>
      And blue guards <guard>
      And red rolls the shot: the dice show 6 and 3
      Then the score is red <red>, blue 0

      Examples:
        | word   | guard  | red |
        | Left   | Left   | 0   |
        | Left   | Center | 1   |
        | Center | Left   | 1   |
        | Center | Center | 0   |
        | Center | Right  | 1   |
        | Right  | Center | 1   |
        | Right  | Right  | 0   |

    @SHOOT.success @SKILL.goalie-adjacent @case:with-the-goalie-two-hexes-from-the-hex-aimed-at-there-is-no-save
    Scenario Outline: A goalie two hexes from the target cannot save
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at <word>
      And blue guards <guard>
      And red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

      Examples:
        | word  | guard |
        | Left  | Right |
        | Right | Left  |

    @SHOOT.save-roll @case:the-saver-holds-the-ball-in-the-hex-where-he-was-placed
    Scenario: The saver holds the ball in his own hex
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Center
      And red rolls the shot: the dice show 6 and 4
      Then blue's G2 has the ball
      And blue's G2 stands on 0,18
      And red's M1 has had his turn
      And it is blue's activation

    @SHOOT.order @SHOOT.save-roll @case:words-goalie-shot-deviation-and-save-follow-in-this-order
    Scenario: A shot is resolved by written goal hexes, goalie placing, die, deviation and save
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      Then blue's G2 stands on -1,17
      When red rolls the shot
      Then a die is to be rolled for the shot
      When red rolls the shot: the die shows 4
      Then a d2 is to be rolled for the deviation
      When red rolls the shot: the dice show 4 and 1 on the d2
      Then a die is to be rolled for the save
      When red rolls the shot: the dice show 4, 1 on the d2 and 3
      Then blue's G2 has the ball

    @SHOOT.order
    Scenario: A save cannot be rolled before the shot
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      And red is given d6 6 for save, d6 6 for shot to roll the shot
      Then it is an error of kind chance-mismatch
      When red is given d6 6 for shot, d6 6 for save to roll the shot
      Then blue's G2 has the ball

  Rule: Fielders with Save stop a shot that goes through their hex

    @SHOOT.save-roll @SKILL.save-occupied @ACTTAB.save-occupied
    Scenario Outline: A defender on the path saves with a 4
      Given red's M1 stands on 0,8
      And blue's D3 stands on 0,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      And red rolls the shot: the dice show <dice>
      Then blue's <holder> has the ball
      And blue's D3 stands on 0,12
      And red's M1 has had his turn
      And the score is red 0, blue 0

      Examples:
        | dice       | holder |
        | 6 and 4    | D3     |
        | 6 and 6    | D3     |
        | 6, 3 and 4 | G2     |

    @SHOOT.failure @case:a-defender-on-the-path-of-a-shot-that-misses-rolls-nothing
    Scenario: A defender on the path of a missed shot does not roll
      Given red's M1 stands on 0,8
      And blue's D3 stands on 0,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      And red rolls the shot: the die shows 1
      Then blue's G2 has the ball
      And blue's D3 stands on 0,12

    @SHOOT.save-roll @SHOOT.success @case:a-shot-that-beats-the-defender-on-the-path-and-the-goalie-is-a-goal
    Scenario: A shot past a defender and the goalie is a goal
      Given red's M1 stands on 0,8
      And blue's D3 stands on 0,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      And red rolls the shot: the dice show 6, 3 and 3
      Then the score is red 1, blue 0

    @SHOOT.save-roll @case:a-defender-who-has-had-his-turn-may-still-save
    Scenario: A defender who has already acted may still save
      Given red's M1 stands on 0,8
      And blue's D3 stands on 0,12
      And blue's D3 has had his turn
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      And red rolls the shot: the dice show 6 and 4
      Then blue's D3 has the ball

    @SHOOT.success
    Scenario Outline: A defender next to the path may not save
      Given red's M1 stands on 0,8
      And blue's D3 stands on <place>
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      And red rolls the shot: the dice show 6 and 3
      Then the score is red 1, blue 0

      Examples:
        | place |
        | 1,11  |
        | -1,9  |
        | 1,15  |

    @SHOOT.save-roll @case:of-two-defenders-on-the-path-the-one-nearer-to-the-shooter-rolls-first
    Scenario: Of two defenders on the path, the nearer one rolls first
      Given red's M1 stands on 0,8
      And blue's D3 stands on 0,10
      And blue's D2 stands on 0,14
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      And red rolls the shot: the dice show 6 and 4
      Then blue's D3 has the ball

    @SHOOT.save-roll @case:the-second-defender-on-the-path-rolls-when-the-first-has-failed
    Scenario: The second defender on the path rolls after the first fails
      Given red's M1 stands on 0,8
      And blue's D3 stands on 0,10
      And blue's D2 stands on 0,14
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      And red rolls the shot: the dice show 6, 3 and 4
      Then blue's D2 has the ball

    @SHOOT.deviation @SHOOT.save-roll @case:a-defender-on-minus-1-15-faces-only-a-ball-through-left
    Scenario Outline: A defender on -1,15 may save only a shot through Left
      Given red's M1 stands on 0,8
      And blue's D3 stands on -1,15
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at <word>
      And blue guards Right
      And red rolls the shot: the dice show <dice>
      Then <ball>

      Examples:
        | word   | dice                 | ball                       |
        | Center | 4, 1 on the d2 and 4 | blue's D3 has the ball     |
        | Left   | 4, 2 on the d2 and 3 | the score is red 1, blue 0 |
        | Center | 4, 2 on the d2 and 3 | blue's G2 has the ball     |

    @SHOOT.deviate-left @SHOOT.deviation @case:nobody-saves-a-ball-that-goes-wide
    Scenario: Nobody may save a shot that goes wide
      Given red's M1 stands on 0,8
      And blue's D3 stands on 0,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Left
      And red rolls the shot: the dice show 4 and 1 on the d2
      Then blue's G2 has the ball
      And blue's G2 stands on -1,17

    @SHOOT.success @case:a-man-of-the-shooters-side-who-has-save-does-not-save
    Scenario: A teammate of the shooter may not save
      Given the class F has the skills Intercept, Pass, Tackle, Shoot and Save
      And red's M1 stands on 0,8
      And red's F1 stands on 0,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      And red rolls the shot: the dice show 6 and 3
      Then the score is red 1, blue 0

    @SHOOT.save-roll @case:with-d3-on-the-path-the-reading-says-when-and-whether-he-saves
    Scenario Outline: TS-A58 decides whether a defender on the path may save, and when he rolls
      Given the reading TS-A58 is <reading>
      And red's M1 stands on 0,8
      And blue's D3 stands on 0,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      And red rolls the shot: the dice show <dice>
      Then blue's <holder> has the ball

      Examples:
        | reading         | dice       | holder |
        | save-after-roll | 6 and 4    | D3     |
        | save-after-roll | 6, 3 and 4 | G2     |
        | before-roll     | 4          | D3     |
        | before-roll     | 3, 6 and 4 | G2     |
        | before-roll     | 3 and 1    | G2     |
        | anyone-blocks   | 6 and 4    | D3     |
        | anyone-blocks   | 6, 3 and 4 | G2     |

    @SHOOT.save-roll @case:with-a-man-without-save-on-the-path-the-reading-says-whether-he-stops-the-ball
    Scenario Outline: The reading of TS-A58 decides whether a man without Save blocks the ball
      Given the reading TS-A58 is <reading>
      And red's M1 stands on 0,8
      And blue's <man> stands on 0,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Left
      And red rolls the shot: the dice show <dice>
      Then <ball>

      Examples:
        | reading         | man | dice       | ball                       |
        | save-after-roll | F3  | 6 and 3    | the score is red 1, blue 0 |
        | save-after-roll | F3  | 6 and 4    | blue's G2 has the ball     |
        | before-roll     | F3  | 6 and 3    | the score is red 1, blue 0 |
        | anyone-blocks   | F3  | 6 and 4    | blue's F3 has the ball     |
        | anyone-blocks   | F3  | 6, 3 and 3 | the score is red 1, blue 0 |
        | anyone-blocks   | M4  | 6 and 4    | blue's M4 has the ball     |

    @SHOOT.save-roll @SHOOT.deviation @case:under-before-roll-a-defender-on-the-path-to-the-hex-aimed-at-rolls-before-the-shot
    Scenario Outline: Under TS-A58 before-roll, a defender on the path rolls before the shot die
      Given the reading TS-A58 is before-roll
      And red's M1 stands on 0,8
      And blue's D3 stands on -1,15
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the dice show <dice>
      Then <ball>

      Examples:
        | dice                    | ball                       |
        | 3, 4, 2 on the d2 and 3 | the score is red 1, blue 0 |
        | 3, 4 and 1 on the d2    | blue's G2 has the ball     |

    @SHOOT.success @SHOOT.deviation @SHOOT.deviate-left @case:under-before-roll-a-defender-on-the-path-of-the-stray-ball-only-does-not-roll
    Scenario: Under TS-A58 before-roll, a defender away from the aimed path may not save
      Given the reading TS-A58 is before-roll
      And red's M1 stands on 0,8
      And blue's D3 stands on -1,15
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Right
      And red rolls the shot: the dice show 4 and 1 on the d2
      Then the score is red 1, blue 0

    @SHOOT.save-roll @case:a-shot-along-the-edge-of-a-defenders-hex-meets-him-where-the-reading-of-edges-says-so
    Scenario Outline: TS-A34 decides whether a shot along an edge of hexes meets a defender
      Given the reading TS-A34 is <reading>
      And red's M1 stands on -3,11
      And blue's D3 stands on -2,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards <guard>
      And red rolls the shot: the dice show <dice>
      Then <ball>

      Examples:
        | reading          | guard  | dice    | ball                       |
        | edge-counts-both | Right  | 6 and 4 | blue's D3 has the ball     |
        | interior-only    | Center | 6 and 3 | the score is red 1, blue 0 |
        | interior-only    | Center | 6 and 4 | blue's G2 has the ball     |
        | passer-chooses   | Right  | 6 and 4 | blue's D3 has the ball     |

    @SHOOT.success @SKILL.goalie-adjacent @case:under-goal-hex-only-a-goalie-on-right-has-no-answer-to-a-ball-through-left
    Scenario: Under TS-A59 goal-hex-only, a goalie on Right cannot save at Left
      Given the reading TS-A59 is goal-hex-only
      And red's M1 stands on 2,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

    @SHOOT.save-roll @ACTTAB.save-adjacent @case:under-whole-path-a-goalie-on-right-whom-a-ball-to-left-passes-saves-with-a-4
    Scenario Outline: Under TS-A59 whole-path, a goalie near the path saves with a 4
      Given the reading TS-A59 is whole-path
      And red's M1 stands on 2,12
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the dice show 6 and <die>
      Then <ball>

      Examples:
        | die | ball                       |
        | 3   | the score is red 1, blue 0 |
        | 4   | blue's G2 has the ball     |

    @SHOOT.success @SKILL.goalie-adjacent @case:under-whole-path-a-goalie-on-right-has-no-answer-to-a-ball-that-comes-straight-to-left
    Scenario: Under TS-A59 whole-path, a goalie away from the path may not save
      Given the reading TS-A59 is whole-path
      And red's M1 stands on -1,9
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

    @SKILL.save-occupied @PATH.definition @SHOOT.save-roll @ACTTAB.save-occupied @case:a-goalie-on-left-saves-a-ball-that-flies-through-his-hex-on-its-way-to-right
    Scenario Outline: A goalie on Left saves a ball to Right through his hex
      Given the reading TS-A59 is <reading>
      And red's M1 stands on -2,16
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Right
      And blue guards Left
      And red rolls the shot: the dice show 6 and <die>
      Then <ball>

      Examples:
        | reading      | die | ball                       |
        | save-on-path | 2   | the score is red 1, blue 0 |
        | save-on-path | 3   | blue's G2 has the ball     |
        | whole-path   | 2   | the score is red 1, blue 0 |
        | whole-path   | 3   | blue's G2 has the ball     |

    @SHOOT.success @SKILL.goalie-adjacent @case:under-goal-hex-only-a-ball-may-fly-through-the-hex-of-the-goalie-on-left
    Scenario: Under TS-A59 goal-hex-only, a ball passes through the goalie's hex
      Given the reading TS-A59 is goal-hex-only
      And red's M1 stands on -2,16
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Right
      And blue guards Left
      And red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

    @SKILL.save-occupied @PATH.definition @case:a-goalie-on-right-saves-a-ball-that-flies-through-his-hex-on-its-way-to-left
    Scenario: A goalie on Right saves a ball to Left through his hex
      Given red's M1 stands on 2,16
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the dice show 6 and 3
      Then blue's G2 has the ball
      And blue's G2 stands on 1,17

    @SHOOT.success @SKILL.goalie-adjacent @case:without-save-a-goalie-on-the-path-answers-only-where-he-is-next-to-the-goal-hex
    Scenario Outline: A goalie without Save saves only next to the goal hex
      Given the class G has the skills Goalie and Pass
      And red's M1 stands on -2,16
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at <aim>
      And blue guards Left
      And red rolls the shot: the dice show <dice>
      Then <ball>

      Examples:
        | aim    | dice    | ball                       |
        | Right  | 6       | the score is red 1, blue 0 |
        | Center | 6 and 3 | the score is red 1, blue 0 |
        | Center | 6 and 4 | blue's G2 has the ball     |

    @SHOOT.order @SKILL.save-occupied @case:the-goalie-rolls-last-also-before-a-defender-who-stands-behind-him-on-the-path
    Scenario: A goalie in front of a defender still rolls last for the save
      Given red's M1 stands on -2,16
      And blue's G2 stands on 1,15
      And blue's D2 stands on 0,16
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Right
      And blue guards Left
      And red rolls the shot: the dice show 6, 3 and 3
      Then blue's G2 has the ball

    @SHOOT.save-roll @case:a-goalie-in-the-hex-of-the-shot-saves-with-a-3-whatever-else-he-may-reach
    Scenario Outline: Under TS-A59, a goalie in the shot's hex saves with a 3
      Given the reading TS-A59 is <reading>
      And red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Center
      And blue guards Center
      And red rolls the shot: the dice show 6 and 3
      Then blue's G2 has the ball

      Examples:
        | reading       |
        | goal-hex-only |
        | whole-path    |

  Rule: Where the ball is after a miss

    @SHOOT.failure @case:a-missed-shot-leaves-the-ball-where-the-reading-says
    Scenario Outline: The reading of TS-A62 decides who has the ball after a shot misses
      Given the reading TS-A62 is <reading>
      And red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Left
      And red rolls the shot: the die shows 1
      Then <ball>
      And blue's G2 stands on -1,17
      And red's M1 stands on 0,8
      And it is blue's activation

      Examples:
        | reading       | ball                        |
        | goalie-ball   | blue's G2 has the ball      |
        | loose-at-goal | the ball lies loose on 0,16 |
        | shooter-keeps | red's M1 has the ball       |

    @SHOOT.deviation @SHOOT.deviate-right @case:a-shot-that-goes-wide-leaves-the-ball-where-the-reading-says
    Scenario Outline: The reading of TS-A62 decides who has the ball after a shot deviates wide
      Given the reading TS-A62 is <reading>
      And red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Right
      And blue guards Center
      And red rolls the shot: the dice show 5 and 2 on the d2
      Then <ball>
      And blue's G2 stands on 0,18
      And the score is red 0, blue 0
      And it is blue's activation

      Examples:
        | reading       | ball                        |
        | goalie-ball   | blue's G2 has the ball      |
        | loose-at-goal | the ball lies loose on 0,16 |
        | shooter-keeps | red's M1 has the ball       |

    @SHOOT.failure @case:without-a-goalie-a-missed-shot-leaves-the-ball-where-the-reading-says
    Scenario Outline: If the side has no goalie, TS-A62 decides who has a missed ball
      Given it is half 1, turn 3
      And the reading TS-A62 is <reading>
      And blue's G2 has been caught twice before
      And blue's G2 has been sent off
      And red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And red rolls the shot: the die shows 1
      Then <ball>
      And it is blue's activation

      Examples:
        | reading       | ball                        |
        | goalie-ball   | the ball lies loose on 0,16 |
        | loose-at-goal | the ball lies loose on 0,16 |
        | shooter-keeps | red's M1 has the ball       |

    @SHOOT.failure
    Scenario: A missed shot of blue gives red's goalie the ball
      Given blue's M4 stands on 0,-8
      And blue's M4 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's M4 shoots
      And blue aims at Right
      And red guards Center
      And blue rolls the shot: the die shows 3
      Then red's G1 has the ball
      And red's G1 stands on 0,-18
      And it is red's activation

  Rule: The shooter's hex is not on the path of the shot

    @SHOOT.success @SKILL.goalie-adjacent @case:under-whole-path-a-goalie-next-to-the-shooter-has-no-answer-to-a-ball-that-goes-off-on-the-other-side
    Scenario: Under TS-A59 whole-path, a goalie behind the shooter may not save
      Given the reading TS-A59 is whole-path
      And red's M1 stands on 0,16
      And blue's G2 stands on 0,14
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue guards Right
      And red rolls the shot: the die shows 6
      Then the score is red 1, blue 0
