// Where a ball comes down that went astray: a failed pass, a scatter, and what becomes of it over the lines.
import { reads } from '../shared/options.mjs';
import { same } from '../shared/coordinates.mjs';
import { ahead, distance, onLine } from './geometry.mjs';
import { beforeGoal, defenderOfEnd, offTheField } from './pitch.mjs';
import { goalieOf, manAt, menOnPitch } from './position.mjs';
import { faces, MEN, otherSeat } from './rulebook.mjs';

const BEYOND = { 1: 2, 2: 1, 3: -2 }; // FAILPASS: hexes beyond the receiver

/**
 * Where a failed pass comes down for a face of the D3, as {hex, line}: line is 'side' or 'end' where it is out. A face that
 * cannot come up under TS-A49 `reroll` is shown (`isShown`) as under `stop-inside`.
 */
export function landing(rules, from, to, face, isShown = false) {
  const { pitch } = rules;
  const whole = distance(pitch, from, to);
  const at = (steps) => (steps <= 0 ? from : onLine(pitch, from, to, steps)); // TS-A47
  let steps = whole + BEYOND[face];
  let hex = at(steps);
  if (same(hex, from)) return { hex, line: null };
  const line = offTheField(pitch, hex);
  const stops = { side: ['stop-inside', isShown && 'reroll'].includes(rules.readings['TS-A49']), end: reads(rules, 'TS-A50', 'stop-inside') }[line] ?? false;
  if (!stops) return { hex, line };
  while (steps > 0 && !pitch.isField(hex)) {
    steps -= 1;
    hex = at(steps);
  }
  return { hex, line: null };
}

/** The faces that a D3 may show: under TS-A49 `reroll` only those that keep the ball from crossing the side line. */
export function offered(rules, lineOf) {
  const all = faces(3);
  return reads(rules, 'TS-A49', 'reroll') ? all.filter(([face]) => lineOf(face) !== 'side') : all;
}

/** SCATTER: where the ball goes for a face of the D3, as {hex, line}; off the side it goes straight ahead instead. */
export function scattered({ pitch, readings }, from, way, face) {
  const hex = ahead(from, way)[face - 1];
  const turnsStraight = ['stop-inside', 'overrun-out'].includes(readings['TS-A49']);
  if (offTheField(pitch, hex) !== 'side' || !turnsStraight) return { hex, line: offTheField(pitch, hex) };
  const straight = ahead(from, way)[2];
  return { hex: straight, line: offTheField(pitch, straight) };
}

const nearest = (rules, position, seat, hex) => {
  const men = menOnPitch(position, seat);
  const far = (man) => distance(rules.pitch, position.men[man], hex);
  return MEN.filter((man) => men.includes(man)).sort((one, other) => far(one) - far(other))[0];
};

/** TS-A49 `throw-in`, `overrun-out`: the opponents' man nearest to the place has the ball. */
export const throwIn = (rules, position, seat, player, hex) => nearest(rules, position, otherSeat(seat), hex) ?? player;

/** TS-A50, TS-A62: the goalie of this end has the ball, without one it lies before the goal: {holder} or {loose}. */
export function atGoalie(rules, position, seat) {
  const goalie = goalieOf(position, seat);
  return goalie === null ? { loose: beforeGoal(rules.pitch, seat) } : { holder: goalie };
}

/** TS-A50: what becomes of a ball over the end line that `player` of `seat` played last. */
export function overTheEnd(rules, position, seat, hex) {
  const defender = defenderOfEnd(hex);
  if (reads(rules, 'TS-A50', 'corner') && seat === defender) {
    const attacker = otherSeat(defender);
    const holder = nearest(rules, position, attacker, cornerOf(rules.pitch, attacker, hex));
    if (holder !== undefined) return { holder };
  }
  return atGoalie(rules, position, defender);
}

// The corner on the side where the ball went over; behind the middle, the one on the left of those who attack this end.
function cornerOf({ columns }, attacker, [x]) {
  const left = attacker === 'red' ? -1 : 1;
  const side = x === 0 ? left : Math.sign(x);
  const [column, first, last] = side < 0 ? columns[0] : columns.at(-1);
  return [column, attacker === 'red' ? last : first];
}

/** A ball never lies loose in a goal hex. */
function restingPlace({ pitch }, hex) {
  return pitch.isGoal(hex) ? beforeGoal(pitch, defenderOfEnd(hex)) : hex;
}

/** The ball comes to rest; under TS-A84 `he-has-it` a man in whose hex it lies has it. */
export function settleLoose(rules, draft, hex) {
  const place = restingPlace(rules, hex);
  const man = reads(rules, 'TS-A84', 'he-has-it') ? manAt(draft, place) : undefined;
  Object.assign(draft, { catch: null, holder: man ?? null, loose: man === undefined ? place : null });
}
