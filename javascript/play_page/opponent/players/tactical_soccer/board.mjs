// What the computer players of soccer read from a position: distances, and the chances of shots, steals and passes.

export const OTHER = { red: 'blue', blue: 'red' };
export const RANGE = 6;
export const WORDS = ['Left', 'Center', 'Right'];
// How many faces of a die succeed, by distance.
const SUCCESS = [6, 5, 4, 3, 3, 2, 1];
// How many faces of a die hit the hex aimed at, and how many deviate to a hex beside it, by distance.
const HITS = [[0, 0], [3, 2], [3, 2], [3, 1], [2, 1], [1, 2], [1, 1]];
const SKILLED_HITS = [[0, 0], [4, 2], [4, 2], [4, 1], [3, 1], [2, 2], [2, 1]]; // with the skill Shoot

/** What ratings need to know of a position for a seat. */
export function boardOf({ rules: { pitch, skills }, position }, seat) {
  const { men, squads, holder, loose } = position;
  const isFlat = pitch.orientation === 'flat';
  const [across, along] = isFlat ? [0, 1] : [1, 0];
  const apart = (one, other) => {
    const [dx, dy] = [Math.abs(one[across] - other[across]), Math.abs(one[along] - other[along])];
    return dx + Math.max(0, (dy - dx) / 2);
  };
  const onPitch = (of) => squads[of].filter((man) => men[man] !== null);
  const hexesOf = (some) => some.map((man) => men[man]);
  const owner = holder === null ? null : squads[seat].includes(holder) ? seat : OTHER[seat];
  const rivals = onPitch(OTHER[seat]);
  return {
    pitch, skills, position, men, seat, holder, loose, owner, apart, own: hexesOf(onPitch(seat)), rivals: hexesOf(rivals),
    left: hexesOf(rivals.filter((man) => !position.done.includes(man))), at: holder === null ? loose : men[holder],
  };
}

export const isSame = ([x, y], [x2, y2]) => x === x2 && y === y2;

export const toGoal = ({ pitch, apart }, seat, hex) => apart(hex, pitch.goals[OTHER[seat]].Center);
export const has = ({ skills }, man, skill) => skills[man[0]].includes(skill);

/** The chance of a goal with the best aim; no goal hex is in range if the middle of the goal is more than a hex out of it. */
export const goalChance = (board, seat, hex, man) => (toGoal(board, seat, hex) > RANGE + 1 ? 0 : Math.max(...WORDS.map((at) => aimChance(board, seat, { hex, man, at }))));

/**
 * The chance of a goal against a goalie in the middle, who saves two of three balls there and half of those to a side. A
 * deviation from a side may miss the goal. A defender on the way stops half of the shots.
 */
export function aimChance(board, seat, { hex, man, at }) {
  const { pitch, apart, men, position } = board;
  const end = pitch.goals[OTHER[seat]][at];
  const away = apart(hex, end);
  if (away > RANGE || away < 1) return 0;
  const [hits, deviations] = (has(board, man, 'Shoot') ? SKILLED_HITS : HITS)[away];
  const chance = at === 'Center' ? hits / 18 + deviations / 12 : hits / 12 + deviations / 36;
  const isBlocked = position.squads[OTHER[seat]].some((each) => each[0] === 'D' && men[each] !== null && !isSame(men[each], hex) && apart(hex, men[each]) + apart(men[each], end) === away);
  return isBlocked ? chance / 2 : chance;
}

export const stealChance = (skills, man) => (skills[man[0]].includes('Steal') ? 1 / 3 : 1 / 6);

/** The team-mates of the holder who have not acted in this turn. */
export const waiting = ({ seat, men, holder, position: { squads, done } }) => squads[seat].filter((man) => man !== holder && men[man] !== null && !done.includes(man));

export const openness = ({ rivals, apart }, hex, those = rivals) => Math.min(9, ...those.map((each) => apart(hex, each)));

const WAY = [0.25, 0.5, 0.75, 1]; // parts of the way of a pass

/** How many opponents may still intercept a pass: those with the skill, near the way of the ball. */
export function interceptors({ seat, position: { squads, done }, men, apart, skills }, from, to) {
  const way = WAY.map((part) => [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
  return squads[OTHER[seat]].filter((man) => men[man] !== null && !done.includes(man) && skills[man[0]].includes('Intercept')
    && way.some((hex) => apart(hex, men[man]) <= 2)).length;
}

/** The chance that a pass is sent and received, with the skills and the deductions for the rear. */
export function passChance(board, man, to) {
  const { seat, men, apart } = board;
  const away = apart(men[man], men[to]);
  const rise = (men[to][1] - men[man][1]) * (seat === 'red' ? 1 : -1);
  const sent = has(board, man, 'Pass') ? (rise > 0 ? 6 : SUCCESS[away]) : SUCCESS[away] - (rise < 0 ? 1 : 0);
  const caught = has(board, to, 'Receive') ? (rise < 0 ? 6 : SUCCESS[away]) : SUCCESS[away] - (rise > 0 ? 1 : 0);
  return sent * caught / 36;
}
