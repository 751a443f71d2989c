// The carrier tries to gain ground, and the defenders try to reach him.
export const PLACES = ['/offense', '/eastward', '/men', '/carrier', '/loose', '/winner', '/line', '/phase'];

export function worth({ offense, eastward, men, carrier, loose, winner, phase }, seat, action) {
  if (winner !== null) return winner === seat ? 1000 : -1000;
  if (phase === 'line-up' || offense === null) return action.type === 'place' ? 1 : 2;
  const way = eastward === offense ? 1 : -1;
  const sign = offense === seat ? 1 : -1;
  const ball = carrier === null ? loose : men[carrier.of][carrier.man];
  if (!ball) return 0;
  const held = carrier?.of === 'defense' ? -40 : 0;
  return sign * (held + 2 * way * ball[0] + near(men.defense, ball) - 0.3 * near(men.offense, ball));
}

/** The distance of the men from the ball; near men count most. */
function near(men, [column, row]) {
  const far = Object.values(men).filter(Boolean).map(([x, y]) => Math.max(Math.abs(x - column), Math.abs(y - row)));
  return far.reduce((sum, each) => sum + Math.sqrt(each), 0) / 4;
}
