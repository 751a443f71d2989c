// Positions in the shape of the wire, and what can be read off them.
import { reads } from '../shared/options.mjs';
import { once } from '../shared/caches.mjs';
import { keyOf, same } from '../shared/coordinates.mjs';
import { distance } from './geometry.mjs';
import { attackOf, classOf, FIELDERS, GOALIE, MEN, otherSeat, SEATS } from './rulebook.mjs';

export const freshPosition = () => ({
  phase: 'roll-off', half: 1, turn: 1, score: { red: 0, blue: 0 }, first: null, active: null,
  squads: { red: ['G1'], blue: ['G2'] }, men: Object.fromEntries(MEN.map((man) => [man, null])), turned: [],
  holder: null, loose: null, kick_off: null,
  done: [], barred: [], booked: [], spent_ahead: [], offences: [], sent_off: [],
  flight: null, catch: null, aims: { attack: null, defence: null },
});

export const inOrder = (men) => MEN.filter((man) => men.includes(man));
export const seatOf = (position, man) => SEATS.find((seat) => position.squads[seat].includes(man));
export const second = (position) => otherSeat(position.first);
/** The man on each hex where one stands, by its key. */
export const standing = once('standing', ({ men }) => {
  const board = new Map();
  for (const man of MEN) if (men[man] !== null) board.set(keyOf(men[man]), man);
  return board;
});

export const manAt = (position, hex) => (hex === null ? undefined : standing(position).get(keyOf(hex)));

export const isOnPitch = (position, man) => (position.men[man] ?? null) !== null;
export const menOnPitch = (position, seat) => position.squads[seat].filter((man) => isOnPitch(position, man));
export const drafted = ({ squads }) => FIELDERS.filter((man) => squads.red.includes(man) || squads.blue.includes(man));
export const isExtraTime = ({ half, turn }) => half === 2 && turn > 10;
export const goalieOf = (position, seat) => (isOnPitch(position, GOALIE[seat]) ? GOALIE[seat] : null);
export const canAct = ({ done, sent_off: out }, man) => !done.includes(man) && !out.includes(man);
export const hasLeft = (position, seat) => position.squads[seat].some((man) => canAct(position, man));
export const hasSkill = (rules, man, skill) => rules.skills[classOf(man)].includes(skill);

/** The way a man looks along the pitch: towards greater y (1) or lesser (-1). */
export const wayOf = (position, man) => attackOf(seatOf(position, man)) * (position.turned.includes(man) ? -1 : 1);

/** Where a man may stand, as keys of hexes. */
export const roomOf = ({ pitch }, seat, man) => pitch.rooms[seat][classOf(man)];

export const isRoom = (rules, seat, man, hex) => roomOf(rules, seat, man).has(keyOf(hex));

/** 'ahead', 'level' or 'rear', as somebody of this seat sees it who looks this way, before TS-A16. */
export function bearing(rules, seat, way, from, to) {
  const nearer = reads(rules, 'TS-A15', 'goal-distance')
    ? distance(rules.pitch, from, rules.pitch.goals[otherSeat(seat)].Center) - distance(rules.pitch, to, rules.pitch.goals[otherSeat(seat)].Center)
    : (to[1] - from[1]) * way;
  if (nearer === 0) return 'level';
  return nearer > 0 ? 'ahead' : 'rear';
}

/** The same with TS-A16: what counts for rolls. */
export function counted(rules, position, man, to) {
  const found = bearing(rules, seatOf(position, man), wayOf(position, man), position.men[man], to);
  const level = { 'plain-roll': 'level', 'counts-ahead': 'ahead', 'counts-rear': 'rear' }[rules.readings['TS-A16']];
  return found === 'level' ? level : found;
}

// The coach without the ball places first.
function seatsInOrder({ kick_off: withBall, first }) {
  const before = withBall === null ? first : otherSeat(withBall);
  return [before, otherSeat(before)];
}

/** All men in the order of placing, as {seat, man}. */
export const placingOrder = (position) =>
  seatsInOrder(position).flatMap((seat) => position.squads[seat].map((man) => ({ seat, man })));

/** The man who is to be placed next, as {seat, man}, or undefined. */
export const nextToPlace = once('nextToPlace', (position) => {
  for (const seat of seatsInOrder(position)) {
    const man = position.squads[seat].find((each) => !isOnPitch(position, each) && !position.sent_off.includes(each));
    if (man !== undefined) return { seat, man };
  }
  return undefined;
});

/** SETUP.second-has-ball, TS-A19, TS-A79: the men who may start with the ball. */
export function starters(rules, position) {
  const all = menOnPitch(position, position.kick_off);
  const inside = all.filter((man) => rules.pitch.circle.some((hex) => same(hex, position.men[man])));
  return inside.length > 0 ? inside : all;
}

/** The man whose ball may be stolen: who has it, or under TS-A84 stands over it. */
export function robbed(rules, position) {
  if (position.holder !== null || position.loose === null) return position.holder;
  return reads(rules, 'TS-A84', 'steal-from-him') ? manAt(position, position.loose) ?? null : null;
}
