Feature: Blocking
  A man with more power takes an opponent off the field by moving onto his square. Two men may add their powers.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: A single block needs more power than the target has

    @BLOCK.single @BLOCK.success-removal @case:a-blocker-of-the-offense-who-is-stronger-takes-his-man-off-the-field
    Scenario Outline: A blocker of the offense with more power removes his opponent
      Given red's <blocker> stands on 20,4
      And yellow's <target> stands on 21,4
      When red's <blocker> blocks the man on 21,4
      Then red's <blocker> is off the field
      And yellow's <target> is off the field
      And nobody is pale
      And 5 of 6 squares are left

      Examples: power 4
        | blocker | target |
        | T1      | G1     |
        | T1      | L1     |
        | T2      | B1     |
        | T2      | S      |

      Examples: power 3
        | blocker | target |
        | G1      | L2     |
        | G2      | B2     |
        | G3      | S      |

      Examples: power 2
        | blocker | target |
        | TE      | B1     |
        | F       | S      |

      Examples: power 1
        | blocker | target |
        | SE      | S      |

    @BLOCK.single @BLOCK.failure-removal @BLOCK.pale-mark @case:a-blocker-of-the-offense-who-is-not-stronger-only-marks-his-man
    Scenario Outline: A blocker of the offense without more power only marks his opponent as pale
      Given red's <blocker> stands on 20,4
      And yellow's <target> stands on 21,4
      When red's <blocker> blocks the man on 21,4
      Then red's <blocker> is off the field
      And yellow's <target> stands on 21,4
      And yellow's <target> is pale from <blocker>
      And 5 of 6 squares are left

      Examples: equal power
        | blocker | target |
        | T1      | T1     |
        | G1      | G2     |
        | TE      | L3     |
        | F       | L1     |
        | SE      | B2     |
        | T       | S      |

      Examples: less power
        | blocker | target |
        | G1      | T1     |
        | TE      | T2     |
        | TE      | G1     |
        | SE      | T1     |
        | SE      | G3     |
        | SE      | L1     |
        | T       | T2     |
        | T       | G1     |
        | T       | L2     |
        | T       | B1     |

    @BLOCK.both-sides @BLOCK.single @BLOCK.success-removal @case:a-blocker-of-the-defense-who-is-stronger-takes-his-man-off-the-field
    Scenario Outline: A blocker of the defense with more power removes his opponent
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's <blocker> stands on 21,4
      And red's <target> stands on 20,4
      When yellow's <blocker> blocks the man on 20,4
      Then red's <target> is off the field
      And yellow's <blocker> is off the field
      And 5 of 6 squares are left

      Examples:
        | blocker | target |
        | T1      | G1     |
        | T2      | TE     |
        | G1      | TE     |
        | G2      | SE     |
        | L1      | SE     |
        | L3      | T      |
        | B1      | T      |

    @BLOCK.both-sides @BLOCK.single @BLOCK.failure-removal @case:a-blocker-of-the-defense-who-is-not-stronger-only-marks-his-man
    Scenario Outline: A blocker of the defense without more power only marks his opponent as pale
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's <blocker> stands on 21,4
      And red's <target> stands on 20,4
      When yellow's <blocker> blocks the man on 20,4
      Then red's <target> stands on 20,4
      And yellow's <blocker> is off the field
      And red's <target> is pale from <blocker>

      Examples:
        | blocker | target |
        | T1      | T2     |
        | G1      | G2     |
        | G3      | T1     |
        | L2      | TE     |
        | B1      | SE     |
        | B2      | TE     |
        | S       | T      |
        | S       | SE     |

    @BLOCK.single @BLOCK.success-removal @case:going-west-a-guard-of-yellows-offense-takes-a-linebacker-of-red-off-the-field
    Scenario: Going west, a guard of yellow's offense blocks a red linebacker off the field
      Given yellow is on offense going west
      And yellow's G1 stands on 41,4
      And red's L1 stands on 39,4
      When yellow's G1 blocks the man on 39,4
      Then yellow's G1 is off the field
      And red's L1 is off the field
      And 4 of 6 squares are left

    @BLOCK.success-removal
    Scenario: After a block the square is empty for the next man
      Given red's G1 stands on 20,4
      And red's SE stands on 20,5
      And yellow's L1 stands on 21,4
      When red's G1 blocks the man on 21,4
      And red's SE moves to 21,5
      And red's SE moves to 21,4
      Then red's SE stands on 21,4
      And red's G1 is off the field
      And yellow's L1 is off the field

    @BLOCK.single @case:blocks-are-weighed-alike-in-the-classic-edition
    Scenario: In the classic edition, blocks depend on power as in the power edition
      Given the edition is classic
      And red's TE stands on 20,4
      And red's G1 stands on 20,7
      And yellow's L1 stands on 21,4
      And yellow's L2 stands on 21,7
      When red's TE blocks the man on 21,4
      And red's G1 blocks the man on 21,7
      Then yellow's L1 stands on 21,4
      And yellow's L2 is off the field

  Rule: Two men together block one whose power is below the sum of theirs

    @BLOCK.double
    Scenario Outline: The powers of two blockers are added up
      When a block of <first> and <second> against <target> is looked up
      Then the powers add up to <powers> against <against>
      And the block <outcome>

      Examples:
        | first | second | target | powers | against | outcome  |
        | TE    | G1     | T1     | 5      | 4       | succeeds |
        | G1    | SE     | T2     | 4      | 4       | fails    |
        | F     | TE     | T1     | 4      | 4       | fails    |
        | F     | TE     | G1     | 4      | 3       | succeeds |
        | F     | SE     | G1     | 3      | 3       | fails    |
        | SE    | TE     | L1     | 3      | 2       | succeeds |
        | T     | TE     | L1     | 2      | 2       | fails    |
        | T     | SE     | B1     | 1      | 1       | fails    |
        | T     | SE     | S      | 1      | 0       | succeeds |
        | T1    | T      | T2     | 4      | 4       | fails    |

    @BLOCK.double @BLOCK.success-removal @case:two-linebackers-of-the-defense-take-a-guard-off-the-field-and-all-three-leave
    Scenario: Two linebackers block a guard off the field, and all three men leave
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's L1 stands on 21,4
      And yellow's L2 stands on 21,5
      And red's G1 stands on 20,4
      When yellow's L1 blocks the man on 20,4
      Then red's G1 is pale from L1
      When yellow's L2 moves to 20,5
      And yellow's L2 blocks the man on 20,4
      Then red's G1 is off the field
      And yellow's L1 is off the field
      And yellow's L2 is off the field
      And nobody is pale

    @BLOCK.double @BLOCK.failure-removal @case:two-defensive-backs-fail-against-a-tackle-and-only-they-leave
    Scenario: Two defensive backs who fail to block an offensive tackle leave the field
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's B1 stands on 21,4
      And yellow's B2 stands on 20,3
      And red's T1 stands on 20,4
      When yellow's B1 blocks the man on 20,4
      And yellow's B2 blocks the man on 20,4
      Then red's T1 stands on 20,4
      And yellow's B1 is off the field
      And yellow's B2 is off the field
      And nobody is pale

    @BLOCK.double-timing @case:a-mark-is-kept-while-the-other-side-takes-its-turn
    Scenario: A man made pale by a failed block stays pale during the opponent's turn
      Given red's TE stands on 20,4
      And red's F stands on 19,5
      And yellow's G1 stands on 21,4
      And red's T2 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      When red's TE blocks the man on 21,4
      And the squares of the turn are drawn: 3
      And yellow's G1 moves to 20,4
      And yellow's S moves to 28,8
      Then yellow's G1 is pale from TE
      And yellow's G1 stands on 20,4
      When the squares of the turn are drawn: 3
      And red's F moves to 20,5
      And red's F blocks the man on 20,4
      Then yellow's G1 is off the field
      And red's F is off the field
      And nobody is pale

    @BLOCK.double-timing @case:a-mark-is-gone-in-the-next-play
    Scenario: In the next play, no man is pale from an earlier failed block
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's T1 is pale from TE
      And red's TE is off the field
      And red's G1 is pale from L1
      And yellow's L1 is off the field
      And red's H stands on 20,4
      And yellow's S stands on 21,4
      When yellow's S tackles the carrier on 20,4: a tackle
      Then the phase is line-up
      And it is play 2
      And nobody is pale

    @BLOCK.double @case:a-block-by-a-man-there-is-not-is-no-question
    Scenario: A lookup of a block by an unknown man is an error
      When a block of F and TE against T1 is looked up
      Then the block fails
      When a block of F and X9 against T1 is looked up
      Then it is an error of kind bad-request

  Rule: A first blocker without enough power leaves a mark

    @BLOCK.pale-mark @case:both-players-and-a-bystander-see-who-is-pale
    Scenario: After a failed block, all views of players and bystanders show the target pale
      Given yellow's T1 stands on 16,5
      When red's TE blocks the man on 16,5
      And red looks at the table
      Then yellow's T1 alone is shown pale
      When yellow looks at the table
      Then yellow's T1 alone is shown pale
      When a bystander looks at the table
      Then yellow's T1 alone is shown pale

    @BLOCK.success-removal @case:a-single-block-with-enough-power-leaves-nobody-pale
    Scenario: A successful single block marks no man as pale
      Given yellow's G1 stands on 16,6
      When red's T1 blocks the man on 16,6
      Then nobody is pale
      When red looks at the table
      Then nobody is shown pale

    @BLOCK.pale-power @case:a-pale-guard-still-blocks-with-power-3
    Scenario: A guard made pale by a failed block still blocks with power 3
      Given it is yellow's turn with 6 of 6 squares left
      And red's SE is off the field
      And yellow's G1 is pale from SE
      And yellow's G1 stands on 21,4
      And red's TE stands on 20,4
      When yellow's G1 blocks the man on 20,4
      Then red's TE is off the field
      And yellow's G1 is off the field
      And nobody is pale

    @BLOCK.pale-power @case:a-pale-guard-does-not-block-a-tackle
    Scenario: A guard made pale by a failed block fails to block an offensive tackle
      Given it is yellow's turn with 6 of 6 squares left
      And red's SE is off the field
      And yellow's G1 is pale from SE
      And yellow's G1 stands on 21,4
      And red's T1 stands on 20,4
      When yellow's G1 blocks the man on 20,4
      Then red's T1 stands on 20,4
      And red's T1 is pale from G1
      And yellow's G1 is off the field

    @BLOCK.pale-power @BLOCK.double @case:of-a-pale-tackle-the-full-power-of-4-has-to-be-exceeded
    Scenario Outline: A double block of a pale defensive tackle needs more than power 4 together
      Given red's TE is off the field
      And yellow's T1 is pale from TE
      And yellow's T1 stands on 21,4
      And red's <second> stands on 20,4
      When red's <second> blocks the man on 21,4
      Then red's <second> is off the field
      And yellow's T1 <fate>
      And nobody is pale

      Examples:
        | second | fate             |
        | T      | stands on 21,4   |
        | SE     | stands on 21,4   |
        | F      | stands on 21,4   |
        | G1     | is off the field |
        | T2     | is off the field |

    @TACKLE.attempt.1 @case:a-pale-carrier-met-by-a-tackler-is-attempted-with-his-full-power
    Scenario: A carrier made pale by a failed block has his full power when tackled
      Given it is yellow's turn with 6 of 6 squares left
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And red has finished 3 turns and yellow 2
      And yellow's B1 is off the field
      And red's TE is pale from B1
      And red's TE stands on 20,4
      And red's TE has the ball
      And yellow's L1 stands on 21,4
      When yellow's L1 tackles the carrier on 20,4
      Then a tackle is to be drawn
      And the chances are fumble 2/21, tackle-2 1/9, tackle-1 8/63, tackle 1/7, tackle+1 10/63, tackle+2 11/63, miss 4/21
      When yellow's L1 tackles the carrier on 20,4: a miss
      Then red's TE has the ball
      And yellow's L1 is off the field

    @BLOCK.single @case:a-tailback-without-power-may-try-a-block-and-leaves-a-mark-of-nothing
    Scenario: A tailback without power may attempt a block and marks his opponent as pale
      Given red's T stands on 20,4
      And yellow's S stands on 21,4
      When red asks whether it may move T to 21,4
      Then it is accepted
      When red's T blocks the man on 21,4
      Then yellow's S is pale from T
      And red's T is off the field
      And yellow's S stands on 21,4

  Rule: The first half of a double team leaves at once or waits (CF-A53)

    @BLOCK.failure-removal @BLOCK.pale-mark @case:by-the-ruling-the-first-blocker-leaves-and-his-power-is-remembered
    Scenario: Under CF-A53 leaves-but-power-remembered, the first blocker leaves and the target is pale
      Given red's TE stands on 20,4
      And yellow's T1 stands on 21,4
      When red's TE blocks the man on 21,4
      Then red's TE is off the field
      And yellow's T1 is pale from TE

    @BLOCK.double @BLOCK.success-removal @case:where-the-first-blocker-waits-he-leaves-with-the-second-one-and-the-target
    Scenario: Under CF-A53 waits-beside, a successful double block removes the target and both blockers
      Given the reading CF-A53 is waits-beside
      And red's TE stands on 20,4
      And red's G1 stands on 20,5
      And yellow's T1 stands on 21,4
      When red's TE blocks the man on 21,4
      And red's G1 blocks the man on 21,4
      Then red's TE is off the field
      And red's G1 is off the field
      And yellow's T1 is off the field
      And nobody is pale

    @BLOCK.failure-removal @case:where-the-first-blocker-waits-he-leaves-with-a-second-one-who-is-not-enough
    Scenario: Under CF-A53 waits-beside, a failed double block removes both blockers
      Given the reading CF-A53 is waits-beside
      And red's TE stands on 20,4
      And red's F stands on 20,5
      And yellow's T1 stands on 21,4
      When red's TE blocks the man on 21,4
      And red's F blocks the man on 21,4
      Then red's TE is off the field
      And red's F is off the field
      And yellow's T1 stands on 21,4
      And nobody is pale

    @BLOCK.double-timing @case:where-the-first-blocker-waits-the-marked-man-may-leave-him-behind-and-is-caught-elsewhere
    Scenario: Under CF-A53 waits-beside, a pale man may move away and be blocked elsewhere
      Given the reading CF-A53 is waits-beside
      And red's TE stands on 20,4
      And red's G1 stands on 19,5
      And yellow's T1 stands on 21,4
      And red's T2 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      When red's TE blocks the man on 21,4
      And the squares of the turn are drawn: 3
      And yellow's T1 moves to 20,4
      And yellow's S moves to 28,8
      Then red's TE stands on 21,4
      And yellow's T1 stands on 20,4
      And yellow's T1 is pale from TE
      When the squares of the turn are drawn: 3
      And red's G1 moves to 20,5
      And red's G1 blocks the man on 20,4
      Then yellow's T1 is off the field
      And red's TE is off the field
      And red's G1 is off the field
      And nobody is pale

    @BLOCK.pale-mark @case:where-the-first-blocker-waits-he-stands-on-the-square-of-the-marked-man-and-may-not-move
    Scenario: Under CF-A53 waits-beside, the first blocker joins the target and may not move
      Given the reading CF-A53 is waits-beside
      And red's TE stands on 20,4
      And yellow's T1 stands on 21,4
      When red's TE blocks the man on 21,4
      Then red's TE stands on 21,4
      And yellow's T1 stands on 21,4
      And yellow's T1 is pale from TE
      And 5 of 6 squares are left
      When red's TE moves to 22,4
      Then it is refused under BLOCK.double
      And red cannot move TE to 21,3

    @BLOCK.both-sides @case:where-the-first-blocker-waits-his-mark-is-gone-when-he-is-blocked
    Scenario: Under CF-A53 waits-beside, a waiting blocker who is blocked frees his pale opponent
      Given the reading CF-A53 is waits-beside
      And red's TE stands on 20,4
      And yellow's T1 stands on 21,4
      And yellow's G1 stands on 22,4
      And red's T2 has used 2 squares
      And it is red's turn with 1 of 3 squares left
      When red's TE blocks the man on 21,4
      And the squares of the turn are drawn: 4
      And yellow's G1 blocks the man on 21,4
      Then it is refused under M4
      When yellow's T1 moves to 20,4
      And yellow's G1 blocks the man on 21,4
      Then red's TE is off the field
      And yellow's G1 is off the field
      And yellow's T1 stands on 20,4
      And nobody is pale

    @BLOCK.double @case:where-the-first-blocker-waits-another-man-who-is-pale-too-does-not-keep-the-second-one-away
    Scenario: Under CF-A53 waits-beside, a double block works although another man is pale elsewhere
      Given the reading CF-A53 is waits-beside
      And red's TE stands on 20,4
      And red's G1 stands on 20,5
      And red's F stands on 20,10
      And yellow's T1 stands on 21,4
      And yellow's T2 stands on 21,10
      When red's F blocks the man on 21,10
      And red's TE blocks the man on 21,4
      And red's G1 blocks the man on 21,4
      Then yellow's T1 is off the field
      And yellow's T2 is pale from F

    @M4 @case:where-the-first-blocker-waits-no-carrier-comes-beside-him
    Scenario: Under CF-A53 waits-beside, a carrier may not enter the waiting blocker's square
      Given the reading CF-A53 is waits-beside
      And red's TE stands on 20,4
      And red's H stands on 21,6
      And yellow's T1 stands on 21,4
      When red's TE blocks the man on 21,4
      And red's H moves to 21,4
      Then it is refused under M4

    @M4 @case:where-the-first-blocker-waits-nobody-comes-beside-him-with-a-pass-in-the-air
    Scenario: Under CF-A53 waits-beside, no team-mate enters the waiting blocker's square during a pass
      Given the reading CF-A53 is waits-beside
      And the reading CF-A43 is all-entries-harmless
      And each side has finished 1 turn
      And it is red's turn with 6 of 6 squares left
      And a pass to zone 8 is in the air over 22,8
      And yellow's T1 stands on 21,4
      And yellow's T1 is pale from TE
      And red's TE stands on 21,4
      And red's F stands on 21,6
      When red's F moves to 21,4
      Then it is refused under M4

    @M4 @case:where-the-first-blocker-waits-nobody-comes-beside-a-team-mate-who-waits-for-no-second-one
    Scenario: Under CF-A53 waits-beside, only a waiting team-mate's square may be entered
      Given the reading CF-A53 is waits-beside
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And it is red's turn with 6 of 6 squares left
      And the zone is known to the defense
      And red's SE has the ball
      And yellow's T1 stands on 21,4
      And yellow's T1 is pale from TE
      And red's TE stands on 21,4
      And red's H stands on 30,8
      And red's F stands on 30,10
      When red's F moves to 30,8
      Then it is refused under M4

    @BLOCK.single @case:the-explanation-of-a-block-names-the-rule-of-backs-without-the-ball-only-where-that-is-so
    Scenario Outline: The explanation of a block cites T1.2 while the runner is hidden
      Given red has finished <ours> turns and yellow <turns>
      And it is yellow's turn with 4 of 4 squares left
      And red's <man> stands on 22,8
      And yellow's T1 stands on 23,8
      When yellow asks by which rules to move T1 to 22,8
      Then the explanation <cites> T1.2

      Examples:
        | turns | ours | man | cites         |
        | 0     | 1    | F   | cites         |
        | 1     | 2    | F   | cites         |
        | 2     | 3    | F   | does not cite |
        | 0     | 1    | TE  | does not cite |

  Rule: A failed double team counts or not for a third man (CF-A54)

    @BLOCK.double @BLOCK.failure-removal @case:by-the-ruling-a-failed-pair-is-used-up-and-a-third-man-starts-anew
    Scenario: Under CF-A54 mark-reset-new-pair, a failed pair does not help a third man
      Given red's SE stands on 20,3
      And red's TE stands on 20,4
      And red's G1 stands on 20,5
      And yellow's T1 stands on 21,4
      When red's TE blocks the man on 21,4
      And red's SE blocks the man on 21,4
      Then nobody is pale
      And yellow's T1 stands on 21,4
      When red's G1 blocks the man on 21,4
      Then yellow's T1 stands on 21,4
      And red's G1 is off the field
      And yellow's T1 is pale from G1

    @BLOCK.double @BLOCK.failure-removal @case:by-the-ruling-the-third-and-the-fourth-man-are-a-new-pair
    Scenario: Under CF-A54 mark-reset-new-pair, a third and a fourth blocker count as a new pair
      Given red's T stands on 21,3
      And red's SE stands on 21,5
      And red's F stands on 20,4
      And red's G1 stands on 20,5
      And yellow's T1 stands on 21,4
      When red's T blocks the man on 21,4
      And red's SE blocks the man on 21,4
      And red's F blocks the man on 21,4
      Then yellow's T1 is pale from F
      When red's G1 blocks the man on 21,4
      Then yellow's T1 is off the field
      And red's G1 is off the field
      And nobody is pale

    @BLOCK.double @BLOCK.pale-mark @case:after-te-and-se-failed-against-a-tackle-f-marks-him-anew-or-completes-the-pair-by-the-reading
    Scenario Outline: CF-A54 decides whether a fullback succeeds after two men failed to block
      Given the reading CF-A54 is <reading>
      And red's SE stands on 20,3
      And red's TE stands on 20,4
      And red's F stands on 20,5
      And yellow's T1 stands on 21,4
      When red's SE blocks the man on 21,4
      And red's TE blocks the man on 21,4
      Then exactly these men are pale: <pale>
      And yellow's T1 stands on 21,4
      When red's F blocks the man on 21,4
      Then yellow's T1 <fate>
      And exactly these men are pale: <pale after F>
      And red's F is off the field

      Examples:
        | reading             | pale                       | fate             | pale after F       |
        | mark-reset-new-pair | none                       | stands on 21,4   | yellow's T1 from F |
        | running-total       | yellow's T1 from SE and TE | is off the field | none               |
        | last-two            | yellow's T1 from TE        | stands on 21,4   | yellow's T1 from F |

    @BLOCK.double @BLOCK.pale-mark @case:after-se-and-te-failed-against-a-tackle-g1-marks-him-anew-or-completes-the-pair-by-the-reading
    Scenario Outline: CF-A54 decides whether a guard succeeds after two men failed to block
      Given the reading CF-A54 is <reading>
      And red's SE stands on 20,3
      And red's TE stands on 20,4
      And red's G1 stands on 20,5
      And yellow's T1 stands on 21,4
      When red's SE blocks the man on 21,4
      And red's TE blocks the man on 21,4
      And red's G1 blocks the man on 21,4
      Then yellow's T1 <fate>
      And exactly these men are pale: <pale>
      And red's G1 is off the field

      Examples:
        | reading             | fate             | pale                |
        | mark-reset-new-pair | stands on 21,4   | yellow's T1 from G1 |
        | running-total       | is off the field | none                |
        | last-two            | is off the field | none                |

    @BLOCK.double @case:with-the-last-two-counting-an-earlier-strong-man-does-not-help-after-a-weak-one
    Scenario: Under CF-A54 last-two, only the power of the latest earlier blocker counts
      Given the reading CF-A54 is last-two
      And red's G1 stands on 20,4
      And red's T stands on 20,3
      And red's TE stands on 20,5
      And yellow's T1 stands on 21,4
      When red's G1 blocks the man on 21,4
      And red's T blocks the man on 21,4
      Then yellow's T1 is pale from T
      When red's TE blocks the man on 21,4
      Then yellow's T1 stands on 21,4
      And yellow's T1 is pale from TE

  Rule: Men may be blocked while play is on, except during a pass

    @B1.1 @BLOCK.both-sides @case:in-the-first-turn-of-the-defense-an-end-may-be-blocked-before-any-pass
    Scenario: A defender may block an end in his first turn before the throw
      Given the call is a pass to zone 8
      And it is yellow's turn with 6 of 6 squares left
      And red's SE stands on 21,4
      And yellow's L1 stands on 23,4
      When yellow's L1 blocks the man on 21,4
      Then red's SE is off the field
      And yellow's L1 is off the field
      And 4 of 6 squares are left

    @B1.1 @case:late-in-a-run-a-guard-may-still-be-blocked
    Scenario: A guard may be blocked late in a running play
      Given each side has finished 5 turns
      And yellow's G1 stands on 16,7
      When red's G1 blocks the man on 16,7
      Then the game goes on
      And red's G1 is off the field
      And yellow's G1 is pale from G1

    @B1.1 @case:while-a-fumble-lies-loose-men-may-be-blocked
    Scenario: Men may be blocked while a fumbled ball is loose
      Given red has finished 2 turns and yellow 1
      And it is yellow's turn with 3 of 6 squares left
      And yellow's S has used 3 squares
      And yellow's S is off the field
      And red's H is off the field
      And the ball lies loose on 30,12 fumbled by red
      And red's SE stands on 21,4
      And yellow's L1 stands on 22,4
      When yellow's L1 blocks the man on 21,4
      Then red's SE is off the field
      And the ball lies loose on 30,12 fumbled by red

    @B1.2 @B1.1 @case:as-soon-as-the-pass-is-complete-blocks-are-possible-again
    Scenario: Blocks are legal again as soon as the pass is complete
      Given it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And red's TE stands on 22,8
      And red's G1 stands on 24,4
      And yellow's L1 stands on 25,4
      When yellow's L1 blocks the man on 24,4
      Then it is refused under B1.2
      When yellow's S moves to 30,9
      And the squares of the turn are drawn: 3
      Then red's TE has the ball
      When red's G1 blocks the man on 25,4
      Then red's G1 is off the field
      And yellow's L1 is off the field

    @B1.2 @case:while-the-pass-is-in-the-air-the-man-on-its-square-may-not-be-blocked
    Scenario Outline: Men away from the ball may not be blocked during a pass
      Given it is <who>'s turn with 6 of 6 squares left
      And a pass to zone 8 is in the air over 22,8
      And red's G1 stands on 24,4
      And yellow's L1 stands on 25,4
      When <who>'s <man> blocks the man on <to>
      Then it is refused under B1.2
      And nothing has changed
      And <who> cannot move <man> to <to>

      Examples:
        | who    | man | to   |
        | red    | G1  | 25,4 |
        | yellow | L1  | 24,4 |

    @B1.2 @case:where-the-ball-comes-down-an-opponent-may-be-joined-and-it-is-no-block
    Scenario: A man who enters an opponent's square at a thrown ball does not block
      Given it is yellow's turn with 6 of 6 squares left
      And a pass to zone 8 is in the air over 22,8
      And red's TE stands on 22,8
      And yellow's G2 stands on 23,8
      When yellow asks by which rules to move G2 to 22,8
      Then the explanation cites B1.2, PASS.defender-attempt
      When yellow's G2 moves to 22,8
      Then red's TE stands on 22,8
      And yellow's G2 stands on 22,8
      And nobody is pale

  Rule: Contact with the carrier, known or hidden, is an attempt to tackle

    @B2 @case:a-linebacker-who-goes-for-the-hidden-carrier-draws-on-the-tackle-table
    Scenario: A linebacker who enters the square of the hidden runner tries to tackle him
      Given it is yellow's turn with 6 of 6 squares left
      And red's H stands on 21,4
      And yellow's L1 stands on 22,4
      When yellow's L1 tackles the carrier on 21,4
      Then a tackle is to be drawn
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When yellow's L1 tackles the carrier on 21,4: a miss
      Then red's H stands on 21,4
      And yellow's L1 is off the field
      And nobody is pale

    @B2 @case:a-tackle-cannot-simply-block-the-tailback-who-has-the-ball
    Scenario: A defender who enters the tailback's square may tackle the tailback with the ball
      Given the call is a run by T
      And it is yellow's turn with 6 of 6 squares left
      And red's T stands on 21,4
      And yellow's T1 stands on 22,4
      When yellow's T1 tackles the carrier on 21,4
      Then a tackle is to be drawn
      And the chances are fumble 2/7, tackle-2 5/21, tackle-1 4/21, tackle 1/7, tackle+1 2/21, tackle+2 1/21, miss 0
      When yellow's T1 tackles the carrier on 21,4: a tackle+1
      Then the phase is line-up
      And the scrimmage line is 22 and the first-down line 27

    @B2 @case:in-the-classic-edition-a-tackle-who-goes-for-the-hidden-tailback-draws-from-seven-equal-chances
    Scenario: In the classic edition, contact with a hidden runner has seven equally likely results
      Given the edition is classic
      And the call is a run by T
      And it is yellow's turn with 6 of 6 squares left
      And red's T stands on 21,4
      And yellow's T1 stands on 22,4
      When yellow's T1 tackles the carrier on 21,4
      Then a tackle is to be drawn
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When yellow's T1 tackles the carrier on 21,4: a miss
      Then red's T has the ball
      And yellow's T1 is off the field

    @B2 @BLOCK.both-sides @case:the-same-contact-with-a-back-who-does-not-have-the-ball-is-a-block
    Scenario: A contact with a back who does not have the ball is a block
      Given the call is a run by F
      And it is yellow's turn with 6 of 6 squares left
      And red's T stands on 21,4
      And red's F stands on 21,8
      And yellow's T1 stands on 22,4
      And yellow's L2 stands on 22,8
      When yellow's T1 blocks the man on 21,4
      Then red's T is off the field
      And yellow's T1 is off the field
      And the carrier is hidden from the defense
      When yellow's L2 tackles the carrier on 21,8: a miss
      Then red's F stands on 21,8
      And yellow's L2 is off the field

    @B2 @case:two-failed-attempts-at-the-hidden-carrier-are-no-double-team
    Scenario: Two failed attempts at the hidden carrier are not a double team
      Given it is yellow's turn with 6 of 6 squares left
      And red's H stands on 21,4
      And yellow's T1 stands on 22,4
      And yellow's G1 stands on 21,5
      When yellow's T1 tackles the carrier on 21,4: a miss
      Then nobody is pale
      When yellow's G1 tackles the carrier on 21,4
      Then a tackle is to be drawn
      When yellow's G1 tackles the carrier on 21,4: a miss
      Then red's H has the ball
      And red's H stands on 21,4
      And nobody is pale

    @B2 @case:by-the-ruling-a-missed-runner-is-known-for-what-he-is-the-call-included
    Scenario: Under CF-A29 contact-reveals, a missed tackle makes the runner and the call known
      Given it is yellow's turn with 6 of 6 squares left
      And red's H stands on 21,4
      And yellow's L1 stands on 22,4
      When yellow's L1 tackles the carrier on 21,4: a miss
      Then the carrier is known to the defense
      And the type is known to the defense
      And the zone is hidden from the defense
      When yellow looks at the table
      Then a run by H is shown
      And red's H is shown with the ball

    @B2 @case:by-the-ruling-contact-with-the-quarterback-tells-nothing-of-the-type
    Scenario Outline: Under CF-A29 contact-reveals, contact with the quarterback does not reveal the type of play
      Given the call is a <call>
      And it is yellow's turn with 6 of 6 squares left
      And yellow's L1 stands on 14,4
      And red's Q stands on 13,4
      When yellow's L1 tackles the carrier on 13,4: a miss
      Then the carrier is known to the defense
      And the type is hidden from the defense
      And the zone is hidden from the defense
      When yellow looks at the table
      Then no call is shown
      And red's Q is shown with the ball

      Examples:
        | call           |
        | run by Q       |
        | pass to zone 8 |

    @B2 @case:with-formal-timing-only-a-missed-carrier-tells-the-defense-nothing
    Scenario Outline: Under CF-A29 formal-timing-only, a missed carrier stays hidden from the defense
      Given the reading CF-A29 is formal-timing-only
      And the call is a <call>
      And it is yellow's turn with 6 of 6 squares left
      And red's <man> stands on 21,4
      And yellow's L1 stands on 22,4
      When yellow's L1 tackles the carrier on 21,4: a miss
      Then the carrier is hidden from the defense
      And the type is hidden from the defense
      When yellow looks at the table
      Then no call is shown
      And no carrier is shown

      Examples:
        | call           | man |
        | run by H       | H   |
        | run by Q       | Q   |
        | pass to zone 8 | Q   |

    @B3 @case:a-runner-known-by-his-own-collision-is-known-at-once
    Scenario: A runner who meets a defender in his own move is known at once
      Given red's H stands on 20,4
      And yellow's L1 stands on 21,4
      When red's H runs into the man on 21,4: a miss
      Then the carrier is known to the defense
      And the type is known to the defense

    @B3 @case:with-formal-timing-only-a-runners-own-collision-tells-nothing
    Scenario: Under CF-A29 formal-timing-only, a runner who meets a defender stays hidden
      Given the reading CF-A29 is formal-timing-only
      And red's H stands on 20,4
      And yellow's L1 stands on 21,4
      When red's H runs into the man on 21,4: a miss
      Then the carrier is hidden from the defense
      And the type is hidden from the defense

    @B3 @case:a-fullback-with-the-ball-does-not-block-a-defensive-back-however-strong-he-is
    Scenario: A fullback with the ball who meets a weaker defensive back is tackled
      Given the call is a run by F
      And red's F stands on 20,4
      And yellow's B1 stands on 21,4
      When red's F runs into the man on 21,4
      Then a tackle is to be drawn
      And the chances are fumble 1/21, tackle-2 5/63, tackle-1 1/9, tackle 1/7, tackle+1 11/63, tackle+2 13/63, miss 5/21
      When red's F runs into the man on 21,4: a tackle
      Then the phase is line-up
      And the scrimmage line is 21 and the first-down line 26

    @B3 @case:after-a-miss-the-runner-stands-where-he-went-and-may-go-on
    Scenario: After a missed tackle, the runner stands on his target square and may continue
      Given red's H stands on 20,4
      And yellow's L1 stands on 22,4
      When red's H runs into the man on 22,4: a miss
      Then red's H stands on 22,4
      And red's H has the ball
      And yellow's L1 is off the field
      When red's H moves to 25,4
      Then red's H stands on 25,4
      And red's H has used 5 squares

    @B3 @BLOCK.single @case:the-same-back-without-the-ball-blocks-the-same-defensive-back
    Scenario: A back without the ball blocks the defensive back whose square he enters
      Given the call is a run by H
      And red's F stands on 20,4
      And red's H stands on 20,9
      And yellow's B1 stands on 21,4
      And yellow's B2 stands on 21,9
      When red's F blocks the man on 21,4
      Then yellow's B1 is off the field
      And red's F is off the field
      When red's H runs into the man on 21,9
      Then a tackle is to be drawn
      When red's H runs into the man on 21,9: a miss
      Then yellow's B2 is off the field

  Rule: A position is valid only if its marks add up

    @BLOCK.double @case:where-all-powers-of-a-play-add-up-a-man-may-be-pale-from-two-and-falls-to-a-third
    Scenario: Under CF-A54 running-total, a third blocker's power is added to two failed blocks
      Given the reading CF-A54 is running-total
      And red's TE is off the field
      And red's SE is off the field
      And yellow's T1 is pale from SE, TE
      And yellow's T1 stands on 21,4
      And red's F stands on 20,4
      When red's F blocks the man on 21,4
      Then yellow's T1 is off the field
      And nobody is pale

    @BLOCK.success-removal @case:a-man-cannot-be-pale-from-one-who-had-more-power
    Scenario: A position with a pale man whose blocker had more power is invalid
      Given red's G1 is off the field
      And yellow's L1 is pale from G1
      When the position is put on the table
      Then it is refused under BLOCK.success-removal

    @BLOCK.failure-removal @case:by-the-ruling-a-first-half-is-not-still-on-the-field
    Scenario: Under CF-A53 leaves-but-power-remembered, a position with a first blocker on the field is invalid
      Given yellow's T1 is pale from TE
      When the position is put on the table
      Then it is refused under BLOCK.failure-removal

    @BLOCK.failure-removal @case:where-the-first-blocker-waits-he-is-not-off-the-field
    Scenario: Under CF-A53 waits-beside, a first blocker who has left the field is invalid
      Given the reading CF-A53 is waits-beside
      And red's TE is off the field
      And yellow's T1 is pale from TE
      When the position is put on the table
      Then it is refused under BLOCK.failure-removal

    @BLOCK.double @case:by-the-ruling-nobody-is-pale-from-two-men
    Scenario: Under CF-A54 mark-reset-new-pair, a man made pale by two blockers is invalid
      Given red's TE is off the field
      And red's SE is off the field
      And yellow's T1 is pale from SE, TE
      When the position is put on the table
      Then it is refused under BLOCK.double

    @BLOCK.pale-mark @case:a-man-who-has-left-the-field-is-not-pale
    Scenario: A position is invalid if a man marked as pale has left the field
      Given red's TE is off the field
      And yellow's T1 is pale from TE
      And yellow's T1 is off the field
      When the position is put on the table
      Then it is refused under BLOCK.pale-mark

    @BLOCK.success-removal @case:a-man-whose-blockers-had-more-power-together-cannot-still-stand-there-pale
    Scenario: A position is invalid if a pale man's blockers together are too strong
      Given the reading CF-A54 is running-total
      And yellow's G1 is pale from TE and F
      And red's TE is off the field
      And red's F is off the field
      When the position is put on the table
      Then it is refused under BLOCK.success-removal

    @BLOCK.success-removal @case:where-the-first-blocker-waits-the-second-may-come-to-him-and-to-the-man-he-has-marked
    Scenario: Under CF-A53 waits-beside, the second blocker may enter the pale man's square
      Given the reading CF-A53 is waits-beside
      And red's TE stands on 20,4
      And red's G1 stands on 20,5
      And yellow's T1 stands on 21,4
      When red's TE blocks the man on 21,4
      Then red can move G1 to 21,4
      And red cannot move G1 to 22,3
      When red's G1 blocks the man on 21,4
      Then yellow's T1 is off the field


  Rule: Pale men are listed in order, and first halves may wait

    @BLOCK.pale-mark @case:pale-men-are-listed-in-the-order-of-the-line-up-whoever-was-the-first
    Scenario: Men made pale by failed blocks are listed in line-up order
      Given yellow's L2 is off the field
      And red's G2 is pale from L2
      And red has finished 1 turn and yellow 0
      And it is yellow's turn with 4 of 4 squares left
      And yellow's L1 stands on 16,7
      When yellow's L1 blocks the man on 15,7
      Then exactly these men are pale: red's G1 from L1; red's G2 from L2

    @M4 @case:the-second-half-does-not-come-where-the-first-waits-alone
    Scenario: Under CF-A53 waits-beside, a teammate may not join a lone first blocker
      Given the reading CF-A53 is waits-beside
      And red has finished 1 turn and yellow 0
      And it is yellow's turn with 4 of 4 squares left
      And red's G1 is pale from L1
      When yellow's L3 moves to 24,1
      Then it is refused under M4

    @M4 @case:beside-a-pale-man-stands-another-than-his-first-half-and-no-second-comes
    Scenario: Under CF-A53 waits-beside, no man joins a team-mate who is not the first blocker
      Given the reading CF-A53 is waits-beside
      And the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's S has the ball
      And red's G1 stands on 22,8
      And red's G1 is pale from L1
      And yellow's T1 stands on 22,8
      And yellow's B1 stands on 22,7
      When yellow's B1 moves to 22,8
      Then it is refused under M4

    @PASS.2 @case:where-the-first-blocker-waits-he-waits-no-more-when-he-has-caught-the-ball
    Scenario: Under CF-A53 waits-beside, a first blocker who catches the ball may move again
      Given the reading CF-A53 is waits-beside
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And red's G1 is pale from B1
      And red's G1 stands on 24,8
      And red's F stands on 12,7
      And yellow's B1 stands on 22,8
      When yellow's S moves to 30,9
      Then yellow's B1 has the ball
      And nobody is pale
      When the squares of the turn are drawn: 3
      And red's F moves to 12,4
      And the squares of the turn are drawn: 3
      And yellow's B1 moves to 20,8
      Then yellow's B1 stands on 20,8

    @FUMBLE.occupied @case:where-the-first-blocker-waits-he-waits-no-more-when-a-fumble-has-rolled-to-him
    Scenario: Under CF-A53 waits-beside, a first blocker who recovers a fumble may move again
      Given the reading CF-A53 is waits-beside
      And the reading CF-A73 is may-advance
      And red has finished 2 turns and yellow 1
      And it is yellow's turn with 4 of 4 squares left
      And red's H stands on 19,8
      And red's G1 is pale from B1
      And red's G1 stands on 24,8
      And yellow's B1 stands on 19,4
      And yellow's L1 stands on 20,8
      When yellow's L1 tackles the carrier on 19,8: a fumble that rolls north
      Then yellow's B1 has the ball
      And nobody is pale
      When yellow's B1 moves to 17,4
      Then yellow's B1 stands on 17,4

    @PASS.1 @case:where-the-first-blocker-waits-a-catch-by-another-man-leaves-him-waiting
    Scenario: Under CF-A53 waits-beside, a teammate's catch leaves the first blocker waiting
      Given the reading CF-A53 is waits-beside
      And it is yellow's turn with 1 of 3 squares left
      And yellow's L2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And red's SE stands on 22,8
      And red's G1 is pale from B1
      And red's G1 stands on 24,8
      And yellow's B1 stands on 24,8
      When yellow's S moves to 30,9
      Then red's SE has the ball
      And red's G1 is pale from B1

    @BLOCK.double @case:where-the-first-blocker-waits-it-is-not-with-the-ball-in-his-hands
    Scenario: Under CF-A53 waits-beside, a waiting first blocker with the ball is invalid
      Given the reading CF-A53 is waits-beside
      And the call is a pass to zone 8
      And red has finished 3 turns and yellow 2
      And it is yellow's turn with 4 of 4 squares left
      And the zone is known to the defense
      And yellow's B1 has the ball
      And red's G1 is pale from B1
      And yellow's B1 stands on 22,8
      When the position is put on the table
      Then it is refused under BLOCK.double

    @MOVE.select @case:a-first-half-who-waits-may-not-be-picked
    Scenario: Under CF-A53 waits-beside, a waiting first blocker may not be selected for a move
      Given the reading CF-A53 is waits-beside
      And red has finished 1 turn and yellow 0
      And it is yellow's turn with 4 of 4 squares left
      And red's G1 is pale from L1
      And yellow's L1 stands on 15,7
      When yellow looks at the table
      Then T1, T2, G1, G2, G3, L2, L3, B1, B2 and S may be picked
