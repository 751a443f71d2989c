Feature: A worked game
  The source has no example of play. This game was worked by hand: two plays and a third that decides it, from the draw to
  the score, with every square, chance and disclosure on the way.

  @NEWGAME.button @INTRO.random-start @INTRO.start-20 @NEWGAME.first-series @NEWGAME.start-button @PLAY.2.2
  Scenario: Red begins on its 20 and calls a pass in secret
    Given a new game
    When red is drawn to begin, attacking the east goal
    Then red is on offense
    And the scrimmage line is 15 and the first-down line 20
    When red starts the scrimmage
    Then the phase is line-up
    When red places its men
      | T1   | T2   | G1   | G2   | G3    | TE   | SE    | Q    | F    | H    | T     |
      | 15,6 | 15,7 | 15,8 | 15,9 | 15,11 | 15,1 | 15,15 | 13,8 | 12,7 | 12,9 | 11,10 |
    And red calls a pass to zone 5
    Then the phase is defend
    When yellow looks at the table
    Then no call is shown

  @L5 @PLAY.3.1 @PLAY.4.1 @PLAY.6.1 @case:yellow-lines-up-and-after-a-turn-of-each-side-the-pass-is-known-by-its-type
  Scenario: Yellow lines up, and learns the type of play after both sides' first turns
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And yellow is to line up
    And red's men stand on
      | T1   | T2   | G1   | G2   | G3    | TE   | SE    | Q    | F    | H    | T     |
      | 15,6 | 15,7 | 15,8 | 15,9 | 15,11 | 15,1 | 15,15 | 13,8 | 12,7 | 12,9 | 11,10 |
    And the call is a pass to zone 5
    When yellow places its men
      | T1   | T2   | G1   | G2   | G3    | L1   | L2   | L3    | B1   | B2    | S     |
      | 16,5 | 16,7 | 16,8 | 16,9 | 16,11 | 18,3 | 18,6 | 18,13 | 20,1 | 20,15 | 16,10 |
    And yellow finishes its line-up
    And the squares of the turn are drawn: 3
    Then 3 of 3 squares are left
    When red's SE moves to 15,12
    Then it is yellow's turn
    When the squares of the turn are drawn: 3
    And yellow's B2 moves to 20,12
    Then the type is known to the defense
    And the zone is hidden from the defense

  @PASS.throw @PASS.3 @POSSESSION.retain
  Scenario: The pass is thrown in the second turn and falls incomplete
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2   | G1   | G2   | G3    | TE   | SE    | Q    | F    | H    | T     |
      | 15,6 | 15,7 | 15,8 | 15,9 | 15,11 | 15,1 | 15,12 | 13,8 | 12,7 | 12,9 | 11,10 |
    And yellow's men stand on
      | T1   | T2   | G1   | G2   | G3    | L1   | L2   | L3    | B1   | B2    | S     |
      | 16,5 | 16,7 | 16,8 | 16,9 | 16,11 | 18,3 | 18,6 | 18,13 | 20,1 | 20,12 | 16,10 |
    And the call is a pass to zone 5
    And each side has finished 1 turn
    And the squares are to be drawn for red
    When the squares of the turn are drawn: 4
    And red throws to 18,8
    Then the zone is known to the defense
    And the ball is in the air over 18,8
    When red's SE moves to 19,12
    Then the ball is in the air over 18,8
    When the squares of the turn are drawn: 3
    And yellow's B1 moves to 20,4
    Then the phase is line-up
    And it is down 2
    And the scrimmage line is 15 and the first-down line 20
    And it is play 2

  @PLAY.2.1 @L1 @L2.1 @L3.1 @L4.1 @TACKLE.table.pa-plus-2
  Scenario: On second down a fullback loses two yards
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And it is play 2
    And it is down 2
    And red is to line up
    When red places its men
      | T1   | T2   | G1   | G2   | G3    | TE   | SE    | Q    | F    | H    | T     |
      | 15,6 | 15,7 | 15,8 | 15,9 | 15,11 | 15,1 | 15,15 | 13,8 | 12,7 | 12,9 | 11,10 |
    And red calls a run by F
    And yellow places its men
      | T1   | T2   | G1   | G2   | G3    | L1   | L2   | L3    | B1   | B2    | S     |
      | 16,5 | 16,7 | 16,8 | 16,9 | 16,11 | 18,3 | 18,6 | 18,13 | 20,1 | 20,15 | 16,10 |
    And yellow finishes its line-up
    And the squares of the turn are drawn: 4
    And red's F moves to 12,5
    Then 2 of 4 squares are left
    When red's F moves to 14,5
    Then it is yellow's turn
    And the carrier is hidden from the defense
    When the squares of the turn are drawn: 3
    And yellow's T1 tackles the carrier on 14,5: a tackle
    Then it is down 3
    And the scrimmage line is 14 and the first-down line 20
    And it is play 3

  @PLAY.1.1 @T1.1 @TACKLE.outcome-tackle @B2 @OBJECTIVE.safety @POSSESSION.b.1 @case:on-third-down-a-tailback-is-caught-in-his-own-end-zone
  Scenario: On third down, a tailback is tackled in his own end zone
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And the scrimmage line is 14 and the first-down line 20
    And it is play 3
    And it is down 3
    And red is to line up
    When red places its men
      | T1   | T2   | G1   | G2   | G3    | TE   | SE    | Q    | F    | H    | T     |
      | 14,6 | 14,7 | 14,8 | 14,9 | 14,11 | 14,1 | 14,15 | 12,8 | 11,7 | 11,9 | 10,10 |
    And red calls a run by T
    And yellow places its men
      | T1   | T2   | G1   | G2   | G3    | L1   | L2   | L3    | B1   | B2    | S     |
      | 15,5 | 15,7 | 15,8 | 15,9 | 15,11 | 17,3 | 17,6 | 17,13 | 19,1 | 19,15 | 15,10 |
    And yellow finishes its line-up
    And the squares of the turn are drawn: 5
    And red's T moves to 5,10
    Then it is yellow's turn
    When the squares of the turn are drawn: 6
    And yellow's S moves to 9,10
    Then it is red's turn
    And the type is known to the defense
    When the squares of the turn are drawn: 3
    And red's SE moves to 14,12
    And the squares of the turn are drawn: 4
    And yellow's S tackles the carrier on 5,10: a tackle
    Then the game is over and yellow has won under OBJECTIVE.safety
