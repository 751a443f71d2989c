// The list of past actions, the latest first: what was done, what it brought, and folded, the changes and the clauses.
import { eachOnce, titledClause, trace } from './reply_text.mjs';
import { hidesNothing } from './opponent/hidden_state.mjs';
import { changesSaid } from './differences.mjs';
import { eventsSaid } from './words/events.mjs';
import { button, make, opening } from './elements.mjs';
import { chanceSaid, sentenceOf, valueSaid } from './phrases.mjs';
import { EVERYTHING, isSecret, isUnseen, shownTo } from './visibility.mjs';

const SHOWN = 30;
/** Changes that are in view elsewhere, such as the phase, or that no player keeps in mind. */
const BOOKKEEPING = /^(the phase: |stage, |turn, |so far, |used: |known, |calls, |hand: |cards left: |active: |done: |first: |boxed: |squads, |opening kicker: )/;

export function log(game, moments, seat, goBack) {
  const seen = moments.map((_, number) => number).slice(1)
    .filter((number) => !isUnseen(moments, number, seat, game.secret[moments[number].did.action.type]));
  const items = seen.map((number, index) => [number, index + 1]).reverse();
  const list = (some) => make('ol.trial-log', { reversed: true, start: some[0][1] }, some.map((each) => item(game, moments, each, seat, goBack)));
  if (items.length === 0) return [make('p.small', {}, 'No moves yet.')];
  const older = items.slice(SHOWN);
  return [list(items.slice(0, SHOWN)), older.length > 0 && opening(`${older.length} earlier actions`, () => list(older))];
}

/** The entry for one action; `count` is its number among the actions that the seat knows. */
function item(game, moments, [number, count], seat, goBack) {
  const { did } = moments[number];
  if (isSecret(moments, number, seat, game.secret[did.action.type])) {
    return make(kindOf(moments, number), {}, seatName(did.seat), ' has chosen in secret.');
  }
  return make(kindOf(moments, number), {}, seatName(did.seat), sentenceOf(game, did).slice(did.seat.length), met(did.chance), '. ',
    eventsSaid(game, moments, number, seat).map((each) => `${each} `),
    goBack !== null && number < moments.length - 1 && button('Return to this move', () => goBack(number), { class: 'small', 'aria-label': `Back to after action ${count}` }),
    opening('Details', () => [whatChanged(game, moments, number, seat), clauses(game, moments, number, seat)].flat().filter(Boolean), { class: 'small' }));
}

const kindOf = (moments, number) => (number === moments.length - 1 ? 'li.latest' : 'li');

const seatName = (seat) => make(`strong.seat.${seat}`, {}, seat);

const met = (chance) => chance.length > 0 && make('span.met', {}, ` (${chance.map((each) => `${chanceSaid(each)}: ${valueSaid(each.value)}`).join('; ')})`);

function whatChanged(game, moments, number, seat) {
  const told = changesSaid(shownTo(moments[number - 1], seat), shownTo(moments[number], seat), game.places);
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
