// Protocol 1 over standard input and output: JSON Lines in, JSON Lines out; the ruleset of the game does the rest.
import { badRequest, Fault, isAnswer, Unsupported } from './shared/answers.mjs';
import { anyRecord, integer, list, oneOf, text } from './shared/decode.mjs';
import {
  apply, check, explain, legalSteps, loadGame, newGame, perft, query, turn, view,
} from './shared/game.mjs';
import { Lines, TOO_LONG } from './shared/lines.mjs';
import { CHANCE, decodeScript, decodeSeat, decodeStep } from './shared/steps.mjs';
import { RULESETS } from './rulesets.mjs';

const IMPLEMENTATION = { name: 'scrimmage-js', version: '1.2.0', language: 'JavaScript' };

const games = new Map(); // the handle the kit chose -> the game

const OPS = {
  hello({ protocol }) {
    if (!list(protocol, '$.protocol').includes(1)) throw new Unsupported('only protocol 1 is spoken here');
    const rulesets = Object.entries(RULESETS).map(([id, { facets }]) => [id, { facets, readings: '*' }]);
    return { protocol: 1, implementation: IMPLEMENTATION, rulesets: Object.fromEntries(rulesets) };
  },
  new: (request) => opened(request, newGame(rulesetOf(request), request.options)),
  load: (request) => opened(request, loadGame(rulesetOf(request), request.options, request.position)),
  position: (request) => ({ position: gameOf(request).position }),
  legal(request) {
    const game = gameOf(request);
    const actions = legalSteps(game);
    if ((request.seat ?? null) === null) return { actions };
    const due = decodeSeat(game.ruleset, request.seat);
    return { actions: actions.filter(({ seat }) => seat === due) };
  },
  check(request) {
    const game = gameOf(request);
    check(game, decodeStep(game.ruleset, request));
    return { legal: true };
  },
  apply(request) {
    const before = gameOf(request);
    const { game, used } = apply(before, decodeStep(before.ruleset, request), decodeScript(request.chance));
    games.set(request.game, game);
    return { turn: turn(game), used };
  },
  observe(request) {
    const game = gameOf(request);
    return { view: view(game, oneOf(request.seat, '$.seat', [...game.ruleset.seats, CHANCE, 'public'])) };
  },
  query: (request) => ({ value: query(gameOrRules(request), request.query, request.args) }),
  explain(request) {
    const game = gameOf(request);
    return { trace: explain(game, decodeStep(game.ruleset, request), decodeScript(request.chance)) };
  },
  perft(request) {
    const game = gameOf(request);
    const depth = integer(request.depth, '$.depth', 0);
    return { count: perft(game, depth, oneOf(request.chance ?? 'all', '$.chance', ['all', 'first'])) };
  },
  bye: () => ({}),
};

function opened(request, game) {
  games.set(text(request.game, '$.game'), game);
  return { turn: turn(game) };
}

function rulesetOf({ ruleset }) {
  if (!Object.hasOwn(RULESETS, text(ruleset, '$.ruleset'))) throw badRequest(`$.ruleset: ${ruleset} is not played here`);
  return RULESETS[ruleset];
}

function gameOf({ game }) {
  const found = games.get(text(game, '$.game'));
  if (found === undefined) throw badRequest(`$.game: nobody opened ${game}`);
  return found;
}

// A question about the rules needs no game.
function gameOrRules(request) {
  if ((request.game ?? null) !== null) return gameOf(request);
  const ruleset = rulesetOf(request);
  return { ruleset, rules: ruleset.rulesFor(request.options) };
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function reply(line) {
  let id = null;
  try {
    const request = anyRecord(parse(line), '$');
    id = request.id ?? null;
    if (typeof request.op !== 'string' || !Object.hasOwn(OPS, request.op)) throw new Unsupported(`unknown op ${request.op}`);
    return { id, status: 'ok', ...OPS[request.op](request) };
  } catch (thrown) {
    return { id, ...failure(thrown) };
  }
}

function parse(line) {
  if (line === TOO_LONG) throw new Fault('capacity', line.description);
  try {
    return JSON.parse(UTF_8.decode(line));
  } catch {
    throw badRequest('$: this line is not JSON');
  }
}

const failure = (thrown) =>
  (isAnswer(thrown) ? thrown.reply : { status: 'error', kind: 'internal', message: String(thrown?.message ?? thrown) });

const answer = (lines) => [...lines].map((line) => `${JSON.stringify(reply(line))}\n`).join('');

// A chunk holds several requests and perhaps the beginning of another; its replies leave in one write.
const input = new Lines();
process.stdin.on('data', (chunk) => process.stdout.write(answer(input.feed(chunk))));
process.stdin.on('end', () => process.stdout.write(answer(input.close())));
