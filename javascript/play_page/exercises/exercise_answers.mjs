// The texts of an exercise: its question, its answers, and why an answer is wrong.
import { share } from '../chance.mjs';
import { chanceSaid, listed, said, sentenceOf, valueSaid } from '../phrases.mjs';
import { clauseText, titledClause } from '../reply_text.mjs';
import { resultSaid } from './result_text.mjs';
import { begun, now, tried } from '../session.mjs';
import { eventsBetween } from '../words/events.mjs';

export function questionOf(game, { kind, ask, seat, action, choices, right }) {
  if (kind !== 'result') return `You play ${seat}. ${ask}`;
  const { chance } = choices[right];
  return `${upper(sentenceOf(game, { seat, action }))}. ${upper(listed(chance.map((each) => `${chanceSaid(each)}: ${valueSaid(each.value)}`)))}. What happens?`;
}

const upper = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;

/** A promise of the answers, [{text, after}]; `after` is the position that follows, where the question is about it. */
export async function answersOf(game, exercise) {
  if (exercise.kind !== 'result') return exercise.choices.map(({ action }) => ({ text: said(game, action) }));
  const found = [];
  for (const { chance } of exercise.choices) found.push(await resultOf(game, exercise, chance));
  const sentences = found.map(({ events }) => events.join(' '));
  const tell = new Set(sentences).size === found.length && sentences.every(Boolean); // each answer is one sentence or more
  return found.map(({ after, changes }, number) => ({ after, text: tell ? sentences[number] : changes }));
}

async function resultOf(game, { options, position, seat, action }, chance) {
  const seats = game.seats.filter((each) => each !== 'chance');
  const came = await tried(await begun({ ruleset: game.ruleset, seats, options, position }), { seat, action }, chance);
  if (came.is !== 'done') throw new Error(`This exercise does not fit the engine of this page: ${came.message ?? came.clause ?? 'a result of chance is missing'}`);
  const { position: after } = now(came.session);
  return { after, changes: resultSaid(position, after, game.places), events: eventsBetween(game.ruleset, position, after, { action, chance }) };
}

/** Why an answer is wrong. */
export function whyNot(game, { kind, choices, right, seat }, number) {
  const { [number]: chosen, [right]: best } = choices;
  if (kind === 'best') return [`With “${said(game, chosen.action)}”, ${seat} reaches the goal at odds of ${oddsSaid(chosen.p)}. Another action has better odds.`];
  if (kind === 'legal') return [`${sentenceOf(game, { seat, action: chosen.action })} is forbidden by `, ...titledClause(game, chosen.clause), `: ${clauseText(game, chosen.clause)}`];
  return [`That is the result of ${valuesOf(chosen)}, not of ${valuesOf(best)}.`];
}

const valuesOf = ({ chance }) => listed(chance.map(({ value }) => valueSaid(value)));

/** Odds as a fraction, and rounded. */
export const oddsSaid = (p) => `${p} (${Math.round(100 * share(p))} %)`;
