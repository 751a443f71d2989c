Feature: Double-teaming
  Up to six men contact one opponent together: they all pay, their strengths add up, and one throw decides.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: A double-team is one contact by several men

    @8.5.H.1 @8.5.H.3 @8.5.H.4 @3.32.13 @case:two-men-add-their-strength-and-the-last-mover-goes-on
    Scenario: A double-team adds strengths, and the man who moved last may move on
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      And the offense's #65 has moved and has 4 points left
      When the offense's #36 contacts #5 together with #65: the dice show 7
      Then the defense's #5 is neutralized 3
      And the offense's #65 has 0 points left
      And the offense's #36 has 6 points left
      When the offense's #36 moves to 1542
      Then the offense's #36 stands on 1542 facing NW

    @8.5.H.4 @7.1.E @case:the-others-stay-where-they-are-whatever-they-have-left
    Scenario: After a Double Team's contact, only the man who moved last may move on
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5 together with #65: the dice show 7
      Then the offense's #65 has 5 points left
      When the offense's #65 moves to 1340
      Then it is refused under 8.5.H.4

    @7.1.E @case:it-is-announced-by-the-man-who-has-moved-last
    Scenario: A Double Team is announced by the man who moved last
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      When the offense's #65 turns to NE
      And the offense's #65 turns to N
      And the offense's #36 turns to N
      And the offense's #36 turns to NW
      And the offense's #65 contacts #5 together with #36
      Then it is refused under 7.1.E

    @8.5.J @8.5.H.2 @case:a-man-who-is-hit-joins-in-place
    Scenario: A Hit man may join a Double Team from his hex
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      And the offense's #65 is Hit
      When the offense's #36 contacts #5 together with #65: the dice show 7
      Then the defense's #5 is neutralized 3

    @8.5.H.5 @case:each-of-them-keeps-the-points-for-a-contact
    Scenario Outline: Each man of a Double Team must have enough points left for the contact
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      And the offense's #65 has moved and has <points> points left
      When the offense's #36 contacts #5 together with #65: the dice show 7
      Then it is <answer>

      Examples:
        | points | answer                |
        | 4      | accepted              |
        | 3      | refused under 8.5.H.5 |

    @8.5.H.3 @T.contact.An @case:both-come-off-worse-together
    Scenario: A failed Double Team contact neutralizes both of its men
      Given the offense's #21 stands on 1440 facing N
      And the offense's #85 stands on 1541 facing NW
      And the defense's #89 stands on 1441 facing S
      When the offense's #85 contacts #89 together with #21: the dice show 4
      Then the offense's #21 is neutralized 1
      And the offense's #85 is neutralized 1
      And the defense's #89 is not neutralized

    @8.5.H.3 @T.contact.An @case:under-the-other-reading-the-last-mover-alone-is-neutralized
    Scenario: Under TF-A33 one, a double-team that fails neutralizes only the man who moved last
      Given the reading TF-A33 is one
      And the offense's #21 stands on 1440 facing N
      And the offense's #85 stands on 1541 facing NW
      And the defense's #89 stands on 1441 facing S
      When the offense's #85 contacts #89 together with #21: the dice show 4
      Then the offense's #85 is neutralized 1
      And the offense's #21 is not neutralized

    @8.5.H.5 @case:under-the-other-reading-the-last-mover-alone-pays
    Scenario: Under TF-A32 last-only, only the man who moved last pays for a double-team
      Given the reading TF-A32 is last-only
      And the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      And the offense's #65 has moved and has 4 points left
      When the offense's #36 contacts #5 together with #65: the dice show 7
      Then the offense's #65 has 4 points left
      And the offense's #36 has 6 points left

    @8.5.H.5 @case:so-one-who-has-spent-all-of-his-points-may-join-in
    Scenario: Under TF-A32 last-only, a man without points left may join a double-team
      Given the reading TF-A32 is last-only
      And the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the defense's #5 stands on 1441 facing S
      And the offense's #65 has moved and has 0 points left
      When the offense's #36 contacts #5 together with #65: the dice show 7
      Then the offense's #65 has spent 9 points
      And the offense's #36 has spent 4 points

    @8.2.C @8.5.H.1 @case:a-double-team-is-the-one-contact-of-the-phase
    Scenario: A man neutralized by a double-team may not be contacted again
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the offense's #66 stands on 1341 facing NE
      And the defense's #64 stands on 1441 facing S
      When the offense's #36 contacts #64 together with #65: the dice show 2
      Then the defense's #64 is neutralized 1
      When the offense's #66 contacts #64
      Then it is refused under 8.2.D.1

    @8.2.C @case:after-a-double-team-that-only-hits-nobody-contacts-the-man-again
    Scenario: A man whom a double-team left Hit may not be contacted again
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1541 facing NW
      And the offense's #66 stands on 1341 facing NE
      And the defense's #64 stands on 1441 facing S
      When the offense's #31 contacts #64 together with #36: the dice show 5
      Then the defense's #64 is Hit
      When the offense's #66 contacts #64
      Then it is refused under 8.2.C

  Rule: The number and the hexes of the men in a double-team

    @8.5.H.2 @8.5.J @8.5.H.3 @case:six-men-around-a-carrier-contact-him-together
    Scenario: Six men around a carrier may contact him together
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      And the defense's #13 stands on 1542 facing SW
      And the defense's #26 stands on 1541 facing NW
      And the defense's #11 stands on 1440 facing N
      And the defense's #55 stands on 1341 facing NE
      And the defense's #89 stands on 1342 facing SE
      When the defense's #89 contacts #31 together with #5, #13, #26, #11 and #55: the dice show 2, and 6 for the fumble
      Then the offense's #31 is neutralized 2
      And the defense's #5 has spent 4 points
      And the defense's #26 has spent 2 points
      And the defense's #89 has spent 4 points

    @8.5.H.2 @8.5.H.3 @T.recovery.I @case:three-men-contact-a-man-without-a-ball-from-his-front-and-both-sides
    Scenario: Three men may contact a man without a ball through his front hexsides
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the offense's #66 stands on 1341 facing NE
      And the defense's #99 stands on 1441 facing S
      When the offense's #66 contacts #99 together with #65 and #36
      Then the contact is to be rolled on line 6

    @8.5.J @8.4.G.1 @case:a-fourth-man-would-stand-behind-him
    Scenario: A fourth man may not join a Double Team from behind its target
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the offense's #66 stands on 1341 facing NE
      And the offense's #71 stands on 1442 facing S
      And the defense's #99 stands on 1441 facing S
      When the offense's #66 contacts #99 together with #65, #36 and #71
      Then it is refused under 8.4.G.1

    @8.5.H.2 @case:each-of-them-must-have-the-man-in-his-front-hex
    Scenario: Each man of a Double Team must have the opponent in front of him
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #65 contacts #5 together with #36
      Then it is refused under 8.5.H.2

    @8.5.J @8.3.E @case:each-of-them-must-have-sighted-him
    Scenario: Each man of a Double Team must have sighted the opponent
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing SE
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 turns to NW
      And the offense's #65 contacts #5 together with #36
      Then it is refused under 8.3.E

    @8.5.J @T.contact.Dn @case:a-neutralized-man-helps-nobody
    Scenario: A neutralized man may not join a contact
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the offense's #36 is neutralized 1
      And the defense's #5 stands on 1441 facing S
      When the offense's #65 contacts #5 together with #36
      Then it is refused under 8.5.J

  Rule: The list of possible double-teams

    @8.5.H.2 @case:every-choice-of-those-who-face-him
    Scenario: The legal actions list every group of partners for a Double Team
      Given the offense's #65 stands on 1440 facing N
      And the offense's #36 stands on 1541 facing NW
      And the offense's #66 stands on 1341 facing NE
      And the defense's #5 stands on 1441 facing S
      When the position is put on the table
      Then the offense can contact #5 with #65
      And the offense can contact #5 with #65 together with #36
      And the offense can contact #5 with #65 together with #66
      And the offense can contact #5 with #65 together with #36 and #66
      And the offense cannot contact #5 with #65 together with #65
      When the offense's #65 contacts #5 together with #36 and #66: the dice show 2
      Then the defense's #5 is neutralized 2

    @8.5.H.2 @case:all-six-around-a-carrier
    Scenario: All six defenders around a carrier may contact him together
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      And the defense's #13 stands on 1542 facing SW
      And the defense's #26 stands on 1541 facing NW
      And the defense's #11 stands on 1440 facing N
      And the defense's #55 stands on 1341 facing NE
      And the defense's #89 stands on 1342 facing SE
      When the position is put on the table
      Then the defense can contact #31 with #89 together with #11, #13, #26, #5 and #55
      When the defense's #89 contacts #31 together with #11, #13, #26, #5 and #55: the dice show 2, and 6 for the fumble
      Then the offense's #31 is neutralized 2

  Rule: Double-teams against the man with the ball

    @T.contact.An @case:a-carrier-who-is-neutralized-with-his-partner-ends-a-play-of-several
    Scenario: In the multiple-play game, a carrier neutralized in his own contact is down
      Given the game has several plays
      And the offense's #31 has the ball
      And the offense's #31 stands on 1433 facing N
      And the offense's #36 stands on 1534 facing NW
      And the defense's #99 stands on 1434 facing S
      When the offense's #31 contacts #99 together with #36: the dice show 2
      Then it is down 2

    @T.contact.An @case:a-carrier-who-only-joins-in-is-down-as-well
    Scenario: A carrier neutralized as the partner in a double-team is down
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1433 facing N
      And the offense's #36 stands on 1534 facing NW
      And the defense's #99 stands on 1434 facing S
      When the offense's #36 contacts #99 together with #31: the dice show 2
      Then the ball is down on 1433, and the play is over

    @T.contact.An @case:under-the-other-reading-a-carrier-who-only-joins-in-keeps-the-ball
    Scenario: Under TF-A33 one, a carrier who is only a double-team partner keeps the ball
      Given the reading TF-A33 is one
      And the offense's #31 has the ball
      And the offense's #31 stands on 1433 facing N
      And the offense's #36 stands on 1534 facing NW
      And the defense's #99 stands on 1434 facing S
      When the offense's #36 contacts #99 together with #31: the dice show 2
      Then the offense's #36 is neutralized 1
      And the offense's #31 has the ball
      And it is the offense's movement

    @T.contact.An @case:of-two-who-come-off-worse-the-one-with-a-dummy-loses-it-and-play-goes-on
    Scenario: A man with a dummy who is neutralized in a double-team loses the dummy
      Given the offense's #36 has a dummy ball
      And the offense's #31 stands on 1433 facing N
      And the offense's #36 stands on 1534 facing NW
      And the defense's #99 stands on 1434 facing S
      When the offense's #31 contacts #99 together with #36: the dice show 2
      Then the offense's #36 is neutralized 1
      And nobody of the offense has a dummy ball
      And the offense's #12 has the ball
      And it is the offense's movement
