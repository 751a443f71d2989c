// Soccer. Both levels rate each action by the chances of passes, steals and shots, and by the distance of the ball from the
// goal. The easy player misjudges each action a little. The hard player does not, and aims and guards well.
import { best } from '../lookahead.mjs';

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

const WHIM = 4; // hexes by which the easy player misjudges an action

export const easy = ({ game, seat, actions, random }) => best(ratings(game, seat, actions).map((value) => value + WHIM * random()), random);

export function hard({ game, seat, actions, random }) {
  if (game.position.phase === 'aim') return wordOf(game, seat, actions, random);
  return best(ratings(game, seat, actions).map((value) => value + random() / 100), random);
}

/** A goalie in the middle can save at both sides, so a shot goes to one of the sides, mostly to the nearer one. */
function wordOf(game, seat, actions, random) {
  if (actions[0].type === 'guard') return actions.findIndex(({ at }) => at === 'Center');
  const { pitch, apart, at } = boardOf(game, seat);
  const goal = pitch.goals[OTHER[seat]];
  const sides = actions.flatMap((action, index) => (action.at === 'Center' ? [] : [{ index, away: apart(at, goal[action.at]) + (random() < 0.25 ? 2 : 0) + random() / 10 }]));
  return sides.sort((one, other) => one.away - other.away)[0].index;
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

const LOST = 4; // the cost of a ball that the other side gets

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
  const wanted = man[0] === 'F' ? 7 : 3; // a midfielder for the next pass, a forward for the one after it
  const value = (hex) => {
    const lead = toGoal(board, seat, at) - toGoal(board, seat, hex);
    const crowd = board.own.filter((each) => !isSame(each, from) && apart(each, hex) <= 1).length;
    const marked = board.rivals.reduce((sum, each) => sum + (apart(each, hex) <= 1 ? 0.6 : apart(each, hex) <= 2 ? 0.4 : 0), 0);
    return -Math.abs(lead - wanted) / 3 - Math.max(0, apart(hex, at) - wanted - 1) / 2 - 0.4 * crowd - marked + 3 * goalChance(board, seat, hex, man);
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
