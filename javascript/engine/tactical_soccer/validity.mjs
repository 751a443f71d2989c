// Why `load` refuses a position: four parts, each looked at only if those before it found nothing.
import { firstFaults } from '../shared/validity.mjs';
import { clock } from './validity_of_clock.mjs';
import { lists } from './validity_of_positions.mjs';
import { goingOn } from './validity_of_play.mjs';
import { table } from './validity_of_set_up.mjs';

const partsOf = ({ phase }) => (['roll-off', 'draft'].includes(phase) ? [clock, lists] : [clock, lists, table, goingOn]);

export const faultsOfPosition = (rules, position) => firstFaults(partsOf(position), rules, position);
