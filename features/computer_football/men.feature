Feature: The men of the computer game
  A man has one of five speeds. A slower man has more power.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: Speed and power go together

    @MEN.shapes @MEN.counts @MEN.table @MEN.men-button @case:the-list-of-men-has-a-row-for-each-speed
    Scenario Outline: The list of men has one row for each speed
      When the list of speeds is looked up
      Then row <row> of the list has speed <speed>, power <power>, <men> men and <shape> shapes

      Examples:
        | row | speed | power | men | shape  |
        | 1   | 2     | 4     | 2   | square |
        | 2   | 3     | 3     | 3   | square |
        | 3   | 4     | 2     | 3   | other  |
        | 4   | 5     | 1     | 2   | other  |
        | 5   | 6     | 0     | 1   | other  |

    @MEN.blocking-power @MEN.off-split-end @MEN.def-backs @case:the-split-end-has-the-power-of-a-back-and-only-marks-him
    Scenario: A split end's block of an equal defensive back only marks him as pale
      Given red's SE stands on 20,4
      And yellow's B1 stands on 21,4
      When red's SE blocks the man on 21,4
      Then red's SE is off the field
      And yellow's B1 is pale from SE

    @MEN.blocking-power @MEN.off-split-end @MEN.def-safety @case:the-split-end-takes-the-safety-off-the-field-who-has-no-power
    Scenario: The split end who blocks the safety, a man without power, removes him
      Given red's SE stands on 20,4
      And yellow's S stands on 21,4
      When red's SE blocks the man on 21,4
      Then red's SE is off the field
      And yellow's S is off the field

    @MEN.blocking-power @MEN.off-tight-end @MEN.def-linebackers @case:the-tight-end-has-the-power-of-a-linebacker-and-only-marks-him
    Scenario: The tight end who blocks an equal linebacker only marks him as pale
      Given red's TE stands on 20,4
      And yellow's L1 stands on 21,4
      When red's TE blocks the man on 21,4
      Then red's TE is off the field
      And yellow's L1 is pale from TE

    @MEN.blocking-power @MEN.off-tackles @MEN.def-linemen @case:a-tackle-has-more-power-than-a-guard-and-takes-him-off-the-field
    Scenario: An offensive tackle who blocks a weaker guard removes the guard
      Given red's T1 stands on 20,4
      And yellow's G2 stands on 21,4
      When red's T1 blocks the man on 21,4
      Then red's T1 is off the field
      And yellow's G2 is off the field

    @MEN.blocking-power @MEN.off-guards @MEN.def-linemen @case:a-guard-has-less-power-than-a-tackle-and-only-marks-him
    Scenario: A guard who blocks a stronger defensive tackle only marks him as pale
      Given red's G1 stands on 20,4
      And yellow's T2 stands on 21,4
      When red's G1 blocks the man on 21,4
      Then red's G1 is off the field
      And yellow's T2 is pale from G1

    @MEN.blocking-power @MEN.off-guards @MEN.off-split-end @MEN.def-linemen @case:a-block-of-two-rests-on-the-speeds-of-all-three
    Scenario: The powers of two blockers and their target decide a double block
      Given red's G1 stands on 20,4
      And red's SE stands on 20,3
      And yellow's T2 stands on 21,4
      When red's G1 blocks the man on 21,4
      And red's SE blocks the man on 21,4
      Then yellow's T2 stands on 21,4
      And nobody is pale

    @MEN.blocking-power @MEN.def-linebackers @MEN.off-tight-end @case:a-block-of-the-defense-rests-on-the-speeds-of-both-men-too
    Scenario: A linebacker's block of an equally fast tight end only marks him as pale
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's L1 stands on 21,5
      And red's TE stands on 20,5
      When yellow's L1 blocks the man on 20,5
      Then red's TE is pale from L1

    @MEN.shapes @MEN.counts @MEN.table @MEN.power-formula
    Scenario: The list of men has five rows and eleven men
      When the list of speeds is looked up
      Then the list of speeds is
        | speed | power | men | shape  |
        | 2     | 4     | 2   | square |
        | 3     | 3     | 3   | square |
        | 4     | 2     | 3   | other  |
        | 5     | 1     | 2   | other  |
        | 6     | 0     | 1   | other  |

    @MEN.men-button
    Scenario Outline: The list of men is offered to both sides while the defense lines up
      Given yellow has placed its men up to T1
      When <seat> looks at the table
      Then only the buttons RULES, Settings and Men are offered

      Examples:
        | seat   |
        | red    |
        | yellow |

    @MEN.power-formula @MEN.blocking-power @case:a-man-has-the-power-of-his-speed-whatever-his-side
    Scenario Outline: Men of either side with the same speed have the same power
      When the men are looked up
      Then the offense's <ours> has the speed <speed>
      And the offense's <ours> has the power <power>
      And the defense's <theirs> has the speed <speed>
      And the defense's <theirs> has the power <power>

      Examples:
        | ours | speed | power | theirs |
        | T2   | 2     | 4     | T1     |
        | G3   | 3     | 3     | G1     |
        | Q    | 4     | 2     | L3     |
        | H    | 5     | 1     | B2     |
        | T    | 6     | 0     | S      |

    @MEN.blocking-power @case:a-block-succeeds-where-the-blocker-has-more-power
    Scenario Outline: A block succeeds if the blocker has more power
      When a block of <blocker> against <target> is looked up
      Then the block <outcome>

      Examples:
        | blocker | target | outcome  |
        | T1      | G1     | succeeds |
        | G1      | T1     | fails    |
        | G1      | L1     | succeeds |
        | L1      | Q      | fails    |
        | L1      | H      | succeeds |
        | H       | S      | succeeds |

    @MEN.speed6-no-power @case:the-fastest-man-blocks-in-vain
    Scenario Outline: A single block by the fastest man, who has power 0, fails
      When a block of T against <target> is looked up
      Then the block fails

      Examples:
        | target |
        | S      |
        | B1     |
        | L1     |
        | T1     |

    @MEN.speed6-no-power @case:as-second-blocker-the-fastest-man-adds-nothing
    Scenario Outline: The fastest man adds no power as the second blocker of a double block
      When a block of G1 and T against <target> is looked up
      Then the block <outcome>

      Examples:
        | target | outcome  |
        | L1     | succeeds |
        | G2     | fails    |
        | T1     | fails    |

    @MEN.speed6-no-power @case:the-tailback-disappears-when-he-blocks-the-safety-who-stays
    Scenario: The tailback who blocks the safety leaves the field, and the safety stays
      Given yellow's S stands on 15,3
      And red's T stands on 12,3
      When red's T blocks the man on 15,3
      Then red's T is off the field
      And yellow's S stands on 15,3
      And yellow's S is pale from T
      And 3 of 6 squares are left

    @MEN.speed-limit @case:a-man-moves-as-many-squares-in-a-turn-as-his-speed-and-not-one-more
    Scenario Outline: A man may move as many squares as his speed, but no more
      Given it is red's turn with 6 of 6 squares left
      And red's <man> stands on 30,<row>
      When red's <man> moves to <far>,<row>
      Then it is refused under M2
      And nothing has changed
      When red's <man> moves to <near>,<row>
      Then red's <man> stands on <near>,<row>
      And red's <man> has used <speed> squares
      And red cannot move <man> to <far>,<row>

      Examples:
        | man | row | far | near | speed |
        | T1  | 4   | 33  | 32   | 2     |
        | G1  | 4   | 34  | 33   | 3     |
        | TE  | 4   | 35  | 34   | 4     |
        | SE  | 4   | 36  | 35   | 5     |

    @MEN.speed-limit @case:squares-of-two-stretches-add-up-to-the-speed-of-a-man
    Scenario: All moves of a man in a turn together may not exceed his speed
      Given red's G1 has used 2 squares
      When red's G1 moves to 17,7
      Then it is refused under M2
      And nothing has changed
      When red's G1 moves to 16,7
      Then red's G1 has used 3 squares
      And 3 of 6 squares are left

    @MEN.speed-limit @case:in-the-next-turn-a-man-has-his-full-speed-again
    Scenario: A guard has his full speed again in the next turn
      Given each side has finished 1 turn
      And the squares are to be drawn for red
      When the squares of the turn are drawn: 6
      Then 6 of 6 squares are left
      When red's G1 moves to 19,7
      Then it is refused under M2
      When red's G1 moves to 18,7
      Then red's G1 stands on 18,7
      And 3 of 6 squares are left

  Rule: The offense has eleven men

    @MEN.off-tackles @MEN.off-guards @MEN.square-shapes @MEN.power-formula @case:the-offense-has-men-who-do-not-move-backward
    Scenario Outline: Linemen of the offense may not move backward
      When the men are looked up
      Then the offense's <man> has the speed <speed>, the power <power>, and moves backward: no

      Examples:
        | man | speed | power |
        | T1  | 2     | 4     |
        | T2  | 2     | 4     |
        | G1  | 3     | 3     |
        | G2  | 3     | 3     |
        | G3  | 3     | 3     |

    @MEN.off-tight-end @MEN.square-shapes @MEN.power-formula @case:the-ends-of-the-offense-may-move-backward
    Scenario Outline: The tight end of the offense may move backward
      When the men are looked up
      Then the offense's <man> has the speed <speed>, the power <power>, and moves backward: yes

      Examples:
        | man | speed | power |
        | TE  | 4     | 2     |

    @MEN.off-split-end @MEN.square-shapes @MEN.power-formula @case:the-ends-of-the-offense-may-move-backward
    Scenario Outline: The split end of the offense may move backward
      When the men are looked up
      Then the offense's <man> has the speed <speed>, the power <power>, and moves backward: yes

      Examples:
        | man | speed | power |
        | SE  | 5     | 1     |

    @MEN.off-quarterback @MEN.off-fullback @MEN.off-halfback @MEN.off-tailback @MEN.square-shapes @MEN.power-formula
    Scenario Outline: The backs of the offense may move backward
      When the men are looked up
      Then the offense's <man> has the speed <speed>, the power <power>, and moves backward: yes

      Examples:
        | man | speed | power |
        | Q   | 4     | 2     |
        | F   | 4     | 2     |
        | H   | 5     | 1     |
        | T   | 6     | 0     |

    @MEN.square-shapes @M7.1 @case:a-lineman-of-the-offense-does-not-step-back-but-moves-ahead
    Scenario Outline: A lineman of the offense may step ahead but not back
      Given red is on offense going <way>
      And red's <man> stands on 30,5
      When red's <man> moves to <back>
      Then it is refused under M7.1
      And nothing has changed
      When red's <man> moves to <ahead>
      Then red's <man> stands on <ahead>

      Examples:
        | way  | man | back | ahead |
        | east | T1  | 29,5 | 31,5  |
        | east | G3  | 29,4 | 31,4  |
        | east | G2  | 29,6 | 30,6  |
        | west | T2  | 31,5 | 29,5  |
        | west | G1  | 31,6 | 30,4  |

    @MEN.counts @case:a-side-has-no-man-of-another-label-to-place
    Scenario Outline: A side may not place a man who is not in its line-up
      Given <seat> is to line up
      When <seat> places <man> on <square>
      Then it is refused under MEN.counts
      And nothing has changed

      Examples:
        | seat   | man | square |
        | red    | T3  | 15,6   |
        | red    | G4  | 15,6   |
        | red    | L1  | 15,6   |
        | yellow | Q   | 16,6   |
        | yellow | TE  | 16,6   |

    @MEN.off-tailback @case:the-tailback-is-no-tackle-and-runs-six-squares
    Scenario: The tailback is not a tackle and runs six squares
      When red asks by which rules to move T to 6,8
      Then the explanation cites M2
      When the men are looked up
      Then the offense's T has the speed 6
      When red's T moves to 6,8
      Then red's T stands on 6,8
      And red's T1 stands on 15,6
      And the phase is allot

    @MEN.counts @case:a-twelfth-man-with-a-label-of-the-other-side-is-no-man-of-the-offense
    Scenario: A position is invalid if the offense has a defender as a twelfth man
      Given red has a man L1 too many on 12,12
      When the position is put on the table
      Then it is refused under MEN.counts

  Rule: The defense has eleven men

    @MEN.def-linemen @MEN.def-linebackers @MEN.def-backs @MEN.def-safety @MEN.power-formula @case:the-men-of-the-defense-have-their-speeds-and-powers
    Scenario Outline: A lookup gives speed and power of each man of the defense
      When the men are looked up
      Then the defense's <man> has the speed <speed>, the power <power>, and moves backward: <backward>

      Examples:
        | man | speed | power | backward |
        | T1  | 2     | 4     | no       |
        | T2  | 2     | 4     | no       |
        | G1  | 3     | 3     | no       |
        | G2  | 3     | 3     | no       |
        | G3  | 3     | 3     | no       |
        | L1  | 4     | 2     | yes      |
        | L2  | 4     | 2     | yes      |
        | L3  | 4     | 2     | yes      |
        | B1  | 5     | 1     | yes      |
        | B2  | 5     | 1     | yes      |
        | S   | 6     | 0     | yes      |

    @MEN.def-linemen @case:g1-of-the-defense-and-g1-of-the-offense-are-two-men
    Scenario: G1 of the defense and G1 of the offense are different men
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's G1 stands on 25,8
      When the men are looked up
      Then the defense's G1 has the speed 3
      When yellow's G1 moves to 22,8
      Then yellow's G1 stands on 22,8
      And red's G1 stands on 15,7

    @MEN.def-linemen-no-backward @case:men-of-the-defense-behind-the-line-are-free-to-go-back
    Scenario Outline: Defenders behind the line may move backward
      Given it is yellow's turn with 6 of 6 squares left
      And yellow's G1 stands on 28,5
      And yellow's <man> stands on 30,5
      When yellow's G1 moves to 29,5
      Then it is refused under M7.2
      When yellow's <man> moves to 31,5
      Then yellow's <man> stands on 31,5

      Examples:
        | man |
        | L1  |
        | B1  |
        | S   |

    @MEN.def-linemen-no-backward @M7.2 @case:a-lineman-of-the-defense-does-not-step-back
    Scenario Outline: A lineman of the defense may not step back
      Given red is on offense going <way>
      And it is yellow's turn with 6 of 6 squares left
      And yellow's <man> stands on 30,5
      When yellow's <man> moves to <back>
      Then it is refused under M7.2
      And nothing has changed

      Examples:
        | way  | man | back |
        | east | G1  | 31,5 |
        | east | T1  | 31,4 |
        | east | G3  | 31,6 |
        | west | T2  | 29,5 |
        | west | G2  | 29,4 |

    @M7.2
    Scenario Outline: A lineman of the defense moves forward or sideways
      Given red is on offense going <way>
      And it is yellow's turn with 6 of 6 squares left
      And yellow's <man> stands on 30,5
      When yellow asks by which rules to move <man> to <to>
      Then the explanation cites M7.2
      When yellow's <man> moves to <to>
      Then yellow's <man> stands on <to>

      Examples:
        | way  | man | to   |
        | east | G1  | 29,5 |
        | east | T1  | 29,6 |
        | east | G3  | 30,6 |
        | west | T2  | 31,5 |
        | west | G2  | 30,2 |
