// Protocol 1: it decodes a line, sends the request to the ruleset of its game, and returns the line of the reply.
import { badRequest, Fault, isAnswer, Unsupported } from './shared/failures.mjs';
import { anyRecord, integer, list, oneOf, text } from './shared/decoder.mjs';
import {
  apply, check, explain, legalSteps, loadGame, newGame, perft, query, turn, view,
} from './shared/game.mjs';
import { CHANCE, decodeScript, decodeSeat, decodeStep } from './shared/steps.mjs';
import { isLonger } from './shared/utf8.mjs';
import { LoadCache } from './load_cache.mjs';

const IMPLEMENTATION = { name: 'scrimmage-js', version: '1.3.0', language: 'JavaScript' };
export const LONGEST = 2_000_000; // bytes of a request
const LONGEST_ID = 200; // characters

export const tooLong = () => new Fault('capacity', `a line of more than ${LONGEST} bytes`);

/** A ruleset that the host has not loaded yet. The request has changed nothing, so the host loads it and asks again. */
export class Unloaded {
  constructor(ruleset) {
    this.ruleset = ruleset;
  }
}

/**
 * A function from a line to the reply, to null for a blank line, or to Unloaded. It stores the games of its
 * conversation. In place of a line it accepts the Fault because of which a line is unreadable. `rulesets` has the facets
 * of each ruleset by id, and its functions once it is loaded.
 */
export function conversationOf(rulesets) {
  const games = new Map(); // the handle that was chosen for it -> the game
  const loads = new LoadCache();
  const answer = (line) => answerTo({ games, loads, rulesets }, line);
  return (line) => {
    if (typeof line !== 'string') return answer(line);
    if (/^\s*$/.test(line)) return null;
    const known = loads.find(line);
    if (known === undefined) return answer(line);
    games.set(known.handle, known.game);
    return known.reply;
  };
}

function answerTo(host, line) {
  let id = null;
  try {
    const request = anyRecord(parsed(line), '$');
    id = idOf(request);
    if (typeof request.op !== 'string' || !Object.hasOwn(OPS, request.op)) throw new Unsupported(`unknown op ${request.op}`);
    const reply = JSON.stringify({ id, status: 'ok', ...OPS[request.op](host, request) });
    if (request.op === 'load') host.loads.keep(line, request.game, host.games.get(request.game), reply);
    return reply;
  } catch (thrown) {
    return thrown instanceof Unloaded ? thrown : JSON.stringify({ id, ...failure(thrown) });
  }
}

function idOf({ id }) {
  if (Number.isInteger(id) || (typeof id === 'string' && id.length <= LONGEST_ID)) return id;
  throw badRequest(`$.id: expected a whole number, or a text of at most ${LONGEST_ID} characters`);
}

function parsed(line) {
  if (line instanceof Fault) throw line;
  if (isLonger(line, LONGEST)) throw tooLong();
  try {
    return JSON.parse(line);
  } catch {
    throw badRequest('$: this line is not JSON');
  }
}

const failure = (thrown) =>
  (isAnswer(thrown) ? thrown.reply : { status: 'error', kind: 'internal', message: String(thrown?.message ?? thrown) });

const OPS = {
  hello({ rulesets }, { protocol }) {
    if (!list(protocol, '$.protocol').includes(1)) throw new Unsupported('this adapter speaks only protocol 1');
    const declared = Object.entries(rulesets).map(([id, { facets }]) => [id, { facets, readings: '*' }]);
    return { protocol: 1, implementation: IMPLEMENTATION, rulesets: Object.fromEntries(declared) };
  },
  new: (host, request) => opened(host, request, newGame(rulesetOf(host, request), request.options)),
  load: (host, request) => opened(host, request, loadGame(rulesetOf(host, request), request.options, request.position)),
  position: (host, request) => ({ position: gameOf(host, request).position }),
  legal(host, request) {
    const game = gameOf(host, request);
    const actions = legalSteps(game);
    if ((request.seat ?? null) === null) return { actions };
    const due = decodeSeat(game.ruleset, request.seat);
    return { actions: actions.filter(({ seat }) => seat === due) };
  },
  check(host, request) {
    const game = gameOf(host, request);
    check(game, decodeStep(game.ruleset, request));
    return { legal: true };
  },
  apply(host, request) {
    const before = gameOf(host, request);
    const { game, used } = apply(before, decodeStep(before.ruleset, request), decodeScript(request.chance));
    host.games.set(request.game, game);
    return { turn: turn(game), used };
  },
  observe(host, request) {
    const game = gameOf(host, request);
    return { view: view(game, oneOf(request.seat, '$.seat', [...game.ruleset.seats, CHANCE, 'public'])) };
  },
  query: (host, request) => ({ value: query(gameOrRules(host, request), request.query, request.args) }),
  explain(host, request) {
    const game = gameOf(host, request);
    return { trace: explain(game, decodeStep(game.ruleset, request), decodeScript(request.chance)) };
  },
  perft(host, request) {
    const game = gameOf(host, request);
    const depth = integer(request.depth, '$.depth', 0);
    return { count: perft(game, depth, oneOf(request.chance ?? 'all', '$.chance', ['all', 'first'])) };
  },
  bye: () => ({}),
};

function opened(host, request, game) {
  host.games.set(text(request.game, '$.game'), game);
  return { turn: turn(game) };
}

function rulesetOf({ rulesets }, { ruleset }) {
  if (!Object.hasOwn(rulesets, text(ruleset, '$.ruleset'))) throw badRequest(`$.ruleset: this adapter does not implement ${ruleset}`);
  if (rulesets[ruleset].seats === undefined) throw new Unloaded(ruleset);
  return rulesets[ruleset];
}

function gameOf({ games }, { game }) {
  const found = games.get(text(game, '$.game'));
  if (found === undefined) throw badRequest(`$.game: no game has the handle ${game}`);
  return found;
}

// A query about the rules needs no game.
function gameOrRules(host, request) {
  if ((request.game ?? null) !== null) return gameOf(host, request);
  const ruleset = rulesetOf(host, request);
  return { ruleset, rules: ruleset.rulesFor(request.options) };
}
