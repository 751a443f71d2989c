// Positions of the published cases, and exact fractions for exercises.
import { readFileSync } from 'node:fs';
import { RULESETS } from '../../../javascript/engine/rulesets.mjs';
import { apply, explain, loadGame } from '../../../javascript/engine/shared/game.mjs';

const VECTORS = new URL('../../../conformance/vectors/', import.meta.url);

/**
 * {case, clauses, options, position, load, asks, accepted} of each case that starts from a position under the rulings: its
 * requests to act, and those actions that it accepts.
 */
export function casesOf(ruleset) {
  const lines = readFileSync(new URL(`${ruleset}.jsonl`, VECTORS), 'utf8').trim().split('\n').map((line) => JSON.parse(line));
  const load = (options, position) => loadedOrNull(ruleset, options, position);
  return lines.filter(({ readings }) => Object.keys(readings).length === 0).map(({ id, clauses, steps }) => {
    const deeds = steps.flatMap((step) => step.do).filter(({ ask }) => ask !== undefined);
    const begun = deeds.find(({ ask: { op } }) => op === 'load')?.ask;
    const acts = deeds.filter(({ ask: { op } }) => op === 'apply');
    const accepted = acts.filter(({ owed }) => owed?.status === 'ok').map(({ ask: { action } }) => action);
    return { case: id, clauses, options: begun?.options ?? {}, position: begun?.position ?? null, load, asks: acts.map(({ ask }) => ask), accepted };
  }).filter(({ position, options }) => position !== null && load(options, position) !== null);
}

function loadedOrNull(ruleset, options, position) {
  try {
    return loadGame(RULESETS[ruleset], options, position);
  } catch {
    return null; // an invalid position, which a case is about
  }
}

/** Clauses that an action consults, with the first result of each chance: up to two of those that a case shows, or the last two. */
export function clausesOf(game, step, shown) {
  const all = [...new Set(traceOf(game, step, (next) => next[0][0]).trace.map(({ clause }) => clause))];
  const both = all.filter((clause) => shown.includes(clause));
  return (both.length > 0 ? both : all).slice(-2);
}

/** {trace, script} of an action; `pick` chooses each result of chance from [value, weight] pairs. */
export function traceOf(game, step, pick, script = []) {
  try {
    return { trace: explain(game, step, script), script };
  } catch (thrown) {
    if (thrown.weights === undefined) throw thrown;
    const { kind, purpose, weights } = thrown;
    return traceOf(game, step, pick, [...script, { kind, for: purpose, value: pick(weights) }]);
  }
}

export const after = (game, step, script) => apply(game, step, script).game.position;

// ---- fractions

const partsOf = (text) => {
  const [over, under = '1'] = text.split('/');
  return [BigInt(over), BigInt(under)];
};
const divisor = (one, other) => (other === 0n ? one : divisor(other, one % other));

export const numberOf = (text) => {
  const [over, under] = partsOf(text);
  return Number(over) / Number(under);
};

/** The sum of fractions such as `5/36`, in lowest terms. */
export function sumOf(all) {
  const [over, under] = all.map(partsOf).reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n]);
  const common = divisor(over, under) || 1n;
  return under === common ? String(over / common) : `${over / common}/${under / common}`;
}
