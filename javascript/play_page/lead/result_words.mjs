// A possible result of an action in words: `#61 stays on his feet`, `F1 has the ball`.
import { share } from '../chance.mjs';
import { valueSaid } from '../phrases.mjs';

const isNothing = (value) => value === null || Array.isArray(value) && value.length === 0;

/** What comes after a pass in tactical-soccer. */
const PHASES = { intercept: 'the other side may intercept', receive: 'the ball has to be caught' };

/** What a value means, by the name under which the page asks for it. */
const WORDS = {
  'the holder': (value) => (isNothing(value) ? 'nobody has the ball' : `${value} has the ball`),
  'the carrier': (value) => (isNothing(value) ? 'nobody has the ball' : `${valueSaid(value)} has the ball`),
  'the loose ball': (value) => (isNothing(value) ? 'the ball is not loose' : `the ball lies loose on ${valueSaid(value)}`),
  'the phase': (value) => PHASES[value],
  'the booked': (value) => (isNothing(value) ? 'no card' : `card for ${valueSaid(value)}`),
  'the caught': (value) => (isNothing(value) ? 'no foul seen' : `foul seen by ${valueSaid(value)}`),
  'the ball': (value) => (value === 'loose' ? 'fumble' : `the ball is ${valueSaid(value)}`),
  'the offense': (value) => `${valueSaid(value)} has the ball`,
  'the side with the ball': (value) => `the ${valueSaid(value)} has the ball`,
};

/** All results in one line, the most likely first: `F1 has the ball (83 %), F3 has the ball (17 %)`. */
export function resultsSaid(name, odds, most) {
  const rows = [...odds].sort((one, other) => share(other.p) - share(one.p));
  const told = rows.slice(0, most).map(({ is: [value], p }, number) => `${resultSaid(name, value, number)} (${percent(share(p))})`);
  return `${told.join(', ')}${rows.length > most ? ', …' : ''}`;
}

const percent = (part) => (part > 0 && part < 0.005 ? 'under 1 %' : `${Math.round(100 * part)} %`);

/** A result; `number` is its place in the line, because only the first result of a man names him. */
function resultSaid(name, value, number) {
  if (name.startsWith('#')) return `${number === 0 ? `${name} ` : ''}${value === 0 ? 'stays on his feet' : `${number < 2 ? 'goes down ' : ''}with marker ${value}`}`;
  if (name.endsWith("'s score")) return `${number === 0 ? `${name} is ` : ''}${value}`;
  return WORDS[name]?.(value) ?? `${number === 0 ? `${name}: ` : ''}${valueSaid(value)}`;
}
