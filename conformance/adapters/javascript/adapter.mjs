#!/usr/bin/env node
// Adapter for Protocol 1: it answers requests on standard input until the input ends.
import { conversation } from '../../../javascript/engine/protocol.mjs';
import { serve } from '../../../javascript/engine/standard_input.mjs';

const answer = conversation();
await serve((lines) => lines.map(answer));
