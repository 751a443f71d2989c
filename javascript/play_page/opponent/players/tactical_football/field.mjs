// The map of tactical-football for computer players: rows, distances, neighbors, and the cheapest ways of a carrier.
export const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const STEPS = [[0, 2], [1, 1], [1, -1], [0, -2], [-1, -1], [-1, 1]];

export const rowOf = ({ places }, hex) => places.get(hex).row;
export const columnOf = ({ places }, hex) => places.get(hex).column;

const atXY = ({ at }, x, y) => at.get(1000 * x + y) ?? null;

export function apart(field, from, to) {
  const [one, other] = [field.places.get(from), field.places.get(to)];
  const [dx, dy] = [Math.abs(other.x - one.x), Math.abs(other.y - one.y)];
  return dx + Math.max(0, (dy - dx) / 2);
}

/** The neighbor in a direction, or null at the edge of the map. */
export function nextTo(field, hex, facing) {
  const { x, y } = field.places.get(hex);
  const [dx, dy] = STEPS[FACINGS.indexOf(facing)];
  return atXY(field, x + dx, y + dy);
}

export const around = (field, hex) => FACINGS.map((facing) => nextTo(field, hex, facing)).filter((each) => each !== null);

/** The hex a number of columns and rows from a place, moved onto the map. */
export function hexNear(field, column, row) {
  const inside = Math.max(1, Math.min(column, field.columns));
  const y = 2 * Math.max(-5, Math.min(row, 66)) + (field.isShifted(inside) ? 1 : 0);
  return atXY(field, inside, y);
}

export const turnsBetween = (one, other) => {
  const between = Math.abs(FACINGS.indexOf(one) - FACINGS.indexOf(other));
  return Math.min(between, 6 - between);
};

/** The direction from a hex to its neighbor, or undefined. */
export const wayTo = (field, from, to) => FACINGS.find((facing) => nextTo(field, from, facing) === to);

/** The hexes that a man controls: his front hex and the two beside it. */
export function zoneOf(field, { at, facing }) {
  const index = FACINGS.indexOf(facing);
  return [0, 1, 5].map((by) => nextTo(field, at, FACINGS[(index + by) % 6])).filter((each) => each !== null);
}

const CONTROLLED = 3; // costs of a controlled hex, of a man in the way, and of the wrong side of the ball-play marker
const STANDING = 6;
const WRONG_SIDE = 12;
const DEEP = 9; // rows behind and ahead of the line where ways are looked for
const AHEAD = 22;
const known = new WeakMap(); // the men of the defense -> the costs by goal and side

/** The cost of the cheapest way from each hex near the play to a row, around the defenders. */
export function waysToRow({ rules: { field }, position }, goal, side) {
  const high = Math.min(goal, 66);
  return costsOnce(position, `row ${goal} ${side} ${position.line}`, () => {
    const ends = [...field.places].filter(([, { row }]) => row === high).map(([hex]) => hex);
    return costsTo(field, position, { ends, side, high });
  });
}

/** The cost of the cheapest way from each hex near the play to a hex, around the defenders. */
export const waysToHex = ({ rules: { field }, position }, goal) => costsOnce(position, `hex ${goal} ${position.line}`,
  () => costsTo(field, position, { ends: [goal], side: null, high: position.line + AHEAD }));

function costsOnce({ men: { defense } }, key, find) {
  if (!known.has(defense)) known.set(defense, new Map());
  const costs = known.get(defense);
  if (!costs.has(key)) costs.set(key, find());
  return costs.get(key);
}

function costsTo(field, position, { ends, side, high }) {
  const prices = pricesOf(field, position.men.defense.on);
  const low = position.line - DEEP;
  const found = new Map();
  const buckets = [ends];
  for (let cost = 0; cost < buckets.length; cost += 1) {
    for (const hex of buckets[cost] ?? []) {
      if (found.has(hex)) continue;
      found.set(hex, cost);
      const entering = cost + 1 + (prices.get(hex) ?? 0);
      for (const near of around(field, hex)) {
        if (found.has(near) || rowOf(field, near) < low || rowOf(field, near) > high) continue;
        const total = entering + crossingCost(field, position, side, near, hex);
        (buckets[total] ??= []).push(near);
      }
    }
  }
  return found;
}

function pricesOf(field, defenders) {
  const prices = new Map();
  const add = (hex, price) => prices.set(hex, (prices.get(hex) ?? 0) + price);
  for (const man of Object.values(defenders)) {
    add(man.at, STANDING);
    if (man.neutralized === 0) for (const hex of zoneOf(field, man)) add(hex, CONTROLLED);
  }
  return prices;
}

function crossingCost(field, { line, snap }, side, from, to) {
  if (side === null || snap === null || !(rowOf(field, from) <= line && rowOf(field, to) > line)) return 0;
  const away = columnOf(field, from) - columnOf(field, snap.at);
  return (side === 'right' ? away > 0 : away < 0) ? 0 : WRONG_SIDE;
}
