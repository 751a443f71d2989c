// Drawing of the field: squares, end zones, yard markers, the visible window with its zones, and the two lines. West is
// left.
import {
  ABOVE, BELOW, COLUMNS, EAST_GOAL_LINE, END_FILL, INK, LEFT, NUMBER, RIGHT, ROWS, SIDE, WEST_GOAL_LINE, WINDOW, ZONE, ZONES,
} from '#constants/computer_football/field_picture.mjs';
import { YARDS_PER_SQUARE } from '#constants/computer_football/position_text.mjs';
import { otherSeat } from '#engine/computer_football/rulebook.mjs';

const MARKERS_APART = 5; // columns from one yard marker to the next

/** The coordinates of the columns `first` to `last` in the drawing, with a margin of `top` above them. */
export function sheetOf(first, last, top) {
  const [north, count] = [top + ABOVE, last - first + 1];
  const south = north + ROWS * SIDE;
  /** The x coordinate of a line of the field, which is the boundary east of the column with this number. */
  const x = (line) => LEFT + (line - first + 1) * SIDE;
  /** The y coordinate of the boundary south of a row. */
  const y = (row) => north + row * SIDE;
  return {
    first, last, north, south, x, y, width: LEFT + count * SIDE + RIGHT, bottom: south + BELOW,
    columns: Array.from({ length: count }, (_, index) => first + index),
    at: ([column, row]) => [x(column) - SIDE / 2, y(row) - SIDE / 2],
  };
}

/** The text of a line: `red's 20`, `midfield`, `yellow's goal line`. The side that attacks east defends the west goal. */
export function lineName(line, eastward) {
  const middle = (WEST_GOAL_LINE + EAST_GOAL_LINE) / 2;
  if (line === middle) return 'midfield';
  const isWest = line < middle;
  const whose = eastward === null ? (isWest ? 'west' : 'east') : isWest ? eastward : otherSeat(eastward);
  return yardNumber(line) ? `${whose}'s ${yardNumber(line)}` : `${whose}'s goal line`;
}

const yardNumber = (line) => YARDS_PER_SQUARE * Math.min(line - WEST_GOAL_LINE, EAST_GOAL_LINE - line);

// ---- constant parts: turf, end zones, grid, numbers

/** Turf and grid; an end zone has the colour of the side that defends it. */
export function ground(sheet, eastward) {
  const ends = [[1, WEST_GOAL_LINE, eastward], [EAST_GOAL_LINE + 1, COLUMNS, eastward && otherSeat(eastward)]];
  const zones = ends.filter(([first, last]) => first <= sheet.last && last >= sheet.first).map(([first, last, seat]) =>
    rect(seat ? `end ${seat}` : 'end', sheet, Math.max(first, sheet.first), Math.min(last, sheet.last), END_FILL[seat ?? '']));
  return [rect('turf', sheet, sheet.first, sheet.last, '#3d8b4f'), ...zones, grid(sheet)].join('');
}

const rect = (kind, sheet, first, last, fill) => `<rect class="${kind}" x="${sheet.x(first - 1)}" y="${sheet.north}"`
  + ` width="${(last - first + 1) * SIDE}" height="${ROWS * SIDE}" fill="${fill}"/>`;

/** The black grid lines; the lines of each direction are the dashes of one broad stroke. */
function grid(sheet) {
  const [x, y, far, low] = [sheet.x(sheet.first - 1), sheet.north, sheet.x(sheet.last), sheet.south];
  const dashes = `stroke-dasharray="1 ${SIDE - 1}"`;
  return '<g class="grid" fill="none" stroke="#000" stroke-opacity="0.4">'
    + `<path d="M${x - 0.5} ${Math.floor((y + low) / 2)}H${far + 1}" stroke-width="${low - y}" ${dashes}/>`
    + `<path d="M${Math.floor((x + far) / 2)} ${y - 0.5}V${low + 1}" stroke-width="${far - x}" ${dashes}/></g>`;
}

/** The numbers of the columns above, and of the rows at the left. */
export function numbers(sheet) {
  const above = sheet.columns.map((column) => `<text x="${sheet.x(column) - SIDE / 2}" y="${sheet.north - 5}">${column}</text>`);
  const beside = Array.from({ length: ROWS }, (_, index) => index + 1)
    .map((row) => `<text x="${Math.floor(LEFT / 2) - 1}" y="${sheet.y(row) - 8}">${row}</text>`);
  return `<g class="numbers" ${INK} font-size="${NUMBER}">${[...above, ...beside].join('')}</g>`;
}

