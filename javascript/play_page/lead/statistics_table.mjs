// The statistics of a game that is over, as a table with a column for each seat.
import { make } from '../elements.mjs';
import { statisticsOf } from '../statistics.mjs';
import { now } from '../session.mjs';

/** The table; null if the game is not over, or has no number to show. */
export function statisticsTable({ session, seats }) {
  const rows = now(session).turn.over ? statisticsOf(session.about.ruleset, session.moments) : [];
  if (rows.length === 0) return null;
  return make('div.card-table', {}, make('table.play-card.statistics', {}, make('caption', {}, 'Statistics of this game'),
    make('thead', {}, make('tr', {}, make('td'), seats.map((seat) => make('th', { scope: 'col' }, seat)))),
    make('tbody', {}, rows.map(({ name, values }) => make('tr', {}, make('th', { scope: 'row' }, name), seats.map((seat) => make('td', {}, String(values[seat]))))))));
}
