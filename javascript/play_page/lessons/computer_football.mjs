// The first game of computer-football: a pass over the line, and a run for a first down.

const squares = (value) => ({ seat: 'chance', action: { type: 'allot' }, chance: [{ kind: 'squares', for: 'allotment', value }] });
const move = (man, ...to) => ({ seat: 'red', action: { type: 'move', man, to } });
const yellow = (man, ...to) => ({ seat: 'yellow', action: { type: 'move', man, to } });

export default {
  goal: 'You are red and attack to the right, which the board calls east. You have called a pass to zone 5. Get the ball over the dashed yellow line, the first down. A square is named by its column, above the board, and its row: 17,10. A dashed ring marks the place of each step.',
  end: 'You have thrown a pass, caught it and run for a first down, and a tackle has ended the play. In a whole game you also line up and call your plays.',
  start: 2,
  steps: [
    { goal: 'Draw the number of squares that your men share in this turn.', hint: 'Press “draw the squares”.', ...squares(6),
      why: 'Six squares: all your men together move six squares in this turn.', clauses: ['SETTINGS.draw-each-turn'] },
    { goal: 'Throw the ball to the square 17,10 in zone 5.', hint: 'Click the square in column 17 and row 10, then choose “throw to 17,10”.', seat: 'red', action: { type: 'throw', to: [17, 10] },
      why: 'The ball is in the air. One of your receivers has to reach the square before the play goes on.', clauses: ['PASS.throw', 'PASS.offense-first'] },
    { goal: 'Run your end SE to 17,12.', hint: 'Click SE, then 17,12: it costs two squares.', ...move('SE', 17, 12),
      why: 'SE is fast: he may use five of the squares.', clauses: ['M2', 'MOVE.destination'] },
    { goal: 'Bring SE under the ball, to 17,10.', hint: 'Click SE, then 17,10.', ...move('SE', 17, 10),
      why: 'SE stands where the ball comes down, so he tries to catch it.', clauses: ['PASS.receiver-attempt'] },
    { goal: 'Two squares are left, and your turn ends only when all are used: move T to 11,8.', hint: 'Click T, then 11,8. A diagonal square costs two. Any other man could use the squares, too.', ...move('T', 11, 8),
      why: 'No defender reached the ball, so the pass is caught. Yellow moved with its three squares; now it is your turn again.', clauses: ['PLAY.5.1'],
      then: [squares(3), yellow('B1', 20, 3), yellow('B1', 20, 4)] },
    { goal: 'Draw the squares for this turn.', hint: 'Press “draw the squares”.', ...squares(6),
      why: 'Six again.', clauses: ['SETTINGS.uniform'] },
    { goal: 'Run with the ball: SE to 22,10, over the first-down line.', hint: 'Click SE, then 22,10: five squares straight ahead.', ...move('SE', 22, 10),
      why: 'SE has the ball on 22, two squares beyond the yellow line. When he is tackled there, red has a first down.', clauses: ['M2', 'MOVE.destination'] },
    { goal: 'Use the last square: move Q to 14,8.', hint: 'Click Q, then 14,8.', ...move('Q', 14, 8),
      why: 'All squares are used, so the turn ends and yellow moves: B2 tackles SE on 22. The play is over, and red has a first down.', clauses: ['PLAY.5.1'],
      then: [squares(5), { ...yellow('B2', 22, 10), chance: [{ kind: 'tackle', for: 'tackle', value: 'tackle' }] }] },
  ],
};
