// The list of legal actions as sentences, grouped by type, and filtered by words and by clicks.
import { button, choice, make } from './elements.mjs';
import { phraseOf, readBack, said, spaced, tokensOf, written } from './phrases.mjs';

const SHOWN = 40;
const FEW = 12; // of a kind, where not all are shown
const FEW_IN_ALL = 8; // actions that need no filter, and no name of their kind

/** The legal actions that match all clicks and all typed words. */
export function narrowed(game, legal, { tokens, words, kind }) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return legal.filter(({ action }) => (kind === '' || action.type === kind)
    && tokens.every((token) => tokensOf(game, action).includes(token))
    && (wanted.length === 0 || wanted.every((word) => said(game, action).toLowerCase().includes(word))));
}

/** The values that can be picked to choose among these actions: places of the board, men, and words. */
export const namesIn = (game, legal) => new Set(legal.flatMap(({ action }) => tokensOf(game, action)));

/**
 * The list of actions. `filter` is {tokens, words, kind}; `narrow` is called with a new filter, and `choose` with the
 * picked action.
 */
export function choices(game, legal, filter, narrow, choose) {
  const found = narrowed(game, legal, filter);
  const kinds = groups(found);
  const isLong = found.length > SHOWN && kinds.length > 1;
  const most = isLong ? FEW : SHOWN;
  // Rare types of actions come first, because they often end a phase.
  const inOrder = isLong ? [...kinds].sort(([,, one], [,, other]) => one.length - other.length) : kinds;
  const left = kinds.reduce((sum, [,, steps]) => sum + Math.max(0, steps.length - most), 0);
  return [
    legal.length > FEW_IN_ALL && narrowing(legal, filter, narrow),
    filter.tokens.length > 0 && make('p.trial-tokens', {}, 'With ', make('strong', {}, filter.tokens.join(', ')), ' ',
      button('Clear filter', () => narrow({ tokens: [], words: '', kind: '' }))),
    inOrder.map(([seat, kind, steps], number) => group(game, seat, kind, headSaid(inOrder, number, legal.length > FEW_IN_ALL), [
      steps.length > most && whose(game, steps, (man) => narrow({ ...filter, kind, tokens: [...filter.tokens, man] })),
      actionsOf(game, steps.slice(0, most), choose)])),
    left > 0 && make('p.trial-more', {}, `${left} more: narrow the list, or click a man on the board.`),
    found.length === 0 && make('p.trial-more', {}, 'No legal action matches the filter.'),
  ];
}

function narrowing(legal, filter, narrow) {
  const kinds = counted(legal.map(({ action }) => action.type));
  const all = { '': `all ${legal.length} legal actions`, ...Object.fromEntries(kinds.map(([kind, number]) => [kind, `${spaced(kind)} (${number})`])) };
  const typed = make('input', { type: 'search', value: filter.words, placeholder: 'F1, 0,2 …', 'aria-label': 'Words in the action', input: () => narrow({ ...filter, words: typed.value }) });
  return make('div.trial-filter', {}, choice('Show', all, filter.kind, (kind) => narrow({ ...filter, kind })), typed);
}

function counted(all) {
  const numbers = new Map();
  for (const each of all) numbers.set(each, (numbers.get(each) ?? 0) + 1);
  return [...numbers];
}

/** [[seat, kind, actions]] in the order of the list. */
function groups(steps) {
  const found = new Map();
  for (const step of steps) {
    const key = `${step.seat}/${step.action.type}`;
    if (!found.has(key)) found.set(key, [step.seat, step.action.type, []]);
    found.get(key)[2].push(step);
  }
  return [...found.values()];
}

function group(game, seat, kind, head, inside) {
  return make('div.trial-group', { role: 'group', 'aria-label': `${seat}: ${spaced(kind)}` }, head, inside);
}

