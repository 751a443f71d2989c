// Matches between computer players of the play page: `node tools/benchmarks/opponent_matches.mjs RULESET ONE OTHER GAMES [SEED] [OPTIONS]`.
// A player is `random`, `opponent` (easy) or `hard`. The players change seats after each game. OPTIONS are the options of a new game, as JSON.
// The last line of the output is a row of a table: won games, mean results, and the processor time of a choice.
import { RULESETS } from '../../javascript/engine/rulesets.mjs';
import { legalSteps, loadGame, newGame, outcomes, sampled, turn, view } from '../../javascript/engine/shared/game.mjs';
import { generator } from '../../javascript/play_page/chance.mjs';
import { picker } from '../../javascript/play_page/opponent/lookahead.mjs';
import { choiceFor } from '../../javascript/play_page/opponent/players.mjs';
import { statisticsOf } from '../../javascript/play_page/statistics.mjs';

const MOST_PLIES = 20_000; // of one game
const ENGINE = { RULESETS, legalSteps, loadGame, outcomes, sampled };

/** The index of the action of a player, and the milliseconds of the choice. */
function choice(level, request, random) {
  if (level === 'random') return Math.floor(random() * request.actions.length);
  return choiceFor(ENGINE, { ...request, level, seed: Math.floor(random() * 2 ** 32) });
}

function played(ruleset, options, players, random, times) {
  let game = newGame(RULESETS[ruleset], options);
  const moments = [{ position: game.position, did: null }];
  for (let ply = 0; ply < MOST_PLIES && !turn(game).over; ply += 1) {
    const steps = legalSteps(game);
    const { seat } = steps[Math.floor(random() * steps.length)];
    const own = steps.filter((step) => step.seat === seat);
    const step = own[own.length === 1 || seat === 'chance' ? 0 : timed(game, ruleset, options, seat, own, players, random, times)];
    game = sampled(game, step, picker(random));
    moments.push({ position: game.position, did: step });
  }
  return { moments, result: turn(game).result };
}

function timed(game, ruleset, options, seat, own, players, random, times) {
  const request = { ruleset, options, view: view(game, seat), fields: Object.keys(game.position), seat, actions: own.map(({ action }) => action) };
  const begun = process.cpuUsage();
  const index = choice(players[seat], request, random);
  const { user, system } = process.cpuUsage(begun);
  const taken = (user + system) / 1_000;
  const kind = `${players[seat]} ${game.position.stage?.phase ?? game.position.phase}`;
  const before = times.get(kind) ?? { most: 0, sum: 0, count: 0 };
  times.set(kind, { most: Math.max(before.most, taken), sum: before.sum + taken, count: before.count + 1 });
  return index;
}

const [ruleset, one, other, games, seed = '1', options = '{}'] = process.argv.slice(2);
const { seats: [first, second] } = RULESETS[ruleset];
const totals = { one: 0, other: 0, none: 0 };
const times = new Map();
const all = [];
for (let number = 0; number < Number(games); number += 1) {
  const players = number % 2 === 0 ? { [first]: one, [second]: other } : { [first]: other, [second]: one };
  const seatOfOne = number % 2 === 0 ? first : second;
  const { moments, result } = played(ruleset, JSON.parse(options), players, generator(Number(seed) + number), times);
  const winner = result?.winner ?? null;
  totals[winner === null ? 'none' : winner === seatOfOne ? 'one' : 'other'] += 1;
  all.push(statisticsOf(ruleset, moments));
  process.stdout.write(`game ${number + 1}: ${winner === null ? 'no winner' : players[winner] + (one === other ? ` ${winner}` : '')}, ${moments.length} actions, ${all.at(-1).map(({ name, values }) => `${name} ${Object.values(values).join(':')}`).join(', ')}\n`);
}
const row = [...times].map(([kind, { most, sum, count }]) => `  ${kind}: ${count} choices, mean ${(sum / count).toFixed(1)} ms, most ${most.toFixed(0)} ms`);
process.stdout.write(`${row.join('\n')}\n${meansOf(all)}\n${ruleset}: ${one} ${totals.one}, ${other} ${totals.other}, no winner ${totals.none}\n`);

/** The mean of each statistic of a game, both sides together. */
function meansOf(tables) {
  const sums = new Map();
  for (const { name, values } of tables.flat()) sums.set(name, (sums.get(name) ?? 0) + Object.values(values).reduce((sum, number) => sum + number, 0));
  return `  a game: ${[...sums].map(([name, sum]) => `${name} ${(sum / tables.length).toFixed(2)}`).join(', ')}`;
}
