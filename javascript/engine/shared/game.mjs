// Functions of games of any ruleset: turn, legality, application, explanation, outcomes and views. A game is {ruleset,
// rules, position}. No function changes it; `apply` returns a new one.
import { badRequest, Fault, NeedChance, Refusal } from './failures.mjs';
import { copied } from './copies.mjs';
import { anyRecord, listOf, text } from './decoder.mjs';
import { ALWAYS, fractions, NEVER, product, quotient, sum, without, written } from './fractions.mjs';
import { onceUnder, settled } from './caches.mjs';
import { CHANCE, decodeStep } from './steps.mjs';

export function newGame(ruleset, options) {
  const rules = ruleset.rulesFor(options);
  return { ruleset, rules, position: settled(ruleset.freshPosition(rules)) };
}

export function loadGame(ruleset, options, given) {
  const rules = ruleset.rulesFor(options);
  return { ruleset, rules, position: positionThatCanBe(ruleset, rules, given) };
}

/** The settled position of a request; throw a rejection if it is invalid. */
export function positionThatCanBe(ruleset, rules, given) {
  const position = settled(ruleset.decodePosition(given));
  const faults = ruleset.faultsOfPosition(rules, position);
  if (faults.length > 0) throw new Refusal(faults, { reasons: faults });
  return position;
}

const listed = onceUnder('legal', (rules, position, ruleset) => ruleset.legalSteps(rules, position));

/** Every legal action of every seat that may act now, as [{seat, action}]. */
export const legalSteps = ({ ruleset, rules, position }) => listed(rules, position, ruleset);

// If the positions of a ruleset have their phase in a stage, the ruleset provides the phase.
const phaseOf = ({ ruleset, position }) => (ruleset.phaseOf === undefined ? position.phase : ruleset.phaseOf(position));

export function turn(game) {
  const { ruleset, rules, position } = game;
  const examples = ruleset.stepOfEachKind(rules, position);
  const pending = [...ruleset.seats, CHANCE].flatMap((seat) => {
    const kinds = new Set(examples.filter((step) => step.seat === seat).map(({ action }) => action.type));
    return kinds.size === 0 ? [] : [{ seat, kinds: [...kinds].sort() }];
  });
  const phase = phaseOf(game);
  const over = phase === 'over';
  return { phase, pending, over, ...(over ? { result: ruleset.result(position) } : {}) };
}

const consult = ({ ruleset, rules, position }, step) => ruleset.consult(rules, position, step);

const refusals = (consulted) => consulted.filter(({ holds }) => !holds);

/** Throw the rejection if a rule forbids the action. */
export function check(game, step) {
  const { ruleset, rules, position } = game;
  if (!ruleset.isAllowed(rules, position, step)) throw new Refusal(refusals(consult(game, step)));
}

/** {game, used}: the game after the action, and the number of used entries of the chance script. */
export function apply(game, step, script) {
  check(game, step);
  const { position, used } = play(game, step, script);
  return { game: { ...game, position }, used };
}

/** The clauses of the preconditions, and if they hold, the clauses of the effects. */
export function explain(game, step, script) {
  const consulted = consult(game, step);
  const trace = consulted.map(({ clause, holds, facts }) => ({ clause, holds, facts }));
  if (refusals(consulted).length > 0) return trace;
  // Facts are copied, because the draft of the position changes later.
  play(game, step, script, (clause, facts = {}) => trace.push({ clause, holds: true, facts: copied(facts) }));
  return trace;
}

/** The position as one seat (or "public") may see it. */
export const view = (game, seat) => ({ ...game.ruleset.view(game, seat), seat });

/** The answer to a query of the ruleset, or to the query for odds. A query without a game has no position. */
export function query(game, name, args) {
  const queries = { odds, ...game.ruleset.queries };
  if (!Object.hasOwn(queries, text(name, '$.query'))) throw badRequest(`$.query: ${name} is not one of this ruleset`);
  return queries[name](game, anyRecord(args ?? {}, '$.args'));
}

// ---- one action

const SILENT = () => {};

/**
 * {position, used}. The draft belongs to this call, so the ruleset may change it in place. `before` is the original
 * position, `roll` returns chance outcomes, and `note` is called with the clauses of effects.
 */
function play({ ruleset, rules, position: before }, step, script, note = SILENT) {
  let used = 0;
  const roll = (kind, purpose, weights, isAgain = false) => {
    if (used === script.length) throw new NeedChance(kind, purpose, weights, isAgain);
    const { value } = checkedEntry(script[used], { kind, purpose, weights }, `$.chance[${used}]`);
    used += 1;
    return value;
  };
  const draft = copied(before);
  ruleset.settle({ rules, before, roll, note }, draft, step);
  if (script.length > used) throw new Fault('chance-left', `${script.length - used} entries of the chance script were not used`);
  return { position: settled(draft), used };
}

