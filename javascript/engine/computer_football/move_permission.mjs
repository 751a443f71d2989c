// Permission to move a man: the clauses that a move has to satisfy, in the order in which they are blamed.
import { reads } from '../shared/options.mjs';
import { permissionOf } from '../shared/permission.mjs';
import { same } from '../shared/coordinates.mjs';
import { isSquare, squaresOf, stretch } from './geometry.mjs';
import {
  directionOf, isCarrier, limitOfQ, menAt, receivers, seatOf, standsOn, waitsFor,
} from './position.mjs';
import { isLineman, SHIFTS, speedOf } from './rulebook.mjs';

/** Whether it is the turn of this side, and the seat plays it. */
export const isOnTurn = (position, side, seat) => position.mover === side && seat === seatOf(position, side);

export function move({ rules, position, seat, ask }, { man, to }) {
  const side = position.mover;
  const isBallWaiting = position.air !== null && side === 'offense';
  if (!ask(isBallWaiting ? 'PASS.offense-first' : 'OBJECTIVE.alternate', isOnTurn(position, side, seat), { seat })) return;
  const from = standsOn(position, { of: side, man });
  const isThere = ask('MOVE.select', from !== null, { man });
  if (isThere) ask('BLOCK.double', waitsFor(rules, position, { of: side, man }) === undefined, { man }); // CF-A53 `waits-beside`
  const isField = ask('INTRO.field-size', isSquare(to), { to });
  if (!isThere || !isField) return;
  const path = stretch(from, to);
  if (!ask('M1', path !== null, { from, to })) return;
  askLimits({ rules, position, ask }, { side, man, from, to }, path);
  askWay({ rules, position, ask }, { side, man, from, to }, squaresOf(from, path));
}

function askLimits({ rules, position, ask }, { side, man, from, to }, { cost, unit }) {
  const used = position.used[man] ?? 0;
  const facts = { squares: cost, used, speed: speedOf(side, man), left: position.left };
  const isBack = unit[0] * directionOf(position, side) < 0;
  if (isLineman(man)) ask(side === 'offense' ? 'M7.1' : 'M7.2', !isBack, { from, to });
  const limit = side === 'offense' && man === 'Q' ? limitOfQ(rules, position) : Infinity;
  ask('PLAY.7.2', limit > 0, { man });
  if (position.scramble in SHIFTS && limit < Infinity) ask(`SCRAMBLE.${position.scramble}`, used + cost <= limit, facts);
  ask('M2', used + cost <= facts.speed, facts);
  ask('M8.2', cost <= position.left, facts);
}

function askWay({ rules, position, ask }, { side, man, from, to }, squares) {
  const way = squares.slice(0, -1);
  const there = menAt(position, to);
  const mates = there.filter(({ of }) => of === side);
  const opponents = there.filter(({ of }) => of !== side);
  ask('M3', way.every((square) => menAt(position, square).length === 0), { from, to });
  const mayBlock = position.air === null && !isCarrier(position, side, man);
  const maySqueeze = mayBlock && isBesideHalf(rules, position, mates, opponents);
  ask('M4', mates.length === 0 || maySqueeze, { to });
  if (position.air !== null) askInTheAir({ rules, position, ask }, side, man, to, opponents);
  askFixedRoles({ rules, position, ask }, side, man, opponents, to);
}

// CF-A53 `waits-beside`: beside a first half one may enter the square of the man he has marked, in order to block him;
// a carrier blocks nobody, and after a miss would share the square with his own man; nor does a man block during a pass (B1.2).
const isBesideHalf = (rules, position, mates, opponents) => mates.every((mate) => {
  const mark = waitsFor(rules, position, mate);
  return mark !== undefined && opponents.some(({ man }) => man === mark.man);
});

// B1.2, CF-A43, CF-A45: while the ball is in the air.
function askInTheAir({ rules, position, ask }, side, man, to, opponents) {
  const isBall = same(to, position.air);
  const mayEnter = { 'contest-exception': isBall, 'no-entry': false, 'all-entries-harmless': true }[rules.readings['CF-A43']];
  ask('B1.2', opponents.length === 0 || mayEnter, { to });
  const cannotCatch = side === 'offense' && !receivers(rules).includes(man);
  if (reads(rules, 'CF-A45', 'entry-forbidden')) ask('PASS.receiver-attempt', !(isBall && cannotCatch), { man });
}

// CF-A49 `roles-fixed-for-the-play`: nobody tackles a carrier of the defense, nor does he run into a man.
function askFixedRoles({ rules, position, ask }, side, man, opponents, to) {
  const { carrier } = position;
  if (!reads(rules, 'CF-A49', 'roles-fixed-for-the-play') || carrier === null || carrier.of === 'offense') return;
  const isContact = isCarrier(position, side, man)
    ? opponents.length > 0 : opponents.some((other) => isCarrier(position, other.of, other.man));
  ask('T1.1', !isContact, { to });
}

/** Whether a move of a movement phase is allowed. */
export const { isAllowed: isMoveAllowed } = permissionOf(move);
