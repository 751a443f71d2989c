// The carrier tries to gain ground, his team tries to block for him, and the defense tries to contact him.
export const PLACES = ['/stage', '/offense', '/men', '/ball', '/game'];

const NEVER = -1000; // less than any place on the field can be worth

export function worth({ stage, offense, men, ball }, seat, action) {
  const sign = offense === seat ? 1 : -1;
  if (stage.phase === 'over') return 0;
  const where = placeOf(ball, men);
  // Without this limit, placing a man far from the ball would be worth less than turning a man on the spot again and
  // again.
  if (stage.phase === 'set-up' && action.type === 'face') return NEVER;
  const settled = { done: 0.4, contact: 0.6, 'down-ball': -1, leave: -5, turn: -0.05, face: -0.05, place: 0.1 }[action.type] ?? 0;
  if (where === null) return settled;
  const gained = where.row + (ball.held_by === 'defense' ? -30 : 0);
  return settled + sign * gained - (sign > 0 ? 0.02 : 0.06) * away(men[sign > 0 ? 'offense' : 'defense'], where);
}

/** The value until the ball has a place. */
export const isAlike = ({ ball, men }) => placeOf(ball, men) === null;

/** Column and row of the ball, if it is known; rows behind the goal line have negative numbers. */
function placeOf(ball, men) {
  const man = ball.by ?? ball.man;
  const at = ball.at ?? men.offense.on[man]?.at ?? men.defense.on[man]?.at;
  return typeof at === 'string' ? read(at) : null;
}

function read(at) {
  const row = Number(at.slice(2));
  return { column: Number(at.slice(0, 2)), row: row > 66 ? row - 100 : row };
}

function away({ on }, { column, row }) {
  return Object.values(on).map(({ at }) => read(at)).reduce((sum, each) => sum + Math.max(Math.abs(each.column - column), Math.abs(each.row - row)), 0);
}
