// Who may do what: the clauses that an action has to satisfy, in the order in which they are blamed.
import { reads } from '../shared/options.mjs';
import { beforePlay } from './before_play_permission.mjs';
import { askContact, askEnter } from './contact_permission.mjs';
import { hasBeenMoved } from './chain.mjs';
import { canComeOut, isBlocked, isHurdle, isOccupied, othersIn, pointsAfter } from './crossing.mjs';
import { around, edges, hexsidesBetween, isHex, rowOf, sideOf, touches, wayTo } from './field.mjs';
import { askHandOff, askPair } from './hand_off_permission.mjs';
import { askedOfCrossing, crosses, isFrozen, strays } from './markers.mjs';
import { comesTooClose } from './motion.mjs';
import { askChange, askCommit, askIntercept, askLift, askPass } from './pass_permission.mjs';
import { askPoints, leaveCost, spentBy, stepCost, turnCost } from './points.mjs';
import {
  actOf, dueInMovement, isActive, isLoose, isOffense, isSide, isSnapTurn, labels, manOf, opponentsIn, roleOf, seatOf,
} from './position.mjs';
import { isHeldInStack, isLockedIn, isStopped, isStoppedForGood, stopsIn } from './stops.mjs';

const PASSES = ['pass', 'lift'];
const DUE = {
  'coin-toss': ['toss'], sides: ['take'], objective: ['roll-objective'], 'line-up': ['select', 'punt'], reactivation: ['reactivate'],
  'set-up': ['place', 'face', 'place-ball', 'done'], huddle: ['choose'], 'play-selection': ['choose'], 'game-turn': ['call'],
  positioning: ['step', 'turn', 'leave', 'done'], snap: ['snap'],
  movement: ['step', 'turn', 'leave', 'motion', 'pair', 'hand-off', 'enter', 'contact', 'down-ball', 'resolve', 'done'],
  recovery: ['recover', 'change-play'], commitment: ['commit', 'change-play'], 'passive-contact': ['resolve'], 'pick-up': ['claim'],
  'pass-targets': ['designate'], 'short-pass': [...PASSES, 'done'], 'long-pass': ['pass', 'done'], interception: ['intercept', 'done'], over: [],
};
const PLAIN = {
  'coin-toss': '4.0.1', sides: '4.0.1', objective: '14.2.2', reactivation: '14.37.4', 'line-up': '4.1.1', 'set-up': '4.1.2', huddle: '4.1.6',
  'game-turn': '4.2.1', positioning: '5.11.0', snap: '5.12.1.A.2', commitment: '5.13.1.B.1', 'passive-contact': '5.13.1.C.1',
  'pick-up': '12.C1.3', 'pass-targets': '5.12.2.D', 'short-pass': '5.13.1.F', 'long-pass': '5.13.2.D', interception: '9.5.AA.2', over: '5.2.1',
};
const BEFORE_SNAP = ['game-turn', 'play-selection', 'positioning', 'snap'];
const START = ['recovery', 'commitment'];
const MIDST = ['passive-contact', 'movement', 'pick-up', 'pass-targets', 'short-pass', 'long-pass', 'interception'];
const PLAY = ['set-up', 'huddle', ...BEFORE_SNAP, ...START, ...MIDST];
const WITHOUT_PASSES = ['passive-contact', 'movement', 'pass-targets'];

// What is blamed in these stages for an action that is due at another time, whatever they wait for.
const ELSEWHERE = [
  [PLAY, ({ type }, { game }) => type === 'punt' && game !== null, '14.34.4.3'],
  [[...START, ...MIDST], ({ type }) => type === 'snap', '9.2.F.1'],
  [[...START, ...MIDST], ({ type, turn }) => type === 'call' && turn === 'pre-contact', '5.12.3.3'],
  [[...START, ...MIDST], ({ type, turn }) => type === 'call' && turn === 'snap', '5.12.3.2'],
  [MIDST, ({ type }) => type === 'commit', '9.4.R.1'],
  [[...BEFORE_SNAP, ...MIDST], ({ type }) => type === 'change-play', '13.H.1'],
  [WITHOUT_PASSES, ({ type }) => PASSES.includes(type), '9.0.general.3'],
];

