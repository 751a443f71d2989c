/* Words as the search takes them: small ones apart, without their endings, with what readers mean by them. */
import { MEANINGS } from "./synonyms.mjs";

/* What a question is made of besides what it is about. They count only where nothing else was asked. */
const SMALL = new Set([
  "a about after all allowed am an and any anybody are as at be been before between by can could count did do does doing during each else",
  "ever exist for from get gets getting go goes going got guy guys had happen happens has have he her him his how i if in into is it its",
  "just kind lot many mark may me mean means meant much must my need needs no not of often on one ones or our out over own player",
  "players possible",
  "rule rules shall she should so some still than that the their them then there these they this those to too under until up upon us use",
  "d didn doesn don hadn hasn haven isn ll m re s shouldn t ve wasn weren wouldn aren couldn",
  "was we were what when where which while who whom whose why will with work works would yet you your",
].join(" ").split(" "));

/* Spellings of one word; all texts use the first. */
const SPELLINGS = Object.entries({
  2: ["two"], 3: ["three"], 4: ["four"], 5: ["five"], 6: ["six"], 7: ["seven"], 8: ["eight"], 9: ["nine"], 10: ["ten"], 11: ["eleven"],
  12: ["twelve"], 20: ["twenty"],
  center: ["centre"], color: ["colour"], defense: ["defence"], offense: ["offence"], "field goal": ["fieldgoal"], goalie: ["goalkeeper", "keeper"],
  "kick off": ["kickoff"], neutralized: ["neutralised"], quarterback: ["qb"], touchdown: ["td"],
  first: ["1st"], second: ["2nd"], third: ["3rd"], fourth: ["4th"],
});

const VOWEL = /[aeiouy]/;

/* Forms of words that no ending explains, with the word that the search takes for them. */
const IRREGULAR = new Map(Object.entries({
  begin: ["began", "begun"], break: ["broke", "broken"], catch: ["caught"], choice: ["choose", "chose", "chosen"], decide: ["decision"],
  die: ["dice"], fall: ["fell", "fallen"], foot: ["feet"], give: ["gave", "given"], go: ["went", "gone", "goes", "going"], half: ["halves"],
  hold: ["held"], injury: ["injure", "injured", "injuries"], keep: ["kept"], lie: ["lay", "lying", "lain"], lose: ["lost", "loss"],
  man: ["men"], move: ["movement"], possession: ["possess", "possesses"], receive: ["reception", "receiver", "receives"], run: ["ran"],
  see: ["saw", "seen"], shot: ["shoot", "shooting"], stand: ["stood"], steal: ["stole", "stolen"], succeed: ["success", "successful"],
  take: ["took", "taken"], throw: ["threw", "thrown"], win: ["won"],
}).flatMap(([ours, theirs]) => theirs.map((form) => [form, ours])));

/* Endings that make another word of the same family: a tackler tackles. */
const FAMILY = /(?:ers?|ors?|ions?|ments?|ly|able)$/;
/* Words that only look as if they had such an ending. */
const WHOLE = new Set([
  "action after apply center computer condition corner counter error higher later letter lower mention motion never number only option order",
  "other over paper player portion position power quarter question reply section station table under version water",
].join(" ").split(" "));

/* A word without the ending that its other forms have: kicks, kicked, kicking and kicker are one. */
function stem(word) {
  const known = IRREGULAR.get(word) ?? word;
  const plain = known.replace(/(?<=[^siu])s$/, "").replace(/ie$/, "y");
  const rest = plain.replace(/(?:ing|ed)$/, "");
  const short = rest !== plain && rest.length > 2 && VOWEL.test(rest) ? rest.replace(/([bdfgmnprt])\1$/, "$1") : plain;
  const family = WHOLE.has(short) ? short : short.replace(FAMILY, "");
  const root = family !== short && family.length > 2 && VOWEL.test(family) ? family.replace(/([bdfgmnprt])\1$/, "$1") : short;
  return (root.length > 3 ? root.replace(/e$/, "") : root).replace(/(?<=..)i$/, "y");
}

