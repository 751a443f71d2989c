// A scenario in its panel: the initial position, the steps of the scenario, and any other action to try.
import { make } from '../elements.mjs';
import { caseOf, gameOf } from '../page_data.mjs';
import { rulesOf } from '../own_rules.mjs';
import { stops } from './scenario_path.mjs';
import { tableFor } from '../table.mjs';

/** Return a promise of the game for a case; `file` has the cases of its chapter. */
export async function panel(ruleset, file, name) {
  const [game, found] = await Promise.all([gameOf(ruleset), caseOf(`${ruleset}/${file}`, name)]);
  if (found === null) return make('p', {}, 'This case has no position to try on a board. It only queries the rules.');
  return withRules(game, found);
}

/** Use the readings of the table's rules, except those that the scenario is about. */
async function withRules(game, found) {
  const readings = { ...rulesOf(game), ...found.options.readings };
  const own = Object.entries(rulesOf(game)).filter(([id, key]) => readings[id] === key);
  try {
    const table = await tableFor({ game, options: { ...found.options, readings }, position: found.position, stops: stops(found.sentences), of: 'scenario' });
    if (own.length > 0) table.whole.prepend(make('p.own-note', {}, `This trial uses your table's rules: ${own.map((each) => each.join(' ')).join(', ')}.`));
    return table.whole;
  } catch (error) {
    return make('p.trial-trouble', {}, `The page cannot set up this position: ${error.message}`);
  }
}
