// A conversation in Protocol 1 about all rulesets, for hosts that load the whole engine at once.
import { conversationOf } from './protocol.mjs';
import { RULESETS } from './rulesets.mjs';

export const conversation = () => conversationOf(RULESETS);
