// Faults of a pass on its way, a ball that came down, a shot.
import { isEqual } from '../shared/validity.mjs';
import { reads } from '../shared/options.mjs';
import { same } from '../shared/coordinates.mjs';
import { ahead, distance, has } from './geometry.mjs';
import { mustNameSide, whoseTurn } from './pass_path.mjs';
import { landing, offered } from './ball_landing.mjs';
import { counted, goalieOf, hasSkill, inOrder, isOnPitch, manAt, menOnPitch, seatOf, wayOf } from './position.mjs';
import { letterOf, otherSeat, RANGE, SUCCESS } from './rulebook.mjs';

export function goingOn(rules, position, fault) {
  const { phase, flight, catch: caught } = position;
  fault('INTERCEPT.path', (flight !== null) !== (phase === 'intercept'), 'flight');
  if (phase === 'intercept' && flight !== null) inFlight(rules, position, fault);
  fault('FAILPASS.receive-attempt', (caught !== null) !== (phase === 'receive'), 'catch');
  if (phase === 'receive' && caught !== null) cameDown(rules, position, fault);
  if (['aim', 'shot'].includes(phase)) shot(rules, position, fault);
}

// ---- the pass

/** {isSure, canSucceed}: whether the pass needs no roll, and whether its row has an S that the die can reach. */
function chancesOf(rules, position, passer, to) {
  const bearing = counted(rules, position, passer, to);
  const isSkilled = hasSkill(rules, passer, 'Pass');
  const penalty = bearing === 'rear' && !isSkilled ? 1 : 0;
  const steps = distance(rules.pitch, position.men[passer], to);
  return { isSure: isSkilled && bearing === 'ahead', canSucceed: letterOf(SUCCESS, steps, 6 - penalty) === 'S' };
}

const landings = (rules, from, to) => {
  const at = (face) => landing(rules, from, to, face);
  return offered(rules, (face) => at(face).line).map(([face]) => at(face).hex);
};

function inFlight(rules, position, fault) {
  const { flight, active, men, squads } = position;
  const { passer, receiver, origin, to, good, side, asked } = flight;
  const mates = menOnPitch(position, active);
  const isPass = passer !== receiver && mates.includes(passer) && mates.includes(receiver) && same(men[passer], origin);
  fault('PASS.attempt', !isPass, 'flight');
  const opponents = squads[otherSeat(active)];
  if (isPass) {
    const isFar = distance(rules.pitch, origin, men[receiver]) > RANGE;
    fault('RANGE.max-six', isFar, 'flight.receiver');
    if (!isFar) wayOfPass(rules, position, { passer, origin, to, good, side, at: men[receiver] }, fault);
    if (isFar) return;
  } else return;
  fault('INTERCEPT.path', asked.some((man) => !opponents.includes(man)) || !isEqual(asked, inOrder(asked)), 'flight.asked');
}

function wayOfPass(rules, position, { passer, origin, to, good, side, at }, fault) {
  const { isSure, canSucceed } = chancesOf(rules, position, passer, at);
  fault('PATH.definition', (side !== null) !== mustNameSide(rules, origin, at), 'flight.side');
  fault('INTERCEPT.path', (good === null) !== reads(rules, 'TS-A32', 'intercept-first'), 'flight.good');
  fault('SKILL.pass-auto-ahead', good === false && isSure, 'flight.good');
  fault('PASS.rear-penalty', good === true && !isSure && !canSucceed, 'flight.good');
  const isAimed = good === false ? has(landings(rules, origin, at), to) : same(to, at);
  fault(good === false ? 'FAILPASS.d3' : 'PASS.attempt', !isAimed, 'flight.to');
  const isOpen = good !== false || !reads(rules, 'TS-A32', 'only-good-passes');
  fault('INTERCEPT.path', isAimed && !(isOpen && whoseTurn(rules, position).length > 0), 'flight');
}

// ---- the ball that came down

function cameDown(rules, position, fault) {
  const { man, tried } = position.catch;
  const isWrong = !isOnPitch(position, man) || tried.includes(man) || new Set(tried).size < tried.length;
  fault('FAILPASS.receive-attempt', isWrong, 'catch.man');
  if (isWrong) return;
  if (tried.length > 0) chain(rules, position, fault);
  else passed(rules, position, fault);
}

function chain(rules, position, fault) {
  const { man, origin, row, tried } = position.catch;
  fault('RANGE.row-distance', row !== 1, 'catch.row');
  const areThere = tried.every((each) => isOnPitch(position, each));
  fault('SCATTER.ahead-one', !areThere || !same(origin, position.men[tried.at(-1)]), 'catch.origin');
  const men = [...tried, man];
  const follows = (each, index) => index === 0
    || (isOnPitch(position, men[index - 1]) && has(ahead(position.men[men[index - 1]], wayOf(position, men[index - 1])), position.men[each]));
  fault('SCATTER.ahead-one', !men.every(follows) || !reads(rules, 'TS-A51', 'same-right-once-each'), 'catch.tried');
  if (!areThere || !same(origin, position.men[tried.at(-1)])) return;
  const hasActed = (each) => position.done.includes(each) && !position.barred.includes(each);
  fault('FAILPASS.receive-attempt', !menOnPitch(position, position.active).some(hasActed), 'done');
}

function passed(rules, position, fault) {
  const { man, origin, row } = position.catch;
  const at = position.men[man];
  const isWrong = origin !== null && (same(origin, at) || !rules.pitch.isHex(origin));
  fault('FAILPASS.receive-attempt', isWrong, 'catch.origin');
  if (isWrong) return;
  fault('RANGE.row-distance', row !== (origin === null ? 1 : Math.min(RANGE, distance(rules.pitch, origin, at))), 'catch.row');
  const passer = manAt(position, origin ?? at);
  const isPasser = passer !== undefined && seatOf(position, passer) === position.active && position.done.includes(passer);
  fault('FAILPASS.receive-attempt', !isPasser, 'catch.origin');
  if (passer === undefined) return;
  const from = position.men[passer];
  const comesFrom = menOnPitch(position, seatOf(position, passer)).filter((mate) => mate !== passer).some((mate) => {
    const to = position.men[mate];
    return distance(rules.pitch, from, to) <= RANGE && !chancesOf(rules, position, passer, to).isSure && has(landings(rules, from, to), at);
  });
  fault('FAILPASS.d3', !comesFrom, 'catch.man');
}

// ---- the shot

function shot(rules, position, fault) {
  const { phase, holder, active, aims, men } = position;
  const defender = otherSeat(active);
  const goal = rules.pitch.goals[defender];
  const goalie = goalieOf(position, defender);
  const far = (word) => distance(rules.pitch, men[holder], goal[word]) > RANGE;
  fault('RANGE.max-six', Object.keys(goal).every(far) || (aims.attack !== null && far(aims.attack)), 'aims.attack');
  const isWhole = aims.attack !== null && (goalie === null || aims.defence !== null);
  fault('SHOOT.reveal', isWhole !== (phase === 'shot'), 'aims');
  fault('SHOOT.defender-goalie', goalie === null && aims.defence !== null, 'aims.defence');
  if (phase !== 'shot' || goalie === null || aims.defence === null) return;
  fault('SHOOT.goalie-moves', !same(men[goalie], goal[aims.defence]), `men.${goalie}`);
}

