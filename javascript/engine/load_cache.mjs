// Replies to repeated `load` requests. The cases of a suite load the same positions many times.

const MOST = 250; // loads to keep
const NUMBERED = /^\{"id":[1-9][0-9]{0,14},/;

// The text after the id: two requests with the same text there differ only in their ids. Null if the id is not first.
const afterId = (line) => (NUMBERED.test(line) ? line.slice(line.indexOf(',')) : null);

/** Accepted loads, by their requests without ids. */
export class LoadCache {
  #known = new Map(); // the text of a request after its id -> {handle, game, reply}, the reply without its id too

  /** {handle, game, reply} of an equal request, or undefined. */
  find(line) {
    const text = line.includes('"op":"load"') ? afterId(line) : null;
    const known = this.#known.get(text);
    return known && { ...known, reply: line.slice(0, line.length - text.length) + known.reply };
  }

  keep(line, handle, game, reply) {
    const text = afterId(line);
    const start = text === null ? '' : line.slice(0, line.length - text.length);
    if (text === null || !reply.startsWith(`${start},`)) return; // the reply repeats a later id
    if (this.#known.size === MOST) this.#known.delete(this.#known.keys().next().value);
    this.#known.set(text, { handle, game, reply: reply.slice(start.length) });
  }
}
