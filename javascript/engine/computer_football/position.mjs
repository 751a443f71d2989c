// Positions in the shape of the wire, and what can be read off them.
import { reads } from '../shared/options.mjs';
import { once } from '../shared/caches.mjs';
import { keyOf } from '../shared/coordinates.mjs';
import { MEN, otherSeat, otherSide, SHIFTS, SIDES } from './rulebook.mjs';

const nobody = (side) => Object.fromEntries(MEN[side].map((man) => [man, null]));

/** Everything that belongs to one play, before anybody is placed. */
export const emptyPlay = () => ({
  men: { offense: nobody('offense'), defense: nobody('defense') },
  call: null,
  known: { type: false, carrier: false, zone: false },
  turns: { offense: 0, defense: 0 },
  mover: null,
  allotment: null,
  left: 0,
  used: {},
  carrier: null,
  air: null,
  loose: null,
  fumbled_by: null,
  reached: { offense: null, defense: null },
  scramble: null,
  marks: [],
  changed: false,
  winner: null,
  score: null,
});

export const freshPosition = () => ({
  phase: 'draw', eastward: null, offense: null, play: 1, down: 1, line: 0, first_down: 0, ...emptyPlay(),
});

export const seatOf = (position, side) => (side === 'offense' ? position.offense : otherSeat(position.offense));
export const sideOf = (position, seat) => (seat === position.offense ? 'offense' : 'defense');
export const directionOf = (position, side) => (seatOf(position, side) === position.eastward ? 1 : -1);

/** Where a man is; null where he is nowhere, or is none of theirs: also of a name that every object has. */
export const standsOn = ({ men }, { of, man }) => (Object.hasOwn(men[of], man) ? men[of][man] : null);

const NOBODY = [];

/** The men on each square where there are some, as {of, man}, offense first; by its key. */
const standing = once('standing', ({ men }) => {
  const board = new Map();
  for (const of of SIDES) {
    for (const man of MEN[of]) {
      const square = men[of][man];
      if (square !== null) board.set(keyOf(square), [...board.get(keyOf(square)) ?? NOBODY, { of, man }]);
    }
  }
  return board;
});

export const isTaken = (position, square) => standing(position).has(keyOf(square));
export const menAt = (position, square) => (square === null ? NOBODY : standing(position).get(keyOf(square)) ?? NOBODY);

export const isSame = (one, other) => one !== null && other !== null && one.of === other.of && one.man === other.man;
export const isCarrier = (position, of, man) => isSame(position.carrier, { of, man });

export const isPass = ({ call }) => call !== null && call.zone !== null;
export const hasQ = (position) => isCarrier(position, 'offense', 'Q');
/** The zone becomes known with the throw, and a pass is thrown once only. */
export const isThrown = ({ known }) => known.zone;

/** A quarterback who may still throw is set (CF-A32), unless a scramble lets him move: the most squares he may use. */
export function limitOfQ(rules, position) {
  if (!isPass(position) || isThrown(position) || !hasQ(position) || position.scramble === 'run') return Infinity;
  if (position.scramble in SHIFTS) return SHIFTS[position.scramble];
  return reads(rules, 'CF-A32', 'set-until-scramble') ? 0 : Infinity;
}

export const markOf = (position, { of, man }) => position.marks.find((mark) => mark.of === of && mark.man === man);

/** CF-A53 `waits-beside`: the mark for which this man waits as the first half of a double team. */
export const waitsFor = (rules, position, { of, man }) => (reads(rules, 'CF-A53', 'waits-beside')
  ? position.marks.find((mark) => mark.of === otherSide(of) && mark.by.includes(man)) : undefined);

export const receivers = (rules) => ['TE', 'SE', 'F', 'H', 'T', ...(reads(rules, 'CF-A44', 'backs-include-q') ? ['Q'] : [])];

const placeOf = ({ of, man }) => (MEN[of].includes(man) ? MEN[of].indexOf(man) : MEN[of].length);

/** In the order of the men, offense first; a man whom a side has not stands last in it. */
export const sortedMarks = (marks) =>
  [...marks].sort((a, b) => SIDES.indexOf(a.of) - SIDES.indexOf(b.of) || placeOf(a) - placeOf(b));

/** CF-A53 `waits-beside`: who gets the ball waits no more, and the mark that he made is gone. */
export function waitsNoMore(draft, { of, man }) {
  draft.marks = draft.marks
    .map((mark) => (mark.of === of ? mark : { ...mark, by: mark.by.filter((one) => one !== man) }))
    .filter(({ by }) => by.length > 0);
}
