// What the side with the ball has to reach, what wins the game, and the score, in one line above the board.
import { make } from '../elements.mjs';
import { shownTo } from '../visibility.mjs';

const PLAYS = 4; // in which the offense must gain its distance
const FIELD = 100; // yards of card-football
const YARDS_PER_COLUMN = 2;
const GOAL_ROW = 60; // of tactical-football

const counted = (number, unit) => `${number} ${unit}${number === 1 ? '' : unit === 'hex' ? 'es' : 's'}`;
const playsLeft = (down) => (down === PLAYS ? 'in this play, the last of four' : `in ${PLAYS + 1 - down} plays`);

const seriesSaid = (firstDown, line) => (firstDown > GOAL_ROW ? 'reach the end zone' : `gain ${counted(firstDown - line, 'hex')} beyond the blue line`);

const AIMS = {
  'card-football': ({ phase, offence, spot, down, series_start: began, two_point: isTwo }) => (phase === 'over' || offence === null || spot === null || down === null || isTwo ? [] : [
    `${offence} has to gain ${counted(Math.min(began + 10, FIELD) - spot, 'yard')} ${playsLeft(down)}.`, 'Most points after four quarters win.']),
  'computer-football': ({ phase, offense, eastward, down, line, first_down: firstDown }) => (phase === 'over' || offense === null ? [] : [
    `${offense} attacks to the ${offense === eastward ? 'right' : 'left'} and has to gain ${counted(YARDS_PER_COLUMN * Math.abs(firstDown - line), 'yard')} ${playsLeft(down)}.`, 'The first score wins.']),
  'tactical-football': ({ offense, objective, game, line }) => [
    ...objective ? [`${offense} attacks up the map and has to gain ${counted(objective, 'hex')} beyond the blue line in this one play.`] : [],
    ...offense && game && game.first_down > line ? [`${offense} attacks up the map and has to ${seriesSaid(game.first_down, line)} ${playsLeft(game.down)}.`] : [],
    ...offense && game ? [`Down ${game.down}.`] : []],
  'tactical-soccer': ({ phase }, own) => (phase === 'over' ? [] : [
    own === undefined ? 'red attacks to the right, blue to the left.' : `You attack to the ${own === 'red' ? 'right' : 'left'}.`, 'Most goals after two halves of ten turns win.']),
};

/** The line for the position that the viewer sees; `own` is the seat of a viewer who alone plays against the computer. */
export function aimSaid({ game: { ruleset }, guide, seats, seat, session }, own) {
  if (guide && ruleset !== 'tactical-football') return null; // a lesson says it itself
  const position = shownTo(session.moments.at(-1), seat);
  const { offense, game } = position;
  const score = offense && game ? [`${seats.map((each) => `${each} ${game.points[each]}`).join(', ')}.`] : [];
  const said = [...AIMS[ruleset](position, own), ...score];
  return said.length === 0 ? null : make('span.trial-aim', {}, ' ', said.join(' '));
}
