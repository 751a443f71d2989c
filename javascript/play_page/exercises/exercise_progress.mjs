// The exercises that were solved, by game, stored in this browser.
import { keptValue } from '../kept_value.mjs';

const progress = keptValue('scrimmage-rules solved exercises');

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
