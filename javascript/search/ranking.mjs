/* Ranking by the words of a query. Entries about one rule are one topic: each adds to the score of its rule. */
import MiniSearch from "minisearch";
import { compareShortTexts } from "./short_texts.mjs";
import { spellings } from "./spellings.mjs";
import { isForNumber, isSmallStem, isYesOrNo, words } from "./words.mjs";

/* Weights of entries: the rule itself precedes texts about it. */
const WEIGHTS = { question: 2, clause: 2.5, ambiguity: 2.5, chapter: 2, page: 1.5, word: 1.2, reading: 1, section: 0.6, scenario: 0.4 };
/* Pages about the protocol come after the rules that they repeat, because they are for programmers. */
const PROTOCOL_PAGES = "conformance/", OF_PROTOCOL = 0.3;
/* Clauses that only advise or show an example come after the rules. */
const ILLUSTRATION = /^(?:Advice|Example|Play \d+): /, OF_ILLUSTRATION = 0.6;
function weightOf({ kind, at, title }) {
  const share = at.startsWith(PROTOCOL_PAGES) ? OF_PROTOCOL : 1;
  return WEIGHTS[kind] * share * (ILLUSTRATION.test(title) ? OF_ILLUSTRATION : 1);
}

const FIELDS = { name: 1.5, title: 1.5, phrases: 1.5, text: 1, shown: 0.2 };

/* A topic with only some of the words of a query counts by this power of the share that it has of their rarity. */
const COVERED = 2;
/* A text that means the same as a typed word counts less than the word itself, however many words it has. */
const MEANT = 0.7;
/* The part of the score of a topic that its best entry alone must earn; all its entries together earn the rest. */
const ALONE = 0.65;
/* The share that an entry adds to the second and later rules that it is about, and to the clauses that it concerns. */
const LATER = 0.6, CONCERNED = 0.2, DEFINED = 0.5;
/* The factor by which a short text that is equal to the query raises the score of its topic. */
const SHORT_TEXT = 12;
/* A word that a quarter of all entries contain has no rarity. */
const COMMON = 4;
/* The best topics of the preferred game count far more, and its other topics more, so that other games are not lost. */
const PREFERRED = 40, BEST_PREFERRED = 5, LESS_PREFERRED = 5;
/* A question for a number, such as `how many`, is rather answered by a rule with a number in its title, or in its text. */
const TITLE_NUMBER = 1.4, TEXT_NUMBER = 1.15;
/* An ambiguity counts more if the question is about yes or no: these are what rules leave open. */
const LEFT_OPEN = 1.2;

/* The index of all entries, and all words in it with the number of their uses. */
function indexed(all) {
  const vocabulary = new Map();
  function tokenize(text) {
    const found = words(text);
    for (const word of found) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
    return found;
  }
  const index = new MiniSearch({ fields: Object.keys(FIELDS), tokenize, processTerm: (word) => word });
  index.addAll(all.map(({ shown, ...entry }, id) => ({ ...entry, id, shown: shown.join(" ") })));
  return { index, vocabulary };
}

/* For each entry the topics that it belongs to, with the share that it adds: a rule is its own topic. */
function topicsOf(all) {
  const rules = new Map();
  all.forEach(({ kind, game, name }, id) => ["clause", "ambiguity"].includes(kind) && rules.set(`${game} ${name}`, id));
  return all.map(({ kind, game, name, about }, id) => {
    const concerned = about.map((each) => rules.get(`${game} ${each}`));
    const adding = (share) => concerned.map((each) => [each, share]);
    return {
      reading: () => [[rules.get(`${game} ${name.split(".")[0]}`), 1]],
      question: () => concerned.map((each, place) => [each, place ? LATER : 1]),
      scenario: () => adding(1),
      ambiguity: () => [[id, 1], ...adding(CONCERNED)],
      word: () => [[id, 1], ...adding(DEFINED)],
    }[kind]?.() ?? [[id, 1]];
  });
}

const NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|any number|no limit)\b/i;

/* The factor of a rule as the answer to a question for a number. */
function factorOfNumber({ title, text }) {
  if (NUMBER.test(title)) return TITLE_NUMBER;
  return NUMBER.test(text) ? TEXT_NUMBER : 1;
}

