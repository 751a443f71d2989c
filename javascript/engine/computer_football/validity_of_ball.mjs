// Faults of the ball: who has it, where it flies or lies, who has got to it; and of the marks of blocks.
import { isEqual } from '../shared/validity.mjs';
import { reads } from '../shared/options.mjs';
import { IN_TURN, turnFaults } from './validity_of_turns.mjs';
import { isBeyondGoal, isSquare, zoneAt } from './geometry.mjs';
import { canCatch } from './catching.mjs';
import { directionOf, isPass, isSame, isThrown, menAt, receivers, sortedMarks, standsOn } from './position.mjs';
import { MEN, otherSide, powerOf, SIDES } from './rulebook.mjs';
import { canRecover } from './effects.mjs';

export function turnAndBall(rules, position, fault) {
  const { phase, mover } = position;
  const isInTurn = IN_TURN.includes(phase);
  fault('OBJECTIVE.alternate', (mover !== null) !== isInTurn, 'mover');
  if ((mover !== null) === isInTurn) turnFaults(rules, position, isInTurn, fault);
  const holders = [position.carrier, position.air, position.loose].filter((one) => one !== null).length;
  fault('PLAY.7.1', holders !== (position.call === null ? 0 : 1), 'carrier');
  if (holders === (position.call === null ? 0 : 1)) theBall(rules, position, fault);
  fault('BLOCK.pale-mark', !isEqual(position.marks, sortedMarks(position.marks)) || hasDoubles(position.marks), 'marks');
  position.marks.forEach((mark, index) => {
    markFaults(rules, position, mark, fault);
    fault('BLOCK.failure-removal', position.marks.slice(0, index).some(sharesBlocker(mark)), 'marks');
  });
}

function theBall(rules, position, fault) {
  fault('FUMBLE.first-man', (position.fumbled_by !== null) !== (position.loose !== null), 'fumbled_by');
  if (position.carrier !== null) carrierFaults(rules, position, fault);
  changeFaults(rules, position, fault);
  if (position.air !== null) airFaults(position, fault);
  reachedFaults(rules, position, fault);
  if (position.loose !== null) looseFaults(rules, position, fault);
}

const hasDoubles = (marks) => marks.some((mark, index) => marks.slice(0, index).some((other) => isSame(mark, other)));

const isOnField = (position, man) => standsOn(position, man) !== null;

function carrierFaults(rules, position, fault) {
  const { carrier, call, known, changed } = position;
  if (!isOnField(position, carrier)) return fault('PLAY.7.1', true, 'carrier');
  fault('OBJECTIVE.touchdown', isBeyondGoal(position.men[carrier.of][carrier.man][0], directionOf(position, carrier.of)), 'carrier');
  fault('POSSESSION.c', carrier.of === 'defense' && !changed, 'changed');
  if (call === null || reads(rules, 'CF-A73', 'may-advance')) return undefined;
  const called = { of: 'offense', man: call.run ?? 'Q' };
  fault(call.run === null ? 'PLAY.7.1' : 'PLAY.2.1', !known.zone && !isSame(carrier, called), 'carrier');
  const cannotCatch = known.zone && carrier.of === 'offense' && !receivers(rules).includes(carrier.man);
  return fault(carrier.man === 'Q' ? 'PASS.ball-moves' : 'PASS.receiver-attempt', cannotCatch, 'carrier');
}

// Only a pass changes hands in the midst of a play, unless a man who recovers may run on (CF-A73).
function changeFaults(rules, position, fault) {
  const { changed, carrier, air, fumbled_by: loser } = position;
  if (!changed || reads(rules, 'CF-A73', 'may-advance')) return;
  const isOurs = carrier !== null && carrier.of === 'offense';
  const isDead = reads(rules, 'CF-A48', 'dead-at-catch');
  fault('POSSESSION.c', !isThrown(position) || air !== null || isOurs || isDead || loser === 'offense', 'changed');
}

