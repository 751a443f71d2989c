// Random games of the JavaScript engine: `node tools/benchmarks/playouts.mjs RULESET SECONDS` prints how many plies a second it played,
// after as many seconds as it takes to be compiled.
// A ply is as in tools/benchmarks/playouts.py: the legal actions of all seats are listed, and one of them is applied.
import { RULESETS } from '../../javascript/engine/rulesets.mjs';
import { NeedChance } from '../../javascript/engine/shared/failures.mjs';
import { apply, legalSteps, newGame, turn } from '../../javascript/engine/shared/game.mjs';

const MOST_PLIES = 2_000; // of one game
const WARM_UP = 2_000; // milliseconds before the count begins

let state = 1;

// Mulberry32: the same games in every run.
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const pick = (list) => list[Math.floor(random() * list.length)];

// The game after this step, with every chance it meets.
function after(game, step) {
  const script = [];
  for (;;) {
    try {
      return apply(game, step, script).game;
    } catch (thrown) {
      if (!(thrown instanceof NeedChance)) throw thrown;
      const { kind, purpose, weights } = thrown;
      script.push({ kind, for: purpose, value: pick(weights)[0] });
    }
  }
}

function playouts(ruleset, milliseconds) {
  const begun = process.cpuUsage();
  const spent = () => { const { user, system } = process.cpuUsage(begun); return (user + system) / 1_000; };
  let plies = 0;
  while (spent() < milliseconds) {
    let game = newGame(ruleset, {});
    for (let ply = 0; ply < MOST_PLIES; ply += 1) {
      const steps = legalSteps(game);
      if (steps.length === 0) {
        if (!turn(game).over) throw new Error('the game is not over, but no seat has a legal action');
        break;
      }
      game = after(game, pick(steps));
      plies += 1;
    }
  }
  return (1_000 * plies) / spent();
}

const [name, seconds] = process.argv.slice(2);
playouts(RULESETS[name], WARM_UP);
process.stdout.write(`${playouts(RULESETS[name], 1_000 * Number(seconds))}\n`);
