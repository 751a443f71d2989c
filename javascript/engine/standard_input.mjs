// Standard input and output of Node: bytes are divided into lines, and each line is answered by one line.
import { badRequest } from './shared/failures.mjs';
import { LONGEST, tooLong } from './protocol.mjs';

const END = 0x0a;
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Divider of arriving bytes into lines. A line that is too long is reported once, and the rest of it is skipped. */
class Lines {
  #pieces = []; // what came after the last end of a line

  #length = 0;

  /** The complete lines, each as a text, or as the Fault because of which it is unreadable. */
  * feed(chunk) {
    let start = 0;
    for (let end = chunk.indexOf(END); end !== -1; end = chunk.indexOf(END, start)) {
      yield* this.#add(chunk.subarray(start, end));
      yield* this.close();
      start = end + 1;
    }
    yield* this.#add(chunk.subarray(start));
  }

  /** The unfinished line, unless it is skipped. */
  * close() {
    const line = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#length = 0;
    yield decoded(line);
  }

  * #add(piece) {
    const wasWithin = this.#length <= LONGEST;
    this.#length += piece.length;
    if (this.#length <= LONGEST) this.#pieces.push(piece);
    else if (wasWithin) {
      this.#pieces = [];
      yield tooLong();
    }
  }
}

function decoded(bytes) {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return badRequest('$: this line is not UTF-8');
  }
}

const written = (replies) => replies.filter((reply) => reply !== null).map((reply) => `${reply}\n`).join('');

/**
 * Answer all input. `answer` gets the complete lines of a chunk once those before are answered, and returns their replies
 * or a promise of them. The replies are written together, in the order of the lines.
 */
export function serve(answer) {
  const input = new Lines();
  let before = Promise.resolve();
  const say = (lines) => {
    const given = [...lines];
    before = before.then(() => answer(given)).then((all) => process.stdout.write(written(all)));
  };
  return new Promise((resolve, reject) => {
    process.stdin.on('data', (chunk) => {
      say(input.feed(chunk));
      before.catch(reject);
    });
    process.stdin.on('end', () => {
      say(input.close());
      before.then(resolve, reject);
    });
  });
}
