// What an action does to the draft that belongs to it alone. `table` is {rules, before, roll, note}: the rules, the
// position before the action, where chances come from, and who is told which clauses are at work.
import { reads } from '../shared/options.mjs';
import { fumble, resolveContact } from './contact.mjs';
import { endPlay } from './ends.mjs';
import { isOccupied } from './crossing.mjs';
import { wayTo } from './field.mjs';
import { afterMovement, nextAfterRecovery, openMovement, openRecovery, startGameTurn } from './phases.mjs';
import { contactCost, enterCost, leaveCost, stepCost, turnCost } from './points.mjs';
import { actOf, fixedAtSnap, isCarrier, manOf, opponentsIn, sharing } from './position.mjs';
import { COST, DIE, FUMBLE, otherSeat, RECOVERY, SEATS, TWO_DICE } from './rulebook.mjs';
import { snapOf } from './snap.mjs';
import { haltedIn } from './stops.mjs';

export function settle(table, draft, { seat, action }) {
  EFFECTS[action.type](table, draft, action, seat);
}

// ---- what a man has done in this phase

function act(draft, man, changes) {
  const { stage } = draft;
  const here = manOf(draft, stage.side, man);
  const known = stage.acts[man] ?? {
    spent: 0, start: here.at, faced: here.facing, entered: false, halted: null, joined: false, crossing: null,
  };
  stage.acts[man] = { ...known, ...changes(known) };
  stage.active = man;
}

const spend = (points) => (known) => ({ spent: known.spent + points });

const EFFECTS = {
  toss: ({ roll, note }, draft) => {
    const winner = roll('coin', 'toss', SEATS.map((seat) => [seat, 1]));
    draft.stage = { phase: 'sides', winner };
    note('4.0.1', { winner });
  },
  take({ note }, draft, { side }, seat) {
    draft.offense = side === 'offense' ? seat : otherSeat(seat);
    draft.stage = { phase: 'objective' };
    note('4.0.1', { side });
  },
  'roll-objective': ({ roll, note }, draft) => {
    draft.objective = roll('d6', 'objective', DIE);
    draft.stage = { phase: 'line-up', side: 'offense' };
    note('14.2.2', { objective: draft.objective });
  },
  select({ note }, draft, { men }) {
    const { side } = draft.stage;
    draft.stage = { phase: 'set-up', side, left: men };
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
    if (draft.stage.phase === 'huddle') draft.stage = { phase: 'line-up', side: 'defense' };
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
    const cost = stepCost(rules, draft, side, man, to);
    const wasEntered = actOf(draft, man)?.entered ?? false;
    const halted = draft.stage.phase === 'movement' ? haltedIn(rules, draft, side, man, { from, wasEntered, to }) : null;
    act(draft, man, spend(cost));
    here.at = to;
    act(draft, man, (known) => ({ entered: true, halted: halted ?? known.halted, crossing: isOccupied(draft, side, man, to) ? way : null }));
    note('7.1.A', { man, to, cost });
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
    draft.stage.contacted = [...draft.stage.contacted, target];
    note('7.3.K.2', { man, target, cost });
  },
  contact(table, draft, { man, target, with: partners = [] }) {
    const { rules } = table;
    const { side } = draft.stage;
    const payers = reads(rules, 'TF-A32', 'last-only') ? [man] : [...partners, man];
    const costs = payers.map((each) => [each, contactCost(rules, draft, side, each, target)]);
    for (const other of partners) act(draft, other, () => ({ joined: true }));
    for (const [each, cost] of costs) act(draft, each, spend(cost));
    draft.stage.active = man;
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
    table.note(`T.recovery.r${neutralized}`, { dice, result });
    if (result === 'R') team.on[man].neutralized = 0;
    if (result === 'I') {
      delete team.on[man];
      team.injured = [...team.injured, man];
    }
    draft.stage.left = draft.stage.left.filter((each) => each !== man);
    if (draft.stage.left.length === 0) nextAfterRecovery(table, draft, side);
  },
  commit(table, draft, { to, target = null }) {
    draft.turn.type = to === 'contact' ? 'contact' : 'pass';
    draft.turn.throw = to === 'contact' ? null : { kind: to, target, length: 'open' };
    table.note('5.13.1.B.1', { to });
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
    else if (stage.phase === 'movement') afterMovement(table, draft);
    else if (stage.phase === 'short-pass') {
      draft.turn.throw.length = 'long';
      openRecovery(table, draft, 'defense');
    } else endPlay(table, draft, { at: manOf(draft, 'offense', draft.ball.by).at, why: 'no-pass' });
  },
};

function afterSetUp(draft) {
  draft.turn = { number: 1, type: 'undecided', throw: null };
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
  if (dice !== FUMBLE) return;
  draft.ball.by = snapper;
  fumble(table, draft, { fumbler: snapper });
}

function leave(table, draft, { man, way }) {
  const { side } = draft.stage;
  const team = draft.men[side];
  const { at } = team.on[man];
  act(draft, man, spend(leaveCost(team.on[man], way)));
  delete team.on[man];
  delete draft.stage.acts[man];
  draft.stage.active = null;
  team.off = [...team.off, man];
  table.note('7.2.G.1', { man });
  if (!isCarrier(draft, side, man)) return;
  if (draft.ball.by === man) endPlay(table, draft, { at, why: 'out-of-bounds' });
  else draft.ball.dummies = draft.ball.dummies.filter((each) => each !== man);
}

// ---- phase C

/** TF-E04: the men whose passive contacts are due. */
function dueToResolve(rules, position) {
  const all = sharing(position);
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
  }
  table.note('8.1.B.2', { man, target });
  if (resolveContact(table, draft, { role: 'offense', men: [man], target, passive: true })) return;
  if (stage.phase !== 'passive-contact' || draft.stage.left.length > 0) return;
  const { made } = draft.stage;
  openMovement(table, draft, 'offense');
  draft.stage.paid = Object.fromEntries(made.map((each) => [each, COST.resolve]));
}
