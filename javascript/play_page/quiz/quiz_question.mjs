// One question: the position, the action as a sentence, possible answers, and then the answer of the rules.
import { clauseLink, clauseText } from '../reply_text.mjs';
import { bring, draw } from '../board.mjs';
import { changesSaid } from '../differences.mjs';
import { button, make, opening } from '../elements.mjs';
import { legend } from '../lead/legend.mjs';
import { caseNumbered, pageOf } from '../page_data.mjs';
import { stops } from '../scenario/scenario_path.mjs';
import { tokensOf } from '../phrases.mjs';
import { begun, now, tried } from '../session.mjs';
import { eventsBetween } from '../words/events.mjs';

const ALLOWED = null;
const BOARD_SAYS = /'s men stand on$/; // a sentence whose table is what the board shows
/** Other sentences of what the board shows: the standard position, and where men stand or the ball lies. */
const BOARD_SHOWS = /^the standard | stands? on | lies on /;

/**
 * Return a promise of {whole, start} for a question. `round` is {at, answered, next, shuffled}: the state of the
 * round, a function that gets the answer, and the button to continue. `start` moves the keyboard focus to the
 * question.
 */
export async function asked(game, { file, question: [number, right, wrong, clauses] }, round) {
  const { name, texts, options, position, sentences } = await caseNumbered(`${game.ruleset}/${file}`, number);
  const all = stops(sentences);
  const seats = game.seats.filter((seat) => seat !== 'chance');
  const session = await played(await begun({ ruleset: game.ruleset, seats, options, position }), all.slice(1, -1));
  const link = make('a', { href: pageOf(`case.html#${game.ruleset}/${name}`) }, all.at(-1).text);
  const about = { game, session, right, clauses, link, last: all.at(-1), answers: round.shuffled(answersOf(right, wrong)), texts };
  return laid(about, all, round);
}

async function played(session, some) {
  let after = session;
  for (const { seat, action, chance } of some.flatMap(({ tries }) => tries)) {
    const came = await tried(after, { seat, action }, chance);
    if (came.is === 'done') after = came.session;
  }
  return after;
}

/** In a question about a clause, one answer is that nothing forbids the action. */
const answersOf = (right, wrong) => [right, ...wrong, ...(typeof right === 'string' ? [ALLOWED] : [])];

function laid(about, all, round) {
  const figure = make('figure', { tabindex: '0' });
  const title = make('h2', { tabindex: '-1', id: 'quiz-asked' }, `${sentence(about.last.text)}. What happens next?`);
  const told = make('div.quiz-told', { 'aria-live': 'polite' });
  const buttons = about.answers.map((answer, number) => answerButton(about, answer, number));
  const whole = make('section', { 'aria-labelledby': title.id, keydown: (event) => byNumber(event, buttons) },
    make('p.quiz-at', {}, round.at), make('div.trial-board.boards', {}, figure), legend(about.game.ruleset), given(all), title,
    make('div.quiz-answers', { role: 'group', 'aria-label': 'Answers' }, buttons), told);
  for (const [number, each] of buttons.entries()) each.addEventListener('click', () => choose({ ...about, figure, told, buttons, round }, number));
  board(about, figure, about.session, false);
  return { whole, start: () => { bring(figure); title.focus(); } };
}

const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function given([{ before }, ...others]) {
  const since = others.slice(0, -1).map(({ text }) => `then ${text}`);
  const listed = (label, told) => make('ul.quiz-given', { 'aria-label': label }, told.map((each) => make('li', {}, each)));
  const said = before.filter((each) => !BOARD_SAYS.test(each));
  const [told, drawn] = [false, true].map((isDrawn) => said.filter((each) => BOARD_SHOWS.test(each) === isDrawn));
  const short = [...told, ...since];
  // A scenario first states the standard position, and then the differences.
  const whole = drawn.length > 1 && drawn[0].startsWith('the standard ') ? [`${drawn[0]}; but`, ...drawn.slice(1)] : drawn;
  return [short.length > 0 && listed('Position', short), whole.length > 0 && opening('What the board shows, in words', () => listed('On the board', whole), { class: 'small' })].filter(Boolean);
}

/** Before the answer, the men of the action are highlighted; after it, the changes. */
function board({ game, last, session: { about: { options } } }, figure, session, marks) {
  const chosen = marks ? [] : last.tries.flatMap(({ action }) => tokensOf(game, action));
  draw(figure, { ruleset: game.ruleset, options, position: now(session).position, places: [] }, { marks, click() {}, chosen });
}

function answerButton({ game, texts }, answer, number) {
  const told = answer === ALLOWED ? 'The action is allowed.' : typeof answer === 'number' ? `${sentence(texts[answer])}.`
    : ['The action is refused: ', make('span.quiz-clause', {}, clauseText(game, answer))];
  return make('button', { type: 'button', 'aria-keyshortcuts': String(number + 1) }, make('span.number', {}, `${number + 1}`), ' ', make('span', {}, told));
}

function byNumber(event, buttons) {
  const meant = buttons[Number(event.key) - 1];
  if (!meant || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  meant.click();
}

// ---- answered

async function choose(about, number) {
  const { answers, right, buttons, told, round, link } = about;
  if (buttons[0].hasAttribute('aria-disabled')) return;
  const isRight = answers[number] === right;
  mark(buttons, answers.indexOf(right), number);
  const left = round.answered(isRight, link);
  const after = await played(about.session, [about.last]);
  board(about, about.figure, after, true);
  bring(about.figure);
  const onward = button(left === 0 ? 'See the score' : 'Next question', round.next, { class: 'main' });
  told.replaceChildren(make('p', {}, make('strong', {}, isRight ? 'Right. ' : 'Wrong. '), isRight ? '' : 'The question returns later in this round.'),
    ...explained(about, after), make('p', {}, 'The scenario: ', link, '.'), onward);
  onward.focus();
}

function mark(buttons, right, chosen) {
  for (const [number, each] of buttons.entries()) {
    each.setAttribute('aria-disabled', 'true');
    if (number === right) each.append(make('span.quiz-mark.right', {}, ' ✓ right'));
    else if (number === chosen) each.append(make('span.quiz-mark.wrong', {}, ' ✗ your answer'));
  }
}

/** The clause that forbids the action; or the clauses that the case shows, and the changes of the position. */
function explained({ game, right, clauses, session, last }, after) {
  const decided = typeof right === 'string' ? [right] : clauses;
  const changed = changesSaid(now(session).position, now(after).position, game.places);
  const told = last.tries.flatMap(({ action, chance }) => eventsBetween(game.ruleset, now(session).position, now(after).position, { action, chance }));
  return [...decided.map((id) => make('blockquote', {}, make('p', {}, clauseLink(game, id), ' ', clauseText(game, id)))),
    told.length > 0 && changed.length > 0 && make('p', {}, [...new Set(told)].join(' ')),
    changed.length > 0 ? opening('Details: what has changed', () => make('ul.changes', {}, changed.map((each) => make('li', {}, each))), { class: 'small' })
      : make('p', {}, 'Nothing has changed on the table.')].filter(Boolean);
}
