// Score of the quiz: for each game, the number of questions with a right first answer, stored in this browser.
import { keptValue } from '../kept_value.mjs';

const scores = keptValue('scrimmage-rules of the quiz');

/** {right, all} of a game. */
export function score(ruleset) {
  const { right, all } = scores.now()[ruleset] ?? {};
  return Number.isInteger(right) && Number.isInteger(all) ? { right, all } : { right: 0, all: 0 };
}

/** Count a first answer. */
export function scored(ruleset, isRight) {
  const { right, all } = score(ruleset);
  scores.keep({ ...scores.now(), [ruleset]: { right: right + (isRight ? 1 : 0), all: all + 1 } });
}

export function forget(ruleset) {
  const { [ruleset]: _, ...others } = scores.now();
  scores.keep(others);
}
