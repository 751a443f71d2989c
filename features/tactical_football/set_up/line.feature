Feature: The Line of Scrimmage
  Before the snap nobody crosses it and nobody controls across it; the offense calls the snap when its formation stands.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Men at the line before the snap

    @4.2.2 @5.11.1.B @case:the-offense-stays-on-its-side
    Scenario Outline: The offense may not cross the line before the snap
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #36 stands on 1430 facing N
      When the offense's #36 moves to <hex>
      Then it is <answer>

      Examples:
        | case           | hex  | answer              |
        | over the line  | 1431 | refused under 4.2.2 |
        | along the line | 1531 | refused under 4.2.2 |
        | along the line | 1530 | accepted            |
        | back           | 1429 | accepted            |

    @4.2.2 @5.11.2.B @case:the-defense-stays-on-its-side
    Scenario Outline: The defense may not cross the line before the snap
      Given it is the defense's movement in a Pre-Contact Game-Turn
      And the defense's #64 stands on 1931 facing S
      When the defense's #64 moves to <hex>
      Then it is <answer>

      Examples:
        | case          | hex  | answer              |
        | over the line | 2030 | refused under 4.2.2 |
        | back          | 1932 | accepted            |

    @4.3.3 @case:from-the-snap-on-both-sides-cross
    Scenario: In the Snap Game-Turn, men may cross the line
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #36 stands on 1430 facing N
      When the offense's #36 moves to 1431
      Then the offense's #36 stands on 1431 facing N

    @4.2.3 @14.13.2 @case:before-the-snap-a-zone-of-control-ends-at-the-line
    Scenario: Before the snap, a man does not control hexes beyond the line
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the offense's #36 stands on 1429 facing N
      And the defense's #64 stands on 1431 facing S
      When the offense's #36 moves to 1430
      And the offense's #36 moves to 1330
      Then the offense's #36 stands on 1330 facing N

    @7.2.H.1 @case:from-the-snap-on-it-reaches-across
    Scenario: In the Snap Game-Turn, a man controls hexes beyond the line
      Given it is the offense's movement in the Snap Game-Turn
      And the offense's #36 stands on 1429 facing N
      And the defense's #64 stands on 1431 facing S
      When the offense's #36 moves to 1430
      And the offense's #36 moves to 1330
      Then it is refused under 7.2.H.1

    @3.32.12 @case:the-line-is-a-zigzag-of-hexsides-but-for-one-reading
    Scenario Outline: The reading of TF-A04 decides on which side of the line a hex lies
      Given the reading TF-A04 is <reading>
      When the hex <hex> is looked up against line 30
      Then it reads
        | side  | <side>  |
        | depth | <depth> |

      Examples:
        | reading | hex  | side    | depth |
        | row     | 1930 | offense | 0     |
        | row     | 1830 | offense | 0     |
        | row     | 1931 | defense | 0     |
        | row     | 1929 | offense | 1     |
        | half    | 1930 | offense | 0     |
        | half    | 1830 | none    | none  |

    @3.32.12 @4.1.5 @case:where-the-line-cuts-hexes-the-ball-does-not-lie-in-one-of-them-allowed
    Scenario Outline: Under TF-A04 row, the ball may be placed on hex 1830
      Given the reading TF-A04 is <reading>
      And the offense is to place its men
      When the offense places the ball on 1830
      Then it is <answer>

      Examples:
        | reading | answer              |
        | row     | accepted            |

    @4.1.5 @case:where-the-line-cuts-hexes-the-ball-does-not-lie-in-one-of-them-refused
    Scenario Outline: Under TF-A04 half, the ball may not be placed on hex 1830
      Given the reading TF-A04 is <reading>
      And the offense is to place its men
      When the offense places the ball on 1830
      Then it is <answer>

      Examples:
        | reading | answer              |
        | half    | refused under 4.1.5 |

  Rule: Calling the snap

    @4.3.pre.1 @4.3.2 @4.2.1 @case:seven-men-next-to-the-line-are-enough
    Scenario: A snap may be called with seven men next to the line
      Given the offense is to call Game-Turn 3
      When the offense calls a Snap Game-Turn
      Then it is the offense's snap

    @4.3.pre.1 @4.3.2 @case:six-are-not
    Scenario: A Snap Game-Turn with six men on the line is refused
      Given the offense is to call Game-Turn 3
      And the offense's #83 stands on 2229
      When the offense calls a Snap Game-Turn
      Then it is refused under 4.3.pre.1

    @4.3.pre.1 @4.3.pre.3 @case:an-eighth-man-on-the-line-counts-with-the-seven-but-for-one-reading-allowed
    Scenario Outline: Under TF-E02 at-least-seven, an eighth man on the line is allowed
      Given the reading TF-E02 is <reading>
      And the offense is to call Game-Turn 3
      And the offense's #85 stands on 2430
      When the offense calls a Snap Game-Turn
      Then it is <answer>

      Examples:
        | reading        | answer                  |
        | at-least-seven | accepted                |

    @4.3.pre.3 @case:an-eighth-man-on-the-line-counts-with-the-seven-but-for-one-reading-refused
    Scenario Outline: Under TF-E02 exactly-seven, an eighth man on the line is refused
      Given the reading TF-E02 is <reading>
      And the offense is to call Game-Turn 3
      And the offense's #85 stands on 2430
      When the offense calls a Snap Game-Turn
      Then it is <answer>

      Examples:
        | reading        | answer                  |
        | exactly-seven  | refused under 4.3.pre.3 |

    @4.3.pre.3 @13.E.2 @case:a-man-in-the-second-row-is-one-hex-from-the-line
    Scenario: Under TF-E02 exactly-seven, a man one row behind is not on the line
      Given the reading TF-E02 is exactly-seven
      And the offense is to call Game-Turn 3
      And the offense's #85 stands on 2429
      When the offense calls a Snap Game-Turn
      Then it is accepted

    @4.3.pre.2 @9.2.K.1 @9.2.K.2 @9.2.E.1 @case:without-a-man-on-the-ball-there-is-no-snap
    Scenario: A Snap Game-Turn without a man on the ball is refused
      Given the offense is to call Game-Turn 3
      And the ball lies on 2030
      And the offense's #65 stands on 1630
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.E.1

    @4.3.pre.2 @9.2.K.1 @9.2.K.2 @case:seven-men-and-no-snap-are-no-snap-game-turn
    Scenario: A Snap Game-Turn is refused with seven men but no possible snap
      Given the offense is to call Game-Turn 3
      And the offense's #12 stands on 1725
      When the offense calls a Snap Game-Turn
      Then it is refused under 9.2.G.1
      When the offense calls a Pre-Contact Game-Turn
      Then it is the offense's play selection

    @4.2.4 @5.11.3.2 @case:the-snap-may-be-called-after-one-to-four-pre-contact-game-turns-refused
    Scenario Outline: In the first Game-Turn, the snap may not be called
      Given the offense is to call Game-Turn <turn>
      When the offense calls a Snap Game-Turn
      Then it is <answer>

      Examples:
        | turn | answer                 |
        | 1    | refused under 5.11.3.2 |

    @4.2.4 @5.11.3.2 @4.2.1 @case:the-snap-may-be-called-after-one-to-four-pre-contact-game-turns-allowed
    Scenario Outline: After one to four Pre-Contact Game-Turns, the snap may be called
      Given the offense is to call Game-Turn <turn>
      When the offense calls a Snap Game-Turn
      Then it is <answer>

      Examples:
        | turn | answer                 |
        | 2    | accepted               |
        | 3    | accepted               |
        | 4    | accepted               |
        | 5    | accepted               |

    @2.0.3 @case:a-fifth-pre-contact-game-turn-there-is-not-allowed
    Scenario Outline: The offense may call a Pre-Contact Game-Turn up to the fourth
      Given the offense is to call Game-Turn <turn>
      When the offense calls a Pre-Contact Game-Turn
      Then it is <answer>

      Examples:
        | turn | answer              |
        | 1    | accepted            |
        | 4    | accepted            |

    @4.2.5 @5.11.3.3 @case:a-fifth-pre-contact-game-turn-there-is-not-refused
    Scenario Outline: The offense may not call a fifth Pre-Contact Game-Turn
      Given the offense is to call Game-Turn <turn>
      When the offense calls a Pre-Contact Game-Turn
      Then it is <answer>

      Examples:
        | turn | answer              |
        | 5    | refused under 4.2.5 |

    @4.2.5 @5.11.3.3 @case:if-no-snap-is-possible-on-the-fifth-the-play-is-dead
    Scenario: If no snap is possible in the fifth Game-Turn, the play is dead
      Given it is the defense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 4
      And the offense's #83 stands on 2229
      When the defense ends its movement
      Then the ball is down on 1930, and the play is over
      And the gain is 0 hexes
      And the ball is still the offense's

    @5.11.3.2 @4.2.1 @case:under-a-milder-reading-the-offense-goes-on-until-it-can-snap
    Scenario: Under TF-A10 extra-turns, an offense that cannot snap continues
      Given the reading TF-A10 is extra-turns
      And it is the defense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 4
      And the offense's #83 stands on 2229
      When the defense ends its movement
      Then the offense is to call Game-Turn 5
      When the offense calls a Pre-Contact Game-Turn
      Then it is the offense's play selection

    @4.2.5 @5.11.3.3
    Scenario Outline: After four Pre-Contact Game-Turns a lawful snap must be called
      Given the reading TF-A10 is <reading>
      And the offense is to call Game-Turn <number>
      Then the offense cannot call a Pre-Contact Game-Turn
      And the offense can call a Snap Game-Turn
      When the offense calls a Pre-Contact Game-Turn
      Then it is refused under 4.2.5

      Examples:
        | reading     | number |
        | extra-turns | 5      |
        | extra-turns | 6      |
        | dead-play   | 5      |

    @4.2.1
    Scenario Outline: The fourth Game-Turn may be Pre-Contact although a snap can be called
      Given the reading TF-A10 is <reading>
      And the offense is to call Game-Turn 4
      Then the offense can call a Snap Game-Turn
      When the offense calls a Pre-Contact Game-Turn
      Then it is the offense's play selection

      Examples:
        | reading     |
        | extra-turns |
        | dead-play   |

    @4.2.1
    Scenario: Under TF-A10 extra-turns, a sixth Game-Turn without a possible snap is Pre-Contact
      Given the reading TF-A10 is extra-turns
      And the offense is to call Game-Turn 6
      And the offense's #83 stands on 2229
      Then the offense cannot call a Snap Game-Turn
      When the offense calls a Pre-Contact Game-Turn
      Then it is the offense's play selection

    @4.2.5 @5.11.3.3 @case:under-a-harder-reading-it-loses-the-play
    Scenario: Under TF-A10 forfeit, an offense that cannot snap loses the play
      Given the reading TF-A10 is forfeit
      And it is the defense's movement in a Pre-Contact Game-Turn
      And it is Game-Turn 4
      And the offense's #83 stands on 2229
      When the defense ends its movement
      Then the game is over and away has won under 14.2.6
      And the ball is the defense's

    @4.2.5 @14.33.2 @case:and-in-a-game-of-several-plays-the-ball-with-the-hexes-gained-before-it
    Scenario: Under TF-A10 forfeit, an offense with an illegal line loses the ball, not points
      Given the reading TF-A10 is forfeit
      And it is the defense's movement in a Pre-Contact Game-Turn
      And the game has several plays
      And it is down 2
      And the possession began on line 12
      And the First Down marker is on line 32
      And it is Game-Turn 4
      And the offense's #83 stands on 2229
      When the defense ends its movement
      Then away is on offense
      And the line of scrimmage is 31
      And home has 18 Victory Points

    @4.2.5 @case:and-in-a-game-of-several-plays-the-ball
    Scenario: Under TF-A10 forfeit with several plays, an illegal line loses the ball
      Given the reading TF-A10 is forfeit
      And it is the defense's movement in a Pre-Contact Game-Turn
      And the game has several plays
      And it is Game-Turn 4
      And the offense's #83 stands on 2229
      When the defense ends its movement
      Then away is on offense
      And it is possession 4
