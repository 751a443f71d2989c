// What shared/game.mjs asks of this ruleset.
export { decodeAction, legalSteps } from './actions.mjs';
export { result } from './ends.mjs';
export { faultsOfPosition } from './faults.mjs';
export { decodePosition } from './inspection.mjs';
export { rulesFor } from './options.mjs';
export { consult, isAllowed } from './permission.mjs';
export { freshPosition, phaseOf } from './position.mjs';
export { queries } from './queries.mjs';
export { SEATS as seats } from './rulebook.mjs';
export { settle } from './settle.mjs';
export { view } from './views.mjs';