function dueClause(position, action) {
  const { phase, side } = position.stage;
  const elsewhere = ELSEWHERE.find(([phases, isMeant]) => phases.includes(phase) && isMeant(action, position));
  if (elsewhere !== undefined) return elsewhere[2];
  const isSnap = isSnapTurn(position);
  if (phase === 'play-selection') return side === 'offense' ? '5.11.1.A' : '5.11.2.A';
  if (phase === 'recovery') return side === 'offense' ? '5.13.1.A' : isSnap ? '5.12.2.A' : '5.13.2.A';
  if (phase !== 'movement') return PLAIN[phase];
  if (isLoose(position)) return '12.proc.3';
  if (side === 'offense') return isSnap ? '5.12.1.A.3.1' : '5.13.1.D.2.1';
  return isSnap ? '5.12.2.B.2.1' : '5.13.2.B.2.1';
}

/** [{clause, holds, code, facts}], every clause consulted; the action is allowed if all hold. */
export function consult(rules, position, { seat, action }) {
  const consulted = [];
  const ask = (clause, holds, facts = {}) => {
    consulted.push({ clause, holds: Boolean(holds), code: 'not-allowed', facts });
    return Boolean(holds);
  };
  const { phase } = position.stage;
  const isDue = ask(dueClause(position, action), DUE[phase].includes(action.type), { phase, action: action.type });
  if (isDue) NEEDS[action.type]({ rules, position, seat, ask }, action);
  return consulted;
}

export const isAllowed = (rules, position, each) => consult(rules, position, each).every(({ holds }) => holds);

const NEEDS = {
  ...beforePlay,
  snap: (table) => table.ask('5.12.1.A.2', isOffense(table), { seat: table.seat }),
  step: (table, action) => { if (askMan(table, action.man)) askStep(table, action); },
  turn: (table, action) => { if (askMan(table, action.man)) askTurn(table, action); },
  leave: (table, action) => { if (askMan(table, action.man)) askLeave(table, action); },
  motion: (table, action) => { if (askMan(table, action.man)) askMotion(table, action); },
  enter: (table, action) => { if (askMan(table, action.man)) askEnter(table, action); },
  contact: (table, action) => { if (askMan(table, action.man)) askContact(table, action); },
  'down-ball': (table) => {
    if (!table.ask('8.6.L.1', isOffense(table), { seat: table.seat })) return;
    const { stage, ball } = table.position;
    table.ask('8.6.L.1', stage.phase === 'movement' && stage.side === 'offense' && ball.is === 'carried');
  },
  resolve(table, { man }) {
    const { stage } = table.position;
    if (table.ask('8.0.3', isOffense(table), { seat: table.seat })) askDue(table, man);
    table.ask('7.2.F.2.2', Object.values(stage.acts ?? {}).every(({ crossing }) => crossing === null));
  },
  recover(table, { man }) {
    if (table.ask('T.recovery.use', isSide(table), { seat: table.seat })) {
      table.ask('T.recovery.use', table.position.stage.left.includes(man));
    }
  },
  commit: askCommit,
  'change-play': askChange,
  pass: askPass,
  lift: askLift,
  intercept: askIntercept,
  pair: (table, action) => { if (askMan(table, action.man)) askPair(table, action); },
  'hand-off': (table, action) => { if (askMan(table, action.man)) askHandOff(table, action); },
  claim(table, { man }) {
    table.ask('12.C1.3', roleOf(table.position, table.seat) === 'defense', { seat: table.seat });
    table.ask('12.proc.4', table.position.stage.among.includes(man));
  },
  designate(table, { hex }) {
    if (!table.ask('5.12.2.D', isOffense(table), { seat: table.seat })) return;
    table.ask('3.1.1', isHex(table.rules.field, hex));
    table.ask('5.12.2.D', !table.position.targets.includes(hex));
  },
  done,
};

function askDue({ rules, position, ask }, man) {
  const { stage } = position;
  const isLater = reads(rules, 'TF-A36', 'phase-D');
  const due = stage.phase === 'passive-contact' ? stage.left : dueInMovement(position).filter(() => isLater);
  ask('5.13.1.C.1', due.includes(man), { man });
}

// ---- men

