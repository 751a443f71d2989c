// What is asked about an action before anybody does it: by which rules it is judged, and its exact odds. Who sees
// everything is answered by the table. A seat is answered by all positions that may lie behind its view, where they agree.
import { behind } from './opponent/hidden_state.mjs';
import { drawn, entry } from './chance.mjs';
import { EVERYTHING } from './visibility.mjs';
import { now } from './session.mjs';
import { ask } from './engine_connection.mjs';

/** What an answer is where it hangs on what the seat may not see. */
export const WITHHELD = Symbol('withheld');

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * {status, trace, message, chance, outcome} for {seat, action}, with chances drawn where they are due; or WITHHELD. The
 * outcome is {before, after}, what the seat sees of both tables, null where nothing is done; or WITHHELD.
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
 * {refusal} where {seat, action} is refused, or {places}: the odds of each place of {name: pointer} that the position has,
 * {name, odds} with WITHHELD for odds that hang on a secret; or {trouble} where there is too much to walk; or WITHHELD.
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

/** What each table answers that the seat may be sitting at; none where there are too many to be asked. */
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
 * The handle of a table beside the one that is played at, set so; null where the rules know no such position. Each use has
 * a table of its own, since an opponent thinks while a person asks.
 */
export async function setAside({ handle, about: { ruleset, options } }, position, use) {
  const game = `${handle}, for ${use}`;
  const { status } = await ask({ op: 'load', game, ruleset, options, position });
  return status === 'ok' ? game : null;
}
