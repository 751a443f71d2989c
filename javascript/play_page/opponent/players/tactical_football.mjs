// Tactical football. The easy player has a usual formation, runs, passes and tackles by the value of each action. The
// hard player also covers receivers, and plays the choices of a pass out to the end of the Game-Turn.
import { best, bestByPlayouts, highest, picker } from '../lookahead.mjs';
import { ratings } from './tactical_football/ratings.mjs';
import { winChance } from './tactical_football/position_value.mjs';

export const easy = ({ game, seat, actions, random }) => best(ratings(game, seat, actions, random), random);

const PLIES = 450; // actions of all playouts for one choice
const AHEAD = 90; // actions of one playout
const WIDTH = 4; // actions that are played out
const TRUST = 0.03; // the weight of the rating of an action beside the mean of its playouts
const LEAST = 12; // an action with a rating so far below the best is not played out

export function hard({ engine, game, games, seat, actions, random }) {
  const values = ratings(game, seat, actions, random, true);
  const noisy = values.map((value) => value + random() / 1000);
  if (!isAboutPass(game.position)) return best(values, random);
  const most = Math.max(...values);
  const candidates = highest(noisy, WIDTH).filter((index) => values[index] > most - LEAST);
  if (candidates.length < 2) return candidates[0];
  const all = [game, ...games];
  const play = (index, round) => {
    const { value, plies } = playedOut(engine, all[round % all.length], { seat, action: actions[index] }, random);
    return { value: value + TRUST * values[index], plies };
  };
  return bestByPlayouts(candidates, play, PLIES);
}

const isAboutPass = ({ stage: { phase } }) => phase === 'commitment' || phase === 'short-pass';

/** Play actions out to the end of the Game-Turn; the value is the chance of the seat to win. */
function playedOut(engine, start, step, random) {
  const pick = picker(random);
  const { number } = start.position.turn;
  let [game, next, plies] = [start, step, 0];
  for (; plies < AHEAD; plies += 1) {
    game = engine.sampled(game, next, pick);
    const { stage, turn } = game.position;
    if (stage.phase === 'over' || turn.number !== number) break;
    const steps = engine.legalSteps(game);
    if (steps.length === 0) break;
    next = steps.length === 1 ? steps[0] : steps[best(ratings(game, steps[0].seat, steps.map(({ action }) => action), random, true), random)];
  }
  return { value: winChance(game, step.seat), plies: plies + 1 };
}
