Feature: Several men in the same phase
  What a phase does to one man it does to the second and the third, in any order.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Several men recover from neutralization in one phase

    @T.recovery.use @case:a-throw-for-one-of-three-neutralized-men-leaves-two-to-throw-for
    Scenario Outline: After one of three neutralized men rolls, the other two must still roll
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 2
      And the offense's #65 is neutralized 3
      And the offense's #85 is neutralized 1
      When the offense's <first> rolls for recovery: the dice show 7
      Then it is the offense's neutralization recovery
      When the offense's <second> rolls for recovery: the dice show 8
      Then it is the offense's neutralization recovery
      When the offense's <third> rolls for recovery: the dice show 9
      Then it is the offense's pass commitment

      Examples:
        | first | second | third |
        | #36   | #65    | #85   |
        | #65   | #85    | #36   |
        | #85   | #36    | #65   |

    @T.recovery.use @case:a-man-who-has-been-thrown-for-is-refused-while-others-wait
    Scenario Outline: A man may not roll twice for recovery while other men wait
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #13 is neutralized 4
      And the defense's #5 is neutralized 4
      And the defense's #91 is neutralized 4
      When the defense's <man> rolls for recovery: the dice show 9
      Then the defense's <man> is neutralized 4
      When the defense's <man> rolls for recovery
      Then it is refused under T.recovery.use

      Examples:
        | man |
        | #13 |
        | #5  |
        | #91 |

    @T.recovery.I
    Scenario Outline: Two men of the offense are injured in the same phase
      Given it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 4
      And the offense's #65 is neutralized 3
      When the offense's <first> rolls for recovery: the dice show 11
      And the offense's <second> rolls for recovery: the dice show 12
      Then the offense's #36 is injured
      And the offense's #65 is injured
      And it is the offense's pass commitment

      Examples:
        | first | second |
        | #36   | #65    |
        | #65   | #36    |

    @T.recovery.I
    Scenario Outline: Two men of the defense are injured in the same phase
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #13 is neutralized 2
      And the defense's #5 is neutralized 4
      When the defense's <first> rolls for recovery: the dice show 12
      And the defense's <second> rolls for recovery: the dice show 12
      Then the defense's #13 is injured
      And the defense's #5 is injured
      And it is the defense's movement

      Examples:
        | first | second |
        | #13   | #5     |
        | #5    | #13    |

    @T.recovery.I @case:a-man-is-injured-after-another-was-injured-in-an-earlier-game-turn
    Scenario: A man may be injured although another man was injured in an earlier Game-Turn
      Given the offense's #85 is injured
      And the defense's #5 is injured
      And it is the offense's neutralization recovery in a Contact Game-Turn
      And the offense's #36 is neutralized 4
      When the offense's #36 rolls for recovery: the dice show 10
      Then the offense's #36 is injured
      And the offense's #85 is injured

    @T.recovery.R.1 @T.recovery.I @T.recovery.none
    Scenario: One man recovers, one stays neutralized and one is injured
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #13 is neutralized 3
      And the defense's #5 is neutralized 3
      And the defense's #91 is neutralized 3
      When the defense's #5 rolls for recovery: the dice show 7
      And the defense's #91 rolls for recovery: the dice show 11
      And the defense's #13 rolls for recovery: the dice show 6
      Then the defense's #5 is neutralized 3
      And the defense's #91 is injured
      And the defense's #13 is not neutralized
      And it is the defense's movement

  Rule: Several men lose their Hit markers in one phase

    @5.13.1.E
    Scenario: Three Hit men of the offense all lose their markers after its movement
      Given the offense's #36 is Hit
      And the offense's #65 is Hit
      And the offense's #21 is Hit
      And the defense's #5 is Hit
      When the offense ends its movement
      Then the offense's #36 is not Hit
      And the offense's #65 is not Hit
      And the offense's #21 is not Hit
      And the defense's #5 is Hit

    @5.13.2.C
    Scenario: Three Hit men of the defense all lose their markers after its movement
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #91 is Hit
      And the defense's #5 is Hit
      And the defense's #11 is Hit
      And the offense's #36 is Hit
      When the defense ends its movement
      Then the defense's #91 is not Hit
      And the defense's #5 is not Hit
      And the defense's #11 is not Hit
      And the offense's #36 is Hit

    @5.12.2.C
    Scenario: Two Hit defenders lose their markers at the end of the Snap Game-Turn
      Given it is the defense's movement in the Snap Game-Turn
      And the defense's #64 is Hit
      And the defense's #13 is Hit
      And the offense's #36 is Hit
      When the defense ends its movement
      Then the defense's #64 is not Hit
      And the defense's #13 is not Hit
      And the offense's #36 is Hit

    @13.1.B.aggressive.1 @5.12.2.B.1 @case:under-aggressive-charge-all-hit-linemen-lose-their-markers-and-a-hit-back-keeps-his
    Scenario: Under Aggressive Charge, linemen lose their Hit markers, but a back keeps his
      Given it is the defense's neutralization recovery in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #91 is Hit
      And the defense's #94 is Hit
      And the defense's #64 is Hit
      And the defense's #5 is neutralized 1
      When the defense's #5 rolls for recovery: the dice show 7
      Then the defense's #91 is not Hit
      And the defense's #94 is not Hit
      And the defense's #64 is Hit

  Rule: Several men make contacts in one phase

    @8.2.C
    Scenario Outline: After the offense contacts two men, neither is contacted again in the phase
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      And the offense's #66 stands on 2440 facing N
      And the offense's #31 stands on 2541 facing NW
      And the defense's #13 stands on 2441 facing S
      When the offense's <man> contacts <target>: the dice show 5
      And the offense's <other man> contacts <other target>: the dice show 5
      Then the defense's #5 has been contacted in this phase
      And the defense's #13 has been contacted in this phase
      When the offense's <third man> contacts <again>
      Then it is refused under 8.2.C

      Examples:
        | man | target | other man | other target | third man | again |
        | #65 | #5     | #66       | #13          | #36       | #5    |
        | #65 | #5     | #66       | #13          | #31       | #13   |
        | #66 | #13    | #65       | #5           | #36       | #5    |
        | #66 | #13    | #65       | #5           | #31       | #13   |

    @8.2.C
    Scenario Outline: After the defense contacts two men, neither is contacted again in the phase
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #91 stands on 1442 facing S
      And the defense's #55 stands on 1542 facing SW
      And the offense's #36 stands on 1441 facing N
      And the defense's #61 stands on 2442 facing S
      And the defense's #64 stands on 2542 facing SW
      And the offense's #65 stands on 2441 facing N
      When the defense's <man> contacts <target>: the dice show 5
      And the defense's <other man> contacts <other target>: the dice show 5
      Then the offense's #36 has been contacted in this phase
      And the offense's #65 has been contacted in this phase
      When the defense's <third man> contacts <again>
      Then it is refused under 8.2.C

      Examples:
        | man | target | other man | other target | third man | again |
        | #91 | #36    | #61       | #65          | #55       | #36   |
        | #91 | #36    | #61       | #65          | #64       | #65   |
        | #61 | #65    | #91       | #36          | #55       | #36   |
        | #61 | #65    | #91       | #36          | #64       | #65   |

    @8.2.C @8.4.F.2 @case:after-an-entry-and-an-active-contact-neither-man-is-contacted-again
    Scenario Outline: After an entry or active contact, the same man may not be contacted again
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      And the defense's #89 stands on 1542 facing SW
      And the offense's #65 stands on 2441 facing N
      And the defense's #61 stands on 2442 facing S
      And the defense's #64 stands on 2542 facing SW
      When the defense's #5 enters the hex of #31
      And the defense's #61 contacts #65: the dice show 7
      And the defense's <man> contacts <again>
      Then it is refused under 8.2.C

      Examples:
        | man | again |
        | #89 | #31   |
        | #64 | #65   |

    @8.2.C @8.4.F.2 @case:an-active-contact-with-one-man-comes-before-the-entry-of-anothers-hex
    Scenario: After an active contact, another man may still enter an opponent's hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      And the offense's #65 stands on 2441 facing N
      And the defense's #61 stands on 2442 facing S
      And the defense's #64 stands on 2542 facing SW
      When the defense's #61 contacts #65: the dice show 7
      And the defense's #5 enters the hex of #31
      Then the offense's #31 has been contacted in this phase
      And the offense's #65 has been contacted in this phase
      When the defense's #64 contacts #65
      Then it is refused under 8.2.C

  Rule: Several men make passive contacts in one phase

    @7.5.7 @5.13.1.C.1 @case:two-men-who-resolve-contacts-have-both-paid-when-they-move
    Scenario Outline: Two men pay for their forced contacts before they move
      Given it is the offense's passive contact resolution in a Pass Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the defense's #5 stands on 1925 facing S
      And the offense's #21 stands on 1441 facing N
      And the defense's #13 stands on 1441 facing S
      When the offense's <first> contacts the man on his hex: the dice show 7<fumble>
      Then it is the offense's passive contact resolution
      When the offense's <second> contacts the man on his hex: the dice show 7<other fumble>
      Then it is the offense's movement
      And the offense's #12 has 6 points left
      And the offense's #21 has 8 points left

      Examples:
        | first | fumble                 | second | other fumble           |
        | #12   | , and 6 for the fumble | #21    |                        |
        | #21   |                        | #12    | , and 6 for the fumble |

    @7.5.7 @5.13.1.C.1 @case:a-man-who-has-resolved-his-contact-does-not-resolve-it-again
    Scenario: A man who has made his forced contact may not make it again
      Given it is the offense's passive contact resolution in a Pass Game-Turn
      And the offense's #85 stands on 1341 facing N
      And the defense's #5 stands on 1341 facing S
      And the offense's #21 stands on 1441 facing N
      And the defense's #13 stands on 1441 facing S
      And the offense's #83 stands on 2441 facing N
      And the defense's #11 stands on 2441 facing S
      When the offense's #85 contacts the man on his hex: the dice show 7
      And the offense's #83 contacts the man on his hex: the dice show 7
      And the offense's #85 contacts the man on his hex
      Then it is refused under 5.13.1.C.1

    @5.13.1.C.1 @8.0.3 @case:the-carrier-goes-down-while-another-contact-waits-and-the-play-is-over
    Scenario: If one forced contact downs the carrier, the remaining forced contacts are not made
      Given it is the offense's passive contact resolution in a Pass Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the defense's #5 stands on 1925 facing S
      And the offense's #21 stands on 1441 facing N
      And the defense's #13 stands on 1441 facing S
      When the offense's #12 contacts the man on his hex: the dice show 2, and 6 for the fumble
      Then the ball is down on 1925, and the play is over

    @7.5.5 @8.1.B.2 @case:under-tf-a36-phase-d-two-men-each-contact-their-intruder-when-they-move
    Scenario Outline: Under TF-A36 phase-D, two men each make a forced contact when they move
      Given the reading TF-A36 is phase-D
      And it is the offense's movement in a Pass Game-Turn
      And the offense's #85 stands on 1341 facing N
      And the defense's #5 stands on 1341 facing S
      And the offense's #21 stands on 2441 facing N
      And the defense's #13 stands on 2441 facing S
      When the offense's <first> contacts the man on his hex: the dice show 7
      And the offense's <first> turns to NE
      And the offense ends its movement
      Then it is refused under 7.5.5
      When the offense's <second> contacts the man on his hex: the dice show 7
      Then the defense's #5 is Hit
      And the defense's #13 is Hit

      Examples:
        | first | second |
        | #85   | #21    |
        | #21   | #85    |

  Rule: Several men leave the field in one phase

    @7.2.G.1
    Scenario Outline: Two men of the offense leave the field in the same phase
      Given the offense's #36 stands on 0140 facing SW
      And the offense's #31 stands on 0150 facing SW
      When the offense's <first> leaves the field going SW
      And the offense's <second> leaves the field going SW
      Then the offense's #36 is off the field
      And the offense's #31 is off the field

      Examples:
        | first | second |
        | #36   | #31    |
        | #31   | #36    |

    @7.2.G.1
    Scenario Outline: Two men of the defense leave the field in the same phase
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #5 stands on 3740 facing SE
      And the defense's #13 stands on 0150 facing SW
      When the defense's <first> leaves the field going <way>
      And the defense's <second> leaves the field going <other way>
      Then the defense's #5 is off the field
      And the defense's #13 is off the field

      Examples:
        | first | way | second | other way |
        | #5    | SE  | #13    | SW        |
        | #13   | SW  | #5     | SE        |

    @7.2.G.1 @case:a-man-leaves-after-another-has-left-in-an-earlier-game-turn
    Scenario: A man may leave the field after another man left in an earlier Game-Turn
      Given the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 stands on 0140 facing SW
      When the offense's #36 leaves the field going SW
      Then the offense's #36 is off the field
      And the offense's #85 is off the field

    @7.1.E @case:two-men-finish-moving-before-a-third-and-neither-moves-again
    Scenario: Two men who have finished their moves may not move again
      When the offense's #36 moves to 1829
      And the offense's #85 turns to NE
      And the offense's #31 turns to NE
      And the offense's #36 turns to NE
      Then it is refused under 7.1.E
      When the offense's #85 turns to SE
      Then it is refused under 7.1.E
