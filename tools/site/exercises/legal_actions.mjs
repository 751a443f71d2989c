// Exercises in which exactly one of several actions is legal: the others are refused, each under a clause of its own.
import { explain, legalSteps, turn } from '../../../javascript/engine/shared/game.mjs';
import { clausesOf } from './positions.mjs';

const WRONG = [2, 3]; // refused actions of an exercise
const MOST_TRIED = 400; // actions that are tried in a position

/** The exercise of a case whose actions are refused; null if too few actions are refused under different clauses. */
export function legalAction({ options, position, load, asks, clauses: shown }, pool) {
  const game = load(options, position);
  const { pending } = turn(game);
  if (pending.length !== 1 || pending[0].seat === 'chance' || asks.length === 0) return null;
  const [{ seat }] = pending;
  const legal = legalSteps(game).map(({ action }) => action);
  const wanted = asks.find((ask) => ask.seat === seat && clauseAgainst(game, ask) !== null);
  if (wanted === undefined) return null;
  const { type } = wanted.action;
  const refused = refusedActions(game, seat, [wanted.action, ...others(legal, pool, type)]);
  const right = nearest(legal, wanted.action);
  if (refused.length < WRONG[0] || right === undefined || !isPlain(wanted.action, pool)) return null;
  const choices = [{ action: right, clause: null }, ...refused.slice(0, WRONG[1])];
  const clauses = clausesOf(game, { seat, action: right }, [...shown, ...refused.map(({ clause }) => clause)]);
  return {
    kind: 'legal', ask: 'Which action is legal?', hint: `One of the others is forbidden by ${refused[0].clause}.`,
    why: 'The rules allow this action here. A rule forbids each of the others.', position, seat, choices, clauses,
  };
}

/** A legal action of the same type; otherwise of any type. */
const nearest = (legal, { type, man }) => legal.find((each) => each.type === type && each.man === man) ?? legal.find((each) => each.type === type) ?? legal[0];

/** Whether all parts of an action are parts of accepted actions, so that it is no malformed one. */
function isPlain({ type, ...parts }, pool) {
  const known = new Set(pool.flatMap((each) => Object.values(each)).map((each) => JSON.stringify(each)));
  return Object.values(parts).every((each) => known.has(JSON.stringify(each)));
}

/** Actions of the same type that cases accept, and those whose parts are parts of different legal actions. */
function others(legal, pool, type) {
  const same = legal.filter((each) => each.type === type);
  const names = Object.keys(same[0] ?? {}).filter((name) => name !== 'type');
  const crossed = names.length !== 2 ? [] : same.slice(0, 20).flatMap((one) => same.slice(0, 20).map((other) => ({ ...one, [names[1]]: other[names[1]] })));
  return [...pool.filter((each) => each.type === type), ...crossed, ...pool.filter((each) => each.type !== type)].slice(0, MOST_TRIED);
}

/** {action, clause} of refused actions, one for each clause. */
function refusedActions(game, seat, actions) {
  const found = new Map();
  for (const action of actions) {
    const clause = clauseAgainst(game, { seat, action });
    if (clause !== null && !found.has(clause)) found.set(clause, { action, clause });
  }
  return [...found.values()];
}

/** The only clause that forbids an action; null if it is legal, invalid, or forbidden by several. */
function clauseAgainst(game, { seat, action }) {
  try {
    const against = explain(game, { seat, action }, []).filter(({ holds }) => !holds).map(({ clause }) => clause);
    return against.length === 1 ? against[0] : null;
  } catch {
    return null; // legal with chance, or not an action of this game
  }
}
