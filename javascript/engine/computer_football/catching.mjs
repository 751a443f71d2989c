// The throw, and what becomes of it when both sides have tried to get to the ball.
import { reads } from '../shared/options.mjs';
import { same } from '../shared/coordinates.mjs';
import { remove } from './collisions.mjs';
import { deadAt, incomplete, score } from './end_of_play.mjs';
import { isBeyondGoal } from './geometry.mjs';
import { directionOf, menAt, receivers, waitsNoMore } from './position.mjs';
import { CONTESTED, otherSide, SIDES } from './rulebook.mjs';

export function throwPass({ rules, note }, draft, to) {
  Object.assign(draft, { phase: 'move', carrier: null, air: to, known: { type: true, carrier: true, zone: true } });
  if (draft.scramble === 'throw') draft.scramble = 'spent';
  if (reads(rules, 'CF-A42', 'ever-there-counts')) draft.reached = standing(rules, draft);
  note('PASS.throw', { to });
  if (menAt(draft, to).length > 0) note('P2.1', { to });
  note('PASS.ball-moves', { to });
  note('PLAY.7.3', { zone: draft.call.zone });
  note('PASS.offense-first');
}

/** PASS.receiver-attempt, PASS.defender-attempt: anybody of the defense, of the offense the ends and backs. */
export const canCatch = (rules, { of, man }) => of === 'defense' || receivers(rules).includes(man);

// Of each side the man on the ball's square who can have it.
function standing(rules, draft) {
  const there = menAt(draft, draft.air).filter((one) => canCatch(rules, one));
  return Object.fromEntries(SIDES.map((side) => [side, there.find(({ of }) => of === side)?.man ?? null]));
}

// CF-A42: of each side the man who counts; whoever is put down as having got there must be one who can catch.
function catchers(rules, draft) {
  if (reads(rules, 'CF-A42', 'standing-at-end-counts')) return standing(rules, draft);
  const mustStand = reads(rules, 'CF-A42', 'must-move-on');
  return Object.fromEntries(SIDES.map((side) => {
    const man = draft.reached[side];
    const counts = man !== null && canCatch(rules, { of: side, man }) && (!mustStand || same(draft.men[side][man], draft.air));
    return [side, counts ? man : null];
  }));
}

/** PASS.1 to PASS.4, at the end of the defense's turn. */
export function resolveCatch(table, draft) {
  const { offense, defense } = catchers(table.rules, draft);
  const contested = offense !== null && defense !== null;
  const outcome = contested ? table.roll('catch', 'contested-pass', CONTESTED) : certain(offense, defense);
  if (contested) table.note('PASS.4.2', { outcome });
  table.note(contested ? 'PASS.4.1' : { complete: 'PASS.1', intercepted: 'PASS.2', incomplete: 'PASS.3' }[outcome], { outcome });
  const shared = draft.air;
  draft.air = null;
  draft.reached = { offense: null, defense: null };
  if (outcome === 'incomplete') return incomplete(table, draft);
  const carrier = outcome === 'complete' ? { of: 'offense', man: offense } : { of: 'defense', man: defense };
  return caught(table, draft, carrier, contested ? { offense, defense }[otherSide(carrier.of)] : null, shared);
}

function certain(offense, defense) {
  if (offense !== null) return 'complete';
  return defense === null ? 'incomplete' : 'intercepted';
}

function caught(table, draft, carrier, loser, square) {
  const { of, man } = carrier;
  const { rules } = table;
  draft.carrier = carrier;
  waitsNoMore(draft, carrier);
  if (of === 'defense') {
    draft.changed = true;
    table.note('POSSESSION.c', { carrier });
  }
  if (loser !== null && reads(rules, 'CF-A46', 'loser-removed')) remove(rules, draft, { of: otherSide(of), man: loser });
  const [column] = draft.men[of][man];
  if (isBeyondGoal(column, directionOf(draft, of))) return score(table, draft, of, 'touchdown');
  const isDead = (loser !== null && reads(rules, 'CF-A46', 'down-at-the-catch'))
    || (of === 'defense' && reads(rules, 'CF-A48', 'dead-at-catch'));
  if (isDead) return deadAt(table, draft, of, column);
  draft.mover = reads(rules, 'CF-A47', 'ball-side-first') ? of : 'offense';
  table.note(of === 'offense' ? 'PASS.1' : 'PASS.2', { carrier, square });
  return undefined;
}
