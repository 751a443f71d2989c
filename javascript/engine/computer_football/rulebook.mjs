// What never changes: the men, the measures of the field, the tables of chance, the readings that can be chosen.
import { readingsOf } from '../shared/options.mjs';

export const EDITIONS = ['power', 'classic'];
export const SEATS = ['red', 'yellow'];
export const otherSeat = (seat) => (seat === 'red' ? 'yellow' : 'red');

export const SIDES = ['offense', 'defense'];
export const otherSide = (side) => (side === 'offense' ? 'defense' : 'offense');

export const COLUMNS = 60;
export const ROWS = 15;
export const WINDOW = 20;
export const GOAL_LINES = { west: 5, east: 55 };
export const FIRST_DOWN_COLUMNS = 5;
export const DOWNS = 4;
export const BACKS = ['Q', 'F', 'H', 'T'];
export const ENDS = ['TE', 'SE'];
export const LINEMEN = ['T1', 'T2', 'G1', 'G2', 'G3'];

const SPEEDS = {
  offense: { T1: 2, T2: 2, G1: 3, G2: 3, G3: 3, TE: 4, SE: 5, Q: 4, F: 4, H: 5, T: 6 },
  defense: { T1: 2, T2: 2, G1: 3, G2: 3, G3: 3, L1: 4, L2: 4, L3: 4, B1: 5, B2: 5, S: 6 },
};
export const MEN = { offense: Object.keys(SPEEDS.offense), defense: Object.keys(SPEEDS.defense) };
export const speedOf = (side, man) => SPEEDS[side][man];
export const powerOf = (side, man) => 6 - SPEEDS[side][man];
/** T and G of either side, the men of square shape. */
export const isLineman = (man) => LINEMEN.includes(man);

export const TACKLE_RESULTS = ['fumble', 'tackle-2', 'tackle-1', 'tackle', 'tackle+1', 'tackle+2', 'miss'];
export const ADVANCE = { 'tackle-2': -2, 'tackle-1': -1, tackle: 0, 'tackle+1': 1, 'tackle+2': 2 };

// The printed cells in thousandths, by power advantage.
export const PRINTED = {
  '-2': [0, 48, 95, 143, 190, 238, 286],
  '-1': [48, 79, 111, 143, 175, 206, 238],
  0: [95, 111, 127, 143, 159, 175, 190],
  1: [143, 143, 143, 143, 143, 143, 143],
  2: [190, 175, 159, 143, 127, 111, 95],
  3: [238, 206, 175, 143, 111, 79, 48],
  4: [286, 238, 190, 143, 95, 48, 0],
};

// Weights, not probabilities.
export const SCRAMBLE = [['run', 4], ['throw', 2], ['shift-4', 2], ['shift-3', 1], ['shift-2', 1]];
export const CONTESTED = [['incomplete', 2], ['complete', 1], ['intercepted', 1]];
export const SHIFTS = { 'shift-4': 4, 'shift-3': 3, 'shift-2': 2 };

export const REPLAY_SPEEDS = ['slow', 'moderate', 'fast'];

export const READINGS = readingsOf('computer-football');
