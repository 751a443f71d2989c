// Men who meet on one square: blocks, tackle attempts, fumbles.
import { reads } from '../shared/options.mjs';
import { deadAt, downAt, recover, score } from './end_of_play.mjs';
import { isBeyondGoal } from './geometry.mjs';
import { directionOf, isCarrier, isPass, isSame, isThrown, markOf, menAt, sortedMarks } from './position.mjs';
import { ADVANCE, BACKS, otherSide, powerOf, PRINTED, ROWS, TACKLE_RESULTS } from './rulebook.mjs';

/** `before` is the square from which the mover made his last step. */
export function meet(table, draft, mover, { opponents, before }) {
  if (mover.of === 'defense') table.note('PLAY.5.2', { mover });
  const carrier = opponents.find(({ of, man }) => isCarrier(draft, of, man));
  if (carrier !== undefined) return tackle(table, draft, { carrier, tackler: mover, at: draft.men[mover.of][mover.man] });
  if (!isCarrier(draft, mover.of, mover.man)) return block(table, draft, mover, opponents[0]);
  const at = reads(table.rules, 'CF-A64', 'defenders-square') ? draft.men[mover.of][mover.man] : before;
  return tackle(table, draft, { carrier: mover, tackler: opponents[0], at });
}

// ---- blocks

function block({ rules, note }, draft, blocker, target) {
  const before = markOf(draft, target)?.by ?? [];
  const powers = [...before, blocker.man].reduce((sum, man) => sum + powerOf(blocker.of, man), 0);
  if (draft.turns.offense === 0) note('PLAY.4.3', { blocker });
  if (blocker.of === 'defense' && !draft.known.carrier && BACKS.includes(target.man)) note('T1.2', { target });
  const waits = reads(rules, 'CF-A53', 'waits-beside');
  note(before.length > 0 ? 'BLOCK.double' : 'BLOCK.single', { blockers: [...before, blocker.man], target, powers });
  if (powers > powerOf(target.of, target.man)) {
    note('BLOCK.success-removal', { target });
    [...before, blocker.man].forEach((man) => remove(rules, draft, { of: blocker.of, man }));
    return remove(rules, draft, target);
  }
  note('BLOCK.failure-removal', { blocker });
  const by = halves(rules, before, blocker.man);
  draft.marks = draft.marks.filter((mark) => !isSame(mark, target));
  const isFirst = before.length === 0; // CF-A53 `waits-beside`: only he stays, and only until the second half is made
  if (!waits || !isFirst) [...before, blocker.man].forEach((man) => remove(rules, draft, { of: blocker.of, man }));
  if (by.length === 0) return undefined;
  draft.marks = sortedMarks([...draft.marks, { ...target, by }]);
  note('BLOCK.pale-mark', { target, by });
  return undefined;
}

// CF-A54: whose power still counts after an insufficient block.
function halves(rules, before, man) {
  if (reads(rules, 'CF-A54', 'running-total')) return [...before, man];
  return before.length > 0 && reads(rules, 'CF-A54', 'mark-reset-new-pair') ? [] : [man];
}

/** Off the field, and his mark with him; CF-A53 `waits-beside`: a first half that leaves too early takes along the mark he made. */
export function remove(rules, draft, { of, man }) {
  draft.men[of][man] = null;
  const waits = reads(rules, 'CF-A53', 'waits-beside');
  draft.marks = draft.marks.filter((mark) => !isSame(mark, { of, man }) && !(waits && mark.of !== of && mark.by.includes(man)));
}

// ---- tackles

function tackle(table, draft, { carrier, tackler, at }) {
  const { rules } = table;
  const advantage = powerAdvantage(powerOf(tackler.of, tackler.man), powerOf(carrier.of, carrier.man));
  noteAttempt(table, draft, { carrier, tackler, advantage });
  showCarrier(rules, draft, carrier);
  const result = table.roll('tackle', 'tackle', tackleWeights(rules, advantage));
  noteResult(table, advantage, result);
  remove(rules, draft, tackler);
  if (result === 'miss') return missed(table, draft, carrier);
  remove(rules, draft, carrier);
  if (result === 'fumble') return fumble(table, draft, carrier, at);
  return downAt(table, draft, carrier.of, { contact: at[0], advance: ADVANCE[result] });
}

function noteAttempt({ note }, draft, { carrier, tackler, advantage }) {
  const isSought = tackler.of === draft.mover;
  if (!isSought) note('B3', { carrier });
  else if (!draft.known.carrier) note('B2', { carrier });
  if (isPass(draft) && !isThrown(draft)) note('PLAY.7.1', { carrier });
  note(isSought ? 'TACKLE.attempt.1' : 'TACKLE.attempt.2', { tackler, carrier });
  note('TACKLE.pa-range', { advantage });
}

