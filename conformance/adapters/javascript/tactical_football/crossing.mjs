// 7.2.F: passing through hexes of friends and of neutralized men, looked ahead to the hex where one may stop.
import { settled } from '../shared/memory.mjs';
import { sideOf, step, wayTo } from './field.mjs';
import { isKeptBack } from './markers.mjs';
import { isActive, isOccupied, manOf, menIn, opponentsIn, withMan } from './position.mjs';
import { comesTooClose } from './motion.mjs';
import { allowanceOf, left, stepCost } from './points.mjs';
import { stopsIn } from './stops.mjs';
import { FACINGS, otherRole } from './rulebook.mjs';

export const othersIn = (position, role, man, hex) => menIn(position, role, hex).filter((each) => each !== man);
const isDown = (position, role) => (man) => !isActive(manOf(position, role, man));

/** An un-neutralized opponent stands there. */
export const isBlocked = (position, role, hex) => opponentsIn(position, role, hex).some((man) => isActive(manOf(position, otherRole(role), man)));

/** A hex with somebody neutralized is crossed in a straight line. */
export const isHurdle = (position, role, man, hex) => opponentsIn(position, role, hex).some(isDown(position, otherRole(role)))
  || othersIn(position, role, man, hex).some(isDown(position, role));

/** Can a man who is about to cross this hex with so many points afterwards come out where he may stop? */
export function canComeOut(rules, position, role, man, { to, points }) {
  const way = wayTo(rules.field, manOf(position, role, man).at, to);
  return comesOut(rules, position, role, man, { at: to, way, points }, new Set());
}

/** The same of a man who is in the midst of it. */
export function canGoOn(rules, position, role, man) {
  const { at } = manOf(position, role, man);
  const { crossing } = position.stage.acts[man];
  return comesOut(rules, position, role, man, { at, way: crossing, points: left(rules, position, role, man) }, new Set());
}

function comesOut(rules, position, role, man, { at, way, points }, seen) {
  const moved = movedTo(rules, position, role, man, { at, points });
  const ways = isHurdle(moved, role, man, at) ? [way] : FACINGS;
  return ways.some((next) => {
    const to = step(rules.field, at, next);
    if (to === null) return points >= leavingCost(rules, moved, role, man, next);
    const key = `${to} ${next} ${points}`;
    if (seen.has(key)) return false;
    seen.add(key);
    const rest = points - stepCost(rules, moved, role, man, to);
    if (rest < 0 || isBlocked(moved, role, to) || isKeptBack(rules, moved, { role, man, from: at, to })) return false;
    if (comesTooClose(rules, moved, man, to)) return false;
    if (moved.stage.phase === 'positioning' && sideOf(rules.field, moved.line, to) !== role) return false;
    if (!isOccupied(moved, role, man, to)) return true;
    if (stopsIn(rules, moved, role, man, to)) return false;
    return comesOut(rules, moved, role, man, { at: to, way: next, points: rest }, seen);
  });
}

const leavingCost = (rules, position, role, man, way) => (manOf(position, role, man).facing === way ? 1 : 2);

// He stands there, and has so many points left.
const movedTo = (rules, position, role, man, { at, points }) => {
  const spent = allowanceOf(rules, position, role, man) - (position.stage.paid?.[man] ?? 0) - points;
  const act = { start: manOf(position, role, man).at, ...position.stage.acts[man], spent };
  return settled({
    ...position,
    men: withMan(position, role, man, { at }),
    stage: { ...position.stage, acts: { ...position.stage.acts, [man]: { ...act, entered: true } } },
  });
};

export const pointsAfter = (rules, position, role, man, to) =>
  left(rules, position, role, man) - stepCost(rules, position, role, man, to);
