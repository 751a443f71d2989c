Feature: Committing to a pass
  A pass is announced before the men move, forward or lateral, and binds.

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

  Rule: The commitment to a pass

    @9.4.R.2 @9.4.Z.2 @case:a-forward-pass-is-announced-with-its-target-and-the-ball-marker-is-turned-up
    Scenario: Announcing a forward pass turns up the ball-play marker, not the targets
      Given it is the offense's pass commitment
      When the offense commits to a forward pass aimed at 1640
      Then it is the offense's movement
      And the Game-Turn is a Pass Game-Turn
      And the ball-play marker has been turned up
      When the defense looks at the table
      Then the target hexes are not shown

    @9.4.R.2 @case:a-lateral-pass-has-no-target-and-turns-nothing-up
    Scenario: An announced lateral pass shows no marker
      Given it is the offense's pass commitment
      When the offense commits to a lateral pass
      Then it is the offense's movement
      And the Game-Turn is a Pass Game-Turn
      And the ball-play marker has not been turned up

    @9.4.Z.1 @9.4.Z.2 @case:the-true-target-is-one-of-the-two-that-were-recorded
    Scenario Outline: The true target must be one of the two recorded hexes
      Given it is the offense's pass commitment
      When the offense tries to commit to a forward pass aimed at <hex>
      Then it is refused under 5.13.1.B.2

      Examples:
        | hex  |
        | 1641 |
        | 1930 |

    @5.13.1.B.2 @case:only-a-forward-pass-has-a-target
    Scenario Outline: Only a forward pass has a target hex
      Given it is the offense's pass commitment
      When the offense tries to commit to <what> aimed at 1640
      Then it is refused under 5.13.1.B.2

      Examples:
        | what           |
        | a lateral pass |
        | no pass        |

    @9.4.S.3 @4.4.2 @case:a-second-forward-pass-is-not-committed-to
    Scenario: After a forward pass, the offense may not announce a second forward pass
      Given it is the offense's pass commitment
      And a forward pass has been tried
      When the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 9.4.S.3

    @9.4.R.2 @case:a-lateral-is-after-a-forward-pass-too
    Scenario: A lateral may be announced after a forward pass
      Given it is the offense's pass commitment
      And a forward pass has been tried
      When the offense commits to a lateral pass
      Then the Game-Turn is a Pass Game-Turn

    @9.4.S.3 @4.4.2 @case:the-forward-pass-that-was-caught-is-the-one
    Scenario: After a caught forward pass, a second forward pass is refused
      Given the offense is to throw a short pass
      And the offense's #36 stands on 1929
      When the offense's #12 passes to #36: the dice show 3
      And the defense ends its movement
      And the offense tries to commit to a forward pass aimed at 2240
      Then it is refused under 9.4.S.3

    @9.4.S.2 @9.4.R.2 @4.4.3 @case:pass-game-turn-may-follow-pass-game-turn
    Scenario: A Pass Game-Turn may follow a Pass Game-Turn
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #36
      And the offense's #36 stands on 1625
      When the offense's #12 passes to #36: the dice show 3
      And the defense ends its movement
      And the offense commits to a lateral pass
      And the offense ends its movement
      And the offense's #36 passes to #12: the dice show 5
      Then the offense's #12 has the ball

    @9.4.R.2 @case:however-many-laterals-have-been-caught-another-may-be-thrown
    Scenario: A lateral may be announced after caught laterals
      Given it is the offense's pass commitment
      And it is Game-Turn 9
      And a lateral has been caught
      When the offense commits to a lateral pass
      Then the Game-Turn is a Pass Game-Turn

    @9.4.Y.2 @case:no-forward-pass-once-a-man-who-may-not-receive-has-been-beyond-the-line
    Scenario: A forward pass is refused after an ineligible man crossed the line
      Given it is the offense's pass commitment
      And an ineligible man has been across the line
      When the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 9.4.Y.2

    @9.4.R.2 @case:but-a-lateral
    Scenario: After an ineligible man has crossed the line, a lateral may still be announced
      Given it is the offense's pass commitment
      And an ineligible man has been across the line
      When the offense commits to a lateral pass
      Then the Game-Turn is a Pass Game-Turn

    @5.13.1.B.1 @case:the-defense-commits-to-nothing
    Scenario: The defense may not announce a pass
      Given it is the offense's pass commitment
      When the defense tries to commit to a lateral pass
      Then it is refused under 5.13.1.B.1

    @9.0.general.3 @case:men-who-move-do-not-throw
    Scenario Outline: A pass may not be thrown in a movement phase
      Given it is the offense's movement in <turn>
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.0.general.3

      Examples:
        | turn                |
        | the Snap Game-Turn  |
        | a Contact Game-Turn |
        | a Pass Game-Turn    |

    @9.4.R.1 @case:nor-is-a-pass-announced-when-the-phase-is-past
    Scenario Outline: A pass is not announced after the pass commitment
      Given it is the offense's movement in <turn>
      When the offense tries to commit to a lateral pass
      Then it is refused under 9.4.R.1

      Examples:
        | turn                |
        | the Snap Game-Turn  |
        | a Contact Game-Turn |
        | a Pass Game-Turn    |

    @9.4.R.2 @9.4.R.3 @case:who-has-committed-himself-and-throws-nothing-has-ended-the-play
    Scenario: The play ends if the offense announces a pass but throws no pass
      Given it is the offense's pass commitment
      When the offense commits to a lateral pass
      And the offense ends its movement
      And the offense throws no pass
      Then the ball is down on 1925, and the play is over
      And the gain is -5 hexes
      And the play has ended with no pass
      And the ball is still the offense's

  Rule: Men who may not receive a pass, and the line

    @9.4.Y.1 @case:his-step-over-the-line-bars-the-forward-pass-for-good
    Scenario Outline: Under TF-A66 soft-permanent, an ineligible man's crossing of the line is recorded
      Given the reading TF-A66 is soft-permanent
      And the offense's #<man> stands on <from>
      When the offense's #<man> moves to <to>
      Then an ineligible man has been across the line

      Examples:
        | case       | man | from | to   |
        | the centre | 51  | 1930 | 1931 |
        | a tackle   | 77  | 2630 | 2631 |

    @9.4.R.2 @case:an-eligible-man-may-cross-it
    Scenario Outline: An eligible man beyond the line does not prevent a forward pass
      Given the offense's #<man> stands on <from>
      When the offense's #<man> moves to <to>
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to a forward pass aimed at 1640
      Then the Game-Turn is a Pass Game-Turn

      Examples:
        | case                  | man | from | to   |
        | an end of the line    | 21  | 1130 | 1131 |
        | the other end         | 83  | 2530 | 2531 |
        | a back                | 36  | 0830 | 0831 |

    @9.4.R.2 @case:his-step-along-the-line-or-behind-it-bars-nothing
    Scenario: If an ineligible man steps behind the line, a forward pass stays possible
      Given the offense's #77 stands on 2630
      When the offense's #77 moves to 2530
      And the offense ends its movement
      And the defense ends its movement
      And the offense commits to a forward pass aimed at 1640
      Then the Game-Turn is a Pass Game-Turn

    @9.4.Y.2 @case:a-man-who-is-beyond-it-by-reading
    Scenario Outline: An ineligible man beyond the line prevents a forward pass
      Given the reading TF-A66 is <reading>
      And it is the offense's pass commitment
      And an ineligible man has been across the line
      And the offense's #51 stands on 1932
      When the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 9.4.Y.2

      Examples:
        | reading        |
        | soft-permanent |
        | soft-current   |

    @9.4.Y.2 @case:a-man-who-has-come-back-bars-it-still
    Scenario: Under TF-A66 soft-permanent, an ineligible man who has returned still bars a forward pass
      Given the reading TF-A66 is soft-permanent
      And it is the offense's pass commitment
      And an ineligible man has been across the line
      When the offense tries to commit to a forward pass aimed at 1640
      Then it is refused under 9.4.Y.2

    @9.4.R.2 @case:where-only-those-who-are-there-count-he-bars-it-no-more
    Scenario: Under TF-A66 soft-current, an ineligible man who has returned bars no forward pass
      Given the reading TF-A66 is soft-current
      And it is the offense's pass commitment
      And an ineligible man has been across the line
      When the offense commits to a forward pass aimed at 1640
      Then the Game-Turn is a Pass Game-Turn

    @9.4.R.2 @case:there-an-eligible-man-beyond-the-line-bars-nothing
    Scenario: Under TF-A66 soft-current, an eligible man beyond the line allows a pass
      Given the reading TF-A66 is soft-current
      And it is the offense's pass commitment
      And the offense's #85 stands on 2440
      When the offense commits to a forward pass aimed at 1640
      Then the Game-Turn is a Pass Game-Turn

    @9.4.Y.1 @case:where-he-is-banned-he-does-not-step-there
    Scenario: Under TF-A66 hard-ban, an ineligible man may not cross the line
      Given the reading TF-A66 is hard-ban
      When the offense's #51 moves to 1931
      Then it is refused under 9.4.Y.1

    @7.1.A @case:the-ban-is-for-those-who-may-not-receive
    Scenario: Under TF-A66 hard-ban, an eligible man may cross the line
      Given the reading TF-A66 is hard-ban
      And the offense's #83 stands on 2530
      When the offense's #83 moves to 2531
      Then the offense's #83 stands on 2531

    @9.4.X.1 @case:where-they-are-named-at-the-commitment-both-are-on-the-field
    Scenario Outline: Under TF-A64 name-at-commitment, a named man must be on the field
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's pass commitment
      And the eligible passers of the snap were #12 and #31
      And the offense's #<gone> is off the field
      When the offense tries to commit to a lateral pass from #<man> to #<receiver>
      Then it is refused under 9.4.X.1

      Examples:
        | case         | gone | man | receiver |
        | the passer   | 31   | 31  | 36       |
        | the receiver | 36   | 12  | 36       |

    @9.4.Y.2 @9.4.R.3 @case:a-man-who-crosses-after-the-commitment-makes-the-pass-impossible
    Scenario: An ineligible man who crosses the line after the commitment makes the pass impossible
      Given it is the offense's pass commitment
      And the offense's #77 stands on 2630
      And the offense's #36 stands on 1929
      When the offense commits to a forward pass aimed at 1640
      And the offense's #77 moves to 2631
      And the offense ends its movement
      And the offense tries to pass from #12 to #36
      Then it is refused under 9.4.Y.2
      When the offense throws no pass
      Then the ball is down on 1925, and the play is over
