// 4.3, 6, 7: who may step, turn, leave the map or be in motion.
import { reads } from '../shared/options.mjs';
import { hasBeenMoved } from './simultaneous_movers.mjs';
import { canComeOut } from './hex_exit.mjs';
import { isBlocked, isHurdle, othersIn, pointsAfter } from './passing_through.mjs';
import { edges, hexsidesBetween, isHex, sideOf, touches, wayTo } from './field.mjs';
import { askedOfCrossing, crosses, isFrozen, strays } from './markers.mjs';
import { comesTooClose } from './motion.mjs';
import { askPoints, leaveCost, spentBy, stepCost, turnCost } from './movement_points.mjs';
import { actOf, dueInMovement, isActive, isLoose, isOccupied, isOfEleven, isSide, isSnapTurn, manOf } from './position.mjs';
import { isHeldInStack, isLockedIn, isStopped, isStoppedForGood, stopsIn } from './forced_stops.mjs';

/** 7.1: whose turn it is to be moved. */
export function askMan(table, man) {
  const { position, ask } = table;
  const isTheirs = ask('7.1.D', isSide(table), { seat: table.seat });
  const { side, active, acts } = position.stage;
  const team = position.men[side];
  if (!isTheirs) return false;
  if (!ask('4.1.1', isOfEleven(position, side, man), { man })) return false;
  const isThere = [ask('7.2.G.1', !team.off.includes(man)), ask('T.recovery.I', !team.injured.includes(man))].every(Boolean);
  if (!isThere) return false;
  const act = acts[man];
  return [
    ask('T.contact.Dn', isActive(team.on[man]), { man }),
    ask('8.5.H.4', !(act?.joined ?? false), { man }),
    ask('7.1.E', !hasBeenMoved(position, man), { active }),
    ask('7.2.F.2.2', active === null || active === man || (acts[active]?.crossing ?? null) === null, { active }),
    ask('7.5.5', !dueInMovement(table.rules, position).includes(man)),
    ask('12.C2', !isAnotherNamed(table.rules, position, man)),
  ].every(Boolean);
}

/** The same as yes or no. */
export function mayAct(rules, position, seat, man) {
  return askMan({ rules, position, seat, ask: (_, holds) => holds }, man);
}

// TF-A53 `one-named-only`: the first man who does anything is the one who goes for a lost ball.
const isAnotherNamed = (rules, position, man) => reads(rules, 'TF-A53', 'one-named-only') && isLoose(position)
  && Object.keys(position.stage.acts).some((other) => other !== man);

const mayMove = ({ hit }) => !hit;

/** Whether nothing keeps a man where he is; a step in some direction may still be forbidden. */
export function canSetOut(rules, position, man) {
  const { side } = position.stage;
  return mayMove(manOf(position, side, man)) && !isFrozen(position, side, man) && !isHeldInStack(position, side, man)
    && !isStoppedForGood(position, man) && !isStopped(rules, position, side, man);
}

export function askStep(table, { man, to }) {
  const { rules, position, ask } = table;
  const { side } = position.stage;
  const here = manOf(position, side, man);
  ask('T.contact.Dh.1', mayMove(here));
  ask('13.H.3', !isFrozen(position, side, man));
  if (!ask('3.1.1', isHex(rules.field, to), { to })) return;
  const way = wayTo(rules.field, here.at, to);
  if (!ask('7.1.A', way !== undefined, { to })) return;
  if (position.stage.phase === 'positioning') ask('4.2.2', sideOf(rules.field, position.line, to) === side, { to });
  askLine(table, man, to);
  const isTaken = isOccupied(position, side, man, to);
  const isOpen = ask('7.2.F.0', !isTaken || !isBlocked(position, side, to), { to });
  askWayOut(table, man, way);
  ask('7.5.9', !isHeldInStack(position, side, man));
  ask('7.2.J.1', !isStoppedForGood(position, man));
  ask('7.2.H.1', !isStopped(rules, position, side, man));
  ask('7.2.J.1', !isLockedIn(rules, position, side, man, to));
  const comesOut = isTaken && canComeOut(rules, position, side, man, { to, points: pointsAfter(rules, position, side, man, to) });
  const stops = stopsIn(rules, position, side, man, to) && !comesOut;
  const isFriend = isTaken && othersIn(position, side, man, to).some((other) => isActive(manOf(position, side, other)));
  const isOver = isTaken && isHurdle(position, side, man, to);
  const friend = ask('7.2.F.2.2', !(stops && isFriend && !isOver));
  const hurdle = ask('7.2.H.1', !(stops && isOver));
  ask('4.3.7', !comesTooClose(rules, position, man, to));
  if (!isOpen) return;
  const isPaid = askPoints(table, side, man, stepCost(rules, position, side, man, to));
  if (!isPaid || !friend || !hurdle || !isTaken) return;
  ask('7.2.F.4', comesOut);
}

