Feature: The order of the steps of a play, one at a time
  The coin, the die for the objective, a facing, a marker, a turn: each seen for itself.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The steps before the play

    @4.0.1 @case:the-coin-gives-the-choice-of-a-side
    Scenario: The winner of the coin toss chooses a side
      Given the coin is to be tossed
      When the coin falls for home
      Then home is to take a side

    @4.0.1 @case:who-takes-the-offense-rolls-for-the-objective
    Scenario: A Player who takes the offense rolls for the objective
      Given home is to take a side
      When home takes the offense
      Then home is on offense
      And the objective is to be rolled

    @4.0.1 @case:who-takes-the-defense-leaves-the-offense-to-the-other
    Scenario: A Player who takes the defense leaves the offense to the opponent
      Given home is to take a side
      When home takes the defense
      Then away is on offense
      And the objective is to be rolled

    @14.2.2 @case:a-one-is-an-objective-of-one-hex
    Scenario: If the die for the objective shows 1, the ball must gain one hex
      Given the objective is to be rolled
      When the objective is rolled: the die shows 1
      Then the objective is 1 hex

    @14.2.2 @case:a-four-is-an-objective-of-four-hexes
    Scenario: If the die for the objective shows 4, the ball must gain four hexes
      Given the objective is to be rolled
      When the objective is rolled
      Then a die is to be rolled for the objective
      When the objective is rolled: the die shows 4
      Then the objective is 4 hexes

    @4.1.2 @case:a-man-who-has-been-placed-is-faced-as-his-side-likes
    Scenario: A side may turn a placed man to any hexside
      Given the offense is to place its men
      When the offense places #51 on 1924
      And the offense faces #51 to NE
      Then the offense's #51 faces NE

  Rule: Each side sees only its own markers

    @4.1.6 @13.1.C.choice @case:the-offense-sees-the-ball-marker-that-it-has-chosen
    Scenario: The offense sees the ball-play marker that it has chosen
      Given the offense is in the huddle
      When the offense selects Aggressive Blocking and Run Right
      And the offense looks at the table
      Then the play marker of the offense is shown as Run Right

    @5.12.2.D
    Scenario: The offense sees the target hex that it has recorded
      Given the offense is to record its target hexes
      When the offense records the target hex 1640
      And the offense looks at the table
      Then the target hexes are shown as 1640

  Rule: One turn of a man at a time

    @6.1.A.3 @case:a-half-turn-is-made-one-hexside-after-the-other
    Scenario: A half turn costs three points
      When the offense's #36 turns to S by way of NE and SE
      Then the offense's #36 faces S
      And the offense's #36 has spent 3 points
      And the offense's #36 may turn

    @T.contact.Dn @case:a-man-who-is-neutralized-does-not-turn
    Scenario: A neutralized man may not turn
      Given the offense's #36 is neutralized 2
      When the offense's #36 turns to NE
      Then it is refused under T.contact.Dn
      And the offense's #36 may not turn

    @6.1.A.1 @case:what-is-ahead-goes-by-the-facing
    Scenario: A man who faces backwards steps back for one point
      Given the offense's #36 faces S
      When the offense's #36 moves to 1827
      Then the offense's #36 has spent 1 point

    @9.1.A.4 @case:a-dummy-ball-stays-with-its-man
    Scenario: A dummy ball stays under its man
      Given the offense's #31 has a dummy ball
      When the offense's #31 moves to 2027
      Then the offense's #31 has a dummy ball

    @8.6.L.1 @case:a-ball-that-is-downed-behind-the-line-is-with-nobody
    Scenario: A ball downed behind the line is under no man
      When the offense downs the ball
      Then nobody has the ball
      And the gain is -1 hex

  Rule: The dice that one action needs

    @T.recovery.use @case:recovery-waits-for-two-dice
    Scenario: A recovery needs two dice
      Given the offense's #36 is neutralized 2
      And it is the offense's neutralization recovery in a Contact Game-Turn
      When the offense's #36 rolls for recovery
      Then two dice are to be rolled for the recovery
      When the offense's #36 rolls for recovery: the dice show 7
      Then the offense's #36 is not neutralized

    @5.13.1.C.1 @case:a-passive-contact-waits-for-two-dice
    Scenario: A passive contact needs two dice
      Given the offense's #31 stands on 1441 facing N
      And the offense's #31 has the ball
      And the defense's #64 stands on 1441 facing S
      And it is the offense's passive contact resolution in a Contact Game-Turn
      When the offense's #31 contacts the man on his hex
      Then two dice are to be rolled for the contact
      When the offense's #31 contacts the man on his hex: the dice show 8, and 5 for the fumble
      Then the offense's #31 has the ball
