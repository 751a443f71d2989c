// A table as the end of an address: what two players send each other. Packed, so that it stays short, and with a
// version, so that an old one can be told from a broken one.

const VERSION = '1';
const LONGEST = 200_000; // letters of an address
const MOST = 2_000_000; // bytes that it may unpack to
const BROKEN = 'This address is incomplete or was changed. Open it again, or start a new game.';
const OTHER = 'This address was made by another version of these pages. Ask for a new link, or start a new game.';

/** Why an address cannot be read, as a sentence. */
export class Unreadable extends Error {}

/** {ruleset, options, position, move} as text; `move` is {seat, action, chance} or null. */
export const packed = async (table) => `${VERSION}.${await pack(JSON.stringify(table))}`;

/** What `packed` made of a table; Unreadable for anything else. */
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
    // told below
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

/** What a stream makes of bytes, read no further than `most`: a short address may unpack to more than a page can hold. */
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
