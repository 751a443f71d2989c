// Faults of the pass of a Game-Turn, and of what the play has brought so far.
import { reads } from '../shared/options.mjs';
import { hasToWait, isIneligible, isPassless, isUnannounced, mayThrowOnSnap } from './markers.mjs';
import { areNamed, lifts } from './pass_permission.mjs';
import { interceptors } from './pass_tables.mjs';
import { freshPlay, isBeyond, isLoose, isOfEleven, isOver, isSnapTurn, labels, manOf, sorted } from './position.mjs';

const isOfDefense = ({ stage }) => ['recovery', 'movement'].includes(stage.phase) && stage.side === 'defense';

export function passOfTurn(rules, position, fault) {
  const { stage, turn, targets } = position;
  const isDue = turn.type === 'pass' || ['short-pass', 'interception'].includes(stage.phase);
  const isNone = turn.throw === null;
  if (fault('5.13.1.B.1', isNone ? isDue : turn.type !== 'pass' && !isUnannounced(rules, turn.type), 'turn.throw') || isNone) return;
  const { kind, target, length } = turn.throw;
  fault('5.13.1.B.2', kind === 'forward' ? !targets.includes(target) : target !== null, 'turn.throw.target');
  const isAsked = !isOver(position) && !isLoose(position);
  if (isAsked) fault('5.13.2.D', !lengthsOf(position).includes(length), 'turn.throw.length');
  if (kind === 'forward') forward(rules, position, fault);
  fault('13.H.3', (turn.type === 'pass' || length === 'thrown') && turn.changed && !reads(rules, 'TF-A79', 'freeze-phase-only'), 'turn.changed');
  passerAndReceiver(rules, position, fault);
  if (stage.phase === 'interception') {
    const isThere = Object.hasOwn(position.men.offense.on, turn.throw.receiver);
    fault('9.5.AA.2', !isThere || interceptors(rules, position).length === 0, 'stage');
  }
  points(rules, position, isAsked, fault);
}

function lengthsOf({ stage, turn, ...position }) {
  if (stage.phase === 'long-pass') return ['long'];
  if (['interception', 'pass-targets'].includes(stage.phase)) return ['thrown'];
  if (isOfDefense({ stage, ...position })) return turn.type === 'pass' ? ['long', 'thrown'] : ['thrown'];
  return turn.type === 'pass' || stage.phase === 'short-pass' ? ['open'] : [];
}

function forward(rules, position, fault) {
  const { turn, plans, so_far: soFar, snap } = position;
  fault('9.4.R.1', turn.type !== 'pass', 'turn.type');
  if (plans.offense !== null && snap !== null) {
    fault('13.F.1', !plans.offense.shown, 'plans.offense.shown');
    fault('13.1.C.nopass', isPassless(position), 'turn.throw.kind');
    fault('13.1.C.6.2', hasToWait(rules, position), 'turn.throw.kind');
  }
  fault('9.4.S.3', soFar.forward_tried && turn.throw.length !== 'thrown', 'so_far.forward_tried');
}

function passerAndReceiver(rules, position, fault) {
  const { stage, turn, snap, ball } = position;
  const { length, passer, receiver } = turn.throw;
  const isThrown = length === 'thrown';
  const isLifted = length === 'long' && lifts(rules);
  const areBoth = isThrown || (areNamed(rules) && turn.type === 'pass');
  const isWrong = (passer !== null) !== (areBoth || isLifted) || (receiver !== null) !== areBoth;
  fault('9.4.R.2', isWrong, 'turn.throw.passer');
  const { passers, receivers } = snap ?? { passers: [], receivers: [] };
  fault('9.4.X.1', passer !== null && !passers.includes(passer), 'turn.throw.passer');
  fault('9.4.X.1', receiver !== null && (!receivers.includes(receiver) || receiver === passer), 'turn.throw.receiver');
  if (ball.is !== 'carried') return;
  const isMissed = stage.phase === 'interception';
  fault('9.0.proc.3.4', (isLifted || (isThrown && isMissed)) && ball.by !== passer, 'ball.by');
  fault('9.4.V.0.2', isThrown && !isMissed && ball.by !== receiver, 'ball.by');
  fault('9.3.Q.0', (isLifted || isThrown) && ball.dummies.length > 0, 'ball.dummies');
}

