// What may lie behind the view of a seat: every position that looks the same to it. Whatever a seat is told follows from
// these alone, so that no answer gives a secret away.
import * as card from './hidden_state/card_football.mjs';
import * as computer from './hidden_state/computer_football.mjs';
import * as football from './hidden_state/tactical_football.mjs';
import * as soccer from './hidden_state/tactical_soccer.mjs';

const GAMES = {
  'card-football': card, 'computer-football': computer, 'tactical-football': football, 'tactical-soccer': soccer,
};

/**
 * {positions, all}: positions that may lie behind a view, the same for the same view, and whether there are no others.
 * Some of them may be such as the rules refuse. `fields` are the names of the fields that a position has.
 */
export function behind(ruleset, view, fields) {
  return GAMES[ruleset].behind(Object.fromEntries(fields.map((name) => [name, view[name]])), view.seat);
}

/** Whether a view leaves nothing open. */
export function hidesNothing(ruleset, view, fields) {
  const { positions, all } = behind(ruleset, view, fields);
  return all && positions.length === 1;
}
