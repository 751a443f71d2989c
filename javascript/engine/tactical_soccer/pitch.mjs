// The pitch as data: reading it, what is wrong with it, and what the rules call its parts.
import { badRequest } from '../shared/failures.mjs';
import { anyRecord, flag, integer, list, listOf, oneOf, record, text } from '../shared/decoder.mjs';
import { byPlace, keyOf, same } from '../shared/coordinates.mjs';
import { distance, has, neighbours } from './geometry.mjs';
import { SEATS, WORDS } from './rulebook.mjs';

const FARTHEST = 99; // that can be written
const WIDEST = 40;
const MOST_COLUMNS = 81;
const MOST_BOXES = 20;
const MOST_HEXES = 800;
const BOX_SIZE = 6;
const CENTRE = [0, 0];

const isLattice = ([x, y]) => (x + y) % 2 === 0;

export function decodeHex(value, path) {
  if (list(value, path).length !== 2) throw badRequest(`${path}: a hex is [x, y]`);
  return value.map((part, index) => integer(part, `${path}[${index}]`, -FARTHEST, FARTHEST));
}

function decodeColumn(value, path) {
  if (list(value, path).length !== 3) throw badRequest(`${path}: a column is [x, first y, last y]`);
  return value.map((part, index) => integer(part, `${path}[${index}]`, -WIDEST, WIDEST));
}

function decodeBoxes(value, path) {
  if (Object.keys(anyRecord(value, path)).length > MOST_BOXES) throw badRequest(`${path}: more than ${MOST_BOXES} boxes`);
  return Object.fromEntries(Object.entries(value).map(([name, box]) => {
    const place = `${path}.${text(name, path)}`;
    record(box, place, SEATS);
    return [name, Object.fromEntries(SEATS.map((seat) => [seat, listOf(box[seat], `${place}.${seat}`, decodeHex, MOST_BOXES)]))];
  }));
}

/** A pitch as it is written. */
export function decodePitch(value, path) {
  record(value, path, ['id', 'invented', 'orientation', 'centre', 'columns', 'goals', 'boxes']);
  record(value.goals, `${path}.goals`, SEATS);
  const goals = Object.fromEntries(SEATS.map((seat) => {
    const place = `${path}.goals.${seat}`;
    const goal = record(value.goals[seat], place, WORDS);
    return [seat, Object.fromEntries(WORDS.map((word) => [word, decodeHex(goal[word], `${place}.${word}`)]))];
  }));
  return {
    id: text(value.id, `${path}.id`),
    invented: flag(value.invented, `${path}.invented`),
    orientation: oneOf(value.orientation, `${path}.orientation`, ['flat', 'point']),
    centre: decodeHex(value.centre, `${path}.centre`),
    columns: listOf(value.columns, `${path}.columns`, decodeColumn, MOST_COLUMNS),
    goals,
    boxes: decodeBoxes(value.boxes, `${path}.boxes`),
  };
}

// The hexes of the columns, each once.
function fieldOf(columns) {
  const listed = columns.filter(([x, first]) => isLattice([x, first])).flatMap(([x, first, last]) =>
    Array.from({ length: Math.max(0, Math.floor((last - first) / 2) + 1) }, (_, index) => [x, first + 2 * index]));
  return [...new Map(listed.map((hex) => [keyOf(hex), hex])).values()];
}

const DECIDING = ['TS-A12', 'TS-A13', 'TS-A14']; // the readings that decide the layout
const layouts = new WeakMap(); // the data of a pitch -> its layouts by these readings

/** What the rules call the parts of a pitch, under the readings that decide them. */
export function laidOut(data, readings) {
  if (!layouts.has(data)) layouts.set(data, new Map());
  const known = layouts.get(data);
  const key = DECIDING.map((id) => readings[id]).join(' ');
  if (!known.has(key)) known.set(key, layOut(data, readings));
  return known.get(key);
}

