// The controls of a table: undo and redo, links, seats and chance, and what a click on an action does.
import * as answers from './reply_text.mjs';
import { canUndo, chooseFor, people, play } from './opponent/autoplay.mjs';
import { LEVELS } from './opponent/opponent.mjs';
import { button, choice, make } from './elements.mjs';
import { gameButtons, share } from './table_link.mjs';
import { aimSaid } from './words/aims.mjs';
import { phaseSaid } from './words/page_words.mjs';
import { EVERYTHING } from './visibility.mjs';
import { now } from './session.mjs';

/** Update the bar of a table, and keep the keyboard focus on the same control. */
export function showBar(table) {
  const fields = () => [...table.slots.bar.querySelectorAll('button, select, input, summary')];
  const focused = fields().indexOf(document.activeElement);
  table.slots.bar.replaceChildren(
    button('Undo', () => table.undo(), { 'aria-disabled': String(!canUndo(table)) }),
    button('Redo', () => table.redo(), { 'aria-disabled': String(table.ahead === null) }),
    button('Copy link', () => share(table)),
    ...(table.lead ? gameButtons(table) : []),
    make('details.trial-settings', { open: table.opened, toggle: ({ target }) => { table.opened = target.open; } },
      make('summary', {}, 'Seats and chance'), make('div', {}, settings(table))));
  fields()[focused]?.focus();
}

function settings(table) {
  const views = { [EVERYTHING]: 'everything', ...Object.fromEntries(table.seats.map((seat) => [seat, `what ${seat} sees`])), public: 'what both sides see' };
  return [
    !table.hides && choice('Show', views, table.seat, (seat) => table.lookAs(seat)),
    choice('Chance', { drawn: 'is drawn', chosen: 'is chosen' }, table.chance, (chance) => { table.chance = chance; table.show(false); return play(table); }),
    ...table.seats.map((seat) => choice(seat, { person: 'a person', ...LEVELS }, table.players[seat], (who) => table.seatTaken(seat, who))),
    make('label.trial-choice', {}, make('input', { type: 'checkbox', checked: table.hides, change: ({ target }) => table.hide(target.checked) }), ' two players at one screen: hide secrets'),
  ];
}

/** The seat that is to act and the phase, or the result of the game. */
export function statusSaid(table) {
  const { game, session, busy } = table;
  const { turn } = now(session);
  if (turn.over) {
    const { winner, clause } = turn.result;
    return [make('strong', {}, winner === null ? 'The game is over: no winner' : `The game is over: ${winner} has won`), ' ', ...(clause ? [answers.clauseLink(game, clause)] : [])];
  }
  const [own, other] = people(table);
  return [make('strong', {}, whoseTurn(table)), ` · ${phaseSaid(game, turn.phase)}`, busy ? ' · thinking …' : '', aimSaid(table, other === undefined ? own : undefined)].filter((each) => each !== null);
}

/** Who is to act: the viewer, if he alone plays against the computer, with his role; otherwise the seats. */
function whoseTurn(table) {
  const { turn, position } = now(table.session);
  const seats = turn.pending.map(({ seat }) => seat);
  const [own, other] = people(table);
  if (own === undefined || other !== undefined || !seats.includes(own)) return `Next to act: ${seats.map((seat) => (seat === 'chance' ? 'chance (a draw or a roll)' : seat)).join(' and ')}`;
  const attacks = position.offense ?? position.offence ?? null;
  return `Your turn: ${own}${attacks === null ? '' : `, on ${attacks === own ? 'offense' : 'defense'}`}`;
}

/** The text in place of the list of actions if the viewer has none. */
export function waiting({ session }) {
  const { turn: { over, pending } } = now(session);
  return over ? 'The game is over.' : `Waiting for ${pending.map(({ seat }) => seat).join(' and ')}.`;
}

/** Kinds of actions by which men are chosen and placed before a game. */
const SET_UP = new Set(['place', 'place-ball', 'face', 'pick', 'select']);

/** Buttons by which the computer chooses for the viewer. */
export const helpers = (table, legal) => !table.guide && make('div.trial-instead', {},
  button('Choose for me', () => chooseFor(table, { wholePhase: false })),
  button(legal.every(({ action }) => SET_UP.has(action.type)) ? 'Fill the rest for me' : 'Finish this phase for me', () => chooseFor(table, { wholePhase: true })));

/** The choice between performing an action, explaining it and listing its odds. */
export function doing(table) {
  const ways = { act: 'do it', explain: 'explain it', odds: 'list its odds' };
  return make('fieldset.trial-does', {}, make('legend', {}, 'When I click an action'), Object.entries(ways).map(([way, text]) => make('label', {},
    make('input', { type: 'radio', name: `does-${table.session.handle}`, checked: table.does === way, change: () => { table.does = way; } }), ` ${text}`)));
}
