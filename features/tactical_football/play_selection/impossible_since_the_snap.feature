Feature: Positions after the snap that are invalid
  Crossings, passes and changes of play that the markers on the table contradict are refused.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Valid positions after the snap

    @7.1.A @case:what-the-play-has-brought-and-a-marker-that-agrees-with-it
    Scenario Outline: A position with events that the shown ball-play marker allows is valid
      Given it is Game-Turn 5
      And the offense has selected Aggressive Blocking and Run Right
      And the offense has shown its ball-play marker
      And <said>
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | said                                            |
        | the ball has been carried across the line       |
        | the play has been changed 1 time                |
        | the play was changed in this Game-Turn          |
        | a lateral has been caught                       |

  Rule: Hidden markers that would have been shown

    @13.F.1 @case:a-ball-that-was-carried-across-or-thrown-forward-has-turned-its-marker-up
    Scenario Outline: After a crossing or a forward pass, a hidden ball-play marker is invalid
      Given <said>
      And the offense has selected Aggressive Blocking and Forward Pass
      When the position is put on the table
      Then it is refused under 13.F.1

      Examples:
        | said                                      |
        | the ball has been carried across the line |
        | a forward pass has been tried             |

    @13.1.C.nopass @case:no-forward-pass-was-tried-under-a-marker-of-a-run
    Scenario: A forward pass under a run marker makes a position invalid
      Given a forward pass has been tried
      And the offense has selected Aggressive Blocking and Run Left
      And the offense has shown its ball-play marker
      When the position is put on the table
      Then it is refused under 13.1.C.nopass

    @4.1.6 @case:there-is-a-marker-to-be-seen
    Scenario Outline: A crossing, pass or change of play is invalid without a ball-play marker
      Given it is Game-Turn 5
      And <said>
      And the offense has selected nothing
      When the position is put on the table
      Then it is refused under 4.1.6

      Examples:
        | said                                      |
        | the ball has been carried across the line |
        | a forward pass has been tried             |
        | the play has been changed 1 time          |

    @13.PROC.1 @case:and-one-of-the-defense
    Scenario: A position after a forward pass is invalid without selected markers of the defense
      Given a forward pass has been tried
      And the defense has selected nothing
      When the position is put on the table
      Then it is refused under 13.PROC.1

    @9.4.S.3 @case:a-forward-pass-that-is-thrown-is-remembered-as-tried
    Scenario: A position with a thrown forward pass must record a tried pass
      Given it is the defense's movement in a Pass Game-Turn
      And #12 is named to pass to #36
      And the length of the pass reads thrown
      And the offense's #36 has the ball
      When the position is put on the table
      Then it is refused under 9.4.S.3

    @13.H.2 @case:a-change-of-play-has-turned-the-new-marker-up
    Scenario: A position with a hidden ball-play marker after a change of play is invalid
      Given it is Game-Turn 5
      And the play has been changed 1 time
      When the position is put on the table
      Then it is refused under 13.H.2

    @13.G.2 @case:the-coverage-marker-is-not-seen-before-a-forward-pass
    Scenario: Without a forward pass, a coverage marker that is shown is invalid
      Given the defense has shown its coverage marker
      When the position is put on the table
      Then it is refused under 13.G.2

    @13.G.1 @case:after-a-forward-pass-it-is-seen
    Scenario: After a forward pass, a coverage marker that is still hidden is invalid
      Given a forward pass has been tried
      And the defense has selected Reaction Charge and Zone Defense
      When the position is put on the table
      Then it is refused under 13.G.1

    @13.G.2 @case:nor-as-it-is-announced
    Scenario: While a forward pass is announced, a coverage marker that is shown is invalid
      Given it is the offense's movement in a Pass Game-Turn
      And the defense has shown its coverage marker
      When the position is put on the table
      Then it is refused under 13.G.2

    @13.G.2 @case:nor-in-the-turn-of-a-lateral
    Scenario: A position is invalid if coverage is shown in the turn of a lateral
      Given it is the defense's movement in a Pass Game-Turn of a lateral
      And the defense has shown its coverage marker
      When the position is put on the table
      Then it is refused under 13.G.2

    @13.G.1 @case:as-the-defense-begins-its-half-of-the-turn-of-a-forward-pass-it-is-seen
    Scenario Outline: A position in the defensive half of a pass needs a shown coverage marker
      Given <stage>
      And the defense's #5 is neutralized 1
      And the offense's #21 stands on 1941
      And the ball has been lifted from #12
      And the defense has selected Reaction Charge and Zone Defense
      When the position is put on the table
      Then it is refused under 13.G.1

      Examples:
        | stage                                                     |
        | it is the defense's neutralization recovery in a Pass Game-Turn |
        | it is the defense's movement in a Pass Game-Turn          |
        | the offense is to throw a long pass                       |

    @13.G.1 @case:once-it-has-been-seen-it-is-seen-to-the-end-of-the-play
    Scenario: A position at the end of a passing play needs a shown coverage marker
      Given a forward pass has been tried
      And the play is over, and away has won
      And the defense has selected Reaction Charge and Zone Defense
      When the position is put on the table
      Then it is refused under 13.G.1

  Rule: Recorded men beyond the line

    @9.4.Y.1 @case:a-man-who-may-not-receive-is-not-beyond-it-unremembered
    Scenario: A position without a recorded crossing is invalid if an ineligible man stands downfield
      Given the offense's #71 stands on 1740
      And no record says that an ineligible man has crossed the line
      When the position is put on the table
      Then it is refused under 9.4.Y.1

    @9.4.Y.1 @case:the-lowest-and-the-highest-number-beyond-the-line-are-remembered
    Scenario Outline: A position with any ineligible man beyond the line must record the crossing
      Given it is the defense's movement in a Contact Game-Turn
      And the linemen of the offense were <man>, #66, #51, #65 and #77
      And the eligible receivers of the snap were <other>, #71, #83, #12, #36 and #31
      And the offense's #31 has the ball
      And the offense's #12 is off the field
      And the offense's <man> stands on 1035
      And no record says that an ineligible man has crossed the line
      When the position is put on the table
      Then it is refused under 9.4.Y.1

      Examples:
        | man | other |
        | #21 | #85   |
        | #85 | #21   |

    @9.4.Y.1 @case:a-single-hex-beyond-it-is-enough
    Scenario Outline: A position must record the crossing of an ineligible man beyond the line
      Given the offense's #71 stands on <hex>
      And no record says that an ineligible man has crossed the line
      When the position is put on the table
      Then it is refused under 9.4.Y.1

      Examples:
        | hex  |
        | 0231 |
        | 0331 |

    @7.1.A @case:a-man-who-may-receive-is
    Scenario: A position with an eligible receiver beyond the line needs no crossing record
      Given the offense's #21 stands on 1140
      And no record says that an ineligible man has crossed the line
      When the offense's #85 moves to 2430
      Then it is accepted

  Rule: Changes of play

    @13.H.1 @case:before-a-contact-or-pass-game-turn-no-play-is-changed-and-nobody-has-recovered
    Scenario Outline: A recovery roll recorded before any Contact Game-Turn makes a position invalid
      Given it is the offense's movement in <turn>
      And <said>
      When the position is put on the table
      Then it is refused under 13.H.1

      Examples:
        | turn                       | said                                                  |
        | a Pre-Contact Game-Turn    | a throw for recovery has been made in this Game-Turn  |
        | the Snap Game-Turn         | a throw for recovery has been made in this Game-Turn  |

    @13.H.1 @case:in-the-snap-game-turn-there-has-been-none
    Scenario: A position with a change of play in the Snap Game-Turn is invalid
      Given the reading TF-A79 is one-change
      And it is the offense's movement in the Snap Game-Turn
      And the offense has shown its ball-play marker
      And the play has been changed 1 time
      When the position is put on the table
      Then it is refused under 13.H.1

    @13.H.1 @case:there-are-no-more-changes-than-game-turns-in-which-one-was-possible
    Scenario Outline: A position with more changes of play than possible Game-Turns is invalid
      Given it is Game-Turn <turn>
      And the offense has shown its ball-play marker
      And the play has been changed <times> times
      When the position is put on the table
      Then it is refused under 13.H.1

      Examples:
        | turn | times |
        | 4    | 1     |
        | 5    | 2     |
        | 9    | 6     |

    @7.1.A @case:one-in-each-of-them-before-this-one-is-possible
    Scenario: One change of play in each earlier Game-Turn is valid
      Given it is Game-Turn 9
      And the offense has shown its ball-play marker
      And the play has been changed 5 times
      When the offense's #85 moves to 2430
      Then it is accepted

    @13.H.1 @case:in-one-reading-there-is-one-at-most
    Scenario: Under TF-A79 one-change, a position with two changes of play is invalid
      Given the reading TF-A79 is one-change
      And it is Game-Turn 9
      And the offense has shown its ball-play marker
      And the play has been changed 2 times
      When the position is put on the table
      Then it is refused under 13.H.1

    @13.H.3 @case:no-pass-is-under-way-while-the-ball-is-frozen
    Scenario: A position with a change of play in a Pass Game-Turn is invalid
      Given it is the offense's movement in a Pass Game-Turn of a lateral
      And the play was changed in this Game-Turn
      When the position is put on the table
      Then it is refused under 13.H.3

    @7.1.A @case:in-the-reading-that-frees-the-pass-one-may-be
    Scenario: Under TF-A79 freeze-phase-only, a Pass Game-Turn with a change of play is valid
      Given the reading TF-A79 is freeze-phase-only
      And it is the offense's movement in a Pass Game-Turn of a lateral
      And the play was changed in this Game-Turn
      When the offense's #85 moves to 2430
      Then it is accepted

  Rule: Positions with records from before the snap

    @9.2.D.2 @case:nothing-of-it-has-happened
    Scenario Outline: A position with events after the snap is invalid in a Pre-Contact Game-Turn
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And <said>
      When the position is put on the table
      Then it is refused under 9.2.D.2

      Examples:
        | said                                       |
        | the ball has been carried across the line  |
        | a lateral has been caught                  |
        | an ineligible man has been across the line |

    @13.H.1 @case:nor-has-the-play-been-changed-in-this-game-turn
    Scenario: A position with a change of play before the snap is invalid
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And the play was changed in this Game-Turn
      And the play has been changed 0 times
      And the offense has selected Aggressive Blocking and Run Right
      When the position is put on the table
      Then it is refused under 13.H.1

  Rule: The count of the changes of play

    @13.H.1 @case:each-of-them-adds-one-in-whatever-game-turn
    Scenario Outline: The count of changes rises by one with each change of play
      Given it is the offense's pass commitment
      And it is Game-Turn 6
      And the offense has shown its ball-play marker
      And the play has been changed <before> times
      When the offense changes the play to Option Left
      Then the play has been changed <after> times

      Examples:
        | before | after |
        | 0      | 1     |
        | 1      | 2     |

  Rule: The type of the Game-Turn after the snap

    @3.32.6 @case:passive-contacts-are-made-in-contact-and-pass-game-turns-alone
    Scenario: A position with passive contact resolution outside Contact and Pass Game-Turns is invalid
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the defense's #5 stands on 1925 facing S
      And the type of the Game-Turn reads snap
      When the position is put on the table
      Then it is refused under 3.32.6