function split(text) {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

const STEMS = new Map();

/* The same word comes a thousand times. */
function stemOf(word) {
  if (!STEMS.has(word)) STEMS.set(word, stem(word));
  return STEMS.get(word);
}

const stems = (text) => split(text).map(stemOf);

const INSTEAD = new Map(SPELLINGS.flatMap(([ours, theirs]) => theirs.map((word) => [stem(word), stems(ours)])));

/* The words of a text. */
export function words(text) {
  return stems(text).flatMap((word) => INSTEAD.get(word) ?? word);
}

const LONGEST_PHRASE = 5;

const joined = (text) => words(text).join(" ");

/* For each phrase that readers type, as words, the texts that mean the same. */
const MEANT = new Map();
for (const [typed, meant] of MEANINGS) {
  const texts = meant.split("|").map(joined);
  for (const key of typed.split(", ").map(joined)) {
    MEANT.set(key, [...new Set([...(MEANT.get(key) ?? []), ...texts.filter((each) => each !== key)])]);
  }
}

const SMALL_STEMS = new Set([...SMALL].map(stemOf));

/* A capital alone, as a table has it: `M` is not small. `I` and `A` are words of any question. */
const CAPITAL = /(?<![\p{L}\p{N}'’])[B-HJ-Z](?![\p{L}\p{N}'’])/gu;

/*
 * What a question is about: for each of its words or phrases the texts that may stand for it, the typed one first. Small
 * words count only in phrases, or where nothing else was asked.
 */
export function asked(question) {
  const typed = words(question);
  const capitals = question.match(CAPITAL)?.join(" ").toLowerCase().split(" ") ?? [];
  const found = [];
  for (let at = 0; at < typed.length; at += 1) {
    const length = lengthOfPhrase(typed, at);
    const phrase = typed.slice(at, at + length).join(" ");
    if (length > 1 || !SMALL_STEMS.has(phrase) || capitals.includes(phrase)) found.push([phrase, ...(MEANT.get(phrase) ?? [])]);
    at += length - 1;
  }
  return found.length ? found : typed.map((word) => [word]);
}

/* Whether a word counts only where nothing else was asked; the second function takes a stem. */
export const isSmall = (word) => SMALL.has(word.toLowerCase());
export const isSmallStem = (stem) => SMALL_STEMS.has(stem);

/* Kinds of questions by how they begin; some beginnings are of the same kind. */
const KINDS = [
  "how many", "how far", "how long", "how much", "how big", "how often", "how do", "how does", "what if", "what happens", "what does",
  "who", "whom", "where", "when", "which", "why", "can", "may", "must", "have to", "has to", "forced to", "allowed",
];
const SAME_KIND = { "how does": "how do", whom: "who", may: "can", allowed: "can", "have to": "must", "has to": "must", "forced to": "must" };

/* The kind of a question, such as `how many`: by its first words, or by any words; empty for other texts. */
export function kindOfQuestion(text) {
  const plain = ` ${split(text).join(" ")} `;
  const kind = KINDS.find((each) => plain.startsWith(` ${each} `)) ?? KINDS.find((each) => plain.includes(` ${each} `)) ?? "";
  return SAME_KIND[kind] ?? kind;
}

const HOW_MANY = /\bhow (?:many|much|far|long|big|wide|large|deep|often)\b/i;
const NUMBER_OF = /^(?:(?:what|which) (?:is|was) )?(?:the )?(?:number of|most|max|maximum|minimum|limit of)\b/i;

/* Whether a question asks for a number: `change the number of squares` does not. */
export const isForNumber = (question) => HOW_MANY.test(question) || NUMBER_OF.test(question.trim());

const YES_OR_NO = /^(?:can|may|do|does|is|are|must|should|will|what if|what happens)\b/i;

/* Whether a question asks for yes or no, or for what happens in a case. */
export const isYesOrNo = (question) => YES_OR_NO.test(question.trim());

/* How many words from a place on are a phrase with a meaning; at least one. */
function lengthOfPhrase(typed, at) {
  for (let length = Math.min(LONGEST_PHRASE, typed.length - at); length > 1; length -= 1) {
    if (MEANT.has(typed.slice(at, at + length).join(" "))) return length;
  }
  return 1;
}

/* What players of other games ask for, and no rule of these mentions. */
export const ABSENT = [
  "offside", "handball", "face mask", "facemask", "two minute warning", "false start", "hat trick", "advantage rule",
  "intentional grounding", "roughing", "roughness", "horse collar", "crossbar", "nutmeg", "var", "drop kick", "dropkick",
  "tripping", "chop block", "bicycle kick", "injury time", "stoppage time", "instant review", "water break",
];

/* Words of the list by which players also look for a rule: no rule mentions them, but a longer question can have an answer. */
const ANSWERED = ["offside"];

/* The part of a question that no rule mentions, in the words of the list; empty if there is none. */
export function absent(question) {
  const said = ` ${split(question).join(" ")} `;
  const found = ABSENT.find((each) => said.includes(` ${each} `) || said.includes(` ${each}s `)) ?? "";
  return ANSWERED.includes(found) && asked(question).length > 1 ? "" : found;
}
