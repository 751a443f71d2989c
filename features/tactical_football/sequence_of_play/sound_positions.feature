Feature: Valid positions that look unusual
  Men off the field, injured, neutralized and Hit may be together in any stage after the snap.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Unusual valid positions before the snap

    @4.0.1
    Scenario Outline: A coin is tossed for a play next to a goal line
      Given the coin is to be tossed
      And the line of scrimmage is <line>
      When the coin falls for <seat>
      Then <seat> is to take a side

      Examples:
        | line | seat |
        | 1    | away |
        | 60   | home |

    @4.0.1 @case:the-winner-of-the-call-takes-a-side-next-to-a-goal-line
    Scenario Outline: With the play next to a goal line, the toss winner chooses a side
      Given <seat> is to take a side
      And the line of scrimmage is <line>
      When <seat> takes <side>
      Then the objective is to be rolled

      Examples:
        | line | seat | side        |
        | 1    | away | the offense |
        | 60   | home | the defense |

    @14.2.2 @case:the-objective-is-rolled-next-to-a-goal-line
    Scenario Outline: For a play next to a goal line, the objective is rolled
      Given the objective is to be rolled
      And the line of scrimmage is <line>
      When the objective is rolled: the die shows 6
      Then the objective is 6 hexes

      Examples:
        | line |
        | 1    |
        | 60   |

    @14.37.4 @case:a-man-comes-back-to-a-side-that-has-lost-nearly-all-of-its-men
    Scenario Outline: A side with fewer than eleven men left gets an injured man back
      Given <side> is to select its men
      And the game has several plays
      And the ball lies on 1930
      And all men of <side> except its eleven are out of the game for <seat>
      And all men of <side> except its eleven are out of the game for <other>
      And <seat> may no longer use <side>'s <first>
      And <seat> may no longer use <side>'s <second>
      And a man of <side> is to be brought back
      When <opponent> brings back <second>
      Then a man of <side> is to be brought back

      Examples:
        | side        | opponent    | seat | other | first | second |
        | the offense | the defense | home | away  | #51   | #36    |
        | the defense | the offense | away | home  | #61   | #26    |

    @4.1.1 @case:a-side-selects-the-last-eleven-men-that-it-has-in-a-late-possession
    Scenario Outline: A side may select its last eleven men
      Given <side> is to select its men
      And the game has several plays
      And the ball lies on 1930
      And all men of <side> except its eleven are out of the game for <seat>
      And <other> may no longer use <side>'s <man>
      When <side> selects its men
        | <a> | <b> | <c> | <d> | <e> | <f> | <g> | <h> | <i> | <j> | <man> |
      Then <side> is to place its men

      Examples:
        | side        | seat | other | a   | b   | c   | d   | e   | f   | g   | h   | i   | j   | man |
        | the offense | home | away  | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
        | the defense | away | home  | #61 | #91 | #99 | #94 | #64 | #55 | #89 | #13 | #5  | #11 | #26 |

    @4.1.3 @case:men-of-a-huddle-in-all-its-corners-wait-for-the-next-man
    Scenario: With the huddle's corner hexes filled, the next man may be placed
      Given the offense is to place its men
      And the offense's #51 has been placed on 1724
      And the offense's #65 has been placed on 2124
      And the offense's #66 has been placed on 1701
      And the offense's #71 has been placed on 2101
      And the offense's #71 faces S
      And the ball lies on 2130
      When the offense places #77 on 2101
      Then the offense's #77 stands on 2101 facing N

    @4.1.7 @case:men-of-the-defense-in-all-corners-of-its-half-wait-for-the-next-man
    Scenario: With the map's corner hexes filled, the defense may place its next man
      Given the defense is to place its men
      And the defense's #61 has been placed on 0131
      And the defense's #91 has been placed on 3731
      And the defense's #99 has been placed on 0166
      And the defense's #94 has been placed on 3766
      And the defense's #94 faces N
      When the defense places #64 on 3765
      Then the defense's #64 stands on 3765 facing S

    @4.1.6 @case:the-offense-chooses-in-a-huddle-in-which-every-man-faces-elsewhere
    Scenario: The offense may select a play in a huddle whose men all face differently
      Given the offense is in the huddle
      And the offense's men stand on
        | #51  | #65  | #66  | #71  | #77  | #83  | #12  | #21  | #85  | #31  | #36  |
        | 1724 | 1824 | 1924 | 2024 | 2124 | 1701 | 1801 | 1901 | 2001 | 2101 | 2101 |
        | S    | NE   | SE   | N    | SW   | NW   | S    | S    | N    | NE   | SW   |
      When the offense selects Pass Blocking and Option Left
      Then the defense is to select its men

    @4.2.1 @case:a-call-is-due-with-one-man-left-on-each-side
    Scenario Outline: A Game-Turn may be called with one man left on each side
      Given the offense is to call Game-Turn <number>
      And all of the offense's men but #85 are off the field
      And all of the defense's men but #26 are off the field
      When the offense calls a Pre-Contact Game-Turn
      Then it is the offense's play selection

      Examples:
        | number |
        | 2      |
        | 4      |

    @4.3.2
    Scenario Outline: Eight men of the offense against one can snap the ball
      Given the offense is to call Game-Turn <number>
      And the offense's #85 is off the field
      And the offense's #36 is off the field
      And the offense's #31 is off the field
      And all of the defense's men but #26 are off the field
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball
      Then the offense's #12 has the ball

      Examples:
        | number |
        | 2      |
        | 5      |

    @9.2.D.2 @case:a-snap-is-due-with-eight-men-of-the-offense-against-one
    Scenario: An offense of eight men may snap against one defender
      Given it is the offense's snap
      And the offense's #85 is off the field
      And the offense's #36 is off the field
      And the offense's #31 is off the field
      And the offense's #12 stands on 1928 facing NW
      And all of the defense's men but #26 are off the field
      When the offense snaps the ball: the dice show 11
      Then the offense's #12 has the ball
      And the eligible receivers of the snap are #12, #21 and #83

    @13.PROC.3
    Scenario Outline: A play is selected with one man left on each side
      Given it is <side>'s play selection
      And it is Game-Turn <number>
      And all of the offense's men but #85 are off the field
      And all of the defense's men but #26 are off the field
      When <side> selects <line> and <play>
      Then it is <side>'s movement

      Examples:
        | side        | number | line              | play              |
        | the offense | 2      | Pass Blocking     | Lateral Pass Left |
        | the offense | 4      | Pass Blocking     | Lateral Pass Left |
        | the defense | 2      | Aggressive Charge | Man-to-Man        |
        | the defense | 4      | Aggressive Charge | Man-to-Man        |

    @7.1.B
    Scenario Outline: A movement before the snap ends with one man left on each side
      Given it is <side>'s movement in a Pre-Contact Game-Turn
      And it is Game-Turn <number>
      And all of the offense's men but #85 are off the field
      And all of the defense's men but #26 are off the field
      And <side>'s <man> is moving with 1 point left
      When <side> ends its movement
      Then it is accepted

      Examples:
        | side        | man | number |
        | the offense | #85 | 2      |
        | the defense | #26 | 2      |
        | the offense | #85 | 4      |
        | the defense | #26 | 4      |

  Rule: Unusual valid positions after the snap

    @5.0.1
    Scenario Outline: A movement ends with one man left on each side
      Given it is <side>'s movement in <turn>
      And all of the offense's men but #12 are <gone>
      And all of the defense's men but #26 are <gone>
      And the offense's #12 stands on 1929 facing <facing>
      And the defense's #26 is <mark>
      When <side> ends its movement
      Then it is accepted

      Examples:
        | side        | turn                | gone          | facing | mark          |
        | the offense | the Snap Game-Turn  | off the field | N      | Hit           |
        | the defense | the Snap Game-Turn  | injured       | S      | Hit           |
        | the offense | a Contact Game-Turn | injured       | NE     | neutralized 4 |
        | the defense | a Contact Game-Turn | off the field | SE     | Hit           |
        | the offense | a Pass Game-Turn    | off the field | SW     | Hit           |
        | the defense | a Pass Game-Turn    | injured       | NW     | neutralized 1 |

    @5.0.1 @case:a-movement-ends-with-every-other-man-of-both-sides-neutralized-or-hit
    Scenario Outline: A movement may end with all men except the carrier neutralized or Hit
      Given it is <side>'s movement in <turn>
      And the defense has selected Aggressive Charge and Zone Defense
      And all of the offense's men but #12 are <of the offense>
      And all of the defense's men but nobody are <of the defense>
      When <side> ends its movement
      Then it is accepted

      Examples:
        | side        | turn                | of the offense | of the defense |
        | the offense | the Snap Game-Turn  | neutralized 4  | Hit            |
        | the defense | the Snap Game-Turn  | Hit            | neutralized 4  |
        | the defense | the Snap Game-Turn  | neutralized 1  | Hit            |
        | the offense | a Contact Game-Turn | Hit            | neutralized 4  |
        | the offense | a Contact Game-Turn | neutralized 4  | Hit            |
        | the defense | a Contact Game-Turn | neutralized 4  | Hit            |
        | the defense | a Contact Game-Turn | Hit            | neutralized 4  |
        | the offense | a Pass Game-Turn    | neutralized 3  | Hit            |

    @7.1.A @case:a-movement-of-the-offense-goes-on-with-the-records-of-men-who-are-gone
    Scenario Outline: The offense may move although men with hand-offs or payments have left the field
      Given it is the offense's movement in a Contact Game-Turn
      And a hand-off from #31 to #36 has been made
      And the offense's #31 has done nothing in this phase
      And the offense's #36 has done nothing in this phase
      And the offense's #31 is <gone>
      And the offense's #36 is <gone>
      And the offense's #85 has paid 6 points before this phase
      And the offense's #85 is <gone>
      And the defense's #5 has been contacted in this phase
      And the defense's #5 is <gone>
      And the defense's #26 has been contacted in this phase
      And the defense's #26 is neutralized 4
      When the offense's #21 moves to 1131
      Then the offense's #21 stands on 1131

      Examples:
        | gone          |
        | off the field |
        | injured       |

    @9.3.N.3.1
    Scenario Outline: The last two men of the offense make a declared hand-off
      Given it is the offense's movement in <turn>
      And the offense's #36 stands on 1829 facing NE
      And a hand-off from #12 to #36 has been declared
      And all of the offense's men but #12 and #36 are <gone>
      And all of the defense's men but #26 are <gone>
      When the offense's #12 hands off to #36, keeping a dummy: the dice show 7
      Then the offense's #36 has the ball
      And the offense's #12 has a dummy ball

      Examples:
        | turn                | gone          |
        | a Contact Game-Turn | off the field |
        | a Pass Game-Turn    | injured       |
        | the Snap Game-Turn  | injured       |

    @7.1.A @case:a-movement-of-the-defense-goes-on-with-the-records-of-men-who-are-gone
    Scenario Outline: The defense may move although contacted men have left the field
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #36 has a dummy ball
      And the defense's #5 has paid 6 points before this phase
      And the defense's #5 is <gone>
      And the offense's #85 has been contacted in this phase
      And the offense's #85 is <gone>
      And the offense's #31 has been contacted in this phase
      And the offense's #31 is neutralized 4
      When the defense's #26 moves to 1644
      Then the defense's #26 stands on 1644

      Examples:
        | gone          |
        | off the field |
        | injured       |

    @5.0.1 @case:a-movement-ends-with-the-snaps-men-gone
    Scenario Outline: A movement may end after the men of the snap have left the field
      Given it is <side>'s movement in <turn>
      And the ball was snapped by <snapper> to <recipient>
      And the eligible passers of the snap were <recipient> and #31
      And the offense's <snapper> is injured
      And the offense's #31 has the ball
      And the offense's <recipient> is off the field
      When <side> ends its movement
      Then it is accepted

      Examples:
        | side        | turn                | snapper | recipient |
        | the offense | a Contact Game-Turn | #51     | #12       |
        | the defense | a Contact Game-Turn | #51     | #12       |
        | the defense | a Pass Game-Turn    | #51     | #12       |

    @5.0.1
    Scenario Outline: A movement ends with men of both sides in every corner of the map
      Given it is <side>'s movement in <turn>
      And the offense's men stand on
        | #21  | #85  | #83  | #36  | #12  |
        | 0101 | 3701 | 0195 | 3795 | 1801 |
        | S    | S    | NW   | SE   | S    |
      And the defense's men stand on
        | #13  | #5   | #26  | #11  |
        | 0166 | 3766 | 0195 | 3701 |
        | N    | NE   | S    | S    |
      When <side> ends its movement
      Then it is accepted

      Examples:
        | side        | turn                |
        | the offense | the Snap Game-Turn  |
        | the defense | the Snap Game-Turn  |
        | the offense | a Contact Game-Turn |
        | the defense | a Contact Game-Turn |
        | the offense | a Pass Game-Turn    |
        | the defense | a Pass Game-Turn    |

    @5.0.1 @case:a-movement-ends-with-men-gone-injured-neutralized-and-hit-on-both-sides
    Scenario Outline: A movement can end with absent, injured, neutralized and Hit men of both sides
      Given it is <side>'s movement in <turn>
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #31 is neutralized 2
      And the defense's #26 is neutralized 3
      And the offense's #66 is Hit
      And the defense's #91 is Hit
      When <side> ends its movement
      Then it is accepted

      Examples:
        | side        | turn                |
        | the offense | the Snap Game-Turn  |
        | the defense | the Snap Game-Turn  |
        | the offense | a Contact Game-Turn |
        | the defense | a Contact Game-Turn |
        | the offense | a Pass Game-Turn    |
        | the defense | a Pass Game-Turn    |

    @T.recovery.use @case:a-recovery-begins-with-men-gone-injured-neutralized-and-hit-on-both-sides
    Scenario Outline: A recovery can begin with absent, injured, neutralized and Hit men of both sides
      Given it is <side>'s neutralization recovery in a Contact Game-Turn
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #31 is neutralized 2
      And the defense's #26 is neutralized 3
      And the offense's #66 is Hit
      And the defense's #91 is Hit
      When <side>'s <man> rolls for recovery: the dice show 9
      Then it is accepted

      Examples:
        | side        | man |
        | the offense | #31 |
        | the defense | #26 |

    @T.recovery.use
    Scenario Outline: A recovery begins with all men except the carrier neutralized
      Given it is <side>'s neutralization recovery in <turn>
      And all of the offense's men but #12 are neutralized 4
      And all of the defense's men but nobody are neutralized 4
      When <side>'s <man> rolls for recovery: the dice show <dice>
      Then <side>'s <man> <result>

      Examples:
        | side        | turn                | man | dice | result     |
        | the offense | a Contact Game-Turn | #85 | 12   | is injured |
        | the defense | a Contact Game-Turn | #26 | 12   | is injured |
        | the defense | the Snap Game-Turn  | #91 | 12   | is injured |
        | the defense | a Pass Game-Turn    | #64 | 12   | is injured |

    @T.recovery.use @case:a-recovery-is-over-with-the-last-man-of-both-sides-on-the-field
    Scenario Outline: A side's neutralization recovery ends after the roll of its last man
      Given it is <side>'s neutralization recovery in <turn>
      And all of the offense's men but #12 and #36 are injured
      And all of the defense's men but #26 are off the field
      And <side>'s <man> is neutralized 1
      When <side>'s <man> rolls for recovery: the dice show 7
      Then it is <next>

      Examples:
        | side        | turn                | man | next                          |
        | the offense | a Contact Game-Turn | #36 | the offense's pass commitment |
        | the defense | a Contact Game-Turn | #26 | the defense's movement        |
        | the defense | the Snap Game-Turn  | #26 | the defense's movement        |
        | the defense | a Pass Game-Turn    | #26 | the defense's movement        |

    @5.13.1.B.1 @case:a-commitment-is-made-with-men-gone-injured-neutralized-and-hit-on-both-sides
    Scenario Outline: A pass commitment is possible with absent, injured, neutralized and Hit men
      Given it is the offense's pass commitment
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #31 is neutralized 2
      And the defense's #26 is neutralized 3
      And the offense's #66 is Hit
      And the defense's #91 is Hit
      When the offense commits to <pass>
      Then it is the offense's movement

      Examples:
        | pass                         |
        | no pass                      |
        | a forward pass aimed at 1640 |

    @8.0.3 @case:a-passive-contact-is-made-with-another-one-on-record-and-one-to-come
    Scenario Outline: The second of three passive contacts is resolved before the third
      Given it is the offense's passive contact resolution in <turn>
      And the offense's #12 stands on 1440
      And the defense's #5 stands on 1440
      And the offense's #36 stands on 1640
      And the defense's #26 stands on 1640
      And the offense's #31 has made his passive contact
      And the offense's #31 is <gone>
      And the offense's #85 stands on 2440
      And the offense's #85 is Hit
      And the defense's #11 stands on 2440
      And the defense's #11 is neutralized 4
      And the defense's #13 is <gone>
      When the offense's #36 contacts the man on his hex: the dice show 7
      Then it is the offense's passive contact resolution

      Examples:
        | turn                | gone          |
        | a Contact Game-Turn | off the field |
        | a Pass Game-Turn    | injured       |

    @5.12.2.D @case:a-target-hex-is-recorded-with-men-gone-injured-neutralized-and-hit
    Scenario Outline: A target hex can be recorded with absent, injured, neutralized and Hit men
      Given the offense is to record its target hexes
      And the target hexes read <first>
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #31 is neutralized 2
      And the defense's #26 is neutralized 3
      And the offense's #66 is Hit
      And the defense's #91 is Hit
      And the offense's #21 has a dummy ball
      When the offense records the target hex <hex>
      Then it is accepted

      Examples:
        | first   | hex  |
        | nowhere | 0101 |
        | 0101    | 3766 |

    @5.12.2.D
    Scenario: The second target hex is recorded with one man left on each side
      Given the offense is to record its target hexes
      And the target hexes read 3795
      And all of the offense's men but #12 are injured
      And all of the defense's men but #26 are off the field
      When the offense records the target hex 0195
      Then it is the offense's pass commitment

  Rule: Unusual valid positions of passes

    @9.4.R.5 @case:the-ball-of-a-long-pass-is-lifted-with-men-gone-injured-neutralized-and-hit
    Scenario Outline: Absent, injured, neutralized and Hit men do not prevent a long pass
      Given the offense is to throw a short <pass>
      And the offense's #12 stands on <passer> facing <facing>
      And the offense's #21 stands on <receiver> facing N
      And the offense's #77 has a dummy ball
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #31 is neutralized 2
      And the defense's #26 is <mark>
      And the offense's #66 is Hit
      And the defense's #91 is Hit
      When the offense lifts the ball from #12
      Then it is <next>

      Examples:
        | pass    | passer | facing | receiver | mark          | next                                  |
        | pass    | 1929   | N      | 1940     | neutralized 3 | the defense's neutralization recovery |
        | lateral | 2026   | NW     | 1226     | neutralized 3 | the defense's neutralization recovery |
        | pass    | 1929   | N      | 1940     | Hit           | the defense's movement                |
        | lateral | 2026   | NW     | 1226     | Hit           | the defense's movement                |

    @T.pass.C @case:a-pass-is-caught-with-all-but-two-men-of-the-offense-gone-and-one-defender-left
    Scenario Outline: A pass is caught with only two offensive men and one defender left
      Given the offense is to throw a <length> <pass>
      And all of the offense's men but #12 and #36 are <gone>
      And all of the defense's men but #26 are <gone>
      And the offense's #12 stands on <passer> facing <facing>
      And the offense's #36 stands on <receiver> facing N
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

      Examples:
        | length | pass    | gone          | passer | facing | receiver |
        | short  | pass    | off the field | 1925   | N      | 1929     |
        | short  | lateral | injured       | 2026   | NW     | 1826     |
        | long   | pass    | injured       | 1929   | N      | 1940     |
        | long   | lateral | off the field | 2026   | NW     | 1226     |

    @9.5.AA.3 @case:an-interception-is-tried-with-men-gone-injured-neutralized-and-hit
    Scenario Outline: An interception can be tried with absent, injured, neutralized and Hit men
      Given the defense is to try an interception of the pass from #12 to #31
      And the offense's #31 stands on 1640
      And the defense's #26 stands on 1641
      And the defense's #89 stands on 1540
      And the defense's #89 is neutralized 4
      And the defense's #5 stands on 1740
      And the defense's #5 is Hit
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #66 is Hit
      And the offense's #65 is neutralized 1
      And the offense's #12 has kept 0 points
      When the defense's <man> tries to intercept: the dice show <dice>
      Then the play has ended with <end>

      Examples:
        | man | dice | end                |
        | #26 | 7    | an interception    |
        | #26 | 2    | an incomplete pass |

    @9.5.AA.2
    Scenario: An interception is tried by the last man of the defense
      Given the defense is to try an interception of the pass from #12 to #31
      And the offense's #31 stands on 1640
      And the offense's #31 is neutralized 4
      And the defense's #26 stands on 1641
      And all of the offense's men but #12 and #31 are injured
      And all of the defense's men but #26 are off the field
      When the defense's #26 tries to intercept: the dice show 2
      Then it is accepted

  Rule: Unusual valid positions of a loose ball

    @7.1.A @case:a-ball-is-loose-with-points-on-record-of-a-man-who-is-gone
    Scenario Outline: A position with a loose ball is valid despite points recorded for absent men
      Given it is the defense's movement for the ball that #12 has fumbled in a Pass Game-Turn
      And the offense's #36 has kept 3 points
      And the offense's #36 is <gone>
      And the offense's #31 has kept 0 points
      And the offense's #31 is neutralized 4
      And the defense's #5 is <gone>
      When the defense's #26 moves to 1644
      Then the defense's #26 stands on 1644

      Examples:
        | gone          |
        | off the field |
        | injured       |

    @5.2.4 @case:nobody-goes-for-a-ball-at-the-edge-of-the-map
    Scenario Outline: A position with a loose ball at the map's edge is valid
      Given the offense's #12 stands on <hex>
      And it is the defense's movement for the ball that #12 has fumbled in <turn>
      And all of the offense's men but #12 and #36 are off the field
      And the offense's #36 is Hit
      And all of the defense's men but #26 and #91 are injured
      And the defense's #91 is neutralized 4
      When the defense ends its movement: the dice show 7, then 8
      Then it is accepted

      Examples:
        | hex  | turn                |
        | 0130 | the Snap Game-Turn  |
        | 3760 | a Contact Game-Turn |
        | 0195 | a Pass Game-Turn    |

    @12.C1.3 @case:a-ball-is-picked-up-with-men-gone-neutralized-and-hit-around-it
    Scenario Outline: A fumble is picked up despite absent, neutralized and Hit men
      Given the offense's #12 stands on <hex>
      And the offense's #12 is neutralized 4
      And the offense's #31 is injured
      And the defense's #91 stands on <first> facing <way of the first>
      And the defense's #99 stands on <second> facing <way of the second>
      And the defense's #99 is Hit
      And the defense's #94 stands on <third> facing S
      And the defense's #94 is neutralized 1
      And the defense is to pick up the ball that #12 has fumbled, with #91 and #99
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the defense's #13 is injured
      And the offense's #36 is Hit
      When the defense's #91 picks up the ball: the dice show 7, then 8
      Then the ball is down on <hex>, and the play is over

      Examples:
        | hex  | first | way of the first | second | way of the second | third |
        | 1440 | 1441  | S                | 1340   | NE                | 1440  |
        | 3740 | 3741  | S                | 3739   | N                 | 3640  |

  Rule: Unusual valid positions after the play

    @5.2.1 @case:a-play-has-ended-with-men-gone-injured-neutralized-and-hit
    Scenario Outline: A play can have ended with absent, injured, neutralized and Hit men
      Given <stage>
      And the play is over, and <seat> has won
      And the play has ended with <end>
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #12 is neutralized 4
      And the defense's #26 is neutralized 3
      And the offense's #66 is Hit
      And the defense's #91 is Hit
      When the offense's #31 moves to 2029
      Then it is refused under 5.2.1

      Examples:
        | stage                                               | seat | end                    |
        | it is the offense's movement in a Contact Game-Turn | home | a tackle               |
        | it is the defense's movement in a Contact Game-Turn | away | the ball out of bounds |
        | it is the defense's movement in the Snap Game-Turn  | away | a fumble               |
        | it is the offense's movement in the Snap Game-Turn  | home | the ball downed        |
        | it is the defense's movement in a Contact Game-Turn | away | an incomplete pass     |
        | it is the offense's movement in a Contact Game-Turn | away | an interception        |
        | the offense is to throw a short lateral             | away | no pass                |
        | it is the offense's pass commitment                 | home | a touchdown            |

    @9.4.R.3 @case:no-pass-is-thrown-with-men-gone-injured-neutralized-and-hit-on-both-sides
    Scenario Outline: A play ends without a pass despite absent, injured, neutralized and Hit men
      Given the offense is to throw a <length> pass
      And the offense's #85 is off the field
      And the defense's #11 is off the field
      And the offense's #36 is injured
      And the defense's #13 is injured
      And the offense's #31 is neutralized 2
      And the defense's #26 is neutralized 3
      And the offense's #66 is Hit
      And the defense's #91 is Hit
      When the offense throws no pass
      Then the play has ended with no pass

      Examples:
        | length |
        | long   |

  Rule: Unusual valid positions with away on offense

    @5.0.1 @case:away-attacks-with-its-last-man-against-the-last-man-of-home
    Scenario Outline: With one man left on each side, a movement ends with away on offense
      Given it is <side>'s movement in <turn>
      And away is on offense
      And all of the offense's men but #12 are off the field
      And all of the defense's men but #26 are injured
      And <side>'s <man> has moved and has 0 points left
      When <side> ends its movement
      Then it is accepted

      Examples:
        | side        | turn                | man |
        | the offense | the Snap Game-Turn  | #12 |
        | the defense | the Snap Game-Turn  | #26 |
        | the offense | a Contact Game-Turn | #12 |
        | the defense | a Contact Game-Turn | #26 |
        | the offense | a Pass Game-Turn    | #12 |
        | the defense | a Pass Game-Turn    | #26 |

    @5.13.1.B.1 @case:away-commits-with-its-last-man-against-the-last-man-of-home
    Scenario Outline: With one man left on each side, away may commit itself to a pass
      Given it is the offense's pass commitment
      And away is on offense
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And all of the offense's men but #12 are injured
      And all of the defense's men but #26 are off the field
      And the defense's #26 is neutralized 4
      When the offense commits to <pass>
      Then it is the offense's movement

      Examples:
        | pass                         |
        | no pass                      |
        | a lateral pass               |
        | a forward pass aimed at 2240 |

    @9.4.R.3 @case:away-throws-no-pass-with-its-last-man-against-the-last-man-of-home
    Scenario Outline: With one man left on each side, away ends the play without a pass
      Given the offense is to throw a <length> <pass>
      And away is on offense
      And all of the offense's men but #12 are injured
      And all of the defense's men but #26 are off the field
      When the offense throws no pass
      Then the play has ended with no pass

      Examples:
        | length | pass    |
        | long   | pass    |
        | long   | lateral |
        | short  | pass    |
        | short  | lateral |

    @9.5.AA.3 @case:a-lateral-that-nobody-has-announced-is-intercepted-after-a-forward-pass
    Scenario Outline: A lateral that nobody announced can be intercepted although a forward pass came before
      Given the reading TF-A42 is lateral-anytime
      And the defense is to try an interception of the pass from #12 to #31
      And away is on offense
      And a lateral pass is announced, and its target reads nowhere
      And #12 is named to pass to #31
      And the length of the pass reads thrown
      And the type of the Game-Turn reads contact
      And the offense has selected Pass Blocking and Forward Pass
      And a forward pass has been tried
      And the offense's #31 stands on 1727
      And the offense's #36 is injured
      And the defense's #26 stands on <hex>
      And the defense's #13 is off the field
      When the defense's #26 tries to intercept: the dice show 7
      Then the ball is down on <hex>, and the play is over

      Examples:
        | hex  |
        | 1727 |
        | 1728 |
        | 1724 |
