// Why `load` refuses a position. Each group is looked at only if those before it are sound.
import { reads } from '../shared/options.mjs';
import { legalSteps } from './actions.mjs';
import { goalAttacked, isBeyondGoal, isSquare, zoneAt } from './geometry.mjs';
import { isNearQ, isOnDisplay, placing } from './permission.mjs';
import {
  directionOf, emptyPlay, freshPosition, hasQ, isPass, isSame, limitOfQ, menAt, sortedMarks,
} from './position.mjs';
import { MEN, otherSide, powerOf, SHIFTS, SIDES, speedOf } from './rulebook.mjs';

export function faultsOfPosition(rules, position) {
  for (const group of GROUPS) {
    const found = [];
    const fault = (clause, isBroken, place = '') => {
      if (isBroken) found.push({ clause, code: 'impossible', path: `$.position${place === '' ? '' : `.${place}`}` });
    };
    group(rules, position, fault);
    if (found.length > 0) return found;
    if (group === scoreAndLineUps && position.phase === 'over') return [];
    if (position.phase === 'draw') return [];
  }
  return [];
}

const equal = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const IN_TURN = ['allot', 'move', 'throw'];
const isOnField = ({ men }, { of, man }) => (men[of][man] ?? null) !== null;

function beforeTheDraw(rules, position, fault) {
  if (position.phase === 'draw') fault('INTRO.random-start', !equal(sortedKeys(position), sortedKeys(freshPosition())));
}

const sortedKeys = (value) => (value !== null && typeof value === 'object' && !Array.isArray(value)
  ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, sortedKeys(value[key])])) : value);

function numbersAndMen(rules, position, fault) {
  const { offense, eastward, play, down, line, first_down: reach } = position;
  fault('INTRO.random-start', offense === null || eastward === null, 'offense');
  fault('PLAY.1.1', play < 1, 'play');
  fault('POSSESSION.a', down < 1 || down > 4, 'down');
  fault('FIELD.scrimmage-line', line < 5 || line > 55, 'line');
  fault('FIELD.first-down-line', reach < 5 || reach > 55, 'first_down');
  if (offense !== null && eastward !== null) {
    const direction = directionOf(position, 'offense');
    const ahead = (reach - line) * direction;
    const mayBeLevel = line === goalAttacked(direction) || reads(rules, 'CF-A82', 'beyond-only');
    fault('FIELD.first-down-line', ahead < 0 || (ahead === 0 && !mayBeLevel), 'first_down');
  }
  for (const side of SIDES) menOf(position, side, fault);
}

function menOf({ men }, side, fault) {
  fault('OBJECTIVE.eleven-men', MEN[side].some((man) => !(man in men[side])), `men.${side}`);
  fault('MEN.counts', Object.keys(men[side]).some((man) => !MEN[side].includes(man)), `men.${side}`);
  const squares = Object.values(men[side]).filter((square) => square !== null);
  fault('INTRO.field-size', !squares.every(isSquare), `men.${side}`);
  fault('FIELD.grid', new Set(squares.map(String)).size < squares.length, `men.${side}`);
}

function scoreAndLineUps(rules, position, fault) {
  const { phase, winner, score, men } = position;
  const isScored = phase === 'over';
  fault('OBJECTIVE.sudden-death', (winner !== null) !== isScored || (score !== null) !== isScored, 'winner');
  const placed = (side) => MEN[side].filter((man) => men[side][man] !== null);
  fault('NEWGAME.start-button', phase === 'start' && placed('offense').length + placed('defense').length > 0, 'men');
  if (phase === 'start') startFaults(position, fault);
  fault('PLAY.3.1', ['start', 'line-up'].includes(phase) && placed('defense').length > 0, 'men.defense');
  fault('PLAY.1.2', phase === 'defend' && placed('offense').length < MEN.offense.length, 'men.offense');
  if (!['line-up', 'defend'].includes(phase)) return;
  for (const side of SIDES) {
    fault(side === 'offense' ? 'PLAY.1.1' : 'PLAY.3.1', !equal(placed(side), MEN[side].slice(0, placed(side).length)), `men.${side}`);
    for (const man of placed(side)) placedWell(position, side, man, fault);
  }
  fault('FIELD.grid', placed('defense').some((man) => menAt(position, men.defense[man]).length > 1), 'men.defense');
}

function startFaults(position, fault) {
  const direction = directionOf(position, 'offense');
  const { line, first_down: reach, play, down } = position;
  fault('INTRO.start-20', line !== goalAttacked(-direction) + 10 * direction, 'line');
  fault('NEWGAME.first-series', play !== 1 || down !== 1 || (reach - line) * direction !== 5, 'first_down');
}

