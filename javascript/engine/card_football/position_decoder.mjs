// Reading a position that comes over the wire. The faults for which `load` refuses it are in validity.mjs.
import { among, each, fields, flag, integer, maybe, text, whole } from '../shared/decoder.mjs';
import { ROLES, SEATS } from './rulebook.mjs';

const PHASES = ['deck', 'coin', 'kick-off', 'choose', 'turn-card', 'name', 'try', 'over'];

const seat = among(SEATS);
const role = among(ROLES);
const points = (value, path) => integer(value, path, 0);

const readPosition = fields({
  phase: among(PHASES),
  quarter: whole,
  overtime: flag,
  untimed: flag,
  score: fields({ home: points, away: points }),
  opening_kicker: maybe(seat),
  kicker: maybe(seat),
  redraw: flag,
  offence: maybe(seat),
  spot: maybe(whole),
  down: maybe(whole),
  series_start: maybe(whole),
  two_point: flag,
  calls: fields({ offence: maybe(text), defence: maybe(text) }),
  to_name: maybe(role),
  named_for: maybe(seat),
  card: maybe(text),
  bans: each(fields({ offence: seat, role, play: text })),
  used: each(text),
  generated: each(text),
});

export const decodePosition = (value) => readPosition(value, '$.position');
