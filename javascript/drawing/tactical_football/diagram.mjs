// Drawing of the part of the map with men: zones, counters, markers and balls, and a description below.
import { isHex } from '#engine/tactical_football/field.mjs';
import { left } from '#engine/tactical_football/movement_points.mjs';
import { isMoving } from '#engine/tactical_football/position.mjs';
import { ROLES } from '#engine/tactical_football/rulebook.mjs';
import { LETTER } from '#constants/drawing/boards.mjs';
import { SIZES, TOP } from '#constants/tactical_football/diagram.mjs';
import { boardOf, sortOf } from '../shared/boards.mjs';
import { headings, told, whoStandsWhere } from './in_words.mjs';
import { firstDown, grass, hexNear, outline, scrimmage, sheetAround } from './map.mjs';
import { inOrder, lying, men, zones } from './men.mjs';

export { rulesFor } from '#engine/tactical_football/options.mjs';

export function board(rules, position, places) {
  const { field } = rules;
  const [points, sheet] = [pointsLeft(rules, position), sheetAround(field, seen(field, position, places), position.line, TOP)];
  return boardOf({
    sort: sortOf('hexfield', sheet.columns.length, SIZES), size: [sheet.width, sheet.bottom], headings: headings(position),
    letters: Math.floor(sheet.width / LETTER), told: told(position, points), said: said(rules, position), places,
    outline: (name) => outline(sheet, name), moved: ` transform="${sheet.moved}"`,
    drawn: [
      `<g class="map" transform="${sheet.moved}">`, grass(sheet), zones(sheet, position), scrimmage(sheet, position.line),
      position.game === null ? '' : firstDown(sheet, position.game.first_down), men(sheet, position, points),
      lying(sheet, position), '</g>',
    ],
  });
}

/** The hex at a point of the drawing; null outside of the drawn hexes. */
export const placeAt = ({ field }, position, places, [x, y]) =>
  hexNear(sheetAround(field, seen(field, position, places), position.line, TOP), x, y);

export const said = (rules, position) =>
  [headings(position).join(', '), ...told(position, pointsLeft(rules, position)), ...whoStandsWhere(position)].join('. ');

/** All hexes that the drawing must contain, including those that can be chosen; hidden targets of a view are left out. */
const seen = (field, { ball, men: teams, targets }, places) => [
  ...ROLES.flatMap((role) => Object.values(teams[role].on).map(({ at }) => at)), ball.at, ...targets, ...places,
].filter((hex) => isHex(field, hex));

/** The Movement Points that are left to each man who has moved in this phase. */
function pointsLeft(rules, position) {
  if (!isMoving(position)) return new Map();
  const { acts, side } = position.stage;
  const moved = inOrder(Object.keys(acts)).filter((label) => Object.hasOwn(position.men[side].on, label));
  return new Map(moved.map((label) => [label, left(rules, position, side, label)]));
}
