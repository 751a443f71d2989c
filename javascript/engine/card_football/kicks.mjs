// Kick-offs, punts, field goals and extra points.
import { reads } from '../shared/options.mjs';
import { momentumAfterPunt } from './momentum.mjs';
import { addPoints } from './position.mjs';
import { EXTRA_POINT_NEEDS, FIELD, otherSeat, POINTS, TOUCHBACK } from './rulebook.mjs';
import { afterScore, inOwnEndZone, isBehindOwnLine, isPastFarLine, onField, owedKickOff, touchdown } from './scoring.mjs';
import { noteTurnover, takeOver, touchback, turnover } from './turnovers.mjs';

const MIDFIELD = FIELD / 2;

export function kickOff(table, draft, card) {
  const receiver = otherSeat(draft.kicker);
  const entry = card.kick_off;
  table.note('KICKOFF.draw', { receiver, card: card.id, entry });
  if (draft.redraw) return placeOfLostKickOff(table, draft, entry);
  if (entry === 'TD') return kickReturn(table, draft, receiver);
  if (entry === 'T/O') return lostKickOff(table, draft, card);
  return takeOver(table, draft, receiver, kickOffSpot(table, entry));
}

function kickReturn(table, draft, receiver) {
  table.note('KICKOFF.td', { receiver });
  return touchdown(table, draft, receiver);
}

/** As yards from the receiver's own goal line: r in his half, k in the kicker's. */
function kickOffSpot(table, entry) {
  const line = Number(entry.slice(1));
  table.note(entry[0] === 'r' ? 'KICKOFF.r-number' : 'KICKOFF.k-number', { entry });
  return entry[0] === 'r' ? line : FIELD - line;
}

// KF-A16: there is no line of scrimmage yet, so the place to count from is a matter of reading.
function lostKickOff(table, draft, card) {
  const { rules, note } = table;
  const gainer = draft.kicker;
  const loser = otherSeat(gainer);
  note('KICKOFF.turnover', { loser, gainer });
  if (reads(rules, 'KF-A16', 'redraw')) return redraw(draft);
  if (reads(rules, 'KF-A16', 'at-receiver-20')) return takeOver(table, draft, gainer, FIELD - TOUCHBACK);
  const from = reads(rules, 'KF-A16', 'midfield-base') ? MIDFIELD : TOUCHBACK;
  return turnover(table, draft, { loser, gainer, from }, card.turnover);
}

function redraw(draft) {
  draft.redraw = true;
}

// KF-A16 `redraw`: a TD or T/O gives no place, and yet another card is turned.
function placeOfLostKickOff(table, draft, entry) {
  table.note('KICKOFF.turnover', { redraw: true, entry });
  if (entry === 'TD' || entry === 'T/O') return;
  takeOver(table, draft, draft.kicker, FIELD - kickOffSpot(table, entry));
}

export function punt(table, draft, card) {
  const { offence: punter, down } = draft;
  table.note('PUNT.purpose', { down });
  table.note('PUNT.read-section', { card: card.id, entry: card.punt });
  if (card.punt === 'TD') {
    table.note('PUNT.td', { scorer: otherSeat(punter) });
    return touchdown(table, draft, otherSeat(punter));
  }
  if (card.punt === 'T/O') return lostPunt(table, draft, card.turnover);
  puntLanding(table, draft, card.punt);
  return momentumAfterPunt(table, draft, card);
}

function puntLanding(table, draft, yards) {
  const { rules, note } = table;
  const receiver = otherSeat(draft.offence);
  const spot = draft.spot + yards;
  note('PUNT.distance', { from: draft.spot, yards });
  if (yards < 0) note('PUNT.negative', { yards });
  if (isPastFarLine(rules, spot)) return touchback(table, draft, receiver, ['PUNT.past-goal-line', 'TOUCHBACK.punt']);
  if (isBehindOwnLine(rules, spot)) {
    note('PUNT.negative-end-zone', { spot });
    return inOwnEndZone(table, draft, draft.offence, 'punt');
  }
  note('PUNT.possession', { offence: receiver });
  return takeOver(table, draft, receiver, FIELD - onField(spot));
}

// KF-A17: the receiver had the ball for a moment and lost it to the punter again.
function lostPunt(table, draft, yards) {
  const { offence: gainer, spot } = draft;
  const loser = otherSeat(gainer);
  table.note('PUNT.turnover', { loser, gainer });
  table.note('TO.from-scrimmage', { from: spot });
  if (reads(table.rules, 'KF-A17', 'at-scrimmage')) return takeOver(table, draft, gainer, spot);
  if (reads(table.rules, 'KF-A17', 'offence-relative')) return lostPuntByRoles(table, draft, yards);
  return turnover(table, draft, { loser, gainer, from: FIELD - spot }, yards);
}

// KF-A17 `offence-relative`: plus goes towards the receiver's goal line, minus towards the punter's.
function lostPuntByRoles(table, draft, yards) {
  const { offence: punter, spot: from } = draft;
  const receiver = otherSeat(punter);
  const spot = from + yards;
  noteTurnover(table, { loser: receiver, gainer: punter, yards });
  if (isPastFarLine(table.rules, spot)) {
    return touchback(table, draft, receiver, ['TO.defender-end-zone', 'TOUCHBACK.turnover']);
  }
  if (isBehindOwnLine(table.rules, spot)) {
    table.note('TO.offence-end-zone', { spot });
    return inOwnEndZone(table, draft, punter, 'turnover');
  }
  return takeOver(table, draft, punter, onField(spot));
}

export function fieldGoal(table, draft, card) {
  const { offence: kicker, spot } = draft;
  const line = FIELD - spot;
  table.note('FG.threshold', { number: card.field_goal, line, good: card.field_goal >= line });
  if (card.field_goal < line) {
    table.note('FG.failed', { line });
    return takeOver(table, draft, otherSeat(kicker), line);
  }
  table.note('FG.three-points', { scorer: kicker, points: POINTS['field goal'] });
  addPoints(draft, kicker, POINTS['field goal']);
  afterScore(table, draft);
  return owedKickOff(table, draft, kicker, 'FG.kick-off');
}

export function extraPoint(table, draft, card) {
  const { offence: scorer } = draft;
  const good = card.field_goal >= EXTRA_POINT_NEEDS;
  table.note('XP.threshold', { number: card.field_goal, good });
  table.note(good ? 'XP.one-point' : 'XP.failed', { scorer });
  if (good) addPoints(draft, scorer, POINTS['extra point']);
  owedKickOff(table, draft, scorer, 'XP.kick-off');
}
