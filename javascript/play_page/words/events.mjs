// What an action has brought about, in sentences as a player says them, from two successive positions or views.
import { shownTo } from '../visibility.mjs';
import * as card from './card_football.mjs';
import * as computer from './computer_football.mjs';
import * as football from './tactical_football.mjs';
import * as soccer from './tactical_soccer.mjs';

const GAMES = { 'card-football': card, 'computer-football': computer, 'tactical-football': football, 'tactical-soccer': soccer };

/** The events of the action with this number, as far as a seat sees them: `Away has the ball on its 33.` */
export function eventsSaid({ ruleset }, moments, number, seat) {
  const [before, after] = [shownTo(moments[number - 1], seat), shownTo(moments[number], seat)];
  return eventsBetween(ruleset, before, after, moments[number].did);
}

/** The events of {action, chance} between two positions or views. */
export const eventsBetween = (ruleset, before, after, did) => GAMES[ruleset].told(before, after, did)
  .filter(Boolean).map((each) => `${each[0].toUpperCase()}${each.slice(1)}.`);
