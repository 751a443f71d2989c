// Positions in the shape of the wire, and what can be read off them.
import { once, onceUnder, settled } from '../shared/caches.mjs';
import { reads } from '../shared/options.mjs';
import { depth, distance, rowOf, sights, touches, zone } from './field.mjs';
import { freshGame } from './possessions.mjs';
import { MIDFIELD, otherRole, otherSeat, ROLES, SEATS } from './rulebook.mjs';

/** The men of a side: settled, so a step that does something to them puts another team in its place. */
export const teamOf = (men) => settled(men);
const noTeam = () => teamOf({ on: {}, off: [], injured: [] });

/** A Game-Turn of which nothing is known but its number. */
export const freshTurn = (number) => ({ number, type: number === 0 ? 'set-up' : 'undecided', throw: null, begun: false, changed: false });

/** What every play begins with. */
export const freshPlay = () => ({
  men: { offense: noTeam(), defense: noTeam() }, plans: { offense: null, defense: null }, targets: [], snap: null, turn: freshTurn(0),
  so_far: { forward_tried: false, ineligible_across: false, carried_across: false, lateral_caught: false, changes: 0 },
});

export function freshPosition(rules) {
  const game = rules.possessions === null ? null : freshGame(rules);
  const line = game?.start ?? MIDFIELD;
  return { stage: { phase: 'coin-toss' }, offense: null, objective: null, line, ball: { is: 'unplaced' }, ...freshPlay(), game };
}

export const seatOf = ({ offense }, role) => (role === 'offense' ? offense : otherSeat(offense));
export const roleOf = ({ offense }, seat) => (offense === null || !SEATS.includes(seat) ? null : ROLES[seat === offense ? 0 : 1]);
export const isSide = ({ position, seat }) => SEATS.includes(seat) && seat === seatOf(position, position.stage.side);
export const isOffense = ({ position, seat }) => roleOf(position, seat) === 'offense';
export function manOf({ men }, role, man) {
  const { on } = men[role];
  return Object.hasOwn(on, man) ? on[man] : undefined; // any text may be asked for, also a name that every object has
}
/** Is he one of the eleven of that side, wherever he is by now? */
export const isOfEleven = ({ men }, role, man) => {
  const { on, off, injured } = men[role];
  return Object.hasOwn(on, man) || off.includes(man) || injured.includes(man);
};
const labelled = once('labels', ({ on }) => Object.keys(on));
/** The men of a side on the field. */
export const labels = ({ men }, role) => labelled(men[role]);
export const sorted = (men) => [...men].sort((one, other) => (one < other ? -1 : Number(one > other)));
/** The men of a side on the field, in the order that lists of them have. */
export const menInOrder = (position, role) => sorted(labels(position, role));

/** Both teams, when something becomes of a man. */
export const withMan = ({ men }, role, man, changes) => {
  const { on } = men[role];
  return { ...men, [role]: teamOf({ ...men[role], on: { ...on, [man]: { ...on[man], ...changes } } }) };
};

/** Both teams without a man, who is among the `off` or the `injured` then. */
export const withoutMan = ({ men }, role, gone, where) => {
  const { [gone]: _, ...on } = men[role].on;
  return { ...men, [role]: teamOf({ ...men[role], on, [where]: [...men[role][where], gone] }) };
};

const NOBODY = [];
const standing = once('standing', ({ on }) => {
  const board = new Map();
  for (const man in on) {
    const { at } = on[man];
    const others = board.get(at);
    if (others === undefined) board.set(at, [man]);
    else others.push(man);
  }
  return board;
});
/** The men of a side in a hex. */
export const menIn = ({ men }, role, hex) => standing(men[role]).get(hex) ?? NOBODY;
/** Somebody else stands in this hex. */
export const isOccupied = (position, role, man, hex) => menIn(position, otherRole(role), hex).length > 0
  || menIn(position, role, hex).some((other) => other !== man);
export const isActive = ({ neutralized }) => neutralized === 0;

/** 14.37: the men of a side whom its seat may not use any more. */
export const bannedOf = (position, role) => position.game?.banned[seatOf(position, role)][role] ?? [];

/** 9.3.P.2: the men who have, or might have, the ball. */
export const carriers = ({ ball }) => (ball.is === 'carried' ? [ball.by, ...ball.dummies] : []);
export const isCarrier = (position, role, man) => role === 'offense' && carriers(position).includes(man);

const controlled = onceUnder('controlled', ({ field }, { on }) =>
  new Set(Object.values(on).filter(isActive).flatMap(({ at, facing }) => zone(field, at, facing))));
