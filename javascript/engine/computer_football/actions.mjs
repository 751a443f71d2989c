// Actions: reading them, and listing those that are legal.
import { badRequest } from '../shared/failures.mjs';
import { anyRecord, integer, list, oneOf, record, text } from '../shared/decoder.mjs';
import { firstOfEachKind } from '../shared/permission.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { FIELD, windowOf, zoneAt } from './geometry.mjs';
import { firstMove, moves } from './legal_moves.mjs';
import { isAllowed, placing } from './permission.mjs';
import { directionOf, hasQ, isPass, isTaken, isThrown, seatOf } from './position.mjs';
import { BACKS, COLUMNS, MEN, SEATS, WINDOW } from './rulebook.mjs';

const FIELDS = {
  draw: [], start: [], place: ['man', 'at'], call: [], done: [], allot: [], move: ['man', 'to'], scramble: [], throw: ['to'],
  wait: [],
};
const FARTHEST = 99; // that can be written; whether there is such a square is for the rules to say
const CALLS = ['run', 'zone', 'kick'];

export function decodeAction(value, path = '$.action') {
  oneOf(anyRecord(value, path).type, `${path}.type`, Object.keys(FIELDS));
  record(value, path, ['type', ...FIELDS[value.type]], value.type === 'call' ? CALLS : []);
  if (value.man !== undefined) text(value.man, `${path}.man`);
  for (const name of ['at', 'to']) if (value[name] !== undefined) decodeSquare(value[name], `${path}.${name}`);
  for (const name of ['run', 'kick']) if ((value[name] ?? null) !== null) text(value[name], `${path}.${name}`);
  if ((value.zone ?? null) !== null) integer(value.zone, `${path}.zone`);
  return value;
}

export function decodeSquare(value, path) {
  if (list(value, path).length !== 2) throw badRequest(`${path}: a square is [column, row]`);
  value.forEach((part, index) => integer(part, `${path}[${index}]`, -FARTHEST, FARTHEST));
  return value;
}

/** Every legal step of every seat that may act now. */
export const legalSteps = (rules, position) => unlessWaiting(stepsOf(rules, position, moves, (steps, isLegal) => steps.filter(isLegal)));

/** A legal step of each kind that a seat may do now, found without the list of all legal steps. */
export const stepOfEachKind = (rules, position) => unlessWaiting(stepsOf(rules, position, firstMove, firstOfEachKind));

// Who has no pass to wait with has nothing to do.
const unlessWaiting = (allowed) => (allowed.every(({ action }) => action.type === 'wait') ? [] : allowed);

const plain = (seat, type) => ({ seat, action: { type } });

// Of what is more than placing and moving men, a generous list for the phase, from which the rules then strike out.
function stepsOf(rules, position, movesOf, pick) {
  const { phase, mover } = position;
  const allowed = (steps) => pick(steps, (step) => isAllowed(rules, position, step));
  if (phase === 'draw' || phase === 'allot') return allowed([plain(CHANCE, phase)]);
  if (phase === 'start') return allowed(SEATS.map((seat) => plain(seat, 'start')));
  if (phase === 'line-up') return [...places(position, 'offense'), ...allowed(calls(position))];
  if (phase === 'defend') return [...places(position, 'defense'), ...allowed([plain(seatOf(position, 'defense'), 'done')])];
  if (phase === 'throw') return allowed(throws(position));
  if (phase !== 'move') return [];
  if (mover === 'defense') return movesOf(rules, position);
  return [...movesOf(rules, position), ...allowed([...throws(position), plain(position.offense, 'scramble'), plain(position.offense, 'wait')])];
}

/** Is there anything to do? */
export const canAct = (rules, position) => stepOfEachKind(rules, position).length > 0;

// The free squares on display where the next man may stand.
function places(position, side) {
  const man = MEN[side].find((label) => position.men[side][label] === null);
  if (man === undefined) return [];
  const seat = seatOf(position, side);
  return displayed(position)
    .filter((at) => !isTaken(position, at) && placing(position, side, man, at).every(([, holds]) => holds))
    .map((at) => ({ seat, action: { type: 'place', man, at } }));
}

// The squares on display, by the first column of the window.
const DISPLAYED = FIELD.slice(0, COLUMNS - WINDOW + 1).map((_, west) => FIELD.slice(west, west + WINDOW).flat());

const displayed = (position) => DISPLAYED[windowOf(position.line, directionOf(position, 'offense')).first - 1];

function calls(position) {
  const all = [...BACKS.map((run) => ({ run })), ...Array.from({ length: 12 }, (_, index) => ({ zone: index + 1 }))];
  return all.map((one) => ({ seat: position.offense, action: { type: 'call', ...one } }));
}

// P1: into the zone that was called, or after a scramble into any.
function throws(position) {
  const { call, offense, line, phase } = position;
  if (!isPass(position) || isThrown(position) || !hasQ(position)) return [];
  const direction = directionOf(position, 'offense');
  return displayed(position).filter((to) => phase === 'throw' || zoneAt(line, direction, to) === call.zone)
    .map((to) => ({ seat: offense, action: { type: 'throw', to } }));
}
