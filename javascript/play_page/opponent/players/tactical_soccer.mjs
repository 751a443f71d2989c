// Soccer. The easy player rates each action by the success tables and the distance of the ball from the goal. The hard
// player plays the best rated actions out, some activations ahead.
import { best, bestByPlayouts, highest, picker } from '../lookahead.mjs';

const OTHER = { red: 'blue', blue: 'red' };
const GOAL = 34; // the values of a goal and of the ball, in hexes of progress
const BALL = 5;
const SAVED = 0.4; // roughly the share of shots that are saved
const RANGE = 6;
// How many faces of a die succeed, by distance.
const SUCCESS = [6, 5, 4, 3, 3, 2, 1];
const SHOT = [0, 4, 4, 3.5, 2.5, 1.5, 1.2];
const PICKS = { F: 3, M: 2, D: 1 };

export const easy = ({ game, seat, actions, random }) => best(ratings(game, seat, actions), random);

// ---- looking ahead

const PLIES = 2400; // activations of all playouts for one choice
const AHEAD = 14; // activations of one playout
const WIDTH = 12; // actions that are played out
const SCORED = 100; // the value of a goal beside that of the ball, at most 50
const TRUST = 2.5; // the weight of the rating of an action beside the mean of its playouts

export function hard({ engine, game, games, seat, actions, random }) {
  const { phase } = game.position;
  const values = ratings(game, seat, actions);
  if (phase === 'draft' || phase === 'set-up' || phase === 'kick-off') return best(values, random);
  if (phase === 'aim') return wordOf(actions, random);
  const all = [game, ...games];
  const noisy = values.map((value) => value + random() / 100);
  const play = (index, round) => {
    const { value, plies } = playedOut(engine, all[round % all.length], { seat, action: actions[index] }, random);
    return { value: value + TRUST * values[index], plies };
  };
  return bestByPlayouts(highest(noisy, WIDTH), play, PLIES);
}

/** A goalie in the middle can save at both sides, so a shot goes to one of the sides. */
function wordOf(actions, random) {
  if (actions[0].type === 'guard') return actions.findIndex(({ at }) => at === 'Center');
  const sides = actions.flatMap(({ at }, index) => (at === 'Center' ? [] : [index]));
  return sides[Math.floor(random() * sides.length)];
}

function playedOut(engine, start, step, random) {
  const pick = picker(random);
  const { seat } = step;
  const before = start.position.score[seat] - start.position.score[OTHER[seat]];
  let [game, next, plies] = [start, step, 0];
  for (; plies < AHEAD; plies += 1) {
    if (next.action.type === 'shoot') return { value: shotValue(game, next, seat), plies: plies + 1 };
    game = engine.sampled(game, next, pick);
    const steps = isInPlay(game.position) ? engine.legalSteps(game) : [];
    if (steps.length === 0) break;
    next = quick(game, steps, random);
  }
  const { score } = game.position;
  const goals = score[seat] - score[OTHER[seat]] - before;
  return { value: SCORED * goals + ballValue(game, seat), plies };
}

/** The mean value of a shot, so that playouts need not draw it. After a miss, the other side has the ball. */
function shotValue(game, { seat: shooter, action: { man } }, seat) {
  const board = boardOf(game, shooter);
  const chance = goalChance(board, shooter, board.men[man], man);
  const value = SCORED * chance - (1 - chance) * BALL;
  return shooter === seat ? value : -value;
}

const isInPlay = ({ phase }) => ['activate', 'intercept', 'receive', 'aim', 'shot'].includes(phase);

/** The step of a playout. Simultaneous choices are made one after the other. */
function quick(game, steps, random) {
  const { seat } = steps[0];
  const own = steps.filter((step) => step.seat === seat);
  return own[best(ratings(game, seat, own.map(({ action }) => action)), random)];
}

// ---- values of actions

function ratings(game, seat, actions) {
  const board = boardOf(game, seat);
  return actions.map((action) => (RATE[action.type] ?? (() => 0))(board, action));
}

/** What ratings need to know of a position for a seat. */
function boardOf({ rules: { pitch, skills }, position }, seat) {
  const { men, squads, holder, loose } = position;
  const isFlat = pitch.orientation === 'flat';
  const apart = ([x, y], [x2, y2]) => {
    const [dx, dy] = isFlat ? [Math.abs(x - x2), Math.abs(y - y2)] : [Math.abs(y - y2), Math.abs(x - x2)];
    return dx + Math.max(0, (dy - dx) / 2);
  };
  const onPitch = (of) => squads[of].filter((man) => men[man] !== null).map((man) => men[man]);
  const owner = holder === null ? null : squads[seat].includes(holder) ? seat : OTHER[seat];
  return { pitch, skills, position, men, seat, holder, loose, owner, apart, own: onPitch(seat), rivals: onPitch(OTHER[seat]), at: holder === null ? loose : men[holder] };
}

const toGoal = ({ pitch, apart }, seat, hex) => apart(hex, pitch.goals[OTHER[seat]].Center);
const has = ({ skills }, man, skill) => skills[man[0]].includes(skill);

function goalChance(board, seat, hex, man) {
  const away = toGoal(board, seat, hex);
  if (away > RANGE || away < 1) return 0;
  const faces = SHOT[away] + (has(board, man, 'Shoot') && away > 0 ? 0.8 : 0);
  return (Math.min(faces, 5) / 6) * (1 - SAVED);
}

/** The value of the ball in a hex to a seat: near the goal, in range, away from opponents. */
function ballIn(board, seat, hex, man) {
  const others = seat === board.seat ? board.rivals : board.own;
  const near = others.reduce((sum, there) => sum + (board.apart(there, hex) <= 1 ? 1.2 : board.apart(there, hex) <= 3 ? 0.5 : 0), 0);
  const isStuck = man !== null && man[0] === 'G';
  return GOAL * goalChance(board, seat, hex, man) - toGoal(board, seat, hex) - near - (isStuck ? 8 : 0);
}

