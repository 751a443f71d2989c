// A scenario as a series of stops: its sentences with their actions, and the reader's current stop.
import { button, make } from '../elements.mjs';
import { said } from '../phrases.mjs';

/** Sentences grouped into stops: first the given facts, then each sentence with an action and the results after it. */
export function stops(sentences) {
  const found = [{ tries: [], before: [], text: '', after: [] }];
  for (const { text, tries } of sentences) {
    if (tries.length > 0) found.push({ tries, text, after: [] });
    else if (found.length === 1) found[0].before.push(text);
    else found.at(-1).after.push(text);
  }
  return found;
}

/** Moves of a recorded game, [seat, action, chance], as stops; `word` precedes the text of each. */
export function movesAsStops(game, moves) {
  return [{ tries: [], word: '', text: 'Start position', after: [] }, ...moves.map(([seat, action, chance]) => (
    { tries: [{ seat, action, chance }], word: seat, text: said(game, action), after: [] }))];
}

const KEYS = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' };

const NEAR = { before: 2, after: 5, all: 30 };

/**
 * The controls for a series of stops. `act` is {first, back, next, last, rejoin, to}; `left` is true if the reader
 * has tried other actions; `of` is the name of the series.
 */
export function wayThrough(all, { at, left, of }, act) {
  const last = all.length - 1;
  const [back, next] = [button('Back', act.back, { 'aria-keyshortcuts': 'ArrowLeft', 'aria-disabled': String(at === 0 && !left) }),
    button('Next', act.next, { class: 'main', 'aria-keyshortcuts': 'ArrowRight', 'aria-disabled': String(at === last || left) })];
  return make('div.trial-path', { role: 'group', 'aria-label': `The ${of}, step by step`, keydown: (event) => pressed(event, act) },
    make('p.way', {}, back, next, all.length > NEAR.all && anywhere(at, last, act), make('span.at', {}, `step ${at} of ${last}`)),
    left && make('p.left', {}, `You have left the ${of}. `, button('Return to it', act.rejoin)));
}

/** The texts of the stops; of a long series, only the nearest ones. */
export function sentences(all, at) {
  const last = all.length - 1;
  const isLong = all.length > NEAR.all;
  const first = isLong ? Math.max(0, Math.min(at - NEAR.before, last - NEAR.before - NEAR.after)) : 0;
  const shown = isLong ? all.slice(first, first + NEAR.before + NEAR.after + 1) : all;
  return make('ol.sentences', { start: first }, shown.map((stop, number) => sentence(stop, first + number, at)));
}

const anywhere = (at, last, act) => make('input', { type: 'range', min: 0, max: last, value: at, 'aria-label': 'Step', change: ({ target }) => act.to(Number(target.value)) });

export function pressed(event, act) {
  const meant = act[KEYS[event.key]];
  if (!meant || event.target.matches('input, select, textarea') || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  meant();
}

/** If a sentence has a table of men and places, the board shows the table instead. */
function sentence({ before = [], word = 'When', text, after }, number, at) {
  const state = number === at ? 'now' : number < at ? 'done' : 'ahead';
  const given = before.filter((each) => !each.endsWith(' stand on')).map((each, first) => line(first === 0 ? 'Given' : 'and', each));
  return make(`li.${state}`, number === at ? { 'aria-current': 'step' } : {},
    given, text !== '' && line(word, text), after.map((each, first) => line(first === 0 ? 'Then' : 'and', each)));
}

const line = (keyword, text) => make('p', {}, make('span.code-keyword', {}, keyword), ` ${text}`);
