Feature: The set-up before the play
  A coin gives the choice of sides; the offense sets up first and selects its play, the defense sets up last.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The choice of sides and men

    @4.0.1 @2.0.1
    Scenario Outline: The winner of the toss chooses his side
      Given the coin is to be tossed
      When the coin falls for <winner>
      And <winner> takes <side>
      Then it is accepted

      Examples:
        | winner | side        |
        | home   | the offense |
        | home   | the defense |
        | away   | the offense |
        | away   | the defense |

    @4.0.1 @case:the-loser-of-the-toss-has-no-choice
    Scenario: The loser of the coin toss may not choose a side
      Given the coin is to be tossed
      When the coin falls for home
      And away takes the offense
      Then it is refused under 4.0.1

    @4.1.1 @3.3.2 @4.1.2 @case:each-side-selects-eleven-men-of-its-own
    Scenario: Each side must select eleven of its own men
      Given the offense is to select its men
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 |
      Then the offense is to place its men

    @4.1.1 @case:neither-more-nor-fewer-and-nobody-elses
    Scenario Outline: A side selects exactly eleven of its own men
      Given the offense is to select its men
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | <last> |
      Then it is refused under 4.1.1

      Examples:
        | case                    | last |
        | a man twice             | #31  |
        | a man of the other side | #99  |
        | a man who is not there  | #98  |

    @4.1.1 @case:ten-men-are-no-team
    Scenario: A selection of ten men is refused
      Given the offense is to select its men
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 |
      Then it is refused under 4.1.1

    @4.1.1 @case:twelve-men-are-too-many
    Scenario: A selection of twelve men is refused
      Given the offense is to select its men
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 | #60 |
      Then it is refused under 4.1.1

  Rule: The huddle of the offense

    @4.1.2 @4.1.3 @14.13.1 @case:all-eleven-may-stand-in-one-hex-six-rows-behind-the-line
    Scenario: All eleven men of the offense may share one huddle hex
      Given the offense is to place its men
      When the offense places its men
        | #51  | #65  | #66  | #71  | #77  | #83  | #12  | #21  | #85  | #31  | #36  |
        | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 |
      And the offense places the ball on 1930
      And the offense is done placing
      Then the offense is in the huddle

    @4.1.5 @case:the-huddle-waits-for-the-ball
    Scenario: The offense may not end its set-up before it places the ball
      Given the offense is to place its men
      When the offense places its men
        | #51  | #65  | #66  | #71  | #77  | #83  | #12  | #21  | #85  | #31  | #36  |
        | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 | 1924 |
      And the offense is done placing
      Then it is refused under 4.1.5

    @4.1.3 @14.13.1 @14.2.7 @case:the-men-may-as-well-be-spread
    Scenario: The men of the huddle may be spread over several hexes
      Given the offense is to place its men
      When the offense places its men
        | #51  | #65  | #66  | #71  | #77  | #83  | #12  | #21  | #85  | #31  | #36  |
        | 1924 | 2024 | 1824 | 1724 | 2124 | 2123 | 1923 | 1723 | 2023 | 1823 | 1922 |
      And the offense places the ball on 1930
      And the offense is done placing
      Then the offense is in the huddle

    @4.1.3 @14.13.1 @case:where-a-second-man-may-be-placed-is-listed-by-reading
    Scenario Outline: The reading of TF-A07 decides where the offense may place a second man
      Given the reading TF-A07 is <reading>
      And the offense is to place its men
      When the offense places #51 on 1924
      Then the offense <first> place #65 on 1924
      And the offense <other> place #65 on 2024

      Examples:
        | reading           | first  | other  |
        | stack-allowed     | can    | can    |
        | exactly-one-stack | can    | cannot |
        | one-per-hex       | cannot | can    |

    @4.1.3 @14.13.1 @case:a-second-man-in-a-hex-of-his-own-or-in-the-first-mans-by-reading
    Scenario Outline: The reading of TF-A07 decides whether two men share a huddle hex
      Given the reading TF-A07 is <reading>
      And the offense is to place its men
      When the offense places #51 on 1924
      And the offense places #65 on <hex>
      Then it is <answer>

      Examples:
        | reading           | hex  | answer                |
        | stack-allowed     | 1924 | accepted              |
        | stack-allowed     | 2024 | accepted              |
        | exactly-one-stack | 1924 | accepted              |
        | exactly-one-stack | 2024 | refused under 14.13.1 |
        | one-per-hex       | 2024 | accepted              |
        | one-per-hex       | 1924 | refused under 14.13.1 |

    @4.1.3 @case:at-least-six-hexes-from-the-line-and-between-the-hashmarks
    Scenario Outline: The huddle is six hexes behind the line and between the hashmarks
      Given the offense is to place its men
      When the offense places #51 on <hex>
      Then it is <answer>

      Examples:
        | case                  | hex  | answer              |
        | six hexes             | 1924 | accepted            |
        | seven hexes           | 1923 | accepted            |
        | five hexes            | 1925 | refused under 4.1.3 |
        | on the left hashmark  | 1724 | accepted            |
        | on the right hashmark | 2124 | accepted            |
        | left of it            | 1624 | refused under 4.1.3 |
        | right of it           | 2224 | refused under 4.1.3 |
        | beyond the line       | 1938 | refused under 4.1.3 |

    @4.1.3 @case:six-hexes-from-the-line-by-reading
    Scenario Outline: The reading of TF-A05 decides the distance of the huddle
      Given the reading TF-A05 is <reading>
      And the offense is to place its men
      When the offense places #51 on <hex>
      Then it is <answer>

      Examples:
        | reading    | hex  | answer              |
        | adjacent-0 | 1925 | refused under 4.1.3 |
        | adjacent-1 | 1925 | accepted            |
        | adjacent-1 | 1926 | refused under 4.1.3 |

    @4.1.3 @case:the-inbounds-columns-by-reading
    Scenario Outline: The reading of TF-A03 decides the columns of the huddle
      Given the reading TF-A03 is <reading>
      And the offense is to place its men
      When the offense places #51 on <hex>
      Then it is <answer>

      Examples:
        | reading | hex  | answer              |
        | 17-21   | 1724 | accepted            |
        | 17-21   | 1624 | refused under 4.1.3 |
        | 15-23   | 1524 | accepted            |
        | 15-23   | 1424 | refused under 4.1.3 |
        | 13-25   | 2524 | accepted            |
        | 13-25   | 2624 | refused under 4.1.3 |

    @4.1.3 @case:the-end-zone-serves-the-huddle-where-no-hex-of-the-field-does
    Scenario Outline: The huddle may use the End Zone only near the goal line
      Given the offense is to place its men
      And the line of scrimmage is <line>
      When the offense places #51 on <hex>
      Then it is <answer>

      Examples:
        | case                            | line | hex  | answer              |
        | many rows have room             | 30   | 1900 | refused under 4.1.3 |
        | many rows, and the last hex     | 30   | 1995 | refused under 4.1.3 |
        | the first row has room          | 7    | 1901 | accepted            |
        | the first row, and the End Zone | 7    | 1900 | refused under 4.1.3 |
        | no row has room                 | 6    | 1900 | accepted            |
        | no row, and the last hex        | 6    | 1795 | accepted            |
        | no row, and five hexes          | 6    | 1901 | refused under 4.1.3 |

    @4.1.3 @case:the-end-zone-serves-the-huddle-at-every-line-by-reading
    Scenario Outline: The reading of TF-E49 decides whether the huddle may use the End Zone
      Given the reading TF-E49 is <reading>
      And the offense is to place its men
      Then the offense can place #51 on 1901
      And the offense <listed> place #51 on 1900
      And the offense <listed> place #51 on 1795
      When the offense places #51 on 1900
      Then it is <answer>

      Examples:
        | reading              | listed | answer              |
        | where-needed         | cannot | refused under 4.1.3 |
        | through-the-end-zone | can    | accepted            |

    @4.1.3 @case:under-tf-a04-half-each-column-has-its-own-room-for-the-huddle
    Scenario Outline: Under TF-A04 half, each column has its own rows for the huddle
      Given the reading TF-A04 is half
      And the offense is to place its men
      And the line of scrimmage is 7
      When the offense places #51 on <hex>
      Then it is <answer>

      Examples:
        | case                                    | hex  | answer              |
        | a column whose first row is deep enough | 1901 | accepted            |
        | its End Zone                            | 1900 | refused under 4.1.3 |
        | a column whose first row is not         | 1801 | refused under 4.1.3 |
        | its End Zone                            | 1800 | accepted            |

    @7.5.1 @case:two-men-share-a-hex-of-the-end-zone-outside-the-huddle
    Scenario: Two men may not share a hex of the End Zone outside the huddle
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #12 stands on 1900
      And the offense's #21 stands on 1900
      When the position is put on the table
      Then it is refused under 7.5.1

    @14.13.2 @case:two-men-who-share-a-hex-of-the-huddle-leave-it-one-by-one
    Scenario Outline: A man may leave a huddle hex that he shares
      Given the reading TF-E49 is <reading>
      And it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #12 stands on <hex>
      And the offense's #21 stands on <hex>
      When the offense's #12 moves to <next>
      Then the offense's #12 has spent 1 point

      Examples:
        | reading              | hex  | next |
        | where-needed         | 1901 | 1902 |
        | through-the-end-zone | 1900 | 1901 |

    @14.13.1 @case:one-stack-of-eleven-begins-six-hexes-behind-the-ball
    Scenario Outline: Under TF-A07 exactly-one-stack, the stack is six hexes behind the ball
      Given the reading TF-A07 is exactly-one-stack
      And the reading TF-A05 is <depth>
      And the offense is to place its men
      When the offense places the ball on 1930
      And the offense places #51 on <hex>
      Then it is <answer>

      Examples:
        | depth      | hex  | answer                |
        | adjacent-0 | 1924 | accepted              |
        | adjacent-0 | 1923 | refused under 14.13.1 |
        | adjacent-0 | 1824 | refused under 14.13.1 |
        | adjacent-1 | 1924 | accepted              |
        | adjacent-1 | 1925 | refused under 14.13.1 |

    @14.13.1 @case:a-stack-that-is-placed-first-leaves-a-hex-for-the-ball
    Scenario Outline: Under TF-A07 exactly-one-stack, the stack needs a legal ball hex ahead
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      Then the offense <listed> place #51 on <hex>
      When the offense places #51 on <hex>
      Then it is <answer>

      Examples:
        | hex  | listed | answer                |
        | 1824 | can    | accepted              |
        | 2124 | can    | accepted              |
        | 1801 | cannot | refused under 14.13.1 |

    @14.13.1 @case:the-ball-is-placed-six-hexes-before-the-stack
    Scenario Outline: Under TF-A07 exactly-one-stack, the ball must lie six hexes in front of the stack
      Given the reading TF-A07 is <reading>
      And the offense is to place its men
      When the offense places #51 on 1824
      Then the offense <listed> place the ball on 1930
      And the offense can place the ball on 1830
      When the offense places the ball on 1930
      Then it is <answer>

      Examples:
        | reading           | listed | answer                |
        | exactly-one-stack | cannot | refused under 14.13.1 |
        | stack-allowed     | can    | accepted              |

    @14.13.1 @case:the-stack-follows-the-ball-into-the-end-zone
    Scenario Outline: Under TF-A07 exactly-one-stack, the stack follows the ball into the End Zone
      Given the reading TF-A07 is exactly-one-stack
      And the reading TF-A05 is adjacent-1
      And the offense is to place its men
      And the game has several plays
      And it is possession 3
      And it is down 2
      And the line of scrimmage is 6
      And the ball lies on 1906
      When the offense tries to place #51 on <hex>
      Then it is <answer>

      Examples:
        | hex  | answer                |
        | 1900 | accepted              |
        | 1901 | refused under 14.13.1 |
        | 1800 | refused under 14.13.1 |

    @4.1.5 @case:a-ball-that-lies-beside-the-stack-is-placed-again-before-it
    Scenario: Under TF-A07 exactly-one-stack, the offense may move a ball to the stack's column
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the offense's men have been placed on
        | #51  | #65  |
        | 1824 | 1824 |
      And the ball lies on 2030
      When the offense places the ball on 1830
      Then the ball lies on 1830

    @14.13.1 @case:a-ball-that-lies-beside-the-stack-is-placed-nowhere-else
    Scenario Outline: Under TF-A07 exactly-one-stack, a ball off the stack's column is refused
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the offense's men have been placed on
        | #51  | #65  |
        | 1824 | 1824 |
      And the ball lies on 2030
      When the offense places the ball on <hex>
      Then it is refused under 14.13.1

      Examples:
        | hex  |
        | 2130 |
        | 2030 |

    @4.1.5 @case:a-stack-that-no-hex-for-the-ball-lies-before-leaves-the-ball-free
    Scenario: Under TF-A07 exactly-one-stack, the ball is free if the stack is too far back
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the offense's men have been placed on
        | #51  |
        | 1801 |
      When the offense places the ball on 2130
      Then the ball lies on 2130

    @4.1.3 @case:the-next-man-joins-a-stack-in-any-corner-of-the-huddle
    Scenario Outline: A man may join a stack in any corner of the huddle
      Given the reading TF-A07 is exactly-one-stack
      And the offense is to place its men
      And the offense's men have been placed on
        | #51   |
        | <hex> |
      When the offense places #65 on <hex>
      Then the offense's #65 stands on <hex>

      Examples:
        | hex  |
        | 1701 |
        | 1724 |
        | 2101 |
        | 2124 |

    @4.1.3 @case:under-tf-a05-adjacent-1-six-hexes-count-the-one-next-to-the-line
    Scenario Outline: Under TF-A05 adjacent-1, the row next to the line counts for the huddle's distance
      Given the reading TF-A05 is adjacent-1
      And the reading TF-A07 is <stack>
      And the offense is to place its men
      And the line of scrimmage is 6
      When the offense places #51 on <hex>
      Then it is <answer>

      Examples:
        | stack         | hex  | answer              |
        | stack-allowed | 1901 | accepted            |
        | stack-allowed | 1900 | refused under 4.1.3 |
        | one-per-hex   | 2101 | accepted            |
        | one-per-hex   | 2100 | refused under 4.1.3 |

    @14.13.1 @case:no-man-of-the-offense-shares-a-hex-while-one-hex-is-free
    Scenario Outline: Under TF-A07 one-per-hex, no man shares a hex while a huddle hex is free
      Given the reading TF-A07 is one-per-hex
      And the offense is to place its men
      And the line of scrimmage is 7
      And the offense's men have been placed on
        | #51  | #65   | #66   | #71   |
        | 1901 | <one> | <two> | <end> |
      When the offense places #77 on <hex>
      Then it is <answer>

      Examples:
        | case                | one  | two  | end  | hex  | answer                |
        | the first is free   | 1801 | 2001 | 2101 | 1901 | refused under 14.13.1 |
        | the first is taken  | 1801 | 2001 | 2101 | 1701 | accepted              |
        | the last is free    | 1801 | 2001 | 1701 | 1901 | refused under 14.13.1 |
        | the last is taken   | 1801 | 2001 | 1701 | 2101 | accepted              |
        | a middle one is     | 1701 | 2001 | 2101 | 1901 | refused under 14.13.1 |

    @4.1.5 @9.1.A.1 @case:the-ball-lies-next-to-the-line-and-between-the-hashmarks
    Scenario Outline: The ball must lie next to the line and between the hashmarks
      Given the offense is to place its men
      When the offense places the ball on <hex>
      Then it is <answer>

      Examples:
        | case            | hex  | answer              |
        | in the middle   | 1930 | accepted            |
        | on the hashmark | 1730 | accepted            |
        | on the other    | 2130 | accepted            |
        | outside         | 1630 | refused under 4.1.5 |
        | one row back    | 1929 | refused under 4.1.5 |
        | beyond the line | 1931 | refused under 4.1.5 |

    @4.1.6 @13.1.A.choice @13.1.C.choice
    Scenario: The offense selects its play before the defense sets up
      Given the offense is in the huddle
      When the offense selects Pass Blocking and Forward Pass
      Then the defense is to select its men

    @4.1.6 @case:the-defense-does-not-set-up-before-it
    Scenario: The defense may not set up before the offense has selected
      Given the offense is in the huddle
      When the defense places #99 on 1931
      Then it is refused under 4.1.6

  Rule: The set-up of the defense

    @4.1.7 @14.13.4 @case:each-defender-in-a-hex-of-his-own-anywhere-on-his-own-side
    Scenario Outline: Each defender may be placed in an empty hex on his own side
      Given the defense is to place its men
      When the defense places #61 on <hex>
      Then it is <answer>

      Examples:
        | case                  | hex  | answer              |
        | next to the line      | 1931 | accepted            |
        | far away              | 0160 | accepted            |
        | on the offensive side | 1930 | refused under 4.1.7 |

    @4.1.7 @14.13.4
    Scenario: Two defenders do not share a hex
      Given the defense is to place its men
      When the defense places #61 on 1931
      And the defense places #91 on 1931
      Then it is refused under 4.1.7

    @4.1.7 @case:the-defense-places-one-man-in-a-hex-and-beyond-the-line-as-it-is-listed
    Scenario: The defense places one man in each hex beyond the line
      Given the defense is to place its men
      When the defense places #61 on 1931
      Then the defense cannot place #91 on 1931
      And the defense can place #91 on 1831
      And the defense cannot place #91 on 1830
      And the defense cannot place #99 on 1831

    @4.1.5 @case:the-hexes-for-the-ball-are-listed
    Scenario: The legal actions of the offense list the hexes where the ball may lie
      Given the offense is to place its men
      When the position is put on the table
      Then the offense can place the ball on 1930
      And the offense cannot place the ball on 1929
      And the offense cannot place the ball on 1630
      When the offense places the ball on 1929
      Then it is refused under 4.1.5