const RATE = {
  shoot: (board, { man }) => (GOAL + BALL) * goalChance(board, board.seat, board.men[man], man),
  pass: ratePass,
  move: rateMove,
  steal: (board, { man, holder, foul }) => (2 * BALL + toGoal(board, OTHER[board.seat], board.men[holder]) / 4) * (has(board, man, 'Steal') ? 1 / 3 : 1 / 6)
    + 3 * Math.max(0, 1 - toGoal(board, OTHER[board.seat], board.men[holder]) / 12) - (foul ? 1.5 : 0),
  'pick-up': () => 2 * BALL,
  receive: () => BALL,
  intercept: (_, { foul }) => BALL / 3 - (foul === undefined ? 0 : 1),
  place: ratePlace,
  pick: (_, { man }) => PICKS[man[0]],
  'kick-off': (_, { man }) => (man[0] === 'M' ? 3 : man[0] === 'F' ? 2 : 0),
  foul: () => -2,
  leave: () => -1,
  'let-by': () => -1,
  skip: () => -0.2,
};

/** The mean gain of a pass: that of the ball if it arrives, a loss if it does not. */
function ratePass(board, { man, to }) {
  const { seat, men, apart } = board;
  const away = apart(men[man], men[to]);
  const isAhead = (men[to][1] - men[man][1]) * (seat === 'red' ? 1 : -1) > 0;
  const sent = isAhead && has(board, man, 'Pass') ? 1 : SUCCESS[away] / 6;
  const caught = !isAhead && has(board, to, 'Receive') ? 1 : SUCCESS[away] / 6;
  const near = board.rivals.filter((hex) => apart(hex, men[to]) <= 1).length;
  const good = sent * caught * (1 - 0.15 * near);
  const isDone = board.position.done.includes(to);
  const gain = ballIn(board, seat, men[to], to) - ballIn(board, seat, men[man], man) - (isDone ? 1.5 : 0);
  return good * gain - (1 - good) * 1.2 * BALL - 0.3;
}

function rateMove(board, { man, to, via }) {
  const { seat, men, holder, loose, owner } = board;
  const [from, end] = [men[man], to];
  if (holder === man) return ballIn(board, seat, end, man) - ballIn(board, seat, from, man) + 0.2;
  if (loose !== null) return rateRun(board, from, end, via, loose);
  if (holder === null || man[0] === 'G') return man[0] === 'G' ? -0.5 : 0;
  return owner === seat ? rateSupport(board, man, from, end) : rateMarking(board, man, from, end);
}

const isSame = ([x, y], [x2, y2]) => x === x2 && y === y2;

function rateRun({ apart, own }, from, to, via, loose) {
  if (isSame(to, loose) || (via && isSame(via, loose))) return BALL;
  const nearest = Math.min(...own.map((hex) => apart(hex, loose)));
  const gained = apart(from, loose) - apart(to, loose);
  return gained / (1 + apart(from, loose)) - (apart(from, loose) > nearest + 3 ? 0.3 : 0);
}

/** Team-mates of the holder go ahead of him, within reach of a pass, and into the range of shots. */
function rateSupport(board, man, from, to) {
  if (man[0] === 'D') return 0;
  const { seat, apart, at } = board;
  const value = (hex) => {
    const lead = toGoal(board, seat, at) - toGoal(board, seat, hex);
    const crowd = board.own.filter((each) => !isSame(each, from) && apart(each, hex) <= 1).length;
    const marked = board.rivals.filter((each) => apart(each, hex) <= 1).length;
    const wanted = board.holder?.[0] === 'G' ? 2 : 3;
    return -Math.abs(lead - wanted) / 3 - Math.max(0, apart(hex, at) - 5) / 2 - 0.4 * crowd - 0.3 * marked + 3 * goalChance(board, seat, hex, man);
  };
  return (value(to) - value(from)) / 3;
}

/** Opponents of the holder close in on him, from the side of their own goal. */
function rateMarking(board, man, from, to) {
  const { seat, apart, at, pitch } = board;
  const goal = pitch.goals[seat].Center;
  const value = (hex) => -apart(hex, at) - 0.5 * Math.max(0, apart(hex, goal) - apart(at, goal));
  const before = apart(from, at);
  return (value(to) - value(from)) / (1 + before / 2);
}

function ratePlace(board, { man, to }) {
  const { seat, pitch, apart, own } = board;
  const goal = pitch.goals[seat].Center;
  if (man[0] === 'G') return -apart(to, goal);
  const crowd = own.filter((hex) => apart(hex, to) <= 2).length;
  if (man[0] === 'D') return -Math.abs(apart(to, goal) - 5) - Math.abs(to[0]) / 3 - crowd;
  return -toGoal(board, seat, to) - Math.abs(to[0]) / 6 - 0.7 * crowd;
}

// ---- the value of a position

/** The value of the ball to a seat: a share of a goal, by the chance of a shot and the way to the goal. */
function ballValue(game, seat) {
  const board = boardOf(game, seat);
  const { at, owner, holder, apart, own, rivals } = board;
  if (!at) return 0;
  if (owner !== null) {
    const value = 2 + 35 * goalChance(board, owner, at, holder) + 32 * (1 - toGoal(board, owner, at) / 36);
    return owner === seat ? value : -value;
  }
  const nearest = (hexes) => Math.min(20, ...hexes.map((hex) => apart(hex, at)));
  return 2 * Math.max(-BALL, Math.min(BALL, nearest(rivals) - nearest(own)));
}
