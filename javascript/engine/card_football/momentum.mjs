// Momentum: which notes trigger, whether there is still anything to forbid, and how long a ban lasts.
import { reads } from '../shared/options.mjs';
import { isOrdinaryPlay } from './position.mjs';
import { FIELD, otherSeat } from './rulebook.mjs';

/** After a play that brought no score: only while the offence keeps the ball (KF-A31). */
export function momentumAfterPlay(table, draft, card, cell) {
  if (draft.offence === table.before.offence) momentum(table, draft, card, yardsOf(table.rules, cell));
}

/** KF-A31 `all`: a touchdown counts as the yards from the ball to the goal line. */
export function touchdownYards(table, draft, card) {
  const { rules, before } = table;
  if (!reads(rules, 'KF-A31', 'all')) return;
  // KF-A23 says whether a score ends momentum.
  momentum(table, draft, card, FIELD - before.spot, reads(rules, 'KF-A23', 'normal-play'));
}

/** KF-A23 `normal-play`: the two-point play may cause momentum, for the next play of the same offence. */
export function momentumAfterTry(table, draft, card, { cell, reached }) {
  const { rules, before } = table;
  const defence = otherSeat(before.offence);
  if (!isOrdinaryPlay(rules, before) || draft.score[defence] !== before.score[defence]) return;
  if (reached) touchdownYards(table, draft, card);
  else momentum(table, draft, card, yardsOf(rules, cell));
}

/** KF-A32 `any-movement`: a punt number counts as movement by the punting offence, unless it brought a score. */
export function momentumAfterPunt(table, draft, card) {
  if (reads(table.rules, 'KF-A32', 'any-movement') && draft.phase === 'choose') momentum(table, draft, card, card.punt);
}

/** What is left of the bans once an action other than a call is settled (KF-A33). */
export function lapseBans(rules, draft, type) {
  if (type === 'turn-try-card') return; // the try has only begun
  if (reads(rules, 'KF-A33', 'next-action-only')) draft.bans = [];
  else if (type === 'turn-card' && isOrdinaryPlay(rules, draft)) {
    draft.bans = draft.bans.filter(({ offence }) => offence !== draft.offence);
  }
}

// A dash is no movement: 0 yards, or, under `numbers-only`, nothing at all. T/O and TD have no yards of their own.
function yardsOf(rules, cell) {
  if (cell === '-') return reads(rules, 'KF-A31', 'numbers-only') ? null : 0;
  return Number.isInteger(cell) ? cell : null;
}

// `goesOn` is false after a score that ends momentum.
function momentum(table, draft, card, yards, goesOn = true) {
  const namer = whoNames(card.momentum, yards);
  if (namer === null) return;
  const mover = table.before.offence;
  table.note(namer === 'defence' ? 'MOM.offence-trigger' : 'MOM.defence-trigger', { yards, printed: card.momentum });
  if (goesOn && hasNextPlay(table.rules, draft, mover)) Object.assign(draft, { phase: 'name', to_name: namer, named_for: mover });
}

/** The role that has to name a play. KF-A35 sees to it that at most one of two notes triggers. */
function whoNames(note, yards) {
  if (note === null || yards === null) return null;
  if (note.offence !== undefined && yards >= note.offence) return 'defence';
  return note.defence !== undefined && yards <= note.defence ? 'offence' : null;
}

// KF-A33: nothing is named where the ban is already sure to lapse.
const hasNextPlay = (rules, position, mover) =>
  reads(rules, 'KF-A33', 'next-matrix-play') || (position.offence === mover && NEXT_PLAY_PHASES.includes(position.phase));

const NEXT_PLAY_PHASES = ['choose', 'try']; // the own try may become a two-point play
