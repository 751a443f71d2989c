// The clock is the pile: what happens when its last card has been used, and the end of the game.
import { reads } from './options.mjs';
import { isUsedUp, shuffle } from './pile.mjs';
import { duePhase, gameOver, isLevel, isTry, kickOffBy } from './position.mjs';
import { otherSeat } from './rulebook.mjs';

const HALF = 2;
const LAST = 4;
const MOST_A_TRY_CAN_MAKE_UP = 2;

/** KF-A11 `cut-off`: does this card end the quarter, so that it has no effect? Outside a quarter none does. */
export function isVoid(rules, position) {
  const timed = !position.overtime && !position.untimed;
  return timed && reads(rules, 'KF-A11', 'cut-off') && isUsedUp(rules, position);
}

/** The last thing in every action that turns or uses a card (KF-A26). */
export function closeAction(table, before, after) {
  if (after.overtime) return closeInOvertime(table, before, after);
  if (before.untimed) return closeUntimed(table, after);
  const isOver = isUsedUp(table.rules, after) && after.card === null; // a card turned before the choice is still at work
  return isOver ? timeIsUp(table, after) : after;
}

/** QTR.last-card: the quarter is over, unless a try (KF-A12) or a kick-off (KF-A13) is still to be made outside it. */
export function timeIsUp(table, position) {
  table.note('QTR.last-card', { quarter: position.quarter, used: position.used.length });
  if (!isTry(position)) return isKickOffOwed(position) ? settleOwedKickOff(table, position) : endQuarter(table, position);
  if (reads(table.rules, 'KF-A12', 'lost')) return settleOwedKickOff(table, loseTry(table.rules, position));
  if (!stopsAfter(position.quarter)) return endQuarter(table, position);
  if (position.quarter === LAST && !canMatter(table.rules, position)) return endGame(table, position);
  return { ...shuffle(position), untimed: true };
}

const stopsAfter = (quarter) => quarter === HALF || quarter === LAST;

const isKickOffOwed = (position) => duePhase(position) === 'kick-off';

function settleOwedKickOff(table, position) {
  if (!reads(table.rules, 'KF-A13', 'always-made')) return endQuarter(table, position);
  return { ...shuffle(position), untimed: true };
}

// KF-A12 `lost`: the kick-off is owed as if the try had been played; what has to be named is named all the same,
// unless the ban was for that try only (KF-A33).
function loseTry(rules, position) {
  const { phase, to_name, named_for } = position;
  const owed = kickOffBy(position, position.offence);
  return phase === 'name' && reads(rules, 'KF-A33', 'next-matrix-play') ? { ...owed, phase, to_name, named_for } : owed;
}

// KF-A12 `skip-if-decided`: after the fourth quarter, only if the scorer is level or at most two points behind.
function canMatter(rules, { offence: scorer, score }) {
  const behind = score[otherSeat(scorer)] - score[scorer];
  return !reads(rules, 'KF-A12', 'skip-if-decided') || (behind >= 0 && behind <= MOST_A_TRY_CAN_MAKE_UP);
}

// An action outside the quarter: its try and its owed kick-off (a redraw too), each from fresh cards, then the quarter ends.
function closeUntimed(table, position) {
  if (position.card !== null) return position;
  const owed = isKickOffOwed(position) && reads(table.rules, 'KF-A13', 'always-made');
  return isTry(position) || owed ? shuffle(position) : endQuarter(table, position);
}

function endQuarter(table, position) {
  const { quarter } = position;
  const next = { ...shuffle(position), untimed: false };
  if (quarter === LAST) return endGame(table, position);
  if (quarter === HALF) return secondHalf(table, next);
  table.note('QTR.first-and-third', { quarter: quarter + 1 });
  return { ...next, quarter: quarter + 1 };
}

function secondHalf(table, position) {
  const kicker = otherSeat(position.opening_kicker); // KF-A47: whoever was to receive the opening kick-off
  table.note('QTR.half', { quarter: HALF });
  table.note('QTR.half-kicker', { kicker });
  table.note('KICKOFF.second-half', { kicker });
  return kickOffBy({ ...position, quarter: HALF + 1, bans: [] }, kicker);
}

function endGame(table, position) {
  table.note('END.fourth', { score: position.score });
  if (!isLevel(position)) {
    table.note('END.winner', { score: position.score });
    return gameOver(position);
  }
  table.note('END.tie-kickoff', { score: position.score });
  const overtime = { ...shuffle(gameOver(position)), overtime: true, phase: 'coin' };
  // KF-A45 `alternate`: no coin, whoever received the opening kick-off receives again.
  return reads(table.rules, 'KF-A45', 'alternate') ? kickOffBy(overtime, position.opening_kicker) : overtime;
}

const total = ({ score }) => score.home + score.away;

// END.sudden-death: the first score of any kind wins (KF-A44); there are no quarters (KF-A43).
function closeInOvertime(table, before, after) {
  const { rules, note } = table;
  const tried = isTry(before) && !isTry(after);
  const scored = total(before) !== total(after);
  if (tried || (scored && !isTriedForTheRecord(rules, after))) {
    note('END.sudden-death', { score: after.score });
    return gameOver(after);
  }
  return isUsedUp(rules, after) && after.card === null ? refill(table, after) : after;
}

function isTriedForTheRecord(rules, position) {
  const hasCard = !isUsedUp(rules, position) || reads(rules, 'KF-A43', 'fresh-and-reshuffle');
  return reads(rules, 'KF-A44', 'complete-try') && isTry(position) && hasCard;
}

function refill(table, position) {
  table.note('QTR.last-card', { used: position.used.length });
  return reads(table.rules, 'KF-A43', 'one-deck') ? gameOver(position) : shuffle(position);
}
