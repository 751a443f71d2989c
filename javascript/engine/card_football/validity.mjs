// Why `load` refuses a position.
import { firstFaults } from '../shared/validity.mjs';
import { reads } from '../shared/options.mjs';
import { cardsOfGame, isUsedUp, pileOf, stackedCard, tally } from './card_pile.mjs';
import { bindingBan, duePhase, isDeepPassBarred, isLevel, isTry, lineToGain, momentumClause } from './position.mjs';
import { canMatter, isVoid, stopsAfter } from './quarters.mjs';
import { FIELD, HANDS, POINTS, ROLES, SEATS, TWO_POINT_SPOT } from './rulebook.mjs';

export const faultsOfPosition = (rules, position) => firstFaults([everything], rules, position);

// In the order of blame.
function everything(rules, p, fault) {
  fault('END.fourth', beyond(p.quarter, 1, 4) || (p.phase === 'over' && p.quarter < 4), 'quarter');
  fault('END.tie-kickoff', isOvertimeWrong(rules, p), 'overtime');
  fault('END.sudden-death', isSuddenDeathWrong(rules, p), 'score');
  fault('PREP.coin', (p.opening_kicker === null) !== isBeforeCoin(p), 'opening_kicker');
  fault('PREP.next-is-kickoff', isBeforeCoin(p) && hasBegun(p), 'phase');
  fault('KICKOFF.roles', p.kicker === null ? p.phase === 'kick-off' : p.phase !== 'kick-off' && p.phase !== 'name', 'kicker');
  fault('KICKOFF.turnover', p.redraw && (p.phase !== 'kick-off' || !reads(rules, 'KF-A16', 'redraw')), 'redraw');
  fault('FIRST.roles', (p.offence !== null) !== hasOffence(p), 'offence');
  fault('KICKOFF.place-ball', isBallMisplaced(p), 'spot');
  fault('XP.one-point', p.score.home === 1 || p.score.away === 1, 'score');
  fault('TD.six', lacksTouchdown(p), 'score');
  fault('TWO.spot', isTwoPointPlayWrong(p), 'two_point');
  fault('TD.reach', p.spot !== null && p.spot >= FIELD, 'spot');
  fault('SAFETY.when', p.spot !== null && p.spot <= 0, 'spot');
  fault('FIRST.four-chances', !p.two_point && beyond(p.down, 1, 4), 'down');
  fault('FIRST.flags-track', areFlagsWrong(p), 'series_start');
  fault('FIRST.renewal', isPastTheLine(p), 'spot');
  playCards(rules, p, fault);
  fault('PREP.shuffle', isMakingImpossible(rules, p), 'generated');
  fault('PREP.shuffle', isUseImpossible(rules, p), 'used');
  fault('TWO.alternative', isTurnedCardOutOfPlace(rules, p), 'card');
  fault('QTR.last-card', isOutOfCards(rules, p), 'used');
  fault('QTR.last-card', isUntimedWrong(rules, p), 'untimed');
}

function playCards(rules, p, fault) {
  fault('PLAY.reveal', areCallsOutOfPlace(p), 'calls');
  fault('FIRST.hand-cards', ROLES.some((hand) => notInHand(hand, p.calls[hand])), 'calls');
  fault('MOM.no-empty-promise', isEmptyPromise(rules, p), 'calls');
  fault('MOM.offence-effect', areBansOutOfOrder(p), 'bans');
  for (const of of ['defence', 'offence']) fault(momentumClause(of), isBanWrong(rules, p, of), 'bans');
  fault('MOM.offence-effect', isNamingOutOfPlace(p), 'to_name');
  for (const of of ['defence', 'offence']) fault(momentumClause(of), isNamedInVain(rules, p, of), 'named_for');
}

const isPlay = ({ phase }) => phase === 'choose' || phase === 'turn-card';
const isBeforeCoin = ({ phase, overtime }) => phase === 'deck' || (phase === 'coin' && !overtime);
const hasOffence = (p) => isPlay(p) || p.phase === 'try' || (p.phase === 'name' && p.kicker === null);
const beyond = (value, least, most) => value !== null && (value < least || value > most);

