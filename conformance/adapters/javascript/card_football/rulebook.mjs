// The names of the rules: seats, plays, and the readings of the places where the rulebook is silent.

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

// Every reading that can be played; the project's ruling stands first. Those of one reading are fixed.
export const READINGS = {
  'KF-A01': ['deck-as-data', 'sample-only', 'random-generator'],
  'KF-A03': ['any-size-default-36', 'fixed'],
  'KF-A09': ['all-consume', 'plays-only'],
  'KF-A10': ['discard-then-full-shuffle', 'immediate-return'],
  'KF-A11': ['finish-action', 'cut-off'],
  'KF-A12': ['untimed-try', 'lost', 'skip-if-decided', 'while-play-goes-on'],
  'KF-A13': ['owed-then-or-replaced', 'always-made'],
  'KF-A16': ['receiver-20-plus-number', 'at-receiver-20', 'redraw', 'midfield-base'],
  'KF-A17': ['scrimmage-gainer-relative', 'at-scrimmage', 'offence-relative'],
  'KF-A19': ['line-is-end-zone', 'strict-except-td'],
  'KF-A20': ['by-cause', 'always-safety', 'always-td'],
  'KF-A21': ['try-just-fails', 'live-ball'],
  'KF-A22': ['dead', 'apply-turnover'],
  'KF-A23': ['no-momentum', 'normal-play'],
  'KF-A24': ['before-draw', 'after-draw'],
  'KF-A25': ['scrimmage-only-before-choice', 'until-reveal'],
  'KF-A31': ['numbers-and-dash', 'numbers-only', 'all'],
  'KF-A32': ['matrix-plays-only', 'any-movement'],
  'KF-A33': ['next-action-only', 'next-matrix-play'],
  'KF-A36': ['configurable-off', 'inside-ten', 'inside-twenty'],
  'KF-A43': ['fresh-and-reshuffle', 'one-deck'],
  'KF-A44': ['stop-at-once', 'complete-try'],
  'KF-A45': ['receiver-random', 'alternate'],
  'KF-A60': ['both-close-first', 'each-in-his-time'],
  'KF-A02': ['one-sample'],
  'KF-A04': ['hundred-yards'],
  'KF-A05': ['prefix-required'],
  'KF-A06': ['coin-picks-kicker'],
  'KF-A07': ['exclude-play-cards'],
  'KF-A08': ['same-piece'],
  'KF-A14': ['everything'],
  'KF-A15': ['no-change'],
  'KF-A18': ['signed-nonzero'],
  'KF-A26': ['score-then-first-down-then-downs'],
  'KF-A27': ['first-and-ten-at-spot'],
  'KF-A28': ['goal-line'],
  'KF-A29': ['number-no-move'],
  'KF-A30': ['pass-columns-only'],
  'KF-A34': ['before-choice-binding'],
  'KF-A35': ['both-allowed-if-disjoint'],
  'KF-A37': ['spot-first-and-ten'],
  'KF-A38': ['defender-at-spot'],
  'KF-A39': ['not-from-50'],
  'KF-A40': ['integer-only'],
  'KF-A41': ['scorer-both'],
  'KF-A42': ['normal-kick-off'],
  'KF-A46': ['commit-reveal-public-discard'],
  'KF-A47': ['original-role'],
  'KF-A48': ['reusable'],
  'KF-A49': ['majority-with-matrix-to'],
  'KF-A50': ['illustration'],
  'KF-A51': ['abstract-session'],
  'KF-A52': ['cap-at-goal'],
  'KF-A53': ['normal-series'],
  'KF-A54': ['none'],
  'KF-A55': ['fixed-20'],
  'KF-A56': ['inclusive'],
  'KF-A57': ['normal-choice'],
  'KF-A58': ['scorer-is-offence'],
  'KF-A59': ['single-play'],
};
