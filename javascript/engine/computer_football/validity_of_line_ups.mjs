// Faults of the line, of who stands where before the play, of the score and the call.
import { isEqual } from '../shared/validity.mjs';
import { reads } from '../shared/options.mjs';
import { goalAttacked, isBeyondGoal, isSquare, lineToReach } from './geometry.mjs';
import { isNearQ, isOnDisplay, placing } from './permission.mjs';
import { directionOf, emptyPlay, menAt, seatOf, standsOn } from './position.mjs';
import { FIRST_DOWN_COLUMNS, MEN, SIDES } from './rulebook.mjs';

export function numbersAndMen(rules, position, fault) {
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
  fault('OBJECTIVE.eleven-men', MEN[side].some((man) => !Object.hasOwn(men[side], man)), `men.${side}`);
  fault('MEN.counts', Object.keys(men[side]).some((man) => !MEN[side].includes(man)), `men.${side}`);
  const squares = Object.values(men[side]).filter((square) => square !== null);
  fault('INTRO.field-size', !squares.every(isSquare), `men.${side}`);
  fault('FIELD.grid', new Set(squares.map(String)).size < squares.length, `men.${side}`);
}

export function scoreAndLineUps(rules, position, fault) {
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
    fault(side === 'offense' ? 'PLAY.1.1' : 'PLAY.3.1', !isEqual(placed(side), MEN[side].slice(0, placed(side).length)), `men.${side}`);
    for (const man of placed(side)) placedWell(position, side, man, fault);
  }
  fault('PLAY.1.2', phase === 'defend' && placed('offense').length < MEN.offense.length, 'men.offense');
}

// After a score all is known, nobody is to move, and a man who has the ball stands where it was scored (CF-A30).
function overFaults(position, fault) {
  const { phase, winner, score, known, carrier } = position;
  if (phase !== 'over' || winner === null || score === null) return;
  const ended = { mover: null, allotment: null, left: 0, used: {}, air: null, loose: null, fumbled_by: null, reached: emptyPlay().reached };
  const isEnded = Object.entries(ended).every(([name, value]) => isEqual(position[name], value));
  fault('OBJECTIVE.sudden-death', !Object.values(known).every(Boolean) || !isEnded, 'phase');
  if (carrier === null) return;
  const at = standsOn(position, carrier);
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
  const place = `men.${side}.${man}`;
  const isSeen = isOnDisplay(position, at);
  fault('INTRO.segment', !isSeen, place);
  if (isSeen) for (const [clause, holds] of placing(position, side, man, at)) fault(clause, !holds, place);
  fault('FIELD.grid', side === 'defense' && menAt(position, at).length > 1, place);
}

export function theCall(rules, { phase, call, ...position }, fault) {
  const isBefore = ['start', 'line-up'].includes(phase);
  fault('PLAY.1.2', isBefore !== (call === null), 'call');
  if (call === null) return;
  fault('INTRO.run-or-pass', (call.run === null) === (call.zone === null), 'call');
  fault('PLAY.2.2', call.zone !== null && (call.zone < 1 || call.zone > 12), 'call.zone');
  fault('L4.2', phase === 'defend' && call.run !== null && !isNearQ(position, call.run), 'call.run');
}