/** The head of a group: whose actions of which kind; for few actions, the buttons say the kind. */
function headSaid(all, number, isLong) {
  const [seat, kind] = all[number];
  if (!isLong && number > 0 && all[number - 1][0] === seat) return null;
  return make('p.trial-head', {}, make(`span.seat.${seat}`, {}, seat), isLong && `: ${spaced(kind)}`);
}

const actionsOf = (game, steps, choose) => make('div.trial-actions', {},
  steps.map((step) => button(said(game, step.action), () => choose(step), { 'data-action': JSON.stringify(step.action) })));

/** The men who can perform this type of action, if there are several; after a man is picked, his actions are listed. */
function whose(game, steps, pick) {
  const men = new Map(steps.filter(({ action }) => action.man !== undefined).map(({ action }) => [action.man, phraseOf(game, action)]));
  if (men.size < 2) return null;
  return make('div.trial-actions.trial-men', {}, 'Who? ', [...men].map(([man, phrase]) => button(phrase ? written(phrase.parts.man, man) : man, () => pick(man))));
}

// ---- actions that are illegal or not listed

/** A form for any action of the game, legal or not: its sentence with an input for each part. */
export function anyAction(game, seats, known, attempt) {
  const phrases = game.actions;
  const place = make('div.trial-fields');
  const seat = make('select', { 'aria-label': 'Who' }, seats.map((each) => make('option', {}, each)));
  const which = make('select', { 'aria-label': 'What', change: () => show() }, phrases.map(({ says }, number) => make('option', { value: number }, says.replace(/[{}]/g, ''))));
  const show = () => place.replaceChildren(...fields(phrases[which.value], known));
  const send = () => attempt({ seat: seat.value, action: filled(phrases[which.value], place) });
  show();
  return make('form.trial-any', { submit: (event) => { event.preventDefault(); send(); } },
    make('p', {}, 'Enter any action. The page says whether the action is legal, and names the clause that forbids it.'),
    make('div.trial-fields', {}, seat, which), place, make('button', {}, 'Try action'));
}

let lists = 0;

function fields({ parts }, known) {
  return Object.entries(parts).map(([name, { words = {} }]) => {
    lists += 1;
    const list = make('datalist', { id: `trial-list-${lists}` }, [...Object.values(words), ...known].map((value) => make('option', { value })));
    return make('label.trial-choice', {}, make('span', {}, spaced(name)), make('input', { name, list: list.id, required: true, autocomplete: 'off' }), list);
  });
}

function filled({ type, fixed, parts }, place) {
  const values = Object.entries(parts).map(([name, part]) => [name, readBack(part, place.querySelector(`[name="${name}"]`).value)]);
  return { type, ...fixed, ...Object.fromEntries(values) };
}

/** The actions that two clicks may mean, legal or not: sentences with two parts, filled with the clicked values. */
export function meant(game, pending, [first, second]) {
  const kinds = new Map(pending.flatMap(({ seat, kinds: all }) => all.map((kind) => [kind, seat])));
  return game.actions.filter(({ type, parts }) => kinds.has(type) && Object.keys(parts).length === 2).flatMap(({ type, fixed, parts }) => {
    const [one, other] = Object.entries(parts);
    return [[one, other], [other, one]].map(([[name, part], [name2, part2]]) => ({
      seat: kinds.get(type), action: { type, ...fixed, [name]: asPart(part, first), [name2]: asPart(part2, second) },
    }));
  }).filter(({ action }) => Object.values(action).every((value) => value !== null) && phraseOf(game, action));
}

function asPart(part, token) {
  const isPair = /^-?\d+,-?\d+$/.test(token);
  if (part.form === 'place') return isPair ? readBack(part, token) : null;
  return isPair || part.form === 'number' || part.form === 'labels' ? null : readBack(part, token);
}

/** Whether all parts of an action were clicked. */
export const isFull = (game, action, tokens) => tokensOf(game, action).every((token) => tokens.includes(token));
