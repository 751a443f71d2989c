// A drawing of a whole table: a headline above, the words below, and what can be chosen.
import { TEXT_LINE } from '#constants/drawing/svg.mjs';
import { cards, outlined } from './places.mjs';
import { headline, picture, wrapped, written } from './svg.mjs';

/**
 * `size` is [width, bottom] of the field and what stands above it, `letters` how many a line of words has, `said` the
 * whole in words. `outline` gives the path of a place on the field, and undefined where the field has no such place;
 * `moved` is how the field is moved on the paper.
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

/** What a drawing is called by its columns: `sizes` tells how many fit each page; the longest is ` whole`. */
export function sortOf(name, columns, sizes) {
  const fitting = Object.keys(sizes).map(Number).sort((one, other) => one - other).find((most) => columns <= most);
  return `board ${name}${fitting === undefined ? ' whole' : sizes[fitting]}`;
}
