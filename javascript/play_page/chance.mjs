// Random outcomes of chance: numbers from a seed, and outcomes drawn by their exact probabilities.

/** A generator of numbers from 0 to 1, which depend only on the seed (mulberry32). */
export function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const freshSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** A fraction such as `5/36` as a number. */
export function share(text) {
  const [over, under = 1] = text.split('/').map(Number);
  return over / under;
}

/** One of several {value, p}, drawn by its probability. */
export function drawn(outcomes, random) {
  let left = random();
  return outcomes.find(({ p }) => (left -= share(p)) < 0) ?? outcomes.at(-1);
}

/** An entry of a script of chance outcomes. */
export const entry = (next, value) => ({ kind: next.kind, for: next.for, value });
