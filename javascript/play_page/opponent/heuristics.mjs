// What a position is worth to a seat, roughly: by this the plain opponent weighs the odds of its actions.
import * as card from './heuristics/card_football.mjs';
import * as computer from './heuristics/computer_football.mjs';
import * as soccer from './heuristics/tactical_soccer.mjs';
import * as football from './heuristics/tactical_football.mjs';

const GAMES = {
  'card-football': card, 'computer-football': computer, 'tactical-football': football, 'tactical-soccer': soccer,
};

/**
 * {of, worth, isAlike} of a ruleset: the places of a position that count; a number for what stands there, to a seat, after an
 * action; and whether nothing that can come of an action counts as yet, but only which action it is.
 */
export function worthOf(ruleset, position) {
  const { PLACES, worth, isAlike = () => false } = GAMES[ruleset];
  return { of: PLACES.filter((place) => place.slice(1) in position), worth, isAlike: isAlike(position) };
}
