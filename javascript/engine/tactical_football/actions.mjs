// Actions: reading them, and listing those that are legal.
import { badRequest } from '../shared/failures.mjs';
import { anyRecord, listOf, oneOf, record, text } from '../shared/decoder.mjs';
import { firstOfEachKind } from '../shared/permission.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { around, ballHexes, defenseHexes, distance, edges, step, turned, wayTo } from './field.mjs';
import { huddleHexes, mayHaveTheBall, mayShare } from './huddle.mjs';
import { canSetOut, mayAct } from './movement_permission.mjs';
import { isAllowed, mayDo } from './permission.mjs';
import { bannedOf, isCarrier, labels, manOf, menIn, opponentsIn, seatOf, sorted } from './position.mjs';
import { ELEVEN, FACINGS, LINE_MARKERS, otherRole, PLAY_MARKERS, ROLES } from './rulebook.mjs';

const REQUIRED = {
  toss: [], take: ['side'], 'roll-objective': [], select: ['men'], place: ['man', 'at'], face: ['man', 'facing'], 'place-ball': ['at'],
  choose: ['line', 'play'], call: ['turn'], snap: [], step: ['man', 'to'], turn: ['man', 'to'], leave: ['man', 'way'], motion: ['man'],
  enter: ['man', 'target'], contact: ['man', 'target'], 'down-ball': [], recover: ['man'], commit: ['to'], resolve: ['man'],
  designate: ['hex'], done: [], pair: ['man', 'to'], 'hand-off': ['man', 'to'], claim: ['man'], 'change-play': ['play'],
  pass: ['man', 'to'], lift: ['man'], intercept: ['man'], punt: [], reactivate: ['man'],
};
const OPTIONAL = { contact: ['with'], commit: ['target', 'man', 'receiver'], 'hand-off': ['dummy'] };
const MOST_MEN = 100;

/** A hex as it is written, whether it is on the map or not. */
export function decodeHex(value, path) {
  if (!/^[0-9]{4}$/.test(text(value, path))) throw badRequest(`${path}: a hex is a number of four digits`);
  return value;
}

const facingIn = (value, path) => oneOf(value, path, FACINGS);
const READERS = {
  side: (value, path) => oneOf(value, path, ROLES),
  men: (value, path) => listOf(value, path, text, MOST_MEN),
  with: (value, path) => listOf(value, path, text, MOST_MEN),
  facing: facingIn,
  way: facingIn,
  at: decodeHex,
  hex: decodeHex,
  dummy: (value, path) => oneOf(value, path, ['stays', 'goes']),
};

function readerOf(type, name) {
  if (name === 'to' && type === 'turn') return facingIn;
  if (name === 'to' && type === 'commit') return (value, path) => oneOf(value, path, ['contact', 'forward', 'lateral']);
  if (name === 'turn') return (value, path) => oneOf(value, path, ['pre-contact', 'snap', 'contact', 'pass']);
  if ((name === 'to' && type === 'step') || (name === 'target' && type === 'commit')) return decodeHex;
  return READERS[name] ?? text;
}

export function decodeAction(value, path = '$.action') {
  const type = oneOf(text(anyRecord(value, path).type, `${path}.type`), `${path}.type`, Object.keys(REQUIRED));
  const optional = OPTIONAL[type] ?? [];
  record(value, path, ['type', ...REQUIRED[type]], optional);
  const read = { type };
  for (const name of [...REQUIRED[type], ...optional]) {
    if (!optional.includes(name) || (value[name] ?? null) !== null) read[name] = readerOf(type, name)(value[name], `${path}.${name}`);
  }
  return read;
}

/**
 * Every legal step of every seat that may act now: line-ups, set-ups and what the men do who may act; and of the rest a
 * generous list for the phase, from which the rules strike out.
 */
export function legalSteps(rules, position) {
  const asked = candidates(rules, position).filter((each) => isAllowed(rules, position, each));
  const { phase, side } = position.stage;
  const seat = seatOf(position, side);
  const steps = LISTS[phase]?.(rules, position) ?? [];
  return steps.map((action) => ({ seat, action })).concat(asked);
}

/** A legal step of each kind that a seat may do now, found without the list of all legal steps. */
export function stepOfEachKind(rules, position) {
  const asked = firstOfEachKind(candidates(rules, position), (step) => isAllowed(rules, position, step));
  const { phase, side } = position.stage;
  const seat = seatOf(position, side);
  const examples = EXAMPLES[phase]?.(rules, position) ?? [];
  return examples.map((action) => ({ seat, action })).concat(asked);
}

