Feature: Pitches and tables of skills as data
  A game may bring its own pitch and its own table of skills. The rules for the field and for the classes apply to both.

  Rule: A custom pitch is played on like a bundled one

    @INTRO.kit-complete @case:the-small-pitch-written-down-is-sound
    Scenario: A custom pitch with the layout of the small pitch is valid
      Given a pitch of one's own, laid out like the small one
      When this pitch is checked
      Then the pitch is valid

    @SETUP.centre-hex-mark @GOALIE.box @case:everything-is-looked-up-on-a-pitch-of-ones-own
    Scenario: The pitch query describes the parts of a custom pitch
      Given a pitch of one's own, laid out like the small one
      When the pitch is looked up
      Then its name is own
      And its halfway hexes are -2,0 0,0 2,0
      And hex 6 of red's box is -1,-7

    @GOALIE.confined @case:a-goalie-is-confined-to-the-box-of-the-pitch-that-was-given
    Scenario: A goalie is confined to the box of a custom pitch
      Given a pitch of one's own, laid out like the small one
      And red's three-by-two box lies on 1,-9 0,-10 -1,-9 2,-8 0,-8 -2,-8
      And blue's three-by-two box lies on -1,9 0,10 1,9 -2,8 0,8 2,8
      And the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And red's men stand on
        | F1    | F2   | M1    | M2   | D1    | G1   |
        | -2,-6 | 2,-6 | -2,-4 | 2,-4 | -2,-2 | 0,-8 |
      And blue's men stand on
        | F3   | M3  | M4   | D2  | D3  | G2   |
        | -2,6 | 2,6 | -2,4 | 2,4 | 2,2 | 0,10 |
      When red's G1 moves to 1,-7
      Then it is refused under GOALIE.confined
      When red's G1 moves to 2,-8
      Then red's G1 stands on 2,-8

    @INTRO.kit-complete @case:six-hexes-in-each-half-are-enough
    Scenario: A pitch with six hexes in each half is valid
      Given a pitch of one's own, laid out like the small one
      And its columns are -1 from -3 to 3, 0 from -4 to 4, 1 from -3 to 3
      And blue's goal hex Left lies on -1,5
      And blue's goal hex Center lies on 0,6
      And blue's goal hex Right lies on 1,5
      And red's goal hex Left lies on 1,-5
      And red's goal hex Center lies on 0,-6
      And red's goal hex Right lies on -1,-5
      And blue's three-by-two box lies on -1,3 0,4 1,3 -1,1 0,2 1,1
      And red's three-by-two box lies on 1,-3 0,-4 -1,-3 1,-1 0,-2 -1,-1
      When this pitch is checked
      Then the pitch is valid

  Rule: The columns of a pitch

    @INTRO.kit-complete @case:columns-are-listed-one-after-another-from-left-to-right
    Scenario Outline: A pitch with columns out of order is invalid
      Given a pitch of one's own, laid out like the small one
      And its columns are <columns>
      When this pitch is checked
      Then its faults are
        | the columns | INTRO.kit-complete |

      Examples:
        | case       | columns                                                                                                              |
        | backwards  | 3 from -9 to 9, 2 from -10 to 10, 1 from -9 to 9, 0 from -10 to 10, -1 from -9 to 9, -2 from -10 to 10, -3 from -9 to 9 |
        | a gap      | -3 from -9 to 9, -1 from -9 to 9, 0 from -10 to 10, 1 from -9 to 9, 3 from -9 to 9                                    |
        | one twice  | -1 from -9 to 9, 0 from -10 to 10, 0 from -10 to 10, 1 from -9 to 9                                                   |

    @INTRO.kit-complete @case:a-pitch-has-columns
    Scenario: A pitch without columns is invalid
      Given a pitch of one's own, laid out like the small one
      And its columns are none
      When this pitch is checked
      Then its faults are
        | the columns              | INTRO.kit-complete     |
        | the columns              | SETUP.place            |
        | the centre               | SETUP.centre-hex-mark  |
        | red's three-by-two box   | GOALIE.box             |
        | the columns              | SETUP.circle-minimum   |
        | blue's three-by-two box  | GOALIE.box             |
        | the columns              | SETUP.circle-minimum   |

    @INTRO.kit-complete @case:on-a-pitch-without-columns-goals-at-the-centre-lie-beyond-every-field-hex
    Scenario: On a pitch without columns, goal hexes at the centre are allowed
      Given a pitch of one's own, laid out like the small one
      And its columns are none
      And blue's goal hex Left lies on -1,1
      And blue's goal hex Center lies on 0,0
      And blue's goal hex Right lies on 1,1
      And red's goal hex Left lies on 1,-1
      And red's goal hex Center lies on 0,0
      And red's goal hex Right lies on -1,-1
      When this pitch is checked
      Then its faults are
        | the columns              | INTRO.kit-complete     |
        | the columns              | SETUP.place            |
        | the centre               | SETUP.centre-hex-mark  |
        | red's three-by-two box   | GOALIE.box             |
        | the columns              | SETUP.circle-minimum   |
        | blue's three-by-two box  | GOALIE.box             |
        | the columns              | SETUP.circle-minimum   |

    @INTRO.kit-complete @case:the-last-y-of-a-column-is-one-of-its-hexes
    Scenario: A column whose last y is not a hex is invalid
      Given a pitch of one's own, laid out like the small one
      And its column 3 goes from -9 to 10
      When this pitch is checked
      Then its faults are
        | the columns | INTRO.kit-complete |

    @INTRO.kit-complete @case:the-first-y-of-a-column-is-one-of-its-hexes
    Scenario: A column whose first y is not a hex is invalid
      Given a pitch of one's own, laid out like the small one
      And its column 3 goes from -10 to 9
      When this pitch is checked
      Then its faults are
        | the columns | INTRO.kit-complete |
        | the columns | INTRO.kit-complete |

    @INTRO.kit-complete @case:the-ends-of-a-pitch-are-straight
    Scenario Outline: A pitch with an uneven end line is invalid
      Given a pitch of one's own, laid out like the small one
      And its column 3 goes from <first> to <last>
      And its column -3 goes from <other first> to <other last>
      When this pitch is checked
      Then its faults are
        | the columns | INTRO.kit-complete |

      Examples:
        | case       | first | last | other first | other last |
        | both ends  | -7    | 7    | -7          | 7          |
        | one corner | -9    | 7    | -7          | 9          |

    @INTRO.kit-complete @case:an-end-is-straight-on-the-left-and-on-the-right
    Scenario Outline: An end that is uneven on one side only is invalid
      Given a pitch of one's own, laid out like the small one
      And its column <x> goes from <first> to <last>
      When this pitch is checked
      Then its faults are
        | the columns | INTRO.kit-complete |
        | the columns | INTRO.kit-complete |

      Examples:
        | case       | x  | first | last |
        | blue's end | 3  | -9    | 7    |
        | red's end  | -3 | -7    | 9    |

    @INTRO.kit-complete @case:a-half-turn-maps-a-pitch-onto-itself
    Scenario: A pitch that does not look the same after a half turn is invalid
      Given a pitch of one's own, laid out like the small one
      And its columns are -3 from -9 to 9, -2 from -10 to 10, -1 from -9 to 9, 0 from -10 to 10, 1 from -9 to 9, 2 from -10 to 10
      When this pitch is checked
      Then its faults are
        | the columns | INTRO.kit-complete |

    @INTRO.kit-complete @case:a-pitch-has-at-most-eight-hundred-hexes
    Scenario: A pitch with more than eight hundred hexes is invalid
      Given a pitch of one's own, laid out like the small one
      And its columns -20 to 20 go from -20 to 20, one half step less where that is no hex
      And blue's goal hex Left lies on -1,21
      And blue's goal hex Center lies on 0,22
      And blue's goal hex Right lies on 1,21
      And red's goal hex Left lies on 1,-21
      And red's goal hex Center lies on 0,-22
      And red's goal hex Right lies on -1,-21
      And blue's three-by-two box lies on -1,19 0,20 1,19 -1,17 0,18 1,17
      And red's three-by-two box lies on 1,-19 0,-20 -1,-19 1,-17 0,-18 -1,-17
      When this pitch is checked
      Then its faults are
        | the columns | INTRO.kit-complete |

    @SETUP.place @case:five-hexes-in-each-half-are-too-few-for-a-squad
    Scenario: A pitch with five hexes in each half is too small
      Given a pitch of one's own, laid out like the small one
      And its columns are -2 from -2 to 2, -1 from -1 to 1, 0 from -2 to 2, 1 from -1 to 1, 2 from -2 to 2
      And blue's goal hex Left lies on -1,3
      And blue's goal hex Center lies on 0,4
      And blue's goal hex Right lies on 1,3
      And red's goal hex Left lies on 1,-3
      And red's goal hex Center lies on 0,-4
      And red's goal hex Right lies on -1,-3
      And blue's three-by-two box lies on -1,1 0,2 1,1 -2,2 0,0 2,2
      And red's three-by-two box lies on 1,-1 0,-2 -1,-1 2,-2 0,0 -2,-2
      When this pitch is checked
      Then its faults are
        | the columns | SETUP.place |

    @SETUP.centre-hex-mark @case:the-centre-hex-lies-on-0-0
    Scenario: A pitch with its centre hex off 0,0 is invalid
      Given a pitch of one's own, laid out like the small one
      And its centre hex lies on 2,0
      When this pitch is checked
      Then its faults are
        | the centre | SETUP.centre-hex-mark |

  Rule: The goals of a pitch

    @GOALIE.three-goal-hexes @case:a-goal-lies-beyond-the-field
    Scenario: A goal hex that is not beyond the field's end makes a pitch invalid
      Given a pitch of one's own, laid out like the small one
      And blue's goal hex Center lies on 0,10
      And red's goal hex Center lies on 0,-10
      When this pitch is checked
      Then its faults are
        | red's goal  | GOALIE.three-goal-hexes |
        | blue's goal | GOALIE.three-goal-hexes |

    @GOALIE.three-goal-hexes @case:left-lies-on-the-left-of-who-shoots
    Scenario: A pitch with goal hex Left on the shooter's right is invalid
      Given a pitch of one's own, laid out like the small one
      And blue's goal hex Left lies on 1,11
      And blue's goal hex Right lies on -1,11
      And red's goal hex Left lies on -1,-11
      And red's goal hex Right lies on 1,-11
      When this pitch is checked
      Then its faults are
        | red's goal  | GOALIE.three-goal-hexes |
        | blue's goal | GOALIE.three-goal-hexes |

    @GOALIE.three-goal-hexes @case:three-goal-hexes-lie-in-a-row
    Scenario Outline: A pitch whose goal hexes do not lie in a row is invalid
      Given a pitch of one's own, laid out like the small one
      And the reading TS-A14 is arc-of-six
      And blue's goal hex <name> lies on <blue>
      And red's goal hex <name> lies on <red>
      When this pitch is checked
      Then its faults are
        | red's goal           | GOALIE.three-goal-hexes |
        | red's arc-of-six box | <clause>                |
        | blue's goal          | GOALIE.three-goal-hexes |
        | blue's arc-of-six box | <clause>               |

      Examples:
        | case                   | name   | blue  | red    | clause     |
        | Left away from Center  | Left   | -3,13 | 3,-13  | GOALIE.box |
        | Right away from Center | Right  | 3,13  | -3,-13 | GOALIE.box |
        | Left next to Right     | Right  | -1,13 | 1,-13  | GOALIE.box |

    @INTRO.kit-complete @case:a-half-turn-maps-one-goal-onto-the-other
    Scenario: A pitch is invalid if a half turn does not exchange its goals
      Given a pitch of one's own, laid out like the small one
      And the reading TS-A14 is arc-of-six
      And blue's goal hex Left lies on -2,12
      And blue's goal hex Center lies on -1,11
      And blue's goal hex Right lies on 0,12
      When this pitch is checked
      Then its faults are
        | red's goal  | INTRO.kit-complete |
        | blue's goal | INTRO.kit-complete |

  Rule: The boxes of a pitch

    @GOALIE.box @case:the-box-of-the-reading-is-there
    Scenario Outline: A pitch without the box of the selected reading is invalid
      Given a pitch of one's own, laid out like the small one
      And the reading TS-A14 is <reading>
      And it has no <reading> box
      When this pitch is checked
      Then its faults are
        | the <reading> box | GOALIE.box |
        | the <reading> box | GOALIE.box |

      Examples:
        | reading      |
        | three-by-two |
        | arc-of-six   |

    @INTRO.kit-complete @case:the-box-of-another-reading-may-be-missing
    Scenario: A pitch needs no goal box for readings that the game does not use
      Given a pitch of one's own, laid out like the small one
      And it has no arc-of-six box
      When this pitch is checked
      Then the pitch is valid

    @GOALIE.box @case:a-box-has-six-different-hexes-of-the-field-and-each-goal-hex-touches-one-of-them
    Scenario Outline: A box with wrong hexes or not next to its goal is invalid
      Given a pitch of one's own, laid out like the small one
      And red's three-by-two box lies on <red>
      And blue's three-by-two box lies on <blue>
      When this pitch is checked
      Then its faults are
        | red's three-by-two box  | GOALIE.box |
        | blue's three-by-two box | GOALIE.box |

      Examples:
        | case          | red                               | blue                              |
        | five          | 1,-9 0,-10 -1,-9 1,-7 0,-8        | -1,9 0,10 1,9 -1,7 0,8            |
        | seven         | 1,-9 0,-10 -1,-9 1,-7 0,-8 -1,-7 0,-6 | -1,9 0,10 1,9 -1,7 0,8 1,7 0,6 |
        | one twice     | 1,-9 0,-10 -1,-9 1,-7 0,-8 0,-8   | -1,9 0,10 1,9 -1,7 0,8 0,8        |
        | off the field | 1,-9 0,-10 -1,-9 1,-7 0,-8 4,-8   | -1,9 0,10 1,9 -1,7 0,8 -4,8       |
        | in the goal   | 1,-9 0,-10 -1,-9 1,-7 0,-8 0,-12  | -1,9 0,10 1,9 -1,7 0,8 0,12       |
        | away from Right | 1,-9 1,-7 0,-8 -1,-7 0,-6 2,-8  | -1,9 -1,7 0,8 1,7 0,6 -2,8        |

    @INTRO.kit-complete @case:a-half-turn-maps-one-box-onto-the-other
    Scenario: A pitch is invalid if a half turn does not exchange its boxes
      Given a pitch of one's own, laid out like the small one
      And red's three-by-two box lies on 1,-9 0,-10 -1,-9 1,-7 0,-8 2,-8
      When this pitch is checked
      Then its faults are
        | red's three-by-two box  | INTRO.kit-complete |
        | blue's three-by-two box | INTRO.kit-complete |

  Rule: Games on an invalid pitch or with invalid skills

    @SCATTER.direct-ahead @case:a-pitch-is-laid-out-as-the-reading-says
    Scenario Outline: Under TS-A11, a pitch of the orientation that the reading excludes is refused
      Given the reading TS-A11 is <reading>
      And the bundled <pitch> pitch
      And a new game
      When the game is set up
      Then it is refused under SCATTER.direct-ahead

      Examples:
        | reading       | pitch           |
        | flat-forward  | default-pointed |
        | flat-forward  | small-pointed   |
        | point-forward | default         |
        | point-forward | small           |

    @GOALIE.box @case:no-game-is-played-on-a-pitch-without-its-box
    Scenario: A game on a pitch without its box is refused
      Given a pitch of one's own, laid out like the small one
      And it has no three-by-two box
      And a new game
      When the game is set up
      Then it is refused under GOALIE.box

    @INTRO.kit-complete @case:where-the-field-is-fixed-no-other-is-played-on-be-it-laid-out-like-it
    Scenario Outline: Under TS-A10 proposed-149 and small-73, a custom pitch is refused
      Given the reading TS-A10 is <reading>
      And a pitch of one's own, laid out like the small one
      And a new game
      When the game is set up
      Then it is refused under INTRO.kit-complete

      Examples:
        | reading      |
        | proposed-149 |
        | small-73     |

    @DRAFT.roll-first @case:where-the-field-is-fixed-it-may-be-named-and-may-be-left-out
    Scenario Outline: Under TS-A10, a game accepts the bundled pitch of the reading
      Given the reading TS-A10 is <reading>
      And the bundled <pitch> pitch
      And a new game
      When the game is set up
      And the coaches roll for the first pick: the dice show 3 and 2
      Then red is First coach

      Examples:
        | reading      | pitch   |
        | proposed-149 | default |
        | small-73     | small   |
        | parametric   | small   |

    @COMP.charts @case:a-table-of-skills-has-all-four-classes
    Scenario: A table of skills without a class is refused
      Given the class F has the skills Pass and Shoot
      And the class G is left out of the table of skills
      And a new game
      When the game is set up
      Then it is refused under COMP.charts

    @TEAM.class-skills @case:a-table-of-skills-has-no-other-class-and-no-skill-twice-in-one
    Scenario Outline: A table of skills with a wrong class or skill is refused
      Given the class <sort> has the skills <skills>
      And a new game
      When the game is set up
      Then it is refused under TEAM.class-skills

      Examples:
        | sort | skills        |
        | F    | Pass and Pass |
        | X    | Pass          |

  Rule: The largest and the narrowest pitches

    @INTRO.kit-complete @case:a-pitch-may-reach-as-far-as-forty-half-steps-from-its-centre
    Scenario: A pitch that reaches forty half steps from its centre is valid
      Given a pitch of one's own, laid out like the small one
      And its columns are -1 from -39 to 39, 0 from -40 to 40, 1 from -39 to 39
      And blue's goal hex Left lies on -1,41
      And blue's goal hex Center lies on 0,42
      And blue's goal hex Right lies on 1,41
      And red's goal hex Left lies on 1,-41
      And red's goal hex Center lies on 0,-42
      And red's goal hex Right lies on -1,-41
      And blue's three-by-two box lies on -1,39 0,40 1,39 -1,37 0,38 1,37
      And red's three-by-two box lies on 1,-39 0,-40 -1,-39 1,-37 0,-38 -1,-37
      When this pitch is checked
      Then the pitch is valid

    @SETUP.circle-minimum @case:columns-far-from-the-centre-leave-the-circle-empty
    Scenario: A pitch whose columns are all far from the centre has no centre circle
      Given a pitch of one's own, laid out like the small one
      And its columns are 3 from -9 to 9, 4 from -10 to 10
      When this pitch is checked
      Then its faults are
        | the columns             | INTRO.kit-complete    |
        | the centre              | SETUP.centre-hex-mark |
        | red's three-by-two box  | GOALIE.box            |
        | the columns             | SETUP.circle-minimum  |
        | blue's three-by-two box | GOALIE.box            |
        | the columns             | SETUP.circle-minimum  |

    @GOALIE.three-goal-hexes @case:three-goal-hexes-one-behind-another-have-no-left-and-no-right
    Scenario: A pitch is invalid if goal hexes lie one behind another
      Given a pitch of one's own, laid out like the small one
      And blue's goal hex Left lies on 0,12
      And blue's goal hex Center lies on 0,14
      And blue's goal hex Right lies on 0,16
      And red's goal hex Left lies on 0,-12
      And red's goal hex Center lies on 0,-14
      And red's goal hex Right lies on 0,-16
      When this pitch is checked
      Then its faults are
        | red's goal              | GOALIE.three-goal-hexes |
        | red's three-by-two box  | GOALIE.box              |
        | blue's goal             | GOALIE.three-goal-hexes |
        | blue's three-by-two box | GOALIE.box              |

    @GOALIE.confined @case:a-hex-beyond-a-narrow-pitch-is-no-room-for-a-goalie
    Scenario: A goalie is not placed on a hex beyond a narrow pitch
      Given a pitch of one's own, laid out like the small one
      And its columns are -1 from -9 to 9, 0 from -10 to 10, 1 from -9 to 9
      And the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0
      And nobody is set up and blue has the kick-off
      And red has already placed F1 on 0,-2, F2 on -1,-3, M1 on 1,-3, M2 on -1,-5, D1 on 1,-5
      When red places G1 on 9,1
      Then it is refused under GOALIE.confined
      When red places G1 on -1,-11
      Then red's G1 stands on -1,-11

    @SETUP.circle-minimum @case:the-centre-hex-alone-is-no-pitch
    Scenario: The centre hex alone is not a valid pitch
      Given a pitch of one's own, laid out like the small one
      And its columns are 0 from 0 to 0
      When this pitch is checked
      Then its faults are
        | the columns             | SETUP.place          |
        | red's three-by-two box  | GOALIE.box           |
        | the columns             | SETUP.circle-minimum |
        | blue's three-by-two box | GOALIE.box           |
        | the columns             | SETUP.circle-minimum |
