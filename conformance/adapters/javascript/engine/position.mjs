// Positions: plain objects in the published shape, never changed in place. Here are the moves from one to another.
import { reads } from './options.mjs';
import { FIELD, otherSeat, TO_GAIN, TWO_POINT_SPOT } from './rulebook.mjs';

const NO_CALLS = { offence: null, defence: null };

// Nobody has the ball, nobody is due to kick, nothing is waiting to be named.
const IDLE = {
  kicker: null, redraw: false, offence: null, spot: null, down: null, series_start: null, two_point: false,
  calls: NO_CALLS, to_name: null, named_for: null, card: null,
};

export function freshPosition(rules) {
  const phase = reads(rules, 'KF-A01', 'random-generator') ? 'deck' : 'coin';
  return {
    phase, quarter: 1, overtime: false, untimed: false, score: { home: 0, away: 0 }, opening_kicker: null,
    ...IDLE, bans: [], used: [], generated: [],
  };
}

/** The kick-off is due, by this seat. */
export const kickOffBy = (position, kicker) => ({ ...position, ...IDLE, phase: 'kick-off', kicker });

/** The try after a touchdown; the scorer counts as the offence (KF-A58). */
export const tryBy = (position, scorer) => ({ ...position, ...IDLE, phase: 'try', offence: scorer });

/** FIRST.four-chances: a new series, ball and flags at this spot. */
export const seriesFor = (position, offence, spot) =>
  ({ ...position, ...IDLE, phase: 'choose', offence, spot, down: 1, series_start: spot });

/** The ball lies here after a play and the series goes on. */
export const nextDown = (position, spot, down) =>
  ({ ...position, phase: 'choose', spot, down, calls: NO_CALLS });

export const twoPointPlay = (position) => ({ ...position, phase: 'choose', two_point: true, spot: TWO_POINT_SPOT });

export const gameOver = (position) => ({ ...position, ...IDLE, phase: 'over', untimed: false, bans: [] });

export const addPoints = (position, seat, points) =>
  ({ ...position, score: { ...position.score, [seat]: position.score[seat] + points } });

export const isLevel = ({ score }) => score.home === score.away;

/** The yard line that renews the chances: 10 yards on, but never beyond the goal line (KF-A28). */
export const lineToGain = (position) =>
  (position.series_start === null ? null : Math.min(position.series_start + TO_GAIN, FIELD));

/** The phase that is due once everything has been named. */
export function duePhase(position) {
  if (position.phase !== 'name') return position.phase;
  if (position.kicker !== null) return 'kick-off';
  return position.spot === null ? 'try' : 'choose';
}

/** A try is under way: still to be decided, or being played for two points. */
export const isTry = (position) => position.two_point || duePhase(position) === 'try';

export const roleOf = (position, seat) => (seat === position.offence ? 'offence' : 'defence');

/** Who plays the role that has to name a play. */
export const seatToName = ({ to_name: role, named_for: offence }) => (role === 'offence' ? offence : otherSeat(offence));

/** MOM.offence-effect, MOM.defence-effect: the ban is kept, one at most for each offence, home first. */
export function withBan(position, play) {
  const ban = { offence: position.named_for, role: position.to_name, play };
  const others = position.bans.filter(({ offence }) => offence !== ban.offence);
  const bans = ban.offence === 'home' ? [ban, ...others] : [...others, ban];
  return { ...position, phase: duePhase(position), bans, to_name: null, named_for: null };
}

/** The clause under which this role is forbidden a play. */
export const momentumClause = (role) => (role === 'defence' ? 'MOM.offence-effect' : 'MOM.defence-effect');

/** KF-A23: the two-point play takes part in momentum and Deep Pass limits in one reading only. */
export const isOrdinaryPlay = (rules, position) => !position.two_point || reads(rules, 'KF-A23', 'normal-play');

/** The ban that binds this role on the play now due, if there is one. */
export function bindingBan(rules, position, role) {
  if (!isOrdinaryPlay(rules, position)) return undefined;
  return position.bans.find((ban) => ban.offence === position.offence && ban.role === role);
}

/** KF-A36: is the play now due too near to the goal line for a Deep Pass? */
export const isDeepPassBarred = (rules, position) =>
  position.spot !== null && FIELD - position.spot < rules.barredInside && isOrdinaryPlay(rules, position);

