// Protocol 1: it decodes a line, sends the request to the ruleset of its game, and returns the line of the reply.
import { badRequest, Fault, isAnswer, Unsupported } from './shared/failures.mjs';
import { anyRecord, integer, list, oneOf, text } from './shared/decoder.mjs';
import {
  apply, check, explain, legalSteps, loadGame, newGame, perft, query, turn, view,
} from './shared/game.mjs';
import { CHANCE, decodeScript, decodeSeat, decodeStep } from './shared/steps.mjs';
import { isLonger } from './shared/utf8.mjs';
import { LoadCache } from './load_cache.mjs';
import { RULESETS } from './rulesets.mjs';

const IMPLEMENTATION = { name: 'scrimmage-js', version: '1.3.0', language: 'JavaScript' };
export const LONGEST = 2_000_000; // bytes of a request

export const tooLong = () => new Fault('capacity', `a line of more than ${LONGEST} bytes`);

/**
 * A function from a line to the reply, or to null for a blank line. It stores the games of its conversation. In place
 * of a line it accepts the Fault because of which a line is unreadable.
 */
export function conversation() {
  const games = new Map(); // the handle that was chosen for it -> the game
  const loads = new LoadCache();
  return (line) => {
    if (typeof line !== 'string') return answer(games, loads, line);
    if (/^\s*$/.test(line)) return null;
    const known = loads.find(line);
    if (known === undefined) return answer(games, loads, line);
    games.set(known.handle, known.game);
    return known.reply;
  };
}

function answer(games, loads, line) {
  let id = null;
  try {
    const request = anyRecord(parsed(line), '$');
    id = request.id ?? null;
    if (typeof request.op !== 'string' || !Object.hasOwn(OPS, request.op)) throw new Unsupported(`unknown op ${request.op}`);
    const reply = JSON.stringify({ id, status: 'ok', ...OPS[request.op](games, request) });
    if (request.op === 'load') loads.keep(line, request.game, games.get(request.game), reply);
    return reply;
  } catch (thrown) {
    return JSON.stringify({ id, ...failure(thrown) });
  }
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
  hello(games, { protocol }) {
    if (!list(protocol, '$.protocol').includes(1)) throw new Unsupported('this adapter speaks only protocol 1');
    const rulesets = Object.entries(RULESETS).map(([id, { facets }]) => [id, { facets, readings: '*' }]);
    return { protocol: 1, implementation: IMPLEMENTATION, rulesets: Object.fromEntries(rulesets) };
  },
  new: (games, request) => opened(games, request, newGame(rulesetOf(request), request.options)),
  load: (games, request) => opened(games, request, loadGame(rulesetOf(request), request.options, request.position)),
  position: (games, request) => ({ position: gameOf(games, request).position }),
  legal(games, request) {
    const game = gameOf(games, request);
    const actions = legalSteps(game);
    if ((request.seat ?? null) === null) return { actions };
    const due = decodeSeat(game.ruleset, request.seat);
    return { actions: actions.filter(({ seat }) => seat === due) };
  },
  check(games, request) {
    const game = gameOf(games, request);
    check(game, decodeStep(game.ruleset, request));
    return { legal: true };
  },
  apply(games, request) {
    const before = gameOf(games, request);
    const { game, used } = apply(before, decodeStep(before.ruleset, request), decodeScript(request.chance));
    games.set(request.game, game);
    return { turn: turn(game), used };
  },
  observe(games, request) {
    const game = gameOf(games, request);
    return { view: view(game, oneOf(request.seat, '$.seat', [...game.ruleset.seats, CHANCE, 'public'])) };
  },
  query: (games, request) => ({ value: query(gameOrRules(games, request), request.query, request.args) }),
  explain(games, request) {
    const game = gameOf(games, request);
    return { trace: explain(game, decodeStep(game.ruleset, request), decodeScript(request.chance)) };
  },
  perft(games, request) {
    const game = gameOf(games, request);
    const depth = integer(request.depth, '$.depth', 0);
    return { count: perft(game, depth, oneOf(request.chance ?? 'all', '$.chance', ['all', 'first'])) };
  },
  bye: () => ({}),
};

function opened(games, request, game) {
  games.set(text(request.game, '$.game'), game);
  return { turn: turn(game) };
}

function rulesetOf({ ruleset }) {
  if (!Object.hasOwn(RULESETS, text(ruleset, '$.ruleset'))) throw badRequest(`$.ruleset: this adapter does not implement ${ruleset}`);
  return RULESETS[ruleset];
}

function gameOf(games, { game }) {
  const found = games.get(text(game, '$.game'));
  if (found === undefined) throw badRequest(`$.game: no game has the handle ${game}`);
  return found;
}

// A query about the rules needs no game.
function gameOrRules(games, request) {
  if ((request.game ?? null) !== null) return gameOf(games, request);
  const ruleset = rulesetOf(request);
  return { ruleset, rules: ruleset.rulesFor(request.options) };
}
