// Reading a position that comes over the wire, and the faults for which `load` refuses it.
import { among, each, fields, flag, integer, maybe, text, whole } from '../shared/decode.mjs';
import { reads } from '../shared/options.mjs';
import { cardsOfGame, isUsedUp, tally } from './pile.mjs';
import { bindingBan, duePhase, isDeepPassBarred, isLevel, isTry, lineToGain, momentumClause } from './position.mjs';
import { canMatter, stopsAfter } from './quarters.mjs';
import { FIELD, HANDS, POINTS, ROLES, SEATS, TWO_POINT_SPOT } from './rulebook.mjs';

const PHASES = ['deck', 'coin', 'kick-off', 'choose', 'turn-card', 'name', 'try', 'over'];

const seat = among(SEATS);
const role = among(ROLES);
const points = (value, path) => integer(value, path, 0);

const readPosition = fields({
  phase: among(PHASES),
  quarter: whole,
  overtime: flag,
  untimed: flag,
  score: fields({ home: points, away: points }),
  opening_kicker: maybe(seat),
  kicker: maybe(seat),
  redraw: flag,
  offence: maybe(seat),
  spot: maybe(whole),
  down: maybe(whole),
  series_start: maybe(whole),
  two_point: flag,
  calls: fields({ offence: maybe(text), defence: maybe(text) }),
  to_name: maybe(role),
  named_for: maybe(seat),
  card: maybe(text),
  bans: each(fields({ offence: seat, role, play: text })),
  used: each(text),
  generated: each(text),
});

export const decodePosition = (value) => readPosition(value, '$.position');

/** [{clause, code, path}] in the order of the table. */
export function faultsOfPosition(rules, position) {
  const found = TESTS.filter(({ test }) => test(position, rules));
  return found.map(({ clause, code, place }) => ({ clause, code, path: `$.position.${place}` }));
}

const isPlay = ({ phase }) => phase === 'choose' || phase === 'turn-card';
const isBeforeCoin = ({ phase, overtime }) => phase === 'deck' || (phase === 'coin' && !overtime);
const hasOffence = (p) => isPlay(p) || p.phase === 'try' || (p.phase === 'name' && p.kicker === null);
const beyond = (value, least, most) => value !== null && (value < least || value > most);

// ---- the clock and the score

function isOvertimeWrong({ phase, quarter, overtime, used, ...rest }, rules) {
  if (!overtime) return phase === 'over' && isLevel(rest);
  return quarter < 4 || (phase === 'coin' && (used.length > 0 || reads(rules, 'KF-A45', 'alternate')));
}

