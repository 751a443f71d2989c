// The results on the cards that an exercise about a call needs: how often each number comes, for each call to choose from.
import { share } from '../chance.mjs';
import { ask, newHandle } from '../engine_connection.mjs';
import { make } from '../elements.mjs';

/** Bounds of the columns, in yards. */
const COLUMNS = { loss: [-99, -1], '±0': [0, 0], '1–4': [1, 4], '5–9': [5, 9], '10+': [10, 99] };
/** Results that are no numbers; the legend of the board explains them. */
const WORDS = ['-', 'TD', 'T/O'];

/** A table of the deck for the calls of an exercise; null if the exercise asks for no call of a play. */
export function playTable(game, { kind, choices, options, position }) {
  if (kind !== 'best' || choices.some(({ action }) => action.type !== 'call')) return null;
  const isDefense = position.calls.offence !== null;
  const rows = make('tbody');
  fillRows(rows, { ruleset: game.ruleset, options, position }, choices.map(({ action: { play } }) => ({
    call: play, pair: isDefense ? { offence: position.calls.offence, defence: play } : { offence: play, defence: position.calls.defence },
  })));
  return make('table.play-table', {}, make('caption', {}, `Yards on the cards, in percent: ${isDefense ? `${position.calls.offence} against your call` : `your call against ${position.calls.defence}`}`),
    make('thead', {}, make('tr', {}, ['call', ...Object.keys(COLUMNS), ...WORDS].map((each) => make('th', { scope: 'col' }, each)))), rows);
}

async function fillRows(rows, start, calls) {
  const game = newHandle();
  await ask({ op: 'load', game, ...start });
  for (const { call, pair } of calls) {
    const { value = [] } = await ask({ op: 'query', query: 'pairing', game, args: pair });
    rows.append(make('tr', {}, make('th', { scope: 'row' }, call), sharesOf(value).map((each) => make('td', {}, each === 0 ? '' : `${Math.round(100 * each)}`))));
  }
}

function sharesOf(results) {
  const sum = (isIn) => results.filter(({ result }) => isIn(result)).reduce((all, { p }) => all + share(p), 0);
  return [...Object.values(COLUMNS).map(([least, most]) => sum((result) => result >= least && result <= most)), ...WORDS.map((word) => sum((result) => result === word))];
}
