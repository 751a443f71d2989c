// Replies of the engine as text for users: rejections and explanations with their clauses, chance outcomes to choose,
// odds.
import { changesSaid } from './differences.mjs';
import { button, make, opening } from './elements.mjs';
import { pageOf } from './page_data.mjs';
import { resultsSaid } from './lead/result_words.mjs';
import { chanceSaid, listed, said, spaced, valueSaid } from './phrases.mjs';
import { share } from './chance.mjs';
import { WITHHELD } from './action_previews.mjs';
import { eventsBetween } from './words/events.mjs';
import { phaseSaid } from './words/page_words.mjs';

/** A clause as a link; its text is the tooltip. */
export function clauseLink(game, id) {
  const [page, text] = game.clauses[id] ?? ['index', ''];
  return make('a.clause', { href: pageOf(`rules/${game.ruleset}/${page}.html#${id}`), title: plain(text) }, id);
}

/** A clause as a link, with its title if it has one. */
export function titledClause(game, id) {
  const title = game.clauses[id]?.[2];
  return title ? [clauseLink(game, id), ` ${title}`] : [clauseLink(game, id)];
}

const plain = (text) => text.replaceAll('`', '');

export const clauseText = (game, id) => plain(game.clauses[id]?.[1] ?? '');

export function refused(game, { seat, action }, { clause, code, also = [], reasons }) {
  return make('div.trial-refused', {},
    make('p', {}, make('strong', {}, 'Refused: '), `${seat} may not ${said(game, action)}. Nothing has changed.`),
    make('blockquote', {}, clauseLink(game, clause), ' ', clauseText(game, clause)),
    code !== 'not-allowed' && make('p.small', {}, `In short: ${spaced(code)}.`),
    also.length > 0 && make('p.small', {}, 'Forbidden also by ', between(also.map((id) => clauseLink(game, id))), '.'),
    reasons?.length > 1 && make('p.small', {}, `${reasons.length} reasons in all.`));
}

export const between = (all) => all.flatMap((each, number) => (number === 0 ? [each] : [', ', each]));

export const trouble = (message) => make('p.trial-trouble', {}, make('strong', {}, 'This action is invalid. '), message);

export const paused = (number) => make('p', {}, `${number} actions were chosen, and the phase is not over. Press the button again to continue.`);

/**
 * The clauses of an action, in order and without duplicates; `all` have the deciding values, or only those that do not
 * hold. In a rejected action, marks show whether a condition holds. In an accepted action, all conditions hold, and the
 * clauses of its effects have no mark.
 */
export function trace(game, consulted, all = true) {
  const isRefused = consulted.some(({ holds }) => !holds);
  return make('ol.trial-trace', {}, eachOnce(consulted).map(({ clause, holds, values }) => make(`li.${holds ? 'holds' : 'fails'}`, {},
    isRefused && make('span.mark', {}, holds ? '✓ ' : '✗ '), clauseLink(game, clause), ' ', clauseText(game, clause),
    values.length > 0 && (all || !holds) && make('small', {}, ` (${values.join('; ')})`))));
}

/** [{clause, holds, values}]; a repeated clause holds if it held each time. */
export function eachOnce(consulted) {
  const found = new Map();
  for (const { clause, holds, facts } of consulted) {
    const before = found.get(clause) ?? { clause, holds: true, values: [] };
    const values = Object.entries(facts).map(([name, value]) => `${spaced(name)}: ${valueSaid(value)}`);
    found.set(clause, { clause, holds: before.holds && holds, values: [...new Set([...before.values, ...values])] });
  }
  return [...found.values()];
}

export function explanation(game, { seat, action }, reply) {
  const did = make('strong', {}, `${seat}: ${said(game, action)}. `);
  if (reply === WITHHELD) return withheld(did);
  if (reply.status !== 'ok') return trouble(reply.message ?? reply.status);
  const isRefused = reply.trace.some(({ holds }) => !holds);
  return make('div', {}, make('p', {}, did, isRefused ? 'The conditions checked, in order:' : 'This is allowed. The rules consulted, in order:'),
    trace(game, reply.trace, false), make('div.trial-outcome', {}, make('strong', {}, 'Outcome'), outcomeSaid(game, action, reply)));
}

function outcomeSaid(game, action, { trace: consulted, chance, outcome }) {
  const broken = consulted.find(({ holds }) => !holds);
  if (broken) return [': refused under ', clauseLink(game, broken.clause), '. Nothing changes.'];
  const met = chance.length > 0 ? `, for example with ${listed(chance.map((each) => `${chanceSaid(each)}: ${valueSaid(each.value)}`))}` : '';
  if (outcome === null || outcome === WITHHELD) return `${met}: hidden from this seat.`;
  const events = eventsBetween(game.ruleset, outcome.before, outcome.after, { action, chance });
  return [`${met}: ${events.length > 0 ? events.join(' ') : plainOutcome(game, outcome, chance)}`,
    opening('Details', () => [changes(game, outcome), trace(game, consulted)], { class: 'small' })];
}

