// A play chosen with play cards, and the two-point play.
import { reads } from '../shared/options.mjs';
import { momentumAfterPlay, momentumAfterTry, touchdownYards } from './momentum.mjs';
import { addPoints, lineToGain, nextDown } from './position.mjs';
import { FIELD, HANDS, otherSeat, POINTS } from './rulebook.mjs';
import { defendersPoints, inOwnEndZone, isBehindOwnLine, onField, owedKickOff, touchdown } from './scoring.mjs';
import { noteTurnover, takeOver, turnover } from './turnovers.mjs';

const FOURTH_DOWN = 4;

/** The matrix cell at the chosen column and row. */
export const cellOf = (card, offence, defence) => card.matrix[defence][HANDS.offence.indexOf(offence)];

export function kindOfCell(cell) {
  if (cell === '-') return 'incomplete';
  if (cell === 'TD') return 'touchdown';
  if (cell === 'T/O') return 'turnover';
  return cell < 0 ? 'loss' : 'gain';
}

const CLAUSE_OF_KIND = {
  incomplete: 'RESULT.incomplete', touchdown: 'RESULT.touchdown', turnover: 'RESULT.turnover', loss: 'RESULT.loss', gain: 'RESULT.gain',
};

export function turnCard(table, draft, card) {
  const { offence: column, defence: row } = draft.calls;
  const cell = cellOf(card, column, row);
  table.note('PLAY.cross-reference', { card: card.id, offence: column, defence: row, result: cell });
  table.note(CLAUSE_OF_KIND[kindOfCell(cell)], { result: cell, from: draft.spot });
  if (draft.two_point) tryForTwo(table, draft, card, cell);
  else scrimmagePlay(table, draft, card, cell);
}

// KF-A26: turnover or touchdown; the move; touchdown, safety; first down; next down or turnover on downs; momentum.
function scrimmagePlay(table, draft, card, cell) {
  const { offence, spot: from } = draft;
  if (cell === 'T/O') return lostBall(table, draft, card.turnover);
  const spot = from + (cell === '-' ? 0 : cell);
  if (cell === 'TD' || spot >= FIELD) return offensiveTouchdown(table, draft, card, cell);
  if (isBehindOwnLine(table.rules, spot)) {
    table.note('SAFETY.when', { spot });
    return inOwnEndZone(table, draft, offence, 'loss');
  }
  downOrDrive(table, draft, onField(spot));
  return momentumAfterPlay(table, draft, card, cell);
}

function lostBall(table, draft, yards) {
  const { offence: loser, spot: from } = draft;
  table.note('TO.from-scrimmage', { from });
  turnover(table, draft, { loser, gainer: otherSeat(loser), from }, yards);
}

function offensiveTouchdown(table, draft, card, cell) {
  if (cell !== 'TD') table.note('TD.reach', { from: draft.spot, yards: cell });
  touchdown(table, draft, draft.offence);
  touchdownYards(table, draft, card);
}

function downOrDrive(table, draft, spot) {
  const { offence, down } = draft;
  if (spot >= lineToGain(draft)) return firstDown(table, draft, spot);
  table.note('FIRST.four-chances', { down, spot, line: lineToGain(draft) });
  if (down < FOURTH_DOWN) {
    table.note('FIRST.down-names', { down: down + 1 });
    return nextDown(draft, spot, down + 1);
  }
  table.note('FIRST.turnover-on-downs', { spot });
  table.note('FIRST.turn-markers', { spot: FIELD - spot });
  return takeOver(table, draft, otherSeat(offence), FIELD - spot);
}

function firstDown(table, draft, spot) {
  table.note('FIRST.renewal', { spot, line: lineToGain(draft) });
  table.note('FIRST.flags-move', { from: spot });
  nextDown(draft, spot, 1);
  draft.series_start = spot;
}

// TWO.one-play: whatever happens, the scorer of the touchdown kicks off afterwards.
function tryForTwo(table, draft, card, cell) {
  const { offence: scorer, spot } = draft;
  const reached = cell === 'TD' || (Number.isInteger(cell) && spot + cell >= FIELD);
  table.note('TWO.one-play', { result: cell, reached });
  if (reached) twoPoints(table, draft);
  else failedTry(table, draft, card, cell);
  owedKickOff(table, draft, scorer, 'TWO.kick-off');
  momentumAfterTry(table, draft, card, { cell, reached });
}

function twoPoints(table, draft) {
  table.note('TWO.points', { scorer: draft.offence, points: POINTS['two-point try'] });
  addPoints(draft, draft.offence, POINTS['two-point try']);
}

// KF-A21 `live-ball` and KF-A22 `apply-turnover` let the defence score on a try that fails, but never in overtime (KF-A44).
function failedTry(table, draft, card, cell) {
  if (draft.overtime) return;
  if (cell === 'T/O') turnoverOnTry(table, draft, card.turnover);
  else lossOnTry(table, draft, draft.spot + (cell === '-' ? 0 : cell));
}

function lossOnTry(table, draft, spot) {
  if (!reads(table.rules, 'KF-A21', 'live-ball') || !isBehindOwnLine(table.rules, spot)) return;
  table.note('SAFETY.when', { spot });
  defendersPoints(table, draft, 'loss');
}

function turnoverOnTry(table, draft, yards) {
  const { offence: loser, spot: from } = draft;
  if (!reads(table.rules, 'KF-A22', 'apply-turnover')) return;
  table.note('TO.from-scrimmage', { from });
  noteTurnover(table, { loser, gainer: otherSeat(loser), yards });
  if (!isBehindOwnLine(table.rules, from + yards)) return;
  table.note('TO.offence-end-zone', { loser, spot: from + yards });
  defendersPoints(table, draft, 'turnover');
}
