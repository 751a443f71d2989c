// Values of actions in the computer game, in squares up the field.
import { apart, boardOf, isGoal, isSame, LINEMEN, nearest, otherOf, ROWS, SPEED, wayOf } from './board.mjs';
import { middleOf, rateCall, ratePlace } from './line_up.mjs';
import { ratePursuit } from './pursuit.mjs';

const TOUCHDOWN = 60; // the values of a score and of the ball, and the cost of a meeting with a defender
const BALL = 20;
const MEETING = 12;

/** The values of actions for a seat. */
export function ratings({ position }, seat, actions, random, isHard = false) {
  const board = boardOf(position, seat, isHard);
  return actions.map((action) => RATE[action.type]?.(board, action, random) ?? 0);
}

const RATE = {
  place: ratePlace,
  call: rateCall,
  throw: ({ position }, { to }) => rateThrow(position, to),
  move: rateMove,
  scramble: ({ position }) => (nearest(position.men.defense, position.men.offense.Q ?? [0, 0]) <= 2 ? 3 : -4),
  wait: () => 1,
};

/** The chance that a side reaches a square with its next allotment of three to six squares. */
const reachable = (away, speed) => (away > speed ? 0 : Math.min(1, Math.max(0, (7 - away) / 4)));

function reachOf(men, to, isAble) {
  return Object.entries(men).filter(([man, at]) => at && isAble(man))
    .reduce((most, [man, at]) => Math.max(most, reachable(apart(at, to), SPEED[man])), 0);
}

function rateThrow(position, to) {
  const way = wayOf(position, 'offense');
  const { men, line } = position;
  const caught = reachOf(men.offense, to, (man) => !LINEMEN.includes(man) && man !== 'Q');
  const met = reachOf(men.defense, to, () => true);
  const gain = (to[0] - line) * way + 3 + (isGoal(to[0], way) ? TOUCHDOWN : 0);
  const chance = caught * (1 - met) + caught * met / 4;
  const lost = (1 - caught) * met + caught * met / 4;
  return 2 * chance * gain - lost * BALL - 1;
}

function rateMove(board, { man, to }) {
  const { men, side, carrier, ball } = board;
  const from = men[side][man];
  const met = board.manOn(to);
  if (ball !== null) return rateFetch(board, man, from, to);
  if (carrier === null) return 0;
  if (carrier.of === side && carrier.man === man) return rateRun(board, from, to, met);
  if (carrier.of === side) return rateBlock(board, man, from, to, met);
  return ratePursuit(board, man, from, to, met);
}

function rateFetch({ side, ball, isAir }, man, from, to) {
  if (isAir && side === 'offense' && LINEMEN.includes(man)) return 0;
  return isSame(to, ball) ? BALL : apart(from, ball) - apart(to, ball);
}

function rateRun({ position, dangers, side }, from, to, met) {
  const way = wayOf(position, side);
  const value = (at) => dangers.reduce((sum, there) => sum - dangerOf(apart(there, at), (there[0] - at[0]) * way),
    (isGoal(at[0], way) ? TOUCHDOWN : 0) + 2 * at[0] * way - (at[1] < 3 || at[1] > ROWS - 2 ? 1 : 0));
  return value(to) - value(from) - (met ? MEETING : 0);
}

const dangerOf = (away, ahead) => (away === 0 || away > 5 ? 0 : (ahead >= 0 ? 2 : 1) / away);

function rateBlock(board, man, from, to, met) {
  const { position, held, dangers } = board;
  if (met) {
    const strength = SPEED[met] - SPEED[man];
    return strength > 0 ? (5 + strength) / Math.max(1, apart(to, held) - 1) : -3;
  }
  const isPass = position.call !== null && position.call.zone !== null;
  if (isPass && !LINEMEN.includes(man)) return rateRoute(position, man, from, to);
  board.closest ??= dangers.reduce((least, at) => (apart(at, held) < apart(least, held) ? at : least), dangers[0]);
  return board.closest === undefined ? 0 : (apart(from, board.closest) - apart(to, board.closest)) / 20;
}

/** A receiver goes to the zone that was called, away from defenders. */
function rateRoute(position, man, from, to) {
  const way = wayOf(position, 'offense');
  const aim = middleOf(position.call.zone, position.line, way);
  const open = (at) => Math.min(6, nearest(position.men.defense, at)) / 3;
  return 0.8 * (apart(from, aim) - apart(to, aim)) + open(to) - open(from) + SPEED[man] / 20;
}
