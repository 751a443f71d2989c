#!/usr/bin/env node
// Adapter for Protocol 1: it answers requests on standard input until the input ends.
import { setFlagsFromString } from 'node:v8';
import { FACETS } from '../../../javascript/engine/facets.mjs';
import { conversationOf, Unloaded } from '../../../javascript/engine/protocol.mjs';
import { serve } from '../../../javascript/engine/standard_input.mjs';

// Bytes of bytecode that a function runs before V8 optimizes it, 20 times the default. A run of a suite ends before most
// functions have paid for their optimization, which takes half of the time of a short run.
setFlagsFromString('--interrupt-budget=1500000');

// A ruleset is loaded when a request first names it, because most runs need only one.
const rulesets = Object.fromEntries(Object.entries(FACETS).map(([id, facets]) => [id, { facets }]));
const answer = conversationOf(rulesets);

async function answerAfterLoading(ruleset, line) {
  const folder = ruleset.replaceAll('-', '_');
  Object.assign(rulesets[ruleset], await import(`../../../javascript/engine/${folder}/ruleset.mjs`));
  return answer(line);
}

await serve(async (lines) => {
  const replies = [];
  for (const line of lines) {
    const reply = answer(line);
    replies.push(reply instanceof Unloaded ? await answerAfterLoading(reply.ruleset, line) : reply);
  }
  return replies;
});
