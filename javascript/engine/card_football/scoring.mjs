// Points, what follows them, and the goal lines.
import { reads } from '../shared/options.mjs';
import { addPoints, kickOffBy, tryBy } from './position.mjs';
import { FIELD, otherSeat, POINTS } from './rulebook.mjs';

/** TD.six: whoever scored has the try and the kick-off after it (KF-A41). */
export function touchdown(table, draft, scorer) {
  table.note('TD.six', { scorer, points: POINTS.touchdown });
  addPoints(draft, scorer, POINTS.touchdown);
  afterScore(table, draft);
  tryBy(draft, scorer);
}

/** SAFETY.points: two points for the other side, and the side that was pushed back kicks off. */
function safety(table, draft, conceder) {
  const scorer = otherSeat(conceder);
  table.note('SAFETY.points', { scorer, points: POINTS.safety });
  addPoints(draft, scorer, POINTS.safety);
  afterScore(table, draft);
  owedKickOff(table, draft, conceder, 'SAFETY.kick-off');
}

/** `clause` is told once it is sure that the kick-off is made. */
export function owedKickOff(table, draft, kicker, clause) {
  table.owed = [clause, 'KICKOFF.after-score'];
  kickOffBy(draft, kicker);
}

/** KF-A23: any score ends all bans, unless the two-point play is a play like any other. */
export function afterScore({ rules }, draft) {
  if (reads(rules, 'KF-A23', 'no-momentum')) draft.bans = [];
}

/** KF-A20: the ball has been carried, punted or lost into the end zone of `conceder`. */
export function inOwnEndZone(table, draft, conceder, cause) {
  if (concedesSafety(table.rules, cause)) return safety(table, draft, conceder);
  table.note('TD.reach', { by: otherSeat(conceder) });
  return touchdown(table, draft, otherSeat(conceder));
}

/** The same on a two-point play: points for the defence, but no further try, and the kick-off stays as it was. */
export function defendersPoints(table, draft, cause) {
  const scorer = otherSeat(draft.offence);
  const [clause, score] = concedesSafety(table.rules, cause) ? ['SAFETY.points', 'safety'] : ['TD.six', 'touchdown'];
  table.note(clause, { scorer, points: POINTS[score] });
  addPoints(draft, scorer, POINTS[score]);
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
