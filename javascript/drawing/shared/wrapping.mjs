// Wrapping of sentences into lines; a word that is longer than a line is split.

const BLANKS = /[\t\n\v\f\r ]+/;

/** The number of characters of a text; some characters consist of two code units. */
export const lettersOf = (text) => [...text].length;

/** The lines of a text, with a maximum number of letters per line. */
export function wrap(text, most) {
  const lines = [];
  let line = '';
  for (const word of text.split(BLANKS).filter((each) => each)) {
    const longer = line ? `${line} ${word}` : word;
    if (lettersOf(longer) <= most) {
      line = longer;
      continue;
    }
    line = cut(lines, line, word, most);
  }
  return line ? [...lines, line] : lines;
}

/** A word that does not fit starts a new line; a word longer than a line fills the current line first. */
function cut(lines, line, word, most) {
  let rest = [...word];
  if (rest.length > most && line) {
    const room = most - lettersOf(line) - 1;
    if (room > 0) line += ` ${rest.splice(0, room).join('')}`;
  }
  if (line) lines.push(line);
  for (; rest.length > most; rest = rest.slice(most)) lines.push(rest.slice(0, most).join(''));
  return rest.join('');
}
