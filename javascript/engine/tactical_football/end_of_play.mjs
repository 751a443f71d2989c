// How a play ends, and who has won it (14.2); in the game of several plays the next one follows.
import { reads } from '../shared/options.mjs';
import { playOn } from './downs.mjs';
import { rowOf } from './field.mjs';
import { manOf, seatOf } from './position.mjs';
import { GOAL_ROW } from './rulebook.mjs';

/** The clauses by which each reason ends a play. */
const ENDED_BY = {
  neutralized: ['5.2.2'], 'out-of-bounds': ['5.2.5', '7.2.G.2'], downed: ['5.2.6'], 'no-snap': ['4.2.5'], 'no-pass': ['9.4.R.3'],
  fumble: ['5.2.4', '12.B.3'], touchdown: ['14.32.event.1'], incomplete: ['5.2.3', '9.4.V.4', '9.1.B.2'],
  interception: ['5.2.3', '9.5.AA.4', '9.5.AA.5'], forbidden: ['13.PROC.4'],
};

/** `isLost`: the offense has forfeited the play (TF-A78). */
export function endPlay(table, draft, { at, why, heldBy = 'offense', isLost = false }) {
  const { rules, note } = table;
  const gain = why === 'incomplete' || isLost ? 0 : rowOf(rules.field, at) - draft.line;
  const before = draft.ball;
  draft.ball = { is: 'down', at, why, held_by: heldBy };
  note('5.2.1', { at, why, gain });
  for (const clause of ENDED_BY[why]) note(clause);
  if (why === 'fumble' && heldBy === 'defense') note('12.A.2');
  if (draft.game !== null) return playOn(table, draft, { gain, before });
  const isWon = heldBy === 'offense' && !isLost && gain >= draft.objective;
  draft.stage = { phase: 'over', gain, winner: seatOf(draft, isWon ? 'offense' : 'defense') };
}

export const result = ({ stage, game }) => ({ winner: stage.winner, clause: game === null ? '14.2.6' : '14.35.1' });

/** TF-A91: the real ball is beyond the goal line, by a step, a hand-off or a catch. True if the play has ended. */
export function isTouchdown(table, draft, { byCatch = false } = {}) {
  const { rules } = table;
  const { at } = manOf(draft, 'offense', draft.ball.by);
  if (rowOf(rules.field, at) <= GOAL_ROW || reads(rules, 'TF-A91', 'edge-only')) return false;
  if (reads(rules, 'TF-A91', 'exit-only-for-runs') && !byCatch) return false;
  if (byCatch) table.note('14.39.2');
  endPlay(table, draft, { at, why: 'touchdown' });
  return true;
}
