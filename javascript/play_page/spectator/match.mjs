// A match between two computer players that a person watches: its settings, and the controls of its pace.
import { packed } from '../address.mjs';
import { button, choice, make } from '../elements.mjs';
import { LEVELS } from '../opponent/opponent.mjs';
import { play } from '../opponent/autoplay.mjs';
import { pageOf } from '../page_data.mjs';
import { now } from '../session.mjs';
import { tableFor } from '../table.mjs';
import { JUMPS } from './jumps.mjs';
import { Pace, SPEEDS } from './pace.mjs';

/** The settings of a match of a game, and the place in which it is shown. */
export function matchSettings(game) {
  const seats = game.seats.filter((seat) => seat !== 'chance');
  const about = { game, start: 0, levels: Object.fromEntries(seats.map((seat) => [seat, 'hard'])), current: null, place: make('div.match') };
  const starts = Object.fromEntries(game.starts.map(({ title }, number) => [number, title]));
  return make('div', {}, make('div.trial-begin', {},
    choice('Start with', starts, '0', (number) => { about.start = Number(number); }),
    seats.map((seat) => choice(seat, LEVELS, 'hard', (level) => { about.levels[seat] = level; })),
    button('Start match', () => begin(about), { class: 'main' })), about.place);
}

async function begin(about) {
  const { game, levels, place } = about;
  if (about.current) about.current.about.closed = true;
  const { options, position } = game.starts[about.start];
  const controls = make('div.trial-begin.match-controls', { role: 'group', 'aria-label': 'Pace of the match' });
  const table = await tableFor({ game, options, position, leads: true, changed: () => showControls(table, controls) });
  Object.assign(table, { pace: new Pace() });
  Object.assign(table.players, levels);
  about.current = table;
  place.replaceChildren(make('p.trial-title', {}, make('strong', {}, game.title)), controls, table.whole);
  showControls(table, controls);
  table.show(false);
  controls.querySelector('button').focus();
  await play(table);
}

/** Show the controls if they have changed, and keep the keyboard focus on the same one. */
function showControls(table, controls) {
  const { pace, game: { ruleset }, session } = table;
  const isOver = String(now(session).turn.over);
  const state = `${pace.isPaused} ${isOver}`;
  if (controls.dataset.state === state) return;
  controls.dataset.state = state;
  const focused = [...controls.querySelectorAll('button, select')].indexOf(document.activeElement);
  const act = (change) => () => {
    if (now(table.session).turn.over) return;
    change();
    table.show(false);
    showControls(table, controls);
    play(table);
  };
  controls.replaceChildren(
    pace.isPaused ? button('Resume', act(() => pace.resume()), { class: 'main', 'aria-disabled': isOver }) : button('Pause', act(() => pace.pause()), { class: 'main', 'aria-disabled': isOver }),
    button('Step', act(() => pace.step()), { 'aria-disabled': isOver }),
    ...Object.entries(JUMPS[ruleset]).map(([label, keyOf]) => button(label, act(() => pace.jump(now(table.session).position, keyOf)), { 'aria-disabled': isOver })),
    choice('Speed', SPEEDS, pace.speed, (speed) => pace.setSpeed(speed)),
    button('Take over this game', () => takeOver(table)));
  if (focused >= 0) [...controls.querySelectorAll('button, select')][focused]?.focus();
}

/** Open the position on the play page. */
async function takeOver({ session }) {
  const { ruleset, options } = session.about;
  location.href = `${pageOf('play.html')}#try=${await packed({ ruleset, options, position: now(session).position, move: null })}`;
}
