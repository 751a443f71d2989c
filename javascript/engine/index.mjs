// What a program imports that plays, or lets somebody play: a conversation in Protocol 1, or the games themselves.
export { Fault, NeedChance, Refusal } from './shared/failures.mjs';
export {
  apply, check, explain, legalSteps, loadGame, newGame, perft, query, turn, view,
} from './shared/game.mjs';
export { conversation } from './protocol.mjs';
export { RULESETS } from './rulesets.mjs';