function candidates(rules, position) {
  const { stage } = position;
  const of = (role) => (action) => ({ seat: seatOf(position, role), action });
  switch (stage.phase) {
    case 'coin-toss': return [{ seat: CHANCE, action: { type: 'toss' } }];
    case 'sides': return ROLES.map((side) => ({ seat: stage.winner, action: { type: 'take', side } }));
    case 'objective': return [of('offense')({ type: 'roll-objective' })];
    case 'reactivation': return bannedOf(position, stage.side).map((man) => of(otherRole(stage.side))({ type: 'reactivate', man }));
    case 'line-up': return [of(stage.side)({ type: 'punt' })];
    case 'set-up': return [of(stage.side)({ type: 'done' })];
    case 'huddle': return choices('offense').map(of('offense'));
    case 'play-selection': return choices(stage.side).map(of(stage.side));
    case 'game-turn': return ['pre-contact', 'snap'].map((turn) => of('offense')({ type: 'call', turn }));
    case 'snap': return [of('offense')({ type: 'snap' })];
    case 'positioning': return [of(stage.side)({ type: 'done' })];
    case 'movement': return [...labels(position, stage.side).map((man) => ({ type: 'resolve', man })), { type: 'down-ball' }, { type: 'done' }]
      .map(of(stage.side));
    case 'recovery': return [...stage.left.map((man) => of(stage.side)({ type: 'recover', man })), ...changes.map(of('offense'))];
    case 'commitment': return [...commitments(position), ...changes].map(of('offense'));
    case 'pick-up': return stage.among.map((man) => of('defense')({ type: 'claim', man }));
    case 'passive-contact': return stage.left.map((man) => of('offense')({ type: 'resolve', man }));
    case 'pass-targets': return [...rules.field.places.keys()].map((hex) => of('offense')({ type: 'designate', hex }));
    case 'short-pass':
    case 'long-pass': return [...passes(position), { type: 'done' }].map(of('offense'));
    case 'interception': return [...labels(position, 'defense').map((man) => ({ type: 'intercept', man })), { type: 'done' }].map(of('defense'));
    default: return [];
  }
}

const changes = PLAY_MARKERS.offense.map((play) => ({ type: 'change-play', play }));

function commitments({ snap, targets }) {
  const passing = [{ type: 'commit', to: 'lateral' }, ...targets.map((target) => ({ type: 'commit', to: 'forward', target }))];
  const named = snap.passers.flatMap((man) => snap.receivers.map((receiver) => ({ man, receiver })));
  return [{ type: 'commit', to: 'contact' }, ...passing, ...passing.flatMap((each) => named.map((names) => ({ ...each, ...names })))];
}

const passes = ({ snap, ball: { by } }) => [{ type: 'lift', man: by }, ...snap.receivers.map((to) => ({ type: 'pass', man: by, to }))];

// What the men do who may still do something.
function moves(rules, position) {
  const { able, kinds, may } = movers(rules, position);
  const steps = able.flatMap((man) => kinds.flatMap((kind) => OF_MAN[kind](rules, position, man)));
  return [...steps, ...handOffs(rules, position, able)].filter(may);
}

function exampleMoves(rules, position) {
  const { seat, able, kinds, may } = movers(rules, position);
  const first = (kind) => {
    for (const man of able) {
      const found = OF_MAN[kind](rules, position, man).find(may);
      if (found !== undefined) return [found];
    }
    return [];
  };
  const pairs = firstOfEachKind(handOffs(rules, position, able).map((action) => ({ seat, action })), ({ action }) => may(action));
  return kinds.flatMap(first).concat(pairs.map(({ action }) => action));
}

// The men who may still do something, the kinds of what they do, and whether they may do it.
function movers(rules, position) {
  const { phase, side } = position.stage;
  const seat = seatOf(position, side);
  return {
    seat,
    able: labels(position, side).filter((man) => mayAct(rules, position, seat, man)),
    kinds: phase === 'positioning' ? ['step', 'turn', 'leave'] : Object.keys(OF_MAN),
    may: (action) => mayDo(rules, position, { seat, action }),
  };
}

