// Statistics of soccer. A side beats the odds with each goal, steal and interception, because most attempts fail.
export const SEATS = ['red', 'blue'];
export const NAMES = [
  'Goals', 'Shots', 'Passes', 'Passes received', 'Steals tried', 'Steals', 'Interceptions tried', 'Interceptions', 'Fouls', 'Yellow and red cards', 'Odds beaten',
];


export function count(add, before, after, { seat, action }) {
  for (const each of SEATS) countGoals(add, before, after, each);
  if (action.type === 'shoot') add('Shots', seat);
  if (action.type === 'pass') add('Passes', seat);
  if (isFoul(action)) add('Fouls', seat);
  if (after.offences.length > before.offences.length) add('Yellow and red cards', seat, after.offences.length - before.offences.length);
  if (action.type === 'steal') countTry(add, seat, 'Steals', after.holder === action.man && before.holder !== action.man);
  if (action.type === 'intercept') countTry(add, seat, 'Interceptions', after.holder === action.man);
  countReceived(add, before, after, action);
}

function countGoals(add, before, after, seat) {
  const goals = after.score[seat] - before.score[seat];
  if (goals <= 0) return;
  add('Goals', seat, goals);
  add('Odds beaten', seat, goals);
}

const isFoul = ({ type, foul = false }) => type === 'foul' || (type === 'steal' && foul) || (type === 'intercept' && foul !== false);

function countTry(add, seat, name, isMade) {
  add(`${name} tried`, seat);
  if (!isMade) return;
  add(name, seat);
  add('Odds beaten', seat);
}

/** A pass is received by the man to whom it was sent, at once or after the answers of the other side. */
function countReceived(add, before, after, action) {
  const to = action.type === 'pass' ? action.to : before.flight?.receiver ?? null;
  if (to === null || after.holder !== to || before.holder === to || action.type === 'steal') return;
  add('Passes received', after.squads.red.includes(to) ? 'red' : 'blue');
}

