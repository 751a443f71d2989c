Feature: Blocking and charging
  The line markers are turned up at the snap; they change strength and costs of the men who stood at the line.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Aggressive Blocking

    @13.1.A.aggressive.2 @13.1.A.aggressive.3 @13.1.A.linemen @case:a-lineman-contacts-with-a-point-more-for-three-points
    Scenario Outline: Under Aggressive Blocking, a lineman contacts with 1 more strength for three points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Aggressive Charge and Zone Defense
      When the offense's <man> contacts <target>
      Then the contact is to be rolled on line <line>

      Examples:
        | case  | man | target | line |
        | 6+1-6 | #71 | #91    | 1    |
        | 5+1-7 | #66 | #99    | -1   |
        | 6+1-6 | #77 | #61    | 1    |

    @13.1.A.aggressive.3 @T.mp-chart.2 @13.1.A.aggressive.1 @case:he-pays-three-of-his-four-points
    Scenario: Under Aggressive Blocking, a contact costs three of a lineman's four points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      When the offense's #71 contacts #91: the dice show 6
      Then the defense's #91 is Hit
      And the offense's #71 has 1 point left

    @13.1.A.aggressive.3 @13.1.A.aggressive.1 @case:through-an-oblique-hexside-he-pays-three-as-well
    Scenario: Under Aggressive Blocking, a contact through an oblique hexside costs three points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the offense's #66 stands on 1830 facing NW
      And the offense's #71 stands on 1530
      When the offense's #66 contacts #91: the dice show 7
      Then the offense's #66 has 1 point left

    @7.3.K.3 @4.3.3 @case:the-two-ends-of-the-line-are-no-linemen
    Scenario: Under Aggressive Blocking, the two ends of the line do not count as linemen
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #55 stands on 2231 facing S
      When the offense's #83 contacts #55: the dice show 6
      Then the defense's #55 is Hit
      And the offense's #83 has 1 point left

    @7.3.K.3 @T.contact.r3 @case:after-the-snap-game-turn-the-marker-does-nothing
    Scenario: Aggressive Blocking has an effect only in the Snap Game-Turn
      Given the offense has selected Aggressive Blocking and Run Left
      And the offense's #71 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #71 contacts #5: the dice show 5
      Then the defense's #5 is neutralized 1
      And the offense's #71 has spent 4 points

    @8.0.P.2 @case:a-defender-who-wears-the-number-of-a-lineman-of-the-offense-has-no-part-in-it
    Scenario: Aggressive Blocking does not apply to a defender with a lineman's number
      Given the defense's #5 is numbered 66
      And it is the defense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Aggressive Charge and Zone Defense
      And the offense's #36 stands on 1440 facing N
      And the defense's #66 stands on 1441 facing S
      When the defense's #66 contacts #36: the dice show 7
      Then the defense's #66 has spent 4 points

    @8.0.P.2 @7.1.D @case:in-the-defensive-half-it-does-nothing-either
    Scenario: Aggressive Blocking has no effect in the defense's movement
      Given it is the defense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Aggressive Charge and Zone Defense
      When the defense's #91 contacts #71
      Then the contact is to be rolled on line 0

  Rule: Pass Blocking

    @13.1.A.pass.1 @case:the-linemen-must-go-back-in-the-snap-game-turn
    Scenario: Under Pass Blocking, the linemen must move back in the Snap Game-Turn
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the offense ends its movement
      Then it is refused under 13.1.A.pass.1

    @13.1.A.pass.1 @case:he-who-has-snapped-the-ball-must-and-so-must-a-man-in-motion
    Scenario Outline: Under Pass Blocking, the snapper and a man in motion must also move back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's men stand on
        | #71  | #66  | #65  | #77  | #51  |
        | 1729 | 1829 | 2029 | 2129 | 1828 |
      And the offense's #<man> stands on <hex>
      And the offense's #12 stands on 1925
      And the offense's #36 stands on 1625
      And the offense's #31 stands on 2625
      When the offense's #65 goes in motion
      And the offense ends its movement
      Then it is refused under 13.1.A.pass.1

      Examples:
        | case          | man | hex  |
        | the snapper   | 51  | 1930 |
        | in motion     | 65  | 2030 |

    @13.1.A.pass.1 @case:every-one-of-them-must
    Scenario: Under Pass Blocking, every lineman must move back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 1729
      And the offense's #66 stands on 1829
      And the offense's #51 stands on 1828
      And the offense's #36 stands on 1625
      And the offense's #77 stands on 2129
      When the offense ends its movement
      Then it is refused under 13.1.A.pass.1

    @6.1.A.2 @4.3.3 @case:one-hex-is-enough
    Scenario: Under Pass Blocking, linemen need to move back only one hex
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the offense's #71 moves to 1729
      And the offense's #66 moves to 1829
      And the offense's #12 moves to 1928
      And the offense's #51 moves to 1929
      And the offense's #65 moves to 2029
      And the offense's #77 moves to 2129
      And the offense ends its movement
      Then it is the defense's movement

    @7.1.B @case:a-lineman-who-cannot-go-back-is-excused
    Scenario: Under Pass Blocking, a lineman who cannot move back need not do so
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 1729
      And the offense's #66 stands on 1829
      And the offense's #65 stands on 2029
      And the offense's #77 stands on 2129
      And the offense's #51 has moved and has 1 point left
      When the offense ends its movement
      Then it is the defense's movement

    @7.1.B @case:so-is-one-who-could-go-along-the-line-alone
    Scenario: Under Pass Blocking, a lineman who can only step sideways need not move
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 1729
      And the offense's #66 stands on 1829
      And the offense's #51 stands on 1828
      And the offense's #36 stands on 1625
      And the offense's #65 stands on 2029
      And the offense's #85 stands on 2129
      And the offense's #83 stands on 2229
      And the offense's #77 is moving with 2 points left
      When the offense ends its movement
      Then it is the defense's movement

    @7.1.B @case:in-one-reading-of-the-line-so-is-one-who-could-go-into-a-hex-that-it-cuts
    Scenario: Under TF-A04 half, a lineman who could only reach a cut hex stays
      Given the reading TF-A04 is half
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 1729
      And the offense's #66 stands on 1827
      And the offense's #51 stands on 1928
      And the offense's #65 stands on 2027
      And the offense's #85 stands on 2129
      And the offense's #77 is moving with 2 points left
      When the offense ends its movement
      Then it is the defense's movement

    @7.1.B @case:so-is-one-who-stands-beyond-the-line-and-could-only-step-onto-it-or-farther-on
    Scenario: Under Pass Blocking, a man already beyond the line need not move back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 1729
      And the offense's #66 stands on 1829
      And the offense's #51 stands on 1928
      And the offense's #65 stands on 2029
      And the offense's #77 stands on 2331
      And the offense's #77 is moving with 2 points left
      When the offense ends its movement
      Then it is the defense's movement

    @7.1.B @case:so-is-one-who-is-hit
    Scenario: Under Pass Blocking, a man who is Hit need not move back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 1729
      And the offense's #66 stands on 1829
      And the offense's #51 stands on 1828
      And the offense's #36 stands on 1625
      And the offense's #65 stands on 2029
      And the offense's #77 is Hit
      When the offense ends its movement
      Then it is the defense's movement

    @7.1.B @case:so-is-one-after-whom-another-man-has-been-moved
    Scenario: Under TF-A81 must-if-able, a lineman may stay if a teammate took his way back
      Given the reading TF-A81 is must-if-able
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 1729
      And the offense's #66 stands on 1829
      And the offense's #51 stands on 1828
      And the offense's #36 stands on 1625
      And the offense's #65 stands on 2029
      When the offense's #77 turns to NE
      And the offense's #36 turns to NE
      And the offense ends its movement
      Then it is the defense's movement

    @13.1.A.pass.1 @case:while-it-is-still-his-turn-he-is-not
    Scenario: Under Pass Blocking, a lineman who has only turned must still move back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 1729
      And the offense's #66 stands on 1829
      And the offense's #51 stands on 1828
      And the offense's #36 stands on 1625
      And the offense's #65 stands on 2029
      When the offense's #77 turns to NE
      And the offense ends its movement
      Then it is refused under 13.1.A.pass.1

    @7.1.B @case:so-is-one-who-has-spent-all-he-had-on-a-contact
    Scenario: Under TF-A81 must-if-able, a lineman who spent his points on a contact may stay
      Given the reading TF-A81 is must-if-able
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 1729
      And the offense's #66 stands on 1829
      And the offense's #51 stands on 1828
      And the offense's #36 stands on 1625
      And the offense's #65 stands on 2029
      And the defense's #61 stands on 2131 facing S
      When the offense's #77 contacts #61: the dice show 7
      And the offense ends its movement
      Then it is the defense's movement

    @13.1.A.pass.2 @case:a-lineman-is-contacted-with-a-point-more-in-the-snap-game-turn-and-after-it
    Scenario Outline: Pass Blocking gives a contacted lineman one more point of strength
      Given it is the defense's movement in <turn>
      And the offense has selected Pass Blocking and Forward Pass
      And the defense has selected Aggressive Charge and Zone Defense
      And the offense's #71 stands on 1729 facing N
      And the defense's #91 stands on 1730 facing S
      When the defense's #91 contacts #71
      Then the contact is to be rolled on line -1

      Examples:
        | turn                |
        | the Snap Game-Turn  |
        | a Contact Game-Turn |

    @8.0.P.2 @case:a-lineman-who-contacts-has-no-point-more
    Scenario: Under Pass Blocking, a lineman who contacts gets no extra strength
      Given the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 1440 facing N
      And the defense's #91 stands on 1441 facing S
      When the offense's #71 contacts #91
      Then the contact is to be rolled on line 0

    @8.0.P.2 @case:a-back-has-no-point-more
    Scenario: Under Pass Blocking, a back gets no extra strength
      Given it is the defense's movement in a Contact Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #36 stands on 1440 facing N
      And the defense's #89 stands on 1441 facing S
      When the defense's #89 contacts #36
      Then the contact is to be rolled on line 0

  Rule: Actions after which a lineman could not move back

    @13.1.A.pass.1 @case:by-reading-of-tf-a81-no-other-man-acts-after-a-lineman-who-has-turned
    Scenario Outline: Under TF-A81 must-go-back, a lineman who turned must move back next
      Given the reading TF-A81 is <reading>
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the offense's #77 turns to NE
      And the offense's #36 turns to NE
      Then it is refused under 13.1.A.pass.1

      Examples:
        | reading         |
        | must-go-back    |

    @6.0.5 @case:by-reading-of-tf-a81-another-man-acts-after-a-lineman-who-has-turned
    Scenario Outline: Unless TF-A81 is must-go-back, a teammate may act after a lineman has turned
      Given the reading TF-A81 is <reading>
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the offense's #77 turns to NE
      And the offense's #36 turns to NE
      Then it is accepted

      Examples:
        | reading         |
        | must-if-able    |
        | no-bonus-unless |

    @13.1.A.pass.1 @case:no-other-man-acts-before-a-lineman-who-has-turned-has-gone-back
    Scenario Outline: A lineman who has turned must move back before his teammates act
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #36 stands on 0128 facing N
      And the offense's #21 stands on 0125 facing N
      And the defense's #26 stands on 0129
      When the offense's #77 turns to NE
      And the offense's <tries>
      Then it is refused under 13.1.A.pass.1

      Examples:
        | tries                          |
        | #21 moves to 0126              |
        | #36 leaves the field going NW  |
        | #36 contacts #26               |
        | #12 hands off to #51           |
        | #71 moves to 1729              |

    @13.1.A.pass.1 @case:no-lineman-goes-back-by-his-only-way-before-one-who-has-turned
    Scenario: A lineman who has turned must move back before another lineman
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #36 stands on 1729
      And the offense's #31 stands on 1629
      When the offense's #77 turns to NE
      And the offense's #71 moves to 1829
      Then it is refused under 13.1.A.pass.1

    @6.0.5 @case:after-the-lineman-has-gone-back-another-man-acts
    Scenario: After a lineman who turned has moved back, a teammate may act
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the offense's #77 turns to NE
      And the offense's #77 moves to 2129
      And the offense's #36 turns to NE
      Then it is accepted

    @13.1.A.pass.1 @case:a-lineman-does-not-turn-with-the-points-of-his-step-back
    Scenario: A lineman who must move back may not spend the needed points turning
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #77 is moving with 2 points left
      When the position is put on the table
      Then the offense's #77 may not turn
      When the offense's #77 turns to NE
      Then it is refused under 13.1.A.pass.1

    @6.1.A.1 @case:a-lineman-who-has-turned-about-goes-back-for-one-point
    Scenario: A lineman who has turned around steps back for one point
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the offense's #77 turns to NE
      And the offense's #77 turns to SE
      And the offense's #77 turns to S
      And the offense's #77 moves to 2129
      Then the offense's #77 has spent 4 points

    @13.1.A.pass.1 @case:a-lineman-who-has-gone-back-does-not-come-forward-again
    Scenario: A lineman who has moved back may not return to the line
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the offense's #71 moves to 1729
      Then the offense's #71 may enter exactly 1728, 1628 and 1629
      When the offense's #71 moves to 1730
      Then it is refused under 13.1.A.pass.1

    @13.1.A.pass.1 @case:a-lineman-does-not-contact-with-the-points-of-his-step-back
    Scenario: A lineman who must move back may not spend the needed points on contact
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the position is put on the table
      Then the offense's #77 may contact nobody
      When the offense's #77 contacts #61
      Then it is refused under 13.1.A.pass.1

    @13.1.A.pass.1 @case:a-lineman-does-not-stand-by-in-a-double-team-before-he-has-gone-back
    Scenario: A lineman who must move back may not join a double-team first
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #83 stands on 2230 facing NW
      When the offense's #83 contacts #61 together with #77
      Then it is refused under 13.1.A.pass.1

    @8.0.P.4 @case:a-lineman-in-motion-pays-for-a-contact-and-his-step-back
    Scenario: A lineman in motion can pay for a contact and for moving back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the offense's #77 goes in motion
      And the offense's #77 contacts #61: the dice show 8
      And the offense's #77 moves to 2129
      Then the offense's #77 has spent 6 points

    @13.1.A.pass.1 @case:a-lineman-takes-no-hand-off-with-the-points-of-his-step-back
    Scenario: A lineman who must move back may not spend those points on a hand-off
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #51 is moving with 2 points left
      When the offense's #12 hands off to #51
      Then it is refused under 13.1.A.pass.1

    @13.1.A.pass.1 @case:a-lineman-does-not-leave-the-map-in-the-place-of-going-back
    Scenario: A lineman who must move back may not leave the map
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 0130 facing N
      When the offense's #71 leaves the field going NW
      Then it is refused under 13.1.A.pass.1

    @7.2.G.1 @case:a-lineman-who-has-gone-back-may-leave-the-map
    Scenario: A lineman who has moved back may leave the map
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #71 stands on 0129 facing N
      When the offense's #71 leaves the field going NW
      Then the offense's #71 is off the field

    @13.1.A.pass.1 @case:no-man-steps-into-the-last-hex-behind-a-lineman
    Scenario Outline: No teammate may enter the only hex to which a lineman can return
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the offense's #<man> moves to 1829
      Then it is refused under 13.1.A.pass.1

      Examples:
        | case                                   | man |
        | a back                                 | 36  |
        | a lineman who has another way          | 71  |

    @13.1.A.pass.1 @case:a-back-does-not-take-a-linemans-last-hex-although-he-has-no-other
    Scenario: A back may not occupy the only hex to which a lineman can return
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #36 is moving with 1 point left
      When the offense's #36 moves to 1829
      Then it is refused under 13.1.A.pass.1

    @13.1.A.pass.1 @case:a-lineman-who-has-gone-back-does-not-hurdle-forward
    Scenario: A lineman who has moved back may not hurdle forward
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #66 stands on 1828 facing N
      And the offense's #66 is in motion
      And the offense's #66 is moving with 5 points left
      And the offense's #36 stands on 1829
      And the offense's #36 is neutralized 1
      When the offense's #66 moves to 1829
      Then it is refused under 13.1.A.pass.1

    @13.1.A.pass.1 @case:a-lineman-of-a-declared-hand-off-does-not-stand-by-in-a-double-team
    Scenario: A lineman who must move back may not be a partner in a double-team
      Given the reading TF-A32 is last-only
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #83 stands on 2530
      And the offense's #12 stands on 2230 facing NW
      And a hand-off from #12 to #77 has been declared
      When the offense's #12 contacts #61 together with #77
      Then it is refused under 13.1.A.pass.1

    @7.5.5 @case:under-tf-a36-phase-d-a-lineman-contacts-the-man-on-his-hex-before-he-goes-back
    Scenario: Under TF-A36 phase-D, a lineman must contact an intruder before moving back
      Given the reading TF-A36 is phase-D
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's men stand on
        | #71  | #66  | #65  | #77  | #51  | #36  |
        | 1729 | 1829 | 2029 | 2130 | 1828 | 1625 |
      And the defense's #61 stands on 2130
      When the offense ends its movement
      Then it is refused under 7.5.5

    @7.2.F.2.1 @case:a-man-who-passes-through-does-not-take-a-linemans-last-hex-if-he-has-another-way
    Scenario: A man in a teammate's hex may leave it by the only free hex
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's men stand on
        | #85  | #21  | #36  | #31  | #83  | #12  | #71  |
        | 1730 | 1729 | 1828 | 1728 | 1628 | 1629 | 1428 |
      And the offense's #85 is in motion
      And the offense's #85 is moving with 7 points left
      When the offense's #85 moves to 1729
      Then the offense's #85 may enter exactly 1730
      When the offense's #85 moves to 1730
      Then the offense's #85 stands on 1730

    @6.1.A.2 @case:a-lineman-goes-back-into-another-linemans-last-hex-if-he-has-no-other
    Scenario: A lineman may move back into the only hex of another lineman
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #36 stands on 1729
      And the offense's #31 stands on 1629
      When the position is put on the table
      Then the offense's #71 may enter exactly 1829
      When the offense's #71 moves to 1829
      Then the offense's #71 stands on 1829
      When the offense's #66 turns to NE
      Then it is accepted

    @7.2.F.2.1 @case:a-man-who-passes-through-a-friends-hex-comes-out-where-he-must
    Scenario: A man passing through a teammate's hex may leave it only straight ahead
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #31 stands on 1828
      And the offense's #36 stands on 1827 facing N
      When the offense's #36 moves to 1828
      Then the offense's #36 may enter exactly 1829
      When the offense's #36 moves to 1829
      Then the offense's #36 stands on 1829

    @7.2.G.1 @case:a-man-who-passes-through-leaves-the-map-although-a-lineman-counts-as-moved-then
    Scenario: A man in a teammate's hex may leave the map before linemen move back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #36 stands on 0226 facing NW
      And the offense's #31 stands on 0127
      And a hand-off from #36 to #71 has been declared
      And a hand-off from #36 to #77 has been declared
      When the offense's #77 turns to NE
      And the offense's #71 turns to NE
      And the offense's #36 moves to 0127
      And the offense's #36 leaves the field going NW
      Then the offense's #36 is off the field

    @6.1.A.3 @case:a-snapper-with-too-few-points-left-acts-as-he-likes
    Scenario: A snapper with too few points for a step need not move back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #51 has paid 3 points before this phase
      When the offense's #51 turns to NE
      Then the offense's #51 has 0 points left

    @6.1.A.3 @case:under-aggressive-blocking-no-lineman-has-to-go-back
    Scenario: Under Aggressive Blocking, no lineman must move back
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Forward Pass
      When the offense's #77 turns to NE
      And the offense's #36 turns to NE
      Then it is accepted

  Rule: The list of moves back of a lineman

    @7.1.B @case:in-the-other-reading-nobody-has-to-go-back
    Scenario: Under TF-A81 no-bonus-unless, no lineman has to move back
      Given the reading TF-A81 is no-bonus-unless
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      When the offense ends its movement
      Then it is the defense's movement

    @8.0.P.2 @case:there-the-point-is-his-who-has-gone-back
    Scenario Outline: Under TF-A81 no-bonus-unless, a lineman is stronger only after he has moved back
      Given the reading TF-A81 is no-bonus-unless
      And it is the defense's movement in <turn>
      And the offense has selected Pass Blocking and Forward Pass
      And the defense has selected Aggressive Charge and Zone Defense
      And the offense's #71 stands on <lineman> facing N
      And the defense's #91 stands on <end> facing S
      When the defense's #91 contacts #71
      Then the contact is to be rolled on line <line>

      Examples:
        | case                         | turn                | lineman | end  | line |
        | one hex back                 | the Snap Game-Turn  | 1729    | 1730 | -1   |
        | two hexes back               | a Contact Game-Turn | 1728    | 1729 | -1   |
        | still next to the line       | the Snap Game-Turn  | 1730    | 1731 | 0    |
        | next to the line again       | a Contact Game-Turn | 1730    | 1731 | 0    |
        | gone forward beyond the line | a Contact Game-Turn | 1731    | 1732 | 0    |

    @13.1.A.pass.2 @case:unless-it-is-agreed-otherwise-the-point-is-his-wherever-he-stands
    Scenario: Under TF-A81 must-if-able, a contacted lineman is stronger on any hex
      Given the reading TF-A81 is must-if-able
      And it is the defense's movement in a Contact Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the defense has selected Aggressive Charge and Zone Defense
      And the offense's #71 stands on 1730 facing N
      And the defense's #91 stands on 1731 facing S
      When the defense's #91 contacts #71
      Then the contact is to be rolled on line -1

  Rule: Aggressive Charge

    @13.1.B.aggressive.1 @13.1.B.linemen @case:the-linemens-hits-come-off-before-the-defense-moves-the-others-do-not
    Scenario: Under Aggressive Charge, linemen lose their Hits earlier than the other defenders
      Given it is the offense's movement in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #91 is Hit
      And the defense's #64 is Hit
      When the offense ends its movement
      Then the defense's #91 is not Hit
      And the defense's #64 is Hit

    @13.1.B.aggressive.1 @13.1.B.linemen @case:a-lineman-who-has-been-moved-from-the-line-since-is-still-one
    Scenario: Aggressive Charge still applies to a lineman moved away from the line
      Given it is the offense's movement in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #99 is Hit
      And the defense's #99 stands on 1833
      When the offense ends its movement
      Then the defense's #99 is not Hit

    @5.12.2.B.1 @case:under-reaction-charge-they-stay
    Scenario: Under Reaction Charge, Hit defensive linemen are still Hit after the offense's movement
      Given it is the offense's movement in the Snap Game-Turn
      And the defense has selected Reaction Charge and Zone Defense
      And the defense's #91 is Hit
      When the offense ends its movement
      Then the defense's #91 is Hit

    @13.1.B.aggressive.2 @13.1.B.aggressive.0 @case:a-lineman-steps-into-the-vacant-hex-ahead-for-nothing
    Scenario: Under Aggressive Charge, a lineman steps into a vacant front hex free
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the offense's #71 stands on 1025
      And the offense's #66 stands on 1125
      When the defense's #91 moves to 1730
      Then the defense's #91 has 5 points left

    @13.1.B.aggressive.2 @13.1.B.aggressive.0 @case:straight-ahead-in-the-open-it-is-free
    Scenario: Under Aggressive Charge, a lineman's step ahead in the open is free
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #91 stands on 0335 facing S
      When the defense's #91 moves to 0334
      Then the defense's #91 has spent 0 points

    @13.1.B.aggressive.2 @case:a-lineman-without-a-point-may-make-his-free-step-and-no-other
    Scenario: Under Aggressive Charge, a lineman without points may take only his free step
      Given it is the defense's movement in the Snap Game-Turn
      And the defense's #91 has a Movement Allowance of 4
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #91 stands on 0335 facing S
      When the position is put on the table
      Then the defense's #91 may enter exactly 0334
      When the defense's #91 moves to 0334
      Then the defense's #91 has 0 points left

    @6.1.A.2 @case:a-step-aside-is-not-free
    Scenario: Under Aggressive Charge, a step aside is not free
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #91 stands on 0335 facing S
      When the defense's #91 moves to 0434
      Then the defense's #91 has spent 2 points

    @7.2.F.2.1 @6.1.A.1 @case:a-hex-with-another-man-of-the-defense-in-it-is-not-vacant
    Scenario: Under Aggressive Charge, a step into a teammate's hex costs the usual points
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #91 stands on 0335 facing S
      And the defense's #64 stands on 0334
      When the defense's #91 moves to 0334
      Then the defense's #91 has spent 4 points

    @6.1.A.1 @case:a-man-who-was-not-at-the-line-pays-for-his-step
    Scenario: Under Aggressive Charge, a man off the line pays for his step
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #64 stands on 0335 facing S
      When the defense's #64 moves to 0334
      Then the defense's #64 has spent 1 point

    @13.1.B.aggressive.2 @13.1.B.aggressive.3 @case:it-is-free-once-and-first
    Scenario: Under Aggressive Charge, only the first hex straight ahead is free
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #91 stands on 0335 facing S
      When the defense's #91 moves to 0334
      And the defense's #91 moves to 0333
      Then the defense's #91 has spent 1 point

    @13.1.B.aggressive.3 @7.2.H.1 @case:the-free-step-ends-in-a-controlled-hex-like-any-other
    Scenario: Under Aggressive Charge, a free step into a controlled hex stops a lineman
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #91 stands on 0335 facing S
      And the offense's #36 stands on 0333 facing N
      When the defense's #91 moves to 0334
      Then the defense's #91 has spent 0 points
      When the defense's #91 moves to 0234
      Then it is refused under 7.2.H.1

    @6.1.A.1 @case:in-a-contact-game-turn-no-step-is-free
    Scenario: Under Aggressive Charge, steps in a Contact Game-Turn cost the usual points
      Given it is the defense's movement in a Contact Game-Turn
      And the defense has selected Aggressive Charge and Zone Defense
      And the defense's #91 stands on 0335 facing S
      When the defense's #91 moves to 0334
      Then the defense's #91 has spent 1 point

  Rule: Reaction Charge

    @13.1.B.reaction.1 @13.1.B.linemen @case:a-defensive-lineman-is-contacted-with-a-point-more-in-the-snap-game-turn
    Scenario: Under Reaction Charge, a contacted lineman has 1 more strength in the Snap Game-Turn
      Given the reading TF-A81 is must-if-able
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the defense has selected Reaction Charge and Zone Defense
      When the offense's #71 contacts #91
      Then the contact is to be rolled on line -1

    @8.0.P.2 @case:under-aggressive-charge-he-has-no-point-more
    Scenario: Aggressive Charge gives a contacted lineman no extra strength
      Given the reading TF-A81 is must-if-able
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the defense has selected Aggressive Charge and Zone Defense
      When the offense's #71 contacts #91
      Then the contact is to be rolled on line 0

    @13.1.B.reaction.1 @13.1.A.aggressive.2 @case:both-points-together-as-in-the-play-example
    Scenario: Aggressive Blocking against Reaction Charge cancels out, and line 0 is used
      Given it is the offense's movement in the Snap Game-Turn
      And the offense has selected Aggressive Blocking and Run Left
      And the defense has selected Reaction Charge and Zone Defense
      When the offense's #71 contacts #91
      Then the contact is to be rolled on line 0

    @8.0.P.2 @case:when-he-contacts-himself-the-point-is-gone
    Scenario: Reaction Charge gives a lineman no extra strength for his own contact
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Reaction Charge and Zone Defense
      And the offense has selected Aggressive Blocking and Run Left
      When the defense's #91 contacts #71
      Then the contact is to be rolled on line 0

    @13.1.B.reaction.2 @case:a-linemans-first-turn-by-one-hexside-is-free
    Scenario: Under Reaction Charge, a lineman's first turn by one hexside is free
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Reaction Charge and Zone Defense
      When the defense's #91 turns to SW
      Then the defense's #91 has spent 0 points
      When the defense's #91 turns to NW
      Then the defense's #91 has spent 1 point

    @6.1.A.3 @case:a-man-of-the-offense-who-wears-the-number-of-such-a-lineman-pays-for-it
    Scenario: Under Reaction Charge, an offensive man with a lineman's number has no free turn
      Given the offense's #36 is numbered 91
      And it is the offense's movement in the Snap Game-Turn
      And the eligible receivers of the snap were #21, #83, #85, #12, #91 and #31
      And the defense has selected Reaction Charge and Zone Defense
      When the offense's #91 turns to NE
      Then the offense's #91 has spent 1 point

    @6.1.A.3 @case:after-a-step-it-costs-what-it-always-costs
    Scenario: Under Reaction Charge, a turn after a step costs a point
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Reaction Charge and Zone Defense
      And the defense's #91 stands on 0335 facing S
      When the defense's #91 moves to 0334
      And the defense's #91 turns to SW
      Then the defense's #91 has spent 2 points

    @13.1.B.reaction.2 @T.contact.Dh.1 @case:a-lineman-who-is-hit-has-it-too
    Scenario: Under Reaction Charge, a lineman who is Hit has the free turn
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Reaction Charge and Zone Defense
      And the defense's #91 is Hit
      When the defense's #91 turns to SW
      Then the defense's #91 has spent 0 points

    @6.1.A.3 @case:a-linebacker-off-the-line-has-not
    Scenario: Under Reaction Charge, a linebacker off the line pays for his turn
      Given it is the defense's movement in the Snap Game-Turn
      And the defense has selected Reaction Charge and Zone Defense
      When the defense's #64 turns to SW
      Then the defense's #64 has spent 1 point

  Rule: Defenders under the coverage markers

    @8.4.F.3 @case:man-to-man-makes-the-entry-on-a-receiver-cheaper-for-a-back
    Scenario Outline: Under Man-to-Man, a back pays less to enter a receiver's hex
      Given it is the defense's movement in a Pass Game-Turn
      And the defense has selected Reaction Charge and <coverage>
      And the defense has shown its coverage marker
      And the offense's #21 stands on 1441 facing N
      And the defense's <man> stands on 1442 facing S
      When the defense's <man> enters the hex of #21
      Then the defense's <man> has spent <points>

      Examples:
        | case      | coverage     | man | points   |
        | a back    | Man-to-Man   | #5  | 2 points |
        | a back    | Zone Defense | #5  | 4 points |
        | a lineman | Man-to-Man   | #91 | 4 points |

    @13.1.D.1 @13.1.D.backs @case:a-linebacker-is-a-back-as-well
    Scenario: Under Man-to-Man, a linebacker counts as a back
      Given it is the defense's movement in a Pass Game-Turn
      And the defense has selected Reaction Charge and Man-to-Man
      And the defense has shown its coverage marker
      And the offense's #85 stands on 1441 facing N
      And the defense's #64 stands on 1442 facing S
      When the defense's #64 enters the hex of #85
      Then the defense's #64 has spent 2 points

    @7.3.K.2 @7.5.7 @case:on-a-carrier-it-costs-three-more-as-ever
    Scenario: Under Man-to-Man, entering a carrier's hex still costs four points
      Given it is the defense's movement in a Pass Game-Turn
      And the defense has selected Reaction Charge and Man-to-Man
      And the defense has shown its coverage marker
      And the offense's #12 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing S
      When the defense's #5 enters the hex of #12
      Then the defense's #5 has spent 4 points

    @13.1.D.2.1 @13.1.D.backs @13.1.D.2.2 @case:zone-defense-lets-a-back-enter-a-receiver-whom-he-did-not-see-allowed
    Scenario Outline: Under Zone Defense, a back may enter an unsighted receiver's hex
      Given it is the defense's movement in a Pass Game-Turn
      And the defense has selected Reaction Charge and <coverage>
      And the defense has shown its coverage marker
      And the offense's #21 stands on 1441 facing N
      And the defense's <man> stands on 1442 facing N
      When the defense's <man> turns to S
      And the defense's <man> enters the hex of #21
      Then it is <answer>

      Examples:
        | coverage     | man | answer              |
        | Zone Defense | #5  | accepted            |

    @8.3.E @case:zone-defense-lets-a-back-enter-a-receiver-whom-he-did-not-see-refused
    Scenario Outline: Linemen, and backs under Man-to-Man, may not enter an unsighted receiver's hex
      Given it is the defense's movement in a Pass Game-Turn
      And the defense has selected Reaction Charge and <coverage>
      And the defense has shown its coverage marker
      And the offense's #21 stands on 1441 facing N
      And the defense's <man> stands on 1442 facing N
      When the defense's <man> turns to S
      And the defense's <man> enters the hex of #21
      Then it is <answer>

      Examples:
        | coverage     | man | answer              |
        | Man-to-Man   | #5  | refused under 8.3.E |
        | Zone Defense | #91 | refused under 8.3.E |

    @8.3.E @case:not-the-passer
    Scenario: Under Zone Defense, a defender may not enter the hex of an unsighted passer
      Given it is the defense's movement in a Pass Game-Turn
      And the defense has selected Reaction Charge and Zone Defense
      And the defense has shown its coverage marker
      And the offense's #12 stands on 1441 facing N
      And the defense's #5 stands on 1442 facing N
      When the defense's #5 turns to S
      And the defense's #5 enters the hex of #12
      Then it is refused under 8.3.E

    @13.1.D.1 @7.1.C.1 @case:a-cornerback-of-eleven-and-a-receiver-in-the-tenth-hex-ahead-allowed
    Scenario Outline: Under Man-to-Man, a cornerback with 11 points reaches a receiver ten hexes ahead
      Given it is the defense's movement in a Pass Game-Turn
      And the defense has selected Reaction Charge and <coverage>
      And the defense has shown its coverage marker
      And the offense's #21 stands on 0441 facing N
      And the defense's #5 stands on 0451 facing S
      When the defense's #5 moves to 0442 by way of 0450, 0449, 0448, 0447, 0446, 0445, 0444, 0443
      And the defense's #5 enters the hex of #21
      Then it is <answer>

      Examples:
        | coverage     | answer                |
        | Man-to-Man   | accepted              |

    @7.1.C.1 @case:a-cornerback-of-eleven-and-a-receiver-in-the-tenth-hex-ahead-refused
    Scenario Outline: Under Zone Defense, a cornerback with 11 points cannot enter a hex ten ahead
      Given it is the defense's movement in a Pass Game-Turn
      And the defense has selected Reaction Charge and <coverage>
      And the defense has shown its coverage marker
      And the offense's #21 stands on 0441 facing N
      And the defense's #5 stands on 0451 facing S
      When the defense's #5 moves to 0442 by way of 0450, 0449, 0448, 0447, 0446, 0445, 0444, 0443
      And the defense's #5 enters the hex of #21
      Then it is <answer>

      Examples:
        | coverage     | answer                |
        | Zone Defense | refused under 7.1.C.1 |

  Rule: The choice of two play markers by each side

    @13.1.A.choice @13.1.C.choice @13.PROC.1 @13.PROC.2 @13.GEN.1 @13.PROC.3 @case:the-offense-selects-one-line-marker-and-one-ball-marker
    Scenario: The offense selects one line marker and one ball-play marker
      Given it is the offense's play selection
      When the offense selects Pass Blocking and Option Right
      Then it is the offense's movement

    @13.PROC.1 @13.PROC.2 @13.1.B.choice @13.1.D.choice @13.GEN.1 @case:the-defense-selects-one-charge-and-one-coverage
    Scenario: The defense selects one charge marker and one coverage marker
      Given it is the defense's play selection
      When the defense selects Aggressive Charge and Man-to-Man
      Then it is the defense's movement

    @13.1.A.choice @case:the-offense-has-no-charge
    Scenario: The offense may not select a charge marker
      Given it is the offense's play selection
      When the offense selects Aggressive Charge and Run Right
      Then it is refused under 13.1.A.choice

    @13.1.C.choice @case:the-offense-has-no-coverage
    Scenario: The offense may not select a coverage marker
      Given it is the offense's play selection
      When the offense selects Aggressive Blocking and Man-to-Man
      Then it is refused under 13.1.C.choice

    @13.1.B.choice @case:the-defense-has-no-blocking
    Scenario: The defense may not select a blocking marker
      Given it is the defense's play selection
      When the defense selects Pass Blocking and Zone Defense
      Then it is refused under 13.1.B.choice

    @13.1.D.choice @case:the-defense-has-no-ball-marker
    Scenario: The defense may not select a ball-play marker
      Given it is the defense's play selection
      When the defense selects Reaction Charge and Run Left
      Then it is refused under 13.1.D.choice

    @13.E.1 @case:before-the-snap-the-other-side-sees-no-marker
    Scenario: Before the snap, the defense sees no marker of the offense
      Given it is the offense's movement in a Pre-Contact Game-Turn
      When the defense looks at the table
      Then no marker of the offense is shown

    @13.E.1 @case:a-bystander-sees-none-of-either-side
    Scenario: A bystander sees no play marker of either side
      Given it is the offense's movement in a Pre-Contact Game-Turn
      When a bystander looks at the table
      Then no marker of the offense is shown
      And no marker of the defense is shown

    @13.E.1 @13.E.2
    Scenario: The line markers are turned up when the snap is called
      Given the offense is to call Game-Turn 3
      And the offense has selected Pass Blocking and Forward Pass
      When the offense calls a Snap Game-Turn
      And the defense looks at the table
      Then the line marker of the offense is shown as Pass Blocking
      And the play marker of the offense is not shown
