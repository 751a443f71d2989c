Feature: Who joins in a double-team
  Every condition that keeps a man from joining, as the offense is told what it can do.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  @8.5.J @case:a-neutralized-man-does-not-join
  Scenario: A neutralized man may not be a partner in a double-team
    Given the offense's #65 stands on 1440 facing N
    And the offense's #36 stands on 1541 facing NW
    And the defense's #5 stands on 1441 facing S
    And the offense's #65 is neutralized 1
    Then the offense cannot contact #5 with #36 together with #65
    When the offense tries to contact #5 with #36 together with #65
    Then it is refused under 8.5.J

  @8.5.H.2 @case:a-man-who-looks-elsewhere-does-not-join
  Scenario: A man who does not face the opponent may not join a double-team
    Given the offense's #65 stands on 1440 facing N
    And the offense's #36 stands on 1541 facing NW
    And the defense's #5 stands on 1441 facing S
    And the offense's #65 faces S
    Then the offense cannot contact #5 with #36 together with #65
    When the offense tries to contact #5 with #36 together with #65
    Then it is refused under 8.5.H.2

  @8.5.H.5 @case:a-man-without-the-points-does-not-join
  Scenario: A man without enough points may not be a partner in a double-team
    Given the offense's #65 stands on 1440 facing N
    And the offense's #36 stands on 1541 facing NW
    And the defense's #5 stands on 1441 facing S
    And the offense's #65 has moved and has 3 points left
    Then the offense cannot contact #5 with #36 together with #65
    When the offense tries to contact #5 with #36 together with #65
    Then it is refused under 8.5.H.5

  @8.5.H.1 @case:partners-are-other-men-of-the-side-on-the-field
  Scenario Outline: Only men of the contacting side on the field may be double-team partners
    Given the offense's #65 stands on 1440 facing N
    And the offense's #36 stands on 1541 facing NW
    And the offense's #21 is off the field
    And the defense's #5 stands on 1441 facing S
    When the offense's #36 contacts #5 together with <partners>
    Then it is refused under 8.5.H.1

    Examples:
      | case               | partners    |
      | himself            | #36         |
      | one man twice      | #65 and #65 |
      | a man who has left | #65 and #21 |
      | an opponent        | #99         |

  @8.5.H.2 @case:seven-men-are-too-many-whoever-they-are
  Scenario: A Double Team of seven men is refused
    Given the offense's #65 stands on 1440 facing N
    And the offense's #36 stands on 1541 facing NW
    And the offense's #31 is neutralized 1
    And the defense's #5 stands on 1441 facing S
    When the offense's #36 contacts #5 together with #65, #66, #71, #77, #51 and #31
    Then it is refused under 8.5.H.2

  @8.5.J @case:six-are-not-too-many-but-each-of-them-has-to-be-able-to
  Scenario: Six men cannot contact together if one of them is neutralized
    Given the offense's #65 stands on 1440 facing N
    And the offense's #36 stands on 1541 facing NW
    And the offense's #31 is neutralized 1
    And the defense's #5 stands on 1441 facing S
    When the offense's #36 contacts #5 together with #65, #66, #71, #77 and #31
    Then it is refused under 8.5.J

  @8.5.H.2 @case:a-man-who-sights-the-opponent-and-has-not-turned-to-him-does-not-join
  Scenario: A man who sights the opponent but does not face him may not join
    Given the offense's #65 stands on 1440 facing NE
    And the offense's #36 stands on 1541 facing NW
    And the defense's #5 stands on 1441 facing S
    Then the offense cannot contact #5 with #36 together with #65
    When the offense tries to contact #5 with #36 together with #65
    Then it is refused under 8.5.H.2

  @8.3.E @8.5.J @case:a-man-who-had-not-sighted-him-when-the-phase-began-does-not-join
  Scenario: A man who did not sight the opponent earlier cannot join a contact
    Given the offense's #65 stands on 1440 facing SE
    And the offense's #36 stands on 1541 facing NW
    And the defense's #5 stands on 1441 facing S
    When the offense's #65 turns to N
    Then the offense cannot contact #5 with #36 together with #65
    When the offense tries to contact #5 with #36 together with #65
    Then it is refused under 8.3.E

  @8.4.G.1 @8.5.J @case:a-man-behind-him-does-not-join
  Scenario: A man behind the opponent cannot join a contact
    Given the offense's #65 stands on 1442 facing S
    And the offense's #36 stands on 1541 facing NW
    And the defense's #5 stands on 1441 facing S
    Then the offense cannot contact #5 with #36 together with #65
    When the offense tries to contact #5 with #36 together with #65
    Then it is refused under 8.4.G.1

  @8.5.H.5 @case:who-has-just-the-points-that-it-costs-joins
  Scenario: A man with exactly the points for a contact may join a double-team
    Given the offense's #65 stands on 1440 facing N
    And the offense's #36 stands on 1541 facing NW
    And the defense's #5 stands on 1441 facing S
    And the offense's #65 has moved and has 4 points left
    Then the offense can contact #5 with #36 together with #65
    When the offense's #36 contacts #5 together with #65: the dice show 7
    Then the offense's #65 has 0 points left

  @8.5.J @case:a-neutralized-first-partner-is-refused-before-a-second-who-can-join
  Scenario: A double-team is refused if the first partner in its list is neutralized
    Given the offense's #65 stands on 1440 facing N
    And the offense's #36 stands on 1541 facing NW
    And the offense's #66 stands on 1341 facing NE
    And the defense's #5 stands on 1441 facing S
    And the offense's #65 is neutralized 1
    Then the offense can contact #5 with #36 together with #66
    When the offense tries to contact #5 with #36 together with #65 and #66
    Then it is refused under 8.5.J

  @8.5.H.2 @case:a-fit-man-among-fallen-ones-at-the-ball-joins-a-contact
  Scenario: A defender in a loose ball's hex may join a double-team despite neutralized teammates
    Given the offense's #12 stands on 1440
    And it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
    And the defense's #11 stands on 1440
    And the defense's #5 stands on 1440 facing S
    And the defense's #61 stands on 1440
    And the defense's #11 is neutralized 1
    And the defense's #61 is neutralized 1
    And the offense's #31 stands on 1439 facing N
    And the defense's #89 stands on 1340 facing SE
    Then the defense can contact #31 with #89 together with #5
    When the defense's #89 contacts #31 together with #5: the dice show 7
    Then the offense's #31 has been contacted in this phase
