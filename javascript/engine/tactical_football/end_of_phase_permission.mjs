// 5: when a side may end a phase.
import { owing } from './obligations.mjs';
import { dueInMovement, roleOf } from './position.mjs';

/** 5.0.1: what has to be done first. */
export function askDone(table) {
  const { rules, position, ask } = table;
  const { stage } = position;
  const role = stage.phase === 'interception' ? 'defense' : stage.side ?? 'offense';
  if (!ask('5.0.1', roleOf(position, table.seat) === role, { seat: table.seat })) return;
  if (stage.phase === 'set-up') {
    ask('4.1.1', stage.left.length === 0);
    if (stage.side === 'offense') ask('4.1.5', position.ball.is !== 'unplaced');
    return;
  }
  if (!['positioning', 'movement'].includes(stage.phase)) return;
  ask('7.2.F.2.2', Object.values(stage.acts).every(({ crossing }) => crossing === null));
  if (stage.phase !== 'movement') return;
  ask('13.1.A.pass.1', owing(rules, position, '13.1.A.pass.1').length === 0);
  ask('7.5.5', dueInMovement(rules, position).length === 0);
  ask('7.5.6', owing(rules, position, '7.5.6').length === 0);
}
