// What never changes: seats, plays, points, the decks that have a name, the readings that can be chosen.
import { published } from '../published.mjs';
import { readingsOf } from '../shared/options.mjs';

export const EDITIONS = ['pdf', 'vassal'];
export const SEATS = ['home', 'away'];
export const ROLES = ['offence', 'defence'];

// MATRIX.columns and MATRIX.rows: names and order are exact.
export const HANDS = {
  offence: ['Draw', 'Sweep', 'Deep Pass', 'Run Up Middle', 'Short Pass'],
  defence: ['Blitz', 'Run', 'Screen', 'Deep', 'Zone'],
};
export const RUNS = ['Draw', 'Sweep', 'Run Up Middle'];
export const ALL_PLAYS = [...HANDS.offence, ...HANDS.defence];

export const POINTS = { touchdown: 6, 'extra point': 1, 'two-point try': 2, 'field goal': 3, safety: 2 };
export const FIELD = 100; // yards from goal line to goal line (KF-A04)
export const TOUCHBACK = 20;
export const TWO_POINT_SPOT = FIELD - 20; // TWO.spot
export const EXTRA_POINT_NEEDS = 20; // XP.threshold
export const TO_GAIN = 10; // FIRST.four-chances

export const otherSeat = (seat) => (seat === 'home' ? 'away' : 'home');

export const DECKS = Object.fromEntries(['default', 'sample'].map((name) => [name, published(`decks/${name}`)]));
export const SAMPLE_CARD = DECKS.sample.cards[0]; // the one printed card (KF-A02)

export const READINGS = readingsOf('card-football');
