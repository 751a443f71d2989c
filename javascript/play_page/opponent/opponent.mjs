// The computer opponent: it chooses the legal action whose exact odds lead to the most valuable positions. It looks one
// action ahead and chooses at random among equal actions. It guesses hidden information again for each action.
import { behind } from './hidden_state.mjs';
import { share } from '../chance.mjs';
import { worthOf } from './heuristics.mjs';
import { setAside } from '../action_previews.mjs';
import { ask } from '../engine_connection.mjs';

const MOST_WEIGHED = 120;

/** The levels of computer players, as the page names them. `opponent` is the easy level, as in earlier addresses. */
export const LEVELS = { opponent: 'the computer (easy)', hard: 'the computer (hard)' };

/** Whether a kind of player is a level of the computer. */
export const isComputer = (player) => Object.hasOwn(LEVELS, player);

/**
 * The action that a computer player chooses for a seat, one of the legal ones. `level` is `opponent` (easy) or `hard`;
 * any other player, such as a person who asks for help, gets the choice of the easy level.
 */
export async function chosen(session, moment, seat, random, level = 'opponent') {
  const own = moment.legal.filter((step) => step.seat === seat);
  if (own.length === 1 || seat === 'chance') return own[0];
  const { of, worth, isAlike } = worthOf(session.about.ruleset, moment.position);
  const some = own.length > MOST_WEIGHED ? sample(own, MOST_WEIGHED, random) : own;
  const [weighed, game] = [[], isAlike ? null : await guessed(session, moment, seat, random)];
  const value = (step) => (game === null ? 0 : expected(game, step, seat, of, worth));
  for (const step of some) weighed.push([isAlike ? worth(moment.position, seat, step.action) : await value(step), step]);
  const most = Math.max(...weighed.map(([value]) => value));
  const best = weighed.filter(([value]) => value > most - 1e-9);
  return best[Math.floor(random() * best.length)][1];
}

/** A game at a guessed position that fits the view of the seat; null if no guessed position is valid. */
async function guessed(session, { position, views }, seat, random) {
  const { positions } = behind(session.about.ruleset, views[seat], Object.keys(position));
  const inAnyOrder = positions.map((each) => [random(), each]).sort(([one], [other]) => one - other);
  for (const [, each] of inAnyOrder) {
    const game = await setAside(session, each, 'thought');
    if (game !== null) return game;
  }
  return null;
}

async function expected(game, { seat, action }, own, of, worth) {
  const reply = await ask({ op: 'query', query: 'odds', game, args: { seat, action, of } });
  if (reply.status !== 'ok') return 0;
  return reply.value.reduce((sum, { is, p }) => {
    const position = Object.fromEntries(of.map((pointer, number) => [pointer.slice(1), is[number]]));
    return sum + share(p) * worth(position, own, action);
  }, 0);
}

/** A number of different actions drawn at random, with at least one of each type. */
function sample(all, number, random) {
  const kinds = new Map(all.map((step) => [step.action.type, step]));
  const drawn = all.map((step) => [random(), step]).sort(([one], [other]) => one - other).slice(0, number);
  return [...kinds.values(), ...drawn.map(([, step]) => step)];
}
