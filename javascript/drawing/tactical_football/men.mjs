// Drawing of the men: counters with number, hex and facing, their markers, and their balls.
import { zone } from '#engine/tactical_football/field.mjs';
import { isActive } from '#engine/tactical_football/position.mjs';
import { ROLES } from '#engine/tactical_football/rulebook.mjs';
import { INNER } from '#constants/tactical_football/map_picture.mjs';
import { ASIDE, BALLS, FACINGS, FILL, FRONT, PALE } from '#constants/tactical_football/men_picture.mjs';
import { outlines } from './map.mjs';

/** The men sorted by number; they come in no fixed order. */
export const inOrder = (labels) => [...labels].sort((one, other) => one.length - other.length || (one < other ? -1 : Number(one > other)));

/** Every man of a side on the field, as {role, label, man}. */
export const menOf = ({ men }, role) => inOrder(Object.keys(men[role].on)).map((label) => ({ role, label, man: men[role].on[label] }));

/** The description of a man: `offense 51 on 1930, facing N, hit`. */
export const saidOf = ({ role, label, man: { at, facing, hit, neutralized } }) => [
  `${role} ${label} on ${at}`, `facing ${facing}`, ...(neutralized ? [`neutralized ${neutralized}`] : []), ...(hit ? ['hit'] : []),
].join(', ');

/** The hexes that each side controls; before the snap they have no effect and are not drawn. */
export function zones(sheet, { men: teams, snap }) {
  if (snap === null) return '';
  return ROLES.map((role) => {
    const controlled = new Set(Object.values(teams[role].on).filter(isActive).flatMap(({ at, facing }) => zone(sheet.field, at, facing)));
    const blocks = sheet.blocks.map((hexes) => hexes.filter((hex) => controlled.has(hex))).filter((hexes) => hexes.length > 0);
    const drawn = blocks.map((hexes) => `<g><path d="${outlines(sheet, hexes, INNER)}"/></g>`).join('');
    return drawn && `<g class="controlled ${role}" fill="${PALE[role]}" fill-opacity="0.38">${drawn}</g>`;
  }).join('');
}

/**
 * Every man on the field, those of the offense first; `left` are the points left to men who have moved. These men are
 * drawn last, so that no adjacent counter covers them.
 */
export function men(sheet, position, left) {
  const byHex = new Map();
  for (const each of ROLES.flatMap((role) => menOf(position, role))) byHex.set(each.man.at, [...byHex.get(each.man.at) ?? [], each]);
  const pointsOf = [];
  const drawn = [...byHex].map(([hex, there]) => {
    const [x, y] = sheet.at(hex);
    if (there.length > 2) return stack(x, y, hex, there);
    return there.map((each, number) => {
      const aside = there.length === 1 ? 0 : ASIDE * (2 * number - 1);
      const his = each.role === position.stage.side ? left.get(each.label) : undefined;
      pointsOf.push(points(his, x + aside, y + aside));
      return counter(x + aside, y + aside, position, each, his);
    }).join('');
  });
  return `<g class="men" font-size="25" font-weight="bold" text-anchor="middle">${drawn.join('')}${pointsOf.join('')}</g>`;
}

/** A counter; paler if the man is neutralized. */
function counter(x, y, position, drawn, left) {
  const { role, label, man } = drawn;
  const [fill, ink, sort] = man.neutralized ? [PALE[role], '#222', ' neutralized'] : [FILL[role], '#fff', ''];
  const turned = 360 / FACINGS.length * FACINGS.indexOf(man.facing);
  return `<g class="man ${role}${sort}" data-man="${label}"${left === undefined ? '' : ` data-left="${left}"`}><title>${saidOf(drawn)}</title>`
    + `<path class="token" d="M${x} ${y}${INNER}" fill="${fill}" stroke="${FILL[role]}"/>`
    + `<path class="front" d="${FRONT}" transform="translate(${x} ${y})rotate(${turned})" fill="${FILL[role]}" stroke="#fff" stroke-width="1.6"/>`
    + `${name(x, y, label, man.at, ink)}${markers(man, x, y)}${carried(position.ball, drawn, x + 22, y - 20)}</g>`;
}

/** The text on a counter, with the hex below it. */
const name = (x, y, text, hex, ink) => `<text class="name" x="${x}" y="${y + 4}" fill="${ink}">${text}</text>`
  + `<text class="where" x="${x}" y="${y + 18}" fill="${ink}" font-size="14" font-weight="normal">${hex}</text>`;

/** A Hit marker, or a Neutralization marker with its number. */
function markers({ hit, neutralized }, x, y) {
  if (!neutralized && !hit) return '';
  const [word, sort] = neutralized ? [neutralized, 'down'] : ['H', 'hit'];
  return `<rect class="marker ${sort}" x="${x - 29}" y="${y - 28}" width="22" height="22" rx="4" fill="#ffd400" stroke="#222" stroke-width="1.6"/>`
    + `<text class="marked" x="${x - 18}" y="${y - 10}" fill="#111" font-size="19">${word}</text>`;
}

/** The number of Movement Points left to a man. */
const points = (left, x, y) => (left === undefined ? ''
  : `<circle class="left" cx="${x - 26}" cy="${y + 19}" r="11" fill="#fff" stroke="#222" stroke-width="1.6"/>`
    + `<text class="marked" x="${x - 26}" y="${y + 25}" fill="#111" font-size="17">${left}</text>`);

/** The ball or dummy ball of a man; in a view of the defense each of several balls may be the real one. */
function carried({ is, by, among = [], dummies = [] }, { role, label }, x, y) {
  if (role === 'defense' || is !== 'carried') return '';
  if (label === by) return ball(x, y, 'held');
  if (dummies.includes(label)) return ball(x, y, 'dummy');
  return among.includes(label) ? ball(x, y, 'hidden') : '';
}

const SAID = { ...BALLS, hidden: 'the ball or a dummy ball' };

function ball(x, y, how) {
  const [fill, dashes] = how === 'dummy' || how === 'hidden' ? ['#fff', ' stroke-dasharray="4 3"'] : ['#8a4b1f', ''];
  return `<ellipse class="ball ${how}" cx="${x}" cy="${y}" rx="12" ry="8.5" fill="${fill}" stroke="#111"`
    + ` stroke-width="2.6"${dashes}><title>${SAID[how]}</title></ellipse>`;
}

/** The ball if no man carries it: on its hex before the snap, where it was lost, or where it is down. */
export function lying(sheet, { ball: { at, is }, men: teams }) {
  if (at === undefined) return '';
  const [x, y] = sheet.at(at);
  const isTaken = ROLES.some((role) => Object.values(teams[role].on).some((man) => man.at === at));
  return isTaken ? ball(x + 22, y - 20, is) : ball(x, y, is);
}

/** A stack with more men than a hex can show, such as the huddle; it shows their number. */
function stack(x, y, hex, there) {
  const [{ role }, labels] = [there[0], there.map(({ label }) => label).join(' ')];
  const layers = [8, 4, 0].map((step) => `<path class="token" d="M${x + step} ${y + step}${INNER}" fill="${FILL[role]}" stroke="#fff"/>`);
  return `<g class="man ${role} stack" data-man="${labels}"><title>${role} ${labels} on ${hex}</title>${layers.join('')}`
    + `${name(x, y, there.length, hex, '#fff')}</g>`;
}
