// Pictures of the latest results of chance: dice with pips, the turned card with the result that counts, and other
// results as cards.
import { setAside } from '../action_previews.mjs';
import { ask } from '../engine_connection.mjs';
import { make } from '../elements.mjs';
import { chanceSaid, valueSaid } from '../phrases.mjs';
import { isHidden, ownLatest } from './since.mjs';

const SVG = 'http://www.w3.org/2000/svg';
const PIPS = { 1: [[1, 1]], 2: [[0, 0], [2, 2]], 3: [[0, 0], [1, 1], [2, 2]], 4: [[0, 0], [2, 0], [0, 2], [2, 2]], 5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]], 6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]] };
/** Kinds of chance whose values are dice; a sum of two dice is shown as a number, because it does not say which two. */
const DICE = /^d6$/;

/** The results of the latest action that met chance, from the viewer's own last action on; null if none met it. */
export function metSaid(table) {
  const { moments, handle } = table.session;
  const number = moments.findLastIndex(({ did }, each) => each >= ownLatest(table) && did !== null && did.chance.length > 0 && !isHidden(table, each));
  if (number < 0) return null;
  const { did } = moments[number];
  return make('div.trial-chance-shown', { role: 'group', 'aria-label': 'Latest result of chance' },
    did.chance.map((each, index) => picture(each, { handle, calls: index === 0 ? moments[number - 1].position.calls : null, needed: each.for === 'shot' ? () => numbersNeeded(table.session, number) : null })));
}

/** The numbers of the die of a shot that score, as text; '' if none does. */
async function numbersNeeded(session, number) {
  const [{ position }, { did: { seat, action, chance: [rolled] } }] = session.moments.slice(number - 1);
  const good = [];
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const game = await setAside(session, position, 'dice');
    const { status } = await ask({ op: 'apply', game, seat, action, chance: [{ ...rolled, value }] });
    const reply = status === 'ok' ? await ask({ op: 'position', game }) : { position };
    if (JSON.stringify(reply.position.score) !== JSON.stringify(position.score)) good.push(value);
  }
  return good.join(', ');
}

function picture(each, about) {
  const values = [each.value].flat();
  const isDice = DICE.test(each.kind) && values.every((value) => value >= 1 && value <= 6);
  const inside = isDice ? values.map(die) : [make('strong.face', {}, valueSaid(each.value))];
  const whole = make(`figure.${isDice ? 'dice' : 'turned'}`, {}, inside, make('figcaption', {}, chanceSaid(each)));
  about.needed?.().then((good) => whole.querySelector('figcaption').append(good ? `, needed: ${good}` : ', no number scores'));
  if (each.kind === 'draw') addCard(whole, each, about);
  return whole;
}

function die(value) {
  const svg = document.createElementNS(SVG, 'svg');
  const pips = PIPS[value].map(([column, row]) => `<circle cx="${8 + 10 * column}" cy="${8 + 10 * row}" r="3.4"/>`);
  for (const [key, text] of Object.entries({ viewBox: '0 0 36 36', class: 'die', role: 'img', 'aria-label': `die ${value}` })) svg.setAttribute(key, text);
  svg.innerHTML = `<rect x="1" y="1" width="34" height="34" rx="6"/>${pips.join('')}`;
  return svg;
}

/** The tables of cards that were read, by game and card, so that a card that is drawn again does not blink. */
const READ = new Map();

/** Show the table of a Play by Play card; on the first card, the result of the two plays that were called is marked. */
async function addCard(whole, drawn, { handle, calls }) {
  const key = `${handle} ${drawn.value}`;
  if (!READ.has(key)) READ.set(key, await cardRead(handle, drawn.value));
  const read = READ.get(key);
  if (read !== null) whole.querySelector('.face').replaceWith(cardTable(drawn, read, calls));
}

async function cardRead(handle, id) {
  const [{ status, value: card }, { value: plays }] = [await ask({ op: 'query', query: 'card', game: handle, args: { card: id } }), await ask({ op: 'query', query: 'plays', game: handle, args: {} })];
  return status !== 'ok' || card?.matrix === undefined ? null : { card, plays };
}

/** The numbers of a card below its table, and what they are drawn for. */
const OTHERS = { kick_off: 'kick-off', punt: 'punt', field_goal: 'field goal', turnover: 'turnover' };
const COUNTS = { kick_off: ['kick-off'], punt: ['punt'], field_goal: ['field-goal', 'extra-point'], turnover: [] };

function cardTable({ value: id, for: purpose }, { card, plays }, calls) {
  const called = (play, row) => ['play', 'try'].includes(purpose) && play === calls?.offence && row === calls?.defence;
  const table = make('table.play-card', {}, make('caption', {}, `Card ${id}`),
    make('thead', {}, make('tr', {}, make('td'), plays.offence.map(({ play }) => make('th', { scope: 'col' }, play)))),
    make('tbody', {}, Object.entries(card.matrix).map(([row, cells]) => make('tr', {}, make('th', { scope: 'row' }, row),
      cells.map((cell, column) => make(`td${called(plays.offence[column].play, row) ? '.counts' : ''}`, {}, String(cell)))))));
  const others = Object.keys(OTHERS).filter((name) => card[name] !== undefined && card[name] !== null);
  return make('div.card-table', {}, table, make('p.small', {}, others.flatMap((name, number) => [number > 0 && ' · ',
    make(COUNTS[name].includes(purpose) ? 'span.counts' : 'span', {}, `${OTHERS[name]} ${valueSaid(card[name])}`)])));
}
