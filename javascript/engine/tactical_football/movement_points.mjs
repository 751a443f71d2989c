// Movement Points: what a man may spend in this phase, what things cost him, and how it is blamed if he has too few.
import { reads } from '../shared/options.mjs';
import { hexside, step, wayTo } from './field.mjs';
import { actOf, isCarrier, isLoose, isOccupied, isSnapTurn, manOf, menIn } from './position.mjs';
import { COST, otherRole, ROLES } from './rulebook.mjs';

const halved = (rules, allowance) => (reads(rules, 'TF-A12', 'ceil') ? Math.ceil(allowance / 2) : Math.floor(allowance / 2));

export function allowanceOf(rules, position, role, man) {
  const { allowance } = rules.men[role][man];
  if (!isSnapTurn(position)) return allowance;
  if (role === 'defense') return Math.max(0, allowance - 4);
  return position.stage.motion === man ? allowance : halved(rules, allowance);
}

export const firstHalf = (rules, man) => Math.floor(rules.men.offense[man].allowance / 2);

export const spentBy = (position, man) => (actOf(position, man)?.spent ?? 0) + (position.stage.paid?.[man] ?? 0);

/** The other side, which may have a man of the same number, has spent nothing. */
export const left = (rules, position, role, man) => {
  const spent = position.stage.side === role ? spentBy(position, man) : 0;
  return Math.max(0, allowanceOf(rules, position, role, man) - spent);
};

/** Asks whether he can pay, in the order of blame. */
export function askPoints({ rules, position, ask }, role, man, points) {
  const has = left(rules, position, role, man);
  const facts = { points, left: has };
  const isEnough = points <= has;
  if (!isSnapTurn(position)) return ask('7.1.C.1', isEnough, facts);
  if (role === 'defense') return ask('4.3.4', isEnough, facts);
  const { motion } = position.stage;
  if (motion === man) return ask('7.1.C.1', isEnough, facts);
  const wouldBeEnough = points <= rules.men[role][man].allowance - allowanceOf(rules, position, role, man) + has;
  return ask(motion !== null && wouldBeEnough ? '4.3.5' : '4.3.3', isEnough, facts);
}

// ---- what things cost

const isLinemanOfCharge = (position, role, man) => role === 'defense' && isSnapTurn(position) && position.stage.phase === 'movement'
  && position.snap.charging.includes(man);
const isFirstAct = (position, man) => actOf(position, man) === undefined;

/** 13.1.B.aggressive.2: the free step of a charging lineman. */
const isFreeStep = (position, role, man, to, ahead) => isLinemanOfCharge(position, role, man) && isFirstAct(position, man)
  && position.plans.defense?.line === 'aggressive-charge' && to === ahead
  && ROLES.every((each) => menIn(position, each, to).length === 0);

/** Entering a neighbouring hex: 1 into the front hex, 2 into another, 3 more over a man. */
export function stepCost(rules, position, role, man, to) {
  const { at, facing } = manOf(position, role, man);
  if (isFreeStep(position, role, man, to, step(rules.field, at, facing))) return 0;
  const entry = hexside(facing, wayTo(rules.field, at, to)) === 'front' ? COST.front : COST.other;
  return entry + (isOccupied(position, role, man, to) ? COST.occupied : 0);
}

export const leaveCost = ({ facing }, way) => (hexside(facing, way) === 'front' ? COST.front : COST.other);

/** 13.1.B.reaction.2: the free turn of a lineman. */
export const turnCost = (position, role, man) => (isLinemanOfCharge(position, role, man) && isFirstAct(position, man)
  && position.plans.defense?.line === 'reaction-charge' ? 0 : COST.turn);

/** 7.3.K.2, 13.1.D: entering the hex ahead for a passive contact, or for a loose ball, for which no coverage counts. */
export function enterCost(rules, position, man, target) {
  const isBack = position.snap !== null && !position.snap.charging.includes(man);
  const isReceiver = position.turn.throw?.kind === 'forward' && position.snap.receivers.includes(target) && !isCarrier(position, 'offense', target);
  const isMeant = isBack || reads(rules, 'TF-A84', 'all-defenders');
  if (!isMeant || !isReceiver || isLoose(position) || position.plans.defense?.play !== 'man-to-man') return COST.front + COST.passive;
  return reads(rules, 'TF-A84', 'total-cost') ? COST.manToMan : COST.front + COST.manToMan;
}

/** 7.3.K.3, 13.1.A.aggressive.3. */
export function contactCost(rules, position, role, man, target) {
  const { at, facing } = manOf(position, otherRole(role), target);
  const way = wayTo(rules.field, at, manOf(position, role, man).at);
  if (way !== undefined && hexside(facing, way) === 'rear') return COST.rear;
  return blocksAggressively(position, role, man) ? COST.charge : COST.contact;
}

export const blocksAggressively = (position, role, man) => role === 'offense' && isSnapTurn(position)
  && position.plans.offense?.line === 'aggressive-blocking' && position.snap.linemen.includes(man);