function layOut(data, readings) {
  const field = fieldOf(data.columns);
  const goalHexes = (seat) => WORDS.map((word) => data.goals[seat][word]);
  const hexes = [...field, ...SEATS.flatMap(goalHexes)];
  const onField = new Set(field.map(keyOf));
  const onPitch = new Set(hexes.map(keyOf));
  const heights = field.map(([, y]) => y);
  const pitch = { ...data, field, hexes, paths: new Map() }; // paths are found once
  const halfway = field.filter(([, y]) => y === 0).sort(byPlace);
  const circle = field.filter((hex) => distance(pitch, hex, CENTRE) <= (readings['TS-A12'] === 'radius-2' ? 2 : 1));
  const isOwn = (seat, hex) => onField.has(keyOf(hex)) && isOwnSide(readings['TS-A13'], halfway, seat, hex);
  const own = Object.fromEntries(SEATS.map((seat) => [seat, field.filter((hex) => isOwn(seat, hex))]));
  const keysOf = (some) => new Set(some.map(keyOf));
  const roomsOf = (seat) => ({
    F: onField, M: onField, D: keysOf(own[seat]), G: keysOf([...data.boxes[readings['TS-A14']]?.[seat] ?? [], ...goalHexes(seat)]),
  });
  const around = (hex) => neighbours(pitch, hex).filter((near) => onPitch.has(keyOf(near))).map((near) => ({ hex: near, key: keyOf(near) }));
  const ways = new Map(); // the key of a hex -> where two steps lead from it, once a man has stood there
  return Object.assign(pitch, {
    halfway,
    circle,
    top: Math.max(...heights),
    bottom: Math.min(...heights),
    goalHexes,
    box: (seat) => data.boxes[readings['TS-A14']]?.[seat],
    isField: (hex) => onField.has(keyOf(hex)),
    isHex: (hex) => onPitch.has(keyOf(hex)),
    isGoal: (hex) => onPitch.has(keyOf(hex)) && !onField.has(keyOf(hex)),
    isOwn,
    ways(hex) {
      const key = keyOf(hex);
      if (!ways.has(key)) ways.set(key, waysFrom(hex, around));
      return ways.get(key);
    },
    rooms: Object.fromEntries(SEATS.map((seat) => [seat, roomsOf(seat)])),
    own,
  });
}

// Where two steps lead from a hex: {near, far}, each of the far ones with the keys of those `over` which it is reached.
function waysFrom(from, around) {
  const near = around(from);
  const far = new Map();
  for (const { hex, key: first } of near) {
    for (const { hex: to, key } of around(hex)) {
      if (same(to, from) || near.some((each) => each.key === key)) continue;
      if (!far.has(key)) far.set(key, { hex: to, key, over: [] });
      far.get(key).over.push(first);
    }
  }
  return { near, far: [...far.values()] };
}

function isOwnSide(reading, halfway, seat, hex) {
  if (hex[1] !== 0) return (hex[1] < 0) === (seat === 'red');
  if (reading === 'odd-split') return (halfway.findIndex((each) => same(each, hex)) % 2 === 0) === (seat === 'red');
  return reading === 'shared';
}

/** Over the end line, off the side, or neither. */
export function offTheField(pitch, hex) {
  if (pitch.isField(hex)) return null;
  return hex[1] > pitch.top || hex[1] < pitch.bottom ? 'end' : 'side';
}

/** The seat that defends the end over which a hex lies. */
export const defenderOfEnd = ([, y]) => (y < 0 ? 'red' : 'blue');

/** The first hex of the box, in the order of the data, that touches Center. */
export const beforeGoal = (pitch, seat) =>
  pitch.box(seat).find((hex) => distance(pitch, hex, pitch.goals[seat].Center) === 1);

// ---- what is wrong with it

