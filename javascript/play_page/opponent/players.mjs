// The choice of a computer player from a request: the view of a seat and its legal actions. The choice depends on the
// request alone.
import { generator } from '../chance.mjs';
import { behind } from './hidden_state.mjs';
import * as card from './players/card_football.mjs';
import * as computer from './players/computer_football.mjs';
import * as football from './players/tactical_football.mjs';
import * as soccer from './players/tactical_soccer.mjs';

const GAMES = {
  'card-football': card, 'computer-football': computer, 'tactical-football': football, 'tactical-soccer': soccer,
};

/** The index of the action that a player of a level chooses. */
export function choiceFor(engine, { ruleset, options, view, fields, seat, actions, level, seed }) {
  if (actions.length < 2) return 0;
  const random = generator(seed);
  const games = guesses(engine, { ruleset, options, view, fields }, random);
  const { done, value: game } = games.next();
  if (done) return Math.floor(random() * actions.length);
  const { easy, hard } = GAMES[ruleset];
  return (level === 'hard' ? hard : easy)({ engine, game, games, seat, actions, random });
}

/** Games at guessed positions that fit the view, in random order, each at most once. */
function* guesses(engine, { ruleset, options, view, fields }, random) {
  const { positions } = behind(ruleset, view, fields);
  const inAnyOrder = positions.map((each) => [random(), each]).sort(([one], [other]) => one - other);
  for (const [, position] of inAnyOrder) {
    const game = loaded(engine, ruleset, options, position);
    if (game !== null) yield game;
  }
}

function loaded(engine, ruleset, options, position) {
  try {
    return engine.loadGame(engine.RULESETS[ruleset], options, position);
  } catch {
    return null; // an invalid guess
  }
}