function placedWell(position, side, man, fault) {
  const at = position.men[side][man];
  fault('INTRO.segment', !isOnDisplay(position, at), `men.${side}.${man}`);
  for (const [clause, holds] of placing(position, side, man, at)) fault(clause, !holds, `men.${side}.${man}`);
}

function theCall(rules, { phase, call, ...position }, fault) {
  const isBefore = ['start', 'line-up'].includes(phase);
  fault('PLAY.1.2', isBefore !== (call === null), 'call');
  if (call === null) return;
  fault('INTRO.run-or-pass', (call.run === null) === (call.zone === null), 'call');
  fault('PLAY.2.2', call.zone !== null && (call.zone < 1 || call.zone > 12), 'call.zone');
  fault('L4.2', phase === 'defend' && call.run !== null && !isNearQ(position, call.run), 'call.run');
}

function turnAndBall(rules, position, fault) {
  const { phase, mover, turns } = position;
  const isInTurn = IN_TURN.includes(phase);
  fault('OBJECTIVE.alternate', (mover !== null) !== isInTurn, 'mover');
  if (!isInTurn) beforeThePlay(position, fault);
  fault('M8.1', turns.offense < 0 || turns.defense < 0, 'turns');
  const isLoose = reads(rules, 'CF-A47', 'ball-side-first') || reads(rules, 'CF-A74', 'offense-first');
  const due = turns.offense - turns.defense;
  if (isInTurn && !isLoose) fault('OBJECTIVE.alternate', due !== (mover === 'offense' ? 0 : 1), 'turns');
  scrambleFaults(position, fault);
  const holders = [position.carrier, position.air, position.loose].filter((one) => one !== null).length;
  fault('PLAY.7.1', holders !== (position.call === null ? 0 : 1), 'carrier');
  fault('FUMBLE.first-man', (position.fumbled_by !== null) !== (position.loose !== null), 'fumbled_by');
  if (position.carrier !== null) carrierFaults(rules, position, fault);
  ballFaults(rules, position, fault);
  reachedFaults(rules, position, fault);
  for (const mark of position.marks) markFaults(rules, position, mark, fault);
  fault('BLOCK.pale-mark', !equal(position.marks, sortedMarks(position.marks)) || hasDoubles(position.marks), 'marks');
}

const hasDoubles = (marks) => marks.some((mark, index) => marks.slice(0, index).some((other) => isSame(mark, other)));

// The parts of a play that are empty until it begins, but for those that other rules look after.
function beforeThePlay(position, fault) {
  const { known, men, call, carrier, air, loose, fumbled_by } = position;
  fault('PLAY.2.3', Object.values(known).includes(true), 'known');
  const due = { ...emptyPlay(), known, men, call, carrier, air, loose, fumbled_by };
  const found = Object.fromEntries(Object.keys(due).map((name) => [name, name === 'mover' ? null : position[name]]));
  fault('PLAY.1.1', !equal(sortedKeys(found), sortedKeys(due)), 'turns');
}

function scrambleFaults(position, fault) {
  const { phase, scramble, mover, turns } = position;
  fault('SCRAMBLE.any-zone', (phase === 'throw') !== (scramble === 'throw'), 'scramble');
  if (scramble === null) return;
  fault('SCRAMBLE.choice', !isPass(position) || turns.offense < 1, 'scramble');
  fault(`SCRAMBLE.${scramble}`, scramble in SHIFTS && !(phase === 'move' && mover === 'offense'), 'scramble');
}

function carrierFaults(rules, position, fault) {
  const { carrier, call, known, changed } = position;
  const mayAdvance = reads(rules, 'CF-A73', 'may-advance');
  const isThere = isOnField(position, carrier);
  fault('PLAY.7.1', !isThere, 'carrier');
  if (isThere) {
    fault('OBJECTIVE.touchdown', isBeyondGoal(position.men[carrier.of][carrier.man][0], directionOf(position, carrier.of)), 'carrier');
  }
  fault('POSSESSION.c', carrier.of === 'defense' && !changed, 'changed');
  const called = { of: 'offense', man: call?.run ?? 'Q' };
  const isBefore = call !== null && (call.run !== null || !known.zone);
  if (isBefore && !mayAdvance) fault(call.run === null ? 'PLAY.7.1' : 'PLAY.2.1', !isSame(carrier, called), 'carrier');
  const mayCatch = mayAdvance || reads(rules, 'CF-A44', 'backs-include-q');
  for (const clause of ['PASS.ball-moves', 'PLAY.6.2']) {
    fault(clause, isPass(position) && known.zone && hasQ(position) && !mayCatch, 'carrier');
  }
}

