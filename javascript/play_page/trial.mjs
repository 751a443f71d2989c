/**
 * What the pages play with, as `globalThis.trial`: a table on the page of its own, in the panel of a scenario, the
 * readings of an ambiguity side by side, and questions about what happens next. The engine and the drawing are scripts of their own, loaded before this one.
 */
export { columns } from './scenario/reading_comparison.mjs';
export { panel } from './scenario/scenario_panel.mjs';
export { playPage } from './play_page.mjs';
export { quizPage } from './quiz/quiz_page.mjs';
export { rulesPage } from './own_rules.mjs';
export { packed, unpacked } from './address.mjs';
export { tokensOf } from './phrases.mjs';
export { watchPage } from './watch_page.mjs';
