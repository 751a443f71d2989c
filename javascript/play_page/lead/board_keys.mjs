// Play by the keyboard: a cursor on the board, which the arrow keys move between the men who may act, or between the
// places that a chosen man can reach. Enter clicks, Escape chooses no man.
import { boxesOf, boxOf } from './board_marks.mjs';

const SVG = 'http://www.w3.org/2000/svg';
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class BoardKeys {
  constructor(lead) {
    Object.assign(this, { lead, at: null, isUsed: false });
    lead.figure.addEventListener('keydown', (event) => this.pressed(event));
    lead.figure.addEventListener('pointerdown', () => { this.isUsed = false; });
  }

  pressed(event) {
    const act = event.key in WAYS ? () => this.go(WAYS[event.key]) : { Enter: () => this.click(), ' ': () => this.click(), Escape: () => this.lead.choose(null) }[event.key];
    if (act === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.isUsed = true;
    act();
  }

  /** The parts of the board that can be clicked now: ringed men, glowing places, and men who are targets. */
  targets() {
    const names = this.lead.clickable();
    return [...this.lead.figure.querySelectorAll('[data-man], [data-place]')]
      .filter(({ dataset }) => (dataset.place === undefined ? dataset.man.split(/[ ,]+/) : [dataset.place]).some((name) => names.has(name)));
  }

  /** Move to the nearest target in a direction. */
  go([across, down]) {
    const parts = this.targets();
    const targets = boxesOf(parts).map((box, number) => ({ part: parts[number], ...box }));
    const from = targets.find(({ part }) => nameOf(part) === this.at);
    if (from === undefined) return this.put(targets[0]?.part);
    const ahead = targets.map((each) => ({ ...each, along: (each.x - from.x) * across + (each.y - from.y) * down, aside: Math.abs((each.x - from.x) * down + (each.y - from.y) * across) }))
      .filter(({ along }) => along > 1);
    ahead.sort((one, other) => one.along + 2 * one.aside - other.along - 2 * other.aside);
    return this.put(ahead[0]?.part ?? from.part);
  }

  put(part) {
    if (part === undefined) return;
    this.at = nameOf(part);
    this.shown();
    this.lead.said.textContent = part.querySelector('title')?.textContent ?? this.at;
    part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Draw the cursor again, on a board that was drawn again. */
  shown() {
    const svg = this.lead.figure.querySelector('svg');
    svg?.querySelector('.lead-cursor')?.remove();
    const part = this.isUsed && svg ? this.part() : undefined;
    if (part === undefined) return;
    const { x, y, across, down } = boxOf(part);
    const cursor = document.createElementNS(SVG, 'rect');
    for (const [key, value] of Object.entries({ class: 'lead-cursor', x: x - across - 5, y: y - down - 5, width: 2 * across + 10, height: 2 * down + 10, rx: 6 })) cursor.setAttribute(key, value);
    svg.append(cursor);
  }

  part() {
    return [...this.lead.figure.querySelectorAll('[data-man], [data-place]')].find((part) => nameOf(part) === this.at);
  }

  click() {
    const part = this.part() ?? this.targets()[0];
    if (part === undefined) return;
    this.at = nameOf(part);
    this.lead.clicked(part.dataset.place ?? part.dataset.man.split(/[ ,]+/).at(-1), part.dataset.man === undefined, part);
  }

  /** After an action by the keyboard, the focus returns to the board. */
  leaveAt() {
    if (this.isUsed) this.lead.figure.focus({ preventScroll: true });
  }
}

const nameOf = (part) => part.dataset.place ?? part.dataset.man;
