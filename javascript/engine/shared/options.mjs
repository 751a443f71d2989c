// Rules of one game from the `options` of a request: the part that all rulesets share.
import { published } from '../published.mjs';
import { badRequest } from './failures.mjs';
import { anyRecord, oneOf, record } from './decoder.mjs';

export const OPTIONS = '$.options';
const PARTS = ['edition', 'settings', 'readings'];
const MOST_KNOWN = 64;

/** Each ambiguity of a ruleset with the readings that can be chosen, the ruling first. */
export const readingsOf = (ruleset) => Object.fromEntries(published(`rulebooks/${ruleset}`).ambiguities.map(
  ({ id, ruling, readings, switchable }) => {
    const others = readings.map(({ key }) => key).filter((key) => key !== ruling);
    return [id, switchable ? [ruling, ...others] : [ruling]];
  },
));

/** A function from options to rules, cached by the options; rules are never changed. */
export function remembered(decode) {
  const known = new Map(); // the JSON text of options -> their rules
  return (options) => {
    const key = JSON.stringify(options ?? {});
    if (!known.has(key)) {
      if (known.size === MOST_KNOWN) known.clear();
      known.set(key, decode(options ?? {}));
    }
    return known.get(key);
  };
}

/** {edition, readings, settings}: the default edition and reading is the first; settings are not decoded here. */
export function decodeOptions(options, editions, readings) {
  const given = record(options, OPTIONS, [], PARTS);
  return {
    edition: oneOf(given.edition ?? editions[0], `${OPTIONS}.edition`, editions),
    readings: decodeReadings(given.readings ?? {}, readings),
    settings: given.settings ?? {},
  };
}

function decodeReadings(given, known) {
  const path = `${OPTIONS}.readings`;
  const readings = Object.fromEntries(Object.entries(known).map(([id, keys]) => [id, keys[0]]));
  for (const [id, key] of Object.entries(anyRecord(given, path))) {
    if (!Object.hasOwn(known, id)) throw badRequest(`${path}.${id}: unknown ambiguity`);
    readings[id] = oneOf(key ?? readings[id], `${path}.${id}`, known[id]);
  }
  return readings;
}

/** Whether the game uses this reading. */
export const reads = (rules, ambiguity, key) => rules.readings[ambiguity] === key;
