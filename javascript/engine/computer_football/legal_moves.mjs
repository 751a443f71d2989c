// The legal moves of the side whose turn it is, in a movement phase.
import { same } from '../shared/coordinates.mjs';
import { isMoveAllowed } from './move_permission.mjs';
import { isTaken, seatOf } from './position.mjs';
import { reach } from './stretches.mjs';
import { MEN } from './rulebook.mjs';

/** All moves of the side whose turn it is. */
export function moves(rules, position) {
  const found = [];
  for (const man of MEN[position.mover]) addMoves(rules, position, man, found);
  return found;
}

/** Whether that side has a legal move. */
export const canMove = (rules, position) => MEN[position.mover].some((man) => addMoves(rules, position, man, []).length > 0);

// Only where a man stands, and at the ball, are the rules asked about the square.
function addMoves(rules, position, man, found) {
  const { mover, air } = position;
  const seat = seatOf(position, mover);
  for (const to of reach(rules, position, man)) {
    const step = { seat, action: { type: 'move', man, to } };
    if ((!isTaken(position, to) && !same(to, air)) || isMoveAllowed(rules, position, step)) found.push(step);
  }
  return found;
}
