// Secret choices as cards: face down while the viewer may not see them, face up otherwise.
import { make } from '../elements.mjs';
import { spaced, valueSaid } from '../phrases.mjs';
import { HIDDEN, shownTo } from '../visibility.mjs';
import { now } from '../session.mjs';

/** The places of a position with a secret choice, by the name of the player who makes it. */
const SECRETS = {
  'card-football': { 'the offense': '/calls/offence', 'the defense': '/calls/defence' },
  'computer-football': { 'the offense': '/call' },
  'tactical-football': { 'the offense': '/plans/offense', 'the defense': '/plans/defense' },
  'tactical-soccer': { 'the attack': '/aims/attack', 'the defense': '/aims/defence' },
};

/** The cards of a table; null if nothing has been chosen. */
export function secretCards({ session, seat }) {
  const view = shownTo(now(session), seat);
  const cards = Object.entries(SECRETS[session.about.ruleset]).map(([who, pointer]) => [who, at(view, pointer)]).filter(([, value]) => value !== null && value !== undefined);
  return cards.length === 0 ? null : make('div.secret-cards', { role: 'group', 'aria-label': 'Secret choices' }, cards.map(([who, value]) => card(who, value)));
}

const at = (value, pointer) => pointer.split('/').slice(1).reduce((inside, name) => inside?.[name], value);

function card(who, value) {
  const isDown = value === HIDDEN || typeof value === 'object' && Object.values(value).includes(HIDDEN);
  return make(`div.secret-card.${isDown ? 'down' : 'up'}`, {}, make('span.whose', {}, who), make('strong', {}, isDown ? 'face down' : wordsOf(value)));
}

const wordsOf = (value) => (typeof value === 'object' ? Object.entries(value).filter(([, each]) => each !== null && typeof each !== 'boolean').map(([name, each]) => (name === 'line' || name === 'play' ? spaced(String(each)) : `${name} ${valueSaid(each)}`)).join(', ') : spaced(valueSaid(value)));
