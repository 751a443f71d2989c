Feature: Snapping the ball
  The man on the ball sends it straight back to the first man behind him, who must see him; both pay.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The conditions of a valid snap

    @9.2.D.1 @9.2.D.2 @9.1.A.3 @9.2.J.2 @9.2.F.2 @9.0.proc.3.2 @case:to-the-man-right-behind-it-costs-each-of-them-one-point-and-no-dice
    Scenario: A snap over one hex costs the snapper and the recipient one point each
      Given it is the offense's snap
      When the offense snaps the ball
      Then nothing is to be rolled
      And the offense's #12 has the ball
      And the offense's #51 has spent 1 point
      And the offense's #12 has spent 1 point

    @14.11.C @9.1.A.3 @case:the-center-is-the-man-who-normally-snaps
    Scenario: The Center normally snaps the ball
      Given it is the offense's snap
      When the offense snaps the ball
      Then the offense's #12 has the ball
      And the offense's #51 has spent 1 point

    @9.1.A.3 @9.2.J.2 @case:a-guard-on-the-ball-snaps-it-as-well
    Scenario: A guard on the ball's hex may snap it
      Given it is the offense's snap
      And the offense's #51 stands on 1830
      And the offense's #66 stands on 1930
      When the offense snaps the ball
      Then nothing is to be rolled
      And the offense's #12 has the ball
      And the offense's #66 has spent 1 point

    @9.2.J.1 @9.2.J.3 @9.2.J.4 @case:over-several-hexes-each-pays-one-point-for-each-and-dice-are-thrown
    Scenario Outline: A snap over several hexes needs dice and costs a point for each hex
      Given it is the offense's snap
      And the offense's #12 stands on <hex>
      When the offense snaps the ball
      Then the dice are to be rolled for the snap
      When the offense snaps the ball: the dice show <dice>
      Then the offense's #12 has the ball
      And the offense's #12 has spent <points>
      And the offense's #51 has spent <points>

      Examples:
        | hex  | dice | points   |
        | 1928 | 2    | 2 points |
        | 1927 | 11   | 3 points |
        | 1926 | 7    | 4 points |

    @9.2.J.1 @9.2.K.1 @case:a-centre-of-eight-cannot-pay-for-five-hexes-at-the-snap
    Scenario: A center with eight points cannot pay for a snap over five hexes
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1925
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.J.1

    @9.2.E.3 @9.2.G.1 @case:seven-hexes-are-out-of-reach
    Scenario: A snap to a man seven hexes behind the snapper is refused
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1923
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.G.1

    @9.2.J.1 @case:six-hexes-are-not-for-two-men-of-twelve-points
    Scenario: A snapper and a recipient with twelve points each may pay a six-hex snap
      Given the offense is to call Game-Turn 3
      And the offense's #85 stands on 1930
      And the offense's #51 stands on 2429
      And the offense's #12 stands on 2028
      And the offense's #31 stands on 1924
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball: the dice show 7
      Then the offense's #31 has the ball
      And the offense's #31 has spent 6 points
      And the offense's #85 has spent 6 points

    @9.2.G.1 @9.2.E.3 @case:a-man-beside-the-line-of-the-snap-does-not-take-it
    Scenario: A snap without a man behind the ball is refused
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1829
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.G.1

    @9.4.X.2 @case:the-snap-fixes-passers-and-receivers-by-places-not-by-numbers
    Scenario Outline: Places at the snap, not numbers, decide who may pass and receive
      Given the offense is to call Game-Turn 3
      And the offense's men stand on
        | #51  | #12   | #36   | #31   | #66   | #21   | #83   | #85   |
        | 1930 | <#12> | <#36> | <#31> | <#66> | <#21> | <#83> | <#85> |
      And the defense's men stand on
        | #11   | #13   | #99   |
        | <#11> | <#13> | <#99> |
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then the eligible passers of the snap are <passers>
      And the eligible receivers of the snap are <receivers>

      Examples:
        | case                          | #12  | #36  | #31  | #66  | #21  | #83  | #85  | #11  | #13  | #99  | passers          | receivers                         |
        | the lowest number inside      | 1830 | 1828 | 2028 | 1929 | 1130 | 2230 | 2429 | 1931 | 1135 | 1831 | #66              | #21, #31, #36, #66, #83 and #85   |
        | the lowest number at the end  | 1130 | 1828 | 2028 | 1830 | 1929 | 2230 | 2429 | 2245 | 1531 | 1935 | #21              | #12, #21, #31, #36, #83 and #85   |
        | the lowest and highest deep   | 1825 | 1929 | 2028 | 1830 | 1130 | 2230 | 2426 | 1931 | 1531 | 1831 | #12, #36 and #85 | #12, #21, #31, #36, #83 and #85   |
        | the highest number inside     | 1825 | 1929 | 2028 | 2429 | 1130 | 2230 | 1830 | 2245 | 1135 | 1935 | #12 and #36      | #12, #21, #31, #36, #66 and #83   |
        | the highest number at the end | 1929 | 1828 | 2028 | 1830 | 1130 | 2229 | 2230 | 1931 | 1531 | 1831 | #12              | #12, #21, #31, #36, #83 and #85   |

    @9.2.D.2 @9.4.X.2
    Scenario: Men placed last are listed by their numbers when the ball is snapped
      Given the offense is to place its men
      And the ball lies on 1930
      And the offense's men have been placed on
        | #51  | #65  | #66  | #71  | #77  | #83  | #12  | #21  | #85  | #31  |
        | 1930 | 2030 | 1830 | 1730 | 2130 | 2230 | 1929 | 1130 | 2429 | 2028 |
      When the offense places #36 on 1824
      And the offense is done placing
      And the offense selects Aggressive Blocking and Run Left
      And the defense selects its men
        | #61 | #91 | #99 | #94 | #64 | #55 | #89 | #13 | #5 | #11 | #26 |
      And the defense places its men
        | #61  | #91  | #99  | #94  | #64  | #55  | #89  | #13  | #5   | #11  | #26  |
        | 2131 | 1731 | 1831 | 2031 | 1933 | 2333 | 1533 | 1331 | 2735 | 2331 | 1645 |
      And the defense is done placing
      And the offense calls a Pre-Contact Game-Turn
      And the offense selects Aggressive Blocking and Run Left
      And the offense ends its movement
      And the defense selects Reaction Charge and Zone Defense
      And the defense ends its movement
      And the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then the eligible passers of the snap are #12 and #36
      And the eligible receivers of the snap are #12, #21, #31, #36, #83 and #85

    @7.5.1 @case:men-of-the-lowest-numbers-who-share-a-hex-keep-the-ball-from-a-snap
    Scenario: Two low-numbered men in one hex prevent the snap
      Given the offense is to call Game-Turn 3
      And the offense's #31 stands on 1929
      And the offense's #12 stands on 1924
      And the offense's #36 stands on 1924
      When the offense calls a Snap Game-Turn
      Then it is refused under 7.5.1

    @9.2.J.1 @case:a-recipient-of-ten-points-cannot-pay-for-six-hexes-of-a-snap
    Scenario: A recipient with ten points cannot pay for a snap over six hexes
      Given the offense is to call Game-Turn 3
      And the offense's #85 stands on 1930
      And the offense's #51 stands on 2429
      And the offense's #12 stands on 1924
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.J.1

    @7.5.1 @case:men-of-the-highest-numbers-who-share-a-hex-keep-the-ball-from-a-snap
    Scenario: Two high-numbered men in one hex prevent the snap
      Given the offense is to call Game-Turn 3
      And the offense's #36 stands on 2230
      And the offense's #83 stands on 1924
      And the offense's #85 stands on 1924
      When the offense calls a Snap Game-Turn
      Then it is refused under 7.5.1

    @9.2.H @7.4.L @9.2.D.2 @9.2.F.2 @case:the-first-man-in-the-line-takes-it
    Scenario: The nearer of two men behind the snapper receives the snap
      Given it is the offense's snap
      And the offense's #12 stands on 1928
      And the offense's #36 stands on 1926
      When the offense snaps the ball: the dice show 7
      Then the offense's #12 has the ball

    @9.2.H @9.2.G.2 @case:if-he-does-not-look-the-ball-goes-past-nobody
    Scenario: A snap past a man who looks away is refused
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1928 facing S
      And the offense's #36 stands on 1927 facing N
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.H

    @9.2.G.2 @case:one-of-two-men-beyond-a-blind-recipient-sees-the-snapper
    Scenario Outline: A snap is refused if the nearer or the farther recipient looks away
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1928 facing S
      And the offense's #36 stands on 1927 facing <nearer>
      And the offense's #31 stands on 1926 facing <farther>
      When the offense calls a Snap Game-Turn
      Then it is refused under <clause>

      Examples:
        | nearer | farther | clause  |
        | N      | S       | 9.2.H   |
        | S      | N       | 9.2.H   |
        | S      | S       | 9.2.G.2 |

    @9.2.G.2 @case:who-could-take-it-is-among-the-six-hexes-or-nobody-is-passed
    Scenario Outline: A man who looks away stops a snap only within six hexes
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1928 facing S
      And the offense's #36 stands on <hex> facing N
      When the offense calls a Snap Game-Turn
      Then it is refused under <clause>

      Examples:
        | case                    | hex  | clause |
        | the sixth hex           | 1924 | 9.2.H  |
        | the seventh is too far  | 1923 | 9.2.G.2 |

    @9.2.G.2 @6.4.F.2
    Scenario Outline: The recipient must have the snapper in his sight
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1929 facing <facing>
      When the offense calls a Snap Game-Turn
      Then it is <answer>

      Examples:
        | facing | answer                |
        | N      | accepted              |
        | NE     | accepted              |
        | NW     | accepted              |
        | SE     | refused under 9.2.G.2 |
        | SW     | refused under 9.2.G.2 |
        | S      | refused under 9.2.G.2 |

    @9.2.E.1 @9.1.A.3 @9.2.E.2 @9.4.X.2 @case:any-man-of-the-offense-may-stand-on-the-ball
    Scenario: Any man of the offense may snap the ball from its hex
      Given the offense is to call Game-Turn 3
      And the offense's #51 stands on 2030
      And the offense's #65 stands on 1930
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then the offense's #12 has the ball
      And the offense's #65 has spent 1 point

    @9.2.E.2 @9.1.A.5 @9.2.F.1 @case:a-snapper-who-faces-aside-sends-the-ball-aside
    Scenario: A snapper who faces obliquely sends the ball obliquely back
      Given the offense is to call Game-Turn 3
      And the offense's #51 stands on 1930 facing NE
      And the offense's #36 stands on 1829 facing NE
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then the offense's #36 has the ball

    @9.2.E.2 @case:a-snapper-who-faces-his-own-side-sends-it-nowhere
    Scenario: A snap by a man who faces his own side is refused
      Given the offense is to call Game-Turn 3
      And the offense's #51 stands on 1930 facing S
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.E.2

    @9.2.E.2 @case:a-snap-along-the-line-does-not-go-back-from-it
    Scenario: A snap along the line is refused
      Given the offense is to call Game-Turn 3
      And the ball lies on 2030
      And the offense's #65 stands on 1930
      And the offense's #51 stands on 2030 facing NE
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.E.2

    @9.2.E.2 @9.1.A.5 @case:a-snap-aslant-past-a-vacant-hex-of-the-line-goes-back
    Scenario: A snap to a man obliquely behind may pass over an empty hex
      Given the offense is to call Game-Turn 3
      And the ball lies on 2030
      And the offense's #65 stands on 2330
      And the offense's #51 stands on 2030 facing NE
      And the offense's #36 stands on 1829 facing NE
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball: the dice show 7
      Then the offense's #36 has the ball
      And the offense's #36 has spent 2 points

    @9.2.G.1 @case:a-snap-aslant-with-nobody-behind-the-line-has-no-recipient
    Scenario: An oblique snap without a man behind the line is refused
      Given the offense is to call Game-Turn 3
      And the ball lies on 2030
      And the offense's #65 stands on 2330
      And the offense's #51 stands on 2030 facing NE
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.G.1

    @9.2.E.2 @case:under-tf-a04-half-a-snap-aslant-along-the-line-is-not-backwards
    Scenario: Under TF-A04 half, an oblique snap along the line is refused
      Given the reading TF-A04 is half
      And the offense is to call Game-Turn 3
      And the offense's men stand on
        | #21  | #71  | #66  | #51  | #65  | #77  | #83  |
        | 1130 | 1730 | 1829 | 1930 | 2029 | 2130 | 2229 |
      And the offense's #51 stands on 1930 facing NE
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.E.2

    @5.12.1.A.2 @9.0.general.0 @case:the-defense-does-not-snap
    Scenario Outline: The defense may not snap the ball
      Given it is the offense's snap
      And the offense's #12 stands on <hex>
      When the defense tries to snap the ball
      Then it is refused under 5.12.1.A.2

      Examples:
        | case        | hex  |
        | one hex     | 1929 |
        | three hexes | 1927 |

  Rule: Possession of the ball

    @4.3.1 @case:before-the-snap-nobody-carries-the-ball
    Scenario: Before the snap, a man on the ball's hex does not carry it
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #51 stands on 1925
      When the offense's #51 moves to 1926
      Then the ball lies on 1930

    @9.1.A.2 @4.3.1 @case:a-man-who-walks-onto-the-ball-and-off-again-leaves-it-there
    Scenario: Before the snap, a man who leaves the ball's hex leaves the ball there
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #12 stands on 1729
      And the offense's #51 stands on 1930
      When the offense's #51 moves to 1929
      Then the ball lies on 1930

    @7.2.G.1 @4.3.1 @case:nor-does-a-man-take-it-away-who-leaves-the-field-before-the-snap
    Scenario: A man who leaves before the snap does not take the ball
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #36 stands on 0120 facing NW
      When the offense's #36 leaves the field going NW
      Then the offense's #36 is off the field
      And the ball lies on 1930

    @9.1.A.4 @case:the-ball-goes-where-its-possessor-goes
    Scenario: The ball moves with its carrier
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      When the offense's #31 moves to 1442 by way of 1441
      And the offense downs the ball
      Then the ball is down on 1442, and the play is over

    @9.1.A.5 @9.3.Q.1 @case:a-contact-alone-takes-the-ball-from-nobody
    Scenario: A contact without a fumble leaves the ball with the carrier
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and 11 for the fumble
      Then the offense's #31 has the ball

    @9.1.C.2 @case:the-defense-sees-who-may-have-the-ball-not-who-has-it
    Scenario: The defense sees all possible carriers
      Given the offense's #31 has a dummy ball
      When the defense looks at the table
      Then the carriers are shown as #12 and #31

    @9.1.C.2 @case:with-a-single-marker-it-sees-him
    Scenario: The defense sees a single carrier if there are no dummies
      When the defense looks at the table
      Then the carriers are shown as #12

    @9.4.X.3 @8.4.F.3 @13.1.D.2.1 @13.1.D.2.2 @case:who-is-an-eligible-receiver-allowed
    Scenario Outline: A defender may enter the hex of an eligible receiver
      Given it is the defense's movement in a Pass Game-Turn
      And the offense's <man> stands on 1441 facing N
      And the defense's #26 stands on 1442 facing S
      When the defense's #26 enters the hex of <man>
      Then it is <answer>

      Examples:
        | case            | man | answer              |
        | left end        | #21 | accepted            |
        | right end       | #83 | accepted            |
        | off the line    | #85 | accepted            |
        | off the line    | #36 | accepted            |

    @9.4.X.3 @case:who-is-an-eligible-receiver-refused
    Scenario Outline: A defender may not enter the hex of an ineligible man
      Given it is the defense's movement in a Pass Game-Turn
      And the offense's <man> stands on 1441 facing N
      And the defense's #26 stands on 1442 facing S
      When the defense's #26 enters the hex of <man>
      Then it is <answer>

      Examples:
        | case            | man | answer              |
        | inside the line | #71 | refused under 7.5.4 |
        | inside the line | #51 | refused under 7.5.4 |

  Rule: Parts of a position that the snap sets

    @9.2.J.3 @case:a-snap-that-is-fumbled-has-fixed-who-may-pass-all-the-same
    Scenario: A fumbled snap also fixes the eligible passers
      Given it is the offense's snap
      And the offense's #12 stands on 1928
      When the offense snaps the ball: the dice show 12
      Then it is the defense's movement
      And the eligible passers of the snap are #12

    @7.1.A @case:only-men-who-stood-at-the-line-are-charging-linemen
    Scenario: Under Aggressive Charge, a defender behind the line pays for his steps
      Given it is the offense's snap
      And the offense's #12 stands on 1929
      And the defense has selected Aggressive Charge and Zone Defense
      When the offense snaps the ball
      And the offense ends its movement
      And the defense's #64 moves to 1932
      Then the defense's #64 has spent 1 point

    @13.1.A.linemen @case:a-man-behind-the-line-is-no-lineman-and-has-no-point-more-for-aggressive-blocking
    Scenario: Under Aggressive Blocking, a man behind the line has no extra strength
      Given it is the offense's snap
      And the offense's #36 stands on 1529
      And the defense's #89 stands on 1531
      And the defense has selected Aggressive Charge and Zone Defense
      When the offense snaps the ball
      And the offense's #36 moves to 1530
      And the offense's #36 contacts #89
      Then the contact is to be rolled on line 0

  Rule: Explanations of the snap

    @9.2.J.1 @9.2.J.2 @case:a-snap-to-the-next-hex-cites-both-clauses-of-its-price
    Scenario: The explanation of a snap over one hex cites both rules of its cost
      Given it is the offense's snap
      When the offense asks by which rules to snap the ball
      Then the explanation cites 9.2.J.1
      And the explanation cites 9.2.J.2
      When the offense snaps the ball
      Then the offense's #12 has spent 1 point

    @9.2.J.1 @9.2.J.2 @case:a-snap-over-two-hexes-is-no-snap-to-the-next-hex
    Scenario: The explanation of a snap over two hexes does not cite the one-hex rule
      Given it is the offense's snap
      And the offense's #12 stands on 1928
      When the offense, given 2d6 7, asks by which rules to snap the ball
      Then the explanation cites 9.2.J.1
      And the explanation does not cite 9.2.J.2
      When the offense snaps the ball: the dice show 7
      Then the offense's #12 has spent 2 points

    @9.2.J.3 @case:a-snap-that-is-fumbled-makes-nobody-the-possessor
    Scenario: A fumbled snap gives the ball to no man
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1928
      When the offense calls a Snap Game-Turn
      And the offense, given 2d6 12, asks by which rules to snap the ball
      Then the explanation cites 9.2.J.1
      And the explanation does not cite 9.1.A.3
      When the offense snaps the ball: the dice show 12
      Then the ball is loose on 1930
