// SVG parts of every drawing of a table: a frame with an accessible name, and lines of text.
import { TEXT_LINE, TEXT_SIZE } from '#constants/drawing/svg.mjs';
import { wrap } from './wrapping.mjs';

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

export const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => SIGNS[sign]);

/** An SVG that fills the width of its container, with a name for screen readers. */
export function picture(kind, name, width, height, parts) {
  const said = escaped(name);
  return `<svg class="${kind}" viewBox="0 0 ${width} ${height}" width="100%" role="img" aria-label="${said}"`
    + ` font-family="sans-serif" xmlns="http://www.w3.org/2000/svg"><title>${said}</title>${parts.join('')}</svg>`;
}

/** The line above a table: the main text at the left, and the state of the game at the right. */
export const headline = ([left, right], width) => `<g fill="currentColor" font-size="${TEXT_SIZE}">`
  + `<text class="score" x="2" y="19" font-weight="bold">${escaped(left)}</text>`
  + `<text class="clock" x="${width - 2}" y="19" text-anchor="end">${escaped(right)}</text></g>`;

/**
 * Sentences as [line, isBold] with a maximum number of letters per line; the lines of the first sentence are bold,
 * hence shorter.
 */
export function wrapped(told, letters) {
  const broad = Math.floor(letters * 4 / 5);
  return told.flatMap((each, number) => wrap(each, number ? letters : broad).map((line) => [line, number === 0]));
}

/** Lines of text, one below the other. */
export function written(lines, below) {
  const texts = lines.map(([line, isBold], number) => `<text x="2" y="${below + TEXT_LINE * (number + 1)}"`
    + `${isBold ? ' font-weight="bold"' : ''}>${escaped(line)}</text>`);
  return `<g class="told" fill="currentColor" font-size="${TEXT_SIZE}">${texts.join('')}</g>`;
}
