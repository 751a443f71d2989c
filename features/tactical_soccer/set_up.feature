Feature: Setup
  Each coach puts his six men on his own side, one of them at least in the centre circle, nobody on the centre hex.

  Rule: Both coaches put all their men on the field, the coach without the ball first

    @SETUP.place
    Scenario: The coach without the ball begins with his first forward
      Given nobody is set up and blue has the kick-off
      When red plays place F1 on -4,-14
      Then these may act: red (place)
      And F1 stands on -4,-14
      And the phase is set-up

    @SETUP.place
    Scenario: The coach with the ball waits for the other's set-up
      Given nobody is set up and blue has the kick-off
      When blue plays place F3 on 0,2
      Then it is refused under SETUP.place
      And nothing has changed

    @SETUP.place @SETUP.circle-minimum @SETUP.second-has-ball
    Scenario: Twelve placements make a set-up, and not eleven
      Given nobody is set up and blue has the kick-off
      When red plays place F1 on 0,-2
      And red plays place F2 on 4,-4
      And red plays place M1 on -4,-4
      And red plays place M2 on 2,-6
      And red plays place D1 on 0,-10
      And red plays place G1 on 0,-18
      Then these may act: blue (place)
      When blue plays place F3 on 1,1
      And blue plays place M3 on 4,4
      And blue plays place M4 on -4,4
      And blue plays place D2 on 0,8
      And blue plays place D3 on 0,10
      Then the phase is set-up
      And the position has null at /holder
      When blue plays place G2 on 0,16
      Then F3 has the ball
      And it is red's activation
      And it is half 1, turn 1
      And the position has null at /kick_off
      And G1 stands on 0,-18

    @SETUP.place
    Scenario: Where red has the kick-off blue places first
      Given nobody is set up and red has the kick-off
      When blue plays place F3 on 0,2
      Then these may act: blue (place)
      And F3 stands on 0,2

    @SETUP.place
    Scenario Outline: A coach cannot place <man> on <place>, <because>
      Given nobody is set up and blue has the kick-off
      When red plays place <man> on <place>
      Then it is refused under SETUP.place
      And nothing has changed

      Examples:
        | man | place  | because                       |
        | F2  | 0,-2   | for F1 comes before him       |
        | G1  | 0,-16  | for the goalie comes last     |
        | F1  | 5,-5   | which is beyond the touchline |
        | F1  | -4,-18 | which is beyond the end line  |

    @SETUP.place
    Scenario: Two men cannot be placed on one hex
      Given nobody is set up and blue has the kick-off
      And F1 stands on 0,-2
      When red plays place F2 on 0,-2
      Then it is refused under SETUP.place
      And nothing has changed

    @SETUP.place
    Scenario: A man stays where he was placed
      Given nobody is set up and blue has the kick-off
      And F1 stands on 0,-2
      When red plays place F1 on 0,-4
      Then it is refused under SETUP.place
      And nothing has changed

    @SETUP.place
    Scenario: A coach may place his first man on the seventy-six hexes of his half that are not the centre
      Given nobody is set up and blue has the kick-off
      When red plays place F1 on 4,0
      Then F1 stands on 4,0

    @SETUP.place
    Scenario: For his first man a coach has seventy-six hexes
      Given nobody is set up and blue has the kick-off
      # five columns of nine hexes and four of eight, without the centre hex
      When the sequences of 1 steps are counted over all chances
      Then there are 76
      When red plays place F1 on -4,-16
      And the sequences of 1 steps are counted over all chances
      Then there are 75

    @SETUP.place
    Scenario: A man of play who stands nowhere makes no position
      Given F1 is off the field
      When the position is put on the table
      Then it is refused under SETUP.place

    @SETUP.place
    Scenario: Two men on one hex make no position
      Given F1 stands on 0,-4
      And F2 stands on 0,-4
      When the position is put on the table
      Then it is refused under SETUP.place

  Rule: Goalies are set up in their box or goal

    @SETUP.place @GOALIE.confined
    Scenario: A goalie is set up on one of six box and three goal hexes
      Given nobody is set up and blue has the kick-off
      And F1 stands on 0,-2
      And F2 stands on 4,-14
      And M1 stands on -4,-10
      And M2 stands on 4,-10
      And D1 stands on -4,-6
      When the position is put on the table
      Then red has exactly these actions
        | action          |
        | place G1 1,-15  |
        | place G1 0,-16  |
        | place G1 -1,-15 |
        | place G1 1,-13  |
        | place G1 0,-14  |
        | place G1 -1,-13 |
        | place G1 1,-17  |
        | place G1 0,-18  |
        | place G1 -1,-17 |
      When red plays place G1 on 1,-13
      Then G1 stands on 1,-13

    @GOALIE.confined
    Scenario: A goalie is not set up one hex before his box
      Given nobody is set up and blue has the kick-off
      And F1 stands on 0,-2
      And F2 stands on 4,-14
      And M1 stands on -4,-10
      And M2 stands on 4,-10
      And D1 stands on -4,-6
      When red plays place G1 on 0,-12
      Then it is refused under GOALIE.confined
      And nothing has changed

  Rule: Each coach needs a man in the centre circle

    @SETUP.place
    Scenario Outline: The last fielder may stand outside the circle where another man is in it on <place>
      Given nobody is set up and blue has the kick-off
      And F1 stands on <place>
      And F2 stands on 4,-14
      And M1 stands on -4,-10
      And M2 stands on 4,-10
      When red plays place D1 on -4,-6
      Then these may act: red (place)
      And D1 stands on -4,-6

      Examples:
        | place |
        | 0,-2  |
        | 1,-1  |
        | -1,-1 |

    @SETUP.circle-minimum
    Scenario Outline: With a man no nearer to the circle than <place> the last fielder must stand in it
      Given nobody is set up and blue has the kick-off
      And F1 stands on <place>
      And F2 stands on 4,-14
      And M1 stands on -4,-10
      And M2 stands on 4,-10
      When red plays place D1 on -4,-6
      Then it is refused under SETUP.circle-minimum
      And nothing has changed

      Examples:
        | place |
        | 0,-4  |
        | 1,-3  |
        | -1,-3 |
        | 2,0   |
        | -2,0  |

    @SETUP.circle-minimum
    Scenario: The last fielder has exactly the three circle hexes of his half when nobody is in the circle
      Given only red is set up and blue has the kick-off
      And F3 stands on -4,14
      And M3 stands on 4,14
      And M4 stands on -4,10
      And D2 stands on 4,10
      When the position is put on the table
      Then blue has exactly these actions
        | action        |
        | place D3 0,2  |
        | place D3 1,1  |
        | place D3 -1,1 |
      When blue plays place D3 on 0,4
      Then it is refused under SETUP.circle-minimum

    @SETUP.place
    Scenario: A coach may have three men in the circle
      Given nobody is set up and blue has the kick-off
      And F1 stands on 0,-2
      And F2 stands on 1,-1
      When red plays place M1 on -1,-1
      Then M1 stands on -1,-1

    @SETUP.circle-minimum
    Scenario Outline: The last fielder alone on <place> is outside the circle under <reading>
      Given the reading TS-A12 is <reading>
      And nobody is set up and blue has the kick-off
      And F1 stands on -4,-14
      And F2 stands on 4,-14
      And M1 stands on -4,-10
      And M2 stands on 4,-10
      When red plays place D1 on <place>
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

    @SETUP.place
    Scenario Outline: The last fielder alone on <place> is in the circle under <reading>
      Given the reading TS-A12 is <reading>
      And nobody is set up and blue has the kick-off
      And F1 stands on -4,-14
      And F2 stands on 4,-14
      And M1 stands on -4,-10
      And M2 stands on 4,-10
      When red plays place D1 on <place>
      Then D1 stands on <place>

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

    @SETUP.circle-minimum
    Scenario Outline: The circle has <number> hexes under <reading>
      Given the reading TS-A12 is <reading>
      When the question pitch is asked of {}
      Then the answer has <hexes> at /circle

      Examples:
        | reading  | number   | hexes                                                                                                                                                                                                                   |
        | radius-1 | seven    | [[-1, -1], [-1, 1], [0, -2], [0, 0], [0, 2], [1, -1], [1, 1]]                                                                                                                                                           |
        | radius-2 | nineteen | [[-2, -2], [-2, 0], [-2, 2], [-1, -3], [-1, -1], [-1, 1], [-1, 3], [0, -4], [0, -2], [0, 0], [0, 2], [0, 4], [1, -3], [1, -1], [1, 1], [1, 3], [2, -2], [2, 0], [2, 2]] |

  Rule: The ball starts with a man of the Second coach in the circle

    @SETUP.second-has-ball
    Scenario: The only man of the Second coach in the circle starts with the ball
      Given only red is set up and blue has the kick-off
      And F1 stands on 0,-2
      And F3 stands on -4,14
      And M3 stands on -1,1
      And M4 stands on -4,10
      And D2 stands on 4,10
      And D3 stands on 4,6
      When blue plays place G2 on 0,16
      Then M3 has the ball
      And it is red's activation

    @SETUP.second-has-ball
    Scenario: Of several men in the circle the Second coach names the one who starts with the ball
      Given only red is set up and blue has the kick-off
      And F1 stands on 0,-2
      And F3 stands on 0,2
      And M3 stands on -1,1
      And M4 stands on -4,10
      And D2 stands on 4,10
      And D3 stands on 1,1
      When blue plays place G2 on 0,16
      Then these may act: blue (kick-off)
      And the phase is kick-off
      And blue has exactly these actions
        | action      |
        | kick-off F3 |
        | kick-off M3 |
        | kick-off D3 |
      When blue plays kick-off D3
      Then D3 has the ball
      And it is red's activation

    @SETUP.second-has-ball
    Scenario Outline: The ball does not start with <man>, <because>
      Given the position says /phase is "kick-off"
      And the position says /kick_off is "blue"
      And the position says /loose is null
      And F1 stands on 0,-2
      And F3 stands on 0,2
      And M3 stands on -1,1
      When <coach> plays kick-off <man>
      Then it is refused under SETUP.second-has-ball
      And nothing has changed

      Examples:
        | coach | man | because                                  |
        | blue  | M4  | who stands outside the circle            |
        | blue  | F1  | who is a man of the First coach          |
        | red   | F1  | for the First coach has no kick-off      |
        | red   | F3  | for the First coach does not choose him  |

    @SETUP.second-has-ball
    Scenario: Nobody has the ball before the set-up is finished
      Given nobody is set up and blue has the kick-off
      And F1 stands on 0,-2
      And F1 has the ball
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

    @SETUP.second-has-ball
    Scenario: A set-up for nobody's kick-off is no position
      Given nobody is set up and blue has the kick-off
      And the position says /kick_off is null
      When the position is put on the table
      Then it is refused under SETUP.second-has-ball

    @SETUP.second-has-ball
    Scenario: A coach left with his goalie only kicks off with him and needs nobody in the circle
      Given only blue is set up and red has the kick-off
      And F3 stands on 0,2
      And F1 has been caught twice before
      And F1 has been sent off
      And F2 has been caught twice before
      And F2 has been sent off
      And M1 has been caught twice before
      And M1 has been sent off
      And M2 has been caught twice before
      And M2 has been sent off
      And D1 has been caught twice before
      And D1 has been sent off
      When red plays place G1 on 0,-16
      Then G1 has the ball

  Rule: The centre hex stays empty at the start

    @SETUP.centre-hex-empty
    Scenario: Nobody is set up on the centre hex
      Given nobody is set up and blue has the kick-off
      When red plays place F1 on 0,0
      Then it is refused under SETUP.centre-hex-empty
      And nothing has changed

    @SETUP.centre-hex-empty
    Scenario: Blue cannot set up a man on the centre hex either
      Given only red is set up and blue has the kick-off
      And F1 stands on 0,-2
      When blue plays place F3 on 0,0
      Then it is refused under SETUP.centre-hex-empty
      And nothing has changed

    @SETUP.place
    Scenario Outline: The hex <place> next to the centre hex can be held
      Given nobody is set up and blue has the kick-off
      When red plays place F1 on <place>
      Then F1 stands on <place>

      Examples:
        | place |
        | 0,-2  |
        | 1,-1  |
        | -1,-1 |

    @SETUP.centre-hex-empty
    Scenario: A set-up with a man on the centre hex is no position
      Given nobody is set up and blue has the kick-off
      And F1 stands on 0,0
      When the position is put on the table
      Then it is refused under SETUP.centre-hex-empty

    @SETUP.centre-hex-mark
    Scenario Outline: The <pitch> pitch has one central hex
      Given the bundled <pitch> pitch
      When the question pitch is asked of {}
      Then the answer has [0, 0] at /centre

      Examples:
        | pitch   |
        | default |
        | small   |

  Rule: At set-up everybody stands in the half of his coach

    @SETUP.own-side
    Scenario Outline: A <class> is not set up in the other half
      Given nobody is set up and blue has the kick-off
      And <before>
      When red plays place <man> on <place>
      Then it is refused under SETUP.own-side
      And nothing has changed

      Examples:
        | class      | before                                                                                                            | man | place |
        | forward    | the position says /men/F1 is null                                                                                 | F1  | 2,2   |
        | forward    | the position says /men/F1 is [0, -2]                                                                              | F2  | 1,1   |
        | midfielder | the position says /men is {"F1": [0, -2], "F2": [4, -14], "F3": null, "M1": null, "M2": null, "M3": null, "M4": null, "D1": null, "D2": null, "D3": null, "G1": null, "G2": null} | M1 | 0,2 |
        | defender   | the position says /men is {"F1": [0, -2], "F2": [4, -14], "F3": null, "M1": [4, -10], "M2": [-4, -10], "M3": null, "M4": null, "D1": null, "D2": null, "D3": null, "G1": null, "G2": null} | D1 | 0,2 |

    @SETUP.own-side
    Scenario: Blue's half is the other one
      Given only red is set up and blue has the kick-off
      And F1 stands on 0,-2
      When blue plays place F3 on 1,-1
      Then it is refused under SETUP.own-side
      And nothing has changed

    @SETUP.own-side
    Scenario: During a set-up no fielder can stand beyond his own half
      Given nobody is set up and blue has the kick-off
      And F1 stands on 0,2
      When the position is put on the table
      Then it is refused under SETUP.own-side

    @SETUP.own-side
    Scenario Outline: Red may not set up on the halfway hex <place> under <reading>
      Given the reading TS-A13 is <reading>
      And nobody is set up and blue has the kick-off
      When red plays place F1 on <place>
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

    @SETUP.place
    Scenario Outline: Red may set up on the halfway hex <place> under <reading>
      Given the reading TS-A13 is <reading>
      And nobody is set up and blue has the kick-off
      When red plays place F1 on <place>
      Then F1 stands on <place>

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

    @SETUP.own-side
    Scenario Outline: Blue <may> set up on the halfway hex <place> under <reading>
      Given the reading TS-A13 is <reading>
      And only red is set up and blue has the kick-off
      And F1 stands on 0,-2
      When blue asks whether it may place F3 <place>
      Then <result>

      Examples:
        | reading   | may     | place | result                             |
        | neutral   | may not | 2,0   | it is refused under SETUP.own-side |
        | odd-split | may not | -4,0  | it is refused under SETUP.own-side |
        | odd-split | may not | 4,0   | it is refused under SETUP.own-side |

    @SETUP.place
    Scenario Outline: Blue places a man on the halfway hex <place> under <reading>
      Given the reading TS-A13 is <reading>
      And only red is set up and blue has the kick-off
      And F1 stands on 0,-2
      When blue plays place F3 on <place>
      Then F3 stands on <place>

      Examples:
        | reading   | place |
        | shared    | 4,0   |
        | odd-split | -2,0  |
        | odd-split | 2,0   |

    @SETUP.own-side
    Scenario Outline: Red's own side has <number> hexes to choose from under <reading>
      Given the reading TS-A13 is <reading>
      And nobody is set up and blue has the kick-off
      # 72 hexes have y below 0; the centre hex is barred in any case
      When the sequences of 1 steps are counted over all chances
      Then there are <number>
      When red plays place F1 on 0,2
      Then it is refused under SETUP.own-side

      Examples:
        | reading   | number |
        | shared    | 76     |
        | neutral   | 72     |
        | odd-split | 74     |

    @SETUP.place
    Scenario: A halfway hex goes to the coach who places first
      Given only red is set up and blue has the kick-off
      And F1 stands on 0,-2
      And F2 stands on 2,0
      When blue plays place F3 on 2,0
      Then it is refused under SETUP.place
      And nothing has changed
