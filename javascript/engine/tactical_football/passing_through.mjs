// 7.2.F: hexes in which somebody stands, as a man sees them who would pass through.
import { isActive, manOf, menIn, opponentsIn } from './position.mjs';
import { left, stepCost } from './movement_points.mjs';
import { otherRole } from './rulebook.mjs';

export const othersIn = (position, role, man, hex) => menIn(position, role, hex).filter((each) => each !== man);
const isDown = (position, role) => (man) => !isActive(manOf(position, role, man));

/** An un-neutralized opponent stands there. */
export const isBlocked = (position, role, hex) => opponentsIn(position, role, hex).some((man) => isActive(manOf(position, otherRole(role), man)));

/** A hex with somebody neutralized is crossed in a straight line. */
export const isHurdle = (position, role, man, hex) => opponentsIn(position, role, hex).some(isDown(position, otherRole(role)))
  || othersIn(position, role, man, hex).some(isDown(position, role));


export const pointsAfter = (rules, position, role, man, to) =>
  left(rules, position, role, man) - stepCost(rules, position, role, man, to);
