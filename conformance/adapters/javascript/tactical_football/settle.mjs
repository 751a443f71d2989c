// What an action does to the draft that belongs to it alone. `table` is {rules, before, roll, note}: the rules, the
// position before the action, where chances come from, and who is told which clauses are at work.
import { reads } from '../shared/options.mjs';
import { changePlay } from './changing.mjs';
import { act, record, spend, withdraw } from './chain.mjs';
import { resolveContact } from './contact.mjs';
import { openLineUp, punt } from './downs.mjs';
import { endPlay, isTouchdown } from './ends.mjs';
import { isOccupied } from './crossing.mjs';
import { isOverTheEnd, wayTo } from './field.mjs';
import { claimed, fightForBall, loseBall } from './fumbling.mjs';
import { handOff, pair } from './handing_off.mjs';
import { isForbidden, keepDummies, noteStep, turnUp } from './markers.mjs';
import { afterMovement, nextAfterRecovery, openMovement, startGameTurn } from './phases.mjs';
import { contactCost, enterCost, leaveCost, left, stepCost, turnCost } from './points.mjs';
import { twentyOf } from './possession.mjs';
import { actOf, bannedOf, fixedAtSnap, freshTurn, isCarrier, isLoose, manOf, menInOrder, opponentsIn, sharing } from './position.mjs';
import { COST, DIE, FUMBLE, otherSeat, RECOVERY, SEATS, TWO_DICE } from './rulebook.mjs';
import { snapOf } from './snap.mjs';
import { haltedIn } from './stops.mjs';
import { incomplete, intercept, lift, pass, withoutPass } from './throwing.mjs';

export function settle(table, draft, { seat, action }) {
  EFFECTS[action.type](table, draft, action, seat);
}

