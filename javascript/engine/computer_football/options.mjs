// From the `options` of a request to the rules of one game.
import { badRequest, Refusal } from '../shared/failures.mjs';
import { anyRecord, flag, integer, list, record, text } from '../shared/decoder.mjs';
import { decodeOptions, OPTIONS, remembered } from '../shared/options.mjs';
import { EDITIONS, READINGS, REPLAY_SPEEDS } from './rulebook.mjs';

const MOST_SQUARES = 1000;

export const rulesFor = remembered((options) => rulesOf(options));

/** The rules of a stored game. They replay even where the edition is no longer offered for play (VERSION.replay-compatible). */
export const recordedRules = (options) => rulesOf(anyRecord(options, OPTIONS), true);

function rulesOf(options, isRecorded = false) {
  const { edition, readings, settings: given } = decodeOptions(options, EDITIONS, READINGS);
  const settings = decodeSettings(given);
  const faults = faultsOfSettings(settings);
  const isOffered = edition !== 'classic' || readings['CF-A63'] !== 'unknown-not-offered';
  if (!isOffered && !isRecorded) {
    faults.push({ clause: 'VERSION.no-power', code: 'edition-not-offered', path: `${OPTIONS}.edition` });
  }
  if (faults.length > 0) throw new Refusal(faults, { reasons: faults });
  return { edition, readings, isOffered, ...settings };
}

/** SETTINGS.uniform: the numbers of squares that a turn may have, as [number, weight]. */
export const allotments = ({ limits: [lower, upper] }) =>
  Array.from({ length: upper - lower + 1 }, (_, index) => [lower + index, 1]);

function decodeSettings(given) {
  const path = `${OPTIONS}.settings`;
  record(given, path, [], ['limits', 'replay_speed', 'mute']);
  const limits = list(given.limits ?? [3, 6], `${path}.limits`);
  if (limits.length !== 2) throw badRequest(`${path}.limits: expected two numbers`);
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
