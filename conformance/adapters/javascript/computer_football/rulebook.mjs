// What never changes: the men, the measures of the field, the tables of chance, the readings that can be chosen.

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

// Of each ambiguity the ruling first. Those with one key are not switchable.
export const READINGS = {
  'CF-A01': ['ten-yards-each'],
  'CF-A02': ['column-major-north-first'],
  'CF-A03': ['goal-it-defends'],
  'CF-A04': ['clamp-to-field-end'],
  'CF-A05': ['on-the-line-is-outside'],
  'CF-A06': ['whole-field-fixed-zones'],
  'CF-A07': ['displayed-segment'],
  'CF-A08': ['no-squares-outside'],
  'CF-A09': ['from-scrimmage-line'],
  'CF-A10': ['one-man-per-square'],
  'CF-A11': ['all-eleven-each-play'],
  'CF-A12': ['row-difference-at-most-2'],
  'CF-A13': ['still-receiver'],
  'CF-A14': ['locked-after-call'],
  'CF-A15': ['cumulative-any-order'],
  'CF-A16': ['end-when-no-legal-move'],
  'CF-A17': ['no-look-ahead'],
  'CF-A18': ['forced-moves-stand'],
  'CF-A19': ['corners-do-not-block'],
  'CF-A20': ['eight-directions'],
  'CF-A21': ['only-a-surviving-carrier'],
  'CF-A22': ['toward-own-goal-always'],
  'CF-A23': ['any-backward-component'],
  'CF-A24': ['at-turn-start-public'],
  'CF-A25': ['any-positive-ordered'],
  'CF-A26': ['fixed-at-start'],
  'CF-A27': ['turn-is-skipped'],
  'CF-A28': ['no-limit'],
  'CF-A29': ['contact-reveals', 'formal-timing-only'],
  'CF-A30': ['score-at-once'],
  'CF-A31': ['from-the-start'],
  'CF-A32': ['set-until-scramble', 'free-like-any-man'],
  'CF-A33': ['start-of-turn-only', 'any-time-in-turn'],
  'CF-A34': ['second-turn-at-earliest', 'first-turn-too'],
  'CF-A35': ['binding-on-click'],
  'CF-A36': ['no-restriction'],
  'CF-A37': ['once-per-play-at-turn-start'],
  'CF-A38': ['normal-squares-this-turn'],
  'CF-A39': ['becomes-open-run'],
  'CF-A40': ['p2-and-segment-bind'],
  'CF-A41': ['actual-arrival'],
  'CF-A42': ['standing-at-end-counts', 'ever-there-counts', 'must-move-on'],
  'CF-A43': ['contest-exception', 'no-entry', 'all-entries-harmless'],
  'CF-A44': ['thrower-not-eligible', 'backs-include-q'],
  'CF-A45': ['entry-without-effect', 'entry-forbidden'],
  'CF-A46': ['loser-removed', 'share-until-moved', 'down-at-the-catch'],
  'CF-A47': ['strict-alternation', 'ball-side-first'],
  'CF-A48': ['live-return', 'dead-at-catch'],
  'CF-A49': ['roles-follow-the-ball', 'roles-fixed-for-the-play'],
  'CF-A50': ['ends-play-same-line'],
  'CF-A51': ['immediate-touchdown'],
  'CF-A52': ['only-if-tackled-there'],
  'CF-A53': ['leaves-but-power-remembered', 'waits-beside'],
  'CF-A54': ['mark-reset-new-pair', 'running-total', 'last-two'],
  'CF-A55': ['strictly-greater'],
  'CF-A56': ['allowed-adds-zero'],
  'CF-A57': ['allowed'],
  'CF-A58': ['every-non-carrier-is-blocked'],
  'CF-A59': ['irrelevant-to-tackles'],
  'CF-A60': ['each-entry-is-a-tackle'],
  'CF-A61': ['clamp-to-range'],
  'CF-A62': ['sixty-thirds', 'printed-normalised'],
  'CF-A63': ['uniform-sevenths', 'pa-zero-row', 'unknown-not-offered'],
  'CF-A64': ['defenders-square', 'carriers-last-square'],
  'CF-A65': ['tackle-first', 'touchdown-on-entry'],
  'CF-A66': ['spot-decides-touchdown', 'dead-before-goal'],
  'CF-A67': ['spot-decides-safety', 'contact-decides'],
  'CF-A68': ['no-safety-if-out', 'contact-decides'],
  'CF-A69': ['cap-at-end-ignore-men'],
  'CF-A70': ['repeatable-stays-put'],
  'CF-A71': ['yes-through-b3'],
  'CF-A72': ['stop-at-sideline', 'out-of-bounds-dead', 'opposite-direction'],
  'CF-A73': ['dead-on-recovery', 'may-advance'],
  'CF-A74': ['side-to-move-continues', 'defense-first', 'offense-first'],
  'CF-A75': ['speeds-carry-on'],
  'CF-A76': ['any-entry-recovers', 'must-stop'],
  'CF-A77': ['by-goal', 'spot-on-goal-line', 'touchdown-only'],
  'CF-A78': ['down-counts-spot-of-recovery'],
  'CF-A79': ['new-first-down'],
  'CF-A80': ['blocks-allowed'],
  'CF-A81': ['front-edge', 'rear-edge'],
  'CF-A82': ['reach-or-pass', 'beyond-only'],
  'CF-A83': ['goal-to-go'],
  'CF-A84': ['playable-on-goal-line', 'pull-back-one-column', 'counts-as-touchdown'],
  'CF-A85': ['no-lateral-spot'],
  'CF-A86': ['at-spot-first-and-ten'],
  'CF-A87': ['line-kept-on-downs-else-new-direction', 'always-recomputed'],
  'CF-A88': ['never'],
  'CF-A89': ['two-fair-independent-draws'],
  'CF-A90': ['score-only'],
  'CF-A91': ['carrier-in-attacked-end-zone'],
  'CF-A92': ['full-event-log'],
  'CF-A93': ['edition-of-the-archive'],
  'CF-A94': ['after-last-finished-play'],
  'CF-A95': ['unique-names-explicit-replace'],
  'CF-A96': ['between-plays-input-ignored'],
  'CF-A97': ['leaving-between-plays'],
  'CF-A98': ['irrevocable'],
  'CF-A99': ['dead-for-last-holder'],
  'CF-B01': ['only-a-touchdown', 'reached-like-any-other'],
  'CF-B02': ['must-choose', 'may-wait'],
  'CF-B03': ['only-before-another-turn'],
};
