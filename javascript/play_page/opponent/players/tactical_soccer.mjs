// Soccer. Both levels rate each action by the chances of passes, steals and shots, and by the distance of the ball from the
// goal. The easy player misjudges each action a little, and never waits for the end of a turn. The hard player aims and
// guards well, and plans the turn of the man with the ball.
import { best } from '../lookahead.mjs';
import { aimChance, boardOf } from './tactical_soccer/board.mjs';
import { ratePlans } from './tactical_soccer/plans.mjs';
import { RATE, valueOfWaiting } from './tactical_soccer/ratings.mjs';

const WHIM = 4; // hexes by which the easy player misjudges an action

export const easy = ({ game, seat, actions, random }) => best(ratings(boardOf(game, seat), actions).map((value) => value + WHIM * random()), random);

export function hard({ game, seat, actions, random }) {
  if (game.position.phase === 'aim') return wordOf(game, seat, actions, random);
  const board = { ...boardOf(game, seat), isHard: true };
  const values = isToPlan(board) ? ratePlans(board, actions) : ratings(board, actions);
  return best(values.map((value) => value + random() / 100), random);
}

/** The goalie is best in the middle; a shot goes where its chance is best against him there. */
function wordOf(game, seat, actions, random) {
  if (actions[0].type === 'guard') return actions.findIndex(({ at }) => at === 'Center');
  const board = boardOf(game, seat);
  return best(actions.map(({ at }) => aimChance(board, seat, { hex: board.at, man: board.holder, at })), random);
}

const isOwnTurn = ({ owner, seat, position }) => owner === seat && position.phase === 'activate';
const isToPlan = (board) => isOwnTurn(board) && !board.position.done.includes(board.holder);

function ratings(board, actions) {
  const wait = board.isHard && isOwnTurn(board) ? valueOfWaiting(board) / 2 : 0;
  return actions.map((action) => (RATE[action.type] ?? (() => 0))(board, action) - (action.man === board.holder ? wait : 0));
}
