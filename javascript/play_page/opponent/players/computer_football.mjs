// The computer game of SCRIMMAGE. The easy player has a usual line-up, calls by down and distance, and rates each move
// in squares up the field. The hard player plays the best rated actions out to the end of the play.
import { best, bestByPlayouts, highest, picker } from '../lookahead.mjs';

const ROWS = 15;
const MIDDLE = 8;
const GOAL_LINES = { east: 55, west: 5 };
const TOUCHDOWN = 60; // the values of a score, of the ball and of a tackle, in squares
const BALL = 20;
const TACKLE = 12;
const BACKS = ['Q', 'F', 'H', 'T'];
const LINEMEN = ['T1', 'T2', 'G1', 'G2', 'G3'];
const SPEED = { T1: 2, T2: 2, G1: 3, G2: 3, G3: 3, TE: 4, SE: 5, Q: 4, F: 4, H: 5, T: 6, L1: 4, L2: 4, L3: 4, B1: 5, B2: 5, S: 6 };
// Columns behind the line for the offense, and beyond it for the defense; 1 for all other men.
const DEPTHS = { Q: 2, F: 2, H: 3, T: 3 };
const SECOND_LINE = { L1: 2, L2: 2, L3: 3, B1: 4, B2: 5, S: 8 };
// Rows from the middle.
const ROW_OF = {
  T1: -4, G1: -2, G2: 0, G3: 2, T2: 4, TE: 5, SE: -5, Q: 0, F: -1, H: 2, T: 1, L1: -1, L2: 1, L3: 3, B1: -3, B2: 1, S: 0,
};

export const easy = ({ game, seat, actions, random }) => best(ratings(game, seat, actions, random), random);

// ---- looking ahead

const PLIES = 3600; // actions of all playouts for one choice
const AHEAD = 16; // actions of one playout
const WIDTH = 12; // actions that are played out
const TRUST = 0.004; // the weight of the rating of an action beside the mean of its playouts

export function hard({ engine, game, games, seat, actions, random }) {
  const values = ratings(game, seat, actions, random);
  if (actions.every(({ type }) => type === 'place' || type === 'start')) return best(values, random);
  const worlds = weighted([game, ...games], seat);
  const pick = picker(random);
  const isCall = actions.some(({ type }) => type === 'call');
  const noisy = values.map((value) => value + random() / 100);
  const play = (index) => {
    const { value, plies } = playedOut(engine, pick(worlds), { seat, action: actions[index] }, isCall ? 5 * AHEAD : AHEAD, random);
    return { value: value + (isCall ? 0 : TRUST * values[index]), plies };
  };
  return bestByPlayouts(highest(noisy, isCall ? actions.length : WIDTH), play, PLIES);
}

