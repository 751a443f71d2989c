// The exercises that were solved, by game, stored in this browser.
import { keptValue } from '../kept_value.mjs';

const listeners = new Set();
const progress = keptValue('scrimmage-rules solved exercises', () => listeners.forEach((changed) => changed()));

/** Call a function whenever another tab has changed the progress. */
export const onProgress = (changed) => listeners.add(changed);

/** The ids of the solved exercises of a game. */
export function solved(ruleset) {
  const { [ruleset]: ids } = progress.now();
  return new Set(Array.isArray(ids) ? ids : []);
}

export const solve = (ruleset, id) => progress.keep({ ...progress.now(), [ruleset]: [...solved(ruleset).add(id)] });

export function forgetSolved(ruleset) {
  const { [ruleset]: _, ...others } = progress.now();
  progress.keep(others);
}
