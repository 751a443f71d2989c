// Questions about tables and distances. Each takes a game, {ruleset, rules, position}, and the arguments.
import { badRequest } from '../shared/failures.mjs';
import { flag, integer, listOf, oneOf, text } from '../shared/decoder.mjs';
import { shares } from '../shared/fractions.mjs';
import { decodeSquare } from './actions.mjs';
import { archived, extended, replayed } from './recorded_game_replay.mjs';
import { powerAdvantage, tackleWeights } from './collisions.mjs';
import { edge, onGoalLine, spotOf } from './end_of_play.mjs';
import {
  behind, columnsToGoal, isInsideThe20, isSquare, lineToReach, stretch, windowOf, zoneAt,
} from './geometry.mjs';
import { allotments } from './options.mjs';
import {
  ADVANCE, COLUMNS, CONTESTED, GOAL_LINES, isLineman, MEN, powerOf, PRINTED, REPLAY_SPEEDS, ROWS, SCRAMBLE, SEATS,
  SIDES, speedOf, TACKLE_RESULTS, WINDOW,
} from './rulebook.mjs';

export const queries = {
  men: () => Object.fromEntries(SIDES.map((side) => [side, menOf(side)])),
  speeds: () => [2, 3, 4, 5, 6].map(menOfSpeed),
  field: () => ({ seats: SEATS, men: MEN.offense.length, columns: COLUMNS, rows: ROWS, yards_per_square: 2, end_zone: 5, window: WINDOW }),
  settings: ({ rules: { edition, limits, replaySpeed, mute } }) =>
    ({ edition, limits, replay_speed: replaySpeed, mute, replay_speeds: REPLAY_SPEEDS }),
  window: (_, args) => windowQuery(...lineOf(args)),
  zones: (_, args) => zones(...lineOf(args)),
  zone: (_, args) => zoneAt(...lineOf(args), squareOf(args.square, '$.args.square')),
  cost: (_, { from, to }) => stretch(squareOf(from, '$.args.from'), squareOf(to, '$.args.to'))?.cost ?? null,
  block: (_, args) => block(args),
  'power-advantage': (_, { tackler, carrier }) =>
    powerAdvantage(integer(tackler, '$.args.tackler', 0, 4), integer(carrier, '$.args.carrier', 0, 4)),
  tackle: ({ rules }, { advantage }) => {
    const known = Object.fromEntries(shares(tackleWeights(rules, advantageOf(advantage))));
    return Object.fromEntries(TACKLE_RESULTS.map((result) => [result, known[result] ?? '0']));
  },
  'printed-tackle': (_, { advantage }) => PRINTED[advantageOf(advantage)].map((cell) => `0.${String(cell).padStart(3, '0')}`),
  catch: (_, args) => caught(flag(args.receiver, '$.args.receiver'), flag(args.defender, '$.args.defender')),
  scramble: () => Object.fromEntries(shares(SCRAMBLE)),
  squares: ({ rules }) => Object.fromEntries(shares(allotments(rules))),
  spot,
  archived,
  replayed,
  extended,
};

const menOf = (side) => Object.fromEntries(MEN[side].map((man) =>
  [man, { speed: speedOf(side, man), power: powerOf(side, man), backward: !isLineman(man) }]));

function menOfSpeed(speed) {
  const men = MEN.offense.filter((man) => speedOf('offense', man) === speed).length;
  return { speed, power: 6 - speed, men, shape: speed <= 3 ? 'square' : 'other' };
}

function caught(receiver, defender) {
  if (receiver && defender) return Object.fromEntries(shares(CONTESTED));
  return { [receiver ? 'complete' : defender ? 'intercepted' : 'incomplete']: '1' };
}

const advantageOf = (value) => integer(value, '$.args.advantage', -2, 4);
const directionOf = (word) => (oneOf(word, '$.args.direction', ['east', 'west']) === 'east' ? 1 : -1);
const lineOf = ({ line, direction }) => [integer(line, '$.args.line', GOAL_LINES.west, GOAL_LINES.east), directionOf(direction)];

function squareOf(value, path) {
  if (!isSquare(decodeSquare(value, path))) throw badRequest(`${path}: no square of the field`);
  return value;
}

const ordered = (a, b) => [Math.min(a, b), Math.max(a, b)];

function windowQuery(line, direction) {
  const { first, last } = windowOf(line, direction);
  const isInside = isInsideThe20(line, direction);
  const column = (n) => behind(line, direction, n);
  const [rear, front] = direction > 0 ? [first, last] : [last, first];
  return {
    first, last,
    yards_to_goal: 2 * columnsToGoal(line, direction),
    inside_the_20: isInside,
    linemen: [column(1), column(1)],
    quarterback: ordered(column(2), column(4)),
    backs: ordered(column(2), rear),
    defense: ordered(column(0), front),
    downfield: isInside ? null : ordered(column(-5), column(-9)),
    first_down: lineToReach(line, direction),
  };
}

function zones(line, direction) {
  const { first } = windowOf(line, direction);
  return Object.fromEntries(Array.from({ length: 12 }, (_, index) => {
    const column = first + 5 * Math.floor(index / 3);
    const row = 1 + 5 * (index % 3);
    return [index + 1, { columns: [column, column + 4], rows: [row, row + 4] }];
  }));
}

// Labels mean the same speed in both line-ups, where both have them; T is of the offense only.
function block({ blockers, target }) {
  const power = (label, path) => {
    const side = SIDES.find((one) => MEN[one].includes(text(label, path)));
    if (side === undefined) throw badRequest(`${path}: no such man`);
    return powerOf(side, label);
  };
  const powers = listOf(blockers, '$.args.blockers', power).reduce((sum, one) => sum + one, 0);
  const against = power(target, '$.args.target');
  return { powers, against, succeeds: powers > against };
}

function spot({ rules }, { contact, result, direction: word }) {
  const direction = directionOf(word);
  const advance = ADVANCE[oneOf(result, '$.args.result', Object.keys(ADVANCE))];
  const { column, score } = spotOf(rules, { contact: integer(contact, '$.args.contact', 1, COLUMNS), advance, direction });
  if (score !== null) return { column, score, line: null };
  const line = onGoalLine(rules, edge(rules, column, direction), direction);
  return { column, score: line === null ? 'touchdown' : null, line };
}
