// The way of the offense of tactical-football from the huddle to a formation: each man takes the steps that bring him
// nearer to his place. Each step is an ordinary action of the game.
import { FORMATIONS, hexPoints } from './tactical_football.mjs';

const [COLUMN, ROW] = [19, 30]; // of the ball in the formations
const LEAST = 0.1; // by which a step must bring a man nearer, in hexes

/** The formations to which the offense can go now: [{title, points, side, next}]; `next` chooses the next action. */
export function huddleExits({ stage, ...position }, legal) {
  if (stage?.phase !== 'positioning' || stage.side !== 'offense' || !legal.some(({ action: { type } }) => type === 'step')) return [];
  return FORMATIONS.offense.map(({ title, men }) => ({ title, points: hexPoints(men), side: 'offense', next: (now, steps) => nextStep(now, steps, moved(men, position)) }))
    .filter(({ next }) => next({ stage, ...position }, legal) !== undefined);
}

/** The formation around the place of the ball, as {man: {place, facing}}. */
function moved(men, { ball, line }) {
  const [column] = ball.at ? partsOf(ball.at) : [COLUMN];
  return Object.fromEntries(Object.entries(men).map(([man, [at, facing]]) => {
    const [across, ahead] = partsOf(at);
    return [man, { place: pointOf(across + column - COLUMN, ahead + line - ROW), facing }];
  }));
}

/** The next step or turn of a man who is not at his place, the widest man first; undefined if no step brings anyone nearer. */
function nextStep({ men: { offense: { on } } }, legal, wanted) {
  const widestFirst = Object.keys(on).filter((man) => man in wanted).sort((one, other) => width(wanted[other]) - width(wanted[one]));
  for (const man of widestFirst) {
    const own = legal.filter(({ action }) => action.man === man);
    const step = nearer(own, on[man], wanted[man]) ?? own.find(({ action: { type, to } }) => type === 'turn' && to === wanted[man].facing && on[man].facing !== to);
    if (step !== undefined) return step;
  }
  return undefined;
}

function nearer(steps, { at }, { place }) {
  const far = (hex) => distance(pointOf(...partsOf(hex)), place);
  const found = steps.filter(({ action: { type, to } }) => type === 'step' && far(to) < far(at) - LEAST);
  return found.sort((one, other) => far(one.action.to) - far(other.action.to))[0];
}

const partsOf = (hex) => [Number(hex.slice(0, 2)), Number(hex.slice(2))];

/** The middle of a hex; odd columns are half a hex lower. */
const pointOf = (column, row) => [column * 0.87, row - (column % 2 === 0 ? 0 : 0.5)];

const distance = ([x, y], [u, v]) => Math.hypot(u - x, v - y);
const width = ({ place: [x] }) => Math.abs(x - COLUMN * 0.87);
