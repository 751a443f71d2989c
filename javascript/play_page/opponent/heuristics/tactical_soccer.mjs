// Goals count most, then possession and the distance of the ball from the attacked goal, then the distance of the men
// from the ball.
export const PLACES = ['/score', '/squads', '/men', '/holder', '/loose', '/phase'];

const OTHER = { red: 'blue', blue: 'red' };

export function worth({ score, squads, men, holder, loose }, seat, action) {
  const goals = 100 * (score[seat] - score[OTHER[seat]]);
  const shot = action.type === 'shoot' ? 4 : 0;
  const ball = holder === null ? loose : men[holder];
  if (!ball) return goals;
  const own = holder === null ? 0 : squads[seat].includes(holder) ? 8 : -8;
  // Red's goalie is on the side of low numbers, because red attacks towards high numbers.
  const ahead = (seat === 'red' ? 1 : -1) * ball[1];
  return goals + shot + own + 0.5 * ahead + nearness(men, squads[seat], ball);
}

/** Only the nearest fielders count, so that they move to the ball. */
function nearness(men, squad, [x, y]) {
  const far = squad.filter((man) => man[0] !== 'G' && men[man]).map((man) => Math.hypot(men[man][0] - x, (men[man][1] - y)));
  return -far.reduce((sum, each) => sum + each, 0) / 20;
}
