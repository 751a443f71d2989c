// The position as a seat (or "public") may see it, and what lies on the table beside it.
import { cardsLeft } from './card_pile.mjs';
import { lineToGain, roleOf } from './position.mjs';
import { HANDS, SEATS } from './rulebook.mjs';

export function view({ rules, position }, seat) {
  const own = SEATS.includes(seat) && position.offence !== null ? roleOf(position, seat) : null;
  return {
    ...position,
    calls: Object.fromEntries(Object.entries(position.calls).map(([role, play]) => [role, seenCall(position, own, role, play)])),
    hand: own === null ? [] : HANDS[own],
    cards_left: cardsLeft(rules, position),
    line_to_gain: lineToGain(position),
  };
}

// PLAY.offence-choice, PLAY.defence-choice: secret until both are shown.
const seenCall = ({ phase }, own, role, play) =>
  (phase !== 'choose' || role === own || play === null ? play : 'hidden');
