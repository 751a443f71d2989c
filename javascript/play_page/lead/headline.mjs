// A headline for an action that has changed the score, since the viewer last acted.
import { make } from '../elements.mjs';
import { shownTo } from '../visibility.mjs';
import { ownLatest } from './since.mjs';

/** What a number of points is called in the games of American football. */
const POINTS = { 3: 'Field goal', 6: 'Touchdown' };

/** The latest score as a sentence: `Field goal: 3 points for home`; null if nobody has scored. */
export function headlineSaid(table) {
  const { moments } = table.session;
  const scoreAt = (number) => { const { score, game } = shownTo(moments[number], table.seat); return score ?? game?.points ?? {}; };
  for (let number = moments.length - 1; number >= Math.max(1, ownLatest(table)); number -= 1) {
    const [before, after] = [scoreAt(number - 1), scoreAt(number)];
    const seat = table.seats.find((each) => after[each] > before[each]);
    if (seat !== undefined) return make('p.trial-headline', {}, make('strong', {}, words(table.game, seat, after[seat] - before[seat])), ` ${table.seats.map((each) => `${each} ${after[each]}`).join(', ')}`);
  }
  return null;
}

function words({ ruleset }, seat, points) {
  if (ruleset === 'tactical-soccer') return `Goal for ${seat}!`;
  return `${POINTS[points] ? `${POINTS[points]}: ` : ''}${points} ${points === 1 ? 'point' : 'points'} for ${seat}!`;
}
