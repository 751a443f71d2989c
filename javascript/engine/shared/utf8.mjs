// Encoding of texts as UTF-8.

const LEADS = [0x00, 0xc0, 0xe0, 0xf0]; // by how many bytes follow
const REPLACEMENT = 0xfffd; // of half a surrogate pair

/** The bytes of a text in UTF-8. */
export function utf8(text) {
  const bytes = [];
  for (const character of text) {
    const code = scalar(character);
    if (code < 0x80) {
      bytes.push(code);
      continue;
    }
    const after = following(code);
    bytes.push(LEADS[after] | (code >> (6 * after)));
    for (let left = after - 1; left >= 0; left -= 1) bytes.push(0x80 | ((code >> (6 * left)) & 0x3f));
  }
  return bytes;
}

/** Whether a text has more bytes than a number. */
export function isLonger(text, most) {
  if (text.length * 3 <= most || text.length > most) return text.length > most;
  let length = 0;
  for (const character of text) length += 1 + following(scalar(character));
  return length > most;
}

function scalar(character) {
  const code = character.codePointAt(0);
  return code >= 0xd800 && code <= 0xdfff ? REPLACEMENT : code;
}

const following = (code) => (code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3);
