// The menu at a man or a place: what can be done there, with the exact odds of what depends on chance, and why the rest
// cannot be done.
import { belowBoard, button, make, opening } from '../elements.mjs';
import { said } from '../phrases.mjs';
import { now } from '../session.mjs';
import { boxOf, isOwn, partsOf } from './board_marks.mjs';
import { manSaid } from './man_card.mjs';
import { oddsLines } from './odds_lines.mjs';
import { placesNear, reasonSaid, refusals, squareOf, wishes } from './refusals.mjs';

const MOST = 24; // actions in a menu
const MOST_ODDS = 8; // actions whose odds are listed
const MOST_REASONS = 3; // kinds of actions that are not allowed
const ROLES = new Set(['offense', 'defense']);

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
  fill(lead, { name, part }, [
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
  scrollBy(0, Math.min(0, belowBoard(lead.figure.closest('.trial-board'), lead.card))); // from behind the board
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
    places[number].replaceChildren(...lines.map(({ text, exact }) => make('span.line', { title: `Exactly: ${exact}` }, text)));
  }
}

/** The name of a part of the board; two men of both sides may have the same label, but not the same title. */
export const keyOf = (name, part) => `${name} ${part?.querySelector?.('title')?.textContent ?? ''}`;

/** Show the menu at a part of the board. */
function fill({ menu, keys }, { name, part }, inside) {
  menu.replaceChildren(...inside.flat(3).filter(Boolean));
  menu.hidden = false;
  menu.dataset.of = keyOf(name, part);
  const { left, top } = placeFor(menu, part);
  menu.style.setProperty('--left', `${left}px`);
  menu.style.setProperty('--top', `${top}px`);
  if (keys.isUsed) menu.querySelector('button:not(.close)')?.focus();
}

const FARTHEST = 60; // pixels between a man and the menu

/** A place of the menu that leaves a man and his neighbours in sight: beside them, or below or above them where the board is narrow. */
function placeFor({ parentElement, offsetWidth: width, offsetHeight: height }, part) {
  const board = parentElement.getBoundingClientRect();
  if (!part?.isConnected) return { left: Math.max(0, board.width - width), top: 0 };
  const at = part.getBoundingClientRect();
  const gap = Math.min(FARTHEST, Math.max(at.width, at.height)) + 6;
  const within = (start, size, most) => Math.max(0, Math.min(most - size, start));
  const top = within(at.top - board.top, height, board.height);
  const sides = [at.right - board.left + gap, at.left - board.left - gap - width];
  const beside = sides.find((left) => left >= 0 && left + width <= board.width);
  if (beside !== undefined) return { left: beside, top };
  const left = within((at.left + at.right - width) / 2 - board.left, width, board.width);
  const [below, above] = [at.bottom + gap, at.top - gap - height];
  return { left, top: (below + height > innerHeight && above > 0 ? above : below) - board.top };
}

/** Say why a chosen man can do nothing at a place, or what a man or a place is that nothing can be done with. */
export async function openReasons(lead, { name, part, man }) {
  const { table } = lead;
  const own = isMan(part) && isOwn(table, part, table.listed());
  const square = isMan(part) && !own ? squareOf(table, part) : null;
  const found = man === null ? [] : await refusals(table, wishes(lead, man, [square === null ? { name, own, isMan: isMan(part) } : { name: square, own, isMan: false }]));
  const whose = man ?? (own ? name : null);
  fill(lead, { name, part }, [heading(lead, name, part), found.length > 0 ? found.map((each) => reasonSaid(table, each))
    : [make('p.small', {}, nothingSaid(lead, { name, part, man, own })), whose !== null && lead.actors.size > 0 && !hasActed(table, whose) && reasonsOf(lead, whose)]]);
}

/** Whether a man has had his action of the turn, in the game in which each man has one. */
const hasActed = ({ session }, man) => now(session).position.done?.includes(man) === true;

function nothingSaid({ actors, table }, { name, part, man, own }) {
  if (table.listed().length === 0) return 'It is not your turn.';
  if (own && hasActed(table, name)) return `${name} has had his action of this turn, so he is pale. Choose a ringed man.`;
  if (actors.size === 0) return 'No man can act now. Choose a button or a glowing place.';
  if (man !== null) return `${man} can do nothing with ${name} now.`;
  if (own) return `${name} can do nothing now. Choose a ringed man.`;
  return isMan(part) ? `${name} is a man of the other side. Choose a ringed man first.` : 'Nothing can be done here now. Choose a ringed man.';
}

/** The actions of a man that are not allowed now, each kind once with its reason. */
function reasonsOf(lead, man) {
  const place = make('div', {}, make('p.small', {}, 'Checking …'));
  forbiddenTo(lead, man).then((found) => place.replaceChildren(...found.slice(0, MOST_REASONS).map((each) => reasonSaid(lead.table, each)),
    make('p.small', {}, `${found.length === 0 ? 'No rule forbids him anything with another man now. ' : ''}For a place or another man: click it. The page names the clause that forbids the action.`)));
  return place;
}

/** What the rules forbid a man now, with the nearest men and places first. */
async function forbiddenTo(lead, man) {
  const { table } = lead;
  const seat = table.listed()[0]?.seat;
  const places = (await placesNear(table, man, seat)).filter((name) => !lead.reach.has(name)).map((name) => ({ name }));
  return refusals(table, wishes(lead, man, [...menOf(lead, man), ...places]));
}

/** The other men of the board, from the nearest to the farthest; `own` is the side to act. */
function menOf({ figure, table }, man) {
  const [own] = partsOf(figure, man, table);
  const { x, y } = own ? boxOf(own) : { x: 0, y: 0 };
  const away = (part) => { const box = boxOf(part); return Math.hypot(box.x - x, box.y - y); };
  return [...figure.querySelectorAll('[data-man]')].sort((one, other) => away(one) - away(other))
    .flatMap((part) => part.dataset.man.split(/[ ,]+/).filter((name) => !ROLES.has(name) && name !== man).map((name) => ({ name, isMan: true, own: isOwn(table, part, table.listed()) })));
}
