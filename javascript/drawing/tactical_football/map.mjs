// Drawing of a section of the map with north up: its hexes, stripes and lines. Rows are counted from the south.
import { columnOf, hexAt, isHex, isInbounds, rowOf } from '#engine/tactical_football/field.mjs';
import {
  APART, AROUND, DEEP, FIRST_ROW, FLAT, LAST_ROW, LEAST_COLUMNS, LEAST_ROWS, LINE_WITHIN, MARGIN, OUTLINE, ROWS, STRIPE, WIDE,
} from '#constants/tactical_football/map_picture.mjs';

const YARDS_OF_A_STRIPE = 5;
const range = (first, last, step = 1) => Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + step * index);

/**
 * The section of the map around the hexes to show, with the line of scrimmage if it is near; `top` is the margin
 * above it.
 */
export function sheetAround(field, seen, line, top) {
  const columns = seen.length > 0 ? seen.map((hex) => columnOf(field, hex)) : [Math.floor((field.left + field.right) / 2)];
  const rows = seen.length > 0 ? seen.map((hex) => rowOf(field, hex)) : [line];
  if (Math.min(...rows.map((row) => Math.abs(row - line))) <= LINE_WITHIN) rows.push(line, line + 1);
  const [west, east] = stretch(columns, LEAST_COLUMNS, 1, field.columns);
  const [south, north] = stretch(rows, LEAST_ROWS, FIRST_ROW, LAST_ROW);
  const spot = (column, row) =>
    [APART * (column - 1) + WIDE + 1, 2 * DEEP * (LAST_ROW - row) + DEEP + (field.isShifted(column) ? 0 : DEEP) + 1];
  const [right, down] = [MARGIN - APART * (west - 1), top - 2 * DEEP * (LAST_ROW - north)];
  return {
    field, west, south, north, spot, right, down, columns: range(west, east),
    at: (hex) => spot(columnOf(field, hex), rowOf(field, hex)),
    width: MARGIN + APART * (east - west) + 2 * WIDE + 3,
    bottom: top + 2 * DEEP * (north - south + 1) + DEEP + 3,
    moved: `translate(${right} ${down})`,
    blocks: range(west, east, STRIPE).flatMap((column) => range(south, north, STRIPE).map((row) => block(field, column, row))),
  };
}

/**
 * A range of at least this number of columns or rows, shifted onto the map and extended to the next stripe on both
 * sides.
 */
function stretch(seen, least, lowest, highest) {
  let [first, last] = [Math.min(...seen) - AROUND, Math.max(...seen) + AROUND];
  const wanting = Math.max(0, least - (last - first + 1));
  first -= Math.floor(wanting / 2);
  last += wanting - Math.floor(wanting / 2);
  const moved = Math.max(0, lowest - first) - Math.max(0, last - highest);
  return [Math.max(lowest, first + moved - remainder(first + moved - 1)), Math.min(highest, last + moved + remainder(-last - moved))];
}

/** The remainder of a division by the distance of stripes; 0 or more also for negative numbers. */
const remainder = (number) => ((number % STRIPE) + STRIPE) % STRIPE;

const block = (field, west, south) => range(west, west + STRIPE - 1)
  .flatMap((column) => range(south, south + STRIPE - 1).map((row) => hexAt(field, column, row))).filter((hex) => hex !== undefined);

// ---- hexes

/** The hexes, block by block, with stripes and goal lines. */
export function grass(sheet) {
  const blocks = sheet.blocks.map((hexes) => `<g>${ruled(sheet, hexes)}</g>`);
  return '<g class="hexes" fill="#3d8b4f" stroke="#fff" stroke-opacity="0.35" stroke-width="1.5">'
    + `${blocks.join('')}</g>${stripes(sheet)}`;
}

function ruled(sheet, hexes) {
  const sorts = new Map();
  for (const hex of hexes) {
    const sort = sortOf(sheet.field, hex);
    sorts.set(sort, [...sorts.get(sort) ?? [], hex]);
  }
  return [...sorts].map(([sort, places]) => `<path${sort} d="${outlines(sheet, places, OUTLINE)}"/>`).join('');
}

/** The special colour of a hex: between the hashmarks, or in an end zone. */
function sortOf(field, hex) {
  const row = rowOf(field, hex);
  if (row < 1 || row > ROWS) return ' class="end" fill="#6b7f4a"';
  return isInbounds(field, hex) ? ' class="inbounds" fill="#4c9a5e"' : '';
}

/** Several hexes as one path. */
export const outlines = (sheet, hexes, shape) => hexes.map((hex) => {
  const [x, y] = sheet.at(hex);
  return `M${x} ${y}${shape}`;
}).join('');

/** The outline of a hex; undefined for any other name. */
export const outline = (sheet, name) => (isHex(sheet.field, name) ? outlines(sheet, [name], OUTLINE) : undefined);

/** The drawn hex whose centre is nearest to a point of the drawing; null if the point is in no hex. */
export function hexNear({ blocks, at, right, down }, x, y) {
  let [nearest, least] = [null, WIDE];
  for (const hex of blocks.flat()) {
    const [across, along] = at(hex);
    const away = Math.hypot(across + right - x, along + down - y);
    if (away < least) [nearest, least] = [hex, away];
  }
  return nearest;
}

// ---- lines along the hexsides

/** The path of the hexsides north of a row, across the section. */
const zigzag = (sheet, row) => `M${sheet.columns.flatMap((column) => {
  const [x, y] = sheet.spot(column, row);
  return [`${x - FLAT} ${y - DEEP}`, `${x + FLAT} ${y - DEEP}`];
}).join('L')}`;

/** A stripe every five yards, the goal lines, and the yard numbers at the left edge. */
function stripes(sheet) {
  const rows = range(sheet.south, sheet.north - 1);
  const drawn = rows.map((row) => {
    if (row === 0 || row === ROWS) return `<path class="goal" d="${zigzag(sheet, row)}" stroke-width="8"/>`;
    return row > 0 && row < ROWS && row % STRIPE === 0 ? `<path d="${zigzag(sheet, row)}" stroke-opacity="0.6"/>` : '';
  });
  const yards = rows.filter((row) => row >= 0 && row <= ROWS && row % (2 * STRIPE) === 0).map((row) => {
    const [x, y] = sheet.spot(sheet.west, row);
    const number = row / STRIPE * YARDS_OF_A_STRIPE;
    return `<text x="${x - WIDE - 6}" y="${y - DEEP + 6}">${Math.min(number, 100 - number) || 'G'}</text>`;
  });
  return `<g class="stripes" fill="none" stroke="#fff" stroke-width="2.5">${drawn.join('')}</g>`
    + `<g class="yards" fill="currentColor" font-size="18" text-anchor="end">${yards.join('')}</g>`;
}

const isOnTheCut = (sheet, row) => sheet.south <= row && row < sheet.north;

/** The line of scrimmage, if it is in the section. */
export const scrimmage = (sheet, line) => (isOnTheCut(sheet, line)
  ? `<path class="scrimmage" d="${zigzag(sheet, line)}" fill="none" stroke="#1c3fa8" stroke-width="7">`
    + `<title>Line of Scrimmage, between the rows ${line} and ${line + 1}</title></path>` : '');

/** The First Down marker, drawn as the line that the ball has to reach. */
export const firstDown = (sheet, line) => (isOnTheCut(sheet, line)
  ? `<path class="first-down" d="${zigzag(sheet, line)}" fill="none" stroke="#ffd400" stroke-width="5"`
    + ` stroke-dasharray="14 8"><title>First Down, line ${line}</title></path>` : '');
