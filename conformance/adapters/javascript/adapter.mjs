// Protocol 1 over standard input and output: JSON Lines in, JSON Lines out; the engine of the ruleset does the rest.
import { badRequest, isAnswer, Unsupported } from './engine/answers.mjs';
import { anyRecord, integer, list, oneOf, text } from './engine/decode.mjs';
import { CARD_FOOTBALL, COMPUTER_FOOTBALL } from './rulesets.mjs';

const ENGINES = { 'card-football': CARD_FOOTBALL, 'computer-football': COMPUTER_FOOTBALL };
const IMPLEMENTATION = { name: 'scrimmage-js', version: '1.1.0', language: 'JavaScript' };

const games = new Map(); // the handle the kit chose -> {engine, game}, where the game is what its engine makes of it

const OPS = {
  hello({ protocol }) {
    if (!list(protocol, '$.protocol').includes(1)) throw new Unsupported('only protocol 1 is spoken here');
    const rulesets = Object.entries(ENGINES).map(([id, { facets }]) => [id, { facets, readings: '*' }]);
    return { protocol: 1, implementation: IMPLEMENTATION, rulesets: Object.fromEntries(rulesets) };
  },
  new: (request) => opened(request, (engine) => engine.newGame(request.options)),
  load: (request) => opened(request, (engine) => engine.loadGame(request.options, request.position)),
  position: (request) => ({ position: gameOf(request).game.position }),
  legal(request) {
    const { engine, game } = gameOf(request);
    const actions = engine.legalActions(game.rules, game.position);
    if ((request.seat ?? null) === null) return { actions };
    return { actions: actions.filter(({ seat }) => seat === seatOf(request, engine)) };
  },
  check(request) {
    const { engine, game } = gameOf(request);
    engine.check(game, stepOf(request, engine));
    return { legal: true };
  },
  apply(request) {
    const { engine, game: before } = gameOf(request);
    const { game, used } = engine.apply(before, stepOf(request, engine), engine.decodeScript(request.chance));
    games.set(request.game, { engine, game });
    return { turn: engine.turn(game), used };
  },
  observe(request) {
    const { engine, game } = gameOf(request);
    return { view: engine.view(game, oneOf(request.seat, '$.seat', [...engine.seats, CHANCE, 'public'])) };
  },
  query({ query: name, args, ...request }) {
    if ((request.game ?? null) !== null) {
      const { engine, game } = gameOf(request);
      return { value: engine.query(name, game, args ?? {}) };
    }
    const engine = engineOf(request);
    return { value: engine.query(name, { rules: engine.rulesFor(request.options) }, args ?? {}) };
  },
  explain(request) {
    const { engine, game } = gameOf(request);
    return { trace: engine.explain(game, stepOf(request, engine), engine.decodeScript(request.chance)) };
  },
  perft(request) {
    const { engine, game } = gameOf(request);
    const depth = integer(request.depth, '$.depth', 0);
    return { count: engine.perft(game, depth, oneOf(request.chance ?? 'all', '$.chance', ['all', 'first'])) };
  },
  bye: () => ({}),
};

const CHANCE = 'chance';

function opened(request, open) {
  const engine = engineOf(request);
  const game = open(engine);
  games.set(text(request.game, '$.game'), { engine, game });
  return { turn: engine.turn(game) };
}

function engineOf({ ruleset }) {
  if (!Object.hasOwn(ENGINES, text(ruleset, '$.ruleset'))) throw badRequest(`$.ruleset: ${ruleset} is not played here`);
  return ENGINES[ruleset];
}

function gameOf({ game }) {
  const found = games.get(text(game, '$.game'));
  if (found === undefined) throw badRequest(`$.game: nobody opened ${game}`);
  return found;
}

const seatOf = ({ seat }, engine) => oneOf(seat, '$.seat', [...engine.seats, CHANCE]);

const stepOf = (request, engine) => ({ seat: seatOf(request, engine), action: engine.decodeAction(request.action) });

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
