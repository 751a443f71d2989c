Feature: Two contacts of a kind
  Two men, two numbers or two prices meet in one contact, and each of them counts.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The men who remain after the first of several rolls

    @T.recovery.use @case:after-one-recovery-roll-both-other-neutralized-men-may-be-rolled-for
    Scenario Outline: After one recovery roll, the two remaining neutralized men may roll
      Given it is <side>'s neutralization recovery in a Contact Game-Turn
      And <side>'s <man> is neutralized 2
      And <side>'s <second> is neutralized 3
      And <side>'s <third> is neutralized 1
      When <side>'s <man> rolls for recovery: the dice show 4
      Then <side> can roll for recovery with <second>
      And <side> can roll for recovery with <third>
      And <side> cannot roll for recovery with <man>

      Examples:
        | side        | man | second | third |
        | the offense | #36 | #65    | #85   |
        | the offense | #65 | #85    | #36   |
        | the defense | #13 | #5     | #91   |
        | the defense | #91 | #13    | #5    |

    @5.13.1.C.1 @case:after-one-passive-contact-both-other-men-may-resolve-theirs
    Scenario Outline: After one of three passive contacts, the other two may still be resolved
      Given it is the offense's passive contact resolution in a Pass Game-Turn
      And the offense's #85 stands on 1341 facing N
      And the defense's #5 stands on 1341 facing S
      And the offense's #21 stands on 1441 facing N
      And the defense's #13 stands on 1441 facing S
      And the offense's #83 stands on 2441 facing N
      And the defense's #11 stands on 2441 facing S
      When the offense's <man> contacts the man on his hex: the dice show 7
      Then the offense can contact the man on the hex of <second>
      And the offense can contact the man on the hex of <third>
      And the offense cannot contact the man on the hex of <man>

      Examples:
        | man | second | third |
        | #85 | #21    | #83   |
        | #21 | #83    | #85   |
        | #83 | #85    | #21   |

    @7.5.5 @case:under-tf-a36-phase-d-two-of-three-intruders-remain-after-one-contact
    Scenario Outline: Under TF-A36 phase-D, two of three forced contacts remain after the first
      Given the reading TF-A36 is phase-D
      And it is the offense's movement in a Pass Game-Turn
      And the offense's #85 stands on 1341 facing N
      And the defense's #5 stands on 1341 facing S
      And the offense's #21 stands on 1441 facing N
      And the defense's #13 stands on 1441 facing S
      And the offense's #12 stands on 1925 facing N
      And the defense's #11 stands on 1925 facing S
      When the offense's <man> contacts the man on his hex: the dice show 7<fumble>
      Then the offense can contact the man on the hex of <second>
      And the offense can contact the man on the hex of <third>
      And the offense cannot contact the man on the hex of <man>

      Examples:
        | man | fumble                 | second | third |
        | #85 |                        | #21    | #12   |
        | #21 |                        | #12    | #85   |
        | #12 | , and 6 for the fumble | #85    | #21   |

    @6.1.A.3 @case:under-tf-a36-phase-d-nothing-is-due-without-an-intruder
    Scenario Outline: Under TF-A36 phase-D, a man without an intruder has no forced contact
      Given the reading TF-A36 is phase-D
      And it is <side>'s movement in <turn>
      When <side>'s <man> turns to <facing>
      Then <side>'s <man> faces <facing>

      Examples:
        | side        | turn                    | man | facing |
        | the offense | a Pre-Contact Game-Turn | #36 | NE     |
        | the defense | a Pre-Contact Game-Turn | #5  | SE     |
        | the defense | a Contact Game-Turn     | #5  | SE     |
        | the offense | the Snap Game-Turn      | #36 | NE     |

    @5.13.1.B.1 @case:three-men-wait-for-passive-contacts-and-a-neutralized-man-does-not
    Scenario: Three men may make forced contacts, and a neutralized man may not
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #85 stands on 1341 facing N
      And the defense's #5 stands on 1341 facing S
      And the offense's #31 stands on 1441 facing N
      And the defense's #13 stands on 1441 facing S
      And the offense's #12 stands on 1925 facing N
      And the defense's #11 stands on 1925 facing S
      And the offense's #36 stands on 2441 facing N
      And the offense's #36 is neutralized 1
      And the defense's #26 stands on 2441 facing S
      When the offense commits to a forward pass aimed at 1640
      Then the offense can contact the man on the hex of #85
      And the offense can contact the man on the hex of #31
      And the offense can contact the man on the hex of #12
      And the offense cannot contact the man on the hex of #36

  Rule: The strength of two men together

    @8.5.H.3 @T.contact.use @case:under-tf-a30-forbid-low-two-men-contact-whom-neither-contacts-alone
    Scenario: Under TF-A30 forbid-low, two men may contact an opponent too strong for each
      Given the reading TF-A30 is forbid-low
      And the offense's #31 has the ball
      And the offense's #12 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #99 stands on 1441 facing S
      Then the offense cannot contact #99 with #12
      And the offense cannot contact #99 with #36
      And the offense can contact #99 with #12 together with #36
      When the offense's #12 contacts #99 together with #36: the dice show 7
      Then the defense's #99 is Hit

    @8.5.J
    Scenario: Under TF-A27 no-action, a Hit man does not join a contact
      Given the reading TF-A27 is no-action
      And the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the offense's #65 is Hit
      And the defense's #5 stands on 1441 facing S
      Then the offense can contact #5 with #36
      And the offense cannot contact #5 with #36 together with #65
      When the offense's #36 contacts #5 together with #65
      Then it is refused under 8.5.J

    @8.2.C @case:under-tf-a31-stay-counts-the-offense-contacts-a-man-it-has-not-contacted
    Scenario: Under TF-A31 stay-counts, a man whom the offense contacts is recorded as contacted
      Given the reading TF-A31 is stay-counts
      And the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5: the dice show 7
      Then the defense's #5 has been contacted in this phase

  Rule: The cost of a double-team by several men

    @13.1.A.aggressive.3 @8.5.H.5 @case:a-linemans-lower-price-is-cited-first-or-last-of-three-men
    Scenario Outline: The explanation of a double-team by three men cites a lineman's lower cost
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's <first> stands on 1440 facing N
      And the offense's <second> stands on 1541 facing NW
      And the offense's <third> stands on 1341 facing NE
      And the defense's #5 stands on 1441 facing S
      When the offense, given 2d6 7, asks by which rules to contact #5 with <first> together with <second> and <third>
      Then the explanation cites 13.1.A.aggressive.3 and 8.5.H.5

      Examples:
        | first | second | third |
        | #65   | #36    | #31   |
        | #36   | #65    | #31   |
        | #36   | #31    | #65   |

  Rule: Two men with the same number on different sides

    @8.0.1 @case:no-fumble-is-rolled-for-a-defender-with-the-number-of-the-carrier
    Scenario: No fumble is rolled for a defender who has the carrier's number
      Given the defense's #5 is numbered 12
      And the offense's #36 stands on 1440 facing N
      And the defense's #12 stands on 1441 facing S
      When the offense's #36 contacts #12: the dice show 7
      Then it is the offense's movement
      And the offense's #12 has the ball

    @7.2.F.4 @case:no-hurdle-leads-to-a-defender-with-the-number-of-the-carrier
    Scenario: A defender with the carrier's number blocks the landing of a hurdle
      Given the defense's #5 is numbered 12
      And the offense's #36 stands on 1438 facing N
      And the offense's #65 stands on 1439 facing N
      And the offense's #65 is neutralized 1
      And the defense's #12 stands on 1440 facing N
      When the position is put on the table
      Then the offense cannot move #36 to 1439
      When the offense's #36 moves to 1439
      Then it is refused under 7.2.F.4

    @7.2.H.1 @case:a-defender-with-the-carriers-number-stops-a-man-who-hurdles-towards-him
    Scenario: A defender with the carrier's number who controls a hex prevents a hurdle there
      Given the defense's #5 is numbered 12
      And the offense's #36 stands on 1438 facing N
      And the offense's #65 stands on 1439 facing N
      And the offense's #65 is neutralized 1
      And the defense's #12 stands on 1440 facing S
      When the position is put on the table
      Then the offense cannot move #36 to 1439
      When the offense's #36 moves to 1439
      Then it is refused under 7.2.H.1
