// Actions: reading them, and listing those that are legal.
import { anyRecord, flag, oneOf, record, text } from '../shared/decoder.mjs';
import { same } from '../shared/coordinates.mjs';
import { firstOfEachKind } from '../shared/permission.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { distance } from './geometry.mjs';
import { answerOf, whoseTurn } from './pass_path.mjs';
import { movesOf } from './movement.mjs';
import { isAllowed } from './permission.mjs';
import { decodeHex } from './pitch.mjs';
import { canAct, isOnPitch, menOnPitch, nextToPlace, seatOf, standing } from './position.mjs';
import { FIELDERS, isGoalie, MEN, otherSeat, RANGE, WORDS } from './rulebook.mjs';

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

const by = (seat) => (action) => ({ seat, action });

/**
 * Every legal step of every seat that may act now: the moves of the men whose turn it may be, as the squares allow them,
 * and of the rest a generous list, from which the rules then strike out.
 */
export function legalSteps(rules, position) {
  const asked = candidates(rules, position).filter((step) => isAllowed(rules, position, step));
  if (position.phase !== 'activate') return asked;
  const seat = position.active;
  const moves = [];
  for (const man of mayAct(position)) for (const action of movesOf(rules, position, man)) moves.push({ seat, action });
  return moves.concat(asked);
}

/** A legal step of each kind that a seat may do now, found without the list of all legal steps. */
export function stepOfEachKind(rules, position) {
  const asked = firstOfEachKind(candidates(rules, position), (step) => isAllowed(rules, position, step));
  if (position.phase !== 'activate') return asked;
  for (const man of mayAct(position)) {
    const [action] = movesOf(rules, position, man);
    if (action !== undefined) return [{ seat: position.active, action }, ...asked];
  }
  return asked;
}

const mayAct = (position) => position.squads[position.active]
  .filter((man) => isOnPitch(position, man) && canAct(position, man) && !position.barred.includes(man));

function candidates(rules, position) {
  const { phase, active } = position;
  const other = active === null ? null : otherSeat(active);
  switch (phase) {
    case 'roll-off': return [by(CHANCE)({ type: 'roll-off' })];
    case 'draft': return FIELDERS.map((man) => by(active)({ type: 'pick', man }));
    case 'set-up': return placings(rules, nextToPlace(position));
    case 'kick-off': return position.squads[position.kick_off].map((man) => by(position.kick_off)({ type: 'kick-off', man }));
    case 'activate': return position.squads[active].flatMap((man) => activations(rules, position, man)).map(by(active));
    case 'intercept': return whoseTurn(rules, position).flatMap((man) => answers(rules, position, man)).map(by(other));
    case 'receive': return ['receive', 'leave'].map((type) => by(seatOf(position, position.catch.man))({ type }));
    case 'aim': return WORDS.flatMap((at) => [by(active)({ type: 'aim', at }), by(other)({ type: 'guard', at })]);
    case 'shot': return [by(active)({ type: 'roll-shot' })];
    default: return [];
  }
}

const placings = ({ pitch }, { seat, man }) => (isGoalie(man) ? [...pitch.box(seat), ...pitch.goalHexes(seat)] : pitch.own[seat])
  .map((to) => by(seat)({ type: 'place', man, to }));

function activations(rules, position, man) {
  const at = position.men[man];
  if (at === null || position.done.includes(man)) return [{ type: 'skip', man }];
  const opponents = isAlone(rules, position, at) ? [] : menOnPitch(position, otherSeat(position.active))
    .filter((other) => distance(rules.pitch, at, position.men[other]) === 1);
  return [
    ...(same(position.loose, at) ? [{ type: 'pick-up', man }] : []),
    ...(position.holder === man ? [...passes(rules, position, man), { type: 'shoot', man }] : []),
    ...opponents.flatMap((holder) => [{ type: 'steal', man, holder, foul: false }, { type: 'steal', man, holder, foul: true }]),
    ...opponents.map((victim) => ({ type: 'foul', man, victim })),
    { type: 'skip', man },
  ];
}

// The common case: nobody stands next to him.
function isAlone({ pitch }, position, at) {
  const board = standing(position);
  return !pitch.ways(at).near.some(({ key }) => board.has(key));
}

const passes = (rules, position, man) => inRange(rules, position, man).flatMap((to) =>
  [{ type: 'pass', man, to }, { type: 'pass', man, to, side: 'left' }, { type: 'pass', man, to, side: 'right' }]);

const inRange = ({ pitch }, position, man) => menOnPitch(position, position.active)
  .filter((to) => distance(pitch, position.men[man], position.men[to]) <= RANGE);

function answers(rules, position, man) {
  const { passer, receiver } = position.flight;
  const steps = [undefined, ...answerOf(rules, position, man).steps];
  return [
    { type: 'let-by', man },
    ...steps.flatMap((step) => [undefined, passer, receiver].map((foul) => ({
      type: 'intercept', man, ...(step === undefined ? {} : { step }), ...(foul === undefined ? {} : { foul }),
    }))),
  ];
}
