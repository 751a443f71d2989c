// Ratings of single actions in soccer, in hexes of progress. Both levels use them; the hard player looks at the danger of steals
// more exactly.
import {
  goalChance, interceptors, isSame, openness, OTHER, passChance, RANGE, stealChance, toGoal, waiting,
} from './board.mjs';
import { dangerIn } from './danger.mjs';
import { rateWithoutBall } from './without_ball.mjs';

export const GOAL = 34; // the values of a goal and of the ball, in hexes of progress
export const BALL = 5;
const TURNS = 10; // of a half
const PICKS = { F: 3, M: 2, D: 1 };

const SHOT_NOW = 2; // the value of a shot beside its chance: a holder who waits may lose the ball

/** The value of the ball in a hex to a seat: near the goal, in range, away from opponents, above all those who steal well. */
export function ballIn(board, seat, hex, man) {
  const danger = board.isHard ? dangerIn(board, hex) : threatsTo(board, seat, hex);
  const isStuck = man !== null && man[0] === 'G';
  return GOAL * goalChance(board, seat, hex, man) - toGoal(board, seat, hex) - danger - (isStuck ? 8 : 0);
}

function threatsTo(board, seat, hex) {
  const others = board.position.squads[OTHER[seat]].filter((each) => board.men[each] !== null);
  return others.reduce((sum, each) => sum + threat(board, each, board.apart(board.men[each], hex)), 0);
}

/** An opponent who has already acted can steal no earlier than in the next turn, at whose start the holder can go away. */
function threat({ position: { done, first }, seat, skills }, man, away) {
  const share = !done.includes(man) ? 1 : first === seat ? 0.2 : 0.4;
  return share * (away <= 1 ? 9 * stealChance(skills, man) : away <= 3 ? 0.5 : 0);
}

export const RATE = {
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
export function rateShot(board, { man }) {
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

/**
 * The gain of the best pass at the end of the turn, when no opponent can intercept any more, if nobody steals the ball
 * until then; zero if the holder is the next to act in any case.
 */
export function valueOfWaiting(board) {
  const { seat, men, holder, position: { squads, done }, apart, skills } = board;
  if (waiting(board).length === 0) return 0;
  const kept = squads[OTHER[seat]].filter((man) => men[man] !== null && man[0] !== 'G' && !done.includes(man) && apart(men[man], men[holder]) <= 1)
    .reduce((chance, man) => chance * (1 - stealChance(skills, man)), 1);
  const gains = squads[seat].filter((to) => to !== holder && men[to] !== null && apart(men[to], men[holder]) <= RANGE)
    .map((to) => passGain(board, holder, to, UNMET, keptAtTheEnd(board, to)));
  return Math.max(0, kept * Math.max(0, ...gains) - (1 - kept) * 2 * BALL);
}

export const UNMET = 0.95; // the chance that nobody intercepts a pass at the end of a turn
const LOST = 4; // the cost of a ball that the other side gets

export function rateMove(board, { man, to, via }) {
  const { seat, men, holder, loose } = board;
  const [from, end] = [men[man], to];
  if (holder === man) return ballIn(board, seat, end, man) - ballIn(board, seat, from, man) + 0.2;
  if (loose !== null) return rateRun(board, { man, from, to, via });
  if (holder === null || man[0] === 'G') return man[0] === 'G' ? -0.5 : 0;
  return rateWithoutBall(board, man, from, end);
}

function rateRun(board, { man, from, to, via }) {
  const { apart, own, loose } = board;
  if (isSame(to, loose) || (via && isSame(via, loose))) return board.isHard ? ratePickUp(board, man, to) : BALL;
  const nearest = Math.min(...own.map((hex) => apart(hex, loose)));
  const gained = apart(from, loose) - apart(to, loose);
  return gained / (1 + apart(from, loose)) - (apart(from, loose) > nearest + 3 ? 0.3 : 0);
}

/** The hard player takes the ball with the man, and to the hex, from which play goes on best. */
const ratePickUp = (board, man, to) => 2 * BALL + (ballIn(board, board.seat, to, man) + toGoal(board, board.seat, board.loose)) / 2;

function ratePlace(board, { man, to }) {
  const { seat, pitch, apart, own } = board;
  const goal = pitch.goals[seat].Center;
  if (man[0] === 'G') return -apart(to, goal);
  const crowd = own.filter((hex) => apart(hex, to) <= 2).length;
  if (man[0] === 'D') return -Math.abs(apart(to, goal) - 5) - Math.abs(to[0]) / 3 - crowd;
  return -toGoal(board, seat, to) - Math.abs(to[0]) / 6 - 0.7 * crowd;
}
