// 13: what the ball-play marker of the offense binds the carriers to: where and when they cross the line, when they pass, when they freeze.
import { reads } from '../shared/options.mjs';
import { columnOf, wayTo } from './field.mjs';
import { isBeyond, isCarrier, labels, manOf } from './position.mjs';
import { OPTION_WAIT } from './rulebook.mjs';

const isOption = (play) => play.startsWith('option');

// The clause that binds to a side, by the marker.
const SIDES = {
  'run-right': '13.1.C.1.1', 'run-left': '13.1.C.2', 'lateral-right': '13.1.C.4.2', 'lateral-left': '13.1.C.5.1',
  'option-right': '13.1.C.6.1', 'option-left': '13.1.C.7',
};

/** 13.H.3: nothing is done with the ball in a Game-Turn in which the play was changed. */
export const isFrozen = (position, role, man) => position.turn.changed && isCarrier(position, role, man);

/** Does this step take him over the line? */
const leadsOver = (rules, position, from, to) => !isBeyond(rules, position, from) && isBeyond(rules, position, to);

// TF-A77: the sides to which a step over the line counts.
function sidesOf(rules, { snap }, from, to) {
  const middle = columnOf(rules.field, snap.at);
  const column = columnOf(rules.field, from);
  if (column !== middle) return [column > middle ? 'right' : 'left'];
  if (reads(rules, 'TF-A77', 'snap-hex-neither')) return [];
  const way = wayTo(rules.field, from, to);
  if (reads(rules, 'TF-A77', 'split-hex') && way !== 'N') return [way === 'NE' ? 'right' : 'left'];
  return ['right', 'left'];
}

/** 13.1.C.6.2, TF-A76: is it too early for what an Option allows? */
export function hasToWait(rules, { plans, snap, turn }) {
  const wait = reads(rules, 'TF-A76', 'count-snap-as-one') ? OPTION_WAIT - 1 : OPTION_WAIT;
  return isOption(plans.offense.play) && turn.number < snap.turn + wait;
}

const isBoundToASide = ({ plans: { offense: { play } }, so_far: soFar }) => Object.hasOwn(SIDES, play)
  && !(isOption(play) && soFar.forward_tried);

/** [clause, holds]: what the marker asks of a carrier who steps over the line, until the line has been carried across. */
export function askedOfCrossing(rules, position, from, to) {
  const { plans, so_far: soFar, ball } = position;
  if (soFar.carried_across && ball.dummies.length === 0) return [];
  const { play } = plans.offense;
  const [kind, side] = play.split('-');
  return [
    ['13.1.C.6.2', !hasToWait(rules, position)],
    ['13.1.C.3', play !== 'forward-pass' || soFar.forward_tried],
    [side === 'right' ? '13.1.C.4.1' : '13.1.C.5.1', kind !== 'lateral' || soFar.lateral_caught],
    [SIDES[play], !isBoundToASide(position) || sidesOf(rules, position, from, to).includes(side)],
  ].filter(([clause]) => clause !== undefined);
}

/** Does this step take a carrier over the line? */
export const crosses = (rules, position, role, man, to) => isCarrier(position, role, man)
  && leadsOver(rules, position, manOf(position, role, man).at, to);

/** Is this step over the line refused, by the marker (TF-A78) or for a man who may not be there (TF-A66)? */
export function isKeptBack(rules, position, { role, man, from, to }) {
  if (position.stage.phase !== 'movement' || role !== 'offense' || !leadsOver(rules, position, from, to)) return false;
  if (reads(rules, 'TF-A66', 'hard-ban') && isIneligible(position, man)) return true;
  return reads(rules, 'TF-A78', 'gate-the-act') && isCarrier(position, role, man)
    && !askedOfCrossing(rules, position, from, to).every(([, holds]) => holds);
}

/** TF-A78: a crossing that the marker does not allow, where the play or the ball pays for it. */
export const isForbidden = (rules, position, role, man, to) => ['dead-at-line', 'forfeit'].includes(rules.readings['TF-A78'])
  && crosses(rules, position, role, man, to)
  && !askedOfCrossing(rules, position, manOf(position, role, man).at, to).every(([, holds]) => holds);

