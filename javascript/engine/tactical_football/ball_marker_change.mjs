// 13.H: another ball-play marker during the play.
export function changePlay({ note }, draft, { play }) {
  Object.assign(draft.plans.offense, { play, shown: true });
  draft.turn.changed = true;
  draft.so_far.changes += 1;
  Object.assign(draft.so_far, { lateral_caught: false, carried_across: false });
  note('13.H.2', { play });
}
