Feature: Coverage under each reading
  What the point of Man-to-Man pays for, and who profits from coverage.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Defenders who profit from coverage, and its effects

    @8.4.F.3 @case:what-an-entry-on-a-receiver-costs-under-man-to-man
    Scenario Outline: The reading of TF-A84 decides the cost of entering a receiver's hex under Man-to-Man
      Given the reading TF-A84 is <reading>
      And it is the defense's movement in a Pass Game-Turn
      And the defense has selected Reaction Charge and Man-to-Man
      And the defense has shown its coverage marker
      And the offense's #21 stands on 1441 facing N
      And the defense's <man> stands on 1442 facing S
      When the defense's <man> enters the hex of #21
      Then the defense's <man> has spent <points>

      Examples:
        | reading             | man | points   |
        | surcharge-backs-only | #5  | 2 points |
        | total-cost          | #5  | 1 point  |
        | all-defenders       | #5  | 2 points |
        | surcharge-backs-only | #91 | 4 points |
        | total-cost          | #91 | 4 points |
        | all-defenders       | #91 | 2 points |

    @13.1.D.2.1 @case:in-one-reading-zone-helps-a-lineman-to-a-receiver-whom-he-did-not-see
    Scenario: Under TF-A84 all-defenders, Zone Defense lets a lineman enter an unsighted receiver's hex
      Given the reading TF-A84 is all-defenders
      And it is the defense's movement in a Pass Game-Turn
      And the defense has selected Reaction Charge and Zone Defense
      And the defense has shown its coverage marker
      And the offense's #21 stands on 1441 facing N
      And the defense's #91 stands on 1442 facing N
      When the defense's #91 turns to S
      And the defense's #91 enters the hex of #21
      Then it is accepted

    @8.3.E @case:in-the-others-it-does-not
    Scenario Outline: Unless TF-A84 is all-defenders, no lineman enters an unsighted receiver's hex under Zone Defense
      Given the reading TF-A84 is <reading>
      And it is the defense's movement in a Pass Game-Turn
      And the defense has selected Reaction Charge and Zone Defense
      And the defense has shown its coverage marker
      And the offense's #21 stands on 1441 facing N
      And the defense's #91 stands on 1442 facing N
      When the defense's #91 turns to S
      And the defense's #91 enters the hex of #21
      Then it is refused under 8.3.E

      Examples:
        | reading              |
        | surcharge-backs-only |
        | total-cost           |
