Feature: Safeties
  An offense that is pushed back into its own end zone loses two points and the ball.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: A loss into the own end zone is a safety

    @SAFETY.when @SAFETY.points @SAFETY.kick-off @case:a-loss-to-the-own-goal-line-or-behind-it-is-a-safety
    Scenario Outline: A loss to or behind the own goal line is a safety
      Given home has the ball on own <line>
      And card A gives <loss> for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then home is to kick off
      And the score is home 0, away 2
      And no ball lies on the field

      Examples:
        | line | loss |
        | 1    | -2   |
        | 1    | -1   |
        | 2    | -2   |
        | 2    | -3   |
        | 49   | -49  |
        | 1    | -99  |

    @SAFETY.points @SAFETY.kick-off @case:after-a-safety-there-is-no-try-and-the-side-scored-upon-kicks-off
    Scenario: After a safety, there is no try, and the offense kicks off
      Given away has the ball on own 2
      And the score is home 10, away 6
      And card A gives -2 for Draw against Run
      When away's Draw meets Run on card A
      Then these may act: home (kick-off)
      And away is to kick off
      And the score is home 12, away 6
      When home kicks for the extra point
      Then it is refused under KICKOFF.draw
      When home turns card X1 for the kick-off
      Then home starts first and ten on own 18

    @SAFETY.when @case:a-safety-counts-before-the-downs-do
    Scenario Outline: A fourth down that ends in a safety is a safety, not lost downs
      Given home has the ball on own 2
      And it is <down> down with the flags from own 9
      And card A gives -2 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then home is to kick off
      And the score is home 0, away 2

      Examples:
        | down   |
        | second |
        | fourth |

    @SAFETY.when @SAFETY.points @SAFETY.kick-off @case:the-explanation-of-a-safety-names-the-loss-the-points-and-the-kick-off
    Scenario: The explanation of a safety cites the clauses of loss, points and kick-off
      Given home has the ball on own 1
      And the offence has called Sweep
      And the defence has called Blitz
      And card A is the printed card
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites RESULT.loss, SAFETY.when, SAFETY.points, SAFETY.kick-off

    @SAFETY.when @case:with-the-default-deck-sweep-against-blitz-from-the-own-2-is-a-safety-in-1-of-3-cases
    Scenario: With the default deck, a Sweep from the own 2-yard line risks a safety
      Given home has the ball on own 2
      And the offence has called Sweep
      And the defence has called Blitz
      When the odds of the score are asked for home to turn a card
      Then the odds are
        | the score | p     |
        | 0:2       | 1/3   |
        | 6:0       | 1/36  |
        | 0:0       | 23/36 |
      When home turns card P01
      Then the score is home 0, away 2

    @SAFETY.when @END.sudden-death @case:a-safety-in-overtime-wins-the-game-for-the-defence
    Scenario: A safety in overtime wins the game for the defense
      Given it is overtime
      And the score is home 20, away 20
      And home has the ball on own 2
      And card A gives -2 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then the game is over and away has won under END.sudden-death
      And the score is home 20, away 22

    @SAFETY.points @case:a-safety-makes-no-momentum
    Scenario: A safety on a play gives no momentum
      Given home has the ball on own 2
      And card A gives -2 for Sweep against Blitz
      And card A has defence momentum -1
      When home's Sweep meets Blitz on card A
      Then nobody has to name a play
      And home is to kick off

    @SAFETY.points @case:a-safety-ends-all-bans
    Scenario: A safety ends all bans on plays
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on own 2
      And the defence may not use Zone while home has the ball
      And card A gives -2 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then no play is forbidden
      And home is to kick off

    @RESULT.loss @case:a-loss-that-ends-on-the-own-1-is-no-safety
    Scenario Outline: A loss that ends on the own 1 is not a safety
      Given home has the ball on own <line>
      And card A gives <loss> for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then home has the ball on own 1
      And it is second down with the flags from own <line>
      And the score is home 0, away 0

      Examples:
        | line | loss |
        | 3    | -2   |
        | 2    | -1   |
        | 49   | -48  |

    @SAFETY.when @case:what-ends-on-the-own-1-is-explained-without-a-safety
    Scenario Outline: The explanation of a play to the own 1 cites no safety
      Given home has the ball on own <line>
      And card A gives <result> for <play> against <defence>
      And the offence has called <play>
      And the defence has called <defence>
      When home, given card A, asks by which rules to turn a card
      Then the explanation does not cite SAFETY.when, SAFETY.points, SAFETY.kick-off
      When home turns card A
      Then home has the ball on own 1
      And the score is home 0, away 0

      Examples:
        | line | result | play        | defence |
        | 2    | -1     | Sweep       | Blitz   |
        | 3    | -2     | Sweep       | Run     |
        | 4    | -3     | Draw        | Run     |
        | 11   | -10    | Draw        | Blitz   |
        | 20   | -19    | Short Pass  | Zone    |
        | 36   | -35    | Deep Pass   | Zone    |
        | 49   | -48    | Short Pass  | Run     |
        | 1    | -      | Deep Pass   | Blitz   |
        | 1    | -      | Short Pass  | Blitz   |
        | 1    | 0      | Sweep       | Run     |

    @FIRST.turnover-on-downs @case:a-loss-to-the-own-1-on-fourth-down-is-lost-on-downs-not-a-safety
    Scenario: A fourth-down loss to the own 1 gives the ball to the defense
      Given home has the ball on own 2
      And it is fourth down with the flags from own 9
      And card A gives -1 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on opponent's 1
      And the score is home 0, away 0

    @RESULT.incomplete @case:an-incomplete-pass-on-the-own-1-is-no-safety
    Scenario: An incomplete pass on the own 1 is not a safety
      Given home has the ball on own 1
      And card A gives - for Deep Pass against Blitz
      When home's Deep Pass meets Blitz on card A
      Then home has the ball on own 1
      And it is second down with the flags from own 1
      And the score is home 0, away 0

    @SAFETY.when @case:the-ball-may-lie-on-the-own-1
    Scenario: A position with the ball on the own 1 is valid
      Given home has the ball on own 1
      And card A gives -1 for Sweep against Blitz
      When the position is put on the table
      Then it is accepted
      When home's Sweep meets Blitz on card A
      Then the score is home 0, away 2

    @SAFETY.kick-off @KICKOFF.draw @case:after-a-safety-the-side-scored-upon-cannot-receive-its-own-kick-off
    Scenario: After a safety, the side that gave it up cannot receive the kick-off
      Given home has the ball on own 2
      And card A gives -2 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      And home turns card X1 for the kick-off
      Then it is refused under KICKOFF.draw

    @SAFETY.when @case:the-ball-cannot-lie-on-the-own-goal-line-or-behind-it
    Scenario Outline: A position with the ball on the own goal line or behind is invalid
      Given home has the ball on own 1
      And the ball lies on spot <spot>
      When the position is put on the table
      Then it is refused under SAFETY.when

      Examples:
        | spot |
        | 0    |
        | -1   |

  Rule: Safeties under KF-A19 strict-except-td

    @RESULT.loss @case:where-the-line-must-be-crossed-a-loss-onto-it-is-spotted-on-the-1-and-the-down-is-used
    Scenario: Under KF-A19 strict-except-td, a loss onto the own goal line only uses a down
      Given the reading KF-A19 is strict-except-td
      And home has the ball on own 2
      And card A gives -2 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then home has the ball on own 1
      And it is second down with the flags from own 2
      And the score is home 0, away 0

    @FIRST.turnover-on-downs @case:where-the-line-must-be-crossed-a-loss-onto-it-on-fourth-down-leaves-the-defence-on-the-1
    Scenario: Under KF-A19 strict-except-td, a fourth-down loss onto the goal line loses possession
      Given the reading KF-A19 is strict-except-td
      And home has the ball on own 2
      And it is fourth down with the flags from own 9
      And card A gives -2 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then away starts first and ten on opponent's 1
      And the score is home 0, away 0

    @SAFETY.when @SAFETY.points @case:where-the-line-must-be-crossed-a-loss-over-it-is-a-safety
    Scenario: Under KF-A19 strict-except-td, a loss over the own goal line is a safety
      Given the reading KF-A19 is strict-except-td
      And home has the ball on own 2
      And card A gives -3 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then home is to kick off
      And the score is home 0, away 2

    @SAFETY.when @case:where-the-line-must-be-crossed-a-loss-of-1-from-the-own-1-leaves-the-ball-where-it-was
    Scenario: Under KF-A19 strict-except-td, a loss of 1 leaves the ball on the 1
      Given the reading KF-A19 is strict-except-td
      And home has the ball on own 1
      And card A gives -1 for Sweep against Blitz
      And card B gives -2 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then home has the ball on own 1
      And it is second down with the flags from own 1
      When home's Sweep meets Blitz on card B
      Then home is to kick off
      And the score is home 0, away 2

  Rule: Safety or touchdown

    @SAFETY.when @SAFETY.points @SAFETY.kick-off @case:a-loss-into-the-own-end-zone-is-a-safety-by-its-cause-or-always
    Scenario Outline: A loss onto the own goal line is a safety, except under KF-A20 always-td
      Given the reading KF-A20 is <key>
      And home has the ball on own 2
      And card A gives -2 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then home is to kick off
      And the score is home 0, away 2

      Examples:
        | key           |
        | by-cause      |
        | always-safety |

    @SAFETY.when @TD.six @XP.must-try @case:where-every-end-zone-is-a-touchdown-a-loss-into-the-own-one-gives-the-defence-6-points-and-the-try
    Scenario: Under KF-A20 always-td, a loss into the own end zone is the defense's touchdown
      Given the reading KF-A20 is always-td
      And home has the ball on own 2
      And card A gives -2 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then away is to try for an extra point or two
      And the score is home 0, away 6

    @RESULT.loss @case:where-every-end-zone-is-a-touchdown-a-loss-to-the-own-1-is-none
    Scenario: Under KF-A20 always-td, a loss to the own 1 is not a touchdown
      Given the reading KF-A20 is always-td
      And home has the ball on own 2
      And card A gives -1 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then home has the ball on own 1
      And the score is home 0, away 0

    @RESULT.loss @case:where-the-line-must-be-crossed-and-every-end-zone-is-a-touchdown-a-loss-onto-the-line-is-none
    Scenario: Under KF-A20 always-td and KF-A19 strict-except-td, a loss onto the goal line scores nothing
      Given the reading KF-A20 is always-td
      And the reading KF-A19 is strict-except-td
      And home has the ball on own 2
      And card A gives -2 for Sweep against Blitz
      When home's Sweep meets Blitz on card A
      Then home has the ball on own 1
      And the score is home 0, away 0
