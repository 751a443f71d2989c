// The rulesets of this engine: the facets that each declares, and the functions that shared/game.mjs calls.
import { FACETS } from './facets.mjs';
import * as card from './card_football/ruleset.mjs';
import * as computer from './computer_football/ruleset.mjs';
import * as tactical from './tactical_football/ruleset.mjs';
import * as soccer from './tactical_soccer/ruleset.mjs';

const MODULES = { 'card-football': card, 'computer-football': computer, 'tactical-soccer': soccer, 'tactical-football': tactical };

export const RULESETS = Object.fromEntries(Object.entries(FACETS).map(([id, facets]) => [id, { ...MODULES[id], facets }]));
