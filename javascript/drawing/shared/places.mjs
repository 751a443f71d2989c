// Places that can be chosen in a drawing: transparent outlines over the field, and cards below it for all other values.
import { TEXT_SIZE } from '#constants/drawing/svg.mjs';
import { escaped } from './svg.mjs';
import { lettersOf } from './wrapping.mjs';

/** Outlines over a field, as [name, path]; `moved` is the shift of the field in the drawing, as attributes. */
export function outlined(outlines, moved) {
  if (outlines.length === 0) return '';
  const drawn = outlines.map(([name, path]) =>
    `<path data-place="${escaped(name)}" d="${path}"><title>${escaped(name)}</title></path>`);
  return `<g class="places" fill="none" pointer-events="all"${moved}>${drawn.join('')}</g>`;
}

const CARD = { high: 34, apart: 8, letter: 10, edge: 10 };

/** Cards in rows below a drawing of this width: {drawn, high}. */
export function cards(names, width, top) {
  let [x, row] = [2, 0];
  const drawn = names.map((name) => {
    const wide = CARD.letter * lettersOf(name) + 2 * CARD.edge;
    if (x > 2 && x + wide > width) [x, row] = [2, row + 1];
    const text = card(name, x, top + row * (CARD.high + CARD.apart), wide);
    x += wide + CARD.apart;
    return text;
  });
  return { drawn: drawn.join(''), high: drawn.length === 0 ? 0 : (row + 1) * (CARD.high + CARD.apart) };
}

const card = (name, x, y, wide) => `<g class="place card" data-place="${escaped(name)}">`
  + `<rect x="${x}" y="${y}" width="${wide}" height="${CARD.high}" rx="5" fill="#fffdf5" stroke="#555"/>`
  + `<text x="${x + wide / 2}" y="${y + 23}" text-anchor="middle" font-size="${TEXT_SIZE}" fill="#222">${escaped(name)}</text></g>`;
