// One action, once its chance is known: the position after it, and a record of the clauses that had a part in it.
import { cardInSight, DRAWS } from './actions.mjs';
import { extraPoint, fieldGoal, kickOff, punt } from './kicks.mjs';
import { lapseBans } from './momentum.mjs';
import { spendCard } from './pile.mjs';
import { turnCard } from './plays.mjs';
import { duePhase, kickOffBy, momentumClause, roleOf, twoPointPlay, withBan } from './position.mjs';
import { closeAction, isVoid, timeIsUp } from './quarters.mjs';
import { otherSeat, TWO_POINT_SPOT } from './rulebook.mjs';

const SILENT = () => {};

/** `value` is the outcome of the chance, undefined where there was none. */
export function settle(rules, position, { seat, action, value }, note = SILENT) {
  const table = { rules, note };
  if (!(action.type in DRAWS)) return DECISIONS[action.type](table, position, { seat, action, value });
  const id = value ?? cardInSight(rules, position);
  const spent = spendCard(rules, position, action, id);
  if (spent !== position && isVoid(rules, spent)) return timeIsUp(table, spent);
  const settled = CARD_EFFECTS[action.type](table, lapseBans(rules, spent, action), rules.cards.get(id));
  return noteWhatIsDue(note, position, closeAction(table, position, settled));
}

// Only now is it sure that a try or a naming is still to come: the end of the half or of the game may have ended it.
function noteWhatIsDue(note, before, after) {
  const tryIsNext = duePhase(after) === 'try' && before.phase !== 'try';
  if (tryIsNext) note('XP.must-try', { scorer: after.offence });
  if (after.phase === 'name') note(momentumClause(after.to_name), { to_name: after.to_name, offence: after.named_for });
  return after;
}

const CARD_EFFECTS = {
  'kick-off': kickOff,
  'turn-card': turnCard,
  punt: (table, position, card) => punt(table, noCalls(position), card),
  'field-goal': (table, position, card) => fieldGoal(table, noCalls(position), card),
  'turn-try-card': turnTryCard,
  'extra-point': extraPoint,
};

const DECISIONS = { 'make-card': makeCard, 'toss-coin': tossCoin, call, name: nameBan, 'two-points': goForTwo };

// KF-A25: play cards already put down are taken back.
const noCalls = (position) => ({ ...position, phase: 'choose', calls: { offence: null, defence: null } });

function turnTryCard(table, position, card) {
  table.note('TWO.alternative', { card: card.id });
  return { ...position, card: card.id };
}

function makeCard({ rules, note }, position, { value }) {
  const generated = [...position.generated, value];
  note('PREP.shuffle', { card: value, made: generated.length });
  return { ...position, generated, phase: generated.length === rules.ids.length ? 'coin' : 'deck' };
}

// PREP.coin names the kicker; in overtime END.tie-kickoff names the receiver.
function tossCoin({ note }, position, { value }) {
  const kicker = position.overtime ? otherSeat(value) : value;
  note(position.overtime ? 'END.tie-kickoff' : 'PREP.coin', { coin: value });
  if (!position.overtime) note('PREP.next-is-kickoff', { kicker });
  if (!position.overtime) note('KICKOFF.at-start', { kicker });
  note('KICKOFF.roles', { kicker, receiver: otherSeat(kicker) });
  return kickOffBy({ ...position, opening_kicker: position.opening_kicker ?? kicker }, kicker);
}

function call({ note }, position, { seat, action }) {
  const role = roleOf(position, seat);
  const calls = { ...position.calls, [role]: action.play };
  const both = calls.offence !== null && calls.defence !== null;
  note(role === 'offence' ? 'PLAY.offence-choice' : 'PLAY.defence-choice', { play: action.play });
  if (both) note('PLAY.reveal', calls);
  return { ...position, calls, phase: both ? 'turn-card' : 'choose' };
}

function nameBan({ note }, position, { action }) {
  note(momentumClause(position.to_name), { banned: action.play, offence: position.named_for });
  return withBan(position, action.play);
}

function goForTwo({ note }, position) {
  note('TWO.alternative', { points: 2 });
  note('TWO.spot', { spot: TWO_POINT_SPOT });
  return twoPointPlay(position);
}