// END.sudden-death: level until one score, with the try that KF-A44 `complete-try` adds for the record.
function isSuddenDeathWrong(p, rules) {
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

function isUntimedWrong(p, rules) {
  if (!p.untimed) return false;
  const turned = p.card !== null && reads(rules, 'KF-A09', 'all-consume') ? [p.card] : [];
  const fresh = p.used.length === turned.length && p.used[0] === turned[0];
  return p.overtime || !fresh || !isDueOutside(p, rules);
}

function isDueOutside(p, rules) {
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

function isBanWrong(forRole) {
  return (position, rules) => {
    const called = position.calls[forRole];
    const broken = called !== null && position.offence !== null && bindingBan(rules, position, forRole)?.play === called;
    const bans = position.bans.filter((ban) => ban.role === forRole);
    return broken || bans.some((ban) => notInHand(forRole, ban.play) || !mayWait(position, rules, ban));
  };
}

// KF-A33 and, after a score, KF-A23: can this promise still be waiting?
function mayWait(p, rules, ban) {
  const afterScore = isTry(p) || duePhase(p) === 'kick-off';
  if (['deck', 'coin', 'over'].includes(p.phase)) return false;
  if (afterScore && reads(rules, 'KF-A23', 'no-momentum')) return false;
  if (reads(rules, 'KF-A33', 'next-matrix-play')) return true;
  if (p.phase === 'name' || ban.offence !== p.offence) return false;
  return !isTry(p) || reads(rules, 'KF-A31', 'all');
}

function isEmptyPromise(p, rules) {
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

const isNamedInVain = (forRole) => (p, rules) => p.phase === 'name' && p.to_name === forRole && !mayBeNamed(p, rules);

// Can momentum have led here?
function mayBeNamed(p, rules) {
  const waits = reads(rules, 'KF-A33', 'next-matrix-play');
  const counts = reads(rules, 'KF-A23', 'normal-play');
  if (p.kicker !== null) return waits && counts && !p.overtime && p.named_for === p.kicker;
  if (p.spot === null) return counts && reads(rules, 'KF-A31', 'all') && p.named_for === p.offence;
  const afterPunt = waits && reads(rules, 'KF-A32', 'any-movement') && p.down === 1;
  return afterPunt || p.named_for === p.offence;
}

// ---- cards

function isUseImpossible(position, rules) {
  const stock = cardsOfGame(rules, position).length > 0 ? cardsOfGame(rules, position) : rules.ids;
  const counts = tally(stock);
  const returns = reads(rules, 'KF-A10', 'immediate-return');
  const tooOften = [...tally(position.used)].some(([id, count]) => !counts.has(id) || (!returns && count > counts.get(id)));
  return tooOften || position.used.length > rules.ids.length;
}

function isMakingImpossible({ phase, generated }, rules) {
  if (!reads(rules, 'KF-A01', 'random-generator')) return phase === 'deck' || generated.length > 0;
  const unknown = generated.some((id) => !rules.cards.has(id));
  const complete = generated.length === rules.ids.length;
  return unknown || generated.length > rules.ids.length || complete === (phase === 'deck');
}

function isOutOfCards(position, rules) {
  if (position.phase === 'over' || position.phase === 'deck' || position.card !== null) return false;
  return isUsedUp(rules, position);
}

function isTurnedCardOutOfPlace(position, rules) {
  const { card, phase, used } = position;
  if (card === null) return false;
  const inPlace = reads(rules, 'KF-A24', 'after-draw') && isTry(position) && phase !== 'name';
  const isLast = reads(rules, 'KF-A09', 'plays-only') || used.at(-1) === card;
  return !(inPlace && isLast && cardsOfGame(rules, position).includes(card));
}

const fault = (clause, code, place, test) => ({ clause, code, place, test });

// In the order of blame.
const TESTS = [
  fault('END.fourth', 'quarter', 'quarter', (p) => beyond(p.quarter, 1, 4) || (p.phase === 'over' && p.quarter < 4)),
  fault('END.tie-kickoff', 'overtime', 'overtime', isOvertimeWrong),
  fault('END.sudden-death', 'sudden-death', 'score', isSuddenDeathWrong),
  fault('PREP.coin', 'opening-kicker', 'opening_kicker', (p) => (p.opening_kicker === null) !== isBeforeCoin(p)),
  fault('PREP.next-is-kickoff', 'already-begun', 'phase', (p) => isBeforeCoin(p) && hasBegun(p)),
  fault('KICKOFF.roles', 'kicker', 'kicker',
    (p) => (p.kicker === null ? p.phase === 'kick-off' : p.phase !== 'kick-off' && p.phase !== 'name')),
  fault('KICKOFF.turnover', 'redraw', 'redraw',
    (p, rules) => p.redraw && (p.phase !== 'kick-off' || !reads(rules, 'KF-A16', 'redraw'))),
  fault('FIRST.roles', 'offence', 'offence', (p) => (p.offence !== null) !== hasOffence(p)),
  fault('KICKOFF.place-ball', 'ball', 'spot', isBallMisplaced),
  fault('XP.one-point', 'lone-point', 'score', ({ score: { home, away } }) => home === 1 || away === 1),
  fault('TD.six', 'no-touchdown', 'score', lacksTouchdown),
  fault('TWO.spot', 'two-point', 'two_point', isTwoPointPlayWrong),
  fault('TD.reach', 'in-the-end-zone', 'spot', (p) => p.spot !== null && p.spot >= FIELD),
  fault('SAFETY.when', 'in-the-own-end-zone', 'spot', (p) => p.spot !== null && p.spot <= 0),
  fault('FIRST.four-chances', 'down', 'down', (p) => !p.two_point && beyond(p.down, 1, 4)),
  fault('FIRST.flags-track', 'flags', 'series_start', areFlagsWrong),
  fault('FIRST.renewal', 'past-the-line-to-gain', 'spot', isPastTheLine),
  fault('PLAY.reveal', 'calls', 'calls', areCallsOutOfPlace),
  fault('FIRST.hand-cards', 'not-in-hand', 'calls', (p) => ROLES.some((hand) => notInHand(hand, p.calls[hand]))),
  fault('MOM.no-empty-promise', 'deep-pass', 'calls', isEmptyPromise),
  fault('MOM.offence-effect', 'ban-order', 'bans', areBansOutOfOrder),
  ...['defence', 'offence'].map((of) => fault(momentumClause(of), 'ban', 'bans', isBanWrong(of))),
  fault('MOM.offence-effect', 'to-name', 'to_name', isNamingOutOfPlace),
  ...['defence', 'offence'].map((of) => fault(momentumClause(of), 'in-vain', 'named_for', isNamedInVain(of))),
  fault('PREP.shuffle', 'generated', 'generated', isMakingImpossible),
  fault('PREP.shuffle', 'used', 'used', isUseImpossible),
  fault('TWO.alternative', 'card', 'card', isTurnedCardOutOfPlace),
  fault('QTR.last-card', 'no-card-left', 'used', isOutOfCards),
  fault('QTR.last-card', 'untimed', 'untimed', isUntimedWrong),
];
