Feature: Fumbling
  Whenever a carrier is contacted, and on a long snap, two dice are thrown; on a 12 the ball is loose.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The events that cause a fumble roll

    @12.general @12.proc.1 @case:twelve-and-nothing-else-is-a-fumble
    Scenario Outline: A fumble roll below 12 leaves the ball with the carrier
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and <fumble> for the fumble
      Then the offense's #31 has the ball
      And it is the defense's movement

      Examples:
        | fumble |
        | 2      |
        | 7      |
        | 11     |

    @T.contact.r-1 @8.0.P.3 @case:a-contact-on-a-man-without-a-ball-is-no-fumble
    Scenario: A contact on a man without a ball causes no fumble roll
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #36: the dice show 9
      Then the offense's #36 is not neutralized
      And the offense's #36 is Hit

    @12.D @9.3.Q.0 @case:a-dummy-that-is-dropped-is-gone-and-play-goes-on
    Scenario: A fumbled dummy is removed, and play continues
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and 12 for the fumble
      Then the offense's #12 has the ball
      And it is the defense's movement
      When the defense looks at the table
      Then the carriers are shown as #12

  Rule: The ball after a fumbled contact

    @12.proc.4 @12.A.1 @case:a-man-who-is-hit-gets-the-ball-of-the-man-he-has-contacted
    Scenario: A Hit defender may recover the ball that his contact made loose
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is Hit
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 8 for recovery-defense to contact #31 with #5
      Then the ball is down on 1441, and the play is over
      And the ball is the defense's

    @12.C1.3 @case:of-two-men-one-picks-it-up-in-the-snap-game-turn-too
    Scenario: One of two contacting defenders picks up a fumble in the Snap Game-Turn
      Given it is the defense's movement in the Snap Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #13 stands on 1341 facing SE
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble to contact #31 with #5 together with #13
      And the defense's #13 picks up the ball: the dice show 5
      Then the ball is down on 1341, and the play is over

    @12.C1.3 @case:and-after-a-pass-that-was-caught
    Scenario: A receiver who has caught a pass can fumble in a contact
      Given the offense is to throw a short lateral
      And the offense's #12 stands on 1443 facing S
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #13 stands on 1341 facing SE
      When the offense's #12 passes to #31: the dice show 5
      And the defense is given 2d6 6 for contact, 2d6 12 for fumble to contact #31 with #5 together with #13
      And the defense's #13 picks up the ball: the dice show 5
      Then the ball is down on 1341, and the play is over

    @12.proc.4 @12.A.1 @12.A.2 @5.2.4 @12.C1.3 @14.2.5 @case:the-ball-goes-to-the-contacting-man-and-the-defense-recovers-on-anything-but-seven
    Scenario: After a contact causes a fumble, the defense recovers with a roll of 8
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 8 for recovery-defense to contact #31 with #5
      Then the game is over and away has won under 14.2.6
      And the ball is down on 1441, and the play is over

    @12.B.1 @12.B.3 @12.C1.4 @5.2.4 @case:on-a-seven-the-offense-throws-and-the-fumbling-man-has-it-again
    Scenario: After the defense rolls a 7, the fumbling man recovers the ball
      Given it is the defense's movement in a Contact Game-Turn
      And the objective is 4 hexes
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 7 for recovery-defense, 2d6 5 for recovery-offense to contact #31 with #5
      Then the game is over and home has won under 14.2.6
      And the ball is down on 1440, and the play is over
      And the gain is 10 hexes

    @12.B.2 @12.A.1 @12.C1.4 @12.proc.4 @case:they-throw-in-turn-until-one-of-them-has-it
    Scenario: Offense and defense roll in turn for a fumbled ball until one recovers it
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 7 for recovery-defense, 2d6 7 for recovery-offense, 2d6 2 for recovery-defense to contact #31 with #5
      Then the ball is down on 1441, and the play is over

    @12.proc.1 @12.proc.2 @12.C1.4 @12.C1.3 @case:a-carrier-who-is-neutralized-may-fumble-all-the-same
    Scenario: A neutralized carrier may fumble
      Given it is the defense's movement in a Contact Game-Turn
      And the objective is 4 hexes
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 11 for contact, 2d6 12 for fumble, 2d6 7 for recovery-defense, 2d6 5 for recovery-offense to contact #31 with #5
      Then the game is over and home has won under 14.2.6
      And the ball is down on 1440, and the play is over

    @12.B.1 @12.proc.2 @12.B.2 @case:if-the-contacting-man-is-neutralized-the-offense-throws-first
    Scenario: If the contacting man is neutralized, the offense rolls first for the loose ball
      Given it is the defense's movement in a Contact Game-Turn
      And the objective is 4 hexes
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 3 for contact, 2d6 12 for fumble, 2d6 4 for recovery-offense to contact #31 with #5
      Then the game is over and home has won under 14.2.6
      And the ball is down on 1440, and the play is over

  Rule: The man who takes the ball after a contact of several

    @12.proc.1 @case:two-fit-men-and-the-defense-says-who-picks-it-up
    Scenario: The defense chooses which of two contacting men takes the fumbled ball
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #13 stands on 1341 facing SE
      And the defense's #5 stands on 1441 facing S
      And the defense's #13 has moved and has 4 points left
      When the defense's #5 contacts #31 together with #13: the dice show 5, and 12 for the fumble
      Then the defense is to pick up the ball
      And the ball is loose on 1440

    @12.C1.3 @12.A.1 @12.A.2 @case:it-is-down-where-the-man-stands-who-was-named
    Scenario Outline: A fumble is down where the defender who recovers it stands
      Given the offense's #31 stands on 1440 facing N
      And the defense is to pick up the ball that #31 has fumbled, with #5 and #13
      And the defense's #13 stands on 1341 facing SE
      And the defense's #5 stands on 1441 facing S
      When the defense's #<man> picks up the ball
      Then the dice are to be rolled for the recovery-defense
      When the defense's #<man> picks up the ball: the dice show 8
      Then the ball is down on <hex>, and the play is over
      And the ball is the defense's
      And the play has ended with a fumble

      Examples:
        | man | hex  |
        | 5   | 1441 |
        | 13  | 1341 |

    @12.C1.4 @12.B.1 @case:on-a-seven-it-goes-back-to-the-man-who-had-it
    Scenario: If the defense rolls 7 and the offense 9, the fumbler keeps the ball
      Given the offense's #31 stands on 1440 facing N
      And the defense is to pick up the ball that #31 has fumbled, with #5 and #13
      And the defense's #13 stands on 1341 facing SE
      And the defense's #5 stands on 1441 facing S
      When the defense's #13 picks up the ball: the dice show 7, then 9
      Then the ball is down on 1440, and the play is over
      And the ball is still the offense's

    @12.C1.4 @12.B.2 @case:and-on-another-seven-to-the-same-man-again
    Scenario: After a second roll of 7, the same defender may recover the fumbled ball
      Given the offense's #31 stands on 1440 facing N
      And the defense is to pick up the ball that #31 has fumbled, with #5 and #13
      And the defense's #13 stands on 1341 facing SE
      And the defense's #5 stands on 1441 facing S
      When the defense's #13 picks up the ball: the dice show 7, then 7, then 5
      Then the ball is down on 1341, and the play is over
      And the ball is the defense's

    @12.C1.3 @12.proc.4 @case:only-a-man-who-took-part-in-the-contact-takes-it
    Scenario Outline: Only a man of the contact may take the fumbled ball
      Given the offense's #31 stands on 1440 facing N
      And the defense is to pick up the ball that #31 has fumbled, with #5 and #13
      And the defense's #13 stands on 1341 facing SE
      And the defense's #5 stands on 1441 facing S
      And the defense's #89 stands on 1541 facing SW
      When <who> tries to pick up the ball with #<man>
      Then it is refused under 12.proc.4

      Examples:
        | case                 | who         | man |
        | a man who stood by   | the defense | 89  |
        | a man far away       | the defense | 26  |

    @12.C1.3 @case:the-offense-does-not-choose
    Scenario: The offense may not choose who takes the fumbled ball
      Given the offense's #31 stands on 1440 facing N
      And the defense is to pick up the ball that #31 has fumbled, with #5 and #13
      And the defense's #13 stands on 1341 facing SE
      And the defense's #5 stands on 1441 facing S
      When the offense tries to pick up the ball with #5
      Then it is refused under 12.C1.3

    @12.C1.3 @case:until-then-nothing-else-is-done
    Scenario: Before the defense names who takes a fumble, every other action is refused
      Given the offense's #31 stands on 1440 facing N
      And the defense is to pick up the ball that #31 has fumbled, with #5 and #13
      And the defense's #13 stands on 1341 facing SE
      And the defense's #5 stands on 1441 facing S
      When the defense tries to move #26 to 1644
      Then it is refused under 12.C1.3

    @12.B.1 @case:where-all-of-them-are-neutralized-the-offense-throws
    Scenario: If all contacting men are neutralized, the offense rolls for the fumble
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #71 has the ball
      And the offense's #71 stands on 1440 facing N
      And the defense's #26 stands on 1341 facing SE
      And the defense's #5 stands on 1441 facing S
      And the defense's #26 has moved and has 4 points left
      When the defense is given 2d6 2 for contact, 2d6 12 for fumble, 2d6 7 for recovery-offense, 2d6 6 for recovery-offense to contact #71 with #5 together with #26
      Then the ball is down on 1440, and the play is over

  Rule: Readings of which comes first: the carrier down or his fumble

    @12.proc.1 @case:a-carrier-who-is-neutralized-where-it-is-thrown-for
    Scenario: Under readings with a fumble roll, a neutralized carrier may lose the ball
      Given the reading TF-A55 is fumble-check-first
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 10
      Then the dice are to be rolled for the fumble
      When the defense's #5 contacts #31: the dice show 10, and 12 for the fumble, then 6
      Then the ball is down on 1441, and the play is over
      And the play has ended with a fumble

    @5.2.2 @case:where-it-is-not-the-play-is-over
    Scenario Outline: Under readings without a fumble roll, neutralizing the carrier ends the play
      Given the reading TF-A55 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 10
      Then the ball is down on 1440, and the play is over
      And the play has ended with a tackle

      Examples:
        | reading          |
        | down-first       |
        | only-if-not-down |

    @12.proc.1 @case:a-carrier-who-is-only-hit-is-thrown-for-in-every-reading
    Scenario Outline: In every TF-A55 reading, a Hit carrier has a fumble roll
      Given the reading TF-A55 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and 7 for the fumble
      Then the offense's #31 has the ball
      And the offense's #31 is Hit

      Examples:
        | reading            |
        | fumble-check-first |
        | down-first         |
        | only-if-not-down   |

    @5.2.2 @case:where-a-carrier-who-is-hit-is-down-he-is-thrown-for-no-more-than-one-who-is-neutralized
    Scenario Outline: Under TF-A27 no-ball, a carrier who becomes Hit is down without a fumble roll
      Given the reading TF-A27 is no-ball
      And the reading TF-A55 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6
      Then the ball is down on 1440, and the play is over
      And the play has ended with a tackle

      Examples:
        | reading          |
        | down-first       |
        | only-if-not-down |

    @12.proc.1 @case:nor-any-less-where-the-fumble-comes-first
    Scenario: Under TF-A55 fumble-check-first and TF-A27 no-ball, a Hit carrier can fumble
      Given the reading TF-A27 is no-ball
      And the reading TF-A55 is fumble-check-first
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and 12 for the fumble, then 6
      Then the ball is down on 1441, and the play is over
      And the play has ended with a fumble

    @9.3.Q.0 @case:a-neutralized-man-with-a-dummy-ends-no-play-in-any-reading
    Scenario Outline: In every TF-A55 reading, a neutralized dummy carrier does not end the play
      Given the reading TF-A55 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 stands on 1440 facing N
      And the offense's #31 has a dummy ball
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show <dice>
      Then nobody of the offense has a dummy ball
      And the offense's #31 is neutralized 1
      And it is the defense's movement

      Examples:
        | reading            | dice                    |
        | fumble-check-first | 10, and 12 for the fumble |
        | down-first         | 10, and 7 for the fumble |
        | only-if-not-down   | 10                      |

  Rule: The ball after a fumbled snap or a forced contact

    @9.2.J.3 @12.proc.1 @12.C1.1 @12.A.1 @case:a-twelve-on-a-long-snap-is-a-fumble-and-the-defense-recovers-at-the-line
    Scenario: A long snap fumbled with a 12 is recovered at the line
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1927
      And the defense's #94 stands on 1931
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball: the dice show 12
      And the defense's #94 enters the hex of #51
      And the defense ends its movement: the dice show 6
      Then the game is over and away has won under 14.2.6
      And the ball is down on 1930, and the play is over

    @9.2.J.3 @12.C1.1 @12.B.1 @12.B.3 @case:where-the-defense-throws-a-seven-the-snapper-may-have-it-again
    Scenario: After the defense rolls a 7, the snapper may recover a fumbled snap
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1927
      And the defense's #94 stands on 1931
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball: the dice show 12
      And the defense's #94 enters the hex of #51
      And the defense ends its movement: the dice show 7, then 11
      Then the ball is down on 1930, and the play is over

    @12.proc.1 @12.C1.1 @12.A.1 @12.A.2 @case:a-twelve-in-the-forced-contact-is-a-fumble-too
    Scenario: A fumble roll of 12 in a forced contact loses the ball
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #31 contacts the man on his hex: the dice show 6, and 12 for the fumble
      And the defense ends its movement: the dice show 8
      Then the game is over and away has won under 14.2.6
      And the ball is down on 1441, and the play is over

  Rule: The odds of a fumble in a contact

    @12.proc.1 @case:one-hand-off-in-thirty-six-is-fumbled
    Scenario: A hand-off is fumbled with the probability 1/36
      Given the offense's #12 stands on 1440 facing S
      And the offense's #31 stands on 1439
      When the odds of the ball are asked for the offense to hand off from #12 to #31
      Then the odds are
        | the ball | p     |
        | carried  | 35/36 |
        | loose    | 1/36  |
      When the offense's #12 hands off to #31: the dice show 12
      Then the ball is loose on 1440

  Rule: Parts of a position that a fumbled contact does not change

    @12.proc.1 @case:the-offense-knows-its-target-hexes-while-the-defense-chooses-who-takes-the-ball
    Scenario: The offense sees its target hexes while the defense names who takes a fumble
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #13 stands on 1341 facing SE
      And the defense's #5 stands on 1441 facing S
      And the defense's #13 has moved and has 4 points left
      When the defense's #5 contacts #31 together with #13: the dice show 5, and 12 for the fumble
      And the offense looks at the table
      Then the target hexes are shown as 1640 and 2240

  Rule: Explanations of fumbles in contacts

    @12.B.3 @case:where-the-offense-has-it-again-the-defense-has-recovered-nothing
    Scenario: If the offense regains a fumble, the explanation does not cite the defense's recovery
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense, given 2d6 6 and 2d6 12 and 2d6 7 and 2d6 5, asks by which rules to contact #31 with #5
      Then the explanation cites 12.B.1
      And the explanation does not cite 12.A.2

    @9.3.Q.1 @12.proc.1 @case:a-real-ball-that-is-fumbled-goes-by-no-rule-of-dummies
    Scenario: If the real ball is fumbled, the explanation cites no rule of dummies
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense, given 2d6 6 and 2d6 12 and 2d6 8, asks by which rules to contact #31 with #5
      Then the explanation cites 12.proc.1
      And the explanation does not cite 12.D