/* The score of an entry or a topic, from its score for each word of a query, and from the rarity of these words. */
function total(scores, rarities) {
  const [whole, covered] = rarities.reduce(([all, some], rarity, place) => [all + rarity, some + (scores[place] ? rarity : 0)], [0, 0]);
  return scores.reduce((sum, score) => sum + score, 0) * (covered / whole) ** COVERED;
}

const byScore = (one, other) => other.score - one.score;

/* Note that an entry of a topic has the word at a place of the query. */
function note(found, topic, id, place, { score, terms }) {
  if (!found.has(topic)) found.set(topic, { best: [], parts: new Map(), terms: new Set() });
  const { best, parts, terms: noted } = found.get(topic);
  best[place] = Math.max(best[place] ?? 0, score);
  if (!parts.has(id)) parts.set(id, []);
  parts.get(id)[place] = score;
  for (const term of terms) noted.add(term);
}

/* Return a search by words, and all words of the entries. */
export function rankByWords(all) {
  const { index, vocabulary } = indexed(all);
  const topics = topicsOf(all);
  const compare = compareShortTexts(all, isSmallStem);

  /* For each entry the best match among the texts that can replace one word or phrase. */
  function bestOfGroup(texts, { forgiving, isLast, game }) {
    const best = new Map();
    texts.forEach((text, place) => {
      for (const [spelled, weight] of forgiving ? spellings(text, vocabulary) : [[text, 1]]) {
        const how = {
          boost: FIELDS,
          boostDocument: (id) => weightOf(all[id]),
          filter: ({ id }) => !game || all[id].game === game,
          prefix: isLast && place === 0 && spelled === text,
          tokenize: (each) => each.split(" "),
          combineWith: "AND",
        };
        for (const { id, score, terms } of index.search(spelled, how)) {
          const value = score * weight * (place === 0 ? 1 : MEANT / spelled.split(" ").length);
          if (!(best.get(id)?.score >= value)) best.set(id, { score: value, terms });
        }
      }
    });
    return best;
  }

  /* The similarity of a query to the short texts of a topic; a text of an entry counts by the share of the entry. */
  function nearest(topic, parts, similar) {
    return Math.max(...parts.map(({ id }) => (similar.get(id) ?? 0) * (topics[id].find(([each]) => each === topic)?.[1] ?? 0)));
  }

  /* The factor of a topic by the kind of the question. */
  function factorOf(topic, { isOpen, isNumber }) {
    const isLeftOpen = isOpen && all[topic].kind === "ambiguity";
    return (isLeftOpen ? LEFT_OPEN : 1) * (isNumber ? factorOfNumber(all[topic]) : 1);
  }

  /* Topics, which are sorted, with those of the preferred game earlier. */
  function prefer(game, sorted) {
    const own = sorted.filter(({ entry }) => entry.game === game);
    own.forEach((each, place) => { each.score *= place < BEST_PREFERRED ? PREFERRED : LESS_PREFERRED; });
    return sorted.sort(byScore);
  }

  /* A topic with its score and its entries, the best entry first. */
  function scored([topic, { best, parts, terms }], { rarities, similar, ...context }) {
    const listed = [...parts].map(([id, scores]) => ({ id, entry: all[id], score: total(scores, rarities) }));
    listed.sort(byScore);
    const byWords = (1 - ALONE) * total(best, rarities) + ALONE * listed[0].score;
    const score = byWords * (1 + SHORT_TEXT * nearest(topic, listed, similar) ** 2);
    return { entry: all[topic], score: score * factorOf(topic, context), parts: listed, terms: [...terms] };
  }

  /* The topics of a query, best first, with the found words and the entries in which they were found. */
  function rank(groups, { forgiving, game, preferred, question }) {
    const found = new Map();
    const rarities = groups.map((texts, place) => {
      const hits = bestOfGroup(texts, { forgiving, game, isLast: place === groups.length - 1 });
      for (const [id, hit] of hits) {
        for (const [topic, share] of topics[id]) note(found, topic, id, place, { ...hit, score: hit.score * share });
      }
      return Math.log(1 + all.length / COMMON / (1 + hits.size));
    });
    const similar = compare(groups, question, game);
    const context = { rarities, similar, isOpen: isYesOrNo(question), isNumber: isForNumber(question) };
    const sorted = [...found].map((each) => scored(each, context)).sort(byScore);
    return preferred ? prefer(preferred, sorted) : sorted;
  }

  return { rank, vocabulary };
}
