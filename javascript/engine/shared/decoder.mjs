// Strict decoder of requests; every error names the place, such as `$.position.spot`.
import { badRequest } from './failures.mjs';

// General limits of docs/conformance/protocol.md; stricter limits are in the readers of single fields.
const GREATEST_NUMBER = 1_000_000;
const LONGEST_TEXT = 200;
const LONGEST_LIST = 10_000;

export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with exactly these fields; optional ones may be absent. */
export function record(value, path, required, optional = []) {
  if (hasExactly(anyRecord(value, path), required)) return value;
  for (const name of Object.keys(value)) {
    if (!required.includes(name) && !optional.includes(name)) throw badRequest(`${path}.${name}: unknown field`);
  }
  for (const name of required) {
    if (!Object.hasOwn(value, name)) throw badRequest(`${path}.${name}: missing`);
  }
  return value;
}

const hasExactly = (value, names) =>
  Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name));

/** An object whose field names are checked elsewhere. */
export function anyRecord(value, path) {
  if (!isObject(value)) throw badRequest(`${path}: expected an object`);
  return value;
}

export function list(value, path, most = LONGEST_LIST) {
  if (!Array.isArray(value)) throw badRequest(`${path}: expected a list`);
  if (value.length > most) throw badRequest(`${path}: more than ${most} entries`);
  return value;
}

export function text(value, path) {
  if (typeof value !== 'string') throw badRequest(`${path}: expected a string`);
  if (value.length > LONGEST_TEXT) throw badRequest(`${path}: more than ${LONGEST_TEXT} characters`);
  return value;
}

export function flag(value, path) {
  if (typeof value !== 'boolean') throw badRequest(`${path}: expected true or false`);
  return value;
}

export function integer(value, path, least = -GREATEST_NUMBER, most = GREATEST_NUMBER) {
  if (!Number.isSafeInteger(value)) throw badRequest(`${path}: expected a whole number`);
  if (value < least || value > most) throw badRequest(`${path}: impossible number ${value}`);
  return value;
}

export function oneOf(value, path, names) {
  if (!names.includes(value)) throw badRequest(`${path}: expected one of ${names.join(', ')}`);
  return value;
}

export const listOf = (value, path, read, most = LONGEST_LIST) =>
  list(value, path, most).map((item, index) => read(item, `${path}[${index}]`));

// Functions that create readers for the fields of a position.

export const whole = (value, path) => integer(value, path);

export const among = (names) => (value, path) => oneOf(value, path, names);

export const maybe = (read) => (value, path) => (value === null ? null : read(value, path));

export const each = (read) => (value, path) => listOf(value, path, read);

/** An object with any field names and one reader for all values; the rules check the names. */
export const byName = (read) => (value, path) =>
  Object.fromEntries(Object.entries(anyRecord(value, path)).map(([name, part]) => [name, read(part, `${path}.${name}`)]));

export function fields(readers) {
  const names = Object.keys(readers);
  return (value, path) => {
    record(value, path, names);
    const read = {};
    for (const name of names) read[name] = readers[name](value[name], `${path}.${name}`);
    return read;
  };
}
