// A pass on its way: which hexes it goes through, who may try to intercept it, from where.
import { reads } from '../shared/options.mjs';
import { same } from '../shared/coordinates.mjs';
import { distance, path, runsAlongEdges } from './geometry.mjs';
import { reachable } from './movement.mjs';
import { hasSkill, menOnPitch, seatOf } from './position.mjs';
import { otherSeat } from './rulebook.mjs';

/** TS-A34: how hexes count along whose edge a ball flies; a shot has no side. */
export function edgesOf(rules, side = null) {
  const reading = rules.readings['TS-A34'];
  if (reading === 'interior-only') return 'neither';
  return reading === 'passer-chooses' && side !== null ? side : 'both';
}

export const mustNameSide = (rules, from, to) =>
  reads(rules, 'TS-A34', 'passer-chooses') && runsAlongEdges(rules.pitch, from, to);

/** The hexes where a pass can be met, in the order in which the ball comes to them, the receiver's last. */
function cuts(rules, { origin, to, side, good, receiver }, men) {
  const way = path(rules.pitch, origin, to, edgesOf(rules, side));
  const reading = rules.readings['TS-A33'];
  const between = way.filter((hex) => (reading === 'both' || !same(hex, origin)) && (reading !== 'between-only' || !same(hex, to)));
  return good === false ? between : [...between, men[receiver]];
}

/** TS-A29: can he still try? */
export function canPay(rules, position, man) {
  const { done, barred, booked, spent_ahead: spentAhead } = position;
  if (barred.includes(man)) return false;
  return {
    'spends-action': !done.includes(man),
    'free-reaction': true,
    'spends-next': !done.includes(man) || !(spentAhead.includes(man) || booked.includes(man)),
  }[rules.readings['TS-A29']];
}

const near = (rules, hex, places, steps) => places.findIndex((place) => distance(rules.pitch, hex, place) <= steps);

/** The steps from a man to the nearest cut. */
export const nearest = (rules, position, man) =>
  Math.min(...cuts(rules, position.flight, position.men).map((place) => distance(rules.pitch, position.men[man], place)));

/** How a man may answer the pass of a position: {place, isStanding, isSkilled, steps}; place is -1 where he is too far. */
export function answerOf(rules, position, man) {
  const places = cuts(rules, position.flight, position.men);
  const at = position.men[man];
  const standing = near(rules, at, places, 1);
  const tackles = hasSkill(rules, man, 'Tackle');
  const intercepts = hasSkill(rules, man, 'Intercept');
  const standsUp = intercepts || (tackles && reads(rules, 'TS-A36', 'tackle-counts'));
  if (standing >= 0) return { place: standing, isStanding: true, isSkilled: standsUp, steps: [] };
  const stepsUp = tackles && (intercepts || !reads(rules, 'TS-A36', 'tackle-needs-intercept'));
  const isSkilled = standsUp || stepsUp;
  if (!stepsUp) return { place: -1, isStanding: false, isSkilled, steps: [] };
  const isFull = reads(rules, 'TS-A35', 'full-move');
  const place = near(rules, at, places, isFull ? 3 : 2);
  const steps = place < 0 ? [] : reachable(rules, position, man, isFull ? 2 : 1).filter((hex) => near(rules, hex, places, 1) >= 0);
  return { place: steps.length > 0 ? place : -1, isStanding: false, isSkilled, steps };
}

const mayTry = ({ place, isSkilled }) => place >= 0 && isSkilled;

/** The men who may try now: those to whom the ball comes first. */
export function whoseTurn(rules, position) {
  const { flight } = position;
  const able = menOnPitch(position, otherSeat(seatOf(position, flight.passer)))
    .filter((man) => !flight.asked.includes(man) && canPay(rules, position, man))
    .map((man) => ({ man, ...answerOf(rules, position, man) }))
    .filter(mayTry);
  const first = Math.min(...able.map(({ place }) => place));
  return able.filter(({ place }) => place === first).map(({ man }) => man);
}

