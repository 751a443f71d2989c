// Who may do what: the clauses that an action has to satisfy, in the order in which they are blamed.
import { reads } from '../shared/options.mjs';
import { permissionOf } from '../shared/permission.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { bindingBan, isDeepPassBarred, momentumClause, roleOf, seatToName } from './position.mjs';
import { FIELD, HANDS, otherSeat } from './rulebook.mjs';

export const { consult, isAllowed } = permissionOf((table, action) => NEEDS[table.position.phase](table, action));

const NEEDS = {
  deck: (table, action) => askDue(table, action, 'PREP.shuffle', { due: 'make-card', by: CHANCE }),
  coin: (table, action) => askDue(table, action, coinClause(table.position), { due: 'toss-coin', by: CHANCE }),
  'kick-off': (table, action) =>
    askDue(table, action, 'KICKOFF.draw', { due: 'kick-off', by: otherSeat(table.position.kicker) }),
  choose: askAtChoice,
  'turn-card': askAfterReveal,
  name: askAtNaming,
  try: askAtTry,
  over: ({ position, ask }) => ask(position.overtime ? 'END.sudden-death' : 'END.fourth', false, { phase: 'over' }),
};

const coinClause = ({ overtime }) => (overtime ? 'END.tie-kickoff' : 'PREP.coin');

// In some phases one seat has one thing to do, and everything else offends the clause that makes it due.
function askDue({ position: { phase }, seat, ask }, action, clause, { due, by }) {
  ask(clause, action.type === due && seat === by, { phase, seat, due, by });
}

// ---- play cards

function askAtChoice(table, action) {
  const { position, seat, ask } = table;
  if (action.type === 'call') return askCall(table, action.play);
  if (action.type === 'punt') return askPunt(table);
  if (action.type === 'field-goal') return askFieldGoal(table);
  if (action.type !== 'turn-card') return refuseInPlay(table, action, choiceClause(position, seat));
  ask('PLAY.reveal', false, { phase: position.phase, ...calledFacts(position) });
  return ask('PLAY.draw', seat === position.offence, { seat });
}

function askAfterReveal(table, action) {
  const { position, seat, ask } = table;
  if (action.type === 'call') return ask('PLAY.reveal', false, { phase: position.phase, ...calledFacts(position) });
  if (action.type === 'punt') return askPunt(table);
  if (action.type === 'field-goal') return askFieldGoal(table);
  if (action.type !== 'turn-card') return refuseInPlay(table, action, 'PLAY.draw');
  ask('PLAY.reveal', true, position.calls);
  return ask('PLAY.draw', seat === position.offence, { seat, offence: position.offence });
}

// TWO.alternative: the kick and the two points exclude each other, so this is more than an action out of turn.
function refuseInPlay({ position: { phase, two_point: isTwo }, seat, ask }, action, clause) {
  if (isTwo && TRY_ACTIONS.includes(action.type)) return ask('TWO.alternative', false, { phase });
  return ask(clause, false, { phase, seat });
}

const choiceClause = (position, seat) =>
  (seat === position.offence ? 'PLAY.offence-choice' : 'PLAY.defence-choice');

const calledFacts = ({ calls: { offence, defence } }) => ({ offence: offence !== null, defence: defence !== null });

function askCall(table, play) {
  const { position, seat, ask } = table;
  const clause = choiceClause(position, seat);
  if (seat === CHANCE) return ask(clause, false, { seat });
  const role = roleOf(position, seat);
  ask(clause, position.calls[role] === null, { role, chosen: position.calls[role] });
  if (!ask('FIRST.hand-cards', HANDS[role].includes(play), { role, play })) ask(clause, false, { role, play });
  askBan(table, role, play);
  return askDeepPass(table, play);
}

function askBan({ rules, position, ask }, role, play) {
  const ban = bindingBan(rules, position, role);
  if (ban !== undefined) ask(momentumClause(role), ban.play !== play, { banned: ban.play, play });
}

// KF-A36. In phase `name` the spot is that of the next play, if the namer is the one who will have the ball then.
function askDeepPass({ rules, position, ask }, play) {
  if (play !== 'Deep Pass' || rules.barredInside === 0) return;
  const facts = { play, to_goal: position.spot === null ? null : FIELD - position.spot, barred_inside: rules.barredInside };
  ask('MOM.no-empty-promise', !isDeepPassBarred(rules, position), facts);
}

// ---- kicks

function askPunt(table) {
  const { position, seat, ask } = table;
  const { phase, calls, offence, down } = position;
  const isOpen = maySwitchToKick(table);
  const facts = { phase, chosen: calls.offence !== null };
  ask('PUNT.any-down', seat === offence, { seat, offence, down });
  askNoTwoPointPlay(table);
  for (const clause of ['PUNT.declare', 'PUNT.no-play-cards']) ask(clause, isOpen, facts);
}

function askFieldGoal(table) {
  const { position, seat, ask } = table;
  const { phase, calls, offence, down, spot } = position;
  const isOpen = maySwitchToKick(table);
  const facts = { phase, chosen: calls.offence !== null };
  ask('FG.any-down', seat === offence, { seat, offence, down });
  askNoTwoPointPlay(table);
  for (const clause of ['FG.announce-draw', 'FG.instead', 'FG.no-play-cards']) ask(clause, isOpen, facts);
  ask('FG.opponent-half', spot > FIELD / 2, { yards_to_goal: FIELD - spot });
}

// KF-A25: until the own play card is chosen, or until the Play by Play card is turned.
const maySwitchToKick = ({ rules, position: { phase, calls } }) =>
  reads(rules, 'KF-A25', 'until-reveal') || (phase === 'choose' && calls.offence === null);

function askNoTwoPointPlay({ position, ask }) {
  if (position.two_point) ask('TWO.one-play', false, { two_point: true });
}

// ---- momentum and the try

function askAtNaming(table, action) {
  const { position, seat, ask } = table;
  const role = position.to_name;
  const clause = momentumClause(role);
  const by = seatToName(position);
  const facts = { phase: 'name', role, by, seat };
  if (action.type !== 'name' || seat !== by) return ask(clause, false, facts);
  ask(clause, HANDS[role].includes(action.play), { ...facts, play: action.play });
  return position.named_for === position.offence && askDeepPass(table, action.play);
}

const TRY_ACTIONS = ['turn-try-card', 'extra-point', 'two-points'];

function askAtTry(table, action) {
  const { position, seat, ask } = table;
  const scorer = position.offence;
  const isDue = TRY_ACTIONS.includes(action.type) && seat === scorer;
  const facts = { phase: 'try', scorer, seat };
  if (!isDue && action.type === 'two-points') ask('TWO.alternative', false, facts);
  if (ask('XP.must-try', isDue, facts)) askAlternative(table, action);
}

// KF-A24: under `after-draw` the card is turned first and the choice made then.
function askAlternative({ rules, position: { card }, ask }, action) {
  const mustTurn = reads(rules, 'KF-A24', 'after-draw') && card === null;
  ask('TWO.alternative', (action.type === 'turn-try-card') === mustTurn, { card, turn_first: mustTurn });
}
