// Reading a position that comes over the wire, and the faults for which `load` refuses it.
import { among, each, fields, flag, integer, maybe, text, whole } from '../shared/decode.mjs';
import { reads } from '../shared/options.mjs';
import { cardsOfGame, isUsedUp, tally } from './pile.mjs';
import { bindingBan, isLevel, isTry, lineToGain, momentumClause } from './position.mjs';
import { FIELD, HANDS, ROLES, SEATS, TWO_POINT_SPOT } from './rulebook.mjs';

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
const leads = (position) => !isLevel(position);
const beyond = (value, least, most) => value !== null && (value < least || value > most);

// A try for the record goes on although somebody leads (KF-A44 `complete-try`).
const isTryForTheRecord = (position, rules) => reads(rules, 'KF-A44', 'complete-try') && isTry(position);

const hasBallFields = ({ spot, down, series_start: flags }) => spot !== null || down !== null || flags !== null;

function isBallMisplaced(position) {
  const { phase, kicker, spot, down, series_start: flags, two_point: two } = position;
  if (isPlay(position)) return spot === null || (!two && (down === null || flags === null));
  if (phase === 'name' && kicker === null) return (spot === null) !== (down === null) || (spot === null) !== (flags === null);
  return hasBallFields(position);
}

function areCallsOutOfPlace({ phase, calls: { offence, defence } }) {
  if (phase === 'choose') return offence !== null && defence !== null;
  if (phase === 'turn-card') return offence === null || defence === null;
  return offence !== null || defence !== null;
}

const notInHand = (hand, chosen) => chosen !== null && !HANDS[hand].includes(chosen);

function isBanWrong(forRole) {
  return (position, rules) => {
    const bans = position.bans.filter((ban) => ban.role === forRole);
    const doubled = bans.some((ban) => position.bans.filter(({ offence }) => offence === ban.offence).length > 1);
    const called = position.calls[forRole];
    const broken = called !== null && bindingBan(rules, position, forRole)?.play === called;
    return doubled || broken || bans.some((ban) => notInHand(forRole, ban.play));
  };
}

// One ban at most for each offence, home first.
const areBansOutOfOrder = ({ bans }) =>
  bans.some(({ offence }, index) => index > 0 && SEATS.indexOf(offence) <= SEATS.indexOf(bans[index - 1].offence));

const isNamingOutOfPlace = ({ phase, to_name: toName, named_for: namedFor }) =>
  [toName, namedFor].some((value) => (value === null) === (phase === 'name'));

function hasMore(ids, stock) {
  const counts = tally(stock);
  return [...tally(ids)].some(([id, count]) => count > (counts.get(id) ?? 0));
}

function isUseImpossible(position, rules) {
  const stock = cardsOfGame(rules, position);
  if (!reads(rules, 'KF-A10', 'immediate-return')) return hasMore(position.used, stock);
  return position.used.length > stock.length || position.used.some((id) => !stock.includes(id));
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
  const { card, phase } = position;
  const inPlace = reads(rules, 'KF-A24', 'after-draw') && isTry(position) && phase !== 'name';
  return card !== null && !(inPlace && cardsOfGame(rules, position).includes(card));
}

const fault = (clause, code, place, test) => ({ clause, code, place, test });

const TESTS = [
  fault('END.fourth', 'quarter', 'quarter', (p) => beyond(p.quarter, 1, 4) || (p.phase === 'over' && p.quarter < 4)),
  fault('END.tie-kickoff', 'overtime', 'overtime',
    (p) => (p.overtime ? p.quarter < 4 : p.phase === 'over' && isLevel(p))),
  fault('END.sudden-death', 'sudden-death', 'score', (p, rules) => p.overtime && (p.phase === 'over'
    ? isLevel(p) && !reads(rules, 'KF-A43', 'one-deck') : leads(p) && !isTryForTheRecord(p, rules))),
  fault('PREP.coin', 'opening-kicker', 'opening_kicker', (p) => (p.opening_kicker === null) !== isBeforeCoin(p)),
  fault('KICKOFF.roles', 'kicker', 'kicker',
    (p) => (p.kicker === null ? p.phase === 'kick-off' : p.phase !== 'kick-off' && p.phase !== 'name')),
  fault('KICKOFF.turnover', 'redraw', 'redraw',
    (p, rules) => p.redraw && (p.phase !== 'kick-off' || !reads(rules, 'KF-A16', 'redraw'))),
  fault('FIRST.roles', 'offence', 'offence', (p) => (p.offence !== null) !== hasOffence(p)),
  fault('KICKOFF.place-ball', 'ball', 'spot', isBallMisplaced),
  fault('TD.reach', 'in-the-end-zone', 'spot', (p) => p.spot !== null && p.spot >= FIELD),
  fault('SAFETY.when', 'in-the-own-end-zone', 'spot', (p) => p.spot !== null && p.spot <= 0),
  fault('FIRST.four-chances', 'down', 'down', (p) => beyond(p.down, 1, 4)),
  fault('FIRST.flags-track', 'flags', 'series_start', (p) => beyond(p.series_start, 1, FIELD - 1)),
  fault('FIRST.renewal', 'past-the-line-to-gain', 'spot',
    (p) => p.spot !== null && p.series_start !== null && p.spot >= lineToGain(p)),
  fault('TWO.spot', 'two-point', 'two_point', (p) => p.two_point
    && (!isPlay(p) || p.spot !== TWO_POINT_SPOT || p.down !== null || p.series_start !== null)),
  fault('PLAY.reveal', 'calls', 'calls', areCallsOutOfPlace),
  fault('FIRST.hand-cards', 'not-in-hand', 'calls', (p) => ROLES.some((hand) => notInHand(hand, p.calls[hand]))),
  fault('MOM.offence-effect', 'ban-order', 'bans', areBansOutOfOrder),
  ...['defence', 'offence'].map((of) => fault(momentumClause(of), 'ban', 'bans', isBanWrong(of))),
  fault('MOM.offence-effect', 'to-name', 'to_name', isNamingOutOfPlace),
  fault('PREP.shuffle', 'used', 'used', isUseImpossible),
  fault('PREP.shuffle', 'generated', 'generated', isMakingImpossible),
  fault('QTR.last-card', 'no-card-left', 'used', isOutOfCards),
  fault('TWO.alternative', 'card', 'card', isTurnedCardOutOfPlace),
];
