// Data files of the pages, each loaded once when it is needed. They are scripts, because a page that is opened from a
// local file can load no other data.
import { sure } from './engine_connection.mjs';
import { inPageWords } from './words/page_words.mjs';

const ROOT = new URL('../', document.currentScript.src);
const asked = new Map();

/** Return a promise of the content of a data file, such as `card-football/trial/game.js`. */
export function loaded(name) {
  if (!asked.has(name)) asked.set(name, load(name));
  return asked.get(name);
}

async function load(name) {
  const script = document.createElement('script');
  script.src = new URL(`rules/${name}`, ROOT).href;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${script.src} cannot be read`));
    document.head.append(script);
  });
  return globalThis.trialData[name];
}

/** The words of a game: sentences for actions, clauses, readings, seats. */
export const gameOf = async (ruleset) => inPageWords(await loaded(`${ruleset}/trial/game.js`), ruleset);

/** The ids of the games that the engine plays. */
export const allRulesets = async () => Object.keys((await sure({ op: 'hello', protocol: [1] })).rulesets);

export const pageOf = (path) => new URL(path, ROOT).href;

/** A case of a chapter: {options, position, sentences}; a sentence is {text, tries: [{seat, action, chance}]}. */
export async function caseOf(file, name) {
  const { options, texts, cases } = await loaded(file);
  let [played, position] = [null, null];
  const allOptions = options.map((changes) => (played = changed(played, changes)));
  for (const [each, [number, changes, sentences]] of Object.entries(cases)) {
    if (changes !== null) position = changed(position, changes);
    if (each === name) return { options: allOptions[number], position: changes && position, sentences: sentences.map((one) => told(texts, one)) };
  }
  return null;
}

/** The case with this number in a chapter, with its name and the texts of all sentences of the chapter. */
export async function caseNumbered(file, number) {
  const { cases, texts } = await loaded(file);
  const name = Object.keys(cases)[number];
  return { name, texts, ...await caseOf(file, name) };
}

/** A value changed by a difference; an object with other fields is stored under `=`. */
function changed(before, changes) {
  if ('=' in changes) return changes['='];
  const after = Array.isArray(before) ? [...before] : { ...before };
  for (const [name, each] of Object.entries(changes)) after[name] = changed(before[name], each);
  return after;
}

function told(texts, sentence) {
  const [number, tries] = Number.isInteger(sentence) ? [sentence, []] : sentence;
  return { text: texts[number], tries: tries.map(([seat, action, chance]) => ({ seat, action, chance })) };
}
