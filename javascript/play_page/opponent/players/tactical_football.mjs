// Tactical football. The easy player has a usual formation, runs, passes and tackles by the value of each action.
import { best } from '../lookahead.mjs';
import { ratings } from './tactical_football/ratings.mjs';

export const easy = ({ game, seat, actions, random }) => best(ratings(game, seat, actions, random), random);
export const hard = ({ game, seat, actions, random }) => best(ratings(game, seat, actions, random, true), random);
