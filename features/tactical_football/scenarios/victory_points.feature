Feature: Victory Points
  A point for each hex that a possession has advanced the ball; sixty for a Touchdown; nothing for the defense.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Victory Points for each hex gained

    @14.33.1 @14.33.2 @14.33.4 @case:four-plays-without-a-first-down-end-the-possession-and-the-hexes-are-counted
    Scenario Outline: After four plays without a First Down, the hexes gained become Victory Points
      Given the game has several plays
      And it is possession 3
      And the possession began on line <start>
      And the First Down marker is on line 36
      And the farthest line of the possession is 30
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then home has <points> Victory Points
      And away has 0 Victory Points
      And it is possession 4

      Examples:
        | case                | start | hex  | points |
        | twenty-three        | 12    | 1935 | 23     |
        | from one's own goal | 1     | 1935 | 34     |
        | a loss at the end   | 12    | 2026 | 14     |
        | none                | 29    | 2029 | 0      |

    @14.33.2 @14.33.4 @case:they-are-counted-from-where-the-possession-began-not-from-the-last-series
    Scenario: Victory Points are counted from the possession's start, not from the last series
      Given the game has several plays
      And it is possession 3
      And the possession began on line 12
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1936
      When the offense downs the ball
      Then home has 24 Victory Points

    @14.33.2 @case:the-way-to-the-hashmark-changes-nothing
    Scenario: Moving the ball to the hashmark does not change the points
      Given the game has several plays
      And it is possession 3
      And the possession began on line 12
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 0133
      When the offense downs the ball
      Then home has 21 Victory Points

    @14.33.1 @14.33.2 @case:they-are-added-to-what-was-there
    Scenario: New Victory Points are added to the Player's earlier points
      Given the game has several plays
      And it is possession 3
      And home has 60 Victory Points
      And away has 7 Victory Points
      And the possession began on line 23
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      Then home has 70 Victory Points
      And away has 7 Victory Points

    @14.33.2 @case:below-the-start-nothing-is-counted-but-for-one-reading
    Scenario Outline: The reading of TF-A93 decides whether hexes lost behind the start reduce Victory Points
      Given the reading TF-A93 is <reading>
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 2026
      When the offense downs the ball
      Then home has <points> Victory Points

      Examples:
        | reading                     | points |
        | possession-start-floor-zero | 0      |
        | signed                      | -4     |

    @14.33.2 @case:what-is-counted-when-a-better-place-was-lost-again-by-reading
    Scenario Outline: TF-A93 decides whether hexes that were gained and then lost score points
      Given the reading TF-A93 is <reading>
      And the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the First Down marker is on line 36
      And the farthest line of the possession is 34
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1931
      When the offense downs the ball
      Then home has <points> Victory Points

      Examples:
        | reading                     | points |
        | possession-start-floor-zero | 19     |
        | signed                      | 19     |
        | farthest-reached            | 22     |
        | new-ball-spot               | 19     |

  Rule: Victory Points for a lost ball

    @14.32.event.3 @14.33.2 @14.34.3 @case:after-a-fumble-it-is-the-fumbling-mans-row
    Scenario: After a lost fumble, Victory Points count the rows gained up to the fumbler
      Given it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 8 for recovery-defense to contact #31 with #5
      Then home has 28 Victory Points
      And away has 0 Victory Points

    @14.33.2 @case:in-one-reading-of-the-line-the-way-to-the-hashmark-still-changes-no-row
    Scenario: Under TF-A04 half, a ball that moves to the hashmark stays in its row
      Given the reading TF-A04 is half
      And it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 8 for recovery-defense to contact #31 with #5
      Then home has 28 Victory Points
      And away has 0 Victory Points

    @14.33.2 @case:in-one-reading-it-is-where-the-other-side-has-it
    Scenario: Under TF-A93 new-ball-spot, a lost fumble scores up to the defender's row
      Given the reading TF-A93 is new-ball-spot
      And it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 8 for recovery-defense to contact #31 with #5
      Then home has 29 Victory Points

    @14.32.event.3 @14.33.2 @case:after-an-interception-it-is-the-line-of-that-play-but-for-one-reading
    Scenario Outline: After an interception, TF-A93 decides up to which line points are counted
      Given the reading TF-A93 is <reading>
      And the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the defense is to try an interception of the pass from #12 to #31
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #31 stands on 2232 facing N
      And the defense's #61 stands on 2235 facing S
      When the defense's #61 tries to intercept: the dice show 7
      Then home has <points> Victory Points
      And it is possession 4

      Examples:
        | reading                     | points |
        | possession-start-floor-zero | 18     |
        | signed                      | 18     |
        | new-ball-spot               | 23     |

    @14.32.event.3 @14.33.2 @case:the-reading-counts-for-an-interception-as-it-does-elsewhere
    Scenario Outline: The reading of TF-A93 decides how many points the offense has after an interception
      Given the reading TF-A93 is <reading>
      And the game has several plays
      And it is possession 3
      And it is down 2
      And the possession began on line <start>
      And the First Down marker is on line <marker>
      And the farthest line of the possession is <farthest>
      And the defense is to try an interception of the pass from #12 to #31
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #31 stands on 2232 facing N
      And the defense's #61 stands on 2235 facing S
      When the defense's #61 tries to intercept: the dice show 7
      Then home has <points> Victory Points

      Examples:
        | reading          | start | marker | farthest | points |
        | farthest-reached | 12    | 37     | 34       | 22     |
        | signed           | 36    | 43     | 36       | -6     |

    @14.33.2 @14.34.3 @case:where-the-farthest-row-counts-it-does-after-a-fumble-too
    Scenario: Under TF-A93 farthest-reached, a lost fumble scores up to the farthest row
      Given the reading TF-A93 is farthest-reached
      And it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the First Down marker is on line 37
      And the farthest line of the possession is 34
      And the offense's #31 has the ball
      And the offense's #31 stands on 2526 facing N
      And the offense's #85 stands on 2628
      And the defense's #5 stands on 2527 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 8 for recovery-defense to contact #31 with #5
      Then home has 22 Victory Points

  Rule: Victory Points for touchdowns

    @14.32.event.1 @14.33.3 @14.34.1.1 @case:a-touchdown-is-sixty-from-wherever-the-possession-began
    Scenario Outline: A Touchdown gives sixty points from any start of the possession
      Given the game has several plays
      And it is possession 3
      And the possession began on line <start>
      And the farthest line of the possession is 30
      And the offense's #31 has the ball
      And the offense's #31 stands on 1960 facing N
      When the offense's #31 moves to 1961
      Then home has 60 Victory Points
      And away has 0 Victory Points

      Examples:
        | start |
        | 30    |
        | 12    |
        | 1     |

    @14.32.event.1 @14.33.3 @case:the-goal-line-itself-is-the-last-row-before-it
    Scenario: A carrier on row 60 has not scored a touchdown
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1959 facing N
      When the offense's #31 moves to 1960
      Then the game goes on
      And home has 0 Victory Points
      When the offense's #31 moves to 1961
      Then home has 60 Victory Points

    @7.1.A @case:a-man-without-the-ball-scores-nothing
    Scenario: A man without the ball scores no touchdown
      Given the game has several plays
      And it is possession 3
      And the offense's #36 stands on 1960 facing N
      When the offense's #36 moves to 1961
      Then home has 0 Victory Points
      And it is the offense's movement

    @7.1.A @case:nor-does-a-man-with-a-dummy
    Scenario: A man with a dummy scores no touchdown
      Given the game has several plays
      And it is possession 3
      And the ball has been carried across the line
      And the offense has shown its ball-play marker
      And the offense's #36 has a dummy ball
      And the offense's #36 stands on 1960 facing N
      When the offense's #36 moves to 1961
      Then home has 0 Victory Points
      And it is the offense's movement

    @7.2.G.2 @14.32.2 @case:over-a-sideline-nobody-scores
    Scenario: A carrier who leaves over a sideline does not score
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 0136 facing NW
      When the offense's #31 leaves the field going NW
      Then home has 0 Victory Points
      And it is down 2

    @14.32.4 @case:no-time-but-the-four-events
    Scenario: A First Down scores no Victory Points
      Given the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the offense's #31 has the ball
      And the offense's #31 stands on 1950
      When the offense downs the ball
      Then home has 0 Victory Points
      And it is down 1

  Rule: Victory Points after other losses of the ball

    @14.33.2 @14.34.3 @case:a-fumble-behind-the-start-by-reading
    Scenario Outline: TF-A93 decides the points after a fumble behind the start of the possession
      Given the reading TF-A93 is <reading>
      And it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 2526 facing N
      And the offense's #85 stands on 2628
      And the defense's #5 stands on 2527 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 8 for recovery-defense to contact #31 with #5
      Then home has <points> Victory Points
      And the line of scrimmage is 34

      Examples:
        | reading                     | points |
        | possession-start-floor-zero | 0      |
        | signed                      | -4     |
        | farthest-reached            | 0      |

    @14.33.2 @14.34.3 @12.C1.1 @case:a-long-snap-that-is-lost-is-lost-at-the-line
    Scenario: If the defense recovers a fumbled snap, the possession ends at the line
      Given the offense is to call Game-Turn 3
      And the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the offense's #12 stands on 1927
      And the defense's #94 stands on 1931 facing S
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball: the dice show 12
      And the defense's #94 enters the hex of #51
      And the defense ends its movement: the dice show 8
      Then home has 18 Victory Points
      And away is on offense
      And the line of scrimmage is 31
      And the ball lies on 1931

    @14.32.2 @12.B.3 @case:recovered-by-the-offense-it-is-a-down-without-gain
    Scenario: If the offense recovers a fumbled snap, a down is used without a gain
      Given the offense is to call Game-Turn 3
      And the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the offense's #12 stands on 1927
      And the defense's #94 stands on 1931 facing S
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball: the dice show 12
      And the defense's #94 enters the hex of #51
      And the defense ends its movement: the dice show 7, then 7, then 7, then 5
      Then home has 0 Victory Points
      And it is down 2
      And the line of scrimmage is 30

    @14.32.event.3 @14.35.1
    Scenario: An interception ends the last possession and the game
      Given the game has several plays
      And away is on offense
      And it is possession 4
      And the possession began on line 12
      And home has 17 Victory Points
      And the defense is to try an interception of the pass from #12 to #31
      And the offense's #31 stands on 2232 facing N
      And the defense's #61 stands on 2235 facing S
      When the defense's #61 tries to intercept: the dice show 7
      Then the game is over and away has won under 14.35.1

    @14.33.2 @case:after-a-loss-the-rest-is-counted
    Scenario: A gain that is partly lost again scores only what remains
      Given the game has several plays
      And it is possession 3
      And the possession began on line 21
      And the First Down marker is on line 36
      And the line of scrimmage is 29
      And an ineligible man has been across the line
      And the ball was snapped from 1929
      And the offense's #12 stands on 1928
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 2023
      When the offense downs the ball
      Then home has 2 Victory Points

    @14.33.2 @14.32.event.4 @case:the-farthest-line-is-kept-from-down-to-down
    Scenario Outline: Under TF-A93 farthest-reached, Victory Points use the farthest line of all downs
      Given the reading TF-A93 is farthest-reached
      And the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the First Down marker is on line 37
      And the farthest line of the possession is 34
      And it is down 3
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then it is down 4
      When the offense punts
      Then home has <points> Victory Points

      Examples:
        | case      | hex  | points |
        | less far  | 2031 | 22     |
        | farther   | 2036 | 24     |

  Rule: Victory Points after laterals that fail

    @14.33.2 @14.34.3 @case:a-lateral-that-is-intercepted-counts-to-the-line-however-far-the-ball-had-been-carried
    Scenario: An intercepted lateral scores only the rows up to the line of scrimmage
      Given the game has several plays
      And it is possession 3
      And the possession began on line 12
      And the offense is to throw a short lateral
      And the offense's #12 stands on 1942
      And the offense's #36 stands on 1940 facing N
      And the defense's #26 stands on 1841
      When the offense's #12 passes to #36: the dice show 12
      And the defense's #26 tries to intercept: the dice show 7
      Then home has 18 Victory Points
      And the ball lies on 2020

    @9.4.V.4 @14.34.2 @case:on-fourth-down-one-that-nobody-catches-loses-all-that-was-run
    Scenario: If nobody catches a fourth-down lateral, the gain of the run is lost
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the offense is to throw a short lateral
      And the offense's #12 stands on 1942
      And the offense's #36 stands on 1940 facing N
      When the offense's #12 passes to #36: the dice show 12
      Then away is on offense
      And the ball lies on 1931
