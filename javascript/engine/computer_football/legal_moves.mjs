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

/** A list of one move of that side, or an empty list. */
export function firstMove(rules, position) {
  for (const man of MEN[position.mover]) {
    for (const to of reach(rules, position, man)) {
      const step = stepTo(position, man, to);
      if (isLegal(rules, position, step)) return [step];
    }
  }
  return [];
}

/** Whether that side has a legal move. */
export const canMove = (rules, position) => firstMove(rules, position).length > 0;

function addMoves(rules, position, man, found) {
  for (const to of reach(rules, position, man)) {
    const step = stepTo(position, man, to);
    if (isLegal(rules, position, step)) found.push(step);
  }
}

const stepTo = (position, man, to) => ({ seat: seatOf(position, position.mover), action: { type: 'move', man, to } });

// Only where a man stands, and at the ball, are the rules asked about the square.
function isLegal(rules, position, step) {
  const { to } = step.action;
  return (!isTaken(position, to) && !same(to, position.air)) || isMoveAllowed(rules, position, step);
}
