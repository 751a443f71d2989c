// Decoding of actions with their chance outcomes.
import { badRequest } from './failures.mjs';
import { integer, listOf, oneOf, record, text } from './decoder.mjs';

/** The seat that performs actions of chance. */
export const CHANCE = 'chance';

const LONGEST_SCRIPT = 100;

export const decodeSeat = (ruleset, value, path = '$.seat') => oneOf(value, path, [...ruleset.seats, CHANCE]);

export const decodeStep = (ruleset, { seat, action }, path = '$') => ({
  seat: decodeSeat(ruleset, seat, `${path}.seat`),
  action: ruleset.decodeAction(action, `${path}.action`),
});

/** The script of chance outcomes; an absent script is empty. */
export const decodeScript = (value, path = '$.chance') => listOf(value ?? [], path, decodeEntry, LONGEST_SCRIPT);

function decodeEntry(entry, path) {
  const { kind, value, for: purpose } = record(entry, path, ['kind', 'value'], ['for']);
  text(kind, `${path}.kind`);
  text(purpose ?? '', `${path}.for`);
  if (typeof value === 'string') text(value, `${path}.value`);
  else if (typeof value === 'number') integer(value, `${path}.value`);
  else throw badRequest(`${path}.value: expected a word or a number`);
  return entry;
}

/** An action of a transcript with its chance outcomes: {seat, action, chance}. */
export function decodeMove(ruleset, move, path) {
  record(move, path, ['seat', 'action'], ['chance']);
  return { ...decodeStep(ruleset, move, path), chance: decodeScript(move.chance, `${path}.chance`) };
}
