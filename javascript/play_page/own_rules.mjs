// My table's rules: the readings that the players of a table have agreed on for each game. This browser stores them,
// and a link can contain them.
import { pack, unpack } from './address.mjs';
import { button, make } from './elements.mjs';
import { allRulesets, gameOf, pageOf } from './page_data.mjs';

const PREFIX = '#rules=1.';

/** {ambiguity: key} of a game for readings that differ from the rulings; only readings that the game has. */
export const rulesOf = (game) => globalThis.keptRules.of(game);

/** A message about stored entries that the game does not know, with a button that removes them; null if there are none. */
export const outdatedOf = (game) => globalThis.keptRules.report([game], { areAll: false });

const { keep, all: kept } = globalThis.keptRules;

// ---- the page

/** Fill the page with the rules of all games. */
export async function rulesPage(place) {
  const games = await Promise.all((await allRulesets()).map(gameOf));
  const said = await fromAddress(games);
  const outdated = globalThis.keptRules.report(games, { areAll: true, removed: () => show() });
  const told = make('div.own-options');
  const show = async () => {
    told.replaceChildren(...await optionsTold(games, show));
    for (const game of games) mark(place.querySelector(`.own-game[data-ruleset="${game.ruleset}"]`), game);
  };
  place.replaceChildren(told, ...games.map((game) => gameRules(game, show)));
  if (outdated) place.prepend(outdated);
  if (said) place.prepend(make('p.own-said', { role: 'status' }, said));
  await show();
}

async function fromAddress(games) {
  if (!location.hash.startsWith('#rules=')) return '';
  try {
    if (!location.hash.startsWith(PREFIX)) throw new Error('This address was made by another version of these pages.');
    const given = JSON.parse(await unpack(location.hash.slice(PREFIX.length)));
    if (!isRecord(given)) throw new Error('The address does not contain table rules.');
    keep(Object.fromEntries(games.map(({ ruleset, doubts }) => [ruleset, known(doubts, given[ruleset] ?? {})])));
    return 'This browser now uses the table rules from the address that you opened.';
  } catch {
    return 'This address is incomplete or was changed. The rules of your table are unchanged.';
  }
}

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const known = (doubts, readings) => Object.fromEntries(doubts.filter(({ id, ruling, readings: all }) => (
  isRecord(readings) && Object.hasOwn(all, readings[id]) && readings[id] !== ruling)).map(({ id }) => [id, readings[id]]));

async function optionsTold(games, show) {
  const chosen = games.filter((game) => Object.keys(rulesOf(game)).length > 0);
  if (chosen.length === 0) return [make('p', {}, 'Your table uses the ruling for every question.')];
  const address = `${pageOf('table.html')}${PREFIX}${await pack(JSON.stringify(Object.fromEntries(chosen.map((game) => [game.ruleset, rulesOf(game)]))))}`;
  const field = make('input', { type: 'text', readonly: true, value: address, 'aria-label': 'Link to these rules', focus: ({ target }) => target.select() });
  history.replaceState(null, '', address);
  return [
    make('p', {}, 'Options of your table, for a program:'),
    ...chosen.map((game) => make('pre.own-json', { tabindex: '0', 'aria-label': `Options of ${game.ruleset}` }, `${game.ruleset}\n${JSON.stringify({ readings: rulesOf(game) }, null, 1)}`)),
    make('p', {}, 'Link to these rules, for the other players at your table:'), make('div.trial-address', {}, field),
    button('Reset to the rulings', () => { keep({}); history.replaceState(null, '', location.pathname); location.reload(); show(); }),
  ];
}

function gameRules(game, show) {
  return make('details.own-game', { 'data-ruleset': game.ruleset }, make('summary', {}, game.title, ' ', make('span.badge')),
    game.doubts.map((doubt) => question(game, doubt, show)));
}

function mark(section, game) {
  const number = Object.keys(rulesOf(game)).length;
  section.querySelector('.badge').textContent = number === 0 ? 'all rulings' : `${number} changed`;
}

function question(game, { id, question: text, ruling, readings }, show) {
  const { ruleset } = game;
  const choose = (key) => {
    const { [id]: _, ...others } = rulesOf(game);
    keep({ ...kept(), [ruleset]: key === ruling ? others : { ...others, [id]: key } });
    show();
  };
  const now = rulesOf(game)[id] ?? ruling;
  return make('fieldset.own-question', {}, make('legend', {}, make('a', { href: pageOf(`rules/${ruleset}/ambiguities.html#${id}`) }, id), ` ${text.replaceAll('`', '')}`),
    Object.entries(readings).map(([key, told]) => make('label', {}, make('input', { type: 'radio', name: `${ruleset}/${id}`, value: key, checked: key === now, change: () => choose(key) }),
      ' ', make('code', {}, key), key === ruling ? ' (the ruling)' : '', `: ${told.replaceAll('`', '')}`)));
}