function ballFaults(rules, position, fault) {
  const { air, loose, known, scramble } = position;
  if (air !== null) {
    fault('PLAY.7.3', !isPass(position) || !known.zone, 'air');
    const zone = zoneAt(position.line, directionOf(position, 'offense'), air);
    const isCalled = position.call === null || zone === position.call.zone || (scramble === 'spent' && zone !== null);
    fault('P1.1', !isCalled, 'air');
  }
  if (loose === null) return;
  fault('TACKLE.fumble-roll', !isSquare(loose), 'loose');
  fault('FUMBLE.occupied', menAt(position, loose).length > 0, 'loose');
}

function reachedFaults(rules, position, fault) {
  for (const side of SIDES) {
    const man = position.reached[side];
    if (man === null) continue;
    const isKept = !reads(rules, 'CF-A42', 'standing-at-end-counts');
    fault('PASS.receiver-attempt', !isKept || !isOnField(position, { of: side, man }), `reached.${side}`);
    fault('PASS.ball-moves', position.air === null, `reached.${side}`);
  }
}

function markFaults(rules, position, { of, man, by }, fault) {
  fault('BLOCK.pale-mark', !isOnField(position, { of, man }), 'marks');
  const blockers = otherSide(of);
  const areMen = by.every((one) => MEN[blockers].includes(one));
  const isTooMany = by.length > 1 && !reads(rules, 'CF-A54', 'running-total');
  fault('BLOCK.double', by.length === 0 || new Set(by).size < by.length || !areMen || isTooMany, 'marks');
  if (!areMen || !MEN[of].includes(man)) return;
  const powers = by.reduce((sum, one) => sum + powerOf(blockers, one), 0);
  for (const clause of ['BLOCK.success-removal', 'M6.2']) fault(clause, powers > powerOf(of, man), 'marks');
  const there = by.filter((one) => isOnField(position, { of: blockers, man: one })).length;
  const mayWait = reads(rules, 'CF-A53', 'waits-beside') && by.length === 1;
  const mustWait = mayWait && !reads(rules, 'CF-A54', 'last-two');
  fault('BLOCK.failure-removal', mayWait ? mustWait && there === 0 : there > 0, 'marks');
}

function squaresAndKnown(rules, position, fault) {
  const { phase } = position;
  if (!IN_TURN.includes(phase)) return;
  if (phase === 'allot') {
    const hasSquares = position.allotment !== null || position.left !== 0 || Object.keys(position.used).length > 0;
    fault('SETTINGS.draw-each-turn', hasSquares, 'allotment');
  } else squaresFaults(rules, position, fault);
  knownFaults(rules, position, fault);
  const mayShare = position.known.zone || (reads(rules, 'CF-A53', 'waits-beside') && position.marks.length > 0);
  const taken = SIDES.flatMap((side) => Object.values(position.men[side]).filter((square) => square !== null).map(String));
  fault('FIELD.grid', !mayShare && new Set(taken).size < taken.length, 'men');
}

function squaresFaults(rules, position, fault) {
  const { allotment, left, used, mover } = position;
  const [lower, upper] = rules.limits;
  fault('SETTINGS.uniform', allotment === null || allotment < lower || allotment > upper, 'allotment');
  const sum = Object.values(used).reduce((total, squares) => total + squares, 0);
  fault('SCRAMBLE.choice', position.phase === 'throw' && left !== allotment, 'left');
  fault('M8.2', left < 1 || left > allotment || sum !== allotment - left, 'left');
  for (const [man, squares] of Object.entries(used)) {
    fault('MEN.counts', !MEN[mover].includes(man), `used.${man}`);
    fault('M2', MEN[mover].includes(man) && (squares < 1 || squares > speedOf(mover, man)), `used.${man}`);
  }
  if (mover === 'offense') fault('PLAY.7.2', (used.Q ?? 0) > limitOfQ(rules, position), 'used.Q');
}

function knownFaults(rules, position, fault) {
  const { known, turns, call } = position;
  const both = Math.min(turns.offense, turns.defense);
  fault('PLAY.6.1', both >= 1 && !known.type, 'known.type');
  fault('PLAY.7.4', both >= 2 && call.run !== null && !known.carrier, 'known.carrier');
  fault('PLAY.7.1', isPass(position) && known.type && !known.carrier, 'known.carrier');
  fault('PLAY.7.3', known.zone && (!isPass(position) || !known.type), 'known.zone');
  fault('PLAY.7.2', known.zone && turns.offense < 1 && !reads(rules, 'CF-A34', 'first-turn-too'), 'known.zone');
  fault(turns.offense < 1 ? 'PLAY.4.4' : 'PLAY.5.3', known.type && both < 1 && !known.carrier, 'known.type');
}

function somethingToDo(rules, position, fault) {
  if (position.phase === 'move') fault('M8.2', legalSteps(rules, position).length === 0, 'left');
}

const GROUPS = [beforeTheDraw, numbersAndMen, scoreAndLineUps, theCall, turnAndBall, squaresAndKnown, somethingToDo];
