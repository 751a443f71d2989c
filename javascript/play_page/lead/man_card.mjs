// The card of a man in one line: his position, and what he is good at.
import { ask } from '../engine_connection.mjs';
import { make } from '../elements.mjs';
import { listed } from '../phrases.mjs';

/** A promise of the text about a man of the drawing. */
export async function manSaid(table, name, part) {
  const isDefense = part.classList.contains('defense') || part.dataset.man.startsWith('defense');
  return told(table, name, isDefense ? 'defense' : 'offense');
}

/** What a man can do, as an element of a button that chooses him; the text comes later. */
export function skillsOf(table, man, side = null) {
  const place = make('span.skills');
  told(table, man, side).then((text) => place.replaceChildren(text));
  return place;
}

async function told({ session }, name, side) {
  const { ruleset } = session.about;
  const says = { 'tactical-football': footballer, 'computer-football': runner, 'tactical-soccer': soccerPlayer }[ruleset];
  return says ? says(session.handle, name, side) : '';
}

async function footballer(game, man, side) {
  const { status, value } = await ask({ op: 'query', query: 'man', game, args: { side, man } });
  if (status !== 'ok') return side;
  const skills = Object.entries({ strength: value.strength, points: value.allowance, passing: value.passing, receiving: value.receiving })
    .filter(([, number]) => Number.isInteger(number)).map(([name, number]) => `${name} ${number}`);
  return `${side} ${value.position}: ${skills.join(', ')}`;
}

async function runner(game, man, side) {
  const { status, value } = await ask({ op: 'query', query: 'men', game, args: {} });
  if (status !== 'ok' || value[side]?.[man] === undefined) return side;
  const { speed, power } = value[side][man];
  return `${side}: speed ${speed}, power ${power}`;
}

async function soccerPlayer(game, man) {
  const { status, value } = await ask({ op: 'query', query: 'skills', game, args: { class: man[0] } });
  return status === 'ok' ? `${value.class}: ${listed(value.skills)}` : '';
}
