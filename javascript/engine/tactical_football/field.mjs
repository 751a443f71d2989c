// The map: printed numbers of hexes, neighbours, distances, sight, the line of scrimmage. Made once for each set of readings.
import { FACINGS } from './rulebook.mjs';

const STEPS = [[0, 2], [1, 1], [1, -1], [0, -2], [-1, -1], [-1, 1]];
const COLUMNS = 37;
const NARROW = 32;
const FIRST_ROW = -5;
const LAST_ROW = 66;
const HASH = { '17-21': [17, 21], '15-23': [15, 23], '13-25': [13, 25] };

const twoDigits = (number) => String(((number % 100) + 100) % 100).padStart(2, '0');

/** The map under these readings. */
export function layOut(readings) {
  const grid = gridOf(readings['TF-A01'], readings['TF-A02']);
  const [left, right] = HASH[readings['TF-A03']].map((column) => column - (grid.columns < COLUMNS ? 3 : 0));
  return { readings, ...grid, left, right, found: new Map() };
}

const grids = new Map(); // the two readings that number the hexes -> the hexes

function gridOf(size, shift) {
  const key = `${size} ${shift}`;
  if (!grids.has(key)) grids.set(key, madeGrid(size, shift));
  return grids.get(key);
}

function madeGrid(size, shift) {
  const isTurned = size === '60x37';
  const isShifted = (column) => (column % 2 === 0) === (shift !== 'odd-up');
  const columns = size === '32x60' ? NARROW : COLUMNS;
  const rows = Array.from({ length: LAST_ROW - FIRST_ROW + 1 }, (_, index) => FIRST_ROW + index);
  const named = rows.map((row) => [row, twoDigits(row)]);
  const places = new Map(); // hex -> {column, row, x, y} and, once they have been asked for, its neighbours
  const at = new Map(); // keyOf(x, y) -> hex
  for (let column = 1; column <= columns; column += 1) {
    const [one, more] = [twoDigits(column), isShifted(column) ? 1 : 0];
    for (const [row, two] of named) {
      const hex = isTurned ? two + one : one + two;
      const y = 2 * row + more;
      places.set(hex, { column, row, x: column, y, joined: null });
      at.set(keyOf(column, y), hex);
    }
  }
  return { places, at, isShifted, columns };
}

// Two small whole numbers as one: a map finds it sooner than a text.
const keyOf = (x, y) => 1000 * x + y;

/** The neighbours of a hex: the one in each direction, and the direction to each. A board asks for few of them. */
function joined({ places, at }, hex) {
  const place = places.get(hex);
  place.joined ??= join(place, at);
  return place.joined;
}

function join({ x, y }, at) {
  const next = Object.fromEntries(FACINGS.map((facing, index) => [facing, at.get(keyOf(x + STEPS[index][0], y + STEPS[index][1])) ?? null]));
  return {
    next,
    around: FACINGS.map((facing) => next[facing]).filter((each) => each !== null),
    edges: FACINGS.filter((facing) => next[facing] === null),
    ways: new Map(FACINGS.map((facing) => [next[facing], facing])),
  };
}

export const isHex = (field, hex) => field.places.has(hex);

export const hexAt = (field, column, row) => field.at.get(keyOf(column, 2 * row + (field.isShifted(column) ? 1 : 0)));

/** The neighbour in this direction, or null at the edge of the map. */
export const step = (field, hex, facing) => joined(field, hex).next[facing];

export const around = (field, hex) => joined(field, hex).around;

/** The facing from a hex to its neighbour, or undefined. */
export const wayTo = (field, from, to) => joined(field, from).ways.get(to);

export function distance(field, from, to) {
  const [one, other] = [field.places.get(from), field.places.get(to)];
  const [dx, dy] = [Math.abs(other.x - one.x), Math.abs(other.y - one.y)];
  return dx + Math.max(0, (dy - dx) / 2);
}

export const turned = (facing, by) => FACINGS[(FACINGS.indexOf(facing) + by + 6) % 6];
export const hexsidesBetween = (from, to) => {
  const apart = Math.abs(FACINGS.indexOf(from) - FACINGS.indexOf(to));
  return Math.min(apart, 6 - apart);
};

/** front, oblique or rear: the hexside of a man who faces `facing`, in this direction. */
export const hexside = (facing, way) => ['front', 'oblique', 'rear', 'rear'][hexsidesBetween(facing, way)];

