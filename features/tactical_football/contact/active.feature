Feature: Active contact
  A man contacts the man in his front hex at once: he pays, two dice are thrown, and the result applies.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The time of active contacts

    @8.0.0 @8.0.P.1 @8.0.1 @case:in-the-movement-of-a-contact-game-turn-a-man-contacts-another
    Scenario: A man may contact an opponent in a Contact Game-Turn's movement
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5: the dice show 5
      Then the defense's #5 is Hit
      And the offense's #36 has spent 4 points

    @5.11.0 @case:before-the-snap-nobody-contacts-anybody
    Scenario: No man contacts another before the snap
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #71 stands on 1730 facing N
      And the defense's #91 stands on 1731 facing S
      When the offense's #71 contacts #91
      Then it is refused under 5.11.0

    @8.0.1 @3.32.13 @case:a-contact-may-leave-the-other-neutralized-hit-or-oneself-neutralized
    Scenario: A contact may leave the opponent Hit or neutralized, or neutralize the contacting man
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5: the dice show 2
      Then the offense's #36 is neutralized 1
      And the defense's #5 is not neutralized
      And the defense's #5 is not Hit

    @8.0.1 @case:a-word-that-means-something-to-a-program-is-nobody-to-contact
    Scenario Outline: A contact that names a programming word instead of a man is refused
      When the offense's #71 contacts the man written <name>
      Then it is refused under 8.0.1
      And nothing has changed

      Examples:
        | name        |
        | constructor |
        | toString    |
        | __proto__   |

    @8.0.P.1 @8.2.D.1
    Scenario: Each contact is resolved before the next is announced
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      When the offense's #65 contacts #5: the dice show 7
      Then the defense's #5 is neutralized 1
      When the offense's #36 contacts #5
      Then it is refused under 8.2.D.1

    @8.6.K.1 @8.6.K.2 @case:opponents-side-by-side-may-let-each-other-be
    Scenario: Adjacent opponents need not contact each other
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense ends its movement
      Then it is the defense's movement
      When the defense ends its movement
      Then the defense's #5 is not Hit
      And the offense's #36 is not Hit

  Rule: The Movement Points that an active contact costs

    @7.3.K.3 @T.mp-chart.2 @case:through-a-front-or-oblique-hexside-a-contact-costs-four-points
    Scenario Outline: A contact through the opponent's front or oblique hexside costs four points
      Given the offense's #36 stands on <hex> facing <facing>
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5: the dice show 5
      Then the offense's #36 has spent 4 points
      And the defense's #5 is Hit

      Examples:
        | case    | hex  | facing |
        | front   | 1440 | N      |
        | oblique | 1541 | NW     |
        | oblique | 1341 | NE     |

    @7.3.K.3 @T.mp-chart.2 @case:through-a-carriers-front-or-oblique-hexside-it-costs-four-as-well
    Scenario Outline: A contact through a carrier's front or oblique hexside costs four points
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has <ball>
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on <hex> facing <facing>
      When the defense's #5 contacts #31: the dice show 6, and 5 for the fumble
      Then the offense's #31 is Hit
      And the defense's #5 has spent <points>

      Examples:
        | case    | ball     | hex  | facing | points   |
        | front   | the ball | 1442 | S      | 4 points |
        | oblique | the ball | 1542 | SW     | 4 points |

    @7.3.K.3 @T.mp-chart.2 @8.4.G.1 @case:through-a-rear-hexside-of-a-carrier-it-costs-two
    Scenario Outline: A contact through a carrier's rear hexside costs two points
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has <ball>
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on <hex> facing <facing>
      When the defense's #5 contacts #31: the dice show 6, and 5 for the fumble
      Then the offense's #31 is Hit
      And the defense's #5 has spent <points>

      Examples:
        | case         | ball         | hex  | facing | points   |
        | rear, right  | the ball     | 1541 | NW     | 2 points |
        | rear, middle | the ball     | 1440 | N      | 2 points |
        | rear, left   | the ball     | 1341 | NE     | 2 points |
        | with a dummy | a dummy ball | 1440 | N      | 2 points |

    @7.1.C.1 @case:points-for-the-contact-refused
    Scenario Outline: A contact that the man cannot pay is refused
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the offense's #36 is moving with <points> points left
      Then the offense's #36 may contact nobody
      When the offense's #36 contacts #5: the dice show 5
      Then it is <answer>

      Examples:
        | points | answer                |
        | 3      | refused under 7.1.C.1 |

    @7.3.K.1 @7.1.C.1 @case:points-for-the-contact-allowed
    Scenario Outline: A contact that the man can just pay is allowed
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the offense's #36 is moving with <points> points left
      When the offense's #36 contacts #5: the dice show 5
      Then it is <answer>

      Examples:
        | points | answer                |
        | 4      | accepted              |

  Rule: The opponents whom a man may contact

    @8.1.A.1 @8.1.A.3 @case:of-three-opponents-around-a-man-only-the-one-ahead-can-be-contacted
    Scenario: A man may contact only the opponent straight ahead of him
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #89 stands on 1541 facing SW
      And the defense's #64 stands on 1341 facing SE
      When the offense's #36 turns to NE
      And the offense's #36 turns to N
      Then the offense's #36 may contact exactly #5
      When the offense's #36 contacts #89
      Then it is refused under 8.1.A.1
      When the offense's #36 contacts #5: the dice show 5
      Then the defense's #5 is Hit

    @8.2.C @8.0.0 @case:no-man-is-contacted-twice-in-a-phase
    Scenario: No man may be contacted twice in one phase
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      When the offense's #65 contacts #5: the dice show 5
      And the offense's #36 contacts #5
      Then it is refused under 8.2.C

    @8.2.C @8.4.G.0 @case:the-same-man-does-not-contact-him-again-either
    Scenario: A man may not contact the same opponent twice in a phase
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5: the dice show 5
      Then the offense's #36 may contact nobody
      When the offense's #36 contacts #5
      Then it is refused under 8.2.C

    @8.2.C @8.2.D.2 @case:in-the-next-phase-a-man-who-is-hit-may-be-contacted-again
    Scenario: A Hit man may be contacted again in the next phase
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is Hit
      When the offense's #36 contacts #5: the dice show 8
      Then the defense's #5 is neutralized 1
      And the defense's #5 is not Hit

    @8.2.D.1 @case:a-neutralized-man-is-not-contacted
    Scenario Outline: A neutralized man may not be contacted
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized <degree>
      Then the offense's #36 may contact nobody
      When the offense's #36 contacts #5
      Then it is refused under 8.2.D.1

      Examples:
        | degree |
        | 1      |
        | 4      |

    @8.3.E @case:a-defender-does-not-contact-a-man-whom-he-did-not-see-when-the-phase-began
    Scenario: A defender may contact only a man whom he sighted before the movement
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1434 facing N
      And the defense's #11 stands on 1432 facing S
      When the defense's #11 turns to N
      And the defense's #11 moves to 1433
      Then the defense's #11 has 8 points left
      When the defense's #11 contacts #31
      Then it is refused under 8.3.E

    @8.3.E @5.13.2.B.1 @case:a-man-seen-at-the-start-may-be-contacted-after-a-step-aside-and-a-turn
    Scenario: A man who has moved may contact an opponent whom he sighted before moving
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #11 stands on 1442 facing S
      When the defense's #11 moves to 1542
      And the defense's #11 moves to 1541
      And the defense's #11 turns to SW
      And the defense's #11 contacts #31: the dice show 5, and 6 for the fumble
      Then the defense's #11 is neutralized 1
      And the offense's #31 has the ball

    @8.4.G.0 @8.6.K.1 @case:the-ball-carrier-may-contact
    Scenario: The ball-carrier may contact an opponent himself
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #31 contacts #5: the dice show 6
      Then the defense's #5 is Hit
      And the offense's #31 has the ball

    @8.4.G.1 @case:a-man-without-a-ball-is-not-contacted-from-behind
    Scenario Outline: A man without a ball may not be contacted from behind
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1441 facing N
      And the defense's #5 stands on <hex> facing <facing>
      When the defense's #5 contacts #65
      Then it is refused under 8.4.G.1

      Examples:
        | hex  | facing |
        | 1541 | NW     |
        | 1440 | N      |
        | 1341 | NE     |

    @8.4.G.1
    Scenario: The offense never contacts a defender from behind
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing N
      When the offense's #36 contacts #5
      Then it is refused under 8.4.G.1

    @8.4.G.1 @case:nor-one-who-wears-the-number-of-the-man-with-the-ball
    Scenario: A defender with the carrier's number may not be contacted from behind
      Given the defense's #5 is numbered 12
      And the offense's #36 stands on 1440 facing N
      And the defense's #12 stands on 1441 facing N
      When the position is put on the table
      Then the offense's #36 may contact nobody
      When the offense's #36 contacts #12
      Then it is refused under 8.4.G.1

  Rule: Active contacts in the Game-Turn of a long pass

    @8.4.G.2.1 @case:the-passer-is-not-actively-contacted
    Scenario: In a Game-Turn of a long pass, active contact with the passer is refused
      Given it is the defense's movement in a Pass Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the defense's #61 stands on 1926 facing S
      Then the defense's #61 may contact nobody
      When the defense's #61 contacts #12
      Then it is refused under 8.4.G.2.1
      When the defense's #61 enters the hex of #12
      Then the defense's #61 stands on 1925 facing S
      And nothing is to be rolled

    @8.4.G.2.1 @case:a-man-with-a-dummy-is-protected-like-the-passer
    Scenario: During a long pass, active contact with a dummy's carrier is refused
      Given the reading TF-A64 is name-at-execution
      And it is the defense's movement in a Pass Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the offense's #36 has a dummy ball
      And the offense's #36 stands on 1825 facing N
      And the defense's #61 stands on 1826 facing S
      When the defense's #61 contacts #36
      Then it is refused under 8.4.G.2.1

    @8.4.G.2.1 @8.4.G.2.2 @3.32.9 @case:an-eligible-receiver-is-protected-from-six-hexes-on-allowed
    Scenario Outline: An eligible receiver within five hexes of the passer may be contacted
      Given it is the defense's movement in a Pass Game-Turn
      And the offense's #12 stands on 0525 facing N
      And the offense's #21 stands on <at> facing N
      And the defense's #64 stands on <from> facing S
      When the defense's #64 contacts #21: the dice show 7
      Then it is <answer>

      Examples:
        | case | at   | from | answer                  |
        | 5    | 0530 | 0531 | accepted                |

    @8.4.G.2.1 @3.32.9 @case:an-eligible-receiver-is-protected-from-six-hexes-on-refused
    Scenario Outline: An eligible receiver six hexes from the passer may not be contacted
      Given it is the defense's movement in a Pass Game-Turn
      And the offense's #12 stands on 0525 facing N
      And the offense's #21 stands on <at> facing N
      And the defense's #64 stands on <from> facing S
      When the defense's #64 contacts #21: the dice show 7
      Then it is <answer>

      Examples:
        | case | at   | from | answer                  |
        | 6    | 0531 | 0532 | refused under 8.4.G.2.1 |
        | 9    | 1131 | 1132 | refused under 8.4.G.2.1 |

    @8.4.G.2.1 @8.6.K.2 @case:a-lineman-is-no-receiver-and-is-contacted-wherever-he-is
    Scenario: A lineman is not a receiver and may be contacted at any distance
      Given it is the defense's movement in a Pass Game-Turn
      And the offense's #12 stands on 0525 facing N
      And the offense's #65 stands on 0531 facing N
      And the defense's #64 stands on 0532 facing S
      When the defense's #64 contacts #65: the dice show 6
      Then the offense's #65 is Hit

    @8.4.G.2.1 @case:a-dummy-near-a-receiver-takes-nothing-from-his-protection-but-for-one-reading-refused
    Scenario Outline: Under TF-E01 every, a receiver near only a dummy's carrier may not be contacted
      Given the reading TF-E01 is <reading>
      And the reading TF-A64 is name-at-execution
      And it is the defense's movement in a Pass Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 2527 facing N
      And the offense's #21 stands on 2531 facing N
      And the defense's #64 stands on 2532 facing S
      When the defense's #64 contacts #21: the dice show 7
      Then it is <answer>

      Examples:
        | reading | answer                  |
        | every   | refused under 8.4.G.2.1 |

    @8.4.G.2.1 @8.4.G.2.2 @case:a-dummy-near-a-receiver-takes-nothing-from-his-protection-but-for-one-reading-allowed
    Scenario Outline: Under TF-E01 some, a receiver near only a dummy's carrier may be contacted
      Given the reading TF-E01 is <reading>
      And the reading TF-A64 is name-at-execution
      And it is the defense's movement in a Pass Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 2527 facing N
      And the offense's #21 stands on 2531 facing N
      And the defense's #64 stands on 2532 facing S
      When the defense's #64 contacts #21: the dice show 7
      Then it is <answer>

      Examples:
        | reading | answer                  |
        | some    | accepted                |

    @8.4.G.2.1 @case:unless-it-is-agreed-otherwise-one-carrier-far-enough-away-is-all-that-the-protection-takes
    Scenario: Under TF-A64 name-at-execution, a receiver far from one of two possible passers is protected
      Given the reading TF-A64 is name-at-execution
      And it is the defense's movement in a Pass Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 2527 facing N
      And the offense's #21 stands on 2531 facing N
      And the defense's #64 stands on 2532 facing S
      When the defense's #64 contacts #21
      Then it is refused under 8.4.G.2.1

    @8.4.G.2.2 @case:within-five-hexes-of-every-carrier-a-receiver-is-not-protected
    Scenario: A receiver who is within five hexes of every possible passer may be contacted
      Given the reading TF-A64 is name-at-execution
      And it is the defense's movement in a Pass Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 2127 facing N
      And the offense's #21 stands on 2029 facing N
      And the defense's #64 stands on 2030 facing S
      And the offense's #65 stands on 2530
      When the defense's #64 contacts #21: the dice show 7
      Then the offense's #21 is neutralized 2
