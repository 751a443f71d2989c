Feature: Game equipment
  The map, the men and their numbers, the terms.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The men

    @3.3.1 @3.31.1 @3.32.1 @3.32.3 @3.32.4
    Scenario: A receiver's counter
      When the man #21 of the offense is looked up
      Then it reads
        | position | strength | allowance | passing | receiving |
        | WR       | 2        | 12        | 0       | 5         |

    @3.3.1 @3.32.1 @14.1.1
    Scenario: The quarterback's
      When the man #12 of the offense is looked up
      Then it reads
        | position | strength | allowance | passing | receiving |
        | QB       | 2        | 10        | 10      | 2         |

    @3.3.1 @3.32.3
    Scenario Outline: The defenders whose counters can be read
      When the man <man> of the defense is looked up
      Then it reads
        | position   | strength   | allowance   | passing | receiving |
        | <position> | <strength> | <allowance> | 0       | 0         |

      Examples:
        | man | position | strength | allowance |
        | #99 | DT       | 7        | 8         |
        | #61 | DE       | 6        | 9         |
        | #64 | MLB      | 5        | 10        |
        | #55 | OLB      | 4        | 10        |

    @3.32.4 @7.1.C.1
    Scenario: The allowance is the ceiling of one phase
      Given the offense's #71 stands on 0535 facing N
      When the offense's #71 moves to 0543 by way of 0536, 0537, 0538, 0539, 0540, 0541, 0542
      Then the offense's #71 has 0 points left
      When the offense's #71 turns to NE
      Then it is refused under 7.1.C.1

  Rule: The map

    @3.1.1
    Scenario Outline: Six hexes lie around a hex, by reading
      Given the reading <ambiguity> is <reading>
      When the hex <hex> is looked up
      Then the hexes around it are <around>, clockwise from N

      Examples:
        | ambiguity | reading  | hex  | around                                |
        | TF-A02    | even-up  | 1440 | 1441, 1541, 1540, 1439, 1340 and 1341 |
        | TF-A02    | even-up  | 1540 | 1541, 1640, 1639, 1539, 1439 and 1440 |
        | TF-A02    | odd-up   | 1440 | 1441, 1540, 1539, 1439, 1339 and 1340 |
        | TF-A02    | absolute | 1440 | 1441, 1541, 1540, 1439, 1340 and 1341 |
        | TF-A01    | 60x37    | 4014 | 4114, 4115, 4015, 3914, 4013 and 4113 |

    @3.1.1
    Scenario: The printed example lies in a straight line
      When the distance from 1440 to 1442 is looked up
      Then it is 2 hexes
      And it lies straight N of there

    @3.1.1
    Scenario Outline: A hex lies straight one way or none
      When the distance from 1440 to <hex> is looked up
      Then it lies straight <way> of there

      Examples:
        | hex  | way |
        | 1438 | S   |
        | 1641 | NE  |
        | 1639 | SE  |
        | 1239 | SW  |
        | 1241 | NW  |

    @3.1.1
    Scenario Outline: The map ends at the sidelines, by reading
      Given the reading TF-A01 is <reading>
      When the hex <hex> is looked up
      Then the hexes around it are <around>, clockwise from N

      Examples:
        | reading | hex  | around                                      |
        | 37x60   | 3740 | 3741, nowhere, nowhere, 3739, 3639 and 3640 |
        | 32x60   | 3240 | 3241, nowhere, nowhere, 3239, 3140 and 3141 |

  Rule: The chart of Movement Points

    @T.mp-chart.1 @T.mp-chart.2 @T.mp-chart.4 @T.mp-chart.3.2
    Scenario: Movement and contact
      When the expenditure chart is looked up
      Then it reads
        | front hex    | 1 |
        | other hex    | 2 |
        | turn         | 1 |
        | contact      | 4 |
        | rear contact | 2 |
        | entering     | 3 |
        | resolving    | 4 |

    @T.mp-chart.3.1 @T.mp-chart.3.2 @T.mp-chart.3.3 @T.mp-chart.3.4
    Scenario: The ball
      When the expenditure chart is looked up
      Then it reads
        | snapping        | 1 |
        | hand off        | 1 |
        | long pass       | 6 |
        | short pass      | 1 |
        | long reception  | 2 |
        | short reception | 2 |

    @T.mp-chart.3.3 @T.mp-chart.3.4 @T.mp-chart.1
    Scenario Outline: The lost cells of the chart, by reading
      Given the reading TF-A17 is <reading>
      When the expenditure chart is looked up
      Then it reads
        | long pass       | <long pass>       |
        | short pass      | <short pass>      |
        | long reception  | <long reception>  |
        | short reception | <short reception> |

      Examples:
        | reading | long pass | short pass | long reception | short reception |
        | 6-1-2-2 | 6         | 1          | 2              | 2               |
        | 6-2-2-2 | 6         | 2          | 2              | 2               |
        | 6-2-6-2 | 6         | 2          | 6              | 2               |
        | 6-2-1-2 | 6         | 2          | 1              | 2               |
