// 14.3: possessions of the game of several plays; where they begin, what they bring, and where the ball lies after them.
import { reads } from '../shared/options.mjs';
import { columnOf, hexAt, lineAt, rowOf } from './field.mjs';
import { GOAL_ROW } from './rulebook.mjs';

export const toGain = (rules) => (reads(rules, 'TF-A88', 'six') ? 6 : 7);

/** The line of a side's own twenty (TF-A90). */
const ownTwenty = (rules) => (reads(rules, 'TF-A90', 'friendly-goal-20') ? 48 : 12);

const series = (rules, line) => ({ down: 1, first_down: line + toGain(rules) });

const noBans = () => ({ offense: [], defense: [] });

export function freshGame(rules) {
  const start = ownTwenty(rules);
  return {
    points: { home: 0, away: 0 }, possession: 1, start, farthest: start, ...series(rules, start),
    banned: { home: noBans(), away: noBans() },
  };
}

/** Where the first possession, and one after a touchdown or a kick, begins. */
export function twentyOf(rules) {
  const column = (rules.field.left + rules.field.right) / 2;
  const hex = hexAt(rules.field, column, ownTwenty(rules));
  return hexAt(rules.field, column, 2 * ownTwenty(rules) - lineAt(rules.field, hex));
}

/** 14.38.3: between the hashmarks, in its own row, which is one of the field of play. */
export function placed({ field }, hex) {
  const row = Math.min(GOAL_ROW, Math.max(1, rowOf(field, hex)));
  return hexAt(field, Math.min(field.right, Math.max(field.left, columnOf(field, hex))), row);
}

/** The same hex as it is called from the other end. */
export const turnedRound = ({ field }, hex) => hexAt(field, field.columns + 1 - columnOf(field, hex), GOAL_ROW + 1 - rowOf(field, hex));

/** The next possession begins at this line. */
export function beginPossession(rules, game, line) {
  Object.assign(game, { possession: game.possession + 1, start: line, farthest: line, ...series(rules, line) });
}

/** The next play of the possession begins at this line. */
export function nextDown(rules, game, line) {
  game.farthest = Math.max(game.farthest, line);
  if (line >= game.first_down) Object.assign(game, series(rules, line));
  else game.down += 1;
}
