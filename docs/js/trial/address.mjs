// A table as the end of an address: what two players send each other. Packed, so that it stays short, and with a
// version, so that an old one can be told from a broken one.

const VERSION = '1';
const LONGEST = 200_000;
const BROKEN = 'This address holds no table: it was cut short or changed on its way. Ask for it again, or begin a new game.';
const OTHER = 'This address was made by another version of these pages. Ask for the position again, or begin a new game.';

/** Why an address cannot be read, as a sentence. */
export class Unreadable extends Error {}

/** {ruleset, options, position, move} as text; `move` is {seat, action, chance} or null. */
export const packed = async (table) => `${VERSION}.${await pack(JSON.stringify(table))}`;

/** What `packed` made of a table; Unreadable for anything else. */
export async function unpacked(text) {
  const [version, body] = text.split('.');
  if (!/^\d+$/.test(version) || body === undefined || text.length > LONGEST) throw new Unreadable(BROKEN);
  if (version !== VERSION) throw new Unreadable(OTHER);
  return sound(await unpack(body));
}

function sound(text) {
  try {
    const table = JSON.parse(text);
    if (typeof table.ruleset === 'string' && typeof table.options === 'object') return { move: null, position: null, ...table };
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
  try {
    const letters = atob(body.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(new DecompressionStream('deflate-raw'), bytes));
  } catch {
    throw new Unreadable(BROKEN);
  }
}

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
