// Points, what follows them, and the goal lines. `table` is {rules, note}: the rules of the game and the recorder
// of the clauses that had a part in what happened.
import { reads } from './options.mjs';
import { addPoints, kickOffBy, tryBy } from './position.mjs';
import { FIELD, otherSeat, POINTS } from './rulebook.mjs';

/** TD.six: whoever scored has the try and the kick-off after it (KF-A41). */
export function touchdown(table, position, scorer) {
  table.note('TD.six', { scorer, points: POINTS.touchdown });
  return tryBy(afterScore(table, addPoints(position, scorer, POINTS.touchdown)), scorer);
}

/** SAFETY.points: two points for the other side, and the side that was pushed back kicks off. */
export function safety(table, position, conceder) {
  const scorer = otherSeat(conceder);
  table.note('SAFETY.points', { scorer, points: POINTS.safety });
  table.note('SAFETY.kick-off', { kicker: conceder });
  return owedKickOff(table, afterScore(table, addPoints(position, scorer, POINTS.safety)), conceder);
}

export function owedKickOff(table, position, kicker) {
  table.note('KICKOFF.after-score', { kicker });
  return kickOffBy(position, kicker);
}

/** KF-A23: any score ends all bans, unless the two-point play is a play like any other. */
export const afterScore = ({ rules }, position) =>
  (reads(rules, 'KF-A23', 'no-momentum') ? { ...position, bans: [] } : position);

/** KF-A20: the ball has been carried, punted or lost into the end zone of `conceder`. */
export function inOwnEndZone(table, position, conceder, cause) {
  if (concedesSafety(table.rules, cause)) return safety(table, position, conceder);
  table.note('TD.reach', { by: otherSeat(conceder) });
  return touchdown(table, position, otherSeat(conceder));
}

/** The same on a two-point play: points for the defence, but no further try, and the kick-off stays as it was. */
export function defendersPoints(table, position, cause) {
  const scorer = otherSeat(position.offence);
  const [clause, score] = concedesSafety(table.rules, cause) ? ['SAFETY.points', 'safety'] : ['TD.six', 'touchdown'];
  table.note(clause, { scorer, points: POINTS[score] });
  return addPoints(position, scorer, POINTS[score]);
}

function concedesSafety(rules, cause) {
  if (reads(rules, 'KF-A20', 'always-safety')) return true;
  return cause === 'loss' && reads(rules, 'KF-A20', 'by-cause');
}

// KF-A19: a ball exactly on a goal line is in the end zone, or, under `strict-except-td`, spotted one yard out.
const isStrict = (rules) => reads(rules, 'KF-A19', 'strict-except-td');

export const isBehindOwnLine = (rules, yards) => (isStrict(rules) ? yards < 0 : yards <= 0);

export const isPastFarLine = (rules, yards) => (isStrict(rules) ? yards > FIELD : yards >= FIELD);

export const onField = (yards) => Math.min(Math.max(yards, 1), FIELD - 1);
