Feature: End Zones
  Six rows beyond each goal line, always there; men move in them as on the field.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Movement in the End Zones

    @14.39.1 @14.39.3 @14.39.2 @case:men-of-both-sides-move-in-an-end-zone-and-have-not-left-the-field
    Scenario Outline: Men of both sides may move in an End Zone
      Given it is <side>'s movement in a Contact Game-Turn
      And <side>'s <man> stands on <from> facing <facing>
      When <side>'s <man> moves to <to>
      Then <side>'s <man> stands on <to>

      Examples:
        | side        | man | from | facing | to   |
        | the offense | #36 | 1460 | N      | 1461 |
        | the offense | #36 | 1465 | N      | 1466 |
        | the offense | #36 | 1401 | S      | 1400 |
        | the offense | #36 | 1496 | S      | 1495 |
        | the defense | #5  | 1460 | N      | 1461 |
        | the defense | #5  | 1466 | S      | 1465 |
        | the defense | #5  | 1400 | S      | 1499 |

    @7.2.G.1 @case:the-zone-is-six-rows-deep-and-no-more
    Scenario Outline: The End Zone is six rows deep
      Given the offense's #36 stands on <from> facing <way>
      When the offense's #36 leaves the field going <way>
      Then the offense's #36 is off the field

      Examples:
        | from | way |
        | 1466 | N   |
        | 1495 | S   |

    @3.1.1 @case:inside-it-nobody-leaves-the-field-over-its-goal-line
    Scenario Outline: In the End Zone, the goal line is not an edge of the map
      Given the offense's #36 stands on <from> facing <way>
      When the offense's #36 leaves the field going <way>
      Then it is refused under 3.1.1

      Examples:
        | from | way |
        | 1460 | N   |
        | 1465 | N   |
        | 1401 | S   |

    @6.1.A.1 @6.1.A.2 @case:a-step-over-the-goal-line-costs-what-every-step-costs
    Scenario: A step over the goal line costs as much as any step
      Given the offense's #36 stands on 1460 facing N
      When the offense's #36 moves to 1461
      Then the offense's #36 has spent 1 point
      When the offense's #36 moves to 1460
      Then the offense's #36 has spent 3 points

    @14.39.1 @14.38.1 @case:with-an-end-zone-the-way-to-the-goal-line-is-as-long-as-without
    Scenario: Hexes in the End Zone continue the numbering and distances of the field
      When the hex 1461 is looked up
      Then the hexes around it are 1462, 1562, 1561, 1460, 1361 and 1362, clockwise from N
      When the distance from 1930 to 1961 is looked up
      Then it is 31 hexes

  Rule: Scoring in the End Zones

    @14.32.event.1 @14.39.1 @14.39.4 @14.39.3 @case:the-real-ball-in-row-61-is-a-touchdown-at-once
    Scenario: A carrier of the real ball in row 61 scores a Touchdown at once
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1460 facing N
      When the offense's #31 moves to 1461
      Then home has 60 Victory Points
      And away is on offense

    @14.32.event.1 @14.39.4 @case:in-a-single-play-it-ends-the-play-as-well
    Scenario: In a single play, a touchdown ends the play
      Given the offense's #31 has the ball
      And the offense's #31 stands on 1460 facing N
      When the offense's #31 moves to 1461
      Then the game is over and home has won under 14.2.6
      And the ball is down on 1461, and the play is over
      And the play has ended with a touchdown
      And the gain is 31 hexes

    @14.32.event.1 @14.33.3 @case:a-hand-off-to-a-man-in-the-end-zone-is-one-if-the-real-ball-goes-over
    Scenario Outline: A hand-off of the real ball into the End Zone is a touchdown
      Given the game has several plays
      And it is possession 3
      And the offense's #12 stands on 1460 facing N
      And the offense's #31 stands on 1461 facing S
      When the offense's #12 hands off to #31<how>: the dice show 7
      Then home has 60 Victory Points
      And away is on offense

      Examples:
        | case   | how               |
        | openly |                   |
        | feint  | , keeping a dummy |

    @14.32.event.1 @14.33.3 @case:of-two-carriers-who-exchange-their-markers-whoever-gets-the-real-ball-in-the-end-zone-scores
    Scenario Outline: A hand-off gives a Touchdown if the real ball ends in the End Zone
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has a dummy ball
      And the offense's #12 stands on 1460 facing N
      And the offense's #31 stands on 1461 facing S
      When the offense's #<releaser> hands off to #<recipient>, keeping a dummy: the dice show 7
      Then home has 60 Victory Points
      And away is on offense

      Examples:
        | case          | releaser | recipient |
        | the recipient | 12       | 31        |
        | the releaser  | 31       | 12        |

    @9.3.N.3.1 @case:if-the-dummy-goes-over-it-is-none
    Scenario: A hand-off of a dummy into the End Zone scores no points
      Given the game has several plays
      And it is possession 3
      And the offense's #12 stands on 1460 facing N
      And the offense's #31 stands on 1461 facing S
      When the offense's #12 hands off to #31, giving a dummy: the dice show 7
      Then home has 0 Victory Points
      And it is the offense's movement

    @12.proc.1 @case:a-hand-off-fumbled-there-is-lost-where-the-releaser-stands
    Scenario: A hand-off fumbled at the goal line leaves the ball with the releaser
      Given the game has several plays
      And it is possession 3
      And the offense's #12 stands on 1460 facing N
      And the offense's #31 stands on 1461 facing S
      And the defense's #26 stands on 1459 facing N
      When the offense's #12 hands off to #31: the dice show 12
      Then the ball is loose on 1460
      And home has 0 Victory Points

    @14.39.2 @14.33.3
    Scenario: A pass caught in the End Zone is a Touchdown
      Given the game has several plays
      And it is possession 3
      And the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the offense's #12 stands on 1938 facing N
      And the offense's #21 stands on 1961 facing S
      When the offense's #12 passes to #21: the dice show 4
      Then home has 60 Victory Points
      And away is on offense

    @9.4.V.4 @case:a-pass-not-caught-there-is-a-down-like-another
    Scenario: A pass that is not caught in the End Zone uses one down
      Given the game has several plays
      And it is possession 3
      And the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the offense's #12 stands on 1938 facing N
      And the offense's #21 stands on 1961 facing S
      When the offense's #12 passes to #21: the dice show 12
      Then home has 0 Victory Points
      And the line of scrimmage is 30
      And it is down 2

    @14.34.3 @14.32.event.3 @case:a-pass-intercepted-there-gives-the-ball-on-the-first-row
    Scenario: After an interception in the End Zone, the opponent starts on row 1
      Given the game has several plays
      And it is possession 3
      And the defense is to try an interception of the pass from #12 to #21
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #12 stands on 1958 facing N
      And the offense's #21 stands on 1962 facing N
      And the defense's #26 stands on 1963 facing S
      When the defense's #26 tries to intercept: the dice show 7
      Then away is on offense
      And the line of scrimmage is 1
      And the ball lies on 1901
      And away has 0 Victory Points

  Rule: End Zones under other readings

    @7.1.A @case:where-a-run-has-to-go-off-the-far-edge-row-61-is-not-enough
    Scenario Outline: If TF-A91 requires leaving the map, a run to row 61 scores nothing
      Given the reading TF-A91 is <reading>
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1460 facing N
      When the offense's #31 moves to 1461
      Then home has 0 Victory Points
      And it is the offense's movement

      Examples:
        | reading            |
        | exit-only-for-runs |
        | edge-only          |

    @14.32.event.1 @14.33.3 @case:there-he-scores-when-he-leaves-the-field-over-it
    Scenario Outline: Under readings of TF-A91, a carrier scores when he leaves over the far edge
      Given the reading TF-A91 is <reading>
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1466 facing N
      When the offense's #31 leaves the field going N
      Then home has 60 Victory Points
      And away is on offense

      Examples:
        | reading            |
        | exit-only-for-runs |
        | edge-only          |

    @14.39.2 @14.33.3 @case:in-one-of-them-a-catch-there-still-scores
    Scenario: Under TF-A91 exit-only-for-runs, a catch in the End Zone scores
      Given the reading TF-A91 is exit-only-for-runs
      And the game has several plays
      And it is possession 3
      And the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the offense's #12 stands on 1938 facing N
      And the offense's #21 stands on 1961 facing S
      When the offense's #12 passes to #21: the dice show 4
      Then home has 60 Victory Points

    @T.pass.C @case:in-the-other-one-it-does-not
    Scenario: Under TF-A91 edge-only, a catch in the End Zone does not score
      Given the reading TF-A91 is edge-only
      And the game has several plays
      And it is possession 3
      And the offense is to throw a long pass
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the defense has shown its coverage marker
      And the ball has been lifted from #12
      And the offense's #12 stands on 1938 facing N
      And the offense's #21 stands on 1961 facing S
      When the offense's #12 passes to #21: the dice show 4
      Then home has 0 Victory Points
      And the offense's #21 has the ball

    @14.32.1 @case:a-ball-dead-in-the-end-zone-without-a-touchdown-gives-the-last-row
    Scenario: Under TF-A91 edge-only, a ball downed in the End Zone counts on row 60
      Given the reading TF-A91 is edge-only
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1963 facing N
      When the offense downs the ball
      Then home has 0 Victory Points
      And the line of scrimmage is 60
      And the First Down marker is on line 67

    @9.3.L.1 @case:a-hand-off-there-scores-in-neither-of-them
    Scenario Outline: Under two readings of TF-A91, a hand-off into the End Zone does not score
      Given the reading TF-A91 is <reading>
      And the game has several plays
      And it is possession 3
      And the offense's #12 stands on 1460 facing N
      And the offense's #31 stands on 1461 facing S
      When the offense's #12 hands off to #31: the dice show 7
      Then home has 0 Victory Points
      And the offense's #31 has the ball

      Examples:
        | reading            |
        | exit-only-for-runs |
        | edge-only          |

    @14.32.event.1 @14.33.3 @case:over-the-far-edge-it-goes-by-each-of-three-hexsides
    Scenario Outline: Under TF-A91 edge-only, leaving over any of three far-edge hexsides scores a Touchdown
      Given the reading TF-A91 is edge-only
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex> facing N
      When the offense's #31 leaves the field going <way>
      Then home has 60 Victory Points

      Examples:
        | hex  | way |
        | 1466 | N   |
        | 1466 | NE  |
        | 1466 | NW  |
        | 1566 | N   |
        | 3766 | N   |
        | 0166 | N   |
        | 3666 | NE  |
        | 0266 | NW  |

    @14.32.4 @7.2.G.2 @case:over-a-sideline-of-the-end-zone-nobody-scores
    Scenario Outline: Leaving over an End Zone's sideline scores no points
      Given the reading TF-A91 is edge-only
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex> facing N
      When the offense's #31 leaves the field going <way>
      Then home has 0 Victory Points
      And the line of scrimmage is 60
      And the ball lies on <ball>

      Examples:
        | hex  | way | ball |
        | 3766 | NE  | 2160 |
        | 0166 | NW  | 1760 |
        | 0164 | SW  | 1760 |

    @14.32.1 @7.2.G.2 @case:nor-over-the-edge-behind-the-offense
    Scenario: Under TF-A91 edge-only, leaving over the edge behind the offense scores nothing
      Given the reading TF-A91 is edge-only
      And the game has several plays
      And it is possession 3
      And the offense's #12 stands on 1495 facing S
      When the offense's #12 leaves the field going S
      Then home has 0 Victory Points
      And the line of scrimmage is 1

    @14.32.event.1 @case:over-the-far-edge-it-leads-beside-a-corner-too
    Scenario Outline: Under TF-A91 edge-only, leaving over the far edge next to a corner scores
      Given the reading TF-A91 is edge-only
      And the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex> facing <way>
      When the offense's #31 leaves the field going <way>
      Then home has 60 Victory Points
      And away is on offense

      Examples:
        | hex  | way |
        | 3666 | NE  |
        | 0266 | NW  |

    @7.2.G.2 @case:over-a-sideline-of-the-end-zone-it-is-no-touchdown
    Scenario Outline: Under TF-A91 edge-only, leaving over an End Zone's sideline does not score
      Given the reading TF-A91 is edge-only
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex> facing <way>
      When the offense's #31 leaves the field going <way>
      Then the play has ended with the ball out of bounds

      Examples:
        | hex  | way |
        | 3763 | NE  |
        | 3763 | SE  |
        | 0163 | NW  |
        | 0163 | SW  |

    @7.2.G.2 @case:in-a-corner-the-sideline-counts-whichever-columns-stand-higher
    Scenario Outline: Under TF-A91 edge-only, leaving over a corner of the End Zone scores nothing
      Given the reading TF-A91 is edge-only
      And the reading TF-A02 is odd-up
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex> facing <way>
      When the offense's #31 leaves the field going <way>
      Then the play has ended with the ball out of bounds

      Examples:
        | hex  | way |
        | 0166 | NW  |
        | 3766 | NE  |

    @14.32.event.1 @case:beside-it-the-far-edge-does
    Scenario Outline: Under TF-A91 edge-only and TF-A02 odd-up, a carrier in a corner hex may score
      Given the reading TF-A91 is edge-only
      And the reading TF-A02 is odd-up
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex> facing <way>
      When the offense's #31 leaves the field going <way>
      Then the play has ended with a touchdown

      Examples:
        | hex  | way |
        | 0166 | NE  |
        | 3766 | NW  |
