// Faults of set-up, ball, cards and actions.
import { reads } from '../shared/options.mjs';
import { same } from '../shared/coordinates.mjs';
import { has } from './geometry.mjs';
import { foulsCostNothing } from './validity_of_clock.mjs';
import {
  canAct, hasLeft, isExtraTime, isOnPitch, nextToPlace, placingOrder, second, seatOf, starters,
} from './position.mjs';
import { isGoalie, MEN, otherSeat, SEATS, TURNS } from './rulebook.mjs';

const PLACING = ['set-up', 'kick-off'];
const count = (men, man) => men.filter((each) => each === man).length;

export function table(rules, position, fault) {
  setUp(rules, position, fault);
  ball(rules, position, fault);
  for (const man of MEN) cards(rules, position, man, fault);
  actions(rules, position, fault);
}

// Everybody who is done is barred; under TS-A29 `spends-next` it cannot be told after the first turn of all.
function nobodyActivated(rules, { done, barred, half, turn }) {
  const cannotTell = reads(rules, 'TS-A29', 'spends-next') && !(half === 1 && turn === 1);
  return cannotTell || done.every((man) => barred.includes(man));
}

const returnsOnly = (rules, { half, turn, kick_off: withBall }) => half === 2 && turn === 1
  && (reads(rules, 'TS-A20', 'ball-only') || (reads(rules, 'TS-A20', 'play-on') && withBall === null));

// ---- set-up

function setUp(rules, position, fault) {
  const { phase, kick_off: withBall, half, turn } = position;
  fault('SETUP.second-has-ball', withBall !== null && !PLACING.includes(phase), 'kick_off');
  if (!PLACING.includes(phase)) return;
  fault('GAME.tie-stop', isExtraTime(position) && !(turn === TURNS + 1 && nobodyActivated(rules, position)), 'phase');
  const mayLack = phase === 'set-up' && reads(rules, 'TS-A20', 'play-on') && half === 2 && turn === 1;
  fault('SETUP.second-has-ball', withBall === null && !mayLack, 'kick_off');
  fault('SETUP.second-has-ball', withBall !== null && !mayHaveBall(rules, position), 'kick_off');
  const due = nextToPlace(position);
  fault('SETUP.place', phase === 'set-up' && due === undefined, 'phase');
  if (phase === 'kick-off' && withBall !== null) {
    fault('SETUP.second-has-ball', due !== undefined || starters(rules, position).length < 2, 'phase');
  }
  if (returnsOnly(rules, position)) returning(rules, position, fault);
  else placing(rules, position, fault);
}

// A half begins, or the other coach has scored.
function mayHaveBall(rules, position) {
  const { kick_off: withBall, turn, score } = position;
  const begins = turn === 1 && nobodyActivated(rules, position) && withBall === second(position);
  return begins || (!reads(rules, 'TS-A23', 'goalie-ball') && score[otherSeat(withBall)] > 0);
}

function returning(rules, position, fault) {
  const { kick_off: withBall, offences, men } = position;
  const isNew = MEN.some((man) => men[man] === null && count(offences, man) < 2);
  fault('CARD.red-effect', isNew && !(withBall !== null && isInOrder(position)), 'men');
}

function isInOrder(position) {
  const order = placingOrder(position).filter(({ man }) => !position.sent_off.includes(man));
  const firstOff = order.findIndex(({ man }) => !isOnPitch(position, man));
  return firstOff < 0 || order.slice(firstOff).every(({ man }) => !isOnPitch(position, man));
}

function placing(rules, position, fault) {
  const { men, squads, turned, sent_off: out } = position;
  const { pitch } = rules;
  fault('SETUP.place', !isInOrder(position), 'men');
  fault('SCATTER.ahead-one', turned.length > 0, 'turned');
  fault('SETUP.centre-hex-empty', MEN.some((man) => same(men[man], pitch.centre)), 'men');
  for (const seat of SEATS) {
    const fielders = squads[seat].filter((man) => !isGoalie(man));
    const there = fielders.filter((man) => men[man] !== null);
    fault('SETUP.own-side', there.some((man) => !pitch.isOwn(seat, men[man])), `men.${seat}`);
    const allPlaced = there.length > 0 && fielders.every((man) => men[man] !== null || out.includes(man));
    fault('SETUP.circle-minimum', allPlaced && !there.some((man) => has(pitch.circle, men[man])), `men.${seat}`);
  }
}

