// MOVE.up-to-two, SKILL.tackle-two-hexes: where a man can get to over free hexes of his room.
import { reads } from '../shared/options.mjs';
import { keyOf, same } from '../shared/coordinates.mjs';
import { distance, has, neighbours } from './geometry.mjs';
import { roomOf, seatOf, standing } from './position.mjs';

// Is a hex, by its key, one of his room where nobody stands?
function freeFor(rules, position, man) {
  const board = standing(position);
  const room = roomOf(rules, seatOf(position, man), man);
  return (key) => !board.has(key) && room.has(key);
}

/** The hexes that a man can reach in so many steps, 1 or 2, his own left out; he goes no further than to `end`. */
export function reachable(rules, position, man, steps, end = null) {
  const isFree = freeFor(rules, position, man);
  const { near, far } = rules.pitch.ways(position.men[man]);
  const last = end === null ? null : keyOf(end);
  const found = [];
  for (const { hex, key } of near) if (isFree(key)) found.push(hex);
  if (steps === 1 || found.length === 0) return found;
  const leadsOn = (key) => key !== last && isFree(key);
  for (const { hex, key, over } of far) if (isFree(key) && over.some(leadsOn)) found.push(hex);
  return found;
}

// TS-A52: who comes to the ball by moving has it, and stays there.
const endOf = (rules, { loose }) => (reads(rules, 'TS-A52', 'own-action') ? null : loose);

/** Is this move one of up to two hexes, as TS-A52 has it for the ball on the way? */
export function isWithinMove(rules, position, { man, to, via }) {
  const own = position.men[man];
  if (via !== undefined) return has(pastBall(rules, position, man), to) && same(via, position.loose);
  const end = endOf(rules, position);
  return same(to, own) ? same(end, own) : has(reachable(rules, position, man, 2, end), to);
}

// TS-A52 `enter-hex`: where one can go over the hex of the ball beside him, back to his own too.
function pastBall(rules, position, man) {
  const { loose, men: { [man]: own } } = position;
  const isFree = freeFor(rules, position, man);
  if (!reads(rules, 'TS-A52', 'enter-hex') || loose === null || distance(rules.pitch, own, loose) !== 1 || !isFree(keyOf(loose))) return [];
  return neighbours(rules.pitch, loose).filter((to) => same(to, own) || isFree(keyOf(to)));
}

/** All moves of a man. */
export function movesOf(rules, position, man) {
  const { loose, men: { [man]: own } } = position;
  const end = endOf(rules, position);
  const moves = same(end, own) ? [{ type: 'move', man, to: own }] : [];
  for (const to of reachable(rules, position, man, 2, end)) moves.push({ type: 'move', man, to });
  for (const to of pastBall(rules, position, man)) moves.push({ type: 'move', man, to, via: loose });
  return moves;
}
