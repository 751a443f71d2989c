// Marks on a drawn board: rings around the men who may act, costs in the places that a man can reach, and the target of a
// lesson.
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

/** {name, part} of the man with one of these names who is drawn on a place, or null; the man on top of a stack first. */
export function manOn(table, part, names) {
  const place = boxOf(part);
  const legal = table.listed();
  const isThere = ({ x, y }) => Math.abs(x - place.x) < place.across / 2 && Math.abs(y - place.y) < place.down / 2;
  const found = [...part.ownerSVGElement.querySelectorAll('[data-man]')]
    .filter((each) => isOwn(table, each, legal) && namesOf(each).some((name) => names.has(name)) && isThere(boxOf(each))).at(-1);
  return found === undefined ? null : { name: namesOf(found).findLast((name) => names.has(name)), part: found };
}

/** The drawing of the place or of the man that a step of a lesson is about; of two men of that name, the one to be hit. */
function targetIn(svg, table, legal, target) {
  const place = svg.querySelector(`[data-place="${CSS.escape(target)}"]`);
  if (place !== null) return place;
  const isHit = table.guide.next.action.target !== undefined;
  return [...svg.querySelectorAll('[data-man]')].find((part) => namesOf(part).includes(target) && isOwn(table, part, legal) !== isHit);
}

/** Ring the men with these names, write the costs into the places, and mark the target of a lesson. */
export function mark(figure, { table, actors, legal, costs, target }) {
  const svg = figure.querySelector('svg');
  if (svg === null) return;
  for (const old of svg.querySelectorAll('.lead-mark')) old.remove();
  const parts = [...svg.querySelectorAll('[data-man]')].filter((part) => namesOf(part).some((name) => actors.has(name)) && isOwn(table, part, legal));
  const aimed = target === null ? undefined : targetIn(svg, table, legal, target);
  svg.append(...parts.map((part) => ring(part, 'ring')), ...(aimed === undefined ? [] : [ring(aimed, 'aim')]), ...[...costs].map(([place, cost]) => costAt(svg, place, cost)).filter(Boolean));
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

function ring(part, kind) {
  const { x, y, across, down } = boxOf(part);
  return drawn('ellipse', { class: `lead-mark ${kind}`, cx: x, cy: y, rx: across + 3, ry: down + 3 });
}

/** The cost at the lower edge of a place, so that no man on it is covered. */
function costAt(svg, place, cost) {
  const part = svg.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (part === null || cost === null || part.classList.contains('card')) return null;
  const { x, y, down } = boxOf(part);
  return drawn('text', { class: 'lead-mark cost', x, y: y + down * 0.32, 'text-anchor': 'middle', 'font-size': Math.max(12, down * 0.9) }, String(cost));
}
