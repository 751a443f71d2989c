// Kick-offs, punts, field goals and extra points.
import { momentumAfterPunt } from './momentum.mjs';
import { reads } from './options.mjs';
import { addPoints } from './position.mjs';
import { EXTRA_POINT_NEEDS, FIELD, otherSeat, POINTS, TOUCHBACK } from './rulebook.mjs';
import { afterScore, inOwnEndZone, isBehindOwnLine, isPastFarLine, onField, owedKickOff, touchdown } from './scoring.mjs';
import { noteTurnover, takeOver, touchback, turnover } from './turnovers.mjs';

const MIDFIELD = FIELD / 2;

export function kickOff(table, position, card) {
  const { kicker, redraw } = position;
  const receiver = otherSeat(kicker);
  const entry = card.kick_off;
  table.note('KICKOFF.draw', { receiver, card: card.id, entry });
  if (redraw) return placeOfLostKickOff(table, position, entry);
  if (entry === 'TD') return kickReturn(table, position, receiver);
  if (entry === 'T/O') return lostKickOff(table, position, card);
  return takeOver(table, position, receiver, kickOffSpot(table, entry));
}

function kickReturn(table, position, receiver) {
  table.note('KICKOFF.td', { receiver });
  return touchdown(table, position, receiver);
}

/** As yards from the receiver's own goal line: r in his half, k in the kicker's. */
function kickOffSpot(table, entry) {
  const line = Number(entry.slice(1));
  table.note(entry[0] === 'r' ? 'KICKOFF.r-number' : 'KICKOFF.k-number', { entry });
  return entry[0] === 'r' ? line : FIELD - line;
}

// KF-A16: there is no line of scrimmage yet, so the place to count from is a matter of reading.
function lostKickOff(table, position, card) {
  const { rules, note } = table;
  const gainer = position.kicker;
  const loser = otherSeat(gainer);
  note('KICKOFF.turnover', { loser, gainer });
  if (reads(rules, 'KF-A16', 'redraw')) return { ...position, redraw: true };
  if (reads(rules, 'KF-A16', 'at-receiver-20')) return takeOver(table, position, gainer, FIELD - TOUCHBACK);
  const from = reads(rules, 'KF-A16', 'midfield-base') ? MIDFIELD : TOUCHBACK;
  return turnover(table, position, { loser, gainer, from }, card.turnover);
}

// KF-A16 `redraw`: a TD or T/O gives no place, and yet another card is turned.
function placeOfLostKickOff(table, position, entry) {
  table.note('KICKOFF.turnover', { redraw: true, entry });
  if (entry === 'TD' || entry === 'T/O') return position;
  return takeOver(table, position, position.kicker, FIELD - kickOffSpot(table, entry));
}

export function punt(table, position, card) {
  const { offence: punter, down } = position;
  table.note('PUNT.purpose', { down });
  table.note('PUNT.read-section', { card: card.id, entry: card.punt });
  if (card.punt === 'TD') {
    table.note('PUNT.td', { scorer: otherSeat(punter) });
    return touchdown(table, position, otherSeat(punter));
  }
  if (card.punt === 'T/O') return lostPunt(table, position, card.turnover);
  const landed = puntLanding(table, position, card.punt);
  return momentumAfterPunt(table, position, landed, card);
}

function puntLanding(table, position, yards) {
  const { rules, note } = table;
  const receiver = otherSeat(position.offence);
  const spot = position.spot + yards;
  note('PUNT.distance', { from: position.spot, yards });
  if (yards < 0) note('PUNT.negative', { yards });
  if (isPastFarLine(rules, spot)) return touchback(table, position, receiver, ['PUNT.past-goal-line', 'TOUCHBACK.punt']);
  if (isBehindOwnLine(rules, spot)) {
    note('PUNT.negative-end-zone', { spot });
    return inOwnEndZone(table, position, position.offence, 'punt');
  }
  note('PUNT.possession', { offence: receiver });
  return takeOver(table, position, receiver, FIELD - onField(spot));
}

// KF-A17: the receiver had the ball for a moment and lost it to the punter again.
function lostPunt(table, position, yards) {
  const { offence: gainer, spot } = position;
  const loser = otherSeat(gainer);
  table.note('PUNT.turnover', { loser, gainer });
  table.note('TO.from-scrimmage', { from: spot });
  if (reads(table.rules, 'KF-A17', 'at-scrimmage')) return takeOver(table, position, gainer, spot);
  if (reads(table.rules, 'KF-A17', 'offence-relative')) return lostPuntByRoles(table, position, yards);
  return turnover(table, position, { loser, gainer, from: FIELD - spot }, yards);
}

// KF-A17 `offence-relative`: plus goes towards the receiver's goal line, minus towards the punter's.
function lostPuntByRoles(table, position, yards) {
  const { offence: punter, spot: from } = position;
  const receiver = otherSeat(punter);
  const spot = from + yards;
  noteTurnover(table, { loser: receiver, gainer: punter, yards });
  if (isPastFarLine(table.rules, spot)) {
    return touchback(table, position, receiver, ['TO.defender-end-zone', 'TOUCHBACK.turnover']);
  }
  if (isBehindOwnLine(table.rules, spot)) {
    table.note('TO.offence-end-zone', { spot });
    return inOwnEndZone(table, position, punter, 'turnover');
  }
  return takeOver(table, position, punter, onField(spot));
}

export function fieldGoal(table, position, card) {
  const { offence: kicker, spot } = position;
  const line = FIELD - spot;
  table.note('FG.announce-draw', { card: card.id });
  table.note('FG.threshold', { number: card.field_goal, line, good: card.field_goal >= line });
  if (card.field_goal < line) {
    table.note('FG.failed', { line });
    return takeOver(table, position, otherSeat(kicker), line);
  }
  table.note('FG.three-points', { scorer: kicker, points: POINTS['field goal'] });
  table.note('FG.kick-off', { kicker });
  return owedKickOff(table, afterScore(table, addPoints(position, kicker, POINTS['field goal'])), kicker);
}

export function extraPoint(table, position, card) {
  const { offence: scorer } = position;
  const good = card.field_goal >= EXTRA_POINT_NEEDS;
  table.note('XP.is-kick', { card: card.id });
  table.note('XP.threshold', { number: card.field_goal, good });
  table.note(good ? 'XP.one-point' : 'XP.failed', { scorer });
  table.note('XP.kick-off', { kicker: scorer });
  const scored = good ? addPoints(position, scorer, POINTS['extra point']) : position;
  return owedKickOff(table, scored, scorer);
}
