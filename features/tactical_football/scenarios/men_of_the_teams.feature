Feature: The men of the teams
  Eleven play; the others are substitutes. Whoever is not meant to pass or to catch has a zero for it.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Men without points for passing and receiving

    @14.1.2 @case:no-man-of-the-defense-passes-or-receives
    Scenario Outline: Every man of the defense has 0 for passing and receiving
      When the man <man> of the defense is looked up
      Then it reads
        | position   | passing | receiving |
        | <position> | 0       | 0         |

      Examples:
        | man | position |
        | #91 | DE       |
        | #94 | DT       |
        | #89 | OLB      |
        | #13 | CB       |
        | #11 | SS       |
        | #26 | WS       |
        | #75 | UL       |
        | #50 | ULB      |
        | #22 | UB       |

    @14.1.2 @case:nor-do-the-linemen-of-the-offense
    Scenario Outline: Linemen of the offense have zero passing and receiving points
      When the man <man> of the offense is looked up
      Then it reads
        | position   | passing | receiving |
        | <position> | 0       | 0         |

      Examples:
        | man | position |
        | #51 | C        |
        | #65 | G        |
        | #77 | T        |
        | #60 | UL       |

  Rule: Substitutes in a team

    @14.11.utility @4.1.2 @case:a-utility-man-plays-instead-of-another
    Scenario Outline: A utility man may replace a starter
      Given the offense is to select its men
      When the offense selects its men
        | <one> | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | <other> |
      Then it is accepted

      Examples:
        | case            | one | other |
        | utility lineman | #60 | #36   |
        | utility back    | #51 | #44   |
        | both            | #60 | #44   |

    @4.1.2 @case:the-defense-has-three-of-them
    Scenario: The defense may select three utility men
      Given the defense is to select its men
      When the defense selects its men
        | #61 | #91 | #99 | #75 | #50 | #55 | #89 | #13 | #5 | #11 | #22 |
      Then it is accepted

    @4.1.1 @case:twelve-do-not-play
    Scenario: A selection of twelve men of the offense is refused
      Given the offense is to select its men
      When the offense selects its men
        | #51 | #65 | #66 | #71 | #77 | #83 | #12 | #21 | #85 | #31 | #36 | #44 |
      Then it is refused under 4.1.1

  Rule: The distance between yard lines

    @14.3.2 @case:ten-yards-are-six-hexes
    Scenario Outline: A yard line lies six hexes from the next ten-yard line
      When the <yards>-yard line is looked up
      Then it is line <line>

      Examples:
        | yards | line |
        | 10    | 6    |
        | 20    | 12   |
        | 30    | 18   |
        | 50    | 30   |
