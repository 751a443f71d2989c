// Statistics of card football. A side beats the odds if it makes a fourth down or returns a kick for a touchdown.
export const SEATS = ['home', 'away'];
export const NAMES = [
  'Points', 'Plays', 'Yards', 'First downs', 'Touchdowns', 'Field goals', 'Field goals missed', 'Punts', 'Balls lost', 'Odds beaten',
];

const OTHER = { home: 'away', away: 'home' };
const TOUCHDOWN = 6;

export function count(add, before, after, { action: { type } }) {
  for (const seat of SEATS) countPoints(add, before, after, seat);
  const { offence } = before;
  if (type === 'punt') add('Punts', offence);
  if (type === 'field-goal') add(after.score[offence] > before.score[offence] ? 'Field goals' : 'Field goals missed', offence);
  if (type === 'turn-card' && !before.two_point) countPlay(add, before, after);
}

function countPoints(add, before, after, seat) {
  const points = after.score[seat] - before.score[seat];
  if (points > 0) add('Points', seat, points);
  if (points !== TOUCHDOWN) return;
  add('Touchdowns', seat);
  if (before.offence !== seat) add('Odds beaten', seat); // a return
}

function countPlay(add, before, after) {
  const { offence, spot, down } = before;
  const hasScored = after.score[offence] > before.score[offence];
  const isKept = after.offence === offence && after.spot !== null;
  add('Plays', offence);
  if (hasScored) add('Yards', offence, 100 - spot);
  else if (isKept) add('Yards', offence, after.spot - spot);
  const isRenewed = hasScored || (isKept && after.down === 1);
  if (isRenewed) add('First downs', offence);
  if (isRenewed && down === 4) add('Odds beaten', offence);
  if (after.offence === OTHER[offence] && down < 4) add('Balls lost', offence);
}
