// Momentum: which notes trigger, whether there is still anything to forbid, and how long a ban lasts.
import { reads } from './options.mjs';
import { isOrdinaryPlay } from './position.mjs';
import { FIELD, otherSeat } from './rulebook.mjs';

/** After a play that brought no score: only while the offence keeps the ball (KF-A31). */
export function momentumAfterPlay(table, before, after, card, cell) {
  if (after.offence !== before.offence) return after;
  return momentum(table, after, { card, yards: yardsOf(table.rules, cell), mover: before.offence, scored: false });
}

/** KF-A31 `all`: a touchdown counts as the yards from the ball to the goal line. */
export function touchdownYards(table, before, after, card) {
  if (!reads(table.rules, 'KF-A31', 'all')) return after;
  return momentum(table, after, { card, yards: FIELD - before.spot, mover: before.offence, scored: true });
}

/** KF-A23 `normal-play`: the two-point play may cause momentum, for the next play of the same offence. */
export function momentumAfterTry(table, before, after, card, { cell, reached }) {
  const { offence: mover } = before;
  const defenceScored = after.score[otherSeat(mover)] !== before.score[otherSeat(mover)];
  if (!isOrdinaryPlay(table.rules, before) || defenceScored) return after;
  if (reached) return touchdownYards(table, before, after, card);
  return momentum(table, after, { card, yards: yardsOf(table.rules, cell), mover, scored: false });
}

/** KF-A32 `any-movement`: a punt number counts as movement by the punting offence, unless it brought a score. */
export function momentumAfterPunt(table, before, after, card) {
  if (!reads(table.rules, 'KF-A32', 'any-movement') || after.phase !== 'choose') return after;
  return momentum(table, after, { card, yards: card.punt, mover: before.offence, scored: false });
}

/** What is left of the bans once an action other than a call is settled (KF-A33). */
export function lapseBans(rules, position, action) {
  if (action.type === 'turn-try-card') return position; // the try has only begun
  if (reads(rules, 'KF-A33', 'next-action-only')) return { ...position, bans: [] };
  if (action.type !== 'turn-card' || !isOrdinaryPlay(rules, position)) return position;
  return { ...position, bans: position.bans.filter(({ offence }) => offence !== position.offence) };
}

// A dash is no movement: 0 yards, or, under `numbers-only`, nothing at all. T/O and TD have no yards of their own.
function yardsOf(rules, cell) {
  if (cell === '-') return reads(rules, 'KF-A31', 'numbers-only') ? null : 0;
  return Number.isInteger(cell) ? cell : null;
}

function momentum(table, after, { card, yards, mover, scored }) {
  const namer = whoNames(card.momentum, yards);
  if (namer === null) return after;
  const trigger = namer === 'defence' ? 'MOM.offence-trigger' : 'MOM.defence-trigger';
  table.note(trigger, { yards, printed: card.momentum });
  if (!hasNextPlay(table.rules, after, mover, scored)) return after;
  return { ...after, phase: 'name', to_name: namer, named_for: mover };
}

/** The role that has to name a play. KF-A35 sees to it that at most one of two notes triggers. */
function whoNames(note, yards) {
  if (note === null || yards === null) return null;
  if (note.offence !== undefined && yards >= note.offence) return 'defence';
  return note.defence !== undefined && yards <= note.defence ? 'offence' : null;
}

// KF-A33: nothing is named where the ban is already sure to lapse; and KF-A23 says whether a score ends it.
function hasNextPlay(rules, after, mover, scored) {
  if (scored && !reads(rules, 'KF-A23', 'normal-play')) return false;
  return reads(rules, 'KF-A33', 'next-matrix-play') || (after.offence === mover && NEXT_PLAY_PHASES.includes(after.phase));
}

const NEXT_PLAY_PHASES = ['choose', 'try']; // the own try may become a two-point play
