// Score of the quiz: for each game, the number of questions with a right first answer, stored in this browser.

const KEPT = 'scrimmage-rules of the quiz';

let scores = read();

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {}; // nothing is kept here
  }
}

function keep(changed) {
  scores = changed;
  try {
    localStorage.setItem(KEPT, JSON.stringify(scores));
  } catch {
    // the score is kept until the user leaves the page
  }
}

/** {right, all} of a game. */
export function score(ruleset) {
  const { right, all } = scores[ruleset] ?? {};
  return Number.isInteger(right) && Number.isInteger(all) ? { right, all } : { right: 0, all: 0 };
}

/** Count a first answer. */
export function scored(ruleset, isRight) {
  const { right, all } = score(ruleset);
  keep({ ...scores, [ruleset]: { right: right + (isRight ? 1 : 0), all: all + 1 } });
}

export function forget(ruleset) {
  const { [ruleset]: _, ...others } = scores;
  keep(others);
}
