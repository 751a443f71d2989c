// Drawing of the pitch lengthwise, with red's goal at the left end. Red attacks to the right.
import { keyOf, same } from '#engine/shared/coordinates.mjs';
import { isFlat } from '#engine/tactical_soccer/geometry.mjs';
import { SEATS } from '#engine/tactical_soccer/rulebook.mjs';
import { APART, CENTRE, CORNER, LYING, MARGIN, SIDE, STANDING } from '#constants/tactical_soccer/pitch.mjs';

/** The coordinates of the hexes of a pitch in the drawing; `top` is the margin above the first hex. */
export function sheetOf(pitch, top) {
  const flat = isFlat(pitch);
  const [along, across, wide, deep] = flat ? [SIDE, APART, SIDE, CORNER] : [APART, SIDE, CORNER, SIDE];
  const farthest = (axis) => Math.max(...pitch.hexes.map((hex) => Math.abs(hex[axis])));
  const [halfWidth, halfHeight] = [farthest(1) * along + wide + MARGIN, farthest(0) * across + deep + MARGIN];
  return {
    pitch, flat, outline: flat ? STANDING : LYING, width: 2 * halfWidth, bottom: top + 2 * halfHeight,
    at: ([x, y]) => [halfWidth + y * along, top + halfHeight + x * across],
  };
}

/** The path of a hex. */
export function pathOf(sheet, hex) {
  const [x, y] = sheet.at(hex);
  return `M${x} ${y}${sheet.outline}`;
}

/** Every hex with its coordinates; goals, boxes and centre circle have special colours. The lines follow. */
export function grass(sheet) {
  const hexes = [...sheet.pitch.hexes].sort(([x, y], [otherX, otherY]) => x - otherX || y - otherY);
  const mark = marker(sheet.pitch);
  const drawn = hexes.map((hex) => `<path${mark(hex)} data-hex="${hex}" d="${pathOf(sheet, hex)}"><title>${hex}</title></path>`);
  return `<g class="hexes" fill="#3d8b4f" stroke="#fff" stroke-opacity="0.45">${drawn.join('')}</g>${lines(sheet)}`;
}

/** A function that returns the special colour of a hex. */
function marker(pitch) {
  const marks = new Map(pitch.circle.map((hex) => [keyOf(hex), ' class="circle" fill="#58a568"']));
  for (const seat of SEATS) {
    for (const hex of pitch.box(seat)) marks.set(keyOf(hex), ' class="box" fill="#2f7040"');
    for (const hex of pitch.goalHexes(seat)) marks.set(keyOf(hex), ` class="goal ${seat}" fill="#8a8f98"`);
  }
  return (hex) => marks.get(keyOf(hex)) ?? '';
}

/** The halfway line, and the dot of the centre hex. */
function lines(sheet) {
  const [x, y] = sheet.at(CENTRE);
  const ends = sheet.pitch.halfway.map((hex) => sheet.at(hex)[1]);
  const reach = sheet.flat ? CORNER : SIDE;
  return `<path class="halfway" d="M${x} ${Math.min(...ends) - reach}V${Math.max(...ends) + reach}" stroke="#fff" stroke-width="2"/>`
    + `<circle class="centre" cx="${x}" cy="${y}" r="4" fill="#fff"/>`;
}

/** The hex with a name such as `3,-1`, if the pitch has it. */
export const hexNamed = (pitch, name) => pitch.hexes.find((hex) => same(hex, name.split(',').map(Number)));