// ---- the clock and the score

function isOvertimeWrong(rules, { phase, quarter, overtime, used, ...rest }) {
  if (!overtime) return phase === 'over' && isLevel(rest);
  return quarter < 4 || (phase === 'coin' && (used.length > 0 || reads(rules, 'KF-A45', 'alternate')));
}

// END.sudden-death: level until one score, with the try that KF-A44 `complete-try` adds for the record.
function isSuddenDeathWrong(rules, p) {
  if (!p.overtime) return false;
  const completes = reads(rules, 'KF-A44', 'complete-try');
  const lead = Math.abs(p.score.home - p.score.away);
  if (p.phase === 'over') {
    const drawn = lead === 0 && reads(rules, 'KF-A43', 'one-deck');
    return !drawn && ![2, 3, 6, ...(completes ? [7, 8] : [])].includes(lead);
  }
  if (!isTry(p)) return lead !== 0;
  return !completes || lead !== POINTS.touchdown || isLosing(p);
}

const isLosing = ({ offence, score: { home, away } }) => offence !== (home > away ? 'home' : 'away');

const hasBegun = ({ quarter, overtime, score: { home, away }, used }) =>
  quarter !== 1 || overtime || home > 0 || away > 0 || used.length > 0;

// Six points before the try, and no side has one point alone.
const lacksTouchdown = (p) => isTry(p) && p.offence !== null
  && (p.score[p.offence] < POINTS.touchdown || p.score[p.offence] === POINTS.touchdown + 1);

function isUntimedWrong(rules, p) {
  if (!p.untimed) return false;
  const turned = p.card !== null && reads(rules, 'KF-A09', 'all-consume') ? [p.card] : [];
  const fresh = p.used.length === turned.length && p.used[0] === turned[0];
  return p.overtime || !fresh || !isDueOutside(rules, p);
}

function isDueOutside(rules, p) {
  if (reads(rules, 'KF-A13', 'always-made')) return isTry(p) || duePhase(p) === 'kick-off';
  const played = reads(rules, 'KF-A12', 'untimed-try') || reads(rules, 'KF-A12', 'skip-if-decided');
  return isTry(p) && stopsAfter(p.quarter) && played && (p.quarter === 2 || p.offence === null || canMatter(rules, p));
}

// ---- the ball

function isBallMisplaced(position) {
  const { phase, kicker, spot, down, series_start: flags, two_point: two } = position;
  if (isPlay(position)) return spot === null || (!two && (down === null || flags === null));
  if (phase === 'name' && kicker === null) return (spot === null) !== (down === null) || (spot === null) !== (flags === null);
  return spot !== null || down !== null || flags !== null;
}

const isTwoPointPlayWrong = (p) => p.two_point && (!isPlay(p) || p.down !== null || p.series_start !== null
  || (p.spot !== null && p.spot !== TWO_POINT_SPOT));

const areFlagsWrong = ({ two_point: two, spot, down, series_start: flags }) => !two && flags !== null
  && (flags < 1 || flags >= FIELD || (down === 1 && spot !== null && spot !== flags));

const isPastTheLine = (p) => !p.two_point && p.spot !== null && p.series_start !== null
  && p.spot < FIELD && p.spot >= lineToGain(p);

// ---- play cards and promises

function areCallsOutOfPlace({ phase, calls: { offence, defence } }) {
  if (phase === 'choose') return offence !== null && defence !== null;
  if (phase === 'turn-card') return offence === null || defence === null;
  return offence !== null || defence !== null;
}

const notInHand = (hand, chosen) => chosen !== null && !HANDS[hand].includes(chosen);

function isBanWrong(rules, position, forRole) {
  const called = position.calls[forRole];
  const broken = called !== null && position.offence !== null && bindingBan(rules, position, forRole)?.play === called;
  const bans = position.bans.filter((ban) => ban.role === forRole);
  return broken || bans.some((ban) => notInHand(forRole, ban.play) || !mayWait(rules, position, ban));
}

