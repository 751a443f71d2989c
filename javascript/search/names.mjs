/* Entries that a query names exactly: by an id, the name or place of a case, or a title. */
import { words } from "./words.mjs";

const ID = ["clause", "ambiguity", "reading"];

/* The names of an entry in the normalized form that is compared. */
function namesOf({ kind, name }) {
  const whole = name.toLowerCase();
  if (!ID.includes(kind)) return [];
  return kind === "reading" ? [whole, whole.slice(whole.indexOf(".") + 1)] : [whole];
}

/* A place in a feature file, as a failure prints it; the line may be left out. */
const PLACE = /^(.*\.feature)(?::(\d+))?$/;

function byPlace(all, file, line) {
  const there = all.filter(({ feature }) => feature === file || feature.endsWith(`/${file}`));
  const above = there.filter((each) => each.line <= line);
  const nearest = Math.max(...above.map((each) => each.line));
  return line ? above.filter((each) => each.line === nearest) : there;
}

/* A mirrored case is shown as its original (see `MIRRORED` of scrimmage_rules/kit/cases/case_names.py). */
export const originalOf = (name) => name.replace(/\/sides-exchanged$/, "");

/* Cases by their permanent name, by the beginning of it, or by where they stand. */
function casesNamed(all, typed) {
  const name = originalOf(typed);
  const [, file, line] = PLACE.exec(name.replace(/^features\//, "")) ?? [];
  if (file) return byPlace(all, file, Number(line ?? 0));
  const exact = all.filter(({ id }) => id === name);
  return exact.length ? exact : all.filter(({ id }) => id.startsWith(name) || id.includes(`/${name}`));
}

/* All entries by their title, as words; functions of the library are called `turn` and `check`, and come by words. */
function titled(all) {
  const titles = new Map();
  for (const each of all.filter(({ kind }) => kind !== "section")) {
    const forms = each.kind === "word" ? each.phrases.split(", ") : [each.title];
    for (const title of new Set([each.name, ...forms].filter(Boolean).map((text) => words(text).join(" ")))) {
      titles.set(title, [...(titles.get(title) ?? []), each]);
    }
  }
  return titles;
}

const DEFINITION = /^(?:what(?: is| are|'?s| does)|define|explain|meaning of)(?: an?| the)? (.*?)(?: mean(?:ing)?)?[?. ]*$/i;

/* The entries that define what a question asks for: words of the glossary, each after the clause that defines it. */
function definedBy(all, titles) {
  const clauses = new Map(all.filter(({ kind }) => kind === "clause").map((each) => [`${each.game} ${each.name}`, each]));
  return (question) => {
    const [, subject = ""] = DEFINITION.exec(question) ?? [];
    const found = titles.get(words(subject).join(" ")) ?? [];
    return found.flatMap((each) => (each.kind === "word" ? [clauses.get(`${each.game} ${each.about[0]}`), each] : [each]));
  };
}

/* The number of words from which on a query can be the start of the title of a scenario. */
const TITLED = 3;

function begunTitles(all, whole) {
  const begins = ({ kind, name }) => kind === "scenario" && name.toLowerCase().startsWith(whole);
  return whole.split(" ").length < TITLED ? [] : all.filter(begins);
}

/* Return a search by name: by the whole name or a case, as typed; and by the title or the start of a name, as corrected. */
export function findByName(all) {
  const titles = titled(all);
  const defined = definedBy(all, titles);
  const named = all.flatMap((entry) => namesOf(entry).map((name) => [name, entry]));
  const cases = all.flatMap((entry) => (entry.cases ?? []).map((each) => ({ ...each, entry })));
  const where = (fits) => named.filter(([name, entry]) => fits(name, entry)).map(([, entry]) => entry);
  /* The key of a reading can begin with a plain word, such as `touchdown`: only a query with a hyphen begins a key. */
  const begins = (begun) => (name, { kind }) => name.startsWith(begun) && (kind !== "reading" || /[-.]/.test(begun));
  return (typed, corrected) => {
    const whole = typed.toLowerCase(), begun = corrected.toLowerCase();
    const exact = where((name) => name === whole);
    const placed = /\/|\.feature/.test(whole) ? casesNamed(cases, whole).map(({ entry }) => entry) : [];
    const title = titles.get(words(corrected).join(" ")) ?? defined(corrected);
    return { exact: [...exact, ...placed], likely: [...title, ...where(begins(begun)), ...begunTitles(all, begun)] };
  };
}
