#!/usr/bin/env node
// Protocol 1 over standard input and output: a conversation with whoever writes there, until the input ends.
import { conversation } from './protocol.mjs';
import { serve } from './standard_input.mjs';

const answer = conversation();
await serve((lines) => lines.map(answer));
