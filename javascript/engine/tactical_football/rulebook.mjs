// What never changes: sides, markers, tables of chance, the expenditure chart, the readings that can be chosen.
import { published } from '../published.mjs';
import { readingsOf } from '../shared/options.mjs';

export const SEATS = ['home', 'away'];
export const otherSeat = (seat) => (seat === 'home' ? 'away' : 'home');
export const ROLES = ['offense', 'defense'];
export const otherRole = (role) => (role === 'offense' ? 'defense' : 'offense');

export const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

export const LINE_MARKERS = {
  offense: ['aggressive-blocking', 'pass-blocking'], defense: ['aggressive-charge', 'reaction-charge'],
};
export const PLAY_MARKERS = {
  offense: ['run-right', 'run-left', 'forward-pass', 'lateral-right', 'lateral-left', 'option-right', 'option-left'],
  defense: ['man-to-man', 'zone'],
};
export const POSITIONS = {
  offense: ['C', 'G', 'T', 'TE', 'QB', 'WR', 'RB', 'UL', 'UB'],
  defense: ['DT', 'DE', 'MLB', 'OLB', 'CB', 'SS', 'WS', 'UL', 'ULB', 'UB'],
};

export const ELEVEN = 11;
export const SEVEN = 7;
export const MOST_PRE_CONTACT = 4;
export const SNAP_RANGE = 6;
export const HUDDLE_DEPTH = 6;
export const DOUBLE_TEAM = 6;

// The expenditure chart.
export const COST = {
  front: 1, other: 2, turn: 1, contact: 4, rear: 2, passive: 3, resolve: 4, occupied: 3, charge: 3, manToMan: 1, handOff: 1,
};

export const MOST_HAND_OFFS = 2;
export const MOST_DUMMIES = 2;
export const OPTION_WAIT = 3;

// Passes: their lengths, the deduction schedule and the throws that complete them, by the row of the net points.
export const LONGEST_SHORT = 5;
export const LONGEST_PASS = 45;
export const INTERCEPTING = 3;
export const INTERCEPTED = 7;
export const FAR = [[5, 0], [11, 1], [17, 2], [30, 3], [45, 5]]; // up to so many hexes, the points
export const CROWDED = 2;
export const OVERLAPPED = 1;
const SMOOTH = [[2, 2], [2, 3], [3, 4], [3, 5], [4, 6], [2, 6], [2, 7], [3, 8], [3, 9], [3, 10], [2, 10], [2, 11]];
export const COMPLETION = {
  smooth: SMOOTH, left: { ...SMOOTH, 2: [2, 3], 4: [2, 4], 9: [2, 9] }, '2-alt': { ...SMOOTH, 2: [4, 5] },
};
export const GREATEST_ROW = 11;
export const LAST_LOW_ROW = 4;
export const LAST_MIDDLE_ROW = 8;

// The game of several plays.
export const PLAYS = 4;
export const TOUCHDOWN = 60;
export const SAFETY = 20;
export const POSSESSIONS = 2;
export const GOAL_ROW = 60;
export const MIDFIELD = 30;
export const ENDS = [
  'neutralized', 'out-of-bounds', 'downed', 'no-snap', 'no-pass', 'fumble', 'incomplete', 'interception', 'touchdown', 'punt', 'forbidden',
];

// Columns 2 to 12 of the contact table by line.
const row = (spans) => Object.fromEntries(spans.flatMap(([from, to, result]) =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, result])));
export const CONTACT = {
  '-2': row([[2, 3, 'An2'], [4, 6, 'An1'], [7, 9, 'Dh'], [10, 12, 'Dn1']]),
  '-1': row([[2, 5, 'An1'], [6, 9, 'Dh'], [10, 11, 'Dn1'], [12, 12, 'Dn2']]),
  0: row([[2, 5, 'An1'], [6, 7, 'Dh'], [8, 10, 'Dn1'], [11, 12, 'Dn2']]),
  1: row([[2, 2, 'An1'], [3, 7, 'Dh'], [8, 9, 'Dn1'], [10, 12, 'Dn2']]),
  2: row([[2, 6, 'Dh'], [7, 8, 'Dn1'], [9, 11, 'Dn2'], [12, 12, 'Dn3']]),
  3: row([[2, 4, 'Dh'], [5, 6, 'Dn1'], [7, 10, 'Dn2'], [11, 12, 'Dn3']]),
  4: row([[2, 6, 'Dn1'], [7, 9, 'Dn2'], [10, 10, 'Dn3'], [11, 12, 'Dn4']]),
  5: row([[2, 4, 'Dn1'], [5, 8, 'Dn2'], [9, 10, 'Dn3'], [11, 12, 'Dn4']]),
  6: row([[2, 6, 'Dn2'], [7, 9, 'Dn3'], [10, 12, 'Dn4']]),
};
export const LEAST_LINE = -2;
export const GREATEST_LINE = 6;
export const RECOVERY = {
  1: row([[2, 9, 'R'], [10, 12, 'none']]),
  2: row([[2, 7, 'R'], [8, 11, 'none'], [12, 12, 'I']]),
  3: row([[2, 6, 'R'], [7, 10, 'none'], [11, 12, 'I']]),
  4: row([[2, 5, 'R'], [6, 9, 'none'], [10, 12, 'I']]),
};

export const FUMBLE = 12;
export const MISSED = 7;
export const TWO_DICE = Array.from({ length: 11 }, (_, index) => [index + 2, 6 - Math.abs(index - 5)]);
export const DIE = [1, 2, 3, 4, 5, 6].map((face) => [face, 1]);

export const READINGS = readingsOf('tactical-football');

export const ROSTERS = { reference: published('rosters/reference') };
