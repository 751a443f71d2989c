// Actions: reading them, and listing those that are legal.
import { anyRecord, flag, oneOf, record, text } from '../shared/decode.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { neighbours } from './geometry.mjs';
import { answerOf } from './flight.mjs';
import { isAllowed } from './permission.mjs';
import { decodeHex } from './pitch.mjs';
import { nextToPlace, seatOf } from './position.mjs';
import { FIELDERS, MEN, otherSeat, WORDS } from './rulebook.mjs';

const NEEDED = {
  'roll-off': [], pick: ['man'], place: ['man', 'to'], 'kick-off': ['man'], move: ['man', 'to'], 'pick-up': ['man'],
  pass: ['man', 'to'], steal: ['man', 'holder', 'foul'], foul: ['man', 'victim'], shoot: ['man'], skip: ['man'],
  intercept: ['man'], 'let-by': ['man'], receive: [], leave: [], aim: ['at'], guard: ['at'], 'roll-shot': [],
};
const OPTIONAL = { move: ['via'], pass: ['side'], intercept: ['step', 'foul'] };

const READERS = {
  man: (value, path) => oneOf(value, path, MEN),
  holder: (value, path) => oneOf(value, path, MEN),
  victim: (value, path) => oneOf(value, path, MEN),
  via: decodeHex,
  step: decodeHex,
  side: (value, path) => oneOf(value, path, ['left', 'right']),
  at: (value, path) => oneOf(value, path, WORDS),
};

function readerOf(type, name) {
  if (name === 'to') return type === 'pass' ? READERS.man : decodeHex;
  if (name === 'foul') return type === 'steal' ? flag : READERS.man;
  return READERS[name];
}

export function decodeAction(value, path = '$.action') {
  const type = oneOf(text(anyRecord(value, path).type, `${path}.type`), `${path}.type`, Object.keys(NEEDED));
  const optional = OPTIONAL[type] ?? [];
  record(value, path, ['type', ...NEEDED[type]], optional);
  const read = { type };
  for (const name of [...NEEDED[type], ...optional]) {
    if (!optional.includes(name) || (value[name] ?? null) !== null) read[name] = readerOf(type, name)(value[name], `${path}.${name}`);
  }
  return read;
}

/** Every legal step of every seat that may act now: a generous list for the phase, and then the rules strike out. */
export const legalSteps = (rules, position) =>
  candidates(rules, position).filter((step) => isAllowed(rules, position, step));

const by = (seat) => (action) => ({ seat, action });

function candidates(rules, position) {
  const { phase, active } = position;
  const other = active === null ? null : otherSeat(active);
  switch (phase) {
    case 'roll-off': return [by(CHANCE)({ type: 'roll-off' })];
    case 'draft': return FIELDERS.map((man) => by(active)({ type: 'pick', man }));
    case 'set-up': return placings(rules, nextToPlace(position));
    case 'kick-off': return position.squads[position.kick_off].map((man) => by(position.kick_off)({ type: 'kick-off', man }));
    case 'activate': return position.squads[active].flatMap((man) => activations(rules, position, man)).map(by(active));
    case 'intercept': return position.squads[other].flatMap((man) => answers(rules, position, man)).map(by(other));
    case 'receive': return ['receive', 'leave'].map((type) => by(seatOf(position, position.catch.man))({ type }));
    case 'aim': return WORDS.flatMap((at) => [by(active)({ type: 'aim', at }), by(other)({ type: 'guard', at })]);
    case 'shot': return [by(active)({ type: 'roll-shot' })];
    default: return [];
  }
}

const placings = ({ pitch }, { seat, man }) => pitch.hexes.map((to) => by(seat)({ type: 'place', man, to }));

function activations(rules, position, man) {
  const at = position.men[man];
  if (at === null) return [{ type: 'skip', man }];
  const near = neighbours(rules.pitch, at);
  const opponents = position.squads[otherSeat(seatOf(position, man))];
  return [
    ...[at, ...new Map([...near, ...near.flatMap((hex) => neighbours(rules.pitch, hex))].filter((hex) => String(hex) !== String(at))
      .map((hex) => [String(hex), hex])).values()].map((to) => ({ type: 'move', man, to })),
    ...(position.loose === null ? [] : neighbours(rules.pitch, position.loose)
      .map((to) => ({ type: 'move', man, to, via: position.loose }))),
    { type: 'pick-up', man },
    ...(position.holder === man ? position.squads[seatOf(position, man)].flatMap((to) => [
      { type: 'pass', man, to }, { type: 'pass', man, to, side: 'left' }, { type: 'pass', man, to, side: 'right' },
    ]) : []),
    ...opponents.flatMap((holder) => [{ type: 'steal', man, holder, foul: false }, { type: 'steal', man, holder, foul: true }]),
    ...opponents.map((victim) => ({ type: 'foul', man, victim })),
    { type: 'shoot', man },
    { type: 'skip', man },
  ];
}

function answers(rules, position, man) {
  if (position.men[man] === null) return [];
  const { passer, receiver } = position.flight;
  const steps = [undefined, ...answerOf(rules, position, man).steps];
  return [
    { type: 'let-by', man },
    ...steps.flatMap((step) => [undefined, passer, receiver].map((foul) => ({
      type: 'intercept', man, ...(step === undefined ? {} : { step }), ...(foul === undefined ? {} : { foul }),
    }))),
  ];
}
