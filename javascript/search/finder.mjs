/* The search of the site: exact matches for names, tolerant matches for words. `finder` gets the content of the two
   data files. */
import MiniSearch from "minisearch";
import { absent, asked, isSmall, words } from "./words.mjs";

/* Weights of results that match only by words: the rule itself precedes texts about it. */
const WEIGHTS = { question: 4, clause: 2.5, ambiguity: 2.2, chapter: 2, word: 2, page: 1.5, reading: 1.2, section: 1, scenario: 0.4 };
/* Pages about the protocol come after the rules that they repeat, because they are for programmers. */
const PROTOCOL_PAGES = "conformance/", OF_PROTOCOL = 0.3;
const weightOf = ({ kind, at }) => WEIGHTS[kind] * (at.startsWith(PROTOCOL_PAGES) ? OF_PROTOCOL : 1);
const FIELDS = { name: 1.5, title: 1.5, text: 1, shown: 0.2 };

/* An entry with only some of the words of a query counts by this power of the share of words that it has. */
const COVERED = 2;
/* A text that means the same as a typed word counts less than the word itself. */
const MEANT = 0.8;
/* A known word written as two words counts less than the word itself. */
const APART = 0.7;

function* rulesOf({ id, entries, features, scenarios }) {
  const listed = entries.map(([kind, name, title, text, at]) => (
    { kind, game: id, name, title, text, at: `rules/${id}/${at}`, shown: [] }));
  yield* listed;
  for (const [title, home, name, feature, lines, rows, number] of scenarios) {
    const { at, shown } = listed[home];
    shown.push(title, ...rows);
    yield {
      kind: "scenario", game: id, name: title, title: "", text: "", clause: listed[home].name, shown: rows,
      at: `${at.split("#")[0]}#shown-${name.split("/").slice(1).join("-")}${number}`,
      cases: lines.map((line, place) => (
        { id: [id, name, ...rows.slice(place, place + 1)].join("/"), feature: features[feature], line })),
    };
  }
}

function gameOf(at, games) {
  return games.find((game) => at.startsWith(`rules/${game}/`)) ?? "";
}

function everything(rules, pages) {
  const games = rules.map((each) => each.id);
  const told = pages.map(([kind, name, text, at, codes]) => ({ kind, name, title: "", text, at, game: gameOf(at, games), shown: codes }));
  return [...rules.flatMap((each) => [...rulesOf(each)]), ...told];
}

// ---- names

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
const originalOf = (name) => name.replace(/\/sides-exchanged$/, "");

