// From the `options` of a request to the rules of one game.
import { badRequest, Refusal } from '../engine/answers.mjs';
import { anyRecord, flag, integer, list, oneOf, record, text } from '../engine/decode.mjs';
import { READINGS, REPLAY_SPEEDS } from './rulebook.mjs';

const OPTIONS = '$.options';
const MOST_SQUARES = 1000;
const known = new Map(); // the JSON text of options -> their rules, which are never changed
const MOST_KNOWN = 256;

export function rulesFor(options) {
  const key = JSON.stringify(options ?? {});
  if (!known.has(key)) {
    if (known.size === MOST_KNOWN) known.clear();
    known.set(key, decodeOptions(options ?? {}));
  }
  return known.get(key);
}

/** Is this the reading that the game is played with? */
export const reads = (rules, ambiguity, key) => rules.readings[ambiguity] === key;

/** The rules of a stored game. They replay even where the edition is no longer offered for play (VERSION.replay-compatible). */
export const recordedRules = (options) => decodeOptions(anyRecord(options, OPTIONS), true);

function decodeOptions(options, isRecorded = false) {
  record(options, OPTIONS, [], ['edition', 'settings', 'readings']);
  const edition = oneOf(options.edition ?? 'power', `${OPTIONS}.edition`, ['power', 'classic']);
  const readings = decodeReadings(options.readings ?? {});
  const settings = decodeSettings(options.settings ?? {});
  const faults = faultsOfSettings(settings);
  const isOffered = edition !== 'classic' || readings['CF-A63'] !== 'unknown-not-offered';
  if (!isOffered && !isRecorded) {
    faults.push({ clause: 'VERSION.no-power', code: 'edition-not-offered', path: `${OPTIONS}.edition` });
  }
  if (faults.length > 0) throw new Refusal(faults, { reasons: faults });
  return { edition, readings, isOffered, ...settings };
}

function decodeReadings(given) {
  anyRecord(given, `${OPTIONS}.readings`);
  const readings = Object.fromEntries(Object.entries(READINGS).map(([id, keys]) => [id, keys[0]]));
  for (const [id, key] of Object.entries(given)) {
    if (!Object.hasOwn(READINGS, id)) throw badRequest(`${OPTIONS}.readings.${id}: unknown ambiguity`);
    if (key !== null) readings[id] = oneOf(key, `${OPTIONS}.readings.${id}`, READINGS[id]);
  }
  return readings;
}

function decodeSettings(given) {
  const path = `${OPTIONS}.settings`;
  record(given, path, [], ['limits', 'replay_speed', 'mute']);
  const limits = list(given.limits ?? [3, 6], `${path}.limits`);
  if (limits.length !== 2) throw badRequest(`${path}.limits: two numbers are expected`);
  limits.forEach((limit, index) => integer(limit, `${path}.limits[${index}]`, -MOST_SQUARES, MOST_SQUARES));
  return {
    limits,
    replaySpeed: text(given.replay_speed ?? 'moderate', `${path}.replay_speed`),
    mute: flag(given.mute ?? false, `${path}.mute`),
  };
}

function faultsOfSettings({ limits: [lower, upper], replaySpeed }) {
  const faults = [];
  const path = `${OPTIONS}.settings`;
  if (lower < 1 || upper < lower) faults.push({ clause: 'SETTINGS.allotment', code: 'no-such-limits', path: `${path}.limits` });
  if (!REPLAY_SPEEDS.includes(replaySpeed)) {
    faults.push({ clause: 'SETTINGS.replay-speed', code: 'no-such-speed', path: `${path}.replay_speed` });
  }
  return faults;
}
