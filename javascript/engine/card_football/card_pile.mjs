// The pile of Play by Play cards: what is left in it, what may come next, and what a turned card costs.
import { reads } from '../shared/options.mjs';

/** The ids of the cards this game is played with; under KF-A01 `random-generator` those made for it. */
export const cardsOfGame = (rules, position) =>
  (reads(rules, 'KF-A01', 'random-generator') ? position.generated : rules.ids);

/** How many of each card lie in the pile: [id, count] in the order of the deck. */
export function pileOf(rules, position) {
  const counts = tally(cardsOfGame(rules, position));
  if (!returnsAtOnce(rules)) {
    for (const id of position.used) counts.set(id, counts.get(id) - 1);
  }
  return [...counts].filter(([, count]) => count > 0);
}

/** The uses that are left before the pile is done. */
export const cardsLeft = (rules, position) => rules.ids.length - position.used.length;

/** QTR.last-card. Under KF-A10 `immediate-return` the uses are counted, not the cards that lie there. */
export const isUsedUp = (rules, position) => cardsLeft(rules, position) <= 0;

/** The card on top of a stacked deck; null where the deck is shuffled and only chance can tell. */
export function stackedCard(rules, position) {
  if (rules.source.order !== 'stacked') return null;
  const gone = tally(position.used);
  return cardsOfGame(rules, position).find((id) => !takeOne(gone, id));
}

/** Does the card of this action count as used (KF-A09, KF-A24)? */
export const isSpent = (rules, position, type) =>
  (reads(rules, 'KF-A09', 'plays-only') ? type === 'turn-card' : position.card === null);

export function shuffle(draft) {
  draft.used = [];
}

export function tally(ids) {
  const counts = new Map();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const returnsAtOnce = (rules) => reads(rules, 'KF-A10', 'immediate-return');

function takeOne(counts, id) {
  const count = counts.get(id) ?? 0;
  if (count > 0) counts.set(id, count - 1);
  return count > 0;
}
