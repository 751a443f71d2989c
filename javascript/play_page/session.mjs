// A game in progress: its start, every action with its chance outcomes, and the position after each.
import { ask, newHandle, sure } from './engine_connection.mjs';

/**
 * Start a session for {ruleset, seats, options, position}; without a position it is a new game. A session is an
 * immutable value {about, handle, moments}. A moment is {position, turn, legal, did, views}. `did` is {seat, action,
 * chance, trace}, or null at the start. `views` are the views of each seat and of the public.
 */
export async function begun(about) {
  const session = { about, handle: newHandle(), moments: [] };
  const { turn } = await sure(opened(session, about.position ?? null));
  return { ...session, moments: [await momentNow(session, turn, null)] };
}

function opened({ handle: game, about: { ruleset, options } }, position) {
  return { op: position === null ? 'new' : 'load', game, ruleset, options, ...(position === null ? {} : { position }) };
}

async function momentNow({ handle: game, about: { seats } }, turn, did) {
  const [{ position }, { actions }] = [await sure({ op: 'position', game }), await sure({ op: 'legal', game })];
  const views = {};
  for (const seat of [...seats, 'public']) views[seat] = (await sure({ op: 'observe', game, seat })).view;
  return { position, turn, legal: actions, did, views };
}

export const now = ({ moments }) => moments.at(-1);

/**
 * Try an action with a script of chance outcomes. The result is {is: 'done', session}, {is: 'refused', clause, code,
 * also}, {is: 'chance', next} if the script is too short, or {is: 'trouble', message}.
 */
export async function tried(session, { seat, action }, chance) {
  const deed = { game: session.handle, seat, action, chance };
  const explained = await ask({ op: 'explain', ...deed });
  const reply = await ask({ op: 'apply', ...deed });
  if (reply.status === 'rejected') return { is: 'refused', ...reply };
  if (reply.status === 'need-chance') return { is: 'chance', next: reply.next };
  if (reply.status !== 'ok') return { is: 'trouble', message: reply.message };
  const did = { seat, action, chance, trace: explained.trace ?? [] };
  return { is: 'done', session: { ...session, moments: [...session.moments, await momentNow(session, reply.turn, did)] } };
}

/** The session after a number of actions. */
export async function backTo(session, number) {
  const moments = session.moments.slice(0, number + 1);
  await sure(opened(session, moments.at(-1).position));
  return { ...session, moments };
}

export const checked = ({ handle: game }, { seat, action }) => ask({ op: 'check', game, seat, action });
