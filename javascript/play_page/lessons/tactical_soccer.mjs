// The first game of tactical-soccer: blue brings the ball before the goal and shoots.

const skip = (seat, man) => ({ seat, action: { type: 'skip', man } });

export default {
  goal: 'You are blue and attack to the left. In a turn, both sides act in turns, and each man acts once: he moves up to two hexes, passes or shoots. A dashed ring marks the hex of each step.',
  end: 'You have moved, passed and scored. After a goal, both sides place their men again. In a whole game you also draft your men.',
  start: 1,
  changes: { phase: 'activate', active: 'blue', holder: 'M3', first: 'blue', kick_off: null, turn: 2 },
  men: { F3: [0, -6], M3: [-2, -4], F1: [0, 6], F2: [2, 8], M1: [4, -8], M2: [4, -2], D1: [-1, -11], M4: [1, -7] },
  steps: [
    { goal: 'Move your forward F3 two hexes ahead, to 0,-10.', hint: 'Click F3, then the glowing hex with a 2 nearest to the red goal.', seat: 'blue', action: { type: 'move', man: 'F3', to: [0, -10] },
      why: 'A man moves up to two hexes. Forwards may go anywhere but into the goals. Red has skipped its F1: men who have acted are pale.', clauses: ['MOVE.up-to-two', 'SIDE.forwards-free'], then: [skip('red', 'F1')] },
    { goal: 'Bring the ball ahead: move M3 to -2,-8.', hint: 'M3 has the ball. Click him, then the hex two ahead.', seat: 'blue', action: { type: 'move', man: 'M3', to: [-2, -8] },
      why: 'The ball goes with the man who has it. Red’s defender comes close: next turn he may try to steal the ball.', clauses: ['TURN.one-action'], then: [{ seat: 'red', action: { type: 'move', man: 'D1', to: [-2, -10] } }] },
    { goal: 'Move M4 to 2,-10, so that you have two men before the goal.', hint: 'Click M4, then 2,-10.', seat: 'blue', action: { type: 'move', man: 'M4', to: [2, -10] },
      why: 'Both sides act alternately, one man each time. Red has skipped its F2.', clauses: ['TURN.alternate', 'SIDE.midfielders-free'], then: [skip('red', 'F2')] },
    { goal: 'Your other men need not move. Skip D2.', hint: 'Click D2, then “skip D2” on his card.', ...skip('blue', 'D2'),
      why: 'A side may skip a man. Both sides skipped their other men, and turn 3 begins.', clauses: ['TURN.pass-on'],
      then: [skip('red', 'M1'), skip('blue', 'D3'), skip('red', 'M2'), skip('blue', 'G2'), skip('red', 'G1')] },
    { goal: 'Pass from M3 to F3, over the defender’s reach.', hint: 'Click M3, then F3, then “pass from M3 to F3”.', seat: 'blue', action: { type: 'pass', man: 'M3', to: 'F3' },
      why: 'A midfielder’s pass ahead needs no roll. The defender could have intercepted, but let the ball by, and F3 rolled well enough to receive it.', clauses: ['SKILL.pass-auto-ahead', 'RANGE.max-six'],
      then: [{ seat: 'red', action: { type: 'let-by', man: 'D1' }, chance: [{ kind: 'd6', for: 'receive', value: 6 }] }, skip('red', 'D1')] },
    { goal: 'Shoot with F3.', hint: 'Click F3, then “shoot with F3” on his card.', seat: 'blue', action: { type: 'shoot', man: 'F3' },
      why: 'F3 has not acted in this turn, and the goal is at most six hexes away.', clauses: ['SHOOT.attempt', 'RANGE.max-six'] },
    { goal: 'Aim at the left of the goal, in secret.', hint: 'Press “aim at Left”.', seat: 'blue', action: { type: 'aim', at: 'Left' },
      why: 'Red guards a part of the goal in secret, too: it guessed Right.', clauses: ['SHOOT.secret-write', 'SHOOT.attacker-target'], then: [{ seat: 'red', action: { type: 'guard', at: 'Right' } }] },
    { goal: 'Roll the shot.', hint: 'Press “roll the shot”.', seat: 'blue', action: { type: 'roll-shot' }, chance: [{ kind: 'd6', for: 'shot', value: 6 }],
      why: 'A six from this distance, and the goalie is on the wrong side: goal! Blue leads 1 : 0.', clauses: ['SHOOT.roll', 'SHOOT.success'] },
  ],
};
