Feature: Interceptions
  A pass that is not completed may be intercepted by a man of the defense who is near the receiver.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1925 | 1624 | 2222 |
      | N    | N    | N    | N    | N    | N    | N    | N    | N    | NE   | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |
    And the offense has selected Pass Blocking and Forward Pass

  Rule: One defender makes one interception roll

    @9.5.AA.1 @9.4.V.3.2 @T.pass.no @case:a-short-pass-fails-next-to-a-defender-and-the-defense-may-try
    Scenario: After an incomplete short pass, a defender near the receiver may intercept
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1627
      When the offense's #12 passes to #36: the dice show 12
      Then the defense is to try an interception

    @9.5.AA.3 @9.5.AA.4 @9.5.AA.6 @9.1.B.1 @case:seven-intercepts-and-the-ball-is-down-where-the-man-stands-who-has-it
    Scenario: A roll of 7 intercepts, and the ball is dead at the interceptor
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1627
      When the offense's #12 passes to #36: the dice show 12
      And the defense's #89 tries to intercept
      Then the dice are to be rolled for the interception
      When the defense's #89 tries to intercept: the dice show 7
      Then the ball is down on 1627, and the play is over
      And the ball is the defense's
      And the play has ended with an interception
      And the gain is -3 hexes

    @9.5.AA.3 @9.1.B.2 @T.pass.no @9.4.V.4 @case:nothing-but-seven-does
    Scenario Outline: An interception roll that is not 7 does not intercept
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1627
      When the offense's #12 passes to #36: the dice show 12
      And the defense's #89 tries to intercept: the dice show <dice>
      Then the ball is down on 1930, and the play is over
      And the ball is still the offense's
      And the gain is 0 hexes

      Examples:
        | dice |
        | 2    |
        | 6    |
        | 8    |
        | 12   |

    @9.4.U.2 @case:a-completed-pass-is-not-intercepted
    Scenario: A completed pass may not be intercepted
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1627
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball
      And it is the defense's movement

    @9.5.AA.2 @9.5.AA.3 @case:from-three-hexes-away-and-from-the-receivers-own-hex
    Scenario Outline: A defender within three hexes of the receiver may intercept
      Given the offense is to throw a short lateral
      And the defense's #89 stands on <hex> facing <facing>
      When the offense's #12 passes to #36: the dice show 12
      And the defense's #89 tries to intercept: the dice show 7
      Then the ball is down on <hex>, and the play is over
      And the ball is the defense's

      Examples:
        | case              | hex  | facing |
        | his own hex       | 1624 | S      |
        | one hex           | 1625 | N      |
        | two hexes         | 1425 | N      |
        | three, looking off | 1323 | SW    |
        | three, straight   | 1621 | N      |

    @9.5.AA.2 @case:a-man-four-hexes-away-does-not
    Scenario: A defender four hexes from the receiver may not intercept
      Given the offense is to throw a short lateral
      And the defense's men stand on
        | #89  | #55  |
        | 1627 | 1628 |
      When the offense's #12 passes to #36: the dice show 12
      And the defense tries to intercept with #55
      Then it is refused under 9.5.AA.2

    @T.pass.no @5.2.3 @case:with-nobody-within-three-hexes-the-ball-is-down-at-once
    Scenario: If no defender is within three hexes, an incomplete pass is dead
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1628
      When the offense's #12 passes to #36: the dice show 12
      Then the ball is down on 1930, and the play is over
      And the play has ended with an incomplete pass

    @T.pass.no @case:the-defense-may-leave-it
    Scenario: The defense may decline an interception
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1627
      When the offense's #12 passes to #36: the dice show 12
      And the defense tries no interception
      Then the ball is down on 1930, and the play is over
      And the ball is still the offense's

    @9.5.AA.2 @case:of-several-it-names-one-and-he-throws-once
    Scenario: Of several eligible defenders, the defense names one, who rolls once
      Given the offense is to throw a short lateral
      And the defense's men stand on
        | #89  | #55  |
        | 1627 | 1326 |
      When the offense's #12 passes to #36: the dice show 12
      And the defense's #55 tries to intercept: the dice show 8
      Then the ball is down on 1930, and the play is over

    @9.5.AA.2
    Scenario: The three hexes are counted from the receiver, not from the target
      Given the offense is to throw a long pass
      And the ball has been lifted from #12
      And the offense's #21 stands on 1635
      And the defense's men stand on
        | #89  | #26  |
        | 1533 | 1640 |
      When the offense's #12 passes to #21: the dice show 12
      And the defense tries to intercept with #26
      Then it is refused under 9.5.AA.2
      When the defense's #89 tries to intercept: the dice show 7
      Then the ball is down on 1533, and the play is over
      And the gain is 3 hexes

    @9.5.AA.4 @14.2.5 @case:an-interception-far-beyond-the-objective-is-none-of-the-offenses-gain
    Scenario: An interception beyond the objective does not win for the offense
      Given the offense is to throw a long pass
      And the ball has been lifted from #12
      And the offense's #21 stands on 1640
      And the defense's #26 stands on 1642
      When the offense's #12 passes to #21: the dice show 12
      And the defense's #26 tries to intercept: the dice show 7
      Then the game is over and away has won under 14.2.6
      And the ball is down on 1642, and the play is over

  Rule: Defenders who may try an interception

    @9.4.T.2 @case:a-man-who-is-neutralized-or-hit-does-not
    Scenario Outline: A neutralized or Hit defender may not intercept
      Given the offense is to throw a short lateral
      And the defense's men stand on
        | #89  | #55  |
        | 1627 | 1625 |
      And the defense's #55 is <state>
      When the offense's #12 passes to #36: the dice show 12
      And the defense tries to intercept with #55
      Then it is refused under 9.4.T.2

      Examples:
        | state         |
        | neutralized 1 |
        | Hit           |

    @T.pass.no @case:if-he-is-the-only-one-near-there-is-no-throw
    Scenario Outline: With only a neutralized or Hit defender near, nobody may intercept
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1625
      And the defense's #89 is <state>
      When the offense's #12 passes to #36: the dice show 12
      Then the ball is down on 1930, and the play is over

      Examples:
        | state         |
        | neutralized 1 |
        | Hit           |

    @9.5.AA.3 @case:where-the-table-counts-alone-a-man-who-is-hit-may-try
    Scenario: Under TF-A27 table-all, a man who is Hit may intercept
      Given the reading TF-A27 is table-all
      And the offense is to throw a short lateral
      And the defense's #89 stands on 1625
      And the defense's #89 is Hit
      When the offense's #12 passes to #36: the dice show 12
      And the defense's #89 tries to intercept: the dice show 7
      Then the ball is down on 1625, and the play is over

    @4.1.1 @case:it-is-a-man-of-the-defense-on-the-field
    Scenario Outline: Only a defender on the field may try an interception
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1627
      When the offense's #12 passes to #36: the dice show 12
      And the defense tries to intercept with #<man>
      Then it is refused under 4.1.1

      Examples:
        | man |
        | 36  |
        | 75  |

    @9.5.AA.2 @case:the-offense-does-not-intercept
    Scenario: The offense may not try an interception
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1627
      When the offense's #12 passes to #36: the dice show 12
      And the offense tries to intercept with #89
      Then it is refused under 9.5.AA.2

  Rule: No action follows an interception

    @9.5.AA.6 @9.5.AA.5 @5.2.1 @case:a-ball-that-is-down-is-not-moved-any-more
    Scenario Outline: After an interception, neither side may act any more
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1627
      When the offense's #12 passes to #36: the dice show 12
      And the defense's #89 tries to intercept: the dice show 7
      And <who> tries to <action>
      Then it is refused under 5.2.1

      Examples:
        | case                | who         | action               |
        | the man runs back   | the defense | move #89 to 1626     |
        | the offense tackles | the offense | contact #89 with #36 |

    @5.2.1 @5.2.3 @case:nor-after-a-throw-that-has-failed
    Scenario Outline: After a failed interception roll, neither side may act any more
      Given the offense is to throw a short lateral
      And the defense's men stand on
        | #89  | #55  |
        | 1627 | 1625 |
      When the offense's #12 passes to #36: the dice show 12
      And the defense's #89 tries to intercept: the dice show 8
      And <who> tries to <action>
      Then it is refused under 5.2.1

      Examples:
        | case                | who         | action             |
        | a second man tries  | the defense | intercept with #55 |
        | the offense goes on | the offense | move #36 to 1525   |

    @9.4.U.2 @case:neither-throwing-nor-catching-is-a-fumble
    Scenario: Throwing or catching a pass needs no fumble roll
      Given the offense is to throw a short lateral
      When the offense's #12 passes to #36: the dice show 10
      Then the offense's #36 has the ball

    @9.5.AA.2 @case:meanwhile-nothing-else-is-done
    Scenario: While an interception may be tried, a defender's move is refused
      Given the offense's #36 stands on 1928
      And the defense is to try an interception of the pass from #12 to #36
      And the defense's #89 stands on 1827
      When the defense tries to move #89 to 1826
      Then it is refused under 9.5.AA.2

  Rule: The odds of an interception

    @9.5.AA.3 @case:one-throw-in-six-intercepts
    Scenario: An interception succeeds with odds of 1/6
      Given the offense's #36 stands on 1928
      And the defense is to try an interception of the pass from #12 to #36
      And the defense's #89 stands on 1827
      When the odds of the gain are asked for the defense to intercept with #89
      Then the odds are
        | the gain | p   |
        | -3       | 1/6 |
        | 0        | 5/6 |
      When the defense's #89 tries to intercept: the dice show 7
      Then the gain is -3 hexes

    @9.4.V.3.1 @case:and-one-pass-in-thirty-six-comes-to-it-with-eleven-points
    Scenario: A pass with 11 net points fails with odds of 1/36
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1627
      When the odds of the phase are asked for the offense to pass from #12 to #36
      Then the odds are
        | the phase    | p     |
        | movement     | 35/36 |
        | interception | 1/36  |
      When the offense's #12 passes to #36: the dice show 12
      Then the defense is to try an interception