function points(rules, position, isAsked, fault) {
  const { stage, turn } = position;
  const kept = sorted(Object.keys(turn.throw.points));
  const due = turn.throw.length === 'open' && stage.phase !== 'short-pass' ? [] : labels(position, 'offense');
  const isWrong = kept.length !== due.length || !due.every((man) => Object.hasOwn(turn.throw.points, man));
  if (isAsked) fault('7.1.C.2', isWrong, 'turn.throw.points');
  for (const man of kept) {
    const left = turn.throw.points[man];
    const place = `turn.throw.points.${man}`;
    if (fault('4.1.1', !isOfEleven(position, 'offense', man), place)) continue;
    fault('7.1.C.1', left < 0 || left > (rules.men.offense[man]?.allowance ?? 0), place);
  }
}

// ---- what the play has brought

export function soFar(rules, position, fault) {
  const { turn, snap } = position;
  if (snap === null) {
    const fresh = freshPlay().so_far;
    fault('9.2.D.2', Object.keys(fresh).some((name) => fresh[name] !== position.so_far[name]), 'so_far');
    fault('13.H.1', turn.begun || turn.changed, 'turn');
    return;
  }
  triedSoFar(rules, position, fault);
  changes(rules, position, fault);
  coverage(position, fault);
}

function triedSoFar(rules, position, fault) {
  const { turn, plans, so_far: brought } = position;
  const { forward_tried: isTried, ineligible_across: hasStrayed } = brought;
  const isLateral = brought.lateral_caught && !mayThrowOnSnap(rules);
  fault('9.4.S.1', isSnapTurn(position) && (isTried || isLateral), 'so_far');
  fault('9.4.S.3', turn.throw?.kind === 'forward' && turn.throw.length === 'thrown' && !isTried, 'so_far.forward_tried');
  fault('13.F.1', isTried && plans.offense?.shown === false, 'plans.offense.shown');
  fault('13.1.C.nopass', isTried && plans.offense !== null && isPassless(position) && brought.changes === 0, 'so_far.forward_tried');
  const isBeyondNow = labels(position, 'offense').some((man) => isIneligible(position, man)
    && isBeyond(rules, position, manOf(position, 'offense', man).at));
  fault('9.4.Y.1', reads(rules, 'TF-A66', 'hard-ban') ? isBeyondNow || hasStrayed : isBeyondNow && !hasStrayed, 'so_far.ineligible_across');
  fault('13.F.1', brought.carried_across && plans.offense?.shown === false, 'plans.offense.shown');
}

function changes(rules, position, fault) {
  const { turn, snap, plans, so_far: { changes: number } } = position;
  fault('13.H.1', isSnapTurn(position) && (turn.begun || turn.changed), 'turn');
  const most = Math.max(0, turn.number - snap.turn - (turn.changed ? 0 : 1));
  const isTooMany = number > most || (number > 1 && reads(rules, 'TF-A79', 'one-change'));
  fault('13.H.1', (turn.changed && number < 1) || isTooMany, 'so_far.changes');
  fault('13.H.2', number > 0 && plans.offense?.shown === false, 'plans.offense.shown');
}

function coverage(position, fault) {
  const { stage, turn, plans, so_far: { forward_tried: isTried } } = position;
  if (plans.defense === null) return;
  const isForward = turn.throw?.kind === 'forward';
  fault('13.G.2', plans.defense.shown && !isTried && !(isForward && turn.throw.length !== 'open'), 'plans.defense.shown');
  const isHalf = isForward && (isOfDefense(position) || stage.phase === 'long-pass') && !isLoose(position);
  const isAfter = isTried && !isForward;
  fault('13.G.1', !plans.defense.shown && (isHalf || isAfter), 'plans.defense.shown');
}