/** Is this hex controlled by an un-neutralized man of that side? */
export const isControlled = (rules, { men }, role, hex) => controlled(rules, men[role]).has(hex);

/** The men who stand beyond the line, as rows are counted. */
export const isBeyond = ({ field }, { line }, hex) => rowOf(field, hex) > line;

export const isSnapTurn = ({ turn }) => turn.type === 'snap';
export const isLoose = ({ ball }) => ball.is === 'loose';
export const isMoving = ({ stage }) => stage.phase === 'movement' || stage.phase === 'positioning';
export const isOver = ({ stage }) => stage.phase === 'over';
/** TF-E31: does a man of the defense keep others of his side out of the hex of a fumbled ball? */
export const countsAtBall = (rules, position, man) => reads(rules, 'TF-E31', 'any-man') || isActive(manOf(position, 'defense', man));
export const actOf = ({ stage }, man) => stage.acts?.[man];
const isLong = ({ turn }) => turn.type === 'pass' && turn.throw !== null && turn.throw.length === 'long';

/** The men who share a hex with an un-neutralized opponent, both on their feet: of the offense. */
export const sharing = (position) => labels(position, 'offense').filter((man) => {
  const { at, neutralized } = manOf(position, 'offense', man);
  return neutralized === 0 && menIn(position, 'defense', at).some((other) => isActive(manOf(position, 'defense', other)));
});

/** TF-E04: the men whose passive contacts are due. */
export function dueToResolve(rules, position) {
  const all = sharing(position);
  if (!reads(rules, 'TF-E04', 'lapsed')) return all;
  const mayReceive = position.turn.type === 'pass' || reads(rules, 'TF-A35', 'always');
  const isReceiver = (man) => mayReceive && position.snap.receivers.includes(man);
  return all.filter((man) => isCarrier(position, 'offense', man) || isReceiver(man));
}

/** TF-A36 `phase-D`: the men who have to resolve a passive contact before they do anything else. */
export function dueInMovement(rules, position) {
  const { phase, side, contacted } = position.stage;
  if (!reads(rules, 'TF-A36', 'phase-D') || phase !== 'movement' || side !== 'offense') return [];
  return dueToResolve(rules, position).filter((man) => !opponentsIn(position, 'offense', manOf(position, 'offense', man).at)
    .some((other) => contacted.includes(other)));
}

export const opponentsIn = (position, role, hex) => menIn(position, otherRole(role), hex);

/** What a man sighted when the phase of his side began (6.4.F.1): from where he was then. */
export function hasSighted(rules, position, role, man, target, of = otherRole(role)) {
  const { stage } = position;
  const now = manOf(position, role, man);
  const act = stage.phase === 'movement' && stage.side === role ? actOf(position, man) : undefined;
  const [from, facing] = act === undefined ? [now.at, now.facing] : [act.start, act.faced];
  return sights(rules.field, from, facing, manOf(position, of, target).at);
}

/** Lists that the instant of the snap fixes (9.4.X, 13.1). */
export function fixedAtSnap(rules, position, recipient) {
  const { field } = rules;
  const { line } = position;
  const men = (role) => menInOrder(position, role);
  const at = (role, man) => manOf(position, role, man).at;
  const onLine = men('offense').filter((man) => touches(field, line, at('offense', man)));
  const x = (man) => field.places.get(at('offense', man)).column;
  const byColumn = [...onLine].sort((one, other) => x(one) - x(other));
  const each = reads(rules, 'TF-A69', 'two-per-end') ? 2 : 1;
  const ends = [...byColumn.slice(0, each), ...byColumn.slice(-each)];
  const receivers = men('offense').filter((man) => !onLine.includes(man) || ends.includes(man));
  const isDeep = (man) => depth(field, line, at('offense', man)) > 2;
  return {
    passers: men('offense').filter((man) => man === recipient || isDeep(man)),
    receivers,
    linemen: onLine.filter((man) => !ends.includes(man)),
    charging: men('defense').filter((man) => touches(field, line, at('defense', man))),
  };
}

/** 8.4.G.2, TF-E01: an eligible receiver whom a long pass might still reach. */
export function isProtected(rules, position, target) {
  if (!isLong(position)) return false;
  if (carriers(position).includes(target)) return true;
  if (!position.snap.receivers.includes(target)) return false;
  const near = (carrier) => distance(rules.field, manOf(position, 'offense', target).at, manOf(position, 'offense', carrier).at) <= 5;
  const who = carriers(position).filter((man) => manOf(position, 'offense', man) !== undefined);
  return reads(rules, 'TF-E01', 'some') ? !who.some(near) : !who.every(near);
}

export const phaseOf = ({ stage }) => stage.phase;
