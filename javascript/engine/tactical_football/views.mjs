// What a seat may see: markers that are face down, target hexes and the real ball are for their owners.
import { reads } from '../shared/options.mjs';
import { carriers, roleOf, sorted } from './position.mjs';
import { ROLES } from './rulebook.mjs';

const HIDDEN = 'hidden';

export function view({ rules, position }, seat) {
  const role = roleOf(position, seat);
  const { plans, snap, turn, ball, targets } = position;
  const planOf = (side) => {
    const plan = plans[side];
    if (plan === null || role === side) return plan;
    return { ...plan, line: isOpen(position) ? plan.line : HIDDEN, play: plan.shown ? plan.play : HIDDEN };
  };
  const isTheirs = role === 'offense';
  return {
    ...position,
    phase: position.stage.phase,
    plans: Object.fromEntries(ROLES.map((side) => [side, planOf(side)])),
    targets: isTheirs ? targets : targets.map(() => HIDDEN),
    stage: isTheirs || position.stage.hand_offs === undefined ? position.stage
      : { ...position.stage, hand_offs: position.stage.hand_offs.filter(({ made }) => made) },
    turn: isTheirs || turn.throw === null ? turn : { ...turn, throw: { ...turn.throw, ...secretsOf(rules, turn) } },
    ball: isTheirs || ball.is !== 'carried' || ball.dummies.length === 0 ? ball
      : { is: 'carried', by: HIDDEN, among: sorted(carriers(position)) },
    snap,
  };
}

// Of a pass: where its true target is, and under TF-A64 `name-at-commitment` who is to throw it to whom.
const secretsOf = (rules, { type, throw: { target, length } }) => ({
  ...(target === null ? {} : { target: HIDDEN }),
  ...(!reads(rules, 'TF-A64', 'name-at-commitment') || type !== 'pass' || length === 'thrown' ? {}
    : { receiver: HIDDEN, passer: HIDDEN }),
});

const isOpen = ({ snap, turn }) => snap !== null || turn.type === 'snap';
