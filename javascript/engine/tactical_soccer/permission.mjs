// Who may do what: the clauses that an action has to satisfy, in the order in which they are blamed.
import { onceUnder } from '../shared/caches.mjs';
import { reads } from '../shared/options.mjs';
import { permissionOf } from '../shared/permission.mjs';
import { same } from '../shared/coordinates.mjs';
import { CHANCE } from '../shared/steps.mjs';
import { distance, has, neighbours } from './geometry.mjs';
import { answerOf, canPay, mustNameSide, nearest, whoseTurn } from './pass_path.mjs';
import { isWithinMove } from './movement.mjs';
import { isExtraTime, isOnPitch, isRoom, manAt, nextToPlace, robbed, seatOf, starters } from './position.mjs';
import { classOf, GOALIE, isGoalie, otherSeat, RANGE, SEATS, WORDS } from './rulebook.mjs';

const DUE = {
  'roll-off': ['roll-off'], draft: ['pick'], 'set-up': ['place'], 'kick-off': ['kick-off'],
  activate: ['move', 'pick-up', 'pass', 'steal', 'foul', 'shoot', 'skip'],
  intercept: ['intercept', 'let-by'], receive: ['receive', 'leave'], aim: ['aim', 'guard'], shot: ['roll-shot'], over: [],
};
const ANSWERS = ['receive', 'leave', 'intercept', 'let-by', 'aim', 'guard', 'roll-shot'];

// What is blamed for what is not due: the first that applies.
function dueClause(position, { type }) {
  const { phase, half } = position;
  if (phase === 'over') return isExtraTime(position) ? 'GAME.tie-stop' : 'GAME.end';
  if (phase !== 'intercept' && DUE.intercept.includes(type)) return 'INTERCEPT.passes-only';
  const isDrafted = !['roll-off', 'draft'].includes(phase) && (phase !== 'set-up' || half === 2);
  if (isDrafted && ['roll-off', 'pick'].includes(type)) return 'GAME.half-time-same-teams';
  if (phase === 'activate') return ANSWERS.includes(type) ? 'ACT.list' : 'GAME.phase-order';
  if (phase === 'aim' && type === 'roll-shot') return 'SHOOT.reveal';
  return {
    'roll-off': 'DRAFT.roll-first', draft: 'GAME.phase-order', 'set-up': 'GAME.phase-order', 'kick-off': 'SETUP.second-has-ball',
    intercept: 'INTERCEPT.path', receive: 'FAILPASS.receive-attempt', aim: 'SHOOT.secret-write', shot: 'SHOOT.order',
  }[phase];
}

export const { consult, isAllowed } = permissionOf((table, action) => {
  const { position, ask } = table;
  const { phase } = position;
  const isDue = ask(dueClause(position, action), DUE[phase].includes(action.type), { phase, action: action.type });
  if (isDue) NEEDS[action.type](table, action);
});

const NEEDS = {
  'roll-off': ({ seat, ask }) => ask('DRAFT.roll-first', seat === CHANCE, { seat }),
  pick({ position, seat, ask }, { man }) {
    ask('DRAFT.alternate', seat === position.active, { seat });
    ask('DRAFT.goalie-each', !isGoalie(man), { man });
    ask('DRAFT.from-ten', isGoalie(man) || SEATS.every((each) => !position.squads[each].includes(man)), { man });
  },
  place,
  'kick-off': ({ rules, position, seat, ask }, { man }) => {
    ask('SETUP.second-has-ball', seat === position.kick_off, { seat });
    ask('SETUP.second-has-ball', starters(rules, position).includes(man), { man });
  },
  move: activation(move),
  'pick-up': activation(pickUp),
  pass: activation(pass),
  steal: activation(steal),
  foul: activation(foul),
  shoot: activation(shoot),
  skip({ position, seat, ask }, { man }) {
    if (!askActive({ position, seat, ask }, man)) return;
    ask('CARD.red-effect', !position.sent_off.includes(man), { man });
    ask('CARD.yellow-effect', !position.barred.includes(man), { man });
    ask('TURN.pass-on', !position.done.includes(man), { man });
  },
  intercept(table, action) {
    if (askAnswer(table, action.man)) askWay(table, action);
  },
  'let-by': (table, { man }) => askAnswer(table, man),
  receive: answersCatch,
  leave: answersCatch,
  aim({ rules, position, seat, ask }, { at }) {
    ask('SHOOT.attacker-target', seat === position.active, { seat });
    ask('SHOOT.secret-write', position.aims.attack === null);
    const goal = rules.pitch.goals[otherSeat(position.active)][at];
    const steps = distance(rules.pitch, position.men[position.holder], goal);
    ask('RANGE.max-six', steps <= RANGE, { distance: steps });
  },
  guard({ position, seat, ask }) {
    const defender = otherSeat(position.active);
    ask('SHOOT.defender-goalie', seat === defender, { seat });
    ask('SHOOT.secret-write', position.aims.defence === null);
    ask('CARD.red-effect', isOnPitch(position, GOALIE[defender]));
  },
  'roll-shot': ({ position, seat, ask }) => ask('SHOOT.roll', seat === position.active, { seat }),
};

