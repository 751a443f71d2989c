// The exact odds of an action in a few short lines, for a menu.
import { odds, WITHHELD } from '../action_previews.mjs';
import { share } from '../chance.mjs';
import { valueSaid } from '../phrases.mjs';
import { now } from '../session.mjs';

const MOST_LINES = 2;
const MOST_RESULTS = 4;

/** The odds as lines of text; no lines if the result is certain, hidden, or has too many outcomes. */
export async function oddsLines({ session, seat, game }, step) {
  const told = await odds(session, seat, step, { ...pointersOf(now(session).position, step), ...game.places });
  if (told === WITHHELD || !told.places) return [];
  return told.places.filter(({ odds: all }) => all !== WITHHELD && all.length > 1 && all.length < 13).slice(0, MOST_LINES).map(lineOf);
}

function lineOf({ name, odds: all }) {
  const rows = [...all].sort((one, other) => share(other.p) - share(one.p));
  const results = rows.slice(0, MOST_RESULTS).map(({ is: [value], p }) => `${valueSaid(value)} ${p} (${Math.round(100 * share(p))} %)`);
  return `${name}: ${results.join(', ')}${rows.length > MOST_RESULTS ? ', …' : ''}`;
}

/** The values that an action changes in particular: the state of the man who is contacted, and of the man who contacts. */
function pointersOf(position, { action: { type, man, target } }) {
  if (type !== 'contact' || position.men?.offense?.on === undefined) return {};
  const sideOf = (label) => ['offense', 'defense'].find((side) => side !== position.stage.side && Object.hasOwn(position.men[side].on, label));
  const other = sideOf(target);
  return other === undefined ? {} : { [`#${target} is down for`]: `/men/${other}/on/${target}/neutralized`, [`#${man} is down for`]: `/men/${position.stage.side}/on/${man}/neutralized` };
}
