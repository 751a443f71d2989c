Feature: The order in which clauses of a play are reported
  Where two conditions of an action fail, the clause that stands first in the order of blame is reported.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Clauses about the set-up

    @4.1.2 @case:the-side-that-selects-its-men-is-reported-before-their-number
    Scenario: If the defense selects men before its turn, their number is not checked
      Given the offense is to select its men
      When the defense tries to select the men #61, #91 and #99
      Then it is refused under 4.1.2

    @4.1.2 @case:the-side-that-places-its-men-is-reported-before-the-next-man
    Scenario: A defense's early placement is refused before the man is checked
      Given the offense is to place its men
      When the defense tries to place #61 on 1933
      Then it is refused under 4.1.2

    @4.1.2 @case:the-side-that-places-its-men-is-reported-before-a-hex-off-the-map
    Scenario: If the defense places a man before its turn, the hex is not checked
      Given the offense is to place its men
      When the defense tries to place #51 on 9999
      Then it is refused under 4.1.2

    @4.1.3 @case:under-tf-a07-exactly-one-stack-the-huddle-is-reported-before-the-stack
    Scenario: Under TF-A07 exactly-one-stack, a placement outside the huddle is refused before stacks are checked
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the offense's #51 has been placed on 1924
      When the offense tries to place #65 on 1930
      Then it is refused under 4.1.3

    @4.1.5 @case:under-tf-a07-exactly-one-stack-a-ball-off-the-line-is-reported-before-the-stack
    Scenario: Under TF-A07 exactly-one-stack, a ball off the line is refused before stacks are checked
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the offense's #51 has been placed on 1924
      When the offense tries to place the ball on 1950
      Then it is refused under 4.1.5

    @3.1.1 @case:under-tf-a07-exactly-one-stack-a-hex-off-the-map-is-reported-before-the-stack
    Scenario: Under TF-A07 exactly-one-stack, a placement off the map is refused before stacks are checked
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the offense's #51 has been placed on 1924
      When the offense tries to place #65 on 9999
      Then it is refused under 3.1.1

    @4.1.2 @case:the-side-that-sets-up-is-reported-before-the-ball-that-lies
    Scenario: If the defense places the ball before its turn, the hex is not checked
      Given the offense is to place its men
      And the game has several plays
      And the ball lies on 1930
      When the defense tries to place the ball on 1930
      Then it is refused under 4.1.2

  Rule: Clauses about punts

    @14.34.4.1 @case:the-side-that-kicks-is-reported-before-the-single-play-without-kicks
    Scenario: A punt by the defense is refused before the kind of scenario is checked
      Given the offense is to select its men
      When the defense punts
      Then it is refused under 14.34.4.1

    @14.4.1 @case:the-single-play-without-kicks-is-reported-before-a-play-that-has-begun
    Scenario: A late punt is refused in a single play, which has no punts
      Given the defense is to select its men
      When the offense punts
      Then it is refused under 14.4.1

    @14.34.4.3 @case:a-play-that-has-begun-is-reported-before-the-first-down
    Scenario: A punt after the play has begun is refused before the down is checked
      Given the defense is to select its men
      And the game has several plays
      When the offense punts
      Then it is refused under 14.34.4.3

  Rule: Clauses about calls and changes of the play

    @4.2.1 @case:the-side-that-calls-is-reported-before-a-game-turn-after-the-snap
    Scenario: A Game-Turn that the defense calls is refused before its type is checked
      Given the offense is to call Game-Turn 3
      When the defense tries to call a Contact Game-Turn
      Then it is refused under 4.2.1

    @5.11.3.2 @case:a-snap-in-the-first-game-turn-is-reported-before-six-men-on-the-line
    Scenario: A snap in Game-Turn 1 is refused before the linemen are counted
      Given the offense is to call Game-Turn 1
      And the offense's #83 stands on 1924
      When the offense calls a Snap Game-Turn
      Then it is refused under 5.11.3.2

    @13.H.1 @case:the-side-that-changes-the-play-is-reported-before-the-same-marker
    Scenario: The defense may not change the play, even to the marker in force
      Given it is the offense's pass commitment
      When the defense tries to change the play to Run Right
      Then it is refused under 13.H.1

    @13.H.1 @case:the-side-that-changes-the-play-is-reported-before-a-wrong-marker
    Scenario: The defense may not change the play, even to a coverage marker
      Given it is the offense's pass commitment
      When the defense tries to change the play to Zone Defense
      Then it is refused under 13.H.1

    @13.H.1 @case:the-defenses-recovery-is-reported-before-a-wrong-marker
    Scenario: During the defense's recovery, a coverage marker's change is refused for the phase
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the defense's #5 is neutralized 1
      When the offense tries to change the play to Zone Defense
      Then it is refused under 13.H.1

    @13.H.1 @case:under-tf-a79-one-change-an-earlier-change-is-reported-before-a-defensive-marker
    Scenario: Under TF-A79 one-change, a second change is refused before its marker is checked
      Given the reading TF-A79 is one-change
      And it is the offense's pass commitment
      And the play has been changed 1 time
      And the offense has shown its ball-play marker
      When the offense tries to change the play to Zone Defense
      Then it is refused under 13.H.1
