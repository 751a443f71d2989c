// How a play ends, and who has won it (14.2).
import { rowOf } from './field.mjs';
import { seatOf } from './position.mjs';

export function endPlay({ rules, note }, draft, { at, why, heldBy = 'offense', winner = null }) {
  const gain = rowOf(rules.field, at) - draft.line;
  const isWon = heldBy === 'offense' && gain >= draft.objective;
  draft.ball = { is: 'down', at, why, held_by: heldBy };
  draft.stage = { phase: 'over', gain, winner: winner ?? seatOf(draft, isWon ? 'offense' : 'defense') };
  note('5.2.1', { at, why, gain });
}

export const result = ({ stage }) => ({ winner: stage.winner, clause: '14.2.6' });
