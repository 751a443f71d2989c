// Faults of the Game-Turn, the snap, the markers, the ball and the target hexes.
import { reads } from '../shared/options.mjs';
import { BEFORE_THE_GAME, setUpOf } from './validity_of_men.mjs';
import { passOfTurn, soFar } from './validity_of_passes.mjs';
import { isHex, isInbounds, rowOf, sideOf, touches } from './field.mjs';
import { isUnannounced } from './markers.mjs';
import { carriers, isOfEleven, isOver, manOf } from './position.mjs';
import { GOAL_ROW, LINE_MARKERS, MOST_DUMMIES, MOST_PRE_CONTACT, PLAY_MARKERS, ROLES } from './rulebook.mjs';

const TYPES = {
  'play-selection': ['pre-contact'], positioning: ['pre-contact'], 'game-turn': ['undecided'], commitment: ['undecided'], snap: ['snap'],
  'pass-targets': ['snap'], 'passive-contact': ['contact', 'pass'], 'long-pass': ['pass'],
};
const AFTER = ['snap', 'contact', 'pass'];
const BEFORE_SNAP = [...BEFORE_THE_GAME, 'game-turn', 'play-selection', 'positioning', 'snap'];

export function play(rules, position, fault) {
  gameTurn(rules, position, fault);
  passOfTurn(rules, position, fault);
  snapped(rules, position, fault);
  for (const role of ROLES) plans(position, role, fault);
  ball(rules, position, fault);
  targets(rules, position, fault);
  soFar(rules, position, fault);
}

const isGameOver = ({ stage, game }) => stage.phase === 'over' && game !== null;
const isOnLine = ({ field }, { line }, hex) => isHex(field, hex) && isInbounds(field, hex) && touches(field, line, hex)
  && sideOf(field, line, hex) === 'offense';

function typesOf(rules, position) {
  const { phase, side } = position.stage;
  if (isGameOver(position)) return ['set-up'];
  if (BEFORE_THE_GAME.includes(phase)) return ['set-up'];
  if (phase === 'recovery' && side === 'offense') return ['undecided'];
  if (phase === 'over') return [...AFTER, 'undecided'];
  if (['short-pass', 'interception'].includes(phase)) return AFTER.filter((type) => type === 'pass' || isUnannounced(rules, type));
  return TYPES[phase] ?? AFTER;
}

function gameTurn(rules, position, fault) {
  const { stage, turn, snap } = position;
  fault('3.32.6', !typesOf(rules, position).includes(turn.type), 'turn.type');
  fault('5.11.3.1', (turn.number === 0) !== (BEFORE_THE_GAME.includes(stage.phase) || isGameOver(position)), 'turn.number');
  const most = MOST_PRE_CONTACT + (['game-turn', 'over', 'snap'].includes(stage.phase) ? 1 : 0);
  if (snap === null) fault('4.2.5', turn.number > most && !reads(rules, 'TF-A10', 'extra-turns'), 'turn.number');
}

function snapped(rules, position, fault) {
  const { stage, snap, turn, men } = position;
  if (!isOver(position)) fault('9.2.D.2', (snap === null) !== BEFORE_SNAP.includes(stage.phase), 'snap');
  if (snap === null) return;
  fault('5.11.3.2', snap.turn < 2 || snap.turn > turn.number, 'snap.turn');
  fault('5.12.3.2', (snap.turn === turn.number) !== (turn.type === 'snap'), 'snap.turn');
  fault('4.1.5', !isOnLine(rules, position, snap.at), 'snap.at');
  fault('9.4.X.2', snap.snapper === snap.recipient || !snap.passers.includes(snap.recipient), 'snap.recipient');
  fault('13.1.A.linemen', snap.linemen.some((man) => snap.receivers.includes(man)), 'snap.linemen');
  const isOf = (role) => (man) => isOfEleven(position, role, man);
  const named = [snap.snapper, snap.recipient, ...snap.passers, ...snap.receivers, ...snap.linemen];
  fault('4.1.1', !named.every(isOf('offense')), 'snap');
  fault('4.1.1', !snap.charging.every(isOf('defense')), 'snap.charging');
}

