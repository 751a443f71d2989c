// Positions of games between two easy computer players, for games whose cases have few positions with several ways to act.
import { RULESETS } from '../../../javascript/engine/rulesets.mjs';
import { legalSteps, loadGame, newGame, outcomes, sampled, turn, view } from '../../../javascript/engine/shared/game.mjs';
import { generator } from '../../../javascript/play_page/chance.mjs';
import { picker } from '../../../javascript/play_page/opponent/lookahead.mjs';
import { choiceFor } from '../../../javascript/play_page/opponent/players.mjs';

const GAMES = { 'computer-football': 6 };
const MOST_PLIES = 1_500; // of one game
const ENGINE = { RULESETS, legalSteps, loadGame, outcomes, sampled };

/** Every position of the games, as {case, clauses, options, position, load}, without a case. */
export function positionsOfGames(ruleset) {
  const load = (options, position) => loadGame(RULESETS[ruleset], options, position);
  return Array.from({ length: GAMES[ruleset] ?? 0 }, (_, seed) => positionsOf(ruleset, generator(1 + seed))).flat()
    .map((position) => ({ case: null, clauses: [], options: {}, position, load, asks: [] }));
}

function positionsOf(ruleset, random) {
  let game = newGame(RULESETS[ruleset], {});
  const found = [];
  for (let ply = 0; ply < MOST_PLIES && !turn(game).over; ply += 1) {
    found.push(game.position);
    const [{ seat }] = legalSteps(game);
    const own = legalSteps(game).filter((step) => step.seat === seat);
    game = sampled(game, own[choiceFor(ENGINE, requestOf(ruleset, game, seat, own, random))], picker(random));
  }
  return found;
}

const requestOf = (ruleset, game, seat, own, random) => ({
  ruleset, options: {}, view: seat === 'chance' ? null : view(game, seat), fields: Object.keys(game.position), seat,
  actions: own.map(({ action }) => action), level: 'opponent', seed: Math.floor(random() * 2 ** 32),
});
