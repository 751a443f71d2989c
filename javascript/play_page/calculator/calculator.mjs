// The calculator of the odds page of a game: a question, what is chosen for it, and the exact fraction of each result.
import { choice, make } from '../elements.mjs';
import { gameOf, pageOf } from '../page_data.mjs';
import { sure } from '../engine_connection.mjs';
import { rulesOf } from '../own_rules.mjs';
import { between, clauseLink } from '../reply_text.mjs';
import { percentOf, textOf } from './fractions.mjs';
import { QUESTIONS } from './questions.mjs';

/** Return a promise of the calculator of a game. */
export async function oddsCalculator(ruleset) {
  const game = await gameOf(ruleset), questions = QUESTIONS[ruleset];
  const form = make('div.calculator-form'), result = make('div', { 'aria-live': 'polite' });
  const show = (number) => form.replaceChildren(...laid(game, questions[number], result));
  const titles = Object.fromEntries(questions.map(({ title }, number) => [number, title]));
  show(0);
  return make('div.calculator', {}, choice('Question', titles, '0', show), form, result);
}

/** The fields of a question; each change of a field shows the new answer. */
function laid(game, question, result) {
  const chosen = Object.fromEntries(Object.entries(question.fields).map(([name, { first }]) => [name, first]));
  const readings = Object.fromEntries((question.readings ?? []).map((id) => [id, rulesOf(game)[id] ?? doubtOf(game, id).ruling]));
  const answer = () => showAnswer(game, question, { chosen, readings }, result);
  answer();
  return [
    ...Object.entries(question.fields).map(([name, field]) => fieldOf(field, (value) => { chosen[name] = value; answer(); })),
    ...Object.keys(readings).map((id) => readingOf(game, id, readings[id], (key) => { readings[id] = key; answer(); })),
  ];
}

const doubtOf = (game, id) => game.doubts.find((each) => each.id === id);

function fieldOf({ name, from, to, first, values }, act) {
  if (values) return choice(name, values, first, act);
  const input = make('input', { type: 'number', min: from, max: to, value: first, required: true, input: () => { if (input.validity.valid) act(Number(input.value)); } });
  return make('label.trial-choice', {}, make('span', {}, `${name} (${from} to ${to})`), input);
}

function readingOf(game, id, chosen, act) {
  const { readings, ruling } = doubtOf(game, id);
  const keys = Object.fromEntries(Object.keys(readings).map((key) => [key, key === ruling ? `${key} (ruling)` : key]));
  return choice(`Reading of ${id}`, keys, chosen, act);
}

/** The number of the last answer that was started; an earlier one that comes later is not shown. */
let started = 0;

async function showAnswer(game, question, { chosen, readings }, result) {
  started += 1;
  const own = started;
  const query = async (name, args, options = {}) => (
    await sure({ op: 'query', ruleset: game.ruleset, options: { ...options, readings }, query: name, args })).value;
  let shown = null;
  try {
    shown = table(game, question, readings, await question.answer(query, chosen));
  } catch (error) {
    shown = make('p.trial-trouble', {}, `This choice has no odds: ${error.message}`);
  }
  if (own === started) result.replaceChildren(shown);
}

function table(game, { title, clauses }, readings, results) {
  const rows = results.map(([name, share]) => make('tr', {}, make('th', { scope: 'row' }, name),
    typeof share === 'string' ? make('td', { colspan: 2 }, share) : [make('td', {}, textOf(share)), make('td', {}, percentOf(share))]));
  const cited = [...clauses, ...Object.keys(readings)].map((id) => (game.clauses[id] ? clauseLink(game, id) : ambiguityLink(game, id)));
  return make('div', {},
    make('table', {}, make('caption', {}, title), make('thead', {}, make('tr', {}, ['result', 'exact fraction', 'percentage'].map((text) => make('th', { scope: 'col' }, text)))), make('tbody', {}, rows)),
    make('p.small', {}, 'Rules: ', between(cited), '.'));
}

const ambiguityLink = ({ ruleset }, id) => make('a', { href: pageOf(`rules/${ruleset}/ambiguities.html#${id}`) }, id);
