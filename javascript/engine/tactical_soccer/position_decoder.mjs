// Reading a position that comes over the wire. The faults for which `load` refuses it are in validity.mjs.
import { among, each, fields, flag, integer, maybe } from '../shared/decoder.mjs';
import { decodeHex } from './pitch.mjs';
import { MEN, RANGE, SEATS, WORDS } from './rulebook.mjs';

const PHASES = ['roll-off', 'draft', 'set-up', 'kick-off', 'activate', 'intercept', 'receive', 'aim', 'shot', 'over'];

const man = among(MEN);
const men = each(man);
const within = (least, most) => (value, path) => integer(value, path, least, most);
const count = within(0);

export const decodePosition = (value) => readPosition(value, '$.position');

const readPosition = fields({
  phase: among(PHASES),
  half: within(1, 2),
  turn: within(1),
  score: fields({ red: count, blue: count }),
  first: maybe(among(SEATS)),
  active: maybe(among(SEATS)),
  squads: fields({ red: men, blue: men }),
  men: fields(Object.fromEntries(MEN.map((label) => [label, maybe(decodeHex)]))),
  turned: men,
  holder: maybe(man),
  loose: maybe(decodeHex),
  kick_off: maybe(among(SEATS)),
  done: men,
  barred: men,
  booked: men,
  spent_ahead: men,
  offences: men,
  sent_off: men,
  flight: maybe(fields({
    passer: man, origin: decodeHex, receiver: man, to: decodeHex, good: maybe(flag), side: maybe(among(['left', 'right'])), asked: men,
  })),
  catch: maybe(fields({ man, origin: maybe(decodeHex), row: within(1, RANGE), tried: men })),
  aims: fields({ attack: maybe(among(WORDS)), defence: maybe(among(WORDS)) }),
});
