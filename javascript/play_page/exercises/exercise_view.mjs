// One exercise: the position, a question, and a few answers. A wrong answer says why it is wrong and may be tried again.
import { bring, draw } from '../board.mjs';
import { button, make } from '../elements.mjs';
import { isOnBoard } from '../lead/hand.mjs';
import { legend } from '../lead/legend.mjs';
import { pageOf } from '../page_data.mjs';
import { said, sentenceOf, tokensOf } from '../phrases.mjs';
import { titledClause } from '../reply_text.mjs';
import { answersOf, oddsSaid, questionOf, whyNot } from './exercise_answers.mjs';
import { playTable } from './play_table.mjs';

/**
 * A promise of {whole, start} for an exercise. `about` is {at, solved, next}: the number as text, a function that is
 * called at the right answer, and one for the next exercise, or null.
 */
export async function exerciseView(game, exercise, about) {
  const answers = await answersOf(game, exercise);
  const view = { game, exercise, about, answers, figure: make('figure', { tabindex: '0' }), told: make('div.quiz-told', { 'aria-live': 'polite' }), isSolved: false };
  const title = make('h2', { tabindex: '-1', id: 'exercise-asked' }, questionOf(game, exercise));
  view.buttons = answers.map(({ text }, number) => make('button', { type: 'button', 'aria-keyshortcuts': String(number + 1), click: () => choose(view, number), ...lights(view, number) },
    make('span.number', {}, `${number + 1}`), ' ', make('span', {}, text)));
  const whole = make('section', { 'aria-labelledby': title.id, keydown: (event) => byNumber(event, view.buttons) },
    make('p.quiz-at', {}, about.at), title, make('div.trial-board.boards', {}, view.figure), legend(game.ruleset), playTable(game, exercise),
    make('div.quiz-answers', { role: 'group', 'aria-label': 'Answers' }, view.buttons), hint(view), view.told);
  board(view, exercise.position, exercise.action ?? null); // in a question about one action, its men are highlighted
  return { whole, start: (isFocused) => { bring(view.figure); if (isFocused) title.focus(); } };
}

/** Draw the position; the men and places of the answers can be clicked, and those of an action are highlighted. */
function board({ game, exercise, figure, ...view }, position, action, marks = false) {
  const names = new Set(exercise.choices.flatMap((each) => (each.action ? tokensOf(game, each.action) : [])));
  const places = [...names].filter((name) => isOnBoard(name, JSON.stringify(position)));
  draw(figure, { ruleset: game.ruleset, options: exercise.options, position, places },
    { marks, chosen: action === null ? [] : tokensOf(game, action), click: (name) => clicked({ game, exercise, ...view, figure }, name) });
}

/** A click on the board chooses the answer that alone names the clicked man or place. */
function clicked(view, name) {
  const meant = view.exercise.choices.flatMap(({ action }, number) => (action && tokensOf(view.game, action).includes(name) ? [number] : []));
  if (meant.length === 1) view.buttons[meant[0]].click();
}

/** While an answer has the focus or the pointer, the board highlights its men. */
function lights(view, number) {
  const { action } = view.exercise.choices[number];
  if (action === undefined) return {};
  const light = (shown) => () => { if (!view.isSolved) board(view, view.exercise.position, shown); };
  return { focus: light(action), pointerenter: light(action), blur: light(null), pointerleave: light(null) };
}

function hint({ exercise }) {
  const text = make('p.exercise-hint', { hidden: true }, make('strong', {}, 'Hint: '), exercise.hint);
  return make('div.exercise-help', { 'aria-live': 'polite' }, button('Hint', () => { text.hidden = false; }, { class: 'small' }), text);
}

function byNumber(event, buttons) {
  const meant = buttons[Number(event.key) - 1];
  if (!meant || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  meant.click();
}

// ---- answered

function choose(view, number) {
  const { exercise, buttons, told, game, answers } = view;
  if (view.isSolved || buttons[number].hasAttribute('aria-disabled')) return;
  if (number !== exercise.right) {
    buttons[number].setAttribute('aria-disabled', 'true');
    buttons[number].append(make('span.quiz-mark.wrong', {}, ' ✗ try again'));
    told.replaceChildren(make('div.exercise-wrong', {}, make('p', {}, make('strong', {}, 'Try again. '), ...whyNot(game, exercise, number))));
    return;
  }
  view.isSolved = true;
  view.about.solved();
  for (const each of buttons) each.setAttribute('aria-disabled', 'true');
  buttons[number].append(make('span.quiz-mark.right', {}, ' ✓ right'));
  board(view, answers[number].after ?? exercise.position, exercise.choices[number].action ?? null, answers[number].after !== undefined);
  explain(view);
}

function explain({ game, exercise, told, about }) {
  const onward = about.next === null ? null : button('Next exercise', about.next, { class: 'main' });
  told.replaceChildren(make('p', {}, make('strong', {}, 'Right. '), exercise.why), ...comparison(game, exercise),
    make('p.small', {}, 'The rules: ', exercise.clauses.flatMap((id, number) => [number > 0 && '; ', ...titledClause(game, id)]).filter(Boolean)),
    ...(exercise.case === null ? [] : [make('p.small', {}, make('a', { href: pageOf(`case.html#${exercise.case}`) }, 'A scenario with this position'))]),
    ...[onward].filter(Boolean));
  onward?.focus();
}

/** What each answer was worth: its odds, or the clause that forbids it. */
function comparison(game, { kind, choices, seat }) {
  if (kind === 'best') return [make('ul.changes', {}, choices.map(({ action, p }) => make('li', {}, `${said(game, action)}: ${oddsSaid(p)}`)))];
  if (kind !== 'legal') return [];
  return [make('ul.changes', {}, choices.filter(({ clause }) => clause !== null)
    .map(({ action, clause }) => make('li', {}, `${sentenceOf(game, { seat, action })}: forbidden by `, ...titledClause(game, clause))))];
}