const EFFECTS = {
  toss: ({ roll, note }, draft) => {
    const winner = roll('coin', 'toss', SEATS.map((seat) => [seat, 1]));
    draft.stage = { phase: 'sides', winner };
    note('4.0.1', { winner });
  },
  take({ rules, note }, draft, { side }, seat) {
    draft.offense = side === 'offense' ? seat : otherSeat(seat);
    if (draft.game === null) draft.stage = { phase: 'objective' };
    else Object.assign(draft, { stage: { phase: 'line-up', side: 'offense' }, ball: { is: 'ground', at: twentyOf(rules) } });
    note('4.0.1', { side });
  },
  'roll-objective': ({ roll, note }, draft) => {
    draft.objective = roll('d6', 'objective', DIE);
    draft.stage = { phase: 'line-up', side: 'offense' };
    note('14.2.2', { objective: draft.objective });
  },
  select({ rules, note }, draft, { men }) {
    const { side } = draft.stage;
    const left = men.toSorted((one, other) => rules.men[side][one].order - rules.men[side][other].order);
    draft.stage = { phase: 'set-up', side, left };
    note('4.1.1', { men });
  },
  place({ note }, draft, { man, at }) {
    const { side, left } = draft.stage;
    draft.men[side].on[man] = { at, facing: side === 'offense' ? 'N' : 'S', neutralized: 0, hit: false };
    draft.stage.left = left.slice(1);
    note('4.1.2', { man, at });
  },
  face({ note }, draft, { man, facing }) {
    draft.men[draft.stage.side].on[man].facing = facing;
    note('6.0.1', { man, facing });
  },
  'place-ball': ({ note }, draft, { at }) => {
    draft.ball = { is: 'ground', at };
    note('4.1.5', { at });
  },
  choose(table, draft, { line, play }) {
    const role = draft.stage.phase === 'huddle' ? 'offense' : draft.stage.side;
    draft.plans[role] = { line, play, shown: false };
    table.note('13.GEN.1');
    if (draft.stage.phase === 'huddle') openLineUp(table.rules, draft, 'defense');
    else draft.stage = { phase: 'positioning', side: role, active: null, acts: {} };
  },
  call(table, draft, { turn }) {
    draft.turn.type = turn;
    table.note('4.2.1', { turn });
    if (turn === 'pre-contact') draft.stage = { phase: 'play-selection', side: 'offense' };
    else draft.stage = { phase: 'snap' };
  },
  snap,
  step(table, draft, { man, to }) {
    const { rules, note } = table;
    const { side } = draft.stage;
    const here = manOf(draft, side, man);
    const from = here.at;
    const way = wayTo(rules.field, from, to);
    if (isForbidden(rules, draft, side, man, to)) return cross(table, draft, { man, to });
    const cost = stepCost(rules, draft, side, man, to);
    const wasEntered = actOf(draft, man)?.entered ?? false;
    const halted = draft.stage.phase === 'movement' ? haltedIn(rules, draft, side, man, { from, wasEntered, to }) : null;
    act(draft, man, spend(cost));
    here.at = to;
    act(draft, man, (known) => ({ entered: true, halted: halted ?? known.halted, crossing: isOccupied(draft, side, man, to) ? way : null }));
    note('7.1.A', { man, to, cost });
    noteStep(table, draft, { role: side, man, from, to });
    if (side === 'offense' && draft.ball.by === man) isTouchdown(table, draft);
  },
  turn({ note }, draft, { man, to }) {
    const cost = turnCost(draft, draft.stage.side, man);
    act(draft, man, spend(cost));
    manOf(draft, draft.stage.side, man).facing = to;
    note('6.1.A.3', { man, to, cost });
  },
  leave,
  motion({ note }, draft, { man }) {
    draft.stage.motion = man;
    note('4.3.5', { man });
  },
  enter({ rules, note }, draft, { man, target }) {
    const cost = enterCost(rules, draft, man, target);
    act(draft, man, spend(cost));
    manOf(draft, 'defense', man).at = manOf(draft, 'offense', target).at;
    act(draft, man, () => ({ entered: true, halted: 'with-an-opponent', crossing: null }));
    if (!isLoose(draft)) draft.stage.contacted = [...draft.stage.contacted, target];
    note('7.3.K.2', { man, target, cost });
  },
  contact(table, draft, { man, target, with: partners = [] }) {
    const { rules } = table;
    const { side } = draft.stage;
    const payers = reads(rules, 'TF-A32', 'last-only') ? [man] : [...partners, man];
    const costs = payers.map((each) => [each, contactCost(rules, draft, side, each, target)]);
    for (const other of partners) record(draft, other, () => ({ joined: true }));
    for (const [each, cost] of costs) if (each !== man) record(draft, each, spend(cost));
    act(draft, man, spend(Object.fromEntries(costs)[man]));
    draft.stage.contacted = [...draft.stage.contacted, target];
    table.note('7.3.K.3', { man, target });
    resolveContact(table, draft, { role: side, men: [man, ...partners], target });
  },
  'down-ball': (table, draft) => endPlay(table, draft, { at: manOf(draft, 'offense', draft.ball.by).at, why: 'downed' }),
  recover(table, draft, { man }) {
    const { side } = draft.stage;
    const team = draft.men[side];
    const { neutralized } = team.on[man];
    const dice = table.roll('2d6', 'recovery', TWO_DICE);
    const result = RECOVERY[neutralized][dice];
    draft.turn.begun ||= side === 'offense';
    table.note(`T.recovery.r${neutralized}`, { dice, result });
    if (result === 'R') team.on[man].neutralized = 0;
    if (result === 'I') {
      delete team.on[man];
      team.injured = [...team.injured, man];
    }
    draft.stage.left = draft.stage.left.filter((each) => each !== man);
    if (draft.stage.left.length === 0) nextAfterRecovery(table, draft, side);
  },
  commit(table, draft, { to, target = null, man = null, receiver = null }) {
    draft.turn.type = to === 'contact' ? 'contact' : 'pass';
    draft.turn.throw = to === 'contact' ? null : { kind: to, target, length: 'open', passer: man, receiver, points: {} };
    table.note('5.13.1.B.1', { to });
    if (to === 'forward') turnUp(draft, 'offense');
    const due = reads(table.rules, 'TF-A36', 'phase-D') ? [] : dueToResolve(table.rules, draft);
    if (due.length > 0) draft.stage = { phase: 'passive-contact', left: due, made: [] };
    else openMovement(table, draft, 'offense');
  },
  resolve,
  designate(table, draft, { hex }) {
    draft.targets = [...draft.targets, hex];
    table.note('5.12.2.D');
    if (draft.targets.length === 2) startGameTurn(table, draft);
  },
  done(table, draft) {
    const { stage } = draft;
    if (stage.phase === 'set-up') draft.stage = stage.side === 'offense' ? { phase: 'huddle' } : afterSetUp(draft);
    else if (stage.phase === 'positioning') afterPositioning(table, draft);
    else if (stage.phase === 'interception') incomplete(table, draft);
    else if (stage.phase !== 'movement') withoutPass(table, draft);
    else if (isLoose(draft)) fightForBall(table, draft);
    else afterMovement(table, draft);
  },
  pair,
  'hand-off': handOff,
  'change-play': changePlay,
  claim: (table, draft, { man }) => claimed(table, draft, man),
  pass,
  lift,
  intercept,
  punt,
  reactivate({ rules, note }, draft, { man }) {
    const { side } = draft.stage;
    const banned = bannedOf(draft, side);
    banned.splice(banned.indexOf(man), 1);
    note('14.37.4', { man });
    openLineUp(rules, draft, side);
  },
};

