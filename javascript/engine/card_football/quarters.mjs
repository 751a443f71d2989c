// The clock is the pile: what happens when its last card has been used, and the end of the game.
import { reads } from '../shared/options.mjs';
import { isUsedUp, shuffle } from './card_pile.mjs';
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
export function closeAction(table, draft) {
  if (draft.overtime) closeInOvertime(table, draft);
  else if (table.before.untimed) closeUntimed(table, draft);
  else if (isOutOfCards(table.rules, draft)) timeIsUp(table, draft);
}

// A card turned before the choice is still at work.
const isOutOfCards = (rules, position) => isUsedUp(rules, position) && position.card === null;

/** QTR.last-card: the quarter is over, unless a try (KF-A12) or a kick-off (KF-A13) is still to be made outside it. */
export function timeIsUp(table, draft) {
  const { quarter, used } = draft;
  table.note('QTR.last-card', { quarter, used: used.length });
  if (!isTry(draft)) return settleKickOff(table, draft);
  if (isTryLost(table.rules, quarter)) {
    loseTry(table, draft);
    return settleKickOff(table, draft);
  }
  if (!stopsAfter(quarter)) return endQuarter(table, draft);
  if (quarter === LAST && !canMatter(table.rules, draft)) return endGame(table, draft);
  return playOutside(draft);
}

const isTryLost = (rules, quarter) =>
  reads(rules, 'KF-A12', 'lost') || (reads(rules, 'KF-A12', 'while-play-goes-on') && stopsAfter(quarter));

export const stopsAfter = (quarter) => quarter === HALF || quarter === LAST;

const isKickOffOwed = (position) => duePhase(position) === 'kick-off';

function playOutside(draft) {
  shuffle(draft);
  draft.untimed = true;
}

// KF-A13: an owed kick-off may have to be made before the quarter ends.
function settleKickOff(table, draft) {
  if (isKickOffOwed(draft) && reads(table.rules, 'KF-A13', 'always-made')) playOutside(draft);
  else endQuarter(table, draft);
}

// KF-A12 `lost`: the kick-off is owed as if the try had been played; what has to be named is named all the same,
// unless the ban was for that try only (KF-A33).
function loseTry(table, draft) {
  const { rules } = table;
  const { phase, to_name, named_for } = draft;
  table.owed = ['KICKOFF.after-score'];
  kickOffBy(draft, draft.offence);
  if (phase === 'name' && reads(rules, 'KF-A33', 'next-matrix-play')) Object.assign(draft, { phase, to_name, named_for });
}

// KF-A12 `skip-if-decided`: after the fourth quarter, only if the scorer is level or at most two points behind.
export function canMatter(rules, { offence: scorer, score }) {
  const behind = score[otherSeat(scorer)] - score[scorer];
  return !reads(rules, 'KF-A12', 'skip-if-decided') || (behind >= 0 && behind <= MOST_A_TRY_CAN_MAKE_UP);
}

// An action outside the quarter: its try and its owed kick-off (a redraw too), each from fresh cards, then the quarter ends.
function closeUntimed(table, draft) {
  if (draft.card !== null) return;
  const owed = isKickOffOwed(draft) && reads(table.rules, 'KF-A13', 'always-made');
  if (isTry(draft) || owed) shuffle(draft);
  else endQuarter(table, draft);
}

function endQuarter(table, draft) {
  if (draft.quarter === LAST) return endGame(table, draft);
  shuffle(draft);
  draft.untimed = false;
  draft.quarter += 1;
  if (draft.quarter === HALF + 1) return secondHalf(table, draft);
  return table.note('QTR.first-and-third', { quarter: draft.quarter });
}

function secondHalf(table, draft) {
  const kicker = otherSeat(draft.opening_kicker); // KF-A47: whoever was to receive the opening kick-off
  table.note('QTR.half', { quarter: HALF });
  table.note('QTR.half-kicker', { kicker });
  table.note('KICKOFF.second-half', { kicker });
  draft.bans = [];
  kickOffBy(draft, kicker);
}

function endGame({ rules, note }, draft) {
  note('END.fourth', { score: draft.score });
  gameOver(draft);
  if (!isLevel(draft)) return note('END.winner', { score: draft.score });
  note('END.tie-kickoff', { score: draft.score });
  shuffle(draft);
  Object.assign(draft, { overtime: true, phase: 'coin' });
  // KF-A45 `alternate`: no coin, whoever received the opening kick-off receives again.
  if (reads(rules, 'KF-A45', 'alternate')) kickOffBy(draft, draft.opening_kicker);
  return undefined;
}

const total = ({ score }) => score.home + score.away;

// END.sudden-death: the first score of any kind wins (KF-A44); there are no quarters (KF-A43).
function closeInOvertime(table, draft) {
  const { rules, before, note } = table;
  const tried = isTry(before) && !isTry(draft);
  const scored = total(before) !== total(draft);
  if (tried || (scored && !isTriedForTheRecord(rules, draft))) {
    note('END.sudden-death', { score: draft.score });
    gameOver(draft);
  } else if (isOutOfCards(rules, draft)) refill(table, draft);
}

function isTriedForTheRecord(rules, position) {
  const hasCard = !isUsedUp(rules, position) || reads(rules, 'KF-A43', 'fresh-and-reshuffle');
  return reads(rules, 'KF-A44', 'complete-try') && isTry(position) && hasCard;
}

function refill({ rules, note }, draft) {
  note('QTR.last-card', { used: draft.used.length });
  if (reads(rules, 'KF-A43', 'one-deck')) gameOver(draft);
  else shuffle(draft);
}

/** END.winner; in overtime the first to score has won (END.sudden-death). */
export function result({ score: { home, away }, overtime }) {
  const winner = home === away ? null : home > away ? 'home' : 'away';
  return { winner, clause: overtime ? 'END.sudden-death' : 'END.winner' };
}
