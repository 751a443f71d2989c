// Actions: reading them, and listing those that are legal.
import { anyRecord, oneOf, record, text } from '../shared/decoder.mjs';
import { firstOfEachKind } from '../shared/permission.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { isAllowed } from './permission.mjs';
import { roleOf } from './position.mjs';
import { HANDS, SEATS } from './rulebook.mjs';

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

/** Every legal step of every seat that may act now. */
export const legalSteps = (rules, position) => everyCandidate(position).filter((step) => isAllowed(rules, position, step));

/** A legal step of each kind that a seat may do now, found without the list of all legal steps. */
export const stepOfEachKind = (rules, position) =>
  firstOfEachKind(everyCandidate(position), (step) => isAllowed(rules, position, step));

const everyCandidate = (position) => [...SEATS, CHANCE]
  .flatMap((seat) => candidates(position, seat).map((action) => ({ seat, action })));

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
