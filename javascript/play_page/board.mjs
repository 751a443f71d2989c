// The board on the play page: it is drawn from the position, with marks for changes, arrows for men who have moved, and
// clicks on men and places. Each choice by a click is also possible in the list next to the board.

const SVG = 'http://www.w3.org/2000/svg';
const PARTS = '[data-man], .ball';
const MOST_TITLES = 300; // of places
const TITLE_OF_PLACE = /(<path data-place="[^"]*"[^>]*>)<title>[^<]*<\/title>/g;

/**
 * Draw {ruleset, options, position, places, around}; the drawing is large enough for the places `around`, too, and keeps
 * its scale and its place. If `marks` is true, mark the differences from the current drawing.
 * `click` is called with the name of the clicked man or place, whether it is a place, and the clicked part; `chosen`
 * are highlighted.
 */
export function draw(figure, table, { marks, click, chosen }) {
  const before = marks ? drawnNow(figure) : null;
  const seen = seenNow(figure);
  const shown = drawnTable(table);
  const drawn = globalThis.drawing.picture(shown);
  figure.innerHTML = shown.places.length > MOST_TITLES ? drawn.replace(TITLE_OF_PLACE, '$1') : drawn;
  figure.classList.toggle('choosing', chosen.length > 0);
  const svg = figure.querySelector('svg');
  const isOffered = new Set(table.places);
  for (const part of svg.querySelectorAll('[data-place]')) if (!isOffered.has(part.dataset.place)) part.remove();
  for (const part of chosenIn(svg, chosen)) part.classList.add('chosen');
  keep(figure, seen); // from here on, parts are measured: a field of thousands of hexes is laid out once
  if (before !== null && before.is === kindOf(svg)) compare(svg, before.parts);
  figure.onclick = (event) => {
    const part = event.target.closest('[data-place], [data-man], [data-hex]') ?? pointed(svg, shown, event);
    if (part !== null) click(nameOf(part), part.dataset.man === undefined, part);
  };
  figure.onpointerover = ({ target }) => named(target.closest('path[data-place]'));
}

/** The drawings of the chosen men and places; thousands of places are not asked one by one. */
const chosenIn = (svg, chosen) => [...[...svg.querySelectorAll('[data-man]')].filter((part) => namesOf(part).some((name) => chosen.includes(name))),
  ...chosen.flatMap((name) => [...svg.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)])];

/** Where places are many, add the title of one only when the pointer is on it: thousands of titles take a second. */
function named(place) {
  if (place === null || place.firstChild !== null) return;
  place.append(document.createElementNS(SVG, 'title'));
  place.firstChild.textContent = place.dataset.place;
}

/** Men on the field can be clicked directly; only values that are not on the field need an extra element. */
function drawnTable(table) {
  const men = [...globalThis.drawing.picture({ ...table, places: [] }).matchAll(/data-man="([^"]*)"/g)].flatMap(([, names]) => names.split(/[ ,]+/));
  return { ...table, places: [...new Set([...table.places, ...table.around ?? []])].filter((place) => !men.includes(place)) };
}

/** A mark at the clicked point, with the name of the hex or square there; null if there is none. */
function pointed(svg, shown, { clientX, clientY }) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
  const name = globalThis.drawing.placeAt(shown, [x, y]);
  if (name === null) return null;
  svg.querySelector('.lead-point')?.remove();
  const mark = document.createElementNS(SVG, 'circle');
  for (const [key, value] of Object.entries({ class: 'lead-point', 'data-hex': name, cx: x, cy: y, r: 4 })) mark.setAttribute(key, value);
  svg.append(mark);
  return mark;
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
  const arrows = moved.map((part) => [before.get(keyOf(part))?.at, centre(part)]).filter(([from, to]) => from && far(from, to));
  for (const part of moved) part.classList.add('changed');
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
 * If a board is larger than its container, and nothing of what is meant is in sight, scroll it there: to a change or to
 * a chosen place on the field; otherwise to the men with these names, to the ball or its target, or to all men.
 */
export function bring(figure, names = []) {
  const isMeant = (part) => namesOf(part).some((name) => names.includes(name));
  const parts = () => [
    [...figure.querySelectorAll('.changed, .chosen')].filter((part) => !part.classList.contains('card')), [...figure.querySelectorAll('[data-man]')].filter(isMeant),
    figure.querySelectorAll('.ball'), figure.querySelectorAll('.scrimmage'), figure.querySelectorAll('[data-man]'),
  ].find((found) => found.length > 0) ?? [];
  bringUnseen(figure, parts);
}

/** Scroll a board until all of these parts are in sight; if its frame is too small for all, only the first. */
export function bringAll(figure, parts) {
  if (figure.clientWidth === 0 || parts.every((part) => isSeen(figure, part))) return;
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const span = (low, high) => Math.max(...boxes.map((box) => box[high])) - Math.min(...boxes.map((box) => box[low]));
  const fits = span('left', 'right') <= figure.clientWidth && span('top', 'bottom') <= figure.clientHeight;
  globalThis.board.bring(figure, () => (fits ? parts : parts.slice(0, 1)));
}

function bringUnseen(figure, parts) {
  if (figure.clientWidth > 0 && [...parts()].some((part) => isSeen(figure, part))) return;
  globalThis.board.bring(figure, parts);
}

/** Whether a part is wholly within the frame of a board. */
function isSeen(figure, part) {
  const [frame, box] = [figure.getBoundingClientRect(), part.getBoundingClientRect()];
  return box.left >= frame.left && box.right <= frame.left + figure.clientWidth && box.top >= frame.top && box.bottom <= frame.top + figure.clientHeight;
}

// ---- the same scale and place for the next drawing

const SMALLEST = 0.7; // of the width of its frame: a drawing that would be smaller gets its usual size

const titleOf = (part) => part.querySelector('title')?.textContent;

/** The kind and the scale of a drawing, whether it fits its frame, and where each man is on the screen. */
function seenNow(figure) {
  const svg = figure.querySelector('svg');
  const scale = svg?.getScreenCTM()?.a;
  if (!scale || figure.clientWidth === 0) return null;
  const fits = svg.getBoundingClientRect().width <= figure.clientWidth + 1;
  return { kind: svg.getAttribute('class'), scale, fits, men: new Map([...svg.querySelectorAll('[data-man]')].map((part) => [titleOf(part), part.getBoundingClientRect()])) };
}

/** Give a drawing of the same kind the scale of the one before, and scroll it so that the men who stay keep their place. */
function keep(figure, seen) {
  const svg = figure.querySelector('svg');
  if (seen === null || svg?.getAttribute('class') !== seen.kind) return;
  const width = Math.min(svg.viewBox.baseVal.width * seen.scale, seen.fits ? figure.clientWidth : Infinity);
  const isOther = Math.abs(svg.getBoundingClientRect().width / width - 1) > 0.01;
  if (isOther && width >= SMALLEST * figure.clientWidth) {
    figure.style.setProperty('--board-width', `${width}px`);
    figure.classList.add('zoomed');
  }
  const stays = [...svg.querySelectorAll('[data-man]')].find((part) => seen.men.has(titleOf(part)));
  if (stays === undefined) return;
  const [now, before] = [stays.getBoundingClientRect(), seen.men.get(titleOf(stays))];
  figure.scrollLeft += now.left - before.left;
  figure.scrollTop += now.top - before.top;
}
