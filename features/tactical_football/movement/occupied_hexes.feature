Feature: Entering a hex with another man
  A man moves through friends, hurdles the neutralized, and stays in an occupied hex only to make a passive contact.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Passing through a teammate's hex

    @7.2.F.2.1 @T.mp-chart.4 @7.5.1 @case:a-friends-hex-costs-three-points-more
    Scenario: A step into a teammate's hex costs three points more
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      When the offense's #36 moves to 1441
      Then the offense's #36 has spent 4 points
      When the offense's #36 moves to 1442
      Then the offense's #36 stands on 1442 facing N
      And the offense's #36 has spent 5 points

    @7.2.F.2.1 @case:through-an-oblique-hexside-it-costs-five
    Scenario: Passing through a teammate's hex over an oblique hexside costs five points
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1541
      When the offense's #36 moves to 1541
      Then the offense's #36 has spent 5 points
      When the offense's #36 moves to 1542
      Then the offense's #36 has spent 6 points

    @7.2.F.2.1 @case:before-the-snap-too-a-man-goes-through-a-friends-hex
    Scenario: Before the snap, a man may pass through a teammate's hex
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #36 stands on 1825 facing N
      And the offense's #31 stands on 1826
      When the offense's #36 moves to 1827 by way of 1826
      Then the offense's #36 stands on 1827 facing N
      And the offense's #36 has spent 5 points

    @7.2.F.2.1 @case:the-way-through-a-friend-may-bend
    Scenario: A man may change direction in a teammate's hex
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      When the offense's #36 moves to 1441
      And the offense's #36 moves to 1542
      Then the offense's #36 stands on 1542 facing N
      And the offense's #36 has spent 6 points

    @7.2.F.2.1 @7.2.F.4 @case:two-friends-in-a-row-cost-nine-points-with-the-way-out
    Scenario: To pass through the hexes of two teammates costs nine points in all
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      And the offense's #65 stands on 1442
      When the offense's #36 moves to 1443 by way of 1441, 1442
      Then the offense's #36 stands on 1443 facing N
      And the offense's #36 has spent 9 points

    @7.2.F.2.2 @7.5.1 @case:nobody-ends-his-movement-on-a-friend
    Scenario: A man may not end his movement in a teammate's hex
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      When the offense's #36 moves to 1441
      And the offense ends its movement
      Then it is refused under 7.2.F.2.2

    @7.5.1 @7.2.F.2.2 @case:nobody-else-moves-before-the-friends-hex-is-left
    Scenario: While a man passes through a teammate's hex, no teammate may move
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      When the offense's #36 moves to 1441
      And the offense's #31 moves to 1442
      Then it is refused under 7.2.F.2.2

    @7.5.1 @7.2.F.2.2 @case:a-man-in-a-friends-hex-goes-on-before-those-who-have-moved-or-not
    Scenario: A man passing through a teammate's hex must finish before others move
      Given the offense's #21 stands on 1440 facing N
      And the offense's #31 stands on 1441
      And the offense's #21 is moving with 9 points left
      And the offense's #36 has moved and has 3 points left
      When the offense's #21 moves to 1441
      And the offense's #31 moves to 1442
      Then it is refused under 7.2.F.2.2

    @8.6.L.1 @case:the-ball-is-downed-while-a-man-passes-through-a-friend
    Scenario: The offense may down the ball while a man passes through a teammate
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      When the offense's #36 moves to 1441
      And the offense downs the ball
      Then the ball is down on 1929, and the play is over

    @7.2.F.4 @case:where-only-oblique-ways-out-are-open-the-whole-costs-a-point-more
    Scenario Outline: If only oblique exits are free, passing through a teammate's hex costs six points
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      And the offense's #83 stands on 1442
      And the offense's #36 is moving with <points> points left
      When the offense's #36 moves to 1441
      Then it is <answer>

      Examples:
        | points | answer                |
        | 5      | refused under 7.2.F.4 |
        | 6      | accepted              |

    @7.2.F.4 @case:the-way-out-must-be-affordable-before-the-way-in
    Scenario Outline: A man may enter a teammate's hex only if he can afford to leave
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      And the offense's #36 is moving with <points> points left
      When the offense's #36 moves to 1441
      Then it is <answer>

      Examples:
        | points | answer                |
        | 4      | refused under 7.2.F.4 |
        | 5      | accepted              |

    @7.2.F.4 @case:a-second-friend-in-the-way-makes-the-whole-dearer
    Scenario: If a second teammate is behind the first, passing through costs more points
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 stands on 1441
      And the offense's #65 stands on 1442
      And the offense's #71 stands on 1542
      And the offense's #66 stands on 1342
      And the offense's #77 stands on 1341
      And the offense's #51 stands on 1541
      And the offense's #36 is moving with 5 points left
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.F.4

  Rule: Hurdling

    @7.2.F.3.1 @7.2.F.3.2 @7.2.F.3.3 @7.2.F.3.4 @T.mp-chart.4 @case:a-neutralized-man-is-hurdled-in-a-straight-line
    Scenario Outline: A man may hurdle a neutralized man in a straight line
      Given the offense's #36 stands on 1440 facing N
      And <man> stands on 1441
      And <man> is neutralized <degree>
      When the offense's #36 moves to 1441
      Then the offense's #36 has spent 4 points
      When the offense's #36 moves to 1442
      Then the offense's #36 stands on 1442 facing N
      And the offense's #36 has spent 5 points

      Examples:
        | man               | degree |
        | the defense's #5  | 1      |
        | the defense's #5  | 4      |
        | the offense's #65 | 2      |

    @7.2.F.3.2 @7.2.F.3.3 @case:a-hurdle-through-an-oblique-hexside-costs-seven
    Scenario: A hurdle through an oblique hexside costs seven points
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1541
      And the defense's #5 is neutralized 1
      When the offense's #36 moves to 1641 by way of 1541
      Then the offense's #36 stands on 1641 facing N
      And the offense's #36 has spent 7 points

    @7.2.F.3.3 @case:a-hurdle-does-not-bend
    Scenario Outline: A hurdler may not change direction
      Given the offense's #36 stands on 1440 facing N
      And <man> stands on 1441
      And <man> is neutralized 1
      When the offense's #36 moves to 1441
      And the offense's #36 moves to 1542
      Then it is refused under 7.2.F.3.3

      Examples:
        | man               |
        | the defense's #5  |
        | the offense's #65 |

    @7.2.F.4 @case:a-hurdle-is-not-begun-without-the-points-for-its-end-refused
    Scenario Outline: A hurdle without points for its landing is refused
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441
      And the defense's #5 is neutralized 1
      And the offense's #36 is moving with <points> points left
      When the offense's #36 moves to 1441
      Then it is <answer>

      Examples:
        | points | answer                |
        | 4      | refused under 7.2.F.4 |

    @7.2.F.4 @7.2.F.3.2 @case:a-hurdle-is-not-begun-without-the-points-for-its-end-allowed
    Scenario Outline: A hurdle with points for its landing is allowed
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441
      And the defense's #5 is neutralized 1
      And the offense's #36 is moving with <points> points left
      When the offense's #36 moves to 1441
      Then it is <answer>

      Examples:
        | points | answer                |
        | 5      | accepted              |

    @7.2.F.3.1 @7.2.F.4 @case:beyond-the-hurdled-man-a-friend-may-be-passed-as-well
    Scenario: A hurdler may also pass through a teammate behind the hurdled man
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441
      And the defense's #5 is neutralized 1
      And the offense's #65 stands on 1442
      When the offense's #36 moves to 1443 by way of 1441, 1442
      Then the offense's #36 stands on 1443 facing N
      And the offense's #36 has spent 9 points

    @7.2.F.3.1 @7.2.H.1
    Scenario: A hurdler stops in a controlled hex behind the hurdled man
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441
      And the defense's #5 is neutralized 1
      And the defense's #89 stands on 1543 facing SW
      When the offense's #36 moves to 1442 by way of 1441
      Then the offense's #36 stands on 1442 facing N
      And the offense's #36 may enter no hex

    @7.2.H.1 @case:a-hex-that-another-opponent-controls-is-not-hurdled
    Scenario: A man may not hurdle in a hex that another opponent controls
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441
      And the defense's #5 is neutralized 1
      And the defense's #89 stands on 1542 facing SW
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.H.1

    @7.2.F.0 @case:an-opponent-in-full-strength-is-not-hurdled
    Scenario: A man may not hurdle an active opponent
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing N
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.F.0

    @7.2.F.0 @case:a-man-who-is-hit-is-not-hurdled
    Scenario: A man may not hurdle a Hit opponent
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing N
      And the defense's #5 is Hit
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.F.0

    @7.2.F.3.1 @case:the-defense-hurdles-too
    Scenario: A defender may hurdle a neutralized opponent
      Given it is the defense's movement in a Contact Game-Turn
      And the defense's #5 stands on 1442 facing S
      And the offense's #36 stands on 1441
      And the offense's #36 is neutralized 3
      When the defense's #5 moves to 1440 by way of 1441
      Then the defense's #5 stands on 1440 facing S
      And the defense's #5 has spent 5 points

  Rule: Movement out of a hex with two men

    @7.2.H.1 @case:a-friend-on-a-neutralized-opponent-is-a-hurdle-that-can-stop
    Scenario: A man may not pass through a teammate's hex that an opponent controls
      Given the offense's #31 stands on 1438 facing N
      And the offense's #36 stands on 1439
      And the defense's #5 stands on 1439
      And the defense's #5 is neutralized 1
      And the defense's #26 stands on 1440 facing S
      When the offense's #31 moves to 1439
      Then it is refused under 7.2.H.1

    @7.2.F.3.2 @7.2.F.3.3 @7.5.1 @case:a-friend-on-a-neutralized-opponent-is-crossed-for-three-points-once-and-straight
    Scenario: Moving straight through a teammate and a neutralized opponent costs three points more
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441
      And the defense's #5 stands on 1441
      And the defense's #5 is neutralized 1
      When the offense's #36 moves to 1441
      Then the offense's #36 has spent 4 points
      When the offense's #36 moves to 1542
      Then it is refused under 7.2.F.3.3
      When the offense's #36 moves to 1442
      Then the offense's #36 has spent 5 points

    @7.2.F.0 @case:with-an-opponent-in-full-strength-in-it-the-hex-is-closed
    Scenario: A hex with an active opponent may not be crossed
      Given the offense's #36 stands on 1440 facing N
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441
      And the defense's #5 stands on 1441
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.F.0

  Rule: Entering an opponent's hex for a passive contact

    @7.2.F.1.0 @7.3.K.2 @7.5.3 @7.5.7 @8.4.F.2 @case:a-defender-enters-the-carriers-hex-for-three-points-more-and-stays-there
    Scenario: A defender enters the carrier's hex for four points and stays
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 enters the hex of #31
      Then the defense's #5 stands on 1441 facing S
      And the defense's #5 has spent 4 points
      And nothing is to be rolled
      When the defense ends its movement
      Then the defense's #5 stands on 1441
      And the offense's #31 stands on 1441

    @7.2.F.1.0 @9.3.P.2 @case:a-man-with-a-dummy-ball-is-entered-like-a-carrier
    Scenario: A defender may enter a dummy carrier's hex like a real carrier's hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has a dummy ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 enters the hex of #31
      Then the defense's #5 stands on 1441 facing S

    @7.2.F.1.0 @7.3.K.2 @case:from-behind-it-costs-no-less
    Scenario: Entry into the carrier's hex from behind also costs four points
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1440 facing N
      When the defense's #5 enters the hex of #31
      Then the defense's #5 has spent 4 points

    @7.5.4 @case:a-lineman-without-a-ball-is-not-entered
    Scenario: A defender may not enter the hex of a lineman without a ball
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 enters the hex of #65
      Then it is refused under 7.5.4

    @8.4.F.1 @7.2.F.0 @7.5.3 @case:the-offense-never-enters-a-defenders-hex
    Scenario: The offense may not enter a defender's hex
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 enters the hex of #5
      Then it is refused under 8.4.F.1
      When the offense's #36 moves to 1441
      Then it is refused under 7.2.F.0

    @8.4.F.1 @7.5.3 @case:not-even-the-offenses-ball-carrier-enters-a-defenders-hex
    Scenario: The carrier may not enter a defender's hex
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #31 enters the hex of #5
      Then it is refused under 8.4.F.1

    @7.2.F.0 @case:the-carrier-himself-does-not-walk-into-a-defender
    Scenario: The carrier may not step into a defender's hex
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #31 moves to 1441
      Then it is refused under 7.2.F.0

    @8.2.C @case:a-second-defender-does-not-enter-the-same-hex-in-one-phase
    Scenario: A second defender may not enter the same opponent's hex in one phase
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      And the defense's #89 stands on 1440 facing N
      When the defense's #5 enters the hex of #31
      And the defense's #89 enters the hex of #31
      Then it is refused under 8.2.C

    @7.5.1 @case:two-defenders-never-share-the-carriers-hex
    Scenario: Two defenders may not share the carrier's hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #89 stands on 1440 facing N
      When the defense's #89 enters the hex of #31
      Then it is refused under 7.5.1

  Rule: Two men share a hex

    @7.2.F.1.2 @7.5.8 @7.5.9 @case:the-defender-may-stay-and-leaves-without-a-surcharge
    Scenario: A defender in a carrier's hex may stay, and leaves without extra cost
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 moves to 1440
      Then the defense's #5 stands on 1440 facing S
      And the defense's #5 has spent 1 point

    @7.5.9 @case:others-may-be-moved-before-he-leaves
    Scenario: A defender may move while a teammate is in the carrier's hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #91 turns to SW
      And the defense's #5 moves to 1440
      Then the defense's #5 stands on 1440 facing S

    @8.1.A.1 @case:a-third-man-contacts-into-the-shared-hex
    Scenario: A defender outside may contact a carrier who shares his hex with an intruder
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #64 stands on 1442 facing S
      When the defense's #64 contacts #31
      Then the contact is to be rolled on line 2

    @8.3.E @case:who-begins-in-a-shared-hex-has-not-sighted-the-man-he-shares-it-with
    Scenario Outline: A man does not sight the opponent in his own hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing S
      And the defense's #5 stands on 1441 facing N
      When the defense's #5 moves to 1442
      And the defense's #5 turns to NE
      And the defense's #5 turns to SE
      And the defense's #5 turns to S
      And the defense's #5 <tries>
      Then it is refused under 8.3.E

      Examples:
        | case    | tries                 |
        | active  | contacts #31          |
        | passive | enters the hex of #31 |

    @7.2.F.1.2 @7.5.6 @8.6.K.3 @7.5.5 @case:a-defender-who-stays-is-contacted-anew-in-every-offensive-turn
    Scenario: A defender who stays in an opponent's hex is contacted there in every Game-Turn
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense ends its movement
      And the offense commits to no pass
      Then it is the offense's passive contact resolution
      When the offense's #31 contacts the man on his hex: the dice show 6, and 5 for the fumble
      Then the defense's #5 is Hit
      And the defense's #5 stands on 1441
      When the offense ends its movement
      And the defense ends its movement
      And the offense commits to no pass
      Then it is the offense's passive contact resolution

    @5.13.1.C.1 @case:the-man-in-the-shared-hex-may-not-decline
    Scenario: The man in a shared hex must make the forced contact
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #31 moves to 1442
      Then it is refused under 5.13.1.C.1

    @7.5.7 @7.5.8 @7.5.9 @T.mp-chart.2 @7.5.6 @case:the-forced-contact-costs-four-points-of-the-movement-that-follows-leaving-nothing
    Scenario: The forced contact uses four points of the man's following movement
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #31 contacts the man on his hex: the dice show 6, and 5 for the fumble
      Then it is the offense's movement
      And the offense's #31 has 8 points left
      When the offense's #31 moves to 1442
      Then the offense's #31 has 7 points left

    @7.1.B @case:with-an-eligible-receiver-he-may-stay-in-a-game-turn-without-a-pass
    Scenario: A defender may stay with an eligible receiver in a Contact Game-Turn
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the defense's #13 stands on 1130 facing S
      When the defense ends its movement
      Then it is accepted

    @T.contact.Dh.1 @case:a-defender-who-is-hit-cannot-leave
    Scenario: A Hit defender cannot leave a shared hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is Hit
      When the defense's #5 moves to 1440
      Then it is refused under T.contact.Dh.1

    @7.1.B @case:a-defender-who-cannot-leave-may-stay-with-anybody
    Scenario Outline: A defender who cannot leave an opponent's hex may stay in it
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the defense's #5 stands on 1440
      And <why>
      When the defense ends its movement
      Then it is accepted

      Examples:
        | why                                          |
        | the defense's #5 is Hit                      |
        | the defense's #5 is neutralized 1            |
        | the defense's #5 is moving with 0 points left |

    @7.1.B @case:with-a-neutralized-man-he-may-stay
    Scenario: Under TF-A38 must-leave, a defender may stay with a neutralized man
      Given the reading TF-A38 is must-leave
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1440
      When the defense ends its movement
      Then it is accepted

    @7.1.A @case:who-has-stayed-with-a-neutralized-man-and-turned-leaves-as-he-likes
    Scenario: A defender in the hex of a neutralized man may turn and then leave
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1440 facing S
      When the defense's #5 turns to SW
      And the defense's #5 moves to 1541
      Then the defense's #5 stands on 1541 facing SW

    @12.B.3 @case:while-a-ball-is-fought-for-nobody-has-to-leave
    Scenario: While the ball is loose, no defender must leave a shared hex
      Given the offense's #31 stands on 1441
      And the offense's #65 stands on 1440
      And it is the defense's movement for the ball that #31 has fumbled in a Contact Game-Turn
      And the defense's #5 stands on 1440
      When the defense ends its movement: the dice show 5
      Then it is accepted

  Rule: Opponents with whom a defender may not share a hex

    @7.5.6 @case:a-defender-does-not-stay-with-a-neutralized-man
    Scenario: A defender must leave the hex of a neutralized man
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1440
      When the defense ends its movement
      Then it is refused under 7.5.6
      When the defense's #5 moves to 1441
      And the defense ends its movement
      Then it is accepted

    @7.5.6 @case:in-a-pass-game-turn-a-defender-does-not-stay-with-a-neutralized-receiver
    Scenario: In a Pass Game-Turn, a defender must leave a neutralized receiver's hex
      Given it is the defense's movement in a Pass Game-Turn
      And the offense's #21 is neutralized 1
      And the defense's #13 stands on 1130 facing S
      When the defense ends its movement
      Then it is refused under 7.5.6

    @7.5.6 @case:by-reading-of-tf-a38-a-defender-has-to-leave
    Scenario Outline: Under TF-A38, a defender must leave the hex of a man without a ball
      Given the reading TF-A38 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the defense's #5 stands on 1440
      And <state>
      When the defense ends its movement
      Then it is refused under 7.5.6

      Examples:
        | case                    | reading                    | state                              |
        | fallen, the ruling      | must-leave-the-neutralized | the offense's #65 is neutralized 1 |
        | no target, the ruling   | must-leave-the-neutralized | the offense's #65 faces N          |
        | no target, must-leave   | must-leave                 | the offense's #65 faces N          |

    @7.1.B @case:by-reading-of-tf-a38-a-defender-may-stay
    Scenario Outline: Under some readings of TF-A38, a defender may stay in the opponent's hex
      Given the reading TF-A38 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the defense's #5 stands on 1440
      And <state>
      When the defense ends its movement
      Then it is accepted

      Examples:
        | case                    | reading                    | state                              |
        | fallen, must-leave      | must-leave                 | the offense's #65 is neutralized 1 |
        | fallen, stay            | stay                       | the offense's #65 is neutralized 1 |
        | no target, stay         | stay                       | the offense's #65 faces N          |

    @7.1.B
    Scenario: A defender may stay with a lineman who has the ball
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 has the ball
      And the offense's #65 stands on 1440
      And the defense's #5 stands on 1440
      When the defense ends its movement
      Then it is accepted

    @7.1.B @case:a-defender-who-cannot-leave-stays-with-a-neutralized-man
    Scenario Outline: A defender without a legal step stays with a neutralized man
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1440
      And <why>
      When the defense ends its movement
      Then it is accepted

      Examples:
        | why                                           |
        | the defense's #5 is Hit                       |
        | the defense's #5 is neutralized 1             |
        | the defense's #5 is moving with 0 points left |

    @7.2.F.1.2 @7.5.6 @7.5.5 @case:a-defender-who-recovers-in-the-hex-of-a-carrier-may-stay
    Scenario: A defender whose neutralization ends in the hex of a carrier may stay
      Given it is the defense's neutralization recovery in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1441 facing S
      And the defense's #5 is neutralized 1
      When the defense's #5 rolls for recovery: the dice show 4
      And the defense ends its movement
      And the offense commits to no pass
      Then it is the offense's passive contact resolution
      When the offense's #31 contacts the man on his hex: the dice show 6, and 5 for the fumble
      Then the defense's #5 is Hit

  Rule: Actions after which a defender could not leave a shared hex

    @7.5.6 @case:another-defender-does-not-act-before-one-who-has-turned-has-left
    Scenario Outline: Under TF-A38, a defender who turns in a shared hex must leave it next
      Given the reading TF-A38 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And <state>
      And the defense's #5 stands on 1440 facing S
      When the defense's #5 turns to SW
      And the defense's #91 turns to SW
      Then it is refused under 7.5.6

      Examples:
        | case                  | reading                    | state                              |
        | fallen, the ruling    | must-leave-the-neutralized | the offense's #65 is neutralized 1 |
        | no target, the ruling | must-leave-the-neutralized | the offense's #65 faces N          |
        | no target, must-leave | must-leave                 | the offense's #65 faces N          |

    @6.0.5 @case:by-reading-of-tf-a38-another-defender-acts-after-one-has-turned
    Scenario Outline: Under some readings of TF-A38, a teammate may act after a defender turns
      Given the reading TF-A38 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And <state>
      And the defense's #5 stands on 1440 facing S
      When the defense's #5 turns to SW
      And the defense's #91 turns to SW
      Then it is accepted

      Examples:
        | case                  | reading                    | state                              |
        | fallen, must-leave    | must-leave                 | the offense's #65 is neutralized 1 |
        | fallen, stay          | stay                       | the offense's #65 is neutralized 1 |
        | no target, stay       | stay                       | the offense's #65 faces N          |

    @7.5.6 @case:no-other-act-comes-before-the-defender-has-left
    Scenario Outline: After a defender turns in a shared hex, his teammates wait until he leaves
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the offense's #65 is neutralized 1
      And the offense's #31 has the ball
      And the offense's #31 stands on 0150 facing N
      And the defense's #5 stands on 1440 facing S
      And the defense's #26 stands on 0151 facing S
      When the defense's #5 turns to SW
      And the defense's #26 <tries>
      Then it is refused under 7.5.6

      Examples:
        | tries                     |
        | moves to 0152             |
        | leaves the field going NW |
        | contacts #31              |
        | enters the hex of #31     |

    @6.0.5 @case:after-the-defender-has-left-another-one-acts
    Scenario: After a defender has left a shared hex, a teammate may act
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1440 facing S
      When the defense's #5 turns to SW
      And the defense's #5 moves to 1441
      And the defense's #91 turns to SW
      Then it is accepted

    @7.5.6 @case:a-defender-does-not-turn-with-the-point-that-he-needs-to-leave
    Scenario: A defender who must leave a hex may not spend his last point turning
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 1440 facing S
      And the defense's #5 is moving with 1 point left
      When the position is put on the table
      Then the defense's #5 may not turn
      When the defense's #5 turns to SW
      Then it is refused under 7.5.6

    @7.5.6 @case:a-defender-does-not-contact-with-the-points-that-he-needs-to-leave
    Scenario: A defender who must leave a hex may not spend the points on contact
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the offense's #65 is neutralized 1
      And the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1440 facing S
      And the defense's #5 is moving with 5 points left
      When the position is put on the table
      Then the defense's #5 may contact nobody
      When the defense's #5 contacts #36
      Then it is refused under 7.5.6

    @8.0.P.4 @case:a-defender-contacts-and-leaves-if-he-can-pay-for-both
    Scenario: A defender who must leave a hex may contact first if his points suffice
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the offense's #65 is neutralized 1
      And the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1440 facing S
      And the defense's #5 is moving with 6 points left
      When the defense's #5 contacts #36: the dice show 7
      And the defense's #5 moves to 1441
      Then the defense's #5 has 0 points left

    @7.5.6 @case:a-defender-does-not-stand-by-in-a-double-team-before-he-has-left
    Scenario: A defender who must leave may not be a partner in a double-team
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the offense's #65 is neutralized 1
      And the offense's #36 stands on 1439 facing N
      And the defense's #5 stands on 1440 facing S
      And the defense's #26 stands on 1340 facing SE
      When the defense's #26 contacts #36 together with #5
      Then it is refused under 7.5.6

    @8.4.F.2 @case:a-defender-leaves-by-entering-the-next-carriers-hex
    Scenario: A defender may leave a shared hex into the ball-carrier's hex
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 1440
      And the offense's #65 is neutralized 1
      And the offense's #31 has the ball
      And the offense's #31 stands on 1441 facing N
      And the defense's #5 stands on 1440 facing N
      When the defense's #5 enters the hex of #31
      And the defense ends its movement
      Then it is accepted

    @7.2.G.1 @case:a-defender-leaves-the-hex-by-leaving-the-map
    Scenario: A defender may leave a shared hex by leaving the map
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 0140
      And the offense's #65 is neutralized 1
      And the defense's #5 stands on 0140 facing S
      When the defense's #5 leaves the field going SW
      And the defense ends its movement
      Then it is accepted

    @7.5.6 @case:no-man-steps-into-the-last-hex-into-which-a-defender-can-leave
    Scenario: A teammate may not occupy the last hex into which a defender could leave
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #65 stands on 0195
      And the offense's #65 is neutralized 1
      And the offense's #36 stands on 0296 facing SW
      And the defense's #5 stands on 0195 facing S
      And the defense's #13 stands on 0196
      And the defense's #26 stands on 0395
      When the defense's #26 moves to 0295
      Then it is refused under 7.5.6
      When the defense's #5 moves to 0295
      Then it is accepted
