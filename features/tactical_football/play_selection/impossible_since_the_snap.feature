Feature: What cannot have come about since the snap
  Crossings, passes and changes of play that the markers on the table contradict are refused.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: What is possible

    @7.1.A
    Scenario Outline: What the play has brought, and a marker that agrees with it
      Given it is Game-Turn 5
      And the offense has selected Aggressive Blocking and Run Right
      And the offense has shown its ball marker
      And <said>
      When the offense's #85 moves to 2430
      Then it is accepted

      Examples:
        | said                                            |
        | the ball has been carried across the line       |
        | the play has been changed 1 time                |
        | the play was changed in this Game-Turn          |
        | a lateral has been caught                       |

  Rule: Markers that would have to be seen

    @13.F.1
    Scenario Outline: A ball that was carried across or thrown forward has turned its marker up
      Given <said>
      And the offense has selected Aggressive Blocking and Forward Pass
      When the position is put on the table
      Then it is refused under 13.F.1

      Examples:
        | said                                      |
        | the ball has been carried across the line |
        | a forward pass has been tried             |

    @13.1.C.nopass
    Scenario: No forward pass was tried under a marker of a run
      Given a forward pass has been tried
      And the offense has selected Aggressive Blocking and Run Left
      And the offense has shown its ball marker
      When the position is put on the table
      Then it is refused under 13.1.C.nopass

    @13.H.2
    Scenario: A change of play has turned the new marker up
      Given it is Game-Turn 5
      And the play has been changed 1 time
      When the position is put on the table
      Then it is refused under 13.H.2

    @13.G.2
    Scenario: The coverage marker is not seen before a forward pass
      Given the defense has shown its coverage marker
      When the position is put on the table
      Then it is refused under 13.G.2

    @13.G.1
    Scenario: After a forward pass it is seen
      Given a forward pass has been tried
      And the defense has selected Reaction Charge and Zone Defense
      When the position is put on the table
      Then it is refused under 13.G.1

  Rule: Men beyond the line

    @9.4.Y.1
    Scenario: A man who may not receive is not beyond it unremembered
      Given the offense's #71 stands on 1740
      And it is not remembered that an ineligible man has been across the line
      When the position is put on the table
      Then it is refused under 9.4.Y.1

    @7.1.A
    Scenario: A man who may receive is
      Given the offense's #21 stands on 1140
      And it is not remembered that an ineligible man has been across the line
      When the offense's #85 moves to 2430
      Then it is accepted

  Rule: Changes of play

    @13.H.1
    Scenario Outline: Before a Contact or Pass Game-Turn no play is changed, and nobody has recovered
      Given it is the offense's movement in <turn>
      And <said>
      When the position is put on the table
      Then it is refused under 13.H.1

      Examples:
        | turn                       | said                                                  |
        | a Pre-Contact Game-Turn    | a throw for recovery has been made in this Game-Turn  |
        | the Snap Game-Turn         | a throw for recovery has been made in this Game-Turn  |

    @13.H.1
    Scenario Outline: There are no more changes than Game-Turns in which one was possible
      Given it is Game-Turn <turn>
      And the offense has shown its ball marker
      And the play has been changed <times> times
      When the position is put on the table
      Then it is refused under 13.H.1

      Examples:
        | turn | times |
        | 4    | 1     |
        | 5    | 2     |
        | 9    | 6     |

    @7.1.A
    Scenario: One in each of them before this one is possible
      Given it is Game-Turn 9
      And the offense has shown its ball marker
      And the play has been changed 5 times
      When the offense's #85 moves to 2430
      Then it is accepted

    @13.H.1
    Scenario: In one reading there is one at most
      Given the reading TF-A79 is one-change
      And it is Game-Turn 9
      And the offense has shown its ball marker
      And the play has been changed 2 times
      When the position is put on the table
      Then it is refused under 13.H.1

    @13.H.3
    Scenario: No pass is under way while the ball is frozen
      Given it is the offense's movement in a Pass Game-Turn of a lateral
      And the play was changed in this Game-Turn
      When the position is put on the table
      Then it is refused under 13.H.3

    @7.1.A
    Scenario: In the reading that frees the pass one may be
      Given the reading TF-A79 is freeze-phase-only
      And it is the offense's movement in a Pass Game-Turn of a lateral
      And the play was changed in this Game-Turn
      When the offense's #85 moves to 2430
      Then it is accepted

  Rule: Before the snap

    @9.2.D.2
    Scenario Outline: Nothing of it has happened
      Given it is the offense's movement in a Pre-Contact Game-Turn
      And <said>
      When the position is put on the table
      Then it is refused under 9.2.D.2

      Examples:
        | said                                       |
        | the ball has been carried across the line  |
        | a lateral has been caught                  |
        | an ineligible man has been across the line |

  Rule: Changes are counted

    @13.H.1
    Scenario Outline: Each of them adds one, in whatever Game-Turn
      Given it is the offense's pass commitment
      And it is Game-Turn 6
      And the offense has shown its ball marker
      And the play has been changed <before> times
      When the offense changes the play to Option Left
      Then the play has been changed <after> times

      Examples:
        | before | after |
        | 0      | 1     |
        | 1      | 2     |

  Rule: The type of the Game-Turn

    @3.32.6
    Scenario: Passive contacts are made in Contact and Pass Game-Turns alone
      Given it is the offense's passive contact resolution in a Contact Game-Turn
      And the offense's #12 stands on 1925 facing N
      And the defense's #5 stands on 1925 facing S
      And the type of the Game-Turn reads snap
      When the position is put on the table
      Then it is refused under 3.32.6
