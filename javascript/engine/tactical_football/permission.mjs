// Who may do what: the clauses that an action has to satisfy, in the order in which they are blamed.
import { permissionOf } from '../shared/permission.mjs';
import { beforePlay } from './before_play_permission.mjs';
import { askContact, askEnter } from './contact_permission.mjs';
import { askDuty, isBound } from './obligations.mjs';
import { askDone } from './end_of_phase_permission.mjs';
import { isHex } from './field.mjs';
import { askHandOff, askPair } from './hand_off_permission.mjs';
import { askLeave, askMan, askMotion, askStep, askTurn } from './movement_permission.mjs';
import { askChange, askCommit, askIntercept, askLift, askPass } from './pass_permission.mjs';
import { dueInMovement, isLoose, isOffense, isSide, isSnapTurn, roleOf } from './position.mjs';

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

export const { consult, isAllowed } = permissionOf((table, action) => {
  const { position, ask } = table;
  const { phase } = position.stage;
  const isDue = ask(dueClause(position, action), DUE[phase].includes(action.type), { phase, action: action.type });
  if (isDue) NEEDS[action.type](table, action);
});

// What a man who may act needs for what he does.
const NEEDS_OF_MAN = {
  step: askStep, turn: askTurn, leave: askLeave, motion: askMotion, enter: askEnter, contact: askContact, pair: askPair, 'hand-off': askHandOff,
};

// What his side still has to do is asked of what nothing else forbids.
const withDuties = (asks) => (table, action) => {
  if (!isBound(table.rules, table.position, action)) {
    asks(table, action);
    return;
  }
  let isFree = true;
  const ask = (clause, holds, facts) => {
    isFree &&= Boolean(holds);
    return table.ask(clause, holds, facts);
  };
  asks({ ...table, ask }, action);
  if (isFree) askDuty(table, action);
};
const BOUND_NEEDS = Object.fromEntries(Object.entries(NEEDS_OF_MAN).map(([type, asks]) => [type, withDuties(asks)]));
const ofMan = (asks) => (table, action) => { if (askMan(table, action.man)) asks(table, action); };

/** The same as yes or no for what is due of a man of whom it is known that he may act. */
export const { isAllowed: mayDo } = permissionOf((table, action) => BOUND_NEEDS[action.type](table, action));

const NEEDS = {
  ...beforePlay,
  ...Object.fromEntries(Object.entries(BOUND_NEEDS).map(([type, asks]) => [type, ofMan(asks)])),
  snap: (table) => table.ask('5.12.1.A.2', isOffense(table), { seat: table.seat }),
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
  claim(table, { man }) {
    table.ask('12.C1.3', roleOf(table.position, table.seat) === 'defense', { seat: table.seat });
    table.ask('12.proc.4', table.position.stage.among.includes(man));
  },
  designate(table, { hex }) {
    if (!table.ask('5.12.2.D', isOffense(table), { seat: table.seat })) return;
    table.ask('3.1.1', isHex(table.rules.field, hex));
    table.ask('5.12.2.D', !table.position.targets.includes(hex));
  },
  done: askDone,
};

function askDue({ rules, position, ask }, man) {
  const { stage } = position;
  const due = stage.phase === 'passive-contact' ? stage.left : dueInMovement(rules, position);
  ask('5.13.1.C.1', due.includes(man), { man });
}