// 13.1.C, 9.4.Y: what keeps a man from the other side of the line.
function askLine({ rules, position, ask }, man, to) {
  const { phase, side } = position.stage;
  if (phase !== 'movement') return;
  if (reads(rules, 'TF-A78', 'gate-the-act') && crosses(rules, position, side, man, to)) {
    for (const [clause, holds] of askedOfCrossing(rules, position, manOf(position, side, man).at, to)) ask(clause, holds);
  }
  ask('9.4.Y.1', !reads(rules, 'TF-A66', 'hard-ban') || !strays(rules, position, side, man, to));
}

// 7.2.F.3.3: out of the hex of a neutralized man one goes straight on.
function askWayOut({ position, ask }, man, way) {
  const { side } = position.stage;
  const crossing = actOf(position, man)?.crossing ?? null;
  const isOver = crossing !== null && isHurdle(position, side, man, manOf(position, side, man).at);
  ask('7.2.F.3.3', !isOver || way === crossing, { crossing });
}

export function askTurn(table, { man, to }) {
  const { rules, position, ask } = table;
  const { side } = position.stage;
  const here = manOf(position, side, man);
  ask('T.contact.Dh.1', !here.hit || !['contact-in-place', 'no-action'].includes(rules.readings['TF-A27']));
  ask('13.H.4', !isFrozen(position, side, man));
  ask('7.2.F.2.2', (actOf(position, man)?.crossing ?? null) === null);
  ask('6.1.A.3', hexsidesBetween(here.facing, to) === 1);
  askPoints(table, side, man, turnCost(position, side, man));
}

export function askLeave(table, { man, way }) {
  const { rules, position, ask } = table;
  const { side } = position.stage;
  const here = manOf(position, side, man);
  ask('T.contact.Dh.1', mayMove(here));
  ask('13.H.3', !isFrozen(position, side, man));
  ask('3.1.1', edges(rules.field, here.at).includes(way));
  ask('7.5.9', !isHeldInStack(position, side, man));
  ask('7.2.J.1', !isStoppedForGood(position, man));
  ask('7.2.H.1', !isStopped(rules, position, side, man));
  askWayOut(table, man, way);
  askPoints(table, side, man, leaveCost(here, way));
}

export function askMotion(table, { man }) {
  const { rules, position, ask } = table;
  const { stage, snap } = position;
  const isSnap = ask('4.3.5', stage.phase === 'movement' && stage.side === 'offense' && isSnapTurn(position));
  ask('4.3.5', (stage.motion ?? null) === null);
  if (isSnap) {
    if (reads(rules, 'TF-A14', 'backs-only')) {
      ask('4.3.5', !touches(rules.field, position.line, actOf(position, man)?.start ?? manOf(position, 'offense', man).at));
    }
    ask('4.3.6', man !== snap.snapper && man !== snap.recipient);
  }
  ask('4.3.7', spentBy(position, man) === 0 && actOf(position, man) === undefined);
}
