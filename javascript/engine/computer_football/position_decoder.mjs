// Reading a position that comes over the wire. The faults for which `load` refuses it are in validity.mjs.
import { among, byName, each, fields, flag, maybe, text, whole } from '../shared/decoder.mjs';
import { decodeSquare } from './actions.mjs';
import { BACKS, MEN, SEATS, SIDES } from './rulebook.mjs';

const PHASES = ['draw', 'start', 'line-up', 'defend', 'allot', 'move', 'throw', 'over'];
const SCRAMBLES = ['run', 'throw', 'shift-4', 'shift-3', 'shift-2', 'spent'];

const man = fields({ of: among(SIDES), man: text });
const mark = fields({ of: among(SIDES), man: text, by: each(text) });

const readPosition = fields({
  phase: among(PHASES),
  eastward: maybe(among(SEATS)),
  offense: maybe(among(SEATS)),
  play: whole,
  down: whole,
  line: whole,
  first_down: whole,
  men: fields({ offense: byName(maybe(decodeSquare)), defense: byName(maybe(decodeSquare)) }),
  call: maybe(fields({ run: maybe(among(BACKS)), zone: maybe(whole) })),
  known: fields({ type: flag, carrier: flag, zone: flag }),
  turns: fields({ offense: whole, defense: whole }),
  mover: maybe(among(SIDES)),
  allotment: maybe(whole),
  left: whole,
  used: byName(whole),
  carrier: maybe(man),
  air: maybe(decodeSquare),
  loose: maybe(decodeSquare),
  fumbled_by: maybe(among(SIDES)),
  reached: fields({ offense: maybe(text), defense: maybe(text) }),
  scramble: maybe(among(SCRAMBLES)),
  marks: each(mark),
  changed: flag,
  winner: maybe(among(SEATS)),
  score: maybe(among(['touchdown', 'safety'])),
});

export function decodePosition(value) {
  const position = readPosition(value, '$.position');
  return { ...position, men: Object.fromEntries(SIDES.map((side) => [side, inOrder(position.men[side], side)])) };
}

// Two positions that say the same should be written the same.
const inOrder = (men, side) => Object.fromEntries([...new Set([...MEN[side].filter((label) => Object.hasOwn(men, label)), ...Object.keys(men)])]
  .map((label) => [label, men[label]]));
