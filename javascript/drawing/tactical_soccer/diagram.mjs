// Drawing of the pitch with men, cards and ball, and a description of the facts that the drawing cannot show.
import { manAt, menOnPitch, seatOf } from '#engine/tactical_soccer/position.mjs';
import { SEATS } from '#engine/tactical_soccer/rulebook.mjs';
import { FILL, GLUE, LETTER, PALE, TOKEN, TOP } from '#constants/tactical_soccer/diagram.mjs';
import { CORNER, SIDE } from '#constants/tactical_soccer/pitch.mjs';
import { boardOf } from '../shared/boards.mjs';
import { told, when } from './in_words.mjs';
import { grass, hexNamed, pathOf, sheetOf } from './pitch.mjs';

export { rulesFor } from '#engine/tactical_soccer/options.mjs';

export function board(rules, position, places) {
  const sheet = sheetOf(rules.pitch, TOP);
  const { red, blue } = position.score;
  return boardOf({
    sort: 'board pitch', size: [sheet.width, sheet.bottom], headings: [`red ${red} : ${blue} blue`, when(position)],
    letters: Math.floor(sheet.width / LETTER), told: told(rules, position), said: said(rules, position), places,
    outline: (name) => {
      const hex = hexNamed(rules.pitch, name);
      return hex && pathOf(sheet, hex);
    },
    drawn: [grass(sheet), flight(sheet, position), men(sheet, position), ball(sheet, position)],
  });
}

export const said = (rules, position) => [
  `red ${position.score.red}, blue ${position.score.blue}, ${when(position)}`, ...told(rules, position),
].join('. ').replaceAll(GLUE, ' ');

// ---- men

function men(sheet, position) {
  const drawn = SEATS.flatMap((seat) => menOnPitch(position, seat).map((man) => token(sheet, position, man)));
  return `<g class="men" font-size="14" font-weight="bold" text-anchor="middle" fill="#fff">${drawn.join('')}</g>`;
}

/** A token with the man's name and his hex; paler after his action, and with a mark for a yellow card. */
function token(sheet, position, man) {
  const hex = position.men[man];
  const [[x, y], seat, isDone] = [sheet.at(hex), seatOf(position, man), position.done.includes(man)];
  const [fill, ink] = isDone ? [PALE[seat], '#222'] : [FILL[seat], '#fff'];
  const card = `<rect class="yellow" x="${x - 11}" y="${y - 13}" width="6" height="9" fill="#ffd400" stroke="#222"/>`;
  return `<g class="man ${seat} ${man}${isDone ? ' done' : ''}" data-man="${man}"><title>${man} on ${hex}</title>`
    + `<path class="token" d="M${x} ${y}${TOKEN[sheet.flat]}" fill="${fill}" stroke="${FILL[seat]}"/>`
    + `<text class="name" x="${x}" y="${y + 1}" fill="${ink}">${man}</text>`
    + `<text class="where" x="${x}" y="${y + 9}" fill="${ink}" font-size="7.5" font-weight="normal">${hex}</text>`
    + `${position.offences.includes(man) ? card : ''}</g>`;
}

// ---- the ball

/** The ball: at the shoulder of its holder, in a hex without a man, or in flight. */
function ball(sheet, position) {
  const { flight: pass, holder, loose, men: places } = position;
  if (holder !== null) return round(shoulder(sheet, places[holder]), 'held');
  if (position.catch !== null) return round(shoulder(sheet, places[position.catch.man]), 'dropped');
  if (pass !== null) {
    const [[x, y], [toX, toY]] = [sheet.at(pass.origin), sheet.at(pass.to)];
    return round([Math.floor((x + toX) / 2), Math.floor((y + toY) / 2)], 'flying');
  }
  return loose === null ? '' : lying(sheet, position, loose);
}

/** A loose ball, with the name of its hex unless a man on the hex shows it. */
function lying(sheet, position, hex) {
  if (manAt(position, hex) !== undefined) return round(shoulder(sheet, hex), 'loose');
  const [x, y] = sheet.at(hex);
  return `${round([x, y - 3], 'loose')}<text class="where" x="${x}" y="${y + 10}" fill="#fff" font-size="8" text-anchor="middle">${hex}</text>`;
}

function shoulder(sheet, hex) {
  const [x, y] = sheet.at(hex);
  return [x + SIDE - 4, y - CORNER + 5];
}

const round = ([x, y], how) =>
  `<circle class="ball ${how}" cx="${x}" cy="${y}" r="5.5" fill="#fff" stroke="#111" stroke-width="2"/>`;

/** The line of a pass in flight, or of a pass that came down on a man who may try to receive it. */
function flight(sheet, { flight: pass, catch: dropped, men: places }) {
  const way = pass !== null ? [pass.origin, pass.to]
    : dropped !== null && dropped.origin !== null ? [dropped.origin, places[dropped.man]] : null;
  if (way === null) return '';
  const [[x, y], [toX, toY]] = way.map(sheet.at);
  return `<path class="flight" d="M${x} ${y}L${toX} ${toY}" fill="none" stroke="#ffe082" stroke-width="3" stroke-dasharray="7 4"/>`
    + `<circle class="flight-end" cx="${toX}" cy="${toY}" r="4" fill="#ffe082" stroke="#222"/>`;
}
