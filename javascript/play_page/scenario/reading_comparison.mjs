// Comparison of the readings of an ambiguity on one position with the same actions; readings with the same outcome
// share a column.
import { bring, draw } from '../board.mjs';
import { clauseLink } from '../reply_text.mjs';
import { changesSaid } from '../differences.mjs';
import { make } from '../elements.mjs';
import { gameOf, loaded } from '../page_data.mjs';
import { rulesOf } from '../own_rules.mjs';
import { said, spaced, tokensOf, valueSaid } from '../phrases.mjs';
import { begun, now, tried } from '../session.mjs';

/** Return a promise of the columns of an ambiguity, for each of its positions. */
export async function columns(ruleset, id) {
  const [game, known] = await Promise.all([gameOf(ruleset), loaded(`${ruleset}/trial/readings.js`)]);
  const doubt = game.doubts.find((each) => each.id === id);
  if (known[id] === undefined) return make('p', {}, 'No action on a board distinguishes these readings. They differ only in the answer to a query.');
  const positions = [];
  for (const each of known[id]) positions.push(await laidCase(game, doubt, each, positions.length));
  return make('div', {}, positions);
}

async function laidCase(game, doubt, known, number) {
  const played = [];
  for (const key of Object.keys(doubt.readings)) played.push(await playedUnder(game, known, doubt.id, key));
  return laid(game, doubt, known, together(played), number);
}

/** The outcome of a case under a reading: the result of each action, and the final position. */
async function playedUnder(game, { options, position, tries }, id, key) {
  const under = { ...options, readings: { ...options.readings, [id]: key } };
  try {
    let session = await begun({ ruleset: game.ruleset, seats: game.seats.filter((seat) => seat !== 'chance'), options: under, position });
    const came = [];
    for (const [, seat, action, chance] of tries) {
      const each = await fitted(session, { seat, action }, chance);
      if (each.is === 'done') session = each.session;
      came.push({ ...each, position: now(session).position });
    }
    return { key, session, came };
  } catch (error) {
    return { key, session: null, came: [], message: error.message };
  }
}

/** Chance outcomes of the case that a reading does not need are left out. */
async function fitted(session, step, chance) {
  const came = await tried(session, step, chance);
  return came.is === 'trouble' && chance.length > 0 ? fitted(session, step, chance.slice(0, -1)) : came;
}

const text = JSON.stringify;
const onTable = ({ is, position }) => text([is, position]);
const inWords = ({ is, position, clause, next }) => text([is, position, clause, next]);

const outcome = ({ session, came, message }) => text([session && session.moments[0].position, came.map(inWords), message]);

/** Readings with the same outcome, grouped into columns. */
function together(played) {
  const found = new Map();
  for (const each of played) found.set(outcome(each), [...found.get(outcome(each)) ?? [], each]);
  return [...found.values()];
}

/**
 * The number of the action after which most readings differ in the position; if none do, in the rejection or the next
 * expected action.
 */
function parting(groups) {
  const all = groups.map(([{ came }]) => came).filter((came) => came.length > 0);
  if (all.length < 2) return null;
  const kinds = (each) => all[0].map((_, number) => new Set(all.map((came) => each(came[number]))).size);
  const numbers = [onTable, inWords].map(kinds).find((each) => Math.max(...each) > 1);
  return numbers ? numbers.indexOf(Math.max(...numbers)) : null;
}

function laid(game, doubt, { tries: all, position }, groups, number) {
  const at = parting(groups) ?? all.length - 1;
  const tries = all.slice(0, at + 1); // what comes after it does not show the difference better
  const steps = tries.map(([each]) => each).filter((each, number) => each !== tries[number - 1]?.[0]);
  return make('div.side-by-side', {},
    make('p', {}, number ? 'Another position, for readings that agree above, with the same actions: ' : 'One position, the same actions: ', make('em', {}, steps.join('; then ')), '.', groups.length > 1 && tries.length > 1 ? ' After the last one the readings differ.' : ''),
    make('div.columns', {}, groups.map((group) => column(game, doubt, tries, position, group))));
}

function column(game, doubt, tries, position, group) {
  const [{ session, came, message }] = group;
  const keys = group.map(({ key }) => key);
  const own = rulesOf(game)[doubt.id] ?? doubt.ruling;
  const figure = make('figure', { tabindex: '0' });
  const after = came[tries.length - 1]?.position;
  const whole = make('section.column', { 'aria-label': `Under ${keys.join(' and ')}` },
    make('h4', {}, keys.map((key) => [make('code', {}, key), key === doubt.ruling && make('span.badge.ruling', {}, 'ruling'),
      key === own && key !== doubt.ruling && make('span.badge', {}, 'your table'), ' '])),
    keys.length > 1 && make('p.small', {}, 'These readings agree on this position.'),
    make('ul', {}, message ? make('li', {}, `The page cannot set up this position: ${message}`) : tries.map((each, number) => make('li', {}, cameSaid(game, each, came[number])))),
    session && whatChanged(game, position ?? session.moments[0].position, after), session && figure);
  if (!session) return whole;
  draw(figure, { ruleset: game.ruleset, options: session.about.options, position: after, places: [] }, { marks: false, click() {}, chosen: [] });
  bring(figure, tries.flatMap(([,, action]) => tokensOf(game, action)));
  return whole;
}

function cameSaid(game, [, seat, action], came) {
  const did = `${seat}: ${said(game, action)}`;
  if (came.is === 'refused') return [make('strong', {}, 'Refused: '), `${did} (`, clauseLink(game, came.clause), ')'];
  if (came.is === 'chance') return [make('strong', {}, 'Chance needed: '), `${did}, and a ${spaced(came.next.kind)} for ${spaced(came.next.for)} comes first`];
  if (came.is === 'trouble') return [make('strong', {}, 'Invalid: '), `${did}: ${came.message}`];
  const { chance } = came.session.moments.at(-1).did;
  return [make('strong', {}, 'Done: '), did, chance.length > 0 ? ` (${chance.map(({ value }) => valueSaid(value)).join(', ')})` : ''];
}

function whatChanged(game, before, after) {
  const told = changesSaid(before, after, game.places);
  return make('ul.changes', {}, told.length === 0 ? make('li', {}, 'nothing has changed') : told.map((each) => make('li', {}, each)));
}
