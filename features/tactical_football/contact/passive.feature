Feature: Passive contact
  A defender enters a carrier's hex; in the next offensive turn the man he has entered contacts him.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Entering a hex for a passive contact

    @8.0.1 @8.1.A.2 @case:entering-rolls-no-dice-the-next-passive-contact-resolution-phase-does
    Scenario: When a defender enters a carrier's hex, no dice are rolled at once
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1442 facing S
      When the defense's #64 enters the hex of #31
      Then nothing is to be rolled
      When the defense ends its movement
      And the offense commits to no pass
      Then it is the offense's passive contact resolution

    @8.2.C @case:entry-is-the-one-contact-of-the-phase
    Scenario Outline: A defender who entered a hex may make no active contact that phase
      Given the reading TF-A31 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1442 facing S
      And the defense's #89 stands on 1440 facing N
      When the defense's #64 enters the hex of #31
      And the defense's #89 contacts #31
      Then it is refused under 8.2.C

      Examples:
        | reading     |
        | entry       |
        | stay-counts |
        | turn-wide   |

    @8.2.C @9.3.Q.1 @case:after-an-active-contact-nobody-enters
    Scenario: After an active contact with a carrier, no defender may enter his hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1442 facing S
      And the defense's #89 stands on 1440 facing N
      When the defense's #89 contacts #31: the dice show 5, and 6 for the fumble
      And the defense's #64 enters the hex of #31
      Then it is refused under 8.2.C

    @8.2.C @case:whether-a-man-who-stays-contacts-anew-by-reading
    Scenario Outline: TF-A31 decides whether the carrier may be contacted while a defender shares his hex
      Given the reading TF-A31 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      And the defense's #89 stands on 1440 facing N
      When the defense's #89 contacts #31: the dice show 5, and 6 for the fumble
      Then it is <answer>

      Examples:
        | reading     | answer              |
        | entry       | accepted            |
        | turn-wide   | accepted            |
        | stay-counts | refused under 8.2.C |

    @8.2.C @case:who-stays-turned-or-not-and-who-is-neutralized
    Scenario Outline: While an active defender shares a carrier's hex, no other defender may contact him
      Given the reading TF-A31 is stay-counts
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      And <what he did>
      And the defense's #89 stands on 1440 facing N
      When the defense's #89 contacts #31: the dice show 5, and 6 for the fumble
      Then it is <answer>

      Examples:
        | what he did                                                | answer              |
        | the defense's #64 has spent 1 point since he stood on 1441 | refused under 8.2.C |
        | the defense's #64 is neutralized 1                         | accepted            |

    @8.2.C @case:a-man-who-has-left-the-hex-contacts-nobody-any-more
    Scenario: Under TF-A31 stay-counts, others may contact the carrier once the intruder has left
      Given the reading TF-A31 is stay-counts
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      And the defense's #89 stands on 1440 facing N
      When the defense's #64 moves to 1442
      And the defense's #89 contacts #31: the dice show 5, and 6 for the fumble
      Then it is accepted

    @8.4.F.3 @7.5.4 @case:a-receiver-without-the-ball-is-entered-in-pass-game-turns-only-but-for-one-reading-allowed
    Scenario Outline: In the Game-Turns that TF-A35 allows, a defender may enter a receiver's hex
      Given the reading TF-A35 is <reading>
      And it is the defense's movement in <turn>
      And the offense's #21 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 enters the hex of #21
      Then it is <answer>

      Examples:
        | reading    | turn                | answer                |
        | pass-turns | a Pass Game-Turn    | accepted              |
        | always     | a Contact Game-Turn | accepted              |
        | always     | a Pass Game-Turn    | accepted              |

    @8.4.F.3 @8.6.K.3 @case:a-receiver-without-the-ball-is-entered-in-pass-game-turns-only-but-for-one-reading-refused
    Scenario Outline: In Game-Turns that TF-A35 forbids, no defender may enter a receiver's hex
      Given the reading TF-A35 is <reading>
      And it is the defense's movement in <turn>
      And the offense's #21 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 enters the hex of #21
      Then it is <answer>

      Examples:
        | reading    | turn                | answer                |
        | pass-turns | a Contact Game-Turn | refused under 8.4.F.3 |

    @8.4.F.2 @case:a-carrier-is-entered-in-the-snap-game-turn-as-well
    Scenario: In the Snap Game-Turn, a defender may enter a carrier's hex
      Given it is the defense's movement in the Snap Game-Turn
      And the defense's #64 stands on 1930 facing S
      And the offense's #51 stands on 2128
      When the defense's #64 enters the hex of #12
      Then the defense's #64 stands on 1929 facing S
      And the defense's #64 has 2 points left

    @7.3.K.2 @4.3.4 @case:a-cornerback-of-eleven-reaches-the-fourth-hex-ahead-at-the-snap-not-the-fifth
    Scenario Outline: In the Snap Game-Turn, a defender reaches a carrier up to four hexes ahead
      Given it is the defense's movement in the Snap Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 0528 facing N
      And the defense's #5 stands on <from> facing S
      When the defense's #5 moves to 0529 by way of <way>
      And the defense's #5 enters the hex of #31
      Then it is <answer>

      Examples:
        | from | way              | answer              |
        | 0532 | 0531, 0530       | accepted            |
        | 0533 | 0532, 0531, 0530 | refused under 4.3.4 |

  Rule: The forced contact

    @8.0.3 @8.1.B.2 @5.13.1.C.1 @case:the-carrier-is-the-one-who-contacts-and-goes-down
    Scenario: A carrier neutralized by his own forced contact is down
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      When the offense's #31 contacts the man on his hex: the dice show 5, and 6 for the fumble
      Then the ball is down on 1441, and the play is over

    @8.0.3 @8.1.B.2 @case:with-high-dice-the-intruder-goes-down
    Scenario: A high roll in a forced contact neutralizes the defender in the carrier's hex
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      When the offense's #31 contacts the man on his hex: the dice show 11, and 6 for the fumble
      Then the defense's #64 is neutralized 1
      And it is the offense's movement
      And the offense's #31 has 8 points left

    @8.1.B.2 @8.0.P.2 @case:a-neighbour-adds-nothing-to-it
    Scenario: A teammate next to the hex adds no strength to a forced contact
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      And the offense's #36 stands on 1440 facing N
      When the offense's #31 contacts the man on his hex
      Then the contact is to be rolled on line -2

    @5.13.1.C.1 @7.5.7 @case:a-passer-of-ten-has-six-points-left-after-it
    Scenario: A passer with ten points has six left after a forced contact
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the defense's #5 stands on 1925 facing S
      When the offense's #12 contacts the man on his hex: the dice show 7, and 6 for the fumble
      Then the defense's #5 is Hit
      And the offense's #12 has 6 points left

    @5.13.1.C.1 @case:every-shared-hex-is-resolved-before-anybody-moves
    Scenario: The contact in every shared hex is resolved before any man moves
      Given it is the offense's passive contact resolution in a Pass Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the defense's #5 stands on 1925 facing S
      And the offense's #21 stands on 1441 facing N
      And the defense's #13 stands on 1441 facing S
      When the offense's #12 contacts the man on his hex: the dice show 7, and 6 for the fumble
      Then it is the offense's passive contact resolution
      And the target hexes are still 1640 and 2240
      When the offense's #21 contacts the man on his hex: the dice show 7
      Then it is the offense's movement

    @5.2.2 @case:under-the-reading-by-which-a-man-who-is-down-drops-nothing-no-fumble-is-thrown-for
    Scenario: Under TF-A55 down-first, a carrier who is down cannot fumble
      Given the reading TF-A55 is down-first
      And it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      When the offense's #31 contacts the man on his hex: the dice show 5
      Then the ball is down on 1441, and the play is over

    @12.D @9.3.Q.1 @case:a-dummy-that-seems-to-be-fumbled-there-is-gone-and-play-goes-on
    Scenario: A dummy fumbled in a forced contact leaves the map; play continues
      Given the reading TF-A36 is phase-D
      And the offense's #36 stands on 1441 facing N
      And the offense's #36 has a dummy ball
      And a hand-off from #12 to #36 has been made
      And the defense's #64 stands on 1441 facing S
      When the offense's #36 contacts the man on his hex: the dice show 8, and 12 for the fumble
      Then nobody of the offense has a dummy ball
      And it is the offense's movement

    @7.5.5 @8.1.B.2 @case:under-the-other-reading-the-man-contacts-when-he-moves
    Scenario: Under TF-A36 phase-D, the carrier makes the forced contact as he moves
      Given the reading TF-A36 is phase-D
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      When the offense ends its movement
      Then it is refused under 7.5.5
      When the offense's #31 contacts the man on his hex: the dice show 11, and 6 for the fumble
      Then the defense's #64 is neutralized 1
      And the offense's #31 has 8 points left

    @9.3.P.2 @5.13.1.B.1 @9.3.Q.2 @case:the-contact-is-due-although-the-dummy-is-gone-but-for-one-reading
    Scenario Outline: TF-E04 decides whether a contact with a man who lost his dummy still follows
      Given the reading TF-E04 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #36 has a dummy ball
      And the offense's #36 stands on 1441 facing N
      And the defense's #64 stands on 1442 facing S
      When the defense's #64 enters the hex of #36
      And the defense ends its movement
      And the offense commits to no pass
      Then it is the offense's <stage>

      Examples:
        | reading | stage                      |
        | due     | passive contact resolution |
        | lapsed  | movement                   |

    @9.3.P.2 @5.13.1.B.1 @9.3.Q.2 @case:unless-it-is-agreed-otherwise-what-a-dummy-has-begun-is-resolved
    Scenario: A man with a dummy makes passive contact with a defender in his hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #36 has a dummy ball
      And the offense's #36 stands on 1441 facing N
      And the defense's #64 stands on 1442 facing S
      When the defense's #64 enters the hex of #36
      And the defense ends its movement
      And the offense commits to no pass
      Then it is the offense's passive contact resolution

    @5.13.1.C.1 @case:where-a-contact-may-lapse-that-with-the-man-who-still-has-the-ball-does-not
    Scenario: Under TF-E04 lapsed, a man with the real ball still makes the forced contact
      Given the reading TF-E04 is lapsed
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      When the defense ends its movement
      And the offense commits to no pass
      Then it is the offense's passive contact resolution
      When the offense's #31 contacts the man on his hex: the dice show 8, and 6 for the fumble
      Then the defense's #64 is Hit

    @5.13.1.C.1 @case:nor-does-that-with-a-receiver-where-receivers-are-entered-in-every-game-turn
    Scenario: Under TF-E04 lapsed, an eligible receiver in a Pass Game-Turn still makes his contact
      Given the reading TF-E04 is lapsed
      And the reading TF-A35 is always
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #21 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      When the defense ends its movement
      And the offense commits to no pass
      Then it is the offense's passive contact resolution
      When the offense's #21 contacts the man on his hex: the dice show 12
      Then the defense's #64 is neutralized 1

    @5.13.1.B.1 @4.4.1 @case:where-they-are-entered-in-pass-game-turns-alone-it-does-in-another
    Scenario: Under TF-E04 lapsed, a receiver in a Contact Game-Turn makes no passive contact
      Given the reading TF-E04 is lapsed
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #21 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      When the defense ends its movement
      And the offense commits to no pass
      Then it is the offense's movement

    @5.13.1.B.1 @4.4.1 @case:with-a-neutralized-man-in-the-hex-nothing-is-resolved
    Scenario: If one of two opponents in a hex is neutralized, no forced contact follows
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      And the defense's #64 is neutralized 1
      When the defense ends its movement
      And the offense commits to no pass
      Then it is the offense's movement

    @8.2.C @case:a-man-who-was-contacted-in-the-resolution-may-be-contacted-in-the-movement-but-for-one-reading
    Scenario Outline: TF-A31 decides whether a defender may be contacted again after a forced contact
      Given the reading TF-A31 is <reading>
      And it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      And the offense's #65 stands on 1440 facing N
      When the offense's #31 contacts the man on his hex: the dice show 8, and 6 for the fumble
      Then the defense's #64 is Hit
      When the offense's #65 contacts #64: the dice show 8
      Then it is <answer>

      Examples:
        | reading   | answer              |
        | entry     | accepted            |
        | turn-wide | refused under 8.2.C |

    @8.2.C @case:under-tf-a31-turn-wide-a-resolved-contact-leaves-no-mark-in-the-movement
    Scenario: Under TF-A31 turn-wide, no teammate may contact an intruder after a forced contact
      Given the reading TF-A31 is turn-wide
      And it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      And the offense's #65 stands on 1440 facing N
      When the offense's #31 contacts the man on his hex: the dice show 8, and 6 for the fumble
      Then the defense's #64 has not been contacted in this phase
      When the offense's #65 contacts #64
      Then it is refused under 8.2.C

    @8.2.C @case:under-tf-a31-turn-wide-any-payment-of-three-marks-an-intruder
    Scenario: Under TF-A31 turn-wide, a defender is not contacted if his opponent already paid
      Given the reading TF-A31 is turn-wide
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      And the offense's #65 stands on 1440 facing N
      And the offense's #12 has paid 1 point before this phase
      And the offense's #31 has paid 1 point before this phase
      And the offense's #36 has paid 1 point before this phase
      When the offense's #65 contacts #64
      Then it is refused under 8.2.C

    @8.2.C @case:under-tf-a31-stay-counts-a-fit-man-among-fallen-ones-counts
    Scenario: Under TF-A31 stay-counts, an active defender in the hex prevents contacts by others
      Given the reading TF-A31 is stay-counts
      And the offense's #31 stands on 1441 facing N
      And it is the defense's movement for the ball that #31 has fumbled in a Contact Game-Turn
      And the defense's #11 stands on 1441
      And the defense's #26 stands on 1441
      And the defense's #64 stands on 1441
      And the defense's #11 is neutralized 1
      And the defense's #64 is neutralized 1
      And the defense's #89 stands on 1440 facing N
      When the defense's #89 contacts #31
      Then it is refused under 8.2.C

    @8.2.C @case:under-tf-a31-stay-counts-staying-with-a-man-leaves-no-mark-on-him
    Scenario: Under TF-A31 stay-counts, a defender who stays in the carrier's hex prevents other contacts
      Given the reading TF-A31 is stay-counts
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      And the defense's #89 stands on 1440 facing NE
      When the defense's #89 turns to N
      Then the offense's #31 has not been contacted in this phase
      When the defense's #89 contacts #31
      Then it is refused under 8.2.C

    @8.2.C @case:unless-it-is-agreed-otherwise-the-resolution-is-a-phase-of-its-own
    Scenario: After a passive contact, the same man may be contacted in the movement
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      And the offense's #65 stands on 1440 facing N
      When the offense's #31 contacts the man on his hex: the dice show 8, and 6 for the fumble
      And the offense's #65 contacts #64: the dice show 8
      Then the defense's #64 has been contacted in this phase

    @8.2.C @case:in-that-reading-it-stays-one-contact-whatever-becomes-of-the-man-who-made-it
    Scenario Outline: Under TF-A31 turn-wide, a forced contact with any result prevents a second contact
      Given the reading TF-A31 is turn-wide
      And it is the offense's passive contact resolution in a Pass Game-Turn
      And the offense's #21 stands on 1441 facing N
      And the defense's #13 stands on 1441 facing S
      And the offense's #65 stands on 1440 facing N
      When the offense's #21 contacts the man on his hex: the dice show <dice>
      And <man> moves to <hex>
      And the offense's #65 contacts #13
      Then it is refused under 8.2.C

      Examples:
        | case              | dice | man               | hex  |
        | he goes away      | 7    | the offense's #21 | 1442 |
        | he is neutralized | 2    | the offense's #36 | 1829 |

    @7.2.G.1 @case:if-he-has-left-the-field-others-are-contacted-all-the-same
    Scenario: After one man leaves the field, other men may still be contacted
      Given the reading TF-A31 is turn-wide
      And it is the offense's passive contact resolution in a Pass Game-Turn
      And the offense's #21 stands on 0140 facing SW
      And the defense's #13 stands on 0140 facing S
      And the offense's #65 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #21 contacts the man on his hex: the dice show 7
      And the offense's #21 leaves the field going SW
      And the offense's #65 contacts #5: the dice show 7
      Then it is accepted

    @8.2.C @case:what-was-paid-for-the-snap-was-paid-for-no-contact
    Scenario: Points that a man paid for the snap do not count as contact points
      Given the reading TF-A31 is turn-wide
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #31 stands on 1928 facing N
      And the defense's #64 stands on 1929 facing S
      When the offense's #31 contacts #64: the dice show 7
      Then it is accepted

    @7.1.A @case:nor-does-he-contact-an-intruder-first-where-his-contact-has-lapsed
    Scenario Outline: Under TF-A36 phase-D and TF-E04 lapsed, a man may step without contacting an intruder
      Given the reading TF-A36 is phase-D
      And the reading TF-E04 is <reading>
      And it is the offense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440 facing N
      And the defense's #5 stands on 1440 facing S
      When the offense's #65 moves to 1439
      Then it is <answer>

      Examples:
        | reading | answer              |
        | lapsed  | accepted            |

    @7.5.5 @case:in-the-other-reading-he-does
    Scenario Outline: Under TF-A36 phase-D and TF-E04 due, a man must contact an intruder before stepping
      Given the reading TF-A36 is phase-D
      And the reading TF-E04 is <reading>
      And it is the offense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440 facing N
      And the defense's #5 stands on 1440 facing S
      When the offense's #65 moves to 1439
      Then it is <answer>

      Examples:
        | reading | answer              |
        | due     | refused under 7.5.5 |

    @8.4.F.1 @case:the-offense-enters-no-hex-not-even-of-one-who-wears-the-number-of-the-man-with-the-ball
    Scenario: The offense may not enter the hex of a defender with the carrier's number
      Given the defense's #5 is numbered 12
      And the offense's #36 stands on 1440 facing N
      And the defense's #12 stands on 1441 facing S
      When the position is put on the table
      Then the offense's #36 may enter the hex of nobody
      When the offense's #36 enters the hex of #12
      Then it is refused under 8.4.F.1

  Rule: Downing the ball

    @8.6.L.1 @8.6.L.2 @5.2.6 @case:the-offense-downs-the-ball-where-the-carrier-stands
    Scenario: The offense may down the ball in the carrier's hex
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1434 facing N
      When the offense downs the ball
      Then the ball is down on 1434, and the play is over
      And the target hexes are still 1640 and 2240
      And the gain is 4 hexes
      And nothing is to be rolled

    @8.6.L.1 @5.2.6 @8.6.L.2 @case:also-between-the-moves-of-two-men
    Scenario: The offense may down the ball between the moves of two men
      Given the offense's #36 stands on 1440 facing N
      When the offense's #36 moves to 1441
      And the offense downs the ball
      Then the ball is down on 1929, and the play is over
      And the gain is -1 hexes

    @8.6.L.1 @5.2.6 @case:a-carrier-who-is-hit-downs-it-as-well-also-in-the-snap-game-turn
    Scenario: A carrier who is Hit may down the ball in the Snap Game-Turn
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #12 is Hit
      When the offense downs the ball
      Then the ball is down on 1929, and the play is over

    @5.13.1.C.1 @case:not-before-the-forced-contact
    Scenario: The offense may not down the ball before the carrier's forced contact
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #64 stands on 1441 facing S
      When the offense downs the ball
      Then it is refused under 5.13.1.C.1

    @8.6.L.1 @case:not-in-the-defenses-half
    Scenario: The offense may not down the ball in the defense's movement
      Given it is the defense's movement in a Contact Game-Turn
      When the offense downs the ball
      Then it is refused under 8.6.L.1