function afterSetUp(draft) {
  draft.turn = freshTurn(1);
  return { phase: 'game-turn' };
}

function afterPositioning(table, draft) {
  if (draft.stage.side === 'offense') draft.stage = { phase: 'play-selection', side: 'defense' };
  else startGameTurn(table, draft);
}

// 9.2: the ball goes back, and the instant fixes who may throw, catch, block and charge.
function snap(table, draft) {
  const { rules, roll, note } = table;
  const { snapper, recipient, hexes } = snapOf(rules, draft);
  const { at } = draft.ball;
  draft.snap = { turn: draft.turn.number, at, snapper, recipient, ...fixedAtSnap(rules, draft, recipient) };
  draft.ball = { is: 'carried', by: recipient, dummies: [] };
  note('9.2.J.1', { hexes });
  const dice = hexes > 1 ? roll('2d6', 'snap', TWO_DICE) : null;
  openMovement(table, draft, 'offense');
  draft.stage.paid = { [snapper]: hexes, [recipient]: hexes };
  if (dice === FUMBLE) loseBall(table, draft, { at, by: snapper });
}

function leave(table, draft, { man, way }) {
  const { side } = draft.stage;
  const team = draft.men[side];
  const { at } = team.on[man];
  act(draft, man, spend(leaveCost(team.on[man], way)));
  const isFar = isOverTheEnd(table.rules.field, at, way);
  delete team.on[man];
  delete draft.stage.acts[man];
  withdraw(draft, man);
  draft.stage.active = null;
  team.off = [...team.off, man];
  table.note('7.2.G.1', { man });
  if (!isCarrier(draft, side, man)) return;
  if (draft.ball.by === man) endPlay(table, draft, { at, why: isFar ? 'touchdown' : 'out-of-bounds' });
  else keepDummies(table.rules, draft, (each) => each !== man);
}

// TF-A78: a crossing that the marker does not allow, and that is not refused, ends the play if the ball is real.
function cross(table, draft, { man }) {
  const isReal = draft.ball.by === man;
  turnUp(draft, 'offense');
  if (!isReal) {
    return keepDummies(table.rules, draft, (each) => each !== man);
  }
  if (reads(table.rules, 'TF-A78', 'forfeit')) endPlay(table, draft, { at: draft.snap.at, why: 'forbidden', isLost: true });
  else endPlay(table, draft, { at: manOf(draft, 'offense', man).at, why: 'forbidden' });
}

// ---- phase C

/** TF-E04: the men whose passive contacts are due. */
function dueToResolve(rules, position) {
  const all = menInOrder(position, 'offense').filter((man) => sharing(position).includes(man));
  if (!reads(rules, 'TF-E04', 'lapsed')) return all;
  const isReceiver = (man) => position.turn.type === 'pass' && position.snap.receivers.includes(man);
  return all.filter((man) => isCarrier(position, 'offense', man) || isReceiver(man));
}

function resolve(table, draft, { man }) {
  const { stage } = draft;
  const { at } = manOf(draft, 'offense', man);
  const target = opponentsIn(draft, 'offense', at).find((other) => manOf(draft, 'defense', other).neutralized === 0);
  if (stage.phase === 'passive-contact') {
    stage.left = stage.left.filter((each) => each !== man);
    stage.made = [...stage.made, man];
  } else {
    act(draft, man, spend(Math.min(COST.resolve, left(table.rules, draft, 'offense', man))));
    stage.contacted = [...stage.contacted, target];
  }
  table.note('8.1.B.2', { man, target });
  if (resolveContact(table, draft, { role: 'offense', men: [man], target, passive: true })) return;
  if (stage.phase !== 'passive-contact' || draft.stage.left.length > 0) return;
  const { made } = draft.stage;
  openMovement(table, draft, 'offense');
  draft.stage.paid = Object.fromEntries(made.map((each) => [each, COST.resolve]));
}
