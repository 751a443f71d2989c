// Why `load` refuses a position: five parts, of which the first that finds anything is told.
import { menInGame, whereTheyStand, whoTheyAre } from './faults_of_men.mjs';
import { play } from './faults_of_play.mjs';
import { stage } from './faults_of_stage.mjs';

export function faultsOfPosition(rules, position) {
  for (const part of [menInGame, whoTheyAre, whereTheyStand, play, stage]) {
    const found = [];
    const fault = (clause, isBroken, place = '') => {
      if (isBroken) found.push({ clause, code: 'impossible', path: `$.position${place === '' ? '' : `.${place}`}` });
      return isBroken;
    };
    part(rules, position, fault);
    if (found.length > 0) return found;
  }
  return [];
}
