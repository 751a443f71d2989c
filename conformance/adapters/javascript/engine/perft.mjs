// Counting all sequences of so many steps. Equal positions are counted once and remembered.
import { chanceOf, legalActions } from './actions.mjs';
import { Fault } from './answers.mjs';
import { settle } from './settle.mjs';

const MOST_STEPS = 1_000_000; // that are really played out

export function perft({ rules, position }, depth, chance) {
  const budget = { left: MOST_STEPS };
  const total = count({ rules, every: chance === 'all', known: new Map(), budget }, position, depth);
  if (total > BigInt(Number.MAX_SAFE_INTEGER)) throw new Fault('capacity', 'the tree has too many sequences');
  return Number(total);
}

function count(search, position, depth) {
  if (depth === 0) return 1n;
  if (position.phase === 'over') return 0n;
  const key = `${depth}${JSON.stringify(position)}`;
  if (!search.known.has(key)) search.known.set(key, sumOver(search, position, depth));
  return search.known.get(key);
}

function sumOver(search, position, depth) {
  let sum = 0n;
  for (const step of legalActions(search.rules, position)) {
    const values = valuesOf(search, position, step.action);
    // The last step need not be played out: every outcome is one sequence.
    sum += depth === 1 ? BigInt(values.length) : sumOverValues(search, position, step, { values, depth });
  }
  return sum;
}

function sumOverValues(search, position, step, { values, depth }) {
  search.budget.left -= values.length;
  if (search.budget.left < 0) throw new Fault('capacity', 'the tree is too large');
  return values.reduce((sum, value) => sum + count(search, settle(search.rules, position, { ...step, value }), depth - 1), 0n);
}

// One undefined value stands for an action without chance.
function valuesOf({ rules, every }, position, action) {
  const chance = chanceOf(rules, position, action);
  if (chance === null) return [undefined];
  const values = chance.counts.map(([value]) => value);
  return every ? values : values.slice(0, 1);
}
