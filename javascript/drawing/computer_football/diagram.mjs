// Drawing of the visible window of the field with lines, zones, men and ball. Facts that the defense does not know have
// a dashed edge; a view of the defense does not contain them.
import { windowOf } from '#engine/computer_football/geometry.mjs';
import { directionOf, menAt, seatOf } from '#engine/computer_football/position.mjs';
import { MEN, otherSide, SIDES } from '#engine/computer_football/rulebook.mjs';
import { LETTER } from '#constants/drawing/boards.mjs';
import { COLUMNS, SHIFT, SIZES, TOP, WINDOW } from '#constants/computer_football/diagram.mjs';
import { EDGE, FILL, INK, PALE, PALE_INK, SHAPES, SPEED, SPEEDS } from '#constants/computer_football/man_shapes.mjs';
import { boardOf, sortOf } from '../shared/boards.mjs';
import { blueLine, ground, numbers, outline, sheetOf, squareAt, squareNamed, yards, yellowLine, zones } from './field.mjs';
import { headings, isCarrierKnown, told, whoStandsWhere } from './in_words.mjs';

export { rulesFor } from '#engine/computer_football/options.mjs';

export function board(rules, position, places) {
  const sheet = sheetOf(...columnsShown(position, places.map(squareNamed)), TOP);
  const first = position.offense === null ? null : window(position).first;
  return boardOf({
    sort: sortOf('gridiron', sheet.columns.length, SIZES), size: [sheet.width, sheet.bottom], headings: headings(position),
    letters: Math.floor(sheet.width / LETTER), told: told(rules, position), said: said(rules, position), places,
    outline: (name) => outline(sheet, first, name),
    drawn: [
      ground(sheet, position.eastward), play(sheet, position, first), numbers(sheet), men(sheet, position), ball(sheet, position),
    ],
  });
}

/** The square at a point of the drawing; null outside of the field. */
export const placeAt = (_, position, places, [x, y]) =>
  squareAt(sheetOf(...columnsShown(position, places.map(squareNamed)), TOP), x, y);

export const said = (rules, position) =>
  [headings(position).join(', '), ...told(rules, position), ...whoStandsWhere(position)].join('. ');

/** The window as it was at the start of the play. */
const window = (position) => windowOf(position.line, directionOf(position, 'offense'));

/** The columns to draw: the window, extended to every man, the ball, and every place that can be chosen. */
function columnsShown(position, chosen) {
  if (position.offense === null) return [(COLUMNS - WINDOW) / 2 + 1, (COLUMNS - WINDOW) / 2 + WINDOW];
  const { first, last } = window(position);
  const men = SIDES.flatMap((side) => Object.values(position.men[side]));
  const columns = [...men, position.air, position.loose, ...chosen].filter((square) => square !== null).map(([column]) => column);
  return [Math.min(first, ...columns), Math.max(last, ...columns)];
}

/** Zones, markers and lines, as soon as a side is on offense. */
function play(sheet, { call, known, line, first_down: firstDown }, first) {
  if (first === null) return yards(sheet);
  const lit = Number.isInteger(call?.zone) ? call.zone : null;
  return zones(sheet, first, lit, known.zone ? 'known' : 'secret') + yards(sheet) + blueLine(sheet, line) + yellowLine(sheet, firstDown);
}

// ---- men and ball

function men(sheet, position) {
  const drawn = SIDES.flatMap((side) => MEN[side].filter((man) => position.men[side][man] !== null)
    .map((man) => figure(sheet, position, side, man)));
  return `<g class="men" font-size="13" font-weight="bold" text-anchor="middle" stroke-width="1.6">${drawn.join('')}</g>`;
}

/** The shape of a man with his label; paler if a first blocker has marked him. */
function figure(sheet, position, side, man) {
  const [seat, square] = [seatOf(position, side), position.men[side][man]];
  const isPale = position.marks.some((mark) => mark.of === side && mark.man === man);
  const [x, y] = where(sheet, position, side, square);
  const [fill, ink, pale] = isPale ? [PALE[seat], PALE_INK, ' pale'] : [FILL[seat], INK[seat], ''];
  const sunk = SPEED[man] === Math.max(...SPEEDS) ? 8 : 5;
  return `<g class="man ${seat}${pale}" data-man="${side} ${man}"><title>${seat} ${man} on ${square}${pale}</title>`
    + `<path class="token" d="M${x} ${y}${SHAPES[SPEED[man]][1]}" fill="${fill}" stroke="${EDGE[seat]}"/>`
    + `<text x="${x}" y="${y + sunk}" fill="${ink}">${man}</text></g>`;
}

/** The middle of a man's square, or a point next to it if an opponent shares the square. */
function where(sheet, position, side, square) {
  const [x, y] = sheet.at(square);
  if (!menAt(position, square).some(({ of }) => of === otherSide(side))) return [x, y];
  const apart = side === 'offense' ? -SHIFT : SHIFT;
  return [x + apart, y + apart];
}

/** The ball: at the shoulder of the carrier (with a dashed edge while he is secret), in the air, or loose on the ground. */
function ball(sheet, position) {
  const { air, carrier, loose, men: places } = position;
  const square = places[carrier?.of]?.[carrier.man];
  const held = square ? [football(shifted(where(sheet, position, carrier.of, square), 8, -9), isCarrierKnown(position) ? 'held' : 'secret')] : [];
  const lying = [[air, 'air'], [loose, 'loose']].filter(([place]) => place !== null).map(([place, how]) => {
    const [x, y] = sheet.at(place);
    return `<circle class="spot ${how}" cx="${x}" cy="${y}" r="19" fill="none" stroke="#fff" stroke-width="2.5"/>`
      + football(menAt(position, place).length > 0 ? [x + 9, y - 10] : [x, y], how);
  });
  return [...held, ...lying].join('');
}

const shifted = ([x, y], across, down) => [x + across, y + down];

const football = ([x, y], how) => `<ellipse class="ball ${how}" cx="${x}" cy="${y}" rx="7.5" ry="4.8" transform="rotate(-30 ${x} ${y})"`
  + ` fill="#7a3b12" stroke="#fff" stroke-width="1.6"${how === 'secret' ? ' stroke-dasharray="2 2"' : ''}/>`;
