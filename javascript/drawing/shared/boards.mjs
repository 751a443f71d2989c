// Drawing of a whole table: a headline above, a description below, and the places that can be chosen.
import { TEXT_LINE } from '#constants/drawing/svg.mjs';
import { cards, outlined } from './places.mjs';
import { headline, picture, wrapped, written } from './svg.mjs';

/**
 * `size` is [width, bottom] of the field with everything above it, `letters` the length of a line of text, `said` the
 * whole description. `outline` returns the path of a place on the field, or undefined for a place that is not on the
 * field. `moved` is the shift of the field in the drawing.
 */
export function boardOf({ sort, size: [width, bottom], headings, letters, told, said, drawn, places, outline, moved = '' }) {
  const lines = wrapped(told, letters);
  const height = bottom + TEXT_LINE * lines.length + 8;
  const outlines = places.map((name) => [name, outline(name)]);
  const below = cards(outlines.filter(([, path]) => path === undefined).map(([name]) => name), width, height);
  const over = outlined(outlines.filter(([, path]) => path !== undefined), moved);
  return picture(sort, said, width, height + below.high, [
    headline(headings, width), ...drawn, over, written(lines, bottom), below.drawn,
  ]);
}

/** The kind of a drawing by its number of columns: `sizes` has the maximum of each kind; the widest kind is ` whole`. */
export function sortOf(name, columns, sizes) {
  const fitting = Object.keys(sizes).map(Number).sort((one, other) => one - other).find((most) => columns <= most);
  return `board ${name}${fitting === undefined ? ' whole' : sizes[fitting]}`;
}