function checkedEntry(entry, { kind, purpose, weights }, path) {
  const mismatch = (place, due) => new Fault('chance-mismatch', `${path}.${place}: expected ${due}, got ${entry[place]}`);
  if (entry.kind !== kind) throw mismatch('kind', kind);
  if ((entry.for ?? purpose) !== purpose) throw mismatch('for', purpose);
  if (!weights.some(([value]) => value === entry.value)) throw mismatch('value', 'a possible outcome');
  return entry;
}

/** The game after a legal action, with chance outcomes that `pick` chooses from [value, weight] pairs. */
export function sampled(game, step, pick) {
  const { ruleset, rules, position: before } = game;
  const draft = copied(before);
  ruleset.settle({ rules, before, roll: (kind, purpose, weights) => pick(weights), note: SILENT }, draft, step);
  return { ruleset, rules, position: settled(draft) };
}

// ---- all outcomes of an action

/**
 * Every possible position after an action, as [position, fraction]. The odds of a roll that is repeated until it
 * decides are those of all its rolls together. `offered` selects the outcomes of a chance to follow.
 */
function branches(game, step, offered = (outcomes) => outcomes) {
  const walk = (script, share, open) => {
    try {
      return [[play(game, step, script).position, share]];
    } catch (thrown) {
      if (!(thrown instanceof NeedChance)) throw thrown;
      return below(thrown, share, open, (value, part, inside) => walk([...script, { kind: thrown.kind, value }], part, inside));
    }
  };
  const below = ({ isAgain, purpose, weights }, share, open, walkOn) => {
    const first = isAgain ? open.find((node) => node.purpose === purpose) : undefined;
    if (first !== undefined) {
      first.back = sum(first.back, share);
      return [];
    }
    const node = { purpose: isAgain ? purpose : null, back: NEVER }; // how likely it is to come back here
    const found = offered(fractions(weights)).flatMap(([value, part]) => walkOn(value, product(share, part), [...open, node]));
    if (node.back === NEVER) return found;
    const more = quotient(share, without(share, node.back));
    return found.map(([position, part]) => [position, product(part, more)]);
  };
  return walk([], ALWAYS, []);
}

/** Every possible game after a legal action, as [game, probability]. */
export const outcomes = (game, step) => branches(game, step)
  .map(([position, [above, below]]) => [{ ...game, position }, Number(above) / Number(below)]);

/** The exact distribution of some values of the position after an action. */
function odds(game, args) {
  if (game.position === undefined) throw badRequest('$.game: odds need a game');
  const step = decodeStep(game.ruleset, args, '$.args');
  const pointers = listOf(args.of, '$.args.of', text);
  check(game, step);
  const found = new Map();
  for (const [position, share] of branches(game, step)) {
    const key = JSON.stringify(pointers.map((pointer) => valueAt(position, pointer)));
    found.set(key, sum(found.get(key) ?? NEVER, share));
  }
  return [...found].map(([key, share]) => ({ is: JSON.parse(key), p: written(share) }));
}

function valueAt(position, pointer) {
  if (!pointer.startsWith('/')) throw badRequest(`$.args.of: ${pointer} is not a JSON pointer`);
  const names = pointer.split('/').slice(1).map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce((value, name) => {
    const exists = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    if (!exists) throw badRequest(`$.args.of: the position has no value at ${pointer}`);
    return value[name];
  }, position);
}

const MOST_DEPTH = 500;
const MOST_STEPS = 200_000; // that are really played out

/**
 * The number of action sequences of a length, with every outcome of chance or only the first; equal positions are
 * computed once.
 */
export function perft(game, depth, chance) {
  if (depth > MOST_DEPTH) throw new Fault('capacity', `expected a depth of at most ${MOST_DEPTH}`);
  const offered = (outcomes) => (chance === 'first' ? outcomes.slice(0, 1) : outcomes);
  const known = new Map();
  let budget = MOST_STEPS;
  const count = (position, left) => {
    if (left === 0) return 1n;
    if (phaseOf({ ...game, position }) === 'over') return 0n;
    const key = `${left}${JSON.stringify(position)}`;
    if (!known.has(key)) known.set(key, countOn({ ...game, position }, left - 1));
    return known.get(key);
  };
  const countOn = (at, left) => legalSteps(at).reduce((total, step) => {
    const following = branches(at, step, offered);
    budget -= following.length;
    if (budget < 0) throw new Fault('capacity', 'the game tree is too large to count');
    return following.reduce((part, [position]) => part + count(position, left), total);
  }, 0n);
  const total = count(game.position, depth);
  if (total > BigInt(Number.MAX_SAFE_INTEGER)) throw new Fault('capacity', 'the game has too many action sequences to count');
  return Number(total);
}
