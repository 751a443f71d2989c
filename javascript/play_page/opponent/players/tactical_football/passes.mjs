// The odds of passes in tactical-football, by the points of passer and receiver and the deductions.
import { apart, rowOf, waysToHex, zoneOf } from './field.mjs';

const FAR = [[5, 0], [11, 1], [17, 2], [30, 3], [45, 5]]; // the greatest distance in hexes, and the points
// The lowest and highest throw that completes a pass, by the row of the net points.
const ROWS = [[2, 2], [2, 3], [3, 4], [3, 5], [4, 6], [2, 6], [2, 7], [3, 8], [3, 9], [3, 10], [2, 10], [2, 11]];
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]; // of 36 throws, by their sum

const CHANCES = ROWS.map(([least, most]) => WAYS.reduce((sum, ways, dice) => (dice >= least && dice <= most ? sum + ways : sum), 0) / 36);

const chanceOf = (net) => (net < 0 ? 0 : CHANCES[Math.min(11, net)]);

/**
 * The chance that a pass to a man, who may be in another hex by then, is completed. `coming` are more defenders beside
 * the receiver.
 */
export function passChance({ rules, field, position }, passer, man, hex, coming = 0) {
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
  return chanceOf(rules.men.offense[passer].passing + rules.men.offense[man].receiving - far - astray - 2 * near - 2 * marking - overlapping - Math.round(2 * coming));
}

/** The value of a gain; for the hard player, a gain that is not enough has half of it. */
const worthOf = ({ isHard, needed }, gain) => (isHard ? (gain >= needed ? gain + 6 : (gain + 2) / 2) : gain + 2);

/** The mean value of a pass to a man where he is, in hexes. */
export function passGain(board, { man, to }) {
  const { position } = board;
  const men = position.men.offense.on;
  if (!men[man] || !men[to]) return -9;
  return valueOf(board, passChance(board, man, to, men[to].at), men[to].at);
}

const valueOf = (board, chance, hex) => chance * worthOf(board, rowOf(board.field, hex) - board.position.line) - (1 - chance) * 3;

const SHORT = 5; // hexes of a pass that the defense cannot answer
const READY = 2; // points that a receiver keeps for the catch

/**
 * The value of a target hex in the next Game-Turn: for the receiver who can best come there, with the defenders who can
 * come near a long pass.
 */
export function targetValue(board, hex) {
  const { position, field, foes, own, carriers, rules } = board;
  const passer = carriers[0];
  const receivers = position.snap.receivers.filter((man) => man !== passer && own[man] && !own[man].hit && own[man].neutralized === 0);
  const isLong = apart(field, own[passer].at, hex) > SHORT;
  const coming = Object.values(foes).reduce((sum, { at, neutralized }) => sum + (neutralized > 0 ? 0 : crowding(apart(field, at, hex), isLong)), 0);
  return Math.max(-9, ...receivers.map((man) => {
    const reach = reachOf(board, own[man].at, hex, rules.men.offense[man].allowance - READY);
    const chance = passChance(board, passer, man, hex, coming);
    return reach * valueOf(board, chance, hex) - (1 - reach) * 3;
  }));
}

const crowding = (away, isLong) => (away <= 1 ? 0 : isLong ? Math.max(0, 0.8 - away / 10) : 0);

/**
 * The chance that a receiver comes to a hex: few points for the way, many for a way to the side or back. The hard player
 * counts the way around the defenders.
 */
function reachOf({ field, game, isHard, stage }, from, hex, points) {
  const way = isHard && stage.phase === 'commitment' ? waysToHex(game, from).get(hex) ?? 99 : apart(field, from, hex);
  const [one, other] = [field.places.get(from), field.places.get(hex)];
  const across = Math.abs(other.column - one.column);
  const cost = way + across + (other.row < one.row ? one.row - other.row : 0);
  return cost === 0 ? 1 : Math.max(0, Math.min(0.95, (points + 2 - cost) / 4));
}
