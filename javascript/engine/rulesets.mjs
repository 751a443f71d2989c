// The rulesets of this engine: the facets that each declares, and the functions that shared/game.mjs calls.
import * as card from './card_football/ruleset.mjs';
import * as computer from './computer_football/ruleset.mjs';
import * as tactical from './tactical_football/ruleset.mjs';
import * as soccer from './tactical_soccer/ruleset.mjs';

const FACETS = ['query', 'positions', 'referee', 'legal', 'reason', 'chance', 'odds', 'observe', 'explain', 'perft'];

export const RULESETS = {
  'card-football': { ...card, facets: [...FACETS, 'session'] },
  'computer-football': { ...computer, facets: FACETS },
  'tactical-soccer': { ...soccer, facets: FACETS },
  'tactical-football': { ...tactical, facets: FACETS },
};
