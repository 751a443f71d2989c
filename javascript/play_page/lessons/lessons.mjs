// The first games of the four games.
import card from './card_football.mjs';
import computer from './computer_football.mjs';
import football from './tactical_football.mjs';
import soccer from './tactical_soccer.mjs';

export const LESSONS = { 'card-football': card, 'computer-football': computer, 'tactical-football': football, 'tactical-soccer': soccer };

/** {options, position} at the beginning of a lesson, from the starts of its game. */
export function startOf({ start, changes = {}, men = {} }, starts) {
  const { options, position } = starts[start];
  return { options, position: position && { ...position, ...changes, men: { ...position.men, ...men } } };
}
