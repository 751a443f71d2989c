// Squares, lines, the displayed window and its zones. Direction is +1 eastward and -1 westward.
import { COLUMNS, FIRST_DOWN_COLUMNS, GOAL_LINES, isLineman, ROWS, WINDOW } from './rulebook.mjs';

/** Every square, column by column. */
export const FIELD = Array.from({ length: COLUMNS }, (_, column) => Array.from({ length: ROWS }, (__, row) => [column + 1, row + 1]));

export const isSquare = (square) => square[0] >= 1 && square[0] <= COLUMNS && square[1] >= 1 && square[1] <= ROWS;
export const goalAttacked = (direction) => (direction > 0 ? GOAL_LINES.east : GOAL_LINES.west);
/** Beyond that goal line: in the end zone which a side going this way attacks. */
export const isBeyondGoal = (column, direction) => (direction > 0 ? column > GOAL_LINES.east : column <= GOAL_LINES.west);
export const columnsToGoal = (line, direction) => (goalAttacked(direction) - line) * direction;

/** The n-th column behind the line, 1 being that of the linemen; n of 0 and below lie beyond it. */
export const behind = (line, direction, n) => (direction > 0 ? line + 1 - n : line + n);
/** How many columns behind the line; 0 and less on the side of the defense. */
export const depth = (line, direction, column) => (direction > 0 ? line + 1 - column : column - line);

export const isInsideThe20 = (line, direction) => columnsToGoal(line, direction) < 10;

export function windowOf(line, direction) {
  const first = direction > 0 ? Math.min(line - 4, COLUMNS - WINDOW + 1) : Math.max(line - 14, 1);
  return { first, last: first + WINDOW - 1 };
}

/** Zones count down the rows and then from west to east (CF-A02); null for a square not on display. */
export function zoneAt(line, direction, [column, row]) {
  const { first, last } = windowOf(line, direction);
  if (column < first || column > last || row < 1 || row > ROWS) return null;
  return 3 * Math.floor((column - first) / 5) + Math.floor((row - 1) / 5) + 1;
}

/** The line k columns further, but never beyond the goal line (CF-A83). */
export function lineToReach(line, direction) {
  const goal = goalAttacked(direction);
  const far = line + FIRST_DOWN_COLUMNS * direction;
  return direction > 0 ? Math.min(far, goal) : Math.max(far, goal);
}

/** {steps, cost, unit} of a straight stretch in one of eight directions, else null. */
export function stretch([fromColumn, fromRow], [toColumn, toRow]) {
  const across = toColumn - fromColumn;
  const down = toRow - fromRow;
  const isStraight = across === 0 || down === 0 || Math.abs(across) === Math.abs(down);
  if (!isStraight || (across === 0 && down === 0)) return null;
  const steps = Math.max(Math.abs(across), Math.abs(down));
  const diagonal = across !== 0 && down !== 0;
  return { steps, cost: diagonal ? 2 * steps : steps, unit: [Math.sign(across), Math.sign(down)] };
}

/** The squares entered, the last one included. */
export function squaresOf([column, row], { steps, unit: [across, down] }) {
  const squares = [];
  for (let step = 1; step <= steps; step += 1) squares.push([column + across * step, row + down * step]);
  return squares;
}

/** Can a man who stands here ever come there, if nobody hinders him? Tackles and guards never go back (CF-A23). */
export const canEverReach = (man, forward, from, to) => !isLineman(man) || (to[0] - from[0]) * forward >= 0;
