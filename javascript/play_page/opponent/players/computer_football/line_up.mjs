// Line-ups and calls of the computer game.
import { apart, depthOf, MIDDLE, SPEED, wayOf } from './board.mjs';

// Columns behind the line for the offense, and beyond it for the defense; 1 for all other men.
const DEPTHS = { Q: 2, F: 2, H: 3, T: 3 };
const USUAL = { L1: 2, L2: 2, L3: 3, B1: 4, B2: 5, S: 8 };
// Rows from the middle.
const ROW_OF = {
  T1: -4, G1: -2, G2: 0, G3: 2, T2: 4, TE: 5, SE: -5, Q: 0, F: -1, H: 2, T: 1, L1: -1, L2: 1, L3: 3, B1: -3, B2: 1, S: 0,
};

/**
 * The depths and rows of the hard defense, by the columns that the offense needs: it guards both side lines, and stands
 * deeper if a long gain or a pass is to be expected.
 */
const SCHEMES = {
  short: { T1: [1, -3], T2: [1, 3], G1: [1, -1], G2: [2, 0], G3: [1, 1], L1: [3, -5], L2: [4, 0], L3: [3, 5], B1: [5, -3], B2: [5, 3], S: [8, 0] },
  usual: { T1: [1, -3], T2: [1, 3], G1: [2, -1], G2: [3, 0], G3: [2, 1], L1: [4, -5], L2: [5, 0], L3: [4, 5], B1: [7, -3], B2: [7, 3], S: [10, 0] },
  long: { T1: [1, -3], T2: [1, 3], G1: [2, -1], G2: [3, 0], G3: [2, 1], L1: [5, -5], L2: [6, 0], L3: [5, 5], B1: [9, -4], B2: [9, 4], S: [12, 0] },
};

/** The columns that the offense needs for a first down. */
const neededOf = (position) => (position.first_down - position.line) * wayOf(position, 'offense');

function schemeOf(position) {
  const needed = neededOf(position);
  if (needed <= 2) return SCHEMES.short;
  return needed >= 6 || (position.down >= 3 && needed >= 4) ? SCHEMES.long : SCHEMES.usual;
}

export function ratePlace({ position, side, isHard }, { man, at }) {
  const depth = depthOf(position, at);
  const [wanted, row] = side === 'offense' ? [DEPTHS[man] ?? 1, ROW_OF[man]] : isHard ? schemeOf(position)[man] : [USUAL[man] ?? 1, ROW_OF[man]];
  return -Math.abs((side === 'offense' ? depth : 1 - depth) - wanted) - Math.abs(at[1] - MIDDLE - row);
}

/** Runs by the fast backs; passes to the zones of the ends, more often on late downs with many columns to go. */
export function rateCall({ position }, { run = null, zone }, random) {
  const { men, line } = position;
  const way = wayOf(position, 'offense');
  const wantsPass = passWish(position);
  if (run !== null) return SPEED[run] / 6 + 0.6 * random() - wantsPass;
  const [column, row] = middleOf(zone, line, way);
  const ahead = (column - line) * way;
  const ends = ['SE', 'TE', 'H', 'T', 'F'].map((man) => men.offense[man]).filter(Boolean);
  const near = Math.min(...ends.map((at) => apart(at, [column, row])));
  return (ahead < 1 || ahead > 8 ? -2 : 0) - near / 12 + 0.6 * random() + wantsPass;
}

/** How much the offense wants to pass, by down and distance. */
export const passWish = (position) => (neededOf(position) >= 4 ? 0.35 + 0.2 * (position.down - 1) : 0.15);

/** The square in the middle of a zone. */
export function middleOf(zone, line, way) {
  const first = way > 0 ? Math.min(line - 4, 41) : Math.max(line - 14, 1);
  return [first + 5 * Math.floor((zone - 1) / 3) + 2, 5 * ((zone - 1) % 3) + 3];
}
