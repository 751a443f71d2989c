// MOVE.up-to-two, SKILL.tackle-two-hexes: where a man can get to over free hexes of his room.
import { reads } from '../shared/options.mjs';
import { has, neighbours, same } from './geometry.mjs';
import { isRoom, manAt, seatOf } from './position.mjs';

/** The hexes that a man can reach in so many steps, his own left out; nobody goes on from a hex where `stops` holds. */
export function reachable(rules, position, man, steps, stops = () => false) {
  const seat = seatOf(position, man);
  const start = position.men[man];
  const isFree = (hex) => isRoom(rules, seat, man, hex) && manAt(position, hex) === undefined;
  let edge = [start];
  const found = [];
  for (let step = 0; step < steps; step += 1) {
    const goingOn = edge.filter((hex) => same(hex, start) || !stops(hex));
    edge = goingOn.flatMap((hex) => neighbours(rules.pitch, hex)).filter((hex) => isFree(hex) && !same(hex, start));
    for (const hex of edge) if (!has(found, hex)) found.push(hex);
  }
  return found;
}

/** Is this move one of up to two hexes, as TS-A52 has it for the ball on the way? */
export function isWithinMove(rules, position, { man, to, via }) {
  const own = position.men[man];
  const { loose } = position;
  const takesByMoving = !reads(rules, 'TS-A52', 'own-action');
  if (via !== undefined) {
    return reads(rules, 'TS-A52', 'enter-hex') && same(via, loose) && has(neighbours(rules.pitch, own), via)
      && has(reachable(rules, position, man, 1), via) && has(neighbours(rules.pitch, via), to)
      && (same(to, own) || has(reachable(rules, { ...position, men: { ...position.men, [man]: via } }, man, 1), to));
  }
  if (same(to, own)) return takesByMoving && same(loose, own);
  return has(reachable(rules, position, man, 2, (hex) => takesByMoving && same(hex, loose)), to);
}
