Feature: The first and the last man of a side
  A fault of any man makes a position invalid, even if he is listed first or last.

  Background: The position that every case begins from
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: The first and the last man stand on valid squares

    @OBJECTIVE.eleven-men @case:a-side-without-its-first-or-last-man-is-invalid
    Scenario Outline: A list of men without its first or last man makes a position invalid
      Given <side> has no <man> at all
      When the position is put on the table
      Then it is refused under OBJECTIVE.eleven-men

      Examples:
        | side   | man |
        | red    | T1  |
        | red    | T   |
        | yellow | T1  |
        | yellow | S   |

    @INTRO.field-size @case:a-first-or-last-man-off-the-field-is-invalid
    Scenario Outline: A list's first or last man on an off-field square makes a position invalid
      Given <side>'s <man> stands on <place>
      When the position is put on the table
      Then it is refused under INTRO.field-size

      Examples:
        | side   | man | place |
        | red    | T1  | 15,0  |
        | red    | T   | 61,8  |
        | yellow | T1  | 0,1   |
        | yellow | S   | 30,16 |

    @FIELD.grid @case:the-first-or-last-man-on-a-team-mates-square-is-invalid
    Scenario Outline: A list's first or last man on a team-mate's square makes a position invalid
      Given <side>'s <man> stands on <place>
      When the position is put on the table
      Then it is refused under FIELD.grid

      Examples:
        | side   | man | place |
        | red    | T1  | 12,9  |
        | red    | T   | 15,7  |
        | red    | TE  | 15,7  |
        | yellow | T1  | 24,1  |
        | yellow | T2  | 24,1  |
        | yellow | S   | 24,15 |

    @FIELD.grid @case:the-first-or-last-man-on-an-opponents-square-is-invalid
    Scenario Outline: A list's first or last man on an opponent's square makes a position invalid
      Given <side>'s <man> stands on <place>
      When the position is put on the table
      Then it is refused under FIELD.grid

      Examples:
        | side   | man | place |
        | red    | T1  | 24,1  |
        | red    | T   | 24,15 |
        | yellow | T1  | 13,8  |
        | yellow | S   | 15,8  |

    @M2 @case:the-first-or-last-man-who-exceeds-his-speed-is-invalid
    Scenario Outline: A position is invalid if a list's first or last man exceeds his speed
      Given it is <side>'s turn with <left> of 10 squares left
      And the limits are 3 to 10
      And <side>'s <man> has used <used> squares
      When the position is put on the table
      Then it is refused under M2

      Examples:
        | side   | man | used | left |
        | red    | T1  | 3    | 7    |
        | red    | T   | 7    | 3    |
        | yellow | T1  | 3    | 7    |
        | yellow | S   | 7    | 3    |

    @MEN.counts @case:squares-used-by-a-man-of-the-other-side-are-invalid
    Scenario Outline: A position is invalid if a man of the other side has used squares
      Given it is <side>'s turn with 5 of 6 squares left
      And a man <man> has used 1 squares
      When the position is put on the table
      Then it is refused under MEN.counts

      Examples:
        | side   | man |
        | red    | L1  |
        | red    | S   |
        | yellow | TE  |
        | yellow | T   |

  Rule: The first and the last man line up on permitted squares

    @L4.1 @case:the-last-man-of-the-offense-among-the-linemen-is-invalid
    Scenario: A position with the tailback, the last listed man, among linemen is invalid
      Given red has placed its men up to T
      And red's T stands on 15,3
      When the position is put on the table
      Then it is refused under L4.1

    @L5 @case:the-last-defender-on-the-wrong-side-of-the-line-is-invalid
    Scenario: A position with the last defender, the safety, across the line is invalid
      Given yellow has lined up
      And yellow's S stands on 12,3
      When the position is put on the table
      Then it is refused under L5

    @PLAY.1.1 @case:an-offensive-man-placed-after-a-missing-man-is-invalid
    Scenario Outline: A position is invalid if an offensive man was placed after a skipped man
      Given red has placed its men up to <last>
      And red's <man> is off the field
      When the position is put on the table
      Then it is refused under PLAY.1.1

      Examples:
        | last | man |
        | T2   | T1  |
        | T    | T1  |
        | T    | H   |

    @PLAY.3.1 @case:a-defensive-man-placed-after-a-missing-man-is-invalid
    Scenario Outline: A position is invalid if a defensive man was placed after a skipped man
      Given yellow has placed its men up to <last>
      And yellow's <man> is off the field
      When the position is put on the table
      Then it is refused under PLAY.3.1

      Examples:
        | last | man |
        | T2   | T1  |
        | S    | T1  |
        | S    | B2  |

    @PLAY.1.1 @case:a-quarterback-behind-the-first-or-last-lineman-is-valid
    Scenario Outline: A position with the quarterback behind the first or last listed lineman is valid
      Given red has placed its men up to Q
      And red's <man> stands on <place>
      And red's Q stands on <behind>
      When the position is put on the table
      Then it is accepted
      When red places F on 12,7
      Then red's Q stands on <behind>

      Examples:
        | man | place | behind |
        | T1  | 15,4  | 13,4   |
        | G3  | 15,11 | 13,11  |

  Rule: The first and the last man may be recorded at the ball

    @FUMBLE.occupied @case:a-loose-ball-on-the-first-or-last-mans-square-is-invalid
    Scenario Outline: A loose ball on the first or last listed man's square is invalid
      Given each side has finished 2 turns
      And it is red's turn with 4 of 4 squares left
      And red's H is off the field
      And the ball lies loose on <place> fumbled by red
      When the position is put on the table
      Then it is refused under FUMBLE.occupied

      Examples:
        | place |
        | 15,6  |
        | 12,8  |
        | 20,1  |
        | 30,8  |
