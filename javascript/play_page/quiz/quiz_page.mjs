// The quiz page *What happens next?*: rounds of questions from published cases of one game, one chapter or all. A wrong
// answer repeats the question in the same round. Only this browser stores the score.
import { button, choice, make, replacing } from '../elements.mjs';
import { allRulesets, gameOf, loaded } from '../page_data.mjs';
import { NAMES, namesOf } from '../words/page_words.mjs';
import { asked } from './quiz_question.mjs';
import { forget, score, scored } from './quiz_score.mjs';

const LENGTH = 10;
const LATER = 3; // questions that come before a wrong one is asked again

/** Fill the page. */
export async function quizPage(place) {
  const rulesets = await allRulesets();
  const page = { begin: make('div.trial-begin'), kept: make('p.quiz-kept'), shown: make('div.quiz') };
  place.replaceChildren(page.begin, page.kept, page.shown);
  await offer(page, rulesets, rulesets[0]);
}

async function offer(page, rulesets, ruleset) {
  const [game, chapters] = await Promise.all([gameOf(ruleset), loaded(`${ruleset}/trial/quiz.js`)]);
  const names = namesOf(rulesets);
  const titles = { '': 'all chapters', ...Object.fromEntries(chapters.map(({ title, questions }, number) => [number, `${title} (${questions.length})`])) };
  let chosen = '';
  const begin = () => round(page, game, chosen === '' ? chapters : [chapters[Number(chosen)]]);
  page.begin.replaceChildren(
    choice('Game', names, ruleset, (other) => replacing(page.begin, offer(page, rulesets, other))),
    choice('Chapter', titles, '', (number) => { chosen = number; }),
    button('Start a round', begin, { class: 'main' }));
  page.shown.replaceChildren();
  tellScore(page, game);
}

function tellScore(page, { ruleset }) {
  const { right, all } = score(ruleset);
  page.kept.replaceChildren(...(all === 0 ? [] : [`In this browser ${right} of ${all} questions about ${NAMES[ruleset]} were answered right at the first attempt. `,
    button('Delete score', () => { forget(ruleset); page.kept.replaceChildren(); page.begin.querySelector('button').focus(); }, { class: 'small' })]));
}

function shuffled(all) {
  const left = [...all];
  return all.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]);
}

// ---- a round

async function round(page, game, chapters) {
  const every = chapters.flatMap(({ file, questions }) => questions.map((question) => ({ file, question, again: false })));
  const queue = shuffled(every).slice(0, LENGTH);
  const state = { page, game, chapters, queue, length: queue.length, done: 0, right: 0, missed: [] };
  await next(state);
}

async function next(state) {
  const { page, game, queue } = state;
  if (queue.length === 0) return over(state);
  const [one] = queue;
  try {
    const { whole, start } = await asked(game, one, {
      at: `${one.again ? 'Second try' : `Question ${state.done + 1} of ${state.length}`}, ${state.right} right so far`,
      answered: (right, link) => answered(state, right, link), next: () => next(state), shuffled,
    });
    page.shown.replaceChildren(whole);
    start();
  } catch (error) {
    queue.shift(); // one question that cannot be put ends no round
    page.shown.replaceChildren(make('p.trial-trouble', { role: 'alert' }, `The page cannot show this question: ${error.message} `, button('Next question', () => next(state))));
  }
}

/** The state of the round after an answer; a question with a wrong answer is repeated later. */
function answered(state, right, link) {
  const one = state.queue.shift();
  if (!one.again) {
    state.done += 1;
    scored(state.game.ruleset, right);
    if (right) state.right += 1;
    else state.missed.push(link);
    tellScore(state.page, state.game);
  }
  if (!right) state.queue.splice(LATER, 0, { ...one, again: true });
  return state.queue.length;
}

function over({ page, game, chapters, length, right, missed }) {
  const said = make('h2', { tabindex: '-1', id: 'round-over' }, `Round over: ${right} of ${length} right at the first answer`);
  page.shown.replaceChildren(said,
    ...(missed.length > 0 ? [make('p', {}, 'Questions to repeat:'), make('ul', {}, missed.map((each) => make('li', {}, each.cloneNode(true))))] : []),
    make('div.trying', {}, button('Another round', () => round(page, game, chapters))));
  said.focus();
}
