// What has happened since the viewer last acted against the computer: its actions, and the chance that decided them.
import { make } from '../elements.mjs';
import { eventsSaid } from '../words/events.mjs';
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

/** The actions of the others since the viewer's last action, moves after all others; null if the others have not acted. */
export function sinceSaid(table) {
  const { moments } = table.session;
  const all = moments.map((_, number) => number).slice(ownLatest(table) + 1)
    .filter((number) => !isUnseen(moments, number, table.seat, hides(table, number)));
  if (all.length === 0) return null;
  const own = moments[ownLatest(table)].did?.chance.length > 0 ? [`You: ${said(table, ownLatest(table))}`] : [];
  const lines = [...own, ...linesOf(table, all)];
  const left = lines.length - SHOWN;
  return make('div.trial-since', { role: 'group', 'aria-label': 'Since your last action' }, make('p.trial-head', {}, 'Since your last action'),
    left > 0 && make('p.small', {}, `${left} more under “Moves so far”.`),
    make('ul', {}, lines.slice(0, SHOWN).map((line) => make('li', {}, line))));
}

/** Kinds of actions by which one man moves on, place by place. */
const WALKS = new Set(['step', 'move', 'turn']);

const isWalk = ({ action }) => WALKS.has(action.type) && action.man !== undefined;

/** The actions as lines: one line for a man who walks on, and after the actions that are no walk. */
function linesOf(table, numbers) {
  const didOf = (number) => table.session.moments[number].did;
  const isSame = (one, other) => isWalk(one) && isWalk(other) && one.seat === other.seat && one.action.man === other.action.man && one.chance.length === 0;
  const last = numbers.filter((number, index) => index === numbers.length - 1 || !isSame(didOf(number), didOf(numbers[index + 1])));
  const isPlain = (number) => isWalk(didOf(number)) && didOf(number).chance.length === 0;
  return [...last.filter((number) => !isPlain(number)), ...last.filter(isPlain)].map((number) => said(table, number));
}

function said(table, number) {
  const { did } = table.session.moments[number];
  if (isHidden(table, number)) return `${did.seat} has chosen in secret`;
  const met = did.chance.map((each) => `${chanceSaid(each)}: ${valueSaid(each.value)}`).join('; ');
  const events = eventsSaid(table.game, table.session.moments, number, table.seat);
  return [`${sentenceOf(table.game, did)}${met && ` (${met})`}`, ...events].join('. ').replace(/\.$/, '');
}
