// What follows what: phases within Game-Turns, and one Game-Turn after another.
import { reads } from '../shared/options.mjs';
import { endPlay } from './end_of_play.mjs';
import { isUnannounced, keepDummies, turnUp } from './markers.mjs';
import { left } from './movement_points.mjs';
import { freshTurn, isActive, isSnapTurn, labels, manOf, menInOrder, withMan } from './position.mjs';
import { canBeCalled, hasToSnap } from './snap.mjs';

const neutralized = (position, role) => menInOrder(position, role).filter((man) => !isActive(manOf(position, role, man)));

/** The next Game-Turn begins. */
export function startGameTurn(table, draft) {
  const isAfterSnap = draft.snap !== null;
  draft.turn = freshTurn(draft.turn.number + 1);
  table.note('5.11.3.1', { number: draft.turn.number });
  if (draft.ball.is === 'carried') keepDummies(table.rules, draft);
  if (isAfterSnap) openRecovery(table, draft, 'offense');
  else openCall(table, draft);
}

// TF-A10: on the fifth Game-Turn without a legal snap.
function openCall(table, draft) {
  draft.stage = { phase: 'game-turn' };
  if (!hasToSnap(table.rules, draft) || canBeCalled(table.rules, draft)) return;
  endPlay(table, draft, { at: draft.ball.at, why: 'no-snap', heldBy: reads(table.rules, 'TF-A10', 'forfeit') ? 'defense' : 'offense' });
}

function openRecovery(table, draft, side) {
  const left = neutralized(draft, side);
  if (left.length > 0) draft.stage = { phase: 'recovery', side, left };
  else nextAfterRecovery(table, draft, side);
}

export function nextAfterRecovery(table, draft, side) {
  if (side === 'offense') draft.stage = { phase: 'commitment' };
  else openMovement(table, draft, 'defense');
}

/** The segments of sighting and of movement of a phase; the snap begins the movement of the offense. */
const SEGMENTS = {
  snap: { offense: ['5.12.1.A.1'], defense: ['5.12.2.B.1', '5.12.2.B.2.1'] },
  other: { offense: ['5.13.1.D.1', '5.13.1.D.2.1'], defense: ['5.13.2.B.1', '5.13.2.B.2.1'] },
};

export function openMovement(table, draft, side) {
  // 13.1.B.aggressive.1: the Hit markers of charging linemen come off before their phase.
  if (side === 'defense' && isSnapTurn(draft) && draft.plans.defense?.line === 'aggressive-charge') {
    liftHits(table, draft, { role: 'defense', men: draft.snap.charging, clause: '13.1.B.aggressive.1' });
  }
  // A movement for a loose ball is cited by 12.proc.2.
  if (draft.ball.is !== 'loose') for (const clause of SEGMENTS[isSnapTurn(draft) ? 'snap' : 'other'][side]) table.note(clause);
  draft.stage = { phase: 'movement', side, active: null, acts: {}, contacted: [], motion: null, paid: {}, hand_offs: [] };
}

function liftHits({ note }, draft, { role, men, clause }) {
  const hit = men.filter((man) => manOf(draft, role, man)?.hit);
  if (hit.length > 0) note(clause);
  for (const man of hit) draft.men = withMan(draft, role, man, { hit: false });
}

const HIT_RECOVERY = { offense: '5.13.1.E', defense: '5.13.2.C' };

/** Hits come off after the own phase; then what the Game-Turn has next. */
export function afterMovement(table, draft) {
  const { side } = draft.stage;
  const mayThrow = side === 'offense' && (draft.turn.type === 'pass' || isUnannounced(table.rules, draft.turn.type));
  if (mayThrow) {
    draft.turn.throw ??= { kind: 'lateral', target: null, length: 'open', passer: null, receiver: null };
    draft.turn.throw.points = Object.fromEntries(labels(draft, side).map((man) => [man, left(table.rules, draft, side, man)]));
  }
  if (!(side === 'offense' && isSnapTurn(draft))) {
    liftHits(table, draft, { role: side, men: labels(draft, side), clause: isSnapTurn(draft) ? '5.12.2.C' : HIT_RECOVERY[side] });
  }
  if (side === 'offense') {
    if (mayThrow) draft.stage = { phase: 'short-pass' };
    else openDefense(table, draft);
  } else if (isSnapTurn(draft)) draft.stage = { phase: 'pass-targets' };
  else if (draft.turn.throw?.length === 'long') draft.stage = { phase: 'long-pass' };
  else startGameTurn(table, draft);
}

/** The defense's half, at whose beginning 13.G.1 turns the coverage marker up. */
export function openDefense(table, draft) {
  if (draft.turn.throw?.kind === 'forward') {
    if (!draft.plans.defense.shown) table.note('13.G.1');
    turnUp(draft, 'defense');
  }
  openRecovery(table, draft, 'defense');
}
