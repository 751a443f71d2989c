// May this seat do this now? The answer is the list of the clauses consulted; the ones that do not hold forbid it,
// and the first of those is blamed.
import { reads } from '../shared/options.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { bindingBan, isDeepPassBarred, momentumClause, roleOf, seatToName } from './position.mjs';
import { FIELD, HANDS, otherSeat } from './rulebook.mjs';

export const consult = (rules, position, { seat, action }) => GATES[position.phase](rules, position, seat, action);

export const isAllowed = (rules, position, step) => consult(rules, position, step).every(({ holds }) => holds);

const GATES = {
  deck: (_, position, seat, action) => onlyDue('PREP.shuffle', position, seat, action, 'make-card', CHANCE),
  coin: (_, position, seat, action) => onlyDue(coinClause(position), position, seat, action, 'toss-coin', CHANCE),
  'kick-off': (_, position, seat, action) =>
    onlyDue('KICKOFF.draw', position, seat, action, 'kick-off', otherSeat(position.kicker)),
  choose: atChoice,
  'turn-card': afterReveal,
  name: atNaming,
  try: atTry,
  over: (_, position) => [entry(position.overtime ? 'END.sudden-death' : 'END.fourth', false, 'game-over', { phase: 'over' })],
};

const entry = (clause, holds, code, facts) => ({ clause, holds, code, facts });

const coinClause = ({ overtime }) => (overtime ? 'END.tie-kickoff' : 'PREP.coin');

// In some phases one seat has one thing to do, and everything else offends the clause that makes it due.
function onlyDue(clause, { phase }, seat, action, type, due) {
  return [entry(clause, action.type === type && seat === due, 'not-due', { phase, seat, due: type, by: due })];
}

function atChoice(rules, position, seat, action) {
  if (action.type === 'call') return aboutCall(rules, position, seat, action.play);
  if (action.type === 'punt') return aboutPunt(rules, position, seat);
  if (action.type === 'field-goal') return aboutFieldGoal(rules, position, seat);
  if (action.type !== 'turn-card') return notDueInPlay(position, seat, action, choiceClause(position, seat));
  const early = [entry('PLAY.reveal', false, 'not-both-chosen', calledFacts(position))];
  return seat === position.offence ? early : [...early, entry('PLAY.draw', false, 'not-the-offence', { seat })];
}

function afterReveal(rules, position, seat, action) {
  if (action.type === 'call') return [entry('PLAY.reveal', false, 'already-shown', calledFacts(position))];
  if (action.type === 'punt') return aboutPunt(rules, position, seat);
  if (action.type === 'field-goal') return aboutFieldGoal(rules, position, seat);
  if (action.type !== 'turn-card') return notDueInPlay(position, seat, action, 'PLAY.draw');
  return [
    entry('PLAY.reveal', true, 'shown', position.calls),
    entry('PLAY.draw', seat === position.offence, 'not-the-offence', { seat, offence: position.offence }),
  ];
}

// TWO.alternative: the kick and the two points exclude each other, so this is more than an action out of turn.
function notDueInPlay(position, seat, action, clause) {
  const late = entry(clause, false, 'not-due', { phase: position.phase, seat });
  const insteadOfTwo = position.two_point && TRY_ACTIONS.includes(action.type);
  return insteadOfTwo ? [entry('TWO.alternative', false, 'two-points-chosen', { two_point: true }), late] : [late];
}

const choiceClause = (position, seat) =>
  (seat === position.offence ? 'PLAY.offence-choice' : 'PLAY.defence-choice');

const calledFacts = ({ calls: { offence, defence } }) => ({ offence: offence !== null, defence: defence !== null });

function aboutCall(rules, position, seat, play) {
  const clause = choiceClause(position, seat);
  if (seat === CHANCE) return [entry(clause, false, 'not-a-player', { seat })];
  const role = roleOf(position, seat);
  const inHand = HANDS[role].includes(play);
  return [
    entry(clause, position.calls[role] === null, 'already-chosen', { role, chosen: position.calls[role] }),
    entry('FIRST.hand-cards', inHand, 'not-in-hand', { role, play }),
    ...(inHand ? [] : [entry(clause, false, 'not-in-hand', { role, play })]),
    ...aboutBan(rules, position, role, play),
    ...aboutDeepPass(rules, position, play),
  ];
}

