Feature: The order in which clauses of contacts are reported
  Where two conditions of an action fail, the clause that stands first in the order of blame is reported.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Clauses about the opponent in a contact

    @7.2.F.2.2 @case:a-man-passing-through-is-reported-before-a-missing-opponent
    Scenario: A contact from a teammate's hex is refused before its target is checked
      When the offense's #36 moves to 1929
      And the offense's #36 contacts #98
      Then it is refused under 7.2.F.2.2

    @8.0.1 @case:an-injured-opponent-is-reported-before-the-contact-that-he-has-had
    Scenario: A second contact with an injured man is refused because he is injured
      Given the defense's #5 is injured
      And the defense's #5 has been contacted in this phase
      When the offense's #36 contacts #5
      Then it is refused under 8.0.1

    @T.contact.Dh.1 @case:under-tf-a27-no-action-a-hit-man-is-reported-before-a-missing-opponent
    Scenario: Under TF-A27 no-action, a Hit man's contact is refused before its target is checked
      Given the reading TF-A27 is no-action
      And the offense's #36 is Hit
      When the offense's #36 contacts #21
      Then it is refused under T.contact.Dh.1

    @8.4.G.1 @case:a-contact-from-behind-is-reported-before-the-protection-of-a-receiver
    Scenario: A contact from behind with a protected receiver is refused as from behind
      Given it is the defense's movement in a Pass Game-Turn
      And the offense's #36 stands on 1441 facing NW
      And the defense's #11 stands on 1440 facing N
      When the defense's #11 contacts #36
      Then it is refused under 8.4.G.1

    @8.4.G.2.1 @case:the-protection-of-a-receiver-is-reported-before-sight-of-him
    Scenario: A contact with a protected, unsighted receiver is refused because he is protected
      Given it is the defense's movement in a Pass Game-Turn
      And the offense's #36 stands on 1441 facing S
      And the defense's #11 stands on 1440 facing N
      And the defense's #11 has spent 3 points since he stood on 1440
      And the defense's #11 is the man being moved
      When the defense's #11 contacts #36
      Then it is refused under 8.4.G.2.1

    @8.3.E @case:an-opponent-who-was-not-sighted-is-reported-before-the-points
    Scenario: A contact without sight or points is refused only for missing sight
      Given the offense's #36 stands on 1442 facing S
      And the offense's #36 has spent 10 points since he stood on 1442
      And the offense's #36 is the man being moved
      And the defense's #5 stands on 1441 facing N
      When the offense's #36 contacts #5
      Then it is refused under 8.3.E

    @8.3.E @case:an-opponent-who-was-not-sighted-is-reported-before-another-in-motion
    Scenario: A contact with an unsighted opponent is refused before another man's motion is checked
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 is in motion
      And the offense's #36 stands on 1442 facing S
      And the offense's #36 has spent 3 points since he stood on 1442
      And the offense's #36 is the man being moved
      And the defense's #5 stands on 1441 facing N
      When the offense's #36 contacts #5
      Then it is refused under 8.3.E

    @7.1.C.1 @case:points-that-do-not-suffice-are-reported-before-an-impossible-partner
    Scenario: A contact by a man without points is refused before his partner is checked
      Given the offense's #36 stands on 1440
      And the offense's #36 is moving with 0 points left
      And the defense's #5 stands on 1441
      When the offense's #36 contacts #5 together with #99
      Then it is refused under 7.1.C.1

  Rule: Clauses about double-teams

    @8.1.A.1 @case:an-opponent-not-in-front-is-reported-before-an-impossible-partner
    Scenario: A contact with an opponent to the side is refused regardless of partners
      When the offense's #36 contacts #5 together with #99
      Then it is refused under 8.1.A.1

    @8.5.H.1 @case:a-partner-who-is-named-twice-is-reported-before-a-seventh-man
    Scenario: A double-team that names one partner twice is refused before its men are counted
      Given the offense's #36 stands on 1440
      And the defense's #5 stands on 1441
      When the offense's #36 contacts #5 together with #65, #66, #71, #77, #83 and #83
      Then it is refused under 8.5.H.1

    @8.3.E @case:a-partner-who-has-not-sighted-is-reported-before-his-contact-from-behind
    Scenario: An unsighted double-team partner behind the opponent is refused only for missing sight
      Given the offense's #36 stands on 1440
      And the offense's #65 stands on 1442 facing S
      And the offense's #65 has spent 3 points since he stood on 1442
      And the defense's #5 stands on 1441
      When the offense's #36 contacts #5 together with #65
      Then it is refused under 8.3.E

    @8.4.G.1 @case:a-partners-contact-from-behind-is-reported-before-his-points
    Scenario: A double-team partner behind the opponent is refused for his place, not missing points
      Given the offense's #36 stands on 1440
      And the offense's #65 stands on 1442 facing S
      And the offense's #65 has moved and has 0 points left
      And the defense's #5 stands on 1441
      When the offense's #36 contacts #5 together with #65
      Then it is refused under 8.4.G.1

    @8.5.H.5 @case:under-tf-a30-forbid-low-a-partners-points-are-reported-before-a-low-differential
    Scenario: Under TF-A30 forbid-low, a partner without points is refused before strengths are compared
      Given the reading TF-A30 is forbid-low
      And the offense's #12 stands on 1440
      And the offense's #21 stands on 1541 facing NW
      And the offense's #21 has moved and has 0 points left
      And the defense's #99 stands on 1441
      When the offense's #12 contacts #99 together with #21
      Then it is refused under 8.5.H.5

    @T.contact.use @case:under-tf-a30-forbid-low-a-low-differential-is-reported-before-linemen-to-go-back
    Scenario: Under TF-A30 forbid-low, a too weak lineman's contact is refused before his step back
      Given the reading TF-A30 is forbid-low
      And the offense has selected Pass Blocking and Forward Pass
      And it is the offense's movement in the Snap Game-Turn
      When the offense's #66 contacts #99
      Then it is refused under T.contact.use

  Rule: Clauses about passive contacts

    @8.0.1 @case:a-man-of-nobody-is-reported-before-the-loose-ball-of-another
    Scenario: An entry into an unknown man's hex is refused before the fumbler is checked
      Given it is the defense's movement for the ball that #36 has fumbled in a Contact Game-Turn
      When the defense's #5 enters the hex of #98
      Then it is refused under 8.0.1

    @12.C1.2 @case:a-man-without-the-loose-ball-is-reported-before-the-front-hex
    Scenario: An entry in a wrong direction is refused because the man did not fumble
      Given it is the defense's movement for the ball that #36 has fumbled in a Contact Game-Turn
      When the defense's #5 enters the hex of #31
      Then it is refused under 12.C1.2

    @T.contact.Dh.1 @case:a-hit-defender-is-reported-before-the-loose-ball-of-another
    Scenario: A Hit defender's entry of a wrong man's hex is refused for the Hit
      Given it is the defense's movement for the ball that #36 has fumbled in a Contact Game-Turn
      And the defense's #5 is Hit
      When the defense's #5 enters the hex of #31
      Then it is refused under T.contact.Dh.1

    @12.C2 @case:another-man-at-the-loose-ball-is-reported-before-the-front-hex
    Scenario: A second entry into a loose ball's hex is refused before directions are checked
      Given it is the defense's movement for the ball that #36 has fumbled in a Contact Game-Turn
      And the defense's #91 stands on 1828
      When the defense's #99 enters the hex of #36
      Then it is refused under 12.C2

    @7.5.1 @case:another-defender-in-the-hex-is-reported-before-sight-of-the-carrier
    Scenario: A second defender is refused entry into a carrier's hex before sight is checked
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #36 stands on 1441
      And the offense's #36 has the ball
      And the defense's #13 stands on 1441
      And the defense's #5 stands on 1440 facing N
      And the defense's #5 has spent 3 points since he stood on 1440
      And the defense's #5 is the man being moved
      When the defense's #5 enters the hex of #36
      Then it is refused under 7.5.1

    @8.3.E @case:sight-of-the-carrier-is-reported-before-a-hurdlers-straight-way
    Scenario: A hurdler's turn into an unsighted carrier's hex is refused for missing sight
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #36 stands on 1441
      And the offense's #36 has the ball
      And the defense's #13 stands on 1440
      And the defense's #13 is neutralized 1
      And the defense's #5 stands on 1440 facing N
      And the defense's #5 has spent 5 points since he stood on 1340
      And the defense's #5 has entered a hex
      And the defense's #5 is the man being moved
      And the defense's #5 is passing through going NE
      When the defense's #5 enters the hex of #36
      Then it is refused under 8.3.E

    @7.2.J.1 @case:under-tf-a22-target-only-the-end-of-a-movement-is-reported-before-a-stop
    Scenario: Under TF-A22 target-only, a man halted between zones may not enter a carrier's hex
      Given the reading TF-A22 is target-only
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #36 stands on 1440
      And the offense's #36 has the ball
      And the defense's #5 stands on 1441
      And the defense's #5 has spent 4 points since he stood on 1442
      And the defense's #5 has entered a hex
      And the defense's #5 has been halted going from zone to zone
      And the defense's #5 is the man being moved
      When the defense's #5 enters the hex of #36
      Then it is refused under 7.2.J.1

    @7.2.H.1 @case:under-tf-a22-target-only-a-stop-is-reported-before-points-that-do-not-suffice
    Scenario: Under TF-A22 target-only, a stopped man's entry is refused before his points are checked
      Given the reading TF-A22 is target-only
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #36 stands on 1440
      And the offense's #36 has the ball
      And the defense's #5 stands on 1441
      And the defense's #5 has spent 11 points since he stood on 1442
      And the defense's #5 has entered a hex
      And the defense's #5 is the man being moved
      When the defense's #5 enters the hex of #36
      Then it is refused under 7.2.H.1

    @5.13.1.C.1 @case:a-man-without-an-intruder-is-reported-before-another-who-passes-through
    Scenario: A refusal reports a missing intruder, not a teammate who passes through a hex
      When the offense's #36 moves to 1929
      And the offense's #31 contacts the man on his hex
      Then it is refused under 5.13.1.C.1

    @12.C1.3 @case:the-side-that-picks-up-is-reported-before-the-men-among-whom-it-picks
    Scenario: If the offense tries to pick up a fumble, its man is not checked
      Given the offense's #31 stands on 1440
      And the defense's #13 stands on 1341 facing SE
      And the defense's #5 stands on 1441
      And the defense is to pick up the ball that #31 has fumbled, with #5 and #13
      When the offense tries to pick up the ball with #31
      Then it is refused under 12.C1.3
