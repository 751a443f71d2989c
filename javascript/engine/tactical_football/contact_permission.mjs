// 8: who may contact whom, from where, and who may enter whose hex.
import { reads } from '../shared/options.mjs';
import { hexside, step, wayTo } from './field.mjs';
import { isHurdle, othersIn } from './passing_through.mjs';
import { askPoints, contactCost, enterCost, left } from './movement_points.mjs';
import {
  actOf, countsAtBall, hasSighted, isActive, isCarrier, isLoose, isProtected, isSnapTurn, labels, manOf, menIn, opponentsIn,
} from './position.mjs';
import { DOUBLE_TEAM, LEAST_LINE, otherRole } from './rulebook.mjs';
import { differential } from './contact.mjs';
import { isHeldInStack, isStopped, isStoppedForGood } from './forced_stops.mjs';

/** Does this man stand in the front hex of the other? */
const isAhead = ({ field }, { at, facing }, hex) => step(field, at, facing) === hex;

const comesFromBehind = ({ field }, position, role, man, target) => {
  const { at, facing } = manOf(position, otherRole(role), target);
  const way = wayTo(field, at, manOf(position, role, man).at);
  return way !== undefined && hexside(facing, way) === 'rear';
};

const mayContact = (rules, { hit }) => !hit || !reads(rules, 'TF-A27', 'no-action');

// TF-A31 `turn-wide`: the defenders in whose hexes the men stood who have paid for phase C.
function contactedInPhaseC(rules, position) {
  const { stage } = position;
  if (!reads(rules, 'TF-A31', 'turn-wide') || stage.side !== 'offense' || isSnapTurn(position)) return [];
  const starts = Object.keys(stage.paid).filter((man) => manOf(position, 'offense', man) !== undefined)
    .map((man) => actOf(position, man)?.start ?? manOf(position, 'offense', man).at);
  return starts.flatMap((hex) => opponentsIn(position, 'offense', hex));
}

/** TF-A31: opponents who have had their one contact of the phase. */
function contacted(rules, position) {
  const { stage } = position;
  const already = [...stage.contacted, ...contactedInPhaseC(rules, position)];
  if (!reads(rules, 'TF-A31', 'stay-counts') || stage.side !== 'defense') return already;
  const stayed = labels(position, 'offense').filter((man) => {
    const { at } = manOf(position, 'offense', man);
    return opponentsIn(position, 'offense', at).some((other) => isActive(manOf(position, 'defense', other)));
  });
  return [...already, ...stayed];
}

export function askContact(table, { man, target, with: partners = [] }) {
  const { rules, position, ask } = table;
  const role = position.stage.side;
  const here = manOf(position, role, man);
  const there = manOf(position, otherRole(role), target);
  const isOut = ask('7.2.F.2.2', (actOf(position, man)?.crossing ?? null) === null);
  const isFit = ask('T.contact.Dh.1', mayContact(rules, here));
  if (!ask('8.0.1', there !== undefined, { target }) || !isOut || !isFit) return;
  const isFront = ask('8.1.A.1', isAhead(rules, here, there.at));
  ask('8.2.D.1', isActive(there));
  ask('8.2.C', !contacted(rules, position).includes(target));
  const isBall = isCarrier(position, otherRole(role), target);
  if (isFront) ask('8.4.G.1', isBall || !comesFromBehind(rules, position, role, man, target));
  ask('8.4.G.2.1', role === 'offense' || !isProtected(rules, position, target));
  ask('8.3.E', hasSighted(rules, position, role, man, target));
  if (isFront) askPoints(table, role, man, contactCost(rules, position, role, man, target));
  askPartners(table, { man, target, partners, isBall });
}

