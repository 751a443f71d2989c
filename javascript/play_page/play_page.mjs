// The play page: a new game of any ruleset under the table's own rules, or the position of an address.
import { packed, unpacked } from './address.mjs';
import { freshSeed, generator } from './chance.mjs';
import { button, choice, make, replacing } from './elements.mjs';
import { exercisesLink } from './exercises/exercises_link.mjs';
import { snapStart, TITLE } from './formations/snap_start.mjs';
import { keptValue } from './kept_value.mjs';
import { Guide } from './lessons/lesson.mjs';
import { LESSONS, startOf } from './lessons/lessons.mjs';
import { allRulesets, gameOf, pageOf } from './page_data.mjs';
import { namesOf } from './words/page_words.mjs';
import { isComputer, LEVELS } from './opponent/opponent.mjs';
import { outdatedOf, rulesOf } from './own_rules.mjs';
import { GAME, readTranscript, unpackedGame } from './saved_game.mjs';
import { tableFor } from './table.mjs';

const PREFIX = '#try=';
/** What this browser keeps of a reader: {against, played}, the opponent whom they chose, and whether they have played. */
const reader = keptValue('scrimmage-rules of the play page');
const AGAINST = { person: 'another person here', ...LEVELS };

/** Fill the page. */
export async function playPage(place) {
  const rulesets = await allRulesets();
  const begin = make('div.trial-begin');
  const table = make('div.trial-place');
  const outdated = make('div');
  const page = { begin, outdated, table, shown: null, current: null };
  place.replaceChildren(begin, outdated, table);
  await offer(page, rulesets, wanted(rulesets));
  addEventListener('hashchange', () => { if (location.hash !== page.shown) open(page, rulesets); });
  await open(page, rulesets);
}

/** The game that an address names; otherwise the first game. */
const wanted = (rulesets) => rulesets.find((each) => new URLSearchParams(location.search).get('game') === each) ?? rulesets[0];

async function offer(page, rulesets, ruleset) {
  const game = await gameOf(ruleset);
  const seats = game.seats.filter((seat) => seat !== 'chance');
  const chosen = { start: 0, against: AGAINST[reader.now().against] ? reader.now().against : 'opponent', seat: seats[0] };
  const starts = startsOf(game);
  const begin = (wishes) => { reader.keep({ ...reader.now(), played: true }); return fresh(page, game, starts[chosen.start], wishes); };
  const form = make('div');
  const showForm = () => form.replaceChildren(...[foldedForm(starts[chosen.start].form)].filter(Boolean));
  showForm();
  page.outdated.replaceChildren(...[outdatedOf(game)].filter(Boolean));
  page.begin.replaceChildren(
    choice('Game', namesOf(rulesets), ruleset, (name) => replacing(page.begin, offer(page, rulesets, name))),
    choice('Start with', Object.fromEntries(starts.map(({ title }, number) => [number, title])), '0', (number) => { chosen.start = Number(number); showForm(); }),
    choice('You play', Object.fromEntries(seats.map((seat) => [seat, seat])), chosen.seat, (seat) => { chosen.seat = seat; }),
    choice('Opponent', AGAINST, chosen.against, (against) => { chosen.against = against; reader.keep({ ...reader.now(), against }); }),
    button('New game', () => begin(chosen), reader.now().played ? { class: 'main' } : {}), button('Your first game: a lesson', () => learn(page, game, begin, chosen), reader.now().played ? {} : { class: 'main' }), exercisesLink(game), loadButton(page, rulesets), form);
}

/**
 * The lesson of a game, on a table that shows everything. A whole game after it is against the computer, on the seat of
 * the lesson; a reader who leaves the lesson gets the game that they have chosen.
 */
async function learn(page, game, begin, chosen) {
  const lesson = LESSONS[game.ruleset];
  const { options, position } = startOf(lesson, game.starts);
  const guide = new Guide(lesson, { over: () => begin({ against: 'opponent', seat: guide.seat }), left: () => begin(chosen) });
  const table = await set(page, { game, options, position, move: null, moves: lesson.begin ?? [], guide });
  if (table === null) return;
  page.table.scrollIntoView();
  guide.begin(table);
}