/* Cases by their permanent name, by the beginning of it, or by where they stand. */
function casesNamed(all, typed) {
  const name = originalOf(typed);
  const [, file, line] = PLACE.exec(name.replace(/^features\//, "")) ?? [];
  if (file) return byPlace(all, file, Number(line ?? 0));
  const exact = all.filter(({ id }) => id === name);
  return exact.length ? exact : all.filter(({ id }) => id.startsWith(name) || id.includes(`/${name}`));
}

// ---- words

function misspelt(term) {
  if (term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
}

/* The first word of a query that no entry contains, even as the start of a word, and that has no other meaning. */
function misspeltOf(question, known, vocabulary) {
  const isKnown = (text) => text.split(" ").every((term) => known.some((word) => word.startsWith(term)));
  const strange = (texts) => !texts.some((text) => spellings(text, vocabulary).some(([spelled]) => isKnown(spelled)));
  return question.match(/[\p{L}\p{N}]+/gu).find((word) => !isSmall(word) && asked(word).some(strange)) ?? "";
}

/* The spellings of a text with their weights: also each word as two known words, `half time` for `halftime`. */
function spellings(text, vocabulary) {
  const apart = text.split(" ").map((word) => apartOf(word, vocabulary) ?? word).join(" ");
  return apart === text ? [[text, 1]] : [[text, 1], [apart, vocabulary.has(text) ? APART : 1]];
}

/* A word as two known words of at least three letters, or with a last word such as `up`: `lineup` is `line up`. */
function apartOf(word, vocabulary) {
  for (let at = 3; at <= word.length - 2; at += 1) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    const both = words(`${first} ${last}`);
    if ((last.length > 2 || ["up", "in", "on"].includes(last)) && both.every((each) => vocabulary.has(each))) return both.join(" ");
  }
  return undefined;
}

/* The index of all entries, and all words in it. */
function indexed(all) {
  const known = new Set();
  function tokenize(text) {
    const found = words(text);
    for (const word of found) known.add(word);
    return found;
  }
  const index = new MiniSearch({ fields: Object.keys(FIELDS), tokenize, processTerm: (word) => word });
  index.addAll(all.map(({ name, title, text, shown }, id) => ({ id, name, title, text, shown: shown.join(" ") })));
  return { index, known: [...known] };
}

// ---- answers

/* All things by their title, as words; functions of the library are called `turn` and `check`, and come by words. */
function titled(all) {
  const titles = new Map();
  for (const each of all.filter(({ kind }) => kind !== "section")) {
    for (const title of new Set([each.name, each.title].filter(Boolean).map((text) => words(text).join(" ")))) {
      titles.set(title, [...(titles.get(title) ?? []), each]);
    }
  }
  return titles;
}

/* A title that is typed takes so many words to be told from a question. */
const TITLED = 3;

function begunTitles(all, whole) {
  const begins = ({ kind, name }) => kind === "scenario" && name.toLowerCase().startsWith(whole);
  return whole.split(" ").length < TITLED ? [] : all.filter(begins);
}

/* Entries that are found by name: by the whole name, a case, the title, or the start of the name. */
function byName(all) {
  const titles = titled(all);
  const named = all.flatMap((thing) => namesOf(thing).map((name) => [name, thing]));
  const cases = all.flatMap((thing) => (thing.cases ?? []).map((each) => ({ ...each, thing })));
  const where = (fits) => named.filter(([name]) => fits(name)).map(([, thing]) => thing);
  return (question) => {
    const whole = question.toLowerCase();
    const exact = where((name) => name === whole);
    const placed = /\/|\.feature/.test(whole) ? casesNamed(cases, whole).map(({ thing }) => thing) : [];
    const title = titles.get(words(question).join(" ")) ?? [];
    return { exact: [...exact, ...placed], likely: [...title, ...where((name) => name.startsWith(whole)), ...begunTitles(all, whole)] };
  };
}

export function finder(rules, pages) {
  const all = everything(rules, pages);
  const { index, known } = indexed(all);
  const vocabulary = new Set(known);
  const named = byName(all);

  /* The entries that have a word of the query, or a text that means the same, with the found words; the best first. */
  function worded(groups, { forgiving }) {
    const scores = new Map();
    groups.forEach((texts, place) => {
      for (const [id, hit] of bestOfGroup(texts, { forgiving, isLast: place === groups.length - 1 })) {
        const before = scores.get(id) ?? { score: 0, groups: 0, terms: [] };
        scores.set(id, { score: before.score + hit.score, groups: before.groups + 1, terms: [...before.terms, ...hit.terms] });
      }
    });
    const total = ({ score, groups: covered }) => score * (covered / groups.length) ** COVERED;
    return new Map([...scores].sort(([, one], [, other]) => total(other) - total(one)).map(([id, { terms }]) => [all[id], terms]));
  }

  /* For each entry the best match among the texts that can replace one word or phrase. */
  function bestOfGroup(texts, { forgiving, isLast }) {
    const best = new Map();
    texts.forEach((text, place) => {
      for (const [spelled, weight] of forgiving ? spellings(text, vocabulary) : [[text, 1]]) {
        const how = {
          boost: FIELDS,
          boostDocument: (id) => weightOf(all[id]),
          fuzzy: (term) => forgiving && place === 0 && texts.length === 1 && !vocabulary.has(term) && misspelt(term),
          prefix: isLast && place === 0 && spelled === text,
          tokenize: (words_) => words_.split(" "),
          combineWith: "AND",
        };
        for (const { id, score, terms } of index.search(spelled, how)) {
          const value = score * weight * (place === 0 ? 1 : MEANT);
          if (!(best.get(id)?.score >= value)) best.set(id, { score: value, terms });
        }
      }
    });
    return best;
  }

  /* The results of a query, best first, in one game or in all; also words that no rule contains, and misspelt words. */
  return (question, game = "") => {
    const terms = asked(question);
    if (!terms.length) return { found: [], absent: "", unknown: "" };
    const foreign = absent(question);
    const { exact, likely } = named(question.trim());
    const hits = worded(foreign ? terms.map(([typed]) => [typed]) : terms, { forgiving: !foreign });
    const found = [...new Set([...exact, ...likely, ...hits.keys()])].filter((each) => !game || each.game === game);
    return {
      found: found.map((each) => ({ ...each, terms: hits.get(each) ?? terms.flat() })),
      absent: foreign,
      unknown: misspeltOf(question, known, vocabulary),
    };
  };
}

/* The address of the case with a name, or the reason why it was removed. */
export function caseNamed(rules, name) {
  const game = rules.find(({ id }) => name.startsWith(`${id}/`));
  const original = originalOf(name);
  const shown = game && [...rulesOf(game)].find(({ cases }) => cases?.some(({ id }) => id === original));
  return { at: shown?.at ?? "", retired: game?.retired[name] ?? "" };
}

export { words };