function askPartners({ rules, position, ask }, { man, target, partners, isBall }) {
  const role = position.stage.side;
  const there = manOf(position, otherRole(role), target);
  const areMen = new Set([man, ...partners]).size === partners.length + 1
    && partners.every((other) => manOf(position, role, other) !== undefined);
  const isKnown = ask('8.5.H.1', areMen);
  ask('8.5.H.2', partners.length < DOUBLE_TEAM);
  if (!isKnown) return;
  const all = (clause, holds) => ask(clause, partners.every(holds));
  all('8.5.J', (other) => isActive(manOf(position, role, other)) && mayContact(rules, manOf(position, role, other))
    && (actOf(position, other)?.crossing ?? null) === null);
  const areFacing = all('8.5.H.2', (other) => isAhead(rules, manOf(position, role, other), there.at));
  all('8.3.E', (other) => hasSighted(rules, position, role, other, target));
  if (areFacing) {
    all('8.4.G.1', (other) => isBall || !comesFromBehind(rules, position, role, other, target));
    all('8.5.H.5', (other) => reads(rules, 'TF-A32', 'last-only')
      || left(rules, position, role, other) >= contactCost(rules, position, role, other, target));
  }
  const line = differential(rules, position, role, [man, ...partners], target);
  ask('T.contact.use', !reads(rules, 'TF-A30', 'forbid-low') || line >= LEAST_LINE);
}

// ---- passive contact

export function askEnter(table, { man, target }) {
  const { rules, position, ask } = table;
  const role = position.stage.side;
  if (!ask('8.4.F.1', role === 'defense')) return;
  const here = manOf(position, role, man);
  ask('T.contact.Dh.1', !here.hit);
  const there = manOf(position, 'offense', target);
  if (!ask('8.0.1', there !== undefined, { target })) return;
  if (isLoose(position)) askLoose(table, man, target);
  ask('8.1.A.2', isAhead(rules, here, there.at));
  if (!isLoose(position)) askTarget(table, { man, target });
  ask('8.3.E', isOfZone(rules, position, man, target) || hasSighted(rules, position, role, man, target));
  const crossing = actOf(position, man)?.crossing ?? null;
  ask('7.2.F.3.3', crossing === null || !isHurdle(position, role, man, here.at) || here.facing === crossing);
  ask('7.5.9', !isHeldInStack(position, role, man));
  ask('7.2.J.1', !isStoppedForGood(position, man) || reads(rules, 'TF-E05', 'exempt'));
  ask('7.2.H.1', !isStopped(rules, position, role, man) || reads(rules, 'TF-A22', 'last-step'));
  askPoints(table, role, man, enterCost(rules, position, man, target));
}

// 12.C: one man of the defense goes for a lost ball, into the hex of the man who has lost it.
function askLoose({ rules, position, ask }, man, target) {
  const { at, by } = position.ball;
  ask('12.C1.2', target === by, { target });
  ask('12.C2', !menIn(position, 'defense', at).some((other) => other !== man && countsAtBall(rules, position, other)));
}

// Whom one may enter for a passive contact.
function askTarget({ rules, position, ask }, { man, target }) {
  const role = 'defense';
  const there = manOf(position, 'offense', target);
  ask('8.2.D.1', isActive(there));
  const isReceiver = position.snap !== null && position.snap.receivers.includes(target);
  const isBall = isCarrier(position, 'offense', target);
  const { type, throw: pass } = position.turn;
  const isToBeThrown = pass !== null && (pass.length !== 'thrown' || reads(rules, 'TF-E08', 'all'));
  const passes = reads(rules, 'TF-A35', 'always') || (type === 'pass' && isToBeThrown);
  const isTurn = ask('8.4.F.3', isBall || !isReceiver || passes);
  if (isTurn) ask('7.5.4', isBall || isReceiver);
  ask('8.2.C', !contacted(rules, position).includes(target));
  ask('7.5.1', othersIn(position, role, man, there.at).length === 0 && opponentsIn(position, role, there.at).length === 1);
}

// 13.1.D.2.1: a back of a zone defense need not have sighted a receiver.
function isOfZone(rules, position, man, target) {
  const { plans, snap, turn } = position;
  const isReceiver = snap.receivers.includes(target) && !isCarrier(position, 'offense', target);
  const isMeant = !snap.charging.includes(man) || reads(rules, 'TF-A84', 'all-defenders');
  return plans.defense?.play === 'zone' && isMeant && turn.throw?.kind === 'forward' && isReceiver && !isLoose(position);
}
