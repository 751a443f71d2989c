// Ratings of the moves of men without the ball in soccer. Team-mates of the holder go ahead for a pass. Opponents of the holder
// close in on him; if they are hard players, only defenders and those nearest to him do, and the others stay ahead for the counter-attack,
// unless their side holds a late lead.
import { goalChance, isSame, OTHER, toGoal } from './board.mjs';

const LEAD = 5; // hexes from the ball to the men who wait for a pass
const IN_RANGE = 20; // the value of a place from which a goal is sure, to the hard player
const CROWD = 0.4; // the cost of a team-mate beside this place
const MARKED = [0.6, 0.6, 0.4, 0.3]; // the costs of opponents, by distance
const UNAFRAID = 0.5; // the share of these costs for the hard player, whose receivers go near opponents
const CHASERS = 2; // men of the hard player who close in on the holder
const HOLDING = 4; // the turn of the second half from which a side of the hard player that leads closes in with all its men
const AHEAD = 0.3; // the weight of a man who stays ahead: those who close in act before him
const PATIENCE = 4; // the hexes at which a man of the hard player closes in half as eagerly as beside the holder
const HASTE = 2; // the same for the easy player

export function rateWithoutBall(board, man, from, to) {
  if (board.owner === board.seat) return rateSupport(board, man, from, to);
  return staysAhead(board, man) ? AHEAD * rateSupport(board, man, from, to) : rateMarking(board, man, from, to);
}

/** Does a man leave the holder to team-mates who are nearer to him? Defenders, who may not leave their half, do not. */
function staysAhead({ isHard, seat, men, at, apart, position }, man) {
  if (!isHard || man[0] === 'D' || holdsLead(position, seat)) return false;
  const away = apart(men[man], at);
  return position.squads[seat].filter((each) => each[0] !== 'G' && men[each] !== null && apart(men[each], at) < away).length >= CHASERS;
}

const holdsLead = ({ half, turn, score }, seat) => half === 2 && turn >= HOLDING && score[seat] > score[OTHER[seat]];

/** Men go ahead of the ball to free hexes from which they can receive a long pass; those of the hard player also into the range of shots. */
function rateSupport(board, man, from, to) {
  if (man[0] === 'D') return 0;
  const value = (hex) => valueOfPlace(board, man, from, hex);
  return value(to) - value(from);
}

function valueOfPlace(board, man, from, hex) {
  const { seat, apart, at } = board;
  const lead = toGoal(board, seat, at) - toGoal(board, seat, hex);
  const crowd = board.own.filter((each) => !isSame(each, from) && apart(each, hex) <= 1).length;
  const marked = board.rivals.reduce((sum, each) => sum + (MARKED[apart(each, hex)] ?? 0), 0);
  return -Math.abs(lead - LEAD) / 3 - Math.max(0, apart(hex, at) - LEAD - 1) / 2 - CROWD * crowd
    - (board.isHard ? UNAFRAID : 1) * marked + (board.isHard ? IN_RANGE * goalChance(board, seat, hex, man) : 0);
}

/** Opponents of the holder close in on him, from the side of their own goal. */
function rateMarking(board, man, from, to) {
  const { seat, apart, at, pitch } = board;
  const goal = pitch.goals[seat].Center;
  const value = (hex) => -apart(hex, at) - 0.5 * Math.max(0, apart(hex, goal) - apart(at, goal));
  return (value(to) - value(from)) / (1 + apart(from, at) / (board.isHard ? PATIENCE : HASTE));
}
