// What never changes: the men and their skills, the tables of chance, the readings that can be chosen.
import { published } from '../published.mjs';
import { readingsOf } from '../shared/options.mjs';

export const SEATS = ['red', 'blue'];
export const otherSeat = (seat) => (seat === 'red' ? 'blue' : 'red');
/** Red attacks towards greater y, blue towards lesser. */
export const attackOf = (seat) => (seat === 'red' ? 1 : -1);

export const FIELDERS = ['F1', 'F2', 'F3', 'M1', 'M2', 'M3', 'M4', 'D1', 'D2', 'D3'];
export const GOALIE = { red: 'G1', blue: 'G2' };
export const MEN = [...FIELDERS, 'G1', 'G2'];
export const CLASSES = { F: 'forward', M: 'midfielder', D: 'defender', G: 'goalie' };
export const classOf = (man) => man[0];
export const isGoalie = (man) => man[0] === 'G';

export const SQUAD = 6;
export const RANGE = 6;
export const TURNS = 10;
export const WORDS = ['Left', 'Center', 'Right'];

export const SKILLS = ['Intercept', 'Pass', 'Receive', 'Shoot', 'Tackle', 'Steal', 'Save', 'Goalie'];
/** POSTAB: what each class can do. */
export const PRINTED_SKILLS = {
  F: ['Intercept', 'Pass', 'Shoot', 'Tackle'],
  M: ['Pass', 'Receive', 'Tackle', 'Steal'],
  D: ['Intercept', 'Receive', 'Tackle', 'Save'],
  G: ['Pass', 'Receive', 'Save', 'Goalie'],
};

// A row for each distance, a column for each face of the die.
export const SUCCESS = ['FSSSSS', 'FFSSSS', 'FFFSSS', 'FFFSSS', 'FFFFSS', 'FFFFFS'];
export const SHOOT = ['MDDSSS', 'MDDSSS', 'MMDSSS', 'MMMDSS', 'MMMDDS', 'MMMMDS'];
export const clamped = (die) => Math.min(6, Math.max(1, die));
export const letterOf = (table, distance, die) => table[Math.min(RANGE, Math.max(1, distance)) - 1][clamped(die) - 1];

export const NEEDED = { steal: 6, intercept: 5, occupied: 4, adjacent: 5 };
/** TS-A01: the least face that succeeds, the greatest on which the fouler is caught. */
export const FOUL = { 'text-5-6': [5, 2], 'table-4-6': [4, 1], mixed: [4, 2] };

export const faces = (count) => Array.from({ length: count }, (_, index) => [index + 1, 1]);

export const READINGS = readingsOf('tactical-soccer');

export const PITCHES = Object.fromEntries(
  ['default', 'small', 'default-pointed', 'small-pointed'].map((name) => [name, published(`pitches/${name}`)]),
);
