// Previews of an action: the clauses that decide it, and its exact odds. If a seat may not see the whole position, an
// answer is given only if all positions that fit the view of the seat give the same answer.
import { behind } from './opponent/hidden_state.mjs';
import { drawn, entry } from './chance.mjs';
import { EVERYTHING } from './visibility.mjs';
import { now } from './session.mjs';
import { ask } from './engine_connection.mjs';

/** The answer in place of one that depends on information which the seat may not see. */
export const WITHHELD = Symbol('withheld');

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * {status, trace, message, chance, outcome} of {seat, action}, with random chance outcomes where the action needs
 * them; or WITHHELD. The outcome is {before, after}, the views of the seat on both positions; null for an action that
 * is not performed; or WITHHELD.
 */
export async function explained(session, seat, { seat: who, action }, random) {
  let chance = [];
  const told = await answers(session, seat, async (game) => {
    let reply = await ask({ op: 'explain', game, seat: who, action, chance });
    while (reply.status === 'need-chance') {
      chance = [...chance, entry(reply.next, drawn(reply.next.outcomes, random).value)];
      reply = await ask({ op: 'explain', game, seat: who, action, chance });
    }
    const { status, trace, message } = reply;
    return { status, trace, message, outcome: await outcomeOf(game, seat, { op: 'apply', game, seat: who, action, chance }) };
  });
  const whole = agreed(told.map(({ outcome: _, ...others }) => others));
  return whole === WITHHELD ? whole : { ...whole, chance, outcome: agreed(told.map(({ outcome }) => outcome)) };
}

async function outcomeOf(game, seat, deed) {
  const seen = () => (seat === EVERYTHING ? ask({ op: 'position', game }) : ask({ op: 'observe', game, seat }));
  const before = await seen();
  if ((await ask(deed)).status !== 'ok') return null;
  const after = await seen();
  return { before: before.position ?? before.view, after: after.position ?? after.view };
}

/**
 * {refusal} if {seat, action} is rejected, or {places}: for each value of {name: pointer} that the position has,
 * {name, odds}, with WITHHELD for odds that depend on a secret; {trouble} if there are too many outcomes; or
 * WITHHELD.
 */
export async function odds(session, seat, step, places) {
  const told = await answers(session, seat, (game, position) => oddsAt(game, position, step, places));
  const whole = agreed(told.map(({ places: known, ...others }) => ({ ...others, names: known?.map(({ name }) => name) })));
  if (whole === WITHHELD || !whole.names) return whole;
  return { places: whole.names.map((name, number) => ({ name, odds: agreed(told.map((each) => each.places[number].odds)) })) };
}

async function oddsAt(game, position, { seat, action }, places) {
  const { status, clause, code, also, reasons } = await ask({ op: 'check', game, seat, action });
  if (status === 'rejected') return { refusal: { clause, code, also, reasons } };
  const found = [];
  for (const [name, pointer] of Object.entries(places).filter(([, each]) => exists(position, each))) {
    const reply = await ask({ op: 'query', query: 'odds', game, args: { seat, action, of: [pointer] } });
    if (reply.status !== 'ok') return { trouble: `This action has no odds: ${reply.clause ? `the action is refused under ${reply.clause}` : reply.message}.` };
    found.push({ name, odds: reply.value });
  }
  return { places: found };
}

const exists = (position, pointer) => pointer.split('/').slice(1).reduce((value, name) => (value === null ? undefined : value?.[name]), position) !== undefined;

const agreed = (told) => (told.length > 0 && told.every((each) => same(each, told[0])) ? told[0] : WITHHELD);

/** The answers for all positions that fit the view of the seat; none if there are too many such positions. */
async function answers(session, seat, question) {
  const { position, views } = now(session);
  const { positions, all } = seat === EVERYTHING ? { positions: [position], all: true }
    : behind(session.about.ruleset, views[seat], Object.keys(position));
  const told = [];
  for (const each of all ? positions : []) {
    const game = await setAside(session, each, 'questions');
    if (game !== null) told.push(await question(game, each));
  }
  return told;
}

/**
 * The handle of a new game that starts from this position, separate from the game on the page; null if the position
 * is invalid. Each use has its own game, because the computer opponent may be thinking at the same time.
 */
export async function setAside({ handle, about: { ruleset, options } }, position, use) {
  const game = `${handle}, for ${use}`;
  const { status } = await ask({ op: 'load', game, ruleset, options, position });
  return status === 'ok' ? game : null;
}
