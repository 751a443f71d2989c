// Soccer. The easy player rates each action by the success tables and the distance of the ball from the goal. The hard
// player plays the best rated actions out, some activations ahead.
import { best, bestByPlayouts, highest, picker } from '../lookahead.mjs';

const OTHER = { red: 'blue', blue: 'red' };
const GOAL = 34; // the values of a goal and of the ball, in hexes of progress
const BALL = 5;
const RANGE = 6;
const TURNS = 10; // of a half
// How many faces of a die succeed, by distance.
const SUCCESS = [6, 5, 4, 3, 3, 2, 1];
// The chances of a goal by distance, with a goalie in the middle and a shot to one side; first without the skill Shoot.
const SHOT = [0, 0.31, 0.31, 0.28, 0.19, 0.14, 0.11];
const SKILLED_SHOT = [0, 0.39, 0.39, 0.36, 0.28, 0.22, 0.19];
const PICKS = { F: 3, M: 2, D: 1 };

export const easy = ({ game, seat, actions, random }) => best(ratings(game, seat, actions), random);

// ---- looking ahead

const PLIES = 800; // activations of all playouts for one choice
const AHEAD = 14; // activations of one playout
const WIDTH = 8; // actions that are played out
const SCORED = 100; // the value of a goal beside that of the ball, at most 50
const TRUST = 2.5; // the weight of the rating of an action beside the mean of its playouts

export function hard({ engine, game, games, seat, actions, random }) {
  const { phase } = game.position;
  const values = ratings(game, seat, actions);
  if (phase === 'draft' || phase === 'set-up' || phase === 'kick-off') return best(values, random);
  if (phase === 'aim') return wordOf(game, seat, actions, random);
  const all = [game, ...games];
  const noisy = values.map((value) => value + random() / 100);
  const play = (index, round) => {
    const { value, plies } = playedOut(engine, all[round % all.length], { seat, action: actions[index] }, random);
    return { value: value + TRUST * values[index], plies };
  };
  return bestByPlayouts(highest(noisy, WIDTH), play, PLIES);
}

