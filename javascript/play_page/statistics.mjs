// Statistics of a game from its record: what each side has gained, tried and achieved.
import * as card from './statistics/card_football.mjs';
import * as computer from './statistics/computer_football.mjs';
import * as football from './statistics/tactical_football.mjs';
import * as soccer from './statistics/tactical_soccer.mjs';

const GAMES = {
  'card-football': card, 'computer-football': computer, 'tactical-football': football, 'tactical-soccer': soccer,
};

/**
 * The rows of a table, [{name, values}], with a number for each seat in `values`. `moments` is the record of a game, as
 * in a session: the position after each action, and the action {seat, action} in `did`, null at the start. A row
 * without any number above 0 is left out.
 */
export function statisticsOf(ruleset, moments) {
  const { SEATS, NAMES, count } = GAMES[ruleset];
  const sums = Object.fromEntries(NAMES.map((name) => [name, Object.fromEntries(SEATS.map((seat) => [seat, 0]))]));
  const add = (name, seat, number = 1) => { sums[name][seat] += number; };
  for (let index = 1; index < moments.length; index += 1) {
    if (moments[index].did) count(add, moments[index - 1].position, moments[index].position, moments[index].did);
  }
  return NAMES.map((name) => ({ name, values: sums[name] })).filter(({ values }) => Object.values(values).some((number) => number !== 0));
}
