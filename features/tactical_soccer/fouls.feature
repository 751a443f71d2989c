Feature: Fouls
  A foul is declared with a steal or an interception and has its own die. It may add 1 to the other roll or bring a card.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: A foul is aimed at a neighbour and declared before the dice

    @FOUL.adjacent @FOUL.declare @FOUL.roll @FOUL.bonus @STEAL.adjacent @case:a-steal-with-a-foul-takes-two-dice-the-foul-die-first
    Scenario: A steal with a foul takes two dice, the first for the foul
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him
      Then a die is to be rolled for the foul
      And nothing has changed
      When red's F1 steals from blue's F3, fouling him: the die shows 5
      Then a die is to be rolled for the steal
      And nothing has changed
      When red's F1 steals from blue's F3, fouling him: the dice show 5 and 5
      Then red's F1 has the ball
      And red's F1 has had his turn
      And it is blue's activation

    @FOUL.adjacent @FOUL.declare @FOUL.roll @FOUL.bonus @ACTTAB.intercept @case:an-interceptor-next-to-the-passer-fouls-him-and-wins-the-ball-with-a-4
    Scenario: An interceptor fouls the passer and wins the ball with a 4
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-5
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts, fouling red's M1: the dice show 5 and 4
      Then blue's F3 has the ball
      And so far nobody has been caught
      And it is blue's activation

    @FOUL.adjacent @FOUL.declare @FOUL.roll @FOUL.bonus @case:an-interceptor-next-to-the-receiver-fouls-him-and-misses-the-ball-with-a-3
    Scenario: An interceptor fouls the receiver and misses the ball with a 3
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 0,4
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's D3 intercepts, fouling red's M2: the dice show 6, 3 and 4
      Then red's M2 has the ball
      And it is blue's activation

    @FOUL.adjacent @FOUL.bonus @case:the-victim-is-counted-as-a-neighbour-from-the-hex-of-the-tackle-step
    Scenario: A tackler may foul a neighbour of the hex he steps to
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 2,-4
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                                         |
        | intercept with F3 stepping to 1,-5             |
        | intercept with F3 stepping to 1,-5, fouling M1 |
        | intercept with F3 stepping to 1,-3             |
        | let the ball by with F3                        |
      When blue's F3 steps to 1,-5 and intercepts, fouling red's M1: the dice show 5 and 4
      Then blue's F3 has the ball
      And blue's F3 stands on 1,-5

    @FOUL.adjacent @case:a-defender-next-to-the-passer-of-a-pass-gone-astray-may-foul-him-not-the-receiver
    Scenario: After a failed pass, a neighbour of the passer may foul him
      Given red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-5
      And red's D1 has the ball
      When red's D1 passes to red's M2: the dice show 1 and 3 on the d3
      Then blue has exactly these actions
        | action                        |
        | intercept with F3             |
        | intercept with F3, fouling D1 |
        | let the ball by with F3       |
      When blue's F3 intercepts, fouling red's D1: the dice show 5 and 4
      Then blue's F3 has the ball

    @STEAL.adjacent @case:a-steal-without-a-foul-has-no-second-die
    Scenario: A steal without a foul takes only one die
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3: the dice show 5 and 5
      Then it is an error of kind chance-left
      And nothing has changed
      When red's F1 steals from blue's F3: the die shows 5
      Then blue's F3 has the ball
      And so far nobody has been caught

    @TURN.alternate @case:a-foul-cannot-be-declared-once-the-die-of-the-steal-is-known
    Scenario: A foul may not be declared after the die of the steal
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3: the die shows 5
      Then blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him
      Then it is refused under TURN.alternate

    @SHOOT.attempt @case:no-foul-goes-with-a-shot
    Scenario: A shot cannot include a foul
      Given red's F1 stands on 0,8
      And blue's D3 stands on 0,10
      And red's F1 has the ball
      When red tries to shoot with F1, fouling D3
      Then it is an error of kind bad-request
      And nothing has changed
      When red's F1 shoots
      Then the phase is aim

    @FOUL.roll @case:there-is-one-foul-for-one-steal-whatever-it-brings
    Scenario: A steal with a foul has exactly one foul roll
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show 5, 5 and 4
      Then it is an error of kind chance-left
      And nothing has changed
      When red's F1 steals from blue's F3, fouling him: the dice show 5 and 4
      Then blue's F3 has the ball

    @STEAL.adjacent @case:a-holder-two-hexes-away-can-neither-be-robbed-nor-fouled
    Scenario: A ball holder two hexes away may be neither robbed nor fouled
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,2
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @STEAL.adjacent @case:a-neighbour-without-the-ball-is-not-fouled-in-a-steal
    Scenario: A neighbour without the ball may not be fouled in a steal
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's M4 stands on 2,0
      And blue's M4 has the ball
      When red's F1 steals from blue's F3, fouling him
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @FOUL.adjacent @case:an-interceptor-on-1-minus-3-cannot-foul-a-man-who-is-no-neighbour-or-none-of-passer-and-receiver
    Scenario Outline: An interceptor may foul only an adjacent passer or receiver
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And red's F1 stands on 2,-4
      And blue's M4 stands on 1,-1
      And blue's F3 stands on 1,-3
      And red's M1 has passed to red's M2
      When blue's F3 intercepts, fouling <victim>
      Then it is refused under FOUL.adjacent
      And nothing has changed

      Examples:
        | victim    |
        | red's M1  |
        | red's M2  |
        | red's F1  |
        | blue's M4 |

  Rule: A successful foul adds 1, in addition to the Steal skill

    @FOUL.bonus @FOUL.success @ACTTAB.steal @case:after-a-good-foul-a-forward-wins-the-ball-with-5-and-6
    Scenario Outline: After a foul that succeeds, a forward steals with a 5 or 6
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show 6 and <die>
      Then <holder> has the ball
      And so far nobody has been caught

      Examples:
        | die | holder    |
        | 1   | blue's F3 |
        | 4   | blue's F3 |
        | 5   | red's F1  |
        | 6   | red's F1  |

    @FOUL.bonus @FOUL.success @SKILL.steal-plus-one @case:after-a-good-foul-a-midfielder-wins-the-ball-with-4-and-more
    Scenario Outline: After a foul that succeeds, a midfielder steals with a 4 or more
      Given red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's M1 steals from blue's F3, fouling him: the dice show 5 and <die>
      Then <holder> has the ball

      Examples:
        | die | holder    |
        | 3   | blue's F3 |
        | 4   | red's M1  |
        | 5   | red's M1  |

    @FOUL.fails @ACTTAB.steal @case:after-a-failed-foul-a-forward-wins-the-ball-with-a-6-only
    Scenario Outline: After a foul that fails, a forward steals only with a 6
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show <foul> and <die>
      Then <holder> has the ball
      And so far nobody has been caught

      Examples:
        | foul | die | holder    |
        | 3    | 5   | blue's F3 |
        | 3    | 6   | red's F1  |
        | 4    | 5   | blue's F3 |
        | 4    | 6   | red's F1  |

    @FOUL.bonus @FOUL.success @case:a-foul-lifts-a-forwards-odds-of-a-steal-to-two-in-nine
    Scenario: A foul raises a forward's odds of a steal to 2/9
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When the odds of the holder are asked for red to steal from F3 with F1, fouling him
      Then the odds are
        | the holder | p   |
        | red's F1   | 2/9 |
        | blue's F3  | 7/9 |
      When the odds of the holder and the caught are asked for red to steal from F3 with F1, fouling him
      Then the odds are
        | the holder | the caught | p    |
        | red's F1   | nobody     | 1/6  |
        | blue's F3  | nobody     | 1/2  |
        | red's F1   | red's F1   | 1/18 |
        | blue's F3  | red's F1   | 5/18 |
      When red's F1 steals from blue's F3, fouling him: the dice show 5 and 5
      Then red's F1 has the ball

    @FOUL.bonus @SKILL.steal-plus-one @case:a-foul-lifts-a-midfielders-odds-of-a-steal-to-seven-in-eighteen
    Scenario: A foul raises a midfielder's odds of a steal to 7/18
      Given red's M1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When the odds of the holder are asked for red to steal from F3 with M1, fouling him
      Then the odds are
        | the holder | p     |
        | red's M1   | 7/18  |
        | blue's F3  | 11/18 |
      When red's M1 steals from blue's F3, fouling him: the dice show 5 and 4
      Then red's M1 has the ball

    @FOUL.adjacent @FOUL.declare @FOUL.roll @FOUL.success @FOUL.bonus @case:the-explanation-of-a-steal-with-a-foul-that-works-names-its-die-and-its-bonus
    Scenario: The explanation of a steal with a successful foul cites the foul's bonus
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red, given d6 5, d6 5, asks by which rules to steal from F3 with F1, fouling him
      Then the explanation cites FOUL.adjacent, FOUL.declare, FOUL.roll, FOUL.success, FOUL.bonus
      And nothing has changed

  Rule: The foul die succeeds, fails, or has the fouler caught

    @FOUL.roll @FOUL.success @ACTTAB.foul @case:without-a-choice-of-reading-a-foul-die-of-5-or-6-works-so-that-a-5-steals
    Scenario Outline: By default, a foul die of 5 or 6 succeeds
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show <foul> and 5
      Then red's F1 has the ball
      And so far nobody has been caught

      Examples:
        | foul |
        | 5    |
        | 6    |

    @FOUL.roll @FOUL.fails @case:without-a-choice-of-reading-a-foul-die-of-3-or-4-brings-nothing
    Scenario Outline: By default, a foul die of 3 or 4 fails
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show <foul> and 5
      Then blue's F3 has the ball
      And so far nobody has been caught
      And nobody is booked

      Examples:
        | foul |
        | 3    |
        | 4    |

    @FOUL.roll @FOUL.caught @FOUL.caught-card @case:without-a-choice-of-reading-a-foul-die-of-1-or-2-has-the-fouler-caught
    Scenario Outline: By default, a foul die of 1 or 2 catches the fouler
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show <foul> and 5
      Then blue's F3 has the ball
      And so far red's F1 has been caught
      And red's F1 is booked

      Examples:
        | foul |
        | 1    |
        | 2    |

    @FOUL.roll @ACTTAB.foul @case:each-reading-of-the-foul-die-says-who-has-the-ball-after-a-5-and-who-was-caught
    Scenario Outline: Under TS-A01, the foul die decides whether a steal with a 5 succeeds
      Given the reading TS-A01 is <reading>
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show <foul> and 5
      Then <holder> has the ball
      And so far <offences> has been caught

      Examples:
        | reading   | foul | holder    | offences |
        | text-5-6  | 1    | blue's F3 | red's F1 |
        | text-5-6  | 2    | blue's F3 | red's F1 |
        | text-5-6  | 3    | blue's F3 | nobody   |
        | text-5-6  | 4    | blue's F3 | nobody   |
        | text-5-6  | 5    | red's F1  | nobody   |
        | text-5-6  | 6    | red's F1  | nobody   |
        | table-4-6 | 1    | blue's F3 | red's F1 |
        | table-4-6 | 2    | blue's F3 | nobody   |
        | table-4-6 | 3    | blue's F3 | nobody   |
        | table-4-6 | 4    | red's F1  | nobody   |
        | table-4-6 | 5    | red's F1  | nobody   |
        | table-4-6 | 6    | red's F1  | nobody   |
        | mixed     | 1    | blue's F3 | red's F1 |
        | mixed     | 2    | blue's F3 | red's F1 |
        | mixed     | 3    | blue's F3 | nobody   |
        | mixed     | 4    | red's F1  | nobody   |
        | mixed     | 5    | red's F1  | nobody   |
        | mixed     | 6    | red's F1  | nobody   |

    @FOUL.roll @case:each-reading-of-the-foul-die-says-what-an-interceptor-who-fouls-wins-with-a-4
    Scenario Outline: Under TS-A01, the foul die decides whether an interception with a 4 succeeds
      Given the reading TS-A01 is <reading>
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-5
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts, fouling red's M1: the dice show <dice>
      Then <holder> has the ball
      And so far <offences> has been caught

      Examples:
        | reading   | dice       | holder    | offences  |
        | text-5-6  | 2, 4 and 4 | red's M2  | blue's F3 |
        | text-5-6  | 4, 4 and 4 | red's M2  | nobody    |
        | table-4-6 | 2, 4 and 4 | red's M2  | nobody    |
        | table-4-6 | 4 and 4    | blue's F3 | nobody    |
        | mixed     | 2, 4 and 4 | red's M2  | blue's F3 |
        | mixed     | 4 and 4    | blue's F3 | nobody    |

  Rule: The caught fouler is given a card, and the roll goes on

    @FOUL.caught @FOUL.caught-card @CARD.first-yellow @case:the-card-goes-to-the-fouler-none-to-his-victim
    Scenario: The card goes to the fouler and not to his victim
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show 1 and 1
      Then blue's F3 has the ball
      And so far red's F1 has been caught
      And red's F1 is booked
      And nobody has been sent off
      And red's F1 stands on 0,-2
      And it is blue's activation

    @FOUL.caught @FOUL.caught-card
    Scenario: A caught fouler may still steal with a 6
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show 1 and 6
      Then red's F1 has the ball
      And so far red's F1 has been caught

    @FOUL.caught-card @CARD.second-red @case:an-interceptor-caught-for-the-second-time-is-sent-off-and-the-pass-goes-on
    Scenario: An interceptor caught fouling twice is sent off, and the pass goes on
      Given it is half 1, turn 3
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-5
      And red's M1 has the ball
      And blue's F3 has been caught once before
      When red's M1 passes to red's M2
      And blue's F3 intercepts, fouling red's M1: the dice show 2 and 4
      Then red's M2 has the ball
      And blue's F3 is off the field
      And blue's F3 has been sent off
      And it is blue's activation

    @FOUL.caught-card @CARD.second-red @SKILL.tackle-two-hexes @case:a-tackler-caught-for-the-second-time-leaves-the-hex-of-his-step-and-the-field
    Scenario: If a tackler is caught fouling twice, he is sent off after his step
      Given it is half 1, turn 3
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 2,-4
      And red's M1 has the ball
      And blue's F3 has been caught once before
      When red's M1 passes to red's M2
      And blue's F3 steps to 1,-5 and intercepts, fouling red's M1: the dice show 1 and 4
      Then red's M2 has the ball
      And blue's F3 is off the field
      And it is blue's activation

    @FOUL.fails @case:a-man-who-was-caught-before-is-not-sent-off-by-a-foul-that-only-fails
    Scenario: A man who is caught fouling once stays on the field
      Given it is half 1, turn 3
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      And red's F1 has been caught once before
      When red's F1 steals from blue's F3, fouling him: the dice show 3 and 6
      Then red's F1 has the ball
      And red's F1 stands on 0,-2
      And so far red's F1 has been caught
      And nobody has been sent off

    @FOUL.roll @case:each-reading-of-what-follows-a-foul-says-how-a-steal-ends
    Scenario Outline: The reading of TS-A40 decides whether a steal goes on after the foul
      Given the reading TS-A40 is <reading>
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show <dice>
      Then <holder> has the ball
      And so far <offences> has been caught
      And it is blue's activation

      Examples:
        | reading        | dice    | holder    | offences |
        | roll-goes-on   | 1 and 6 | red's F1  | red's F1 |
        | roll-goes-on   | 2 and 5 | blue's F3 | red's F1 |
        | roll-goes-on   | 4 and 6 | red's F1  | nobody   |
        | roll-goes-on   | 5 and 5 | red's F1  | nobody   |
        | caught-cancels | 1       | blue's F3 | red's F1 |
        | caught-cancels | 2       | blue's F3 | red's F1 |
        | caught-cancels | 3 and 6 | red's F1  | nobody   |
        | caught-cancels | 4 and 5 | blue's F3 | nobody   |
        | caught-cancels | 5 and 5 | red's F1  | nobody   |
        | both-cancel    | 1       | blue's F3 | red's F1 |
        | both-cancel    | 3       | blue's F3 | nobody   |
        | both-cancel    | 4       | blue's F3 | nobody   |
        | both-cancel    | 5 and 5 | red's F1  | nobody   |
        | both-cancel    | 6 and 4 | blue's F3 | nobody   |

    @FOUL.roll @case:each-reading-of-what-follows-a-foul-says-how-an-interception-ends
    Scenario Outline: The reading of TS-A40 decides whether an interception goes on after the foul
      Given the reading TS-A40 is <reading>
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-5
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts, fouling red's M1: the dice show <dice>
      Then <holder> has the ball
      And red's F1 stands on -4,-14
      And it is blue's activation

      Examples:
        | reading        | dice    | holder    |
        | roll-goes-on   | 1 and 5 | blue's F3 |
        | roll-goes-on   | 3 and 5 | blue's F3 |
        | caught-cancels | 1 and 4 | red's M2  |
        | caught-cancels | 3 and 5 | blue's F3 |
        | both-cancel    | 1 and 4 | red's M2  |
        | both-cancel    | 3 and 4 | red's M2  |
        | both-cancel    | 5 and 4 | blue's F3 |

    @FOUL.roll @STEAL.adjacent @case:a-steal-with-and-without-a-foul-and-a-skip-make-fewer-sequences-where-a-foul-can-end-the-attempt
    Scenario Outline: TS-A40 changes how many sequences of results a steal with a foul has
      Given the reading TS-A40 is <reading>
      And red's F1 stands on -4,-16
      And blue's F3 stands on -4,-14
      And blue's M4 stands on -3,-15
      And blue's F3 has the ball
      And red's F2, M1, M2, D1 and G1 have had their turn
      When the sequences of 1 steps are counted over all chances
      Then there are <count>
      When red's F1 steals from blue's F3, fouling him: the dice show 5 and 5
      Then red's F1 has the ball

      Examples:
        | reading        | count |
        | roll-goes-on   | 43    |
        | caught-cancels | 33    |
        | both-cancel    | 23    |

    @FOUL.caught @FOUL.caught-card @CARD.second-red @CARD.red-effect @case:a-fouler-caught-for-the-second-time-is-sent-off-before-he-can-roll
    Scenario: A fouler caught twice is sent off before he can roll
      Given it is half 1, turn 3
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      And red's F1 has been caught once before
      When red's F1 steals from blue's F3, fouling him: the dice show 1 and 6
      Then it is an error of kind chance-left
      When red's F1 steals from blue's F3, fouling him: the die shows 1
      Then blue's F3 has the ball
      And red's F1 is off the field
      And so far red's F1 alone has been caught, two times
      And red's F1 has been sent off
      And it is blue's activation

  Rule: The reading of TS-A38 decides whether a foul is a separate action

    @FOUL.adjacent @FOUL.roll @FOUL.success @case:a-foul-of-its-own-that-works-uses-the-action-and-changes-nothing-else
    Scenario Outline: Under TS-A38, a successful foul as a separate action only uses up the action
      Given the reading TS-A38 is <reading>
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 fouls blue's F3: the die shows 6
      Then blue's F3 has the ball
      And red's F1 has had his turn
      And so far nobody has been caught
      And it is blue's activation

      Examples:
        | reading    |
        | own-action |
        | both       |

    @FOUL.adjacent @FOUL.roll @FOUL.caught @FOUL.caught-card @case:a-man-caught-in-a-foul-of-his-own-against-a-man-without-the-ball-gets-a-card
    Scenario Outline: Under TS-A38, a man caught in a separate foul gets a card
      Given the reading TS-A38 is <reading>
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's M4 stands on 2,0
      And blue's M4 has the ball
      When red's F1 fouls blue's F3: the die shows 2
      Then blue's M4 has the ball
      And red's F1 has had his turn
      And so far red's F1 has been caught
      And red's F1 is booked

      Examples:
        | reading    |
        | own-action |
        | both       |

    @INTERCEPT.path @case:under-own-action-an-interception-takes-no-foul
    Scenario: Under TS-A38 own-action, an interception may not include a foul
      Given the reading TS-A38 is own-action
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-5
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                  |
        | intercept with F3       |
        | let the ball by with F3 |
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball

    @FOUL.bonus @case:under-both-a-steal-may-still-take-a-foul
    Scenario: Under TS-A38 both, a steal may still include a foul
      Given the reading TS-A38 is both
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him: the dice show 5 and 5
      Then red's F1 has the ball

    @FOUL.adjacent @FOUL.roll @case:a-hemmed-in-man-has-more-sequences-of-one-step-where-a-foul-may-also-be-added-to-a-steal
    Scenario Outline: The reading of TS-A38 changes how many possible actions a surrounded man has
      Given the reading TS-A38 is <reading>
      And red's F1 stands on -4,-16
      And blue's F3 stands on -4,-14
      And blue's M4 stands on -3,-15
      And blue's F3 has the ball
      And red's F2, M1, M2, D1 and G1 have had their turn
      When the sequences of 1 steps are counted over all chances
      Then there are <count>
      When red's F1 fouls blue's M4: the die shows 3
      Then red's F1, F2, M1, M2, D1 and G1 have had their turn
      And blue's F3 has the ball

      Examples:
        | reading    | count |
        | own-action | 19    |
        | both       | 55    |

    @FOUL.bonus @case:a-foul-is-no-action-of-its-own
    Scenario: By default, a foul is not a separate action
      Given red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 fouls blue's F3
      Then it is refused under FOUL.bonus
      And nothing has changed

    @FOUL.declare @case:under-add-on-a-foul-is-declared-with-a-steal-and-not-by-itself
    Scenario: Under TS-A38 add-on, a foul without a steal is refused
      Given the reading TS-A38 is add-on
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 fouls blue's F3
      Then it is refused under FOUL.bonus
      And nothing has changed

    @FOUL.bonus @case:a-foul-that-needs-a-steal-is-reported-before-its-wrong-victim
    Scenario: A foul without a steal is refused for that, despite its wrong victim
      Given the reading TS-A38 is add-on
      And red's F1 stands on 0,-2
      And red's F2 stands on 1,-1
      When red's F1 fouls red's F2
      Then it is refused under FOUL.bonus
      And nothing has changed

    @FOUL.adjacent @case:a-foul-of-its-own-cannot-reach-a-team-mate-or-a-man-two-hexes-away
    Scenario Outline: A separate foul cannot reach a team-mate or a distant man
      Given the reading TS-A38 is <reading>
      And red's F1 stands on 0,-2
      And <victim> stands on <place>
      When red's F1 fouls <victim>
      Then it is refused under FOUL.adjacent
      And nothing has changed

      Examples:
        | reading    | victim    | place |
        | own-action | blue's F3 | 0,2   |
        | own-action | red's F2  | 1,-1  |
        | both       | blue's F3 | 2,-2  |
        | both       | red's M1  | 1,-3  |

    @FOUL.declare @case:under-own-action-a-steal-takes-no-foul
    Scenario: Under TS-A38 own-action, a steal may not include a foul
      Given the reading TS-A38 is own-action
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,0
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him
      Then it is refused under FOUL.declare
      And nothing has changed

    @STEAL.adjacent @case:a-holder-too-far-away-is-reported-before-a-foul-without-steal
    Scenario: A distant steal with a foul is refused only for the distance
      Given the reading TS-A38 is own-action
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,4
      And blue's F3 has the ball
      When red's F1 steals from blue's F3, fouling him
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @FOUL.adjacent @case:nobody-fouls-a-man-who-is-off-the-field
    Scenario: A foul against a man off the field is refused
      Given the reading TS-A38 is own-action
      And it is half 1, turn 5
      And blue's F3 are sent off, each caught twice before
      When red tries to foul F3 with F1
      Then it is refused under FOUL.adjacent
