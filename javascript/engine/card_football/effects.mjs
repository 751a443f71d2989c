// What an action does to the draft that belongs to it alone. `table` is {rules, before, roll, note}: the rules, the
// position before the action, where chances come from, and who is told which clauses are at work.
import { DRAWS } from './actions.mjs';
import { extraPoint, fieldGoal, kickOff, punt } from './kicks.mjs';
import { lapseBans } from './momentum.mjs';
import { isSpent, pileOf, stackedCard, tally } from './card_pile.mjs';
import { turnCard } from './play_by_play.mjs';
import { addBan, duePhase, kickOffBy, momentumClause, roleOf, takeBackCalls, twoPointPlay } from './position.mjs';
import { closeAction, isVoid, timeIsUp } from './quarters.mjs';
import { otherSeat, SEATS, TWO_POINT_SPOT } from './rulebook.mjs';

export function settle(table, draft, { seat, action }) {
  if (action.type in DRAWS) useCard(table, draft, action.type);
  else DECISIONS[action.type](table, draft, { seat, ...action });
}

function useCard(table, draft, type) {
  const card = nextCard(table, draft, type);
  if (type in ANNOUNCED) table.note(ANNOUNCED[type], { card: card.id });
  const counts = isSpent(table.rules, draft, type);
  if (counts) draft.used.push(card.id);
  if (counts && isVoid(table.rules, draft)) timeIsUp(table, draft);
  else {
    lapseBans(table.rules, draft, type);
    CARD_EFFECTS[type](table, draft, card);
    closeAction(table, draft);
  }
  noteWhatIsDue(table, draft);
}

// What is told of a card before it is read: the last one of a quarter may not be (KF-A11).
const ANNOUNCED = { 'turn-card': 'PLAY.draw', 'field-goal': 'FG.announce-draw', 'extra-point': 'XP.is-kick' };

// The card that was turned already, the one on top of a stacked deck, or any of the pile.
function nextCard({ rules, roll }, draft, type) {
  const inSight = draft.card ?? stackedCard(rules, draft);
  return rules.cards.get(inSight ?? roll('draw', DRAWS[type], pileOf(rules, draft)));
}

// Only now is it sure that a try, a kick-off or a naming is still to come: the end of the half or of the game may have
// ended it.
function noteWhatIsDue({ before, note, owed = [] }, draft) {
  const stopped = draft.overtime !== before.overtime || (before.quarter === 2 && draft.quarter === 3);
  if (duePhase(draft) === 'kick-off' && !stopped) owed.forEach((clause) => note(clause, { kicker: draft.kicker }));
  const tryIsNext = duePhase(draft) === 'try' && before.phase !== 'try';
  if (tryIsNext) note('XP.must-try', { scorer: draft.offence });
  if (draft.phase === 'name') note(momentumClause(draft.to_name), { to_name: draft.to_name, offence: draft.named_for });
}

const CARD_EFFECTS = {
  'kick-off': kickOff,
  'turn-card': turnCard,
  punt(table, draft, card) {
    takeBackCalls(draft);
    punt(table, draft, card);
  },
  'field-goal'(table, draft, card) {
    takeBackCalls(draft);
    fieldGoal(table, draft, card);
  },
  'turn-try-card'({ note }, draft, card) {
    note('TWO.alternative', { card: card.id });
    draft.card = card.id;
  },
  'extra-point': extraPoint,
};

const DECISIONS = { 'make-card': makeCard, 'toss-coin': tossCoin, call, name: nameBan, 'two-points': goForTwo };

// KF-A01: any card, every time.
function makeCard({ rules, roll, note }, draft) {
  const card = roll('draw', 'deck', [...tally(rules.ids)]);
  draft.generated.push(card);
  note('PREP.shuffle', { card, made: draft.generated.length });
  draft.phase = draft.generated.length === rules.ids.length ? 'coin' : 'deck';
}

// PREP.coin names the kicker; in overtime END.tie-kickoff names the receiver (KF-A45).
function tossCoin({ roll, note }, draft) {
  const { overtime } = draft;
  const coin = roll('coin', overtime ? 'receiver' : 'kicker', SEATS.map((seat) => [seat, 1]));
  const kicker = overtime ? otherSeat(coin) : coin;
  note(overtime ? 'END.tie-kickoff' : 'PREP.coin', { coin });
  if (!overtime) note('PREP.next-is-kickoff', { kicker });
  if (!overtime) note('KICKOFF.at-start', { kicker });
  note('KICKOFF.roles', { kicker, receiver: otherSeat(kicker) });
  draft.opening_kicker ??= kicker;
  kickOffBy(draft, kicker);
}

function call({ note }, draft, { seat, play }) {
  const role = roleOf(draft, seat);
  draft.calls[role] = play;
  note(role === 'offence' ? 'PLAY.offence-choice' : 'PLAY.defence-choice', { play });
  if (Object.values(draft.calls).includes(null)) return;
  note('PLAY.reveal', draft.calls);
  draft.phase = 'turn-card';
}

function nameBan({ note }, draft, { play }) {
  note(momentumClause(draft.to_name), { banned: play, offence: draft.named_for });
  addBan(draft, play);
}

function goForTwo({ note }, draft) {
  note('TWO.alternative', { points: 2 });
  note('TWO.spot', { spot: TWO_POINT_SPOT });
  twoPointPlay(draft);
}
