Feature: Two dummy balls on the field
  What happens to one dummy ball leaves the other where it is, unless the real ball is shown.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
      | N    | N    | N    | N    | N    | N    | N    | N    | S    | N    | N    |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: The view of the defense with two dummies

    @9.1.C.2 @case:the-order-of-three-carriers-does-not-tell-who-has-the-ball
    Scenario Outline: The defense sees possible carriers by number, not by who has the ball
      Given the offense's <man> has the ball
      And the offense's <one> has a dummy ball
      And the offense's <other> has a dummy ball
      When the defense looks at the table
      Then the carriers are shown in the order #12, #31 and #36

      Examples:
        | man | one | other |
        | #36 | #31 | #12   |
        | #31 | #36 | #12   |
        | #12 | #36 | #31   |

    @9.3.P.1 @9.3.M.1
    Scenario: The defense sees two hand-offs that were made
      Given the offense's #85 stands on 2029
      When the offense's #12 hands off to #31, keeping a dummy: the dice show 7
      And the offense's #31 hands off to #85, keeping a dummy: the dice show 7
      And the defense looks at the table
      Then a hand-off from #12 to #31 is shown
      And a hand-off from #31 to #85 is shown

    @5.12.2.D @9.1.C.2 @case:under-tf-a64-name-at-commitment-the-defense-sees-neither-receiver-nor-target
    Scenario: Under TF-A64 name-at-commitment, the defense sees neither the named receiver nor the target
      Given the reading TF-A64 is name-at-commitment
      And it is the offense's movement in a Pass Game-Turn
      And #12 is named to pass to #36
      When the defense looks at the table
      Then the receiver of the pass is not shown
      And the true target hex is not shown

  Rule: One of the two dummies is removed

    @9.3.Q.1 @case:after-a-contact-with-one-dummy-carrier-the-other-keeps-his
    Scenario Outline: After a contact with one dummy carrier, the second dummy carrier keeps his dummy
      Given it is the defense's movement in a Contact Game-Turn
      And the offense's #31 stands on 1440 facing N
      And the offense's <first> has a dummy ball
      And the offense's <second> has a dummy ball
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show <dice>, and 7 for the fumble
      Then the offense's #36 has a dummy ball
      And the offense's #12 has the ball

      Examples:
        | first | second | dice |
        | #31   | #36    | 6    |
        | #36   | #31    | 6    |
        | #31   | #36    | 10   |
        | #36   | #31    | 10   |

    @9.3.Q.1 @7.5.5 @case:under-tf-a36-phase-d-a-forced-contact-shows-one-of-two-dummies
    Scenario Outline: Under TF-A36 phase-D, a forced contact reveals only one of two dummies
      Given the reading TF-A36 is phase-D
      And the offense's #31 stands on 1440 facing N
      And the offense's <first> has a dummy ball
      And the offense's <second> has a dummy ball
      And the defense's #5 stands on 1440 facing S
      When the offense's #31 contacts the man on his hex: the dice show 7, and 7 for the fumble
      Then the offense's #36 has a dummy ball
      And the offense's #12 has the ball

      Examples:
        | first | second |
        | #31   | #36    |
        | #36   | #31    |

    @T.contact.Dn @9.3.Q.0 @case:of-two-dummy-carriers-the-one-who-neutralizes-himself-alone-loses-his
    Scenario: A dummy carrier who is neutralized loses only his own dummy
      Given the offense's #31 has a dummy ball
      And the offense's #36 has a dummy ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #99 stands on 1441 facing S
      When the offense's #31 contacts #99: the dice show 2
      Then the offense's #36 has a dummy ball
      And the offense's #31 is neutralized 2

    @9.3.Q.0 @7.2.G.1 @case:a-dummy-carrier-who-leaves-the-field-does-not-betray-another-dummy
    Scenario: A dummy carrier who leaves the field does not reveal the second dummy
      Given the offense's #31 has a dummy ball
      And the offense's #36 has a dummy ball
      And the offense's #31 stands on 3728 facing NE
      When the offense's #31 leaves the field going NE
      Then the offense's #36 has a dummy ball
      And the offense's #12 has the ball

    @12.D @case:a-dummy-fumbled-in-a-hand-off-leaves-the-other-dummy-on-the-field
    Scenario: If a hand-off fumbles one dummy, the second dummy stays on the field
      Given the offense's #31 has a dummy ball
      And the offense's #36 has a dummy ball
      And the offense's #31 faces S
      And the offense's #85 stands on 2027
      When the offense's #31 hands off to #85: the dice show 12
      Then the offense's #36 has a dummy ball
      And the offense's #12 has the ball

    @9.3.L.2 @case:an-open-hand-off-leaves-both-dummies-where-they-are
    Scenario Outline: An open hand-off keeps both dummies with their carriers
      Given the offense's <first> has a dummy ball
      And the offense's <second> has a dummy ball
      And the offense's #85 stands on 1928
      When the offense's #12 hands off to #85: the dice show 7
      Then the offense's #85 has the ball
      And the offense's #36 has a dummy ball
      And the offense's #31 has a dummy ball

      Examples:
        | first | second |
        | #31   | #36    |
        | #36   | #31    |

  Rule: A dummy crosses the line on the wrong side

    @13.1.C.1.1 @case:under-tf-a78-dead-at-line-a-dummy-handed-over-leaves-the-other-dummy
    Scenario: Under TF-A78 dead-at-line, a dummy handed over the line leaves the second dummy
      Given the reading TF-E47 is hand-off-too
      And the reading TF-A78 is dead-at-line
      And the offense's #31 has a dummy ball
      And the offense's #36 has a dummy ball
      And the offense's #31 stands on 1330 facing N
      And the offense's #85 stands on 1331 facing N
      When the offense's #31 hands off to #85: the dice show 7
      Then the offense's #36 has a dummy ball
      And the offense's #12 has the ball

    @13.1.C.1.1 @case:under-tf-a78-dead-at-line-a-dummy-carried-over-leaves-the-other-dummy
    Scenario Outline: Under TF-A78 dead-at-line, a dummy carried over the line leaves the second dummy
      Given the reading TF-A78 is dead-at-line
      And the offense's <first> has a dummy ball
      And the offense's <second> has a dummy ball
      And the offense's #31 stands on 1430 facing N
      When the offense's #31 moves to 1431
      Then the offense's #36 has a dummy ball
      And the offense's #12 has the ball

      Examples:
        | first | second |
        | #31   | #36    |
        | #36   | #31    |
