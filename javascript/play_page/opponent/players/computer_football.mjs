// The computer game of SCRIMMAGE. The easy player has a usual line-up, calls by down and distance, and rates each move
// in squares up the field. The hard player lines up by down and distance, guesses who has the ball by who has moved, and
// plays the best rated actions out to the end of the play.
import { best, bestByPlayouts, highest, picker } from '../lookahead.mjs';
import { GOAL_LINES, suspicions, wayOf } from './computer_football/board.mjs';
import { passWish } from './computer_football/line_up.mjs';
import { ratings } from './computer_football/ratings.mjs';

export const easy = ({ game, seat, actions, random }) => best(ratings(game, seat, actions, random), random);

// ---- looking ahead

const PLIES = 300; // actions of all playouts for one choice
const AHEAD = 12; // actions of one playout
const TO_THE_END = 36; // actions of one playout of a call
const WIDTH = 8; // actions that are played out
const CALLS = 4; // calls that are played out
const PASS_SHARE = 0.25; // the weight of a pass to one zone beside a run by one back
const TRUST = 0.004; // the weight of the rating of an action beside the mean of its playouts

export function hard({ engine, game, games, seat, actions, random }) {
  const values = ratings(game, seat, actions, random, true);
  if (actions.every(({ type }) => type === 'place' || type === 'start')) return best(values, random);
  const worlds = weighted([game, ...games], seat);
  const pick = picker(random);
  const isCall = actions.some(({ type }) => type === 'call');
  const noisy = values.map((value) => value + random() / 100);
  const play = (index) => {
    const { value, plies } = playedOut(engine, pick(worlds), { seat, action: actions[index] }, isCall ? TO_THE_END : AHEAD, random);
    return { value: value + (isCall ? 0 : TRUST * values[index]), plies };
  };
  return bestByPlayouts(highest(noisy, isCall ? CALLS : WIDTH), play, PLIES);
}

/** Guesses with weights: runs by the chance that each back has the ball, passes by down and distance. */
function weighted(games, seat) {
  return games.map((game) => {
    const { position: { call, offense }, position } = game;
    if (seat === offense || call === null || games.length === 1) return [game, 1];
    if (call.run === null) return [game, PASS_SHARE * passWish(position)];
    return [game, suspicions(position).find(({ man }) => man === call.run)?.share ?? 0];
  });
}

/** Play a number of actions out, at most to the end of the play; the value is the chance of the seat to win. */
function playedOut(engine, start, step, most, random) {
  const pick = picker(random);
  const { play, offense } = start.position;
  let [game, next, plies] = [start, step, 0];
  for (; plies < most; plies += 1) {
    game = engine.sampled(game, next, pick);
    const { position } = game;
    if (position.winner !== null || position.play !== play || position.offense !== offense) break;
    const steps = engine.legalSteps(game);
    if (steps.length === 0) break;
    const own = steps.filter((each) => each.seat === steps[0].seat);
    next = own.length === 1 ? own[0] : own[best(ratings(game, own[0].seat, own.map(({ action }) => action), random, true), random)];
  }
  return { value: winChance(game.position, step.seat), plies: plies + 1 };
}

/** A rough chance of a seat to win, by the columns to the goal, the down, the distance and the men near the carrier. */
function winChance(position, seat) {
  const { winner, offense, line, down, first_down: firstDown, carrier, men } = position;
  if (winner !== null) return winner === seat ? 1 : 0;
  if (offense === null) return 0.5;
  const way = wayOf(position, 'offense');
  const held = carrier === null ? null : men[carrier.of][carrier.man];
  if (carrier?.of === 'defense') return (offense === seat) === (held === null) ? 0.4 : 0.6;
  const at = held === null ? line : held[0] + way * roomAhead(men.defense, held, way);
  const left = Math.max(-4, ((way > 0 ? GOAL_LINES.east : GOAL_LINES.west) - at) * way);
  const needed = Math.max(0, (firstDown - at) * way);
  const next = held === null ? down : needed === 0 ? 1 : down + 1;
  const share = next > 4 ? 0.36 - 0.004 * (40 - left) : 0.86 - 0.011 * left - 0.03 * (next - 1) - 0.008 * needed * next;
  const bounded = Math.min(0.97, Math.max(0.03, share));
  return offense === seat ? bounded : 1 - bounded;
}

/** The columns that a carrier probably still gains: few if a defender is near, many if only the goal line is ahead. */
function roomAhead(defenders, [column, row], way) {
  const away = Object.values(defenders).filter(Boolean)
    .map(([x, y]) => Math.abs(x - column) + Math.abs(y - row) + ((x - column) * way < 0 ? 2 : 0));
  const near = Math.min(20, ...away);
  const others = away.filter((each) => each <= 5).length;
  return Math.max(0, (near <= 3 ? near / 2 : near - 1.5) - 0.4 * others);
}
