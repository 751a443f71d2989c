Feature: Drives and the end
  Where the ball lies after a down, whose it is, and who has won.

  @DRIVE.forward
  Scenario Outline: The ball goes forward by the yards gained
    Given <side> has the ball, 10 to go on down 2
    And north has called sweep
    And south has called plunge
    When <side> flips: <flips>
    Then <side> has the ball, 7 to go on down 3

    Examples:
      | side  | flips           |
      | north | heads and tails |
      | south | heads           |

  @DRIVE.three-downs
  Scenario: After the third down the other side has the ball where it lies
    Given north has the ball, 12 to go on down 3
    And north has called plunge
    And south has called sweep
    When north flips: heads
    Then the game goes on
    And these may act: north (call); south (call)
    And south has the ball, 11 to go on down 1

  @DRIVE.forward @case:after-the-second-down-the-ball-is-kept
  Scenario: After the second down, the side keeps the ball
    Given north has the ball, 12 to go on down 2
    And north has called plunge
    And south has called sweep
    When north flips: heads
    Then north has the ball, 9 to go on down 3

  @DRIVE.three-downs
  Scenario: A fourth down is refused
    Given north has the ball, 12 to go on down 4
    When the position is put on the table
    Then it is refused under DRIVE.three-downs

  @DRIVE.goal-line @case:the-ball-on-the-goal-line-wins-and-so-does-the-ball-past-it
  Scenario Outline: A ball on or past the goal line wins the game
    Given south has the ball, <to go> to go on down 3
    And south has called plunge
    And north has called sweep
    When south flips: heads
    Then the game is over and south has won under DRIVE.goal-line

    Examples:
      | to go |
      | 3     |
      | 2     |

  @DRIVE.forward
  Scenario: The ball a yard short of the goal line does not win
    Given south has the ball, 4 to go on down 1
    And south has called plunge
    And north has called sweep
    When south flips: heads
    Then the game goes on
    And south has the ball, 1 to go on down 2

  @DRIVE.goal-line
  Scenario: A call after the end is refused
    Given south has the ball, 0 to go on down 3
    And the phase is over
    When south calls sweep
    Then it is refused under DRIVE.goal-line

  @DRIVE.goal-line @case:a-ball-on-the-goal-line-with-the-game-going-on-is-refused
  Scenario: A ball on the goal line is invalid while the game goes on
    Given south has the ball, 0 to go on down 3
    When the position is put on the table
    Then it is refused under DRIVE.goal-line
