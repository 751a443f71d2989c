Feature: Allowances of the Snap Game-Turn
  The offense has half its points, but for the man in motion; the defense has four fewer.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Half allowances and allowances less four points

    @4.3.3 @case:an-offensive-man-has-half-his-allowance-the-fraction-dropped
    Scenario Outline: In the Snap Game-Turn, offensive men have half their points, rounded down
      Given it is the offense's movement in the Snap Game-Turn
      When the position is put on the table
      Then the offense's <man> has <left>

      Examples:
        | case | man | left          |
        | 10   | #36 | 5 points left |
        | 12   | #31 | 6 points left |
        | 9    | #66 | 4 points left |
        | 8    | #71 | 4 points left |

    @4.3.3 @case:half-of-nine-by-reading
    Scenario Outline: TF-A12 decides half of an allowance of nine in the Snap Game-Turn
      Given the reading TF-A12 is <reading>
      And it is the offense's movement in the Snap Game-Turn
      When the position is put on the table
      Then the offense's #66 has <left>

      Examples:
        | reading | left          |
        | floor   | 4 points left |
        | ceil    | 5 points left |

    @4.3.3 @case:the-sixth-point-of-ten-is-refused
    Scenario: In the Snap Game-Turn, a man with ten points may not spend six
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #36 stands on 0520 facing N
      When the offense's #36 moves to 0525 by way of 0521, 0522, 0523, 0524
      Then the offense's #36 has 0 points left
      When the offense's #36 moves to 0526
      Then it is refused under 4.3.3

    @4.3.3 @case:a-guard-of-nine-contacts-and-does-nothing-else
    Scenario: At the snap, a guard's contact uses all his points
      Given the reading TF-A81 is must-if-able
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #66 stands on 1830 facing N
      When the offense's #66 contacts #99: the dice show 7
      Then the offense's #66 has 0 points left

    @4.3.3 @case:a-guard-who-has-moved-does-not-contact
    Scenario: At the snap, a guard who has moved cannot pay for a contact
      Given the reading TF-A81 is must-if-able
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #65 stands on 1629 facing N
      And the defense's #64 stands on 1631 facing S
      When the offense's #65 moves to 1630
      And the offense's #65 contacts #64
      Then it is refused under 4.3.3

    @4.3.4 @case:a-defender-has-four-points-fewer
    Scenario Outline: In the Snap Game-Turn, a defender has four points fewer
      Given it is the defense's movement in the Snap Game-Turn
      When the position is put on the table
      Then the defense's <man> has <left>

      Examples:
        | case | man | left          |
        | 10   | #64 | 6 points left |
        | 12   | #11 | 8 points left |
        | 11   | #5  | 7 points left |
        | 8    | #99 | 4 points left |

    @4.3.4 @5.12.2.B.2.1 @case:a-tackle-of-eight-contacts-or-moves-not-both
    Scenario: In the Snap Game-Turn, a defensive tackle who moves cannot pay for a contact
      Given it is the defense's movement in the Snap Game-Turn
      And the defense's #99 stands on 1432 facing S
      And the offense's #65 stands on 1430 facing N
      When the defense's #99 turns to SW
      And the defense's #99 turns to S
      And the defense's #99 moves to 1431
      Then the defense's #99 has 2 points left
      When the defense's #99 contacts #65
      Then it is refused under 4.3.4

    @4.3.4 @case:before-the-snap-the-defense-has-all-its-points
    Scenario: Before the snap, a defender has his whole allowance
      Given it is the defense's movement in a Pre-Contact Game-Turn
      When the position is put on the table
      Then the defense's #64 has 10 points left

    @4.3.3 @case:before-the-snap-and-after-it-the-offense-has-all-its-points
    Scenario: Before the snap, a man of the offense has his whole allowance
      Given it is the offense's movement in a Pre-Contact Game-Turn
      When the position is put on the table
      Then the offense's #36 has 10 points left

  Rule: The allowance of the man in motion

    @4.3.5 @4.3.7 @case:he-has-his-full-allowance
    Scenario: A man in motion has his full allowance of points
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #85 goes in motion
      Then the offense's #85 has 12 points left

    @4.3.5 @case:there-is-one-of-them
    Scenario: Only one man may go in motion
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's #85 goes in motion
      And the offense's #36 goes in motion
      Then it is refused under 4.3.5

    @4.3.5 @case:there-is-none-elsewhere-and-none-of-the-defense
    Scenario Outline: Only the offense in the Snap Game-Turn puts a man in motion
      Given it is <phase>
      When <man> goes in motion
      Then it is refused under 4.3.5

      Examples:
        | phase                                           | man               |
        | the offense's movement in a Contact Game-Turn   | the offense's #85 |
        | the offense's movement in a Pass Game-Turn      | the offense's #85 |
        | the defense's movement in the Snap Game-Turn    | the defense's #5  |
        | the defense's movement in a Contact Game-Turn   | the defense's #5  |

    @7.1.C.1
    Scenario: The man in motion is refused a step beyond his whole allowance
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 is in motion
      And the offense's #85 is moving with 0 points left
      When the offense's #85 moves to 2529
      Then it is refused under 7.1.C.1

    @7.1.B @case:there-need-be-none
    Scenario: A Snap Game-Turn without a man in motion is valid
      Given it is the offense's movement in the Snap Game-Turn
      When the offense ends its movement
      Then it is the defense's movement

    @4.3.7 @case:in-the-first-half-he-does-not-come-nearer-to-the-line-than-he-began
    Scenario: In his first half of points, no man in motion nears the line
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing N
      When the offense's #85 goes in motion
      And the offense's #85 moves to 2929
      Then it is refused under 4.3.7

    @4.3.7 @case:under-tf-a04-half-a-man-in-motion-comes-no-nearer-by-rows
    Scenario Outline: Under TF-A04 half, a man in motion may not go to a higher row
      Given the reading TF-A04 is half
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on <from> facing NE
      And the offense's #85 is in motion
      When the offense's #85 moves to <to>
      Then <what comes of it>

      Examples:
        | case                                  | from | to   | what comes of it                              |
        | the same row, one hex from the line   | 2927 | 3027 | the offense's #85 stands on 3027 facing NE    |
        | a higher row                          | 2827 | 2928 | it is refused under 4.3.7                     |

    @4.3.7 @case:the-seventh-of-his-twelve-points-may-bring-him-nearer
    Scenario: With his second half of points, a man in motion may near the line
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing N
      And the offense's #85 is in motion
      When the offense's #85 turns to S
      And the offense's #85 turns to N
      Then the offense's #85 has spent 6 points
      When the offense's #85 moves to 2929
      Then the offense's #85 stands on 2929 facing N

    @4.3.7 @case:a-step-that-uses-the-sixth-and-the-seventh-may-not
    Scenario: A step begun with his first half of points may not near the line
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing SE
      And the offense's #85 is in motion
      When the offense's #85 turns to SW
      And the offense's #85 turns to SE
      And the offense's #85 turns to NE
      Then the offense's #85 has spent 5 points
      When the offense's #85 moves to 2929
      Then it is refused under 4.3.7

    @4.3.7 @case:along-the-line-and-back-he-goes-freely
    Scenario: The man in motion may move along the line and away from it
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing SW
      And the offense's #85 is in motion
      When the offense's #85 moves to 2827
      And the offense's #85 moves to 2727
      And the offense's #85 moves to 2626
      Then the offense's #85 stands on 2626 facing SW
      And the offense's #85 has spent 3 points

    @4.3.7 @case:stepping-back-and-forward-again-in-the-first-half-by-reading
    Scenario Outline: TF-A13 decides whether a man in motion may step back and forward
      Given the reading TF-A13 is <reading>
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing N
      And the offense's #85 is in motion
      When the offense's #85 moves to 2927
      And the offense's #85 moves to 2928
      Then it is <answer>

      Examples:
        | reading  | answer              |
        | net      | accepted            |
        | final    | accepted            |
        | any-step | refused under 4.3.7 |

    @4.3.7 @case:unless-it-is-agreed-otherwise-what-was-given-up-in-the-first-half-may-be-regained-in-it
    Scenario: In his first half of points, a man in motion may leave and return
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing N
      And the offense's #85 is in motion
      When the offense's #85 moves to 2927
      And the offense's #85 moves to 2928
      Then the offense's #85 stands on 2928 facing N

    @4.3.7 @case:stepping-forward-and-back-again-in-the-first-half-by-reading
    Scenario Outline: TF-A13 decides whether a man in motion may step forward and back
      Given the reading TF-A13 is <reading>
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing N
      And the offense's #85 is in motion
      When the offense's #85 moves to 2929
      Then it is <answer>

      Examples:
        | reading  | answer              |
        | net      | refused under 4.3.7 |
        | any-step | refused under 4.3.7 |
        | final    | accepted            |

    @4.3.6 @case:neither-snapper-nor-quarterback-goes-in-motion
    Scenario Outline: The snapper and the quarterback do not go in motion
      Given it is the offense's movement in the Snap Game-Turn
      When the offense's <man> goes in motion
      Then it is refused under 4.3.6

      Examples:
        | man |
        | #12 |
        | #51 |

    @4.3.5 @case:a-man-next-to-the-line-may-go-in-motion-but-for-one-reading
    Scenario Outline: TF-A14 decides whether a man next to the line goes in motion
      Given the reading TF-A14 is <reading>
      And it is the offense's movement in the Snap Game-Turn
      When the offense's #83 goes in motion
      Then it is <answer>

      Examples:
        | reading    | answer              |
        | declare    | accepted            |
        | backs-only | refused under 4.3.5 |

    @4.3.7 @case:he-is-named-before-he-spends-a-point
    Scenario: A man who has spent a point may not go in motion
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing N
      When the offense's #85 moves to 2927
      And the offense's #85 goes in motion
      Then it is refused under 4.3.7

    @4.3.5 @4.3.7 @case:who-has-spent-a-point-is-not-offered-to-go-in-motion-others-are
    Scenario: Motion is offered only to men who have not spent points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing N
      When the offense's #85 moves to 2927
      Then the offense cannot put #85 in motion
      And the offense can put #36 in motion
      And the offense cannot put #12 in motion
      When the offense's #36 goes in motion
      Then the offense cannot put #31 in motion

    @4.3.7 @case:half-of-nine-is-four-for-the-man-in-motion-however-his-allowance-would-be-halved
    Scenario: Under TF-A12 ceil, the man in motion's first half of nine points is four
      Given the reading TF-A12 is ceil
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #65 stands on 2928 facing N
      And the offense's #65 is in motion
      When the offense's #65 turns to SE
      And the offense's #65 turns to N
      Then the offense's #65 has spent 4 points
      And the offense's #65 may enter exactly 2929, 3028, 3027, 2927, 2827 and 2828
      When the offense's #65 moves to 2929
      Then the offense's #65 stands on 2929 facing N

    @4.3.5 @case:with-somebody-else-in-motion-nobody-spends-more-than-half
    Scenario: While one man is in motion, other men spend at most half their points
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 is in motion
      And the offense's #36 is moving with 1 point left
      When the offense's #36 moves to 1728
      Then it is refused under 4.3.5

    @4.3.3 @case:what-all-of-his-allowance-would-not-pay-for-is-refused-for-the-half-that-he-has
    Scenario: At the snap, a step above the full allowance is refused
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 is in motion
      And the offense's #71 stands on 1440 facing N
      And the offense's #65 stands on 1541
      And the offense's #71 is moving with 0 points left
      When the offense's #71 moves to 1541
      Then it is refused under 4.3.3

    @4.3.5 @case:what-all-of-it-would-just-pay-for-is-refused-for-the-man-who-has-it
    Scenario: During motion, a step above half the allowance is refused
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 is in motion
      And the offense's #71 stands on 1440 facing N
      And the offense's #65 stands on 1441
      And the offense's #71 is moving with 0 points left
      When the offense's #71 moves to 1441
      Then it is refused under 4.3.5

    @4.3.3 @case:half-of-ten-is-five-in-every-reading
    Scenario Outline: Under each reading of TF-A12, half of ten points is five
      Given the reading TF-A12 is <reading>
      And it is the offense's movement in the Snap Game-Turn
      When the position is put on the table
      Then the offense's #36 has 5 points left

      Examples:
        | reading |
        | floor   |
        | ceil    |

    @4.3.7 @case:where-only-the-end-of-the-first-half-counts-it-may-not-be-ended-nearer-to-the-line
    Scenario: Under TF-A13 final, the man in motion may not end nearer the line
      Given the reading TF-A13 is final
      And it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing SE
      And the offense's #85 is in motion
      When the offense's #85 turns to SW
      And the offense's #85 turns to SE
      And the offense's #85 turns to NE
      And the offense's #85 moves to 2929
      Then it is refused under 4.3.7

    @4.3.7 @case:no-hex-nearer-to-the-line-is-listed-for-the-man-in-motion
    Scenario: The man in motion may not step nearer to the line
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #85 stands on 2928 facing N
      And the offense's #85 is in motion
      When the position is put on the table
      Then the offense's #85 may enter exactly 3028, 3027, 2927, 2827 and 2828
      When the offense's #85 moves to 2929
      Then it is refused under 4.3.7

    @4.3.3 @case:with-somebody-else-in-motion-whoever-can-pay-out-of-his-half-contacts
    Scenario: While one man is in motion, other men may contact within half their points
      Given the reading TF-A81 is must-if-able
      And it is the offense's movement in the Snap Game-Turn
      And the offense has selected Pass Blocking and Forward Pass
      And the offense's #85 is in motion
      When the offense's #66 contacts #99: the dice show 7
      Then the offense's #66 has spent 4 points
