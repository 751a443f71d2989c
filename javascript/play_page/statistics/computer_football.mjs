// Statistics of the computer game. A side beats the odds if it catches or intercepts a contested pass, or makes a fourth
// down.
export const SEATS = ['red', 'yellow'];
export const NAMES = [
  'Touchdowns', 'Safeties', 'Plays', 'Yards', 'First downs', 'Runs called', 'Passes called', 'Passes thrown', 'Passes caught', 'Passes intercepted', 'Balls lost', 'Odds beaten',
];

const OTHER = { red: 'yellow', yellow: 'red' };
const YARDS = 2; // of a column

export function count(add, before, after, { action }) {
  const { offense } = before;
  if (action.type === 'call') add(action.run === undefined || action.run === null ? 'Passes called' : 'Runs called', offense);
  if (action.type === 'throw') add('Passes thrown', offense);
  if (before.air !== null && after.air === null) countCatch(add, before, after);
  if (after.winner !== null && before.winner === null) countWin(add, before, after);
  else if (after.play !== before.play) countPlay(add, before, after);
}

function countCatch(add, { reached, offense }, after) {
  const isContested = reached.offense !== null || reached.defense !== null;
  const catcher = after.carrier === null ? null : after.carrier.of === 'offense' ? offense : OTHER[offense];
  if (after.offense !== offense || catcher === OTHER[offense]) {
    add('Passes intercepted', OTHER[offense]);
    if (reached.offense !== null) add('Odds beaten', OTHER[offense]);
  } else if (catcher === offense) {
    add('Passes caught', offense);
    if (isContested && reached.defense !== null) add('Odds beaten', offense);
  }
}

const wayOf = ({ offense, eastward }) => (offense === eastward ? 1 : -1);

function countWin(add, before, { winner, score }) {
  add('Plays', before.offense);
  add(score === 'safety' ? 'Safeties' : 'Touchdowns', winner);
  const goal = wayOf(before) > 0 ? 55 : 5;
  if (score !== 'safety' && winner === before.offense) add('Yards', winner, YARDS * (goal - before.line) * wayOf(before));
}

function countPlay(add, before, after) {
  const { offense, line, down } = before;
  add('Plays', offense);
  if (after.offense !== offense) {
    if (down < 4) add('Balls lost', offense);
    return;
  }
  add('Yards', offense, YARDS * (after.line - line) * wayOf(before));
  if (after.down !== 1) return;
  add('First downs', offense);
  if (down === 4) add('Odds beaten', offense);
}
