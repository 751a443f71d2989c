// The places that a man can reach, with the cost and the actions on the way. A guess stands for what the viewer may not
// see, so that no cost reveals it.
import { setAside } from '../action_previews.mjs';
import { ask } from '../engine_connection.mjs';
import { behind } from '../opponent/hidden_state.mjs';
import { tokensOf } from '../phrases.mjs';
import { now } from '../session.mjs';
import { EVERYTHING } from '../visibility.mjs';

const MOST = 160; // places from which further ones are looked for
const PAUSE_AFTER = 12; // of them, so that the page stays responsive

/** Map(place -> {cost, path}) for the places that one action reaches; the costs come later. */
export function directReach({ game, ...table }, man) {
  const steps = now(table.session).legal.filter(({ action }) => String(action.man) === man && action.to !== undefined && ['move', 'step'].includes(action.type));
  return new Map(steps.map((step) => [tokensOf(game, step.action).find((token) => token !== man), { cost: null, path: [step] }]));
}

/** The same with costs, and with the places that several steps reach. */
export async function reachOf(table, man, direct) {
  if (direct.size === 0) return direct;
  const { ruleset } = table.session.about;
  if (ruleset === 'tactical-football') return walked(table, man, direct);
  const query = { 'computer-football': 'cost', 'tactical-soccer': 'distance' }[ruleset];
  const from = placeOf(now(table.session).position, man, [...direct.values()][0].path[0].seat);
  if (query === undefined || from === null) return direct;
  const found = new Map();
  for (const [place, { path }] of direct) found.set(place, { path, cost: await asked(table, query, from, path[0].action.to) });
  return found;
}

async function asked({ session }, query, from, to) {
  const reply = await ask({ op: 'query', query, game: session.handle, args: { from, to } });
  return reply.status === 'ok' ? numberIn(reply.value) : null;
}

const numberIn = (value) => (typeof value === 'object' && value !== null ? Object.values(value).find(Number.isInteger) : value) ?? null;

/** The place of a man in a position that lists the men of both sides, or of each side. */
function placeOf(position, man, seat) {
  const role = position.offense === seat ? 'offense' : 'defense';
  return position.men[man] ?? position.men[role]?.[man] ?? null;
}

// ---- tactical-football: each step is an action

/** Places by the cheapest way, found from the nearest to the farthest. */
async function walked(table, man, direct) {
  const [first] = [...direct.values()][0].path;
  const start = await guessed(table);
  if (start === null) return direct;
  const found = new Map([...direct].map(([place, { path }]) => [place, { cost: null, path }]));
  const [open, hexes] = [[{ position: start, cost: 0, path: [] }], new Map()];
  for (let count = 0; open.length > 0 && count < MOST; count += 1) {
    open.sort((one, other) => one.cost - other.cost);
    for (const next of await stepsFrom(table, hexes, open.shift(), first)) if (isBetter(found.get(next.place), next)) {
      found.set(next.place, next);
      open.push(next);
    }
    if (count % PAUSE_AFTER === PAUSE_AFTER - 1) await new Promise((resolve) => { setTimeout(resolve); });
  }
  found.delete(start.men[start.stage.side].on[man]?.at);
  return found;
}

const isBetter = (known, next) => known === undefined || known.cost === null || next.cost < known.cost;

async function guessed({ session, seat }) {
  const { position, views } = now(session);
  const positions = seat === EVERYTHING ? [position] : behind(session.about.ruleset, views[seat], Object.keys(position)).positions;
  for (const each of positions) if (await setAside(session, each, 'reach') !== null) return each;
  return null;
}

/** The places next to a man that he can enter, each with the position after that step. */
async function stepsFrom({ session }, hexes, { position, path, cost: before }, { seat, action: { type, man } }) {
  const { side, acts } = position.stage;
  const spent = acts[man]?.spent ?? 0;
  const found = [];
  let game = await setAside(session, position, 'reach');
  for (const place of await neighbours(hexes, game, position.men[side].on[man].at)) {
    const step = { seat, action: { type, man, to: place } };
    const reply = await ask({ op: 'apply', game, ...step, chance: [] });
    if (reply.status !== 'ok') continue;
    const { position: after } = await ask({ op: 'position', game });
    const done = after.stage.acts?.[man];
    if (after.stage.side === side && done) found.push({ place, position: after, path: [...path, step], cost: before + done.spent - spent });
    game = await setAside(session, position, 'reach');
  }
  return found;
}

async function neighbours(hexes, game, hex) {
  if (!hexes.has(hex)) {
    const reply = await ask({ op: 'query', query: 'hex', game, args: { hex } });
    hexes.set(hex, Object.values(reply.value?.neighbours ?? {}).filter(Boolean));
  }
  return hexes.get(hex);
}
