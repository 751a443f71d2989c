Feature: Interception
  An opponent near the path of a pass, or next to its receiver, may try to catch the ball. He needs a 5 or 6.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: A man near the path wins the ball with a 5

    @INTERCEPT.path @SKILL.intercept @ACTTAB.intercept @ACTTAB.intercept-skill @case:a-forward-next-to-the-path-wins-the-ball-with-5-and-6
    Scenario Outline: A forward next to the path intercepts with a 5 or 6
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the dice show <dice>
      Then <holder> has the ball
      And blue's F3 stands on 1,-3
      And red's M2 stands on 0,2
      And red's M1 and blue's F3 have had their turn
      And it is blue's activation
      And the score is red 0, blue 0

      Examples:
        | dice    | holder    |
        | 1 and 4 | red's M2  |
        | 2 and 4 | red's M2  |
        | 3 and 4 | red's M2  |
        | 4 and 4 | red's M2  |
        | 5       | blue's F3 |
        | 6       | blue's F3 |

    @INTERCEPT.path @case:after-the-pass-the-other-coach-decides-before-the-ball-is-received
    Scenario: After a good pass, opponents decide before the receiver rolls
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then these may act: blue (intercept, let-by)
      And blue has exactly these actions
        | action                  |
        | intercept with F3       |
        | let the ball by with F3 |
      When blue's F3 intercepts
      Then a die is to be rolled for the interception
      And the die may show 1, 2, 3, 4, 5 and 6, each as likely
      When blue's F3 intercepts: the die shows 5
      Then these may act: blue (move, skip)
      And blue's F3 has the ball

    @INTERCEPT.path @case:a-ball-that-is-let-by-must-still-be-received
    Scenario: If opponents let the ball pass, the receiver must still roll for it
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 lets the ball by
      Then a die is to be rolled for the reception
      When blue's F3 lets the ball by: the die shows 4
      Then red's M2 has the ball
      And red's M1 has had his turn
      And it is blue's activation

    @INTERCEPT.path @case:a-missed-interception-leaves-the-reception-to-fail-as-ever
    Scenario: After an interception fails and the reception fails, the ball scatters as usual
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the dice show 4, 3 and 3 on the d3
      Then the ball lies loose on 0,4
      And red's M1 and blue's F3 have had their turn

    @INTERCEPT.path @case:a-man-who-stands-on-the-path-itself-may-try
    Scenario: A man on the path itself may try to intercept
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 0,-2
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                  |
        | intercept with F3       |
        | let the ball by with F3 |
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on 0,-2

    @INTERCEPT.path @case:a-man-in-the-only-hex-between-passer-and-receiver-may-try
    Scenario: A man on the only hex between passer and receiver may intercept
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,-2
      And blue's F3 stands on 0,-4
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball

    @INTERCEPT.path @case:a-man-next-to-the-path-of-four-hexes-needs-no-step
    Scenario Outline: A man next to a long pass's path intercepts without a tackle step
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on <place>
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue can intercept with F3
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on <place>

      Examples:
        | place |
        | 1,-5  |
        | -1,-5 |
        | -1,-3 |
        | -1,-1 |
        | 1,-1  |
        | 1,1   |

    @INTERCEPT.path @case:red-men-intercept-what-blue-passes
    Scenario: Red's men may intercept a pass of blue
      Given blue's M4 stands on 0,6
      And blue's M3 stands on 0,-2
      And red's F1 stands on 1,3
      And blue's M4 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's M4 passes to blue's M3
      Then these may act: red (intercept, let-by)
      When red's F1 intercepts: the die shows 5
      Then red's F1 has the ball
      And red's F1 and blue's M4 have had their turn
      And it is red's activation

    @PASS.attempt @case:a-team-mate-of-the-passer-is-not-asked
    Scenario: A teammate of the passer may not intercept
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And red's F1 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then a die is to be rolled for the reception
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball
      And red's M1 has had his turn

    @PASS.attempt @case:a-man-three-hexes-from-the-path-is-not-asked
    Scenario: A man three hexes from the path may not try to intercept
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 3,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball
      And it is blue's activation

    @INTERCEPT.path @SKILL.intercept @case:the-odds-of-a-forwards-interception-before-a-four-hex-reception
    Scenario: Before a reception over four hexes, a forward intercepts in 1/3 of cases
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And the odds of the holder are asked for blue to intercept with F3
      Then the odds are
        | the holder | p   |
        | blue's F3  | 1/3 |
        | red's M2   | 1/3 |
        | nobody     | 1/3 |
      When the sequences of 1 steps are counted over all chances
      Then there are 62
      When the sequences of 1 steps are counted over first chances
      Then there are 2
      When blue's F3 intercepts: the die shows 6
      Then blue's F3 has the ball

    @INTERCEPT.path @ACTTAB.intercept @SKILL.intercept @case:the-explanation-of-an-interception-names-path-skill-and-table
    Scenario: The explanation of an interception cites path, skill and table
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue, given d6 5, asks by which rules to intercept with F3
      Then the explanation cites INTERCEPT.path, SKILL.intercept, ACTTAB.intercept

  Rule: A man next to the receiver may try regardless of the path

    @INTERCEPT.target @ACTTAB.intercept
    Scenario Outline: A man behind the receiver wins the ball with a 5
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 0,4
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                        |
        | intercept with D3             |
        | intercept with D3, fouling M2 |
        | let the ball by with D3       |
      When blue's D3 intercepts: the dice show <dice>
      Then <holder> has the ball
      And blue's D3 stands on 0,4

      Examples:
        | dice    | holder    |
        | 4 and 4 | red's M2  |
        | 5       | blue's D3 |

    @INTERCEPT.target @case:a-pass-to-a-neighbour-has-no-path-and-is-still-open-to-a-man-next-to-the-receiver
    Scenario: A pass between neighbours can be intercepted by a man next to the receiver
      Given red's M1 stands on 0,-2
      And red's M2 stands on 0,0
      And blue's D3 stands on 0,2
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue can intercept with D3
      When blue's D3 intercepts: the die shows 5
      Then blue's D3 has the ball

    @PASS.attempt @case:a-man-two-hexes-behind-the-receiver-who-has-no-tackle-is-not-asked
    Scenario: A man without Tackle may not intercept from two hexes behind the receiver
      Given the class D has the skills Save, Receive and Intercept
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 0,6
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

    @INTERCEPT.target @case:a-man-next-to-the-receiver-needs-no-tackle
    Scenario: A man next to the receiver may intercept even without the skill Tackle
      Given the class D has the skills Save, Receive and Intercept
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 0,4
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's D3 intercepts: the die shows 5
      Then blue's D3 has the ball

    @PASS.attempt @case:a-man-three-hexes-behind-the-receiver-is-not-asked
    Scenario: A man three hexes behind the receiver may not intercept
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 1,7
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

    @INTERCEPT.target @SKILL.tackle-two-hexes @case:a-man-two-hexes-behind-the-receiver-has-to-step-up-to-him
    Scenario: A man two hexes behind the receiver must step to intercept
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 0,6
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                                        |
        | intercept with D3 stepping to 0,4             |
        | intercept with D3 stepping to 0,4, fouling M2 |
        | let the ball by with D3                       |
      When blue's D3 intercepts
      Then it is refused under SKILL.tackle-two-hexes
      When blue's D3 steps to 0,4 and intercepts: the die shows 5
      Then blue's D3 has the ball
      And blue's D3 stands on 0,4

  Rule: Refused actions while a pass is in the air

    Background:
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has passed to red's M2

    @INTERCEPT.path @case:a-man-away-from-the-path-cannot-intercept-although-another-one-may
    Scenario: A man far from the path may not intercept, although a nearer teammate may
      Given blue's D3 stands on 4,6
      When blue's D3 intercepts
      Then it is refused under INTERCEPT.path
      And nothing has changed

    @INTERCEPT.path @case:a-man-three-hexes-from-the-path-cannot-intercept-with-a-step
    Scenario: A man three hexes from the path may not intercept with a step
      Given blue's M4 stands on -3,-3
      When blue's M4 steps to -2,-4 and intercepts
      Then it is refused under INTERCEPT.path
      And nothing has changed

    @ACTTAB.intercept-skill @case:a-midfielder-next-to-the-path-cannot-intercept
    Scenario: A midfielder next to the path may not intercept
      Given blue's M4 stands on -1,-3
      When blue's M4 intercepts
      Then it is refused under ACTTAB.intercept-skill
      And nothing has changed

    @ACTTAB.intercept-skill @case:a-goalie-next-to-the-receiver-cannot-intercept
    Scenario: A goalie next to the receiver may not intercept
      Given red's M1 stands on 0,10
      And red's M2 stands on 0,14
      And blue's F3 stands on 1,11
      And red's M1 has passed to red's M2
      When blue's G2 intercepts
      Then it is refused under ACTTAB.intercept-skill
      And nothing has changed

    @INTERCEPT.passes-only @case:the-passing-side-cannot-intercept-its-own-pass
    Scenario: The passing side may not intercept its own pass
      Given red's F1 stands on -1,-3
      When red's F1 intercepts
      Then it is refused under INTERCEPT.passes-only
      And nothing has changed

    @SKILL.tackle-two-hexes @case:a-man-next-to-the-path-takes-no-tackle-step
    Scenario: A man next to the path may not take a tackle step
      When blue's F3 steps to 1,-1 and intercepts
      Then it is refused under SKILL.tackle-two-hexes
      And nothing has changed

    @TURN.one-action @case:a-man-whose-action-is-used-cannot-intercept
    Scenario: A man whose action is used may not intercept
      Given blue's M4 stands on 2,-4
      And blue's D3 stands on 1,1
      And red's M1 and blue's D3 have had their turn
      When blue's D3 intercepts
      Then it is refused under TURN.one-action
      And nothing has changed

    @INTERCEPT.target @case:a-man-without-tackle-two-hexes-from-the-receiver-cannot-intercept
    Scenario: Two hexes from the receiver, a man without the skill Tackle may not intercept
      Given the class D has the skills Save, Receive and Intercept
      And blue's D3 stands on 0,6
      When blue's D3 intercepts
      Then it is refused under INTERCEPT.path
      And nothing has changed

    @INTERCEPT.path @case:a-man-without-tackle-two-hexes-from-the-path-cannot-intercept
    Scenario: Two hexes from the path, a man without the skill Tackle may not intercept
      Given the class F has the skills Intercept, Pass and Shoot
      And blue's F3 stands on 2,-2
      And blue's D3 stands on 1,1
      When blue's F3 intercepts
      Then it is refused under INTERCEPT.path
      And nothing has changed

    @INTERCEPT.path @case:nobody-moves-while-a-pass-is-in-the-air
    Scenario: A move is refused while a pass is in the air
      When blue's F3 moves to 1,-5
      Then it is refused under INTERCEPT.path
      And nothing has changed

    @INTERCEPT.path @case:a-man-who-met-the-path-later-waits-until-the-first-has-decided
    Scenario: A man farther along the path may not decide before the nearer man
      Given blue's D3 stands on 1,1
      When blue's D3 intercepts
      Then it is refused under INTERCEPT.path
      And nothing has changed

    @SIDE.defenders-own @case:a-defender-does-not-step-over-the-halfway-line-to-intercept
    Scenario: A defender may not step over the halfway line to intercept
      Given blue's D3 stands on 2,0
      And blue's F3 stands on -4,14
      When blue's D3 steps to 1,-1 and intercepts
      Then it is refused under SIDE.defenders-own
      And nothing has changed

    @SKILL.tackle-two-hexes @case:a-tackle-step-does-not-end-in-an-occupied-hex
    Scenario: A tackle step may not end in an occupied hex
      Given blue's M4 stands on 1,-3
      And blue's F3 stands on 2,-2
      When blue's F3 steps to 1,-3 and intercepts
      Then it is refused under SKILL.tackle-two-hexes
      And nothing has changed

  Rule: Several opponents try one after another, in the order of the path

    @INTERCEPT.path @case:the-man-whom-the-ball-meets-first-is-asked-first
    Scenario: The opponent whom the ball reaches first decides first
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-5
      And blue's D3 stands on 1,1
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                        |
        | intercept with F3             |
        | intercept with F3, fouling M1 |
        | let the ball by with F3       |
      When blue's F3 intercepts: the die shows 4
      Then blue has exactly these actions
        | action                        |
        | intercept with D3             |
        | intercept with D3, fouling M2 |
        | let the ball by with D3       |
      When blue's D3 intercepts: the die shows 5
      Then blue's D3 has the ball
      And red's M1 and blue's F3 and D3 have had their turn
      And it is blue's activation

    @INTERCEPT.path @case:an-interception-that-succeeds-ends-the-pass-for-those-behind
    Scenario: After a successful interception, men farther along the path may not intercept
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-5
      And blue's D3 stands on 1,1
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And red's M1 and blue's F3 have had their turn
      And it is blue's activation

    @INTERCEPT.path @case:a-man-who-lets-the-ball-by-keeps-his-action-and-is-not-asked-again
    Scenario: A man who declines to intercept may still act in this turn
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-5
      And blue's D3 stands on 1,1
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 lets the ball by
      Then blue cannot intercept with F3
      When blue's D3 intercepts: the dice show 4 and 4
      Then red's M2 has the ball
      And red's M1 and blue's D3 have had their turn
      When blue's F3 moves to 1,-3
      Then blue's F3 stands on 1,-3

    @INTERCEPT.path @case:of-two-men-with-the-same-first-hex-the-defending-coach-asks-whom-he-likes
    Scenario: If two interceptors are equally near, the defending coach chooses who decides first
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And blue's M3 stands on -2,-4
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                                          |
        | intercept with F3                               |
        | let the ball by with F3                         |
        | intercept with M3 stepping to -1,-3             |
        | intercept with M3 stepping to -1,-5             |
        | intercept with M3 stepping to -1,-5, fouling M1 |
        | let the ball by with M3                         |
      When blue's M3 steps to -1,-3 and intercepts: the die shows 4
      Then blue has exactly these actions
        | action                  |
        | intercept with F3       |
        | let the ball by with F3 |
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's M3 stands on -1,-3

    @INTERCEPT.target @case:a-man-who-is-only-next-to-the-receiver-comes-last
    Scenario: A man who is near only the receiver decides last whether to intercept
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D2 stands on 1,1
      And blue's D3 stands on 1,3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue cannot intercept with D3
      When blue's D2 intercepts: the die shows 4
      Then blue can intercept with D3
      When blue's D3 intercepts: the die shows 6
      Then blue's D3 has the ball

  Rule: Interception answers passes only

    @STEAL.possession @case:a-steal-next-to-an-opponent-who-could-intercept-asks-nobody
    Scenario: A steal may not be intercepted by an opponent next to it
      Given red's F1 stands on 0,-2
      And blue's M4 stands on 0,0
      And blue's F3 stands on 1,-1
      And blue's M4 has the ball
      When red's F1 steals from blue's M4: the die shows 6
      Then red's F1 has the ball
      And the phase is activate
      And it is blue's activation

    @MOVE.up-to-two @case:a-man-who-carries-the-ball-past-an-opponent-is-not-intercepted
    Scenario: A carrier who moves past an opponent may not be intercepted
      Given red's F1 stands on 0,-4
      And blue's F3 stands on 1,-1
      And red's F1 has the ball
      When red's F1 moves to 0,0
      Then red's F1 has the ball
      And red's F1 stands on 0,0
      And it is blue's activation

    @SHOOT.attempt @SHOOT.success @case:a-shot-past-a-forward-is-not-intercepted
    Scenario: A shot past a forward may not be intercepted
      Given red's F1 stands on 0,10
      And blue's F3 stands on 1,13
      And red's F1 has the ball
      When red's F1 shoots
      Then these may act: red (aim); blue (guard)
      When red aims at Left
      And blue guards Right
      Then these may act: red (roll-shot)
      When red rolls the shot: the die shows 6
      Then the score is red 1, blue 0

    @INTERCEPT.passes-only @case:a-pass-past-the-same-forward-can-be-intercepted
    Scenario: A pass past a forward may be intercepted even in front of the goal
      Given red's F1 stands on 0,10
      And red's F2 stands on 0,14
      And blue's F3 stands on 1,13
      And red's F1 has the ball
      When red's F1 passes to red's F2
      And blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball

    @INTERCEPT.passes-only @case:with-no-pass-in-the-air-nobody-can-intercept
    Scenario: Without a pass in the air, an interception is refused
      Given red's F1 stands on 0,10
      And blue's F3 stands on 1,13
      And red's F1 has the ball
      And blue is First coach
      And it is blue's activation
      When blue's F3 intercepts
      Then it is refused under INTERCEPT.passes-only
      And nothing has changed

    @INTERCEPT.passes-only @case:a-shot-that-is-being-aimed-cannot-be-intercepted
    Scenario: A shot that is being aimed may not be intercepted
      Given red's F1 stands on 0,10
      And blue's F3 stands on 1,13
      And red's F1 is shooting
      When blue's F3 intercepts
      Then it is refused under INTERCEPT.passes-only
      And nothing has changed

  Rule: The path is the straight segment between two hex centres

    @PATH.definition @case:the-ball-moves-through-the-hexes-between-two-centres
    Scenario Outline: The lookup gives the hexes along the path of a pass
      When the path of a pass from <from> to <to> is looked up
      Then the ball moves through <hexes>

      Examples:
        | from | to   | hexes                     |
        | 0,-6 | 0,2  | 0,-6 0,-4 0,-2 0,0 0,2    |
        | 0,2  | 0,-6 | 0,2 0,0 0,-2 0,-4 0,-6    |
        | 0,0  | 3,3  | 0,0 1,1 2,2 3,3           |
        | 0,0  | -3,3 | 0,0 -1,1 -2,2 -3,3        |
        | 0,0  | 1,5  | 0,0 0,2 1,3 1,5           |
        | -2,0 | 3,3  | -2,0 -1,1 0,2 1,1 2,2 3,3 |
        | 0,0  | 0,2  | 0,0 0,2                   |

    @PATH.definition @case:under-interior-only-neither-a-hex-along-an-edge-nor-one-touched-in-a-corner-is-on-the-path
    Scenario: Under TS-A34 interior-only, a hex that the ball only touches is off the path
      Given the reading TS-A34 is interior-only
      When the path of a pass from 0,0 to 4,0 is looked up
      Then the ball moves through 0,0 2,0 4,0
      When the path of a pass from -2,0 to 3,3 is looked up
      Then the ball moves through -2,0 -1,1 0,2 1,1 2,2 3,3

    @PATH.definition @case:under-passer-chooses-a-pass-along-edges-moves-through-the-hexes-on-the-side-chosen
    Scenario Outline: Under TS-A34 passer-chooses, only hexes on the chosen side are on the path
      Given the reading TS-A34 is passer-chooses
      When the path of a pass from <from> to <to> along the <side> is looked up
      Then the ball moves through <hexes>

      Examples:
        | side  | from | to  | hexes                   |
        | left  | 0,0  | 2,0 | 0,0 1,1 2,0             |
        | right | 0,0  | 2,0 | 0,0 1,-1 2,0            |
        | left  | 2,0  | 0,0 | 2,0 1,-1 0,0            |
        | left  | 0,0  | 1,3 | 0,0 0,2 1,3             |
        | right | -2,0 | 2,0 | -2,0 -1,-1 0,0 1,-1 2,0 |

    @PATH.definition @case:with-corners-towards-the-goals-a-ball-played-straight-ahead-goes-along-an-edge-on-the-side-chosen
    Scenario Outline: Under TS-A11 point-forward, a straight pass runs along an edge
      Given the reading TS-A11 is point-forward
      And the reading TS-A34 is passer-chooses
      When the path of a pass from 0,0 to 0,2 along the <side> is looked up
      Then the ball moves through <hexes>

      Examples:
        | side  | hexes        |
        | left  | 0,0 -1,1 0,2 |
        | right | 0,0 1,1 0,2  |

    @INTERCEPT.path @case:by-default-a-pass-along-an-edge-meets-the-man-on-either-side-of-it
    Scenario Outline: By default, men on both sides of an edge may intercept a pass
      Given red's M1 stands on 0,0
      And red's M2 stands on 2,0
      And blue's F3 stands on <place>
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 3
      Then blue has exactly these actions
        | action                  |
        | intercept with F3       |
        | let the ball by with F3 |
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on <place>

      Examples:
        | place |
        | 1,3   |
        | 1,-3  |

    @INTERCEPT.path @case:under-edge-counts-both-the-hexes-along-an-edge-are-on-the-path
    Scenario: Under TS-A34 edge-counts-both, the hexes along an edge are on the path
      Given the reading TS-A34 is edge-counts-both
      And red's M1 stands on 0,0
      And red's M2 stands on 2,0
      And blue's F3 stands on 1,3
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 3
      Then blue has exactly these actions
        | action                  |
        | intercept with F3       |
        | let the ball by with F3 |
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on 1,3

    @INTERCEPT.target @SKILL.tackle-two-hexes @case:under-interior-only-the-hexes-along-an-edge-are-not-on-the-path
    Scenario: Under TS-A34 interior-only, the hexes along an edge are off the path
      Given the reading TS-A34 is interior-only
      And red's M1 stands on 0,0
      And red's M2 stands on 2,0
      And blue's F3 stands on 1,3
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 3
      Then blue has exactly these actions
        | action                                        |
        | intercept with F3 stepping to 1,1             |
        | intercept with F3 stepping to 1,1, fouling M1 |
        | intercept with F3 stepping to 1,1, fouling M2 |
        | intercept with F3 stepping to 2,2             |
        | intercept with F3 stepping to 2,2, fouling M2 |
        | let the ball by with F3                       |
      When blue's F3 steps to 2,2 and intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on 2,2

    @INTERCEPT.path @case:under-passer-chooses-a-ball-played-to-the-left-passes-a-man-on-the-left
    Scenario: Under TS-A34 passer-chooses, a man on the chosen side intercepts without a step
      Given the reading TS-A34 is passer-chooses
      And red's M1 stands on 0,0
      And red's M2 stands on 2,0
      And blue's F3 stands on 1,3
      And red's M1 has the ball
      When red's M1 passes to red's M2 along the left: the die shows 3
      Then blue has exactly these actions
        | action                  |
        | intercept with F3       |
        | let the ball by with F3 |
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on 1,3

    @INTERCEPT.target @SKILL.tackle-two-hexes @case:under-passer-chooses-a-ball-played-to-the-right-leaves-the-man-on-the-left-a-step-away
    Scenario: Under TS-A34 passer-chooses, a man on the unchosen side must step to intercept
      Given the reading TS-A34 is passer-chooses
      And red's M1 stands on 0,0
      And red's M2 stands on 2,0
      And blue's F3 stands on 1,3
      And red's M1 has the ball
      When red's M1 passes to red's M2 along the right: the die shows 3
      Then blue cannot intercept with F3
      And blue can intercept with F3 stepping to 1,1
      When blue's F3 steps to 2,2 and intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on 2,2

    @INTERCEPT.path @case:a-man-next-to-the-landing-hex-of-a-pass-gone-astray-is-a-tackler-or-a-neighbour
    Scenario Outline: Under TS-A33, a man near a failed pass may have to step
      Given the reading TS-A33 is <reading>
      And red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-1
      And red's D1 has the ball
      When red's D1 passes to red's M2: the dice show 1 and 3 on the d3
      Then blue <can> intercept with F3
      When blue's F3 <does>: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on <place>

      Examples:
        | reading      | can    | does                         | place |
        | between-only | cannot | steps to 1,-3 and intercepts | 1,-3  |
        | with-end     | can    | intercepts                   | 1,-1  |
        | both         | can    | intercepts                   | 1,-1  |

    @INTERCEPT.path @case:under-both-a-man-behind-the-passer-may-try
    Scenario: Under TS-A33 both, a man behind the passer may try to intercept
      Given the reading TS-A33 is both
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 0,-8
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                        |
        | intercept with F3             |
        | intercept with F3, fouling M1 |
        | let the ball by with F3       |
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And blue's F3 stands on 0,-8

    @PASS.attempt @case:a-man-behind-the-passer-is-not-asked
    Scenario Outline: By default, a man behind the passer may not try to intercept
      Given the reading TS-A33 is <reading>
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 0,-8
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball
      And red's M1 has had his turn

      Examples:
        | reading      |
        | between-only |
        | with-end     |

    @PATH.definition @case:under-passer-chooses-a-pass-along-an-edge-names-its-side
    Scenario: Under TS-A34 passer-chooses, a pass along an edge must name a side
      Given the reading TS-A34 is passer-chooses
      And red's M1 stands on 0,0
      And red's M2 stands on 2,0
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then it is refused under PATH.definition
      And nothing has changed

    @PATH.definition @case:under-passer-chooses-a-pass-that-runs-along-no-edge-has-no-side
    Scenario: Under TS-A34 passer-chooses, a pass not along an edge may not name a side
      Given the reading TS-A34 is passer-chooses
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And red's M1 has the ball
      When red's M1 passes to red's M2 along the left
      Then it is refused under PATH.definition
      And nothing has changed

    @PATH.definition @case:where-both-sides-of-an-edge-count-no-side-is-chosen
    Scenario: Unless TS-A34 is passer-chooses, a pass along a chosen side is refused
      Given red's M1 stands on 0,0
      And red's M2 stands on 2,0
      And red's M1 has the ball
      When red's M1 passes to red's M2 along the left
      Then it is refused under PATH.definition
      And nothing has changed

  Rule: Tackle reaches two hexes with a step

    @SKILL.tackle-two-hexes @INTERCEPT.path @case:a-forward-two-hexes-from-the-path-who-steps-wins-the-ball-with-a-5
    Scenario Outline: A forward two hexes from the path steps and intercepts with a 5
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 2,-2
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                             |
        | intercept with F3 stepping to 1,-1 |
        | intercept with F3 stepping to 1,-3 |
        | let the ball by with F3            |
      When blue's F3 steps to 1,-3 and intercepts: the dice show <dice>
      Then <holder> has the ball
      And blue's F3 stands on 1,-3
      And red's M1 and blue's F3 have had their turn

      Examples:
        | dice    | holder    |
        | 4 and 4 | red's M2  |
        | 5       | blue's F3 |

    @PASS.attempt @case:a-tackler-whose-hexes-to-step-to-are-all-occupied-is-not-asked
    Scenario: A man without a free hex for his tackle step may not intercept
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 2,-2
      And red's F1 stands on 1,-1
      And red's F2 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball
      And blue's F3 stands on 2,-2

    @PASS.attempt @case:under-full-move-a-tackler-does-not-run-through-occupied-hexes
    Scenario: Under TS-A35 full-move, a tackler may not cross occupied hexes
      Given the reading TS-A35 is full-move
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 3,-3
      And red's F1 stands on 2,-2
      And red's F2 stands on 2,-4
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball
      And blue's F3 stands on 3,-3

    @PASS.attempt @case:a-forward-without-tackle-two-hexes-from-the-path-is-not-asked
    Scenario: A forward without the skill Tackle may not intercept two hexes from the path
      Given the class F has the skills Intercept, Pass and Shoot
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 2,-2
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball
      And blue's F3 stands on 2,-2

    @SKILL.tackle-two-hexes @case:a-tackler-stands-after-his-try-where-the-reading-leaves-him
    Scenario Outline: TS-A35 decides where a man stands after his step to the path fails
      Given the reading TS-A35 is <reading>
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 2,-2
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 steps to 1,-3 and intercepts: the dice show <dice>
      Then <holder> has the ball
      And blue's F3 stands on <place>
      And red's M1 and blue's F3 have had their turn

      Examples:
        | reading            | dice    | holder    | place |
        | step-then-adjacent | 4 and 4 | red's M2  | 1,-3  |
        | step-then-adjacent | 5       | blue's F3 | 1,-3  |
        | reach-two          | 4 and 4 | red's M2  | 2,-2  |
        | reach-two          | 5       | blue's F3 | 1,-3  |
        | full-move          | 4 and 4 | red's M2  | 1,-3  |
        | full-move          | 5       | blue's F3 | 1,-3  |

    @SKILL.tackle-two-hexes @case:under-full-move-a-tackler-three-hexes-away-runs-two-of-them
    Scenario: Under TS-A35 full-move, a tackler three hexes from the path may step two
      Given the reading TS-A35 is full-move
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 3,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                                         |
        | intercept with F3 stepping to 1,-1             |
        | intercept with F3 stepping to 1,-3             |
        | intercept with F3 stepping to 1,-5             |
        | intercept with F3 stepping to 1,-5, fouling M1 |
        | let the ball by with F3                        |
      When blue's F3 steps to 1,-3 and intercepts: the dice show 4 and 4
      Then red's M2 has the ball
      And blue's F3 stands on 1,-3

    @SKILL.tackle-two-hexes @case:under-ts-a35-full-move-a-tackler-may-step-to-his-only-free-neighbour
    Scenario: Under TS-A35 full-move, a tackler may step to the only free neighboring hex
      Given the reading TS-A35 is full-move
      And red's M1 stands on 2,-6
      And red's M2 stands on 2,4
      And red's F1 stands on 3,-3
      And red's F2 stands on 4,-4
      And red's D1 stands on 4,0
      And blue's F3 stands on 4,-2
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                             |
        | intercept with F3 stepping to 2,-2 |
        | intercept with F3 stepping to 2,0  |
        | intercept with F3 stepping to 3,-1 |
        | intercept with F3 stepping to 3,1  |
        | let the ball by with F3            |
      When blue's F3 steps to 3,-1 and intercepts: the die shows 6
      Then blue's F3 has the ball
      And blue's F3 stands on 3,-1

    @SKILL.tackle-two-hexes
    Scenario: Under TS-A35 full-move, a tackler may not step to a far corner
      Given the reading TS-A35 is full-move
      And red's men stand on
        | F1  | F2  | M1    | M2     | D1   | G1    |
        | 2,4 | 0,4 | -4,-8 | -4,-14 | 4,-8 | 0,-16 |
      And blue's men stand on
        | F3    | M3  | M4  | D2  | D3  | G2   |
        | -1,-9 | 2,8 | 1,7 | 0,8 | 4,8 | 0,16 |
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 6
      Then blue has exactly these actions
        | action                                          |
        | intercept with F3 stepping to -3,-11            |
        | intercept with F3 stepping to -3,-9             |
        | intercept with F3 stepping to -3,-9, fouling M1 |
        | let the ball by with F3                         |
      When blue's F3 steps to -3,-11 and intercepts: the die shows 6
      Then blue's F3 has the ball
      And blue's F3 stands on -3,-11

    @PASS.attempt @case:a-tackler-three-hexes-away-is-not-asked-where-he-has-but-one-step
    Scenario Outline: Without TS-A35 full-move, a tackler three hexes from the path may not intercept
      Given the reading TS-A35 is <reading>
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 3,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball
      And blue's F3 stands on 3,-3

      Examples:
        | reading            |
        | step-then-adjacent |
        | reach-two          |

    @PASS.attempt @case:under-full-move-a-tackler-four-hexes-away-is-not-asked
    Scenario: Under TS-A35 full-move, a tackler four hexes from the path may not intercept
      Given the reading TS-A35 is full-move
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 4,-4
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

  Rule: Midfielders have Tackle without Intercept

    @SKILL.tackle-two-hexes @case:a-midfielder-two-hexes-from-the-path-may-step-and-wins-the-ball-with-a-5
    Scenario Outline: A midfielder two hexes from the path steps and intercepts
      Given the reading TS-A36 is <reading>
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's M4 stands on 2,-2
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                             |
        | intercept with M4 stepping to 1,-1 |
        | intercept with M4 stepping to 1,-3 |
        | let the ball by with M4            |
      When blue's M4 steps to 1,-1 and intercepts: the die shows 5
      Then blue's M4 has the ball
      And blue's M4 stands on 1,-1

      Examples:
        | reading       |
        | only-at-two   |
        | tackle-counts |

    @PASS.attempt @case:under-tackle-needs-intercept-a-midfielder-two-hexes-from-the-path-is-not-asked
    Scenario: Under TS-A36 tackle-needs-intercept, a midfielder two hexes from the pass may not intercept
      Given the reading TS-A36 is tackle-needs-intercept
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's M4 stands on 2,-2
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball
      And blue's M4 stands on 2,-2

    @INTERCEPT.path @case:under-tackle-counts-a-midfielder-next-to-the-path-may-try
    Scenario: Under TS-A36 tackle-counts, a midfielder next to the path may try to intercept
      Given the reading TS-A36 is tackle-counts
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's M4 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                  |
        | intercept with M4       |
        | let the ball by with M4 |
      When blue's M4 intercepts: the die shows 5
      Then blue's M4 has the ball
      And blue's M4 stands on 1,-3

    @PASS.attempt @case:a-midfielder-next-to-the-path-is-not-asked-where-tackle-is-for-two-hexes-or-needs-intercept
    Scenario Outline: Without TS-A36 tackle-counts, a midfielder next to the path may not try to intercept
      Given the reading TS-A36 is <reading>
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's M4 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

      Examples:
        | reading                |
        | only-at-two            |
        | tackle-needs-intercept |

    @SKILL.tackle-two-hexes @INTERCEPT.path @case:under-tackle-needs-intercept-a-forward-still-steps
    Scenario: Under TS-A36 tackle-needs-intercept, a forward may still step to intercept
      Given the reading TS-A36 is tackle-needs-intercept
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 2,-2
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 steps to 1,-1 and intercepts: the die shows 5
      Then blue's F3 has the ball

    @PASS.attempt @case:a-goalie-next-to-the-receiver-is-not-asked-under-any-reading
    Scenario Outline: Under every reading, a goalie next to the receiver may not try to intercept
      Given the reading TS-A36 is <reading>
      And red's M1 stands on 0,10
      And red's M2 stands on 0,14
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 3
      Then red's M2 has the ball

      Examples:
        | reading                |
        | only-at-two            |
        | tackle-counts          |
        | tackle-needs-intercept |

  Rule: The action that an interception uses up

    @PASS.attempt @case:under-spends-action-a-man-who-has-used-his-action-is-not-asked
    Scenario: Under TS-A29 spends-action, a man who has acted may not intercept
      Given the reading TS-A29 is spends-action
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And blue's F3 has had his turn
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

    @INTERCEPT.path @case:under-free-reaction-a-man-who-has-used-his-action-may-try
    Scenario: Under TS-A29 free-reaction, a man who has acted may intercept
      Given the reading TS-A29 is free-reaction
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And blue's F3 has had his turn
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And red's M1 and blue's F3 have had their turn
      And nobody has spent his next action ahead

    @INTERCEPT.path @case:under-free-reaction-a-man-who-tried-keeps-his-action-but-has-one-try-at-each-pass
    Scenario: Under TS-A29 free-reaction, a man may try one interception and still act
      Given the reading TS-A29 is free-reaction
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the dice show 4 and 4
      Then red's M2 has the ball
      And red's M1 has had his turn
      When blue's F3 moves to 1,-1
      Then blue's F3 stands on 1,-1
      And red's M1 and blue's F3 have had their turn

    @PASS.attempt @case:under-free-reaction-a-man-barred-by-a-yellow-card-is-not-asked
    Scenario: Under TS-A29 free-reaction, a barred man may not intercept
      Given it is half 1, turn 3
      And the reading TS-A29 is free-reaction
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And blue's F3 has been caught once before
      And blue's F3 has had his turn
      And blue's F3 may not be activated this turn
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

    @INTERCEPT.path @case:under-spends-next-a-man-who-has-used-his-action-spends-that-of-the-next-turn
    Scenario: Under TS-A29 spends-next, a man who has acted intercepts with his next action
      Given the reading TS-A29 is spends-next
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And blue's F3 has had his turn
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the dice show 4 and 4
      Then red's M2 has the ball
      And blue's F3 has spent his next action ahead

    @INTERCEPT.path @case:under-spends-next-a-man-spends-the-action-of-this-turn-first
    Scenario: Under TS-A29 spends-next, a man who has not acted intercepts with this turn's action
      Given the reading TS-A29 is spends-next
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball
      And red's M1 and blue's F3 have had their turn
      And nobody has spent his next action ahead

    @INTERCEPT.path @TURN.complete @case:under-spends-next-the-action-spent-ahead-is-gone-when-the-next-turn-begins
    Scenario: Under TS-A29 spends-next, a man who spent his next action cannot act next turn
      Given the reading TS-A29 is spends-next
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's F1, F2, M2, D1, G1 and blue's F3, M3, M4, D2, D3 and G2 have had their turn
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the die shows 5
      Then it is half 1, turn 2
      And blue's F3 has the ball
      And blue's F3 has had his turn
      And nobody has spent his next action ahead
      And it is red's activation

    @PASS.attempt @case:under-spends-next-the-action-of-the-next-turn-is-not-spent-twice
    Scenario: Under TS-A29 spends-next, a man cannot spend his next action twice
      Given the reading TS-A29 is spends-next
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And blue's F3 has had his turn
      And blue's F3 has spent his next action ahead
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

    @PASS.attempt @case:under-spends-next-a-man-to-be-barred-next-turn-has-no-action-to-spend
    Scenario: Under TS-A29 spends-next, a booked man has no action to spend
      Given the reading TS-A29 is spends-next
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And blue's F3 has had his turn
      And blue's F3 has been caught once before
      And blue's F3 is booked
      And red's M1 has the ball
      When red's M1 passes to red's M2: the die shows 4
      Then red's M2 has the ball

    @INTERCEPT.path @TURN.one-action @case:a-man-who-tried-to-intercept-is-done-for-the-turn
    Scenario: A man who tried to intercept counts as done for the turn
      Given the reading TS-A29 is spends-action
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the die shows 5
      Then red's M1 and blue's F3 have had their turn
      And it is blue's activation
      When blue's F3 moves to 1,-5
      Then it is refused under TURN.one-action

  Rule: When interception is decided

    @INTERCEPT.path @case:a-pass-gone-astray-is-intercepted-on-its-way-to-the-hex-where-it-lands
    Scenario: A failed pass is intercepted on its way to the landing hex
      Given the reading TS-A32 is pass-intercept-receive
      And red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M2: the dice show 1 and 3 on the d3
      Then these may act: blue (intercept, let-by)
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball

    @INTERCEPT.path @case:a-pass-gone-astray-that-nobody-catches-lies-where-it-lands
    Scenario: A failed pass lies loose where it lands if no interception succeeds
      Given red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M2: the dice show 1 and 3 on the d3
      And blue's F3 intercepts: the die shows 4
      Then the ball lies loose on 0,-2
      And red's D1 and blue's F3 have had their turn
      And it is blue's activation

    @INTERCEPT.path @case:a-pass-that-runs-on-past-the-receiver-is-intercepted-beyond-him
    Scenario: A failed pass that goes past the receiver may be intercepted beyond him
      Given red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 1,5
      And red's D1 has the ball
      When red's D1 passes to red's M2: the dice show 3 and 1 on the d3
      Then blue has exactly these actions
        | action                  |
        | intercept with D3       |
        | let the ball by with D3 |
      When blue's D3 intercepts: the die shows 5
      Then blue's D3 has the ball

    @PASS.attempt @case:a-man-next-to-the-receiver-is-not-asked-when-the-pass-goes-astray
    Scenario: If a pass falls short, a man near only the receiver may not intercept
      Given red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 1,3
      And red's D1 has the ball
      When red's D1 passes to red's M2: the dice show 3 and 3 on the d3
      Then the ball lies loose on 0,-2
      And it is blue's activation

    @INTERCEPT.target @case:the-same-man-is-asked-when-the-pass-is-good
    Scenario: If a pass succeeds, a man near only the receiver may intercept
      Given red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 1,3
      And red's D1 has the ball
      When red's D1 passes to red's M2: the die shows 4
      And blue's D3 intercepts: the die shows 5
      Then blue's D3 has the ball

    @PASS.attempt @case:under-only-good-passes-a-pass-gone-astray-is-not-intercepted
    Scenario: Under TS-A32 only-good-passes, a failed pass is not intercepted
      Given the reading TS-A32 is only-good-passes
      And red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M2: the dice show 1 and 3 on the d3
      Then the ball lies loose on 0,-2
      And red's D1 has had his turn
      And it is blue's activation

    @INTERCEPT.path @case:under-only-good-passes-a-good-pass-is-intercepted
    Scenario: Under TS-A32 only-good-passes, a good pass is intercepted
      Given the reading TS-A32 is only-good-passes
      And red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M2: the die shows 4
      And blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball

    @INTERCEPT.path @case:under-intercept-first-the-pass-is-not-rolled-before-the-interception
    Scenario: Under TS-A32 intercept-first, opponents intercept before the pass die is rolled
      Given the reading TS-A32 is intercept-first
      And red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M2
      Then these may act: blue (intercept, let-by)
      When blue's F3 lets the ball by
      Then a die is to be rolled for the pass
      When blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball

    @INTERCEPT.path @case:under-intercept-first-a-missed-interception-is-followed-by-the-dice-of-the-pass
    Scenario Outline: Under TS-A32 intercept-first, the pass dice follow a missed interception
      Given the reading TS-A32 is intercept-first
      And red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's D1 has the ball
      When red's D1 passes to red's M2
      And blue's F3 intercepts: the dice show 4, <dice>
      Then <ball>
      And red's D1 and blue's F3 have had their turn
      And it is blue's activation

      Examples:
        | dice                 | ball                        |
        | 4 and 4              | red's M2 has the ball       |
        | 3 and 3 on the d3    | the ball lies loose on 0,-2 |
        | 3 and 1 on the d3    | the ball lies loose on 0,6  |
        | 4, 3 and 1 on the d3 | the ball lies loose on -1,3 |

    @INTERCEPT.target @case:under-intercept-first-a-man-next-to-the-receiver-is-asked-although-the-pass-may-go-astray
    Scenario: Under TS-A32 intercept-first, a man next to the receiver may intercept
      Given the reading TS-A32 is intercept-first
      And red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 0,4
      And red's D1 has the ball
      When red's D1 passes to red's M2
      And blue's D3 intercepts: the die shows 5
      Then blue's D3 has the ball

    @PASS.attempt @case:under-intercept-first-a-man-beyond-the-receiver-is-not-asked-after-a-pass-ran-on
    Scenario: Under TS-A32 intercept-first, a man beyond the receiver may not intercept
      Given the reading TS-A32 is intercept-first
      And red's D1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 1,7
      And red's D1 has the ball
      When red's D1 passes to red's M2: the dice show 3 and 1 on the d3
      Then the ball lies loose on 0,6
      And it is blue's activation

  Rule: Where a tackler may step and whom he must reach

    @GOALIE.three-goal-hexes @case:a-tackler-does-not-step-into-a-goal
    Scenario Outline: A tackler may not step into a goal
      Given red's M1 stands on 2,-16
      And red's G1 stands on -1,-13
      And blue's <man> stands on 0,-16
      And red's F2 has passed to red's M1
      When blue's <man> steps to 1,-17 and intercepts
      Then it is refused under GOALIE.three-goal-hexes
      And nothing has changed
      When blue's <man> steps to 1,-15 and intercepts: the die shows 5
      Then blue's <man> has the ball
      And blue's <man> stands on 1,-15

      Examples:
        | man |
        | F3  |
        | M4  |

    @SKILL.tackle-two-hexes @case:under-full-move-a-man-near-the-path-alone-is-not-said-to-be-near-the-receiver
    Scenario: Under TS-A35 full-move, an interception on the path is explained without the receiver
      Given the reading TS-A35 is full-move
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 3,-3
      And red's M1 has passed to red's M2
      When blue, given d6 5, asks by which rules to intercept with F3 stepping to 1,-3
      Then the explanation cites SKILL.tackle-two-hexes
      And the explanation does not cite INTERCEPT.target

  Rule: Hexes out of reach of a tackle step, and men who cannot step

    @GOALIE.confined @case:a-goalie-with-the-skills-for-it-steps-to-intercept-within-his-box-and-not-out-of-it
    Scenario: A goalie with Intercept and Tackle steps only within his box
      Given the class G has the skills Goalie, Intercept and Tackle
      And red's M1 stands on -1,5
      And red's M2 stands on -1,13
      And blue's G2 stands on 1,13
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's G2 steps to 0,12 and intercepts
      Then it is refused under GOALIE.confined
      When blue's G2 steps to 0,14 and intercepts: the die shows 5
      Then blue's G2 has the ball
      And blue's G2 stands on 0,14

    @INTERCEPT.path @case:a-goalie-who-must-wait-is-not-judged-by-his-step
    Scenario: A goalie's interception out of turn is refused because it is not his turn
      Given the class G has the skills Goalie, Intercept and Tackle
      And red's M1 stands on -1,5
      And red's M2 stands on -1,13
      And blue's F3 stands on 0,6
      And blue's G2 stands on 1,13
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's G2 steps to 0,12 and intercepts
      Then it is refused under INTERCEPT.path
      When blue's F3 lets the ball by
      And blue's G2 steps to 0,12 and intercepts
      Then it is refused under GOALIE.confined

    @GOALIE.three-goal-hexes @case:a-defender-does-not-step-into-a-goal-to-intercept
    Scenario: A defender may not step into a goal to intercept
      Given red's M1 stands on -1,5
      And red's M2 stands on -1,13
      And blue's D2 stands on 1,15
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's D2 steps to 1,17 and intercepts
      Then it is refused under GOALIE.three-goal-hexes
      When blue's D2 steps to 0,14 and intercepts: the die shows 5
      Then blue's D2 has the ball

    @SKILL.tackle-two-hexes @case:a-defender-does-not-step-off-the-pitch-to-intercept
    Scenario: A defender may not step off the pitch to intercept
      Given red's M1 stands on -1,5
      And red's M2 stands on -1,13
      And blue's D2 stands on 1,15
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's D2 steps to 20,14 and intercepts
      Then it is refused under SKILL.tackle-two-hexes
      When blue's D2 steps to 0,14 and intercepts: the die shows 5
      Then blue's D2 has the ball

    @SKILL.tackle-two-hexes @case:a-goalie-with-the-skills-for-it-does-not-step-off-the-pitch
    Scenario: A goalie with Intercept and Tackle may not leave the pitch
      Given the class G has the skills Goalie, Intercept and Tackle
      And red's M1 stands on -1,5
      And red's M2 stands on -1,13
      And blue's G2 stands on 1,13
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's G2 steps to 20,14 and intercepts
      Then it is refused under SKILL.tackle-two-hexes

    @INTERCEPT.target @case:a-man-shut-in-next-to-the-receiver-tries-from-where-he-stands
    Scenario: A surrounded man next to the receiver may intercept without a step
      Given red's M1 stands on -3,7
      And red's M2 stands on -3,15
      And red's F1 stands on -4,14
      And blue's F3 stands on -4,16
      And blue's M4 stands on 4,4
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's F3 intercepts: the die shows 5
      Then blue's F3 has the ball

    @SKILL.tackle-two-hexes @case:a-man-near-a-corner-steps-next-to-the-path-or-not-at-all
    Scenario: A man near a corner may step only to hexes next to the path
      Given red's M1 stands on -2,-16
      And red's M2 stands on -2,-8
      And red's F1 stands on 0,-4
      And red's G1 stands on 1,-13
      And blue's M3 stands on -4,-14
      And blue's F3 stands on 4,8
      And red's M1 has the ball
      When red's M1 passes to red's M2
      Then blue has exactly these actions
        | action                           |
        | intercept with M3 stepping to -3,-15 |
        | intercept with M3 stepping to -3,-13 |
        | intercept with M3 stepping to -3,-15, fouling M1 |
        | let the ball by with M3          |
      When blue's M3 steps to -3,-13 and intercepts: the die shows 5
      Then blue's M3 has the ball

    @FOUL.adjacent @case:under-reach-two-a-man-fouls-only-whom-he-stands-next-to-without-a-step
    Scenario: Under TS-A35 reach-two, a man may foul only a neighbour of his own hex
      Given the reading TS-A35 is reach-two
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's D3 stands on 2,0
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue's D3 steps to 1,1 and intercepts, fouling red's M2: the dice show 5 and 5
      Then it is refused under FOUL.adjacent

    @INTERCEPT.path @case:who-was-asked-about-a-pass-is-not-asked-again-whatever-his-skills
    Scenario: A man who declined to intercept a pass may not decline again
      Given the class M has the skills Pass and Receive
      And red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And blue's M3 stands on -1,-3
      And red's M1 has passed to red's M2
      And blue's M3 has been asked about the pass
      When blue's M3 lets the ball by
      Then it is refused under INTERCEPT.path

    @ACTTAB.intercept @case:a-missed-interception-too-is-read-in-its-own-row-of-the-action-table
    Scenario: The explanation of a failed interception cites its row of the action table
      Given red's M1 stands on 0,-6
      And red's M2 stands on 0,2
      And blue's F3 stands on 1,-3
      And red's M1 has the ball
      When red's M1 passes to red's M2
      And blue, given d6 4, d6 4, asks by which rules to intercept with F3
      Then the explanation cites ACTTAB.intercept

    @PATH.definition @case:hexes-beyond-the-end-are-on-no-path
    Scenario: A ball's path has no hexes beyond the end of the pitch
      When the path of a pass from -4,-16 to -2,-16 is looked up
      Then the ball moves through -4,-16 -3,-15 -2,-16

    @PATH.definition @case:under-interior-only-too-hexes-beyond-the-end-are-on-no-path
    Scenario: Under TS-A34 interior-only, a ball's path has no hexes beyond the pitch
      Given the reading TS-A34 is interior-only
      When the path of a pass from -4,16 to 0,18 is looked up
      Then the ball moves through -4,16 -2,16 -1,17 0,18
