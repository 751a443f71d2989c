Feature: Downs
  Four plays for seven hexes; then four more.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Downs after a play

    @14.32.1 @14.32.2 @case:the-line-goes-where-the-ball-is-dead-the-marker-stays
    Scenario Outline: After a down, the line moves to the ball; the First Down marker stays
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then the line of scrimmage is <line>
      And it is down 2
      And the First Down marker is on line 37
      And the offense is to select its men
      And home is on offense

      Examples:
        | case       | hex  | line |
        | a gain     | 1933 | 33   |
        | one short  | 1936 | 36   |
        | no gain    | 2330 | 30   |
        | a loss     | 2026 | 26   |

    @14.32.3 @14.32.2 @case:two-hexes-gained-five-to-go-and-four-are-not-enough
    Scenario: A gain of six hexes in two downs does not bring a First Down
      Given the game has several plays
      And it is possession 3
      And it is down 2
      And the line of scrimmage is 32
      And the ball was snapped from 1932
      And the possession began on line 30
      And the farthest line of the possession is 32
      And the offense's #31 has the ball
      And the offense's #31 stands on 1936
      When the offense downs the ball
      Then it is down 3
      And the line of scrimmage is 36
      And the First Down marker is on line 37

    @14.32.4 @14.3.3 @case:two-hexes-gained-five-to-go-and-five-are-enough
    Scenario: A gain of seven hexes in two downs brings a First Down
      Given the game has several plays
      And it is possession 3
      And it is down 2
      And the line of scrimmage is 32
      And the ball was snapped from 1932
      And the farthest line of the possession is 32
      And the offense's #31 has the ball
      And the offense's #31 stands on 1937
      When the offense downs the ball
      Then it is down 1
      And the line of scrimmage is 37
      And the First Down marker is on line 44
      And it is possession 3

    @14.32.3 @14.32.2 @case:after-a-loss-of-two-there-are-nine-to-go
    Scenario: After a loss of two hexes, nine hexes are left to a First Down
      Given the game has several plays
      And it is possession 3
      And it is down 2
      And the line of scrimmage is 28
      And the ball was snapped from 1928
      And an ineligible man has been across the line
      And the offense's #31 has the ball
      And the offense's #31 stands on 1936
      And the offense's #12 stands on 1925
      When the offense downs the ball
      Then it is down 3
      And the First Down marker is on line 37

    @14.32.4 @case:the-new-marker-is-seven-beyond-the-ball-not-beyond-the-old-marker
    Scenario Outline: A new First Down marker lies seven hexes ahead of the ball
      Given the game has several plays
      And it is possession 3
      And it is down <down>
      And the offense's #31 has the ball
      And the offense's #31 stands on <hex>
      When the offense downs the ball
      Then it is down 1
      And the line of scrimmage is <line>
      And the First Down marker is on line <marker>
      And the possession began on line 30
      And home is on offense

      Examples:
        | down | hex  | line | marker |
        | 1    | 1937 | 37   | 44     |
        | 3    | 1942 | 42   | 49     |
        | 4    | 1938 | 38   | 45     |

    @14.32.4 @case:near-the-goal-line-the-marker-lies-beyond-it
    Scenario: Near the goal line, the First Down marker lies beyond the goal line
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1957
      When the offense downs the ball
      Then the line of scrimmage is 57
      And the First Down marker is on line 64

    @14.32.4 @case:no-points-are-counted-between-downs
    Scenario: No Victory Points are counted between the downs of a possession
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1937
      When the offense downs the ball
      Then home has 0 Victory Points
      And away has 0 Victory Points

    @14.32.2 @9.4.V.4 @case:an-incomplete-pass-uses-the-down-and-leaves-the-line
    Scenario: An incomplete pass uses one down and does not move the line of scrimmage
      Given the game has several plays
      And it is possession 3
      And the offense is to throw a short lateral
      And the offense's #12 stands on 2026 facing NE
      And the offense's #31 stands on 2426 facing N
      When the offense's #12 passes to #31: the dice show 12
      Then it is down 2
      And the line of scrimmage is 30
      And the ball lies on 1930

    @14.32.2 @12.B.3 @case:a-fumble-that-the-offense-recovers-is-a-down-like-another
    Scenario: A fumble that the offense recovers uses one down
      Given the game has several plays
      And it is possession 3
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1436 facing N
      And the defense's #5 stands on 1437 facing S
      When the defense is given 2d6 6 for contact, 2d6 12 for fumble, 2d6 7 for recovery-defense, 2d6 5 for recovery-offense to contact #31 with #5
      Then it is down 2
      And the line of scrimmage is 36
      And home is on offense

    @14.32.2 @7.2.G.2 @case:a-carrier-who-goes-out-of-bounds-ends-the-down-where-he-was-last
    Scenario: After a carrier leaves the field, the ball is dead on his last hex
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 0134 facing NW
      When the offense's #31 leaves the field going NW
      Then it is down 2
      And the line of scrimmage is 34
      And the ball lies on 1734

  Rule: Readings of six or seven hexes to a first down

    @14.32.2 @case:six-hexes-are-not-enough
    Scenario: A gain of six hexes is not a First Down
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1936
      When the offense downs the ball
      Then it is down 2

    @14.32.4 @14.3.2 @case:in-another-reading-six-are-enough-and-the-next-marker-is-six-ahead
    Scenario: Under TF-A88 six, six hexes are a First Down
      Given the reading TF-A88 is six
      And the game has several plays
      And it is possession 3
      And the First Down marker is on line 36
      And the offense's #31 has the ball
      And the offense's #31 stands on 1936
      When the offense downs the ball
      Then it is down 1
      And the First Down marker is on line 42

    @14.32.2 @case:in-that-reading-five-are-not
    Scenario: Under TF-A88 six, a gain of five is not a First Down
      Given the reading TF-A88 is six
      And the game has several plays
      And it is possession 3
      And the First Down marker is on line 36
      And the offense's #31 has the ball
      And the offense's #31 stands on 1935
      When the offense downs the ball
      Then it is down 2
      And the First Down marker is on line 36

    @14.32.event.2 @14.34.2 @case:in-that-reading-the-other-players-marker-is-six-ahead-as-well
    Scenario: Under TF-A88 six, the opponent's First Down marker lies six hexes ahead
      Given the reading TF-A88 is six
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the First Down marker is on line 36
      And the offense's #31 has the ball
      And the offense's #31 stands on 1935
      When the offense downs the ball
      Then away is on offense
      And the line of scrimmage is 26
      And the First Down marker is on line 32

    @14.32.4 @7.2.G.2 @case:a-first-down-is-made-over-the-sideline-too
    Scenario: A carrier who leaves the field beyond the marker makes a First Down
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the First Down marker is on line 37
      And the offense's #31 has the ball
      And the offense's #31 stands on 0137 facing NW
      When the offense's #31 leaves the field going NW
      Then it is down 1
      And home is on offense
      And the First Down marker is on line 44

  Rule: The fourth down

    @14.32.2 @case:the-third-failure-is-not-the-last
    Scenario: A third down that ends short of the First Down marker brings a fourth
      Given the game has several plays
      And it is possession 3
      And it is down 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      Then it is down 4
      And home is on offense
      And it is possession 3

    @14.32.event.2 @14.3.1 @14.34.2 @case:the-fourth-is
    Scenario: A fourth down that ends short of the First Down marker changes possession
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      Then away is on offense
      And it is possession 4
      And it is down 1

    @14.32.event.2 @5.11.3.3 @case:four-plays-without-a-snap-lose-the-ball-as-well
    Scenario: If the offense cannot snap on fourth down, possession changes
      Given it is the defense's movement in a Pre-Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And it is down 4
      And it is Game-Turn 4
      And the offense's #83 stands on 2229
      When the defense ends its movement
      Then away is on offense
      And the line of scrimmage is 31
      And the ball lies on 1931

    @14.32.event.1 @14.33.3 @case:a-touchdown-on-fourth-down-is-no-failure
    Scenario: A Touchdown on fourth down is not a failed fourth down
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1960 facing N
      When the offense's #31 moves to 1961
      Then home has 60 Victory Points
      And the ball lies on 1912

    @12.B.3 @14.32.4 @case:a-fumble-on-fourth-down-that-the-offense-has-again-beyond-the-marker-is-a-first-down
    Scenario: A fourth-down fumble that the offense recovers beyond the marker brings four downs
      Given it is the defense's movement in a Contact Game-Turn
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense's #5 contacts #31: the dice show 6, and 12 for the fumble, then 7, then 5
      Then home is on offense
      And it is down 1
      And the ball lies on 1740

    @9.2.J.3 @14.32.event.2 @case:a-snap-fumbled-on-fourth-down-and-nobody-there-to-take-it-loses-the-ball-at-the-line
    Scenario: On fourth down, an unrecovered fumble of the snap changes possession at the line
      Given the offense is to call Game-Turn 3
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #12 stands on 1928
      When the offense calls a Snap Game-Turn
      And the offense snaps the ball: the dice show 12
      And the defense ends its movement: the dice show 6
      Then away is on offense
      And the ball lies on 1931

  Rule: Records that a new play removes

    @14.32.1
    Scenario: A new play begins with nobody on the field and nothing selected
      Given the game has several plays
      And it is possession 3
      And the offense's #36 is Hit
      And a lateral has been caught
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense downs the ball
      Then nothing is left of the play
      And the ball lies on 1933

    @14.32.1 @case:nobody-learns-what-the-other-side-had-selected
    Scenario: After a play, a side does not see what the opponent selected
      Given the game has several plays
      And it is possession 3
      When the offense downs the ball
      And the defense looks at the table
      Then no selection of the offense is shown, not even a hidden one

  Rule: Explanations of downs

    @14.32.event.2 @14.3.3 @case:the-fourth-play-without-seven-hexes
    Scenario: The explanation of a fourth down cites the seven hexes of a First Down
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense asks by which rules to down the ball
      Then the explanation cites 14.32.event.2, 14.3.3 and 14.38.2
      And the explanation does not cite 14.3.2

    @14.32.event.2 @14.3.2 @case:in-another-reading-without-six
    Scenario: Under TF-A88 six, a fourth down's explanation does not cite seven hexes
      Given the reading TF-A88 is six
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the First Down marker is on line 36
      And the offense's #31 has the ball
      And the offense's #31 stands on 0833
      When the offense asks by which rules to down the ball
      Then the explanation cites 14.32.event.2, 14.3.2 and 14.38.4
      And the explanation does not cite 14.3.3

    @14.32.event.4 @14.34.4.4 @case:a-kick
    Scenario: The explanation of a punt cites the change of possession
      Given the offense is to select its men
      And the game has several plays
      And it is possession 3
      And it is down 4
      And the ball lies on 1930
      When the offense asks by which rules to punt
      Then the explanation cites 14.32.event.4 and 14.34.4.4
      And the explanation does not cite 14.32.event.3, 14.39.2 and 14.34.3

    @14.32.event.3 @14.34.3 @case:an-interception
    Scenario: The explanation of an interception cites the change of possession
      Given the game has several plays
      And it is possession 3
      And the defense is to try an interception of the pass from #12 to #31
      And the offense has selected Pass Blocking and Forward Pass
      And the offense has shown its ball-play marker
      And the offense's #31 stands on 2232 facing N
      And the defense's #61 stands on 2034 facing S
      When the defense, given 2d6 7, asks by which rules to intercept with #61
      Then the explanation cites 14.32.event.3 and 14.34.3
      And the explanation does not cite 14.32.event.2, 14.32.event.4, 14.34.2 and 14.34.4.4

    @14.32.event.1 @14.34.1.1 @case:a-touchdown
    Scenario: The explanation of a Touchdown cites the change of possession
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1960 facing N
      When the offense asks by which rules to move #31 to 1961
      Then the explanation cites 14.32.event.1, 14.34.1.1 and 14.34.1.2
      And the explanation does not cite 14.32.event.2, 14.34.2 and 14.38.1

    @14.34.2 @case:the-fourth-play-by-which-the-other-player-takes-over
    Scenario: The explanation of a failed fourth down cites the change of roles
      Given the game has several plays
      And it is possession 3
      And it is down 4
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense asks by which rules to down the ball
      Then the explanation cites 14.34.2
      And the explanation does not cite 14.34.1.1, 14.34.3 and 14.32.event.3

    @14.39.2 @14.34.1.2 @case:in-another-reading-the-ball-behind-the-offenses-own-goal-line
    Scenario: Under TF-A92 safety-option, the explanation of a ball behind the goal cites a safety
      Given the reading TF-A92 is safety-option
      And the game has several plays
      And it is possession 3
      And the offense's #12 stands on 1900
      When the offense asks by which rules to down the ball
      Then the explanation cites 14.39.2 and 14.34.1.2
      And the explanation does not cite 14.32.event.4 and 14.34.4.4

    @14.32.event.3 @case:the-rules-for-a-lost-ball-do-not-cite-the-hexes-of-a-first-down
    Scenario: The explanation of a lost ball does not cite a First Down's hexes
      Given the game has several plays
      And it is possession 3
      And it is the defense's movement in a Contact Game-Turn
      And the offense's #31 has the ball
      And the offense's #31 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the defense, given 2d6 6, 2d6 12 and 2d6 5, asks by which rules to contact #31 with #5
      Then the explanation cites 14.32.event.3
      And the explanation does not cite 14.3.3 and 14.3.2

    @14.32.1 @case:the-rules-for-a-first-play-cite-the-new-line-of-scrimmage
    Scenario: The explanation of a first play cites the new Line of Scrimmage
      Given the game has several plays
      And it is possession 3
      And the offense's #31 has the ball
      And the offense's #31 stands on 1933
      When the offense asks by which rules to down the ball
      Then the explanation cites 14.32.1
      And the explanation does not cite 14.32.event.2

  Rule: The next play of a series

    @14.32.2 @case:before-it-the-game-turns-are-counted-anew
    Scenario: Before the next play, the number of the Game-Turn is 0
      Given the game has several plays
      And it is possession 3
      When the offense downs the ball
      Then the offense is to select its men
      And it is Game-Turn 0
