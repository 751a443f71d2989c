// Reading a position that comes over the wire.
import { badRequest } from '../shared/failures.mjs';
import { among, anyRecord, byName, each, fields, flag, integer, maybe, oneOf, text, whole } from '../shared/decoder.mjs';
import { decodeHex } from './actions.mjs';
import { teamOf } from './position.mjs';
import { ENDS, FACINGS, ROLES, SEATS } from './rulebook.mjs';

const role = among(ROLES);
const seat = among(SEATS);
const facing = among(FACINGS);
const men = each(text);
const count = (value, path) => integer(value, path, 0);
const bySeat = (read) => fields(Object.fromEntries(SEATS.map((name) => [name, read])));

const act = fields({
  spent: whole, start: decodeHex, faced: facing, entered: flag, halted: maybe(text), joined: flag, crossing: maybe(facing),
});
const moving = { side: role, active: maybe(text), acts: byName(act) };

const STAGES = {
  'coin-toss': {}, sides: { winner: seat }, objective: {}, 'line-up': { side: role }, 'set-up': { side: role, left: men }, huddle: {},
  'game-turn': {}, 'play-selection': { side: role }, positioning: moving, snap: {},
  movement: {
    ...moving, contacted: men, motion: maybe(text), paid: byName(whole), hand_offs: each(fields({ man: text, to: text, made: flag })),
  },
  recovery: { side: role, left: men }, commitment: {}, 'passive-contact': { left: men, made: men }, 'pass-targets': {},
  'short-pass': {}, 'long-pass': {}, interception: {}, 'pick-up': { among: men }, reactivation: { side: role },
  over: { gain: whole, winner: maybe(seat) },
};
const BALLS = {
  unplaced: {}, ground: { at: decodeHex }, carried: { by: text, dummies: men }, loose: { at: decodeHex, by: text },
  down: { at: decodeHex, why: among(ENDS), held_by: role },
};

const tagged = (tag, kinds) => (value, path) => {
  const kind = oneOf(anyRecord(value, path)[tag], `${path}.${tag}`, Object.keys(kinds));
  const { [tag]: _tag, ...rest } = value;
  return { [tag]: kind, ...fields(kinds[kind])(rest, path) };
};

const man = fields({ at: decodeHex, facing, neutralized: (value, path) => integer(value, path, 0, 4), hit: flag });
const readTeam = fields({ on: byName(man), off: men, injured: men });
const team = (value, path) => teamOf(readTeam(value, path));
const plan = fields({ line: text, play: text, shown: flag });

const readPosition = fields({
  stage: tagged('phase', STAGES),
  offense: maybe(seat),
  objective: maybe(whole),
  line: whole,
  men: fields({ offense: team, defense: team }),
  ball: tagged('is', BALLS),
  plans: fields({ offense: maybe(plan), defense: maybe(plan) }),
  targets: each(decodeHex),
  snap: maybe(fields({
    turn: count, at: decodeHex, snapper: text, recipient: text, passers: men, receivers: men, linemen: men, charging: men,
  })),
  turn: fields({
    number: count, type: among(['set-up', 'undecided', 'pre-contact', 'snap', 'contact', 'pass']),
    throw: maybe(fields({
      kind: among(['forward', 'lateral']), target: maybe(decodeHex), length: among(['open', 'long', 'thrown']), passer: maybe(text),
      receiver: maybe(text), points: byName(whole),
    })),
    begun: flag,
    changed: flag,
  }),
  so_far: fields({ forward_tried: flag, ineligible_across: flag, carried_across: flag, lateral_caught: flag, changes: count }),
  game: maybe(fields({
    points: bySeat(whole), possession: whole, start: whole, first_down: whole, down: whole, farthest: whole,
    banned: bySeat(fields({ offense: men, defense: men })),
  })),
});

export function decodePosition(value) {
  const position = readPosition(value, '$.position');
  if (position.targets.length > 2) throw badRequest('$.position.targets: expected at most two targets');
  return position;
}
