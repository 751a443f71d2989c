// Positions, plain objects in the published shape, and the ways in which a draft of one is changed.
import { reads } from '../shared/options.mjs';
import { FIELD, otherSeat, TO_GAIN, TWO_POINT_SPOT } from './rulebook.mjs';

const noCalls = () => ({ offence: null, defence: null });

// Nobody has the ball, nobody is due to kick, nothing is waiting to be named.
const idle = () => ({
  kicker: null, redraw: false, offence: null, spot: null, down: null, series_start: null, two_point: false,
  calls: noCalls(), to_name: null, named_for: null, card: null,
});

export function freshPosition(rules) {
  const phase = reads(rules, 'KF-A01', 'random-generator') ? 'deck' : 'coin';
  return {
    phase, quarter: 1, overtime: false, untimed: false, score: { home: 0, away: 0 }, opening_kicker: null,
    ...idle(), bans: [], used: [], generated: [],
  };
}

/** The kick-off is due, by this seat. */
export function kickOffBy(draft, kicker) {
  Object.assign(draft, idle(), { phase: 'kick-off', kicker });
}

/** The try after a touchdown; the scorer counts as the offence (KF-A58). */
export function tryBy(draft, scorer) {
  Object.assign(draft, idle(), { phase: 'try', offence: scorer });
}

/** FIRST.four-chances: a new series, ball and flags at this spot. */
export function seriesFor(draft, offence, spot) {
  Object.assign(draft, idle(), { phase: 'choose', offence, spot, down: 1, series_start: spot });
}

/** The ball lies here after a play and the series goes on. */
export function nextDown(draft, spot, down) {
  Object.assign(draft, { phase: 'choose', spot, down, calls: noCalls() });
}

export function twoPointPlay(draft) {
  Object.assign(draft, { phase: 'choose', two_point: true, spot: TWO_POINT_SPOT });
}

/** KF-A25: play cards already put down are taken back. */
export function takeBackCalls(draft) {
  Object.assign(draft, { phase: 'choose', calls: noCalls() });
}

export function gameOver(draft) {
  Object.assign(draft, idle(), { phase: 'over', untimed: false, bans: [] });
}

export function addPoints(draft, seat, points) {
  draft.score[seat] += points;
}

/** MOM.offence-effect, MOM.defence-effect: the ban is kept, one at most for each offence, home first. */
export function addBan(draft, play) {
  const ban = { offence: draft.named_for, role: draft.to_name, play };
  const others = draft.bans.filter(({ offence }) => offence !== ban.offence);
  draft.bans = ban.offence === 'home' ? [ban, ...others] : [...others, ban];
  Object.assign(draft, { phase: duePhase(draft), to_name: null, named_for: null });
}

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
