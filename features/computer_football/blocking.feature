Feature: Blocking
  Men take opponents off the field by moving onto them with more power, alone or two of them together.

  Rule: A single block needs more power than the target has

    @BLOCK.single @BLOCK.success-removal
    Scenario Outline: <blocker> of the offense takes <target> of the defense off the field
      Given the offense's <blocker> stands on 20,4
      And the defense's <target> stands on 21,4
      When red plays move <blocker> to 21,4
      Then the offense's <blocker> is off the field
      And the defense's <target> is off the field
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

    @BLOCK.single @BLOCK.failure-removal @BLOCK.pale-mark
    Scenario Outline: <blocker> of the offense only marks <target> of the defense
      Given the offense's <blocker> stands on 20,4
      And the defense's <target> stands on 21,4
      When red plays move <blocker> to 21,4
      Then the offense's <blocker> is off the field
      And the defense's <target> stands on 21,4
      And the defense's <target> is pale from <blocker>
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

    @BLOCK.both-sides @BLOCK.single @BLOCK.success-removal
    Scenario Outline: <blocker> of the defense takes <target> of the offense off the field
      Given it is the defense's turn with 6 of 6 squares left
      And the defense's <blocker> stands on 21,4
      And the offense's <target> stands on 20,4
      When yellow plays move <blocker> to 20,4
      Then the offense's <target> is off the field
      And the defense's <blocker> is off the field
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

    @BLOCK.both-sides @BLOCK.single @BLOCK.failure-removal
    Scenario Outline: <blocker> of the defense only marks <target> of the offense
      Given it is the defense's turn with 6 of 6 squares left
      And the defense's <blocker> stands on 21,4
      And the offense's <target> stands on 20,4
      When yellow plays move <blocker> to 20,4
      Then the offense's <target> stands on 20,4
      And the defense's <blocker> is off the field
      And the offense's <target> is pale from <blocker>

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

    @BLOCK.single @BLOCK.success-removal
    Scenario: Going west a guard of yellow's offense takes a linebacker of red off the field
      Given yellow is on offense going west
      And the offense's G1 stands on 41,4
      And the defense's L1 stands on 39,4
      When yellow plays move G1 to 39,4
      Then the offense's G1 is off the field
      And the defense's L1 is off the field
      And 4 of 6 squares are left

    @BLOCK.success-removal
    Scenario: After a block the square is empty for the next man
      Given the offense's G1 stands on 20,4
      And the offense's SE stands on 20,5
      And the defense's L1 stands on 21,4
      When red plays move G1 to 21,4
      And red plays move SE to 21,5
      And red plays move SE to 21,4
      Then the offense's SE stands on 21,4
      And the offense's G1 is off the field
      And the defense's L1 is off the field

    @BLOCK.single
    Scenario: Blocks are weighed alike in the classic edition
      Given the edition is classic
      And the offense's TE stands on 20,4
      And the offense's G1 stands on 20,7
      And the defense's L1 stands on 21,4
      And the defense's L2 stands on 21,7
      When red plays move TE to 21,4
      And red plays move G1 to 21,7
      Then the defense's L1 stands on 21,4
      And the defense's L2 is off the field

  Rule: Two men together block one whose power is below the sum of theirs

    @BLOCK.double
    Scenario Outline: The powers of <first> and <second> against <target> are <powers> to <against>
      When the query block is asked with {"blockers": ["<first>", "<second>"], "target": "<target>"}
      Then the answer has <powers> at /powers
      And the answer has <against> at /against
      And the answer has <good> at /succeeds

      Examples:
        | first | second | target | powers | against | good  |
        | TE    | G1     | T1     | 5      | 4       | true  |
        | G1    | SE     | T2     | 4      | 4       | false |
        | F     | TE     | T1     | 4      | 4       | false |
        | F     | TE     | G1     | 4      | 3       | true  |
        | F     | SE     | G1     | 3      | 3       | false |
        | SE    | TE     | L1     | 3      | 2       | true  |
        | T     | TE     | L1     | 2      | 2       | false |
        | T     | SE     | B1     | 1      | 1       | false |
        | T     | SE     | S      | 1      | 0       | true  |
        | T1    | T      | T2     | 4      | 4       | false |

    @BLOCK.double @BLOCK.success-removal
    Scenario: Two linebackers of the defense take a guard off the field, and all three leave
      Given it is the defense's turn with 6 of 6 squares left
      And the defense's L1 stands on 21,4
      And the defense's L2 stands on 21,5
      And the offense's G1 stands on 20,4
      When yellow plays move L1 to 20,4
      Then the offense's G1 is pale from L1
      When yellow plays move L2 to 20,5
      And yellow plays move L2 to 20,4
      Then the offense's G1 is off the field
      And the defense's L1 is off the field
      And the defense's L2 is off the field
      And nobody is pale

    @BLOCK.double @BLOCK.failure-removal
    Scenario: Two defensive backs fail against a tackle, and only they leave
      Given it is the defense's turn with 6 of 6 squares left
      And the defense's B1 stands on 21,4
      And the defense's B2 stands on 20,3
      And the offense's T1 stands on 20,4
      When yellow plays move B1 to 20,4
      And yellow plays move B2 to 20,4
      Then the offense's T1 stands on 20,4
      And the defense's B1 is off the field
      And the defense's B2 is off the field
      And nobody is pale

    @BLOCK.double-timing
    Scenario: A mark is kept while the other side takes its turn
      Given the offense's TE stands on 20,4
      And the offense's F stands on 19,5
      And the defense's G1 stands on 21,4
      And the offense's T2 has used 2 squares
      And it is the offense's turn with 1 of 3 squares left
      When red plays move TE to 21,4
      And chance plays allot with squares 3
      And yellow plays move G1 to 20,4
      And yellow plays move S to 28,8
      Then the defense's G1 is pale from TE
      And the defense's G1 stands on 20,4
      When chance plays allot with squares 3
      And red plays move F to 20,5
      And red plays move F to 20,4
      Then the defense's G1 is off the field
      And the offense's F is off the field
      And nobody is pale

    @BLOCK.double-timing
    Scenario: A mark is gone in the next play
      Given it is the defense's turn with 6 of 6 squares left
      And the defense's T1 is pale from TE
      And the offense's TE is off the field
      And the offense's G1 is pale from L1
      And the defense's L1 is off the field
      And the offense's H stands on 20,4
      And the defense's S stands on 21,4
      When yellow plays move S to 20,4 with tackle tackle
      Then the phase is line-up
      And it is play 2
      And nobody is pale

  Rule: A first blocker without enough power leaves a mark

    @BLOCK.pale-mark
    Scenario: Both players and a bystander see who is pale
      Given the defense's T1 stands on 16,5
      When red plays move TE to 16,5
      And red looks at the table
      Then the view has [{"of": "defense", "man": "T1"}] at /pale
      When yellow looks at the table
      Then the view has [{"of": "defense", "man": "T1"}] at /pale
      When a bystander looks at the table
      Then the view has [{"of": "defense", "man": "T1"}] at /pale

    @BLOCK.success-removal
    Scenario: A single block with enough power leaves nobody pale
      Given the defense's G1 stands on 16,6
      When red plays move T1 to 16,6
      Then nobody is pale
      When red looks at the table
      Then the view has [] at /pale

    @BLOCK.pale-power
    Scenario: A pale guard still blocks with power 3
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's SE is off the field
      And the defense's G1 is pale from SE
      And the defense's G1 stands on 21,4
      And the offense's TE stands on 20,4
      When yellow plays move G1 to 20,4
      Then the offense's TE is off the field
      And the defense's G1 is off the field
      And nobody is pale

    @BLOCK.pale-power
    Scenario: A pale guard does not block a tackle
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's SE is off the field
      And the defense's G1 is pale from SE
      And the defense's G1 stands on 21,4
      And the offense's T1 stands on 20,4
      When yellow plays move G1 to 20,4
      Then the offense's T1 stands on 20,4
      And the offense's T1 is pale from G1
      And the defense's G1 is off the field

    @BLOCK.pale-power @BLOCK.double
    Scenario Outline: Of a pale tackle the full power of 4 has to be exceeded: <second> makes it <sum>
      Given the offense's TE is off the field
      And the defense's T1 is pale from TE
      And the defense's T1 stands on 21,4
      And the offense's <second> stands on 20,4
      When red plays move <second> to 21,4
      Then the offense's <second> is off the field
      And the position has <place> at /men/defense/T1
      And nobody is pale

      Examples:
        | second | sum | place   |
        | T      | 2   | [21, 4] |
        | SE     | 3   | [21, 4] |
        | F      | 4   | [21, 4] |
        | G1     | 5   | null    |
        | T2     | 6   | null    |

    @TACKLE.attempt.1
    Scenario: A pale carrier met by a tackler is attempted with his full power
      Given it is the defense's turn with 6 of 6 squares left
      And the call is a pass to zone 8
      And each side has finished 2 turns
      And the zone is known to the defense
      And the offense has finished 3 turns and the defense 2
      And the defense's B1 is off the field
      And the offense's TE is pale from B1
      And the offense's TE stands on 20,4
      And the offense's TE has the ball
      And the defense's L1 stands on 21,4
      When yellow plays move L1 to 20,4
      Then it needs a tackle for tackle
      And the chances are fumble 2/21, tackle-2 1/9, tackle-1 8/63, tackle 1/7, tackle+1 10/63, tackle+2 11/63, miss 4/21
      When yellow plays move L1 to 20,4 with tackle miss
      Then the offense's TE has the ball
      And the defense's L1 is off the field

    @BLOCK.single
    Scenario: A tailback without power may try a block, and leaves a mark of nothing
      Given the offense's T stands on 20,4
      And the defense's S stands on 21,4
      When red asks whether move T to 21,4 is legal
      Then it is accepted
      When red plays move T to 21,4
      Then the defense's S is pale from T
      And the offense's T is off the field
      And the defense's S stands on 21,4

  Rule: Whether the first half of a double team leaves at once

    @BLOCK.failure-removal @BLOCK.pale-mark
    Scenario: By the ruling the first blocker leaves and his power is remembered
      Given the offense's TE stands on 20,4
      And the defense's T1 stands on 21,4
      When red plays move TE to 21,4
      Then the offense's TE is off the field
      And the defense's T1 is pale from TE

    @BLOCK.pale-mark
    Scenario: Where the first blocker waits, he stands on the square of the marked man and may not move
      Given the reading CF-A53 is waits-beside
      And the offense's TE stands on 20,4
      And the defense's T1 stands on 21,4
      When red plays move TE to 21,4
      Then the offense's TE stands on 21,4
      And the defense's T1 stands on 21,4
      And the defense's T1 is pale from TE
      And 5 of 6 squares are left
      When red plays move TE to 22,4
      Then it is refused under BLOCK.double
      And red cannot move TE to 21,3

    @BLOCK.double @BLOCK.success-removal
    Scenario: Where the first blocker waits, he leaves with the second one and the target
      Given the reading CF-A53 is waits-beside
      And the offense's TE stands on 20,4
      And the offense's G1 stands on 20,5
      And the defense's T1 stands on 21,4
      When red plays move TE to 21,4
      And red plays move G1 to 21,4
      Then the offense's TE is off the field
      And the offense's G1 is off the field
      And the defense's T1 is off the field
      And nobody is pale

    @BLOCK.failure-removal
    Scenario: Where the first blocker waits, he leaves with a second one who is not enough
      Given the reading CF-A53 is waits-beside
      And the offense's TE stands on 20,4
      And the offense's F stands on 20,5
      And the defense's T1 stands on 21,4
      When red plays move TE to 21,4
      And red plays move F to 21,4
      Then the offense's TE is off the field
      And the offense's F is off the field
      And the defense's T1 stands on 21,4
      And nobody is pale

    @BLOCK.double-timing
    Scenario: Where the first blocker waits, the marked man may leave him behind and is caught elsewhere
      Given the reading CF-A53 is waits-beside
      And the offense's TE stands on 20,4
      And the offense's G1 stands on 19,5
      And the defense's T1 stands on 21,4
      And the offense's T2 has used 2 squares
      And it is the offense's turn with 1 of 3 squares left
      When red plays move TE to 21,4
      And chance plays allot with squares 3
      And yellow plays move T1 to 20,4
      And yellow plays move S to 28,8
      Then the offense's TE stands on 21,4
      And the defense's T1 stands on 20,4
      And the defense's T1 is pale from TE
      When chance plays allot with squares 3
      And red plays move G1 to 20,5
      And red plays move G1 to 20,4
      Then the defense's T1 is off the field
      And the offense's TE is off the field
      And the offense's G1 is off the field
      And nobody is pale

    @BLOCK.both-sides
    Scenario: Where the first blocker waits, his mark is gone when he is blocked
      Given the reading CF-A53 is waits-beside
      And the offense's TE stands on 20,4
      And the defense's T1 stands on 21,4
      And the defense's G1 stands on 22,4
      And the offense's T2 has used 2 squares
      And it is the offense's turn with 1 of 3 squares left
      When red plays move TE to 21,4
      And chance plays allot with squares 4
      And yellow plays move G1 to 21,4
      Then it is refused under M4
      When yellow plays move T1 to 20,4
      And yellow plays move G1 to 21,4
      Then the offense's TE is off the field
      And the defense's G1 is off the field
      And the defense's T1 stands on 20,4
      And nobody is pale

  Rule: What counts when a double team has failed and a third man comes

    @BLOCK.double @BLOCK.failure-removal
    Scenario: By the ruling a failed pair is used up and a third man starts anew
      Given the offense's SE stands on 20,3
      And the offense's TE stands on 20,4
      And the offense's G1 stands on 20,5
      And the defense's T1 stands on 21,4
      When red plays move TE to 21,4
      And red plays move SE to 21,4
      Then nobody is pale
      And the defense's T1 stands on 21,4
      When red plays move G1 to 21,4
      Then the defense's T1 stands on 21,4
      And the offense's G1 is off the field
      And the defense's T1 is pale from G1

    @BLOCK.double @BLOCK.failure-removal
    Scenario: By the ruling the third and the fourth man are a new pair
      Given the offense's T stands on 21,3
      And the offense's SE stands on 21,5
      And the offense's F stands on 20,4
      And the offense's G1 stands on 20,5
      And the defense's T1 stands on 21,4
      When red plays move T to 21,4
      And red plays move SE to 21,4
      And red plays move F to 21,4
      Then the defense's T1 is pale from F
      When red plays move G1 to 21,4
      Then the defense's T1 is off the field
      And the offense's G1 is off the field
      And nobody is pale

    @BLOCK.double @BLOCK.pale-mark
    Scenario Outline: After TE and SE failed against a tackle, with the reading <reading> F <outcome>
      Given the reading CF-A54 is <reading>
      And the offense's SE stands on 20,3
      And the offense's TE stands on 20,4
      And the offense's F stands on 20,5
      And the defense's T1 stands on 21,4
      When red plays move SE to 21,4
      And red plays move TE to 21,4
      Then the position has <between> at /marks
      And the defense's T1 stands on 21,4
      When red plays move F to 21,4
      Then the position has <place> at /men/defense/T1
      And the position has <marks> at /marks
      And the offense's F is off the field

      Examples:
        | reading             | outcome         | between                                                 | place   | marks                                             |
        | mark-reset-new-pair | marks him anew  | []                                                      | [21, 4] | [{"of": "defense", "man": "T1", "by": ["F"]}]     |
        | running-total       | completes 5 to 4 | [{"of": "defense", "man": "T1", "by": ["SE", "TE"]}]   | null    | []                                                |
        | last-two            | makes 4 to 4    | [{"of": "defense", "man": "T1", "by": ["TE"]}]          | [21, 4] | [{"of": "defense", "man": "T1", "by": ["F"]}]     |

    @BLOCK.double @BLOCK.pale-mark
    Scenario Outline: After SE and TE failed against a tackle, with the reading <reading> G1 <outcome>
      Given the reading CF-A54 is <reading>
      And the offense's SE stands on 20,3
      And the offense's TE stands on 20,4
      And the offense's G1 stands on 20,5
      And the defense's T1 stands on 21,4
      When red plays move SE to 21,4
      And red plays move TE to 21,4
      And red plays move G1 to 21,4
      Then the position has <place> at /men/defense/T1
      And the position has <marks> at /marks
      And the offense's G1 is off the field

      Examples:
        | reading             | outcome          | place   | marks                                          |
        | mark-reset-new-pair | marks him anew   | [21, 4] | [{"of": "defense", "man": "T1", "by": ["G1"]}] |
        | running-total       | completes 6 to 4 | null    | []                                             |
        | last-two            | completes 5 to 4 | null    | []                                             |

    @BLOCK.double
    Scenario: With the last two counting, an earlier strong man does not help after a weak one
      Given the reading CF-A54 is last-two
      And the offense's G1 stands on 20,4
      And the offense's T stands on 20,3
      And the offense's TE stands on 20,5
      And the defense's T1 stands on 21,4
      When red plays move G1 to 21,4
      And red plays move T to 21,4
      Then the defense's T1 is pale from T
      When red plays move TE to 21,4
      Then the defense's T1 stands on 21,4
      And the defense's T1 is pale from TE

  Rule: Anybody may be blocked while play is on, except while a pass is in the air

    @B1.1 @BLOCK.both-sides
    Scenario: In the first turn of the defense an end may be blocked before any pass
      Given the call is a pass to zone 8
      And it is the defense's turn with 6 of 6 squares left
      And the offense's SE stands on 21,4
      And the defense's L1 stands on 23,4
      When yellow plays move L1 to 21,4
      Then the offense's SE is off the field
      And the defense's L1 is off the field
      And 4 of 6 squares are left

    @B1.1
    Scenario: Late in a run a guard may still be blocked
      Given each side has finished 5 turns
      And the defense's G1 stands on 16,7
      When red plays move G1 to 16,7
      Then the game goes on
      And the offense's G1 is off the field
      And the defense's G1 is pale from G1

    @B1.1
    Scenario: While a fumble lies loose men may be blocked
      Given the offense has finished 2 turns and the defense 1
      And it is the defense's turn with 3 of 6 squares left
      And the defense's S has used 3 squares
      And the defense's S is off the field
      And the offense's H is off the field
      And the ball lies loose on 30,12 fumbled by the offense
      And the offense's SE stands on 21,4
      And the defense's L1 stands on 22,4
      When yellow plays move L1 to 21,4
      Then the offense's SE is off the field
      And the ball lies loose on 30,12 fumbled by the offense

    @B1.2
    Scenario Outline: While the pass is in the air the <side> may not block <target>
      Given it is the <side>'s turn with 6 of 6 squares left
      And a pass to zone 8 is in the air over 22,8
      And the offense's G1 stands on 24,4
      And the defense's L1 stands on 25,4
      When <who> plays move <man> to <to>
      Then it is refused under B1.2
      And nothing has changed
      And <who> cannot move <man> to <to>

      Examples:
        | side    | who    | man | to   | target |
        | offense | red    | G1  | 25,4 | L1     |
        | defense | yellow | L1  | 24,4 | G1     |

    @B1.2
    Scenario: Where the ball comes down an opponent may be joined, and it is no block
      Given it is the defense's turn with 6 of 6 squares left
      And a pass to zone 8 is in the air over 22,8
      And the offense's TE stands on 22,8
      And the defense's G2 stands on 23,8
      When yellow asks why for move G2 to 22,8 with no chance
      Then the explanation cites B1.2, PASS.defender-attempt
      When yellow plays move G2 to 22,8
      Then the offense's TE stands on 22,8
      And the defense's G2 stands on 22,8
      And nobody is pale

    @B1.2 @B1.1
    Scenario: As soon as the pass is complete blocks are possible again
      Given it is the defense's turn with 1 of 3 squares left
      And the defense's L2 has used 2 squares
      And a pass to zone 8 is in the air over 22,8
      And the offense's TE stands on 22,8
      And the offense's G1 stands on 24,4
      And the defense's L1 stands on 25,4
      When yellow plays move L1 to 24,4
      Then it is refused under B1.2
      When yellow plays move S to 30,9
      And chance plays allot with squares 3
      Then the offense's TE has the ball
      When red plays move G1 to 25,4
      Then the offense's G1 is off the field
      And the defense's L1 is off the field

  Rule: Contact with the carrier is an attempt to tackle, known or not

    @B2
    Scenario: A linebacker who goes for the hidden carrier draws on the tackle table
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 21,4
      And the defense's L1 stands on 22,4
      When yellow plays move L1 to 21,4
      Then it needs a tackle for tackle
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When yellow plays move L1 to 21,4 with tackle miss
      Then the offense's H stands on 21,4
      And the defense's L1 is off the field
      And nobody is pale

    @B2
    Scenario: A tackle cannot simply block the tailback who has the ball
      Given the call is a run by T
      And it is the defense's turn with 6 of 6 squares left
      And the offense's T stands on 21,4
      And the defense's T1 stands on 22,4
      When yellow plays move T1 to 21,4
      Then it needs a tackle for tackle
      And the chances are fumble 2/7, tackle-2 5/21, tackle-1 4/21, tackle 1/7, tackle+1 2/21, tackle+2 1/21, miss 0
      When yellow plays move T1 to 21,4 with tackle tackle+1
      Then the phase is line-up
      And the scrimmage line is 22 and the first-down line 27

    @B2
    Scenario: In the classic edition a tackle who goes for the hidden tailback draws from seven equal chances
      Given the edition is classic
      And the call is a run by T
      And it is the defense's turn with 6 of 6 squares left
      And the offense's T stands on 21,4
      And the defense's T1 stands on 22,4
      When yellow plays move T1 to 21,4
      Then it needs a tackle for tackle
      And the chances are fumble 1/7, tackle-2 1/7, tackle-1 1/7, tackle 1/7, tackle+1 1/7, tackle+2 1/7, miss 1/7
      When yellow plays move T1 to 21,4 with tackle miss
      Then the offense's T has the ball
      And the defense's T1 is off the field

    @B2 @BLOCK.both-sides
    Scenario: The same contact with a back who does not have the ball is a block
      Given the call is a run by F
      And it is the defense's turn with 6 of 6 squares left
      And the offense's T stands on 21,4
      And the offense's F stands on 21,8
      And the defense's T1 stands on 22,4
      And the defense's L2 stands on 22,8
      When yellow plays move T1 to 21,4
      Then the offense's T is off the field
      And the defense's T1 is off the field
      And the carrier is hidden from the defense
      When yellow plays move L2 to 21,8 with tackle miss
      Then the offense's F stands on 21,8
      And the defense's L2 is off the field

    @B2
    Scenario: Two failed attempts at the hidden carrier are no double team
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 21,4
      And the defense's T1 stands on 22,4
      And the defense's G1 stands on 21,5
      When yellow plays move T1 to 21,4 with tackle miss
      Then nobody is pale
      When yellow plays move G1 to 21,4
      Then it needs a tackle for tackle
      When yellow plays move G1 to 21,4 with tackle miss
      Then the offense's H has the ball
      And the offense's H stands on 21,4
      And nobody is pale

    @B2
    Scenario: By the ruling a missed runner is known for what he is, the call included
      Given it is the defense's turn with 6 of 6 squares left
      And the offense's H stands on 21,4
      And the defense's L1 stands on 22,4
      When yellow plays move L1 to 21,4 with tackle miss
      Then the carrier is known to the defense
      And the type is known to the defense
      And the zone is hidden from the defense
      When yellow looks at the table
      Then the view has {"run": "H", "zone": null} at /call
      And the view has {"of": "offense", "man": "H"} at /carrier

    @B2
    Scenario Outline: By the ruling contact with the quarterback tells nothing of the type: <call>
      Given the call is a <call>
      And it is the defense's turn with 6 of 6 squares left
      And the defense's L1 stands on 14,4
      And the offense's Q stands on 13,4
      When yellow plays move L1 to 13,4 with tackle miss
      Then the carrier is known to the defense
      And the type is hidden from the defense
      And the zone is hidden from the defense
      When yellow looks at the table
      Then the view has "hidden" at /call
      And the view has {"of": "offense", "man": "Q"} at /carrier

      Examples:
        | call           |
        | run by Q       |
        | pass to zone 8 |

    @B2
    Scenario Outline: With formal timing only, a missed <man> on a <call> tells the defense nothing
      Given the reading CF-A29 is formal-timing-only
      And the call is a <call>
      And it is the defense's turn with 6 of 6 squares left
      And the offense's <man> stands on 21,4
      And the defense's L1 stands on 22,4
      When yellow plays move L1 to 21,4 with tackle miss
      Then the carrier is hidden from the defense
      And the type is hidden from the defense
      When yellow looks at the table
      Then the view has "hidden" at /call
      And the view has "hidden" at /carrier

      Examples:
        | call           | man |
        | run by H       | H   |
        | run by Q       | Q   |
        | pass to zone 8 | Q   |

    @B3
    Scenario: A runner known by his own collision is known at once
      Given the offense's H stands on 20,4
      And the defense's L1 stands on 21,4
      When red plays move H to 21,4 with tackle miss
      Then the carrier is known to the defense
      And the type is known to the defense

    @B3
    Scenario: With formal timing only, a runner's own collision tells nothing
      Given the reading CF-A29 is formal-timing-only
      And the offense's H stands on 20,4
      And the defense's L1 stands on 21,4
      When red plays move H to 21,4 with tackle miss
      Then the carrier is hidden from the defense
      And the type is hidden from the defense

    @B3
    Scenario: A fullback with the ball does not block a defensive back, however strong he is
      Given the call is a run by F
      And the offense's F stands on 20,4
      And the defense's B1 stands on 21,4
      When red plays move F to 21,4
      Then it needs a tackle for tackle
      And the chances are fumble 1/21, tackle-2 5/63, tackle-1 1/9, tackle 1/7, tackle+1 11/63, tackle+2 13/63, miss 5/21
      When red plays move F to 21,4 with tackle tackle
      Then the phase is line-up
      And the scrimmage line is 21 and the first-down line 26

    @B3
    Scenario: After a miss the runner stands where he went and may go on
      Given the offense's H stands on 20,4
      And the defense's L1 stands on 22,4
      When red plays move H to 22,4 with tackle miss
      Then the offense's H stands on 22,4
      And the offense's H has the ball
      And the defense's L1 is off the field
      When red plays move H to 25,4
      Then the offense's H stands on 25,4
      And the offense's H has used 5 squares

    @B3 @BLOCK.single
    Scenario: The same back without the ball blocks the same defensive back
      Given the call is a run by H
      And the offense's F stands on 20,4
      And the offense's H stands on 20,9
      And the defense's B1 stands on 21,4
      And the defense's B2 stands on 21,9
      When red plays move F to 21,4
      Then the defense's B1 is off the field
      And the offense's F is off the field
      When red plays move H to 21,9
      Then it needs a tackle for tackle
      When red plays move H to 21,9 with tackle miss
      Then the defense's B2 is off the field

  Rule: Marks on the table add up

    @BLOCK.success-removal
    Scenario: A man cannot be pale from one who had more power
      Given the offense's G1 is off the field
      And the defense's L1 is pale from G1
      When the position is put on the table
      Then it is refused under BLOCK.success-removal

    @BLOCK.failure-removal
    Scenario: By the ruling a first half is not still on the field
      Given the defense's T1 is pale from TE
      When the position is put on the table
      Then it is refused under BLOCK.failure-removal

    @BLOCK.failure-removal
    Scenario: Where the first blocker waits, he is not off the field
      Given the reading CF-A53 is waits-beside
      And the offense's TE is off the field
      And the defense's T1 is pale from TE
      When the position is put on the table
      Then it is refused under BLOCK.failure-removal

    @BLOCK.double
    Scenario: By the ruling nobody is pale from two men
      Given the offense's TE is off the field
      And the offense's SE is off the field
      And the defense's T1 is pale from SE, TE
      When the position is put on the table
      Then it is refused under BLOCK.double

    @BLOCK.double
    Scenario: Where all powers of a play add up, a man may be pale from two and falls to a third
      Given the reading CF-A54 is running-total
      And the offense's TE is off the field
      And the offense's SE is off the field
      And the defense's T1 is pale from SE, TE
      And the defense's T1 stands on 21,4
      And the offense's F stands on 20,4
      When red plays move F to 21,4
      Then the defense's T1 is off the field
      And nobody is pale

    @BLOCK.pale-mark
    Scenario: A man who has left the field is not pale
      Given the offense's TE is off the field
      And the defense's T1 is pale from TE
      And the defense's T1 is off the field
      When the position is put on the table
      Then it is refused under BLOCK.pale-mark

    @M6.2
    Scenario: A man whose blockers had more power together cannot still stand there pale
      Given the reading CF-A54 is running-total
      And the defense's G1 is pale from TE and F
      And the offense's TE is off the field
      And the offense's F is off the field
      When the position is put on the table
      Then it is refused under M6.2
