// Steps and their chances, read from the wire: who does what, and what comes of it.
import { badRequest } from './failures.mjs';
import { integer, listOf, oneOf, record, text } from './decoder.mjs';

/** The seat of what nobody decides. */
export const CHANCE = 'chance';

const LONGEST_SCRIPT = 100;

export const decodeSeat = (ruleset, value, path = '$.seat') => oneOf(value, path, [...ruleset.seats, CHANCE]);

export const decodeStep = (ruleset, { seat, action }, path = '$') => ({
  seat: decodeSeat(ruleset, seat, `${path}.seat`),
  action: ruleset.decodeAction(action, `${path}.action`),
});

/** The script of chances; none is the same as an empty one. */
export const decodeScript = (value, path = '$.chance') => listOf(value ?? [], path, decodeEntry, LONGEST_SCRIPT);

function decodeEntry(entry, path) {
  const { kind, value, for: purpose } = record(entry, path, ['kind', 'value'], ['for']);
  text(kind, `${path}.kind`);
  text(purpose ?? '', `${path}.for`);
  if (typeof value === 'string') text(value, `${path}.value`);
  else if (typeof value === 'number') integer(value, `${path}.value`);
  else throw badRequest(`${path}.value: a word or a number is expected`);
  return entry;
}

/** A step of a record, with the chances it met: {seat, action, chance}. */
export function decodeMove(ruleset, move, path) {
  record(move, path, ['seat', 'action'], ['chance']);
  return { ...decodeStep(ruleset, move, path), chance: decodeScript(move.chance, `${path}.chance`) };
}
