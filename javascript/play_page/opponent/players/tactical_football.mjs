// Tactical football. Both levels have a usual formation, and run, pass and tackle by the value of each action. The hard
// player also covers receivers, crowds the passer, and chooses between runs and passes by the hexes that it needs.
import { best } from '../lookahead.mjs';
import { ratings } from './tactical_football/ratings.mjs';

export const easy = ({ game, seat, actions, random }) => best(ratings(game, seat, actions, random), random);

export const hard = ({ game, seat, actions, random }) => best(ratings(game, seat, actions, random, true), random);
