// The online table (KF-A51): rooms on an empty server, changed by one step after another.
import { badRequest, isAnswer, NeedChance, Refusal } from './answers.mjs';
import { decodeAction, decodeScript } from './actions.mjs';
import { anyRecord, listOf, oneOf, record, text } from './decode.mjs';
import { freshPosition } from './position.mjs';
import { CHANCE, SEATS } from './rulebook.mjs';
import { apply, view } from './table.mjs';

export function session(rules, steps) {
  const given = listOf(steps, '$.args.steps', decodeStep);
  if (rules.edition !== 'vassal') throw refused('VASSAL.scope', 'no-online-table');
  const rooms = given.reduce((before, step, index) => numbered(index, () => STEPS[step.do](rules, before, step)), []);
  return { rooms: rooms.map((room) => roomView(rules, room)) };
}

function decodeStep(step, path) {
  oneOf(anyRecord(step, path).do, `${path}.do`, Object.keys(STEPS));
  record(step, path, ['do', 'seat', 'room', ...(step.do === 'play' ? ['action'] : [])], EXTRAS[step.do]);
  text(step.room, `${path}.room`);
  oneOf(step.seat, `${path}.seat`, step.do === 'play' ? [...SEATS, CHANCE] : SEATS);
  if (step.do === 'create') return { ...step, transcript: decodeTranscript(step.transcript, `${path}.transcript`) };
  return step.do === 'play' ? { ...step, ...decodeMove(step, path) } : step;
}

const EXTRAS = { create: ['transcript'], play: ['chance'] };

const decodeTranscript = (moves = [], at) =>
  listOf(moves, at, (move, path) => decodeMove(record(move, path, ['seat', 'action'], ['chance']), path));

function decodeMove(move, path) {
  return {
    seat: oneOf(move.seat, `${path}.seat`, [...SEATS, CHANCE]),
    action: decodeAction(move.action, `${path}.action`),
    chance: decodeScript(move.chance, `${path}.chance`),
  };
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

function create(rules, rooms, { seat, room: name, transcript }) {
  if (name === '' || find(rooms, name) !== undefined) throw refused('START.name-room', 'name-not-unique');
  const position = playOn(rules, freshPosition(rules), transcript);
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

function play(rules, rooms, { room: name, seat, action, chance }) {
  const room = find(rooms, name);
  if (room === undefined || !room.synchronised) throw refused('JOIN.synchronize', 'not-synchronised');
  if (room.closed.length > 0) throw refused('AGAIN.close-then-new', 'closed');
  return replaced(rooms, { ...room, position: playOn(rules, room.position, [{ seat, action, chance }]) });
}

function close(_, rooms, { seat, room: name }) {
  const room = find(rooms, name);
  if (room === undefined || !isInside(room, seat)) throw refused('AGAIN.close-then-new', 'not-in-the-room');
  return replaced(rooms, { ...room, closed: [...room.closed, seat] });
}

// AGAIN.ready: when both have closed and both have asked, play begins afresh.
function newGame(rules, rooms, { seat, room: name }) {
  const room = find(rooms, name);
  if (room === undefined || room.closed.length < SEATS.length) throw refused('AGAIN.close-then-new', 'not-closed-by-both');
  const asked = [...new Set([...room.asked, seat])];
  if (asked.length < SEATS.length) return replaced(rooms, { ...room, asked });
  return replaced(rooms, { ...room, position: freshPosition(rules), synchronised: true, closed: [], asked: [] });
}

const find = (rooms, name) => rooms.find((room) => room.name === name);

const replaced = (rooms, room) => rooms.map((other) => (other.name === room.name ? room : other));

const isInside = ({ host, guest, closed }, seat) => (seat === host || seat === guest) && !closed.includes(seat);

const refused = (clause, code) => new Refusal([{ clause, code }]);

const playOn = (rules, position, moves) =>
  moves.reduce((before, { chance, ...step }) => apply({ rules, position: before }, step, chance).game.position, position);

function roomView(rules, room) {
  const { name, host, guest, synchronised, position } = room;
  const sees = (seat) => isInside(room, seat) && (seat === host || synchronised);
  const seen = (seat) => (sees(seat) ? view({ rules, position }, seat) : null);
  return { room: name, host, guest, synchronised, views: { home: seen('home'), away: seen('away') } };
}
