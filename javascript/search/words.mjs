/* Words as the search takes them: small ones apart, without their endings, one word for those that mean the same. */

/* What a question is made of besides what it is about. They count only where nothing else was asked. */
const SMALL = new Set([
  "a about after all am an and any are as at be been before between by can could did do does during each for from get",
  "gets had happens has have he her him his how i if in into is it its many may me much must my no not of on one or our out over",
  "shall she should so than that the their them then there these they this those to under up upon us was we were what",
  "when where which while who whom whose why will with would you your",
].join(" ").split(" "));

/* What readers say, and what the rules say for it. */
const SAME = Object.entries({
  "coin flip": ["cointoss"],
  defense: ["defence"],
  "extra point": ["pat", "conversion"],
  "field goal": ["fg", "fieldgoal"],
  goalie: ["goalkeeper", "keeper"],
  "kick off": ["kickoff"],
  neutralized: ["neutralised"],
  offense: ["offence"],
  center: ["centre"],
  "out of bounds": ["oob"],
  overtime: ["ot"],
  quarterback: ["qb"],
  "throw in": ["throwin"],
  touchdown: ["td"],
  "turnover": ["giveaway", "takeaway"],
});

/* What players of other games ask for, and no rule of these speaks of. */
export const ABSENT = [
  "offside", "corner kick", "fair catch", "onside kick", "handball", "timeout", "time out", "extra time",
  "shoot out", "shootout", "clipping", "face mask", "facemask", "two minute warning", "false start", "back pass", "hat trick",
  "advantage rule", "intentional grounding", "pass interference", "roughing", "horse collar", "crossbar", "nutmeg", "var",
];

const VOWEL = /[aeiouy]/;

/* A word without the ending that its other forms have: kicks, kicked and kicking are one. */
function stem(word) {
  const plain = word.replace(/(?<=[^siu])s$/, "").replace(/ie$/, "y");
  const rest = plain.replace(/(?:ing|ed)$/, "");
  const short = rest !== plain && rest.length > 2 && VOWEL.test(rest) ? rest.replace(/([bdfgmnprt])\1$/, "$1") : plain;
  return short.length > 3 ? short.replace(/e$/, "") : short;
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

const INSTEAD = new Map(SAME.flatMap(([ours, theirs]) => theirs.map((word) => [stem(word), stems(ours)])));

/* The words of a text. */
export function words(text) {
  return stems(text).flatMap((word) => INSTEAD.get(word) ?? word);
}

/* The words that a question is about. */
export function asked(question) {
  const telling = split(question).filter((word) => !SMALL.has(word));
  return words(telling.length ? telling.join(" ") : question);
}

/* What of a question no rule speaks of, in the words of the list; nothing if there is none. */
export function absent(question) {
  const said = ` ${stems(question).join(" ")} `;
  return ABSENT.find((each) => said.includes(` ${stems(each).join(" ")} `)) ?? "";
}
