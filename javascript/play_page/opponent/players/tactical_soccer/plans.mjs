// The hard holder's plan for a turn in soccer: to act now, or to wait until opponents have acted and cannot meet the ball. A long
// pass is good even if it is not received, if a team-mate who has not acted can pick up the ball before an opponent can.
import { interceptors, OTHER, passChance, RANGE, toGoal, waiting, goalChance } from './board.mjs';
import { keptUntilTheEnd, lossIn } from './danger.mjs';
import { BALL, ballIn, GOAL, RATE, rateShot, UNMET } from './ratings.mjs';

const LAST = 1; // of two equal actions, the one of a man without the ball comes first
const READY = 1.5; // the value of a receiver who has not acted in this turn
const STEP = 1; // hexes that the man who picks up a ball goes on
const TURN = 2.5; // the cost of a ball that nobody picks up in this turn
const LOSS = 6; // the cost of a ball that an opponent gets after a pass
const EFFORT = 0.3; // of two equal actions of the holder, a run is better than a pass
const LATER = 0.85; // the share that is left of the value of a shot in the next turn
const TRIED = 4; // moves of a man without the ball for which a plan is made

/** Ratings of the actions of a seat whose man has the ball and has not acted. */
export function ratePlans(board, actions) {
  const alone = actions.map((action) => (action.man === board.holder ? 0 : RATE[action.type](board, action)));
  const least = leastTried(actions, alone);
  const promise = promiseOf(board, actions);
  const wait = waiting(board).length === 0 ? 0 : promise(null);
  return actions.map((action, index) => {
    if (action.man === board.holder) return rateOfHolder(board, action, wait);
    if (alone[index] < least.get(action.man)) return -Infinity;
    return alone[index] + promise(action) - wait + LAST;
  });
}

/** The least rating of a move of each man that is still looked at: plans for all moves would take too long. */
function leastTried(actions, alone) {
  const all = new Map();
  actions.forEach(({ man, type }, index) => {
    if (type === 'move') all.set(man, [...all.get(man) ?? [], alone[index]]);
  });
  return new Map([...all].map(([man, values]) => [man, values.sort((one, other) => other - one)[TRIED - 1] ?? -Infinity]));
}

/** A holder who waits does not put off a shot: a defender may come into its way. */
function rateOfHolder(board, action, wait) {
  const { man, to } = action;
  if (action.type === 'shoot') return rateShot(board, action);
  if (action.type === 'pass') return gainOfPass(board, to, (2 / 3) ** interceptors(board, board.men[man], board.men[to])) - EFFORT - wait;
  const value = RATE[action.type](board, action) - wait;
  return action.type === 'move' ? Math.max(value, rateApproach(board, action)) : value;
}

/** A run to a hex from which the holder shoots in the next turn. */
function rateApproach(board, { man, to }) {
  const chance = goalChance(board, board.seat, to, man);
  return chance === 0 ? -Infinity : rateShot({ ...board, men: { ...board.men, [man]: to } }, { man }) * LATER * (1 - lossIn(board, to));
}

/**
 * A function from an action of another man to the gain of the best action that the holder then has at the end of the turn,
 * when the opponents have acted, if nobody steals the ball until then. Who has acted can no longer pick up a ball.
 */
function promiseOf(board, actions) {
  const { seat, men, holder, position } = board;
  const late = { ...board, position: { ...position, done: [...position.done, ...position.squads[OTHER[seat]]] } };
  const kept = keptUntilTheEnd(board);
  const run = Math.max(0, ...actions.filter(({ man, type }) => man === holder && type === 'move').map((action) => RATE.move(late, action)));
  const mates = position.squads[seat].filter((man) => man !== holder && men[man] !== null);
  return (action) => {
    const then = action === null ? late : after(late, action);
    const passes = mates.filter((to) => then.apart(then.men[to], men[holder]) <= RANGE).map((to) => gainOfPass(then, to, UNMET) - EFFORT);
    return Math.max(0, kept * Math.max(run, ...passes) - (1 - kept) * BALL);
  };
}

const after = (board, { man, to }) => ({
  ...board,
  men: { ...board.men, [man]: to ?? board.men[man] },
  position: { ...board.position, done: [...board.position.done, man] },
});

/** The mean gain of a pass of the holder. A ball that is not received scatters to one of the three hexes ahead of the receiver. */
function gainOfPass(board, to, through) {
  const { seat, men, holder, position } = board;
  const good = passChance(board, holder, to);
  const received = ballIn(board, seat, men[to], to) + (position.done.includes(to) ? 0 : READY);
  const hexes = good < 1 ? hexesAhead(board, men[to]) : [];
  const loose = hexes.reduce((sum, hex) => sum + valueOfLoose(board, hex) / hexes.length, 0);
  const lost = -toGoal(board, seat, men[to]) - LOSS;
  return through * (good * received + (1 - good) * loose) + (1 - through) * lost - ballIn(board, seat, men[holder], holder);
}

function hexesAhead({ seat, pitch }, [x, y]) {
  const way = seat === 'red' ? 1 : -1;
  const straight = [x, y + 2 * way];
  return [straight, [x - way, y + way], [x + way, y + way]].map((hex) => (pitch.isField(hex) ? hex : straight));
}

/** The value of a loose ball: the side gets it that first has a man who can come to it. */
function valueOfLoose(board, hex) {
  const { seat, pitch, position: { done, first } } = board;
  const lost = -toGoal(board, seat, hex) - LOSS;
  const rivals = menNear(board, OTHER[seat], hex);
  if (!pitch.isField(hex) || rivals.some((man) => !done.includes(man) || board.apart(board.men[man], hex) === 0)) return lost;
  const own = menNear(board, seat, hex);
  const ready = own.filter((man) => man !== board.holder && !done.includes(man));
  if (ready.length > 0) return bestOf(board, hex, ready) + STEP;
  if (rivals.length > 0 && (first !== seat || own.length === 0)) return lost;
  if (own.length === 0) return -toGoal(board, seat, hex) - LOSS / 2;
  return bestOf(board, hex, own) - TURN - (first === seat ? 0 : 1);
}

/** The men of a seat who can come to a hex with one action. */
const menNear = ({ men, apart, pitch, position: { squads } }, seat, hex) => squads[seat]
  .filter((man) => men[man] !== null && apart(men[man], hex) <= 2 && (man[0] !== 'G' || pitch.box(seat)?.some((each) => apart(each, hex) === 0)));

const bestOf = (board, hex, some) => Math.max(...some.map((man) => ballIn(board, board.seat, hex, man)));