export const zone = (field, hex, facing) =>
  [0, 1, -1].map((by) => step(field, hex, turned(facing, by))).filter((each) => each !== null);

export function sights(field, from, facing, to) {
  if (from === to) return false;
  const [one, other] = [field.places.get(from), field.places.get(to)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const index = FACINGS.indexOf(facing);
  if (field.readings['TF-A19'] === 'edge-fan') {
    const [x, y] = STEPS[index];
    return 3 * x * dx + y * dy >= 0;
  }
  const isIn = [1, -1].map((by) => combination(STEPS[index], STEPS[(index + by + 6) % 6], dx, dy)).filter((each) => each !== null);
  if (isIn.length === 0) return false;
  if (field.readings['TF-A19'] !== 'open-cone' || distance(field, from, to) <= 1) return true;
  return isIn.some(([front]) => front > 0);
}

// Whole numbers a, b >= 0 with a * one + b * other = (dx, dy), or null.
function combination([ax, ay], [bx, by], dx, dy) {
  const whole = ax * by - ay * bx;
  const a = (dx * by - dy * bx) / whole;
  const b = (ax * dy - ay * dx) / whole;
  return Number.isInteger(a) && Number.isInteger(b) && a >= 0 && b >= 0 ? [a, b] : null;
}

/** A function of a map, a line and a side that looks only once for each of them. */
export const onceOnMap = (name, find) => (field, line, side) => {
  const key = `${name} ${line} ${side}`;
  if (!field.found.has(key)) field.found.set(key, find(field, line, side));
  return field.found.get(key);
};

/** 4.1.7: the hexes where men of the defense may be set up. */
export const defenseHexes = onceOnMap('set-up', (field, line) => [...field.places.keys()].filter((hex) => sideOf(field, line, hex) === 'defense'));

/** 4.1.5: the hexes where the ball may be placed. */
export const ballHexes = onceOnMap('ball', (field, line) => [...field.places.keys()].filter((hex) =>
  isInbounds(field, hex) && touches(field, line, hex) && sideOf(field, line, hex) === 'offense'));

export const isBetweenHashmarks = ({ places, left, right }, hex) => places.get(hex).column >= left && places.get(hex).column <= right;

export const isInbounds = (field, hex) => isBetweenHashmarks(field, hex) && rowOf(field, hex) >= 1 && rowOf(field, hex) <= 60;

/** 'offense', 'defense', or null for a hex that a straight line cuts (TF-A04 `half`). */
export function sideOf(field, line, hex) {
  const { column, row } = field.places.get(hex);
  if (field.readings['TF-A04'] === 'half' && field.isShifted(column) && row === line) return null;
  return row <= line ? 'offense' : 'defense';
}

/** The line that a ball in this hex lies next to, on the side of the offense. */
export const lineAt = (field, hex) => {
  const { column, row } = field.places.get(hex);
  return row + (field.readings['TF-A04'] === 'half' && field.isShifted(column) ? 1 : 0);
};

/** Hexes from the line on its own side; 0 (TF-A05 `adjacent-1`: 1) next to it. */
export function depth(field, line, hex) {
  const side = sideOf(field, line, hex);
  if (side === null) return null;
  const { column, row } = field.places.get(hex);
  const first = field.readings['TF-A04'] === 'half' && field.isShifted(column) ? line - 1 : line;
  const more = field.readings['TF-A05'] === 'adjacent-1' ? 1 : 0;
  return more + (side === 'offense' ? first - row : row - line - 1);
}

export const touches = (field, line, hex) => depth(field, line, hex) === (field.readings['TF-A05'] === 'adjacent-1' ? 1 : 0);

/** Behind the hexes next to the line, as the offense sees it? One that the line cuts is not (TF-A04). */
export const isBack = (field, line, hex) => sideOf(field, line, hex) === 'offense' && !touches(field, line, hex);
export const rowOf = (field, hex) => field.places.get(hex).row;
export const columnOf = (field, hex) => field.places.get(hex).column;

/** Does this way lead off the map over the far edge, and not over a sideline? */
export function isOverTheEnd(field, hex, way) {
  const { x, y } = field.places.get(hex);
  const [dx, dy] = STEPS[FACINGS.indexOf(way)];
  const column = x + dx;
  return column >= 1 && column <= field.columns && y + dy >= 2 * (LAST_ROW + 1) + (field.isShifted(column) ? 1 : 0);
}

/** TF-A43: the last hex is at the edge in these directions. */
export const edges = (field, hex) => joined(field, hex).edges;
