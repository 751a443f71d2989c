// 7.2.F.4: the way out of a hex that one passes through, looked ahead to the hex where one may stop.
import { settled } from '../shared/caches.mjs';
import { askEnter } from './contact_permission.mjs';
import { isBlocked, isHurdle } from './passing_through.mjs';
import { sideOf, step, wayTo } from './field.mjs';
import { isKeptBack } from './markers.mjs';
import { comesTooClose } from './motion.mjs';
import { allowanceOf, left, leaveCost, stepCost } from './movement_points.mjs';
import { actOf, isOccupied, manOf, opponentsIn, withMan } from './position.mjs';
import { FACINGS } from './rulebook.mjs';
import { haltedIn, isStopped } from './forced_stops.mjs';

/** Can a man who is about to cross this hex with so many points afterwards come out where he may stop? */
export function canComeOut(rules, position, role, man, { to, points }) {
  const { at: from, facing } = manOf(position, role, man);
  const act = actOf(position, man) ?? { start: from, faced: facing, entered: false, halted: null };
  const halted = haltedIn(rules, position, role, man, { from, wasEntered: act.entered, to }) ?? act.halted;
  const way = wayTo(rules.field, from, to);
  return comesOut(rules, position, role, man, { at: to, way, points, act: { ...act, halted } }, new Set());
}

/** The same of a man who is in the midst of it. */
export function canGoOn(rules, position, role, man) {
  const { at } = manOf(position, role, man);
  const act = position.stage.acts[man];
  return comesOut(rules, position, role, man, { at, way: act.crossing, points: left(rules, position, role, man), act }, new Set());
}

function comesOut(rules, position, role, man, { at, way, points, act }, seen) {
  const moved = movedTo(rules, position, role, man, { at, points, act: { ...act, crossing: way } });
  if (entersAhead(rules, moved, role, man)) return true;
  if (isStopped(rules, moved, role, man) || (act.halted ?? 'stopped') !== 'stopped') return false;
  const ways = isHurdle(moved, role, man, at) ? [way] : FACINGS;
  return ways.some((next) => {
    const to = step(rules.field, at, next);
    if (to === null) return points >= leaveCost(manOf(moved, role, man), next);
    const key = `${to} ${next} ${points}`;
    if (seen.has(key)) return false;
    seen.add(key);
    const rest = points - stepCost(rules, moved, role, man, to);
    if (rest < 0 || isBlocked(moved, role, to) || isKeptBack(rules, moved, { role, man, from: at, to })) return false;
    if (comesTooClose(rules, moved, man, to)) return false;
    if (moved.stage.phase === 'positioning' && sideOf(rules.field, moved.line, to) !== role) return false;
    if (!isOccupied(moved, role, man, to)) return true;
    const halted = haltedIn(rules, moved, role, man, { from: at, wasEntered: true, to }) ?? act.halted;
    return comesOut(rules, moved, role, man, { at: to, way: next, points: rest, act: { ...act, halted } }, seen);
  });
}

// 7.2.F.1.0, 7.2.H.2: a man of the defense may come out into the hex of an opponent, for a passive contact.
function entersAhead(rules, position, role, man) {
  if (role === 'offense' || position.stage.phase !== 'movement') return false;
  const { at, facing } = manOf(position, role, man);
  const ahead = step(rules.field, at, facing);
  return ahead !== null && opponentsIn(position, role, ahead).some((target) => mayEnter(rules, position, man, target));
}

function mayEnter(rules, position, man, target) {
  let isOpen = true;
  askEnter({ rules, position, ask: (_, holds) => { isOpen &&= holds; return holds; } }, { man, target });
  return isOpen;
}

// He stands there, and has so many points left.
const movedTo = (rules, position, role, man, { at, points, act }) => {
  const spent = allowanceOf(rules, position, role, man) - (position.stage.paid?.[man] ?? 0) - points;
  return settled({
    ...position,
    men: withMan(position, role, man, { at }),
    stage: { ...position.stage, acts: { ...position.stage.acts, [man]: { ...act, spent, entered: true } } },
  });
};
