// A scenario as a path: its sentences, the actions that they try, and how far along a reader is.
import { button, make } from './elements.mjs';

/** Sentences as stops: what is given first, then each sentence that acts with what is told after it. */
export function stops(sentences) {
  const found = [{ tries: [], before: [], text: '', after: [] }];
  for (const { text, tries } of sentences) {
    if (tries.length > 0) found.push({ tries, text, after: [] });
    else if (found.length === 1) found[0].before.push(text);
    else found.at(-1).after.push(text);
  }
  return found;
}

const KEYS = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last' };

/** The sentences with a way through them. `act` is {first, back, next, last, rejoin}; `left` says that a reader went elsewhere. */
export function wayThrough(all, { at, left }, act) {
  const [back, next] = [button('Back', act.back, { 'aria-keyshortcuts': 'ArrowLeft', 'aria-disabled': String(at === 0 && !left) }),
    button('Next', act.next, { 'aria-keyshortcuts': 'ArrowRight', 'aria-disabled': String(at === all.length - 1 || left) })];
  return make('div.trial-path', { role: 'group', 'aria-label': 'The scenario, step by step', keydown: (event) => pressed(event, act) },
    make('p.way', {}, back, next, make('span.at', {}, `step ${at} of ${all.length - 1}`)),
    make('ol.sentences', { start: 0 }, all.map((stop, number) => sentence(stop, number, at))),
    left && make('p.left', {}, 'You have left the scenario. ', button('Back to it', act.rejoin)));
}

export function pressed(event, act) {
  const meant = act[KEYS[event.key]];
  if (!meant || event.target.matches('input, select, textarea') || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  meant();
}

function sentence({ before = [], text, after }, number, at) {
  const state = number === at ? 'now' : number < at ? 'done' : 'ahead';
  const given = before.map((each, first) => line(first === 0 ? 'Given' : 'and', each));
  return make(`li.${state}`, number === at ? { 'aria-current': 'step' } : {},
    given, text !== '' && line('When', text), after.map((each, first) => line(first === 0 ? 'Then' : 'and', each)));
}

const line = (keyword, text) => make('p', {}, make('span.code-keyword', {}, keyword), ` ${text}`);