/** The outcome of an action that brings no event: what comes next. */
function plainOutcome(game, { before, after }, chance) {
  const [was, is] = [before, after].map(({ phase, stage }) => phase ?? stage?.phase);
  return `${chance.length === 0 ? 'the action is done, and no chance decides it.' : 'nothing more happens.'}${typeof is === 'string' && was !== is ? ` Next: ${phaseSaid(game, is)}.` : ''}`;
}

function changes(game, { before, after }) {
  const told = changesSaid(before, after, game.places);
  return told.length > 0 ? make('ul.changes', {}, told.map((each) => make('li', {}, each))) : make('p', {}, 'Nothing changes on the table.');
}

const withheld = (did) => make('p.trial-withheld', {}, did, 'Hidden: the answer depends on information that this seat cannot see.');

/** Chance outcomes to choose from, including the one that was drawn. */
export function chanceChooser({ next, drawIt, take }) {
  return make('div.trial-chance', { role: 'group', 'aria-label': 'Choose the result of chance' },
    make('p', {}, make('strong', {}, `Chance: ${chanceSaid(next)}. `), 'Choose the result.'),
    make('div.trial-actions', {}, button('Draw result', drawIt, { class: 'main' }),
      next.outcomes.map(({ value, p }) => button(`${valueSaid(value)} · ${p}`, () => take(value), { 'data-outcome': JSON.stringify(value) }))));
}

// ---- odds

const percent = (part) => `${(100 * part).toLocaleString('en', { maximumFractionDigits: part < 0.1 ? 2 : 1 })} %`;

/** The text about the odds of an action, from the reply to `odds`. */
export function oddsSaid(game, step, told) {
  if (told === WITHHELD) return withheld(make('strong', {}, `The odds of ${step.seat}: ${said(game, step.action)}. `));
  if (told.refusal) return refused(game, step, told.refusal);
  return told.trouble ? trouble(told.trouble) : oddsTable(game, step, told.places);
}

/** Exact odds of each value: `[{name, odds: [{is: [value], p}]}]`. Values that cannot change are collapsed. */
function oddsTable(game, { seat, action }, places) {
  const told = places.filter(({ odds }) => odds !== WITHHELD);
  const secret = places.filter((each) => !told.includes(each)).map(({ name }) => name);
  const open = told.filter(({ odds }) => odds.length > 1);
  const sure = told.filter(({ odds }) => odds.length === 1);
  return make('div.trial-odds', {},
    make('p', {}, make('strong', {}, `The odds of ${seat}: ${said(game, action)}. `), open.length + secret.length === 0 ? certain(game, action) : ''),
    open.length > 0 && make('ul.odds-in-words', {}, plainly(open).map(({ name, odds }) => make('li', {}, resultsSaid(name, odds, MOST_ROWS)))),
    open.length > 0 && opening('Exact shares', () => make('div.trial-tables', {}, open.map(oddsOf)), { class: 'small' }),
    secret.length > 0 && make('p.trial-withheld', {}, `Hidden, because they depend on information that this seat cannot see: ${secret.join(', ')}.`),
    sure.length > 0 && opening('Certain results', () => make('ul', {}, sure.map(({ name, odds }) => make('li', {}, `${name}: ${valueSaid(odds[0].is[0])}`)))));
}

/** The values that a player asks for; the phase alone says little. */
function plainly(open) {
  const told = open.filter(({ name }) => name !== 'the phase' && name !== 'the score');
  return told.length > 0 ? told : open;
}

const certain = (game, { type }) => ((game.secret[type] ?? []).length > 0
  ? 'This choice alone changes nothing yet: its result depends on later choices and chance.' : 'The result does not depend on chance.');

const MOST_ROWS = 8;

/** The most likely outcomes; further ones can be expanded. */
function oddsOf({ name, odds }) {
  const rows = [...odds].sort((one, other) => share(other.p) - share(one.p));
  const others = rows.slice(MOST_ROWS);
  return make('div', {}, rowsOf(name, rows.slice(0, MOST_ROWS)),
    others.length > 0 && opening(`${others.length} others`, () => rowsOf(`${name}, the others`, others)));
}

function rowsOf(name, rows) {
  return make('table', {}, make('caption', {}, name), make('thead', {}, make('tr', {}, ['result', 'exact share', 'rounded'].map((head) => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, rows.map(({ is: [value], p }) => make('tr', {}, make('th', { scope: 'row' }, valueSaid(value)), make('td', {}, p),
      make('td', {}, make('span.bar', { style: `--share:${share(p)}` }), percent(share(p)))))));
}
