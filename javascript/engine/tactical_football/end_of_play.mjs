// How a play ends, and who has won it (14.2); in the game of several plays the next one follows.
import { reads } from '../shared/options.mjs';
import { playOn } from './downs.mjs';
import { rowOf } from './field.mjs';
import { manOf, seatOf } from './position.mjs';
import { GOAL_ROW } from './rulebook.mjs';

/** `isLost`: the offense has forfeited the play (TF-A78). */
export function endPlay(table, draft, { at, why, heldBy = 'offense', isLost = false }) {
  const { rules, note } = table;
  const gain = why === 'incomplete' || isLost ? 0 : rowOf(rules.field, at) - draft.line;
  const before = draft.ball;
  draft.ball = { is: 'down', at, why, held_by: heldBy };
  note('5.2.1', { at, why, gain });
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
  endPlay(table, draft, { at, why: 'touchdown' });
  return true;
}
