// Why `load` refuses a position: four groups, each looked at only if those before it found nothing.
import { clock } from './faults_of_clock.mjs';
import { goingOn } from './faults_of_play.mjs';
import { lists } from './faults_of_places.mjs';
import { table } from './faults_of_table.mjs';

export function faultsOfPosition(rules, position) {
  const groups = ['roll-off', 'draft'].includes(position.phase) ? [clock, lists] : [clock, lists, table, goingOn];
  for (const group of groups) {
    const found = [];
    const fault = (clause, isBroken, place = '') => {
      if (isBroken) found.push({ clause, code: 'impossible', path: `$.position${place === '' ? '' : `.${place}`}` });
    };
    group(rules, position, fault);
    if (found.length > 0) return found;
  }
  return [];
}
