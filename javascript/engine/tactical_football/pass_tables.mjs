// 9.4, the pass tables: what a pass costs, what its net points are, and which throws complete it.
import { reads } from '../shared/options.mjs';
import { around, distance, rowOf, zone } from './field.mjs';
import { isActive, isBeyond, labels, manOf } from './position.mjs';
import {
  COMPLETION, CROWDED, FAR, GREATEST_ROW, INTERCEPTING, OVERLAPPED, ROLES,
} from './rulebook.mjs';

/** 9.4.T.2, TF-A27: may he throw or catch? */
export const canPass = (rules, { neutralized, hit }) => neutralized === 0 && (!hit || reads(rules, 'TF-A27', 'table-all'));

/** TF-A17: what passer and receiver keep for a pass of this length. */
export function prices(rules, length) {
  const [passerLong, passerShort, receiverLong, receiverShort] = rules.readings['TF-A17'].split('-').map(Number);
  return length === 'long' ? [passerLong, receiverLong] : [passerShort, receiverShort];
}

export const kindOf = ({ field }, position, passer, receiver) =>
  (rowOf(field, manOf(position, 'offense', receiver).at) > rowOf(field, manOf(position, 'offense', passer).at) ? 'forward' : 'lateral');

export const lengthOf = ({ field }, position, passer, receiver) =>
  distance(field, manOf(position, 'offense', passer).at, manOf(position, 'offense', receiver).at);

/** The men of the defense who may try to intercept what was thrown. */
export function interceptors(rules, position) {
  const { at } = manOf(position, 'offense', position.turn.throw.receiver);
  return labels(position, 'defense').filter((man) => {
    const here = manOf(position, 'defense', man);
    return canPass(rules, here) && distance(rules.field, at, here.at) <= INTERCEPTING;
  });
}

// ---- the net points

const isNextTo = ({ field }, hex, other) => hex === other || around(field, hex).includes(other);

/** TF-A65: does the distance from the target hex count? */
function isTargetAsked(rules, position, { man, to, target }) {
  if (target === null || kindOf(rules, position, man, to) !== 'forward') return false;
  if (reads(rules, 'TF-A65', 'all-forward')) return true;
  if (reads(rules, 'TF-A65', 'target-beyond')) return isBeyond(rules, position, target);
  const [from, at] = [man, to].map((each) => manOf(position, 'offense', each).at);
  return !isBeyond(rules, position, from) && isBeyond(rules, position, at);
}

/** TF-A73: the men who count as next to the passer, as [side, man]. */
function crowd(rules, position, man) {
  const { at } = manOf(position, 'offense', man);
  const isCounted = (role, other) => isNextTo(rules, at, manOf(position, role, other).at)
    && (!reads(rules, 'TF-A73', 'zone-means-3') || zoneOf(rules, position, role, other).includes(at));
  return ROLES.flatMap((role) => labels(position, role)
    .filter((other) => !(role === 'offense' && other === man) && isCounted(role, other))
    .map((other) => [role, other]));
}

function zoneOf({ field }, position, role, man) {
  const here = manOf(position, role, man);
  return isActive(here) ? zone(field, here.at, here.facing) : [];
}

/** The five items of the deduction schedule, each {item, count, points}. */
export function deductions(rules, position, { man, to, target }) {
  const { field } = rules;
  const [thrower, catcher] = [man, to].map((each) => manOf(position, 'offense', each));
  const hexes = distance(field, thrower.at, catcher.at);
  const astray = isTargetAsked(rules, position, { man, to, target }) ? distance(field, catcher.at, target) : 0;
  const near = crowd(rules, position, man);
  const opponents = labels(position, 'defense');
  const marking = opponents.filter((other) => isNextTo(rules, catcher.at, manOf(position, 'defense', other).at));
  const own = zone(field, thrower.at, thrower.facing);
  const isCounted = (other) => !reads(rules, 'TF-A73', 'both') && near.some(([role, each]) => role === 'defense' && each === other);
  const overlapping = opponents.filter((other) => !isCounted(other)
    && zoneOf(rules, position, 'defense', other).some((hex) => own.includes(hex)));
  const far = FAR.find(([most]) => hexes <= most) ?? FAR.at(-1);
  return [
    [hexes, far[1]], [astray, astray], [near.length, CROWDED * near.length], [marking.length, CROWDED * marking.length],
    [overlapping.length, OVERLAPPED * overlapping.length],
  ].map(([count, points], index) => ({ item: index + 1, count, points }));
}

export const netPoints = (rules, position, pass) => rules.men.offense[pass.man].passing + rules.men.offense[pass.to].receiving
  - deductions(rules, position, pass).reduce((sum, { points }) => sum + points, 0);

/** The row of the completion table: null below the first. */
export const rowOfTable = (net) => (net < 0 ? null : Math.min(GREATEST_ROW, net));

export const isCompleting = ({ readings }, row, dice) => {
  const [least, most] = COMPLETION[readings['TF-A45'] ?? 'smooth'][row];
  return dice >= least && dice <= most;
};
