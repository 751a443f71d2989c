// What the marks of a drawn board mean, folded beside it.
import { make } from '../elements.mjs';

const MARKS = {
  'card-football': {
    'Ball and arrow': 'where the ball is, and which way its side plays',
    'Flags and dashed line': 'where this series of downs began, and the line to reach for a first down',
    '5, -2': 'on a card: yards won or lost', '-': 'incomplete pass: no gain', TD: 'touchdown', 'T/O': 'turnover: the other side gets the ball',
    r24: 'kick-off: the receiver runs it back to his own 24', k38: 'kick-off: run back to the 38 of the kicker',
    'punt 53': 'the punt goes 53 yards', 'field goal 44': 'good from the 44 of the other side, or nearer', 'turnover -12': 'after T/O: the ball moves 12 yards back before the other side has it',
    'Orange cell': 'the result that counts', 'Black line, orange arrow': 'the line of scrimmage, and how the ball has moved',
    'Blitz, Run, Screen, Deep, Zone': 'calls of the defense: “Tables and odds” of the rules lists how often each of them stops each play',
    Momentum: 'some cards: after a long gain the defense names a play that it will not use; after a short gain, the offense',
  },
  'tactical-football': {
    'Large and small number': 'the man, and his hex', Triangle: 'the way that he faces', 'White number': 'Movement Points that he has left',
    'Pale man, yellow number': 'neutralized: he is down; a higher number is harder to get up from', 'Yellow H': 'hit: he may not move until the end of his turn',
    'Brown oval': 'the ball', 'White dashed oval': 'a dummy ball, or perhaps the ball', 'Pale hexes': 'controlled by a side',
    'Blue line': 'Line of Scrimmage', 'Dashed yellow line': 'First Down', 'Cards next to the board': 'the plan that each side has chosen in secret: how its line acts, and its play', 'N, NE, SE, S, SW, NW': 'ways to face: N is up, S is down',
    'QB, RB, WR, TE, T, G, C': 'quarterback, running back, wide receiver, tight end, tackle, guard, center', 'DE, DT, OLB, MLB, CB, SS, WS': 'defensive end and tackle, outside and middle linebacker, cornerback, strong and weak safety',
    'In motion': 'one man of the offense may use all his points in a Snap Game-Turn', 'Hand off with a dummy': 'two balls are shown, so that the defense does not know who has the ball',
  },
  'computer-football': {
    'Square, rounded square, circle, hexagon, triangle': 'speed 2, 3, 4, 5, 6; power is 6 minus speed',
    'T, G, TE, SE': 'tackles, guards, ends', 'Q, F, H, T': 'the backs of the offense', 'L, B, S': 'linebackers, backs and safety of the defense',
    'Pale man': 'a first blocker has marked him', 'Dashed ball': 'the defense does not know that he has it', 'White ring': 'the ball in the air, or on the ground',
    '1 to 12': 'zones for a pass', 'Blue line': 'scrimmage line', 'Dashed yellow line': 'first down',
  },
  'tactical-soccer': {
    'F, M, D, G': 'forward, midfielder, defender, goalie: 3, 4, 3 and 2 are in the game, and men of one letter are equal', 'Small numbers': 'the hex of a man; on a phone, zoom in', 'Pale man': 'he has acted in this turn',
    'Pass, Receive': 'no roll for a ball that goes ahead', 'Shoot, Steal': 'one more on the die', Intercept: 'he may try to stop a pass', Tackle: 'he may stop it from two hexes away', Save: 'he may stop a shot', 'Yellow rectangle': 'a yellow card', 'White circle': 'the ball', 'Gray hexes': 'a goal', 'Dark hexes': 'the box', 'Dashed line': 'the way of a pass',
  },
};
const OF_THE_PAGE = { 'Ring around a man': 'he may act', 'Number on a glowing place': 'its cost', 'Orange arrow': 'he has just moved' };

/** The legend of a game. */
export function legend(ruleset) {
  const marks = Object.entries({ ...MARKS[ruleset], ...ruleset === 'card-football' ? {} : OF_THE_PAGE });
  return make('details.legend.small', {}, make('summary', {}, 'What do the marks mean?'), make('dl', {}, marks.map(([mark, text]) => [make('dt', {}, mark), make('dd', {}, text)])));
}
