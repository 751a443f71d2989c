// 7.2.H, 7.2.J: what zones of control do to a man who moves.
import { reads } from '../shared/options.mjs';
import { actOf, isCarrier, isControlled, manOf, opponentsIn, isActive } from './position.mjs';
import { otherRole } from './rulebook.mjs';

/** Zones hold nobody before the snap, nor under TF-A23 `carrier-free` a man who may have the ball. */
const isFree = (rules, position, role, man) => position.stage.phase === 'positioning'
  || (reads(rules, 'TF-A23', 'carrier-free') && isCarrier(position, role, man));

/** Would a man have to stop in this hex? */
export const stopsIn = (rules, position, role, man, hex) =>
  !isFree(rules, position, role, man) && isControlled(rules, position, otherRole(role), hex);

const hasEntered = (position, man) => actOf(position, man)?.entered ?? false;

/** He has made his one step from zone to zone. */
export const isStoppedForGood = (position, man) => actOf(position, man)?.halted === 'from-zone-to-zone';

/** He has entered a controlled hex, and it still is one (TF-A21). */
export function isStopped(rules, position, role, man) {
  if (isFree(rules, position, role, man) || !hasEntered(position, man)) return false;
  if (actOf(position, man).halted === 'stopped') return true;
  return stopsIn(rules, position, role, man, manOf(position, role, man).at);
}

/** A man in a hex with an opponent may leave it only as his first step (7.5.9). */
export function isHeldInStack(position, role, man) {
  const act = actOf(position, man);
  if (act?.halted === 'with-an-opponent') return true;
  if (act === undefined || !act.entered || act.crossing !== null) return false;
  return opponentsIn(position, role, manOf(position, role, man).at).some((other) => isActive(manOf(position, otherRole(role), other)));
}

/** TF-A23 `locked`: who begins in a controlled hex may only go to another one. */
export const isLockedIn = (rules, position, role, man, to) => reads(rules, 'TF-A23', 'locked') && !hasEntered(position, man)
  && stopsIn(rules, position, role, man, manOf(position, role, man).at) && !stopsIn(rules, position, role, man, to);

/** What becomes of a man who has come into a hex, from one that held him or did not. */
export function haltedIn(rules, position, role, man, { from, wasEntered, to }) {
  if (!stopsIn(rules, position, role, man, to)) return null;
  if (!wasEntered && stopsIn(rules, position, role, man, from)) return 'from-zone-to-zone';
  return reads(rules, 'TF-A21', 'final') ? 'stopped' : null;
}
