/* The search of the site: exact matches for names, tolerant matches for words. `finder` gets the content of the two
   data files. */
import { entriesOf, listEntries } from "./entries.mjs";
import { findByName, originalOf } from "./names.mjs";
import { rankByWords } from "./ranking.mjs";
import { corrected } from "./spellings.mjs";
import { absent, asked, words } from "./words.mjs";

/* Kinds of entries that a result can list below it. */
const LISTED = ["question", "reading", "scenario", "section"];
/* An entry is listed below a result if its score is at least this share of the best of them, and at most so many are. */
const CLOSE = 0.5, MOST_PARTS = 4;

/* The entries to list below a result: one question, which answers, and the readings and scenarios that fit. */
function listedParts({ entry, parts }) {
  const others = parts.filter((each) => LISTED.includes(each.entry.kind) && each.entry !== entry);
  const [question] = others.filter((each) => each.entry.kind === "question");
  const rest = others.filter((each) => each.entry.kind !== "question" && each.score >= CLOSE * parts[0].score);
  return [question, ...rest].filter(Boolean).slice(0, MOST_PARTS).map((each) => each.entry);
}

const isSubject = ({ kind }) => ["chapter", "word"].includes(kind);
const isWord = (text) => /^\p{L}+$/u.test(text.trim());

const PAGE = ["page", "section"];

/* The results with all sections of a page as one result, at the place of the best of them. */
function joinPages(results) {
  const pages = new Map();
  return results.filter((result) => {
    if (!PAGE.includes(result.kind)) return true;
    const page = result.at.split("#")[0];
    if (!pages.has(page)) return pages.set(page, result);
    const { parts } = pages.get(page);
    if (parts.length < MOST_PARTS) parts.push(result);
    return false;
  });
}

export function finder(rules, pages) {
  const all = listEntries(rules, pages);
  const { rank, vocabulary } = rankByWords(all);
  const byName = findByName(all);

  /* The results of a query, best first, in one game or in all, with what belongs to each; also words that no rule
     contains, and misspelt words. Among all games, those of the preferred game come earlier. */
  return (question, game = "", preferred = "") => {
    const { text, unknown } = corrected(question.trim(), vocabulary);
    const terms = asked(text);
    if (!terms.length) return { found: [], absent: "", unknown: "" };
    const foreign = absent(question);
    const { exact, likely } = byName(question.trim(), foreign ? question : text);
    const ranked = rank(foreign ? terms.map(([typed]) => [typed]) : terms, { forgiving: !foreign, game, preferred, question: text });
    const hits = new Map(ranked.map((each) => [each.entry, each]));
    const isElsewhere = (each) => preferred && each.game !== preferred;
    /* The key of a reading of another game can be a plain word. */
    const isKeyElsewhere = (each) => isElsewhere(each) && each.kind === "reading" && isWord(question);
    const [meant, chance] = [exact.filter((each) => !isKeyElsewhere(each)), exact.filter(isKeyElsewhere)];
    const [here, elsewhere] = [likely.filter((each) => !isElsewhere(each)), likely.filter(isElsewhere)];
    /* A chapter or a word of the glossary with the title that was typed follows the rule that answers best. */
    const [named, subjects] = [here.filter((each) => !isSubject(each)), here.filter(isSubject)];
    const best = [...named, ...hits.keys()].slice(0, Math.max(1, named.length));
    const found = [...new Set([...meant, ...best, ...subjects, ...hits.keys(), ...chance, ...elsewhere])].filter((each) => !game || each.game === game);
    return {
      found: joinPages(found.map((each) => {
        const hit = hits.get(each);
        return { ...each, terms: hit?.terms ?? terms.flat(), parts: hit ? listedParts(hit) : [] };
      })),
      absent: foreign,
      unknown,
    };
  };
}

/* The address of the case with a name, and what it adds for its row if the scenario has several cases (docs/js/panels.js
   opens the row); or the reason why the case was removed. */
export function caseNamed(rules, name) {
  const game = rules.find(({ id }) => name.startsWith(`${id}/`));
  const original = originalOf(name);
  const shown = game && entriesOf(game).find(({ cases }) => cases?.some(({ id }) => id === original));
  const row = shown?.cases.length > 1 ? `.${original.split("/").at(-1)}` : "";
  return { at: shown?.at ?? "", row, retired: game?.retired[name] ?? "" };
}

export { words };
