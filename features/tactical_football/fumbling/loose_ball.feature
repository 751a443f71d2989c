Feature: Loose balls
  After a fumbled snap, hand-off or forced contact the defense has a movement of its own to go for the ball.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1440 | 1828 | 1439 |
      | N    | N    | N    | N    | N    | N    | N    | N    | S    | N    | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 1442 | 1645 | 2245 |

  Rule: A fumbled hand-off

    @12.proc.2 @12.proc.3 @12.C1.1 @12.general @case:a-twelve-ends-the-offenses-turn-and-the-defense-moves
    Scenario: A fumble roll of 12 ends the offense's turn, and the defense moves
      When the offense's #12 hands off to #31: the dice show 12
      Then the ball is loose on 1440
      And it is the defense's movement
      And the defense's #5 has 11 points left

    @12.proc.1 @12.C1.1 @case:it-is-the-releaser-who-fumbles-whatever-was-meant-to-go-over
    Scenario Outline: A fumbled hand-off, with or without a dummy, leaves the ball with the releaser
      When the offense's #12 hands off to #31<how>: the dice show 12
      Then the ball is loose on 1440

      Examples:
        | case     | how               |
        | in truth | , keeping a dummy |
        | in show  | , giving a dummy  |

    @12.C1.1 @case:the-ball-is-lost-after-steps-of-both-men-too-where-the-releaser-is-then
    Scenario: A hand-off fumbled after both men moved leaves the ball with the releaser
      When the offense's #12 turns to SW
      And the offense's #12 moves to 1340
      And the offense's #12 is paired with #31
      And the offense's #31 turns to NW
      And the offense's #12 hands off to #31: the dice show 12
      Then the ball is loose on 1340

    @12.C1.2 @12.C1.5 @case:going-for-the-ball-costs-the-same-under-every-coverage-marker
    Scenario Outline: Entry into a loose ball's hex costs the same under every coverage marker
      Given it is the defense's movement for the ball that #12 has fumbled in a Pass Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And a forward pass is announced, and its target reads 1640
      And the defense has selected Reaction Charge and <coverage>
      When the defense's #5 moves to 1441
      And the defense's #5 enters the hex of #12
      Then the defense's #5 stands on 1440 facing S
      And the defense's #5 has <points> left
      And the offense's #12 has not been contacted in this phase

      Examples:
        | coverage     | points   |
        | Man-to-Man   | 6 points |
        | Zone Defense | 6 points |

    @12.C1.1 @9.3.Q.0 @case:all-dummies-go
    Scenario: A fumbled hand-off removes all dummies
      Given the offense's #36 has a dummy ball
      When the offense's #12 hands off to #31: the dice show 12
      Then the ball is loose on 1440
      When the defense looks at the table
      Then the ball is shown loose on 1440

    @9.3.Q.0 @12.C1.1 @case:with-the-dummies-it-is-told-whether-this-ball-has-been-carried-across-the-line
    Scenario Outline: When a fumble removes dummies, a crossing of the line becomes known
      Given the offense has selected Aggressive Blocking and Run Right
      And the offense has shown its ball-play marker
      And the ball has been carried across the line
      And the offense's #36 has a dummy ball
      And the offense's #12 stands on <releaser> facing S
      And the offense's #31 stands on <recipient>
      When the offense's #12 hands off to #31: the dice show 12
      Then the ball is loose on <releaser>
      And the ball <has> been carried across the line

      Examples:
        | case   | releaser | recipient | has     |
        | beyond | 1440     | 1439      | has     |
        | behind | 1428     | 1427      | has not |

    @12.proc.2 @12.proc.3 @case:nothing-is-left-of-the-offenses-turn
    Scenario Outline: After a fumbled hand-off, the offense may not act
      When the offense's #12 hands off to #31: the dice show 12
      And the offense tries to <action>
      Then it is refused under <clause>

      Examples:
        | action                   | clause  |
        | move #36 to 1829         | 7.1.D   |
        | hand off from #12 to #31 | 7.1.D   |
        | down the ball            | 8.6.L.1 |

    @12.D @case:a-dummy-that-is-fumbled-is-gone-and-play-goes-on
    Scenario: A fumbled dummy of a hand-off is removed, and play continues
      Given the offense's #31 has a dummy ball
      And the offense's #36 stands on 1438
      And the offense's #31 stands on 1439 facing S
      When the offense's #31 hands off to #36, keeping a dummy: the dice show 12
      Then the offense's #12 has the ball
      And nobody of the offense has a dummy ball
      And it is the offense's movement
      And the offense's #31 has spent 1 point
      And the offense's #36 has spent 1 point

    @12.D @9.3.L.3 @case:and-it-was-one-of-the-two-hand-offs
    Scenario: A hand-off that is fumbled counts as one of the phase's two hand-offs
      Given the offense's #31 has a dummy ball
      And the offense's #36 stands on 1438
      And the offense's #31 stands on 1439 facing S
      And a hand-off from #71 to #66 has been made
      When the offense's #31 hands off to #36, keeping a dummy: the dice show 12
      And the offense tries to hand off from #12 to #31
      Then it is refused under 9.3.L.3

    @12.proc.3 @12.C1.1 @case:in-a-pass-game-turn-too-and-no-pass-follows
    Scenario: A fumbled hand-off ends a Pass Game-Turn without a pass
      Given it is the offense's movement in a Pass Game-Turn
      When the offense's #12 hands off to #31: the dice show 12
      Then the ball is loose on 1440
      And it is the defense's movement
      And the coverage marker has not been turned up
      When the defense ends its movement: the dice show 5
      Then the ball is down on 1440, and the play is over
      And the ball is still the offense's

    @8.4.G.0 @case:with-no-pass-to-come-no-receiver-is-protected-for-one
    Scenario: After a fumbled hand-off in a Pass Game-Turn, defenders may contact a receiver
      Given it is the offense's movement in a Pass Game-Turn
      And the offense's #21 stands on 1134
      When the offense's #12 hands off to #31: the dice show 12
      And the defense's #13 contacts #21: the dice show 7
      Then it is accepted

    @12.C1.2 @case:nor-is-his-hex-entered-for-one
    Scenario: A defender may not enter a receiver's hex while the ball is loose
      Given it is the offense's movement in a Pass Game-Turn
      And the offense's #21 stands on 1134
      When the offense's #12 hands off to #31: the dice show 12
      And the defense tries to enter the hex of #21 with #13
      Then it is refused under 12.C1.2

    @13.1.B.aggressive.1 @case:a-lineman-under-aggressive-charge-has-lost-his-hit-for-it
    Scenario: After a fumbled hand-off at the snap, Aggressive Charge removes a lineman's Hit
      Given it is the offense's movement in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #94 is Hit
      And the defense's #5 is Hit
      When the offense's #12 hands off to #31: the dice show 12
      Then the defense's #94 is not Hit
      And the defense's #5 is Hit

    @12.proc.3 @case:the-defense-moves-at-once-and-nobody-of-it-recovers-before
    Scenario: After a fumbled hand-off, the defense moves at once, without neutralization recovery
      Given the defense's #13 is neutralized 1
      And the defense's #26 is Hit
      When the offense's #12 hands off to #31: the dice show 12
      Then it is the defense's movement
      And the defense's #13 is neutralized 1
      And the defense's #26 is Hit

    @12.proc.3 @12.C1.1 @case:in-the-snap-game-turn-it-has-four-points-fewer-for-it
    Scenario: A defender who goes for a fumble at the snap has four points fewer
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #12 hands off to #31: the dice show 12
      Then the ball is loose on 1440
      And the defense's #5 has 7 points left

    @13.1.A.pass.2 @case:a-lineman-under-pass-blocking-has-his-point-more-in-it
    Scenario: After a fumble, Pass Blocking still gives a contacted lineman one more strength
      Given the offense has selected Pass Blocking and Run Right
      When the offense's #12 hands off to #31: the dice show 12
      And the defense's #99 contacts #66: the dice show 7
      Then the offense's #66 is Hit

    @13.1.B.aggressive.2 @case:a-lineman-under-aggressive-charge-has-his-free-step-in-it
    Scenario: After a fumble, Aggressive Charge still gives a defensive lineman his free step
      Given it is the offense's movement in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the offense's #66 stands on 1827
      When the offense's #12 hands off to #31: the dice show 12
      And the defense's #99 moves to 1830
      Then the defense's #99 has spent 0 points

    @13.1.B.reaction.2 @case:a-lineman-under-reaction-charge-has-his-free-turn-in-it
    Scenario: After a fumble, Reaction Charge still gives a defensive lineman his free turn
      Given it is the offense's movement in the Snap Game-Turn
      And the defense has selected Reaction Charge and Zone Defense
      When the offense's #12 hands off to #31: the dice show 12
      And the defense's #99 turns to SW
      Then the defense's #99 has spent 0 points
      When the defense's #99 turns to S
      Then the defense's #99 has spent 1 point

    @7.2.H.1 @case:controlled-hexes-stop-men-in-it
    Scenario: Controlled hexes stop defenders who go for a loose ball
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1541 facing S
      When the defense's #5 moves to 1540
      And the defense's #5 moves to 1539
      Then it is refused under 7.2.H.1

    @8.5.H.3 @case:men-double-team-in-it
    Scenario: Defenders may double-team while the ball is loose
      Given the defense's #91 stands on 1731 facing SE
      When the offense's #12 hands off to #31: the dice show 12
      And the defense's #99 contacts #66 together with #91: the dice show 7
      Then the offense's #66 is neutralized 3

  Rule: Men who go for a loose ball

    @12.C1.2 @12.C1.5 @12.A.1 @12.A.2 @case:the-man-who-enters-the-hex-recovers-on-anything-but-seven
    Scenario: A defender in the ball's hex recovers the ball with any roll except 7
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      When the defense's #5 moves to 1441
      And the defense's #5 enters the hex of #12
      Then the defense's #5 stands on 1440
      And the defense's #5 has 6 points left
      And the ball is loose on 1440
      When the defense ends its movement: the dice show 6
      Then the ball is down on 1440, and the play is over
      And the ball is the defense's
      And the play has ended with a fumble

    @12.A.1 @case:every-throw-but-the-seven
    Scenario Outline: Any roll except 7 recovers a fumble for the defense
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1440
      When the defense ends its movement: the dice show <dice>
      Then the ball is the defense's

      Examples:
        | dice |
        | 2    |
        | 6    |
        | 8    |
        | 12   |

    @12.B.1 @12.B.3 @12.C1.2 @case:on-a-seven-the-offense-throws-and-recovers-on-anything-but-seven
    Scenario Outline: After the defense rolls a 7, the offense recovers a loose ball
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1440
      When the defense ends its movement: the dice show 7, then <dice>
      Then the game is over and home has won under 14.2.6
      And the ball is down on 1440, and the play is over
      And the ball is still the offense's
      And the play has ended with a fumble
      And the gain is 10 hexes

      Examples:
        | dice |
        | 2    |
        | 6    |
        | 8    |
        | 12   |

    @12.B.2 @12.C1.2 @case:in-turn-until-it-is-no-seven
    Scenario Outline: The two sides roll for a loose ball until the dice show no seven
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1440
      When the defense ends its movement: the dice show <dice>
      Then the ball is <whose>

      Examples:
        | case                 | dice                                | whose               |
        | the defense's second | 7, then 7, then 8                   | the defense's       |
        | the offense's second | 7, then 7, then 7, then 6           | still the offense's |
        | the defense's third  | 7, then 7, then 7, then 7, then 2   | the defense's       |

    @12.B.2 @case:its-odds-are-those-of-all-the-throws-together
    Scenario: The odds of a loose ball cover all rolls together
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1440
      When the odds of the side with the ball are asked for the defense to end its movement
      Then the odds are
        | the side with the ball | p   |
        | defense                | 6/7 |
        | offense                | 1/7 |
      When the defense ends its movement: the dice show 7, then 7, then 8
      Then the ball is the defense's

    @12.A.1 @case:the-defense-throws-first-if-it-is-there
    Scenario: A defense with a man on the ball's hex rolls first
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1440
      When the defense ends its movement
      Then the dice are to be rolled for the recovery-defense
      When the defense ends its movement: the dice show 6
      Then the ball is the defense's

    @12.B.1 @case:if-nobody-of-it-is-there-the-offense-has-all-the-throws
    Scenario: With no defender on the ball's hex, only the offense rolls for the ball
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      When the defense ends its movement
      Then the dice are to be rolled for the recovery-offense
      When the defense ends its movement: the dice show 7, then 7, then 4
      Then the ball is still the offense's
      And the ball is down on 1440, and the play is over

    @12.C1.5 @7.3.K.2 @case:entering-costs-the-hex-and-three-points-more
    Scenario Outline: Entry into a loose ball's hex costs three points more than a step
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1441
      And the defense's #5 is moving with <points> points left
      When the defense's #5 enters the hex of #12
      Then it is <answer>

      Examples:
        | points | answer   |
        | 4      | accepted |
        | 5      | accepted |

    @7.1.C.1 @case:with-three-he-does-not-get-there
    Scenario: A defender with three points may not enter the ball's hex
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1441
      And the defense's #5 is moving with 3 points left
      When the defense's #5 enters the hex of #12
      Then it is refused under 7.1.C.1

    @8.1.A.2 @case:he-goes-in-through-his-front-hexside
    Scenario Outline: A man enters the hex of a loose ball through his front hexside
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on <hex> facing <facing>
      When the defense's #5 enters the hex of #12
      Then it is refused under 8.1.A.2

      Examples:
        | case         | hex  | facing |
        | oblique      | 1441 | SE     |
        | his rear     | 1441 | N      |
        | too far away | 1442 | S      |

    @8.3.E @case:he-must-have-sighted-the-man-when-the-phase-began
    Scenario: A man enters a loose ball's hex only if he has sighted the fumbler
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1441 facing NE
      When the defense's #5 turns to S
      And the defense's #5 enters the hex of #12
      Then it is refused under 8.3.E

    @12.C2 @case:only-one-man-goes-into-the-hex
    Scenario: Only one defender may enter the hex of a fumbled ball
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's men stand on
        | #5   | #13  |
        | 1440 | 1441 |
      When the defense tries to enter the hex of #12 with #13
      Then it is refused under 12.C2

    @8.1.A.2 @case:the-man-in-the-hex-of-the-ball-does-not-keep-himself-out-of-it
    Scenario: A man already in a loose ball's hex cannot enter it again
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1440
      When the defense tries to enter the hex of #12 with #5
      Then it is refused under 8.1.A.2

    @12.C1.2 @case:nobodys-hex-is-entered-but-the-fumblers
    Scenario: To reach a loose ball, a defender may enter only the fumbler's hex
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the offense's #31 stands on 1540
      And the defense's #5 stands on 1541
      When the defense tries to enter the hex of #31 with #5
      Then it is refused under 12.C1.2

    @8.4.G.1 @case:the-man-who-has-fumbled-is-no-carrier-any-more-and-is-not-contacted-from-behind
    Scenario: A man who fumbled may not be contacted from behind
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1441
      When the defense tries to contact #12 with #5
      Then it is refused under 8.4.G.1

    @8.0.P.3 @T.contact.r1 @case:from-the-front-he-is-contacted-like-anybody-and-nothing-more-is-thrown
    Scenario: A contact with the man who fumbled causes no second fumble roll
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the offense's #12 stands on 1440 facing N
      And the defense's #5 stands on 1441
      When the defense's #5 contacts #12: the dice show 10
      Then the offense's #12 is neutralized 2
      And the ball is loose on 1440

    @12.C1.2 @12.C1.5 @case:who-has-contacted-him-may-still-go-for-the-ball-for-that-is-no-contact
    Scenario: A defender who has contacted the fumbler may enter the loose ball's hex
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the offense's #12 stands on 1440 facing N
      And the defense's #5 stands on 1441
      When the defense's #5 contacts #12: the dice show 10
      And the defense's #5 enters the hex of #12
      Then the defense's #5 stands on 1440
      And the defense's #5 has 3 points left

    @12.B.1 @12.B.3 @case:the-man-who-has-fumbled-has-it-again-though-he-was-neutralized-for-it
    Scenario: A neutralized fumbler may recover the ball
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the offense's #12 stands on 1440 facing N
      And the defense's #5 stands on 1441
      When the defense's #5 contacts #12: the dice show 10
      And the defense ends its movement: the dice show 8
      Then the ball is down on 1440, and the play is over
      And the ball is still the offense's

    @T.contact.Dh.1 @case:a-man-who-is-hit-does-not-go
    Scenario: A Hit defender may not enter a loose ball's hex
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1441
      And the defense's #5 is Hit
      When the defense tries to enter the hex of #12 with #5
      Then it is refused under T.contact.Dh.1

    @12.B.1 @case:nor-does-one-who-is-neutralized-and-in-the-hex-he-is-nobody
    Scenario: A neutralized defender in a loose ball's hex does not roll for the ball
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1440
      And the defense's #5 is neutralized 1
      When the defense ends its movement
      Then the dice are to be rolled for the recovery-offense
      When the defense ends its movement: the dice show 6
      Then the ball is still the offense's

    @12.C2 @case:under-tf-e31-any-man-a-neutralized-defender-keeps-his-side-from-the-ball
    Scenario Outline: TF-E31 decides whether a neutralized defender prevents a teammate's entry to the ball's hex
      Given the reading TF-E31 is <reading>
      And it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #13 stands on 1440
      And the defense's #13 is neutralized 1
      And the defense's #5 stands on 1441
      When the position is put on the table
      Then the defense's #5 may enter the hex of <whom>
      When the defense's #5 enters the hex of #12
      Then it is <answer>

      Examples:
        | reading  | whom        | answer              |
        | fit-men  | exactly #12 | accepted            |
        | any-man  | nobody      | refused under 12.C2 |

    @12.C1.2 @12.C2 @12.A.1 @case:the-intruder-who-has-fallen-in-the-contact-leaves-the-ball-to-another-defender
    Scenario: After a defender at the ball is neutralized, a teammate may enter
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 has the ball
      And the offense's #12 stands on 1440 facing N
      And the defense's #26 stands on 1440
      And the defense's #5 stands on 1442
      When the offense's #12 contacts the man on his hex: the dice show 8, and 12 for the fumble
      Then the defense's #26 is neutralized 1
      And the ball is loose on 1440
      When the defense's #5 moves to 1441
      And the defense's #5 enters the hex of #12
      Then the defense's #5 stands on 1440
      When the defense ends its movement
      Then the dice are to be rolled for the recovery-defense
      When the defense ends its movement: the dice show 6
      Then the ball is the defense's

    @12.C2 @case:a-third-defender-does-not-join-a-fit-and-a-fallen-one
    Scenario: A defender may not enter a loose ball's hex that has an active teammate
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #13 stands on 1440
      And the defense's #13 is neutralized 1
      And the defense's #5 stands on 1441
      And the defense's #26 stands on 1340 facing NE
      When the defense's #5 enters the hex of #12
      And the defense's #26 enters the hex of #12
      Then it is refused under 12.C2

    @12.C2 @12.C1.2 @case:a-defender-who-has-entered-and-fallen-there-leaves-the-ball-to-another
    Scenario: After an intruder is neutralized in his contact, his teammate may enter the hex
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1441
      And the defense's #26 stands on 1442
      When the defense's #5 enters the hex of #12
      And the defense's #5 contacts #31: the dice show 2
      Then the defense's #5 is neutralized 1
      When the defense's #26 moves to 1441
      And the defense's #26 enters the hex of #12
      Then the defense's #26 stands on 1440

    @7.5.1 @case:a-fallen-intruder-keeps-his-side-out-of-a-hex-in-which-no-ball-is-loose
    Scenario: A neutralized defender in the carrier's hex blocks a teammate's entry
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #13 stands on 1440
      And the defense's #13 is neutralized 1
      And the defense's #5 stands on 1441
      When the defense's #5 enters the hex of #12
      Then it is refused under 7.5.1

    @12.C2 @12.C1.5 @case:to-go-for-the-ball-is-no-contact-so-that-a-fumbler-who-was-contacted-may-be-gone-for
    Scenario: A defender may enter the ball's hex after a contact with the fumbler
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #13 stands on 1339 facing NE
      And the defense's #5 stands on 1441
      When the defense's #13 contacts #12: the dice show 2
      And the defense's #5 enters the hex of #12
      Then the defense's #5 stands on 1440
      When the defense ends its movement: the dice show 6
      Then the ball is the defense's

    @8.2.C @case:but-he-is-contacted-no-second-time
    Scenario: A fumbler contacted in this phase may not be contacted again
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the offense's #12 has been contacted in this phase
      And the defense's #13 stands on 1441
      When the defense's #13 contacts #12
      Then it is refused under 8.2.C

    @12.C1.2 @12.C1.5 @case:nor-does-it-matter-that-the-fumbler-is-neutralized
    Scenario: A defender may enter the hex of a neutralized fumbler
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the offense's #12 is neutralized 1
      And the defense's #5 stands on 1441
      When the position is put on the table
      Then the defense's #5 may enter the hex of exactly #12
      When the defense's #5 enters the hex of #12
      Then the defense's #5 stands on 1440
      And the ball is loose on 1440

    @7.1.A @T.contact.Dh.1 @case:the-others-move-and-make-contacts-as-in-every-movement
    Scenario: Defenders away from the loose ball move and contact as usual
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the offense's #36 stands on 1133
      And the defense's #13 stands on 1134
      When the defense's #13 contacts #36: the dice show 7
      Then the offense's #36 is Hit
      When the defense's #26 moves to 1644
      Then the ball is loose on 1440

  Rule: A fumbled snap

    @9.2.J.3 @12.C1.1 @12.proc.3 @case:the-ball-lies-at-the-snappers-and-the-defense-goes-for-it-with-four-points-fewer
    Scenario: A fumbled snap lies on the snapper's hex, and defenders lose four points
      Given the offense is to call Game-Turn 3
      And the offense's #31 stands on 2028
      And the offense's #12 stands on 1927 facing N
      And the defense's #94 stands on 1931
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball: the dice show 12
      Then the ball is loose on 1930
      And it is the defense's movement
      And the defense's #94 has 4 points left

    @12.C1.5 @12.A.2 @case:a-tackle-in-front-of-the-snapper-just-gets-there
    Scenario: A defender in front of the snapper reaches a fumbled snap
      Given the offense is to call Game-Turn 3
      And the offense's #31 stands on 2028
      And the offense's #12 stands on 1927 facing N
      And the defense's #94 stands on 1931
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball: the dice show 12
      And the defense's #94 enters the hex of #51
      Then the defense's #94 has 0 points left
      When the defense ends its movement: the dice show 8
      Then the ball is down on 1930, and the play is over
      And the ball is the defense's
      And the gain is 0 hexes

    @4.3.4 @case:from-one-hex-farther-back-he-does-not
    Scenario: A defender two hexes in front of the snapper misses a fumbled snap
      Given the offense is to call Game-Turn 3
      And the offense's #31 stands on 2028
      And the offense's #12 stands on 1927 facing N
      And the defense's #94 stands on 1932
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball: the dice show 12
      And the defense's #94 moves to 1931
      And the defense's #94 enters the hex of #51
      Then it is refused under 4.3.4

    @9.2.J.3 @12.B.1 @case:with-nobody-there-the-offense-has-the-ball-at-the-line-again
    Scenario: If no defender reaches a fumbled snap, the offense keeps the ball
      Given the offense is to call Game-Turn 3
      And the offense's #31 stands on 2028
      And the offense's #12 stands on 1928 facing N
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball: the dice show 12
      And the defense ends its movement: the dice show 7, then 3
      Then the ball is down on 1930, and the play is over
      And the ball is still the offense's
      And the gain is 0 hexes

    @9.2.J.2 @9.0.proc.3.2 @case:over-one-hex-nothing-is-thrown-and-nothing-is-lost
    Scenario: A snap over one hex needs no fumble roll
      Given the offense is to call Game-Turn 3
      And the offense's #31 stands on 2028
      And the offense's #12 stands on 1929 facing N
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then nothing is to be rolled
      And the offense's #12 has the ball

  Rule: A fumble in the forced contact

    @12.proc.1 @12.proc.3 @12.C1.1 @case:the-man-who-shares-the-hex-is-there-already
    Scenario: A defender on the carrier's hex rolls for a forced-contact fumble
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the defense's #5 stands on 1440
      When the offense's #12 contacts the man on his hex: the dice show 7, and 12 for the fumble
      Then the ball is loose on 1440
      And it is the defense's movement
      When the defense ends its movement: the dice show 6
      Then the ball is the defense's
      And the ball is down on 1440, and the play is over

    @12.C2 @case:and-nobody-else-goes-in
    Scenario: After a fumble in a forced contact, only the defender already there may recover
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the defense's men stand on
        | #5   | #13  |
        | 1440 | 1441 |
      When the offense's #12 contacts the man on his hex: the dice show 7, and 12 for the fumble
      And the defense tries to enter the hex of #12 with #13
      Then it is refused under 12.C2

    @12.B.1 @case:if-the-contact-has-neutralized-him-he-recovers-nothing
    Scenario: A defender neutralized in the forced contact does not roll for the fumble
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the defense's #11 stands on 1440
      When the offense's #12 contacts the man on his hex: the dice show 12, and 12 for the fumble
      Then the defense's #11 is neutralized 2
      When the defense ends its movement
      Then the dice are to be rolled for the recovery-offense
      When the defense ends its movement: the dice show 6
      Then the ball is still the offense's

    @12.proc.2 @case:contacts-that-were-still-to-be-resolved-are-not
    Scenario: After a fumble in a forced contact, the forced contacts still to come lapse
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #21 stands on 1135
      And the defense's #5 stands on 1440
      When the offense's #12 contacts the man on his hex: the dice show 7, and 12 for the fumble
      Then it is the defense's movement
      When the defense ends its movement: the dice show 6
      Then the ball is the defense's

    @12.C2 @case:one-fit-man-among-fallen-ones-keeps-others-from-the-ball
    Scenario: An active defender in the ball's hex keeps other defenders out
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #11 stands on 1440
      And the defense's #26 stands on 1440
      And the defense's #61 stands on 1440
      And the defense's #99 stands on 1440
      And the defense's #13 stands on 1441
      And the defense's #11 is neutralized 1
      And the defense's #26 is neutralized 1
      And the defense's #99 is neutralized 1
      Then the defense's #13 may enter the hex of nobody
      When the defense's #13 enters the hex of #12
      Then it is refused under 12.C2

  Rule: Readings of who moves and who rolls for a loose ball

    @12.C2 @case:where-one-man-alone-moves-the-second-is-refused
    Scenario Outline: Under TF-A53 one-named-only, only one defender may move after a fumble
      Given the reading TF-A53 is <reading>
      And it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      When the defense's #5 moves to 1441
      And the defense tries to move #13 to 1134
      Then it is refused under 12.C2

      Examples:
        | reading        |
        | one-named-only |

    @7.1.A @case:elsewhere-he-moves
    Scenario Outline: Unless TF-A53 is one-named-only, any defender may move after a fumble
      Given the reading TF-A53 is <reading>
      And it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      When the defense's #5 moves to 1441
      And the defense's #13 moves to 1134
      Then the defense's #13 stands on 1134

      Examples:
        | reading          |
        | one-on-hex       |
        | no-position-test |

    @12.B.1 @case:who-throws-first-where-nobody-is-in-the-hex-the-offense
    Scenario Outline: In two readings of TF-A53, only the offense rolls if no defender arrives
      Given the reading TF-A53 is <reading>
      And it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      When the defense ends its movement
      Then the dice are to be rolled for the recovery-offense
      When the defense ends its movement: the dice show 6
      Then the ball is still the offense's

      Examples:
        | reading        |
        | one-on-hex     |
        | one-named-only |

    @12.A.1 @case:without-the-test-of-place-the-defense-throws-from-anywhere
    Scenario: Under TF-A53 no-position-test, the defense rolls even if no defender reaches the ball
      Given the reading TF-A53 is no-position-test
      And it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      When the defense ends its movement
      Then the dice are to be rolled for the recovery-defense
      When the defense ends its movement: the dice show 3
      Then the ball is the defense's
      And the ball is down on 1440, and the play is over

  Rule: Parts of a position that a loose ball does not change

    @12.proc.3 @case:the-offense-knows-its-target-hexes-still
    Scenario: The offense still sees its target hexes while the ball is loose
      When the offense's #12 hands off to #31: the dice show 12
      And the offense looks at the table
      Then the target hexes are shown as 1640 and 2240

    @7.1.A @case:where-one-man-goes-for-the-ball-without-a-fumble-all-of-them-move
    Scenario: Under TF-A53 one-named-only, all defenders may move if the ball is not loose
      Given the reading TF-A53 is one-named-only
      And it is the defense's movement in a Contact Game-Turn
      When the defense's #5 moves to 2734
      And the defense's #26 moves to 1644
      Then it is accepted
