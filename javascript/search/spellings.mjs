/* Other spellings of the words of a query: open compounds, and corrections of words that no entry contains. */
import { asked, isSmall, words } from "./words.mjs";

/* A known word written as two words counts less than the word itself. */
const APART = 0.7;

/* A word as two known words of at least three letters, or with a last word such as `up`: `lineup` is `line up`. */
function apartOf(word, vocabulary) {
  for (let at = 3; at <= word.length - 2; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    const both = words(`${first} ${last}`);
    if ((last.length > 2 || ["up", "in"].includes(last)) && both.every((each) => vocabulary.has(each))) return both.join(" ");
  }
  return undefined;
}

/* The spellings of a text with their weights: also each word as two known words, `half time` for `halftime`. */
export function spellings(text, vocabulary) {
  const apart = text.split(" ").map((word) => apartOf(word, vocabulary) ?? word).join(" ");
  return apart === text ? [[text, 1]] : [[text, 1], [apart, vocabulary.has(text) ? APART : 1]];
}

const WORD = /[\p{L}\p{N}]+/gu;

/* Return a check whether a typed word is one that no entry contains, even as the start of a word, and that has no other meaning. */
function strangeWords(vocabulary) {
  const known = [...vocabulary.keys()];
  const isKnown = (text) => text.split(" ").every((term) => known.some((word) => word.startsWith(term)));
  const isStrange = (texts) => !texts.some((text) => spellings(text, vocabulary).some(([spelled]) => isKnown(spelled)));
  return (word) => !isSmall(word) && asked(word).some(isStrange);
}

/* The number of letters that are inserted, left out, replaced, or exchanged with their neighbor. */
function distance(one, other) {
  let before = [], last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      next[at] = Math.min(last[at] + 1, next[at - 1] + 1, last[at - 1] + (isSame ? 0 : 1));
      const isExchanged = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isExchanged) next[at] = Math.min(next[at], before[at - 2] + 1);
    }
    [before, last] = [last, next];
  }
  return last[other.length];
}

/* The number of wrong letters up to which a word of a length is corrected. */
function mostWrong(length) {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/* The known word that is nearest to a word; of several, the one with the same first letter, and then the most frequent. */
function nearest(word, vocabulary) {
  const most = mostWrong(word.length);
  const near = [...vocabulary].filter(([known]) => Math.abs(known.length - word.length) <= most)
    .map(([known, uses]) => ({ known, uses, away: distance(word, known) + (known[0] === word[0] ? 0 : 0.5) }))
    .filter(({ away }) => away <= most);
  near.sort((one, other) => one.away - other.away || other.uses - one.uses);
  return near[0]?.known;
}

/* A query with its unknown words replaced by the nearest known words, and the first unknown word. */
export function corrected(question, vocabulary) {
  const isStrange = strangeWords(vocabulary);
  const unknown = question.match(WORD)?.find(isStrange) ?? "";
  const text = unknown ? question.replace(WORD, (word) => (isStrange(word) && nearest(words(word)[0], vocabulary)) || word) : question;
  return { text, unknown };
}
