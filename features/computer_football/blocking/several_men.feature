Feature: Several men who block in the same turn
  The blocks, marks and squares of one man do not change those of the other men.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: The marks of several men are independent

    @BLOCK.pale-mark @case:two-men-of-the-defense-are-pale-after-two-single-blocks
    Scenario Outline: Two failed single blocks mark two men of the defense as pale
      Given red's TE stands on 20,4
      And yellow's G1 stands on 21,4
      And red's SE stands on 20,10
      And yellow's T2 stands on 21,10
      When red's <first> blocks the man on <place>
      And red's <second> blocks the man on <other place>
      Then yellow's G1 is pale from TE
      And yellow's T2 is pale from SE
      And 4 of 6 squares are left

      Examples:
        | first | place | second | other place |
        | TE    | 21,4  | SE     | 21,10       |
        | SE    | 21,10 | TE     | 21,4        |

    @BLOCK.pale-mark @case:two-men-of-the-offense-are-pale-after-two-single-blocks
    Scenario Outline: Two failed single blocks mark two men of the offense as pale
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's L1 stands on 21,4
      And red's G1 stands on 20,4
      And yellow's B2 stands on 21,10
      And red's T2 stands on 20,10
      When yellow's <first> blocks the man on <place>
      And yellow's <second> blocks the man on <other place>
      Then red's G1 is pale from L1
      And red's T2 is pale from B2
      And 4 of 6 squares are left

      Examples:
        | first | place | second | other place |
        | L1    | 20,4  | B2     | 20,10       |
        | B2    | 20,10 | L1     | 20,4        |

    @BLOCK.double @case:under-cf-a53-waits-beside-neither-of-two-first-halves-may-move
    Scenario Outline: Under CF-A53 waits-beside, neither of two first blockers may move
      Given the reading CF-A53 is waits-beside
      And red's TE stands on 20,4
      And yellow's G1 stands on 21,4
      And red's SE stands on 20,10
      And yellow's T2 stands on 21,10
      When red's TE blocks the man on 21,4
      And red's SE blocks the man on 21,10
      And red's <half> moves to <place>
      Then it is refused under BLOCK.double

      Examples:
        | half | place |
        | TE   | 22,4  |
        | SE   | 22,10 |

    @BLOCK.double @BLOCK.success-removal @case:a-double-block-removes-one-pale-man-and-leaves-the-other-pale
    Scenario Outline: A double block removes one pale man and leaves the other man pale
      Given red's TE stands on 20,4
      And yellow's G1 stands on 21,4
      And red's SE stands on 20,10
      And yellow's G2 stands on 21,10
      And red's <third> stands on 20,7
      And yellow's <gone> is pale from <half>
      And yellow's <left> is pale from <other half>
      And red's TE is off the field
      And red's SE is off the field
      And red's G1 stands on <place>
      When red's G1 blocks the man on <target>
      Then yellow's <gone> is off the field
      And yellow's <left> is pale from <other half>

      Examples:
        | third | gone | half | left | other half | place | target |
        | F     | G1   | TE   | G2   | SE         | 20,4  | 21,4   |
        | F     | G2   | SE   | G1   | TE         | 20,10 | 21,10  |

    @BLOCK.both-sides @case:two-pale-men-stay-pale-after-the-block-of-a-third-man
    Scenario Outline: Two pale men stay pale after the block of a third man
      Given red's SE is off the field
      And red's F is off the field
      And yellow's B2 is off the field
      And yellow's L2 is off the field
      And yellow's T1 is pale from SE
      And yellow's T2 is pale from F
      And red's G2 is pale from L2
      And red's T2 is pale from B2
      And red's <man> stands on 20,4
      And yellow's L1 stands on 21,4
      When red's <man> blocks the man on 21,4
      Then exactly these men are pale: <pale>

      Examples:
        | man | pale |
        | G1  | red's T2 from B2; red's G2 from L2; yellow's T1 from SE; yellow's T2 from F |
        | T   | red's T2 from B2; red's G2 from L2; yellow's T1 from SE; yellow's T2 from F; yellow's L1 from T |

    @BLOCK.single @case:men-of-the-same-label-may-each-be-the-first-blocker-of-a-pale-man
    Scenario: Blockers of both sides may have the same label
      Given red's T1 is off the field
      And yellow's T1 is off the field
      And red's T2 is pale from T1
      And yellow's T2 is pale from T1
      And red's G2 stands on 20,4
      And yellow's L1 stands on 21,4
      When red's G2 blocks the man on 21,4
      Then exactly these men are pale: red's T2 from T1; yellow's T2 from T1

    @MOVE.select @case:three-pale-men-of-a-side-are-shown-pale
    Scenario: The view lists all men of a side whom failed blocks made pale
      Given red's SE is off the field
      And red's F is off the field
      And red's TE is off the field
      And yellow's T1 is pale from SE
      And yellow's G1 is pale from F
      And yellow's L1 is pale from TE
      When yellow looks at the table
      Then yellow's T1, G1 and L1 alone are shown pale

    @TACKLE.removal-miss @case:two-pale-men-stay-pale-after-a-tackle-that-misses
    Scenario: Two men made pale by failed blocks stay pale after a missed tackle
      Given it is yellow's turn with 6 of 6 squares left
      And red's SE is off the field
      And red's F is off the field
      And yellow's T1 is pale from SE
      And yellow's T2 is pale from F
      And red's H stands on 20,4
      And yellow's L1 stands on 21,4
      When yellow's L1 tackles the carrier on 20,4: a miss
      Then exactly these men are pale: yellow's T1 from SE; yellow's T2 from F

    @PASS.1 @case:under-cf-a54-running-total-two-pale-men-stay-pale-after-a-catch
    Scenario: Under CF-A54 running-total, two men made pale by blocks stay pale after a catch
      Given the reading CF-A54 is running-total
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And red's TE stands on 22,8
      And red's SE is off the field
      And red's T is off the field
      And red's F is off the field
      And red's H is off the field
      And yellow's T1 is pale from SE and T
      And yellow's T2 is pale from F and H
      When yellow's S moves to 30,9
      Then red's TE has the ball
      And exactly these men are pale: yellow's T1 from SE, T; yellow's T2 from F, H

    @PASS.4.1 @case:under-cf-a53-waits-beside-a-contested-catch-ends-the-catchers-mark
    Scenario: Under CF-A53 waits-beside, a waiting blocker who catches a contested pass frees his opponent
      Given the reading CF-A53 is waits-beside
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And red's TE stands on 22,8
      And yellow's T1 stands on 20,8
      And yellow's T1 is pale from TE
      And yellow's S stands on 23,8
      When yellow's S moves to 22,8: the pass is complete
      Then red's TE has the ball
      And yellow's S is off the field
      And nobody is pale

    @OBJECTIVE.touchdown @case:under-cf-a53-waits-beside-a-touchdown-catch-ends-the-catchers-mark
    Scenario: Under CF-A53 waits-beside, a waiting blocker who catches a touchdown frees his opponent
      Given the reading CF-A53 is waits-beside
      And the scrimmage line is 45 and the first-down line 50
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone 11 is in the air over 57,8
      And red's TE stands on 57,8
      And yellow's T1 stands on 55,8
      And yellow's T1 is pale from TE
      When yellow's S moves to 30,9
      Then the game is over and red has won under OBJECTIVE.touchdown
      And nobody is pale

    @OBJECTIVE.safety @case:under-cf-a53-waits-beside-a-safety-at-the-catch-ends-the-catchers-mark
    Scenario: Under CF-A53 waits-beside, a waiting blocker's catch in his end zone frees his opponent
      Given the reading CF-A53 is waits-beside
      And the reading CF-A48 is dead-at-catch
      And the scrimmage line is 45 and the first-down line 50
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone 11 is in the air over 57,8
      And yellow's B1 stands on 57,8
      And red's G1 is pale from B1
      When yellow's S moves to 30,9
      Then the game is over and red has won under OBJECTIVE.safety
      And nobody is pale

    @OBJECTIVE.touchdown @case:under-cf-a53-waits-beside-a-recovery-that-scores-ends-the-mans-mark
    Scenario: Under CF-A53 waits-beside, a waiting blocker who scores after a fumble frees his opponent
      Given the reading CF-A53 is waits-beside
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 4,8
      And red's G1 is pale from B1
      And yellow's B1 stands on 4,4
      And yellow's L1 stands on 5,8
      When yellow's L1 tackles the carrier on 4,8: a fumble that rolls north
      Then the game is over and yellow has won under OBJECTIVE.touchdown
      And nobody is pale

    @BLOCK.double @case:a-block-by-an-unknown-first-man-is-a-bad-request
    Scenario: A lookup of a double block with an unknown first blocker is an error
      When a block of TE and F against T1 is looked up
      Then the block fails
      When a block of X9 and F against T1 is looked up
      Then it is an error of kind bad-request

  Rule: Several men share the squares of a turn

    @M8.2 @case:three-men-share-the-squares-of-the-turn
    Scenario: Three men may share the squares of one turn
      Given red's T stands on 35,8
      And red's F stands on 35,4
      And red's H stands on 35,12
      When red's T moves to 36,8
      And red's F moves to 37,4
      And red's H moves to 36,12
      Then red's T stands on 36,8
      And red's F stands on 37,4
      And red's H stands on 36,12
      And 2 of 6 squares are left

  Rule: The first clause in order is reported

    @M3 @case:a-man-in-the-way-is-reported-before-a-team-mate-on-the-square
    Scenario: A move to an occupied square is refused only for a man in between
      Given red's T stands on 35,8
      And yellow's L1 stands on 36,8
      And red's F stands on 37,8
      When red's T moves to 37,8
      Then it is refused under M3

    @M8.2 @case:squares-that-do-not-suffice-are-reported-before-a-man-in-the-way
    Scenario: A move without enough squares is refused before men in the way are checked
      Given red's T2 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      And red's T stands on 35,8
      And yellow's L1 stands on 36,8
      When red's T moves to 37,8
      Then it is refused under M8.2

    @INTRO.run-or-pass @case:a-call-of-a-run-and-a-pass-is-reported-before-an-incomplete-line-up
    Scenario: A call of run and pass is refused before the incomplete line-up is checked
      Given red is to line up
      When red tries to call a run by H and a pass to zone 8
      Then it is refused under INTRO.run-or-pass
