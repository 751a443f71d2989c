Feature: Entering an opponent's hex
  Every condition that keeps a man of the defense from entering, as he is told what he can do and as he tries it.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And it is the defense's movement in a Contact Game-Turn
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 1441 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 1442 | 1645 | 2245 |
    And the offense's #31 has the ball

  Rule: The opponents whose hex a man may enter

    @8.0.1 @case:only-that-of-an-opponent-on-the-field
    Scenario Outline: A defender may enter only the hex of an opponent on the field
      Given the offense's #21 is off the field
      When the defense's #5 enters the hex of <target>
      Then it is refused under 8.0.1

      Examples:
        | case                   | target |
        | he has left            | #21    |
        | he is one of his own   | #99    |

    @8.2.D.1 @case:not-that-of-a-receiver-who-is-neutralized
    Scenario: A defender may not enter the hex of a neutralized receiver
      Given it is the defense's movement in a Pass Game-Turn
      And the offense's #12 has the ball
      And the offense's #21 stands on 1341
      And the offense's #21 is neutralized 1
      And the defense's #13 stands on 1342
      Then the defense's #13 may enter the hex of nobody
      When the defense's #13 enters the hex of #21
      Then it is refused under 8.2.D.1

    @7.5.4 @case:not-that-of-a-lineman
    Scenario: An entry into a lineman's hex is refused
      Given it is the defense's movement in a Pass Game-Turn
      And the offense's #12 has the ball
      And the offense's #65 stands on 1341
      And the defense's #13 stands on 1342
      Then the defense's #13 may enter the hex of nobody
      When the defense's #13 enters the hex of #65
      Then it is refused under 7.5.4

    @7.5.9 @case:not-a-second-one-in-the-same-phase
    Scenario: A defender may not enter a second opponent's hex in the same phase
      Given the offense's #36 stands on 1440
      And the offense's #36 has a dummy ball
      When the defense's #5 enters the hex of #31
      Then the defense's #5 may enter the hex of nobody
      When the defense's #5 enters the hex of #36
      Then it is refused under 7.5.9

    @7.5.3 @case:whom-nothing-has-stopped-enters-in-either-reading
    Scenario: Under TF-A22 target-only, a defender may enter a carrier's hex if nothing stops him
      Given the reading TF-A22 is target-only
      When the defense's #5 enters the hex of #31
      Then the defense's #5 stands on 1441
      And the offense's #31 has been contacted in this phase
      And the target hexes are still 1640 and 2240

  Rule: Entries that the list of legal actions leaves out

    @8.3.E @case:the-hex-of-one-whom-he-had-not-sighted-when-the-phase-began
    Scenario: A defender may not enter a carrier's hex if he did not sight him
      Given the defense's #5 faces N
      When the defense's #5 turns to S by way of NE and SE
      Then the defense's #5 may enter the hex of nobody
      When the defense's #5 enters the hex of #31
      Then it is refused under 8.3.E

    @8.2.C @case:the-hex-of-one-who-has-been-contacted
    Scenario: A defender may not enter the hex of a carrier already contacted
      Given the offense's #31 has been contacted in this phase
      Then the defense's #5 may enter the hex of nobody
      When the defense's #5 enters the hex of #31
      Then it is refused under 8.2.C

    @7.2.J.1 @case:that-of-anybody-after-a-step-from-zone-to-zone
    Scenario: A man stopped between controlled hexes may not enter an opponent's hex
      Given the defense's #5 has spent 1 point since he stood on 1443
      And the defense's #5 has entered a hex
      And the defense's #5 has been halted going from zone to zone
      And the defense's #5 is the man being moved
      Then the defense's #5 may enter the hex of nobody
      When the defense's #5 enters the hex of #31
      Then it is refused under 7.2.J.1

    @7.2.H.1 @case:that-of-anybody-after-a-stop-in-the-carriers-own-zone-by-a-reading
    Scenario: Under TF-A22 target-only, the carrier's control keeps a defender out of the carrier's hex
      Given the reading TF-A22 is target-only
      And the offense's #36 stands on 1343 facing SE
      And the defense's #5 has spent 1 point since he stood on 1443
      And the defense's #5 has entered a hex
      And the defense's #5 is the man being moved
      Then the defense's #5 may enter the hex of nobody
      When the defense's #5 enters the hex of #31
      Then it is refused under 7.2.H.1

    @7.5.1 @case:one-in-which-another-man-of-his-side-is
    Scenario: A defender may not enter a carrier's hex if a teammate is there
      Given the defense's #64 stands on 1441
      Then the defense's #5 may enter the hex of nobody
      When the defense's #5 enters the hex of #31
      Then it is refused under 7.5.1

    @T.contact.Dh.1 @case:any-if-he-is-hit
    Scenario: A defender who is Hit may not enter an opponent's hex
      Given the defense's #5 is Hit
      Then the defense's #5 may enter the hex of nobody
      When the defense's #5 enters the hex of #31
      Then it is refused under T.contact.Dh.1

    @7.1.C.1 @case:one-that-he-cannot-pay-for
    Scenario: A defender without enough points may not enter a carrier's hex
      Given the defense's #5 is moving with 3 points left
      Then the defense's #5 may enter the hex of nobody
      When the defense's #5 enters the hex of #31
      Then it is refused under 7.1.C.1

    @7.3.K.2 @case:one-that-takes-his-last-point-is-listed
    Scenario: A defender may enter a carrier's hex with his last points
      Given the defense's #5 is moving with 4 points left
      Then the defense's #5 may enter the hex of exactly #31
      When the defense's #5 enters the hex of #31
      Then the defense's #5 has spent 11 points

  Rule: Entering the hex of a loose ball

    @12.C1.2 @case:even-if-the-man-who-has-lost-it-is-neutralized
    Scenario: If a neutralized man has fumbled, a defender may enter his hex
      Given it is the defense's movement for the ball that #31 has fumbled in a Contact Game-Turn
      And the offense's #31 is neutralized 1
      Then the defense's #5 may enter the hex of exactly #31
      When the defense's #5 enters the hex of #31
      Then the defense's #5 stands on 1441

    @12.C1.2 @case:it-is-no-contact-and-costs-what-it-costs-without-coverage
    Scenario: Entering the hex of a loose ball costs 4 points without a contact
      Given it is the defense's movement for the ball that #31 has fumbled in a Pass Game-Turn
      And the defense has selected Reaction Charge and Man-to-Man
      When the defense's #5 enters the hex of #31
      Then the defense's #5 has spent 4 points
      And the offense's #31 has not been contacted in this phase

  Rule: Forced contacts under the other reading

    @7.5.5 @case:once-it-is-made-he-goes-on
    Scenario: Under TF-A36 phase-D, the carrier may move on after his forced contact
      Given the reading TF-A36 is phase-D
      And it is the offense's movement in a Contact Game-Turn
      And the defense's #64 stands on 1441
      When the offense's #31 contacts the man on his hex: the dice show 8, and 6 for the fumble
      Then the defense's #64 is Hit
      And the defense's #64 has been contacted in this phase
      And the target hexes are still 1640 and 2240
      When the offense's #31 moves to 1341
      Then the offense's #31 has spent 6 points

    @7.2.F.2.2 @case:not-while-another-man-passes-through-a-hex
    Scenario: While a man passes through a hex, no other man makes his forced contact
      Given the reading TF-A36 is phase-D
      And it is the offense's movement in a Contact Game-Turn
      And the defense's #64 stands on 1441
      And the offense's #36 stands on 1529
      And the offense's #65 stands on 1530
      When the offense's #36 moves to 1530
      And the offense's #31 contacts the man on his hex
      Then it is refused under 7.2.F.2.2
