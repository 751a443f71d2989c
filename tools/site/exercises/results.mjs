// Exercises about the result of an action: the dice or cards are given, and the answers are the results of other dice.
import { legalSteps } from '../../../javascript/engine/shared/game.mjs';
import { resultSaid } from '../../../javascript/play_page/exercises/result_text.mjs';
import { after, traceOf } from './positions.mjs';

const ANSWERS = { least: 2, most: 3 };

/** The exercise of a case that accepts an action with chance; null if chance makes too little difference. */
export function result({ options, position, load, asks, clauses: shown }) {
  const game = load(options, position);
  const [step] = asks;
  if (asks.length !== 1 || step.chance?.length !== 1 || !isLegal(game, step)) return null;
  const results = new Map();
  const { script } = traceOf(game, step, (weights) => weights[0][0]);
  const right = { chance: step.chance };
  if (!add(results, game, step, right)) return null;
  for (const value of valuesOf(game, step)) if (script.length === 1) add(results, game, step, { chance: [{ ...script[0], value }] });
  if (results.size < ANSWERS.least) return null;
  const clauses = traceOf(game, step, null, step.chance).trace.map(({ clause }) => clause).filter((clause) => shown.includes(clause));
  return {
    kind: 'result', ask: '', hint: 'The clause at the answer says what this result means.', why: 'This is what the rules make of the result.', position, seat: step.seat,
    action: step.action, choices: spread([...results.values()]), clauses: [...new Set(clauses)].slice(0, 2),
  };
}

const spread = ([right, ...others]) => [right, ...others.slice(0, ANSWERS.most - 1)];

const isLegal = (game, { seat, action }) => legalSteps(game).some((step) => step.seat === seat && JSON.stringify(sorted(step.action)) === JSON.stringify(sorted(action)));
const sorted = (action) => Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1));

/** Remember a result if no earlier choice has the same result. */
function add(results, game, step, choice) {
  try {
    const text = resultSaid(game.position, after(game, step, choice.chance));
    if (!results.has(text)) results.set(text, choice);
    return true;
  } catch {
    return false; // this result leads to a further chance
  }
}

/** The values of the first chance of an action. */
function valuesOf(game, step) {
  let values = [];
  traceOf(game, step, (weights) => {
    values = values.length > 0 ? values : weights.map(([value]) => value);
    return weights[0][0];
  });
  return values;
}
