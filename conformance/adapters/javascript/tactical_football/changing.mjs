// 13.H: another ball marker in the midst of the play.
export function changePlay({ note }, draft, { play }) {
  Object.assign(draft.plans.offense, { play, shown: true });
  draft.turn.changed = true;
  draft.so_far.changes += 1;
  draft.so_far.lateral_caught = false;
  note('13.H.2', { play });
}