const ROW_NAMES = { '-2': 'minus-2', '-1': 'minus-1', 0: 'zero', 1: 'plus-1', 2: 'plus-2', 3: 'plus-3', 4: 'plus-4' };
const OUTCOMES = {
  fumble: 'TACKLE.removal-fumble', miss: 'TACKLE.removal-miss', tackle: 'TACKLE.outcome-tackle',
  'tackle-2': 'TACKLE.outcome-back', 'tackle-1': 'TACKLE.outcome-back',
  'tackle+1': 'TACKLE.outcome-forward', 'tackle+2': 'TACKLE.outcome-forward',
};

function noteResult({ rules, note }, advantage, result) {
  if (rules.edition === 'classic') note('VERSION.no-power', { result });
  else {
    note('TACKLE.power-matters', { advantage });
    note(`TACKLE.table.pa-${ROW_NAMES[advantage]}`, { result });
  }
  note(OUTCOMES[result], { result });
  if (result in ADVANCE && ADVANCE[result] < 0) note('TACKLE.no-forward-progress', { result });
}

// CF-A29: where the man met is not the quarterback, the play can only be a run.
function showCarrier(rules, draft, carrier) {
  if (reads(rules, 'CF-A29', 'contact-reveals')) hasBeenSeen(draft, carrier);
}

function hasBeenSeen({ known }, { of, man }) {
  known.carrier = true;
  if (of === 'defense' || man !== 'Q') known.type = true;
}

function missed(table, draft, { of, man }) {
  const [column] = draft.men[of][man];
  if (isBeyondGoal(column, directionOf(draft, of))) score(table, draft, of, 'touchdown');
}

/** TACKLE.pa-range, CF-A61. */
export const powerAdvantage = (tackler, carrier) => Math.max(-2, Math.min(4, tackler - carrier));

/** [result, weight] of this edition under these readings (CF-A62, CF-A63). */
export function tackleWeights(rules, advantage) {
  const isClassic = rules.edition === 'classic';
  if (isClassic && !reads(rules, 'CF-A63', 'pa-zero-row')) return TACKLE_RESULTS.map((result) => [result, 1]);
  const row = isClassic ? 0 : advantage;
  const exact = reads(rules, 'CF-A62', 'sixty-thirds');
  return TACKLE_RESULTS.map((result, k) => [result, exact ? 9 + (row - 1) * (3 - k) : PRINTED[row][k]])
    .filter(([, weight]) => weight > 0);
}

// ---- fumbles

const ROLL = 4;

function fumble(table, draft, carrier, [column, row]) {
  const { rules, note } = table;
  const loser = carrier.of;
  const way = table.roll('roll', 'fumble', [['north', 1], ['south', 1]]);
  const rolled = row + (way === 'north' ? -ROLL : ROLL);
  const isOut = rolled < 1 || rolled > ROWS;
  draft.carrier = null;
  draft.known.carrier = true; // a loose ball is seen by all
  note('TACKLE.fumble-roll', { way });
  if (isOut && reads(rules, 'CF-A72', 'out-of-bounds-dead')) return deadAt(table, draft, loser, column);
  const back = reads(rules, 'CF-A72', 'opposite-direction') ? row + (row - rolled) : Math.max(1, Math.min(ROWS, rolled));
  draft.loose = [column, isOut ? back : rolled];
  draft.fumbled_by = loser;
  const there = menAt(draft, draft.loose);
  if (there.length === 0) return firstToMove(table, draft, loser);
  const finder = there.find(({ of }) => of === goesFirst(rules, draft, loser)) ?? there[0];
  note('FUMBLE.occupied', { finder });
  return recover(table, draft, finder);
}

// Of two opponents on one square the one whose side would move first for the ball has it.
function goesFirst(rules, { mover, left }, loser) {
  if (mover === loser && reads(rules, 'CF-A74', 'offense-first')) return mover;
  if (mover === loser && reads(rules, 'CF-A74', 'defense-first')) return otherSide(mover);
  return left > 0 ? mover : otherSide(mover);
}

// FUMBLE.order and CF-A74: only a fumble in the carrier's own turn can break the alternation.
function firstToMove({ rules, note }, draft, loser) {
  if (draft.mover !== loser) return note(draft.left > 0 ? 'FUMBLE.order.1' : 'FUMBLE.order.2', { left: draft.left });
  if (reads(rules, 'CF-A74', 'defense-first')) draft.left = 0;
  if (reads(rules, 'CF-A74', 'offense-first') && draft.left === 0) draft.again = true;
  return undefined;
}
