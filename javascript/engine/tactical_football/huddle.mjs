// 4.1.3, 14.13.1: the hexes of the huddle, who may share one, and where the ball lies before it.
import { reads } from '../shared/options.mjs';
import { ballHexes, columnOf, depth, hexAt, isBetweenHashmarks, onceOnMap, rowOf, sideOf } from './field.mjs';
import { labels, menIn } from './position.mjs';
import { HUDDLE_DEPTH } from './rulebook.mjs';

/** 4.1.3: whether the huddle may be in this hex. */
export function isHuddle(field, line, hex) {
  if (sideOf(field, line, hex) !== 'offense' || !isBetweenHashmarks(field, hex) || depth(field, line, hex) < HUDDLE_DEPTH) return false;
  return rowOf(field, hex) >= 1 || reads(field, 'TF-E49', 'through-the-end-zone') || !hasRoom(field, line, columnOf(field, hex));
}

// TF-E49: whether a column has a hex inbounds for the huddle. One stack needs one six hexes behind the ball, which touches the line.
function hasRoom(field, line, column) {
  const first = hexAt(field, column, 1);
  if (sideOf(field, line, first) !== 'offense') return false;
  if (!isOneStack(field)) return depth(field, line, first) >= HUDDLE_DEPTH;
  const ball = ballHexes(field, line).find((hex) => columnOf(field, hex) === column);
  return ball !== undefined && rowOf(field, ball) - HUDDLE_DEPTH >= 1;
}

const isOneStack = (field) => reads(field, 'TF-A07', 'exactly-one-stack');

/** All hexes where the huddle may be. */
export const huddleHexes = onceOnMap('huddle', (field, line) => [...field.places.keys()].filter((hex) => isHuddle(field, line, hex)));

/** TF-A07: whether a man of the offense may be placed here after the others. Once every hex of the huddle is taken, they are shared. */
export function mayShare({ field }, position, at) {
  const isTaken = menIn(position, 'offense', at).length > 0;
  if (isOneStack(field)) return labels(position, 'offense').length > 0 ? isTaken : stackHexes(field, position).includes(at);
  if (!isTaken || reads(field, 'TF-A07', 'stack-allowed')) return true;
  return huddleHexes(field, position.line).every((hex) => menIn(position, 'offense', hex).length > 0);
}

// Six hexes behind the ball; before the ball is placed, six hexes behind any hex where it may be placed.
const stackHexes = (field, { ball, line }) =>
  (ball.is === 'ground' ? [ball.at] : ballHexes(field, line)).map((hex) => sixBehind(field, hex));

const sixBehind = (field, hex) => hexAt(field, columnOf(field, hex), rowOf(field, hex) - HUDDLE_DEPTH);

/** TF-A07 `exactly-one-stack`: the ball is placed six hexes before the men who have been placed, if there is a hex for it. */
export function mayHaveTheBall({ field }, position, at) {
  if (!isOneStack(field)) return true;
  const ahead = ballHexes(field, position.line).filter((hex) => menIn(position, 'offense', sixBehind(field, hex)).length > 0);
  return ahead.length === 0 || ahead.includes(at);
}
