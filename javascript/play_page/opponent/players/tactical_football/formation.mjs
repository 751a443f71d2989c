// The formations of both sides before the snap, by playing positions: columns to the right of the ball, and rows ahead.
import { columnOf, hexNear, nextTo, rowOf } from './field.mjs';

/** The pro set of the play examples, for a run to the right: the back stands where the quarterback sees him. */
const OFFENSE = [
  ['C', [0, 0]], ['G', [1, 0]], ['G', [-1, 0]], ['T', [-2, 0]], ['T', [2, 0]], ['TE', [3, 0]], ['QB', [0, -1]],
  ['WR', [-5, 0]], ['WR', [6, -1]], ['RB', [1, -2]], ['RB', [-1, -2]],
];
/** Four linemen, three linebackers, two corner backs and two safeties. */
const DEFENSE = [
  ['DE', [3, 1]], ['DE', [-3, 1]], ['DT', [-1, 1]], ['DT', [1, 1]], ['MLB', [0, 3]], ['OLB', [4, 3]],
  ['OLB', [-4, 3]], ['CB', [-6, 4]], ['CB', [7, 4]], ['SS', [2, 7]], ['WS', [-2, 7]],
];
const HUDDLE = -6;

/** The playing position of a man, such as QB. */
export const positionOf = ({ roster }, role, man) => roster[role].find(({ number }) => String(number[0]) === man).position;

/** The hex that each man of a side wants before the snap. */
export function wantedHexes(game, role) {
  const { rules, position } = game;
  const left = role === 'offense' ? [...OFFENSE] : [...DEFENSE];
  const men = [...Object.keys(position.men[role].on), ...position.stage.left ?? []];
  const spots = new Map();
  for (const man of men) {
    const index = left.findIndex(([kind]) => kind === positionOf(rules, role, man));
    if (index >= 0) spots.set(man, left.splice(index, 1)[0]);
  }
  const spotOf = (man) => spots.get(man) ?? left.shift() ?? ['', [0, HUDDLE]];
  if (role === 'defense') coverWings(game, spots);
  return new Map(men.map((man) => [man, hexOfSpot(rules.field, position, spotOf(man))]));
}

/** The corner backs stand before the widest men of the offense, once those have gone to their places. */
function coverWings({ rules: { field, roster }, position }, spots) {
  const men = Object.values(position.men.offense.on).map(({ at }) => at).filter((hex) => rowOf(field, hex) >= position.line - 1);
  if (men.length < 7) return;
  const middle = columnOf(field, position.ball.at);
  const columns = men.map((hex) => columnOf(field, hex) - middle);
  const corners = [...spots.keys()].filter((man) => positionOf({ roster }, 'defense', man) === 'CB');
  [Math.min(...columns), Math.max(...columns)].forEach((column, index) => { if (corners[index]) spots.set(corners[index], ['CB', [column, 3]]); });
}

/** The hex of the huddle. */
export const huddleHex = ({ rules, position }) => hexOfSpot(rules.field, position, ['', [0, HUDDLE]]);

/** A spot as a hex, behind hexes that the line cuts. */
function hexOfSpot(field, { ball, line }, [kind, [across, ahead]]) {
  const middle = ball.is === 'ground' ? columnOf(field, ball.at) : (1 + field.columns) / 2 | 0;
  if (kind === 'RB') return besideQuarterback(field, hexOfSpot(field, { ball, line }, ['QB', [0, -1]]), across);
  const isCut = (hex) => field.readings['TF-A04'] === 'half' && field.isShifted(columnOf(field, hex)) && rowOf(field, hex) === line;
  const hex = hexNear(field, middle + across, line + ahead);
  // A row behind the line is counted from the hexes next to the line, which zigzag.
  if (ahead > 0) return hex;
  const first = hexNear(field, middle + across, line);
  return hexNear(field, middle + across, line + ahead - (isCut(first) ? 1 : 0));
}

/** The backs stand next to the quarterback, where he sees one of them while he faces that side. */
const besideQuarterback = (field, hex, across) => nextTo(field, hex, across > 0 ? 'SE' : 'SW');
