// Statistics of tactical football. A side beats the odds with an interception or a recovered fumble, and with a gain of
// more than twice the mean of a play.
export const SEATS = ['home', 'away'];
export const NAMES = [
  'Points', 'Plays', 'Hexes gained', 'First downs', 'Hand-offs', 'Passes thrown', 'Passes completed', 'Passes intercepted', 'Fumbles recovered', 'Contacts', 'Men neutralized', 'Punts', 'Odds beaten',
];

const OTHER = { home: 'away', away: 'home' };
const SHOWN = { 'hand-off': 'Hand-offs', pass: 'Passes thrown', contact: 'Contacts', punt: 'Punts', snap: 'Plays' };
const LONG_GAIN = 10; // hexes

export function count(add, before, after, { seat, action }) {
  if (action.type in SHOWN) add(SHOWN[action.type], seat);
  if (action.type === 'pass' && before.ball.by !== after.ball.by && after.ball.by === action.to) add('Passes completed', seat);
  if (action.type === 'contact' || action.type === 'resolve') countNeutralized(add, before, after, seat);
  for (const each of SEATS) {
    const points = (after.game?.points[each] ?? 0) - (before.game?.points[each] ?? 0);
    if (points !== 0) add('Points', each, points);
  }
  if (before.snap !== null && (after.snap === null || after.stage.phase === 'over')) countPlay(add, before, after, action);
}

function countNeutralized(add, before, after, seat) {
  const side = before.offense === seat ? 'defense' : 'offense';
  const fallen = Object.entries(after.men[side].on).filter(([man, { neutralized }]) => neutralized > 0 && before.men[side].on[man]?.neutralized === 0);
  if (fallen.length > 0) add('Men neutralized', seat, fallen.length);
}

/** A play has ended: with the game, or with the line of the next play. */
function countPlay(add, before, after, action) {
  const { offense } = before;
  const isIntercepted = action.type === 'intercept' && (after.offense !== offense || after.ball.why === 'interception');
  const isLost = after.offense !== offense && !isIntercepted && action.type !== 'punt' && before.ball.is === 'loose';
  if (isIntercepted) add('Passes intercepted', OTHER[offense]);
  if (isLost) add('Fumbles recovered', OTHER[offense]);
  if (isIntercepted || isLost) add('Odds beaten', OTHER[offense]);
  const gain = gainOf(before, after);
  if (gain === null || isIntercepted || isLost) return;
  add('Hexes gained', offense, gain);
  if (gain > LONG_GAIN) add('Odds beaten', offense);
  if (after.game !== null && after.game.down === 1 && after.offense === offense) add('First downs', offense);
}

/** The hexes gained by a play; null if the ball changed sides in a way that hides them. */
function gainOf(before, after) {
  if (after.stage.phase === 'over' && after.game === null) return after.stage.gain;
  return after.offense === before.offense && after.line !== null ? after.line - before.line : null;
}
