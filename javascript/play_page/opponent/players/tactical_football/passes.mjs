// The odds of passes in tactical-football, by the points of passer and receiver and the deductions.
import { apart, rowOf, zoneOf } from './field.mjs';

const FAR = [[5, 0], [11, 1], [17, 2], [30, 3], [45, 5]]; // up to so many hexes, the points
// The lowest and highest throw that completes a pass, by the row of the net points.
const ROWS = [[2, 2], [2, 3], [3, 4], [3, 5], [4, 6], [2, 6], [2, 7], [3, 8], [3, 9], [3, 10], [2, 10], [2, 11]];
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]; // of 36 throws, by their sum

export const CHANCES = ROWS.map(([least, most]) => WAYS.reduce((sum, ways, dice) => (dice >= least && dice <= most ? sum + ways : sum), 0) / 36);

const chanceOf = (net) => (net < 0 ? 0 : CHANCES[Math.min(11, net)]);

/** The chance that a pass to a man, who may be in another hex by then, is completed. */
export function passChance({ rules, field, position }, passer, man, hex) {
  const men = position.men.offense.on;
  const foes = Object.values(position.men.defense.on);
  const target = position.turn.throw?.target ?? hex;
  const from = men[passer].at;
  const hexes = apart(field, from, hex);
  const astray = rowOf(field, from) <= position.line && rowOf(field, hex) > position.line ? apart(field, hex, target) : 0;
  const near = [...foes, ...Object.values(men)].filter((other) => other !== men[passer] && apart(field, other.at, from) <= 1).length;
  const marking = foes.filter(({ at }) => apart(field, at, hex) <= 1).length;
  const own = zoneOf(field, men[passer]);
  const overlapping = foes.filter((foe) => foe.neutralized === 0 && apart(field, foe.at, from) > 1 && zoneOf(field, foe).some((each) => own.includes(each))).length;
  const far = (FAR.find(([most]) => hexes <= most) ?? FAR.at(-1))[1];
  return chanceOf(rules.men.offense[passer].passing + rules.men.offense[man].receiving - far - astray - 2 * near - 2 * marking - overlapping);
}

/** The mean hexes gained by a pass to a man where he is. */
export function passGain(board, { man, to }) {
  const { position, field } = board;
  const men = position.men.offense.on;
  if (!men[man] || !men[to]) return -9;
  const chance = passChance(board, man, to, men[to].at);
  return chance * (rowOf(field, men[to].at) - position.line + 2) - (1 - chance) * 3;
}
