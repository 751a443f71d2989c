// What has happened since the viewer last acted against the computer: its actions, and the chance that decided them.
import { make } from '../elements.mjs';
import { chanceSaid, sentenceOf, valueSaid } from '../phrases.mjs';
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

/** The actions of the others since the viewer's last action, the latest last; null if there are none. */
export function sinceSaid(table) {
  const { moments } = table.session;
  const all = moments.map((_, number) => number).slice(ownLatest(table) + 1)
    .filter((number) => !isUnseen(moments, number, table.seat, hides(table, number)));
  if (all.length === 0) return null;
  const left = all.length - SHOWN;
  return make('div.trial-since', { role: 'group', 'aria-label': 'Since your last action' }, make('p.trial-head', {}, 'Since your last action'),
    left > 0 && make('p.small', {}, `${left} earlier under “Moves so far”.`),
    make('ul', {}, all.slice(-SHOWN).map((number) => make('li', {}, said(table, number)))));
}

function said(table, number) {
  const { did } = table.session.moments[number];
  if (isHidden(table, number)) return `${did.seat} has chosen in secret`;
  const met = did.chance.map((each) => `${chanceSaid(each)}: ${valueSaid(each.value)}`).join('; ');
  return sentenceOf(table.game, did) + (met && ` (${met})`);
}
