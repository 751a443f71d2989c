// M1 to M8: how far a man can go in a straight line.
import { FIELD } from './geometry.mjs';
import { directionOf, isTaken, limitOfQ, waitsFor } from './position.mjs';
import { isLineman, speedOf } from './rulebook.mjs';

const UNITS = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];

/** The squares that a man of the side to move has the squares for, up to the first in each direction where somebody stands. */
export function reach(rules, position, man) {
  const { mover, men: { [mover]: { [man]: from } } } = position;
  const found = [];
  if (from === null || waitsFor(rules, position, { of: mover, man }) !== undefined) return found;
  const squares = squaresLeft(rules, position, man);
  const forward = directionOf(position, mover);
  const isBound = isLineman(man);
  for (const unit of UNITS) if (!isBound || unit[0] * forward >= 0) go(position, from, unit, squares, found);
  return found;
}

function squaresLeft(rules, position, man) {
  const { mover, left, used } = position;
  const most = mover === 'offense' && man === 'Q' ? Math.min(limitOfQ(rules, position), speedOf(mover, man)) : speedOf(mover, man);
  return Math.min(left, most - (used[man] ?? 0));
}

function go(position, from, [across, down], squares, found) {
  const cost = across !== 0 && down !== 0 ? 2 : 1;
  for (let step = 1; step * cost <= squares; step += 1) {
    const to = FIELD[from[0] + step * across - 1]?.[from[1] + step * down - 1];
    if (to === undefined) return;
    found.push(to);
    if (isTaken(position, to)) return;
  }
}
