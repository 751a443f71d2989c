// What computer players of the computer game need to know of a position: distances, and the man who probably has the ball.
export const ROWS = 15;
export const MIDDLE = 8;
export const GOAL_LINES = { east: 55, west: 5 };
const BACKS = ['Q', 'F', 'H', 'T'];
export const LINEMEN = ['T1', 'T2', 'G1', 'G2', 'G3'];
export const SPEED = { T1: 2, T2: 2, G1: 3, G2: 3, G3: 3, TE: 4, SE: 5, Q: 4, F: 4, H: 5, T: 6, L1: 4, L2: 4, L3: 4, B1: 5, B2: 5, S: 6 };

export const otherOf = (side) => (side === 'offense' ? 'defense' : 'offense');
export const wayOf = ({ offense, eastward }, side) => ((offense === eastward) === (side === 'offense') ? 1 : -1);
/** The columns behind the line for the offense; 1 is next to the line, and 0 the first column beyond it. */
export const depthOf = (position, [column]) => (wayOf(position, 'offense') > 0 ? position.line + 1 - column : column - position.line);
export const apart = ([x, y], [x2, y2]) => Math.abs(x - x2) + Math.abs(y - y2);
export const isSame = ([x, y], [x2, y2]) => x === x2 && y === y2;
export const isGoal = (column, way) => (way > 0 ? column > GOAL_LINES.east : column <= GOAL_LINES.west);
export const nearest = (men, to) => Object.values(men).reduce((least, at) => (at ? Math.min(least, apart(at, to)) : least), 99);

const keyOf = ([column, row]) => 100 * column + row;

/** A position for a seat. `prey` are the squares where the ball may be, with the chance of each. */
export function boardOf(position, seat, isHard) {
  const side = seat === position.offense ? 'offense' : 'defense';
  const { men, carrier } = position;
  const held = carrier === null ? null : men[carrier.of][carrier.man];
  const foes = new Map(Object.entries(men[otherOf(side)]).flatMap(([man, at]) => (at ? [[keyOf(at), { man, at }]] : [])));
  return {
    position, men, side, isHard, carrier, held, ball: position.air ?? position.loose, isAir: position.air !== null,
    manOn: (square) => foes.get(keyOf(square))?.man, dangers: [...foes.values()].map(({ at }) => at), prey: preyOf(position, side, held, isHard),
  };
}

function preyOf(position, side, held, isHard) {
  const { call, known, carrier } = position;
  const isKnown = side === 'offense' || known.carrier || call === null || (call.zone !== null && known.type) || carrier?.of === 'defense';
  const shares = isKnown ? [] : isHard ? suspicions(position) : beyondLine(position);
  if (shares.length === 0) return held ? [{ at: held, share: 1 }] : [];
  const sum = shares.reduce((total, { share }) => total + share, 0);
  return shares.map(({ at, share }) => ({ at, share: share / sum }));
}

const backsOf = ({ men }) => BACKS.flatMap((man) => (men.offense[man] ? [{ man, at: men.offense[man], share: 1 }] : []));

/** The backs who may have the ball: those beyond the line if there are any. */
function beyondLine(position) {
  const backs = backsOf(position);
  const beyond = backs.filter(({ at }) => depthOf(position, at) <= 0);
  return beyond.length > 0 ? beyond : backs;
}

/**
 * The backs with the chance that each has the ball. A runner starts near the row of the quarterback, so a back who is far
 * from this row or near the line has moved, and a back who moves probably has the ball.
 */
export function suspicions(position) {
  const middle = position.men.offense.Q?.[1] ?? MIDDLE;
  return backsOf(position).map(({ man, at }) => {
    const moved = 0.9 * Math.max(0, 2 - depthOf(position, at)) + 0.8 * Math.max(0, Math.abs(at[1] - middle) - 2);
    return { man, at, share: Math.exp(Math.min(6, moved)) };
  });
}
