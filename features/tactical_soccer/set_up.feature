Feature: Setup
  Each coach places six men on their own side, at least one of them in the centre circle. The centre hex stays empty.

  Background: The standard formation
    Given the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
    And red's men stand on
      | F1     | F2    | M1     | M2    | D1    | G1    |
      | -4,-14 | 4,-14 | -4,-10 | 4,-10 | -4,-6 | 0,-16 |
    And blue's men stand on
      | F3    | M3   | M4    | D2   | D3  | G2   |
      | -4,14 | 4,14 | -4,10 | 4,10 | 4,6 | 0,16 |

  Rule: The two coaches place all men, the coach without the ball first

    @SETUP.place @case:the-coach-without-the-ball-begins-with-his-first-forward
    Scenario: The coach without the ball places his first forward first
      Given nobody is set up and blue has the kick-off
      When red places F1 on -4,-14
      Then these may act: red (place)
      And red's F1 stands on -4,-14
      And the phase is set-up

    @SETUP.place @SETUP.circle-minimum @SETUP.second-has-ball @case:twelve-placements-make-a-set-up-and-not-eleven
    Scenario: A set-up ends when all twelve men are placed
      Given nobody is set up and blue has the kick-off
      When red places its men
        | F1   | F2   | M1    | M2   | D1    | G1    |
        | 0,-2 | 4,-4 | -4,-4 | 2,-6 | 0,-10 | 0,-18 |
      Then these may act: blue (place)
      When blue places its men
        | F3  | M3  | M4   | D2  | D3   |
        | 1,1 | 4,4 | -4,4 | 0,8 | 0,10 |
      Then the phase is set-up
      And the holder is nobody
      When blue places G2 on 0,16
      Then blue's F3 has the ball
      And it is red's activation
      And it is half 1, turn 1
      And nobody has the kick-off
      And red's G1 stands on 0,-18

    @SETUP.place @case:where-red-has-the-kick-off-blue-places-first
    Scenario: If red has the kick-off, blue places its men first
      Given nobody is set up and red has the kick-off
      And blue is First coach
      And it is blue's activation
      When blue places F3 on 0,2
      Then these may act: blue (place)
      And blue's F3 stands on 0,2

    @SETUP.place @case:a-coach-may-place-his-first-man-on-the-seventy-six-hexes-of-his-half-that-are-not-the-centre
    Scenario: A coach places his first man anywhere in his half
      Given nobody is set up and blue has the kick-off
      When red places F1 on 4,0
      Then red's F1 stands on 4,0

    @SETUP.place @case:for-his-first-man-a-coach-has-seventy-six-hexes
    Scenario: A coach may place his first man on seventy-six hexes
      Given nobody is set up and blue has the kick-off
      # five columns of nine hexes and four of eight, without the centre hex
      When the sequences of 1 steps are counted over all chances
      Then there are 76
      When red places F1 on -4,-16
      And the sequences of 1 steps are counted over all chances
      Then there are 75

    @SETUP.place @case:the-coach-with-the-ball-waits-for-the-others-set-up
    Scenario: The coach with the ball waits until the opponent has set up
      Given nobody is set up and blue has the kick-off
      When blue places F3 on 0,2
      Then it is refused under SETUP.place
      And nothing has changed

    @SETUP.place @case:a-coach-cannot-place-a-man-out-of-order-off-the-field-or-where-another-stands
    Scenario Outline: A man placed in a wrong order or place is refused
      Given nobody is set up and blue has the kick-off
      When red places <man> on <place>
      Then it is refused under SETUP.place
      And nothing has changed

      Examples:
        | man | place  |
        | F2  | 0,-2   |
        | G1  | 0,-16  |
        | G1  | 0,-2   |
        | F1  | 5,-5   |
        | F1  | -4,-18 |

    @SETUP.place @case:two-men-cannot-be-placed-on-one-hex
    Scenario: A second man on an occupied hex is refused
      Given nobody is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      When red places F2 on 0,-2
      Then it is refused under SETUP.place
      And nothing has changed

    @SETUP.place @case:a-man-stays-where-he-was-placed
    Scenario: A placed man stays where he was placed
      Given nobody is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      When red places F1 on 0,-4
      Then it is refused under SETUP.place
      And nothing has changed

    @SETUP.place @case:a-man-of-play-who-stands-nowhere-makes-no-position
    Scenario: A position in play with a man without a hex is invalid
      Given red's F1 is off the field
      When the position is put on the table
      Then it is refused under SETUP.place

    @SETUP.place @case:two-men-on-one-hex-make-no-position
    Scenario: A position in which two men have the same hex is invalid
      Given red's F1 stands on 0,-4
      And red's F2 stands on 0,-4
      When the position is put on the table
      Then it is refused under SETUP.place

  Rule: Goalies are set up in their box or goal

    @SETUP.place @GOALIE.confined @case:a-goalie-is-set-up-on-one-of-six-box-and-three-goal-hexes
    Scenario: A goalie may be set up in his box or his goal
      Given nobody is set up and blue has the kick-off
      And red's men stand on
        | F1   | F2    | M1     | M2    | D1    |
        | 0,-2 | 4,-14 | -4,-10 | 4,-10 | -4,-6 |
      When the position is put on the table
      Then red has exactly these actions
        | action             |
        | place G1 on 1,-15  |
        | place G1 on 0,-16  |
        | place G1 on -1,-15 |
        | place G1 on 1,-13  |
        | place G1 on 0,-14  |
        | place G1 on -1,-13 |
        | place G1 on 1,-17  |
        | place G1 on 0,-18  |
        | place G1 on -1,-17 |
      When red places G1 on 1,-13
      Then red's G1 stands on 1,-13

    @GOALIE.confined @case:a-goalie-is-not-set-up-one-hex-before-his-box
    Scenario: A goalie may not be set up one hex before his box
      Given nobody is set up and blue has the kick-off
      And red's men stand on
        | F1   | F2    | M1     | M2    | D1    |
        | 0,-2 | 4,-14 | -4,-10 | 4,-10 | -4,-6 |
      When red places G1 on 0,-12
      Then it is refused under GOALIE.confined
      And nothing has changed

  Rule: Each coach needs a man in the centre circle

    @SETUP.place @case:the-last-fielder-may-stand-outside-the-circle-where-another-man-is-in-it
    Scenario Outline: The last fielder may be outside the circle if a teammate is inside
      Given nobody is set up and blue has the kick-off
      And red's men stand on
        | F1      | F2    | M1     | M2    |
        | <place> | 4,-14 | -4,-10 | 4,-10 |
      When red places D1 on -4,-6
      Then these may act: red (place)
      And red's D1 stands on -4,-6

      Examples:
        | place |
        | 0,-2  |
        | 1,-1  |
        | -1,-1 |

    @SETUP.place
    Scenario: A coach may have three men in the circle
      Given nobody is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And red's F2 stands on 1,-1
      When red places M1 on -1,-1
      Then red's M1 stands on -1,-1

    @SETUP.place @case:the-last-fielder-alone-is-in-the-circle-of-the-reading
    Scenario Outline: Under TS-A12, one man in the circle is enough, even if placed last
      Given the reading TS-A12 is <reading>
      And nobody is set up and blue has the kick-off
      And red's men stand on
        | F1     | F2    | M1     | M2    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 |
      When red places D1 on <place>
      Then red's D1 stands on <place>

      Examples: one step from the centre hex
        | reading  | place |
        | radius-1 | 0,-2  |
        | radius-1 | -1,-1 |

      Examples: up to two steps from the centre hex
        | reading  | place |
        | radius-2 | 0,-2  |
        | radius-2 | 0,-4  |
        | radius-2 | 2,-2  |
        | radius-2 | -2,0  |

    @SETUP.circle-minimum @case:the-circle-has-seven-hexes-or-nineteen
    Scenario Outline: Under TS-A12, the centre circle has seven hexes or nineteen hexes
      Given the reading TS-A12 is <reading>
      When the pitch is looked up
      Then its circle is <hexes>

      Examples:
        | reading  | hexes                                                                                      |
        | radius-1 | -1,-1 -1,1 0,-2 0,0 0,2 1,-1 1,1                                                           |
        | radius-2 | -2,-2 -2,0 -2,2 -1,-3 -1,-1 -1,1 -1,3 0,-4 0,-2 0,0 0,2 0,4 1,-3 1,-1 1,1 1,3 2,-2 2,0 2,2 |

    @SETUP.circle-minimum @case:the-last-fielder-has-exactly-the-three-circle-hexes-of-his-half-when-nobody-is-in-the-circle
    Scenario: If no teammate is inside, the last fielder has three circle hexes to choose
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And blue's men stand on
        | F3    | M3   | M4    | D2   |
        | -4,14 | 4,14 | -4,10 | 4,10 |
      When the position is put on the table
      Then blue has exactly these actions
        | action           |
        | place D3 on 0,2  |
        | place D3 on 1,1  |
        | place D3 on -1,1 |
      When blue places D3 on 0,4
      Then it is refused under SETUP.circle-minimum

    @SETUP.circle-minimum @case:with-no-man-in-the-circle-the-last-fielder-must-stand-in-it
    Scenario Outline: If no teammate is in the circle, the last fielder must be placed there
      Given nobody is set up and blue has the kick-off
      And red's men stand on
        | F1      | F2    | M1     | M2    |
        | <place> | 4,-14 | -4,-10 | 4,-10 |
      When red places D1 on -4,-6
      Then it is refused under SETUP.circle-minimum
      And nothing has changed

      Examples:
        | place |
        | 0,-4  |
        | 1,-3  |
        | -1,-3 |
        | 2,0   |
        | -2,0  |

    @SETUP.circle-minimum @case:the-last-fielder-alone-is-outside-the-circle-of-the-reading
    Scenario Outline: If no teammate is inside, TS-A12 decides where the last fielder may not be
      Given the reading TS-A12 is <reading>
      And nobody is set up and blue has the kick-off
      And red's men stand on
        | F1     | F2    | M1     | M2    |
        | -4,-14 | 4,-14 | -4,-10 | 4,-10 |
      When red places D1 on <place>
      Then it is refused under SETUP.circle-minimum
      And nothing has changed

      Examples: one step from the centre hex is the limit
        | reading  | place |
        | radius-1 | 0,-4  |
        | radius-1 | 2,-2  |
        | radius-1 | -2,0  |

      Examples: two steps from the centre hex are the limit
        | reading  | place |
        | radius-2 | 0,-6  |
        | radius-2 | 3,-1  |
        | radius-2 | -1,-5 |

  Rule: The ball starts with the Second coach's man in the circle

    @SETUP.second-has-ball @case:the-only-man-of-the-second-coach-in-the-circle-starts-with-the-ball
    Scenario: The Second coach's only man in the circle has the ball
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And blue's men stand on
        | F3    | M3   | M4    | D2   | D3  |
        | -4,14 | -1,1 | -4,10 | 4,10 | 4,6 |
      When blue places G2 on 0,16
      Then blue's M3 has the ball
      And it is red's activation

    @SETUP.second-has-ball @case:of-several-men-in-the-circle-the-second-coach-names-the-one-who-starts-with-the-ball
    Scenario: The Second coach chooses who in the circle has the ball
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And blue's men stand on
        | F3  | M3   | M4    | D2   | D3  |
        | 0,2 | -1,1 | -4,10 | 4,10 | 1,1 |
      When blue places G2 on 0,16
      Then these may act: blue (kick-off)
      And the phase is kick-off
      And blue has exactly these actions
        | action           |
        | kick off with F3 |
        | kick off with M3 |
        | kick off with D3 |
      When blue kicks off with D3
      Then blue's D3 has the ball
      And it is red's activation

    @SETUP.second-has-ball @case:a-coach-left-with-his-goalie-only-kicks-off-with-him-and-needs-nobody-in-the-circle
    Scenario: A coach with only a goalie kicks off with him
      Given only blue is set up and red has the kick-off
      And it is half 1, turn 3
      And the score is red 0, blue 1
      And blue's F3 stands on 0,2
      And red's F1 has been caught twice before
      And red's F1 has been sent off
      And red's F2 has been caught twice before
      And red's F2 has been sent off
      And red's M1 has been caught twice before
      And red's M1 has been sent off
      And red's M2 has been caught twice before
      And red's M2 has been sent off
      And red's D1 has been caught twice before
      And red's D1 has been sent off
      When red places G1 on 0,-16
      Then red's G1 has the ball

    @SETUP.second-has-ball @case:the-ball-does-not-start-with-a-man-outside-the-circle-nor-by-the-choice-of-the-first-coach
    Scenario Outline: A kick-off by the First coach or outside the circle is refused
      Given the phase is kick-off
      And blue has the kick-off
      And red's F1 stands on 0,-2
      And blue's F3 stands on 0,2
      And blue's M3 stands on -1,1
      When <coach> tries to kick off with <man>
      Then it is refused under SETUP.second-has-ball
      And nothing has changed

      Examples:
        | coach | man |
        | blue  | M4  |
        | blue  | F1  |
        | red   | F1  |
        | red   | F3  |

    @SETUP.second-has-ball @case:nobody-has-the-ball-before-the-set-up-is-finished
    Scenario: A position with a ball on the field before set-up ends is invalid
      Given nobody is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And red's F1 has the ball
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

    @SETUP.second-has-ball @case:a-set-up-for-nobodys-kick-off-is-no-position
    Scenario: A set-up without a side to kick off is invalid
      Given nobody is set up and blue has the kick-off
      And nobody has the kick-off
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

    @SETUP.second-has-ball @case:only-where-the-ball-too-stays-where-it-was-are-men-placed-at-half-time-without-a-kick-off
    Scenario: Under TS-A20 ball-only, a half-time set-up without kick-off is invalid
      Given the reading TS-A20 is ball-only
      And it is half 2, turn 1
      And it is blue's activation
      And blue is First coach
      And red's M1 has the ball
      And red's F1 is off the field
      And red's F1 has been caught twice before
      And the phase is set-up
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

  Rule: The centre hex stays empty at the start

    @SETUP.place @case:a-hex-next-to-the-centre-hex-can-be-held
    Scenario Outline: A man may be set up on a hex next to the centre hex
      Given nobody is set up and blue has the kick-off
      When red places F1 on <place>
      Then red's F1 stands on <place>

      Examples:
        | place |
        | 0,-2  |
        | 1,-1  |
        | -1,-1 |

    @SETUP.centre-hex-mark
    Scenario Outline: Each bundled pitch has one central hex
      Given the bundled <pitch> pitch
      When the pitch is looked up
      Then its centre hex is 0,0

      Examples:
        | pitch   |
        | default |
        | small   |

    @SETUP.centre-hex-empty @case:nobody-is-set-up-on-the-centre-hex
    Scenario: A man may not be set up on the centre hex
      Given nobody is set up and blue has the kick-off
      When red places F1 on 0,0
      Then it is refused under SETUP.centre-hex-empty
      And nothing has changed

    @SETUP.centre-hex-empty @case:blue-cannot-set-up-a-man-on-the-centre-hex-either
    Scenario: A blue man may not be set up on the centre hex
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      When blue places F3 on 0,0
      Then it is refused under SETUP.centre-hex-empty
      And nothing has changed

    @SETUP.centre-hex-empty @case:a-set-up-with-a-man-on-the-centre-hex-is-no-position
    Scenario: A set-up with a man on the centre hex is invalid
      Given nobody is set up and blue has the kick-off
      And red's F1 stands on 0,0
      When the position is put on the table
      Then it is refused under SETUP.centre-hex-empty

  Rule: At set-up, each man is in the half of his coach

    @SETUP.place @case:red-may-set-up-on-a-halfway-hex-that-the-reading-gives-it
    Scenario Outline: Under TS-A13, red may set up on its halfway hexes
      Given the reading TS-A13 is <reading>
      And nobody is set up and blue has the kick-off
      When red places F1 on <place>
      Then red's F1 stands on <place>

      Examples: halfway hexes are everybody's
        | reading | place |
        | shared  | -4,0  |
        | shared  | -2,0  |
        | shared  | 2,0   |
        | shared  | 4,0   |

      Examples: the first and the fifth are red's
        | reading   | place |
        | odd-split | -4,0  |
        | odd-split | 4,0   |

    @SETUP.own-side @case:blue-may-not-set-up-on-a-halfway-hex-that-the-reading-denies-it
    Scenario Outline: Under TS-A13, blue may not set up on a halfway hex denied to blue
      Given the reading TS-A13 is <reading>
      And only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      When blue asks whether it may place F3 on <place>
      Then it is refused under SETUP.own-side

      Examples:
        | reading   | place |
        | neutral   | 2,0   |
        | odd-split | -4,0  |
        | odd-split | 4,0   |

    @SETUP.place @case:blue-places-a-man-on-a-halfway-hex-that-the-reading-gives-it
    Scenario Outline: Under TS-A13, blue places a man on its halfway hex
      Given the reading TS-A13 is <reading>
      And only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      When blue places F3 on <place>
      Then blue's F3 stands on <place>

      Examples:
        | reading   | place |
        | shared    | 4,0   |
        | odd-split | -2,0  |
        | odd-split | 2,0   |

    @SETUP.own-side @case:reds-own-side-has-as-many-hexes-to-choose-from-as-the-reading-gives-it
    Scenario Outline: The reading of TS-A13 decides on how many hexes red may set up
      Given the reading TS-A13 is <reading>
      And nobody is set up and blue has the kick-off
      # 72 hexes have y below 0; the centre hex is barred in any case
      When the sequences of 1 steps are counted over all chances
      Then there are <number>
      When red places F1 on 0,2
      Then it is refused under SETUP.own-side

      Examples:
        | reading   | number |
        | shared    | 76     |
        | neutral   | 72     |
        | odd-split | 74     |

    @SETUP.own-side @case:no-class-is-set-up-in-the-other-half
    Scenario Outline: A fielder of any class may not be set up in the opponent's half
      Given nobody is set up and blue has the kick-off
      And red has already placed <men>
      When red places <man> on <place>
      Then it is refused under SETUP.own-side
      And nothing has changed

      Examples:
        | man | place | men                                                |
        | F1  | 2,2   | nobody                                             |
        | F2  | 1,1   | F1 on 0,-2                                         |
        | M1  | 0,2   | F1 on 0,-2, F2 on 4,-14                            |
        | D1  | 0,2   | F1 on 0,-2, F2 on 4,-14, M1 on 4,-10, M2 on -4,-10 |

    @SETUP.own-side @case:blues-half-is-the-other-one
    Scenario: Blue sets up in the half with greater y
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      When blue places F3 on 1,-1
      Then it is refused under SETUP.own-side
      And nothing has changed

    @SETUP.own-side @case:during-a-set-up-no-fielder-can-stand-beyond-his-own-half
    Scenario: A position with a fielder beyond his own half during set-up is invalid
      Given nobody is set up and blue has the kick-off
      And red's F1 stands on 0,2
      When the position is put on the table
      Then it is refused under SETUP.own-side

    @SETUP.own-side @case:red-may-not-set-up-on-a-halfway-hex-that-the-reading-denies-it
    Scenario Outline: Under TS-A13, red may not set up on a halfway hex denied to red
      Given the reading TS-A13 is <reading>
      And nobody is set up and blue has the kick-off
      When red places F1 on <place>
      Then it is refused under SETUP.own-side
      And nothing has changed

      Examples: halfway hexes belong to neither
        | reading | place |
        | neutral | -4,0  |
        | neutral | -2,0  |
        | neutral | 2,0   |
        | neutral | 4,0   |

      Examples: the second and the fourth are blue's
        | reading   | place |
        | odd-split | -2,0  |
        | odd-split | 2,0   |

    @SETUP.place @case:a-halfway-hex-goes-to-the-coach-who-places-first
    Scenario: Blue may not place a man on a halfway hex that red occupies
      Given only red is set up and blue has the kick-off
      And red's F1 stands on 0,-2
      And red's F2 stands on 2,0
      When blue places F3 on 2,0
      Then it is refused under SETUP.place
      And nothing has changed
