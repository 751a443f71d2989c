// Actions: reading them, and listing those that are legal.
import { anyRecord, listOf, oneOf, record, text } from '../shared/decode.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { edges, isInbounds, step, touches, turned, wayTo } from './field.mjs';
import { isAllowed } from './permission.mjs';
import { labels, manOf, opponentsIn, seatOf } from './position.mjs';
import { FACINGS, LINE_MARKERS, otherRole, PLAY_MARKERS, ROLES } from './rulebook.mjs';

const REQUIRED = {
  toss: [], take: ['side'], 'roll-objective': [], select: ['men'], place: ['man', 'at'], face: ['man', 'facing'], 'place-ball': ['at'],
  choose: ['line', 'play'], call: ['turn'], snap: [], step: ['man', 'to'], turn: ['man', 'to'], leave: ['man', 'way'], motion: ['man'],
  enter: ['man', 'target'], contact: ['man', 'target'], 'down-ball': [], recover: ['man'], commit: ['to'], resolve: ['man'],
  designate: ['hex'], done: [],
};
const OPTIONAL = { contact: ['with'], commit: ['target'] };
const MOST_MEN = 100;

const facing = (value, path) => oneOf(value, path, FACINGS);
const READERS = {
  side: (value, path) => oneOf(value, path, ROLES),
  men: (value, path) => listOf(value, path, text, MOST_MEN),
  with: (value, path) => listOf(value, path, text, MOST_MEN),
  facing,
  way: facing,
};

function readerOf(type, name) {
  if (name === 'to' && type === 'turn') return facing;
  if (name === 'to' && type === 'commit') return (value, path) => oneOf(value, path, ['contact', 'forward', 'lateral']);
  if (name === 'turn') return (value, path) => oneOf(value, path, ['pre-contact', 'snap', 'contact', 'pass']);
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

/** Every legal step of every seat that may act now: a generous list for the phase, and then the rules strike out. */
export const legalSteps = (rules, position) =>
  candidates(rules, position).filter((each) => isAllowed(rules, position, each));

function candidates(rules, position) {
  const { stage } = position;
  const of = (role) => (action) => ({ seat: seatOf(position, role), action });
  switch (stage.phase) {
    case 'coin-toss': return [{ seat: CHANCE, action: { type: 'toss' } }];
    case 'sides': return ROLES.map((side) => ({ seat: stage.winner, action: { type: 'take', side } }));
    case 'objective': return [of('offense')({ type: 'roll-objective' })];
    case 'line-up': return lineUps(rules.roster[stage.side]).map((men) => of(stage.side)({ type: 'select', men }));
    case 'set-up': return setUp(rules, position).map(of(stage.side));
    case 'huddle': return choices('offense').map(of('offense'));
    case 'play-selection': return choices(stage.side).map(of(stage.side));
    case 'game-turn': return ['pre-contact', 'snap'].map((turn) => of('offense')({ type: 'call', turn }));
    case 'snap': return [of('offense')({ type: 'snap' })];
    case 'positioning':
    case 'movement': return [...labels(position, stage.side).flatMap((man) => ofMan(rules, position, stage.side, man)),
      { type: 'down-ball' }, { type: 'done' }].map(of(stage.side));
    case 'recovery': return stage.left.map((man) => of(stage.side)({ type: 'recover', man }));
    case 'commitment': return [{ type: 'commit', to: 'contact' }, { type: 'commit', to: 'lateral' },
      ...position.targets.map((target) => ({ type: 'commit', to: 'forward', target }))].map(of('offense'));
    case 'passive-contact': return stage.left.map((man) => of('offense')({ type: 'resolve', man }));
    case 'pass-targets': return [...rules.field.places.keys()].map((hex) => of('offense')({ type: 'designate', hex }));
    case 'short-pass':
    case 'long-pass': return [of('offense')({ type: 'done' })];
    default: return [];
  }
}

const choices = (role) => LINE_MARKERS[role].flatMap((line) => PLAY_MARKERS[role].map((play) => ({ type: 'choose', line, play })));

// All ways to take eleven of a line-up, in its order.
function lineUps(counters) {
  const all = counters.map(({ number }) => String(number[0]));
  const found = [];
  const take = (index, men) => {
    if (men.length === 11) found.push(men);
    else if (index < all.length) {
      take(index + 1, [...men, all[index]]);
      take(index + 1, men);
    }
  };
  take(0, []);
  return found;
}

function setUp(rules, position) {
  const { side, left } = position.stage;
  const hexes = [...rules.field.places.keys()];
  const placings = left.length === 0 ? [] : hexes.map((at) => ({ type: 'place', man: left[0], at }));
  const facings = labels(position, side).flatMap((man) => FACINGS.map((each) => ({ type: 'face', man, facing: each })));
  const balls = side === 'offense' ? hexes.filter((at) => isInbounds(rules.field, at) && touches(rules.field, position.line, at))
    .map((at) => ({ type: 'place-ball', at })) : [];
  return [...placings, ...facings, ...balls, { type: 'done' }];
}

function ofMan(rules, position, role, man) {
  const { at, facing: faced } = manOf(position, role, man);
  const ahead = step(rules.field, at, faced);
  const steps = FACINGS.map((way) => step(rules.field, at, way)).filter((to) => to !== null).map((to) => ({ type: 'step', man, to }));
  const turns = [1, -1].map((by) => ({ type: 'turn', man, to: turned(faced, by) }));
  const leaving = edges(rules.field, at).map((way) => ({ type: 'leave', man, way }));
  if (position.stage.phase === 'positioning') return [...steps, ...turns, ...leaving];
  const targets = ahead === null ? [] : opponentsIn(position, role, ahead);
  const entries = role === 'defense' ? targets.map((target) => ({ type: 'enter', man, target })) : [];
  const contacts = targets.flatMap((target) => teams(rules, position, role, man, target).map((partners) =>
    ({ type: 'contact', man, target, ...(partners.length === 0 ? {} : { with: partners }) })));
  return [...steps, ...turns, ...leaving, { type: 'motion', man }, { type: 'resolve', man }, ...entries, ...contacts];
}

// Nobody, and every set of others who face the target.
function teams(rules, position, role, man, target) {
  const { at } = manOf(position, otherRole(role), target);
  const others = labels(position, role).filter((other) => other !== man && faces(rules, manOf(position, role, other), at));
  return others.reduce((sets, other) => [...sets, ...sets.map((set) => [...set, other])], [[]]);
}

const faces = ({ field }, { at, facing: faced }, hex) => wayTo(field, at, hex) === faced;
