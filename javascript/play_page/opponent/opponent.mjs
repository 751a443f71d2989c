// Computer players of two levels. Each sees only what its seat may see, and guesses hidden information again for each
// action.
import { choiceOf } from './thinking.mjs';

/** The levels of computer players, as the page names them. `opponent` is the easy level, as in earlier addresses. */
export const LEVELS = { opponent: 'the computer (easy)', hard: 'the computer (hard)' };

/** Whether a kind of player is a level of the computer. */
export const isComputer = (player) => Object.hasOwn(LEVELS, player);

/**
 * The action that a computer player chooses for a seat, one of the legal ones. `level` is `opponent` (easy) or `hard`;
 * any other player, such as a person who asks for help, gets the choice of the easy level.
 */
export async function chosen({ about: { ruleset, options } }, { position, legal, views }, seat, random, level = 'opponent') {
  const own = legal.filter((step) => step.seat === seat);
  if (own.length === 1 || seat === 'chance') return own[0];
  const { [seat]: view } = views;
  const fields = Object.keys(position);
  const seed = Math.floor(random() * 2 ** 32);
  return own[await choiceOf({ ruleset, options, view, fields, seat, actions: own.map(({ action }) => action), level, seed })];
}
