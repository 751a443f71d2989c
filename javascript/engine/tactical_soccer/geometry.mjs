// Hexes [x, y] with x + y even: neighbours, distances, straight lines. A pointed pitch is a flat one with x and y changed.
import { same } from '../shared/coordinates.mjs';

const FLAT = [[0, 2], [1, 1], [1, -1], [0, -2], [-1, -1], [-1, 1]];
const swap = ([x, y]) => [y, x];
const POINTED = FLAT.map(swap);

const plus = (hex, step) => [hex[0] + step[0], hex[1] + step[1]];
export const has = (hexes, hex) => hexes.some((each) => same(each, hex));

export const isFlat = ({ orientation }) => orientation === 'flat';

export const neighbours = (pitch, hex) => (isFlat(pitch) ? FLAT : POINTED).map((step) => plus(hex, step));

export function distance(pitch, from, to) {
  const x = Math.abs(to[0] - from[0]);
  const y = Math.abs(to[1] - from[1]);
  return isFlat(pitch) ? x + Math.max(0, (y - x) / 2) : y + Math.max(0, (x - y) / 2);
}

/** The three hexes ahead of a man who looks towards greater y (1) or lesser (-1): forward left, forward right, straight. */
export const ahead = ([x, y], way) => [[x - way, y + way], [x + way, y + way], [x, y + 2 * way]];

/** Greater than 0 on the left of the way from one hex to another, less on its right. */
const leftness = (from, to, hex) =>
  (to[0] - from[0]) * (hex[1] - from[1]) - (to[1] - from[1]) * (hex[0] - from[0]);

// ---- fractions as [above, below], below greater than 0
const compare = ([a, b], [c, d]) => a * d - c * b;
const greater = (one, other) => (compare(one, other) >= 0 ? one : other);
const lesser = (one, other) => (compare(one, other) <= 0 ? one : other);

// The sides of a hex around [0, 0] in the scale X = 3x, Y = y: a X + b Y <= c.
const EDGES = [[0, 1, 1], [0, -1, 1], [1, 1, 2], [1, -1, 2], [-1, 1, 2], [-1, -1, 2]];

// The part of the segment in this hex: {enters, isAlong} if it is more than a point, else null.
function crossing(pitch, from, to, hex) {
  const scaled = (place) => {
    const [x, y] = isFlat(pitch) ? place : swap(place);
    return [3 * x, y];
  };
  const [[x0, y0], [x1, y1], [x, y]] = [from, to, hex].map(scaled);
  let [enters, leaves] = [[0, 1], [1, 1]];
  let isAlong = false;
  for (const [a, b, c] of EDGES) {
    const room = c - (a * (x0 - x) + b * (y0 - y));
    const rise = a * (x1 - x0) + b * (y1 - y0);
    if (rise === 0) {
      if (room < 0) return null;
      isAlong ||= room === 0;
    } else if (rise > 0) leaves = lesser(leaves, [room, rise]);
    else enters = greater(enters, [-room, -rise]);
  }
  return compare(enters, leaves) < 0 ? { enters, isAlong } : null;
}

/**
 * The hexes of the pitch on the way between two of them, both ends included; `edges` says which count of those along whose
 * edge the way runs: 'both', 'neither', 'left', 'right' (TS-A34).
 */
export function path(pitch, from, to, edges) {
  const key = `${from} ${to} ${edges}`;
  if (!pitch.paths.has(key)) pitch.paths.set(key, pathOf(pitch, from, to, edges));
  return pitch.paths.get(key);
}

function pathOf(pitch, from, to, edges) {
  const counts = (hex) => ({
    both: true, neither: false, left: leftness(from, to, hex) > 0, right: leftness(from, to, hex) < 0,
  }[edges]);
  return pitch.hexes
    .map((hex) => ({ hex, part: crossing(pitch, from, to, hex) }))
    .filter(({ hex, part }) => part !== null && (!part.isAlong || counts(hex)))
    .sort((one, other) => compare(one.part.enters, other.part.enters)
      || leftness(from, to, other.hex) - leftness(from, to, one.hex))
    .map(({ hex }) => hex);
}

/** Does the way between two hexes run along an edge anywhere? */
export const runsAlongEdges = (pitch, from, to) =>
  pitch.hexes.some((hex) => crossing(pitch, from, to, hex)?.isAlong ?? false);

/** TS-A48: the hex so many steps from `from` on the line through `to`; of equally near ones one on the field, then the farthest left. */
export function onLine(pitch, from, to, steps) {
  const whole = distance(pitch, from, to);
  const point = [0, 1].map((axis) => from[axis] * whole + steps * (to[axis] - from[axis])); // times `whole`
  const weights = isFlat(pitch) ? [3, 1] : [1, 3];
  const farness = (hex) => [0, 1].reduce((sum, axis) => sum + weights[axis] * (hex[axis] * whole - point[axis]) ** 2, 0);
  const [x, y] = point.map((part) => Math.round(part / whole));
  const near = [];
  for (let dx = -2; dx <= 2; dx += 1) {
    for (let dy = -2; dy <= 2; dy += 1) if ((x + dx + y + dy) % 2 === 0) near.push([x + dx, y + dy]);
  }
  return near.sort((one, other) => farness(one) - farness(other) || pitch.isField(other) - pitch.isField(one) || leftness(from, to, other) - leftness(from, to, one))[0];
}
