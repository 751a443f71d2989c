// Conversion of actions to sentences in the words of scenarios, and of filled-in sentences to actions.

const isPart = (name) => name !== 'type';

/** The sentence pattern for an action of this shape, if there is one. */
export const phraseOf = ({ actions }, action) => actions.find(({ type, fixed, parts }) => (
  type === action.type && Object.keys(action).filter(isPart).every((name) => name in parts || name in fixed)
  && [...Object.keys(parts), ...Object.keys(fixed)].every((name) => name in action)
  && Object.entries(fixed).every(([name, value]) => JSON.stringify(action[name]) === JSON.stringify(value))));

/** The sentence for an action, without the seat. */
export function said(game, action) {
  const phrase = phraseOf(game, action);
  if (phrase === undefined) return plainly(action);
  return phrase.says.replace(/\{(\w+)\}/g, (_, name) => written(phrase.parts[name], action[name]));
}

const IRREGULAR = { go: 'goes', done: 'is done', try: 'tries' };

/** The sentence for an action of a seat: `home moves #31 to 2330`. */
export function sentenceOf(game, { seat, action }) {
  const [verb, ...others] = said(game, action).split(' ');
  const third = IRREGULAR[verb] ?? `${verb}${/(s|sh|ch|x)$/.test(verb) ? 'es' : 's'}`;
  return `${seat} ${[third, ...others].join(' ')}`;
}

function plainly({ type, ...parts }) {
  const told = Object.entries(parts).map(([name, value]) => `${name} ${valueSaid(value)}`);
  return [type.replaceAll('-', ' '), ...told].join(', ');
}

/** A value of an action as its sentence writes it. */
export function written({ form, words = {} }, value) {
  if (form === 'label') return `#${value}`;
  if (form === 'labels') return listed(value.map((each) => `#${each}`));
  if (form === 'list') return listed(value);
  return words[value] ?? (HYPHENED.test(value) ? spaced(value) : String(value));
}

const HYPHENED = /^[a-z]+(-[a-z]+)+$/; // a value that no case has said in words

/** The value of a text that the user typed for a part of an action. */
export function readBack({ form, words = {} }, text) {
  const bare = text.trim();
  if (form === 'label') return bare.replace(/^#/, '');
  if (form === 'labels' || form === 'list') return bare.split(/,\s*|\s+and\s+|\s+/).map((each) => each.replace(/^#/, '')).filter(Boolean);
  if (form === 'place') return bare.split(',').map(Number);
  if (form === 'number') return Number(bare);
  const hyphened = bare.replaceAll(' ', '-');
  return Object.entries(words).find(([, said_]) => said_ === bare)?.[0] ?? (HYPHENED.test(hyphened) ? hyphened : bare);
}

/** A list as text: `A, B and C`. */
export const listed = (all) => (all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`);

/** Any value of a position as text. */
export function valueSaid(value) {
  if (value === null || value === undefined) return 'none';
  if (value === true || value === false) return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueSaid).join(value.every(Number.isInteger) ? ',' : ', ');
  if (typeof value !== 'object') return american(String(value));
  const keys = Object.keys(value);
  if (keys.length === 2 && 'of' in value && 'man' in value) return `the ${value.of}'s ${value.man}`;
  return keys.map((key) => `${spaced(key)} ${valueSaid(value[key])}`).join(', ');
}

export const spaced = (name) => american(name.replaceAll('_', ' ').replaceAll('-', ' '));

/** The names of fields and values in the spelling of the page. */
export const american = (text) => text.replace(/\b(off|def)ence\b/g, '$1ense');

const KINDS = { d6: 'die', '2d6': 'two dice', d2: 'direction', d3: 'direction', draw: 'card' };

/** Purposes of chance in the words of players; the first ones say all, without the kind. */
const WHOLE = { allotment: 'squares to move', 'starting-offense': 'has the ball first', 'defended-goal': 'goal of the offense' };
const PURPOSES = {
  intercept: 'interception', receive: 'catch', scatter: 'loose ball', 'roll-off-red': 'first pick, red', 'roll-off-blue': 'first pick, blue', 'kick-off': 'kick-off',
  kicker: 'kick-off', 'recovery-offense': 'recovery by the offense', 'recovery-defense': 'recovery by the defense',
};

export const purposeSaid = (purpose) => PURPOSES[purpose] ?? spaced(purpose);

/** A chance outcome as text: `die for the steal`. */
export const chanceSaid = ({ kind, for: purpose }) => WHOLE[purpose] ?? (
  purpose && purpose !== kind ? `${KINDS[kind] ?? spaced(kind)} for the ${purposeSaid(purpose)}` : KINDS[kind] ?? spaced(kind));

/**
 * The values that a player picks to choose an action: the name of a man or a place, or words of the sentence. Values
 * that are always the same belong to the sentence, which is a pick if the action has no other values.
 */
export function tokensOf(game, action) {
  if (!TOKENS.has(action)) TOKENS.set(action, tokensIn(game, action));
  return TOKENS.get(action);
}

/** The picks of actions that were asked about: a field of thousands of hexes asks for those of each action many times. */
const TOKENS = new WeakMap();

function tokensIn(game, action) {
  const phrase = phraseOf(game, action);
  if (phrase === undefined) return Object.entries(action).filter(([name]) => isPart(name)).flatMap(([, value]) => picked({}, value));
  const named = Object.entries(phrase.parts).flatMap(([name, part]) => picked(part, action[name]));
  return named.length === 0 && Object.keys(phrase.fixed).length > 0 ? [said(game, action)] : named;
}

/** A value as one or several picks; true and false are not picks without a sentence. */
function picked(part, value) {
  if (value === null || typeof value === 'boolean') return [];
  if (Array.isArray(value)) return value.every(Number.isInteger) ? [String(value)] : value.flatMap((each) => picked(part, each));
  return [part.form === 'label' || part.form === 'labels' ? String(value) : written({ form: 'word', words: part.words }, value)];
}