// ---- set-up

function place({ rules, position, seat, ask }, { man, to }) {
  const { pitch } = rules;
  const due = nextToPlace(position);
  ask('SETUP.place', seat === due.seat, { seat });
  ask('SETUP.place', man === due.man, { next: due.man });
  if (man !== due.man) return;
  if (isGoalie(man)) ask('GOALIE.confined', isRoom(rules, due.seat, man, to), { to });
  else {
    ask('SETUP.centre-hex-empty', !same(to, pitch.centre), { to });
    ask('SETUP.place', pitch.isHex(to), { to });
    ask('SETUP.own-side', pitch.isOwn(due.seat, to), { to });
  }
  ask('SETUP.place', manAt(position, to) === undefined, { to });
  if (!isGoalie(man)) ask('SETUP.circle-minimum', !mustEnterCircle(rules, position) || has(circleOf(rules, due.seat), to), { to });
}

const circleOf = ({ pitch }, seat) =>
  pitch.circle.filter((hex) => !same(hex, pitch.centre) && pitch.isOwn(seat, hex));

// SETUP.circle-minimum, TS-A79: the last fielder goes into the circle if nobody of his side is there and a hex is free.
const mustEnterCircle = onceUnder('mustEnterCircle', (rules, position) => {
  const { seat, man } = nextToPlace(position);
  const waiting = position.squads[seat].filter((each) => !isGoalie(each) && !isOnPitch(position, each) && !position.sent_off.includes(each));
  if (waiting.length > 1 || waiting[0] !== man) return false;
  const inside = position.squads[seat].some((each) => isOnPitch(position, each) && has(rules.pitch.circle, position.men[each]));
  return !inside && circleOf(rules, seat).some((hex) => manAt(position, hex) === undefined);
});

// ---- activations

function askActive({ position, seat, ask }, man) {
  ask('TURN.alternate', seat === position.active, { seat, active: position.active });
  return ask('TEAM.draft-own', position.squads[position.active].includes(man), { man });
}

function activation(needs) {
  return ({ rules, position, seat, ask }, action) => {
    const { man } = action;
    if (!askActive({ position, seat, ask }, man)) return;
    if (!ask('CARD.red-effect', !position.sent_off.includes(man), { man })) return;
    ask('CARD.yellow-effect', !position.barred.includes(man), { man });
    ask('TURN.one-action', !position.done.includes(man), { man });
    needs({ rules, position, ask }, action);
  };
}

function move({ rules, position, ask }, action) {
  const { man, to } = action;
  if (!ask('MOVE.up-to-two', rules.pitch.isHex(to), { to })) return;
  askRoom({ rules, position, ask }, man, to);
  const isFree = isWithinMove(rules, position, action);
  ask('MOVE.up-to-two', isFree, { distance: distance(rules.pitch, position.men[man], to), occupied_by: manAt(position, to) ?? null });
}

function pickUp({ rules, position, ask }, { man }) {
  ask('ACT.list', reads(rules, 'TS-A52', 'own-action'));
  ask('FAILPASS.receive-attempt', same(position.loose, position.men[man]), { loose: position.loose });
}

function pass({ rules, position, ask }, { man, to, side }) {
  const seat = seatOf(position, man);
  const hasBall = ask('PASS.attempt', position.holder === man, { holder: position.holder });
  const isMate = ask('PASS.attempt', to !== man && position.squads[seat].includes(to) && isOnPitch(position, to), { to });
  if (!isMate) return;
  const steps = distance(rules.pitch, position.men[man], position.men[to]);
  ask('RANGE.max-six', steps <= RANGE, { distance: steps });
  if (hasBall) ask('PATH.definition', (side !== undefined) === mustNameSide(rules, position.men[man], position.men[to]), { side: side ?? null });
}

