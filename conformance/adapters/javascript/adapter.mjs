#!/usr/bin/env node
// Protocol 1 over standard input and output: a conversation with whoever writes there, until the input ends.
import { conversation } from '../../../javascript/engine/protocol.mjs';
import { serve } from '../../../javascript/engine/standard_input.mjs';

const answer = conversation();
await serve((lines) => lines.map(answer));
