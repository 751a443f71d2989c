// Points count most, then the distance of the offense from the goal line, then its downs.
export const PLACES = ['/score', '/offence', '/spot', '/down', '/series_start'];

const OTHER = { home: 'away', away: 'home' };
const GOAL_LINE = 100;

export function worth({ score, offence, spot, down, series_start: began }, seat) {
  const points = 12 * (score[seat] - score[OTHER[seat]]);
  if (offence === null || spot === null) return points;
  const gained = began === null ? 0 : (spot - began) / 10;
  const field = 6 * (spot / GOAL_LINE) + 2 + gained - 0.9 * ((down ?? 1) - 1);
  return points + (offence === seat ? field : -field);
}