// The offense chooses in the huddle, the defense in its play selection of the first Game-Turn.
function hasChosen(position, role) {
  const { stage, turn } = position;
  if (isGameOver(position)) return false;
  if (role === 'offense') return ![...BEFORE_THE_GAME].includes(stage.phase) || (stage.side === 'defense' && ['reactivation', 'line-up', 'set-up'].includes(stage.phase));
  if (BEFORE_THE_GAME.includes(stage.phase)) return false;
  if (turn.number !== 1) return true;
  return stage.phase === 'positioning' && stage.side === 'defense';
}

function plans(position, role, fault) {
  const plan = position.plans[role];
  const place = `plans.${role}`;
  fault(role === 'offense' ? '4.1.6' : '13.PROC.1', (plan !== null) !== hasChosen(position, role), place);
  if (plan === null) return;
  fault(role === 'offense' ? '13.1.A.choice' : '13.1.B.choice', !LINE_MARKERS[role].includes(plan.line), `${place}.line`);
  fault(role === 'offense' ? '13.1.C.choice' : '13.1.D.choice', !PLAY_MARKERS[role].includes(plan.play), `${place}.play`);
  fault('13.E.1', plan.shown && position.snap === null, `${place}.shown`);
}

function ball(rules, position, fault) {
  const { ball: it, snap } = position;
  if (isOver(position)) {
    fault('5.2.1', it.is !== 'down', 'ball');
    return;
  }
  const isMisplaced = snap !== null ? !placesAfterSnap(position).includes(it.is) : ['carried', 'loose', 'down'].includes(it.is);
  if (fault('4.3.1', isMisplaced, 'ball')) return;
  if (it.is === 'ground') fault('4.1.5', !isOnLine(rules, position, it.at), 'ball.at');
  if (it.is === 'carried') carried(rules, position, fault);
  if (it.is === 'loose') fault('12.C1.1', manOf(position, 'offense', it.by)?.at !== it.at, 'ball');
  if (['carried', 'loose'].includes(it.is)) fault('14.32.event.1', hasScored(rules, manOf(position, 'offense', it.by)), 'ball');
  const when = setUpOf(position, 'offense');
  const isGame = position.game !== null;
  const isLate = isGame ? position.offense !== null : when === 'after';
  fault('4.1.5', it.is === 'unplaced' && isLate, 'ball');
  fault('4.1.2', it.is === 'ground' && (isGame ? !isLate : when === 'before'), 'ball');
}

// After the snap it is carried, but lost balls are fought for.
function placesAfterSnap({ stage }) {
  if (stage.phase === 'pick-up') return ['loose'];
  return stage.phase === 'movement' && stage.side === 'defense' ? ['carried', 'loose'] : ['carried'];
}

// TF-A91: where the ball beyond the goal line is a touchdown, the play is over.
const hasScored = (rules, here) => here !== undefined && rowOf(rules.field, here.at) > GOAL_ROW && reads(rules, 'TF-A91', 'goal-line-test');

function carried(rules, position, fault) {
  const all = carriers(position);
  fault('9.1.C.1', new Set(all).size < all.length, 'ball');
  for (const man of all) {
    const here = manOf(position, 'offense', man);
    if (fault('9.1.C.1', here === undefined, 'ball')) continue;
    fault(man === position.ball.by ? '5.2.2' : 'T.contact.Dn', here.neutralized > 0, 'ball');
    fault('9.4.T.2', here.hit && reads(rules, 'TF-A27', 'no-ball'), 'ball');
  }
  const { ball: { dummies }, stage: { phase, side } } = position;
  fault('9.3.N.3.1', dummies.length > MOST_DUMMIES, 'ball.dummies');
  const isStart = ['commitment', 'passive-contact'].includes(phase) || (phase === 'recovery' && side === 'offense');
  fault('9.3.Q.2', dummies.length > 0 && isStart, 'ball.dummies');
}

function targets({ field }, position, fault) {
  const { stage, targets: hexes, snap, turn } = position;
  fault('3.1.1', hexes.some((hex) => !isHex(field, hex)), 'targets');
  fault('5.12.2.D', new Set(hexes).size < hexes.length, 'targets');
  if (stage.phase === 'pass-targets') fault('5.12.2.D', hexes.length > 1, 'targets');
  else if (snap !== null && turn.number > snap.turn) fault('5.12.2.D', hexes.length !== 2, 'targets');
  else fault('5.12.2.D', hexes.length > 0, 'targets');
}
