// The menu at a man or a place: what can be done there, with the exact odds of what depends on chance, and why the rest
// cannot be done.
import { meant } from '../choices.mjs';
import { button, make, opening } from '../elements.mjs';
import { said } from '../phrases.mjs';
import { clauseText, titledClause } from '../reply_text.mjs';
import { checked, now } from '../session.mjs';
import { isOwn } from './board_marks.mjs';
import { manSaid } from './man_card.mjs';
import { oddsLines } from './odds_lines.mjs';

const MOST = 24; // actions in a menu
const MOST_ODDS = 8; // actions whose odds are listed

export function closeMenu({ menu }) {
  menu.hidden = true;
  menu.replaceChildren();
}

export function hideCard({ card }) {
  card.hidden = true;
  card.replaceChildren();
}

/** Open the menu of {name, part, steps, man}: what the chosen man can do at a place or with another man. */
export function openMenu(lead, { name, part, steps, man = null }) {
  const inside = entries(lead, steps, name);
  fill(lead, part, [
    heading(lead, name, part), inside.shown,
    man !== null && isMan(part) && isOwn(lead.table, part, lead.table.listed()) && button(`Choose ${name} instead`, () => lead.choose(name, part)),
  ]);
  inside.addOdds();
}

/** The card of the chosen man next to the board: who he is, what he can do without the board, and why he cannot do more. */
export function showCard(lead, { name, part, steps }) {
  const inside = entries(lead, steps);
  lead.card.replaceChildren(...[
    heading(lead, name, part), inside.shown, make('p.small', {}, 'Click a glowing place or another man to see what he can do there.'),
    opening('Why can he not …?', () => reasonsOf(lead, name), { class: 'small' }),
  ].flat(3));
  lead.card.hidden = false;
  inside.addOdds();
}

/** Buttons for actions at a place, and a function that adds their odds. */
function entries(lead, steps, place = null) {
  const { game } = lead.table;
  const shown = steps.slice(0, MOST);
  const odds = shown.map(() => make('span.odds'));
  const buttons = shown.map((step, number) => button([said(game, step.action), odds[number]], () => lead.perform(step), { 'data-menu': JSON.stringify(step.action) }));
  const left = steps.length - shown.length;
  return { shown: [...buttons, left > 0 && make('p.small', {}, `${left} more are in the list of all legal actions.`)].filter(Boolean), addOdds: () => addOdds(lead, shown.slice(0, MOST_ODDS), odds, place) };
}

const isMan = (part) => part?.dataset?.man !== undefined;

function heading(lead, name, part) {
  const about = make('span.small');
  if (isMan(part)) manSaid(lead.table, name, part).then((text) => about.replaceChildren(text));
  return make('p.trial-menu-head', {}, make('strong', {}, name), ' ', about,
    button('×', () => lead.close(), { class: 'close', 'aria-label': 'Close' }));
}

async function addOdds(lead, steps, places, place) {
  const { session } = lead.table;
  for (const [number, step] of steps.entries()) {
    const lines = await oddsLines(lead.table, step, place);
    if (lead.table.session !== session || !places[number].isConnected) return;
    places[number].replaceChildren(...lines.map((line) => make('span.line', {}, line)));
  }
}

/** Show the menu next to a part of the board, within the board. */
function fill({ menu, figure, keys }, part, inside) {
  menu.replaceChildren(...inside.flat(3).filter(Boolean));
  menu.hidden = false;
  const board = menu.parentElement.getBoundingClientRect();
  const at = (part?.isConnected ? part : figure).getBoundingClientRect();
  const isRight = at.left - board.left < board.width / 2;
  menu.style.setProperty('--left', `${Math.max(0, Math.min(board.width - menu.offsetWidth, isRight ? at.right - board.left + 6 : at.left - board.left - menu.offsetWidth - 6))}px`);
  menu.style.setProperty('--top', `${Math.max(0, Math.min(board.height - menu.offsetHeight, at.top - board.top))}px`);
  if (keys.isUsed) menu.querySelector('button:not(.close)')?.focus();
}

// ---- why not

/** Say why a chosen man can do nothing at a place, or what a man or a place is that nothing can be done with. */
export async function openReasons(lead, { name, part, man }) {
  const found = man === null ? [] : await refusals(lead.table, meantBy(lead.table, [man, name]));
  fill(lead, part, [
    heading(lead, name, part),
    found.length > 0 ? found.map((each) => reason(lead.table.game, each))
      : make('p.small', {}, man === null ? 'Nothing can be done here now. Choose a ringed man.' : `${man} can do nothing here now.`),
  ]);
}

const own = (table) => now(table.session).turn.pending.filter((due) => table.isOffered(due));

const meantBy = (table, tokens) => meant(table.game, own(table), tokens).filter(({ action }) => action.man === undefined || String(action.man) === tokens[0]);

const reason = (game, { step, clause }) => make('div.trial-why', {}, make('p', {}, make('strong', {}, 'Not allowed: '), said(game, step.action), '.'),
  make('p.small', {}, ...titledClause(game, clause), ': ', clauseText(game, clause)));

/** {step, clause} of those actions that the rules reject, each clause once. */
async function refusals(table, steps) {
  const found = new Map();
  for (const step of steps.slice(0, 12)) {
    const reply = await table.alone(() => checked(table.session, step));
    if (reply?.status === 'rejected' && !found.has(reply.clause)) found.set(reply.clause, { step, clause: reply.clause });
  }
  return [...found.values()];
}

/** What a man might do if the rules allowed it, with the clause that forbids it. */
function reasonsOf(lead, man) {
  const { table } = lead;
  const place = make('div', {}, make('p.small', {}, 'Checking …'));
  const steps = own(table).flatMap(({ seat, kinds }) => table.game.actions
    .filter(({ type, parts }) => kinds.includes(type) && Object.keys(parts).length === 1 && 'man' in parts)
    .map(({ type, fixed }) => ({ seat, action: { type, ...fixed, man } })));
  refusals(table, steps).then((found) => place.replaceChildren(...found.map((each) => reason(table.game, each)),
    make('p.small', {}, 'For a place or another man: click it. The page names the clause that forbids the action.')));
  return place;
}