// ---- ball

function ball(rules, position, fault) {
  const { phase, holder, loose, kick_off: withBall, active } = position;
  const isSomewhere = holder !== null || loose !== null;
  fault('COMP.ball', (holder !== null && !isOnPitch(position, holder)) || (loose !== null && !rules.pitch.isField(loose)), 'holder');
  fault('COMP.ball', holder !== null && loose !== null, 'holder');
  const needsOne = phase === 'activate' || (phase === 'set-up' && withBall === null);
  fault('COMP.ball', needsOne && !isSomewhere, 'holder');
  const isShot = ['aim', 'shot'].includes(phase);
  fault('SHOOT.attempt', isShot && (holder === null || seatOf(position, holder) !== active), 'holder');
  fault('COMP.ball', ['intercept', 'receive', 'kick-off'].includes(phase) && isSomewhere, 'holder');
  fault('SETUP.second-has-ball', phase === 'set-up' && withBall !== null && isSomewhere, 'holder');
}

// ---- cards

function cards(rules, position, man, fault) {
  const { offences, sent_off: out, booked, barred, half, turn } = position;
  const number = count(offences, man);
  const isOut = out.includes(man);
  const isBooked = booked.includes(man);
  const isBarred = barred.includes(man);
  const isFree = foulsCostNothing(rules);
  const isEarly = half === 1 && turn <= 2;
  fault('CARD.second-red', isOut && number < 2, 'sent_off');
  fault('CARD.red-effect', number > half + 1 || (number === half + 1 && !isOut), 'offences');
  if (!isFree) fault('CARD.yellow-effect', isEarly && number > 1, 'offences');
  fault('CARD.first-yellow', isEarly && number > 0 && !isBooked && !isBarred, 'offences');
  fault('CARD.yellow-effect', isBooked && isBarred, 'booked');
  fault('CARD.yellow-effect', isBarred && half === 1 && turn === 1, 'barred');
  if (isBooked || isBarred) {
    const mayHaveTwo = isFree && number >= 2 && (isBarred && half === 2 && turn === 1 ? !isOut : isOut);
    fault('CARD.first-yellow', number !== 1 && !mayHaveTwo, 'offences');
  }
}

// ---- actions

function actions(rules, position, fault) {
  const { phase, done, barred, booked, spent_ahead: spent, aims, active, first, turn, half, holder, flight } = position;
  fault('CARD.yellow-effect', barred.some((man) => !done.includes(man)), 'barred');
  if (!foulsCostNothing(rules)) fault('TURN.one-action', booked.some((man) => !done.includes(man)), 'booked');
  fault('TURN.one-action', spent.some((man) => !done.includes(man)), 'spent_ahead');
  fault('CARD.yellow-effect', spent.some((man) => barred.includes(man)), 'spent_ahead');
  const isShot = ['aim', 'shot'].includes(phase);
  fault('SHOOT.secret-write', !isShot && (aims.attack !== null || aims.defence !== null), 'aims');
  if (['activate', ...PLACING].includes(phase)) {
    fault('TURN.complete', !hasLeft(position, active), 'done');
    const isWrongStart = nobodyActivated(rules, position) && hasLeft(position, first) && active !== first;
    if (!reads(rules, 'TS-A29', 'spends-next')) fault('TURN.first-starts', isWrongStart, 'active');
  }
  const actors = [isShot ? holder : null, flight?.passer ?? null].filter((man) => man !== null);
  fault('TURN.one-action', actors.some((man) => !done.includes(man)), 'done');
  const isCut = reads(rules, 'TS-A23', 'reset-new-turn') && MEN.every((man) => !isOnPitch(position, man));
  const isOpen = phase === 'over' && half === 2 && turn === TURNS && MEN.some((man) => canAct(position, man));
  fault('TURN.complete', isOpen && !isCut, 'done');
}
