// The actions that need no click on the board, as buttons like a hand of cards, and the folded list of all actions.
import { button, make } from '../elements.mjs';
import { lineUps } from '../formations/line_up.mjs';
import { lineUp } from '../formations/place_men.mjs';
import { thumbnail } from '../formations/thumbnail.mjs';
import { said, spaced, tokensOf } from '../phrases.mjs';
import { now } from '../session.mjs';
import { skillsOf } from './man_card.mjs';
import { areTargets, targetsSaid } from './pass_targets.mjs';
import { squadOf } from './squad.mjs';

/** Kinds of actions that choose a man whom the board does not show yet. */
const CHOOSES = new Set(['pick']);

const MOST = 16; // buttons; more actions than these stay in the list
const FEW = 8; // actions that need no folded list

const PLACE = /^-?\d+,-?\d+$|^\d{4}$/;

/** Whether a name is a hex or a square. */
export const isPlaceName = (name) => PLACE.test(name);

/** Whether a name is a place, or a man of a position that is given as text. */
export const isOnBoard = (name, position) => isPlaceName(name) || position.includes(`${JSON.stringify(name)}:{"at"`)
  || position.includes(`${JSON.stringify(name)}:[`);

/** {hand, onBoard}: the actions without a man or a place on the board, and the others. */
export function splitHand(game, steps, position) {
  const [hand, onBoard] = [[], []];
  for (const step of steps) {
    const tokens = tokensOf(game, step.action);
    const needsBoard = tokens.some(isPlaceName) || tokens.some((token) => isOnBoard(token, position)); // a name is looked for last, because it takes long
    (needsBoard || step.action.man !== undefined && step.action.type !== 'pick' ? onBoard : hand).push(step);
  }
  return hand.length > MOST ? { hand: [], onBoard: steps } : { hand, onBoard };
}

/** The buttons of a hand, and the list of all actions, folded if it is long. */
export function handOf(lead, legal, list) {
  const { table } = lead;
  if (areTargets(legal)) return [targetsSaid(lead, legal), foldedList(lead, legal, list)];
  const { hand, onBoard } = splitHand(table.game, legal, lead.positionText());
  const ready = lineUps(table, legal);
  if (ready.length === 0 && legal.length <= FEW || onBoard.length === legal.length && onBoard.length <= FEW) return list();
  const whole = foldedList(lead, legal, list);
  const squad = squadOf(table, legal);
  if (squad !== null) return [squad, whole];
  return [onBoard.length > 0 && hint(lead, onBoard), hand.length > 0 && handSaid(table, hand),
    ready.length > 0 && lineUpCards(table, ready, legal), whole];
}

function foldedList(lead, legal, list) {
  // Set at the click, because the event of the element comes later, and the list may be shown again before it.
  const whole = make('details.trial-all', { open: lead.unfolded },
    make('summary', { click: () => { lead.unfolded = !whole.open; } }, `All ${legal.length} legal actions`), list());
  return whole;
}

/** How to choose an action on the board, and the kinds of actions there, the rarest first. */
function hint({ chosen }, onBoard) {
  const numbers = new Map();
  for (const { action: { type } } of onBoard) numbers.set(type, (numbers.get(type) ?? 0) + 1);
  const kinds = [...numbers].sort(([, one], [, other]) => one - other).map(([type]) => spaced(type));
  const hasMen = onBoard.some(({ action }) => action.man !== undefined);
  return make('div.trial-hint', {}, make('p', {}, chosen === null ? `Click a ${hasMen ? 'ringed man' : 'place'} on the board. With the keyboard: focus the board, then use the arrow keys and Enter.`
    : `${chosen} is chosen: click a glowing place, or another man.`), make('p.small', {}, `On the board: ${kinds.join(', ')}.`));
}

function handSaid(table, hand) {
  const seats = [...new Set(hand.map(({ seat }) => seat))];
  return seats.map((seat) => make('div.trial-hand', { role: 'group', 'aria-label': `${seat}: actions without the board` },
    seats.length > 1 && make('p.trial-head', {}, make(`span.seat.${seat}`, {}, seat)),
    make('div.trial-actions', {}, hand.filter((step) => step.seat === seat).map((step) => button([buttonSaid(table, step), CHOOSES.has(step.action.type) && [' ', skillsOf(table, String(step.action.man))]].flat().filter(Boolean), () => table.choose(step),
      { 'data-action': JSON.stringify(step.action), class: `card-like ${spaced(step.action.type).replaceAll(' ', '-')}` })))));
}

/** The words of a button; the end of a set-up is not the end of a move. */
const buttonSaid = ({ game, session }, { action }) => (action.type === 'done' && now(session).turn.phase === 'set-up' ? 'end the set-up' : said(game, action));

/** Line-ups as buttons with drawings; one click places all men who are left. */
function lineUpCards(table, ready, legal) {
  const seat = legal.find(({ action }) => action.type === 'place')?.seat;
  return make('div.line-ups', { role: 'group', 'aria-label': 'Line-ups' }, make('p.trial-head', {}, 'Line up like this'),
    make('div.formation-cards', {}, ready.map((each) => make('button.formation-card', { type: 'button', click: () => lineUp(table, each) },
      thumbnail(each.points, each.side ?? seat, each.scale), make('strong', {}, each.title)))));
}