/** A field for the file of a saved game. */
function loadButton(page, rulesets) {
  const input = make('input', { type: 'file', accept: '.json,application/json', change: async () => {
    const [file] = input.files;
    input.value = '';
    if (file) await attempt(page, async () => openGame(page, rulesets, readTranscript(await file.text())));
  } });
  return make('label.trial-choice.trial-load', {}, make('span', {}, 'Load a saved game'), input);
}

/** A form that folds when a game begins, so that the table comes into view. */
const foldedForm = (form) => form && make('details.start-form', { open: true }, make('summary', {}, 'Formations and plans'), form);

/** The starts of a game; in tactical-football, the first is the snap with formations to choose. */
function startsOf({ ruleset, starts }) {
  if (ruleset !== 'tactical-football') return starts;
  const { form, position } = snapStart(starts.find((each) => each.position !== null).position);
  return [{ title: TITLE, options: {}, form, position }, ...starts];
}

/** A game from this start; a computer opponent plays the seat that the reader does not. */
async function fresh(page, game, { options, position }, { against, seat }) {
  const first = typeof position === 'function' ? position(generator(freshSeed())) : position;
  const table = await set(page, { game, options: { ...options, readings: { ...rulesOf(game), ...options.readings } }, position: first, move: null });
  if (table === null) return;
  table.slots.now.focus({ preventScroll: true });
  page.table.scrollIntoView();
  if (isComputer(against)) await table.seatTaken(table.seats.find((each) => each !== seat), against);
}

/** Replace the game on the page by a new one; null if this fails, or if another game was requested meanwhile. */
async function set(page, wanted) {
  if (page.current) page.current.about.closed = true;
  const about = { ...wanted, leads: true, changed: (table) => keep(page, table) };
  [page.current, page.wanted] = [null, about];
  try {
    const table = await tableFor(about);
    if (page.wanted !== about) return null;
    page.current = table;
    for (const each of page.begin.querySelectorAll('.start-form')) each.open = false;
    page.table.replaceChildren(make('div.trial-title', {}, make('strong', {}, about.game.title), readingsSaid(about.game, about.options)), table.whole);
    table.show(false);
    return table;
  } catch (error) {
    if (page.wanted === about) page.table.replaceChildren(make('p.trial-trouble', { role: 'alert' }, error.message));
    return null;
  }
}

/** The house rules of a game, each with the text of its reading. */
function readingsSaid({ ruleset, doubts }, { readings = {} }) {
  const told = Object.entries(readings);
  if (told.length === 0) return '';
  const item = ([id, key]) => make('li', {}, make('a', { href: pageOf(`rules/${ruleset}/ambiguities.html#${id}`) }, `${id} ${key}`),
    `: ${(doubts.find((each) => each.id === id)?.readings[key] ?? '').replaceAll('`', '')}`);
  return [', played with house rules:', make('ul.trial-house', {}, told.map(item))];
}

/** Set the address of the page to that of the position, so that it can be sent and reopened. */
async function keep(page, table) {
  const { ruleset, options } = table.session.about;
  const { position } = table.session.moments.at(-1);
  const text = `${PREFIX}${await packed({ ruleset, options, position, move: null })}`;
  if (table !== page.current || position !== table.session.moments.at(-1).position) return;
  page.shown = text;
  history.replaceState(null, '', text);
}

async function open(page, rulesets) {
  const { hash } = location;
  if (!hash.startsWith(PREFIX) && !hash.startsWith(GAME)) return;
  page.shown = hash;
  await attempt(page, async () => {
    if (hash.startsWith(GAME)) await openGame(page, rulesets, await unpackedGame(hash));
    else await openGame(page, rulesets, await unpacked(hash.slice(PREFIX.length)));
  });
}

/** Show a game of {ruleset, options, position, move, moves}. */
async function openGame(page, rulesets, { ruleset, options, position, move = null, moves = [] }) {
  if (!rulesets.includes(ruleset)) throw new Error(`This address names a game that this site does not have: ${ruleset}.`);
  await offer(page, rulesets, ruleset);
  await set(page, { game: await gameOf(ruleset), options, position, move, moves });
}

/** Do something that may fail; a failure is shown in place of the table. */
async function attempt(page, act) {
  try {
    await act();
  } catch (error) {
    page.table.replaceChildren(make('p.trial-trouble', { role: 'alert' }, error.message));
  }
}
