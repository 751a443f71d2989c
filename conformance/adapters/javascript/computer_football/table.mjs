// What can be asked of a game: whose turn, may I, do it, explain it, what could come of it, what do I see.
import { badRequest, Fault, NeedChance, Refusal } from '../engine/answers.mjs';
import { fraction } from '../engine/fractions.mjs';
import { decodeAction, decodeScript, legalActions } from './actions.mjs';
import { decodePosition, faultsOfPosition } from './inspection.mjs';
import { rulesFor } from './options.mjs';
import { consult, refusals } from './permission.mjs';
import { freshPosition } from './position.mjs';
import { CHANCE, SEATS } from './rulebook.mjs';
import { settle } from './settle.mjs';

export { decodeAction, decodeScript, legalActions, rulesFor };

export function newGame(options) {
  return { rules: rulesFor(options), position: freshPosition() };
}

export function loadGame(options, given) {
  const rules = rulesFor(options);
  const position = decodePosition(given);
  const faults = faultsOfPosition(rules, position);
  if (faults.length > 0) throw new Refusal(faults, { reasons: faults });
  return { rules, position };
}

export function turn({ rules, position }) {
  const legal = legalActions(rules, position);
  const pending = [...SEATS, CHANCE].flatMap((seat) => {
    const kinds = new Set(legal.filter((one) => one.seat === seat).map(({ action }) => action.type));
    return kinds.size === 0 ? [] : [{ seat, kinds: [...kinds].sort() }];
  });
  const { phase, winner, score } = position;
  const over = phase === 'over';
  return { phase, pending, over, ...(over ? { result: { winner, clause: `OBJECTIVE.${score}` } } : {}) };
}

export function check({ rules, position }, { seat, action }) {
  const reasons = refusals(consult(rules, position, seat, action));
  if (reasons.length > 0) throw new Refusal(reasons);
}

export function apply(game, step, script) {
  check(game, step);
  const { position, used } = play(game, step.action, script, () => {});
  if (script.length > used) throw new Fault('chance-left', `${script.length - used} entries of the script are left over`);
  return { game: { ...game, position }, used };
}

export function explain({ rules, position }, step, script) {
  const trace = consult(rules, position, step.seat, step.action);
  if (refusals(trace).length > 0) return trace;
  const note = (clause, facts = {}) => trace.push({ clause, holds: true, facts });
  const { used } = play({ rules, position }, step.action, script, note);
  if (script.length > used) throw new Fault('chance-left', `${script.length - used} entries of the script are left over`);
  return trace;
}

function play({ rules, position }, action, script, note) {
  let used = 0;
  const roll = (kind, purpose, counts) => {
    const entry = script[used];
    if (entry === undefined) throw needed(kind, purpose, counts);
    checkEntry({ kind, for: purpose, counts }, entry, used);
    used += 1;
    return entry.value;
  };
  return { position: settle({ rules, roll, note }, position, action), used };
}

function needed(kind, purpose, counts) {
  const whole = counts.reduce((sum, [, count]) => sum + count, 0);
  const outcomes = counts.map(([value, count]) => ({ value, p: fraction(count, whole) }));
  return Object.assign(new NeedChance({ kind, for: purpose, outcomes }), { counts, whole });
}

function checkEntry(chance, entry, index) {
  const mismatch = (place) => new Fault('chance-mismatch', `$.chance[${index}].${place}: ${JSON.stringify(entry[place])} does not fit`);
  if (entry.kind !== chance.kind) throw mismatch('kind');
  if ((entry.for ?? chance.for) !== chance.for) throw mismatch('for');
  if (!chance.counts.some(([value]) => value === entry.value)) throw mismatch('value');
}

/** Every position that may follow, as [position, part, whole]; only the first of every chance if `first`. */
export function branches(game, action, first = false) {
  const found = [];
  const walk = (script, part, whole) => {
    try {
      found.push([play(game, action, script, () => {}).position, part, whole]);
    } catch (thrown) {
      if (!(thrown instanceof NeedChance)) throw thrown;
      const { kind } = thrown.reply.next;
      const counts = first ? thrown.counts.slice(0, 1) : thrown.counts;
      for (const [value, count] of counts) walk([...script, { kind, value }], part * BigInt(count), whole * BigInt(thrown.whole));
    }
  };
  walk([], 1n, 1n);
  return found;
}

/** The exact distribution of the values at some places of the resulting position. */
export function odds(game, step, pointers) {
  check(game, step);
  const sums = new Map();
  for (const [position, part, whole] of branches(game, step.action)) {
    const key = JSON.stringify(pointers.map((pointer) => valueAt(position, pointer)));
    const [above, below] = sums.get(key) ?? [0n, 1n];
    sums.set(key, reduced(above * whole + part * below, below * whole));
  }
  return [...sums].map(([key, [above, below]]) => ({ is: JSON.parse(key), p: below === 1n ? `${above}` : `${above}/${below}` }));
}

function reduced(above, below) {
  let [a, b] = [above, below];
  while (b !== 0n) [a, b] = [b, a % b];
  return [above / a, below / a];
}

function valueAt(position, pointer) {
  if (pointer !== '' && !pointer.startsWith('/')) throw badRequest(`$.args.of: ${pointer} is not a place`);
  const names = pointer.split('/').slice(1).map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce((value, name) => {
    const exists = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    if (!exists) throw badRequest(`$.args.of: there is nothing at ${pointer}`);
    return value[name];
  }, position);
}

const MOST_STEPS = 200_000;

/** The number of sequences of so many steps; equal positions are counted once. */
export function perft({ rules, position }, depth, chance) {
  const known = new Map();
  let budget = MOST_STEPS;
  const count = (at, left) => {
    if (left === 0) return 1n;
    if (at.phase === 'over') return 0n;
    const key = `${left}${JSON.stringify(at)}`;
    if (!known.has(key)) known.set(key, sum(at, left));
    return known.get(key);
  };
  const sum = (at, left) => legalActions(rules, at).reduce((total, { action }) => {
    const next = branches({ rules, position: at }, action, chance === 'first');
    budget -= next.length;
    if (budget < 0) throw new Fault('capacity', 'the tree is too large');
    return next.reduce((part, [after]) => part + count(after, left - 1), total);
  }, 0n);
  return Number(count(position, depth));
}
