// Marks on a drawn board: rings around the men who may act, and costs in the places that a man can reach.
import { now } from '../session.mjs';

const SVG = 'http://www.w3.org/2000/svg';

/** Whether a man's drawing belongs to a seat that is to act. */
export function isOwn(table, part, legal) {
  const { position } = now(table.session);
  return legal.some(({ seat }) => part.classList.contains(seat) || part.classList.contains(roleOf(position, seat)));
}

const roleOf = (position, seat) => ((position.offense ?? position.offence) === seat ? 'offense' : 'defense');

const namesOf = (part) => part.dataset.man.split(/[ ,]+/);

/** The drawings of a man of the seats that are to act. */
export const partsOf = (figure, man, table) => [...figure.querySelectorAll('[data-man]')]
  .filter((part) => namesOf(part).includes(man) && isOwn(table, part, table.listed()));

/** Ring the men with these names, and write the costs into the places. */
export function mark(figure, { table, actors, legal, costs }) {
  const svg = figure.querySelector('svg');
  if (svg === null) return;
  for (const old of svg.querySelectorAll('.lead-mark')) old.remove();
  const parts = [...svg.querySelectorAll('[data-man]')].filter((part) => namesOf(part).some((name) => actors.has(name)) && isOwn(table, part, legal));
  svg.append(...parts.map((part) => ring(part)), ...[...costs].map(([place, cost]) => costAt(svg, place, cost)).filter(Boolean));
}

/** The box of an element in the coordinates of the drawing. */
export function boxOf(part) {
  const { x, y, width, height } = (part.querySelector('.token') ?? part).getBBox();
  const matrix = part.ownerSVGElement.getCTM().inverse().multiply(part.getCTM());
  const [from, to] = [[x, y], [x + width, y + height]].map(([left, top]) => new DOMPoint(left, top).matrixTransform(matrix));
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, across: (to.x - from.x) / 2, down: (to.y - from.y) / 2 };
}

const drawn = (name, attributes, text = '') => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
};

function ring(part) {
  const { x, y, across, down } = boxOf(part);
  return drawn('ellipse', { class: 'lead-mark ring', cx: x, cy: y, rx: across + 3, ry: down + 3 });
}

/** The cost at the lower edge of a place, so that no man on it is covered. */
function costAt(svg, place, cost) {
  const part = svg.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (part === null || cost === null || part.classList.contains('card')) return null;
  const { x, y, down } = boxOf(part);
  return drawn('text', { class: 'lead-mark cost', x, y: y + down * 0.32, 'text-anchor': 'middle', 'font-size': Math.max(12, down * 0.9) }, String(cost));
}
