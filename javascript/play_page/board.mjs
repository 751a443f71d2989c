// The board on the play page: it is drawn from the position, with marks for changes, arrows for men who have moved, and
// clicks on men and places. Each choice by a click is also possible in the list next to the board.

const SVG = 'http://www.w3.org/2000/svg';
const PARTS = '[data-man], .ball';

/**
 * Draw {ruleset, options, position, places}. If `marks` is true, mark the differences from the current drawing.
 * `click` is called with the name of the clicked man or place, whether it is a place, and the clicked part; `chosen`
 * are highlighted.
 */
export function draw(figure, table, { marks, click, chosen }) {
  const before = marks ? drawnNow(figure) : null;
  figure.innerHTML = pictured(table);
  figure.classList.toggle('choosing', chosen.length > 0);
  const svg = figure.querySelector('svg');
  if (before !== null && before.is === kindOf(svg)) compare(svg, before.parts);
  for (const part of svg.querySelectorAll('[data-man], [data-place]')) {
    part.classList.toggle('chosen', namesOf(part).some((name) => chosen.includes(name)));
  }
  figure.onclick = ({ target }) => {
    const part = target.closest('[data-place], [data-man], [data-hex]');
    if (part !== null) click(nameOf(part), part.dataset.man === undefined, part);
  };
}

/** Men on the field can be clicked directly; only values that are not on the field need an extra element. */
function pictured(table) {
  const men = [...globalThis.drawing.picture({ ...table, places: [] }).matchAll(/data-man="([^"]*)"/g)].flatMap(([, names]) => names.split(/[ ,]+/));
  return globalThis.drawing.picture({ ...table, places: table.places.filter((place) => !men.includes(place)) });
}

// The name of a man is his side and his label, or all labels of a stack; the last label is on top.
const nameOf = ({ dataset }) => dataset.place ?? dataset.hex ?? dataset.man.split(/[ ,]+/).at(-1);
const namesOf = ({ dataset }) => (dataset.man === undefined ? [dataset.place] : dataset.man.split(/[ ,]+/));

// Two drawings can be compared if they show the same part of the field.
const kindOf = (svg) => svg.getAttribute('viewBox')?.split(' ').slice(0, 3).join(' ');

function drawnNow(figure) {
  const svg = figure.querySelector('svg');
  if (svg === null) return null;
  return { is: kindOf(svg), parts: new Map([...svg.querySelectorAll(PARTS)].map((part) => [keyOf(part), { at: centre(part), said: saidOf(part) }])) };
}

// Classes are left out, because they also change for a mark or a finished turn.
const saidOf = (part) => `${part.getAttribute('transform')}${part.getAttribute('cx')}${part.getAttribute('cy')}${part.innerHTML}`;

const keyOf = (part) => part.dataset.man ?? 'ball';

function centre(part) {
  const { x, y, width, height } = part.getBBox();
  const matrix = part.ownerSVGElement.getCTM().inverse().multiply(part.getCTM());
  const point = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
  return [point.x, point.y];
}

function compare(svg, before) {
  const parts = [...svg.querySelectorAll(PARTS)];
  const moved = parts.filter((part) => isOther(part, before.get(keyOf(part))));
  for (const part of moved) part.classList.add('changed');
  const arrows = moved.map((part) => [before.get(keyOf(part))?.at, centre(part)]).filter(([from, to]) => from && far(from, to));
  // If nearly all men have moved, the section of the field or the line-up has changed.
  if (arrows.length <= Math.max(2, parts.length / 3)) svg.append(...arrows.map(([from, to]) => arrow(from, to)));
}

const isOther = (part, known) => known === undefined || known.said !== saidOf(part);
const far = ([x, y], [u, v]) => Math.hypot(u - x, v - y) > 8;

/** An arrow that starts near the old place of a man and ends near the new one. */
function arrow([x, y], [u, v]) {
  const length = Math.hypot(u - x, v - y);
  const [across, down] = [(u - x) / length, (v - y) / length];
  const [tipX, tipY] = [u - across * 11, v - down * 11];
  const [baseX, baseY] = [tipX - across * 9, tipY - down * 9];
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('class', 'moved');
  path.setAttribute('d', `M${x} ${y}L${baseX} ${baseY}M${baseX - down * 5} ${baseY + across * 5}L${tipX} ${tipY}L${baseX + down * 5} ${baseY - across * 5}z`);
  return path;
}

/**
 * If a board is larger than its container, scroll it to a change or to a chosen place; otherwise to the men with
 * these names, to the ball or its target, or to all men.
 */
export function bring(figure, names = []) {
  const isMeant = (part) => namesOf(part).some((name) => names.includes(name));
  globalThis.board.bring(figure, () => [
    figure.querySelectorAll('.changed, .chosen'), [...figure.querySelectorAll('[data-man]')].filter(isMeant),
    figure.querySelectorAll('.ball'), figure.querySelectorAll('.scrimmage'), figure.querySelectorAll('[data-man]'),
  ].find((parts) => parts.length > 0) ?? []);
}
