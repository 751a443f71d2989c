// A game at the table: where it began, every action with the chances it met, and the position after each.
import { ask, newHandle, sure } from './engine_connection.mjs';

/**
 * Begin {ruleset, seats, options, position}; without a position it is a new game. A session is a value: {about, handle, moments},
 * a moment being {position, turn, legal, did, views}, where `did` is {seat, action, chance, trace}, null at the beginning, and
 * `views` are what each seat and the public may see.
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
 * Try an action with a script of chances. {is: 'done', session}, {is: 'refused', clause, code, also}, {is: 'chance', next}
 * where the script is too short, or {is: 'trouble', message}.
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

/** As it was after so many actions. */
export async function backTo(session, number) {
  const moments = session.moments.slice(0, number + 1);
  await sure(opened(session, moments.at(-1).position));
  return { ...session, moments };
}

export const checked = ({ handle: game }, { seat, action }) => ask({ op: 'check', game, seat, action });