/** Guesses with weights: the farther a back has come forward, the more probably he has the ball. */
function weighted(games, seat) {
  return games.map((game) => {
    const { position: { call, men, line, offense }, position } = game;
    if (seat === offense || call === null || games.length === 1) return [game, 1];
    const at = men.offense[call.run ?? 'Q'];
    const ahead = at ? (at[0] - line) * wayOf(position, 'offense') : 0;
    return [game, call.run === null ? 0.12 : Math.exp(0.5 * Math.max(-3, ahead))];
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
    next = own.length === 1 ? own[0] : own[best(ratings(game, own[0].seat, own.map(({ action }) => action), random), random)];
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

// ---- values of actions

const wayOf = ({ offense, eastward }, side) => ((offense === eastward) === (side === 'offense') ? 1 : -1);
const apart = ([x, y], [x2, y2]) => Math.abs(x - x2) + Math.abs(y - y2);
const isSame = ([x, y], [x2, y2]) => x === x2 && y === y2;
const otherOf = (side) => (side === 'offense' ? 'defense' : 'offense');

function ratings({ position }, seat, actions, random) {
  const board = boardOf(position, seat);
  return actions.map((action) => RATE[action.type]?.(board, action, random) ?? 0);
}

function boardOf(position, seat) {
  const side = seat === position.offense ? 'offense' : 'defense';
  const { men, carrier, call, known } = position;
  const isKnown = side === 'offense' || known.carrier || call === null || (call.zone !== null && known.type) || carrier?.of === 'defense';
  const backs = likelyCarriers(position);
  const held = carrier === null ? null : men[carrier.of][carrier.man];
  return { position, men, side, carrier, ball: position.air ?? position.loose, isAir: position.air !== null, held, prey: isKnown || backs.length === 0 ? [held].filter(Boolean) : backs };
}

/** The backs who may have the ball: those beyond the line if there are any. */
function likelyCarriers(position) {
  const way = wayOf(position, 'offense');
  const backs = BACKS.map((man) => position.men.offense[man]).filter(Boolean);
  const beyond = backs.filter(([column]) => (column - position.line) * way > (way > 0 ? 0 : 1));
  return beyond.length > 0 ? beyond : backs;
}

const RATE = {
  place: ratePlace,
  call: rateCall,
  throw: ({ position }, { to }) => rateThrow(position, to),
  move: rateMove,
  scramble: ({ position }) => (nearest(position.men.defense, position.men.offense.Q ?? [0, 0]) <= 2 ? 3 : -4),
  wait: () => 1,
};

function ratePlace({ position, side }, { man, at }) {
  const way = wayOf(position, 'offense');
  const depth = way > 0 ? position.line + 1 - at[0] : at[0] - position.line;
  const wanted = side === 'offense' ? DEPTHS[man] ?? 1 : 1 - (SECOND_LINE[man] ?? 1);
  return -Math.abs(depth - wanted) - Math.abs(at[1] - MIDDLE - ROW_OF[man]);
}

/** Runs by the fast backs; passes to the zones of the ends, more often on late downs with many columns to go. */
function rateCall({ position }, { run = null, zone }, random) {
  const { men, line, down, first_down: firstDown } = position;
  const way = wayOf(position, 'offense');
  const needed = (firstDown - line) * way;
  const wantsPass = needed >= 4 ? 0.35 + 0.2 * (down - 1) : 0.15;
  if (run !== null) return SPEED[run] / 6 + 0.6 * random() - wantsPass;
  const [column, row] = middleOf(zone, line, way);
  const ahead = (column - line) * way;
  const ends = ['SE', 'TE', 'H', 'T', 'F'].map((man) => men.offense[man]).filter(Boolean);
  const near = Math.min(...ends.map((at) => apart(at, [column, row])));
  return (ahead < 1 || ahead > 8 ? -2 : 0) - near / 12 + 0.6 * random() + wantsPass;
}

function middleOf(zone, line, way) {
  const first = way > 0 ? Math.min(line - 4, 41) : Math.max(line - 14, 1);
  return [first + 5 * Math.floor((zone - 1) / 3) + 2, 5 * ((zone - 1) % 3) + 3];
}

const nearest = (men, to) => Object.values(men).filter(Boolean).reduce((least, at) => Math.min(least, apart(at, to)), 99);

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

const isGoal = (column, way) => (way > 0 ? column > GOAL_LINES.east : column <= GOAL_LINES.west);

function rateMove(board, { man, to }) {
  const { men, side, carrier, ball, prey } = board;
  const from = men[side][man];
  const met = Object.entries(men[otherOf(side)]).find(([, at]) => at && isSame(at, to))?.[0];
  if (ball !== null) return rateFetch(board, man, from, to);
  if (carrier === null) return 0;
  if (carrier.of === side && carrier.man === man) return rateRun(board, from, to, met);
  if (carrier.of === side) return rateBlock(board, man, from, to, met);
  return ratePursuit(board, man, from, to, met, prey);
}

function rateFetch({ side, ball, isAir }, man, from, to) {
  if (isAir && side === 'offense' && LINEMEN.includes(man)) return 0;
  return isSame(to, ball) ? BALL : apart(from, ball) - apart(to, ball);
}

function rateRun({ position, men, side }, from, to, met) {
  const way = wayOf(position, side);
  const dangers = Object.values(men[otherOf(side)]).filter(Boolean);
  const value = (at) => (isGoal(at[0], way) ? TOUCHDOWN : 0) + 2 * at[0] * way - (at[1] < 3 || at[1] > ROWS - 2 ? 1 : 0)
    - dangers.reduce((sum, there) => sum + dangerOf(apart(there, at), (there[0] - at[0]) * way), 0);
  return value(to) - value(from) - (met ? TACKLE : 0);
}

const dangerOf = (away, ahead) => (away === 0 || away > 5 ? 0 : (ahead >= 0 ? 2 : 1) / away);

function ratePursuit({ position, carrier }, man, from, to, met, prey) {
  const way = wayOf(position, carrier.of);
  if (prey.length === 1 && isSame(to, prey[0])) return TACKLE + 6 - SPEED[man];
  if (prey.length > 1 && prey.some((at) => isSame(to, at))) return TACKLE / 2 + 1;
  const waits = man === 'S' && prey.length > 1; // until the carrier is known, the safety stays deep
  const gained = prey.reduce((sum, at) => sum + cutOff(from, at, way) - cutOff(to, at, way), 0) / prey.length;
  const far = prey.reduce((sum, at) => sum + cutOff(from, at, way), 0) / prey.length;
  const clash = met ? 2 - (6 - SPEED[man] - (6 - SPEED[met])) : 0;
  return gained / (1 + Math.max(0, far - 5) / 3) - clash - (waits ? 4 : 0);
}

/** How badly a man is placed to stop a carrier: best in the carrier's row, a few columns before them. */
function cutOff([x, y], [carrierX, carrierY], way) {
  const ahead = (x - carrierX) * way;
  const aside = Math.abs(y - carrierY);
  return ahead >= 1 ? aside + 0.35 * Math.max(0, ahead - 3) : aside + 1.5 * (1 - ahead) + 1;
}

function rateBlock({ position, men, side, held }, man, from, to, met) {
  if (met) {
    const strength = SPEED[met] - SPEED[man];
    return strength > 0 ? (5 + strength) / Math.max(1, apart(to, held) - 1) : -3;
  }
  const isPass = position.call !== null && position.call.zone !== null;
  if (isPass && !LINEMEN.includes(man)) return rateRoute(position, man, from, to);
  const foes = Object.values(men[otherOf(side)]).filter(Boolean);
  const near = foes.reduce((least, at) => (least === null || apart(at, held) < apart(least, held) ? at : least), null);
  return near === null ? 0 : (apart(from, near) - apart(to, near)) / 20;
}

/** A receiver goes to the zone that was called, away from defenders. */
function rateRoute(position, man, from, to) {
  const way = wayOf(position, 'offense');
  const aim = middleOf(position.call.zone, position.line, way);
  const open = (at) => Math.min(6, nearest(position.men.defense, at)) / 3;
  return 0.8 * (apart(from, aim) - apart(to, aim)) + open(to) - open(from) + SPEED[man] / 20;
}
