// The position as a seat (or "public") may see it, and what the screen shows beside it.
import { legalSteps } from './actions.mjs';
import { goalAttacked, windowOf } from './geometry.mjs';
import { isNearQ } from './permission.mjs';
import { directionOf, isPass, isThrown, limitOfQ, sideOf, waitsFor } from './position.mjs';
import { BACKS, GOAL_LINES, MEN, SEATS, speedOf } from './rulebook.mjs';

export function view({ rules, position }, seat) {
  const isPlayer = SEATS.includes(seat);
  const side = isPlayer && position.offense !== null ? sideOf(position, seat) : null;
  const legal = legalSteps(rules, position).filter((one) => one.seat === seat).map(({ action }) => action);
  const isDrawn = position.offense !== null;
  return {
    ...(side === 'offense' ? position : masked(position)),
    window: isDrawn ? windowOf(position.line, directionOf(position, 'offense')) : null,
    lines: isDrawn ? { blue: position.line, yellow: position.first_down } : null,
    markers: isDrawn ? markers(position) : [],
    pale: position.marks.map(({ of, man }) => ({ of, man })),
    squares_left: position.left,
    offered: offered(position, seat, side, legal),
    selectable: selectable(rules, position, side),
    highlighted: highlighted(position, side, legal),
    sounds: sounds(rules, position),
  };
}

// PLAY.2.3, PLAY.6.2, PLAY.7.3: what the defense does not know yet.
function masked(position) {
  const { call, carrier, known } = position;
  if (call === null || position.phase === 'over') return position;
  const seen = (man) => (known.carrier ? man : 'hidden');
  if (!known.type) return { ...position, call: 'hidden', carrier: seen(carrier) };
  if (!isPass(position)) return { ...position, call: known.carrier ? call : { run: 'hidden', zone: null }, carrier: seen(carrier) };
  return isThrown(position) ? position : { ...position, call: { run: null, zone: 'hidden' } };
}

const YARDS_PER_COLUMN = 2;

function markers(position) {
  const { first, last } = windowOf(position.line, directionOf(position, 'offense'));
  const { west, east } = GOAL_LINES;
  const lines = Array.from({ length: (east - west) / 5 + 1 }, (_, index) => west + 5 * index);
  return lines.filter((line) => line >= first - 1 && line <= last)
    .map((line) => ({ line, yards: YARDS_PER_COLUMN * Math.min(line - goalAttacked(-1), goalAttacked(1) - line) }));
}

function offered(position, seat, side, legal) {
  const { phase, play, men } = position;
  const kinds = new Set(legal.map(({ type }) => type));
  const isFresh = phase === 'line-up' && play > 1 && MEN.offense.every((man) => men.offense[man] === null);
  const isPlayer = SEATS.includes(seat);
  return [
    'RULES', 'Settings', 'Men',
    ...(phase === 'draw' ? ['Play a New Game', 'Archived Games'] : []),
    ...(phase === 'start' && isPlayer ? ['Start the Scrimmage'] : []),
    ...(phase === 'line-up' && kinds.has('call') ? calls(position) : []),
    ...(kinds.has('done') ? ['Click When Done'] : []),
    ...(kinds.has('throw') ? ['Throw Pass'] : []),
    ...(kinds.has('scramble') ? ['Scramble'] : []),
    ...(phase === 'over' || isFresh ? ['Instant Replay'] : []),
  ];
}

const calls = (position) => [
  'Then Click Here to Call the Play', ...BACKS.filter((man) => isNearQ(position, man)),
  ...Array.from({ length: 12 }, (_, index) => String(index + 1)),
];

// MOVE.select: whoever has squares left; that he is hemmed in shows only when he is sent somewhere.
function selectable(rules, position, side) {
  const { phase, mover, men, used } = position;
  if (phase !== 'move' || mover !== side) return [];
  const most = (man) => (side === 'offense' && man === 'Q' ? Math.min(limitOfQ(rules, position), speedOf(side, man)) : speedOf(side, man));
  return MEN[side].filter((man) => men[side][man] !== null && (used[man] ?? 0) < most(man)
    && waitsFor(rules, position, { of: side, man }) === undefined);
}

// PASS.throw: the zone that was called is lit for the offense, which may throw into it.
const highlighted = (position, side, legal) =>
  (side === 'offense' && position.phase === 'move' && legal.some(({ type }) => type === 'throw') ? position.call.zone : null);

export function sounds({ mute }, { phase, turns }) {
  if (mute || phase !== 'allot') return [];
  return turns.offense + turns.defense === 0 ? ['hut-hut'] : ['click'];
}
