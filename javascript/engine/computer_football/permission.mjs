// Who may do what: the clauses that an action has to satisfy, in the order in which they are blamed.
import { reads } from '../shared/options.mjs';
import { permissionOf } from '../shared/permission.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { depth, isInsideThe20, isSquare, windowOf, zoneAt } from './geometry.mjs';
import { canMove } from './legal_moves.mjs';
import { isOnTurn, move } from './move_permission.mjs';
import { directionOf, hasQ, isPass, isThrown, menAt, seatOf } from './position.mjs';
import { BACKS, ENDS, isLineman, LINEMEN, MEN, SEATS, SHIFTS } from './rulebook.mjs';

const DUE = {
  draw: ['draw'], start: ['start'], 'line-up': ['place', 'call'], defend: ['place', 'done'], allot: ['allot'],
  move: ['move', 'throw', 'scramble', 'wait'], throw: ['throw'], over: [],
};
const DUE_CLAUSE = {
  draw: 'INTRO.random-start', start: 'NEWGAME.start-button', 'line-up': 'PLAY.1.1', defend: 'PLAY.3.1',
  allot: 'SETTINGS.draw-each-turn', move: 'M8.1', throw: 'SCRAMBLE.any-zone', over: 'OBJECTIVE.sudden-death',
};

export const { consult, isAllowed } = permissionOf((table, action) => {
  const { position: { phase }, ask } = table;
  const isDue = ask(DUE_CLAUSE[phase], DUE[phase].includes(action.type), { phase, action: action.type });
  if (isDue) NEEDS[action.type](table, action);
});

const NEEDS = {
  draw: ({ seat, ask }) => ask('INTRO.random-start', seat === CHANCE, { seat }),
  start: ({ seat, ask }) => ask('NEWGAME.start-button', SEATS.includes(seat), { seat }),
  allot: ({ seat, ask }) => ask('SETTINGS.draw-each-turn', seat === CHANCE, { seat }),
  done({ position, seat, ask }) {
    if (!ask('PLAY.3.1', seat === seatOf(position, 'defense'), { seat })) return;
    ask('PLAY.3.2', isComplete(position, 'defense'), { next: nextMan(position, 'defense') });
  },
  place, call, move, throw: throwPass, scramble, wait,
};

const nextMan = ({ men }, side) => MEN[side].find((man) => men[side][man] === null) ?? null;
const isComplete = (position, side) => nextMan(position, side) === null;

// ---- the line-ups

function place({ position, seat, ask }, { man, at }) {
  const [side, clause] = position.phase === 'line-up' ? ['offense', 'PLAY.1.1'] : ['defense', 'PLAY.3.1'];
  if (!ask(clause, seat === seatOf(position, side), { seat })) return;
  const isKnown = ask('MEN.counts', MEN[side].includes(man), { man });
  if (isKnown) ask(clause, man === nextMan(position, side), { man });
  if (!ask('INTRO.field-size', isSquare(at), { at })) return;
  ask('INTRO.segment', isOnDisplay(position, at), { at });
  ask('FIELD.grid', menAt(position, at).length === 0, { at });
  if (isKnown) for (const [due, holds] of placing(position, side, man, at)) ask(due, holds, { man, at });
}

export function isOnDisplay(position, [column]) {
  const { first, last } = windowOf(position.line, directionOf(position, 'offense'));
  return column >= first && column <= last;
}

/** L1 to L5: [clause, holds] for one man on one square. */
export function placing(position, side, man, at) {
  const direction = directionOf(position, 'offense');
  const back = depth(position.line, direction, at[0]);
  if (side === 'defense') return [['L5', back <= 0]];
  if (isLineman(man)) return [['L1', back === 1]];
  if (ENDS.includes(man)) return placingEnd(position.line, direction, back, at);
  if (man !== 'Q') return [['L4.1', back > 1]];
  return [['L3.1', back > 1], ['L3.3', back <= 4], ['L3.2', LINEMEN.some((other) => position.men.offense[other]?.[1] === at[1])]];
}

function placingEnd(line, direction, back, at) {
  if (back === 1) return [['L2.1', true]];
  const zones = direction > 0 ? [7, 8, 9] : [4, 5, 6];
  return [['L2.2', zones.includes(zoneAt(line, direction, at))], ['L2.4', !isInsideThe20(line, direction)]];
}

function call({ position, seat, ask }, { run = null, zone = null, kick = null }) {
  if (!ask('PLAY.1.1', seat === seatOf(position, 'offense'), { seat })) return;
  const isPlay = ask('INTRO.no-kicks', kick === null);
  const isClear = isPlay && ask('INTRO.run-or-pass', (run === null) !== (zone === null));
  const complete = ask('PLAY.1.2', isComplete(position, 'offense'), { next: nextMan(position, 'offense') });
  if (!isClear) return;
  if (zone !== null) ask('PLAY.2.2', zone >= 1 && zone <= 12, { run, zone });
  else if (ask('PLAY.2.1', BACKS.includes(run), { run, zone }) && complete) ask('L4.2', isNearQ(position, run), { run, zone });
}

/** L4.2: at most two rows from the quarterback (CF-A12). */
export const isNearQ = ({ men: { offense } }, man) => Math.abs(offense[man][1] - offense.Q[1]) <= 2;

// ---- passing

function throwPass({ rules, position, seat, ask }, { to }) {
  const { scramble: result, turns, left, allotment } = position;
  if (!ask('OBJECTIVE.alternate', isOnTurn(position, 'offense', seat), { seat })) return;
  if (!ask('PLAY.7.2', isPass(position)) || !ask('PASS.ball-moves', hasQ(position) && !isThrown(position))) return;
  ask('SCRAMBLE.run', result !== 'run', { scramble: result });
  ask('SCRAMBLE.choice', !(result in SHIFTS), { scramble: result });
  ask('PLAY.6.1', turns.offense > 0 || reads(rules, 'CF-A34', 'first-turn-too'), { turns: turns.offense });
  ask('PASS.use-all', isUntouched(position) || reads(rules, 'CF-A33', 'any-time-in-turn'), { left, allotment });
  if (!ask('INTRO.field-size', isSquare(to), { to })) return;
  const zone = zoneAt(position.line, directionOf(position, 'offense'), to);
  if (result === 'throw') ask('P1.2', zone !== null, { to, zone });
  else ask('P1.1', zone === position.call.zone, { to, zone });
  ask('P2.2', !menAt(position, to).some(({ of, man }) => of === 'offense' && (man === 'Q' || isLineman(man))), { to });
}

function scramble({ position, seat, ask }) {
  const { scramble: result, turns, left, allotment } = position;
  if (!ask('OBJECTIVE.alternate', isOnTurn(position, 'offense', seat), { seat })) return;
  if (!ask('SCRAMBLE.choice', isPass(position) && hasQ(position) && !isThrown(position))) return;
  ask('SCRAMBLE.choice', result === null, { scramble: result });
  ask('PLAY.6.1', turns.offense > 0, { turns: turns.offense });
  ask('SCRAMBLE.choice', isUntouched(position), { left, allotment });
}

// CF-B02: only who has nobody to move may let his turn go by.
function wait({ rules, position, seat, ask }) {
  const { left, allotment } = position;
  if (!ask('OBJECTIVE.alternate', isOnTurn(position, 'offense', seat), { seat })) return;
  ask('M8.2', reads(rules, 'CF-B02', 'may-wait') && !canMove(rules, position), { left, allotment });
}

const isUntouched = ({ allotment, left }) => left === allotment;
