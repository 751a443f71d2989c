Feature: Invalid positions with a loose ball
  A loose ball lies where its fumbler stands, and only men who have struck him may pick it up.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1440 | 1828 | 1439 |
      | N    | N    | N    | N    | N    | N    | N    | N    | S    | N    | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 1442 | 1645 | 2245 |

  Rule: Hexes where a loose ball is invalid

    @12.C1.1 @case:not-in-another-hex-than-the-mans-who-has-fumbled-it
    Scenario: A position is invalid if a loose ball lies away from the fumbler's hex
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the offense's #12 stands on 1441
      When the position is put on the table
      Then it is refused under 12.C1.1

    @12.C1.1 @case:not-with-a-man-who-is-not-on-the-field
    Scenario: A position is invalid if the man who fumbled is off the field
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the offense's #12 is off the field
      When the position is put on the table
      Then it is refused under 12.C1.1

    @4.3.1 @case:not-loose-in-a-phase-of-the-offense
    Scenario Outline: A position with a loose ball in a phase of the offense is invalid
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And <stage>
      When the position is put on the table
      Then it is refused under 4.3.1

      Examples:
        | stage                                           |
        | it is the offense's movement in a Contact Game-Turn |
        | it is the offense's pass commitment             |
        | the offense is to throw a short pass            |

    @4.3.1 @case:not-carried-where-men-are-to-pick-it-up
    Scenario: While defenders may still pick up a fumble, no man may hold the ball
      Given the defense is to pick up the ball that #12 has fumbled, with #5 and #13
      And the defense's men stand on
        | #5   | #13  |
        | 1441 | 1341 |
        | S    | SE   |
      And the offense's #12 has the ball
      When the position is put on the table
      Then it is refused under 4.3.1

  Rule: Invalid fumblers and men at a loose ball

    @12.A.1 @case:a-fit-and-a-fallen-defender-may-be-at-a-loose-ball
    Scenario: An active and a neutralized defender may share a loose ball's hex
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #13 stands on 1440
      And the defense's #13 is neutralized 1
      And the defense's #5 stands on 1440
      When the defense ends its movement: the dice show 6
      Then the ball is the defense's

    @7.5.1 @case:two-fit-defenders-are-not-at-a-loose-ball
    Scenario: A position with two active defenders in a loose ball's hex is invalid
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #13 stands on 1440
      And the defense's #5 stands on 1440
      When the position is put on the table
      Then it is refused under 7.5.1

    @7.5.1 @case:under-tf-e31-any-man-a-fallen-defender-is-alone-at-a-loose-ball
    Scenario: Under TF-E31 any-man, a position with two defenders at a loose ball is invalid
      Given the reading TF-E31 is any-man
      And it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And the defense's #13 stands on 1440
      And the defense's #13 is neutralized 1
      And the defense's #5 stands on 1440
      When the position is put on the table
      Then it is refused under 7.5.1

    @7.5.1 @case:a-fallen-man-shares-no-other-hex-with-a-man-of-his-side
    Scenario Outline: Two teammates in a hex make a position invalid, except defenders at a fumble
      Given it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      And <one> stands on <hex>
      And <other> stands on <hex>
      And <other> is neutralized 1
      When the position is put on the table
      Then it is refused under 7.5.1

      Examples:
        | case                        | one               | other             | hex  |
        | defenders next to the ball  | the defense's #5  | the defense's #13 | 1441 |
        | the offense's men at it     | the offense's #12 | the offense's #36 | 1440 |

    @5.2.1 @case:after-the-recovery-a-fit-and-a-fallen-defender-are-still-there
    Scenario: After a fumble is recovered, two defenders may be in the ball's hex
      Given the play is over, and away has won
      And the play has ended with a fumble
      And the ball is down on 1440
      And the defense's #13 stands on 1440
      And the defense's #13 is neutralized 1
      And the defense's #5 stands on 1440
      When the offense's #85 moves to 2430
      Then it is refused under 5.2.1

    @7.5.1 @case:after-another-end-or-elsewhere-two-defenders-do-not-share-a-hex
    Scenario Outline: Two defenders in one hex after the play are valid only after a fumble
      Given the play is over, and away has won
      And the ball is down on <hex>
      And the play has ended with <end>
      And the defense's #13 stands on 1440
      And the defense's #13 is neutralized 1
      And the defense's #5 stands on 1440
      When the position is put on the table
      Then it is refused under 7.5.1

      Examples:
        | hex  | end      |
        | 1440 | a tackle |
        | 1441 | a fumble |

  Rule: A loose ball where the play would be over

    @14.32.event.1 @case:not-with-a-man-beyond-the-goal-line
    Scenario: A position with the carrier beyond the goal line is invalid
      Given the offense's #12 stands on 1461
      When the position is put on the table
      Then it is refused under 14.32.event.1

    @14.32.event.1 @case:not-loose-beyond-the-goal-line
    Scenario: A position with a loose ball beyond the goal line is invalid
      Given the offense's #12 stands on 1461
      And it is the defense's movement for the ball that #12 has fumbled in a Contact Game-Turn
      When the position is put on the table
      Then it is refused under 14.32.event.1

    @7.1.A @case:where-only-leaving-the-field-scores-a-man-may-have-it-beyond-the-goal-line
    Scenario Outline: Under TF-A91 edge-only and exit-only-for-runs, a carrier may be beyond the goal line
      Given the reading TF-A91 is <key>
      And the offense's #12 stands on 1461 facing N
      When the offense's #12 moves to 1462
      Then the offense's #12 stands on 1462
      And it is the offense's movement

      Examples:
        | key                |
        | exit-only-for-runs |
        | edge-only          |

    @7.1.A @case:a-dummy-may-be-beyond-the-goal-line
    Scenario: A man with a dummy may be beyond the goal line
      Given the offense's #31 has a dummy ball
      And the offense's #31 stands on 1461 facing N
      When the offense's #31 moves to 1462
      Then the offense's #31 has a dummy ball

    @9.4.T.2 @case:where-who-is-hit-does-not-keep-the-ball-nobody-has-it-who-is
    Scenario Outline: Under TF-A27 no-ball, a position with a Hit carrier is invalid
      Given the reading TF-A27 is no-ball
      And the offense's #31 has a dummy ball
      And the offense's #<man> is Hit
      When the position is put on the table
      Then it is refused under 9.4.T.2

      Examples:
        | case    | man |
        | in hand | 12  |
        | a dummy | 31  |

  Rule: Invalid lists of defenders who may pick up a fumble

    @12.C1.3 @case:a-choice-is-between-two-or-more
    Scenario Outline: The list of defenders who may take a fumble must name two different men
      Given the offense's #12 faces S
      And the defense is to pick up the ball that #12 has fumbled, with <men>
      And the defense's #5 stands on 1441
      When the position is put on the table
      Then it is refused under 12.C1.3

      Examples:
        | case        | men       |
        | one man     | #5        |
        | one twice   | #5 and #5 |
        | nobody      | nobody    |

    @12.proc.4 @case:they-have-him-before-them
    Scenario Outline: A defender who may pick up a fumble must face the fumbler's hex
      Given the offense's #12 faces S
      And the defense is to pick up the ball that #12 has fumbled, with #5 and #13
      And the defense's #5 stands on 1441
      And the defense's #13 stands on <hex> facing <facing>
      When the position is put on the table
      Then it is refused under 12.proc.4

      Examples:
        | case        | hex  | facing |
        | looking off | 1341 | S      |
        | far away    | 1135 | S      |

    @12.proc.4 @case:the-first-of-the-men-at-the-ball-has-it-before-him-as-well
    Scenario Outline: The first of two defenders who may pick up a fumble must face it
      Given the offense's #12 faces S
      And the defense is to pick up the ball that #12 has fumbled, with #13 and #5
      And the defense's #5 stands on 1441
      And the defense's #13 stands on <hex> facing <facing>
      When the position is put on the table
      Then it is refused under 12.proc.4

      Examples:
        | case        | hex  | facing |
        | looking off | 1341 | S      |
        | far away    | 1135 | S      |

    @12.proc.4 @case:they-are-on-the-field
    Scenario: A position is invalid if an off-field defender is listed to take a fumble
      Given the offense's #12 faces S
      And the defense is to pick up the ball that #12 has fumbled, with #5 and #13
      And the defense's #5 stands on 1441
      And the defense's #13 is off the field
      When the position is put on the table
      Then it is refused under 12.proc.4

    @12.proc.4 @case:they-are-not-neutralized
    Scenario: A position is invalid if a defender listed to take a fumble is neutralized
      Given the offense's #12 faces S
      And the defense is to pick up the ball that #12 has fumbled, with #5 and #13
      And the defense's #5 stands on 1441
      And the defense's #13 stands on 1341 facing SE
      And the defense's #13 is neutralized 1
      When the position is put on the table
      Then it is refused under 12.proc.4

    @12.A.1 @case:who-has-it-is-told-by-the-rule-of-the-side-that-threw
    Scenario Outline: The explanation of a defensive recovery cites no recovery by the offense
      Given the offense's #12 faces S
      And the defense is to pick up the ball that #12 has fumbled, with #5 and #13
      And the defense's #5 stands on 1441
      And the defense's #13 stands on 1341 facing SE
      When the defense, given 2d6 5, asks by which rules to pick up the ball with #<man>
      Then the explanation cites 12.A.1
      And the explanation does not cite 12.B.1

      Examples:
        | man |
        | 5   |
        | 13  |

    @12.C1.3 @case:if-two-of-them-are-one-picks-it-up
    Scenario: One of two defenders in reach takes the fumbled ball
      Given the offense's #12 faces S
      And the defense is to pick up the ball that #12 has fumbled, with #5 and #13
      And the defense's #5 stands on 1441
      And the defense's #13 stands on 1341 facing SE
      When the defense's #13 picks up the ball: the dice show 5
      Then the ball is down on 1341, and the play is over
