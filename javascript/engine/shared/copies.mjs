// Copies of plain data, of which positions consist.
import { isSettled } from './caches.mjs';

/** A deep copy that shares only settled parts with the original. */
export function copied(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(partOf);
  const copy = {};
  for (const name in value) copy[name] = partOf(value[name]);
  return copy;
}

const partOf = (value) => (typeof value !== 'object' || value === null || isSettled(value) ? value : copied(value));
