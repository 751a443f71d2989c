// A play chosen with play cards, and the two-point play.
import { momentumAfterPlay, momentumAfterTry, touchdownYards } from './momentum.mjs';
import { reads } from './options.mjs';
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

export function turnCard(table, position, card) {
  const { offence: column, defence: row } = position.calls;
  const cell = cellOf(card, column, row);
  table.note('PLAY.draw', { card: card.id });
  table.note('PLAY.cross-reference', { card: card.id, offence: column, defence: row, result: cell });
  table.note(CLAUSE_OF_KIND[kindOfCell(cell)], { result: cell, from: position.spot });
  return position.two_point ? tryForTwo(table, position, card, cell) : scrimmagePlay(table, position, card, cell);
}

// KF-A26: turnover or touchdown; the move; touchdown, safety; first down; next down or turnover on downs; momentum.
function scrimmagePlay(table, position, card, cell) {
  const { offence, spot: from } = position;
  if (cell === 'T/O') return lostBall(table, position, card.turnover);
  const spot = from + (cell === '-' ? 0 : cell);
  if (cell === 'TD' || spot >= FIELD) return offensiveTouchdown(table, position, card, cell);
  if (isBehindOwnLine(table.rules, spot)) {
    table.note('SAFETY.when', { spot });
    return inOwnEndZone(table, position, offence, 'loss');
  }
  return momentumAfterPlay(table, position, downOrDrive(table, position, onField(spot)), card, cell);
}

function lostBall(table, position, yards) {
  const { offence: loser, spot: from } = position;
  table.note('TO.from-scrimmage', { from });
  return turnover(table, position, { loser, gainer: otherSeat(loser), from }, yards);
}

function offensiveTouchdown(table, position, card, cell) {
  if (cell !== 'TD') table.note('TD.reach', { from: position.spot, yards: cell });
  const scored = touchdown(table, position, position.offence);
  return touchdownYards(table, position, scored, card);
}

function downOrDrive(table, position, spot) {
  const { offence, down } = position;
  if (spot >= lineToGain(position)) return firstDown(table, position, spot);
  table.note('FIRST.four-chances', { down, spot, line: lineToGain(position) });
  if (down < FOURTH_DOWN) {
    table.note('FIRST.down-names', { down: down + 1 });
    return nextDown(position, spot, down + 1);
  }
  table.note('FIRST.turnover-on-downs', { spot });
  table.note('FIRST.turn-markers', { spot: FIELD - spot });
  return takeOver(table, position, otherSeat(offence), FIELD - spot);
}

function firstDown(table, position, spot) {
  table.note('FIRST.renewal', { spot, line: lineToGain(position) });
  table.note('FIRST.flags-move', { from: spot });
  return { ...nextDown(position, spot, 1), series_start: spot };
}

// TWO.one-play: whatever happens, the scorer of the touchdown kicks off afterwards.
function tryForTwo(table, position, card, cell) {
  const { offence: scorer, spot } = position;
  const reached = cell === 'TD' || (Number.isInteger(cell) && spot + cell >= FIELD);
  table.note('TWO.one-play', { result: cell, reached });
  const counted = reached ? twoPoints(table, position) : failedTry(table, position, card, cell);
  table.note('TWO.kick-off', { kicker: scorer });
  const kick = owedKickOff(table, counted, scorer);
  return momentumAfterTry(table, position, kick, card, { cell, reached });
}

function twoPoints(table, position) {
  table.note('TWO.points', { scorer: position.offence, points: POINTS['two-point try'] });
  return addPoints(position, position.offence, POINTS['two-point try']);
}

// KF-A21 `live-ball` and KF-A22 `apply-turnover` let the defence score on a try that fails, but never in overtime (KF-A44).
function failedTry(table, position, card, cell) {
  if (position.overtime) return position;
  if (cell === 'T/O') return turnoverOnTry(table, position, card.turnover);
  const spot = position.spot + (cell === '-' ? 0 : cell);
  if (!reads(table.rules, 'KF-A21', 'live-ball') || !isBehindOwnLine(table.rules, spot)) return position;
  table.note('SAFETY.when', { spot });
  return defendersPoints(table, position, 'loss');
}

function turnoverOnTry(table, position, yards) {
  const { offence: loser, spot: from } = position;
  if (!reads(table.rules, 'KF-A22', 'apply-turnover')) return position;
  table.note('TO.from-scrimmage', { from });
  noteTurnover(table, { loser, gainer: otherSeat(loser), yards });
  if (!isBehindOwnLine(table.rules, from + yards)) return position;
  table.note('TO.offence-end-zone', { loser, spot: from + yards });
  return defendersPoints(table, position, 'turnover');
}
