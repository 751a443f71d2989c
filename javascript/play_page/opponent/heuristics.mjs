// Heuristic values of positions for each seat, by which the computer opponent compares the odds of its actions.
import * as card from './heuristics/card_football.mjs';
import * as computer from './heuristics/computer_football.mjs';
import * as soccer from './heuristics/tactical_soccer.mjs';
import * as football from './heuristics/tactical_football.mjs';

const GAMES = {
  'card-football': card, 'computer-football': computer, 'tactical-football': football, 'tactical-soccer': soccer,
};

/**
 * {of, worth, isAlike} of a ruleset: the paths of a position that matter; a function from their values to a number
 * for a seat after an action; and a test whether no outcome of an action matters yet, so that only its type counts.
 */
export function worthOf(ruleset, position) {
  const { PLACES, worth, isAlike = () => false } = GAMES[ruleset];
  return { of: PLACES.filter((place) => place.slice(1) in position), worth, isAlike: isAlike(position) };
}
