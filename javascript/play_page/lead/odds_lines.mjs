// The exact odds of an action in a few short lines, for a menu.
import { odds, WITHHELD } from '../action_previews.mjs';
import { share } from '../chance.mjs';
import { ask } from '../engine_connection.mjs';
import { now } from '../session.mjs';
import { resultsSaid } from './result_words.mjs';

const MOST_LINES = 2;
const MOST_RESULTS = 4;

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * The odds as lines {text, exact}: `F1 keeps the ball (83 %)`, and the exact fractions; no lines if the result is certain,
 * hidden, or has too many outcomes. `place` is the clicked one.
 */
export async function oddsLines({ session, seat, game }, step, place = null) {
  if (step.action.type === 'shoot') return place === null ? [] : shotLines(session, step.action.man, place);
  const told = await odds(session, seat, step, { ...pointersOf(now(session).position, step), ...game.places });
  if (told === WITHHELD || !told.places) return [];
  return told.places.filter(({ odds: all }) => all !== WITHHELD && all.length > 1 && all.length < 13).slice(0, MOST_LINES).map(lineOf);
}

/** The odds of the roll for a shot at a goal hex; a goalie or a man on the way may still stop the ball. */
async function shotLines({ handle: game, moments }, man, place) {
  const asked = async (query, args) => (await ask({ op: 'query', query, game, args })).value;
  const distance = await asked('distance', { from: moments.at(-1).position.men[man], to: place.split(',').map(Number) });
  if (distance?.['in range'] !== true) return [];
  const { skills } = await asked('skills', { class: man[0] });
  const modifier = skills.includes('Shoot') ? 1 : 0;
  const means = [];
  for (const die of FACES) means.push((await asked('shoot', { distance: distance.steps, die, modifier })).means);
  const part = (name) => means.filter((each) => each === name).length;
  const found = [...new Set(means)];
  return [{ text: found.map((name) => `${name} (${Math.round(100 * part(name) / FACES.length)} %)`).join(', '), exact: found.map((name) => `${part(name)}/${FACES.length}`).join(', ') }];
}

function lineOf({ name, odds: all }) {
  const exact = [...all].sort((one, other) => share(other.p) - share(one.p)).slice(0, MOST_RESULTS).map(({ p }) => p).join(', ');
  return { text: resultsSaid(name, all, MOST_RESULTS), exact: `${exact}${all.length > MOST_RESULTS ? ', …' : ''}` };
}

/** The values that an action changes in particular: the state of the man who is contacted, and of the man who contacts. */
function pointersOf(position, { action: { type, man, target } }) {
  if (type !== 'contact' || position.men?.offense?.on === undefined) return {};
  const sideOf = (label) => ['offense', 'defense'].find((side) => side !== position.stage.side && Object.hasOwn(position.men[side].on, label));
  const other = sideOf(target);
  return other === undefined ? {} : { [`#${target}`]: `/men/${other}/on/${target}/neutralized`, [`#${man}`]: `/men/${position.stage.side}/on/${man}/neutralized` };
}
