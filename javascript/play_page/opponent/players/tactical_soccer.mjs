// Soccer. Both levels rate each action by the chances of passes, steals and shots, and by the distance of the ball from the
// goal. The easy player misjudges each action a little. The hard player does not, and aims and guards well.
import { best } from '../lookahead.mjs';

const OTHER = { red: 'blue', blue: 'red' };
const GOAL = 34; // the values of a goal and of the ball, in hexes of progress
const BALL = 5;
const RANGE = 6;
const WORDS = ['Left', 'Center', 'Right'];
const TURNS = 10; // of a half
// How many faces of a die succeed, by distance.
const SUCCESS = [6, 5, 4, 3, 3, 2, 1];
// How many faces of a die hit the hex aimed at, and how many deviate to a hex beside it, by distance.
const HITS = [[0, 0], [3, 2], [3, 2], [3, 1], [2, 1], [1, 2], [1, 1]];
const SKILLED_HITS = [[0, 0], [4, 2], [4, 2], [4, 1], [3, 1], [2, 2], [2, 1]]; // with the skill Shoot
const PICKS = { F: 3, M: 2, D: 1 };

const SHOT_NOW = 2; // the value of a shot beside its chance: a holder who waits may lose the ball
const LEAD = 5; // hexes from the holder to the men who wait for a pass
const WHIM = 4; // hexes by which the easy player misjudges an action

export const easy = ({ game, seat, actions, random }) => best(ratings(game, seat, actions).map((value) => value + WHIM * random()), random);

export function hard({ game, seat, actions, random }) {
  if (game.position.phase === 'aim') return wordOf(game, seat, actions, random);
  return best(ratings(game, seat, actions).map((value) => value + random() / 100), random);
}

/** The goalie is best in the middle; a shot goes where its chance is best against him there. */
function wordOf(game, seat, actions, random) {
  if (actions[0].type === 'guard') return actions.findIndex(({ at }) => at === 'Center');
  const board = boardOf(game, seat);
  return best(actions.map(({ at }) => aimChance(board, seat, { hex: board.at, man: board.holder, at })), random);
}

// ---- values of actions

function ratings(game, seat, actions) {
  const board = boardOf(game, seat);
  const wait = board.owner === seat && game.position.phase === 'activate' ? valueOfWaiting(board) / 2 : 0;
  return actions.map((action) => (RATE[action.type] ?? (() => 0))(board, action) - (action.man === board.holder ? wait : 0));
}

/** What ratings need to know of a position for a seat. */
function boardOf({ rules: { pitch, skills }, position }, seat) {
  const { men, squads, holder, loose } = position;
  const isFlat = pitch.orientation === 'flat';
  const apart = ([x, y], [x2, y2]) => {
    const [dx, dy] = isFlat ? [Math.abs(x - x2), Math.abs(y - y2)] : [Math.abs(y - y2), Math.abs(x - x2)];
    return dx + Math.max(0, (dy - dx) / 2);
  };
  const onPitch = (of) => squads[of].filter((man) => men[man] !== null);
  const hexesOf = (some) => some.map((man) => men[man]);
  const owner = holder === null ? null : squads[seat].includes(holder) ? seat : OTHER[seat];
  const rivals = onPitch(OTHER[seat]);
  return {
    pitch, skills, position, men, seat, holder, loose, owner, apart, own: hexesOf(onPitch(seat)), rivals: hexesOf(rivals),
    left: hexesOf(rivals.filter((man) => !position.done.includes(man))), at: holder === null ? loose : men[holder],
  };
}

const toGoal = ({ pitch, apart }, seat, hex) => apart(hex, pitch.goals[OTHER[seat]].Center);
const has = ({ skills }, man, skill) => skills[man[0]].includes(skill);

/** The chance of a goal with the best aim. */
const goalChance = (board, seat, hex, man) => Math.max(...WORDS.map((at) => aimChance(board, seat, { hex, man, at })));

/**
 * The chance of a goal against a goalie in the middle, who saves two of three balls there and half of those to a side. A
 * deviation from a side may miss the goal. A defender on the way stops half of the shots.
 */
