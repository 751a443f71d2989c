// Actions: reading them, listing those that are legal, and the chance that each one meets.
import { anyRecord, listOf, oneOf, record, text } from './decode.mjs';
import { pileOf, stackedCard, tally } from './pile.mjs';
import { isAllowed } from './permission.mjs';
import { roleOf } from './position.mjs';
import { CHANCE, HANDS, SEATS } from './rulebook.mjs';

const WITH_PLAY = ['call', 'name'];
// What turns a Play by Play card, and what that draw is for.
export const DRAWS = {
  'kick-off': 'kick-off', 'turn-card': 'play', punt: 'punt', 'field-goal': 'field-goal',
  'turn-try-card': 'try', 'extra-point': 'extra-point',
};
const OTHERS = ['make-card', 'toss-coin', 'two-points'];
const TYPES = [...WITH_PLAY, ...Object.keys(DRAWS), ...OTHERS];

// Any text will do as a play here: whether it is one, and in the hand, is for the rules to say.
export function decodeAction(value, path = '$.action') {
  oneOf(anyRecord(value, path).type, `${path}.type`, TYPES);
  if (!WITH_PLAY.includes(value.type)) return record(value, path, ['type']);
  text(record(value, path, ['type', 'play']).play, `${path}.play`);
  return value;
}

const LONGEST_SCRIPT = 100;

/** The script of chances; none is the same as an empty one. */
export const decodeScript = (value, path = '$.chance') => listOf(value ?? [], path, (entry, place) => {
  const { kind, value: outcome, for: purpose } = record(entry, place, ['kind', 'value'], ['for']);
  text(kind, `${place}.kind`);
  text(outcome, `${place}.value`);
  text(purpose ?? '', `${place}.for`);
  return entry;
}, LONGEST_SCRIPT);

/** Every legal action of every seat that may act now. */
export function legalActions(rules, position) {
  return [...SEATS, CHANCE].flatMap((seat) => candidates(position, seat)
    .filter((action) => isAllowed(rules, position, seat, action))
    .map((action) => ({ seat, action })));
}

const plain = (type) => ({ type });
const plays = (type, role) => HANDS[role].map((play) => ({ type, play }));

const TRIES = ['turn-try-card', 'extra-point', 'two-points'].map(plain);
const KICKS = ['punt', 'field-goal'].map(plain);

// A generous list for each phase; the rules then strike out what is not allowed.
function candidates(position, seat) {
  const { phase } = position;
  if (seat === CHANCE) return { deck: [plain('make-card')], coin: [plain('toss-coin')] }[phase] ?? [];
  if (phase === 'kick-off') return [plain('kick-off')];
  if (phase === 'choose') return [...plays('call', roleOf(position, seat)), ...KICKS];
  if (phase === 'turn-card') return [plain('turn-card'), ...KICKS];
  if (phase === 'name') return plays('name', position.to_name);
  return phase === 'try' ? TRIES : [];
}

/** The chance that an action meets: {kind, for, counts: [value, weight]}, or null where none is needed. */
export function chanceOf(rules, position, action) {
  if (action.type === 'make-card') return draw('deck', [...tally(rules.ids)]); // KF-A01: any card, every time
  if (action.type === 'toss-coin') return coin(position);
  if (!(action.type in DRAWS) || cardInSight(rules, position) !== null) return null;
  return draw(DRAWS[action.type], pileOf(rules, position));
}

/** The card that will be used without any chance: turned already, or on top of a stacked deck. */
export const cardInSight = (rules, position) => position.card ?? stackedCard(rules, position);

const draw = (purpose, counts) => ({ kind: 'draw', for: purpose, counts });

// PREP.coin names the kicker, END.tie-kickoff the receiver (KF-A45).
function coin({ overtime }) {
  return { kind: 'coin', for: overtime ? 'receiver' : 'kicker', counts: SEATS.map((seat) => [seat, 1]) };
}
