// Chance that is drawn: numbers from a seed, and an outcome by its exact share.

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
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

/** A fraction as a number: `5/36`. */
export function share(text) {
  const [over, under = 1] = text.split('/').map(Number);
  return over / under;
}

/** One of {value, p} by its share. */
export function drawn(outcomes, random) {
  let left = random();
  return outcomes.find(({ p }) => (left -= share(p)) < 0) ?? outcomes.at(-1);
}

/** An entry of a script. */
export const entry = (next, value) => ({ kind: next.kind, for: next.for, value });
