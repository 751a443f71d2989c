// The exercises of the play page, from the published cases: `node tools/site/exercises/make_exercises.mjs` writes
// javascript/play_page/exercises/data/GAME.json. The choices, odds and clauses come from the engine.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { RULESETS } from '../../../javascript/engine/rulesets.mjs';
import { bestActions } from './best_actions.mjs';
import { legalAction } from './legal_actions.mjs';
import { casesOf } from './positions.mjs';
import { positionsOfGames } from './played_games.mjs';
import { result } from './results.mjs';

const ALL = 20; // exercises of a game
const NUMBER = { legal: 7, result: 5 }; // of these kinds; the others are best actions, or legal ones if there are too few
const ID = 8; // letters of an id, by which a browser remembers a solved exercise
const MOST_CASES = 700; // of a game, taken evenly

/** The exercises of a game in the order of the page: kinds alternate. */
export function exercisesOf(ruleset) {
  const cases = thinned(casesOf(ruleset), MOST_CASES);
  const pool = distinct(cases.flatMap(({ accepted }) => accepted));
  const best = varied([...cases, ...positionsOfGames(ruleset)].flatMap((each) => named(each, bestActions(ruleset, each))), ({ choices }) => JSON.stringify(choices));
  const legal = varied(cases.flatMap((each) => named(each, [legalAction(each, pool)])), ({ choices }) => choices[1].clause);
  const results = varied(cases.flatMap((each) => named(each, [result(each)])), ({ action, clauses }) => `${action.type} ${clauses.join()}`);
  const few = [legal, results].map((all, index) => Math.min(all.length, [NUMBER.legal, NUMBER.result][index]));
  const numbers = { best: Math.min(best.length, ALL - few[0] - few[1]), result: few[1] };
  return alternated([
    evenly(best, ({ goal }) => goal, numbers.best),
    evenly(legal, ({ choices: [{ action }] }) => action.type, ALL - numbers.best - numbers.result),
    evenly(results, ({ action }) => action.type, numbers.result),
  ]);
}

const named = ({ case: name, options }, found) => found.filter(Boolean).map((each) => ({ case: name, options, ...each }));

const distinct = (all) => [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];

/** Exercises that differ in what the key says, so that none is like another. */
const varied = (all, key) => [...new Map(all.map((each) => [key(each), each])).values()];

/** As many of each group as of the others, if there are enough. */
function evenly(all, groupOf, number) {
  const groups = new Map();
  for (const each of all) groups.set(groupOf(each), [...groups.get(groupOf(each)) ?? [], each]);
  const found = [];
  const smallestFirst = [...groups.values()].sort((one, other) => one.length - other.length);
  for (const [index, group] of smallestFirst.entries()) found.push(...thinned(group, Math.ceil((number - found.length) / (smallestFirst.length - index))));
  return found.slice(0, number);
}

/** At most this many of a list, evenly distributed over it. */
function thinned(all, most) {
  const step = Math.max(1, all.length / most);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, most);
}

function alternated(lists) {
  const found = [];
  for (let index = 0; lists.some((list) => index < list.length); index += 1) found.push(...lists.map((list) => list[index]).filter(Boolean));
  return found;
}

/** The exercise with an id; the number of the right choice differs from exercise to exercise. */
function placed(exercise, number) {
  const [right, ...wrong] = exercise.choices;
  const at = (number * 7 + 3) % exercise.choices.length;
  const id = createHash('sha256').update(JSON.stringify(exercise)).digest('hex').slice(0, ID);
  return { id, ...exercise, choices: [...wrong.slice(0, at), right, ...wrong.slice(at)], right: at };
}

for (const ruleset of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(RULESETS)) {
  const exercises = exercisesOf(ruleset).map(placed);
  const file = new URL(`../../../javascript/play_page/exercises/data/${ruleset}.json`, import.meta.url);
  writeFileSync(file, `[\n${exercises.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`);
  process.stdout.write(`${ruleset}: ${exercises.length} exercises\n`);
}
