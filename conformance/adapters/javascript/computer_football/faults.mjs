// Why `load` refuses a position. Each group is looked at only if those before it are sound.
import { reads } from '../shared/options.mjs';
import { legalSteps } from './actions.mjs';
import { goalAttacked, isBeyondGoal, isSquare, lineToReach, same, zoneAt } from './geometry.mjs';
import { canCatch } from './passes.mjs';
import { isNearQ, isOnDisplay, placing } from './permission.mjs';
import {
  directionOf, emptyPlay, freshPosition, hasQ, isPass, isSame, isThrown, limitOfQ, menAt, receivers, seatOf, sortedMarks,
} from './position.mjs';
import { FIRST_DOWN_COLUMNS, MEN, otherSide, powerOf, SHIFTS, SIDES, speedOf } from './rulebook.mjs';
import { canRecover } from './settle.mjs';

export function faultsOfPosition(rules, position) {
  for (const group of GROUPS) {
    const found = [];
    const fault = (clause, isBroken, place = '') => {
      if (isBroken) found.push({ clause, code: 'impossible', path: `$.position${place === '' ? '' : `.${place}`}` });
    };
    group(rules, position, fault);
    if (found.length > 0) return found;
    if (group === theCall && position.phase === 'over') return [];
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
  const { phase, offense, eastward, play, down, line, first_down: reach } = position;
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
    fault('FIELD.first-down-line', down === 1 && phase !== 'start' && reach !== lineToReach(line, direction), 'first_down');
    fault('FIELD.first-down-line', (reach - goalAttacked(-direction)) * direction < FIRST_DOWN_COLUMNS, 'first_down');
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
  overFaults(position, fault);
  const placed = (side) => MEN[side].filter((man) => men[side][man] !== null);
  fault('NEWGAME.start-button', phase === 'start' && placed('offense').length + placed('defense').length > 0, 'men');
  if (phase === 'start') startFaults(position, fault);
  fault('PLAY.3.1', ['start', 'line-up'].includes(phase) && placed('defense').length > 0, 'men.defense');
  if (!['line-up', 'defend'].includes(phase)) return;
  for (const side of SIDES) {
    fault(side === 'offense' ? 'PLAY.1.1' : 'PLAY.3.1', !equal(placed(side), MEN[side].slice(0, placed(side).length)), `men.${side}`);
    for (const man of placed(side)) placedWell(position, side, man, fault);
  }
  fault('FIELD.grid', placed('defense').some((man) => menAt(position, men.defense[man]).length > 1), 'men.defense');
  fault('PLAY.1.2', phase === 'defend' && placed('offense').length < MEN.offense.length, 'men.offense');
}

// After a score all is known, nobody is to move, and a man who has the ball stands where it was scored (CF-A30).
function overFaults(position, fault) {
  const { phase, winner, score, known, carrier } = position;
  if (phase !== 'over' || winner === null || score === null) return;
  const ended = { mover: null, allotment: null, left: 0, used: {}, air: null, loose: null, fumbled_by: null, reached: emptyPlay().reached };
  const isEnded = Object.entries(ended).every(([name, value]) => equal(sortedKeys(position[name]), sortedKeys(value)));
  fault('OBJECTIVE.sudden-death', !Object.values(known).every(Boolean) || !isEnded, 'phase');
  if (carrier === null) return;
  const at = position.men[carrier.of][carrier.man] ?? null;
  const isWinner = seatOf(position, carrier.of) === winner;
  const direction = directionOf(position, carrier.of) * (score === 'touchdown' ? 1 : -1);
  fault(`OBJECTIVE.${score}`, isWinner !== (score === 'touchdown') || at === null || !isBeyondGoal(at[0], direction), 'carrier');
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
  if ((mover !== null) === isInTurn) turnFaults(rules, position, isInTurn, fault);
  const holders = [position.carrier, position.air, position.loose].filter((one) => one !== null).length;
  fault('PLAY.7.1', holders !== (position.call === null ? 0 : 1), 'carrier');
  if (holders === (position.call === null ? 0 : 1)) theBall(rules, position, fault);
  fault('BLOCK.pale-mark', !equal(position.marks, sortedMarks(position.marks)) || hasDoubles(position.marks), 'marks');
  for (const mark of position.marks) markFaults(rules, position, mark, fault);
}

function turnFaults(rules, position, isInTurn, fault) {
  const { mover, turns } = position;
  if (!isInTurn) beforeThePlay(position, fault);
  fault('M8.1', turns.offense < 0 || turns.defense < 0, 'turns');
  const lead = turns.offense - turns.defense - (mover === 'defense' ? 1 : 0);
  if (isInTurn && !isAnyLead(rules)) fault('OBJECTIVE.alternate', !leads(rules, position).includes(lead), 'turns');
  scrambleFaults(position, fault);
}

// CF-A47, CF-A74: where one side has two turns in a row; with CF-A73 `may-advance` that can happen any number of times.
const isAnyLead = (rules) => reads(rules, 'CF-A73', 'may-advance')
  && (reads(rules, 'CF-A47', 'ball-side-first') || reads(rules, 'CF-A74', 'offense-first'));

function leads(rules, { changed, loose, fumbled_by: loser }) {
  const usual = changed && reads(rules, 'CF-A47', 'ball-side-first') ? -1 : 0;
  if (loose === null || !reads(rules, 'CF-A74', 'offense-first')) return [usual];
  return [usual, usual + (loser === 'offense' ? 1 : -1)];
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

// The parts of a play that are empty until it begins, but for those that other rules look after.
function beforeThePlay(position, fault) {
  const { known, men, call, carrier } = position;
  fault('PLAY.2.3', Object.values(known).includes(true), 'known');
  const due = { ...emptyPlay(), known, men, call, carrier };
  const found = Object.fromEntries(Object.keys(due).map((name) => [name, name === 'mover' ? null : position[name]]));
  fault('PLAY.1.1', !equal(sortedKeys(found), sortedKeys(due)), 'turns');
}

const turnsBegun = ({ phase, mover, turns }) => turns.offense + (mover === 'offense' && phase !== 'allot' ? 1 : 0);
const SECOND = 2; // the offense's turn from which it may throw and scramble

function scrambleFaults(position, fault) {
  const { phase, scramble, mover, turns } = position;
  fault('SCRAMBLE.any-zone', (phase === 'throw') !== (scramble === 'throw'), 'scramble');
  if (scramble === null) return;
  const isThrownNow = isThrown(position);
  const count = scramble === 'spent' && !isThrownNow ? turns.offense : turnsBegun(position);
  fault('SCRAMBLE.choice', !isPass(position) || count < SECOND, 'scramble');
  const clause = scramble === 'throw' ? 'SCRAMBLE.any-zone' : `SCRAMBLE.${scramble}`;
  fault(clause, scramble in SHIFTS && !(phase === 'move' && mover === 'offense'), 'scramble');
  fault(clause, scramble !== 'spent' && isThrownNow, 'scramble');
  const mayThrow = isThrownNow || (mover === 'offense' && isPass(position) && hasQ(position));
  fault(clause, scramble === 'throw' && !mayThrow, 'scramble');
}

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

function markFaults(rules, position, { of, man, by }, fault) {
  fault('BLOCK.pale-mark', !isOnField(position, { of, man }), 'marks');
  const blockers = otherSide(of);
  const areMen = by.every((one) => MEN[blockers].includes(one));
  const isTooMany = by.length > 1 && !reads(rules, 'CF-A54', 'running-total');
  fault('BLOCK.double', by.length === 0 || new Set(by).size < by.length || !areMen || isTooMany, 'marks');
  if (!areMen || !MEN[of].includes(man)) return;
  const powers = by.reduce((sum, one) => sum + powerOf(blockers, one), 0);
  fault('BLOCK.success-removal', powers > powerOf(of, man), 'marks');
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
  fault('FIELD.grid', !mayShare(rules, position, sharedSquares(rules, position)), 'men');
}

// Squares with a man of each side, but for those where a first half waits beside the man he has marked (CF-A53).
function sharedSquares(rules, position) {
  const { offense, defense } = position.men;
  const isBeside = ({ of, man }) => (mark) => mark.of === otherSide(of) && mark.by.includes(man)
    && equal(position.men[mark.of][mark.man], position.men[of][man]);
  const waits = (one) => reads(rules, 'CF-A53', 'waits-beside') && position.marks.some(isBeside(one));
  return MEN.offense.filter((man) => offense[man] !== null).flatMap((man) => {
    const other = MEN.defense.find((label) => same(defense[label], offense[man]));
    const isShared = other !== undefined && !waits({ of: 'offense', man }) && !waits({ of: 'defense', man: other });
    return isShared ? [offense[man]] : [];
  });
}

// CF-A43: to the ball, to any square, or nowhere.
function mayShare(rules, { known, air }, squares) {
  if (squares.length === 0) return true;
  if (!known.zone || reads(rules, 'CF-A43', 'no-entry')) return false;
  return reads(rules, 'CF-A43', 'all-entries-harmless') || (squares.length === 1 && (air === null || same(air, squares[0])));
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
  fault('PLAY.7.1', isPass(position) && known.type && !known.carrier, 'known.carrier');
  fault('PLAY.7.4', both >= 2 && call.run !== null && !known.carrier, 'known.carrier');
  if (known.zone) zoneFaults(rules, position, fault);
  fault(turns.offense < 1 ? 'PLAY.4.4' : 'PLAY.5.3', known.type && both < 1 && !known.carrier, 'known.type');
  seenFaults(rules, position, both, fault);
}

function zoneFaults(rules, position, fault) {
  const first = reads(rules, 'CF-A34', 'first-turn-too') ? 1 : SECOND;
  const isEarly = turnsBegun(position) < first;
  fault('PLAY.7.3', !isPass(position) || !position.known.type, 'known.zone');
  fault('PLAY.7.2', isEarly, 'known.zone');
  fault('PASS.use-all', !isEarly && position.air === null && position.turns.defense < first, 'air');
}

// Who is seen with the ball before his time has been met, or somebody has fumbled (CF-A29).
function seenFaults(rules, { known, carrier, turns }, both, fault) {
  if (!known.carrier || carrier === null || reads(rules, 'CF-A73', 'may-advance')) return;
  const isQ = isSame(carrier, { of: 'offense', man: 'Q' });
  if (reads(rules, 'CF-A29', 'contact-reveals')) return void fault('PLAY.6.1', !isQ && !known.type, 'known.type');
  if (known.zone) return;
  if (both < 1) fault(turns.offense < 1 ? 'PLAY.4.4' : 'PLAY.5.3', true, 'known.carrier');
  else fault('PLAY.7.4', both < 2 && carrier.man !== 'Q', 'known.carrier');
}

function somethingToDo(rules, position, fault) {
  if (position.phase === 'move') fault('M8.2', legalSteps(rules, position).length === 0, 'left');
}

const GROUPS = [beforeTheDraw, numbersAndMen, scoreAndLineUps, theCall, turnAndBall, squaresAndKnown, somethingToDo];
