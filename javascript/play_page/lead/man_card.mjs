// The card of a man in one line: his position, and what he is good at.
import { ask } from '../engine_connection.mjs';
import { listed } from '../phrases.mjs';

/** A promise of the text about a man of the drawing. */
export async function manSaid({ session }, name, part) {
  const { ruleset } = session.about;
  const says = { 'tactical-football': footballer, 'computer-football': runner, 'tactical-soccer': soccerPlayer }[ruleset];
  return says ? says(session.handle, name, part) : '';
}

async function footballer(game, man, part) {
  const side = part.classList.contains('defense') ? 'defense' : 'offense';
  const { status, value } = await ask({ op: 'query', query: 'man', game, args: { side, man } });
  if (status !== 'ok') return side;
  const skills = Object.entries({ strength: value.strength, points: value.allowance, passing: value.passing, receiving: value.receiving })
    .filter(([, number]) => Number.isInteger(number)).map(([name, number]) => `${name} ${number}`);
  return `${side} ${value.position}: ${skills.join(', ')}`;
}

async function runner(game, man, part) {
  const { status, value } = await ask({ op: 'query', query: 'men', game, args: {} });
  const side = part.dataset.man.split(' ')[0];
  if (status !== 'ok' || value[side]?.[man] === undefined) return side;
  const { speed, power } = value[side][man];
  return `${side}: speed ${speed}, power ${power}`;
}

async function soccerPlayer(game, man) {
  const { status, value } = await ask({ op: 'query', query: 'skills', game, args: { class: man[0] } });
  return status === 'ok' ? `${value.class}: ${listed(value.skills)}` : '';
}
