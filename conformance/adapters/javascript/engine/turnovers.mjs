// The ball changes hands: a new series for the other side, and the turnover rule.
import { seriesFor } from './position.mjs';
import { FIELD, TOUCHBACK } from './rulebook.mjs';
import { inOwnEndZone, isBehindOwnLine, isPastFarLine, onField } from './scoring.mjs';

/** First and ten for this seat at this spot. */
export function takeOver(table, position, seat, spot) {
  table.note('FIRST.roles', { offence: seat });
  table.note('FIRST.hand-cards', { offence: seat });
  table.note('KICKOFF.place-ball', { spot });
  table.note('KICKOFF.place-flags', { from: spot });
  return seriesFor(position, seat, spot);
}

export function touchback(table, position, seat, clauses) {
  for (const clause of clauses) table.note(clause, { offence: seat, spot: TOUCHBACK });
  return takeOver(table, position, seat, TOUCHBACK);
}

/**
 * The turnover rule (TO.section): the ball moves from `from`, counted from the loser's own goal line, plus towards the
 * gainer's goal line and minus towards the loser's; then the gainer has it.
 */
export function turnover(table, position, { loser, gainer, from }, yards) {
  const spot = from + yards;
  noteTurnover(table, { loser, gainer, yards });
  if (isPastFarLine(table.rules, spot)) {
    return touchback(table, position, gainer, ['TO.defender-end-zone', 'TOUCHBACK.turnover']);
  }
  if (isBehindOwnLine(table.rules, spot)) {
    table.note('TO.offence-end-zone', { loser, spot });
    return inOwnEndZone(table, position, loser, 'turnover');
  }
  return takeOver(table, position, gainer, FIELD - onField(spot));
}

export function noteTurnover({ note }, { loser, gainer, yards }) {
  note('TO.meaning', { loser, gainer });
  note('TO.section', { yards });
  note(yards > 0 ? 'TO.plus' : 'TO.minus', { yards });
}
