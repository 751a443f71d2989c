// Standard input and output as Node has them: bytes are cut into lines, and each is answered by one line.
import { badRequest } from './shared/failures.mjs';
import { LONGEST, tooLong } from './protocol.mjs';

const END = 0x0a;
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as they arrive, cut into lines. A line that is too long is told of once, and the rest of it is skipped. */
class Lines {
  #pieces = []; // what came after the last end of a line

  #length = 0;

  /** The lines that are whole now, each a text or the Fault that kept it from being one. */
  * feed(chunk) {
    let start = 0;
    for (let end = chunk.indexOf(END); end !== -1; end = chunk.indexOf(END, start)) {
      yield* this.#add(chunk.subarray(start, end));
      yield* this.close();
      start = end + 1;
    }
    yield* this.#add(chunk.subarray(start));
  }

  /** The line that has begun, if it is not one to be skipped. */
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
 * Answers what comes, as long as it comes. `answer` takes the lines of a chunk, which holds several and perhaps the
 * beginning of another, and gives their replies or promises them; they leave in one write, in the order of the lines.
 */
export function serve(answer) {
  const input = new Lines();
  let before = Promise.resolve();
  const say = (lines) => {
    const replies = answer([...lines]);
    before = before.then(() => replies).then((all) => process.stdout.write(written(all)));
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
