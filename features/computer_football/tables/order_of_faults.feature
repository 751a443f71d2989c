Feature: The order in which faults of a position are reported
  If a position has two faults, the first in the order of blame is reported.

  Background: The position that every case begins from
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  @INTRO.random-start @case:the-fault-not-drawn-is-reported-before-the-fault-no-such-play
  Scenario: Of two faults, missing first draw and play number 0, the first is reported
    Given nobody was drawn to begin
    And it is down 2
    And it is play 0
    When the position is put on the table
    Then it is refused under INTRO.random-start

  @PLAY.1.1 @case:the-fault-no-such-play-is-reported-before-the-fault-no-such-down
  Scenario: Of two faults, play number 0 and down 0, the first is reported
    Given it is down 2
    And it is play 0
    And it is down 0
    When the position is put on the table
    Then it is refused under PLAY.1.1

  @POSSESSION.a @case:the-fault-no-such-down-is-reported-before-the-fault-line-off-the-field
  Scenario: Of two faults, down 0 and invalid scrimmage line, the first is reported
    Given it is down 2
    And the scrimmage line is 4 and the first-down line 20
    And it is down 0
    When the position is put on the table
    Then it is refused under POSSESSION.a

  @FIELD.scrimmage-line @case:the-fault-line-off-the-field-is-reported-before-the-fault-reached-already
  Scenario: Of two wrong lines, only the scrimmage line behind the goal is reported
    Given red is on offense going west
    And it is down 2
    And the scrimmage line is 40 and the first-down line 40
    And the scrimmage line is 4 and the first-down line 20
    When the position is put on the table
    Then it is refused under FIELD.scrimmage-line

  @FIELD.first-down-line @case:the-fault-first-down-off-the-field-is-reported-before-the-fault-man-left-out
  Scenario: Of two faults, off-field first-down line and missing man, the first is reported
    Given it is down 2
    And the scrimmage line is 52 and the first-down line 56
    And red has no T at all
    When the position is put on the table
    Then it is refused under FIELD.first-down-line

  @FIELD.first-down-line @case:the-fault-reached-already-is-reported-before-the-fault-man-left-out
  Scenario: Of two faults, coinciding field lines and missing man, the first is reported
    Given it is down 2
    And the scrimmage line is 20 and the first-down line 20
    And red has no T at all
    When the position is put on the table
    Then it is refused under FIELD.first-down-line

  @FIELD.first-down-line @case:the-fault-not-ten-yards-on-is-reported-before-the-fault-man-left-out
  Scenario: Of two faults, first-down line too near and missing man, the first is reported
    Given the scrimmage line is 15 and the first-down line 19
    And red has no T at all
    When the position is put on the table
    Then it is refused under FIELD.first-down-line

  @FIELD.first-down-line @case:the-fault-no-series-begins-there-is-reported-before-the-fault-man-left-out
  Scenario: Of two faults, impossible first-down line and missing man, the first is reported
    Given it is down 2
    And the scrimmage line is 5 and the first-down line 9
    And red has no T at all
    When the position is put on the table
    Then it is refused under FIELD.first-down-line

  @OBJECTIVE.eleven-men @case:the-fault-man-left-out-is-reported-before-the-fault-no-such-man
  Scenario: Of two faults, missing man and man outside the roster, the first is reported
    Given red has no T at all
    And red has a man L1 too many on 12,12
    When the position is put on the table
    Then it is refused under OBJECTIVE.eleven-men

  @MEN.counts @case:the-fault-no-such-man-is-reported-before-the-fault-no-such-square
  Scenario: Of two faults, man outside roster and off-field man, the first is reported
    Given red has a man L1 too many on 12,12
    And red's H stands on 0,4
    When the position is put on the table
    Then it is refused under MEN.counts

  @INTRO.field-size @case:the-fault-no-such-square-is-reported-before-the-fault-team-mates-on-a-square
  Scenario: Of two faults, off-field man and shared square, the first is reported
    Given red's H stands on 0,4
    And red's F stands on 12,8
    When the position is put on the table
    Then it is refused under INTRO.field-size

  @OBJECTIVE.sudden-death @case:the-fault-score-is-reported-before-the-fault-placed-before-the-start
  Scenario: Of two faults, winner before the start and placed man, the first is reported
    Given red is said to have won
    And the game is to be started
    And red's T1 stands on 15,6
    When the position is put on the table
    Then it is refused under OBJECTIVE.sudden-death

  @OBJECTIVE.sudden-death @case:the-fault-play-going-on-is-reported-before-the-fault-touchdown-elsewhere
  Scenario: Of two faults, play after a touchdown and wrong square, the first is reported
    Given red has won by a touchdown
    And red's H stands on 56,4
    And the carrier is hidden from the defense
    And red's H stands on 55,4
    When the position is put on the table
    Then it is refused under OBJECTIVE.sudden-death

  @NEWGAME.start-button @case:the-fault-placed-before-the-start-is-reported-before-the-fault-not-on-its-own-20
  Scenario: Of two faults, man placed early and wrong scrimmage line, the first is reported
    Given the game is to be started
    And red's T1 stands on 15,6
    And red is on offense going east
    And the scrimmage line is 16 and the first-down line 21
    When the position is put on the table
    Then it is refused under NEWGAME.start-button

  @PLAY.3.1 @case:the-fault-defense-placed-too-early-is-reported-before-the-fault-offense-not-on-display
  Scenario: Of two faults, defender placed early and misplaced back, the first is reported
    Given red has placed its men up to T
    And yellow's T1 stands on 16,6
    And red's T stands on 10,8
    When the position is put on the table
    Then it is refused under PLAY.3.1

  @L3.1 @case:the-fault-quarterback-not-behind-the-linemen-is-reported-before-the-fault-not-behind-a-lineman
  Scenario: Of two faults, quarterback's wrong column and wrong row, the first is reported
    Given red has placed its men up to Q
    And red's Q stands on 13,5
    And red's Q stands on 15,11
    When the position is put on the table
    Then it is refused under L3.1

  @PLAY.3.1 @case:the-fault-defense-not-in-order-is-reported-before-the-fault-line-up-not-complete
  Scenario: Of two faults, disordered defenders and offense of ten men, the first is reported
    Given yellow is to line up
    And yellow's T2 stands on 16,6
    And red's T is off the field
    When the position is put on the table
    Then it is refused under PLAY.3.1

  @PLAY.2.3 @case:the-fault-known-before-the-play-is-reported-before-the-fault-play-before-it-begins
  Scenario: Of two faults, play type known early and early turn, the first is reported
    Given yellow is to line up
    And the type is known to the defense
    And red has finished 1 turn and yellow 0
    When the position is put on the table
    Then it is refused under PLAY.2.3

  @PLAY.1.1 @case:the-fault-play-before-it-begins-is-reported-before-the-fault-no-such-turn
  Scenario: Of two faults, early turn and negative turn numbers, the first is reported
    Given yellow is to line up
    And red has finished 1 turn and yellow 0
    And red has finished -1 turns and yellow -1
    When the position is put on the table
    Then it is refused under PLAY.1.1

  @M8.1 @case:the-fault-no-such-turn-is-reported-before-the-fault-turns
  Scenario: Of two faults, negative turn number and wrong mover, the first is reported
    Given red has finished 1 turns and yellow 1
    And it is yellow's turn with 6 of 6 squares left
    And red has finished -1 turns and yellow -1
    When the position is put on the table
    Then it is refused under M8.1

  @OBJECTIVE.alternate @case:the-fault-turns-is-reported-before-the-fault-throw
  Scenario: Of two faults, wrong side's turn and impossible throw, the first is reported
    Given the call is a pass to zone 8
    And each side has finished 1 turn
    And it is red's turn with 4 of 4 squares left
    And the scramble is said to have been throw
    And red has finished 1 turns and yellow 0
    And it is red's turn with 6 of 6 squares left
    When the position is put on the table
    Then it is refused under OBJECTIVE.alternate

  @SCRAMBLE.any-zone @case:the-fault-throw-is-reported-before-the-fault-no-scramble-yet
  Scenario: Of two faults, unforced throw and turn-one scramble, the first is reported
    Given the call is a pass to zone 8
    And each side has finished 1 turn
    And it is red's turn with 4 of 4 squares left
    And the phase is throw
    And red has finished 0 turns and yellow 0
    And the scramble is said to have been run
    When the position is put on the table
    Then it is refused under SCRAMBLE.any-zone

  @SCRAMBLE.choice @case:the-fault-no-scramble-yet-is-reported-before-the-fault-run-but-thrown
  Scenario: Of two faults, turn-one scramble and scrambler's throw, the first is reported
    Given a pass to zone 8 is in the air over 22,8
    And each side has finished 1 turn
    And it is red's turn with 4 of 4 squares left
    And the scramble is said to have been run
    And the call is a pass to zone 8
    And red has finished 0 turns and yellow 0
    When the position is put on the table
    Then it is refused under SCRAMBLE.choice

  @SCRAMBLE.run @case:the-fault-run-but-thrown-is-reported-before-the-fault-one-ball
  Scenario: Of two faults, scrambling runner's throw and missing ball, the first is reported
    Given a pass to zone 8 is in the air over 22,8
    And each side has finished 1 turn
    And it is red's turn with 4 of 4 squares left
    And the scramble is said to have been run
    And nobody has the ball
    When the position is put on the table
    Then it is refused under SCRAMBLE.run

  @SCRAMBLE.shift-4 @case:the-fault-shift-4-but-thrown-is-reported-before-the-fault-one-ball
  Scenario: Of two faults, throw after shift-4 and missing ball, the first is reported
    Given a pass to zone 8 is in the air over 22,8
    And each side has finished 1 turn
    And it is red's turn with 4 of 4 squares left
    And the scramble is said to have been shift-4
    And nobody has the ball
    When the position is put on the table
    Then it is refused under SCRAMBLE.shift-4

  @SCRAMBLE.shift-3 @case:the-fault-shift-3-but-thrown-is-reported-before-the-fault-one-ball
  Scenario: Of two faults, throw after shift-3 and missing ball, the first is reported
    Given a pass to zone 8 is in the air over 22,8
    And each side has finished 1 turn
    And it is red's turn with 4 of 4 squares left
    And the scramble is said to have been shift-3
    And nobody has the ball
    When the position is put on the table
    Then it is refused under SCRAMBLE.shift-3

  @SCRAMBLE.shift-2 @case:the-fault-shift-2-but-thrown-is-reported-before-the-fault-one-ball
  Scenario: Of two faults, throw after shift-2 and missing ball, the first is reported
    Given a pass to zone 8 is in the air over 22,8
    And each side has finished 1 turn
    And it is red's turn with 4 of 4 squares left
    And the scramble is said to have been shift-2
    And nobody has the ball
    When the position is put on the table
    Then it is refused under SCRAMBLE.shift-2

  @SCRAMBLE.any-zone @case:the-fault-no-pass-to-throw-is-reported-before-the-fault-one-ball
  Scenario: Of two faults, untimely forced throw and missing ball, the first is reported
    Given the call is a pass to zone 8
    And red has finished 2 turns and yellow 1
    And it is yellow's turn with 4 of 4 squares left
    And the scramble was throw
    And the phase is throw
    And nobody has the ball
    When the position is put on the table
    Then it is refused under SCRAMBLE.any-zone

  @FUMBLE.first-man @case:the-fault-fumbled-by-is-reported-before-the-fault-carrier-gone
  Scenario: Of two faults, fumble without loose ball and absent carrier, the first is reported
    Given red is said to have fumbled
    And red's H is off the field
    When the position is put on the table
    Then it is refused under FUMBLE.first-man

  @OBJECTIVE.touchdown @case:the-fault-in-the-end-zone-is-reported-before-the-fault-not-the-quarterback
  Scenario: Of two faults, unscored touchdown and wrong carrier, the first is reported
    Given the call is a pass to zone 8
    And each side has finished 1 turn
    And red's H has the ball
    And red has finished 3 turns and yellow 2
    And it is yellow's turn with 4 of 4 squares left
    And red's H stands on 56,4
    When the position is put on the table
    Then it is refused under OBJECTIVE.touchdown

  @PLAY.7.1 @case:the-fault-not-the-quarterback-is-reported-before-the-fault-not-intercepted
  Scenario: Of two faults, halfback as early carrier and false interception, the first is reported
    Given the call is a pass to zone 8
    And each side has finished 1 turn
    And red's H has the ball
    And each side has finished 2 turns
    And it is red's turn with 4 of 4 squares left
    And the ball has changed hands
    When the position is put on the table
    Then it is refused under PLAY.7.1

  @PLAY.2.1 @case:the-fault-not-the-man-called-is-reported-before-the-fault-not-intercepted
  Scenario: Of two faults, uncalled carrier and false interception, the first is reported
    Given the call is a run by F
    And red's H has the ball
    And each side has finished 2 turns
    And it is red's turn with 4 of 4 squares left
    And the ball has changed hands
    When the position is put on the table
    Then it is refused under PLAY.2.1

  @PASS.ball-moves @case:the-fault-quarterback-cannot-have-caught-it-is-reported-before-the-fault-not-intercepted
  Scenario: Of two faults, quarterback's own catch and false interception, the first is reported
    Given the call is a pass to zone 8
    And each side has finished 1 turn
    And the zone alone is known to the defense
    And each side has finished 2 turns
    And it is red's turn with 4 of 4 squares left
    And the ball has changed hands
    When the position is put on the table
    Then it is refused under PASS.ball-moves

  @PASS.receiver-attempt @case:the-fault-cannot-have-caught-it-is-reported-before-the-fault-not-intercepted
  Scenario: Of two faults, guard's catch and false interception, the first is reported
    Given the call is a pass to zone 8
    And each side has finished 2 turns
    And it is red's turn with 4 of 4 squares left
    And the zone is known to the defense
    And red's G1 is said to have the ball
    And the ball has changed hands
    When the position is put on the table
    Then it is refused under PASS.receiver-attempt

  @POSSESSION.c @case:the-fault-not-intercepted-is-reported-before-the-fault-not-thrown
  Scenario: Of two faults, early change of possession and hidden zone, the first is reported
    Given each side has finished 2 turns
    And it is red's turn with 4 of 4 squares left
    And the ball has changed hands
    And a pass to zone 8 is in the air over 22,8
    And the zone is hidden from the defense
    When the position is put on the table
    Then it is refused under POSSESSION.c

  @PLAY.7.3 @case:the-fault-not-thrown-is-reported-before-the-fault-both-have-moved
  Scenario: Of two faults, thrown ball's hidden zone and finished pass, the first is reported
    Given a pass to zone 8 is in the air over 22,8
    And the zone is hidden from the defense
    And the squares are to be drawn for red
    And red has finished 2 turns and yellow 2
    When the position is put on the table
    Then it is refused under PLAY.7.3

  @P1.1 @case:the-fault-outside-the-zone-is-reported-before-the-fault-not-reached-by-the-offense
  Scenario: Of two faults, ball outside its zone and wrong receiver, the first is reported
    Given a pass to zone 8 is in the air over 22,8
    And each side has finished 1 turn
    And it is red's turn with 4 of 4 squares left
    And red's TE has got to the ball
    And a pass to zone 8 is in the air over 22,5
    When the position is put on the table
    Then it is refused under P1.1

  @PASS.use-all @case:the-fault-both-have-moved-is-reported-before-the-fault-not-reached-by-the-offense
  Scenario: Of two faults, pass already over and wrong receiver, the first is reported
    Given a pass to zone 8 is in the air over 22,8
    And each side has finished 1 turn
    And it is red's turn with 4 of 4 squares left
    And red's TE has got to the ball
    And the squares are to be drawn for red
    And red has finished 2 turns and yellow 2
    When the position is put on the table
    Then it is refused under PASS.use-all

  @PASS.ball-moves @case:the-fault-reached-without-a-pass-is-reported-before-the-fault-not-on-a-square
  Scenario: Of two faults, receiver without pass and misplaced loose ball, the first is reported
    Given the reading CF-A42 is ever-there-counts
    And the call is a pass to zone 8
    And each side has finished 2 turns
    And it is red's turn with 4 of 4 squares left
    And the zone is known to the defense
    And red's TE has the ball
    And red's TE has got to the ball
    And red's H is off the field
    And the ball lies loose on 19,0 fumbled by red
    When the position is put on the table
    Then it is refused under PASS.ball-moves

  @PASS.receiver-attempt @case:the-fault-not-reached-by-the-offense-is-reported-before-the-fault-not-reached-by-the-defense
  Scenario: Of a receiver and a defender, both wrongly recorded, only the receiver is reported
    Given a pass to zone 8 is in the air over 22,8
    And it is yellow's turn with 4 of 4 squares left
    And yellow's S has got to the ball
    And each side has finished 1 turn
    And it is red's turn with 4 of 4 squares left
    And red's TE has got to the ball
    When the position is put on the table
    Then it is refused under PASS.receiver-attempt

  @TACKLE.fumble-roll @case:the-fault-not-on-a-square-is-reported-before-the-fault-marks-out-of-order
  Scenario: Of two faults, off-field loose ball and disordered pale men, the first is reported
    Given each side has finished 2 turns
    And it is red's turn with 4 of 4 squares left
    And red's H is off the field
    And the ball lies loose on 19,0 fumbled by red
    And red's F is off the field
    And red's TE is off the field
    And red's SE is off the field
    And yellow's T1 is pale from F
    And yellow's T1 is pale from TE
    When the position is put on the table
    Then it is refused under TACKLE.fumble-roll

  @FUMBLE.occupied @case:the-fault-somebody-stands-there-is-reported-before-the-fault-marks-out-of-order
  Scenario: Of two faults, man on ball and unsorted pale men, the first is reported
    Given each side has finished 2 turns
    And it is red's turn with 4 of 4 squares left
    And red's H is off the field
    And the ball lies loose on 30,8 fumbled by red
    And red's F is off the field
    And red's TE is off the field
    And red's SE is off the field
    And yellow's T1 is pale from F
    And yellow's T1 is pale from TE
    When the position is put on the table
    Then it is refused under FUMBLE.occupied

  @PLAY.end @case:the-fault-out-of-reach-is-reported-before-the-fault-fumbled-but-not-changed
  Scenario: Of two faults, unreachable loose ball and wrong fumbler, the first is reported
    Given only these men are on the field
      | side   | man | square |
      | red    | G1  | 25,4   |
      | yellow | T1  | 18,9   |
    And the ball lies loose on 19,8 fumbled by red
    And the call is a pass to zone 8
    And each side has finished 2 turns
    And it is red's turn with 4 of 4 squares left
    And the zone is known to the defense
    And yellow's S is off the field
    And the ball lies loose on 22,8 fumbled by yellow
    When the position is put on the table
    Then it is refused under PLAY.end

  @POSSESSION.c @case:the-fault-fumbled-but-not-changed-is-reported-before-the-fault-marks-out-of-order
  Scenario: Of two faults, wrong side's fumble and disordered pale men, the first is reported
    Given the call is a pass to zone 8
    And each side has finished 2 turns
    And it is red's turn with 4 of 4 squares left
    And the zone is known to the defense
    And yellow's S is off the field
    And the ball lies loose on 22,8 fumbled by yellow
    And red's F is off the field
    And red's TE is off the field
    And red's SE is off the field
    And yellow's T1 is pale from F
    And yellow's T1 is pale from TE
    When the position is put on the table
    Then it is refused under POSSESSION.c

  @FUMBLE.first-man @case:the-fault-carrier-not-known-is-reported-before-the-fault-marks-out-of-order
  Scenario: Of two faults, hidden fumbler and disordered pale men, the first is reported
    Given it is red's turn with 4 of 4 squares left
    And red's H is off the field
    And the ball lies loose on 19,8 fumbled by red
    And the carrier is hidden from the defense
    And the type is hidden from the defense
    And red's F is off the field
    And red's TE is off the field
    And red's SE is off the field
    And yellow's T1 is pale from F
    And yellow's T1 is pale from TE
    When the position is put on the table
    Then it is refused under FUMBLE.first-man

  @TACKLE.removal-fumble @case:the-fault-still-there-is-reported-before-the-fault-marks-out-of-order
  Scenario: Of two faults, fumbler not removed and disordered pale men, the first is reported
    Given each side has finished 2 turns
    And it is red's turn with 4 of 4 squares left
    And the ball lies loose on 19,8 fumbled by red
    And red's F is off the field
    And red's TE is off the field
    And red's SE is off the field
    And yellow's T1 is pale from F
    And yellow's T1 is pale from TE
    When the position is put on the table
    Then it is refused under TACKLE.removal-fumble

  @BLOCK.pale-mark @case:the-fault-marks-out-of-order-is-reported-before-the-fault-blockers
  Scenario: Of two faults, disordered pale men and man never blocked, the first is reported
    Given red's F is off the field
    And red's TE is off the field
    And red's SE is off the field
    And yellow's T1 is pale from F
    And yellow's T1 is pale from TE
    And yellow's T1 is marked by nobody
    When the position is put on the table
    Then it is refused under BLOCK.pale-mark

  @BLOCK.pale-mark @case:the-fault-marked-man-gone-is-reported-before-the-fault-blocked-already
  Scenario: Of two faults, absent pale man and later stronger blocker, the first is reported
    Given red's TE is off the field
    And yellow's T1 is pale from TE
    And yellow's T1 is off the field
    And red's G1 is off the field
    And yellow's L1 is pale from G1
    When the position is put on the table
    Then it is refused under BLOCK.pale-mark

  @BLOCK.double @case:the-fault-blockers-is-reported-before-the-fault-blocked-already
  Scenario: Of two faults, unblocked pale man and stronger blocker, the first is reported
    Given red's F is off the field
    And red's TE is off the field
    And red's SE is off the field
    And yellow's T1 is marked by nobody
    And red's G1 is off the field
    And yellow's L1 is pale from G1
    When the position is put on the table
    Then it is refused under BLOCK.double

  @BLOCK.double @case:the-fault-more-than-a-first-half-is-reported-before-the-fault-blocked-already
  Scenario: Of two faults, twice-blocked pale man and stronger blocker, the first is reported
    Given red's TE is off the field
    And red's SE is off the field
    And yellow's T1 is pale from SE, TE
    And red's G1 is off the field
    And yellow's L1 is pale from G1
    When the position is put on the table
    Then it is refused under BLOCK.double

  @BLOCK.double @case:the-fault-carrier-waits-is-reported-before-the-fault-blocked-already
  Scenario: Of two faults, waiting blocker's ball and too strong blocker, the first is reported
    Given the reading CF-A53 is waits-beside
    And the call is a pass to zone 8
    And red has finished 3 turns and yellow 2
    And it is yellow's turn with 4 of 4 squares left
    And the zone is known to the defense
    And yellow's B1 has the ball
    And red's G1 is pale from B1
    And yellow's B1 stands on 22,8
    And the reading CF-A54 is running-total
    And red's T1 is pale from T1, T2, G1, G2, G3, L1, L2, L3, B1, B2 and S
    When the position is put on the table
    Then it is refused under BLOCK.double

  @BLOCK.success-removal @case:the-fault-blocked-already-is-reported-before-the-fault-first-half
  Scenario: Of two faults, blocker with enough power and remaining blocker, the first is reported
    Given the reading CF-A54 is running-total
    And red's T1 is pale from T1, T2, G1, G2, G3, L1, L2, L3, B1, B2 and S
    And yellow's T1 is pale from TE
    When the position is put on the table
    Then it is refused under BLOCK.success-removal

  @SETTINGS.uniform @case:the-fault-outside-the-limits-is-reported-before-the-fault-type-must-be-known
  Scenario: Of two faults, missing draw and hidden play type, the first is reported
    Given no squares are drawn for the turn
    And each side has finished 1 turn
    And the type is hidden from the defense
    When the position is put on the table
    Then it is refused under SETTINGS.uniform

  @SCRAMBLE.choice @case:the-fault-squares-used-already-is-reported-before-the-fault-squares-used
  Scenario: Of two faults, squares used early and wrong total, the first is reported
    Given it is red's turn with 3 of 4 squares left
    And red's G2 has used 2 squares
    And the call is a pass to zone 8
    And each side has finished 1 turn
    And it is red's turn with 4 of 5 squares left
    And red's G1 has used 1 square
    And the scramble was throw
    When the position is put on the table
    Then it is refused under SCRAMBLE.choice

  @M8.2 @case:the-fault-squares-used-is-reported-before-the-fault-used-by-no-such-man
  Scenario: Of two faults, wrong total of squares and unknown user, the first is reported
    Given it is red's turn with 4 of 6 squares left
    And a man S has used 2 squares
    And it is red's turn with 0 of 4 squares left
    When the position is put on the table
    Then it is refused under M8.2

  @MEN.counts @case:the-fault-used-by-no-such-man-is-reported-before-the-fault-beyond-his-speed
  Scenario: Of two faults, unknown man and 0 recorded squares, the first is reported
    Given it is red's turn with 4 of 6 squares left
    And a man S has used 2 squares
    And a man G1 has used 0 squares
    When the position is put on the table
    Then it is refused under MEN.counts

  @M2 @case:the-fault-beyond-his-speed-is-reported-before-the-fault-set
  Scenario: Of two faults, record of 0 squares and quarterback's move, the first is reported
    Given a man G1 has used 0 squares
    And the call is a pass to zone 8
    And each side has finished 1 turn
    And it is red's turn with 3 of 4 squares left
    And red's Q has used 1 square
    When the position is put on the table
    Then it is refused under M2

  @PLAY.7.2 @case:the-fault-set-is-reported-before-the-fault-type-must-be-known
  Scenario: Of two faults, moving while set and hidden play type, the first is reported
    Given the call is a pass to zone 8
    And each side has finished 1 turn
    And it is red's turn with 3 of 4 squares left
    And red's Q has used 1 square
    And the type is hidden from the defense
    When the position is put on the table
    Then it is refused under PLAY.7.2

  @PLAY.6.1 @case:the-fault-type-must-be-known-is-reported-before-the-fault-no-zone-to-know
  Scenario: Of two faults, run hidden too long and known zone, the first is reported
    Given each side has finished 2 turns
    And the zone alone is known to the defense
    And each side has finished 1 turn
    And the type is hidden from the defense
    When the position is put on the table
    Then it is refused under PLAY.6.1

  @PLAY.7.1 @case:the-fault-quarterback-must-be-known-is-reported-before-the-fault-not-resolved-yet
  Scenario: Of two faults, receiver hidden too long and early catch, the first is reported
    Given the call is a pass to zone 8
    And it is red's turn with 4 of 4 squares left
    And red has finished 1 turn and yellow 1
    And the zone is known to the defense
    And red's TE has the ball
    And each side has finished 1 turn
    And the carrier is hidden from the defense
    When the position is put on the table
    Then it is refused under PLAY.7.1

  @PLAY.7.4 @case:the-fault-runner-must-be-known-is-reported-before-the-fault-no-zone-to-know
  Scenario: Of two faults, runner hidden too long and known zone, the first is reported
    Given each side has finished 2 turns
    And the carrier is hidden from the defense
    And the zone alone is known to the defense
    When the position is put on the table
    Then it is refused under PLAY.7.4

  @PLAY.7.3 @case:the-fault-no-zone-to-know-is-reported-before-the-fault-thrown-too-early
  Scenario: Of two faults, zone known early and early throw, the first is reported
    Given it is red's turn with 4 of 4 squares left
    And red has finished 0 turns and yellow 0
    And a pass to zone 8 is in the air over 22,8
    And the type is hidden from the defense
    When the position is put on the table
    Then it is refused under PLAY.7.3

  @PLAY.4.4 @case:the-fault-type-known-in-the-first-turn-is-reported-before-the-fault-opponents-on-a-square
  Scenario: Of two faults, play type known immediately and shared squares, the first is reported
    Given the type alone is known to the defense
    And the reading CF-A53 is waits-beside
    And red's G1 is pale from L1
    And yellow's T1 stands on 15,7
    When the position is put on the table
    Then it is refused under PLAY.4.4

  @PLAY.5.3 @case:the-fault-type-known-before-a-turn-each-is-reported-before-the-fault-opponents-on-a-square
  Scenario: Of two faults, play type known early and shared squares, the first is reported
    Given it is yellow's turn with 6 of 6 squares left
    And the type is known to the defense
    And the reading CF-A53 is waits-beside
    And red's G1 is pale from L1
    And yellow's T1 stands on 15,7
    When the position is put on the table
    Then it is refused under PLAY.5.3

  @PLAY.6.1 @case:the-fault-type-shown-with-the-carrier-is-reported-before-the-fault-opponents-on-a-square
  Scenario: Of two faults, known runner's hidden type and shared squares, the first is reported
    Given it is yellow's turn with 4 of 4 squares left
    And the carrier alone is known to the defense
    And the reading CF-A53 is waits-beside
    And red's G1 is pale from L1
    And yellow's T1 stands on 15,7
    When the position is put on the table
    Then it is refused under PLAY.6.1

  @PLAY.4.4 @case:the-fault-carrier-known-in-the-first-turn-is-reported-before-the-fault-opponents-on-a-square
  Scenario: Of two faults, carrier known immediately and shared squares, the first is reported
    Given the reading CF-A29 is formal-timing-only
    And the carrier is known to the defense
    And the reading CF-A53 is waits-beside
    And red's G1 is pale from L1
    And yellow's T1 stands on 15,7
    When the position is put on the table
    Then it is refused under PLAY.4.4

  @PLAY.5.3 @case:the-fault-carrier-known-before-a-turn-each-is-reported-before-the-fault-opponents-on-a-square
  Scenario: Of two faults, carrier known too early and shared squares, the first is reported
    Given the reading CF-A29 is formal-timing-only
    And it is yellow's turn with 4 of 4 squares left
    And the carrier is known to the defense
    And the reading CF-A53 is waits-beside
    And red's G1 is pale from L1
    And yellow's T1 stands on 15,7
    When the position is put on the table
    Then it is refused under PLAY.5.3

  @PLAY.7.4 @case:the-fault-runner-known-too-early-is-reported-before-the-fault-opponents-on-a-square
  Scenario: Of two faults, runner known early and shared square, the first is reported
    Given the reading CF-A29 is formal-timing-only
    And red has finished 2 turns and yellow 1
    And it is yellow's turn with 4 of 4 squares left
    And the carrier is known to the defense
    And each side has finished 1 turn
    And it is red's turn with 4 of 4 squares left
    And red's TE stands on 30,8
    When the position is put on the table
    Then it is refused under PLAY.7.4
