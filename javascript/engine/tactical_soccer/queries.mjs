// Questions about the rules and the pitch, and their arguments.
import { badRequest } from '../shared/failures.mjs';
import { integer, oneOf } from '../shared/decoder.mjs';
import { byPlace, same } from '../shared/coordinates.mjs';
import { ahead, distance, path } from './geometry.mjs';
import { edgesOf } from './pass_path.mjs';
import { foulOutcome } from './fouls.mjs';
import { landing } from './ball_landing.mjs';
import { beforeGoal, decodeHex, decodePitch, faultsOfPitch, offTheField } from './pitch.mjs';
import { bearing } from './position.mjs';
import {
  attackOf, CLASSES, clamped, FIELDERS, letterOf, MEN, RANGE, SEATS, SHOOT, SKILLS, SUCCESS,
} from './rulebook.mjs';

const ARGS = '$.args';
const MEANS = { S: 'success', F: 'failure', M: 'failure', D: 'deviation' };

function hexOf({ pitch }, args, name) {
  const hex = decodeHex(args[name], `${ARGS}.${name}`);
  if (!pitch.isHex(hex)) throw badRequest(`${ARGS}.${name}: there is no hex ${hex}`);
  return hex;
}

const seatIn = (args) => oneOf(args.seat, `${ARGS}.seat`, SEATS);

const lookUp = (table) => (game, args) => {
  const row = integer(args.distance, `${ARGS}.distance`, 1, RANGE);
  const die = integer(args.die, `${ARGS}.die`, 1, 6);
  const modified = die + integer(args.modifier ?? 0, `${ARGS}.modifier`, -9, 9);
  const letter = letterOf(table, row, modified);
  return { letter, means: MEANS[letter], column: clamped(modified) };
};

export const queries = {
  about: () => ({ title: 'Scrimmage, A Tactical Soccer Game', author: 'Daelphinux', coaches: SEATS }),
  kit: () => ({
    players: MEN,
    classes: { forward: 3, midfielder: 4, defender: 3, goalie: 0 },
    goalies: ['G1', 'G2'],
    tokens: [...SEATS.flatMap((seat) => FIELDERS.map((man) => `${seat} ${man}`)), 'red G1', 'blue G2'],
    balls: 1,
    'yellow cards': 10,
    dice: 2,
    charts: ['position', 'action', 'shoot', 'success'],
    records: ['score', 'shot choices', 'turns'],
  }),
  skills({ rules }, args) {
    const name = oneOf(args.class, `${ARGS}.class`, Object.keys(CLASSES));
    return { class: CLASSES[name], skills: SKILLS.filter((skill) => rules.skills[name].includes(skill)) };
  },
  success: lookUp(SUCCESS),
  shoot: lookUp(SHOOT),
  'action-table': () => ({
    steal: 6, 'save adjacent': 5, 'save occupied': 4, intercept: 5, pass: 'success table', receive: 'success table', shot: 'shoot table',
  }),
  'foul-die': ({ rules }, args) => ({ outcome: foulOutcome(rules, integer(args.die, `${ARGS}.die`, 1, 6)) }),
  pitch({ rules }) {
    const { pitch } = rules;
    const forSeats = (read) => Object.fromEntries(SEATS.map((seat) => [seat, read(seat)]));
    return {
      id: pitch.id,
      invented: pitch.invented,
      orientation: pitch.orientation,
      hexes: [...pitch.field].sort(byPlace),
      centre: pitch.centre,
      circle: [...pitch.circle].sort(byPlace),
      halfway: pitch.halfway,
      own: forSeats((seat) => [...pitch.own[seat]].sort(byPlace)),
      goals: pitch.goals,
      boxes: forSeats((seat) => pitch.box(seat)),
      'before goal': forSeats((seat) => beforeGoal(pitch, seat)),
    };
  },
  'check-pitch': ({ rules }, args) => {
    const data = decodePitch(args.pitch, `${ARGS}.pitch`);
    return { faults: faultsOfPitch(data, rules.readings).map(({ clause, path: place }) => ({ clause, path: place })) };
  },
  distance({ rules }, args) {
    const steps = distance(rules.pitch, hexOf(rules, args, 'from'), hexOf(rules, args, 'to'));
    return { steps, 'in range': steps <= RANGE };
  },
  path({ rules }, args) {
    const side = (args.side ?? null) === null ? null : oneOf(args.side, `${ARGS}.side`, ['left', 'right']);
    return path(rules.pitch, hexOf(rules, args, 'from'), hexOf(rules, args, 'to'), edgesOf(rules, side));
  },
  bearing({ rules }, args) {
    const seat = seatIn(args);
    return bearing(rules, seat, attackOf(seat), hexOf(rules, args, 'from'), hexOf(rules, args, 'to'));
  },
  scatter({ rules }, args) {
    const seat = seatIn(args);
    return ahead(hexOf(rules, args, 'from'), attackOf(seat)).map((hex) => ({ hex, line: offTheField(rules.pitch, hex) }));
  },
  'failed-pass': ({ rules }, args) => {
    const from = hexOf(rules, args, 'from');
    const to = hexOf(rules, args, 'to');
    if (same(from, to)) throw badRequest(`${ARGS}.to: expected a hex that differs from the passer's`);
    return [1, 2, 3].map((face) => landing(rules, from, to, face, true));
  },
};
