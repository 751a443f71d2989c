// What the marks of a drawn board mean, folded beside it.
import { make } from '../elements.mjs';

const MARKS = {
  'card-football': {
    'Ball and arrow': 'where the ball is, and which way its side plays',
    'Flags and dashed line': 'where this series of downs began, and the line to reach for a first down',
    '5, -2': 'on a card: yards won or lost', '-': 'incomplete pass: no gain', TD: 'touchdown', 'T/O': 'turnover: the other side gets the ball',
    r24: 'kick-off: the receiver runs it back to his own 24', k38: 'kick-off: run back to the 38 of the kicker',
  },
  'tactical-football': {
    'Large and small number': 'the man, and his hex', Triangle: 'the way that he faces', 'White number': 'Movement Points that he has left',
    'Pale man, yellow number': 'neutralized: he is down; a higher number is harder to get up from', 'Yellow H': 'hit: he may not move until the end of his turn',
    'Brown oval': 'the ball', 'White dashed oval': 'a dummy ball, or perhaps the ball', 'Pale hexes': 'controlled by a side',
    'Blue line': 'Line of Scrimmage', 'Dashed yellow line': 'First Down',
  },
  'computer-football': {
    'Square, rounded square, circle, hexagon, triangle': 'speed 2, 3, 4, 5, 6; power is 6 minus speed',
    'T, G, TE, SE': 'tackles, guards, ends', 'Q, F, H, T': 'the backs of the offense', 'L, B, S': 'linebackers, backs and safety of the defense',
    'Pale man': 'a first blocker has marked him', 'Dashed ball': 'the defense does not know that he has it', 'White ring': 'the ball in the air, or on the ground',
    '1 to 12': 'zones for a pass', 'Blue line': 'scrimmage line', 'Dashed yellow line': 'first down',
  },
  'tactical-soccer': {
    'F, M, D, G': 'forward, midfielder, defender, goalie', 'Small numbers': 'the hex of a man', 'Pale man': 'he has acted in this turn',
    'Yellow rectangle': 'a yellow card', 'White circle': 'the ball', 'Gray hexes': 'a goal', 'Dark hexes': 'the box', 'Dashed line': 'the way of a pass',
  },
};
const OF_THE_PAGE = { 'Ring around a man': 'he may act', 'Number on a glowing place': 'its cost', 'Orange arrow': 'he has just moved' };

/** The legend of a game. */
export function legend(ruleset) {
  const marks = Object.entries({ ...MARKS[ruleset], ...ruleset === 'card-football' ? {} : OF_THE_PAGE });
  return make('details.legend.small', {}, make('summary', {}, 'What do the marks mean?'), make('dl', {}, marks.map(([mark, text]) => [make('dt', {}, mark), make('dd', {}, text)])));
}
