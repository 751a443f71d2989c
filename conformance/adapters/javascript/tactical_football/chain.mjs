// 9.3.M: the men who take part in the hand-offs of a phase and may be on the way beside each other.
import { actOf } from './position.mjs';

export const handOffs = ({ stage }) => stage.hand_offs ?? [];
export const isInChain = (position, man) => handOffs(position).some(({ man: releaser, to }) => man === releaser || man === to);

/** Are these two in one chain: by a hand-off of theirs, or by two that have a man in common? */
export function areLinked(position, one, other) {
  const partners = (man) => handOffs(position).filter((each) => each.man === man || each.to === man).flatMap(({ man: from, to }) => [from, to]);
  return partners(one).some((each) => each === other || partners(each).includes(other));
}

/** 7.1.E: has his movement of this phase ended because another man has begun to act? */
export function hasBeenMoved(position, man) {
  const { active } = position.stage;
  const act = actOf(position, man);
  if (act === undefined || act.joined || active === man) return false;
  return active === null || !areLinked(position, man, active);
}

/** What a man has done in this phase changes. */
export function record(draft, man, changes) {
  const { stage } = draft;
  const here = draft.men[stage.side].on[man];
  const known = stage.acts[man] ?? {
    spent: 0, start: here.at, faced: here.facing, entered: false, halted: null, joined: false, crossing: null,
  };
  stage.acts[man] = { ...known, ...changes(known) };
}

/** A man acts: if he is none of the chain, what was only declared falls through. */
export function act(draft, man, changes) {
  record(draft, man, changes);
  begin(draft, [man]);
}

/** These men act, the first of them as the one who is active; if none is of the chain, what was only declared falls through. */
export function begin(draft, men) {
  [draft.stage.active] = men;
  if (handOffs(draft).length > 0 && !men.some((man) => isInChain(draft, man))) {
    draft.stage.hand_offs = handOffs(draft).filter(({ made }) => made);
  }
}

/** He has left the field: what was declared of him falls through. */
export function withdraw(draft, man) {
  const isHis = (each) => each.man === man || each.to === man;
  if (handOffs(draft).length > 0) draft.stage.hand_offs = handOffs(draft).filter((each) => each.made || !isHis(each));
}

export const spend = (points) => (known) => ({ spent: known.spent + points });
