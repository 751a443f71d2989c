// What can be asked of a game: whose turn, may I, do it, explain it, what could come of it, what do I see.
import { badRequest, Fault, NeedChance, Refusal } from './answers.mjs';
import { chanceOf, legalActions } from './actions.mjs';
import { rulesFor } from './options.mjs';
import { shares } from './fractions.mjs';
import { decodePosition, faultsOfPosition } from './inspection.mjs';
import { consult, refusals } from './permission.mjs';
import { cardsLeft } from './pile.mjs';
import { freshPosition, lineToGain, roleOf } from './position.mjs';
import { CHANCE, HANDS, SEATS } from './rulebook.mjs';
import { settle } from './settle.mjs';

/** A game is {rules, position}; every function that changes it returns another one. */
export function newGame(options) {
  const rules = rulesFor(options);
  return { rules, position: freshPosition(rules) };
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
  const over = position.phase === 'over';
  return { phase: position.phase, pending, over, ...(over ? { result: result(position) } : {}) };
}

// END.winner; in overtime the first to score has won (END.sudden-death).
function result({ score: { home, away }, overtime }) {
  const winner = home === away ? null : home > away ? 'home' : 'away';
  return { winner, clause: overtime ? 'END.sudden-death' : 'END.winner' };
}

/** Throws the refusal, if the rules forbid it. */
export function check({ rules, position }, { seat, action }) {
  const reasons = refusals(consult(rules, position, seat, action));
  if (reasons.length > 0) throw new Refusal(reasons);
}

/** {game, used}: the game afterwards and how many entries of the script were consumed. */
export function apply(game, step, script) {
  check(game, step);
  const { value, used } = readScript(game, step.action, script);
  return { game: { ...game, position: settle(game.rules, game.position, { ...step, value }) }, used };
}

/** The clauses consulted: the preconditions, and then, if they hold, what the action does. */
export function explain({ rules, position }, step, script) {
  const consulted = consult(rules, position, step.seat, step.action);
  const trace = consulted.map(({ clause, holds, facts }) => ({ clause, holds, facts }));
  if (refusals(consulted).length > 0) return trace;
  const { value } = readScript({ rules, position }, step.action, script);
  settle(rules, position, { ...step, value }, (clause, facts) => trace.push({ clause, holds: true, facts }));
  return trace;
}

/** No action meets more than one chance; the script must fit it exactly. */
function readScript({ rules, position }, action, script) {
  const chance = chanceOf(rules, position, action);
  if (chance !== null && script.length === 0) throw new NeedChance(offered(chance));
  if (chance !== null) checkEntry(chance, script[0]);
  const used = chance === null ? 0 : 1;
  if (script.length > used) throw new Fault('chance-left', `${script.length - used} entries of the script are left over`);
  return { value: chance === null ? undefined : script[0].value, used };
}

const offered = ({ kind, for: purpose, counts }) =>
  ({ kind, for: purpose, outcomes: shares(counts).map(([value, p]) => ({ value, p })) });

function checkEntry(chance, entry) {
  if (entry.kind !== chance.kind) throw mismatch('kind', chance.kind, entry.kind);
  if (entry.for !== undefined && entry.for !== chance.for) throw mismatch('for', chance.for, entry.for);
  if (!chance.counts.some(([value]) => value === entry.value)) throw mismatch('value', 'a possible outcome', entry.value);
}

const mismatch = (place, due, given) =>
  new Fault('chance-mismatch', `$.chance[0].${place}: ${due} is due, not ${JSON.stringify(given)}`);

/** Every position that may follow: [position, weight], the weights being numbers of cards (or of sides of the coin). */
function branches({ rules, position }, step) {
  const chance = chanceOf(rules, position, step.action);
  if (chance === null) return [[settle(rules, position, step), 1]];
  return chance.counts.map(([value, count]) => [settle(rules, position, { ...step, value }), count]);
}

/** The exact distribution of the values at some places of the resulting position. */
export function odds(game, step, pointers) {
  check(game, step);
  const counts = new Map();
  for (const [position, weight] of branches(game, step)) {
    const key = JSON.stringify(pointers.map((pointer) => valueAt(position, pointer)));
    counts.set(key, (counts.get(key) ?? 0) + weight);
  }
  return shares([...counts]).map(([key, p]) => ({ is: JSON.parse(key), p }));
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

/** The position as one seat (or "public") may see it; chance plays no role. */
export function view({ rules, position }, seat) {
  const isPlayer = SEATS.includes(seat);
  const own = isPlayer && position.offence !== null ? roleOf(position, seat) : null;
  return {
    ...position,
    calls: Object.fromEntries(Object.entries(position.calls).map(([role, play]) => [role, seenCall(position, own, role, play)])),
    seat,
    hand: own === null ? [] : HANDS[own],
    cards_left: cardsLeft(rules, position),
    line_to_gain: lineToGain(position),
  };
}

// PLAY.offence-choice, PLAY.defence-choice: secret until both are shown.
const seenCall = ({ phase }, own, role, play) =>
  (phase !== 'choose' || role === own || play === null ? play : 'hidden');