function handOffs({ field }, position, able) {
  if (position.stage.phase !== 'movement' || position.stage.side !== 'offense') return [];
  const men = labels(position, 'offense');
  const releasers = able.filter((man) => isCarrier(position, 'offense', man) || position.stage.hand_offs.some(({ to }) => to === man));
  const at = (man) => manOf(position, 'offense', man).at;
  return releasers.flatMap((man) => men.filter((to) => to !== man).flatMap((to) => [
    { type: 'pair', man, to },
    ...(distance(field, at(man), at(to)) !== 1 ? [] : DUMMIES.map((dummy) => ({ type: 'hand-off', man, to, ...dummy }))),
  ]));
}

const DUMMIES = [{}, { dummy: 'stays' }, { dummy: 'goes' }];

const choices = (role) => LINE_MARKERS[role].flatMap((line) => PLAY_MARKERS[role].map((play) => ({ type: 'choose', line, play })));

function fitMen(rules, position) {
  const { side } = position.stage;
  return rules.roster[side].map(({ number }) => String(number[0])).filter((man) => !bannedOf(position, side).includes(man));
}

function exampleLineUp(rules, position) {
  const fit = fitMen(rules, position);
  return fit.length < ELEVEN ? [] : [{ type: 'select', men: fit.slice(0, ELEVEN) }];
}

// All ways to take eleven of the men who may be used, in the order of the line-up.
function lineUps(rules, position) {
  const fit = fitMen(rules, position);
  const found = [];
  const take = (index, men) => {
    if (men.length === ELEVEN) found.push({ type: 'select', men });
    else if (fit.length - index >= ELEVEN - men.length) {
      take(index + 1, [...men, fit[index]]);
      take(index + 1, men);
    }
  };
  take(0, []);
  return found;
}

// The next man on every hex that is left, any man turned any way, the ball on every hex for it.
function setUp(rules, position) {
  const { line, stage: { side, left } } = position;
  const men = labels(position, side);
  const isFree = (at) => menIn(position, side, at).length === 0;
  const places = () => (side === 'offense'
    ? huddleHexes(rules.field, line).filter((at) => mayShare(rules, position, at))
    : defenseHexes(rules.field, line).filter(isFree));
  const hexes = left.length === 0 ? [] : places();
  const balls = side === 'offense' && position.game === null ? ballHexes(rules.field, line).filter((at) => mayHaveTheBall(rules, position, at)) : [];
  return hexes.map((at) => ({ type: 'place', man: left[0], at }))
    .concat(men.flatMap((man) => rules.men[side][man].faces), balls.map((at) => ({ type: 'place-ball', at })));
}

const LISTS = { 'line-up': lineUps, 'set-up': setUp, positioning: moves, movement: moves };
const EXAMPLES = { 'line-up': exampleLineUp, 'set-up': setUp, positioning: exampleMoves, movement: exampleMoves };

// What a man might do, by kind, in the order of the list.
const OF_MAN = {
  step: (rules, position, man) => (canSetOut(rules, position, man)
    ? around(rules.field, mover(position, man).at).map((to) => ({ type: 'step', man, to })) : []),
  turn: (rules, position, man) => [1, -1].map((by) => ({ type: 'turn', man, to: turned(mover(position, man).facing, by) })),
  leave: ({ field }, position, man) => edges(field, mover(position, man).at).map((way) => ({ type: 'leave', man, way })),
  motion: (rules, position, man) => [{ type: 'motion', man }],
  enter: (rules, position, man) => (position.stage.side === 'offense' ? []
    : targetsOf(rules, position, man).map((target) => ({ type: 'enter', man, target }))),
  contact: (rules, position, man) => targetsOf(rules, position, man).flatMap((target) => teams(rules, position, man, target).map((partners) =>
    ({ type: 'contact', man, target, ...(partners.length === 0 ? {} : { with: partners }) }))),
};

const mover = (position, man) => manOf(position, position.stage.side, man);

function targetsOf(rules, position, man) {
  const { at, facing: faced } = mover(position, man);
  const ahead = step(rules.field, at, faced);
  return ahead === null ? [] : opponentsIn(position, position.stage.side, ahead);
}

// Nobody, and every set of others who face the target.
function teams(rules, position, man, target) {
  const role = position.stage.side;
  const { at } = manOf(position, otherRole(role), target);
  const others = sorted(labels(position, role)).filter((other) => other !== man && faces(rules, manOf(position, role, other), at));
  return others.reduce((sets, other) => [...sets, ...sets.map((set) => [...set, other])], [[]]);
}

const faces = ({ field }, { at, facing: faced }, hex) => wayTo(field, at, hex) === faced;
