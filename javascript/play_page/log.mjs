// The list of past actions, the latest first: what was done, what it brought, and folded, the changes and the clauses.
import { eachOnce, titledClause, trace } from './reply_text.mjs';
import { hidesNothing } from './opponent/hidden_state.mjs';
import { changesSaid } from './differences.mjs';
import { eventsSaid } from './words/events.mjs';
import { button, make, opening } from './elements.mjs';
import { deedOf, grouped } from './words/deeds.mjs';
import { EVERYTHING, isSecret, isUnseen, shownTo } from './visibility.mjs';

const SHOWN = 30;
/** Changes that are in view elsewhere, such as the phase, or that no player keeps in mind. */
const BOOKKEEPING = /^(the phase: |stage, |turn, |so far, |used: |known, |calls, |hand: |cards left: |active: |done: |first: |boxed: |squads, |opening kicker: )/;

export function log(game, moments, seat, goBack) {
  const hides = (number) => isSecret(moments, number, seat, game.secret[moments[number].did.action.type]);
  const seen = moments.map((_, number) => number).slice(1)
    .filter((number) => !isUnseen(moments, number, seat, game.secret[moments[number].did.action.type]));
  const items = grouped(game, moments, seen, seat, hides).map((group) => [group, seen.indexOf(group.at(-1)) + 1]).reverse();
  const list = (some) => make('ol.trial-log', { reversed: true, start: some[0][1] }, some.map((each) => item(game, moments, each, { seat, goBack, hides })));
  if (items.length === 0) return [make('p.small', {}, 'No moves yet.')];
  const older = items.slice(SHOWN);
  return [list(items.slice(0, SHOWN)), older.length > 0 && opening(`${older.length} earlier entries`, () => list(older))];
}

/** The entry for actions that one sentence tells; `count` is the number of the last among those that the seat knows. */
function item(game, moments, [group, count], { seat, goBack, hides }) {
  const number = group.at(-1);
  if (hides(number)) return make(kindOf(moments, number), { value: count }, seatName(moments[number].did.seat), ' has chosen in secret.');
  const { seat: who, deed } = deedOf(game, moments, group, seat);
  return make(kindOf(moments, number), { value: count }, who && seatName(who), deed, '. ',
    eventsSaid(game, moments, number, seat).map((each) => `${each} `),
    goBack !== null && number < moments.length - 1 && button('Return to this move', () => goBack(number), { class: 'small', 'aria-label': `Back to after action ${count}` }),
    opening('Details', () => [whatChanged(game, moments, group, seat), ...group.map((each) => clauses(game, moments, each, seat))].flat(2).filter(Boolean), { class: 'small' }));
}

const kindOf = (moments, number) => (number === moments.length - 1 ? 'li.latest' : 'li');

const seatName = (seat) => make(`strong.seat.${seat}`, {}, seat);

function whatChanged(game, moments, group, seat) {
  const told = changesSaid(shownTo(moments[group[0] - 1], seat), shownTo(moments[group.at(-1)], seat), game.places);
  const news = told.filter((each) => !BOOKKEEPING.test(each));
  return news.length > 0 && make('ul.changes', {}, news.map((each) => make('li', {}, each)));
}

/** The clauses of an action. A seat sees only their names, and only when they no longer depend on a secret. */
function clauses(game, moments, number, seat) {
  const consulted = moments[number].did.trace;
  if (seat === EVERYTHING) return [named(game, consulted), opening(`All ${eachOnce(consulted).length} consulted clauses, with the deciding values`, () => trace(game, consulted), { class: 'small' })];
  return isOpen(game, moments, number, seat) ? named(game, consulted) : make('p.acted', {}, 'Clauses: hidden until the secret choices are shown.');
}

const isOpen = ({ ruleset }, moments, number, seat) => moments.slice(number - 1)
  .some(({ position, views }) => hidesNothing(ruleset, views[seat], Object.keys(position)));

function named(game, consulted) {
  const ids = [...new Set(consulted.map(({ clause }) => clause))];
  return make('p.acted', {}, 'Clauses: ', ids.slice(-6).reverse().flatMap((id, place) => [place > 0 && '; ', ...titledClause(game, id)]));
}
