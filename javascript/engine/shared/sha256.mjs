// SHA-256 (FIPS 180-4), because the function of web browsers is asynchronous.
import { utf8 } from './utf8.mjs';

const WORDS = 64;
const BLOCK = 16; // words

// The first 32 bits of the fractional parts of the roots of the first primes.
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const PRIMES = primes(WORDS);
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count) {
  const found = [];
  for (let number = 2; found.length < count; number += 1) if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

/** The SHA-256 of a text, in hexadecimal digits. */
export function sha256(text) {
  const message = padded(utf8(text));
  const state = Int32Array.from(START);
  for (let at = 0; at < message.length; at += BLOCK) compress(state, schedule(message.subarray(at, at + BLOCK)));
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

// The padded input: bytes, a one bit, zeros, and the length in bits, as words.
function padded(bytes) {
  const words = new Int32Array(BLOCK * Math.ceil((bytes.length + 9) / (4 * BLOCK)));
  for (let index = 0; index <= bytes.length; index += 1) words[index >> 2] |= (bytes[index] ?? 0x80) << (24 - 8 * (index % 4));
  words[words.length - 2] = Math.floor((8 * bytes.length) / 2 ** 32);
  words[words.length - 1] = 8 * bytes.length;
  return words;
}

const turned = (word, by) => (word >>> by) | (word << (32 - by));

function schedule(block) {
  const words = new Int32Array(WORDS);
  words.set(block);
  for (let t = BLOCK; t < WORDS; t += 1) {
    const [before, after] = [words[t - 15], words[t - 2]];
    const low = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const high = turned(after, 17) ^ turned(after, 19) ^ (after >>> 10);
    words[t] = words[t - 16] + low + words[t - 7] + high;
  }
  return words;
}

function compress(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let t = 0; t < WORDS; t += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = h + high + ((e & f) ^ (~e & g)) + CONSTANTS[t] + words[t];
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const other = low + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + other) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => { state[index] += word; });
}