function aimChance(board, seat, { hex, man, at }) {
  const { pitch, apart, men, position } = board;
  const end = pitch.goals[OTHER[seat]][at];
  const away = apart(hex, end);
  if (away > RANGE || away < 1) return 0;
  const [hits, deviations] = (has(board, man, 'Shoot') ? SKILLED_HITS : HITS)[away];
  const chance = at === 'Center' ? hits / 18 + deviations / 12 : hits / 12 + deviations / 36;
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

/** An opponent who has already acted can steal no earlier than in the next turn, at whose start the holder can go away. */
function threat({ position: { done, first }, seat, skills }, man, away) {
  const share = !done.includes(man) ? 1 : first === seat ? 0.2 : 0.4;
  return share * (away <= 1 ? 9 * stealChance(skills, man) : away <= 3 ? 0.5 : 0);
}

const stealChance = (skills, man) => (skills[man[0]].includes('Steal') ? 1 / 3 : 1 / 6);

const RATE = {
  shoot: rateShot,
  pass: ratePass,
  move: rateMove,
  steal: (board, { man, holder, foul }) => (2 * BALL + toGoal(board, OTHER[board.seat], board.men[holder]) / 4) * stealChance(board.skills, man)
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

/** A shot pays from any distance with a chance: a holder who goes nearer often loses the ball on the way. */
function rateShot(board, { man }) {
  return (GOAL + BALL) * goalChance(board, board.seat, board.men[man], man) + SHOT_NOW + (isLastTurn(board.position) ? 10 : 0);
}

const isLastTurn = ({ half, turn, score }) => turn === TURNS && (half === 1 || score.red !== score.blue);

/** The mean gain of a pass. A ball that is not received lies beside the receiver, and the nearer side gets it. */
function ratePass(board, { man, to }) {
  const { men } = board;
  const through = (2 / 3) ** interceptors(board, men[man], men[to]);
  return passGain(board, man, to, through, keptNow(board, to)) - 0.3;
}

function passGain(board, man, to, through, kept) {
  const { seat, men, apart } = board;
  const near = board.rivals.filter((hex) => apart(hex, men[to]) <= 1).length;
  const good = passChance(board, man, to) * (1 - 0.15 * near);
  const gain = ballIn(board, seat, men[to], to) - ballIn(board, seat, men[man], man) - (board.position.done.includes(to) ? 1.5 : 0);
  return through * (good * gain + (1 - good) * (kept * (gain - 1) - (1 - kept) * LOST)) - (1 - through) * LOST;
}

/** The chance that the side of a receiver gets a ball that he does not control. */
function keptNow(board, to) {
  if (waiting(board).length === 0) return keptAtTheEnd(board, to);
  const isDone = board.position.done.includes(to);
  const open = openness(board, board.men[to], isDone ? board.rivals : board.left);
  return open <= 1 ? 0.3 : open <= 2 ? 0.5 : isDone ? 0.6 : 0.85;
}

/** After the last action of a turn, the first side of the next turn comes to the ball first. */
function keptAtTheEnd(board, to) {
  const open = openness(board, board.men[to]);
  if (board.position.first === board.seat) return open <= 1 ? 0.4 : open <= 2 ? 0.8 : 0.95;
  return open <= 2 ? 0.3 : open <= 3 ? 0.6 : 0.95;
}

/** The team-mates of the holder who have not acted in this turn. */
const waiting = ({ seat, men, holder, position: { squads, done } }) => squads[seat].filter((man) => man !== holder && men[man] !== null && !done.includes(man));

const openness = ({ rivals, apart }, hex, those = rivals) => Math.min(9, ...those.map((each) => apart(hex, each)));

/**
 * The gain of the best pass at the end of the turn, when no opponent can intercept any more, if nobody steals the ball
 * until then; zero if the holder is the next to act in any case.
 */
function valueOfWaiting(board) {
  const { seat, men, holder, position: { squads, done }, apart, skills } = board;
  if (waiting(board).length === 0) return 0;
  const kept = squads[OTHER[seat]].filter((man) => men[man] !== null && man[0] !== 'G' && !done.includes(man) && apart(men[man], men[holder]) <= 1)
    .reduce((chance, man) => chance * (1 - stealChance(skills, man)), 1);
  const gains = squads[seat].filter((to) => to !== holder && men[to] !== null && apart(men[to], men[holder]) <= RANGE)
    .map((to) => passGain(board, holder, to, UNMET, keptAtTheEnd(board, to)));
  return Math.max(0, kept * Math.max(0, ...gains) - (1 - kept) * 2 * BALL);
}

const UNMET = 0.95; // the chance that nobody intercepts a pass at the end of a turn
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
  const value = (hex) => {
    const lead = toGoal(board, seat, at) - toGoal(board, seat, hex);
    const crowd = board.own.filter((each) => !isSame(each, from) && apart(each, hex) <= 1).length;
    const marked = board.rivals.reduce((sum, each) => sum + (apart(each, hex) <= 1 ? 0.6 : apart(each, hex) <= 2 ? 0.4 : apart(each, hex) <= 3 ? 0.3 : 0), 0);
    return -Math.abs(lead - LEAD) / 3 - Math.max(0, apart(hex, at) - LEAD - 1) / 2 - 0.4 * crowd - marked + 20 * goalChance(board, seat, hex, man);
  };
  return value(to) - value(from);
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
