// Faults of what a stage remembers.
import { reads } from '../shared/options.mjs';
import { distance, isHex, step, touches } from './field.mjs';
import { canGoOn } from './hex_exit.mjs';
import { huddleHexes, mayShare } from './huddle.mjs';
import { isFrozen } from './markers.mjs';
import { allowanceOf, spentBy } from './movement_points.mjs';
import { isActive, isOccupied, isOfEleven, isSnapTurn, manOf, sharing, sorted } from './position.mjs';
import { MOST_HAND_OFFS, otherRole } from './rulebook.mjs';
import { canBeCalled, hasToSnap, snapOf } from './snap.mjs';

export function stage(rules, position, fault) {
  CHECKS[position.stage.phase]?.(rules, position, fault);
}

const hasTwice = (men) => new Set(men).size < men.length;

const CHECKS = {
  'set-up': (rules, position, fault) => {
    const { stage: { left, side }, line } = position;
    fault('4.1.1', hasTwice(left) || left.some((man) => !Object.hasOwn(rules.men[side], man)), 'stage.left');
    const hasRoom = side === 'defense' || left.length === 0 || huddleHexes(rules.field, line).some((hex) => mayShare(rules, position, hex));
    fault('14.13.1', !hasRoom, 'men.offense');
  },
  positioning: moving,
  movement(rules, position, fault) {
    moving(rules, position, fault);
    const { side, contacted, paid, motion } = position.stage;
    fault('8.2.C', hasTwice(contacted) || contacted.some((man) => !isOfEleven(position, otherRole(side), man)), 'stage.contacted');
    fault('7.5.7', Object.entries(paid).some(([man, points]) => points < 0 || !isOfEleven(position, side, man)), 'stage.paid');
    fault('4.3.5', motion !== null && !mayBeInMotion(rules, position, motion), 'stage.motion');
    handOffs(position, fault);
  },
  'pick-up': (rules, position, fault) => {
    const { among } = position.stage;
    fault('12.C1.3', among.length < 2 || hasTwice(among), 'stage.among');
    const canTakeIt = (man) => {
      const here = manOf(position, 'defense', man);
      return here !== undefined && isActive(here) && step(rules.field, here.at, here.facing) === position.ball.at;
    };
    fault('12.proc.4', !among.every(canTakeIt), 'stage.among');
  },
  recovery(rules, position, fault) {
    const { left, side } = position.stage;
    const isDown = (man) => manOf(position, side, man) !== undefined && !isActive(manOf(position, side, man));
    fault('T.recovery.use', left.length === 0 || hasTwice(left) || !left.every(isDown), 'stage.left');
  },
  'passive-contact': (rules, position, fault) => {
    const { left, made } = position.stage;
    const due = sharing(position);
    const isWrong = left.length === 0 || hasTwice(left) || !left.every((man) => due.includes(man))
      || made.some((man) => left.includes(man) || !isOfEleven(position, 'offense', man));
    fault('5.13.1.C.1', isWrong, 'stage.left');
  },
  'game-turn': (rules, position, fault) => {
    fault('4.2.5', hasToSnap(rules, position) && !canBeCalled(rules, position), 'turn.number');
  },
  snap(rules, position, fault) {
    fault('5.11.3.2', position.turn.number === 1, 'turn.number');
    for (const { clause, holds } of snapOf(rules, position).conditions) fault(clause, !holds);
  },
};

function handOffs(position, fault) {
  const { side, hand_offs: each, acts } = position.stage;
  if (fault('9.0.general.2', side === 'defense' && each.length > 0, 'stage.hand_offs')) return;
  fault('9.3.L.3', each.length > MOST_HAND_OFFS, 'stage.hand_offs');
  fault('13.H.3', each.length > 0 && position.turn.changed, 'stage.hand_offs');
  for (const { man, to, made } of each) {
    const isThere = (one) => (made ? isOfEleven(position, 'offense', one) : manOf(position, 'offense', one) !== undefined);
    if (fault('9.3.L.2', man === to || ![man, to].every(isThere), 'stage.hand_offs')) continue;
    const hasPaid = (one) => manOf(position, 'offense', one) === undefined || (acts[one]?.spent ?? 0) > 0;
    fault('9.3.N.2.2', made && ![man, to].every(hasPaid), 'stage.hand_offs');
  }
}

function mayBeInMotion(rules, position, man) {
  const { stage: { side, acts }, snap } = position;
  if (side !== 'offense' || !isSnapTurn(position) || !isOfEleven(position, 'offense', man)) return false;
  if (man === snap.snapper || man === snap.recipient) return false;
  const start = acts[man]?.start ?? manOf(position, 'offense', man)?.at;
  return !reads(rules, 'TF-A14', 'backs-only') || start === undefined || !touches(rules.field, position.line, start);
}

function moving(rules, position, fault) {
  const { active, acts } = position.stage;
  fault('7.1.E', active !== null && !Object.hasOwn(acts, active), 'stage.active');
  for (const man of sorted(Object.keys(acts))) acted(rules, position, man, fault);
}

function acted(rules, position, man, fault) {
  const { side, active, acts } = position.stage;
  const act = acts[man];
  const here = manOf(position, side, man);
  const place = `stage.acts.${man}`;
  if (fault('4.1.1', here === undefined, place) || fault('3.1.1', !isHex(rules.field, act.start), place)) return;
  const isSnap = position.stage.phase === 'movement' && isSnapTurn(position);
  const clause = { offense: '4.3.3', defense: '4.3.4' }[isSnap ? side : ''] ?? '7.1.C.1';
  fault(clause, act.spent < 0 || spentBy(position, man) > allowanceOf(rules, position, side, man), place);
  const isElsewhere = here.at !== act.start;
  fault('7.1.A', !act.entered && (isElsewhere || act.halted !== null || act.crossing !== null), place);
  fault('7.1.C.1', distance(rules.field, act.start, here.at) > act.spent + 1, place);
  if (act.crossing === null) return;
  if (fault('7.2.F.2.2', man !== active || !isOccupied(position, side, man, here.at), place)) return;
  const isHeld = !isActive(here) || here.hit || isFrozen(position, side, man);
  fault('7.2.F.4', isHeld || !canGoOn(rules, position, side, man), place);
}
