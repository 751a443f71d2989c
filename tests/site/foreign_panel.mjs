// Opens the panel of a scenario with docs/js/panels.js, on a page that has a data file and no script that draws.
// Arguments: panels.js, the data file, and the id of the panel. Prints the boards and the messages of the panel.
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

const [panels, scenarios, id] = process.argv.slice(2);
const boards = [];

/** The part of an element that a panel needs. */
class Element {
  constructor(tag) { Object.assign(this, { tag, children: [], dataset: {}, textContent: '' }); }

  append(...inside) { this.children.push(...inside); }

  prepend(...inside) { this.children.unshift(...inside); }

  replaceChildren(...inside) { this.children = inside; }

  setAttribute() {}

  addEventListener(kind, act) { if (kind === 'toggle' && this !== panel) act(); } // opens each example

  querySelectorAll() { return []; }

  matches(selector) { return selector === '.example'; }
}

const place = Object.assign(new Element('div'), { dataset: { scenarios, command: 'scrimmage verify --case ' } });
const panel = Object.assign(new Element('details'), { id, open: true });
const load = (script) => { runInThisContext(readFileSync(script.src, 'utf8')); script.onload(); };
globalThis.matchMedia = () => ({ matches: false });
globalThis.location = { hash: '' };
globalThis.addEventListener = () => {};
globalThis.board = { draw: (_, picture) => boards.push(picture), change: (_, draw) => draw(), bring() {}, buttons: () => [] };
globalThis.document = {
  head: { append: load },
  createElement: (tag) => new Element(tag),
  createTextNode: (text) => text,
  addEventListener() {},
  querySelector: () => place,
  querySelectorAll: (selector) => (selector === 'details.panel' ? [panel] : []),
};
runInThisContext(readFileSync(panels, 'utf8'));
setTimeout(() => {
  const failed = panel.children.filter((each) => each.className === 'failed').map((each) => each.children.join(''));
  console.log(JSON.stringify({ boards, failed }));
}, 0);