const isNext = (rules, position, one, other) =>
  isOnPitch(position, other) && distance(rules.pitch, position.men[one], position.men[other]) === 1;

const areOpponents = (position, one, other) => seatOf(position, one) !== seatOf(position, other) && seatOf(position, other) !== undefined;

function steal({ rules, position, ask }, { man, holder, foul: isFoul }) {
  const from = robbed(rules, position);
  ask('STEAL.adjacent', from === holder, { from });
  ask('STEAL.adjacent', areOpponents(position, man, holder), { from });
  ask('STEAL.adjacent', isNext(rules, position, man, holder), { from });
  ask('FOUL.declare', !isFoul || !reads(rules, 'TS-A38', 'own-action'));
}

function foul({ rules, position, ask }, { man, victim }) {
  ask('FOUL.bonus', !reads(rules, 'TS-A38', 'add-on'));
  ask('FOUL.adjacent', areOpponents(position, man, victim), { victim });
  ask('FOUL.adjacent', isNext(rules, position, man, victim), { victim });
}

function shoot({ rules, position, ask }, { man }) {
  ask('SHOOT.attempt', position.holder === man, { holder: position.holder });
  const goal = rules.pitch.goals[otherSeat(seatOf(position, man))];
  const inRange = WORDS.filter((word) => distance(rules.pitch, position.men[man], goal[word]) <= RANGE);
  ask('RANGE.max-six', inRange.length > 0, { in_range: inRange });
}

// ---- answers

function askAnswer({ rules, position, seat, ask }, man) {
  const { flight } = position;
  const defender = otherSeat(seatOf(position, flight.passer));
  const isTheirs = ask('INTERCEPT.passes-only', seat === defender && position.squads[defender].includes(man), { seat, man });
  if (!isTheirs || !ask('CARD.red-effect', !position.sent_off.includes(man), { man })) return false;
  if (!ask('CARD.yellow-effect', !position.barred.includes(man), { man })) return false;
  if (!ask('TURN.one-action', canPay(rules, position, man), { man })) return false;
  if (!ask('INTERCEPT.path', !flight.asked.includes(man), { asked: flight.asked })) return false;
  const { isSkilled, place: first } = answerOf(rules, position, man);
  const facts = { man, distance: nearest(rules, position, man) };
  if (!ask('ACTTAB.intercept-skill', isSkilled, facts)) return false;
  const now = whoseTurn(rules, position);
  return ask('INTERCEPT.path', first >= 0, facts) && ask('INTERCEPT.path', now.includes(man), { now });
}

function askWay({ rules, position, ask }, { man, step, foul: victim }) {
  const { isStanding, steps } = answerOf(rules, position, man);
  if (step !== undefined) askRoom({ rules, position, ask }, man, step, { step });
  const isRight = isStanding ? step === undefined : step !== undefined && has(steps, step);
  ask('SKILL.tackle-two-hexes', isRight, { step: step ?? null });
  if (victim === undefined) return;
  ask('FOUL.declare', !reads(rules, 'TS-A38', 'own-action'));
  const { passer, receiver } = position.flight;
  const from = step === undefined || reads(rules, 'TS-A35', 'reach-two') ? position.men[man] : step;
  const victims = [passer, receiver].filter((each) => isOnPitch(position, each) && has(neighbours(rules.pitch, from), position.men[each]));
  ask('FOUL.adjacent', victims.includes(victim), { victims });
}

// A hex of the pitch in which this man may never stand.
function askRoom({ rules, position, ask }, man, to, facts = { to }) {
  const seat = seatOf(position, man);
  if (!rules.pitch.isHex(to)) return;
  if (isGoalie(man)) {
    ask('GOALIE.confined', isRoom(rules, seat, man, to), facts);
    return;
  }
  const isGoal = rules.pitch.isGoal(to);
  if (classOf(man) === 'D') ask('SIDE.defenders-own', isGoal || isRoom(rules, seat, man, to), facts);
  ask('GOALIE.three-goal-hexes', !isGoal, facts);
}

function answersCatch({ position, seat, ask }) {
  ask('FAILPASS.receive-attempt', seat === seatOf(position, position.catch.man), { seat });
}
