// Smoke test of the installed package: it plays every game, answers Protocol 1, and loads its data.
import assert from 'node:assert';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { apply, conversation, legalSteps, NeedChance, newGame, RULESETS } from 'scrimmage-rules';

const MOST_STEPS = 300;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const pick = (list) => list[Math.floor(Math.random() * list.length)];

function after(game, step) {
  const script = [];
  for (;;) {
    try {
      return apply(game, step, script).game;
    } catch (thrown) {
      if (!(thrown instanceof NeedChance)) throw thrown;
      script.push({ kind: thrown.kind, for: thrown.purpose, value: pick(thrown.weights)[0] });
    }
  }
}

function played(ruleset) {
  let game = newGame(ruleset);
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const steps = legalSteps(game);
    if (steps.length === 0) return count;
    game = after(game, pick(steps));
  }
  return MOST_STEPS;
}

const hello = JSON.stringify({ id: 1, op: 'hello', protocol: [1] });
const own = JSON.parse(conversation()(hello));
assert.deepEqual(Object.keys(own.rulesets), Object.keys(RULESETS));
for (const [name, ruleset] of Object.entries(RULESETS)) {
  const steps = played(ruleset);
  assert(steps > 20, name);
  const packed = readFileSync(here(`conformance/vectors/${name}.jsonl.gz`));
  const cases = gunzipSync(packed).toString('utf8').trim().split('\n').length;
  console.log(`${name}: ${steps} random steps, ${cases} cases`);
}
const adapter = spawnSync(process.execPath, [here('conformance/adapters/javascript/adapter.mjs')], { input: `${hello}\n`, encoding: 'utf8' });
assert.deepEqual(JSON.parse(adapter.stdout), own);
assert.equal(adapter.status, 0);
assert(JSON.parse(readFileSync(here('conformance/schemas/vector.json'), 'utf8')).$schema);
console.log(`protocol ${own.protocol}: ${own.implementation.name} ${own.implementation.version}`);