function askMan(table, man) {
  const { position, ask } = table;
  const isTheirs = ask('7.1.D', isSide(table), { seat: table.seat });
  const { side, active, acts } = position.stage;
  const team = position.men[side];
  if (!isTheirs) return false;
  const isKnown = team.on[man] !== undefined || team.off.includes(man) || team.injured.includes(man);
  if (!ask('4.1.1', isKnown, { man })) return false;
  const isThere = [ask('7.2.G.1', !team.off.includes(man)), ask('T.recovery.I', !team.injured.includes(man))].every(Boolean);
  if (!isThere) return false;
  const act = acts[man];
  return [
    ask('T.contact.Dn', isActive(team.on[man]), { man }),
    ask('8.5.H.4', !(act?.joined ?? false), { man }),
    ask('7.1.E', !hasBeenMoved(position, man), { active }),
    ask('7.2.F.2.2', active === null || active === man || (acts[active]?.crossing ?? null) === null, { active }),
    ask('7.5.5', !dueInMovement(position).includes(man) || !reads(table.rules, 'TF-A36', 'phase-D')),
    ask('12.C2', !isAnotherNamed(table.rules, position, man)),
  ].every(Boolean);
}

// TF-A53 `one-named-only`: the first man who does anything is the one who goes for a lost ball.
const isAnotherNamed = (rules, position, man) => reads(rules, 'TF-A53', 'one-named-only') && isLoose(position)
  && Object.keys(position.stage.acts).some((other) => other !== man);

const mayMove = ({ hit }) => !hit;

function askStep(table, { man, to }) {
  const { rules, position, ask } = table;
  const { side } = position.stage;
  const here = manOf(position, side, man);
  ask('T.contact.Dh.1', mayMove(here));
  ask('13.H.3', !isFrozen(position, side, man));
  if (!ask('3.1.1', isHex(rules.field, to), { to })) return;
  const way = wayTo(rules.field, here.at, to);
  if (!ask('7.1.A', way !== undefined, { to })) return;
  if (position.stage.phase === 'positioning') ask('4.2.2', sideOf(rules.field, position.line, to) === side, { to });
  askLine(table, man, to);
  const isOpen = ask('7.2.F.0', !isBlocked(position, side, to), { to });
  askWayOut(table, man, way);
  ask('7.5.9', !isHeldInStack(position, side, man));
  ask('7.2.J.1', !isStoppedForGood(position, man));
  ask('7.2.H.1', !isStopped(rules, position, side, man));
  ask('7.2.J.1', !isLockedIn(rules, position, side, man, to));
  const stops = stopsIn(rules, position, side, man, to);
  const isFriend = othersIn(position, side, man, to).some((other) => isActive(manOf(position, side, other)));
  const isOver = isHurdle(position, side, man, to);
  const friend = ask('7.2.F.2.2', !(stops && isFriend && !isOver));
  const hurdle = ask('7.2.H.1', !(stops && isOver));
  ask('4.3.7', !comesTooClose(rules, position, man, to));
  if (!isOpen) return;
  const isPaid = askPoints(table, side, man, stepCost(rules, position, side, man, to));
  if (!isPaid || !friend || !hurdle || !isOccupied(position, side, man, to)) return;
  ask('7.2.F.4', canComeOut(rules, position, side, man, { to, points: pointsAfter(rules, position, side, man, to) }));
}

// 13.1.C, 9.4.Y: what keeps a man from the other side of the line.
function askLine({ rules, position, ask }, man, to) {
  const { phase, side } = position.stage;
  if (phase !== 'movement') return;
  if (reads(rules, 'TF-A78', 'gate-the-act') && crosses(rules, position, side, man, to)) {
    for (const [clause, holds] of askedOfCrossing(rules, position, manOf(position, side, man).at, to)) ask(clause, holds);
  }
  ask('9.4.Y.1', !reads(rules, 'TF-A66', 'hard-ban') || !strays(rules, position, side, man, to));
}

// 7.2.F.3.3: out of the hex of a neutralized man one goes straight on.
function askWayOut({ position, ask }, man, way) {
  const { side } = position.stage;
  const crossing = actOf(position, man)?.crossing ?? null;
  const isOver = crossing !== null && isHurdle(position, side, man, manOf(position, side, man).at);
  ask('7.2.F.3.3', !isOver || way === crossing, { crossing });
}

function askTurn(table, { man, to }) {
  const { rules, position, ask } = table;
  const { side } = position.stage;
  const here = manOf(position, side, man);
  ask('T.contact.Dh.1', !here.hit || !['contact-in-place', 'no-action'].includes(rules.readings['TF-A27']));
  ask('13.H.4', !isFrozen(position, side, man));
  ask('7.2.F.2.2', (actOf(position, man)?.crossing ?? null) === null);
  ask('6.1.A.3', hexsidesBetween(here.facing, to) === 1);
  askPoints(table, side, man, turnCost(position, side, man));
}

