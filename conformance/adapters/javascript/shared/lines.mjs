// Bytes as they arrive, cut into lines. A line that is too long is told of once, and the rest of it is skipped.

const LONGEST = 2_000_000; // bytes of a request
const END = 0x0a;
const BLANKS = Buffer.from(' \t\r\v\f');

export const TOO_LONG = Symbol(`a line of more than ${LONGEST} bytes`);

export class Lines {
  #pieces = []; // what came after the last end of a line

  #length = 0;

  /** The lines that are whole now, without blank ones; TOO_LONG for one that is longer than a request may be. */
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
    if (!line.every((byte) => BLANKS.includes(byte))) yield line;
    this.#pieces = [];
    this.#length = 0;
  }

  * #add(piece) {
    const wasWithin = this.#length <= LONGEST;
    this.#length += piece.length;
    if (this.#length <= LONGEST) this.#pieces.push(piece);
    else if (wasWithin) {
      this.#pieces = [];
      yield TOO_LONG;
    }
  }
}