function airFaults(position, fault) {
  const { air, scramble, phase, mover } = position;
  fault('PLAY.7.3', !isPass(position) || !isThrown(position), 'air');
  const zone = zoneAt(position.line, directionOf(position, 'offense'), air);
  const isCalled = zone !== null && (zone === position.call.zone || scramble === 'spent');
  fault('P1.1', isPass(position) && isThrown(position) && !isCalled, 'air');
  fault('PASS.use-all', phase === 'allot' && mover === 'offense', 'air');
}

function looseFaults(rules, position, fault) {
  const { loose, fumbled_by: loser, changed, known, call } = position;
  fault('TACKLE.fumble-roll', !isSquare(loose), 'loose');
  fault('FUMBLE.occupied', isSquare(loose) && menAt(position, loose).length > 0, 'loose');
  const isReached = SIDES.some((of) => canRecover(rules, position, of));
  fault('PLAY.end', isSquare(loose) && menAt(position, loose).length === 0 && !isReached, 'loose');
  fault('POSSESSION.c', loser === 'defense' && !changed, 'changed');
  fault('FUMBLE.first-man', !known.carrier, 'known.carrier');
  if (call === null || known.zone || reads(rules, 'CF-A73', 'may-advance')) return;
  fault('TACKLE.removal-fumble', isOnField(position, { of: 'offense', man: call.run ?? 'Q' }), 'men.offense');
}

function reachedFaults(rules, position, fault) {
  if (position.air === null) {
    fault('PASS.ball-moves', Object.values(position.reached).some((man) => man !== null), 'reached');
    return;
  }
  for (const side of SIDES) {
    const clause = side === 'offense' ? 'PASS.receiver-attempt' : 'PASS.defender-attempt';
    fault(clause, !canHaveReached(rules, position, side), `reached.${side}`);
  }
}

function canHaveReached(rules, position, side) {
  const man = position.reached[side];
  const isEver = reads(rules, 'CF-A42', 'ever-there-counts');
  const there = menAt(position, position.air).find(({ of }) => of === side);
  if (man === null) return !isEver || there === undefined || !canCatch(rules, there);
  const one = { of: side, man };
  const isKept = !reads(rules, 'CF-A42', 'standing-at-end-counts');
  if (!isKept || !isOnField(position, one) || !canCatch(rules, one)) return false;
  const hasNotMoved = side === 'defense' && position.mover === 'offense';
  return !hasNotMoved || (isEver && there?.man === man);
}

/** Whether a blocker of this mark is in another one: a man who has failed leaves, or waits, and blocks nobody else. */
const sharesBlocker = ({ of, by }) => (other) => other.of === of && other.by.some((one) => by.includes(one));

function markFaults(rules, position, { of, man, by }, fault) {
  const { carrier } = position;
  fault('BLOCK.pale-mark', !isOnField(position, { of, man }), 'marks');
  const blockers = otherSide(of);
  const areMen = by.every((one) => MEN[blockers].includes(one));
  const isTooMany = by.length > 1 && !reads(rules, 'CF-A54', 'running-total');
  fault('BLOCK.double', by.length === 0 || new Set(by).size < by.length || !areMen || isTooMany, 'marks');
  if (!areMen || !MEN[of].includes(man)) return;
  fault('BLOCK.double', carrier?.of === blockers && by.includes(carrier.man), 'marks');
  const powers = by.reduce((sum, one) => sum + powerOf(blockers, one), 0);
  fault('BLOCK.success-removal', powers > powerOf(of, man), 'marks');
  const there = by.filter((one) => isOnField(position, { of: blockers, man: one })).length;
  const mayWait = reads(rules, 'CF-A53', 'waits-beside') && by.length === 1;
  const mustWait = mayWait && !reads(rules, 'CF-A54', 'last-two');
  fault('BLOCK.failure-removal', mayWait ? mustWait && there === 0 : there > 0, 'marks');
}
