Feature: A worked game
  The source has no example of play. This game was worked by hand: two plays and a third that decides it, from the draw to
  the score, with every square, chance and disclosure on the way.

  @NEWGAME.button @INTRO.random-start @INTRO.start-20 @NEWGAME.first-series @NEWGAME.start-button @L1 @L2.1 @L3.1 @L4.1 @L5 @PLAY.1.1 @PLAY.3.1 @PLAY.2.1
  @PLAY.2.2 @PLAY.4.1 @PLAY.6.1 @PASS.throw @PASS.3 @POSSESSION.retain @T1.1 @TACKLE.outcome-tackle @TACKLE.table.pa-plus-2 @B2 @OBJECTIVE.safety @POSSESSION.b.1
  Scenario: A pass falls incomplete, a fullback loses two yards, and a tailback is caught in his own end zone
    Given a new game
    When chance plays draw with side red, goal east
    Then red is on offense
    And the scrimmage line is 15 and the first-down line 20
    When red plays start
    Then the phase is line-up
    When red plays place T1 on 15,6
    When red plays place T2 on 15,7
    When red plays place G1 on 15,8
    When red plays place G2 on 15,9
    When red plays place G3 on 15,11
    When red plays place TE on 15,1
    When red plays place SE on 15,15
    When red plays place Q on 13,8
    When red plays place F on 12,7
    When red plays place H on 12,9
    When red plays place T on 11,10
    When red plays call zone 5
    Then the phase is defend
    When yellow looks at the table
    Then the view has "hidden" at /call
    When yellow plays place T1 on 16,5
    When yellow plays place T2 on 16,7
    When yellow plays place G1 on 16,8
    When yellow plays place G2 on 16,9
    When yellow plays place G3 on 16,11
    When yellow plays place L1 on 18,3
    When yellow plays place L2 on 18,6
    When yellow plays place L3 on 18,13
    When yellow plays place B1 on 20,1
    When yellow plays place B2 on 20,15
    When yellow plays place S on 16,10
    When yellow plays done
    When chance plays allot with squares 3
    Then 3 of 3 squares are left
    When red plays move SE to 15,12
    Then it is the defense's turn
    When chance plays allot with squares 3
    When yellow plays move B2 to 20,12
    Then the type is known to the defense
    And the zone is hidden from the defense
    When chance plays allot with squares 4
    When red plays throw to 18,8
    Then the zone is known to the defense
    And the ball is in the air over 18,8
    When red plays move SE to 19,12
    Then the ball is in the air over 18,8
    When chance plays allot with squares 3
    When yellow plays move B1 to 20,4
    Then the phase is line-up
    And it is down 2
    And the scrimmage line is 15 and the first-down line 20
    And it is play 2
    When red plays place T1 on 15,6
    When red plays place T2 on 15,7
    When red plays place G1 on 15,8
    When red plays place G2 on 15,9
    When red plays place G3 on 15,11
    When red plays place TE on 15,1
    When red plays place SE on 15,15
    When red plays place Q on 13,8
    When red plays place F on 12,7
    When red plays place H on 12,9
    When red plays place T on 11,10
    When red plays call run F
    When yellow plays place T1 on 16,5
    When yellow plays place T2 on 16,7
    When yellow plays place G1 on 16,8
    When yellow plays place G2 on 16,9
    When yellow plays place G3 on 16,11
    When yellow plays place L1 on 18,3
    When yellow plays place L2 on 18,6
    When yellow plays place L3 on 18,13
    When yellow plays place B1 on 20,1
    When yellow plays place B2 on 20,15
    When yellow plays place S on 16,10
    When yellow plays done
    When chance plays allot with squares 4
    When red plays move F to 12,5
    Then 2 of 4 squares are left
    When red plays move F to 14,5
    Then it is the defense's turn
    And the carrier is hidden from the defense
    When chance plays allot with squares 3
    When yellow plays move T1 to 14,5 with tackle tackle
    Then it is down 3
    And the scrimmage line is 14 and the first-down line 20
    And it is play 3
    When red plays place T1 on 14,6
    When red plays place T2 on 14,7
    When red plays place G1 on 14,8
    When red plays place G2 on 14,9
    When red plays place G3 on 14,11
    When red plays place TE on 14,1
    When red plays place SE on 14,15
    When red plays place Q on 12,8
    When red plays place F on 11,7
    When red plays place H on 11,9
    When red plays place T on 10,10
    When red plays call run T
    When yellow plays place T1 on 15,5
    When yellow plays place T2 on 15,7
    When yellow plays place G1 on 15,8
    When yellow plays place G2 on 15,9
    When yellow plays place G3 on 15,11
    When yellow plays place L1 on 17,3
    When yellow plays place L2 on 17,6
    When yellow plays place L3 on 17,13
    When yellow plays place B1 on 19,1
    When yellow plays place B2 on 19,15
    When yellow plays place S on 15,10
    When yellow plays done
    When chance plays allot with squares 5
    When red plays move T to 5,10
    Then it is the defense's turn
    When chance plays allot with squares 6
    When yellow plays move S to 9,10
    Then it is the offense's turn
    And the type is known to the defense
    When chance plays allot with squares 3
    When red plays move SE to 14,12
    When chance plays allot with squares 4
    When yellow plays move S to 5,10 with tackle tackle
    Then the game is over and yellow has won under OBJECTIVE.safety
