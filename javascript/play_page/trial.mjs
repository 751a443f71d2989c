/**
 * Functions for pages, as `globalThis.trial`: the play page, trials in scenario panels, comparisons of readings, the
 * calculator of odds, the quiz, and the exercises. The engine and the drawing are separate scripts that a page loads before this one.
 */
export { oddsCalculator } from './calculator/calculator.mjs';
export { columns } from './scenario/reading_comparison.mjs';
export { exercisesPage } from './exercises/exercises_page.mjs';
export { panel } from './scenario/scenario_panel.mjs';
export { playPage } from './play_page.mjs';
export { quizPage } from './quiz/quiz_page.mjs';
export { rulesPage } from './own_rules.mjs';
export { packed, unpacked } from './address.mjs';
export { tokensOf } from './phrases.mjs';
export { watchPage } from './watch_page.mjs';
