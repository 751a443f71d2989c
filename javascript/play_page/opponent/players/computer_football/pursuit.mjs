// How the defense of the computer game goes for the man who may have the ball.
import { apart, depthOf, isSame, SPEED, wayOf } from './board.mjs';

const TACKLE = 12; // the value of a tackle, in squares
const STEP = 4.5; // the mean squares of a turn

export function ratePursuit(board, man, from, to, met) {
  const { position, carrier, prey, isHard } = board;
  if (isHard && coveringOf(board).includes(man)) return rateCover(board, man, from, to, met);
  const way = wayOf(position, carrier.of);
  const hit = met === undefined ? undefined : prey.find(({ at }) => isSame(to, at));
  if (hit !== undefined && (isHard || prey.length === 1)) return hit.share * (TACKLE + 6 - SPEED[man]) - 4 * (1 - hit.share);
  if (hit !== undefined) return TACKLE / 2 + 1;
  const before = isHard ? twoStretches(board, man, from, to) : undefined;
  if (before !== undefined) return before.share * (TACKLE + 6 - SPEED[man]) - 4 * (1 - before.share) - 0.5;
  const cost = isHard ? wayToCut : cutOff;
  const far = prey.reduce((sum, { at, share }) => sum + share * cost(from, at, way), 0);
  const gained = far - prey.reduce((sum, { at, share }) => sum + share * cost(to, at, way), 0);
  const clash = met ? 2 - (SPEED[met] - SPEED[man]) : 0;
  // Until the carrier is known, the safety stays deep.
  const waits = man === 'S' && prey.length > 1 && prey.every(({ share }) => share < 0.6);
  return gained / (1 + Math.max(0, far - 5) / 3) - clash - (waits ? 4 : 0);
}

/** The prey that a man can reach from a square with the squares that are left: a tackle can need two straight stretches. */
function twoStretches({ position: { left, used }, prey }, man, from, to) {
  const most = Math.min(left, SPEED[man] - (used[man] ?? 0)) - apart(from, to);
  return prey.find(({ at, share }) => share > 0.4 && apart(to, at) <= most && isStraight(to, at));
}

const isStraight = ([x, y], [x2, y2]) => x === x2 || y === y2 || Math.abs(x - x2) === Math.abs(y - y2);

/** How badly a man is placed to stop a carrier: best in the carrier's row, a few columns before them. */
function cutOff([x, y], [carrierX, carrierY], way) {
  const ahead = (x - carrierX) * way;
  const aside = Math.abs(y - carrierY);
  return ahead >= 1 ? aside + 0.35 * Math.max(0, ahead - 3) : aside + 1.5 * (1 - ahead) + 1;
}

/** The squares that a man will be away from a carrier who runs on for one turn. */
function wayToCut([x, y], [carrierX, carrierY], way) {
  const ahead = (x - carrierX) * way - STEP;
  return Math.abs(y - carrierY) + (ahead > 0 ? 0.4 : 1.2) * Math.abs(ahead);
}

// ---- covering receivers

const WIDE = ['L1', 'L3'];
const SECOND_LINE = ['B1', 'B2', 'S', ...WIDE];
const ENDS = ['TE', 'SE'];
const RECEIVERS = [...ENDS, 'F', 'H', 'T'];

/**
 * The men who cover receivers: the second line once a pass is known and not yet thrown, or an end runs out and no back
 * looks like the runner. Before that, the wide men watch the ends.
 */
function coveringOf(board) {
  board.covering ??= whoCovers(board);
  return board.covering;
}

function whoCovers({ position, men, carrier, prey }) {
  const { call, known } = position;
  if (known.type) return call.zone !== null && carrier?.man === 'Q' ? SECOND_LINE : [];
  const isOut = ENDS.some((man) => men.offense[man] && depthOf(position, men.offense[man]) < 0);
  if (prey.some(({ share }) => share >= 0.5)) return [];
  return isOut ? SECOND_LINE : WIDE;
}

/** Each covering man stays with a receiver, two columns nearer to the goal line. */
function rateCover(board, man, from, to, met) {
  board.marks ??= marksOf(board);
  const mark = board.marks.get(man);
  if (mark === undefined || met !== undefined) return -1;
  return (apart(from, mark) - apart(to, mark)) / (1 + apart(from, mark) / 6);
}

/** Each covering man gets the nearest free receiver, the deepest receivers first. */
function marksOf(board) {
  const { position, men } = board;
  const way = wayOf(position, 'offense');
  const free = coveringOf(board).filter((man) => men.defense[man]);
  const receivers = RECEIVERS.flatMap((man) => (men.offense[man] ? [men.offense[man]] : [])).sort(([one], [other]) => (other - one) * way);
  return new Map(receivers.flatMap(([column, row]) => {
    const mark = [column + 2 * way, row];
    const [man] = free.sort((one, other) => apart(men.defense[one], mark) - apart(men.defense[other], mark)).splice(0, 1);
    return man === undefined ? [] : [[man, mark]];
  }));
}
