Feature: Several men of either side, and the clause that a refusal reports
  A rule that applies to one man applies to a second man, and a rule for red applies to blue. Of two reasons, the first is reported.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: Several men of one side

    @CARD.first-yellow @case:under-ts-a38-own-action-a-man-of-each-side-is-booked-in-one-turn
    Scenario Outline: Under TS-A38 own-action, a man of each side is booked
      Given the reading TS-A38 is own-action
      And red's F1 stands on 0,4
      And blue's F3 stands on 0,6
      And red's M1 stands on 4,4
      And blue's M3 stands on 3,5
      And <side> is First coach
      And it is <side>'s activation
      When <first> fouls <victim>: the die shows 1
      And <second> fouls <other victim>: the die shows 1
      Then red's F1 and blue's M3 is booked
      And the whole list of the caught is red's F1 and blue's M3

      Examples:
        | side | first     | victim    | second    | other victim |
        | red  | red's F1  | blue's F3 | blue's M3 | red's M1     |
        | blue | blue's M3 | red's M1  | red's F1  | blue's F3    |

    @CARD.first-yellow @case:a-second-and-a-third-man-are-booked-beside-those-who-are
    Scenario Outline: A new booking does not remove earlier bookings
      Given it is half 1, turn 3
      And <booked> have each been caught once before
      And <booked> is booked
      And <booked> have had their turn
      And red's F1 stands on 0,4
      And blue's F3 stands on 0,6
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show 1 and 5
      Then <all> is booked

      Examples:
        | booked                   | all                          |
        | red's F2 and blue's D2   | red's F1, F2 and blue's D2   |
        | red's G1 and blue's M3   | red's F1, G1 and blue's M3   |
        | blue's M3 and D2         | red's F1 and blue's M3 and D2 |

    @CARD.second-red @CARD.red-effect @case:a-third-man-is-sent-off-after-one-of-each-side
    Scenario: A third man may be sent off after one man of each side
      Given it is half 2, turn 3
      And red's F2 and blue's D3 are sent off, each caught twice before
      And red's F1 has been caught once before
      And red's F1 stands on 0,4
      And blue's F3 stands on 0,6
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the die shows 1
      Then red's F1, F2 and blue's D3 has been sent off
      And red's F1 is off the field

    @TURN.pass-on @case:men-who-are-skipped-have-had-their-turn-in-any-order
    Scenario Outline: The order in which men are skipped does not change who is done
      When red skips <first>
      And blue skips <second>
      And red skips <third>
      Then red's F1, G1 and blue's M4 have had their turn

      Examples:
        | first | second | third |
        | F1    | M4     | G1    |
        | G1    | M4     | F1    |

  Rule: Blue's men follow the same rules as red's

    @SHOOT.failure @case:a-missed-shot-of-blue-leaves-the-ball-where-the-reading-says
    Scenario Outline: After a missed shot of blue, TS-A62 decides who has the ball
      Given the reading TS-A62 is <reading>
      And blue's M4 stands on 0,-8
      And blue's M4 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's M4 shoots
      And blue aims at Left
      And red guards Left
      And blue rolls the shot: the die shows 1
      Then <ball>
      And it is red's activation

      Examples:
        | reading       | ball                         |
        | goalie-ball   | red's G1 has the ball        |
        | loose-at-goal | the ball lies loose on 0,-16 |
        | shooter-keeps | blue's M4 has the ball       |

    @SHOOT.deviation @SHOOT.deviate-right @case:a-shot-of-blue-that-goes-wide-leaves-the-ball-where-the-reading-says
    Scenario Outline: After a wide shot of blue, TS-A62 decides who has the ball
      Given the reading TS-A62 is <reading>
      And blue's M4 stands on 0,-8
      And blue's M4 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's M4 shoots
      And blue aims at Right
      And red guards Center
      And blue rolls the shot: the dice show 5 and 2 on the d2
      Then <ball>
      And the score is red 0, blue 0
      And it is red's activation

      Examples:
        | reading       | ball                         |
        | goalie-ball   | red's G1 has the ball        |
        | loose-at-goal | the ball lies loose on 0,-16 |
        | shooter-keeps | blue's M4 has the ball       |

    @SHOOT.failure @case:without-reds-goalie-a-missed-shot-leaves-the-ball-where-the-reading-says
    Scenario Outline: If red has no goalie, TS-A62 decides who has a missed ball
      Given it is half 1, turn 3
      And the reading TS-A62 is <reading>
      And red's G1 has been caught twice before
      And red's G1 has been sent off
      And blue's M4 stands on 0,-8
      And blue's M4 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's M4 shoots
      And blue aims at Left
      And blue rolls the shot: the die shows 1
      Then <ball>
      And it is red's activation

      Examples:
        | reading       | ball                         |
        | goalie-ball   | the ball lies loose on 0,-16 |
        | loose-at-goal | the ball lies loose on 0,-16 |
        | shooter-keeps | blue's M4 has the ball       |

    @CARD.first-yellow
    Scenario: A man of blue is booked for a foul
      Given red's F1 stands on 0,4
      And blue's F3 stands on 0,6
      And red's F1 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's F3 steals from red's F1, fouling him: the dice show 1 and 5
      Then blue's F3 is booked
      And so far blue's F3 has been caught
      And red's F1 has the ball

    @CARD.second-red @CARD.red-effect
    Scenario: A man of blue is sent off for his second foul
      Given it is half 1, turn 3
      And blue's F3 has been caught once before
      And red's F1 stands on 0,4
      And blue's F3 stands on 0,6
      And red's F1 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's F3 steals from red's F1, fouling him: the die shows 1
      Then blue's F3 has been sent off
      And blue's F3 is off the field

    @STEAL.possession
    Scenario Outline: A man of blue steals with a high die
      Given red's F1 stands on 0,4
      And blue's F3 stands on 0,6
      And red's F1 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's F3 steals from red's F1: the die shows <die>
      Then <holder> has the ball
      And it is red's activation

      Examples:
        | die | holder    |
        | 6   | blue's F3 |
        | 2   | red's F1  |

  Rule: Which clause is reported

    @TEAM.draft-own @case:a-sent-off-man-of-the-other-coach-is-first-of-all-anothers-man
    Scenario Outline: A coach may not act with the opponent's man, even a sent-off one
      Given it is half 1, turn 3
      And blue's D3 are sent off, each caught twice before
      And red's F1 has the ball
      And blue's F3 stands on -4,-12
      When red tries to <action>
      Then it is refused under TEAM.draft-own

      Examples:
        | action                |
        | move D3 to 4,4        |
        | pick up the ball with D3 |
        | pass from D3 to F1    |
        | steal from F1 with D3 |
        | foul F3 with D3       |
        | shoot with D3         |
        | skip D3               |

    @CARD.yellow-effect @case:a-booked-man-who-has-had-his-turn-is-first-of-all-barred
    Scenario Outline: A barred man who is done is refused actions because he is barred
      Given it is half 1, turn 3
      And red's M1 has been caught once before
      And red's M1 may not be activated this turn
      And red's M1 has had his turn
      When red tries to <action>
      Then it is refused under CARD.yellow-effect

      Examples:
        | action                   |
        | move M1 to -4,-8         |
        | pick up the ball with M1 |
        | pass from M1 to F1       |
        | steal from F3 with M1    |
        | foul F3 with M1          |
        | shoot with M1            |
        | skip M1                  |

    @TURN.one-action @case:a-man-who-has-had-his-turn-is-refused-for-that-before-all-else
    Scenario Outline: A man who has acted is refused any further action, even an impossible one
      Given red's M1 has had his turn
      When red tries to <action>
      Then it is refused under TURN.one-action

      Examples:
        | action                   |
        | move M1 to 99,99         |
        | move M1 to 0,8           |
        | pass from M1 to F1       |
        | steal from F3 with M1    |
        | foul F3 with M1          |
        | shoot with M1            |

    @FOUL.bonus @case:a-foul-by-itself-is-refused-before-its-victim-is-looked-at
    Scenario: A foul as a separate action is refused before its victim is checked
      When red's F1 fouls blue's F3
      Then it is refused under FOUL.bonus

    @SHOOT.attempt @case:a-shooter-without-the-ball-is-refused-before-the-range-is-looked-at
    Scenario: A shot without the ball is refused before the range is checked
      When red's F1 shoots
      Then it is refused under SHOOT.attempt

    @SHOOT.attacker-target @case:the-defender-does-not-aim-not-even-after-the-attacker-has-written
    Scenario: The defender may not aim, even after the attacker has written
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And red aims at Left
      And blue aims at Left
      Then it is refused under SHOOT.attacker-target

    @SHOOT.defender-goalie @case:the-attacker-does-not-guard-not-even-after-the-defender-has-written
    Scenario: The attacker may not choose the goalie's hex, even after the defender has chosen
      Given red's M1 stands on 0,8
      And red's M1 has the ball
      When red's M1 shoots
      And blue guards Left
      And red guards Left
      Then it is refused under SHOOT.defender-goalie

    @INTERCEPT.passes-only @case:a-sent-off-man-of-the-passers-side-is-first-of-all-of-the-wrong-side
    Scenario Outline: An answer to a pass by the passer's sent-off team-mate is refused
      Given it is half 1, turn 3
      And red's F2 are sent off, each caught twice before
      And red's M2 stands on 2,-10
      And red's M1 has passed to red's M2
      And red's M1 has had his turn
      And blue's F3 stands on 0,-10
      When red tries to <action>
      Then it is refused under INTERCEPT.passes-only

      Examples:
        | action                  |
        | intercept with F2       |
        | let the ball by with F2 |
