// 9.3.M: the men who take part in the hand-offs of a phase and may be on the way beside each other.
import { actOf } from './position.mjs';

export const handOffs = ({ stage }) => stage.hand_offs ?? [];

/** These men and those whom hand-offs join to them, one by another. */
export function chained(position, men) {
  const found = new Set(men);
  for (const _ of handOffs(position)) {
    for (const { man, to } of handOffs(position)) if (found.has(man) || found.has(to)) found.add(man).add(to);
  }
  return found;
}

/** 7.1.E: has his movement of this phase ended because another man has begun to act? */
export function hasBeenMoved(position, man) {
  const { active } = position.stage;
  const act = actOf(position, man);
  if (act === undefined || act.joined || active === man) return false;
  return active === null || !chained(position, [active]).has(man);
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

/** A man acts: what was declared of men who are not joined to him falls through. */
export function act(draft, man, changes) {
  record(draft, man, changes);
  begin(draft, [man]);
}

/** These men act, the first of them as the one who is active. */
export function begin(draft, men) {
  [draft.stage.active] = men;
  if (handOffs(draft).length === 0) return;
  const together = chained(draft, men);
  draft.stage.hand_offs = handOffs(draft).filter(({ made, man }) => made || together.has(man));
}

/** He has left the field: what was declared of him falls through, and one who was on the way with him goes on. */
export function withdraw(draft, gone) {
  const { stage } = draft;
  delete stage.acts[gone];
  const together = chained(draft, [gone]);
  const isOnTheWay = (man) => together.has(man) && Object.hasOwn(stage.acts, man) && !stage.acts[man].joined;
  stage.active = handOffs(draft).flatMap(({ man, to }) => [man, to]).findLast(isOnTheWay) ?? null;
  if (handOffs(draft).length > 0) stage.hand_offs = handOffs(draft).filter(({ made, man, to }) => made || (man !== gone && to !== gone));
}

export const spend = (points) => (known) => ({ spent: known.spent + points });
