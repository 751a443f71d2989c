// The page that replays recorded games step by step, or shows a match between two computer players. From any position,
// the user can continue to play.
import { packed } from './address.mjs';
import { button, choice, make, replacing } from './elements.mjs';
import { allRulesets, gameOf, loaded, pageOf } from './page_data.mjs';
import { namesOf } from './words/page_words.mjs';
import { matchSettings } from './spectator/match.mjs';
import { movesAsStops } from './scenario/scenario_path.mjs';
import { tableFor } from './table.mjs';

const MATCH = 'match'; // in place of the number of a recorded game

/** Fill the page; its address is #game/number of the recorded game/number of the move, or #game/match. */
export async function watchPage(place) {
  const page = { place, rulesets: await allRulesets(), shown: null };
  addEventListener('hashchange', () => { if (location.hash !== page.shown) set(page, ...asked(page)); });
  await set(page, ...asked(page));
}

function asked({ rulesets }) {
  const [ruleset, number, move] = location.hash.slice(1).split('/');
  return [rulesets.includes(ruleset) ? ruleset : rulesets[0], number === MATCH ? MATCH : Number(number) || 0, Number(move) || 0];
}

async function set(page, ruleset, number, move) {
  const [game, all] = [await gameOf(ruleset), await loaded(`${ruleset}/trial/recorded.js`)];
  if (page.table) page.table.about.closed = true;
  if (number === MATCH) showMatch(page, game, all);
  else await showRecorded(page, game, all, { which: number in all ? number : 0, move });
}

/** The choice of a game and of what to watch. */
function choicesOf(page, { ruleset }, all, chosen) {
  const titles = { [MATCH]: 'two computer players', ...Object.fromEntries(all.map(({ title }, each) => [each, title])) };
  const open = (other, which) => replacing(page.place, set(page, other, which === MATCH ? MATCH : Number(which), 0));
  return [
    choice('Game', namesOf(page.rulesets), ruleset, (other) => open(other, chosen === MATCH ? MATCH : 0)),
    choice('Watch', titles, String(chosen), (which) => open(ruleset, which)),
  ];
}

function showMatch(page, game, all) {
  page.table = null;
  page.place.replaceChildren(make('div.trial-begin', {}, choicesOf(page, game, all, MATCH)), matchSettings(game));
  keep(page, `#${game.ruleset}/${MATCH}`);
}

async function showRecorded(page, game, all, { which, move }) {
  const { options, moves } = all[which];
  const onward = button('Continue this game', () => goOn(page), { class: 'main' });
  const changed = (table) => keep(page, `#${game.ruleset}/${which}/${table.stopped.length - 1}`);
  page.table = await tableFor({ game, options, position: null, stops: movesAsStops(game, moves), of: 'recorded game', changed });
  page.place.replaceChildren(make('div.trial-begin', {}, choicesOf(page, game, all, which), onward), make('p.trial-title', {}, make('strong', {}, game.title)), page.table.whole);
  page.table.show(false);
  if (move > 0) await page.table.walk(Math.min(move, moves.length));
  else changed(page.table);
}

function keep(page, text) {
  page.shown = text;
  history.replaceState(null, '', text);
}

async function goOn({ table: { session } }) {
  const { ruleset, options } = session.about;
  location.href = `${pageOf('play.html')}#try=${await packed({ ruleset, options, position: session.moments.at(-1).position, move: null })}`;
}
