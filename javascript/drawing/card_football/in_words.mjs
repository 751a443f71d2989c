// The description below a drawing: facts of a card-football position that the drawing cannot show.
import { cardsLeft } from '#engine/card_football/card_pile.mjs';
import { lineToGain, seatToName } from '#engine/card_football/position.mjs';
import { otherSeat } from '#engine/card_football/rulebook.mjs';
import { DOWN_NAMES, FIELD, MIDFIELD, ROLE_NAMES } from '#constants/card_football/diagram.mjs';
import { capital } from '../shared/words.mjs';

export function when({ phase, overtime, quarter, untimed }) {
  if (phase === 'over') return 'game over';
  return overtime ? 'overtime' : `quarter ${quarter}${untimed ? ', untimed' : ''}`;
}

/**
 * The situation, the side with the ball, and the number of cards left; also the called plays and promises, if there
 * are any.
 */
export function told(rules, position) {
  const { bans, calls, card, offence, phase, spot } = position;
  const left = position.cards_left ?? cardsLeft(rules, position);
  const pile = `${left} card${left === 1 ? '' : 's'} left`;
  const isOnTheField = offence !== null && spot !== null;
  return [
    SITUATION[phase](position),
    isOnTheField ? `${offence} attacks ${offence === 'home' ? 'to the right' : 'to the left'}, ${pile}` : pile,
    ...(calls.offence || calls.defence ? [`Chosen: ${calls.offence || 'nothing yet'} against ${calls.defence || 'nothing yet'}`] : []),
    ...(card === null ? [] : [`Card ${card} is turned up`]),
    ...bans.map((ban) => `${ban.role === 'offence' ? ban.offence : otherSeat(ban.offence)} may not use ${ban.play} while ${ban.offence} has the ball`),
  ];
}

const SITUATION = {
  deck: ({ generated }) => `The deck is being made: ${generated.length} cards so far`,
  coin: ({ overtime }) => (overtime ? 'The coin decides who receives' : 'The coin decides who kicks off'),
  'kick-off': ({ kicker, redraw }) => `${kicker} kicks off${redraw ? '; another card decides the place of the ball' : ''}`,
  choose: play,
  'turn-card': play,
  name: (position) => `${seatToName(position)} must name a play of the ${ROLE_NAMES[position.to_name]} it will not use`,
  try: ({ offence }) => `Touchdown: ${offence} tries for one point or two`,
  over: ({ score: { home, away } }) => (home === away ? 'A draw' : `${home > away ? 'home' : 'away'} has won`),
};

/** Down, distance and yard line, or the two-point play. */
function play(position) {
  const { down, offence, spot } = position;
  const target = lineToGain(position);
  if (down === null || target === null) return `Two-point play from ${yardLine(offence, spot)}`;
  const toGo = target === FIELD ? 'goal to go' : `${target - spot} to go`;
  return `${capital(DOWN_NAMES[down - 1])} down, ${toGo}, ball on ${yardLine(offence, spot)}`;
}

/** The text of a spot: `home's 30`, `away's 44`, `midfield`. */
function yardLine(seat, spot) {
  if (spot === MIDFIELD) return 'midfield';
  return spot < MIDFIELD ? `${seat}'s ${spot}` : `${otherSeat(seat)}'s ${FIELD - spot}`;
}