/** The yard markers with their numbers, every ten yards; a goal line has a G. */
export function yards(sheet) {
  const count = (EAST_GOAL_LINE - WEST_GOAL_LINE) / MARKERS_APART + 1;
  const lines = Array.from({ length: count }, (_, index) => WEST_GOAL_LINE + MARKERS_APART * index)
    .filter((line) => line >= sheet.first - 1 && line <= sheet.last);
  const path = lines.map((line) => `M${sheet.x(line)} ${sheet.north}v${ROWS * SIDE + 4}`).join('');
  const texts = lines.map((line) => `<text x="${Math.min(Math.max(sheet.x(line), LEFT), sheet.width - 10)}"`
    + ` y="${sheet.south + 18}">${yardNumber(line) || 'G'}</text>`);
  return `<path class="marks" d="${path}" stroke="#fff" stroke-width="1.5" stroke-opacity="0.7"/>`
    + `<g class="yards" ${INK} font-size="${NUMBER}" font-weight="bold">${texts.join('')}</g>`;
}

// ---- what changes from play to play

/** The first square of a zone; zones are numbered down the rows, then from west to east. */
const cornerOf = (first, zone) => [first + ZONE * Math.floor((zone - 1) / 3), 1 + ZONE * ((zone - 1) % 3)];

/** The outlines and numbers of the 12 zones of a window; one of them may be highlighted. */
export function zones(sheet, first, lit, how) {
  const last = first + WINDOW - 1;
  const every = (from, to) => Array.from({ length: Math.floor((to - from) / ZONE) + 1 }, (_, index) => from + ZONE * index);
  const bounds = [
    ...every(first - 1, last).map((line) => `M${sheet.x(line)} ${sheet.north}V${sheet.south}`),
    ...every(0, ROWS).map((row) => `M${sheet.x(first - 1)} ${sheet.y(row)}H${sheet.x(last)}`),
  ].join('');
  const middle = Math.floor(ZONE / 2);
  const texts = ZONES.map((zone) => {
    const [column, row] = cornerOf(first, zone);
    const [x, y] = sheet.at([column + middle, row + middle]);
    return `<text x="${x}" y="${y + 16}">${zone}</text>`;
  });
  return `<path class="zones" d="${bounds}" stroke="#fff" stroke-opacity="0.6" stroke-width="1.5" stroke-dasharray="4 4"/>`
    + `<g class="zone-numbers" fill="#fff" fill-opacity="0.3" font-size="44" text-anchor="middle">${texts.join('')}</g>`
    + (lit === null ? '' : called(sheet, cornerOf(first, lit), lit, how));
}

function called(sheet, [column, row], zone, how) {
  const [x, y, side] = [sheet.x(column - 1) + 2, sheet.y(row - 1) + 2, ZONE * SIDE - 4];
  const [fill, dashes] = how === 'secret' ? ['0', ' stroke-dasharray="6 5"'] : ['0.28', ''];
  return `<rect class="called ${how}" data-zone="${zone}" x="${x}" y="${y}" width="${side}" height="${side}"`
    + ` fill="#fff" fill-opacity="${fill}" stroke="#fff" stroke-width="3"${dashes}/>`;
}

/** The scrimmage line. */
export const blueLine = (sheet, line) => lineOf(sheet, 'scrimmage', line, 'stroke="#2d6bff"');

/** The first-down line, dashed so that a scrimmage line at the same place stays visible. */
export const yellowLine = (sheet, line) => lineOf(sheet, 'first-down', line, 'stroke="#ffe14d" stroke-dasharray="9 6"');

const lineOf = (sheet, kind, line, ink) => `<path class="${kind}" data-line="${line}" d="M${sheet.x(line)} ${sheet.north}V${sheet.south}"`
  + ` ${ink} stroke-width="4"/>`;

// ---- places that can be chosen

const block = (sheet, [column, row], side) => `M${sheet.x(column - 1)} ${sheet.y(row - 1)}h${side}v${side}h-${side}z`;

/** The square with a name such as `16,6`, or null for a name that is not a square of the field. */
export function squareNamed(name) {
  const [column, row] = /^\d+,\d+$/.test(name) ? name.split(',').map(Number) : [0, 0];
  return column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS ? [column, row] : null;
}

/** The name of the square at a point of the drawing; null outside of the field. */
export function squareAt(sheet, x, y) {
  const [column, row] = [sheet.first + Math.floor((x - sheet.x(sheet.first - 1)) / SIDE), 1 + Math.floor((y - sheet.north) / SIDE)];
  return column >= sheet.first && column <= sheet.last && row >= 1 && row <= ROWS ? `${column},${row}` : null;
}

/** The outline of a square, or of a zone of the window such as `7`; undefined for any other name. */
export function outline(sheet, first, name) {
  const square = squareNamed(name);
  if (square !== null) return block(sheet, square, SIDE);
  return first !== null && ZONES.map(String).includes(name) ? block(sheet, cornerOf(first, Number(name)), ZONE * SIDE) : undefined;
}
