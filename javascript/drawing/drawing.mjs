/**
 * Positions of all games drawn in a page, as the site draws them: what a page has as `globalThis.drawing`.
 *
 * `position` is one of Protocol 1, or a view of it as `observe` gives it: then what a seat may not know is drawn as
 * hidden. Nothing is checked here: it has to be one that an engine has made or has taken. `options` are those of the
 * game. The pictures are those of `scrimmage_rules/<game>/pictures`, character by character; sizes, colours and tables
 * of words are taken from there when the script is made (tools/site/drawing_script.py).
 *
 * Men carry `data-man`. `places` are what an action may name, as actions have it, a list of numbers written with commas:
 * `16,6`. Each gets an element with `data-place`: a square, a hex or a zone is laid over the field and cannot be seen;
 * all else, as a play or a man who is to be picked, is a card below the field.
 */
import * as card from './card_football/diagram.mjs';
import * as computer from './computer_football/diagram.mjs';
import * as tactical from './tactical_football/diagram.mjs';
import * as soccer from './tactical_soccer/diagram.mjs';

const GAMES = {
  'card-football': card, 'computer-football': computer, 'tactical-football': tactical, 'tactical-soccer': soccer,
};

/** {board, said} of a position: the parts of a picture that differ from game to game. */
function gameOf(ruleset) {
  if (!Object.hasOwn(GAMES, ruleset)) throw new RangeError(`${ruleset} is not drawn here; there is ${Object.keys(GAMES).join(', ')}`);
  return GAMES[ruleset];
}

/** The position as the text of one SVG element. */
export const picture = ({ ruleset, options = {}, position, places = [] }) => {
  const { board, rulesFor } = gameOf(ruleset);
  return board(rulesFor(options), position, [...new Set(places.map(String))]);
};

/** The position in words, as those hear it who cannot see the picture. */
export const words = ({ ruleset, options = {}, position }) => {
  const { rulesFor, said } = gameOf(ruleset);
  return said(rulesFor(options), position);
};
