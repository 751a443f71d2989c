// Hidden state: all positions that fit the view of a seat. All information for a seat is computed from these alone, so
// that no answer reveals a secret.
import * as card from './hidden_state/card_football.mjs';
import * as computer from './hidden_state/computer_football.mjs';
import * as football from './hidden_state/tactical_football.mjs';
import * as soccer from './hidden_state/tactical_soccer.mjs';

const GAMES = {
  'card-football': card, 'computer-football': computer, 'tactical-football': football, 'tactical-soccer': soccer,
};

/**
 * {positions, all}: positions that fit a view, the same for the same view, and whether the list is complete. Some of
 * the positions may be invalid. `fields` are the names of the fields of a position.
 */
export function behind(ruleset, view, fields) {
  return GAMES[ruleset].behind(Object.fromEntries(fields.map((name) => [name, view[name]])), view.seat);
}

/** Whether a view hides nothing. */
export function hidesNothing(ruleset, view, fields) {
  const { positions, all } = behind(ruleset, view, fields);
  return all && positions.length === 1;
}