// KF-A33 and, after a score, KF-A23: can this promise still be waiting?
function mayWait(rules, p, ban) {
  const afterScore = isTry(p) || duePhase(p) === 'kick-off';
  if (['deck', 'coin', 'over'].includes(p.phase)) return false;
  if (afterScore && reads(rules, 'KF-A23', 'no-momentum')) return false;
  if (reads(rules, 'KF-A33', 'next-matrix-play')) return true;
  if (p.phase === 'name' || ban.offence !== p.offence) return false;
  return !isTry(p) || reads(rules, 'KF-A31', 'all');
}

function isEmptyPromise(rules, p) {
  if (p.offence === null || !isDeepPassBarred(rules, p)) return false;
  if (p.calls.offence === 'Deep Pass') return true;
  const fresh = reads(rules, 'KF-A33', 'next-action-only') && !p.two_point;
  return fresh && p.bans.some(({ offence, role: by, play }) => offence === p.offence && by === 'offence' && play === 'Deep Pass');
}

// One ban at most for each offence, home first.
const areBansOutOfOrder = ({ bans }) =>
  bans.some(({ offence }, index) => index > 0 && SEATS.indexOf(offence) <= SEATS.indexOf(bans[index - 1].offence));

const isNamingOutOfPlace = ({ phase, to_name: toName, named_for: namedFor }) =>
  [toName, namedFor].some((value) => (value === null) === (phase === 'name'));

const isNamedInVain = (rules, p, forRole) => p.phase === 'name' && p.to_name === forRole && !mayBeNamed(rules, p);

// Can momentum have led here?
function mayBeNamed(rules, p) {
  const waits = reads(rules, 'KF-A33', 'next-matrix-play');
  const counts = reads(rules, 'KF-A23', 'normal-play');
  if (p.kicker !== null) return waits && counts && !p.overtime && p.named_for === p.kicker;
  if (p.spot === null) return counts && reads(rules, 'KF-A31', 'all') && p.named_for === p.offence;
  const afterPunt = waits && reads(rules, 'KF-A32', 'any-movement') && p.down === 1;
  return afterPunt || p.named_for === p.offence;
}

// ---- cards

function isUseImpossible(rules, position) {
  const stock = cardsOfGame(rules, position).length > 0 ? cardsOfGame(rules, position) : rules.ids;
  const counts = tally(stock);
  const returns = reads(rules, 'KF-A10', 'immediate-return');
  const tooOften = [...tally(position.used)].some(([id, count]) => !counts.has(id) || (!returns && count > counts.get(id)));
  return tooOften || position.used.length > rules.ids.length;
}

function isMakingImpossible(rules, { phase, generated }) {
  if (!reads(rules, 'KF-A01', 'random-generator')) return phase === 'deck' || generated.length > 0;
  const unknown = generated.some((id) => !rules.cards.has(id));
  const complete = generated.length === rules.ids.length;
  return unknown || generated.length > rules.ids.length || complete === (phase === 'deck');
}

function isOutOfCards(rules, position) {
  if (position.phase === 'over' || position.phase === 'deck' || position.card !== null) return false;
  return isUsedUp(rules, position);
}

/** Can this card be the next one that is used? */
function isInPile(rules, position, card) {
  if (isUsedUp(rules, position) || (stackedCard(rules, position) ?? card) !== card) return false;
  return pileOf(rules, position).some(([id]) => id === card);
}

function isTurnedCardOutOfPlace(rules, position) {
  const { card, phase, used } = position;
  if (card === null) return false;
  const inPlace = reads(rules, 'KF-A24', 'after-draw') && isTry(position) && phase !== 'name';
  const isLast = reads(rules, 'KF-A09', 'plays-only') ? isInPile(rules, position, card) : used.at(-1) === card;
  return !(inPlace && isLast && cardsOfGame(rules, position).includes(card)) || isVoid(rules, position);
}
