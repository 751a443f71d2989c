// What shared/game.mjs asks of this ruleset.
export { decodeAction, legalSteps, stepOfEachKind } from './actions.mjs';
export { faultsOfPosition } from './validity.mjs';
export { decodePosition } from './position_decoder.mjs';
export { rulesFor } from './options.mjs';
export { consult, isAllowed } from './permission.mjs';
export { freshPosition } from './position.mjs';
export { queries } from './queries.mjs';
export { SEATS as seats } from './rulebook.mjs';
export { settle } from './effects.mjs';
export { result } from './turns.mjs';
export { view } from './views.mjs';
