// 13.1.A.pass.1, 7.5.6: what men have to do before their movement is over, and acts after which they could not do it.
import { onceUnder } from '../shared/caches.mjs';
import { reads } from '../shared/options.mjs';
import { hasBeenMoved } from './simultaneous_movers.mjs';
import { around, isBack } from './field.mjs';
import { arrange } from './hand_offs.mjs';
import { askStep } from './movement_permission.mjs';
import { made } from './movement.mjs';
import { actOf, dueInMovement, isActive, isCarrier, isLoose, isSnapTurn, manOf, menInOrder, opponentsIn } from './position.mjs';

const isCrossing = (position, man) => (actOf(position, man)?.crossing ?? null) !== null;
const isBehind = ({ field }, { line }, hex) => isBack(field, line, hex);

// TF-A81: a lineman under Pass Blocking comes behind the hexes next to the line.
const GO_BACK = {
  clause: '13.1.A.pass.1',
  isAsked: (rules, position) => !reads(rules, 'TF-A81', 'no-bonus-unless') && position.stage.side === 'offense' && isSnapTurn(position)
    && position.plans.offense.line === 'pass-blocking',
  bindsActs: (rules) => reads(rules, 'TF-A81', 'must-go-back'),
  isOwed: (rules, position, man) => position.snap.linemen.includes(man)
    && (isCrossing(position, man) || !isBehind(rules, position, manOf(position, 'offense', man).at)),
  willDo: isBehind,
  isDoneOffMap: false,
  isKeptBy: (position, { type }) => type === 'turn',
};

// TF-A38: a defender leaves the hex of a man with whom he may not stay. With a ball to fight for nobody has to.
const LEAVE_HEX = {
  clause: '7.5.6',
  isAsked: (rules, position) => !reads(rules, 'TF-A38', 'stay') && position.stage.side === 'defense' && !isLoose(position),
  bindsActs: () => true,
  isOwed: (rules, position, man) => !isCrossing(position, man)
    && opponentsIn(position, 'defense', manOf(position, 'defense', man).at).some((other) => !mayStayWith(rules, position, other)),
  willDo: () => true,
  isDoneOffMap: true,
  isKeptBy: (position, { type, to }) => type === 'turn' || (type === 'step' && opponentsIn(position, 'defense', to).length === 0),
};

function mayStayWith(rules, position, target) {
  if (!isActive(manOf(position, 'offense', target))) return reads(rules, 'TF-A38', 'must-leave');
  return isCarrier(position, 'offense', target) || position.snap.receivers.includes(target);
}

const dutyOf = (rules, position) => (position.stage.phase === 'movement'
  ? [GO_BACK, LEAVE_HEX].find(({ isAsked }) => isAsked(rules, position)) : undefined);

// ---- who still has to, and can

// His turn is not over. A man who passes through a hex goes first, which takes nothing from him.
function mayAct(rules, position, man) {
  const here = manOf(position, position.stage.side, man);
  return isActive(here) && !(actOf(position, man)?.joined ?? false) && !hasBeenMoved(position, man) && !dueInMovement(rules, position).includes(man);
}

function mayStep(rules, position, man, to) {
  let isFree = true;
  askStep({ rules, position, ask: (_, holds) => { isFree &&= Boolean(holds); return Boolean(holds); } }, { man, to });
  return isFree;
}

const waysOf = (rules, position, man, willDo) => around(rules.field, manOf(position, position.stage.side, man).at)
  .filter((to) => willDo(rules, position, to) && mayStep(rules, position, man, to));
const canDo = (rules, position, duty, man) => mayAct(rules, position, man) && waysOf(rules, position, man, duty.willDo).length > 0;

const owingNow = onceUnder('owing', (rules, position) => {
  const duty = dutyOf(rules, position);
  if (duty === undefined) return [];
  return menInOrder(position, position.stage.side).filter((man) => duty.isOwed(rules, position, man) && canDo(rules, position, duty, man));
});

/** The men who have still to do what this clause bids, and can. */
export const owing = (rules, position, clause) => (dutyOf(rules, position)?.clause === clause ? owingNow(rules, position) : []);

// ---- acts that make it impossible

const ACTS = { ...made, 'hand-off': arrange };
const actors = ({ man, to, type, with: partners = [] }) => [man, ...partners, ...(type === 'hand-off' ? [to] : [])];

function after(rules, position, action) {
  const draft = { ...position, stage: { ...position.stage, acts: { ...position.stage.acts } } };
  ACTS[action.type](rules, draft, action);
  return draft;
}

// The men who have done it, or could still do it, and cannot do it any more.
function lost(rules, position, duty, next, men) {
  const { side } = position.stage;
  const hadDone = men.filter((man) => !duty.isOwed(rules, position, man));
  return [...new Set([...owingNow(rules, position), ...hadDone])].filter((man) => {
    if (manOf(next, side, man) === undefined) return !duty.isDoneOffMap && !hadDone.includes(man);
    return duty.isOwed(rules, next, man) && !canDo(rules, next, duty, man);
  });
}

// Each step out of a hex that he passes through, or by which he does his own duty, takes a duty from another man.
function hasNoOtherWay(rules, position, duty, { man, to }) {
  const isPassing = isCrossing(position, man);
  if (!isPassing && !(owingNow(rules, position).includes(man) && duty.willDo(rules, position, to))) return false;
  return waysOf(rules, position, man, isPassing ? () => true : duty.willDo)
    .every((hex) => lost(rules, position, duty, after(rules, position, { type: 'step', man, to: hex }), [man]).length > 0);
}

// A step is not, if a man counts as moved then.
function isExcused(rules, position, duty, action, isClosed) {
  if (action.type === 'step') return !isClosed && hasNoOtherWay(rules, position, duty, action);
  return ['leave', 'enter'].includes(action.type) && isCrossing(position, action.man);
}

/** Whether a rule binds this action to what the side still has to do. */
export function isBound(rules, position, { type }) {
  const duty = dutyOf(rules, position);
  return duty !== undefined && duty.bindsActs(rules) && ACTS[type] !== undefined;
}

/** Asked last of what may be done otherwise: does it take a duty from no man? */
export function askDuty({ rules, position, ask }, action) {
  const duty = dutyOf(rules, position);
  if (owingNow(rules, position).length === 0 && duty.isKeptBy(position, action)) {
    ask(duty.clause, true);
    return;
  }
  const next = after(rules, position, action);
  const men = lost(rules, position, duty, next, actors(action));
  const isClosed = men.some((man) => hasBeenMoved(next, man));
  ask(duty.clause, men.length === 0 || isExcused(rules, position, duty, action, isClosed));
}
