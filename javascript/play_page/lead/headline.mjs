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

/** What the offense of tactical-football has to reach, and the score, which the zoomed map does not show; null in other games. */
export function aimSaid({ game: { ruleset }, seats, seat, session }) {
  const { offense, objective, game } = shownTo(session.moments.at(-1), seat);
  if (ruleset !== 'tactical-football' || !offense) return null;
  const aim = objective ? [`${offense} attacks up the map and has to gain ${objective} ${objective === 1 ? 'hex' : 'hexes'} beyond the blue line.`] : [];
  const score = game ? [`Down ${game.down}.`, `${seats.map((each) => `${each} ${game.points[each]}`).join(', ')}.`] : [];
  return make('span.trial-aim', {}, ' ', [...aim, ...score].join(' '));
}
