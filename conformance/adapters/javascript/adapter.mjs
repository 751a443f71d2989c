#!/usr/bin/env node
// Adapter for Protocol 1: it answers requests on standard input until the input ends.
import { setFlagsFromString } from 'node:v8';
import { conversation } from '../../../javascript/engine/protocol.mjs';
import { serve } from '../../../javascript/engine/standard_input.mjs';

// Bytes of bytecode that a function runs before V8 optimizes it, 20 times the default. A run of a suite ends before most
// functions have paid for their optimization, which takes half of the time of a short run.
setFlagsFromString('--interrupt-budget=1500000');

const answer = conversation();
await serve((lines) => lines.map(answer));
