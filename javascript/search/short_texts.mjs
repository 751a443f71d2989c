/* Comparison of a query with the short texts of the entries: titles, questions, and the phrases by which players look
   for a rule. A query that has nearly all words of a short text, and not many others, asks for that rule. */
import { kindOfQuestion, words } from "./words.mjs";

/* The weight of an equal kind of question, such as `how many`, in the unit of the rarity of words. */
const SAME_KIND = 1;
/* A small word such as `the` in a short text hardly counts as a word that the query lacks. */
const SMALL = 0.05;
/* The word `not` in a short text counts more, unless the query says it too. */
const DENIED = 0.4, NOT = new Set(["not", "t"]);
/* A query with small words that is a short text word for word is more than similar to it. */
const WHOLE = 2;
/* A text that means the same as a typed word counts less than the word itself. */
const MEANT = 0.7;

/* Short texts of other kinds, such as words of the glossary and sections of pages, lead to no rule and count less. */
const OF_RULES = ["clause", "ambiguity", "reading", "question"], OTHER = 0.5;

function textsOf({ kind, name, title, phrases }) {
  if (kind === "question") return [name];
  if (kind === "scenario") return [];
  const own = ["clause", "ambiguity", "reading"].includes(kind) ? title : `${name}, ${title}`;
  return `${own}, ${phrases}`.split(", ").filter(Boolean);
}

const ARTICLES = ["a", "an", "the"];

/* All words of a text, except articles, to compare whole texts: `what's` is `what is`. */
function wholeOf(text) {
  return words(text).map((word) => (word === "s" ? "is" : word)).filter((word) => !ARTICLES.includes(word)).join(" ");
}

/* The rarity of a word among the short texts. */
function raritiesOf(texts) {
  const uses = new Map();
  for (const { terms } of texts) for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + texts.length / (1 + (uses.get(term) ?? 0)));
}

const sum = (numbers) => numbers.reduce((whole, each) => whole + each, 0);

/* Return a comparison of a query with the short texts: for each entry a number from 0 to 1, or WHOLE, by its most
   similar text. */
export function compareShortTexts(all, isSmall) {
  const listed = all.flatMap((entry, id) => textsOf(entry).map((text) => ({
    id, share: OF_RULES.includes(entry.kind) ? 1 : OTHER, game: entry.game,
    terms: new Set(words(text)), whole: wholeOf(text), kind: kindOfQuestion(text),
  })));
  const rarity = raritiesOf(listed);
  const weigh = (terms) => sum(terms.map(rarity));
  for (const text of listed) {
    text.weight = sum([...text.terms].map((term) => rarity(term) * (isSmall(term) ? SMALL : 1)));
    text.denial = DENIED * sum([...NOT].filter((term) => text.terms.has(term)).map(rarity));
  }

  /* A word of the query: its weight, and the texts that mean it with their terms, shares and weights. */
  function asked(texts) {
    const meanings = texts.map((text, place) => {
      const terms = text.split(" ");
      return { terms, share: place ? MEANT : 1, weight: weigh(terms) };
    });
    return { meanings, weight: Math.min(...meanings.map(({ weight }) => weight)) };
  }

  function similarity({ groups, whole, weight, kind, isDenied, isSpoken }, text) {
    if (text.whole === whole && isSpoken) return WHOLE;
    let [matched, used] = [0, 0];
    for (const { meanings, weight: own } of groups) {
      const found = meanings.find(({ terms }) => terms.every((term) => text.terms.has(term)));
      if (found) [matched, used] = [matched + found.share * own, used + found.weight];
    }
    if (!matched) return 0;
    const common = matched + (kind && kind === text.kind ? SAME_KIND : 0);
    const lacked = isDenied ? 0 : text.denial;
    return Math.min(1, common ** 2 / ((weight + (kind ? SAME_KIND : 0)) * (Math.max(text.weight, used) + lacked + SAME_KIND)));
  }

  return (groups, question, game) => {
    const meant = groups.map(asked);
    const typed = words(question);
    const query = {
      groups: meant, weight: sum(meant.map(({ weight }) => weight)), kind: kindOfQuestion(question), whole: wholeOf(question),
      isDenied: typed.some((word) => NOT.has(word)), isSpoken: typed.some(isSmall),
    };
    const best = new Map();
    for (const text of listed) {
      const value = game && text.game !== game ? 0 : text.share * similarity(query, text);
      if (value > (best.get(text.id) ?? 0)) best.set(text.id, value);
    }
    return best;
  };
}
