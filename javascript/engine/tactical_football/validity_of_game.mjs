// Faults of the game of several plays: what lasts from play to play.
import { isEqual } from '../shared/validity.mjs';
import { reads } from '../shared/options.mjs';
import { bannedOf } from './position.mjs';
import { freshGame, toGain } from './possessions.mjs';
import { ELEVEN, otherSeat, PLAYS, ROLES, SAFETY, SEATS, TOUCHDOWN } from './rulebook.mjs';

export function severalPlays(rules, position, fault) {
  const { stage, game } = position;
  fault('14.2.2', stage.phase === 'objective', 'stage.phase');
  const isNew = ['coin-toss', 'sides'].includes(stage.phase);
  fault('14.31.3', isNew && !isFresh(rules, position), 'game');
  fault('14.3.1', game.down < 1 || game.down > PLAYS, 'game.down');
  series(rules, position, fault);
  possessions(rules, position, fault);
  for (const seat of SEATS) points(rules, position, seat, fault);
  banned(rules, position, fault);
}

const isFresh = (rules, { game, line }) => {
  const fresh = freshGame(rules);
  const same = Object.keys(fresh).every((name) => isEqual(game[name], fresh[name]));
  return same && line === fresh.start;
};

function series(rules, { game, line }, fault) {
  const { start, first_down: marker, down, farthest, possession } = game;
  const hexes = toGain(rules);
  fault('14.31.1', start < 1 || start > 60 || (possession === 1 && start !== freshGame(rules).start), 'game.start');
  const isFirst = marker === start + hexes;
  fault('14.32.4', !isFirst && (marker < start + 2 * hexes || marker > 60 + hexes), 'game.first_down');
  fault('14.32.4', line >= marker || (down === 1 && line !== marker - hexes), 'line');
  const isShort = farthest < start || farthest < line || farthest < marker - hexes;
  fault('14.33.2', isShort || farthest >= marker || (down === 1 && isFirst && farthest !== start), 'game.farthest');
}

function possessions(rules, { stage, game }, fault) {
  const most = 2 * rules.possessions;
  const isOver = stage.phase === 'over';
  fault('14.35.2', game.possession < 1 || game.possession > most || (isOver && game.possession !== most), 'game.possession');
  const leader = SEATS.find((seat) => game.points[seat] > game.points[otherSeat(seat)]) ?? null;
  if (isOver) fault('14.35.1', stage.winner !== leader, 'stage.winner');
}

// The possessions that a seat has ended on offense, and those of the other one.
function ended({ stage, game: { possession }, offense }, seat) {
  const number = stage.phase === 'over' ? possession : possession - 1;
  const isLast = (stage.phase === 'over') === (seat === offense);
  const own = isLast ? Math.ceil(number / 2) : Math.floor(number / 2);
  return [own, number - own];
}

function points(rules, position, seat, fault) {
  const { [seat]: number } = position.game.points;
  const [own, others] = ended(position, seat);
  const bonus = { 'safety-option': SAFETY, turnover: TOUCHDOWN }[rules.readings['TF-A92']] ?? 0;
  const most = TOUCHDOWN * own + bonus * others;
  fault('14.33.1', most === 0 && number !== 0, `game.points.${seat}`);
  fault('14.33.3', number > most, `game.points.${seat}`);
  fault('14.33.2', number < (reads(rules, 'TF-A93', 'signed') ? -59 * own : 0), `game.points.${seat}`);
}

function banned(rules, position, fault) {
  const { stage, game } = position;
  for (const seat of SEATS) {
    for (const role of ROLES) {
      const men = game.banned[seat][role];
      const place = `game.banned.${seat}.${role}`;
      fault('4.1.1', men.some((man) => !Object.hasOwn(rules.men[role], man)), place);
      fault('14.37.1', new Set(men).size < men.length, place);
    }
  }
  if (!['line-up', 'reactivation'].includes(stage.phase) || position.offense === null) return;
  const isShort = Object.keys(rules.men[stage.side]).length - new Set(bannedOf(position, stage.side)).size < ELEVEN;
  fault('14.37.4', isShort !== (stage.phase === 'reactivation'), 'stage');
}
