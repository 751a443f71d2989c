// From the `options` of a request to the rules of one game.
import { badRequest, Refusal } from './answers.mjs';
import { anyRecord, integer, oneOf, record } from './decode.mjs';
import { decodeDeck, faultsOfDeck } from './deck.mjs';
import { NAMED_DECKS, SAMPLE_CARD } from './decks.mjs';
import { READINGS } from './rulebook.mjs';

const OPTIONS = '$.options';
const PARTS = ['edition', 'settings', 'readings'];
const MOST_YARDS = 99;

const MOST_KNOWN = 64;
const known = new Map(); // the JSON text of options -> their rules, which are never changed

/** The rules of a game; the same options are decoded once. */
export function rulesFor(options = {}) {
  const key = JSON.stringify(options);
  if (!known.has(key)) {
    if (known.size === MOST_KNOWN) known.clear();
    known.set(key, decodeOptions(options));
  }
  return known.get(key);
}

// `source` is the deck of the setting, `deck` the one that is shuffled (KF-A01).
function decodeOptions(options) {
  const given = { edition: 'pdf', settings: {}, readings: {}, ...record(options, OPTIONS, [], PARTS) };
  const edition = oneOf(given.edition, `${OPTIONS}.edition`, ['pdf', 'vassal']);
  const settings = decodeSettings(given.settings);
  const readings = decodeReadings(given.readings);
  refuseFaultyDeck(settings.deck, readings);
  return { edition, readings, ...decksOf(settings.deck, readings), barredInside: barredInside(settings, readings) };
}

/** Is this the reading that the game is played with? */
export const reads = (rules, ambiguity, key) => rules.readings[ambiguity] === key;

function decodeReadings(given) {
  anyRecord(given, `${OPTIONS}.readings`);
  const readings = Object.fromEntries(Object.entries(READINGS).map(([id, keys]) => [id, keys[0]]));
  for (const [id, key] of Object.entries(given)) {
    if (!Object.hasOwn(READINGS, id)) throw badRequest(`${OPTIONS}.readings.${id}: unknown ambiguity`);
    readings[id] = oneOf(key, `${OPTIONS}.readings.${id}`, READINGS[id]);
  }
  return readings;
}

function decodeSettings(given) {
  const path = `${OPTIONS}.settings`;
  const { deck = 'default', deep_pass_barred_inside: barred = 0 } = record(given, path, [], ['deck', 'deep_pass_barred_inside']);
  return {
    deck: decodeDeckSetting(deck, `${path}.deck`),
    deep_pass_barred_inside: integer(barred, `${path}.deep_pass_barred_inside`, 0, MOST_YARDS),
  };
}

function decodeDeckSetting(given, path) {
  if (typeof given !== 'string') return decodeDeck(given, path);
  return NAMED_DECKS[oneOf(given, path, Object.keys(NAMED_DECKS))];
}

function refuseFaultyDeck(deck, readings) {
  const faults = faultsOfDeck(deck, readings);
  if (faults.length > 0) throw new Refusal(faults, { reasons: faults });
}

// KF-A01 `sample-only`: as many copies of the printed card as the deck has cards.
function decksOf(source, readings) {
  const copies = readings['KF-A01'] === 'sample-only';
  const deck = copies ? { ...source, id: 'sample', invented: false, cards: source.cards.map(() => SAMPLE_CARD) } : source;
  return { source, deck, ids: deck.cards.map((card) => card.id), cards: new Map(deck.cards.map((card) => [card.id, card])) };
}

// KF-A36: the limit comes from the setting or from the reading.
function barredInside(settings, readings) {
  const fixed = { 'inside-ten': 10, 'inside-twenty': 20 };
  return fixed[readings['KF-A36']] ?? settings.deep_pass_barred_inside;
}