/** [{clause, code, path}] in the order of the wire page. */
export function faultsOfPitch(data, readings) {
  const found = [];
  const fault = (clause, isBroken, place) => {
    if (isBroken) found.push({ clause, code: 'unsound-pitch', path: `/${place.replaceAll('.', '/')}` });
  };
  const { columns } = data;
  fault('INTRO.kit-complete', !columnsAscend(columns), 'columns');
  fault('INTRO.kit-complete', !columnsAreWhole(columns), 'columns');
  const pitch = laidOut(data, readings);
  fault('INTRO.kit-complete', !endsAreStraight(columns), 'columns');
  fault('INTRO.kit-complete', !pitch.field.every((hex) => pitch.isField(opposite(hex))), 'columns');
  fault('INTRO.kit-complete', pitch.field.length > MOST_HEXES, 'columns');
  fault('SETUP.place', pitch.field.filter(([, y]) => y < 0).length < BOX_SIZE, 'columns');
  fault('SETUP.centre-hex-mark', !same(data.centre, CENTRE) || !pitch.isField(CENTRE), 'centre');
  for (const seat of SEATS) faultsOfSide(pitch, readings['TS-A14'], seat, fault);
  fault('SCATTER.direct-ahead', isTurnedWrong(data, readings), 'orientation');
  return found;
}

function faultsOfSide(pitch, name, seat, fault) {
  const [other, side] = seat === 'red' ? ['blue', -1] : ['red', 1];
  fault('GOALIE.three-goal-hexes', !goalIsSound(pitch, seat), `goals.${seat}`);
  const isMirrored = WORDS.every((word) => same(opposite(pitch.goals[seat][word]), pitch.goals[other][word]));
  fault('INTRO.kit-complete', !isMirrored, `goals.${seat}`);
  const box = pitch.box(seat);
  fault('GOALIE.box', box === undefined || !boxIsSound(pitch, seat), box === undefined ? `boxes.${name}` : `boxes.${name}.${seat}`);
  if (box !== undefined) fault('INTRO.kit-complete', !isSet(box.map(opposite), pitch.box(other)), `boxes.${name}.${seat}`);
  fault('SETUP.circle-minimum', !pitch.circle.some(([, y]) => y * side > 0), 'columns');
}

/** The pitch is not laid as TS-A11 has it. */
const isTurnedWrong = (data, readings) => data.orientation !== (readings['TS-A11'] === 'point-forward' ? 'point' : 'flat');

const columnsAscend = (columns) =>
  columns.length > 0 && columns.every(([x], index) => index === 0 || x === columns[index - 1][0] + 1);

const columnsAreWhole = (columns) =>
  columns.every(([x, first, last]) => first <= last && isLattice([x, first]) && isLattice([x, last]));

function endsAreStraight(columns) {
  const most = Math.max(...columns.map(([, , last]) => last));
  return columns.every(([, first, last]) => last >= most - 1 && first <= 1 - most);
}

const opposite = ([x, y]) => [0 - x, 0 - y];
const isSet = (one, other) => one.length === other.length && one.every((hex) => has(other, hex)) && other.every((hex) => has(one, hex));

function goalIsSound(pitch, seat) {
  const [left, center, right] = pitch.goalHexes(seat);
  const isBeyond = ([, y]) => (seat === 'red' ? y < pitch.bottom : y > pitch.top);
  if (![left, center, right].every((hex) => isBeyond(hex) && isLattice(hex))) return false;
  const apart = (one, other) => distance(pitch, one, other);
  if (apart(left, center) !== 1 || apart(center, right) !== 1 || apart(left, right) !== 2) return false;
  return seat === 'red' ? left[0] > right[0] : left[0] < right[0];
}

function boxIsSound(pitch, seat) {
  const box = pitch.box(seat);
  if (box.length !== BOX_SIZE || new Set(box.map(keyOf)).size !== BOX_SIZE) return false;
  return box.every(pitch.isField)
    && pitch.goalHexes(seat).every((goal) => neighbours(pitch, goal).some((hex) => has(box, hex)));
}
