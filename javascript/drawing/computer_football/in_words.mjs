// The description of a position: the expected action, down and line, the call with its secrets, the ball, and the men.
import { goalAttacked } from '#engine/computer_football/geometry.mjs';
import { directionOf, seatOf } from '#engine/computer_football/position.mjs';
import { MEN, otherSeat, SIDES } from '#engine/computer_football/rulebook.mjs';
import { WAYS } from '#constants/computer_football/field_picture.mjs';
import { DOWN_NAMES, PLACED, SCRAMBLED, YARDS_PER_SQUARE } from '#constants/computer_football/position_text.mjs';
import { capital } from '../shared/words.mjs';
import { lineName } from './field.mjs';

const HIDDEN = 'hidden'; // what a view says of what a seat may not know

/** The direction of each side, the play and the down, and the distance to a new first down. */
export function headings(position) {
  const { down, first_down: firstDown, offense, phase, play, score, winner } = position;
  if (offense === null) return ['Scrimmage', 'a new game'];
  if (phase === 'over') return [`${winner} has won`, `play ${play}: ${score}`];
  const way = directionOf(position, 'offense');
  const toGo = firstDown === goalAttacked(way) ? 'goal' : yardsToGo(position);
  return [`${offense} attacks ${WAYS[way]}`, `play ${play}: ${DOWN_NAMES[down - 1]} and ${toGo}`];
}

const yardsToGo = (position) => YARDS_PER_SQUARE * directionOf(position, 'offense') * (position.first_down - position.line);

/** The expected action; the line; the call and the ball; men who are paler, have moved, or are off the field. */
export function told({ edition }, position) {
  const { down, eastward, first_down: firstDown, line, marks, offense, phase, scramble } = position;
  const where = `${capital(DOWN_NAMES[down - 1])} down on line ${line}, ${lineName(line, eastward)}`;
  return [
    SITUATION[phase](position),
    ...(offense === null ? [] : [`${where}; ${yardsToGo(position)} yards to line ${firstDown}`]),
    ...called(position),
    ...ballTold(position),
    ...(scramble === null ? [] : [SCRAMBLED[scramble]]),
    ...marks.map(({ of, man, by }) => `Paler: ${seatOf(position, of)}'s ${man}, blocked by ${by.join(' and ')}`),
    ...moved(position),
    ...gone(position),
    ...(edition === 'power' ? [] : [`Edition: ${edition}`]),
  ];
}

/** The call, and the parts of it that are still secret. */
function called({ call, known }) {
  if (call === null) return [];
  if (call === HIDDEN) return ['Called in secret'];
  if (call.run === HIDDEN) return ['Called: a run; its carrier is a secret'];
  if (call.zone === HIDDEN) return ['Called: a pass; its zone is a secret'];
  const isRun = call.zone === null;
  const what = isRun ? `a run by ${call.run}` : `a pass to zone ${call.zone}`;
  if (!known.type) return [`Called in secret: ${what}`];
  if (isRun ? known.carrier : known.zone) return [`Called: ${what}`];
  const [kind, rest] = isRun ? ['run', 'carrier'] : ['pass', 'zone'];
  return [`Called: ${what}; that it is a ${kind} is known, its ${rest} is a secret`];
}

function ballTold(position) {
  const { air, carrier, fumbled_by: by, loose, reached } = position;
  return [
    ...(carrier === null ? [] : [carrier === HIDDEN ? 'Who has the ball is a secret' : held(position, carrier)]),
    ...(air === null ? [] : [`The ball is in the air and comes down on ${air}`]),
    ...(loose === null ? [] : [`The ball lies loose on ${loose}${by ? `, fumbled by ${seatOf(position, by)}` : ''}`]),
    ...SIDES.filter((side) => reached[side] !== null)
      .map((side) => `${seatOf(position, side)}'s ${reached[side]} has got to the ball`),
  ];
}

function held(position, { of, man }) {
  const square = position.men[of][man];
  return `${seatOf(position, of)}'s ${man} has the ball${square ? ` on ${square}` : ''}${isCarrierKnown(position) ? '' : ', a secret'}`;
}

/** Whether the defense knows the ball carrier: he was disclosed, or he is one of its own men. */
export const isCarrierKnown = ({ changed, known }) => known.carrier || changed;

function moved({ used }) {
  const men = Object.keys(used).sort();
  return men.length === 0 ? [] : [`Moved this turn: ${men.map((man) => `${man} ${used[man]}`).join(', ')}`];
}

function gone(position) {
  if (!PLACED.includes(position.phase)) return [];
  return SIDES.map((side) => [side, MEN[side].filter((man) => position.men[side][man] === null)])
    .filter(([, men]) => men.length > 0).map(([side, men]) => `Off the field, ${seatOf(position, side)}: ${men.join(', ')}`);
}

/** The squares of all men of both sides, for screen readers. */
export const whoStandsWhere = (position) => SIDES.flatMap((side) => {
  const men = MEN[side].filter((man) => position.men[side][man] !== null);
  return men.length === 0 ? [] : [`${seatOf(position, side)}, ${side}: ${men.map((man) => `${man} ${position.men[side][man]}`).join('; ')}`];
});

const nextMan = ({ men }, side) => MEN[side].find((man) => men[side][man] === null);

function liningUp(position) {
  const man = nextMan(position, 'offense');
  return man ? `${position.offense} places ${man} of its offense` : `${position.offense} calls the play in secret`;
}

function defending(position) {
  const [man, seat] = [nextMan(position, 'defense'), otherSeat(position.offense)];
  return man ? `${seat} places ${man} of its defense` : `${seat} may end its line-up`;
}

/** The side whose turn it is, with the number of its turn. */
const mover = (position) => `${seatOf(position, position.mover)} (${position.mover}, turn ${position.turns[position.mover] + 1})`;

function moving(position) {
  const { air, allotment, left, loose } = position;
  return `${mover(position)} moves${air || loose ? ' for the ball' : ''}: ${left} of ${allotment} square${allotment === 1 ? '' : 's'} left`;
}

const SITUATION = {
  draw: () => 'Chance decides who starts on offense, and which goal is defended',
  start: () => 'Either player may start the scrimmage',
  'line-up': liningUp,
  defend: defending,
  allot: (position) => `Chance allots squares to ${mover(position)}`,
  move: moving,
  throw: (position) => `${mover(position)} must throw now, to any zone`,
  over: ({ score, winner }) => `${winner} has won by a ${score}`,
};
