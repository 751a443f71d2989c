// What has happened since the viewer last acted against the computer: its actions, and the chance that decided them.
import { make } from '../elements.mjs';
import { eventsSaid } from '../words/events.mjs';
import { deedOf, grouped } from '../words/deeds.mjs';
import { people } from '../opponent/autoplay.mjs';
import { isSecret, isUnseen } from '../visibility.mjs';

const SHOWN = 5;

/** The number of the viewer's latest action; the latest action of all where the viewer does not play one seat alone. */
export function ownLatest(table) {
  const { moments } = table.session;
  const sitting = people(table);
  if (sitting.length !== 1 || table.seats.length < 2) return moments.length - 1;
  return Math.max(0, moments.findLastIndex(({ did }) => did?.seat === sitting[0]));
}

const hides = ({ game, session: { moments } }, number) => game.secret[moments[number].did.action.type] ?? [];

/** Whether the viewer may not know an action: that it was performed, or which one it was. */
export const isHidden = (table, number) => isUnseen(table.session.moments, number, table.seat, hides(table, number))
  || isSecret(table.session.moments, number, table.seat, hides(table, number));

/** The actions of the others since the viewer's last action; null if the others have not acted. */
export function sinceSaid(table) {
  const { moments } = table.session;
  const all = moments.map((_, number) => number).slice(ownLatest(table) + 1)
    .filter((number) => !isUnseen(moments, number, table.seat, hides(table, number)));
  if (all.length === 0) return null;
  const own = moments[ownLatest(table)].did?.chance.length > 0 ? [`You: ${said(table, [ownLatest(table)])}`] : [];
  const groups = grouped(table.game, moments, all, table.seat, (number) => isHidden(table, number));
  const lines = [...own, ...shown(table, groups).map((group) => said(table, group))];
  const left = groups.length + own.length - lines.length;
  return make('div.trial-since', { role: 'group', 'aria-label': 'Since your last action' }, make('p.trial-head', {}, 'Since your last action'),
    make('ul', {}, lines.map((line) => make('li', {}, `${line[0].toUpperCase()}${line.slice(1)}`))), left > 0 && make('p.small', {}, `${left} more under “Moves so far”.`));
}

/** The groups that are listed, in their order: if there are too many, those that chance decided, then the latest. */
function shown({ session: { moments } }, groups) {
  if (groups.length <= SHOWN) return groups;
  const met = groups.filter((group) => moments[group.at(-1)].did.chance.length > 0);
  const kept = new Set([...met, ...groups.filter((group) => !met.includes(group)).reverse()].slice(0, SHOWN));
  return groups.filter((group) => kept.has(group));
}

function said(table, group) {
  const { game, session: { moments }, seat } = table;
  const number = group.at(-1);
  if (isHidden(table, number)) return `${moments[number].did.seat} has chosen in secret`;
  const { seat: who, deed } = deedOf(game, moments, group, seat);
  return [`${who}${deed}.`, ...eventsSaid(game, moments, number, seat)].join(' ');
}
