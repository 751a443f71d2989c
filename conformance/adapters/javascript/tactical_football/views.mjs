// What a seat may see: markers that are face down, target hexes and the real ball are for their owners.
import { carriers, roleOf, sorted } from './position.mjs';
import { ROLES } from './rulebook.mjs';

const HIDDEN = 'hidden';

export function view({ position }, seat) {
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
    turn: isTheirs || turn.throw === null || turn.throw.target === null ? turn : { ...turn, throw: { ...turn.throw, target: HIDDEN } },
    ball: isTheirs || ball.is !== 'carried' || ball.dummies.length === 0 ? ball
      : { is: 'carried', by: HIDDEN, among: sorted(carriers(position)) },
    snap,
  };
}

const isOpen = ({ snap, turn }) => snap !== null || turn.type === 'snap';
