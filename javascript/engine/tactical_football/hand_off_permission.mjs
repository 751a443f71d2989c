// 9.3: who may hand off to whom, and when two men may be on the way together.
import { reads } from '../shared/options.mjs';
import { chained, handOffs, hasBeenMoved } from './simultaneous_movers.mjs';
import { distance, sights } from './field.mjs';
import { askedOfCrossing, handOffAcross } from './markers.mjs';
import { firstHalf, left, spentBy } from './movement_points.mjs';
import { actOf, dueInMovement, isActive, isCarrier, isOfEleven, manOf } from './position.mjs';
import { COST, MOST_DUMMIES, MOST_HAND_OFFS } from './rulebook.mjs';

const isOf = (man, to) => (each) => each.man === man && each.to === to;

// TF-A20: from where both stood when the phase began.
function hadInSight({ rules, position }, man, to) {
  const [here, there] = [man, to].map((each) => manOf(position, 'offense', each));
  const [act, other] = [man, to].map((each) => actOf(position, each));
  return sights(rules.field, act?.start ?? here.at, act?.faced ?? here.facing, other?.start ?? there.at);
}

function hasInSight({ rules, position }, man, to) {
  const { at, facing } = manOf(position, 'offense', man);
  return sights(rules.field, at, facing, manOf(position, 'offense', to).at);
}

// What the two have to be for a declaration as for a hand-off; true if there are two men.
function askTwo({ rules, position, ask }, { man, to, mayGetIt = false }) {
  if (!ask('9.0.general.0', position.stage.side === 'offense')) return false;
  const team = position.men.offense;
  ask('9.3.P.2', mayGetIt || isCarrier(position, 'offense', man));
  ask('13.H.3', !position.turn.changed);
  ask('7.2.F.2.2', (actOf(position, man)?.crossing ?? null) === null);
  const areTwo = [
    ask('4.1.1', isOfEleven(position, 'offense', to), { to }),
    ask('7.2.G.1', !team.off.includes(to)),
    ask('T.recovery.I', !team.injured.includes(to)),
    ask('9.3.L.2', man !== to),
  ].every(Boolean);
  if (!areTwo) return false;
  ask('T.contact.Dn', isActive(team.on[to]));
  ask('8.5.H.4', !(actOf(position, to)?.joined ?? false));
  ask('7.1.E', !hasBeenMoved(position, to));
  ask('7.5.5', !dueInMovement(rules, position).includes(to));
  return true;
}

const askNumber = ({ position, ask }, isCounted) => ask('9.3.L.3', handOffs(position).filter(isCounted).length < MOST_HAND_OFFS);

export function askPair(table, { man, to }) {
  const { rules, position, ask } = table;
  const mayGetIt = handOffs(position).some((each) => each.to === man);
  if (!askTwo(table, { man, to, mayGetIt })) return;
  ask('9.3.M.1', !handOffs(position).some((each) => isOf(man, to)(each) || isOf(to, man)(each)));
  askNumber(table, () => true);
  ask('9.3.N.1', reads(rules, 'TF-A20', 'instant') || hadInSight(table, man, to));
}

export function askHandOff(table, { man, to, dummy }) {
  const { rules, position, ask } = table;
  if (!askTwo(table, { man, to })) return;
  const [here, there] = [man, to].map((each) => manOf(position, 'offense', each));
  ask('9.4.T.2', !there.hit || !reads(rules, 'TF-A27', 'no-ball'));
  ask('4.3.6', position.stage.motion !== to || spentBy(position, to) >= firstHalf(rules, to));
  const over = handOffAcross(rules, position, { man, to });
  if (ask('9.3.L.2', distance(rules.field, here.at, there.at) === 1) && over !== null && reads(rules, 'TF-A78', 'gate-the-act')) {
    for (const [clause, holds] of askedOfCrossing(rules, position, over.from, over.to)) ask(clause, holds);
  }
  ask('9.3.N.1', reads(rules, 'TF-A20', 'instant') || hadInSight(table, man, to));
  ask('6.4.F.2', reads(rules, 'TF-A20', 'phase-start') || hasInSight(table, man, to));
  const together = chained(position, [man, to]);
  askNumber(table, (each) => each.made || (together.has(each.man) && !isOf(man, to)(each)));
  ask('9.3.N.3.2', dummy !== undefined || !isCarrier(position, 'offense', to));
  ask('9.3.N.3.1', dummy === undefined || isCarrier(position, 'offense', to) || position.ball.dummies.length < MOST_DUMMIES);
  for (const each of [man, to]) ask('9.3.N.2.2', left(rules, position, 'offense', each) >= COST.handOff, { points: COST.handOff });
}
