Feature: The order of a pass
  A short pass is thrown before the defense moves, a long one after it.

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

  Rule: The phases of a long pass and of a short pass

    @9.4.U.2 @9.0.general.3 @case:a-short-pass-is-thrown-before-the-defense-moves-and-its-catcher-may-then-be-contacted
    Scenario: A defender may contact the receiver right after a short pass
      Given the offense is to throw a short lateral
      And the defense's #89 stands on 1525 facing SE
      When the offense's #12 passes to #36: the dice show 7
      Then it is the defense's movement
      And the offense's #36 has the ball
      When the defense's #89 contacts #36: the dice show 8, and 7 for the fumble
      Then the ball is down on 1624, and the play is over

    @9.4.R.5 @9.4.U.3 @9.0.proc.3.4 @3.32.8 @case:a-long-pass-is-lifted-and-thrown-after-the-defense-has-moved
    Scenario: The passer of a long pass is named, and throws after the defense's movement
      Given the offense is to throw a short pass
      And the offense's #21 stands on 1640
      When the offense lifts the ball from #12
      Then it is the defense's movement
      When the defense's #26 moves to 1644
      And the defense ends its movement
      Then the offense is to throw a long pass
      When the offense's #12 passes to #21: the dice show 7
      Then the offense's #21 has the ball
      And it is the offense's pass commitment
      And it is Game-Turn 5

    @9.4.U.3 @T.deductions.4 @case:what-the-defense-does-before-a-long-pass-counts-in-it
    Scenario: The defense's movement before a long pass changes its net points
      Given it is the defense's movement in a Pass Game-Turn
      And the ball has been lifted from #12
      And the offense's #21 stands on 1640
      Then the net points of a pass from #12 to #21 are 13
      When the defense's #26 moves to 1641 by way of 1644, 1643 and 1642
      And the defense ends its movement
      Then the net points of a pass from #12 to #21 are 11

    @9.4.R.5 @case:a-forward-pass-from-the-announcement-to-the-throw
    Scenario: A forward pass can be announced, thrown and incomplete in one Game-Turn
      Given it is the offense's pass commitment
      And the offense's #21 stands on 1634
      When the offense commits to a forward pass aimed at 1640
      Then the ball-play marker has been turned up
      When the offense's #21 moves to 1639 by way of 1635, 1636, 1637 and 1638
      And the offense ends its movement
      And the offense lifts the ball from #12
      Then the coverage marker has been turned up
      When the defense ends its movement
      And the offense's #12 passes to #21: the dice show 12
      Then the ball is down on 1930, and the play is over
      And the gain is 0 hexes
      And the play has ended with an incomplete pass
      And the ball is still the offense's

    @9.0.proc.3.4 @case:the-man-it-was-lifted-from-throws-and-nobody-else
    Scenario: Only the man named as passer may throw the long pass
      Given the offense is to throw a long lateral
      And the eligible passers of the snap were #12 and #31
      And the ball has been lifted from #12
      And the offense's #36 stands on 1324
      When the offense tries to pass from #31 to #36
      Then it is refused under 9.0.proc.3.4

    @9.0.proc.3.4 @case:it-is-lifted-from-the-man-with-the-real-ball
    Scenario Outline: Only the man with the real ball may be named for a long pass
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #31
      And the offense's #31 has a dummy ball
      When the offense tries to lift the ball from #<man>
      Then it is refused under 9.0.proc.3.4

      Examples:
        | case                 | man |
        | a man with a dummy   | 31  |
        | a man with no marker | 36  |

    @9.4.R.3 @case:nor-from-a-man-who-may-not-pass
    Scenario: An ineligible man with the ball may not be named for a long pass
      Given the offense is to throw a short lateral
      And the offense's #31 has the ball
      When the offense tries to lift the ball from #31
      Then it is refused under 9.4.R.3

    @9.0.general.0 @case:the-defense-lifts-nothing
    Scenario: The defense may not name the passer of a long pass
      Given the offense is to throw a short lateral
      When the defense tries to lift the ball from #12
      Then it is refused under 9.0.general.0

    @9.4.R.3 @case:a-ball-is-not-lifted-where-nobody-is-far-enough-for-a-long-pass
    Scenario: No passer may be named for a long pass without a distant receiver
      Given the offense is to throw a short lateral
      And the offense's men stand on
        | #21  | #85  | #83  | #36  | #31  |
        | 1724 | 1623 | 1523 | 1625 | 1722 |
      When the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.3

    @9.4.R.3 @case:where-no-pass-is-possible-the-play-ends-before-the-defense-has-moved
    Scenario: If the offense throws no pass, the play ends before the defense moves
      Given the offense is to throw a short pass
      And the offense's #12 has kept 0 points
      When the offense throws no pass
      Then the ball is down on 1925, and the play is over
      And the coverage marker has not been turned up
      And the play has ended with no pass

    @9.4.R.3 @case:where-a-long-pass-is-possible-and-the-ball-is-not-lifted-for-it-the-play-ends-too
    Scenario: If a long pass is possible but no passer is named, the play ends
      Given the offense is to throw a short pass
      Then the offense can lift the ball from #12
      When the offense throws no pass
      Then the ball is down on 1925, and the play is over
      And the play has ended with no pass

    @9.4.R.2 @9.4.V.0.2 @case:who-has-thrown-to-whom-is-seen-by-the-defense-as-it-moves
    Scenario: After a short pass, the defense sees passer and receiver
      Given the offense is to throw a short pass
      And the offense's #36 stands on 1928
      When the offense's #12 passes to #36: the dice show 3
      Then it is the defense's movement
      When the defense looks at the table
      Then the passer is shown as #12
      And the receiver of the pass is shown as #36

    @9.4.R.3 @case:who-has-the-ball-lifted-and-does-not-throw-has-ended-the-play-too
    Scenario: If the named passer of a long pass does not throw, the play ends
      Given the offense is to throw a long pass
      And the ball has been lifted from #12
      When the offense throws no pass
      Then the ball is down on 1925, and the play is over
      And the gain is -5 hexes

    @9.4.R.3 @case:and-the-coverage-marker-that-was-turned-up-is-not-one-that-is-never-shown
    Scenario: If a long pass is not thrown, the explanation cites no coverage marker
      Given the offense is to throw a long pass
      And the ball has been lifted from #12
      When the offense asks by which rules to throw no pass
      Then the explanation cites 5.2.1
      And the explanation does not cite 13.G.2

    @9.4.R.2 @9.4.S.2 @case:one-pass-in-a-pass-game-turn
    Scenario: After a short pass, the Pass Game-Turn has no second pass
      Given the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #36
      When the offense's #12 passes to #36: the dice show 7
      And the defense ends its movement
      Then it is the offense's pass commitment

    @9.4.V.4 @9.1.B.2 @5.2.3 @9.4.V.3.2 @case:after-an-incomplete-pass-the-ball-goes-back-to-where-it-was-snapped
    Scenario Outline: After an incomplete pass, the ball returns to the hex of the snap
      Given the offense is to throw a short <kind>
      And the offense's men stand on
        | #12      | #36        |
        | <passer> | <receiver> |
      When the offense's #12 passes to #36: the dice show 12
      Then the ball is down on 1930, and the play is over
      And the gain is 0 hexes
      And the ball is still the offense's
      And the play has ended with an incomplete pass

      Examples:
        | case                    | kind    | passer | receiver |
        | forward behind the line | pass    | 1925   | 1928     |
        | forward over the line   | pass    | 0829   | 0832     |
        | lateral behind it       | lateral | 1925   | 1624     |
        | lateral twelve beyond   | lateral | 0842   | 0541     |

    @9.4.V.0.1 @9.4.V.0.2 @T.pass.C @case:before-the-dice-nobody-has-it
    Scenario: A receiver gets the ball only after the dice roll for the pass
      Given the offense is to throw a short lateral
      When the offense's #12 passes to #36
      Then the dice are to be rolled for the completion
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @9.1.A.5 @9.4.R.2 @9.4.S.2 @case:the-catcher-runs-on-in-the-next-game-turn
    Scenario: A man who caught a pass may move in the next Game-Turn
      Given the offense is to throw a short lateral
      And the offense has selected Pass Blocking and Lateral Pass Left
      When the offense's #12 passes to #36: the dice show 7
      And the defense ends its movement
      And the offense commits to no pass
      And the offense's #36 moves to 1725
      Then the offense's #36 has the ball
      And the offense's #36 has 9 points left

    @9.4.U.3 @T.deductions.3 @case:a-man-who-has-entered-the-passers-hex-is-counted-and-his-contact-comes-after-the-pass
    Scenario: A defender in the passer's hex reduces the net points of a pass
      Given it is the defense's movement in a Pass Game-Turn
      And the ball has been lifted from #12
      And the offense's #21 stands on 1640
      And the defense's #89 stands on 1926 facing S
      When the defense's #89 enters the hex of #12
      And the defense ends its movement
      Then the net points of a pass from #12 to #21 are 11
      When the offense's #12 passes to #21: the dice show 7
      Then the offense's #21 has the ball
      And it is the offense's pass commitment

    @9.4.U.3 @9.4.V.0.2 @14.32.event.1
    Scenario: A catch beyond the goal line is a touchdown
      Given the offense is to throw a long pass
      And the target hexes read 1962 and 2240
      And a forward pass is announced, and its target reads 1962
      And the ball has been lifted from #12
      And the offense's #21 stands on 1962
      Then the net points of a pass from #12 to #21 are 10
      When the offense's #12 passes to #21: the dice show 7
      Then the game is over and home has won under 14.2.6
      And the ball is down on 1962, and the play is over
      And the play has ended with a touchdown

    @8.4.G.2.1 @case:the-man-it-was-lifted-from-is-not-contacted-before-he-throws
    Scenario: The named passer of a long pass may not be contacted before he throws
      Given it is the defense's movement in a Pass Game-Turn
      And the ball has been lifted from #12
      And the offense's #21 stands on 1640
      And the defense's #89 stands on 1926 facing S
      Then the defense's #89 may enter the hex of exactly #12
      When the defense tries to contact #12 with #89
      Then it is refused under 8.4.G.2.1

    @7.5.7 @case:what-the-forced-contact-has-cost-the-passer-is-not-there-for-the-pass
    Scenario: Points paid for a forced contact reduce the passer's points for the pass
      Given it is the offense's passive contact resolution in a Pass Game-Turn
      And the offense's #12 stands on 1925
      And the defense's #64 stands on 1925
      When the offense's #12 contacts the man on his hex: the dice show 9, and 7 for the fumble
      And the offense's #12 turns to NE
      And the offense ends its movement
      Then the offense's #12 has kept 5 points
      When the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.3

    @9.3.N.2.2 @9.0.proc.2 @case:a-hand-off-before-the-pass-costs-both-of-them-a-point-and-the-man-with-the-ball-throws
    Scenario: After a hand-off that costs each man a point, the new carrier throws
      Given it is the offense's movement in a Pass Game-Turn
      And the eligible passers of the snap were #12 and #31
      And the offense's #12 stands on 1925
      And the offense's #31 stands on 1926
      When the offense's #12 hands off to #31: the dice show 7
      And the offense ends its movement
      Then the offense's #31 has kept 11 points
      And the offense's #12 has kept 9 points
      When the offense lifts the ball from #31
      Then it is the defense's movement

  Rule: Readings of who is named at which time

    @9.4.R.5 @case:by-the-ruling-the-ball-is-lifted-before-the-defense-moves
    Scenario: Under TF-A64 lifted, naming the passer of a long pass shows the ball carrier
      Given the reading TF-A64 is lifted
      And the offense is to throw a short pass
      And the offense's #31 has a dummy ball
      When the offense lifts the ball from #12
      And the defense looks at the table
      Then the carriers are shown as #12

    @9.4.U.3 @case:named-at-the-execution-he-is-hidden-among-the-carriers-until-then
    Scenario: Under TF-A64 name-at-execution, the passer stays hidden until the throw
      Given the reading TF-A64 is name-at-execution
      And the offense is to throw a short pass
      And the offense's #31 has a dummy ball
      When the offense throws no pass
      Then it is the defense's movement
      When the defense looks at the table
      Then the carriers are shown as #12 and #31
      When the defense ends its movement
      Then the offense is to throw a long pass

    @9.4.R.5 @case:where-he-is-not-lifted-there-is-nothing-to-lift
    Scenario Outline: Under TF-A64 name-at-execution, a passer may not be named before the defense moves
      Given the reading TF-A64 is <reading>
      And the offense is to throw a short pass
      When the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.5

      Examples:
        | reading            |
        | name-at-execution  |

    @9.4.R.3 @case:and-where-no-long-pass-could-be-lawful-the-play-ends-there-as-well
    Scenario: Under TF-A64 name-at-execution, a short pass not thrown ends the play
      Given the reading TF-A64 is name-at-execution
      And the offense is to throw a short pass
      And the offense's #12 has kept 5 points
      When the offense throws no pass
      Then the ball is down on 1925, and the play is over

    @9.4.R.2 @case:named-at-the-commitment-passer-and-receiver-are-bound
    Scenario: Under TF-A64 name-at-commitment, only the passer and receiver named may pass and receive
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's pass commitment
      And the offense's #21 stands on 1523 facing NE
      When the offense commits to a lateral pass from #12 to #36
      And the offense ends its movement
      Then the offense cannot pass from #12 to #21
      When the offense tries to pass from #12 to #21
      Then it is refused under 9.4.R.2
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

    @5.13.1.B.1 @case:there-they-have-to-be-named
    Scenario: Under TF-A64 name-at-commitment, a lateral without names is refused
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's pass commitment
      When the offense tries to commit to a lateral pass
      Then it is refused under 5.13.1.B.1

    @9.4.X.1 @case:and-must-be-men-who-may-pass-and-receive
    Scenario Outline: Under TF-A64 name-at-commitment, the two named men must be eligible
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's pass commitment
      When the offense tries to commit to a lateral pass from #<man> to #<other>
      Then it is refused under 9.4.X.1

      Examples:
        | man | other |
        | 36  | 21    |
        | 12  | 71    |

    @9.4.X.1 @case:and-two-of-them-on-the-field
    Scenario Outline: Under TF-A64 name-at-commitment, two different men on the field are named
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's pass commitment
      And the offense's #36 is off the field
      When the offense tries to commit to a lateral pass from #12 to #<man>
      Then it is refused under 9.4.X.1

      Examples:
        | man |
        | 36  |
        | 12  |

    @5.13.1.B.1 @case:for-no-pass-nobody-is-named-there
    Scenario: Under TF-A64 name-at-commitment, a commitment to no pass names no men
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's pass commitment
      When the offense commits to no pass
      Then the Game-Turn is a Contact Game-Turn

    @9.4.R.2 @case:a-man-with-the-ball-who-was-not-named-does-not-throw-for-the-one-who-was
    Scenario: Under TF-A64 name-at-commitment, a carrier who was not named cannot pass
      Given the reading TF-A64 is name-at-commitment
      And the offense is to throw a short lateral
      And the eligible passers of the snap were #12 and #31
      And #31 is named to pass to #36
      Then the offense cannot pass from #12 to #36
      When the offense tries to pass from #12 to #36
      Then it is refused under 9.4.R.2

    @5.13.1.B.1 @case:elsewhere-nobody-is-named
    Scenario: Unless TF-A64 is name-at-commitment, a commitment with names is refused
      Given it is the offense's pass commitment
      When the offense tries to commit to a lateral pass from #12 to #36
      Then it is refused under 5.13.1.B.1

    @9.4.Z.3 @case:where-the-target-binds-the-receiver-has-to-stand-on-it
    Scenario: Under TF-A64 target-hex-only, a receiver off the target may not catch
      Given the reading TF-A64 is target-hex-only
      And the offense is to throw a long pass
      And the ball has been lifted from #12
      And the offense's #21 stands on 1639
      When the offense tries to pass from #12 to #21
      Then it is refused under 9.4.Z.3

    @9.4.U.3 @case:on-the-target-he-catches
    Scenario: Under TF-A64 target-hex-only, a receiver on the target catches
      Given the reading TF-A64 is target-hex-only
      And the offense is to throw a long pass
      And the ball has been lifted from #12
      And the offense's #21 stands on 1640
      When the offense's #12 passes to #21: the dice show 7
      Then the offense's #21 has the ball

    @9.4.U.2 @case:a-lateral-has-no-target-there-either
    Scenario: Under TF-A64 target-hex-only, a lateral needs no target
      Given the reading TF-A64 is target-hex-only
      And the offense is to throw a short lateral
      When the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball

  Rule: Readings of the receivers after a short pass

    @8.4.F.3 @case:after-a-completed-short-pass-only-the-man-with-the-ball-is-entered
    Scenario: After a short pass, a defender may not enter an eligible receiver's hex
      Given the reading TF-E08 is none
      And the offense is to throw a short lateral
      And the defense's #13 stands on 1131 facing S
      When the offense's #12 passes to #36: the dice show 7
      And the defense tries to enter the hex of #21 with #13
      Then it is refused under 8.4.F.3

    @8.4.F.3 @case:unless-it-is-agreed-otherwise-nobody-waits-for-a-pass-that-has-been-thrown
    Scenario: After a short pass, a defender may not enter another eligible man's hex
      Given the offense is to throw a short lateral
      And the defense's #13 stands on 1131 facing S
      When the offense's #12 passes to #36: the dice show 7
      And the defense tries to enter the hex of #21 with #13
      Then it is refused under 8.4.F.3

    @8.4.F.3 @case:in-the-other-reading-the-pass-game-turn-lasts
    Scenario: Under TF-E08 all, a defender may enter a receiver's hex after the pass
      Given the reading TF-E08 is all
      And the offense is to throw a short lateral
      And the defense's #13 stands on 1131 facing S
      When the offense's #12 passes to #36: the dice show 7
      And the defense's #13 enters the hex of #21
      Then the defense's #13 stands on 1130

  Rule: Records that outlast a pass

    @9.4.Z.3 @case:the-two-target-hexes
    Scenario Outline: The target hexes stay recorded after a pass
      Given the offense is to throw a short pass
      And the offense's #36 stands on 1928
      And the defense's #89 stands on <hex>
      When the offense's #12 passes to #36: the dice show <dice>
      Then the target hexes are still 1640 and 2240

      Examples:
        | case                              | dice | hex  |
        | a pass that is caught             | 3    | 1533 |
        | one that is not                   | 12   | 1533 |
        | and as the defense may try for it | 12   | 1829 |

    @9.4.R.5 @case:they-outlast-the-lifting-of-the-ball
    Scenario: Target hexes remain after the passer of a long pass is named
      Given the offense is to throw a short pass
      And the offense's #12 faces N
      And the offense's #21 stands on 1940
      When the offense lifts the ball from #12
      Then the target hexes are still 1640 and 2240

  Rule: Laterals without announcement under each reading

    @5.0.1 @case:by-the-ruling-a-contact-game-turn-has-no-phase-for-a-pass
    Scenario Outline: In some readings of TF-A42, no pass phase follows the offense's movement
      Given the reading TF-A42 is <reading>
      And it is <stage>
      And the offense has selected Aggressive Blocking and Run Right
      When the offense ends its movement
      Then it is the defense's movement

      Examples:
        | case                | reading            | stage                                           |
        | Contact Game-Turn   | case-94            | the offense's movement in a Contact Game-Turn   |
        | Snap Game-Turn      | case-94            | the offense's movement in the Snap Game-Turn    |
        | not before it       | lateral-in-contact | the offense's movement in the Snap Game-Turn    |

    @5.0.1 @case:in-the-others-a-short-lateral-may-be-thrown-after-the-men-have-moved
    Scenario Outline: In two readings of TF-A42, a pass phase follows the offense's movement
      Given the reading TF-A42 is <reading>
      And it is <stage>
      And the offense has selected Aggressive Blocking and Run Right
      When the offense ends its movement
      Then the offense is to throw a short pass

      Examples:
        | case                | reading            | stage                                           |
        | a Contact Game-Turn | lateral-in-contact | the offense's movement in a Contact Game-Turn   |
        | in Contact, anytime | lateral-anytime    | the offense's movement in a Contact Game-Turn   |
        | in the Snap         | lateral-anytime    | the offense's movement in the Snap Game-Turn    |

    @9.4.U.2 @T.pass.C @4.4.3 @case:it-is-settled-like-any-other
    Scenario Outline: Under TF-A42, an unannounced lateral is completed like an announced lateral
      Given the reading TF-A42 is <reading>
      And it is <stage>
      And the offense has selected Aggressive Blocking and Run Right
      When the offense ends its movement
      And the offense's #12 passes to #36: the dice show 7
      Then the offense's #36 has the ball
      And it is the defense's movement

      Examples:
        | case                | reading            | stage                                           |
        | a Contact Game-Turn | lateral-in-contact | the offense's movement in a Contact Game-Turn   |
        | the Snap Game-Turn  | lateral-anytime    | the offense's movement in the Snap Game-Turn    |

    @8.4.F.3 @case:it-makes-no-pass-game-turn-of-it-in-which-receivers-would-be-entered
    Scenario: Under TF-A42 lateral-in-contact, a lateral does not let defenders enter receivers' hexes
      Given the reading TF-A42 is lateral-in-contact
      And the reading TF-E08 is all
      And the defense's #13 stands on 1131 facing S
      And the offense has selected Aggressive Blocking and Run Right
      When the offense ends its movement
      And the offense's #12 passes to #36: the dice show 7
      And the defense tries to enter the hex of #21 with #13
      Then it is refused under 8.4.F.3

    @9.4.V.4 @case:and-ends-the-play-where-it-fails
    Scenario: Under TF-A42 lateral-in-contact, a failed lateral ends the play
      Given the reading TF-A42 is lateral-in-contact
      When the offense ends its movement
      And the offense's #12 passes to #36: the dice show 12
      Then the ball is down on 1930, and the play is over
      And the play has ended with an incomplete pass

    @5.0.1 @case:nobody-has-to-throw-it
    Scenario: Under TF-A42 lateral-in-contact, the offense may throw no lateral
      Given the reading TF-A42 is lateral-in-contact
      When the offense ends its movement
      And the offense throws no pass
      Then it is the defense's movement
      And the offense's #12 has the ball

    @9.4.R.4 @case:it-is-no-forward-pass
    Scenario: Under TF-A42 lateral-in-contact, an unannounced pass is not a forward pass
      Given the reading TF-A42 is lateral-in-contact
      And the offense's #36 stands on 1928
      When the offense ends its movement
      And the offense tries to pass from #12 to #36
      Then it is refused under 9.4.R.4

    @9.4.U.3 @case:it-is-no-long-one
    Scenario: Under TF-A42 lateral-in-contact, an unannounced pass may not be long
      Given the reading TF-A42 is lateral-in-contact
      And the offense's #36 stands on 1324
      When the offense ends its movement
      And the offense tries to pass from #12 to #36
      Then it is refused under 9.4.U.3

    @9.4.R.1 @case:nor-is-a-ball-lifted-for-one
    Scenario: Under TF-A42 lateral-in-contact, no passer may be named for an unannounced lateral
      Given the reading TF-A42 is lateral-in-contact
      And the offense's #36 stands on 1324
      When the offense ends its movement
      And the offense tries to lift the ball from #12
      Then it is refused under 9.4.R.1