function askLeave(table, { man, way }) {
  const { rules, position, ask } = table;
  const { side } = position.stage;
  const here = manOf(position, side, man);
  ask('T.contact.Dh.1', mayMove(here));
  ask('13.H.3', !isFrozen(position, side, man));
  ask('3.1.1', edges(rules.field, here.at).includes(way));
  ask('7.5.9', !isHeldInStack(position, side, man));
  ask('7.2.J.1', !isStoppedForGood(position, man));
  ask('7.2.H.1', !isStopped(rules, position, side, man));
  askWayOut(table, man, way);
  askPoints(table, side, man, leaveCost(here, way));
}

function askMotion(table, { man }) {
  const { rules, position, ask } = table;
  const { stage, snap } = position;
  const isSnap = ask('4.3.5', stage.phase === 'movement' && stage.side === 'offense' && isSnapTurn(position));
  ask('4.3.5', (stage.motion ?? null) === null);
  if (isSnap) {
    if (reads(rules, 'TF-A14', 'backs-only')) {
      ask('4.3.5', !touches(rules.field, position.line, actOf(position, man)?.start ?? manOf(position, 'offense', man).at));
    }
    ask('4.3.6', man !== snap.snapper && man !== snap.recipient);
  }
  ask('4.3.7', spentBy(position, man) === 0 && actOf(position, man) === undefined);
}

// ---- the end of a phase

function done(table) {
  const { rules, position, ask } = table;
  const { stage } = position;
  const role = stage.phase === 'interception' ? 'defense' : stage.side ?? 'offense';
  if (!ask('5.0.1', roleOf(position, table.seat) === role, { seat: table.seat })) return;
  if (stage.phase === 'set-up') {
    ask('4.1.1', stage.left.length === 0);
    if (stage.side === 'offense') ask('4.1.5', position.ball.is !== 'unplaced');
    return;
  }
  if (!['positioning', 'movement'].includes(stage.phase)) return;
  ask('7.2.F.2.2', Object.values(stage.acts).every(({ crossing }) => crossing === null));
  if (stage.phase !== 'movement') return;
  ask('13.1.A.pass.1', linemenToGoBack(rules, position).length === 0);
  ask('7.5.5', !reads(rules, 'TF-A36', 'phase-D') || dueInMovement(position).length === 0);
  ask('7.5.6', mustLeave(rules, position).length === 0);
}

// 13.1.A.pass.1, TF-A81: linemen who still stand next to the line and could go back.
function linemenToGoBack(rules, position) {
  const { stage, snap } = position;
  if (stage.side !== 'offense' || !isSnapTurn(position) || position.plans.offense.line !== 'pass-blocking') return [];
  return snap.linemen.filter((man) => {
    const here = manOf(position, 'offense', man);
    if (here === undefined || !touches(rules.field, position.line, here.at)) return false;
    return canGoBack(rules, position, man);
  });
}

const canGoBack = (rules, position, man) => {
  const { at } = manOf(position, 'offense', man);
  return around(rules.field, at).some((to) => rowOf(rules.field, to) < rowOf(rules.field, at)
    && isAllowed(rules, position, { seat: seatOf(position, 'offense'), action: { type: 'step', man, to } }));
};

// TF-A38: defenders in the hex of a man who is no lawful target any more.
function mustLeave(rules, position) {
  const { stage } = position;
  if (stage.side !== 'defense' || isLoose(position)) return [];
  return labels(position, 'defense').filter((man) => {
    const here = manOf(position, 'defense', man);
    if (!isActive(here) || here.hit || actOf(position, man)?.halted === 'with-an-opponent') return false;
    const target = opponentsIn(position, 'defense', here.at).find((other) => isActive(manOf(position, 'offense', other)));
    if (target === undefined || !isNoTarget(position, target)) return false;
    return around(rules.field, here.at).some((to) =>
      isAllowed(rules, position, { seat: seatOf(position, 'defense'), action: { type: 'step', man, to } }));
  });
}

const isNoTarget = (position, target) => !(position.ball.is === 'carried' && [position.ball.by, ...position.ball.dummies].includes(target))
  && !position.snap.receivers.includes(target);

