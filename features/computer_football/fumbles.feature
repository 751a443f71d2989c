Feature: Fumbles
  A ball that was fumbled lies loose until a man gets it, or until nobody can.

  Rule: The first man on its square has the ball, and the play is over (CF-A73)

    @FUMBLE.first-man @PLAY.end
    Scenario: A guard of the offense recovers the fumble of his side
      Given it is the offense's turn with 3 of 3 squares left
      And the offense's H is off the field
      And the offense's G1 stands on 17,8
      And the ball lies loose on 19,8 fumbled by the offense
      When red plays move G1 to 19,8
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20
      And it is play 2
      And the position has null at /loose
      And the position has null at /fumbled_by

    @FUMBLE.first-man
    Scenario: One square short of the ball nothing is recovered
      Given it is the offense's turn with 3 of 3 squares left
      And the offense's H is off the field
      And the offense's G1 stands on 17,8
      And the ball lies loose on 19,8 fumbled by the offense
      When red plays move G1 to 18,8
      Then the ball lies loose on 19,8 fumbled by the offense
      And nobody has the ball
      And it is the offense's turn
      When red plays move G1 to 19,8
      Then the phase is line-up
      And it is down 2

    @FUMBLE.first-man
    Scenario: A fumble recovered by the offense beyond the first-down line is a first down
      Given it is down 3
      And it is the offense's turn with 3 of 3 squares left
      And the offense's H is off the field
      And the offense's SE stands on 22,12
      And the ball lies loose on 22,11 fumbled by the offense
      When red plays move SE to 22,11
      Then red is on offense
      And it is down 1
      And the scrimmage line is 22 and the first-down line 27

    @FUMBLE.first-man @POSSESSION.a
    Scenario: A fumble recovered by the offense short of the first down on fourth down goes over
      Given it is down 4
      And it is the offense's turn with 3 of 3 squares left
      And the offense's H is off the field
      And the offense's SE stands on 19,12
      And the ball lies loose on 19,11 fumbled by the offense
      When red plays move SE to 19,11
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 19 and the first-down line 14

    @FUMBLE.first-man @POSSESSION.d
    Scenario Outline: A fumble recovered by <man> of the defense gives his side the ball
      Given it is down 2
      And it is the defense's turn with 3 of 3 squares left
      And the offense's H is off the field
      And the defense's <man> stands on 20,8
      And the ball lies loose on 19,8 fumbled by the offense
      When yellow plays move <man> to 19,8
      Then the phase is line-up
      And yellow is on offense
      And it is down 1
      And the scrimmage line is 18 and the first-down line 13
      And it is play 2

      Examples:
        | man |
        | T1  |
        | G2  |
        | L1  |
        | B1  |
        | S   |

    @FUMBLE.first-man @POSSESSION.d
    Scenario: Going west, a fumble recovered by the defense gives it the ball going east
      Given yellow is on offense going west
      And it is the defense's turn with 3 of 3 squares left
      And the offense's H is off the field
      And the defense's L1 stands on 41,8
      And the ball lies loose on 42,8 fumbled by the offense
      When red plays move L1 to 42,8
      Then red is on offense
      And it is down 1
      And the scrimmage line is 42 and the first-down line 47

    @FUMBLE.first-man
    Scenario: A stretch that runs on over the loose ball is refused, one that ends there recovers
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the defense's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by the offense
      When yellow plays move L1 to 18,8
      Then it is refused under FUMBLE.first-man
      And nothing has changed
      When yellow plays move L1 to 19,8
      Then the phase is line-up
      And yellow is on offense

    @FUMBLE.first-man
    Scenario: The explanation of a recovery names who has the ball
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the defense's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by the offense
      When yellow asks why for move L1 to 19,8 with no chance
      Then the explanation cites FUMBLE.first-man, POSSESSION.d

    @B1.1
    Scenario: While the ball is loose men block
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the offense's SE stands on 19,9
      And the defense's L1 stands on 20,9
      And the ball lies loose on 19,8 fumbled by the offense
      When yellow plays move L1 to 19,9
      Then the offense's SE is off the field
      And the defense's L1 is off the field
      And the ball lies loose on 19,8 fumbled by the offense
      And 3 of 4 squares are left

    @FUMBLE.first-man
    Scenario: Where the play goes on, a defender who recovers is the carrier and his side moves on
      Given the reading CF-A73 is may-advance
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the defense's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by the offense
      When yellow plays move L1 to 19,8
      Then the phase is move
      And the defense's L1 has the ball
      And the position has true at /changed
      And the position has null at /loose
      And the position has null at /fumbled_by
      And it is the defense's turn
      And 2 of 4 squares are left
      And red is on offense
      When yellow plays move L1 to 17,8
      Then the defense's L1 stands on 17,8
      And the phase is allot
      And it is the offense's turn

    @FUMBLE.first-man
    Scenario: Where the play goes on, a guard of the offense who recovers is the carrier
      Given the reading CF-A73 is may-advance
      And it is the offense's turn with 3 of 3 squares left
      And the offense's H is off the field
      And the offense's G1 stands on 17,8
      And the ball lies loose on 19,8 fumbled by the offense
      When red plays move G1 to 19,8
      Then the offense's G1 has the ball
      And the position has false at /changed
      And it is the offense's turn
      And 1 of 3 squares are left
      When red plays move G1 to 20,8
      Then the offense's G1 stands on 20,8
      And the phase is allot
      And it is the defense's turn

    @FUMBLE.first-man @TACKLE.attempt.1
    Scenario: Where the play goes on, the side that lost the ball tackles the man who recovered it
      Given the reading CF-A73 is may-advance
      And it is the defense's turn with 2 of 2 squares left
      And the limits are 1 to 6
      And the offense's H is off the field
      And the offense's SE stands on 19,9
      And the defense's L1 stands on 21,8
      And the ball lies loose on 19,8 fumbled by the offense
      When yellow plays move L1 to 19,8
      Then the defense's L1 has the ball
      And it is the offense's turn
      When chance plays allot with squares 3
      Then it is the offense's turn
      When red plays move SE to 19,8 with tackle tackle-1
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 19 and the first-down line 14

    @FUMBLE.occupied
    Scenario: Where the play goes on, a man on whose square the fumble rolls runs with it
      Given the reading CF-A73 is may-advance
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 19,8
      And the defense's L1 stands on 20,8
      And the defense's S stands on 19,4
      When yellow plays move L1 to 19,8 with tackle fumble, roll north
      Then the defense's S has the ball
      And it is the defense's turn
      And 3 of 4 squares are left
      When yellow plays move S to 16,4
      Then the defense's S stands on 16,4

  Rule: A man on whose square the ball comes to rest has it

    @FUMBLE.occupied
    Scenario: A defender four squares north of the contact recovers at once
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 19,8
      And the defense's L1 stands on 20,8
      And the defense's S stands on 19,4
      When yellow plays move L1 to 19,8 with tackle fumble, roll north
      Then the phase is line-up
      And yellow is on offense
      And it is down 1
      And the scrimmage line is 18 and the first-down line 13

    @FUMBLE.occupied
    Scenario: A man of the offense four squares south of the contact recovers at once
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 19,8
      And the offense's T2 stands on 19,12
      And the defense's L1 stands on 20,8
      When yellow plays move L1 to 19,8 with tackle fumble, roll south
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20

    @FUMBLE.first-man @TACKLE.fumble-roll
    Scenario: Men one square from where the ball comes to rest, or on its way, do not have it
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 19,8
      And the offense's SE stands on 19,13
      And the defense's L1 stands on 20,8
      And the defense's S stands on 19,10
      When yellow plays move L1 to 19,8 with tackle fumble, roll south
      Then the ball lies loose on 19,12 fumbled by the offense
      And nobody has the ball
      And the phase is move
      When yellow plays move S to 19,12
      Then yellow is on offense

    @FUMBLE.occupied
    Scenario: The odds of a fumble onto a defender on one side only are even
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 19,8
      And the defense's L1 stands on 20,8
      And the defense's S stands on 19,4
      When the odds of /offense, /phase are asked for yellow's move L1 to 19,8
      Then the odds are
        | is                     | p     |
        | ["yellow", "line-up"]  | 1/14  |
        | ["red", "move"]        | 3/14  |
        | ["red", "line-up"]     | 5/7   |
      When yellow plays move L1 to 19,8 with tackle fumble, roll north
      Then yellow is on offense

  Rule: Who goes first for the ball after a tackle in the defense's turn

    @FUMBLE.order.1
    Scenario Outline: With <left> squares left of 5 the defense goes on for the ball
      Given it is the defense's turn with <before> of 5 squares left
      And the defense's L3 has used <used> squares
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      When yellow plays move L1 to 20,8 with tackle fumble, roll north
      Then these may act: yellow (move)
      And the phase is move
      And it is the defense's turn
      And <left> of 5 squares are left
      And the ball lies loose on 20,4 fumbled by the offense
      And the offense has finished 1 turns and the defense 0

      Examples:
        | before | used | left |
        | 4      | 1    | 3    |
        | 3      | 2    | 2    |
        | 2      | 3    | 1    |

    @FUMBLE.order.2
    Scenario: With no square left the offense goes first for the ball, with a fresh draw
      Given it is the defense's turn with 1 of 5 squares left
      And the defense's L3 has used 4 squares
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      When yellow plays move L1 to 20,8 with tackle fumble, roll north
      Then these may act: chance (allot)
      And the phase is allot
      And it is the offense's turn
      And the ball lies loose on 20,4 fumbled by the offense
      And the offense has finished 1 turns and the defense 1
      When chance plays allot with squares 6
      Then these may act: red (move)
      And 6 of 6 squares are left

    @FUMBLE.order.1 @M2
    Scenario: Squares a man used before the fumble still count after it
      Given it is the defense's turn with 4 of 6 squares left
      And the defense's L2 has used 2 squares
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      And the defense's L2 stands on 17,4
      When yellow plays move L1 to 20,8 with tackle fumble, roll north
      Then it is the defense's turn
      And 3 of 6 squares are left
      When yellow plays move L2 to 20,4
      Then it is refused under M2
      And the ball lies loose on 20,4 fumbled by the offense
      When yellow plays move L2 to 19,4
      Then the defense's L2 stands on 19,4
      And 1 of 6 squares are left

    @FUMBLE.order.1
    Scenario: After an interception the throwing side that forces a fumble goes on for the ball
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is the offense's turn with 4 of 4 squares left
      And the zone is known to the defense
      And the offense's TE stands on 22,8
      And the defense's S stands on 23,8
      And the defense's S has the ball
      When red plays move TE to 23,8 with tackle fumble, roll south
      Then the ball lies loose on 23,12 fumbled by the defense
      And it is the offense's turn
      And 3 of 4 squares are left
      And the phase is move

    @FUMBLE.order.2
    Scenario: After an interception a throwing side with no square left lets the other side go first
      Given the call is a pass to zone 8
      And each side has finished 2 turns
      And it is the offense's turn with 1 of 4 squares left
      And the offense's H has used 3 squares
      And the zone is known to the defense
      And the offense's TE stands on 22,8
      And the defense's S stands on 23,8
      And the defense's S has the ball
      When red plays move TE to 23,8 with tackle fumble, roll south
      Then the phase is allot
      And it is the defense's turn
      And the ball lies loose on 23,12 fumbled by the defense

    @FUMBLE.first-man @POSSESSION.d
    Scenario: A fumble of the interceptor that the throwing side recovers is its new first down
      Given it is down 3
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is the offense's turn with 4 of 4 squares left
      And the zone is known to the defense
      And the defense's S is off the field
      And the ball has changed hands
      And the offense's TE stands on 17,11
      And the ball lies loose on 17,12 fumbled by the defense
      When red plays move TE to 17,12
      Then red is on offense
      And it is down 1
      And the scrimmage line is 17 and the first-down line 22

    @FUMBLE.occupied
    Scenario: A fumble of the interceptor that his own side recovers keeps the ball with it
      Given it is down 3
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is the offense's turn with 4 of 4 squares left
      And the zone is known to the defense
      And the defense's S stands on 23,8
      And the defense's B1 stands on 23,12
      And the offense's TE stands on 22,8
      And the defense's S has the ball
      When red plays move TE to 23,8 with tackle fumble, roll south
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 22 and the first-down line 17

  Rule: Who goes first after a fumble in the offense's own turn (CF-A74)

    @TACKLE.removal-fumble @TACKLE.attempt.2 @B3
    Scenario: A side that lost the ball in its own turn goes on with the squares left
      Given it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 19,8
      And the defense's L1 stands on 20,8
      When red plays move H to 20,8 with tackle fumble, roll north
      Then the phase is move
      And it is the offense's turn
      And 3 of 4 squares are left
      And the ball lies loose on 20,4 fumbled by the offense

    @TACKLE.removal-fumble @TACKLE.attempt.2 @B3
    Scenario: A side that lost the ball with its last square leaves the first try to the other one
      Given it is the offense's turn with 1 of 3 squares left
      And the offense's SE has used 2 squares
      And the offense's H stands on 19,8
      And the defense's L1 stands on 20,8
      When red plays move H to 20,8 with tackle fumble, roll north
      Then the phase is allot
      And it is the defense's turn
      And the ball lies loose on 20,4 fumbled by the offense

    @TACKLE.removal-fumble @B3
    Scenario: Where the defense goes first, what the offense had left is lost
      Given the reading CF-A74 is defense-first
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 19,8
      And the defense's L1 stands on 20,8
      When red plays move H to 20,8 with tackle fumble, roll north
      Then the phase is allot
      And it is the defense's turn
      And the ball lies loose on 20,4 fumbled by the offense
      When chance plays allot with squares 5
      Then these may act: yellow (move)
      And 5 of 5 squares are left

    @TACKLE.removal-fumble @B3
    Scenario: Where the defense goes first, it does so after the last square of the offense as well
      Given the reading CF-A74 is defense-first
      And it is the offense's turn with 1 of 3 squares left
      And the offense's SE has used 2 squares
      And the offense's H stands on 19,8
      And the defense's L1 stands on 20,8
      When red plays move H to 20,8 with tackle fumble, roll north
      Then the phase is allot
      And it is the defense's turn

    @TACKLE.removal-fumble @B3
    Scenario: Where the offense goes first, it goes on with the squares left
      Given the reading CF-A74 is offense-first
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 19,8
      And the defense's L1 stands on 20,8
      When red plays move H to 20,8 with tackle fumble, roll north
      Then the phase is move
      And it is the offense's turn
      And 3 of 4 squares are left

    @TACKLE.removal-fumble @B3
    Scenario: Where the offense goes first, it has a fresh draw after its last square
      Given the reading CF-A74 is offense-first
      And it is the offense's turn with 1 of 3 squares left
      And the offense's SE has used 2 squares
      And the offense's H stands on 19,8
      And the defense's L1 stands on 20,8
      When red plays move H to 20,8 with tackle fumble, roll north
      Then the phase is allot
      And it is the offense's turn
      When chance plays allot with squares 5
      Then these may act: red (move)
      And 5 of 5 squares are left

    @FUMBLE.order.1
    Scenario Outline: A fumble in the defense's turn is the same where the <side> goes first in the other case
      Given the reading CF-A74 is <key>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 20,8
      And the defense's L1 stands on 21,8
      When yellow plays move L1 to 20,8 with tackle fumble, roll north
      Then it is the defense's turn
      And 3 of 4 squares are left

      Examples:
        | side    | key           |
        | defense | defense-first |
        | offense | offense-first |

  Rule: A roll that would leave the field (CF-A72)

    @TACKLE.fumble-roll
    Scenario Outline: A ball fumbled on row <row> that rolls <way> comes to rest on row <rest>
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 19,<row>
      And the defense's L1 stands on 18,<row>
      When yellow plays move L1 to 19,<row> with tackle fumble, roll <way>
      Then the ball lies loose on 19,<rest> fumbled by the offense
      And nobody has the ball
      And it is the defense's turn

      Examples:
        | row | way   | rest |
        | 5   | north | 1    |
        | 4   | north | 1    |
        | 2   | north | 1    |
        | 1   | north | 1    |
        | 11  | south | 15   |
        | 12  | south | 15   |
        | 15  | south | 15   |
        | 4   | south | 8    |

    @TACKLE.fumble-roll @FUMBLE.occupied
    Scenario: A man on the last row has the ball that stops at the sideline
      Given it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 19,3
      And the defense's L1 stands on 20,3
      And the defense's S stands on 19,1
      When yellow plays move L1 to 19,3 with tackle fumble, roll north
      Then yellow is on offense
      And the scrimmage line is 18 and the first-down line 13

    @TACKLE.fumble-roll
    Scenario Outline: Where it is dead out of bounds, a ball fumbled on row <row> that rolls <way> stays with its side
      Given the reading CF-A72 is out-of-bounds-dead
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 19,<row>
      And the defense's L1 stands on 18,<row>
      When yellow plays move L1 to 19,<row> with tackle fumble, roll <way>
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20

      Examples:
        | row | way   |
        | 4   | north |
        | 1   | north |
        | 12  | south |
        | 15  | south |

    @TACKLE.fumble-roll
    Scenario Outline: Where out of bounds is dead, a ball from row <row> that rolls <way> just stays in
      Given the reading CF-A72 is out-of-bounds-dead
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 19,<row>
      And the defense's L1 stands on 18,<row>
      When yellow plays move L1 to 19,<row> with tackle fumble, roll <way>
      Then the ball lies loose on 19,<rest> fumbled by the offense

      Examples:
        | row | way   | rest |
        | 5   | north | 1    |
        | 11  | south | 15   |

    @TACKLE.fumble-roll
    Scenario: Where it is dead out of bounds on fourth down, the ball goes over
      Given the reading CF-A72 is out-of-bounds-dead
      And it is down 4
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 19,2
      And the defense's L1 stands on 20,2
      When yellow plays move L1 to 19,2 with tackle fumble, roll north
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 19 and the first-down line 14

    @TACKLE.fumble-roll
    Scenario: Where it is dead out of bounds, the interceptor who fumbled keeps the ball for his side
      Given the reading CF-A72 is out-of-bounds-dead
      And the call is a pass to zone 7
      And each side has finished 2 turns
      And it is the offense's turn with 4 of 4 squares left
      And the zone is known to the defense
      And the offense's TE stands on 22,3
      And the defense's S stands on 23,3
      And the defense's S has the ball
      When red plays move TE to 23,3 with tackle fumble, roll north
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 22 and the first-down line 17

    @TACKLE.fumble-roll
    Scenario Outline: Where it turns round, a ball fumbled on row <row> that rolls <way> comes to rest on row <rest>
      Given the reading CF-A72 is opposite-direction
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H stands on 19,<row>
      And the defense's L1 stands on 18,<row>
      When yellow plays move L1 to 19,<row> with tackle fumble, roll <way>
      Then the ball lies loose on 19,<rest> fumbled by the offense

      Examples:
        | row | way   | rest |
        | 5   | north | 1    |
        | 4   | north | 8    |
        | 1   | north | 5    |
        | 11  | south | 15   |
        | 12  | south | 8    |
        | 15  | south | 11   |

  Rule: A recovery inside an end zone (CF-A77)

    @FUMBLE.first-man
    Scenario Outline: <by> of the offense recovers on column <column> going <way>: <who> wins by a <score>
      Given <offense> is on offense going <way>
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the offense's <by> stands on <from>
      And the ball lies loose on <column>,8 fumbled by the offense
      When <offense> plays move <by> to <column>,8
      Then the game is over and <who> has won under OBJECTIVE.<score>
      And the phase is over
      And the position has "<who>" at /winner
      And the position has "<score>" at /score

      Examples:
        | offense | way  | by | column | from  | who    | score     |
        | red     | east | SE | 56     | 56,9  | red    | touchdown |
        | red     | east | SE | 60     | 60,9  | red    | touchdown |
        | yellow  | west | SE | 5      | 5,9   | yellow | touchdown |
        | red     | east | F  | 5      | 5,9   | yellow | safety    |
        | red     | east | F  | 1      | 1,9   | yellow | safety    |
        | yellow  | west | F  | 56     | 56,9  | red    | safety    |

    @FUMBLE.first-man
    Scenario Outline: <by> of the defense recovers on column <column> against <way>: <who> wins by a <score>
      Given <offense> is on offense going <way>
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the defense's <by> stands on <from>
      And the ball lies loose on <column>,8 fumbled by the offense
      When <defense> plays move <by> to <column>,8
      Then the game is over and <who> has won under OBJECTIVE.<score>
      And the position has "<who>" at /winner
      And the position has "<score>" at /score

      Examples:
        | offense | defense | way  | by | column | from | who    | score     |
        | red     | yellow  | east | S  | 5      | 5,9  | yellow | touchdown |
        | yellow  | red     | west | S  | 56     | 56,9 | red    | touchdown |
        | red     | yellow  | east | S  | 56     | 56,9 | red    | safety    |
        | yellow  | red     | west | S  | 5      | 5,9  | yellow | safety    |

    @FUMBLE.first-man
    Scenario: A recovery in the last column before the goal line attacked is no touchdown
      Given the scrimmage line is 50 and the first-down line 55
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the offense's SE stands on 55,9
      And the ball lies loose on 55,8 fumbled by the offense
      When red plays move SE to 55,8
      Then the phase is line-up
      And the scrimmage line is 55 and the first-down line 55
      And it is down 2

    @FUMBLE.first-man
    Scenario: A recovery in the first column before the own goal line is no safety
      Given it is the offense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the offense's F stands on 6,9
      And the ball lies loose on 6,8 fumbled by the offense
      When red plays move F to 6,8
      Then the phase is line-up
      And the scrimmage line is 6 and the first-down line 20
      And it is down 2

    @FUMBLE.occupied
    Scenario: A ball that comes to rest on a man of the offense behind the goal line is a touchdown
      Given the scrimmage line is 50 and the first-down line 55
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H stands on 55,8
      And the offense's SE stands on 56,12
      And the defense's L1 stands on 56,8
      When red plays move H to 56,8 with tackle fumble, roll south
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the position has "touchdown" at /score

    @FUMBLE.first-man
    Scenario Outline: Where the goal line is the spot, the offense that recovers on column <column> has line <line>
      Given the reading CF-A77 is spot-on-goal-line
      And the scrimmage line is 50 and the first-down line 55
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the offense's SE stands on <column>,9
      And the ball lies loose on <column>,8 fumbled by the offense
      When red plays move SE to <column>,8
      Then the phase is line-up
      And red is on offense
      And the scrimmage line is <line> and the first-down line 55
      And it is down 2

      Examples:
        | column | line |
        | 56     | 55   |
        | 60     | 55   |
        | 5      | 5    |

    @FUMBLE.first-man
    Scenario Outline: Where the goal line is the spot, the defense that recovers on column <column> has line <line>
      Given the reading CF-A77 is spot-on-goal-line
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the defense's S stands on <column>,9
      And the ball lies loose on <column>,8 fumbled by the offense
      When yellow plays move S to <column>,8
      Then the phase is line-up
      And yellow is on offense
      And the scrimmage line is <line> and the first-down line <first_down>
      And it is down 1

      Examples:
        | column | line | first_down |
        | 57     | 55   | 50         |
        | 5      | 5    | 5          |

    @FUMBLE.first-man
    Scenario: Where a recovery can only be a touchdown, one in the goal attacked still is
      Given the reading CF-A77 is touchdown-only
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the offense's SE stands on 56,9
      And the ball lies loose on 56,8 fumbled by the offense
      When red plays move SE to 56,8
      Then the game is over and red has won under OBJECTIVE.touchdown
      And the position has "touchdown" at /score

    @FUMBLE.first-man
    Scenario: Where a recovery can only be a touchdown, one in the own end zone is spotted on the goal line
      Given the reading CF-A77 is touchdown-only
      And it is the offense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the offense's F stands on 4,9
      And the ball lies loose on 4,8 fumbled by the offense
      When red plays move F to 4,8
      Then the phase is line-up
      And red is on offense
      And the scrimmage line is 5 and the first-down line 20
      And it is down 2

    @FUMBLE.first-man
    Scenario: Where a recovery can only be a touchdown, the defense is spotted on its goal line
      Given the reading CF-A77 is touchdown-only
      And it is the defense's turn with 4 of 4 squares left
      And the offense's H is off the field
      And the defense's S stands on 57,9
      And the ball lies loose on 57,8 fumbled by the offense
      When yellow plays move S to 57,8
      Then yellow is on offense
      And the scrimmage line is 55 and the first-down line 50
      And it is down 1

  Rule: A ball that nobody can ever reach (CF-A99)

    @PLAY.end
    Scenario: With nobody left on the field a fumble is dead and the down counts
      Given only these men are on the field
        | side    | man | square |
        | offense | H   | 19,8   |
        | defense | L1  | 20,8   |
      And it is the defense's turn with 4 of 4 squares left
      When yellow plays move L1 to 19,8 with tackle fumble, roll north
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20
      And it is play 2

    @PLAY.end
    Scenario: Tackles and guards who have passed the ball do not keep the play alive
      Given only these men are on the field
        | side    | man | square |
        | offense | H   | 19,8   |
        | offense | G1  | 20,4   |
        | offense | T2  | 25,15  |
        | defense | L1  | 20,8   |
        | defense | G2  | 18,4   |
        | defense | T1  | 10,1   |
      And it is the defense's turn with 4 of 4 squares left
      When yellow plays move L1 to 19,8 with tackle fumble, roll north
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20

    @TACKLE.fumble-roll
    Scenario Outline: A guard of the <side> on <square> can still get to the ball, so the play goes on
      Given only these men are on the field
        | side    | man | square   |
        | offense | H   | 19,8     |
        | <side>  | G1  | <square> |
        | defense | L1  | 20,8     |
      And it is the defense's turn with 4 of 4 squares left
      When yellow plays move L1 to 19,8 with tackle fumble, roll north
      Then the ball lies loose on 19,4 fumbled by the offense
      And it is down 1

      Examples:
        | side    | square |
        | offense | 19,15  |
        | offense | 18,4   |
        | defense | 19,15  |
        | defense | 20,4   |

    @PLAY.end
    Scenario: A dead ball on fourth down short of the first-down line goes over
      Given only these men are on the field
        | side    | man | square |
        | offense | H   | 19,8   |
        | defense | L1  | 20,8   |
      And it is down 4
      And it is the defense's turn with 4 of 4 squares left
      When yellow plays move L1 to 19,8 with tackle fumble, roll south
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 19 and the first-down line 14

    @PLAY.end
    Scenario: A ball that an interceptor fumbled and nobody can reach stays with his side
      Given only these men are on the field
        | side    | man | square |
        | offense | TE  | 22,8   |
        | defense | S   | 23,8   |
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is the offense's turn with 4 of 4 squares left
      And the zone is known to the defense
      And the defense's S has the ball
      When red plays move TE to 23,8 with tackle fumble, roll south
      Then yellow is on offense
      And it is down 1
      And the scrimmage line is 22 and the first-down line 17

    @PLAY.end
    Scenario: A guard who moves past the ball as the last who could reach it ends the play
      Given only these men are on the field
        | side    | man | square |
        | offense | G1  | 19,5   |
      And it is the offense's turn with 3 of 3 squares left
      And the ball lies loose on 19,8 fumbled by the offense
      When red plays move G1 to 20,5
      Then the phase is line-up
      And red is on offense
      And it is down 2
      And the scrimmage line is 19 and the first-down line 20
