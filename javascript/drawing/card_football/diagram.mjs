// Drawing of the card-football field with ball, first-down flags and score. Home defends the left end.
import { lineToGain } from '#engine/card_football/position.mjs';
import {
  BOTTOM, EMPTY_FIELD, FIELD, MIDDLE, NUMBERS, TEXT_WIDTH, TO_GAIN, TOP, WIDTH, YARD,
} from '#constants/card_football/diagram.mjs';
import { boardOf } from '../shared/boards.mjs';
import { told, when } from './in_words.mjs';

export { rulesFor } from '#engine/card_football/options.mjs';

export function board(rules, position, places) {
  const { home, away } = position.score;
  return boardOf({
    sort: 'board', size: [WIDTH, BOTTOM], headings: [`home ${home} : ${away} away`, when(position)], letters: TEXT_WIDTH,
    told: told(rules, position), said: said(rules, position), places, outline: () => undefined,
    drawn: [EMPTY_FIELD, flags(position), ball(position)],
  });
}

export const said = (rules, position) => [
  `home ${position.score.home}, away ${position.score.away}, ${when(position)}`, ...told(rules, position),
].join('. ');

// The x coordinate of a spot. A spot counts from the goal line that its side defends; the goal line of home is at the
// left.
const across = (seat, spot) => (TO_GAIN + (seat === 'home' ? spot : FIELD - spot)) * YARD;

/** The line of scrimmage, and the ball with an arrow in the direction in which the offense moves. */
function ball({ offence, spot }) {
  if (offence === null || spot === null) return '';
  const [x, way] = [across(offence, spot), offence === 'home' ? 1 : -1];
  return `<path class="scrimmage" d="M${x} ${TOP}V${BOTTOM - NUMBERS}" stroke="#10243e" stroke-width="2.5"/>`
    + `<path class="arrow ${offence}" d="M${x + 12 * way} ${MIDDLE - 4}h${14 * way}v-7l${15 * way} 11`
    + `l${-15 * way} 11v-7h${-14 * way}z" fill="#222" stroke="#fff" stroke-width="1.2"/>`
    + `<ellipse class="ball" cx="${x}" cy="${MIDDLE}" rx="13" ry="8" fill="#7a3b12" stroke="#fff"/>`
    + `<path class="lace" d="M${x - 5} ${MIDDLE}h10m-8 -3v6m3 -6v6m3 -6v6" stroke="#fff"/>`;
}

/** The bracket of the first-down flags above the field, and the line to gain. */
function flags(position) {
  const { offence, series_start: began } = position;
  if (offence === null || began === null) return '';
  const [start, end] = [across(offence, began), across(offence, lineToGain(position))];
  const poles = [start, end].map((x) => `<path class="flag" d="M${x} ${TOP - 7}v-13l9 4.5l-9 4.5" fill="#d9730d"/>`);
  return '<g fill="none" stroke="#d9730d" stroke-width="2">'
    + `<path class="to-gain" d="M${end} ${TOP}V${BOTTOM - NUMBERS}" stroke-dasharray="5 3"/>`
    + `<path class="bracket" d="M${start} ${TOP}V${TOP - 7}H${end}V${TOP}"/>${poles.join('')}</g>`;
}
