// Copies of plain data, which is all that a position is made of.
import { isSettled } from './caches.mjs';

/** The same data, none of it shared but the parts that are settled. */
export function copied(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(partOf);
  const copy = {};
  for (const name in value) copy[name] = partOf(value[name]);
  return copy;
}

const partOf = (value) => (typeof value !== 'object' || value === null || isSettled(value) ? value : copied(value));
