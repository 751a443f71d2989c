/**
 * Drawings of positions of all games in a web page, as the site draws them. A page gets these functions as
 * `globalThis.drawing`. `position` is a position of Protocol 1, or a view of it as `observe` returns it; facts that
 * are hidden from a seat are drawn as hidden. The position must come from an engine, because the drawing checks
 * nothing. `options` are the options of the game. The drawings are equal to those of
 * `scrimmage_rules/<game>/pictures`, character by character. Sizes, colours and tables of words come from there when
 * the script is built (tools/site/drawing_script.py). Men have the attribute `data-man`. `places` are the values that
 * an action may name; a list of numbers is written with commas: `16,6`. Each place gets an element with `data-place`.
 * A square, a hex or a zone gets an invisible element over the field; any other value, such as a play or a man to
 * pick, gets a card below the field.
 */
import * as card from './card_football/diagram.mjs';
import * as computer from './computer_football/diagram.mjs';
import * as tactical from './tactical_football/diagram.mjs';
import * as soccer from './tactical_soccer/diagram.mjs';

const GAMES = {
  'card-football': card, 'computer-football': computer, 'tactical-football': tactical, 'tactical-soccer': soccer,
};

/** {board, said} of a position: the parts of a drawing that differ between the games. */
function gameOf(ruleset) {
  if (!Object.hasOwn(GAMES, ruleset)) throw new RangeError(`${ruleset} is not drawn here; there is ${Object.keys(GAMES).join(', ')}`);
  return GAMES[ruleset];
}

/** The position as the text of one SVG element. */
export const picture = ({ ruleset, options = {}, position, places = [] }) => {
  const { board, rulesFor } = gameOf(ruleset);
  return board(rulesFor(options), position, [...new Set(places.map(String))]);
};

/** The name of the hex or the square at a point of this drawing, in its own coordinates; null if there is none. */
export const placeAt = ({ ruleset, options = {}, position, places = [] }, point) => {
  const { placeAt: at, rulesFor } = gameOf(ruleset);
  return at?.(rulesFor(options), position, [...new Set(places.map(String))], point) ?? null;
};

/** The description of the position for screen readers. */
export const words = ({ ruleset, options = {}, position }) => {
  const { rulesFor, said } = gameOf(ruleset);
  return said(rulesFor(options), position);
};
