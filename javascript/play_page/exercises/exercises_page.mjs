// The page of exercises: for each game a numbered list of positions with one question each. Its address is
// #game/number of the exercise.
import { button, choice, make, replacing } from '../elements.mjs';
import { allRulesets, gameOf, loaded, pageOf } from '../page_data.mjs';
import { namesOf } from '../words/page_words.mjs';
import { exerciseView } from './exercise_view.mjs';
import { forgetSolved, onProgress, solve, solved } from './exercise_progress.mjs';

/** Fill the page. */
export async function exercisesPage(place) {
  const rulesets = await allRulesets();
  const page = { rulesets, begin: make('div.trial-begin'), list: make('nav.exercise-list', { 'aria-label': 'Exercises' }), shown: make('div.quiz.exercise'), address: null, showList: null };
  place.replaceChildren(page.begin, page.list, page.shown);
  onProgress(() => page.showList?.());
  addEventListener('hashchange', () => { if (location.hash !== page.address) open(page, ...asked(page)); });
  await open(page, ...asked(page));
}

/** [ruleset, number] of the address; without a number, those of the first exercise that is not solved. */
function asked({ rulesets }) {
  const [ruleset, number] = location.hash.slice(1).split('/');
  return [rulesets.includes(ruleset) ? ruleset : rulesets[0], Number(number) || null];
}

async function open(page, ruleset, number = null) {
  const [game, exercises] = [await gameOf(ruleset), await loaded(`${ruleset}/trial/exercises.js`)];
  page.begin.replaceChildren(
    choice('Game', namesOf(page.rulesets), ruleset, (other) => replacing(page.begin, open(page, other))),
    make('a', { href: pageOf(`play.html?game=${ruleset}`) }, 'Play this game'));
  await show({ page, game, exercises }, (number ?? firstOpen(ruleset, exercises)) - 1);
}

/** The number of the first exercise that is not solved; the first of all if all are solved. */
const firstOpen = (ruleset, exercises) => 1 + Math.max(0, exercises.findIndex(({ id }) => !solved(ruleset).has(id)));

async function show(state, wanted, isFocused = false) {
  const { page, game, exercises } = state;
  const at = Math.min(Math.max(0, wanted), exercises.length - 1);
  page.address = `#${game.ruleset}/${at + 1}`;
  history.replaceState(null, '', page.address);
  showList(state, at);
  const { whole, start } = await exerciseView(game, exercises[at], {
    at: `Exercise ${at + 1} of ${exercises.length}`, solved: () => { solve(game.ruleset, exercises[at].id); showList(state, at); },
    next: at + 1 < exercises.length ? () => show(state, at + 1, true) : null,
  });
  page.shown.replaceChildren(whole);
  start(isFocused);
}

function showList(state, at) {
  const { page, game, exercises } = state;
  page.showList = () => showList(state, at);
  const done = solved(game.ruleset);
  const number = exercises.filter(({ id }) => done.has(id)).length;
  page.list.replaceChildren(
    make('ol', {}, exercises.map(({ id }, index) => make('li', {}, button(`${index + 1}${done.has(id) ? ' ✓' : ''}`, () => show(state, index, true), {
      class: 'small', 'aria-label': `Exercise ${index + 1}${done.has(id) ? ', solved' : ''}`, 'aria-current': index === at ? 'step' : null })))),
    make('p.quiz-kept', {}, `${number} of ${exercises.length} solved in this browser. `,
      number > 0 && button('Delete progress', () => { forgetSolved(game.ruleset); showList(state, at); }, { class: 'small' })));
}
