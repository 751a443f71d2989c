// A whole game as data: the transcript that `scrimmage replay` reads. A link and a saved file contain it.
import { pack, unpack, Unreadable } from './address.mjs';
import { begun, tried } from './session.mjs';

const FORMAT = 'scrimmage-transcript-1';
const VERSION = '1';

/** The start of the part of an address that contains a whole game. */
export const GAME = '#game=';

/** The transcript of a session; it has a position if the game started from one. */
export function transcriptOf({ about: { ruleset, options, position }, moments }) {
  const moves = moments.slice(1).map(({ did: { seat, action, chance } }) => ({ seat, action, chance }));
  return { format: FORMAT, ruleset, options, ...(position ? { position: moments[0].position } : {}), moves };
}

/** A promise of the last part of an address with the whole game. */
export const packedGame = async (session) => `${GAME}${VERSION}.${await pack(JSON.stringify(transcriptOf(session)))}`;

/** A promise of the transcript in the last part of an address. */
export async function unpackedGame(text) {
  const [version, body] = text.slice(GAME.length).split('.');
  if (version !== VERSION || body === undefined) throw new Unreadable('This address was made by another version of these pages. Ask for a new link, or start a new game.');
  return readTranscript(await unpack(body));
}

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isMove = (value) => isRecord(value) && typeof value.seat === 'string' && isRecord(value.action) && Array.isArray(value.chance ?? []);

/** The transcript in a text; throw Unreadable for any other text. */
export function readTranscript(text) {
  let found = null;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Unreadable('This is not a saved game: the text is not JSON.');
  }
  const { format = FORMAT, ruleset, options = {}, position = null, moves = [] } = isRecord(found) ? found : {};
  const isGame = format === FORMAT && typeof ruleset === 'string' && isRecord(options) && (position === null || isRecord(position)) && Array.isArray(moves) && moves.every(isMove);
  if (!isGame) throw new Unreadable(`This is not a saved game: a transcript with the format ${FORMAT} is expected.`);
  return { ruleset, options, position, moves };
}

/** The session of a transcript after its last move; throw Unreadable with the number of a move that is not possible. */
export async function replayed(about, moves) {
  let session = await begun(about);
  for (const [number, { seat, action, chance = [] }] of moves.entries()) {
    const came = await tried(session, { seat, action }, chance);
    if (came.is !== 'done') throw new Unreadable(`Move ${number + 1} of this game is not possible: ${came.clause ? `refused under ${came.clause}` : came.message ?? 'a result of chance is missing'}.`);
    ({ session } = came);
  }
  return session;
}
