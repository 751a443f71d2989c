// The online table (KF-A51): rooms on an empty server, changed by one step after another.
import { badRequest, isAnswer, NeedChance, refused } from '../shared/failures.mjs';
import { anyRecord, listOf, oneOf, record, text } from '../shared/decoder.mjs';
import { apply, view } from '../shared/game.mjs';
import { reads } from '../shared/options.mjs';
import { decodeMove } from '../shared/steps.mjs';
import { freshPosition } from './position.mjs';
import { SEATS } from './rulebook.mjs';

/** `game` is {ruleset, rules}: what is played in every room. */
export function session(game, { steps }) {
  const given = listOf(steps, '$.args.steps', (step, path) => decodeRoomStep(game.ruleset, step, path));
  if (game.rules.edition !== 'vassal') throw refused('VASSAL.scope', 'no-online-table');
  const rooms = given.reduce((before, step, index) => numbered(index, () => STEPS[step.do](game, before, step)), []);
  return { rooms: rooms.map((room) => roomView(game, room)) };
}

function decodeRoomStep(ruleset, step, path) {
  const { do: name, room, ...rest } = anyRecord(step, path);
  oneOf(name, `${path}.do`, Object.keys(STEPS));
  text(room, `${path}.room`);
  if (name === 'play') return { do: name, room, ...decodeMove(ruleset, rest, path) };
  const { seat, transcript } = record(rest, path, ['seat'], name === 'create' ? ['transcript'] : []);
  oneOf(seat, `${path}.seat`, SEATS);
  const moves = listOf(transcript ?? [], `${path}.transcript`, (move, place) => decodeMove(ruleset, move, place));
  return { do: name, room, seat, moves };
}

// A refusal names the step it happened in. Nobody can be asked for the chances of a step, so they have to be there.
function numbered(step, run) {
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof NeedChance) throw badRequest(`$.args.steps[${step}].chance: the script is too short`);
    if (isAnswer(thrown) && thrown.reply.status === 'rejected') thrown.reply.data = { step };
    throw thrown;
  }
}

const STEPS = { create, join, synchronise, play, close, new: newGame };

function create(game, rooms, { seat, room: name, moves }) {
  if (name === '' || find(rooms, name) !== undefined) throw refused('START.name-room', 'name-not-unique');
  const position = playOn(game, freshPosition(game.rules), moves);
  return [...rooms, { name, host: seat, guest: null, synchronised: false, position, closed: [], asked: [] }];
}

function join(_, rooms, { seat, room: name }) {
  const room = find(rooms, name);
  if (rooms.length === 0) throw refused('JOIN.prerequisite', 'no-session');
  if (room === undefined || room.guest !== null || room.host === seat) throw refused('JOIN.pick-room', 'cannot-join');
  return replaced(rooms, { ...room, guest: seat });
}

function synchronise(_, rooms, { seat, room: name }) {
  const room = find(rooms, name);
  if (room === undefined || room.guest !== seat) throw refused('JOIN.synchronize', 'not-joined');
  return replaced(rooms, { ...room, synchronised: true });
}

function play(game, rooms, { room: name, ...move }) {
  const room = find(rooms, name);
  if (room === undefined || !room.synchronised) throw refused('JOIN.synchronize', 'not-synchronised');
  if (room.closed.length > 0) throw refused('AGAIN.close-then-new', 'closed');
  return replaced(rooms, { ...room, position: playOn(game, room.position, [move]) });
}

function close(_, rooms, { seat, room: name }) {
  const room = find(rooms, name);
  if (room === undefined || !isInside(room, seat)) throw refused('AGAIN.close-then-new', 'not-in-the-room');
  return replaced(rooms, { ...room, closed: [...room.closed, seat] });
}

// AGAIN.ready: when both have closed and both have asked, play begins afresh.
function newGame({ rules }, rooms, { seat, room: name }) {
  const room = find(rooms, name);
  if (room === undefined || !mayAsk(rules, room, seat)) throw refused('AGAIN.close-then-new', 'not-closed');
  const asked = [...new Set([...room.asked, seat])];
  if (asked.length < SEATS.length) return replaced(rooms, { ...room, asked });
  return replaced(rooms, { ...room, position: freshPosition(rules), synchronised: true, closed: [], asked: [] });
}

// KF-A60: both have closed, or at least the one who asks.
const mayAsk = (rules, { closed }, seat) =>
  (reads(rules, 'KF-A60', 'each-in-his-time') ? closed.includes(seat) : closed.length === SEATS.length);

const find = (rooms, name) => rooms.find((room) => room.name === name);

const replaced = (rooms, room) => rooms.map((other) => (other.name === room.name ? room : other));

const isInside = ({ host, guest, closed }, seat) => (seat === host || seat === guest) && !closed.includes(seat);

const playOn = (game, position, moves) =>
  moves.reduce((before, { chance, ...step }) => apply({ ...game, position: before }, step, chance).game.position, position);

function roomView(game, room) {
  const { name, host, guest, synchronised, position } = room;
  const sees = (seat) => isInside(room, seat) && (seat === host || synchronised);
  const seen = (seat) => (sees(seat) ? view({ ...game, position }, seat) : null);
  return { room: name, host, guest, synchronised, views: { home: seen('home'), away: seen('away') } };
}
