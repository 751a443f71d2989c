// Why `load` refuses a position: five parts, each looked at only if those before it found nothing.
import { firstFaults } from '../shared/validity.mjs';
import { menInGame, whereTheyStand, whoTheyAre } from './validity_of_men.mjs';
import { play } from './validity_of_play.mjs';
import { stage } from './validity_of_stage.mjs';

export const faultsOfPosition = (rules, position) =>
  firstFaults([menInGame, whoTheyAre, whereTheyStand, play, stage], rules, position);
