// The ball changes hands: a new series for the other side, and the turnover rule.
import { seriesFor } from './position.mjs';
import { FIELD, TOUCHBACK } from './rulebook.mjs';
import { inOwnEndZone, isBehindOwnLine, isPastFarLine, onField } from './scoring.mjs';

/** First and ten for this seat at this spot. */
export function takeOver({ note }, draft, seat, spot) {
  note('FIRST.roles', { offence: seat });
  note('FIRST.hand-cards', { offence: seat });
  note('KICKOFF.place-ball', { spot });
  note('KICKOFF.place-flags', { from: spot });
  seriesFor(draft, seat, spot);
}

export function touchback(table, draft, seat, clauses) {
  for (const clause of clauses) table.note(clause, { offence: seat, spot: TOUCHBACK });
  takeOver(table, draft, seat, TOUCHBACK);
}

/**
 * The turnover rule (TO.section): the ball moves from `from`, counted from the loser's own goal line, plus towards the
 * gainer's goal line and minus towards the loser's; then the gainer has it.
 */
export function turnover(table, draft, { loser, gainer, from }, yards) {
  const spot = from + yards;
  noteTurnover(table, { loser, gainer, yards });
  if (isPastFarLine(table.rules, spot)) {
    return touchback(table, draft, gainer, ['TO.defender-end-zone', 'TOUCHBACK.turnover']);
  }
  if (isBehindOwnLine(table.rules, spot)) {
    table.note('TO.offence-end-zone', { loser, spot });
    return inOwnEndZone(table, draft, loser, 'turnover');
  }
  return takeOver(table, draft, gainer, FIELD - onField(spot));
}

export function noteTurnover({ note }, { loser, gainer, yards }) {
  note('TO.meaning', { loser, gainer });
  note('TO.section', { yards });
  note(yards > 0 ? 'TO.plus' : 'TO.minus', { yards });
}
