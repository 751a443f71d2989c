// Line-ups for men who are placed one by one: each man goes to the legal place that is nearest to his place in the
// line-up. From the huddle, the men walk to their places.
import { FORMATIONS, hexPoints } from './tactical_football.mjs';
import { now } from '../session.mjs';
import { huddleExits } from './huddle_exit.mjs';

/** Line-ups of computer-football, in squares ahead of the own goal from the line, and rows. */
const COMPUTER = {
  offense: {
    Standard: { T1: [0, 6], T2: [0, 10], G1: [0, 7], G2: [0, 8], G3: [0, 9], TE: [0, 5], SE: [0, 12], Q: [2, 8], F: [3, 7], H: [3, 9], T: [3, 8] },
    'Wide for a pass': { T1: [0, 6], T2: [0, 7], G1: [0, 8], G2: [0, 9], G3: [0, 11], TE: [0, 1], SE: [0, 14], Q: [2, 8], F: [3, 7], H: [1, 12], T: [1, 3] },
    'Strong right': { T1: [0, 6], T2: [0, 10], G1: [0, 7], G2: [0, 8], G3: [0, 9], TE: [0, 11], SE: [0, 4], Q: [2, 8], F: [3, 9], H: [3, 10], T: [4, 8] },
  },
  defense: {
    Standard: { T1: [1, 6], T2: [1, 10], G1: [1, 7], G2: [1, 8], G3: [1, 9], L1: [2, 4], L2: [2, 8], L3: [2, 12], B1: [3, 3], B2: [3, 13], S: [4, 8] },
    'Deep against a pass': { T1: [1, 5], T2: [1, 10], G1: [1, 7], G2: [1, 8], G3: [1, 9], L1: [3, 3], L2: [3, 8], L3: [3, 13], B1: [5, 2], B2: [5, 13], S: [7, 8] },
    'Close against a run': { T1: [1, 5], T2: [1, 11], G1: [1, 7], G2: [1, 8], G3: [1, 9], L1: [1, 4], L2: [2, 8], L3: [1, 12], B1: [2, 5], B2: [2, 11], S: [3, 8] },
  },
};

/** Line-ups of tactical-soccer by the class of a man, from the own goal at y = -16; the first man of a class is first. */
const SOCCER = {
  'In attack': { G: [[0, -16]], D: [[-2, -10], [2, -10], [0, -8]], M: [[-2, -4], [2, -4], [-4, -6], [4, -6]], F: [[0, -2], [-4, -2], [4, -2]] },
  'In defense': { G: [[0, -16]], D: [[-2, -12], [2, -12], [0, -10]], M: [[-3, -7], [3, -7], [0, -6], [0, -4]], F: [[0, -2], [-4, -4], [4, -4]] },
};

/**
 * The line-ups of a seat: [{title, points, scale, step}]; `step` chooses one of the legal placements. From the huddle,
 * `next` chooses the next of several steps instead.
 */
export function lineUps({ session }, legal) {
  const { ruleset } = session.about;
  const { position } = now(session);
  const placing = legal.filter(({ action }) => action.type === 'place');
  if (placing.length === 0) return huddleExits(position, legal);
  const [{ seat }] = placing;
  if (ruleset === 'computer-football') return computerLineUps(position, position.offense === seat ? 'offense' : 'defense');
  if (ruleset === 'tactical-soccer') return soccerLineUps(position, seat);
  return position.offense === seat ? [] : tacticalLineUps();
}

const nearest = (steps, placeOf, [x, y]) => [...steps].sort((one, other) => far(placeOf(one), x, y) - far(placeOf(other), x, y))[0];
const far = ([u, v], x, y) => (u - x) ** 2 + (v - y) ** 2;

function computerLineUps({ line, eastward, offense }, side) {
  const [way, own] = eastward === offense ? [1, line] : [-1, line + 1]; // the column of the offense at the line
  return Object.entries(COMPUTER[side]).map(([title, men]) => ({
    title, points: Object.entries(men).map(([man, [deep, row]]) => [man, row, side === 'offense' ? deep : -deep]),
    step: (steps) => {
      const [deep, row] = men[steps[0].action.man];
      const ahead = side === 'offense' ? -deep : deep;
      return nearest(steps, ({ action: { at } }) => at, [own + way * ahead, row]);
    },
  }));
}

function soccerLineUps({ squads }, seat) {
  const turned = seat === 'red' ? 1 : -1;
  const placeIn = (plan, man) => {
    const number = squads[seat].filter((each) => each[0] === man[0]).indexOf(man);
    return plan[man[0]][Math.max(0, number) % plan[man[0]].length];
  };
  return Object.entries(SOCCER).map(([title, plan]) => ({
    title, scale: [1.3, 0.5], points: squads[seat].map((man) => [man, placeIn(plan, man)[0], -placeIn(plan, man)[1]]),
    step: (steps) => {
      const [x, y] = placeIn(plan, steps[0].action.man);
      return nearest(steps, ({ action: { to } }) => to, [x, turned * y]);
    },
  }));
}

const hexAt = (hex) => [Number(hex.slice(0, 2)), Number(hex.slice(2))];

const tacticalLineUps = () => FORMATIONS.defense.map(({ title, men }) => ({
  title, points: hexPoints(men),
  step: (steps) => {
    const own = steps.filter(({ action }) => action.man === steps[0].action.man);
    return nearest(own, ({ action: { at } }) => hexAt(at), hexAt(men[steps[0].action.man]?.[0] ?? '1935'));
  },
}));