/** A goalie in the middle can save at both sides, so a shot goes to one of the sides, mostly to the nearer one. */
function wordOf(game, seat, actions, random) {
  if (actions[0].type === 'guard') return actions.findIndex(({ at }) => at === 'Center');
  const { pitch, apart, at } = boardOf(game, seat);
  const goal = pitch.goals[OTHER[seat]];
  const sides = actions.flatMap((action, index) => (action.at === 'Center' ? [] : [{ index, away: apart(at, goal[action.at]) + (random() < 0.25 ? 2 : 0) + random() / 10 }]));
  return sides.sort((one, other) => one.away - other.away)[0].index;
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

/** The nearer side of the goal counts. A defender on the way stops half of the shots. */
function goalChance(board, seat, hex, man) {
  const { pitch, apart, men, position } = board;
  const goal = pitch.goals[OTHER[seat]];
  const away = Math.min(apart(hex, goal.Left), apart(hex, goal.Right));
  if (away > RANGE || away < 1) return 0;
  const chance = (has(board, man, 'Shoot') ? SKILLED_SHOT : SHOT)[away];
  const end = apart(hex, goal.Left) === away ? goal.Left : goal.Right;
  const isBlocked = position.squads[OTHER[seat]].some((each) => each[0] === 'D' && men[each] !== null && !isSame(men[each], hex) && apart(hex, men[each]) + apart(men[each], end) === away);
  return isBlocked ? chance / 2 : chance;
}

/** The value of the ball in a hex to a seat: near the goal, in range, away from opponents, above all those who steal well. */
function ballIn(board, seat, hex, man) {
  const others = board.position.squads[OTHER[seat]].filter((each) => board.men[each] !== null);
  const near = others.reduce((sum, each) => sum + threat(board, each, board.apart(board.men[each], hex)), 0);
  const isStuck = man !== null && man[0] === 'G';
  return GOAL * goalChance(board, seat, hex, man) - toGoal(board, seat, hex) - near - (isStuck ? 8 : 0);
}

const threat = (board, man, away) => (away <= 1 ? (has(board, man, 'Steal') ? 3 : 1.5) : away <= 3 ? 0.5 : 0);

const RATE = {
  shoot: (board, { man }) => (GOAL + BALL) * goalChance(board, board.seat, board.men[man], man) + (board.position.turn >= TURNS ? 10 : 0),
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

/** The mean gain of a pass. A ball that is not received lies beside the receiver, and the nearer side gets it. */
function ratePass(board, { man, to }) {
  const { seat, men, apart } = board;
  const near = board.rivals.filter((hex) => apart(hex, men[to]) <= 1).length;
  const through = (2 / 3) ** interceptors(board, men[man], men[to]);
  const good = passChance(board, man, to) * (1 - 0.15 * near);
  const isDone = board.position.done.includes(to);
  const gain = ballIn(board, seat, men[to], to) - ballIn(board, seat, men[man], man) - (isDone ? 1.5 : 0);
  const open = Math.min(9, ...board.rivals.map((hex) => apart(hex, men[to])));
  const kept = open <= 1 ? 0.3 : open <= 2 ? 0.5 : isDone ? 0.6 : 0.85;
  return through * (good * gain + (1 - good) * (kept * (gain - 1) - (1 - kept) * LOST)) - (1 - through) * LOST - 0.3;
}

const LOST = 8; // the cost of a ball that the other side gets

const WAY = [0.25, 0.5, 0.75, 1]; // parts of the way of a pass

/** How many opponents may still intercept a pass: those with the skill, near the way of the ball. */
function interceptors({ seat, position: { squads, done }, men, apart, skills }, from, to) {
  const way = WAY.map((part) => [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
  return squads[OTHER[seat]].filter((man) => men[man] !== null && !done.includes(man) && skills[man[0]].includes('Intercept')
    && way.some((hex) => apart(hex, men[man]) <= 2)).length;
}

/** The chance that a pass is sent and received, with the skills and the deductions for the rear. */
function passChance(board, man, to) {
  const { seat, men, apart } = board;
  const away = apart(men[man], men[to]);
  const rise = (men[to][1] - men[man][1]) * (seat === 'red' ? 1 : -1);
  const sent = has(board, man, 'Pass') ? (rise > 0 ? 6 : SUCCESS[away]) : SUCCESS[away] - (rise < 0 ? 1 : 0);
  const caught = has(board, to, 'Receive') ? (rise < 0 ? 6 : SUCCESS[away]) : SUCCESS[away] - (rise > 0 ? 1 : 0);
  return sent * caught / 36;
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

/** Team-mates of the holder go ahead of him to free hexes from which they can receive a long pass, and into the range of shots. */
function rateSupport(board, man, from, to) {
  if (man[0] === 'D') return 0;
  const { seat, apart, at } = board;
  const value = (hex) => {
    const lead = toGoal(board, seat, at) - toGoal(board, seat, hex);
    const crowd = board.own.filter((each) => !isSame(each, from) && apart(each, hex) <= 1).length;
    const marked = board.rivals.reduce((sum, each) => sum + (apart(each, hex) <= 1 ? 0.6 : apart(each, hex) <= 2 ? 0.4 : 0), 0);
    return -Math.abs(lead - PASS_AHEAD) / 3 - Math.max(0, apart(hex, at) - PASS_AHEAD) / 2 - 0.4 * crowd - marked + 3 * goalChance(board, seat, hex, man);
  };
  return (value(to) - value(from)) / 3;
}

const PASS_AHEAD = 4; // hexes of a pass that half of the receivers catch

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
    const value = 2 + 45 * goalChance(board, owner, at, holder) + 18 * (1 - toGoal(board, owner, at) / 36);
    return owner === seat ? value : -value;
  }
  const nearest = (hexes) => Math.min(20, ...hexes.map((hex) => apart(hex, at)));
  return 2 * Math.max(-BALL, Math.min(BALL, nearest(rivals) - nearest(own)));
}
