Feature: The bundled pitches
  The game has four bundled pitches. These scenarios query every part of each pitch, with both kinds of box.

  Rule: Fields, goals and boxes

    @INTRO.kit-complete @GOALIE.three-goal-hexes @GOALIE.box @SETUP.centre-hex-mark @case:a-bundled-pitch-is-what-it-is-said-to-be
    Scenario Outline: Each bundled pitch has its published goals, boxes and centre
      Given the reading TS-A11 is <orientation>
      And the reading TS-A14 is <boxes>
      And the bundled <pitch> pitch
      When the pitch is looked up
      Then its name is <pitch>
      And it says of itself that it is invented
      And its centre hex is 0,0
      And red's goal has Left on <left red>, Center on <center red> and Right on <right red>
      And blue's goal has Left on <left blue>, Center on <center blue> and Right on <right blue>
      And red's box is <red box>
      And blue's box is <blue box>
      And the hex before red's goal is <before red>
      And the hex before blue's goal is <before blue>

      Examples:
        | pitch           | orientation   | boxes        | left red | center red | right red | left blue | center blue | right blue | red box                             | blue box                      | before red | before blue |
        | default         | flat-forward  | three-by-two | 1,-17    | 0,-18      | -1,-17    | -1,17     | 0,18        | 1,17       | 1,-15 0,-16 -1,-15 1,-13 0,-14 -1,-13 | -1,15 0,16 1,15 -1,13 0,14 1,13 | 0,-16    | 0,16        |
        | default         | flat-forward  | arc-of-six   | 1,-17    | 0,-18      | -1,-17    | -1,17     | 0,18        | 1,17       | 2,-16 1,-15 0,-16 -1,-15 -2,-16 0,-14 | -2,16 -1,15 0,16 1,15 2,16 0,14 | 0,-16    | 0,16        |
        | small           | flat-forward  | three-by-two | 1,-11    | 0,-12      | -1,-11    | -1,11     | 0,12        | 1,11       | 1,-9 0,-10 -1,-9 1,-7 0,-8 -1,-7      | -1,9 0,10 1,9 -1,7 0,8 1,7      | 0,-10    | 0,10        |
        | small           | flat-forward  | arc-of-six   | 1,-11    | 0,-12      | -1,-11    | -1,11     | 0,12        | 1,11       | 2,-10 1,-9 0,-10 -1,-9 -2,-10 0,-8    | -2,10 -1,9 0,10 1,9 2,10 0,8    | 0,-10    | 0,10        |
        | default-pointed | point-forward | three-by-two | 2,-10    | 0,-10      | -2,-10    | -2,10     | 0,10        | 2,10       | 3,-9 1,-9 -1,-9 2,-8 0,-8 -2,-8       | -3,9 -1,9 1,9 -2,8 0,8 2,8      | 1,-9     | -1,9        |
        | default-pointed | point-forward | arc-of-six   | 2,-10    | 0,-10      | -2,-10    | -2,10     | 0,10        | 2,10       | 4,-8 3,-9 1,-9 -1,-9 -3,-9 -4,-8      | -4,8 -3,9 -1,9 1,9 3,9 4,8      | 1,-9     | -1,9        |
        | small-pointed   | point-forward | three-by-two | 2,-6     | 0,-6       | -2,-6     | -2,6      | 0,6         | 2,6        | 3,-5 1,-5 -1,-5 2,-4 0,-4 -2,-4       | -3,5 -1,5 1,5 -2,4 0,4 2,4      | 1,-5     | -1,5        |
        | small-pointed   | point-forward | arc-of-six   | 2,-6     | 0,-6       | -2,-6     | -2,6      | 0,6         | 2,6        | 4,-4 3,-5 1,-5 -1,-5 -3,-5 -4,-4      | -4,4 -3,5 -1,5 1,5 3,5 4,4      | 1,-5     | -1,5        |

    @INTRO.kit-complete @case:a-bundled-pitch-has-this-many-hexes-row-by-row
    Scenario Outline: Each bundled pitch has its published columns of hexes
      Given the reading TS-A11 is <orientation>
      And the bundled <pitch> pitch
      When the pitch is looked up
      Then its field has columns <columns>

      Examples:
        | pitch           | orientation   | columns |
        | default         | flat-forward  | -4 from -16 to 16, -3 from -15 to 15, -2 from -16 to 16, -1 from -15 to 15, 0 from -16 to 16, 1 from -15 to 15, 2 from -16 to 16, 3 from -15 to 15, 4 from -16 to 16 |
        | small           | flat-forward  | -3 from -9 to 9, -2 from -10 to 10, -1 from -9 to 9, 0 from -10 to 10, 1 from -9 to 9, 2 from -10 to 10, 3 from -9 to 9 |
        | default-pointed | point-forward | -8 from -8 to 8, -7 from -9 to 9, -6 from -8 to 8, -5 from -9 to 9, -4 from -8 to 8, -3 from -9 to 9, -2 from -8 to 8, -1 from -9 to 9, 0 from -8 to 8, 1 from -9 to 9, 2 from -8 to 8, 3 from -9 to 9, 4 from -8 to 8, 5 from -9 to 9, 6 from -8 to 8, 7 from -9 to 9, 8 from -8 to 8 |
        | small-pointed   | point-forward | -6 from -4 to 4, -5 from -5 to 5, -4 from -4 to 4, -3 from -5 to 5, -2 from -4 to 4, -1 from -5 to 5, 0 from -4 to 4, 1 from -5 to 5, 2 from -4 to 4, 3 from -5 to 5, 4 from -4 to 4, 5 from -5 to 5, 6 from -4 to 4 |

    @SETUP.circle-minimum @SETUP.own-side @case:the-circle-and-the-halfway-hexes-of-a-bundled-pitch
    Scenario Outline: Each bundled pitch has its published circle and halfway hexes
      Given the reading TS-A11 is <orientation>
      And the reading TS-A12 is <circle>
      And the bundled <pitch> pitch
      When the pitch is looked up
      Then its circle is <hexes>
      And its halfway hexes are <halfway>

      Examples:
        | pitch         | orientation   | circle   | hexes                                | halfway                        |
        | small         | flat-forward  | radius-1 | -1,-1 -1,1 0,-2 0,0 0,2 1,-1 1,1      | -2,0 0,0 2,0                   |
        | small-pointed | point-forward | radius-1 | -2,0 -1,-1 -1,1 0,0 1,-1 1,1 2,0      | -6,0 -4,0 -2,0 0,0 2,0 4,0 6,0 |
        | small-pointed | point-forward | radius-2 | -4,0 -3,-1 -3,1 -2,-2 -2,0 -2,2 -1,-1 -1,1 0,-2 0,0 0,2 1,-1 1,1 2,-2 2,0 2,2 3,-1 3,1 4,0 | -6,0 -4,0 -2,0 0,0 2,0 4,0 6,0 |

  Rule: Hexes ahead or level, and hexes of a scattered ball

    @PASS.rear-penalty @PASS.rear-reception-penalty @case:a-hex-lies-ahead-of-a-man-level-with-him-or-to-his-rear
    Scenario Outline: The lookup says whether a hex is ahead, level or behind
      Given the reading TS-A15 is <reading>
      When the bearing of <there> is looked up for <who> on <place>
      Then it lies <where>

      Examples:
        | reading          | who  | place | there | where |
        | attack-direction | red  | 0,0   | 1,1   | ahead |
        | attack-direction | red  | 0,0   | 2,0   | level |
        | attack-direction | red  | 0,0   | 0,0   | level |
        | attack-direction | red  | 0,0   | -1,-1 | rear  |
        | attack-direction | blue | 0,0   | 1,1   | rear  |
        | attack-direction | blue | 0,0   | 2,0   | level |
        | attack-direction | blue | 0,0   | -1,-1 | ahead |
        | facing           | red  | 0,0   | 1,1   | ahead |
        | facing           | blue | 0,0   | 1,1   | rear  |
        | goal-distance    | red  | 0,10  | 2,10  | rear  |
        | goal-distance    | red  | 0,14  | 4,14  | rear  |
        | goal-distance    | red  | 4,14  | 3,13  | level |
        | goal-distance    | red  | 4,12  | 3,13  | ahead |
        | goal-distance    | blue | 0,-14 | 4,-14 | rear  |

    @PASS.rear-penalty @case:what-counts-as-level-is-no-matter-of-the-bearing
    Scenario Outline: Under any reading of TS-A16, the hex 2,0 is level with 0,0
      Given the reading TS-A16 is <reading>
      When the bearing of 2,0 is looked up for red on 0,0
      Then it lies level

      Examples:
        | reading      |
        | counts-ahead |
        | counts-rear  |

    @SCATTER.ahead-one @SCATTER.forward-left @SCATTER.forward-right @SCATTER.direct-ahead @case:a-ball-scatters-to-the-three-hexes-ahead-on-the-field-or-off-it
    Scenario Outline: A ball scatters to one of three hexes ahead of the man
      Given the reading TS-A11 is <orientation>
      When the scatter ahead of <who> on <place> is looked up
      Then with a 1, a 2 and a 3 the ball scatters to <one>, to <two> and to <three>

      Examples:
        | orientation   | who  | place | one                 | two                | three               |
        | flat-forward  | red  | 0,0   | -1,1                | 1,1                | 0,2                 |
        | flat-forward  | blue | 0,0   | 1,-1                | -1,-1              | 0,-2                |
        | flat-forward  | red  | 4,0   | 3,1                 | 5,1 over the side  | 4,2                 |
        | flat-forward  | blue | -4,0  | -3,-1               | -5,-1 over the side | -4,-2              |
        | flat-forward  | red  | 4,16  | 3,17 over the end   | 5,17 over the end  | 4,18 over the end   |
        | flat-forward  | red  | 0,16  | -1,17 over the end  | 1,17 over the end  | 0,18 over the end   |
        | point-forward | red  | 0,0   | -1,1                | 1,1                | 0,2                 |
        | point-forward | blue | 8,0   | 9,-1 over the side  | 7,-1               | 8,-2                |
