// 9.4, 9.5: a pass is thrown, caught, intercepted or lost.
import { endPlay, isTouchdown } from './end_of_play.mjs';
import { canThrowLong, lifts } from './pass_permission.mjs';
import { interceptors, isCompleting, netPoints, prices, rowOfTable } from './pass_tables.mjs';
import { keepDummies } from './markers.mjs';
import { openDefense, startGameTurn } from './phase_transitions.mjs';
import { labels, manOf } from './position.mjs';
import { INTERCEPTED, LAST_LOW_ROW, LAST_MIDDLE_ROW, TWO_DICE } from './rulebook.mjs';

export function lift({ note, ...table }, draft, { man }) {
  Object.assign(draft.turn.throw, { length: 'long', passer: man });
  keepDummies(table.rules, draft);
  note('9.0.proc.3.4', { man });
  openDefense({ note, ...table }, draft);
}

/** 9.4.R.3: no pass, and the play is over; but one that nobody has announced may be left, and one that is not lifted still come. */
export function withoutPass(table, draft) {
  if (draft.turn.type !== 'pass') {
    draft.turn.throw = null;
    return openDefense(table, draft);
  }
  const isStillToCome = draft.stage.phase === 'short-pass' && !lifts(table.rules)
    && labels(draft, 'offense').some((man) => canThrowLong(table.rules, draft, man));
  if (!isStillToCome) return endPlay(table, draft, { at: manOf(draft, 'offense', draft.ball.by).at, why: 'no-pass' });
  draft.turn.throw.length = 'long';
  openDefense(table, draft);
}

// The part of the completion table that a row stands in.
function bandOf(row) {
  if (row <= LAST_LOW_ROW) return 'T.pass.low';
  return row <= LAST_MIDDLE_ROW ? 'T.pass.mid' : 'T.pass.high';
}

export function pass(table, draft, { man, to }) {
  const { rules, note } = table;
  const { kind, target } = draft.turn.throw;
  const isShort = draft.stage.phase === 'short-pass';
  const row = rowOfTable(netPoints(rules, draft, { man, to, target }));
  const dice = row === null ? null : table.roll('2d6', 'completion', TWO_DICE);
  note('9.4.V.3.1', { row, dice });
  if (row !== null) note(bandOf(row));
  const costs = prices(rules, isShort ? 'short' : 'long');
  [man, to].forEach((each, index) => { draft.turn.throw.points[each] -= costs[index]; });
  Object.assign(draft.turn.throw, { length: 'thrown', passer: man, receiver: to });
  keepDummies(rules, draft);
  if (kind === 'forward') draft.so_far.forward_tried = true;
  if (dice === null || !isCompleting(rules, row, dice)) return missed(table, draft, dice);
  note('T.pass.C');
  draft.ball.by = to;
  if (kind === 'lateral') draft.so_far.lateral_caught = true;
  note('9.4.V.0.2', { to });
  if (isTouchdown(table, draft, { byCatch: true })) return;
  if (isShort) openDefense(table, draft);
  else startGameTurn(table, draft);
}

function missed(table, draft, dice) {
  table.note('9.4.V.3.2');
  if (dice !== null) table.note('T.pass.no');
  if (interceptors(table.rules, draft).length > 0) draft.stage = { phase: 'interception' };
  else incomplete(table, draft);
}

export const incomplete = (table, draft) => endPlay(table, draft, { at: draft.snap.at, why: 'incomplete' });

export function intercept(table, draft, { man }) {
  const dice = table.roll('2d6', 'interception', TWO_DICE);
  table.note('9.5.AA.3', { dice });
  if (dice !== INTERCEPTED) return incomplete(table, draft);
  endPlay(table, draft, { at: manOf(draft, 'defense', man).at, why: 'interception', heldBy: 'defense' });
}
