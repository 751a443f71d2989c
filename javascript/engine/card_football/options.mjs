// From the `options` of a request to the rules of one game.
import { Refusal } from '../shared/failures.mjs';
import { integer, oneOf, record } from '../shared/decoder.mjs';
import { decodeOptions, OPTIONS, remembered } from '../shared/options.mjs';
import { decodeDeck, faultsOfDeck } from './deck.mjs';
import { DECKS, EDITIONS, READINGS, SAMPLE_CARD } from './rulebook.mjs';

const MOST_YARDS = 99;

// `source` is the deck of the setting, `deck` the one that is shuffled (KF-A01).
export const rulesFor = remembered((options) => {
  const { edition, readings, settings: given } = decodeOptions(options, EDITIONS, READINGS);
  const settings = decodeSettings(given);
  refuseFaultyDeck(settings.deck, readings);
  return { edition, readings, ...decksOf(settings.deck, readings), barredInside: barredInside(settings, readings) };
});

function decodeSettings(given) {
  const path = `${OPTIONS}.settings`;
  const { deck, deep_pass_barred_inside: barred } = record(given, path, [], ['deck', 'deep_pass_barred_inside']);
  return {
    deck: decodeDeckSetting(deck ?? 'default', `${path}.deck`),
    deep_pass_barred_inside: integer(barred ?? 0, `${path}.deep_pass_barred_inside`, 0, MOST_YARDS),
  };
}

function decodeDeckSetting(given, path) {
  if (typeof given !== 'string') return decodeDeck(given, path);
  return DECKS[oneOf(given, path, Object.keys(DECKS))];
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
