Feature: Pitches of unusual shape
  A pitch may have one column or three rows. The first and last columns, hexes, goal hexes and box hexes of a pitch count too.

  Rule: Unusual pitches that are valid

    @INTRO.kit-complete @case:a-pitch-may-have-one-column
    Scenario Outline: A custom pitch with only one column is valid
      Given a pitch of one's own, laid out like the small one
      And its columns are <column>
      And red's goal hex Left lies on <red left>
      And red's goal hex Center lies on <red center>
      And red's goal hex Right lies on <red right>
      And blue's goal hex Left lies on <blue left>
      And blue's goal hex Center lies on <blue center>
      And blue's goal hex Right lies on <blue right>
      And red's three-by-two box lies on <red box>
      And blue's three-by-two box lies on <blue box>
      When this pitch is checked
      Then the pitch is valid

      Examples:
        | column           | red left | red center | red right | blue left | blue center | blue right | red box                            | blue box                     |
        | 0 from -12 to 12 | 1,-13    | 0,-14      | -1,-13    | -1,13     | 0,14        | 1,13       | 0,-12 0,-10 0,-8 0,-6 0,-4 0,-2    | 0,12 0,10 0,8 0,6 0,4 0,2    |
        | 0 from -18 to 18 | 1,-19    | 0,-20      | -1,-19    | -1,19     | 0,20        | 1,19       | 0,-18 0,-16 0,-14 0,-12 0,-10 0,-8 | 0,18 0,16 0,14 0,12 0,10 0,8 |

    @SCATTER.ahead-one @case:a-pitch-of-one-column-ends-behind-its-last-hex
    Scenario: On a one-column pitch, a ball scattered past the last hex crosses the end
      Given a pitch of one's own, laid out like the small one
      And its columns are 0 from -12 to 12
      And red's goal hex Left lies on 1,-13
      And red's goal hex Center lies on 0,-14
      And red's goal hex Right lies on -1,-13
      And blue's goal hex Left lies on -1,13
      And blue's goal hex Center lies on 0,14
      And blue's goal hex Right lies on 1,13
      And red's three-by-two box lies on 0,-12 0,-10 0,-8 0,-6 0,-4 0,-2
      And blue's three-by-two box lies on 0,12 0,10 0,8 0,6 0,4 0,2
      When the scatter ahead of red on 0,10 is looked up
      Then with a 1, a 2 and a 3 the ball scatters to -1,11 over the side, to 1,11 over the side and to 0,12
      When the scatter ahead of red on 0,12 is looked up
      Then with a 1, a 2 and a 3 the ball scatters to -1,13 over the end, to 1,13 over the end and to 0,14 over the end

    @MOVE.up-to-two @case:a-man-on-a-pitch-of-one-column-moves-one-hex-or-two
    Scenario: On a one-column pitch, a man moves one or two hexes
      Given a pitch of one's own, laid out like the small one
      And its columns are 0 from -12 to 12
      And red's goal hex Left lies on 1,-13
      And red's goal hex Center lies on 0,-14
      And red's goal hex Right lies on -1,-13
      And blue's goal hex Left lies on -1,13
      And blue's goal hex Center lies on 0,14
      And blue's goal hex Right lies on 1,13
      And red's three-by-two box lies on 0,-12 0,-10 0,-8 0,-6 0,-4 0,-2
      And blue's three-by-two box lies on 0,12 0,10 0,8 0,6 0,4 0,2
      And the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1  | F2   | M1   | M2   | D1    | G1    |
        | 0,2 | 0,-4 | 0,-6 | 0,-8 | 0,-10 | 0,-12 |
      And blue's men stand on
        | F3   | M3  | M4   | D2   | D3   | G2   |
        | 0,-2 | 0,8 | 0,10 | 0,12 | 1,13 | 0,14 |
      And blue's D3 stands on 0,6
      When red's F1 moves to 0,4
      Then red's F1 stands on 0,4

    @SETUP.circle-minimum
    Scenario Outline: A short pitch shows every hex of its circle
      Given a pitch of one's own, laid out like the small one
      And the reading TS-A12 is <reading>
      And its columns are -1 from -3 to 3, 0 from -4 to 4, 1 from -3 to 3
      And blue's goal hex Left lies on -1,5
      And blue's goal hex Center lies on 0,6
      And blue's goal hex Right lies on 1,5
      And red's goal hex Left lies on 1,-5
      And red's goal hex Center lies on 0,-6
      And red's goal hex Right lies on -1,-5
      And blue's three-by-two box lies on -1,3 0,4 1,3 -1,1 0,2 1,1
      And red's three-by-two box lies on 1,-3 0,-4 -1,-3 1,-1 0,-2 -1,-1
      When the pitch is looked up
      Then its circle is <circle>
      And red's own side is <own>

      Examples:
        | reading  | circle                                                        | own                                 |
        | radius-1 | -1,-1 -1,1 0,-2 0,0 0,2 1,-1 1,1                              | -1,-3 -1,-1 0,-4 0,-2 0,0 1,-3 1,-1 |
        | radius-2 | -1,-3 -1,-1 -1,1 -1,3 0,-4 0,-2 0,0 0,2 0,4 1,-3 1,-1 1,1 1,3 | -1,-3 -1,-1 0,-4 0,-2 0,0 1,-3 1,-1 |

    @SETUP.own-side @case:each-side-of-a-short-pitch-has-every-hex-of-its-half
    Scenario: The lookup of a short pitch lists every hex of each side's half
      Given a pitch of one's own, laid out like the small one
      And the reading TS-A13 is neutral
      And its columns are -1 from -3 to 3, 0 from -4 to 4, 1 from -3 to 3
      And blue's goal hex Left lies on -1,5
      And blue's goal hex Center lies on 0,6
      And blue's goal hex Right lies on 1,5
      And red's goal hex Left lies on 1,-5
      And red's goal hex Center lies on 0,-6
      And red's goal hex Right lies on -1,-5
      And blue's three-by-two box lies on -1,3 0,4 1,3 -1,1 0,2 1,1
      And red's three-by-two box lies on 1,-3 0,-4 -1,-3 1,-1 0,-2 -1,-1
      When the pitch is looked up
      Then red's own side is -1,-3 -1,-1 0,-4 0,-2 1,-3 1,-1
      And blue's own side is -1,1 -1,3 0,2 0,4 1,1 1,3
      And the hex before red's goal is 0,-4
      And the hex before blue's goal is 0,4

    @SETUP.own-side
    Scenario: A pitch of three rows shows every hex of its halfway line
      Given a pitch of one's own, laid out like the small one
      And its columns are -6 from 0 to 0, -5 from -1 to 1, -4 from 0 to 0, -3 from -1 to 1, -2 from 0 to 0, -1 from -1 to 1, 0 from 0 to 0, 1 from -1 to 1, 2 from 0 to 0, 3 from -1 to 1, 4 from 0 to 0, 5 from -1 to 1, 6 from 0 to 0
      And blue's goal hex Left lies on -1,3
      And blue's goal hex Center lies on 0,2
      And blue's goal hex Right lies on 1,3
      And red's goal hex Left lies on 1,-3
      And red's goal hex Center lies on 0,-2
      And red's goal hex Right lies on -1,-3
      And red's three-by-two box lies on 1,-1 -1,-1 3,-1 -3,-1 5,-1 -5,-1
      And blue's three-by-two box lies on -1,1 1,1 -3,1 3,1 -5,1 5,1
      When the pitch is looked up
      Then its halfway hexes are -6,0 -4,0 -2,0 0,0 2,0 4,0 6,0

    @SETUP.own-side
    Scenario: The default pitch has five halfway hexes
      Given the bundled default pitch
      When the pitch is looked up
      Then its halfway hexes are -4,0 -2,0 0,0 2,0 4,0

    @INTRO.kit-complete @case:the-hex-before-a-goal-may-be-anywhere-in-the-list-of-its-box
    Scenario: The hex before a goal may be anywhere in its box
      Given a pitch of one's own, laid out like the small one
      And red's three-by-two box lies on 0,-10 1,-9 -1,-9 1,-7 0,-8 -1,-7
      And blue's three-by-two box lies on -1,9 1,9 -1,7 0,8 1,7 0,10
      When this pitch is checked
      Then the pitch is valid

    @GOALIE.box @case:the-hex-before-a-goal-is-found-anywhere-in-its-box
    Scenario: The pitch query finds the hex before a goal anywhere in its box
      Given a pitch of one's own, laid out like the small one
      And red's three-by-two box lies on 0,-10 1,-9 -1,-9 1,-7 0,-8 -1,-7
      And blue's three-by-two box lies on -1,9 1,9 -1,7 0,8 1,7 0,10
      When the pitch is looked up
      Then the hex before red's goal is 0,-10
      And the hex before blue's goal is 0,10

    @PASS.rear-penalty @case:bearings-reach-from-corner-to-corner
    Scenario Outline: Ahead, level and behind are correct between any two corners of the pitch
      Given the reading TS-A15 is <reading>
      When the bearing of <there> is looked up for <seat> on <place>
      Then it lies <where>

      Examples:
        | reading          | seat | place  | there  | where |
        | attack-direction | red  | -4,-16 | 4,16   | ahead |
        | attack-direction | blue | -4,-16 | 4,16   | rear  |
        | goal-distance    | red  | -4,-16 | 4,16   | ahead |
        | goal-distance    | blue | 4,16   | -4,-16 | ahead |

  Rule: Faults that only one hex or column shows

    @GOALIE.three-goal-hexes @case:one-goal-hex-in-line-with-the-field-is-a-fault
    Scenario Outline: A pitch with a goal hex not beyond the end line is invalid
      Given a pitch of one's own, laid out like the small one
      And red's goal hex Left lies on <red left>
      And red's goal hex Center lies on <red center>
      And red's goal hex Right lies on <red right>
      And blue's goal hex Left lies on <blue left>
      And blue's goal hex Center lies on <blue center>
      And blue's goal hex Right lies on <blue right>
      When this pitch is checked
      Then its faults are
        | red's goal  | GOALIE.three-goal-hexes |
        | blue's goal | GOALIE.three-goal-hexes |

      Examples:
        | case  | red left | red center | red right | blue left | blue center | blue right |
        | Left  | 2,-10    | 1,-11      | 0,-12     | -2,10     | -1,11       | 0,12       |
        | Right | 0,-12    | -1,-11     | -2,-10    | 0,12      | 1,11        | 2,10       |

    @GOALIE.three-goal-hexes @case:a-goal-beside-the-last-row-of-a-narrow-pitch-is-a-fault
    Scenario Outline: A goal hex next to the last row of a narrow pitch is invalid
      Given a pitch of one's own, laid out like the small one
      And its columns are <columns>
      And red's goal hex Left lies on <red left>
      And red's goal hex Center lies on <red center>
      And red's goal hex Right lies on <red right>
      And blue's goal hex Left lies on <blue left>
      And blue's goal hex Center lies on <blue center>
      And blue's goal hex Right lies on <blue right>
      And red's three-by-two box lies on <red box>
      And blue's three-by-two box lies on <blue box>
      When this pitch is checked
      Then its faults are
        | red's goal  | GOALIE.three-goal-hexes |
        | blue's goal | GOALIE.three-goal-hexes |

      Examples:
        | case          | columns                                           | red left | red center | red right | blue left | blue center | blue right | red box                          | blue box                   |
        | one column    | 0 from -12 to 12                                  | 1,-11    | 1,-13      | 0,-14     | -1,11     | -1,13       | 0,14       | 0,-12 0,-10 0,-8 0,-6 0,-4 0,-2  | 0,12 0,10 0,8 0,6 0,4 0,2  |
        | three columns | -1 from -9 to 9, 0 from -10 to 10, 1 from -9 to 9 | 2,-10    | 1,-11      | 0,-12     | -2,10     | -1,11       | 0,12       | 1,-9 0,-10 -1,-9 1,-7 0,-8 -1,-7 | -1,9 0,10 1,9 -1,7 0,8 1,7 |

    @INTRO.kit-complete @case:one-column-longer-than-all-others-leaves-the-ends-uneven
    Scenario Outline: A pitch with one column longer than the rest has uneven ends
      Given a pitch of one's own, laid out like the small one
      And its column <x> goes from -13 to 13
      When this pitch is checked
      Then its faults are
        | the columns | INTRO.kit-complete      |
        | the columns | INTRO.kit-complete      |
        | red's goal  | GOALIE.three-goal-hexes |
        | blue's goal | GOALIE.three-goal-hexes |

      Examples:
        | case  | x  |
        | first | -3 |
        | last  | 3  |

    @INTRO.kit-complete @case:the-first-y-of-the-first-column-is-one-of-its-hexes
    Scenario: A column whose first y is not a hex of the pitch is invalid
      Given a pitch of one's own, laid out like the small one
      And its column -3 goes from -10 to 9
      When this pitch is checked
      Then its faults are
        | the columns | INTRO.kit-complete |
        | the columns | INTRO.kit-complete |

    @SETUP.place @case:a-pitch-too-large-is-reported-before-a-half-too-small
    Scenario: A pitch check reports too many hexes before a half that is too small
      Given a pitch of one's own, laid out like the small one
      And its columns -20 to 20 go from 0 to 40, one half step less where that is no hex
      When this pitch is checked
      Then its faults are
        | the columns            | INTRO.kit-complete      |
        | the columns            | INTRO.kit-complete      |
        | the columns            | INTRO.kit-complete      |
        | the columns            | SETUP.place             |
        | red's three-by-two box | GOALIE.box              |
        | the columns            | SETUP.circle-minimum    |
        | blue's goal            | GOALIE.three-goal-hexes |

    @GOALIE.three-goal-hexes @INTRO.kit-complete @case:a-goal-in-no-row-is-reported-before-goals-not-alike
    Scenario: Of two faults, unaligned goal hexes and unmirrored goals, the first is reported
      Given a pitch of one's own, laid out like the small one
      And red's goal hex Left lies on 3,-13
      When this pitch is checked
      Then its faults are
        | red's goal             | GOALIE.three-goal-hexes |
        | red's goal             | INTRO.kit-complete      |
        | red's three-by-two box | GOALIE.box              |
        | blue's goal            | INTRO.kit-complete      |

    @SCATTER.direct-ahead @GOALIE.three-goal-hexes @case:a-wrong-orientation-is-reported-after-goals-and-boxes
    Scenario: A pitch check reports faults of goals and boxes before a wrong orientation
      Given a pitch of one's own, laid out like the small one
      And the reading TS-A11 is point-forward
      And blue's goal hex Center lies on 0,10
      And red's goal hex Center lies on 0,-10
      When this pitch is checked
      Then its faults are
        | red's goal      | GOALIE.three-goal-hexes |
        | blue's goal     | GOALIE.three-goal-hexes |
        | the orientation | SCATTER.direct-ahead    |

    @SETUP.circle-minimum @case:one-hex-of-the-circle-is-enough-for-one-side
    Scenario: If only one half lacks circle hexes, only that side's circle is faulty
      Given a pitch of one's own, laid out like the small one
      And its columns are 0 from -2 to 0
      When this pitch is checked
      Then its faults are
        | the columns             | INTRO.kit-complete   |
        | the columns             | SETUP.place          |
        | red's three-by-two box  | GOALIE.box           |
        | blue's three-by-two box | GOALIE.box           |
        | the columns             | SETUP.circle-minimum |

    @SETUP.centre-hex-mark @case:two-hexes-beside-the-centre-are-a-circle-without-a-centre
    Scenario: A centre circle may have only two hexes, without a centre hex
      Given a pitch of one's own, laid out like the small one
      And its columns are 1 from -1 to 1
      When this pitch is checked
      Then its faults are
        | the columns             | INTRO.kit-complete    |
        | the columns             | SETUP.place           |
        | the centre              | SETUP.centre-hex-mark |
        | red's three-by-two box  | GOALIE.box            |
        | blue's three-by-two box | GOALIE.box            |

    @INTRO.kit-complete @case:six-hexes-in-one-half-are-enough-for-it-alone
    Scenario: If blue's half is empty, six hexes in red's half are enough for set-up
      Given a pitch of one's own, laid out like the small one
      And its columns are 0 from -12 to 0
      When this pitch is checked
      Then its faults are
        | the columns             | INTRO.kit-complete      |
        | red's goal              | GOALIE.three-goal-hexes |
        | red's three-by-two box  | GOALIE.box              |
        | blue's three-by-two box | GOALIE.box              |
        | the columns             | SETUP.circle-minimum    |

    @INTRO.kit-complete @case:a-game-on-a-pitch-with-two-faults-is-refused-for-the-first
    Scenario: A game on a pitch with two faults is refused for only one fault
      Given a pitch of one's own, laid out like the small one
      And its columns are -3 from -9 to 9, -1 from -9 to 9, 0 from -10 to 10, 1 from -9 to 9, 3 from -9 to 9
      And it has no three-by-two box
      And a new game
      When the game is set up
      Then it is refused under INTRO.kit-complete

    @INTRO.kit-complete @case:a-column-that-ends-one-hex-too-early-leaves-the-ends-uneven
    Scenario Outline: A pitch is invalid if one of its columns ends one hex too early
      Given a pitch of one's own, laid out like the small one
      And its column <x> goes from <first> to <last>
      When this pitch is checked
      Then its faults are
        | the columns | INTRO.kit-complete |
        | the columns | INTRO.kit-complete |

      Examples:
        | case       | x  | first | last |
        | blue's end | 2  | -10   | 8    |
        | red's end  | -2 | -8    | 10   |

    @INTRO.kit-complete @case:a-column-that-ends-before-it-begins-does-not-exist
    Scenario: A column that ends before it begins has no hexes
      Given a pitch of one's own, laid out like the small one
      And its column 0 goes from 2 to -2
      When this pitch is checked
      Then its faults are
        | the columns             | INTRO.kit-complete    |
        | the columns             | INTRO.kit-complete    |
        | the centre              | SETUP.centre-hex-mark |
        | red's three-by-two box  | GOALIE.box            |
        | blue's three-by-two box | GOALIE.box            |

    @GOALIE.box @case:a-goal-aslant-has-a-left-and-a-right
    Scenario: A pitch with slanting goals has no fault in its goal hexes
      Given a pitch of one's own, laid out like the small one
      And red's goal hex Left lies on 1,-11
      And red's goal hex Center lies on 1,-13
      And red's goal hex Right lies on 0,-14
      And blue's goal hex Left lies on -1,11
      And blue's goal hex Center lies on -1,13
      And blue's goal hex Right lies on 0,14
      When this pitch is checked
      Then its faults are
        | red's three-by-two box  | GOALIE.box |
        | blue's three-by-two box | GOALIE.box |

    @SETUP.centre-hex-mark @case:without-a-field-a-goal-next-to-the-halfway-line-is-a-goal
    Scenario: On a pitch without columns, a goal near halfway is valid
      Given a pitch of one's own, laid out like the small one
      And its columns are none
      And red's goal hex Left lies on 1,-1
      And red's goal hex Center lies on 0,-2
      And red's goal hex Right lies on -1,-1
      And blue's goal hex Left lies on -1,1
      And blue's goal hex Center lies on 0,2
      And blue's goal hex Right lies on 1,1
      When this pitch is checked
      Then its faults are
        | the columns             | INTRO.kit-complete    |
        | the columns             | SETUP.place           |
        | the centre              | SETUP.centre-hex-mark |
        | red's three-by-two box  | GOALIE.box            |
        | the columns             | SETUP.circle-minimum  |
        | blue's three-by-two box | GOALIE.box            |
        | the columns             | SETUP.circle-minimum  |

    @GOALIE.three-goal-hexes @GOALIE.box @case:three-goal-hexes-with-odd-sums-of-x-and-y-are-invalid
    Scenario: Goal hexes with odd sums of x and y make a pitch invalid
      Given a pitch of one's own, laid out like the small one
      And red's goal hex Left lies on 1,-12
      And red's goal hex Center lies on 0,-13
      And red's goal hex Right lies on -1,-12
      And blue's goal hex Left lies on -1,12
      And blue's goal hex Center lies on 0,13
      And blue's goal hex Right lies on 1,12
      When this pitch is checked
      Then its faults are
        | red's goal              | GOALIE.three-goal-hexes |
        | red's three-by-two box  | GOALIE.box              |
        | blue's goal             | GOALIE.three-goal-hexes |
        | blue's three-by-two box | GOALIE.box              |

    @INTRO.kit-complete @SETUP.place
    Scenario: A column with odd sums of x and y has no hexes
      Given a pitch of one's own, laid out like the small one
      And its columns are -1 from -10 to 10, 0 from -9 to 9, 1 from -10 to 10
      When this pitch is checked
      Then its faults are
        | the columns             | INTRO.kit-complete    |
        | the columns             | SETUP.place           |
        | the centre              | SETUP.centre-hex-mark |
        | red's three-by-two box  | GOALIE.box            |
        | the columns             | SETUP.circle-minimum  |
        | blue's three-by-two box | GOALIE.box            |
        | the columns             | SETUP.circle-minimum  |

    @SETUP.place @case:a-column-that-is-listed-twice-counts-its-hexes-once
    Scenario: If a column is listed twice, its hexes count once
      Given a pitch of one's own, laid out like the small one
      And its columns are 0 from -10 to 10, 0 from -10 to 10
      When this pitch is checked
      Then its faults are
        | the columns             | INTRO.kit-complete |
        | the columns             | SETUP.place        |
        | red's three-by-two box  | GOALIE.box         |
        | blue's three-by-two box | GOALIE.box         |

    @SETUP.centre-hex-mark @case:a-centre-hex-far-from-0-0-does-not-move-the-centre-circle
    Scenario: A centre hex that is far from 0,0 does not move the centre circle
      Given a pitch of one's own, laid out like the small one
      And its centre hex lies on 0,10
      When this pitch is checked
      Then its faults are
        | the centre | SETUP.centre-hex-mark |

    @INTRO.kit-complete @case:there-is-no-bundled-pitch-of-another-name
    Scenario: The name of a pitch that is not bundled is a bad request
      When the bundled default pitch is looked up
      Then its name is default
      When the bundled moon pitch is looked up
      Then it is an error of kind bad-request

    @RANGE.max-six @case:two-numbers-with-an-odd-sum-are-no-hex
    Scenario Outline: Two coordinates with an odd sum are not a hex
      When the distance from 0,0 to 4,4 is measured
      Then the distance is 4, in range
      When the distance from <start> to <end> is measured
      Then it is an error of kind bad-request

      Examples:
        | start | end |
        | 0,1   | 0,4 |
        | 0,0   | 3,2 |

  Rule: Faults of a table of skills

    @COMP.charts @case:a-class-left-out-is-reported-before-a-class-that-is-wrong
    Scenario Outline: Of two faults, missing class and wrong skill, the first is reported
      Given the class M has the skills Pass and Pass
      And the class <sort> is left out of the table of skills
      And a new game
      When the game is set up
      Then it is refused under COMP.charts

      Examples:
        | sort |
        | F    |
        | D    |
        | G    |

    @TEAM.class-skills @case:no-class-has-a-skill-twice
    Scenario Outline: A class with the same skill twice is refused
      Given the class <sort> has the skills Pass and Pass
      And a new game
      When the game is set up
      Then it is refused under TEAM.class-skills

      Examples:
        | sort |
        | M    |
        | D    |
        | G    |