function aboutBan(rules, position, role, play) {
  const ban = bindingBan(rules, position, role);
  return ban === undefined ? [] : [entry(momentumClause(role), ban.play !== play, 'banned', { banned: ban.play, play })];
}

// KF-A36. In phase `name` the spot is that of the next play, if the namer is the one who will have the ball then.
function aboutDeepPass(rules, position, play) {
  if (play !== 'Deep Pass' || rules.barredInside === 0) return [];
  const facts = { play, to_goal: position.spot === null ? null : FIELD - position.spot, barred_inside: rules.barredInside };
  return [entry('MOM.no-empty-promise', !isDeepPassBarred(rules, position), 'deep-pass-not-available', facts)];
}

function aboutPunt(rules, position, seat) {
  const open = maySwitchToKick(rules, position);
  const facts = { phase: position.phase, chosen: position.calls.offence !== null };
  return [
    entry('PUNT.any-down', seat === position.offence, 'not-the-offence', { seat, offence: position.offence, down: position.down }),
    ...aboutTwoPointPlay(position),
    entry('PUNT.declare', open, 'too-late', facts),
    entry('PUNT.no-play-cards', open, 'play-card-chosen', facts),
  ];
}

function aboutFieldGoal(rules, position, seat) {
  const open = maySwitchToKick(rules, position);
  const facts = { phase: position.phase, chosen: position.calls.offence !== null };
  return [
    entry('FG.any-down', seat === position.offence, 'not-the-offence', { seat, offence: position.offence, down: position.down }),
    ...aboutTwoPointPlay(position),
    ...['FG.announce-draw', 'FG.instead', 'FG.no-play-cards'].map((clause) => entry(clause, open, 'too-late', facts)),
    entry('FG.opponent-half', position.spot > FIELD / 2, 'not-in-their-half', { yards_to_goal: FIELD - position.spot }),
  ];
}

// KF-A25: until the own play card is chosen, or until the Play by Play card is turned.
const maySwitchToKick = (rules, { phase, calls }) =>
  reads(rules, 'KF-A25', 'until-reveal') || (phase === 'choose' && calls.offence === null);

const aboutTwoPointPlay = (position) =>
  (position.two_point ? [entry('TWO.one-play', false, 'two-point-play', { two_point: true })] : []);

function atNaming(rules, position, seat, action) {
  const role = position.to_name;
  const clause = momentumClause(role);
  const due = action.type === 'name' && seat === seatToName(position);
  const facts = { phase: 'name', role, by: seatToName(position), seat };
  if (!due) return [entry(clause, false, 'not-due', facts)];
  const inHand = entry(clause, HANDS[role].includes(action.play), 'not-in-hand', { ...facts, play: action.play });
  const isOwnNextPlay = position.named_for === position.offence;
  return [inHand, ...(isOwnNextPlay ? aboutDeepPass(rules, position, action.play) : [])];
}

const TRY_ACTIONS = ['turn-try-card', 'extra-point', 'two-points'];

function atTry(rules, position, seat, action) {
  const scorer = position.offence;
  const due = TRY_ACTIONS.includes(action.type) && seat === scorer;
  const facts = { phase: 'try', scorer, seat };
  if (!due && action.type === 'two-points') {
    return [entry('TWO.alternative', false, 'not-the-scorer', facts), entry('XP.must-try', false, 'not-the-scorer', facts)];
  }
  if (!due) return [entry('XP.must-try', false, 'not-due', facts)];
  return [entry('XP.must-try', true, 'due', facts), aboutAlternative(rules, position, action)];
}

// KF-A24: under `after-draw` the card is turned first and the choice made then.
function aboutAlternative(rules, { card }, action) {
  const mustTurn = reads(rules, 'KF-A24', 'after-draw') && card === null;
  const holds = (action.type === 'turn-try-card') === mustTurn;
  return entry('TWO.alternative', holds, mustTurn ? 'card-not-turned' : 'no-card-to-turn', { card, turn_first: mustTurn });
}
