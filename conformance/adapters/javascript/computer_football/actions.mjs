// Actions: reading them, and listing those that are legal.
import { badRequest } from '../shared/answers.mjs';
import { anyRecord, integer, list, oneOf, record, text } from '../shared/decode.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { stretch, windowOf } from './geometry.mjs';
import { isAllowed } from './permission.mjs';
import { directionOf, seatOf } from './position.mjs';
import { BACKS, COLUMNS, MEN, ROWS, SEATS, speedOf } from './rulebook.mjs';

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

/** Every legal step of every seat that may act now: a generous list for the phase, and then the rules strike out. */
export function legalSteps(rules, position) {
  const allowed = candidates(position).filter((step) => isAllowed(rules, position, step));
  return allowed.every(({ action }) => action.type === 'wait') ? [] : allowed; // who has no pass to wait with has nothing to do
}

const plain = (seat, type) => ({ seat, action: { type } });

function candidates(position) {
  const { phase, mover } = position;
  if (phase === 'draw' || phase === 'allot') return [plain(CHANCE, phase)];
  if (phase === 'start') return SEATS.map((seat) => plain(seat, 'start'));
  if (phase === 'line-up') return [...places(position, 'offense'), ...calls(position)];
  if (phase === 'defend') return [...places(position, 'defense'), plain(seatOf(position, 'defense'), 'done')];
  if (phase === 'throw') return throws(position);
  if (phase !== 'move') return [];
  const passing = mover === 'offense' ? [...throws(position), plain(position.offense, 'scramble'), plain(position.offense, 'wait')] : [];
  return [...moves(position), ...passing];
}

function places(position, side) {
  const man = MEN[side].find((label) => position.men[side][label] === null);
  if (man === undefined) return [];
  return displayed(position).map((at) => ({ seat: seatOf(position, side), action: { type: 'place', man, at } }));
}

function displayed(position) {
  const { first, last } = windowOf(position.line, directionOf(position, 'offense'));
  const columns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return columns.flatMap((column) => Array.from({ length: ROWS }, (_, index) => [column, index + 1]));
}

function calls(position) {
  const all = [...BACKS.map((run) => ({ run })), ...Array.from({ length: 12 }, (_, index) => ({ zone: index + 1 }))];
  return all.map((one) => ({ seat: position.offense, action: { type: 'call', ...one } }));
}

const throws = (position) => (position.carrier === null ? [] : displayed(position)
  .map((to) => ({ seat: position.offense, action: { type: 'throw', to } })));

/** What the men of the side to move have the squares for. */
export function moves(position) {
  const { mover, men, left, used } = position;
  return MEN[mover].filter((man) => men[mover][man] !== null).flatMap((man) => {
    const reach = Math.min(left, speedOf(mover, man) - (used[man] ?? 0));
    return around(men[mover][man], reach).map((to) => ({ seat: seatOf(position, mover), action: { type: 'move', man, to } }));
  });
}

// Squares of the field in straight lines that cost no more than this.
function around(from, reach) {
  const squares = [];
  for (let column = Math.max(1, from[0] - reach); column <= Math.min(COLUMNS, from[0] + reach); column += 1) {
    for (let row = Math.max(1, from[1] - reach); row <= Math.min(ROWS, from[1] + reach); row += 1) {
      const path = stretch(from, [column, row]);
      if (path !== null && path.cost <= reach) squares.push([column, row]);
    }
  }
  return squares;
}
