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
  const boxes = boxesOf(parts); // all are read before the first mark is added, because each addition asks for a new layout
  const marks = [...boxes.map((box) => ring(box, 'ring')), ...(aimed === undefined ? [] : [ring(boxOf(aimed), 'aim')]), ...costsIn(svg, costs)];
  svg.append(...marks);
}

const matrixOf = (part) => part.ownerSVGElement.getCTM().inverse().multiply(part.getCTM());

/** The box of an element in the coordinates of the drawing. */
export function boxOf(part, matrix = matrixOf(part)) {
  const { x, y, width, height } = (part.querySelector('.token') ?? part).getBBox();
  const [from, to] = [[x, y], [x + width, y + height]].map(([left, top]) => new DOMPoint(left, top).matrixTransform(matrix));
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, across: (to.x - from.x) / 2, down: (to.y - from.y) / 2 };
}

/** The boxes of many elements: those of one group that are not moved by themselves share its matrix. */
export function boxesOf(parts) {
  const matrices = new Map();
  return parts.map((part) => {
    if (part.hasAttribute('transform')) return boxOf(part);
    if (!matrices.has(part.parentNode)) matrices.set(part.parentNode, matrixOf(part));
    return boxOf(part, matrices.get(part.parentNode));
  });
}

const drawn = (name, attributes, text = '') => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
};

function ring({ x, y, across, down }, kind) {
  return drawn('ellipse', { class: `lead-mark ${kind}`, cx: x, cy: y, rx: across + 3, ry: down + 3 });
}

/** The costs, each at the lower edge of its place, so that no man on it is covered. */
function costsIn(svg, costs) {
  if ([...costs.values()].every((cost) => cost === null)) return [];
  const parts = [...svg.querySelectorAll('[data-place]:not(.card)')].filter(({ dataset }) => (costs.get(dataset.place) ?? null) !== null);
  return boxesOf(parts).map(({ x, y, down }, number) => drawn('text', { class: 'lead-mark cost', x, y: y + down * 0.32, 'text-anchor': 'middle', 'font-size': Math.max(12, down * 0.9) }, String(costs.get(parts[number].dataset.place))));
}
