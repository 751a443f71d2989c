// A position as the last part of a web address, for links between players. It is compressed, and has a version, so that
// an outdated address can be distinguished from a damaged one.

const VERSION = '1';
const LONGEST = 200_000; // letters of an address
const MOST = 2_000_000; // bytes that it may unpack to
const BROKEN = 'This address is incomplete or was changed. Open it again, or start a new game.';
const OTHER = 'This address was made by another version of these pages. Ask for a new link, or start a new game.';

/** Error: an address is unreadable; the message is a sentence for the user. */
export class Unreadable extends Error {}

/** {ruleset, options, position, move} as text; `move` is {seat, action, chance} or null. */
export const packed = async (table) => `${VERSION}.${await pack(JSON.stringify(table))}`;

/** The decoded position from a text that `packed` made; throw Unreadable for any other text. */
export async function unpacked(text) {
  const [version, body] = text.split('.');
  if (!/^\d+$/.test(version) || body === undefined) throw new Unreadable(BROKEN);
  if (version !== VERSION) throw new Unreadable(OTHER);
  return sound(await unpack(body));
}

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTable = (value) => isRecord(value) && typeof value.ruleset === 'string' && isRecord(value.options)
  && (value.options.readings === undefined || isRecord(value.options.readings))
  && (value.position === null || isRecord(value.position)) && (value.move === null || isMove(value.move));
const isMove = (value) => isRecord(value) && typeof value.seat === 'string' && isRecord(value.action) && typeof value.action.type === 'string'
  && Array.isArray(value.chance ?? []);

function sound(text) {
  try {
    const table = JSON.parse(text);
    if (isRecord(table)) Object.assign(table, { move: table.move ?? null, position: table.position ?? null });
    if (isTable(table)) return table;
  } catch {
    // reported below
  }
  throw new Unreadable(BROKEN);
}

export async function pack(text) {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpack(body) {
  if (body.length > LONGEST) throw new Unreadable(BROKEN);
  try {
    const letters = atob(body.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(new DecompressionStream('deflate-raw'), bytes, MOST));
  } catch {
    throw new Unreadable(BROKEN);
  }
}

/**
 * The output of a stream for these bytes, up to `most` bytes, because a short address may expand to more than a page
 * can hold.
 */
async function through(stream, bytes, most = Infinity) {
  const [parts, reader] = [[], new Blob([bytes]).stream().pipeThrough(stream).getReader()];
  let length = 0;
  for (let { done, value } = await reader.read(); !done; ({ done, value } = await reader.read())) {
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Unreadable(BROKEN);
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
