// Why `load` refuses a position: four parts, each looked at only if those before it found nothing.
import { firstFaults } from '../shared/faults.mjs';
import { clock } from './faults_of_clock.mjs';
import { lists } from './faults_of_places.mjs';
import { goingOn } from './faults_of_play.mjs';
import { table } from './faults_of_table.mjs';

const partsOf = ({ phase }) => (['roll-off', 'draft'].includes(phase) ? [clock, lists] : [clock, lists, table, goingOn]);

export const faultsOfPosition = (rules, position) => firstFaults(partsOf(position), rules, position);
