// 5: when a side may end a phase.
import { reads } from '../shared/options.mjs';
import { around, isBack, touches } from './field.mjs';
import { isAllowed } from './permission.mjs';
import {
  actOf, dueInMovement, isActive, isLoose, isSnapTurn, labels, manOf, opponentsIn, roleOf, seatOf,
} from './position.mjs';

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
  ask('13.1.A.pass.1', linemenToGoBack(rules, position).length === 0);
  ask('7.5.5', dueInMovement(rules, position).length === 0);
  ask('7.5.6', mustLeave(rules, position).length === 0);
}

// 13.1.A.pass.1, TF-A81: linemen who still stand next to the line and could go back.
function linemenToGoBack(rules, position) {
  const { stage, snap } = position;
  if (!reads(rules, 'TF-A81', 'must-if-able')) return [];
  if (stage.side !== 'offense' || !isSnapTurn(position) || position.plans.offense.line !== 'pass-blocking') return [];
  return snap.linemen.filter((man) => {
    const here = manOf(position, 'offense', man);
    return here !== undefined && touches(rules.field, position.line, here.at) && canGoBack(rules, position, man);
  });
}

const canGoBack = (rules, position, man) => {
  const { field } = rules;
  const { at } = manOf(position, 'offense', man);
  return around(field, at).some((to) => isBack(field, position.line, to)
    && isAllowed(rules, position, { seat: seatOf(position, 'offense'), action: { type: 'step', man, to } }));
};

// TF-A38: defenders in the hex of a man who is no lawful target any more.
function mustLeave(rules, position) {
  const { stage } = position;
  if (stage.side !== 'defense' || isLoose(position)) return [];
  return labels(position, 'defense').filter((man) => {
    const here = manOf(position, 'defense', man);
    if (!isActive(here) || here.hit || actOf(position, man)?.halted === 'with-an-opponent') return false;
    const target = opponentsIn(position, 'defense', here.at).find((other) => isActive(manOf(position, 'offense', other)));
    if (target === undefined || !isNoTarget(position, target)) return false;
    return around(rules.field, here.at).some((to) =>
      isAllowed(rules, position, { seat: seatOf(position, 'defense'), action: { type: 'step', man, to } }));
  });
}

const isNoTarget = (position, target) => !(position.ball.is === 'carried' && [position.ball.by, ...position.ball.dummies].includes(target))
  && !position.snap.receivers.includes(target);
