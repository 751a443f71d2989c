// Protocol 1 over standard input and output: JSON Lines in, JSON Lines out, the engine does the rest.
import { decodeAction, decodeScript, legalActions } from './engine/actions.mjs';
import { badRequest, isAnswer, Unsupported } from './engine/answers.mjs';
import { anyRecord, integer, list, oneOf, text } from './engine/decode.mjs';
import { rulesFor } from './engine/options.mjs';
import { perft } from './engine/perft.mjs';
import { query } from './engine/queries.mjs';
import { CHANCE, SEATS } from './engine/rulebook.mjs';
import { apply, check, explain, loadGame, newGame, turn, view } from './engine/table.mjs';

const RULESET = 'card-football';
const FACETS = ['query', 'positions', 'referee', 'legal', 'reason', 'chance', 'odds', 'observe', 'explain', 'perft', 'session'];
const IMPLEMENTATION = { name: 'card-football-js', version: '1.0.0', language: 'JavaScript' };

const games = new Map(); // the handle the kit chose -> {rules, position}

const OPS = {
  hello({ protocol }) {
    if (!list(protocol, '$.protocol').includes(1)) throw new Unsupported('only protocol 1 is spoken here');
    return { protocol: 1, implementation: IMPLEMENTATION, rulesets: { [RULESET]: { facets: FACETS, readings: '*' } } };
  },
  new: (request) => opened(request, newGame(optionsOf(request))),
  load: (request) => opened(request, loadGame(optionsOf(request), request.position)),
  position: (request) => ({ position: gameOf(request).position }),
  legal(request) {
    const actions = legalActions(gameOf(request).rules, gameOf(request).position);
    if (request.seat === undefined) return { actions };
    return { actions: actions.filter(({ seat }) => seat === seatOf(request)) };
  },
  check(request) {
    check(gameOf(request), stepOf(request));
    return { legal: true };
  },
  apply(request) {
    const { game, used } = apply(gameOf(request), stepOf(request), scriptOf(request));
    games.set(request.game, game);
    return { turn: turn(game), used };
  },
  observe: (request) => ({ view: view(gameOf(request), oneOf(request.seat, '$.seat', [...SEATS, CHANCE, 'public'])) }),
  query({ query: name, args = {}, ...request }) {
    const game = request.game === undefined ? { rules: rulesFor(optionsOf(request)) } : gameOf(request);
    return { value: query(name, game, args) };
  },
  explain: (request) => ({ trace: explain(gameOf(request), stepOf(request), scriptOf(request)) }),
  perft(request) {
    const depth = integer(request.depth, '$.depth', 0);
    return { count: perft(gameOf(request), depth, oneOf(request.chance, '$.chance', ['all', 'first'])) };
  },
  bye: () => ({}),
};

function opened(request, game) {
  games.set(text(request.game, '$.game'), game);
  return { turn: turn(game) };
}

function optionsOf({ ruleset, options }) {
  if (text(ruleset, '$.ruleset') !== RULESET) throw badRequest(`$.ruleset: ${ruleset} is not played here`);
  return options;
}

function gameOf({ game }) {
  const found = games.get(text(game, '$.game'));
  if (found === undefined) throw badRequest(`$.game: nobody opened ${game}`);
  return found;
}

const seatOf = ({ seat }) => oneOf(seat, '$.seat', [...SEATS, CHANCE]);

const stepOf = (request) => ({ seat: seatOf(request), action: decodeAction(request.action) });

const scriptOf = ({ chance }) => decodeScript(chance);

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
  try {
    return JSON.parse(line);
  } catch {
    throw badRequest('$: this line is not JSON');
  }
}

const failure = (thrown) =>
  (isAnswer(thrown) ? thrown.reply : { status: 'error', kind: 'internal', message: String(thrown?.message ?? thrown) });

const answer = (lines) => lines.filter((line) => line.trim() !== '').map((line) => `${JSON.stringify(reply(line))}\n`).join('');

// A chunk holds several requests and perhaps the beginning of another; its replies leave in one write.
let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  process.stdout.write(answer(lines));
});
process.stdin.on('end', () => process.stdout.write(answer([rest])));