/** TF-E47: {man, from, to}: who may have a ball beyond the line by this hand-off, and from where to where; or null. */
export function handOffAcross(rules, position, { man, to }) {
  if (!reads(rules, 'TF-E47', 'hand-off-too')) return null;
  const at = (each) => manOf(position, 'offense', each).at;
  const ways = isCarrier(position, 'offense', to) ? [[man, to], [to, man]] : [[man, to]];
  const over = ways.find(([start, end]) => leadsOver(rules, position, at(start), at(end)));
  return over === undefined ? null : { man: over[1], from: at(over[0]), to: at(over[1]) };
}

/** TF-E47: is this hand-off over the line none that the marker allows, and is it made for all that? */
export const isForbiddenHandOff = (rules, position, over) => over !== null && ['dead-at-line', 'forfeit'].includes(rules.readings['TF-A78'])
  && !askedOfCrossing(rules, position, over.from, over.to).every(([, holds]) => holds);

// ---- forward passes

export const isIneligible = ({ snap }, man) => !snap.receivers.includes(man);

/** 9.4.Y: does this step take a man beyond the line who may not receive? */
export const strays = (rules, position, role, man, to) => role === 'offense' && isIneligible(position, man)
  && leadsOver(rules, position, manOf(position, role, man).at, to);

/** 9.4.Y.2, TF-A66: has a man gone beyond the line who may not receive? */
export function isBarred(rules, position) {
  if (!reads(rules, 'TF-A66', 'soft-current')) return position.so_far.ineligible_across;
  return labels(position, 'offense').some((man) => isIneligible(position, man) && isBeyond(rules, position, manOf(position, 'offense', man).at));
}

/** TF-A76, TF-A42: may a lateral be thrown in the Snap Game-Turn, under some marker or under every one? */
export const mayThrowOnSnap = (rules) => reads(rules, 'TF-A76', 'lateral-on-snap') || reads(rules, 'TF-A42', 'lateral-anytime');

/** TF-A76, TF-A42: does a Game-Turn of this type have a lateral that nobody announces? */
export const isUnannounced = (rules, type) => (type === 'snap' && mayThrowOnSnap(rules))
  || (type === 'contact' && !reads(rules, 'TF-A42', 'case-94'));

/** 13.1.C.nopass: does the marker allow no forward pass at all? */
export const isPassless = ({ plans }) => /^(run|lateral)/.test(plans.offense.play);

/** The first carrier over the line turns the ball-play marker up; TF-A66: who strays is remembered. */
export function noteStep({ rules, note }, draft, { role, man, from, to, isBarred }) {
  if (role !== 'offense' || !leadsOver(rules, draft, from, to)) return;
  if (isIneligible(draft, man)) draft.so_far.ineligible_across = true;
  if (!isBarred && isCarrier(draft, role, man)) noteCrossing({ note }, draft);
}

/** The ball, or what might be the ball, is over the line as the marker allows. */
export function noteCrossing({ note }, draft) {
  if (draft.plans.offense.play.startsWith('lateral')) note('13.1.C.5.2');
  if (isBoundToASide(draft)) note('13.1.C.1.2');
  draft.so_far.carried_across = true;
  if (!draft.plans.offense.shown) note('13.F.1');
  turnUp(draft, 'offense');
}

export function turnUp(draft, role) {
  draft.plans[role].shown = true;
}

/** Dummies go; with the last one it is known who has the ball, and whether that has been carried across the line. */
export function keepDummies(rules, draft, stays = () => false) {
  const { ball } = draft;
  const before = ball.dummies.length;
  ball.dummies = ball.dummies.filter(stays);
  const here = manOf(draft, 'offense', ball.by);
  if (before > 0 && ball.dummies.length === 0) draft.so_far.carried_across &&= here !== undefined && isBeyond(rules, draft, here.at);
}
