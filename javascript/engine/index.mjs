// Entry point for programs: a conversation in Protocol 1, and the functions of games.
export { Fault, NeedChance, Refusal } from './shared/failures.mjs';
export {
  apply, check, explain, legalSteps, loadGame, newGame, perft, query, turn, view,
} from './shared/game.mjs';
export { conversation } from './conversation.mjs';
export { RULESETS } from './rulesets.mjs';
