// Sentences cut into lines: as many words as fit into each, and a word that is longer than a line is cut.

const BLANKS = /[\t\n\v\f\r ]+/;

/** How many characters a text has, where some are two units of it. */
export const lettersOf = (text) => [...text].length;

/** The lines of a text of so many letters at most. */
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

/** A word that does not fit begins a line of its own; what is too long for one fills the line before it first. */
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
